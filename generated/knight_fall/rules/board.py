# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/board.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Occurrence

from .. import kinds
from ..state import State
from . import damage as rules_damage


class ArrivalEvent(Occurrence):
    EVENT = "arrival"

    def __init__(self, unit: int, tile: int) -> None:
        self.unit = unit
        self.tile = tile


def emit_arrival(game: State, unit: int, tile: int) -> None:
    """arrival"""
    # content/knight_fall/rules/board.yaml:59
    # event: arrival of unit at tile
    event = ArrivalEvent(unit, tile)
    if game.program.enter(game, event):
        if game.log is not None:
            game.tell(
                game.named("piece", event.unit), " moves to ", game.named("space", event.tile)
            )
        game.program.leave(game, event)


def close(game: State, it: int, other: int) -> bool:
    # content/knight_fall/rules/board.yaml:9
    # query: close it to other
    return game.place[it] == game.place[other]


def diagonal(game: State, it: int, other: int) -> bool:
    # content/knight_fall/rules/board.yaml:16
    # query: diagonal it to other
    return (
        game.board.kings[game.place[it]][game.place[other]] == 1
        and game.board.stepped[game.place[it]][game.place[other]] == 2
    )


def _on_board_anew(game: State, it: int) -> bool:
    return game.place[it] in range(game.board.size)


def on_board(game: State, it: int) -> bool:
    # content/knight_fall/rules/board.yaml:23
    # query: on_board it
    _key = ("on_board", game.place[it])
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _on_board_anew, it)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: bool = _known[0]
    return _answer


def go(game: State, unit: int, tile: int) -> None:
    """{unit} goes to {tile}"""
    # content/knight_fall/rules/board.yaml:33
    # verb: go unit to tile
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if isinstance(game.doc[unit], kinds.Character) and game.table_acting == unit:
        disengage(game, unit)
        if game.over:
            return
    if not on_board(game, unit):
        return
    enter(game, tile, unit)


def disengage(game: State, unit: int) -> None:
    # content/knight_fall/rules/board.yaml:43
    # verb: disengage unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    places = game.place
    engaging = len(
        [
            unit_2
            for unit_2 in game.seen[kinds.Unit]
            if docs[unit_2].team != docs[unit].team
            and places[unit_2] == places[unit]
            and not isinstance(docs[unit_2], kinds.Elder)
        ],
    )
    if engaging > 0:
        rules_damage.emit_damage(game, engaging, unit, NOTHING, "disengagement")
        if game.over:
            return


def enter(game: State, tile: int, unit: int) -> None:
    # content/knight_fall/rules/board.yaml:50
    # verb: enter tile by unit
    if game.place[unit] == tile:
        return
    game.put(unit, tile)
    emit_arrival(game, unit, tile)
