"""Names that something had before: they work on, warn, and are rewritten."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler import Workspace
from compiler.build.build import Project, compile_pack
from compiler.source.diagnostics import Report
from siegewright.cli import main
from tests.helpers import BASE, compile_text, scenario, write_pack

S = "  source: designed\n"
# Everything that can be renamed, with the name that it had.
RULES = f"""\
- verb: jot n
  was: note
{S}  takes: {{n: number}}
  do: mark n
- query: total p q
  was: [both, summed]
{S}  takes: {{p: number, q: number}}
  is: p + q
- query: weary
  was: sleepy
{S}  takes: {{unit: unit}}
  gives: truth
  is: unit.tired
- noun: giant
  was: ogre
{S}  of: unit
  where: it.size > 2
- adjective: blue_one
  was: bluish
{S}  of: unit
  where: it.hue = blue
- event: bang n
  was: noise
{S}  takes: {{n: number}}
  do: jot n
- window: pause
  was: rest_time
{S}
- action: stroll
  was: walk
{S}  during: rest_time
  do: jot 1
- phase: ending
  was: last_part
{S}  do: jot 9
- zone: drawer
  was: chest
{S}  each: player
  visible: all
- map: pond
  was: puddle
{S}  grid: |
    .....
    .....
- shape: bar
  was: beam
{S}  squares: |
    ##
- scenario: long_game
  was: endless
{S}  extends: main
  map: puddle
- campaign: war
  was: feud
{S}  scenarios: [main, endless]
- balance: odds
{S}  scenario: main
  rows: {{scenario: [main, endless]}}
- balance: wars
{S}  campaign: feud
  rows: {{players: [2]}}
- unit: wasp
  was: hornet
{S}  hue: blue
- law: echo
{S}  effects: |
    on any noise: note n
