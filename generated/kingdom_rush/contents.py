# What the pack `kingdom_rush` adds to a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

from interpreter.api import Balance, Campaign, Contents, Option, Scenario, Timer, parse_shape

from . import kinds
from .bosses import elemenace as bosses_elemenace
from .bosses import leviathan as bosses_leviathan
from .champions import champions as champions_champions
from .heroes import abilities as heroes_abilities
from .heroes import heroes as heroes_heroes
from .kinds import (
    Ability,
    ActionCard,
    Arrow,
    Attack,
    BlankCard,
    Blossom,
    Boss,
    BuildingSite,
    Champion,
    ChampionCard,
    Cover,
    Cyclone,
    DamageTile,
    Enemy,
    EventCard,
    Facing,
    FaultLine,
    Feature,
    FireClawCard,
    Flag,
    Hero,
    Horde,
    LavaPool,
    LevelOfDifficulty,
    LifeCard,
    Miniature,
    Mod,
    MurkyPond,
    PumpkinHorde,
    RiftBoss,
    RiftCard,
    SandWarrior,
    Soldier,
    SpawnPoint,
    SquareMark,
    StartingHorde,
    Team,
    Tentacle,
    Tower,
    Wave,
)
from .mods import mods as mods_mods
from .rules import actions as rules_actions
from .rules import blossoms as rules_blossoms
from .rules import difficulty as rules_difficulty
from .rules import enemies as rules_enemies
from .rules import environment as rules_environment
from .rules import evaluation as rules_evaluation
from .rules import goals as rules_goals
from .rules import heroes_setup as rules_heroes_setup
from .rules import mods as rules_mods
from .rules import pieces as rules_pieces
from .rules import round_ as rules_round_
from .rules import setup as rules_setup
from .rules import solo as rules_solo
from .scenarios import n00_foes_on_the_horizon as scenarios_n00_foes_on_the_horizon
from .scenarios import n01_blooming_threats as scenarios_n01_blooming_threats
from .scenarios import n02_the_lava_appeared as scenarios_n02_the_lava_appeared
from .scenarios import n03_rumble_in_the_jungle as scenarios_n03_rumble_in_the_jungle
from .scenarios import n04_the_lantern_returns as scenarios_n04_the_lantern_returns
from .scenarios import n05_sashimi_anyone as scenarios_n05_sashimi_anyone
from .scenarios import n06_it_came_from_the_deep as scenarios_n06_it_came_from_the_deep
from .scenarios import n07_they_came_from_below as scenarios_n07_they_came_from_below
from .scenarios import n08_the_lost_souls as scenarios_n08_the_lost_souls
from .scenarios import n09_storm_chaser as scenarios_n09_storm_chaser
from .scenarios import n10_death_is_not_the_end as scenarios_n10_death_is_not_the_end
from .scenarios import n11_all_elements_break_loose as scenarios_n11_all_elements_break_loose
from .scenarios import n12_water_earth_air_fire as scenarios_n12_water_earth_air_fire
from .scenarios import n13_the_elemental_rift as scenarios_n13_the_elemental_rift
from .state import State
from .towers import archers as towers_archers
from .towers import artillery as towers_artillery
from .towers import barracks as towers_barracks
from .towers import mages as towers_mages
from .waves import rift_groups as waves_rift_groups
from .waves import specials as waves_specials
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

# content/kingdom_rush/scenarios/00_foes_on_the_horizon.yaml:22
FOES_ON_THE_HORIZON_SCENARIO = kinds.Scenario(
    "foes_on_the_horizon", "Foes on the Horizon", rounds=5
)

# content/kingdom_rush/scenarios/01_blooming_threats.yaml:21
BLOOMING_THREATS_SCENARIO = kinds.Scenario(
    "blooming_threats",
    "Blooming Threats",
    rounds=5,
    magic_blossoms=("(3, 3)", "(6, 4)", "(1, 4)", "(4, 4)"),
)

# content/kingdom_rush/scenarios/02_the_lava_appeared.yaml:22
EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_SCENARIO = kinds.Scenario(
    "everything_changed_when_the_lava_appeared",
    "Everything Changed When the Lava Appeared",
    rounds=5,
    ability_tier=1,
    magic_blossoms=("(3, 3)", "(7, 3)", "(6, 4)"),
    lava_pools=("(6, 2)",),
)

# content/kingdom_rush/scenarios/03_rumble_in_the_jungle.yaml:23
RUMBLE_IN_THE_JUNGLE_SCENARIO = kinds.Scenario(
    "rumble_in_the_jungle",
    "Rumble in the Jungle",
    rounds=5,
    ability_tier=1,
    magic_blossoms=("(3, 7)", "(9, 6)"),
    gold_lava_pools=("(6, 3)",),
    flags=("(2, 4)", "(8, 4)"),
    helper_start=("(5, 3)",),
    helpers_deal_no_damage=True,
)

# content/kingdom_rush/scenarios/04_the_lantern_returns.yaml:23
THE_LANTERN_RETURNS_SCENARIO = kinds.Scenario(
    "the_lantern_returns",
    "The Lantern Returns",
    rounds=5,
    ability_tier=2,
    magic_blossoms=("(5, 2)",),
    fire_blossoms=("(4, 4)", "(6, 4)"),
    murky_ponds=("(3, 3)", "(7, 3)"),
    token_start=2,
    empty_stacks=2,
)

# content/kingdom_rush/scenarios/05_sashimi_anyone.yaml:22
SASHIMI_ANYONE_SCENARIO = kinds.Scenario(
    "sashimi_anyone",
    "Sashimi, Anyone?",
    rounds=5,
    ability_tier=2,
    token_stacks=(1, 2),
    magic_blossoms=("(4, 5)",),
    fire_blossoms=("(3, 6)", "(7, 6)"),
    murky_ponds=("(3, 4)", "(5, 4)", "(7, 4)"),
    token_start=2,
)

# content/kingdom_rush/scenarios/06_it_came_from_the_deep.yaml:39
IT_CAME_FROM_THE_DEEP_SCENARIO = kinds.Scenario(
    "it_came_from_the_deep",
    "It Came From the Deep",
    rounds=5,
    ability_tier=2,
    magic_blossoms=("(9, 8)",),
    fire_blossoms=("(1, 2)",),
    frost_blossoms=("(3, 6)", "(7, 5)"),
)

# content/kingdom_rush/scenarios/07_they_came_from_below.yaml:26
THEY_CAME_FROM_BELOW_SCENARIO = kinds.Scenario(
    "they_came_from_below",
    "They Came From Below",
    rounds=5,
    ability_tier=2,
    magic_blossoms=("(6, 9)",),
    fire_blossoms=("(8, 4)",),
    frost_blossoms=("(2, 6)",),
    lava_pools=("(6, 4)",),
    fault_lines=("(5, 7)",),
)

# content/kingdom_rush/scenarios/08_the_lost_souls.yaml:23
THE_LOST_SOULS_SCENARIO = kinds.Scenario(
    "the_lost_souls",
    "The Lost Souls",
    rounds=5,
    ability_tier=2,
    earth_blossoms=("(3, 6)", "(11, 4)"),
    flags=("(1, 2)", "(4, 1)", "(6, 5)", "(8, 2)", "(11, 1)", "(13, 5)"),
)

# content/kingdom_rush/scenarios/09_storm_chaser.yaml:27
STORM_CHASER_SCENARIO = kinds.Scenario(
    "storm_chaser",
    "Storm Chaser",
    pond_tentacles=False,
    rounds=5,
    ability_tier=2,
    fire_blossoms=("(4, 3)",),
    frost_blossoms=("(1, 1)",),
    earth_blossoms=("(5, 6)",),
    murky_ponds=("(5, 3)",),
    flags=("(1, 3)", "(4, 1)", "(6, 3)", "(6, 6)", "(4, 6)", "(1, 5)"),
    helper_start=("(2, 6)",),
    helper_harm="hearts",
)

# content/kingdom_rush/scenarios/10_death_is_not_the_end.yaml:23
DEATH_IS_NOT_THE_END_SCENARIO = kinds.Scenario(
    "death_is_not_the_end",
    "Death Is Not the End",
    rounds=5,
    ability_tier=2,
    frost_blossoms=("(4, 6)",),
    storm_blossoms=("(1, 4)", "(9, 2)"),
    flags=("(3, 3)", "(6, 4)", "(7, 6)"),
    helper_harm="hearts",
)

# content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:22
ALL_ELEMENTS_BREAK_LOOSE_SCENARIO = kinds.Scenario(
    "all_elements_break_loose",
    "All Elements Break Loose",
    rounds=5,
    ability_tier=2,
    token_stacks=(1, 2, 3),
    magic_blossoms=("(4, 2)",),
    fire_blossoms=("(6, 4)",),
    frost_blossoms=("(1, 5)",),
    earth_blossoms=("(9, 6)",),
    storm_blossoms=("(3, 6)",),
    lava_pools=("(7, 2)",),
    murky_ponds=("(3, 3)",),
    token_start=2,
)

# content/kingdom_rush/scenarios/12_water_earth_air_fire.yaml:34
WATER_EARTH_AIR_FIRE_SCENARIO = kinds.Scenario(
    "water_earth_air_fire",
    "Water. Earth. Air. Fire.",
    rounds=5,
    ability_tier=2,
    magic_blossoms=("(9, 6)",),
    fire_blossoms=("(4, 4)", "(7, 6)"),
    frost_blossoms=("(6, 2)", "(1, 2)"),
    earth_blossoms=("(9, 2)",),
    storm_blossoms=("(3, 6)",),
)

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:37
THE_ELEMENTAL_RIFT_SCENARIO = kinds.Scenario(
    "the_elemental_rift",
    "The Elemental Rift",
    rounds=5,
    ability_tier=2,
    token_stacks=(1, 2, 3),
    magic_blossoms=("(1, 2)", "(8, 4)", "(4, 9)", "(6, 1)"),
)


def lay_out_in_set_up_scenario(game: State) -> None:
    # content/kingdom_rush/rules/setup.yaml:9
    game.table_difficulty = game.options["difficulty"]
    game.table_tentacles_leave = not game.options["tentacles_return"]
    game.stamp += 1
    rules_setup.lay_out_components(game)


def lay_out_foes_on_the_horizon(game: State) -> None:
    # content/kingdom_rush/scenarios/00_foes_on_the_horizon.yaml:22
    lay_out_in_set_up_scenario(game)


def set_up_in_set_up_scenario(game: State) -> None:
    # content/kingdom_rush/rules/setup.yaml:12
    rules_setup.place_starting_hordes(game)
    rules_setup.build_stack(
        game, game.setting.stack_1, game.program.definitions["kingdom_rush.spawn_1"]
    )
    rules_setup.build_stack(
        game, game.setting.stack_2, game.program.definitions["kingdom_rush.spawn_2"]
    )
    rules_setup.build_stack(
        game, game.setting.stack_3, game.program.definitions["kingdom_rush.spawn_3"]
    )
    rules_setup.build_stack(
        game, game.setting.stack_4, game.program.definitions["kingdom_rush.spawn_4"]
    )
    rules_setup.build_all_sites(game)
    rules_heroes_setup.lay_out_tokens(game)
    rules_setup.place_features(game)
    if game.over:
        return
    rules_goals.place_helpers(game)
    rules_setup.deal_towers(game, rules_setup.team_now(game).towers)
    rules_heroes_setup.choose_heroes(game)
    scenarios_n13_the_elemental_rift.choose_more_towers(game)
    rules_difficulty.apply_difficulty(game, game.options["difficulty"])


