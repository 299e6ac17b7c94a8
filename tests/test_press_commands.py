"""The commands of the press: what they write, what they refuse, and that texts stay texts."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest

from siegewright.cli import main
from siegewright.press.deck import open_deck
from siegewright.press.output import MADE_BY
from siegewright.press.pictures_of_cards import CardPress
from siegewright.press.typesetting import Typesetter, drawing_data
from tests.helpers import ROOT, write_pack
from tests.test_press import CARDS

GAME = """\
- map: meadow
  source: designed
  grid: |
    .a.
    ...
  legend: {a: {}}
  means: {a: the oak}
- action: rest
  source: designed
  text: rest for a coin
  do: gain 1
- phase: day
  source: designed
  rules: [DM-01]
  do: |
    turn of active: rest or pass
    win active
- scenario: walk
  source: designed
  players: 1
  map: meadow
  flow: day
"""
RULES = """\
- rule: DM-01
  says: "A day ends when its player has <i>rested</i> #strong[once]."
"""
TESTS = """\
- test: a rest is worth a coin
  rules: [DM-01]
  scenario: walk
  when: [gain 1]
  then: [game.coins = 1]
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("press")
    cards = CARDS.replace("- shape: corner\n", "- shape: corner\n  copies: 3\n") + GAME
    write_pack(root, {"all.yaml": cards, "rules.yaml": RULES, "tests/rest.yaml": TESTS})
    return root


def run(project: Path, *words: str) -> int:
    return main(["--root", str(project), *words])


def hashes(folder: Path) -> dict[str, str]:
    return {p.name: hashlib.sha256(p.read_bytes()).hexdigest() for p in sorted(folder.iterdir())}


