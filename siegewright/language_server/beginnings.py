"""Starts every scenario of a pack in another process, with `siegewright check`.

Some mistakes in a set-up only show there. It takes seconds for a large pack, so it runs when everything is
saved, and is stopped when the author types.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Container, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from compiler import Diagnostic, Related, Severity, Span, locations

STARTS = {"E0422", "E0425", "E0426", "W0471"}  # what only a game that begins can tell


def command_line(root: Path, *words: str) -> list[str]:
    """The words that run `siegewright` for a project, with the external packs of this process."""
    packs = [word for pack in locations.external_packs().values() for word in ("--pack", str(pack))]
    return [sys.executable, "-m", "siegewright.cli", "--root", str(root), *words, *packs]


async def begin(root: Path, pack: str) -> list[Diagnostic] | None:
    """What the games of a pack say when they begin; None if they could not be tried."""
    process = await asyncio.create_subprocess_exec(
        *command_line(root, "check", pack, "--format", "json"),
        cwd=root,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        preexec_fn=_behind if os.name == "posix" else None,
    )
    try:
        output, _ = await process.communicate()
        return list(diagnostics(json.loads(output), STARTS))
    except ValueError:  # no JSON: it could not even begin to check
        return None
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()


def _behind() -> None:
    """Let everything else go first."""
    os.nice(10)


def diagnostics(
    said: Iterable[dict[str, Any]], codes: Container[str] | None
) -> Iterable[Diagnostic]:
    """The diagnostics of some codes (or all of them) that a command has printed as JSON; without fixes."""
    for one in said:
        if codes is None or one["code"] in codes:
            yield Diagnostic(
                one["code"],
                one["message"],
                _span(one),
                one["help"],
                tuple(one["notes"]),
                Severity(one["severity"]),
                related=tuple(Related(_span(r), r["text"]) for r in one["related"]),
            )


def _span(row: dict[str, Any]) -> Span:
    return Span(row["path"], row["line"], row["column"], row["length"])
