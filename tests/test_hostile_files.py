"""Packs made to lead astray, to hang or to fill the memory: told in words, within limits."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from compiler.source.diagnostics import MOST, Report
from compiler.source.load import load
from compiler.source.pack_files import DEEPEST, FILE_SIZE, yaml_files
from compiler.source.positions import plain
from compiler.source.yaml_reader import read_yaml
from siegewright.cli import main
from tests.helpers import BASE, ROOT, scenario, write_pack

MEGABYTES = 800
SECONDS = 60  # for all of them together, on a busy machine


def limited(root: Path, *words: str) -> tuple[int, str]:
    """Run the command with little memory and time; gives its exit code and all it said."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (MEGABYTES << 20, MEGABYTES << 20))

    done = subprocess.run(
        [sys.executable, "-m", "siegewright.cli", "--root", str(root), *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        preexec_fn=limit,
    )
    return done.returncode, done.stdout + done.stderr


# ------------------------------------------------------------------ texts too large, too many, too deep

X = "x" * FILE_SIZE
UNIT = "- unit: wasp\n  source: designed\n"
BOMB = "- a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"- {new}: &{new} [{', '.join([f'*{old}'] * 9)}]\n"
    for old, new in zip("abcdefgh", "bcdefghi", strict=True)
)
TEXTS = {
    "a text": (UNIT + f"  name: {X[:3_000_000]}\n", "E0113"),
    "a name": (UNIT + f"  name: {X[:5_000]}\n", "E0126"),
    "a key": (UNIT + f"  ? {X[:3_000_000]}\n  : 1\n", "E0113"),
    "a key of some length": (UNIT + f"  ? {X[:2_000]}\n  : 1\n", "E0113"),
    "a kind": (f"- ? {X[:3_000_000]}\n  : wasp\n", "E0113"),
    "an id": (f"- unit: {X[:300]}\n  source: designed\n", "E0127"),
    "the id of a kind": (f"- kind: {X[:300]}\n  source: designed\n", "E0127"),
    "a parameter": (f"- verb: v {X[:300]}\n  source: designed\n  do: mark 1\n", "E0127"),
    "a tag": (f"- unit: !{X[:900_000]} wasp\n  source: designed\n", "E0109"),
    "a file": (f"# {X}", "E0113"),
    "lists": ("- [" + "[]," * 1_200_000 + "]", "E0113"),
    "documents": ("- {unit: a, source: designed}\n" * 120_000, "E0113"),
    "empty documents": ("---\n" * 900_000, "E0113"),
    "tags": ("- !a b\n" * 500_000, "E0109"),
    "aliases of nothing": ("- *a\n" * 700_000, "E0112"),
    "aliases of a text": ("- &a " + X[:90_000] + "\n" + "- *a\n" * 20_000, "E0113"),
    "aliases that multiply": (BOMB, "E0113"),
    "colons": ("- a: b: c\n" * 350_000, "E0103"),
    "colons in one line": ("a" + ": b" * 1_200_000 + "\n", "E0103"),
    "keys twice": ("- {" + "a: 1, " * 600_000 + "}\n", "E0110"),
    "unknown keys": (UNIT + "".join(f"  k{n}: 1\n" for n in range(40_000)), "E0120"),
    "brackets": ("- " + "[" * 1_000_000, "E0113"),
    "braces": ("- " + "{a: " * 900_000, "E0113"),
    "steps": ("".join(" " * n + "- \n" for n in range(2_000)), "E0113"),
    "dashes": ("- " * 1_900_000, "E0113"),
    "question marks": ("? " * 1_900_000, "E0113"),
    "a whole number": (UNIT + f"  top: {'9' * 90_000}\n", "E0114"),
    "a longer number": (UNIT + f"  top: {'9' * 5_001}\n", "E0114"),
    "a hexadecimal number": (UNIT + f"  top: 0x{'f' * 90_000}\n", "E0114"),
    "a broken number": (UNIT + f"  top: 1.{'9' * 90_000}e999999999\n", "E0114"),
    "infinity": (UNIT + "  top: .inf\n", "E0114"),
    "nothing, as a sign": (UNIT + '  name: "a\\0b"\n', "E0115"),
    "nothing, as a byte": (UNIT + "  name: a\0b\n", "E0115"),
    "a command for the terminal": (UNIT + '  name: "\\e]0;owned\\a"\n', "E0115"),
    "a turn of direction": (UNIT + "  name: '\u202egnol'\n", "E0115"),
    "half a sign": (UNIT + '  name: "\\ud800"\n', "E0101"),
    "a tag of Python": (UNIT + "  name: !!python/object/apply:os.system ['true']\n", "E0109"),
    "a merge": (UNIT + "  <<: {top: 3}\n", "E0109"),
}


