"""Warnings about lines of rules and effects that are too long to read."""

from __future__ import annotations

from collections.abc import Iterator

from compiler.schema.rule_keys import ways_of
from compiler.schema.scope import Scope
from compiler.source.diagnostics import Report
from compiler.source.positions import Fields, Items, Scalar, Value, Woven

WIDEST = 100  # columns of the file; `siegewright fmt` breaks longer lines where it can


def report_long_lines(kind: str, body: Fields, scope: Scope, report: Report) -> None:
    """Warn of each line of a document's rules and effects that is wider than it should be."""
    if kind == "test":  # a line of a test is one expectation, often a table of values
        return
    shape = scope.shape(kind)
    ways = ways_of(kind, scope)
    for key, value in body.entries.items():
        if key in shape.nested:
            for inner in value.items if isinstance(value, Items) else (value,):
                if isinstance(inner, Fields):
                    report_long_lines(shape.nested[key], inner, scope, report)
        elif key in ways:
            for scalar in _texts(value):
                _lines(scalar, report)


def _texts(value: Value) -> Iterator[Scalar]:
    match value:
        case Scalar():
            yield value
        case Items():
            yield from (item for item in value.items if isinstance(item, Scalar))
        case Fields():
            yield from (item for item in value.entries.values() if isinstance(item, Scalar))


def _lines(scalar: Scalar, report: Report) -> None:
    at = 0
    for row in scalar.text.split("\n"):
        wide = len(row.rstrip())
        if wide and not row.lstrip().startswith("#"):
            span = scalar.at(at, wide)
            end = span.column + (span.length if isinstance(scalar, Woven) else wide) - 1
            if end > WIDEST:
                said = f"this line has {end} columns, and more than {WIDEST} are hard to read"
                help = "run `siegewright fmt`, or break it: a line continues inside brackets, before `and`, `or`, `where`, `as` and `by`, and after a comma"
                report.warning(
                    "W0450", said, scalar.at(at + len(row) - len(row.lstrip()), wide), help
                )
        at += len(row) + 1
