"""Pages for people who work on Siegewright name files that are there."""

from __future__ import annotations

import re

import pytest

from tests.helpers import ROOT

PAGES = ["CONTRIBUTING.md", "README.md", "docs/architecture.md"]
FILE = re.compile(
    r"(?<![\w./])((?:compiler|interpreter|siegewright|tests|docs|bench|schemas)/[\w./-]*\w)/?(?![\w*])"
)


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_a_page_names_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    named = {name for name in FILE.findall(text) if not name.endswith("/CODE.md")}
    missing = sorted(name for name in named if not (ROOT / name).exists())
    assert missing == []


def test_the_page_tells_the_packages_in_the_order_of_the_contract() -> None:
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    layers = re.search(r"^layers = \[(.*)\]$", settings, re.MULTILINE)
    assert layers is not None
    wanted = re.findall(r'"(\w+)"', layers[1])
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `compiler/(\w+)/` \|", page, re.MULTILINE) == wanted
