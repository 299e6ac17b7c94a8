"""Completion in a workspace: what is offered, what is not, and that nothing offered is wrong."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from compiler.language.syntax_builder import RESERVED
from compiler.source.diagnostics import Diagnostic, Severity
from compiler.workspace.completion import language_of, spot_at
from compiler.workspace.workspace import Workspace
from tests.sea import FILES, text_of, write_sea

KINDS, RULES = "content/sea/kinds.yaml", "content/sea/rules.yaml"
SHIPS, SCENARIOS = "content/sea/ships.yaml", "content/sea/scenarios.yaml"


@pytest.fixture
def sea(tmp_path: Path) -> Workspace:
    workspace = Workspace(write_sea(tmp_path))
    workspace.diagnostics()
    return workspace


def offered(workspace: Workspace, path: str, after: str, typed: str) -> list[str]:
    """What is offered at the end of a line that somebody types after another one."""
    rows = text_of(path).split("\n")
    number = next(n for n, row in enumerate(rows) if after in row) + 1
    rows.insert(number, typed)
    workspace.edit(path, "\n".join(rows))
    return [c.word for c in workspace.complete_at(path, number + 1, len(typed) + 1)]


@pytest.mark.parametrize(
    ("path", "after", "typed", "expected"),
    [
        pytest.param(SHIPS, "speed: 3", "  li", ["likes"], id="a key"),
        pytest.param(SHIPS, "speed: 3", "  likes: ", ["north", "south"], id="a value"),
        pytest.param(SHIPS, "speed: 3", "  escort: [f", ["frigate"], id="an id in an open list"),
        pytest.param(SHIPS, "on sunk", "    on s", ["sunk"], id="an event"),
        pytest.param(SHIPS, "on sunk", "    +1 ", ["speed"], id="a stat"),
        pytest.param(SHIPS, "on sunk", "    on sunk: hi", ["hit"], id="a verb"),
        pytest.param(RULES, "target.damage +=", "    emit ", ["sunk"], id="after emit"),
        pytest.param(SCENARIOS, "map: bay", "  extends: d", ["duel"], id="a scenario"),
        pytest.param(RULES, 'text: "{t', '  log: "a ', [], id="nothing in texts for people"),
        pytest.param(SCENARIOS, "grid: |", "    .", [], id="nothing in drawings"),
        pytest.param(SHIPS, "- ship: frigate", "  name: fr", [], id="nothing in names"),
    ],
)
def test_what_is_offered(
    sea: Workspace, path: str, after: str, typed: str, expected: list[str]
) -> None:
    assert offered(sea, path, after, typed) == expected


@pytest.mark.parametrize(
    ("path", "after", "typed", "expected"),
    [
        pytest.param(SHIPS, "on sunk", "    on ^ hit self for 2", {"sunk", "any"}, id="an event"),
        pytest.param(
            SHIPS, "on sunk", "    on sunk: ^ hit self for 2", {"hit", "emit"}, id="a verb"
        ),
        pytest.param(SHIPS, "on sunk", "    on sunk: hi^ ; stop", {"hit"}, id="before a semicolon"),
        pytest.param(SHIPS, "on sunk", "    on sunk: hit ^ self for 2", {"self"}, id="a thing"),
        pytest.param(SHIPS, "on sunk", "    on sunk: hit se^lf for 2", {"self"}, id="in a word"),
        pytest.param(
            SHIPS, "on sunk", "    while self.^ self.hull > 2: -1 speed", {"anchored"}, id="a field"
        ),
        pytest.param(
            RULES,
            "target.damage +=",
            "    if ^ target.damage > 3: stop",
            {"target", "not"},
            id="if",
        ),
        pytest.param(
            RULES,
            "target.damage +=",
            "    hit target for min(1, ^ n)",
            {"n"},
            id="in brackets",
        ),
        pytest.param(
            SHIPS, "speed: 3", "  escort: [^, frigate]", {"sloop", "frigate"}, id="a list"
        ),
        pytest.param(SHIPS, "speed: 3", "  ^likes: north", {"likes", "name"}, id="a key"),
        pytest.param(SHIPS, "on sunk", '    on sunk: say "a ^ b"', set(), id="nothing in words"),
        pytest.param(SHIPS, "on sunk", '    on sunk: say "a {^self} b"', {"self"}, id="a slot"),
        pytest.param(SHIPS, "on sunk", "    # on sunk: ^hit self", set(), id="nothing in comments"),
        pytest.param(SHIPS, "speed: 3", "  # ^likes: north", set(), id="nothing in YAML comments"),
        pytest.param(
            RULES, "target.damage +=", "    if ^game.round > 1: stop", {"game"}, id="of the game"
        ),
        pytest.param(
            RULES,
            "target.damage +=",
            "    choose a ship or ^nothing as chosen_one",
            {"nothing"},
            id="the second word of two",
        ),
    ],
)
def test_what_is_offered_in_the_middle_of_a_line(
    sea: Workspace, path: str, after: str, typed: str, expected: set[str]
) -> None:
    """`^` is the cursor."""
    rows = text_of(path).split("\n")
    number = next(n for n, row in enumerate(rows) if after in row) + 1
    rows.insert(number, typed.replace("^", ""))
    sea.edit(path, "\n".join(rows))
    found = {c.word for c in sea.complete_at(path, number + 1, typed.index("^") + 1)}
    assert expected <= found
    assert bool(expected) == bool(found)


def test_a_word_of_the_language_is_offered_only_where_it_makes_sense(sea: Workspace) -> None:
    in_rule = offered(sea, RULES, "target.damage +=", "    ")
    assert {"if", "emit", "stop", "let", "hit"} <= set(in_rule)
    assert "give" not in in_rule, "only a query gives a value"
    assert "break" not in in_rule, "there is no loop to leave"


def test_a_name_is_offered_for_what_it_has(sea: Workspace) -> None:
    found = offered(sea, RULES, "target.damage +=", "    if ")
    assert "target" in found, "target.damage may follow"
    assert "hull" not in found
    fields = offered(sea, RULES, "target.damage +=", "    if target.")
    assert {"damage", "hull", "anchored", "sound", "owner"} <= set(fields)
    assert "gold" not in fields


def test_a_new_document_begins_with_a_kind(sea: Workspace) -> None:
    assert {"ship", "verb", "scenario"} <= set(offered(sea, RULES, "is: ship", "- "))


BASE = """
- test: two ships
  scenario: duel
  seats: [ann, bob]
  define:
    - ship: raft
      hull: 1
      speed: 1
  given:
    - place sloop at (1, 1) for ann as mine
