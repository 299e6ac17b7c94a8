# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/rules/turn.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import (
    NOTHING,
    ROUNDS,
    Action,
    ActionInfo,
    Actions,
    Contents,
    Occurrence,
    Phase,
    Prompt,
    first_of,
    highest_of,
)

from ..kinds import Monster, Unit
from ..state import State
from . import actions as rules_actions
from . import campaign as rules_campaign
from . import keywords as rules_keywords
from . import momentum as rules_momentum
from . import monsters as rules_monsters
from . import playing as rules_playing
from . import resources as rules_resources
from . import words as rules_words


class StartOfTurnEvent(Occurrence):
    EVENT = "start_of_turn"

    def __init__(self, unit: int) -> None:
        self.unit = unit


class EndOfTurnEvent(Occurrence):
    EVENT = "end_of_turn"

    def __init__(self, unit: int) -> None:
        self.unit = unit


ASK_1 = Prompt("choice", "Whose Start of Turn text comes first?", ("piece",))
ASK_2 = Prompt("choice", "Whose End of Turn text comes first?", ("piece",))

MULLIGAN_ACTION = ActionInfo(
    "mulligan", "put the hand on the bottom of the deck and draw as many again", (), ()
)

ASK_3 = Actions("turn", "Do you take a mulligan?", ("mulligan",), False)
ASK_4 = Prompt("choice", "Who takes the first turn?", ("player",))
ASK_5 = Prompt("choice", "Which Unit moves first?", ("piece",))

ASK_6 = Actions(
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
        "buy_momentum",
    ),
    False,
)

