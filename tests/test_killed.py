"""Killed at the worst moment, a build and a save leave the last good state whole."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from compiler.store import Store
from interpreter.saves import Save, read_save, write_save
from siegewright.builder import build_packs
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
        "import pathlib, compiler.store as store\n"
        "def missing(*a, **k): raise OSError\n"
        "store.ctypes.CDLL = missing\n"
        "real, count = os.rename, [0]\n"
        "def rename(a, b):\n"
        "    count[0] += 1\n"
        "    return die() if count[0] == 2 else real(a, b)\n"
        "store.os.rename = rename\n"
        f"store.Store(pathlib.Path({str(tmp_path)!r})).replace_pack('demo', {{'m.py': 'X = 1\\n'}})\n"
    )
    assert not output.exists()
    store = Store(tmp_path)
    with store.locked():
        store.clean_stages()
    assert {p.name: p.read_bytes() for p in output.iterdir() if p.is_file()} == before
    assert build_packs(tmp_path, ["demo"], False, False, "quiet") == 0


@pytest.mark.parametrize("moment", ["os.fsync", "os.replace"])
def test_a_save_killed_while_it_writes_leaves_the_last_one_whole(
    tmp_path: Path, moment: str
) -> None:
    file = tmp_path / "game.json"
    write_save(GAME, file)
    killed(
        "import pathlib\nfrom interpreter.saves import read_save, write_save\n"
        f"file = pathlib.Path({str(file)!r})\nsave = read_save(file)\n{moment} = die\n"
        "write_save(save, file)\n"
    )
    assert read_save(file) == GAME
    write_save(GAME, file)
    assert read_save(file) == GAME
