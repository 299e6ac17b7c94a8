# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/scenarios/10_death_is_not_the_end.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Contents, Trigger

from ..kinds import Cyclone, Flag, Horde, StartingHorde, Team
from ..rules import goals as rules_goals
from ..rules import hordes as rules_hordes
from ..rules import round_ as rules_round_
from ..state import State
from . import n09_storm_chaser as scenarios_n09_storm_chaser

# content/kingdom_rush/scenarios/10_death_is_not_the_end.yaml:38
DEATH_IS_NOT_THE_END_START_0_GREEN = StartingHorde(
    "kingdom_rush.death_is_not_the_end.start_0_green", "Start 0 Green", at=("(2, 4)",)
)

# content/kingdom_rush/scenarios/10_death_is_not_the_end.yaml:39
DEATH_IS_NOT_THE_END_START_0_YELLOW = StartingHorde(
    "kingdom_rush.death_is_not_the_end.start_0_yellow", "Start 0 Yellow", at=("(8, 4)",)
)

# content/kingdom_rush/scenarios/10_death_is_not_the_end.yaml:40
DEATH_IS_NOT_THE_END_START_2_GREEN = StartingHorde(
    "kingdom_rush.death_is_not_the_end.start_2_green", "Start 2 Green", at=("(5, 4)",)
)

# content/kingdom_rush/scenarios/10_death_is_not_the_end.yaml:84
DEATH_IS_NOT_THE_END_ONE_PLAYER = Team(
    "kingdom_rush.death_is_not_the_end.one_player",
    "One Player",
    players=1,
    gold=6,
    crystals=7,
    blue=("(3, 4)", "(6, 2)", "(3, 6)", "(9, 2)"),
    orange=("(7, 3)", "(1, 5)", "(9, 4)", "(3, 2)"),
    purple=("(4, 4)", "(7, 5)", "(4, 2)", "(6, 4)"),
)

# content/kingdom_rush/scenarios/10_death_is_not_the_end.yaml:92
DEATH_IS_NOT_THE_END_TWO_PLAYERS = Team(
    "kingdom_rush.death_is_not_the_end.two_players",
    "Two Players",
    players=2,
    gold=5,
    crystals=6,
    blue=("(3, 4)", "(4, 4)", "(1, 5)", "(3, 6)"),
    orange=("(7, 3)", "(6, 2)", "(7, 5)", "(9, 4)"),
)

# content/kingdom_rush/scenarios/10_death_is_not_the_end.yaml:99
DEATH_IS_NOT_THE_END_THREE_PLAYERS = Team(
    "kingdom_rush.death_is_not_the_end.three_players",
    "Three Players",
    players=3,
    gold=7,
    crystals=8,
    blue=("(3, 4)", "(6, 2)", "(3, 6)"),
    orange=("(7, 3)", "(1, 5)", "(9, 4)"),
    purple=("(4, 4)", "(7, 5)", "(4, 2)"),
)

# content/kingdom_rush/scenarios/10_death_is_not_the_end.yaml:107
DEATH_IS_NOT_THE_END_FOUR_PLAYERS = Team(
    "kingdom_rush.death_is_not_the_end.four_players",
    "Four Players",
    players=4,
    gold=7,
    crystals=8,
    blue=("(3, 4)", "(1, 5)", "(4, 2)"),
    orange=("(7, 3)", "(7, 5)", "(1, 2)"),
    purple=("(4, 4)", "(3, 6)", "(6, 5)"),
    teal=("(6, 2)", "(9, 4)", "(9, 6)"),
)


def shuns_hordes(game: State, hero: int) -> bool:
    """`hero` is Bruxa, who cannot stand on hordes in the iron challenge."""
    # content/kingdom_rush/scenarios/10_death_is_not_the_end.yaml:163
    # query: shuns_hordes hero
    return (
        game.setting is game.program.scenarios()["death_is_not_the_end"].definition
        and game.table_difficulty == "iron_challenge"
        and game.doc[hero] in game.setting.helpers
    )


def bruxa_leads(game: State, hero: int) -> None:
    """`hero` moves; on a flag with 3 skulls she performs a ritual."""
    # content/kingdom_rush/scenarios/10_death_is_not_the_end.yaml:130
    # verb: bruxa_leads hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    rules_goals.helper_walks(game, hero, game.active)
    if game.over:
        return
    if game.piece_skulls[hero] >= 3:
        _found = []
        for flag in game.contents[game.place[hero]]:
            if isinstance(docs[flag], Flag):
                _found.append(flag)
        for flag in _found:
            perform_ritual(game, hero, flag)
            if game.over:
                return


