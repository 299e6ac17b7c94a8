"""Chunks: some games by number, played and written into one shard.

A chunk depends only on the job and its numbers, so any process on any machine with the same content can play it,
and playing it twice gives the same rows. A shard gets its name when it is complete.
"""

from __future__ import annotations

import gc
import json
import pickle
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from interpreter import start_watchdog

# Nothing more of the interpreter before a pack is opened: it may come as machine code.
if TYPE_CHECKING:
    from interpreter import Playable
    from siegewright.arena.job import Job

SUFFIX, MAGIC = ".parquet", b"PAR1"


class OtherContent(Exception):
    """A worker has another version of the content; or the content was changed while games are played."""


@dataclass(frozen=True, slots=True)
class Work:
    """A job, the project that plays it, and where the rows go."""

    root: str
    folder: str
    pack: str
    lock: str
    key: str
    packed: bytes  # the job; its classes are not imported before the pack is opened
    native: bool = True

    def name(self, chunk: range) -> str:
        return shard_name(self.key, chunk)

    @property
    def job(self) -> Job:
        job: Job = pickle.loads(self.packed)  # noqa: S301 - of the process that gives us work, by a pickle
        return job


def work_for(root: Path, folder: Path, job: Job, native: bool = True) -> Work:
    packed = pickle.dumps(job)
    return Work(str(root), str(folder), job.pack, job.lock, job.key, packed, native)


@dataclass(frozen=True, slots=True)
class Done:
    """A chunk that was played."""

    name: str
    games: int
    errors: int
    seconds: float
    native: bool


def shard_name(key: str, chunk: range) -> str:
    """The name of a shard says which games of which job are in it.

    >>> shard_name("0a1b", range(64, 128))
    '0a1b-64-128.parquet'
    """
    return f"{key}-{chunk.start}-{chunk.stop}{SUFFIX}"


def chunk_of(key: str, name: str) -> range | None:
    """The games of a shard of this job, by its name."""
    head, _, rest = name.removesuffix(SUFFIX).partition("-")
    first, _, stop = rest.partition("-")
    if head != key or not name.endswith(SUFFIX) or not first.isdecimal() or not stop.isdecimal():
        return None
    return range(int(first), int(stop))


def is_whole(path: Path) -> bool:
    """Whether there is a Parquet file that nobody has cut off: it begins and ends with the same word."""
    try:
        with open(path, "rb") as file:
            if file.read(len(MAGIC)) != MAGIC or file.seek(0, 2) < 3 * len(MAGIC):
                return False
            file.seek(-len(MAGIC), 2)
            return file.read() == MAGIC
    except OSError:
        return False


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


def lock_digest(lock: Mapping[str, str]) -> str:
    """One hash for all files of a pack and of those it requires."""
    text = json.dumps(dict(lock), sort_keys=True)
    return blake2b(text.encode(), digest_size=12).hexdigest()


# ------------------------------------------------------------------ in a worker

_programs: dict[tuple[str, str], tuple[Any, str, bool]] = {}


def take_program(root: str, pack: str, program: Playable, native: bool) -> None:
    """Use a program that is loaded already, here and in processes that are forked from this one."""
    _programs[root, pack] = (program, lock_digest(program.lock), native)


def program_for(work: Work) -> tuple[Any, bool]:
    """The program of a job; OtherContent if the content here is not that of the job."""
    place = (work.root, work.pack)
    if place not in _programs:
        _programs.clear()  # a process holds one version of a pack
        _programs[place] = _load(work)
    program, lock, native = _programs[place]
    if lock != work.lock:
        del _programs[place]  # the next try may find the right one
        raise OtherContent(
            f"the content of `{work.pack}` in {work.root} is not that of the job: "
            f"lock {lock}, and the job has {work.lock}"
        )
    return program, native


def _load(work: Work) -> tuple[Any, str, bool]:
    from siegewright.packs.native import USED, use_native
    from siegewright.packs.programs import open_pack

    pack = open_pack(Path(work.root), work.pack)
    # Not where the interpreter is loaded already: one process, one interpreter.
    native = work.native and "interpreter.game" not in sys.modules and use_native(pack) == USED
    if native:
        start_watchdog(native=True)
    program = pack.program
    digest = lock_digest(program.lock)
    # What is loaded stays: looking through it after every chunk takes longer than to write the rows.
    gc.collect()
    gc.freeze()
    return program, digest, native


def play_chunk(work: Work, first: int, stop: int) -> Done:
    """Play these games and write their shard; gives its name. What is there already is not played again."""
    began = time.perf_counter()
    chunk = range(first, stop)
    name = work.name(chunk)
    program, native = program_for(work)
    if is_whole(Path(work.folder) / name):
        return Done(name, len(chunk), 0, time.perf_counter() - began, native)
    from siegewright.arena.games import rows_of
    from siegewright.arena.shards import write_shard

    was_on = gc.isenabled()
    gc.disable()  # states have no circles
    try:
        errors = write_shard(Path(work.folder), name, rows_of(program, work.job, chunk))
    finally:
        if was_on:
            gc.enable()
        gc.collect()
    return Done(name, len(chunk), errors, time.perf_counter() - began, native)
