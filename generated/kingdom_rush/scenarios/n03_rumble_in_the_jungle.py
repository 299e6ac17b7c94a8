# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/scenarios/03_rumble_in_the_jungle.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Contents, Prompt, Trigger

from ..kinds import DamageTile, FireClawCard, Flag, Hero, SandWarrior, StartingHorde, Team
from ..rules import abilities as rules_abilities
from ..rules import goals as rules_goals
from ..rules import heroes as rules_heroes
from ..rules import hordes as rules_hordes
from ..rules import round_ as rules_round_
from ..state import State

# content/kingdom_rush/scenarios/03_rumble_in_the_jungle.yaml:39
RUMBLE_IN_THE_JUNGLE_START_0_GREEN = StartingHorde(
    "kingdom_rush.rumble_in_the_jungle.start_0_green", "Start 0 Green", at=("(2, 3)", "(8, 3)")
)

# content/kingdom_rush/scenarios/03_rumble_in_the_jungle.yaml:40
RUMBLE_IN_THE_JUNGLE_START_0_YELLOW = StartingHorde(
    "kingdom_rush.rumble_in_the_jungle.start_0_yellow", "Start 0 Yellow", at=("(6, 2)", "(2, 5)")
)

# content/kingdom_rush/scenarios/03_rumble_in_the_jungle.yaml:78
RUMBLE_IN_THE_JUNGLE_ONE_PLAYER = Team(
    "kingdom_rush.rumble_in_the_jungle.one_player",
    "One Player",
    players=1,
    blue=("(3, 2)", "(3, 5)", "(6, 1)"),
    orange=("(7, 4)", "(7, 6)", "(1, 4)"),
    purple=("(4, 4)", "(4, 2)", "(9, 3)"),
    white=("(6, 5)",),
)

# content/kingdom_rush/scenarios/03_rumble_in_the_jungle.yaml:85
RUMBLE_IN_THE_JUNGLE_TWO_PLAYERS = Team(
    "kingdom_rush.rumble_in_the_jungle.two_players",
    "Two Players",
    players=2,
    blue=("(3, 2)", "(4, 4)", "(7, 6)", "(6, 1)"),
    orange=("(7, 4)", "(3, 5)", "(4, 2)", "(1, 4)"),
    white=("(6, 5)",),
)

# content/kingdom_rush/scenarios/03_rumble_in_the_jungle.yaml:91
RUMBLE_IN_THE_JUNGLE_THREE_PLAYERS = Team(
    "kingdom_rush.rumble_in_the_jungle.three_players",
    "Three Players",
    players=3,
    hearts=4,
    blue=("(3, 2)", "(3, 5)", "(6, 1)"),
    orange=("(7, 4)", "(7, 6)", "(1, 4)"),
    purple=("(4, 4)", "(4, 2)", "(9, 3)"),
    white=("(6, 5)",),
)

# content/kingdom_rush/scenarios/03_rumble_in_the_jungle.yaml:99
RUMBLE_IN_THE_JUNGLE_FOUR_PLAYERS = Team(
    "kingdom_rush.rumble_in_the_jungle.four_players",
    "Four Players",
    players=4,
    blue=("(3, 2)", "(7, 6)", "(9, 3)"),
    orange=("(7, 4)", "(4, 2)", "(6, 6)"),
    purple=("(4, 4)", "(6, 1)", "(9, 5)"),
    teal=("(3, 5)", "(1, 4)", "(4, 6)"),
    white=("(6, 5)",),
)


def _no_1(game: State) -> bool:
    docs = game.doc
    contents_of = game.contents
    places = game.place
    for alric in game.live:
        if docs[alric].id == "kingdom_rush.alric":
            for flag in contents_of[places[alric]]:
                if isinstance(docs[flag], Flag):
                    return False
    return True


def out_of_reach(game: State, claw: int) -> bool:
    """`claw` is Fire Claw, and Alric stands on no objective."""
    # content/kingdom_rush/scenarios/03_rumble_in_the_jungle.yaml:163
    # query: out_of_reach claw
    return isinstance(game.doc[claw], FireClawCard) and _no_1(game)


def exposed(game: State, miniature: int) -> bool:
    """`miniature` can be hurt."""
    # content/kingdom_rush/scenarios/03_rumble_in_the_jungle.yaml:171
    # query: exposed miniature
    return not game.piece_protected[miniature] and (
        game.setting is not game.program.scenarios()["rumble_in_the_jungle"].definition
        or game.table_warriors_exposed
    )


def keeps_off(game: State, claw: int) -> bool:
    """`claw` is Fire Claw, and in the iron challenge no miniature may stand on him."""
    # content/kingdom_rush/scenarios/03_rumble_in_the_jungle.yaml:178
    # query: keeps_off claw
    return isinstance(game.doc[claw], FireClawCard) and game.table_difficulty == "iron_challenge"


def lay_out_the_jungle(game: State) -> None:
    """Put Fire Claw, Alric and his sand warriors on the map."""
    # content/kingdom_rush/scenarios/03_rumble_in_the_jungle.yaml:118
    # verb: lay_out_the_jungle
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    space_5_3 = game.tables.space_5_3
    game.create(
        game.program.definitions["kingdom_rush.fire_claw_3"], game.zone_fire_claw_stack, NOTHING
    )
    game.create(
        game.program.definitions["kingdom_rush.fire_claw_2"], game.zone_fire_claw_stack, NOTHING
    )
    game.create(
        game.program.definitions["kingdom_rush.fire_claw_1"], game.tables.space_5_5, NOTHING
    )
    for _ in range(2):
        game.create(game.program.definitions["kingdom_rush.sand_warrior"], space_5_3, NOTHING)


