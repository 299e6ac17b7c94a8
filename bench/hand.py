"""Three of the classics, written by hand with care: what the generated code is measured against.

They ask in the same way (`ask(game, player, prompt, options)` gives an index), number the spaces in
the same way and list the options in the same order, so that the same answers give the same game.
What a programmer would precompute is precomputed: lines through a space, steps of a man, how many
spaces are free and how many men are left. The boards are plain lists; tricks that change what a
decision looks like (bit boards, drawing a move without listing the moves) are left out, because the
interface asks for a list of options.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

NOBODY = -1

Ask = Callable[[Any, int, str, Sequence[Any]], int]


def _lines(width: int, height: int, length: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each space the lines of that length through it, without the space itself."""
    found: list[list[tuple[int, ...]]] = [[] for _ in range(width * height)]
    for y in range(height):
        for x in range(width):
            for dx, dy in ((1, 0), (0, 1), (1, 1), (-1, 1)):
                end_x, end_y = x + dx * (length - 1), y + dy * (length - 1)
                if not (0 <= end_x < width and end_y < height):
                    continue
                line = [(y + dy * n) * width + x + dx * n for n in range(length)]
                for space in line:
                    found[space].append(tuple(s for s in line if s != space))
    return tuple(tuple(lines) for lines in found)


class TicTacToe:
    """An option is a free space."""

    __slots__ = ("active", "ask", "cells", "left", "outcome", "winners")

    lines = _lines(3, 3, 3)

    def __init__(self, ask: Ask) -> None:
        self.ask = ask
        self.cells = [NOBODY] * 9
        self.left = 9
        self.active = 0
        self.winners: tuple[int, ...] = ()
        self.outcome = ""

    def options(self) -> list[int]:
        return [space for space, mark in enumerate(self.cells) if mark == NOBODY]

    def take(self, player: int, space: int) -> None:
        cells = self.cells
        cells[space] = player
        self.left -= 1
        for a, b in self.lines[space]:
            if cells[a] == player and cells[b] == player:
                self.outcome = "won"
                self.winners = (player,)
                return
        if not self.left:
            self.outcome = "tied"

    def run(self) -> None:
        while not self.outcome:
            player = self.active
            options = self.options()
            self.take(player, options[self.ask(self, player, "your turn", options)])
            self.active = 1 - player


class ConnectFour:
    """An option is the top space of a column that is not full."""

    __slots__ = ("active", "ask", "cells", "free", "left", "outcome", "winners")

    lines = _lines(7, 6, 4)

    def __init__(self, ask: Ask) -> None:
        self.ask = ask
        self.cells = [NOBODY] * 42
        self.free = [35, 36, 37, 38, 39, 40, 41]  # where a disc comes to lie, for each column
        self.left = 42
        self.active = 0
        self.winners: tuple[int, ...] = ()
        self.outcome = ""

    def options(self) -> list[int]:
        return [column for column, space in enumerate(self.free) if space >= 0]

    def take(self, player: int, column: int) -> None:
        cells = self.cells
        space = self.free[column]
        cells[space] = player
        self.free[column] = space - 7
        self.left -= 1
        for a, b, c in self.lines[space]:
            if cells[a] == player and cells[b] == player and cells[c] == player:
                self.outcome = "won"
                self.winners = (player,)
                return
        if not self.left:
            self.outcome = "tied"

    def run(self) -> None:
        while not self.outcome:
            player = self.active
            options = self.options()
            self.take(player, options[self.ask(self, player, "your turn", options)])
            self.active = 1 - player


def _steps(direction: int) -> tuple[tuple[int, int, int, int], ...]:
    """For each space that can be left: itself, the spaces left ahead, ahead and right ahead."""
    found: list[tuple[int, int, int, int]] = []
    for space in range(64):
        x, y = space % 8, space // 8 + direction
        if 0 <= y < 8:
            ahead = y * 8 + x
            found.append(
                (space, ahead - 1 if x > 0 else NOBODY, ahead, ahead + 1 if x < 7 else NOBODY)
            )
    return tuple(found)


class Breakthrough:
    """An option is a pair: a man's space and the one it goes to."""

    __slots__ = ("active", "ask", "cells", "men", "outcome", "winners")

    steps = (_steps(-1), _steps(1))

    def __init__(self, ask: Ask) -> None:
        self.ask = ask
        self.cells = [1] * 16 + [NOBODY] * 32 + [0] * 16
        self.men = [16, 16]
        self.active = 0
        self.winners: tuple[int, ...] = ()
        self.outcome = ""

    def options(self) -> list[tuple[int, int]]:
        player = self.active
        cells = self.cells
        found: list[tuple[int, int]] = []
        for space, left, ahead, right in self.steps[player]:
            if cells[space] == player:
                if left >= 0 and cells[left] != player:
                    found.append((space, left))
                if cells[ahead] < 0:
                    found.append((space, ahead))
                if right >= 0 and cells[right] != player:
                    found.append((space, right))
        return found

    def take(self, player: int, space: int, target: int) -> None:
        cells = self.cells
        if cells[target] >= 0:
            self.men[1 - player] -= 1
        cells[space] = NOBODY
        cells[target] = player
        if target // 8 == (7 if player else 0) or not self.men[1 - player]:
            self.outcome = "won"
            self.winners = (player,)

    def run(self) -> None:
        while not self.outcome:
            player = self.active
            options = self.options()
            # A player without a move waits for the other; both cannot be stuck (a man in front
            # of an enemy has a way past it, or an ally whose way is free).
            if options:
                space, target = options[self.ask(self, player, "your turn", options)]
                self.take(player, space, target)
            self.active = 1 - player


GAMES: dict[str, Callable[[Ask], TicTacToe | ConnectFour | Breakthrough]] = {
    "tic_tac_toe": TicTacToe,
    "connect_four": ConnectFour,
    "breakthrough": Breakthrough,
}
