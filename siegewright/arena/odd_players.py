"""Odd players: they do what people rarely do, to reach unusual situations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter import Policy, Rng

PASS = (-1,)


class Odd:
    """A player with a habit; now and then it does anything, so that games end."""

    def __init__(self, habit: str, seed: int) -> None:
        self.habit = habit
        self.rng = Rng(seed)
        self.last: Any = None  # the action it took the last time

    def __call__(self, game: Any, player: int, prompt: Any, options: Sequence[Any]) -> int:
        index = self._by_habit(options)
        if index is None or self.rng.below(0, 8) == 0:
            index = self.rng.below(0, len(options))
        self.last = _action(options[index])
        return index

    def _by_habit(self, options: Sequence[Any]) -> int | None:
        match self.habit:
            case "first":
                return 0
            case "last":
                return len(options) - 1
            case "idle":
                return len(options) - 1 if options[-1] == PASS else None
            case "busy":  # never passes if it can do something
                return self.rng.below(0, len(options) - 1) if options[-1] == PASS and len(options) > 1 else None  # fmt: skip
            case "stubborn":  # the same action again and again
                same = [i for i, option in enumerate(options) if _action(option) == self.last]
                return (
                    same[self.rng.below(0, len(same))] if same and self.last is not None else None
                )
            case "fickle":  # an action of the kind of which there are fewest
                counts: dict[Any, list[int]] = {}
                for i, option in enumerate(options):
                    counts.setdefault(_action(option), []).append(i)
                rare = min(counts.values(), key=len)
                return rare[self.rng.below(0, len(rare))]
        return None


def _action(option: Any) -> Any:
    return option[0] if isinstance(option, tuple) and option else None


HABITS = ("random", "first", "last", "idle", "busy", "stubborn", "fickle")


def odd_players(game: int, players: int, seed: int) -> list[Policy]:
    """The players of a game: all of one habit, or each of another one."""
    if game % 2 == 0:
        habits = [HABITS[game // 2 % len(HABITS)]] * players
    else:
        habits = [HABITS[(game // 2 + seat * (1 + game % 5)) % len(HABITS)] for seat in range(players)]  # fmt: skip
    return [Odd(habit, seed + seat) for seat, habit in enumerate(habits)]
