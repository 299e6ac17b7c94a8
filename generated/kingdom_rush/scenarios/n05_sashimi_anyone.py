# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/scenarios/05_sashimi_anyone.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Contents, Prompt, Trigger

from ..kinds import MurkyPond, StartingHorde, Team, Tentacle
from ..rules import bosses as rules_bosses
from ..rules import environment as rules_environment
from ..rules import goals as rules_goals
from ..rules import hordes as rules_hordes
from ..rules import mods as rules_mods
from ..rules import round_ as rules_round_
from ..state import State

ASK_1 = Prompt("choice", "Which tower goes back to the supply?", ("piece",))

# content/kingdom_rush/scenarios/05_sashimi_anyone.yaml:37
SASHIMI_ANYONE_START_1_GREEN = StartingHorde(
    "kingdom_rush.sashimi_anyone.start_1_green", "Start 1 Green", at=("(2, 4)", "(8, 3)")
)

# content/kingdom_rush/scenarios/05_sashimi_anyone.yaml:38
SASHIMI_ANYONE_START_1_YELLOW = StartingHorde(
    "kingdom_rush.sashimi_anyone.start_1_yellow", "Start 1 Yellow", at=("(6, 2)",)
)

# content/kingdom_rush/scenarios/05_sashimi_anyone.yaml:39
SASHIMI_ANYONE_START_2_GREEN = StartingHorde(
    "kingdom_rush.sashimi_anyone.start_2_green", "Start 2 Green", at=("(8, 5)",)
)

# content/kingdom_rush/scenarios/05_sashimi_anyone.yaml:68
SASHIMI_ANYONE_ONE_PLAYER = Team(
    "kingdom_rush.sashimi_anyone.one_player",
    "One Player",
    players=1,
    hearts=8,
    gold=4,
    crystals=4,
    blue=("(3, 3)", "(7, 5)", "(6, 3)"),
    orange=("(7, 3)", "(4, 2)", "(5, 3)"),
    purple=("(3, 5)", "(1, 3)", "(1, 5)"),
)

# content/kingdom_rush/scenarios/05_sashimi_anyone.yaml:77
SASHIMI_ANYONE_TWO_PLAYERS = Team(
    "kingdom_rush.sashimi_anyone.two_players",
    "Two Players",
    players=2,
    blue=("(3, 3)", "(3, 5)", "(4, 2)", "(6, 3)"),
    orange=("(7, 3)", "(7, 5)", "(1, 3)", "(5, 3)"),
)

# content/kingdom_rush/scenarios/05_sashimi_anyone.yaml:82
SASHIMI_ANYONE_THREE_PLAYERS = Team(
    "kingdom_rush.sashimi_anyone.three_players",
    "Three Players",
    players=3,
    blue=("(3, 3)", "(7, 5)", "(6, 3)"),
    orange=("(7, 3)", "(4, 2)", "(5, 3)"),
    purple=("(3, 5)", "(1, 3)", "(1, 5)"),
)

# content/kingdom_rush/scenarios/05_sashimi_anyone.yaml:88
SASHIMI_ANYONE_FOUR_PLAYERS = Team(
    "kingdom_rush.sashimi_anyone.four_players",
    "Four Players",
    players=4,
    hearts=4,
    blue=("(3, 3)", "(1, 5)"),
    orange=("(7, 3)", "(9, 3)"),
    purple=("(3, 5)", "(6, 3)"),
    teal=("(7, 5)", "(9, 5)"),
)


def tentacles_take_toll(game: State) -> bool:
    """Event A has been drawn."""
    # content/kingdom_rush/scenarios/05_sashimi_anyone.yaml:122
    # query: tentacles_take_toll
    return game.table_tentacle_toll


def enters_ponds(game: State, hero: int) -> bool:
    """`hero` is Elora, who may enter murky ponds."""
    # content/kingdom_rush/scenarios/05_sashimi_anyone.yaml:151
    # query: enters_ponds hero
    return (
        game.setting is game.program.scenarios()["sashimi_anyone"].definition
        and game.doc[hero] in game.setting.helpers
    )


def begin_tentacle_toll(game: State) -> None:
    """From now on a tentacle that cannot be placed costs a tower."""
    # content/kingdom_rush/scenarios/05_sashimi_anyone.yaml:116
    # verb: begin_tentacle_toll
    game.table_tentacle_toll = True
    game.stamp += 1


def _any_1(game: State) -> bool:
    docs = game.doc
    for murky_pond in game.contents[game.tables.space_5_4]:
        if isinstance(docs[murky_pond], MurkyPond):
            return True
    return False


def freeze_pond_under(game: State, hero: int) -> None:
    """The pond under `hero` freezes if no tentacle is beside it."""
    # content/kingdom_rush/scenarios/05_sashimi_anyone.yaml:129
    # verb: freeze_pond_under hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    docs = game.doc
    space_5_4 = game.tables.space_5_4
    _found = []
    for pond in game.contents[places[hero]]:
        if isinstance(docs[pond], MurkyPond):
            _found.append(pond)
    for pond in _found:
        for tentacle in game.seen[Tentacle]:
            if game.distance_between(tentacle, pond) == 1:
                return
        if game.table_difficulty == "iron_challenge" and places[pond] != space_5_4 and _any_1(game):
            return
        if game.log is not None:
            game.tell(game.named("piece", pond), " freezes")
        game.put(pond, NOTHING)
        game.table_ponds_frozen += 1
        game.stamp += 1
        if not game.seen[MurkyPond]:
            rules_goals.accomplish(game)


def _any_2(game: State, t: int) -> bool:
    docs = game.doc
    for tentacle in game.contents[game.place[t]]:
        if isinstance(docs[tentacle], Tentacle):
            return True
    return False


