# Rules and documents of the pack `castle_assault`.
# Generated from content/castle_assault/rules/monsters.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence

import generated.castle_assault.kinds as kinds
import generated.castle_assault.rules.actions as rules_actions
import generated.castle_assault.rules.combat as rules_combat
import generated.castle_assault.rules.monsters_large as rules_monsters_large
import generated.castle_assault.rules.turn as rules_turn
import generated.castle_assault.rules.words as rules_words
from generated.castle_assault.state import State
from interpreter.api import NOTHING, both, first_of, first_part, position


def band_of(game: State, roll: int, n: int) -> int:
    # content/castle_assault/rules/monsters.yaml:42
    # query: band_of roll of n
    if n == 1:
        return 0
    if n <= 3:
        return (roll - 1) // (6 // n)
    if roll > n:
        return -1
    return roll - 1


def _in_order_1(game: State, found: Sequence[int]) -> Sequence[int]:
    ranked = [((game.board.x[game.place[m]],), m) for m in found]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def in_order(game: State, found: Sequence[int]) -> Sequence[int]:
    # content/castle_assault/rules/monsters.yaml:86
    # query: in_order found
    game.spend(100)
    sorted_: Sequence[int] = found[:0]
    for m in _in_order_1(game, found):
        sorted_ = both(sorted_, (m,))
    return sorted_


def _in_order_2(game: State, found: Sequence[int]) -> Sequence[int]:
    places = game.place
    ranked = [((game.board.x[places[u]], -game.board.y[places[u]]), u) for u in found]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def as_candidates(game: State, found: Sequence[int]) -> Sequence[int]:
    # content/castle_assault/rules/monsters.yaml:97
    # query: as_candidates found
    game.spend(100)
    sorted_: Sequence[int] = found[:0]
    for u in _in_order_2(game, found):
        sorted_ = both(sorted_, (u,))
    return sorted_


def _best_1(game: State) -> Sequence[int]:
    entered_of = game.piece_entered
    moved_of = game.piece_moved
    ranked = [
        ((-rules_words.advance_of(game, monster),), monster)
        for monster in game.of_kind(kinds.Monster)
        if not entered_of[monster] and not moved_of[monster]
    ]
    if not ranked:
        return []
    least = min([rank for rank, _ in ranked])
    return [found for rank, found in ranked if rank == least]


def to_move(game: State) -> Sequence[int]:
    # content/castle_assault/rules/monsters.yaml:110
    # query: to_move
    game.spend(10)
    return in_order(game, _best_1(game))


def _best_2(game: State) -> Sequence[int]:
    ranked = [
        ((-rules_words.advance_of(game, monster),), monster)
        for monster in game.of_kind(kinds.Monster)
        if rules_actions.can_act(game, monster)
    ]
    if not ranked:
        return []
    least = min([rank for rank, _ in ranked])
    return [found for rank, found in ranked if rank == least]


def to_act(game: State) -> Sequence[int]:
    # content/castle_assault/rules/monsters.yaml:117
    # query: to_act
    game.spend(10)
    return in_order(game, _best_2(game))


def point(game: State, n: int) -> None:
    # content/castle_assault/rules/monsters.yaml:54
    # verb: point of n
    game.spend(100)
    game.table_pointed = -1
    while game.table_pointed < 0:
        game.tick("content/castle_assault/rules/monsters.yaml:61")
        roll = game.rng.roll(6)
        if game.log is not None:
            game.tell("Monster Priority: ", game.named("number", roll))
        game.table_pointed = band_of(game, roll, n)


def settle(game: State, n: int) -> None:
    # content/castle_assault/rules/monsters.yaml:66
    # verb: settle of n
    game.table_pointed = 0
    if n > 1:
        point(game, n)


def point_out(game: State, waiting: Sequence[int], row: Sequence[int]) -> None:
    # content/castle_assault/rules/monsters.yaml:75
    # verb: point_out waiting in row
    game.spend(100)
    game.table_pointed = position(row, first_of(waiting, NOTHING))
    if len(waiting) > 1:
        point(game, len(row))
        while row[game.table_pointed] not in waiting:
            game.tick("content/castle_assault/rules/monsters.yaml:84")
            point(game, len(row))


