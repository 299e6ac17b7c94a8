# Rules and documents of the pack `deck_builder`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/deck_builder/rules/kinds.yaml

from __future__ import annotations

from ..kinds import Card
from ..state import State
from ..tabletop.rules import cards as tabletop_rules_cards


def has_coins(game: State, n: int, player: int) -> bool:
    # content/deck_builder/rules/kinds.yaml:66
    # query: has_coins n
    return game.player_coins[player] >= n


def worth(game: State, player: int) -> int:
    # content/deck_builder/rules/kinds.yaml:97
    # query: worth player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    total = 0
    for card in game.pieces_in(
        (
            game.zone_deck[player],
            game.zone_hand[player],
            game.zone_played[player],
            game.zone_discards[player],
        ),
    ):
        if isinstance(docs[card], Card):
            total += docs[card].fruit
    return total


def pay_coins(game: State, n: int, player: int) -> None:
    """Pay `n` coins."""
    # content/deck_builder/rules/kinds.yaml:71
    # verb: pay_coins n
    game.player_coins[player] -= n


def more_cards(game: State, n: int, player: int) -> None:
    """Draw `n` cards."""
    # content/deck_builder/rules/kinds.yaml:76
    # verb: more_cards n
    tabletop_rules_cards.draw(
        game, n, game.zone_deck[player], game.zone_hand[player], game.zone_discards[player]
    )


def more_actions(game: State, n: int, player: int) -> None:
    """Gain `n` actions."""
    # content/deck_builder/rules/kinds.yaml:82
    # verb: more_actions n
    game.player_actions[player] += n


def more_coins(game: State, n: int, player: int) -> None:
    """Gain `n` coins."""
    # content/deck_builder/rules/kinds.yaml:87
    # verb: more_coins n
    game.player_coins[player] += n


def throw_away(game: State, card: int) -> None:
    """Put `card` on the compost heap."""
    # content/deck_builder/rules/kinds.yaml:92
    # verb: throw_away card
    game.put(card, game.zone_compost)
