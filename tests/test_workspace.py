"""The workspace: unsaved texts, checks that go on from the last one, files that are not YAML."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler.workspace.workspace import Workspace
from tests.sea import FILES, text_of, write_sea
from tests.workspace_edits import edits, shown, without_tests

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


def test_a_deleted_file_stands_in_for_nothing(sea: Path) -> None:
    """Whatever is written in its place: the answer is that of a workspace that never knew the file."""
    workspace = Workspace(sea)
    assert workspace.diagnostics() == []
    (sea / SHIPS).unlink()
    workspace.refresh()
    missing = workspace.diagnostics(["sea"])
    workspace.edit(SHIPS, "b")
    fresh = Workspace(sea)
    fresh.edit(SHIPS, "b")
    found = shown(workspace.diagnostics(["sea"]))
    assert found == shown(fresh.diagnostics(["sea"]))
    assert set(shown(missing)) < set(found)


def test_what_has_not_changed_is_not_checked_again(sea: Path) -> None:
    workspace = Workspace(sea)
    first = workspace.check("sea")
    assert workspace.check("sea") is first
    workspace.edit("content/isle/words.yaml", text_of("content/isle/words.yaml") + "# more\n")
    assert workspace.check("sea") is first
    workspace.edit(SHIPS, text_of(SHIPS).replace("speed: 3", "speed: 4"))
    second = workspace.check("sea")
    rules = "content/sea/rules.yaml"
    assert second.files[rules].facts is first.files[rules].facts
    assert second.files[SHIPS].facts is not first.files[SHIPS].facts


RULES = "content/sea/rules.yaml"
KINDS = "content/sea/kinds.yaml"


def checked_again(workspace: Workspace, path: str, text: str, pack: str = "sea") -> set[str]:
    """The files that an edit lets the workspace check again; what it says must be what a fresh one says."""
    before = workspace.check(pack)
    workspace.edit(path, text)
    after, fresh = workspace.check(pack), Workspace(workspace.root)
    for name, laid in workspace._buffers.items():
        fresh.edit(name, laid)
    assert shown([*after.diagnostics]) == shown([*fresh.check(pack).diagnostics])
    if fresh.check(pack).resolved:
        assert without_tests(workspace.index(pack)) == without_tests(fresh.index(pack))
    states = {**after.files, **after.tests}
    old = {**before.waiting, **before.files, **before.tests}
    return {
        name.removeprefix("content/sea/")
        for name, state in states.items()
        if name not in old or state.facts.waits is not old[name].facts.waits
    }


@pytest.mark.parametrize(
    ("path", "old", "new", "again"),
    [
        pytest.param(RULES, "> 9: tie", "> 8: tie", {"rules.yaml"}, id="what a rule does"),
        pytest.param(
            RULES,
            "ship.damage = 0 and",
            "ship.hull > 1 and",
            {"rules.yaml"},
            id="another condition",
        ),
        pytest.param(
            RULES,
            "event: sunk to target",
            "event: sunk to target\n  name: Sunk",
            {"rules.yaml", "ships.yaml"},
            id="an event, for those who wait for it",
        ),
        pytest.param(
            KINDS,
            "gold: {type: number, start: 3",
            "gold: {type: number, start: 4",
            {"rules.yaml"},
            id="a state",
        ),
        pytest.param(KINDS, "- enum: wind", "# wind\n- enum: wind", set(), id="a comment"),
        pytest.param(
            KINDS,
            "anchored: truth",
            "anchored: number",
            {"rules.yaml", "ships.yaml"},
            id="a type",
        ),
        pytest.param(
            "content/sea/scenarios.yaml",
            "place frigate at (4, 2)",
            "place frigate at (3, 2)",
            {"scenarios.yaml"},
            id="a set-up",
        ),
    ],
)
def test_only_files_that_can_see_a_change_are_checked_again(
    sea: Path, path: str, old: str, new: str, again: set[str]
) -> None:
    workspace = Workspace(sea)
    assert old in text_of(path)
    assert checked_again(workspace, path, text_of(path).replace(old, new, 1)) == again
    assert checked_again(workspace, path, text_of(path)) == again


HARBOUR, BATTLE = "content/sea/tests/harbour.yaml", "content/sea/tests/battle.yaml"
SET_UP = """\
- test: a ship lies there
  scenario: duel
  given:
    - place sloop at (2, 1) for players[0] as one_ship
"""
TAKES_OVER = """\
- test: it is hit
  extends: a ship lies there
  when:
    - hit one_ship for 2
  then:
    - one_ship.damage = 2
