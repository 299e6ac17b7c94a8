"""A small project for editors: two packs, the second on top of the first. The command is on the PATH, and a stranger's is in `.venv`."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from tests.helpers import ROOT

PACK = """\
pack: sequel
version: 1.0.0
title: Sequel
summary: Uses a word of another pack.
authors: [The Siegewright authors]
licence: MIT
engine: ">=0.1"
requires: {classics: ">=1.0"}
source: designed
"""
RULES = """\
- query: twice_forward player
  gives: number
  is: 2 * forward(player)
  silence: [{code: W0401, why: Only expansions use it.}]
"""


def classics_and_sequel(root: Path) -> Path:
    """Write the project into a new folder."""
    shutil.copytree(ROOT / "content" / "classics", root / "content" / "classics")
    sequel = root / "content" / "sequel"
    (sequel / "rules").mkdir(parents=True)
    line = "# yaml-language-server: $schema={}schemas/sequel/documents.schema.json\n"
    (sequel / "pack.yaml").write_text(line.format("../../") + PACK, encoding="utf-8")
    (sequel / "rules" / "more.yaml").write_text(line.format("../../../") + RULES, encoding="utf-8")
    command = root.parent / "bin" / "siegewright"
    note = f'echo $$ > "{root.parent}/pid"'  # which process it is, for those who kill it
    write_command(
        command, f'{note}\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -m siegewright.cli "$@"'
    )
    write_command(root / ".venv" / "bin" / "siegewright", f'touch "{ran(root)}"')
    return root


def write_command(path: Path, lines: str) -> None:
    path.parent.mkdir(parents=True)
    path.write_text(f"#!/bin/sh\n{lines}\n", encoding="utf-8")
    path.chmod(0o755)


def environment(root: Path) -> dict[str, str]:
    """The environment of an editor that finds the command on the PATH."""
    return {**os.environ, "PATH": f"{root.parent / 'bin'}{os.pathsep}{os.environ['PATH']}"}


def ran(root: Path) -> Path:
    """A file that exists as soon as the command of the project folder has run."""
    return root.parent / "ran"
