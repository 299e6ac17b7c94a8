"""Games played side by side in other processes."""

from __future__ import annotations

import contextlib
import gc
import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext, SpawnContext
from multiprocessing.process import BaseProcess

from interpreter import Playable, be_patient
from siegewright.simulation.parents import end_with_parent
from siegewright.simulation.progress import Meter
from siegewright.simulation.sim_games import Count, Failure, Job, Loader, Tally, play_games

# A chunk should take about as long: shorter ones cost messages, longer ones delay the end.
CHUNK_SECONDS = 0.25
# A worker may be killed by chance (memory, an impatient person), but not so often.
MOST_DEATHS = 3


@dataclass(slots=True)
class _Worker:
    process: BaseProcess
    pipe: Connection
    chunk: Sequence[int] = ()


class Crew:
    """Workers and their chunks. Whoever dies is replaced, and nothing is lost or done twice."""

    def __init__(
        self,
        loader: Loader,
        program: Playable,
        job: Job,
        games: int,
        workers: int,
        tally: Tally,
        meter: Meter,
    ) -> None:
        self.loader = loader
        self.program = program
        self.job = job
        self.games = games
        self.tally = tally
        self.meter = meter
        self.next = 0  # the first game that nobody has had yet
        self.done = 0
        self.again: deque[Sequence[int]] = deque()  # chunks of dead workers
        self.deaths: dict[int, int] = {}  # by game that was played alone
        self.size = 1
        self.context = _context()
        self.workers: list[_Worker] = []
        self.number = workers

    def run(self) -> None:
        try:
            self.workers = [self._hire() for _ in range(self.number)]
            for worker in self.workers:
                self._send(worker)
            while self.done < self.games:
                pipes = {worker.pipe: worker for worker in self.workers if worker.chunk}
                for pipe in wait(list(pipes)):
                    if isinstance(pipe, Connection):
                        self._receive(pipes[pipe])
        finally:
            for worker in self.workers:
                worker.process.terminate()
                worker.process.join()
                worker.pipe.close()

    def _hire(self) -> _Worker:
        here, there = self.context.Pipe()
        # A forked worker has the program already; a spawned one has to load it.
        program = None if isinstance(self.context, SpawnContext) else self.program
        process = self.context.Process(  # type: ignore[attr-defined]  # every real context has it
            target=_work,
            args=(os.getpid(), there, self.loader, program, self.job),
            daemon=True,
        )
        process.start()
        there.close()
        return _Worker(process, here)

    def _send(self, worker: _Worker) -> None:
        """Give the worker something to do, if there is anything left."""
        if self.again:
            worker.chunk = self.again.popleft()
        else:
            fair = -(-(self.games - self.next) // self.number)  # so that all end together
            stop = self.next + min(self.size, fair)
            worker.chunk = range(self.next, stop)
            self.next = stop
        if worker.chunk:
            # A worker that is dead already is noticed when its answer does not come.
            with contextlib.suppress(BrokenPipeError):
                worker.pipe.send(worker.chunk)

    def _receive(self, worker: _Worker) -> None:
        try:
            tally, seconds = worker.pipe.recv()
        except (EOFError, OSError):
            self._replace(worker)
            return
        self.tally.add(tally)
        self.done += len(worker.chunk)
        self.size = next_size(len(worker.chunk), seconds)
        self.meter.show(self.done, self.tally)
        self._send(worker)

    def _replace(self, worker: _Worker) -> None:
        """A worker died: its games are played again one by one, to see which one did it."""
        worker.process.join()
        code = worker.process.exitcode
        worker.pipe.close()
        chunk = worker.chunk
        if len(chunk) == 1:
            self._count_death(chunk[0], code)
        else:
            self.again.extend([range(index, index + 1) for index in chunk])
        self.workers[self.workers.index(worker)] = new = self._hire()
        self._send(new)
        # Others may have run out of work before there was some again.
        for other in self.workers:
            if not other.chunk:
                self._send(other)

    def _count_death(self, index: int, code: int | None) -> None:
        deaths = self.deaths[index] = self.deaths.get(index, 0) + 1
        if deaths < MOST_DEATHS:
            self.again.append(range(index, index + 1))
            return
        told = f"signal {-code}" if code is not None and code < 0 else f"exit code {code}"
        setting = self.job.settings[index % len(self.job.settings)]
        tally = Tally({setting.name: Count(1, 1, 0, {"error: the process died": 1})})
        words = f"the process that played it died {deaths} times ({told})"
        tally.failures.append(Failure(index, (), words))
        self.tally.add(tally)
        self.done += 1


def _work(
    parent: int, pipe: Connection, loader: Loader, program: Playable | None, job: Job
) -> None:
    """What a worker does until the other end of the pipe is closed."""
    end_with_parent(parent)  # other workers hold copies of the pipe, so that this does not close it
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides what an interrupt means
    be_patient()
    if program is None:
        program = loader(job.pack)
    gc.collect()
    gc.freeze()
    gc.disable()
    while True:
        try:
            chunk = pipe.recv()
        except EOFError:
            return
        began = time.perf_counter()
        tally = play_games(program, job, chunk)
        pipe.send((tally, time.perf_counter() - began))
        gc.collect()


def _context() -> BaseContext:
    """Forking is quick and shares the program, but must not happen beside other threads."""
    if "fork" in multiprocessing.get_all_start_methods() and threading.active_count() == 1:
        return multiprocessing.get_context("fork")
    return multiprocessing.get_context("spawn")


def next_size(size: int, seconds: float) -> int:
    """How many games the next chunk should have."""
    return max(1, min(size * 8, int(size * CHUNK_SECONDS / max(seconds, 1e-9))))
