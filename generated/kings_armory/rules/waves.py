# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/rules/waves.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import generated.kings_armory.kinds as kinds
import generated.kings_armory.rules.monsters_turn as rules_monsters_turn
import generated.kings_armory.rules.status as rules_status
from generated.kings_armory.state import State
from interpreter.api import NOTHING, first_of


def scaling(game: State) -> Any:
    # content/kings_armory/rules/waves.yaml:45
    # query: scaling
    docs = game.doc
    return first_of(
        [
            hero_scaling
            for hero_scaling in game.program.of_kind(kinds.HeroScaling)
            if hero_scaling.heroes == len(
                [heroe for heroe in game.live if isinstance(docs[heroe], kinds.Hero)]
            )
        ],
        None,
    )


def level_for(game: State, net: int) -> int:
    # content/kings_armory/rules/waves.yaml:52
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
    # content/kings_armory/rules/waves.yaml:59
    # query: candidates level
    lower: Sequence[int] = _best_1(game, level)
    if len(lower) > 0:
        return lower
    return _best_2(game)


def _no_1(game: State) -> bool:
    docs = game.doc
    for monster in game.live:
        if isinstance(docs[monster], kinds.Monster):
            return False
    return True


def wave_over(game: State) -> bool:
    # content/kings_armory/rules/waves.yaml:85
    # query: wave_over
    return game.table_due == 0 and _no_1(game)


def _best_3(game: State) -> Sequence[int]:
    docs = game.doc
    acted_of = game.piece_acted
    ranked = [
        (
            (
                rules_monsters_turn.spaces_left(game, monster),
                -(1 if docs[monster].flying else 0),
                docs[monster].level,
                -(1 if game.piece_side[monster] == "odd" else 0),
                -(1 if game.piece_arrow[monster] == "red" else 0),
            ),
            monster,
        )
        for monster in game.live
        if isinstance(docs[monster], kinds.Monster) and not acted_of[monster]
    ]
    if not ranked:
        return []
    least = min([rank for rank, _ in ranked])
    return [found for rank, found in ranked if rank == least]


def next_in_order(game: State) -> Sequence[int]:
    # content/kings_armory/rules/waves.yaml:102
    # query: next_in_order
    return _best_3(game)


def fill_pile(game: State) -> None:
    # content/kings_armory/rules/waves.yaml:35
    # verb: fill_pile
    arrow_of = game.piece_arrow
    for token in game.setting.tokens:
        for _ in range(token.red_tokens):
            game.create(token, game.zone_pile, NOTHING)
        for _ in range(token.yellow_tokens):
            yellow_one = game.create(token, game.zone_pile, NOTHING)
            arrow_of[yellow_one] = "yellow"


def let_in(game: State, n: int) -> None:
    # content/kings_armory/rules/waves.yaml:70
    # verb: let_in n
    game.table_due = max(0, game.table_due - 1)
    if len(game.contents[game.zone_pile]) == 0:
        return
    monster = game.pick(candidates(game, level_for(game, n)), NOTHING)
    rules_status.clear_status(game, monster)
    game.piece_hp[monster] = max(0, game.doc[monster].max_hp)
    game.piece_side[monster] = "even" if n % 2 == 0 else "odd"
    game.put(
        monster,
        first_of(game.board.routes[rules_monsters_turn.route_of(game, monster)], NOTHING),
    )
    rules_monsters_turn.take_turn(game, monster)
    if game.over:
        return
