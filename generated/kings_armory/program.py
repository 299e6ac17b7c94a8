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
    Contents,
    Option,
    Program,
    Prompt,
    Scenario,
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
import generated.kings_armory.rules.duties as rules_duties
import generated.kings_armory.rules.monsters_turn as rules_monsters_turn
import generated.kings_armory.rules.players_round as rules_players_round
import generated.kings_armory.rules.seats as rules_seats
import generated.kings_armory.rules.shop as rules_shop
import generated.kings_armory.rules.status as rules_status
import generated.kings_armory.rules.tanking as rules_tanking
import generated.kings_armory.rules.towers as rules_towers
import generated.kings_armory.rules.waves as rules_waves
import generated.kings_armory.waves.scaling as waves_scaling
import generated.kings_armory.waves.selection as waves_selection

ASK_1 = Prompt("choice", "Which Hero do you play?", ("definition",))
ASK_2 = Prompt("choice", "Where does a Tower stand?", ("space",))
ASK_3 = Actions(
    "turn",
    "your turn",
    (
        "buy_tower",
        "sell_tower",
        "hire",
        "upgrade",
        "unlock",
        "buy_equipment",
        "sell_equipment",
        "trade",
        "buy_reinforcement",
        "buy_armory_card",
    ),
    False,
)
ASK_4 = Actions("turn", "your turn", ("wear", "take_off", "trade", "take_extra"), False)
ASK_5 = Actions("turn", "your turn", ("entrust", "change_seats"), False)
ASK_6 = Prompt("choice", "Whose Turn is next?", ("piece",))
ASK_7 = Actions(
    "turn",
    "your turn",
    (
        "walk",
        "pass_wall",
        "relocate",
        "reassign",
        "teleport_self",
        "attack",
        "attack_area",
        "special_action",
        "use_equipment",
        "tank",
        "give_up",
        "play_reinforcement",
        "play_armory_card",
        "buy_reinforcement",
    ),
    False,
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


def _no_1(game: State) -> bool:
    docs = game.doc
    for tower in game.live:
        if isinstance(docs[tower], kinds.Tower):
            return False
    return True


def _any_1(game: State) -> bool:
    docs = game.doc
    for equipment in game.live:
        if isinstance(docs[equipment], kinds.Equipment):
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


def _in_order_1(game: State) -> Sequence[int]:
    docs = game.doc
    ranked = [
        ((game.piece_recruit[next_2],), next_2)
        for next_2 in game.contents[game.zone_barracks]
        if isinstance(docs[next_2], kinds.Hireable)
    ]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _any_3(game: State) -> bool:
    docs = game.doc
    acted_of = game.piece_acted
    for monster in game.live:
        if isinstance(docs[monster], kinds.Monster):
            if not acted_of[monster]:
                return True
    return False


def _any_4(game: State, p: int) -> bool:
    docs = game.doc
    hp_of = game.piece_hp
    owners = game.owner
    acted_of = game.piece_acted
    for ally in game.live:
        if isinstance(docs[ally], kinds.Ally):
            if hp_of[ally] > 0 and owners[ally] == p and not acted_of[ally]:
                return True
    return False


def balanced_single_game_step_0(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:188
    for p in range(game.players):
        game.registers[0] = game.choose(
            p,
            ASK_1,
            [
                hero
                for hero in game.program.of_kind(kinds.Hero)
                if not rules_between_waves.in_tavern(game, hero)
            ],
            None,
        )
        if game.registers[0] is not None:
            game.create(game.registers[0], game.zone_tavern, p)
            rules_cards.take_starting_equipment(game, p)
    rules_towers.raise_parapets(game)
    for _ in range(rules_between_waves.starting_towers(game)):
        game.registers[1] = game.choose(
            0,
            ASK_2,
            [space for space in range(game.board.size) if rules_towers.can_build(game, space)],
            NOTHING,
        )
        if game.registers[1] >= 0:
            rules_towers.build_tower(game, game.registers[1])
    for p in range(game.players):
        rules_between_waves.take_station(
            game,
            first_of(
                [
                    heroe
                    for heroe in game.contents[game.zone_tavern]
                    if isinstance(game.doc[heroe], kinds.Hero) and game.owner[heroe] == p
                ],
                NOTHING,
            ),
        )
    return 1


def balanced_single_game_step_1(game: State) -> int:
    if not game.table_wave_number < game.table_last_wave:
        return 2
    return 3 if game.table_wave_number > 0 else 4


def balanced_single_game_step_2(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:200
    game.win(range(game.players))
    return -1


def balanced_single_game_step_3(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:96
    rules_between_waves.heal_allies(game)
    rules_cards.draw_rewards(
        game,
        game.table_wave.rewards + rules_waves.scaling(game).reward_bonus + (
            2 if rules_between_waves.bosses_of(game, game.table_wave_number) > 0 else 0
        ),
    )
    game.table_equipping = False
    game.registers[2] = 0
    return 5


def balanced_single_game_step_4(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:195
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
    game.table_due = max(0, rules_actions.foes_of(game, game.table_wave))
    game.table_mandatory = max(0, rules_between_waves.bar_for(game, game.table_wave.number))
    game.table_later = max(0, game.table_due // 2 if game.table_entry == "delayed" else 0)
    game.table_due = max(0, game.table_due - game.table_later)
    return 6


def balanced_single_game_step_5(game: State) -> int:
    if not game.registers[2] < len(range(game.players)):
        return 7
    game.registers[4] = tuple(range(game.players))
    game.registers[5] = 0
    return 8


def balanced_single_game_step_6(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:135
    game.table_round += 1
    rules_seats.pass_on_control(game)
    for monster in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Monster)]:
        game.piece_acted[monster] = False
    rules_tanking.let_go_of_stalemates(game)
    if game.table_time_stopped:
        game.table_time_stopped = False
        for monster in [
            monster
            for monster in game.live
            if isinstance(game.doc[monster], kinds.Monster) and game.piece_hp[monster] > 0
        ]:
            rules_status.wounds_of(game, monster)
            if game.over:
                return -1
    else:
        while _any_3(game):
            game.tick("content/kings_armory/rules/waves.yaml:147")
            game.registers[16] = game.pick(rules_waves.next_in_order(game), NOTHING)
            rules_monsters_turn.take_turn(game, game.registers[16])
            if game.over:
                return -1
    if game.table_round > 1:
        game.table_due = max(0, game.table_due + game.table_later)
        game.table_later = max(0, 0)
    while game.table_due > 0:
        game.tick("content/kings_armory/rules/waves.yaml:153")
        rules_waves.let_in_next(game)
        if game.over:
            return -1
    if game.table_bosses_due > 0 and game.table_round >= game.table_boss_round:
        rules_bosses.let_in_boss(game)
        if game.over:
            return -1
    return 9


def balanced_single_game_step_7(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:103
    rules_cards.make_change(game)
    game.table_equipping = True
    game.registers[7] = tuple(range(game.players))
    game.registers[8] = 0
    return 10


def balanced_single_game_step_8(game: State) -> int:
    if game.registers[5] >= len(game.registers[4]):
        return 5
    game.registers[3] = game.registers[4][game.registers[5]]
    game.registers[5] += 1
    return 11 if game.registers[2] < len(range(game.players)) else 8


def balanced_single_game_step_9(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:62
    if rules_waves.wave_over(game):
        return 12
    game.expire("round")
    game.expire("players_round")
    for character in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Character)]:
        game.piece_bless[character] = max(0, min(1, 0))
    for monster in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Monster)]:
        game.piece_grounded[monster] = False
    for ally in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Ally)]:
        game.piece_enchanted[ally] = False
        game.piece_tanking[ally] = tuple(())
        game.piece_caged[ally] = tuple(())
        game.piece_acted[ally] = False
        game.piece_duty_done[ally] = False
        game.piece_ap[ally] = max(0, game.stat("actions", ally))
    rules_actions.emit_players_begin(game)
    if game.over:
        return -1
    game.registers[19] = tuple(rules_seats.seating(game))
    game.registers[20] = 0
    return 13


def balanced_single_game_step_10(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:50
    if game.registers[8] >= len(game.registers[7]):
        return 14
    game.registers[6] = game.registers[7][game.registers[8]]
    game.registers[8] += 1
    game.active = game.registers[6]
    return 15


def balanced_single_game_step_11(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:40
    game.active = game.registers[3]
    return 16


def balanced_single_game_step_12(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:185
    for ally in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Ally)]:
        rules_status.clear_status(game, ally)
    rules_actions.end_what_lasts(game)
    game.expire("round")
    game.expire("wave")
    return 1


def balanced_single_game_step_13(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:79
    if game.registers[20] >= len(game.registers[19]):
        return 17
    game.registers[17] = game.registers[19][game.registers[20]]
    game.registers[20] += 1
    game.active = game.registers[17]
    return 18


def balanced_single_game_step_14(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:54
    game.table_equipping = False
    for equipment in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Equipment)]:
        game.piece_fresh[equipment] = False
    for equipment in [
        piece
        for piece in game.contents[game.zone_extra_equipment]
        if isinstance(game.doc[piece], kinds.Equipment)
    ]:
        game.piece_fresh[equipment] = False
    return 19


def balanced_single_game_step_15(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:52
    player = game.registers[6]
    options: list[Any] = [(0, option) for option in rules_shop.wear_options(game, player)]
    options += [(1, option) for option in rules_shop.take_off_options(game, player)]
    options += [(2, *option) for option in rules_shop.trade_options(game, player)]
    options += [(3, option) for option in rules_shop.take_extra_options(game, player)]
    options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_4, options)]
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
        return 10
    return 15


def balanced_single_game_step_16(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:41
    player = game.registers[3]
    options: list[Any] = [(0, option) for option in rules_shop.buy_tower_options(game, player)]
    options += [(1, option) for option in rules_shop.sell_tower_options(game, player)]
    options += [(2, option) for option in rules_shop.hire_options(game, player)]
    options += [(3, option) for option in rules_shop.upgrade_options(game, player)]
    options += [(4, option) for option in rules_shop.unlock_options(game, player)]
    options += [(5, *option) for option in rules_shop.buy_equipment_options(game, player)]
    options += [(6, option) for option in rules_shop.sell_equipment_options(game, player)]
    options += [(7, *option) for option in rules_shop.trade_options(game, player)]
    options += [(8, *option) for option in rules_shop.buy_reinforcement_options(game, player)]
    options += [(9, *option) for option in rules_shop.buy_armory_card_options(game, player)]
    options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_3, options)]
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
        else:
            game.passed = True
    game.registers[2] = game.registers[2] + 1 if game.passed else 0
    return 8


