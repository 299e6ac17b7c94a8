"""A small project for editors: two packs, the second on top of the first, and the command where editors look for it."""

from __future__ import annotations

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
    command = root / ".venv" / "bin" / "siegewright"
    command.parent.mkdir(parents=True)
    run = f'PYTHONPATH="{ROOT}" exec "{sys.executable}" -m siegewright.cli "$@"'
    note = f'echo $$ > "{root}/.venv/pid"'  # which process it is, for those who kill it
    command.write_text(f"#!/bin/sh\n{note}\n{run}\n", encoding="utf-8")
    command.chmod(0o755)
    return root
