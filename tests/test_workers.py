"""Processes that a command has started end with it, even if it is killed."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from compiler.build.processes import ENDING, Worker
from compiler.source.locations import external_packs, with_packs
from tests.helpers import BASE, ROOT, scenario, write_pack


def running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def children(process: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(path.read_text().rpartition(")")[2].split()[1]) == process:
                found.append(int(path.parent.name))
        except OSError:
            continue
    return found


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("helped", [True, False], ids=["with prctl", "without"])
def test_workers_end_with_a_parent_that_is_killed(tmp_path: Path, helped: bool) -> None:
    """Also in the middle of a game that takes long."""
    write_pack(tmp_path, BASE + scenario("mark 1"))
    code = (
        "import sys, time, siegewright.simulation.workers as games, compiler.build.processes as workers\n"
        + ("" if helped else "workers._asked_the_system = lambda: False\n")
        + "games.play_games = lambda *_: time.sleep(600)\n"
        "from siegewright.cli import main\n"
        f"main(['--root', {str(tmp_path)!r}, 'sim', 'demo', '--jobs', '2'])\n"
    )
    process = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT)
    try:
        wait_until(lambda: len(children(process.pid)) == 2)
        workers = children(process.pid)
        time.sleep(0.2)  # until they play
    finally:
        process.kill()
        process.wait()
    wait_until(lambda: not any(running(worker) for worker in workers))


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="signals cannot be held here")
@pytest.mark.parametrize("ending", ["SIGINT", "SIGTERM"])
def test_an_interrupt_while_a_worker_is_started_is_not_lost(ending: str) -> None:
    """Python drops exceptions between the two halves of a fork, so the command would go on."""
    code = (
        "import os, signal\n"
        "from compiler.build.processes import Worker\n"
        f"signal.signal(signal.{ending}, signal.default_int_handler)\n"
        f"os.register_at_fork(before=lambda: os.kill(os.getpid(), signal.{ending}))\n"
        "try:\n"
        "    Worker(lambda line: None)\n"
        "except KeyboardInterrupt:\n"
        "    print('interrupted')\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert (run.stdout, run.stderr) == ("interrupted\n", "")


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="signals cannot be held here")
@pytest.mark.parametrize("fork", [True, False], ids=["forked", "spawned"])
def test_workers_can_be_asked_to_end(fork: bool) -> None:
    worker = Worker(tells_its_mask, fork=fork)
    assert worker.receive() == set()
    worker.end()


def tells_its_mask(line: Connection) -> None:
    line.send(signal.pthread_sigmask(signal.SIG_BLOCK, ()) & set(ENDING))


def tell_packs(line: Connection) -> None:
    line.send(dict(external_packs()))


@pytest.mark.parametrize("fork", [True, False], ids=["forked", "spawned"])
def test_a_worker_knows_the_external_packs(tmp_path: Path, fork: bool) -> None:
    with with_packs([tmp_path / "reef"]):
        worker = Worker(tell_packs, fork=fork)
    try:
        assert worker.receive() == {"reef": tmp_path / "reef"}
    finally:
        worker.end()
