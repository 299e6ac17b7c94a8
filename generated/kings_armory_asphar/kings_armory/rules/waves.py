# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/rules/waves.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import generated.kings_armory_asphar.kinds as kinds
import generated.kings_armory_asphar.kings_armory.rules.bosses as kings_armory_rules_bosses
import generated.kings_armory_asphar.kings_armory.rules.ettin as kings_armory_rules_ettin
import generated.kings_armory_asphar.kings_armory.rules.gauntlet as kings_armory_rules_gauntlet
import generated.kings_armory_asphar.kings_armory.rules.monsters_turn as kings_armory_rules_monsters_turn
import generated.kings_armory_asphar.kings_armory.rules.status as kings_armory_rules_status
from generated.kings_armory_asphar.state import State
from interpreter.api import NOTHING, first_of, last_of


def scaling(game: State) -> Any:
    # content/kings_armory/rules/waves.yaml:49
    # query: scaling
    game.spend(100)
    contents_of = game.contents
    return first_of(
        [
            hero_scaling
            for hero_scaling in game.program.of_kind(kinds.HeroScaling)
            if hero_scaling.heroes == len(game.of_kind(kinds.Hero)) + len(
                contents_of[game.zone_tavern],
            )
        ],
        None,
    )


def roll_modifier(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:56
    # query: roll_modifier
    game.spend(10)
    return kings_armory_rules_gauntlet.gauntlet_modifier(
        game,
    ) if game.options["gauntlet"] > 0 else scaling(game).roll_modifier


def level_for(game: State, net: int) -> int:
    # content/kings_armory/rules/waves.yaml:63
    # query: level_for net
    return game.table_wave.levels[min(12, max(1, net)) - 1]


def _best_1(game: State, level: int) -> Sequence[int]:
    docs = game.doc
    ranked = [
        ((-docs[monster].level,), monster)
        for monster in game.contents[game.zone_pile]
        if isinstance(docs[monster], kinds.Monster) and docs[monster].level <= level
    ]
    if not ranked:
        return []
    least = min([rank for rank, _ in ranked])
    return [found for rank, found in ranked if rank == least]


def _best_2(game: State) -> Sequence[int]:
    docs = game.doc
    ranked = [
        ((docs[monster].level,), monster)
        for monster in game.contents[game.zone_pile]
        if isinstance(docs[monster], kinds.Monster)
    ]
    if not ranked:
        return []
    least = min([rank for rank, _ in ranked])
    return [found for rank, found in ranked if rank == least]


def candidates(game: State, level: int) -> Sequence[int]:
    # content/kings_armory/rules/waves.yaml:70
    # query: candidates level
    game.spend(10)
    lower: Sequence[int] = _best_1(game, level)
    if len(lower) > 0:
        return lower
    return _best_2(game)


def _no_1(game: State) -> bool:
    for monster in game.of_kind(kinds.Monster):
        return False
    return True


def wave_over(game: State) -> bool:
    # content/kings_armory/rules/waves.yaml:136
    # query: wave_over
    return (
        game.options["gauntlet"] == 0
        and game.table_due == 0
        and game.table_later == 0
        and game.table_bosses_due == 0
        and _no_1(game)
    )


def _best_3(game: State) -> Sequence[int]:
    docs = game.doc
    acted_of = game.piece_acted
    ranked = [
        (
            (
                kings_armory_rules_monsters_turn.spaces_left(game, monster),
                -(
                    1 if docs[monster].flying and not (
                        isinstance(docs[monster], kinds.Monster)
                        and game.piece_grounded[monster]
                    ) else 0
                ),
                docs[monster].level,
                -(1 if game.piece_side[monster] == "odd" else 0),
                -(1 if game.piece_arrow[monster] == "red" else 0),
                -(0 if game.piece_cave[monster] else 1),
            ),
            monster,
        )
        for monster in game.of_kind(kinds.Monster)
        if not acted_of[monster] and not kings_armory_rules_bosses.waits_in_stack(game, monster)
    ]
    if not ranked:
        return []
    least = min([rank for rank, _ in ranked])
    return [found for rank, found in ranked if rank == least]


def next_in_order(game: State) -> Sequence[int]:
    # content/kings_armory/rules/waves.yaml:171
    # query: next_in_order
    return _best_3(game)


def fill_pile(game: State) -> None:
    # content/kings_armory/rules/waves.yaml:39
    # verb: fill_pile
    game.spend(100)
    arrow_of = game.piece_arrow
    for token in game.setting.tokens:
        for _ in range(token.red_tokens):
            game.tick("content/kings_armory/rules/waves.yaml:44")
            game.create(token, game.zone_pile, NOTHING)
        for _ in range(token.yellow_tokens):
            game.tick("content/kings_armory/rules/waves.yaml:45")
            yellow_one = game.create(token, game.zone_pile, NOTHING)
            arrow_of[yellow_one] = "yellow"


def let_in_next(game: State) -> None:
    # content/kings_armory/rules/waves.yaml:81
    # verb: let_in_next
    game.spend(100)
    contents_of = game.contents
    docs = game.doc
    if len(contents_of[game.zone_queue]) > 0:
        next_ = last_of(
            [
                piece
                for piece in contents_of[game.zone_queue]
                if isinstance(docs[piece], kinds.Monster)
            ],
            NOTHING,
        )
        game.table_due = max(0, game.table_due - 1)
        if docs[next_].level == last_of(game.table_wave.levels, NOTHING):
            game.table_mandatory = max(0, max(0, game.table_mandatory - 1))
        enter(game, next_, game.piece_foreseen[next_])
        if game.over:
            return
    else:
        let_in(game, game.rng.roll(12) + roll_modifier(game))
        if game.over:
            return


def let_in(game: State, n: int) -> None:
    # content/kings_armory/rules/waves.yaml:93
    # verb: let_in n
    game.spend(10)
    game.table_due = max(0, game.table_due - 1)
    if len(game.contents[game.zone_pile]) == 0:
        return
    level = level_for(game, n)
    if game.table_mandatory > game.table_due + game.table_later:
        level = last_of(game.table_wave.levels, NOTHING)
    if level == last_of(game.table_wave.levels, NOTHING):
        game.table_mandatory = max(0, max(0, game.table_mandatory - 1))
    chosen = game.pick(candidates(game, level), NOTHING)
    if chosen >= 0:
        enter(game, chosen, n)
        if game.over:
            return


def enter(game: State, monster: int, n: int) -> None:
    # content/kings_armory/rules/waves.yaml:106
    # verb: enter monster by n
    game.spend(10)
    if game.log is not None:
        game.tell(game.named("piece", monster), " enters")
    make_fresh(game, monster)
    game.piece_side[monster] = "even" if n % 2 == 0 else "odd"
    game.piece_cave[monster] = game.setting.cave and game.table_entered % 2 == 1
    game.table_entered += 1
    game.put(
        monster,
        first_of(
            game.board.routes[kings_armory_rules_monsters_turn.route_of(game, monster)],
            NOTHING,
        ),
    )
    game.piece_began_at[monster] = game.place[monster]
    kings_armory_rules_monsters_turn.take_turn(game, monster)
    if game.over:
        return


def make_fresh(game: State, monster: int) -> None:
    # content/kings_armory/rules/waves.yaml:122
    # verb: make_fresh monster
    game.spend(10)
    kings_armory_rules_status.clear_status(game, monster)
    game.piece_hp[monster] = max(0, kings_armory_rules_ettin.full_hp(game, monster))
    game.piece_pusher[monster] = NOTHING
    game.piece_green_foot[monster] = False
    if game.piece_strayed[monster]:
        game.piece_arrow[monster] = "yellow" if game.piece_arrow[monster] == "red" else "red"
    game.piece_strayed[monster] = False
    game.piece_grounded[monster] = False
    game.piece_snared_until[monster] = 0
