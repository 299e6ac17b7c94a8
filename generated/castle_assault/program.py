# The pack `castle_assault`, linked and ready to play.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import generated.castle_assault.cards.elves as cards_elves
import generated.castle_assault.cards.factionless as cards_factionless
import generated.castle_assault.cards.humans as cards_humans
import generated.castle_assault.cards.orcs as cards_orcs
import generated.castle_assault.cards.undead as cards_undead
import generated.castle_assault.decks.decks as decks_decks
import generated.castle_assault.kinds as kinds
import generated.castle_assault.rules.actions as rules_actions
import generated.castle_assault.rules.combat as rules_combat
import generated.castle_assault.rules.momentum as rules_momentum
import generated.castle_assault.rules.playing as rules_playing
import generated.castle_assault.rules.resources as rules_resources
import generated.castle_assault.rules.turn as rules_turn
import generated.castle_assault.rules.words as rules_words
from generated.castle_assault.lock import LOCK
from generated.castle_assault.state import State, new_game, set_up
from interpreter.api import NOTHING, Action, Actions, Program, Prompt, Scenario

ASK_1 = Actions("turn", "your turn", ("mulligan",), False)
ASK_2 = Prompt("choice", "choose a player as starter by game.higher", ("player",))
ASK_3 = Prompt("choice", "choose one of foremost as unit by active", ("piece",))
ASK_4 = Actions(
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
        "buy_card",
        "buy_momentum",
    ),
    False,
)
ASK_5 = Prompt("choice", "choose a card in active.hand by active", ("piece",))
# content/castle_assault/scenarios/duels.yaml:4
BORDER_SKIRMISH_SCENARIO = kinds.Scenario(
    id="border_skirmish",
    name="Border skirmish, with small decks",
    decks=(),
)

# content/castle_assault/scenarios/duels.yaml:20
HUMANS_AND_ORCS_SCENARIO = kinds.Scenario(
    id="humans_and_orcs",
    name="Humans and Orcs, with full decks",
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


def border_skirmish_step_0(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:111
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
    game.registers[1] = game.choose(game.table_higher, ASK_2, range(game.players), NOTHING)
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
    rules_resources.ready_resources(game, game.active)
    rules_resources.draw(game, 1, game.active)
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
        game.registers[4] = _best_1(game)
        if len(game.registers[4]) == 0:
            break
        game.registers[5] = game.choose(game.active, ASK_3, game.registers[4], NOTHING)
        if game.registers[5] >= 0:
            rules_actions.move_forward(game, game.registers[5])
            if game.over:
                return -1
    return 5


def border_skirmish_step_5(game: State) -> int:
    return 6 if rules_turn.must_play(game, game.active) else 7


def border_skirmish_step_6(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:93
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
    options += [(8, *option) for option in rules_resources.buy_card_options(game, player)]
    options += [(9, option) for option in rules_resources.buy_momentum_options(game, player)]
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_4, options)]
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
            rules_resources.take_buy_card(game, player)
        elif choice[0] == 9:
            rules_resources.take_buy_momentum(game, player, choice[1])
        if game.over:
            return -1
    return 5


def border_skirmish_step_7(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:95
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
    options += [(8, *option) for option in rules_resources.buy_card_options(game, player)]
    options += [(9, option) for option in rules_resources.buy_momentum_options(game, player)]
    options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_4, options)]
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
            rules_resources.take_buy_card(game, player)
        elif choice[0] == 9:
            rules_resources.take_buy_momentum(game, player, choice[1])
        else:
            game.passed = True
        if game.over:
            return -1
    if game.passed:
        return 8
    return 5


