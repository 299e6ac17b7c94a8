"""Pieces that lie open, and the zones that belong to pieces."""

from __future__ import annotations

from typing import Any

from interpreter import NOTHING, Game


def zone_holders(game: Game) -> dict[int, int]:
    """The pieces that zones belong to."""
    size = game.board.size
    return {size + zone: piece for zone, piece in enumerate(game.zone_holders) if piece >= 0}


def pieces_in_sight(game: Game) -> list[int]:
    """Pieces on the board, and those on top of piles of such a piece that everybody may see."""
    size = game.board.size
    found = [piece for piece in game.live if game.place[piece] < size]
    for place, holder in zone_holders(game).items():
        pile = game.contents[place]
        if pile and game.zone_kinds[place - size] == "all" and game.place[holder] < size:
            found.append(pile[-1])
    return found


def empty(value: Any, thing: bool = False) -> bool:
    """Whether a value is what there is when nothing has happened; the first `thing` has number 0."""
    if thing:
        return bool(value == NOTHING)
    return value is None or value is False or value in (0, NOTHING, "", ())
