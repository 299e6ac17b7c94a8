"""A text that is being written: what can follow a place in it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, cast

from compiler.language.grammar import JOINING
from compiler.language.lalr import Reached, Refused
from compiler.language.lark_parser import driver, fixed_text, lark_parser
from compiler.language.syntax_builder import Reserved

LAST_WORDS = re.compile(r"\s*+(?:[a-z0-9_]++\s*+){0,2}")  # of a text that is read backwards
PAIR = re.compile(r"([a-z]+)\\s\+([a-z]+)")
COMMENT = re.compile(r'(?:[^"#\n]|"[^"\n]*")*#')


class Begun:
    """A text that is being written: the part before a place is read once, whatever follows it."""

    def __init__(self, before: str, start: str) -> None:
        self.before = before
        self.start = start
        # The last words are read again: two may be one, as `or nothing` is. Inside quotes, the whole line is.
        last_line = max(0, before.rfind("\n"))
        last = LAST_WORDS.match(before[::-1])
        cuts = (len(before) - (last.end() if last else 0), last_line, 0)
        self._since = next((found for cut in cuts if (found := self._read(before[:cut]))), None)
        self.in_comment = COMMENT.match(before[last_line:].lstrip("\n")) is not None

    def _read(self, text: str, since: Reached | None = None) -> Reached | None:
        try:
            return cast(Reached, driver().parse(text, self.start, since, breaks_off=True))
        except (Refused, Reserved):
            return None

    def tree(self, rest: str) -> Any:
        """The tree of the text with something after it; None if the grammar refuses that."""
        if self.in_comment:
            return None
        try:
            return driver().parse(f"{self.before}{rest}\n", self.start, self._since)
        except (Refused, Reserved):
            return None

    def words(self) -> set[str]:
        """The words of the language that can follow; empty if the text is wrong already."""
        found = self._following(self.before)
        if not self.before.rpartition("\n")[2].strip():  # a line may go on with one of these
            found |= JOINING & self._following(self.before.rstrip() + " ")
        for first, second, name in _pairs():
            begun = re.search(rf"\b{first}\s+$", self.before)
            if begun and self._following(self.before[: begun.start()], [(second, name)]):
                found.add(second)
        return found

    def _following(self, text: str, words: Sequence[tuple[str, str]] = ()) -> set[str]:
        reached = None if self.in_comment else self._read(text, self._since)
        if reached is None:
            return set()
        return {word for word, name in words or language_words() if driver().takes(reached, name)}


@cache
def language_words() -> list[tuple[str, str]]:
    """The words of the language, each with its terminal."""
    found = [(fixed_text(name), name) for name in (t.name for t in lark_parser().terminals)]
    return [(word, name) for word, name in found if word.isidentifier()]


@cache
def _pairs() -> list[tuple[str, str, str]]:
    """Words of the language that are one only together, such as `or nothing`, each with its terminal."""
    found = [(PAIR.match(t.pattern.value), t.name) for t in lark_parser().terminals]
    return [(pair[1], pair[2], name) for pair, name in found if pair]
