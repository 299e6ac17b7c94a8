"""Where a command works: the project folder, the packs that were named, and how mistakes are printed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from compiler import locations, pack_names
from siegewright.screen import paint
from siegewright.usage import UsageError

if TYPE_CHECKING:
    from compiler import Report


def find_root(options: argparse.Namespace) -> Path:
    """The project folder: `--root`, or the nearest folder upwards with content/.

    Where there is none, packs that `--pack` names can be used from any folder; else a UsageError.
    """
    if options.root is not None:
        root: Path = options.root.resolve()
        if not (root / "content").is_dir():
            raise UsageError(f"there is no content/ in {options.root}")
        return root
    here = Path.cwd()
    for folder in (here, *here.parents):
        if (folder / "content").is_dir():
            return folder
    if locations.external_packs():
        return here  # `--pack` brings all that is needed
    raise UsageError(
        "there is no content/ here or in a folder above: go to the project folder, use --root, "
        "name a pack with --pack, or start a project with `siegewright new pack NAME`"
    )


def chosen_packs(root: Path, wanted: Sequence[str]) -> list[str]:
    """The packs that were named; without names, those of `--pack`, else all (UsageError for unknown ones)."""
    known = pack_names(root)
    names = [Path(w).name for w in wanted]
    for name in names:
        if name not in known:
            from compiler import closest

            near = closest(name, known)
            hint = (
                f": did you mean `{near}`?" if near else f"; there are {', '.join(known) or 'none'}"
            )
            raise UsageError(f"there is no pack `{name}` in content/{hint}")
    return names or [*locations.external_packs()] or known


def source_of(root: Path) -> Callable[[str], str | None]:
    """A function that gives the text of a file of the project, for excerpts in messages."""
    from compiler import pack_files

    return lambda path: pack_files.text_to_show(root / path)


def print_report(report: Report, root: Path, format: str) -> None:
    """Print what is wrong with packs, as text, JSON or SARIF."""
    from compiler import as_json, as_sarif, render

    found = report.sorted()
    if format == "json":
        print(as_json(found))
    elif format == "sarif":
        print(as_sarif(found))
    elif found:
        paint(render(found, source_of(root), colour=sys.stdout.isatty()))
