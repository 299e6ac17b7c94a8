# Rules and documents of the pack `castle_assault`.
# Generated from content/castle_assault/rules/turn.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from generated.castle_assault.state import State
from interpreter.api import (
    NOTHING,
    ROUNDS,
    Action,
    ActionInfo,
    Contents,
    Occurrence,
    Prompt,
    first_of,
)
import generated.castle_assault.kinds as kinds
import generated.castle_assault.rules.campaign as rules_campaign
import generated.castle_assault.rules.playing as rules_playing
import generated.castle_assault.rules.resources as rules_resources
import generated.castle_assault.rules.words as rules_words


class StartOfTurnEvent(Occurrence):
    def __init__(self, unit: int) -> None:
        super().__init__("start_of_turn")
        self.unit = unit


class EndOfTurnEvent(Occurrence):
    def __init__(self, unit: int) -> None:
        super().__init__("end_of_turn")
        self.unit = unit


ASK_1 = Prompt("choice", "Whose Start of Turn text comes first?", ("piece",))
ASK_2 = Prompt("choice", "Whose End of Turn text comes first?", ("piece",))
MULLIGAN_ACTION: ActionInfo = ActionInfo(
    "mulligan",
    "put the hand on the bottom of the deck and draw as many again",
    (),
    (),
)


def emit_start_of_turn(game: State, unit: int) -> None:
    # content/castle_assault/rules/turn.yaml:41
    # event: start_of_turn for unit
    event = StartOfTurnEvent(unit)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def emit_end_of_turn(game: State, unit: int) -> None:
    # content/castle_assault/rules/turn.yaml:46
    # event: end_of_turn for unit
    event = EndOfTurnEvent(unit)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def must_play(game: State, player: int) -> bool:
    # content/castle_assault/rules/turn.yaml:110
    # query: must_play player
    game.spend(10)
    return (
        not bool(game.contents[game.zone_deck[player]])
        and game.player_played[player] == 0
        and rules_playing.can_play_something(game, player)
    )


def _no_1(game: State, unit: int) -> bool:
    for other in rules_words.contacts(game, unit):
        if (
            game.stat("attack", unit) > game.stat("ac", other)
            or game.stat("attack", other) > game.stat("ac", unit)
        ):
            return False
    return True


def is_locked(game: State, unit: int) -> bool:
    # content/castle_assault/rules/turn.yaml:163
    # query: is_locked unit
    game.spend(10)
    if len(rules_words.contacts(game, unit)) == 0:
        return False
    return _no_1(game, unit)


def _any_1(game: State) -> bool:
    contents_of = game.contents
    for player in range(game.players):
        if bool(contents_of[game.zone_deck[player]]):
            return True
    return False


def _any_2(game: State) -> bool:
    contents_of = game.contents
    for player in range(game.players):
        if bool(contents_of[game.zone_hand[player]]):
            return True
    return False


def _no_2(game: State) -> bool:
    for unit in game.of_kind(kinds.Unit):
        if not is_locked(game, unit):
            return False
    return True


def is_spent(game: State) -> bool:
    # content/castle_assault/rules/turn.yaml:172
    # query: is_spent
    game.spend(10)
    if _any_1(game):
        return False
    if game.table_quiet >= 20:
        return True
    if _any_2(game):
        return False
    if rules_campaign.more_to_come(game):
        return False
    return _no_2(game)


def roll_off(game: State) -> None:
    # content/castle_assault/rules/turn.yaml:16
    # verb: roll_off
    mine = game.rng.roll(6)
    theirs = game.rng.roll(6)
    for rounds in ROUNDS:
        if mine != theirs:
            break
        mine = game.rng.roll(6)
        theirs = game.rng.roll(6)
    else:
        game.fuel = 0
        game.tick("content/castle_assault/rules/turn.yaml:23")
    game.fuel -= rounds
    game.table_higher = 0 if mine > theirs else 1


