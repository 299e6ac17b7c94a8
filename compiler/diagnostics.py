"""Mistakes in content, phrased for the person who wrote it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from enum import StrEnum

from compiler.source import Span

# Lower than this and the guesses turn into noise ("speed" for "feed").
CUTOFF = 0.7


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
        self.diagnostics.append(Diagnostic(code, message, span, help, notes))

    def warning(
        self, code: str, message: str, span: Span, help: str | None = None, *notes: str
    ) -> None:
        self.diagnostics.append(Diagnostic(code, message, span, help, notes, Severity.WARNING))

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


def closest(name: str, known: Iterable[str]) -> str | None:
    """The known name nearest to `name`, or None if nothing is near.

    >>> closest("markk", {"mark", "move", "pass"})
    'mark'
    """
    # Sorted, so that two equally near names give the same answer on every run.
    matches = get_close_matches(name, sorted(known), n=1, cutoff=CUTOFF)
    return matches[0] if matches else None


def did_you_mean(name: str, known: Iterable[str]) -> str | None:
    near = closest(name, known)
    return f"did you mean `{near}`?" if near else None
