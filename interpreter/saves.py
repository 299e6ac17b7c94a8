"""Saved games: written atomically, validated when read."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from interpreter.files import what_lies_at, write_file

FORMAT: Final = "siegewright game"
# What a file is that was given in place of another one.
OTHERS: Final = {
    FORMAT: "a saved game, not a campaign",
    "siegewright campaign": "a campaign, not a single game",
}
VERSION: Final = 2  # 2: who is a bot; the lock digests what content means
MOST_BYTES: Final = 64_000_000
LISTED: Final = 6  # more files than this are only counted


class SaveError(Exception):
    """A file that cannot be written, read or used, with a sentence for the player."""

    def __init__(self, message: str) -> None:
        # Files come from strangers, too, and what they say of themselves is shown in a terminal.
        safe = [sign if sign.isprintable() else ascii(sign)[1:-1] for sign in message]
        super().__init__("".join(safe))


class LockDiffers(SaveError):
    """The game was saved with other content than the one at hand."""

    def __init__(self, message: str, packs: tuple[str, ...]) -> None:
        super().__init__(message)
        self.packs = packs


class ReplayDiffers(SaveError):
    """The same answers did not lead to the same state."""


@dataclass(frozen=True, slots=True)
class Save:
    """A saved game: everything that it follows from, and hashes to verify it."""

    pack: str
    lock: dict[str, str]
    scenario: str
    players: int
    options: dict[str, object]
    seed: int
    answers: tuple[int, ...]
    hash: str | None  # of the state after the last answer; None if there was no such state
    marks: dict[int, str]  # hashes of earlier states, by number of answers
    check: bool = False
    error: str | None = None  # how the rules failed after the last answer
    bots: dict[int, tuple[str, int]] = field(default_factory=dict)  # by seat: name and effort

    def expected(self) -> dict[int, str]:
        """The hashes that a replay must reproduce, by number of answers."""
        hashes = self.marks.copy()
        if self.hash is not None and self.error is None:
            hashes[len(self.answers)] = self.hash
        return hashes

    def same_game(self, other: Save) -> bool:
        """Whether two saves are of one game, perhaps at different moments of it."""
        return (self.pack, self.scenario, self.players, self.seed, self.options) == (
            other.pack,
            other.scenario,
            other.players,
            other.seed,
            other.options,
        )

    def write(self, path: Path | str, below: Path | None = None, durable: bool = True) -> None:
        """Write the game to a file and replace any regular file that is there (SaveError if that fails).

        `below` and `durable` are those of `write_file`.
        """
        write_whole({"format": FORMAT, "version": VERSION, **save_data(self)}, path, below, durable)

    def write_over_save(self, path: Path | str, below: Path | None = None) -> None:
        """The same, but replace nothing other than a saved game (SaveError)."""
        if isinstance(Save.at_path(path), str):
            raise SaveError(f"`{path}` is not a saved game, so it is not overwritten")
        self.write(path, below)

    @staticmethod
    def read(path: Path | str) -> Save:
        """The game in a file; SaveError if the file is missing, damaged or something else."""
        data = read_whole(path, {FORMAT: VERSION})
        try:
            return save_from(data)
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            raise SaveError(f"`{path}` is damaged: something is missing in it") from error

    @staticmethod
    def at_path(path: Path | str) -> Save | str | None:
        """What writing to a path would replace: nothing, a saved game, or another file (why it is not a save).

        SaveError if a folder, a device or a link is there: those are never replaced.
        """
        try:
            if not what_lies_at(Path(path)):
                return None
        except (OSError, ValueError) as error:
            raise SaveError(f"the game cannot be saved to `{path}`: {reason(error)}") from error
        try:
            return Save.read(path)
        except SaveError as error:
            return str(error)


def save_data(save: Save) -> dict[str, Any]:
    """A saved game as JSON values, as files and campaigns hold it."""
    return {
        "pack": save.pack,
        "lock": save.lock,
        "scenario": save.scenario,
        "players": save.players,
        "options": save.options,
        "seed": save.seed,
        "check": save.check,
        "answers": list(save.answers),
        "hash": save.hash,
        "marks": [[count, save.marks[count]] for count in sorted(save.marks)],
        "error": save.error,
        "bots": [[seat, *save.bots[seat]] for seat in sorted(save.bots)],
    }


def write_whole(
    data: dict[str, Any], path: Path | str, below: Path | None = None, durable: bool = True
) -> None:
    """Write JSON with its checksum to a file, atomically (`write_file`)."""
    text = json.dumps({**data, "sum": digest(data)}, allow_nan=False) + "\n"
    try:
        write_file(Path(path), text.encode(), below, durable)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise SaveError(f"the game cannot be saved to `{path}`: {reason(error)}") from error


def read_whole(path: Path | str, formats: Mapping[str, int]) -> dict[str, Any]:
    """The data of a file in one of these formats and versions; SaveError if it is not as it was written."""
    try:
        text = _text(path)
    except OSError as error:
        raise SaveError(f"the game in `{path}` cannot be read: {reason(error)}") from error
    except ValueError as error:  # not even text
        raise SaveError(f"`{path}` is not a saved game") from error
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        cut = any(format in text for format in formats)
        told = "is damaged: it may have been cut off" if cut else "is not a saved game"
        raise SaveError(f"`{path}` {told}") from error
    if not isinstance(data, dict):
        raise SaveError(f"`{path}` is not a saved game")
    format = data.get("format")
    if not isinstance(format, str) or format not in formats:
        other = OTHERS.get(format) if isinstance(format, str) else None
        raise SaveError(f"`{path}` is {other or 'not a saved game'}")
    version = formats[format]
    if data.get("version") != version:
        found = data.get("version")
        old = type(found) is int and found < version
        raise SaveError(
            f"`{path}` was saved by {'an older' if old else 'another'} version of this program "
            f"(its format is {found!r:.40}, and {version} can be read)"
            + (": play it to its end with that version" if old else "")
        )
    try:
        if data.pop("sum", None) == digest(data):
            return data
    except (TypeError, ValueError, RecursionError) as error:
        raise SaveError(f"`{path}` is damaged: something is missing in it") from error
    raise SaveError(f"`{path}` is damaged: its content has changed")


def _text(path: Path | str) -> str:
    """The text of a regular file, opened without blocking: a pipe would wait forever."""
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    with open(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError(0, "this is not a regular file")
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise OSError(0, f"it has more than {MOST_BYTES:,} bytes")
    return data.decode("utf-8")


def save_from(data: dict[str, Any]) -> Save:
    """A save from JSON values; TypeError, ValueError or KeyError if one is wrong."""
    for name, kind in _TYPES.items():
        if not isinstance(data[name], kind) or (kind is int and isinstance(data[name], bool)):
            raise TypeError(name)
    answers: list[int] = []
    for answer in data["answers"]:
        if not isinstance(answer, int) or isinstance(answer, bool):
            raise TypeError("answers")
        answers.append(answer)
    lock: dict[str, str] = {str(pack): str(mark) for pack, mark in data["lock"].items()}
    if not {name.split("/", 1)[0] for name in lock} <= set(lock):
        raise ValueError("lock")  # files of a pack without its version
    marks: dict[int, str] = {int(count): str(mark) for count, mark in data["marks"]}
    return Save(
        data["pack"],
        lock,
        data["scenario"],
        data["players"],
        data["options"],
        data["seed"],
        tuple(answers),
        None if data["hash"] is None else str(data["hash"]),
        marks,
        data["check"],
        None if data["error"] is None else str(data["error"]),
        dict([_bot(*bot) for bot in data["bots"]]),
    )


def _bot(seat: object, name: object, effort: object) -> tuple[int, tuple[str, int]]:
    if type(seat) is not int or type(name) is not str or type(effort) is not int:
        raise TypeError("bots")
    if seat < 0 or effort < 1:
        raise ValueError("bots")
    return seat, (name, effort)


_TYPES: Final[dict[str, type]] = {
    "pack": str,
    "lock": dict,
    "scenario": str,
    "players": int,
    "options": dict,
    "seed": int,
    "check": bool,
    "answers": list,
    "marks": list,
    "bots": list,
}


def compare_locks(save: Save, now: Mapping[str, str]) -> None:
    """LockDiffers, unless the content at hand is the one that the game was saved with."""
    then = save.lock
    packs = sorted(
        {name.split("/", 1)[0] for name in {*then, *now} if then.get(name) != now.get(name)}
    )
    if packs:
        told = "; ".join(_difference(pack, then, now) for pack in packs)
        raise LockDiffers(f"the game was saved with other content: {told}", tuple(packs))


def _difference(pack: str, then: Mapping[str, str], now: Mapping[str, str]) -> str:
    """How a pack differs from the one a game was saved with, file by file."""
    if pack not in now:
        return f"`{pack}` {then[pack]} is not there now"
    if pack not in then:
        return f"`{pack}` {now[pack]} was not there then"
    files = sorted(name for name in {*then, *now} if name.startswith(f"{pack}/"))
    groups = {
        "changed": [n for n in files if n in then and n in now and then[n] != now[n]],
        "new": [n for n in files if n not in then],
        "gone": [n for n in files if n not in now],
    }
    version = "" if then[pack] == now[pack] else f" was {then[pack]} and is {now[pack]}"
    told = [f"{word} {_some(names, pack)}" for word, names in groups.items() if names]
    return f"`{pack}`{version}" + (f" ({', '.join(told)})" if told else "")


def _some(names: list[str], pack: str) -> str:
    listed = ", ".join(f"`{name.removeprefix(pack + '/')}`" for name in names[:LISTED])
    return listed + (f" and {len(names) - LISTED} more" if len(names) > LISTED else "")


def digest(data: object) -> str:
    """A short hash of JSON values; the same for equal values, whatever their order of keys."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), allow_nan=False)
    return blake2b(text.encode(), digest_size=16).hexdigest()


def reason(error: Exception) -> str:
    """Why a file cannot be read or written, in lower case."""
    told = error.strerror if isinstance(error, OSError) else None
    return (told or str(error)).lower()
