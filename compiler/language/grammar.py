"""The text of the grammar, and the words that are listed in it."""

from __future__ import annotations

import re
from pathlib import Path

GRAMMAR = Path(__file__).with_name("grammar.lark").read_text(encoding="utf-8")


def _listed(rule: str) -> frozenset[str]:
    """The words of a rule that lists words."""
    found = re.search(rf"^!{rule}:((?:.*\n)(?: +\|.*\n)*)", GRAMMAR, re.MULTILINE)
    assert found is not None, rule
    return frozenset(re.findall(r'"([a-z]+)"', found[1]))


PREPOSITIONS = _listed("_after_is") | _listed("prep")


def _joining() -> frozenset[str]:
    """The words with which a line continues the one above."""
    found = re.search(r"^_JOINED.*\(\?=\(\?:([a-z|]+)\)", GRAMMAR, re.MULTILINE)
    assert found is not None
    return frozenset(found[1].split("|"))


JOINING = _joining()
