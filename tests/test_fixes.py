"""Corrections that come with diagnostics: what they change, and `check --fix`."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.source.diagnostics import Diagnostic, Edit, Fix, Hint, Related, Report, did_you_mean
from compiler.source.fixes import Overlap, apply_edits, safe_fixes
from compiler.source.positions import Span
from compiler.source.yaml_reader import read_yaml
from compiler.workspace.workspace import Workspace
from siegewright.cli import main
from tests.helpers import BASE, ROOT, indent, right, scenario, write_pack, wrong
from tests.test_check import EFFECTS, NAMES, document, mistakes

SOURCE = "  source: designed\n"
LINE = Span("a.yaml", 2, 3, 4)


# ------------------------------------------------------------------ edits


def test_edits_speak_of_the_text_before_any_of_them() -> None:
    edits = [
        Edit(Span("a", 1, 3, 2), ""),
        Edit(Span("a", 2, 1, 0), "x"),
        Edit(Span("a", 1, 1, 1), "yy"),
    ]
    assert apply_edits("abcdef\ng\n", edits) == "yybef\nxg\n"


def test_an_edit_that_ends_behind_its_line_takes_the_line_break() -> None:
    assert apply_edits("one\ntwo\nthree\n", [Edit(Span("a", 2, 1, 4), "")]) == "one\nthree\n"


def test_edits_of_one_place_are_refused() -> None:
    with pytest.raises(Overlap):
        apply_edits("abc", [Edit(Span("a", 1, 1, 2), "x"), Edit(Span("a", 1, 2, 2), "y")])


@given(st.text("ab\n", max_size=30), st.integers(1, 9), st.integers(1, 9), st.integers(0, 9))
def test_any_edit_of_any_text_leaves_a_text(text: str, line: int, column: int, length: int) -> None:
    """Also one whose place is not there."""
    assert isinstance(apply_edits(text, [Edit(Span("a", line, column, length), "x")]), str)


# ------------------------------------------------------------------ fixes of diagnostics


def test_a_hint_becomes_subject_suggestion_and_fix() -> None:
    report = Report()
    hint = did_you_mean("cots", ["cost", "name"])
    report.error("E0120", "no key `cots`", LINE, hint, Related(Span("b.yaml", 1, 1), "it is"), "so")
    [made] = report.diagnostics
    assert (made.subject, made.suggestion, made.help) == ("cots", "cost", "did you mean `cost`?")
    assert made.fixes == (Fix("replace `cots` with `cost`", (Edit(LINE, "cost"),), safe=True),)
    assert made.related == (Related(Span("b.yaml", 1, 1), "it is"),)
    assert made.remarks == ("it is at b.yaml:1:1", "so")


def test_of_a_quoted_name_the_quotes_stay() -> None:
    hint = Hint("did you mean `cost`?", "cots", "cost")
    [fix] = hint.fixes_at(Span("a.yaml", 2, 3, 6))
    assert fix.edits == (Edit(Span("a.yaml", 2, 4, 4), "cost"),)
    assert hint.fixes_at(Span("a.yaml", 2, 3, 9)) == (), "the place is not that of the name"


@pytest.mark.parametrize(
    ("name", "known", "safe"),
    [
        pytest.param("strkie", ["strike", "move"], True, id="one slip from one name"),
        pytest.param("gane", ["game", "gate"], False, id="one slip from two names"),
        pytest.param("strk", ["strike", "move"], False, id="two slips"),
        pytest.param("hq", ["hp"], False, id="a short name"),
    ],
)
def test_a_guess_is_safe_if_only_one_name_is_a_slip_away(
    name: str, known: list[str], safe: bool
) -> None:
    hint = did_you_mean(name, known)
    assert (hint.safe if hint else False) is safe


GUESSED = [row for row in (*NAMES, *EFFECTS) if str(row.values[2]).startswith("did you mean")]


@pytest.mark.parametrize(("code", "text", "help"), GUESSED)
def test_every_guess_comes_with_a_fix(code: str, text: str, help: str) -> None:
    """The fix writes what the message says, and leads to the text that the table calls right."""
    broken, _ = wrong(text)
    [found] = [d for d in mistakes(broken) if d.code == code]
    assert found.help == f"did you mean `{found.suggestion}`?"
    made = [apply_edits(broken, fix.edits) for fix in found.fixes]
    assert made, found
    assert right(text) in made


OPTIONS = (
    "- scenario: other\n  source: designed\n  extends: main\n"
    "  options: {{far: {{type: truth, default: {}}}, n: {{type: number, default: {}}}}}\n"
)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        pytest.param("E0135", OPTIONS.format("«yes⇒true»", 2), id="another word for a truth"),
        pytest.param("E0135", OPTIONS.format("«1⇒false»", 2), id="a number for a truth"),
        pytest.param("E0135", OPTIONS.format("true", '«"2"⇒2»'), id="a number in quotes"),
        pytest.param(
            "E0126",
            "- scenario: other\n  source: designed\n  extends: main\n  players: «0⇒1»\n",
            id="less than the least",
        ),
        pytest.param(
            "W0445",
            document("map", "hut", "grid: |", "  .##.", "  «.###.⇒.##.»", "  ....", "  ....")
            + "- scenario: other\n  source: designed\n  extends: main\n  map: hut\n",
            id="a row like the one above",
        ),
    ],
)
def test_a_fix_restores_a_value_that_does_not_fit(code: str, text: str) -> None:
    broken, _ = wrong(text)
    found = [d for d in mistakes(broken) if d.code == code]
    assert right(text) in [apply_edits(broken, fix.edits) for d in found for fix in d.fixes], found


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param("a: b: c\n", 'a: "b: c"\n', id="a colon in a text"),
        pytest.param("a: b: c # note\n", 'a: "b: c" # note\n', id="with a comment"),
        pytest.param('a: say "b": c\n', "a: 'say \"b\": c'\n", id="with quotes in it"),
        pytest.param(
            "card: rain\ncost 2\nname: x\n", "card: rain\ncost: 2\nname: x\n", id="no colon"
        ),
        pytest.param(
            "card: rain\ncost:2\nname: x\n", "card: rain\ncost: 2\nname: x\n", id="no space"
        ),
        pytest.param("a:\n\tb: c\n", "a:\n  b: c\n", id="a tab"),
        pytest.param('a: "b\nc: d\n', 'a: "b"\nc: d\n', id="a quote that is not closed"),
        pytest.param('a: b"\nc: d\n', 'a: "b"\nc: d\n', id="a quote that is not opened"),
        pytest.param("a: [b, c\nd: e\n", "a: [b, c]\nd: e\n", id="a bracket"),
        pytest.param("a: {b: c\nd: e\n", "a: {b: c}\nd: e\n", id="a brace"),
        pytest.param("a: {b: x[0].y, c: d}\n", 'a: {b: "x[0].y", c: d}\n', id="brackets in a text"),
        pytest.param("a: b\n c: d\ne: f\n", "a: b\nc: d\ne: f\n", id="a blank too many"),
        pytest.param(
            "- a: b\n  c: d\ne: f\n", "- a: b\n  c: d\n  e: f\n", id="a key too far left in a list"
        ),
        pytest.param("- a: b\nc: d\n", "- a: b\n- c: d\n", id="an entry without its dash"),
        pytest.param(
            "- a:\n    - b: c\n    d: e\n",
            "- a:\n    - b: c\n  d: e\n",
            id="a key too far right below a list",
        ),
        pytest.param("a: b\u200bc\n", "a: bc\n", id="an invisible sign"),
        pytest.param("p\u0430in: 1\n", "pain: 1\n", id="a letter in disguise"),
        pytest.param("a: b\nc = d\n", "a: b\nc: d\n", id="an equals sign"),
        pytest.param("a: b\nc; d\n", "a: b\nc: d\n", id="a semicolon"),
        pytest.param("a: b\nc\uff1ad\n", "a: b\nc: d\n", id="a wide colon"),
        pytest.param("a: @b\n", 'a: "@b"\n', id="a sign that YAML reserves"),
        pytest.param("a: &b c\n", "a: c\n", id="an anchor that nothing uses"),
        pytest.param("a: \u201cb c\u201d\n", "a: b c\n", id="curly quotes"),
        pytest.param(
            "a: b\nc:\n  on d: e\n  f g h\ni: j\n",
            "a: b\nc: |\n  on d: e\n  f g h\ni: j\n",
            id="a text without its bar",
        ),
    ],
)
def test_yaml_that_cannot_be_read_has_a_fix(before: str, after: str) -> None:
    report = Report()
    read_yaml(before, "a.yaml", report)
    first = report.sorted()[0]
    assert after in [apply_edits(before, fix.edits) for fix in first.fixes], first


# ------------------------------------------------------------------ check --fix


def pack(root: Path, more: str) -> Path:
    write_pack(root, {"base.yaml": BASE + scenario("mark 1"), "more.yaml": more})
    return root / "content" / "demo" / "more.yaml"


def phase(do: str) -> str:
    return f"- phase: extra\n{SOURCE}  do: |\n{indent(do)}\n"


def fix(root: Path, *more: str) -> int:
    return main(["--root", str(root), "check", "--fix", *more])


def test_safe_corrections_are_made_and_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = pack(tmp_path, phase("if game.score == 1 mark 2\nmark game.scoree"))
    assert fix(tmp_path) == 0
    said = capsys.readouterr().out
    assert "more.yaml:4:20: replace `==` with `=` (E0301)" in said
    assert file.read_text(encoding="utf-8").count("mark game.score") == 1


def test_a_correction_brings_the_next_to_light(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A text that the grammar refuses hides a misspelt name in it."""
    file = pack(tmp_path, phase("if game.scoree = 1 mark 2"))
    assert fix(tmp_path) == 0
    said = capsys.readouterr().out
    assert "fixed content/demo/more.yaml:4:24: insert `:` (E0301)" in said
    assert "fixed content/demo/more.yaml:4:13: replace `scoree` with `score` (E0209)" in said
    assert "if game.score = 1: mark 2" in file.read_text(encoding="utf-8")