"""
OLD = """\
note 1
note both(1, 2)
emit noise 3
open rest_time
run last_part
place hornet at (1, 1) as x
if any ogre: note 4
if x is bluish: note 5
if x.sleepy: note 6
note count ogres
move x to active.chest
note size(active.chest)
let both = 2
note both
note king((1, 1), (3, 2))
"""
NEW = """\
jot 1
jot total(1, 2)
emit bang 3
open pause
run ending
place wasp at (1, 1) as x
if any giant: jot 4
if x is blue_one: jot 5
if x.weary: jot 6
jot count giants
move x to active.drawer
jot size(active.drawer)
let both = 2
jot both
jot king_moves((1, 1), (3, 2))
"""


def warnings(root: Path, pack: str = "demo") -> list[tuple[str, str]]:
    state = Workspace(root).check(pack)
    assert [d for d in state.diagnostics if d.code != "W0407" and d.severity.name == "ERROR"] == []
    return sorted(
        (d.subject, d.fixes[0].edits[0].text) for d in state.diagnostics if d.code == "W0407"
    )


def test_every_form_of_name_works_on_and_warns(tmp_path: Path) -> None:
    write_pack(tmp_path, BASE + RULES + scenario(OLD))
    assert warnings(tmp_path) == sorted(
        [("note", "jot")] * 10
        + [("chest", "drawer")] * 2
        + [("feud", "war"), ("puddle", "pond"), ("endless", "long_game"), ("endless", "long_game")]
        + [("both", "total"), ("noise", "bang"), ("noise", "bang"), ("rest_time", "pause")]
        + [("rest_time", "pause"), ("last_part", "ending"), ("hornet", "wasp"), ("ogre", "giant")]
        + [("ogres", "giants"), ("bluish", "blue_one"), ("sleepy", "weary"), ("king", "king_moves")]
    )


@pytest.mark.parametrize(
    "command", [["fmt"], ["check", "--fix", "demo"]], ids=["fmt", "check --fix"]
)
def test_commands_write_the_names_of_now(tmp_path: Path, command: list[str]) -> None:
    """What comes out is compiled to the same rules, and has no warnings left."""
    write_pack(tmp_path, BASE + RULES + scenario(OLD))
    before = Report()
    old = {f.path: f.text for f in compile_pack(Project(tmp_path), "demo", before).files}
    main(["--root", str(tmp_path), *command])
    text = (tmp_path / "content/demo/rules.d/all.yaml").read_text()
    assert all(f"    {line}\n" in text for line in NEW.splitlines())
    assert "on any bang: jot n" in text
    assert "during: pause" in text
    assert "was: note" in text
    assert warnings(tmp_path) == []
    new = {f.path: f.text for f in compile_pack(Project(tmp_path), "demo", Report()).files}
    assert [_code(text) for text in new.values()] == [_code(text) for text in old.values()]


def _code(text: str) -> list[str]:
    """The code of a module: what stands in comments, and the digest of the pack, may differ."""
    rows = [row.split("#")[0].rstrip() for row in text.splitlines()]
    return [row for row in rows if row and "sha256" not in row and '"demo/' not in row]


def test_an_expansion_may_patch_by_a_former_name(tmp_path: Path) -> None:
    write_pack(tmp_path, BASE + RULES + scenario(NEW))
    more = f"- patch: unit hornet\n{S}  set: {{size: 4}}\n- patch: verb note\n{S}  set: {{text: writes}}\n"
    write_pack(tmp_path, more, "more", ["demo"])
    assert warnings(tmp_path, "more") == [("hornet", "wasp"), ("note", "jot")]
    assert main(["--root", str(tmp_path), "check", "--fix", "more"]) == 0
    text = (tmp_path / "content/more/rules.d/all.yaml").read_text()
    assert "patch: unit wasp" in text
    assert "patch: verb jot" in text


def test_references_in_fields_may_use_a_former_name(tmp_path: Path) -> None:
    fields = "- kind: camp\n  source: designed\n  fields: {guard: unit}\n"
    camp = f"- camp: north\n{S}  guard: hornet\n"
    write_pack(tmp_path, BASE + RULES + fields + camp + scenario(NEW))
    assert ("hornet", "wasp") in warnings(tmp_path)


def test_what_has_the_name_now_is_meant(tmp_path: Path) -> None:
    """A pack may call a query of its own as a function was called."""
    own = f"- query: king of unit\n{S}  takes: {{unit: unit}}\n  is: unit.size\n"
    write_pack(tmp_path, BASE + own + scenario("place bee at (1, 1) as x\nmark king(x)"))
    assert warnings(tmp_path) == []


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(f"- verb: note n\n{S}  takes: {{n: number}}\n  do: mark n\n", id="a verb"),
        pytest.param(
            f"- verb: scrawl n\n  was: note\n{S}  takes: {{n: number}}\n  do: mark n\n", id="twice"
        ),
    ],
)
def test_a_former_name_must_be_free(tmp_path: Path, other: str) -> None:
    report = compile_text(tmp_path, BASE + RULES + other + scenario(NEW))
    assert [d.code for d in report.errors] == ["E0218"]


def test_tests_patches_and_packs_may_name_zones_scenarios_and_shapes_as_before(
    tmp_path: Path,
) -> None:
    camp = f"- kind: camp\n{S}  fields: {{plan: shape}}\n- camp: north\n{S}  plan: beam\n"
    case = f"- test: it starts\n{S}  scenario: endless\n  then: [size(players) = 2]\n".replace(
        S, ""
    )
    files = {"all.yaml": BASE + RULES + camp + scenario(NEW), "tests/a.yaml": case}
    write_pack(tmp_path, files)
    manifest = tmp_path / "content/demo/pack.yaml"
    manifest.write_text(manifest.read_text() + "begins: endless\n")
    found = warnings(tmp_path)
    assert ("beam", "bar") in found
    assert ("feud", "war") in found
    # In the campaign, the balance, the test and the pack.
    assert found.count(("endless", "long_game")) == 4
    patches = f"- patch: zone chest\n{S}  set: {{visible: owner}}\n"
    patches += f"- patch: scenario endless\n{S}  set: {{title: Long}}\n"
    write_pack(tmp_path, patches, "more", ["demo"])
    assert [pair for pair in warnings(tmp_path, "more") if pair[0] == "chest"] == [
        ("chest", "drawer")
    ]
    assert main(["--root", str(tmp_path), "check", "--fix", "demo"]) == 0
    assert "begins: long_game" in manifest.read_text()
    assert "scenario: long_game" in (tmp_path / "content/demo/tests/a.yaml").read_text()
    assert warnings(tmp_path) == []
