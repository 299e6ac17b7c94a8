# Rules and documents of the pack `tabletop`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/tabletop/rules/cards.yaml

from __future__ import annotations

from ..state import State


def is_spent(game: State, zone: int) -> bool:
    # content/tabletop/rules/cards.yaml:44
    # query: is_spent zone
    return not game.contents[zone]


def reshuffle(game: State, heap: int, deck: int) -> None:
    """Shuffle `heap` into `deck`."""
    # content/tabletop/rules/cards.yaml:4
    # verb: reshuffle heap into deck
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for piece in game.contents[heap]:
        game.put(piece, deck)
    game.shuffle(deck)


def draw(game: State, n: int, deck: int, hand: int, heap: int) -> int:
    """Draw `n` cards."""
    # content/tabletop/rules/cards.yaml:11
    # verb: draw n from deck to hand using heap
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    drawn_ = 0
    while drawn_ < n:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/tabletop/rules/cards.yaml:17")
        if not contents_of[deck] and not contents_of[heap]:
            break
        if not contents_of[deck]:
            reshuffle(game, heap, deck)
        game.put(game.top(deck), hand)
        drawn_ = drawn_ + 1
    return drawn_


def deal(game: State, n: int, deck: int, hand: int) -> None:
    """Deal `n` cards from `deck`."""
    # content/tabletop/rules/cards.yaml:24
    # verb: deal n from deck to hand
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for _ in range(min(n, len(game.contents[deck]))):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/tabletop/rules/cards.yaml:28")
        game.put(game.top(deck), hand)


def mulligan(game: State, n: int, hand: int, deck: int) -> None:
    """Shuffle the hand into the deck and draw `n` cards."""
    # content/tabletop/rules/cards.yaml:30
    # verb: mulligan n of hand into deck
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for piece in game.contents[hand]:
        game.put(piece, deck)
    game.shuffle(deck)
    deal(game, n, deck, hand)


def refill(game: State, row: int, deck: int, n: int) -> None:
    """Fill the row up to `n` cards."""
    # content/tabletop/rules/cards.yaml:38
    # verb: refill row from deck with n
    deal(game, max(0, n - len(game.contents[row])), deck, row)
