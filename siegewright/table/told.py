"""What is told beside the board, in words: of the table, its players, its pieces and its spaces."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from interpreter import NOTHING, Definition, Game, Program, bits_of
from siegewright.play.display import card, drawing_on, empty

_BRACES: Final = re.compile(r"\{([a-z_]+)\}")
_THINGS: Final = ("piece", "space", "place", "player", "zone")


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
    """What is worth telling of one thing."""
    if not game.program.shown:
        plain = [
            (n[len(owner) + 1 :].replace("_", " "), v)
            for n, v in values.items()
            if n.startswith(f"{owner}_") and isinstance(v, int)
        ]
        return [w if v is True else f"{w} {v}" for w, v in plain if not empty(v)]
    parts: list[str] = []
    for column, (words, form, none) in game.program.shown.items():
        if not column.startswith(f"{owner}_") or column not in values:
            continue
        value = values[column]
        if document is not None and not _has(game, document, column):
            continue
        fields = _BRACES.findall(words) if document is not None else []
        if not all(hasattr(document, field) for field in fields):
            continue  # the state of another kind
        if form.startswith("each ") and not any(value):
            continue
        if form == "squares":
            continue  # drawn, not told
        if (value == none if form == "number" else empty(value, form in _THINGS)) and not fields:
            continue
        text = words.replace("{}", game.show(form, value))
        for field in fields:
            text = text.replace("{" + field + "}", str(stats.get(field, getattr(document, field))))
        parts.append(text)
    return parts


def _has(game: Game, document: Definition, column: str) -> bool:
    """Whether pieces made from a document have that state; columns hold it for all pieces."""
    kinds = game.program.shown_by.get(column, ())
    return not kinds or any(isinstance(document, game.program.forms.kinds[k]) for k in kinds)


def covered(game: Game, view: Mapping[str, Any]) -> dict[str, list[int]]:
    """The squares that pieces cover on the drawings of other cards, as numbers from 0, by piece."""
    columns = game.columns()
    shown = [n for n, (_, form, _) in game.program.shown.items() if form == "squares"]
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
