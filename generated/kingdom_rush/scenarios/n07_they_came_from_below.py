# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/scenarios/07_they_came_from_below.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from ..kinds import Champion, LavaPool, StartingHorde, Team
from ..rules import hordes as rules_hordes
from ..state import State

# content/kingdom_rush/scenarios/07_they_came_from_below.yaml:41
THEY_CAME_FROM_BELOW_START_0_GREEN = StartingHorde(
    "kingdom_rush.they_came_from_below.start_0_green", "Start 0 Green", at=("(5, 4)",)
)

# content/kingdom_rush/scenarios/07_they_came_from_below.yaml:42
THEY_CAME_FROM_BELOW_START_0_YELLOW = StartingHorde(
    "kingdom_rush.they_came_from_below.start_0_yellow", "Start 0 Yellow", at=("(4, 5)",)
)

# content/kingdom_rush/scenarios/07_they_came_from_below.yaml:53
THEY_CAME_FROM_BELOW_ONE_PLAYER = Team(
    "kingdom_rush.they_came_from_below.one_player",
    "One Player",
    players=1,
    hearts=7,
    blue=("(4, 4)", "(7, 4)", "(6, 8)"),
    orange=("(6, 6)", "(3, 6)", "(4, 2)"),
    purple=("(4, 7)", "(6, 3)", "(8, 6)"),
)

# content/kingdom_rush/scenarios/07_they_came_from_below.yaml:60
THEY_CAME_FROM_BELOW_TWO_PLAYERS = Team(
    "kingdom_rush.they_came_from_below.two_players",
    "Two Players",
    players=2,
    hearts=4,
    blue=("(4, 4)", "(4, 7)", "(6, 8)"),
    orange=("(6, 6)", "(7, 4)", "(6, 3)"),
)

# content/kingdom_rush/scenarios/07_they_came_from_below.yaml:66
THEY_CAME_FROM_BELOW_THREE_PLAYERS = Team(
    "kingdom_rush.they_came_from_below.three_players",
    "Three Players",
    players=3,
    hearts=4,
    blue=("(4, 4)", "(7, 4)"),
    orange=("(6, 6)", "(3, 6)"),
    purple=("(4, 7)", "(6, 3)", "(8, 6)"),
)

# content/kingdom_rush/scenarios/07_they_came_from_below.yaml:73
THEY_CAME_FROM_BELOW_FOUR_PLAYERS = Team(
    "kingdom_rush.they_came_from_below.four_players",
    "Four Players",
    players=4,
    blue=("(4, 4)", "(8, 6)"),
    orange=("(6, 6)", "(6, 3)"),
    purple=("(4, 7)", "(6, 8)"),
    teal=("(7, 4)", "(4, 9)"),
)


def seal_stack_4(game: State) -> None:
    """Stack 4 waits for event A."""
    # content/kingdom_rush/scenarios/07_they_came_from_below.yaml:88
    # verb: seal_stack_4
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    sealed_of = game.piece_sealed
    _found = []
    for point in game.live:
        if docs[point].id == "kingdom_rush.spawn_4":
            _found.append(point)
    for point in _found:
        sealed_of[point] = True
        game.stamp += 1
        game.put(point, game.zone_beside_the_map)


def open_stack_4(game: State, point: int) -> None:
    """Spawn token 4 lies on the lava pool; one more horde comes from this stack, and one from stack 4."""
    # content/kingdom_rush/scenarios/07_they_came_from_below.yaml:107
    # verb: open_stack_4 from point
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    sealed_of = game.piece_sealed
    rests_of = game.piece_rests
    places = game.place
    _found = []
    for gate in game.live:
        if docs[gate].id == "kingdom_rush.spawn_4":
            _found.append(gate)
    for gate in _found:
        sealed_of[gate] = False
        rests_of[gate] = True
        game.stamp += 1
        for pool in game.seen[LavaPool]:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            game.put(gate, places[pool])
    rules_hordes.spawn_from(game, point)
    if game.over:
        return
    _found_2 = []
    for gate in game.live:
        if docs[gate].id == "kingdom_rush.spawn_4":
            _found_2.append(gate)
    for gate in _found_2:
        rules_hordes.spawn_from(game, gate)
        if game.over:
            return


