# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/evaluation.yaml

from __future__ import annotations

from typing import Any

from ..kinds import (
    Character,
    Demon,
    Elder,
    Entry,
    Golem,
    Knight,
    Minion,
    PowerCard,
    Relic,
    Unit,
    Villager,
)
from ..state import State
from . import actions as rules_actions
from . import board as rules_board
from . import damage as rules_damage


def might_of(game: State, unit: int) -> int:
    """What it is worth to its team that `unit` lives."""
    # content/knight_fall/rules/evaluation.yaml:12
    # query: might_of unit
    if isinstance(game.doc[unit], Elder):
        return 60 + 8 * game.piece_health[unit]
    if isinstance(game.doc[unit], Character):
        return 40 + 6 * game.piece_health[unit]
    return 4 + 2 * game.piece_health[unit]


def _any_1(game: State, unit: int) -> bool:
    places = game.place
    docs = game.doc
    health_of = game.piece_health
    _place = places[unit]
    for u in game.seen[Unit]:
        if (
            places[u] == _place
            and docs[u].team == docs[unit].team
            and health_of[u] < docs[u].max_health
        ):
            return True
    return False


def _any_2(game: State, unit: int) -> bool:
    docs = game.doc
    for imp in game.live:
        if docs[imp].id == "knight_fall.imp" and 0 <= game.distance_between(imp, unit) <= 1:
            return True
    return False


def worth_of(game: State, symbol: str, unit: int) -> int:
    """What an action would have been worth to `unit`."""
    # content/knight_fall/rules/evaluation.yaml:21
    # query: worth_of symbol for unit
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if not rules_board.on_board(game, unit):
        return 0
    if symbol == "melee":
        return 7 if rules_actions.prey_of(game, unit) else 0
    if symbol == "ranged":
        return 7 if rules_actions.in_sight_of(game, unit) else 0
    if symbol == "heal":
        return 4 if _any_1(game, unit) else 0
    if symbol == "command":
        return 5 if _any_2(game, unit) else 0
    if symbol == "defend":
        return 4
    return 5


def regrets(game: State, player: int) -> int:
    """What the actions were worth that `player` did not take."""
    # content/knight_fall/rules/evaluation.yaml:37
    # query: regrets player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    last_played_of = game.player_last_played
    if last_played_of[player] < 0:
        return 0
    found = 0
    for s in game.player_left_over[player]:
        found = found + worth_of(game, s, last_played_of[player])
    return found


def bare(game: State, elder: int) -> bool:
    # content/knight_fall/rules/evaluation.yaml:48
    # query: bare elder
    return not rules_damage.guarded(game, elder)


def _lowest_1(game: State, demon: int) -> int:
    places = game.place
    values = []
    for elder in game.seen[Elder]:
        if not rules_damage.guarded(game, elder):
            values.append(game.board.distance(places[demon], places[elder]))
    return min(values) if values else 0


def hunger(game: State, demon: int) -> int:
    """How near `demon` is to an elder that nobody guards."""
    # content/knight_fall/rules/evaluation.yaml:54
    # query: hunger demon
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for elder in game.seen[Elder]:
        if not rules_damage.guarded(game, elder):
            break
    else:
        return 0
    return 4 - _lowest_1(game, demon)


def watch(game: State, knight: int) -> int:
    """How many elders `knight` guards, and whether a demon is close to it."""
    # content/knight_fall/rules/evaluation.yaml:63
    # query: watch knight
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    places = game.place
    docs = game.doc
    _count = 0
    for elder in contents_of[places[knight]]:
        if isinstance(docs[elder], Elder):
            _count += 1
    _count_2 = 0
    for demon in contents_of[places[knight]]:
        if isinstance(docs[demon], Demon):
            _count_2 += 1
    return _count + _count_2


def _sum_1(game: State) -> int:
    total = 0
    for demon in game.seen[Demon]:
        total += hunger(game, demon)
    return total


def _any_3(game: State, minion: int) -> bool:
    places = game.place
    _place = places[minion]
    for e in game.seen[Elder]:
        if places[e] == _place and not rules_damage.guarded(game, e):
            return True
    return False


def _sum_2(game: State) -> int:
    total = 0
    for knight in game.seen[Knight]:
        total += watch(game, knight)
    return total


def _sum_3(game: State) -> int:
    defense_of = game.piece_defense
    total = 0
    for knight in game.seen[Knight]:
        total += defense_of[knight]
    return total


def outlook(game: State) -> int:
    """How the demons look, seen by themselves."""
    # content/knight_fall/rules/evaluation.yaml:70
    # query: outlook
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    hunters = _sum_1(game)
    _count = 0
    for minion in game.seen[Minion]:
        if docs[minion].team == "demons" and _any_3(game, minion):
            _count += 1
    gnawing = _count
    watching = _sum_2(game)
    shields = _sum_3(game)
    return 4 * hunters + 3 * gnawing - 5 * watching - 5 * shields


