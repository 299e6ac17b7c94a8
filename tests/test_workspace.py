"""The workspace: unsaved texts, checks that go on from the last one, files that are not YAML."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler.workspace.workspace import Workspace
from tests.sea import FILES, text_of, write_sea
from tests.workspace_edits import edits, shown

SHIPS = "content/sea/ships.yaml"
PACKS = sorted({path.split("/")[1] for path in FILES})
BROKEN = "- ship: [sloop\n"


@pytest.fixture
def sea(tmp_path: Path) -> Path:
    return write_sea(tmp_path)


def test_the_packs_are_fine(sea: Path) -> None:
    assert shown(Workspace(sea).diagnostics()) == []


def test_an_unsaved_text_counts_and_goes_away_again(sea: Path) -> None:
    workspace = Workspace(sea)
    workspace.edit(SHIPS, text_of(SHIPS).replace("hit self", "hti self"))
    [found] = workspace.diagnostics(["sea"])
    assert (found.code, found.span.path, found.span.line) == ("E0302", SHIPS, 15)
    workspace.close(SHIPS)
    assert workspace.diagnostics() == []


def test_a_file_may_exist_only_in_the_editor(sea: Path) -> None:
    workspace = Workspace(sea)
    workspace.edit("content/sea/more.yaml", "- ship: raft\n  source: designed\n  hull: 1\n")
    assert [d.code for d in workspace.diagnostics(["sea"])] == ["E0123"]
    text = "pack: reef\nversion: 1.0.0\ntitle: R\nsummary: R.\nauthors: [A]\nlicence: MIT\nengine: '>=0.1'\n"
    workspace.edit("content/reef/pack.yaml", text)
    assert "reef" in workspace.packs()
    assert workspace.diagnostics(["reef"]) == []


def test_a_change_in_a_pack_concerns_the_packs_that_require_it(sea: Path) -> None:
    workspace = Workspace(sea)
    assert workspace.dependants("sea") == ["storm"]
    assert workspace.diagnostics() == []
    workspace.edit(SHIPS, text_of(SHIPS).replace("- ship: frigate", "- ship: brig"))
    found = workspace.diagnostics(["storm"])
    assert "content/storm/more.yaml" in {d.span.path for d in found}


def test_a_file_that_is_no_yaml_does_not_hide_mistakes_elsewhere(sea: Path) -> None:
    workspace = Workspace(sea)
    assert workspace.diagnostics() == []
    workspace.edit(SHIPS, BROKEN)
    rules = "content/sea/rules.yaml"
    workspace.edit(rules, text_of(rules).replace("emit sunk", "emit snuk"))
    found = workspace.diagnostics(["sea"])
    assert {(d.span.path, d.code) for d in found} == {(SHIPS, "E0107"), (rules, "E0302")}


def test_what_has_not_changed_is_not_checked_again(sea: Path) -> None:
    workspace = Workspace(sea)
    first = workspace.check("sea")
    assert workspace.check("sea") is first
    workspace.edit("content/isle/words.yaml", text_of("content/isle/words.yaml") + "# more\n")
    assert workspace.check("sea") is first
    workspace.edit(SHIPS, text_of(SHIPS).replace("speed: 3", "speed: 4"))
    second = workspace.check("sea")
    rules = "content/sea/rules.yaml"
    assert second.files[rules] is first.files[rules]
    assert second.files[SHIPS] is not first.files[SHIPS]


# ------------------------------------------------------------------ random edits


@pytest.mark.parametrize("seed", range(4))
def test_after_random_edits_all_is_as_in_a_check_from_nothing(sea: Path, seed: int) -> None:
    """1,000 edits of three packs, of which one requires another: see tests/workspace_edits.py."""
    files = {path: text_of(path) for path in FILES}
    wrong = 0
    for number, (found, expected) in enumerate(edits(sea, files, PACKS, seed, 250)):
        assert found == expected, f"edit {number}"
        wrong += bool(found)
    assert wrong > 50  # else the edits try nothing
