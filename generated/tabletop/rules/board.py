# Rules and documents of the pack `tabletop`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/tabletop/rules/board.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import NOTHING, both, last_of

from ..state import State


def seats_from(game: State, leader: int) -> Sequence[int]:
    # content/tabletop/rules/board.yaml:16
    # query: seats_from leader
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    order: Sequence[int] = (leader,)
    for _ in range(game.players - 1):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/tabletop/rules/board.yaml:21")
        order = both(order, (game.after[last_of(order, NOTHING)],))
    return order


def place_in(game: State, scores: Sequence[int], n: int) -> int:
    """The place in the ranking, counted from 1."""
    # content/tabletop/rules/board.yaml:24
    # query: place_in scores n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _count = 0
    for score in scores:
        if score > n:
            _count += 1
    return 1 + _count
