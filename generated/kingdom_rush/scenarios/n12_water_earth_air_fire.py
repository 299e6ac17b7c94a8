# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/scenarios/12_water_earth_air_fire.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Contents, Trigger

from ..kinds import Blossom, StartingHorde, Team
from ..rules import bosses as rules_bosses
from ..rules import hordes as rules_hordes
from ..state import State

# content/kingdom_rush/scenarios/12_water_earth_air_fire.yaml:49
WATER_EARTH_AIR_FIRE_START_0_GREEN = StartingHorde(
    "kingdom_rush.water_earth_air_fire.start_0_green", "Start 0 Green", at=("(8, 3)",)
)

# content/kingdom_rush/scenarios/12_water_earth_air_fire.yaml:50
WATER_EARTH_AIR_FIRE_START_0_YELLOW = StartingHorde(
    "kingdom_rush.water_earth_air_fire.start_0_yellow", "Start 0 Yellow", at=("(2, 3)",)
)

# content/kingdom_rush/scenarios/12_water_earth_air_fire.yaml:51
WATER_EARTH_AIR_FIRE_START_1_GREEN = StartingHorde(
    "kingdom_rush.water_earth_air_fire.start_1_green", "Start 1 Green", at=("(4, 5)",)
)

# content/kingdom_rush/scenarios/12_water_earth_air_fire.yaml:91
WATER_EARTH_AIR_FIRE_ONE_PLAYER = Team(
    "kingdom_rush.water_earth_air_fire.one_player",
    "One Player",
    players=1,
    hearts=8,
    gold=7,
    crystals=8,
    blue=("(3, 3)", "(7, 4)", "(3, 1)"),
    orange=("(4, 3)", "(4, 6)", "(1, 3)"),
    purple=("(3, 4)", "(6, 4)", "(6, 6)"),
)

# content/kingdom_rush/scenarios/12_water_earth_air_fire.yaml:100
WATER_EARTH_AIR_FIRE_TWO_PLAYERS = Team(
    "kingdom_rush.water_earth_air_fire.two_players",
    "Two Players",
    players=2,
    blue=("(3, 3)", "(3, 4)", "(4, 6)", "(3, 1)"),
    orange=("(4, 3)", "(7, 4)", "(6, 4)", "(1, 3)"),
)

# content/kingdom_rush/scenarios/12_water_earth_air_fire.yaml:105
WATER_EARTH_AIR_FIRE_THREE_PLAYERS = Team(
    "kingdom_rush.water_earth_air_fire.three_players",
    "Three Players",
    players=3,
    blue=("(3, 3)", "(7, 4)", "(3, 1)"),
    orange=("(4, 3)", "(4, 6)", "(1, 3)"),
    purple=("(3, 4)", "(6, 4)", "(6, 6)"),
)

# content/kingdom_rush/scenarios/12_water_earth_air_fire.yaml:111
WATER_EARTH_AIR_FIRE_FOUR_PLAYERS = Team(
    "kingdom_rush.water_earth_air_fire.four_players",
    "Four Players",
    players=4,
    blue=("(3, 3)", "(4, 6)", "(6, 6)"),
    orange=("(4, 3)", "(6, 4)", "(7, 2)"),
    purple=("(3, 4)", "(3, 1)", "(1, 6)"),
    teal=("(7, 4)", "(1, 3)", "(9, 4)"),
)


def lay_out_elemenace(game: State) -> None:
    """Elemenace starts on the path with his life stack and his action deck."""
    # content/kingdom_rush/scenarios/12_water_earth_air_fire.yaml:119
    # verb: lay_out_elemenace
    monster = game.create(
        game.program.definitions["kingdom_rush.elemenace"], game.tables.space_5_2, NOTHING
    )
    rules_bosses.set_up_boss(
        game,
        monster,
        (
            game.program.definitions["kingdom_rush.elemenace_life_1"],
            game.program.definitions["kingdom_rush.elemenace_life_2"],
            game.program.definitions["kingdom_rush.elemenace_life_3"],
            game.program.definitions["kingdom_rush.elemenace_life_4"],
        ),
        (
            game.program.definitions["kingdom_rush.water_action"],
            game.program.definitions["kingdom_rush.earth_action"],
            game.program.definitions["kingdom_rush.air_action"],
            game.program.definitions["kingdom_rush.fire_action"],
            game.program.definitions["kingdom_rush.magic_action"],
        ),
    )


def all_blossoms_regrow(game: State) -> None:
    """Turn all blossoms face up."""
    # content/kingdom_rush/scenarios/12_water_earth_air_fire.yaml:135
    # verb: all_blossoms_regrow
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    withered_of = game.piece_withered
    if game.log is not None:
        game.tell("all blossoms bloom again")
    for blossom in game.seen[Blossom]:
        withered_of[blossom] = False
        game.stamp += 1


def rules_of_the_last_battle_on_event_drawn(
    game: State, bearer: int, event: rules_hordes.EventDrawnEvent
) -> bool:
    # content/kingdom_rush/scenarios/12_water_earth_air_fire.yaml:133
    # on any event_drawn, while scenario = water_earth_air_fire: all_blossoms_regrow
    if game.setting is not game.program.scenarios()["water_earth_air_fire"].definition:
        return False
    all_blossoms_regrow(game)
    return True


# content/kingdom_rush/scenarios/12_water_earth_air_fire.yaml:129
RULES_OF_THE_LAST_BATTLE_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "event_drawn",
            "on",
            "",
            "kingdom_rush.rules_of_the_last_battle:0",
            rules_of_the_last_battle_on_event_drawn,
        ),
    ),
    text="While the scenario is Water. Earth. Air. Fire., on any event card: turn all blossoms face up.",
)

CONTENTS = Contents(
    definitions=(
        WATER_EARTH_AIR_FIRE_START_0_GREEN,
        WATER_EARTH_AIR_FIRE_START_0_YELLOW,
        WATER_EARTH_AIR_FIRE_START_1_GREEN,
        WATER_EARTH_AIR_FIRE_ONE_PLAYER,
        WATER_EARTH_AIR_FIRE_TWO_PLAYERS,
        WATER_EARTH_AIR_FIRE_THREE_PLAYERS,
        WATER_EARTH_AIR_FIRE_FOUR_PLAYERS,
    ),
    laws={"kingdom_rush.rules_of_the_last_battle": RULES_OF_THE_LAST_BATTLE_ABILITIES},
    links=(
        (WATER_EARTH_AIR_FIRE_START_0_GREEN, "wave", "kingdom_rush.wave_0_green"),
        (WATER_EARTH_AIR_FIRE_START_0_YELLOW, "wave", "kingdom_rush.wave_0_yellow"),
        (WATER_EARTH_AIR_FIRE_START_1_GREEN, "wave", "kingdom_rush.wave_1_green"),
        (
            WATER_EARTH_AIR_FIRE_ONE_PLAYER,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_bombard",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            WATER_EARTH_AIR_FIRE_TWO_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.mage_guild",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_bombard",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            WATER_EARTH_AIR_FIRE_THREE_PLAYERS,
            "towers",
            (
                "kingdom_rush.mage_guild",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_bombard",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            WATER_EARTH_AIR_FIRE_FOUR_PLAYERS,
            "towers",
            (
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_bombard",
                "kingdom_rush.militia_barracks",
            ),
        ),
    ),
)
