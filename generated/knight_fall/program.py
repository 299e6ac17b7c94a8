# The pack `knight_fall`, linked and ready to play.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.knight_fall.cards.basic_action as cards_basic_action
import generated.knight_fall.cards.cooperative.barrage as cards_cooperative_barrage
import generated.knight_fall.cards.cooperative.charge as cards_cooperative_charge
import generated.knight_fall.cards.cooperative.devour as cards_cooperative_devour
import generated.knight_fall.cards.cooperative.double_back as cards_cooperative_double_back
import generated.knight_fall.cards.cooperative.frenzy as cards_cooperative_frenzy
import generated.knight_fall.cards.cooperative.hold_ground as cards_cooperative_hold_ground
import generated.knight_fall.cards.cooperative.maul as cards_cooperative_maul
import generated.knight_fall.cards.cooperative.pack_order as cards_cooperative_pack_order
import generated.knight_fall.cards.cooperative.prowl_the_walls as cards_cooperative_prowl_the_walls
import generated.knight_fall.cards.cooperative.relentless as cards_cooperative_relentless
import generated.knight_fall.cards.cooperative.rift_call as cards_cooperative_rift_call
import generated.knight_fall.cards.cooperative.spit_fire as cards_cooperative_spit_fire
import generated.knight_fall.cards.cooperative.stalk as cards_cooperative_stalk
import generated.knight_fall.cards.cooperative.whirl_of_claws as cards_cooperative_whirl_of_claws
import generated.knight_fall.cards.knights.banish as cards_knights_banish
import generated.knight_fall.cards.knights.escort as cards_knights_escort
import generated.knight_fall.cards.knights.hallowed_bolt as cards_knights_hallowed_bolt
import generated.knight_fall.cards.knights.lay_on_hands as cards_knights_lay_on_hands
import generated.knight_fall.cards.knights.shield_charge as cards_knights_shield_charge
import generated.knight_fall.cards.knights.stand_fast as cards_knights_stand_fast
import generated.knight_fall.cards.knights.sweeping_blade as cards_knights_sweeping_blade
import generated.knight_fall.demons.blood_shade as demons_blood_shade
import generated.knight_fall.demons.feral_reaver as demons_feral_reaver
import generated.knight_fall.demons.horned_demoness as demons_horned_demoness
import generated.knight_fall.demons.imp_lord as demons_imp_lord
import generated.knight_fall.demons.molten_scion as demons_molten_scion
import generated.knight_fall.demons.soulstealer as demons_soulstealer
import generated.knight_fall.demons.storm_fiend as demons_storm_fiend
import generated.knight_fall.elders.elder as elders_elder
import generated.knight_fall.kinds as kinds
import generated.knight_fall.knights.bulwark_knight as knights_bulwark_knight
import generated.knight_fall.knights.phase_knight as knights_phase_knight
import generated.knight_fall.knights.thorn_knight as knights_thorn_knight
import generated.knight_fall.knights.wind_knight as knights_wind_knight
import generated.knight_fall.knights.wrath_knight as knights_wrath_knight
import generated.knight_fall.minions.imp as minions_imp
import generated.knight_fall.minions.stone_golem as minions_stone_golem
import generated.knight_fall.rules.actions as rules_actions
import generated.knight_fall.rules.board as rules_board
import generated.knight_fall.rules.cards as rules_cards
import generated.knight_fall.rules.cooperative as rules_cooperative
import generated.knight_fall.rules.damage as rules_damage
import generated.knight_fall.rules.death as rules_death
import generated.knight_fall.rules.rounds as rules_rounds
import generated.knight_fall.rules.setup as rules_setup
import generated.knight_fall.rules.units as rules_units
from generated.knight_fall.lock import LOCK
from generated.knight_fall.state import State, new_game, set_up
from interpreter.api import NOTHING, Action, Actions, Program, Prompt, Scenario

