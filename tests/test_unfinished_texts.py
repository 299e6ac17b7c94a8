"""Texts that are being written are looked at in a time that grows with their length."""

from __future__ import annotations

import re
import time

import pytest

from compiler.language.unfinished import LAST_WORDS

BEFORE = re.compile(r"(?:\s*[a-z0-9_]+){0,2}\s*$")  # the same, read forwards: slow and plain


@pytest.mark.parametrize("text", ["", "a", "deal 1 to ", "a b c", "x (", "x(a  b", "say 'q' \n "])
def test_the_last_two_words_are_found(text: str) -> None:
    found = LAST_WORDS.match(text[::-1])
    assert found is not None
    assert text[: len(text) - found.end()] == BEFORE.sub("", text)


@pytest.mark.parametrize("text", ["1" * 100_000 + "!", " " * 100_000 + "!", "a " * 50_000 + "!"])
def test_long_words_take_no_time(text: str) -> None:
    before = time.process_time()
    assert LAST_WORDS.match(text[::-1]) is not None
    assert time.process_time() - before < 1
