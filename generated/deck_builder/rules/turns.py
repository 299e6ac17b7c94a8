# Rules and documents of the pack `deck_builder`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/deck_builder/rules/turns.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import Action, ActionInfo, Actions, Contents, Phase

from ..kinds import Card
from ..state import State
from ..tabletop.rules import cards as tabletop_rules_cards
from ..tabletop.rules import supply as tabletop_rules_supply
from . import kinds_ as the_rules_kinds__

PLAY_ACTION = ActionInfo("play", "play {card}", ("card",), ("piece",))
BUY_ACTION = ActionInfo("buy", "buy {card} for {card.cost}", ("card",), ("piece",))
ASK_1 = Actions("turn", "Which card do you play?", ("play",), False)
ASK_2 = Actions("turn", "Which card do you buy?", ("buy",), False)


def _documents_1(game: State) -> tuple[Any, ...]:
    _key = ("deck_builder.rules.turns", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for card in game.program.of_kind[Card]:
            if card is not game.program.definitions["deck_builder.penny"]:
                _found.append(card)
        _known = game.tables.keep(_key, _found)
    return _known


def _no_1(game: State) -> bool:
    turns_of = game.player_turns
    for player in range(game.players):
        if turns_of[player] < 40:
            return False
    return True


def is_over(game: State) -> bool:
    # content/deck_builder/rules/turns.yaml:41
    # query: is_over
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    return (
        tabletop_rules_supply.left_in(
            game, game.zone_market, game.program.definitions["deck_builder.old_oak"]
        )
        == 0
        or len(
            [
                card
                for card in _documents_1(game)
                if tabletop_rules_supply.left_in(game, game.zone_market, card) == 0
            ],
        )
        >= 3
        or _no_1(game)
    )


def spend_hand(game: State, player: int) -> None:
    """Lay out the coins."""
    # content/deck_builder/rules/turns.yaml:24
    # verb: spend_hand of player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    coins_of = game.player_coins
    _found = []
    for card in game.contents[game.zone_hand[player]]:
        if isinstance(docs[card], Card) and docs[card].coins > 0:
            _found.append(card)
    for card in _found:
        coins_of[player] += docs[card].coins
        game.put(card, game.zone_played[player])


def clean_up(game: State, player: int) -> None:
    """Discard everything and draw five cards."""
    # content/deck_builder/rules/turns.yaml:32
    # verb: clean_up player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for card in game.pieces_in((game.zone_hand[player], game.zone_played[player])):
        if isinstance(docs[card], Card):
            _found.append(card)
    for card in _found:
        game.put(card, game.zone_discards[player])
    tabletop_rules_cards.draw(
        game, 5, game.zone_deck[player], game.zone_hand[player], game.zone_discards[player]
    )
    game.player_turns[player] += 1
    game.expire("turn")


def play_options(game: State, player: int) -> list[Any]:
    """Play `card`."""
    # content/deck_builder/rules/turns.yaml:2
    # action: play card
    docs = game.doc
    if game.player_actions[player] <= 0:
        return []
    _found = []
    for tool in game.contents[game.zone_hand[player]]:
        if isinstance(docs[tool], Card) and docs[tool].coins == 0 and docs[tool].fruit == 0:
            _found.append(tool)
    return game.unlike(_found, ("piece",), player)


def take_play(game: State, player: int, card: int) -> None:
    """Play `card`."""
    # content/deck_builder/rules/turns.yaml:2
    # action: play card
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " plays", " play"),
            " ",
            game.named("piece", card),
        )
    game.player_actions[player] -= 1
    game.put(card, game.zone_played[player])
    game.program.resolve(game, card, player)


def buy_options(game: State, player: int) -> list[Any]:
    """Buy `card` for `card.cost`."""
    # content/deck_builder/rules/turns.yaml:14
    # action: buy card
    docs = game.doc
    coins_of = game.player_coins
    _found = []
    for card in game.contents[game.zone_market]:
        if isinstance(docs[card], Card) and docs[card].cost <= coins_of[player]:
            _found.append(card)
    return game.unlike(_found, ("piece",), player)


