# What the pack `kingdom_rush` adds to a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import Contents, Option, Scenario, Timer, parse_shape

from . import kinds
from .champions import champions as champions_champions
from .heroes import abilities as heroes_abilities
from .heroes import heroes as heroes_heroes
from .mods import mods as mods_mods
from .rules import actions as rules_actions
from .rules import blossoms as rules_blossoms
from .rules import difficulty as rules_difficulty
from .rules import enemies as rules_enemies
from .rules import environment as rules_environment
from .rules import evaluation as rules_evaluation
from .rules import mods as rules_mods
from .rules import pieces as rules_pieces
from .rules import round_ as rules_round_
from .rules import setup as rules_setup
from .rules import solo as rules_solo
from .scenarios import n00_foes_on_the_horizon as scenarios_n00_foes_on_the_horizon
from .scenarios import n01_blooming_threats as scenarios_n01_blooming_threats
from .state import State
from .towers import archers as towers_archers
from .towers import artillery as towers_artillery
from .towers import barracks as towers_barracks
from .towers import mages as towers_mages
from .waves import wave_0 as waves_wave_0
from .waves import wave_1 as waves_wave_1
from .waves import wave_2 as waves_wave_2
from .waves import wave_3 as waves_wave_3
from .waves import wave_4 as waves_wave_4
from .waves import wave_5 as waves_wave_5
from .waves import wave_6 as waves_wave_6
from .waves import wave_7 as waves_wave_7
from .waves import wave_8 as waves_wave_8
from .waves import wave_9 as waves_wave_9

# content/kingdom_rush/scenarios/01_blooming_threats.yaml:21
BLOOMING_THREATS_SCENARIO = kinds.Scenario(
    "blooming_threats",
    "Blooming Threats",
    rounds=5,
    magic_blossoms=("(3, 3)", "(6, 4)", "(1, 4)", "(4, 4)"),
)

# content/kingdom_rush/scenarios/00_foes_on_the_horizon.yaml:22
FOES_ON_THE_HORIZON_SCENARIO = kinds.Scenario(
    "foes_on_the_horizon", "Foes on the Horizon", rounds=5
)


def set_up_foes_on_the_horizon(game: State) -> None:
    # content/kingdom_rush/scenarios/00_foes_on_the_horizon.yaml:28
    rules_setup.set_up_scenario(game)


OPTIONS_1 = (
    Option(
        "difficulty",
        "enum",
        "standard",
        values=("easy", "standard", "hard", "iron_challenge", "heroic_challenge"),
        words="How hard the scenario is.",
        taken_over=True,
    ),
    Option(
        "bench_heroes",
        "number",
        2,
        values=(2, 3, 4),
        words="The bench heroes of a solo player.",
        taken_over=True,
    ),
)

BLOOMING_THREATS = Scenario(
    id="blooming_threats",
    title="Blooming Threats",
    players=(1, 4),
    seats=(),
    map="blooming_threats_map",
    definition=BLOOMING_THREATS_SCENARIO,
    setup=set_up_foes_on_the_horizon,
    flow="survive",
    options=OPTIONS_1,
    evaluate=rules_evaluation.evaluate_defence,
)

OPTIONS_2 = (
    Option(
        "difficulty",
        "enum",
        "standard",
        values=("easy", "standard", "hard", "iron_challenge", "heroic_challenge"),
        words="How hard the scenario is.",
    ),
    Option(
        "bench_heroes", "number", 2, values=(2, 3, 4), words="The bench heroes of a solo player."
    ),
)

FOES_ON_THE_HORIZON = Scenario(
    id="foes_on_the_horizon",
    title="Foes on the Horizon",
    players=(1, 4),
    seats=(),
    map="foes_on_the_horizon_map",
    definition=FOES_ON_THE_HORIZON_SCENARIO,
    setup=set_up_foes_on_the_horizon,
    flow="survive",
    options=OPTIONS_2,
    evaluate=rules_evaluation.evaluate_defence,
)

