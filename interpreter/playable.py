"""Protocols of what a session plays: anything that asks, steps and can be copied. A compiled pack does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol


class PlayablePrompt(Protocol):
    """A question that rules ask; the same object every time."""

    @property
    def name(self) -> str: ...

    # The real ones take their own kind of game, so the parameter is open here.
    def describe(self, game: Any, option: Any, reader: int | None = None) -> str:
        """One option in words, for the player who is asked."""

    def question(self, game: Any, player: int) -> str:
        """What the player is asked."""


class PlayableGame(Protocol):
    """The state of a game, and the rules that run it."""

    ask: Callable[..., int]  # (game, player, prompt, options) -> index of an option
    log: Any  # what happens, in words; not part of the state; None if nobody reads it

    def listen(self, trail: list[Any]) -> None:
        """Append what happens to this list."""

    @property
    def pc(self) -> int:
        """The next step; below 0 when there is none."""

    @property
    def over(self) -> bool: ...

    @property
    def winners(self) -> tuple[int, ...]: ...

    def step(self) -> None:
        """Run to the next boundary; exceptions of `ask` pass through."""

    def clone(self) -> PlayableGame: ...

    def to_data(self) -> dict[str, object]:
        """The whole state as JSON values, equal for equal states."""

    def check(self) -> list[str]:
        """Broken invariants, in words."""


class ScenarioInfo(Protocol):
    """A scenario, before a game of it starts."""

    @property
    def id(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def players(self) -> tuple[int, int]:
        """The least and the most."""

    @property
    def seats(self) -> tuple[str, ...]: ...

    @property
    def automatic(self) -> tuple[int, ...]:
        """Seats that nobody plays."""


class Playable(Protocol):
    """A compiled pack."""

    @property
    def pack(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def lock(self) -> Mapping[str, str]:
        """The packs it is made of, and a hash of each."""

    def scenarios(self) -> Mapping[str, ScenarioInfo]: ...

    def new(
        self, scenario: str, players: int, options: dict[str, object], seed: int
    ) -> PlayableGame: ...


# A policy answers for a player: (game, player, prompt, options) -> index of an option.
Policy = Callable[[Any, int, Any, Sequence[Any]], int]


@dataclass(frozen=True, slots=True)
class Moment:
    """An open decision, to try out what follows: the game before the current step, and the answers since.

    A game cannot be copied within a step, but the step can be run again.
    """

    start: PlayableGame  # clone it before stepping
    answers: Sequence[int]


class Thinker(Protocol):
    """A policy that may look ahead."""

    def think(self, moment: Moment, player: int, prompt: Any, options: Sequence[Any]) -> int: ...


class Watcher(Protocol):
    """Observes a game that policies play. It sees everything and must change nothing."""

    def asked(
        self, game: Any, player: int, prompt: Any, options: Sequence[Any], answer: int
    ) -> None:
        """A player has answered; `answer` is the index of an option."""

    def stepped(self, game: Any, trail: list[Any]) -> None:
        """A step is complete; `trail` is what happened in it. The list is reused for the next step."""
