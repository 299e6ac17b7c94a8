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
from interpreter.api import NOTHING, Action, Actions, Program, Scenario, first_of, first_part

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
    options: list[Any] = [(0, option) for option in rules_placing.occupy_options(game, player)]
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
        for adventure in game.live
        if isinstance(game.doc[adventure], kinds.Adventure) and _any_3(game, adventure)
    ]:
        game.put(adventure, NOTHING)
    rules_round_.slide_adventures(game)
    return 17


def family_step_16(game: State) -> int:
    # content/kingdom_defenders/rules/activation.yaml:73
    player = game.registers[6]
    options: list[Any] = [(0, option) for option in rules_activation.activate_options(game, player)]
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
    for n in range(1, len(range(game.players)) + 1):
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
)
DEFINITIONS: tuple[Any, ...] = (
    cards_adventures.RATS_UNDER_THE_GRANARY_GAINS_1,
    cards_adventures.THE_MILLERS_GHOST_GAINS_1,
    cards_adventures.TOLL_OF_THE_CROOKED_BRIDGE_GAINS_1,
    cards_adventures.WOLVES_OF_THE_SALT_ROAD_GAINS_1,
    cards_adventures.WHISPERS_IN_THE_WELL_GAINS_1,
    cards_adventures.THE_SUNKEN_SHRINE_GAINS_1,
    cards_adventures.OLD_WATCHTOWER_GAINS_1,
    cards_adventures.BEACON_KEEPER_GAINS_1,
    cards_adventures.SMUGGLERS_COVE_GAINS_1,
    cards_adventures.THE_SLEEPING_IDOL_GAINS_1,
    cards_adventures.BANDIT_SERGEANT_GAINS_1,
    cards_adventures.MARSH_LIGHTS_GAINS_1,
    cards_adventures.NEST_OF_THE_DUNE_WYRM_GAINS_1,
    cards_adventures.THE_BURNING_LIBRARY_GAINS_1,
    cards_adventures.SIEGE_OF_RAVEN_MILL_GAINS_1,
    cards_adventures.THE_MIRROR_MAZE_GAINS_1,
    cards_adventures.CARAVAN_AMBUSH_GAINS_1,
    cards_adventures.CRYPT_OF_THE_TWIN_KINGS_GAINS_1,
    cards_adventures.DROWNED_BELL_GAINS_1,
    cards_adventures.OGRE_SMITH_GAINS_1,
    cards_adventures.HERMIT_OF_THE_ASH_PEAK_GAINS_1,
    cards_adventures.GLADIATOR_OF_HARN_GAINS_1,
    cards_adventures.CULT_OF_THE_DEEP_GAINS_1,
    cards_adventures.STONE_SENTINELS_GAINS_1,
    cards_adventures.LAIR_OF_THE_ASH_DRAKE_GAINS_1,
    cards_adventures.THRONE_BENEATH_THE_SAND_GAINS_1,
    cards_adventures.THE_ASTRAL_GATE_GAINS_1,
    cards_adventures.THE_LEVIATHANS_SPAWN_GAINS_1,
    cards_adventures.VAULT_OF_FIVE_SEALS_GAINS_1,
    cards_adventures.QUEEN_OF_THORNS_GAINS_1,
    cards_adventures.GORGE_OF_GIANTS_GAINS_1,
    cards_adventures.PALACE_OF_WINDS_GAINS_1,
    cards_adventures.THE_LAST_GRUGOG_EGG_GAINS_1,
    cards_adventures.DRAGON_OF_THE_FOUR_CROWNS_GAINS_1,
    cards_adventures.RATS_UNDER_THE_GRANARY,
    cards_adventures.THE_MILLERS_GHOST,
    cards_adventures.TOLL_OF_THE_CROOKED_BRIDGE,
    cards_adventures.WOLVES_OF_THE_SALT_ROAD,
    cards_adventures.WHISPERS_IN_THE_WELL,
    cards_adventures.THE_SUNKEN_SHRINE,
    cards_adventures.OLD_WATCHTOWER,
    cards_adventures.BEACON_KEEPER,
    cards_adventures.SMUGGLERS_COVE,
    cards_adventures.THE_SLEEPING_IDOL,
    cards_adventures.BANDIT_SERGEANT,
    cards_adventures.MARSH_LIGHTS,
    cards_adventures.NEST_OF_THE_DUNE_WYRM,
    cards_adventures.THE_BURNING_LIBRARY,
    cards_adventures.SIEGE_OF_RAVEN_MILL,
    cards_adventures.THE_MIRROR_MAZE,
    cards_adventures.CARAVAN_AMBUSH,
    cards_adventures.CRYPT_OF_THE_TWIN_KINGS,
    cards_adventures.DROWNED_BELL,
    cards_adventures.OGRE_SMITH,
    cards_adventures.HERMIT_OF_THE_ASH_PEAK,
    cards_adventures.GLADIATOR_OF_HARN,
    cards_adventures.CULT_OF_THE_DEEP,
    cards_adventures.STONE_SENTINELS,
    cards_adventures.LAIR_OF_THE_ASH_DRAKE,
    cards_adventures.THRONE_BENEATH_THE_SAND,
    cards_adventures.THE_ASTRAL_GATE,
    cards_adventures.THE_LEVIATHANS_SPAWN,
    cards_adventures.VAULT_OF_FIVE_SEALS,
    cards_adventures.QUEEN_OF_THORNS,
    cards_adventures.GORGE_OF_GIANTS,
    cards_adventures.PALACE_OF_WINDS,
    cards_adventures.THE_LAST_GRUGOG_EGG,
    cards_adventures.DRAGON_OF_THE_FOUR_CROWNS,
    cards_fates.FATE_OF_THE_SMITH_START_1,
    cards_fates.FATE_OF_THE_SCHOLAR_START_1,
    cards_fates.FATE_OF_THE_HUNTER_START_1,
    cards_fates.FATE_OF_THE_RUNE_READER_START_1,
    cards_fates.FATE_OF_THE_MERCHANT_START_1,
    cards_fates.FATE_OF_THE_TREASURER_START_1,
    cards_fates.FATE_OF_THE_WANDERER_START_1,
    cards_fates.FATE_OF_THE_HOARDER_START_1,
    cards_fates.FATE_OF_THE_SMITH,
    cards_fates.FATE_OF_THE_SCHOLAR,
    cards_fates.FATE_OF_THE_HUNTER,
    cards_fates.FATE_OF_THE_RUNE_READER,
    cards_fates.FATE_OF_THE_MERCHANT,
    cards_fates.FATE_OF_THE_TREASURER,
    cards_fates.FATE_OF_THE_WANDERER,
    cards_fates.FATE_OF_THE_HOARDER,
    cards_relics.ORB,
    cards_relics.LEGENDARY_WEAPON,
    cards_relics.ARCANE_TOME,
    cards_relics.TROPHY,
    cards_relics.SPIRAL_RUNE,
    cards_relics.EYE_RUNE,
    cards_relics.WAVE_RUNE,
    cards_relics.FLAME_RUNE,
    cards_relics.STAR_RUNE,
    cards_relics.WILD_RUNE,
    rules_board.SANDSTORM_CAMP_2_NEEDS_1,
    rules_board.SANDSTORM_CAMP_3_NEEDS_2,
    rules_board.ONE_DISC,
    rules_board.TWO_DISCS,
    rules_board.DISC_AND_COIN,
    rules_board.DISC_AND_FAME,
    rules_goods.START,
    rules_goods.RESOURCE_SPACE,
    rules_goods.TILE_SPACE,
    rules_goods.TIMES_TWO,
    rules_goods.HEALING_SPACE,
    rules_goods.TIMES_THREE,
    rules_goods.FLIP_SPACE,
    rules_goods.TIMES_FOUR,
    scenarios_n01_family.HERO_DISC,
    tiles_buildings.FORGE_SPACES_1,
    tiles_buildings.ARCANE_ACADEMY_SPACES_1,
    tiles_buildings.INFIRMARY_SPACES_1,
    tiles_buildings.TRAINING_YARD_SPACES_1,
    tiles_buildings.MARKET_SQUARE_SPACES_1,
    tiles_buildings.CARAVAN_STOP_SPACES_1,
    tiles_buildings.PAWNBROKER_SPACES_1,
    tiles_buildings.RECRUITING_OFFICE_SPACES_1,
    tiles_buildings.CHAPEL_OF_THE_STORM_SPACES_1,
    tiles_buildings.SALVAGE_DOCKS_SPACES_1,
    tiles_buildings.FORGE,
    tiles_buildings.ARCANE_ACADEMY,
    tiles_buildings.INFIRMARY,
    tiles_buildings.TRAINING_YARD,
    tiles_buildings.MARKET_SQUARE,
    tiles_buildings.CARAVAN_STOP,
    tiles_buildings.PAWNBROKER,
    tiles_buildings.RECRUITING_OFFICE,
    tiles_buildings.CHAPEL_OF_THE_STORM,
    tiles_buildings.SALVAGE_DOCKS,
    tiles_buildings.PROVING_HALL,
    tiles_characters.CAPTAIN_OF_THE_GUARD,
    tiles_characters.TOWN_HERALD,
    tiles_characters.QUARTERMASTER,
    tiles_characters.COURT_HEALER,
    tiles_characters.TRADER,
    tiles_characters.SECRET_PATH_GUIDE,
    tiles_characters.SAGE_OF_THE_COURT,
    tiles_characters.VETERAN_CHAMPION,
    tiles_deeds.DEED_I_01,
    tiles_deeds.DEED_I_02,
    tiles_deeds.DEED_I_03,
    tiles_deeds.DEED_I_04,
    tiles_deeds.DEED_I_05,
    tiles_deeds.DEED_I_06,
    tiles_deeds.DEED_II_01,
    tiles_deeds.DEED_II_02,
    tiles_deeds.DEED_II_03,
    tiles_deeds.DEED_II_04,
    tiles_deeds.DEED_II_05,
    tiles_deeds.DEED_II_06,
    tiles_deeds.DEED_II_07,
    tiles_deeds.DEED_II_08,
    tiles_deeds.DEED_II_09,
    tiles_deeds.DEED_II_10,
    tiles_deeds.DEED_II_11,
    tiles_deeds.DEED_II_12,
    tiles_dice.ONE_WEAPON,
    tiles_dice.TWO_WEAPONS,
    tiles_dice.FORCE_LEVEL,
    tiles_dice.ONE_SPELL,
    tiles_dice.TWO_SPELLS,
    tiles_dice.MAGIC_LEVEL,
    tiles_dice.ONE_LOOT,
    tiles_dice.ONE_COIN,
    tiles_dice.ONE_POTION,
    tiles_dice.TWO_POTIONS,
    tiles_dice.NO_GOODS,
    tiles_dice.FORCE_DIE,
    tiles_dice.MAGIC_DIE,
    tiles_dice.WEALTH_DIE,
    tiles_dice.HEALING_DIE,
    tiles_rewards.REWARD_ORB,
    tiles_rewards.REWARD_WEAPON,
    tiles_rewards.REWARD_TOME,
    tiles_rewards.REWARD_TROPHY,
    tiles_rewards.REWARD_RUNE,
)
ABILITIES: dict[str, Any] = {
    "kingdom_defenders.forge": tiles_buildings.FORGE_ABILITIES,
    "kingdom_defenders.arcane_academy": tiles_buildings.ARCANE_ACADEMY_ABILITIES,
    "kingdom_defenders.infirmary": tiles_buildings.INFIRMARY_ABILITIES,
    "kingdom_defenders.training_yard": tiles_buildings.TRAINING_YARD_ABILITIES,
    "kingdom_defenders.market_square": tiles_buildings.MARKET_SQUARE_ABILITIES,
    "kingdom_defenders.caravan_stop": tiles_buildings.CARAVAN_STOP_ABILITIES,
    "kingdom_defenders.pawnbroker": tiles_buildings.PAWNBROKER_ABILITIES,
    "kingdom_defenders.recruiting_office": tiles_buildings.RECRUITING_OFFICE_ABILITIES,
    "kingdom_defenders.chapel_of_the_storm": tiles_buildings.CHAPEL_OF_THE_STORM_ABILITIES,
    "kingdom_defenders.salvage_docks": tiles_buildings.SALVAGE_DOCKS_ABILITIES,
    "kingdom_defenders.proving_hall": tiles_buildings.PROVING_HALL_ABILITIES,
    "kingdom_defenders.town_herald": tiles_characters.TOWN_HERALD_ABILITIES,
    "kingdom_defenders.quartermaster": tiles_characters.QUARTERMASTER_ABILITIES,
    "kingdom_defenders.court_healer": tiles_characters.COURT_HEALER_ABILITIES,
    "kingdom_defenders.trader": tiles_characters.TRADER_ABILITIES,
    "kingdom_defenders.sage_of_the_court": tiles_characters.SAGE_OF_THE_COURT_ABILITIES,
    "kingdom_defenders.veteran_champion": tiles_characters.VETERAN_CHAMPION_ABILITIES,
}
LAWS: dict[str, Any] = {}
LINKS: tuple[Any, ...] = (
    (cards_adventures.RATS_UNDER_THE_GRANARY, "relics", ("kingdom_defenders.trophy",)),
    (cards_adventures.RATS_UNDER_THE_GRANARY, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.THE_MILLERS_GHOST, "relics", ("kingdom_defenders.trophy",)),
    (cards_adventures.THE_MILLERS_GHOST, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.TOLL_OF_THE_CROOKED_BRIDGE, "relics", ("kingdom_defenders.trophy",)),
    (cards_adventures.TOLL_OF_THE_CROOKED_BRIDGE, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.WOLVES_OF_THE_SALT_ROAD, "relics", ("kingdom_defenders.legendary_weapon",)),
    (cards_adventures.WOLVES_OF_THE_SALT_ROAD, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.WHISPERS_IN_THE_WELL, "relics", ("kingdom_defenders.arcane_tome",)),
    (cards_adventures.WHISPERS_IN_THE_WELL, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.THE_SUNKEN_SHRINE, "relics", ("kingdom_defenders.spiral_rune",)),
    (cards_adventures.THE_SUNKEN_SHRINE, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.OLD_WATCHTOWER, "relics", ("kingdom_defenders.eye_rune",)),
    (cards_adventures.OLD_WATCHTOWER, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.BEACON_KEEPER, "relics", ("kingdom_defenders.wave_rune",)),
    (cards_adventures.BEACON_KEEPER, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.SMUGGLERS_COVE, "relics", ("kingdom_defenders.trophy",)),
    (cards_adventures.SMUGGLERS_COVE, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.THE_SLEEPING_IDOL, "relics", ("kingdom_defenders.flame_rune",)),
    (cards_adventures.THE_SLEEPING_IDOL, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.BANDIT_SERGEANT, "relics", ("kingdom_defenders.legendary_weapon",)),
    (cards_adventures.BANDIT_SERGEANT, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.MARSH_LIGHTS, "relics", ("kingdom_defenders.orb",)),
    (cards_adventures.MARSH_LIGHTS, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.NEST_OF_THE_DUNE_WYRM, "relics", ("kingdom_defenders.trophy",)),
    (cards_adventures.NEST_OF_THE_DUNE_WYRM, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.THE_BURNING_LIBRARY, "relics", ("kingdom_defenders.arcane_tome",)),
    (cards_adventures.THE_BURNING_LIBRARY, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.SIEGE_OF_RAVEN_MILL, "relics", ("kingdom_defenders.legendary_weapon",)),
    (cards_adventures.SIEGE_OF_RAVEN_MILL, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.THE_MIRROR_MAZE, "relics", ("kingdom_defenders.wave_rune",)),
    (cards_adventures.THE_MIRROR_MAZE, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.CARAVAN_AMBUSH, "relics", ("kingdom_defenders.trophy",)),
    (cards_adventures.CARAVAN_AMBUSH, "needs", "kingdom_defenders.one_disc"),
    (
        cards_adventures.CRYPT_OF_THE_TWIN_KINGS,
        "relics",
        ("kingdom_defenders.star_rune", "kingdom_defenders.arcane_tome"),
    ),
    (cards_adventures.CRYPT_OF_THE_TWIN_KINGS, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.DROWNED_BELL, "relics", ("kingdom_defenders.spiral_rune",)),
    (cards_adventures.DROWNED_BELL, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.OGRE_SMITH, "relics", ("kingdom_defenders.legendary_weapon",)),
    (cards_adventures.OGRE_SMITH, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.HERMIT_OF_THE_ASH_PEAK, "relics", ("kingdom_defenders.arcane_tome",)),
    (cards_adventures.HERMIT_OF_THE_ASH_PEAK, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.GLADIATOR_OF_HARN, "relics", ("kingdom_defenders.trophy",)),
    (cards_adventures.GLADIATOR_OF_HARN, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.CULT_OF_THE_DEEP, "relics", ("kingdom_defenders.arcane_tome",)),
    (cards_adventures.CULT_OF_THE_DEEP, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.STONE_SENTINELS, "relics", ("kingdom_defenders.flame_rune",)),
    (cards_adventures.STONE_SENTINELS, "needs", "kingdom_defenders.one_disc"),
    (cards_adventures.LAIR_OF_THE_ASH_DRAKE, "relics", ("kingdom_defenders.trophy",)),
    (cards_adventures.LAIR_OF_THE_ASH_DRAKE, "needs", "kingdom_defenders.two_discs"),
    (cards_adventures.THRONE_BENEATH_THE_SAND, "relics", ("kingdom_defenders.legendary_weapon",)),
    (cards_adventures.THRONE_BENEATH_THE_SAND, "needs", "kingdom_defenders.two_discs"),
    (cards_adventures.THE_ASTRAL_GATE, "relics", ("kingdom_defenders.arcane_tome",)),
    (cards_adventures.THE_ASTRAL_GATE, "needs", "kingdom_defenders.two_discs"),
    (
        cards_adventures.THE_LEVIATHANS_SPAWN,
        "relics",
        ("kingdom_defenders.trophy", "kingdom_defenders.trophy"),
    ),
    (cards_adventures.THE_LEVIATHANS_SPAWN, "needs", "kingdom_defenders.two_discs"),
    (
        cards_adventures.VAULT_OF_FIVE_SEALS,
        "relics",
        ("kingdom_defenders.star_rune", "kingdom_defenders.orb"),
    ),
    (cards_adventures.VAULT_OF_FIVE_SEALS, "needs", "kingdom_defenders.two_discs"),
    (
        cards_adventures.QUEEN_OF_THORNS,
        "relics",
        ("kingdom_defenders.arcane_tome", "kingdom_defenders.eye_rune"),
    ),
    (cards_adventures.QUEEN_OF_THORNS, "needs", "kingdom_defenders.two_discs"),
    (
        cards_adventures.GORGE_OF_GIANTS,
        "relics",
        ("kingdom_defenders.legendary_weapon", "kingdom_defenders.trophy"),
    ),
    (cards_adventures.GORGE_OF_GIANTS, "needs", "kingdom_defenders.two_discs"),
    (cards_adventures.PALACE_OF_WINDS, "relics", ("kingdom_defenders.arcane_tome",)),
    (cards_adventures.PALACE_OF_WINDS, "needs", "kingdom_defenders.two_discs"),
    (
        cards_adventures.THE_LAST_GRUGOG_EGG,
        "relics",
        ("kingdom_defenders.legendary_weapon", "kingdom_defenders.orb"),
    ),
    (cards_adventures.THE_LAST_GRUGOG_EGG, "needs", "kingdom_defenders.two_discs"),
    (
        cards_adventures.DRAGON_OF_THE_FOUR_CROWNS,
        "relics",
        ("kingdom_defenders.orb", "kingdom_defenders.legendary_weapon"),
    ),
    (cards_adventures.DRAGON_OF_THE_FOUR_CROWNS, "needs", "kingdom_defenders.two_discs"),
    (
        tiles_buildings.FORGE,
        "spaces",
        (
            "kingdom_defenders.one_disc",
            "kingdom_defenders.forge.spaces_1",
            "kingdom_defenders.disc_and_coin",
        ),
    ),
    (
        tiles_buildings.ARCANE_ACADEMY,
        "spaces",
        (
            "kingdom_defenders.one_disc",
            "kingdom_defenders.arcane_academy.spaces_1",
            "kingdom_defenders.disc_and_coin",
        ),
    ),
    (
        tiles_buildings.INFIRMARY,
        "spaces",
        ("kingdom_defenders.one_disc", "kingdom_defenders.infirmary.spaces_1"),
    ),
    (
        tiles_buildings.TRAINING_YARD,
        "spaces",
        ("kingdom_defenders.two_discs", "kingdom_defenders.training_yard.spaces_1"),
    ),
    (
        tiles_buildings.MARKET_SQUARE,
        "spaces",
        ("kingdom_defenders.one_disc", "kingdom_defenders.market_square.spaces_1"),
    ),
    (
        tiles_buildings.CARAVAN_STOP,
        "spaces",
        ("kingdom_defenders.disc_and_coin", "kingdom_defenders.caravan_stop.spaces_1"),
    ),
    (
        tiles_buildings.PAWNBROKER,
        "spaces",
        ("kingdom_defenders.one_disc", "kingdom_defenders.pawnbroker.spaces_1"),
    ),
    (
        tiles_buildings.RECRUITING_OFFICE,
        "spaces",
        ("kingdom_defenders.two_discs", "kingdom_defenders.recruiting_office.spaces_1"),
    ),
    (
        tiles_buildings.CHAPEL_OF_THE_STORM,
        "spaces",
        ("kingdom_defenders.one_disc", "kingdom_defenders.chapel_of_the_storm.spaces_1"),
    ),
    (
        tiles_buildings.SALVAGE_DOCKS,
        "spaces",
        ("kingdom_defenders.disc_and_fame", "kingdom_defenders.salvage_docks.spaces_1"),
    ),
    (
        tiles_buildings.PROVING_HALL,
        "spaces",
        ("kingdom_defenders.one_disc", "kingdom_defenders.disc_and_coin"),
    ),
    (tiles_characters.CAPTAIN_OF_THE_GUARD, "needs", "kingdom_defenders.one_disc"),
    (tiles_characters.TOWN_HERALD, "needs", "kingdom_defenders.one_disc"),
    (tiles_characters.QUARTERMASTER, "needs", "kingdom_defenders.one_disc"),
    (tiles_characters.COURT_HEALER, "needs", "kingdom_defenders.one_disc"),
    (tiles_characters.TRADER, "needs", "kingdom_defenders.one_disc"),
    (tiles_characters.SECRET_PATH_GUIDE, "needs", "kingdom_defenders.one_disc"),
    (tiles_characters.SAGE_OF_THE_COURT, "needs", "kingdom_defenders.disc_and_coin"),
    (tiles_characters.VETERAN_CHAMPION, "needs", "kingdom_defenders.one_disc"),
    (tiles_deeds.DEED_II_02, "relics", ("kingdom_defenders.legendary_weapon",)),
    (tiles_deeds.DEED_II_03, "relics", ("kingdom_defenders.arcane_tome",)),
    (tiles_deeds.DEED_II_04, "relics", ("kingdom_defenders.trophy", "kingdom_defenders.trophy")),
    (
        tiles_deeds.DEED_II_07,
        "relics",
        (
            "kingdom_defenders.legendary_weapon",
            "kingdom_defenders.legendary_weapon",
            "kingdom_defenders.trophy",
        ),
    ),
    (
        tiles_deeds.DEED_II_08,
        "relics",
        ("kingdom_defenders.arcane_tome", "kingdom_defenders.arcane_tome"),
    ),
    (
        tiles_deeds.DEED_II_09,
        "relics",
        (
            "kingdom_defenders.trophy",
            "kingdom_defenders.legendary_weapon",
            "kingdom_defenders.arcane_tome",
        ),
    ),
    (
        tiles_dice.FORCE_DIE,
        "faces",
        (
            "kingdom_defenders.one_weapon",
            "kingdom_defenders.one_weapon",
            "kingdom_defenders.one_weapon",
            "kingdom_defenders.two_weapons",
            "kingdom_defenders.two_weapons",
            "kingdom_defenders.force_level",
        ),
    ),
    (
        tiles_dice.MAGIC_DIE,
        "faces",
        (
            "kingdom_defenders.one_spell",
            "kingdom_defenders.one_spell",
            "kingdom_defenders.one_spell",
            "kingdom_defenders.two_spells",
            "kingdom_defenders.two_spells",
            "kingdom_defenders.magic_level",
        ),
    ),
    (
        tiles_dice.WEALTH_DIE,
        "faces",
        (
            "kingdom_defenders.one_loot",
            "kingdom_defenders.one_loot",
            "kingdom_defenders.one_coin",
            "kingdom_defenders.one_coin",
            "kingdom_defenders.one_coin",
            "kingdom_defenders.no_goods",
        ),
    ),
    (
        tiles_dice.HEALING_DIE,
        "faces",
        (
            "kingdom_defenders.one_potion",
            "kingdom_defenders.one_potion",
            "kingdom_defenders.one_potion",
            "kingdom_defenders.two_potions",
            "kingdom_defenders.two_potions",
            "kingdom_defenders.no_goods",
        ),
    ),
    (tiles_rewards.REWARD_ORB, "relics", ("kingdom_defenders.orb",)),
    (tiles_rewards.REWARD_WEAPON, "relics", ("kingdom_defenders.legendary_weapon",)),
    (tiles_rewards.REWARD_TOME, "relics", ("kingdom_defenders.arcane_tome",)),
    (tiles_rewards.REWARD_TROPHY, "relics", ("kingdom_defenders.trophy",)),
    (tiles_rewards.REWARD_RUNE, "relics", ("kingdom_defenders.wild_rune",)),
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
ACTIONS: tuple[Any, ...] = (
    Action(
        rules_activation.ACTIVATE_ACTION,
        (),
        (),
        rules_activation.activate_options,
        rules_activation.take_activate,
    ),
    Action(
        rules_activation.DECLINE_ACTION,
        (),
        (),
        rules_activation.decline_options,
        rules_activation.take_decline,
    ),
    Action(
        rules_placing.OCCUPY_ACTION,
        (),
        (),
        rules_placing.occupy_options,
        rules_placing.take_occupy,
    ),
    Action(
        rules_round_.TAKE_DIE_ACTION,
        (),
        (),
        rules_round_.take_die_options,
        rules_round_.take_take_die,
    ),
)
SCENARIOS: tuple[Any, ...] = (FAMILY,)
PROGRAM = Program(
    pack="kingdom_defenders",
    title="Kingdom Defenders",
    lock=LOCK,
    new_game=new_game,
    set_up=set_up,
    definitions=DEFINITIONS,
    abilities=ABILITIES,
    laws=LAWS,
    scenarios=SCENARIOS,
    maps=MAPS,
    shapes=SHAPES,
    active_zones=(),
    links=LINKS,
    space_defaults={
        "area": None,
        "side": None,
        "plot": 0,
        "number": 1,
        "needs": "kingdom_defenders.one_disc",
        "crossed_out": False,
    },
    actions=ACTIONS,
    linked_spaces={"needs": "definition"},
    hidden={
        "player_weapons": "owner",
        "player_spells": "owner",
        "player_loot": "owner",
        "player_coins": "owner",
    },
    squares_width=0,
)
