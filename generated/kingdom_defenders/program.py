# The pack `kingdom_defenders`, linked and ready to play.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import generated.kingdom_defenders.cards.adventures as cards_adventures
import generated.kingdom_defenders.cards.fates as cards_fates
import generated.kingdom_defenders.cards.relics as cards_relics
import generated.kingdom_defenders.kinds as kinds
import generated.kingdom_defenders.rules.activation as rules_activation
import generated.kingdom_defenders.rules.board as rules_board
import generated.kingdom_defenders.rules.evaluation as rules_evaluation
import generated.kingdom_defenders.rules.goods as rules_goods
import generated.kingdom_defenders.rules.placing as rules_placing
import generated.kingdom_defenders.rules.round_ as rules_round_
import generated.kingdom_defenders.rules.scoring as rules_scoring
import generated.kingdom_defenders.scenarios.n01_family as scenarios_n01_family
import generated.kingdom_defenders.tiles.buildings as tiles_buildings
import generated.kingdom_defenders.tiles.characters as tiles_characters
import generated.kingdom_defenders.tiles.deeds as tiles_deeds
import generated.kingdom_defenders.tiles.dice as tiles_dice
import generated.kingdom_defenders.tiles.rewards as tiles_rewards
from generated.kingdom_defenders.lock import LOCK
from generated.kingdom_defenders.state import State, new_game, set_up
from interpreter.api import NOTHING, Actions, Program, Scenario, first_of, first_part, numbers

ASK_1 = Actions("turn", "your turn", ("take_die",), True)
ASK_2 = Actions("turn", "your turn", ("occupy",), False)
ASK_3 = Actions("turn", "your turn", ("activate", "decline"), False)
# content/kingdom_defenders/scenarios/01_family.yaml:9
FAMILY_SCENARIO = kinds.Scenario(id="family", name="The Family variant", horde=False, rounds=5)


def _best_1(game: State) -> Sequence[int]:
    ranked = [
        ((game.player_fame[player], -game.player_position[player]), player)
        for player in range(game.players)
    ]
    if not ranked:
        return []
    least = min([rank for rank, _ in ranked])
    return [found for rank, found in ranked if rank == least]


def _in_order_1(game: State) -> Sequence[int]:
    ranked = [((game.player_fame[p], -game.player_position[p]), p) for p in range(game.players)]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _any_1(game: State) -> bool:
    finished_of = game.player_finished
    for player in range(game.players):
        if not finished_of[player]:
            return True
    return False


def _in_order_2(game: State) -> Sequence[int]:
    finished_of = game.player_finished
    ranked = [((game.player_position[p],), p) for p in range(game.players) if not finished_of[p]]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _no_1(game: State, p: int) -> bool:
    for space in range(game.board.size):
        if rules_placing.may_occupy(game, space, p):
            return False
    return True


def _in_order_3(game: State) -> Sequence[int]:
    ranked = [
        ((game.board.columns["number"][s],), s)
        for s in range(game.board.size)
        if game.board.columns["area"][s] == "characters"
    ]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _in_order_4(game: State) -> Sequence[int]:
    ranked = [((game.player_position[p],), p) for p in range(game.players)]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _any_2(game: State, p: int) -> bool:
    for space in range(game.board.size):
        if rules_activation.in_area_b(game, space) and rules_placing.has_disc(game, p, space):
            return True
    return False


def _in_order_5(game: State) -> Sequence[int]:
    ranked = [
        ((game.board.columns["number"][s],), s)
        for s in range(game.board.size)
        if game.board.columns["area"][s] == "wall"
    ]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _any_3(game: State, adventure: int) -> bool:
    places = game.place
    for space in range(game.board.size):
        if places[adventure] == space and game.board.columns["crossed_out"][space]:
            return True
    return False


def _in_order_6(game: State) -> Sequence[int]:
    ranked = [((game.player_position[p],), p) for p in range(game.players)]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _in_order_7(game: State) -> Sequence[int]:
    ranked = [((game.player_position[p],), p) for p in range(game.players)]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _best_2(game: State) -> Sequence[int]:
    ranked = [
        (
            (
                -game.player_fame[player],
                -rules_activation.adventures_done(game, player),
                -game.player_loot[player],
            ),
            player,
        )
        for player in range(game.players)
    ]
    if not ranked:
        return []
    least = min([rank for rank, _ in ranked])
    return [found for rank, found in ranked if rank == least]