def balanced_single_game_step_17(game: State) -> int:
    if rules_waves.wave_over(game):
        return 12
    return 6


def balanced_single_game_step_18(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:81
    if not (not rules_waves.wave_over(game) and _any_4(game, game.registers[17])):
        return 13
    game.registers[18] = game.choose(
        game.registers[17],
        ASK_6,
        [
            ally
            for ally in game.live
            if (
                isinstance(game.doc[ally], kinds.Ally)
                and game.piece_hp[ally] > 0
                and game.owner[ally] == game.registers[17]
                and not game.piece_acted[ally]
            )
        ],
        NOTHING,
    )
    return 20 if game.registers[18] >= 0 else 18


def balanced_single_game_step_19(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:58
    if _no_1(game):
        return 4
    return 21


def balanced_single_game_step_20(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:82
    game.table_acting = game.registers[18]
    rules_players_round.begin_turn(game, game.registers[18])
    if game.over:
        return -1
    return 22


def balanced_single_game_step_21(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:31
    if not (
        len(
            [heroe for heroe in game.live if isinstance(game.doc[heroe], kinds.Hero)],
        ) > rules_shop.capacity(game)
        and (
            game.table_gold >= 100
            or _any_1(game)
            or len(game.contents[game.zone_extra_equipment]) > 0
        )
    ):
        return 23
    game.table_equipping = False
    game.registers[10] = 0
    return 24


def balanced_single_game_step_22(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:85
    if not (
        game.piece_hp[game.registers[18]] > 0
        and game.piece_ap[game.registers[18]] > 0
        and not rules_waves.wave_over(game)
    ):
        return 25
    rules_tanking.open_moment(game)
    if game.over:
        return -1
    rules_duties.assess_duty(game, game.registers[18])
    return 26


def balanced_single_game_step_23(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:65
    for ally in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Ally)]:
        game.piece_host[ally] = NOTHING
    for waiting in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Hireable)]:
        game.put(waiting, game.zone_barracks)
    return 27 if len(range(game.players)) > 1 else 28


def balanced_single_game_step_24(game: State) -> int:
    if not game.registers[10] < len(range(game.players)):
        return 21
    game.registers[12] = tuple(range(game.players))
    game.registers[13] = 0
    return 29


def balanced_single_game_step_25(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:89
    game.table_acting = NOTHING
    game.table_duty = "rest"
    game.expire("turn")
    return 18


def balanced_single_game_step_26(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:87
    player = game.registers[17]
    options: list[Any] = [(0, *option) for option in rules_players_round.walk_options(game, player)]
    options += [(1, *option) for option in rules_towers.pass_wall_options(game, player)]
    options += [(2, *option) for option in rules_towers.relocate_options(game, player)]
    options += [(3, *option) for option in rules_towers.reassign_options(game, player)]
    options += [(4, *option) for option in rules_towers.teleport_self_options(game, player)]
    options += [(5, *option) for option in rules_players_round.attack_options(game, player)]
    options += [(6, *option) for option in rules_areas.attack_area_options(game, player)]
    options += [(7, *option) for option in rules_players_round.special_action_options(game, player)]
    options += [(8, *option) for option in rules_cards.use_equipment_options(game, player)]
    options += [(9, *option) for option in rules_tanking.tank_options(game, player)]
    options += [(10, *option) for option in rules_tanking.give_up_options(game, player)]
    options += [(11, option) for option in rules_cards.play_reinforcement_options(game, player)]
    options += [(12, option) for option in rules_cards.play_armory_card_options(game, player)]
    options += [(13, *option) for option in rules_shop.buy_reinforcement_options(game, player)]
    if game.table_duty == "rest":
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_7, options)]
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
        else:
            game.passed = True
        if game.over:
            return -1
    if game.passed:
        game.piece_ap[game.registers[18]] = max(0, 0)
    return 22


def balanced_single_game_step_27(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:68
    rules_seats.take_chairs(game)
    game.registers[14] = tuple(rules_seats.seating(game))
    game.registers[15] = 0
    return 30


def balanced_single_game_step_28(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:73
    for next_ in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Hero)]:
        rules_between_waves.take_station(game, next_)
    for next_2 in _in_order_1(game):
        rules_between_waves.take_station(game, next_2)
    return 4


def balanced_single_game_step_29(game: State) -> int:
    if game.registers[13] >= len(game.registers[12]):
        return 24
    game.registers[11] = game.registers[12][game.registers[13]]
    game.registers[13] += 1
    return 31 if game.registers[10] < len(range(game.players)) else 29


def balanced_single_game_step_30(game: State) -> int:
    if game.registers[15] >= len(game.registers[14]):
        return 28
    game.registers[9] = game.registers[14][game.registers[15]]
    game.registers[15] += 1
    return 32


def balanced_single_game_step_31(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:40
    game.active = game.registers[11]
    return 33


def balanced_single_game_step_32(game: State) -> int:
    if not (game.table_free_seating or _any_2(game, game.registers[9])):
        return 30
    return 34


def balanced_single_game_step_33(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:41
    player = game.registers[11]
    options: list[Any] = [(0, option) for option in rules_shop.buy_tower_options(game, player)]
    options += [(1, option) for option in rules_shop.sell_tower_options(game, player)]
    options += [(2, option) for option in rules_shop.hire_options(game, player)]
    options += [(3, option) for option in rules_shop.upgrade_options(game, player)]
    options += [(4, option) for option in rules_shop.unlock_options(game, player)]
    options += [(5, *option) for option in rules_shop.buy_equipment_options(game, player)]
    options += [(6, option) for option in rules_shop.sell_equipment_options(game, player)]
    options += [(7, *option) for option in rules_shop.trade_options(game, player)]
    options += [(8, *option) for option in rules_shop.buy_reinforcement_options(game, player)]
    options += [(9, *option) for option in rules_shop.buy_armory_card_options(game, player)]
    options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_3, options)]
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
        else:
            game.passed = True
    game.registers[10] = game.registers[10] + 1 if game.passed else 0
    return 29


def balanced_single_game_step_34(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:71
    player = game.registers[9]
    options: list[Any] = [
        (0, *option)
        for option in rules_between_waves.entrust_options(game, player)
    ]
    options += [(1, option) for option in rules_seats.change_seats_options(game, player)]
    options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_5, options)]
        if choice[0] == 0:
            rules_between_waves.take_entrust(game, player, choice[1], choice[2])
        elif choice[0] == 1:
            rules_seats.take_change_seats(game, player, choice[1])
        else:
            game.passed = True
    if game.passed:
        return 30
    return 32


def set_up_balanced_single_game(game: State) -> None:
    # content/kings_armory/scenarios/03_the_whole_game.yaml:26
    # setup
    rules_waves.fill_pile(game)
    rules_bosses.fill_boss_pile(game)
    rules_cards.make_decks(game)
    rules_between_waves.use_options(game)


def set_up_balanced_split_game(game: State) -> None:
    # content/kings_armory/scenarios/03_the_whole_game.yaml:26
    # setup
    rules_waves.fill_pile(game)
    rules_bosses.fill_boss_pile(game)
    rules_cards.make_decks(game)
    rules_between_waves.use_options(game)


def set_up_easy_single_game(game: State) -> None:
    # content/kings_armory/scenarios/03_the_whole_game.yaml:26
    # setup
    rules_waves.fill_pile(game)
    rules_bosses.fill_boss_pile(game)
    rules_cards.make_decks(game)
    rules_between_waves.use_options(game)


def _any_5(game: State) -> bool:
    docs = game.doc
    acted_of = game.piece_acted
    for monster in game.live:
        if isinstance(docs[monster], kinds.Monster):
            if not acted_of[monster]:
                return True
    return False


def _any_6(game: State, p: int) -> bool:
    docs = game.doc
    hp_of = game.piece_hp
    owners = game.owner
    acted_of = game.piece_acted
    for ally in game.live:
        if isinstance(docs[ally], kinds.Ally):
            if hp_of[ally] > 0 and owners[ally] == p and not acted_of[ally]:
                return True
    return False


def first_wave_step_0(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:190
    if game.setting.bosses > 0:
        rules_bosses.await_bosses(game, game.setting.bosses, game.setting.boss_round)
    game.table_round = 0
    game.table_entered = 0
    game.table_due = max(0, rules_actions.foes_of(game, game.table_wave))
    game.table_mandatory = max(0, rules_between_waves.bar_for(game, game.table_wave.number))
    game.table_later = max(0, game.table_due // 2 if game.table_entry == "delayed" else 0)
    game.table_due = max(0, game.table_due - game.table_later)
    return 1


def first_wave_step_1(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:135
    game.table_round += 1
    rules_seats.pass_on_control(game)
    for monster in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Monster)]:
        game.piece_acted[monster] = False
    rules_tanking.let_go_of_stalemates(game)
    if game.table_time_stopped:
        game.table_time_stopped = False
        for monster in [
            monster
            for monster in game.live
            if isinstance(game.doc[monster], kinds.Monster) and game.piece_hp[monster] > 0
        ]:
            rules_status.wounds_of(game, monster)
            if game.over:
                return -1
    else:
        while _any_5(game):
            game.tick("content/kings_armory/rules/waves.yaml:147")
            game.registers[0] = game.pick(rules_waves.next_in_order(game), NOTHING)
            rules_monsters_turn.take_turn(game, game.registers[0])
            if game.over:
                return -1
    if game.table_round > 1:
        game.table_due = max(0, game.table_due + game.table_later)
        game.table_later = max(0, 0)
    while game.table_due > 0:
        game.tick("content/kings_armory/rules/waves.yaml:153")
        rules_waves.let_in_next(game)
        if game.over:
            return -1
    if game.table_bosses_due > 0 and game.table_round >= game.table_boss_round:
        rules_bosses.let_in_boss(game)
        if game.over:
            return -1
    return 2


def first_wave_step_2(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:62
    if rules_waves.wave_over(game):
        return 3
    game.expire("round")
    game.expire("players_round")
    for character in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Character)]:
        game.piece_bless[character] = max(0, min(1, 0))
    for monster in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Monster)]:
        game.piece_grounded[monster] = False
    for ally in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Ally)]:
        game.piece_enchanted[ally] = False
        game.piece_tanking[ally] = tuple(())
        game.piece_caged[ally] = tuple(())
        game.piece_acted[ally] = False
        game.piece_duty_done[ally] = False
        game.piece_ap[ally] = max(0, game.stat("actions", ally))
    rules_actions.emit_players_begin(game)
    if game.over:
        return -1
    game.registers[3] = tuple(rules_seats.seating(game))
    game.registers[4] = 0
    return 4


