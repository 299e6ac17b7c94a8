# Rules and documents of the pack `castle_assault`.
# Generated from content/castle_assault/rules/momentum.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.castle_assault.rules.words as rules_words
from generated.castle_assault.state import State
from interpreter.api import NOTHING, Prompt, numbers, product

ASK_1 = Prompt("choice", "choose a player as side by player", ("player",))
ASK_2 = Prompt("choice", "choose one of numbers(0, n) as spaces by player", ("number",))


def favour(game: State, player: int) -> int:
    # content/castle_assault/rules/momentum.yaml:4
    # query: favour player
    return game.table_momentum if player == 0 else 0 - game.table_momentum


def maxed(game: State, player: int) -> bool:
    # content/castle_assault/rules/momentum.yaml:11
    # query: maxed player
    return favour(game, player) == 4


def has_momentum(game: State, player: int) -> bool:
    # content/castle_assault/rules/momentum.yaml:18
    # query: has_momentum player
    return favour(game, player) >= 2


def move_meter(game: State, n: int, player: int) -> None:
    # content/castle_assault/rules/momentum.yaml:25
    # verb: move_meter n for player
    game.spend(10)
    moved = min(n, 4 - favour(game, player))
    if moved == 0:
        return
    game.table_momentum = max(
        -4,
        min(4, game.table_momentum - product(moved, rules_words.forward(game, player))),
    )
    if game.log is not None:
        game.tell(
            "the Momentum Meter moves ",
            game.named("number", moved),
            " toward ",
            game.named("player", player),
            ": ",
            game.named("number", game.table_momentum),
        )


def turn_meter(game: State, n: int, player: int) -> None:
    # content/castle_assault/rules/momentum.yaml:36
    # verb: turn_meter n
    game.spend(10)
    side = game.choose(player, ASK_1, range(game.players), NOTHING)
    if side >= 0:
        spaces = game.choose(player, ASK_2, numbers(0, n), NOTHING)
        if spaces != NOTHING:
            move_meter(game, spaces, side)


def roll_momentum(game: State, player: int) -> None:
    # content/castle_assault/rules/momentum.yaml:45
    # verb: roll_momentum for player
    move_meter(game, game.rng.roll(6), player)
