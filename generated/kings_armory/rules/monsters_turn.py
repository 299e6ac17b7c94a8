# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/rules/monsters_turn.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import generated.kings_armory.kinds as kinds
import generated.kings_armory.rules.gate as rules_gate
import generated.kings_armory.rules.range_ as rules_range_
import generated.kings_armory.rules.status as rules_status
import generated.kings_armory.rules.strikes as rules_strikes
import generated.kings_armory.rules.tanking as rules_tanking
from generated.kings_armory.state import State
from interpreter.api import NOTHING


def route_of(game: State, monster: int) -> str:
    # content/kings_armory/rules/monsters_turn.yaml:4
    # query: route_of monster
    if game.piece_arrow[monster] == "red":
        return "red_odd" if game.piece_side[monster] == "odd" else "red_even"
    return "yellow_odd" if game.piece_side[monster] == "odd" else "yellow_even"


def spaces_left(game: State, monster: int) -> int:
    # content/kings_armory/rules/monsters_turn.yaml:13
    # query: spaces_left monster
    return game.board.route_left(route_of(game, monster), game.place[monster])


def damage_type_of(game: State, ally: int) -> str:
    # content/kings_armory/rules/monsters_turn.yaml:72
    # query: damage_type_of ally
    return "supernatural" if len(game.doc[ally].attacks) == 0 else game.doc[ally].attacks[0].type_


def how_far(game: State, monster: int, ally: int, attack: Any) -> int:
    # content/kings_armory/rules/monsters_turn.yaml:79
    # query: how_far monster ally with attack
    return game.board.king(
        game.place[monster],
        game.place[ally],
    ) if game.stat_with("range_", monster, attack) == 1 else game.board.steps(
        game.place[monster],
        game.place[ally],
    )


def _best_1(game: State, able: Sequence[int], monster: int, attack: Any) -> Sequence[int]:
    places = game.place
    ranked = [
        (
            (
                how_far(game, monster, item, attack),
                -(1 if damage_type_of(game, item) == attack.type_ else 0),
                -(1 if places[item] in game.board.routes[route_of(game, monster)] else 0),
                -(
                    1 if game.board.columns["terrain"][places[item]] == "path" or game.board.columns["terrain"][places[item]] == "gate" else 0
                ),
                to_path(game, places[item]),
                to_armory(game, places[item]),
            ),
            item,
        )
        for item in able
    ]
    if not ranked:
        return []
    least = min([rank for rank, _ in ranked])
    return [found for rank, found in ranked if rank == least]


def targets_of(game: State, monster: int, attack: Any) -> Sequence[int]:
    # content/kings_armory/rules/monsters_turn.yaml:85
    # query: targets_of monster with attack
    docs = game.doc
    tanking_of = game.piece_tanking
    tankers: Sequence[int] = [
        ally
        for ally in game.live
        if (
            isinstance(docs[ally], kinds.Ally)
            and monster in tanking_of[ally]
            and rules_range_.can_strike(game, monster, ally, attack)
        )
    ]
    able: Sequence[int] = tankers if len(tankers) > 0 else [
        ally
        for ally in game.live
        if (
            isinstance(docs[ally], kinds.Ally)
            and rules_range_.can_strike(game, monster, ally, attack)
        )
    ]
    return _best_1(game, able, monster, attack)


def _lowest_1(game: State, s: int) -> int:
    values = [
        game.board.steps(space, s)
        for space in range(game.board.size)
        if (
            game.board.columns["terrain"][space] == "path" or game.board.columns["terrain"][space] == "gate"
        )
    ]
    return min(values) if values else 0


def to_path(game: State, s: int) -> int:
    # content/kings_armory/rules/monsters_turn.yaml:101
    # query: to_path s
    return _lowest_1(game, s)


def _lowest_2(game: State, s: int) -> int:
    values = [
        game.board.steps(space, s)
        for space in range(game.board.size)
        if game.board.columns["terrain"][space] == "armory"
    ]
    return min(values) if values else 0


def to_armory(game: State, s: int) -> int:
    # content/kings_armory/rules/monsters_turn.yaml:108
    # query: to_armory s
    return _lowest_2(game, s)


def take_turn(game: State, monster: int) -> None:
    # content/kings_armory/rules/monsters_turn.yaml:19
    # verb: take_turn of monster
    game.piece_acted[monster] = True
    rules_status.emit_upkeep(game, monster)
    if game.over:
        return
    if game.piece_turn_lost[monster]:
        game.piece_turn_lost[monster] = False
        return
    if game.piece_hp[monster] > 0:
        march(game, monster)
        if game.over:
            return
    if game.piece_hp[monster] > 0:
        assault(game, monster)
        if game.over:
            return


def march(game: State, monster: int) -> None:
    # content/kings_armory/rules/monsters_turn.yaml:31
    # verb: march monster
    hp_of = game.piece_hp
    game.table_mover = monster
    rules_tanking.open_tanking(game)
    if game.over:
        return
    rate = game.stat("move", monster)
    while rate > 0 and hp_of[monster] > 0 and not rules_tanking.tanked(game, monster):
        game.tick("content/kings_armory/rules/monsters_turn.yaml:39")
        rate = rate - 1
        step_on(game, monster)
        if game.over:
            return
        if hp_of[monster] > 0:
            rules_tanking.open_tanking(game)
            if game.over:
                return
    if hp_of[monster] > 0 and not rules_tanking.room_for(game, monster, game.place[monster]):
        bump(game, monster)
        if game.over:
            return
        if hp_of[monster] > 0:
            rules_tanking.open_tanking(game)
            if game.over:
                return
    game.table_mover = NOTHING


def step_on(game: State, monster: int) -> None:
    # content/kings_armory/rules/monsters_turn.yaml:48
    # verb: step_on monster
    s = game.board.route_next(route_of(game, monster), game.place[monster], 1)
    game.put(monster, s)
    rules_tanking.end_lost_tanks(game)
    if game.board.columns["terrain"][s] == "gate":
        rules_gate.enter_armory(game, monster)
        if game.over:
            return


def bump(game: State, monster: int) -> None:
    # content/kings_armory/rules/monsters_turn.yaml:57
    # verb: bump monster
    places = game.place
    if game.log is not None:
        game.tell(game.show("piece", monster), " is bumped")
    s = places[monster]
    while (
        game.board.columns["terrain"][s] != "entrance"
        and not rules_tanking.room_for(game, monster, s)
    ):
        game.tick("content/kings_armory/rules/monsters_turn.yaml:64")
        s = game.board.route_next(route_of(game, monster), s, -1)
    if game.board.columns["terrain"][s] == "entrance":
        s = places[monster]
        while not rules_tanking.room_for(game, monster, s):
            game.tick("content/kings_armory/rules/monsters_turn.yaml:67")
            s = game.board.route_next(route_of(game, monster), s, 1)
    game.put(monster, s)
    rules_tanking.end_lost_tanks(game)
    if game.board.columns["terrain"][s] == "gate":
        rules_gate.enter_armory(game, monster)
        if game.over:
            return


def assault(game: State, monster: int) -> None:
    # content/kings_armory/rules/monsters_turn.yaml:115
    # verb: assault by monster
    for attack in game.doc[monster].attacks:
        targets: Sequence[int] = targets_of(game, monster, attack)
        if len(targets) > 0:
            chosen = game.pick(targets, NOTHING)
            if chosen >= 0:
                rules_strikes.strike(game, chosen, attack, monster)
                if game.over:
                    return
        elif rules_gate.gate_in_range(game, monster, attack):
            rules_gate.hurt_gate(game, rules_gate.gate_damage(game, attack))
            if game.over:
                return
