# What the pack `castle_assault` adds to a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import Balance, Campaign, Contents, Option, Scenario, both, part

from . import kinds
from .campaign import scenarios as campaign_scenarios
from .campaign import treasure as campaign_treasure
from .cards import elves as cards_elves
from .cards import factionless as cards_factionless
from .cards import humans as cards_humans
from .cards import orcs as cards_orcs
from .cards import undead as cards_undead
from .cards import vampires as cards_vampires
from .cards import wolves as cards_wolves
from .decks import decks as decks_decks
from .kinds import Ability, Attachment, Card, FactionDeck, Instant, Monster, Row, Unit
from .monsters import mercenaries as monsters_mercenaries
from .monsters import oozes as monsters_oozes
from .rules import actions as rules_actions
from .rules import campaign as rules_campaign
from .rules import campaign_heroes as rules_campaign_heroes
from .rules import combat as rules_combat
from .rules import decks as rules_decks
from .rules import evaluation as rules_evaluation
from .rules import keywords as rules_keywords
from .rules import monsters as rules_monsters
from .rules import playing as rules_playing
from .rules import resources as rules_resources
from .rules import turn as rules_turn
from .state import State

# content/castle_assault/campaign/scenarios.yaml:4
EXAMPLE_SCENARIO_SCENARIO = kinds.Scenario(
    "example_scenario",
    "Example scenario",
    solo=True,
    castle_wins=True,
    goal=("Destroy the Monster Castle.",),
)

# content/castle_assault/campaign/scenarios.yaml:45
A_JUST_OFFENSIVE_SCENARIO = kinds.Scenario(
    "a_just_offensive",
    "1. A Just Offensive?",
    solo=True,
    number=1,
    castle_wins=True,
    goal=("Destroy the Monster Castle.",),
    before=(
        "Mercenaries from the north burn the outposts along the border, and people say that they found an armor that was lost for ages.",
    ),
    after=("The outpost is taken. On a table lies a map with a single mark on it.",),
)

# content/castle_assault/campaign/scenarios.yaml:92
TREASURE_HUNT_SCENARIO = kinds.Scenario(
    "treasure_hunt",
    "2. Treasure Hunt",
    solo=True,
    number=2,
    castle_wins=True,
    goal=(
        "Destroy the Monster Castle. Its center cannot be Engaged, and no Monster comes in there.",
    ),
    before=(
        "The mark on the map is a tower of stone. Nobody keeps watch there, but something wet comes through the gate.",
    ),
    after=("The armor is found, and nobody can say why slime was set to guard it.",),
)

# content/castle_assault/campaign/scenarios.yaml:118
FIND_THEM_AND_DESTROY_THEM_SCENARIO = kinds.Scenario(
    "find_them_and_destroy_them",
    "3. Find them... and destroy them",
    solo=True,
    number=3,
    last_monster_wins=True,
    lord_awakens=True,
    goal=("Leave no Monster in play. When all Oozes are in play, the next is their Lord.",),
    before=(
        "The Mercenaries are tracked to their camp. Where they have walked the grass is slippery.",
    ),
    after=("No Mercenary is left standing here. Whatever they were hiding, it must be close.",),
)

# content/castle_assault/campaign/scenarios.yaml:163
WHO_AWAKENED_THE_OOZE_SCENARIO = kinds.Scenario(
    "who_awakened_the_ooze",
    "4. Who Awakened the Ooze?",
    solo=True,
    number=4,
    castle_wins=True,
    goal=(
        "One of three is enough: the Monster Castle, the Gelatinous Ooze Lord, or the man with the wand, who is also worth a Hero Level.",
    ),
    before=("Behind the camp stands an older outpost, and its gate is filled from post to post.",),
    after=(
        "So it is a wand that commands the Ooze. The Keep of the Mercenaries must fall before there is more of it.",
    ),
)

# content/castle_assault/campaign/scenarios.yaml:198
TO_THE_MERCENARY_KEEP_SCENARIO = kinds.Scenario(
    "to_the_mercenary_keep",
    "5. To the Mercenary Keep",
    solo=True,
    number=5,
    goal=("Defeat X the Mercenary General.",),
    before=("The Keep of the Mercenaries lies ahead, and their General is said to be at home.",),
    after=("The General is dead. Then horns answer each other on the slopes behind you.",),
)

# content/castle_assault/campaign/scenarios.yaml:241
REVENGE_OF_THE_MERCENARIES_SCENARIO = kinds.Scenario(
    "revenge_of_the_mercenaries",
    "6. Revenge of the Mercenaries",
    solo=True,
    number=6,
    survive=6,
    goal=("Live to see the end of your 6th turn.",),
    before=("They come from every side at once. Hold out.",),
    after=("The attack is spent. Through the smoke comes a man with a wand, and he is smiling.",),
)

# content/castle_assault/campaign/scenarios.yaml:274
FROM_BAD_TO_WORSE_SCENARIO = kinds.Scenario(
    "from_bad_to_worse",
    "7. From Bad to Worse",
    solo=True,
    number=7,
    castle_wins=True,
    goal=(
        "One of three is enough: the Monster Castle, the Gelatinous Ooze Lord, or the man with the wand.",
    ),
    before=("With the General gone there is a new master, and he has brought his wand.",),
    after=("The pets are beaten. A shining trail leads north, to the lair of the wand.",),
)

