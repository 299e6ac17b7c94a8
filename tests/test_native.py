"""Packs in machine code: they play the same games as in Python, and nothing else is ever loaded as one.

The C compiler takes some seconds for this even without optimising. `make native-test PACK=...` compares games of
a shipped pack that is compiled with all optimisations.
"""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from compiler.build import user_cache
from compiler.build.user_cache import digest_of
from siegewright.cli import main
from siegewright.packs import native
from siegewright.packs.native_build import build_native
from siegewright.packs.native_layout import is_worth_it, mark_recursive
from siegewright.packs.native_libraries import OPTIMISE, Tools, read_made, write_made
from siegewright.packs.programs import open_pack
from siegewright.usage import NotBuilt, UsageError
from tests.helpers import BASE, ROOT, indent, scenario, write_pack

# Rules that fail in ways of which machine code knows less than Python, each in a scenario of its own.
D = "  source: designed\n"
FAULTY = f"""\
- verb: dig
{D}  do: "if game.score = 0: dig"
- verb: ping
{D}  do: |
    mark 1
    if game.score >= 0: pong
- verb: pong
{D}  do: |
    ping
    ping
- query: strength
{D}  gives: number
  is: sum of it.hp for units
- event: ring
{D}
- law: rings
{D}  effects: "on any ring: if game.score = 0: emit ring"
"""
KINDS = BASE.replace(
    "    top: {", "    brave: {type: truth, stat: true, default: false}\n    top: {", 1
)
FAULTS = {
    "recursion": "dig",
    "circle": "ping",
    "ring": "emit ring",
    "loop": "while game.score = 0: mark 0",
    "division": "game.score = 1 / game.score",
    "growth": "game.score = 3\nrepeat 99 times: game.score = game.score * game.score",
    "nowhere": "mark (first all units).hp",
    # A stat that is a truth is one in a view, too.
    "brave": "place ant at (1, 1) for active as fred\nuntil end of turn: brave: true to fred\n"
    'choose one of [1, 2] as n by active: "Which?"\nexpire turn\ngame.score = n / game.limited',
    "crowd": "while game.score = 0: place ant in heap",
    # What a loop asks once is a number or not known yet: machine code must keep both in one name.
    "asked": "for each n in numbers(1, 3):\n  if n > strength: game.score += strength\ngame.score = 1 / game.limited",
}


def compiler_or_skip(optimise: str = OPTIMISE) -> Tools:
    try:
        return Tools(optimise)
    except UsageError as error:
        pytest.skip(str(error))


