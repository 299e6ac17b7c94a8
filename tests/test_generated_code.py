"""Generated modules hold only what we write ourselves: no text of a pack ever becomes Python."""

from __future__ import annotations

import ast
import io
import json
import re
import tempfile
import tokenize
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.build.build import Project, check_pack, compile_pack, resolved
from compiler.build.rule_tests import compile_test
from compiler.codegen.guard import names_asked, oddities
from compiler.source.diagnostics import ContentError, Report
from siegewright.packs.programs import load as load_checked
from tests.helpers import BASE, ROOT, Table, build, load, play, scenario, told, write_pack
from tests.hostile import COUNT, Files, filled, filled_places, harmless, patched, text_places
from tests.texts import PATTERNS, TEXTS


@pytest.mark.parametrize("pack", sorted(p.parent.name for p in ROOT.glob("generated/*/program.py")))
def test_shipped_modules_hold_only_what_we_know(pack: str) -> None:
    known = names_asked(resolved(Project(ROOT), pack, Report())[1])
    paths = sorted((ROOT / "generated" / pack).rglob("*.py"))
    assert paths
    found = {p.name: oddities(p.read_text(encoding="utf-8"), known) for p in paths}
    assert {name: odd for name, odd in found.items() if odd} == {}


# ------------------------------------------------------------------ hostile packs


def compiled(root: Path, files: Files, pack: str = "demo") -> dict[str, str]:
    """The modules of a pack without mistakes, and those of its rule tests."""
    report = Report()
    project = write_pack(root, files, pack)
    try:
        made = compile_pack(project, pack, report).files
        texts = {file.path: file.text for file in made}
        checked = check_pack(project, pack, report)
        for document in resolved(project, pack, Report())[0][-1].documents:
            if document.kind == "test":
                case = compile_test(checked.world, document)
                report.diagnostics += case.report.diagnostics
                texts[f"test {document.span.line}"] = case.code
    except ContentError:
        pass
    assert not report.errors, told(report.errors)[:2000]
    return texts