def first_wave_step_3(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:185
    for ally in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Ally)]:
        rules_status.clear_status(game, ally)
    rules_actions.end_what_lasts(game)
    game.expire("round")
    game.expire("wave")
    return 5


def first_wave_step_4(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:79
    if game.registers[4] >= len(game.registers[3]):
        return 6
    game.registers[1] = game.registers[3][game.registers[4]]
    game.registers[4] += 1
    game.active = game.registers[1]
    return 7


def first_wave_step_5(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:196
    game.win(range(game.players))
    return -1


def first_wave_step_6(game: State) -> int:
    if rules_waves.wave_over(game):
        return 3
    return 1


def first_wave_step_7(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:81
    if not (not rules_waves.wave_over(game) and _any_6(game, game.registers[1])):
        return 4
    game.registers[2] = game.choose(
        game.registers[1],
        ASK_6,
        [
            ally
            for ally in game.live
            if (
                isinstance(game.doc[ally], kinds.Ally)
                and game.piece_hp[ally] > 0
                and game.owner[ally] == game.registers[1]
                and not game.piece_acted[ally]
            )
        ],
        NOTHING,
    )
    return 8 if game.registers[2] >= 0 else 7


def first_wave_step_8(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:82
    game.table_acting = game.registers[2]
    rules_players_round.begin_turn(game, game.registers[2])
    if game.over:
        return -1
    return 9


def first_wave_step_9(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:85
    if not (
        game.piece_hp[game.registers[2]] > 0
        and game.piece_ap[game.registers[2]] > 0
        and not rules_waves.wave_over(game)
    ):
        return 10
    rules_tanking.open_moment(game)
    if game.over:
        return -1
    rules_duties.assess_duty(game, game.registers[2])
    return 11


def first_wave_step_10(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:89
    game.table_acting = NOTHING
    game.table_duty = "rest"
    game.expire("turn")
    return 7


def first_wave_step_11(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:87
    player = game.registers[1]
    options: list[Any] = [(0, *option) for option in rules_players_round.walk_options(game, player)]
    options += [(1, *option) for option in rules_towers.pass_wall_options(game, player)]
    options += [(2, *option) for option in rules_towers.relocate_options(game, player)]
    options += [(3, *option) for option in rules_towers.reassign_options(game, player)]
    options += [(4, *option) for option in rules_towers.teleport_self_options(game, player)]
    options += [(5, *option) for option in rules_players_round.attack_options(game, player)]
    options += [(6, *option) for option in rules_areas.attack_area_options(game, player)]
    options += [(7, *option) for option in rules_players_round.special_action_options(game, player)]
    options += [(8, *option) for option in rules_cards.use_equipment_options(game, player)]
    options += [(9, *option) for option in rules_tanking.tank_options(game, player)]
    options += [(10, *option) for option in rules_tanking.give_up_options(game, player)]
    options += [(11, option) for option in rules_cards.play_reinforcement_options(game, player)]
    options += [(12, option) for option in rules_cards.play_armory_card_options(game, player)]
    options += [(13, *option) for option in rules_shop.buy_reinforcement_options(game, player)]
    if game.table_duty == "rest":
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_7, options)]
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
        else:
            game.passed = True
        if game.over:
            return -1
    if game.passed:
        game.piece_ap[game.registers[2]] = max(0, 0)
    return 9


def set_up_first_wave(game: State) -> None:
    # content/kings_armory/scenarios/01_the_first_wave.yaml:12
    # setup
    rules_waves.fill_pile(game)
    game.table_wave = game.setting.wave
    game.table_gate = max(0, game.setting.gate)
    game.create(game.program.definitions["kings_armory.valcor"], game.tables.space_9_6, 0)
    if len(range(game.players)) > 1:
        game.create(game.program.definitions["kings_armory.ember"], game.tables.space_8_8, 1)
    if len(range(game.players)) > 2:
        game.create(game.program.definitions["kings_armory.cyrus"], game.tables.space_11_8, 2)


def set_up_hard_split_game(game: State) -> None:
    # content/kings_armory/scenarios/03_the_whole_game.yaml:26
    # setup
    rules_waves.fill_pile(game)
    rules_bosses.fill_boss_pile(game)
    rules_cards.make_decks(game)
    rules_between_waves.use_options(game)


def set_up_the_boss(game: State) -> None:
    # content/kings_armory/scenarios/04_the_boss.yaml:16
    # setup
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


def set_up_the_whole_game(game: State) -> None:
    # content/kings_armory/scenarios/03_the_whole_game.yaml:26
    # setup
    rules_waves.fill_pile(game)
    rules_bosses.fill_boss_pile(game)
    rules_cards.make_decks(game)
    rules_between_waves.use_options(game)


def set_up_two_entrances_game(game: State) -> None:
    # content/kings_armory/scenarios/03_the_whole_game.yaml:26
    # setup
    rules_waves.fill_pile(game)
    rules_bosses.fill_boss_pile(game)
    rules_cards.make_decks(game)
    rules_between_waves.use_options(game)


def set_up_weak_gate(game: State) -> None:
    # content/kings_armory/scenarios/01_the_first_wave.yaml:12
    # setup
    rules_waves.fill_pile(game)
    game.table_wave = game.setting.wave
    game.table_gate = max(0, game.setting.gate)
    game.create(game.program.definitions["kings_armory.valcor"], game.tables.space_9_6, 0)
    if len(range(game.players)) > 1:
        game.create(game.program.definitions["kings_armory.ember"], game.tables.space_8_8, 1)
    if len(range(game.players)) > 2:
        game.create(game.program.definitions["kings_armory.cyrus"], game.tables.space_11_8, 2)


BALANCED_SINGLE_GAME = Scenario(
    id="balanced_single_game",
    title="The whole game on the balanced map with one way",
    players=(1, 7),
    seats=(),
    map="balanced_single",
    definition=BALANCED_SINGLE_GAME_SCENARIO,
    setup=set_up_balanced_single_game,
    steps=(
        balanced_single_game_step_0,
        balanced_single_game_step_1,
        balanced_single_game_step_2,
        balanced_single_game_step_3,
        balanced_single_game_step_4,
        balanced_single_game_step_5,
        balanced_single_game_step_6,
        balanced_single_game_step_7,
        balanced_single_game_step_8,
        balanced_single_game_step_9,
        balanced_single_game_step_10,
        balanced_single_game_step_11,
        balanced_single_game_step_12,
        balanced_single_game_step_13,
        balanced_single_game_step_14,
        balanced_single_game_step_15,
        balanced_single_game_step_16,
        balanced_single_game_step_17,
        balanced_single_game_step_18,
        balanced_single_game_step_19,
        balanced_single_game_step_20,
        balanced_single_game_step_21,
        balanced_single_game_step_22,
        balanced_single_game_step_23,
        balanced_single_game_step_24,
        balanced_single_game_step_25,
        balanced_single_game_step_26,
        balanced_single_game_step_27,
        balanced_single_game_step_28,
        balanced_single_game_step_29,
        balanced_single_game_step_30,
        balanced_single_game_step_31,
        balanced_single_game_step_32,
        balanced_single_game_step_33,
        balanced_single_game_step_34,
    ),
    registers=21,
    options=(
        Option("waves", "number", 5),
        Option("gate", "number", 20),
        Option("entry", "enum", "standard", values=("standard", "delayed")),
        Option("raise_the_bar", "number", 0),
        Option("high_speed", "truth", False),
        Option("extra_boss", "truth", False),
        Option("mini_boss", "truth", False),
        Option("free_seating", "truth", False),
    ),
)
BALANCED_SPLIT_GAME = Scenario(
    id="balanced_split_game",
    title="The whole game on the balanced split map",
    players=(1, 7),
    seats=(),
    map="balanced_split",
    definition=BALANCED_SPLIT_GAME_SCENARIO,
    setup=set_up_balanced_split_game,
    steps=(
        balanced_single_game_step_0,
        balanced_single_game_step_1,
        balanced_single_game_step_2,
        balanced_single_game_step_3,
        balanced_single_game_step_4,
        balanced_single_game_step_5,
        balanced_single_game_step_6,
        balanced_single_game_step_7,
        balanced_single_game_step_8,
        balanced_single_game_step_9,
        balanced_single_game_step_10,
        balanced_single_game_step_11,
        balanced_single_game_step_12,
        balanced_single_game_step_13,
        balanced_single_game_step_14,
        balanced_single_game_step_15,
        balanced_single_game_step_16,
        balanced_single_game_step_17,
        balanced_single_game_step_18,
        balanced_single_game_step_19,
        balanced_single_game_step_20,
        balanced_single_game_step_21,
        balanced_single_game_step_22,
        balanced_single_game_step_23,
        balanced_single_game_step_24,
        balanced_single_game_step_25,
        balanced_single_game_step_26,
        balanced_single_game_step_27,
        balanced_single_game_step_28,
        balanced_single_game_step_29,
        balanced_single_game_step_30,
        balanced_single_game_step_31,
        balanced_single_game_step_32,
        balanced_single_game_step_33,
        balanced_single_game_step_34,
    ),
    registers=21,
    options=(
        Option("waves", "number", 5),
        Option("gate", "number", 20),
        Option("entry", "enum", "standard", values=("standard", "delayed")),
        Option("raise_the_bar", "number", 0),
        Option("high_speed", "truth", False),
        Option("extra_boss", "truth", False),
        Option("mini_boss", "truth", False),
        Option("free_seating", "truth", False),
    ),
)
EASY_SINGLE_GAME = Scenario(
    id="easy_single_game",
    title="The whole game on the easy map with one way",
    players=(1, 7),
    seats=(),
    map="easy_single",
    definition=EASY_SINGLE_GAME_SCENARIO,
    setup=set_up_easy_single_game,
    steps=(
        balanced_single_game_step_0,
        balanced_single_game_step_1,
        balanced_single_game_step_2,
        balanced_single_game_step_3,
        balanced_single_game_step_4,
        balanced_single_game_step_5,
        balanced_single_game_step_6,
        balanced_single_game_step_7,
        balanced_single_game_step_8,
        balanced_single_game_step_9,
        balanced_single_game_step_10,
        balanced_single_game_step_11,
        balanced_single_game_step_12,
        balanced_single_game_step_13,
        balanced_single_game_step_14,
        balanced_single_game_step_15,
        balanced_single_game_step_16,
        balanced_single_game_step_17,
        balanced_single_game_step_18,
        balanced_single_game_step_19,
        balanced_single_game_step_20,
        balanced_single_game_step_21,
        balanced_single_game_step_22,
        balanced_single_game_step_23,
        balanced_single_game_step_24,
        balanced_single_game_step_25,
        balanced_single_game_step_26,
        balanced_single_game_step_27,
        balanced_single_game_step_28,
        balanced_single_game_step_29,
        balanced_single_game_step_30,
        balanced_single_game_step_31,
        balanced_single_game_step_32,
        balanced_single_game_step_33,
        balanced_single_game_step_34,
    ),
    registers=21,
    options=(
        Option("waves", "number", 5),
        Option("gate", "number", 20),
        Option("entry", "enum", "standard", values=("standard", "delayed")),
        Option("raise_the_bar", "number", 0),
        Option("high_speed", "truth", False),
        Option("extra_boss", "truth", False),
        Option("mini_boss", "truth", False),
        Option("free_seating", "truth", False),
    ),
)
FIRST_WAVE = Scenario(
    id="first_wave",
    title="The first Wave",
    players=(1, 3),
    seats=(),
    map="short_split",
    definition=FIRST_WAVE_SCENARIO,
    setup=set_up_first_wave,
    steps=(
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
    ),
    registers=5,
    options=(),
)
HARD_SPLIT_GAME = Scenario(
    id="hard_split_game",
    title="The whole game on the hard split map",
    players=(1, 7),
    seats=(),
    map="hard_split",
    definition=HARD_SPLIT_GAME_SCENARIO,
    setup=set_up_hard_split_game,
    steps=(
        balanced_single_game_step_0,
        balanced_single_game_step_1,
        balanced_single_game_step_2,
        balanced_single_game_step_3,
        balanced_single_game_step_4,
        balanced_single_game_step_5,
        balanced_single_game_step_6,
        balanced_single_game_step_7,
        balanced_single_game_step_8,
        balanced_single_game_step_9,
        balanced_single_game_step_10,
        balanced_single_game_step_11,
        balanced_single_game_step_12,
        balanced_single_game_step_13,
        balanced_single_game_step_14,
        balanced_single_game_step_15,
        balanced_single_game_step_16,
        balanced_single_game_step_17,
        balanced_single_game_step_18,
        balanced_single_game_step_19,
        balanced_single_game_step_20,
        balanced_single_game_step_21,
        balanced_single_game_step_22,
        balanced_single_game_step_23,
        balanced_single_game_step_24,
        balanced_single_game_step_25,
        balanced_single_game_step_26,
        balanced_single_game_step_27,
        balanced_single_game_step_28,
        balanced_single_game_step_29,
        balanced_single_game_step_30,
        balanced_single_game_step_31,
        balanced_single_game_step_32,
        balanced_single_game_step_33,
        balanced_single_game_step_34,
    ),
    registers=21,
    options=(
        Option("waves", "number", 5),
        Option("gate", "number", 20),
        Option("entry", "enum", "standard", values=("standard", "delayed")),
        Option("raise_the_bar", "number", 0),
        Option("high_speed", "truth", False),
        Option("extra_boss", "truth", False),
        Option("mini_boss", "truth", False),
        Option("free_seating", "truth", False),
    ),
)
THE_BOSS = Scenario(
    id="the_boss",
    title="The Boss",
    players=(1, 3),
    seats=(),
    map="short_split",
    definition=THE_BOSS_SCENARIO,
    setup=set_up_the_boss,
    steps=(
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
    ),
    registers=5,
    options=(),
)
THE_WHOLE_GAME = Scenario(
    id="the_whole_game",
    title="The whole game",
    players=(1, 7),
    seats=(),
    map="short_split",
    definition=THE_WHOLE_GAME_SCENARIO,
    setup=set_up_the_whole_game,
    steps=(
        balanced_single_game_step_0,
        balanced_single_game_step_1,
        balanced_single_game_step_2,
        balanced_single_game_step_3,
        balanced_single_game_step_4,
        balanced_single_game_step_5,
        balanced_single_game_step_6,
        balanced_single_game_step_7,
        balanced_single_game_step_8,
        balanced_single_game_step_9,
        balanced_single_game_step_10,
        balanced_single_game_step_11,
        balanced_single_game_step_12,
        balanced_single_game_step_13,
        balanced_single_game_step_14,
        balanced_single_game_step_15,
        balanced_single_game_step_16,
        balanced_single_game_step_17,
        balanced_single_game_step_18,
        balanced_single_game_step_19,
        balanced_single_game_step_20,
        balanced_single_game_step_21,
        balanced_single_game_step_22,
        balanced_single_game_step_23,
        balanced_single_game_step_24,
        balanced_single_game_step_25,
        balanced_single_game_step_26,
        balanced_single_game_step_27,
        balanced_single_game_step_28,
        balanced_single_game_step_29,
        balanced_single_game_step_30,
        balanced_single_game_step_31,
        balanced_single_game_step_32,
        balanced_single_game_step_33,
        balanced_single_game_step_34,
    ),
    registers=21,
    options=(
        Option("waves", "number", 5),
        Option("gate", "number", 20),
        Option("entry", "enum", "standard", values=("standard", "delayed")),
        Option("raise_the_bar", "number", 0),
        Option("high_speed", "truth", False),
        Option("extra_boss", "truth", False),
        Option("mini_boss", "truth", False),
        Option("free_seating", "truth", False),
    ),
)
TWO_ENTRANCES_GAME = Scenario(
    id="two_entrances_game",
    title="The whole game with two Entrances",
    players=(1, 7),
    seats=(),
    map="two_entrances",
    definition=TWO_ENTRANCES_GAME_SCENARIO,
    setup=set_up_two_entrances_game,
    steps=(
        balanced_single_game_step_0,
        balanced_single_game_step_1,
        balanced_single_game_step_2,
        balanced_single_game_step_3,
        balanced_single_game_step_4,
        balanced_single_game_step_5,
        balanced_single_game_step_6,
        balanced_single_game_step_7,
        balanced_single_game_step_8,
        balanced_single_game_step_9,
        balanced_single_game_step_10,
        balanced_single_game_step_11,
        balanced_single_game_step_12,
        balanced_single_game_step_13,
        balanced_single_game_step_14,
        balanced_single_game_step_15,
        balanced_single_game_step_16,
        balanced_single_game_step_17,
        balanced_single_game_step_18,
        balanced_single_game_step_19,
        balanced_single_game_step_20,
        balanced_single_game_step_21,
        balanced_single_game_step_22,
        balanced_single_game_step_23,
        balanced_single_game_step_24,
        balanced_single_game_step_25,
        balanced_single_game_step_26,
        balanced_single_game_step_27,
        balanced_single_game_step_28,
        balanced_single_game_step_29,
        balanced_single_game_step_30,
        balanced_single_game_step_31,
        balanced_single_game_step_32,
        balanced_single_game_step_33,
        balanced_single_game_step_34,
    ),
    registers=21,
    options=(
        Option("waves", "number", 5),
        Option("gate", "number", 20),
        Option("entry", "enum", "standard", values=("standard", "delayed")),
        Option("raise_the_bar", "number", 0),
        Option("high_speed", "truth", False),
        Option("extra_boss", "truth", False),
        Option("mini_boss", "truth", False),
        Option("free_seating", "truth", False),
    ),
)
WEAK_GATE = Scenario(
    id="weak_gate",
    title="A weak Gate",
    players=(1, 3),
    seats=(),
    map="short_split",
    definition=WEAK_GATE_SCENARIO,
    setup=set_up_weak_gate,
    steps=(
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
    ),
    registers=5,
    options=(),
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
    rules_players_round.CONTENTS,
    rules_seats.CONTENTS,
    rules_shop.CONTENTS,
    rules_status.CONTENTS,
    rules_tanking.CONTENTS,
    rules_towers.CONTENTS,
    waves_scaling.CONTENTS,
    waves_selection.CONTENTS,
    Contents(
        links=(
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
    },
    "two_entrances": {
        "rows": (
            "####################EE##",
            "######..............==..",
            "######..............==..",
            "##EE##..............==..",
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
            "=": {"terrain": "path"},
            "E": {"terrain": "entrance"},
            "G": {"terrain": "gate"},
            "A": {"terrain": "armory"},
            "P": {"terrain": "parapet"},
        },
    },
}
SHAPES: dict[str, Any] = {}
SCENARIOS: tuple[Any, ...] = (
    BALANCED_SINGLE_GAME,
    BALANCED_SPLIT_GAME,
    EASY_SINGLE_GAME,
    FIRST_WAVE,
    HARD_SPLIT_GAME,
    THE_BOSS,
    THE_WHOLE_GAME,
    TWO_ENTRANCES_GAME,
    WEAK_GATE,
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
    squares_width=0,
    campaigns=(),
)
