# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/evaluation.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import first_part, product, singles

from .. import kinds
from ..state import State
from . import attacking as rules_attacking
from . import covering as rules_covering
from . import hordes as rules_hordes


def _in_order_1(game: State) -> Sequence[int]:
    docs = game.doc
    ranked = [((docs[point].number,), point) for point in game.seen[kinds.SpawnPoint]]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def way_left(game: State, horde: int) -> int:
    """how many spaces lie between {horde} and its exit"""
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


def menace_of(game: State, horde: int) -> int:
    """how much {horde} is to be feared"""
    # content/kingdom_rush/rules/evaluation.yaml:13
    # query: menace_of horde
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    bare = len(
        singles(rules_covering.enemy_squares(game, horde) & ~rules_covering.covered(game, horde))
    )
    if bare == 0:
        return 0
    near = max(0, 6 - way_left(game, horde))
    return product(160, bare) // (bare + 2) + product(
        near,
        0 if rules_hordes.held(game, horde) else 1 + rules_hordes.hearts_taken(game, horde) // 2,
    )


def cards_to_come(game: State) -> int:
    """how many more rounds hordes can come"""
    # content/kingdom_rush/rules/evaluation.yaml:23
    # query: cards_to_come
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    values = [
        len(contents_of[game.piece__zone_spawn_stack[spawn_point]])
        for spawn_point in game.seen[kinds.SpawnPoint]
    ]
    return max(values) if values else 0


def use_of(game: State, tower: int) -> int:
    """what {tower} is worth; the more rounds are left, the more"""
    # content/kingdom_rush/rules/evaluation.yaml:29
    # query: use_of tower
    return product(10 + 12 * game.doc[tower].level, min(3, cards_to_come(game))) // 3


def _sum_1(game: State) -> int:
    docs = game.doc
    total = 0
    _cards_to_come: Any = None
    for tower in game.seen[kinds.Tower]:
        total += (
            product(
                10 + 12 * docs[tower].level,
                min(
                    3,
                    _cards_to_come := cards_to_come(game)
                    if _cards_to_come is None
                    else _cards_to_come,
                ),
            )
            // 3
        )
    return total


def _sum_2(game: State, p: int) -> int:
    docs = game.doc
    total = 0
    _cards_to_come: Any = None
    for tower in game.pieces_in((game.zone_hand[p], game.zone_incoming[p])):
        if isinstance(docs[tower], kinds.Tower):
            total += (
                product(
                    10 + 12 * docs[tower].level,
                    min(
                        3,
                        _cards_to_come := cards_to_come(game)
                        if _cards_to_come is None
                        else _cards_to_come,
                    ),
                )
                // 3
            )
    return total


def arsenal(game: State) -> int:
    """what all towers of the players are worth, wherever they are"""
    # content/kingdom_rush/rules/evaluation.yaml:35
    # query: arsenal
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    worth = _sum_1(game)
    for p in range(game.players):
        worth = worth + _sum_2(game, p)
    return worth


def _any_1(game: State) -> bool:
    for _murky_pond in game.seen[kinds.MurkyPond]:
        return True
    return False


def goals_of_helpers(game: State) -> Sequence[int]:
    """where the helper of this scenario wants to be"""
    # content/kingdom_rush/rules/evaluation.yaml:44
    # query: goals_of_helpers
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    if _any_1(game) and game.setting == game.program.scenarios()["sashimi_anyone"].definition:
        return [places[murky_pond] for murky_pond in game.seen[kinds.MurkyPond]]
    return [places[flag] for flag in game.seen[kinds.Flag]]


def _lowest_1(game: State, goals: Sequence[int], hero: int) -> int:
    places = game.place
    values = [game.board.distance(places[hero], space) for space in goals]
    return min(values) if values else 0


def way_of_helper(game: State, hero: int) -> int:
    """how far {hero} is from the nearest place it wants to be"""
    # content/kingdom_rush/rules/evaluation.yaml:52
    # query: way_of_helper hero
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    goals: Sequence[int] = goals_of_helpers(game)
    if len(goals) == 0:
        return 0
    if not game.on_board(game.place[hero]):
        return 6
    return _lowest_1(game, goals, hero)


def progress(game: State) -> int:
    """how near the players are to the goal of the scenario"""
    # content/kingdom_rush/rules/evaluation.yaml:62
    # query: progress
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    skulls_of = game.piece_skulls
    contents_of = game.contents
    done = product(
        150,
        game.table_champions_slain
        + game.table_ponds_frozen
        + game.table_rituals
        + game.table_bosses_slain,
    ) - 50 * len(game.seen[kinds.Flag])
    if game.table_accomplished:
        done = done + 500
    for h in [h for h in game.seen[kinds.Hero] if docs[h] in game.setting.helpers]:
        done = done + 15 * skulls_of[h] - 8 * way_of_helper(game, h)
    for b in game.seen[kinds.Boss]:
        done = done - product(150, len(contents_of[game.piece__zone_life_stack[b]]))
    for c in rules_attacking.life_cards(game):
        done = done - 12 * len(
            singles(rules_covering.enemy_squares(game, c) & ~rules_covering.covered(game, c))
        )
    return done


def _sum_3(game: State) -> int:
    total = 0
    for horde in game.seen[kinds.Horde]:
        total += menace_of(game, horde)
    return total


def _sum_4(game: State) -> int:
    health_of = game.piece_health
    total = 0
    for hero in game.seen[kinds.Hero]:
        total += health_of[hero]
    return total


def evaluate_defence(game: State, player: int) -> int:
    # content/kingdom_rush/rules/evaluation.yaml:77
    # evaluation: defence
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    goal = progress(game)
    hearts = 60 * game.table_hearts
    hordes = -1 * _sum_3(game)
    heroes = 3 * _sum_4(game)
    gold = 3 * game.table_gold
    crystals = 8 * game.table_crystals
    towers = arsenal(game)
    return goal + hearts + hordes + heroes + gold + crystals + towers
