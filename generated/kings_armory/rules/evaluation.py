# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/evaluation.yaml

from __future__ import annotations

from interpreter.api import product

from ..kinds import Ally, Equipment, Hireable, Monster, Tower
from ..state import State
from . import monsters_turn as rules_monsters_turn
from . import shop as rules_shop
from . import tanking as rules_tanking


def _highest_1(game: State, monster: int) -> int:
    values = []
    for attack in game.doc[monster].attacks:
        if attack.aim == "castle_only":
            values.append(attack.range_)
    return max(values) if values else 0


def way_to_gate(game: State, monster: int) -> int:
    """How far `monster` has to go until it hurts the Castle Gate; what shoots at it need not come so near."""
    # content/kings_armory/rules/evaluation.yaml:4
    # query: way_to_gate monster
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return max(
        0,
        game.board.route_left(rules_monsters_turn.route_of(game, monster), game.place[monster])
        - _highest_1(game, monster),
    )


def _highest_2(game: State, monster: int) -> int:
    values = []
    for attack in game.doc[monster].attacks:
        values.append(attack.damage)
    return max(values) if values else 0


def threat_of(game: State, monster: int) -> int:
    """How much `monster` is to be feared; the more the nearer it is to the Castle Gate."""
    # content/kings_armory/rules/evaluation.yaml:15
    # query: threat_of monster
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    strength = 20 + game.piece_hp[monster] + 2 * _highest_2(game, monster)
    nearness = 10 + max(0, 30 - way_to_gate(game, monster))
    if rules_tanking.tanked(game, monster):
        nearness = nearness - 6
    ailments = (
        game.piece_bleed[monster]
        + game.piece_burn[monster]
        + game.piece_slow[monster]
        + game.piece_stun[monster]
    )
    return product(strength, nearness) // 10 - 2 * ailments


def use_of(game: State, ally: int) -> int:
    """What it is worth that `ally` is there, and how well."""
    # content/kings_armory/rules/evaluation.yaml:26
    # query: use_of ally
    if game.piece_hp[ally] <= 0:
        return 0
    if isinstance(game.doc[ally], Hireable):
        return 40 + 20 * game.piece_level[ally] + game.piece_hp[ally]
    return 60 + 3 * game.piece_hp[ally]


def _sum_1(game: State) -> int:
    docs = game.doc
    level_of = game.piece_level
    total = 0
    for hireable in game.contents[game.zone_barracks]:
        if isinstance(docs[hireable], Hireable):
            total += level_of[hireable] - 1
    return total


def use_of_recruits(game: State) -> int:
    """What those are worth who wait for a place; whoever has none to go to is worth nothing."""
    # content/kings_armory/rules/evaluation.yaml:35
    # query: use_of_recruits
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return 60 * max(
        0,
        min(
            len(game.contents[game.zone_barracks]),
            rules_shop.capacity(game)
            - rules_shop.to_be_hosted(game)
            + len(game.contents[game.zone_barracks]),
        ),
    ) + 20 * _sum_1(game)


def _lowest_1(game: State, ally: int) -> int:
    stepped = game.board.stepped
    places = game.place
    values = []
    for monster in game.seen[Monster]:
        values.append(stepped[places[monster]][places[ally]])
    return min(values) if values else 0


def idle_way(game: State, ally: int) -> int:
    """What it costs that `ally` has to go to fight."""
    # content/kings_armory/rules/evaluation.yaml:46
    # query: idle_way ally
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    way = (
        _lowest_1(game, ally)
        if game.seen[Monster]
        else rules_monsters_turn.to_path(game, game.place[ally])
    )
    return min(12, way) + way // 4


def _sum_2(game: State) -> int:
    hp_of = game.piece_hp
    total = 0
    for monster in game.seen[Monster]:
        if hp_of[monster] > 0:
            total += threat_of(game, monster)
    return total


def _sum_3(game: State) -> int:
    total = 0
    for ally in game.seen[Ally]:
        total += use_of(game, ally)
    return total


def _sum_4(game: State) -> int:
    hp_of = game.piece_hp
    total = 0
    for ally in game.seen[Ally]:
        if hp_of[ally] > 0:
            total += idle_way(game, ally)
    return total


def _sum_5(game: State) -> int:
    docs = game.doc
    grounds_of = game.piece_grounds
    field_terrain = game.tables.field_terrain
    total = 0
    for tower in game.seen[Tower]:
        if docs[tower].destructible:
            _count = 0
            for s in grounds_of[tower]:
                if field_terrain[s] == "path" or field_terrain[s] == "gate":
                    _count += 1
            total += 4 + _count
    return total


def _sum_6(game: State) -> int:
    contents_of = game.contents
    total = 0
    for player_2 in range(game.players):
        total += len(contents_of[game.zone_equipment_held[player_2]])
    return total


def evaluate_defence(game: State, player: int) -> int:
    # content/kings_armory/rules/evaluation.yaml:56
    # evaluation: defence
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    wearer_of = game.piece_wearer
    contents_of = game.contents
    waves = 80 * game.table_wave_number
    gate = 30 * game.table_gate
    foes = -1 * _sum_2(game)
    to_come = -10 * (game.table_due + game.table_later)
    allies = _sum_3(game)
    at_hand = -1 * _sum_4(game)
    recruits = use_of_recruits(game)
    towers = _sum_5(game)
    equipment_2 = 30 * _sum_6(game)
    _count = 0
    for equipment in game.seen[Equipment]:
        if wearer_of[equipment] >= 0:
            _count += 1
    worn = 10 * _count
    cards = 25 * len(contents_of[game.zone_reinforcements]) + product(
        100, len(contents_of[game.zone_armory_hand])
    )
    gold = game.table_gold // 10
    return (
        waves
        + gate
        + foes
        + to_come
        + allies
        + at_hand
        + recruits
        + towers
        + equipment_2
        + worn
        + cards
        + gold
    )