ASK_7 = Actions(
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

ASK_8 = Prompt("choice", "Which card is discarded?", ("piece",))


def emit_start_of_turn(game: State, unit: int) -> None:
    """The start of your turn."""
    # content/castle_assault/rules/turn.yaml:41
    # event: start_of_turn for unit
    event = StartOfTurnEvent(unit)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def emit_end_of_turn(game: State, unit: int) -> None:
    """The end of every turn."""
    # content/castle_assault/rules/turn.yaml:46
    # event: end_of_turn for unit
    event = EndOfTurnEvent(unit)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def its_turn(game: State, unit: int) -> bool:
    """It is your turn."""
    # content/castle_assault/rules/turn.yaml:52
    # query: its_turn unit
    return game.owner[unit] == game.active


def has_to_move(game: State, unit: int) -> bool:
    """It was there when the turn began and has not moved yet."""
    # content/castle_assault/rules/turn.yaml:101
    # query: has_to_move unit
    return (
        rules_words.on_board(game, unit)
        and not game.piece_entered[unit]
        and not game.piece_moved[unit]
    )


def must_play(game: State, player: int) -> bool:
    """Without a deck one card has to be played in every turn."""
    # content/castle_assault/rules/turn.yaml:141
    # query: must_play player
    return (
        not game.contents[game.zone_deck[player]]
        and game.player_played[player] == 0
        and rules_playing.could_play(game, player, NOTHING, game.player_ready[player])
    )


def _no_1(game: State, unit: int) -> bool:
    for other in rules_words.contacts(game, unit):
        if game.stat("attack", unit) > game.stat("ac", other) or game.stat(
            "attack", other
        ) > game.stat("ac", unit):
            return False
    return True


def is_locked(game: State, unit: int) -> bool:
    """It is Engaged with a Unit, and neither can hurt the other."""
    # content/castle_assault/rules/turn.yaml:195
    # query: is_locked unit
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if not rules_words.contacts(game, unit):
        return False
    return _no_1(game, unit)


def _any_1(game: State) -> bool:
    contents_of = game.contents
    for player in range(game.players):
        if contents_of[game.zone_deck[player]]:
            return True
    return False


def _any_2(game: State) -> bool:
    contents_of = game.contents
    for player in range(game.players):
        if contents_of[game.zone_hand[player]]:
            return True
    return False


def _no_2(game: State) -> bool:
    for unit in game.seen[Unit]:
        if not is_locked(game, unit):
            return False
    return True


def is_spent(game: State) -> bool:
    """The decks are empty, and nothing can happen any more, nothing has happened for ten rounds, or Monsters have come for two hundred turns."""
    # content/castle_assault/rules/turn.yaml:204
    # query: is_spent
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if _any_1(game):
        return False
    if game.table_quiet >= 20 or game.table_turn_counter >= 200:
        return True
    if _any_2(game):
        return False
    if rules_campaign.more_to_come(game):
        return False
    return _no_2(game)


def roll_off(game: State) -> None:
    """Both players roll until one of them is higher."""
    # content/castle_assault/rules/turn.yaml:16
    # verb: roll_off
    mine = game.rng.roll(6)
    theirs = game.rng.roll(6)
    for _rounds in ROUNDS:
        if mine != theirs:
            break
        mine = game.rng.roll(6)
        theirs = game.rng.roll(6)
    else:
        game.fuel = 0
        game.tick("content/castle_assault/rules/turn.yaml:23")
    game.fuel -= _rounds
    game.table_higher = 0 if mine > theirs else 1
    game.stamp += 1


def start_effects(game: State) -> None:
    """The Start of Turn texts of the active player's Units take effect, in the order that player wants."""
    # content/castle_assault/rules/turn.yaml:60
    # verb: start_effects
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    target_of = game.piece_target
    docs = game.doc
    arrived_at_of = game.piece_arrived_at
    for unit in game.seen[Unit]:
        if owners[unit] == game.active and game.program.waits_for(
            game, unit, "start_of_turn", target_of
        ):
            break
    else:
        return
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return
    moment = game.table_clock
    _found = []
    for unit_3 in game.seen[Unit]:
        if owners[unit_3] == game.active and game.program.waits_for(
            game, unit_3, "start_of_turn", target_of
        ):
            _found.append(unit_3)
    waiting: Sequence[int] = _found
    while waiting:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/castle_assault/rules/turn.yaml:69")
        unit = game.choose(game.active, ASK_1, waiting, NOTHING)
        if unit >= 0:
            emit_start_of_turn(game, unit)
            if game.over:
                return
            _found_2 = []
            for unit_2 in waiting:
                if (
                    isinstance(docs[unit_2], Unit)
                    and unit_2 != unit
                    and rules_words.on_board(game, unit_2)
                    and arrived_at_of[unit_2] <= moment
                ):
                    _found_2.append(unit_2)
            waiting = _found_2


def end_effects(game: State) -> None:
    """The End of Turn texts of all Units in play take effect, those of the active player's Units first."""
    # content/castle_assault/rules/turn.yaml:74
    # verb: end_effects
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    target_of = game.piece_target
    for unit in game.seen[Unit]:
        if game.program.waits_for(game, unit, "end_of_turn", target_of):
            break
    else:
        return
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return
    end_effects_of(game, game.active)
    if game.over:
        return
    end_effects_of(game, game.after[game.active])


def end_effects_of(game: State, side: int) -> None:
    """The End of Turn texts of one side's Units take effect."""
    # content/castle_assault/rules/turn.yaml:84
    # verb: end_effects_of side
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    target_of = game.piece_target
    owners = game.owner
    docs = game.doc
    arrived_at_of = game.piece_arrived_at
    if game.setting.solo and side == 1:
        _found = []
        for monster in game.seen[Monster]:
            if game.program.waits_for(game, monster, "end_of_turn", target_of):
                _found.append(monster)
        rules_monsters.effects_by_priority(game, _found, False)
        return
    moment = game.table_clock
    chooser = side if game.setting.solo and game.active == 1 else game.active
    _found_2 = []
    for unit_3 in game.seen[Unit]:
        if owners[unit_3] == side and game.program.waits_for(
            game, unit_3, "end_of_turn", target_of
        ):
            _found_2.append(unit_3)
    waiting: Sequence[int] = _found_2
    while waiting:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/castle_assault/rules/turn.yaml:96")
        unit = game.choose(chooser, ASK_2, waiting, NOTHING)
        if unit >= 0:
            emit_end_of_turn(game, unit)
            if game.over:
                return
            _found_3 = []
            for unit_2 in waiting:
                if (
                    isinstance(docs[unit_2], Unit)
                    and unit_2 != unit
                    and rules_words.on_board(game, unit_2)
                    and arrived_at_of[unit_2] <= moment
                ):
                    _found_3.append(unit_2)
            waiting = _found_3


def end_of_one_turn(game: State) -> None:
    """What lasts for this turn ends, and so does what lasts to the end of the active player's turn."""
    # content/castle_assault/rules/turn.yaml:161
    # verb: end_of_one_turn
    game.expire("turn")
    game.expire(game.period_of("own_turn", "player", game.active))


def look_for_an_end(game: State) -> None:
    """At the end of a turn the scenario's own victory comes first, then the end by spent decks."""
    # content/castle_assault/rules/turn.yaml:217
    # verb: look_for_an_end
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    game.table_quiet += 1
    game.stamp += 1
    if rules_campaign.scenario_is_won(game):
        rules_campaign.win_scenario(game)
    elif is_spent(game):
        decide_by_castles(game)


def _best_1(game: State) -> Sequence[int]:
    castle_health_of = game.player_castle_health
    _found = list(range(game.players))
    if len(_found) > 1:
        _found_2 = []
        for player in _found:
            _found_2.append(castle_health_of[player])
        _found = highest_of(_found, _found_2)
    return _found


def decide_by_castles(game: State) -> None:
    """The higher Castle Health wins, and a roll decides between equals."""
    # content/castle_assault/rules/turn.yaml:226
    # verb: decide_by_castles
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    ahead: Sequence[int] = _best_1(game)
    if len(ahead) == 1:
        game.win_one(first_of(ahead, NOTHING))
        return
    if game.setting.solo:
        game.win_one(1)
        return
    roll_off(game)
    game.win_one(game.table_higher)


def mulligan_options(game: State, player: int) -> list[Any]:
    """Put the hand on the bottom of the deck and draw as many again."""
    # content/castle_assault/rules/turn.yaml:6
    # action: mulligan
    return [()]


def take_mulligan(game: State, player: int) -> None:
    """Put the hand on the bottom of the deck and draw as many again."""
    # content/castle_assault/rules/turn.yaml:6
    # action: mulligan
    contents_of = game.contents
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " takes", " take"),
            " a mulligan",
        )
    n = len(contents_of[game.zone_hand[player]])
    for card in contents_of[game.zone_hand[player]]:
        game.bury(card, game.zone_deck[player])
    rules_resources.draw(game, n, player)


