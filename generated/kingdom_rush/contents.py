# What the pack `kingdom_rush` adds to a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import NOTHING, Contents, Scenario, parse_shape

from . import kinds
from .heroes import heroes as heroes_heroes
from .rules import actions as rules_actions
from .rules import blossoms as rules_blossoms
from .rules import enemies as rules_enemies
from .rules import evaluation as rules_evaluation
from .rules import pieces as rules_pieces
from .rules import round_ as rules_round_
from .rules import setup as rules_setup
from .scenarios import n01_blooming_threats as scenarios_n01_blooming_threats
from .state import State
from .towers import archers as towers_archers
from .towers import artillery as towers_artillery
from .towers import barracks as towers_barracks
from .towers import mages as towers_mages
from .waves import wave_0 as waves_wave_0
from .waves import wave_1 as waves_wave_1
from .waves import wave_2 as waves_wave_2
from .waves import wave_4 as waves_wave_4

# content/kingdom_rush/scenarios/01_blooming_threats.yaml:21
BLOOMING_THREATS_SCENARIO = kinds.Scenario("blooming_threats", "Blooming Threats", rounds=5)


def lay_out_blooming_threats(game: State) -> None:
    # content/kingdom_rush/scenarios/01_blooming_threats.yaml:44
    rules_setup.lay_out_components(game)


def set_up_blooming_threats(game: State) -> None:
    # content/kingdom_rush/scenarios/01_blooming_threats.yaml:45
    space_4_4 = game.tables.space_4_4
    space_3_4 = game.tables.space_3_4
    space_1_3 = game.tables.space_1_3
    space_6_3 = game.tables.space_6_3
    space_4_6 = game.tables.space_4_6
    space_2_6 = game.tables.space_2_6
    space_6_5 = game.tables.space_6_5
    space_3_2 = game.tables.space_3_2
    space_4_2 = game.tables.space_4_2
    rules_setup.place_horde(
        game, game.program.definitions["kingdom_rush.wave_0_green"], game.tables.space_4_5
    )
    rules_setup.place_horde(
        game, game.program.definitions["kingdom_rush.wave_0_yellow"], game.tables.space_2_4
    )
    rules_setup.place_horde(
        game, game.program.definitions["kingdom_rush.wave_0_yellow"], game.tables.space_5_3
    )
    for s in (game.tables.space_3_3, game.tables.space_6_4, game.tables.space_1_4, space_4_4):
        game.create(game.program.definitions["kingdom_rush.magic_blossom"], s, NOTHING)
    first_point = game.create(
        game.program.definitions["kingdom_rush.spawn_1"], game.tables.space_2_1, NOTHING
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
        game.program.definitions["kingdom_rush.spawn_2"], game.tables.space_5_1, NOTHING
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
            (space_3_4, space_1_3, space_6_3),
            0,
        )
        rules_setup.build_sites(
            game,
            game.program.definitions["kingdom_rush.orange_site"],
            (space_4_4, space_4_6, space_2_6),
            0,
        )
        rules_setup.build_sites(
            game,
            game.program.definitions["kingdom_rush.purple_site"],
            (space_6_5, space_3_2, space_4_2),
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
            (space_3_4, space_6_5, space_4_6, space_6_3),
            0,
        )
        rules_setup.build_sites(
            game,
            game.program.definitions["kingdom_rush.orange_site"],
            (space_4_4, space_1_3, space_3_2, space_2_6),
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
            (space_3_4, space_1_3, space_6_3),
            0,
        )
        rules_setup.build_sites(
            game,
            game.program.definitions["kingdom_rush.orange_site"],
            (space_4_4, space_4_6, space_2_6),
            1,
        )
        rules_setup.build_sites(
            game,
            game.program.definitions["kingdom_rush.purple_site"],
            (space_6_5, space_3_2, space_4_2),
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
            (space_3_4, space_4_6, space_4_2),
            0,
        )
        rules_setup.build_sites(
            game,
            game.program.definitions["kingdom_rush.orange_site"],
            (space_4_4, space_3_2, game.tables.space_1_5),
            1,
        )
        rules_setup.build_sites(
            game,
            game.program.definitions["kingdom_rush.purple_site"],
            (space_6_5, space_6_3, game.tables.space_6_1),
            2,
        )
        rules_setup.build_sites(
            game,
            game.program.definitions["kingdom_rush.teal_site"],
            (space_1_3, space_2_6, game.tables.space_1_1),
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
    layout=lay_out_blooming_threats,
    setup=set_up_blooming_threats,
    flow="survive",
    options=(),
    evaluate=rules_evaluation.evaluate_defence,
)

