"""Completion in a workspace: what is offered, what is not, and that nothing offered is wrong."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from compiler.source.diagnostics import Severity
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


TEXTS = re.compile(r"^\s+(do|is|effects|unit|target|setup): *(\||\S)|^    +\S")
WORD = re.compile(r"(?<![\w\"])[a-z_]{3,}(?![\w\"(])")
UNFINISHED = {"E0301", "E0304", "E0306", "E0315", "E0209"}


@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_is_offered_is_wrong_at_its_place(sea: Workspace, seed: int) -> None:
    """At random words of right content: the word itself is offered, and no other that is a mistake."""
    chance = random.Random(seed)
    missed: list[tuple[str, int, str]] = []
    asked = 0
    for _ in range(25):
        path = chance.choice([RULES, SHIPS, SCENARIOS])
        rows = text_of(path).split("\n")
        lines = [n for n, row in enumerate(rows) if TEXTS.search(row) and WORD.search(row)]
        number = chance.choice(lines)
        found = chance.choice([*WORD.finditer(rows[number])])
        answers = sea.complete_at(path, number + 1, found.start() + 1)
        if not answers:
            continue  # a name that the author makes, or words for people
        asked += 1
        words = [c.word for c in answers]
        if found[0] not in words:
            missed.append((path, number + 1, found[0]))
        for answer in chance.sample(answers, min(6, len(answers))):
            span = answer.span
            assert (span.line, span.column, span.length) == (
                number + 1,
                found.start() + 1,
                len(found[0]),
            )
            row = rows[number]
            changed = row[: found.start()] + answer.word + row[found.end() :]
            sea.edit(path, "\n".join([*rows[:number], changed, *rows[number + 1 :]]))
            here = [
                d
                for d in sea.diagnostics(["sea"])
                if (d.span.path, d.span.line, d.span.column) == (path, number + 1, span.column)
                and d.severity is Severity.ERROR
                and d.code not in UNFINISHED
            ]
            if here and answer.form not in ("word", "key"):  # then something of it may fit
                at = found.start() + len(answer.word)
                changed = f"{changed[:at]}.{changed[at:]}"
                sea.edit(path, "\n".join([*rows[:number], changed, *rows[number + 1 :]]))
                assert sea.complete_at(path, number + 1, at + 2) != (), (changed, here)
            else:
                assert here == [], (changed, answer)
            sea.close(path)
    assert asked >= 10
    assert len(missed) <= asked * 0.2, missed


def test_the_files_are_those_of_the_small_packs() -> None:
    assert {KINDS, RULES, SHIPS, SCENARIOS} <= set(FILES)
