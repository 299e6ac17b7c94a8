"""Files that people name: nothing else is written over, nothing half, nothing through a link."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from interpreter import Session
from interpreter.campaigns import Progress
from interpreter.files import write_file
from interpreter.saves import FORMAT, Save, SaveError, write_whole
from siegewright.cli import main
from siegewright.play.terminal import play
from tests.fake_game import RaceProgram
from tests.helpers import BASE, write_pack

pytestmark = pytest.mark.usefixtures("wide_screen")

PROGRAM = RaceProgram()


def sit(keep: Path, *lines: str, **kwargs: Any) -> str:
    given: dict[str, Any] = {"scenario": "flat", "players": 1, "seed": 3, **kwargs}
    target = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    play(PROGRAM, autosave=keep, source=source, target=target, **given)
    return target.getvalue()


class TestSaveAtTheTable:
    @pytest.mark.parametrize("answer", ["no", "", "n"])
    def test_a_file_that_is_no_save_stays(self, tmp_path: Path, answer: str) -> None:
        file = tmp_path / "pack.yaml"
        file.write_text("pack: mire\n")
        shown = sit(tmp_path / "keep.json", f"save {file}", "what", answer)
        assert file.read_text() == "pack: mire\n"
        assert shown.count("is not a saved game that can be read. Replace it? (yes or no)") == 2
        assert f"`{file}` is left as it is." in shown

    def test_the_end_of_the_input_is_no_yes(self, tmp_path: Path) -> None:
        file = tmp_path / "pack.yaml"
        file.write_text("pack: mire\n")
        sit(tmp_path / "keep.json", f"save {file}")
        assert file.read_text() == "pack: mire\n"

    def test_whoever_says_yes_gets_it(self, tmp_path: Path) -> None:
        file = tmp_path / "notes"
        file.write_text("mine")
        sit(tmp_path / "keep.json", "rest", f"save {file}", "yes")
        assert Save.read(file).answers == (1,)

    def test_the_same_game_is_saved_again_without_a_question(self, tmp_path: Path) -> None:
        file = tmp_path / "mine.json"
        shown = sit(tmp_path / "keep.json", f"save {file}", "rest", f"save {file}")
        assert "Write over" not in shown
        assert Save.read(file).answers == (1,)

    def test_another_game_is_asked_about(self, tmp_path: Path) -> None:
        file = tmp_path / "mine.json"
        Session(PROGRAM, "duel", 2, {}, 5, [1, 1]).save(file)
        shown = sit(tmp_path / "keep.json", f"save {file}", "no")
        assert f"`{file}` holds another game. Replace it?" in shown
        assert Save.read(file).seed == 5

    @pytest.mark.parametrize("kind", ["folder", "pipe", "link", "loose link"])
    def test_what_is_no_file_is_refused(self, tmp_path: Path, kind: str) -> None:
        file, other = tmp_path / "it", tmp_path / "other"
        match kind:
            case "folder":
                file.mkdir()
            case "pipe":
                os.mkfifo(file)
            case "link":
                Session(PROGRAM, "flat", 1, {}, 3).save(other)
                file.symlink_to(other)
            case _:
                file.symlink_to(other)
        before = file.lstat().st_mode, other.exists() and other.read_bytes()
        shown = sit(tmp_path / "keep.json", "rest", f"save {file}", "yes")
        assert f"the game cannot be saved to `{file}`: this is" in shown
        assert (file.lstat().st_mode, other.exists() and other.read_bytes()) == before

    def test_a_device_is_refused(self, tmp_path: Path) -> None:
        assert "this is not a regular file" in sit(tmp_path / "k.json", "save /dev/null", "yes")

    def test_autosaves_follow_no_link_below_the_project(self, tmp_path: Path) -> None:
        (tmp_path / "away").mkdir()
        (tmp_path / "project").mkdir()
        (tmp_path / "project" / ".siegewright").symlink_to(tmp_path / "away")
        keep = tmp_path / "project" / ".siegewright" / "games" / "race.json"
        shown = sit(keep, "rest", below=tmp_path / "project")
        assert "is a link to another place" in shown
        assert list((tmp_path / "away").iterdir()) == []


class TestKilledSaves:
    def test_what_a_killed_process_left_is_cleared_away(self, tmp_path: Path) -> None:
        gone = subprocess.Popen([sys.executable, "-c", ""])
        gone.wait()
        left = tmp_path / f".keep.json.{gone.pid}.new"
        left.write_text("half")
        busy = tmp_path / f".keep.json.{os.getppid()}.new"
        busy.write_text("somebody writes this now")
        other = tmp_path / f".keep.json.mine.{gone.pid}.new"
        other.write_text("not of this name")
        write_whole({"format": FORMAT}, tmp_path / "keep.json")
        assert not left.exists()
        assert busy.exists()
        assert other.exists()

    def test_the_table_clears_away_when_it_opens(self, tmp_path: Path) -> None:
        gone = subprocess.Popen([sys.executable, "-c", ""])
        gone.wait()
        left = tmp_path / f".keep.json.{gone.pid}.new"
        left.write_text("half")
        sit(tmp_path / "keep.json", *["1"] * 30)
        assert not left.exists()

    def test_a_link_in_the_place_of_the_new_file_is_not_written_through(
        self, tmp_path: Path
    ) -> None:
        away = tmp_path / "away"
        (tmp_path / f".x.{os.getpid()}.new").symlink_to(away)
        write_file(tmp_path / "x", b"data")
        assert (tmp_path / "x").read_bytes() == b"data"
        assert not away.exists()

    def test_rights_of_a_file_stay(self, tmp_path: Path) -> None:
        (tmp_path / "x").write_text("a")
        (tmp_path / "x").chmod(0o600)
        write_file(tmp_path / "x", b"data")
        assert (tmp_path / "x").stat().st_mode & 0o777 == 0o600

    def test_links_between_two_folders(self, tmp_path: Path) -> None:
        (tmp_path / "away").mkdir()
        (tmp_path / "a").symlink_to(tmp_path / "away")
        with pytest.raises(OSError, match="is a link to another place"):
            write_file(tmp_path / "a" / "b" / "c", b"", tmp_path)
        assert list((tmp_path / "away").iterdir()) == []


class TestCommands:
    @pytest.fixture
    def root(self, tmp_path: Path) -> Path:
        write_pack(tmp_path, BASE)
        return tmp_path

    def test_pack_writes_over_packs_only(
        self, root: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def pack(to: Path) -> int:
            return main(["--root", str(root), "pack", "demo", "--to", str(to)])

        file = root / "x.zip"
        assert pack(file) == 0
        assert pack(file) == 0
        file.write_text("mine")
        assert pack(file) == 2
        assert file.read_text() == "mine"
        assert "this command did not write it" in capsys.readouterr().err
        assert pack(Path("/dev/null")) == 2
        assert pack(root / "no" / "such" / "folder.zip") == 2
        assert "cannot be written" in capsys.readouterr().err

    def test_balance_writes_over_reports_only(
        self, root: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        mine = root / "content" / "demo" / "pack.yaml"
        before = mine.read_text()
        assert main(["--root", str(root), "balance", "demo", "--to", str(mine)]) == 2
        assert mine.read_text() == before
        assert "this command did not write it" in capsys.readouterr().err

    def test_new_documents_follow_no_link(
        self, root: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        away = root / "away"
        away.mkdir()
        (root / "content" / "demo" / "tests").symlink_to(away)
        main(["--root", str(root), "new", "unit", "hornet", "--pack", "demo"])
        assert list(away.iterdir()) == []

    def test_reference_follows_no_link(
        self, root: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        away = root / "away"
        away.mkdir()
        (root / "docs").symlink_to(away)
        assert main(["--root", str(root), "reference", "demo"]) == 2
        assert list(away.iterdir()) == []
        assert "is a link to another place" in capsys.readouterr().err


def test_a_save_of_an_older_format_says_so(tmp_path: Path) -> None:
    write_whole({"format": FORMAT, "version": 1}, tmp_path / "old.json")
    with pytest.raises(SaveError, match=r"was saved by an older version .* play it to its end"):
        Save.read(tmp_path / "old.json")
    write_whole({"format": "siegewright campaign", "version": 1}, tmp_path / "old.json")
    with pytest.raises(SaveError, match="was saved by an older version"):
        Progress.read(tmp_path / "old.json")


class TestBots:
    def test_a_save_remembers_its_bots(self, tmp_path: Path) -> None:
        keep = tmp_path / "keep.json"
        sit(keep, "1", scenario="duel", players=2, seats={1: "random"}, effort=3)
        assert Save.read(keep).bots == {1: ("random", 3)}
        file = tmp_path / "mine.json"
        sit(keep, "yes", "1", f"save {file}", scenario=None, players=None)
        assert Save.read(file).bots == {1: ("random", 3)}

    def test_seats_may_be_taken_anew(self, tmp_path: Path) -> None:
        keep = tmp_path / "keep.json"
        sit(keep, "1", scenario="duel", players=2, seats={1: "random"}, effort=3)
        sit(keep, "yes", scenario=None, players=None, seats={0: "random", 1: "person"})
        assert not keep.exists() or Save.read(keep).bots == {0: ("random", 32)}

    def test_a_bot_that_is_not_there(self, tmp_path: Path) -> None:
        file = tmp_path / "mine.json"
        save = Session(PROGRAM, "duel", 2, {}, 5).to_save()
        replace(save, bots={1: ("oracle\x1b[2J", 3)}).write(file)
        shown = sit(tmp_path / "keep.json", resume=file)
        assert "a bot `oracle\\x1b[2J`, which does not exist" in shown
