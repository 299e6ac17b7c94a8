"""Cards, sheets and boards: what faces print, and where."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from compiler.build.build import check_pack
from compiler.source.diagnostics import Report
from compiler.workspace.printed import Printed, printed_documents
from siegewright.cli import main
from siegewright.drawing.icons import ICONS
from siegewright.drawing.palette import PALETTE
from siegewright.press.maps import Board, pages_of
from siegewright.press.sheets import MARGIN, PAPERS, Item, TooLarge, sheets_of, tile_sheets
from tests.helpers import ROOT, write_pack

CARDS = """\
- source: designed
- enum: clan
  values: [river, hill]
  plurals: {river: rivers}
- shape: corner
  squares: |
    ##
    #.
- kind: move
  fields:
    reach: {type: number, default: 1}
    shape: {type: shape, required: false}
  face:
    as: part
    line: [{show: reach, icon: target}, {show: shape, label: ""}]
- kind: card
  piece: true
  name: Card
  fields:
    clan: clan
    cost: {type: number, name: Price}
    power: {type: number, stat: true, default: 0}
    swift: {type: truth, default: false, text: Swift, description: It acts at once.}
    plan: {type: text, default: ""}
    moves: {type: list of move, default: []}
    copies: {type: number, default: 2}
    art: {type: text, default: ""}
    effects: {type: effects, default: ""}
  face:
    colour: {by: clan, river: blue, else: brown}
    icon: {by: clan, river: wave, hill: mountain}
    under: "{kind} of the {clan}"
    corner: {show: cost, icon: coin}
    line: [power, {show: "{power} of {cost}", label: Both}]
    grid: plan
    parts: moves
    art: art
    remind: [swift]
    copies: copies
    back: "Clan of the {clan}"
- kind: hero
  is: card
  face:
    size: tarot
    line: [{show: power, optional: true}]
- kind: secret
  is: card
  face: none
- kind: pawn
  piece: true
  face: {as: token, colour: red}
- verb: gain n
  takes: {n: number}
  text: gain {n} {n|coin|coins}
  do: game.coins += n
- kind: game
  state:
    coins: {type: number, shown: "{} coins"}
- card: otter
  flavour: Wet.
  clan: river
  cost: 3
  swift: true
  plan: |
    a.
    .a
  moves: [{move: dive, reach: 2, shape: corner}]
  effects: |
    gain 2
- hero: badger
  name: "Old <b>Badger</b> #read(\\"/etc/passwd\\") $x$ *y*"
  clan: hill
  cost: 1
  copies: 1
- secret: mole
  clan: hill
  cost: 1
