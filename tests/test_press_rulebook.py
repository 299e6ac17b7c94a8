"""Rulebooks: what they say, in which order, and that every link leads somewhere."""

from __future__ import annotations

import re
import shutil
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from compiler import Project, Report
from compiler.inspection.rulebook_examples import example_of
from compiler.inspection.rulebook_tree import Tree, links_of, rulebook_tree
from compiler.schema.validate import Document
from compiler.source.load import read_yaml
from compiler.source.positions import Fields, Scalar
from siegewright.press.rulebook import rulebook_html, rulebook_pdf
from siegewright.press.summary import summary_data
from tests.helpers import ROOT, compile_text, write_pack

GAME = """\
- source: designed
- enum: mood
  values: {calm: Nothing stirs., wild: Everything does.}
- kind: game
  state:
    coins: {type: number, shown: "{} coins", description: What lies in the chest.}
    secret: {type: number, description: Nobody reads this.}
- kind: goat
  piece: true
  text: A goat that gives milk.
  fields:
    stubborn: {type: truth, default: false, text: Stubborn, description: It does not walk.}
    mood: mood
- goat: bella
  mood: calm
- verb: gain n
  takes: {n: number}
  text: gain {n} coins
  do: game.coins += n
- action: milk goat
  rules: [GT-02]
  text: milk {goat}
  if: game.coins < 5
  choose: {goat: all goats}
  do: gain 1
- action: shout
  during: interruption
  text: shout
  do: gain 0
- window: interruption
  text: somebody speaks
  asks: players
- phase: whole_game
  do: |
    run morning
    run evening
- phase: morning
  rules: [GT-01]
  do: |
    turn of active: milk or pass
    open interruption
- phase: evening
  do: win active
- phase: other_game
  do: win active
- law: bells
  text: a bell rings whenever coins fall
  effects: |
    on any fall: gain 0
- event: fall
  text: a fall
- scenario: short_one
  title: The short one
  players: 1
  flow: other_game
  setup: emit fall
- scenario: meadow
  text: A day on the meadow.
  players: [1, 2]
  flow: whole_game
"""
RULES = """\
- rule: GT-01
  says: the morning comes first
  section: Day
- rule: GT-02
  says: milk is worth a coin
  section: Day
- rule: GT-EX-01
  says: goats are washed with water
  excused: about real goats
"""
TESTS = """\
- test: milk is sold
  rules: [GT-02]
  scenario: meadow
  seats: [alice]
  given:
    - place bella as old_bella
    - game.coins = 2
  when:
    - "alice: milk old_bella"
  then:
    - game.coins = 3
"""


CHAPTERS = """\
- chapter: welcome
  source: designed
  text: |
    Goats rise early ({rule GT-01}),
    and <b>loudly</b>.

    They also sleep.
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    root = tmp_path_factory.mktemp("book")
    files = {"all.yaml": GAME, "rules.yaml": RULES, "tests/milk.yaml": TESTS, "text.yaml": CHAPTERS}
    write_pack(root, files)
    pack = root / "content" / "demo" / "pack.yaml"
    pack.write_text(pack.read_text() + "begins: meadow\n")
    return rulebook_tree(Project(root), "demo", Report())


def entries(tree: Tree, part: str) -> dict[str, Any]:
    (found,) = [p for p in tree["parts"] if p["id"] == part]
    return {entry["id"]: entry for entry in found["entries"]}


def test_phases_come_in_the_order_of_play(tree: Tree) -> None:
    course = entries(tree, "course")
    assert list(course) == [
        "phase-whole_game", "phase-morning", "phase-evening", "phase-other_game",
    ]  # fmt: skip
    assert [step["to"] for step in course["phase-whole_game"]["steps"]] == [
        "phase-morning", "phase-evening",
    ]  # fmt: skip
    turn, window = course["phase-morning"]["steps"]
    assert [link["to"] for link in turn["links"]] == ["action-milk"]
    assert turn["after"] == " or pass"
    assert window["to"] == "window-interruption"
    assert course["phase-morning"]["rules"] == [{"id": "GT-01", "says": "The morning comes first."}]


def test_actions_say_what_they_do_and_need(tree: Tree) -> None:
    actions = entries(tree, "actions")
    milk = actions["action-milk"]
    assert milk["text"] == ["Milk the goat."]
    facts = {fact["label"]: fact["text"] for fact in milk["facts"]}
    assert facts == {"Only if": "The coins are less than 5.", "Goat": "A goat."}
    assert {f["label"] for f in actions["action-shout"]["facts"]} == {"When"}
    window = entries(tree, "windows")["window-interruption"]
    assert [step["to"] for step in window["steps"]] == ["action-shout"]


LIBRARY = """\
- kind: amulet
  fields: {luck: {type: number, description: How lucky.}}
