"""Maps that the rules of a pack refuse are mistakes, shown in their drawings."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from compiler import PackState, Workspace, compile_pack
from compiler.check.routines import Rules
from compiler.model.definitions import Routine
from compiler.source.diagnostics import Diagnostic, Report
from interpreter.session import Stuck
from siegewright.cli import main
from siegewright.failures import in_words
from siegewright.packs import start_check
from tests.helpers import BASE, scenario, write_pack

POND = """\
- kind: space
  source: designed
  fields:
    wet: {type: truth, default: false}

- map: pond
  source: designed
  grid: |
    ...
    .~.
    ~..
  legend:
    "~": {wet: true}

- verb: look
  source: designed
  do: |
    for each space where it.wet and it.x = 1: refuse "water has reached the edge" at it
    if size(players) > 9: refuse "that are too many"
"""
SCENE = scenario("mark 1", setup="look").replace("map: field", "map: pond")


def written(root: Path, pond: str = POND) -> None:
    write_pack(root, {"base.yaml": BASE, "pond.yaml": pond, "scene.yaml": SCENE})


@pytest.mark.parametrize("command", ["build", "check"])
def test_a_refused_map_is_an_error_at_its_letter(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    written(tmp_path)
    assert main(["--root", str(tmp_path), command, "demo"]) == 1
    told = capsys.readouterr().out
    assert "error[E0422]: `pond` at (1, 3): water has reached the edge" in told
    assert "content/demo/pond.yaml:11:5" in told
    assert not (tmp_path / "generated" / "demo").exists()


@pytest.mark.parametrize("command", ["build", "check"])
def test_a_map_that_is_mended_builds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    written(tmp_path)
    main(["--root", str(tmp_path), "build", "demo"])
    written(tmp_path, POND.replace("    ~..", "    ..."))
    assert main(["--root", str(tmp_path), command, "demo"]) == 0
    assert not any(module.split(".")[0] == "generated" for module in sys.modules)


def test_what_options_may_cause_is_no_mistake_of_the_content(tmp_path: Path) -> None:
    written(tmp_path, POND.replace("    ~..", "    ...").replace("> 9", "> 0"))
    assert main(["--root", str(tmp_path), "check", "demo"]) == 0


# ------------------------------------------------------------------ every way to begin


def told_starts(root: Path, setup: str, more: str = "") -> list[Diagnostic]:
    write_pack(root, BASE + scenario("mark 1", setup) + more)
    report = Report()
    start_check.check_starts(Workspace(root, keep=True).check("demo"), report)
    return report.errors


@pytest.mark.parametrize(
    ("setup", "line", "said"),
    [
        pytest.param(
            "place ant at (1, 1) for players[1]",
            "- scenario: main",
            "`players[1]`",
            id="nobody's piece",
        ),
        pytest.param(
            "mark 4 / (game.score + 0)",
            "mark 4 / (game.score + 0)",
            "cannot start: something is divided by 0",
            id="divided by 0",
        ),
        pytest.param(
            "if size(players) > 2: mark 1 / game.score",
            "if size(players) > 2: mark 1 / game.score",
            "with 3 players",
            id="only with three players",
        ),
        pytest.param(
            "if options.pace = 5: mark 1 / game.score",
            "if options.pace = 5: mark 1 / game.score",
            "pace=5",
            id="only with one value of an option",
        ),
    ],
)
def test_a_set_up_that_fails_is_told_at_its_line(
    tmp_path: Path, setup: str, line: str, said: str
) -> None:
    options = (
        "- scenario: paced\n  source: designed\n  extends: main\n"
        "  options: {pace: {type: number, default: 3, values: [3, 5]}}\n"
    )
    found = told_starts(tmp_path, setup, options)
    assert {d.code for d in found} == {"E0425"}
    rows = BASE + scenario("mark 1", setup) + options
    assert rows.split("\n")[found[0].span.line - 1].strip() == line
    assert said in found[0].message
    assert "Error" not in found[0].message  # a name of Python's


def test_a_game_of_chance_alone_is_a_game(tmp_path: Path) -> None:
    """Nobody is asked in it, and no rule says that anybody should be."""
    write_pack(tmp_path, BASE + scenario("mark d6"))
    report = Report()
    start_check.check_starts(Workspace(tmp_path, keep=True).check("demo"), report)
    assert report.diagnostics == []


def test_a_set_up_that_works_is_not_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert told_starts(tmp_path, "place ant at (1, 1)") == []
    monkeypatch.setattr(PackState, "modules", None)
    assert told_starts(tmp_path, "place ant at (1, 1)") == []


def test_what_there_was_no_time_for_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(start_check, "SECONDS", 1e-9)
    write_pack(tmp_path, BASE + scenario("mark 1"))
    left = start_check.check_starts(Workspace(tmp_path, keep=True).check("demo"), Report())
    assert left == "2 of 2 ways to start demo were not tried"


def test_the_command_checks_every_file_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The modules that start the scenarios come from what was checked already."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    write_pack(tmp_path, {"a.yaml": BASE, "b.yaml": scenario("mark 1")})
    rules: list[str] = []
    check = Rules.with_findings

    def counted(self: Rules, routine: Routine) -> Any:
        if (routine.form, routine.name) not in self._checked:
            rules.append(f"{routine.form} {routine.name}")
        return check(self, routine)

    monkeypatch.setattr(Rules, "with_findings", counted)
    assert main(["--root", str(tmp_path), "check", "demo"]) == 0
    assert "verb mark" in rules
    assert len(rules) == len(set(rules))


def test_what_was_checked_gives_the_modules_of_a_build(tmp_path: Path) -> None:
    project = write_pack(tmp_path, {"a.yaml": BASE, "b.yaml": scenario("mark 1")})
    built = {f.path: f.text for f in compile_pack(project, "demo", Report()).files}
    checked = Workspace(tmp_path, keep=True).check("demo").modules()
    assert {p: t for p, t in checked.items() if not p.endswith("lock.py")} == {
        p: t for p, t in built.items() if not p.endswith("lock.py")
    }
    assert checked.keys() == built.keys()


def endless() -> None:
    raise Stuck("the game does not end: 9 decisions have been made")


@pytest.mark.parametrize(
    ("fail", "said"),
    [
        pytest.param(lambda: [][7], "something was asked about `nothing`", id="a number too large"),
        pytest.param(
            lambda: None.range_,  # type: ignore[attr-defined]
            "something is asked for its `range`, and it is nothing",
            id="a field of nothing",
        ),
        pytest.param(lambda: 1 // 0, "something is divided by 0", id="divided by 0"),
        pytest.param(endless, "the game does not end: 9 decisions", id="a game without an end"),
        pytest.param(
            lambda: dict[str, int]()["hp"],
            "this is a bug in Siegewright (KeyError: 'hp')",
            id="ours",
        ),
    ],
)
def test_failures_of_rules_are_told_without_words_of_python(
    fail: Callable[[], object], said: str
) -> None:
    with pytest.raises(Exception) as caught:  # noqa: PT011 - of any sort
        fail()
    assert in_words(caught.value).startswith(said)
