# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/scenarios/04_the_lantern_returns.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from ..kinds import Champion, StartingHorde, Team
from ..rules import environment as rules_environment
from ..rules import goals as rules_goals
from ..rules import hordes as rules_hordes
from ..state import State

# content/kingdom_rush/scenarios/04_the_lantern_returns.yaml:37
THE_LANTERN_RETURNS_START_0_GREEN = StartingHorde(
    "kingdom_rush.the_lantern_returns.start_0_green",
    "Start 0 Green",
    at=("(2, 4)", "(8, 4)", "(6, 5)"),
)

# content/kingdom_rush/scenarios/04_the_lantern_returns.yaml:46
THE_LANTERN_RETURNS_ONE_PLAYER = Team(
    "kingdom_rush.the_lantern_returns.one_player",
    "One Player",
    players=1,
    hearts=10,
    blue=("(3, 4)", "(6, 6)", "(3, 2)", "(9, 2)"),
    orange=("(7, 4)", "(1, 4)", "(7, 2)", "(3, 3)"),
    purple=("(4, 6)", "(9, 4)", "(2, 6)", "(1, 2)"),
)

# content/kingdom_rush/scenarios/04_the_lantern_returns.yaml:53
THE_LANTERN_RETURNS_TWO_PLAYERS = Team(
    "kingdom_rush.the_lantern_returns.two_players",
    "Two Players",
    players=2,
    blue=("(3, 4)", "(4, 6)", "(1, 4)", "(3, 2)"),
    orange=("(7, 4)", "(6, 6)", "(9, 4)", "(7, 2)"),
)

# content/kingdom_rush/scenarios/04_the_lantern_returns.yaml:58
THE_LANTERN_RETURNS_THREE_PLAYERS = Team(
    "kingdom_rush.the_lantern_returns.three_players",
    "Three Players",
    players=3,
    hearts=4,
    blue=("(3, 4)", "(6, 6)", "(3, 2)"),
    orange=("(7, 4)", "(1, 4)", "(7, 2)"),
    purple=("(4, 6)", "(9, 4)", "(2, 6)"),
)

# content/kingdom_rush/scenarios/04_the_lantern_returns.yaml:65
THE_LANTERN_RETURNS_FOUR_PLAYERS = Team(
    "kingdom_rush.the_lantern_returns.four_players",
    "Four Players",
    players=4,
    blue=("(3, 4)", "(1, 4)", "(2, 6)"),
    orange=("(7, 4)", "(9, 4)", "(8, 6)"),
    purple=("(4, 6)", "(3, 2)", "(5, 4)"),
    teal=("(6, 6)", "(7, 2)", "(1, 2)"),
)


def enrage_champions(game: State) -> None:
    """All champions attack without a card in this round."""
    # content/kingdom_rush/scenarios/04_the_lantern_returns.yaml:84
    # verb: enrage_champions
    game.table_champions_enraged = True
    game.stamp += 1


def more_tentacles(game: State) -> None:
    """1 more tentacle comes up beside a pond, with three or four players 2."""
    # content/kingdom_rush/scenarios/04_the_lantern_returns.yaml:90
    # verb: more_tentacles
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for _ in range(1 if game.players < 3 else 2):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_rush/scenarios/04_the_lantern_returns.yaml:95")
        rules_environment.place_tentacle(game, rules_environment.pond_sites(game))
        if game.over:
            return


def rules_of_the_lantern_on_destroy(
    game: State, bearer: int, event: rules_hordes.DestroyEvent
) -> bool:
    # content/kingdom_rush/scenarios/04_the_lantern_returns.yaml:77
    # on any destroy, while scenario = the_lantern_returns and game.champions_slain = 4: accomplish
    if not (
        game.setting is game.program.scenarios()["the_lantern_returns"].definition
        and game.table_champions_slain == 4
    ):
        return False
    rules_goals.accomplish(game)
    return True


