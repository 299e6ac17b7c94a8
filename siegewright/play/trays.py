"""Trays of squares on cards, with what covers them, as text."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter import Definition, Game, bits_of
from siegewright.play.piece_letters import glyph_of, labels
from siegewright.play.sight import pieces_in_sight, zone_holders
from siegewright.play.widths import left, width


def drawings(game: Game, columns_of_screen: int = 80) -> list[str]:
    """Cards with a drawing that lie on the board, or on top of an open pile of a piece there.

    Squares that something covers have a character of their own.
    """
    width_of = game.program.squares_width
    if not width_of:
        return []
    columns = game.columns()
    covers = [n for n, (_, form, _) in game.program.shown.items() if form == "squares"]
    holders = zone_holders(game)
    known = labels(game)
    sign = covered_sign(game)
    blocks: list[list[str]] = []
    for piece in pieces_in_sight(game):
        rows = drawing_on(game.doc[piece], width_of)
        if not rows:
            continue
        held = [
            p for zone, holder in holders.items() if holder == piece for p in game.contents[zone]
        ]
        place = game.place[piece]
        near = [p for p in game.contents[place] if p != piece] if place < game.board.size else []
        bits = {b for p in [*held, *near] for n in covers for b in bits_of(columns[n][p])}
        shown = [
            "".join([sign if y * width_of + x in bits else c for x, c in enumerate(row)])
            for y, row in enumerate(rows)
        ]
        title, where = game.piece_name(piece), f"at {game.place_name(place)}"
        if place < game.board.size:
            title = f"{glyph_of(game, piece, known)} {title}"
        else:
            where = f"of {game.piece_name(holders[place])}"
        blocks.append([title, where, *shown])
    return beside(blocks, columns_of_screen)


def covered_sign(game: Game) -> str:
    """The character for covered squares: one that stands for nothing else on a card."""
    taken = {
        value
        for document in game.program.definitions.values()
        for value in document.fields().values()
        if isinstance(value, str) and len(value) == 1
    }
    return next(sign for sign in "#%@*" if sign not in taken or sign == "*")


def drawing_on(document: Definition, wide: int) -> list[str]:
    """The rows of letters that a document has among its fields; none if it has no drawing."""
    for value in document.fields().values():
        if isinstance(value, str) and "\n" in value:
            rows = value.rstrip("\n").split("\n")
            if max(map(len, rows)) <= wide and not any(c.isspace() for row in rows for c in row):
                return rows
    return []


def beside(blocks: Sequence[Sequence[str]], columns: int) -> list[str]:
    """Blocks of lines, as many side by side as fit."""
    lines: list[str] = []
    if not blocks:
        return lines
    wide = max([width(line) for block in blocks for line in block]) + 3
    in_row = max(1, columns // wide)
    for first in range(0, len(blocks), in_row):
        row = blocks[first : first + in_row]
        for n in range(max(map(len, row))):
            cells = [left(block[n] if n < len(block) else "", wide) for block in row]
            lines.append("".join(cells).rstrip())
    return lines
