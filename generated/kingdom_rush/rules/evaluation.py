# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/evaluation.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import first_part, product

from ..kinds import (
    Blossom,
    Boss,
    BuildingSite,
    Champion,
    DamageTile,
    FireClawCard,
    Flag,
    Hero,
    Horde,
    MurkyPond,
    RiftBoss,
    SpawnPoint,
    Tentacle,
    Tower,
)
from ..state import State
from . import attacking as rules_attacking
from . import covering as rules_covering
from . import hordes as rules_hordes


def _in_order_1(game: State) -> Sequence[int]:
    docs = game.doc
    ranked = []
    for point in game.seen[SpawnPoint]:
        ranked.append(((docs[point].number,), point))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def way_left(game: State, horde: int) -> int:
    """How many spaces lie between `horde` and its exit."""
    # content/kingdom_rush/rules/evaluation.yaml:4
    # query: way_left horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    way_of = game.piece_way
    _place = game.place[horde]
    for point in _in_order_1(game):
        if _place in game.board.routes[way_of[point]]:
            return game.board.route_left(way_of[point], _place)
    return 9


def cards_to_come(game: State) -> int:
    """How many more rounds hordes can come."""
    # content/kingdom_rush/rules/evaluation.yaml:13
    # query: cards_to_come
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    values = []
    for spawn_point in game.seen[SpawnPoint]:
        values.append(len(contents_of[game.piece__zone_spawn_stack[spawn_point]]))
    return max(values) if values else 0


def must_be_gone(game: State) -> bool:
    """Whether no horde may be left when the stacks are empty."""
    # content/kingdom_rush/rules/evaluation.yaml:19
    # query: must_be_gone
    return game.setting in (
        game.program.scenarios()["foes_on_the_horizon"].definition,
        game.program.scenarios()["blooming_threats"].definition,
        game.program.scenarios()["all_elements_break_loose"].definition,
    )


def rounds_until_escape(game: State, horde: int) -> int:
    """How many rounds `horde` needs to its exit; 0 if it escapes in this one."""
    # content/kingdom_rush/rules/evaluation.yaml:25
    # query: rounds_until_escape horde
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    rounds = way_left(game, horde)
    if rules_hordes.held(game, horde) and not game.doc[horde].flying:
        rounds = rounds + 1
    if game.piece_frozen[horde]:
        rounds = rounds + 1
    if not game.stat("chilled", horde) and rules_hordes.shows_fast(game, horde):
        rounds = rounds // 2
    if game.setting in (
        game.program.scenarios()["foes_on_the_horizon"].definition,
        game.program.scenarios()["blooming_threats"].definition,
        game.program.scenarios()["all_elements_break_loose"].definition,
    ):
        rounds = min(rounds, cards_to_come(game))
    return rounds


def menace_of(game: State, horde: int) -> int:
    """How much `horde` is to be feared."""
    # content/kingdom_rush/rules/evaluation.yaml:38
    # query: menace_of horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    squares_of = game.piece_squares
    bare = (
        rules_covering.enemy_squares(game, horde) & ~rules_covering.covered(game, horde)
    ).bit_count()
    if bare == 0:
        return -20
    laid = 0
    for damage_tile in game.contents[game.piece__zone_tray[horde]]:
        if isinstance(docs[damage_tile], DamageTile):
            laid = laid | squares_of[damage_tile]
    work = (bare + (rules_covering.enemy_squares(game, horde) & ~laid).bit_count()) // 2
    fear = 40 + 12 * work + 6 * min(work, 4)
    rounds = rounds_until_escape(game, horde)
    if isinstance(docs[horde], (Champion, RiftBoss)):
        fear = fear * 3 // 2
    if isinstance(docs[horde], FireClawCard):
        fear = fear * 2
    if rounds == 0:
        return 3 * fear + 30 * rules_hordes.hearts_taken(game, horde)
    if rounds == 1:
        return 2 * fear
    if rounds == 2:
        return 3 * fear // 2
    if rounds == 3:
        return 5 * fear // 4
    return fear


