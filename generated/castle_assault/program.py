# The pack `castle_assault`, linked and ready to play.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from generated.castle_assault.lock import LOCK
from generated.castle_assault.state import State, new_game, set_up
from interpreter.api import (
    NOTHING,
    Actions,
    Balance,
    Campaign,
    Contents,
    Option,
    Program,
    Prompt,
    Scenario,
    both,
)
import generated.castle_assault.campaign.scenarios as campaign_scenarios
import generated.castle_assault.campaign.treasure as campaign_treasure
import generated.castle_assault.cards.elves as cards_elves
import generated.castle_assault.cards.factionless as cards_factionless
import generated.castle_assault.cards.humans as cards_humans
import generated.castle_assault.cards.orcs as cards_orcs
import generated.castle_assault.cards.undead as cards_undead
import generated.castle_assault.cards.vampires as cards_vampires
import generated.castle_assault.cards.wolves as cards_wolves
import generated.castle_assault.decks.decks as decks_decks
import generated.castle_assault.kinds as kinds
import generated.castle_assault.monsters.mercenaries as monsters_mercenaries
import generated.castle_assault.monsters.oozes as monsters_oozes
import generated.castle_assault.rules.actions as rules_actions
import generated.castle_assault.rules.campaign as rules_campaign
import generated.castle_assault.rules.campaign_heroes as rules_campaign_heroes
import generated.castle_assault.rules.combat as rules_combat
import generated.castle_assault.rules.decks as rules_decks
import generated.castle_assault.rules.evaluation as rules_evaluation
import generated.castle_assault.rules.keywords as rules_keywords
import generated.castle_assault.rules.momentum as rules_momentum
import generated.castle_assault.rules.monsters as rules_monsters
import generated.castle_assault.rules.playing as rules_playing
import generated.castle_assault.rules.resources as rules_resources
import generated.castle_assault.rules.turn as rules_turn
import generated.castle_assault.rules.words as rules_words

ASK_1 = Prompt("choice", "Who takes the first turn?", ("player",))
ASK_2 = Prompt("choice", "Which Unit moves first?", ("piece",))
ASK_3 = Actions(
    "turn",
    "your turn",
    (
        "place_resource",
        "play_unit",
        "play_ability",
        "play_plain_ability",
        "charge",
        "attack",
        "attack_castle",
        "shoot",
        "use_ability",
        "buy_card",
        "buy_momentum",
    ),
    False,
)
ASK_4 = Prompt("choice", "Which card is discarded?", ("piece",))
# content/castle_assault/scenarios/duels.yaml:16
HUMANS_AND_ORCS_SCENARIO = kinds.Scenario(
    id="humans_and_orcs",
    name="Humans and Orcs, with full decks",
    solo=False,
    number=0,
    start=(),
    turns=(),
    later=(),
    castle_wins=False,
    quarry=(),
    both_needed=False,
    last_monster_wins=False,
    survive=0,
    lord_awakens=False,
    level_for=(),
    goal=(),
    before=(),
    after=(),
    decks=(),
)

# content/castle_assault/campaign/scenarios.yaml:45
A_JUST_OFFENSIVE_SCENARIO = kinds.Scenario(
    id="a_just_offensive",
    name="1. A Just Offensive?",
    solo=True,
    number=1,
    start=(),
    turns=(),
    later=(),
    castle_wins=True,
    quarry=(),
    both_needed=False,
    last_monster_wins=False,
    survive=0,
    lord_awakens=False,
    level_for=(),
    goal=("Destroy the Monster Castle.",),
    before=(
        "Mercenaries from the north burn the outposts along the border, and people say that they found an armor that was lost for ages.",
    ),
    after=("The outpost is taken. On a table lies a map with a single mark on it.",),
    decks=(),
)

# content/castle_assault/scenarios/duels.yaml:4
BORDER_SKIRMISH_SCENARIO = kinds.Scenario(
    id="border_skirmish",
    name="Border skirmish, with small decks",
    solo=False,
    number=0,
    start=(),
    turns=(),
    later=(),
    castle_wins=False,
    quarry=(),
    both_needed=False,
    last_monster_wins=False,
    survive=0,
    lord_awakens=False,
    level_for=(),
    goal=(),
    before=(),
    after=(),
    decks=(),
)

# content/castle_assault/scenarios/duels.yaml:23
ELVES_AND_WOLVES_SCENARIO = kinds.Scenario(
    id="elves_and_wolves",
    name="Elves and Wolves, with full decks",
    solo=False,
    number=0,
    start=(),
    turns=(),
    later=(),
    castle_wins=False,
    quarry=(),
    both_needed=False,
    last_monster_wins=False,
    survive=0,
    lord_awakens=False,
    level_for=(),
    goal=(),
    before=(),
    after=(),
    decks=(),
)

# content/castle_assault/campaign/scenarios.yaml:4
EXAMPLE_SCENARIO_SCENARIO = kinds.Scenario(
    id="example_scenario",
    name="Example scenario",
    solo=True,
    number=0,
    start=(),
    turns=(),
    later=(),
    castle_wins=True,
    quarry=(),
    both_needed=False,
    last_monster_wins=False,
    survive=0,
    lord_awakens=False,
    level_for=(),
    goal=("Destroy the Monster Castle.",),
    before=(),
    after=(),
    decks=(),
)

# content/castle_assault/campaign/scenarios.yaml:118
FIND_THEM_AND_DESTROY_THEM_SCENARIO = kinds.Scenario(
    id="find_them_and_destroy_them",
    name="3. Find them... and destroy them",
    solo=True,
    number=3,
    start=(),
    turns=(),
    later=(),
    castle_wins=False,
    quarry=(),
    both_needed=False,
    last_monster_wins=True,
    survive=0,
    lord_awakens=True,
    level_for=(),
    goal=("Leave no Monster in play. When all Oozes are in play, the next is their Lord.",),
    before=(
        "The Mercenaries are tracked to their camp. Where they have walked the grass is slippery.",
    ),
    after=("No Mercenary is left standing here. Whatever they were hiding, it must be close.",),
    decks=(),
)

