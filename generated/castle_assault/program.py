# The pack `castle_assault`, linked and ready to play.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

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
import generated.castle_assault.rules.keywords as rules_keywords
import generated.castle_assault.rules.momentum as rules_momentum
import generated.castle_assault.rules.monsters as rules_monsters
import generated.castle_assault.rules.playing as rules_playing
import generated.castle_assault.rules.resources as rules_resources
import generated.castle_assault.rules.turn as rules_turn
import generated.castle_assault.rules.words as rules_words
from generated.castle_assault.lock import LOCK
from generated.castle_assault.state import State, new_game, set_up
from interpreter.api import NOTHING, Action, Actions, Option, Program, Prompt, Scenario, first_part

ASK_1 = Actions("turn", "your turn", ("mulligan",), False)
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
# content/castle_assault/campaign/scenarios.yaml:43
A_JUST_OFFENSIVE_SCENARIO = kinds.Scenario(
    id="a_just_offensive",
    name="1. A Just Offensive?",
    campaign=True,
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

ASK_5 = Prompt("choice", "Who takes the first turn?", ("player",))
# content/castle_assault/scenarios/duels.yaml:4
BORDER_SKIRMISH_SCENARIO = kinds.Scenario(
    id="border_skirmish",
    name="Border skirmish, with small decks",
    campaign=False,
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
    campaign=False,
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
    campaign=True,
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

# content/castle_assault/campaign/scenarios.yaml:114
FIND_THEM_AND_DESTROY_THEM_SCENARIO = kinds.Scenario(
    id="find_them_and_destroy_them",
    name="3. Find them... and destroy them",
    campaign=True,
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

# content/castle_assault/campaign/scenarios.yaml:269
FROM_BAD_TO_WORSE_SCENARIO = kinds.Scenario(
    id="from_bad_to_worse",
    name="7. From Bad to Worse",
    campaign=True,
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

# content/castle_assault/scenarios/duels.yaml:16
HUMANS_AND_ORCS_SCENARIO = kinds.Scenario(
    id="humans_and_orcs",
    name="Humans and Orcs, with full decks",
    campaign=False,
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

# content/castle_assault/campaign/scenarios.yaml:236
REVENGE_OF_THE_MERCENARIES_SCENARIO = kinds.Scenario(
    id="revenge_of_the_mercenaries",
    name="6. Revenge of the Mercenaries",
    campaign=True,
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

# content/castle_assault/campaign/scenarios.yaml:323
THE_FINAL_SHOWDOWN_SCENARIO = kinds.Scenario(
    id="the_final_showdown",
    name="9. The Final Showdown",
    campaign=True,
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

# content/castle_assault/campaign/scenarios.yaml:193
TO_THE_MERCENARY_KEEP_SCENARIO = kinds.Scenario(
    id="to_the_mercenary_keep",
    name="5. To the Mercenary Keep",
    campaign=True,
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

# content/castle_assault/campaign/scenarios.yaml:89
TREASURE_HUNT_SCENARIO = kinds.Scenario(
    id="treasure_hunt",
    name="2. Treasure Hunt",
    campaign=True,
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
    campaign=False,
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
    campaign=False,
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

# content/castle_assault/campaign/scenarios.yaml:296
WHAT_IS_THAT_SCENARIO = kinds.Scenario(
    id="what_is_that",
    name="8. What is THAT!?",
    campaign=True,
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

# content/castle_assault/campaign/scenarios.yaml:159
WHO_AWAKENED_THE_OOZE_SCENARIO = kinds.Scenario(
    id="who_awakened_the_ooze",
    name="4. Who Awakened the Ooze?",
    campaign=True,
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
    docs = game.doc
    owners = game.owner
    entered_of = game.piece_entered
    moved_of = game.piece_moved
    ranked = [
        ((-rules_words.advance_of(game, unit),), unit)
        for unit in game.live
        if (
            isinstance(docs[unit], kinds.Unit)
            and owners[unit] == game.active
            and (not entered_of[unit] and not moved_of[unit])
        )
    ]
    if not ranked:
        return []
    least = min([rank for rank, _ in ranked])
    return [found for rank, found in ranked if rank == least]


def _in_order_1(game: State) -> Sequence[int]:
    docs = game.doc
    owners = game.owner
    ranked = [
        ((-rules_words.advance_of(game, unit), game.board.x[game.place[unit]]), unit)
        for unit in game.live
        if isinstance(docs[unit], kinds.Unit) and owners[unit] == game.active
    ]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _in_order_2(game: State) -> Sequence[int]:
    docs = game.doc
    owners = game.owner
    ranked = [
        ((-rules_words.advance_of(game, unit), game.board.x[game.place[unit]]), unit)
        for unit in game.live
        if isinstance(docs[unit], kinds.Unit) and owners[unit] == game.active
    ]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def a_just_offensive_step_0(game: State) -> int:
    # content/castle_assault/rules/campaign.yaml:318
    for line in [*game.setting.before, *game.setting.goal]:
        if game.log is not None:
            game.tell(game.show("text", line))
    game.table_first = 0
    game.active = 0
    return 1


def a_just_offensive_step_1(game: State) -> int:
    # content/castle_assault/rules/campaign.yaml:315
    player = 0
    options: list[Any] = [(0, *option) for option in rules_turn.mulligan_options(game, player)]
    options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_1, options)]
        if choice[0] == 0:
            rules_turn.take_mulligan(game, player)
        else:
            game.passed = True
    rules_campaign.carry_out(game, game.setting.start)
    if game.over:
        return -1
    return 2


def a_just_offensive_step_2(game: State) -> int:
    # content/castle_assault/rules/campaign.yaml:324
    game.active = 0
    game.player_turns[game.active] += 1
    game.player_placed[game.active] = 0
    game.player_played[game.active] = 0
    for unit in [
        unit
        for unit in game.live
        if isinstance(game.doc[unit], kinds.Unit) and game.owner[unit] == game.active
    ]:
        game.piece_entered[unit] = False
        game.piece_moved[unit] = False
        game.piece_acted[unit] = False
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
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    for unit in [
        unit
        for unit in game.live
        if isinstance(game.doc[unit], kinds.Unit) and game.owner[unit] == game.active
    ]:
        rules_turn.emit_start_of_turn(game, unit)
        if game.over:
            return -1
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    while True:
        game.tick("content/castle_assault/rules/turn.yaml:56")
        game.registers[0] = _best_1(game)
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
    # content/castle_assault/rules/turn.yaml:96
    player = game.active
    options: list[Any] = [
        (0, option)
        for option in rules_resources.place_resource_options(game, player)
    ]
    options += [(1, *option) for option in rules_playing.play_unit_options(game, player)]
    options += [(2, *option) for option in rules_playing.play_ability_options(game, player)]
    options += [(3, option) for option in rules_playing.play_plain_ability_options(game, player)]
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
    # content/castle_assault/rules/turn.yaml:98
    player = game.active
    options: list[Any] = [
        (0, option)
        for option in rules_resources.place_resource_options(game, player)
    ]
    options += [(1, *option) for option in rules_playing.play_unit_options(game, player)]
    options += [(2, *option) for option in rules_playing.play_ability_options(game, player)]
    options += [(3, option) for option in rules_playing.play_plain_ability_options(game, player)]
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
    # content/castle_assault/rules/turn.yaml:110
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    for unit in [
        unit
        for unit in game.live
        if isinstance(game.doc[unit], kinds.Unit) and game.owner[unit] == game.active
    ]:
        rules_turn.emit_end_of_turn(game, unit)
        if game.over:
            return -1
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    while len(game.contents[game.zone_hand[game.active]]) > 6:
        game.tick("content/castle_assault/rules/turn.yaml:117")
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
    rules_turn.end_effects(game)
    game.table_quiet += 1
    if rules_turn.is_spent(game):
        rules_turn.decide_by_castles(game)
        if game.over:
            return -1
    return 7


def a_just_offensive_step_7(game: State) -> int:
    # content/castle_assault/rules/campaign.yaml:328
    if game.setting.survive > 0 and game.player_turns[game.active] >= game.setting.survive:
        rules_campaign.win_scenario(game)
        if game.over:
            return -1
    game.active = rules_campaign.monster_side(game)
    game.player_turns[game.active] += 1
    for unit in [
        unit
        for unit in game.live
        if isinstance(game.doc[unit], kinds.Unit) and game.owner[unit] == game.active
    ]:
        game.piece_entered[unit] = False
        game.piece_moved[unit] = False
        game.piece_acted[unit] = False
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    rules_momentum.roll_momentum(game, game.active)
    game.table_turn_counter += 1
    for unit in _in_order_1(game):
        rules_turn.emit_start_of_turn(game, unit)
        if game.over:
            return -1
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    game.registers[3] = rules_monsters.to_move(game)
    while len(game.registers[3]) > 0:
        game.tick("content/castle_assault/rules/monsters.yaml:110")
        game.registers[4] = game.registers[3]
        while len(game.registers[4]) > 0:
            game.tick("content/castle_assault/rules/monsters.yaml:112")
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
    # content/castle_assault/rules/monsters.yaml:118
    game.registers[5] = rules_monsters.to_act(game)
    while len(game.registers[5]) > 0:
        game.tick("content/castle_assault/rules/monsters.yaml:123")
        game.registers[6] = game.registers[5]
        while len(game.registers[6]) > 0:
            game.tick("content/castle_assault/rules/monsters.yaml:125")
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
    # content/castle_assault/rules/monsters.yaml:146
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    for unit in _in_order_2(game):
        rules_turn.emit_end_of_turn(game, unit)
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
    # content/castle_assault/campaign/scenarios.yaml:24
    # setup
    rules_campaign_heroes.bring_own_deck(game)


def _best_2(game: State) -> Sequence[int]:
    docs = game.doc
    owners = game.owner
    entered_of = game.piece_entered
    moved_of = game.piece_moved
    ranked = [
        ((-rules_words.advance_of(game, unit),), unit)
        for unit in game.live
        if (
            isinstance(docs[unit], kinds.Unit)
            and owners[unit] == game.active
            and (not entered_of[unit] and not moved_of[unit])
        )
    ]
    if not ranked:
        return []
    least = min([rank for rank, _ in ranked])
    return [found for rank, found in ranked if rank == least]


def border_skirmish_step_0(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:124
    game.registers[2] = tuple(range(game.players))
    game.registers[3] = 0
    return 1


def border_skirmish_step_1(game: State) -> int:
    if game.registers[3] >= len(game.registers[2]):
        return 2
    game.registers[0] = game.registers[2][game.registers[3]]
    game.registers[3] += 1
    return 3


def border_skirmish_step_2(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:34
    rules_turn.roll_off(game)
    game.registers[1] = game.choose(game.table_higher, ASK_5, range(game.players), NOTHING)
    if game.registers[1] >= 0:
        game.table_first = game.registers[1]
        game.active = game.registers[1]
    return 4


def border_skirmish_step_3(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:33
    player = game.registers[0]
    options: list[Any] = [(0, *option) for option in rules_turn.mulligan_options(game, player)]
    options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_1, options)]
        if choice[0] == 0:
            rules_turn.take_mulligan(game, player)
        else:
            game.passed = True
    return 1


def border_skirmish_step_4(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:62
    game.player_turns[game.active] += 1
    game.player_placed[game.active] = 0
    game.player_played[game.active] = 0
    for unit in [
        unit
        for unit in game.live
        if isinstance(game.doc[unit], kinds.Unit) and game.owner[unit] == game.active
    ]:
        game.piece_entered[unit] = False
        game.piece_moved[unit] = False
        game.piece_acted[unit] = False
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
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    for unit in [
        unit
        for unit in game.live
        if isinstance(game.doc[unit], kinds.Unit) and game.owner[unit] == game.active
    ]:
        rules_turn.emit_start_of_turn(game, unit)
        if game.over:
            return -1
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    while True:
        game.tick("content/castle_assault/rules/turn.yaml:56")
        game.registers[4] = _best_2(game)
        if len(game.registers[4]) == 0:
            break
        game.registers[5] = game.choose(game.active, ASK_2, game.registers[4], NOTHING)
        if game.registers[5] >= 0:
            rules_actions.move_forward(game, game.registers[5])
            if game.over:
                return -1
    return 5


def border_skirmish_step_5(game: State) -> int:
    return 6 if rules_turn.must_play(game, game.active) else 7


def border_skirmish_step_6(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:96
    player = game.active
    options: list[Any] = [
        (0, option)
        for option in rules_resources.place_resource_options(game, player)
    ]
    options += [(1, *option) for option in rules_playing.play_unit_options(game, player)]
    options += [(2, *option) for option in rules_playing.play_ability_options(game, player)]
    options += [(3, option) for option in rules_playing.play_plain_ability_options(game, player)]
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


def border_skirmish_step_7(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:98
    player = game.active
    options: list[Any] = [
        (0, option)
        for option in rules_resources.place_resource_options(game, player)
    ]
    options += [(1, *option) for option in rules_playing.play_unit_options(game, player)]
    options += [(2, *option) for option in rules_playing.play_ability_options(game, player)]
    options += [(3, option) for option in rules_playing.play_plain_ability_options(game, player)]
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


def border_skirmish_step_8(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:110
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    for unit in [
        unit
        for unit in game.live
        if isinstance(game.doc[unit], kinds.Unit) and game.owner[unit] == game.active
    ]:
        rules_turn.emit_end_of_turn(game, unit)
        if game.over:
            return -1
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    while len(game.contents[game.zone_hand[game.active]]) > 6:
        game.tick("content/castle_assault/rules/turn.yaml:117")
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
    rules_turn.end_effects(game)
    game.table_quiet += 1
    if rules_turn.is_spent(game):
        rules_turn.decide_by_castles(game)
        if game.over:
            return -1
    return 9


def border_skirmish_step_9(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:133
    game.active = game.after[game.active]
    return 4


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
    # content/castle_assault/campaign/scenarios.yaml:24
    # setup
    rules_campaign_heroes.bring_own_deck(game)


def set_up_find_them_and_destroy_them(game: State) -> None:
    # content/castle_assault/campaign/scenarios.yaml:24
    # setup
    rules_campaign_heroes.bring_own_deck(game)


def set_up_from_bad_to_worse(game: State) -> None:
    # content/castle_assault/campaign/scenarios.yaml:24
    # setup
    rules_campaign_heroes.bring_own_deck(game)


def set_up_humans_and_orcs(game: State) -> None:
    # content/castle_assault/scenarios/duels.yaml:13
    # setup
    for p in range(game.players):
        rules_decks.bring(game, game.setting.decks[p + 1 - 1], p)


def set_up_revenge_of_the_mercenaries(game: State) -> None:
    # content/castle_assault/campaign/scenarios.yaml:24
    # setup
    rules_campaign_heroes.bring_own_deck(game)


def set_up_the_final_showdown(game: State) -> None:
    # content/castle_assault/campaign/scenarios.yaml:24
    # setup
    rules_campaign_heroes.bring_own_deck(game)


def set_up_to_the_mercenary_keep(game: State) -> None:
    # content/castle_assault/campaign/scenarios.yaml:24
    # setup
    rules_campaign_heroes.bring_own_deck(game)


def set_up_treasure_hunt(game: State) -> None:
    # content/castle_assault/campaign/scenarios.yaml:100
    # setup
    rules_campaign_heroes.bring_own_deck(game)
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
    # content/castle_assault/scenarios/duels.yaml:50
    # setup
    for p in range(game.players):
        wanted = game.options["first_seat"] if p == 0 else game.options["second_seat"]
        for x in [x for x in game.setting.decks if x.faction == wanted]:
            rules_decks.check_deck(game, x)
            if game.options["factionless_cards"]:
                rules_decks.bring(game, x, p)
            else:
                rules_decks.shuffle_up(game, rules_decks.own_cards(game, x), p)


def set_up_what_is_that(game: State) -> None:
    # content/castle_assault/campaign/scenarios.yaml:24
    # setup
    rules_campaign_heroes.bring_own_deck(game)


def set_up_who_awakened_the_ooze(game: State) -> None:
    # content/castle_assault/campaign/scenarios.yaml:24
    # setup
    rules_campaign_heroes.bring_own_deck(game)


A_JUST_OFFENSIVE = Scenario(
    id="a_just_offensive",
    title="1. A Just Offensive?",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=A_JUST_OFFENSIVE_SCENARIO,
    setup=set_up_a_just_offensive,
    steps=(
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
    ),
    registers=7,
    options=(
        Option(
            "faction",
            "enum",
            "humans",
            values=("humans", "elves", "wolves", "orcs", "undead", "vampires"),
            words="Whom the player leads.",
        ),
        Option("magic_armor", "truth", False),
        Option("red_stamp", "truth", False),
        Option("blue_stamp", "truth", False),
        Option("green_stamp", "truth", False),
        Option("white_stamp", "truth", False),
        Option("yellow_stamp", "truth", False),
    ),
)
BORDER_SKIRMISH = Scenario(
    id="border_skirmish",
    title="Border skirmish, with small decks",
    players=(2, 2),
    seats=("Humans", "Orcs"),
    map="board",
    definition=BORDER_SKIRMISH_SCENARIO,
    setup=set_up_border_skirmish,
    steps=(
        border_skirmish_step_0,
        border_skirmish_step_1,
        border_skirmish_step_2,
        border_skirmish_step_3,
        border_skirmish_step_4,
        border_skirmish_step_5,
        border_skirmish_step_6,
        border_skirmish_step_7,
        border_skirmish_step_8,
        border_skirmish_step_9,
    ),
    registers=7,
    options=(),
)
ELVES_AND_WOLVES = Scenario(
    id="elves_and_wolves",
    title="Elves and Wolves, with full decks",
    players=(2, 2),
    seats=("Elves", "Wolves"),
    map="board",
    definition=ELVES_AND_WOLVES_SCENARIO,
    setup=set_up_elves_and_wolves,
    steps=(
        border_skirmish_step_0,
        border_skirmish_step_1,
        border_skirmish_step_2,
        border_skirmish_step_3,
        border_skirmish_step_4,
        border_skirmish_step_5,
        border_skirmish_step_6,
        border_skirmish_step_7,
        border_skirmish_step_8,
        border_skirmish_step_9,
    ),
    registers=7,
    options=(),
)
EXAMPLE_SCENARIO = Scenario(
    id="example_scenario",
    title="Example scenario",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=EXAMPLE_SCENARIO_SCENARIO,
    setup=set_up_example_scenario,
    steps=(
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
    ),
    registers=7,
    options=(
        Option(
            "faction",
            "enum",
            "humans",
            values=("humans", "elves", "wolves", "orcs", "undead", "vampires"),
            words="Whom the player leads.",
        ),
        Option("magic_armor", "truth", False),
        Option("red_stamp", "truth", False),
        Option("blue_stamp", "truth", False),
        Option("green_stamp", "truth", False),
        Option("white_stamp", "truth", False),
        Option("yellow_stamp", "truth", False),
    ),
)
FIND_THEM_AND_DESTROY_THEM = Scenario(
    id="find_them_and_destroy_them",
    title="3. Find them... and destroy them",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=FIND_THEM_AND_DESTROY_THEM_SCENARIO,
    setup=set_up_find_them_and_destroy_them,
    steps=(
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
    ),
    registers=7,
    options=(
        Option(
            "faction",
            "enum",
            "humans",
            values=("humans", "elves", "wolves", "orcs", "undead", "vampires"),
            words="Whom the player leads.",
        ),
        Option("magic_armor", "truth", False),
        Option("red_stamp", "truth", False),
        Option("blue_stamp", "truth", False),
        Option("green_stamp", "truth", False),
        Option("white_stamp", "truth", False),
        Option("yellow_stamp", "truth", False),
    ),
)
FROM_BAD_TO_WORSE = Scenario(
    id="from_bad_to_worse",
    title="7. From Bad to Worse",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=FROM_BAD_TO_WORSE_SCENARIO,
    setup=set_up_from_bad_to_worse,
    steps=(
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
    ),
    registers=7,
    options=(
        Option(
            "faction",
            "enum",
            "humans",
            values=("humans", "elves", "wolves", "orcs", "undead", "vampires"),
            words="Whom the player leads.",
        ),
        Option("magic_armor", "truth", False),
        Option("red_stamp", "truth", False),
        Option("blue_stamp", "truth", False),
        Option("green_stamp", "truth", False),
        Option("white_stamp", "truth", False),
        Option("yellow_stamp", "truth", False),
    ),
)
HUMANS_AND_ORCS = Scenario(
    id="humans_and_orcs",
    title="Humans and Orcs, with full decks",
    players=(2, 2),
    seats=("Humans", "Orcs"),
    map="board",
    definition=HUMANS_AND_ORCS_SCENARIO,
    setup=set_up_humans_and_orcs,
    steps=(
        border_skirmish_step_0,
        border_skirmish_step_1,
        border_skirmish_step_2,
        border_skirmish_step_3,
        border_skirmish_step_4,
        border_skirmish_step_5,
        border_skirmish_step_6,
        border_skirmish_step_7,
        border_skirmish_step_8,
        border_skirmish_step_9,
    ),
    registers=7,
    options=(),
)
REVENGE_OF_THE_MERCENARIES = Scenario(
    id="revenge_of_the_mercenaries",
    title="6. Revenge of the Mercenaries",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=REVENGE_OF_THE_MERCENARIES_SCENARIO,
    setup=set_up_revenge_of_the_mercenaries,
    steps=(
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
    ),
    registers=7,
    options=(
        Option(
            "faction",
            "enum",
            "humans",
            values=("humans", "elves", "wolves", "orcs", "undead", "vampires"),
            words="Whom the player leads.",
        ),
        Option("magic_armor", "truth", False),
        Option("red_stamp", "truth", False),
        Option("blue_stamp", "truth", False),
        Option("green_stamp", "truth", False),
        Option("white_stamp", "truth", False),
        Option("yellow_stamp", "truth", False),
    ),
)
THE_FINAL_SHOWDOWN = Scenario(
    id="the_final_showdown",
    title="9. The Final Showdown",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=THE_FINAL_SHOWDOWN_SCENARIO,
    setup=set_up_the_final_showdown,
    steps=(
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
    ),
    registers=7,
    options=(
        Option(
            "faction",
            "enum",
            "humans",
            values=("humans", "elves", "wolves", "orcs", "undead", "vampires"),
            words="Whom the player leads.",
        ),
        Option("magic_armor", "truth", False),
        Option("red_stamp", "truth", False),
        Option("blue_stamp", "truth", False),
        Option("green_stamp", "truth", False),
        Option("white_stamp", "truth", False),
        Option("yellow_stamp", "truth", False),
    ),
)
TO_THE_MERCENARY_KEEP = Scenario(
    id="to_the_mercenary_keep",
    title="5. To the Mercenary Keep",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=TO_THE_MERCENARY_KEEP_SCENARIO,
    setup=set_up_to_the_mercenary_keep,
    steps=(
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
    ),
    registers=7,
    options=(
        Option(
            "faction",
            "enum",
            "humans",
            values=("humans", "elves", "wolves", "orcs", "undead", "vampires"),
            words="Whom the player leads.",
        ),
        Option("magic_armor", "truth", False),
        Option("red_stamp", "truth", False),
        Option("blue_stamp", "truth", False),
        Option("green_stamp", "truth", False),
        Option("white_stamp", "truth", False),
        Option("yellow_stamp", "truth", False),
    ),
)
TREASURE_HUNT = Scenario(
    id="treasure_hunt",
    title="2. Treasure Hunt",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=TREASURE_HUNT_SCENARIO,
    setup=set_up_treasure_hunt,
    steps=(
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
    ),
    registers=7,
    options=(
        Option(
            "faction",
            "enum",
            "humans",
            values=("humans", "elves", "wolves", "orcs", "undead", "vampires"),
            words="Whom the player leads.",
        ),
        Option("magic_armor", "truth", False),
        Option("red_stamp", "truth", False),
        Option("blue_stamp", "truth", False),
        Option("green_stamp", "truth", False),
        Option("white_stamp", "truth", False),
        Option("yellow_stamp", "truth", False),
    ),
)
UNDEAD_AND_VAMPIRES = Scenario(
    id="undead_and_vampires",
    title="Undead and Vampires, with full decks",
    players=(2, 2),
    seats=("Undead", "Vampires"),
    map="board",
    definition=UNDEAD_AND_VAMPIRES_SCENARIO,
    setup=set_up_undead_and_vampires,
    steps=(
        border_skirmish_step_0,
        border_skirmish_step_1,
        border_skirmish_step_2,
        border_skirmish_step_3,
        border_skirmish_step_4,
        border_skirmish_step_5,
        border_skirmish_step_6,
        border_skirmish_step_7,
        border_skirmish_step_8,
        border_skirmish_step_9,
    ),
    registers=7,
    options=(),
)
WAR_OF_FACTIONS = Scenario(
    id="war_of_factions",
    title="Any Faction against any other",
    players=(2, 2),
    seats=("First seat", "Second seat"),
    map="board",
    definition=WAR_OF_FACTIONS_SCENARIO,
    setup=set_up_war_of_factions,
    steps=(
        border_skirmish_step_0,
        border_skirmish_step_1,
        border_skirmish_step_2,
        border_skirmish_step_3,
        border_skirmish_step_4,
        border_skirmish_step_5,
        border_skirmish_step_6,
        border_skirmish_step_7,
        border_skirmish_step_8,
        border_skirmish_step_9,
    ),
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
        Option("factionless_cards", "truth", True, words="No: the 34 cards of the Faction alone."),
        Option("hero_rule", "truth", False, words="Who loses the Hero loses the game."),
    ),
)
WHAT_IS_THAT = Scenario(
    id="what_is_that",
    title="8. What is THAT!?",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=WHAT_IS_THAT_SCENARIO,
    setup=set_up_what_is_that,
    steps=(
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
    ),
    registers=7,
    options=(
        Option(
            "faction",
            "enum",
            "humans",
            values=("humans", "elves", "wolves", "orcs", "undead", "vampires"),
            words="Whom the player leads.",
        ),
        Option("magic_armor", "truth", False),
        Option("red_stamp", "truth", False),
        Option("blue_stamp", "truth", False),
        Option("green_stamp", "truth", False),
        Option("white_stamp", "truth", False),
        Option("yellow_stamp", "truth", False),
    ),
)
WHO_AWAKENED_THE_OOZE = Scenario(
    id="who_awakened_the_ooze",
    title="4. Who Awakened the Ooze?",
    players=(2, 2),
    seats=("Player", "Monsters"),
    map="board",
    definition=WHO_AWAKENED_THE_OOZE_SCENARIO,
    setup=set_up_who_awakened_the_ooze,
    steps=(
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
    ),
    registers=7,
    options=(
        Option(
            "faction",
            "enum",
            "humans",
            values=("humans", "elves", "wolves", "orcs", "undead", "vampires"),
            words="Whom the player leads.",
        ),
        Option("magic_armor", "truth", False),
        Option("red_stamp", "truth", False),
        Option("blue_stamp", "truth", False),
        Option("green_stamp", "truth", False),
        Option("white_stamp", "truth", False),
        Option("yellow_stamp", "truth", False),
    ),
)
DEFINITIONS: tuple[Any, ...] = (
    campaign_scenarios.EXAMPLE_SCENARIO_START,
    campaign_scenarios.EXAMPLE_SCENARIO_T1,
    campaign_scenarios.EXAMPLE_SCENARIO_T2,
    campaign_scenarios.EXAMPLE_SCENARIO_T3,
    campaign_scenarios.EXAMPLE_SCENARIO_TN,
    campaign_scenarios.A_JUST_OFFENSIVE_START,
    campaign_scenarios.A_JUST_OFFENSIVE_T1,
    campaign_scenarios.A_JUST_OFFENSIVE_T2,
    campaign_scenarios.A_JUST_OFFENSIVE_T3,
    campaign_scenarios.A_JUST_OFFENSIVE_T4,
    campaign_scenarios.A_JUST_OFFENSIVE_T5,
    campaign_scenarios.A_JUST_OFFENSIVE_T6,
    campaign_scenarios.A_JUST_OFFENSIVE_T7,
    campaign_scenarios.A_JUST_OFFENSIVE_T8,
    campaign_scenarios.A_JUST_OFFENSIVE_T9,
    campaign_scenarios.A_JUST_OFFENSIVE_T10,
    campaign_scenarios.TREASURE_HUNT_T1,
    campaign_scenarios.TREASURE_HUNT_T2,
    campaign_scenarios.TREASURE_HUNT_T3,
    campaign_scenarios.TREASURE_HUNT_TN,
    campaign_scenarios.FIND_THEM_AND_DESTROY_THEM_START,
    campaign_scenarios.FIND_THEM_AND_DESTROY_THEM_T1,
    campaign_scenarios.FIND_THEM_AND_DESTROY_THEM_T2,
    campaign_scenarios.FIND_THEM_AND_DESTROY_THEM_T3,
    campaign_scenarios.FIND_THEM_AND_DESTROY_THEM_T4,
    campaign_scenarios.FIND_THEM_AND_DESTROY_THEM_T5,
    campaign_scenarios.FIND_THEM_AND_DESTROY_THEM_T6,
    campaign_scenarios.FIND_THEM_AND_DESTROY_THEM_T7,
    campaign_scenarios.FIND_THEM_AND_DESTROY_THEM_T8,
    campaign_scenarios.FIND_THEM_AND_DESTROY_THEM_T9,
    campaign_scenarios.FIND_THEM_AND_DESTROY_THEM_TN,
    campaign_scenarios.WHO_AWAKENED_THE_OOZE_START,
    campaign_scenarios.WHO_AWAKENED_THE_OOZE_T1,
    campaign_scenarios.WHO_AWAKENED_THE_OOZE_T2,
    campaign_scenarios.WHO_AWAKENED_THE_OOZE_T3,
    campaign_scenarios.WHO_AWAKENED_THE_OOZE_T4,
    campaign_scenarios.WHO_AWAKENED_THE_OOZE_T5,
    campaign_scenarios.WHO_AWAKENED_THE_OOZE_T6,
    campaign_scenarios.TO_THE_MERCENARY_KEEP_START,
    campaign_scenarios.TO_THE_MERCENARY_KEEP_T1,
    campaign_scenarios.TO_THE_MERCENARY_KEEP_T2,
    campaign_scenarios.TO_THE_MERCENARY_KEEP_T3,
    campaign_scenarios.TO_THE_MERCENARY_KEEP_T4,
    campaign_scenarios.TO_THE_MERCENARY_KEEP_T5,
    campaign_scenarios.TO_THE_MERCENARY_KEEP_T6,
    campaign_scenarios.TO_THE_MERCENARY_KEEP_T7,
    campaign_scenarios.TO_THE_MERCENARY_KEEP_T8,
    campaign_scenarios.TO_THE_MERCENARY_KEEP_TN,
    campaign_scenarios.REVENGE_OF_THE_MERCENARIES_START,
    campaign_scenarios.REVENGE_OF_THE_MERCENARIES_T1,
    campaign_scenarios.REVENGE_OF_THE_MERCENARIES_T2,
    campaign_scenarios.REVENGE_OF_THE_MERCENARIES_T3,
    campaign_scenarios.REVENGE_OF_THE_MERCENARIES_T4,
    campaign_scenarios.REVENGE_OF_THE_MERCENARIES_T5,
    campaign_scenarios.FROM_BAD_TO_WORSE_START,
    campaign_scenarios.FROM_BAD_TO_WORSE_T1,
    campaign_scenarios.FROM_BAD_TO_WORSE_T2,
    campaign_scenarios.FROM_BAD_TO_WORSE_T3,
    campaign_scenarios.WHAT_IS_THAT_START,
    campaign_scenarios.WHAT_IS_THAT_T1,
    campaign_scenarios.WHAT_IS_THAT_T2,
    campaign_scenarios.WHAT_IS_THAT_T3,
    campaign_scenarios.WHAT_IS_THAT_T4,
    campaign_scenarios.THE_FINAL_SHOWDOWN_START,
    campaign_scenarios.THE_FINAL_SHOWDOWN_T1,
    campaign_scenarios.THE_FINAL_SHOWDOWN_T2,
    campaign_scenarios.THE_FINAL_SHOWDOWN_T3,
    campaign_scenarios.THE_FINAL_SHOWDOWN_T4,
    campaign_scenarios.THE_FINAL_SHOWDOWN_T5,
    campaign_scenarios.THE_FINAL_SHOWDOWN_T6,
    campaign_scenarios.THE_FINAL_SHOWDOWN_T7,
    campaign_scenarios.THE_FINAL_SHOWDOWN_T8,
    campaign_scenarios.THE_FINAL_SHOWDOWN_TN,
    campaign_treasure.MAGIC_ARMOR,
    cards_elves.GLADE_ARCHER,
    cards_elves.SAPLING_SCOUT,
    cards_elves.LEAF_DANCER,
    cards_elves.STARSEER,
    cards_elves.THORNWARDEN,
    cards_elves.ELVISH_COUNCILOR,
    cards_elves.MOON_GUARDSMAN,
    cards_elves.DEFT_ASSASSIN,
    cards_elves.STAG_RIDER,
    cards_elves.YEW_BOWOMAN,
    cards_elves.VAST_SORCERER,
    cards_elves.FOCUSED_AIM,
    cards_elves.WIND_STEP,
    cards_elves.ENTANGLE,
    cards_elves.MOONLIGHT_WARD,
    cards_elves.RAIN_OF_ARROWS,
    cards_elves.QUEEN_ITHILWEN,
    cards_elves.FAELAR_DAWNSTRING,
    cards_factionless.WILD_WRATH,
    cards_factionless.SHIELD_BLESSING,
    cards_factionless.SHIFT_ASIDE,
    cards_factionless.FORCED_MARCH,
    cards_factionless.SCOUT_REPORT,
    cards_factionless.TURN_THE_TIDE,
    cards_factionless.STURDY_SHIELD,
    cards_factionless.HIRED_BLADE,
    cards_humans.CROSSBOWOMAN,
    cards_humans.TOWN_MILITIA,
    cards_humans.PIKEWOMAN,
    cards_humans.SQUIRE,
    cards_humans.KNIGHT,
    cards_humans.MAGE,
    cards_humans.CHAPLAIN,
    cards_humans.STANDARD_BEARER,
    cards_humans.GATE_WARDEN,
    cards_humans.HALBERDIER,
    cards_humans.HEAVY_LANCER,
    cards_humans.RALLY,
    cards_humans.HOLD_THE_LINE,
    cards_humans.MASONRY,
    cards_humans.VOLLEY,
    cards_humans.TEMPERED_STEEL,
    cards_humans.HIGH_MARSHAL_ALDREN,
    cards_humans.SER_ROWENA,
    cards_orcs.PEONS,
    cards_orcs.TUNNEL_SNEAKA,
    cards_orcs.CHELVIT_RIDAS,
    cards_orcs.ROCK_THROWAS,
    cards_orcs.BATTLE_DRUMMA,
    cards_orcs.WOLF_RIDAS,
    cards_orcs.ROCKET_RIDA,
    cards_orcs.SHIELD_GRUNT,
    cards_orcs.BRUTE,
    cards_orcs.BOAR_SMASHA,
    cards_orcs.TROLL_CAPTAIN,
    cards_orcs.WAR_CRY,
    cards_orcs.FRENZY,
    cards_orcs.GREEN_TIDE,
    cards_orcs.SPIKED_CLUB,
    cards_orcs.SMASH,
    cards_orcs.LORD_GARRULK,
    cards_orcs.URZHA_SKULLCLEAVA,
    cards_undead.SPIRIT_FINDER,
    cards_undead.SHAMBLING_ZOMBIE,
    cards_undead.SKELETON_SPEARMAN,
    cards_undead.SKELETON_ARCHER,
    cards_undead.GRAVE_GHOUL,
    cards_undead.BONE_WALL,
    cards_undead.GRAVECALLER,
    cards_undead.BANSHEE,
    cards_undead.DEATH_KNIGHT,
    cards_undead.NECROMANCER,
    cards_undead.ABOMINATION,
    cards_undead.RAISE_DEAD,
    cards_undead.SOUL_HARVEST,
    cards_undead.WITHERING,
    cards_undead.PHYLACTERY,
    cards_undead.PLAGUE,
    cards_undead.MALGRATH_THE_UNDYING,
    cards_undead.LADY_MORTESSA,
    cards_vampires.THRALL,
    cards_vampires.BAT_SWARM,
    cards_vampires.BLOOD_COURTIER,
    cards_vampires.NIGHT_STALKER,
    cards_vampires.CRYPT_GUARD,
    cards_vampires.GARGOYLE,
    cards_vampires.MESMERIST,
    cards_vampires.BLOOD_MAGE,
    cards_vampires.SHADOW_DUELIST,
    cards_vampires.VAMPIRE_NOBLE,
    cards_vampires.ELDER_BLOODLORD,
    cards_vampires.BLOOD_PRICE,
    cards_vampires.SIPHON,
    cards_vampires.MIST_FORM,
    cards_vampires.CRIMSON_PACT,
    cards_vampires.REPEL,
    cards_vampires.COUNTESS_VELISANDRA,
    cards_vampires.COUNT_AUREL,
    cards_wolves.PUP,
    cards_wolves.WILD_RUNNER,
    cards_wolves.HOWLER,
    cards_wolves.PACK_HUNTER,
    cards_wolves.DEN_MOTHER,
    cards_wolves.GREY_STALKER,
    cards_wolves.MOONCLAW,
    cards_wolves.ALPHA_GUARD,
    cards_wolves.DIRE_WOLF,
    cards_wolves.OLD_GREYMANE,
    cards_wolves.TIMBER_BEHEMOTH,
    cards_wolves.BLOOD_SCENT,
    cards_wolves.PACK_TACTICS,
    cards_wolves.POUNCE,
    cards_wolves.THICK_PELT,
    cards_wolves.FULL_MOON,
    cards_wolves.FENRA_THE_MOONBORN,
    cards_wolves.VARG_BLOODHOWL,
    decks_decks.HUMAN_PATROL,
    decks_decks.ORC_RAIDERS,
    decks_decks.HUMANS,
    decks_decks.ORCS,
    decks_decks.ELVES,
    decks_decks.WOLVES,
    decks_decks.UNDEAD,
    decks_decks.VAMPIRES,
    monsters_mercenaries.MERCENARY,
    monsters_mercenaries.ELITE_MERCENARY,
    monsters_mercenaries.MERCENARY_LIEUTENANT,
    monsters_mercenaries.MERCENARY_CATAPULT,
    monsters_mercenaries.X_THE_MERCENARY_GENERAL,
    monsters_mercenaries.MERCENARY_WITH_OOZE_WAND,
    monsters_oozes.GELATINOUS_OOZE,
    monsters_oozes.GIANT_GELATINOUS_OOZE,
    monsters_oozes.GELATINOUS_OOZE_LORD,
    monsters_oozes.ENORMOUSLY_LARGE_GELATINOUS_OOZE,
)
ABILITIES: dict[str, Any] = {
    "castle_assault.magic_armor": campaign_treasure.MAGIC_ARMOR_ABILITIES,
    "castle_assault.leaf_dancer": cards_elves.LEAF_DANCER_ABILITIES,
    "castle_assault.starseer": cards_elves.STARSEER_ABILITIES,
    "castle_assault.elvish_councilor": cards_elves.ELVISH_COUNCILOR_ABILITIES,
    "castle_assault.focused_aim": cards_elves.FOCUSED_AIM_ABILITIES,
    "castle_assault.wind_step": cards_elves.WIND_STEP_ABILITIES,
    "castle_assault.entangle": cards_elves.ENTANGLE_ABILITIES,
    "castle_assault.moonlight_ward": cards_elves.MOONLIGHT_WARD_ABILITIES,
    "castle_assault.rain_of_arrows": cards_elves.RAIN_OF_ARROWS_ABILITIES,
    "castle_assault.queen_ithilwen": cards_elves.QUEEN_ITHILWEN_ABILITIES,
    "castle_assault.wild_wrath": cards_factionless.WILD_WRATH_ABILITIES,
    "castle_assault.shield_blessing": cards_factionless.SHIELD_BLESSING_ABILITIES,
    "castle_assault.shift_aside": cards_factionless.SHIFT_ASIDE_ABILITIES,
    "castle_assault.forced_march": cards_factionless.FORCED_MARCH_ABILITIES,
    "castle_assault.scout_report": cards_factionless.SCOUT_REPORT_ABILITIES,
    "castle_assault.turn_the_tide": cards_factionless.TURN_THE_TIDE_ABILITIES,
    "castle_assault.sturdy_shield": cards_factionless.STURDY_SHIELD_ABILITIES,
    "castle_assault.town_militia": cards_humans.TOWN_MILITIA_ABILITIES,
    "castle_assault.squire": cards_humans.SQUIRE_ABILITIES,
    "castle_assault.chaplain": cards_humans.CHAPLAIN_ABILITIES,
    "castle_assault.standard_bearer": cards_humans.STANDARD_BEARER_ABILITIES,
    "castle_assault.halberdier": cards_humans.HALBERDIER_ABILITIES,
    "castle_assault.rally": cards_humans.RALLY_ABILITIES,
    "castle_assault.hold_the_line": cards_humans.HOLD_THE_LINE_ABILITIES,
    "castle_assault.masonry": cards_humans.MASONRY_ABILITIES,
    "castle_assault.volley": cards_humans.VOLLEY_ABILITIES,
    "castle_assault.tempered_steel": cards_humans.TEMPERED_STEEL_ABILITIES,
    "castle_assault.high_marshal_aldren": cards_humans.HIGH_MARSHAL_ALDREN_ABILITIES,
    "castle_assault.peons": cards_orcs.PEONS_ABILITIES,
    "castle_assault.battle_drumma": cards_orcs.BATTLE_DRUMMA_ABILITIES,
    "castle_assault.rocket_rida": cards_orcs.ROCKET_RIDA_ABILITIES,
    "castle_assault.shield_grunt": cards_orcs.SHIELD_GRUNT_ABILITIES,
    "castle_assault.brute": cards_orcs.BRUTE_ABILITIES,
    "castle_assault.troll_captain": cards_orcs.TROLL_CAPTAIN_ABILITIES,
    "castle_assault.war_cry": cards_orcs.WAR_CRY_ABILITIES,
    "castle_assault.frenzy": cards_orcs.FRENZY_ABILITIES,
    "castle_assault.green_tide": cards_orcs.GREEN_TIDE_ABILITIES,
    "castle_assault.spiked_club": cards_orcs.SPIKED_CLUB_ABILITIES,
    "castle_assault.smash": cards_orcs.SMASH_ABILITIES,
    "castle_assault.urzha_skullcleava": cards_orcs.URZHA_SKULLCLEAVA_ABILITIES,
    "castle_assault.spirit_finder": cards_undead.SPIRIT_FINDER_ABILITIES,
    "castle_assault.banshee": cards_undead.BANSHEE_ABILITIES,
    "castle_assault.necromancer": cards_undead.NECROMANCER_ABILITIES,
    "castle_assault.raise_dead": cards_undead.RAISE_DEAD_ABILITIES,
    "castle_assault.soul_harvest": cards_undead.SOUL_HARVEST_ABILITIES,
    "castle_assault.withering": cards_undead.WITHERING_ABILITIES,
    "castle_assault.phylactery": cards_undead.PHYLACTERY_ABILITIES,
    "castle_assault.plague": cards_undead.PLAGUE_ABILITIES,
    "castle_assault.thrall": cards_vampires.THRALL_ABILITIES,
    "castle_assault.mesmerist": cards_vampires.MESMERIST_ABILITIES,
    "castle_assault.elder_bloodlord": cards_vampires.ELDER_BLOODLORD_ABILITIES,
    "castle_assault.blood_price": cards_vampires.BLOOD_PRICE_ABILITIES,
    "castle_assault.siphon": cards_vampires.SIPHON_ABILITIES,
    "castle_assault.mist_form": cards_vampires.MIST_FORM_ABILITIES,
    "castle_assault.crimson_pact": cards_vampires.CRIMSON_PACT_ABILITIES,
    "castle_assault.repel": cards_vampires.REPEL_ABILITIES,
    "castle_assault.pup": cards_wolves.PUP_ABILITIES,
    "castle_assault.howler": cards_wolves.HOWLER_ABILITIES,
    "castle_assault.den_mother": cards_wolves.DEN_MOTHER_ABILITIES,
    "castle_assault.moonclaw": cards_wolves.MOONCLAW_ABILITIES,
    "castle_assault.old_greymane": cards_wolves.OLD_GREYMANE_ABILITIES,
    "castle_assault.blood_scent": cards_wolves.BLOOD_SCENT_ABILITIES,
    "castle_assault.pack_tactics": cards_wolves.PACK_TACTICS_ABILITIES,
    "castle_assault.pounce": cards_wolves.POUNCE_ABILITIES,
    "castle_assault.thick_pelt": cards_wolves.THICK_PELT_ABILITIES,
    "castle_assault.full_moon": cards_wolves.FULL_MOON_ABILITIES,
    "castle_assault.fenra_the_moonborn": cards_wolves.FENRA_THE_MOONBORN_ABILITIES,
    "castle_assault.varg_bloodhowl": cards_wolves.VARG_BLOODHOWL_ABILITIES,
    "castle_assault.mercenary": monsters_mercenaries.MERCENARY_ABILITIES,
    "castle_assault.elite_mercenary": monsters_mercenaries.ELITE_MERCENARY_ABILITIES,
    "castle_assault.mercenary_lieutenant": monsters_mercenaries.MERCENARY_LIEUTENANT_ABILITIES,
    "castle_assault.mercenary_catapult": monsters_mercenaries.MERCENARY_CATAPULT_ABILITIES,
    "castle_assault.x_the_mercenary_general": monsters_mercenaries.X_THE_MERCENARY_GENERAL_ABILITIES,
    "castle_assault.mercenary_with_ooze_wand": monsters_mercenaries.MERCENARY_WITH_OOZE_WAND_ABILITIES,
    "castle_assault.gelatinous_ooze": monsters_oozes.GELATINOUS_OOZE_ABILITIES,
    "castle_assault.gelatinous_ooze_lord": monsters_oozes.GELATINOUS_OOZE_LORD_ABILITIES,
    "castle_assault.enormously_large_gelatinous_ooze": monsters_oozes.ENORMOUSLY_LARGE_GELATINOUS_OOZE_ABILITIES,
}
LAWS: dict[str, Any] = {
    "castle_assault.how_a_scenario_ends": rules_campaign.HOW_A_SCENARIO_ENDS_ABILITIES,
    "castle_assault.stamps": rules_campaign_heroes.STAMPS_ABILITIES,
    "castle_assault.levels": rules_campaign_heroes.LEVELS_ABILITIES,
    "castle_assault.stats_stay_above_zero": rules_combat.STATS_STAY_ABOVE_ZERO_ABILITIES,
    "castle_assault.a_card_for_a_kill": rules_combat.A_CARD_FOR_A_KILL_ABILITIES,
    "castle_assault.the_hero_must_live": rules_decks.THE_HERO_MUST_LIVE_ABILITIES,
    "castle_assault.drain": rules_keywords.DRAIN_ABILITIES,
}
LINKS: tuple[Any, ...] = (
    (campaign_scenarios.EXAMPLE_SCENARIO_START, "monsters", ("castle_assault.mercenary",)),
    (campaign_scenarios.EXAMPLE_SCENARIO_T1, "monsters", ("castle_assault.elite_mercenary",)),
    (
        campaign_scenarios.EXAMPLE_SCENARIO_T3,
        "monsters",
        ("castle_assault.elite_mercenary", "castle_assault.mercenary"),
    ),
    (campaign_scenarios.EXAMPLE_SCENARIO_TN, "monsters", ("castle_assault.mercenary",)),
    (campaign_scenarios.A_JUST_OFFENSIVE_START, "monsters", ("castle_assault.mercenary",)),
    (campaign_scenarios.A_JUST_OFFENSIVE_T1, "monsters", ("castle_assault.mercenary",)),
    (campaign_scenarios.A_JUST_OFFENSIVE_T2, "monsters", ("castle_assault.elite_mercenary",)),
    (campaign_scenarios.A_JUST_OFFENSIVE_T3, "monsters", ("castle_assault.mercenary",)),
    (campaign_scenarios.A_JUST_OFFENSIVE_T4, "monsters", ("castle_assault.elite_mercenary",)),
    (campaign_scenarios.A_JUST_OFFENSIVE_T5, "monsters", ("castle_assault.mercenary",)),
    (campaign_scenarios.A_JUST_OFFENSIVE_T6, "monsters", ("castle_assault.elite_mercenary",)),
    (
        campaign_scenarios.A_JUST_OFFENSIVE_T7,
        "monsters",
        ("castle_assault.mercenary", "castle_assault.mercenary"),
    ),
    (
        campaign_scenarios.A_JUST_OFFENSIVE_T8,
        "monsters",
        ("castle_assault.mercenary_lieutenant", "castle_assault.elite_mercenary"),
    ),
    (campaign_scenarios.A_JUST_OFFENSIVE_T9, "monsters", ("castle_assault.elite_mercenary",)),
    (
        campaign_scenarios.A_JUST_OFFENSIVE_T10,
        "monsters",
        ("castle_assault.elite_mercenary", "castle_assault.elite_mercenary"),
    ),
    (campaign_scenarios.TREASURE_HUNT_T3, "monsters", ("castle_assault.gelatinous_ooze",)),
    (campaign_scenarios.TREASURE_HUNT_TN, "monsters", ("castle_assault.gelatinous_ooze",)),
    (
        campaign_scenarios.FIND_THEM_AND_DESTROY_THEM_START,
        "monsters",
        ("castle_assault.mercenary", "castle_assault.mercenary"),
    ),
    (campaign_scenarios.FIND_THEM_AND_DESTROY_THEM_T1, "monsters", ("castle_assault.mercenary",)),
    (campaign_scenarios.FIND_THEM_AND_DESTROY_THEM_T2, "monsters", ("castle_assault.mercenary",)),
    (
        campaign_scenarios.FIND_THEM_AND_DESTROY_THEM_T3,
        "monsters",
        ("castle_assault.elite_mercenary", "castle_assault.gelatinous_ooze"),
    ),
    (campaign_scenarios.FIND_THEM_AND_DESTROY_THEM_T4, "monsters", ("castle_assault.mercenary",)),
    (
        campaign_scenarios.FIND_THEM_AND_DESTROY_THEM_T7,
        "monsters",
        ("castle_assault.elite_mercenary",),
    ),
    (campaign_scenarios.FIND_THEM_AND_DESTROY_THEM_T8, "monsters", ("castle_assault.mercenary",)),
    (
        campaign_scenarios.FIND_THEM_AND_DESTROY_THEM_T9,
        "monsters",
        ("castle_assault.elite_mercenary", "castle_assault.elite_mercenary"),
    ),
    (campaign_scenarios.FIND_THEM_AND_DESTROY_THEM_TN, "monsters", ("castle_assault.mercenary",)),
    (
        campaign_scenarios.WHO_AWAKENED_THE_OOZE_START,
        "monsters",
        ("castle_assault.giant_gelatinous_ooze",),
    ),
    (campaign_scenarios.WHO_AWAKENED_THE_OOZE_T1, "monsters", ("castle_assault.gelatinous_ooze",)),
    (campaign_scenarios.WHO_AWAKENED_THE_OOZE_T2, "monsters", ("castle_assault.gelatinous_ooze",)),
    (
        campaign_scenarios.WHO_AWAKENED_THE_OOZE_T3,
        "monsters",
        ("castle_assault.mercenary_with_ooze_wand",),
    ),
    (
        campaign_scenarios.WHO_AWAKENED_THE_OOZE_T5,
        "departs",
        ("castle_assault.mercenary_with_ooze_wand",),
    ),
    (
        campaign_scenarios.WHO_AWAKENED_THE_OOZE_T6,
        "monsters",
        ("castle_assault.gelatinous_ooze_lord",),
    ),
    (
        campaign_scenarios.TO_THE_MERCENARY_KEEP_START,
        "monsters",
        ("castle_assault.mercenary", "castle_assault.mercenary"),
    ),
    (campaign_scenarios.TO_THE_MERCENARY_KEEP_T2, "monsters", ("castle_assault.elite_mercenary",)),
    (
        campaign_scenarios.TO_THE_MERCENARY_KEEP_T3,
        "monsters",
        ("castle_assault.mercenary_catapult",),
    ),
    (
        campaign_scenarios.TO_THE_MERCENARY_KEEP_T4,
        "monsters",
        ("castle_assault.mercenary", "castle_assault.mercenary", "castle_assault.mercenary"),
    ),
    (
        campaign_scenarios.TO_THE_MERCENARY_KEEP_T5,
        "monsters",
        ("castle_assault.x_the_mercenary_general",),
    ),
    (
        campaign_scenarios.TO_THE_MERCENARY_KEEP_T6,
        "monsters",
        ("castle_assault.mercenary_lieutenant", "castle_assault.mercenary"),
    ),
    (
        campaign_scenarios.TO_THE_MERCENARY_KEEP_T7,
        "monsters",
        ("castle_assault.mercenary", "castle_assault.mercenary", "castle_assault.mercenary"),
    ),
    (
        campaign_scenarios.TO_THE_MERCENARY_KEEP_T8,
        "monsters",
        ("castle_assault.mercenary_catapult",),
    ),
    (campaign_scenarios.TO_THE_MERCENARY_KEEP_TN, "monsters", ("castle_assault.elite_mercenary",)),
    (
        campaign_scenarios.REVENGE_OF_THE_MERCENARIES_START,
        "monsters",
        ("castle_assault.mercenary", "castle_assault.mercenary"),
    ),
    (
        campaign_scenarios.REVENGE_OF_THE_MERCENARIES_T1,
        "monsters",
        ("castle_assault.elite_mercenary",),
    ),
    (
        campaign_scenarios.REVENGE_OF_THE_MERCENARIES_T2,
        "monsters",
        ("castle_assault.mercenary_catapult",),
    ),
    (
        campaign_scenarios.REVENGE_OF_THE_MERCENARIES_T3,
        "monsters",
        ("castle_assault.elite_mercenary", "castle_assault.mercenary"),
    ),
    (
        campaign_scenarios.REVENGE_OF_THE_MERCENARIES_T4,
        "monsters",
        ("castle_assault.elite_mercenary", "castle_assault.mercenary", "castle_assault.mercenary"),
    ),
    (
        campaign_scenarios.REVENGE_OF_THE_MERCENARIES_T5,
        "monsters",
        ("castle_assault.elite_mercenary",),
    ),
    (
        campaign_scenarios.FROM_BAD_TO_WORSE_START,
        "monsters",
        ("castle_assault.mercenary_with_ooze_wand", "castle_assault.mercenary"),
    ),
    (campaign_scenarios.FROM_BAD_TO_WORSE_T1, "monsters", ("castle_assault.gelatinous_ooze",)),
    (
        campaign_scenarios.FROM_BAD_TO_WORSE_T3,
        "monsters",
        ("castle_assault.giant_gelatinous_ooze", "castle_assault.gelatinous_ooze_lord"),
    ),
    (
        campaign_scenarios.FROM_BAD_TO_WORSE_T3,
        "departs",
        ("castle_assault.mercenary_with_ooze_wand",),
    ),
    (campaign_scenarios.WHAT_IS_THAT_START, "monsters", ("castle_assault.mercenary",)),
    (
        campaign_scenarios.WHAT_IS_THAT_T1,
        "monsters",
        ("castle_assault.mercenary", "castle_assault.mercenary", "castle_assault.mercenary"),
    ),
    (
        campaign_scenarios.WHAT_IS_THAT_T4,
        "monsters",
        ("castle_assault.enormously_large_gelatinous_ooze",),
    ),
    (campaign_scenarios.THE_FINAL_SHOWDOWN_START, "monsters", ("castle_assault.elite_mercenary",)),
    (campaign_scenarios.THE_FINAL_SHOWDOWN_T1, "monsters", ("castle_assault.mercenary",)),
    (campaign_scenarios.THE_FINAL_SHOWDOWN_T2, "monsters", ("castle_assault.elite_mercenary",)),
    (
        campaign_scenarios.THE_FINAL_SHOWDOWN_T3,
        "monsters",
        ("castle_assault.giant_gelatinous_ooze", "castle_assault.mercenary"),
    ),
    (
        campaign_scenarios.THE_FINAL_SHOWDOWN_T4,
        "monsters",
        ("castle_assault.mercenary_with_ooze_wand", "castle_assault.mercenary"),
    ),
    (
        campaign_scenarios.THE_FINAL_SHOWDOWN_T5,
        "monsters",
        ("castle_assault.mercenary_catapult", "castle_assault.mercenary"),
    ),
    (campaign_scenarios.THE_FINAL_SHOWDOWN_T6, "monsters", ("castle_assault.mercenary",)),
    (
        campaign_scenarios.THE_FINAL_SHOWDOWN_T7,
        "monsters",
        ("castle_assault.mercenary_lieutenant",),
    ),
    (campaign_scenarios.THE_FINAL_SHOWDOWN_T8, "monsters", ("castle_assault.mercenary",)),
    (
        campaign_scenarios.THE_FINAL_SHOWDOWN_TN,
        "monsters",
        ("castle_assault.elite_mercenary", "castle_assault.mercenary"),
    ),
    (
        decks_decks.HUMAN_PATROL,
        "twice",
        (
            "castle_assault.crossbowoman",
            "castle_assault.town_militia",
            "castle_assault.pikewoman",
            "castle_assault.squire",
            "castle_assault.knight",
            "castle_assault.standard_bearer",
            "castle_assault.hold_the_line",
            "castle_assault.wild_wrath",
        ),
    ),
    (
        decks_decks.ORC_RAIDERS,
        "twice",
        (
            "castle_assault.peons",
            "castle_assault.shield_grunt",
            "castle_assault.chelvit_ridas",
            "castle_assault.rock_throwas",
            "castle_assault.battle_drumma",
            "castle_assault.wolf_ridas",
            "castle_assault.shield_blessing",
            "castle_assault.war_cry",
        ),
    ),
    (
        decks_decks.HUMANS,
        "twice",
        (
            "castle_assault.crossbowoman",
            "castle_assault.town_militia",
            "castle_assault.pikewoman",
            "castle_assault.squire",
            "castle_assault.knight",
            "castle_assault.mage",
            "castle_assault.chaplain",
            "castle_assault.standard_bearer",
            "castle_assault.gate_warden",
            "castle_assault.halberdier",
            "castle_assault.heavy_lancer",
            "castle_assault.rally",
            "castle_assault.hold_the_line",
            "castle_assault.masonry",
            "castle_assault.volley",
            "castle_assault.tempered_steel",
            "castle_assault.wild_wrath",
            "castle_assault.shield_blessing",
            "castle_assault.shift_aside",
        ),
    ),
    (
        decks_decks.HUMANS,
        "once",
        ("castle_assault.high_marshal_aldren", "castle_assault.ser_rowena"),
    ),
    (
        decks_decks.ORCS,
        "twice",
        (
            "castle_assault.peons",
            "castle_assault.tunnel_sneaka",
            "castle_assault.chelvit_ridas",
            "castle_assault.rock_throwas",
            "castle_assault.battle_drumma",
            "castle_assault.wolf_ridas",
            "castle_assault.rocket_rida",
            "castle_assault.shield_grunt",
            "castle_assault.brute",
            "castle_assault.boar_smasha",
            "castle_assault.troll_captain",
            "castle_assault.war_cry",
            "castle_assault.frenzy",
            "castle_assault.green_tide",
            "castle_assault.spiked_club",
            "castle_assault.smash",
            "castle_assault.wild_wrath",
            "castle_assault.shield_blessing",
            "castle_assault.shift_aside",
        ),
    ),
    (decks_decks.ORCS, "once", ("castle_assault.lord_garrulk", "castle_assault.urzha_skullcleava")),
    (
        decks_decks.ELVES,
        "twice",
        (
            "castle_assault.glade_archer",
            "castle_assault.sapling_scout",
            "castle_assault.leaf_dancer",
            "castle_assault.starseer",
            "castle_assault.thornwarden",
            "castle_assault.elvish_councilor",
            "castle_assault.moon_guardsman",
            "castle_assault.deft_assassin",
            "castle_assault.stag_rider",
            "castle_assault.yew_bowoman",
            "castle_assault.vast_sorcerer",
            "castle_assault.focused_aim",
            "castle_assault.wind_step",
            "castle_assault.entangle",
            "castle_assault.moonlight_ward",
            "castle_assault.rain_of_arrows",
            "castle_assault.wild_wrath",
            "castle_assault.shield_blessing",
            "castle_assault.shift_aside",
        ),
    ),
    (
        decks_decks.ELVES,
        "once",
        ("castle_assault.queen_ithilwen", "castle_assault.faelar_dawnstring"),
    ),
    (
        decks_decks.WOLVES,
        "twice",
        (
            "castle_assault.pup",
            "castle_assault.wild_runner",
            "castle_assault.howler",
            "castle_assault.pack_hunter",
            "castle_assault.den_mother",
            "castle_assault.grey_stalker",
            "castle_assault.moonclaw",
            "castle_assault.alpha_guard",
            "castle_assault.dire_wolf",
            "castle_assault.old_greymane",
            "castle_assault.timber_behemoth",
            "castle_assault.blood_scent",
            "castle_assault.pack_tactics",
            "castle_assault.pounce",
            "castle_assault.thick_pelt",
            "castle_assault.full_moon",
            "castle_assault.wild_wrath",
            "castle_assault.shield_blessing",
            "castle_assault.shift_aside",
        ),
    ),
    (
        decks_decks.WOLVES,
        "once",
        ("castle_assault.fenra_the_moonborn", "castle_assault.varg_bloodhowl"),
    ),
    (
        decks_decks.UNDEAD,
        "twice",
        (
            "castle_assault.spirit_finder",
            "castle_assault.shambling_zombie",
            "castle_assault.skeleton_spearman",
            "castle_assault.skeleton_archer",
            "castle_assault.grave_ghoul",
            "castle_assault.bone_wall",
            "castle_assault.gravecaller",
            "castle_assault.banshee",
            "castle_assault.death_knight",
            "castle_assault.necromancer",
            "castle_assault.abomination",
            "castle_assault.raise_dead",
            "castle_assault.soul_harvest",
            "castle_assault.withering",
            "castle_assault.phylactery",
            "castle_assault.plague",
            "castle_assault.wild_wrath",
            "castle_assault.shield_blessing",
            "castle_assault.shift_aside",
        ),
    ),
    (
        decks_decks.UNDEAD,
        "once",
        ("castle_assault.malgrath_the_undying", "castle_assault.lady_mortessa"),
    ),
    (
        decks_decks.VAMPIRES,
        "twice",
        (
            "castle_assault.thrall",
            "castle_assault.bat_swarm",
            "castle_assault.blood_courtier",
            "castle_assault.night_stalker",
            "castle_assault.crypt_guard",
            "castle_assault.gargoyle",
            "castle_assault.mesmerist",
            "castle_assault.blood_mage",
            "castle_assault.shadow_duelist",
            "castle_assault.vampire_noble",
            "castle_assault.elder_bloodlord",
            "castle_assault.blood_price",
            "castle_assault.siphon",
            "castle_assault.mist_form",
            "castle_assault.crimson_pact",
            "castle_assault.repel",
            "castle_assault.wild_wrath",
            "castle_assault.shield_blessing",
            "castle_assault.shift_aside",
        ),
    ),
    (
        decks_decks.VAMPIRES,
        "once",
        ("castle_assault.countess_velisandra", "castle_assault.count_aurel"),
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
    (HUMANS_AND_ORCS_SCENARIO, "decks", ("castle_assault.humans", "castle_assault.orcs")),
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
    (TO_THE_MERCENARY_KEEP_SCENARIO, "start", ("castle_assault.to_the_mercenary_keep.start",)),
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
    (UNDEAD_AND_VAMPIRES_SCENARIO, "decks", ("castle_assault.undead", "castle_assault.vampires")),
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
    (WHAT_IS_THAT_SCENARIO, "level_for", ("castle_assault.enormously_large_gelatinous_ooze",)),
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
    (WHO_AWAKENED_THE_OOZE_SCENARIO, "start", ("castle_assault.who_awakened_the_ooze.start",)),
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
    (WHO_AWAKENED_THE_OOZE_SCENARIO, "level_for", ("castle_assault.mercenary_with_ooze_wand",)),
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
)
MAPS: dict[str, Any] = {
    "board": {
        "rows": ("222", "...", "...", "...", "...", "...", "...", "...", "...", "111"),
        "legend": {"1": {"castle": 1}, "2": {"castle": 2}},
    },
}
SHAPES: dict[str, Any] = {}
ACTIONS: tuple[Any, ...] = (
    Action(
        rules_actions.CHARGE_ACTION,
        (),
        (),
        rules_actions.charge_options,
        rules_actions.take_charge,
    ),
    Action(
        rules_actions.ATTACK_ACTION,
        (),
        (),
        rules_actions.attack_options,
        rules_actions.take_attack,
    ),
    Action(
        rules_actions.ATTACK_CASTLE_ACTION,
        (),
        (),
        rules_actions.attack_castle_options,
        rules_actions.take_attack_castle,
    ),
    Action(
        rules_actions.SHOOT_ACTION,
        (),
        (),
        rules_actions.shoot_options,
        rules_actions.take_shoot,
    ),
    Action(
        rules_keywords.USE_ABILITY_ACTION,
        (),
        (),
        rules_keywords.use_ability_options,
        rules_keywords.take_use_ability,
    ),
    Action(
        rules_playing.PLAY_UNIT_ACTION,
        (),
        (),
        rules_playing.play_unit_options,
        rules_playing.take_play_unit,
    ),
    Action(
        rules_playing.PLAY_ABILITY_ACTION,
        (),
        (),
        rules_playing.play_ability_options,
        rules_playing.take_play_ability,
    ),
    Action(
        rules_playing.PLAY_PLAIN_ABILITY_ACTION,
        (),
        (),
        rules_playing.play_plain_ability_options,
        rules_playing.take_play_plain_ability,
    ),
    Action(
        rules_playing.PLAY_INSTANT_ACTION,
        ("instants",),
        (("starter", "player"),),
        rules_playing.play_instant_options,
        rules_playing.take_play_instant,
    ),
    Action(
        rules_playing.PLAY_PLAIN_INSTANT_ACTION,
        ("instants",),
        (("starter", "player"),),
        rules_playing.play_plain_instant_options,
        rules_playing.take_play_plain_instant,
    ),
    Action(
        rules_resources.PLACE_RESOURCE_ACTION,
        (),
        (),
        rules_resources.place_resource_options,
        rules_resources.take_place_resource,
    ),
    Action(
        rules_resources.BUY_CARD_ACTION,
        (),
        (),
        rules_resources.buy_card_options,
        rules_resources.take_buy_card,
    ),
    Action(
        rules_resources.BUY_MOMENTUM_ACTION,
        (),
        (),
        rules_resources.buy_momentum_options,
        rules_resources.take_buy_momentum,
    ),
    Action(
        rules_turn.MULLIGAN_ACTION,
        (),
        (),
        rules_turn.mulligan_options,
        rules_turn.take_mulligan,
    ),
)
SCENARIOS: tuple[Any, ...] = (
    A_JUST_OFFENSIVE,
    BORDER_SKIRMISH,
    ELVES_AND_WOLVES,
    EXAMPLE_SCENARIO,
    FIND_THEM_AND_DESTROY_THEM,
    FROM_BAD_TO_WORSE,
    HUMANS_AND_ORCS,
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
    definitions=DEFINITIONS,
    abilities=ABILITIES,
    laws=LAWS,
    scenarios=SCENARIOS,
    maps=MAPS,
    shapes=SHAPES,
    active_zones=("attachments",),
    links=LINKS,
    space_defaults={"castle": 0},
    actions=ACTIONS,
    linked_spaces={},
    hidden={},
    squares_width=0,
)
