"""Turns that offer windows with their roles, and turns of several players at once.

A turn of one player that offers actions by name is written out in generated code; these are the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interpreter.game import Game
from interpreter.prompts import Actions, Words
from interpreter.tables import Offered

PASS: Final = (-1,)
Roles = tuple[tuple[Any, ...], ...]  # of the windows of a turn; none of them has any without
Replaced = tuple[tuple[str, str], ...]  # actions for which the scenario has others


def take_turn(
    game: Game,
    player: int,
    words: Words,
    actions: tuple[str, ...],
    windows: tuple[str, ...],
    may_pass: bool,
    only_if_able: bool = False,
    roles: Roles = (),
    replaced: Replaced = (),
) -> None:
    """Let a player take one of some actions; `only_if_able`: who can only pass is not asked."""
    offered = game.program.turn_actions(actions, windows, replaced)
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", may_pass)
    if not options:
        options = _options(game, player, offered, roles, may_pass)
    game.stamp += 1
    game.passed = True
    if not options or (only_if_able and options == [PASS]):
        return
    prompt = _question(offered, words, roles, False)
    choice = options[game.ask(game, player, prompt, options)]
    game.passed = choice == PASS
    _take(game, player, offered, roles, choice)


def at_once(
    game: Game,
    players: Sequence[int],
    words: Words,
    actions: tuple[str, ...],
    windows: tuple[str, ...],
    may_pass: bool,
    roles: Roles = (),
    replaced: Replaced = (),
) -> None:
    """Let several players choose before any of them acts; then they act, in that order.

    The question is marked as secret: whoever looks ahead must not use the answers of others.
    """
    offered = game.program.turn_actions(actions, windows, replaced)
    prompt = _question(offered, words, roles, True)
    chosen: list[tuple[int, tuple[Any, ...]]] = []
    passed = True
    for player in players:
        options = _options(game, player, offered, roles, may_pass)
        if options and options != [PASS]:
            choice = options[game.answer(player, prompt, options)]
            chosen.append((player, choice))
            if choice != PASS:
                passed = False
    game.stamp += 1
    game.passed = passed
    for player, choice in chosen:
        if not game.over:
            _take(game, player, offered, roles, choice)


def _options(
    game: Game, player: int, offered: Offered, roles: Roles, may_pass: bool
) -> list[tuple[Any, ...]]:
    """The options of all actions, each with the number of its action."""
    found: list[tuple[Any, ...]] = []
    actions = offered.actions
    if not roles:
        for number, action in enumerate(actions):
            listed = action.options(game, player)
            if listed:
                found += action.numbered(number, listed)
    else:
        for number, action in enumerate(actions):
            window = offered.windows[number]
            listed = action.options(game, player, *(roles[window - 1] if window else ()))
            if listed:
                found += action.numbered(number, listed)
    if may_pass:
        found.append(PASS)
    return found


def _question(offered: Offered, words: Words, roles: Roles, secret: bool) -> Actions:
    """What is asked; the same object every time where it needs no values of the moment."""
    if isinstance(words, str) and not roles:
        known = offered.prompts.get((words, secret))
        if known is not None:
            return known
    prompt = Actions("turn", words, offered.names, False, secret)
    if isinstance(words, str) and not roles:
        offered.prompts[words, secret] = prompt
    for number, window in enumerate(offered.windows if roles else ()):
        if window and roles[window - 1]:
            prompt.occasions[number] = roles[window - 1][0]
    return prompt


def _take(game: Game, player: int, offered: Offered, roles: Roles, choice: tuple[Any, ...]) -> None:
    number: int = choice[0]
    if number < 0:
        return
    action = offered.actions[number]
    if roles and offered.windows[number]:
        action.take(game, player, *roles[offered.windows[number] - 1], *choice[1:])
    else:
        action.take(game, player, *choice[1:])