# content/castle_assault/campaign/scenarios.yaml:274
FROM_BAD_TO_WORSE_SCENARIO = kinds.Scenario(
    id="from_bad_to_worse",
    name="7. From Bad to Worse",
    solo=True,
    number=7,
    start=(),
    turns=(),
    later=(),
    castle_wins=True,
    quarry=(),
    both_needed=False,
    last_monster_wins=False,
    survive=0,
    lord_awakens=False,
    level_for=(),
    goal=(
        "One of three is enough: the Monster Castle, the Gelatinous Ooze Lord, or the man with the wand.",
    ),
    before=("With the General gone there is a new master, and he has brought his wand.",),
    after=("The pets are beaten. A shining trail leads north, to the lair of the wand.",),
    decks=(),
)

# content/castle_assault/campaign/scenarios.yaml:241
REVENGE_OF_THE_MERCENARIES_SCENARIO = kinds.Scenario(
    id="revenge_of_the_mercenaries",
    name="6. Revenge of the Mercenaries",
    solo=True,
    number=6,
    start=(),
    turns=(),
    later=(),
    castle_wins=False,
    quarry=(),
    both_needed=False,
    last_monster_wins=False,
    survive=6,
    lord_awakens=False,
    level_for=(),
    goal=("Live to see the end of your 6th turn.",),
    before=("They come from every side at once. Hold out.",),
    after=("The attack is spent. Through the smoke comes a man with a wand, and he is smiling.",),
    decks=(),
)

# content/castle_assault/campaign/scenarios.yaml:328
THE_FINAL_SHOWDOWN_SCENARIO = kinds.Scenario(
    id="the_final_showdown",
    name="9. The Final Showdown",
    solo=True,
    number=9,
    start=(),
    turns=(),
    later=(),
    castle_wins=True,
    quarry=(),
    both_needed=True,
    last_monster_wins=False,
    survive=0,
    lord_awakens=False,
    level_for=(),
    goal=(
        "Defeat the Mercenary with Ooze Wand and destroy the Monster Castle, in whatever order.",
    ),
    before=("In the innermost hall he bids you welcome, and means you to stay for good.",),
    after=(
        "The wand breaks, the Ooze sinks into the ground, and morning light falls on a land that is yours.",
    ),
    decks=(),
)

# content/castle_assault/campaign/scenarios.yaml:198
TO_THE_MERCENARY_KEEP_SCENARIO = kinds.Scenario(
    id="to_the_mercenary_keep",
    name="5. To the Mercenary Keep",
    solo=True,
    number=5,
    start=(),
    turns=(),
    later=(),
    castle_wins=False,
    quarry=(),
    both_needed=False,
    last_monster_wins=False,
    survive=0,
    lord_awakens=False,
    level_for=(),
    goal=("Defeat X the Mercenary General.",),
    before=("The Keep of the Mercenaries lies ahead, and their General is said to be at home.",),
    after=("The General is dead. Then horns answer each other on the slopes behind you.",),
    decks=(),
)

# content/castle_assault/campaign/scenarios.yaml:92
TREASURE_HUNT_SCENARIO = kinds.Scenario(
    id="treasure_hunt",
    name="2. Treasure Hunt",
    solo=True,
    number=2,
    start=(),
    turns=(),
    later=(),
    castle_wins=True,
    quarry=(),
    both_needed=False,
    last_monster_wins=False,
    survive=0,
    lord_awakens=False,
    level_for=(),
    goal=(
        "Destroy the Monster Castle. Its center cannot be Engaged, and no Monster comes in there.",
    ),
    before=(
        "The mark on the map is a tower of stone. Nobody keeps watch there, but something wet comes through the gate.",
    ),
    after=("The armor is found, and nobody can say why slime was set to guard it.",),
    decks=(),
)

# content/castle_assault/scenarios/duels.yaml:30
UNDEAD_AND_VAMPIRES_SCENARIO = kinds.Scenario(
    id="undead_and_vampires",
    name="Undead and Vampires, with full decks",
    solo=False,
    number=0,
    start=(),
    turns=(),
    later=(),
    castle_wins=False,
    quarry=(),
    both_needed=False,
    last_monster_wins=False,
    survive=0,
    lord_awakens=False,
    level_for=(),
    goal=(),
    before=(),
    after=(),
    decks=(),
)

# content/castle_assault/scenarios/duels.yaml:37
WAR_OF_FACTIONS_SCENARIO = kinds.Scenario(
    id="war_of_factions",
    name="Any Faction against any other",
    solo=False,
    number=0,
    start=(),
    turns=(),
    later=(),
    castle_wins=False,
    quarry=(),
    both_needed=False,
    last_monster_wins=False,
    survive=0,
    lord_awakens=False,
    level_for=(),
    goal=(),
    before=(),
    after=(),
    decks=(),
)

# content/castle_assault/campaign/scenarios.yaml:301
WHAT_IS_THAT_SCENARIO = kinds.Scenario(
    id="what_is_that",
    name="8. What is THAT!?",
    solo=True,
    number=8,
    start=(),
    turns=(),
    later=(),
    castle_wins=False,
    quarry=(),
    both_needed=False,
    last_monster_wins=False,
    survive=0,
    lord_awakens=False,
    level_for=(),
    goal=("Destroy the Enormously Large Gelatinous Ooze, which is worth a Hero Level.",),
    before=("A shout from the small tower: you have been seen. Then the ground begins to quiver.",),
    after=("What is left of it runs down the stairs. Below, somebody is talking.",),
    decks=(),
)

