# The pack `kingdom_rush`, linked and ready to play.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kingdom_rush.rules.actions as rules_actions
import generated.kingdom_rush.rules.enemies as rules_enemies
import generated.kingdom_rush.rules.pieces as rules_pieces
import generated.kingdom_rush.rules.round_ as rules_round_
from generated.kingdom_rush.lock import LOCK
from generated.kingdom_rush.state import new_game, set_up
from interpreter.api import Action, Program, parse_shape

DEFINITIONS: tuple[Any, ...] = (
    rules_enemies.GRUNT,
    rules_enemies.WORG,
    rules_enemies.MAGMA_ELEMENTAL,
    rules_enemies.FROST_WRAITH,
    rules_enemies.STONE_IMP,
    rules_enemies.PUMPKIN,
    rules_enemies.OGRE,
    rules_enemies.RHINO,
    rules_enemies.BRUTE,
    rules_enemies.TROLL,
    rules_pieces.NORTH,
    rules_pieces.EAST,
    rules_pieces.SOUTH,
    rules_pieces.WEST,
    rules_pieces.FRONT,
    rules_pieces.FRONT_LEFT,
    rules_pieces.FRONT_RIGHT,
    rules_pieces.LEFT,
    rules_pieces.RIGHT,
    rules_pieces.BACK,
    rules_pieces.BACK_LEFT,
    rules_pieces.BACK_RIGHT,
    rules_pieces.TILE,
    rules_pieces.SOLDIER,
    rules_pieces.BLUE_SITE,
    rules_pieces.ORANGE_SITE,
    rules_pieces.PURPLE_SITE,
    rules_pieces.TEAL_SITE,
    rules_pieces.WHITE_SITE,
    rules_pieces.SPAWN_1,
    rules_pieces.SPAWN_2,
)
ABILITIES: dict[str, Any] = {}
LAWS: dict[str, Any] = {}
LINKS: tuple[Any, ...] = ()
MAPS: dict[str, Any] = {}
SHAPES: dict[str, Any] = {
    "kingdom_rush.block": parse_shape("##\n##"),
    "kingdom_rush.corner": parse_shape("##\n#."),
    "kingdom_rush.double": parse_shape("##"),
    "kingdom_rush.hero_base": parse_shape("##\n##"),
    "kingdom_rush.single": parse_shape("#"),
    "kingdom_rush.straight_three": parse_shape("###"),
}
ACTIONS: tuple[Any, ...] = (
    Action(
        rules_actions.PLAY_TOWER_ACTION,
        "",
        rules_actions.play_tower_options,
        rules_actions.take_play_tower,
    ),
    Action(
        rules_actions.PASS_TOWER_ACTION,
        "",
        rules_actions.pass_tower_options,
        rules_actions.take_pass_tower,
    ),
    Action(
        rules_actions.ACTIVATE_HERO_ACTION,
        "",
        rules_actions.activate_hero_options,
        rules_actions.take_activate_hero,
    ),
    Action(
        rules_round_.BUY_TOWER_ACTION,
        "",
        rules_round_.buy_tower_options,
        rules_round_.take_buy_tower,
    ),
)
SCENARIOS: tuple[Any, ...] = ()
PROGRAM = Program(
    pack="kingdom_rush",
    title="Kingdom Rush",
    lock=LOCK,
    new_game=new_game,
    set_up=set_up,
    definitions=DEFINITIONS,
    abilities=ABILITIES,
    laws=LAWS,
    scenarios=SCENARIOS,
    maps=MAPS,
    shapes=SHAPES,
    active_zones=("tray", "hero_board"),
    links=LINKS,
    space_defaults={"path": False, "entry": False},
    actions=ACTIONS,
    linked_spaces={},
    hidden={},
    squares_width=5,
)
