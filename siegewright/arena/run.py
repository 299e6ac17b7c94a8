"""The games of the command `arena`: missing ones are played, existing ones are kept."""

from __future__ import annotations

import json
import math
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from compiler import pack_files
from interpreter import Playable, write_file
from siegewright.arena.chunks import Work
from siegewright.arena.engine import Engine
from siegewright.arena.games import rows_of
from siegewright.arena.job import Job, names_of
from siegewright.arena.shard_names import damaged_in, missing, shards_in
from siegewright.arena.shards import tidy
from siegewright.simulation.progress import Meter, meter_for
from siegewright.usage import UsageError

FILE = "job.json"
MOST_BYTES = 64_000_000
# A chunk should take about so long: shorter ones cost messages and files, longer ones are lost when a process dies.
CHUNK_SECONDS = 2.0
MOST_GAMES = 1024  # of one chunk; their rows are in the memory of a worker's database


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder with the rows of one job."""

    path: Path
    key: str
    size: int  # of chunks
    data: dict[str, Any]  # what the job is, and what things are called

    def shards(self) -> list[Path]:
        """The files with the rows; UsageError if one of them is damaged."""
        for path in damaged_in(self.path, self.key):
            raise UsageError(
                f"{path} is damaged: run `siegewright arena` with the same options, and its games are played again"
            )
        return [self.path / name for _, name in shards_in(self.path, self.key)]

    def games(self) -> int:
        return sum(len(chunk) for chunk, _ in shards_in(self.path, self.key))


def read_folder(path: Path) -> Folder | None:
    """The folder of a job; None if nothing is there yet, UsageError if something else is."""
    file = path / FILE
    if not file.exists():
        return None
    try:
        data = json.loads(pack_files.read_bytes(file, MOST_BYTES))
        key, size = str(data["key"]), int(data["chunk"])
        if size < 1 or not key.isalnum() or not isinstance(data["job"], dict):
            raise ValueError
        names = data["names"]
        if not (isinstance(names["scenarios"], dict) and isinstance(names["documents"], dict)):
            raise ValueError
        return Folder(path, key, size, data)
    except (OSError, ValueError, LookupError, TypeError, RecursionError) as error:
        raise UsageError(f"{file} is not a job of an arena: choose another folder") from error


def begin(path: Path, job: Job, program: Playable) -> Folder:
    """The folder for a job, made if it is new. UsageError if it contains other games."""
    known = read_folder(path)
    if known is not None:
        if known.key != job.key:
            raise UsageError(
                f"{path} contains other games ({_differs(known, job)}): choose another --out"
            )
        return known
    if path.exists() and (not path.is_dir() or any(path.iterdir())):
        raise UsageError(f"{path} exists already and is not a folder of an arena")
    data = {
        "arena": 1,
        "key": job.key,
        "chunk": _chunk_size(job, program),
        "job": job.to_data(),
        "names": names_of(program),
    }
    try:
        path.mkdir(parents=True, exist_ok=True)
        write_file(path / FILE, json.dumps(data, sort_keys=True).encode())
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror}") from error
    found = read_folder(path)
    assert found is not None
    return found


def _differs(known: Folder, job: Job) -> str:
    now = job.to_data()
    parts = [
        name
        for name, value in known.data["job"].items()
        if now.get(name) != json.loads(json.dumps(value))
    ]
    words = {"lock": "the content has changed", "lineups": "other bots"}
    return ", ".join([words.get(name, f"other {name}") for name in parts]) or "other rows"


def _chunk_size(job: Job, program: Playable) -> int:
    """How many games fill the time of a chunk: a power of two, found by playing some. By processor time: a busy machine must not make chunks small."""
    began = time.process_time()
    played = 0
    for _ in rows_of(program, job, range(64)):
        played += 1
        if time.process_time() - began > CHUNK_SECONDS / 4:
            break
    seconds = max((time.process_time() - began) / played, 1e-6)
    return 1 << min(
        int(math.log2(MOST_GAMES)), max(0, round(math.log2(max(1.0, CHUNK_SECONDS / seconds))))
    )


def play(
    folder: Folder, work: Work, engine: Engine, games: int, progress: bool = True
) -> dict[str, Any]:
    """Play what is missing of so many games. Whatever stops this, the next call goes on there."""
    tidy(folder.path)
    for path in damaged_in(folder.path, folder.key):
        print(f"siegewright: {path.name} is damaged; its games are played again", file=sys.stderr)
        path.unlink(missing_ok=True)
    todo = missing(folder.path, folder.key, games, folder.size)
    before = games - sum(len(chunk) for chunk in todo)
    began = time.perf_counter()
    meter = meter_for(games, sys.stderr, before) if progress else Meter(games, before)
    played = errors = 0
    native = False
    try:
        for done in engine.play(work, todo) if todo else ():
            played += done.games
            errors += done.errors
            native = native or done.native
            meter.tell(before + played, errors)
    finally:
        meter.close()
    return {
        "played": played,
        "before": before,
        "errors": errors,
        "seconds": round(time.perf_counter() - began, 3),
        "native": native,
    }
