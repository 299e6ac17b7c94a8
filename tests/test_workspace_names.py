"""Definitions, uses, renames and hovers in a workspace."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from compiler.source.diagnostics import Severity
from compiler.source.positions import Span
from compiler.workspace.index import Definition
from compiler.workspace.rename import applied
from compiler.workspace.workspace import Workspace
from tests.helpers import BASE, scenario, write_pack
from tests.sea import text_of, write_sea

ROOT = Path(__file__).resolve().parent.parent
KINDS, RULES = "content/sea/kinds.yaml", "content/sea/rules.yaml"
SHIPS, MORE = "content/sea/ships.yaml", "content/storm/more.yaml"
TESTS = "content/sea/tests/ships.yaml"


@pytest.fixture
def sea(tmp_path: Path) -> Workspace:
    return Workspace(write_sea(tmp_path))


def place(path: str, line: str, word: str) -> tuple[str, int, int]:
    """The first place of a word in the first line that holds a text."""
    rows = text_of(path).split("\n")
    number = next(n for n, row in enumerate(rows, 1) if line in row)
    return path, number, rows[number - 1].index(word) + 1


def at(workspace: Workspace, path: str, line: str, word: str) -> Definition:
    [found] = workspace.definitions_at(*place(path, line, word))
    return found


@pytest.mark.parametrize(
    ("used", "defined"),
    [
        pytest.param((SHIPS, "use: hit", "hit"), (RULES, "verb: hit", "hit"), id="verb"),
        pytest.param((SHIPS, "on sunk", "sunk"), (RULES, "event: sunk", "sunk"), id="event"),
        pytest.param((RULES, "unit: all", "ships"), (KINDS, "kind: ship", "ship"), id="plural"),
        pytest.param((RULES, "count foes", "foes"), (RULES, "noun: foe", "foe"), id="noun"),
        pytest.param((SHIPS, "hull: 2", "hull"), (KINDS, "hull:", "hull"), id="a field as a key"),
        pytest.param(
            (RULES, "damage >=", "hull"), (KINDS, "hull:", "hull"), id="a field in a rule"
        ),
        pytest.param(
            (RULES, "target.damage +=", "damage"), (KINDS, "damage:", "damage"), id="state"
        ),
        pytest.param((SHIPS, "likes: south", "south"), (KINDS, "values:", "south"), id="value"),
        pytest.param((SHIPS, "escort: [sloop]", "sloop"), (SHIPS, "ship: sloop", "sloop"), id="id"),
        pytest.param((MORE, "patch: ship", "sloop"), (SHIPS, "ship: sloop", "sloop"), id="patched"),
        pytest.param(
            (MORE, "add: {speed", "speed"), (KINDS, "speed:", "speed"), id="a patched field"
        ),
        pytest.param(
            (RULES, "emit sunk", "target\n"[:6]), (RULES, "verb: hit", "target"), id="role"
        ),
        pytest.param(
            (RULES, 'text: "{target}', "target"), (RULES, "verb: hit", "target"), id="slot"
        ),
        pytest.param((TESTS, "scenario: duel", "duel"), None, id="scenario"),
        pytest.param((TESTS, "one_ship.damage", "one_ship"), None, id="a name in a test"),
        pytest.param(
            (KINDS, "likes: {type: wind", "wind"), (KINDS, "enum: wind", "wind"), id="type"
        ),
    ],
)
def test_a_use_leads_to_its_definition(
    sea: Workspace, used: tuple[str, str, str], defined: tuple[str, str, str] | None
) -> None:
    found = at(sea, *used)
    path, line, column = place(*used)
    if defined is not None:
        assert (found.span.path, found.span.line, found.span.column) == place(*defined)
        assert found.span.length == len(found.name)
    assert (path, line, column) in {(u.path, u.line, u.column) for u in sea.uses_of(found)}


def test_uses_are_found_in_packs_that_require_the_pack(sea: Workspace) -> None:
    uses = sea.uses_of(at(sea, RULES, "verb: hit", "hit"))
    assert {u.path for u in uses} == {RULES, SHIPS, MORE, TESTS}
    assert all(isinstance(u, Span) and u.length == 3 for u in uses)


@pytest.mark.parametrize(
    "what",
    [
        (RULES, "verb: hit", "hit"),
        (KINDS, "kind: ship", "ship"),
        (KINDS, "hull:", "hull"),
        (KINDS, "values:", "north"),
        (RULES, "noun: foe", "foe"),
        (SHIPS, "ship: sloop", "sloop"),
        (RULES, "expire round", "round"),
        (TESTS, "as one_ship", "one_ship"),
    ],
)
def test_a_rename_is_right_and_can_be_taken_back(
    sea: Workspace, what: tuple[str, str, str]
) -> None:
    there_and_back(sea, at(sea, *what))


def there_and_back(workspace: Workspace, definition: Definition) -> bool:
    """Rename something and then back; gives whether that was not refused."""
    new = f"{definition.name}-X" if definition.form == "rule" else f"zz_{definition.name}"
    made = workspace.rename(definition, new)
    if made.refusals:
        return False
    changed = applied(made.edits, workspace.text)
    before = {path: workspace.text(path) for path in changed}
    for path, text in changed.items():
        assert text != before[path]
        workspace.edit(path, text)
    span = definition.span
    [renamed] = [
        d
        for d in workspace.definitions_at(span.path, span.line, span.column)
        if d.name == new and d.form == definition.form
    ]
    back = workspace.rename(renamed, definition.name)
    assert not back.refusals, (definition, back.refusals)
    assert applied(back.edits, workspace.text) == before
    for path in changed:
        workspace.close(path)
    return True


@pytest.mark.parametrize(
    ("what", "new", "why"),
    [
        ((RULES, "verb: hit", "hit"), "Hit Hard", "is not a name"),
        ((RULES, "verb: hit", "hit"), "while", "is a word of the language"),
        ((SHIPS, "ship: sloop", "sloop"), "frigate", "afterwards"),
        ((RULES, "sound ship", "ship"), "vessel", "afterwards"),
        ((KINDS, "hull:", "hull"), "speed", "the key `speed` is written twice"),
    ],
)
def test_a_rename_is_refused_with_a_reason(
    sea: Workspace, what: tuple[str, str, str], new: str, why: str
) -> None:
    path, line, column = place(*what)
    found = [d for d in sea.definitions_at(path, line, column) if d.form != "kind"]
    made = sea.rename(found[0], new)
    assert made.edits == ()
    assert why in made.refusals[0].why


def test_a_parameter_that_is_filled_by_name_keeps_its_name(sea: Workspace) -> None:
    text = text_of(RULES).replace("emit sunk to target", "emit sunk")
    sea.edit(RULES, text)
    found = at(sea, RULES, "verb: hit", "target")
    [refusal] = sea.rename(found, "victim").refusals
    assert "taken by its name" in refusal.why
    assert refusal.span is not None
    assert refusal.span.line == place(RULES, "emit sunk", "emit")[1]


def test_a_line_that_becomes_too_long_is_no_reason_to_refuse(sea: Workspace) -> None:
    made = sea.rename(at(sea, KINDS, "hull:", "hull"), "hull_" + "x" * 58)
    assert made.edits
    assert not made.refusals


def test_what_a_pack_defines_is_listed(sea: Workspace) -> None:
    assert [d.name for d in sea.symbols(SHIPS)] == ["sloop", "frigate"]
    assert {d.key for d in sea.symbols(query="hul")} == {"field ship.hull"}


def test_hovering_over_a_verb_shows_its_signature(sea: Workspace) -> None:
    found = sea.hover_at(*place(SHIPS, "use: hit", "hit"))
    assert found is not None
    assert found.title == "verb hit target: ship for n: number"
    assert found.text == ("{target} takes {n}",)


def test_hovering_over_a_document_shows_text_and_where_values_come_from(sea: Workspace) -> None:
    found = sea.hover_at(*place(MORE, "escort: [sloop", "sloop"))
    assert found is not None
    assert found.title == "ship sloop (Sloop)"
    values = {told.field: (told.value, told.why) for told in found.values}
    assert values["speed"] == (4, "patched by `storm`")
    assert values["likes"] == ("north", "default of `ship`")
    assert any("takes 1" in line for line in found.text)


def test_hovering_over_a_function_of_every_game_explains_it(sea: Workspace) -> None:
    found = sea.hover_at(*place(RULES, "size(ship", "size"))
    assert found is not None
    assert found.title.startswith("size(")


@pytest.mark.parametrize(
    ("pack", "every"),
    [
        ("classics", 8),
        ("castle_assault", 400),
        ("kingdom_defenders", 200),
        ("kingdom_rush", 700),
        ("knight_fall", 700),
        ("kings_armory_winter", 800),
    ],
)
def test_definitions_of_shipped_packs_can_be_renamed_and_back(pack: str, every: int) -> None:
    """All can, except parameters that are filled by their name or have their type by it."""
    workspace = Workspace(ROOT)
    known = [*workspace.index(pack).definitions.values()][3::every]
    refused = [d for d in known if not there_and_back(workspace, d)]
    assert len(known) >= 3
    assert {d.form for d in refused} <= {"parameter"}
    assert len(refused) <= 0.5 * len(known)


def test_a_table_of_campaigns_is_a_use_of_the_campaign(tmp_path: Path) -> None:
    march = "- campaign: march\n  source: designed\n  scenarios: [main]\n"
    table = "- balance: luck\n  source: designed\n  campaign: march\n  rows: {players: [1]}\n"
    write_pack(tmp_path, BASE + march + table + scenario("win active"))
    workspace = Workspace(tmp_path)
    [path] = (tmp_path / "content/demo").rglob("all.yaml")
    lines = path.read_text().splitlines()
    shown = str(path.relative_to(tmp_path))
    number = lines.index("  campaign: march") + 1
    [found] = workspace.definitions_at(shown, number, len("  campaign: m"))
    assert found.span.line == lines.index("- campaign: march") + 1
    assert [use.line for use in workspace.uses_of(found)] == [number]


def test_a_test_of_the_text_of_a_document_inside_another_is_a_use_of_both(tmp_path: Path) -> None:
    smith = "- unit: smith\n  source: designed\n  tools: [{tool: tongs, power: 2}]\n"
    read = '- test: what tongs say\n  scenario: main\n  text: {smith.tongs: ""}\n'
    write_pack(tmp_path, BASE + smith + scenario("win active") + read)
    workspace = Workspace(tmp_path)
    [path] = (tmp_path / "content/demo").rglob("all.yaml")
    shown = str(path.relative_to(tmp_path))
    known = {d.name: d for d in workspace.index("demo").definitions.values()}
    line = path.read_text().splitlines().index('  text: {smith.tongs: ""}') + 1
    for name, column in (("smith", 10), ("tongs", 16)):
        uses = [(u.path, u.line, u.column) for u in workspace.uses_of(known[name])]
        assert (shown, line, column) in uses


NAMED_OUTSIDE_OF_EFFECTS = """\
- map: marsh
  source: designed
  spaces: {reeds: {}, pond: {}}
  links: [[reeds, pond]]
  sections: {The marsh: [reeds, pond]}
  look: {pieces: {dyke: {colour: owner}}}

