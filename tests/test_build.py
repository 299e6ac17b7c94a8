"""What a build leaves on the disk: the same bytes everywhere, all of it or nothing."""

from __future__ import annotations

import ast
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from compiler.build import processes, update
from compiler.build.build import Project, compile_pack
from compiler.build.output_folder import OutputFolder
from compiler.source.diagnostics import Report
from siegewright.packs.builder import build_packs
from tests.helpers import BASE, GOLDEN, ROOT, build, golden, play, scenario, write_pack

SETUP = "place ant at (1, 1) for players[0]\nplace queen at (4, 3) for players[1]"

# One of everything that has code of its own: several files, actions, windows, laws, queries, helpers.
FILES = {
    "kinds.yaml": BASE,
    "rules/events.yaml": """\
- event: harm amount to target from giver
  source: designed
  takes: {amount: number, target: unit, giver: unit}
  log: "{target} takes {amount}"
  do: |
    if amount < 0: stop
    target.hp -= amount
    if target.hp = 0: discard_from_game target
- query: best_target player
  source: designed
  gives: unit
  is: first best units where it.owner != player by lowest it.hp, highest it.size
- verb: strike target by amount from giver
  source: designed
  takes: {target: unit, amount: number, giver: unit}
  text: "{target} takes {amount}"
  do: emit harm (amount + (d6 if giver.tired else 0)) to target from giver
- window: reply of who
  source: designed
  takes: {who: unit}
- action: duck
  source: designed
  during: reply
  if: who.owner = player and not who.tired
  do: who.tired = true
""",
    "rules/laws.yaml": """\
- law: fatigue
  source: designed
  effects: |
    while it.tired: -1 size
    size at least 0
    on any harm where amount > 2: mark amount
""",
    "units/odd names/Wasp-1.yaml": """\
- unit: wasp
  source: designed
  name: "Wasp \\"Zzz\\" é {x} \\\\ '''"
  effects: |
    aura 2 of units where it.owner = player: +1 size
    once per day, use: strike best_target(player) by 2 from self
    on harm to self: mark 3
""",
    "main.yaml": """\
- action: hit with u to target
  source: designed
  choose:
    u: all units of player where it.hp > 0
    target: all units within u.reach + 9 of u where it.owner != player
  do: |
    open reply of target
    strike target by u.size from u
"""
    + scenario(
        "for each player as p:\n  active = p\n  turn of p: hit or pass\n  expire day",
        SETUP + "\nplace wasp at (2, 2) for players[0]",
    ),
}


