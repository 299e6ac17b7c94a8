"""Show diagnostics: to a person with the line and a caret, to a program as JSON or SARIF."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable, Iterable
from urllib.parse import quote

from compiler.source.codes import CODES
from compiler.source.diagnostics import MOST, Diagnostic, Edit, Fix, Severity
from compiler.source.positions import Span

# Gives the text of a file by the path that is in a span, or None if there is none.
Sources = Callable[[str], str | None]

TAB = 4
WIDEST = 160  # columns of a source line that are shown

_RESET = "\x1b[0m"
_BOLD = "\x1b[1m"
_BLUE = "\x1b[1;34m"
_COLOURS = {Severity.ERROR: "\x1b[1;31m", Severity.WARNING: "\x1b[1;33m"}


def render(diagnostics: Iterable[Diagnostic], sources: Sources, *, colour: bool = False) -> str:
    """The diagnostics as a person reads them, in the order given, with their count at the end.

    >>> from compiler.source.positions import Span
    >>> rain = Diagnostic("E0120", "unknown key `cots`", Span("a.yaml", 2, 1, 4))
    >>> print(render([rain], lambda path: "card: rain\\ncots: 2\\n"))
    error[E0120]: unknown key `cots`
     --> a.yaml:2:1
      |
    2 | cots: 2
      | ^^^^
    <BLANKLINE>
    1 error
    <BLANKLINE>
    """
    shown = list(diagnostics)
    if not shown:
        return ""
    lines: dict[str, list[str] | None] = {}
    parts = []
    for diagnostic in shown[:MOST]:
        path = diagnostic.span.path
        if path not in lines:
            text = sources(path)
            # Only these line breaks: a file's lines are counted by them everywhere else.
            lines[path] = None if text is None else text.replace("\r\n", "\n").split("\n")
        parts.append(_one(diagnostic, lines[path], colour))
    more = f" (the first {MOST:,} are shown)" if len(shown) > MOST else ""
    return "\n".join([*parts, _count(shown) + more, ""])


def as_json(diagnostics: Iterable[Diagnostic]) -> str:
    """The diagnostics as a JSON list, for editors and other programs."""
    rows = [
        {
            "code": diagnostic.code,
            "severity": diagnostic.severity.value,
            "message": diagnostic.message,
            **_place(diagnostic.span),
            "help": diagnostic.help,
            "notes": list(diagnostic.notes),
            "subject": diagnostic.subject or None,
            "suggestion": diagnostic.suggestion or None,
            "fixes": [
                {
                    "title": fix.title,
                    "safe": fix.safe,
                    "edits": [{**_place(span), "text": text} for span, text in fix.edits],
                }
                for fix in diagnostic.fixes
            ],
            "related": [{**_place(span), "text": text} for span, text in diagnostic.related],
        }
        for diagnostic in diagnostics
    ]
    return json.dumps(rows, indent=2, ensure_ascii=False) + "\n"


def _place(span: Span) -> dict[str, object]:
    return {"path": span.path, "line": span.line, "column": span.column, "length": span.length}


def as_sarif(diagnostics: Iterable[Diagnostic]) -> str:
    """The diagnostics as SARIF 2.1.0, which code hosts and editors show in place."""
    found = list(diagnostics)
    codes = sorted({diagnostic.code for diagnostic in found})
    results = []
    for diagnostic in found:
        span = diagnostic.span
        said = [diagnostic.message, *(f"note: {note}" for note in diagnostic.notes)]
        if diagnostic.help is not None:
            said.append(f"help: {diagnostic.help}")
        result: dict[str, object] = {
            "ruleId": diagnostic.code,
            "ruleIndex": codes.index(diagnostic.code),
            "level": diagnostic.severity.value,
            "message": {"text": "\n".join(said)},
            "locations": [{"physicalLocation": _physical(span)}],
        }
        if diagnostic.related:
            result["relatedLocations"] = [
                {"physicalLocation": _physical(span), "message": {"text": text}}
                for span, text in diagnostic.related
            ]
        if diagnostic.fixes:
            result["fixes"] = [_sarif_fix(fix) for fix in diagnostic.fixes]
        results.append(result)
    driver = {
        "name": "siegewright",
        "rules": [
            {"id": code, "shortDescription": {"text": CODES[code]}, "name": code} for code in codes
        ],
    }
    log = {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
            {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}
        ],
    }
    return json.dumps(log, indent=2, ensure_ascii=False) + "\n"


def _physical(span: Span) -> dict[str, object]:
    return {"artifactLocation": {"uri": quote(span.path)}, "region": _region(span)}


def _region(span: Span) -> dict[str, object]:
    return {
        "startLine": span.line,
        "startColumn": span.column,
        "endColumn": span.column + span.length,
    }


def _sarif_fix(fix: Fix) -> dict[str, object]:
    by_file: dict[str, list[Edit]] = {}
    for edit in fix.edits:
        by_file.setdefault(edit.span.path, []).append(edit)
    return {
        "description": {"text": fix.title},
        "artifactChanges": [
            {
                "artifactLocation": {"uri": quote(path)},
                "replacements": [
                    {"deletedRegion": _region(span), "insertedContent": {"text": text}}
                    for span, text in edits
                ],
            }
            for path, edits in by_file.items()
        ],
    }


def _one(diagnostic: Diagnostic, lines: list[str] | None, colour: bool) -> str:
    def paint(text: str, code: str) -> str:
        return f"{code}{text}{_RESET}" if colour else text

    span = diagnostic.span
    accent = _COLOURS[diagnostic.severity]
    title = paint(f"{diagnostic.severity.value}[{diagnostic.code}]", accent)
    number = str(span.line)
    margin = " " * len(number)
    bar = paint("|", _BLUE)
    result = [
        f"{title}{paint(f': {_safe(diagnostic.message)}', _BOLD)}",
        f"{margin}{paint('-->', _BLUE)} {_safe(str(span))}",
    ]
    if lines is not None and span.line <= len(lines):
        text, before, width = _cut(lines[span.line - 1], span.column - 1, span.length)
        result += [
            f"{margin} {bar}",
            f"{paint(number, _BLUE)} {bar} {text}".rstrip(),
            f"{margin} {bar} {' ' * before}{paint('^' * width, accent)}",
        ]
    for note in diagnostic.remarks:
        result.append(f"{margin} {paint('= note:', _BLUE)} {_safe(note)}")
    if diagnostic.help is not None:
        result.append(f"{margin} {paint('= help:', _BLUE)} {_safe(diagnostic.help)}")
    return "\n".join(result) + "\n"


def _cut(line: str, start: int, length: int) -> tuple[str, int, int]:
    """The line as it is shown, the columns before the caret, and the caret's width."""
    # A place beyond the line comes from folded texts, whose places are only near.
    start = max(0, min(start, len(line)))
    if len(line) > 8 * WIDEST:
        # A line of megabytes: only what is around the place is looked at.
        begin = max(0, start - 2 * WIDEST)
        line, start = line[begin : start + 4 * WIDEST], start - begin
    shown, places = _spread(line)
    before, end = places[start], places[min(start + max(1, length), len(line))]
    if places[-1] > WIDEST:
        first = next(i for i, place in enumerate(places) if place >= before - WIDEST // 3)
        room = places[first] + WIDEST
        last = max(i for i, place in enumerate(places) if place <= room)
        lead = "... " if first else ""
        tail = " ..." if last < len(line) else ""
        before, end = before - places[first] + len(lead), min(end, room) - places[first] + len(lead)
        return lead + "".join(shown[first:last]) + tail, before, max(1, end - before)
    return "".join(shown), before, max(1, end - before)


def _spread(line: str) -> tuple[list[str], list[int]]:
    """Each character as it is shown, and the column where each begins, and the line ends."""
    shown, places = [], [0]
    for sign in line:
        column = places[-1]
        if sign == "\t":
            text = " " * (TAB - column % TAB)
            width = len(text)
        else:
            text = _safe(sign)
            width = _width(sign) if text == sign else len(text)
        shown.append(text)
        places.append(column + width)
    return shown, places


def _width(sign: str) -> int:
    """How many columns a terminal gives a character."""
    if sign.isascii():
        return 1
    if unicodedata.combining(sign) or unicodedata.category(sign) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in ("W", "F") else 1


# Of these kinds are characters that command a terminal, turn the direction of reading, or cannot be seen.
_UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")


def _safe(text: str) -> str:
    """The text with characters that would not be shown, or do something else, written out."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(
        f"\\u{ord(sign):04x}" if unicodedata.category(sign) in _UNSEEN else sign for sign in text
    )


def _count(diagnostics: list[Diagnostic]) -> str:
    """How many there are of each severity.

    >>> from compiler.source.positions import Span
    >>> _count([Diagnostic("E0101", "", Span("a.yaml", 1, 1))] * 2)
    '2 errors'
    """
    parts = []
    for severity in Severity:
        number = sum(diagnostic.severity is severity for diagnostic in diagnostics)
        if number:
            parts.append(f"{number} {severity.value}{'s' if number > 1 else ''}")
    return ", ".join(parts)
