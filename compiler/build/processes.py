"""Worker processes: for builds, mutants and simulated games.

A worker runs a function with a connection to the process that started it. It ignores interrupts, which that process
handles, and it ends when that process ends, for whatever reason.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

from compiler.source.locations import external_packs, with_packs

PDEATHSIG = 1  # PR_SET_PDEATHSIG of Linux' prctl
PAUSE = 0.5  # seconds between two looks, where the system does not help
ENDING = (signal.SIGINT, signal.SIGTERM)


class Died(Exception):
    """A worker has ended without an answer; `code` is its exit code, or minus the number of a signal."""

    def __init__(self, code: int | None) -> None:
        super().__init__(
            f"signal {-code}" if code is not None and code < 0 else f"exit code {code}"
        )
        self.code = code


class Worker:
    """A process, and the line to it."""

    def __init__(self, work: Callable[..., None], *args: object, fork: bool = True) -> None:
        """Start `work(line, *args)`; a forked process has a copy of everything this one has."""
        context: Any = multiprocessing.get_context("fork" if fork else "spawn")
        self.line, other = context.Pipe()
        self.process = context.Process(
            target=_run,
            args=(os.getpid(), other, [*external_packs().values()], work, args),
            daemon=True,
        )
        with _interrupts_held():
            self.process.start()
        other.close()

    def send(self, message: object) -> None:
        """Send a message; that a worker is dead is noticed when its answer does not come."""
        with suppress(BrokenPipeError):
            self.line.send(message)

    def receive(self) -> Any:
        """Wait for its next message; Died if there will be none."""
        try:
            return self.line.recv()
        except (EOFError, OSError):
            self.process.join()
            raise Died(self.process.exitcode) from None

    def answer(self) -> Any:
        """Its next answer, where it works under `failures_told`; RuntimeError if it has failed or died."""
        try:
            done, value = self.receive()
        except Died as death:
            raise RuntimeError(f"a process of the compiler has died ({death})") from None
        if not done:
            raise RuntimeError(f"a process of the compiler has failed:\n{value}")
        return value

    def end(self) -> None:
        """End it, whatever it does."""
        self.process.kill()
        self.process.join()
        self.line.close()


def ready(workers: Iterable[Worker], seconds: float | None = None) -> list[Worker]:
    """Wait until some workers have answered or died; empty if the time is over first."""
    lines = {worker.line: worker for worker in workers}
    return [lines[line] for line in wait(list(lines), seconds) if isinstance(line, Connection)]


@contextmanager
def failures_told(line: Connection) -> Iterator[None]:
    """In a worker whose answers are `(True, value)`: what it fails with is an answer, too."""
    try:
        yield
    except BaseException:
        line.send((False, traceback.format_exc()))


def dealt(sizes: Mapping[str, int], count: int, first: int = 0) -> list[list[str]]:
    """Things in so many parts of about the same size: the largest first, each to the smallest part.

    The first part is as if it had something of the size `first` already.
    """
    parts: list[list[str]] = [[] for _ in range(count)]
    totals = [first] + [0] * (count - 1)
    for name in sorted(sizes, key=lambda name: -sizes[name]):
        least = totals.index(min(totals))
        parts[least].append(name)
        totals[least] += sizes[name]
    return parts


def can_fork() -> bool:
    """Whether processes can start as copies of this one: not on every system, and not in a worker."""
    forks = "fork" in multiprocessing.get_all_start_methods()
    return forks and not multiprocessing.current_process().daemon


def processors() -> int:
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """What asks this process to end arrives after the block: Python loses it in the middle of a fork."""
    if not hasattr(signal, "pthread_sigmask"):  # not on every system
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _run(
    parent: int,
    line: Connection,
    packs: list[Path],
    work: Callable[..., None],
    args: tuple[object, ...],
) -> None:
    # Other workers hold copies of the line: that this one's end is closed does not tell it anything.
    end_with_parent(parent)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(
        signal.SIGTERM, signal.SIG_DFL
    )  # what the first process does then is not for this one
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)  # held while this process was started
    status = 1
    try:
        with with_packs(packs):
            work(line, *args)
        status = 0
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        sys.stderr.flush()
        os._exit(status)  # what belongs to the first process is not for this one to tidy up


def end_with_parent(parent: int) -> None:
    """Called in a new process: kill it as soon as its parent is no more."""
    if not _asked_the_system():
        threading.Thread(target=_look_out, args=(parent,), daemon=True).start()
    if os.getppid() != parent:  # it has ended before we could ask
        os._exit(1)


def _asked_the_system() -> bool:
    if not sys.platform.startswith("linux"):
        return False
    try:
        return bool(ctypes.CDLL(None).prctl(PDEATHSIG, signal.SIGKILL) == 0)
    except (OSError, AttributeError):
        return False


def _look_out(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(PAUSE)
    os._exit(1)
