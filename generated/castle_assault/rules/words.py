# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/rules/words.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import product

from .. import kinds
from ..state import State
from . import monsters_large as rules_monsters_large


def forward(game: State, player: int) -> int:
    """the way to the opposing Castle, in rows"""
    # content/castle_assault/rules/words.yaml:24
    # query: forward player
    return -1 if player == 0 else 1


def advance_of(game: State, unit: int) -> int:
    """how far forward it stands; only good for comparing"""
    # content/castle_assault/rules/words.yaml:31
    # query: advance_of unit
    return product(game.board.y[game.place[unit]], forward(game, game.owner[unit]))


def ahead(game: State, unit: int) -> int:
    """the space before it"""
    # content/castle_assault/rules/words.yaml:38
    # query: ahead unit
    return game.board.shifted(0, forward(game, game.owner[unit]))[game.place[unit]]


def castle_areas(game: State, player: int) -> Sequence[int]:
    # content/castle_assault/rules/words.yaml:45
    # query: castle_areas player
    game.spend(100)
    return [
        space
        for space in range(game.board.size)
        if game.board.columns["castle"][space] == player + 1
    ]


def opposing_area(game: State, s: int, player: int) -> bool:
    """a Castle Area of the other side"""
    # content/castle_assault/rules/words.yaml:51
    # query: opposing_area s for player
    return game.board.columns["castle"][s] != 0 and game.board.columns["castle"][s] != player + 1


def contacts(game: State, unit: int) -> Sequence[int]:
    """the opposing Units that touch it in its column"""
    # content/castle_assault/rules/words.yaml:59
    # query: contacts unit
    game.spend(100)
    owners = game.owner
    y_of = game.board.y
    places = game.place
    return [
        unit_2
        for unit_2 in game.of_kind(kinds.Unit)
        if owners[unit_2] != owners[unit]
        and abs(y_of[places[unit_2]] - y_of[places[unit]]) == 1
        and rules_monsters_large.in_one_column(game, unit_2, unit)
    ]


def touches(game: State, unit: int, other: int) -> bool:
    """{unit} is Engaged with {other}"""
    # content/castle_assault/rules/words.yaml:66
    # query: touches unit with other
    return other in contacts(game, unit)


def faces_castle(game: State, unit: int) -> bool:
    """it stands at the opposing Castle Wall, and nobody defends its column"""
    # content/castle_assault/rules/words.yaml:74
    # query: faces_castle unit
    game.spend(10)
    s = ahead(game, unit)
    if s < 0:
        return False
    if not opposing_area(game, s, game.owner[unit]):
        return False
    if rules_monsters_large.is_large(game, unit):
        return len(contacts(game, unit)) == 0
    return not bool(game.contents[s])


def engaged(game: State, unit: int) -> bool:
    # content/castle_assault/rules/words.yaml:86
    # query: engaged unit
    game.spend(10)
    return len(contacts(game, unit)) > 0 or faces_castle(game, unit)


def on_board(game: State, unit: int) -> bool:
    """it is in play"""
    # content/castle_assault/rules/words.yaml:93
    # query: on_board unit
    return unit >= 0 and unit in game.of_kind(kinds.Unit)


def has_stayed(game: State, unit: int, moment: int) -> bool:
    """it is in play and has not left the board since that moment; who was destroyed and came back has left it"""
    # content/castle_assault/rules/words.yaml:100
    # query: has_stayed unit from moment
    return on_board(game, unit) and game.piece_arrived_at[unit] <= moment


def remaining(game: State, unit: int) -> int:
    """the Health it has left"""
    # content/castle_assault/rules/words.yaml:108
    # query: remaining unit
    return game.stat("health", unit) - game.piece_damage[unit]
