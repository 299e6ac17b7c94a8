"""Warnings about cards whose effect is defined elsewhere.

before   - card: rain              - verb: let_it_rain
           effects: let_it_rain      do: for each unit: push 1 to it
after    warning[W0451]: `rain` only calls `let_it_rain`, and nothing else does
"""

from __future__ import annotations

from collections.abc import Iterator

from compiler.check.facts import Facts, places_of
from compiler.language import syntax as s
from compiler.language.parse import tree_of
from compiler.language.refusals import LanguageError
from compiler.model.definitions import Routine, Thing, World
from compiler.source.diagnostics import Related, Report
from compiler.source.positions import Scalar


def report_effects_elsewhere(world: World, facts: Facts, report: Report) -> None:
    """Warn of documents that do nothing but call a verb that nothing else uses."""
    for thing in world.all_things:
        lines = list(_lines(thing))
        calls = [_only_call(ability, world) for _, ability in lines]
        for (scalar, _), call in zip(lines, calls, strict=True):
            if call is None or None in calls:
                continue
            verb = world.routines.get("verb", {}).get(call.verb.text)
            if verb is None or verb.pack != thing.pack or not _is_a_line(verb):
                continue
            if len(set(places_of(facts.uses, verb.key))) == 1:
                said = f"`{thing.short}` only calls `{verb.name}`, and nothing else does"
                help = "write on the card what it does"
                related = Related(verb.span, f"`{verb.name}` is defined")
                start, end = call.verb.pos
                report.warning("W0451", said, scalar.at(start, end - start), help, related)


def _lines(thing: Thing) -> Iterator[tuple[Scalar, s.Ability]]:
    for scalars in thing.effects.values():
        for scalar in scalars:
            try:
                yield from ((scalar, ability) for ability in tree_of(scalar.text, "effects"))
            except LanguageError:
                return  # it has been reported


def _only_call(ability: s.Ability, world: World) -> s.Phrase | None:
    """The call that is all an ability does, if it hands over nothing but who and whom."""
    match ability.body:
        case (s.Do(phrase=s.Phrase() as phrase),):
            given = [*phrase.args, *(value for _, value in phrase.preps)]
            known = [isinstance(value, s.Name) and not world.defined(value.text) for value in given]
            return phrase if all(known) else None
        case _:
            return None


def _is_a_line(verb: Routine) -> bool:
    """Whether a verb does what one line of a card can say as well, in words of other rules."""
    body = verb.body.entries.get("do")
    if not isinstance(body, Scalar) or "log" in verb.body.entries:
        return False
    try:
        tree = tree_of(body.text, "block")
    except LanguageError:
        return False
    while len(tree) == 1 and isinstance(tree[0], s.ForEach):
        tree = tree[0].body
    if len(tree) != 1 or not isinstance(tree[0], (s.Do, s.Emit)):
        return False
    phrase = tree[0].phrase
    given = [*phrase.args, *(value for _, value in phrase.preps)]
    return all(isinstance(value, (s.Name, s.Number, s.Constant)) for value in given)
