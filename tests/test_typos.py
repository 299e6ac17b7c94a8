"""Slips in shipped content: how they are made, and how a few of them are judged."""

from __future__ import annotations

import random

import pytest

from bench.typos.__main__ import ROOT, run, slips
from bench.typos.judge import judge, subject
from bench.typos.report import figures, page, table
from bench.typos.slips import Slip, misspelt
from compiler import inspection
from compiler.source.diagnostics import one_slip


@pytest.mark.parametrize("word", ["strike", "to", "max_hp", "aaa"])
@pytest.mark.parametrize("seed", range(20))
def test_a_misspelt_word_is_one_slip_away(word: str, seed: int) -> None:
    made = misspelt(word, random.Random(seed))
    assert made != word
    assert one_slip(made, word)


def test_the_words_of_a_file_are_found_with_their_roles() -> None:
    known = subject(ROOT, "classics")
    roles = set()
    for path, text in known.files.items():
        for word in inspection.written_words(known.view, path):
            written = text[word.start : word.end]
            assert written
            assert "\n" not in written or word.role == "quoted"
            roles.add(word.role)
    assert {"key", "name", "definition", "reference", "number", "rule id", "sign"} <= roles


def test_the_same_seed_makes_the_same_slips() -> None:
    known = subject(ROOT, "classics")
    first = list(slips(known, 40, random.Random(7)))
    assert first == list(slips(known, 40, random.Random(7)))
    assert len({(s.path, s.start, s.wrong) for s in first}) == 40


def slip(old: str, new: str, file: str = "tic_tac_toe") -> Slip:
    path = f"content/classics/rules/{file}.yaml"
    text = (ROOT / path).read_text(encoding="utf-8")
    at = text.index(old)
    return Slip("misspelt", path, at, at + len(old), new, old)


def test_slips_are_judged_by_what_they_change() -> None:
    known = subject(ROOT, "classics")
    wrong = judge(known, slip("marking", "makring"))
    assert (wrong.changed, wrong.caught, wrong.right_line, wrong.helped) == (True, True, True, True)
    comment = judge(known, slip("# yaml-language", "# yml-language"))
    assert (comment.changed, comment.caught) == (False, False)


def test_most_slips_in_the_smallest_pack_are_answered_well() -> None:
    """A short run; `make typos` makes thousands in all packs."""
    verdicts = run(["classics"], 120, seed=3)
    reached = figures(verdicts)
    assert reached["caught"] >= 95, table(verdicts)
    assert reached["on the right line"] >= 92, table(verdicts)
    assert reached["with the right suggestion"] >= 80, table(verdicts)
    assert "| all | 120 |" in page(verdicts, 3)
