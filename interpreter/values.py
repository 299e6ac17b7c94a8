"""Values of a game as JSON for one reader, without what is hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from interpreter.board import NOTHING
from interpreter.documents import Definition
from interpreter.forms import THINGS
from interpreter.game import Game
from interpreter.limits import LARGEST
from interpreter.shapes import bits_of

Shown = Callable[[int], Any]  # what a reader sees of a piece: its number, or HIDDEN
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


def shown_to(game: Game, reader: int) -> Shown:
    """Shows a reader the pieces that this reader sees now."""

    def shown(piece: int) -> Any:
        return piece if knows(game, reader, piece) else HIDDEN

    return shown


def openly(piece: int) -> Any:
    """Shows every piece."""
    return piece


def plain(game: Game, form: str, value: Any, shown: Shown) -> Any:
    """A value as JSON; its form says what it means, and `shown` what a reader sees of a piece.

    Things are numbers and documents their ids; no thing is None. A value for each of something is an object. Squares
    are pairs of column and row, from 1, or numbers of squares where the pack does not say how wide its grids are.
    """
    if value is None or (form in THINGS and value == NOTHING):
        return None
    if form.startswith("list "):
        return [plain(game, form[5:], member, shown) for member in value]
    if form.startswith("each "):
        _, each, item = form.split(" ", 2)
        if isinstance(value, dict):  # in a document
            return {str(k): plain(game, item, member, shown) for k, member in value.items()}
        members = zip(_keys(game, each), value, strict=False)
        return {key: plain(game, item, member, shown) for key, member in members}
    if form == "piece":
        return shown(value)
    if form == "ability":
        piece = shown(value >> 8)
        return {"of": piece, "number": value & 255} if isinstance(piece, int) else piece
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
        return [plain(game, form, member, shown) for member in value]
    return number(value)


def number(value: Any) -> Any:
    """A number as JSON, which cannot hold very long ones; other values as they are."""
    # In machine code, a truth that is known to be an `int` becomes 0 or 1: give it back unchanged.
    if isinstance(value, int) and not -LARGEST < value < LARGEST:
        return hex(value)
    return value


def _keys(game: Game, each: str) -> list[str]:
    """What a state has a value for each of: players by number, documents by id, or words."""
    if each == "player":
        return [str(player) for player in range(game.players)]
    keys = game.program.keys[each]
    if isinstance(keys, type):
        return [document.id for document in game.program.of_kind[keys]]
    return list(keys)


def named(game: Game, form: str, value: Any, reader: int | None = None) -> dict[str, Any]:
    """A value with what it is: {"piece": 7}, {"space": 3}, {"value": 2}; {"nothing": true} if there is none."""
    if value is None or (form in THINGS and value == NOTHING):
        return {"nothing": True}
    if form.startswith("list "):
        return {"list": [named(game, form[5:], member, reader) for member in value]}
    if form == "piece" and game.unseen(value, reader):
        place = game.place[value]
        return {"hidden": place, "at": game.contents[place].index(value)}
    if form == "place":
        form = "space" if value < game.board.size else "zone"
    return {_NAMES.get(form, "value"): plain(game, form, value, openly)}
