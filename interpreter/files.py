"""Writes files atomically, without following symbolic links.

A file is written as `.name.PID.new` in the same folder and renamed in one step. Such files of killed processes are
removed by the next process that writes there.
"""

from __future__ import annotations

import contextlib
import os
import re
import stat
import time
from pathlib import Path
from typing import Final

IN_THE_WAY: Final = 0  # errno of our own errors
STALE: Final = (
    3600.0  # seconds after which a temporary file is removed even if its process seems to run
)


def in_the_way(words: str) -> OSError:
    """An error for something that must not be replaced; the words say what it is."""
    return OSError(IN_THE_WAY, words)


def write_file(path: Path, data: bytes, below: Path | None = None, durable: bool = True) -> None:
    """Write a file and replace any regular file that is there; OSError, without any change, if that fails.

    With `below`, a folder, missing folders between it and the file are made, and none of them may be a link. Without
    `durable`, the file survives the end of this process, but perhaps no loss of power.
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


def what_lies_at(path: Path) -> bool:
    """Whether a regular file is there; OSError if it is something that must never be replaced."""
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
    """Make the folders between `below` and `folder`; OSError if one of them is a link."""
    place = below
    for part in folder.relative_to(below).parts:
        place = place / part
        if place.is_symlink():
            raise in_the_way(f"`{place}` is a link to another place")
        place.mkdir(exist_ok=True)


def clear_away(path: Path) -> None:
    """Remove temporary files that killed processes left beside a file."""
    pattern = re.compile(rf"\.{re.escape(path.name)}\.([0-9]{{1,10}})\.new")
    with contextlib.suppress(OSError, ValueError):
        for entry in os.scandir(path.parent):
            found = pattern.fullmatch(entry.name)
            if found is not None and not entry.is_dir(follow_symlinks=False):
                age = time.time() - entry.stat(follow_symlinks=False).st_mtime
                if age > STALE or not _runs(int(found[1])):
                    os.unlink(entry.path)


def _runs(process: int) -> bool:
    """Whether another process with this id is running."""
    if process == os.getpid():
        return False
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:  # somebody else's
        return True
    return True
