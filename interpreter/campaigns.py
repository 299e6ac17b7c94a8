"""Campaigns: the order of scenarios, what each game passes to the next, and the file that keeps the progress.

What a game takes over are its options, so undo, saves and replays work as in any other game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from interpreter.files import clear_away, what_lies_at
from interpreter.saves import (
    Save,
    SaveError,
    read_whole,
    reason,
    save_data,
    save_from,
    write_whole,
)

FORMAT: Final = "siegewright campaign"
VERSION: Final = 2  # that of the saves in it


class Campaign:
    """The scenarios in order, and what follows from a finished game: options of the next one, and whether there is one."""

    def __init__(
        self,
        id: str,
        title: str,
        scenarios: tuple[str, ...],
        carries: Callable[[Any], dict[str, Any]],
        goes_on: Callable[[Any], bool],
        next: Callable[[Any], Any] | None = None,
        spaces: tuple[str, ...] = (),
        words: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.title = title
        self.scenarios = scenarios
        self.carries = carries
        self.goes_on = goes_on
        self.spaces = spaces  # carried options whose values are spaces
        self.words = words  # and those of enumerations, where an empty word is nothing
        self.next = next  # gives the document of the next scenario, None at the end

    def carried(self, game: Any, before: Mapping[str, object]) -> dict[str, object]:
        """Options of the next game as plain data. A value of `nothing` is left out: the option keeps its default."""
        found = dict(before)
        for name, value in self.carries(game).items():
            plain = _plain(value, game.board.names if name in self.spaces else ())
            found[name] = plain
            if plain is None or (plain == "" and name in self.words):
                del found[name]
        return found


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a campaign has come, and its games."""

    pack: str
    campaign: str
    players: int
    stage: int  # the number of scenarios that are done
    carried: Mapping[str, object]  # options of the next game
    games: tuple[Save, ...] = ()  # finished ones, won or lost
    current: Save | None = None  # the unfinished one
    at: str | None = None  # the scenario that a branching campaign has reached; empty at its end

    def scenario(self, campaign: Campaign) -> str | None:
        """The scenario that is played next; None when the campaign is over."""
        if self.at is not None:
            return self.at or None
        return campaign.scenarios[self.stage] if self.stage < len(campaign.scenarios) else None

    def after(self, campaign: Campaign, game: Any, save: Save) -> Progress:
        """The progress after a finished game."""
        goes_on, at = campaign.goes_on(game), self.at
        if goes_on and campaign.next is not None:
            following = campaign.next(game)
            at = "" if following is None else following.id
        return replace(
            self,
            stage=self.stage + 1 if goes_on else self.stage,
            at=at,
            carried=campaign.carried(game, self.carried),
            games=(*self.games, save),
            current=None,
        )

    def write(self, path: Path | str, durable: bool = True) -> None:
        """Write the campaign to a file, atomically (SaveError if that fails)."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "pack": self.pack,
            "campaign": self.campaign,
            "players": self.players,
            "stage": self.stage,
            "carried": dict(self.carried),
            "games": [save_data(game) for game in self.games],
            "current": None if self.current is None else save_data(self.current),
            "at": self.at,
        }
        write_whole(data, path, durable=durable)

    @staticmethod
    def read(path: Path | str) -> Progress:
        """The campaign in a file; SaveError if the file is missing, damaged or something else."""
        data = read_whole(path, {FORMAT: VERSION})
        try:
            return _progress_from(data)
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            raise SaveError(f"`{path}` is damaged: something is missing in it") from error

    @staticmethod
    def at_path(path: Path) -> Progress | None:
        """The campaign in a file, None if there is no file; SaveError if no campaign can be kept there."""
        clear_away(path)
        try:
            if not what_lies_at(path):
                return None
        except (OSError, ValueError) as error:
            raise SaveError(f"the campaign cannot be kept in `{path}`: {reason(error)}") from error
        return Progress.read(path)

    @staticmethod
    def is_in(path: Path | str) -> bool:
        """Whether a file looks like a campaign; `read` tells whether it is whole."""
        try:
            if not Path(path).is_file():
                return False
            with open(path, encoding="utf-8") as file:
                return FORMAT in file.read(64)
        except (OSError, ValueError):
            return False


def _plain(value: Any, names: Sequence[str]) -> Any:
    """A value of rules as an option: documents are their ids, spaces their names."""
    if isinstance(value, (list, tuple)):
        return [_plain(member, names) for member in value]
    if names and isinstance(value, int):
        return names[value] if value >= 0 else None
    return value if value is None or isinstance(value, (str, int)) else value.id


def _progress_from(data: dict[str, Any]) -> Progress:
    for name, kind in _TYPES.items():
        if not isinstance(data[name], kind) or isinstance(data[name], bool):
            raise TypeError(name)
    if not isinstance(data.get("at"), str | None):
        raise TypeError("at")
    if data["stage"] < 0:
        raise ValueError("stage")
    games: Sequence[Any] = data["games"]
    return Progress(
        data["pack"],
        data["campaign"],
        data["players"],
        data["stage"],
        data["carried"],
        tuple([save_from(game) for game in games]),
        None if data["current"] is None else save_from(data["current"]),
        data.get("at"),
    )


_TYPES: Final[dict[str, type]] = {
    "pack": str,
    "campaign": str,
    "players": int,
    "stage": int,
    "carried": dict,
    "games": list,
}
