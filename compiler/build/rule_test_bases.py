"""Tests that take over the set-up of others.

before   - test: the bridge             (seats, define, given)
         - test: a troll falls          (extends: the bridge, when, then)
after    - test: a troll falls          (seats, define, given, when, then)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from compiler.build.rule_test_keys import lines, texts
from compiler.build.rule_tests import EXPECTS
from compiler.schema.validate import Document
from compiler.source.diagnostics import Report, did_you_mean
from compiler.source.positions import Fields, Items, Scalar, Value

TAKEN = (
    "scenario",
    "players",
    "seed",
    "options",
    "seats",
    "turn",
    "phase",
)  # unless the test says it again
ADDED = ("define", "given")  # what the test says comes after it


def with_bases(tests: Sequence[Document], report: Report) -> list[Document]:
    """The tests to be run, each with what it takes over. A test that only sets up for others is not run."""
    bases: set[str] = set()
    found: list[Document] = []
    for test in tests:
        for named in lines(test.body, "extends"):
            base = _named(named, test, tests)
            if base is None:
                titles = [t.id for t in tests if t is not test]
                said = f"there is no test `{named.text}`"
                report.error("E0201", said, named.span, did_you_mean(named.text, titles))
            elif test in _above(base, tests, []):
                said = "tests extend each other in a circle"
                report.error("E0133", said, named.span, "remove `extends` from one of them")
            else:
                bases.add(base.id)
        found.append(with_base(test, tests))
    return [test for test in found if test.id not in bases or _expects(test)]


def with_base(test: Document, tests: Sequence[Document]) -> Document:
    """A test with what it takes over from others."""
    body = test.body
    for base in reversed(_above(test, tests, [])[:-1]):
        body = _joined(base.body, body)
    return replace(test, body=body)


def _named(title: Scalar, test: Document, tests: Sequence[Document]) -> Document | None:
    """The test of this title; one of the same file is meant before one of another."""
    near = [t for t in tests if t.id == title.text]
    return min(near, key=lambda t: t.path != test.path, default=None)


def _above(test: Document, tests: Sequence[Document], seen: list[Document]) -> list[Document]:
    """All that the test extends, and at last the test itself; a base before what extends it, each once."""
    found: list[Document] = []
    for title in lines(test.body, "extends"):
        base = _named(title, test, tests)
        if base is not None and base not in (*seen, test, *found):
            found += _above(base, tests, [*seen, test, *found])
    return [*found, test]


def _joined(base: Fields, own: Fields) -> Fields:
    entries, keys = dict(own.entries), dict(own.keys)
    for key in (*TAKEN, *ADDED):
        value = base.entries.get(key)
        if value is None:
            continue
        mine = entries.get(key)
        if mine is not None and key in ADDED:
            items = (*_items(value), *_items(mine))
            entries[key] = Items(items, value.span)
        elif isinstance(mine, Fields) and isinstance(value, Fields):
            entries[key] = replace(
                mine,
                entries={**value.entries, **mine.entries},
                keys={**value.keys, **mine.keys},
            )
        elif mine is None:
            entries[key], keys[key] = value, base.keys[key]
    return Fields(entries, keys, own.span)


def _items(value: Value) -> tuple[Value, ...]:
    return value.items if isinstance(value, Items) else (value,)


def _expects(test: Document) -> bool:
    entries = test.body.entries
    checks = any(
        isinstance(s, Scalar) and s.text.strip()[:6] == "check:" for s in lines(test.body, "when")
    )
    return (
        checks
        or any(key in entries for key in (*EXPECTS, "text", "error"))
        or bool(texts(test.body, "rules"))
    )
