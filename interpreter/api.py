"""What generated modules import; nothing else of the interpreter is for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interpreter.board import NOTHING, Board, FixedTables
from interpreter.campaigns import Campaign
from interpreter.documents import Definition, Occurrence, names_of
from interpreter.game import Game, nearest
from interpreter.limits import ROUNDS, both, numbers, part, product, square
from interpreter.options import Option
from interpreter.program import Program
from interpreter.prompts import ActionInfo, Actions, OneOf, Prompt, YesNo
from interpreter.shapes import drawn, parts, placements, singles
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
    "last_of",
    "lowest_of",
    "names_of",
    "nearest",
    "parse_shape",
    "parts",
    "placements",
    "position",
    "singles",
    "take_turn",
]


def built_on(path: Sequence[str], *others: str) -> list[str]:
    """The folders of a package: its own, and those of the packs it builds on, as seen from there."""
    return [*path, *[f"{path[0]}/{other}" for other in others]]


def position(items: Sequence[Any], item: Any) -> int:
    """Where an item stands in a list, counted from 0; -1 if it does not."""
    for index, other in enumerate(items):
        if other == item:
            return index
    return -1


identity: Final = id  # of a document: two that are merged may equal one


def first_of(items: Sequence[Any], nothing: Any) -> Any:
    return items[0] if items else nothing


def last_of(items: Sequence[Any], nothing: Any) -> Any:
    return items[-1] if items else nothing


def lowest_of(items: Sequence[Any], ranks: Sequence[int]) -> list[Any]:
    """Those with the lowest rank; there is at least one."""
    least = min(ranks)
    return [item for item, rank in zip(items, ranks, strict=True) if rank == least]


def highest_of(items: Sequence[Any], ranks: Sequence[int]) -> list[Any]:
    """Those with the highest rank; there is at least one."""
    most = max(ranks)
    return [item for item, rank in zip(items, ranks, strict=True) if rank == most]


def first_part(pair: tuple[Any, Any]) -> Any:
    return pair[0]
