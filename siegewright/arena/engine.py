"""Engines: who plays the chunks of a job. They all call `play_chunk`, so the rows are the same."""

from __future__ import annotations

import gc
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection
from typing import Protocol

from compiler import processes
from interpreter import start_watchdog
from siegewright.arena.chunks import Done, OtherContent, Work, play_chunk

MOST_DEATHS = 3  # of processes that play the same chunk


class EngineError(Exception):
    """The engine cannot go on; what has been played is kept."""


class Engine(Protocol):
    """Plays chunks, in any order and side by side."""

    def play(self, work: Work, chunks: Iterable[range]) -> Iterator[Done]:
        """Play all of them; gives each when its shard is whole. EngineError if that cannot be done."""

    def words(self) -> str:
        """Who plays, for people."""


class _Player:
    def __init__(self, worker: processes.Worker) -> None:
        self.worker = worker
        self.chunk: range | None = None


class LocalEngine:
    """Processes on this machine. One that dies is replaced, and its chunk is played again."""

    def __init__(self, jobs: int, fork: bool = True) -> None:
        self.jobs = jobs
        self.fork = fork  # a copy of this process has the program already

    def words(self) -> str:
        return f"{self.jobs} process{'es' if self.jobs > 1 else ''} here"

    def play(self, work: Work, chunks: Iterable[range]) -> Iterator[Done]:
        waiting = deque(chunks)
        deaths: dict[range, int] = {}
        players = [self._hire(work) for _ in range(min(self.jobs, len(waiting)))]
        try:
            for player in players:
                _send(player, waiting)
            while any(player.chunk is not None for player in players):
                busy = {player.worker: player for player in players if player.chunk is not None}
                for worker in processes.ready(busy):
                    player = busy[worker]
                    try:
                        done = worker.receive()
                    except processes.Died as death:
                        chunk = player.chunk
                        assert chunk is not None
                        deaths[chunk] = deaths.get(chunk, 0) + 1
                        if deaths[chunk] >= MOST_DEATHS:
                            raise EngineError(_killed(chunk, death)) from None
                        waiting.append(chunk)
                        worker.end()
                        players[players.index(player)] = new = self._hire(work)
                        _send(new, waiting)
                        continue
                    if isinstance(done, str):
                        raise EngineError(done)
                    _send(player, waiting)
                    yield done
                for (
                    player
                ) in players:  # others may have run out of work before there was some again
                    if player.chunk is None:
                        _send(player, waiting)
        finally:
            for player in players:
                player.worker.end()

    def _hire(self, work: Work) -> _Player:
        # Forking is quick and shares the program, but must not happen beside other threads.
        fork = self.fork and processes.can_fork() and threading.active_count() == 1
        return _Player(processes.Worker(_work, work, fork=fork))


def _send(player: _Player, waiting: deque[range]) -> None:
    player.chunk = waiting.popleft() if waiting else None
    if player.chunk is not None:
        player.worker.send((player.chunk.start, player.chunk.stop))


def _killed(chunk: range, death: processes.Died) -> str:
    return (
        f"the process that plays games {chunk.start} to {chunk.stop - 1} died {MOST_DEATHS} times ({death}): "
        "`siegewright hunt` finds the game"
    )


def cannot_write(error: OSError) -> str:
    return f"the rows cannot be written: {error.strerror or error} ({error.filename})"


def _work(line: Connection, work: Work) -> None:
    """What a process does until it is ended: play chunk after chunk."""
    start_watchdog()
    gc.collect()
    gc.freeze()
    while True:
        try:
            first, stop = line.recv()
        except EOFError:
            return
        try:
            line.send(play_chunk(work, first, stop))
        except OtherContent as error:
            line.send(str(error))
        except OSError as error:
            line.send(cannot_write(error))
