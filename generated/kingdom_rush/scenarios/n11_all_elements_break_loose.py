# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Contents, Prompt, Trigger

from ..kinds import Cyclone, Hero, Horde, LavaPool, MurkyPond, StartingHorde, Team
from ..rules import blossoms as rules_blossoms
from ..rules import environment as rules_environment
from ..rules import heroes as rules_heroes
from ..rules import hordes as rules_hordes
from ..rules import round_ as rules_round_
from ..state import State
from . import n09_storm_chaser as scenarios_n09_storm_chaser

ASK_1 = Prompt("choice", "Where does a fault line open?", ("space",))

# content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:39
ALL_ELEMENTS_BREAK_LOOSE_START_0_GREEN = StartingHorde(
    "kingdom_rush.all_elements_break_loose.start_0_green",
    "Start 0 Green",
    at=("(3, 5)", "(5, 4)", "(7, 5)"),
)

# content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:40
ALL_ELEMENTS_BREAK_LOOSE_START_0_YELLOW = StartingHorde(
    "kingdom_rush.all_elements_break_loose.start_0_yellow", "Start 0 Yellow", at=("(5, 3)",)
)

# content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:41
ALL_ELEMENTS_BREAK_LOOSE_START_1_GREEN = StartingHorde(
    "kingdom_rush.all_elements_break_loose.start_1_green", "Start 1 Green", at=("(2, 4)",)
)

# content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:42
ALL_ELEMENTS_BREAK_LOOSE_START_2_GREEN = StartingHorde(
    "kingdom_rush.all_elements_break_loose.start_2_green", "Start 2 Green", at=("(8, 4)",)
)

# content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:84
ALL_ELEMENTS_BREAK_LOOSE_ONE_PLAYER = Team(
    "kingdom_rush.all_elements_break_loose.one_player",
    "One Player",
    players=1,
    hearts=8,
    gold=10,
    crystals=11,
    blue=("(3, 4)", "(6, 6)", "(1, 3)", "(7, 3)"),
    orange=("(7, 4)", "(4, 3)", "(9, 4)", "(3, 3)"),
    purple=("(4, 6)", "(6, 3)", "(3, 2)", "(9, 3)"),
)

# content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:93
ALL_ELEMENTS_BREAK_LOOSE_TWO_PLAYERS = Team(
    "kingdom_rush.all_elements_break_loose.two_players",
    "Two Players",
    players=2,
    gold=9,
    crystals=10,
    blue=("(3, 4)", "(4, 6)", "(4, 3)", "(1, 3)"),
    orange=("(7, 4)", "(6, 6)", "(6, 3)", "(9, 4)"),
)

# content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:100
ALL_ELEMENTS_BREAK_LOOSE_THREE_PLAYERS = Team(
    "kingdom_rush.all_elements_break_loose.three_players",
    "Three Players",
    players=3,
    gold=4,
    crystals=4,
    blue=("(3, 4)", "(6, 6)", "(1, 3)"),
    orange=("(7, 4)", "(4, 3)", "(9, 4)"),
    purple=("(4, 6)", "(6, 3)", "(3, 2)"),
)

# content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:108
ALL_ELEMENTS_BREAK_LOOSE_FOUR_PLAYERS = Team(
    "kingdom_rush.all_elements_break_loose.four_players",
    "Four Players",
    players=4,
    blue=("(3, 4)", "(4, 3)"),
    orange=("(7, 4)", "(6, 3)", "(7, 6)"),
    purple=("(4, 6)", "(1, 3)"),
    teal=("(6, 6)", "(9, 4)", "(2, 6)"),
)


def elements_doomed(game: State) -> bool:
    """Event B was drawn in this round."""
    # content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:158
    # query: elements_doomed
    return game.table_elements_fade


def trays_used_up(game: State) -> bool:
    """All 12 horde trays are in use."""
    # content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:186
    # query: trays_used_up
    return (
        game.setting is game.program.scenarios()["all_elements_break_loose"].definition
        and len(game.seen[Horde]) >= 12
    )


