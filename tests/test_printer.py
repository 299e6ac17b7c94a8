"""The printer of Python trees: author's text stays text, and the layout is that of the project's formatter."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.codegen import py_print
from compiler.codegen import py_tree as p
from compiler.codegen.py_print import Printer, docstring, shortened, text_of, width
from tests.helpers import ruff
from tests.python_trees import Trees
from tests.texts import TEXTS

CHANCE = st.randoms(use_true_random=False)

# No pack can say these: the reader refuses them. The printer holds all the same.
REFUSED = {"signs that command": "\x85\x0c\x00\x1b[2J\u202e", "a form feed": "a\fb", "CR": "a\rb"}


# ------------------------------------------------------------------ author's text


def _holds(text: str) -> None:
    """A text as a literal, a comment and a docstring, with code before and behind."""
    assert ast.literal_eval(text_of(text)) == text
    plain = ast.dump(ast.parse("x = 1\ny = 2"))
    comment = p.Comment(text)
    assert ast.dump(ast.parse(f"x = 1  # {comment.text}\ny = 2")) == plain
    assert ast.dump(ast.parse(f"x = 1\n{shortened(comment, 0)}\ny = 2")) == plain
    lines = ["def f() -> None:", *docstring(comment, 4), "    return None"]
    [function] = ast.parse("\n".join(lines)).body
    assert isinstance(function, ast.FunctionDef)
    assert [type(node) for node in function.body] == [ast.Expr, ast.Return]
    assert ast.get_docstring(function)


@pytest.mark.parametrize("what", [*TEXTS, *REFUSED])
def test_a_text_becomes_a_literal_a_comment_or_a_docstring_and_nothing_else(what: str) -> None:
    _holds({**TEXTS, **REFUSED}[what])


@settings(max_examples=300)
@given(st.text())
def test_any_text_becomes_a_literal_a_comment_or_a_docstring_and_nothing_else(text: str) -> None:
    _holds(text)


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=8))
def test_a_value_is_read_by_python_as_it_was(value: object) -> None:
    def frozen(x: object) -> object:
        return tuple([frozen(y) for y in x]) if isinstance(x, list) else x

    lines = Printer().statement(p.Assign(p.Name("x"), p.literal(value)), 0)
    assert ast.literal_eval("\n".join(lines).removeprefix("x = ")) == frozen(value)


NO_NAMES = [
    "",
    "a b",
    "a.b",
    "print()",
    "x\n",
    "1",
    "if",
    "None",
    "é",
    "ﬁ",
    "a-b",
    "__import__('os')",
]


@pytest.mark.parametrize("word", NO_NAMES)
@pytest.mark.parametrize(
    "make",
    [
        pytest.param(lambda w: p.Do(p.Name(w)), id="a name"),
        pytest.param(lambda w: p.Do(p.From("typing", w)), id="an import"),
        pytest.param(lambda w: p.Do(p.Member("generated.a", w)), id="a member"),
        pytest.param(lambda w: p.Do(p.Attr(p.GAME, w)), id="an attribute"),
        pytest.param(lambda w: p.Do(p.Call(p.GAME, (), ((w, p.ZERO),))), id="an argument"),
    ],
)
def test_what_is_no_name_is_never_printed_as_one(make: object, word: str) -> None:
    assert callable(make)
    with pytest.raises(ValueError, match="not a name"):
        Printer("", {"generated.a": "a"}).statement(make(word), 0)


@pytest.mark.parametrize("word", NO_NAMES)
def test_no_definition_has_a_name_that_is_none(word: str) -> None:
    nothing: list[p.Stmt] = [p.Pass()]
    with pytest.raises(ValueError, match="not a name"):
        Printer().function(p.Function(word, [], p.NONE, nothing))
    with pytest.raises(ValueError, match="not a name"):
        Printer().function(p.Function("f", [p.Param(word, None)], p.NONE, nothing))
    with pytest.raises(ValueError, match="not a name"):
        Printer().class_(p.Class(word, p.Name("object")))
    with pytest.raises(ValueError, match="not a name"):
        Printer().constant(p.Constant(word, p.ZERO))


# ------------------------------------------------------------------ layout


def flat(statement: p.Stmt, monkeypatch: pytest.MonkeyPatch) -> str:
    with monkeypatch.context() as patched:
        patched.setattr(py_print, "WIDTH", 10**9)
        return "\n".join(Printer().statement(statement, 0))


@pytest.mark.parametrize("seed", range(4))
def test_layout_changes_no_meaning_and_is_that_of_the_formatter(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long lines are broken; what they say stays the same, to the last comma of a tuple."""
    trees = Trees(random.Random(seed))
    blocks: list[str] = []
    broken = 0
    for number in range(1_000):
        statement = trees.statement(trees.chance.randint(1, 4))
        lines = Printer().statement(statement, 0)
        one_line = flat(statement, monkeypatch)
        broken += len(lines) > len(one_line.split("\n"))
        wrapped = f"def f{number}():\n    " + "\n    ".join(lines)
        again = "def f():\n    " + one_line.replace("\n", "\n    ")
        assert _shape("def f():" + wrapped[wrapped.index("\n") :]) == _shape(again)
        blocks.append("\n".join([f"def f{number}(game):", *Printer().statement(statement, 4)]))
    assert broken > 200, "else the test would prove little"
    file = tmp_path / "trees.py"
    file.write_text("\n\n\n".join(blocks) + "\n", encoding="utf-8")
    assert ruff("format", file) == ""


