"""Texts of the language have one form, whatever spaces they were written with."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.language.parse import tree_of
from compiler.language.pretty import comments, pretty, same
from compiler.language.refusals import LanguageError
from compiler.source.diagnostics import Report
from compiler.source.load import read_yaml
from compiler.source.positions import Fields, Items, Scalar, Value
from tests.helpers import ROOT


@pytest.mark.parametrize(
    ("start", "text", "made"),
    [
        pytest.param("expression", "x.hp>0  and  y", "x.hp > 0 and y", id="operators"),
        pytest.param("expression", "f( 1,g(x) ) [ 0 ] . hp", "f(1, g(x))[0].hp", id="calls"),
        pytest.param("expression", "x [0]", "x[0]", id="a part of a list"),
        pytest.param("expression", "-x*-3", "-x * -3", id="signs"),
        pytest.param("expression", "x in 1 .. y+1", "x in 1..y + 1", id="a range"),
        pytest.param("expression", "((x))", "x", id="brackets round a word"),
        pytest.param("expression", "(x.hp) + (y + 1)", "x.hp + (y + 1)", id="brackets that help"),
        pytest.param("expression", "(x and y) or z", "(x and y) or z", id="brackets of logic"),
        pytest.param("expression", "f((x + 1), (3, 4))", "f(x + 1, (3, 4))", id="arguments"),
        pytest.param("block", "let n=(2 if x else 1)", "let n = 2 if x else 1", id="a value"),
        pytest.param("block", "mark (x-1)", "mark (x - 1)", id="an argument of several words"),
        pytest.param("block", "mark -1", "mark -1", id="a sign behind a verb"),
        pytest.param("block", "mark x -1", "mark x - 1", id="a difference behind a verb"),
        pytest.param("block", "x.hp-=1;stop", "x.hp -= 1; stop", id="statements on a line"),
        pytest.param("block", "choose one:mark 1|mark 2", "choose one: mark 1 | mark 2", id="one"),
        pytest.param(
            "block",
            "if x :\n       mark 1 #one\n\n\n       #two\n#three\nelse :stop\n\n",
            "if x:\n  mark 1 # one\n\n  # two\n# three\nelse: stop",
            id="indentation, blank lines and comments",
        ),
        pytest.param(
            "block",
            "let xs = [1,\n 2,\n      3\n ]\nstop",
            "let xs = [1,\n  2,\n  3\n]\nstop",
            id="brackets over several lines",
        ),
        pytest.param("block", 'say "a  ;  b"', 'say "a  ;  b"', id="words for people stay"),
        pytest.param(
            "effects",
            "once per round , 1 coin :choose a foe within 5 ;mark 1\n-2 guard;* 2 move\nmove:4",
            "once per round, 1 coin: choose a foe within 5; mark 1\n-2 guard; *2 move\nmove: 4",
            id="abilities",
        ),
        pytest.param("block", "if if if", "if if if", id="what cannot be read stays"),
    ],
)
def test_a_text_has_one_form(start: str, text: str, made: str) -> None:
    assert pretty(text, start) == made
    assert pretty(made, start) == made


LONG = "very_long_name_of_a_condition"


@pytest.mark.parametrize(
    ("start", "text", "made"),
    [
        pytest.param(
            "block", "if q\n    and r: stop", "if q and r: stop", id="what fits is joined"
        ),
        pytest.param("block", "mark max(1,\n  2)", "mark max(1, 2)", id="also in brackets"),
        pytest.param(
            "block",
            "if q # why\n  and r: stop",
            "if q # why\n    and r: stop",
            id="a comment keeps its line",
        ),
        pytest.param(
            "effects",
            f"on hit where {LONG}: mark 1; mark 2 to somebody_else",
            f"on hit where {LONG}:\n  mark 1; mark 2 to somebody_else",
            id="a body below its trigger",
        ),
        pytest.param(
            "block",
            f"for each foe: mark 1 to {LONG}; mark 2 to {LONG}",
            f"for each foe:\n  mark 1 to {LONG}\n  mark 2 to {LONG}",
            id="one statement a line",
        ),
        pytest.param(
            "effects",
            f"choose foe where {LONG}; mark 12 to it",
            f"choose foe where {LONG};\n    mark 12 to it",
            id="an ability without a prefix goes on",
        ),
        pytest.param(
            "block",
            f"choose one: mark {LONG} | mark 2 to somebody_else",
            f"choose one:\n  mark {LONG}\n  mark 2 to somebody_else",
            id="alternatives",
        ),
        pytest.param(
            "block",
            f"if {LONG} and any foe where it.hp = 1 and it.mark:\n  stop",
            f"if {LONG}\n    and any foe where it.hp = 1 and it.mark:\n  stop",
            id="the outermost joint",
        ),
        pytest.param(
            "expression",
            f"count foe where {LONG} and it.mark",
            f"count foe\n  where {LONG} and it.mark",
            id="a value",
        ),
        pytest.param(
            "block",
            f"let x = {LONG} + another_name * 2 + third",
            f"let x = (\n  {LONG} + another_name * 2\n  + third\n)",
            id="brackets round a sum",
        ),
        pytest.param(
            "block",
            f"turn of p: walk, {LONG}, rest or pass if q",
            f"turn of p: walk, {LONG},\n    rest or pass if q",
            id="offers",
        ),
        pytest.param(
            "block",
            f"mark f({LONG}, second, third) to somebody",
            f"mark f(\n  {LONG}, second, third\n) to somebody",
            id="inside brackets",
        ),
        pytest.param(
            "block", f'say "{LONG} {LONG}"', f'say "{LONG} {LONG}"', id="words for people"
        ),
    ],
)
def test_long_lines_are_broken_where_they_read_well(start: str, text: str, made: str) -> None:
    assert pretty(text, start, 50) == made
    assert pretty(made, start, 50) == made


WAYS = {"do": "block", "setup": "block", "is": "expression", "where": "expression"}


@cache
def shipped() -> list[tuple[str, str]]:
    """Texts of the language in the packs that ship with Siegewright, each once."""
    found: dict[tuple[str, str], None] = {}

    def walk(value: Value, key: str) -> None:
        match value:
            case Fields():
                for name, inner in value.entries.items():
                    walk(inner, name)
            case Items():
                for inner in value.items:
                    walk(inner, key)
            case Scalar(value=str()):
                start = "effects" if key == "effects" else WAYS.get(key)
                if start is not None and value.text:
                    found[value.text, start] = None

    for pack in ("classics", "knight_fall"):
        for file in sorted((ROOT / "content" / pack).rglob("*.yaml")):
            for document in read_yaml(file.read_text(encoding="utf-8"), file.name, Report()):
                walk(document, "")
    return list(found)


def untidy(text: str, chance: random.Random) -> str:
    """The same text as a careless hand would write it."""
    rows: list[str] = []
    width = chance.choice([1, 2, 3, 5])
    for line in text.rstrip("\n").split("\n"):
        code = line.lstrip()
        level = (len(line) - len(code)) // 2
        if '"' not in code and "#" not in code:
            code = re.sub(r" ", lambda _: " " * chance.choice([1, 1, 2, 4]), code)
            code = re.sub(r"(?<=[;:|,]) +", lambda _: chance.choice(["", " ", "  "]), code)
            code = re.sub(r" *([<>=!+*/-]=?|[;|]) *", lambda m: _spread(m, chance), code)
        if chance.random() < 0.2:
            rows += [""] * chance.choice([1, 2])
        rows.append(" " * (level * width) + code)
        if '"' not in code and chance.random() < 0.2:
            rows[-1] += "   # a note"
    return "\n".join(rows) + "\n" * chance.choice([0, 1, 3])


def _spread(match: re.Match[str], chance: random.Random) -> str:
    sign = match.group(1)
    if sign in ("-", "+", "*") and match.group().startswith(" ") != match.group().endswith(" "):
        return match.group()  # a sign that belongs to what follows
    pads = ["", " ", "   "]
    return chance.choice(pads) + sign + chance.choice(pads)


@given(st.integers(0, 10**6), st.integers(0, 10**6))
def test_layout_keeps_the_meaning_and_forgets_the_spaces(which: int, seed: int) -> None:
    texts = shipped()
    text, start = texts[which % len(texts)]
    wild = untidy(text, random.Random(seed))
    try:
        tree = tree_of(wild, start)
    except LanguageError:
        return  # a space that was needed
    made = pretty(wild, start)
    assert same(tree_of(made, start), tree)
    assert comments(made) == comments(wild)
    assert pretty(made, start) == made
    assert not re.search(r"[ \t]$|\n\n\n", made, re.MULTILINE)
    if same(tree, tree_of(text, start)):
        bare = [re.sub(r"\s*#.*", "", row) for row in made.split("\n")]
        wanted = [re.sub(r"\s*#.*", "", row) for row in pretty(text, start).split("\n")]
        assert [row for row in bare if row] == [row for row in wanted if row]


def test_most_untidy_texts_are_read() -> None:
    """Else the property above would prove nothing."""
    read = 0
    for number, (text, start) in enumerate(shipped()[:150]):
        try:
            tree_of(untidy(text, random.Random(number)), start)
            read += 1
        except LanguageError:
            pass
    assert read > 100
