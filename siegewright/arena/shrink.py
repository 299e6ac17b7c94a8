"""Shrinking: from a game that fails to a short one that fails in the same way.

Answers are left out in smaller and smaller pieces, and replaced by the first option. Later answers are taken modulo the
number of options, so that a changed game continues. A change is kept only if the game still fails in the same way.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from interpreter import Playable, Policy, Stuck, play_out
from siegewright.failures import told

Signature = str
SECONDS = 20.0  # for one failure


class _Enough(BaseException):
    """The answers are used up: the game did not fail so far."""


@dataclass(slots=True)
class Script:
    """Answers in order; the index of each is taken modulo the number of options. Writes down what it really answered."""

    wanted: Sequence[int]
    given: list[int] = field(default_factory=list)
    choices: list[tuple[int, str]] = field(default_factory=list)  # who, and the option in words
    words: bool = False

    def __call__(self, game: Any, player: int, prompt: Any, options: Sequence[Any]) -> int:
        if len(self.given) >= len(self.wanted):
            raise _Enough
        index = self.wanted[len(self.given)] % len(options)
        self.given.append(index)
        if self.words:
            self.choices.append((player, str(prompt.describe(game, options[index], player))))
        return index


@dataclass(frozen=True, slots=True)
class Start:
    """How a game begins."""

    scenario: str
    players: int
    options: dict[str, object]
    seed: int


def signature(error: BaseException) -> Signature:
    """What makes two failures the same: where and how, without figures."""
    words = told(error) if isinstance(error, Exception) else str(error)
    return "".join([sign for sign in words if not sign.isdigit()])


def play_to_end(
    program: Playable,
    start: Start,
    policies: Sequence[Policy],
    record: list[int] | None = None,
) -> None:
    """Play a game and check the invariants; one that does not end fails, too."""
    found = play_out(
        program, start.scenario, start.players, start.options, start.seed, policies, True, record
    )
    if found.endless:
        raise Stuck(f"the game {found.endless}")


def fails(program: Playable, start: Start, script: Script) -> Exception | None:
    """The failure of a game with these answers; None if it does not fail before they are used up."""
    policies = [script] * start.players
    try:
        play_to_end(program, start, policies)
    except _Enough:
        return None
    except Exception as error:
        return error
    return None


def shrink(
    program: Playable,
    start: Start,
    answers: Sequence[int],
    wanted: Signature,
    clock: Callable[[], float] = time.monotonic,
) -> list[int]:
    """The shortest answers found that fail in the same way."""
    end = clock() + SECONDS
    best = list(answers)

    def still(candidate: list[int]) -> list[int] | None:
        script = Script(candidate)
        error = fails(program, start, script)
        return script.given if error is not None and signature(error) == wanted else None

    first = still(best)
    if first is None:
        return best
    best = first
    size = max(1, len(best) // 2)
    while size and clock() < end:
        at, shorter = 0, False
        while at < len(best) and clock() < end:
            found = still(best[:at] + best[at + size :])
            if found is not None and len(found) < len(best):
                best, shorter = found, True
            else:
                at += size
        size = size if shorter and size == 1 else size // 2
    for at in range(len(best)):
        if at < len(best) and best[at] and clock() < end:
            found = still([*best[:at], 0, *best[at + 1 :]])
            if found is not None and len(found) <= len(best):
                best = found
    return best
