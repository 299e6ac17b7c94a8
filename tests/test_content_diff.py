"""`siegewright diff`: what has changed for players, in words; layout is no change."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from compiler.inspection.content_diff import CHANGED, GONE, NEW, changes_between, facts_of
from siegewright.cli import main
from tests.helpers import ROOT


def run(folder: Path, *words: str) -> None:
    subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b.c", *words], cwd=folder, check=True)  # fmt: skip


@pytest.fixture(scope="module")
def committed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("diff")
    shutil.copytree(ROOT / "content" / "castle_assault", root / "content" / "castle_assault")
    run(root, "init", "-q")
    run(root, "add", "-A")
    run(root, "commit", "-qm", "first")
    return root


def test_changes_are_told_in_words(committed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--root", str(committed), "diff", "castle_assault", "HEAD"]
    pack = committed / "content" / "castle_assault"
    cards = pack / "cards" / "humans.yaml"
    text = cards.read_text()
    militia = text.index("- unit: town_militia")
    at = text.index("attack: 1", militia)
    text = text[:at] + "attack: 3" + text[at + 9 :]
    cards.write_text("# a comment\n\n" + text)
    turn = pack / "rules" / "turn.yaml"
    turn.write_text(turn.read_text() + "\n\n# the end\n")
    assert main(words) == 0
    told = capsys.readouterr().out
    assert told == "changed: unit town_militia (Town Militia)\n  attack: 1 -> 3 (+2)\n"
    assert main([*words, "--format", "json"]) == 0
    [change] = json.loads(capsys.readouterr().out)["changes"]
    assert change["what"] == CHANGED
    assert main([*words[:-1], "no_such"]) == 2
    assert "git knows no revision" in capsys.readouterr().err


def test_rules_that_only_look_different_are_the_same(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "content" / "classics", tmp_path / "new" / "content" / "classics")
    rules = tmp_path / "new" / "content" / "classics" / "rules" / "connect_four.yaml"
    text = rules.read_text()
    laid_out = text.replace("    s.mark = player\n", "    s.mark   =   player   # taken\n")
    assert laid_out != text
    rules.write_text(laid_out)
    old, new = facts_of(ROOT, "classics"), facts_of(tmp_path / "new", "classics")
    assert changes_between(old, new) == []
    rules.write_text(text.replace("lines(s, 4)", "lines(s, 3)"))
    [change] = changes_between(old, facts_of(tmp_path / "new", "classics"))
    assert (change.what, change.title) == (CHANGED, "action drop top")
    assert any(line.strip().startswith("- ") and "lines(s, 4)" in line for line in change.lines)
    assert any(line.strip().startswith("+ ") and "lines(s, 3)" in line for line in change.lines)
    (rules.parent.parent / "balance.yaml").unlink()
    found = changes_between(old, facts_of(tmp_path / "new", "classics"))
    assert [(c.what, c.title) for c in found if c.what != CHANGED] == [(GONE, "balance first_player")]  # fmt: skip
    back = changes_between(facts_of(tmp_path / "new", "classics"), old)
    assert [c.what for c in back if c.what != CHANGED] == [NEW]


def test_games_show_what_a_change_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copytree(ROOT / "content" / "classics", tmp_path / "content" / "classics")
    run(tmp_path, "init", "-q")
    run(tmp_path, "add", "-A")
    run(tmp_path, "commit", "-qm", "first")
    rules = tmp_path / "content" / "classics" / "rules" / "connect_four.yaml"
    rules.write_text(rules.read_text().replace("win player", "lose player", 1))
    words = ["--root", str(tmp_path), "diff", "classics", "HEAD", "--games", "40", "--jobs", "1"]
    assert main(words) == 0
    told = capsys.readouterr().out.split("\n")
    [four] = [line for line in told if line.startswith("  connect_four: ")]
    [draughts] = [line for line in told if line.startswith("  draughts: ")]
    assert "+0.0" in draughts
    assert "no change that is sure" in draughts
    assert "+0.0" not in four
