"""Texts beside the board: about the table, its players, its pieces and its spaces."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from interpreter import NOTHING, Definition, Game, Program, bits_of, content_name
from siegewright.play.display import card, shown_of, told_of
from siegewright.play.trays import drawing_on


def told(game: Game, view: Mapping[str, Any], reader: int) -> dict[str, Any]:
    """Words for everything that the view of a reader shows: what the pack says is `shown`, or else every number there is.

    Only what is in the view is told, so nothing here says more than the view does.
    """
    columns = game.columns()
    names = [n for n in columns if n in view]
    found: dict[str, Any] = {"players": [], "pieces": {}, "spaces": {}}
    of_table = {f: columns[n] for f, n in _told(game, "table", names)}
    found["table"] = told_of(game, reader, "table", of_table, None, _nothing)
    of_players = _told(game, "player", names)
    for player in range(game.players):
        own = {f: columns[n][player] for f, n in of_players if view[n][player] is not None}
        found["players"].append(told_of(game, reader, "player", own, None, _nothing))
    of_pieces = _told(game, "piece", names)
    kinds = {n: _kinds(game, n) for _, n in of_pieces}
    of_kind: dict[type[Definition], list[tuple[str, str]]] = {}
    for key, seen in view["pieces"].items():
        piece = int(key)
        made = type(game.doc[piece])
        if made not in of_kind:
            of_kind[made] = [(f, n) for f, n in of_pieces if issubclass(made, kinds[n])]
        values = {f: columns[n][piece] for f, n in of_kind[made] if key in view[n]}
        printed = _printed(game.doc[piece], seen.get("stats", {}))
        parts = told_of(game, reader, "piece", values, game.doc[piece], printed)
        if parts:
            found["pieces"][key] = parts
    drawn = game.program.drawing(game.board)
    of_spaces = [(f, n) for f, n in _told(game, "space", names) if f not in drawn]
    for space in range(game.board.size) if of_spaces and game.program.shown else ():
        values = {f: columns[n][space] for f, n in of_spaces}
        parts = told_of(game, reader, "space", values, None, _nothing)
        if parts:
            found["spaces"][str(space)] = parts
    return found


def _told(game: Game, owner: str, names: Sequence[str]) -> list[tuple[str, str]]:
    """The state of an owner that may be worth telling, each with its column; squares are drawn, not told."""
    if game.program.shown:
        shown = [s.field for s in shown_of(game.program, owner) if s.form != "squares"]
        return [(field, f"{owner}_{field}") for field in shown if f"{owner}_{field}" in names]
    start = f"{owner}_"
    return [(name.removeprefix(start), name) for name in names if name.startswith(start)]


def _kinds(game: Game, column: str) -> tuple[type[Definition], ...]:
    """The kinds of pieces of which a column is told."""
    kinds = game.program.shown_by.get(column, ())
    return tuple([game.program.forms.kinds[kind] for kind in kinds]) or (Definition,)


def _printed(document: Definition, stats: Mapping[str, Any]) -> Callable[[str], Any]:
    return lambda field: stats.get(content_name(field), getattr(document, field))


def _nothing(field: str) -> Any:
    raise LookupError(field)  # only pieces have something printed on them


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
            content_name(name): value
            for name, value in document.fields().items()
            if isinstance(value, (str, int)) and value != NOTHING
        },
    }


def _text(program: Program, id: str) -> str:
    known = program.abilities.get(id)
    return known.text if known is not None else ""
