"""Random playouts of the classics, by several players of the same rules.

`python -m bench.playouts` is a worker: it reads lines `play player scenario games seed` and answers each
with the seconds it took and the decisions made (`check ...`: whether games are identical), so that one process can alternate between players
that cannot live in the same process (generated modules as Python text, and compiled natively).
"""

from __future__ import annotations

import gc
import importlib
import json
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from typing import Any

from bench import hand, hand_more
from bench.hand import NOBODY
from interpreter import Rng

ROOT = Path(__file__).resolve().parent.parent
SCENARIOS = ("tic_tac_toe", "connect_four", "breakthrough", "draughts", "leduc_poker")
PLAYERS = ("generated", "hand", "tree", "openspiel")
# The tree knows the forms that these need.
WALKED = ("tic_tac_toe", "connect_four", "breakthrough")
# What OpenSpiel calls them.
OPENSPIEL = {"draughts": "checkers"}

Ask = Callable[[Any, int, Any, Sequence[Any]], int]
# Starts one game with a player that answers, and plays it to its end. The number is the seed of what
# the game itself leaves to chance.
Play = Callable[[Ask, int], Any]


def generated(scenario: str) -> Play:
    from generated.classics.program import PROGRAM

    def play(ask: Ask, seed: int) -> Any:
        game = PROGRAM.new(scenario, 2, {}, seed)
        game.ask = ask
        game.run()
        return game

    return play


def by_hand(scenario: str) -> Play:
    """Shuffles with Python's own generator, as a program without an interpreter would."""
    if scenario == "leduc_poker":
        chance = random.Random(0)
        return _poker(lambda seed: chance.shuffle)
    make = hand.GAMES.get(scenario, hand_more.Draughts)

    def play(ask: Ask, seed: int) -> Any:
        game = make(ask)
        game.run()
        return game

    return play


def by_hand_alike(scenario: str) -> Play:
    """By hand, with the chance that the generated code has."""
    if scenario == "leduc_poker":
        return _poker(lambda seed: Rng(seed).shuffle)
    return by_hand(scenario)


def _poker(shuffle: Callable[[int], Callable[[list[int]], None]]) -> Play:
    def play(ask: Ask, seed: int) -> Any:
        game = hand_more.LeducPoker(ask, shuffle(seed))
        game.run()
        return game

    return play


def by_tree(scenario: str) -> Play:
    from bench.tree import TreeGame, read_rules

    rules = read_rules(ROOT, "classics")

    def play(ask: Ask, seed: int) -> Any:
        game = TreeGame(rules, scenario, ask)
        game.run()
        return game

    return play


def by_openspiel(scenario: str) -> Play:
    """OpenSpiel's games are C++; it has no loop that asks, so the loop is ours."""
    name = OPENSPIEL.get(scenario, scenario)
    game = importlib.import_module("pyspiel").load_game(name)
    chance = random.Random(0).random

    def play(ask: Ask, seed: int) -> Any:
        state = game.new_initial_state()
        while not state.is_terminal():
            options = state.legal_actions()
            if state.is_chance_node():  # a card is dealt, each as likely as the others
                state.apply_action(options[int(chance() * len(options))])
            else:
                state.apply_action(options[ask(state, 0, "", options)])
        return state

    return play


MAKERS: dict[str, Callable[[str], Play]] = {
    "generated": generated,
    "hand": by_hand,
    "hand alike": by_hand_alike,
    "tree": by_tree,
    "openspiel": by_openspiel,
}


# ------------------------------------------------------------------ the same games


def ending(game: Any) -> list[list[int]]:
    """What is on the spaces at the end or what the players have."""
    if isinstance(game, hand_more.LeducPoker):
        return [game.chips, game.stakes]
    if isinstance(game, hand_more.Draughts):
        men = game.cells
        return [[m & 1 if m >= 0 else m for m in men], [m & 1 if m > 1 else NOBODY for m in men]]
    if isinstance(game, hand.TicTacToe | hand.ConnectFour | hand.Breakthrough):
        return [game.cells]
    if hasattr(game, "spaces"):
        return [_marks(game.spaces["mark"])]
    match game.setting.id:
        case "leduc_poker":
            return [game.player_chips, game.player_stake]
        case "draughts":
            return [_marks(game.space_mark), _marks(game.space_crown)]
    return [_marks(game.space_mark)]


def _marks(column: Sequence[int]) -> list[int]:
    """The interpreter's nothing is another number than ours."""
    return [max(NOBODY, mark) for mark in column]


def transcript(play: Play, seed: int) -> list[Any]:
    """All that was asked in a game of random answers, and how it ended."""
    chance = random.Random(seed)
    seen: list[Any] = []

    def ask(game: Any, player: int, prompt: Any, options: Sequence[Any]) -> int:
        seen.append((player, list(options)))
        return chance.randrange(len(options))

    game = play(ask, seed)
    seen.append((game.outcome, tuple(game.winners), ending(game)))
    return seen


def check_identical(scenario: str, players: Sequence[str], seeds: Sequence[int]) -> None:
    """Raise AssertionError unless all players ask the same questions and end in the same way."""
    plays = {name: MAKERS[name](scenario) for name in players}
    for seed in seeds:
        expected = transcript(plays[players[0]], seed)
        for name in players[1:]:
            got = transcript(plays[name], seed)
            if got != expected:
                pairs = enumerate(zip(expected, got, strict=False))
                at = next((n for n, pair in pairs if pair[0] != pair[1]), -1)
                raise AssertionError(
                    f"{scenario}, seed {seed}: {name} differs from {players[0]} at decision {at}"
                )


# ------------------------------------------------------------------ a worker


def timed(play: Play, games: int, seed: int) -> tuple[float, int]:
    """Seconds for that many games of random answers, and the decisions in them."""
    draw = random.Random(seed).random
    decisions = 0

    def ask(game: Any, player: int, prompt: Any, options: Sequence[Any]) -> int:
        nonlocal decisions
        decisions += 1
        return int(draw() * len(options))

    # As in simulations: states have no cycles, so the collector finds nothing.
    gc.collect()
    gc.disable()
    try:
        start = process_time()
        for number in range(games):
            play(ask, seed + number)
        return process_time() - start, decisions
    finally:
        gc.enable()


def serve() -> None:
    plays: dict[tuple[str, str], Play] = {}
    for line in sys.stdin:
        command, player, scenario, games, seed = line.split()
        if command == "compiled":
            made = importlib.import_module("generated.classics.state").__file__ or ""
            print(json.dumps([0, int(made.endswith(".so"))]), flush=True)
            continue
        if command == "check":
            check_identical(scenario, ("hand alike", player), range(int(games)))
            print("[0, 0]", flush=True)
            continue
        if (player, scenario) not in plays:
            plays[player, scenario] = MAKERS[player](scenario)
        seconds, decisions = timed(plays[player, scenario], int(games), int(seed))
        print(json.dumps([seconds, decisions]), flush=True)


if __name__ == "__main__":
    serve()