@pytest.fixture(scope="module")
def told_of_texts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """The codes of what one build with little memory said about a pack for every text."""
    root = tmp_path_factory.mktemp("texts")
    for number, (text, _) in enumerate(TEXTS.values()):
        files = {"all.yaml": BASE + scenario("mark 1"), "x.yaml": text}
        write_pack(root, files, f"pack_{number}")
    code, said = limited(root, "build", "--format", "json")
    assert (code, said[:1]) == (1, "{"), said[-2000:]
    found: dict[str, list[str]] = {}
    for one in json.loads(said)["diagnostics"]:
        found.setdefault(one["path"].split("/")[1], []).append(one["code"])
        assert len(one["message"]) < 1_000
    return found


@pytest.mark.parametrize("what", TEXTS)
def test_too_much_of_a_thing_is_told(told_of_texts: dict[str, list[str]], what: str) -> None:
    codes = told_of_texts[f"pack_{list(TEXTS).index(what)}"]
    assert TEXTS[what][1] in codes
    assert len(codes) <= MOST


def test_a_whole_pack_of_large_files_is_told(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, BASE).folder("demo")
    (folder / "a.yaml").write_text("# " + X[:-10], encoding="utf-8")
    for number in range(20):
        os.link(folder / "a.yaml", folder / f"a{number}.yaml")
    report = Report()
    load(folder, report, tmp_path)
    assert "E0113" in [d.code for d in report.diagnostics]


def test_yaml_makes_only_texts_and_numbers() -> None:
    """Whatever a file says, nothing but plain values comes of it."""
    report = Report()
    text = "a: !!python/name:os.system x\nb: !!binary aGk=\nc: !!set {x, y}\nd: 2001-01-01\ne: on"
    [value] = read_yaml(text, "a.yaml", report)
    assert plain(value) == {
        "a": "x",
        "b": "aGk=",
        "c": {"x": None, "y": None},
        "d": "2001-01-01",
        "e": "on",
    }
    assert [d.code for d in report.diagnostics] == ["E0109"] * 3


# ------------------------------------------------------------------ what is no file of the pack


def fifo(folder: Path) -> None:
    os.mkfifo(folder / "x.yaml")


def linked_fifo(folder: Path) -> None:
    os.mkfifo(folder / "pipe")
    (folder / "x.yaml").symlink_to("pipe")


def device(folder: Path) -> None:
    (folder / "x.yaml").symlink_to("/dev/zero")


def absolute(folder: Path) -> None:
    (folder / "x.yaml").symlink_to("/etc/hostname")


def upwards(folder: Path) -> None:
    (folder / "x.yaml").symlink_to("../../outside.yaml")


def beside(folder: Path) -> None:
    """Another folder whose path begins like that of the pack."""
    other = folder.with_name(folder.name + "_more")
    other.mkdir()
    (other / "y.yaml").write_text("unit: secret\n", encoding="utf-8")
    (folder / "x.yaml").symlink_to(other / "y.yaml")


def nowhere(folder: Path) -> None:
    (folder / "x.yaml").symlink_to("nothing.yaml")


def circle(folder: Path) -> None:
    (folder / "x.yaml").symlink_to("x.yaml")


def two_in_a_circle(folder: Path) -> None:
    (folder / "x.yaml").symlink_to("y.yaml")
    (folder / "y.yaml").symlink_to("x.yaml")


def own_folder(folder: Path) -> None:
    (folder / "x").symlink_to(".")