def strength_of(game: State, tower: int) -> int:
    """About how many tenths of a square `tower` covers in a round; what reaches far misses less."""
    # content/kingdom_rush/rules/evaluation.yaml:58
    # query: strength_of tower
    if game.doc[tower].type_ == "archer":
        return 8 + 6 * game.doc[tower].level
    if game.doc[tower].type_ == "mage":
        return 13 * game.doc[tower].level
    if game.doc[tower].type_ == "artillery":
        return 12 * game.doc[tower].level
    return 4 + 10 * game.doc[tower].level


def use_of(game: State, tower: int) -> int:
    """What `tower` is worth; the more rounds are left, the more."""
    # content/kingdom_rush/rules/evaluation.yaml:68
    # query: use_of tower
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return (
        product(
            strength_of(game, tower) + 10 * len(game.contents[game.piece__zone_mods[tower]]),
            min(3, cards_to_come(game)),
        )
        // 2
    )


def _sum_1(game: State) -> int:
    contents_of = game.contents
    total = 0
    _cards_to_come: Any = None
    for tower in game.seen[Tower]:
        total += (
            product(
                strength_of(game, tower) + 10 * len(contents_of[game.piece__zone_mods[tower]]),
                min(
                    3,
                    _cards_to_come := cards_to_come(game)
                    if _cards_to_come is None
                    else _cards_to_come,
                ),
            )
            // 2
        )
    return total


def _sum_2(game: State, p: int) -> int:
    docs = game.doc
    contents_of = game.contents
    total = 0
    _cards_to_come: Any = None
    for tower in game.pieces_in((game.zone_hand[p], game.zone_incoming[p])):
        if isinstance(docs[tower], Tower):
            total += (
                product(
                    strength_of(game, tower) + 10 * len(contents_of[game.piece__zone_mods[tower]]),
                    min(
                        3,
                        _cards_to_come := cards_to_come(game)
                        if _cards_to_come is None
                        else _cards_to_come,
                    ),
                )
                // 2
            )
    return total


def arsenal(game: State) -> int:
    """What all towers of the players are worth, wherever they are."""
    # content/kingdom_rush/rules/evaluation.yaml:74
    # query: arsenal
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    docs = game.doc
    worth = _sum_1(game)
    for p in range(game.players):
        worth = worth + _sum_2(game, p)
        _count = 0
        for building_site in game.seen[BuildingSite]:
            if owners[building_site] == p or docs[building_site].colour == "white":
                _count += 1
        places = _count
        _count_2 = 0
        for tower in game.pieces_in((game.zone_hand[p], game.zone_incoming[p])):
            if isinstance(docs[tower], Tower):
                _count_2 += 1
        many = _count_2
        worth = worth - product(8 * max(0, many - 2 * places), min(3, cards_to_come(game)))
    return worth


def reserves(game: State) -> int:
    """What fresh blossoms and heroes on the bench are worth."""
    # content/kingdom_rush/rules/evaluation.yaml:88
    # query: reserves
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    withered_of = game.piece_withered
    contents_of = game.contents
    later = min(4, cards_to_come(game))
    _count = 0
    for blossom in game.seen[Blossom]:
        if not withered_of[blossom]:
            _count += 1
    worth = product(6 * later, _count)
    for p in range(game.players):
        worth = worth + product(20 * later, len(contents_of[game.zone_bench[p]]))
    return worth


def open_sites(game: State) -> int:
    """How many hordes and spawn points lie beside the building sites that a single player may use."""
    # content/kingdom_rush/rules/evaluation.yaml:98
    # query: open_sites
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    blocked = game.table_blocked
    if game.players > 1:
        return 0
    near_sites = 0
    _found = []
    for site in game.seen[BuildingSite]:
        if docs[site].colour != blocked:
            _found.append(site)
    for site in _found:
        _count = 0
        for horde in game.seen[Horde]:
            if game.distance_between(horde, site) == 1:
                _count += 1
        near_sites = near_sites + _count
        _count_2 = 0
        for spawn_point in game.seen[SpawnPoint]:
            if game.distance_between(spawn_point, site) == 1:
                _count_2 += 1
        near_sites = near_sites + _count_2
    return near_sites