def test_what_is_in_doubt_stays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = pack(tmp_path, phase("mark nonsense"))
    before = file.read_bytes()
    assert fix(tmp_path) == 1
    assert "E0201" in capsys.readouterr().out
    assert file.read_bytes() == before


def test_line_ends_and_the_byte_order_mark_stay(tmp_path: Path) -> None:
    file = pack(tmp_path, "")
    file.write_bytes(b"\xef\xbb\xbf" + phase("mark game.scoree").replace("\n", "\r\n").encode())
    fix(tmp_path)
    data = file.read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    assert b"mark game.score\r\n" in data
    assert data.count(b"\n") == data.count(b"\r\n")


def test_a_file_that_cannot_be_written_is_told_and_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    file = pack(tmp_path, phase("mark game.scoree"))
    before = file.read_bytes()
    monkeypatch.setattr("siegewright.authoring.fix.write_file", full)
    assert fix(tmp_path) == 1
    said = capsys.readouterr().out
    assert "more.yaml was left as it is" in said
    assert "No space left" in said
    assert file.read_bytes() == before


def test_corrections_of_one_place_are_not_made_together() -> None:
    one = Diagnostic("E0120", "a", LINE, fixes=(Fix("one", (Edit(LINE, "x"),), safe=True),))
    two = Diagnostic("E0121", "b", LINE, fixes=(Fix("two", (Edit(LINE, "y"),), safe=True),))
    three = Diagnostic("E0122", "c", LINE, fixes=(Fix("three", (Edit(LINE, "z"),)),))
    assert [f.title for _, f in safe_fixes([three, one, two])] == ["one"]


