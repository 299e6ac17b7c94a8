"""Mistakes of a new author: none is silent, each is told at its place, and most with what to do."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import yaml

from compiler.source.diagnostics import Diagnostic
from compiler.workspace.workspace import Workspace
from tests.helpers import ROOT

FOLDER = ROOT / "tests" / "mistakes"
MISTAKES: list[dict[str, str]] = yaml.safe_load((FOLDER / "mistakes.yaml").read_text("utf-8"))


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Workspace:
    """Two small games, each with an expansion, as authors may have them after the tutorial."""
    root = tmp_path_factory.mktemp("reeds")
    shutil.copytree(FOLDER / "content", root / "content")
    shutil.copytree(ROOT / "content" / "tabletop", root / "content" / "tabletop")
    return Workspace(root)


def told(d: Diagnostic, path: str) -> str:
    other = "" if d.span.path == path else f"{d.span.path.partition('/')[2]}:"
    return f"{d.code} {other}{d.span.line}:{d.span.column}"


@pytest.mark.parametrize("row", MISTAKES, ids=lambda row: row["mistake"])
def test_a_mistake_is_told_where_it_is(game: Workspace, row: dict[str, str]) -> None:
    path = row["in"]
    file = Path(game.root) / path
    before = file.read_text("utf-8") if file.exists() else ""
    old = row.get("instead_of")
    assert old is None or old in before
    game.edit(path, before + row["write"] if old is None else before.replace(old, row["write"], 1))
    try:
        said = [(told(d, path), d.help) for d in game.check(path.split("/")[1]).diagnostics]
    finally:
        game.close(path)
    assert (row["told"], row.get("help")) in said


def test_what_follows_from_a_broken_domain_is_not_told(game: Workspace) -> None:
    """What is chosen keeps its name and type where the list that it is chosen from cannot be read."""
    path = "content/vale/rules/play.yaml"
    before = (Path(game.root) / path).read_text("utf-8")
    game.edit(path, before.replace("where not it.moved", "where !it.moved"))
    said = [told(d, path) for d in game.check("vale").diagnostics]
    game.close(path)
    assert said == ["E0301 41:31"]


@pytest.mark.parametrize("pack", ["mire", "bog", "vale", "vale_more"])
def test_without_a_mistake_nothing_is_said(game: Workspace, pack: str) -> None:
    assert game.check(pack).diagnostics == ()
