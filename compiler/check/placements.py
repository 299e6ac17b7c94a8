"""Warn of pieces in a set-up that were probably placed by mistake: two on one space, or one that nobody owns."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from compiler.check.facts import Findings
from compiler.language import syntax as s
from compiler.model.definitions import World
from compiler.source.diagnostics import Related
from compiler.source.positions import Scalar, Span

FEW = 4  # with fewer pieces, one that stands out may well be meant


@dataclass(frozen=True, slots=True)
class _Placed:
    """`place captain at (1, 1) for players[0]` in a set-up."""

    name: str
    kind: str
    space: str
    owned: bool
    span: Span
    at: Span


def check_placements(world: World, setup: Scalar, tree: Sequence[s.Stmt], report: Findings) -> None:
    """Look at what a set-up places one by one; what it does in loops follows other rules."""
    found = [placed for statement in tree if (placed := _placed(world, setup, statement))]
    _two_on_one(found, report)
    _nobodys(found, report)


def _placed(world: World, setup: Scalar, statement: s.Stmt) -> _Placed | None:
    phrase = statement.phrase if isinstance(statement, s.Do) else None
    if phrase is None or phrase.verb.text != "place" or len(phrase.args) != 1:
        return None
    what, preps = phrase.args[0], {word.text: value for word, value in phrase.preps}
    things = world.things.get(what.text, []) if isinstance(what, s.Name) else []
    where = preps.get("at")
    if len(things) != 1 or not isinstance(where, (s.Coordinate, s.Name)):
        return None
    start, end = where.pos
    return _Placed(
        things[0].short,
        world.chain(things[0].kind)[-1].name,
        "".join(setup.text[start:end].split()),
        "for" in preps,
        setup.at(phrase.pos[0], phrase.pos[1] - phrase.pos[0]),
        setup.at(start, end - start),
    )


def _two_on_one(found: list[_Placed], report: Findings) -> None:
    """Where all pieces but two have a space of their own, these two were probably not meant to share one."""
    by_space: dict[str, list[_Placed]] = defaultdict(list)
    for placed in found:
        by_space[placed.space].append(placed)
    crowded = [group for group in by_space.values() if len(group) > 1]
    if len(crowded) != 1 or len(crowded[0]) != 2 or len(by_space) < FEW - 1:
        return
    [(first, second)] = crowded
    if first.kind == second.kind:
        said = f"`{first.name}` is already on this space, and all others have a space of their own"
        related = Related(first.at, f"`{first.name}` is placed")
        report.warning("W0458", said, second.at, "place it on another space", related)


def _nobodys(found: list[_Placed], report: Findings) -> None:
    """Where all pieces of a kind but one have an owner, it was probably forgotten."""
    by_kind: dict[str, list[_Placed]] = defaultdict(list)
    for placed in found:
        by_kind[placed.kind].append(placed)
    for group in by_kind.values():
        alone = [placed for placed in group if not placed.owned]
        if len(alone) == 1 and len(group) >= FEW:
            said = f"this `{alone[0].name}` has no owner, and all others have one"
            report.warning("W0459", said, alone[0].span, "add `for` and the player who owns it")