def perform_ritual(game: State, hero: int, flag: int) -> None:
    """`hero` performs a ritual."""
    # content/kingdom_rush/scenarios/10_death_is_not_the_end.yaml:139
    # verb: perform_ritual hero at flag
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    skulls_of = game.piece_skulls
    if game.log is not None:
        game.tell(game.named("piece", hero), " performs a ritual")
    skulls_of[hero] = max(0, skulls_of[hero] - 3)
    game.stamp += 1
    game.put(flag, NOTHING)
    game.table_rituals += 1
    game.stamp += 1
    if game.table_rituals == 2:
        for cyclone in game.seen[Cyclone]:
            game.put(cyclone, NOTHING)
    if game.table_rituals == 3:
        for horde in game.seen[Horde]:
            game.put(horde, NOTHING)
        game.win(range(game.players))


def storm_over_the_graves(game: State) -> None:
    """Put the cyclone at spawn point 1; it stays there in this round."""
    # content/kingdom_rush/scenarios/10_death_is_not_the_end.yaml:154
    # verb: storm_over_the_graves
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    rests_of = game.piece_rests
    if game.table_rituals >= 2:
        return
    scenarios_n09_storm_chaser.raise_cyclone(game)
    for cyclone in game.seen[Cyclone]:
        rests_of[cyclone] = True
        game.stamp += 1


def rules_of_the_rituals_on_actions_begin(
    game: State, bearer: int, event: rules_round_.ActionsBeginEvent
) -> bool:
    # content/kingdom_rush/scenarios/10_death_is_not_the_end.yaml:127
    # on any actions_begin, while scenario = death_is_not_the_end: bruxa_leads (all bruxa)
    docs = game.doc
    if game.setting is not game.program.scenarios()["death_is_not_the_end"].definition:
        return False
    _found = []
    for hero in game.live:
        if docs[hero].id == "kingdom_rush.bruxa":
            _found.append(hero)
    for hero in _found:
        bruxa_leads(game, hero)
        if game.over:
            return True
    return True


def rules_of_the_rituals_on_event_drawn(
    game: State, bearer: int, event: rules_hordes.EventDrawnEvent
) -> bool:
    # content/kingdom_rush/scenarios/10_death_is_not_the_end.yaml:128
    # on any event_drawn, while scenario = death_is_not_the_end: storm_over_the_graves
    if game.setting is not game.program.scenarios()["death_is_not_the_end"].definition:
        return False
    storm_over_the_graves(game)
    return True


# content/kingdom_rush/scenarios/10_death_is_not_the_end.yaml:123
RULES_OF_THE_RITUALS_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "actions_begin",
            "on",
            "",
            "kingdom_rush.rules_of_the_rituals:0",
            rules_of_the_rituals_on_actions_begin,
        ),
        Trigger(
            "event_drawn",
            "on",
            "",
            "kingdom_rush.rules_of_the_rituals:1",
            rules_of_the_rituals_on_event_drawn,
        ),
    ),
    text="While the scenario is Death Is Not the End, at the beginning of phase 2: each Bruxa moves; on a flag with 3 skulls she performs a ritual.\nWhile the scenario is Death Is Not the End, on any event card: put the cyclone at spawn point 1; it stays there in this round.",
)

CONTENTS = Contents(
    definitions=(
        DEATH_IS_NOT_THE_END_START_0_GREEN,
        DEATH_IS_NOT_THE_END_START_0_YELLOW,
        DEATH_IS_NOT_THE_END_START_2_GREEN,
        DEATH_IS_NOT_THE_END_ONE_PLAYER,
        DEATH_IS_NOT_THE_END_TWO_PLAYERS,
        DEATH_IS_NOT_THE_END_THREE_PLAYERS,
        DEATH_IS_NOT_THE_END_FOUR_PLAYERS,
    ),
    laws={"kingdom_rush.rules_of_the_rituals": RULES_OF_THE_RITUALS_ABILITIES},
    links=(
        (DEATH_IS_NOT_THE_END_START_0_GREEN, "wave", "kingdom_rush.wave_0_green"),
        (DEATH_IS_NOT_THE_END_START_0_YELLOW, "wave", "kingdom_rush.wave_0_yellow"),
        (DEATH_IS_NOT_THE_END_START_2_GREEN, "wave", "kingdom_rush.wave_2_green"),
        (
            DEATH_IS_NOT_THE_END_ONE_PLAYER,
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
            DEATH_IS_NOT_THE_END_TWO_PLAYERS,
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
            DEATH_IS_NOT_THE_END_THREE_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_artillery",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            DEATH_IS_NOT_THE_END_FOUR_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_artillery",
            ),
        ),
    ),
)
