"""The engine for several machines: a dask cluster, one that runs or one of our own on this machine.

A worker plays a chunk in its own thread and starts no further processes. It uses the project folder in which it was started, and
refuses games of other content. It returns the name of a shard, never rows: a result that is lost with its worker need not be played again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import dask
import distributed

from siegewright.arena.chunks import Done, OtherContent, Work, play_chunk
from siegewright.arena.engine import MOST_DEATHS, EngineError, cannot_write

_untyped: Any = distributed  # most of its functions have no types
AHEAD = 3  # chunks that wait for each worker, so that none is idle
ADDRESS = re.compile(r"([a-z]+://)?(\[[0-9a-fA-F:]+\]|[^\s/:]+):[0-9]{1,5}")
TIMEOUT = "20s"  # for a scheduler that does not answer


class DaskEngine:
    """Plays chunks on a cluster."""

    def __init__(self, scheduler: str | None, jobs: int) -> None:
        dask.config.set(
            {
                "distributed.comm.timeouts.connect": TIMEOUT,
                "distributed.scheduler.allowed-failures": MOST_DEATHS,
                "distributed.worker.daemon": True,
                # Chunks are few and long: nothing is gained by moving them, or by looking into workers all the time.
                "distributed.scheduler.work-stealing": False,
                "distributed.worker.profile.enabled": False,
                "distributed.admin.system-monitor.interval": "5s",
                "distributed.scheduler.active-memory-manager.start": False,
                # Fifty times a second a worker would take the interpreter away from the rules, to see whether it is late.
                "distributed.admin.tick.interval": "1s",
                "distributed.admin.tick.limit": "60s",
            }
        )
        self.cluster: Any = None
        self.workers = 0
        if scheduler is not None and not ADDRESS.fullmatch(scheduler):
            raise EngineError(
                f"`{scheduler}` is not the address of a scheduler, as in tcp://host:8786"
            )
        try:
            if scheduler is None:
                self.cluster = _untyped.LocalCluster(
                    n_workers=jobs,
                    threads_per_worker=1,
                    processes=True,
                    dashboard_address=None,
                    worker_dashboard_address=None,
                    memory_limit=0,  # watching it costs time; a worker holds one chunk
                    host="127.0.0.1",
                    silence_logs=50,
                )
            where = self.cluster if self.cluster is not None else scheduler
            self.client = _untyped.Client(where, set_as_default=False, timeout=TIMEOUT)
            self.workers = len(self.client.nthreads())
        except (OSError, ValueError, TimeoutError) as error:
            self.close()
            raise EngineError(f"there is no dask scheduler at {scheduler}: {error}") from error

    def words(self) -> str:
        return f"{self.workers} dask worker{'s' if self.workers != 1 else ''}"

    def play(self, work: Work, chunks: Iterable[range]) -> Iterator[Done]:
        left = iter(chunks)
        self.workers = len(self.client.nthreads())
        flow: Any = _untyped.as_completed(loop=self.client.loop, raise_errors=False)

        def submit(count: int) -> None:
            for chunk in islice(left, count):
                flow.add(self._submit(work, chunk))

        submit(AHEAD * max(1, self.workers))
        for future in flow:
            done = _result(future)
            if not (Path(work.folder) / done.name).exists():
                raise EngineError(
                    f"a worker has written {done.name}, and it is not in {work.folder} here: "
                    "--out has to be a folder that all machines share"
                )
            yield done
            submit(1)

    def _submit(self, work: Work, chunk: range) -> Any:
        # The key names the games: a second request for it gets the one that is being played.
        return self.client.submit(
            play_there, work, chunk.start, chunk.stop, key=work.stem(chunk), pure=True
        )

    def close(self) -> None:
        for part in (getattr(self, "client", None), self.cluster):
            with suppress(Exception):
                if part is not None:
                    part.close(timeout=5)


def play_there(work: Work, first: int, stop: int) -> Done:
    """In a worker: the project is where the worker was started, or where the job says."""
    here = Path.cwd()
    if (here / "content").is_dir():
        work = replace(work, root=str(here))
    return play_chunk(work, first, stop)


def _result(future: Any) -> Done:
    if future.status == "finished":
        try:
            done = future.result(timeout=TIMEOUT)
        except (OSError, TimeoutError, CancelledError) as gone:  # while it was asked
            raise EngineError("the dask scheduler is gone") from gone
        assert isinstance(done, Done)
        return done
    if future.status in ("cancelled", "lost"):
        raise EngineError("the dask scheduler is gone")
    error = future.exception(timeout=TIMEOUT)
    if isinstance(error, OtherContent):
        raise EngineError(str(error))
    if isinstance(error, OSError):
        raise EngineError(cannot_write(error))
    raise EngineError(f"a worker failed: {type(error).__name__}: {error}")