def crack_the_path(game: State) -> None:
    """Each player puts a fault line on a path space; with four players the lava pool has a crystal less."""
    # content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:125
    # verb: crack_the_path
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    tokens_of = game.piece_tokens
    for p in range(game.players):
        s = game.choose(p, ASK_1, rules_blossoms.empty_path_spaces(game), NOTHING)
        if s >= 0:
            rules_environment.open_fault_line(game, s)
            if game.over:
                return
    if game.players == 4:
        for lava_pool in game.seen[LavaPool]:
            tokens_of[lava_pool] = max(0, tokens_of[lava_pool] - 1)
            game.stamp += 1


def doom_elements(game: State) -> None:
    """Lava pool and murky pond last until the end of this round."""
    # content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:152
    # verb: doom_elements
    game.table_elements_fade = True
    game.stamp += 1


def _any_1(game: State, burnt: int) -> bool:
    for lava_pool in game.seen[LavaPool]:
        if game.distance_between(lava_pool, burnt) == 1:
            return True
    return False


def _any_2(game: State, burnt: int) -> bool:
    for murky_pond in game.seen[MurkyPond]:
        if game.distance_between(murky_pond, burnt) == 1:
            return True
    return False


def fade_elements(game: State) -> None:
    """Heroes beside lava or a murky pond take 1 damage; then pool and pond disappear."""
    # content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:165
    # verb: fade_elements
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    game.table_elements_fade = False
    game.stamp += 1
    for burnt in game.seen[Hero]:
        if _any_1(game, burnt) or _any_2(game, burnt):
            rules_heroes.emit_damage(game, 1, burnt, NOTHING, "other")
            if game.over:
                return
    for lava_pool in game.seen[LavaPool]:
        game.put(lava_pool, NOTHING)
    for murky_pond in game.seen[MurkyPond]:
        game.put(murky_pond, NOTHING)


def end_the_cyclone(game: State, point: int) -> None:
    """Remove the cyclone; one more card comes from this spawn point."""
    # content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:177
    # verb: end_the_cyclone at point
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for cyclone in game.seen[Cyclone]:
        game.put(cyclone, NOTHING)
    rules_hordes.spawn_from(game, point)


def rules_of_the_elements_on_event_drawn(
    game: State, bearer: int, event: rules_hordes.EventDrawnEvent
) -> bool:
    # content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:140
    # on any event_drawn where card.definition = event_a_card,
    # while scenario = all_elements_break_loose:
    if not (
        game.setting is game.program.scenarios()["all_elements_break_loose"].definition
        and game.doc[event.card] is game.program.definitions["kingdom_rush.event_a_card"]
    ):
        return False
    scenarios_n09_storm_chaser.raise_cyclone(game)
    return True


def rules_of_the_elements_on_event_drawn_2(
    game: State, bearer: int, event: rules_hordes.EventDrawnEvent
) -> bool:
    # content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:143
    # on any event_drawn where card.definition = event_b_card,
    # while scenario = all_elements_break_loose:
    if not (
        game.setting is game.program.scenarios()["all_elements_break_loose"].definition
        and game.doc[event.card] is game.program.definitions["kingdom_rush.event_b_card"]
    ):
        return False
    doom_elements(game)
    return True


def rules_of_the_elements_on_event_drawn_3(
    game: State, bearer: int, event: rules_hordes.EventDrawnEvent
) -> bool:
    # content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:146
    # on any event_drawn where card.definition = event_c_card,
    # while scenario = all_elements_break_loose:
    if not (
        game.setting is game.program.scenarios()["all_elements_break_loose"].definition
        and game.doc[event.card] is game.program.definitions["kingdom_rush.event_c_card"]
    ):
        return False
    end_the_cyclone(game, event.point)
    return True


def rules_of_the_elements_on_round_end(
    game: State, bearer: int, event: rules_round_.RoundEndEvent
) -> bool:
    # content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:149
    # on any round_end, while elements_doomed(): fade_elements
    if not game.table_elements_fade:
        return False
    fade_elements(game)
    return True


