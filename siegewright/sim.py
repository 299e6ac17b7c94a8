"""Many games by bots, over all cores.

A game follows from the seed of the run and its number alone, so the result is the same
whatever the number of processes, and any single game can be played again.
"""

from __future__ import annotations

import contextlib
import gc
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext, SpawnContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, TextIO

from interpreter.patience import be_patient
from interpreter.saves import Save, SaveError, write_save
from interpreter.session import Program, play_out
from siegewright.bots import EFFORT, bots_named
from siegewright.failures import told
from siegewright.rates import rate
from siegewright.settings import Setting, settings

Loader = Callable[[str], Program]

# A chunk should take about as long: shorter ones cost messages, longer ones delay the end.
CHUNK_SECONDS = 0.25
# One mistake in the rules may end thousands of games; a few of them show it.
MOST_REPLAYS = 25
# A worker may be killed by chance (memory, an impatient person), but not so often.
MOST_DEATHS = 3


@dataclass(frozen=True, slots=True)
class Job:
    """What is to be played. Game i takes the setting i of `settings`, over and over."""

    pack: str
    settings: Sequence[Setting]
    seed: int
    bots: tuple[str, ...]  # by seat, over and over
    check: bool
    effort: int = EFFORT


@dataclass(slots=True)
class Count:
    """What came out of the games of one scenario."""

    games: int = 0
    errors: int = 0
    decisions: int = 0
    results: dict[str, int] = field(default_factory=dict)
    seats: dict[str, tuple[int, int]] = field(default_factory=dict)  # games finished, games won

    def seat(self, name: str, games: int, wins: int) -> None:
        before = self.seats.get(name, (0, 0))
        self.seats[name] = (before[0] + games, before[1] + wins)

    def add(self, other: Count) -> None:
        self.games += other.games
        self.errors += other.errors
        self.decisions += other.decisions
        for result, times in other.results.items():
            self.results[result] = self.results.get(result, 0) + times
        for name, (games, wins) in other.seats.items():
            self.seat(name, games, wins)

    def to_data(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "finished": self.games - self.errors,
            "errors": self.errors,
            "decisions": self.decisions,
            "results": {name: self.results[name] for name in sorted(self.results)},
            "rates": {name: rate(self.results[name], self.games) for name in sorted(self.results)},
            "seats": {
                name: {"games": games, "wins": wins, **rate(wins, games)}
                for name, (games, wins) in sorted(self.seats.items())
            },
        }


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that the rules, a bot or the machine ended."""

    index: int
    answers: tuple[int, ...]
    error: str


@dataclass(slots=True)
class Tally:
    """What came out of some of the games; tallies can be put together in any order."""

    counts: dict[str, Count] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)  # the first ones only

    def add(self, other: Tally) -> None:
        for scenario, count in other.counts.items():
            self.counts.setdefault(scenario, Count()).add(count)
        self.failures += other.failures
        self.failures.sort(key=lambda failure: failure.index)
        del self.failures[MOST_REPLAYS:]

    def total(self) -> Count:
        total = Count()
        for count in self.counts.values():
            total.add(count)
        return total


def simulate(
    program_loader: Loader,
    pack: str,
    scenarios: Sequence[str] = (),
    players: int | None = None,
    games: int = 1000,
    seed: int = 0,
    bots: Sequence[str] = ("random",),
    jobs: int | None = None,
    check: bool = False,
    replay_dir: Path | str | None = None,
    progress: bool = True,
    options: Mapping[str, object] | None = None,
    ways: Sequence[Setting] = (),
    effort: int = EFFORT,
) -> dict[str, Any]:
    """Play `games` games of a pack and count what comes out.

    No scenarios means all of them, no players every number that a scenario allows, no jobs
    one for each core; `ways` says all that itself. Games that fail are counted as errors; the first of them are saved in
    `replay_dir`, each as a game that fails in the same way when it is replayed. StartError if
    there is no such scenario, bot or number of players.
    """
    program = program_loader(pack)
    chosen = ways or settings(program, scenarios, players)
    if options:
        chosen = tuple([replace(s, options={**options, **s.options}) for s in chosen])
    job = Job(pack, chosen, seed, tuple(bots), check, effort)
    bots_named(job.bots, 1, 0)  # StartError if there is no such bot
    workers = min(jobs or os.cpu_count() or 1, max(1, games))
    began = time.perf_counter()
    meter = _meter(games, sys.stderr) if progress else Meter(games)
    interrupted = False
    tally = Tally()
    try:
        if workers == 1:
            _play_here(program, job, games, tally, meter)
        else:
            _Crew(program_loader, program, job, games, workers, tally, meter).run()
    except KeyboardInterrupt:
        interrupted = True
    finally:
        meter.close()
    seconds = time.perf_counter() - began
    folder = None if replay_dir is None else Path(replay_dir)
    failures = [_report_failure(program, job, failure, folder) for failure in tally.failures]
    return {
        "pack": pack,
        "packs": {name: v for name, v in program.lock.items() if "/" not in name},
        "seed": seed,
        "bots": list(bots),
        "effort": effort,
        "check": check,
        "jobs": workers,
        "seconds": round(seconds, 3),
        "interrupted": interrupted,
        **tally.total().to_data(),
        "scenarios": {name: tally.counts[name].to_data() for name in sorted(tally.counts)},
        "failures": failures,
    }


def game_seeds(seed: int, index: int) -> tuple[int, int]:
    """The seeds of one game of a run, and of its bots."""
    words = blake2b(b"%d:%d" % (seed, index), digest_size=16).digest()
    return int.from_bytes(words[:7], "little"), int.from_bytes(words[8:15], "little")


def play_games(program: Program, job: Job, indices: Sequence[int]) -> Tally:
    """Play the games of these numbers. A pure function, whoever calls it."""
    tally = Tally()
    for index in indices:
        setting = job.settings[index % len(job.settings)]
        scenario, players = setting.scenario, setting.players
        seed, bot_seed = game_seeds(job.seed, index)
        policies = bots_named(setting.bots or job.bots, players, bot_seed, job.effort)
        count = tally.counts.setdefault(setting.name, Count())
        count.games += 1
        answers: list[int] = []
        try:
            outcome = play_out(
                program, scenario, players, setting.options, seed, policies, job.check, answers
            )
        except Exception as error:
            result = f"error: {type(error).__name__}"
            count.errors += 1
            if len(tally.failures) < MOST_REPLAYS:
                words = told(error)
                tally.failures.append(Failure(index, tuple(answers), words))
        else:
            result = describe_result(program, scenario, outcome.game, players)
            automatic = program.scenarios()[scenario].automatic
            for seat in [s for s in range(players) if s not in automatic]:
                count.seat(seat_name(program, scenario, seat), 1, int(seat in outcome.winners))
        count.decisions += len(answers)
        count.results[result] = count.results.get(result, 0) + 1
    return tally


def describe_result(program: Program, scenario: str, game: Any, players: int) -> str:
    """How a game came out, in a few words that are the same for all games that came out so."""
    automatic = program.scenarios()[scenario].automatic
    winners = [seat for seat in game.winners if seat not in automatic]
    if game.winners and not winners:
        return "lost"  # only a seat that nobody plays has won
    # Games may say more than who has won.
    outcome = str(getattr(game, "outcome", "") or ("won" if winners else "no winner"))
    if not winners or len(winners) == players - len(automatic):
        return outcome
    names = [seat_name(program, scenario, seat) for seat in winners]
    return f"{outcome}: {', '.join(names)}"


def seat_name(program: Program, scenario: str, seat: int) -> str:
    seats = program.scenarios()[scenario].seats
    return seats[seat] if seat < len(seats) else f"player {seat + 1}"


def _report_failure(
    program: Program, job: Job, failure: Failure, folder: Path | None
) -> dict[str, Any]:
    """What there is to say about a failed game; it is saved if there is a folder for it."""
    setting = job.settings[failure.index % len(job.settings)]
    scenario, players = setting.scenario, setting.players
    seed, _ = game_seeds(job.seed, failure.index)
    save = Save(
        program.pack,
        dict(program.lock),
        scenario,
        players,
        dict(setting.options),
        seed,
        failure.answers,
        None,
        {},
        job.check,
        failure.error,
    )
    path: Path | None = None
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SaveError(f"replays cannot be saved in `{folder}`: {error.strerror}") from error
        path = folder / f"{_file_name(save.pack)}-{_file_name(scenario)}-{failure.index}.json"
        write_save(save, path)
    return {
        "game": failure.index,
        "scenario": scenario,
        "players": players,
        "options": dict(setting.options),
        "seed": seed,
        "decisions": len(failure.answers),
        "error": failure.error,
        "replay": None if path is None else str(path),
    }


def _file_name(id: str) -> str:
    return "".join([char if char.isalnum() or char in "_.-" else "_" for char in id])


# One process


def _play_here(program: Program, job: Job, games: int, tally: Tally, meter: Meter) -> None:
    size = 1
    done = 0
    with _without_collector():
        while done < games:
            began = time.perf_counter()
            stop = min(games, done + size)
            tally.add(play_games(program, job, range(done, stop)))
            size = _next_size(stop - done, time.perf_counter() - began)
            done = stop
            meter.show(done, tally)
            gc.collect()


@contextlib.contextmanager
def _without_collector() -> Iterator[None]:
    """States have no circles, and looking for them takes a third of the time."""
    was_on = gc.isenabled()
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.unfreeze()
        if was_on:
            gc.enable()


def _next_size(size: int, seconds: float) -> int:
    """How many games the next chunk should have."""
    return max(1, min(size * 8, int(size * CHUNK_SECONDS / max(seconds, 1e-9))))


# Several processes


@dataclass(slots=True)
class _Worker:
    process: BaseProcess
    pipe: Connection
    chunk: Sequence[int] = ()


class _Crew:
    """Workers and their chunks. Whoever dies is replaced, and nothing is lost or done twice."""

    def __init__(
        self,
        loader: Loader,
        program: Program,
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
            target=_work, args=(there, self.loader, program, self.job), daemon=True
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
        self.size = _next_size(len(worker.chunk), seconds)
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


def _work(pipe: Connection, loader: Loader, program: Program | None, job: Job) -> None:
    """What a worker does until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides what an interrupt means
    be_patient()
    parent = os.getppid()
    if program is None:
        program = loader(job.pack)
    gc.collect()
    gc.freeze()
    gc.disable()
    while True:
        # Other workers hold copies of the pipe, so the parent's death does not close it.
        while not pipe.poll(5):
            if os.getppid() != parent:
                return
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


