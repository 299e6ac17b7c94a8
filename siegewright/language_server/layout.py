"""A document in its one form, as `siegewright fmt` writes it."""

from __future__ import annotations

from difflib import SequenceMatcher
from pathlib import Path

from compiler import Diagnostic, Report
from compiler.tools import Home, LeftAlone, Overlap, Scope, apply_edits, formatted


class NotLaidOut(Exception):
    """Why a document stays as it is."""


def laid_out(
    text: str, path: str, root: Path, pack: Path, scope: Scope, found: tuple[Diagnostic, ...]
) -> str:
    """The document in its one form, with the names that things have now."""
    former = [edit for d in found if d.code == "W0407" for fix in d.fixes[:1] for edit in fix.edits]
    report = Report()
    try:
        renamed = apply_edits(text, [edit for edit in former if edit.span.path == path])
        made = formatted(renamed, path, Home(root, pack, scope), report)
    except (LeftAlone, Overlap) as error:
        raise NotLaidOut(str(error) or "the corrections touch each other") from error
    if made is None:
        first = report.sorted()[0]
        raise NotLaidOut(f"{first.message} ({first.span}): mend it first")
    return made


def changed_rows(old: list[str], new: list[str]) -> list[tuple[int, int, list[str]]]:
    """What to write in the place of which rows (from, to, new rows), so that the rest can stay."""
    rows = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    return [(a, b, new[c:d]) for tag, a, b, c, d in rows if tag != "equal"]
