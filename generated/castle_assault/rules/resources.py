# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/rules/resources.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Action, ActionInfo, Contents, Prompt

from ..kinds import Unit
from ..state import State
from . import momentum as rules_momentum
from . import playing as rules_playing

ASK_1 = Prompt("choice", "Which Unit is put on top of the deck?", ("piece",))

PLACE_RESOURCE_ACTION = ActionInfo(
    "place_resource", "place {card} (Cost {card.cost}) as a Resource", ("card",), ("piece",)
)

BUY_CARD_ACTION = ActionInfo("buy_card", "exhaust 3 Resources to draw a card", (), ())

BUY_MOMENTUM_ACTION = ActionInfo(
    "buy_momentum",
    "exhaust a Resource to move the Momentum Meter 2 spaces toward {side}",
    ("side",),
    ("player",),
)


def allowance(game: State, player: int) -> int:
    """How many Resources may be placed in this turn."""
    # content/castle_assault/rules/resources.yaml:4
    # query: allowance player
    return 2 if player != game.table_first and game.player_turns[player] == 1 else 1


def exhaust(game: State, n: int, player: int) -> None:
    # content/castle_assault/rules/resources.yaml:11
    # verb: exhaust n for player
    game.player_ready[player] = max(0, game.player_ready[player] - n)
    game.stamp += 1


def ready_resources(game: State, player: int) -> None:
    # content/castle_assault/rules/resources.yaml:18
    # verb: ready_resources for player
    game.player_ready[player] = len(game.contents[game.zone_resources[player]])
    game.stamp += 1


def draw(game: State, n: int, player: int) -> None:
    """Draw `n` cards."""
    # content/castle_assault/rules/resources.yaml:24
    # verb: draw n for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    if game.setting.solo and player == 1:
        return
    drawn_: Sequence[int] = game.contents[game.zone_deck[player]][::-1][:n]
    if not drawn_:
        return
    for x in drawn_:
        game.put(x, game.zone_hand[player])
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " draws", " draw"),
            " ",
            game.named("list piece", drawn_),
        )


def recall_unit(game: State, player: int) -> None:
    """You may put a Unit card of your discard pile on top of your deck."""
    # content/castle_assault/rules/resources.yaml:36
    # verb: recall_unit for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for piece in game.contents[game.zone_discard_pile[player]]:
        if isinstance(docs[piece], Unit):
            _found.append(piece)
    found = game.choose_some(player, ASK_1, _found, 0, 1)
    _found_2 = []
    for unit in found:
        if isinstance(docs[unit], Unit):
            _found_2.append(unit)
    for unit in _found_2:
        if game.log is not None:
            game.tell(
                game.named("player", player),
                game.word("player", player, " puts", " put"),
                " ",
                game.named("piece", unit),
                " on top of the deck",
            )
        game.put(unit, game.zone_deck[player])


def place_resource_options(game: State, player: int) -> list[Any]:
    """Place `card` (Cost `card.cost`) as a Resource."""
    # content/castle_assault/rules/resources.yaml:46
    # action: place_resource card
    contents_of = game.contents
    placed_of = game.player_placed
    turns_of = game.player_turns
    played_of = game.player_played
    ready_of = game.player_ready
    _found = []
    for card in contents_of[game.zone_hand[player]]:
        if placed_of[player] < (
            2 if player != game.table_first and turns_of[player] == 1 else 1
        ) and (
            not (
                not contents_of[game.zone_deck[player]]
                and played_of[player] == 0
                and rules_playing.could_play(game, player, NOTHING, ready_of[player])
            )
            or rules_playing.could_play(game, player, card, ready_of[player] + 1)
        ):
            _found.append(card)
    return _found


def take_place_resource(game: State, player: int, card: int) -> None:
    """Place `card` (Cost `card.cost`) as a Resource."""
    # content/castle_assault/rules/resources.yaml:46
    # action: place_resource card
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " places", " place"),
            " a Resource",
        )
    game.player_placed[player] += 1
    game.stamp += 1
    game.put(card, game.zone_resources[player])
    game.player_ready[player] += 1
    game.stamp += 1


def buy_card_options(game: State, player: int) -> list[Any]:
    """Exhaust 3 Resources to draw a card."""
    # content/castle_assault/rules/resources.yaml:61
    # action: buy_card
    return [()] if game.player_ready[player] >= 3 and game.contents[game.zone_deck[player]] else []


def take_buy_card(game: State, player: int) -> None:
    """Exhaust 3 Resources to draw a card."""
    # content/castle_assault/rules/resources.yaml:61
    # action: buy_card
    if game.log is not None:
        game.tell(
            game.named("player", player), game.word("player", player, " buys", " buy"), " a card"
        )
    exhaust(game, 3, player)
    draw(game, 1, player)


def buy_momentum_options(game: State, player: int) -> list[Any]:
    """Exhaust a Resource to move the Momentum Meter 2 spaces toward `side`."""
    # content/castle_assault/rules/resources.yaml:71
    # action: buy_momentum for side
    if not (
        game.player_ready[player] >= 1
        and (
            not (
                not game.contents[game.zone_deck[player]]
                and game.player_played[player] == 0
                and rules_playing.could_play(game, player, NOTHING, game.player_ready[player])
            )
            or rules_playing.could_play(game, player, NOTHING, game.player_ready[player] - 1)
        )
    ):
        return []
    return list(range(game.players))


def take_buy_momentum(game: State, player: int, side: int) -> None:
    """Exhaust a Resource to move the Momentum Meter 2 spaces toward `side`."""
    # content/castle_assault/rules/resources.yaml:71
    # action: buy_momentum for side
    exhaust(game, 1, player)
    rules_momentum.move_meter(game, 2, side)


CONTENTS = Contents(
    actions=(
        Action(PLACE_RESOURCE_ACTION, (), (), place_resource_options, take_place_resource),
        Action(BUY_CARD_ACTION, (), (), buy_card_options, take_buy_card),
        Action(BUY_MOMENTUM_ACTION, (), (), buy_momentum_options, take_buy_momentum),
    ),
)
