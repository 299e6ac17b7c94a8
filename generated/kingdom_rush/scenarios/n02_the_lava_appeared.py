# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/scenarios/02_the_lava_appeared.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Contents, Prompt, Trigger

from ..kinds import Champion, DamageTile, StartingHorde, Team
from ..rules import champions as rules_champions
from ..rules import goals as rules_goals
from ..rules import hordes as rules_hordes
from ..state import State

# content/kingdom_rush/scenarios/02_the_lava_appeared.yaml:30
EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_START_0_GREEN = StartingHorde(
    "kingdom_rush.everything_changed_when_the_lava_appeared.start_0_green",
    "Start 0 Green",
    at=("(5, 3)", "(2, 4)"),
)

# content/kingdom_rush/scenarios/02_the_lava_appeared.yaml:31
EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_START_0_YELLOW = StartingHorde(
    "kingdom_rush.everything_changed_when_the_lava_appeared.start_0_yellow",
    "Start 0 Yellow",
    at=("(8, 4)", "(4, 5)"),
)

# content/kingdom_rush/scenarios/02_the_lava_appeared.yaml:62
EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_ONE_PLAYER = Team(
    "kingdom_rush.everything_changed_when_the_lava_appeared.one_player",
    "One Player",
    players=1,
    gold=4,
    crystals=4,
    blue=("(3, 4)", "(6, 6)", "(9, 4)"),
    orange=("(7, 4)", "(4, 4)", "(1, 4)"),
    purple=("(4, 6)", "(4, 2)", "(7, 2)"),
)

# content/kingdom_rush/scenarios/02_the_lava_appeared.yaml:70
EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_TWO_PLAYERS = Team(
    "kingdom_rush.everything_changed_when_the_lava_appeared.two_players",
    "Two Players",
    players=2,
    gold=7,
    crystals=8,
    blue=("(3, 4)", "(4, 6)", "(4, 4)", "(9, 4)"),
    orange=("(7, 4)", "(6, 6)", "(4, 2)", "(1, 4)"),
)

# content/kingdom_rush/scenarios/02_the_lava_appeared.yaml:77
EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_THREE_PLAYERS = Team(
    "kingdom_rush.everything_changed_when_the_lava_appeared.three_players",
    "Three Players",
    players=3,
    blue=("(3, 4)", "(6, 6)", "(9, 4)"),
    orange=("(7, 4)", "(4, 4)", "(1, 4)"),
    purple=("(4, 6)", "(4, 2)", "(7, 2)"),
)

# content/kingdom_rush/scenarios/02_the_lava_appeared.yaml:83
EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_FOUR_PLAYERS = Team(
    "kingdom_rush.everything_changed_when_the_lava_appeared.four_players",
    "Four Players",
    players=4,
    hearts=4,
    gold=2,
    crystals=2,
    blue=("(3, 4)", "(4, 4)", "(7, 2)"),
    orange=("(7, 4)", "(4, 2)", "(2, 6)"),
    purple=("(4, 6)", "(9, 4)", "(8, 6)"),
    teal=("(6, 6)", "(1, 4)", "(1, 3)"),
)


def shed_tile(game: State, champion: int) -> None:
    """Remove a damage tile from `champion`."""
    # content/kingdom_rush/scenarios/02_the_lava_appeared.yaml:107
    # verb: shed_tile champion
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    loosened = game.choose(
        game.active,
        Prompt(
            "choice", ("Which damage tile does ", ("piece", champion), " shake off?"), ("piece",)
        ),
        [
            piece
            for piece in game.contents[game.piece__zone_tray[champion]]
            if isinstance(docs[piece], DamageTile)
        ],
        NOTHING,
    )
    if loosened >= 0:
        if game.log is not None:
            game.tell(game.named("piece", champion), " shakes off a damage tile")
        game.put(loosened, NOTHING)


def rules_of_the_lava_on_destroy(
    game: State, bearer: int, event: rules_hordes.DestroyEvent
) -> bool:
    # content/kingdom_rush/scenarios/02_the_lava_appeared.yaml:98
    # on any destroy,
    # while scenario = everything_changed_when_the_lava_appeared and game.champions_slain = 3:
    if not (
        game.setting
        is game.program.scenarios()["everything_changed_when_the_lava_appeared"].definition
        and game.table_champions_slain == 3
    ):
        return False
    rules_goals.accomplish(game)
    return True


def rules_of_the_lava_before_escape(
    game: State, bearer: int, event: rules_hordes.EscapeEvent
) -> bool:
    # content/kingdom_rush/scenarios/02_the_lava_appeared.yaml:101
    # before any escape where horde is a champion,
    # while scenario = everything_changed_when_the_lava_appeared:
    if not (
        game.setting
        is game.program.scenarios()["everything_changed_when_the_lava_appeared"].definition
        and isinstance(game.doc[event.horde], Champion)
    ):
        return False
    game.lose()
    return True


def rules_of_the_lava_on_no_special_attack(
    game: State, bearer: int, event: rules_champions.NoSpecialAttackEvent
) -> bool:
    # content/kingdom_rush/scenarios/02_the_lava_appeared.yaml:104
    # on any no_special_attack, while scenario = everything_changed_when_the_lava_appeared and ir...
    if not (
        game.setting
        is game.program.scenarios()["everything_changed_when_the_lava_appeared"].definition
        and game.table_difficulty == "iron_challenge"
    ):
        return False
    shed_tile(game, event.champion)
    return True


# content/kingdom_rush/scenarios/02_the_lava_appeared.yaml:94
RULES_OF_THE_LAVA_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "destroy", "on", "", "kingdom_rush.rules_of_the_lava:0", rules_of_the_lava_on_destroy
        ),
        Trigger(
            "escape",
            "before",
            "",
            "kingdom_rush.rules_of_the_lava:1",
            rules_of_the_lava_before_escape,
        ),
        Trigger(
            "no_special_attack",
            "on",
            "",
            "kingdom_rush.rules_of_the_lava:2",
            rules_of_the_lava_on_no_special_attack,
        ),
    ),
    text="While the scenario is Everything Changed When the Lava Appeared and the champions slain is 3, on any destruction of a horde: the players win at the end of this round if they have not lost.\nWhile the scenario is Everything Changed When the Lava Appeared, before any escape of a horde if the horde is a champion: the players lose the game.\nWhile the scenario is Everything Changed When the Lava Appeared and the difficulty is the Iron Challenge, on any lack of a special attack: remove a damage tile from the champion.",
)

CONTENTS = Contents(
    definitions=(
        EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_START_0_GREEN,
        EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_START_0_YELLOW,
        EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_ONE_PLAYER,
        EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_TWO_PLAYERS,
        EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_THREE_PLAYERS,
        EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_FOUR_PLAYERS,
    ),
    laws={"kingdom_rush.rules_of_the_lava": RULES_OF_THE_LAVA_ABILITIES},
    links=(
        (
            EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_START_0_GREEN,
            "wave",
            "kingdom_rush.wave_0_green",
        ),
        (
            EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_START_0_YELLOW,
            "wave",
            "kingdom_rush.wave_0_yellow",
        ),
        (
            EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_ONE_PLAYER,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_bombard",
                "kingdom_rush.militia_barracks",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_TWO_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_bombard",
                "kingdom_rush.militia_barracks",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_THREE_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.dwarven_bombard",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            EVERYTHING_CHANGED_WHEN_THE_LAVA_APPEARED_FOUR_PLAYERS,
            "towers",
            ("kingdom_rush.archer_tower", "kingdom_rush.militia_barracks"),
        ),
    ),
)