def _best_3(game: State, left: Sequence[int]) -> Sequence[int]:
    docs = game.doc
    ranked = [
        ((-rules_words.advance_of(game, monster),), monster)
        for monster in left
        if isinstance(docs[monster], kinds.Monster)
    ]
    if not ranked:
        return []
    least = min([rank for rank, _ in ranked])
    return [found for rank, found in ranked if rank == least]


def effects_by_priority(game: State, found: Sequence[int], starting: bool) -> None:
    # content/castle_assault/rules/monsters.yaml:187
    # verb: effects_by_priority found with starting
    game.spend(100)
    docs = game.doc
    left: Sequence[int] = found
    while len(left) > 0:
        game.tick("content/castle_assault/rules/monsters.yaml:194")
        row: Sequence[int] = in_order(game, _best_3(game, left))
        waiting: Sequence[int] = row
        while len(waiting) > 0:
            game.tick("content/castle_assault/rules/monsters.yaml:197")
            point_out(game, waiting, row)
            next_one = row[game.table_pointed]
            waiting = [
                monster
                for monster in waiting
                if isinstance(docs[monster], kinds.Monster) and monster != next_one
            ]
            left = [
                monster
                for monster in left
                if isinstance(docs[monster], kinds.Monster) and monster != next_one
            ]
            if rules_words.on_board(game, next_one):
                if starting:
                    rules_turn.emit_start_of_turn(game, next_one)
                    if game.over:
                        return
                else:
                    rules_turn.emit_end_of_turn(game, next_one)
                    if game.over:
                        return


def move_monster(game: State, monster: int) -> None:
    # content/castle_assault/rules/monsters.yaml:208
    # verb: move_monster monster
    game.spend(10)
    game.piece_moved[monster] = True
    if not rules_words.engaged(game, monster):
        rules_actions.march(game, monster, game.stat("movement", monster), False)
        if game.over:
            return
    elif game.doc[monster].movement > 0:
        fight_on(game, monster)
        if game.over:
            return


def fight_on(game: State, monster: int) -> None:
    # content/castle_assault/rules/monsters.yaml:216
    # verb: fight_on monster
    game.spend(10)
    if rules_words.faces_castle(game, monster):
        rules_combat.engage_castle(game, monster, False, False)
        if game.over:
            return
        return
    touched: Sequence[int] = as_candidates(game, rules_words.contacts(game, monster))
    if rules_monsters_large.is_large(game, monster):
        rules_monsters_large.engage_all(game, monster, touched, False, False)
        if game.over:
            return
        return
    settle(game, len(touched))
    rules_combat.engage(game, monster, touched[game.table_pointed], False, False)
    if game.over:
        return


def act_by_text(game: State, monster: int) -> None:
    # content/castle_assault/rules/monsters.yaml:231
    # verb: act_by_text monster
    game.spend(10)
    game.piece_acted[monster] = True
    if rules_words.engaged(game, monster):
        fight_on(game, monster)
        if game.over:
            return
    else:
        game.program.resolve(game, monster, game.owner[monster], "action")
        if game.over:
            return


def charge_ahead(game: State, unit: int) -> None:
    # content/castle_assault/rules/monsters.yaml:240
    # verb: charge_ahead unit
    game.spend(10)
    if not bool(game.stat("cannot_charge", unit)):
        rules_actions.rush(game, unit)
        if game.over:
            return


def _best_4(game: State, shooter: int) -> Sequence[int]:
    owners = game.owner
    ranked = [
        ((game.apart(game.board.steps, unit, shooter),), unit)
        for unit in game.of_kind(kinds.Unit)
        if owners[unit] != owners[shooter] and rules_actions.in_range(game, unit, shooter)
    ]
    if not ranked:
        return []
    least = min([rank for rank, _ in ranked])
    return [found for rank, found in ranked if rank == least]


def shoot_closest(game: State, shooter: int) -> None:
    # content/castle_assault/rules/monsters.yaml:248
    # verb: shoot_closest by shooter
    game.spend(10)
    close: Sequence[int] = as_candidates(game, _best_4(game, shooter))
    if len(close) == 0:
        return
    settle(game, len(close))
    rules_actions.shoot_at(game, close[game.table_pointed], shooter)
    if game.over:
        return