def lure_of(game: State, entry: int) -> int:
    """What it promises to read `entry`."""
    # content/knight_fall/rules/evaluation.yaml:96
    # query: lure_of entry
    return (
        12
        - 3 * game.board.distance(game.place[game.table_party], game.place[entry])
        - (9 if game.piece_circled[entry] else 0)
    )


def prospect_of(game: State, battle: Any) -> int:
    """What a battle promises, and what it may cost."""
    # content/knight_fall/rules/evaluation.yaml:102
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


def _sum_4(game: State, player: int) -> int:
    docs = game.doc
    team_of = game.player_team
    total = 0
    for unit in game.seen[Unit]:
        if docs[unit].team == team_of[player]:
            total += might_of(game, unit)
    return total


def _sum_5(game: State, player: int) -> int:
    docs = game.doc
    team_of = game.player_team
    total = 0
    for unit in game.seen[Unit]:
        if docs[unit].team != team_of[player]:
            total += might_of(game, unit)
    return total


def evaluate_battle_sense(game: State, player: int) -> int:
    # content/knight_fall/rules/evaluation.yaml:82
    # evaluation: battle_sense
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    team_of = game.player_team
    owners = game.owner
    knights = 60 * game.table_knight_points * (1 if team_of[player] == "knights" else -1)
    demons = 60 * game.table_demon_points * (1 if team_of[player] == "demons" else -1)
    own = _sum_4(game, player)
    others = -1 * _sum_5(game, player)
    places = outlook(game) * (1 if team_of[player] == "demons" else -1)
    cards = 3 * len(game.contents[game.zone_hand[player]])
    _count = 0
    for power_card in game.seen[PowerCard]:
        if owners[power_card] == player:
            _count += 1
    seals = 8 * _count
    unused = regrets(game, player)
    magic = 2 * game.player_magic[player]
    return knights + demons + own + others + places + cards + seals + unused + magic


def _highest_1(game: State) -> int:
    places = game.place
    party = game.table_party
    circled_of = game.piece_circled
    values = []
    for entry in game.seen[Entry]:
        values.append(
            12
            - 3 * game.board.distance(places[party], places[entry])
            - (9 if circled_of[entry] else 0),
        )
    return max(values) if values else 0


def evaluate_map_sense(game: State, player: int) -> int:
    # content/knight_fall/rules/evaluation.yaml:109
    # evaluation: map_sense
    relics = 30 * len(game.seen[Relic])
    villagers = 30 * len(game.seen[Villager])
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


def _sum_6(game: State) -> int:
    health_of = game.piece_health
    defense_of = game.piece_defense
    total = 0
    for knight in game.seen[Knight]:
        total += 30 + 7 * health_of[knight] + 3 * defense_of[knight]
    return total


def _sum_7(game: State) -> int:
    health_of = game.piece_health
    total = 0
    for elder in game.seen[Elder]:
        total += 20 + 3 * health_of[elder]
    return total


def _sum_8(game: State) -> int:
    health_of = game.piece_health
    total = 0
    for golem in game.seen[Golem]:
        total += 3 + 2 * health_of[golem]
    return total


def _sum_9(game: State) -> int:
    health_of = game.piece_health
    total = 0
    for demon in game.seen[Demon]:
        total += 20 + 9 * health_of[demon]
    return total


def _sum_10(game: State) -> int:
    docs = game.doc
    health_of = game.piece_health
    total = 0
    for imp in game.live:
        if docs[imp].id == "knight_fall.imp":
            total += 6 + 3 * health_of[imp]
    return total


def _lowest_2(game: State, knight: int) -> int:
    places = game.place
    values = []
    for d in game.seen[Demon]:
        values.append(game.board.distance(places[knight], places[d]))
    return min(values) if values else 0


def _sum_11(game: State) -> int:
    total = 0
    for knight in game.seen[Knight]:
        total += _lowest_2(game, knight)
    return total


def _sum_12(game: State) -> int:
    total = 0
    for relic in game.seen[Relic]:
        total += len(game.program.usable(game, relic))
    return total


def evaluate_campaign_battle_sense(game: State, player: int) -> int:
    # content/knight_fall/rules/evaluation.yaml:125
    # evaluation: campaign_battle_sense
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    defeated = 90 * game.table_defeated
    knights = _sum_6(game)
    _count = 0
    for knight in contents_of[game.zone_arrivals]:
        if isinstance(docs[knight], Knight):
            _count += 1
    waiting = 60 * _count
    elders = _sum_7(game)
    golems = _sum_8(game)
    demons = -1 * _sum_9(game)
    imps = -1 * _sum_10(game)
    reach = -3 * _sum_11(game)
    elixirs = 14 * game.table_elixirs
    relics = 6 * _sum_12(game)
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
