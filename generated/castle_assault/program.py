# The pack `castle_assault`, linked and ready to play.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.castle_assault.rules.actions as rules_actions
import generated.castle_assault.rules.combat as rules_combat
import generated.castle_assault.rules.playing as rules_playing
import generated.castle_assault.rules.resources as rules_resources
import generated.castle_assault.rules.turn as rules_turn
from generated.castle_assault.lock import LOCK
from generated.castle_assault.state import new_game, set_up
from interpreter.api import Action, Program, parse_shape

DEFINITIONS: tuple[Any, ...] = ()
ABILITIES: dict[str, Any] = {}
LAWS: dict[str, Any] = {
    "castle_assault.stats_stay_above_zero": rules_combat.STATS_STAY_ABOVE_ZERO_ABILITIES,
    "castle_assault.a_card_for_a_kill": rules_combat.A_CARD_FOR_A_KILL_ABILITIES,
}
LINKS: tuple[Any, ...] = ()
MAPS: dict[str, Any] = {
    "board": {
        "rows": ("222", "...", "...", "...", "...", "...", "...", "...", "...", "111"),
        "legend": {"1": {"castle": 1}, "2": {"castle": 2}},
    },
}
SHAPES: dict[str, Any] = {}
ACTIONS: tuple[Any, ...] = (
    Action(
        rules_actions.CHARGE_ACTION,
        "",
        rules_actions.charge_options,
        rules_actions.take_charge,
    ),
    Action(
        rules_actions.ATTACK_ACTION,
        "",
        rules_actions.attack_options,
        rules_actions.take_attack,
    ),
    Action(
        rules_actions.ATTACK_CASTLE_ACTION,
        "",
        rules_actions.attack_castle_options,
        rules_actions.take_attack_castle,
    ),
    Action(rules_actions.SHOOT_ACTION, "", rules_actions.shoot_options, rules_actions.take_shoot),
    Action(
        rules_playing.PLAY_UNIT_ACTION,
        "",
        rules_playing.play_unit_options,
        rules_playing.take_play_unit,
    ),
    Action(
        rules_playing.PLAY_ABILITY_ACTION,
        "",
        rules_playing.play_ability_options,
        rules_playing.take_play_ability,
    ),
    Action(
        rules_playing.PLAY_PLAIN_ABILITY_ACTION,
        "",
        rules_playing.play_plain_ability_options,
        rules_playing.take_play_plain_ability,
    ),
    Action(
        rules_playing.PLAY_INSTANT_ACTION,
        "instants",
        rules_playing.play_instant_options,
        rules_playing.take_play_instant,
    ),
    Action(
        rules_playing.PLAY_PLAIN_INSTANT_ACTION,
        "instants",
        rules_playing.play_plain_instant_options,
        rules_playing.take_play_plain_instant,
    ),
    Action(
        rules_resources.PLACE_RESOURCE_ACTION,
        "",
        rules_resources.place_resource_options,
        rules_resources.take_place_resource,
    ),
    Action(
        rules_resources.BUY_CARD_ACTION,
        "",
        rules_resources.buy_card_options,
        rules_resources.take_buy_card,
    ),
    Action(
        rules_resources.BUY_MOMENTUM_ACTION,
        "",
        rules_resources.buy_momentum_options,
        rules_resources.take_buy_momentum,
    ),
    Action(rules_turn.MULLIGAN_ACTION, "", rules_turn.mulligan_options, rules_turn.take_mulligan),
)
SCENARIOS: tuple[Any, ...] = ()
PROGRAM = Program(
    pack="castle_assault",
    title="Castle Assault",
    lock=LOCK,
    new_game=new_game,
    set_up=set_up,
    definitions=DEFINITIONS,
    abilities=ABILITIES,
    laws=LAWS,
    scenarios=SCENARIOS,
    maps=MAPS,
    shapes=SHAPES,
    active_zones=("attachments",),
    links=LINKS,
    space_defaults={"castle": 0},
    actions=ACTIONS,
    linked_spaces={},
    hidden={},
    squares_width=0,
)