def expose_warriors(game: State) -> None:
    """Sand warriors have no Protection in this round."""
    # content/kingdom_rush/scenarios/03_rumble_in_the_jungle.yaml:135
    # verb: expose_warriors
    game.table_warriors_exposed = True
    game.stamp += 1


def alric_leads(game: State, player: int) -> None:
    """Alric and his sand warriors move up to 2 spaces each."""
    # content/kingdom_rush/scenarios/03_rumble_in_the_jungle.yaml:141
    # verb: alric_leads
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for leader in game.live:
        if docs[leader].id == "kingdom_rush.alric":
            _found.append(leader)
    for leader in _found:
        rules_goals.helper_walks(game, leader, player)
        if game.over:
            return
        for warrior in game.seen[SandWarrior]:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            goal = game.choose_some(
                player,
                Prompt("choice", ("Where does ", ("piece", warrior), " go?"), ("space",)),
                rules_abilities.warrior_goals(game, warrior, leader),
                0,
                1,
            )
            for s in goal:
                game.fuel -= game.seen.walk
                if game.fuel < 0:
                    game.spent()
                rules_abilities.place_warrior(game, warrior, s, player)
    if game.table_difficulty == "iron_challenge":
        fire_claw_rages(game)


def fire_claw_rages(game: State) -> None:
    """If no damage tile lies on Fire Claw, each hero on the map takes 1 damage."""
    # content/kingdom_rush/scenarios/03_rumble_in_the_jungle.yaml:154
    # verb: fire_claw_rages
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    places = game.place
    for claw in game.seen[FireClawCard]:
        for damage_tile in contents_of[game.piece__zone_tray[claw]]:
            if isinstance(docs[damage_tile], DamageTile):
                break
        else:
            _found = []
            for burnt in game.seen[Hero]:
                if game.on_board(places[burnt]):
                    _found.append(burnt)
            for burnt in _found:
                game.fuel -= game.seen.walk
                if game.fuel < 0:
                    game.spent()
                rules_heroes.emit_damage(game, 1, burnt, NOTHING, "other")
                if game.over:
                    return


def rules_of_the_jungle_on_actions_begin(
    game: State, bearer: int, event: rules_round_.ActionsBeginEvent
) -> bool:
    # content/kingdom_rush/scenarios/03_rumble_in_the_jungle.yaml:132
    # on any actions_begin, while scenario = rumble_in_the_jungle: alric_leads
    if game.setting is not game.program.scenarios()["rumble_in_the_jungle"].definition:
        return False
    alric_leads(game, game.active)
    return True


def rules_of_the_jungle_on_event_drawn(
    game: State, bearer: int, event: rules_hordes.EventDrawnEvent
) -> bool:
    # content/kingdom_rush/scenarios/03_rumble_in_the_jungle.yaml:133
    # on any event_drawn, while scenario = rumble_in_the_jungle: expose_warriors
    if game.setting is not game.program.scenarios()["rumble_in_the_jungle"].definition:
        return False
    expose_warriors(game)
    return True


# content/kingdom_rush/scenarios/03_rumble_in_the_jungle.yaml:128
RULES_OF_THE_JUNGLE_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "actions_begin",
            "on",
            "",
            "kingdom_rush.rules_of_the_jungle:0",
            rules_of_the_jungle_on_actions_begin,
        ),
        Trigger(
            "event_drawn",
            "on",
            "",
            "kingdom_rush.rules_of_the_jungle:1",
            rules_of_the_jungle_on_event_drawn,
        ),
    ),
    text="While the scenario is Rumble in the Jungle, at the beginning of phase 2: Alric and his sand warriors move up to 2 spaces each.\nWhile the scenario is Rumble in the Jungle, on any event card: sand warriors have no Protection in this round.",
)

CONTENTS = Contents(
    definitions=(
        RUMBLE_IN_THE_JUNGLE_START_0_GREEN,
        RUMBLE_IN_THE_JUNGLE_START_0_YELLOW,
        RUMBLE_IN_THE_JUNGLE_ONE_PLAYER,
        RUMBLE_IN_THE_JUNGLE_TWO_PLAYERS,
        RUMBLE_IN_THE_JUNGLE_THREE_PLAYERS,
        RUMBLE_IN_THE_JUNGLE_FOUR_PLAYERS,
    ),
    laws={"kingdom_rush.rules_of_the_jungle": RULES_OF_THE_JUNGLE_ABILITIES},
    links=(
        (RUMBLE_IN_THE_JUNGLE_START_0_GREEN, "wave", "kingdom_rush.wave_0_green"),
        (RUMBLE_IN_THE_JUNGLE_START_0_YELLOW, "wave", "kingdom_rush.wave_0_yellow"),
        (
            RUMBLE_IN_THE_JUNGLE_ONE_PLAYER,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.adept_guild",
                "kingdom_rush.dwarven_bombard",
                "kingdom_rush.footmen_barracks",
            ),
        ),
        (
            RUMBLE_IN_THE_JUNGLE_TWO_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.adept_guild",
                "kingdom_rush.dwarven_bombard",
                "kingdom_rush.militia_barracks",
                "kingdom_rush.footmen_barracks",
            ),
        ),
        (
            RUMBLE_IN_THE_JUNGLE_THREE_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.adept_guild",
                "kingdom_rush.dwarven_bombard",
                "kingdom_rush.footmen_barracks",
            ),
        ),
        (
            RUMBLE_IN_THE_JUNGLE_FOUR_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.adept_guild",
                "kingdom_rush.militia_barracks",
            ),
        ),
    ),
)
