# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/rules/gauntlet.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import generated.kings_armory.kinds as kinds
import generated.kings_armory.rules.between_waves as rules_between_waves
import generated.kings_armory.rules.cards as rules_cards
from generated.kings_armory.state import State
from interpreter.api import NOTHING, first_of


def column(game: State) -> Any:
    # content/kings_armory/rules/gauntlet.yaml:43
    # query: column
    game.spend(100)
    return first_of(
        [
            gauntlet
            for gauntlet in game.program.of_kind(kinds.Gauntlet)
            if gauntlet.wave == game.options["gauntlet"]
        ],
        None,
    )


def extra(game: State) -> Sequence[Any]:
    # content/kings_armory/rules/gauntlet.yaml:50
    # query: extra
    game.spend(100)
    contents_of = game.contents
    return [
        gauntlet_scaling
        for gauntlet_scaling in game.program.of_kind(kinds.GauntletScaling)
        if gauntlet_scaling.heroes == len(game.of_kind(kinds.Hero)) + len(
            contents_of[game.zone_tavern],
        )
    ]


def _sum_1(game: State) -> int:
    total = 0
    for item in extra(game):
        total += item.towers
    return total


def gauntlet_towers(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:57
    # query: gauntlet_towers
    game.spend(10)
    if len(game.of_kind(kinds.Hero)) + len(game.contents[game.zone_tavern]) == 1:
        return 1
    return column(game).towers + _sum_1(game)


def _sum_2(game: State) -> int:
    total = 0
    for item in extra(game):
        total += item.modifier
    return total


def gauntlet_modifier(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:65
    # query: gauntlet_modifier
    game.spend(10)
    return column(game).modifier + _sum_2(game)


def _sum_3(game: State) -> int:
    total = 0
    for item in extra(game):
        total += item.first_foes
    return total


def _sum_4(game: State) -> int:
    total = 0
    for item in extra(game):
        total += item.later_foes
    return total


def gauntlet_foes(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:71
    # query: gauntlet_foes
    game.spend(10)
    if game.table_round == 0:
        return column(game).first_foes + _sum_3(game) + (2 if game.options["ettin"] else 0)
    return column(game).later_foes + _sum_4(game)


def prepare_gauntlet(game: State) -> None:
    # content/kings_armory/rules/gauntlet.yaml:80
    # verb: prepare_gauntlet
    game.spend(10)
    game.table_wave_number = game.options["gauntlet"]
    game.table_wave = rules_between_waves.wave_of(game, game.options["gauntlet"])
    game.table_last_wave = 7 if game.options["gauntlet"] > 5 else 5
    game.table_free_of_duty = True
    game.table_reinforcement_cap = max(0, 2)
    rules_cards.draw_rewards(game, column(game).rewards)


def _sum_5(game: State) -> int:
    total = 0
    for item in extra(game):
        total += item.third_round_rewards
    return total


def take_a_breath(game: State) -> None:
    # content/kings_armory/rules/gauntlet.yaml:115
    # verb: take_a_breath
    game.spend(100)
    hp_of = game.piece_hp
    docs = game.doc
    rules_cards.draw_rewards(game, column(game).third_round_rewards + _sum_5(game))
    for hero in [hero for hero in game.of_kind(kinds.Hero) if not hp_of[hero] > 0]:
        hp_of[hero] = max(0, docs[hero].heal_rate // 2)


def wear_off(game: State) -> None:
    # content/kings_armory/rules/gauntlet.yaml:139
    # verb: wear_off
    game.spend(100)
    on_for_of = game.piece_on_for
    turned_on_of = game.piece_turned_on
    docs = game.doc
    bled_for_of = game.piece_bled_for
    bleed_of = game.piece_bleed
    burned_for_of = game.piece_burned_for
    burn_of = game.piece_burn
    slow_for_of = game.piece_slow_for
    slow_of = game.piece_slow
    for bearer in game.of_kind(kinds.Ally):
        on_for_of[bearer] = on_for_of[bearer] + 1 if turned_on_of[bearer] or isinstance(
            docs[bearer],
            kinds.Guardian,
        ) else 0
        bled_for_of[bearer] = bled_for_of[bearer] + 1 if bleed_of[bearer] > 0 else 0
        burned_for_of[bearer] = burned_for_of[bearer] + 1 if burn_of[bearer] > 0 else 0
        slow_for_of[bearer] = slow_for_of[bearer] + 1 if slow_of[bearer] > 0 else 0
        if bled_for_of[bearer] == 3:
            bled_for_of[bearer] = 0
            bleed_of[bearer] = max(0, min(3, 0))
        if burned_for_of[bearer] == 3:
            burned_for_of[bearer] = 0
            burn_of[bearer] = max(0, min(2, 0))
        if slow_for_of[bearer] == 3:
            slow_for_of[bearer] = 0
            slow_of[bearer] = max(0, min(2, 0))
        if on_for_of[bearer] == 3:
            on_for_of[bearer] = 0
            turned_on_of[bearer] = False
            if isinstance(docs[bearer], kinds.Guardian):
                game.put(bearer, NOTHING)
