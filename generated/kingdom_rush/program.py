# The pack `kingdom_rush`, linked and ready to play.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from generated.kingdom_rush.lock import LOCK
from generated.kingdom_rush.state import State, new_game, set_up
from interpreter.api import (
    NOTHING,
    Action,
    Actions,
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


def _no_1(game: State) -> bool:
    docs = game.doc
    contents_of = game.contents
    zone_spawn_stack_of = game.piece_zone_spawn_stack
    for spawn_point in game.live:
        if isinstance(docs[spawn_point], kinds.SpawnPoint):
            if len(contents_of[zone_spawn_stack_of[spawn_point]]) > 0:
                return False
    return True


def _in_order_1(game: State) -> Sequence[int]:
    docs = game.doc
    ranked = [
        ((docs[point].number,), point)
        for point in game.live
        if isinstance(docs[point], kinds.SpawnPoint)
    ]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _any_1(game: State) -> bool:
    docs = game.doc
    for horde in game.live:
        if isinstance(docs[horde], kinds.Horde):
            if rules_covering.enemy_squares(
                game,
                horde,
            ) & ~rules_covering.covered(game, horde) == 0:
                return True
    return False


def _in_order_2(game: State) -> Sequence[int]:
    docs = game.doc
    ranked = [
        ((docs[point].number,), point)
        for point in game.live
        if isinstance(docs[point], kinds.SpawnPoint)
    ]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _in_order_3(game: State, point: int) -> Sequence[int]:
    docs = game.doc
    places = game.place
    moved_of = game.piece_moved
    ranked = [
        ((game.board.route_left(docs[point].route, places[horde]),), horde)
        for horde in game.live
        if (
            isinstance(docs[horde], kinds.Horde)
            and places[horde] in game.board.routes[docs[point].route]
            and not moved_of[horde]
        )
    ]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _no_2(game: State) -> bool:
    docs = game.doc
    for horde in game.live:
        if isinstance(docs[horde], kinds.Horde):
            return False
    return True


def blooming_threats_step_0(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:96
    if _no_1(game):
        game.lose()
        return -1
    if len(range(game.players)) == 1:
        rules_round_.block_a_colour(game)
    return 1


def blooming_threats_step_1(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:19
    if game.table_round > 1:
        for point in _in_order_1(game):
            if len(game.contents[game.piece_zone_spawn_stack[point]]) > 0:
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
                for horde in game.live
                if (
                    isinstance(game.doc[horde], kinds.Horde)
                    and rules_covering.enemy_squares(
                        game,
                        horde,
                    ) & ~rules_covering.covered(game, horde) == 0
                )
            ],
            NOTHING,
        )
        if game.registers[1] >= 0:
            rules_hordes.emit_destroy(game, game.registers[1])
    return 6


def blooming_threats_step_5(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:33
    player = game.active
    options: list[Any] = [(0, *option) for option in rules_actions.play_tower_options(game, player)]
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
    for horde in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Horde)]:
        game.piece_moved[horde] = False
    for point in _in_order_2(game):
        for horde in _in_order_3(game, point):
            rules_hordes.advance(game, horde, game.doc[point].route)
            if game.over:
                return -1
    return 7


def blooming_threats_step_7(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:56
    for tower in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Tower)]:
        game.put(tower, game.zone_hand[game.owner[tower]])
    for p in range(game.players):
        for tower in [
            piece
            for piece in game.contents[game.zone_incoming[p]]
            if isinstance(game.doc[piece], kinds.Tower)
        ]:
            game.owner[tower] = p
            game.put(tower, game.zone_hand[p])
    for hero in [piece for piece in game.live if isinstance(game.doc[piece], kinds.Hero)]:
        game.piece_activated[hero] = False
        game.piece_protected[hero] = False
    return 8