# content/castle_assault/campaign/scenarios.yaml:163
WHO_AWAKENED_THE_OOZE_SCENARIO = kinds.Scenario(
    id="who_awakened_the_ooze",
    name="4. Who Awakened the Ooze?",
    solo=True,
    number=4,
    start=(),
    turns=(),
    later=(),
    castle_wins=True,
    quarry=(),
    both_needed=False,
    last_monster_wins=False,
    survive=0,
    lord_awakens=False,
    level_for=(),
    goal=(
        "One of three is enough: the Monster Castle, the Gelatinous Ooze Lord, or the man with the wand, who is also worth a Hero Level.",
    ),
    before=("Behind the camp stands an older outpost, and its gate is filled from post to post.",),
    after=(
        "So it is a wand that commands the Ooze. The Keep of the Mercenaries must fall before there is more of it.",
    ),
    decks=(),
)


def _best_1(game: State) -> Sequence[int]:
    owners = game.owner
    entered_of = game.piece_entered
    moved_of = game.piece_moved
    ranked = [
        ((-rules_words.advance_of(game, unit),), unit)
        for unit in game.of_kind(kinds.Unit)
        if owners[unit] == game.active and (not entered_of[unit] and not moved_of[unit])
    ]
    if not ranked:
        return []
    least = min([rank for rank, _ in ranked])
    return [found for rank, found in ranked if rank == least]


def humans_and_orcs_step_0(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:150
    game.registers[2] = tuple(range(game.players))
    game.registers[3] = 0
    return 1


def humans_and_orcs_step_1(game: State) -> int:
    if game.registers[3] >= len(game.registers[2]):
        return 2
    game.registers[0] = game.registers[2][game.registers[3]]
    game.registers[3] += 1
    return 3


def humans_and_orcs_step_2(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:34
    rules_turn.roll_off(game)
    game.registers[1] = game.choose(game.table_higher, ASK_1, range(game.players), NOTHING)
    if game.registers[1] >= 0:
        game.table_first = game.registers[1]
        game.active = game.registers[1]
    return 4


def humans_and_orcs_step_3(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:33
    player = game.registers[0]
    options: list[Any] = game.foreseen(player, "turn", True)
    if not options:
        options = [(0, *option) for option in rules_turn.mulligan_options(game, player)]
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, Actions("turn", "".join(("Do you take a mulligan?",)), ("mulligan",), False), options)]
        if choice[0] == 0:
            rules_turn.take_mulligan(game, player)
        else:
            game.passed = True
    return 1


def humans_and_orcs_step_4(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:89
    game.player_turns[game.active] += 1
    game.player_placed[game.active] = 0
    game.player_played[game.active] = 0
    for unit in [unit for unit in game.of_kind(kinds.Unit) if game.owner[unit] == game.active]:
        game.piece_entered[unit] = False
        game.piece_moved[unit] = False
        game.piece_acted[unit] = False
    if game.log is not None:
        game.tell(
            "turn ",
            game.named("number", game.player_turns[game.active]),
            " of ",
            game.named("player", game.active),
        )
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    rules_momentum.roll_momentum(game, game.active)
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    rules_resources.ready_resources(game, game.active)
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    rules_resources.draw(game, 1, game.active)
    rules_turn.start_effects(game)
    if game.over:
        return -1
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    while True:
        game.tick("content/castle_assault/rules/turn.yaml:83")
        game.registers[4] = _best_1(game)
        if len(game.registers[4]) == 0:
            break
        game.registers[5] = game.choose(game.active, ASK_2, game.registers[4], NOTHING)
        if game.registers[5] >= 0:
            rules_actions.move_forward(game, game.registers[5])
            if game.over:
                return -1
    return 5


def humans_and_orcs_step_5(game: State) -> int:
    return 6 if rules_turn.must_play(game, game.active) else 7


def humans_and_orcs_step_6(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:123
    player = game.active
    options: list[Any] = game.foreseen(player, "turn", False)
    if not options:
        options = [(0, option) for option in rules_resources.place_resource_options(game, player)]
        options += [(1, *option) for option in rules_playing.play_unit_options(game, player)]
        options += [(2, *option) for option in rules_playing.play_ability_options(game, player)]
        options += [
            (3, option)
            for option in rules_playing.play_plain_ability_options(game, player)
        ]
        options += [(4, option) for option in rules_actions.charge_options(game, player)]
        options += [(5, *option) for option in rules_actions.attack_options(game, player)]
        options += [(6, option) for option in rules_actions.attack_castle_options(game, player)]
        options += [(7, *option) for option in rules_actions.shoot_options(game, player)]
        options += [(8, *option) for option in rules_keywords.use_ability_options(game, player)]
        options += [(9, *option) for option in rules_resources.buy_card_options(game, player)]
        options += [(10, option) for option in rules_resources.buy_momentum_options(game, player)]
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_3, options)]
        if choice[0] == 0:
            rules_resources.take_place_resource(game, player, choice[1])
        elif choice[0] == 1:
            rules_playing.take_play_unit(game, player, choice[1], choice[2])
        elif choice[0] == 2:
            rules_playing.take_play_ability(game, player, choice[1], choice[2])
        elif choice[0] == 3:
            rules_playing.take_play_plain_ability(game, player, choice[1])
        elif choice[0] == 4:
            rules_actions.take_charge(game, player, choice[1])
        elif choice[0] == 5:
            rules_actions.take_attack(game, player, choice[1], choice[2])
        elif choice[0] == 6:
            rules_actions.take_attack_castle(game, player, choice[1])
        elif choice[0] == 7:
            rules_actions.take_shoot(game, player, choice[1], choice[2])
        elif choice[0] == 8:
            rules_keywords.take_use_ability(game, player, choice[1], choice[2])
        elif choice[0] == 9:
            rules_resources.take_buy_card(game, player)
        elif choice[0] == 10:
            rules_resources.take_buy_momentum(game, player, choice[1])
        if game.over:
            return -1
    return 5


def humans_and_orcs_step_7(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:125
    player = game.active
    options: list[Any] = game.foreseen(player, "turn", True)
    if not options:
        options = [(0, option) for option in rules_resources.place_resource_options(game, player)]
        options += [(1, *option) for option in rules_playing.play_unit_options(game, player)]
        options += [(2, *option) for option in rules_playing.play_ability_options(game, player)]
        options += [
            (3, option)
            for option in rules_playing.play_plain_ability_options(game, player)
        ]
        options += [(4, option) for option in rules_actions.charge_options(game, player)]
        options += [(5, *option) for option in rules_actions.attack_options(game, player)]
        options += [(6, option) for option in rules_actions.attack_castle_options(game, player)]
        options += [(7, *option) for option in rules_actions.shoot_options(game, player)]
        options += [(8, *option) for option in rules_keywords.use_ability_options(game, player)]
        options += [(9, *option) for option in rules_resources.buy_card_options(game, player)]
        options += [(10, option) for option in rules_resources.buy_momentum_options(game, player)]
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_3, options)]
        if choice[0] == 0:
            rules_resources.take_place_resource(game, player, choice[1])
        elif choice[0] == 1:
            rules_playing.take_play_unit(game, player, choice[1], choice[2])
        elif choice[0] == 2:
            rules_playing.take_play_ability(game, player, choice[1], choice[2])
        elif choice[0] == 3:
            rules_playing.take_play_plain_ability(game, player, choice[1])
        elif choice[0] == 4:
            rules_actions.take_charge(game, player, choice[1])
        elif choice[0] == 5:
            rules_actions.take_attack(game, player, choice[1], choice[2])
        elif choice[0] == 6:
            rules_actions.take_attack_castle(game, player, choice[1])
        elif choice[0] == 7:
            rules_actions.take_shoot(game, player, choice[1], choice[2])
        elif choice[0] == 8:
            rules_keywords.take_use_ability(game, player, choice[1], choice[2])
        elif choice[0] == 9:
            rules_resources.take_buy_card(game, player)
        elif choice[0] == 10:
            rules_resources.take_buy_momentum(game, player, choice[1])
        else:
            game.passed = True
        if game.over:
            return -1
    if game.passed:
        return 8
    return 5