CONTENTS: tuple[Contents, ...] = (
    champions_champions.CONTENTS,
    heroes_abilities.CONTENTS,
    heroes_heroes.CONTENTS,
    mods_mods.CONTENTS,
    rules_actions.CONTENTS,
    rules_blossoms.CONTENTS,
    rules_difficulty.CONTENTS,
    rules_enemies.CONTENTS,
    rules_environment.CONTENTS,
    rules_mods.CONTENTS,
    rules_pieces.CONTENTS,
    rules_round_.CONTENTS,
    rules_solo.CONTENTS,
    scenarios_n00_foes_on_the_horizon.CONTENTS,
    scenarios_n01_blooming_threats.CONTENTS,
    towers_archers.CONTENTS,
    towers_artillery.CONTENTS,
    towers_barracks.CONTENTS,
    towers_mages.CONTENTS,
    waves_wave_0.CONTENTS,
    waves_wave_1.CONTENTS,
    waves_wave_2.CONTENTS,
    waves_wave_3.CONTENTS,
    waves_wave_4.CONTENTS,
    waves_wave_5.CONTENTS,
    waves_wave_6.CONTENTS,
    waves_wave_7.CONTENTS,
    waves_wave_8.CONTENTS,
    waves_wave_9.CONTENTS,
    Contents(
        scenarios=(BLOOMING_THREATS, FOES_ON_THE_HORIZON),
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
            (
                BLOOMING_THREATS_SCENARIO,
                "mods",
                (
                    "kingdom_rush.artillery_tile_mod",
                    "kingdom_rush.single_tile_mod",
                    "kingdom_rush.true_damage_mod",
                    "kingdom_rush.perfect_range_mod",
                    "kingdom_rush.additional_soldier_mod",
                    "kingdom_rush.additional_site_mod",
                ),
            ),
            (
                BLOOMING_THREATS_SCENARIO,
                "teams",
                (
                    "kingdom_rush.blooming_threats.one_player",
                    "kingdom_rush.blooming_threats.two_players",
                    "kingdom_rush.blooming_threats.three_players",
                    "kingdom_rush.blooming_threats.four_players",
                ),
            ),
            (
                BLOOMING_THREATS_SCENARIO,
                "starting_hordes",
                (
                    "kingdom_rush.blooming_threats.start_0_green",
                    "kingdom_rush.blooming_threats.start_0_yellow",
                ),
            ),
            (
                BLOOMING_THREATS_SCENARIO,
                "stack_1",
                (
                    "kingdom_rush.wave_0_red",
                    "kingdom_rush.wave_1_yellow",
                    "kingdom_rush.wave_1_green",
                    "kingdom_rush.wave_2_green",
                ),
            ),
            (
                BLOOMING_THREATS_SCENARIO,
                "stack_2",
                (
                    "kingdom_rush.wave_1_green",
                    "kingdom_rush.wave_1_yellow",
                    "kingdom_rush.wave_2_yellow",
                    "kingdom_rush.wave_2_green",
                ),
            ),
            (
                FOES_ON_THE_HORIZON_SCENARIO,
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
                FOES_ON_THE_HORIZON_SCENARIO,
                "heroes",
                (
                    "kingdom_rush.alric",
                    "kingdom_rush.bruxa",
                    "kingdom_rush.elora",
                    "kingdom_rush.dierdre",
                    "kingdom_rush.saitam",
                ),
            ),
            (
                FOES_ON_THE_HORIZON_SCENARIO,
                "mods",
                (
                    "kingdom_rush.artillery_tile_mod",
                    "kingdom_rush.single_tile_mod",
                    "kingdom_rush.true_damage_mod",
                    "kingdom_rush.perfect_range_mod",
                    "kingdom_rush.additional_soldier_mod",
                    "kingdom_rush.additional_site_mod",
                ),
            ),
            (
                FOES_ON_THE_HORIZON_SCENARIO,
                "teams",
                (
                    "kingdom_rush.foes_on_the_horizon.one_player",
                    "kingdom_rush.foes_on_the_horizon.two_players",
                    "kingdom_rush.foes_on_the_horizon.three_players",
                    "kingdom_rush.foes_on_the_horizon.four_players",
                ),
            ),
            (
                FOES_ON_THE_HORIZON_SCENARIO,
                "starting_hordes",
                (
                    "kingdom_rush.foes_on_the_horizon.start_0_green",
                    "kingdom_rush.foes_on_the_horizon.start_0_yellow",
                ),
            ),
            (
                FOES_ON_THE_HORIZON_SCENARIO,
                "stack_1",
                (
                    "kingdom_rush.wave_0_green",
                    "kingdom_rush.wave_0_yellow",
                    "kingdom_rush.wave_0_red",
                    "kingdom_rush.wave_0_red",
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
                "legend": {
                    "=": {"path": True},
                    "e": {"entry": True},
                    "x": {"path": True, "entry": True},
                },
            },
            "foes_on_the_horizon_map": {
                "rows": (".=.", ".=.", ".=.", ".=.", ".=.", "exe"),
                "adjacency": "diagonal",
                "routes": {
                    "first_route": ("(2, 1)", "(2, 2)", "(2, 3)", "(2, 4)", "(2, 5)", "(2, 6)"),
                },
                "means": {"=": "path", "e": "beside the exit", "x": "path beside the exit"},
                "legend": {
                    "=": {"path": True},
                    "e": {"entry": True},
                    "x": {"path": True, "entry": True},
                },
            },
        },
        shapes={
            "kingdom_rush.bar": parse_shape("###"),
            "kingdom_rush.block": parse_shape("##\n##"),
            "kingdom_rush.corner": parse_shape("##\n#."),
            "kingdom_rush.double": parse_shape("##"),
            "kingdom_rush.hero_base": parse_shape("##\n##"),
            "kingdom_rush.single": parse_shape("#"),
        },
        active_zones=("tray", "hero_board", "ability_slots", "mods"),
        space_defaults={"entry": False, "path": False, "water": False, "fourth": False},
        columns={
            "table_difficulty": "enum",
            "table_round": "number",
            "table_hearts": "number",
            "table_gold": "number",
            "table_crystals": "number",
            "table_blocked": "enum",
            "table_bench_used": "truth",
            "table_champions_enraged": "truth",
            "piece_moved": "truth",
            "piece_frozen": "truth",
            "piece_totem": "truth",
            "piece_type": "enum",
            "piece_squares": "squares",
            "piece_bounty": "truth",
            "piece_facing": "definition",
            "piece_falconer": "truth",
            "piece_flown": "truth",
            "piece_protected": "truth",
            "piece_deals_no_damage": "truth",
            "piece_skulls": "number",
            "piece_health": "number",
            "piece_knocked_out": "truth",
            "piece_activated": "truth",
            "piece_benched": "truth",
            "piece_helper": "truth",
            "piece_harm": "enum",
            "piece_ends_on_ponds": "truth",
            "piece_shuns_hordes": "truth",
            "piece_bearer": "piece",
            "piece_used": "truth",
            "piece_way": "text",
            "piece_event_token": "truth",
            "piece_withered": "truth",
            "piece_passed": "truth",
            "piece_tokens": "number",
            "piece_visited": "truth",
            "piece_small": "truth",
            "piece_point": "piece",
            "piece_rests": "truth",
            "piece_attacked": "truth",
            "piece_came_from": "space",
            "piece_walks": "text",
            "piece_defeats": "number",
            "piece_boss": "piece",
        },
        kinds={
            "ability": kinds.Ability,
            "action_card": kinds.ActionCard,
            "arrow": kinds.Arrow,
            "attack": kinds.Attack,
            "blank_card": kinds.BlankCard,
            "blossom": kinds.Blossom,
            "boss": kinds.Boss,
            "building_site": kinds.BuildingSite,
            "champion": kinds.Champion,
            "champion_card": kinds.ChampionCard,
            "cover": kinds.Cover,
            "cyclone": kinds.Cyclone,
            "damage_tile": kinds.DamageTile,
            "enemy": kinds.Enemy,
            "event_card": kinds.EventCard,
            "facing": kinds.Facing,
            "fault_line": kinds.FaultLine,
            "feature": kinds.Feature,
            "fire_claw_card": kinds.FireClawCard,
            "hero": kinds.Hero,
            "horde": kinds.Horde,
            "lava_pool": kinds.LavaPool,
            "level_of_difficulty": kinds.LevelOfDifficulty,
            "life_card": kinds.LifeCard,
            "miniature": kinds.Miniature,
            "mod": kinds.Mod,
            "murky_pond": kinds.MurkyPond,
            "pumpkin_horde": kinds.PumpkinHorde,
            "sand_warrior": kinds.SandWarrior,
            "scenario": kinds.Scenario,
            "soldier": kinds.Soldier,
            "spawn_point": kinds.SpawnPoint,
            "square_mark": kinds.SquareMark,
            "starting_horde": kinds.StartingHorde,
            "team": kinds.Team,
            "tentacle": kinds.Tentacle,
            "tower": kinds.Tower,
            "wave": kinds.Wave,
        },
        fields={
            "ability": {"tier": "number", "passive": "truth", "attacks": "list definition"},
            "action_card": {"starts_discarded": "truth", "iron_icon": "truth"},
            "arrow": {"ahead": "number", "aside": "number"},
            "attack": {
                "range_": "enum",
                "arrows": "list definition",
                "type_": "enum",
                "tiles": "list shape",
                "together": "truth",
                "soldiers": "number",
                "splash": "truth",
                "bounty": "truth",
                "totem": "truth",
                "followed_by": "list definition",
            },
            "boss": {"route": "text", "bars_hero_attacks": "truth", "pushes": "truth"},
            "building_site": {"colour": "enum"},
            "champion_card": {"icons": "number", "copies": "number"},
            "enemy": {
                "letter": "text",
                "resists": "list enum",
                "special_damage": "truth",
                "large": "truth",
                "tough": "truth",
                "fast": "truth",
                "heals_all": "truth",
                "sharpshoots": "truth",
                "champion_icon": "truth",
                "other_letter": "text",
                "part": "truth",
            },
            "facing": {"right": "number", "down": "number"},
            "hero": {
                "max_health": "number",
                "move": "number",
                "attack": "definition",
                "abilities": "list definition",
                "skull_limit": "number",
                "leap": "number",
                "jump": "number",
            },
            "horde": {
                "grid": "text",
                "haste": "number",
                "magical_shield": "enum",
                "physical_shield": "enum",
                "flying": "truth",
                "evasive": "truth",
                "bars_figures": "truth",
                "bars_hero_attacks": "truth",
                "immobile": "truth",
            },
            "lava_pool": {"holds": "enum"},
            "level_of_difficulty": {
                "level": "enum",
                "gold": "number",
                "crystals": "number",
                "upgrades": "number",
                "returns": "number",
            },
            "life_card": {"number": "number"},
            "mod": {"advanced": "truth"},
            "scenario": {
                "pond_tentacles": "truth",
                "rounds": "number",
                "towers": "list definition",
                "heroes": "list definition",
                "mods": "list definition",
                "ability_tier": "number",
                "token_stacks": "list number",
                "teams": "list definition",
                "starting_hordes": "list definition",
                "stack_1": "list definition",
                "stack_2": "list definition",
                "stack_3": "list definition",
                "stack_4": "list definition",
                "magic_blossoms": "list space",
            },
            "space": {"entry": "truth", "path": "truth", "water": "truth", "fourth": "truth"},
            "spawn_point": {"number": "number", "route": "text"},
            "square_mark": {"letter": "text"},
            "starting_horde": {"wave": "definition", "at": "list space"},
            "team": {
                "players": "number",
                "hearts": "number",
                "gold": "number",
                "crystals": "number",
                "towers": "list definition",
                "blue": "list space",
                "orange": "list space",
                "purple": "list space",
                "teal": "list space",
                "white": "list space",
            },
            "tower": {
                "type_": "enum",
                "level": "number",
                "copies": "number",
                "attacks": "list definition",
                "mod_slots": "number",
                "pure": "truth",
                "far_sighted": "truth",
                "roomy": "number",
            },
            "wave": {"cards": "list definition", "copies": "number"},
        },
        stats={
            "hero": ("skull_limit", "leap", "jump"),
            "horde": ("haste",),
            "tower": ("pure", "far_sighted", "roomy"),
        },
        events={
            "actions_begin": (),
            "actions_end": (),
            "activation": (("hero", "piece"),),
            "boss_defeated": (("boss", "piece"),),
            "boss_escape": (("boss", "piece"),),
            "damage": (("n", "number"), ("hero", "piece"), ("striker", "piece"), ("cause", "enum")),
            "defeat_life": (("card", "piece"),),
            "destroy": (("horde", "piece"),),
            "escape": (("horde", "piece"),),
            "event_drawn": (("card", "piece"), ("point", "piece")),
            "hordes_advanced": (),
            "hordes_destroyed": (),
            "hordes_spawned": (),
            "move_on": (("horde", "piece"), ("s", "space")),
            "no_special_attack": (("champion", "piece"),),
            "no_tentacle": (),
            "round_end": (),
            "spawn": (("horde", "piece"), ("s", "space")),
            "special_attack": (("champion", "piece"),),
            "tower_attack": (("tower", "piece"),),
            "tower_built": (("tower", "piece"),),
            "tower_played": (("tower", "piece"),),
            "upgrade_of": (("tower", "piece"), ("receiver", "player")),
            "wound": (("n", "number"), ("hero", "piece"), ("striker", "piece"), ("cause", "enum")),
        },
        shown={
            "table_difficulty": ("difficulty {}", "enum", None),
            "table_round": ("Round {}", "number", None),
            "table_hearts": ("{} hearts", "number", 0),
            "table_gold": ("{} gold", "number", 0),
            "table_crystals": ("{} crystals", "number", 0),
            "table_blocked": ("the {} towers are blocked", "enum", 0),
            "table_champions_enraged": ("champions attack without a card", "truth", 0),
            "piece_moved": ("has moved", "truth", 0),
            "piece_frozen": ("frozen", "truth", 0),
            "piece_totem": ("under a totem", "truth", 0),
            "piece_squares": ("on squares {}", "squares", 0),
            "piece_bounty": ("worth 1 gold", "truth", 0),
            "piece_facing": ("looks {}", "definition", 0),
            "piece_falconer": ("with a falconer", "truth", 0),
            "piece_protected": ("protected", "truth", 0),
            "piece_skulls": ("skulls {}", "number", 0),
            "piece_health": ("health {} of {max_health}, boots {move}", "number", None),
            "piece_knocked_out": ("knocked out", "truth", 0),
            "piece_activated": ("activated", "truth", 0),
            "piece_benched": ("from the bench", "truth", 0),
            "piece_helper": ("helper", "truth", 0),
            "piece_used": ("used", "truth", 0),
            "piece_event_token": ("event token", "truth", 0),
            "piece_withered": ("withered", "truth", 0),
            "piece_tokens": ("{} left", "number", None),
            "piece_small": ("small", "truth", 0),
            "piece_point": ("at {}", "piece", 0),
            "piece_attacked": ("has attacked", "truth", 0),
            "piece_bearer": ("on {}", "piece", 0),
            "piece_defeats": ("defeated {} times", "number", 0),
        },
        glossary={
            "Special attack: n": "What it does if enough of its icons are visible.",
            "n": "What the attack does after the champion has attempted to move.",
        },
        timers=(
            Timer("round", "table_bench_used", False, None),
            Timer("round", "table_champions_enraged", False, None),
            Timer("round", "piece_bounty", False, kinds.Soldier),
            Timer("round", "piece_rests", False, kinds.Cyclone),
        ),
    ),
)