def blooming_threats_step_8(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:74
    player = game.active
    options: list[Any] = [(0, *option) for option in rules_round_.buy_tower_options(game, player)]
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
    if game.table_round == game.setting.rounds and _no_2(game):
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
)
DEFINITIONS: tuple[Any, ...] = (
    heroes_heroes.ALRIC_BLADES,
    heroes_heroes.BRUXA_HEX,
    heroes_heroes.ELORA_ICE,
    heroes_heroes.DIERDRE_LIGHT,
    heroes_heroes.SAITAM_FISTS,
    heroes_heroes.ALRIC,
    heroes_heroes.BRUXA,
    heroes_heroes.ELORA,
    heroes_heroes.DIERDRE,
    heroes_heroes.SAITAM,
    rules_blossoms.MAGIC_BLOSSOM,
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
    towers_archers.ARCHER_TOWER_NEAR,
    towers_archers.ARCHER_TOWER_FAR,
    towers_archers.MARKSMEN_TOWER_NEAR,
    towers_archers.MARKSMEN_TOWER_FAR,
    towers_archers.SHARPSHOOTER_TOWER_NEAR,
    towers_archers.SHARPSHOOTER_TOWER_FAR,
    towers_archers.ARCHER_TOWER,
    towers_archers.MARKSMEN_TOWER,
    towers_archers.SHARPSHOOTER_TOWER,
    towers_artillery.DWARVEN_BOMBARD_SHELL,
    towers_artillery.DWARVEN_ARTILLERY_SHELL,
    towers_artillery.DWARVEN_HOWITZER_SHELL,
    towers_artillery.DWARVEN_BOMBARD,
    towers_artillery.DWARVEN_ARTILLERY,
    towers_artillery.DWARVEN_HOWITZER,
    towers_barracks.MILITIA_BARRACKS_SOLDIERS,
    towers_barracks.FOOTMEN_BARRACKS_SOLDIERS,
    towers_barracks.KNIGHTS_BARRACKS_SOLDIERS,
    towers_barracks.MILITIA_BARRACKS,
    towers_barracks.FOOTMEN_BARRACKS,
    towers_barracks.KNIGHTS_BARRACKS,
    towers_mages.MAGE_GUILD_BOLT,
    towers_mages.ADEPT_GUILD_BOLT,
    towers_mages.WIZARD_TOWER_BOLT,
    towers_mages.MAGE_GUILD,
    towers_mages.ADEPT_GUILD,
    towers_mages.WIZARD_TOWER,
    waves_wave_0.WAVE_0_GREEN_W0GA,
    waves_wave_0.WAVE_0_GREEN_W0GB,
    waves_wave_0.WAVE_0_GREEN_W0GC,
    waves_wave_0.WAVE_0_YELLOW_W0YA,
    waves_wave_0.WAVE_0_YELLOW_W0YB,
    waves_wave_0.WAVE_0_YELLOW_W0YC,
    waves_wave_0.WAVE_0_RED_W0RA,
    waves_wave_0.WAVE_0_RED_W0RB,
    waves_wave_0.WAVE_0_RED_W0RC,
    waves_wave_0.WAVE_0_GREEN,
    waves_wave_0.WAVE_0_YELLOW,
    waves_wave_0.WAVE_0_RED,
    waves_wave_1.WAVE_1_GREEN_W1GA,
    waves_wave_1.WAVE_1_GREEN_W1GB,
    waves_wave_1.WAVE_1_GREEN_W1GC,
    waves_wave_1.WAVE_1_YELLOW_W1YA,
    waves_wave_1.WAVE_1_YELLOW_W1YB,
    waves_wave_1.WAVE_1_YELLOW_W1YC,
    waves_wave_1.WAVE_1_RED_W1RA,
    waves_wave_1.WAVE_1_RED_W1RB,
    waves_wave_1.WAVE_1_RED_W1RC,
    waves_wave_1.WAVE_1_GREEN,
    waves_wave_1.WAVE_1_YELLOW,
    waves_wave_1.WAVE_1_RED,
    waves_wave_2.WAVE_2_GREEN_W2GA,
    waves_wave_2.WAVE_2_GREEN_W2GB,
    waves_wave_2.WAVE_2_GREEN_W2GC,
    waves_wave_2.WAVE_2_YELLOW_W2YA,
    waves_wave_2.WAVE_2_YELLOW_W2YB,
    waves_wave_2.WAVE_2_YELLOW_W2YC,
    waves_wave_2.WAVE_2_RED_W2RA,
    waves_wave_2.WAVE_2_RED_W2RB,
    waves_wave_2.WAVE_2_RED_W2RC,
    waves_wave_2.WAVE_2_GREEN,
    waves_wave_2.WAVE_2_YELLOW,
    waves_wave_2.WAVE_2_RED,
    waves_wave_4.WAVE_4_GREEN_W4GA,
    waves_wave_4.WAVE_4_GREEN_W4GB,
    waves_wave_4.WAVE_4_GREEN_W4GC,
    waves_wave_4.WAVE_4_YELLOW_W4YA,
    waves_wave_4.WAVE_4_YELLOW_W4YB,
    waves_wave_4.WAVE_4_YELLOW_W4YC,
    waves_wave_4.WAVE_4_RED_W4RA,
    waves_wave_4.WAVE_4_RED_W4RB,
    waves_wave_4.WAVE_4_RED_W4RC,
    waves_wave_4.WAVE_4_GREEN,
    waves_wave_4.WAVE_4_YELLOW,
    waves_wave_4.WAVE_4_RED,
)
ABILITIES: dict[str, Any] = {
    "kingdom_rush.bruxa": heroes_heroes.BRUXA_ABILITIES,
    "kingdom_rush.elora": heroes_heroes.ELORA_ABILITIES,
    "kingdom_rush.dierdre": heroes_heroes.DIERDRE_ABILITIES,
    "kingdom_rush.magic_blossom": rules_blossoms.MAGIC_BLOSSOM_ABILITIES,
    "kingdom_rush.wave_0_green.w0ga": waves_wave_0.WAVE_0_GREEN_W0GA_ABILITIES,
    "kingdom_rush.wave_0_green.w0gb": waves_wave_0.WAVE_0_GREEN_W0GB_ABILITIES,
    "kingdom_rush.wave_0_green.w0gc": waves_wave_0.WAVE_0_GREEN_W0GC_ABILITIES,
    "kingdom_rush.wave_0_yellow.w0ya": waves_wave_0.WAVE_0_YELLOW_W0YA_ABILITIES,
    "kingdom_rush.wave_0_yellow.w0yb": waves_wave_0.WAVE_0_YELLOW_W0YB_ABILITIES,
    "kingdom_rush.wave_0_yellow.w0yc": waves_wave_0.WAVE_0_YELLOW_W0YC_ABILITIES,
    "kingdom_rush.wave_0_red.w0ra": waves_wave_0.WAVE_0_RED_W0RA_ABILITIES,
    "kingdom_rush.wave_0_red.w0rb": waves_wave_0.WAVE_0_RED_W0RB_ABILITIES,
    "kingdom_rush.wave_0_red.w0rc": waves_wave_0.WAVE_0_RED_W0RC_ABILITIES,
    "kingdom_rush.wave_1_green.w1ga": waves_wave_1.WAVE_1_GREEN_W1GA_ABILITIES,
    "kingdom_rush.wave_1_green.w1gb": waves_wave_1.WAVE_1_GREEN_W1GB_ABILITIES,
    "kingdom_rush.wave_1_green.w1gc": waves_wave_1.WAVE_1_GREEN_W1GC_ABILITIES,
    "kingdom_rush.wave_1_yellow.w1ya": waves_wave_1.WAVE_1_YELLOW_W1YA_ABILITIES,
    "kingdom_rush.wave_1_yellow.w1yb": waves_wave_1.WAVE_1_YELLOW_W1YB_ABILITIES,
    "kingdom_rush.wave_1_yellow.w1yc": waves_wave_1.WAVE_1_YELLOW_W1YC_ABILITIES,
    "kingdom_rush.wave_1_red.w1ra": waves_wave_1.WAVE_1_RED_W1RA_ABILITIES,
    "kingdom_rush.wave_1_red.w1rb": waves_wave_1.WAVE_1_RED_W1RB_ABILITIES,
    "kingdom_rush.wave_1_red.w1rc": waves_wave_1.WAVE_1_RED_W1RC_ABILITIES,
    "kingdom_rush.wave_2_green.w2ga": waves_wave_2.WAVE_2_GREEN_W2GA_ABILITIES,
    "kingdom_rush.wave_2_green.w2gb": waves_wave_2.WAVE_2_GREEN_W2GB_ABILITIES,
    "kingdom_rush.wave_2_green.w2gc": waves_wave_2.WAVE_2_GREEN_W2GC_ABILITIES,
    "kingdom_rush.wave_2_yellow.w2ya": waves_wave_2.WAVE_2_YELLOW_W2YA_ABILITIES,
    "kingdom_rush.wave_2_yellow.w2yb": waves_wave_2.WAVE_2_YELLOW_W2YB_ABILITIES,
    "kingdom_rush.wave_2_yellow.w2yc": waves_wave_2.WAVE_2_YELLOW_W2YC_ABILITIES,
    "kingdom_rush.wave_2_red.w2ra": waves_wave_2.WAVE_2_RED_W2RA_ABILITIES,
    "kingdom_rush.wave_2_red.w2rb": waves_wave_2.WAVE_2_RED_W2RB_ABILITIES,
    "kingdom_rush.wave_2_red.w2rc": waves_wave_2.WAVE_2_RED_W2RC_ABILITIES,
    "kingdom_rush.wave_4_green.w4ga": waves_wave_4.WAVE_4_GREEN_W4GA_ABILITIES,
    "kingdom_rush.wave_4_green.w4gb": waves_wave_4.WAVE_4_GREEN_W4GB_ABILITIES,
    "kingdom_rush.wave_4_green.w4gc": waves_wave_4.WAVE_4_GREEN_W4GC_ABILITIES,
    "kingdom_rush.wave_4_yellow.w4ya": waves_wave_4.WAVE_4_YELLOW_W4YA_ABILITIES,
    "kingdom_rush.wave_4_yellow.w4yb": waves_wave_4.WAVE_4_YELLOW_W4YB_ABILITIES,
    "kingdom_rush.wave_4_yellow.w4yc": waves_wave_4.WAVE_4_YELLOW_W4YC_ABILITIES,
    "kingdom_rush.wave_4_red.w4ra": waves_wave_4.WAVE_4_RED_W4RA_ABILITIES,
    "kingdom_rush.wave_4_red.w4rb": waves_wave_4.WAVE_4_RED_W4RB_ABILITIES,
    "kingdom_rush.wave_4_red.w4rc": waves_wave_4.WAVE_4_RED_W4RC_ABILITIES,
}
LAWS: dict[str, Any] = {}
LINKS: tuple[Any, ...] = (
    (
        heroes_heroes.BRUXA_HEX,
        "arrows",
        ("kingdom_rush.front_left", "kingdom_rush.front", "kingdom_rush.front_right"),
    ),
    (heroes_heroes.ELORA_ICE, "arrows", ("kingdom_rush.front",)),
    (
        heroes_heroes.DIERDRE_LIGHT,
        "arrows",
        ("kingdom_rush.front_left", "kingdom_rush.front", "kingdom_rush.front_right"),
    ),
    (towers_archers.ARCHER_TOWER_NEAR, "arrows", ("kingdom_rush.front",)),
    (towers_archers.MARKSMEN_TOWER_NEAR, "arrows", ("kingdom_rush.front",)),
    (towers_archers.SHARPSHOOTER_TOWER_NEAR, "arrows", ("kingdom_rush.front",)),
    (
        towers_artillery.DWARVEN_BOMBARD_SHELL,
        "arrows",
        ("kingdom_rush.front_left", "kingdom_rush.front", "kingdom_rush.front_right"),
    ),
    (
        towers_artillery.DWARVEN_ARTILLERY_SHELL,
        "arrows",
        ("kingdom_rush.front_left", "kingdom_rush.front", "kingdom_rush.front_right"),
    ),
    (
        towers_artillery.DWARVEN_HOWITZER_SHELL,
        "arrows",
        ("kingdom_rush.front_left", "kingdom_rush.front", "kingdom_rush.front_right"),
    ),
    (towers_mages.MAGE_GUILD_BOLT, "arrows", ("kingdom_rush.front",)),
    (towers_mages.ADEPT_GUILD_BOLT, "arrows", ("kingdom_rush.front",)),
    (
        towers_mages.WIZARD_TOWER_BOLT,
        "arrows",
        ("kingdom_rush.left", "kingdom_rush.front", "kingdom_rush.right"),
    ),
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
        "legend": {"=": {"path": True}, "e": {"entry": True}, "x": {"path": True, "entry": True}},
    },
}
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
        (),
        (),
        rules_actions.play_tower_options,
        rules_actions.take_play_tower,
    ),
    Action(
        rules_actions.PASS_TOWER_ACTION,
        (),
        (),
        rules_actions.pass_tower_options,
        rules_actions.take_pass_tower,
    ),
    Action(
        rules_actions.ACTIVATE_HERO_ACTION,
        (),
        (),
        rules_actions.activate_hero_options,
        rules_actions.take_activate_hero,
    ),
    Action(
        rules_round_.BUY_TOWER_ACTION,
        (),
        (),
        rules_round_.buy_tower_options,
        rules_round_.take_buy_tower,
    ),
)
SCENARIOS: tuple[Any, ...] = (BLOOMING_THREATS,)
PROGRAM = Program(
    pack="kingdom_rush",
    title="Kingdom Rush: Elemental Uprising",
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
