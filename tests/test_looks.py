"""`look:` on kinds, maps and zones: what is checked, and what the page is told."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from compiler.build.build import Project, check_pack, resolved
from compiler.check.looks import looks_data
from compiler.source.diagnostics import ContentError, Report
from siegewright.drawing.grounds import GROUNDS, PATTERNS
from tests.helpers import BASE, ROOT, scenario, write_pack

STATIC = ROOT / "siegewright" / "table" / "static"
WHAT = """\
- enum: element
  source: designed
  values: [fire, ice]
- kind: thing
  source: designed
  piece: true
  fields:
    element: {type: element, default: fire}
    parts: {type: list of number, default: []}
  state:
    hp: {type: number, start: 3}
    covers: {type: list of space}
  LOOK
- kind: small_thing
  is: thing
  source: designed
- small_thing: pebble
  source: designed
- thing: boulder
  source: designed
- kind: space
  source: designed
  fields: {wet: {type: truth, default: false}}
  state: {flagged: {type: player}}
- map: meadow
  source: designed
  grid: |
    ..
  MAP
"""


def looked_at(folder: Path, look: str = "", of_map: str = "") -> list[str]:
    """What `check` says about looks."""
    text = WHAT.replace("LOOK", look).replace("MAP", of_map)
    text = re.sub(r"^ +\n", "", text, flags=re.MULTILINE)
    write_pack(folder, BASE + text + scenario("tie"))
    report = Report()
    check_pack(Project(folder), "demo", report)
    return [f"{d.code}: {d.message}" for d in report.sorted() if d.code not in SILENT]


SILENT = ("W0401", "W0402", "W0404", "W0405", "W0406", "W0501", "W0444")


@pytest.mark.parametrize(
    ("look", "expected"),
    [
        (
            "look: {shape: shield, icon: {by: element, fire: flame, else: snow}, badges: {hp: heart}}",
            [],
        ),
        ("look: {badges: {health: heart}}", ["E0209: `thing` has no field `health`"]),
        ("look: {icon: {by: elment, fire: flame}}", ["E0209: `thing` has no field `elment`"]),
        ("look: {icon: {by: element, fre: flame}}", ["E0201: `element` is never `fre`"]),
        ("look: {documents: {pebbel: {icon: eye}}}", ["E0201: there is no thing `pebbel`"]),
        (
            "look: {badges: {parts: gear}}",
            [
                "E0600: a badge shows a number, a word or a condition, and `parts` is a list of numbers"
            ],
        ),
        ("look: {spread: covers, letters: false}", []),
        (
            "look: {spread: hp}",
            ["E0600: a piece is drawn over a list of spaces, and `hp` is a number"],
        ),
        ("look: {cell: round}", ["E0600: `cell` says nothing about how pieces look"]),
    ],
)
def test_the_look_of_a_kind_is_checked(tmp_path: Path, look: str, expected: list[str]) -> None:
    assert looked_at(tmp_path, look) == expected


@pytest.mark.parametrize(
    ("look", "expected"),
    [
        ("look: {grounds: {wet: {any: water}}, pieces: {flagged: {shape: disc}}}", []),
        ("look: {grounds: {wett: {any: water}}}", ["E0209: `space` has no field `wett`"]),
        ("look: {grounds: {wet: {deep: water}}}", ["E0201: `wet` is never `deep`"]),
        (
            "look: {pieces: {wet: {shape: disc}}}",
            ["E0600: `wet` never changes: it is a field of spaces, not state"],
        ),
    ],
)
def test_the_look_of_a_map_is_checked(tmp_path: Path, look: str, expected: list[str]) -> None:
    assert looked_at(tmp_path, of_map=look) == expected


@pytest.mark.parametrize("word", ["shape: blob", "icon: unicorn", "colour: mauve", "size: 3"])
def test_words_outside_the_closed_lists_are_refused(tmp_path: Path, word: str) -> None:
    text = WHAT.replace("LOOK", f"look: {{{word}}}").replace("  MAP\n", "")
    write_pack(tmp_path, BASE + text + scenario("tie"))
    report = Report()
    with pytest.raises(ContentError):
        check_pack(Project(tmp_path), "demo", report)
    assert any("look" in d.message or d.code.startswith("E01") for d in report.errors)


def test_documents_are_told_by_their_full_ids(tmp_path: Path) -> None:
    looked_at(tmp_path, "look: {icon: gem, documents: {pebble: {icon: eye}}}")
    _, world = resolved(Project(tmp_path), "demo", Report())
    data = looks_data(world)
    assert data["kinds"]["thing"] == {"icon": "gem", "documents": {"demo.pebble": {"icon": "eye"}}}
    json.dumps(data)


def test_the_page_draws_every_shape_and_ground_of_the_schemas() -> None:
    common = json.loads((ROOT / "schemas" / "common.schema.json").read_text(encoding="utf-8"))
    page = (STATIC / "palette.js").read_text(encoding="utf-8")
    body = page[page.index("export const SHAPES = {") :]
    drawn = re.findall(r"^  ([a-z]+):", body[: body.index("\n};")], re.MULTILINE)
    assert sorted(drawn) == sorted(common["$defs"]["shape_of_piece"]["enum"])
    assert sorted(GROUNDS) == sorted(common["$defs"]["ground"]["enum"])
    assert {g.pattern for g in GROUNDS.values() if g.pattern} == set(PATTERNS)


@pytest.mark.parametrize(
    "pack",
    [
        "castle_assault",
        "classics",
        "kingdom_defenders",
        "kingdom_rush",
        "kings_armory",
        "knight_fall",
    ],
)
def test_the_shipped_games_have_a_look(pack: str) -> None:
    """Every kind of pieces that has documents has a shape, of its own or from above."""
    _, world = resolved(Project(ROOT), pack, Report())
    looks = looks_data(world)["kinds"]
    for kind in {t.kind for t in world.all_things if world.is_a(t.kind, "piece")}:
        chain = [k.name for k in world.chain(kind)]
        assert any("shape" in looks.get(name, {}) for name in chain), kind
