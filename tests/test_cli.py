"""The command: its help, its exit codes, and what it prints for people and for programs."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from compiler import ENGINE
from interpreter import Save
from siegewright.authoring.command import SHOWN
from siegewright.cli import command_line, main
from tests.helpers import BASE, ROOT, golden, importing, scenario, write_pack

FINE, WRONG, USAGE = 0, 1, 2
COMMANDS = re.findall("^  ([a-z]+)  ", command_line().epilog or "", re.MULTILINE)

GAME = """\
- action: utter n
  source: designed
  choose: {n: "[1, 2, 3]"}
  text: utter {n}
  log: "{player} says {n}"
  do: |
    mark n
    if n = 3: win player
""" + scenario("repeat 4 times:\n  turn of active: utter\n  active = active.next\ntie")
RULES = """\
- rule: DM-SAY-01
  says: A three wins.
  section: Saying
- rule: DM-SAY-02
  says: A two does not win.
  section: Saying
- rule: DM-SAY-03
  says: Numbers are said aloud.
  section: Saying
  excused: nobody can hear it
- rule: DM-SAY-04
  says: A one is small.
  section: Saying
"""
TESTS = """\
- test: a three wins
  rules: [DM-SAY-01]
  scenario: main
  when:
    - players[0]: utter 3
  then:
    - size(game.trail) = 1
- test: a two does not win, or so they say
  rules: [DM-SAY-02]
  scenario: main
  when:
    - players[0]: utter 2
  then:
    - size(game.trail) = 5
"""
MISTAKE = "- unit: wasp\n  source: designed\n  effects: on sunrise: mark 1\n".replace(
    "on sunrise: mark 1", "|\n    on sunrise: mark 1"
)


@dataclass(frozen=True, slots=True)
class Said:
    """What a command answered."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Said]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one pack, two rule tests (one fails) and a rule index."""
    write_pack(tmp_path, {"base.yaml": BASE + GAME, "rules.yaml": RULES, "tests/say.yaml": TESTS})
    return tmp_path