- kind: space
  source: designed
  state: {dyke: player}

- enum: fish
  source: designed
  values: [perch, eel]

- kind: stall
  source: designed
  fields:
    cost: {type: number, each: fish, default: 0}

- stall: cheap
  source: designed
  cost: {eel: 1}

- kind: row
  source: designed
  fields:
    gives: {type: card, default: ace}

- kind: scenario
  source: designed
  fields:
    rows: {type: list of row, default: []}

- card: crab
  source: designed

- scenario: dry
  source: designed
  extends: main
  title: Fair weather
  rows: [{row: noon, gives: duke}]
"""
ITS_TEST = """\
- test: names are found wherever they stand
  scenario: hot
  define:
    - scenario: hot
      extends: dry
      title: Summer
      rows: [{row: dawn, gives: crab}]
  then: dry.noon.gives = duke
"""
IN_TESTS = "content/demo/tests/names.yaml"


@pytest.mark.parametrize("name", ["pond", "dyke", "eel", "noon", "crab", "dry"])
def test_uses_are_found_outside_of_effects(tmp_path: Path, name: str) -> None:
    """In sections and looks of maps, as keys of one value for each, in scenarios of tests, before the rows of a scenario."""
    write_pack(tmp_path, BASE + scenario("win active") + NAMED_OUTSIDE_OF_EFFECTS)
    (tmp_path / IN_TESTS).parent.mkdir()
    (tmp_path / IN_TESTS).write_text(ITS_TEST, encoding="utf-8")
    workspace = Workspace(tmp_path)
    assert [d for d in workspace.diagnostics(["demo"]) if d.severity is Severity.ERROR] == []
    known = {d.name: d for d in workspace.index("demo").definitions.values()}
    spans = [known[name].span, *workspace.uses_of(known[name])]
    written = {
        (str(path.relative_to(tmp_path)), number, found.start() + 1)
        for path in (tmp_path / "content").rglob("*.yaml")
        for number, row in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for found in re.finditer(rf"\b{name}\b", row)
    }
    assert {(span.path, span.line, span.column) for span in spans} == written
