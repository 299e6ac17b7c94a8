"""Clauses that tests run, and changes of rules that tests notice."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from compiler.build.build import Project, resolved
from compiler.build.mutants import mutants_of
from compiler.language.mutations import mutations
from compiler.language.parse import parse_block, parse_effects
from compiler.source.diagnostics import Report
from siegewright.authoring.clauses import cover
from siegewright.authoring.mutate import drawn
from siegewright.authoring.mutation_report import equal_changes, markdown
from siegewright.cli import main
from siegewright.usage import UsageError
from tests.helpers import PACK, write_pack

ROOT = Path(__file__).resolve().parent.parent
KEPT = sorted((ROOT / "docs/mutation").glob("*.equal.yaml"))

RULES = """\
- kind: unit
  source: designed
  piece: true
  fields:
    power: {type: number, default: 2, stat: true}
    effects: {type: effects, default: ""}
  state:
    hp: {type: number, start: 5, minimum: 0}

- event: harm n to target
  source: designed
  takes: {n: number, target: unit}
  do: target.hp -= n

- verb: strike target for n
  source: designed
  rules: [R-1]
  takes: {target: unit, n: number}
  do: |
    if n > 3: emit harm 2 to target
    else: emit harm n to target

- verb: offer target
  source: designed
  takes: {target: unit}
  do: |
    let player = target.owner
    choose one: strike target for 1 | strike target for 4
    may strike target for 2

- query: strong unit
  source: designed
  gives: truth
  is: unit.power > 2

- unit: guard
  source: designed
  power: 3
  effects: |
    on harm where n > 1: strike self for 1
    while self.hp < 3: +1 power

- unit: scout
  source: designed
  effects: |
    while self.hp > 4: +1 power

- noun: victim
  source: designed
  of: unit
  where: it.hp > 0

- action: hit u
  source: designed
  choose: {u: all victims}
  do: strike u for 1

- phase: whole
  source: designed
  do: |
    turn of players[0]: hit or pass
    offer first (all units)

- map: field
  source: designed
  grid: |
    ..
- scenario: main
  source: designed
  players: 1
  map: field
  flow: whole
  setup: |
    place guard at (1, 1) for players[0]
    if strong(first (all guards)): place scout at (2, 1) for players[0]
"""
TESTS = """\
- test: small harm is what it says
  rules: [R-1]
  scenario: main
  given:
    - place guard at (1, 1) for players[0] as g
  when:
    - strike g for 1
  then:
    - g.hp = 4
    - g.power = 3
"""
INDEX = """\
- rule: R-1
  says: Harm above 3 is 2.
  section: Harm
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    files = {"rules/all.yaml": RULES, "tests/all.yaml": TESTS, "rules.yaml": INDEX}
    write_pack(tmp_path, files)
    return tmp_path


def add_tests(root: Path, text: str) -> None:
    (root / "content/demo/tests/more.yaml").write_text(text, encoding="utf-8")


def line(text: str) -> int:
    """The line of the rules that holds a text."""
    [number] = [n for n, row in enumerate(RULES.split("\n"), 1) if text in row]
    return number


def command(capsys: pytest.CaptureFixture[str], root: Path, *words: str) -> Any:
    assert main(["--root", str(root), *words, "--format", "json"]) == 0
    return json.loads(capsys.readouterr().out)


# ------------------------------------------------------------------ clauses