def shape(text: str) -> str:
    """A module without all that is text."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node.value = ""
    return ast.dump(tree)


def same_shapes(folder: Path, texts: Sequence[str]) -> dict[str, str]:
    """Modules of a hostile pack have the shape of those of a harmless one, and only texts differ."""
    files, values = filled(texts)
    plain, _ = filled(harmless(values))
    made = compiled(folder / "hostile", files)
    expected = compiled(folder / "harmless", plain)
    assert made.keys() == expected.keys()
    for path in made:
        assert shape(made[path]) == shape(expected[path]), path
    return made


def only_as_text(text: str) -> int:
    """How often a word stands in a module; never outside of texts and comments."""
    seen = 0
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if "zqx" in token.string:
            seen += 1
            assert token.type in (tokenize.STRING, tokenize.COMMENT), token
    return seen


def test_the_hostile_pack_has_texts_in_all_places() -> None:
    """Else something of the tests below would go untested."""
    assert COUNT > 120
    common = {"name", "flavour", "silence.why"}  # every kind has them; one is enough
    there = filled_places("zqx")
    ends = {place.partition(".")[2] for place in there}
    missing = text_places() - there
    missing -= {place for place in missing if place.partition(".")[2] in common & ends}
    assert sorted(missing) == []
    kinds = {path.name.split(".")[0] for path in (ROOT / "schemas").glob("*.json")}
    files, _ = filled(["zqx"])
    text = "\n".join(files.values())
    there = {kind for kind in kinds if f"{kind}: " in text}
    assert kinds - there == {"common", "patch"}, "`patched` has the patches"


@pytest.mark.parametrize("what", TEXTS)
def test_no_text_of_a_pack_becomes_code(
    tmp_path: Path, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    made = same_shapes(tmp_path, [TEXTS[what]])
    assert sum(only_as_text(text) for text in made.values()) > 60
    table = hostile_game(tmp_path, [TEXTS[what]])
    assert "zqx" in "".join(str(line) for line in table.game.log).lower()
    assert not (tmp_path / "zqx").exists()


SLOTTED = {
    "the name of a kind": "- kind: beast\n  source: designed\n  piece: true\n  name: TEXT\n",
    "the text of a kind": "- kind: beast\n  source: designed\n  piece: true\n  text: TEXT\n",
    "the text of a verb": "- verb: bite\n  source: designed\n  text: TEXT\n  do: mark 1\n",
    "the log of a verb": "- verb: bite\n  source: designed\n  log: TEXT\n  do: mark 1\n",
}


# In the name of a kind, only pairs of braces are looked at; in its text, only what has no pair.
TAKEN = {("the name of a kind", "brackets"), ("the text of a kind", "half an escape")}


@pytest.mark.parametrize("place", SLOTTED)
@pytest.mark.parametrize("what", [what for what in TEXTS if set(TEXTS[what]) & set("{}")])
def test_a_text_whose_braces_name_nothing_is_refused(tmp_path: Path, what: str, place: str) -> None:
    """Where braces have a meaning the hostile pack has none: here they are, refused or only text."""
    text = json.dumps(" ".join(TEXTS[what].split()))
    before, after = (BASE + SLOTTED[place]).split("TEXT")
    rest = after + scenario("mark 1")
    if (place, what) in TAKEN:
        made = compiled(tmp_path / "hostile", {"all.yaml": before + text + rest})
        plain = compiled(tmp_path / "harmless", {"all.yaml": before + "zqx word" + rest})
        assert {p: shape(t) for p, t in made.items()} == {p: shape(t) for p, t in plain.items()}
        for code in made.values():
            only_as_text(code)
        return
    report = Report()
    with pytest.raises(ContentError):
        compile_pack(write_pack(tmp_path, {"all.yaml": before + text + rest}), "demo", report)
    assert {d.code for d in report.errors} == {"E0216"}
    assert {d.span.line for d in report.errors} == {before.count("\n") + 1}


def hostile_game(root: Path, texts: Sequence[str]) -> Table:
    return play(build(root, filled(texts)[0]), [0] * 8)


@pytest.mark.parametrize("turn", range(5))
def test_what_looks_like_generated_code_stays_text(tmp_path: Path, turn: int) -> None:
    """Each place gets another of the texts that earlier compilers took for their own code."""
    size = len(PATTERNS)
    texts = [PATTERNS[(turn * 11 + n) % size] for n in range(size)]
    same_shapes(tmp_path, texts)
    table = hostile_game(tmp_path, texts)
    plain = {" ".join(text.split()).casefold() for text in texts}
    said = [str(line).casefold() for line in table.game.log]
    assert len([line for line in said if line in plain]) >= 5, "told as they were written"


WORDS = st.one_of(
    st.sampled_from([*PATTERNS, *TEXTS.values()]),
    st.text(alphabet=[chr(n) for n in range(32, 127)] + ["\n"], min_size=1, max_size=40),
    st.sampled_from(["вол", "漢字", "🎲", "é", "ß", "Ünder", "«»", "„“", "…", "\u00a0"]),
)


@settings(max_examples=25)
@given(st.lists(st.lists(WORDS, min_size=1, max_size=4).map(" ".join), min_size=1, max_size=99))
def test_no_texts_of_a_pack_become_code(texts: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        same_shapes(Path(folder), [f"zqx {text}" for text in texts])


@settings(max_examples=6)
@given(st.lists(st.lists(WORDS, min_size=1, max_size=4).map(" ".join), min_size=1, max_size=30))
def test_no_texts_of_patches_become_code(texts: list[str]) -> None:
    """The same for an expansion that brings its texts into documents of another pack."""
    files, values = patched([f"zqx {text}" for text in texts])
    plain, _ = patched(harmless(values))
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        write_pack(root, filled(["zqx"])[0])
        made, expected = compiled(root, files, "upper"), compiled(root, plain, "upper")
    assert {path: shape(text) for path, text in made.items()} == {
        path: shape(text) for path, text in expected.items()
    }


# ------------------------------------------------------------------ what was once found

FOUND = {
    "a call in a loop": "game.board.lines(print('author text runs as Python') or 3)",
    "a column": "game.piece_hp[1]",
    "a column of spaces": "game.space_mark[s]",
    "a table": "game.tables.x",
    "a role": "event.amount",
    "a loop": "for x in ROUNDS:",
    "a condition": "x if y else z",
    "the end of a rule": "return 3",
}


@pytest.mark.parametrize("what", FOUND)
def test_a_text_that_looks_like_generated_code_is_told_as_it_is(
    tmp_path: Path, what: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """Once, columns and tables were fetched before a loop by changing the text of the module."""
    text = FOUND[what]
    more = (
        "- verb: shout\n  source: designed\n  do: |\n"
        "    for each unit as u:\n"
        "      for each space as s:\n"
        "        if s.mark = u.hp - 6 and s = (1, 1):\n"
        f'          say "{text}"\n'
        "        s.mark += u.hp - 6\n"
    )
    setup = "place ant at (1, 1) for players[0]\nplace ant at (1, 1) for players[0]"
    flow = f'for each unit as u:\n  u.hp += 1\n  say "{text}"\nshout'
    table = play(build(tmp_path, BASE + more + scenario(flow, setup)))
    shown = text[:1].upper() + text[1:]
    assert [str(line) for line in table.game.log] == [shown] * 4
    assert capfd.readouterr().out == ""


# ------------------------------------------------------------------ names of files and folders

FILES = [
    "coding=utf-7 x",
    "coding: utf-7",
    "a # coding=utf-7/b",
    "vim: set fileencoding=utf-7 :",
    "import os",
    "print('x')",
    'a"b',
    "a'b",
    "{{ x }}",
    "{% raw %}",
    "class",
    "def/return",
    "None",
    "kinds",
    "state",
    "program",
    "contents",
    "lock",
    "demo",
    "__init__",
    "__class__",
    "__path__",
    "__slots__/__dict__",
    "___",
    "_x",
    "a_test",
    "game.piece_hp[1]",
    "1",
    "é漢字",
    "- x -",
    "a.b.c",
    "interpreter/api",
    "os",
    "type: ignore",
]
# In UTF-7 these letters are a quote and a call.
SECRET = "+ACI-, x+AD0AXwBf-import+AF8AXw-(+ACI-os+ACI-).system(+ACI-touch zqx+ACI-) or +ACI-"


def rooted(shape: str) -> str:
    """The shape of a module without how many folders it lies deep."""
    return re.sub(r"level=[0-9]+", "", shape)


@pytest.mark.parametrize("name", FILES)
def test_no_name_of_a_file_becomes_code(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A document has the same module wherever it stands, and its texts are what they were."""
    monkeypatch.chdir(tmp_path)
    wasp = (
        f'- unit: wasp\n  source: designed\n  name: "{SECRET}"\n  effects: |\n'
        "    on any howl: mark self.hp\n    aura 1: +1 size\n"
    )
    howl = "- event: howl\n  source: designed\n"
    base = BASE + howl + scenario("emit howl", "place wasp at (1, 1)")
    there = compiled(tmp_path / "there", {"base.yaml": base, f"{name}.yaml": wasp})
    plain = compiled(tmp_path / "plain", {"base.yaml": base, "plain.yaml": wasp})
    others = {"demo/contents.py", "demo/lock.py", "demo/program.py"}  # these name all modules
    [own] = [p for p, text in there.items() if "WASP" in text and p not in others]
    assert rooted(shape(there[own])) == rooted(shape(plain["demo/plain.py"]))
    write_pack(tmp_path, {"base.yaml": base, f"{name}.yaml": wasp})
    program = load_checked(tmp_path, "demo")
    assert program.definitions["demo.wasp"].name == SECRET
    assert load(tmp_path).definitions["demo.wasp"].name == SECRET, "imported by Python itself"
    assert not (tmp_path / "zqx").exists()
