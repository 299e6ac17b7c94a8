"""Killed at the worst moment, a build and a save leave the last good state whole."""

from __future__ import annotations

import itertools
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from compiler.build.output_folder import OutputFolder
from interpreter.campaigns import Progress
from interpreter.saves import Save
from siegewright.packs.builder import build_packs
from tests.helpers import BASE, ROOT, scenario, write_pack

GAME = Save("demo", {"demo": "1"}, "main", 2, {}, 1, (0, 1, 2), None, {})


def killed(code: str) -> None:
    """Run Python that kills itself."""
    start = "import os\ndef die(*a, **k): os.kill(os.getpid(), 9)\n"
    done = subprocess.run([sys.executable, "-c", start + code], cwd=ROOT, timeout=60, check=False)
    assert done.returncode == -signal.SIGKILL


def test_a_build_killed_between_two_renames_is_put_back_by_the_next(tmp_path: Path) -> None:
    """Where the system cannot exchange folders, there is a moment without any output."""
    write_pack(tmp_path, BASE + scenario("mark 1"))
    assert build_packs(tmp_path, ["demo"], False, False, "quiet") == 0
    output = tmp_path / "generated" / "demo"
    before = {p.name: p.read_bytes() for p in output.iterdir() if p.is_file()}
    killed(
        "import pathlib, compiler.build.output_folder as store\n"
        "def missing(*a, **k): raise OSError\n"
        "store.ctypes.CDLL = missing\n"
        "real, count = os.rename, [0]\n"
        "def rename(a, b):\n"
        "    count[0] += 1\n"
        "    return die() if count[0] == 2 else real(a, b)\n"
        "store.os.rename = rename\n"
        f"store.OutputFolder(pathlib.Path({str(tmp_path)!r})).replace_pack('demo', {{'m.py': 'X = 1\\n'}})\n"
    )
    assert not output.exists()
    store = OutputFolder(tmp_path)
    with store.locked():
        store.clean_stages()
    assert {p.name: p.read_bytes() for p in output.iterdir() if p.is_file()} == before
    assert build_packs(tmp_path, ["demo"], False, False, "quiet") == 0


@pytest.mark.parametrize("moment", ["os.fsync", "os.replace"])
def test_a_save_killed_while_it_writes_leaves_the_last_one_whole(
    tmp_path: Path, moment: str
) -> None:
    file = tmp_path / "game.json"
    GAME.write(file)
    killed(
        "import pathlib\nfrom interpreter.saves import Save\n"
        f"file = pathlib.Path({str(file)!r})\nsave = Save.read(file)\n{moment} = die\n"
        "save.write(file)\n"
    )
    assert Save.read(file) == GAME
    GAME.write(file)
    assert Save.read(file) == GAME


def killed_while(write: Callable[[int], None], chance: random.Random) -> None:
    """Let another process write one version after the other, and kill it at some moment."""
    child = os.fork()
    if not child:
        try:
            for version in itertools.count(1):
                write(version)
        finally:
            os._exit(1)
    time.sleep(chance.uniform(0, 0.06))
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    assert os.WTERMSIG(status) == signal.SIGKILL


def longer(version: int) -> Save:
    return replace(GAME, answers=tuple(range(version % 50 * 100)))


def test_a_save_killed_at_any_moment_is_whole(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    GAME.write(file)
    found = set()
    for number in range(30):
        killed_while(lambda version: longer(version).write(file), random.Random(number))
        save = Save.read(file)
        assert save in (GAME, replace(GAME, answers=tuple(range(len(save.answers)))))
        found.add(len(save.answers))
    assert len(found) > 1, "all were killed before they wrote anything"


def test_a_campaign_killed_at_any_moment_is_whole(tmp_path: Path) -> None:
    file = tmp_path / "march.json"
    first = Progress("demo", "march", 2, 0, {})
    first.write(file)
    found = set()

    def write(version: int) -> None:
        games = (longer(version),) * (version % 5)
        replace(first, stage=version, games=games, current=longer(version)).write(file)

    for number in range(30):
        killed_while(write, random.Random(number))
        progress = Progress.read(file)
        assert len(progress.games) == progress.stage % 5
        assert progress.current in (None, longer(progress.stage))
        found.add(progress.stage)
    assert len(found) > 1, "all were killed before they wrote anything"
