"""Games played in parallel by other processes."""

from __future__ import annotations

import gc
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from compiler import processes
from interpreter import Playable, start_watchdog
from siegewright.simulation.progress import Meter
from siegewright.simulation.sim_games import (
    Count,
    Failure,
    Job,
    Loader,
    Tally,
    game_seeds,
    play_games,
)

# A chunk should take about as long: shorter ones cost messages, longer ones delay the end.
CHUNK_SECONDS = 0.25
# A worker may be killed by chance (memory, an impatient person), but not so often.
MOST_DEATHS = 3


@dataclass(slots=True)
class _Player:
    worker: processes.Worker
    chunk: Sequence[int] = ()  # the numbers of the games it plays


class Workers:
    """Plays games in several processes, a chunk at a time. A worker that dies is replaced, and nothing is lost or done twice."""

    def __init__(
        self,
        loader: Loader,
        program: Playable,
        job: Job,
        games: Sequence[int],
        workers: int,
        tally: Tally,
        meter: Meter,
    ) -> None:
        self.loader = loader
        self.program = program
        self.job = job
        self.games = games  # their numbers
        self.tally = tally
        self.meter = meter
        self.next = 0  # where in `games` those begin that have not been given out yet
        self.done = 0
        self.again: deque[Sequence[int]] = deque()  # chunks of dead workers
        self.deaths: dict[int, int] = {}  # by game that was played alone
        self.size = 1
        self.workers: list[_Player] = []
        self.number = workers

    def run(self) -> None:
        try:
            self.workers = [self._hire() for _ in range(self.number)]
            for player in self.workers:
                self._send(player)
            while self.done < len(self.games):
                busy = {player.worker: player for player in self.workers if player.chunk}
                for worker in processes.ready(busy):
                    self._receive(busy[worker])
        finally:
            for player in self.workers:
                player.worker.end()

    def _hire(self) -> _Player:
        # Forking is quick and shares the program, but must not happen beside other threads.
        fork = processes.can_fork() and threading.active_count() == 1
        program = self.program if fork else None  # a spawned worker has to load it
        return _Player(processes.Worker(_work, self.loader, program, self.job, fork=fork))

    def _send(self, player: _Player) -> None:
        """Give the worker something to do, if there is anything left."""
        if self.again:
            player.chunk = self.again.popleft()
        else:
            fair = -(-(len(self.games) - self.next) // self.number)  # so that all end together
            stop = self.next + min(self.size, fair)
            player.chunk = self.games[self.next : stop]
            self.next = stop
        if player.chunk:
            player.worker.send(player.chunk)

    def _receive(self, player: _Player) -> None:
        try:
            tally, seconds = player.worker.receive()
        except processes.Died as death:
            self._replace(player, death)
            return
        self.tally.add(tally)
        self.done += len(player.chunk)
        self.size = next_size(len(player.chunk), seconds)
        self.meter.show(self.done, self.tally)
        self._send(player)

    def _replace(self, player: _Player, death: processes.Died) -> None:
        """A worker died: its games are played again one by one, to see which one did it."""
        player.worker.end()
        chunk = player.chunk
        if len(chunk) == 1:
            self._count_death(chunk[0], death)
        else:
            self.again.extend([range(index, index + 1) for index in chunk])
        self.workers[self.workers.index(player)] = new = self._hire()
        self._send(new)
        # Others may have run out of work before there was some again.
        for other in self.workers:
            if not other.chunk:
                self._send(other)

    def _count_death(self, index: int, death: processes.Died) -> None:
        deaths = self.deaths[index] = self.deaths.get(index, 0) + 1
        if deaths < MOST_DEATHS:
            self.again.append(range(index, index + 1))
            return
        setting = self.job.settings[index % len(self.job.settings)]
        tally = Tally({setting.name: Count(1, 1, 0, {"error: the process died": 1})})
        words = f"the process that played it died {deaths} times ({death})"
        seed, _ = game_seeds(self.job.seed, index)
        tally.failures.append(Failure(index, (), words, setting, seed))
        self.tally.add(tally)
        self.done += 1


def _work(line: Connection, loader: Loader, program: Playable | None, job: Job) -> None:
    start_watchdog()
    ready_program = loader(job.pack) if program is None else program

    def timed(chunk: Any) -> tuple[Tally, float]:
        began = time.perf_counter()
        tally = play_games(ready_program, job, chunk)
        return tally, time.perf_counter() - began

    answer(line, timed)


def answer(line: Connection, play: Callable[[Any], Any]) -> None:
    """Play what is sent and send back what came of it, until the other end of the line is closed.

    What has been loaded until now stays; the garbage of games is collected between them.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    while True:
        try:
            chunk = line.recv()
        except EOFError:
            return
        line.send(play(chunk))
        gc.collect()


def next_size(size: int, seconds: float) -> int:
    """How many games the next chunk should have."""
    return max(1, min(size * 8, int(size * CHUNK_SECONDS / max(seconds, 1e-9))))