def test_clauses_are_told_at_their_lines(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What no test runs is named by its line and sort; what a test runs is not."""
    data = command(capsys, root, "test", "demo", "--clauses")
    assert data["clauses"] == data["covered"] + len(data["uncovered"])
    left = {(c["line"], c["sort"], c["words"]) for c in data["uncovered"]}
    path = "content/demo/rules/all.yaml"
    assert {c["file"] for c in data["uncovered"]} == {path}
    assert (line("if n > 3"), "statement", "") in left  # what stands behind the colon
    assert (line("choose one"), "alternative", "strike the target for 4") in left
    assert (line("may strike"), "branch", "`may` is declined") in left
    assert (line("on harm where"), "trigger", "") in left
    assert (line("while self.hp < 3"), "change", "") in left
    assert (line("- query: strong"), "query", "") in left
    assert (line("- action: hit"), "action", "") in left
    assert (line("turn of players"), "statement", "") in left
    assert (line("if strong(first"), "branch", "the condition is false") in left
    ran = {line("do: target.hp -= n"), line("else: emit harm n")}
    assert not ran & {c["line"] for c in data["uncovered"]}


def test_every_clause_can_be_covered(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_tests(
        root,
        """\
- test: a whole game
  scenario: main
  given: [set up]
  choices: [hit, strike the target for 4, "yes"]
  when: [play on]
  then: [over]
- test: another one
  scenario: main
  given:
    - set up
    - for each guard: it.hp = 2
  choices: [pass, strike the target for 1, "no"]
  when: [play on]
  then:
    - over
    - any guard where it.power = 4
    - any scout where it.power = 3
""",
    )
    data = command(capsys, root, "test", "demo", "--clauses")
    left = [(c["line"], c["sort"]) for c in data["uncovered"]]
    assert left == [(line("if strong(first"), "branch")]


def test_a_conditional_value_has_two_branches(tmp_path: Path) -> None:
    rules = RULES.replace("emit harm 2 to", "emit harm (2 if n = 5 else 3) to")
    test = TESTS.replace("for 1", "for 5").replace("g.hp = 4", "g.hp = 2")
    write_pack(tmp_path, {"rules/all.yaml": rules, "tests/all.yaml": test, "rules.yaml": INDEX})
    found = cover(Project(tmp_path), "demo", lambda path: None)
    values = [c.words for c in found.uncovered() if c.line == line("if n > 3") and c.words]
    assert values == ["the value after `else`"]


def test_clauses_outside_of_rules_have_lines(tmp_path: Path) -> None:
    """What a scenario and a campaign say has its place; what a balance table counts is no rule."""
    more = """\
- scenario: second
  source: designed
  extends: main
  score: 1 if any guard else 2
- campaign: tour
  source: designed
  scenarios: [main, second]
  next: nothing if any guard else second
- balance: guards
  source: designed
  rows: {scenario: [main]}
  share: any guard if any scout else no guard
"""
    write_pack(tmp_path, {"rules/all.yaml": RULES + more, "tests/all.yaml": TESTS})
    found = cover(Project(tmp_path), "demo", lambda path: None)
    first = len(RULES.split("\n"))
    left = [(c.line - first, c.words) for c in found.uncovered() if not 0 < c.line < first]
    words = ["the value after `else`", "the value before `if`"]
    assert left == [(3, words[0]), (3, words[1]), (7, words[0]), (7, words[1])]


def test_what_the_build_writes_tells_nothing(root: Path) -> None:
    assert main(["--root", str(root), "build"]) == 0
    for file in (root / "generated").rglob("*.py"):
        assert "reached(" not in file.read_text(encoding="utf-8")


# ------------------------------------------------------------------ mutations


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("if x < 3: stop", "`x < 3` -> `x <= 3`", id="comparison"),
        pytest.param("if x < 3: stop", "`x < 3` negated", id="condition"),
        pytest.param("if x < 3: stop", "`3` -> `4`", id="number"),
        pytest.param("if x < 3: stop", "`stop` left out", id="statement"),
        pytest.param("if x and y: stop", "`x and y` -> `x or y`", id="logic"),
        pytest.param("if x and y: stop", "`y` left out of `and`", id="half of a condition"),
        pytest.param("add 1 x to y, at most 3", "the bound `3` left out", id="bound"),
        pytest.param(
            "choose one: gain 1 | lose_card 2", "alternative 2 of 2 left out", id="alternative"
        ),
        pytest.param("may gain 1", "`may` left out of `may gain 1`", id="may"),
        pytest.param("x.hp -= 2", "`-=` -> `+=`", id="sum"),
        pytest.param("mark count red units", "`red` left out", id="adjective"),
        pytest.param("if any unit: stop", "`any` -> `no`", id="quantifier"),
        pytest.param("turn of p: go, hit or pass", "`hit` left out", id="action"),
        pytest.param("turn of p: go, hit or pass", "passing is not offered", id="passing"),
        pytest.param("mark first all units", "`first` -> `last`", id="order"),
    ],
)
def test_changes_of_statements(text: str, expected: str) -> None:
    found = list(mutations(parse_block(text), text))
    assert expected in [m.words for m in found]
    assert all(m.tree != parse_block(text) for m in found)


def test_what_lasts_belongs_to_its_first_line() -> None:
    """It begins as one: whoever reaches `until` reaches all of it, whatever lines it is written on."""
    text = "gain 1\nuntil end of round:\n  +1 move to x\n  +2 move to y\n"
    lasting = [m for m in mutations(parse_block(text), text) if "move" in m.words]
    assert len(lasting) > 1
    assert {text.count("\n", 0, m.at[0]) for m in lasting} == {1}


def test_a_number_that_is_written_once_changes_once() -> None:
    """Else `choose 1 to 2 units` would be tried, which nobody can write."""
    text = "choose 2 units as them"
    (fewer,) = [m.tree for m in mutations(parse_block(text), text) if m.words == "`2` -> `1`"]
    assert fewer == parse_block("choose 1 units as them")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("on hit: gain 1", "`on hit` -> `before hit`", id="timing"),
        pytest.param("on hit: gain 1", "`hit` -> `any hit`", id="whose"),
        pytest.param("on hit where n > 1: gain 1", "`n > 1` left out", id="where"),
        pytest.param("on hit to self: gain 1", "`to self` left out", id="role"),
        pytest.param("once per round, use: gain 1", "`once per round` left out", id="limit"),
        pytest.param("2 coins: gain 1", "`2 coins` -> `3`", id="cost"),
        pytest.param("while x > 1: +1 move", "the opposite of `+1 move`", id="change"),
        pytest.param("move at least 1", "at least -> at most", id="stat bound"),
    ],
)
def test_changes_of_abilities(text: str, expected: str) -> None:
    assert expected in [m.words for m in mutations(parse_effects(text), text)]


def test_data_and_bounds_of_states_are_changed(root: Path) -> None:
    _, world = resolved(Project(root), "demo", Report())
    words = {(m.document, m.words) for m in mutants_of(world)}
    assert ("unit guard", "power: `3` -> `2`") in words
    assert ("kind unit", "the minimum of `hp` left out") in words


def test_before_a_moment_is_on_it(tmp_path: Path) -> None:
    """Where an event does nothing itself, `on` and `before` are the same, unless somebody tells them apart."""
    more = """\
- event: dusk
  source: designed
- event: dawn
  source: designed
- law: night
  source: designed
  effects: |
    on any dusk: emit dawn
    on any dawn: emit harm 1 to first (all units)
    before any dawn: emit harm 2 to first (all units)
"""
    write_pack(tmp_path, {"rules/all.yaml": RULES + more, "tests/all.yaml": TESTS})
    _, world = resolved(Project(tmp_path), "demo", Report())
    timings = {(m.document, m.words) for m in mutants_of(world) if m.sort == "timing"}
    assert timings == {
        ("unit guard", "`on harm` -> `before harm`"),  # harm does something
        ("law night", "`on dawn` -> `before dawn`"),
        ("law night", "`before dawn` -> `on dawn`"),
    }


def test_what_only_bots_read_is_left_alone(tmp_path: Path) -> None:
    """A field that nothing but an evaluation speaks of changes no game; one on the face of a card is shown."""
    fields = "power: {type: number, default: 2, stat: true}"
    more = "hope: {type: number, default: 0}\n    rank: {type: number, default: 0}"
    rules = RULES.replace(fields, f"{fields}\n    {more}").replace(
        "power: 3\n", "power: 3\n  hope: 4\n  rank: 5\n"
    )
    rules = rules.replace("  state:\n    hp", "  face: {corner: {show: rank}}\n  state:\n    hp")
    rules += """\
- query: outlook player
  source: designed
  gives: number
  is: sum of it.hope for units of player
- evaluation: sense
  source: designed
  terms: {hopes: outlook(player)}
"""
    write_pack(tmp_path, {"rules/all.yaml": rules, "tests/all.yaml": TESTS, "rules.yaml": INDEX})
    _, world = resolved(Project(tmp_path), "demo", Report())
    changed = {(m.document, m.words.split(":")[0]) for m in mutants_of(world)}
    assert {("unit guard", "power"), ("unit guard", "rank")} <= changed
    assert ("unit guard", "hope") not in changed
    assert not any(document in ("query outlook", "evaluation sense") for document, _ in changed)


def test_tests_are_proven_by_the_changes_they_notice(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A change survives until a test notices it; its place is the changed stretch."""
    before = command(capsys, root, "mutate", "demo")
    assert before["mutants"] == before["killed"] + len(before["survived"])
    left = {(s["line"], s["change"]): s for s in before["survived"]}
    place = line("if n > 3")
    bound = left[place, "`n > 3` -> `n >= 3`"]
    column = RULES.split("\n")[place - 1].index("n > 3") + 1
    assert (bound["column"], bound["length"], bound["rules"]) == (column, 5, ["R-1"])
    assert (bound["document"], bound["sort"], bound["tests"]) == ("verb strike", "comparison", 1)
    # Noticed: the test reads the power of a guard, and its harm.
    assert (line("power: 3"), "power: `3` -> `2`") not in left
    assert (line("do: target.hp -= n"), "`-=` -> `+=`") not in left
    # Nothing reaches it.
    assert left[line("may strike"), "`may` left out of `may strike target for 2`"]["tests"] == 0
    add_tests(
        root,
        """\
- test: great harm is limited
  scenario: main
  given:
    - place scout at (1, 1) for players[0] as s
  when:
    - strike s for 3
  then:
    - s.hp = 2
""",
    )
    after = command(capsys, root, "mutate", "demo")
    assert after["mutants"] == before["mutants"]
    assert after["killed"] > before["killed"]
    assert (place, "`n > 3` -> `n >= 3`") not in {
        (s["line"], s["change"]) for s in after["survived"]
    }


def test_a_sample_is_the_same_for_the_same_seed(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    samples = [
        command(capsys, root, "mutate", "demo", "--sample", "12", "--seed", seed)
        for seed in ("5", "5", "6")
    ]
    assert samples[0] == samples[1]
    assert [s["mutants"] for s in samples] == [12, 12, 12]
    assert samples[0]["survived"] != samples[2]["survived"]


def test_a_sample_stays_when_something_else_changes(root: Path) -> None:
    """Without some of the mutants, a seed draws the others in the same order."""
    _, world = resolved(Project(root), "demo", Report())
    mutants = mutants_of(world)
    whole = drawn(mutants, 3)
    fewer = drawn([m for m in mutants if m.document != "verb strike"], 3)
    assert fewer == [m for m in whole if m.document != "verb strike"]
    assert len(fewer) < len(whole) == len(mutants)
    assert drawn(mutants, 4) != whole


def test_only_one_file_is_changed(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = command(capsys, root, "mutate", "demo")
    part = command(capsys, root, "mutate", "demo", "--only", "rules/all")
    assert 0 < part["mutants"] <= whole["mutants"]
    assert all("rules/all" in survivor["file"] for survivor in part["survived"])
    assert main(["--root", str(root), "mutate", "demo", "--only", "rules", "--write"]) == 2
    assert "leave out --only or --write" in capsys.readouterr().err


def test_tests_that_fail_anyway_are_told(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_tests(root, TESTS.replace("g.hp = 4", "g.hp = 5").replace("small", "wrong"))
    assert main(["--root", str(root), "mutate", "demo"]) == 1
    assert "1 test fails without any change: `wrong harm" in capsys.readouterr().err


def test_nouns_and_bounds_are_changed_wherever_they_are_used(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    add_tests(
        root,
        """\
- test: the dead are not hit
  scenario: main
  given:
    - place scout at (1, 1) for players[0] as s
    - strike s for 2
    - strike s for 2
    - strike s for 2
  then: [s.hp = 0]
  refused: ["players[0]: hit s"]
""",
    )
    data = command(capsys, root, "mutate", "demo")
    left = {(s["document"], s["change"]) for s in data["survived"]}
    assert ("noun victim", "`it.hp > 0` -> `it.hp >= 0`") not in left
    assert ("noun victim", "`0` -> `1`") in left
    assert ("kind unit", "the minimum of `hp` left out") not in left


@pytest.mark.parametrize(
    ("lines", "change"),
    [
        pytest.param(
            "when: [s.hp -= 9]\n  then: [s.hp = 0]", "the minimum of `hp` left out", id="state"
        ),
        pytest.param(
            "when: [s.hp = 0]\n  then: [count victims = 0]",
            "`it.hp > 0` -> `it.hp >= 0`",
            id="noun",
        ),
    ],
)
def test_a_test_means_the_changed_words_itself(
    root: Path, capsys: pytest.CaptureFixture[str], lines: str, change: str
) -> None:
    """A bound or a noun that only the lines of a test use is changed there, too."""
    given = "given: ['place scout at (1, 1) for players[0] as s']"
    add_tests(root, f"- test: by itself\n  scenario: main\n  {given}\n  {lines}\n")
    data = command(capsys, root, "mutate", "demo")
    assert change not in {s["change"] for s in data["survived"]}


def test_fields_with_a_word_of_python_are_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`type` has another name in the module; a test that reads it notices its change."""
    fields = "power: {type: number, default: 2, stat: true}"
    rules = RULES.replace(fields, f"{fields}\n    type: {{type: number, default: 0}}")
    rules = rules.replace("  power: 3\n", "  power: 3\n  type: 7\n")
    rules = rules.replace("is: unit.power > 2", "is: unit.power > 2 and unit.type < 9")
    test = TESTS.replace("- g.power = 3", "- guard.type = 7")
    write_pack(tmp_path, {"rules/all.yaml": rules, "tests/all.yaml": test, "rules.yaml": INDEX})
    data = command(capsys, tmp_path, "mutate", "demo", "--only", "all")
    assert "type: `7` -> `6`" not in {s["change"] for s in data["survived"]}
    assert "power: `3` -> `2`" in {s["change"] for s in data["survived"]}


def test_verbs_of_a_set_up_are_changed_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The build lays out by itself what is the same in every game; a change reaches it all the same."""
    setup = "place guard at (1, 1) for players[0]\n    if strong"
    rules = (
        RULES.replace(setup, "deploy\n    if strong")
        + """\
- verb: deploy
  source: designed
  do: |
    place guard at (1, 1) for players[0]
    for each guard: it.hp = 4
    emit harm 1 to random unit
"""
    )
    test = """\
- test: the set-up
  scenario: main
  given: [set up]
  then: ["any guard at (1, 1) where it.hp = 3"]
"""
    write_pack(tmp_path, {"rules/all.yaml": rules, "tests/all.yaml": test})
    data = command(capsys, tmp_path, "mutate", "demo")
    left = {s["change"] for s in data["survived"] if s["document"] == "verb deploy"}
    assert not left
    assert "`deploy` left out" not in {s["change"] for s in data["survived"]}


def test_endless_mutants_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A loop whose end is left out runs out of fuel: the test fails, and the mutant is killed."""
    rules = RULES.replace(
        "do: target.hp -= n", "do: |\n    while target.hp > 3:\n      target.hp -= n"
    )
    test = TESTS.replace("g.hp = 4", "g.hp = 3")
    write_pack(tmp_path, {"rules/all.yaml": rules, "tests/all.yaml": test, "rules.yaml": INDEX})
    data = command(capsys, tmp_path, "mutate", "demo")
    endless = [s for s in data["survived"] if s["change"] == "`target.hp -= n` left out"]
    assert not endless


def test_the_report_is_kept_and_coverage_knows_it(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A rule whose document has a surviving mutant is not proven; equal changes are not counted."""
    before = command(capsys, root, "mutate", "demo", "--write")
    report = (root / "docs/mutation/demo.md").read_text(encoding="utf-8")
    assert "| verb strike | `n > 3` -> `n >= 3` | 1 |" in report
    found = command(capsys, root, "coverage", "demo")["demo"]
    assert (found["proven"], list(found["unproven"])) == (0, ["R-1"])
    reasons = [
        {"document": s["document"], "change": s["change"], "why": "It is so."}
        for s in before["survived"]
        if s["document"] == "verb strike"
    ]
    (root / "docs/mutation/demo.equal.yaml").write_text(json.dumps(reasons), encoding="utf-8")
    after = command(capsys, root, "mutate", "demo", "--write")
    assert after["mutants"] < before["mutants"]
    found = command(capsys, root, "coverage", "demo")["demo"]
    assert (found["proven"], found["unproven"]) == (1, {})
    assert "It is so." in (root / "docs/mutation/demo.md").read_text(encoding="utf-8")


def test_an_equal_change_that_does_not_exist_is_told(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = root / "docs/mutation"
    folder.mkdir(parents=True)
    reasons = [{"document": "verb strike", "change": "`3` -> `7`", "why": "It is so."}]
    (folder / "demo.equal.yaml").write_text(json.dumps(reasons), encoding="utf-8")
    assert main(["--root", str(root), "mutate", "demo"]) == 2
    assert "demo.equal.yaml: verb strike has no change `3` -> `7`" in capsys.readouterr().err


HAIL = """\
- verb: hail target
  source: designed
  takes: {target: unit}
  do: |
    strike target for 1
    if target.hp = 1: strike target for 1
"""


@pytest.mark.parametrize(
    ("entries", "error"),
    [
        pytest.param([{}], "has 3 changes `1` -> `2`: `number: 1` is at", id="which of them"),
        pytest.param([{"number": 4}], "has no change `1` -> `2` with the number 4", id="too many"),
        pytest.param([{"number": "2"}], "`1` -> `2` with the number 2", id="no number"),
        pytest.param([{"number": 2}, {"number": 2}], "the change `1` -> `2` twice", id="twice"),
    ],
)
def test_an_equal_change_is_one_change(
    tmp_path: Path, entries: list[dict[str, object]], error: str
) -> None:
    """Changes with the same words are told apart: a reason for one would hide the others."""
    write_pack(tmp_path, {"rules/all.yaml": RULES + HAIL, "rules.yaml": INDEX})
    _, world = resolved(Project(tmp_path), "demo", Report())
    mutants = mutants_of(world)
    same = {"document": "verb hail", "change": "`1` -> `2`", "why": "It is so."}
    file = tmp_path / "docs/mutation/demo.equal.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps([{**same, **entry} for entry in entries]), encoding="utf-8")
    with pytest.raises(UsageError, match=re.escape(error)):
        equal_changes(tmp_path, "demo", mutants)
    file.write_text(json.dumps([{**same, "number": 2}]), encoding="utf-8")
    equal = equal_changes(tmp_path, "demo", mutants)
    assert equal == {("verb hail", "`1` -> `2`", 2): "It is so."}
    row = len((RULES + HAIL).split("\n")) - 1
    assert [m.span.line for m in mutants if m.name in equal] == [row]
    data = {"pack": "demo", "possible": 9, "mutants": 0, "killed": 0, "survived": [], "sample": 0}
    assert "`1` -> `2` (number 2 of these). It is so." in markdown(data, equal)


@pytest.mark.parametrize("pack", [path.name.split(".")[0] for path in KEPT])
def test_equal_changes_of_shipped_packs_are_changes(pack: str) -> None:
    """A rule that is rewritten has other changes; what was said about the old ones is taken out."""
    _, world = resolved(Project(ROOT), pack, Report())
    assert equal_changes(ROOT, pack, mutants_of(world))


WATCHMAN = """\
- event: dusk of unit
  source: designed
  takes: {unit: unit}
  do: |
    if unit.power = 9: discard_from_game unit
- unit: watchman
  source: designed
  power: 9
  effects: |
    on dusk: emit harm 1 to first (all guards)
- zone: shelf
  source: designed
  order: unordered
  visible: all
"""


@pytest.mark.parametrize(
    ("steps", "change"),
    [
        pytest.param("emit dusk of other", "`dusk` -> `any dusk`", id="not its own"),
        pytest.param("emit dusk of w", "`on dusk` -> `before dusk`", id="gone by then"),
    ],
)
def test_what_waits_for_an_event_is_tested_by_what_it_must_not_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], steps: str, change: str
) -> None:
    """A test where somebody else's event happens, or the waiting piece is gone, asks nothing of the ability."""
    test = f"""\
- test: a guard is not harmed
  scenario: main
  given:
    - place guard at (1, 1) for players[0] as g
    - place watchman at (2, 1) for players[0] as w
    - place scout at (2, 1) for players[0] as other
  when: [{steps}]
  then: [g.hp = 5]
"""
    write_pack(tmp_path, {"rules/all.yaml": RULES + WATCHMAN, "tests/all.yaml": test})
    data = command(capsys, tmp_path, "mutate", "demo")
    left = {s["change"] for s in data["survived"] if s["document"] == "unit watchman"}
    assert left
    assert change not in left


def test_packs_that_others_rest_on_are_left_alone(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The mutants of an expansion are changes of what it adds itself."""
    folder = root / "content/more"
    (folder / "units").mkdir(parents=True)
    head = PACK.format(name="more") + 'requires: {demo: ">=1"}\n'
    (folder / "pack.yaml").write_text(head, encoding="utf-8")
    text = "- unit: giant\n  source: designed\n  power: 9\n"
    (folder / "units/giant.yaml").write_text(text, encoding="utf-8")
    data = command(capsys, root, "mutate", "more")
    assert [s["document"] for s in data["survived"]] == ["unit giant"]


def test_a_scenario_of_a_test_extends_that_of_a_changed_pack(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A scenario that a test defines has the set-up of the pack as it is compiled at the moment."""
    add_tests(
        root,
        """\
- test: the set-up of another scenario
  scenario: again
  define:
    - scenario: again
      extends: main
  given: [set up]
  then: [count units = 2]
""",
    )
    data = command(capsys, root, "mutate", "demo")
    assert data["mutants"] > 0
    left = {s["change"] for s in data["survived"] if s["document"] == "scenario main"}
    assert "`place guard at (1, 1) for players[0]` left out" not in left


def test_a_share_can_be_asked_for(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`--at-least` makes the exit code tell whether tests notice enough."""
    command = ["--root", str(root), "mutate", "demo", "--jobs", "1"]
    assert main([*command, "--at-least", "99"]) == 1
    assert main([*command, "--at-least", "1"]) == 0
    assert main([*command, "--at-least", "101"]) == 2
    shown = capsys.readouterr()
    assert "(1 test reaches it)" in shown.out
    last = [row for row in shown.err.split("\n") if "mutants, " in row][-1]
    done, of = last.split(": ")[1].split(" mutants")[0].split(" of ")
    assert done == of  # changes that do not count are not waited for


def test_files_that_are_not_there_cannot_be_changed(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--root", str(root), "mutate", "demo", "--only", "nowhere"]) == 2
    assert "nothing can be changed in a file of demo with `nowhere`" in capsys.readouterr().err


# Each list says the one before nine times: written out, the last one has more letters than a memory.
BOMB = "- &a1 [x]\n" + "".join(f"- &a{n} [{f'*a{n - 1},' * 9}]\n" for n in range(2, 13))


@pytest.mark.parametrize(
    "text", ['{"survived": 3}', "[]", "[" * 100_000, '{"survived": [{}]}', "x"]
)
def test_a_kept_report_that_is_none_is_told(
    root: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    folder = root / "docs/mutation"
    folder.mkdir(parents=True)
    (folder / "demo.json").write_text(text, encoding="utf-8")
    assert main(["--root", str(root), "coverage", "demo"]) == 2
    assert "this is no report of `siegewright mutate demo --write`" in capsys.readouterr().err


@pytest.mark.parametrize(
    "text",
    [
        "- just words",
        "- {document: verb strike}",
        "[",
        "1",
        pytest.param(BOMB + "- {document: *a12, change: y, why: *a12}", id="lists within lists"),
        pytest.param(
            "- &a1 [x]\n- {document: d, change: c, why: *a1}", id="a reason that is a list"
        ),
    ],
)
def test_a_list_of_equal_changes_that_is_none_is_told(
    root: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    folder = root / "docs/mutation"
    folder.mkdir(parents=True)
    (folder / "demo.equal.yaml").write_text(text, encoding="utf-8")
    assert main(["--root", str(root), "mutate", "demo"]) == 2
    assert "should be a list of `document`, `change` and `why`" in capsys.readouterr().err


def test_a_pack_without_tests_is_proven_by_those_that_require_it(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A library has no game: the tests of packs that use it run against its changes."""
    (root / "content/demo/tests/all.yaml").unlink()
    for name, checked in (("more", "g.hp = 5"), ("most", "strong(g)")):
        folder = root / "content" / name
        (folder / "tests").mkdir(parents=True)
        head = PACK.format(name=name) + 'requires: {demo: ">=1"}\n'
        (folder / "pack.yaml").write_text(head, encoding="utf-8")
        given = "place guard at (1, 1) for players[0] as g"
        text = f"- test: of {name}\n  scenario: main\n  given: ['{given}']\n  then: ['{checked}']\n"
        (folder / "tests/all.yaml").write_text(text, encoding="utf-8")
    data = command(capsys, root, "mutate", "demo")
    assert data["pack"] == "demo"
    assert data["tests_of"] == ["more", "most"]
    left = {(s["document"], s["change"]) for s in data["survived"]}
    assert ("query strong", "`unit.power > 2` -> `unit.power >= 2`") in left
    assert ("query strong", "`2` -> `3`") not in left  # the tests of the second pack notice it
    assert ("verb strike", "`emit harm n to target` left out") in left
    found = command(capsys, root, "test", "demo")
    assert [test["pack"] for test in found["tests"]] == ["more", "most"]
    clauses = command(capsys, root, "test", "demo", "--clauses")
    assert line("- query: strong") not in {c["line"] for c in clauses["uncovered"]}
    command(capsys, root, "mutate", "demo", "--write")
    report = (root / "docs/mutation/demo.md").read_text(encoding="utf-8")
    assert "Tried with the rule tests of more and most." in report
