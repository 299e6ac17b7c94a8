# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/evaluation.yaml

from __future__ import annotations

from typing import Any

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


def lure_of(game: State, entry: int) -> int:
    """what it promises to read {entry}"""
    # content/knight_fall/rules/evaluation.yaml:23
    # query: lure_of entry
    return (
        12
        - 3 * game.board.distance(game.place[game.table_party], game.place[entry])
        - (9 if game.piece_circled[entry] else 0)
    )


def prospect_of(game: State, battle: Any) -> int:
    """what a battle promises, and what it may cost"""
    # content/knight_fall/rules/evaluation.yaml:29
    # query: prospect_of battle
    return (
        20
        if battle
        in (
            game.program.scenarios()["mill_battle"].definition,
            game.program.scenarios()["church_battle"].definition,
            game.program.scenarios()["quarry_battle"].definition,
            game.program.scenarios()["forest_battle"].definition,
        )
        else 5
    )


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


def _highest_1(game: State) -> int:
    places = game.place
    circled_of = game.piece_circled
    values = [
        12
        - 3 * game.board.distance(places[game.table_party], places[entry])
        - (9 if circled_of[entry] else 0)
        for entry in game.seen[kinds.Entry]
    ]
    return max(values) if values else 0


def evaluate_map_sense(game: State, player: int) -> int:
    # content/knight_fall/rules/evaluation.yaml:36
    # evaluation: map_sense
    relics = 30 * len(game.seen[kinds.Relic])
    villagers = 30 * len(game.seen[kinds.Villager])
    scrolls = 7 * game.table_scrolls
    coins = 2 * game.table_coins
    keys = 6 * game.table_keys
    elixirs = 8 * game.table_elixirs
    keywords = 4 * len(game.table_keywords) - (12 if "cursed" in game.table_keywords else 0)
    battle = (
        (
            20
            if game.table_battle
            in (
                game.program.scenarios()["mill_battle"].definition,
                game.program.scenarios()["church_battle"].definition,
                game.program.scenarios()["quarry_battle"].definition,
                game.program.scenarios()["forest_battle"].definition,
            )
            else 5
        )
        if game.table_battle is not None
        else 0
    )
    lure = _highest_1(game)
    time = 3 * game.table_time_boxes
    read = 4 if game.table_explored else 0
    return (
        relics
        + villagers
        + scrolls
        + coins
        + keys
        + elixirs
        + keywords
        + battle
        + lure
        + time
        + read
    )


def _sum_3(game: State) -> int:
    health_of = game.piece_health
    defense_of = game.piece_defense
    total = 0
    for knight in game.seen[kinds.Knight]:
        total += 30 + 7 * health_of[knight] + 3 * defense_of[knight]
    return total


def _sum_4(game: State) -> int:
    health_of = game.piece_health
    total = 0
    for elder in game.seen[kinds.Elder]:
        total += 20 + 3 * health_of[elder]
    return total


def _sum_5(game: State) -> int:
    health_of = game.piece_health
    total = 0
    for golem in game.seen[kinds.Golem]:
        total += 3 + 2 * health_of[golem]
    return total


def _sum_6(game: State) -> int:
    health_of = game.piece_health
    total = 0
    for demon in game.seen[kinds.Demon]:
        total += 20 + 9 * health_of[demon]
    return total


def _sum_7(game: State) -> int:
    docs = game.doc
    health_of = game.piece_health
    total = 0
    for imp in game.live:
        if docs[imp].id == "knight_fall.imp":
            total += 6 + 3 * health_of[imp]
    return total


def _lowest_1(game: State, knight: int) -> int:
    places = game.place
    values = [game.board.distance(places[knight], places[d]) for d in game.seen[kinds.Demon]]
    return min(values) if values else 0


def _sum_8(game: State) -> int:
    total = 0
    for knight in game.seen[kinds.Knight]:
        total += _lowest_1(game, knight)
    return total


def _sum_9(game: State) -> int:
    total = 0
    for relic in game.seen[kinds.Relic]:
        total += len(game.program.usable(game, relic))
    return total


def evaluate_campaign_battle_sense(game: State, player: int) -> int:
    # content/knight_fall/rules/evaluation.yaml:52
    # evaluation: campaign_battle_sense
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    defeated = 90 * game.table_defeated
    knights = _sum_3(game)
    waiting = 60 * len(
        [
            knight
            for knight in contents_of[game.zone_arrivals]
            if isinstance(docs[knight], kinds.Knight)
        ],
    )
    elders = _sum_4(game)
    golems = _sum_5(game)
    demons = -1 * _sum_6(game)
    imps = -1 * _sum_7(game)
    reach = -3 * _sum_8(game)
    elixirs = 14 * game.table_elixirs
    relics = 6 * _sum_9(game)
    cards = 2 * len(contents_of[game.zone_hand[player]])
    return (
        defeated
        + knights
        + waiting
        + elders
        + golems
        + demons
        + imps
        + reach
        + elixirs
        + relics
        + cards
    )