# content/castle_assault/campaign/scenarios.yaml:301
WHAT_IS_THAT_SCENARIO = kinds.Scenario(
    "what_is_that",
    "8. What is THAT!?",
    solo=True,
    number=8,
    goal=("Destroy the Enormously Large Gelatinous Ooze, which is worth a Hero Level.",),
    before=("A shout from the small tower: you have been seen. Then the ground begins to quiver.",),
    after=("What is left of it runs down the stairs. Below, somebody is talking.",),
)

# content/castle_assault/campaign/scenarios.yaml:328
THE_FINAL_SHOWDOWN_SCENARIO = kinds.Scenario(
    "the_final_showdown",
    "9. The Final Showdown",
    solo=True,
    number=9,
    castle_wins=True,
    both_needed=True,
    goal=(
        "Defeat the Mercenary with Ooze Wand and destroy the Monster Castle, in whatever order.",
    ),
    before=("In the innermost hall he bids you welcome, and means you to stay for good.",),
    after=(
        "The wand breaks, the Ooze sinks into the ground, and morning light falls on a land that is yours.",
    ),
)

# content/castle_assault/scenarios/duels.yaml:4
BORDER_SKIRMISH_SCENARIO = kinds.Scenario("border_skirmish", "Border skirmish, with small decks")

# content/castle_assault/scenarios/duels.yaml:16
HUMANS_AND_ORCS_SCENARIO = kinds.Scenario("humans_and_orcs", "Humans and Orcs, with full decks")

# content/castle_assault/scenarios/duels.yaml:23
ELVES_AND_WOLVES_SCENARIO = kinds.Scenario("elves_and_wolves", "Elves and Wolves, with full decks")

# content/castle_assault/scenarios/duels.yaml:30
UNDEAD_AND_VAMPIRES_SCENARIO = kinds.Scenario(
    "undead_and_vampires", "Undead and Vampires, with full decks"
)

# content/castle_assault/scenarios/duels.yaml:37
WAR_OF_FACTIONS_SCENARIO = kinds.Scenario("war_of_factions", "Any Faction against any other")


def set_up_example_scenario(game: State) -> None:
    # content/castle_assault/campaign/scenarios.yaml:26
    rules_campaign_heroes.bring_campaign_deck(game)


def set_up_treasure_hunt(game: State) -> None:
    # content/castle_assault/campaign/scenarios.yaml:104
    rules_campaign_heroes.bring_campaign_deck(game)
    game.create(game.program.definitions["castle_assault.magic_armor"], game.tables.space_2_1, 1)
    game.create(
        game.program.definitions["castle_assault.gelatinous_ooze"], game.tables.space_2_2, 1
    )


def set_up_border_skirmish(game: State) -> None:
    # content/castle_assault/scenarios/duels.yaml:13
    for p in range(game.players):
        rules_decks.bring(game, part(game.setting.decks, p + 1 - 1), p)


def set_up_war_of_factions(game: State) -> None:
    # content/castle_assault/scenarios/duels.yaml:68
    for p in range(game.players):
        own: Sequence[Any] = game.options["first_deck"] if p == 0 else game.options["second_deck"]
        wanted = game.options["first_seat"] if p == 0 else game.options["second_seat"]
        if own:
            rules_decks.bring_own(game, own, p)
        else:
            _found = []
            for x in game.setting.decks:
                if x.faction == wanted and not rules_decks.limits_broken(
                    game, both(both(x.twice, x.twice), x.once), x.faction
                ):
                    _found.append(x)
            for x in _found:
                game.fuel -= game.seen.walk
                if game.fuel < 0:
                    game.spent()
                if game.options["factionless_cards"]:
                    rules_decks.bring(game, x, p)
                else:
                    rules_decks.shuffle_up(game, rules_decks.own_cards(game, x), p)
        rules_campaign_heroes.stamp_heroes(
            game, game.options["first_stamps"] if p == 0 else game.options["second_stamps"], p
        )


def ooze_and_wand_carries(game: State) -> dict[str, Any]:
    # content/castle_assault/rules/campaign_heroes.yaml:108
    return {
        "faction": game.options["faction"],
        "deck": game.options["deck"],
        "stamps": both(game.options["stamps"], game.table_levels),
        "magic_armor": (
            game.options["magic_armor"]
            or (
                game.setting is game.program.scenarios()["treasure_hunt"].definition
                and 0 in game.winners
            )
        ),
    }


def ooze_and_wand_goes_on(game: State) -> bool:
    # content/castle_assault/rules/campaign_heroes.yaml:108
    return 0 in game.winners


OPTIONS_1 = (
    Option(
        "faction",
        "enum",
        "humans",
        values=("humans", "elves", "wolves", "orcs", "undead", "vampires"),
        words="Whom the player leads.",
    ),
    Option("magic_armor", "truth", False, words="The Magic Armor is won."),
    Option(
        "stamps",
        "list enum",
        (),
        values=("red", "blue", "green", "white", "yellow"),
        words="The Stamps that the Hero has earned.",
    ),
    Option(
        "deck",
        "list definition",
        (),
        kind=Card,
        words="A deck of your own; its Faction counts, not the chosen one.",
    ),
)

