"""Whatever the grammar can say is read or refused at its place, and printing it changes nothing."""

from __future__ import annotations

import random
import re
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.language.lark_parser import STARTS, lark_parser
from compiler.language.parse import read, tree_of
from compiler.language.pretty import comments, pretty, same
from compiler.language.refusals import LanguageError
from compiler.layout.formatted import formatted
from compiler.source.diagnostics import Report
from compiler.source.positions import Scalar, Span
from tests.fuzz import try_build
from tests.helpers import BASE, compile_text, indent, scenario
from tests.senses import pack as sensible
from tests.sentences import LONG, tokens, written

CHANCE = st.randoms(use_true_random=False)
START = st.sampled_from(STARTS)


def bare(text: str) -> list[str]:
    """The lines of a text that say something, without what is noted beside them."""
    rows = [re.sub(r'^((?:[^"#]|"[^"]*")*?)\s*#.*', r"\1", row) for row in text.split("\n")]
    return [row for row in rows if row.strip()]


@given(START, CHANCE)
def test_a_sentence_is_read_or_refused_at_its_place(start: str, chance: random.Random) -> None:
    text = written(tokens(chance, start), chance)
    rows = tuple((7 + number, 5) for number in range(text.count("\n") + 1))
    report = Report()
    tree = read(Scalar(text, text, Span("a.yaml", 7, 5), rows), start, report)
    assert (tree is None) == bool(report.errors)
    lines = text.split("\n")
    for found in report.diagnostics:
        assert (found.code, bool(found.message)) == ("E0301", True)
        line = lines[found.span.line - 7]
        assert 5 <= found.span.column <= 5 + len(line)
        assert 1 <= found.span.length <= max(1, len(line))


@given(START, CHANCE)
def test_what_is_printed_is_read_as_it_was_written(start: str, chance: random.Random) -> None:
    row = tokens(chance, start)
    tidy, careless = written(row), written(row, chance)
    try:
        tree = tree_of(careless, start)
    except LanguageError:
        with pytest.raises(LanguageError):
            tree_of(tidy, start)
        return
    assert same(tree_of(tidy, start), tree)
    made = pretty(careless, start)
    assert same(tree_of(made, start), tree)
    assert comments(made) == comments(careless)
    assert pretty(made, start) == made
    assert bare(made) == bare(pretty(tidy, start))


@given(CHANCE)
def test_a_file_of_sentences_has_one_layout(chance: random.Random) -> None:
    body = indent(written(tokens(chance, "block"), chance).replace("\t", " ").replace("\r", ""), 2)
    text = f"verb: v\ndo: |\n{body}\n"
    report = Report()
    made = formatted(text, "a.yaml", None, report)
    if report.errors:
        return
    assert made is not None
    assert formatted(made, "a.yaml", None, Report()) == made


def test_most_sentences_are_read_and_all_rules_are_tried() -> None:
    """Else the properties above would prove nothing."""
    chance = random.Random(1)
    count, longest = 0, 0
    seen: set[str] = set()
    for number in range(2_000):
        row = tokens(chance, STARTS[number % len(STARTS)])
        seen.update(kind for kind, _ in row)
        longest = max(longest, len(row))
        try:
            tree_of(written(row, chance), STARTS[number % len(STARTS)])
            count += 1
        except LanguageError:
            pass
    assert count > 1_800
    assert longest > LONG
    assert {t.name for t in lark_parser().terminals} - set(lark_parser().lexer_conf.ignore) <= seen


@settings(max_examples=40)
@given(CHANCE)
def test_a_pack_of_sentences_is_compiled_or_refused_at_its_place(chance: random.Random) -> None:
    def drawn(start: str) -> str:
        return indent(written(tokens(chance, start)))

    text = (
        BASE
        + f"- unit: wasp\n  source: designed\n  effects: |\n{drawn('effects')}\n"
        + f"- query: q n\n  source: designed\n  takes: {{n: number}}\n  is: |\n{drawn('expression')}\n"
        + scenario(written(tokens(chance, "block")))
    )
    with tempfile.TemporaryDirectory() as folder:
        report = compile_text(Path(folder), text)
    lines = text.split("\n")
    for found in report.diagnostics:
        assert found.span.path.startswith("content/demo/")
        if found.span.path.endswith("all.yaml"):
            assert 1 <= found.span.column <= len(lines[found.span.line - 1]) + 1


@settings(max_examples=12)
@given(CHANCE)
def test_rules_that_make_sense_run_or_are_stopped_in_words(chance: random.Random) -> None:
    with tempfile.TemporaryDirectory() as folder:
        try_build(sensible(chance), Path(folder))
