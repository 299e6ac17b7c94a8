"""OpenSpiel as referee of the classics: it offers the same moves at every decision and pays the same.

OpenSpiel's games were written by others, in C++. Both play the same random moves, and what our game
deals is dealt there, too.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from tests.helpers import shipped

GAMES = 200

if importlib.util.find_spec("pyspiel") is None:
    pytest.skip(
        "OpenSpiel is not installed, so nobody can referee: pip install -r requirements-dev.txt",
        allow_module_level=True,
    )

pyspiel: Any = importlib.import_module("pyspiel")


def square(game: Any, space: int) -> str:
    """What chess players call a space of a board with eight rows."""
    return f"{'abcdefgh'[game.board.x[space] - 1]}{9 - game.board.y[space]}"


def column(game: Any, option: int) -> str:
    return f"{'xo'[game.active]}{game.board.x[option] - 1}"


def advance(game: Any, option: tuple[int, int]) -> str:
    """There, who begins sits at the top: rows are counted from the other side."""
    s, t = (f"{'abcdefgh'[game.board.x[n] - 1]}{game.board.y[n]}" for n in option)
    return s + t + ("*" if game.space_mark[option[1]] >= 0 else "")


def step_or_jump(game: Any, option: tuple[int, int, int]) -> str:
    """There, a jump is named after where it ends; here, after what it jumps over."""
    action, s, t = option
    if action == 0:
        x, y = game.board.x, game.board.y
        t = game.board.at(2 * x[t] - x[s], 2 * y[t] - y[s])
    return square(game, s) + square(game, t)


def bet(game: Any, option: tuple[int]) -> str:
    """There, to check is to call for nothing."""
    return ("Fold", "Call", "Call", "Raise")[option[0]]


def points(game: Any) -> list[float]:
    """1 for a win, -1 for a loss."""
    if not game.winners:
        return [0.0, 0.0]
    return [1.0 if p in game.winners else -1.0 for p in range(game.players)]


def chips(game: Any) -> list[float]:
    """What each player has won or lost."""
    return [float(left - 100) for left in game.player_chips]


def card(game: Any, number: int) -> int:
    """The card that was dealt first, second, third. Pieces and OpenSpiel's cards have one numbering."""
    dealt: int = game.contents[[*game.zone_hand, game.zone_table][number]][0]
    return dealt


@dataclass(frozen=True, slots=True)
class Case:
    """How one of our games is told to OpenSpiel."""

    referee: str
    move: Callable[[Any, Any], str]  # the name that OpenSpiel gives to an option
    returns: Callable[[Any], list[float]]
    # What the first player gets: all of this must be seen, or the games were too few.
    seen: frozenset[float]


CASES = {
    "connect_four": Case("connect_four", column, points, frozenset({-1, 1})),
    "breakthrough": Case("breakthrough", advance, points, frozenset({-1, 1})),
    "draughts": Case("checkers", step_or_jump, points, frozenset({-1, 0, 1})),
    "leduc_poker": Case("leduc_poker", bet, chips, frozenset({-9, -5, -3, -1, 0, 1, 3, 5, 9})),
}


def play_both(case: Case, scenario: str, seed: int) -> list[float]:
    """One game in both; AssertionError where they differ. Gives the returns."""
    chance = random.Random(seed)
    state = pyspiel.load_game(case.referee).new_initial_state()
    dealt = 0

    def ask(game: Any, player: int, prompt: Any, options: Sequence[Any]) -> int:
        nonlocal dealt
        while state.is_chance_node():
            state.apply_action(card(game, dealt))
            dealt += 1
        assert state.current_player() == player, f"game {seed}: somebody else moves"
        names = [case.move(game, option) for option in options]
        legal = {state.action_to_string(player, action): action for action in state.legal_actions()}
        assert sorted(names) == sorted(legal), f"game {seed}:\n{state}"
        chosen = chance.randrange(len(options))
        state.apply_action(legal[names[chosen]])
        return chosen

    game = shipped("classics").new(scenario, 2, {}, seed)
    game.ask = ask
    game.run()
    assert state.is_terminal(), f"game {seed} ended too early:\n{state}"
    assert case.returns(game) == state.returns(), f"game {seed}:\n{state}"
    return case.returns(game)


@pytest.mark.parametrize("scenario", CASES)
def test_openspiel_offers_the_same_moves_and_pays_the_same(scenario: str) -> None:
    case = CASES[scenario]
    results = {play_both(case, scenario, seed)[0] for seed in range(GAMES)}
    assert case.seen <= results, f"never seen: {sorted(case.seen - results)}"


@pytest.mark.parametrize("scenario", CASES)
def test_another_move_is_noticed(scenario: str) -> None:
    """The comparison can fail: moves that OpenSpiel does not know are caught."""
    case = CASES[scenario]
    real = case.move
    spoilt = Case(case.referee, lambda g, o: real(g, o) + "?", case.returns, case.seen)
    with pytest.raises(AssertionError, match="game 0"):
        play_both(spoilt, scenario, 0)
