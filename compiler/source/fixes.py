"""Apply the fixes of diagnostics to the texts of files.

before   cots: 2          and the fix `replace cots with cost` at 1:1
after    cost: 2
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from compiler.source.diagnostics import Diagnostic, Edit, Fix, Report
from compiler.source.load import read_yaml
from compiler.source.positions import Span


class Overlap(ValueError):
    """Two edits of one text change the same place."""


def apply_edits(text: str, edits: Iterable[Edit]) -> str:
    """The text with all edits made; their places are those of the text before any of them.

    >>> apply_edits("cots 2\\n", [Edit(Span("a", 1, 1, 4), "cost"), Edit(Span("a", 1, 5, 0), ":")])
    'cost: 2\\n'
    """
    starts = [0]
    for line in text.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    places: list[tuple[int, int, str]] = []
    for span, new in edits:
        start = starts[min(span.line, len(starts)) - 1] + span.column - 1
        start = min(start, len(text))
        places.append((start, min(start + span.length, len(text)), new))
    places = sorted(set(places))
    for (_, end, _), (start, _, _) in pairwise(places):
        if start < end:
            raise Overlap
    for start, end, new in reversed(places):
        text = text[:start] + new + text[end:]
    return text


class NotFixed(Exception):
    """Why edits were not made."""


def corrected(text: str, path: str, edits: Iterable[Edit]) -> str:
    """A content file with all edits made; NotFixed if they overlap or leave a file that is not YAML."""
    try:
        new = apply_edits(text, edits)
    except Overlap as error:
        raise NotFixed("the corrections touch each other") from error
    if _mistakes(new, path) > _mistakes(text, path):
        raise NotFixed("what comes out cannot be read")
    return new


def _mistakes(text: str, path: str) -> int:
    report = Report()
    read_yaml(text, path, report)
    return len(report.errors)


def safe_fixes(diagnostics: Iterable[Diagnostic]) -> list[tuple[Diagnostic, Fix]]:
    """The fixes that can be made together without asking: safe ones that touch different places."""
    chosen: list[tuple[Diagnostic, Fix]] = []
    taken: list[Span] = []
    for diagnostic in diagnostics:
        fix = diagnostic.fixes[0] if diagnostic.fixes else None
        if fix is None or not fix.safe or any(fix.edits == other.edits for _, other in chosen):
            continue
        spans = [span for span, _ in fix.edits]
        if any(_touch(span, other) for span in spans for other in taken):
            continue
        taken += spans
        chosen.append((diagnostic, fix))
    return chosen


def _touch(one: Span, other: Span) -> bool:
    return (
        (one.path, one.line) == (other.path, other.line)
        and one.column <= other.column + other.length
        and other.column <= one.column + one.length
    )