- amulet: clover
  luck: 2
- kind: bell
  text: A bell.
- action: haggle n
  choose: {n: "numbers(1, 3)"}
  do: win players[0]
- phase: haggling
  do: "turn of players[0]: haggle"
- adjective: free
  of: space
  where: not has_pieces(it)
"""
USES = """\
- bell: brass
- map: yard
  grid: ".."
- kind: player
  state: {guess: number}
- action: go s
  text: go to {s}
  choose: {s: all free spaces}
  do: win player
- action: guess n
  text: guess {n}
  choose: {n: "numbers(1, 3)"}
  do: player.guess = n
- phase: day
  do: |
    turn of all players at once: guess
    turn of any of players: go or pass
- scenario: visit
  title: Visit
  players: 2
  map: yard
  flow: day
"""


def test_of_a_library_the_book_has_what_the_game_uses(tmp_path: Path) -> None:
    write_pack(tmp_path, {"all.yaml": LIBRARY}, "shelf")
    write_pack(tmp_path, {"all.yaml": USES}, "demo")
    for name, more in (("shelf", ""), ("demo", "requires: {shelf: '>=0'}\n")):
        pack = tmp_path / "content" / name / "pack.yaml"
        pack.write_text(pack.read_text() + f"source: designed\n{more}")
    book = rulebook_tree(Project(tmp_path), "demo", Report())
    assert set(entries(book, "pieces")) == {"kind-bell"}
    actions = entries(book, "actions")
    assert set(actions) == {"action-go", "action-guess"}
    assert actions["action-go"]["text"] == ["Go to the space."]
    assert actions["action-go"]["facts"] == [{"label": "Space", "text": "A free space."}]
    assert actions["action-guess"]["facts"] == [{"label": "N", "text": "A number from 1 to 3."}]
    steps = entries(book, "course")["phase-day"]["steps"]
    who = [step["text"] for step in steps]
    assert who == ["Players choose at the same time: ", "Players act in any order: "]


def test_kinds_words_and_laws_are_there(tree: Tree) -> None:
    kinds = entries(tree, "pieces")
    facts = {fact["label"]: fact["text"] for fact in kinds["kind-goat"]["facts"]}
    assert facts == {"Stubborn": "It does not walk.", "In the box (1)": "Bella"}
    assert [f["label"] for f in kinds["kind-game"]["facts"]] == ["Coins"]
    words = entries(tree, "words")
    assert words["word-stubborn"]["text"] == ["It does not walk."]
    assert [f["label"] for f in words["enum-mood"]["facts"]] == ["Calm", "Wild"]
    assert entries(tree, "laws")["law-bells"]["text"] == ["A bell rings whenever coins fall."]


def test_chapters_come_first_with_links_to_rules(tree: Tree) -> None:
    assert [part["id"] for part in tree["parts"][:2]] == ["the-game", "chapter-welcome"]
    (entry,) = tree["parts"][1]["entries"]
    assert entry["text"] == [
        [{"text": "Goats rise early ("}, {"rule": "GT-01"}, {"text": "), and <b>loudly</b>."}],
        [{"text": "They also sleep."}],
    ]
    page = rulebook_html(tree)
    assert (
        '<p>Goats rise early (<a href="#GT-01">GT-01</a>), and &lt;b&gt;loudly&lt;/b&gt;.</p>'
        in page
    )


def test_a_link_to_a_missing_rule_is_an_error(tmp_path: Path) -> None:
    files = {"all.yaml": GAME, "rules.yaml": RULES, "text.yaml": CHAPTERS.replace("GT-01", "GT-11")}
    report = compile_text(tmp_path, files)
    (error,) = report.errors
    assert (error.code, error.span.line, error.span.column) == ("E0217", 4, 29)
    assert error.suggestion == "GT-01"


def test_every_rule_is_in_the_index_with_its_tests_and_an_example(tree: Tree) -> None:
    index = {r["id"]: r for e in entries(tree, "rules").values() for r in e["index"]}
    assert list(index) == ["GT-01", "GT-02", "GT-EX-01"]
    assert index["GT-01"]["tests"] == []
    assert index["GT-02"]["tests"] == ["Milk is sold"]
    (example,) = index["GT-02"]["examples"]
    assert example["given"] == ["Old bella is a bella.", "The coins of the game is 2."]
    assert example["when"] == ["Alice: milk old bella."]
    assert example["then"] == ["The coins of the game is 3."]
    assert index["GT-EX-01"]["excused"] == "about real goats"


@pytest.mark.parametrize(
    ("key", "line", "words"),
    [
        ("given", "place archer at (3, 4) for players[1] as scout", "Scout is an archer of player 2 at (3, 4)."),
        ("given", "place penny in alice.hand", "There is a penny in alice's hand."),
        ("given", "troll.acted = true", "Acted of troll: yes."),
        ("when", "alice: strike big_troll with long_sword", "Alice: strike big troll with long sword."),
        ("when", "run end_of_round", "The phase end of round is played."),
        ("when", "emit harm 2 to troll", "Harm 2 to troll."),
        ("then", "troll.hp >= 3", "The hp of troll is at least 3."),
        ("then", "size(alice.hand) = 2", "The number of alice's hand is 2."),
        ("then", "alice in winners", "Alice wins."),
        ("then", "over", "The game is over."),
        ("refused", "alice: strike troll", "Not allowed: alice: strike troll."),
    ],
)  # fmt: skip
def test_lines_of_tests_become_sentences(key: str, line: str, words: str) -> None:
    body = {"when": "rest", "then": "over"} | {key: line}
    text = "test: something\nrules: [X-1]\n" + "".join(f"{k}: [{v!r}]\n" for k, v in body.items())
    (raw,) = read_yaml(text, "a.yaml", Report())
    assert isinstance(raw, Fields)
    head = raw.entries["test"]
    assert isinstance(head, Scalar)
    example = example_of(Document("test", head.text, raw, head.span, "demo", "a.yaml"))
    assert example is not None
    found = {"given": example.given, "when": example.when}.get(key, example.then)
    assert words in found


class Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.outside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            elif name == "href" and value is not None:
                (self.links if value.startswith("#") else self.outside).append(value)
            elif name == "src":
                self.outside.append(value or "")


def test_every_link_leads_somewhere_and_nothing_comes_from_elsewhere(tree: Tree) -> None:
    page = Page()
    text = rulebook_html(tree)
    page.feed(text)
    assert len(page.ids) == len(set(page.ids))
    assert {link.removeprefix("#") for link in page.links} <= set(page.ids)
    assert {"GT-01", "action-milk", "phase-morning", "kind-goat"} <= set(page.ids)
    assert links_of(tree) <= set(page.ids)
    assert page.outside == []
    assert re.findall(r"url\(|@import|https?:", text) == []


def test_the_pdf_is_made_from_the_same_tree(tree: Tree) -> None:
    pdf = rulebook_pdf(tree, (210.0, 297.0))
    assert pdf.startswith(b"%PDF")
    assert pdf == rulebook_pdf(tree, (210.0, 297.0))
    assert pdf != rulebook_pdf(tree, (215.9, 279.4))


def test_the_summary_has_what_is_asked_for_during_a_game(tree: Tree) -> None:
    data = summary_data(tree)
    assert [part["title"] for part in data["parts"]] == [
        "How a game goes", "What you can do", "When others may act", "Words on cards",
    ]  # fmt: skip
    morning = data["parts"][0]["entries"][1]
    assert morning["steps"] == ["A player acts: milk or pass", "Others may act: interruption"]


def chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("google-chrome")


@pytest.mark.skipif(chromium() is None, reason="no Chromium is installed")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_read_and_search_the_page(scheme: str, tree: Tree, tmp_path: Path) -> None:
    """axe finds nothing to complain about, and the search leaves what fits."""
    from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
    from playwright.sync_api import sync_playwright

    path = tmp_path / "book.html"
    path.write_text(rulebook_html(tree), encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_page(color_scheme="dark" if scheme == "dark" else "light")
        page.goto(f"{path.as_uri()}#GT-02")
        assert Axe().run(page).response["violations"] == []
        page.get_by_label("Search").fill("washed water")
        assert page.locator(".rule:visible").count() == 1
        assert page.get_by_role("status").inner_text() == "1 entry"
        browser.close()


def test_the_shipped_rulebooks_are_whole() -> None:
    """Every rule of a large index is there, and all anchors differ."""
    book = rulebook_tree(Project(ROOT), "knight_fall", Report())
    page = Page()
    page.feed(rulebook_html(book))
    assert len(page.ids) == len(set(page.ids))
    assert {link.removeprefix("#") for link in page.links} <= set(page.ids)
    assert sum(len(e["index"]) for e in entries(book, "rules").values()) > 300
