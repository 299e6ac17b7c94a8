# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/rules/words.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import product

from ..kinds import Unit
from ..state import State


def forward(game: State, player: int) -> int:
    """The way to the opposing Castle, in rows."""
    # content/castle_assault/rules/words.yaml:24
    # query: forward player
    return -1 if player == 0 else 1


def advance_of(game: State, unit: int) -> int:
    """How far forward it stands; only good for comparing."""
    # content/castle_assault/rules/words.yaml:31
    # query: advance_of unit
    return product(game.board.y[game.place[unit]], -1 if game.owner[unit] == 0 else 1)


def ahead(game: State, unit: int) -> int:
    """The space before it."""
    # content/castle_assault/rules/words.yaml:38
    # query: ahead unit
    return (game.tables.shift_0_minus_1 if game.owner[unit] == 0 else game.tables.shift_0_1)[
        game.place[unit]
    ]


def _castle_areas_anew(game: State, player: int) -> Sequence[int]:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    field_castle = game.tables.field_castle
    _found = []
    for space in range(game.board.size):
        if field_castle[space] == player + 1:
            _found.append(space)
    return _found


def castle_areas(game: State, player: int) -> Sequence[int]:
    # content/castle_assault/rules/words.yaml:45
    # query: castle_areas player
    _key = ("castle_areas", player)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _castle_areas_anew, player)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: Sequence[int] = _known[0]
    return _answer


def opposing_area(game: State, s: int, player: int) -> bool:
    """A Castle Area of the other side."""
    # content/castle_assault/rules/words.yaml:51
    # query: opposing_area s for player
    return game.tables.field_castle[s] != 0 and game.tables.field_castle[s] != player + 1


def contacts(game: State, unit: int) -> Sequence[int]:
    """The opposing Units that touch it in its column."""
    # content/castle_assault/rules/words.yaml:59
    # query: contacts unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    y_of = game.board.y
    places = game.place
    x_of = game.board.x
    docs = game.doc
    _found = []
    for unit_2 in game.seen[Unit]:
        if (
            owners[unit_2] != owners[unit]
            and abs(y_of[places[unit_2]] - y_of[places[unit]]) == 1
            and x_of[places[unit_2]] < x_of[places[unit]] + docs[unit].columns
            and x_of[places[unit]] < x_of[places[unit_2]] + docs[unit_2].columns
        ):
            _found.append(unit_2)
    return _found


def touches(game: State, unit: int, other: int) -> bool:
    """`unit` is Engaged with `other`."""
    # content/castle_assault/rules/words.yaml:69
    # query: touches unit with other
    return other in contacts(game, unit)


def faces_castle(game: State, unit: int) -> bool:
    """It stands at the opposing Castle Wall, and nobody defends its column."""
    # content/castle_assault/rules/words.yaml:77
    # query: faces_castle unit
    s = (game.tables.shift_0_minus_1 if game.owner[unit] == 0 else game.tables.shift_0_1)[
        game.place[unit]
    ]
    if s < 0:
        return False
    if not (
        game.tables.field_castle[s] != 0 and game.tables.field_castle[s] != game.owner[unit] + 1
    ):
        return False
    if game.doc[unit].columns > 1:
        return not contacts(game, unit)
    return not game.contents[s]


def engaged(game: State, unit: int) -> bool:
    # content/castle_assault/rules/words.yaml:89
    # query: engaged unit
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return len(contacts(game, unit)) > 0 or faces_castle(game, unit)


def on_board(game: State, unit: int) -> bool:
    """It is in play."""
    # content/castle_assault/rules/words.yaml:96
    # query: on_board unit
    return unit >= 0 and unit in game.seen[Unit]


def has_stayed(game: State, unit: int, moment: int) -> bool:
    """It is in play and has not left the board since that moment; who was destroyed and came back has left it."""
    # content/castle_assault/rules/words.yaml:103
    # query: has_stayed unit from moment
    return on_board(game, unit) and game.piece_arrived_at[unit] <= moment


def remaining(game: State, unit: int) -> int:
    """The Health it has left."""
    # content/castle_assault/rules/words.yaml:111
    # query: remaining unit
    return game.stat("health", unit) - game.piece_damage[unit]