- pawn: pebble
"""


def printed(root: Path, text: str = CARDS) -> dict[str, Printed]:
    report = Report()
    checked = check_pack(write_pack(root, text), "demo", report)
    assert report.errors == []
    return {d.id.removeprefix("demo."): d for d in printed_documents(checked)}


class TestWhatIsPrinted:
    """A face in words, before anything is drawn."""

    def test_only_documents_with_a_face_are_printed(self, tmp_path: Path) -> None:
        assert set(printed(tmp_path)) == {"otter", "badger", "pebble"}

    def test_fields_stand_where_the_face_says(self, tmp_path: Path) -> None:
        otter = printed(tmp_path)["otter"]
        assert (otter.colour, otter.icon, otter.title) == ("blue", "wave", "Otter")
        assert otter.under == "Card of the river"
        assert [(f.value, f.label, f.icon) for f in otter.corner] == [("3", "Price", "coin")]
        assert [(f.value, f.label) for f in otter.line] == [("0", "Power"), ("0 of 3", "Both")]
        assert otter.grid == ("a.", ".a")
        assert (otter.copies, otter.back, otter.flavour) == (2, "Clan of the river", "Wet.")

    def test_the_text_is_the_rules_and_what_fields_print(self, tmp_path: Path) -> None:
        otter = printed(tmp_path)["otter"]
        assert [(line.text, line.reminder) for line in otter.text] == [
            ("Swift.", "It acts at once."),
            ("Gain 2 coins.", ""),
        ]

    def test_parts_have_the_figures_of_their_own_face(self, tmp_path: Path) -> None:
        (part,) = printed(tmp_path)["otter"].parts
        assert part.name == "Dive"
        assert [(f.value, f.shapes) for f in part.line] == [("2", ()), ("", (("##", "#."),))]

    def test_what_a_face_does_not_say_comes_from_the_kind_above(self, tmp_path: Path) -> None:
        badger = printed(tmp_path)["badger"]
        assert badger.size == (70, 120)
        assert badger.colour == "brown"
        assert badger.line == ()  # optional, and it has the default
        assert badger.copies == 1

    def test_a_text_with_fields_is_optional_as_a_field_is(self, tmp_path: Path) -> None:
        """It is left out where all of its fields have their defaults."""
        line = 'line: [{show: "{power} more", optional: true}, {show: "{cost} of {power}", optional: true}]'
        text = CARDS.replace("line: [{show: power, optional: true}]", line)
        assert [f.value for f in printed(tmp_path, text)["badger"].line] == ["1 of 0"]

    def test_numbers_and_truth_values_choose_colours(self, tmp_path: Path) -> None:
        text = CARDS.replace(
            "colour: {by: clan, river: blue, else: brown}",
            'colour: {by: swift, "true": red, "false": sky}',
        ).replace(
            "icon: {by: clan, river: wave, hill: mountain}", "icon: {by: cost, 1: star, else: sun}"
        )
        found = printed(tmp_path, text)
        assert (found["otter"].colour, found["badger"].colour) == ("red", "sky")
        assert (found["otter"].icon, found["badger"].icon) == ("sun", "star")


MISTAKES = [
    ("E0209", "corner: {show: «cots», icon: coin}", "corner: {show: cost, icon: coin}"),
    ("E0209", 'under: "{kind} of the {«clam»}"', 'under: "{kind} of the {clan}"'),
    ("E0209", "remind: [«swfit»]", "remind: [swift]"),
    ("E0216", 'under: "{kind} of «{»clan"', 'under: "{kind} of the {clan}"'),
    ("E0611", "grid: «cost»", "grid: plan"),
    ("E0611", "parts: «plan»", "parts: moves"),
    ("E0611", "copies: «plan»", "copies: copies"),
    ("E0611", "corner: {show: «effects», icon: coin}", "corner: {show: cost, icon: coin}"),
    ("E0611", "remind: [«power»]", "remind: [swift]"),
    ("E0611", "icon: {by: «clan», river: wave}", "icon: {by: clan, river: wave, hill: mountain}"),
    ("E0611", "colour: {by: «moves», river: blue, else: brown}", "colour: {by: clan, river: blue, else: brown}"),
    ("E0201", "colour: {by: clan, «revir»: blue, else: brown}", "colour: {by: clan, river: blue, else: brown}"),
    ("E0125", "colour: «blou»", "colour: {by: clan, river: blue, else: brown}"),
    ("E0125", "icon: «wawe»", "icon: {by: clan, river: wave, hill: mountain}"),
]  # fmt: skip


def test_a_mistake_in_a_face_is_told_at_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for code, wrong, right in MISTAKES:
        assert right in CARDS
        text = CARDS.replace(right, wrong.replace("«", "").replace("»", ""))
        write_pack(tmp_path, text)
        main(["--root", str(tmp_path), "check", "--format", "json"])
        found = [d for d in json.loads(capsys.readouterr().out) if d["severity"] == "error"]
        marked = CARDS.replace(right, wrong)
        before = marked.split("«")[0]
        place = (before.count("\n") + 1, len(before.rsplit("\n", 1)[-1]) + 1)
        assert [d["code"] for d in found] == [code], (wrong, found)
        assert (found[0]["line"], found[0]["column"]) == place, (wrong, found)


class TestSheets:
    """Where things lie on paper."""

    POKER = (63.0, 88.0)

    @pytest.mark.parametrize("paper", sorted(PAPERS))
    def test_nine_cards_fit_on_a_sheet(self, paper: str) -> None:
        sheets = sheets_of([Item(0, self.POKER, "rectangle", 10, 0)], PAPERS[paper], 1.0, True)
        assert [(s.side, len(s.items)) for s in sheets] == [
            ("front", 9), ("back", 9), ("front", 1), ("back", 1),
        ]  # fmt: skip

    @pytest.mark.parametrize("paper", sorted(PAPERS))
    @pytest.mark.parametrize("bleed", [0.0, 1.0, 3.0])
    def test_nothing_leaves_the_paper_or_lies_on_something_else(
        self, paper: str, bleed: float
    ) -> None:
        width, height = PAPERS[paper]
        items = [
            Item(n, size, "rectangle", 7, 0)
            for n, size in enumerate([self.POKER, (70.0, 120.0), (26.0, 26.0)])
        ]
        for sheet in sheets_of(items, PAPERS[paper], bleed, True):
            places = []
            for item in sheet.items:
                w, h = (
                    (side + 2 * bleed for side in items[item.card].size)
                    if sheet.side == "front"
                    else (0, 0)
                )
                places.append((item.x, item.y, item.x + w, item.y + h))
            for x1, y1, x2, y2 in places:
                assert x1 >= MARGIN - 0.01
                assert y1 >= MARGIN - 0.01
                assert x2 <= width - MARGIN + 0.01
                assert y2 <= height - MARGIN + 0.01
            for n, (x1, y1, x2, y2) in enumerate(places if sheet.side == "front" else ()):
                for a1, b1, a2, b2 in places[:n]:
                    assert x1 >= a2 - 0.01 or x2 <= a1 + 0.01 or y1 >= b2 - 0.01 or y2 <= b1 + 0.01

    def test_a_back_lies_behind_its_front_when_the_sheet_is_turned(self) -> None:
        """Turned along the long edge, left becomes right: x goes to the width of the paper minus x."""
        paper, bleed = PAPERS["a4"], 2.0
        items = [Item(n, self.POKER, "rectangle", 1, 100 + n) for n in range(5)]
        front, back = sheets_of(items, paper, bleed, True)
        whole = self.POKER[0] + 2 * bleed
        behind = {item.card - 100: (paper[0] - item.x - whole, item.y) for item in back.items}
        for item in front.items:
            assert behind[item.card] == pytest.approx((item.x, item.y))

    def test_cut_marks_stand_at_the_edges_of_cards_and_outside_of_them(self) -> None:
        bleed = 2.0
        (front,) = sheets_of([Item(0, self.POKER, "rectangle", 9, -1)], PAPERS["a4"], bleed, True)
        edges = {round(i.x + bleed, 3) for i in front.items} | {
            round(i.x + bleed + self.POKER[0], 3) for i in front.items
        }
        assert {round(m[0], 3) for m in front.marks if m[0] == m[2]} == edges
        top, bottom = min(i.y for i in front.items), max(i.y for i in front.items) + 92
        assert all(m[3] <= top or m[1] >= bottom for m in front.marks if m[0] == m[2])

    def test_what_has_a_back_comes_before_what_has_none(self) -> None:
        items = [Item(0, self.POKER, "rectangle", 1, -1), Item(1, self.POKER, "rectangle", 1, 0)]
        sheets = sheets_of(items, PAPERS["a4"], 1.0, True)
        assert [(s.side, [i.card for i in s.items]) for s in sheets] == [
            ("front", [1]), ("back", [0]), ("front", [0]),
        ]  # fmt: skip
        assert [s.side for s in sheets_of(items, PAPERS["a4"], 1.0, False)] == ["front"]

    def test_what_is_larger_than_the_paper_is_told(self) -> None:
        with pytest.raises(TooLarge):
            sheets_of([Item(7, (250.0, 100.0), "rectangle", 1)], PAPERS["a4"], 0.0, True)

    def test_shapes_are_laid_as_often_as_they_are_needed(self) -> None:
        sheets = tile_sheets([(("##", "#."), 40), (("#",), 3)], PAPERS["letter"], 15.0)
        laid = [item for sheet in sheets for item in sheet.items]
        assert [sum(i.card == n for i in laid) for n in (0, 1)] == [40, 3]
        assert all(i.x + 30 <= PAPERS["letter"][0] - MARGIN for i in laid if i.card == 0)

    def test_pages_of_a_large_board_cover_it_and_overlap(self) -> None:
        board = Board("Big", 600.0, 500.0, 26.0)
        pages = pages_of(board, PAPERS["a4"])
        covered = {(p["x"], p["y"]) for p in pages}
        assert len(covered) == len(pages) > 4
        for x in range(0, 600, 7):
            for y in range(0, 500, 7):
                assert any(
                    p["x"] <= x <= p["x"] + p["width"] and p["y"] <= y <= p["y"] + p["height"]
                    for p in pages
                ), (x, y)
        one, two = pages[0], pages[1]
        assert one["x"] + one["width"] - two["x"] == pytest.approx(8.0)
        assert one["more_right"]
        assert len(pages_of(Board("Small", 100.0, 100.0, 26.0), PAPERS["a4"])) == 1


def test_the_page_about_the_press_lists_all_icons_and_colours() -> None:
    page = (ROOT / "docs" / "press.md").read_text(encoding="utf-8")
    listed = re.search(r"^Icons: (.*)\.$", page, re.MULTILINE)
    assert listed is not None
    assert re.findall(r"`(\w+)`", listed[1]) == list(ICONS)
    every = dict(re.findall(r"`(\w+)` \| (\w+) ", page))
    assert {name: every[name] for name in PALETTE} == {c.name: c.mark for c in PALETTE.values()}


def test_the_face_in_the_docs_is_right(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "press.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```yaml\n(.*?)```", page, re.DOTALL)
    text = "- enum: clan\n  source: designed\n  values: [river, hill, wood]\n" + example
    text += "- card: heron\n  source: designed\n  clan: wood\n  cost: 2\n  power: 1\n"
    report = Report()
    checked = check_pack(write_pack(tmp_path, text), "demo", report)
    assert report.errors == []
    (heron,) = printed_documents(checked)
    assert (heron.colour, heron.under, heron.copies) == ("sand", "Card of the wood", 2)