def border_skirmish_step_8(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:98
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
    while len(game.contents[game.zone_hand[game.active]]) > 6:
        game.tick("content/castle_assault/rules/turn.yaml:104")
        game.registers[6] = game.choose(
            game.active,
            ASK_5,
            [
                piece
                for piece in game.contents[game.zone_hand[game.active]]
                if isinstance(game.doc[piece], kinds.Card)
            ],
            NOTHING,
        )
        if game.registers[6] >= 0:
            game.put(game.registers[6], game.zone_discard_pile[game.active])
    game.expire("turn")
    game.table_quiet += 1
    if rules_turn.is_spent(game):
        rules_turn.decide_by_castles(game)
        if game.over:
            return -1
    return 9


def border_skirmish_step_9(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:120
    game.active = game.after[game.active]
    return 4


def set_up_border_skirmish(game: State) -> None:
    # content/castle_assault/scenarios/duels.yaml:13
    # setup
    for p in range(game.players):
        brought = game.setting.decks[p + 1 - 1]
        for x in [*[*brought.twice, *brought.twice], *brought.once]:
            game.create(x, game.zone_deck[p], p)
        game.shuffle(game.zone_deck[p])
        rules_resources.draw(game, 5, p)


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


def humans_and_orcs_step_0(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:111
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
    game.registers[1] = game.choose(game.table_higher, ASK_2, range(game.players), NOTHING)
    if game.registers[1] >= 0:
        game.table_first = game.registers[1]
        game.active = game.registers[1]
    return 4


def humans_and_orcs_step_3(game: State) -> int:
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


def humans_and_orcs_step_4(game: State) -> int:
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
    rules_resources.ready_resources(game, game.active)
    rules_resources.draw(game, 1, game.active)
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
        game.registers[5] = game.choose(game.active, ASK_3, game.registers[4], NOTHING)
        if game.registers[5] >= 0:
            rules_actions.move_forward(game, game.registers[5])
            if game.over:
                return -1
    return 5


def humans_and_orcs_step_5(game: State) -> int:
    return 6 if rules_turn.must_play(game, game.active) else 7


def humans_and_orcs_step_6(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:93
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
    options += [(8, *option) for option in rules_resources.buy_card_options(game, player)]
    options += [(9, option) for option in rules_resources.buy_momentum_options(game, player)]
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_4, options)]
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
            rules_resources.take_buy_card(game, player)
        elif choice[0] == 9:
            rules_resources.take_buy_momentum(game, player, choice[1])
        if game.over:
            return -1
    return 5


def humans_and_orcs_step_7(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:95
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
    options += [(8, *option) for option in rules_resources.buy_card_options(game, player)]
    options += [(9, option) for option in rules_resources.buy_momentum_options(game, player)]
    options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_4, options)]
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
            rules_resources.take_buy_card(game, player)
        elif choice[0] == 9:
            rules_resources.take_buy_momentum(game, player, choice[1])
        else:
            game.passed = True
        if game.over:
            return -1
    if game.passed:
        return 8
    return 5


def humans_and_orcs_step_8(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:98
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
    while len(game.contents[game.zone_hand[game.active]]) > 6:
        game.tick("content/castle_assault/rules/turn.yaml:104")
        game.registers[6] = game.choose(
            game.active,
            ASK_5,
            [
                piece
                for piece in game.contents[game.zone_hand[game.active]]
                if isinstance(game.doc[piece], kinds.Card)
            ],
            NOTHING,
        )
        if game.registers[6] >= 0:
            game.put(game.registers[6], game.zone_discard_pile[game.active])
    game.expire("turn")
    game.table_quiet += 1
    if rules_turn.is_spent(game):
        rules_turn.decide_by_castles(game)
        if game.over:
            return -1
    return 9


def humans_and_orcs_step_9(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:120
    game.active = game.after[game.active]
    return 4


def set_up_humans_and_orcs(game: State) -> None:
    # content/castle_assault/scenarios/duels.yaml:13
    # setup
    for p in range(game.players):
        brought = game.setting.decks[p + 1 - 1]
        for x in [*[*brought.twice, *brought.twice], *brought.once]:
            game.create(x, game.zone_deck[p], p)
        game.shuffle(game.zone_deck[p])
        rules_resources.draw(game, 5, p)


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
    options={},
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
    ),
    registers=7,
    options={},
)
DEFINITIONS: tuple[Any, ...] = (
    cards_elves.MOON_GUARDSMAN,
    cards_elves.DEFT_ASSASSIN,
    cards_elves.YEW_BOWOMAN,
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
    cards_undead.NECROMANCER,
    decks_decks.HUMAN_PATROL,
    decks_decks.ORC_RAIDERS,
    decks_decks.HUMANS,
    decks_decks.ORCS,
)
ABILITIES: dict[str, Any] = {
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
    "castle_assault.necromancer": cards_undead.NECROMANCER_ABILITIES,
}
LAWS: dict[str, Any] = {
    "castle_assault.stats_stay_above_zero": rules_combat.STATS_STAY_ABOVE_ZERO_ABILITIES,
    "castle_assault.a_card_for_a_kill": rules_combat.A_CARD_FOR_A_KILL_ABILITIES,
}
LINKS: tuple[Any, ...] = (
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
        BORDER_SKIRMISH_SCENARIO,
        "decks",
        ("castle_assault.human_patrol", "castle_assault.orc_raiders"),
    ),
    (HUMANS_AND_ORCS_SCENARIO, "decks", ("castle_assault.humans", "castle_assault.orcs")),
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
        "",
        (),
        rules_actions.charge_options,
        rules_actions.take_charge,
    ),
    Action(
        rules_actions.ATTACK_ACTION,
        "",
        (),
        rules_actions.attack_options,
        rules_actions.take_attack,
    ),
    Action(
        rules_actions.ATTACK_CASTLE_ACTION,
        "",
        (),
        rules_actions.attack_castle_options,
        rules_actions.take_attack_castle,
    ),
    Action(
        rules_actions.SHOOT_ACTION,
        "",
        (),
        rules_actions.shoot_options,
        rules_actions.take_shoot,
    ),
    Action(
        rules_playing.PLAY_UNIT_ACTION,
        "",
        (),
        rules_playing.play_unit_options,
        rules_playing.take_play_unit,
    ),
    Action(
        rules_playing.PLAY_ABILITY_ACTION,
        "",
        (),
        rules_playing.play_ability_options,
        rules_playing.take_play_ability,
    ),
    Action(
        rules_playing.PLAY_PLAIN_ABILITY_ACTION,
        "",
        (),
        rules_playing.play_plain_ability_options,
        rules_playing.take_play_plain_ability,
    ),
    Action(
        rules_playing.PLAY_INSTANT_ACTION,
        "instants",
        (("starter", "player"),),
        rules_playing.play_instant_options,
        rules_playing.take_play_instant,
    ),
    Action(
        rules_playing.PLAY_PLAIN_INSTANT_ACTION,
        "instants",
        (("starter", "player"),),
        rules_playing.play_plain_instant_options,
        rules_playing.take_play_plain_instant,
    ),
    Action(
        rules_resources.PLACE_RESOURCE_ACTION,
        "",
        (),
        rules_resources.place_resource_options,
        rules_resources.take_place_resource,
    ),
    Action(
        rules_resources.BUY_CARD_ACTION,
        "",
        (),
        rules_resources.buy_card_options,
        rules_resources.take_buy_card,
    ),
    Action(
        rules_resources.BUY_MOMENTUM_ACTION,
        "",
        (),
        rules_resources.buy_momentum_options,
        rules_resources.take_buy_momentum,
    ),
    Action(
        rules_turn.MULLIGAN_ACTION,
        "",
        (),
        rules_turn.mulligan_options,
        rules_turn.take_mulligan,
    ),
)
SCENARIOS: tuple[Any, ...] = (BORDER_SKIRMISH, HUMANS_AND_ORCS)
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
