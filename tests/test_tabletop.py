"""The library pack `tabletop`: every rule of it, played in a small pack that requires it."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from siegewright.cli import main
from tests.helpers import ROOT, importing

# A pack that only tests need: `siegewright mutate tabletop --pack tests/packs/shelf` changes the library under it.
SHELF = ROOT / "tests" / "packs" / "shelf"
TESTS = (SHELF / "tests" / "shelf.yaml").read_text("utf-8")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "content" / "tabletop", tmp_path / "content" / "tabletop")
    shutil.copytree(SHELF, tmp_path / "content" / "shelf")
    return tmp_path


def test_every_rule_of_the_library_does_what_it_says(
    project: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with importing(project):
        code = main(["--root", str(project), "test", "shelf"])
    assert code == 0, capfd.readouterr().out


def test_no_rule_of_the_library_is_left_out() -> None:
    """Each verb, query, phase, action, noun and adjective is named in a test above."""
    files = (ROOT / "content" / "tabletop" / "rules").glob("*.yaml")
    defined = {
        found[1]
        for file in files
        for found in re.finditer(
            r"(?m)^- (?:verb|query|phase|action|adjective): (\w+)", file.read_text("utf-8")
        )
    }
    missing = {name for name in defined if not re.search(rf"\b{name}\b", TESTS)}
    assert not missing