EXAMPLE_SCENARIO_ = Scenario(
    id="example_scenario",
    title="Example scenario",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=EXAMPLE_SCENARIO_SCENARIO,
    setup=set_up_example_scenario,
    flow="campaign_game",
    options=OPTIONS_1,
    automatic=(1,),
    evaluate=rules_evaluation.evaluate_campaign_sense,
    ahead="turn",
)

OPTIONS_2 = (
    Option(
        "faction",
        "enum",
        "humans",
        values=("humans", "elves", "wolves", "orcs", "undead", "vampires"),
        words="Whom the player leads.",
        taken_over=True,
    ),
    Option("magic_armor", "truth", False, words="The Magic Armor is won.", taken_over=True),
    Option(
        "stamps",
        "list enum",
        (),
        values=("red", "blue", "green", "white", "yellow"),
        words="The Stamps that the Hero has earned.",
        taken_over=True,
    ),
    Option(
        "deck",
        "list definition",
        (),
        kind=Card,
        words="A deck of your own; its Faction counts, not the chosen one.",
        taken_over=True,
    ),
)

A_JUST_OFFENSIVE = Scenario(
    id="a_just_offensive",
    title="1. A Just Offensive?",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=A_JUST_OFFENSIVE_SCENARIO,
    setup=set_up_example_scenario,
    flow="campaign_game",
    options=OPTIONS_2,
    automatic=(1,),
    evaluate=rules_evaluation.evaluate_campaign_sense,
    ahead="turn",
)

TREASURE_HUNT = Scenario(
    id="treasure_hunt",
    title="2. Treasure Hunt",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=TREASURE_HUNT_SCENARIO,
    setup=set_up_treasure_hunt,
    flow="campaign_game",
    options=OPTIONS_2,
    automatic=(1,),
    evaluate=rules_evaluation.evaluate_campaign_sense,
    ahead="turn",
)

FIND_THEM_AND_DESTROY_THEM = Scenario(
    id="find_them_and_destroy_them",
    title="3. Find them... and destroy them",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=FIND_THEM_AND_DESTROY_THEM_SCENARIO,
    setup=set_up_example_scenario,
    flow="campaign_game",
    options=OPTIONS_2,
    automatic=(1,),
    evaluate=rules_evaluation.evaluate_campaign_sense,
    ahead="turn",
)

WHO_AWAKENED_THE_OOZE = Scenario(
    id="who_awakened_the_ooze",
    title="4. Who Awakened the Ooze?",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=WHO_AWAKENED_THE_OOZE_SCENARIO,
    setup=set_up_example_scenario,
    flow="campaign_game",
    options=OPTIONS_2,
    automatic=(1,),
    evaluate=rules_evaluation.evaluate_campaign_sense,
    ahead="turn",
)

TO_THE_MERCENARY_KEEP = Scenario(
    id="to_the_mercenary_keep",
    title="5. To the Mercenary Keep",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=TO_THE_MERCENARY_KEEP_SCENARIO,
    setup=set_up_example_scenario,
    flow="campaign_game",
    options=OPTIONS_2,
    automatic=(1,),
    evaluate=rules_evaluation.evaluate_campaign_sense,
    ahead="turn",
)

REVENGE_OF_THE_MERCENARIES = Scenario(
    id="revenge_of_the_mercenaries",
    title="6. Revenge of the Mercenaries",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=REVENGE_OF_THE_MERCENARIES_SCENARIO,
    setup=set_up_example_scenario,
    flow="campaign_game",
    options=OPTIONS_2,
    automatic=(1,),
    evaluate=rules_evaluation.evaluate_campaign_sense,
    ahead="turn",
)

FROM_BAD_TO_WORSE = Scenario(
    id="from_bad_to_worse",
    title="7. From Bad to Worse",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=FROM_BAD_TO_WORSE_SCENARIO,
    setup=set_up_example_scenario,
    flow="campaign_game",
    options=OPTIONS_2,
    automatic=(1,),
    evaluate=rules_evaluation.evaluate_campaign_sense,
    ahead="turn",
)

WHAT_IS_THAT = Scenario(
    id="what_is_that",
    title="8. What is THAT!?",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=WHAT_IS_THAT_SCENARIO,
    setup=set_up_example_scenario,
    flow="campaign_game",
    options=OPTIONS_2,
    automatic=(1,),
    evaluate=rules_evaluation.evaluate_campaign_sense,
    ahead="turn",
)

THE_FINAL_SHOWDOWN = Scenario(
    id="the_final_showdown",
    title="9. The Final Showdown",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=THE_FINAL_SHOWDOWN_SCENARIO,
    setup=set_up_example_scenario,
    flow="campaign_game",
    options=OPTIONS_2,
    automatic=(1,),
    evaluate=rules_evaluation.evaluate_campaign_sense,
    ahead="turn",
)

BORDER_SKIRMISH = Scenario(
    id="border_skirmish",
    title="Border skirmish, with small decks",
    players=(2, 2),
    seats=("Humans", "Orcs"),
    map="board",
    definition=BORDER_SKIRMISH_SCENARIO,
    setup=set_up_border_skirmish,
    flow="duel",
    options=(),
    evaluate=rules_evaluation.evaluate_duel_sense,
)

