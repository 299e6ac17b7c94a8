"""Slips of the pen anywhere in a pack are answered with diagnostics; none of them makes a check fail."""

from __future__ import annotations

import random
import re

import pytest

from compiler import Workspace
from tests.helpers import ROOT

WORD = re.compile(r"(?<![\w#])[a-z_]{2,}(?!\w)|[0-9]+|[^\sa-z_0-9]")
SLIPS = 150


@pytest.mark.parametrize("pack", ["deck_builder", "classics", "tabletop"])
def test_any_slip_is_answered(pack: str) -> None:
    files = {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted((ROOT / "content" / pack).rglob("*.yaml"))
    }
    words = sorted({word for text in files.values() for word in WORD.findall(text)})
    chance, workspace = random.Random(pack), Workspace(ROOT)
    told = 0
    for _ in range(SLIPS):
        path = chance.choice(sorted(files))
        slip = chance.choice([*WORD.finditer(files[path])])
        other = chance.choice(words)
        written = chance.choice((slip[0] + "qz", other, "", f"{slip[0]} {other}"))
        workspace.edit(path, files[path][: slip.start()] + written + files[path][slip.end() :])
        told += bool(workspace.diagnostics([pack]))
        workspace.view(pack)
        workspace.edit(path, files[path])
    assert told > SLIPS / 2
    assert not [d for d in workspace.diagnostics([pack]) if d.code.startswith("E")]


def test_a_document_that_tests_name_is_misspelt() -> None:
    """What a test cannot know is reported; no Python is made of the rest of it."""
    path = "content/kings_armory/bosses/pyramid_avatar.yaml"
    text = (ROOT / path).read_text(encoding="utf-8")
    workspace = Workspace(ROOT)
    workspace.edit(path, text.replace("boss: pyramid_avatar\n", "boss: pyramid_avatarqz\n"))
    found = workspace.diagnostics(["kings_armory"])
    assert {d.code for d in found} == {"E0201"}
    assert all(d.suggestion == "pyramid_avatarqz" for d in found)
