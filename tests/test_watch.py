"""`siegewright watch`: a save is answered with what is wrong, or with the tests near to it and then the rest."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from compiler.build.build import Project
from compiler.inspection.affected_tests import Change, change_between, near
from compiler.source.diagnostics import Report
from compiler.source.load import RawPack
from siegewright.cli import main
from tests.helpers import ROOT

PATIENCE = 60.0  # seconds; only a machine that stands still needs so many


@pytest.fixture
def project(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Path:
    assert main(["--root", str(tmp_path), "new", "pack", "mire"]) == 0
    assert main(["--root", str(tmp_path), "new", "pack", "bog", "--requires", "mire"]) == 0
    return tmp_path


# ------------------------------------------------------------------ which tests


def packs(root: Path) -> list[RawPack]:
    return Project(root).closure("mire", Report())


def edit(root: Path, file: str, old: str, new: str) -> None:
    path = root / "content" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "names", "titles"),
    [
        pytest.param(
            "mire/units/runner.yaml",
            "move: 3",
            "move: 4",
            {"runner"},
            {"a strike takes", "nobody strikes", "a unit without hit points"},
            id="a document, by its name",
        ),
        pytest.param(
            "mire/rules/turn.yaml",
            "move unit to s",
            "move unit to s; stop",
            {"walk"},
            {"a unit walks"},
            id="an action",
        ),
        pytest.param(
            "mire/rules/turn.yaml",
            "hurts {target}",
            "wounds {target}",
            {"harm"},
            {"a unit without hit points"},
            id="an event",
        ),
        pytest.param(
            "mire/tests/battle.yaml", "(4, 1)", "(4, 2)", set(), {"nobody strikes"}, id="a test"
        ),
        pytest.param("mire/rules.yaml", "A strike", "A blow", set(), set(), id="the rule index"),
        pytest.param("mire/units/runner.yaml", "# Fast", "# Quick", set(), set(), id="a comment"),
    ],
)
def test_tests_are_near_by_name(
    project: Path, file: str, old: str, new: str, names: set[str], titles: set[str]
) -> None:
    before = packs(project)
    edit(project, file, old, new)
    change = change_between(before, packs(project))
    assert change.names == names
    assert change.rest == bool(names)
    found = near(change, packs(project))
    assert len(found) == len(titles)
    for begin in titles:
        assert any(title.startswith(begin) for _, title in found)


def test_tests_are_near_by_the_rules_they_prove(project: Path) -> None:
    before = packs(project)
    law = "- law: l\n  source: rulebook\n  rules: [MIRE-WALK-01]\n  effects: move at least 1\n"
    (project / "content" / "mire" / "rules" / "law.yaml").write_text(law, encoding="utf-8")
    change = change_between(before, packs(project))
    assert change == Change(names={"l"}, rules={"MIRE-WALK-01"}, rest=True)
    assert [title for _, title in near(change, packs(project))] == [
        "a unit walks round others, as far as its move"
    ]


def test_what_stands_inside_a_document_or_is_gone_counts(project: Path) -> None:
    before = packs(project)
    (project / "content" / "mire" / "units" / "guard.yaml").unlink()
    change = change_between(before, packs(project))
    assert change.names == {"guard"}
    assert len(near(change, packs(project))) == 3


# ------------------------------------------------------------------ the command


class Watching:
    """The command in a process of its own, and what it has said so far."""

    def __init__(self, root: Path, *words: str) -> None:
        self.said = ""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "siegewright.cli", "--root", str(root), "watch", *words],
            cwd=root,
            env={**os.environ, "PYTHONPATH": str(ROOT), "NO_COLOR": "1", "PYTHONUNBUFFERED": ""},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said += line

    def until(self, pattern: str) -> str:
        """All that is said up to a pattern; it is forgotten then."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            found = re.search(pattern, self.said)
            if found:
                before, self.said = self.said[: found.end()], self.said[found.end() :]
                return before
            time.sleep(0.02)
        raise AssertionError(f"{pattern} was not said, but:\n{self.said}")


@pytest.fixture
def watching(project: Path) -> Iterator[Watching]:
    command = Watching(project)
    try:
        command.until("watching bog, mire, tabletop; leave with Ctrl-C\n")
        command.until("built mire: [0-9]+ files changed\n")
        time.sleep(0.3)  # the next save gets another time, also where clocks are coarse
        yield command
    finally:
        if command.process.poll() is None:
            os.killpg(command.process.pid, signal.SIGKILL)
        command.process.wait()


def test_a_saved_document_is_built_and_tested(watching: Watching, project: Path) -> None:
    edit(project, "mire/units/runner.yaml", "move: 3", "move: 4")
    said = watching.until("s since the change was seen\n")
    assert "content/mire/units/runner.yaml changed\n" in said
    assert re.search(r"built mire: \d+ files? changed\n", said)
    assert "built bog: uses what changed in mire\n" in said, "what rests on it is built as well"
    assert "  tests near to it: 3 passed, 0 failed (" in said
    assert "  all other tests: 2 passed, 0 failed (" in watching.until("all other .*\n")


def test_a_mistake_is_shown_and_the_last_good_state_stays(
    watching: Watching, project: Path
) -> None:
    edit(project, "mire/units/runner.yaml", "move: 3", "mvoe: 3")
    said = watching.until("did you mean `move`?")
    assert "content/mire/units/runner.yaml:7" in said
    assert (project / "generated" / "mire" / "units" / "runner.py").is_file()
    edit(project, "mire/units/runner.yaml", "mvoe: 3", "move: 5")
    said = watching.until("s since the change was seen\n")
    assert "tests near to it: 3 passed, 0 failed" in said, "compared with what was good last"


def test_a_failing_test_is_shown(watching: Watching, project: Path) -> None:
    edit(project, "mire/units/runner.yaml", "damage: 2", "damage: 3")
    said = watching.until("s since the change was seen\n")
    assert "FAILED content/mire/tests/battle.yaml:4: a strike takes the damage" in said
    assert "`mine.damage` is 4" in said


def test_a_changed_test_is_run_alone(watching: Watching, project: Path) -> None:
    edit(project, "mire/tests/battle.yaml", "nobody strikes from afar", "nobody reaches far")
    said = watching.until("s since the change was seen\n")
    assert "  tests near to it: 1 passed, 0 failed (" in said
    time.sleep(0.5)
    assert "other tests" not in watching.said


def test_new_and_removed_files_are_noticed(watching: Watching, project: Path) -> None:
    path = project / "content" / "mire" / "units" / "drummer.yaml"
    path.write_text("unit: drummer\nsource: designed\nmax_hp: 2\n", encoding="utf-8")
    assert "units/drummer.yaml changed" in watching.until("s since the change was seen\n")
    assert (project / "generated" / "mire" / "units" / "drummer.py").is_file()
    path.unlink()
    watching.until("s since the change was seen\n")
    assert not (project / "generated" / "mire" / "units" / "drummer.py").exists()


def alive(group: int) -> bool:
    for _ in range(100):  # a process that was ended may take a moment to go
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return False
        time.sleep(0.05)
    return True


def test_it_ends_with_the_interrupt_and_leaves_nobody_behind(
    watching: Watching, project: Path
) -> None:
    edit(project, "mire/units/runner.yaml", "move: 3", "move: 4")
    watching.until("s since the change was seen\n")
    os.killpg(watching.process.pid, signal.SIGINT)
    assert watching.process.wait(timeout=PATIENCE) == 0
    assert not alive(watching.process.pid)
    assert "Traceback" not in watching.said