def test_the_line_for_editors_is_added(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = pack(tmp_path, phase("mark 1"))
    assert fix(tmp_path) == 0
    first, second = file.read_text(encoding="utf-8").split("\n")[:2]
    assert first.startswith("# yaml-language-server: $schema=")
    assert second == "- phase: extra"
    assert "more.yaml:1:1: name the schema in the first line (W0101)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param("power: two", "power: 2", id="a number in words"),
        pytest.param('power: "2"', "power: 2", id="a number in quotes"),
        pytest.param("power: [2]", "power: 2", id="a number in brackets"),
        pytest.param("power: 2x", "power: 2", id="a letter too many"),
        pytest.param("power: -2", "power: 2", id="a number below 0"),
        pytest.param("power: 2\n  power: 2", "power: 2", id="a key twice"),
        pytest.param("power: 2_000", "power: 2000", id="a number with a gap"),
    ],
)
def test_a_value_that_does_not_fit_has_a_fix(before: str, after: str) -> None:
    def text(line: str) -> str:
        return f"- tool: rake\n{SOURCE}  {line}\n"

    found = mistakes(text(before))
    assert text(after) in [apply_edits(text(before), fix.edits) for fix in found[0].fixes]


def test_a_misspelt_definition_can_be_renamed() -> None:
    """The message stands at the use; one of its fixes changes the definition."""
    before = f"- verb: ressst\n{SOURCE}  do: mark 1\n" + phase("resst")
    [found] = mistakes(before)
    titles = [fix.title for fix in found.fixes]
    assert titles == [
        "replace `resst` with `ressst`",
        "rename `ressst` to `resst` where it is defined",
    ]
    assert "- verb: resst\n" in apply_edits(before, found.fixes[1].edits)