def humans_and_orcs_step_8(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:137
    rules_turn.end_effects(game)
    if game.over:
        return -1
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    while len(game.contents[game.zone_hand[game.active]]) > 6:
        game.tick("content/castle_assault/rules/turn.yaml:143")
        game.registers[6] = game.choose(
            game.active,
            ASK_4,
            [
                piece
                for piece in game.contents[game.zone_hand[game.active]]
                if isinstance(game.doc[piece], kinds.Card)
            ],
            NOTHING,
        )
        if game.registers[6] >= 0:
            game.put(game.registers[6], game.zone_discard_pile[game.active])
    rules_turn.end_of_one_turn(game)
    game.table_quiet += 1
    if rules_turn.is_spent(game):
        rules_turn.decide_by_castles(game)
        if game.over:
            return -1
    return 9


def humans_and_orcs_step_9(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:159
    game.active = game.after[game.active]
    return 4


def set_up_humans_and_orcs(game: State) -> None:
    # content/castle_assault/scenarios/duels.yaml:13
    # setup
    for p in range(game.players):
        rules_decks.bring(game, game.setting.decks[p + 1 - 1], p)


def _best_2(game: State) -> Sequence[int]:
    owners = game.owner
    entered_of = game.piece_entered
    moved_of = game.piece_moved
    ranked = [
        ((-rules_words.advance_of(game, unit),), unit)
        for unit in game.of_kind(kinds.Unit)
        if owners[unit] == game.active and (not entered_of[unit] and not moved_of[unit])
    ]
    if not ranked:
        return []
    least = min([rank for rank, _ in ranked])
    return [found for rank, found in ranked if rank == least]


def a_just_offensive_step_0(game: State) -> int:
    # content/castle_assault/rules/campaign.yaml:328
    for line in both(game.setting.before, game.setting.goal):
        if game.log is not None:
            game.tell(game.named("text", line))
    game.table_first = 0
    game.active = 0
    return 1


def a_just_offensive_step_1(game: State) -> int:
    # content/castle_assault/rules/campaign.yaml:325
    player = 0
    options: list[Any] = game.foreseen(player, "turn", True)
    if not options:
        options = [(0, *option) for option in rules_turn.mulligan_options(game, player)]
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, Actions("turn", "".join(("Do you take a mulligan?",)), ("mulligan",), False), options)]
        if choice[0] == 0:
            rules_turn.take_mulligan(game, player)
        else:
            game.passed = True
    rules_campaign.carry_out(game, game.setting.start)
    if game.over:
        return -1
    return 2


def a_just_offensive_step_2(game: State) -> int:
    # content/castle_assault/rules/campaign.yaml:334
    game.active = 0
    game.player_turns[game.active] += 1
    game.player_placed[game.active] = 0
    game.player_played[game.active] = 0
    for unit in [unit for unit in game.of_kind(kinds.Unit) if game.owner[unit] == game.active]:
        game.piece_entered[unit] = False
        game.piece_moved[unit] = False
        game.piece_acted[unit] = False
    if game.log is not None:
        game.tell(
            "turn ",
            game.named("number", game.player_turns[game.active]),
            " of ",
            game.named("player", game.active),
        )
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    rules_momentum.roll_momentum(game, game.active)
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    rules_resources.ready_resources(game, game.active)
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    rules_resources.draw(game, 1, game.active)
    rules_turn.start_effects(game)
    if game.over:
        return -1
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    while True:
        game.tick("content/castle_assault/rules/turn.yaml:83")
        game.registers[0] = _best_2(game)
        if len(game.registers[0]) == 0:
            break
        game.registers[1] = game.choose(game.active, ASK_2, game.registers[0], NOTHING)
        if game.registers[1] >= 0:
            rules_actions.move_forward(game, game.registers[1])
            if game.over:
                return -1
    return 3


def a_just_offensive_step_3(game: State) -> int:
    return 4 if rules_turn.must_play(game, game.active) else 5


