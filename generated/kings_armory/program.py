# The pack `kings_armory`, linked and ready to play.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from generated.kings_armory.lock import LOCK
from generated.kings_armory.state import State, new_game, set_up
from interpreter.api import (
    NOTHING,
    Actions,
    Balance,
    Contents,
    Option,
    Program,
    Prompt,
    Scenario,
    YesNo,
    first_of,
    first_part,
)
import generated.kings_armory.bosses.giant_boulder as bosses_giant_boulder
import generated.kings_armory.bosses.goblin_golem as bosses_goblin_golem
import generated.kings_armory.bosses.grey_fairie_king as bosses_grey_fairie_king
import generated.kings_armory.bosses.lightning_troll as bosses_lightning_troll
import generated.kings_armory.bosses.lord_sorymon as bosses_lord_sorymon
import generated.kings_armory.bosses.pyramid_avatar as bosses_pyramid_avatar
import generated.kings_armory.bosses.sky_titan as bosses_sky_titan
import generated.kings_armory.cards.armory as cards_armory
import generated.kings_armory.cards.equipment as cards_equipment
import generated.kings_armory.cards.reinforcements as cards_reinforcements
import generated.kings_armory.cards.rewards as cards_rewards
import generated.kings_armory.heroes.boleslaw as heroes_boleslaw
import generated.kings_armory.heroes.cyrus as heroes_cyrus
import generated.kings_armory.heroes.ember as heroes_ember
import generated.kings_armory.heroes.felicity as heroes_felicity
import generated.kings_armory.heroes.guardian as heroes_guardian
import generated.kings_armory.heroes.midnight as heroes_midnight
import generated.kings_armory.heroes.raphael as heroes_raphael
import generated.kings_armory.heroes.valcor as heroes_valcor
import generated.kings_armory.hireables.archer as hireables_archer
import generated.kings_armory.hireables.cleric as hireables_cleric
import generated.kings_armory.hireables.foot_soldier as hireables_foot_soldier
import generated.kings_armory.hireables.psionicist as hireables_psionicist
import generated.kings_armory.hireables.sorcerer as hireables_sorcerer
import generated.kings_armory.kinds as kinds
import generated.kings_armory.monsters.ballista as monsters_ballista
import generated.kings_armory.monsters.ballistic_giant as monsters_ballistic_giant
import generated.kings_armory.monsters.battering_ram as monsters_battering_ram
import generated.kings_armory.monsters.bridge_troll as monsters_bridge_troll
import generated.kings_armory.monsters.catapult as monsters_catapult
import generated.kings_armory.monsters.ettin_clubber as monsters_ettin_clubber
import generated.kings_armory.monsters.fire_drake as monsters_fire_drake
import generated.kings_armory.monsters.furious_giant as monsters_furious_giant
import generated.kings_armory.monsters.goblin_berzerker as monsters_goblin_berzerker
import generated.kings_armory.monsters.goblin_icarus as monsters_goblin_icarus
import generated.kings_armory.monsters.goblin_mutant as monsters_goblin_mutant
import generated.kings_armory.monsters.goblin_peon as monsters_goblin_peon
import generated.kings_armory.monsters.goblin_slinger as monsters_goblin_slinger
import generated.kings_armory.monsters.goblin_spazcaster as monsters_goblin_spazcaster
import generated.kings_armory.monsters.goblin_spy as monsters_goblin_spy
import generated.kings_armory.monsters.grey_fairie as monsters_grey_fairie
import generated.kings_armory.monsters.grey_pixie as monsters_grey_pixie
import generated.kings_armory.monsters.koblinkaze as monsters_koblinkaze
import generated.kings_armory.monsters.orc_archer as monsters_orc_archer
import generated.kings_armory.monsters.orc_bombadier as monsters_orc_bombadier
import generated.kings_armory.monsters.orc_crossbowman as monsters_orc_crossbowman
import generated.kings_armory.monsters.orc_mage as monsters_orc_mage
import generated.kings_armory.monsters.orc_war_mage as monsters_orc_war_mage
import generated.kings_armory.monsters.war_orc as monsters_war_orc
import generated.kings_armory.monsters.wind_drake as monsters_wind_drake
import generated.kings_armory.rules.actions as rules_actions
import generated.kings_armory.rules.actions_of_cards as rules_actions_of_cards
import generated.kings_armory.rules.areas as rules_areas
import generated.kings_armory.rules.between_waves as rules_between_waves
import generated.kings_armory.rules.bosses as rules_bosses
import generated.kings_armory.rules.cards as rules_cards
import generated.kings_armory.rules.coming_and_going as rules_coming_and_going
import generated.kings_armory.rules.duties as rules_duties
import generated.kings_armory.rules.evaluation as rules_evaluation
import generated.kings_armory.rules.gauntlet as rules_gauntlet
import generated.kings_armory.rules.jump_start as rules_jump_start
import generated.kings_armory.rules.map_ as rules_map_
import generated.kings_armory.rules.monsters_turn as rules_monsters_turn
import generated.kings_armory.rules.players_round as rules_players_round
import generated.kings_armory.rules.rewind as rules_rewind
import generated.kings_armory.rules.seats as rules_seats
import generated.kings_armory.rules.set_up as rules_set_up
import generated.kings_armory.rules.shop as rules_shop
import generated.kings_armory.rules.starting_gold as rules_starting_gold
import generated.kings_armory.rules.status as rules_status
import generated.kings_armory.rules.strikes as rules_strikes
import generated.kings_armory.rules.tanking as rules_tanking
import generated.kings_armory.rules.towers as rules_towers
import generated.kings_armory.rules.waves as rules_waves
import generated.kings_armory.waves.gauntlet as waves_gauntlet
import generated.kings_armory.waves.jump_start as waves_jump_start
import generated.kings_armory.waves.scaling as waves_scaling
import generated.kings_armory.waves.selection as waves_selection

ASK_1 = Prompt("choice", "Where does a Tower stand?", ("space",))
ASK_2 = Prompt("choice", "Whose Turn is next?", ("piece",))
ASK_3 = YesNo("may", "go on to seven Waves")
# content/kings_armory/scenarios/03_the_whole_game.yaml:3
THE_WHOLE_GAME_SCENARIO = kinds.Scenario(
    id="the_whole_game",
    name="The whole game",
    bosses=0,
    cave=False,
    boss_round=2,
    wave=None,
    tokens=(),
    gate=20,
)

# content/kings_armory/scenarios/06_modes.yaml:4
ALONE_SCENARIO = kinds.Scenario(
    id="alone",
    name="One Player with one Hero or several",
    bosses=0,
    cave=False,
    boss_round=2,
    wave=None,
    tokens=(),
    gate=20,
)

# content/kings_armory/scenarios/05_the_full_map.yaml:21
BALANCED_SINGLE_GAME_SCENARIO = kinds.Scenario(
    id="balanced_single_game",
    name="The whole game on the balanced map with one way",
    bosses=0,
    cave=False,
    boss_round=2,
    wave=None,
    tokens=(),
    gate=20,
)

# content/kings_armory/scenarios/05_the_full_map.yaml:3
BALANCED_SPLIT_GAME_SCENARIO = kinds.Scenario(
    id="balanced_split_game",
    name="The whole game on the balanced split map",
    bosses=0,
    cave=False,
    boss_round=2,
    wave=None,
    tokens=(),
    gate=20,
)

# content/kings_armory/scenarios/05_the_full_map.yaml:15
EASY_SINGLE_GAME_SCENARIO = kinds.Scenario(
    id="easy_single_game",
    name="The whole game on the easy map with one way",
    bosses=0,
    cave=False,
    boss_round=2,
    wave=None,
    tokens=(),
    gate=20,
)

# content/kings_armory/scenarios/05_the_full_map.yaml:34
EASY_SPLIT_GAME_SCENARIO = kinds.Scenario(
    id="easy_split_game",
    name="The whole game on the easy split map",
    bosses=0,
    cave=False,
    boss_round=2,
    wave=None,
    tokens=(),
    gate=20,
)

# content/kings_armory/scenarios/06_modes.yaml:12
ETTINS_SCENARIO = kinds.Scenario(
    id="ettins",
    name="Heroes and Bosses with two heads",
    bosses=0,
    cave=False,
    boss_round=2,
    wave=None,
    tokens=(),
    gate=20,
)

# content/kings_armory/scenarios/01_the_first_wave.yaml:3
FIRST_WAVE_SCENARIO = kinds.Scenario(
    id="first_wave",
    name="The first Wave",
    bosses=0,
    cave=False,
    boss_round=2,
    wave=None,
    tokens=(),
    gate=20,
)

# content/kings_armory/scenarios/06_modes.yaml:47
GAUNTLET_GAME_SCENARIO = kinds.Scenario(
    id="gauntlet_game",
    name="The Gauntlet",
    bosses=0,
    cave=False,
    boss_round=2,
    wave=None,
    tokens=(),
    gate=20,
)

# content/kings_armory/scenarios/05_the_full_map.yaml:9
HARD_SPLIT_GAME_SCENARIO = kinds.Scenario(
    id="hard_split_game",
    name="The whole game on the hard split map",
    bosses=0,
    cave=False,
    boss_round=2,
    wave=None,
    tokens=(),
    gate=20,
)

# content/kings_armory/scenarios/06_modes.yaml:30
JUMP_START_GAME_SCENARIO = kinds.Scenario(
    id="jump_start_game",
    name="A start with a later Wave",
    bosses=0,
    cave=False,
    boss_round=2,
    wave=None,
    tokens=(),
    gate=20,
)

# content/kings_armory/scenarios/06_modes.yaml:38
ONE_WAVE_ONLY_SCENARIO = kinds.Scenario(
    id="one_wave_only",
    name="A single Wave",
    bosses=0,
    cave=False,
    boss_round=2,
    wave=None,
    tokens=(),
    gate=20,
)

# content/kings_armory/scenarios/06_modes.yaml:67
OPEN_TABLE_GAME_SCENARIO = kinds.Scenario(
    id="open_table_game",
    name="Players come and go",
    bosses=0,
    cave=False,
    boss_round=2,
    wave=None,
    tokens=(),
    gate=20,
)

# content/kings_armory/scenarios/04_the_boss.yaml:3
THE_BOSS_SCENARIO = kinds.Scenario(
    id="the_boss",
    name="The Boss",
    bosses=1,
    cave=False,
    boss_round=2,
    wave=None,
    tokens=(),
    gate=20,
)

# content/kings_armory/scenarios/06_modes.yaml:22
THREE_STARS_GAME_SCENARIO = kinds.Scenario(
    id="three_stars_game",
    name="Three stars",
    bosses=0,
    cave=False,
    boss_round=2,
    wave=None,
    tokens=(),
    gate=20,
)

# content/kings_armory/scenarios/05_the_full_map.yaml:27
TWO_ENTRANCES_GAME_SCENARIO = kinds.Scenario(
    id="two_entrances_game",
    name="The whole game with two Entrances",
    bosses=0,
    cave=True,
    boss_round=2,
    wave=None,
    tokens=(),
    gate=20,
)

# content/kings_armory/scenarios/02_a_weak_gate.yaml:3
WEAK_GATE_SCENARIO = kinds.Scenario(
    id="weak_gate",
    name="A weak Gate",
    bosses=0,
    cave=False,
    boss_round=2,
    wave=None,
    tokens=(),
    gate=10,
)

# content/kings_armory/scenarios/06_modes.yaml:58
WITH_CHILDREN_SCENARIO = kinds.Scenario(
    id="with_children",
    name="A game with young children",
    bosses=0,
    cave=False,
    boss_round=2,
    wave=None,
    tokens=(),
    gate=20,
)


def _in_order_1(game: State) -> Sequence[int]:
    docs = game.doc
    ranked = [
        ((game.piece_recruit[next_2],), next_2)
        for next_2 in game.contents[game.zone_barracks]
        if isinstance(docs[next_2], kinds.Hireable)
    ]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _no_1(game: State) -> bool:
    for tower in game.of_kind(kinds.Tower):
        return False
    return True


def _any_1(game: State) -> bool:
    for equipment in game.of_kind(kinds.Equipment):
        return True
    return False


def _any_2(game: State, p: int) -> bool:
    docs = game.doc
    owners = game.owner
    for hireable in game.contents[game.zone_barracks]:
        if isinstance(docs[hireable], kinds.Hireable):
            if owners[hireable] == p:
                return True
    return False


def _in_order_2(game: State) -> Sequence[int]:
    docs = game.doc
    ranked = [
        ((game.piece_recruit[next_2],), next_2)
        for next_2 in game.contents[game.zone_barracks]
        if isinstance(docs[next_2], kinds.Hireable)
    ]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _any_3(game: State) -> bool:
    acted_of = game.piece_acted
    for monster in game.of_kind(kinds.Monster):
        if not acted_of[monster]:
            return True
    return False


def _any_4(game: State, p: int) -> bool:
    hp_of = game.piece_hp
    owners = game.owner
    acted_of = game.piece_acted
    for ally in game.of_kind(kinds.Ally):
        if hp_of[ally] > 0 and owners[ally] == p and not acted_of[ally]:
            return True
    return False


