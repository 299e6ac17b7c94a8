"""Evaluations: how good a game looks to a player, as a sum of terms.

before   terms: {army: 10 * count units of player, purse: player.coins}
after    def evaluate_duel_sense(game: State, player: int) -> int:
             army = 10 * ...
             purse = game.player_coins[player]
             return army + purse
"""

from __future__ import annotations

from compiler.check.elaborate import Elaborator
from compiler.check.facts import Findings
from compiler.check.numbers import bounds
from compiler.language.types import NUMBER
from compiler.model import core as c
from compiler.model.definitions import Routine, Thing, World
from compiler.model.former_names import read_rule
from compiler.source.diagnostics import Related, did_you_mean
from compiler.source.positions import Fields, Items, Scalar, Span


def check_terms(
    routine: Routine, elaborator: Elaborator, report: Findings
) -> tuple[c.CoreStmt, ...]:
    """The terms of an evaluation, each under its name, and their sum."""
    terms = routine.body.entries["terms"]
    assert isinstance(terms, Fields)
    found: list[tuple[str, Scalar, c.Core]] = []
    elaborator.form = "query"
    for name, scalar in terms.entries.items():
        tree = (
            read_rule(elaborator.world, scalar, "expression", report)
            if isinstance(scalar, Scalar)
            else None
        )
        if tree is not None and isinstance(scalar, Scalar):
            elaborator.scalar = scalar
            found.append((name, scalar, elaborator.expect(tree, NUMBER, f"`{name}`")))
    body: list[c.CoreStmt] = []
    total: c.Core | None = None
    for name, scalar, value in found:
        least, most = bounds(elaborator.world, value)
        if least is not None and least == most:
            said = f"`{name}` is always {least}, so it says nothing about how a game looks"
            report.warning("W0463", said, scalar.span, "say what is good or bad for `player`")
    seen: dict[c.Core, Scalar] = {}
    for name, scalar, value in found:
        first = seen.setdefault(value, scalar)
        if first is not scalar:
            said = f"`{name}` is what another term is already, so it counts twice"
            related = Related(first.span, "the first one is")
            report.warning(
                "W0442", said, scalar.span, "keep one, with the sum of the weights", related
            )
    for name, scalar, value in found:  # named now, so that no term sees the name of another
        term = c.Var(NUMBER, elaborator.declare(name, NUMBER))
        body.append(c.SLet(scalar.span.line, term.name, value, True))
        total = term if total is None else c.Op(NUMBER, "+", (total, term))
    return (*body, c.SReturn(routine.span.line, total or c.Lit(NUMBER, 0)))


def check_evaluations(world: World, report: Findings) -> None:
    """A pack gives a scenario one evaluation at most, and scenarios are there."""
    taken: dict[tuple[str, str], Routine] = {}
    for routine in world.routines.get("evaluation", {}).values():
        for name, span in _scenarios(routine).items():
            first = taken.setdefault((routine.pack, name), routine)
            if name and name not in world.scenarios:
                help = did_you_mean(name, world.scenarios)
                report.error("E0201", f"unknown scenario `{name}`", span, help, subject=name)
            elif first is not routine:
                what = f"for `{name}`" if name else "without `scenarios`"
                report.error(
                    "E0326",
                    f"there is another evaluation {what}: `{first.name}`",
                    span,
                    "remove one of them, or say which `scenarios` each is for",
                )


def evaluation_of(world: World, scenario: Thing) -> Routine | None:
    """The evaluation for a scenario: its own, that of the one it extends, or the common one.

    Packs come in the order in which they depend on each other: the last one has the last word.
    """
    known: dict[str, Routine] = {}
    for routine in world.routines.get("evaluation", {}).values():
        known.update(dict.fromkeys(_scenarios(routine), routine))
    current: Thing | None = scenario
    seen: set[str] = set()
    while current is not None and current.short not in known and current.id not in seen:
        seen.add(current.id)
        extends = current.body.entries.get("extends")
        current = world.scenarios.get(extends.text) if isinstance(extends, Scalar) else None
    return known.get(current.short if current is not None else "")


def _scenarios(routine: Routine) -> dict[str, Span]:
    """The scenarios that an evaluation names; "" if it is for all that have no other."""
    named = routine.body.entries.get("scenarios")
    if not isinstance(named, Items):
        return {"": routine.span}
    return {item.text: item.span for item in named.items if isinstance(item, Scalar)}
