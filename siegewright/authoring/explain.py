"""`siegewright explain PACK:ID`: a document of a pack after patches, and where each value comes from."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from compiler import ContentError, Project, Report, inspection
from siegewright.project import print_report
from siegewright.screen import indented
from siegewright.usage import FINE, WRONG, UsageError

WIDEST = 60  # of a value beside the name of its field


def explain_document(root: Path, pack: str, id: str, format: str) -> int:
    """Print the documents with an id, as the pack sees them after all patches."""
    report = Report()
    try:
        found = inspection.explain(Project(root), pack, id, report)
    except inspection.UnknownId as error:
        raise UsageError(str(error)) from error
    except ContentError:
        print_report(report, root, "text")
        return WRONG
    if format == "json":
        print(json.dumps([asdict(one) for one in found], indent=2, default=str))
    else:
        print("\n\n".join("\n".join(_lines(one)) for one in found))
    return FINE


# ------------------------------------------------------------------ printing


def _lines(one: inspection.Explained) -> Iterator[str]:
    title = f" ({one.name})" if one.name else ""
    yield f"{one.kind} {one.id}{title}, of the pack `{one.pack}`"
    yield f"  {one.where}"
    if one.values:
        yield ""
        names = max(len(told.field) for told in one.values)
        shown = [told.shown for told in one.values]
        widths = [len(text) for text in shown if _fits(text)]
        for told, text in zip(one.values, shown, strict=True):
            why = f" ({told.why})" if told.why else ""
            beside, below = (text, []) if _fits(text) else ("", text.split("\n"))
            width = max(widths, default=0)
            yield f"  {told.field:{names}}  {beside:{width}}  {told.where}{why}"
            yield from (f"    {row}" for row in below)
    for heading, rows in (
        ("patches", one.patches),
        ("rules text", one.text),
        ("rules", [f"{id}: {said}" if said else id for id, said in one.rules.items()]),
        ("named by", one.used_by),
        ("tests that name it", one.tests),
    ):
        if rows:
            yield ""
            yield f"  {heading}:"
            yield from (indented(row, "    ") for row in rows)


def _fits(text: str) -> bool:
    return "\n" not in text and len(text) <= WIDEST