def folder_inside(folder: Path) -> None:
    (folder / "x").symlink_to("rules.d")


def folder_outside(folder: Path) -> None:
    (folder / "x").symlink_to("/")


def deep(folder: Path) -> None:
    for _ in range(DEEPEST + 2):
        folder = folder / "d"
    folder.mkdir(parents=True)


def line_end_in_a_name(folder: Path) -> None:
    (folder / 'x"\nimport os\n#.yaml').write_text(UNIT, encoding="utf-8")


def no_text_as_name(folder: Path) -> None:
    Path(os.fsdecode(os.fsencode(folder) + b"/x\xff.yaml")).write_text(UNIT, encoding="utf-8")


def turned_name(folder: Path) -> None:
    (folder / "x\u202elmay.yaml").write_text(UNIT, encoding="utf-8")


TRICKS = [
    fifo,
    linked_fifo,
    device,
    absolute,
    upwards,
    beside,
    nowhere,
    circle,
    two_in_a_circle,
    own_folder,
    folder_inside,
    folder_outside,
    deep,
    line_end_in_a_name,
    no_text_as_name,
    turned_name,
]


@pytest.mark.parametrize("trick", TRICKS, ids=lambda trick: trick.__name__)
def test_what_is_no_file_of_the_pack_is_told_and_not_read(
    tmp_path: Path, trick: Callable[[Path], None]
) -> None:
    (tmp_path / "outside.yaml").write_text("unit: secret\n", encoding="utf-8")
    folder = write_pack(tmp_path, BASE).folder("demo")
    trick(folder)
    report = Report()
    pack = load(folder, report, tmp_path)
    assert report.diagnostics
    assert {d.code for d in report.diagnostics} <= {"E0113", "E0116"}
    for found in report.diagnostics:
        assert found.span.path.isprintable()
    # Nothing of it was read, and what belongs to the pack was.
    assert [file.path for file in pack.files] == [
        "content/demo/pack.yaml",
        "content/demo/rules.d/all.yaml",
    ]
    assert "secret" not in "".join(file.text for file in pack.files)


def test_what_a_link_leads_to_is_not_even_quoted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "outside.yaml").write_text("secret\n", encoding="utf-8")
    upwards(write_pack(tmp_path, BASE).folder("demo"))
    for words in (["build"], ["check"], ["check", "--format", "json"], ["fmt"], ["pack", "demo"]):
        main(["--root", str(tmp_path), *words])
        told = capsys.readouterr()
        assert "secret" not in told.out + told.err
    assert (tmp_path / "outside.yaml").read_text(encoding="utf-8") == "secret\n"


def test_files_of_editors_are_passed_over(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, BASE).folder("demo")
    (folder / ".#x.yaml").symlink_to("me@here.1234")
    (folder / ".x.yaml.swp").write_text("no: [yaml", encoding="utf-8")
    found, refused = yaml_files(folder)
    assert (list(found), refused) == (["pack.yaml", "rules.d/all.yaml"], [])


def test_thousands_of_files_and_packs_are_read(tmp_path: Path) -> None:
    files = {f"units/u{n // 50}/u{n}.yaml": f"unit: u{n}\nsource: designed\n" for n in range(3_000)}
    project = write_pack(tmp_path, {**files, "all.yaml": BASE})
    report = Report()
    assert len(project.load("demo", report).files) == 3_002
    for number in range(2_000):
        (tmp_path / "content" / f"p{number}").mkdir()
        (tmp_path / "content" / f"p{number}" / "pack.yaml").touch()
    assert len(project.names()) == 2_001
    assert report.diagnostics == []


def test_a_game_may_rest_on_hundreds_of_packs(tmp_path: Path) -> None:
    """Each needs the one before it: far more than anybody has, and no deeper than Python can go."""
    project = write_pack(tmp_path, BASE, "p0")
    for number in range(1, 1_200):
        write_pack(tmp_path, {}, f"p{number}", requires=[f"p{number - 1}"])
    report = Report()
    assert [pack.id for pack in project.closure("p1199", report)][:2] == ["p0", "p1"]
    assert report.diagnostics == []