def scenarios() -> str:
    found = ""
    for name, flow in FAULTS.items():
        found += f"- phase: {name}_flow\n{D}  do: |\n{indent(flow)}\n"
        found += f"- scenario: {name}\n{D}  players: [1, 1]\n  map: field\n  flow: {name}_flow\n"
    return found


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with two packs in machine code."""
    root = tmp_path_factory.mktemp("native")
    tools = compiler_or_skip("-O0")
    shutil.copytree(ROOT / "content" / "classics", root / "content" / "classics")
    write_pack(root, KINDS + FAULTY + scenarios(), "faulty")
    found = build_native(root, ["classics", "faulty"], tools)
    assert found["classics"]["compiled"] > 20
    # The interpreter is compiled once.
    assert found["faulty"]["reused"] > 10
    assert found["faulty"]["compiled"] < 10
    return root


def games(root: Path, pack: str, way: str, count: int, folder: Path) -> list[str]:
    """All that can be seen of some games that are played one way."""
    folder.mkdir()
    words = [sys.executable, "-m", "tests.native_games", str(root), pack, way, str(count)]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return done.stdout.splitlines()


def alike(line: str) -> str:
    """A line without the field that was asked for: machine code knows the line, but no columns."""
    return re.sub(r"something (is asked for its|was asked about) .*", "something is nothing", line)


def compare(root: Path, pack: str, count: int, folder: Path) -> list[str]:
    python = games(root, pack, "python", count, folder / "python")
    native = games(root, pack, "native", count, folder / "native")
    for number, (one, two) in enumerate(zip(python, native, strict=False)):
        assert alike(one) == alike(two), f"line {number + 1} differs"
    assert len(python) == len(native)
    return native


def test_games_are_the_same_to_the_last_decision(project: Path, tmp_path: Path) -> None:
    """Questions, options, views, states, logs, saves, and what bots think of."""
    seen = compare(project, "classics", 40, tmp_path)
    assert len([line for line in seen if line.startswith('["asked"')]) > 100
    assert len([line for line in seen if line.startswith('["random"')]) == 40
    assert not [line for line in seen if line.startswith('["fails"')]


def test_failures_are_told_at_the_same_line(project: Path, tmp_path: Path) -> None:
    """Rules that call themselves are stopped, and every failure names rules and the line of the content."""
    seen = compare(project, "faulty", len(FAULTS), tmp_path)
    failed = [json.loads(line)[1] for line in seen if line.startswith('["fails"')]
    assert len(failed) == len(FAULTS)
    assert any("dig > dig > dig" in words for words in failed)
    assert any("ping > pong > ping" in words for words in failed)
    lines = [words for words in failed if words.startswith("content/faulty/rules.d/all.yaml:")]
    assert len(lines) >= 4


def test_games_of_a_whole_pack_are_the_same(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """What `make native-test PACK=...` is for: optimised as for players."""
    packs = str(request.config.getoption("--native-pack")).split()
    if not packs:
        pytest.skip("this takes minutes: `make native-test PACK=...`")
    tools = compiler_or_skip()
    for pack in packs:
        build_native(ROOT, [pack], tools)
        (tmp_path / pack).mkdir()
        seen = compare(ROOT, pack, 40, tmp_path / pack)
        assert len([line for line in seen if line.startswith('["asked"')]) > 100


def siegewright(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "siegewright.cli", "--root", str(root), *words]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


SIM = ("sim", "classics", "--games", "20", "--format", "json")


def test_commands_use_it_and_say_so(project: Path) -> None:
    native = siegewright(project, *SIM)
    assert "playing natively compiled rules" in native.stderr
    python = siegewright(project, *SIM, "--no-native")
    assert "native" not in python.stderr
    one, two = json.loads(native.stdout), json.loads(python.stdout)
    assert (one.pop("native"), two.pop("native")) == (True, False)
    one["seconds"] = two["seconds"] = 0
    assert one == two


def test_a_build_that_is_older_than_the_content_is_not_used(project: Path) -> None:
    file = project / "content" / "classics" / "rules" / "tic_tac_toe.yaml"
    text = file.read_text()
    try:
        file.write_text(text.replace("title: Tic-tac-toe", "title: Three in a row"))
        assert file.read_text() != text
        done = siegewright(project, *SIM)
        assert not json.loads(done.stdout)["native"]
        assert "siegewright build --native classics" in done.stderr
    finally:
        file.write_text(text)
    siegewright(project, "build")
    assert json.loads(siegewright(project, *SIM).stdout)["native"]


def test_machine_code_that_the_build_has_not_written_is_not_loaded(project: Path) -> None:
    pack = open_pack(project, "classics")
    folder = user_cache.private_folder(native.code_folder(pack))
    note = native.read_native(pack)
    assert folder is not None
    assert note is not None
    code = note.modules["interpreter.game"][1]
    file = folder / native.file_name(code)
    data = file.read_bytes()
    try:
        file.write_bytes(data[:-1] + b"x")
        done = siegewright(project, *SIM)
        assert not json.loads(done.stdout)["native"]
    finally:
        file.write_bytes(data)
    assert json.loads(siegewright(project, *SIM).stdout)["native"]


NOWHERE = "int nowhere(void);\nint asks(void) { return nowhere(); }\n"


def test_what_a_stopped_build_has_left_is_made_again(project: Path) -> None:
    """An object of the runtime is empty, a library lacks symbols, another one is cut off."""
    tools = compiler_or_skip("-O0")
    pack = open_pack(project, "classics")
    folder = user_cache.private_folder(native.code_folder(pack))
    note = native.read_native(pack)
    assert folder is not None
    assert note is not None
    (object_,) = folder.glob("*.objects/int_ops.o")
    object_.write_bytes(b"")
    lacking = folder / "lacking.so"
    link = [*tools.cc, "-shared", "-fPIC", "-x", "c", "-", "-o", str(lacking)]
    subprocess.run(link, input=NOWHERE, text=True, check=True)
    code = digest_of(lacking.read_bytes())
    lacking.rename(folder / native.file_name(code))
    made = read_made(folder)
    victim = next(k for k, c in made.items() if c == note.modules["interpreter.clauses"][1])
    write_made(folder, {**made, victim: code})
    cut_off = folder / native.file_name(note.modules["interpreter.cells"][1])
    cut_off.write_bytes(cut_off.read_bytes()[:1000])
    left = folder / "new-left"
    left.mkdir()
    user_cache.write(native.note_name(pack), b"")
    found = build_native(project, ["classics"], tools)
    assert found["classics"]["compiled"] == 2
    assert native.native_state(pack) == native.USED
    assert not left.exists()
    assert object_.stat().st_size > 1000
    assert json.loads(siegewright(project, *SIM).stdout)["native"]


def test_machine_code_in_the_project_is_never_loaded(project: Path) -> None:
    """It may come from a stranger."""
    planted = project / "generated" / "classics" / f"state{native.ABI}"
    planted.write_bytes(b"not even a library")
    try:
        done = siegewright(project, *SIM)
        assert not done.returncode
        assert json.loads(done.stdout)["errors"] == 0
    finally:
        planted.unlink(missing_ok=True)


HEARD = "from interpreter.watchdog import start_watchdog; start_watchdog(0.1, native=True)\n"


def test_machine_code_that_never_ends_is_ended_by_the_system() -> None:
    """Nothing written in Python can stop it."""
    deaf = subprocess.run(
        [sys.executable, "-c", f"{HEARD}sum(range(10**12))"], cwd=ROOT, check=False
    )
    assert deaf.returncode == -signal.SIGPROF
    listening = "while time.process_time() < 3: pass"
    fine = subprocess.run(
        [sys.executable, "-c", f"{HEARD}import time\n{listening}"], cwd=ROOT, check=False
    )
    assert fine.returncode == 0


# ------------------------------------------------------------------ without a C compiler


def test_without_a_c_compiler_the_message_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_pack(tmp_path, BASE + scenario("mark 1"))
    monkeypatch.setenv("CC", "no-such-compiler")
    assert main(["--root", str(tmp_path), "build", "--native"]) == 2
    assert "needs a C compiler, and `no-such-compiler` cannot be run: install gcc" in (
        capsys.readouterr().err
    )


def test_a_compiler_that_fails_is_quoted_line_by_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(*_: object) -> None:
        raise NotBuilt("the C compiler fails", "cc -shared\nfirst line\nsecond line")

    write_pack(tmp_path, BASE + scenario("mark 1"))
    monkeypatch.setattr("siegewright.packs.native_build.build_native_too", fails)
    assert main(["--root", str(tmp_path), "build", "--native"]) == 1
    said = "siegewright: the C compiler fails\n  cc -shared\n  | first line\n  | second line\n"
    assert capsys.readouterr().err.endswith(said)


def test_modules_that_are_data_stay_python() -> None:
    rule = "def f(game: int) -> int:\n    return game\n"
    assert is_worth_it(rule)
    assert not is_worth_it("X = 1\n")
    assert not is_worth_it("X = [\n" + "    1,\n" * 2000 + "]\n" + rule)


RECURSIVE = """\
# A comment.
from __future__ import annotations

from . import other as rules_other


def one(n: int) -> int:
    return rules_other.two(n)


def three(n: int) -> int:
    return one(n)
"""
OTHER = """\
from __future__ import annotations

from .first import one


def two(n: int) -> int:
    return one(n)
"""


def test_nothing_relies_on_generators_that_stop_early() -> None:
    """mypyc makes a list of `(... for ...)`: bots once asked about every option where the first good one would do."""
    for name, source in native.interpreter_sources().items():
        tree = ast.parse(source)
        used = {id(x) for call in ast.walk(tree) if isinstance(call, ast.Call) for x in call.args}
        for node in ast.walk(tree):
            if isinstance(node, ast.GeneratorExp):
                assert id(node) in used, f"{name}:{node.lineno}"


def test_rules_that_may_call_themselves_are_marked_and_lines_stay() -> None:
    texts = {"generated.a.first": RECURSIVE, "generated.a.other": OTHER}
    marked = mark_recursive(texts)
    first, other = marked["generated.a.first"], marked["generated.a.other"]
    assert first.count("@_recursive") == 1
    assert "@_recursive\ndef one" in first
    assert "@_recursive\ndef two" in other
    for name, text in texts.items():
        assert marked[name].count("\n") == text.count("\n")