# Progress


class Meter:
    """Shows how far the games are; this one shows nothing."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.began = time.perf_counter()

    def show(self, done: int, tally: Tally) -> None:
        pass

    def close(self) -> None:
        pass

    def words(self, done: int, tally: Tally) -> str:
        speed = done / max(time.perf_counter() - self.began, 1e-9)
        errors = tally.total().errors
        told = f"{done:,} of {self.games:,} games, {speed:,.0f} a second"
        return f"{told}, {errors:,} errors" if errors else told


class LineMeter(Meter):
    """A line now and then, for files and pipes."""

    EVERY = 5.0

    def __init__(self, games: int, stream: TextIO) -> None:
        super().__init__(games)
        self.stream = stream
        self.last = self.began

    def show(self, done: int, tally: Tally) -> None:
        now = time.perf_counter()
        if now - self.last >= self.EVERY:
            self.last = now
            print(self.words(done, tally), file=self.stream, flush=True)


class BarMeter(Meter):
    """A bar that moves, for a terminal."""

    def __init__(self, games: int, stream: TextIO) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

        super().__init__(games)
        # Without a thread of its own: workers may still have to be forked.
        self.progress = Progress(
            BarColumn(),
            TextColumn("{task.description}"),
            TimeRemainingColumn(),
            console=Console(file=stream),
            transient=True,
            auto_refresh=False,
        )
        self.task = self.progress.add_task("", total=games)
        self.progress.start()

    def show(self, done: int, tally: Tally) -> None:
        words = self.words(done, tally)
        self.progress.update(self.task, completed=done, description=words, refresh=True)

    def close(self) -> None:
        self.progress.stop()


def _meter(games: int, stream: TextIO) -> Meter:
    return BarMeter(games, stream) if stream.isatty() else LineMeter(games, stream)
