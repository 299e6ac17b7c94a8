# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/scenarios/00_foes_on_the_horizon.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from ..kinds import Horde, StartingHorde, Team
from ..rules import round_ as rules_round_
from ..state import State

# content/kingdom_rush/scenarios/00_foes_on_the_horizon.yaml:59
FOES_ON_THE_HORIZON_START_0_GREEN = StartingHorde(
    "kingdom_rush.foes_on_the_horizon.start_0_green", "Start 0 Green", at=("(2, 2)", "(2, 4)")
)

# content/kingdom_rush/scenarios/00_foes_on_the_horizon.yaml:60
FOES_ON_THE_HORIZON_START_0_YELLOW = StartingHorde(
    "kingdom_rush.foes_on_the_horizon.start_0_yellow", "Start 0 Yellow", at=("(2, 3)",)
)

# content/kingdom_rush/scenarios/00_foes_on_the_horizon.yaml:63
FOES_ON_THE_HORIZON_ONE_PLAYER = Team(
    "kingdom_rush.foes_on_the_horizon.one_player",
    "One Player",
    players=1,
    blue=("(3, 2)", "(1, 2)", "(1, 3)"),
    orange=("(1, 4)", "(3, 3)", "(3, 4)"),
    purple=("(3, 5)", "(1, 5)", "(3, 1)"),
)

# content/kingdom_rush/scenarios/00_foes_on_the_horizon.yaml:69
FOES_ON_THE_HORIZON_TWO_PLAYERS = Team(
    "kingdom_rush.foes_on_the_horizon.two_players",
    "Two Players",
    players=2,
    blue=("(3, 2)", "(3, 5)", "(3, 3)", "(1, 3)"),
    orange=("(1, 4)", "(1, 2)", "(1, 5)", "(3, 4)"),
)

# content/kingdom_rush/scenarios/00_foes_on_the_horizon.yaml:74
FOES_ON_THE_HORIZON_THREE_PLAYERS = Team(
    "kingdom_rush.foes_on_the_horizon.three_players",
    "Three Players",
    players=3,
    blue=("(3, 2)", "(1, 2)", "(1, 3)"),
    orange=("(1, 4)", "(3, 3)", "(3, 4)"),
    purple=("(3, 5)", "(1, 5)", "(3, 1)"),
)

# content/kingdom_rush/scenarios/00_foes_on_the_horizon.yaml:80
FOES_ON_THE_HORIZON_FOUR_PLAYERS = Team(
    "kingdom_rush.foes_on_the_horizon.four_players",
    "Four Players",
    players=4,
    blue=("(3, 2)", "(3, 3)", "(3, 1)"),
    orange=("(1, 4)", "(1, 5)", "(1, 1)"),
    purple=("(3, 5)", "(1, 3)", "(1, 6)"),
    teal=("(1, 2)", "(3, 4)", "(3, 6)"),
)


def win_with_an_empty_map(game: State) -> None:
    """All players win if this was the last round and no horde is left."""
    # content/kingdom_rush/scenarios/00_foes_on_the_horizon.yaml:95
    # verb: win_with_an_empty_map
    if game.table_round == game.setting.rounds and not game.seen[Horde]:
        game.win(range(game.players))


def goal_of_the_prologue_on_round_end(
    game: State, bearer: int, event: rules_round_.RoundEndEvent
) -> bool:
    # content/kingdom_rush/scenarios/00_foes_on_the_horizon.yaml:92
    # on any round_end, while scenario = foes_on_the_horizon: win_with_an_empty_map
    if game.setting is not game.program.scenarios()["foes_on_the_horizon"].definition:
        return False
    win_with_an_empty_map(game)
    return True


def goal_of_the_prologue_on_round_end_2(
    game: State, bearer: int, event: rules_round_.RoundEndEvent
) -> bool:
    # content/kingdom_rush/scenarios/00_foes_on_the_horizon.yaml:93
    # on any round_end, while scenario = blooming_threats: win_with_an_empty_map
    if game.setting is not game.program.scenarios()["blooming_threats"].definition:
        return False
    win_with_an_empty_map(game)
    return True


# content/kingdom_rush/scenarios/00_foes_on_the_horizon.yaml:88
GOAL_OF_THE_PROLOGUE_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "round_end",
            "on",
            "",
            "kingdom_rush.goal_of_the_prologue:0",
            goal_of_the_prologue_on_round_end,
        ),
        Trigger(
            "round_end",
            "on",
            "",
            "kingdom_rush.goal_of_the_prologue:1",
            goal_of_the_prologue_on_round_end_2,
        ),
    ),
    text="While the scenario is Foes on the Horizon, at the end of the round: all players win if this was the last round and no horde is left.\nWhile the scenario is Blooming Threats, at the end of the round: all players win if this was the last round and no horde is left.",
)

CONTENTS = Contents(
    definitions=(
        FOES_ON_THE_HORIZON_START_0_GREEN,
        FOES_ON_THE_HORIZON_START_0_YELLOW,
        FOES_ON_THE_HORIZON_ONE_PLAYER,
        FOES_ON_THE_HORIZON_TWO_PLAYERS,
        FOES_ON_THE_HORIZON_THREE_PLAYERS,
        FOES_ON_THE_HORIZON_FOUR_PLAYERS,
    ),
    laws={"kingdom_rush.goal_of_the_prologue": GOAL_OF_THE_PROLOGUE_ABILITIES},
    links=(
        (FOES_ON_THE_HORIZON_START_0_GREEN, "wave", "kingdom_rush.wave_0_green"),
        (FOES_ON_THE_HORIZON_START_0_YELLOW, "wave", "kingdom_rush.wave_0_yellow"),
        (
            FOES_ON_THE_HORIZON_ONE_PLAYER,
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
            FOES_ON_THE_HORIZON_TWO_PLAYERS,
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
            FOES_ON_THE_HORIZON_THREE_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            FOES_ON_THE_HORIZON_FOUR_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.archer_tower",
                "kingdom_rush.militia_barracks",
            ),
        ),
    ),
)