def a_just_offensive_step_4(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:123
    player = game.active
    options: list[Any] = game.foreseen(player, "turn", False)
    if not options:
        options = [(0, option) for option in rules_resources.place_resource_options(game, player)]
        options += [(1, *option) for option in rules_playing.play_unit_options(game, player)]
        options += [(2, *option) for option in rules_playing.play_ability_options(game, player)]
        options += [
            (3, option)
            for option in rules_playing.play_plain_ability_options(game, player)
        ]
        options += [(4, option) for option in rules_actions.charge_options(game, player)]
        options += [(5, *option) for option in rules_actions.attack_options(game, player)]
        options += [(6, option) for option in rules_actions.attack_castle_options(game, player)]
        options += [(7, *option) for option in rules_actions.shoot_options(game, player)]
        options += [(8, *option) for option in rules_keywords.use_ability_options(game, player)]
        options += [(9, *option) for option in rules_resources.buy_card_options(game, player)]
        options += [(10, option) for option in rules_resources.buy_momentum_options(game, player)]
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_3, options)]
        if choice[0] == 0:
            rules_resources.take_place_resource(game, player, choice[1])
        elif choice[0] == 1:
            rules_playing.take_play_unit(game, player, choice[1], choice[2])
        elif choice[0] == 2:
            rules_playing.take_play_ability(game, player, choice[1], choice[2])
        elif choice[0] == 3:
            rules_playing.take_play_plain_ability(game, player, choice[1])
        elif choice[0] == 4:
            rules_actions.take_charge(game, player, choice[1])
        elif choice[0] == 5:
            rules_actions.take_attack(game, player, choice[1], choice[2])
        elif choice[0] == 6:
            rules_actions.take_attack_castle(game, player, choice[1])
        elif choice[0] == 7:
            rules_actions.take_shoot(game, player, choice[1], choice[2])
        elif choice[0] == 8:
            rules_keywords.take_use_ability(game, player, choice[1], choice[2])
        elif choice[0] == 9:
            rules_resources.take_buy_card(game, player)
        elif choice[0] == 10:
            rules_resources.take_buy_momentum(game, player, choice[1])
        if game.over:
            return -1
    return 3


def a_just_offensive_step_5(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:125
    player = game.active
    options: list[Any] = game.foreseen(player, "turn", True)
    if not options:
        options = [(0, option) for option in rules_resources.place_resource_options(game, player)]
        options += [(1, *option) for option in rules_playing.play_unit_options(game, player)]
        options += [(2, *option) for option in rules_playing.play_ability_options(game, player)]
        options += [
            (3, option)
            for option in rules_playing.play_plain_ability_options(game, player)
        ]
        options += [(4, option) for option in rules_actions.charge_options(game, player)]
        options += [(5, *option) for option in rules_actions.attack_options(game, player)]
        options += [(6, option) for option in rules_actions.attack_castle_options(game, player)]
        options += [(7, *option) for option in rules_actions.shoot_options(game, player)]
        options += [(8, *option) for option in rules_keywords.use_ability_options(game, player)]
        options += [(9, *option) for option in rules_resources.buy_card_options(game, player)]
        options += [(10, option) for option in rules_resources.buy_momentum_options(game, player)]
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_3, options)]
        if choice[0] == 0:
            rules_resources.take_place_resource(game, player, choice[1])
        elif choice[0] == 1:
            rules_playing.take_play_unit(game, player, choice[1], choice[2])
        elif choice[0] == 2:
            rules_playing.take_play_ability(game, player, choice[1], choice[2])
        elif choice[0] == 3:
            rules_playing.take_play_plain_ability(game, player, choice[1])
        elif choice[0] == 4:
            rules_actions.take_charge(game, player, choice[1])
        elif choice[0] == 5:
            rules_actions.take_attack(game, player, choice[1], choice[2])
        elif choice[0] == 6:
            rules_actions.take_attack_castle(game, player, choice[1])
        elif choice[0] == 7:
            rules_actions.take_shoot(game, player, choice[1], choice[2])
        elif choice[0] == 8:
            rules_keywords.take_use_ability(game, player, choice[1], choice[2])
        elif choice[0] == 9:
            rules_resources.take_buy_card(game, player)
        elif choice[0] == 10:
            rules_resources.take_buy_momentum(game, player, choice[1])
        else:
            game.passed = True
        if game.over:
            return -1
    if game.passed:
        return 6
    return 3


