"""The trail of a game as one reader may know it, as JSON.

before   Move(7, DUKE, 40, 12), Roll(6, 3), Event("harm", ...)
after    {"move": 7, "is": "demo.duke", "from": 40, "to": 12}, {"roll": 6, "result": 3}, {"event": "harm", ...}
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.game import Game
from interpreter.log import Line
from interpreter.trail import Cut, Event, Move, PhaseBegins, Roll, Shuffle, ZoneMade
from interpreter.values import HIDDEN, plain
from interpreter.views import zone


def read_trail(entries: Sequence[Any], game: Game, reader: int) -> list[dict[str, Any]]:
    """These entries for a player or a SPECTATOR; each has the name of what happened as its first key."""
    return [_read(entry, game, reader) for entry in entries]


def _read(entry: Any, game: Game, reader: int) -> dict[str, Any]:
    if isinstance(entry, str):
        return {"log": entry}
    if isinstance(entry, Line):
        return {"log": entry.read_by(game, reader)}
    if isinstance(entry, Move):
        return _move(entry, game, reader)
    if isinstance(entry, Roll):
        return {"roll": entry.sides, "result": entry.value}
    if isinstance(entry, Event):
        return _event(entry, game, reader)
    if isinstance(entry, Shuffle):
        order = {"order": list(entry.order)} if game.sees(reader, entry.zone) else {}
        return {"shuffle": entry.zone, **order}
    if isinstance(entry, PhaseBegins):
        return {"phase": entry.phase}
    if isinstance(entry, ZoneMade):
        return {"zone": entry.zone, **zone(game, entry.zone)}
    assert isinstance(entry, Cut)
    return {"cut": True}


def _move(entry: Move, game: Game, reader: int) -> dict[str, Any]:
    """`new` if the piece came from nowhere, `gone` if it left the game, else `move`."""
    before, after = entry.before, entry.after
    places = [place for place in (before, after) if place >= 0]
    word = "new" if before < 0 else "gone" if after < 0 else "move"
    data: dict[str, Any] = {}
    if any(game.sees(reader, place) for place in places):
        data = {word: entry.piece, "is": entry.document.id}
    else:
        data = {word: {"hidden": places[-1] if places else None}}
    if before >= 0:
        data["from"] = before
    if after >= 0:
        data["to"] = after
    if entry.further:
        data["further"] = list(entry.further)
    if entry.buried:
        data["bottom"] = True
    return data


def _event(entry: Event, game: Game, reader: int) -> dict[str, Any]:
    def shown(piece: int) -> Any:
        """By the place where it was when the event told of it."""
        place = entry.places[piece]
        if place < 0:
            return HIDDEN
        return piece if game.sees(reader, place) else {"hidden": place}

    pairs = zip(entry.roles, entry.values, strict=True)
    roles = {name: plain(game, form, value, shown) for (name, form), value in pairs}
    return {"event": entry.name, "roles": roles}
