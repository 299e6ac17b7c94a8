# The pack `kingdom_rush`, linked and ready to play.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from generated.kingdom_rush.lock import LOCK
from generated.kingdom_rush.state import State, new_game, set_up
from interpreter.api import (
    NOTHING,
    Actions,
    Contents,
    Program,
    Prompt,
    Scenario,
    first_part,
    parse_shape,
)
import generated.kingdom_rush.heroes.heroes as heroes_heroes
import generated.kingdom_rush.kinds as kinds
import generated.kingdom_rush.rules.actions as rules_actions
import generated.kingdom_rush.rules.blossoms as rules_blossoms
import generated.kingdom_rush.rules.covering as rules_covering
import generated.kingdom_rush.rules.enemies as rules_enemies
import generated.kingdom_rush.rules.evaluation as rules_evaluation
import generated.kingdom_rush.rules.hordes as rules_hordes
import generated.kingdom_rush.rules.pieces as rules_pieces
import generated.kingdom_rush.rules.round_ as rules_round_
import generated.kingdom_rush.rules.setup as rules_setup
import generated.kingdom_rush.towers.archers as towers_archers
import generated.kingdom_rush.towers.artillery as towers_artillery
import generated.kingdom_rush.towers.barracks as towers_barracks
import generated.kingdom_rush.towers.mages as towers_mages
import generated.kingdom_rush.waves.wave_0 as waves_wave_0
import generated.kingdom_rush.waves.wave_1 as waves_wave_1
import generated.kingdom_rush.waves.wave_2 as waves_wave_2
import generated.kingdom_rush.waves.wave_4 as waves_wave_4

ASK_1 = Actions("turn", "your turn", ("play_tower", "pass_tower", "activate_hero"), False)
ASK_2 = Prompt("choice", "Which horde is destroyed next?", ("piece",))
ASK_3 = Actions("turn", "your turn", ("buy_tower",), False)
# content/kingdom_rush/scenarios/01_blooming_threats.yaml:20
BLOOMING_THREATS_SCENARIO = kinds.Scenario(
    id="blooming_threats",
    name="Blooming Threats",
    hearts=5,
    gold=3,
    crystals=3,
    rounds=5,
    towers=(),
    heroes=(),
)


def _in_order_1(game: State) -> Sequence[int]:
    ranked = [((game.doc[point].number,), point) for point in game.of_kind(kinds.SpawnPoint)]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _any_1(game: State) -> bool:
    for horde in game.of_kind(kinds.Horde):
        if rules_covering.enemy_squares(game, horde) & ~rules_covering.covered(game, horde) == 0:
            return True
    return False


def _in_order_2(game: State) -> Sequence[int]:
    ranked = [((game.doc[point].number,), point) for point in game.of_kind(kinds.SpawnPoint)]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _in_order_3(game: State, point: int) -> Sequence[int]:
    docs = game.doc
    places = game.place
    moved_of = game.piece_moved
    ranked = [
        ((game.board.route_left(docs[point].route, places[horde]),), horde)
        for horde in game.of_kind(kinds.Horde)
        if places[horde] in game.board.routes[docs[point].route] and not moved_of[horde]
    ]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _no_1(game: State) -> bool:
    for horde in game.of_kind(kinds.Horde):
        return False
    return True