HUMANS_AND_ORCS = Scenario(
    id="humans_and_orcs",
    title="Humans and Orcs, with full decks",
    players=(2, 2),
    seats=("Humans", "Orcs"),
    map="board",
    definition=HUMANS_AND_ORCS_SCENARIO,
    setup=set_up_border_skirmish,
    flow="duel",
    options=(),
    evaluate=rules_evaluation.evaluate_duel_sense,
)

ELVES_AND_WOLVES = Scenario(
    id="elves_and_wolves",
    title="Elves and Wolves, with full decks",
    players=(2, 2),
    seats=("Elves", "Wolves"),
    map="board",
    definition=ELVES_AND_WOLVES_SCENARIO,
    setup=set_up_border_skirmish,
    flow="duel",
    options=(),
    evaluate=rules_evaluation.evaluate_duel_sense,
)

UNDEAD_AND_VAMPIRES = Scenario(
    id="undead_and_vampires",
    title="Undead and Vampires, with full decks",
    players=(2, 2),
    seats=("Undead", "Vampires"),
    map="board",
    definition=UNDEAD_AND_VAMPIRES_SCENARIO,
    setup=set_up_border_skirmish,
    flow="duel",
    options=(),
    evaluate=rules_evaluation.evaluate_duel_sense,
)

OPTIONS_3 = (
    Option(
        "first_seat",
        "enum",
        "humans",
        values=("humans", "elves", "wolves", "orcs", "undead", "vampires"),
        words="The Faction of the first seat.",
    ),
    Option(
        "second_seat",
        "enum",
        "elves",
        values=("humans", "elves", "wolves", "orcs", "undead", "vampires"),
        words="The Faction of the second seat.",
    ),
    Option("first_deck", "list definition", (), kind=Card, words="The first seat's own deck."),
    Option("second_deck", "list definition", (), kind=Card, words="The second seat's own deck."),
    Option(
        "first_stamps",
        "list enum",
        (),
        values=("red", "blue", "green", "white", "yellow"),
        words="The Stamps on the Hero of the first seat.",
    ),
    Option(
        "second_stamps",
        "list enum",
        (),
        values=("red", "blue", "green", "white", "yellow"),
        words="The Stamps on the Hero of the second seat.",
    ),
    Option("factionless_cards", "truth", True, words="No: the 34 cards of the Faction alone."),
    Option("hero_rule", "truth", False, words="Who loses the Hero loses the game."),
)

WAR_OF_FACTIONS = Scenario(
    id="war_of_factions",
    title="Any Faction against any other",
    players=(2, 2),
    seats=("First seat", "Second seat"),
    map="board",
    definition=WAR_OF_FACTIONS_SCENARIO,
    setup=set_up_war_of_factions,
    flow="duel",
    options=OPTIONS_3,
    evaluate=rules_evaluation.evaluate_duel_sense,
)

OOZE_AND_WAND_CAMPAIGN = Campaign(
    id="ooze_and_wand",
    title="The Ooze and the Wand",
    scenarios=(
        "a_just_offensive",
        "treasure_hunt",
        "find_them_and_destroy_them",
        "who_awakened_the_ooze",
        "to_the_mercenary_keep",
        "revenge_of_the_mercenaries",
        "from_bad_to_worse",
        "what_is_that",
        "the_final_showdown",
    ),
    carries=ooze_and_wand_carries,
    goes_on=ooze_and_wand_goes_on,
    words=("faction",),
)

