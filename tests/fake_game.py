"""A game by hand, for tests of what plays games: a race with dice, and a choice in mid-step.

Players in turn run or rest. Whoever runs and rolls a 6 may roll again, as often as that
happens, all within one step. Between the turns lie steps in which nobody is asked.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from interpreter.rng import Rng

GOAL = 30


@dataclass(frozen=True, slots=True)
class Question:
    name: str

    def describe(self, game: Race, option: object, reader: int | None = None) -> str:
        return f"{option} from {game.places[game.turn]}"

    def question(self, game: Race, player: int, asked: bool = True) -> str:
        return f"Player {player + 1}: {self.name}?"


MOVE = Question("move")
AGAIN = Question("again")


def nobody(game: Race, player: int, prompt: Question, options: Sequence[object]) -> int:
    raise AssertionError("nobody answers")


class Race:
    """The state; `fault` says how the rules go wrong as soon as somebody is half way."""

    def __init__(self, players: int, rng: Rng, fault: str) -> None:
        self.places = [0] * players
        self.rng = rng
        self.fault = fault
        self.turn = 0
        self.pc = 0
        self.over = False
        self.winners: tuple[int, ...] = ()
        self.log: list[str] | None = None
        self.ask: Callable[[Race, int, Question, Sequence[object]], int] = nobody

    def listen(self, trail: list[str]) -> None:
        self.log = trail

    def step(self) -> None:
        if self.pc == 0:
            self._move()
        elif self.pc == 1:
            self._say(f"player {self.turn + 1} is at {self.places[self.turn]}")
        else:
            self.turn = (self.turn + 1) % len(self.places)
        if self.fault == "circle" and max(self.places) > GOAL // 2:
            self.pc = 1
        else:
            self.pc = (self.pc + 1) % 3

    def _move(self) -> None:
        me = self.turn
        choice = self.ask(self, me, MOVE, ["run", "rest", "stop"])
        if choice == 1:
            self._say("a rest")
            return
        if choice == 2 and sum(self.places) > 2 * GOAL:
            self.over = True
            return
        roll = self.rng.roll(6)
        self._say(f"a {roll}")
        self.places[me] += roll
        while roll == 6 and self.ask(self, me, AGAIN, ("yes", "no")) == 0:
            roll = self.rng.roll(6)
            self._say(f"another {roll}")
            self.places[me] += roll
        if self.places[me] > GOAL // 2:
            self._fail()
        if self.places[me] >= GOAL:
            self.over = True
            self.winners = (me,)

    def _fail(self) -> None:
        if self.fault == "crash":
            raise ZeroDivisionError("a wheel came off")
        if self.fault == "sometimes" and self.rng.seed % 5 == 0:
            raise ZeroDivisionError("a wheel came off")
        if self.fault == "die" and self.rng.seed % 5 == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        if self.fault.startswith("die once "):
            marker = Path(self.fault.removeprefix("die once "))
            if not marker.exists():
                marker.touch()
                os._exit(3)

    def _say(self, words: str) -> None:
        if self.log is not None:
            self.log.append(words)

    def clone(self) -> Race:
        # The log is shared on purpose: a session may not rely on its being copied.
        other = Race(len(self.places), self.rng.clone(), self.fault)
        other.places = self.places.copy()
        other.turn, other.pc, other.over = self.turn, self.pc, self.over
        other.winners, other.log, other.ask = self.winners, self.log, self.ask
        return other

    def to_data(self) -> dict[str, object]:
        return {
            "places": self.places.copy(), "rng": self.rng.to_data(), "turn": self.turn,
            "pc": self.pc, "over": self.over, "winners": list(self.winners),
        }  # fmt: skip

    def check(self) -> list[str]:
        if self.fault == "broken" and max(self.places) > GOAL // 2:
            return ["a piece is in two places"]
        return []

    def draw(self, player: int) -> str:
        return "\n".join("." * place + str(i + 1) for i, place in enumerate(self.places))


@dataclass(frozen=True, slots=True)
class Info:
    id: str
    title: str
    players: tuple[int, int] = (1, 4)
    seats: tuple[str, ...] = ("Red", "Blue", "Green", "Black")
    options: tuple[str, ...] = ()
    automatic: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RaceProgram:
    pack: str = "race"
    title: str = "The Race"
    lock: dict[str, str] = field(default_factory=lambda: {"race": "1"})

    def scenarios(self) -> dict[str, Info]:
        return {"flat": Info("flat", "Flat"), "duel": Info("duel", "Duel", (2, 2))}

    def new(self, scenario: str, players: int, options: dict[str, object], seed: int) -> Race:
        return Race(players, Rng(seed), str(options.get("fault", "")))


def load(pack: str) -> RaceProgram:
    """A loader of programs, as simulations take it."""
    return RaceProgram(pack)
