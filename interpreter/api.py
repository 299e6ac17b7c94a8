"""What generated modules import; nothing else of the interpreter is for them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from interpreter.board import NOTHING, Board, FixedTables
from interpreter.campaigns import Campaign
from interpreter.clauses import reached
from interpreter.documents import Definition, Occurrence, names_of
from interpreter.game import Game, nearest
from interpreter.limits import (
    ROUNDS,
    Item,
    both,
    numbers,
    part,
    product,
    settled,
    square,
    with_item,
)
from interpreter.options import Option
from interpreter.program import Program
from interpreter.prompts import ActionInfo, Actions, OneOf, Prompt, YesNo
from interpreter.rules import Rules
from interpreter.shapes import drawn, groups, placements, singles
from interpreter.shapes import parse as parse_shape
from interpreter.tables import (
    Abilities,
    Action,
    Activated,
    Balance,
    Contents,
    Modifier,
    Phase,
    Scenario,
    Timer,
    Trigger,
)
from interpreter.turns import at_once, take_turn

__all__ = [
    "NOTHING",
    "ROUNDS",
    "Abilities",
    "Action",
    "ActionInfo",
    "Actions",
    "both",
    "numbers",
    "part",
    "product",
    "settled",
    "with_item",
    "square",
    "Activated",
    "Balance",
    "Board",
    "Campaign",
    "Contents",
    "Definition",
    "FixedTables",
    "Game",
    "Modifier",
    "Occurrence",
    "OneOf",
    "Option",
    "Phase",
    "Program",
    "Prompt",
    "Rules",
    "Scenario",
    "Timer",
    "Trigger",
    "YesNo",
    "at_once",
    "built_on",
    "drawn",
    "first_of",
    "first_part",
    "highest_of",
    "identity",
    "minus",
    "last_of",
    "lowest_of",
    "members",
    "names_of",
    "nearest",
    "parse_shape",
    "groups",
    "placements",
    "position",
    "reached",
    "singles",
    "take_turn",
    "those_true",
]


def built_on(path: Sequence[str], *others: str) -> list[str]:
    """The folders of a package: its own, and those of the packs it builds on, as seen from there."""
    return [*path, *[f"{path[0]}/{other}" for other in others]]


def position(items: Sequence[Any], item: Any) -> int:
    """Where an item stands in a list, counted from 0; -1 if it does not."""
    try:
        return items.index(item)
    except ValueError:
        return -1


_SHORT: Final = 8  # to look through so few takes no longer than to find their set
_MOST_SETS: Final = 500
_sets: Final[
    dict[int, tuple[tuple[Any, ...], frozenset[Any]]]
] = {}  # by the id of what they are made of


def members(items: Sequence[Any]) -> Collection[Any]:
    """What to look into for many things, one after the other: a set if the list is not short.

    Lists in the state are tuples, and stay the same for long: their sets are remembered.
    """
    if len(items) <= _SHORT:
        return items
    if not isinstance(items, tuple):
        return frozenset(items)
    known = _sets.get(id(items))
    if known is None:
        if len(_sets) >= _MOST_SETS:
            _sets.clear()
        # While it is kept there, nothing else has its id.
        _sets[id(items)] = known = (items, frozenset(items))
    return known[1]


identity: Final = id  # of a document: two that are merged may equal one


def minus(one: Sequence[Item], other: Sequence[Any]) -> list[Item]:
    """What is in the first list and not in the second."""
    found: list[Item] = []
    for item in one:
        if item not in other:
            found.append(item)
    return found


def those_true(*conditions: bool) -> list[int]:
    """The numbers of the conditions that hold."""
    found: list[int] = []
    for number, holds in enumerate(conditions):
        if holds:
            found.append(number)
    return found


def first_of(items: Sequence[Item], nothing: Item) -> Item:
    return items[0] if items else nothing


def last_of(items: Sequence[Item], nothing: Item) -> Item:
    return items[-1] if items else nothing


def lowest_of(items: Sequence[Item], ranks: Sequence[int]) -> list[Item]:
    """Those with the lowest rank; there is at least one."""
    return _ranked(items, ranks, min(ranks))


def highest_of(items: Sequence[Item], ranks: Sequence[int]) -> list[Item]:
    """Those with the highest rank; there is at least one."""
    return _ranked(items, ranks, max(ranks))


def _ranked(items: Sequence[Item], ranks: Sequence[int], wanted: int) -> list[Item]:
    if ranks.count(wanted) == 1:
        return [items[ranks.index(wanted)]]
    found: list[Item] = []
    for item, rank in zip(items, ranks, strict=True):
        if rank == wanted:
            found.append(item)
    return found


def first_part(pair: tuple[Item, Any]) -> Item:
    return pair[0]
