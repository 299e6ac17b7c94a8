"""The arena on a dask cluster: killed workers, a killed scheduler, and other content change no row."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from interpreter import Program
from siegewright.arena import chunks, run
from siegewright.arena.engine import EngineError
from siegewright.arena.shard_names import missing
from siegewright.cli import main
from siegewright.packs.programs import load
from tests.test_arena import ROOT, Alone, all_rows, command, folder_for, job_of, wait_for_shards

GAMES = 240


@pytest.fixture(scope="module")
def classics() -> Program:
    return load(ROOT, "classics")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Cluster:
    """A scheduler and workers in processes of their own, as on several machines."""

    def __init__(self, folder: Path, workers: int) -> None:
        port = free_port()
        self.address = f"tcp://127.0.0.1:{port}"
        self.scheduler = self._start("scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard", cwd=folder)  # fmt: skip
        words = ("worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard")
        self.workers = [self._start(*words, cwd=ROOT) for _ in range(workers)]

    def _start(self, *words: str, cwd: Path) -> subprocess.Popen[Any]:
        quiet = subprocess.DEVNULL
        line = [sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:]]
        return subprocess.Popen(line, cwd=cwd, stdout=quiet, stderr=quiet)

    def end(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    made = Cluster(tmp_path, 2)
    yield made
    made.end()


def test_the_same_rows_whoever_is_killed(
    classics: Program, tmp_path: Path, cluster: Cluster
) -> None:
    """A worker dies, then the scheduler; another engine plays the rest."""
    folder, work = folder_for(tmp_path / "out", job_of(classics), classics, size=4)
    words = command("arena", "classics", "--games", str(GAMES), "--seed", "5", "--effort", "2")
    words += ["--sample", "4", "--out", str(folder.path), "--no-report"]
    client = subprocess.Popen(
        [*words, "--engine", "dask", "--scheduler", cluster.address],
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_for_shards(folder.path, 2, client)
    os.kill(cluster.workers[0].pid, signal.SIGKILL)
    wait_for_shards(folder.path, 8, client)
    os.kill(cluster.scheduler.pid, signal.SIGKILL)
    said = client.communicate(timeout=120)[1]
    kept = folder.games()
    assert client.returncode == 1, said
    assert "run the same command again to continue" in said
    assert 32 <= kept < GAMES
    chunks.take_program(str(ROOT), "classics", classics, False)
    told = run.play(folder, work, Alone(), GAMES, progress=False)
    assert told["before"] >= kept
    assert told["played"] == GAMES - told["before"]
    whole, there = folder_for(tmp_path / "whole", job_of(classics), classics, size=64)
    run.play(whole, there, Alone(), GAMES, progress=False)
    assert all_rows(folder) == all_rows(whole)


def test_a_cluster_of_our_own_and_other_content(
    classics: Program,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The command plays what is asked and says who played; nothing is played that was made for other content."""
    from siegewright.arena import dask_engine

    stale, other = folder_for(tmp_path / "stale", job_of(classics, lock="0" * 24), classics)
    refused: list[str] = []

    class Asked(dask_engine.DaskEngine):
        def close(self) -> None:
            if not refused:
                with pytest.raises(EngineError, match="is not that of the job") as told:
                    run.play(stale, other, self, 16, progress=False)
                refused.append(str(told.value))
            super().close()

    monkeypatch.setattr(dask_engine, "DaskEngine", Asked)
    folder, _ = folder_for(tmp_path / "out", job_of(classics), classics)
    words = command("arena", "classics", "--games", "16", "--seed", "5", "--effort", "2")[3:]
    words += ["--sample", "4", "--out", str(folder.path), "--jobs", "1", "--no-report"]
    assert main([*words, "--engine", "dask"]) == 0
    assert "16 games played" in (told := capsys.readouterr().out)
    assert "by 1 dask worker, 0 were there, 0 failed" in told
    assert missing(folder.path, folder.key, 16, 8) == []
    assert refused
    assert stale.shards() == []


def test_no_scheduler_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from siegewright.arena import dask_engine

    monkeypatch.setattr(dask_engine, "TIMEOUT", "1s")
    began = time.monotonic()
    with pytest.raises(EngineError, match="there is no dask scheduler at tcp"):
        dask_engine.DaskEngine(f"tcp://127.0.0.1:{free_port()}", 1)
    assert time.monotonic() - began < 60