def rules_of_the_lantern_before_escape(
    game: State, bearer: int, event: rules_hordes.EscapeEvent
) -> bool:
    # content/kingdom_rush/scenarios/04_the_lantern_returns.yaml:78
    # before any escape where horde is a champion, while scenario = the_lantern_returns: lose
    if not (
        game.setting is game.program.scenarios()["the_lantern_returns"].definition
        and isinstance(game.doc[event.horde], Champion)
    ):
        return False
    game.lose()
    return True


def rules_of_the_lantern_on_event_drawn(
    game: State, bearer: int, event: rules_hordes.EventDrawnEvent
) -> bool:
    # content/kingdom_rush/scenarios/04_the_lantern_returns.yaml:79
    # on any event_drawn where card.definition = event_a_card, while scenario = the_lantern_returns:
    if not (
        game.setting is game.program.scenarios()["the_lantern_returns"].definition
        and game.doc[event.card] is game.program.definitions["kingdom_rush.event_a_card"]
    ):
        return False
    enrage_champions(game)
    return True


def rules_of_the_lantern_on_event_drawn_2(
    game: State, bearer: int, event: rules_hordes.EventDrawnEvent
) -> bool:
    # content/kingdom_rush/scenarios/04_the_lantern_returns.yaml:81
    # on any event_drawn where card.definition = event_b_card, while scenario = the_lantern_returns:
    if not (
        game.setting is game.program.scenarios()["the_lantern_returns"].definition
        and game.doc[event.card] is game.program.definitions["kingdom_rush.event_b_card"]
    ):
        return False
    more_tentacles(game)
    return True


# content/kingdom_rush/scenarios/04_the_lantern_returns.yaml:73
RULES_OF_THE_LANTERN_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "destroy",
            "on",
            "",
            "kingdom_rush.rules_of_the_lantern:0",
            rules_of_the_lantern_on_destroy,
        ),
        Trigger(
            "escape",
            "before",
            "",
            "kingdom_rush.rules_of_the_lantern:1",
            rules_of_the_lantern_before_escape,
        ),
        Trigger(
            "event_drawn",
            "on",
            "",
            "kingdom_rush.rules_of_the_lantern:2",
            rules_of_the_lantern_on_event_drawn,
        ),
        Trigger(
            "event_drawn",
            "on",
            "",
            "kingdom_rush.rules_of_the_lantern:3",
            rules_of_the_lantern_on_event_drawn_2,
        ),
    ),
    text="While the scenario is The Lantern Returns and the champions slain is 4, on any destruction of a horde: the players win at the end of this round if they have not lost.\nWhile the scenario is The Lantern Returns, before any escape of a horde if the horde is a champion: the players lose the game.\nWhile the scenario is The Lantern Returns, on any event card if the card is Event A: all champions attack without a card in this round.\nWhile the scenario is The Lantern Returns, on any event card if the card is Event B: 1 more tentacle comes up beside a pond, with three or four players 2.",
)

CONTENTS = Contents(
    definitions=(
        THE_LANTERN_RETURNS_START_0_GREEN,
        THE_LANTERN_RETURNS_ONE_PLAYER,
        THE_LANTERN_RETURNS_TWO_PLAYERS,
        THE_LANTERN_RETURNS_THREE_PLAYERS,
        THE_LANTERN_RETURNS_FOUR_PLAYERS,
    ),
    laws={"kingdom_rush.rules_of_the_lantern": RULES_OF_THE_LANTERN_ABILITIES},
    links=(
        (THE_LANTERN_RETURNS_START_0_GREEN, "wave", "kingdom_rush.wave_0_green"),
        (
            THE_LANTERN_RETURNS_ONE_PLAYER,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.adept_guild",
                "kingdom_rush.dwarven_artillery",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            THE_LANTERN_RETURNS_TWO_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.adept_guild",
                "kingdom_rush.dwarven_bombard",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            THE_LANTERN_RETURNS_THREE_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_artillery",
            ),
        ),
        (
            THE_LANTERN_RETURNS_FOUR_PLAYERS,
            "towers",
            ("kingdom_rush.archer_tower", "kingdom_rush.dwarven_bombard"),
        ),
    ),
)
