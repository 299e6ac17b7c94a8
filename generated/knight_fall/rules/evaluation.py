# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/evaluation.yaml

from __future__ import annotations

from interpreter.api import product

from .. import kinds
from ..state import State


def might_of(game: State, unit: int) -> int:
    """what it is worth to its team that {unit} lives"""
    # content/knight_fall/rules/evaluation.yaml:4
    # query: might_of unit
    if isinstance(game.doc[unit], kinds.Elder):
        return 60 + 8 * game.piece_health[unit]
    if isinstance(game.doc[unit], kinds.Character):
        return 40 + 6 * game.piece_health[unit]
    return 4 + 2 * game.piece_health[unit]


def _sum_1(game: State, player: int) -> int:
    docs = game.doc
    team_of = game.player_team
    total = 0
    for unit in game.seen[kinds.Unit]:
        if docs[unit].team == team_of[player]:
            total += might_of(game, unit)
    return total


def _sum_2(game: State, player: int) -> int:
    docs = game.doc
    team_of = game.player_team
    total = 0
    for unit in game.seen[kinds.Unit]:
        if docs[unit].team != team_of[player]:
            total += might_of(game, unit)
    return total


def evaluate_battle_sense(game: State, player: int) -> int:
    # content/knight_fall/rules/evaluation.yaml:13
    # evaluation: battle_sense
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    knights = product(
        60 * game.table_knight_points, 1 if game.player_team[player] == "knights" else -1
    )
    demons = product(
        60 * game.table_demon_points, 1 if game.player_team[player] == "demons" else -1
    )
    own = _sum_1(game, player)
    others = -1 * _sum_2(game, player)
    cards = 3 * len(game.contents[game.zone_hand[player]])
    return knights + demons + own + others + cards