def _lowest_1(game: State, goals: Sequence[int], hero: int) -> int:
    places = game.place
    values = []
    for space in goals:
        values.append(game.board.distance(places[hero], space))
    return min(values) if values else 0


def idleness_of(game: State, hero: int) -> int:
    """How far `hero` is from the nearest horde or boss that is not defeated."""
    # content/kingdom_rush/rules/evaluation.yaml:110
    # query: idleness_of hero
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.piece_knocked_out[hero] or game.doc[hero] in game.setting.helpers:
        return 0
    goals: Sequence[int] = goals_of(game, hero)
    if not goals:
        return 0
    if not game.on_board(game.place[hero]):
        return 6
    return _lowest_1(game, goals, hero)


def vigour_of(game: State, hero: int) -> int:
    """What the health of `hero` is worth; the last points are the dearest."""
    # content/kingdom_rush/rules/evaluation.yaml:121
    # query: vigour_of hero
    return (
        3 * game.piece_health[hero]
        + 10 * min(game.piece_health[hero], 2)
        - (30 if game.piece_knocked_out[hero] else 0)
    )


def goals_of(game: State, hero: int) -> Sequence[int]:
    """Where `hero` wants to be: on a horde, or where a helper reaches the goal of the scenario."""
    # content/kingdom_rush/rules/evaluation.yaml:127
    # query: goals_of hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    places = game.place
    if docs[hero] not in game.setting.helpers:
        foes = []
        for h in rules_attacking.attackable(game):
            if (
                rules_covering.enemy_squares(game, h) & ~rules_covering.beaten_squares(game, h) != 0
                and not docs[h].bars_hero_attacks
            ):
                foes.append(h)
        _found = []
        for horde in foes:
            if isinstance(docs[horde], Horde):
                _found.append(rules_attacking.stands_at(game, horde))
        return _found
    if game.setting is game.program.scenarios()["sashimi_anyone"].definition:
        _found_2 = []
        for murky_pond in game.seen[MurkyPond]:
            _found_2.append(places[murky_pond])
        return _found_2
    if (
        game.setting is game.program.scenarios()["death_is_not_the_end"].definition
        and game.piece_skulls[hero] < 3
    ):
        _found_3 = []
        for horde_2 in game.seen[Horde]:
            _found_3.append(places[horde_2])
        return _found_3
    _found_4 = []
    for flag in game.seen[Flag]:
        _found_4.append(places[flag])
    return _found_4


def _lowest_2(game: State, goals: Sequence[int], hero: int) -> int:
    places = game.place
    values = []
    for space in goals:
        values.append(game.board.distance(places[hero], space))
    return min(values) if values else 0


def way_of_helper(game: State, hero: int) -> int:
    """How far `hero` is from the nearest place it wants to be."""
    # content/kingdom_rush/rules/evaluation.yaml:139
    # query: way_of_helper hero
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    goals: Sequence[int] = goals_of(game, hero)
    if not goals:
        return 0
    if not game.on_board(game.place[hero]):
        return 6
    return _lowest_2(game, goals, hero)


def progress(game: State) -> int:
    """How near the players are to the goal of the scenario."""
    # content/kingdom_rush/rules/evaluation.yaml:149
    # query: progress
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    done = (
        product(
            150,
            game.table_champions_slain
            + game.table_ponds_frozen
            + game.table_rituals
            + game.table_bosses_slain,
        )
        - 50 * len(game.seen[Flag])
        - product(150, len(contents_of[game.zone_fire_claw_stack]))
    )
    if game.table_accomplished:
        done = done + 500
    _found = []
    for h in game.seen[Hero]:
        if docs[h] in game.setting.helpers:
            _found.append(h)
    for h in _found:
        done = done + progress_of(game, h)
    for b in game.seen[Boss]:
        done = done - product(150, len(contents_of[game.piece__zone_life_stack[b]]))
    for c in rules_attacking.life_cards(game):
        done = (
            done
            - 60
            * (rules_covering.enemy_squares(game, c) & ~rules_covering.covered(game, c)).bit_count()
        )
    return done


