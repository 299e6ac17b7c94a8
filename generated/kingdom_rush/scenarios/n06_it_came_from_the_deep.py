# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/scenarios/06_it_came_from_the_deep.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Contents

from ..kinds import StartingHorde, Team
from ..rules import bosses as rules_bosses
from ..state import State

# content/kingdom_rush/scenarios/06_it_came_from_the_deep.yaml:54
IT_CAME_FROM_THE_DEEP_START_0_GREEN = StartingHorde(
    "kingdom_rush.it_came_from_the_deep.start_0_green", "Start 0 Green", at=("(2, 4)", "(8, 4)")
)

# content/kingdom_rush/scenarios/06_it_came_from_the_deep.yaml:55
IT_CAME_FROM_THE_DEEP_START_1_YELLOW = StartingHorde(
    "kingdom_rush.it_came_from_the_deep.start_1_yellow", "Start 1 Yellow", at=("(2, 7)",)
)

# content/kingdom_rush/scenarios/06_it_came_from_the_deep.yaml:56
IT_CAME_FROM_THE_DEEP_START_0_RED = StartingHorde(
    "kingdom_rush.it_came_from_the_deep.start_0_red", "Start 0 Red", at=("(8, 6)",)
)

# content/kingdom_rush/scenarios/06_it_came_from_the_deep.yaml:64
IT_CAME_FROM_THE_DEEP_ONE_PLAYER = Team(
    "kingdom_rush.it_came_from_the_deep.one_player",
    "One Player",
    players=1,
    hearts=8,
    gold=8,
    crystals=9,
    blue=("(3, 4)", "(6, 6)", "(4, 8)"),
    orange=("(7, 4)", "(3, 7)", "(6, 3)"),
    purple=("(4, 3)", "(7, 7)", "(4, 6)"),
)

# content/kingdom_rush/scenarios/06_it_came_from_the_deep.yaml:73
IT_CAME_FROM_THE_DEEP_TWO_PLAYERS = Team(
    "kingdom_rush.it_came_from_the_deep.two_players",
    "Two Players",
    players=2,
    gold=8,
    crystals=10,
    blue=("(3, 4)", "(4, 3)", "(4, 6)", "(4, 8)"),
    orange=("(7, 4)", "(6, 6)", "(7, 7)", "(6, 3)"),
)

# content/kingdom_rush/scenarios/06_it_came_from_the_deep.yaml:80
IT_CAME_FROM_THE_DEEP_THREE_PLAYERS = Team(
    "kingdom_rush.it_came_from_the_deep.three_players",
    "Three Players",
    players=3,
    gold=7,
    crystals=9,
    blue=("(3, 4)", "(6, 6)", "(4, 8)"),
    orange=("(7, 4)", "(3, 7)", "(6, 3)"),
    purple=("(4, 3)", "(7, 7)", "(4, 6)"),
)

# content/kingdom_rush/scenarios/06_it_came_from_the_deep.yaml:88
IT_CAME_FROM_THE_DEEP_FOUR_PLAYERS = Team(
    "kingdom_rush.it_came_from_the_deep.four_players",
    "Four Players",
    players=4,
    gold=7,
    crystals=9,
    blue=("(3, 4)", "(3, 7)", "(4, 6)"),
    orange=("(7, 4)", "(7, 7)", "(3, 2)"),
    purple=("(4, 3)", "(4, 8)", "(7, 2)"),
    teal=("(6, 6)", "(6, 3)", "(6, 9)"),
)


def left_out(game: State, s: int) -> bool:
    """`s` lies on a tile that only four players add."""
    # content/kingdom_rush/scenarios/06_it_came_from_the_deep.yaml:112
    # query: left_out s
    return game.tables.field_fourth[s] and game.players < 4


def lay_out_leviathan(game: State) -> None:
    """Leviathan starts in the river with his life stack and his action deck."""
    # content/kingdom_rush/scenarios/06_it_came_from_the_deep.yaml:98
    # verb: lay_out_leviathan
    monster = game.create(
        game.program.definitions["kingdom_rush.leviathan"], game.tables.space_5_2, NOTHING
    )
    if game.players == 4:
        game.piece_way[monster] = "long_river_route"
        game.stamp += 1
    rules_bosses.set_up_boss(
        game,
        monster,
        (
            game.program.definitions["kingdom_rush.leviathan_life_1"],
            game.program.definitions["kingdom_rush.leviathan_life_2"],
            game.program.definitions["kingdom_rush.leviathan_life_3"],
            game.program.definitions["kingdom_rush.leviathan_life_4"],
        ),
        (
            game.program.definitions["kingdom_rush.leviathan_action_1"],
            game.program.definitions["kingdom_rush.leviathan_action_2"],
            game.program.definitions["kingdom_rush.leviathan_action_3"],
            game.program.definitions["kingdom_rush.leviathan_action_4"],
            game.program.definitions["kingdom_rush.leviathan_action_5"],
        ),
    )


CONTENTS = Contents(
    definitions=(
        IT_CAME_FROM_THE_DEEP_START_0_GREEN,
        IT_CAME_FROM_THE_DEEP_START_1_YELLOW,
        IT_CAME_FROM_THE_DEEP_START_0_RED,
        IT_CAME_FROM_THE_DEEP_ONE_PLAYER,
        IT_CAME_FROM_THE_DEEP_TWO_PLAYERS,
        IT_CAME_FROM_THE_DEEP_THREE_PLAYERS,
        IT_CAME_FROM_THE_DEEP_FOUR_PLAYERS,
    ),
    links=(
        (IT_CAME_FROM_THE_DEEP_START_0_GREEN, "wave", "kingdom_rush.wave_0_green"),
        (IT_CAME_FROM_THE_DEEP_START_1_YELLOW, "wave", "kingdom_rush.wave_1_yellow"),
        (IT_CAME_FROM_THE_DEEP_START_0_RED, "wave", "kingdom_rush.wave_0_red"),
        (
            IT_CAME_FROM_THE_DEEP_ONE_PLAYER,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_artillery",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            IT_CAME_FROM_THE_DEEP_TWO_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_bombard",
                "kingdom_rush.dwarven_artillery",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            IT_CAME_FROM_THE_DEEP_THREE_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_artillery",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            IT_CAME_FROM_THE_DEEP_FOUR_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_bombard",
            ),
        ),
    ),
)
