"""`siegewright build`: brings generated/ up to date and says what it did."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from compiler import Unwritten, Update, update_packs
from siegewright.screen import paint
from siegewright.usage import FINE, WRONG

if TYPE_CHECKING:
    from compiler import Places, Project, Report

MOST_TOLD = 5  # altered files


def build_packs(
    root: Path,
    packs: Sequence[str],
    check: bool,
    force: bool,
    format: str,
    project: Project | None = None,
) -> int:
    """Bring generated/ up to date; with `check`, only say whether it is.

    A command that plays builds with the format `quiet`: it prints errors only, and needs no schemas.
    """
    done = update_packs(
        root,
        packs,
        _examine,
        check=check,
        force=force,
        schemas=format != "quiet",
        project=project,
    )
    _tell_altered(done.altered)
    for unwritten in done.unwritten:
        _tell_unwritten(unwritten)
    if format == "json":
        _print_json(done, packs)
    elif format == "sarif":
        from compiler import as_sarif

        print(as_sarif(done.diagnostics))
    elif done.diagnostics and (format == "text" or done.failed):
        from compiler import pack_files, render

        def text(path: str) -> str | None:
            return pack_files.text_to_show(root / path)

        paint(render(done.diagnostics, text, colour=sys.stdout.isatty()))
    if done.failed or done.unwritten:
        return WRONG
    if done.stale:
        named = ", ".join(done.stale)
        print(f"generated/ is not up to date: {named} (run `make build`)", file=sys.stderr)
        return WRONG
    if format == "text" and not check:
        _print_text(done, packs)
    return FINE


def _examine(pack: str, files: Mapping[str, str], places: Places, report: Report) -> None:
    from siegewright.packs.start_check import check_maps

    check_maps(pack, files, places, report)


def _print_json(done: Update, packs: Sequence[str]) -> None:
    if not done.packs:
        print(json.dumps({"built": [], "fresh": list(packs), "diagnostics": []}))
        return
    from compiler import as_json

    found = json.loads(as_json(done.diagnostics))
    print(json.dumps({"built": list(done.built), "stale": done.stale, "diagnostics": found}))


def _print_text(done: Update, packs: Sequence[str]) -> None:
    if not done.packs:
        named = f"{len(packs)} packs are" if len(packs) != 1 else f"{packs[0]} is"
        print(f"nothing to do: {named} up to date")
    for pack in done.packs:
        count = done.built.get(pack, 0)
        said = [f"{count} file{'s' if count != 1 else ''} changed"] if count else []
        if done.follows.get(pack):
            said.append(f"uses what changed in {', '.join(done.follows[pack])}")
        print(f"built {pack}: {'; '.join(said)}" if said else f"unchanged {pack}")


def _tell_altered(paths: Sequence[str]) -> None:
    """Report files in the output that Siegewright did not write; they have been replaced and never ran."""
    for path in paths[:MOST_TOLD]:
        words = "is not what the compiler writes for this content; rebuilding"
        print(f"siegewright: {path} {words}", file=sys.stderr)
    if len(paths) > MOST_TOLD:
        print(f"siegewright: and {len(paths) - MOST_TOLD} more files", file=sys.stderr)


def _tell_unwritten(unwritten: Unwritten) -> None:
    altered = ", ".join(unwritten.altered[:MOST_TOLD])
    named = f" ({altered})" if altered else ""
    print(
        f"siegewright: {unwritten.place} is not what the compiler writes for this content{named}, "
        f"and cannot be written: {unwritten.why}",
        file=sys.stderr,
    )
