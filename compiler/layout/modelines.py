"""The first line of a content file, by which editors know its schema."""

from __future__ import annotations

import os
from pathlib import Path

from compiler.source.diagnostics import Edit, Fix, Report
from compiler.source.load import RawPack
from compiler.source.positions import Span

MODELINE = "# yaml-language-server: $schema="


def modeline(path: Path, root: Path, pack: Path) -> str:
    schema = root / "schemas" / pack.name / "documents.schema.json"
    return MODELINE + Path(os.path.relpath(schema, path.parent)).as_posix()


def check_modelines(raw: RawPack, root: Path, report: Report) -> None:
    """Report the files of a pack whose first line is another one."""
    if not raw.folder.is_relative_to(root):
        return  # its schemas lie in another project
    for file in raw.files:
        first = file.text.partition("\n")[0]
        wanted = modeline(root / file.path, root, raw.folder)
        if first.rstrip() == wanted or not file.documents:
            continue
        wrong = first.startswith(MODELINE)
        place = Span(file.path, 1, 1, len(first) if wrong else 0)
        title = "name the schema in the first line"
        report.warning(
            "W0101",
            "the first line names another schema" if wrong else "the first line names no schema",
            Span(file.path, 1, 1, max(1, len(first)) if wrong else 1),
            f"editors need it to complete keys; run `siegewright fmt`, or write `{wanted}`",
            fixes=(Fix(title, (Edit(place, wanted if wrong else f"{wanted}\n"),), safe=True),),
        )
