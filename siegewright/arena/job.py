"""What an arena plays: a pure function of content, settings, bots and seed gives every game by its number."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from interpreter import Playable
from siegewright.simulation.settings import Drawn, Setting

VERSION = 3  # of rows and shards: games of another version are not put together with these
ENDLESS = 1 << 40  # settings are drawn by number; there is always another


@dataclass(frozen=True, slots=True)
class Job:
    """Everything that decides how games come out. How many are played, and by whom, does not belong to it."""

    pack: str
    lock: str  # of the content
    settings: Sequence[Setting]
    seed: int
    lineups: tuple[tuple[str, ...], ...]  # bots by seat; every line-up is played from all seats
    effort: int
    check: bool = False
    sample: int = 16  # of so many decisions, one is kept
    watch: bool = True  # else only how games come out is kept, which is all that a gate asks for

    @property
    def ways(self) -> int:
        """After so many games every way to set up has had its turn."""
        return len(self.settings.plans) if isinstance(self.settings, Drawn) else len(self.settings)

    def setting(self, number: int) -> Setting:
        return self.settings[number % len(self.settings)]

    def lineup(self, number: int) -> tuple[str, ...]:
        return self.lineups[number // self.ways % len(self.lineups)]

    def bots(self, number: int, players: int) -> tuple[str, ...]:
        """The bots of a game, seat by seat. From round to round they change seats, so that none has the better one."""
        names = self.setting(number).bots or self.lineup(number)
        turn = number // (self.ways * len(self.lineups))
        return tuple([names[(seat + turn) % len(names)] for seat in range(players)])

    @property
    def key(self) -> str:
        """The same for the same games, on any machine."""
        text = json.dumps(self.to_data(), sort_keys=True, default=str)
        return blake2b(text.encode(), digest_size=12).hexdigest()

    def to_data(self) -> dict[str, Any]:
        return {
            "version": VERSION,
            "pack": self.pack,
            "lock": self.lock,
            "settings": _settings_data(self.settings),
            "seed": self.seed,
            "lineups": [list(names) for names in self.lineups],
            "effort": self.effort,
            "check": self.check,
            "sample": self.sample,
            "watch": self.watch,
        }


def _settings_data(settings: Sequence[Setting]) -> list[Any]:
    if isinstance(settings, Drawn):
        return [
            ["drawn", plan.scenario, plan.players, {k: list(v) for k, v in plan.ways.items()}]
            for plan in settings.plans
        ]
    return [
        [s.name, s.scenario, s.players, dict(s.options), list(s.bots), s.balance] for s in settings
    ]


def names_of(program: Playable) -> dict[str, Any]:
    """What a report calls things; rows hold ids."""
    scenarios = {id: found.title for id, found in program.scenarios().items()}
    definitions: Mapping[str, Any] = getattr(program, "definitions", {})
    documents = {id: str(found.name) for id, found in definitions.items()}
    return {"title": program.title, "scenarios": scenarios, "documents": documents}
