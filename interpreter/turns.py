"""Turns that offer windows with their roles, and turns of several players at once.

A turn of one player that offers actions by name is written out in generated code; these are the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interpreter.game import Game
from interpreter.prompts import Actions

PASS: Final = (-1,)
Groups = Sequence[tuple[str, tuple[Any, ...]]]  # windows, and their roles if they have any
Replaced = Sequence[tuple[str, str]]  # actions for which the scenario has others


class _Offer:
    """What players may choose from: actions with their roles, and the question."""

    def __init__(
        self, game: Game, words: str, actions: Sequence[str], groups: Groups, replaced: Replaced
    ) -> None:
        self.actions, self.windows, names = game.program.turn_actions(
            tuple(actions), tuple([window for window, _ in groups]), tuple(replaced)
        )
        self.roles = [(), *[roles for _, roles in groups]]  # of actions by name, then of windows
        self.prompt = Actions("turn", words, names, False)
        if any(self.roles):
            for number, window in enumerate(self.windows):
                if self.roles[window]:
                    self.prompt.occasions[number] = self.roles[window][0]

    def options(self, game: Game, player: int, may_pass: bool) -> list[Any]:
        found: list[Any] = []
        number = -1
        for action in self.actions:
            number += 1
            for option in action.options(game, player, *self.roles[self.windows[number]]):
                args = option if isinstance(option, tuple) else (option,)
                found.append((number, *args))
        if may_pass:
            found.append(PASS)
        return found

    def take(self, game: Game, player: int, choice: tuple[Any, ...]) -> None:
        number: int = choice[0]
        if number >= 0:
            roles = self.roles[self.windows[number]]
            self.actions[number].take(game, player, *roles, *choice[1:])


def take_turn(
    game: Game,
    player: int,
    words: str,
    actions: Sequence[str],
    groups: Groups,
    may_pass: bool,
    only_if_able: bool = False,
    replaced: Replaced = (),
) -> None:
    """Let a player take one of some actions; `only_if_able`: who can only pass is not asked."""
    offer = _Offer(game, words, actions, groups, replaced)
    options: list[Any] = game.foreseen(player, "turn", may_pass)
    options = options or offer.options(game, player, may_pass)
    game.stamp += 1
    game.passed = True
    if not options or (only_if_able and options == [PASS]):
        return
    choice = options[game.ask(game, player, offer.prompt, options)]
    game.passed = choice == PASS
    offer.take(game, player, choice)


def at_once(
    game: Game,
    players: Sequence[int],
    words: str,
    actions: Sequence[str],
    groups: Groups,
    may_pass: bool,
    replaced: Replaced = (),
) -> None:
    """Let several players choose before any of them acts; then they act, in that order.

    The question is marked as secret: whoever looks ahead must not use the answers of others.
    """
    offer = _Offer(game, words, actions, groups, replaced)
    offer.prompt.secret = True
    chosen: list[tuple[int, tuple[Any, ...]]] = []
    for player in players:
        options = offer.options(game, player, may_pass)
        if options and options != [PASS]:
            chosen.append((player, options[game.answer(player, offer.prompt, options)]))
    game.stamp += 1
    game.passed = all(choice == PASS for _, choice in chosen)
    for player, choice in chosen:
        if not game.over:
            offer.take(game, player, choice)