def rules_of_the_deep_on_event_drawn(
    game: State, bearer: int, event: rules_hordes.EventDrawnEvent
) -> bool:
    # content/kingdom_rush/scenarios/07_they_came_from_below.yaml:101
    # on any event_drawn, while scenario = they_came_from_below: open_stack_4 from point
    if game.setting is not game.program.scenarios()["they_came_from_below"].definition:
        return False
    open_stack_4(game, event.point)
    return True


def rules_of_the_deep_on_destroy(
    game: State, bearer: int, event: rules_hordes.DestroyEvent
) -> bool:
    # content/kingdom_rush/scenarios/07_they_came_from_below.yaml:102
    # on any destroy where horde.definition = shadow_champion,
    # while scenario = they_came_from_below and game.champions_slain = 3:
    if not (
        game.setting is game.program.scenarios()["they_came_from_below"].definition
        and game.table_champions_slain == 3
        and game.doc[event.horde] is game.program.definitions["kingdom_rush.shadow_champion"]
    ):
        return False
    game.win(range(game.players))
    return True


def rules_of_the_deep_before_escape(
    game: State, bearer: int, event: rules_hordes.EscapeEvent
) -> bool:
    # content/kingdom_rush/scenarios/07_they_came_from_below.yaml:105
    # before any escape where horde is a champion, while scenario = they_came_from_below: lose
    if not (
        game.setting is game.program.scenarios()["they_came_from_below"].definition
        and isinstance(game.doc[event.horde], Champion)
    ):
        return False
    game.lose()
    return True


# content/kingdom_rush/scenarios/07_they_came_from_below.yaml:97
RULES_OF_THE_DEEP_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "event_drawn",
            "on",
            "",
            "kingdom_rush.rules_of_the_deep:0",
            rules_of_the_deep_on_event_drawn,
        ),
        Trigger(
            "destroy", "on", "", "kingdom_rush.rules_of_the_deep:1", rules_of_the_deep_on_destroy
        ),
        Trigger(
            "escape",
            "before",
            "",
            "kingdom_rush.rules_of_the_deep:2",
            rules_of_the_deep_before_escape,
        ),
    ),
    text="While the scenario is They Came From Below, on any event card: spawn token 4 lies on the lava pool; one more horde comes from this stack, and one from stack 4.\nWhile the scenario is They Came From Below and the champions slain is 3, on any destruction of a horde if the horde is Shadow Champion: all players win the game.\nWhile the scenario is They Came From Below, before any escape of a horde if the horde is a champion: the players lose the game.",
)

CONTENTS = Contents(
    definitions=(
        THEY_CAME_FROM_BELOW_START_0_GREEN,
        THEY_CAME_FROM_BELOW_START_0_YELLOW,
        THEY_CAME_FROM_BELOW_ONE_PLAYER,
        THEY_CAME_FROM_BELOW_TWO_PLAYERS,
        THEY_CAME_FROM_BELOW_THREE_PLAYERS,
        THEY_CAME_FROM_BELOW_FOUR_PLAYERS,
    ),
    laws={"kingdom_rush.rules_of_the_deep": RULES_OF_THE_DEEP_ABILITIES},
    links=(
        (THEY_CAME_FROM_BELOW_START_0_GREEN, "wave", "kingdom_rush.wave_0_green"),
        (THEY_CAME_FROM_BELOW_START_0_YELLOW, "wave", "kingdom_rush.wave_0_yellow"),
        (
            THEY_CAME_FROM_BELOW_ONE_PLAYER,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_artillery",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            THEY_CAME_FROM_BELOW_TWO_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_artillery",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            THEY_CAME_FROM_BELOW_THREE_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_artillery",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            THEY_CAME_FROM_BELOW_FOUR_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_artillery",
            ),
        ),
    ),
)
