"""Values of a game as JSON, for somebody who may not know everything."""

from __future__ import annotations

from typing import Any, Final

from interpreter.board import NOTHING
from interpreter.documents import Definition
from interpreter.forms import THINGS
from interpreter.game import Game
from interpreter.limits import LARGEST
from interpreter.shapes import bits_of

# A piece that the reader does not see.
HIDDEN: Final = {"hidden": True}
# How an option calls a value of each form; all others are plain values.
_NAMES: Final = {
    "piece": "piece",
    "space": "space",
    "zone": "zone",
    "player": "player",
    "definition": "document",
    "ability": "ability",
    "squares": "squares",
    "shape": "shape",
}


def knows(game: Game, reader: int, piece: int) -> bool:
    """Whether a reader sees a piece; nobody sees one that is out of the game."""
    place = game.place[piece]
    return place >= 0 and game.sees(reader, place)


def plain(game: Game, form: str, value: Any, reader: int | None) -> Any:
    """A value as JSON; its form says what it means. For a reader, pieces that he does not see are HIDDEN.

    Things are numbers and documents their ids; no thing is None. Squares are pairs of column and row, from 1, or
    numbers of squares where the pack does not say how wide its grids are.
    """
    if value is None or (form in THINGS and value == NOTHING):
        return None
    if form.startswith("list "):
        return [plain(game, form[5:], member, reader) for member in value]
    if form == "piece":
        return HIDDEN if reader is not None and not knows(game, reader, value) else value
    if form == "ability":
        piece = plain(game, "piece", value >> 8, reader)
        return {"of": piece, "number": value & 255} if piece is not HIDDEN else HIDDEN
    if form == "squares":
        width = game.program.squares_width
        if not width:
            return list(bits_of(value))
        return [[bit % width + 1, bit // width + 1] for bit in bits_of(value)]
    if isinstance(value, Definition):
        return value.id
    if form == "shape":
        return str(value)
    if isinstance(value, (list, tuple)):
        return [plain(game, form, member, reader) for member in value]
    if isinstance(value, int) and not -LARGEST < value < LARGEST:
        return hex(value)  # JSON cannot hold very long ones
    return value


def named(game: Game, form: str, value: Any) -> dict[str, Any]:
    """A value with what it is: {"piece": 7}, {"space": 3}, {"value": 2}; {"nothing": true} if there is none."""
    if value is None or (form in THINGS and value == NOTHING):
        return {"nothing": True}
    if form.startswith("list "):
        return {"list": [named(game, form[5:], member) for member in value]}
    if form == "place":
        form = "space" if value < game.board.size else "zone"
    return {_NAMES.get(form, "value"): plain(game, form, value, None)}