# ------------------------------------------------------------------ what else may have been meant


def test_all_names_that_one_slip_leads_to_are_offered_the_likeliest_first() -> None:
    hint = did_you_mean("tun", ["run", "turn", "tin", "stand"])
    assert hint is not None
    assert (hint.right, hint.others) == ("turn", ("run", "tin"))
    assert not hint.safe
    assert hint.text == "did you mean `turn` or `run` or `tin`?"
    titles = [fix.title for fix in hint.fixes_at(Span("a.yaml", 1, 1, 3))]
    assert titles == [f"replace `tun` with `{word}`" for word in ("turn", "run", "tin")]


def test_a_letter_beside_on_the_keyboard_is_likelier_than_any_other() -> None:
    hint = did_you_mean("rsnk", ["rink", "rank"])
    assert hint is not None
    assert hint.right == "rank"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param(
            "    let crwon = 1\n    mark crown\n",
            "    let crown = 1\n    mark crown\n",
            id="a name is misspelt where it is given",
        ),
        pytest.param(
            "    let crown = 1\n     mark crown\n",
            "    let crown = 1\n    mark crown\n",
            id="the second line is too far right",
        ),
        pytest.param(
            "   let crown = 1\n    mark crown\n",
            "    let crown = 1\n    mark crown\n",
            id="the first line is too far left",
        ),
        pytest.param(
            "    if game.score > 1\n        and game.score < 4:\n      mark 1\n     mark 2\n    mark 3\n",
            "    if game.score > 1\n        and game.score < 4:\n      mark 1\n    mark 2\n    mark 3\n",
            id="a line behind a sentence that continues",
        ),
        pytest.param(
            "    if sizeall units) > 1: mark 1\n",
            "    if size(all units) > 1: mark 1\n",
            id="no bracket behind a function",
        ),
        pytest.param(
            "    choosr one of (all units) as x\n    if x.hp > 1: mark 1\n",
            "    choose one of (all units) as x\n    if x.hp > 1: mark 1\n",
            id="a word of the language on the line above",
        ),
        pytest.param(
            "    let x = first (all units)\n    if x is no nothing: mark 1\n",
            "    let x = first (all units)\n    if x is not nothing: mark 1\n",
            id="a word of the language for another one",
        ),
        pytest.param(
            "    if option pace > 1: mark 1\n", "    if options.pace > 1: mark 1\n", id="an option"
        ),
    ],
)
def test_a_fix_restores_what_was_meant(before: str, after: str) -> None:
    text = f"- verb: go\n{SOURCE}  do: |\n{before}"
    offered = [apply_edits(text, fix.edits) for d in mistakes(text) for fix in d.fixes]
    assert text.replace(before, after) in offered


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param("hats: {type:number}", "hats: {type: number}", id="a word"),
        pytest.param("hats:{type: number}", "hats: {type: number}", id="before a brace"),
        pytest.param(
            "hats: {type: number, minimum:0}", "hats: {type: number, minimum: 0}", id="a number"
        ),
        pytest.param(
            "hats: {type: number, shown:{a: b}}",
            "hats: {type: number, shown: {a: b}}",
            id="a brace between braces",
        ),
    ],
)
def test_a_colon_that_sticks_to_its_value_can_be_mended(before: str, after: str) -> None:
    text = f"- kind: player\n{SOURCE}  state:\n    {before}\n"
    report = Report()
    read_yaml(text, "content/demo/more.yaml", report)
    found = report.diagnostics or mistakes(text)
    offered = [apply_edits(text, fix.edits) for d in found for fix in d.fixes]
    assert text.replace(before, after) in offered


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param(
            "- rule: R-MOVE-01\n  says: One.\n- rule: R-MVOE-02\n  says: Two.\n",
            "- rule: R-MOVE-01\n  says: One.\n- rule: R-MOVE-02\n  says: Two.\n",
            id="an area",
        ),
        pytest.param(
            "- rule: R-MOVE-01\n  says: One.\n- rule: R-MOVE-0\n  says: Two.\n",
            "- rule: R-MOVE-01\n  says: One.\n- rule: R-MOVE-02\n  says: Two.\n",
            id="a number",
        ),
    ],
)
def test_a_misspelt_rule_of_the_index_is_told_there(
    tmp_path: Path, before: str, after: str
) -> None:
    """A document names the rule, so it is the index that is wrong; one message, at its line."""
    rules = {"rules.yaml": before, "rules/base.yaml": BASE + scenario("mark 1")}
    card = "- card: rule_card\n  source: rulebook\n  rules: [R-MOVE-01, R-MOVE-02]\n"
    write_pack(tmp_path, {**rules, "cards/one.yaml": card})
    found = [d for d in Workspace(tmp_path).check("demo").diagnostics if d.code == "E0217"]
    assert [(d.span.path, d.span.line) for d in found] == [("content/demo/rules.yaml", 3)]
    assert after in [apply_edits(before, fix.edits) for fix in found[0].fixes]


