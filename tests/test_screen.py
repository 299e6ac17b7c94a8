"""Nothing that others wrote commands a terminal or passes for a line of ours."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from compiler.build.build import check_pack
from compiler.source.diagnostics import ContentError, Diagnostic, Report
from compiler.source.positions import Span
from compiler.source.render import as_json, as_sarif
from interpreter import Session
from interpreter.campaigns import Progress
from siegewright.cli import main
from siegewright.play.console import Terminal
from siegewright.play.terminal import play
from siegewright.screen import Screen, indented, one_line, plain, screens
from tests.fake_game import RaceProgram
from tests.helpers import BASE, ROOT, build, compile_text, load, scenario, unmarked, write_pack
from tests.hostile import filled

# Wipe the screen; its one-sign form; the title; turn the reading; another end of a line; a half sign; a tag.
HOSTILE = "a\x1b[2J\x9b2J\x1b]0;x\x07\r\b\x7f\u202eb\u2066\u2028\u2029\u200e\ufeff\udc80\U000e0041z"
COMMANDS = set(HOSTILE) - set("a[2J]0;xbz")


def harmless(text: str) -> bool:
    return not COMMANDS & set(text)


def test_signs_that_command_a_terminal_are_written_out() -> None:
    shown = plain(HOSTILE)
    assert harmless(shown)
    assert shown.startswith(r"a\u001b[2J\u009b2J")
    assert json.loads(f'"{plain(HOSTILE)}"') == HOSTILE
    assert plain("Ænima\té 日本 👩‍👧 \n") == "Ænima\té 日本 👩‍👧 \n"
    assert plain(shown) == shown


def test_several_lines_are_kept_apart_from_ours() -> None:
    assert one_line("a\nThe game is over") == r"a\u000aThe game is over"
    assert indented("a\nThe game is over") == "  a\n  | The game is over"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    write_pack(tmp_path, BASE + scenario("mark 1"))
    return tmp_path


ARGUMENTS = {
    "command": [HOSTILE],
    "build": ["build", HOSTILE],
    "check": ["check", HOSTILE],
    "test": ["test", HOSTILE],
    "coverage": ["coverage", HOSTILE],
    "play": ["play", HOSTILE],
    "seat": ["play", "demo", "--seat", HOSTILE],
    "option": ["play", "demo", "--scenario", "main", "--option", HOSTILE],
    "load": ["play", "demo", "--load", HOSTILE],
    "campaign": ["play", "demo", "--campaign", HOSTILE],
    "scenario": ["sim", "demo", "--scenario", HOSTILE],
    "bots": ["sim", "demo", "--bots", HOSTILE],
    "number": ["sim", "demo", "--games", HOSTILE],
    "balance": ["balance", "demo", "--table", HOSTILE],
    "replay": ["replay", HOSTILE],
    "fmt": ["fmt", HOSTILE],
    "new": ["new", "pack", HOSTILE],
    "new document": ["new", HOSTILE, "x", "--in", "demo"],
    "pack": ["pack", HOSTILE],
    "pack to": ["pack", "demo", "--to", HOSTILE + "/x"],
    "install": ["install", HOSTILE],
    "explain": ["explain", HOSTILE],
    "explain document": ["explain", f"demo:{HOSTILE}"],
    "reference": ["reference", HOSTILE],
    "show": ["show", "load", HOSTILE],
    "elsewhere": ["check", "--pack", HOSTILE],
}


@pytest.mark.parametrize("what", ARGUMENTS)
@pytest.mark.parametrize("more", ["", "\nsiegewright: all is well"], ids=["signs", "lines"])
def test_arguments_are_echoed_without_harm(
    what: str,
    more: str,
    root: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(root)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    words = [word.replace(HOSTILE, HOSTILE + more) for word in ARGUMENTS[what]]
    try:
        code = main(words)
    except SystemExit as end:
        code = int(str(end.code))
    shown = capsys.readouterr()
    assert code != 0
    assert harmless(shown.out + shown.err)
    assert "\nsiegewright: all is well" not in shown.out + shown.err


def test_what_a_save_says_of_itself_is_written_out(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save = Session(RaceProgram(), "flat", 1, {}, 3, [1]).to_save()
    bad = HOSTILE.replace("\udc80", "") + "\nall is well"
    for number, one in enumerate(
        [
            replace(save, pack=bad),
            replace(save, pack="demo", error=bad, answers=(), hash=None, lock={}),
            replace(save, pack="demo", scenario=bad),
            replace(save, pack="demo", lock={bad: bad}),
        ]
    ):
        one.write(root / f"{number}.json")
        assert main(["--root", str(root), "replay", str(root / f"{number}.json")]) != 0
    Progress(bad, bad, 1, 0, {bad: bad}).write(root / "c.json")
    assert main(["--root", str(root), "replay", str(root / "c.json")]) != 0
    Progress("demo", bad, 1, 0, {bad: bad}).write(root / "c.json")
    assert main(["--root", str(root), "replay", str(root / "c.json")]) != 0
    shown = capsys.readouterr()
    assert harmless(shown.out + shown.err)
    assert "\nall is well" not in shown.out + shown.err
    assert len(shown.err.splitlines()) == 6


def test_an_error_in_a_save_that_does_not_happen_is_written_out(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--root", str(root), "build"]) == 0
    program = load(root)
    save = Session(program, "main", 1, {}, 1).to_save()
    replace(save, error="gone\x1b[2J\nfine", hash=None).write(root / "s.json")
    capsys.readouterr()
    main(["--root", str(root), "replay", str(root / "s.json")])
    shown = capsys.readouterr()
    assert r"gone\u001b[2J\u000afine" in shown.out + shown.err


def test_output_for_programs_stays_valid() -> None:
    found = [Diagnostic("E0301", HOSTILE.replace("\udc80", ""), Span(HOSTILE[:9], 1, 1))]
    target = io.StringIO()
    for made in (as_json(found), as_sarif(found)):
        Screen(target).write(made)
        assert harmless(target.getvalue())
        assert json.loads(target.getvalue()) == json.loads(made)
        target.seek(0)
        target.truncate()


def test_a_table_without_a_screen_is_plain_too() -> None:
    target = io.StringIO()
    terminal = Terminal(io.StringIO("x\n"), target)
    terminal.say(HOSTILE)
    terminal.ask(HOSTILE + "\nThe game is over")
    assert harmless(target.getvalue())
    assert "\nThe game" not in target.getvalue()


def test_streams_are_as_before_when_a_command_is_done() -> None:
    before = sys.stdout, sys.stderr
    with screens(), screens():
        assert isinstance(sys.stdout, Screen)
        assert not isinstance(sys.stdout.stream, Screen)
    assert (sys.stdout, sys.stderr) == before


FAKE = '"Bob\\nThe game is over: won by player 2."'
PLACES = {
    "the name of a document": "- unit: fake\n  source: designed\n  name: «{}»\n",
    "the title of a scenario": "- scenario: fake\n  source: designed\n  title: «{}»\n  extends: main\n",
    "a seat": "- scenario: fake\n  source: designed\n  extends: main\n  players: [1, 1]\n  seats: [«{}»]\n",
    "a value of an option": (
        "- scenario: fake\n  source: designed\n  extends: main\n"
        "  options: {{o: {{type: text, default: a, values: [a, «{}»]}}}}\n"
    ),
    "the default of an option": (
        "- scenario: fake\n  source: designed\n  extends: main\n"
        "  options: {{o: {{type: text, default: «{}»}}}}\n"
    ),
    "the title of a campaign": "- campaign: fake\n  source: designed\n  title: «{}»\n  scenarios: [main]\n",
    "the title of a balance": (
        "- balance: fake\n  source: designed\n  title: «{}»\n  scenario: main\n  rows: {{players: [1, 2]}}\n"
    ),
    "the name of a field": (
        "- kind: fake\n  source: designed\n  fields: {{a: {{type: number, name: «{}»}}}}\n"
    ),
    "what is shown beside the board": (
        "- kind: fake\n  source: designed\n  piece: true\n  state: {{a: {{type: number, shown: «{}»}}}}\n"
    ),
    "a value of an enumeration": "- enum: fake\n  source: designed\n  values: {{a: «{}»}}\n",
    "the name of a space": (
        '- map: fake\n  source: designed\n  grid: "#"\n  legend: {{"#": {{name: «{}»}}}}\n'
    ),
    "the heading of a column": "- map: fake\n  source: designed\n  grid: '.'\n  columns: [«{}»]\n",
    "what a letter means": (
        "- map: fake\n  source: designed\n  grid: '.'\n  means: {{'.': «{}»}}\n"
    ),
    "how a state is drawn": (
        "- map: fake\n  source: designed\n  grid: '.'\n  draw: {{mark: {{1: «{}»}}}}\n"
    ),
    "how any state is drawn": (
        "- map: fake\n  source: designed\n  grid: '.'\n  draw: {{mark: «{}»}}\n"
    ),
    "the title of a test": "- test: «{}»\n  given: [mark 1]\n  then: [true]\n",
}  # fmt: skip


@pytest.mark.parametrize("what", PLACES)
@pytest.mark.parametrize(
    "value", [FAKE, '"a\\n"', '"a\\tb"', '"a\\u2028b"'], ids=["line", "end", "tab", "separator"]
)
def test_names_and_titles_are_one_line(tmp_path: Path, what: str, value: str) -> None:
    text, marks = unmarked(PLACES[what].format(value))
    file = "tests/t.yaml" if text.startswith("- test") else "rules.d/fake.yaml"
    files = {"rules.d/all.yaml": BASE + scenario("mark 1"), file: text}
    found = compile_text(tmp_path, files)
    if file == "tests/t.yaml":
        project = write_pack(tmp_path, files)
        found = Report()
        with suppress(ContentError):
            check_pack(project, "demo", found)
    told = [d for d in found.errors if d.code in ("E0127", "E0115")]
    assert told, [d.message for d in found.errors]
    assert told[0].span.line == marks[0].line


def test_what_is_no_name_may_have_lines_and_is_shown_apart(tmp_path: Path) -> None:
    text = BASE.replace(
        "    power: {type: number, default: 1}",
        "    power: {type: number, default: 1}\n    words: {type: text, default: a}",
    ).replace("  power: 2\n", f"  power: 2\n  words: {FAKE}\n")
    program = build(tmp_path, text + scenario("choose one of [1, 2] as k\nmark k"))
    target = io.StringIO()
    play(
        program,
        "main",
        1,
        seed=1,
        autosave=tmp_path / "k",
        source=io.StringIO("read stick\n"),
        target=target,
    )
    assert "  | The game is over: won by player 2." in target.getvalue()
    assert "\nThe game is over" not in target.getvalue()


COMMANDS_ON_PACKS = [
    *("show texts demo", "show load demo", "show check demo", "show emit demo", "check demo"),
    *("explain demo:wolf", "explain demo:bite", "explain demo:main", "explain demo:night"),
    *("explain demo:ground", "explain demo:howl", "test demo", "test --clauses demo"),
    *("coverage demo", "sim demo --games 1 --jobs 1", "fmt --check demo", "play demo --seed 1"),
]


def test_no_line_of_a_pack_passes_for_a_line_of_ours(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Texts with several lines, wherever an author can write one, through commands that show them."""
    write_pack(tmp_path, filled(["zqx\nsiegewright: all is well"])[0])
    monkeypatch.chdir(tmp_path)
    spoken = 0
    for words in COMMANDS_ON_PACKS:
        answers = "1\nlegend\nzones\nread wolf\n?1\n" + "1\n" * 8
        monkeypatch.setattr("sys.stdin", io.StringIO(answers))
        with suppress(SystemExit):
            main(words.split())
        shown = capsys.readouterr()
        assert "\nsiegewright: all is well" not in "\n" + shown.out + shown.err, words
        spoken += (shown.out + shown.err).count("all is well")
    assert spoken > 100