def test_cards_writes_a_picture_for_each_document(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [
        "cards",
        "demo",
        "--pictures",
        "both",
        "--ppi",
        "60",
        "--to",
        str(tmp_path),
        "--format",
        "json",
    ]
    assert run(project, *words) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["diagnostics"] == []
    names = {f"demo-{n}.{f}" for n in ("otter", "badger", "pebble") for f in ("svg", "png")}
    assert set(said["files"]) == names | {"cards.json"}
    listed = json.loads((tmp_path / "cards.json").read_text())["cards"]
    assert (listed[0]["id"], listed[0]["copies"]) == ("demo.otter", 2)
    assert listed[0]["text"] == ["Swift.", "Gain 2 coins."]
    before = hashes(tmp_path)
    assert run(project, *words) == 0  # its own files may be replaced
    assert hashes(tmp_path) == before  # the same input, the same bytes


def test_print_and_rulebook_write_the_same_bytes_every_time(project: Path, tmp_path: Path) -> None:
    for folder in (tmp_path / "a", tmp_path / "b"):
        assert run(project, "print", "demo", "--to", str(folder)) == 0
        assert run(project, "rulebook", "demo", "--to", str(folder)) == 0
    assert hashes(tmp_path / "a") == hashes(tmp_path / "b")
    assert sorted(hashes(tmp_path / "a")) == [
        "demo-cards-a4.pdf",
        "demo-map-a4.pdf",
        "demo-rulebook-a4.pdf",
        "demo-rulebook.html",
        "demo-summary-a4.pdf",
        "demo-tiles-a4.pdf",
        "demo-tokens-a4.pdf",
    ]


def test_pages_can_be_pictures(project: Path, tmp_path: Path) -> None:
    words = [
        "print",
        "demo",
        "--what",
        "cards",
        "--as",
        "png",
        "--ppi",
        "40",
        "--to",
        str(tmp_path),
    ]
    assert run(project, *words) == 0
    # One sheet of the size `poker` and one of `tarot`, each with its backs, and the list.
    assert sorted(hashes(tmp_path)) == [f"demo-cards-a4-{n:03}.png" for n in range(1, 6)]
    assert run(project, *words, "--once", "--no-backs", "--only", "otter") == 0


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (["cards", "demo", "--only", "pebble"], "demo-pebble.svg"),
        (["print", "demo", "--what", "tokens"], "demo-tokens-a4.pdf"),
        (["print", "demo", "--what", "summary", "--paper", "letter"], "demo-summary-letter.pdf"),
        (["print", "demo", "--what", "map", "--as", "png", "--ppi", "30"], "demo-map-a4-001.png"),
        (["rulebook", "demo", "--as", "html"], "demo-rulebook.html"),
    ],
)
def test_a_file_of_somebody_else_is_never_written_over(
    words: list[str], name: str, project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / name).write_text("my own notes")
    assert run(project, *words, "--to", str(tmp_path)) == 2
    assert "did not write it" in capsys.readouterr().err
    assert (tmp_path / name).read_text() == "my own notes"
    assert [p.name for p in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["cards", "demo", "--only", "oter"], "did you mean `otter`"),
        (["cards", "dmeo"], "did you mean `demo`"),
        (["print", "demo", "--only", "oter"], "did you mean `otter`"),
        (["print", "demo", "--only", "otter", "--what", "map"], "has no map to print"),
    ],
)
def test_what_cannot_be_printed_is_told(
    words: list[str], said: str, project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(project, *words, "--to", str(tmp_path)) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--what", "crads"], ["--bleed", "9"], ["--bleed", "x"]])
def test_wrong_options_are_refused(words: list[str], project: Path) -> None:
    with pytest.raises(SystemExit) as ended:
        run(project, "print", "demo", *words)
    assert ended.value.code == 2


def test_a_pack_without_faces_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_pack(tmp_path, GAME.replace("gain 1", "win active").replace("  rules: [DM-01]\n", ""))
    assert run(tmp_path, "cards", "demo") == 2
    assert "has a face" in capsys.readouterr().err
    assert not (tmp_path / "build").exists()


def test_a_pack_with_mistakes_is_not_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_pack(tmp_path, CARDS.replace("show: cost", "show: cots"))
    assert run(tmp_path, "cards", "demo") == 1
    assert "E0209" in capsys.readouterr().out


def test_without_typst_the_commands_say_what_is_missing(
    project: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    import importlib.util

    real = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util,
        "find_spec",
        lambda name, *more: None if name == "typst" else real(name, *more),
    )
    for words in (["cards", "demo"], ["print", "demo"], ["rulebook", "demo"]):
        assert run(project, *words) == 2
        assert "siegewright[press]" in capsys.readouterr().err
    assert run(project, "rulebook", "demo", "--as", "html", "--to", str(tmp_path)) == 0


class TestTextsStayTexts:
    """Names and texts of packs are never read as markup, by typst or by a browser."""

    HOSTILE = 'a #read("/etc/passwd") #import "@preview/x:1.0.0" $x^2$ *b* _c_ `d` <script>alert(1)</script> \\ [e] {f} &amp; @g'

    def letters(self, root: Path, name: str) -> int:
        """How many letters the template set: typst draws one outline a letter."""
        text = CARDS.replace("card: otter", f"card: otter\n  name: {json.dumps(name)}")
        write_pack(root, text)
        press = CardPress(open_deck(root, "demo"))
        made = press.picture("demo.otter")
        press.close()
        assert made is not None
        svg = made.data
        assert b"script" not in svg
        assert b"passwd" not in svg
        return len(re.findall(rb"<use ", svg))

    def test_a_hostile_name_is_set_letter_by_letter(self, tmp_path: Path) -> None:
        plain = re.sub(r"[^ ]", "x", self.HOSTILE)
        one, other = tmp_path / "one", tmp_path / "other"
        assert self.letters(one, self.HOSTILE) == self.letters(other, plain)

    def test_the_page_escapes_what_packs_say(self, project: Path, tmp_path: Path) -> None:
        assert run(project, "rulebook", "demo", "--as", "html", "--to", str(tmp_path)) == 0
        page = (tmp_path / "demo-rulebook.html").read_text(encoding="utf-8")
        assert "&lt;i&gt;rested&lt;/i&gt;" in page
        assert "<i>rested" not in page

    def test_templates_reach_nothing_outside_of_their_folder(self) -> None:
        with Typesetter("one.typ") as typesetter:
            inside = {p.name for p in typesetter.folder.iterdir()}
            assert inside == {
                "card.typ", "map.typ", "one.typ", "pictures", "rulebook.typ", "sheet.typ", "summary.typ",
            }  # fmt: skip
        assert not typesetter.folder.exists()


def test_pictures_of_a_pack_stand_on_its_cards(tmp_path: Path) -> None:
    folder = tmp_path / "content" / "demo" / "art"
    text = CARDS.replace("card: otter", "card: otter\n  art: otter.svg")
    write_pack(tmp_path, text)
    folder.mkdir()
    mark = '<path d="M1 2L3 4Z" fill="#abcdef"/>'
    (folder / "otter.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{mark}</svg>'
    )
    deck = open_deck(tmp_path, "demo")
    assert deck.report.diagnostics == []
    (picture,) = deck.pictures.values()
    assert b"#abcdef" in picture.data
    (folder / "otter.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
    deck = open_deck(tmp_path, "demo")
    (warning,) = deck.report.diagnostics
    assert (warning.code, warning.span.length) == ("W0611", len("otter.svg"))
    write_pack(tmp_path, text.replace("art: otter.svg", "art: ../otter.svg"))
    (warning,) = open_deck(tmp_path, "demo").report.diagnostics
    assert "no folders" in warning.message


def test_the_pictures_for_the_table_say_what_is_on_them(project: Path) -> None:
    press = CardPress(open_deck(project, "demo"))
    picture = press.picture("demo.otter")
    assert picture is not None
    assert picture.data.startswith(f"<!-- {MADE_BY} -->".encode())
    assert (picture.width, picture.height, picture.form) == (63, 88, "card")
    for words in ("Otter", "Card of the river", "Price 3", "Dive", "Swift", "Gain 2 coins"):
        assert words in picture.words
    assert press.picture("demo.otter") is picture
    assert press.picture("demo.mole") is None
    press.close()


def test_a_shape_without_copies_is_not_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = CARDS.replace("- shape: corner\n", "- shape: corner\n  copies: 0\n") + GAME
    write_pack(tmp_path, {"all.yaml": cards, "rules.yaml": RULES, "tests/rest.yaml": TESTS})
    assert run(tmp_path, "print", "demo", "--only", "corner", "--once") == 2
    assert "nothing to print called `corner`" in capsys.readouterr().err


def test_more_copies_than_anybody_prints_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = CARDS.replace("number, default: 2}", "number, default: 999999999}") + GAME
    write_pack(tmp_path, {"all.yaml": cards, "rules.yaml": RULES, "tests/rest.yaml": TESTS})
    assert run(tmp_path, "print", "demo", "--only", "otter") == 2
    assert "999,999,999 cards to print" in capsys.readouterr().err
    assert run(tmp_path, "print", "demo", "--only", "otter", "--once") == 0


GAMES = [
    "castle_assault", "classics", "deck_builder", "foretold", "harvest_fair", "kingdom_defenders",
    "kingdom_rush", "kings_armory_asphar", "kings_armory_winter", "knight_fall",
]  # fmt: skip


BOXES = {
    "kingdom_rush": {
        "Tower": 44, "Horde": 87, "Champion": 12, "Champion card": 5, "Pumpkin horde": 3, "Fire claw card": 3,
        "Blank card": 3, "Event card": 3, "Life card": 8, "Action card": 10, "Rift card": 11, "Rift boss": 2,
        "Hero": 5, "Ability": 20, "Mod": 10, "Building site": 18, "Spawn point": 4, "Soldier": 12,
        "Sand warrior": 2, "Tentacle": 4, "Flag": 6, "Blossom": 12, "Murky pond": 3, "Fault line": 4, "Cyclone": 1,
    },
    "kingdom_defenders": {
        "Adventure": 34, "Fate": 8, "Horde": 16, "Disc": 45, "Building": 18, "Character": 12, "Deed": 18, "Reward": 18,
    },
}  # fmt: skip


@pytest.mark.parametrize("pack", BOXES)
def test_what_is_printed_is_enough_to_play(pack: str) -> None:
    deck = open_deck(ROOT, pack)
    found: dict[str, int] = {}
    for document in deck.documents:
        found[document.kind_name] = found.get(document.kind_name, 0) + document.copies
    assert {kind: found[kind] for kind in BOXES[pack]} == BOXES[pack]
    assert sum(shape.copies for shape in deck.content.shapes) == (
        196 if pack == "kingdom_rush" else 0
    )


@pytest.mark.parametrize("pack", GAMES)
def test_every_text_of_the_shipped_games_fits_its_card(pack: str) -> None:
    deck = open_deck(ROOT, pack)
    assert len(deck.documents) > 2
    sheets = [
        {
            "side": "front",
            "items": [{"card": n, "x": 0, "y": 0}],
            "marks": [],
            "note": "",
            "note_at": "below",
        }
        for n in range(len(deck.documents))
    ]
    data = {
        "title": pack, "paper": {"width": 210, "height": 297}, "bleed": 0, "backs": [], "tiles": [], "list": [],
        "advice": "", "note": "", "cards": [deck.card(d) for d in deck.documents], "sheets": sheets, **drawing_data(),
    }  # fmt: skip
    with Typesetter("sheet.typ", deck.pictures) as typesetter:
        typesetter.pages(data, "svg")
        deck.overflowing(typesetter.labelled("overflow"))
    assert [d.message for d in deck.report.diagnostics] == []
