"""Writes files atomically, without following symbolic links.

A file is written beside its place, as `.name.PID.new`, and put there in one step. What a killed process left
beside a name is cleared away by the next one that writes there.
"""

from __future__ import annotations

import contextlib
import os
import re
import stat
import time
from pathlib import Path
from typing import Final

IN_THE_WAY: Final = 0  # instead of a number of the system
STALE: Final = 3600.0  # seconds after which a file of a process with a known number is nobody's


def in_the_way(words: str) -> OSError:
    """What lies at a place cannot be written over; the words say what it is."""
    return OSError(IN_THE_WAY, words)


def write_file(path: Path, data: bytes, below: Path | None = None, durable: bool = True) -> None:
    """Write a file; OSError if that cannot be, and then all is as it was.

    With `below`, a folder, no folder between it and the file may be a link; those that are missing are
    made. What is an ordinary file, or nothing, is replaced: ask `what_lies_at` before. Without `durable`, the file
    outlives this process, but may not outlive a loss of power before `make_durable`.
    """
    if below is not None:
        make_folders(path.parent, below)
    what_lies_at(path)
    clear_away(path)
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        mode = stat.S_IMODE(path.stat().st_mode) if path.exists() else None
        with open(beside, "xb") as file:  # not through a link that waits there
            file.write(data)
            file.flush()
            if durable:
                os.fsync(file.fileno())
            if mode is not None:
                os.fchmod(file.fileno(), mode)
        os.replace(beside, path)
    except BaseException:
        with contextlib.suppress(OSError, ValueError):
            os.unlink(beside)
        raise


def make_durable(path: Path) -> None:
    """See that what was written to a file is on the disk."""
    file = os.open(path, os.O_RDONLY | os.O_NOFOLLOW)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def what_lies_at(path: Path) -> bool:
    """Whether an ordinary file is there; OSError if it is something that is never written over."""
    try:
        mode = path.lstat().st_mode
    except FileNotFoundError:
        return False
    if stat.S_ISREG(mode):
        return True
    if stat.S_ISLNK(mode):
        raise in_the_way("this is a link to another place")
    raise in_the_way("this is a folder" if stat.S_ISDIR(mode) else "this is not a regular file")


def make_folders(folder: Path, below: Path) -> None:
    """Make the folders on the way from one to the other; OSError where a link leads elsewhere."""
    place = below
    for part in folder.relative_to(below).parts:
        place = place / part
        if place.is_symlink():
            raise in_the_way(f"`{place}` is a link to another place")
        place.mkdir(exist_ok=True)


def clear_away(path: Path) -> None:
    """Remove what killed processes left beside a file."""
    pattern = re.compile(rf"\.{re.escape(path.name)}\.([0-9]{{1,10}})\.new")
    with contextlib.suppress(OSError, ValueError):
        for entry in os.scandir(path.parent):
            found = pattern.fullmatch(entry.name)
            if found is not None and not entry.is_dir(follow_symlinks=False):
                age = time.time() - entry.stat(follow_symlinks=False).st_mtime
                if age > STALE or not _runs(int(found[1])):
                    os.unlink(entry.path)


def _runs(process: int) -> bool:
    """Whether another process with that number is there."""
    if process == os.getpid():
        return False
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:  # somebody else's
        return True
    return True
