"""The letters of pieces on a board."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from interpreter import NOTHING, Game
from siegewright.play.sight import empty
from siegewright.play.widths import coloured

WORD: Final = re.compile(r"(?<=[a-z0-9])_?(?=[A-Z])")  # where a word begins in the name of a class


def labels(game: Game) -> dict[str, str]:
    """A letter for each document in play; two where one would not tell it from others or the map.

    A name that begins with a number is drawn by its number.
    """
    names = {game.doc[p].id: game.doc[p].name for p in game.live if on_grid(game, p)}
    firsts = [name[:1].upper() for name in names.values()]
    signs = {sign.upper() for sign in (*game.board.chars, *drawn(game).values())}
    found: dict[str, str] = {}
    for id, name in sorted(names.items(), key=lambda item: item[1]):
        number, _, rest_of_name = name.partition(" ")
        if number.isdecimal() and rest_of_name:
            found[id] = number
            continue
        label = name[:1] or "?"
        if firsts.count(label.upper()) > 1 or label.upper() in signs:
            # The first letter of the second word, or else any that is not taken.
            rest = [c for c in name.partition(" ")[2] + name[1:] if c.isalpha()]
            choice = [label + c for c in rest] or [label]
            taken = {known.upper() for known in found.values()}
            label = next((c for c in choice if c.upper() not in taken), choice[0])
        found[id] = label
    return found


def on_grid(game: Game, piece: int) -> bool:
    """Whether a piece is where letters are drawn; beside the grid names are."""
    place = game.place[piece]
    return place < game.board.size and game.board.x[place] > 0


def glyph_of(game: Game, piece: int, known: Mapping[str, str], colours: bool = False) -> str:
    """The letters of a piece, with the number of its owner's seat where several play.

    They are upper-case for the first player and without an owner, lower-case for the others.
    """
    owner = game.owner[piece]
    label = known.get(game.doc[piece].id, "?")
    label = label.upper() if owner <= 0 else label.lower()
    if owner < 0 or game.players < 2:
        return label
    return coloured(f"{label}{owner + 1}", owner) if colours else f"{label}{owner + 1}"


def full_name(game: Game, piece: int, colours: bool) -> str:
    """The name of a piece, with the number of its owner's seat where several play."""
    owner = game.owner[piece]
    name = game.piece_name(piece)
    if owner < 0 or game.players < 2:
        return name
    return coloured(f"{name} [{owner + 1}]", owner) if colours else f"{name} [{owner + 1}]"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def drawn(game: Game) -> dict[int, str]:
    """What the map says is drawn, by space; nothing of what is hidden."""
    cells: dict[int, str] = {}
    columns, forms = game.columns(), game.program.forms
    for field, glyphs in game.program.drawing(game.board).items():
        name = f"space_{field}"
        column = () if name in forms.hidden else columns.get(name, ())
        form = forms.columns.get(name, "")
        holds = NOTHING in column  # things, so that 0 is one
        for space, value in enumerate(column):
            word = str(value).lower() if isinstance(value, bool) else str(value)
            bare = not any(value) if form.startswith("each ") else empty(value, holds)
            glyph = glyphs.get(word, None if bare else glyphs.get("any"))
            if glyph is not None:
                cells[space] = glyph.replace("{}", game.show(form, value))
    return cells
