"""Files in the user's cache folder that are kept between runs.

A project folder may come from a stranger. What must be trusted without another check is kept here:
$XDG_CACHE_HOME/siegewright, or ~/.cache/siegewright. The folder is used only if it belongs to the user and no other user
can write to it. Without one, everything works and takes longer.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import stat
import tempfile
import time
from contextlib import suppress
from pathlib import Path

FORGOTTEN_AFTER = 90 * 86_400  # seconds
TIDIED_AFTER = 86_400

_here: dict[str, bytes] = {}  # what could not be written


def digest_of(data: bytes) -> str:
    """Two contents with the same digest are the same."""
    return hashlib.sha256(data).hexdigest()


def read(name: str) -> bytes | None:
    """What was last written under a name (`<place>/<file>`), or None."""
    if name in _here:
        return _here[name]
    folder = _folder()
    if folder is None:
        return None
    try:
        return (folder / name).read_bytes()
    except OSError:
        return None


def write(name: str, data: bytes) -> None:
    """Remember something; if the folder cannot be used, for this run only."""
    folder = _folder(make=True)
    try:
        if folder is None:
            raise PermissionError
        path = folder / name
        path.parent.mkdir(mode=0o700, exist_ok=True)
        handle, beside = tempfile.mkstemp(prefix=".", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            os.replace(beside, path)
        except BaseException:
            os.unlink(beside)
            raise
        _here.pop(name, None)
    except OSError:
        _here[name] = data
    else:
        _tidy(folder)


def private_folder(name: str) -> Path | None:
    """A folder for files that no other user can write, made if needed; None if there cannot be one."""
    folder = _folder(make=True)
    if folder is None:
        return None
    try:
        path = folder / name
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        return path
    except OSError:
        return None


def _folder(make: bool = False) -> Path | None:
    base = Path(os.environ.get("XDG_CACHE_HOME", ""))
    try:
        if not base.is_absolute():  # then it does not count, says the standard
            base = Path.home() / ".cache"
        path = base / "siegewright"
        if make:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with suppress(FileExistsError):
                path.mkdir(mode=0o700)
        info = path.lstat()
    except (OSError, RuntimeError):  # there may be no home folder
        return None
    ours = stat.S_ISDIR(info.st_mode) and info.st_uid == os.geteuid()
    return path if ours and not info.st_mode & 0o022 else None


def _tidy(folder: Path) -> None:
    """Once a day, remove what belongs to places where nothing was built for a long time."""
    with suppress(OSError):
        now = time.time()
        stamp = folder / "tidied"
        if stamp.exists() and now - stamp.stat().st_mtime < TIDIED_AFTER:
            return
        stamp.touch()
        for place in folder.iterdir():
            if place.is_dir() and now - place.stat().st_mtime > FORGOTTEN_AFTER:
                shutil.rmtree(place, ignore_errors=True)