def rules_of_the_elements_on_round_end_2(
    game: State, bearer: int, event: rules_round_.RoundEndEvent
) -> bool:
    # content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:150
    # on any round_end, while scenario = all_elements_break_loose and no horde: win all players
    if not (
        game.setting is game.program.scenarios()["all_elements_break_loose"].definition
        and not game.seen[Horde]
    ):
        return False
    game.win(range(game.players))
    return True


# content/kingdom_rush/scenarios/11_all_elements_break_loose.yaml:136
RULES_OF_THE_ELEMENTS_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "event_drawn",
            "on",
            "",
            "kingdom_rush.rules_of_the_elements:0",
            rules_of_the_elements_on_event_drawn,
        ),
        Trigger(
            "event_drawn",
            "on",
            "",
            "kingdom_rush.rules_of_the_elements:1",
            rules_of_the_elements_on_event_drawn_2,
        ),
        Trigger(
            "event_drawn",
            "on",
            "",
            "kingdom_rush.rules_of_the_elements:2",
            rules_of_the_elements_on_event_drawn_3,
        ),
        Trigger(
            "round_end",
            "on",
            "",
            "kingdom_rush.rules_of_the_elements:3",
            rules_of_the_elements_on_round_end,
        ),
        Trigger(
            "round_end",
            "on",
            "",
            "kingdom_rush.rules_of_the_elements:4",
            rules_of_the_elements_on_round_end_2,
        ),
    ),
    text="While the scenario is All Elements Break Loose, on any event card if the card is Event A: put the cyclone at spawn point 1.\nWhile the scenario is All Elements Break Loose, on any event card if the card is Event B: lava pool and murky pond last until the end of this round.\nWhile the scenario is All Elements Break Loose, on any event card if the card is Event C: remove the cyclone; one more card comes from this spawn point.\nWhile Event B was drawn in this round, at the end of the round: heroes beside lava or a murky pond take 1 damage; then pool and pond disappear.\nWhile the scenario is All Elements Break Loose and there is no horde, at the end of the round: all players win the game.",
)

CONTENTS = Contents(
    definitions=(
        ALL_ELEMENTS_BREAK_LOOSE_START_0_GREEN,
        ALL_ELEMENTS_BREAK_LOOSE_START_0_YELLOW,
        ALL_ELEMENTS_BREAK_LOOSE_START_1_GREEN,
        ALL_ELEMENTS_BREAK_LOOSE_START_2_GREEN,
        ALL_ELEMENTS_BREAK_LOOSE_ONE_PLAYER,
        ALL_ELEMENTS_BREAK_LOOSE_TWO_PLAYERS,
        ALL_ELEMENTS_BREAK_LOOSE_THREE_PLAYERS,
        ALL_ELEMENTS_BREAK_LOOSE_FOUR_PLAYERS,
    ),
    laws={"kingdom_rush.rules_of_the_elements": RULES_OF_THE_ELEMENTS_ABILITIES},
    links=(
        (ALL_ELEMENTS_BREAK_LOOSE_START_0_GREEN, "wave", "kingdom_rush.wave_0_green"),
        (ALL_ELEMENTS_BREAK_LOOSE_START_0_YELLOW, "wave", "kingdom_rush.wave_0_yellow"),
        (ALL_ELEMENTS_BREAK_LOOSE_START_1_GREEN, "wave", "kingdom_rush.wave_1_green"),
        (ALL_ELEMENTS_BREAK_LOOSE_START_2_GREEN, "wave", "kingdom_rush.wave_2_green"),
        (
            ALL_ELEMENTS_BREAK_LOOSE_ONE_PLAYER,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_artillery",
            ),
        ),
        (
            ALL_ELEMENTS_BREAK_LOOSE_TWO_PLAYERS,
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
            ALL_ELEMENTS_BREAK_LOOSE_THREE_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_artillery",
            ),
        ),
        (
            ALL_ELEMENTS_BREAK_LOOSE_FOUR_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_artillery",
            ),
        ),
    ),
)
