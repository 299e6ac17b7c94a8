# The pack `kings_armory`, linked and ready to play.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kings_armory.heroes.cyrus as heroes_cyrus
import generated.kings_armory.heroes.ember as heroes_ember
import generated.kings_armory.heroes.felicity as heroes_felicity
import generated.kings_armory.heroes.valcor as heroes_valcor
import generated.kings_armory.hireables.archer as hireables_archer
import generated.kings_armory.hireables.sorcerer as hireables_sorcerer
import generated.kings_armory.kinds as kinds
import generated.kings_armory.monsters.bridge_troll as monsters_bridge_troll
import generated.kings_armory.monsters.goblin_berzerker as monsters_goblin_berzerker
import generated.kings_armory.monsters.goblin_peon as monsters_goblin_peon
import generated.kings_armory.monsters.goblin_slinger as monsters_goblin_slinger
import generated.kings_armory.monsters.goblin_spazcaster as monsters_goblin_spazcaster
import generated.kings_armory.monsters.koblinkaze as monsters_koblinkaze
import generated.kings_armory.monsters.wind_drake as monsters_wind_drake
import generated.kings_armory.rules.monsters_turn as rules_monsters_turn
import generated.kings_armory.rules.players_round as rules_players_round
import generated.kings_armory.rules.status as rules_status
import generated.kings_armory.rules.tanking as rules_tanking
import generated.kings_armory.rules.waves as rules_waves
import generated.kings_armory.waves.scaling as waves_scaling
import generated.kings_armory.waves.selection as waves_selection
from generated.kings_armory.lock import LOCK
from generated.kings_armory.state import State, new_game, set_up
from interpreter.api import NOTHING, Action, Actions, Program, Prompt, Scenario

ASK_1 = Prompt("choice", "choose a standing ally of p where not it.acted as next by p", ("piece",))
ASK_2 = Actions("turn", "your turn", ("walk", "attack", "special_action", "tank", "give_up"), False)
# content/kings_armory/scenarios/01_the_first_wave.yaml:3
FIRST_WAVE_SCENARIO = kinds.Scenario(
    id="first_wave",
    name="The first Wave",
    wave=None,
    tokens=(),
    gate=20,
)

# content/kings_armory/scenarios/02_a_weak_gate.yaml:3
WEAK_GATE_SCENARIO = kinds.Scenario(
    id="weak_gate",
    name="A weak Gate",
    wave=None,
    tokens=(),
    gate=10,
)


def _any_1(game: State) -> bool:
    docs = game.doc
    acted_of = game.piece_acted
    for monster in game.live:
        if isinstance(docs[monster], kinds.Monster):
            if not acted_of[monster]:
                return True
    return False


def _any_2(game: State, p: int) -> bool:
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
    # content/kings_armory/rules/waves.yaml:128
    game.table_round = 0
    game.table_due = max(
        0,
        max(1, game.table_wave.foes + rules_waves.scaling(game).additional_monsters),
    )
    return 1


def first_wave_step_1(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:91
    game.table_round += 1
    for monster in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Monster)]:
        game.piece_acted[monster] = False
    while _any_1(game):
        game.tick("content/kings_armory/rules/waves.yaml:97")
        game.registers[0] = game.pick(rules_waves.next_in_order(game), NOTHING)
        rules_monsters_turn.take_turn(game, game.registers[0])
        if game.over:
            return -1
    while game.table_due > 0:
        game.tick("content/kings_armory/rules/waves.yaml:100")
        rules_waves.let_in(game, game.rng.roll(12) + rules_waves.scaling(game).roll_modifier)
        if game.over:
            return -1
    return 2


def first_wave_step_2(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:58
    if rules_waves.wave_over(game):
        return 3
    for character in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Character)]:
        game.piece_bless[character] = max(0, min(1, 0))
    for ally in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Ally)]:
        game.piece_tanking[ally] = tuple(())
        game.piece_acted[ally] = False
        game.piece_ap[ally] = max(0, game.stat("actions", ally))
    game.registers[3] = tuple(range(game.players))
    game.registers[4] = 0
    return 4