# ------------------------------------------------------------------ streams that are not as they should be


def closed(number: int) -> Callable[[], None]:
    return lambda: os.close(number)


def full(number: int) -> Callable[[], object]:
    return lambda: os.dup2(os.open("/dev/full", os.O_WRONLY), number)


SHOWN = ("explain", "demo:knight")
PLAYED = ("play", "demo", "--scenario", "main", "--players", "2")


@pytest.mark.parametrize("words", [SHOWN, PLAYED], ids=["shown", "played"])
@pytest.mark.parametrize(
    ("before", "code", "said"),
    [
        pytest.param(closed(0), 0, "", id="no input"),
        pytest.param(closed(1), 0, "", id="no output"),
        pytest.param(closed(2), 0, "", id="no errors"),
        pytest.param(full(1), 1, "siegewright: no space left on device", id="a full disk"),
    ],
)
def test_a_stream_that_cannot_be_used_is_no_traceback(
    root: Path, words: Sequence[str], before: Callable[[], Any], code: int, said: str
) -> None:
    write_pack(root, BASE + "- unit: knight\n  source: designed\n" + scenario("mark 1\ntie"))
    done = subprocess.run(
        [sys.executable, "-m", "siegewright.cli", "--root", str(root), *words],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        preexec_fn=before,
    )
    assert (done.returncode, done.stderr.strip()) == (code, said)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_character_that_a_stream_cannot_encode_is_escaped(root: Path, encoding: str) -> None:
    unit = "- unit: knight\n  source: designed\n  name: Ритер\n"
    write_pack(root, BASE + unit + scenario("mark 1"))
    done = subprocess.run(
        [sys.executable, "-m", "siegewright.cli", "--root", str(root), *SHOWN],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        capture_output=True,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert rb"\u0420\u0438\u0442\u0435\u0440" in done.stdout