ASK_1 = Prompt("choice", "on which corner does your new knight enter", ("space",))
ASK_2 = Actions(
    "turn",
    "your turn",
    (
        "play_minor",
        "play_primary",
        "play_secondary",
        "play_basic",
        "melee",
        "ranged",
        "move",
        "heal",
        "defend",
        "command_move",
        "command_melee",
        "forgo",
    ),
    False,
)
ASK_3 = Prompt("choice", "which golem acts next", ("piece",))
ASK_4 = Actions("turn", "your turn", ("melee", "move", "heal"), False)
ASK_5 = Prompt("choice", "on which corner does a new golem stand", ("space",))
# content/knight_fall/scenarios/01_a_lone_demon.yaml:2
A_LONE_DEMON_SCENARIO = kinds.Scenario(id="a_lone_demon", name="A Lone Demon", demons=1, imps=3)

# content/knight_fall/scenarios/cooperative.yaml:2
COOPERATIVE_SCENARIO = kinds.Scenario(id="cooperative", name="Cooperative", demons=3, imps=3)


def _any_1(game: State) -> bool:
    docs = game.doc
    actions_of = game.piece_actions
    for stone_golem in game.live:
        if docs[stone_golem].id == "knight_fall.stone_golem":
            if actions_of[stone_golem] > 0:
                return True
    return False


def a_lone_demon_step_0(game: State) -> int:
    game.registers[1] = tuple(range(1, game.table_slots + 1))
    game.registers[2] = 0
    return 1