def blooming_threats_step_0(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:96
    for spawn_point in game.of_kind(kinds.SpawnPoint):
        if len(game.contents[game.piece__zone_spawn_stack[spawn_point]]) > 0:
            break
    else:
        game.lose()
        return -1
    if len(range(game.players)) == 1:
        rules_round_.block_a_colour(game)
    return 1


def blooming_threats_step_1(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:19
    if game.table_round > 1:
        for point in _in_order_1(game):
            if len(game.contents[game.piece__zone_spawn_stack[point]]) > 0:
                rules_hordes.spawn_from(game, point)
                if game.over:
                    return -1
    return 2


def blooming_threats_step_2(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:27
    game.registers[0] = 0
    return 3


def blooming_threats_step_3(game: State) -> int:
    if not game.registers[0] < len(range(game.players)):
        return 4
    return 5


def blooming_threats_step_4(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:39
    while _any_1(game):
        game.tick("content/kingdom_rush/rules/round.yaml:43")
        game.registers[1] = game.choose(
            game.active,
            ASK_2,
            [
                horde
                for horde in game.of_kind(kinds.Horde)
                if rules_covering.enemy_squares(
                    game,
                    horde,
                ) & ~rules_covering.covered(game, horde) == 0
            ],
            NOTHING,
        )
        if game.registers[1] >= 0:
            rules_hordes.emit_destroy(game, game.registers[1])
    return 6


def blooming_threats_step_5(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:33
    player = game.active
    options: list[Any] = game.foreseen(player, "turn", True)
    if not options:
        options = [(0, *option) for option in rules_actions.play_tower_options(game, player)]
        options += [(1, *option) for option in rules_actions.pass_tower_options(game, player)]
        options += [(2, option) for option in rules_actions.activate_hero_options(game, player)]
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_1, options)]
        if choice[0] == 0:
            rules_actions.take_play_tower(game, player, choice[1], choice[2], choice[3])
        elif choice[0] == 1:
            rules_actions.take_pass_tower(game, player, choice[1], choice[2])
        elif choice[0] == 2:
            rules_actions.take_activate_hero(game, player, choice[1])
        else:
            game.passed = True
    if game.passed:
        game.registers[0] = game.registers[0] + 1
        game.active = game.after[game.active]
    else:
        game.registers[0] = 0
    return 3


def blooming_threats_step_6(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:47
    for horde in game.of_kind(kinds.Horde):
        game.piece_moved[horde] = False
    for point in _in_order_2(game):
        for horde in _in_order_3(game, point):
            game.spend(100)
            rules_hordes.advance(game, horde, game.doc[point].route)
            if game.over:
                return -1
    return 7


def blooming_threats_step_7(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:56
    for tower in game.of_kind(kinds.Tower):
        game.put(tower, game.zone_hand[game.owner[tower]])
    for p in range(game.players):
        for tower in [
            piece
            for piece in game.contents[game.zone_incoming[p]]
            if isinstance(game.doc[piece], kinds.Tower)
        ]:
            game.spend(100)
            game.owner[tower] = p
            game.put(tower, game.zone_hand[p])
    for hero in game.of_kind(kinds.Hero):
        game.piece_activated[hero] = False
        game.piece_protected[hero] = False
    return 8


def blooming_threats_step_8(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:74
    player = game.active
    options: list[Any] = game.foreseen(player, "turn", True)
    if not options:
        options = [(0, *option) for option in rules_round_.buy_tower_options(game, player)]
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_3, options)]
        if choice[0] == 0:
            rules_round_.take_buy_tower(game, player, choice[1], choice[2])
        else:
            game.passed = True
    if game.passed:
        return 9
    return 8


def blooming_threats_step_9(game: State) -> int:
    # content/kingdom_rush/scenarios/01_blooming_threats.yaml:80
    if game.table_round == game.setting.rounds and _no_1(game):
        game.win(range(game.players))
        return -1
    game.table_round += 1
    return 0


def set_up_blooming_threats(game: State) -> None:
    # content/kingdom_rush/scenarios/01_blooming_threats.yaml:43
    # setup
    space_4_4_ = game.tables.space_4_4
    space_3_4_ = game.tables.space_3_4
    space_1_3_ = game.tables.space_1_3
    space_6_3_ = game.tables.space_6_3
    space_4_6_ = game.tables.space_4_6
    space_2_6_ = game.tables.space_2_6
    space_6_5_ = game.tables.space_6_5
    space_3_2_ = game.tables.space_3_2
    space_4_2_ = game.tables.space_4_2
    rules_setup.lay_out_components(game)
    rules_setup.place_horde(
        game,
        game.program.definitions["kingdom_rush.wave_0_green"],
        game.tables.space_4_5,
    )
    rules_setup.place_horde(
        game,
        game.program.definitions["kingdom_rush.wave_0_yellow"],
        game.tables.space_2_4,
    )
    rules_setup.place_horde(
        game,
        game.program.definitions["kingdom_rush.wave_0_yellow"],
        game.tables.space_5_3,
    )
    for s in (game.tables.space_3_3, game.tables.space_6_4, game.tables.space_1_4, space_4_4_):
        game.create(game.program.definitions["kingdom_rush.magic_blossom"], s, NOTHING)
    first_point = game.create(
        game.program.definitions["kingdom_rush.spawn_1"],
        game.tables.space_2_1,
        NOTHING,
    )
    rules_setup.fill_stack(
        game,
        (
            game.program.definitions["kingdom_rush.wave_0_red"],
            game.program.definitions["kingdom_rush.wave_1_yellow"],
            game.program.definitions["kingdom_rush.wave_1_green"],
            game.program.definitions["kingdom_rush.wave_2_green"],
        ),
        first_point,
    )
    second_point = game.create(
        game.program.definitions["kingdom_rush.spawn_2"],
        game.tables.space_5_1,
        NOTHING,
    )
    rules_setup.fill_stack(
        game,
        (
            game.program.definitions["kingdom_rush.wave_1_green"],
            game.program.definitions["kingdom_rush.wave_1_yellow"],
            game.program.definitions["kingdom_rush.wave_2_yellow"],
            game.program.definitions["kingdom_rush.wave_2_green"],
        ),
        second_point,
    )
    if len(range(game.players)) == 1:
        rules_setup.build_sites(
            game,
            game.program.definitions["kingdom_rush.blue_site"],
            (space_3_4_, space_1_3_, space_6_3_),
            0,
        )
        rules_setup.build_sites(
            game,
            game.program.definitions["kingdom_rush.orange_site"],
            (space_4_4_, space_4_6_, space_2_6_),
            0,
        )
        rules_setup.build_sites(
            game,
            game.program.definitions["kingdom_rush.purple_site"],
            (space_6_5_, space_3_2_, space_4_2_),
            0,
        )
        rules_setup.deal_towers(
            game,
            (
                game.program.definitions["kingdom_rush.archer_tower"],
                game.program.definitions["kingdom_rush.archer_tower"],
                game.program.definitions["kingdom_rush.mage_guild"],
                game.program.definitions["kingdom_rush.militia_barracks"],
                game.program.definitions["kingdom_rush.militia_barracks"],
            ),
        )
    if len(range(game.players)) == 2:
        rules_setup.build_sites(
            game,
            game.program.definitions["kingdom_rush.blue_site"],
            (space_3_4_, space_6_5_, space_4_6_, space_6_3_),
            0,
        )
        rules_setup.build_sites(
            game,
            game.program.definitions["kingdom_rush.orange_site"],
            (space_4_4_, space_1_3_, space_3_2_, space_2_6_),
            1,
        )
        rules_setup.deal_towers(
            game,
            (
                game.program.definitions["kingdom_rush.archer_tower"],
                game.program.definitions["kingdom_rush.archer_tower"],
                game.program.definitions["kingdom_rush.archer_tower"],
                game.program.definitions["kingdom_rush.mage_guild"],
                game.program.definitions["kingdom_rush.militia_barracks"],
                game.program.definitions["kingdom_rush.militia_barracks"],
            ),
        )
    if len(range(game.players)) == 3:
        rules_setup.build_sites(
            game,
            game.program.definitions["kingdom_rush.blue_site"],
            (space_3_4_, space_1_3_, space_6_3_),
            0,
        )
        rules_setup.build_sites(
            game,
            game.program.definitions["kingdom_rush.orange_site"],
            (space_4_4_, space_4_6_, space_2_6_),
            1,
        )
        rules_setup.build_sites(
            game,
            game.program.definitions["kingdom_rush.purple_site"],
            (space_6_5_, space_3_2_, space_4_2_),
            2,
        )
        rules_setup.deal_towers(
            game,
            (
                game.program.definitions["kingdom_rush.archer_tower"],
                game.program.definitions["kingdom_rush.archer_tower"],
                game.program.definitions["kingdom_rush.mage_guild"],
                game.program.definitions["kingdom_rush.militia_barracks"],
            ),
        )
    if len(range(game.players)) == 4:
        rules_setup.build_sites(
            game,
            game.program.definitions["kingdom_rush.blue_site"],
            (space_3_4_, space_4_6_, space_4_2_),
            0,
        )
        rules_setup.build_sites(
            game,
            game.program.definitions["kingdom_rush.orange_site"],
            (space_4_4_, space_3_2_, game.tables.space_1_5),
            1,
        )
        rules_setup.build_sites(
            game,
            game.program.definitions["kingdom_rush.purple_site"],
            (space_6_5_, space_6_3_, game.tables.space_6_1),
            2,
        )
        rules_setup.build_sites(
            game,
            game.program.definitions["kingdom_rush.teal_site"],
            (space_1_3_, space_2_6_, game.tables.space_1_1),
            3,
        )
        rules_setup.deal_towers(
            game,
            (
                game.program.definitions["kingdom_rush.archer_tower"],
                game.program.definitions["kingdom_rush.archer_tower"],
                game.program.definitions["kingdom_rush.militia_barracks"],
            ),
        )
    rules_setup.choose_heroes(game)


BLOOMING_THREATS = Scenario(
    id="blooming_threats",
    title="Blooming Threats",
    players=(1, 4),
    seats=(),
    map="blooming_threats_map",
    definition=BLOOMING_THREATS_SCENARIO,
    setup=set_up_blooming_threats,
    steps=(
        blooming_threats_step_0,
        blooming_threats_step_1,
        blooming_threats_step_2,
        blooming_threats_step_3,
        blooming_threats_step_4,
        blooming_threats_step_5,
        blooming_threats_step_6,
        blooming_threats_step_7,
        blooming_threats_step_8,
        blooming_threats_step_9,
    ),
    registers=2,
    options=(),
    evaluate=rules_evaluation.evaluate_defence,
)
CONTENTS: tuple[Any, ...] = (
    heroes_heroes.CONTENTS,
    rules_actions.CONTENTS,
    rules_blossoms.CONTENTS,
    rules_enemies.CONTENTS,
    rules_pieces.CONTENTS,
    rules_round_.CONTENTS,
    towers_archers.CONTENTS,
    towers_artillery.CONTENTS,
    towers_barracks.CONTENTS,
    towers_mages.CONTENTS,
    waves_wave_0.CONTENTS,
    waves_wave_1.CONTENTS,
    waves_wave_2.CONTENTS,
    waves_wave_4.CONTENTS,
    Contents(
        links=(
            (
                BLOOMING_THREATS_SCENARIO,
                "towers",
                (
                    "kingdom_rush.archer_tower",
                    "kingdom_rush.marksmen_tower",
                    "kingdom_rush.sharpshooter_tower",
                    "kingdom_rush.mage_guild",
                    "kingdom_rush.adept_guild",
                    "kingdom_rush.wizard_tower",
                    "kingdom_rush.dwarven_bombard",
                    "kingdom_rush.dwarven_artillery",
                    "kingdom_rush.dwarven_howitzer",
                    "kingdom_rush.militia_barracks",
                    "kingdom_rush.footmen_barracks",
                    "kingdom_rush.knights_barracks",
                ),
            ),
            (
                BLOOMING_THREATS_SCENARIO,
                "heroes",
                (
                    "kingdom_rush.alric",
                    "kingdom_rush.bruxa",
                    "kingdom_rush.elora",
                    "kingdom_rush.dierdre",
                    "kingdom_rush.saitam",
                ),
            ),
        ),
    ),
)
MAPS: dict[str, Any] = {
    "blooming_threats_map": {
        "rows": (".=..=.", ".=..=.", ".=..=.", ".=..=.", ".====.", "...exe"),
        "adjacency": "diagonal",
        "routes": {
            "first_route": (
                "(2, 1)",
                "(2, 2)",
                "(2, 3)",
                "(2, 4)",
                "(2, 5)",
                "(3, 5)",
                "(4, 5)",
                "(5, 5)",
                "(5, 6)",
            ),
            "second_route": ("(5, 1)", "(5, 2)", "(5, 3)", "(5, 4)", "(5, 5)", "(5, 6)"),
        },
        "legend": {"=": {}, "e": {"entry": True}, "x": {"entry": True}},
    },
}
SHAPES: dict[str, Any] = {
    "kingdom_rush.block": parse_shape("##\n##"),
    "kingdom_rush.corner": parse_shape("##\n#."),
    "kingdom_rush.double": parse_shape("##"),
    "kingdom_rush.hero_base": parse_shape("##\n##"),
    "kingdom_rush.single": parse_shape("#"),
}
SCENARIOS: tuple[Any, ...] = (BLOOMING_THREATS,)
PROGRAM = Program(
    pack="kingdom_rush",
    title="Kingdom Rush: Elemental Uprising",
    lock=LOCK,
    new_game=new_game,
    set_up=set_up,
    contents=CONTENTS,
    scenarios=SCENARIOS,
    maps=MAPS,
    shapes=SHAPES,
    active_zones=("tray", "hero_board"),
    space_defaults={"entry": False},
    linked_spaces={},
    hidden={},
    shown={},
    squares_width=5,
    campaigns=(),
    glossary={},
)