def take_buy(game: State, player: int, card: int) -> None:
    """Buy `card` for `card.cost`."""
    # content/deck_builder/rules/turns.yaml:14
    # action: buy card
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " buys", " buy"),
            " ",
            game.named("piece", card),
        )
    the_rules_kinds__.pay_coins(game, game.doc[card].cost, player)
    game.put(card, game.zone_discards[player])


def _sum_1(game: State, player: int) -> int:
    docs = game.doc
    total = 0
    for card in game.pieces_in(
        (game.zone_deck[player], game.zone_hand[player], game.zone_discards[player])
    ):
        if isinstance(docs[card], Card):
            total += docs[card].coins
    return total


def evaluate_orchard_sense(game: State, player: int) -> int:
    # content/deck_builder/rules/turns.yaml:82
    # evaluation: orchard_sense
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    fruit = 20 * the_rules_kinds__.worth(game, player)
    coins = 3 * _sum_1(game, player)
    _count = 0
    for tool in game.pieces_in(
        (game.zone_deck[player], game.zone_hand[player], game.zone_discards[player])
    ):
        if isinstance(docs[tool], Card) and docs[tool].coins == 0 and docs[tool].fruit == 0:
            _count += 1
    tools = 2 * _count
    return fruit + coins + tools


def _any_1(game: State, p: int) -> bool:
    docs = game.doc
    for tool in game.contents[game.zone_hand[p]]:
        if isinstance(docs[tool], Card) and docs[tool].coins == 0 and docs[tool].fruit == 0:
            return True
    return False


def one_turn_step_1(game: State) -> int:
    if not (game.player_actions[game.registers[0]] > 0 and _any_1(game, game.registers[0])):
        return 1
    return 2


def one_turn_step_2(game: State) -> int:
    # content/deck_builder/rules/turns.yaml:56
    spend_hand(game, game.registers[0])
    return 3


def one_turn_step_3(game: State) -> int:
    # content/deck_builder/rules/turns.yaml:54
    player = game.registers[0]
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", True)
    if not options:
        for option in play_options(game, player):
            options.append((0, option))
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_1, options)]
        action = choice[0]
        if action == 0:
            take_play(game, player, choice[1])
        else:
            game.passed = True
    if game.passed:
        return 1
    if not (game.player_actions[game.registers[0]] > 0 and _any_1(game, game.registers[0])):
        return 1
    return 2


def one_turn_step_4(game: State) -> int:
    # content/deck_builder/rules/turns.yaml:57
    player = game.registers[0]
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", True)
    if not options:
        for option in buy_options(game, player):
            options.append((0, option))
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_2, options)]
        action = choice[0]
        if action == 0:
            take_buy(game, player, choice[1])
        else:
            game.passed = True
    clean_up(game, game.registers[0])
    return -1


def whole_game_step_1(game: State) -> int:
    # content/deck_builder/rules/turns.yaml:64
    if is_over(game):
        return 1
    return game.enter("one_turn", 2, game.active)


def whole_game_step_2(game: State) -> int:
    # content/deck_builder/rules/turns.yaml:66
    turns_of = game.player_turns
    _found = []
    for player in range(game.players):
        _found.append((player, the_rules_kinds__.worth(game, player), turns_of[player]))
    game.win_ranked(_found, (True, False))
    return -1


def whole_game_step_3(game: State) -> int:
    # content/deck_builder/rules/turns.yaml:65
    game.active = game.after[game.active]
    return 0


CONTENTS = Contents(
    actions=(
        Action(PLAY_ACTION, (), (), play_options, take_play),
        Action(BUY_ACTION, (), (), buy_options, take_buy),
    ),
    phases={
        "one_turn": Phase((one_turn_step_1, one_turn_step_2, one_turn_step_3, one_turn_step_4), 1),
        "whole_game": Phase((whole_game_step_1, whole_game_step_2, whole_game_step_3), 0),
    },
)