def outputs(root: Path) -> dict[str, bytes]:
    """Everything that a build writes for people and machines to read."""
    found = {}
    for part in ("generated", "schemas"):
        for path in sorted((root / part).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                found[path.relative_to(root).as_posix()] = path.read_bytes()
    return found


def built(root: Path, files: Mapping[str, str] = FILES) -> dict[str, bytes]:
    write_pack(root, files)
    assert build_packs(root, ["demo"], False, False, "quiet") == 0
    return outputs(root)


def command(root: Path, *words: str, **environment: str) -> subprocess.Popen[str]:
    """`siegewright --root ... words` in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "siegewright.cli", "--root", str(root), *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


# ------------------------------------------------------------------ the same bytes


@pytest.mark.parametrize(
    "environment",
    [
        pytest.param({"PYTHONHASHSEED": "1"}, id="a hash seed"),
        pytest.param({"PYTHONHASHSEED": "4242"}, id="another hash seed"),
        pytest.param({"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}, id="C locale"),
        pytest.param({"LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"}, id="another locale and clock"),
    ],
)
def test_the_output_does_not_depend_on_the_environment(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    expected = built(tmp_path / "here")
    write_pack(tmp_path / "there", FILES)
    process = command(tmp_path / "there", "build", **environment)
    text, _ = process.communicate(timeout=60)
    assert process.returncode == 0, text
    assert outputs(tmp_path / "there") == expected


def test_the_output_does_not_depend_on_where_the_project_lies(tmp_path: Path) -> None:
    near, far = tmp_path / "a", tmp_path / "b" / "with spaces" / "é"
    assert built(near) == built(far)
    for name, data in outputs(far).items():
        assert str(tmp_path).encode() not in data, name


def test_the_output_does_not_depend_on_the_order_in_which_files_were_made(tmp_path: Path) -> None:
    expected = built(tmp_path / "a")
    for seed in (1, 2):
        names = list(FILES)
        random.Random(seed).shuffle(names)
        assert built(tmp_path / str(seed), {name: FILES[name] for name in names}) == expected


def test_windows_line_ends_make_the_same_modules(tmp_path: Path) -> None:
    expected = built(tmp_path / "a")
    write_pack(tmp_path / "b", FILES)
    for path in (tmp_path / "b" / "content").rglob("*.yaml"):
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert build_packs(tmp_path / "b", ["demo"], False, False, "quiet") == 0
    assert outputs(tmp_path / "b") == expected


def test_compiling_twice_in_one_process_gives_the_same(tmp_path: Path) -> None:
    project = write_pack(tmp_path, FILES)
    first = compile_pack(project, "demo", Report())
    again = compile_pack(project, "demo", Report())
    fresh = compile_pack(Project(tmp_path), "demo", Report())
    assert first == again == fresh


# ------------------------------------------------------------------ incremental


def times(root: Path) -> dict[str, int]:
    return {
        str(path.relative_to(root)): path.stat().st_mtime_ns
        for path in sorted(root.rglob("*"))
        if "content" not in path.relative_to(root).parts[:1] and path.name != "build.lock"
    }


def test_a_build_with_nothing_to_do_writes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    built(tmp_path)
    before = times(tmp_path)
    time.sleep(0.02)
    assert build_packs(tmp_path, ["demo"], False, False, "text") == 0
    assert times(tmp_path) == before
    assert "nothing to do" in capsys.readouterr().out


def test_a_forced_build_of_the_same_content_leaves_the_files_alone(tmp_path: Path) -> None:
    built(tmp_path)
    generated = tmp_path / "generated"
    before = {p: p.stat().st_mtime_ns for p in generated.rglob("*.py")}
    time.sleep(0.02)
    assert build_packs(tmp_path, ["demo"], False, True, "quiet") == 0
    assert {p: p.stat().st_mtime_ns for p in generated.rglob("*.py")} == before


@pytest.mark.parametrize(
    "change",
    [
        pytest.param("edit", id="a file is changed"),
        pytest.param("same size", id="a file is changed to one of the same size"),
        pytest.param("add", id="a file is added"),
        pytest.param("remove", id="a file is removed"),
        pytest.param("rename", id="a file is renamed"),
        pytest.param("output", id="the output was changed by hand"),
        pytest.param("output gone", id="a file of the output is missing"),
        pytest.param("output more", id="a file was put into the output"),
    ],
)
def test_a_build_notices_every_change(tmp_path: Path, change: str) -> None:
    """Whatever changed, the next build gives what a first build would give."""
    before = built(tmp_path / "a")
    content = tmp_path / "a" / "content" / "demo"
    generated = tmp_path / "a" / "generated" / "demo"
    time.sleep(0.02)
    match change:
        case "edit":
            file = content / "rules" / "laws.yaml"
            file.write_text(file.read_text().replace("-1 size", "-10 size"))
        case "same size":
            file = content / "rules" / "laws.yaml"
            file.write_text(file.read_text().replace("-1 size", "-2 size"))
        case "add":
            (content / "more.yaml").write_text("- unit: gnat\n  source: designed\n")
        case "remove":
            (content / "rules" / "laws.yaml").unlink()
        case "rename":
            (content / "rules" / "laws.yaml").rename(content / "rules" / "law.yaml")
        case "output":
            (generated / "program.py").write_text("PROGRAM = 1\n")
        case "output gone":
            (generated / "state.py").unlink()
        case "output more":
            (generated / "extra.py").write_text("EXTRA = 1\n")
    assert build_packs(tmp_path / "a", ["demo"], False, False, "quiet") == 0
    shutil.copytree(tmp_path / "a" / "content", tmp_path / "b" / "content")
    assert build_packs(tmp_path / "b", ["demo"], False, False, "quiet") == 0
    after = outputs(tmp_path / "a")
    assert after == outputs(tmp_path / "b")
    assert (after == before) == change.startswith("output")


def test_a_change_in_a_pack_below_rebuilds_the_packs_above(tmp_path: Path) -> None:
    write_pack(tmp_path, BASE + scenario("mark 1"), "ground")
    write_pack(tmp_path, "- unit: wasp\n  source: designed\n", "upper", requires=["ground"])
    packs = ["ground", "upper"]
    assert build_packs(tmp_path, packs, False, False, "quiet") == 0
    before = outputs(tmp_path)
    time.sleep(0.02)
    write_pack(tmp_path, BASE + scenario("mark 22"), "ground")
    assert build_packs(tmp_path, ["upper"], False, False, "quiet") == 0
    after = outputs(tmp_path)
    assert after["generated/ground/lock.py"] != before["generated/ground/lock.py"]
    assert build_packs(tmp_path, packs, True, False, "quiet") == 0, "ground was built with it"


def test_check_says_whether_the_output_is_fresh_and_writes_nothing(tmp_path: Path) -> None:
    write_pack(tmp_path, FILES)
    assert build_packs(tmp_path, ["demo"], True, False, "quiet") == 1
    assert not (tmp_path / "generated").exists()
    built(tmp_path)
    assert build_packs(tmp_path, ["demo"], True, False, "quiet") == 0
    (tmp_path / "generated" / "demo" / "state.py").write_text("X = 1\n")
    assert build_packs(tmp_path, ["demo"], True, False, "quiet") == 1
    assert (tmp_path / "generated" / "demo" / "state.py").read_text() == "X = 1\n"


# ------------------------------------------------------------------ all or nothing


@pytest.mark.parametrize(
    "mistake",
    [
        pytest.param("- unit: wasp\n  source: designed\n  sise: 3\n", id="a schema"),
        pytest.param("- unit: [", id="YAML"),
        pytest.param("- law: x\n  source: designed\n  effects: on nothing_: mark 1\n", id="a name"),
    ],
)
def test_a_failing_build_leaves_the_old_output(
    tmp_path: Path, mistake: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = built(tmp_path)
    (tmp_path / "content" / "demo" / "wrong.yaml").write_text(mistake)
    assert build_packs(tmp_path, ["demo"], False, False, "text") == 1
    assert "content/demo/wrong.yaml" in capsys.readouterr().out
    assert outputs(tmp_path) == before
    assert list((tmp_path / ".siegewright").glob("stage-*")) == []
    (tmp_path / "content" / "demo" / "wrong.yaml").unlink()
    assert build_packs(tmp_path, ["demo"], False, False, "quiet") == 0
    assert outputs(tmp_path) == before


def test_one_pack_with_mistakes_does_not_hold_up_the_others(tmp_path: Path) -> None:
    write_pack(tmp_path, FILES, "fine")
    write_pack(tmp_path, "- law: x\n  source: designed\n  effects: mark 1\n", "wrong")
    assert build_packs(tmp_path, ["fine", "wrong"], False, False, "quiet") == 1
    assert (tmp_path / "generated" / "fine" / "program.py").is_file()
    assert not (tmp_path / "generated" / "wrong").exists()


@pytest.mark.parametrize("processors", [2, 3])
def test_packs_compiled_side_by_side_come_out_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, processors: int
) -> None:
    more = "- unit: hornet\n  source: designed\n"
    packs = ["base", "more", "other", "wrong"]
    found: list[tuple[int, dict[str, bytes]]] = []
    for count, folder in ((1, tmp_path / "alone"), (processors, tmp_path / "together")):
        monkeypatch.setattr(processes, "processors", lambda count=count: count)
        monkeypatch.setattr(update, "WORTH_A_PROCESS", 1)
        for pack in ("base", "other"):
            write_pack(folder, FILES, pack)
        write_pack(folder, more, "more", requires=("base",))
        write_pack(folder, "- law: x\n  source: designed\n  effects: mark 1\n", "wrong")
        found.append((build_packs(folder, packs, False, False, "quiet"), outputs(folder)))
        assert build_packs(folder, packs[:3], True, False, "quiet") == 0
    assert found[0] == found[1]
    assert found[0][0] == 1
    assert "generated/more/contents.py" in found[0][1]


def test_a_process_that_fails_to_compile_a_pack_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for pack in ("one", "two"):
        write_pack(tmp_path, FILES, pack)
    monkeypatch.setattr(processes, "processors", lambda: 2)
    monkeypatch.setattr(update, "WORTH_A_PROCESS", 1)

    def fail(project: Project, pack: str, *rest: object) -> None:
        raise ValueError(f"out of ink for {pack}")

    compiling = compile_pack
    monkeypatch.setattr(
        "compiler.build.build.compile_pack",
        lambda project, pack, *rest: (fail if pack == "one" else compiling)(project, pack, *rest),
    )
    # Of two packs of the same size, the first goes to the other process, which has nothing to write.
    with pytest.raises(RuntimeError, match="out of ink for one"):
        build_packs(tmp_path, ["one", "two"], False, False, "quiet")
    assert not (tmp_path / "generated" / "two").exists()


def versions(root: Path) -> list[dict[str, bytes]]:
    """The two outputs between which builds go to and fro; a few hundred files, to be slow enough."""
    found = []
    for number in (1, 2):
        folder = root / f"version {number}"
        write_pack(folder, many(number))
        assert build_packs(folder, ["demo"], False, False, "quiet") == 0
        found.append(outputs(folder / "."))
    return found


def many(number: int) -> dict[str, str]:
    units = {
        f"units/u{n}.yaml": f"- unit: u{n}\n  source: designed\n  size: {number}\n"
        f"  effects: |\n    aura 2: +{number} size\n"
        for n in range(40)
    }
    return {"base.yaml": BASE + scenario("mark 1"), **units}


def generated(found: dict[str, bytes]) -> dict[str, bytes]:
    return {name: data for name, data in found.items() if name.startswith("generated/demo/")}


def test_a_build_that_is_killed_leaves_the_last_good_output_whole(tmp_path: Path) -> None:
    """Killed at random moments, from before the first file to after the last."""
    wanted = [generated(found) for found in versions(tmp_path)]
    root = tmp_path / "project"
    write_pack(root, many(1))
    assert build_packs(root, ["demo"], False, False, "quiet") == 0
    chance = random.Random(7)
    killed = 0
    begun = time.monotonic()
    for attempt in range(12):
        write_pack(root, many(2 - attempt % 2))
        process = command(root, "build", "--force")
        time.sleep(chance.uniform(0.15, 0.9))
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=60)
        killed += process.returncode != 0
        assert generated(outputs(root)) in wanted
        if killed >= 5 and time.monotonic() - begun > 6:
            break
    assert killed, "no build was slow enough to be killed"
    write_pack(root, many(2))
    assert build_packs(root, ["demo"], False, False, "quiet") == 0
    assert generated(outputs(root)) == wanted[1]
    assert list((root / ".siegewright").glob("stage-*")) == [], "what was left behind is cleaned up"


def test_a_build_killed_while_it_writes_leaves_the_last_good_output_whole(tmp_path: Path) -> None:
    """Killed exactly between two files of the new output, and between writing and swapping."""
    before = built(tmp_path)
    for moment in ("write_text", "swap"):
        code = (
            "import os, pathlib, compiler.build.output_folder as store\n"
            "def die(*a, **k): os.kill(os.getpid(), 9)\n"
            + (
                "count = [0]\nold = pathlib.Path.write_text\n"
                "def write(self, *a, **k):\n"
                "    count[0] += 1\n"
                "    return die() if count[0] > 3 else old(self, *a, **k)\n"
                "pathlib.Path.write_text = write\n"
                if moment == "write_text"
                else "store.swap = die\n"
            )
            + f"store.OutputFolder(pathlib.Path({str(tmp_path)!r})).replace_pack('demo', "
            "{f'm{n}.py': 'X = 1\\n' for n in range(9)})\n"
        )
        done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=60, check=False)
        assert done.returncode == -signal.SIGKILL
        assert outputs(tmp_path) == before


def test_a_swap_without_help_of_the_system_still_replaces_the_pack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(*_: object, **__: object) -> None:
        raise OSError

    store = OutputFolder(tmp_path)
    assert store.replace_pack("demo", {"a.py": "A = 1\n", "in/b.py": "B = 1\n"})
    monkeypatch.setattr("compiler.build.output_folder.ctypes.CDLL", missing)
    assert store.replace_pack("demo", {"a.py": "A = 2\n"})
    assert not store.replace_pack("demo", {"a.py": "A = 2\n"})
    assert {p.name: p.read_text() for p in (tmp_path / "generated" / "demo").iterdir()} == {
        "a.py": "A = 2\n"
    }


def test_two_builds_at_once_do_not_disturb_each_other(tmp_path: Path) -> None:
    expected = [generated(found) for found in versions(tmp_path)][1]
    root = tmp_path / "project"
    write_pack(root, many(1))
    assert build_packs(root, ["demo"], False, False, "quiet") == 0
    write_pack(root, many(2))
    processes = [command(root, "build", "--force") for _ in range(3)]
    for process in processes:
        text, _ = process.communicate(timeout=120)
        assert process.returncode == 0, text
    assert generated(outputs(root)) == expected
    assert list((root / ".siegewright").glob("stage-*")) == []
    assert build_packs(root, ["demo"], True, False, "quiet") == 0


def test_a_build_waits_for_the_one_before_it(tmp_path: Path) -> None:
    inside = threading.Event()

    def second() -> None:
        with OutputFolder(tmp_path).locked():
            inside.set()

    thread = threading.Thread(target=second)
    with OutputFolder(tmp_path).locked():
        thread.start()
        assert not inside.wait(0.2)
    assert inside.wait(10)
    thread.join()


# ------------------------------------------------------------------ what is generated


def test_every_function_names_the_yaml_it_came_from(tmp_path: Path) -> None:
    built(tmp_path)
    own = {"new_game", "set_up"}  # nothing of the content is in them
    for path in (tmp_path / "generated" / "demo").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        lines = text.split("\n")
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.FunctionDef) or node.name in own:
                continue
            if node.name.startswith("_") or path.name in ("kinds.py", "state.py"):
                continue  # loops inside a function above, and what all packs have
            first = node.body[1 if ast.get_docstring(node) and len(node.body) > 1 else 0]
            head = "\n".join(lines[node.lineno - 1 : first.lineno])
            assert "# content/demo/" in head, f"{path.name}: {node.name}"


AUTHOR_TEXTS = [
    pytest.param('"', id="a quote"),
    pytest.param("'\"", id="both quotes"),
    pytest.param("\\", id="a backslash"),
    pytest.param("\\n", id="what looks like a line end"),
    pytest.param("{x} {{y}} %s {% if %} {{ 1 }}", id="braces"),
    pytest.param('"""', id="three quotes"),
    pytest.param("é漢字🎲", id="other alphabets"),
    pytest.param("a" * 300, id="a long text"),
    pytest.param(", ".join(["word"] * 60) + " (and) [so] {on}", id="a long text with brackets"),
]


