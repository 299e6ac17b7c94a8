# Rules and documents of the pack `tabletop`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/tabletop/rules/supply.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, last_of

from ..state import State


def left_in(game: State, pile: int, what: Any) -> int:
    """How many `what` are left in `pile`."""
    # content/tabletop/rules/supply.yaml:10
    # query: left_in pile of what
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _count = 0
    for x in game.contents[pile]:
        if docs[x] is what:
            _count += 1
    return _count


def points_for(game: State, n: int, table_: Any) -> int:
    """The points for `n`."""
    # content/tabletop/rules/supply.yaml:29
    # query: points_for n in table
    return table_.points.get(max(0, min(n, table_.last_line)), 0)


def stock(game: State, n: int, what: Any, pile: int) -> None:
    """Put `n` `what` into `pile`."""
    # content/tabletop/rules/supply.yaml:4
    # verb: stock n of what in pile
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/tabletop/rules/supply.yaml:8")
        game.create(what, pile, NOTHING)


def take(game: State, what: Any, pile: int, hand: int) -> None:
    """Take a `what` from `pile`."""
    # content/tabletop/rules/supply.yaml:16
    # verb: take what from pile to hand
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for x in game.contents[pile]:
        if docs[x] is what:
            _found.append(x)
    found = last_of(_found, NOTHING)
    if found >= 0:
        game.put(found, hand)


def reveal(game: State, cards: Sequence[int], table_: int, player: int) -> None:
    """Reveal `cards`."""
    # content/tabletop/rules/supply.yaml:35
    # verb: reveal cards on table by player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for piece in cards:
        game.put(piece, table_)
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " reveals", " reveal"),
            " ",
            game.named("list piece", cards),
        )


def take_back(game: State, cards: Sequence[int], hand: int) -> None:
    """Take `cards` back."""
    # content/tabletop/rules/supply.yaml:42
    # verb: take_back cards into hand
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for piece in cards:
        game.put(piece, hand)