def a_just_offensive_step_6(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:137
    rules_turn.end_effects(game)
    if game.over:
        return -1
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    while len(game.contents[game.zone_hand[game.active]]) > 6:
        game.tick("content/castle_assault/rules/turn.yaml:143")
        game.registers[2] = game.choose(
            game.active,
            ASK_4,
            [
                piece
                for piece in game.contents[game.zone_hand[game.active]]
                if isinstance(game.doc[piece], kinds.Card)
            ],
            NOTHING,
        )
        if game.registers[2] >= 0:
            game.put(game.registers[2], game.zone_discard_pile[game.active])
    rules_turn.end_of_one_turn(game)
    game.table_quiet += 1
    if rules_turn.is_spent(game):
        rules_turn.decide_by_castles(game)
        if game.over:
            return -1
    return 7


def a_just_offensive_step_7(game: State) -> int:
    # content/castle_assault/rules/campaign.yaml:338
    if game.setting.survive > 0 and game.player_turns[game.active] >= game.setting.survive:
        rules_campaign.win_scenario(game)
        if game.over:
            return -1
    game.active = rules_campaign.monster_side(game)
    game.player_turns[game.active] += 1
    for unit in [unit for unit in game.of_kind(kinds.Unit) if game.owner[unit] == game.active]:
        game.piece_entered[unit] = False
        game.piece_moved[unit] = False
        game.piece_acted[unit] = False
    if game.log is not None:
        game.tell(
            "turn ",
            game.named("number", game.player_turns[game.active]),
            " of ",
            game.named("player", game.active),
        )
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    rules_momentum.roll_momentum(game, game.active)
    game.table_turn_counter += 1
    rules_monsters.effects_by_priority(
        game,
        [
            monster
            for monster in game.of_kind(kinds.Monster)
            if game.program.waits_for(game, monster, "start_of_turn", game.piece_target)
        ],
        True,
    )
    if game.over:
        return -1
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    game.registers[3] = rules_monsters.to_move(game)
    while len(game.registers[3]) > 0:
        game.tick("content/castle_assault/rules/monsters.yaml:130")
        game.registers[4] = game.registers[3]
        while len(game.registers[4]) > 0:
            game.tick("content/castle_assault/rules/monsters.yaml:132")
            rules_monsters.point_out(game, game.registers[4], game.registers[3])
            rules_monsters.move_monster(game, game.registers[3][game.table_pointed])
            if game.over:
                return -1
            game.registers[4] = [
                monster
                for monster in game.registers[3]
                if (
                    isinstance(game.doc[monster], kinds.Monster)
                    and rules_words.on_board(game, monster)
                    and not game.piece_moved[monster]
                )
            ]
        game.registers[3] = rules_monsters.to_move(game)
    return 8


def a_just_offensive_step_8(game: State) -> int:
    # content/castle_assault/rules/monsters.yaml:138
    game.registers[5] = rules_monsters.to_act(game)
    while len(game.registers[5]) > 0:
        game.tick("content/castle_assault/rules/monsters.yaml:143")
        game.registers[6] = game.registers[5]
        while len(game.registers[6]) > 0:
            game.tick("content/castle_assault/rules/monsters.yaml:145")
            rules_monsters.point_out(game, game.registers[6], game.registers[5])
            rules_monsters.act_by_text(game, game.registers[5][game.table_pointed])
            if game.over:
                return -1
            game.registers[6] = [
                monster
                for monster in game.registers[5]
                if (
                    isinstance(game.doc[monster], kinds.Monster)
                    and rules_words.on_board(game, monster)
                    and rules_actions.can_act(game, monster)
                )
            ]
        game.registers[5] = rules_monsters.to_act(game)
    return 9


def a_just_offensive_step_9(game: State) -> int:
    # content/castle_assault/rules/monsters.yaml:167
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    rules_monsters.effects_by_priority(
        game,
        [
            monster
            for monster in game.of_kind(kinds.Monster)
            if game.program.waits_for(game, monster, "end_of_turn", game.piece_target)
        ],
        False,
    )
    if game.over:
        return -1
    rules_campaign.carry_out(game, rules_campaign.row_of(game, game.table_turn_counter))
    if game.over:
        return -1
    game.expire("turn")
    game.expire("turn_of_the_second_seat")
    game.table_quiet += 1
    if rules_turn.is_spent(game):
        rules_turn.decide_by_castles(game)
        if game.over:
            return -1
    return 2


def set_up_a_just_offensive(game: State) -> None:
    # content/castle_assault/campaign/scenarios.yaml:26
    # setup
    rules_campaign_heroes.bring_campaign_deck(game)


def set_up_border_skirmish(game: State) -> None:
    # content/castle_assault/scenarios/duels.yaml:13
    # setup
    for p in range(game.players):
        rules_decks.bring(game, game.setting.decks[p + 1 - 1], p)


def set_up_elves_and_wolves(game: State) -> None:
    # content/castle_assault/scenarios/duels.yaml:13
    # setup
    for p in range(game.players):
        rules_decks.bring(game, game.setting.decks[p + 1 - 1], p)


def set_up_example_scenario(game: State) -> None:
    # content/castle_assault/campaign/scenarios.yaml:26
    # setup
    rules_campaign_heroes.bring_campaign_deck(game)


def set_up_find_them_and_destroy_them(game: State) -> None:
    # content/castle_assault/campaign/scenarios.yaml:26
    # setup
    rules_campaign_heroes.bring_campaign_deck(game)


def set_up_from_bad_to_worse(game: State) -> None:
    # content/castle_assault/campaign/scenarios.yaml:26
    # setup
    rules_campaign_heroes.bring_campaign_deck(game)


def set_up_revenge_of_the_mercenaries(game: State) -> None:
    # content/castle_assault/campaign/scenarios.yaml:26
    # setup
    rules_campaign_heroes.bring_campaign_deck(game)


def set_up_the_final_showdown(game: State) -> None:
    # content/castle_assault/campaign/scenarios.yaml:26
    # setup
    rules_campaign_heroes.bring_campaign_deck(game)


def set_up_to_the_mercenary_keep(game: State) -> None:
    # content/castle_assault/campaign/scenarios.yaml:26
    # setup
    rules_campaign_heroes.bring_campaign_deck(game)


def set_up_treasure_hunt(game: State) -> None:
    # content/castle_assault/campaign/scenarios.yaml:104
    # setup
    rules_campaign_heroes.bring_campaign_deck(game)
    game.create(game.program.definitions["castle_assault.magic_armor"], game.tables.space_2_1, 1)
    game.create(
        game.program.definitions["castle_assault.gelatinous_ooze"],
        game.tables.space_2_2,
        1,
    )


def set_up_undead_and_vampires(game: State) -> None:
    # content/castle_assault/scenarios/duels.yaml:13
    # setup
    for p in range(game.players):
        rules_decks.bring(game, game.setting.decks[p + 1 - 1], p)


def set_up_war_of_factions(game: State) -> None:
    # content/castle_assault/scenarios/duels.yaml:68
    # setup
    for p in range(game.players):
        own: Sequence[Any] = game.options["first_deck"] if p == 0 else game.options["second_deck"]
        wanted = game.options["first_seat"] if p == 0 else game.options["second_seat"]
        if len(own) > 0:
            rules_decks.bring_own(game, own, p)
        else:
            for x in [
                x
                for x in game.setting.decks
                if x.faction == wanted and rules_decks.legal(game, x)
            ]:
                game.spend(100)
                if game.options["factionless_cards"]:
                    rules_decks.bring(game, x, p)
                else:
                    rules_decks.shuffle_up(game, rules_decks.own_cards(game, x), p)
        rules_campaign_heroes.stamp_heroes(
            game,
            game.options["first_stamps"] if p == 0 else game.options["second_stamps"],
            p,
        )


def set_up_what_is_that(game: State) -> None:
    # content/castle_assault/campaign/scenarios.yaml:26
    # setup
    rules_campaign_heroes.bring_campaign_deck(game)


def set_up_who_awakened_the_ooze(game: State) -> None:
    # content/castle_assault/campaign/scenarios.yaml:26
    # setup
    rules_campaign_heroes.bring_campaign_deck(game)


def ooze_and_wand_carries(game: State) -> dict[str, Any]:
    # content/castle_assault/rules/campaign_heroes.yaml:105
    # carries
    return {
        "faction": game.options["faction"],
        "deck": game.options["deck"],
        "stamps": rules_campaign_heroes.stamps_earned(game),
        "magic_armor": rules_campaign_heroes.owns_treasure(game),
    }


def ooze_and_wand_goes_on(game: State) -> bool:
    # content/castle_assault/rules/campaign_heroes.yaml:105
    # goes_on
    return 0 in game.winners


STEPS_1 = (
    humans_and_orcs_step_0,
    humans_and_orcs_step_1,
    humans_and_orcs_step_2,
    humans_and_orcs_step_3,
    humans_and_orcs_step_4,
    humans_and_orcs_step_5,
    humans_and_orcs_step_6,
    humans_and_orcs_step_7,
    humans_and_orcs_step_8,
    humans_and_orcs_step_9,
)
HUMANS_AND_ORCS = Scenario(
    id="humans_and_orcs",
    title="Humans and Orcs, with full decks",
    players=(2, 2),
    seats=("Humans", "Orcs"),
    map="board",
    definition=HUMANS_AND_ORCS_SCENARIO,
    setup=set_up_humans_and_orcs,
    steps=STEPS_1,
    registers=7,
    options=(),
    evaluate=rules_evaluation.evaluate_duel_sense,
)
STEPS_2 = (
    a_just_offensive_step_0,
    a_just_offensive_step_1,
    a_just_offensive_step_2,
    a_just_offensive_step_3,
    a_just_offensive_step_4,
    a_just_offensive_step_5,
    a_just_offensive_step_6,
    a_just_offensive_step_7,
    a_just_offensive_step_8,
    a_just_offensive_step_9,
)
OPTIONS_1 = (
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
        kind=kinds.Card,
        words="A deck of one's own; its Faction counts, not the one chosen.",
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
    setup=set_up_a_just_offensive,
    steps=STEPS_2,
    registers=7,
    options=OPTIONS_1,
    automatic=(1,),
    evaluate=rules_evaluation.evaluate_campaign_sense,
    whole_turns=True,
)
BORDER_SKIRMISH = Scenario(
    id="border_skirmish",
    title="Border skirmish, with small decks",
    players=(2, 2),
    seats=("Humans", "Orcs"),
    map="board",
    definition=BORDER_SKIRMISH_SCENARIO,
    setup=set_up_border_skirmish,
    steps=STEPS_1,
    registers=7,
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
    setup=set_up_elves_and_wolves,
    steps=STEPS_1,
    registers=7,
    options=(),
    evaluate=rules_evaluation.evaluate_duel_sense,
)
EXAMPLE_SCENARIO_ = Scenario(
    id="example_scenario",
    title="Example scenario",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=EXAMPLE_SCENARIO_SCENARIO,
    setup=set_up_example_scenario,
    steps=STEPS_2,
    registers=7,
    options=(
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
            kind=kinds.Card,
            words="A deck of one's own; its Faction counts, not the one chosen.",
        ),
    ),
    automatic=(1,),
    evaluate=rules_evaluation.evaluate_campaign_sense,
    whole_turns=True,
)
FIND_THEM_AND_DESTROY_THEM = Scenario(
    id="find_them_and_destroy_them",
    title="3. Find them... and destroy them",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=FIND_THEM_AND_DESTROY_THEM_SCENARIO,
    setup=set_up_find_them_and_destroy_them,
    steps=STEPS_2,
    registers=7,
    options=OPTIONS_1,
    automatic=(1,),
    evaluate=rules_evaluation.evaluate_campaign_sense,
    whole_turns=True,
)
FROM_BAD_TO_WORSE = Scenario(
    id="from_bad_to_worse",
    title="7. From Bad to Worse",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=FROM_BAD_TO_WORSE_SCENARIO,
    setup=set_up_from_bad_to_worse,
    steps=STEPS_2,
    registers=7,
    options=OPTIONS_1,
    automatic=(1,),
    evaluate=rules_evaluation.evaluate_campaign_sense,
    whole_turns=True,
)
REVENGE_OF_THE_MERCENARIES = Scenario(
    id="revenge_of_the_mercenaries",
    title="6. Revenge of the Mercenaries",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=REVENGE_OF_THE_MERCENARIES_SCENARIO,
    setup=set_up_revenge_of_the_mercenaries,
    steps=STEPS_2,
    registers=7,
    options=OPTIONS_1,
    automatic=(1,),
    evaluate=rules_evaluation.evaluate_campaign_sense,
    whole_turns=True,
)
THE_FINAL_SHOWDOWN = Scenario(
    id="the_final_showdown",
    title="9. The Final Showdown",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=THE_FINAL_SHOWDOWN_SCENARIO,
    setup=set_up_the_final_showdown,
    steps=STEPS_2,
    registers=7,
    options=OPTIONS_1,
    automatic=(1,),
    evaluate=rules_evaluation.evaluate_campaign_sense,
    whole_turns=True,
)
TO_THE_MERCENARY_KEEP = Scenario(
    id="to_the_mercenary_keep",
    title="5. To the Mercenary Keep",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=TO_THE_MERCENARY_KEEP_SCENARIO,
    setup=set_up_to_the_mercenary_keep,
    steps=STEPS_2,
    registers=7,
    options=OPTIONS_1,
    automatic=(1,),
    evaluate=rules_evaluation.evaluate_campaign_sense,
    whole_turns=True,
)
TREASURE_HUNT = Scenario(
    id="treasure_hunt",
    title="2. Treasure Hunt",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=TREASURE_HUNT_SCENARIO,
    setup=set_up_treasure_hunt,
    steps=STEPS_2,
    registers=7,
    options=OPTIONS_1,
    automatic=(1,),
    evaluate=rules_evaluation.evaluate_campaign_sense,
    whole_turns=True,
)
UNDEAD_AND_VAMPIRES = Scenario(
    id="undead_and_vampires",
    title="Undead and Vampires, with full decks",
    players=(2, 2),
    seats=("Undead", "Vampires"),
    map="board",
    definition=UNDEAD_AND_VAMPIRES_SCENARIO,
    setup=set_up_undead_and_vampires,
    steps=STEPS_1,
    registers=7,
    options=(),
    evaluate=rules_evaluation.evaluate_duel_sense,
)
WAR_OF_FACTIONS = Scenario(
    id="war_of_factions",
    title="Any Faction against any other",
    players=(2, 2),
    seats=("First seat", "Second seat"),
    map="board",
    definition=WAR_OF_FACTIONS_SCENARIO,
    setup=set_up_war_of_factions,
    steps=STEPS_1,
    registers=7,
    options=(
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
        Option(
            "first_deck",
            "list definition",
            (),
            kind=kinds.Card,
            words="A deck of his own for the first seat.",
        ),
        Option(
            "second_deck",
            "list definition",
            (),
            kind=kinds.Card,
            words="A deck of his own for the second seat.",
        ),
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
    ),
    evaluate=rules_evaluation.evaluate_duel_sense,
)
WHAT_IS_THAT = Scenario(
    id="what_is_that",
    title="8. What is THAT!?",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=WHAT_IS_THAT_SCENARIO,
    setup=set_up_what_is_that,
    steps=STEPS_2,
    registers=7,
    options=OPTIONS_1,
    automatic=(1,),
    evaluate=rules_evaluation.evaluate_campaign_sense,
    whole_turns=True,
)
WHO_AWAKENED_THE_OOZE = Scenario(
    id="who_awakened_the_ooze",
    title="4. Who Awakened the Ooze?",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=WHO_AWAKENED_THE_OOZE_SCENARIO,
    setup=set_up_who_awakened_the_ooze,
    steps=STEPS_2,
    registers=7,
    options=OPTIONS_1,
    automatic=(1,),
    evaluate=rules_evaluation.evaluate_campaign_sense,
    whole_turns=True,
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
)
CONTENTS: tuple[Any, ...] = (
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
    rules_playing.CONTENTS,
    rules_resources.CONTENTS,
    rules_turn.CONTENTS,
    Contents(
        links=(
            (HUMANS_AND_ORCS_SCENARIO, "decks", ("castle_assault.humans", "castle_assault.orcs")),
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
                BORDER_SKIRMISH_SCENARIO,
                "decks",
                ("castle_assault.human_patrol", "castle_assault.orc_raiders"),
            ),
            (ELVES_AND_WOLVES_SCENARIO, "decks", ("castle_assault.elves", "castle_assault.wolves")),
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
        ),
    ),
)
MAPS: dict[str, Any] = {
    "board": {
        "rows": ("222", "...", "...", "...", "...", "...", "...", "...", "...", "111"),
        "legend": {"1": {"castle": 1}, "2": {"castle": 2}},
        "wide": True,
    },
}
SHAPES: dict[str, Any] = {}
SCENARIOS: tuple[Any, ...] = (
    HUMANS_AND_ORCS,
    A_JUST_OFFENSIVE,
    BORDER_SKIRMISH,
    ELVES_AND_WOLVES,
    EXAMPLE_SCENARIO_,
    FIND_THEM_AND_DESTROY_THEM,
    FROM_BAD_TO_WORSE,
    REVENGE_OF_THE_MERCENARIES,
    THE_FINAL_SHOWDOWN,
    TO_THE_MERCENARY_KEEP,
    TREASURE_HUNT,
    UNDEAD_AND_VAMPIRES,
    WAR_OF_FACTIONS,
    WHAT_IS_THAT,
    WHO_AWAKENED_THE_OOZE,
)
PROGRAM = Program(
    pack="castle_assault",
    title="Castle Assault",
    lock=LOCK,
    new_game=new_game,
    set_up=set_up,
    contents=CONTENTS,
    scenarios=SCENARIOS,
    maps=MAPS,
    shapes=SHAPES,
    active_zones=("attachments",),
    space_defaults={"castle": 0},
    linked_spaces={},
    hidden={},
    shown={
        "table_momentum": (
            "Momentum Meter {} (4 is MAX for the side below, -4 for the side above)",
            "number",
        ),
        "table_turn_counter": ("turn T{} of the Monsters", "number"),
        "player_castle_health": ("Castle {} of 10", "number"),
        "player_ready": ("ready Resources {}", "number"),
        "player_turns": ("turn {}", "number"),
        "piece_damage": (
            "attack {attack}, AC {ac}, damage {} of {health}, Movement {movement}",
            "number",
        ),
        "piece_entered": ("just entered", "truth"),
        "piece_acted": ("has acted", "truth"),
        "piece_soul_tokens": ("soul tokens {}", "number"),
        "piece_stamps": ("Stamps {}", "list enum"),
        "piece_target": ("on {}", "piece"),
    },
    squares_width=0,
    campaigns=(OOZE_AND_WAND_CAMPAIGN,),
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
            text="No Faction should win less than 35 % or more than 65 % of its games. Elves won 32 % (24-42), so Glade Archer, Leaf Dancer and Queen\nIthilwen got 1 Health, Starseer and Stag Rider 1 Attack, Faelar Dawnstring 1 AC. Orcs and Vampires had the hardest campaign: Tunnel\nSneaka, Wolf Ridas, Shield Grunt, Night Stalker, Mesmerist and Count Aurel got 1 Health.\n",
            rows=("first_seat", ("humans", "elves", "wolves", "orcs", "undead", "vampires")),
            columns=("second_seat", ("humans", "elves", "wolves", "orcs", "undead", "vampires")),
            scenario="war_of_factions",
            players=0,
            options={},
        ),
    ),
)