@pytest.mark.parametrize("text", AUTHOR_TEXTS)
def test_author_text_arrives_unchanged_and_never_becomes_code(tmp_path: Path, text: str) -> None:
    # A JSON text is a YAML text, unless signs are written as pairs.
    written = json.dumps(text, ensure_ascii=max(map(ord, text)) < 0x10000)
    slots = str.maketrans("{}", "()")  # in what is told, braces have a meaning
    plain = text.translate(slots)
    told = written.translate(slots)
    more = (
        f"- unit: wasp\n  source: designed\n  name: {written}\n"
        f"- verb: call_out\n  source: designed\n  log: {told}\n  do: mark 3\n"
        f"- action: shout\n  source: designed\n  text: {told}\n  do: call_out\n"
    )
    program = build(tmp_path, BASE + more + scenario("turn of active: shout"))
    table = play(program, [0])
    assert program.definitions["demo.wasp"].name == text
    assert table.asked[0].options == [plain]
    log = table.game.log[0]
    assert log == plain[:1].upper() + plain[1:]


# ------------------------------------------------------------------ golden


SMALL = GOLDEN / "small"


def test_a_small_pack_becomes_the_module_beside_it(tmp_path: Path, update_golden: bool) -> None:
    """`tests/golden/small` holds a pack and what it becomes; read the difference as a reviewer."""
    shutil.copytree(SMALL / "content", tmp_path / "content")
    made = compile_pack(Project(tmp_path), "small", Report())
    for file in made.files:
        if file.text and not file.path.endswith("lock.py"):
            golden(f"small/generated/{file.path}.txt", file.text, update_golden)
    there = {
        path.relative_to(SMALL / "generated").as_posix().removesuffix(".txt")
        for path in (SMALL / "generated").rglob("*.txt")
    }
    assert there == {f.path for f in made.files if f.text and not f.path.endswith("lock.py")}


@pytest.mark.parametrize("name", ["demo/unit.schema.json", "verb.schema.json"])
@pytest.mark.parametrize("gone", [True, False], ids=["missing", "altered"])
def test_a_build_puts_a_schema_right_that_somebody_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, gone: bool
) -> None:
    write_pack(tmp_path, BASE + scenario("mark 1"))
    assert build_packs(tmp_path, ["demo"], False, False, "text") == 0
    schema = tmp_path / "schemas" / name
    before = schema.read_text(encoding="utf-8")
    if gone:
        schema.unlink()
    else:
        schema.write_text(before.replace('"type"', '"tpye"', 1), encoding="utf-8")
    capsys.readouterr()
    assert build_packs(tmp_path, ["demo"], False, False, "quiet") == 0
    assert gone != schema.exists()  # whoever plays does not need it
    assert build_packs(tmp_path, ["demo"], False, False, "text") == 0
    assert capsys.readouterr().out.splitlines()[-1] == "built demo: 1 file changed"
    assert schema.read_text(encoding="utf-8") == before
    assert build_packs(tmp_path, ["demo"], False, False, "text") == 0
    assert capsys.readouterr().out == "nothing to do: demo is up to date\n"
