"""`siegewright reference`: pages about every kind and every word of a pack, made from schemas and content.

A page says what a word means, how it is written and in which file it is; not in which line, so
that the page changes only when the meaning does.
"""

from __future__ import annotations

import difflib
import sys
from collections.abc import Sequence
from pathlib import Path

from compiler import ContentError, Project, Report, inspection, pack_files, render
from siegewright.usage import FINE, WRONG, write_here

FOLDER = Path("docs") / "reference"


def reference(root: Path, packs: Sequence[str], check: bool) -> int:
    """Write the pages of packs, and the page of what every pack has; with `check`, compare them."""
    pages = {FOLDER / "kernel.md": inspection.kernel_page()}
    project = Project(root)
    for pack in packs:
        report = Report()
        try:
            pages[FOLDER / f"{pack}.md"] = inspection.pack_page(project, pack, report)
        except ContentError:
            print(render(report.sorted(), lambda path: pack_files.text_to_show(root / path)))
            return WRONG
    stale = [path for path, text in pages.items() if not _same(root / path, text)]
    for path in stale:
        if check:
            old = pack_files.text_to_show(root / path) or ""
            rows = difflib.unified_diff(
                old.splitlines(), pages[path].splitlines(), lineterm="", n=0
            )
            shown = list(rows)[2:]
            print(f"{path.as_posix()} is not up to date (run `siegewright reference`):")
            print("\n".join(shown[:12] + (["..."] if len(shown) > 12 else [])))
        else:
            write_here(root / path, pages[path].encode(), root, _is_page)
            print(f"wrote {path.as_posix()}")
    if not stale:
        print(f"{len(pages)} pages are up to date")
    sys.stdout.flush()
    return WRONG if check and stale else FINE


def _is_page(path: Path) -> bool:
    return b"<!-- Made by `siegewright reference`" in pack_files.read_bytes(path, 4_000)


def _same(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text
