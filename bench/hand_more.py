"""Draughts and Leduc poker, written by hand with the same care as the games in hand.py.

Again the same questions come in the same order with the same options. A man or a king is one small
number on a plain list; where each of them may go from each space is precomputed.
"""

from __future__ import annotations

from collections.abc import Callable

from bench.hand import NOBODY, Ask

JUMP, STEP = 0, 1
FOLD, CHECK, CALL, RAISE = (0,), (1,), (2,), (3,)

# What is on a space: the number of its owner, and 2 more for a king.
WHITE_MAN, BLACK_MAN, WHITE_KING, BLACK_KING = range(4)

# For each space: its neighbours, each with the space behind it (or no space).
Ways = tuple[tuple[tuple[int, int], ...], ...]


def _space(x: int, y: int) -> int:
    """The number of a dark square, NOBODY outside the board."""
    return y * 4 + x // 2 if 0 <= x < 8 and 0 <= y < 8 else NOBODY


def _ways(rows: tuple[int, ...]) -> Ways:
    """Where a man or king may go that moves by one of these rows."""
    found: list[tuple[tuple[int, int], ...]] = []
    for space in range(32):
        y = space // 4
        x = space % 4 * 2 + (y + 1) % 2
        found.append(
            tuple(
                (_space(x + dx, y + dy), _space(x + 2 * dx, y + 2 * dy))
                for dy in rows
                for dx in (-1, 1)
                if _space(x + dx, y + dy) != NOBODY
            )
        )
    return tuple(found)


class Draughts:
    """An option is a jump (its start, the space jumped over) or a step (its start and its end)."""

    __slots__ = ("active", "ask", "cells", "jumper", "outcome", "quiet", "winners")

    # For a white man, a black man, a white king, a black king.
    ways = (_ways((-1,)), _ways((1,)), _ways((-1, 1)), _ways((-1, 1)))
    # Where a jump ends, by its start and the space jumped over.
    landing = {
        (space, target): behind
        for space, row in enumerate(_ways((-1, 1)))
        for target, behind in row
    }

    def __init__(self, ask: Ask) -> None:
        self.ask = ask
        self.cells = [BLACK_MAN] * 12 + [NOBODY] * 8 + [WHITE_MAN] * 12
        self.jumper = NOBODY  # the space of a man or king that must capture again
        self.quiet = 0  # moves since the last capture
        self.active = 0
        self.winners: tuple[int, ...] = ()
        self.outcome = ""

    def options(self) -> list[tuple[int, int, int]]:
        player = self.active
        cells = self.cells
        if self.jumper >= 0:
            return self.jumps(player, self.jumper)
        jumps: list[tuple[int, int, int]] = []
        steps: list[tuple[int, int, int]] = []
        for space, man in enumerate(cells):
            if man >= 0 and man & 1 == player:
                for target, behind in self.ways[man][space]:
                    other = cells[target]
                    if other < 0:
                        steps.append((STEP, space, target))
                    elif other & 1 != player and behind >= 0 and cells[behind] < 0:
                        jumps.append((JUMP, space, target))
        return jumps or steps

    def jumps(self, player: int, space: int) -> list[tuple[int, int, int]]:
        cells = self.cells
        found: list[tuple[int, int, int]] = []
        for target, behind in self.ways[cells[space]][space]:
            other = cells[target]
            if other >= 0 and other & 1 != player and behind >= 0 and cells[behind] < 0:
                found.append((JUMP, space, target))
        return found

    def take(self, player: int, kind: int, space: int, target: int) -> None:
        cells = self.cells
        man = cells[space]
        cells[space] = NOBODY
        self.jumper = NOBODY
        if kind == STEP:
            self.quiet += 1
            end = target
        else:
            self.quiet = 0
            cells[target] = NOBODY
            end = self.landing[space, target]
        if man < WHITE_KING and end // 4 == (7 if player else 0):
            cells[end] = man + WHITE_KING
        else:
            cells[end] = man
            if kind == JUMP and self.jumps(player, end):
                self.jumper = end

    def run(self) -> None:
        while not self.outcome:
            player = self.active
            options = self.options()
            if not options:
                self.outcome = "won"
                self.winners = (1 - player,)
                return
            kind, space, target = options[self.ask(self, player, "your turn", options)]
            self.take(player, kind, space, target)
            if self.quiet == 40:
                self.outcome = "tied"
            elif self.jumper < 0:
                self.active = 1 - player


class LeducPoker:
    """An option is a word: fold, check, call or raise."""

    __slots__ = ("active", "ask", "chips", "deck", "hands", "outcome", "stakes", "table", "winners")

    def __init__(self, ask: Ask, shuffle: Callable[[list[int]], None]) -> None:
        self.ask = ask
        self.deck = [1, 1, 2, 2, 3, 3]
        shuffle(self.deck)
        self.hands = [self.deck.pop(), self.deck.pop()]
        self.table = NOBODY
        self.chips = [99, 99]
        self.stakes = [1, 1]
        self.active = 0
        self.winners: tuple[int, ...] = ()
        self.outcome = ""

    def options(self, raises: int) -> list[tuple[int]]:
        player = self.active
        found = [FOLD, CALL] if self.stakes[1 - player] > self.stakes[player] else [CHECK]
        if raises < 2:
            found.append(RAISE)
        return found

    def pay(self, player: int, amount: int) -> None:
        self.chips[player] -= amount
        self.stakes[player] += amount

    def bet(self, size: int) -> None:
        """One round of betting."""
        self.active = 0
        raises = 0
        to_speak = 2
        while to_speak:
            player = self.active
            options = self.options(raises)
            choice = options[self.ask(self, player, "your turn", options)]
            if choice == FOLD:
                self.win(1 - player)
                return
            owed = self.stakes[1 - player] - self.stakes[player]
            if choice == RAISE:
                self.pay(player, owed + size)
                raises += 1
                to_speak = 1
            else:
                self.pay(player, owed)
                to_speak -= 1
            self.active = 1 - player

    def win(self, player: int) -> None:
        self.chips[player] += self.stakes[0] + self.stakes[1]
        self.stakes = [0, 0]
        self.winners = (player,)
        self.outcome = "won"

    def strength(self, player: int) -> int:
        card = self.hands[player]
        return card + 3 if card == self.table else card

    def run(self) -> None:
        self.bet(2)
        if self.outcome:
            return
        self.table = self.deck.pop()
        self.bet(4)
        if self.outcome:
            return
        lead = self.strength(0) - self.strength(1)
        if lead:
            self.win(0 if lead > 0 else 1)
        else:
            self.chips[0] += self.stakes[0]
            self.chips[1] += self.stakes[1]
            self.stakes = [0, 0]
            self.outcome = "tied"
