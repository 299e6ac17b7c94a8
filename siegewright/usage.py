"""Exit codes, and errors in the use of a command."""

from __future__ import annotations

import importlib.util
import os
import stat
from collections.abc import Callable
from pathlib import Path

# Nothing of the interpreter is imported here: it may still be replaced by machine code.

MOST_READ = 4 << 20  # bytes of a file that a person names, or that a command left in the project
FINE, WRONG, USAGE = 0, 1, 2  # the exit codes of every command


class UsageError(Exception):
    """The command was called in a way that cannot work; the message says how it can."""


class NotBuilt(Exception):
    """A pack cannot be run. Why is the message, or was said where it was found out.

    `details` are lines that another program has said about it.
    """

    def __init__(self, message: str = "", details: str = "") -> None:
        super().__init__(message)
        self.details = details


def need(extra: str, *modules: str) -> None:
    """See that an optional part of Siegewright is installed, or say which one is missing (UsageError)."""
    missing = [module for module in modules if importlib.util.find_spec(module) is None]
    if missing:
        raise UsageError(
            f"this command needs {', '.join(missing)}: "
            f'pip install "siegewright[{extra}]" (in the project itself: make extras)'
        )


def read_here(path: Path) -> str:
    """The text of an ordinary file that is not too large, opened without waiting: a pipe would hang for ever.

    OSError or ValueError if it is something else.
    """
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    with open(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError("this is not a regular file")
        data = file.read(MOST_READ + 1)
    if len(data) > MOST_READ:
        raise ValueError(f"it has more than {MOST_READ:,} bytes")
    return data.decode("utf-8")


def write_here(
    path: Path,
    data: bytes,
    below: Path | None = None,
    ours: Callable[[Path], bool] | None = None,
) -> None:
    """Write a file that a person or a pack named, or say why not (UsageError).

    With `ours`, a file that is there is only replaced if that says so. See `write_file` for `below`.
    """
    from interpreter import write_file

    try:
        if ours is not None:
            look_before(path, ours)
        write_file(path, data, below)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise _not_written(path, error) from error


def look_before(path: Path, ours: Callable[[Path], bool]) -> None:
    """Before long work: whether its result could be written (UsageError if not)."""
    from interpreter import what_lies_at

    try:
        if what_lies_at(path) and not ours(path):
            raise UsageError(
                f"{path} exists already, and this command did not write it: "
                "remove it, or choose another name"
            )
    except (OSError, ValueError) as error:
        raise _not_written(path, error) from error


def _not_written(path: Path, error: OSError | ValueError) -> UsageError:
    told = error.strerror if isinstance(error, OSError) else None
    return UsageError(f"{path} cannot be written: {(told or str(error)).lower()}")