CONTENTS: tuple[Contents, ...] = (
    campaign_scenarios.CONTENTS,
    campaign_treasure.CONTENTS,
    cards_elves.CONTENTS,
    cards_factionless.CONTENTS,
    cards_humans.CONTENTS,
    cards_orcs.CONTENTS,
    cards_undead.CONTENTS,
    cards_vampires.CONTENTS,
    cards_wolves.CONTENTS,
    decks_decks.CONTENTS,
    monsters_mercenaries.CONTENTS,
    monsters_oozes.CONTENTS,
    rules_actions.CONTENTS,
    rules_campaign.CONTENTS,
    rules_campaign_heroes.CONTENTS,
    rules_combat.CONTENTS,
    rules_decks.CONTENTS,
    rules_keywords.CONTENTS,
    rules_monsters.CONTENTS,
    rules_playing.CONTENTS,
    rules_resources.CONTENTS,
    rules_turn.CONTENTS,
    Contents(
        scenarios=(
            EXAMPLE_SCENARIO_,
            A_JUST_OFFENSIVE,
            TREASURE_HUNT,
            FIND_THEM_AND_DESTROY_THEM,
            WHO_AWAKENED_THE_OOZE,
            TO_THE_MERCENARY_KEEP,
            REVENGE_OF_THE_MERCENARIES,
            FROM_BAD_TO_WORSE,
            WHAT_IS_THAT,
            THE_FINAL_SHOWDOWN,
            BORDER_SKIRMISH,
            HUMANS_AND_ORCS,
            ELVES_AND_WOLVES,
            UNDEAD_AND_VAMPIRES,
            WAR_OF_FACTIONS,
        ),
        campaigns=(OOZE_AND_WAND_CAMPAIGN,),
        balances=(
            Balance(
                id="campaign",
                title="The scenarios of the campaign",
                text="Every scenario should be winnable by every Faction, without the Stamps that a campaign would have brought by then. Mercenaries were\ntoo strong: they lost 1 Health, Elite Mercenaries 1 Attack and 1 AC, the General 1 Attack and 1 AC, the Lieutenant 1 AC, the Catapult\n1 Attack, the one with the Wand 1 AC. The Gelatinous Ooze Lord lost 1 Attack.\n",
                rows=(
                    "scenario",
                    (
                        "a_just_offensive",
                        "treasure_hunt",
                        "find_them_and_destroy_them",
                        "who_awakened_the_ooze",
                        "to_the_mercenary_keep",
                        "revenge_of_the_mercenaries",
                        "from_bad_to_worse",
                        "what_is_that",
                        "the_final_showdown",
                    ),
                ),
                columns=("faction", ("humans", "elves", "wolves", "orcs", "undead", "vampires")),
                scenario="",
                players=0,
                options={},
            ),
            Balance(
                id="factions",
                title="Every Faction against every other",
                text="No Faction should win less than 35 % or more than 65 % of its games. Elves won 32 % (24-42), so Glade Archer, Leaf Dancer and Queen\nIthilwen got 1 Health, Starseer and Stag Rider 1 Attack, Faelar Dawnstring 1 AC. Orcs and Vampires had the hardest campaign: Tunnel\nSneaka, Wolf Ridas, Shield Grunt, Night Stalker, Mesmerist and Count Aurel got 1 Health.\nUndead then won 39 % (32-47) and Humans 61 % (54-68): Skeleton Archer and Banshee got 1 Health, Lady Mortessa 1 AC, Malgrath 1\nAttack, and the Heavy Lancer lost 1 Health.\n",
                rows=("first_seat", ("humans", "elves", "wolves", "orcs", "undead", "vampires")),
                columns=(
                    "second_seat",
                    ("humans", "elves", "wolves", "orcs", "undead", "vampires"),
                ),
                scenario="war_of_factions",
                players=0,
                options={},
                expect=(35, 65),
            ),
        ),
        links=(
            (EXAMPLE_SCENARIO_SCENARIO, "start", ("castle_assault.example_scenario.start",)),
            (
                EXAMPLE_SCENARIO_SCENARIO,
                "turns",
                (
                    "castle_assault.example_scenario.t1",
                    "castle_assault.example_scenario.t2",
                    "castle_assault.example_scenario.t3",
                ),
            ),
            (EXAMPLE_SCENARIO_SCENARIO, "later", ("castle_assault.example_scenario.tn",)),
            (
                EXAMPLE_SCENARIO_SCENARIO,
                "decks",
                (
                    "castle_assault.humans",
                    "castle_assault.elves",
                    "castle_assault.wolves",
                    "castle_assault.orcs",
                    "castle_assault.undead",
                    "castle_assault.vampires",
                ),
            ),
            (A_JUST_OFFENSIVE_SCENARIO, "start", ("castle_assault.a_just_offensive.start",)),
            (
                A_JUST_OFFENSIVE_SCENARIO,
                "turns",
                (
                    "castle_assault.a_just_offensive.t1",
                    "castle_assault.a_just_offensive.t2",
                    "castle_assault.a_just_offensive.t3",
                    "castle_assault.a_just_offensive.t4",
                    "castle_assault.a_just_offensive.t5",
                    "castle_assault.a_just_offensive.t6",
                    "castle_assault.a_just_offensive.t7",
                    "castle_assault.a_just_offensive.t8",
                    "castle_assault.a_just_offensive.t9",
                    "castle_assault.a_just_offensive.t10",
                ),
            ),
            (
                A_JUST_OFFENSIVE_SCENARIO,
                "decks",
                (
                    "castle_assault.humans",
                    "castle_assault.elves",
                    "castle_assault.wolves",
                    "castle_assault.orcs",
                    "castle_assault.undead",
                    "castle_assault.vampires",
                ),
            ),
            (
                TREASURE_HUNT_SCENARIO,
                "turns",
                (
                    "castle_assault.treasure_hunt.t1",
                    "castle_assault.treasure_hunt.t2",
                    "castle_assault.treasure_hunt.t3",
                ),
            ),
            (TREASURE_HUNT_SCENARIO, "later", ("castle_assault.treasure_hunt.tn",)),
            (
                TREASURE_HUNT_SCENARIO,
                "decks",
                (
                    "castle_assault.humans",
                    "castle_assault.elves",
                    "castle_assault.wolves",
                    "castle_assault.orcs",
                    "castle_assault.undead",
                    "castle_assault.vampires",
                ),
            ),
            (
                FIND_THEM_AND_DESTROY_THEM_SCENARIO,
                "start",
                ("castle_assault.find_them_and_destroy_them.start",),
            ),
            (
                FIND_THEM_AND_DESTROY_THEM_SCENARIO,
                "turns",
                (
                    "castle_assault.find_them_and_destroy_them.t1",
                    "castle_assault.find_them_and_destroy_them.t2",
                    "castle_assault.find_them_and_destroy_them.t3",
                    "castle_assault.find_them_and_destroy_them.t4",
                    "castle_assault.find_them_and_destroy_them.t5",
                    "castle_assault.find_them_and_destroy_them.t6",
                    "castle_assault.find_them_and_destroy_them.t7",
                    "castle_assault.find_them_and_destroy_them.t8",
                    "castle_assault.find_them_and_destroy_them.t9",
                ),
            ),
            (
                FIND_THEM_AND_DESTROY_THEM_SCENARIO,
                "later",
                ("castle_assault.find_them_and_destroy_them.tn",),
            ),
            (
                FIND_THEM_AND_DESTROY_THEM_SCENARIO,
                "decks",
                (
                    "castle_assault.humans",
                    "castle_assault.elves",
                    "castle_assault.wolves",
                    "castle_assault.orcs",
                    "castle_assault.undead",
                    "castle_assault.vampires",
                ),
            ),
            (
                WHO_AWAKENED_THE_OOZE_SCENARIO,
                "start",
                ("castle_assault.who_awakened_the_ooze.start",),
            ),
            (
                WHO_AWAKENED_THE_OOZE_SCENARIO,
                "turns",
                (
                    "castle_assault.who_awakened_the_ooze.t1",
                    "castle_assault.who_awakened_the_ooze.t2",
                    "castle_assault.who_awakened_the_ooze.t3",
                    "castle_assault.who_awakened_the_ooze.t4",
                    "castle_assault.who_awakened_the_ooze.t5",
                    "castle_assault.who_awakened_the_ooze.t6",
                ),
            ),
            (
                WHO_AWAKENED_THE_OOZE_SCENARIO,
                "quarry",
                ("castle_assault.gelatinous_ooze_lord", "castle_assault.mercenary_with_ooze_wand"),
            ),
            (
                WHO_AWAKENED_THE_OOZE_SCENARIO,
                "level_for",
                ("castle_assault.mercenary_with_ooze_wand",),
            ),
            (
                WHO_AWAKENED_THE_OOZE_SCENARIO,
                "decks",
                (
                    "castle_assault.humans",
                    "castle_assault.elves",
                    "castle_assault.wolves",
                    "castle_assault.orcs",
                    "castle_assault.undead",
                    "castle_assault.vampires",
                ),
            ),
            (
                TO_THE_MERCENARY_KEEP_SCENARIO,
                "start",
                ("castle_assault.to_the_mercenary_keep.start",),
            ),
            (
                TO_THE_MERCENARY_KEEP_SCENARIO,
                "turns",
                (
                    "castle_assault.to_the_mercenary_keep.t1",
                    "castle_assault.to_the_mercenary_keep.t2",
                    "castle_assault.to_the_mercenary_keep.t3",
                    "castle_assault.to_the_mercenary_keep.t4",
                    "castle_assault.to_the_mercenary_keep.t5",
                    "castle_assault.to_the_mercenary_keep.t6",
                    "castle_assault.to_the_mercenary_keep.t7",
                    "castle_assault.to_the_mercenary_keep.t8",
                ),
            ),
            (TO_THE_MERCENARY_KEEP_SCENARIO, "later", ("castle_assault.to_the_mercenary_keep.tn",)),
            (TO_THE_MERCENARY_KEEP_SCENARIO, "quarry", ("castle_assault.x_the_mercenary_general",)),
            (
                TO_THE_MERCENARY_KEEP_SCENARIO,
                "decks",
                (
                    "castle_assault.humans",
                    "castle_assault.elves",
                    "castle_assault.wolves",
                    "castle_assault.orcs",
                    "castle_assault.undead",
                    "castle_assault.vampires",
                ),
            ),
            (
                REVENGE_OF_THE_MERCENARIES_SCENARIO,
                "start",
                ("castle_assault.revenge_of_the_mercenaries.start",),
            ),
            (
                REVENGE_OF_THE_MERCENARIES_SCENARIO,
                "turns",
                (
                    "castle_assault.revenge_of_the_mercenaries.t1",
                    "castle_assault.revenge_of_the_mercenaries.t2",
                    "castle_assault.revenge_of_the_mercenaries.t3",
                    "castle_assault.revenge_of_the_mercenaries.t4",
                    "castle_assault.revenge_of_the_mercenaries.t5",
                ),
            ),
            (
                REVENGE_OF_THE_MERCENARIES_SCENARIO,
                "decks",
                (
                    "castle_assault.humans",
                    "castle_assault.elves",
                    "castle_assault.wolves",
                    "castle_assault.orcs",
                    "castle_assault.undead",
                    "castle_assault.vampires",
                ),
            ),
            (FROM_BAD_TO_WORSE_SCENARIO, "start", ("castle_assault.from_bad_to_worse.start",)),
            (
                FROM_BAD_TO_WORSE_SCENARIO,
                "turns",
                (
                    "castle_assault.from_bad_to_worse.t1",
                    "castle_assault.from_bad_to_worse.t2",
                    "castle_assault.from_bad_to_worse.t3",
                ),
            ),
            (
                FROM_BAD_TO_WORSE_SCENARIO,
                "quarry",
                ("castle_assault.gelatinous_ooze_lord", "castle_assault.mercenary_with_ooze_wand"),
            ),
            (
                FROM_BAD_TO_WORSE_SCENARIO,
                "decks",
                (
                    "castle_assault.humans",
                    "castle_assault.elves",
                    "castle_assault.wolves",
                    "castle_assault.orcs",
                    "castle_assault.undead",
                    "castle_assault.vampires",
                ),
            ),
            (WHAT_IS_THAT_SCENARIO, "start", ("castle_assault.what_is_that.start",)),
            (
                WHAT_IS_THAT_SCENARIO,
                "turns",
                (
                    "castle_assault.what_is_that.t1",
                    "castle_assault.what_is_that.t2",
                    "castle_assault.what_is_that.t3",
                    "castle_assault.what_is_that.t4",
                ),
            ),
            (WHAT_IS_THAT_SCENARIO, "quarry", ("castle_assault.enormously_large_gelatinous_ooze",)),
            (
                WHAT_IS_THAT_SCENARIO,
                "level_for",
                ("castle_assault.enormously_large_gelatinous_ooze",),
            ),
            (
                WHAT_IS_THAT_SCENARIO,
                "decks",
                (
                    "castle_assault.humans",
                    "castle_assault.elves",
                    "castle_assault.wolves",
                    "castle_assault.orcs",
                    "castle_assault.undead",
                    "castle_assault.vampires",
                ),
            ),
            (THE_FINAL_SHOWDOWN_SCENARIO, "start", ("castle_assault.the_final_showdown.start",)),
            (
                THE_FINAL_SHOWDOWN_SCENARIO,
                "turns",
                (
                    "castle_assault.the_final_showdown.t1",
                    "castle_assault.the_final_showdown.t2",
                    "castle_assault.the_final_showdown.t3",
                    "castle_assault.the_final_showdown.t4",
                    "castle_assault.the_final_showdown.t5",
                    "castle_assault.the_final_showdown.t6",
                    "castle_assault.the_final_showdown.t7",
                    "castle_assault.the_final_showdown.t8",
                ),
            ),
            (THE_FINAL_SHOWDOWN_SCENARIO, "later", ("castle_assault.the_final_showdown.tn",)),
            (THE_FINAL_SHOWDOWN_SCENARIO, "quarry", ("castle_assault.mercenary_with_ooze_wand",)),
            (
                THE_FINAL_SHOWDOWN_SCENARIO,
                "decks",
                (
                    "castle_assault.humans",
                    "castle_assault.elves",
                    "castle_assault.wolves",
                    "castle_assault.orcs",
                    "castle_assault.undead",
                    "castle_assault.vampires",
                ),
            ),
            (
                BORDER_SKIRMISH_SCENARIO,
                "decks",
                ("castle_assault.human_patrol", "castle_assault.orc_raiders"),
            ),
            (HUMANS_AND_ORCS_SCENARIO, "decks", ("castle_assault.humans", "castle_assault.orcs")),
            (ELVES_AND_WOLVES_SCENARIO, "decks", ("castle_assault.elves", "castle_assault.wolves")),
            (
                UNDEAD_AND_VAMPIRES_SCENARIO,
                "decks",
                ("castle_assault.undead", "castle_assault.vampires"),
            ),
            (
                WAR_OF_FACTIONS_SCENARIO,
                "decks",
                (
                    "castle_assault.humans",
                    "castle_assault.elves",
                    "castle_assault.wolves",
                    "castle_assault.orcs",
                    "castle_assault.undead",
                    "castle_assault.vampires",
                ),
            ),
        ),
        maps={
            "board": {
                "rows": ("222", "...", "...", "...", "...", "...", "...", "...", "...", "111"),
                "means": {"1": "Castle of the first player", "2": "Castle of the second player"},
                "legend": {"1": {"castle": 1}, "2": {"castle": 2}},
                "wide": True,
            },
        },
        active_zones=("attachments",),
        space_defaults={"castle": 0},
        columns={
            "table_lord_came": "truth",
            "table_quarry_defeated": "truth",
            "table_levels": "list enum",
            "table_momentum": "number",
            "table_first": "player",
            "table_higher": "player",
            "table_clock": "number",
            "table_quiet": "number",
            "table_turn_counter": "number",
            "table_pointed": "number",
            "player_castle_health": "number",
            "player_ready": "number",
            "player_placed": "number",
            "player_played": "number",
            "player_turns": "number",
            "piece_damage": "number",
            "piece_entered": "truth",
            "piece_moved": "truth",
            "piece_acted": "truth",
            "piece_counter_attacking": "truth",
            "piece_soul_tokens": "number",
            "piece_stamps": "list enum",
            "piece_returns_to": "space",
            "piece_arrived_at": "number",
            "piece_engaged_at": "number",
            "piece_stays": "truth",
            "piece_target": "piece",
            "piece_played_at": "number",
        },
        kinds={
            "ability": Ability,
            "attachment": Attachment,
            "card": Card,
            "faction_deck": FactionDeck,
            "instant": Instant,
            "monster": Monster,
            "row": Row,
            "scenario": kinds.Scenario,
            "unit": Unit,
        },
        fields={
            "ability": {"targets": "enum"},
            "card": {"faction": "enum", "cost": "number", "epic": "truth"},
            "faction_deck": {
                "faction": "enum",
                "twice": "list definition",
                "once": "list definition",
            },
            "monster": {"faction": "enum", "cost": "number", "horde": "enum", "supply": "number"},
            "row": {
                "monsters": "list definition",
                "where": "list enum",
                "clears": "truth",
                "departs": "list definition",
                "story": "list text",
            },
            "scenario": {
                "solo": "truth",
                "number": "number",
                "start": "list definition",
                "turns": "list definition",
                "later": "list definition",
                "castle_wins": "truth",
                "quarry": "list definition",
                "both_needed": "truth",
                "last_monster_wins": "truth",
                "survive": "number",
                "lord_awakens": "truth",
                "level_for": "list definition",
                "goal": "list text",
                "before": "list text",
                "after": "list text",
                "decks": "list definition",
            },
            "space": {"castle": "number"},
            "unit": {
                "attack": "number",
                "ac": "number",
                "health": "number",
                "movement": "number",
                "columns": "number",
                "hero": "truth",
                "slots": "list enum",
                "token": "truth",
                "haste": "truth",
                "cannot_charge": "truth",
                "phase": "truth",
                "resurrection": "truth",
                "necro": "number",
                "drain": "truth",
                "ranged_linear": "number",
                "ranged_adjacent": "number",
                "strong_movement_bonus": "number",
                "momentum_bonus": "number",
            },
        },
        stats={
            "unit": (
                "attack",
                "ac",
                "health",
                "movement",
                "haste",
                "cannot_charge",
                "phase",
                "resurrection",
                "necro",
                "drain",
                "ranged_linear",
                "ranged_adjacent",
                "strong_movement_bonus",
                "momentum_bonus",
            ),
        },
        events={
            "castle_damage": (("n", "number"), ("player", "player"), ("source", "piece")),
            "castle_fall": (("player", "player"),),
            "damage": (("n", "number"), ("target", "piece"), ("source", "piece")),
            "death": (("unit", "piece"),),
            "destroyed": (("unit", "piece"), ("destroyer", "piece")),
            "end_of_turn": (("unit", "piece"),),
            "enters": (("unit", "piece"),),
            "resurrection_of": (("unit", "piece"), ("s", "space")),
            "start_of_turn": (("unit", "piece"),),
            "step": (("unit", "piece"), ("goal", "space")),
        },
        shown={
            "table_momentum": (
                "Momentum Meter {} (4 is MAX for the first player, -4 for the second)",
                "number",
                0,
            ),
            "table_turn_counter": ("turn T{} of the Monsters", "number", 0),
            "player_castle_health": ("Castle {} of 10", "number", None),
            "player_ready": ("ready Resources {}", "number", 0),
            "player_turns": ("turn {}", "number", 0),
            "piece_damage": (
                "attack {attack}, AC {ac}, damage {} of {health}, Movement {movement}",
                "number",
                0,
            ),
            "piece_entered": ("just entered", "truth", 0),
            "piece_acted": ("has acted", "truth", 0),
            "piece_soul_tokens": ("soul tokens {}", "number", 0),
            "piece_stamps": ("Stamps {}", "list enum", 0),
            "piece_target": ("on {}", "piece", 0),
        },
        shown_by={
            "piece_damage": ("unit",),
            "piece_entered": ("unit",),
            "piece_acted": ("unit",),
            "piece_soul_tokens": ("unit",),
            "piece_stamps": ("unit",),
            "piece_target": ("ability",),
        },
        glossary={
            "Target: n's text": "What it may be played on.",
            "Epic": "A deck holds at most one Epic card.",
            "Action: n": "What it does with its Unit Action while it is not Engaged.",
            "Large: stands in n columns": "How many columns it stands in, side by side.",
            "Hero": "Whether it is a Hero with slots for Stamps.",
            "Slots for Stamps: n": "What colours of Stamps a Hero has room for.",
            "Haste": "It may take a Unit Action in the turn in which it enters play.",
            "Cannot Charge": "It may not take the Charge Action. In contact it may still Attack.",
            "Phase": "When it moves or Charges it passes Allies in its way; their spaces count, and it ends on a vacant one.",
            "Resurrection": "Destroyed without a soul token, it may come back on its space or one adjacent to it, with a soul token and without an Action.",
            "Necro (n squares)": "Other Allies with Resurrection and one soul token that fall within so many squares may come back once more.",
            "Drain": "Each time it damages the opposing Castle or destroys an opposing Unit, your Castle regains 1 Health.",
            "Action: Ranged Linear (1-n)": "While not Engaged it may shoot an opposing Unit straight ahead up to so many spaces away; the shot is not answered.",
            "Action: Ranged Adjacent (1-n)": "While not Engaged it may shoot an opposing Unit beside or before it, up to so many steps away; the shot is not answered.",
            "Its Strong Movement Bonus is +n attack": "The attack it gains by coming into contact with movement to spare.",
            "Its Momentum Bonus is +n attack": "The attack it gains besides when it Charges and the Momentum Meter is on its side.",
        },
    ),
)