def the_whole_game_step_0(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:206
    for p in rules_seats.seating(game):
        for _ in range(rules_set_up.heroes_each(game)):
            game.tick("content/kings_armory/rules/between_waves.yaml:153")
            rules_set_up.choose_hero(game, p)
    rules_towers.raise_parapets(game)
    for _ in range(rules_between_waves.starting_towers(game)):
        game.tick("content/kings_armory/rules/between_waves.yaml:155")
        game.registers[0] = game.choose(
            first_of(rules_seats.seating(game), NOTHING),
            ASK_1,
            [space for space in range(game.board.size) if rules_towers.can_build(game, space)],
            NOTHING,
        )
        if game.registers[0] >= 0:
            rules_towers.build_tower(game, game.registers[0])
    if rules_set_up.solo_help(game) == "some_gold":
        rules_cards.gain_gold(game, 150)
    if game.options["first_wave"] > 1:
        rules_jump_start.prepare_jump_start(game)
    if game.options["gauntlet"] > 0:
        rules_gauntlet.prepare_gauntlet(game)
    if game.table_gold == 0:
        return 1
    game.table_starting = True
    game.table_equipping = False
    game.registers[1] = 0
    return 2


def the_whole_game_step_1(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:159
    for next_ in [
        piece
        for piece in game.contents[game.zone_tavern]
        if isinstance(game.doc[piece], kinds.Hero)
    ]:
        rules_between_waves.take_station(game, next_)
    for next_2 in _in_order_1(game):
        rules_between_waves.take_station(game, next_2)
    rules_jump_start.take_starting_wounds(game)
    return 3


def the_whole_game_step_2(game: State) -> int:
    if not game.registers[1] < len(rules_seats.seating(game)):
        return 4
    game.registers[3] = tuple(rules_seats.seating(game))
    game.registers[4] = 0
    return 5


def the_whole_game_step_3(game: State) -> int:
    if not game.table_wave_number < game.table_last_wave:
        return 6
    return 7 if game.table_wave_number >= game.options["first_wave"] else 8


def the_whole_game_step_4(game: State) -> int:
    # content/kings_armory/rules/starting_gold.yaml:65
    game.table_starting = False
    rules_cards.make_change(game)
    game.table_equipping = True
    game.registers[6] = tuple(rules_seats.seating(game))
    game.registers[7] = 0
    return 9


def the_whole_game_step_5(game: State) -> int:
    if game.registers[4] >= len(game.registers[3]):
        return 2
    game.registers[2] = game.registers[3][game.registers[4]]
    game.registers[4] += 1
    return 10 if game.registers[1] < len(rules_seats.seating(game)) else 5


def the_whole_game_step_6(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:222
    game.win(range(game.players))
    return -1


def the_whole_game_step_7(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:109
    game.table_round = 0
    rules_between_waves.heal_allies(game)
    rules_cards.draw_rewards(game, rules_between_waves.rewards_due(game))
    return 11 if game.options["open_table"] else 12


def the_whole_game_step_8(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:215
    game.table_wave_number += 1
    game.table_wave = rules_between_waves.wave_of(game, game.table_wave_number)
    rules_towers.free_slots(game)
    rules_bosses.await_bosses(
        game,
        rules_between_waves.bosses_of(game, game.table_wave_number),
        rules_between_waves.first_boss_round(game),
    )
    game.table_round = 0
    game.table_entered = 0
    game.table_gate_lost = 0
    game.table_ally_hurt = False
    game.table_due = max(0, rules_actions.foes_of(game, game.table_wave))
    for monster in [
        piece
        for piece in [
            piece
            for piece in game.contents[game.zone_queue]
            if isinstance(game.doc[piece], kinds.Monster)
        ][:len(game.contents[game.zone_queue]) - game.table_due]
        if isinstance(game.doc[piece], kinds.Monster)
    ]:
        game.put(monster, game.zone_pile)
    game.table_mandatory = max(0, rules_between_waves.bar_for(game, game.table_wave.number))
    game.table_later = max(0, game.table_due // 2 if game.table_entry == "delayed" else 0)
    game.table_due = max(0, game.table_due - game.table_later)
    return 13


def the_whole_game_step_9(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:61
    if game.registers[7] >= len(game.registers[6]):
        return 14
    game.registers[5] = game.registers[6][game.registers[7]]
    game.registers[7] += 1
    game.active = game.registers[5]
    return 15


def the_whole_game_step_10(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:51
    game.active = game.registers[2]
    return 16


def the_whole_game_step_11(game: State) -> int:
    # content/kings_armory/rules/coming_and_going.yaml:131
    for lent in [lent for lent in game.of_kind(kinds.Hireable) if game.piece_lender[lent] >= 0]:
        game.player_away[game.owner[lent]] = True
        rules_coming_and_going.give_back_hireables(game, game.owner[lent])
    for leaving in [
        leaving
        for leaving in game.of_kind(kinds.Hero)
        if game.piece_leaver[leaving] >= 0
    ]:
        rules_coming_and_going.bid_farewell(
            game,
            leaving,
            first_of(
                rules_seats.seating(game),
                NOTHING,
            ) if game.player_away[game.owner[leaving]] else game.owner[leaving],
        )
    game.registers[10] = tuple(rules_seats.seating(game))
    game.registers[11] = 0
    return 17


def the_whole_game_step_12(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:42
    game.table_equipping = False
    game.registers[14] = 0
    return 18


def the_whole_game_step_13(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:143
    game.table_round += 1
    rules_seats.pass_on_control(game)
    if game.table_time_stopped:
        game.table_time_stopped = False
        for monster in [
            monster
            for monster in game.of_kind(kinds.Monster)
            if game.piece_hp[monster] > 0
        ]:
            rules_status.wounds_of(game, monster)
            if game.over:
                return -1
        return 19
    rules_rewind.forget_marks(game)
    for monster in game.of_kind(kinds.Monster):
        game.piece_acted[monster] = False
        game.piece_began_at[monster] = game.place[monster]
    rules_tanking.let_go_of_stalemates(game)
    if game.options["gauntlet"] > 0:
        while game.table_due > 0:
            game.tick("content/kings_armory/rules/waves.yaml:161")
            rules_waves.let_in_next(game)
            if game.over:
                return -1
    while _any_3(game):
        game.tick("content/kings_armory/rules/waves.yaml:162")
        game.registers[28] = game.pick(rules_waves.next_in_order(game), NOTHING)
        rules_monsters_turn.take_turn(game, game.registers[28])
        if game.over:
            return -1
    if game.table_round > 1:
        game.table_due = max(0, game.table_due + game.table_later)
        game.table_later = max(0, 0)
    while game.table_due > 0:
        game.tick("content/kings_armory/rules/waves.yaml:168")
        rules_waves.let_in_next(game)
        if game.over:
            return -1
    if game.table_bosses_due > 0 and game.table_round >= game.table_boss_round:
        rules_bosses.let_in_boss(game)
        if game.over:
            return -1
    return 19


def the_whole_game_step_14(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:65
    game.table_equipping = False
    for equipment in game.of_kind(kinds.Equipment):
        game.piece_fresh[equipment] = False
    for equipment in [
        piece
        for piece in game.contents[game.zone_extra_equipment]
        if isinstance(game.doc[piece], kinds.Equipment)
    ]:
        game.piece_fresh[equipment] = False
    return 1


def the_whole_game_step_15(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:63
    player = game.registers[5]
    options: list[Any] = game.foreseen(player, "turn", True)
    if not options:
        options = [(0, option) for option in rules_shop.wear_options(game, player)]
        options += [(1, option) for option in rules_shop.take_off_options(game, player)]
        options += [(2, *option) for option in rules_shop.trade_options(game, player)]
        options += [(3, option) for option in rules_shop.take_extra_options(game, player)]
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, Actions("turn", "".join(("who wears what?",)), ("wear", "take_off", "trade", "take_extra"), False), options)]
        if choice[0] == 0:
            rules_shop.take_wear(game, player, choice[1])
        elif choice[0] == 1:
            rules_shop.take_take_off(game, player, choice[1])
        elif choice[0] == 2:
            rules_shop.take_trade(game, player, choice[1], choice[2])
        elif choice[0] == 3:
            rules_shop.take_take_extra(game, player, choice[1])
        else:
            game.passed = True
    if game.passed:
        return 9
    return 15


def the_whole_game_step_16(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:52
    player = game.registers[2]
    options: list[Any] = game.foreseen(player, "turn", not rules_starting_gold.must_spend(game))
    if not options:
        options = [(0, option) for option in rules_shop.buy_tower_options(game, player)]
        options += [(1, option) for option in rules_shop.sell_tower_options(game, player)]
        options += [(2, option) for option in rules_shop.hire_options(game, player)]
        options += [(3, option) for option in rules_shop.upgrade_options(game, player)]
        options += [(4, option) for option in rules_shop.unlock_options(game, player)]
        options += [(5, *option) for option in rules_shop.buy_equipment_options(game, player)]
        options += [(6, option) for option in rules_shop.sell_equipment_options(game, player)]
        options += [(7, *option) for option in rules_shop.trade_options(game, player)]
        options += [(8, *option) for option in rules_shop.buy_reinforcement_options(game, player)]
        options += [(9, *option) for option in rules_shop.buy_armory_card_options(game, player)]
        options += [(10, option) for option in rules_cards.play_reinforcement_options(game, player)]
        options += [(11, option) for option in rules_cards.play_armory_card_options(game, player)]
        if not rules_starting_gold.must_spend(game):
            options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, Actions("turn", "".join(("what is bought? ", game.show("number", game.table_gold), " gold is left",)), ("buy_tower", "sell_tower", "hire", "upgrade", "unlock", "buy_equipment", "sell_equipment", "trade", "buy_reinforcement", "buy_armory_card", "play_reinforcement", "play_armory_card"), False), options)]
        if choice[0] == 0:
            rules_shop.take_buy_tower(game, player, choice[1])
        elif choice[0] == 1:
            rules_shop.take_sell_tower(game, player, choice[1])
        elif choice[0] == 2:
            rules_shop.take_hire(game, player, choice[1])
        elif choice[0] == 3:
            rules_shop.take_upgrade(game, player, choice[1])
        elif choice[0] == 4:
            rules_shop.take_unlock(game, player, choice[1])
        elif choice[0] == 5:
            rules_shop.take_buy_equipment(game, player)
        elif choice[0] == 6:
            rules_shop.take_sell_equipment(game, player, choice[1])
        elif choice[0] == 7:
            rules_shop.take_trade(game, player, choice[1], choice[2])
        elif choice[0] == 8:
            rules_shop.take_buy_reinforcement(game, player)
        elif choice[0] == 9:
            rules_shop.take_buy_armory_card(game, player)
        elif choice[0] == 10:
            rules_cards.take_play_reinforcement(game, player, choice[1])
        elif choice[0] == 11:
            rules_cards.take_play_armory_card(game, player, choice[1])
        else:
            game.passed = True
        if game.over:
            return -1
    game.registers[1] = game.registers[1] + 1 if game.passed else 0
    return 5


def the_whole_game_step_17(game: State) -> int:
    if game.registers[11] >= len(game.registers[10]):
        return 20
    game.registers[9] = game.registers[10][game.registers[11]]
    game.registers[11] += 1
    return 21 if rules_coming_and_going.not_the_last(game, game.registers[9]) else 22


def the_whole_game_step_18(game: State) -> int:
    if not game.registers[14] < len(rules_seats.seating(game)):
        return 23
    game.registers[16] = tuple(rules_seats.seating(game))
    game.registers[17] = 0
    return 24


def the_whole_game_step_19(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:66
    if rules_waves.wave_over(game):
        return 25
    game.expire("round")
    for character in game.of_kind(kinds.Character):
        game.piece_bless[character] = max(0, min(1, 0))
    for monster in game.of_kind(kinds.Monster):
        game.piece_grounded[monster] = False
    for ally in game.of_kind(kinds.Ally):
        game.piece_enchanted[ally] = False
        game.piece_tanking[ally] = tuple(())
        game.piece_caged[ally] = tuple(())
        game.piece_acted[ally] = False
        game.piece_duty_done[ally] = False
        game.piece_ap[ally] = max(0, game.stat("actions", ally))
    rules_actions.emit_players_begin(game)
    if game.over:
        return -1
    return 26 if game.options["open_table"] else 27


def the_whole_game_step_20(game: State) -> int:
    game.registers[12] = tuple(rules_coming_and_going.absent(game))
    game.registers[13] = 0
    return 28


def the_whole_game_step_21(game: State) -> int:
    # content/kings_armory/rules/coming_and_going.yaml:140
    player = game.registers[9]
    options: list[Any] = game.foreseen(player, "turn", True)
    if not options:
        options = [(0, option) for option in rules_coming_and_going.retire_options(game, player)]
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, Actions("turn", "".join(("do you leave?",)), ("retire",), False), options)]
        if choice[0] == 0:
            rules_coming_and_going.take_retire(game, player, choice[1])
        else:
            game.passed = True
    return 22


def the_whole_game_step_22(game: State) -> int:
    # content/kings_armory/rules/coming_and_going.yaml:141
    for leaving in [
        leaving
        for leaving in game.of_kind(kinds.Hero)
        if game.piece_leaver[leaving] == game.registers[9]
    ]:
        rules_coming_and_going.bid_farewell(game, leaving, game.registers[9])
    return 17


def the_whole_game_step_23(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:118
    rules_cards.make_change(game)
    game.table_equipping = True
    game.registers[19] = tuple(rules_seats.seating(game))
    game.registers[20] = 0
    return 29


def the_whole_game_step_24(game: State) -> int:
    if game.registers[17] >= len(game.registers[16]):
        return 18
    game.registers[15] = game.registers[16][game.registers[17]]
    game.registers[17] += 1
    return 30 if game.registers[14] < len(rules_seats.seating(game)) else 24


def the_whole_game_step_25(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:204
    for ally in game.of_kind(kinds.Ally):
        rules_status.clear_status(game, ally)
    rules_actions.end_what_lasts(game)
    game.expire("round")
    game.expire("wave")
    return 31


def the_whole_game_step_26(game: State) -> int:
    # content/kings_armory/rules/coming_and_going.yaml:29
    game.registers[32] = tuple(rules_coming_and_going.absent(game))
    game.registers[33] = 0
    return 32


def the_whole_game_step_27(game: State) -> int:
    game.registers[34] = tuple(rules_seats.seating(game))
    game.registers[35] = 0
    return 33


def the_whole_game_step_28(game: State) -> int:
    if game.registers[13] >= len(game.registers[12]):
        return 12
    game.registers[9] = game.registers[12][game.registers[13]]
    game.registers[13] += 1
    return 34 if rules_coming_and_going.can_join(game, game.registers[9]) else 28


def the_whole_game_step_29(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:61
    if game.registers[20] >= len(game.registers[19]):
        return 35
    game.registers[18] = game.registers[19][game.registers[20]]
    game.registers[20] += 1
    game.active = game.registers[18]
    return 36


def the_whole_game_step_30(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:51
    game.active = game.registers[15]
    return 37


def the_whole_game_step_31(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:220
    rules_starting_gold.lift_starting_limits(game)
    if game.options["prolong"] and game.table_wave_number == 5 and game.table_last_wave == 5:
        if game.may(first_of(rules_seats.seating(game), NOTHING), ASK_3):
            rules_between_waves.prolong_game(game)
    return 3


def the_whole_game_step_32(game: State) -> int:
    if game.registers[33] >= len(game.registers[32]):
        return 27
    game.registers[31] = game.registers[32][game.registers[33]]
    game.registers[33] += 1
    return 38 if len(rules_coming_and_going.lendable(game, game.registers[31])) > 0 else 32


def the_whole_game_step_33(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:85
    if game.registers[35] >= len(game.registers[34]):
        return 39
    game.registers[29] = game.registers[34][game.registers[35]]
    game.registers[35] += 1
    game.active = game.registers[29]
    return 40


def the_whole_game_step_34(game: State) -> int:
    # content/kings_armory/rules/coming_and_going.yaml:143
    player = game.registers[9]
    options: list[Any] = game.foreseen(player, "turn", True)
    if not options:
        options = [
            (0, *option)
            for option in rules_coming_and_going.join_table_options(game, player)
        ]
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, Actions("turn", "".join(("do you join?",)), ("join_table",), False), options)]
        if choice[0] == 0:
            rules_coming_and_going.take_join_table(game, player)
        else:
            game.passed = True
    return 28


def the_whole_game_step_35(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:65
    game.table_equipping = False
    for equipment in game.of_kind(kinds.Equipment):
        game.piece_fresh[equipment] = False
    for equipment in [
        piece
        for piece in game.contents[game.zone_extra_equipment]
        if isinstance(game.doc[piece], kinds.Equipment)
    ]:
        game.piece_fresh[equipment] = False
    return 41


def the_whole_game_step_36(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:63
    player = game.registers[18]
    options: list[Any] = game.foreseen(player, "turn", True)
    if not options:
        options = [(0, option) for option in rules_shop.wear_options(game, player)]
        options += [(1, option) for option in rules_shop.take_off_options(game, player)]
        options += [(2, *option) for option in rules_shop.trade_options(game, player)]
        options += [(3, option) for option in rules_shop.take_extra_options(game, player)]
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, Actions("turn", "".join(("who wears what?",)), ("wear", "take_off", "trade", "take_extra"), False), options)]
        if choice[0] == 0:
            rules_shop.take_wear(game, player, choice[1])
        elif choice[0] == 1:
            rules_shop.take_take_off(game, player, choice[1])
        elif choice[0] == 2:
            rules_shop.take_trade(game, player, choice[1], choice[2])
        elif choice[0] == 3:
            rules_shop.take_take_extra(game, player, choice[1])
        else:
            game.passed = True
    if game.passed:
        return 29
    return 36


def the_whole_game_step_37(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:52
    player = game.registers[15]
    options: list[Any] = game.foreseen(player, "turn", not rules_starting_gold.must_spend(game))
    if not options:
        options = [(0, option) for option in rules_shop.buy_tower_options(game, player)]
        options += [(1, option) for option in rules_shop.sell_tower_options(game, player)]
        options += [(2, option) for option in rules_shop.hire_options(game, player)]
        options += [(3, option) for option in rules_shop.upgrade_options(game, player)]
        options += [(4, option) for option in rules_shop.unlock_options(game, player)]
        options += [(5, *option) for option in rules_shop.buy_equipment_options(game, player)]
        options += [(6, option) for option in rules_shop.sell_equipment_options(game, player)]
        options += [(7, *option) for option in rules_shop.trade_options(game, player)]
        options += [(8, *option) for option in rules_shop.buy_reinforcement_options(game, player)]
        options += [(9, *option) for option in rules_shop.buy_armory_card_options(game, player)]
        options += [(10, option) for option in rules_cards.play_reinforcement_options(game, player)]
        options += [(11, option) for option in rules_cards.play_armory_card_options(game, player)]
        if not rules_starting_gold.must_spend(game):
            options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, Actions("turn", "".join(("what is bought? ", game.show("number", game.table_gold), " gold is left",)), ("buy_tower", "sell_tower", "hire", "upgrade", "unlock", "buy_equipment", "sell_equipment", "trade", "buy_reinforcement", "buy_armory_card", "play_reinforcement", "play_armory_card"), False), options)]
        if choice[0] == 0:
            rules_shop.take_buy_tower(game, player, choice[1])
        elif choice[0] == 1:
            rules_shop.take_sell_tower(game, player, choice[1])
        elif choice[0] == 2:
            rules_shop.take_hire(game, player, choice[1])
        elif choice[0] == 3:
            rules_shop.take_upgrade(game, player, choice[1])
        elif choice[0] == 4:
            rules_shop.take_unlock(game, player, choice[1])
        elif choice[0] == 5:
            rules_shop.take_buy_equipment(game, player)
        elif choice[0] == 6:
            rules_shop.take_sell_equipment(game, player, choice[1])
        elif choice[0] == 7:
            rules_shop.take_trade(game, player, choice[1], choice[2])
        elif choice[0] == 8:
            rules_shop.take_buy_reinforcement(game, player)
        elif choice[0] == 9:
            rules_shop.take_buy_armory_card(game, player)
        elif choice[0] == 10:
            rules_cards.take_play_reinforcement(game, player, choice[1])
        elif choice[0] == 11:
            rules_cards.take_play_armory_card(game, player, choice[1])
        else:
            game.passed = True
        if game.over:
            return -1
    game.registers[14] = game.registers[14] + 1 if game.passed else 0
    return 24


def the_whole_game_step_38(game: State) -> int:
    # content/kings_armory/rules/coming_and_going.yaml:34
    player = game.registers[31]
    options: list[Any] = game.foreseen(player, "turn", True)
    if not options:
        options = [(0, option) for option in rules_coming_and_going.borrow_options(game, player)]
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, Actions("turn", "".join(("whose Hireable do you play?",)), ("borrow",), False), options)]
        if choice[0] == 0:
            rules_coming_and_going.take_borrow(game, player, choice[1])
        else:
            game.passed = True
    return 32


def the_whole_game_step_39(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:98
    game.expire("players_round")
    return 42


def the_whole_game_step_40(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:87
    if not (
        not rules_waves.wave_over(game)
        and not game.player_away[game.registers[29]]
        and _any_4(game, game.registers[29])
    ):
        return 33
    game.registers[30] = game.choose(
        game.registers[29],
        ASK_2,
        [
            ally
            for ally in game.of_kind(kinds.Ally)
            if (
                game.piece_hp[ally] > 0
                and game.owner[ally] == game.registers[29]
                and not game.piece_acted[ally]
            )
        ],
        NOTHING,
    )
    return 43 if game.registers[30] >= 0 else 40


def the_whole_game_step_41(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:69
    if _no_1(game):
        return 8
    return 44


def the_whole_game_step_42(game: State) -> int:
    if rules_waves.wave_over(game):
        return 25
    return 13


def the_whole_game_step_43(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:88
    game.table_acting = game.registers[30]
    rules_players_round.begin_turn(game, game.registers[30])
    if game.over:
        return -1
    return 45


def the_whole_game_step_44(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:42
    if not (
        len(game.of_kind(kinds.Hero)) + len(
            game.contents[game.zone_tavern],
        ) > rules_shop.capacity(game)
        and (
            game.table_gold >= 100
            or _any_1(game)
            or len(game.contents[game.zone_extra_equipment]) > 0
        )
    ):
        return 46
    game.table_equipping = False
    game.registers[22] = 0
    return 47


def the_whole_game_step_45(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:91
    if not (
        game.piece_hp[game.registers[30]] > 0
        and game.piece_ap[game.registers[30]] > 0
        and not rules_waves.wave_over(game)
    ):
        return 48
    rules_tanking.open_moment(game)
    if game.over:
        return -1
    rules_duties.assess_duty(game, game.registers[30])
    return 49


def the_whole_game_step_46(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:76
    for ally in game.of_kind(kinds.Ally):
        game.piece_host[ally] = NOTHING
    for waiting in game.of_kind(kinds.Hireable):
        game.put(waiting, game.zone_barracks)
    return 50 if len(rules_seats.seating(game)) > 1 else 51


def the_whole_game_step_47(game: State) -> int:
    if not game.registers[22] < len(rules_seats.seating(game)):
        return 44
    game.registers[24] = tuple(rules_seats.seating(game))
    game.registers[25] = 0
    return 52


def the_whole_game_step_48(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:95
    game.table_acting = NOTHING
    game.table_duty = "rest"
    game.expire("turn")
    return 40


def the_whole_game_step_49(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:93
    player = game.registers[29]
    options: list[Any] = game.foreseen(player, "turn", game.table_duty == "rest")
    if not options:
        options = [(0, *option) for option in rules_players_round.walk_options(game, player)]
        options += [(1, *option) for option in rules_towers.pass_wall_options(game, player)]
        options += [(2, *option) for option in rules_towers.relocate_options(game, player)]
        options += [(3, *option) for option in rules_towers.reassign_options(game, player)]
        options += [(4, *option) for option in rules_towers.teleport_self_options(game, player)]
        options += [(5, *option) for option in rules_players_round.attack_options(game, player)]
        options += [(6, *option) for option in rules_areas.attack_area_options(game, player)]
        options += [
            (7, *option)
            for option in rules_players_round.special_action_options(game, player)
        ]
        options += [(8, *option) for option in rules_cards.use_equipment_options(game, player)]
        options += [(9, *option) for option in rules_tanking.tank_options(game, player)]
        options += [(10, *option) for option in rules_tanking.give_up_options(game, player)]
        options += [(11, option) for option in rules_cards.play_reinforcement_options(game, player)]
        options += [(12, option) for option in rules_cards.play_armory_card_options(game, player)]
        options += [(13, *option) for option in rules_shop.buy_reinforcement_options(game, player)]
        options += [
            (14, *option)
            for option in rules_coming_and_going.leave_table_options(game, player)
        ]
        if game.table_duty == "rest":
            options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, Actions("turn", "".join((game.show("piece", game.registers[30]), " acts, ", game.show("number", game.piece_ap[game.registers[30]]), " AP left",)), ("walk", "pass_wall", "relocate", "reassign", "teleport_self", "attack", "attack_area", "special_action", "use_equipment", "tank", "give_up", "play_reinforcement", "play_armory_card", "buy_reinforcement", "leave_table"), False), options)]
        if choice[0] == 0:
            rules_players_round.take_walk(game, player, choice[1], choice[2])
        elif choice[0] == 1:
            rules_towers.take_pass_wall(game, player, choice[1], choice[2])
        elif choice[0] == 2:
            rules_towers.take_relocate(game, player, choice[1], choice[2], choice[3])
        elif choice[0] == 3:
            rules_towers.take_reassign(game, player, choice[1], choice[2])
        elif choice[0] == 4:
            rules_towers.take_teleport_self(game, player, choice[1], choice[2])
        elif choice[0] == 5:
            rules_players_round.take_attack(game, player, choice[1], choice[2], choice[3])
        elif choice[0] == 6:
            rules_areas.take_attack_area(game, player, choice[1], choice[2], choice[3])
        elif choice[0] == 7:
            rules_players_round.take_special_action(game, player, choice[1], choice[2])
        elif choice[0] == 8:
            rules_cards.take_use_equipment(game, player, choice[1], choice[2])
        elif choice[0] == 9:
            rules_tanking.take_tank(game, player, choice[1], choice[2])
        elif choice[0] == 10:
            rules_tanking.take_give_up(game, player, choice[1], choice[2])
        elif choice[0] == 11:
            rules_cards.take_play_reinforcement(game, player, choice[1])
        elif choice[0] == 12:
            rules_cards.take_play_armory_card(game, player, choice[1])
        elif choice[0] == 13:
            rules_shop.take_buy_reinforcement(game, player)
        elif choice[0] == 14:
            rules_coming_and_going.take_leave_table(game, player)
        else:
            game.passed = True
        if game.over:
            return -1
    if game.passed or game.player_away[game.registers[29]]:
        game.piece_ap[game.registers[30]] = max(0, 0)
    return 45


def the_whole_game_step_50(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:79
    rules_seats.take_chairs(game)
    game.registers[26] = tuple(rules_seats.seating(game))
    game.registers[27] = 0
    return 53


def the_whole_game_step_51(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:84
    for next_ in game.of_kind(kinds.Hero):
        rules_between_waves.take_station(game, next_)
    for next_ in [
        piece
        for piece in game.contents[game.zone_tavern]
        if isinstance(game.doc[piece], kinds.Hero)
    ]:
        rules_between_waves.take_station(game, next_)
    for next_2 in _in_order_2(game):
        rules_between_waves.take_station(game, next_2)
    return 8


def the_whole_game_step_52(game: State) -> int:
    if game.registers[25] >= len(game.registers[24]):
        return 47
    game.registers[23] = game.registers[24][game.registers[25]]
    game.registers[25] += 1
    return 54 if game.registers[22] < len(rules_seats.seating(game)) else 52


def the_whole_game_step_53(game: State) -> int:
    if game.registers[27] >= len(game.registers[26]):
        return 51
    game.registers[21] = game.registers[26][game.registers[27]]
    game.registers[27] += 1
    return 55


def the_whole_game_step_54(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:51
    game.active = game.registers[23]
    return 56


def the_whole_game_step_55(game: State) -> int:
    if not (game.table_free_seating or _any_2(game, game.registers[21])):
        return 53
    return 57


def the_whole_game_step_56(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:52
    player = game.registers[23]
    options: list[Any] = game.foreseen(player, "turn", not rules_starting_gold.must_spend(game))
    if not options:
        options = [(0, option) for option in rules_shop.buy_tower_options(game, player)]
        options += [(1, option) for option in rules_shop.sell_tower_options(game, player)]
        options += [(2, option) for option in rules_shop.hire_options(game, player)]
        options += [(3, option) for option in rules_shop.upgrade_options(game, player)]
        options += [(4, option) for option in rules_shop.unlock_options(game, player)]
        options += [(5, *option) for option in rules_shop.buy_equipment_options(game, player)]
        options += [(6, option) for option in rules_shop.sell_equipment_options(game, player)]
        options += [(7, *option) for option in rules_shop.trade_options(game, player)]
        options += [(8, *option) for option in rules_shop.buy_reinforcement_options(game, player)]
        options += [(9, *option) for option in rules_shop.buy_armory_card_options(game, player)]
        options += [(10, option) for option in rules_cards.play_reinforcement_options(game, player)]
        options += [(11, option) for option in rules_cards.play_armory_card_options(game, player)]
        if not rules_starting_gold.must_spend(game):
            options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, Actions("turn", "".join(("what is bought? ", game.show("number", game.table_gold), " gold is left",)), ("buy_tower", "sell_tower", "hire", "upgrade", "unlock", "buy_equipment", "sell_equipment", "trade", "buy_reinforcement", "buy_armory_card", "play_reinforcement", "play_armory_card"), False), options)]
        if choice[0] == 0:
            rules_shop.take_buy_tower(game, player, choice[1])
        elif choice[0] == 1:
            rules_shop.take_sell_tower(game, player, choice[1])
        elif choice[0] == 2:
            rules_shop.take_hire(game, player, choice[1])
        elif choice[0] == 3:
            rules_shop.take_upgrade(game, player, choice[1])
        elif choice[0] == 4:
            rules_shop.take_unlock(game, player, choice[1])
        elif choice[0] == 5:
            rules_shop.take_buy_equipment(game, player)
        elif choice[0] == 6:
            rules_shop.take_sell_equipment(game, player, choice[1])
        elif choice[0] == 7:
            rules_shop.take_trade(game, player, choice[1], choice[2])
        elif choice[0] == 8:
            rules_shop.take_buy_reinforcement(game, player)
        elif choice[0] == 9:
            rules_shop.take_buy_armory_card(game, player)
        elif choice[0] == 10:
            rules_cards.take_play_reinforcement(game, player, choice[1])
        elif choice[0] == 11:
            rules_cards.take_play_armory_card(game, player, choice[1])
        else:
            game.passed = True
        if game.over:
            return -1
    game.registers[22] = game.registers[22] + 1 if game.passed else 0
    return 52


def the_whole_game_step_57(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:82
    player = game.registers[21]
    options: list[Any] = game.foreseen(player, "turn", True)
    if not options:
        options = [(0, *option) for option in rules_between_waves.entrust_options(game, player)]
        options += [(1, option) for option in rules_seats.change_seats_options(game, player)]
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, Actions("turn", "".join(("who plays which Hireable?",)), ("entrust", "change_seats"), False), options)]
        if choice[0] == 0:
            rules_between_waves.take_entrust(game, player, choice[1], choice[2])
        elif choice[0] == 1:
            rules_seats.take_change_seats(game, player, choice[1])
        else:
            game.passed = True
    if game.passed:
        return 53
    return 55


def set_up_the_whole_game(game: State) -> None:
    # content/kings_armory/scenarios/03_the_whole_game.yaml:56
    # setup
    rules_map_.check_map(game)
    rules_waves.fill_pile(game)
    rules_bosses.fill_boss_pile(game)
    rules_cards.make_decks(game)
    rules_between_waves.use_options(game)


def set_up_alone(game: State) -> None:
    # content/kings_armory/scenarios/03_the_whole_game.yaml:56
    # setup
    rules_map_.check_map(game)
    rules_waves.fill_pile(game)
    rules_bosses.fill_boss_pile(game)
    rules_cards.make_decks(game)
    rules_between_waves.use_options(game)


def set_up_balanced_single_game(game: State) -> None:
    # content/kings_armory/scenarios/03_the_whole_game.yaml:56
    # setup
    rules_map_.check_map(game)
    rules_waves.fill_pile(game)
    rules_bosses.fill_boss_pile(game)
    rules_cards.make_decks(game)
    rules_between_waves.use_options(game)


def set_up_balanced_split_game(game: State) -> None:
    # content/kings_armory/scenarios/03_the_whole_game.yaml:56
    # setup
    rules_map_.check_map(game)
    rules_waves.fill_pile(game)
    rules_bosses.fill_boss_pile(game)
    rules_cards.make_decks(game)
    rules_between_waves.use_options(game)


def set_up_easy_single_game(game: State) -> None:
    # content/kings_armory/scenarios/03_the_whole_game.yaml:56
    # setup
    rules_map_.check_map(game)
    rules_waves.fill_pile(game)
    rules_bosses.fill_boss_pile(game)
    rules_cards.make_decks(game)
    rules_between_waves.use_options(game)


def set_up_easy_split_game(game: State) -> None:
    # content/kings_armory/scenarios/03_the_whole_game.yaml:56
    # setup
    rules_map_.check_map(game)
    rules_waves.fill_pile(game)
    rules_bosses.fill_boss_pile(game)
    rules_cards.make_decks(game)
    rules_between_waves.use_options(game)


def set_up_ettins(game: State) -> None:
    # content/kings_armory/scenarios/03_the_whole_game.yaml:56
    # setup
    rules_map_.check_map(game)
    rules_waves.fill_pile(game)
    rules_bosses.fill_boss_pile(game)
    rules_cards.make_decks(game)
    rules_between_waves.use_options(game)


def _any_5(game: State) -> bool:
    acted_of = game.piece_acted
    for monster in game.of_kind(kinds.Monster):
        if not acted_of[monster]:
            return True
    return False


def _any_6(game: State, p: int) -> bool:
    hp_of = game.piece_hp
    owners = game.owner
    acted_of = game.piece_acted
    for ally in game.of_kind(kinds.Ally):
        if hp_of[ally] > 0 and owners[ally] == p and not acted_of[ally]:
            return True
    return False


def first_wave_step_0(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:209
    if game.setting.bosses > 0:
        rules_bosses.await_bosses(game, game.setting.bosses, game.setting.boss_round)
    game.table_round = 0
    game.table_entered = 0
    game.table_gate_lost = 0
    game.table_ally_hurt = False
    game.table_due = max(0, rules_actions.foes_of(game, game.table_wave))
    for monster in [
        piece
        for piece in [
            piece
            for piece in game.contents[game.zone_queue]
            if isinstance(game.doc[piece], kinds.Monster)
        ][:len(game.contents[game.zone_queue]) - game.table_due]
        if isinstance(game.doc[piece], kinds.Monster)
    ]:
        game.put(monster, game.zone_pile)
    game.table_mandatory = max(0, rules_between_waves.bar_for(game, game.table_wave.number))
    game.table_later = max(0, game.table_due // 2 if game.table_entry == "delayed" else 0)
    game.table_due = max(0, game.table_due - game.table_later)
    return 1


def first_wave_step_1(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:143
    game.table_round += 1
    rules_seats.pass_on_control(game)
    if game.table_time_stopped:
        game.table_time_stopped = False
        for monster in [
            monster
            for monster in game.of_kind(kinds.Monster)
            if game.piece_hp[monster] > 0
        ]:
            rules_status.wounds_of(game, monster)
            if game.over:
                return -1
        return 2
    rules_rewind.forget_marks(game)
    for monster in game.of_kind(kinds.Monster):
        game.piece_acted[monster] = False
        game.piece_began_at[monster] = game.place[monster]
    rules_tanking.let_go_of_stalemates(game)
    if game.options["gauntlet"] > 0:
        while game.table_due > 0:
            game.tick("content/kings_armory/rules/waves.yaml:161")
            rules_waves.let_in_next(game)
            if game.over:
                return -1
    while _any_5(game):
        game.tick("content/kings_armory/rules/waves.yaml:162")
        game.registers[0] = game.pick(rules_waves.next_in_order(game), NOTHING)
        rules_monsters_turn.take_turn(game, game.registers[0])
        if game.over:
            return -1
    if game.table_round > 1:
        game.table_due = max(0, game.table_due + game.table_later)
        game.table_later = max(0, 0)
    while game.table_due > 0:
        game.tick("content/kings_armory/rules/waves.yaml:168")
        rules_waves.let_in_next(game)
        if game.over:
            return -1
    if game.table_bosses_due > 0 and game.table_round >= game.table_boss_round:
        rules_bosses.let_in_boss(game)
        if game.over:
            return -1
    return 2


def first_wave_step_2(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:66
    if rules_waves.wave_over(game):
        return 3
    game.expire("round")
    for character in game.of_kind(kinds.Character):
        game.piece_bless[character] = max(0, min(1, 0))
    for monster in game.of_kind(kinds.Monster):
        game.piece_grounded[monster] = False
    for ally in game.of_kind(kinds.Ally):
        game.piece_enchanted[ally] = False
        game.piece_tanking[ally] = tuple(())
        game.piece_caged[ally] = tuple(())
        game.piece_acted[ally] = False
        game.piece_duty_done[ally] = False
        game.piece_ap[ally] = max(0, game.stat("actions", ally))
    rules_actions.emit_players_begin(game)
    if game.over:
        return -1
    return 4 if game.options["open_table"] else 5


def first_wave_step_3(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:204
    for ally in game.of_kind(kinds.Ally):
        rules_status.clear_status(game, ally)
    rules_actions.end_what_lasts(game)
    game.expire("round")
    game.expire("wave")
    return 6


def first_wave_step_4(game: State) -> int:
    # content/kings_armory/rules/coming_and_going.yaml:29
    game.registers[4] = tuple(rules_coming_and_going.absent(game))
    game.registers[5] = 0
    return 7


def first_wave_step_5(game: State) -> int:
    game.registers[6] = tuple(rules_seats.seating(game))
    game.registers[7] = 0
    return 8


def first_wave_step_6(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:215
    game.win(range(game.players))
    return -1


def first_wave_step_7(game: State) -> int:
    if game.registers[5] >= len(game.registers[4]):
        return 5
    game.registers[3] = game.registers[4][game.registers[5]]
    game.registers[5] += 1
    return 9 if len(rules_coming_and_going.lendable(game, game.registers[3])) > 0 else 7


def first_wave_step_8(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:85
    if game.registers[7] >= len(game.registers[6]):
        return 10
    game.registers[1] = game.registers[6][game.registers[7]]
    game.registers[7] += 1
    game.active = game.registers[1]
    return 11


def first_wave_step_9(game: State) -> int:
    # content/kings_armory/rules/coming_and_going.yaml:34
    player = game.registers[3]
    options: list[Any] = game.foreseen(player, "turn", True)
    if not options:
        options = [(0, option) for option in rules_coming_and_going.borrow_options(game, player)]
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, Actions("turn", "".join(("whose Hireable do you play?",)), ("borrow",), False), options)]
        if choice[0] == 0:
            rules_coming_and_going.take_borrow(game, player, choice[1])
        else:
            game.passed = True
    return 7


def first_wave_step_10(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:98
    game.expire("players_round")
    return 12


def first_wave_step_11(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:87
    if not (
        not rules_waves.wave_over(game)
        and not game.player_away[game.registers[1]]
        and _any_6(game, game.registers[1])
    ):
        return 8
    game.registers[2] = game.choose(
        game.registers[1],
        ASK_2,
        [
            ally
            for ally in game.of_kind(kinds.Ally)
            if (
                game.piece_hp[ally] > 0
                and game.owner[ally] == game.registers[1]
                and not game.piece_acted[ally]
            )
        ],
        NOTHING,
    )
    return 13 if game.registers[2] >= 0 else 11


def first_wave_step_12(game: State) -> int:
    if rules_waves.wave_over(game):
        return 3
    return 1


def first_wave_step_13(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:88
    game.table_acting = game.registers[2]
    rules_players_round.begin_turn(game, game.registers[2])
    if game.over:
        return -1
    return 14


def first_wave_step_14(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:91
    if not (
        game.piece_hp[game.registers[2]] > 0
        and game.piece_ap[game.registers[2]] > 0
        and not rules_waves.wave_over(game)
    ):
        return 15
    rules_tanking.open_moment(game)
    if game.over:
        return -1
    rules_duties.assess_duty(game, game.registers[2])
    return 16


def first_wave_step_15(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:95
    game.table_acting = NOTHING
    game.table_duty = "rest"
    game.expire("turn")
    return 11


def first_wave_step_16(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:93
    player = game.registers[1]
    options: list[Any] = game.foreseen(player, "turn", game.table_duty == "rest")
    if not options:
        options = [(0, *option) for option in rules_players_round.walk_options(game, player)]
        options += [(1, *option) for option in rules_towers.pass_wall_options(game, player)]
        options += [(2, *option) for option in rules_towers.relocate_options(game, player)]
        options += [(3, *option) for option in rules_towers.reassign_options(game, player)]
        options += [(4, *option) for option in rules_towers.teleport_self_options(game, player)]
        options += [(5, *option) for option in rules_players_round.attack_options(game, player)]
        options += [(6, *option) for option in rules_areas.attack_area_options(game, player)]
        options += [
            (7, *option)
            for option in rules_players_round.special_action_options(game, player)
        ]
        options += [(8, *option) for option in rules_cards.use_equipment_options(game, player)]
        options += [(9, *option) for option in rules_tanking.tank_options(game, player)]
        options += [(10, *option) for option in rules_tanking.give_up_options(game, player)]
        options += [(11, option) for option in rules_cards.play_reinforcement_options(game, player)]
        options += [(12, option) for option in rules_cards.play_armory_card_options(game, player)]
        options += [(13, *option) for option in rules_shop.buy_reinforcement_options(game, player)]
        options += [
            (14, *option)
            for option in rules_coming_and_going.leave_table_options(game, player)
        ]
        if game.table_duty == "rest":
            options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, Actions("turn", "".join((game.show("piece", game.registers[2]), " acts, ", game.show("number", game.piece_ap[game.registers[2]]), " AP left",)), ("walk", "pass_wall", "relocate", "reassign", "teleport_self", "attack", "attack_area", "special_action", "use_equipment", "tank", "give_up", "play_reinforcement", "play_armory_card", "buy_reinforcement", "leave_table"), False), options)]
        if choice[0] == 0:
            rules_players_round.take_walk(game, player, choice[1], choice[2])
        elif choice[0] == 1:
            rules_towers.take_pass_wall(game, player, choice[1], choice[2])
        elif choice[0] == 2:
            rules_towers.take_relocate(game, player, choice[1], choice[2], choice[3])
        elif choice[0] == 3:
            rules_towers.take_reassign(game, player, choice[1], choice[2])
        elif choice[0] == 4:
            rules_towers.take_teleport_self(game, player, choice[1], choice[2])
        elif choice[0] == 5:
            rules_players_round.take_attack(game, player, choice[1], choice[2], choice[3])
        elif choice[0] == 6:
            rules_areas.take_attack_area(game, player, choice[1], choice[2], choice[3])
        elif choice[0] == 7:
            rules_players_round.take_special_action(game, player, choice[1], choice[2])
        elif choice[0] == 8:
            rules_cards.take_use_equipment(game, player, choice[1], choice[2])
        elif choice[0] == 9:
            rules_tanking.take_tank(game, player, choice[1], choice[2])
        elif choice[0] == 10:
            rules_tanking.take_give_up(game, player, choice[1], choice[2])
        elif choice[0] == 11:
            rules_cards.take_play_reinforcement(game, player, choice[1])
        elif choice[0] == 12:
            rules_cards.take_play_armory_card(game, player, choice[1])
        elif choice[0] == 13:
            rules_shop.take_buy_reinforcement(game, player)
        elif choice[0] == 14:
            rules_coming_and_going.take_leave_table(game, player)
        else:
            game.passed = True
        if game.over:
            return -1
    if game.passed or game.player_away[game.registers[1]]:
        game.piece_ap[game.registers[2]] = max(0, 0)
    return 14


def set_up_first_wave(game: State) -> None:
    # content/kings_armory/scenarios/01_the_first_wave.yaml:12
    # setup
    rules_map_.check_map(game)
    rules_waves.fill_pile(game)
    game.table_wave = game.setting.wave
    game.table_gate = max(0, game.setting.gate)
    game.create(game.program.definitions["kings_armory.valcor"], game.tables.space_9_6, 0)
    if len(range(game.players)) > 1:
        game.create(game.program.definitions["kings_armory.ember"], game.tables.space_8_8, 1)
    if len(range(game.players)) > 2:
        game.create(game.program.definitions["kings_armory.cyrus"], game.tables.space_11_8, 2)


def _in_order_3(game: State) -> Sequence[int]:
    docs = game.doc
    ranked = [
        ((game.piece_recruit[next_2],), next_2)
        for next_2 in game.contents[game.zone_barracks]
        if isinstance(docs[next_2], kinds.Hireable)
    ]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _any_7(game: State) -> bool:
    acted_of = game.piece_acted
    for monster in game.of_kind(kinds.Monster):
        if not acted_of[monster]:
            return True
    return False


def _in_order_4(game: State) -> Sequence[int]:
    docs = game.doc
    ranked = [
        ((game.piece_recruit[next_],), next_)
        for next_ in game.contents[game.zone_barracks]
        if isinstance(docs[next_], kinds.Hireable)
    ]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _any_8(game: State, p: int) -> bool:
    hp_of = game.piece_hp
    owners = game.owner
    acted_of = game.piece_acted
    for ally in game.of_kind(kinds.Ally):
        if hp_of[ally] > 0 and owners[ally] == p and not acted_of[ally]:
            return True
    return False


def gauntlet_game_step_0(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:92
    for p in rules_seats.seating(game):
        for _ in range(rules_set_up.heroes_each(game)):
            game.tick("content/kings_armory/rules/between_waves.yaml:153")
            rules_set_up.choose_hero(game, p)
    rules_towers.raise_parapets(game)
    for _ in range(rules_between_waves.starting_towers(game)):
        game.tick("content/kings_armory/rules/between_waves.yaml:155")
        game.registers[0] = game.choose(
            first_of(rules_seats.seating(game), NOTHING),
            ASK_1,
            [space for space in range(game.board.size) if rules_towers.can_build(game, space)],
            NOTHING,
        )
        if game.registers[0] >= 0:
            rules_towers.build_tower(game, game.registers[0])
    if rules_set_up.solo_help(game) == "some_gold":
        rules_cards.gain_gold(game, 150)
    if game.options["first_wave"] > 1:
        rules_jump_start.prepare_jump_start(game)
    if game.options["gauntlet"] > 0:
        rules_gauntlet.prepare_gauntlet(game)
    if game.table_gold == 0:
        return 1
    game.table_starting = True
    game.table_equipping = False
    game.registers[1] = 0
    return 2


def gauntlet_game_step_1(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:159
    for next_ in [
        piece
        for piece in game.contents[game.zone_tavern]
        if isinstance(game.doc[piece], kinds.Hero)
    ]:
        rules_between_waves.take_station(game, next_)
    for next_2 in _in_order_3(game):
        rules_between_waves.take_station(game, next_2)
    rules_jump_start.take_starting_wounds(game)
    return 3


def gauntlet_game_step_2(game: State) -> int:
    if not game.registers[1] < len(rules_seats.seating(game)):
        return 4
    game.registers[3] = tuple(rules_seats.seating(game))
    game.registers[4] = 0
    return 5


def gauntlet_game_step_3(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:99
    rules_starting_gold.lift_starting_limits(game)
    rules_towers.free_slots(game)
    return 6


def gauntlet_game_step_4(game: State) -> int:
    # content/kings_armory/rules/starting_gold.yaml:65
    game.table_starting = False
    rules_cards.make_change(game)
    game.table_equipping = True
    game.registers[6] = tuple(rules_seats.seating(game))
    game.registers[7] = 0
    return 7


def gauntlet_game_step_5(game: State) -> int:
    if game.registers[4] >= len(game.registers[3]):
        return 2
    game.registers[2] = game.registers[3][game.registers[4]]
    game.registers[4] += 1
    return 8 if game.registers[1] < len(rules_seats.seating(game)) else 5


def gauntlet_game_step_6(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:102
    game.table_due = max(0, rules_gauntlet.gauntlet_foes(game))
    if (game.table_round + 1) % rules_gauntlet.column(game).boss_every == 0:
        rules_bosses.await_bosses(game, 1, game.table_round + 1)
    game.expire("wave")
    for hireable in game.of_kind(kinds.Hireable):
        game.piece_rifted[hireable] = False
    game.table_round += 1
    rules_seats.pass_on_control(game)
    if game.table_time_stopped:
        game.table_time_stopped = False
        for monster in [
            monster
            for monster in game.of_kind(kinds.Monster)
            if game.piece_hp[monster] > 0
        ]:
            rules_status.wounds_of(game, monster)
            if game.over:
                return -1
        return 9
    rules_rewind.forget_marks(game)
    for monster in game.of_kind(kinds.Monster):
        game.piece_acted[monster] = False
        game.piece_began_at[monster] = game.place[monster]
    rules_tanking.let_go_of_stalemates(game)
    if game.options["gauntlet"] > 0:
        while game.table_due > 0:
            game.tick("content/kings_armory/rules/waves.yaml:161")
            rules_waves.let_in_next(game)
            if game.over:
                return -1
    while _any_7(game):
        game.tick("content/kings_armory/rules/waves.yaml:162")
        game.registers[8] = game.pick(rules_waves.next_in_order(game), NOTHING)
        rules_monsters_turn.take_turn(game, game.registers[8])
        if game.over:
            return -1
    if game.table_round > 1:
        game.table_due = max(0, game.table_due + game.table_later)
        game.table_later = max(0, 0)
    while game.table_due > 0:
        game.tick("content/kings_armory/rules/waves.yaml:168")
        rules_waves.let_in_next(game)
        if game.over:
            return -1
    if game.table_bosses_due > 0 and game.table_round >= game.table_boss_round:
        rules_bosses.let_in_boss(game)
        if game.over:
            return -1
    return 9


def gauntlet_game_step_7(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:61
    if game.registers[7] >= len(game.registers[6]):
        return 10
    game.registers[5] = game.registers[6][game.registers[7]]
    game.registers[7] += 1
    game.active = game.registers[5]
    return 11


def gauntlet_game_step_8(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:51
    game.active = game.registers[2]
    return 12


def gauntlet_game_step_9(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:107
    game.table_survived += 1
    if game.log is not None:
        game.tell(game.named("number", game.table_survived), " Foes' Rounds survived")
    for ally in [
        ally
        for ally in game.of_kind(kinds.Ally)
        if game.piece_hp[ally] > 0 and not game.doc[ally].unhealable
    ]:
        rules_strikes.heal(
            game,
            game.doc[ally].heal_rate + rules_gauntlet.column(game).healing,
            ally,
        )
    for waiting in [
        piece
        for piece in game.contents[game.zone_barracks]
        if isinstance(game.doc[piece], kinds.Hireable)
    ]:
        rules_strikes.heal(
            game,
            game.doc[waiting].heal_rate + rules_gauntlet.column(game).healing,
            waiting,
        )
    if game.table_survived > 0 and game.table_survived % 3 == 0:
        rules_gauntlet.take_a_breath(game)
    game.table_equipping = False
    game.registers[9] = 0
    return 13


def gauntlet_game_step_10(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:65
    game.table_equipping = False
    for equipment in game.of_kind(kinds.Equipment):
        game.piece_fresh[equipment] = False
    for equipment in [
        piece
        for piece in game.contents[game.zone_extra_equipment]
        if isinstance(game.doc[piece], kinds.Equipment)
    ]:
        game.piece_fresh[equipment] = False
    return 1


def gauntlet_game_step_11(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:63
    player = game.registers[5]
    options: list[Any] = game.foreseen(player, "turn", True)
    if not options:
        options = [(0, option) for option in rules_shop.wear_options(game, player)]
        options += [(1, option) for option in rules_shop.take_off_options(game, player)]
        options += [(2, *option) for option in rules_shop.trade_options(game, player)]
        options += [(3, option) for option in rules_shop.take_extra_options(game, player)]
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, Actions("turn", "".join(("who wears what?",)), ("wear", "take_off", "trade", "take_extra"), False), options)]
        if choice[0] == 0:
            rules_shop.take_wear(game, player, choice[1])
        elif choice[0] == 1:
            rules_shop.take_take_off(game, player, choice[1])
        elif choice[0] == 2:
            rules_shop.take_trade(game, player, choice[1], choice[2])
        elif choice[0] == 3:
            rules_shop.take_take_extra(game, player, choice[1])
        else:
            game.passed = True
    if game.passed:
        return 7
    return 11


def gauntlet_game_step_12(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:52
    player = game.registers[2]
    options: list[Any] = game.foreseen(player, "turn", not rules_starting_gold.must_spend(game))
    if not options:
        options = [(0, option) for option in rules_shop.buy_tower_options(game, player)]
        options += [(1, option) for option in rules_shop.sell_tower_options(game, player)]
        options += [(2, option) for option in rules_shop.hire_options(game, player)]
        options += [(3, option) for option in rules_shop.upgrade_options(game, player)]
        options += [(4, option) for option in rules_shop.unlock_options(game, player)]
        options += [(5, *option) for option in rules_shop.buy_equipment_options(game, player)]
        options += [(6, option) for option in rules_shop.sell_equipment_options(game, player)]
        options += [(7, *option) for option in rules_shop.trade_options(game, player)]
        options += [(8, *option) for option in rules_shop.buy_reinforcement_options(game, player)]
        options += [(9, *option) for option in rules_shop.buy_armory_card_options(game, player)]
        options += [(10, option) for option in rules_cards.play_reinforcement_options(game, player)]
        options += [(11, option) for option in rules_cards.play_armory_card_options(game, player)]
        if not rules_starting_gold.must_spend(game):
            options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, Actions("turn", "".join(("what is bought? ", game.show("number", game.table_gold), " gold is left",)), ("buy_tower", "sell_tower", "hire", "upgrade", "unlock", "buy_equipment", "sell_equipment", "trade", "buy_reinforcement", "buy_armory_card", "play_reinforcement", "play_armory_card"), False), options)]
        if choice[0] == 0:
            rules_shop.take_buy_tower(game, player, choice[1])
        elif choice[0] == 1:
            rules_shop.take_sell_tower(game, player, choice[1])
        elif choice[0] == 2:
            rules_shop.take_hire(game, player, choice[1])
        elif choice[0] == 3:
            rules_shop.take_upgrade(game, player, choice[1])
        elif choice[0] == 4:
            rules_shop.take_unlock(game, player, choice[1])
        elif choice[0] == 5:
            rules_shop.take_buy_equipment(game, player)
        elif choice[0] == 6:
            rules_shop.take_sell_equipment(game, player, choice[1])
        elif choice[0] == 7:
            rules_shop.take_trade(game, player, choice[1], choice[2])
        elif choice[0] == 8:
            rules_shop.take_buy_reinforcement(game, player)
        elif choice[0] == 9:
            rules_shop.take_buy_armory_card(game, player)
        elif choice[0] == 10:
            rules_cards.take_play_reinforcement(game, player, choice[1])
        elif choice[0] == 11:
            rules_cards.take_play_armory_card(game, player, choice[1])
        else:
            game.passed = True
        if game.over:
            return -1
    game.registers[1] = game.registers[1] + 1 if game.passed else 0
    return 5


def gauntlet_game_step_13(game: State) -> int:
    if not game.registers[9] < len(rules_seats.seating(game)):
        return 14
    game.registers[11] = tuple(rules_seats.seating(game))
    game.registers[12] = 0
    return 15


def gauntlet_game_step_14(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:133
    rules_cards.make_change(game)
    game.table_equipping = True
    game.registers[14] = tuple(rules_seats.seating(game))
    game.registers[15] = 0
    return 16


def gauntlet_game_step_15(game: State) -> int:
    if game.registers[12] >= len(game.registers[11]):
        return 13
    game.registers[10] = game.registers[11][game.registers[12]]
    game.registers[12] += 1
    return 17 if game.registers[9] < len(rules_seats.seating(game)) else 15


def gauntlet_game_step_16(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:61
    if game.registers[15] >= len(game.registers[14]):
        return 18
    game.registers[13] = game.registers[14][game.registers[15]]
    game.registers[15] += 1
    game.active = game.registers[13]
    return 19


def gauntlet_game_step_17(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:51
    game.active = game.registers[10]
    return 20


def gauntlet_game_step_18(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:65
    game.table_equipping = False
    for equipment in game.of_kind(kinds.Equipment):
        game.piece_fresh[equipment] = False
    for equipment in [
        piece
        for piece in game.contents[game.zone_extra_equipment]
        if isinstance(game.doc[piece], kinds.Equipment)
    ]:
        game.piece_fresh[equipment] = False
    return 21


def gauntlet_game_step_19(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:63
    player = game.registers[13]
    options: list[Any] = game.foreseen(player, "turn", True)
    if not options:
        options = [(0, option) for option in rules_shop.wear_options(game, player)]
        options += [(1, option) for option in rules_shop.take_off_options(game, player)]
        options += [(2, *option) for option in rules_shop.trade_options(game, player)]
        options += [(3, option) for option in rules_shop.take_extra_options(game, player)]
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, Actions("turn", "".join(("who wears what?",)), ("wear", "take_off", "trade", "take_extra"), False), options)]
        if choice[0] == 0:
            rules_shop.take_wear(game, player, choice[1])
        elif choice[0] == 1:
            rules_shop.take_take_off(game, player, choice[1])
        elif choice[0] == 2:
            rules_shop.take_trade(game, player, choice[1], choice[2])
        elif choice[0] == 3:
            rules_shop.take_take_extra(game, player, choice[1])
        else:
            game.passed = True
    if game.passed:
        return 16
    return 19


def gauntlet_game_step_20(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:52
    player = game.registers[10]
    options: list[Any] = game.foreseen(player, "turn", not rules_starting_gold.must_spend(game))
    if not options:
        options = [(0, option) for option in rules_shop.buy_tower_options(game, player)]
        options += [(1, option) for option in rules_shop.sell_tower_options(game, player)]
        options += [(2, option) for option in rules_shop.hire_options(game, player)]
        options += [(3, option) for option in rules_shop.upgrade_options(game, player)]
        options += [(4, option) for option in rules_shop.unlock_options(game, player)]
        options += [(5, *option) for option in rules_shop.buy_equipment_options(game, player)]
        options += [(6, option) for option in rules_shop.sell_equipment_options(game, player)]
        options += [(7, *option) for option in rules_shop.trade_options(game, player)]
        options += [(8, *option) for option in rules_shop.buy_reinforcement_options(game, player)]
        options += [(9, *option) for option in rules_shop.buy_armory_card_options(game, player)]
        options += [(10, option) for option in rules_cards.play_reinforcement_options(game, player)]
        options += [(11, option) for option in rules_cards.play_armory_card_options(game, player)]
        if not rules_starting_gold.must_spend(game):
            options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, Actions("turn", "".join(("what is bought? ", game.show("number", game.table_gold), " gold is left",)), ("buy_tower", "sell_tower", "hire", "upgrade", "unlock", "buy_equipment", "sell_equipment", "trade", "buy_reinforcement", "buy_armory_card", "play_reinforcement", "play_armory_card"), False), options)]
        if choice[0] == 0:
            rules_shop.take_buy_tower(game, player, choice[1])
        elif choice[0] == 1:
            rules_shop.take_sell_tower(game, player, choice[1])
        elif choice[0] == 2:
            rules_shop.take_hire(game, player, choice[1])
        elif choice[0] == 3:
            rules_shop.take_upgrade(game, player, choice[1])
        elif choice[0] == 4:
            rules_shop.take_unlock(game, player, choice[1])
        elif choice[0] == 5:
            rules_shop.take_buy_equipment(game, player)
        elif choice[0] == 6:
            rules_shop.take_sell_equipment(game, player, choice[1])
        elif choice[0] == 7:
            rules_shop.take_trade(game, player, choice[1], choice[2])
        elif choice[0] == 8:
            rules_shop.take_buy_reinforcement(game, player)
        elif choice[0] == 9:
            rules_shop.take_buy_armory_card(game, player)
        elif choice[0] == 10:
            rules_cards.take_play_reinforcement(game, player, choice[1])
        elif choice[0] == 11:
            rules_cards.take_play_armory_card(game, player, choice[1])
        else:
            game.passed = True
        if game.over:
            return -1
    game.registers[9] = game.registers[9] + 1 if game.passed else 0
    return 15


def gauntlet_game_step_21(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:135
    for next_ in _in_order_4(game):
        rules_between_waves.take_station(game, next_)
    return 22


def gauntlet_game_step_22(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:110
    game.expire("wave")
    for hireable in game.of_kind(kinds.Hireable):
        game.piece_rifted[hireable] = False
    game.expire("round")
    for character in game.of_kind(kinds.Character):
        game.piece_bless[character] = max(0, min(1, 0))
    for monster in game.of_kind(kinds.Monster):
        game.piece_grounded[monster] = False
    for ally in game.of_kind(kinds.Ally):
        game.piece_enchanted[ally] = False
        game.piece_tanking[ally] = tuple(())
        game.piece_caged[ally] = tuple(())
        game.piece_acted[ally] = False
        game.piece_duty_done[ally] = False
        game.piece_ap[ally] = max(0, game.stat("actions", ally))
    rules_actions.emit_players_begin(game)
    if game.over:
        return -1
    return 23 if game.options["open_table"] else 24


def gauntlet_game_step_23(game: State) -> int:
    # content/kings_armory/rules/coming_and_going.yaml:29
    game.registers[19] = tuple(rules_coming_and_going.absent(game))
    game.registers[20] = 0
    return 25


def gauntlet_game_step_24(game: State) -> int:
    game.registers[21] = tuple(rules_seats.seating(game))
    game.registers[22] = 0
    return 26


def gauntlet_game_step_25(game: State) -> int:
    if game.registers[20] >= len(game.registers[19]):
        return 24
    game.registers[18] = game.registers[19][game.registers[20]]
    game.registers[20] += 1
    return 27 if len(rules_coming_and_going.lendable(game, game.registers[18])) > 0 else 25


def gauntlet_game_step_26(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:85
    if game.registers[22] >= len(game.registers[21]):
        return 28
    game.registers[16] = game.registers[21][game.registers[22]]
    game.registers[22] += 1
    game.active = game.registers[16]
    return 29


def gauntlet_game_step_27(game: State) -> int:
    # content/kings_armory/rules/coming_and_going.yaml:34
    player = game.registers[18]
    options: list[Any] = game.foreseen(player, "turn", True)
    if not options:
        options = [(0, option) for option in rules_coming_and_going.borrow_options(game, player)]
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, Actions("turn", "".join(("whose Hireable do you play?",)), ("borrow",), False), options)]
        if choice[0] == 0:
            rules_coming_and_going.take_borrow(game, player, choice[1])
        else:
            game.passed = True
    return 25


def gauntlet_game_step_28(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:98
    game.expire("players_round")
    return 30


def gauntlet_game_step_29(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:87
    if not (
        not rules_waves.wave_over(game)
        and not game.player_away[game.registers[16]]
        and _any_8(game, game.registers[16])
    ):
        return 26
    game.registers[17] = game.choose(
        game.registers[16],
        ASK_2,
        [
            ally
            for ally in game.of_kind(kinds.Ally)
            if (
                game.piece_hp[ally] > 0
                and game.owner[ally] == game.registers[16]
                and not game.piece_acted[ally]
            )
        ],
        NOTHING,
    )
    return 31 if game.registers[17] >= 0 else 29


def gauntlet_game_step_30(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:113
    rules_gauntlet.wear_off(game)
    return 6


def gauntlet_game_step_31(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:88
    game.table_acting = game.registers[17]
    rules_players_round.begin_turn(game, game.registers[17])
    if game.over:
        return -1
    return 32


def gauntlet_game_step_32(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:91
    if not (
        game.piece_hp[game.registers[17]] > 0
        and game.piece_ap[game.registers[17]] > 0
        and not rules_waves.wave_over(game)
    ):
        return 33
    rules_tanking.open_moment(game)
    if game.over:
        return -1
    rules_duties.assess_duty(game, game.registers[17])
    return 34


def gauntlet_game_step_33(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:95
    game.table_acting = NOTHING
    game.table_duty = "rest"
    game.expire("turn")
    return 29


def gauntlet_game_step_34(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:93
    player = game.registers[16]
    options: list[Any] = game.foreseen(player, "turn", game.table_duty == "rest")
    if not options:
        options = [(0, *option) for option in rules_players_round.walk_options(game, player)]
        options += [(1, *option) for option in rules_towers.pass_wall_options(game, player)]
        options += [(2, *option) for option in rules_towers.relocate_options(game, player)]
        options += [(3, *option) for option in rules_towers.reassign_options(game, player)]
        options += [(4, *option) for option in rules_towers.teleport_self_options(game, player)]
        options += [(5, *option) for option in rules_players_round.attack_options(game, player)]
        options += [(6, *option) for option in rules_areas.attack_area_options(game, player)]
        options += [
            (7, *option)
            for option in rules_players_round.special_action_options(game, player)
        ]
        options += [(8, *option) for option in rules_cards.use_equipment_options(game, player)]
        options += [(9, *option) for option in rules_tanking.tank_options(game, player)]
        options += [(10, *option) for option in rules_tanking.give_up_options(game, player)]
        options += [(11, option) for option in rules_cards.play_reinforcement_options(game, player)]
        options += [(12, option) for option in rules_cards.play_armory_card_options(game, player)]
        options += [(13, *option) for option in rules_shop.buy_reinforcement_options(game, player)]
        options += [
            (14, *option)
            for option in rules_coming_and_going.leave_table_options(game, player)
        ]
        if game.table_duty == "rest":
            options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, Actions("turn", "".join((game.show("piece", game.registers[17]), " acts, ", game.show("number", game.piece_ap[game.registers[17]]), " AP left",)), ("walk", "pass_wall", "relocate", "reassign", "teleport_self", "attack", "attack_area", "special_action", "use_equipment", "tank", "give_up", "play_reinforcement", "play_armory_card", "buy_reinforcement", "leave_table"), False), options)]
        if choice[0] == 0:
            rules_players_round.take_walk(game, player, choice[1], choice[2])
        elif choice[0] == 1:
            rules_towers.take_pass_wall(game, player, choice[1], choice[2])
        elif choice[0] == 2:
            rules_towers.take_relocate(game, player, choice[1], choice[2], choice[3])
        elif choice[0] == 3:
            rules_towers.take_reassign(game, player, choice[1], choice[2])
        elif choice[0] == 4:
            rules_towers.take_teleport_self(game, player, choice[1], choice[2])
        elif choice[0] == 5:
            rules_players_round.take_attack(game, player, choice[1], choice[2], choice[3])
        elif choice[0] == 6:
            rules_areas.take_attack_area(game, player, choice[1], choice[2], choice[3])
        elif choice[0] == 7:
            rules_players_round.take_special_action(game, player, choice[1], choice[2])
        elif choice[0] == 8:
            rules_cards.take_use_equipment(game, player, choice[1], choice[2])
        elif choice[0] == 9:
            rules_tanking.take_tank(game, player, choice[1], choice[2])
        elif choice[0] == 10:
            rules_tanking.take_give_up(game, player, choice[1], choice[2])
        elif choice[0] == 11:
            rules_cards.take_play_reinforcement(game, player, choice[1])
        elif choice[0] == 12:
            rules_cards.take_play_armory_card(game, player, choice[1])
        elif choice[0] == 13:
            rules_shop.take_buy_reinforcement(game, player)
        elif choice[0] == 14:
            rules_coming_and_going.take_leave_table(game, player)
        else:
            game.passed = True
        if game.over:
            return -1
    if game.passed or game.player_away[game.registers[16]]:
        game.piece_ap[game.registers[17]] = max(0, 0)
    return 32


def set_up_gauntlet_game(game: State) -> None:
    # content/kings_armory/scenarios/03_the_whole_game.yaml:56
    # setup
    rules_map_.check_map(game)
    rules_waves.fill_pile(game)
    rules_bosses.fill_boss_pile(game)
    rules_cards.make_decks(game)
    rules_between_waves.use_options(game)


def set_up_hard_split_game(game: State) -> None:
    # content/kings_armory/scenarios/03_the_whole_game.yaml:56
    # setup
    rules_map_.check_map(game)
    rules_waves.fill_pile(game)
    rules_bosses.fill_boss_pile(game)
    rules_cards.make_decks(game)
    rules_between_waves.use_options(game)


def set_up_jump_start_game(game: State) -> None:
    # content/kings_armory/scenarios/03_the_whole_game.yaml:56
    # setup
    rules_map_.check_map(game)
    rules_waves.fill_pile(game)
    rules_bosses.fill_boss_pile(game)
    rules_cards.make_decks(game)
    rules_between_waves.use_options(game)


def set_up_one_wave_only(game: State) -> None:
    # content/kings_armory/scenarios/03_the_whole_game.yaml:56
    # setup
    rules_map_.check_map(game)
    rules_waves.fill_pile(game)
    rules_bosses.fill_boss_pile(game)
    rules_cards.make_decks(game)
    rules_between_waves.use_options(game)


def set_up_open_table_game(game: State) -> None:
    # content/kings_armory/scenarios/03_the_whole_game.yaml:56
    # setup
    rules_map_.check_map(game)
    rules_waves.fill_pile(game)
    rules_bosses.fill_boss_pile(game)
    rules_cards.make_decks(game)
    rules_between_waves.use_options(game)


def set_up_the_boss(game: State) -> None:
    # content/kings_armory/scenarios/04_the_boss.yaml:16
    # setup
    rules_map_.check_map(game)
    rules_waves.fill_pile(game)
    rules_bosses.fill_boss_pile(game)
    rules_towers.raise_parapets(game)
    rules_towers.build_tower(game, game.tables.space_8_7)
    rules_towers.build_tower(game, game.tables.space_11_12)
    game.table_wave = game.setting.wave
    game.table_gate = max(0, game.setting.gate)
    game.create(game.program.definitions["kings_armory.valcor"], game.tables.space_8_6, 0)
    first_archer = game.create(
        game.program.definitions["kings_armory.archer"],
        game.tables.space_8_7,
        0,
    )
    rules_towers.take_slot(game, first_archer)
    if len(range(game.players)) > 1:
        ranger = game.create(
            game.program.definitions["kings_armory.ember"],
            game.tables.space_11_12,
            1,
        )
        rules_towers.take_slot(game, ranger)
    if len(range(game.players)) > 2:
        game.create(game.program.definitions["kings_armory.cyrus"], game.tables.space_11_9, 2)


def set_up_three_stars_game(game: State) -> None:
    # content/kings_armory/scenarios/03_the_whole_game.yaml:56
    # setup
    rules_map_.check_map(game)
    rules_waves.fill_pile(game)
    rules_bosses.fill_boss_pile(game)
    rules_cards.make_decks(game)
    rules_between_waves.use_options(game)


def set_up_two_entrances_game(game: State) -> None:
    # content/kings_armory/scenarios/03_the_whole_game.yaml:56
    # setup
    rules_map_.check_map(game)
    rules_waves.fill_pile(game)
    rules_bosses.fill_boss_pile(game)
    rules_cards.make_decks(game)
    rules_between_waves.use_options(game)


def set_up_weak_gate(game: State) -> None:
    # content/kings_armory/scenarios/01_the_first_wave.yaml:12
    # setup
    rules_map_.check_map(game)
    rules_waves.fill_pile(game)
    game.table_wave = game.setting.wave
    game.table_gate = max(0, game.setting.gate)
    game.create(game.program.definitions["kings_armory.valcor"], game.tables.space_9_6, 0)
    if len(range(game.players)) > 1:
        game.create(game.program.definitions["kings_armory.ember"], game.tables.space_8_8, 1)
    if len(range(game.players)) > 2:
        game.create(game.program.definitions["kings_armory.cyrus"], game.tables.space_11_8, 2)


def set_up_with_children(game: State) -> None:
    # content/kings_armory/scenarios/03_the_whole_game.yaml:56
    # setup
    rules_map_.check_map(game)
    rules_waves.fill_pile(game)
    rules_bosses.fill_boss_pile(game)
    rules_cards.make_decks(game)
    rules_between_waves.use_options(game)


STEPS_1 = (
    the_whole_game_step_0,
    the_whole_game_step_1,
    the_whole_game_step_2,
    the_whole_game_step_3,
    the_whole_game_step_4,
    the_whole_game_step_5,
    the_whole_game_step_6,
    the_whole_game_step_7,
    the_whole_game_step_8,
    the_whole_game_step_9,
    the_whole_game_step_10,
    the_whole_game_step_11,
    the_whole_game_step_12,
    the_whole_game_step_13,
    the_whole_game_step_14,
    the_whole_game_step_15,
    the_whole_game_step_16,
    the_whole_game_step_17,
    the_whole_game_step_18,
    the_whole_game_step_19,
    the_whole_game_step_20,
    the_whole_game_step_21,
    the_whole_game_step_22,
    the_whole_game_step_23,
    the_whole_game_step_24,
    the_whole_game_step_25,
    the_whole_game_step_26,
    the_whole_game_step_27,
    the_whole_game_step_28,
    the_whole_game_step_29,
    the_whole_game_step_30,
    the_whole_game_step_31,
    the_whole_game_step_32,
    the_whole_game_step_33,
    the_whole_game_step_34,
    the_whole_game_step_35,
    the_whole_game_step_36,
    the_whole_game_step_37,
    the_whole_game_step_38,
    the_whole_game_step_39,
    the_whole_game_step_40,
    the_whole_game_step_41,
    the_whole_game_step_42,
    the_whole_game_step_43,
    the_whole_game_step_44,
    the_whole_game_step_45,
    the_whole_game_step_46,
    the_whole_game_step_47,
    the_whole_game_step_48,
    the_whole_game_step_49,
    the_whole_game_step_50,
    the_whole_game_step_51,
    the_whole_game_step_52,
    the_whole_game_step_53,
    the_whole_game_step_54,
    the_whole_game_step_55,
    the_whole_game_step_56,
    the_whole_game_step_57,
)
THE_WHOLE_GAME = Scenario(
    id="the_whole_game",
    title="The whole game",
    players=(1, 7),
    seats=(),
    map="short_split",
    definition=THE_WHOLE_GAME_SCENARIO,
    setup=set_up_the_whole_game,
    steps=STEPS_1,
    registers=36,
    options=(
        Option("waves", "number", 5, values=(5, 7), words="How many Waves the game has."),
        Option(
            "gate",
            "number",
            20,
            values=(25, 20, 15, 10, 1),
            words="Hit Points of the Castle Gate.",
        ),
        Option(
            "entry",
            "enum",
            "standard",
            values=("standard", "delayed"),
            words="Whether half of the Monsters and the Bosses come a Round later.",
        ),
        Option("high_speed", "truth", False, words="Whether Bosses come a Round earlier."),
        Option(
            "raise_the_bar",
            "number",
            0,
            values=(0, 2, 3, 4, 5),
            words="The least number of Monsters of the top level in a Wave.",
        ),
        Option("extra_boss", "truth", False, words="Whether Wave 7 has two Bosses."),
        Option("mini_boss", "truth", False, words="Whether Wave 5 of seven has a Boss."),
        Option(
            "prolong",
            "truth",
            False,
            words="Whether five Waves may become seven when the Boss is defeated.",
        ),
        Option(
            "heroes",
            "number",
            1,
            values=(1, 2, 3, 4, 5, 6, 7),
            words="How many Heroes each Player has if there are enough.",
        ),
        Option(
            "solo_help",
            "enum",
            "no_help",
            values=("no_help", "some_gold", "own_item", "own_card"),
            words="A help for one Player with one Hero.",
        ),
        Option(
            "three_stars",
            "truth",
            False,
            words="Whether Reward Cards depend on how a Wave went.",
        ),
        Option("no_misses", "truth", False, words="For children: Hitrolls of Allies always hit."),
        Option("nobody_falls", "truth", False, words="For children: Allies are never defeated."),
        Option("ettin", "truth", False, words="Whether Heroes and Bosses have two heads."),
        Option(
            "first_wave",
            "number",
            1,
            values=(1, 2, 3, 4, 5, 6, 7),
            words="The Wave with which the game begins: a Jump Start.",
        ),
        Option("single_wave", "truth", False, words="Whether the first Wave is also the last."),
        Option("gauntlet", "number", 0, values=(0,), words="The Wave of the Gauntlet, or 0."),
        Option(
            "open_table",
            "truth",
            False,
            words="Whether Players may come later and leave early.",
        ),
        Option(
            "late",
            "number",
            0,
            values=(0, 1, 2, 3, 4, 5, 6),
            words="With an open table: how many of the Players are not there yet.",
        ),
        Option(
            "free_seating",
            "truth",
            False,
            words="Whether Players may change seats between Waves.",
        ),
    ),
    evaluate=rules_evaluation.evaluate_defence,
    whole_turns=True,
)
ALONE = Scenario(
    id="alone",
    title="One Player with one Hero or several",
    players=(1, 1),
    seats=(),
    map="short_split",
    definition=ALONE_SCENARIO,
    setup=set_up_alone,
    steps=STEPS_1,
    registers=36,
    options=(
        Option(
            "waves",
            "number",
            5,
            values=(5, 7),
            words="How many Waves the game has.",
            taken_over=True,
        ),
        Option(
            "gate",
            "number",
            20,
            values=(25, 20, 15, 10, 1),
            words="Hit Points of the Castle Gate.",
            taken_over=True,
        ),
        Option(
            "entry",
            "enum",
            "standard",
            values=("standard", "delayed"),
            words="Whether half of the Monsters and the Bosses come a Round later.",
            taken_over=True,
        ),
        Option(
            "high_speed",
            "truth",
            False,
            words="Whether Bosses come a Round earlier.",
            taken_over=True,
        ),
        Option(
            "raise_the_bar",
            "number",
            0,
            values=(0, 2, 3, 4, 5),
            words="The least number of Monsters of the top level in a Wave.",
            taken_over=True,
        ),
        Option(
            "extra_boss",
            "truth",
            False,
            words="Whether Wave 7 has two Bosses.",
            taken_over=True,
        ),
        Option(
            "mini_boss",
            "truth",
            False,
            words="Whether Wave 5 of seven has a Boss.",
            taken_over=True,
        ),
        Option(
            "prolong",
            "truth",
            False,
            words="Whether five Waves may become seven when the Boss is defeated.",
            taken_over=True,
        ),
        Option(
            "heroes",
            "number",
            2,
            values=(1, 2, 3, 4, 5, 6, 7),
            words="How many Heroes each Player has if there are enough.",
            taken_over=True,
        ),
        Option(
            "solo_help",
            "enum",
            "no_help",
            values=("no_help", "some_gold", "own_item", "own_card"),
            words="A help for one Player with one Hero.",
            taken_over=True,
        ),
        Option(
            "three_stars",
            "truth",
            False,
            words="Whether Reward Cards depend on how a Wave went.",
            taken_over=True,
        ),
        Option(
            "no_misses",
            "truth",
            False,
            words="For children: Hitrolls of Allies always hit.",
            taken_over=True,
        ),
        Option(
            "nobody_falls",
            "truth",
            False,
            words="For children: Allies are never defeated.",
            taken_over=True,
        ),
        Option(
            "ettin",
            "truth",
            False,
            words="Whether Heroes and Bosses have two heads.",
            taken_over=True,
        ),
        Option(
            "first_wave",
            "number",
            1,
            values=(1, 2, 3, 4, 5, 6, 7),
            words="The Wave with which the game begins: a Jump Start.",
            taken_over=True,
        ),
        Option(
            "single_wave",
            "truth",
            False,
            words="Whether the first Wave is also the last.",
            taken_over=True,
        ),
        Option(
            "gauntlet",
            "number",
            0,
            values=(0,),
            words="The Wave of the Gauntlet, or 0.",
            taken_over=True,
        ),
        Option(
            "open_table",
            "truth",
            False,
            words="Whether Players may come later and leave early.",
            taken_over=True,
        ),
        Option(
            "late",
            "number",
            0,
            values=(0, 1, 2, 3, 4, 5, 6),
            words="With an open table: how many of the Players are not there yet.",
            taken_over=True,
        ),
        Option(
            "free_seating",
            "truth",
            False,
            words="Whether Players may change seats between Waves.",
            taken_over=True,
        ),
    ),
    evaluate=rules_evaluation.evaluate_defence,
    whole_turns=True,
)
OPTIONS_1 = (
    Option(
        "waves",
        "number",
        5,
        values=(5, 7),
        words="How many Waves the game has.",
        taken_over=True,
    ),
    Option(
        "gate",
        "number",
        20,
        values=(25, 20, 15, 10, 1),
        words="Hit Points of the Castle Gate.",
        taken_over=True,
    ),
    Option(
        "entry",
        "enum",
        "standard",
        values=("standard", "delayed"),
        words="Whether half of the Monsters and the Bosses come a Round later.",
        taken_over=True,
    ),
    Option(
        "high_speed",
        "truth",
        False,
        words="Whether Bosses come a Round earlier.",
        taken_over=True,
    ),
    Option(
        "raise_the_bar",
        "number",
        0,
        values=(0, 2, 3, 4, 5),
        words="The least number of Monsters of the top level in a Wave.",
        taken_over=True,
    ),
    Option("extra_boss", "truth", False, words="Whether Wave 7 has two Bosses.", taken_over=True),
    Option(
        "mini_boss",
        "truth",
        False,
        words="Whether Wave 5 of seven has a Boss.",
        taken_over=True,
    ),
    Option(
        "prolong",
        "truth",
        False,
        words="Whether five Waves may become seven when the Boss is defeated.",
        taken_over=True,
    ),
    Option(
        "heroes",
        "number",
        1,
        values=(1, 2, 3, 4, 5, 6, 7),
        words="How many Heroes each Player has if there are enough.",
        taken_over=True,
    ),
    Option(
        "solo_help",
        "enum",
        "no_help",
        values=("no_help", "some_gold", "own_item", "own_card"),
        words="A help for one Player with one Hero.",
        taken_over=True,
    ),
    Option(
        "three_stars",
        "truth",
        False,
        words="Whether Reward Cards depend on how a Wave went.",
        taken_over=True,
    ),
    Option(
        "no_misses",
        "truth",
        False,
        words="For children: Hitrolls of Allies always hit.",
        taken_over=True,
    ),
    Option(
        "nobody_falls",
        "truth",
        False,
        words="For children: Allies are never defeated.",
        taken_over=True,
    ),
    Option(
        "ettin",
        "truth",
        False,
        words="Whether Heroes and Bosses have two heads.",
        taken_over=True,
    ),
    Option(
        "first_wave",
        "number",
        1,
        values=(1, 2, 3, 4, 5, 6, 7),
        words="The Wave with which the game begins: a Jump Start.",
        taken_over=True,
    ),
    Option(
        "single_wave",
        "truth",
        False,
        words="Whether the first Wave is also the last.",
        taken_over=True,
    ),
    Option(
        "gauntlet",
        "number",
        0,
        values=(0,),
        words="The Wave of the Gauntlet, or 0.",
        taken_over=True,
    ),
    Option(
        "open_table",
        "truth",
        False,
        words="Whether Players may come later and leave early.",
        taken_over=True,
    ),
    Option(
        "late",
        "number",
        0,
        values=(0, 1, 2, 3, 4, 5, 6),
        words="With an open table: how many of the Players are not there yet.",
        taken_over=True,
    ),
    Option(
        "free_seating",
        "truth",
        False,
        words="Whether Players may change seats between Waves.",
        taken_over=True,
    ),
)
BALANCED_SINGLE_GAME = Scenario(
    id="balanced_single_game",
    title="The whole game on the balanced map with one way",
    players=(1, 7),
    seats=(),
    map="balanced_single",
    definition=BALANCED_SINGLE_GAME_SCENARIO,
    setup=set_up_balanced_single_game,
    steps=STEPS_1,
    registers=36,
    options=OPTIONS_1,
    evaluate=rules_evaluation.evaluate_defence,
    whole_turns=True,
)
BALANCED_SPLIT_GAME = Scenario(
    id="balanced_split_game",
    title="The whole game on the balanced split map",
    players=(1, 7),
    seats=(),
    map="balanced_split",
    definition=BALANCED_SPLIT_GAME_SCENARIO,
    setup=set_up_balanced_split_game,
    steps=STEPS_1,
    registers=36,
    options=OPTIONS_1,
    evaluate=rules_evaluation.evaluate_defence,
    whole_turns=True,
)
EASY_SINGLE_GAME = Scenario(
    id="easy_single_game",
    title="The whole game on the easy map with one way",
    players=(1, 7),
    seats=(),
    map="easy_single",
    definition=EASY_SINGLE_GAME_SCENARIO,
    setup=set_up_easy_single_game,
    steps=STEPS_1,
    registers=36,
    options=OPTIONS_1,
    evaluate=rules_evaluation.evaluate_defence,
    whole_turns=True,
)
EASY_SPLIT_GAME = Scenario(
    id="easy_split_game",
    title="The whole game on the easy split map",
    players=(1, 7),
    seats=(),
    map="easy_split",
    definition=EASY_SPLIT_GAME_SCENARIO,
    setup=set_up_easy_split_game,
    steps=STEPS_1,
    registers=36,
    options=OPTIONS_1,
    evaluate=rules_evaluation.evaluate_defence,
    whole_turns=True,
)
ETTINS = Scenario(
    id="ettins",
    title="Heroes and Bosses with two heads",
    players=(1, 3),
    seats=(),
    map="short_split",
    definition=ETTINS_SCENARIO,
    setup=set_up_ettins,
    steps=STEPS_1,
    registers=36,
    options=(
        Option(
            "waves",
            "number",
            5,
            values=(5, 7),
            words="How many Waves the game has.",
            taken_over=True,
        ),
        Option(
            "gate",
            "number",
            20,
            values=(25, 20, 15, 10, 1),
            words="Hit Points of the Castle Gate.",
            taken_over=True,
        ),
        Option(
            "entry",
            "enum",
            "standard",
            values=("standard", "delayed"),
            words="Whether half of the Monsters and the Bosses come a Round later.",
            taken_over=True,
        ),
        Option(
            "high_speed",
            "truth",
            False,
            words="Whether Bosses come a Round earlier.",
            taken_over=True,
        ),
        Option(
            "raise_the_bar",
            "number",
            0,
            values=(0, 2, 3, 4, 5),
            words="The least number of Monsters of the top level in a Wave.",
            taken_over=True,
        ),
        Option(
            "extra_boss",
            "truth",
            False,
            words="Whether Wave 7 has two Bosses.",
            taken_over=True,
        ),
        Option(
            "mini_boss",
            "truth",
            False,
            words="Whether Wave 5 of seven has a Boss.",
            taken_over=True,
        ),
        Option(
            "prolong",
            "truth",
            False,
            words="Whether five Waves may become seven when the Boss is defeated.",
            taken_over=True,
        ),
        Option(
            "heroes",
            "number",
            1,
            values=(1, 2, 3),
            words="How many Heroes each Player has if there are enough.",
            taken_over=True,
        ),
        Option(
            "solo_help",
            "enum",
            "no_help",
            values=("no_help", "some_gold", "own_item", "own_card"),
            words="A help for one Player with one Hero.",
            taken_over=True,
        ),
        Option(
            "three_stars",
            "truth",
            False,
            words="Whether Reward Cards depend on how a Wave went.",
            taken_over=True,
        ),
        Option(
            "no_misses",
            "truth",
            False,
            words="For children: Hitrolls of Allies always hit.",
            taken_over=True,
        ),
        Option(
            "nobody_falls",
            "truth",
            False,
            words="For children: Allies are never defeated.",
            taken_over=True,
        ),
        Option(
            "ettin",
            "truth",
            True,
            values=(True,),
            words="Whether Heroes and Bosses have two heads.",
            taken_over=True,
        ),
        Option(
            "first_wave",
            "number",
            1,
            values=(1, 2, 3, 4, 5, 6, 7),
            words="The Wave with which the game begins: a Jump Start.",
            taken_over=True,
        ),
        Option(
            "single_wave",
            "truth",
            False,
            words="Whether the first Wave is also the last.",
            taken_over=True,
        ),
        Option(
            "gauntlet",
            "number",
            0,
            values=(0,),
            words="The Wave of the Gauntlet, or 0.",
            taken_over=True,
        ),
        Option(
            "open_table",
            "truth",
            False,
            words="Whether Players may come later and leave early.",
            taken_over=True,
        ),
        Option(
            "late",
            "number",
            0,
            values=(0, 1, 2, 3, 4, 5, 6),
            words="With an open table: how many of the Players are not there yet.",
            taken_over=True,
        ),
        Option(
            "free_seating",
            "truth",
            False,
            words="Whether Players may change seats between Waves.",
            taken_over=True,
        ),
    ),
    evaluate=rules_evaluation.evaluate_defence,
    whole_turns=True,
)
STEPS_2 = (
    first_wave_step_0,
    first_wave_step_1,
    first_wave_step_2,
    first_wave_step_3,
    first_wave_step_4,
    first_wave_step_5,
    first_wave_step_6,
    first_wave_step_7,
    first_wave_step_8,
    first_wave_step_9,
    first_wave_step_10,
    first_wave_step_11,
    first_wave_step_12,
    first_wave_step_13,
    first_wave_step_14,
    first_wave_step_15,
    first_wave_step_16,
)
FIRST_WAVE = Scenario(
    id="first_wave",
    title="The first Wave",
    players=(1, 3),
    seats=(),
    map="short_split",
    definition=FIRST_WAVE_SCENARIO,
    setup=set_up_first_wave,
    steps=STEPS_2,
    registers=8,
    options=(),
    evaluate=rules_evaluation.evaluate_defence,
    whole_turns=True,
)
GAUNTLET_GAME = Scenario(
    id="gauntlet_game",
    title="The Gauntlet",
    players=(1, 7),
    seats=(),
    map="short_split",
    definition=GAUNTLET_GAME_SCENARIO,
    setup=set_up_gauntlet_game,
    steps=(
        gauntlet_game_step_0,
        gauntlet_game_step_1,
        gauntlet_game_step_2,
        gauntlet_game_step_3,
        gauntlet_game_step_4,
        gauntlet_game_step_5,
        gauntlet_game_step_6,
        gauntlet_game_step_7,
        gauntlet_game_step_8,
        gauntlet_game_step_9,
        gauntlet_game_step_10,
        gauntlet_game_step_11,
        gauntlet_game_step_12,
        gauntlet_game_step_13,
        gauntlet_game_step_14,
        gauntlet_game_step_15,
        gauntlet_game_step_16,
        gauntlet_game_step_17,
        gauntlet_game_step_18,
        gauntlet_game_step_19,
        gauntlet_game_step_20,
        gauntlet_game_step_21,
        gauntlet_game_step_22,
        gauntlet_game_step_23,
        gauntlet_game_step_24,
        gauntlet_game_step_25,
        gauntlet_game_step_26,
        gauntlet_game_step_27,
        gauntlet_game_step_28,
        gauntlet_game_step_29,
        gauntlet_game_step_30,
        gauntlet_game_step_31,
        gauntlet_game_step_32,
        gauntlet_game_step_33,
        gauntlet_game_step_34,
    ),
    registers=23,
    options=(
        Option(
            "waves",
            "number",
            5,
            values=(5, 7),
            words="How many Waves the game has.",
            taken_over=True,
        ),
        Option(
            "gate",
            "number",
            20,
            values=(25, 20, 15, 10, 1),
            words="Hit Points of the Castle Gate.",
            taken_over=True,
        ),
        Option(
            "entry",
            "enum",
            "standard",
            values=("standard", "delayed"),
            words="Whether half of the Monsters and the Bosses come a Round later.",
            taken_over=True,
        ),
        Option(
            "high_speed",
            "truth",
            False,
            words="Whether Bosses come a Round earlier.",
            taken_over=True,
        ),
        Option(
            "raise_the_bar",
            "number",
            0,
            values=(0, 2, 3, 4, 5),
            words="The least number of Monsters of the top level in a Wave.",
            taken_over=True,
        ),
        Option(
            "extra_boss",
            "truth",
            False,
            words="Whether Wave 7 has two Bosses.",
            taken_over=True,
        ),
        Option(
            "mini_boss",
            "truth",
            False,
            words="Whether Wave 5 of seven has a Boss.",
            taken_over=True,
        ),
        Option(
            "prolong",
            "truth",
            False,
            words="Whether five Waves may become seven when the Boss is defeated.",
            taken_over=True,
        ),
        Option(
            "heroes",
            "number",
            1,
            values=(1, 2, 3, 4, 5, 6, 7),
            words="How many Heroes each Player has if there are enough.",
            taken_over=True,
        ),
        Option(
            "solo_help",
            "enum",
            "no_help",
            values=("no_help", "some_gold", "own_item", "own_card"),
            words="A help for one Player with one Hero.",
            taken_over=True,
        ),
        Option(
            "three_stars",
            "truth",
            False,
            words="Whether Reward Cards depend on how a Wave went.",
            taken_over=True,
        ),
        Option(
            "no_misses",
            "truth",
            False,
            words="For children: Hitrolls of Allies always hit.",
            taken_over=True,
        ),
        Option(
            "nobody_falls",
            "truth",
            False,
            words="For children: Allies are never defeated.",
            taken_over=True,
        ),
        Option(
            "ettin",
            "truth",
            False,
            words="Whether Heroes and Bosses have two heads.",
            taken_over=True,
        ),
        Option(
            "first_wave",
            "number",
            1,
            values=(1,),
            words="The Wave with which the game begins: a Jump Start.",
            taken_over=True,
        ),
        Option(
            "single_wave",
            "truth",
            False,
            values=(False,),
            words="Whether the first Wave is also the last.",
            taken_over=True,
        ),
        Option(
            "gauntlet",
            "number",
            1,
            values=(1, 2, 3, 4, 5, 6, 7),
            words="The Wave of the Gauntlet, or 0.",
            taken_over=True,
        ),
        Option(
            "open_table",
            "truth",
            False,
            words="Whether Players may come later and leave early.",
            taken_over=True,
        ),
        Option(
            "late",
            "number",
            0,
            values=(0, 1, 2, 3, 4, 5, 6),
            words="With an open table: how many of the Players are not there yet.",
            taken_over=True,
        ),
        Option(
            "free_seating",
            "truth",
            False,
            words="Whether Players may change seats between Waves.",
            taken_over=True,
        ),
    ),
    evaluate=rules_evaluation.evaluate_defence,
    whole_turns=True,
)
HARD_SPLIT_GAME = Scenario(
    id="hard_split_game",
    title="The whole game on the hard split map",
    players=(1, 7),
    seats=(),
    map="hard_split",
    definition=HARD_SPLIT_GAME_SCENARIO,
    setup=set_up_hard_split_game,
    steps=STEPS_1,
    registers=36,
    options=OPTIONS_1,
    evaluate=rules_evaluation.evaluate_defence,
    whole_turns=True,
)
JUMP_START_GAME = Scenario(
    id="jump_start_game",
    title="A start with a later Wave",
    players=(1, 7),
    seats=(),
    map="short_split",
    definition=JUMP_START_GAME_SCENARIO,
    setup=set_up_jump_start_game,
    steps=STEPS_1,
    registers=36,
    options=(
        Option(
            "waves",
            "number",
            5,
            values=(5, 7),
            words="How many Waves the game has.",
            taken_over=True,
        ),
        Option(
            "gate",
            "number",
            20,
            values=(25, 20, 15, 10, 1),
            words="Hit Points of the Castle Gate.",
            taken_over=True,
        ),
        Option(
            "entry",
            "enum",
            "standard",
            values=("standard", "delayed"),
            words="Whether half of the Monsters and the Bosses come a Round later.",
            taken_over=True,
        ),
        Option(
            "high_speed",
            "truth",
            False,
            words="Whether Bosses come a Round earlier.",
            taken_over=True,
        ),
        Option(
            "raise_the_bar",
            "number",
            0,
            values=(0, 2, 3, 4, 5),
            words="The least number of Monsters of the top level in a Wave.",
            taken_over=True,
        ),
        Option(
            "extra_boss",
            "truth",
            False,
            words="Whether Wave 7 has two Bosses.",
            taken_over=True,
        ),
        Option(
            "mini_boss",
            "truth",
            False,
            words="Whether Wave 5 of seven has a Boss.",
            taken_over=True,
        ),
        Option(
            "prolong",
            "truth",
            False,
            words="Whether five Waves may become seven when the Boss is defeated.",
            taken_over=True,
        ),
        Option(
            "heroes",
            "number",
            1,
            values=(1, 2, 3, 4, 5, 6, 7),
            words="How many Heroes each Player has if there are enough.",
            taken_over=True,
        ),
        Option(
            "solo_help",
            "enum",
            "no_help",
            values=("no_help", "some_gold", "own_item", "own_card"),
            words="A help for one Player with one Hero.",
            taken_over=True,
        ),
        Option(
            "three_stars",
            "truth",
            False,
            words="Whether Reward Cards depend on how a Wave went.",
            taken_over=True,
        ),
        Option(
            "no_misses",
            "truth",
            False,
            words="For children: Hitrolls of Allies always hit.",
            taken_over=True,
        ),
        Option(
            "nobody_falls",
            "truth",
            False,
            words="For children: Allies are never defeated.",
            taken_over=True,
        ),
        Option(
            "ettin",
            "truth",
            False,
            words="Whether Heroes and Bosses have two heads.",
            taken_over=True,
        ),
        Option(
            "first_wave",
            "number",
            4,
            values=(2, 3, 4, 5, 6, 7),
            words="The Wave with which the game begins: a Jump Start.",
            taken_over=True,
        ),
        Option(
            "single_wave",
            "truth",
            False,
            words="Whether the first Wave is also the last.",
            taken_over=True,
        ),
        Option(
            "gauntlet",
            "number",
            0,
            values=(0,),
            words="The Wave of the Gauntlet, or 0.",
            taken_over=True,
        ),
        Option(
            "open_table",
            "truth",
            False,
            words="Whether Players may come later and leave early.",
            taken_over=True,
        ),
        Option(
            "late",
            "number",
            0,
            values=(0, 1, 2, 3, 4, 5, 6),
            words="With an open table: how many of the Players are not there yet.",
            taken_over=True,
        ),
        Option(
            "free_seating",
            "truth",
            False,
            words="Whether Players may change seats between Waves.",
            taken_over=True,
        ),
    ),
    evaluate=rules_evaluation.evaluate_defence,
    whole_turns=True,
)
ONE_WAVE_ONLY = Scenario(
    id="one_wave_only",
    title="A single Wave",
    players=(1, 7),
    seats=(),
    map="short_split",
    definition=ONE_WAVE_ONLY_SCENARIO,
    setup=set_up_one_wave_only,
    steps=STEPS_1,
    registers=36,
    options=(
        Option(
            "waves",
            "number",
            5,
            values=(5, 7),
            words="How many Waves the game has.",
            taken_over=True,
        ),
        Option(
            "gate",
            "number",
            20,
            values=(25, 20, 15, 10, 1),
            words="Hit Points of the Castle Gate.",
            taken_over=True,
        ),
        Option(
            "entry",
            "enum",
            "standard",
            values=("standard", "delayed"),
            words="Whether half of the Monsters and the Bosses come a Round later.",
            taken_over=True,
        ),
        Option(
            "high_speed",
            "truth",
            False,
            words="Whether Bosses come a Round earlier.",
            taken_over=True,
        ),
        Option(
            "raise_the_bar",
            "number",
            0,
            values=(0, 2, 3, 4, 5),
            words="The least number of Monsters of the top level in a Wave.",
            taken_over=True,
        ),
        Option(
            "extra_boss",
            "truth",
            False,
            words="Whether Wave 7 has two Bosses.",
            taken_over=True,
        ),
        Option(
            "mini_boss",
            "truth",
            False,
            words="Whether Wave 5 of seven has a Boss.",
            taken_over=True,
        ),
        Option(
            "prolong",
            "truth",
            False,
            words="Whether five Waves may become seven when the Boss is defeated.",
            taken_over=True,
        ),
        Option(
            "heroes",
            "number",
            1,
            values=(1, 2, 3, 4, 5, 6, 7),
            words="How many Heroes each Player has if there are enough.",
            taken_over=True,
        ),
        Option(
            "solo_help",
            "enum",
            "no_help",
            values=("no_help", "some_gold", "own_item", "own_card"),
            words="A help for one Player with one Hero.",
            taken_over=True,
        ),
        Option(
            "three_stars",
            "truth",
            False,
            words="Whether Reward Cards depend on how a Wave went.",
            taken_over=True,
        ),
        Option(
            "no_misses",
            "truth",
            False,
            words="For children: Hitrolls of Allies always hit.",
            taken_over=True,
        ),
        Option(
            "nobody_falls",
            "truth",
            False,
            words="For children: Allies are never defeated.",
            taken_over=True,
        ),
        Option(
            "ettin",
            "truth",
            False,
            words="Whether Heroes and Bosses have two heads.",
            taken_over=True,
        ),
        Option(
            "first_wave",
            "number",
            3,
            values=(2, 3, 4, 5, 6, 7),
            words="The Wave with which the game begins: a Jump Start.",
            taken_over=True,
        ),
        Option(
            "single_wave",
            "truth",
            True,
            values=(True,),
            words="Whether the first Wave is also the last.",
            taken_over=True,
        ),
        Option(
            "gauntlet",
            "number",
            0,
            values=(0,),
            words="The Wave of the Gauntlet, or 0.",
            taken_over=True,
        ),
        Option(
            "open_table",
            "truth",
            False,
            words="Whether Players may come later and leave early.",
            taken_over=True,
        ),
        Option(
            "late",
            "number",
            0,
            values=(0, 1, 2, 3, 4, 5, 6),
            words="With an open table: how many of the Players are not there yet.",
            taken_over=True,
        ),
        Option(
            "free_seating",
            "truth",
            False,
            words="Whether Players may change seats between Waves.",
            taken_over=True,
        ),
    ),
    evaluate=rules_evaluation.evaluate_defence,
    whole_turns=True,
)
OPEN_TABLE_GAME = Scenario(
    id="open_table_game",
    title="Players come and go",
    players=(2, 7),
    seats=(),
    map="short_split",
    definition=OPEN_TABLE_GAME_SCENARIO,
    setup=set_up_open_table_game,
    steps=STEPS_1,
    registers=36,
    options=(
        Option(
            "waves",
            "number",
            5,
            values=(5, 7),
            words="How many Waves the game has.",
            taken_over=True,
        ),
        Option(
            "gate",
            "number",
            20,
            values=(25, 20, 15, 10, 1),
            words="Hit Points of the Castle Gate.",
            taken_over=True,
        ),
        Option(
            "entry",
            "enum",
            "standard",
            values=("standard", "delayed"),
            words="Whether half of the Monsters and the Bosses come a Round later.",
            taken_over=True,
        ),
        Option(
            "high_speed",
            "truth",
            False,
            words="Whether Bosses come a Round earlier.",
            taken_over=True,
        ),
        Option(
            "raise_the_bar",
            "number",
            0,
            values=(0, 2, 3, 4, 5),
            words="The least number of Monsters of the top level in a Wave.",
            taken_over=True,
        ),
        Option(
            "extra_boss",
            "truth",
            False,
            words="Whether Wave 7 has two Bosses.",
            taken_over=True,
        ),
        Option(
            "mini_boss",
            "truth",
            False,
            words="Whether Wave 5 of seven has a Boss.",
            taken_over=True,
        ),
        Option(
            "prolong",
            "truth",
            False,
            words="Whether five Waves may become seven when the Boss is defeated.",
            taken_over=True,
        ),
        Option(
            "heroes",
            "number",
            1,
            values=(1, 2, 3, 4, 5, 6, 7),
            words="How many Heroes each Player has if there are enough.",
            taken_over=True,
        ),
        Option(
            "solo_help",
            "enum",
            "no_help",
            values=("no_help", "some_gold", "own_item", "own_card"),
            words="A help for one Player with one Hero.",
            taken_over=True,
        ),
        Option(
            "three_stars",
            "truth",
            False,
            words="Whether Reward Cards depend on how a Wave went.",
            taken_over=True,
        ),
        Option(
            "no_misses",
            "truth",
            False,
            words="For children: Hitrolls of Allies always hit.",
            taken_over=True,
        ),
        Option(
            "nobody_falls",
            "truth",
            False,
            words="For children: Allies are never defeated.",
            taken_over=True,
        ),
        Option(
            "ettin",
            "truth",
            False,
            words="Whether Heroes and Bosses have two heads.",
            taken_over=True,
        ),
        Option(
            "first_wave",
            "number",
            1,
            values=(1, 2, 3, 4, 5, 6, 7),
            words="The Wave with which the game begins: a Jump Start.",
            taken_over=True,
        ),
        Option(
            "single_wave",
            "truth",
            False,
            words="Whether the first Wave is also the last.",
            taken_over=True,
        ),
        Option(
            "gauntlet",
            "number",
            0,
            values=(0,),
            words="The Wave of the Gauntlet, or 0.",
            taken_over=True,
        ),
        Option(
            "open_table",
            "truth",
            True,
            values=(True,),
            words="Whether Players may come later and leave early.",
            taken_over=True,
        ),
        Option(
            "late",
            "number",
            1,
            values=(0, 1, 2, 3, 4, 5, 6),
            words="With an open table: how many of the Players are not there yet.",
            taken_over=True,
        ),
        Option(
            "free_seating",
            "truth",
            False,
            words="Whether Players may change seats between Waves.",
            taken_over=True,
        ),
    ),
    evaluate=rules_evaluation.evaluate_defence,
    whole_turns=True,
)
THE_BOSS = Scenario(
    id="the_boss",
    title="The Boss",
    players=(1, 3),
    seats=(),
    map="short_split",
    definition=THE_BOSS_SCENARIO,
    setup=set_up_the_boss,
    steps=STEPS_2,
    registers=8,
    options=(),
    evaluate=rules_evaluation.evaluate_defence,
    whole_turns=True,
)
THREE_STARS_GAME = Scenario(
    id="three_stars_game",
    title="Three stars",
    players=(1, 7),
    seats=(),
    map="short_split",
    definition=THREE_STARS_GAME_SCENARIO,
    setup=set_up_three_stars_game,
    steps=STEPS_1,
    registers=36,
    options=(
        Option(
            "waves",
            "number",
            5,
            values=(5, 7),
            words="How many Waves the game has.",
            taken_over=True,
        ),
        Option(
            "gate",
            "number",
            20,
            values=(25, 20, 15, 10, 1),
            words="Hit Points of the Castle Gate.",
            taken_over=True,
        ),
        Option(
            "entry",
            "enum",
            "standard",
            values=("standard", "delayed"),
            words="Whether half of the Monsters and the Bosses come a Round later.",
            taken_over=True,
        ),
        Option(
            "high_speed",
            "truth",
            False,
            words="Whether Bosses come a Round earlier.",
            taken_over=True,
        ),
        Option(
            "raise_the_bar",
            "number",
            0,
            values=(0, 2, 3, 4, 5),
            words="The least number of Monsters of the top level in a Wave.",
            taken_over=True,
        ),
        Option(
            "extra_boss",
            "truth",
            False,
            words="Whether Wave 7 has two Bosses.",
            taken_over=True,
        ),
        Option(
            "mini_boss",
            "truth",
            False,
            words="Whether Wave 5 of seven has a Boss.",
            taken_over=True,
        ),
        Option(
            "prolong",
            "truth",
            False,
            words="Whether five Waves may become seven when the Boss is defeated.",
            taken_over=True,
        ),
        Option(
            "heroes",
            "number",
            1,
            values=(1, 2, 3, 4, 5, 6, 7),
            words="How many Heroes each Player has if there are enough.",
            taken_over=True,
        ),
        Option(
            "solo_help",
            "enum",
            "no_help",
            values=("no_help", "some_gold", "own_item", "own_card"),
            words="A help for one Player with one Hero.",
            taken_over=True,
        ),
        Option(
            "three_stars",
            "truth",
            True,
            values=(True,),
            words="Whether Reward Cards depend on how a Wave went.",
            taken_over=True,
        ),
        Option(
            "no_misses",
            "truth",
            False,
            words="For children: Hitrolls of Allies always hit.",
            taken_over=True,
        ),
        Option(
            "nobody_falls",
            "truth",
            False,
            words="For children: Allies are never defeated.",
            taken_over=True,
        ),
        Option(
            "ettin",
            "truth",
            False,
            words="Whether Heroes and Bosses have two heads.",
            taken_over=True,
        ),
        Option(
            "first_wave",
            "number",
            1,
            values=(1, 2, 3, 4, 5, 6, 7),
            words="The Wave with which the game begins: a Jump Start.",
            taken_over=True,
        ),
        Option(
            "single_wave",
            "truth",
            False,
            words="Whether the first Wave is also the last.",
            taken_over=True,
        ),
        Option(
            "gauntlet",
            "number",
            0,
            values=(0,),
            words="The Wave of the Gauntlet, or 0.",
            taken_over=True,
        ),
        Option(
            "open_table",
            "truth",
            False,
            words="Whether Players may come later and leave early.",
            taken_over=True,
        ),
        Option(
            "late",
            "number",
            0,
            values=(0, 1, 2, 3, 4, 5, 6),
            words="With an open table: how many of the Players are not there yet.",
            taken_over=True,
        ),
        Option(
            "free_seating",
            "truth",
            False,
            words="Whether Players may change seats between Waves.",
            taken_over=True,
        ),
    ),
    evaluate=rules_evaluation.evaluate_defence,
    whole_turns=True,
)
TWO_ENTRANCES_GAME = Scenario(
    id="two_entrances_game",
    title="The whole game with two Entrances",
    players=(1, 7),
    seats=(),
    map="two_entrances",
    definition=TWO_ENTRANCES_GAME_SCENARIO,
    setup=set_up_two_entrances_game,
    steps=STEPS_1,
    registers=36,
    options=OPTIONS_1,
    evaluate=rules_evaluation.evaluate_defence,
    whole_turns=True,
)
WEAK_GATE = Scenario(
    id="weak_gate",
    title="A weak Gate",
    players=(1, 3),
    seats=(),
    map="short_split",
    definition=WEAK_GATE_SCENARIO,
    setup=set_up_weak_gate,
    steps=STEPS_2,
    registers=8,
    options=(),
    evaluate=rules_evaluation.evaluate_defence,
    whole_turns=True,
)
WITH_CHILDREN = Scenario(
    id="with_children",
    title="A game with young children",
    players=(1, 7),
    seats=(),
    map="short_split",
    definition=WITH_CHILDREN_SCENARIO,
    setup=set_up_with_children,
    steps=STEPS_1,
    registers=36,
    options=(
        Option(
            "waves",
            "number",
            5,
            values=(5, 7),
            words="How many Waves the game has.",
            taken_over=True,
        ),
        Option(
            "gate",
            "number",
            20,
            values=(25, 20, 15, 10, 1),
            words="Hit Points of the Castle Gate.",
            taken_over=True,
        ),
        Option(
            "entry",
            "enum",
            "standard",
            values=("standard", "delayed"),
            words="Whether half of the Monsters and the Bosses come a Round later.",
            taken_over=True,
        ),
        Option(
            "high_speed",
            "truth",
            False,
            words="Whether Bosses come a Round earlier.",
            taken_over=True,
        ),
        Option(
            "raise_the_bar",
            "number",
            0,
            values=(0, 2, 3, 4, 5),
            words="The least number of Monsters of the top level in a Wave.",
            taken_over=True,
        ),
        Option(
            "extra_boss",
            "truth",
            False,
            words="Whether Wave 7 has two Bosses.",
            taken_over=True,
        ),
        Option(
            "mini_boss",
            "truth",
            False,
            words="Whether Wave 5 of seven has a Boss.",
            taken_over=True,
        ),
        Option(
            "prolong",
            "truth",
            False,
            words="Whether five Waves may become seven when the Boss is defeated.",
            taken_over=True,
        ),
        Option(
            "heroes",
            "number",
            1,
            values=(1, 2, 3, 4, 5, 6, 7),
            words="How many Heroes each Player has if there are enough.",
            taken_over=True,
        ),
        Option(
            "solo_help",
            "enum",
            "no_help",
            values=("no_help", "some_gold", "own_item", "own_card"),
            words="A help for one Player with one Hero.",
            taken_over=True,
        ),
        Option(
            "three_stars",
            "truth",
            False,
            words="Whether Reward Cards depend on how a Wave went.",
            taken_over=True,
        ),
        Option(
            "no_misses",
            "truth",
            True,
            words="For children: Hitrolls of Allies always hit.",
            taken_over=True,
        ),
        Option(
            "nobody_falls",
            "truth",
            True,
            words="For children: Allies are never defeated.",
            taken_over=True,
        ),
        Option(
            "ettin",
            "truth",
            False,
            words="Whether Heroes and Bosses have two heads.",
            taken_over=True,
        ),
        Option(
            "first_wave",
            "number",
            1,
            values=(1, 2, 3, 4, 5, 6, 7),
            words="The Wave with which the game begins: a Jump Start.",
            taken_over=True,
        ),
        Option(
            "single_wave",
            "truth",
            False,
            words="Whether the first Wave is also the last.",
            taken_over=True,
        ),
        Option(
            "gauntlet",
            "number",
            0,
            values=(0,),
            words="The Wave of the Gauntlet, or 0.",
            taken_over=True,
        ),
        Option(
            "open_table",
            "truth",
            False,
            words="Whether Players may come later and leave early.",
            taken_over=True,
        ),
        Option(
            "late",
            "number",
            0,
            values=(0, 1, 2, 3, 4, 5, 6),
            words="With an open table: how many of the Players are not there yet.",
            taken_over=True,
        ),
        Option(
            "free_seating",
            "truth",
            False,
            words="Whether Players may change seats between Waves.",
            taken_over=True,
        ),
    ),
    evaluate=rules_evaluation.evaluate_defence,
    whole_turns=True,
)
CONTENTS: tuple[Any, ...] = (
    bosses_giant_boulder.CONTENTS,
    bosses_goblin_golem.CONTENTS,
    bosses_grey_fairie_king.CONTENTS,
    bosses_lightning_troll.CONTENTS,
    bosses_lord_sorymon.CONTENTS,
    bosses_pyramid_avatar.CONTENTS,
    bosses_sky_titan.CONTENTS,
    cards_armory.CONTENTS,
    cards_equipment.CONTENTS,
    cards_reinforcements.CONTENTS,
    cards_rewards.CONTENTS,
    heroes_boleslaw.CONTENTS,
    heroes_cyrus.CONTENTS,
    heroes_ember.CONTENTS,
    heroes_felicity.CONTENTS,
    heroes_guardian.CONTENTS,
    heroes_midnight.CONTENTS,
    heroes_raphael.CONTENTS,
    heroes_valcor.CONTENTS,
    hireables_archer.CONTENTS,
    hireables_cleric.CONTENTS,
    hireables_foot_soldier.CONTENTS,
    hireables_psionicist.CONTENTS,
    hireables_sorcerer.CONTENTS,
    monsters_ballista.CONTENTS,
    monsters_ballistic_giant.CONTENTS,
    monsters_battering_ram.CONTENTS,
    monsters_bridge_troll.CONTENTS,
    monsters_catapult.CONTENTS,
    monsters_ettin_clubber.CONTENTS,
    monsters_fire_drake.CONTENTS,
    monsters_furious_giant.CONTENTS,
    monsters_goblin_berzerker.CONTENTS,
    monsters_goblin_icarus.CONTENTS,
    monsters_goblin_mutant.CONTENTS,
    monsters_goblin_peon.CONTENTS,
    monsters_goblin_slinger.CONTENTS,
    monsters_goblin_spazcaster.CONTENTS,
    monsters_goblin_spy.CONTENTS,
    monsters_grey_fairie.CONTENTS,
    monsters_grey_pixie.CONTENTS,
    monsters_koblinkaze.CONTENTS,
    monsters_orc_archer.CONTENTS,
    monsters_orc_bombadier.CONTENTS,
    monsters_orc_crossbowman.CONTENTS,
    monsters_orc_mage.CONTENTS,
    monsters_orc_war_mage.CONTENTS,
    monsters_war_orc.CONTENTS,
    monsters_wind_drake.CONTENTS,
    rules_actions.CONTENTS,
    rules_actions_of_cards.CONTENTS,
    rules_areas.CONTENTS,
    rules_between_waves.CONTENTS,
    rules_bosses.CONTENTS,
    rules_cards.CONTENTS,
    rules_coming_and_going.CONTENTS,
    rules_players_round.CONTENTS,
    rules_rewind.CONTENTS,
    rules_seats.CONTENTS,
    rules_shop.CONTENTS,
    rules_status.CONTENTS,
    rules_tanking.CONTENTS,
    rules_towers.CONTENTS,
    waves_gauntlet.CONTENTS,
    waves_jump_start.CONTENTS,
    waves_scaling.CONTENTS,
    waves_selection.CONTENTS,
    Contents(
        links=(
            (THE_WHOLE_GAME_SCENARIO, "wave", "kings_armory.wave_1"),
            (
                THE_WHOLE_GAME_SCENARIO,
                "tokens",
                (
                    "kings_armory.goblin_peon",
                    "kings_armory.goblin_berzerker",
                    "kings_armory.goblin_slinger",
                    "kings_armory.goblin_spazcaster",
                    "kings_armory.koblinkaze",
                    "kings_armory.goblin_icarus",
                    "kings_armory.war_orc",
                    "kings_armory.orc_archer",
                    "kings_armory.orc_mage",
                    "kings_armory.orc_bombadier",
                    "kings_armory.grey_pixie",
                    "kings_armory.orc_crossbowman",
                    "kings_armory.goblin_spy",
                    "kings_armory.ettin_clubber",
                    "kings_armory.battering_ram",
                    "kings_armory.bridge_troll",
                    "kings_armory.ballista",
                    "kings_armory.goblin_mutant",
                    "kings_armory.wind_drake",
                    "kings_armory.orc_war_mage",
                    "kings_armory.fire_drake",
                    "kings_armory.catapult",
                    "kings_armory.ballistic_giant",
                    "kings_armory.grey_fairie",
                    "kings_armory.furious_giant",
                ),
            ),
            (ALONE_SCENARIO, "wave", "kings_armory.wave_1"),
            (
                ALONE_SCENARIO,
                "tokens",
                (
                    "kings_armory.goblin_peon",
                    "kings_armory.goblin_berzerker",
                    "kings_armory.goblin_slinger",
                    "kings_armory.goblin_spazcaster",
                    "kings_armory.koblinkaze",
                    "kings_armory.goblin_icarus",
                    "kings_armory.war_orc",
                    "kings_armory.orc_archer",
                    "kings_armory.orc_mage",
                    "kings_armory.orc_bombadier",
                    "kings_armory.grey_pixie",
                    "kings_armory.orc_crossbowman",
                    "kings_armory.goblin_spy",
                    "kings_armory.ettin_clubber",
                    "kings_armory.battering_ram",
                    "kings_armory.bridge_troll",
                    "kings_armory.ballista",
                    "kings_armory.goblin_mutant",
                    "kings_armory.wind_drake",
                    "kings_armory.orc_war_mage",
                    "kings_armory.fire_drake",
                    "kings_armory.catapult",
                    "kings_armory.ballistic_giant",
                    "kings_armory.grey_fairie",
                    "kings_armory.furious_giant",
                ),
            ),
            (BALANCED_SINGLE_GAME_SCENARIO, "wave", "kings_armory.wave_1"),
            (
                BALANCED_SINGLE_GAME_SCENARIO,
                "tokens",
                (
                    "kings_armory.goblin_peon",
                    "kings_armory.goblin_berzerker",
                    "kings_armory.goblin_slinger",
                    "kings_armory.goblin_spazcaster",
                    "kings_armory.koblinkaze",
                    "kings_armory.goblin_icarus",
                    "kings_armory.war_orc",
                    "kings_armory.orc_archer",
                    "kings_armory.orc_mage",
                    "kings_armory.orc_bombadier",
                    "kings_armory.grey_pixie",
                    "kings_armory.orc_crossbowman",
                    "kings_armory.goblin_spy",
                    "kings_armory.ettin_clubber",
                    "kings_armory.battering_ram",
                    "kings_armory.bridge_troll",
                    "kings_armory.ballista",
                    "kings_armory.goblin_mutant",
                    "kings_armory.wind_drake",
                    "kings_armory.orc_war_mage",
                    "kings_armory.fire_drake",
                    "kings_armory.catapult",
                    "kings_armory.ballistic_giant",
                    "kings_armory.grey_fairie",
                    "kings_armory.furious_giant",
                ),
            ),
            (BALANCED_SPLIT_GAME_SCENARIO, "wave", "kings_armory.wave_1"),
            (
                BALANCED_SPLIT_GAME_SCENARIO,
                "tokens",
                (
                    "kings_armory.goblin_peon",
                    "kings_armory.goblin_berzerker",
                    "kings_armory.goblin_slinger",
                    "kings_armory.goblin_spazcaster",
                    "kings_armory.koblinkaze",
                    "kings_armory.goblin_icarus",
                    "kings_armory.war_orc",
                    "kings_armory.orc_archer",
                    "kings_armory.orc_mage",
                    "kings_armory.orc_bombadier",
                    "kings_armory.grey_pixie",
                    "kings_armory.orc_crossbowman",
                    "kings_armory.goblin_spy",
                    "kings_armory.ettin_clubber",
                    "kings_armory.battering_ram",
                    "kings_armory.bridge_troll",
                    "kings_armory.ballista",
                    "kings_armory.goblin_mutant",
                    "kings_armory.wind_drake",
                    "kings_armory.orc_war_mage",
                    "kings_armory.fire_drake",
                    "kings_armory.catapult",
                    "kings_armory.ballistic_giant",
                    "kings_armory.grey_fairie",
                    "kings_armory.furious_giant",
                ),
            ),
            (EASY_SINGLE_GAME_SCENARIO, "wave", "kings_armory.wave_1"),
            (
                EASY_SINGLE_GAME_SCENARIO,
                "tokens",
                (
                    "kings_armory.goblin_peon",
                    "kings_armory.goblin_berzerker",
                    "kings_armory.goblin_slinger",
                    "kings_armory.goblin_spazcaster",
                    "kings_armory.koblinkaze",
                    "kings_armory.goblin_icarus",
                    "kings_armory.war_orc",
                    "kings_armory.orc_archer",
                    "kings_armory.orc_mage",
                    "kings_armory.orc_bombadier",
                    "kings_armory.grey_pixie",
                    "kings_armory.orc_crossbowman",
                    "kings_armory.goblin_spy",
                    "kings_armory.ettin_clubber",
                    "kings_armory.battering_ram",
                    "kings_armory.bridge_troll",
                    "kings_armory.ballista",
                    "kings_armory.goblin_mutant",
                    "kings_armory.wind_drake",
                    "kings_armory.orc_war_mage",
                    "kings_armory.fire_drake",
                    "kings_armory.catapult",
                    "kings_armory.ballistic_giant",
                    "kings_armory.grey_fairie",
                    "kings_armory.furious_giant",
                ),
            ),
            (EASY_SPLIT_GAME_SCENARIO, "wave", "kings_armory.wave_1"),
            (
                EASY_SPLIT_GAME_SCENARIO,
                "tokens",
                (
                    "kings_armory.goblin_peon",
                    "kings_armory.goblin_berzerker",
                    "kings_armory.goblin_slinger",
                    "kings_armory.goblin_spazcaster",
                    "kings_armory.koblinkaze",
                    "kings_armory.goblin_icarus",
                    "kings_armory.war_orc",
                    "kings_armory.orc_archer",
                    "kings_armory.orc_mage",
                    "kings_armory.orc_bombadier",
                    "kings_armory.grey_pixie",
                    "kings_armory.orc_crossbowman",
                    "kings_armory.goblin_spy",
                    "kings_armory.ettin_clubber",
                    "kings_armory.battering_ram",
                    "kings_armory.bridge_troll",
                    "kings_armory.ballista",
                    "kings_armory.goblin_mutant",
                    "kings_armory.wind_drake",
                    "kings_armory.orc_war_mage",
                    "kings_armory.fire_drake",
                    "kings_armory.catapult",
                    "kings_armory.ballistic_giant",
                    "kings_armory.grey_fairie",
                    "kings_armory.furious_giant",
                ),
            ),
            (ETTINS_SCENARIO, "wave", "kings_armory.wave_1"),
            (
                ETTINS_SCENARIO,
                "tokens",
                (
                    "kings_armory.goblin_peon",
                    "kings_armory.goblin_berzerker",
                    "kings_armory.goblin_slinger",
                    "kings_armory.goblin_spazcaster",
                    "kings_armory.koblinkaze",
                    "kings_armory.goblin_icarus",
                    "kings_armory.war_orc",
                    "kings_armory.orc_archer",
                    "kings_armory.orc_mage",
                    "kings_armory.orc_bombadier",
                    "kings_armory.grey_pixie",
                    "kings_armory.orc_crossbowman",
                    "kings_armory.goblin_spy",
                    "kings_armory.ettin_clubber",
                    "kings_armory.battering_ram",
                    "kings_armory.bridge_troll",
                    "kings_armory.ballista",
                    "kings_armory.goblin_mutant",
                    "kings_armory.wind_drake",
                    "kings_armory.orc_war_mage",
                    "kings_armory.fire_drake",
                    "kings_armory.catapult",
                    "kings_armory.ballistic_giant",
                    "kings_armory.grey_fairie",
                    "kings_armory.furious_giant",
                ),
            ),
            (FIRST_WAVE_SCENARIO, "wave", "kings_armory.wave_1"),
            (
                FIRST_WAVE_SCENARIO,
                "tokens",
                (
                    "kings_armory.goblin_peon",
                    "kings_armory.goblin_berzerker",
                    "kings_armory.goblin_slinger",
                    "kings_armory.goblin_spazcaster",
                    "kings_armory.koblinkaze",
                ),
            ),
            (GAUNTLET_GAME_SCENARIO, "wave", "kings_armory.wave_1"),
            (
                GAUNTLET_GAME_SCENARIO,
                "tokens",
                (
                    "kings_armory.goblin_peon",
                    "kings_armory.goblin_berzerker",
                    "kings_armory.goblin_slinger",
                    "kings_armory.goblin_spazcaster",
                    "kings_armory.koblinkaze",
                    "kings_armory.goblin_icarus",
                    "kings_armory.war_orc",
                    "kings_armory.orc_archer",
                    "kings_armory.orc_mage",
                    "kings_armory.orc_bombadier",
                    "kings_armory.grey_pixie",
                    "kings_armory.orc_crossbowman",
                    "kings_armory.goblin_spy",
                    "kings_armory.ettin_clubber",
                    "kings_armory.battering_ram",
                    "kings_armory.bridge_troll",
                    "kings_armory.ballista",
                    "kings_armory.goblin_mutant",
                    "kings_armory.wind_drake",
                    "kings_armory.orc_war_mage",
                    "kings_armory.fire_drake",
                    "kings_armory.catapult",
                    "kings_armory.ballistic_giant",
                    "kings_armory.grey_fairie",
                    "kings_armory.furious_giant",
                ),
            ),
            (HARD_SPLIT_GAME_SCENARIO, "wave", "kings_armory.wave_1"),
            (
                HARD_SPLIT_GAME_SCENARIO,
                "tokens",
                (
                    "kings_armory.goblin_peon",
                    "kings_armory.goblin_berzerker",
                    "kings_armory.goblin_slinger",
                    "kings_armory.goblin_spazcaster",
                    "kings_armory.koblinkaze",
                    "kings_armory.goblin_icarus",
                    "kings_armory.war_orc",
                    "kings_armory.orc_archer",
                    "kings_armory.orc_mage",
                    "kings_armory.orc_bombadier",
                    "kings_armory.grey_pixie",
                    "kings_armory.orc_crossbowman",
                    "kings_armory.goblin_spy",
                    "kings_armory.ettin_clubber",
                    "kings_armory.battering_ram",
                    "kings_armory.bridge_troll",
                    "kings_armory.ballista",
                    "kings_armory.goblin_mutant",
                    "kings_armory.wind_drake",
                    "kings_armory.orc_war_mage",
                    "kings_armory.fire_drake",
                    "kings_armory.catapult",
                    "kings_armory.ballistic_giant",
                    "kings_armory.grey_fairie",
                    "kings_armory.furious_giant",
                ),
            ),
            (JUMP_START_GAME_SCENARIO, "wave", "kings_armory.wave_1"),
            (
                JUMP_START_GAME_SCENARIO,
                "tokens",
                (
                    "kings_armory.goblin_peon",
                    "kings_armory.goblin_berzerker",
                    "kings_armory.goblin_slinger",
                    "kings_armory.goblin_spazcaster",
                    "kings_armory.koblinkaze",
                    "kings_armory.goblin_icarus",
                    "kings_armory.war_orc",
                    "kings_armory.orc_archer",
                    "kings_armory.orc_mage",
                    "kings_armory.orc_bombadier",
                    "kings_armory.grey_pixie",
                    "kings_armory.orc_crossbowman",
                    "kings_armory.goblin_spy",
                    "kings_armory.ettin_clubber",
                    "kings_armory.battering_ram",
                    "kings_armory.bridge_troll",
                    "kings_armory.ballista",
                    "kings_armory.goblin_mutant",
                    "kings_armory.wind_drake",
                    "kings_armory.orc_war_mage",
                    "kings_armory.fire_drake",
                    "kings_armory.catapult",
                    "kings_armory.ballistic_giant",
                    "kings_armory.grey_fairie",
                    "kings_armory.furious_giant",
                ),
            ),
            (ONE_WAVE_ONLY_SCENARIO, "wave", "kings_armory.wave_1"),
            (
                ONE_WAVE_ONLY_SCENARIO,
                "tokens",
                (
                    "kings_armory.goblin_peon",
                    "kings_armory.goblin_berzerker",
                    "kings_armory.goblin_slinger",
                    "kings_armory.goblin_spazcaster",
                    "kings_armory.koblinkaze",
                    "kings_armory.goblin_icarus",
                    "kings_armory.war_orc",
                    "kings_armory.orc_archer",
                    "kings_armory.orc_mage",
                    "kings_armory.orc_bombadier",
                    "kings_armory.grey_pixie",
                    "kings_armory.orc_crossbowman",
                    "kings_armory.goblin_spy",
                    "kings_armory.ettin_clubber",
                    "kings_armory.battering_ram",
                    "kings_armory.bridge_troll",
                    "kings_armory.ballista",
                    "kings_armory.goblin_mutant",
                    "kings_armory.wind_drake",
                    "kings_armory.orc_war_mage",
                    "kings_armory.fire_drake",
                    "kings_armory.catapult",
                    "kings_armory.ballistic_giant",
                    "kings_armory.grey_fairie",
                    "kings_armory.furious_giant",
                ),
            ),
            (OPEN_TABLE_GAME_SCENARIO, "wave", "kings_armory.wave_1"),
            (
                OPEN_TABLE_GAME_SCENARIO,
                "tokens",
                (
                    "kings_armory.goblin_peon",
                    "kings_armory.goblin_berzerker",
                    "kings_armory.goblin_slinger",
                    "kings_armory.goblin_spazcaster",
                    "kings_armory.koblinkaze",
                    "kings_armory.goblin_icarus",
                    "kings_armory.war_orc",
                    "kings_armory.orc_archer",
                    "kings_armory.orc_mage",
                    "kings_armory.orc_bombadier",
                    "kings_armory.grey_pixie",
                    "kings_armory.orc_crossbowman",
                    "kings_armory.goblin_spy",
                    "kings_armory.ettin_clubber",
                    "kings_armory.battering_ram",
                    "kings_armory.bridge_troll",
                    "kings_armory.ballista",
                    "kings_armory.goblin_mutant",
                    "kings_armory.wind_drake",
                    "kings_armory.orc_war_mage",
                    "kings_armory.fire_drake",
                    "kings_armory.catapult",
                    "kings_armory.ballistic_giant",
                    "kings_armory.grey_fairie",
                    "kings_armory.furious_giant",
                ),
            ),
            (THE_BOSS_SCENARIO, "wave", "kings_armory.wave_3"),
            (
                THE_BOSS_SCENARIO,
                "tokens",
                (
                    "kings_armory.goblin_peon",
                    "kings_armory.goblin_berzerker",
                    "kings_armory.goblin_slinger",
                    "kings_armory.goblin_spazcaster",
                    "kings_armory.koblinkaze",
                    "kings_armory.goblin_icarus",
                    "kings_armory.war_orc",
                    "kings_armory.orc_archer",
                    "kings_armory.orc_mage",
                    "kings_armory.orc_bombadier",
                    "kings_armory.grey_pixie",
                    "kings_armory.orc_crossbowman",
                    "kings_armory.goblin_spy",
                    "kings_armory.ettin_clubber",
                    "kings_armory.battering_ram",
                ),
            ),
            (THREE_STARS_GAME_SCENARIO, "wave", "kings_armory.wave_1"),
            (
                THREE_STARS_GAME_SCENARIO,
                "tokens",
                (
                    "kings_armory.goblin_peon",
                    "kings_armory.goblin_berzerker",
                    "kings_armory.goblin_slinger",
                    "kings_armory.goblin_spazcaster",
                    "kings_armory.koblinkaze",
                    "kings_armory.goblin_icarus",
                    "kings_armory.war_orc",
                    "kings_armory.orc_archer",
                    "kings_armory.orc_mage",
                    "kings_armory.orc_bombadier",
                    "kings_armory.grey_pixie",
                    "kings_armory.orc_crossbowman",
                    "kings_armory.goblin_spy",
                    "kings_armory.ettin_clubber",
                    "kings_armory.battering_ram",
                    "kings_armory.bridge_troll",
                    "kings_armory.ballista",
                    "kings_armory.goblin_mutant",
                    "kings_armory.wind_drake",
                    "kings_armory.orc_war_mage",
                    "kings_armory.fire_drake",
                    "kings_armory.catapult",
                    "kings_armory.ballistic_giant",
                    "kings_armory.grey_fairie",
                    "kings_armory.furious_giant",
                ),
            ),
            (TWO_ENTRANCES_GAME_SCENARIO, "wave", "kings_armory.wave_1"),
            (
                TWO_ENTRANCES_GAME_SCENARIO,
                "tokens",
                (
                    "kings_armory.goblin_peon",
                    "kings_armory.goblin_berzerker",
                    "kings_armory.goblin_slinger",
                    "kings_armory.goblin_spazcaster",
                    "kings_armory.koblinkaze",
                    "kings_armory.goblin_icarus",
                    "kings_armory.war_orc",
                    "kings_armory.orc_archer",
                    "kings_armory.orc_mage",
                    "kings_armory.orc_bombadier",
                    "kings_armory.grey_pixie",
                    "kings_armory.orc_crossbowman",
                    "kings_armory.goblin_spy",
                    "kings_armory.ettin_clubber",
                    "kings_armory.battering_ram",
                    "kings_armory.bridge_troll",
                    "kings_armory.ballista",
                    "kings_armory.goblin_mutant",
                    "kings_armory.wind_drake",
                    "kings_armory.orc_war_mage",
                    "kings_armory.fire_drake",
                    "kings_armory.catapult",
                    "kings_armory.ballistic_giant",
                    "kings_armory.grey_fairie",
                    "kings_armory.furious_giant",
                ),
            ),
            (WEAK_GATE_SCENARIO, "wave", "kings_armory.wave_1"),
            (
                WEAK_GATE_SCENARIO,
                "tokens",
                (
                    "kings_armory.goblin_peon",
                    "kings_armory.goblin_berzerker",
                    "kings_armory.goblin_slinger",
                    "kings_armory.goblin_spazcaster",
                    "kings_armory.koblinkaze",
                ),
            ),
            (WITH_CHILDREN_SCENARIO, "wave", "kings_armory.wave_1"),
            (
                WITH_CHILDREN_SCENARIO,
                "tokens",
                (
                    "kings_armory.goblin_peon",
                    "kings_armory.goblin_berzerker",
                    "kings_armory.goblin_slinger",
                    "kings_armory.goblin_spazcaster",
                    "kings_armory.koblinkaze",
                    "kings_armory.goblin_icarus",
                    "kings_armory.war_orc",
                    "kings_armory.orc_archer",
                    "kings_armory.orc_mage",
                    "kings_armory.orc_bombadier",
                    "kings_armory.grey_pixie",
                    "kings_armory.orc_crossbowman",
                    "kings_armory.goblin_spy",
                    "kings_armory.ettin_clubber",
                    "kings_armory.battering_ram",
                    "kings_armory.bridge_troll",
                    "kings_armory.ballista",
                    "kings_armory.goblin_mutant",
                    "kings_armory.wind_drake",
                    "kings_armory.orc_war_mage",
                    "kings_armory.fire_drake",
                    "kings_armory.catapult",
                    "kings_armory.ballistic_giant",
                    "kings_armory.grey_fairie",
                    "kings_armory.furious_giant",
                ),
            ),
        ),
    ),
)
MAPS: dict[str, Any] = {
    "balanced_single": {
        "rows": (
            "#..............................##",
            "#..............................P#",
            "E====..........================GA",
            "E====..........================GA",
            "#..==..........==..............P#",
            "#..==..........==..............##",
            "#..==..........==..............##",
            "#..==..........==..............##",
            "#..==..........==..............##",
            "#..==..........==..............##",
            "#..==..........==..............##",
            "#..==..........==..............##",
            "#..==..........==..............##",
            "#..==..........==..............##",
            "#..==============..............##",
            "#..==============..............##",
            "#..............................##",
            "#..............................##",
        ),
        "routes": {
            "red_odd": (
                "(1, 3)",
                "(2, 3)",
                "(3, 3)",
                "(4, 3)",
                "(5, 3)",
                "(5, 4)",
                "(5, 5)",
                "(5, 6)",
                "(5, 7)",
                "(5, 8)",
                "(5, 9)",
                "(5, 10)",
                "(5, 11)",
                "(5, 12)",
                "(5, 13)",
                "(5, 14)",
                "(5, 15)",
                "(6, 15)",
                "(7, 15)",
                "(8, 15)",
                "(9, 15)",
                "(10, 15)",
                "(11, 15)",
                "(12, 15)",
                "(13, 15)",
                "(14, 15)",
                "(15, 15)",
                "(16, 15)",
                "(16, 14)",
                "(16, 13)",
                "(16, 12)",
                "(16, 11)",
                "(16, 10)",
                "(16, 9)",
                "(16, 8)",
                "(16, 7)",
                "(16, 6)",
                "(16, 5)",
                "(16, 4)",
                "(16, 3)",
                "(17, 3)",
                "(18, 3)",
                "(19, 3)",
                "(20, 3)",
                "(21, 3)",
                "(22, 3)",
                "(23, 3)",
                "(24, 3)",
                "(25, 3)",
                "(26, 3)",
                "(27, 3)",
                "(28, 3)",
                "(29, 3)",
                "(30, 3)",
                "(31, 3)",
                "(32, 3)",
                "(33, 3)",
            ),
            "red_even": (
                "(1, 4)",
                "(2, 4)",
                "(3, 4)",
                "(4, 4)",
                "(4, 5)",
                "(4, 6)",
                "(4, 7)",
                "(4, 8)",
                "(4, 9)",
                "(4, 10)",
                "(4, 11)",
                "(4, 12)",
                "(4, 13)",
                "(4, 14)",
                "(4, 15)",
                "(4, 16)",
                "(5, 16)",
                "(6, 16)",
                "(7, 16)",
                "(8, 16)",
                "(9, 16)",
                "(10, 16)",
                "(11, 16)",
                "(12, 16)",
                "(13, 16)",
                "(14, 16)",
                "(15, 16)",
                "(16, 16)",
                "(17, 16)",
                "(17, 15)",
                "(17, 14)",
                "(17, 13)",
                "(17, 12)",
                "(17, 11)",
                "(17, 10)",
                "(17, 9)",
                "(17, 8)",
                "(17, 7)",
                "(17, 6)",
                "(17, 5)",
                "(17, 4)",
                "(18, 4)",
                "(19, 4)",
                "(20, 4)",
                "(21, 4)",
                "(22, 4)",
                "(23, 4)",
                "(24, 4)",
                "(25, 4)",
                "(26, 4)",
                "(27, 4)",
                "(28, 4)",
                "(29, 4)",
                "(30, 4)",
                "(31, 4)",
                "(32, 4)",
                "(33, 4)",
            ),
            "yellow_odd": (
                "(1, 3)",
                "(2, 3)",
                "(3, 3)",
                "(4, 3)",
                "(5, 3)",
                "(5, 4)",
                "(5, 5)",
                "(5, 6)",
                "(5, 7)",
                "(5, 8)",
                "(5, 9)",
                "(5, 10)",
                "(5, 11)",
                "(5, 12)",
                "(5, 13)",
                "(5, 14)",
                "(5, 15)",
                "(6, 15)",
                "(7, 15)",
                "(8, 15)",
                "(9, 15)",
                "(10, 15)",
                "(11, 15)",
                "(12, 15)",
                "(13, 15)",
                "(14, 15)",
                "(15, 15)",
                "(16, 15)",
                "(16, 14)",
                "(16, 13)",
                "(16, 12)",
                "(16, 11)",
                "(16, 10)",
                "(16, 9)",
                "(16, 8)",
                "(16, 7)",
                "(16, 6)",
                "(16, 5)",
                "(16, 4)",
                "(16, 3)",
                "(17, 3)",
                "(18, 3)",
                "(19, 3)",
                "(20, 3)",
                "(21, 3)",
                "(22, 3)",
                "(23, 3)",
                "(24, 3)",
                "(25, 3)",
                "(26, 3)",
                "(27, 3)",
                "(28, 3)",
                "(29, 3)",
                "(30, 3)",
                "(31, 3)",
                "(32, 3)",
                "(33, 3)",
            ),
            "yellow_even": (
                "(1, 4)",
                "(2, 4)",
                "(3, 4)",
                "(4, 4)",
                "(4, 5)",
                "(4, 6)",
                "(4, 7)",
                "(4, 8)",
                "(4, 9)",
                "(4, 10)",
                "(4, 11)",
                "(4, 12)",
                "(4, 13)",
                "(4, 14)",
                "(4, 15)",
                "(4, 16)",
                "(5, 16)",
                "(6, 16)",
                "(7, 16)",
                "(8, 16)",
                "(9, 16)",
                "(10, 16)",
                "(11, 16)",
                "(12, 16)",
                "(13, 16)",
                "(14, 16)",
                "(15, 16)",
                "(16, 16)",
                "(17, 16)",
                "(17, 15)",
                "(17, 14)",
                "(17, 13)",
                "(17, 12)",
                "(17, 11)",
                "(17, 10)",
                "(17, 9)",
                "(17, 8)",
                "(17, 7)",
                "(17, 6)",
                "(17, 5)",
                "(17, 4)",
                "(18, 4)",
                "(19, 4)",
                "(20, 4)",
                "(21, 4)",
                "(22, 4)",
                "(23, 4)",
                "(24, 4)",
                "(25, 4)",
                "(26, 4)",
                "(27, 4)",
                "(28, 4)",
                "(29, 4)",
                "(30, 4)",
                "(31, 4)",
                "(32, 4)",
                "(33, 4)",
            ),
        },
        "legend": {
            "#": {"terrain": "border"},
            "=": {"terrain": "path"},
            "E": {"terrain": "entrance"},
            "G": {"terrain": "gate"},
            "A": {"terrain": "armory"},
            "P": {"terrain": "parapet"},
        },
        "draw": {"tower": {"any": "^"}},
    },
    "balanced_split": {
        "rows": (
            "########EE##############",
            "........==..............",
            "........==..............",
            "..====================..",
            "..====================..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..====================..",
            "..====================..",
            "..............==........",
            "..............==........",
            "#############PGGP#######",
            "##############AA########",
        ),
        "routes": {
            "red_odd": (
                "(10, 1)",
                "(10, 2)",
                "(10, 3)",
                "(10, 4)",
                "(10, 5)",
                "(9, 5)",
                "(8, 5)",
                "(7, 5)",
                "(6, 5)",
                "(5, 5)",
                "(4, 5)",
                "(4, 6)",
                "(4, 7)",
                "(4, 8)",
                "(4, 9)",
                "(4, 10)",
                "(4, 11)",
                "(4, 12)",
                "(4, 13)",
                "(4, 14)",
                "(4, 15)",
                "(4, 16)",
                "(4, 17)",
                "(4, 18)",
                "(4, 19)",
                "(4, 20)",
                "(4, 21)",
                "(4, 22)",
                "(5, 22)",
                "(6, 22)",
                "(7, 22)",
                "(8, 22)",
                "(9, 22)",
                "(10, 22)",
                "(11, 22)",
                "(12, 22)",
                "(13, 22)",
                "(14, 22)",
                "(15, 22)",
                "(16, 22)",
                "(16, 23)",
                "(16, 24)",
                "(16, 25)",
                "(16, 26)",
                "(16, 27)",
            ),
            "red_even": (
                "(9, 1)",
                "(9, 2)",
                "(9, 3)",
                "(9, 4)",
                "(8, 4)",
                "(7, 4)",
                "(6, 4)",
                "(5, 4)",
                "(4, 4)",
                "(3, 4)",
                "(3, 5)",
                "(3, 6)",
                "(3, 7)",
                "(3, 8)",
                "(3, 9)",
                "(3, 10)",
                "(3, 11)",
                "(3, 12)",
                "(3, 13)",
                "(3, 14)",
                "(3, 15)",
                "(3, 16)",
                "(3, 17)",
                "(3, 18)",
                "(3, 19)",
                "(3, 20)",
                "(3, 21)",
                "(3, 22)",
                "(3, 23)",
                "(4, 23)",
                "(5, 23)",
                "(6, 23)",
                "(7, 23)",
                "(8, 23)",
                "(9, 23)",
                "(10, 23)",
                "(11, 23)",
                "(12, 23)",
                "(13, 23)",
                "(14, 23)",
                "(15, 23)",
                "(15, 24)",
                "(15, 25)",
                "(15, 26)",
                "(15, 27)",
            ),
            "yellow_odd": (
                "(10, 1)",
                "(10, 2)",
                "(10, 3)",
                "(10, 4)",
                "(11, 4)",
                "(12, 4)",
                "(13, 4)",
                "(14, 4)",
                "(15, 4)",
                "(16, 4)",
                "(17, 4)",
                "(18, 4)",
                "(19, 4)",
                "(20, 4)",
                "(21, 4)",
                "(22, 4)",
                "(22, 5)",
                "(22, 6)",
                "(22, 7)",
                "(22, 8)",
                "(22, 9)",
                "(22, 10)",
                "(22, 11)",
                "(22, 12)",
                "(22, 13)",
                "(22, 14)",
                "(22, 15)",
                "(22, 16)",
                "(22, 17)",
                "(22, 18)",
                "(22, 19)",
                "(22, 20)",
                "(22, 21)",
                "(22, 22)",
                "(22, 23)",
                "(21, 23)",
                "(20, 23)",
                "(19, 23)",
                "(18, 23)",
                "(17, 23)",
                "(16, 23)",
                "(16, 24)",
                "(16, 25)",
                "(16, 26)",
                "(16, 27)",
            ),
            "yellow_even": (
                "(9, 1)",
                "(9, 2)",
                "(9, 3)",
                "(9, 4)",
                "(9, 5)",
                "(10, 5)",
                "(11, 5)",
                "(12, 5)",
                "(13, 5)",
                "(14, 5)",
                "(15, 5)",
                "(16, 5)",
                "(17, 5)",
                "(18, 5)",
                "(19, 5)",
                "(20, 5)",
                "(21, 5)",
                "(21, 6)",
                "(21, 7)",
                "(21, 8)",
                "(21, 9)",
                "(21, 10)",
                "(21, 11)",
                "(21, 12)",
                "(21, 13)",
                "(21, 14)",
                "(21, 15)",
                "(21, 16)",
                "(21, 17)",
                "(21, 18)",
                "(21, 19)",
                "(21, 20)",
                "(21, 21)",
                "(21, 22)",
                "(20, 22)",
                "(19, 22)",
                "(18, 22)",
                "(17, 22)",
                "(16, 22)",
                "(15, 22)",
                "(15, 23)",
                "(15, 24)",
                "(15, 25)",
                "(15, 26)",
                "(15, 27)",
            ),
        },
        "legend": {
            "#": {"terrain": "border"},
            "=": {"terrain": "path"},
            "E": {"terrain": "entrance"},
            "G": {"terrain": "gate"},
            "A": {"terrain": "armory"},
            "P": {"terrain": "parapet"},
        },
        "draw": {"tower": {"any": "^"}},
    },
    "easy_single": {
        "rows": (
            "##EE####################",
            "..==....................",
            "..==....................",
            "..==....========........",
            "..==....========........",
            "..==....==....==........",
            "..==....==....==........",
            "..==....==....==........",
            "..==....==....==........",
            "..==....==....==........",
            "..==....==....==........",
            "..==....==....==........",
            "..==....==....==........",
            "..==....==....==........",
            "..==....==....==........",
            "..==....==....========..",
            "..==....==....========..",
            "..==....==..........==..",
            "..==....==..........==..",
            "..==....==..........==..",
            "..==....==..........==..",
            "..========....========..",
            "..========....========..",
            "..............==........",
            "..............==........",
            "#############PGGP#######",
            "##############AA########",
        ),
        "routes": {
            "red_odd": (
                "(4, 1)",
                "(4, 2)",
                "(4, 3)",
                "(4, 4)",
                "(4, 5)",
                "(4, 6)",
                "(4, 7)",
                "(4, 8)",
                "(4, 9)",
                "(4, 10)",
                "(4, 11)",
                "(4, 12)",
                "(4, 13)",
                "(4, 14)",
                "(4, 15)",
                "(4, 16)",
                "(4, 17)",
                "(4, 18)",
                "(4, 19)",
                "(4, 20)",
                "(4, 21)",
                "(4, 22)",
                "(5, 22)",
                "(6, 22)",
                "(7, 22)",
                "(8, 22)",
                "(9, 22)",
                "(9, 21)",
                "(9, 20)",
                "(9, 19)",
                "(9, 18)",
                "(9, 17)",
                "(9, 16)",
                "(9, 15)",
                "(9, 14)",
                "(9, 13)",
                "(9, 12)",
                "(9, 11)",
                "(9, 10)",
                "(9, 9)",
                "(9, 8)",
                "(9, 7)",
                "(9, 6)",
                "(9, 5)",
                "(9, 4)",
                "(10, 4)",
                "(11, 4)",
                "(12, 4)",
                "(13, 4)",
                "(14, 4)",
                "(15, 4)",
                "(16, 4)",
                "(16, 5)",
                "(16, 6)",
                "(16, 7)",
                "(16, 8)",
                "(16, 9)",
                "(16, 10)",
                "(16, 11)",
                "(16, 12)",
                "(16, 13)",
                "(16, 14)",
                "(16, 15)",
                "(16, 16)",
                "(17, 16)",
                "(18, 16)",
                "(19, 16)",
                "(20, 16)",
                "(21, 16)",
                "(22, 16)",
                "(22, 17)",
                "(22, 18)",
                "(22, 19)",
                "(22, 20)",
                "(22, 21)",
                "(22, 22)",
                "(22, 23)",
                "(21, 23)",
                "(20, 23)",
                "(19, 23)",
                "(18, 23)",
                "(17, 23)",
                "(16, 23)",
                "(16, 24)",
                "(16, 25)",
                "(16, 26)",
                "(16, 27)",
            ),
            "red_even": (
                "(3, 1)",
                "(3, 2)",
                "(3, 3)",
                "(3, 4)",
                "(3, 5)",
                "(3, 6)",
                "(3, 7)",
                "(3, 8)",
                "(3, 9)",
                "(3, 10)",
                "(3, 11)",
                "(3, 12)",
                "(3, 13)",
                "(3, 14)",
                "(3, 15)",
                "(3, 16)",
                "(3, 17)",
                "(3, 18)",
                "(3, 19)",
                "(3, 20)",
                "(3, 21)",
                "(3, 22)",
                "(3, 23)",
                "(4, 23)",
                "(5, 23)",
                "(6, 23)",
                "(7, 23)",
                "(8, 23)",
                "(9, 23)",
                "(10, 23)",
                "(10, 22)",
                "(10, 21)",
                "(10, 20)",
                "(10, 19)",
                "(10, 18)",
                "(10, 17)",
                "(10, 16)",
                "(10, 15)",
                "(10, 14)",
                "(10, 13)",
                "(10, 12)",
                "(10, 11)",
                "(10, 10)",
                "(10, 9)",
                "(10, 8)",
                "(10, 7)",
                "(10, 6)",
                "(10, 5)",
                "(11, 5)",
                "(12, 5)",
                "(13, 5)",
                "(14, 5)",
                "(15, 5)",
                "(15, 6)",
                "(15, 7)",
                "(15, 8)",
                "(15, 9)",
                "(15, 10)",
                "(15, 11)",
                "(15, 12)",
                "(15, 13)",
                "(15, 14)",
                "(15, 15)",
                "(15, 16)",
                "(15, 17)",
                "(16, 17)",
                "(17, 17)",
                "(18, 17)",
                "(19, 17)",
                "(20, 17)",
                "(21, 17)",
                "(21, 18)",
                "(21, 19)",
                "(21, 20)",
                "(21, 21)",
                "(21, 22)",
                "(20, 22)",
                "(19, 22)",
                "(18, 22)",
                "(17, 22)",
                "(16, 22)",
                "(15, 22)",
                "(15, 23)",
                "(15, 24)",
                "(15, 25)",
                "(15, 26)",
                "(15, 27)",
            ),
            "yellow_odd": (
                "(4, 1)",
                "(4, 2)",
                "(4, 3)",
                "(4, 4)",
                "(4, 5)",
                "(4, 6)",
                "(4, 7)",
                "(4, 8)",
                "(4, 9)",
                "(4, 10)",
                "(4, 11)",
                "(4, 12)",
                "(4, 13)",
                "(4, 14)",
                "(4, 15)",
                "(4, 16)",
                "(4, 17)",
                "(4, 18)",
                "(4, 19)",
                "(4, 20)",
                "(4, 21)",
                "(4, 22)",
                "(5, 22)",
                "(6, 22)",
                "(7, 22)",
                "(8, 22)",
                "(9, 22)",
                "(9, 21)",
                "(9, 20)",
                "(9, 19)",
                "(9, 18)",
                "(9, 17)",
                "(9, 16)",
                "(9, 15)",
                "(9, 14)",
                "(9, 13)",
                "(9, 12)",
                "(9, 11)",
                "(9, 10)",
                "(9, 9)",
                "(9, 8)",
                "(9, 7)",
                "(9, 6)",
                "(9, 5)",
                "(9, 4)",
                "(10, 4)",
                "(11, 4)",
                "(12, 4)",
                "(13, 4)",
                "(14, 4)",
                "(15, 4)",
                "(16, 4)",
                "(16, 5)",
                "(16, 6)",
                "(16, 7)",
                "(16, 8)",
                "(16, 9)",
                "(16, 10)",
                "(16, 11)",
                "(16, 12)",
                "(16, 13)",
                "(16, 14)",
                "(16, 15)",
                "(16, 16)",
                "(17, 16)",
                "(18, 16)",
                "(19, 16)",
                "(20, 16)",
                "(21, 16)",
                "(22, 16)",
                "(22, 17)",
                "(22, 18)",
                "(22, 19)",
                "(22, 20)",
                "(22, 21)",
                "(22, 22)",
                "(22, 23)",
                "(21, 23)",
                "(20, 23)",
                "(19, 23)",
                "(18, 23)",
                "(17, 23)",
                "(16, 23)",
                "(16, 24)",
                "(16, 25)",
                "(16, 26)",
                "(16, 27)",
            ),
            "yellow_even": (
                "(3, 1)",
                "(3, 2)",
                "(3, 3)",
                "(3, 4)",
                "(3, 5)",
                "(3, 6)",
                "(3, 7)",
                "(3, 8)",
                "(3, 9)",
                "(3, 10)",
                "(3, 11)",
                "(3, 12)",
                "(3, 13)",
                "(3, 14)",
                "(3, 15)",
                "(3, 16)",
                "(3, 17)",
                "(3, 18)",
                "(3, 19)",
                "(3, 20)",
                "(3, 21)",
                "(3, 22)",
                "(3, 23)",
                "(4, 23)",
                "(5, 23)",
                "(6, 23)",
                "(7, 23)",
                "(8, 23)",
                "(9, 23)",
                "(10, 23)",
                "(10, 22)",
                "(10, 21)",
                "(10, 20)",
                "(10, 19)",
                "(10, 18)",
                "(10, 17)",
                "(10, 16)",
                "(10, 15)",
                "(10, 14)",
                "(10, 13)",
                "(10, 12)",
                "(10, 11)",
                "(10, 10)",
                "(10, 9)",
                "(10, 8)",
                "(10, 7)",
                "(10, 6)",
                "(10, 5)",
                "(11, 5)",
                "(12, 5)",
                "(13, 5)",
                "(14, 5)",
                "(15, 5)",
                "(15, 6)",
                "(15, 7)",
                "(15, 8)",
                "(15, 9)",
                "(15, 10)",
                "(15, 11)",
                "(15, 12)",
                "(15, 13)",
                "(15, 14)",
                "(15, 15)",
                "(15, 16)",
                "(15, 17)",
                "(16, 17)",
                "(17, 17)",
                "(18, 17)",
                "(19, 17)",
                "(20, 17)",
                "(21, 17)",
                "(21, 18)",
                "(21, 19)",
                "(21, 20)",
                "(21, 21)",
                "(21, 22)",
                "(20, 22)",
                "(19, 22)",
                "(18, 22)",
                "(17, 22)",
                "(16, 22)",
                "(15, 22)",
                "(15, 23)",
                "(15, 24)",
                "(15, 25)",
                "(15, 26)",
                "(15, 27)",
            ),
        },
        "legend": {
            "#": {"terrain": "border"},
            "=": {"terrain": "path"},
            "E": {"terrain": "entrance"},
            "G": {"terrain": "gate"},
            "A": {"terrain": "armory"},
            "P": {"terrain": "parapet"},
        },
        "draw": {"tower": {"any": "^"}},
    },
    "easy_split": {
        "rows": (
            "########################",
            "########EE##############",
            "........==..............",
            "........==..............",
            "..====================..",
            "..====================..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==============....==..",
            "..==============....==..",
            "........==....==....==..",
            "........==....==....==..",
            "........==....==....==..",
            "........==....==....==..",
            "........==....========..",
            "........==....========..",
            "........==..............",
            "........==..............",
            "........==..............",
            "........==..............",
            "........==============..",
            "........==============..",
            "....................==..",
            "....................==..",
            "###################PGGP#",
            "####################AA##",
        ),
        "routes": {
            "red_odd": (
                "(10, 2)",
                "(10, 3)",
                "(10, 4)",
                "(10, 5)",
                "(10, 6)",
                "(9, 6)",
                "(8, 6)",
                "(7, 6)",
                "(6, 6)",
                "(5, 6)",
                "(4, 6)",
                "(4, 7)",
                "(4, 8)",
                "(4, 9)",
                "(4, 10)",
                "(4, 11)",
                "(5, 11)",
                "(6, 11)",
                "(7, 11)",
                "(8, 11)",
                "(9, 11)",
                "(10, 11)",
                "(10, 12)",
                "(10, 13)",
                "(10, 14)",
                "(10, 15)",
                "(10, 16)",
                "(10, 17)",
                "(10, 18)",
                "(10, 19)",
                "(10, 20)",
                "(10, 21)",
                "(10, 22)",
                "(10, 23)",
                "(11, 23)",
                "(12, 23)",
                "(13, 23)",
                "(14, 23)",
                "(15, 23)",
                "(16, 23)",
                "(17, 23)",
                "(18, 23)",
                "(19, 23)",
                "(20, 23)",
                "(21, 23)",
                "(22, 23)",
                "(22, 24)",
                "(22, 25)",
                "(22, 26)",
                "(22, 27)",
                "(22, 28)",
            ),
            "red_even": (
                "(9, 2)",
                "(9, 3)",
                "(9, 4)",
                "(9, 5)",
                "(8, 5)",
                "(7, 5)",
                "(6, 5)",
                "(5, 5)",
                "(4, 5)",
                "(3, 5)",
                "(3, 6)",
                "(3, 7)",
                "(3, 8)",
                "(3, 9)",
                "(3, 10)",
                "(3, 11)",
                "(3, 12)",
                "(4, 12)",
                "(5, 12)",
                "(6, 12)",
                "(7, 12)",
                "(8, 12)",
                "(9, 12)",
                "(9, 13)",
                "(9, 14)",
                "(9, 15)",
                "(9, 16)",
                "(9, 17)",
                "(9, 18)",
                "(9, 19)",
                "(9, 20)",
                "(9, 21)",
                "(9, 22)",
                "(9, 23)",
                "(9, 24)",
                "(10, 24)",
                "(11, 24)",
                "(12, 24)",
                "(13, 24)",
                "(14, 24)",
                "(15, 24)",
                "(16, 24)",
                "(17, 24)",
                "(18, 24)",
                "(19, 24)",
                "(20, 24)",
                "(21, 24)",
                "(21, 25)",
                "(21, 26)",
                "(21, 27)",
                "(21, 28)",
            ),
            "yellow_odd": (
                "(10, 2)",
                "(10, 3)",
                "(10, 4)",
                "(10, 5)",
                "(11, 5)",
                "(12, 5)",
                "(13, 5)",
                "(14, 5)",
                "(15, 5)",
                "(16, 5)",
                "(17, 5)",
                "(18, 5)",
                "(19, 5)",
                "(20, 5)",
                "(21, 5)",
                "(22, 5)",
                "(22, 6)",
                "(22, 7)",
                "(22, 8)",
                "(22, 9)",
                "(22, 10)",
                "(22, 11)",
                "(22, 12)",
                "(22, 13)",
                "(22, 14)",
                "(22, 15)",
                "(22, 16)",
                "(22, 17)",
                "(22, 18)",
                "(21, 18)",
                "(20, 18)",
                "(19, 18)",
                "(18, 18)",
                "(17, 18)",
                "(16, 18)",
                "(15, 18)",
                "(15, 17)",
                "(15, 16)",
                "(15, 15)",
                "(15, 14)",
                "(15, 13)",
                "(15, 12)",
                "(14, 12)",
                "(13, 12)",
                "(12, 12)",
                "(11, 12)",
                "(10, 12)",
                "(10, 13)",
                "(10, 14)",
                "(10, 15)",
                "(10, 16)",
                "(10, 17)",
                "(10, 18)",
                "(10, 19)",
                "(10, 20)",
                "(10, 21)",
                "(10, 22)",
                "(10, 23)",
                "(11, 23)",
                "(12, 23)",
                "(13, 23)",
                "(14, 23)",
                "(15, 23)",
                "(16, 23)",
                "(17, 23)",
                "(18, 23)",
                "(19, 23)",
                "(20, 23)",
                "(21, 23)",
                "(22, 23)",
                "(22, 24)",
                "(22, 25)",
                "(22, 26)",
                "(22, 27)",
                "(22, 28)",
            ),
            "yellow_even": (
                "(9, 2)",
                "(9, 3)",
                "(9, 4)",
                "(9, 5)",
                "(9, 6)",
                "(10, 6)",
                "(11, 6)",
                "(12, 6)",
                "(13, 6)",
                "(14, 6)",
                "(15, 6)",
                "(16, 6)",
                "(17, 6)",
                "(18, 6)",
                "(19, 6)",
                "(20, 6)",
                "(21, 6)",
                "(21, 7)",
                "(21, 8)",
                "(21, 9)",
                "(21, 10)",
                "(21, 11)",
                "(21, 12)",
                "(21, 13)",
                "(21, 14)",
                "(21, 15)",
                "(21, 16)",
                "(21, 17)",
                "(20, 17)",
                "(19, 17)",
                "(18, 17)",
                "(17, 17)",
                "(16, 17)",
                "(16, 16)",
                "(16, 15)",
                "(16, 14)",
                "(16, 13)",
                "(16, 12)",
                "(16, 11)",
                "(15, 11)",
                "(14, 11)",
                "(13, 11)",
                "(12, 11)",
                "(11, 11)",
                "(10, 11)",
                "(9, 11)",
                "(9, 12)",
                "(9, 13)",
                "(9, 14)",
                "(9, 15)",
                "(9, 16)",
                "(9, 17)",
                "(9, 18)",
                "(9, 19)",
                "(9, 20)",
                "(9, 21)",
                "(9, 22)",
                "(9, 23)",
                "(9, 24)",
                "(10, 24)",
                "(11, 24)",
                "(12, 24)",
                "(13, 24)",
                "(14, 24)",
                "(15, 24)",
                "(16, 24)",
                "(17, 24)",
                "(18, 24)",
                "(19, 24)",
                "(20, 24)",
                "(21, 24)",
                "(21, 25)",
                "(21, 26)",
                "(21, 27)",
                "(21, 28)",
            ),
        },
        "legend": {
            "#": {"terrain": "border"},
            "=": {"terrain": "path"},
            "E": {"terrain": "entrance"},
            "G": {"terrain": "gate"},
            "A": {"terrain": "armory"},
            "P": {"terrain": "parapet"},
        },
        "draw": {"tower": {"any": "^"}},
    },
    "hard_split": {
        "rows": (
            "##############EE########",
            "..............==........",
            "..............==........",
            "........==============..",
            "........==============..",
            "........==..........==..",
            "........==..........==..",
            "........==..........==..",
            "........==..........==..",
            "........==..........==..",
            "........==..........==..",
            "........==..........==..",
            "........==..........==..",
            "........==..........==..",
            "........==..........==..",
            "........==..........==..",
            "........==..........==..",
            "........==..........==..",
            "........==..........==..",
            "........==..........==..",
            "........==..........==..",
            "........==============..",
            "........==============..",
            "..............==........",
            "..............==........",
            "#############PGGP#######",
            "##############AA########",
        ),
        "routes": {
            "red_odd": (
                "(16, 1)",
                "(16, 2)",
                "(16, 3)",
                "(16, 4)",
                "(16, 5)",
                "(15, 5)",
                "(14, 5)",
                "(13, 5)",
                "(12, 5)",
                "(11, 5)",
                "(10, 5)",
                "(10, 6)",
                "(10, 7)",
                "(10, 8)",
                "(10, 9)",
                "(10, 10)",
                "(10, 11)",
                "(10, 12)",
                "(10, 13)",
                "(10, 14)",
                "(10, 15)",
                "(10, 16)",
                "(10, 17)",
                "(10, 18)",
                "(10, 19)",
                "(10, 20)",
                "(10, 21)",
                "(10, 22)",
                "(11, 22)",
                "(12, 22)",
                "(13, 22)",
                "(14, 22)",
                "(15, 22)",
                "(16, 22)",
                "(16, 23)",
                "(16, 24)",
                "(16, 25)",
                "(16, 26)",
                "(16, 27)",
            ),
            "red_even": (
                "(15, 1)",
                "(15, 2)",
                "(15, 3)",
                "(15, 4)",
                "(14, 4)",
                "(13, 4)",
                "(12, 4)",
                "(11, 4)",
                "(10, 4)",
                "(9, 4)",
                "(9, 5)",
                "(9, 6)",
                "(9, 7)",
                "(9, 8)",
                "(9, 9)",
                "(9, 10)",
                "(9, 11)",
                "(9, 12)",
                "(9, 13)",
                "(9, 14)",
                "(9, 15)",
                "(9, 16)",
                "(9, 17)",
                "(9, 18)",
                "(9, 19)",
                "(9, 20)",
                "(9, 21)",
                "(9, 22)",
                "(9, 23)",
                "(10, 23)",
                "(11, 23)",
                "(12, 23)",
                "(13, 23)",
                "(14, 23)",
                "(15, 23)",
                "(15, 24)",
                "(15, 25)",
                "(15, 26)",
                "(15, 27)",
            ),
            "yellow_odd": (
                "(16, 1)",
                "(16, 2)",
                "(16, 3)",
                "(16, 4)",
                "(17, 4)",
                "(18, 4)",
                "(19, 4)",
                "(20, 4)",
                "(21, 4)",
                "(22, 4)",
                "(22, 5)",
                "(22, 6)",
                "(22, 7)",
                "(22, 8)",
                "(22, 9)",
                "(22, 10)",
                "(22, 11)",
                "(22, 12)",
                "(22, 13)",
                "(22, 14)",
                "(22, 15)",
                "(22, 16)",
                "(22, 17)",
                "(22, 18)",
                "(22, 19)",
                "(22, 20)",
                "(22, 21)",
                "(22, 22)",
                "(22, 23)",
                "(21, 23)",
                "(20, 23)",
                "(19, 23)",
                "(18, 23)",
                "(17, 23)",
                "(16, 23)",
                "(16, 24)",
                "(16, 25)",
                "(16, 26)",
                "(16, 27)",
            ),
            "yellow_even": (
                "(15, 1)",
                "(15, 2)",
                "(15, 3)",
                "(15, 4)",
                "(15, 5)",
                "(16, 5)",
                "(17, 5)",
                "(18, 5)",
                "(19, 5)",
                "(20, 5)",
                "(21, 5)",
                "(21, 6)",
                "(21, 7)",
                "(21, 8)",
                "(21, 9)",
                "(21, 10)",
                "(21, 11)",
                "(21, 12)",
                "(21, 13)",
                "(21, 14)",
                "(21, 15)",
                "(21, 16)",
                "(21, 17)",
                "(21, 18)",
                "(21, 19)",
                "(21, 20)",
                "(21, 21)",
                "(21, 22)",
                "(20, 22)",
                "(19, 22)",
                "(18, 22)",
                "(17, 22)",
                "(16, 22)",
                "(15, 22)",
                "(15, 23)",
                "(15, 24)",
                "(15, 25)",
                "(15, 26)",
                "(15, 27)",
            ),
        },
        "legend": {
            "#": {"terrain": "border"},
            "=": {"terrain": "path"},
            "E": {"terrain": "entrance"},
            "G": {"terrain": "gate"},
            "A": {"terrain": "armory"},
            "P": {"terrain": "parapet"},
        },
        "draw": {"tower": {"any": "^"}},
    },
    "short_split": {
        "rows": (
            "########EE########",
            "........==........",
            "........==........",
            "..==============..",
            "..==============..",
            "..==..........==..",
            "..==..........==..",
            "..==..........==..",
            "..==..........==..",
            "..==============..",
            "..==============..",
            "........==........",
            "........==........",
            "#######PGGP#######",
            "########AA########",
        ),
        "routes": {
            "red_odd": (
                "(10, 1)",
                "(10, 2)",
                "(10, 3)",
                "(10, 4)",
                "(10, 5)",
                "(9, 5)",
                "(8, 5)",
                "(7, 5)",
                "(6, 5)",
                "(5, 5)",
                "(4, 5)",
                "(4, 6)",
                "(4, 7)",
                "(4, 8)",
                "(4, 9)",
                "(4, 10)",
                "(5, 10)",
                "(6, 10)",
                "(7, 10)",
                "(8, 10)",
                "(9, 10)",
                "(10, 10)",
                "(10, 11)",
                "(10, 12)",
                "(10, 13)",
                "(10, 14)",
                "(10, 15)",
            ),
            "red_even": (
                "(9, 1)",
                "(9, 2)",
                "(9, 3)",
                "(9, 4)",
                "(8, 4)",
                "(7, 4)",
                "(6, 4)",
                "(5, 4)",
                "(4, 4)",
                "(3, 4)",
                "(3, 5)",
                "(3, 6)",
                "(3, 7)",
                "(3, 8)",
                "(3, 9)",
                "(3, 10)",
                "(3, 11)",
                "(4, 11)",
                "(5, 11)",
                "(6, 11)",
                "(7, 11)",
                "(8, 11)",
                "(9, 11)",
                "(9, 12)",
                "(9, 13)",
                "(9, 14)",
                "(9, 15)",
            ),
            "yellow_odd": (
                "(10, 1)",
                "(10, 2)",
                "(10, 3)",
                "(10, 4)",
                "(11, 4)",
                "(12, 4)",
                "(13, 4)",
                "(14, 4)",
                "(15, 4)",
                "(16, 4)",
                "(16, 5)",
                "(16, 6)",
                "(16, 7)",
                "(16, 8)",
                "(16, 9)",
                "(16, 10)",
                "(16, 11)",
                "(15, 11)",
                "(14, 11)",
                "(13, 11)",
                "(12, 11)",
                "(11, 11)",
                "(10, 11)",
                "(10, 12)",
                "(10, 13)",
                "(10, 14)",
                "(10, 15)",
            ),
            "yellow_even": (
                "(9, 1)",
                "(9, 2)",
                "(9, 3)",
                "(9, 4)",
                "(9, 5)",
                "(10, 5)",
                "(11, 5)",
                "(12, 5)",
                "(13, 5)",
                "(14, 5)",
                "(15, 5)",
                "(15, 6)",
                "(15, 7)",
                "(15, 8)",
                "(15, 9)",
                "(15, 10)",
                "(14, 10)",
                "(13, 10)",
                "(12, 10)",
                "(11, 10)",
                "(10, 10)",
                "(9, 10)",
                "(9, 11)",
                "(9, 12)",
                "(9, 13)",
                "(9, 14)",
                "(9, 15)",
            ),
        },
        "legend": {
            "#": {"terrain": "border"},
            "=": {"terrain": "path"},
            "E": {"terrain": "entrance"},
            "G": {"terrain": "gate"},
            "A": {"terrain": "armory"},
            "P": {"terrain": "parapet"},
        },
        "draw": {"tower": {"any": "^"}},
    },
    "two_entrances": {
        "rows": (
            "####################EE##",
            "%%%%%%..............==..",
            "%%%%%%..............==..",
            "%%EE%%..............==..",
            "%%==%%..............==..",
            "%%==%%..............==..",
            "%%==%%..............==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..==................==..",
            "..====================..",
            "..====================..",
            "..............==........",
            "..............==........",
            "#############PGGP#######",
            "##############AA########",
        ),
        "routes": {
            "red_odd": (
                "(22, 1)",
                "(22, 2)",
                "(22, 3)",
                "(22, 4)",
                "(22, 5)",
                "(22, 6)",
                "(22, 7)",
                "(22, 8)",
                "(22, 9)",
                "(22, 10)",
                "(22, 11)",
                "(22, 12)",
                "(22, 13)",
                "(22, 14)",
                "(22, 15)",
                "(22, 16)",
                "(22, 17)",
                "(22, 18)",
                "(22, 19)",
                "(22, 20)",
                "(22, 21)",
                "(22, 22)",
                "(22, 23)",
                "(21, 23)",
                "(20, 23)",
                "(19, 23)",
                "(18, 23)",
                "(17, 23)",
                "(16, 23)",
                "(16, 24)",
                "(16, 25)",
                "(16, 26)",
                "(16, 27)",
            ),
            "red_even": (
                "(21, 1)",
                "(21, 2)",
                "(21, 3)",
                "(21, 4)",
                "(21, 5)",
                "(21, 6)",
                "(21, 7)",
                "(21, 8)",
                "(21, 9)",
                "(21, 10)",
                "(21, 11)",
                "(21, 12)",
                "(21, 13)",
                "(21, 14)",
                "(21, 15)",
                "(21, 16)",
                "(21, 17)",
                "(21, 18)",
                "(21, 19)",
                "(21, 20)",
                "(21, 21)",
                "(21, 22)",
                "(20, 22)",
                "(19, 22)",
                "(18, 22)",
                "(17, 22)",
                "(16, 22)",
                "(15, 22)",
                "(15, 23)",
                "(15, 24)",
                "(15, 25)",
                "(15, 26)",
                "(15, 27)",
            ),
            "yellow_odd": (
                "(22, 1)",
                "(22, 2)",
                "(22, 3)",
                "(22, 4)",
                "(22, 5)",
                "(22, 6)",
                "(22, 7)",
                "(22, 8)",
                "(22, 9)",
                "(22, 10)",
                "(22, 11)",
                "(22, 12)",
                "(22, 13)",
                "(22, 14)",
                "(22, 15)",
                "(22, 16)",
                "(22, 17)",
                "(22, 18)",
                "(22, 19)",
                "(22, 20)",
                "(22, 21)",
                "(22, 22)",
                "(22, 23)",
                "(21, 23)",
                "(20, 23)",
                "(19, 23)",
                "(18, 23)",
                "(17, 23)",
                "(16, 23)",
                "(16, 24)",
                "(16, 25)",
                "(16, 26)",
                "(16, 27)",
            ),
            "yellow_even": (
                "(21, 1)",
                "(21, 2)",
                "(21, 3)",
                "(21, 4)",
                "(21, 5)",
                "(21, 6)",
                "(21, 7)",
                "(21, 8)",
                "(21, 9)",
                "(21, 10)",
                "(21, 11)",
                "(21, 12)",
                "(21, 13)",
                "(21, 14)",
                "(21, 15)",
                "(21, 16)",
                "(21, 17)",
                "(21, 18)",
                "(21, 19)",
                "(21, 20)",
                "(21, 21)",
                "(21, 22)",
                "(20, 22)",
                "(19, 22)",
                "(18, 22)",
                "(17, 22)",
                "(16, 22)",
                "(15, 22)",
                "(15, 23)",
                "(15, 24)",
                "(15, 25)",
                "(15, 26)",
                "(15, 27)",
            ),
            "cave_odd": (
                "(4, 4)",
                "(4, 5)",
                "(4, 6)",
                "(4, 7)",
                "(4, 8)",
                "(4, 9)",
                "(4, 10)",
                "(4, 11)",
                "(4, 12)",
                "(4, 13)",
                "(4, 14)",
                "(4, 15)",
                "(4, 16)",
                "(4, 17)",
                "(4, 18)",
                "(4, 19)",
                "(4, 20)",
                "(4, 21)",
                "(4, 22)",
                "(5, 22)",
                "(6, 22)",
                "(7, 22)",
                "(8, 22)",
                "(9, 22)",
                "(10, 22)",
                "(11, 22)",
                "(12, 22)",
                "(13, 22)",
                "(14, 22)",
                "(15, 22)",
                "(16, 22)",
                "(16, 23)",
                "(16, 24)",
                "(16, 25)",
                "(16, 26)",
                "(16, 27)",
            ),
            "cave_even": (
                "(3, 4)",
                "(3, 5)",
                "(3, 6)",
                "(3, 7)",
                "(3, 8)",
                "(3, 9)",
                "(3, 10)",
                "(3, 11)",
                "(3, 12)",
                "(3, 13)",
                "(3, 14)",
                "(3, 15)",
                "(3, 16)",
                "(3, 17)",
                "(3, 18)",
                "(3, 19)",
                "(3, 20)",
                "(3, 21)",
                "(3, 22)",
                "(3, 23)",
                "(4, 23)",
                "(5, 23)",
                "(6, 23)",
                "(7, 23)",
                "(8, 23)",
                "(9, 23)",
                "(10, 23)",
                "(11, 23)",
                "(12, 23)",
                "(13, 23)",
                "(14, 23)",
                "(15, 23)",
                "(15, 24)",
                "(15, 25)",
                "(15, 26)",
                "(15, 27)",
            ),
        },
        "legend": {
            "#": {"terrain": "border"},
            "%": {"terrain": "rock"},
            "=": {"terrain": "path"},
            "E": {"terrain": "entrance"},
            "G": {"terrain": "gate"},
            "A": {"terrain": "armory"},
            "P": {"terrain": "parapet"},
        },
        "draw": {"tower": {"any": "^"}},
    },
}
SHAPES: dict[str, Any] = {}
SCENARIOS: tuple[Any, ...] = (
    THE_WHOLE_GAME,
    ALONE,
    BALANCED_SINGLE_GAME,
    BALANCED_SPLIT_GAME,
    EASY_SINGLE_GAME,
    EASY_SPLIT_GAME,
    ETTINS,
    FIRST_WAVE,
    GAUNTLET_GAME,
    HARD_SPLIT_GAME,
    JUMP_START_GAME,
    ONE_WAVE_ONLY,
    OPEN_TABLE_GAME,
    THE_BOSS,
    THREE_STARS_GAME,
    TWO_ENTRANCES_GAME,
    WEAK_GATE,
    WITH_CHILDREN,
)
PROGRAM = Program(
    pack="kings_armory",
    title="The King's Armory",
    lock=LOCK,
    new_game=new_game,
    set_up=set_up,
    contents=CONTENTS,
    scenarios=SCENARIOS,
    maps=MAPS,
    shapes=SHAPES,
    active_zones=("equipment_held",),
    space_defaults={"terrain": "open_terrain"},
    linked_spaces={},
    hidden={},
    shown={
        "table_wave_number": ("Wave {}", "number"),
        "table_gold": ("{} gold", "number"),
        "table_gate": ("Castle Gate {} HP", "number"),
        "table_round": ("Foes' Round {}", "number"),
        "table_survived": ("{} Foes' Rounds survived", "number"),
        "table_stack_beaten": ("all Bosses beaten {} times", "number"),
        "table_towers_owed": ("{} Towers to buy", "number"),
        "table_equipment_owed": ("{} pieces to unlock", "number"),
        "table_hireables_owed": ("{} to hire", "number"),
        "piece_hp": ("{} of {max_hp} HP", "number"),
        "piece_bleed": ("Bleed {}", "number"),
        "piece_burn": ("Burn {}", "number"),
        "piece_slow": ("Slow {}", "number"),
        "piece_stun": ("Stunned", "number"),
        "piece_bless": ("Blessed", "number"),
        "piece_turned_on": ("turned on", "truth"),
        "piece_enchanted": ("enchanted", "truth"),
        "piece_ap": ("{} AP", "number"),
        "piece_tanking": ("tanks {}", "list piece"),
        "piece_arrow": ("{}", "enum"),
        "piece_side": ("{}", "enum"),
        "piece_grounded": ("on the ground", "truth"),
    },
    squares_width=0,
    campaigns=(),
    glossary={
        "moves by teleporting from Tower to Tower": "`Tele` as a Move Rate: it moves by teleporting.",
        "never leaves the Towers": "It never leaves the Towers.",
        "may Tank Untankable Foes": "Whether it can Tank Untankable Foes.",
        "may Tank Flying Foes": "Whether it can Tank Flying Foes.",
        "may target Flying Foes in Melee": "Whether its Melee attacks reach Flying Foes.",
        "no Attack Options": "Whether it may not use Attack Options.",
        "n AP": "Its Action Cost in Action Points.",
        "n separate Hitrolls": "Its separate Hitrolls: 2 for an `x2` behind the Hitroll.",
        "a second Damage of n": "The number behind a `+`; Dealt and resisted on its own.",
        "may target Flying Foes": "A Melee attack that may target Flying Foes.",
        "Immune to n damage": "Damage Types with a grey X.",
        "Immune to Ranged": "For a time, whatever is printed.",
        "Immune to Supernatural": "For a time, whatever is printed.",
        "immune to Burn": "For a time, whatever is printed.",
        "Immune to n": "Effects that never take hold.",
        "Flying": "The blue F; without it a Character is Ground Based.",
        "Siege Equipment": "Siege Equipment.",
        "Pushable": "The brown + at the Move Rate; Siege Equipment is Pushable, too.",
        "Untankable": "The grey U.",
        "Unstoppable": "The red X at the Move Rate.",
    },
    balances=(
        Balance(
            id="heroes",
            title="The standard game of five Waves with three and with four Heroes",
            text="The standard game should be hard, and it should be winnable. It was hopeless: sensible bots came to Wave 5 and lost there. So\nWaves 4 to 7 have fewer foes and fewer of the top level, Monsters of levels 3 to 5 and Bosses resist one less and have fewer Hit\nPoints (docs/decisions/0013-foes-of-the-kings-armory.md lists them all).\n",
            rows=("players", (3, 4)),
            columns=("bots", ("random", "sensible")),
            scenario="balanced_split_game",
            players=0,
            options={},
        ),
    ),
)