def test_a_dropped_dash_can_be_mended() -> None:
    text = f"- verb: go\n{SOURCE}  do: stop\n  verb: rest\n{SOURCE}  do: stop\n"
    report = Report()
    read_yaml(text, "a.yaml", report)
    offered = [apply_edits(text, fix.edits) for d in report.diagnostics for fix in d.fixes]
    assert text.replace("  verb: rest", "- verb: rest") in offered


def _about_none(node: ast.Compare) -> bool:
    return any(isinstance(c, ast.Constant) and c.value is None for c in node.comparators)


def test_nobody_reads_a_message_back() -> None:
    """What a program needs of a diagnostic is data; its words may change at any time."""
    found = []
    for base in ("compiler", "siegewright"):
        for path in sorted((ROOT / base).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not isinstance(node, (ast.Compare, ast.Call)):
                    continue
                asked: list[ast.expr] = []
                if isinstance(node, ast.Compare) and not _about_none(node):
                    asked = [node.left, *node.comparators]
                elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                    inside = node.func.attr in ("startswith", "endswith", "find", "split")
                    asked = [node.func.value] if inside else []
                    searched = node.func.attr in ("match", "search", "fullmatch", "findall")
                    asked += node.args if searched else []
                read = [a for a in asked if isinstance(a, ast.Attribute)]
                if any(a.attr in ("message", "help") for a in read):
                    found.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert found == []