def start_effects(game: State) -> None:
    # content/castle_assault/rules/turn.yaml:52
    # verb: start_effects
    game.spend(100)
    owners = game.owner
    docs = game.doc
    for unit in game.of_kind(kinds.Unit):
        if (
            owners[unit] == game.active
            and game.program.waits_for(game, unit, "start_of_turn", game.piece_target)
        ):
            break
    else:
        return
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return
    waiting: Sequence[int] = [
        unit
        for unit in game.of_kind(kinds.Unit)
        if (
            owners[unit] == game.active
            and game.program.waits_for(game, unit, "start_of_turn", game.piece_target)
        )
    ]
    while len(waiting) > 0:
        game.tick("content/castle_assault/rules/turn.yaml:60")
        unit = game.choose(game.active, ASK_1, waiting, NOTHING)
        if unit >= 0:
            emit_start_of_turn(game, unit)
            if game.over:
                return
            waiting = [
                unit_2
                for unit_2 in waiting
                if (
                    isinstance(docs[unit_2], kinds.Unit)
                    and unit_2 != unit
                    and rules_words.on_board(game, unit_2)
                )
            ]


def end_effects(game: State) -> None:
    # content/castle_assault/rules/turn.yaml:65
    # verb: end_effects
    game.spend(100)
    owners = game.owner
    docs = game.doc
    for unit in game.of_kind(kinds.Unit):
        if (
            owners[unit] == game.active
            and game.program.waits_for(game, unit, "end_of_turn", game.piece_target)
        ):
            break
    else:
        return
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return
    waiting: Sequence[int] = [
        unit
        for unit in game.of_kind(kinds.Unit)
        if (
            owners[unit] == game.active
            and game.program.waits_for(game, unit, "end_of_turn", game.piece_target)
        )
    ]
    while len(waiting) > 0:
        game.tick("content/castle_assault/rules/turn.yaml:73")
        unit = game.choose(game.active, ASK_2, waiting, NOTHING)
        if unit >= 0:
            emit_end_of_turn(game, unit)
            if game.over:
                return
            waiting = [
                unit_2
                for unit_2 in waiting
                if (
                    isinstance(docs[unit_2], kinds.Unit)
                    and unit_2 != unit
                    and rules_words.on_board(game, unit_2)
                )
            ]


def end_of_one_turn(game: State) -> None:
    # content/castle_assault/rules/turn.yaml:128
    # verb: end_of_one_turn
    game.expire("turn")
    if game.active == 0:
        game.expire("turn_of_the_first_seat")
    else:
        game.expire("turn_of_the_second_seat")


def _best_1(game: State) -> Sequence[int]:
    ranked = [((-game.player_castle_health[player],), player) for player in range(game.players)]
    if not ranked:
        return []
    least = min([rank for rank, _ in ranked])
    return [found for rank, found in ranked if rank == least]


def decide_by_castles(game: State) -> None:
    # content/castle_assault/rules/turn.yaml:184
    # verb: decide_by_castles
    game.spend(10)
    ahead: Sequence[int] = _best_1(game)
    if len(ahead) == 1:
        game.win_one(first_of(ahead, NOTHING))
        return
    elif game.setting.solo:
        game.win_one(rules_campaign.monster_side(game))
        return
    else:
        roll_off(game)
        game.win_one(game.table_higher)
        return


def mulligan_options(game: State, player: int) -> list[Any]:
    # content/castle_assault/rules/turn.yaml:6
    # action: mulligan
    return [()]


def take_mulligan(game: State, player: int) -> None:
    # content/castle_assault/rules/turn.yaml:6
    contents_of = game.contents
    docs = game.doc
    if game.log is not None:
        game.tell(game.named("player", player), " takes a mulligan")
    n = len(contents_of[game.zone_hand[player]])
    for card in [
        piece
        for piece in contents_of[game.zone_hand[player]]
        if isinstance(docs[piece], kinds.Card)
    ]:
        game.bury(card, game.zone_deck[player])
    rules_resources.draw(game, n, player)


CONTENTS: Contents = Contents(
    actions=(Action(MULLIGAN_ACTION, (), (), mulligan_options, take_mulligan),),
)