def preparation_step_1(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:28
    game.registers[2] = tuple(range(game.players))
    game.registers[3] = 0
    return 1


def preparation_step_2(game: State) -> int:
    if game.registers[3] >= len(game.registers[2]):
        return 2
    game.registers[0] = game.registers[2][game.registers[3]]
    game.registers[3] += 1
    return 3


def preparation_step_3(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:34
    roll_off(game)
    game.registers[1] = game.choose(game.table_higher, ASK_4, range(game.players), NOTHING)
    game.table_first = game.registers[1]
    game.active = game.registers[1]
    game.stamp += 1
    return -1


def preparation_step_4(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:33
    player = game.registers[0]
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", True)
    if not options:
        options.append((0,))
        options.append((-1,))
    game.passed = not options
    game.stamp += 1
    if options:
        choice = options[game.ask(game, player, ASK_3, options)]
        action = choice[0]
        if action == 0:
            take_mulligan(game, player)
        else:
            game.passed = True
            game.stamp += 1
    return 1


def _best_2(game: State) -> Sequence[int]:
    owners = game.owner
    entered_of = game.piece_entered
    moved_of = game.piece_moved
    y_of = game.board.y
    places = game.place
    _found_2 = []
    for unit in game.seen[Unit]:
        if (
            owners[unit] == game.active
            and rules_words.on_board(game, unit)
            and not entered_of[unit]
            and not moved_of[unit]
        ):
            _found_2.append(unit)
    _found = _found_2
    if len(_found) > 1:
        _found_3 = []
        for unit_2 in _found:
            _found_3.append(y_of[places[unit_2]] * (-1 if owners[unit_2] == 0 else 1))
        _found = highest_of(_found, _found_3)
    return _found


def _any_3(game: State) -> bool:
    owners = game.owner
    entered_of = game.piece_entered
    moved_of = game.piece_moved
    for unit_2 in game.seen[Unit]:
        if (
            owners[unit_2] == game.active
            and rules_words.on_board(game, unit_2)
            and not entered_of[unit_2]
            and not moved_of[unit_2]
        ):
            return True
    return False


def move_units_step_1(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:108
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    while True:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/castle_assault/rules/turn.yaml:113")
        game.registers[0] = tuple(_best_2(game))
        if not game.registers[0]:
            break
        game.registers[1] = game.choose(game.active, ASK_5, game.registers[0], NOTHING)
        if game.registers[1] >= 0:
            rules_actions.move_forward(game, game.registers[1])
            if game.over:
                return -1
            if _any_3(game):
                rules_playing.offer_instants(game, game.active)
                if game.over:
                    return -1
    return -1


def start_of_turn_phase_step_1(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:120
    turns_of = game.player_turns
    owners = game.owner
    entered_of = game.piece_entered
    moved_of = game.piece_moved
    acted_of = game.piece_acted
    turns_of[game.active] += 1
    game.player_placed[game.active] = 0
    game.player_played[game.active] = 0
    game.stamp += 1
    _found = []
    for unit in game.seen[Unit]:
        if owners[unit] == game.active:
            _found.append(unit)
    for unit in _found:
        entered_of[unit] = False
        moved_of[unit] = False
        acted_of[unit] = False
        game.stamp += 1
    if game.log is not None:
        game.tell(
            "turn ",
            game.named("number", turns_of[game.active]),
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
    start_effects(game)
    if game.over:
        return -1
    return game.enter("move_units", -1)


def open_phase_step_1(game: State) -> int:
    return (
        1
        if not game.contents[game.zone_deck[game.active]]
        and game.player_played[game.active] == 0
        and rules_playing.could_play(game, game.active, NOTHING, game.player_ready[game.active])
        else 2
    )


def open_phase_step_2(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:154
    player = game.active
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", False)
    if not options:
        for option in rules_resources.place_resource_options(game, player):
            options.append((0, option))
        for its_1, its_2 in rules_playing.play_unit_options(game, player):
            options.append((1, its_1, its_2))
        for its_1, its_2 in rules_playing.play_ability_options(game, player):
            options.append((2, its_1, its_2))
        for option in rules_playing.play_plain_ability_options(game, player):
            options.append((3, option))
        for option in rules_actions.charge_options(game, player):
            options.append((4, option))
        for its_1, its_2 in rules_actions.attack_options(game, player):
            options.append((5, its_1, its_2))
        for option in rules_actions.attack_castle_options(game, player):
            options.append((6, option))
        for its_1, its_2 in rules_actions.shoot_options(game, player):
            options.append((7, its_1, its_2))
        for its_1, its_2 in rules_keywords.use_ability_options(game, player):
            options.append((8, its_1, its_2))
        for option in rules_resources.buy_momentum_options(game, player):
            options.append((9, option))
    game.passed = not options
    game.stamp += 1
    if options:
        choice = options[game.ask(game, player, ASK_6, options)]
        action = choice[0]
        if action == 0:
            rules_resources.take_place_resource(game, player, choice[1])
        elif action == 1:
            rules_playing.take_play_unit(game, player, choice[1], choice[2])
        elif action == 2:
            rules_playing.take_play_ability(game, player, choice[1], choice[2])
        elif action == 3:
            rules_playing.take_play_plain_ability(game, player, choice[1])
        elif action == 4:
            rules_actions.take_charge(game, player, choice[1])
        elif action == 5:
            rules_actions.take_attack(game, player, choice[1], choice[2])
        elif action == 6:
            rules_actions.take_attack_castle(game, player, choice[1])
        elif action == 7:
            rules_actions.take_shoot(game, player, choice[1], choice[2])
        elif action == 8:
            rules_keywords.take_use_ability(game, player, choice[1], choice[2])
        elif action == 9:
            rules_resources.take_buy_momentum(game, player, choice[1])
        if game.over:
            return -1
    return (
        1
        if not game.contents[game.zone_deck[game.active]]
        and game.player_played[game.active] == 0
        and rules_playing.could_play(game, game.active, NOTHING, game.player_ready[game.active])
        else 2
    )


def open_phase_step_3(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:157
    player = game.active
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", True)
    if not options:
        for option in rules_resources.place_resource_options(game, player):
            options.append((0, option))
        for its_1, its_2 in rules_playing.play_unit_options(game, player):
            options.append((1, its_1, its_2))
        for its_1, its_2 in rules_playing.play_ability_options(game, player):
            options.append((2, its_1, its_2))
        for option in rules_playing.play_plain_ability_options(game, player):
            options.append((3, option))
        for option in rules_actions.charge_options(game, player):
            options.append((4, option))
        for its_1, its_2 in rules_actions.attack_options(game, player):
            options.append((5, its_1, its_2))
        for option in rules_actions.attack_castle_options(game, player):
            options.append((6, option))
        for its_1, its_2 in rules_actions.shoot_options(game, player):
            options.append((7, its_1, its_2))
        for its_1, its_2 in rules_keywords.use_ability_options(game, player):
            options.append((8, its_1, its_2))
        if game.player_ready[player] >= 3 and game.contents[game.zone_deck[player]]:
            options.append((9,))
        for option in rules_resources.buy_momentum_options(game, player):
            options.append((10, option))
        options.append((-1,))
    game.passed = not options
    game.stamp += 1
    if options:
        choice = options[game.ask(game, player, ASK_7, options)]
        action = choice[0]
        if action == 0:
            rules_resources.take_place_resource(game, player, choice[1])
        elif action == 1:
            rules_playing.take_play_unit(game, player, choice[1], choice[2])
        elif action == 2:
            rules_playing.take_play_ability(game, player, choice[1], choice[2])
        elif action == 3:
            rules_playing.take_play_plain_ability(game, player, choice[1])
        elif action == 4:
            rules_actions.take_charge(game, player, choice[1])
        elif action == 5:
            rules_actions.take_attack(game, player, choice[1], choice[2])
        elif action == 6:
            rules_actions.take_attack_castle(game, player, choice[1])
        elif action == 7:
            rules_actions.take_shoot(game, player, choice[1], choice[2])
        elif action == 8:
            rules_keywords.take_use_ability(game, player, choice[1], choice[2])
        elif action == 9:
            rules_resources.take_buy_card(game, player)
        elif action == 10:
            rules_resources.take_buy_momentum(game, player, choice[1])
        else:
            game.passed = True
            game.stamp += 1
        if game.over:
            return -1
    if game.passed:
        return -1
    return (
        1
        if not game.contents[game.zone_deck[game.active]]
        and game.player_played[game.active] == 0
        and rules_playing.could_play(game, game.active, NOTHING, game.player_ready[game.active])
        else 2
    )


def end_of_turn_phase_step_1(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:169
    contents_of = game.contents
    end_effects(game)
    if game.over:
        return -1
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    while len(contents_of[game.zone_hand[game.active]]) > 6:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/castle_assault/rules/turn.yaml:175")
        game.registers[0] = game.choose(
            game.active, ASK_8, contents_of[game.zone_hand[game.active]], NOTHING
        )
        if game.registers[0] >= 0:
            game.put(game.registers[0], game.zone_discard_pile[game.active])
            if game.log is not None:
                game.tell(
                    game.named("player", game.active),
                    game.word("player", game.active, " discards", " discard"),
                    " ",
                    game.named("piece", game.registers[0]),
                )
    end_of_one_turn(game)
    look_for_an_end(game)
    return -1


def duel_step_1(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:182
    return game.enter("preparation", 1)


def duel_step_2(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:188
    return game.enter("start_of_turn_phase", 2)


def duel_step_3(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:189
    return game.enter("open_phase", 3)


def duel_step_4(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:190
    return game.enter("end_of_turn_phase", 4)


def duel_step_5(game: State) -> int:
    # content/castle_assault/rules/turn.yaml:191
    game.active = game.after[game.active]
    game.stamp += 1
    return 1


CONTENTS = Contents(
    actions=(Action(MULLIGAN_ACTION, (), (), mulligan_options, take_mulligan),),
    phases={
        "preparation": Phase(
            (preparation_step_1, preparation_step_2, preparation_step_3, preparation_step_4), 4
        ),
        "move_units": Phase((move_units_step_1,), 2),
        "start_of_turn_phase": Phase((start_of_turn_phase_step_1,), 0),
        "open_phase": Phase((open_phase_step_1, open_phase_step_2, open_phase_step_3), 0),
        "end_of_turn_phase": Phase((end_of_turn_phase_step_1,), 1),
        "duel": Phase((duel_step_1, duel_step_2, duel_step_3, duel_step_4, duel_step_5), 0),
    },
)
