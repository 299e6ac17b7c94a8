"""What a session plays: anything that asks, steps and can be copied. A compiled pack is one such thing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol


class PlayablePrompt(Protocol):
    """A question that rules ask; the same object every time."""

    @property
    def name(self) -> str: ...

    # The real ones take their own kind of game, so the parameter is open here.
    def describe(self, game: Any, option: Any) -> str:
        """One option in words."""

    def question(self, game: Any, player: int) -> str:
        """What the player is asked."""


class PlayableGame(Protocol):
    """The state of a game, and the rules that carry it on."""

    ask: Callable[..., int]  # (game, player, prompt, options) -> index of an option
    log: Any  # what happens, with words for people; no part of the state; None if nobody reads it

    def listen(self, trail: list[Any]) -> None:
        """Tell what happens into this list."""

    @property
    def pc(self) -> int:
        """The next step; below 0 when there is none."""

    @property
    def over(self) -> bool: ...

    @property
    def winners(self) -> tuple[int, ...]: ...

    def step(self) -> None:
        """Go on to the next boundary; let through what `ask` raises."""

    def clone(self) -> PlayableGame: ...

    def to_data(self) -> dict[str, object]:
        """The whole state as JSON values, equal for equal states."""

    def check(self) -> list[str]:
        """Broken invariants, in words."""


class ScenarioInfo(Protocol):
    """What there is to play, before it begins."""

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
    """An open decision, for those who want to try out what follows: where its step began, and what
    has been answered since. A game cannot be copied within a step, but the step can be run again."""

    start: PlayableGame  # never stepped itself, only its clones are
    answers: Sequence[int]


class Thinker(Protocol):
    """Answers like a policy, and may look ahead."""

    def think(self, moment: Moment, player: int, prompt: Any, options: Sequence[Any]) -> int: ...


class Watcher(Protocol):
    """Looks on while policies play a game. It changes nothing, and no player learns from it: it sees everything."""

    def asked(
        self, game: Any, player: int, prompt: Any, options: Sequence[Any], answer: int
    ) -> None:
        """A player has answered; `answer` is the index of an option."""

    def stepped(self, game: Any, trail: list[Any]) -> None:
        """A step is complete, and this happened in it. The list is used again for the next step."""
