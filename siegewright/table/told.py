"""What is told beside the board, in words: of the table, its players, its pieces and its spaces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from interpreter import NOTHING, Definition, Game, Program, bits_of
from siegewright.play.display import card, drawing_on, told_of


def told(game: Game, view: Mapping[str, Any]) -> dict[str, Any]:
    """Words for everything that a view shows: what the pack says is `shown`, or else every number there is.

    Only what stands in the view is told, so nothing here says more than the view does.
    """
    columns = game.columns()
    found: dict[str, Any] = {"table": [], "players": [], "pieces": {}, "spaces": {}}
    names = list(columns)
    found["table"] = _parts(game, "table", {n: columns[n] for n in names if n in view}, None, {})
    for player in range(game.players):
        own = {
            n: columns[n][player]
            for n in names
            if n.startswith("player_") and view[n][player] is not None
        }
        found["players"].append(_parts(game, "player", own, None, {}))
    size = game.board.size
    of_pieces = [n for n in names if n.startswith("piece_")]
    for key, seen in view["pieces"].items():
        piece = int(key)
        values = {n: columns[n][piece] for n in of_pieces if key in view[n]}
        parts = _parts(game, "piece", values, game.doc[piece], seen.get("stats", {}))
        if parts:
            found["pieces"][key] = parts
    drawn = game.program.drawing(game.board)
    of_spaces = [n for n in names if n.startswith("space_") and n in view and n[6:] not in drawn]
    for space in range(size) if game.program.shown else ():
        parts = _parts(game, "space", {n: columns[n][space] for n in of_spaces}, None, {})
        if parts:
            found["spaces"][str(space)] = parts
    return found


def _parts(
    game: Game,
    owner: str,
    values: Mapping[str, Any],
    document: Definition | None,
    stats: Mapping[str, Any],
) -> list[str]:
    """What is worth telling of one thing; squares are drawn, not told."""
    drawn = _squares(game)
    start = f"{owner}_"
    own = {
        n.removeprefix(start): value
        for n, value in values.items()
        if n.startswith(start) and n not in drawn
    }

    def printed(field: str) -> Any:
        return stats.get(field, getattr(document, field))

    return told_of(game, owner, own, document, printed)


def _squares(game: Game) -> list[str]:
    """The state that is squares of a drawing."""
    return [n for n, (_, form, _) in game.program.shown.items() if form == "squares"]


def covered(game: Game, view: Mapping[str, Any]) -> dict[str, list[int]]:
    """The squares that pieces cover on the drawings of other cards, as numbers from 0, by piece."""
    columns = game.columns()
    shown = _squares(game)
    found: dict[str, list[int]] = {}
    for key in view["pieces"]:
        bits = {b for n in shown if key in view[n] for b in bits_of(columns[n][int(key)])}
        if bits:
            found[key] = sorted(bits)
    return found


def paper(program: Program, id: str) -> dict[str, Any]:
    """What is written on a card or piece, in lines, and its fields as far as they are plain."""
    document = program.definitions[id]
    head, *lines = card(program, document).split("\n")
    names = {kind: name for name, kind in program.forms.kinds.items()}
    return {
        "id": id,
        "name": document.name,
        "kinds": [names[made] for made in type(document).__mro__ if made in names],
        "about": head.partition(": ")[2],
        "text": _text(program, id),
        "lines": [line.strip() for line in lines],
        "rows": drawing_on(document, program.squares_width) if program.squares_width else [],
        "fields": {
            name: value
            for name, value in document.fields().items()
            if isinstance(value, (str, int)) and value != NOTHING
        },
    }


def _text(program: Program, id: str) -> str:
    known = program.abilities.get(id)
    return known.text if known is not None else ""
