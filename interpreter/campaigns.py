"""Campaigns: scenarios in a row, what each hands to the next, and the file that keeps it all.

A campaign adds nothing to a game: what was carried over is its options, so undo, saves and
replays of the game itself are as they always are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from interpreter.saves import Save, SaveError, read_whole, save_data, save_from, write_whole

FORMAT: Final = "siegewright campaign"
VERSION: Final = 2  # that of the saves in it


class Campaign:
    """The scenarios in their order; what is carried over, and whether it goes on, after a game."""

    def __init__(
        self,
        id: str,
        title: str,
        scenarios: tuple[str, ...],
        carries: Callable[[Any], dict[str, Any]],
        goes_on: Callable[[Any], bool],
        next: Callable[[Any], Any] | None = None,
        spaces: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.title = title
        self.scenarios = scenarios
        self.carries = carries
        self.goes_on = goes_on
        self.spaces = spaces  # those of the carried options that are spaces
        self.next = next  # the document of the scenario that follows, None at the end

    def carried(self, game: Any, before: Mapping[str, object]) -> dict[str, object]:
        """Options of the next game as plain data. Nothing carries nothing: the option keeps its default."""
        found = dict(before)
        for name, value in self.carries(game).items():
            plain = _plain(value, game.board.names if name in self.spaces else ())
            found[name] = plain
            if plain is None:
                del found[name]
        return found


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a campaign has come."""

    pack: str
    campaign: str
    players: int
    stage: int  # how many of its scenarios are done
    carried: Mapping[str, object]  # options of the next game
    games: tuple[Save, ...] = ()  # all that are over, lost ones too
    current: Save | None = None  # the one that is not
    at: str | None = None  # the scenario that a campaign has branched to; empty at its end

    def scenario(self, campaign: Campaign) -> str | None:
        """What is played next; None when all is done."""
        if self.at is not None:
            return self.at or None
        return campaign.scenarios[self.stage] if self.stage < len(campaign.scenarios) else None

    def after(self, campaign: Campaign, game: Any, save: Save) -> Progress:
        """The same campaign when a game of it is over."""
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


def _plain(value: Any, names: Sequence[str]) -> Any:
    """A value of rules as an option: documents are their ids, spaces their names."""
    if isinstance(value, (list, tuple)):
        return [_plain(member, names) for member in value]
    if names and isinstance(value, int):
        return names[value] if value >= 0 else None
    return value if value is None or isinstance(value, (str, int)) else value.id


def write_progress(progress: Progress, path: Path | str, durable: bool = True) -> None:
    """Write a campaign to a file: all of it, or the file stays as it was (SaveError)."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "pack": progress.pack,
        "campaign": progress.campaign,
        "players": progress.players,
        "stage": progress.stage,
        "carried": dict(progress.carried),
        "games": [save_data(game) for game in progress.games],
        "current": None if progress.current is None else save_data(progress.current),
        "at": progress.at,
    }
    write_whole(data, path, durable=durable)


def read_progress(path: Path | str) -> Progress:
    """What a file says; SaveError if it is missing, damaged or something else."""
    data = read_whole(path, {FORMAT: VERSION})
    try:
        return _progress_from(data)
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise SaveError(f"`{path}` is damaged: something is missing in it") from error


def is_campaign(path: Path | str) -> bool:
    """Whether a file looks like a campaign; reading it tells whether it is whole."""
    try:
        if not Path(path).is_file():
            return False
        with open(path, encoding="utf-8") as file:
            return FORMAT in file.read(64)
    except (OSError, ValueError):
        return False


def _progress_from(data: dict[str, Any]) -> Progress:
    for name, kind in _TYPES.items():
        if not isinstance(data[name], kind) or isinstance(data[name], bool):
            raise TypeError(name)
    if not isinstance(data.get("at"), str | None):
        raise TypeError("at")
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