- test: they meet
  extends: two ships
  given:
    - place raft at (2, 1) for bob as prey
"""


@pytest.mark.parametrize(
    ("key", "typed", "expected", "not_expected"),
    [
        pytest.param("given", "^", {"place", "hit", "set up"}, {"fire"}, id="a statement"),
        pytest.param("given", "place ra^", {"raft"}, {"hit"}, id="a document of the test"),
        pytest.param("given", "mine.^", {"damage", "anchored"}, {"gold"}, id="state of a piece"),
        pytest.param("given", "hit ^", {"mine", "prey"}, {"ann"}, id="a piece of a base"),
        pytest.param("when", "^", {"ann", "mine", "check", "turn"}, {"hull"}, id="who acts"),
        pytest.param("when", "an^: fire mine at prey", {"ann"}, {"any"}, id="a seat"),
        pytest.param("when", "ann: ^", {"fire"}, {"hit", "sunk"}, id="an action"),
        pytest.param("when", "ann: fire mine at ^", {"prey"}, {"ann"}, id="its argument"),
        pytest.param("when", '"check: ^"', {"mine", "over"}, {"hit"}, id="a check in the middle"),
        pytest.param("when", '"phase: ^"', {"battle"}, {"fire"}, id="a phase"),
        pytest.param("when", '"turn: ^"', {"bob"}, {"battle"}, id="a turn"),
        pytest.param("choices", "^", {"prey", "pass", "fire"}, {"hit"}, id="an answer"),
        pytest.param("choices", "bob: fire prey at ^", {"mine"}, {"pass"}, id="of an action"),
        pytest.param("then", "mine.^ = 2", {"damage", "hull"}, {"gold"}, id="a condition"),
        pytest.param("then", "ann ^", {"sees", "does not see"}, {"mine"}, id="what is seen"),
        pytest.param("then", "ann sees ^", {"mine"}, {"hit"}, id="a thing that is seen"),
        pytest.param("offered", "^", {"ann"}, {"fire"}, id="to whom something is offered"),
        pytest.param("refused", "ann: fi^", {"fire"}, {"first"}, id="a refused action"),
        pytest.param("events", "no ^", {"sunk"}, {"hit"}, id="an event"),
        pytest.param("in_order", "sunk to ^", {"prey"}, {"ann"}, id="a role of an event"),
        pytest.param("error", "th^", set(), {"the"}, id="nothing in texts"),
    ],
)
def test_what_is_offered_in_rule_tests(
    sea: Workspace, key: str, typed: str, expected: set[str], not_expected: set[str]
) -> None:
    """`^` is the cursor. Names come from the seats, from what the test defines, and from what it extends."""
    path = "content/sea/tests/ships.yaml"
    sea.edit(path, text_of(path) + BASE.lstrip("\n"))
    assert {d.code for d in sea.check("sea").diagnostics} == {"E0410"}, "it expects nothing yet"
    line = f"    - {typed}" if key != "error" else f"  error: {typed}"
    text = (sea.text(path) or "") + (f"  {key}:\n" if key not in ("error", "given") else "") + line
    rows = text.replace("^", "").split("\n")
    sea.edit(path, "\n".join(rows))
    found = {c.word for c in sea.complete_at(path, len(rows), line.index("^") + 1)}
    assert expected <= found
    assert not found & not_expected


def test_documents_of_a_test_are_completed_like_others(sea: Workspace) -> None:
    path = "content/sea/tests/ships.yaml"
    text = text_of(path) + BASE.lstrip("\n").replace("      speed: 1\n", "      likes: \n")
    sea.edit(path, text)
    line = next(n for n, row in enumerate(text.split("\n"), start=1) if "likes" in row)
    assert [c.word for c in sea.complete_at(path, line, 14)] == ["north", "south"]


ROOT = Path(__file__).parents[1]
WORD = re.compile(r"(?<![\w\"])[a-z_]{2,}(?![\w\"(])")
UNFINISHED = {"E0301", "E0304", "E0305", "E0306", "E0315"}
# What only the whole pack shows: a rule that leads back to itself, a period that nothing else ends.
ROUND = {"E0351", "E0401"}
LEADS_ON = {"E0201", "E0207", "E0303", "E0412", "E0413"}  # something of it may fit


class Words:
    """The words of the texts of a pack, which can be exchanged for others."""

    def __init__(self, workspace: Workspace, pack: str, seed: int) -> None:
        self.workspace = workspace
        self.pack = pack
        self.chance = random.Random(seed)
        view = workspace.view(pack)
        assert view is not None
        self.view = view
        home = f"content/{pack}/"
        self.texts = {p: t for p, t in view.texts.items() if p.startswith(home)}
        index = workspace.index(pack)
        # `for each gate_stall` walks over what lies there. It is hardly ever meant, and nouns alone are offered.
        self.places = {d.name for d in index.definitions.values() if d.form in ("space", "zone")}
        self.all = sorted({d.name for d in index.definitions.values()} | RESERVED)

    def place(self, in_tests: bool) -> tuple[str, int, int, int]:
        """A word somewhere in a text of the language: file, line, start and end, counted from 0."""
        while True:
            path = self.chance.choice(sorted(p for p in self.texts if ("/tests/" in p) == in_tests))
            rows = self.texts[path].split("\n")
            line = self.chance.randrange(len(rows))
            words = [*WORD.finditer(rows[line])]
            if words:
                found = self.chance.choice(words)
                scope = self.view.scope
                assert scope is not None
                spot = spot_at(self.texts[path], path, line + 1, found.start() + 1, scope)
                if spot is not None and language_of(spot, scope) in LANGUAGES:
                    return path, line, found.start(), found.end()

    def with_word(self, place: tuple[str, int, int, int], word: str) -> str:
        path, line, start, end = place
        rows = self.texts[path].split("\n")
        rows[line] = rows[line][:start] + word + rows[line][end:]
        return "\n".join(rows)

    def errors(self, place: tuple[str, int, int, int], word: str) -> list[Diagnostic]:
        """What is wrong with the pack when another word stands at a place."""
        self.workspace.edit(place[0], self.with_word(place, word))
        found = self.workspace.check(self.pack).diagnostics
        return [d for d in found if d.severity is Severity.ERROR]

    def wrong(self, place: tuple[str, int, int, int], word: str) -> set[str]:
        """The codes of mistakes that a word makes at a place or around it, and no further words put right."""
        here = place[0], place[1] + 1, place[2] + 1
        found = [
            d for d in self.errors(place, word) if (d.span.path, d.span.line, d.span.column) <= here
        ]
        return {d.code for d in found if d.span.path == here[0]} - UNFINISHED - ROUND


LANGUAGES = ("effects", "block", "expression", "test")
SHIPPED = ("classics", "deck_builder", "harvest_fair", "foretold")


@pytest.mark.parametrize("in_tests", [False, True], ids=["in rules", "in tests"])
@pytest.mark.parametrize(
    ("pack", "seed"), [*(("sea", seed) for seed in range(2)), *((pack, 0) for pack in SHIPPED)]
)
def test_what_is_offered_is_right_and_what_is_right_is_offered(
    sea: Workspace, pack: str, seed: int, in_tests: bool
) -> None:
    """At random words of right content, words are tried in the text: those that are offered, and others."""
    workspace = sea if pack == "sea" else Workspace(ROOT)
    words = Words(workspace, pack, seed)
    asked = 0
    for _ in range(14):
        place = path, line, start, end = words.place(in_tests)
        answers = words.view.complete_at(words.texts[path], path, line + 1, start + 1)
        if not answers or not words.wrong(place, "zz_new"):
            continue  # a name that the author makes, or words for people
        if words.texts[path].split("\n")[line][end : end + 1] == "[":
            continue  # what stands in the brackets decides what fits before them
        asked += 1
        offered = {answer.word: answer for answer in answers}
        own = words.texts[path].split("\n")[line][start:end]
        assert own in offered or own in ("set", "up", "play", "on"), place
        for word in words.chance.sample(sorted(offered), min(4, len(offered))):
            span = offered[word].span
            assert (span.line, span.column, span.length) == (line + 1, start + 1, end - start)
            wrong = words.wrong(place, word)
            if wrong and wrong <= LEADS_ON:
                more = words.with_word(place, f"{word}.")
                found = words.view.complete_at(more, path, line + 1, start + len(word) + 2)
                wrong = set() if found else words.wrong(place, f"{word} = zz_new")
            assert wrong == set(), (place, word)
        walks = words.texts[path].split("\n")[line][:start].endswith("for each ")
        for word in words.chance.sample(words.all, 6):
            if word not in offered and not (walks and word in words.places):
                assert words.errors(place, word) != [], (place, word)
        workspace.close(path)
    assert asked >= (2 if in_tests else 6)


def test_the_files_are_those_of_the_small_packs() -> None:
    assert {KINDS, RULES, SHIPS, SCENARIOS} <= set(FILES)
