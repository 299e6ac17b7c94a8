# Rules and documents of the pack `tabletop`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/tabletop/rules/auctions.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import (
    NOTHING,
    Action,
    ActionInfo,
    Actions,
    Contents,
    Phase,
    both,
    first_of,
    highest_of,
    numbers,
)

from ..state import State

RAISE_BID_ACTION = ActionInfo("raise_bid", "bid {n}", ("n",), ("number",))
ASK_1 = Actions("turn", "How much do you bid?", ("raise_bid",), False)


def bidders(game: State) -> Sequence[int]:
    """Those who have not left the auction."""
    # content/tabletop/rules/auctions.yaml:10
    # query: bidders
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    dropped_of = game.player_dropped
    _found = []
    for player in range(game.players):
        if not dropped_of[player] and player not in game.lost:
            _found.append(player)
    return _found


def _highest_1(game: State) -> int:
    bid_of = game.player_bid
    values = []
    for player in range(game.players):
        values.append(bid_of[player])
    return max(values) if values else 0


def highest_bid(game: State) -> int:
    """The highest bid."""
    # content/tabletop/rules/auctions.yaml:15
    # query: highest_bid
    return max(0, _highest_1(game))


def _best_1(game: State) -> Sequence[int]:
    bid_of = game.player_bid
    _found_2 = []
    for player in range(game.players):
        if bid_of[player] > 0:
            _found_2.append(player)
    _found = _found_2
    if len(_found) > 1:
        _found_3 = []
        for player_2 in _found:
            _found_3.append(bid_of[player_2])
        _found = highest_of(_found, _found_3)
    return _found


def high_bidder(game: State) -> int:
    """Whoever has bid most."""
    # content/tabletop/rules/auctions.yaml:20
    # query: high_bidder
    return first_of(_best_1(game), NOTHING)


def round_from(game: State, leader: int) -> Sequence[int]:
    """The players from `leader` on and back again."""
    # content/tabletop/rules/auctions.yaml:44
    # query: round_from leader
    _turn_order = game.turn_order(leader)
    return both(_turn_order, _turn_order[::-1])


def raise_bid_options(game: State, player: int) -> list[Any]:
    """Bid `n`."""
    # content/tabletop/rules/auctions.yaml:25
    # action: raise_bid n
    return list(numbers(highest_bid(game) + 1, game.player_purse[player]))


def take_raise_bid(game: State, player: int, n: int) -> None:
    """Bid `n`."""
    # content/tabletop/rules/auctions.yaml:25
    # action: raise_bid n
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " bids", " bid"),
            " ",
            game.named("number", n),
        )
    game.player_bid[player] = n


def auction_step_1(game: State) -> int:
    # content/tabletop/rules/auctions.yaml:31
    bid_of = game.player_bid
    dropped_of = game.player_dropped
    for p in range(game.players):
        bid_of[p] = 0
        dropped_of[p] = False
    game.registers[1] = game.registers[0]
    return 1


def auction_step_2(game: State) -> int:
    if not (len(bidders(game)) > 1 or (len(bidders(game)) == 1 and highest_bid(game) == 0)):
        return -1
    return 2 if game.registers[1] in bidders(game) else 3


def auction_step_3(game: State) -> int:
    # content/tabletop/rules/auctions.yaml:40
    player = game.registers[1]
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", True)
    if not options:
        for option in raise_bid_options(game, player):
            options.append((0, option))
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_1, options)]
        action = choice[0]
        if action == 0:
            take_raise_bid(game, player, choice[1])
        else:
            game.passed = True
    if game.passed:
        game.player_dropped[game.registers[1]] = True
    return 3


def auction_step_4(game: State) -> int:
    # content/tabletop/rules/auctions.yaml:42
    game.registers[1] = game.after[game.registers[1]]
    return 1


CONTENTS = Contents(
    actions=(Action(RAISE_BID_ACTION, (), (), raise_bid_options, take_raise_bid),),
    phases={"auction": Phase((auction_step_1, auction_step_2, auction_step_3, auction_step_4), 2)},
)