def a_lone_demon_step_1(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:15
    if game.registers[2] >= len(game.registers[1]):
        return 2
    game.registers[0] = game.registers[1][game.registers[2]]
    game.registers[2] += 1
    game.table_slot = game.registers[0]
    game.registers[3] = rules_rounds.knight_in(game, game.table_slot)
    if game.registers[3] >= 0:
        game.active = game.owner[game.registers[3]]
        if game.place[game.registers[3]] == game.zone_arrivals:
            game.registers[4] = game.choose(
                game.owner[game.registers[3]],
                ASK_1,
                [space for space in range(game.board.size) if game.board.columns["corner"][space]],
                NOTHING,
            )
            if game.registers[4] >= 0:
                rules_board.enter(game, game.registers[4], game.registers[3])
                if game.over:
                    return -1
    for demon in [
        piece
        for piece in game.contents[game.zone_arrivals]
        if isinstance(game.doc[piece], kinds.Demon)
    ]:
        rules_board.enter(game, game.tables.space_seal, demon)
        if game.over:
            return -1
    return 3


def a_lone_demon_step_2(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:71
    rules_death.score(game, 1, "knights")
    if game.over:
        return -1
    for stone_golem in [
        piece
        for piece in game.live
        if game.doc[piece].id == "knight_fall.stone_golem"
    ]:
        game.piece_actions[stone_golem] = max(0, 2)
    return 4


def a_lone_demon_step_3(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:49
    game.registers[5] = rules_rounds.demon_in(game, game.table_slot)
    if game.registers[5] >= 0:
        rules_cooperative.take_turn(game, game.registers[5])
        if game.over:
            return -1
    return 5


def a_lone_demon_step_4(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:89
    if not _any_1(game):
        return 6
    game.registers[8] = game.choose(
        rules_units.speaker(game, "knights"),
        ASK_3,
        [
            stone_golem
            for stone_golem in game.live
            if (
                game.doc[stone_golem].id == "knight_fall.stone_golem"
                and game.piece_actions[stone_golem] > 0
            )
        ],
        NOTHING,
    )
    return 7 if game.registers[8] >= 0 else 4


def a_lone_demon_step_5(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:56
    game.registers[6] = rules_rounds.knight_in(game, game.table_slot)
    if game.registers[6] < 0:
        return 1
    game.table_acting = game.registers[6]
    return 8


def a_lone_demon_step_6(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:94
    game.table_acting = NOTHING
    return 9


def a_lone_demon_step_7(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:90
    game.table_acting = game.registers[8]
    return 10


def a_lone_demon_step_8(game: State) -> int:
    if not rules_board.on_board(game, game.registers[6]):
        return 11
    return 12


def a_lone_demon_step_9(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:77
    rules_rounds.imps_act(game)
    if game.over:
        return -1
    game.registers[7] = game.choose(
        rules_units.speaker(game, "knights"),
        ASK_5,
        [space for space in range(game.board.size) if game.board.columns["corner"][space]],
        NOTHING,
    )
    if game.registers[7] >= 0:
        rules_death.spawn(
            game,
            game.program.definitions["knight_fall.stone_golem"],
            game.registers[7],
        )
        rules_death.spawn(game, game.program.definitions["knight_fall.imp"], game.tables.space_seal)
        game.expire("round")
    return 0


def a_lone_demon_step_10(game: State) -> int:
    if not (
        rules_board.on_board(game, game.registers[8])
        and game.piece_actions[game.registers[8]] > 0
    ):
        return 4
    return 13


def a_lone_demon_step_11(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:67
    game.table_acting = NOTHING
    if rules_board.on_board(game, game.registers[6]):
        rules_cards.discard_hand(game, game.owner[game.registers[6]])
    rules_cards.refill(game, game.owner[game.registers[6]])
    return 1


def a_lone_demon_step_12(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:65
    player = game.owner[game.registers[6]]
    options: list[Any] = [(0, *option) for option in rules_cards.play_minor_options(game, player)]
    options += [(1, *option) for option in rules_cards.play_primary_options(game, player)]
    options += [(2, option) for option in rules_cards.play_secondary_options(game, player)]
    options += [(3, *option) for option in rules_cards.play_basic_options(game, player)]
    options += [(4, *option) for option in rules_actions.melee_options(game, player)]
    options += [(5, *option) for option in rules_actions.ranged_options(game, player)]
    options += [(6, *option) for option in rules_actions.move_options(game, player)]
    options += [(7, *option) for option in rules_actions.heal_options(game, player)]
    options += [(8, option) for option in rules_actions.defend_options(game, player)]
    options += [(9, *option) for option in rules_actions.command_move_options(game, player)]
    options += [(10, *option) for option in rules_actions.command_melee_options(game, player)]
    options += [(11, *option) for option in rules_cards.forgo_options(game, player)]
    options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_2, options)]
        if choice[0] == 0:
            rules_cards.take_play_minor(game, player, choice[1], choice[2])
        elif choice[0] == 1:
            rules_cards.take_play_primary(game, player, choice[1], choice[2])
        elif choice[0] == 2:
            rules_cards.take_play_secondary(game, player, choice[1])
        elif choice[0] == 3:
            rules_cards.take_play_basic(game, player, choice[1], choice[2])
        elif choice[0] == 4:
            rules_actions.take_melee(game, player, choice[1], choice[2], choice[3])
        elif choice[0] == 5:
            rules_actions.take_ranged(game, player, choice[1], choice[2], choice[3])
        elif choice[0] == 6:
            rules_actions.take_move(game, player, choice[1], choice[2])
        elif choice[0] == 7:
            rules_actions.take_heal(game, player, choice[1], choice[2])
        elif choice[0] == 8:
            rules_actions.take_defend(game, player, choice[1])
        elif choice[0] == 9:
            rules_actions.take_command_move(game, player, choice[1], choice[2], choice[3])
        elif choice[0] == 10:
            rules_actions.take_command_melee(game, player, choice[1], choice[2], choice[3])
        elif choice[0] == 11:
            rules_cards.take_forgo(game, player)
        else:
            game.passed = True
        if game.over:
            return -1
    if game.passed:
        return 11
    return 8


def a_lone_demon_step_13(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:92
    player = rules_units.speaker(game, "knights")
    options: list[Any] = [(0, *option) for option in rules_actions.melee_options(game, player)]
    options += [(1, *option) for option in rules_actions.move_options(game, player)]
    options += [(2, *option) for option in rules_actions.heal_options(game, player)]
    options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_4, options)]
        if choice[0] == 0:
            rules_actions.take_melee(game, player, choice[1], choice[2], choice[3])
        elif choice[0] == 1:
            rules_actions.take_move(game, player, choice[1], choice[2])
        elif choice[0] == 2:
            rules_actions.take_heal(game, player, choice[1], choice[2])
        else:
            game.passed = True
        if game.over:
            return -1
    if game.passed:
        game.piece_actions[game.registers[8]] = max(0, 0)
    return 10


def set_up_a_lone_demon(game: State) -> None:
    # content/knight_fall/scenarios/cooperative.yaml:9
    # setup
    rules_setup.set_up_cooperative(game)


def set_up_cooperative(game: State) -> None:
    # content/knight_fall/scenarios/cooperative.yaml:9
    # setup
    rules_setup.set_up_cooperative(game)


A_LONE_DEMON = Scenario(
    id="a_lone_demon",
    title="A Lone Demon",
    players=(1, 2),
    seats=(),
    map="abbey",
    definition=A_LONE_DEMON_SCENARIO,
    setup=set_up_a_lone_demon,
    steps=(
        a_lone_demon_step_0,
        a_lone_demon_step_1,
        a_lone_demon_step_2,
        a_lone_demon_step_3,
        a_lone_demon_step_4,
        a_lone_demon_step_5,
        a_lone_demon_step_6,
        a_lone_demon_step_7,
        a_lone_demon_step_8,
        a_lone_demon_step_9,
        a_lone_demon_step_10,
        a_lone_demon_step_11,
        a_lone_demon_step_12,
        a_lone_demon_step_13,
    ),
    registers=9,
    options=(),
)
COOPERATIVE = Scenario(
    id="cooperative",
    title="Cooperative",
    players=(1, 3),
    seats=(),
    map="abbey",
    definition=COOPERATIVE_SCENARIO,
    setup=set_up_cooperative,
    steps=(
        a_lone_demon_step_0,
        a_lone_demon_step_1,
        a_lone_demon_step_2,
        a_lone_demon_step_3,
        a_lone_demon_step_4,
        a_lone_demon_step_5,
        a_lone_demon_step_6,
        a_lone_demon_step_7,
        a_lone_demon_step_8,
        a_lone_demon_step_9,
        a_lone_demon_step_10,
        a_lone_demon_step_11,
        a_lone_demon_step_12,
        a_lone_demon_step_13,
    ),
    registers=9,
    options=(),
)
DEFINITIONS: tuple[Any, ...] = (
    cards_basic_action.BASIC_ACTION,
    cards_cooperative_barrage.BARRAGE,
    cards_cooperative_charge.CHARGE,
    cards_cooperative_devour.DEVOUR,
    cards_cooperative_double_back.DOUBLE_BACK,
    cards_cooperative_frenzy.FRENZY,
    cards_cooperative_hold_ground.HOLD_GROUND,
    cards_cooperative_maul.MAUL,
    cards_cooperative_pack_order.PACK_ORDER,
    cards_cooperative_prowl_the_walls.PROWL_THE_WALLS,
    cards_cooperative_relentless.RELENTLESS,
    cards_cooperative_rift_call.RIFT_CALL,
    cards_cooperative_spit_fire.SPIT_FIRE,
    cards_cooperative_stalk.STALK,
    cards_cooperative_whirl_of_claws.WHIRL_OF_CLAWS,
    cards_knights_banish.BANISH,
    cards_knights_escort.ESCORT,
    cards_knights_hallowed_bolt.HALLOWED_BOLT,
    cards_knights_lay_on_hands.LAY_ON_HANDS,
    cards_knights_shield_charge.SHIELD_CHARGE,
    cards_knights_stand_fast.STAND_FAST,
    cards_knights_sweeping_blade.SWEEPING_BLADE,
    demons_blood_shade.BLOOD_SHADE,
    demons_feral_reaver.FERAL_REAVER,
    demons_horned_demoness.HORNED_DEMONESS,
    demons_imp_lord.IMP_LORD,
    demons_molten_scion.MOLTEN_SCION,
    demons_soulstealer.SOULSTEALER,
    demons_storm_fiend.STORM_FIEND,
    elders_elder.ELDER,
    knights_bulwark_knight.BULWARK_KNIGHT,
    knights_phase_knight.PHASE_KNIGHT,
    knights_thorn_knight.THORN_KNIGHT,
    knights_wind_knight.WIND_KNIGHT,
    knights_wrath_knight.WRATH_KNIGHT,
    minions_imp.IMP,
    minions_stone_golem.STONE_GOLEM,
)
ABILITIES: dict[str, Any] = {
    "knight_fall.barrage": cards_cooperative_barrage.BARRAGE_ABILITIES,
    "knight_fall.charge": cards_cooperative_charge.CHARGE_ABILITIES,
    "knight_fall.devour": cards_cooperative_devour.DEVOUR_ABILITIES,
    "knight_fall.double_back": cards_cooperative_double_back.DOUBLE_BACK_ABILITIES,
    "knight_fall.frenzy": cards_cooperative_frenzy.FRENZY_ABILITIES,
    "knight_fall.hold_ground": cards_cooperative_hold_ground.HOLD_GROUND_ABILITIES,
    "knight_fall.maul": cards_cooperative_maul.MAUL_ABILITIES,
    "knight_fall.pack_order": cards_cooperative_pack_order.PACK_ORDER_ABILITIES,
    "knight_fall.prowl_the_walls": cards_cooperative_prowl_the_walls.PROWL_THE_WALLS_ABILITIES,
    "knight_fall.relentless": cards_cooperative_relentless.RELENTLESS_ABILITIES,
    "knight_fall.rift_call": cards_cooperative_rift_call.RIFT_CALL_ABILITIES,
    "knight_fall.spit_fire": cards_cooperative_spit_fire.SPIT_FIRE_ABILITIES,
    "knight_fall.stalk": cards_cooperative_stalk.STALK_ABILITIES,
    "knight_fall.whirl_of_claws": cards_cooperative_whirl_of_claws.WHIRL_OF_CLAWS_ABILITIES,
    "knight_fall.banish": cards_knights_banish.BANISH_ABILITIES,
    "knight_fall.escort": cards_knights_escort.ESCORT_ABILITIES,
    "knight_fall.hallowed_bolt": cards_knights_hallowed_bolt.HALLOWED_BOLT_ABILITIES,
    "knight_fall.lay_on_hands": cards_knights_lay_on_hands.LAY_ON_HANDS_ABILITIES,
    "knight_fall.shield_charge": cards_knights_shield_charge.SHIELD_CHARGE_ABILITIES,
    "knight_fall.stand_fast": cards_knights_stand_fast.STAND_FAST_ABILITIES,
    "knight_fall.sweeping_blade": cards_knights_sweeping_blade.SWEEPING_BLADE_ABILITIES,
    "knight_fall.blood_shade": demons_blood_shade.BLOOD_SHADE_ABILITIES,
    "knight_fall.feral_reaver": demons_feral_reaver.FERAL_REAVER_ABILITIES,
    "knight_fall.horned_demoness": demons_horned_demoness.HORNED_DEMONESS_ABILITIES,
    "knight_fall.imp_lord": demons_imp_lord.IMP_LORD_ABILITIES,
    "knight_fall.molten_scion": demons_molten_scion.MOLTEN_SCION_ABILITIES,
    "knight_fall.soulstealer": demons_soulstealer.SOULSTEALER_ABILITIES,
    "knight_fall.bulwark_knight": knights_bulwark_knight.BULWARK_KNIGHT_ABILITIES,
    "knight_fall.phase_knight": knights_phase_knight.PHASE_KNIGHT_ABILITIES,
    "knight_fall.thorn_knight": knights_thorn_knight.THORN_KNIGHT_ABILITIES,
    "knight_fall.wind_knight": knights_wind_knight.WIND_KNIGHT_ABILITIES,
    "knight_fall.wrath_knight": knights_wrath_knight.WRATH_KNIGHT_ABILITIES,
}
LAWS: dict[str, Any] = {
    "knight_fall.guarding": rules_damage.GUARDING_ABILITIES,
    "knight_fall.defense": rules_damage.DEFENSE_ABILITIES,
    "knight_fall.scoring": rules_death.SCORING_ABILITIES,
}
LINKS: tuple[Any, ...] = ()
MAPS: dict[str, Any] = {
    "abbey": {
        "rows": ("c.c", ".s.", "c.c"),
        "routes": {
            "outer_edge": (
                "(1, 1)",
                "(2, 1)",
                "(3, 1)",
                "(3, 2)",
                "(3, 3)",
                "(2, 3)",
                "(1, 3)",
                "(1, 2)",
            ),
        },
        "names": {"seal": "(2, 2)"},
        "legend": {"c": {"corner": True}, "s": {}},
    },
}
SHAPES: dict[str, Any] = {}
ACTIONS: tuple[Any, ...] = (
    Action(
        rules_actions.MELEE_ACTION,
        (),
        (),
        rules_actions.melee_options,
        rules_actions.take_melee,
    ),
    Action(
        rules_actions.RANGED_ACTION,
        (),
        (),
        rules_actions.ranged_options,
        rules_actions.take_ranged,
    ),
    Action(rules_actions.MOVE_ACTION, (), (), rules_actions.move_options, rules_actions.take_move),
    Action(rules_actions.HEAL_ACTION, (), (), rules_actions.heal_options, rules_actions.take_heal),
    Action(
        rules_actions.DEFEND_ACTION,
        (),
        (),
        rules_actions.defend_options,
        rules_actions.take_defend,
    ),
    Action(
        rules_actions.COMMAND_MOVE_ACTION,
        (),
        (),
        rules_actions.command_move_options,
        rules_actions.take_command_move,
    ),
    Action(
        rules_actions.COMMAND_MELEE_ACTION,
        (),
        (),
        rules_actions.command_melee_options,
        rules_actions.take_command_melee,
    ),
    Action(
        rules_cards.PLAY_MINOR_ACTION,
        (),
        (),
        rules_cards.play_minor_options,
        rules_cards.take_play_minor,
    ),
    Action(
        rules_cards.PLAY_PRIMARY_ACTION,
        (),
        (),
        rules_cards.play_primary_options,
        rules_cards.take_play_primary,
    ),
    Action(
        rules_cards.PLAY_SECONDARY_ACTION,
        (),
        (),
        rules_cards.play_secondary_options,
        rules_cards.take_play_secondary,
    ),
    Action(
        rules_cards.PLAY_BASIC_ACTION,
        (),
        (),
        rules_cards.play_basic_options,
        rules_cards.take_play_basic,
    ),
    Action(rules_cards.FORGO_ACTION, (), (), rules_cards.forgo_options, rules_cards.take_forgo),
    Action(
        rules_damage.BLOCK_ACTION,
        ("defense",),
        (("amount", "number"), ("target", "piece"), ("way", "enum"), ("answered", "truth")),
        rules_damage.block_options,
        rules_damage.take_block,
    ),
    Action(
        rules_damage.DEFEND_ALLY_ACTION,
        ("defense",),
        (("amount", "number"), ("target", "piece"), ("way", "enum"), ("answered", "truth")),
        rules_damage.defend_ally_options,
        rules_damage.take_defend_ally,
    ),
)
SCENARIOS: tuple[Any, ...] = (A_LONE_DEMON, COOPERATIVE)
PROGRAM = Program(
    pack="knight_fall",
    title="Knight Fall",
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
    space_defaults={"corner": False},
    actions=ACTIONS,
    linked_spaces={},
    hidden={},
    squares_width=0,
)