def set_up_foes_on_the_horizon(game: State) -> None:
    # content/kingdom_rush/scenarios/00_foes_on_the_horizon.yaml:22
    set_up_in_set_up_scenario(game)


def lay_out_rumble_in_the_jungle(game: State) -> None:
    # content/kingdom_rush/scenarios/03_rumble_in_the_jungle.yaml:23
    lay_out_in_set_up_scenario(game)


def set_up_rumble_in_the_jungle(game: State) -> None:
    # content/kingdom_rush/scenarios/03_rumble_in_the_jungle.yaml:31
    set_up_in_set_up_scenario(game)
    if game.over:
        return
    scenarios_n03_rumble_in_the_jungle.lay_out_the_jungle(game)


def lay_out_the_lantern_returns(game: State) -> None:
    # content/kingdom_rush/scenarios/04_the_lantern_returns.yaml:23
    lay_out_in_set_up_scenario(game)


def set_up_the_lantern_returns(game: State) -> None:
    # content/kingdom_rush/scenarios/04_the_lantern_returns.yaml:31
    set_up_in_set_up_scenario(game)
    if game.over:
        return
    if game.table_difficulty == "iron_challenge":
        game.table_hearts = 1
        game.stamp += 1


def lay_out_it_came_from_the_deep(game: State) -> None:
    # content/kingdom_rush/scenarios/06_it_came_from_the_deep.yaml:39
    lay_out_in_set_up_scenario(game)


def set_up_it_came_from_the_deep(game: State) -> None:
    # content/kingdom_rush/scenarios/06_it_came_from_the_deep.yaml:47
    set_up_in_set_up_scenario(game)
    if game.over:
        return
    scenarios_n06_it_came_from_the_deep.lay_out_leviathan(game)


def lay_out_they_came_from_below(game: State) -> None:
    # content/kingdom_rush/scenarios/07_they_came_from_below.yaml:26
    lay_out_in_set_up_scenario(game)


def set_up_they_came_from_below(game: State) -> None:
    # content/kingdom_rush/scenarios/07_they_came_from_below.yaml:34
    set_up_in_set_up_scenario(game)
    if game.over:
        return
    scenarios_n07_they_came_from_below.seal_stack_4(game)


def lay_out_storm_chaser(game: State) -> None:
    # content/kingdom_rush/scenarios/09_storm_chaser.yaml:27
    lay_out_in_set_up_scenario(game)


def set_up_storm_chaser(game: State) -> None:
    # content/kingdom_rush/scenarios/09_storm_chaser.yaml:35
    set_up_in_set_up_scenario(game)
    if game.over:
        return
    scenarios_n09_storm_chaser.lay_out_the_chase(game)


def lay_out_all_elements_break_loose(game: State) -> None:
    # content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:22
    lay_out_in_set_up_scenario(game)


def set_up_all_elements_break_loose(game: State) -> None:
    # content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:30
    set_up_in_set_up_scenario(game)
    if game.over:
        return
    if game.table_difficulty == "iron_challenge":
        scenarios_n11_all_elements_break_loose.crack_the_path(game)


def lay_out_water_earth_air_fire(game: State) -> None:
    # content/kingdom_rush/scenarios/12_water_earth_air_fire.yaml:34
    lay_out_in_set_up_scenario(game)


def set_up_water_earth_air_fire(game: State) -> None:
    # content/kingdom_rush/scenarios/12_water_earth_air_fire.yaml:42
    set_up_in_set_up_scenario(game)
    if game.over:
        return
    scenarios_n12_water_earth_air_fire.lay_out_elemenace(game)


def lay_out_the_elemental_rift(game: State) -> None:
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:37
    lay_out_in_set_up_scenario(game)


def set_up_the_elemental_rift(game: State) -> None:
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:45
    set_up_in_set_up_scenario(game)
    if game.over:
        return
    scenarios_n13_the_elemental_rift.lay_out_the_rift(game)


def elemental_uprising_carries(game: State) -> dict[str, Any]:
    # content/kingdom_rush/scenarios/campaign.yaml:2
    return {"difficulty": game.table_difficulty}


def elemental_uprising_goes_on(game: State) -> bool:
    # content/kingdom_rush/scenarios/campaign.yaml:2
    return len(game.winners) > 0


OPTIONS_1 = (
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
    Option(
        "tentacles_return",
        "truth",
        True,
        words="Whether a tentacle that a hero removes goes back to the supply; by the letter it leaves the game.",
    ),
)

FOES_ON_THE_HORIZON = Scenario(
    id="foes_on_the_horizon",
    title="Foes on the Horizon",
    players=(1, 4),
    seats=(),
    map="foes_on_the_horizon_map",
    definition=FOES_ON_THE_HORIZON_SCENARIO,
    layout=lay_out_foes_on_the_horizon,
    setup=set_up_foes_on_the_horizon,
    flow="survive",
    options=OPTIONS_1,
    evaluate=rules_evaluation.evaluate_defence,
    ahead="action",
)

