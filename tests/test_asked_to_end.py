"""A command that the system asks to end (SIGTERM) leaves nothing behind, and one that is killed nothing for ever."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from siegewright.cli import main
from tests.test_stranger_folder import Folder


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


def until(condition: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_what_a_command_has_begun_is_removed(folder: Folder, tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    begun.mkdir()
    folder.environment["TMPDIR"] = str(begun)
    words = ("gate", "demo", "--against", "HEAD", "--bots", "random", "--games", "1000000")
    with folder.command(*words, "--jobs", "2") as process:
        until(lambda: any(begun.iterdir()))
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)
    assert process.returncode == 128 + signal.SIGTERM
    assert list(begun.iterdir()) == []


def test_the_language_server_ends(folder: Folder) -> None:
    pytest.importorskip("pygls")
    with folder.command("lsp") as process:
        time.sleep(2)
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=30) != 0


def test_what_a_killed_command_has_made_of_a_pack_is_removed_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(BaseException):
        pass

    def killed(*_: object) -> None:
        raise Killed

    (tmp_path / "content").mkdir()
    with monkeypatch.context() as patched:
        patched.setattr("siegewright.authoring.new.os.rename", killed)
        patched.setattr("siegewright.authoring.new.shutil.rmtree", lambda *_, **__: None)
        with pytest.raises(Killed):
            main(["--root", str(tmp_path), "new", "pack", "mire"])
    assert list((tmp_path / "content").iterdir()) == []
    assert list((tmp_path / ".siegewright").glob("stage-*"))
    assert main(["--root", str(tmp_path), "new", "pack", "mire"]) == 0
    assert main(["--root", str(tmp_path), "build", "mire"]) == 0
    assert not list((tmp_path / ".siegewright").glob("stage-*"))