def family_step_0(game: State) -> int:
    if not game.table_round <= game.setting.rounds:
        return 1
    return 2 if game.table_round > 1 else 3


def family_step_1(game: State) -> int:
    # content/kingdom_defenders/rules/scoring.yaml:4
    for p in _in_order_6(game):
        rules_scoring.decide_orbs(game, p)
    for p in _in_order_7(game):
        rules_scoring.score(game, p)
    game.win(_best_2(game))
    return -1


def family_step_2(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:20
    rules_round_.roll_dice(game, first_of(_best_1(game), NOTHING))
    game.registers[1] = tuple(_in_order_1(game))
    game.registers[2] = 0
    return 4


def family_step_3(game: State) -> int:
    # content/kingdom_defenders/rules/placing.yaml:89
    for player in range(game.players):
        game.player_finished[player] = False
    return 5


def family_step_4(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:26
    if game.registers[2] >= len(game.registers[1]):
        return 3
    game.registers[0] = game.registers[1][game.registers[2]]
    game.registers[2] += 1
    game.active = game.registers[0]
    return 6


def family_step_5(game: State) -> int:
    if not _any_1(game):
        return 7
    game.registers[4] = tuple(_in_order_2(game))
    game.registers[5] = 0
    return 8


def family_step_6(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:27
    player = game.registers[0]
    options = rules_round_.take_die_options(game, player)
    game.passed = not options
    if options:
        rules_round_.take_take_die(game, player, options[game.ask(game, player, ASK_1, options)])
    return 4


def family_step_7(game: State) -> int:
    # content/kingdom_defenders/rules/activation.yaml:22
    for s in _in_order_3(game):
        rules_activation.use_character(game, s)
    return 9


def family_step_8(game: State) -> int:
    # content/kingdom_defenders/rules/placing.yaml:96
    if game.registers[5] >= len(game.registers[4]):
        return 5
    game.registers[3] = game.registers[4][game.registers[5]]
    game.registers[5] += 1
    game.active = game.registers[3]
    return 10 if _no_1(game, game.registers[3]) else 11


def family_step_9(game: State) -> int:
    # content/kingdom_defenders/rules/activation.yaml:66
    game.registers[7] = tuple(_in_order_4(game))
    game.registers[8] = 0
    return 12


def family_step_10(game: State) -> int:
    # content/kingdom_defenders/rules/placing.yaml:97
    game.player_finished[game.registers[3]] = True
    return 8


def family_step_11(game: State) -> int:
    # content/kingdom_defenders/rules/placing.yaml:99
    player = game.registers[3]
    options: list[Any] = game.foreseen(player, "turn", True)
    if not options:
        options = [(0, option) for option in rules_placing.occupy_options(game, player)]
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_2, options)]
        if choice[0] == 0:
            rules_placing.take_occupy(game, player, choice[1])
        else:
            game.passed = True
    if game.passed:
        game.player_finished[game.registers[3]] = True
    return 8


def family_step_12(game: State) -> int:
    # content/kingdom_defenders/rules/activation.yaml:71
    if game.registers[8] >= len(game.registers[7]):
        return 13
    game.registers[6] = game.registers[7][game.registers[8]]
    game.registers[8] += 1
    game.active = game.registers[6]
    return 14


def family_step_13(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:63
    for s in _in_order_5(game):
        for disc in [
            piece
            for piece in game.contents[s]
            if isinstance(game.doc[piece], kinds.Disc)
        ]:
            game.spend(100)
            game.registers[9] = game.owner[disc]
            rules_round_.move_pawn(game, game.registers[9], game.board.columns["number"][s])
            rules_placing.take_back(game, s, game.registers[9])
    return 15


def family_step_14(game: State) -> int:
    if not _any_2(game, game.registers[6]):
        return 12
    return 16


def family_step_15(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:75
    for s in range(game.board.size):
        for disc in [
            piece
            for piece in game.contents[s]
            if isinstance(game.doc[piece], kinds.Disc)
        ]:
            game.spend(100)
            rules_placing.take_back(game, s, game.owner[disc])
    rules_round_.reveal_building(game)
    for zone_ in (game.zone_red_reward, game.zone_yellow_reward):
        if not bool(game.contents[zone_]) and bool(game.contents[game.zone_reward_reserve]):
            game.put(game.top(game.zone_reward_reserve), zone_)
    while len(game.contents[game.zone_deed_row]) < 3 and bool(game.contents[game.zone_deed_pile]):
        game.tick("content/kingdom_defenders/rules/round.yaml:84")
        game.put(game.top(game.zone_deed_pile), game.zone_deed_row)
    for adventure in [
        adventure
        for adventure in game.of_kind(kinds.Adventure)
        if _any_3(game, adventure)
    ]:
        game.put(adventure, NOTHING)
    rules_round_.slide_adventures(game)
    return 17


def family_step_16(game: State) -> int:
    # content/kingdom_defenders/rules/activation.yaml:73
    player = game.registers[6]
    options: list[Any] = game.foreseen(player, "turn", False)
    if not options:
        options = [(0, option) for option in rules_activation.activate_options(game, player)]
        options += [(1, option) for option in rules_activation.decline_options(game, player)]
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_3, options)]
        if choice[0] == 0:
            rules_activation.take_activate(game, player, choice[1])
        elif choice[0] == 1:
            rules_activation.take_decline(game, player, choice[1])
    return 14


def family_step_17(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:15
    game.table_round += 1
    return 0


def _in_order_8(game: State) -> Sequence[int]:
    ranked = [((game.player_position[p],), p) for p in range(game.players)]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def set_up_family(game: State) -> None:
    # content/kingdom_defenders/scenarios/01_family.yaml:19
    # setup
    position_of = game.player_position
    scenarios_n01_family.lay_out_tiles(game)
    scenarios_n01_family.lay_out_cards(game)
    for n in numbers(1, len(range(game.players))):
        chosen = game.pick(
            [player for player in range(game.players) if position_of[player] == 0],
            NOTHING,
        )
        if chosen >= 0:
            scenarios_n01_family.seat(game, chosen, n)
    for p in range(game.players):
        scenarios_n01_family.take_discs(game, p)
    for p in _in_order_8(game):
        scenarios_n01_family.deal_fate(game, p)


FAMILY = Scenario(
    id="family",
    title="The Family variant",
    players=(2, 4),
    seats=(),
    map="sandstorm",
    definition=FAMILY_SCENARIO,
    setup=set_up_family,
    steps=(
        family_step_0,
        family_step_1,
        family_step_2,
        family_step_3,
        family_step_4,
        family_step_5,
        family_step_6,
        family_step_7,
        family_step_8,
        family_step_9,
        family_step_10,
        family_step_11,
        family_step_12,
        family_step_13,
        family_step_14,
        family_step_15,
        family_step_16,
        family_step_17,
    ),
    registers=10,
    options=(),
    evaluate=rules_evaluation.evaluate_fame_sense,
)
CONTENTS: tuple[Any, ...] = (
    cards_adventures.CONTENTS,
    cards_fates.CONTENTS,
    cards_relics.CONTENTS,
    rules_activation.CONTENTS,
    rules_board.CONTENTS,
    rules_goods.CONTENTS,
    rules_placing.CONTENTS,
    rules_round_.CONTENTS,
    scenarios_n01_family.CONTENTS,
    tiles_buildings.CONTENTS,
    tiles_characters.CONTENTS,
    tiles_deeds.CONTENTS,
    tiles_dice.CONTENTS,
    tiles_rewards.CONTENTS,
)
MAPS: dict[str, Any] = {
    "sandstorm": {
        "routes": {
            "arrows": ("adventure_0", "adventure_1", "adventure_2", "adventure_3", "adventure_4"),
        },
        "spaces": {
            "character_0": {
                "name": "the printed Character",
                "area": "characters",
                "side": "city",
                "number": 0,
            },
            "character_1": {
                "name": "Character 1",
                "area": "characters",
                "side": "city",
                "number": 1,
            },
            "character_2": {
                "name": "Character 2",
                "area": "characters",
                "side": "city",
                "number": 2,
            },
            "character_3": {
                "name": "Character 3",
                "area": "characters",
                "side": "city",
                "number": 3,
            },
            "deed_1": {"name": "Deeds (1)", "area": "deeds", "side": "city"},
            "deed_2": {
                "name": "Deeds (2)",
                "area": "deeds",
                "side": "city",
                "number": 2,
                "needs": "kingdom_defenders.disc_and_coin",
            },
            "forge_a": {
                "name": "the Forge (1)",
                "area": "buildings",
                "side": "city",
                "plot": 1,
                "number": 1,
            },
            "forge_b": {
                "name": "the Forge (2)",
                "area": "buildings",
                "side": "city",
                "plot": 1,
                "number": 2,
            },
            "forge_c": {
                "name": "the Forge (3)",
                "area": "buildings",
                "side": "city",
                "plot": 1,
                "number": 3,
            },
            "academy_a": {
                "name": "the Arcane Academy (1)",
                "area": "buildings",
                "side": "city",
                "plot": 2,
                "number": 1,
            },
            "academy_b": {
                "name": "the Arcane Academy (2)",
                "area": "buildings",
                "side": "city",
                "plot": 2,
                "number": 2,
            },
            "academy_c": {
                "name": "the Arcane Academy (3)",
                "area": "buildings",
                "side": "city",
                "plot": 2,
                "number": 3,
            },
            "infirmary_a": {
                "name": "the Infirmary (1)",
                "area": "buildings",
                "side": "city",
                "plot": 3,
                "number": 1,
            },
            "infirmary_b": {
                "name": "the Infirmary (2)",
                "area": "buildings",
                "side": "city",
                "plot": 3,
                "number": 2,
            },
            "infirmary_c": {
                "name": "the Infirmary (3)",
                "area": "buildings",
                "side": "city",
                "plot": 3,
                "number": 3,
            },
            "yard_a": {
                "name": "the Training Yard (1)",
                "area": "buildings",
                "side": "city",
                "plot": 4,
                "number": 1,
            },
            "yard_b": {
                "name": "the Training Yard (2)",
                "area": "buildings",
                "side": "city",
                "plot": 4,
                "number": 2,
            },
            "yard_c": {
                "name": "the Training Yard (3)",
                "area": "buildings",
                "side": "city",
                "plot": 4,
                "number": 3,
            },
            "market_a": {
                "name": "the Market Square (1)",
                "area": "buildings",
                "side": "city",
                "plot": 5,
                "number": 1,
            },
            "market_b": {
                "name": "the Market Square (2)",
                "area": "buildings",
                "side": "city",
                "plot": 5,
                "number": 2,
            },
            "market_c": {
                "name": "the Market Square (3)",
                "area": "buildings",
                "side": "city",
                "plot": 5,
                "number": 3,
            },
            "tile_1_a": {
                "name": "Building tile 1 (1)",
                "area": "buildings",
                "side": "city",
                "plot": 6,
                "number": 1,
            },
            "tile_1_b": {
                "name": "Building tile 1 (2)",
                "area": "buildings",
                "side": "city",
                "plot": 6,
                "number": 2,
            },
            "tile_1_c": {
                "name": "Building tile 1 (3)",
                "area": "buildings",
                "side": "city",
                "plot": 6,
                "number": 3,
            },
            "tile_2_a": {
                "name": "Building tile 2 (1)",
                "area": "buildings",
                "side": "city",
                "plot": 7,
                "number": 1,
            },
            "tile_2_b": {
                "name": "Building tile 2 (2)",
                "area": "buildings",
                "side": "city",
                "plot": 7,
                "number": 2,
            },
            "tile_2_c": {
                "name": "Building tile 2 (3)",
                "area": "buildings",
                "side": "city",
                "plot": 7,
                "number": 3,
            },
            "tile_3_a": {
                "name": "Building tile 3 (1)",
                "area": "buildings",
                "side": "city",
                "plot": 8,
                "number": 1,
            },
            "tile_3_b": {
                "name": "Building tile 3 (2)",
                "area": "buildings",
                "side": "city",
                "plot": 8,
                "number": 2,
            },
            "tile_3_c": {
                "name": "Building tile 3 (3)",
                "area": "buildings",
                "side": "city",
                "plot": 8,
                "number": 3,
            },
            "tile_4_a": {
                "name": "Building tile 4 (1)",
                "area": "buildings",
                "side": "city",
                "plot": 9,
                "number": 1,
            },
            "tile_4_b": {
                "name": "Building tile 4 (2)",
                "area": "buildings",
                "side": "city",
                "plot": 9,
                "number": 2,
            },
            "tile_4_c": {
                "name": "Building tile 4 (3)",
                "area": "buildings",
                "side": "city",
                "plot": 9,
                "number": 3,
            },
            "tile_5_a": {
                "name": "Building tile 5 (1)",
                "area": "buildings",
                "side": "city",
                "plot": 10,
                "number": 1,
            },
            "tile_5_b": {
                "name": "Building tile 5 (2)",
                "area": "buildings",
                "side": "city",
                "plot": 10,
                "number": 2,
            },
            "tile_5_c": {
                "name": "Building tile 5 (3)",
                "area": "buildings",
                "side": "city",
                "plot": 10,
                "number": 3,
            },
            "adventure_0": {
                "name": "the Adventure on the compass",
                "area": "adventures",
                "side": "kingdom",
                "plot": 0,
                "number": 0,
            },
            "adventure_1": {
                "name": "Adventure 1",
                "area": "adventures",
                "side": "kingdom",
                "plot": 1,
                "number": 1,
            },
            "adventure_2": {
                "name": "Adventure 2",
                "area": "adventures",
                "side": "kingdom",
                "plot": 2,
                "number": 2,
            },
            "adventure_3": {
                "name": "Adventure 3",
                "area": "adventures",
                "side": "kingdom",
                "plot": 3,
                "number": 3,
                "crossed_out": True,
            },
            "adventure_4": {
                "name": "Adventure 4",
                "area": "adventures",
                "side": "kingdom",
                "plot": 4,
                "number": 4,
                "crossed_out": True,
            },
            "camp_1": {"name": "the camps (1)", "area": "camps", "side": "kingdom"},
            "camp_2": {
                "name": "the camps (2)",
                "area": "camps",
                "side": "kingdom",
                "number": 2,
                "needs": "kingdom_defenders.sandstorm.camp_2_needs_1",
            },
            "camp_3": {
                "name": "the camps (3)",
                "area": "camps",
                "side": "kingdom",
                "number": 3,
                "needs": "kingdom_defenders.sandstorm.camp_3_needs_2",
            },
            "camp_4": {"name": "the camps (4)", "area": "camps", "side": "kingdom", "number": 4},
            "wall_1": {"name": "the Wall (1)", "area": "wall", "side": "neutral"},
            "wall_2": {"name": "the Wall (2)", "area": "wall", "side": "neutral", "number": 2},
        },
    },
}
SHAPES: dict[str, Any] = {}
SCENARIOS: tuple[Any, ...] = (FAMILY,)
PROGRAM = Program(
    pack="kingdom_defenders",
    title="Kingdom Defenders",
    lock=LOCK,
    new_game=new_game,
    set_up=set_up,
    contents=CONTENTS,
    scenarios=SCENARIOS,
    maps=MAPS,
    shapes=SHAPES,
    active_zones=(),
    space_defaults={
        "area": None,
        "side": None,
        "plot": 0,
        "number": 1,
        "needs": "kingdom_defenders.one_disc",
        "crossed_out": False,
    },
    linked_spaces={"needs": "definition"},
    hidden={
        "player_weapons": "owner",
        "player_spells": "owner",
        "player_loot": "owner",
        "player_coins": "owner",
    },
    shown={},
    squares_width=0,
    campaigns=(),
    glossary={},
)
