"""Which files of a folder belong to a pack, and how to open them without following symbolic links.

Packs come from strangers. Only regular files below the folder are opened: no links that lead out, no pipes, no
devices. Imports nothing heavy: a build without changes needs this module, too.
"""

from __future__ import annotations

import os
import stat
from dataclasses import dataclass
from pathlib import Path

FILE_SIZE = 4_000_000  # bytes
PACK_SIZE = 64_000_000  # bytes of all files together
MOST_FILES = 20_000
DEEPEST = 32  # folders inside folders


@dataclass(frozen=True, slots=True)
class Refused:
    """Something in a pack's folder that is not read."""

    path: str  # below the folder, with forward slashes
    why: str
    help: str
    too_much: bool = False  # beyond a limit, not of the wrong sort


def yaml_files(folder: Path) -> tuple[dict[str, os.stat_result], list[Refused]]:
    """The YAML files below a folder in the order of their paths, and what is refused there.

    Names that begin with a dot belong to editors and tools, and are passed over.
    """
    found: dict[str, os.stat_result] = {}
    refused: list[Refused] = []
    home = os.path.realpath(folder)
    waiting = [("", 0)]
    while waiting:
        inner, depth = waiting.pop()
        try:
            with os.scandir(os.path.join(folder, inner)) as opened:
                entries = sorted(opened, key=lambda entry: entry.name)
        except OSError as error:
            refused.append(_unreadable(inner or ".", error))
            continue
        for entry in entries:
            path = f"{inner}/{entry.name}" if inner else entry.name
            if entry.name.startswith("."):
                continue
            if entry.is_symlink() and not _inside(entry.path, home):
                refused.append(
                    Refused(
                        printable(path),
                        "this link points outside the pack, or to nothing",
                        "put a copy in the pack, or require the pack it comes from",
                    )
                )
            elif entry.is_symlink() and entry.is_dir():
                refused.append(
                    Refused(
                        printable(path), "links to folders are not followed", "move the files here"
                    )
                )
            elif entry.is_dir():
                if depth == DEEPEST:
                    why = f"folders nested deeper than {DEEPEST} levels"
                    refused.append(Refused(printable(path), why, "move it further up", True))
                else:
                    waiting.append((path, depth + 1))
            elif entry.name.endswith((".yaml", ".yml")):
                info = _ordinary(entry, path, refused)
                if info is not None:
                    found[path] = info
        if len(found) > MOST_FILES:
            refused.append(Refused(".", f"more than {MOST_FILES:,} files", "split the pack", True))
            break
    if sum(info.st_size for info in found.values()) > PACK_SIZE:
        why = f"files of more than {PACK_SIZE:,} bytes together"
        refused.append(Refused(".", why, "split the pack", True))
        found.clear()
    return dict(sorted(found.items())), refused


def _ordinary(entry: os.DirEntry[str], path: str, refused: list[Refused]) -> os.stat_result | None:
    """The facts about a file that can be read; None if it cannot, with the reason noted."""
    if not path.isprintable():
        why = "the name of this file holds a character that cannot be shown"
        refused.append(Refused(printable(path), why, "rename it"))
        return None
    try:
        info = entry.stat()
    except OSError as error:
        refused.append(_unreadable(path, error))
        return None
    if not stat.S_ISREG(info.st_mode):
        refused.append(Refused(path, "this is not a regular file", "remove it from the pack"))
        return None
    return info


def _inside(path: str, home: str) -> bool:
    """Whether a link leads to something below a folder."""
    try:
        target = os.path.realpath(path, strict=True)
    except OSError:  # nothing is there, or links lead to each other in a circle
        return False
    return target.startswith(home + os.sep)


def _unreadable(path: str, error: OSError) -> Refused:
    why = f"this cannot be read: {(error.strerror or 'unknown reason').lower()}"
    return Refused(printable(path), why, "check the permissions of the file")


def printable(path: str) -> str:
    """A path that any terminal and any file can hold."""
    return path if path.isprintable() else ascii(path)[1:-1]


def read_bytes(path: Path, limit: int = FILE_SIZE) -> bytes:
    """The first `limit` bytes of an ordinary file and one more if there are more; OSError if not.

    Opened without waiting: a pipe without a writer would block everything.
    """
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    with open(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError(0, "this is not a regular file")
        return file.read(limit + 1)


def plain_text(data: bytes) -> str:
    """What the bytes of a content file say, with plain line ends; UnicodeDecodeError if they are not text."""
    text = data.decode("utf-8-sig")
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text


def text_to_show(path: Path) -> str | None:
    """The text of a file as messages quote it, or None if there is none to quote.

    What a link leads to is not quoted: the message may be that it leads out of the pack.
    """
    try:
        if path.is_symlink():
            return None
        return read_bytes(path).decode("utf-8-sig", errors="replace")
    except OSError:
        return None
