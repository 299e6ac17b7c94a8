# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/scenarios/01_blooming_threats.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import StartingHorde, Team

# content/kingdom_rush/scenarios/01_blooming_threats.yaml:28
BLOOMING_THREATS_START_0_GREEN = StartingHorde(
    "kingdom_rush.blooming_threats.start_0_green", "Start 0 Green", at=("(4, 5)",)
)

# content/kingdom_rush/scenarios/01_blooming_threats.yaml:29
BLOOMING_THREATS_START_0_YELLOW = StartingHorde(
    "kingdom_rush.blooming_threats.start_0_yellow", "Start 0 Yellow", at=("(2, 4)", "(5, 3)")
)

# content/kingdom_rush/scenarios/01_blooming_threats.yaml:34
BLOOMING_THREATS_ONE_PLAYER = Team(
    "kingdom_rush.blooming_threats.one_player",
    "One Player",
    players=1,
    hearts=7,
    gold=5,
    crystals=5,
    blue=("(3, 4)", "(1, 3)", "(6, 3)"),
    orange=("(4, 4)", "(4, 6)", "(2, 6)"),
    purple=("(6, 5)", "(3, 2)", "(4, 2)"),
)

# content/kingdom_rush/scenarios/01_blooming_threats.yaml:43
BLOOMING_THREATS_TWO_PLAYERS = Team(
    "kingdom_rush.blooming_threats.two_players",
    "Two Players",
    players=2,
    blue=("(3, 4)", "(6, 5)", "(4, 6)", "(6, 3)"),
    orange=("(4, 4)", "(1, 3)", "(3, 2)", "(2, 6)"),
)

# content/kingdom_rush/scenarios/01_blooming_threats.yaml:48
BLOOMING_THREATS_THREE_PLAYERS = Team(
    "kingdom_rush.blooming_threats.three_players",
    "Three Players",
    players=3,
    blue=("(3, 4)", "(1, 5)"),
    orange=("(4, 6)", "(2, 6)"),
    purple=("(6, 5)", "(4, 4)"),
)

# content/kingdom_rush/scenarios/01_blooming_threats.yaml:54
BLOOMING_THREATS_FOUR_PLAYERS = Team(
    "kingdom_rush.blooming_threats.four_players",
    "Four Players",
    players=4,
    blue=("(3, 4)",),
    orange=("(1, 6)",),
    purple=("(6, 6)",),
    teal=("(2, 6)",),
)

CONTENTS = Contents(
    definitions=(
        BLOOMING_THREATS_START_0_GREEN,
        BLOOMING_THREATS_START_0_YELLOW,
        BLOOMING_THREATS_ONE_PLAYER,
        BLOOMING_THREATS_TWO_PLAYERS,
        BLOOMING_THREATS_THREE_PLAYERS,
        BLOOMING_THREATS_FOUR_PLAYERS,
    ),
    links=(
        (BLOOMING_THREATS_START_0_GREEN, "wave", "kingdom_rush.wave_0_green"),
        (BLOOMING_THREATS_START_0_YELLOW, "wave", "kingdom_rush.wave_0_yellow"),
        (
            BLOOMING_THREATS_ONE_PLAYER,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.militia_barracks",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            BLOOMING_THREATS_TWO_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.archer_tower",
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.militia_barracks",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            BLOOMING_THREATS_THREE_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            BLOOMING_THREATS_FOUR_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.archer_tower",
                "kingdom_rush.militia_barracks",
            ),
        ),
    ),
)
