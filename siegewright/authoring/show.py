"""`siegewright show`: the value after any pass of the compiler, the first tool for any bug."""

from __future__ import annotations

from pathlib import Path

from compiler import ContentError, Project, Report, inspection, pack_names
from siegewright.project import print_report
from siegewright.usage import FINE, WRONG


def show(root: Path, what: str, path: str) -> int:
    """Print what pass `what` makes of a pack, or of the documents of one of its files."""
    pack, file = _pack_of(root, path)
    report, own = Report(), file or f"content/{pack}/"
    try:
        for line in inspection.after_pass(Project(root), pack, what, report, file):
            print(line)
    except ContentError:
        pass  # the report says why
    # Warnings of packs that it requires are left out: a library is full of what this pack does not use.
    errors = report.errors
    shown = [d for d in report.diagnostics if d in errors or d.span.path.startswith(own)]
    print_report(Report(shown), root, "text")
    return WRONG if report.errors else FINE


def show_functions() -> int:
    """Print the functions and verbs that every pack has."""
    for line in inspection.functions():
        print(line)
    return FINE


def _pack_of(root: Path, path: str) -> tuple[str, str]:
    """The pack, and the file in it as spans name it ('' for all)."""
    given = Path(path)
    if path in pack_names(root):
        return path, ""
    full = (given if given.is_absolute() else Path.cwd() / given).resolve()
    try:
        parts = full.relative_to(root / "content").parts
    except ValueError:
        return given.name, ""
    return parts[0], full.relative_to(root).as_posix() if full.is_file() else ""