def first_wave_step_3(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:126
    for ally in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Ally)]:
        rules_status.clear_status(game, ally)
    return 5


def first_wave_step_4(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:68
    if game.registers[4] >= len(game.registers[3]):
        return 6
    game.registers[1] = game.registers[3][game.registers[4]]
    game.registers[4] += 1
    game.active = game.registers[1]
    return 7


def first_wave_step_5(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:133
    game.win(range(game.players))
    return -1


def first_wave_step_6(game: State) -> int:
    if rules_waves.wave_over(game):
        return 3
    return 1


def first_wave_step_7(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:70
    if not (not rules_waves.wave_over(game) and _any_2(game, game.registers[1])):
        return 4
    game.registers[2] = game.choose(
        game.registers[1],
        ASK_1,
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
    # content/kings_armory/rules/players_round.yaml:71
    game.table_acting = game.registers[2]
    rules_players_round.begin_turn(game, game.registers[2])
    if game.over:
        return -1
    return 9


def first_wave_step_9(game: State) -> int:
    if not (
        game.piece_hp[game.registers[2]] > 0 and game.piece_ap[game.registers[2]] > 0 and not rules_waves.wave_over(
            game,
        )
    ):
        return 10
    return 11


def first_wave_step_10(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:76
    game.table_acting = NOTHING
    return 7


def first_wave_step_11(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:74
    player = game.registers[1]
    options: list[Any] = [(0, *option) for option in rules_players_round.walk_options(game, player)]
    options += [(1, *option) for option in rules_players_round.attack_options(game, player)]
    options += [(2, *option) for option in rules_players_round.special_action_options(game, player)]
    options += [(3, *option) for option in rules_tanking.tank_options(game, player)]
    options += [(4, *option) for option in rules_tanking.give_up_options(game, player)]
    options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_2, options)]
        if choice[0] == 0:
            rules_players_round.take_walk(game, player, choice[1], choice[2])
        elif choice[0] == 1:
            rules_players_round.take_attack(game, player, choice[1], choice[2], choice[3])
        elif choice[0] == 2:
            rules_players_round.take_special_action(game, player, choice[1], choice[2])
        elif choice[0] == 3:
            rules_tanking.take_tank(game, player, choice[1], choice[2])
        elif choice[0] == 4:
            rules_tanking.take_give_up(game, player, choice[1], choice[2])
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


def weak_gate_step_0(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:128
    game.table_round = 0
    game.table_due = max(
        0,
        max(1, game.table_wave.foes + rules_waves.scaling(game).additional_monsters),
    )
    return 1


def weak_gate_step_1(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:91
    game.table_round += 1
    for monster in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Monster)]:
        game.piece_acted[monster] = False
    while _any_3(game):
        game.tick("content/kings_armory/rules/waves.yaml:97")
        game.registers[0] = game.pick(rules_waves.next_in_order(game), NOTHING)
        rules_monsters_turn.take_turn(game, game.registers[0])
        if game.over:
            return -1
    while game.table_due > 0:
        game.tick("content/kings_armory/rules/waves.yaml:100")
        rules_waves.let_in(game, game.rng.roll(12) + rules_waves.scaling(game).roll_modifier)
        if game.over:
            return -1
    return 2


def weak_gate_step_2(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:58
    if rules_waves.wave_over(game):
        return 3
    for character in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Character)]:
        game.piece_bless[character] = max(0, min(1, 0))
    for ally in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Ally)]:
        game.piece_tanking[ally] = tuple(())
        game.piece_acted[ally] = False
        game.piece_ap[ally] = max(0, game.stat("actions", ally))
    game.registers[3] = tuple(range(game.players))
    game.registers[4] = 0
    return 4


def weak_gate_step_3(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:126
    for ally in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Ally)]:
        rules_status.clear_status(game, ally)
    return 5