def pay_tentacle_toll(game: State) -> None:
    """Return a level 1 tower that no tentacle blocks to the supply."""
    # content/kingdom_rush/scenarios/05_sashimi_anyone.yaml:142
    # verb: pay_tentacle_toll
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for t in rules_mods.towers_of_players(game):
        if docs[t].level == 1 and not _any_2(game, t):
            _found.append(t)
    lost = game.choose(game.active, ASK_1, _found, NOTHING)
    if lost >= 0:
        rules_bosses.lose_tower(game, lost)


def rules_of_the_ponds_on_actions_begin(
    game: State, bearer: int, event: rules_round_.ActionsBeginEvent
) -> bool:
    # content/kingdom_rush/scenarios/05_sashimi_anyone.yaml:111
    # on any actions_begin, while scenario = sashimi_anyone: helper_walks (all elora)
    docs = game.doc
    if game.setting is not game.program.scenarios()["sashimi_anyone"].definition:
        return False
    _found = []
    for hero in game.live:
        if docs[hero].id == "kingdom_rush.elora":
            _found.append(hero)
    for hero in _found:
        rules_goals.helper_walks(game, hero, game.active)
        if game.over:
            return True
    return True


def rules_of_the_ponds_on_hordes_destroyed(
    game: State, bearer: int, event: rules_round_.HordesDestroyedEvent
) -> bool:
    # content/kingdom_rush/scenarios/05_sashimi_anyone.yaml:112
    # on any hordes_destroyed, while scenario = sashimi_anyone: freeze_pond_under (all elora)
    docs = game.doc
    if game.setting is not game.program.scenarios()["sashimi_anyone"].definition:
        return False
    _found = []
    for hero in game.live:
        if docs[hero].id == "kingdom_rush.elora":
            _found.append(hero)
    for hero in _found:
        freeze_pond_under(game, hero)
    return True


def rules_of_the_ponds_on_event_drawn(
    game: State, bearer: int, event: rules_hordes.EventDrawnEvent
) -> bool:
    # content/kingdom_rush/scenarios/05_sashimi_anyone.yaml:113
    # on any event_drawn, while scenario = sashimi_anyone: begin_tentacle_toll
    if game.setting is not game.program.scenarios()["sashimi_anyone"].definition:
        return False
    begin_tentacle_toll(game)
    return True


def rules_of_the_ponds_on_no_tentacle(
    game: State, bearer: int, event: rules_environment.NoTentacleEvent
) -> bool:
    # content/kingdom_rush/scenarios/05_sashimi_anyone.yaml:114
    # on any no_tentacle, while tentacles_take_toll(): pay_tentacle_toll
    if not game.table_tentacle_toll:
        return False
    pay_tentacle_toll(game)
    return True


# content/kingdom_rush/scenarios/05_sashimi_anyone.yaml:107
RULES_OF_THE_PONDS_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "actions_begin",
            "on",
            "",
            "kingdom_rush.rules_of_the_ponds:0",
            rules_of_the_ponds_on_actions_begin,
        ),
        Trigger(
            "hordes_destroyed",
            "on",
            "",
            "kingdom_rush.rules_of_the_ponds:1",
            rules_of_the_ponds_on_hordes_destroyed,
        ),
        Trigger(
            "event_drawn",
            "on",
            "",
            "kingdom_rush.rules_of_the_ponds:2",
            rules_of_the_ponds_on_event_drawn,
        ),
        Trigger(
            "no_tentacle",
            "on",
            "",
            "kingdom_rush.rules_of_the_ponds:3",
            rules_of_the_ponds_on_no_tentacle,
        ),
    ),
    text="While the scenario is Sashimi, Anyone?, at the beginning of phase 2: each Elora moves as far as its boots carry it, and triggers blossoms on its way.\nWhile the scenario is Sashimi, Anyone?, at the end of phase 3: the pond under each Elora freezes if no tentacle is beside it.\nWhile the scenario is Sashimi, Anyone?, on any event card: from now on a tentacle that cannot be placed costs a tower.\nWhile Event A has been drawn, on any tentacle that cannot be placed: return a level 1 tower that no tentacle blocks to the supply.",
)

CONTENTS = Contents(
    definitions=(
        SASHIMI_ANYONE_START_1_GREEN,
        SASHIMI_ANYONE_START_1_YELLOW,
        SASHIMI_ANYONE_START_2_GREEN,
        SASHIMI_ANYONE_ONE_PLAYER,
        SASHIMI_ANYONE_TWO_PLAYERS,
        SASHIMI_ANYONE_THREE_PLAYERS,
        SASHIMI_ANYONE_FOUR_PLAYERS,
    ),
    laws={"kingdom_rush.rules_of_the_ponds": RULES_OF_THE_PONDS_ABILITIES},
    links=(
        (SASHIMI_ANYONE_START_1_GREEN, "wave", "kingdom_rush.wave_1_green"),
        (SASHIMI_ANYONE_START_1_YELLOW, "wave", "kingdom_rush.wave_1_yellow"),
        (SASHIMI_ANYONE_START_2_GREEN, "wave", "kingdom_rush.wave_2_green"),
        (
            SASHIMI_ANYONE_ONE_PLAYER,
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
            SASHIMI_ANYONE_TWO_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_bombard",
                "kingdom_rush.militia_barracks",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            SASHIMI_ANYONE_THREE_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_bombard",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            SASHIMI_ANYONE_FOUR_PLAYERS,
            "towers",
            (
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_bombard",
                "kingdom_rush.militia_barracks",
            ),
        ),
    ),
)
