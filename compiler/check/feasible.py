"""Preconditions of effects: costs that can be paid, and choices that exist.

before   choose one: pay_coins 2; gain 1 | choose a foe; hurt it
after    the first is offered if has_coins(2), the second if there is any foe
"""

from __future__ import annotations

from collections.abc import Sequence

from compiler.language.types import NUMBER, TRUTH
from compiler.model import core as c
from compiler.model.core_trees import free_names, nodes
from compiler.model.definitions import World


def possible(world: World, body: Sequence[c.CoreStmt]) -> c.Core | None:
    """The condition for statements to do what they say, as far as it is known before; None: always."""
    found: c.Core | None = None
    for test in _needed(world, body, set()):
        found = test if found is None else c.Op(TRUTH, "and", (found, test))
    return found


def _needed(world: World, body: Sequence[c.CoreStmt], made: set[str]) -> list[c.Core]:
    """The conditions of the statements before the first that changes anything but what is paid."""
    found: list[c.Core] = []
    for s in body:
        test: c.Core | None = None
        match s:
            case c.SLet(value=c.Choice() as choice):
                made.add(s.var)
                test = None if choice.optional else _any_of(choice.options)
            case c.SLet():
                made.add(s.var)
            case c.SChoose():
                made.add(s.var)
                test = _any_of(s.options) if s.sets else _enough(s.options, s.least)
            case c.SDo() if s.verb.startswith("pay_"):
                test = _payable(world, s)
            case c.SIf(condition=c.Op(operator="!=", args=(c.Var(name=name), _))) if name in made:
                # What comes after a choice stands inside the question whether one was made.
                return [*found, *_needed(world, s.then, made)]
            case _:
                return found
        if test is not None and _is_known(test, made):
            found.append(test)
    return found


def _is_known(test: c.Core, made: set[str]) -> bool:
    """Whether a condition is only about what is there before, and asks nobody and no dice."""
    if any(isinstance(n, (c.Choice, c.Roll)) for n in nodes(test)):
        return False
    return made.isdisjoint(name for name, _ in free_names(test))


def _any_of(options: c.Core) -> c.Core:
    if isinstance(options, c.Select) and options.mode == "list":
        return c.Select(
            TRUTH, "any", options.source, options.var, options.item, options.where, None, ()
        )
    return _enough(options, c.Lit(NUMBER, 1)) or c.Lit(TRUTH, True)


def _enough(options: c.Core, least: c.Core) -> c.Core | None:
    """Whether there are as many as must be chosen."""
    if isinstance(least, c.Lit) and least.value == 0:
        return None
    return c.Op(TRUTH, ">=", (c.Native(NUMBER, "size", (options,)), least))


def _payable(world: World, s: c.SDo) -> c.Core | None:
    """`pay_coins 2` needs `has_coins(2)`."""
    verb = world.routine("verb", s.verb)
    query = world.routine("query", "has_" + s.verb.removeprefix("pay_"))
    if verb is None or query is None or query.gives != TRUTH:
        return None
    given = {p.name: arg for p, arg in zip(verb.params, s.args, strict=True)}
    if any(p.name not in given for p in query.params):
        return None
    return c.Query(TRUTH, query.name, tuple([given[p.name] for p in query.params]))
