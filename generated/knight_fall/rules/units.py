# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/units.yaml

from __future__ import annotations

from interpreter.api import NOTHING

from ..state import State


def enemy(game: State, it: int, other: int) -> bool:
    # content/knight_fall/rules/units.yaml:228
    # query: enemy it of other
    return game.doc[it].team != game.doc[other].team


def ally(game: State, it: int, other: int) -> bool:
    # content/knight_fall/rules/units.yaml:236
    # query: ally it of other
    return game.doc[it].team == game.doc[other].team and it != other


def run_by_cards(game: State, it: int) -> bool:
    """Cards play `it`."""
    # content/knight_fall/rules/units.yaml:244
    # query: run_by_cards it
    return game.doc[it].team == "demons" and "demons" not in game.player_team


def has_player(game: State, it: int) -> bool:
    # content/knight_fall/rules/units.yaml:252
    # query: has_player it
    return not run_by_cards(game, it)


def acts(game: State, it: int) -> bool:
    """It is your turn."""
    # content/knight_fall/rules/units.yaml:260
    # query: acts it
    return game.table_acting == it


def controller(game: State, unit: int) -> int:
    """Who decides for a unit."""
    # content/knight_fall/rules/units.yaml:268
    # query: controller unit
    if game.owner[unit] >= 0:
        return game.owner[unit]
    return speaker(game, game.doc[unit].team)


def _first_1(game: State, team: str) -> int:
    team_of = game.player_team
    for player in range(game.players):
        if team_of[player] == team:
            return player
    return NOTHING


def speaker(game: State, team: str) -> int:
    """Who decides for a team; players who only face the cards decide for the demons too."""
    # content/knight_fall/rules/units.yaml:277
    # query: speaker team
    if game.player_team[game.active] == team or team not in game.player_team:
        return game.active
    return _first_1(game, team)
