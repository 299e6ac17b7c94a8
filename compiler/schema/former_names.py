"""What `was:` says in a document: the names that it had before."""

from __future__ import annotations

from collections.abc import Iterator

from compiler.source.diagnostics import Hint, Report
from compiler.source.positions import Fields, Items, Scalar, Span


def former_names_of(body: Fields) -> Iterator[Scalar]:
    """The former names of a document: one, or a list of them."""
    was = body.entries.get("was")
    for item in was.items if isinstance(was, Items) else (was,):
        if isinstance(item, Scalar):
            yield item


def warn(old: str, new: str, span: Span, report: Report) -> None:
    """Report uses of a former name, with the new one."""
    hint = Hint(f"write `{new}`", old, new, safe=True)
    report.warning("W0407", f"`{old}` is now called `{new}`", span, hint, subject=old)
