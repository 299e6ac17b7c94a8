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
import generated.knight_fall.rules.evaluation as rules_evaluation
import generated.knight_fall.rules.rounds as rules_rounds
import generated.knight_fall.rules.setup as rules_setup
import generated.knight_fall.rules.units as rules_units
from generated.knight_fall.lock import LOCK
from generated.knight_fall.state import State, new_game, set_up
from interpreter.api import NOTHING, Actions, Program, Prompt, Scenario, numbers

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
# content/knight_fall/scenarios/cooperative.yaml:2
COOPERATIVE_SCENARIO = kinds.Scenario(id="cooperative", name="Cooperative", demons=3, imps=3)

# content/knight_fall/scenarios/01_a_lone_demon.yaml:2
A_LONE_DEMON_SCENARIO = kinds.Scenario(id="a_lone_demon", name="A Lone Demon", demons=1, imps=3)


def _any_1(game: State) -> bool:
    docs = game.doc
    actions_of = game.piece_actions
    for stone_golem in game.live:
        if docs[stone_golem].id == "knight_fall.stone_golem":
            if actions_of[stone_golem] > 0:
                return True
    return False


def cooperative_step_0(game: State) -> int:
    game.registers[1] = tuple(numbers(1, game.table_slots))
    game.registers[2] = 0
    return 1


def cooperative_step_1(game: State) -> int:
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


def cooperative_step_2(game: State) -> int:
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


def cooperative_step_3(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:49
    game.registers[5] = rules_rounds.demon_in(game, game.table_slot)
    if game.registers[5] >= 0:
        rules_cooperative.take_turn(game, game.registers[5])
        if game.over:
            return -1
    return 5


def cooperative_step_4(game: State) -> int:
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


def cooperative_step_5(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:56
    game.registers[6] = rules_rounds.knight_in(game, game.table_slot)
    if game.registers[6] < 0:
        return 1
    game.table_acting = game.registers[6]
    return 8


def cooperative_step_6(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:94
    game.table_acting = NOTHING
    return 9


def cooperative_step_7(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:90
    game.table_acting = game.registers[8]
    return 10


def cooperative_step_8(game: State) -> int:
    if not rules_board.on_board(game, game.registers[6]):
        return 11
    return 12


def cooperative_step_9(game: State) -> int:
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


def cooperative_step_10(game: State) -> int:
    if not (
        rules_board.on_board(game, game.registers[8])
        and game.piece_actions[game.registers[8]] > 0
    ):
        return 4
    return 13


def cooperative_step_11(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:67
    game.table_acting = NOTHING
    if rules_board.on_board(game, game.registers[6]):
        rules_cards.discard_hand(game, game.owner[game.registers[6]])
    rules_cards.refill(game, game.owner[game.registers[6]])
    return 1


def cooperative_step_12(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:65
    player = game.owner[game.registers[6]]
    options: list[Any] = game.foreseen(player, "turn", True)
    if not options:
        options = [(0, *option) for option in rules_cards.play_minor_options(game, player)]
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


def cooperative_step_13(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:92
    player = rules_units.speaker(game, "knights")
    options: list[Any] = game.foreseen(player, "turn", True)
    if not options:
        options = [(0, *option) for option in rules_actions.melee_options(game, player)]
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


def set_up_cooperative(game: State) -> None:
    # content/knight_fall/scenarios/cooperative.yaml:9
    # setup
    rules_setup.set_up_cooperative(game)


def set_up_a_lone_demon(game: State) -> None:
    # content/knight_fall/scenarios/cooperative.yaml:9
    # setup
    rules_setup.set_up_cooperative(game)


STEPS_1 = (
    cooperative_step_0,
    cooperative_step_1,
    cooperative_step_2,
    cooperative_step_3,
    cooperative_step_4,
    cooperative_step_5,
    cooperative_step_6,
    cooperative_step_7,
    cooperative_step_8,
    cooperative_step_9,
    cooperative_step_10,
    cooperative_step_11,
    cooperative_step_12,
    cooperative_step_13,
)
COOPERATIVE = Scenario(
    id="cooperative",
    title="Cooperative",
    players=(1, 3),
    seats=(),
    map="abbey",
    definition=COOPERATIVE_SCENARIO,
    setup=set_up_cooperative,
    steps=STEPS_1,
    registers=9,
    options=(),
    evaluate=rules_evaluation.evaluate_battle_sense,
)
A_LONE_DEMON = Scenario(
    id="a_lone_demon",
    title="A Lone Demon",
    players=(1, 2),
    seats=(),
    map="abbey",
    definition=A_LONE_DEMON_SCENARIO,
    setup=set_up_a_lone_demon,
    steps=STEPS_1,
    registers=9,
    options=(),
    evaluate=rules_evaluation.evaluate_battle_sense,
)
CONTENTS: tuple[Any, ...] = (
    cards_basic_action.CONTENTS,
    cards_cooperative_barrage.CONTENTS,
    cards_cooperative_charge.CONTENTS,
    cards_cooperative_devour.CONTENTS,
    cards_cooperative_double_back.CONTENTS,
    cards_cooperative_frenzy.CONTENTS,
    cards_cooperative_hold_ground.CONTENTS,
    cards_cooperative_maul.CONTENTS,
    cards_cooperative_pack_order.CONTENTS,
    cards_cooperative_prowl_the_walls.CONTENTS,
    cards_cooperative_relentless.CONTENTS,
    cards_cooperative_rift_call.CONTENTS,
    cards_cooperative_spit_fire.CONTENTS,
    cards_cooperative_stalk.CONTENTS,
    cards_cooperative_whirl_of_claws.CONTENTS,
    cards_knights_banish.CONTENTS,
    cards_knights_escort.CONTENTS,
    cards_knights_hallowed_bolt.CONTENTS,
    cards_knights_lay_on_hands.CONTENTS,
    cards_knights_shield_charge.CONTENTS,
    cards_knights_stand_fast.CONTENTS,
    cards_knights_sweeping_blade.CONTENTS,
    demons_blood_shade.CONTENTS,
    demons_feral_reaver.CONTENTS,
    demons_horned_demoness.CONTENTS,
    demons_imp_lord.CONTENTS,
    demons_molten_scion.CONTENTS,
    demons_soulstealer.CONTENTS,
    demons_storm_fiend.CONTENTS,
    elders_elder.CONTENTS,
    knights_bulwark_knight.CONTENTS,
    knights_phase_knight.CONTENTS,
    knights_thorn_knight.CONTENTS,
    knights_wind_knight.CONTENTS,
    knights_wrath_knight.CONTENTS,
    minions_imp.CONTENTS,
    minions_stone_golem.CONTENTS,
    rules_actions.CONTENTS,
    rules_cards.CONTENTS,
    rules_damage.CONTENTS,
    rules_death.CONTENTS,
)
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
SCENARIOS: tuple[Any, ...] = (COOPERATIVE, A_LONE_DEMON)
PROGRAM = Program(
    pack="knight_fall",
    title="Knight Fall",
    lock=LOCK,
    new_game=new_game,
    set_up=set_up,
    contents=CONTENTS,
    scenarios=SCENARIOS,
    maps=MAPS,
    shapes=SHAPES,
    active_zones=(),
    space_defaults={"corner": False},
    linked_spaces={},
    hidden={},
    shown={},
    squares_width=0,
    campaigns=(),
    glossary={},
)
