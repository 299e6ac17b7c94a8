"""Names of shards: which games of which job are in a file, and with which bytes it was written."""

from __future__ import annotations

import re
from functools import lru_cache
from hashlib import blake2b, file_digest
from pathlib import Path

SUFFIX = ".parquet"
DIGEST = 8  # bytes


def shard_stem(key: str, chunk: range) -> str:
    """The name of a shard before its digest: which games of which job are in it.

    >>> shard_stem("0a1b", range(64, 128))
    '0a1b-64-128'
    """
    return f"{key}-{chunk.start}-{chunk.stop}"


def shard_name(stem: str, path: Path) -> str:
    """The name of a shard with these bytes."""
    return f"{stem}.{_digest(path)}{SUFFIX}"


def chunk_of(key: str, name: str) -> range | None:
    """The games of a shard of this job, by its name."""
    found = re.fullmatch(rf"{key}-(\d+)-(\d+)\.[0-9a-f]{{{2 * DIGEST}}}{re.escape(SUFFIX)}", name)
    return range(int(found[1]), int(found[2])) if found else None


def is_whole(path: Path) -> bool:
    """Whether a shard has the bytes that it was written with."""
    try:
        about = path.stat()
    except OSError:
        return False
    return _was_whole(path, about.st_size, about.st_mtime_ns)


@lru_cache(maxsize=1 << 18)
def _was_whole(path: Path, size: int, changed: int) -> bool:
    """Read once; a file that is changed later has another size or time."""
    try:
        return path.name.removesuffix(SUFFIX).endswith(f".{_digest(path)}")
    except OSError:
        return False


def _digest(path: Path) -> str:
    with open(path, "rb") as file:
        return file_digest(file, lambda: blake2b(digest_size=DIGEST)).hexdigest()


def damaged_in(folder: Path, key: str) -> list[Path]:
    """Shards of a job that do not have the bytes that they were written with, in order."""
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted([path for path in found if chunk_of(key, path.name) and not is_whole(path)])


def shards_in(folder: Path, key: str) -> list[tuple[range, str]]:
    """The whole shards of a job, none of whose games is in another one of them, in order."""
    found: list[tuple[int, int, str]] = []
    if folder.is_dir():
        for path in folder.iterdir():
            chunk = chunk_of(key, path.name)
            if chunk and is_whole(path):
                found.append((chunk.start, -chunk.stop, path.name))
    kept: list[tuple[range, str]] = []
    end = 0
    for first, stop, name in sorted(found):
        # Two runs at once may cut the same cell of the grid twice. Cells are never cut across each other.
        if first >= end:
            kept.append((range(first, -stop), name))
            end = -stop
    return kept


def missing(folder: Path, key: str, games: int, size: int) -> list[range]:
    """The chunks that are still to be played, cut where every run cuts them."""
    have = [chunk for chunk, _ in shards_in(folder, key)]
    gaps: list[range] = []
    at = 0
    for chunk in [*have, range(games, games)]:
        if chunk.start > at:
            gaps.append(range(at, min(chunk.start, games)))
        at = max(at, chunk.stop)
    return [
        range(max(start, gap.start), min(start + size, gap.stop))
        for gap in gaps
        for start in range(gap.start // size * size, gap.stop, size)
    ]