@pytest.fixture
def run(project: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command in the project."""

    def call(*words: str) -> Said:
        capsys.readouterr()
        with importing(project):
            try:
                code = main(["--root", str(project), *words])
            except SystemExit as end:
                code = end.code if isinstance(end.code, int) else WRONG
        shown = capsys.readouterr()
        return Said(code, shown.out, shown.err)

    return call


def separately(*words: str, cwd: Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "siegewright.cli", *words],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(ROOT), "NO_COLOR": "1"},
        input=stdin,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


# ------------------------------------------------------------------ help and usage


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    said = run(command, "--help")
    assert said.code == FINE
    assert said.out.startswith(f"usage: siegewright {command}")
    assert command in run("--help").out


def test_the_list_of_commands_has_groups_and_fits_a_terminal(run: Run) -> None:
    said = run("--help").out
    assert {"new", "check", "test", "build", "play", "sim"} <= set(COMMANDS)
    assert said.index("write a game:") < said.index("  check ") < said.index("play:")
    assert max(map(len, said.splitlines())) <= 80


def test_the_readme_names_every_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = [line for line in readme.splitlines() if line.startswith("| ")]
    named = {name for row in rows for name in re.findall("`([a-z]+)`", row)}
    assert set(COMMANDS) <= named


def test_the_readme_names_every_extra() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for extra in extras["project"]["optional-dependencies"]:
        assert f"| `{extra}` |" in readme


def test_the_help_of_show_lists_what_can_be_shown(run: Run) -> None:
    said = run("show", "--help").out
    for name, told in SHOWN.items():
        assert re.search(rf"^  {name} +{re.escape(told)}$", said, re.MULTILINE)


def test_the_version_is_the_one_that_packs_ask_for(run: Run) -> None:
    assert run("--version").out == f"siegewright {ENGINE}\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        pytest.param([], "usage:", id="no command"),
        pytest.param(["bild"], "did you mean `build`?", id="an unknown command"),
        pytest.param(
            ["mutate", "demo", "--jobbs", "1"],
            "siegewright mutate: error: there is no option `--jobbs`: did you mean `--jobs`?",
            id="an unknown option, nearly",
        ),
        pytest.param(
            ["check", "demo", "--seed=3"],
            "there is no option `--seed`: `siegewright check --help` lists the options",
            id="an unknown option",
        ),
        pytest.param(
            ["check", "--root", "."],
            "`--root` comes before the command: `siegewright --root ... check`",
            id="an option after the command",
        ),
        pytest.param(
            ["explain", "E0302", "E0303"], "`E0303` is one word too many", id="an argument too many"
        ),
        pytest.param(["frobnicate"], "`siegewright --help` lists them", id="no command at all"),
        pytest.param(["explain", "wasp"], "as in `PACK:wasp`", id="a document without its pack"),
        pytest.param(
            ["new", "pack", "x", "--requires", "dem"], "did you mean `demo`?", id="nearly a pack"
        ),
        pytest.param(["build", "--fast"], "--fast", id="an unknown option"),
        pytest.param(["build", "deom"], "did you mean `demo`?", id="an unknown pack, nearly"),
        pytest.param(["check", "zzz"], "there are demo", id="an unknown pack, not nearly"),
        pytest.param(["test", "zzz"], "there is no pack `zzz`", id="test of an unknown pack"),
        pytest.param(["coverage", "zzz"], "there is no pack `zzz`", id="coverage of one"),
        pytest.param(["play", "zzz"], "there is no pack `zzz`", id="play of one"),
        pytest.param(["sim", "zzz"], "there is no pack `zzz`", id="sim of one"),
        pytest.param(["test", "--file", "x.yaml"], "say which pack", id="a file of no pack"),
        pytest.param(["test", "demo", "--file", "x.yaml"], "no file x.yaml", id="no such file"),
        pytest.param(["check", "--format", "xml"], "invalid choice: 'xml'", id="a format"),
        pytest.param(["show", "check"], "say which pack", id="show without a pack"),
        pytest.param(["show", "magic", "demo"], "invalid choice: 'magic'", id="an unknown pass"),
        pytest.param(["sim", "demo", "--games", "0"], "--games", id="no games"),
        pytest.param(["sim", "demo", "--scenario", "zzz"], "zzz", id="an unknown scenario"),
        pytest.param(["sim", "demo", "--bots", "zzz"], "zzz", id="an unknown bot"),
        pytest.param(["sim", "demo", "--players", "9"], "scenario", id="too many players"),
        pytest.param(["play", "demo", "--seat", "x"], "seat", id="a seat"),
        pytest.param(["play"], "PACK", id="play without a pack"),
    ],
)
def test_wrong_usage_is_told_on_stderr_with_code_two(run: Run, words: list[str], told: str) -> None:
    said = run(*words)
    assert said.code == USAGE
    assert told in said.err + (said.out if not words else "")
    assert "Traceback" not in said.err


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_shows_its_own_usage(run: Run, command: str) -> None:
    """Not that of `siegewright`, which says nothing about its options."""
    assert run(command, "--not-an-option").err.startswith(f"usage: siegewright {command} ")


def test_a_pack_can_be_used_from_a_folder_without_content(project: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    pack = str(project / "content" / "demo")
    done = separately("check", "--pack", pack, cwd=tmp_path / "empty")
    assert done.stdout.endswith("no errors found\n"), done.stderr
    done = separately("sim", "demo", "--pack", pack, "--games", "2", cwd=tmp_path / "empty")
    assert done.stdout.startswith("2 of 2 games finished"), done.stderr


def test_a_folder_without_content_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty").mkdir()
    assert main(["--root", str(tmp_path / "empty"), "check"]) == USAGE
    assert "no content/" in capsys.readouterr().err


def test_the_project_is_found_from_a_folder_inside_it(project: Path) -> None:
    done = separately("check", cwd=project / "content" / "demo" / "tests")
    assert done.returncode == FINE
    assert done.stdout.endswith("\n\nno errors found\n")
    lost = separately("check", cwd=project.parent)
    assert lost.returncode == USAGE
    assert "content/" in lost.stderr


def test_a_reader_that_has_gone_is_no_mistake(project: Path) -> None:
    done = subprocess.run(
        f"{sys.executable} -m siegewright.cli show functions | head -n 1",
        shell=True,
        cwd=project,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stderr == ""


# ------------------------------------------------------------------ start-up

HEAVY = ("lark", "jinja2", "yaml", "jsonschema_rs", "jsonschema", "rich", "compiler.language.parse")


def modules(code: str, cwd: Path) -> set[str]:
    """The modules that are there after some Python has run."""
    done = subprocess.run(
        [sys.executable, "-c", f"import sys\n{code}\nprint(*sys.modules, file=sys.stderr)"],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return set(done.stderr.split())


def test_the_command_starts_without_anything_heavy(tmp_path: Path) -> None:
    found = modules("import siegewright.cli", tmp_path)
    assert "siegewright.cli" in found
    assert found.isdisjoint(HEAVY)


def test_a_build_with_nothing_to_do_imports_nothing_heavy(project: Path, run: Run) -> None:
    assert run("build").code == FINE
    found = modules("from siegewright.cli import main; main(['build'])", project)
    assert "siegewright.packs.builder" in found
    assert found.isdisjoint(HEAVY)


def test_playing_what_is_built_imports_no_compiler(project: Path, run: Run) -> None:
    assert run("build").code == FINE
    code = "from siegewright.cli import main; main(['sim', 'demo', '--games', '2', '--jobs', '1'])"
    found = modules(code, project)
    assert "interpreter.session" in found
    assert found.isdisjoint({"lark", "jinja2", "yaml", "jsonschema_rs", "compiler.language.parse"})


# ------------------------------------------------------------------ build and check


def test_build_says_what_it_built(run: Run) -> None:
    first = run("build")
    assert first.code == FINE
    assert first.out.splitlines()[-1].startswith("built demo")
    assert "nothing to do" in run("build").out
    assert run("build", "--force").out.splitlines()[-1].startswith("unchanged demo")
    assert run("build", "--check").code == FINE


def test_build_tells_programs(run: Run) -> None:
    assert run("build", "--format", "json").data["built"] == ["demo"]
    again = run("build", "--format", "json")
    assert again.code == FINE
    assert again.data["built"] == []
    assert again.data["diagnostics"] == []


@pytest.mark.parametrize("command", ["build", "check", "test", "coverage"])
def test_mistakes_in_content_give_code_one_and_are_shown_with_carets(
    project: Path, run: Run, command: str
) -> None:
    (project / "content" / "demo" / "wrong.yaml").write_text(MISTAKE)
    said = run(command)
    assert said.code == WRONG
    assert "error[E0302]: unknown event `sunrise`" in said.out + said.err
    assert " --> content/demo/wrong.yaml:4:8" in said.out + said.err
    assert "Traceback" not in said.err


@pytest.mark.parametrize("command", ["build", "check"])
def test_mistakes_are_told_to_programs_with_their_places(
    project: Path, run: Run, command: str
) -> None:
    (project / "content" / "demo" / "wrong.yaml").write_text(MISTAKE)
    said = run(command, "--format", "json")
    assert said.code == WRONG
    rows = said.data["diagnostics"] if command == "build" else said.data
    [row] = [r for r in rows if r["severity"] == "error"]
    assert row == {
        "code": "E0302",
        "severity": "error",
        "message": "unknown event `sunrise`",
        "path": "content/demo/wrong.yaml",
        "line": 4,
        "column": 8,
        "length": 7,
        "help": "define `event: sunrise`",
        "notes": [],
        "subject": "sunrise",
        "suggestion": None,
        "fixes": [],
        "related": [],
    }


def test_check_finds_nothing_and_writes_nothing(project: Path, run: Run) -> None:
    said = run("check")
    assert said.code == FINE
    assert said.out.endswith("\n\nno errors found\n"), "only warnings"
    assert not (project / "generated").exists()
    assert {d["severity"] for d in run("check", "--format", "json").data} == {"warning"}


def test_check_shows_warnings_and_is_content(project: Path, run: Run) -> None:
    (project / "content" / "demo" / "more.yaml").write_text(
        "- verb: rest\n  source: designed\n  do: mark 1\n"
    )
    said = run("check")
    assert said.code == FINE
    assert "warning[W0402]: the verb `rest` is never used" in said.out


def test_check_looks_at_the_packs_that_are_named(project: Path, run: Run) -> None:
    write_pack(project, MISTAKE.replace("unit: wasp", "law: odd"), "other")
    assert run("check", "demo").code == FINE
    assert run("check", "other").code == WRONG
    assert run("check").code == WRONG


def test_check_finds_mistakes_in_rule_tests(project: Path, run: Run) -> None:
    path = project / "content" / "demo" / "tests" / "wrong.yaml"
    path.write_text("- test: a slip\n  when:\n    - makr 1\n  then: [game.score = 1]\n")
    said = run("check")
    assert said.code == WRONG
    assert "unknown verb `makr`" in said.out


ERRORS = """\
- verb: first_one n
  source: designed
  takes: {n: numbr}
  do: |
    mark nn
    makr n; mark 1
    if game.score: mark (count unts within 3)
- unit: wasp
  source: designed
  name: "Wäsp 漢字"
  tools: [ant]
  effects: |
    on sunrise: mark 1
    aura 2 of unts: +1 sizze
    once per nigt, use: mark 2
- action: step s
  source: designed
  do: mark 1
- scenario: other
  source: designed
  players: 2
  map: feild
  flow: whoel
"""


def test_what_an_author_sees(project: Path, run: Run, update_golden: bool) -> None:
    """A file full of mistakes, in words and with carets; `tests/golden/errors.txt` shows it."""
    (project / "content" / "demo" / "wrong.yaml").write_text(ERRORS, encoding="utf-8")
    said = run("check")
    assert said.code == WRONG
    golden("errors.txt", said.out, update_golden)


# ------------------------------------------------------------------ test and coverage


def test_rule_tests_are_counted_and_failures_shown(run: Run) -> None:
    said = run("test")
    assert said.code == WRONG
    assert said.out.endswith("1 passed, 1 failed\n")
    assert "FAILED content/demo/tests/say.yaml:8: a two does not win" in said.out
    assert "expected `size(game.trail) = 5`" in said.out


def test_rule_tests_that_pass_give_code_zero(run: Run) -> None:
    said = run("test", "demo", "--only", "three")
    assert (said.code, said.out) == (FINE, "1 passed, 0 failed\n")


def test_rule_tests_are_told_to_programs(run: Run) -> None:
    said = run("test", "--format", "json")
    assert said.code == WRONG
    assert (said.data["passed"], said.data["failed"]) == (1, 1)
    good, bad = said.data["tests"]
    assert good == {
        "pack": "demo",
        "test": "a three wins",
        "rules": ["DM-SAY-01"],
        "file": "content/demo/tests/say.yaml",
        "line": 1,
        "passed": True,
        "message": "",
    }
    assert bad["passed"] is False
    assert "`size(game.trail)` is 1" in bad["message"]


def test_a_test_file_from_anywhere_runs_against_a_pack(
    project: Path, run: Run, tmp_path_factory: pytest.TempPathFactory
) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere") / "mine.yaml"
    elsewhere.write_text(TESTS.partition("- test: a two")[0])
    other = elsewhere.with_name("other.yaml")
    other.write_text(TESTS.partition("- test: a two")[0].replace("= 1", "= 2"))
    fine = run("test", "demo", "--file", str(elsewhere))
    assert (fine.code, fine.out) == (FINE, "1 passed, 0 failed\n")
    both = run("test", "demo", "--file", str(elsewhere), "--file", str(other))
    assert (both.code, both.out.rpartition("\n\n")[2]) == (WRONG, "1 passed, 1 failed\n")
    assert f"{other.as_posix()}:1: a three wins" in both.out


@pytest.mark.parametrize(
    ("text", "told"),
    [
        pytest.param("- test: [", "error[E01", id="no YAML"),
        pytest.param(
            "- test: odd\n  wehn: [mark 1]\n  then: [not over]\n", "wehn", id="no such key"
        ),
        pytest.param(
            "- test: odd\n  when: [makr 1]\n  then: [not over]\n", "makr", id="no such verb"
        ),
    ],
)
def test_a_test_file_with_mistakes_is_told_without_a_traceback(
    project: Path, run: Run, tmp_path_factory: pytest.TempPathFactory, text: str, told: str
) -> None:
    file = tmp_path_factory.mktemp("elsewhere") / "mine.yaml"
    file.write_text(text)
    said = run("test", "demo", "--file", str(file))
    assert said.code == WRONG
    assert told in said.out + said.err
    assert "Traceback" not in said.out + said.err


def test_coverage_counts_rules_with_a_passing_test(run: Run) -> None:
    said = run("coverage", "--format", "json")
    assert said.code == FINE
    found = said.data["demo"]
    assert (found["rules"], found["proven"]) == (4, 1)
    assert found["excused"] == {"DM-SAY-03": "nobody can hear it"}
    assert found["missing"] == ["DM-SAY-02", "DM-SAY-04"]


def test_coverage_is_a_table_for_people(run: Run) -> None:
    said = run("coverage")
    head, row = said.out.split("\n")[:2]
    assert head.split() == ["pack", "rules", "proven", "excused", "missing", "tests"]
    assert row.split()[:6] == ["demo", "4", "1", "1", "2", "1"]


# ------------------------------------------------------------------ play, sim, replay


def test_sim_tells_programs_how_the_games_went(run: Run) -> None:
    said = run("sim", "demo", "--games", "20", "--seed", "3", "--jobs", "1", "--format", "json")
    assert said.code == FINE
    found = said.data
    assert {"games", "finished", "errors", "decisions", "seconds", "results"} <= set(found)
    assert (found["games"], found["finished"], found["errors"]) == (20, 20, 0)
    assert sum(found["results"].values()) == 20
    again = run("sim", "demo", "--games", "20", "--seed", "3", "--jobs", "1", "--format", "json")
    assert again.data["results"] == found["results"]
    assert again.data["decisions"] == found["decisions"]


def test_sim_tells_people_how_the_games_went(run: Run) -> None:
    said = run("sim", "demo", "--games", "5", "--jobs", "1", "--check")
    assert said.code == FINE
    assert "5 of 5 games finished, 0 errors" in said.out


def test_a_game_that_fails_is_saved_and_fails_again_when_replayed(project: Path, run: Run) -> None:
    base = project / "content" / "demo" / "base.yaml"
    text = base.read_text().replace("    mark n\n", "    mark 6 / (n - 2)\n")
    base.write_text(text)
    folder = project / "replays"
    said = run(
        *["sim", "demo", "--games", "4", "--jobs", "1", "--replays", str(folder)],
        *["--format", "json"],
    )
    assert said.code == WRONG
    assert said.data["errors"] > 0
    saved = sorted(folder.rglob("*.json"))
    assert saved
    again = run("replay", str(saved[0]))
    assert again.code == WRONG
    line = next(n for n, row in enumerate(text.split("\n"), 1) if row.startswith("- action: utter"))
    assert f"content/demo/base.yaml:{line}" in again.out + again.err
    assert "Traceback" not in again.out + again.err


def test_a_game_is_played_saved_and_replayed(project: Path, run: Run) -> None:
    assert run("build").code == FINE
    save = project / "saved.json"
    done = separately(
        *["--root", str(project), "play", "demo", "--players", "2", "--seed", "3"],
        cwd=project,
        stdin=f"1\n2\nsave {save}\nquit\n",
    )
    assert done.returncode == FINE, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert save.is_file(), done.stdout
    said = run("replay", str(save))
    assert (said.code, said.err) == (FINE, "")
    assert "2 decisions" in said.out
    data = run("replay", str(save), "--format", "json").data
    assert (data["fine"], bool(data["state"])) == (True, True)
    assert "says 1" in run("replay", str(save), "--log").out


def test_a_replay_of_other_content_says_so(project: Path, run: Run) -> None:
    assert run("build").code == FINE
    save = project / "saved.json"
    separately(
        *["--root", str(project), "play", "demo", "--players", "2"],
        cwd=project,
        stdin=f"1\nsave {save}\nquit\n",
    )
    base = project / "content" / "demo" / "base.yaml"
    base.write_text(base.read_text().replace("repeat 4 times", "repeat 5 times"))
    said = run("replay", str(save))
    assert said.code == WRONG
    assert "demo" in said.err


def test_a_replay_of_a_pack_that_is_not_here_says_so(project: Path, run: Run) -> None:
    """It named a fault of the program."""
    save = project / "saved.json"
    Save("elsewhere", {}, "main", 2, {}, 1, (), None, {}).write(save)
    said = run("replay", str(save))
    assert said.code == WRONG
    assert said.err.startswith("there is no pack `elsewhere`")


@pytest.mark.parametrize(
    "text", [pytest.param("{", id="no JSON"), pytest.param("{}", id="no game"), None]
)
def test_a_file_that_is_no_game_is_told(project: Path, run: Run, text: str | None) -> None:
    file = project / "odd.json"
    if text is not None:
        file.write_text(text)
    said = run("replay", str(file))
    assert said.code in (WRONG, USAGE)
    assert "odd.json" in said.err or "file" in said.err
    assert "Traceback" not in said.err


# ------------------------------------------------------------------ show


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        pytest.param("load", "wasp", id="load"),
        pytest.param("validate", "wasp", id="validate"),
        pytest.param("parse", "Trigger", id="parse"),
        pytest.param("resolve", "demo.wasp", id="resolve"),
        pytest.param("check", "wasp", id="check"),
        pytest.param("lower", "wasp", id="lower"),
        pytest.param("emit", "def wasp_on_", id="emit"),
    ],
)
def test_show_prints_the_value_after_every_pass(
    project: Path, run: Run, what: str, expected: str
) -> None:
    file = project / "content" / "demo" / "wasp.yaml"
    file.write_text(
        "- unit: wasp\n  source: designed\n  effects: |\n    on dawn_of: mark 1\n"
        "- event: dawn_of who\n  source: designed\n  takes: {who: unit}\n"
    )
    whole = run("show", what, "demo")
    assert whole.code == FINE, whole.out
    assert expected in whole.out
    part = run("show", what, str(file))
    assert part.code == FINE
    assert expected in part.out
    assert len(part.out) < len(whole.out)


def test_show_explains_the_functions(run: Run) -> None:
    said = run("show", "functions")
    assert said.code == FINE
    assert "distance(" in said.out


def test_show_tells_mistakes(project: Path, run: Run) -> None:
    (project / "content" / "demo" / "wrong.yaml").write_text(MISTAKE)
    said = run("show", "check", "demo")
    assert said.code == WRONG
    assert "error[E0302]" in said.out
