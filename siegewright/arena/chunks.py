"""Chunks: some games by number, played and written into one shard.

A chunk depends only on the job and its numbers, so any process on any machine with the same content can play it,
and playing it twice gives the same rows. A shard gets its name when it is complete: its job, its games, and a digest of
its bytes, so that a file that was cut off or changed is known by its name.
"""

from __future__ import annotations

import gc
import json
import pickle
import time
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from interpreter import start_watchdog
from siegewright.arena.shard_names import SUFFIX, chunk_of, is_whole, shard_stem

# Nothing more of the interpreter before a pack is opened: it may come as machine code.
if TYPE_CHECKING:
    from interpreter import Playable
    from siegewright.arena.job import Job


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

    def stem(self, chunk: range) -> str:
        return shard_stem(self.key, chunk)

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
    native = work.native and use_native(pack) == USED  # not where the interpreter is loaded already
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
    stem = work.stem(chunk)
    program, native = program_for(work)
    for there in sorted(Path(work.folder).glob(f"{stem}.*{SUFFIX}")):
        if chunk_of(work.key, there.name) and is_whole(there):
            return Done(there.name, len(chunk), 0, time.perf_counter() - began, native)
    from siegewright.arena.games import rows_of
    from siegewright.arena.shards import write_shard

    was_on = gc.isenabled()
    gc.disable()  # states have no circles
    try:
        name, errors = write_shard(Path(work.folder), stem, rows_of(program, work.job, chunk))
    finally:
        if was_on:
            gc.enable()
        gc.collect()
    return Done(name, len(chunk), errors, time.perf_counter() - began, native)