OPTIONS_2 = (
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
    Option(
        "tentacles_return",
        "truth",
        True,
        words="Whether a tentacle that a hero removes goes back to the supply; by the letter it leaves the game.",
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
    layout=lay_out_foes_on_the_horizon,
    setup=set_up_foes_on_the_horizon,
    flow="survive",
    options=OPTIONS_2,
    evaluate=rules_evaluation.evaluate_defence,
    ahead="action",
)

EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED = Scenario(
    id="everything_changed_when_the_lava_appeared",
    title="Everything Changed When the Lava Appeared",
    players=(1, 4),
    seats=(),
    map="everything_changed_when_the_lava_appeared_map",
    definition=EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_SCENARIO,
    layout=lay_out_foes_on_the_horizon,
    setup=set_up_foes_on_the_horizon,
    flow="survive",
    options=OPTIONS_2,
    evaluate=rules_evaluation.evaluate_defence,
    ahead="action",
)

RUMBLE_IN_THE_JUNGLE = Scenario(
    id="rumble_in_the_jungle",
    title="Rumble in the Jungle",
    players=(1, 4),
    seats=(),
    map="rumble_in_the_jungle_map",
    definition=RUMBLE_IN_THE_JUNGLE_SCENARIO,
    layout=lay_out_rumble_in_the_jungle,
    setup=set_up_rumble_in_the_jungle,
    flow="survive",
    options=OPTIONS_2,
    evaluate=rules_evaluation.evaluate_defence,
    ahead="action",
)

THE_LANTERN_RETURNS = Scenario(
    id="the_lantern_returns",
    title="The Lantern Returns",
    players=(1, 4),
    seats=(),
    map="the_lantern_returns_map",
    definition=THE_LANTERN_RETURNS_SCENARIO,
    layout=lay_out_the_lantern_returns,
    setup=set_up_the_lantern_returns,
    flow="survive",
    options=OPTIONS_2,
    evaluate=rules_evaluation.evaluate_defence,
    ahead="action",
)

SASHIMI_ANYONE = Scenario(
    id="sashimi_anyone",
    title="Sashimi, Anyone?",
    players=(1, 4),
    seats=(),
    map="sashimi_anyone_map",
    definition=SASHIMI_ANYONE_SCENARIO,
    layout=lay_out_foes_on_the_horizon,
    setup=set_up_foes_on_the_horizon,
    flow="survive",
    options=OPTIONS_2,
    evaluate=rules_evaluation.evaluate_defence,
    ahead="action",
)

IT_CAME_FROM_THE_DEEP = Scenario(
    id="it_came_from_the_deep",
    title="It Came From the Deep",
    players=(1, 4),
    seats=(),
    map="it_came_from_the_deep_map",
    definition=IT_CAME_FROM_THE_DEEP_SCENARIO,
    layout=lay_out_it_came_from_the_deep,
    setup=set_up_it_came_from_the_deep,
    flow="survive",
    options=OPTIONS_2,
    evaluate=rules_evaluation.evaluate_defence,
    ahead="action",
)

THEY_CAME_FROM_BELOW = Scenario(
    id="they_came_from_below",
    title="They Came From Below",
    players=(1, 4),
    seats=(),
    map="they_came_from_below_map",
    definition=THEY_CAME_FROM_BELOW_SCENARIO,
    layout=lay_out_they_came_from_below,
    setup=set_up_they_came_from_below,
    flow="survive",
    options=OPTIONS_2,
    evaluate=rules_evaluation.evaluate_defence,
    ahead="action",
)

THE_LOST_SOULS = Scenario(
    id="the_lost_souls",
    title="The Lost Souls",
    players=(1, 4),
    seats=(),
    map="the_lost_souls_map",
    definition=THE_LOST_SOULS_SCENARIO,
    layout=lay_out_foes_on_the_horizon,
    setup=set_up_foes_on_the_horizon,
    flow="survive",
    options=OPTIONS_2,
    evaluate=rules_evaluation.evaluate_defence,
    ahead="action",
)

STORM_CHASER = Scenario(
    id="storm_chaser",
    title="Storm Chaser",
    players=(1, 4),
    seats=(),
    map="storm_chaser_map",
    definition=STORM_CHASER_SCENARIO,
    layout=lay_out_storm_chaser,
    setup=set_up_storm_chaser,
    flow="survive",
    options=OPTIONS_2,
    evaluate=rules_evaluation.evaluate_defence,
    ahead="action",
)

DEATH_IS_NOT_THE_END = Scenario(
    id="death_is_not_the_end",
    title="Death Is Not the End",
    players=(1, 4),
    seats=(),
    map="death_is_not_the_end_map",
    definition=DEATH_IS_NOT_THE_END_SCENARIO,
    layout=lay_out_foes_on_the_horizon,
    setup=set_up_foes_on_the_horizon,
    flow="survive",
    options=OPTIONS_2,
    evaluate=rules_evaluation.evaluate_defence,
    ahead="action",
)

ALL_ELEMENTS_BREAK_LOOSE = Scenario(
    id="all_elements_break_loose",
    title="All Elements Break Loose",
    players=(1, 4),
    seats=(),
    map="all_elements_break_loose_map",
    definition=ALL_ELEMENTS_BREAK_LOOSE_SCENARIO,
    layout=lay_out_all_elements_break_loose,
    setup=set_up_all_elements_break_loose,
    flow="survive",
    options=OPTIONS_2,
    evaluate=rules_evaluation.evaluate_defence,
    ahead="action",
)

WATER_EARTH_AIR_FIRE = Scenario(
    id="water_earth_air_fire",
    title="Water. Earth. Air. Fire.",
    players=(1, 4),
    seats=(),
    map="water_earth_air_fire_map",
    definition=WATER_EARTH_AIR_FIRE_SCENARIO,
    layout=lay_out_water_earth_air_fire,
    setup=set_up_water_earth_air_fire,
    flow="survive",
    options=OPTIONS_2,
    evaluate=rules_evaluation.evaluate_defence,
    ahead="action",
)

THE_ELEMENTAL_RIFT = Scenario(
    id="the_elemental_rift",
    title="The Elemental Rift",
    players=(1, 4),
    seats=(),
    map="the_elemental_rift_map",
    definition=THE_ELEMENTAL_RIFT_SCENARIO,
    layout=lay_out_the_elemental_rift,
    setup=set_up_the_elemental_rift,
    flow="survive",
    options=OPTIONS_2,
    evaluate=rules_evaluation.evaluate_defence,
    ahead="action",
)

ELEMENTAL_UPRISING_CAMPAIGN = Campaign(
    id="elemental_uprising",
    title="Elemental Uprising",
    scenarios=(
        "foes_on_the_horizon",
        "blooming_threats",
        "everything_changed_when_the_lava_appeared",
        "rumble_in_the_jungle",
        "the_lantern_returns",
        "sashimi_anyone",
        "it_came_from_the_deep",
        "they_came_from_below",
        "the_lost_souls",
        "storm_chaser",
        "death_is_not_the_end",
        "all_elements_break_loose",
        "water_earth_air_fire",
    ),
    carries=elemental_uprising_carries,
    goes_on=elemental_uprising_goes_on,
    words=("difficulty",),
)

CONTENTS: tuple[Contents, ...] = (
    bosses_elemenace.CONTENTS,
    bosses_leviathan.CONTENTS,
    champions_champions.CONTENTS,
    heroes_abilities.CONTENTS,
    heroes_heroes.CONTENTS,
    mods_mods.CONTENTS,
    rules_actions.CONTENTS,
    rules_blossoms.CONTENTS,
    rules_difficulty.CONTENTS,
    rules_enemies.CONTENTS,
    rules_environment.CONTENTS,
    rules_goals.CONTENTS,
    rules_mods.CONTENTS,
    rules_pieces.CONTENTS,
    rules_round_.CONTENTS,
    rules_solo.CONTENTS,
    scenarios_n00_foes_on_the_horizon.CONTENTS,
    scenarios_n01_blooming_threats.CONTENTS,
    scenarios_n02_the_lava_appeared.CONTENTS,
    scenarios_n03_rumble_in_the_jungle.CONTENTS,
    scenarios_n04_the_lantern_returns.CONTENTS,
    scenarios_n05_sashimi_anyone.CONTENTS,
    scenarios_n06_it_came_from_the_deep.CONTENTS,
    scenarios_n07_they_came_from_below.CONTENTS,
    scenarios_n08_the_lost_souls.CONTENTS,
    scenarios_n09_storm_chaser.CONTENTS,
    scenarios_n10_death_is_not_the_end.CONTENTS,
    scenarios_n11_all_elements_break_loose.CONTENTS,
    scenarios_n12_water_earth_air_fire.CONTENTS,
    scenarios_n13_the_elemental_rift.CONTENTS,
    towers_archers.CONTENTS,
    towers_artillery.CONTENTS,
    towers_barracks.CONTENTS,
    towers_mages.CONTENTS,
    waves_rift_groups.CONTENTS,
    waves_specials.CONTENTS,
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
        scenarios=(
            FOES_ON_THE_HORIZON,
            BLOOMING_THREATS,
            EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED,
            RUMBLE_IN_THE_JUNGLE,
            THE_LANTERN_RETURNS,
            SASHIMI_ANYONE,
            IT_CAME_FROM_THE_DEEP,
            THEY_CAME_FROM_BELOW,
            THE_LOST_SOULS,
            STORM_CHASER,
            DEATH_IS_NOT_THE_END,
            ALL_ELEMENTS_BREAK_LOOSE,
            WATER_EARTH_AIR_FIRE,
            THE_ELEMENTAL_RIFT,
        ),
        campaigns=(ELEMENTAL_UPRISING_CAMPAIGN,),
        balances=(
            Balance(
                id="difficulties",
                title="Whether harder is harder",
                text="An easier difficulty should be won more often than a harder one.\n",
                rows=(
                    "difficulty",
                    ("easy", "standard", "hard", "iron_challenge", "heroic_challenge"),
                ),
                columns=("players", (1, 2, 3, 4)),
                scenario="blooming_threats",
                players=0,
                options={},
            ),
            Balance(
                id="first_half",
                title="How often sensible bots win scenarios 1 to 6",
                text="Every scenario should be won in 20 to 70 % of the games at standard difficulty, whatever the number of players. The sheets of scenarios hold\nthe designed figures that may change: hearts, gold and crystals of a team, the order and length of stacks, sites and features; so do the\ngrids of cards. The prologue is a lesson, and meant to be won.\n",
                rows=(
                    "scenario",
                    (
                        "blooming_threats",
                        "everything_changed_when_the_lava_appeared",
                        "rumble_in_the_jungle",
                        "the_lantern_returns",
                        "sashimi_anyone",
                        "it_came_from_the_deep",
                    ),
                ),
                columns=("players", (1, 2, 3, 4)),
                scenario="",
                players=0,
                options={"difficulty": "standard"},
                expect=(20, 70),
            ),
            Balance(
                id="second_half",
                title="How often sensible bots win scenarios 7 to 12 and the Elemental Rift",
                text="",
                rows=(
                    "scenario",
                    (
                        "they_came_from_below",
                        "the_lost_souls",
                        "storm_chaser",
                        "death_is_not_the_end",
                        "all_elements_break_loose",
                        "water_earth_air_fire",
                        "the_elemental_rift",
                    ),
                ),
                columns=("players", (1, 2, 3, 4)),
                scenario="",
                players=0,
                options={"difficulty": "standard"},
                expect=(20, 70),
            ),
        ),
        links=(
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
                    "kingdom_rush.wave_2_green",
                    "kingdom_rush.wave_2_yellow",
                ),
            ),
            (
                EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_SCENARIO,
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
                EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_SCENARIO,
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
                EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_SCENARIO,
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
                EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_SCENARIO,
                "teams",
                (
                    "kingdom_rush.everything_changed_when_the_lava_appeared.one_player",
                    "kingdom_rush.everything_changed_when_the_lava_appeared.two_players",
                    "kingdom_rush.everything_changed_when_the_lava_appeared.three_players",
                    "kingdom_rush.everything_changed_when_the_lava_appeared.four_players",
                ),
            ),
            (
                EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_SCENARIO,
                "starting_hordes",
                (
                    "kingdom_rush.everything_changed_when_the_lava_appeared.start_0_green",
                    "kingdom_rush.everything_changed_when_the_lava_appeared.start_0_yellow",
                ),
            ),
            (
                EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_SCENARIO,
                "stack_1",
                (
                    "kingdom_rush.wave_1_green",
                    "kingdom_rush.wave_0_red",
                    "kingdom_rush.wave_1_yellow",
                    "kingdom_rush.wave_2_green",
                    "kingdom_rush.hobgoblin_warchiefs",
                    "kingdom_rush.wave_1_red",
                    "kingdom_rush.wave_2_yellow",
                    "kingdom_rush.wave_3_green",
                ),
            ),
            (
                EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_SCENARIO,
                "stack_2",
                (
                    "kingdom_rush.wave_0_red",
                    "kingdom_rush.wave_1_green",
                    "kingdom_rush.blanks",
                    "kingdom_rush.wave_1_yellow",
                    "kingdom_rush.wave_2_green",
                    "kingdom_rush.wave_1_red",
                    "kingdom_rush.wave_3_red",
                    "kingdom_rush.hobgoblin_warchiefs",
                ),
            ),
            (
                EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_SCENARIO,
                "stack_3",
                (
                    "kingdom_rush.wave_1_green",
                    "kingdom_rush.wave_1_yellow",
                    "kingdom_rush.wave_0_red",
                    "kingdom_rush.wave_1_red",
                    "kingdom_rush.blanks",
                    "kingdom_rush.wave_2_green",
                    "kingdom_rush.hobgoblin_warchiefs",
                    "kingdom_rush.wave_3_yellow",
                ),
            ),
            (
                RUMBLE_IN_THE_JUNGLE_SCENARIO,
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
                RUMBLE_IN_THE_JUNGLE_SCENARIO,
                "heroes",
                (
                    "kingdom_rush.bruxa",
                    "kingdom_rush.elora",
                    "kingdom_rush.dierdre",
                    "kingdom_rush.saitam",
                ),
            ),
            (
                RUMBLE_IN_THE_JUNGLE_SCENARIO,
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
                RUMBLE_IN_THE_JUNGLE_SCENARIO,
                "teams",
                (
                    "kingdom_rush.rumble_in_the_jungle.one_player",
                    "kingdom_rush.rumble_in_the_jungle.two_players",
                    "kingdom_rush.rumble_in_the_jungle.three_players",
                    "kingdom_rush.rumble_in_the_jungle.four_players",
                ),
            ),
            (
                RUMBLE_IN_THE_JUNGLE_SCENARIO,
                "starting_hordes",
                (
                    "kingdom_rush.rumble_in_the_jungle.start_0_green",
                    "kingdom_rush.rumble_in_the_jungle.start_0_yellow",
                ),
            ),
            (
                RUMBLE_IN_THE_JUNGLE_SCENARIO,
                "stack_1",
                (
                    "kingdom_rush.wave_0_red",
                    "kingdom_rush.wave_1_green",
                    "kingdom_rush.wave_0_yellow",
                    "kingdom_rush.wave_2_green",
                    "kingdom_rush.event_a",
                    "kingdom_rush.wave_2_yellow",
                    "kingdom_rush.blanks",
                    "kingdom_rush.wave_2_red",
                    "kingdom_rush.wave_3_green",
                    "kingdom_rush.wave_4_yellow",
                ),
            ),
            (
                RUMBLE_IN_THE_JUNGLE_SCENARIO,
                "stack_2",
                (
                    "kingdom_rush.wave_0_green",
                    "kingdom_rush.wave_1_yellow",
                    "kingdom_rush.wave_0_red",
                    "kingdom_rush.wave_1_green",
                    "kingdom_rush.wave_2_green",
                    "kingdom_rush.blanks",
                    "kingdom_rush.wave_2_yellow",
                    "kingdom_rush.wave_2_red",
                    "kingdom_rush.wave_4_green",
                    "kingdom_rush.wave_3_yellow",
                ),
            ),
            (
                RUMBLE_IN_THE_JUNGLE_SCENARIO,
                "stack_3",
                (
                    "kingdom_rush.wave_1_green",
                    "kingdom_rush.wave_0_red",
                    "kingdom_rush.wave_1_yellow",
                    "kingdom_rush.blanks",
                    "kingdom_rush.wave_1_red",
                    "kingdom_rush.wave_2_green",
                    "kingdom_rush.event_b",
                    "kingdom_rush.wave_2_yellow",
                    "kingdom_rush.wave_2_red",
                    "kingdom_rush.wave_4_yellow",
                ),
            ),
            (
                RUMBLE_IN_THE_JUNGLE_SCENARIO,
                "more_towers",
                (
                    "kingdom_rush.crossbow_fort",
                    "kingdom_rush.archmage",
                    "kingdom_rush.dwaarp",
                    "kingdom_rush.assassins_guild",
                ),
            ),
            (RUMBLE_IN_THE_JUNGLE_SCENARIO, "helpers", ("kingdom_rush.alric",)),
            (
                THE_LANTERN_RETURNS_SCENARIO,
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
                THE_LANTERN_RETURNS_SCENARIO,
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
                THE_LANTERN_RETURNS_SCENARIO,
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
                THE_LANTERN_RETURNS_SCENARIO,
                "teams",
                (
                    "kingdom_rush.the_lantern_returns.one_player",
                    "kingdom_rush.the_lantern_returns.two_players",
                    "kingdom_rush.the_lantern_returns.three_players",
                    "kingdom_rush.the_lantern_returns.four_players",
                ),
            ),
            (
                THE_LANTERN_RETURNS_SCENARIO,
                "starting_hordes",
                ("kingdom_rush.the_lantern_returns.start_0_green",),
            ),
            (
                THE_LANTERN_RETURNS_SCENARIO,
                "stack_1",
                (
                    "kingdom_rush.wave_0_red",
                    "kingdom_rush.wave_1_yellow",
                    "kingdom_rush.jack_o_lanterns",
                    "kingdom_rush.blanks",
                    "kingdom_rush.wave_1_red",
                    "kingdom_rush.wave_5_green",
                ),
            ),
            (
                THE_LANTERN_RETURNS_SCENARIO,
                "stack_2",
                (
                    "kingdom_rush.wave_1_yellow",
                    "kingdom_rush.wave_1_red",
                    "kingdom_rush.event_b",
                    "kingdom_rush.jack_o_lanterns",
                    "kingdom_rush.wave_2_yellow",
                    "kingdom_rush.wave_5_red",
                ),
            ),
            (
                THE_LANTERN_RETURNS_SCENARIO,
                "stack_3",
                (
                    "kingdom_rush.wave_0_red",
                    "kingdom_rush.jack_o_lanterns",
                    "kingdom_rush.wave_1_yellow",
                    "kingdom_rush.wave_1_red",
                    "kingdom_rush.event_a",
                    "kingdom_rush.wave_5_green",
                ),
            ),
            (
                THE_LANTERN_RETURNS_SCENARIO,
                "stack_4",
                (
                    "kingdom_rush.wave_0_yellow",
                    "kingdom_rush.wave_2_yellow",
                    "kingdom_rush.hobgoblin_warchiefs",
                    "kingdom_rush.blanks",
                    "kingdom_rush.wave_3_red",
                    "kingdom_rush.wave_5_yellow",
                ),
            ),
            (
                THE_LANTERN_RETURNS_SCENARIO,
                "more_towers",
                (
                    "kingdom_rush.crossbow_fort",
                    "kingdom_rush.archmage",
                    "kingdom_rush.dwaarp",
                    "kingdom_rush.assassins_guild",
                ),
            ),
            (
                SASHIMI_ANYONE_SCENARIO,
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
                SASHIMI_ANYONE_SCENARIO,
                "heroes",
                (
                    "kingdom_rush.alric",
                    "kingdom_rush.bruxa",
                    "kingdom_rush.dierdre",
                    "kingdom_rush.saitam",
                ),
            ),
            (
                SASHIMI_ANYONE_SCENARIO,
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
                SASHIMI_ANYONE_SCENARIO,
                "teams",
                (
                    "kingdom_rush.sashimi_anyone.one_player",
                    "kingdom_rush.sashimi_anyone.two_players",
                    "kingdom_rush.sashimi_anyone.three_players",
                    "kingdom_rush.sashimi_anyone.four_players",
                ),
            ),
            (
                SASHIMI_ANYONE_SCENARIO,
                "starting_hordes",
                (
                    "kingdom_rush.sashimi_anyone.start_1_green",
                    "kingdom_rush.sashimi_anyone.start_1_yellow",
                    "kingdom_rush.sashimi_anyone.start_2_green",
                ),
            ),
            (
                SASHIMI_ANYONE_SCENARIO,
                "stack_1",
                (
                    "kingdom_rush.wave_1_red",
                    "kingdom_rush.wave_2_yellow",
                    "kingdom_rush.jack_o_lanterns",
                    "kingdom_rush.wave_4_yellow",
                    "kingdom_rush.wave_2_red",
                    "kingdom_rush.wave_6_red",
                ),
            ),
            (
                SASHIMI_ANYONE_SCENARIO,
                "stack_2",
                (
                    "kingdom_rush.wave_1_yellow",
                    "kingdom_rush.wave_1_red",
                    "kingdom_rush.event_a",
                    "kingdom_rush.wave_3_green",
                    "kingdom_rush.wave_5_red",
                    "kingdom_rush.wave_6_green",
                    "kingdom_rush.wave_5_yellow",
                ),
            ),
            (
                SASHIMI_ANYONE_SCENARIO,
                "stack_3",
                (
                    "kingdom_rush.wave_2_yellow",
                    "kingdom_rush.wave_1_red",
                    "kingdom_rush.wave_2_red",
                    "kingdom_rush.wave_4_yellow",
                    "kingdom_rush.wave_5_yellow",
                    "kingdom_rush.wave_2_red",
                    "kingdom_rush.wave_5_red",
                    "kingdom_rush.wave_6_red",
                ),
            ),
            (
                SASHIMI_ANYONE_SCENARIO,
                "more_towers",
                (
                    "kingdom_rush.crossbow_fort",
                    "kingdom_rush.axethrower_lodge",
                    "kingdom_rush.archmage",
                    "kingdom_rush.necromancer_tower",
                    "kingdom_rush.dwaarp",
                    "kingdom_rush.battle_mecha",
                    "kingdom_rush.assassins_guild",
                    "kingdom_rush.templar_hall",
                ),
            ),
            (SASHIMI_ANYONE_SCENARIO, "helpers", ("kingdom_rush.elora",)),
            (
                IT_CAME_FROM_THE_DEEP_SCENARIO,
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
                IT_CAME_FROM_THE_DEEP_SCENARIO,
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
                IT_CAME_FROM_THE_DEEP_SCENARIO,
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
                IT_CAME_FROM_THE_DEEP_SCENARIO,
                "teams",
                (
                    "kingdom_rush.it_came_from_the_deep.one_player",
                    "kingdom_rush.it_came_from_the_deep.two_players",
                    "kingdom_rush.it_came_from_the_deep.three_players",
                    "kingdom_rush.it_came_from_the_deep.four_players",
                ),
            ),
            (
                IT_CAME_FROM_THE_DEEP_SCENARIO,
                "starting_hordes",
                (
                    "kingdom_rush.it_came_from_the_deep.start_0_green",
                    "kingdom_rush.it_came_from_the_deep.start_1_yellow",
                    "kingdom_rush.it_came_from_the_deep.start_0_red",
                ),
            ),
            (
                IT_CAME_FROM_THE_DEEP_SCENARIO,
                "stack_1",
                (
                    "kingdom_rush.wave_1_red",
                    "kingdom_rush.wave_2_yellow",
                    "kingdom_rush.blanks",
                    "kingdom_rush.wave_3_yellow",
                    "kingdom_rush.wave_2_red",
                    "kingdom_rush.wave_4_red",
                    "kingdom_rush.wave_4_green",
                    "kingdom_rush.wave_6_red",
                ),
            ),
            (
                IT_CAME_FROM_THE_DEEP_SCENARIO,
                "stack_2",
                (
                    "kingdom_rush.wave_1_yellow",
                    "kingdom_rush.wave_2_green",
                    "kingdom_rush.wave_2_red",
                    "kingdom_rush.wave_3_red",
                    "kingdom_rush.blanks",
                    "kingdom_rush.wave_4_red",
                    "kingdom_rush.wave_5_yellow",
                    "kingdom_rush.wave_6_green",
                ),
            ),
            (
                IT_CAME_FROM_THE_DEEP_SCENARIO,
                "stack_3",
                (
                    "kingdom_rush.wave_1_red",
                    "kingdom_rush.wave_2_yellow",
                    "kingdom_rush.wave_3_yellow",
                    "kingdom_rush.blanks",
                    "kingdom_rush.wave_2_red",
                    "kingdom_rush.wave_3_red",
                    "kingdom_rush.wave_4_yellow",
                    "kingdom_rush.wave_4_red",
                ),
            ),
            (
                IT_CAME_FROM_THE_DEEP_SCENARIO,
                "more_towers",
                (
                    "kingdom_rush.crossbow_fort",
                    "kingdom_rush.axethrower_lodge",
                    "kingdom_rush.archmage",
                    "kingdom_rush.necromancer_tower",
                    "kingdom_rush.dwaarp",
                    "kingdom_rush.battle_mecha",
                    "kingdom_rush.assassins_guild",
                    "kingdom_rush.templar_hall",
                ),
            ),
            (
                IT_CAME_FROM_THE_DEEP_SCENARIO,
                "more_mods",
                (
                    "kingdom_rush.fresh_start",
                    "kingdom_rush.salvage",
                    "kingdom_rush.quick_rebuild",
                    "kingdom_rush.gardener",
                ),
            ),
            (
                THEY_CAME_FROM_BELOW_SCENARIO,
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
                THEY_CAME_FROM_BELOW_SCENARIO,
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
                THEY_CAME_FROM_BELOW_SCENARIO,
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
                THEY_CAME_FROM_BELOW_SCENARIO,
                "teams",
                (
                    "kingdom_rush.they_came_from_below.one_player",
                    "kingdom_rush.they_came_from_below.two_players",
                    "kingdom_rush.they_came_from_below.three_players",
                    "kingdom_rush.they_came_from_below.four_players",
                ),
            ),
            (
                THEY_CAME_FROM_BELOW_SCENARIO,
                "starting_hordes",
                (
                    "kingdom_rush.they_came_from_below.start_0_green",
                    "kingdom_rush.they_came_from_below.start_0_yellow",
                ),
            ),
            (
                THEY_CAME_FROM_BELOW_SCENARIO,
                "stack_1",
                (
                    "kingdom_rush.wave_1_green",
                    "kingdom_rush.wave_2_red",
                    "kingdom_rush.shadow_champions",
                    "kingdom_rush.wave_6_yellow",
                    "kingdom_rush.wave_7_yellow",
                    "kingdom_rush.wave_7_red",
                ),
            ),
            (
                THEY_CAME_FROM_BELOW_SCENARIO,
                "stack_2",
                (
                    "kingdom_rush.wave_1_red",
                    "kingdom_rush.wave_2_green",
                    "kingdom_rush.event_a",
                    "kingdom_rush.wave_3_red",
                    "kingdom_rush.shadow_champions",
                    "kingdom_rush.wave_7_yellow",
                    "kingdom_rush.wave_6_red",
                ),
            ),
            (
                THEY_CAME_FROM_BELOW_SCENARIO,
                "stack_3",
                (
                    "kingdom_rush.wave_1_green",
                    "kingdom_rush.wave_2_red",
                    "kingdom_rush.wave_2_red",
                    "kingdom_rush.blanks",
                    "kingdom_rush.wave_7_yellow",
                    "kingdom_rush.wave_7_red",
                ),
            ),
            (
                THEY_CAME_FROM_BELOW_SCENARIO,
                "stack_4",
                (
                    "kingdom_rush.wave_3_red",
                    "kingdom_rush.shadow_champions",
                    "kingdom_rush.wave_6_red",
                    "kingdom_rush.wave_7_red",
                ),
            ),
            (
                THEY_CAME_FROM_BELOW_SCENARIO,
                "more_towers",
                (
                    "kingdom_rush.crossbow_fort",
                    "kingdom_rush.axethrower_lodge",
                    "kingdom_rush.archmage",
                    "kingdom_rush.necromancer_tower",
                    "kingdom_rush.dwaarp",
                    "kingdom_rush.battle_mecha",
                    "kingdom_rush.assassins_guild",
                    "kingdom_rush.templar_hall",
                ),
            ),
            (
                THEY_CAME_FROM_BELOW_SCENARIO,
                "more_mods",
                (
                    "kingdom_rush.fresh_start",
                    "kingdom_rush.salvage",
                    "kingdom_rush.quick_rebuild",
                    "kingdom_rush.gardener",
                ),
            ),
            (
                THE_LOST_SOULS_SCENARIO,
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
                THE_LOST_SOULS_SCENARIO,
                "heroes",
                (
                    "kingdom_rush.alric",
                    "kingdom_rush.bruxa",
                    "kingdom_rush.elora",
                    "kingdom_rush.saitam",
                ),
            ),
            (
                THE_LOST_SOULS_SCENARIO,
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
                THE_LOST_SOULS_SCENARIO,
                "teams",
                (
                    "kingdom_rush.the_lost_souls.one_player",
                    "kingdom_rush.the_lost_souls.two_players",
                    "kingdom_rush.the_lost_souls.three_players",
                    "kingdom_rush.the_lost_souls.four_players",
                ),
            ),
            (
                THE_LOST_SOULS_SCENARIO,
                "starting_hordes",
                (
                    "kingdom_rush.the_lost_souls.start_1_yellow",
                    "kingdom_rush.the_lost_souls.start_2_yellow",
                ),
            ),
            (
                THE_LOST_SOULS_SCENARIO,
                "stack_1",
                (
                    "kingdom_rush.wave_1_red",
                    "kingdom_rush.wave_4_yellow",
                    "kingdom_rush.wave_7_yellow",
                    "kingdom_rush.wave_8_green",
                    "kingdom_rush.wave_8_red",
                ),
            ),
            (
                THE_LOST_SOULS_SCENARIO,
                "stack_2",
                (
                    "kingdom_rush.wave_5_green",
                    "kingdom_rush.wave_7_yellow",
                    "kingdom_rush.hobgoblin_warchiefs",
                    "kingdom_rush.wave_6_yellow",
                    "kingdom_rush.wave_8_yellow",
                ),
            ),
            (
                THE_LOST_SOULS_SCENARIO,
                "stack_3",
                (
                    "kingdom_rush.wave_1_red",
                    "kingdom_rush.wave_6_green",
                    "kingdom_rush.wave_5_red",
                    "kingdom_rush.wave_8_yellow",
                    "kingdom_rush.wave_7_red",
                ),
            ),
            (
                THE_LOST_SOULS_SCENARIO,
                "stack_4",
                (
                    "kingdom_rush.wave_4_green",
                    "kingdom_rush.wave_5_red",
                    "kingdom_rush.wave_7_yellow",
                    "kingdom_rush.wave_8_green",
                    "kingdom_rush.wave_8_red",
                ),
            ),
            (
                THE_LOST_SOULS_SCENARIO,
                "more_towers",
                (
                    "kingdom_rush.crossbow_fort",
                    "kingdom_rush.axethrower_lodge",
                    "kingdom_rush.archmage",
                    "kingdom_rush.necromancer_tower",
                    "kingdom_rush.dwaarp",
                    "kingdom_rush.battle_mecha",
                    "kingdom_rush.assassins_guild",
                    "kingdom_rush.templar_hall",
                ),
            ),
            (
                THE_LOST_SOULS_SCENARIO,
                "more_mods",
                (
                    "kingdom_rush.fresh_start",
                    "kingdom_rush.salvage",
                    "kingdom_rush.quick_rebuild",
                    "kingdom_rush.gardener",
                ),
            ),
            (THE_LOST_SOULS_SCENARIO, "helpers", ("kingdom_rush.dierdre",)),
            (
                STORM_CHASER_SCENARIO,
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
                STORM_CHASER_SCENARIO,
                "heroes",
                (
                    "kingdom_rush.alric",
                    "kingdom_rush.bruxa",
                    "kingdom_rush.elora",
                    "kingdom_rush.dierdre",
                ),
            ),
            (
                STORM_CHASER_SCENARIO,
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
                STORM_CHASER_SCENARIO,
                "teams",
                (
                    "kingdom_rush.storm_chaser.one_player",
                    "kingdom_rush.storm_chaser.two_players",
                    "kingdom_rush.storm_chaser.three_players",
                    "kingdom_rush.storm_chaser.four_players",
                ),
            ),
            (
                STORM_CHASER_SCENARIO,
                "starting_hordes",
                ("kingdom_rush.storm_chaser.start_1_green",),
            ),
            (
                STORM_CHASER_SCENARIO,
                "stack_1",
                (
                    "kingdom_rush.wave_0_red",
                    "kingdom_rush.wave_2_green",
                    "kingdom_rush.wave_2_yellow",
                    "kingdom_rush.blanks",
                    "kingdom_rush.wave_7_yellow",
                    "kingdom_rush.shadow_champions",
                    "kingdom_rush.wave_7_red",
                    "kingdom_rush.wave_8_yellow",
                ),
            ),
            (
                STORM_CHASER_SCENARIO,
                "stack_2",
                (
                    "kingdom_rush.wave_1_red",
                    "kingdom_rush.wave_2_green",
                    "kingdom_rush.event_c",
                    "kingdom_rush.wave_2_yellow",
                    "kingdom_rush.wave_2_red",
                    "kingdom_rush.wave_7_yellow",
                    "kingdom_rush.wave_3_red",
                    "kingdom_rush.blanks",
                    "kingdom_rush.wave_7_red",
                ),
            ),
            (
                STORM_CHASER_SCENARIO,
                "stack_3",
                (
                    "kingdom_rush.wave_0_red",
                    "kingdom_rush.wave_2_green",
                    "kingdom_rush.wave_2_red",
                    "kingdom_rush.shadow_champions",
                    "kingdom_rush.wave_7_yellow",
                    "kingdom_rush.wave_6_red",
                    "kingdom_rush.wave_8_red",
                ),
            ),
            (
                STORM_CHASER_SCENARIO,
                "more_towers",
                (
                    "kingdom_rush.crossbow_fort",
                    "kingdom_rush.axethrower_lodge",
                    "kingdom_rush.archmage",
                    "kingdom_rush.necromancer_tower",
                    "kingdom_rush.dwaarp",
                    "kingdom_rush.battle_mecha",
                    "kingdom_rush.assassins_guild",
                    "kingdom_rush.templar_hall",
                ),
            ),
            (
                STORM_CHASER_SCENARIO,
                "more_mods",
                (
                    "kingdom_rush.fresh_start",
                    "kingdom_rush.salvage",
                    "kingdom_rush.quick_rebuild",
                    "kingdom_rush.gardener",
                ),
            ),
            (STORM_CHASER_SCENARIO, "helpers", ("kingdom_rush.saitam",)),
            (
                DEATH_IS_NOT_THE_END_SCENARIO,
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
                DEATH_IS_NOT_THE_END_SCENARIO,
                "heroes",
                (
                    "kingdom_rush.alric",
                    "kingdom_rush.elora",
                    "kingdom_rush.dierdre",
                    "kingdom_rush.saitam",
                ),
            ),
            (
                DEATH_IS_NOT_THE_END_SCENARIO,
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
                DEATH_IS_NOT_THE_END_SCENARIO,
                "teams",
                (
                    "kingdom_rush.death_is_not_the_end.one_player",
                    "kingdom_rush.death_is_not_the_end.two_players",
                    "kingdom_rush.death_is_not_the_end.three_players",
                    "kingdom_rush.death_is_not_the_end.four_players",
                ),
            ),
            (
                DEATH_IS_NOT_THE_END_SCENARIO,
                "starting_hordes",
                (
                    "kingdom_rush.death_is_not_the_end.start_0_green",
                    "kingdom_rush.death_is_not_the_end.start_0_yellow",
                    "kingdom_rush.death_is_not_the_end.start_2_green",
                ),
            ),
            (
                DEATH_IS_NOT_THE_END_SCENARIO,
                "stack_1",
                (
                    "kingdom_rush.wave_0_red",
                    "kingdom_rush.wave_2_red",
                    "kingdom_rush.wave_4_green",
                    "kingdom_rush.wave_6_yellow",
                    "kingdom_rush.wave_7_yellow",
                    "kingdom_rush.blanks",
                    "kingdom_rush.wave_6_red",
                    "kingdom_rush.shadow_champions",
                    "kingdom_rush.wave_7_red",
                    "kingdom_rush.anoobises",
                    "kingdom_rush.wave_9_yellow",
                    "kingdom_rush.wave_9_red",
                    "kingdom_rush.wave_8_red",
                    "kingdom_rush.wave_7_red",
                    "kingdom_rush.anoobises",
                    "kingdom_rush.wave_9_yellow",
                ),
            ),
            (
                DEATH_IS_NOT_THE_END_SCENARIO,
                "stack_2",
                (
                    "kingdom_rush.wave_1_red",
                    "kingdom_rush.wave_3_yellow",
                    "kingdom_rush.wave_6_green",
                    "kingdom_rush.wave_7_yellow",
                    "kingdom_rush.wave_6_yellow",
                    "kingdom_rush.event_a",
                    "kingdom_rush.wave_9_green",
                    "kingdom_rush.shadow_champions",
                    "kingdom_rush.wave_8_red",
                    "kingdom_rush.wave_9_red",
                ),
            ),
            (
                DEATH_IS_NOT_THE_END_SCENARIO,
                "stack_3",
                (
                    "kingdom_rush.wave_0_red",
                    "kingdom_rush.wave_2_red",
                    "kingdom_rush.wave_4_red",
                    "kingdom_rush.wave_7_yellow",
                    "kingdom_rush.wave_8_green",
                    "kingdom_rush.wave_6_red",
                    "kingdom_rush.wave_9_green",
                    "kingdom_rush.shadow_champions",
                    "kingdom_rush.wave_7_red",
                    "kingdom_rush.anoobises",
                ),
            ),
            (
                DEATH_IS_NOT_THE_END_SCENARIO,
                "more_towers",
                (
                    "kingdom_rush.crossbow_fort",
                    "kingdom_rush.axethrower_lodge",
                    "kingdom_rush.archmage",
                    "kingdom_rush.necromancer_tower",
                    "kingdom_rush.dwaarp",
                    "kingdom_rush.battle_mecha",
                    "kingdom_rush.assassins_guild",
                    "kingdom_rush.templar_hall",
                ),
            ),
            (
                DEATH_IS_NOT_THE_END_SCENARIO,
                "more_mods",
                (
                    "kingdom_rush.fresh_start",
                    "kingdom_rush.salvage",
                    "kingdom_rush.quick_rebuild",
                    "kingdom_rush.gardener",
                ),
            ),
            (DEATH_IS_NOT_THE_END_SCENARIO, "helpers", ("kingdom_rush.bruxa",)),
            (
                ALL_ELEMENTS_BREAK_LOOSE_SCENARIO,
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
                ALL_ELEMENTS_BREAK_LOOSE_SCENARIO,
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
                ALL_ELEMENTS_BREAK_LOOSE_SCENARIO,
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
                ALL_ELEMENTS_BREAK_LOOSE_SCENARIO,
                "teams",
                (
                    "kingdom_rush.all_elements_break_loose.one_player",
                    "kingdom_rush.all_elements_break_loose.two_players",
                    "kingdom_rush.all_elements_break_loose.three_players",
                    "kingdom_rush.all_elements_break_loose.four_players",
                ),
            ),
            (
                ALL_ELEMENTS_BREAK_LOOSE_SCENARIO,
                "starting_hordes",
                (
                    "kingdom_rush.all_elements_break_loose.start_0_green",
                    "kingdom_rush.all_elements_break_loose.start_0_yellow",
                    "kingdom_rush.all_elements_break_loose.start_1_green",
                    "kingdom_rush.all_elements_break_loose.start_2_green",
                ),
            ),
            (
                ALL_ELEMENTS_BREAK_LOOSE_SCENARIO,
                "stack_1",
                (
                    "kingdom_rush.wave_1_red",
                    "kingdom_rush.wave_2_red",
                    "kingdom_rush.blanks",
                    "kingdom_rush.hobgoblin_warchiefs",
                    "kingdom_rush.wave_6_green",
                    "kingdom_rush.wave_7_yellow",
                    "kingdom_rush.event_a",
                    "kingdom_rush.wave_8_red",
                    "kingdom_rush.anoobises",
                    "kingdom_rush.wave_9_yellow",
                    "kingdom_rush.wave_8_red",
                    "kingdom_rush.wave_9_green",
                ),
            ),
            (
                ALL_ELEMENTS_BREAK_LOOSE_SCENARIO,
                "stack_2",
                (
                    "kingdom_rush.wave_2_yellow",
                    "kingdom_rush.wave_4_yellow",
                    "kingdom_rush.event_b",
                    "kingdom_rush.jack_o_lanterns",
                    "kingdom_rush.blanks",
                    "kingdom_rush.wave_6_yellow",
                    "kingdom_rush.wave_5_red",
                    "kingdom_rush.wave_8_yellow",
                    "kingdom_rush.wave_9_green",
                ),
            ),
            (
                ALL_ELEMENTS_BREAK_LOOSE_SCENARIO,
                "stack_3",
                (
                    "kingdom_rush.wave_3_green",
                    "kingdom_rush.wave_6_green",
                    "kingdom_rush.blanks",
                    "kingdom_rush.wave_8_green",
                    "kingdom_rush.wave_6_red",
                    "kingdom_rush.shadow_champions",
                    "kingdom_rush.wave_7_yellow",
                    "kingdom_rush.event_c",
                    "kingdom_rush.wave_9_yellow",
                ),
            ),
            (
                ALL_ELEMENTS_BREAK_LOOSE_SCENARIO,
                "more_towers",
                (
                    "kingdom_rush.crossbow_fort",
                    "kingdom_rush.axethrower_lodge",
                    "kingdom_rush.archmage",
                    "kingdom_rush.necromancer_tower",
                    "kingdom_rush.dwaarp",
                    "kingdom_rush.battle_mecha",
                    "kingdom_rush.assassins_guild",
                    "kingdom_rush.templar_hall",
                ),
            ),
            (
                ALL_ELEMENTS_BREAK_LOOSE_SCENARIO,
                "more_mods",
                (
                    "kingdom_rush.fresh_start",
                    "kingdom_rush.salvage",
                    "kingdom_rush.quick_rebuild",
                    "kingdom_rush.gardener",
                ),
            ),
            (
                WATER_EARTH_AIR_FIRE_SCENARIO,
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
                WATER_EARTH_AIR_FIRE_SCENARIO,
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
                WATER_EARTH_AIR_FIRE_SCENARIO,
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
                WATER_EARTH_AIR_FIRE_SCENARIO,
                "teams",
                (
                    "kingdom_rush.water_earth_air_fire.one_player",
                    "kingdom_rush.water_earth_air_fire.two_players",
                    "kingdom_rush.water_earth_air_fire.three_players",
                    "kingdom_rush.water_earth_air_fire.four_players",
                ),
            ),
            (
                WATER_EARTH_AIR_FIRE_SCENARIO,
                "starting_hordes",
                (
                    "kingdom_rush.water_earth_air_fire.start_0_green",
                    "kingdom_rush.water_earth_air_fire.start_0_yellow",
                    "kingdom_rush.water_earth_air_fire.start_1_green",
                ),
            ),
            (
                WATER_EARTH_AIR_FIRE_SCENARIO,
                "stack_1",
                (
                    "kingdom_rush.wave_0_red",
                    "kingdom_rush.wave_2_yellow",
                    "kingdom_rush.wave_3_green",
                    "kingdom_rush.wave_4_green",
                    "kingdom_rush.wave_6_yellow",
                    "kingdom_rush.wave_7_yellow",
                    "kingdom_rush.wave_6_red",
                    "kingdom_rush.wave_8_red",
                    "kingdom_rush.wave_7_red",
                    "kingdom_rush.wave_9_yellow",
                ),
            ),
            (
                WATER_EARTH_AIR_FIRE_SCENARIO,
                "stack_2",
                (
                    "kingdom_rush.wave_1_green",
                    "kingdom_rush.wave_2_red",
                    "kingdom_rush.wave_4_green",
                    "kingdom_rush.wave_3_red",
                    "kingdom_rush.wave_5_yellow",
                    "kingdom_rush.event_a",
                    "kingdom_rush.wave_7_red",
                    "kingdom_rush.wave_6_yellow",
                    "kingdom_rush.wave_8_yellow",
                    "kingdom_rush.wave_9_green",
                ),
            ),
            (
                WATER_EARTH_AIR_FIRE_SCENARIO,
                "stack_3",
                (
                    "kingdom_rush.wave_1_yellow",
                    "kingdom_rush.wave_2_red",
                    "kingdom_rush.wave_3_red",
                    "kingdom_rush.wave_4_yellow",
                    "kingdom_rush.wave_5_yellow",
                    "kingdom_rush.wave_4_red",
                    "kingdom_rush.wave_6_red",
                    "kingdom_rush.wave_7_red",
                    "kingdom_rush.wave_8_red",
                    "kingdom_rush.wave_9_yellow",
                ),
            ),
            (
                WATER_EARTH_AIR_FIRE_SCENARIO,
                "more_towers",
                (
                    "kingdom_rush.crossbow_fort",
                    "kingdom_rush.axethrower_lodge",
                    "kingdom_rush.archmage",
                    "kingdom_rush.necromancer_tower",
                    "kingdom_rush.dwaarp",
                    "kingdom_rush.battle_mecha",
                    "kingdom_rush.assassins_guild",
                    "kingdom_rush.templar_hall",
                ),
            ),
            (
                WATER_EARTH_AIR_FIRE_SCENARIO,
                "more_mods",
                (
                    "kingdom_rush.fresh_start",
                    "kingdom_rush.salvage",
                    "kingdom_rush.quick_rebuild",
                    "kingdom_rush.gardener",
                ),
            ),
            (
                THE_ELEMENTAL_RIFT_SCENARIO,
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
                THE_ELEMENTAL_RIFT_SCENARIO,
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
                THE_ELEMENTAL_RIFT_SCENARIO,
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
                THE_ELEMENTAL_RIFT_SCENARIO,
                "teams",
                (
                    "kingdom_rush.the_elemental_rift.one_player",
                    "kingdom_rush.the_elemental_rift.two_players",
                    "kingdom_rush.the_elemental_rift.three_players",
                    "kingdom_rush.the_elemental_rift.four_players",
                ),
            ),
            (
                THE_ELEMENTAL_RIFT_SCENARIO,
                "starting_hordes",
                ("kingdom_rush.the_elemental_rift.start_group_a",),
            ),
            (
                THE_ELEMENTAL_RIFT_SCENARIO,
                "stack_1",
                (
                    "kingdom_rush.group_a",
                    "kingdom_rush.group_b",
                    "kingdom_rush.group_a",
                    "kingdom_rush.group_e",
                    "kingdom_rush.group_c",
                    "kingdom_rush.group_d",
                    "kingdom_rush.rift_bosses",
                    "kingdom_rush.group_f",
                    "kingdom_rush.group_e",
                    "kingdom_rush.group_g",
                ),
            ),
            (
                THE_ELEMENTAL_RIFT_SCENARIO,
                "stack_2",
                (
                    "kingdom_rush.group_a",
                    "kingdom_rush.group_c",
                    "kingdom_rush.group_b",
                    "kingdom_rush.group_e",
                    "kingdom_rush.group_d",
                    "kingdom_rush.group_e",
                    "kingdom_rush.group_f",
                    "kingdom_rush.group_d",
                    "kingdom_rush.group_g",
                    "kingdom_rush.group_f",
                ),
            ),
            (
                THE_ELEMENTAL_RIFT_SCENARIO,
                "stack_3",
                (
                    "kingdom_rush.group_b",
                    "kingdom_rush.group_a",
                    "kingdom_rush.group_c",
                    "kingdom_rush.group_d",
                    "kingdom_rush.group_e",
                    "kingdom_rush.rift_bosses",
                    "kingdom_rush.group_f",
                    "kingdom_rush.group_e",
                    "kingdom_rush.group_d",
                    "kingdom_rush.group_g",
                ),
            ),
            (
                THE_ELEMENTAL_RIFT_SCENARIO,
                "more_towers",
                (
                    "kingdom_rush.crossbow_fort",
                    "kingdom_rush.axethrower_lodge",
                    "kingdom_rush.archmage",
                    "kingdom_rush.necromancer_tower",
                    "kingdom_rush.dwaarp",
                    "kingdom_rush.battle_mecha",
                    "kingdom_rush.assassins_guild",
                    "kingdom_rush.templar_hall",
                ),
            ),
            (
                THE_ELEMENTAL_RIFT_SCENARIO,
                "more_mods",
                (
                    "kingdom_rush.fresh_start",
                    "kingdom_rush.salvage",
                    "kingdom_rush.quick_rebuild",
                    "kingdom_rush.gardener",
                ),
            ),
        ),
        maps={
            "all_elements_break_loose_map": {
                "rows": (
                    ".=..=....",
                    ".=..=..==",
                    ".=..=..=.",
                    ".=..=..=.",
                    ".=======.",
                    "...exe...",
                ),
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
                    "third_route": (
                        "(9, 2)",
                        "(8, 2)",
                        "(8, 3)",
                        "(8, 4)",
                        "(8, 5)",
                        "(7, 5)",
                        "(6, 5)",
                        "(5, 5)",
                        "(5, 6)",
                    ),
                },
                "means": {"=": "path", "e": "beside the exit", "x": "path beside the exit"},
                "legend": {
                    "=": {"path": True},
                    "e": {"entry": True},
                    "x": {"path": True, "entry": True},
                },
            },
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
            "death_is_not_the_end_map": {
                "rows": (
                    ".=..=..=.",
                    ".=..=..=.",
                    ".=..=..=.",
                    ".=..=..=.",
                    ".====..=.",
                    ".=.....=.",
                    "exe   exe",
                ),
                "adjacency": "diagonal",
                "routes": {
                    "first_route": (
                        "(2, 1)",
                        "(2, 2)",
                        "(2, 3)",
                        "(2, 4)",
                        "(2, 5)",
                        "(2, 6)",
                        "(2, 7)",
                    ),
                    "second_route": (
                        "(5, 1)",
                        "(5, 2)",
                        "(5, 3)",
                        "(5, 4)",
                        "(5, 5)",
                        "(4, 5)",
                        "(3, 5)",
                        "(2, 5)",
                        "(2, 6)",
                        "(2, 7)",
                    ),
                    "third_route": (
                        "(8, 1)",
                        "(8, 2)",
                        "(8, 3)",
                        "(8, 4)",
                        "(8, 5)",
                        "(8, 6)",
                        "(8, 7)",
                    ),
                },
                "means": {"=": "path", "e": "beside the exit", "x": "path beside the exit"},
                "legend": {
                    "=": {"path": True},
                    "e": {"entry": True},
                    "x": {"path": True, "entry": True},
                },
            },
            "everything_changed_when_the_lava_appeared_map": {
                "rows": (
                    ".=..=..=.",
                    ".=..=..=.",
                    ".=..=..=.",
                    ".=..=..=.",
                    ".=======.",
                    "...exe...",
                ),
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
                    "third_route": (
                        "(8, 1)",
                        "(8, 2)",
                        "(8, 3)",
                        "(8, 4)",
                        "(8, 5)",
                        "(7, 5)",
                        "(6, 5)",
                        "(5, 5)",
                        "(5, 6)",
                    ),
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
            "it_came_from_the_deep_map": {
                "rows": (
                    ".=..~..=.",
                    ".=..~..=.",
                    ".=..~..=.",
                    ".=..~..=.",
                    "==..~..=.",
                    ".=..~..=.",
                    ".=..~..=.",
                    ".=..~..=.",
                    "exe.~.exe",
                    "   aAa   ",
                ),
                "adjacency": "diagonal",
                "routes": {
                    "first_route": (
                        "(2, 1)",
                        "(2, 2)",
                        "(2, 3)",
                        "(2, 4)",
                        "(2, 5)",
                        "(2, 6)",
                        "(2, 7)",
                        "(2, 8)",
                        "(2, 9)",
                    ),
                    "second_route": (
                        "(8, 1)",
                        "(8, 2)",
                        "(8, 3)",
                        "(8, 4)",
                        "(8, 5)",
                        "(8, 6)",
                        "(8, 7)",
                        "(8, 8)",
                        "(8, 9)",
                    ),
                    "third_route": ("(1, 5)", "(2, 5)", "(2, 6)", "(2, 7)", "(2, 8)", "(2, 9)"),
                    "river_route": (
                        "(5, 1)",
                        "(5, 2)",
                        "(5, 3)",
                        "(5, 4)",
                        "(5, 5)",
                        "(5, 6)",
                        "(5, 7)",
                        "(5, 8)",
                        "(5, 9)",
                    ),
                    "long_river_route": (
                        "(5, 1)",
                        "(5, 2)",
                        "(5, 3)",
                        "(5, 4)",
                        "(5, 5)",
                        "(5, 6)",
                        "(5, 7)",
                        "(5, 8)",
                        "(5, 9)",
                        "(5, 10)",
                    ),
                },
                "means": {
                    "=": "path",
                    "e": "beside the exit",
                    "x": "path beside the exit",
                    "~": "water",
                    "a": "ground of tile A14",
                    "A": "water of tile A14",
                },
                "legend": {
                    "=": {"path": True},
                    "e": {"entry": True},
                    "x": {"path": True, "entry": True},
                    "~": {"water": True},
                    "a": {"fourth": True},
                    "A": {"water": True, "fourth": True},
                },
            },
            "rumble_in_the_jungle_map": {
                "rows": (
                    ".=..=..=.",
                    ".=..====.",
                    ".=.....=.",
                    ".=.....=.",
                    ".=.....=.",
                    ".=....exe",
                    "exe      ",
                ),
                "adjacency": "diagonal",
                "routes": {
                    "first_route": (
                        "(2, 1)",
                        "(2, 2)",
                        "(2, 3)",
                        "(2, 4)",
                        "(2, 5)",
                        "(2, 6)",
                        "(2, 7)",
                    ),
                    "second_route": (
                        "(5, 1)",
                        "(5, 2)",
                        "(6, 2)",
                        "(7, 2)",
                        "(8, 2)",
                        "(8, 3)",
                        "(8, 4)",
                        "(8, 5)",
                        "(8, 6)",
                    ),
                    "third_route": ("(8, 1)", "(8, 2)", "(8, 3)", "(8, 4)", "(8, 5)", "(8, 6)"),
                },
                "means": {"=": "path", "e": "beside the exit", "x": "path beside the exit"},
                "legend": {
                    "=": {"path": True},
                    "e": {"entry": True},
                    "x": {"path": True, "entry": True},
                },
            },
            "sashimi_anyone_map": {
                "rows": (
                    ".=..=....",
                    "==..====.",
                    ".=.....=.",
                    ".=.....=.",
                    ".=.....=.",
                    "exe...exe",
                ),
                "adjacency": "diagonal",
                "routes": {
                    "first_route": ("(2, 1)", "(2, 2)", "(2, 3)", "(2, 4)", "(2, 5)", "(2, 6)"),
                    "second_route": ("(1, 2)", "(2, 2)", "(2, 3)", "(2, 4)", "(2, 5)", "(2, 6)"),
                    "third_route": (
                        "(5, 1)",
                        "(5, 2)",
                        "(6, 2)",
                        "(7, 2)",
                        "(8, 2)",
                        "(8, 3)",
                        "(8, 4)",
                        "(8, 5)",
                        "(8, 6)",
                    ),
                },
                "means": {"=": "path", "e": "beside the exit", "x": "path beside the exit"},
                "legend": {
                    "=": {"path": True},
                    "e": {"entry": True},
                    "x": {"path": True, "entry": True},
                },
            },
            "storm_chaser_map": {
                "rows": (".=..=.", ".====.", ".=..=.", ".=..=.", ".=====", "exe..."),
                "adjacency": "diagonal",
                "routes": {
                    "first_route": ("(2, 1)", "(2, 2)", "(2, 3)", "(2, 4)", "(2, 5)", "(2, 6)"),
                    "second_route": (
                        "(5, 1)",
                        "(5, 2)",
                        "(4, 2)",
                        "(3, 2)",
                        "(2, 2)",
                        "(2, 3)",
                        "(2, 4)",
                        "(2, 5)",
                        "(2, 6)",
                    ),
                    "third_route": ("(6, 5)", "(5, 5)", "(4, 5)", "(3, 5)", "(2, 5)", "(2, 6)"),
                    "first_detour": (
                        "(2, 1)",
                        "(2, 2)",
                        "(3, 2)",
                        "(4, 2)",
                        "(5, 2)",
                        "(5, 3)",
                        "(5, 4)",
                        "(5, 5)",
                        "(4, 5)",
                        "(3, 5)",
                        "(2, 5)",
                        "(2, 6)",
                    ),
                    "second_detour": (
                        "(5, 1)",
                        "(5, 2)",
                        "(5, 3)",
                        "(5, 4)",
                        "(5, 5)",
                        "(4, 5)",
                        "(3, 5)",
                        "(2, 5)",
                        "(2, 6)",
                    ),
                },
                "means": {"=": "path", "e": "beside the exit", "x": "path beside the exit"},
                "legend": {
                    "=": {"path": True},
                    "e": {"entry": True},
                    "x": {"path": True, "entry": True},
                },
            },
            "the_elemental_rift_map": {
                "rows": (
                    ".=..=.   ",
                    ".=..=.   ",
                    ".=..=.   ",
                    ".=..=....",
                    ".========",
                    "....=....",
                    "   .=.   ",
                    "   .=.   ",
                    "   exe   ",
                ),
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
                        "(5, 7)",
                        "(5, 8)",
                        "(5, 9)",
                    ),
                    "second_route": (
                        "(5, 1)",
                        "(5, 2)",
                        "(5, 3)",
                        "(5, 4)",
                        "(5, 5)",
                        "(5, 6)",
                        "(5, 7)",
                        "(5, 8)",
                        "(5, 9)",
                    ),
                    "third_route": (
                        "(9, 5)",
                        "(8, 5)",
                        "(7, 5)",
                        "(6, 5)",
                        "(5, 5)",
                        "(5, 6)",
                        "(5, 7)",
                        "(5, 8)",
                        "(5, 9)",
                    ),
                },
                "means": {"=": "path", "e": "beside the exit", "x": "path beside the exit"},
                "legend": {
                    "=": {"path": True},
                    "e": {"entry": True},
                    "x": {"path": True, "entry": True},
                },
            },
            "the_lantern_returns_map": {
                "rows": (
                    ".=.....=.",
                    ".=.....=.",
                    ".=.....=.",
                    ".=.....=.",
                    "=========",
                    "...exe...",
                ),
                "adjacency": "diagonal",
                "routes": {
                    "first_route": ("(1, 5)", "(2, 5)", "(3, 5)", "(4, 5)", "(5, 5)", "(5, 6)"),
                    "second_route": (
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
                    "third_route": (
                        "(8, 1)",
                        "(8, 2)",
                        "(8, 3)",
                        "(8, 4)",
                        "(8, 5)",
                        "(7, 5)",
                        "(6, 5)",
                        "(5, 5)",
                        "(5, 6)",
                    ),
                    "fourth_route": ("(9, 5)", "(8, 5)", "(7, 5)", "(6, 5)", "(5, 5)", "(5, 6)"),
                },
                "means": {"=": "path", "e": "beside the exit", "x": "path beside the exit"},
                "legend": {
                    "=": {"path": True},
                    "e": {"entry": True},
                    "x": {"path": True, "entry": True},
                },
            },
            "the_lost_souls_map": {
                "rows": (
                    ".=..=. .=..=.",
                    ".=..=. .=..=.",
                    ".=..=. .=..=.",
                    ".=..=. .=..=.",
                    ".====. .====.",
                    "...exe exe...",
                ),
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
                    "third_route": ("(9, 1)", "(9, 2)", "(9, 3)", "(9, 4)", "(9, 5)", "(9, 6)"),
                    "fourth_route": (
                        "(12, 1)",
                        "(12, 2)",
                        "(12, 3)",
                        "(12, 4)",
                        "(12, 5)",
                        "(11, 5)",
                        "(10, 5)",
                        "(9, 5)",
                        "(9, 6)",
                    ),
                },
                "means": {"=": "path", "e": "beside the exit", "x": "path beside the exit"},
                "legend": {
                    "=": {"path": True},
                    "e": {"entry": True},
                    "x": {"path": True, "entry": True},
                },
            },
            "they_came_from_below_map": {
                "rows": (
                    "   .=.   ",
                    "   .=.   ",
                    "   .=.   ",
                    "....=....",
                    "=========",
                    "....=....",
                    "   .=.   ",
                    "   .=.   ",
                    "   exe   ",
                ),
                "adjacency": "diagonal",
                "routes": {
                    "first_route": (
                        "(5, 1)",
                        "(5, 2)",
                        "(5, 3)",
                        "(5, 4)",
                        "(5, 5)",
                        "(5, 6)",
                        "(5, 7)",
                        "(5, 8)",
                        "(5, 9)",
                    ),
                    "second_route": (
                        "(1, 5)",
                        "(2, 5)",
                        "(3, 5)",
                        "(4, 5)",
                        "(5, 5)",
                        "(5, 6)",
                        "(5, 7)",
                        "(5, 8)",
                        "(5, 9)",
                    ),
                    "third_route": (
                        "(9, 5)",
                        "(8, 5)",
                        "(7, 5)",
                        "(6, 5)",
                        "(5, 5)",
                        "(5, 6)",
                        "(5, 7)",
                        "(5, 8)",
                        "(5, 9)",
                    ),
                    "fourth_route": ("(5, 5)", "(5, 6)", "(5, 7)", "(5, 8)", "(5, 9)"),
                },
                "means": {"=": "path", "e": "beside the exit", "x": "path beside the exit"},
                "legend": {
                    "=": {"path": True},
                    "e": {"entry": True},
                    "x": {"path": True, "entry": True},
                },
            },
            "water_earth_air_fire_map": {
                "rows": (
                    "....=..=.",
                    ".====..=.",
                    ".=.....=.",
                    ".=.....=.",
                    "========.",
                    "...exe...",
                ),
                "adjacency": "diagonal",
                "routes": {
                    "first_route": (
                        "(5, 1)",
                        "(5, 2)",
                        "(4, 2)",
                        "(3, 2)",
                        "(2, 2)",
                        "(2, 3)",
                        "(2, 4)",
                        "(2, 5)",
                        "(3, 5)",
                        "(4, 5)",
                        "(5, 5)",
                        "(5, 6)",
                    ),
                    "second_route": (
                        "(8, 1)",
                        "(8, 2)",
                        "(8, 3)",
                        "(8, 4)",
                        "(8, 5)",
                        "(7, 5)",
                        "(6, 5)",
                        "(5, 5)",
                        "(5, 6)",
                    ),
                    "third_route": ("(1, 5)", "(2, 5)", "(3, 5)", "(4, 5)", "(5, 5)", "(5, 6)"),
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
            "kingdom_rush.bar": parse_shape("###", "3x1"),
            "kingdom_rush.block": parse_shape("##\n##", "2x2"),
            "kingdom_rush.corner": parse_shape("##\n#.", "corner"),
            "kingdom_rush.double": parse_shape("##", "2x1"),
            "kingdom_rush.hero_base": parse_shape("##\n##", "Hero Base"),
            "kingdom_rush.single": parse_shape("#", "1x1"),
        },
        active_zones=(
            "helper_camp",
            "tray",
            "hero_board",
            "ability_slots",
            "mods",
            "beside_the_map",
        ),
        shown_zones=("flags_on_stack", "blossom_pool"),
        space_defaults={"entry": False, "path": False, "water": False, "fourth": False},
        columns={
            "table_difficulty": "enum",
            "table_tentacles_leave": "truth",
            "table_accomplished": "truth",
            "table_champions_slain": "number",
            "table_round": "number",
            "table_hearts": "number",
            "table_gold": "number",
            "table_crystals": "number",
            "table_blocked": "enum",
            "table_bench_used": "truth",
            "table_champions_enraged": "truth",
            "table_warriors_exposed": "truth",
            "table_ponds_frozen": "number",
            "table_tentacle_toll": "truth",
            "table_saitam_waits": "truth",
            "table_pond_drifts": "truth",
            "table_rituals": "number",
            "table_elements_fade": "truth",
            "table_bosses_slain": "number",
            "table_gale": "truth",
            "piece_moved": "truth",
            "piece_frozen": "truth",
            "piece_last": "truth",
            "piece_totem": "truth",
            "piece_type": "enum",
            "piece_squares": "squares",
            "piece_bounty": "truth",
            "piece_facing": "definition",
            "piece_falconer": "truth",
            "piece_flown": "truth",
            "piece_protected": "truth",
            "piece_skulls": "number",
            "piece_health": "number",
            "piece_knocked_out": "truth",
            "piece_activated": "truth",
            "piece_benched": "truth",
            "piece_hero": "piece",
            "piece_used": "truth",
            "piece_way": "text",
            "piece_event_token": "truth",
            "piece_sealed": "truth",
            "piece_rests": "truth",
            "piece_quiet": "truth",
            "piece_withered": "truth",
            "piece_passed": "truth",
            "piece_tokens": "number",
            "piece_visited": "truth",
            "piece_small": "truth",
            "piece_point": "piece",
            "piece_attacked": "truth",
            "piece_came_from": "space",
            "piece_walks": "text",
            "piece_tower": "piece",
            "piece_defeats": "number",
            "piece_boss": "piece",
        },
        kinds={
            "ability": Ability,
            "action_card": ActionCard,
            "arrow": Arrow,
            "attack": Attack,
            "blank_card": BlankCard,
            "blossom": Blossom,
            "boss": Boss,
            "building_site": BuildingSite,
            "champion": Champion,
            "champion_card": ChampionCard,
            "cover": Cover,
            "cyclone": Cyclone,
            "damage_tile": DamageTile,
            "enemy": Enemy,
            "event_card": EventCard,
            "facing": Facing,
            "fault_line": FaultLine,
            "feature": Feature,
            "fire_claw_card": FireClawCard,
            "flag": Flag,
            "hero": Hero,
            "horde": Horde,
            "lava_pool": LavaPool,
            "level_of_difficulty": LevelOfDifficulty,
            "life_card": LifeCard,
            "miniature": Miniature,
            "mod": Mod,
            "murky_pond": MurkyPond,
            "pumpkin_horde": PumpkinHorde,
            "rift_boss": RiftBoss,
            "rift_card": RiftCard,
            "sand_warrior": SandWarrior,
            "scenario": kinds.Scenario,
            "soldier": Soldier,
            "spawn_point": SpawnPoint,
            "square_mark": SquareMark,
            "starting_horde": StartingHorde,
            "team": Team,
            "tentacle": Tentacle,
            "tower": Tower,
            "wave": Wave,
        },
        fields={
            "ability": {"tier": "number", "passive": "truth", "attacks": "list definition"},
            "action_card": {
                "starts_discarded": "truth",
                "iron_icon": "truth",
                "iron_instead": "truth",
            },
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
            "blossom": {"copies": "number"},
            "boss": {"route": "text", "bars_hero_attacks": "truth"},
            "building_site": {"colour": "enum"},
            "champion": {"passive": "text"},
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
                "chilled": "truth",
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
                "fire_blossoms": "list space",
                "frost_blossoms": "list space",
                "earth_blossoms": "list space",
                "storm_blossoms": "list space",
                "lava_pools": "list space",
                "gold_lava_pools": "list space",
                "murky_ponds": "list space",
                "fault_lines": "list space",
                "flags": "list space",
                "more_towers": "list definition",
                "more_mods": "list definition",
                "token_start": "number",
                "empty_stacks": "number",
                "helpers": "list definition",
                "helper_start": "list space",
                "helper_harm": "enum",
                "helpers_deal_no_damage": "truth",
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
                "chosen_towers": "number",
                "chosen_level": "number",
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
            "horde": ("chilled",),
            "tower": ("pure", "far_sighted", "roomy"),
        },
        events={
            "actions_begin": (),
            "actions_end": (),
            "activation": (("hero", "piece"),),
            "boss_defeated": (("boss", "piece"),),
            "boss_escape": (("boss", "piece"),),
            "damage": (("n", "number"), ("hero", "piece"), ("horde", "piece"), ("cause", "enum")),
            "defeat_life": (("card", "piece"),),
            "destroy": (("horde", "piece"),),
            "entered": (("s", "space"), ("hero", "piece")),
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
            "spawning": (),
            "special_attack": (("champion", "piece"),),
            "tower_attack": (("tower", "piece"),),
            "tower_built": (("tower", "piece"),),
            "tower_played": (("tower", "piece"),),
            "upgrade_of": (("tower", "piece"), ("receiver", "player")),
            "wound": (("n", "number"), ("hero", "piece"), ("horde", "piece"), ("cause", "enum")),
        },
        shown={
            "table_difficulty": ("difficulty {}", "enum", None),
            "table_accomplished": ("the goal is reached, survive this round", "truth", 0),
            "table_champions_slain": ("{} {|champion|champions} slain", "number", 0),
            "table_round": ("Round {}", "number", None),
            "table_hearts": ("{} {|heart|hearts}", "number", 0),
            "table_gold": ("{} gold", "number", 0),
            "table_crystals": ("{} {|crystal|crystals}", "number", 0),
            "table_blocked": ("{} building sites are blocked", "enum", 0),
            "table_champions_enraged": ("champions attack without a card", "truth", 0),
            "table_warriors_exposed": ("sand warriors without Protection", "truth", 0),
            "table_ponds_frozen": ("{} {|pond|ponds} frozen", "number", 0),
            "table_tentacle_toll": ("a tentacle that cannot be placed costs a tower", "truth", 0),
            "table_rituals": ("{} {|ritual|rituals} performed", "number", 0),
            "table_elements_fade": ("pool and pond vanish when the round ends", "truth", 0),
            "table_bosses_slain": ("{} {|boss|bosses} slain", "number", 0),
            "table_gale": ("a gale blows at spawn point 2", "truth", 0),
            "piece_moved": ("has moved", "truth", 0),
            "piece_frozen": ("frozen", "truth", 0),
            "piece_last": ("moves last", "truth", 0),
            "piece_totem": ("under a totem", "truth", 0),
            "piece_squares": ("on squares {}", "squares", 0),
            "piece_bounty": ("worth 1 gold", "truth", 0),
            "piece_facing": ("looks {}", "definition", None),
            "piece_falconer": ("with a falconer", "truth", 0),
            "piece_protected": ("protected", "truth", 0),
            "piece_skulls": ("skulls {}", "number", 0),
            "piece_health": ("health {} of {max_health}, boots {move}", "number", None),
            "piece_knocked_out": ("knocked out", "truth", 0),
            "piece_activated": ("activated", "truth", 0),
            "piece_benched": ("from the bench", "truth", 0),
            "piece_used": ("used", "truth", 0),
            "piece_event_token": ("event token", "truth", 0),
            "piece_sealed": ("not open yet", "truth", 0),
            "piece_quiet": ("quiet", "truth", 0),
            "piece_withered": ("withered", "truth", 0),
            "piece_tokens": ("{} {|token|tokens} of {holds} left", "number", None),
            "piece_small": ("small", "truth", 0),
            "piece_point": ("at {}", "piece", 0),
            "piece_attacked": ("has attacked", "truth", 0),
            "piece_tower": ("on {}", "piece", 0),
            "piece_defeats": ("defeated {} times", "number", 0),
        },
        shown_by={
            "piece_moved": ("horde",),
            "piece_frozen": ("horde",),
            "piece_last": ("horde",),
            "piece_totem": ("horde",),
            "piece_squares": ("cover", "miniature"),
            "piece_bounty": ("soldier",),
            "piece_facing": ("tower", "hero"),
            "piece_falconer": ("tower",),
            "piece_protected": ("miniature",),
            "piece_skulls": ("hero",),
            "piece_health": ("hero",),
            "piece_knocked_out": ("hero",),
            "piece_activated": ("hero",),
            "piece_benched": ("hero",),
            "piece_used": ("ability",),
            "piece_event_token": ("spawn_point",),
            "piece_sealed": ("spawn_point",),
            "piece_quiet": ("spawn_point",),
            "piece_withered": ("blossom",),
            "piece_tokens": ("lava_pool",),
            "piece_small": ("fault_line",),
            "piece_point": ("cyclone",),
            "piece_attacked": ("champion",),
            "piece_tower": ("mod",),
            "piece_defeats": ("boss",),
        },
        glossary={
            "The iron effect replaces the other one": "Whether the iron effect replaces the other effects.",
            "Tiles: n": "The damage tiles.",
            "All tiles on one horde": 'Whether all tiles go on one horde (joined by "+" on the card).',
            "Each soldier throws a 1x1 spear at another horde beside its own": "Whether each soldier throws a spear at a neighbouring horde.",
            "A horde with one of these soldiers pays 1 gold when it is destroyed in this round": "Whether a horde with one of its soldiers pays 1 gold when it is destroyed in this round.",
            "Put a totem on the attacked horde": "Whether a totem is put on the attacked horde.",
            "Special attack: n": "What it does if enough of its icons are visible.",
            "n": "What it does all the time.",
            "Special attack, after it has attempted to move: n": "What the attack does after the champion has attempted to move.",
            "Resists n: no such tile or soldier can cover it, a miniature can": "Damage of these types cannot be placed on it.",
            "Special damage: only true damage, soldiers and miniatures can cover it": "Only true damage, soldiers and heroes can cover it.",
            "Large: if it escapes with a visible square, it takes 4 hearts": "Its touching squares are one enemy.",
            "Tough: a different piece must cover each of its squares": "Each of its squares must be covered by a different piece.",
            "Fast: while a square of it is visible, its horde attempts to move twice": "While a square of it is visible, its horde moves twice.",
            "Heal all: while it is visible, tiles on its horde and on adjacent hordes are removed before its horde moves": "While it is visible, tiles on its horde and on hordes beside it are removed.",
            "Sharpshooter: while it is visible, its horde deals 1 damage to a hero on the map instead of moving": "While it is visible, its horde shoots at a hero instead of moving.",
            "Each of its squares shows a champion icon": "Whether each of its squares shows a champion icon.",
            "From the bench: n": "What the hero does when it comes from the bench of a solo player.",
            "When destroyed: n": "What the back of the card gives when the horde is destroyed.",
            "Mod slots: n": "How many mods it can take.",
        },
        timers=(
            Timer("round", "table_bench_used", False, None),
            Timer("round", "table_champions_enraged", False, None),
            Timer("round", "table_warriors_exposed", False, None),
            Timer("round", "table_saitam_waits", False, None),
            Timer("round", "table_pond_drifts", False, None),
            Timer("round", "table_gale", False, None),
            Timer("round", "piece_moved", False, Horde),
            Timer("round", "piece_bounty", False, Soldier),
            Timer("round", "piece_rests", False, SpawnPoint),
            Timer("round", "piece_quiet", False, SpawnPoint),
            Timer("round", "piece_rests", False, Cyclone),
            Timer("round", "piece_attacked", False, Champion),
        ),
    ),
)