def _any_1(game: State, hero: int) -> bool:
    docs = game.doc
    for horde in game.contents[game.place[hero]]:
        if isinstance(docs[horde], Horde):
            return True
    return False


def _any_2(game: State, hero: int) -> bool:
    docs = game.doc
    for flag in game.contents[game.place[hero]]:
        if isinstance(docs[flag], Flag):
            return True
    return False


def _any_3(game: State, other: int) -> bool:
    docs = game.doc
    for flag in game.contents[other]:
        if isinstance(docs[flag], Flag):
            return True
    return False


def _any_4(game: State, other: int) -> bool:
    docs = game.doc
    for hero_2 in game.contents[other]:
        if isinstance(docs[hero_2], Hero):
            return True
    return False


def _any_5(game: State, pond: int) -> bool:
    for tentacle in game.seen[Tentacle]:
        if game.distance_between(tentacle, pond) == 1:
            return True
    return False


def progress_of(game: State, hero: int) -> int:
    """How near the helper `hero` is to the goal of the scenario."""
    # content/kingdom_rush/rules/evaluation.yaml:164
    # query: progress_of hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    skulls_of = game.piece_skulls
    places = game.place
    contents_of = game.contents
    docs = game.doc
    done = 40 * skulls_of[hero] - 10 * way_of_helper(game, hero)
    if game.setting is game.program.scenarios()["death_is_not_the_end"].definition:
        _count = 0
        for horde in game.seen[Horde]:
            if (
                rules_covering.enemy_squares(game, horde)
                & ~rules_covering.beaten_squares(game, horde)
                == 0
                and 0 <= game.distance_between(horde, hero) <= 1
            ):
                _count += 1
        done = done + 40 * min(3 - skulls_of[hero], _count)
    if game.setting.helper_harm == "hearts" and _any_1(game, hero):
        done = done - 70
    if game.setting is game.program.scenarios()["rumble_in_the_jungle"].definition:
        done = done - 40 * way_of_helper(game, hero)
    if game.setting is game.program.scenarios()["the_lost_souls"].definition and _any_2(game, hero):
        done = done + 100
        other = (
            game.tables.shift_7_0 if game.board.x[places[hero]] < 7 else game.tables.shift_minus_7_0
        )[places[hero]]
        if (
            contents_of[other]
            and _any_3(game, other)
            and contents_of[other]
            and _any_4(game, other)
        ):
            done = done + 60
    if game.setting is game.program.scenarios()["sashimi_anyone"].definition:
        done = done - 15 * len(game.seen[Tentacle])
        _found = []
        for pond in contents_of[places[hero]]:
            if isinstance(docs[pond], MurkyPond):
                _found.append(pond)
        for pond in _found:
            done = done + (40 if _any_5(game, pond) else 110)
    return done


def _sum_3(game: State) -> int:
    total = 0
    for horde in game.seen[Horde]:
        total += menace_of(game, horde)
    return total


def _sum_4(game: State) -> int:
    health_of = game.piece_health
    knocked_out_of = game.piece_knocked_out
    total = 0
    for hero in game.seen[Hero]:
        total += (
            3 * health_of[hero]
            + 10 * min(health_of[hero], 2)
            - (30 if knocked_out_of[hero] else 0)
            - 6 * idleness_of(game, hero)
        )
    return total


def evaluate_defence(game: State, player: int) -> int:
    # content/kingdom_rush/rules/evaluation.yaml:184
    # evaluation: defence
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    goal = progress(game)
    hearts = 60 * game.table_hearts
    hordes = -1 * _sum_3(game)
    heroes = _sum_4(game)
    gold = product(game.table_gold, min(3, cards_to_come(game)))
    crystals = product(2 * game.table_crystals, min(3, cards_to_come(game)))
    towers = arsenal(game)
    reserves_ = reserves(game)
    sites = 10 * open_sites(game)
    return goal + hearts + hordes + heroes + gold + crystals + towers + reserves_ + sites