def weak_gate_step_4(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:68
    if game.registers[4] >= len(game.registers[3]):
        return 6
    game.registers[1] = game.registers[3][game.registers[4]]
    game.registers[4] += 1
    game.active = game.registers[1]
    return 7


def weak_gate_step_5(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:133
    game.win(range(game.players))
    return -1


def weak_gate_step_6(game: State) -> int:
    if rules_waves.wave_over(game):
        return 3
    return 1


def weak_gate_step_7(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:70
    if not (not rules_waves.wave_over(game) and _any_4(game, game.registers[1])):
        return 4
    game.registers[2] = game.choose(
        game.registers[1],
        ASK_1,
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


def weak_gate_step_8(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:71
    game.table_acting = game.registers[2]
    rules_players_round.begin_turn(game, game.registers[2])
    if game.over:
        return -1
    return 9


def weak_gate_step_9(game: State) -> int:
    if not (
        game.piece_hp[game.registers[2]] > 0 and game.piece_ap[game.registers[2]] > 0 and not rules_waves.wave_over(
            game,
        )
    ):
        return 10
    return 11


def weak_gate_step_10(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:76
    game.table_acting = NOTHING
    return 7


def weak_gate_step_11(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:74
    player = game.registers[1]
    options: list[Any] = [(0, *option) for option in rules_players_round.walk_options(game, player)]
    options += [(1, *option) for option in rules_players_round.attack_options(game, player)]
    options += [(2, *option) for option in rules_players_round.special_action_options(game, player)]
    options += [(3, *option) for option in rules_tanking.tank_options(game, player)]
    options += [(4, *option) for option in rules_tanking.give_up_options(game, player)]
    options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_2, options)]
        if choice[0] == 0:
            rules_players_round.take_walk(game, player, choice[1], choice[2])
        elif choice[0] == 1:
            rules_players_round.take_attack(game, player, choice[1], choice[2], choice[3])
        elif choice[0] == 2:
            rules_players_round.take_special_action(game, player, choice[1], choice[2])
        elif choice[0] == 3:
            rules_tanking.take_tank(game, player, choice[1], choice[2])
        elif choice[0] == 4:
            rules_tanking.take_give_up(game, player, choice[1], choice[2])
        else:
            game.passed = True
        if game.over:
            return -1
    if game.passed:
        game.piece_ap[game.registers[2]] = max(0, 0)
    return 9


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
    options={},
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
        weak_gate_step_0,
        weak_gate_step_1,
        weak_gate_step_2,
        weak_gate_step_3,
        weak_gate_step_4,
        weak_gate_step_5,
        weak_gate_step_6,
        weak_gate_step_7,
        weak_gate_step_8,
        weak_gate_step_9,
        weak_gate_step_10,
        weak_gate_step_11,
    ),
    registers=5,
    options={},
)
DEFINITIONS: tuple[Any, ...] = (
    heroes_cyrus.CYRUS_DUAL_WIELD,
    heroes_cyrus.CYRUS,
    heroes_ember.EMBER_LONGBOW,
    heroes_ember.EMBER_HEAD_SHOT,
    heroes_ember.EMBER,
    heroes_felicity.FELICITY_HOLY_LIGHT,
    heroes_felicity.FELICITY,
    heroes_valcor.VALCOR_ROYAL_MACE,
    heroes_valcor.VALCOR_SHIELD_BASH,
    heroes_valcor.VALCOR,
    hireables_archer.ARCHER_BOW_SHOT_1,
    hireables_archer.ARCHER_BOW_SHOT_2,
    hireables_archer.ARCHER_BOW_SHOT_3,
    hireables_archer.ARCHER,
    hireables_sorcerer.SORCERER_FIRE_BOLT,
    hireables_sorcerer.SORCERER_ICE_BOLT,
    hireables_sorcerer.SORCERER,
    monsters_bridge_troll.BRIDGE_TROLL_LONG_CLUB,
    monsters_bridge_troll.BRIDGE_TROLL,
    monsters_goblin_berzerker.GOBLIN_BERZERKER_CLEAVER,
    monsters_goblin_berzerker.GOBLIN_BERZERKER,
    monsters_goblin_peon.GOBLIN_PEON_CLUB,
    monsters_goblin_peon.GOBLIN_PEON,
    monsters_goblin_slinger.GOBLIN_SLINGER_SLING,
    monsters_goblin_slinger.GOBLIN_SLINGER,
    monsters_goblin_spazcaster.GOBLIN_SPAZCASTER_SPAZ_BOLT,
    monsters_goblin_spazcaster.GOBLIN_SPAZCASTER,
    monsters_koblinkaze.KOBLINKAZE_DIVE,
    monsters_koblinkaze.KOBLINKAZE,
    monsters_wind_drake.WIND_DRAKE_GALE,
    monsters_wind_drake.WIND_DRAKE,
    waves_scaling.ONE_HERO,
    waves_scaling.TWO_HEROES,
    waves_scaling.THREE_HEROES,
    waves_scaling.FOUR_HEROES,
    waves_scaling.FIVE_HEROES,
    waves_scaling.SIX_HEROES,
    waves_scaling.SEVEN_HEROES,
    waves_selection.WAVE_1,
    waves_selection.WAVE_2,
    waves_selection.WAVE_3,
    waves_selection.WAVE_4,
    waves_selection.WAVE_5,
    waves_selection.WAVE_6,
    waves_selection.WAVE_7,
)
ABILITIES: dict[str, Any] = {
    "kings_armory.cyrus": heroes_cyrus.CYRUS_ABILITIES,
    "kings_armory.ember.longbow": heroes_ember.EMBER_LONGBOW_ABILITIES,
    "kings_armory.ember.head_shot": heroes_ember.EMBER_HEAD_SHOT_ABILITIES,
    "kings_armory.felicity": heroes_felicity.FELICITY_ABILITIES,
    "kings_armory.valcor.royal_mace": heroes_valcor.VALCOR_ROYAL_MACE_ABILITIES,
    "kings_armory.valcor.shield_bash": heroes_valcor.VALCOR_SHIELD_BASH_ABILITIES,
    "kings_armory.archer": hireables_archer.ARCHER_ABILITIES,
    "kings_armory.archer.bow_shot_2": hireables_archer.ARCHER_BOW_SHOT_2_ABILITIES,
    "kings_armory.archer.bow_shot_3": hireables_archer.ARCHER_BOW_SHOT_3_ABILITIES,
    "kings_armory.sorcerer": hireables_sorcerer.SORCERER_ABILITIES,
    "kings_armory.sorcerer.fire_bolt": hireables_sorcerer.SORCERER_FIRE_BOLT_ABILITIES,
    "kings_armory.sorcerer.ice_bolt": hireables_sorcerer.SORCERER_ICE_BOLT_ABILITIES,
}
LAWS: dict[str, Any] = {"kings_armory.status_tokens": rules_status.STATUS_TOKENS_ABILITIES}
LINKS: tuple[Any, ...] = (
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
)
MAPS: dict[str, Any] = {
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
            "########GG########",
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
        },
    },
}
SHAPES: dict[str, Any] = {}
ACTIONS: tuple[Any, ...] = (
    Action(
        rules_players_round.WALK_ACTION,
        "",
        (),
        rules_players_round.walk_options,
        rules_players_round.take_walk,
    ),
    Action(
        rules_players_round.ATTACK_ACTION,
        "",
        (),
        rules_players_round.attack_options,
        rules_players_round.take_attack,
    ),
    Action(
        rules_players_round.SPECIAL_ACTION_ACTION,
        "",
        (),
        rules_players_round.special_action_options,
        rules_players_round.take_special_action,
    ),
    Action(
        rules_tanking.TANK_ACTION,
        "tanking",
        (),
        rules_tanking.tank_options,
        rules_tanking.take_tank,
    ),
    Action(
        rules_tanking.GIVE_UP_ACTION,
        "",
        (),
        rules_tanking.give_up_options,
        rules_tanking.take_give_up,
    ),
)
SCENARIOS: tuple[Any, ...] = (FIRST_WAVE, WEAK_GATE)
PROGRAM = Program(
    pack="kings_armory",
    title="The King's Armory",
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
    space_defaults={"terrain": "open_terrain"},
    actions=ACTIONS,
    linked_spaces={},
    hidden={},
    squares_width=0,
)