CONTENTS: tuple[Contents, ...] = (
    heroes_heroes.CONTENTS,
    rules_actions.CONTENTS,
    rules_blossoms.CONTENTS,
    rules_enemies.CONTENTS,
    rules_pieces.CONTENTS,
    rules_round_.CONTENTS,
    scenarios_n01_blooming_threats.CONTENTS,
    towers_archers.CONTENTS,
    towers_artillery.CONTENTS,
    towers_barracks.CONTENTS,
    towers_mages.CONTENTS,
    waves_wave_0.CONTENTS,
    waves_wave_1.CONTENTS,
    waves_wave_2.CONTENTS,
    waves_wave_4.CONTENTS,
    Contents(
        scenarios=(BLOOMING_THREATS,),
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
        maps={
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
                "means": {"=": "path", "e": "beside the exit", "x": "path beside the exit"},
                "legend": {"=": {}, "e": {"entry": True}, "x": {"entry": True}},
            },
        },
        shapes={
            "kingdom_rush.block": parse_shape("##\n##"),
            "kingdom_rush.corner": parse_shape("##\n#."),
            "kingdom_rush.double": parse_shape("##"),
            "kingdom_rush.hero_base": parse_shape("##\n##"),
            "kingdom_rush.single": parse_shape("#"),
        },
        active_zones=("tray", "hero_board"),
        space_defaults={"entry": False},
        columns={
            "table_round": "number",
            "table_hearts": "number",
            "table_gold": "number",
            "table_crystals": "number",
            "table_blocked": "enum",
            "piece_moved": "truth",
            "piece_type": "enum",
            "piece_squares": "squares",
            "piece_skulls": "number",
            "piece_health": "number",
            "piece_knocked_out": "truth",
            "piece_activated": "truth",
            "piece_facing": "definition",
            "piece_protected": "truth",
            "piece_withered": "truth",
            "piece_passed": "truth",
        },
        kinds={
            "arrow": kinds.Arrow,
            "attack": kinds.Attack,
            "blossom": kinds.Blossom,
            "building_site": kinds.BuildingSite,
            "cover": kinds.Cover,
            "damage_tile": kinds.DamageTile,
            "enemy": kinds.Enemy,
            "facing": kinds.Facing,
            "hero": kinds.Hero,
            "horde": kinds.Horde,
            "scenario": kinds.Scenario,
            "soldier": kinds.Soldier,
            "spawn_point": kinds.SpawnPoint,
            "tower": kinds.Tower,
            "wave": kinds.Wave,
        },
        fields={
            "arrow": {"ahead": "number", "aside": "number"},
            "attack": {
                "range_": "enum",
                "arrows": "list definition",
                "type_": "enum",
                "tiles": "list shape",
                "together": "truth",
                "soldiers": "number",
                "splash": "truth",
            },
            "building_site": {"colour": "enum"},
            "enemy": {
                "letter": "text",
                "resists": "list enum",
                "special_damage": "truth",
                "large": "truth",
                "tough": "truth",
                "fast": "truth",
            },
            "facing": {"right": "number", "down": "number"},
            "hero": {"max_health": "number", "move": "number", "attack": "definition"},
            "horde": {"grid": "text", "haste": "number"},
            "scenario": {
                "hearts": "number",
                "gold": "number",
                "crystals": "number",
                "rounds": "number",
                "towers": "list definition",
                "heroes": "list definition",
            },
            "space": {"entry": "truth"},
            "spawn_point": {"number": "number", "route": "text"},
            "tower": {
                "type_": "enum",
                "level": "number",
                "copies": "number",
                "attacks": "list definition",
            },
            "wave": {"cards": "list definition"},
        },
        stats={"horde": ("haste",)},
        events={
            "activation": (("hero", "piece"),),
            "damage": (("n", "number"), ("hero", "piece")),
            "destroy": (("horde", "piece"),),
            "escape": (("horde", "piece"),),
            "move_on": (("horde", "piece"), ("s", "space")),
            "spawn": (("horde", "piece"), ("s", "space")),
        },
        shown={
            "table_round": ("Round {}", "number", None),
            "table_hearts": ("{} hearts", "number", 0),
            "table_gold": ("{} gold", "number", 0),
            "table_crystals": ("{} crystals", "number", 0),
            "table_blocked": ("the {} towers are blocked", "enum", 0),
            "piece_moved": ("has moved", "truth", 0),
            "piece_squares": ("on squares {}", "squares", 0),
            "piece_skulls": ("skulls {}", "number", 0),
            "piece_health": ("health {} of {max_health}, boots {move}", "number", None),
            "piece_knocked_out": ("knocked out", "truth", 0),
            "piece_activated": ("activated", "truth", 0),
            "piece_facing": ("looks {}", "definition", 0),
            "piece_protected": ("protected", "truth", 0),
            "piece_withered": ("withered", "truth", 0),
        },
    ),
)
