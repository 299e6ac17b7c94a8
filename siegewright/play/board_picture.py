"""The board of a game as text, and what its letters mean."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from interpreter import Board, Game
from siegewright.play.board_text import draw_board
from siegewright.play.piece_letters import drawn, full_name, glyph_of, labels
from siegewright.play.sight import pieces_in_sight
from siegewright.play.trays import covered_sign, drawing_on
from siegewright.play.widths import width


def picture(
    game: Game, marked: Collection[int] = (), colours: bool = False, screen: int | None = None
) -> str:
    """Spaces, pieces and what the map says is drawn; `marked` spaces have a `+` behind what is there.

    A board that is wider than the `screen` is drawn in parts.
    """
    cells = drawn(game)
    wide = game.program.draws_names(game.board)
    known = labels(game)
    for space in range(game.board.size):
        inside = game.contents[space] if space < len(game.contents) else ()
        if inside and (wide or not game.board.x[space]):
            between = "\n" if game.board.x[space] else ", "  # on the grid one below the other
            cells[space] = between.join([full_name(game, p, colours) for p in inside])
        elif inside:
            cells[space] = _together([glyph_of(game, p, known, colours) for p in inside])
        if space in marked:
            ground = game.board.chars[space]  # a letter says what is there, and `.` nothing
            cells[space] = f"{cells.get(space, ground.strip('. '))}+"
    sections = game.program.sections(game.board)
    return draw_board(game.board, cells, sections, game.program.column_heads(game.board), screen)


def _together(glyphs: Sequence[str]) -> str:
    """The pieces of one space, so that one sees where each begins.

    >>> _together(["K", "E"]), _together(["K", "SG"]), _together(["1", "12", "P"])
    ('KE', 'K SG', '1,12,P')
    """
    if any(glyph.isdecimal() for glyph in glyphs):
        return ",".join(glyphs)
    return ("" if all(width(glyph) == 1 for glyph in glyphs) else " ").join(glyphs)


def legend(game: Game) -> dict[str, str]:
    """What the characters on the board mean: the letters of the map, then those of the pieces."""
    found = _means(game, [*game.board.chars, *drawn(game).values()])
    for field, glyphs in game.program.drawing(game.board).items():
        word = field.replace("_", " ")
        for value, sign in glyphs.items():
            if sign == "{}" and any(told.isdecimal() for told in found):
                found["1, 2, ..."] = word
            elif not found.get(sign, "-"):
                found[sign] = f"{word} {'' if value in ('any', 'true') else value}".strip()
    if not game.program.draws_names(game.board):
        names = {game.doc[p].id: game.doc[p].name for p in game.live}
        for id, label in labels(game).items():
            found[label.upper()] = names[id].removeprefix(f"{label} ")
    for sign, name in _letters(game).items():
        found[sign] = f"{found[sign]}; on cards {name}" if found.get(sign) else name
    return {sign: meaning for sign, meaning in found.items() if meaning}


def grounds(game: Game) -> dict[str, str]:
    """What the letters of the map mean, as far as it says."""
    return {sign: told for sign, told in _means(game, game.board.chars).items() if told}


def _means(game: Game, signs: Iterable[str]) -> dict[str, str]:
    """What a map says about signs on it; empty where it says nothing."""
    known = game.program.maps.get(game.board.map, {})
    means: Mapping[str, str] = known.get("means", {})
    fields: Mapping[str, Mapping[str, Any]] = known.get("legend", {})
    return {
        sign: means.get(sign) or _terrain(fields.get(sign, {}))
        for sign in dict.fromkeys(signs)
        if sign.strip()
    }


def ways(game: Game) -> dict[str, str]:
    """The routes of the map: where they start, turn and end."""
    board = game.board
    found: dict[str, str] = {}
    for name, path in board.routes.items():
        turns = [
            here
            for before, here, after in zip(path, path[1:], path[2:], strict=False)
            if not board.width or _step(board, before, here) != _step(board, here, after)
        ]
        stops = [*path[:1], *turns, *path[1:][-1:]]
        found[name.replace("_", " ")] = " to ".join([game.place_name(stop) for stop in stops])
    return found


def _step(board: Board, here: int, there: int) -> tuple[int, int]:
    return board.x[there] - board.x[here], board.y[there] - board.y[here]


def _terrain(fields: Mapping[str, Any]) -> str:
    """What a map says of its spaces with a letter, in words."""
    told: list[str] = []
    for field, value in fields.items():
        word = field.replace("_", " ")
        if value is True:
            told.append(word)
        elif isinstance(value, str):
            told.append(value.rpartition(".")[2].replace("_", " "))
        elif isinstance(value, int) and value is not False:
            told.append(f"{word} {value}")
    return ", ".join(told)


def _letters(game: Game) -> dict[str, str]:
    """The letters of drawings on cards in play, and the documents that have them as a field."""
    wide = game.program.squares_width
    used: set[str] = set()
    for piece in pieces_in_sight(game) if wide else ():
        used.update("".join(drawing_on(game.doc[piece], wide)))
    found: dict[str, str] = {covered_sign(game): "covered"} if used else {}
    for id in sorted(game.program.definitions) if used else ():
        document = game.program.definitions[id]
        for value in document.fields().values():
            if isinstance(value, str) and len(value) == 1 and value in used:
                found.setdefault(value, document.name)
    return found
