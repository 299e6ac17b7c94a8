# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/rules/momentum.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Prompt, numbers, product

from ..state import State

ASK_1 = Prompt("choice", "In whose favour does the Momentum Meter move?", ("player",))
ASK_2 = Prompt("choice", "How many spaces does it move?", ("number",))


def favour(game: State, player: int) -> int:
    """How far the meter stands on the player's side."""
    # content/castle_assault/rules/momentum.yaml:4
    # query: favour player
    return game.table_momentum if player == 0 else -game.table_momentum


def maxed(game: State, player: int) -> bool:
    """The Momentum Meter is at MAX in your favour."""
    # content/castle_assault/rules/momentum.yaml:11
    # query: maxed player
    return (game.table_momentum if player == 0 else -game.table_momentum) == 4


def has_momentum(game: State, player: int) -> bool:
    """The meter stands in the area that helps the player's Charges."""
    # content/castle_assault/rules/momentum.yaml:18
    # query: has_momentum player
    return (game.table_momentum if player == 0 else -game.table_momentum) >= 2


def move_meter(game: State, n: int, player: int) -> None:
    """The Momentum Meter moves `n` spaces toward your Castle."""
    # content/castle_assault/rules/momentum.yaml:25
    # verb: move_meter n for player
    moved = min(n, 4 - (game.table_momentum if player == 0 else -game.table_momentum))
    if moved == 0:
        return
    game.table_momentum = max(
        -4, min(4, game.table_momentum - product(moved, -1 if player == 0 else 1))
    )
    game.stamp += 1
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
    """Move the Momentum Meter up to `n` spaces in either direction."""
    # content/castle_assault/rules/momentum.yaml:36
    # verb: turn_meter n
    side = game.choose(player, ASK_1, range(game.players), NOTHING)
    spaces = game.choose(player, ASK_2, numbers(0, n), NOTHING)
    if spaces != NOTHING:
        move_meter(game, spaces, side)


def roll_momentum(game: State, player: int) -> None:
    # content/castle_assault/rules/momentum.yaml:45
    # verb: roll_momentum for player
    move_meter(game, game.rng.roll(6), player)