"""


def test_tests_follow_the_bases_that_stand_in_other_files(sea: Path) -> None:
    """They are checked again when a base changes, and only then; a base that nobody extends is a test."""
    workspace = Workspace(sea)
    assert checked_again(workspace, BATTLE, TAKES_OVER) == {"tests/battle.yaml"}
    assert checked_again(workspace, HARBOUR, SET_UP) >= {"tests/battle.yaml"}
    assert workspace.diagnostics(["sea"]) == []
    assert checked_again(workspace, SHIPS, text_of(SHIPS) + "# more\n") == {"ships.yaml"}
    renamed = SET_UP.replace("as one_ship", "as a_ship")
    assert "tests/battle.yaml" in checked_again(workspace, HARBOUR, renamed)
    assert [d.span.path for d in workspace.diagnostics(["sea"])] == [BATTLE, BATTLE]
    assert checked_again(workspace, HARBOUR, SET_UP) == {"tests/battle.yaml"}
    assert checked_again(workspace, BATTLE, "") == {"tests/harbour.yaml"}
    assert [(d.span.path, d.code) for d in workspace.diagnostics(["sea"])] == [(HARBOUR, "E0410")]


def test_a_mistake_that_no_schema_allows_costs_only_its_own_file(sea: Path) -> None:
    workspace = Workspace(sea)
    tests = {"tests/ships.yaml"}
    assert checked_again(workspace, SHIPS, text_of(SHIPS).replace("hull: 5", "hull: five")) <= {
        "ships.yaml",
        "scenarios.yaml",
    }
    assert tests.isdisjoint(checked_again(workspace, SHIPS, text_of(SHIPS)))
    kinds = text_of(KINDS)
    checked_again(workspace, KINDS, kinds.replace("minimum: 1}", "minimum: x}"))
    assert checked_again(workspace, KINDS, kinds) == set()


def test_a_pack_with_a_mistake_from_the_start_can_be_asked(sea: Path) -> None:
    """What fits its schema is known, although the pack as a whole could never be resolved."""
    (sea / SHIPS).write_text(text_of(SHIPS).replace("hull: 5", "hull: five"))
    workspace = Workspace(sea)
    assert [d.code for d in workspace.check("sea").diagnostics] == ["E0124"]
    row = text_of(SHIPS).split("\n").index("    while self.anchored: -1 speed") + 1
    assert workspace.definitions_at(SHIPS, row, 16)[0].key == "field ship.anchored"
    typed = (sea / SHIPS).read_text().replace("-1 speed", "-1 ")
    workspace.edit(SHIPS, typed)
    assert [c.word for c in workspace.complete_at(SHIPS, row, 29)] == ["speed"]


def test_a_new_file_that_is_no_yaml_costs_only_itself(sea: Path) -> None:
    workspace = Workspace(sea)
    workspace.check("sea")
    assert checked_again(workspace, "content/sea/new.yaml", BROKEN) == set()
    assert checked_again(workspace, "content/sea/new.yaml", "# nothing yet\n") == set()


def test_a_file_that_never_was_yaml_does_not_hide_mistakes_elsewhere(sea: Path) -> None:
    """What it may define is not missing; what it cannot have to do with is reported, also by a first check."""
    (sea / "content/sea/new.yaml").write_text("- verb: hoist flag\n  do: [emit sunk\n")
    rules = text_of(RULES).replace("emit sunk", "emit snuk", 1)
    (sea / RULES).write_text(rules + "- verb: salute\n  source: designed\n  do: hoist 1\n")
    found = Workspace(sea).diagnostics(["sea"])
    assert {(d.span.path, d.code) for d in found} == {
        ("content/sea/new.yaml", "E0107"),
        (RULES, "E0302"),
    }
    assert [d.subject for d in found if d.code == "E0302"] == ["snuk"]


def test_while_a_kind_cannot_be_read_nothing_is_said_about_others(sea: Path) -> None:
    (sea / "content/sea/new.yaml").write_text("- kind: flag\n  fields: {hue: number\n")
    (sea / RULES).write_text(text_of(RULES).replace("emit sunk", "emit snuk", 1))
    assert [d.code for d in Workspace(sea).diagnostics(["sea"])] == ["E0107"]


def test_places_in_a_noun_that_others_use_move_along(sea: Path) -> None:
    """The condition of a noun is read where it is used: `self` is somebody else each time."""
    workspace = Workspace(sea)
    rules = text_of(RULES).replace("it.owner != player", "it.damage > self.damage")
    ships = text_of(SHIPS).replace("-1 speed", "-1 speed\n    while any foe: -1 speed")
    workspace.edit(SHIPS, ships)
    checked_again(workspace, RULES, rules)
    assert checked_again(workspace, RULES, "# one line more\n" + rules) == {"rules.yaml"}
    moved = rules.replace("  where: it.damage", "  where:  it.damage")
    assert checked_again(workspace, RULES, moved) == {"rules.yaml"}
    two = rules.replace("it.damage > self.damage", "it.hull > self.damage")
    assert checked_again(workspace, RULES, two) >= {"rules.yaml", "ships.yaml"}


def test_a_default_that_others_take_is_used_where_it_stands(sea: Path) -> None:
    """The only rule that leaves it out stands in a file that becomes no YAML: what the default names is found."""
    workspace = Workspace(sea)
    rules = text_of(RULES).replace("hit target for n\n", "hit target for n by w\n", 1)
    rules = rules.replace(
        "{target: ship, n: number}", "{target: ship, n: number, w: wind = north}", 1
    )
    rules = rules.replace("count foes", "(count foes) by south")
    rules = rules.replace("    target.damage += n\n", "    if w = north: target.damage += n\n")
    checked_again(workspace, RULES, rules)
    fresh = Workspace(sea)
    for one in (workspace, fresh):
        one.edit(RULES, rules)
        one.edit(SHIPS, text_of(SHIPS) + BROKEN)
        line = next(n for n, text in enumerate(rules.splitlines(), 1) if "wind = north" in text)
        uses = one.index("sea").uses["value wind.north"]
        assert (RULES, line) in {(span.path, span.line) for span in uses}


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
