"""The gate: expectations of balance documents, changes on the same seeds, and three answers."""

from __future__ import annotations

import doctest
import json
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from siegewright.arena import verdicts
from siegewright.arena.revision import content_at
from siegewright.arena.verdicts import BROKEN, FINE, UNSURE, Check, answer_of, judge
from siegewright.cli import main
from siegewright.usage import UsageError

ROOT = Path(__file__).parents[1]
LAST = verdicts.LOOKS - 1


def games(hits: int, tries: int) -> dict[int, bool]:
    return {number: number < hits for number in range(tries)}


def test_examples_in_docstrings_hold() -> None:
    assert doctest.testmod(verdicts).failed == 0


@pytest.mark.parametrize(
    ("hits", "tries", "bounds", "answer"),
    [
        (12, 24, (40, 60), UNSURE),
        (200, 400, (40, 60), FINE),
        (80, 100, (40, 60), BROKEN),
        (20, 100, (40, 60), BROKEN),
        (62, 100, (40, 60), UNSURE),
        (0, 100, (0, 10), FINE),
        (100, 100, (90, 100), FINE),
        (0, 0, (40, 60), UNSURE),
    ],
)
def test_a_share_is_held_against_its_bounds(
    hits: int, tries: int, bounds: tuple[int, int], answer: str
) -> None:
    [verdict] = judge([Check("x", bounds, games(hits, tries))], LAST, 0.04)
    assert verdict.answer == answer, verdict
    assert (verdict.needed > tries) == (answer == UNSURE)


def test_the_number_of_games_that_would_tell_tells() -> None:
    """With as many games and the same share, the answer is no longer open."""
    for share in (0.45, 0.5, 0.58, 0.7):
        check = Check("x", (40, 60), games(int(40 * share), 40))
        [verdict] = judge([check], LAST, 0.05)
        if verdict.answer == UNSURE:
            n = int(verdict.needed * 1.25)
            [later] = judge([Check("x", (40, 60), games(round(n * share), n))], LAST, 0.05)
            assert later.answer != UNSURE, (share, verdict, later)


def test_the_same_games_are_fine_and_other_ones_are_not() -> None:
    same = Check("x", None, games(60, 120), games(60, 120))
    assert answer_of(judge([same], 0, 0.05)) == FINE
    more = Check("x", None, games(90, 120), games(40, 120))
    assert answer_of(judge([more], LAST, 0.05)) == BROKEN
    few = Check("x", None, games(9, 12), games(6, 12))
    [verdict] = judge([few], LAST, 0.05)
    assert verdict.answer == UNSURE
    assert verdict.needed > 12


def test_equal_packs_are_seldom_called_different() -> None:
    """Over all looks and many checks at once, in at most 5 of 100 runs; a real difference is found."""
    rng = random.Random(7)

    def alarm(change: float) -> bool:
        new = [{n: rng.random() < 0.5 + change for n in range(150)} for _ in range(4)]
        old = [{n: rng.random() < 0.5 for n in range(150)} for _ in range(4)]
        for look in range(verdicts.LOOKS):
            size = 150 * (look + 1) // verdicts.LOOKS
            checks = [
                Check("x", None, {n: a[n] for n in range(size)}, {n: b[n] for n in range(size)})
                for a, b in zip(new, old, strict=True)
            ]
            if answer_of(judge(checks, look, 0.05)) == BROKEN:
                return True
        return False

    assert sum(alarm(0.0) for _ in range(100)) <= 5
    assert sum(alarm(0.25) for _ in range(40)) >= 38


# ------------------------------------------------------------------ the command


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project under git."""
    shutil.copytree(ROOT / "content" / "classics", tmp_path / "content" / "classics")
    run(tmp_path, "init", "-q")
    run(tmp_path, "add", "-A")
    run(tmp_path, "-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "first")
    return tmp_path


def run(folder: Path, *words: str) -> None:
    subprocess.run(["git", *words], cwd=folder, check=True)


def gate(project: Path, *words: str) -> list[str]:
    return ["--root", str(project), "gate", "classics", "--bots", "random", "--jobs", "1", *words]


def test_a_planted_change_is_found(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever begins at connect four has to make five in a row from now on."""
    rules = project / "content" / "classics" / "rules" / "connect_four.yaml"
    text = rules.read_text()
    words = ["--against", "HEAD", "--games", "90", "--format", "json"]
    assert main(gate(project, *words)) == 0
    told = json.loads(capsys.readouterr().out)
    assert "the content is the same" in told["notes"]
    changed = text.replace("win player", "lose player", 1)
    assert changed != text
    rules.write_text(changed)
    assert main(gate(project, *words)) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["answer"] == BROKEN
    broken = {check["check"] for check in told["checks"] if check["answer"] == BROKEN}
    assert broken == {"first_player: connect_four"}
    unchanged = [c for c in told["checks"] if "draughts" in c["check"] and "changed" in c["words"]]
    assert "0 are won only now, 0 only before" in unchanged[0]["words"]


def test_too_few_games_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(gate(ROOT, "--games", "6", "--format", "json")) == 3
    told = json.loads(capsys.readouterr().out)
    assert told["answer"] == UNSURE
    assert told["needed"] > 6


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--games", "2"], "--games needs a number above 2"),
        (["--margin", "0"], "--margin needs a number of points"),
        (["--bots", "clever"], "there is no bot `clever`"),
        (["--table", "luck"], "there is no balance `luck`"),
        (["--against", "no-such-branch"], "git knows no revision `no-such-branch`"),
        (["--against", "--output=x"], "expected one argument"),
        (["--against=--output=x"], "git knows no revision `--output=x`"),
    ],
)
def test_wrong_use_is_told(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code: Any = main(gate(ROOT, *words))
    except SystemExit as ended:
        code = ended.code
    assert code == 2
    assert said in capsys.readouterr().err


def test_a_pack_without_expectations_says_how_to_have_some(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--root", str(ROOT), "gate", "deck_builder"]) == 2
    assert "add `expect: 40..60`" in capsys.readouterr().err


def test_old_content_lies_in_a_folder_of_its_own(project: Path) -> None:
    with content_at(project, "HEAD") as folder:
        assert (folder / "content" / "classics" / "pack.yaml").is_file()
        assert folder != project
    assert not folder.exists()
    with pytest.raises(UsageError, match="git knows no revision"), content_at(project, "HEAD~7"):
        pass