def _shape(text: str) -> str:
    return ast.dump(ast.parse(text))


@given(CHANCE)
def test_layout_changes_no_meaning(chance: random.Random) -> None:
    trees = Trees(chance)
    statement = trees.statement(chance.randint(0, 4))
    body = Printer().statement(statement, 4)
    old, py_print.WIDTH = py_print.WIDTH, 10**9
    try:
        long = Printer().statement(statement, 4)
    finally:
        py_print.WIDTH = old
    assert _shape("\n".join(["def f():", *body])) == _shape("\n".join(["def f():", *long]))


def test_definitions_are_laid_out_as_the_formatter_does(tmp_path: Path) -> None:
    """Heads, docstrings, comments and fields, with texts of all lengths in them."""
    trees = Trees(random.Random(5))
    rows: list[str] = []
    for number, text in enumerate([*TEXTS.values(), "", " ", "'", "wide 漢" * 30, "a" * 98]):
        comment = p.Comment(text)
        notes: list[p.Expr | None] = [p.INT, p.Index(p.Name("list"), p.INT), None]
        params = [p.Param(f"parameter_{n}", notes[n % 3]) for n in range(number % 9)]
        params += [p.Param("last", p.INT, p.literal(number))]
        function = p.Function(
            f"rule_{number}", params, p.NONE, trees.block(3), comments=[comment], doc=comment
        )
        method = p.Function("__init__", params, p.NONE, trees.block(1), doc=comment)
        fields = [p.Assign(p.Name("x"), p.literal(text), p.Name("str"))]
        class_ = p.Class(f"Kind{number}", p.Name("object"), comment, fields, [method])
        rows += ["", "", *Printer().class_(class_)]
        rows += ["", "", *Printer().function(function)]
        rows += ["", "", *Printer().constant(p.Constant("X", p.literal(text), comments=[comment]))]
    text = "\n".join(rows[2:]) + "\n"
    ast.parse(text)
    file = tmp_path / "definitions.py"
    file.write_text(text, encoding="utf-8")
    assert ruff("format", file) == ""


def test_signs_that_take_two_columns_count_as_two() -> None:
    assert [width(text) for text in ("abc", "é", "漢字", "🎲", "e\u0301", "")] == [3, 1, 4, 2, 1, 0]
