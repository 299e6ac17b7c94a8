"""Mistakes in content, phrased for the person who wrote it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from enum import StrEnum

from compiler.source.positions import Span

# Lower than this and the guesses turn into noise ("speed" for "feed").
CUTOFF = 0.7
# No word that somebody meant is longer, and comparing long ones takes for ever.
LONGEST = 100
# Nobody mends more at a time; a file made to be wrong everywhere must end, too.
MOST = 1_000
CLIPPED = 600  # characters of a message


class Severity(StrEnum):
    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One mistake in the content."""

    code: str  # never reused
    message: str  # what is wrong
    span: Span  # the smallest stretch that shows it
    help: str | None = None  # what to do about it
    notes: tuple[str, ...] = ()  # facts that explain it, such as another place
    severity: Severity = Severity.ERROR


class ContentError(Exception):
    """The content has mistakes; all that were found are in the report."""

    def __init__(self, report: Report) -> None:
        super().__init__(f"{len(report.errors)} errors")
        self.report = report


@dataclass(slots=True)
class Report:
    """Collects the diagnostics of one run; a pass adds its mistakes and goes on."""

    diagnostics: list[Diagnostic] = field(default_factory=list)

    def error(
        self, code: str, message: str, span: Span, help: str | None = None, *notes: str
    ) -> None:
        self.add(Diagnostic(code, _clip(message), span, help and _clip(help), notes))

    def warning(
        self, code: str, message: str, span: Span, help: str | None = None, *notes: str
    ) -> None:
        clipped = help and _clip(help)
        self.add(Diagnostic(code, _clip(message), span, clipped, notes, Severity.WARNING))

    def add(self, diagnostic: Diagnostic) -> None:
        """Take a diagnostic; after very many, the next error ends the run (ContentError)."""
        self.diagnostics.append(diagnostic)
        if len(self.diagnostics) >= MOST and diagnostic.severity is Severity.ERROR:
            raise ContentError(self)

    def extend(self, diagnostics: Iterable[Diagnostic]) -> None:
        for diagnostic in diagnostics:
            self.add(diagnostic)

    @property
    def errors(self) -> list[Diagnostic]:
        return [d for d in self.diagnostics if d.severity is Severity.ERROR]

    def sorted(self) -> list[Diagnostic]:
        """Every diagnostic once, in the order of the files."""
        unique = dict.fromkeys(self.diagnostics)
        return sorted(unique, key=lambda d: (d.span, d.code, d.message))

    def stop_if_errors(self) -> None:
        if self.errors:
            raise ContentError(self)


def _clip(text: str) -> str:
    return text if len(text) <= CLIPPED else f"{text[:CLIPPED]}..."


def closest(name: str, known: Iterable[str]) -> str | None:
    """The known name nearest to `name`, or None if nothing is near.

    >>> closest("markk", {"mark", "move", "pass"})
    'mark'
    """
    if len(name) > LONGEST:
        return None
    # Sorted, so that two equally near names give the same answer on every run.
    names = sorted(set(known) - {name})
    slips = [other for other in names if len(other) > 2 and one_slip(name, other)]
    matches = get_close_matches(name, slips, n=1, cutoff=0) or get_close_matches(
        name, names, n=1, cutoff=CUTOFF
    )
    return matches[0] if matches else None


def one_slip(wrong: str, right: str) -> bool:
    """Whether one letter too many, too few, beside or swapped turns one word into the other.

    >>> one_slip("rsin", "rain"), one_slip("wehre", "where"), one_slip("she", "where")
    (True, True, False)
    """
    if abs(len(wrong) - len(right)) > 1:
        return False
    start = 0
    while start < min(len(wrong), len(right)) and wrong[start] == right[start]:
        start += 1
    rest, wanted = wrong[start:], right[start:]
    return (
        rest[1:] == wanted[1:]
        or rest[1:] == wanted
        or rest == wanted[1:]
        or (rest[:2] == wanted[:2][::-1] and rest[2:] == wanted[2:])
    )


def did_you_mean(name: str, known: Iterable[str]) -> str | None:
    near = closest(name, known)
    return f"did you mean `{near}`?" if near else None
