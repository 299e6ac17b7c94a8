# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/rules/titles.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import highest_of

from .. import kinds
from ..kinds import Relic
from ..state import State
from . import activation as rules_activation
from . import scoring as rules_scoring


def _any_1(game: State, player: int) -> bool:
    _player_level = game.player_level[player]
    for _level_track_number, _level_track in enumerate(("strength", "magic")):
        if _player_level[_level_track_number] == 8:
            return True
    return False


def _documents_1(game: State) -> tuple[Any, ...]:
    _key = ("kingdom_defenders.rules.titles", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for relic in game.program.of_kind[Relic]:
            if not relic.rune:
                _found.append(relic)
        _known = game.tables.keep(_key, _found)
    return _known


def _no_1(game: State, player: int) -> bool:
    for relic in _documents_1(game):
        if rules_activation.held(game, relic, player) == 0:
            return False
    return True


def _documents_2(game: State) -> tuple[Any, ...]:
    _key = ("kingdom_defenders.rules.titles", 2)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for relic in game.program.of_kind[Relic]:
            if relic.rune:
                _found.append(relic)
        _known = game.tables.keep(_key, _found)
    return _known


def _any_2(game: State, player: int) -> bool:
    for relic in _documents_2(game):
        if rules_activation.held(game, relic, player) > 0:
            return True
    return False


def _no_2(game: State, player: int) -> bool:
    fame_of = game.player_fame
    for player_2 in range(game.players):
        if player_2 != player and fame_of[player_2] > fame_of[player] - 20:
            return False
    return True


def earned(game: State, title: str, player: int) -> bool:
    """`player` has earned the title `title`."""
    # content/kingdom_defenders/rules/titles.yaml:23
    # query: earned title by player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if title == "kingdom_defender":
        return not game.table_fallen and player in champions(game)
    if title == "immaculate":
        return game.player_wounds[player] == 0
    if title == "expertise":
        return _any_1(game, player)
    if title == "defender":
        return game.table_defended
    if title == "failed":
        return game.table_fallen
    if title == "collector":
        return _no_1(game, player) and _any_2(game, player)
    if title == "hunter":
        return (
            rules_scoring.counted(
                game, game.program.definitions["kingdom_defenders.trophy"], player
            )
            >= 8
        )
    if title == "popular":
        return game.player_popular[player]
    if title == "fortunate":
        return game.player_stock[player][kinds.RESOURCE_NUMBERS["loot"]] >= 8
    if title == "fanatic":
        return rules_activation.shapes_shown(game, player) == 5
    if title == "adventurer":
        return game.player_adventurer[player]
    if title == "supremacy":
        return _no_2(game, player)
    return game.player_fame[player] >= 120


def champions(game: State) -> Sequence[int]:
    """The players who win."""
    # content/kingdom_defenders/rules/titles.yaml:49
    # query: champions
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    fame_of = game.player_fame
    stock_of = game.player_stock
    _found = list(range(game.players))
    if len(_found) > 1:
        _found_2 = []
        for player in _found:
            _found_2.append(fame_of[player])
        _found = highest_of(_found, _found_2)
    if len(_found) > 1:
        _found_3 = []
        for player_2 in _found:
            _found_3.append(rules_activation.adventures_done(game, player_2))
        _found = highest_of(_found, _found_3)
    if len(_found) > 1:
        _found_4 = []
        for player_3 in _found:
            _found_4.append(stock_of[player_3][kinds.RESOURCE_NUMBERS["loot"]])
        _found = highest_of(_found, _found_4)
    return _found
