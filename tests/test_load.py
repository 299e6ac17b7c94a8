"""Reading YAML: values, their places, and the traps."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from hypothesis import assume, example, given
from hypothesis import strategies as st

from compiler.source.codes import CODES
from compiler.source.confusables import unseen
from compiler.source.diagnostics import Diagnostic, Report
from compiler.source.load import load, read_yaml
from compiler.source.pack_files import FILE_SIZE
from compiler.source.positions import Fields, Items, Scalar, Span, Value, plain
from compiler.source.yaml_reader import DEPTH, SCALAR_SIZE, VALUES

# Reading


def read(text: str) -> Value:
    """The one value of a text without mistakes."""
    report = Report()
    [value] = read_yaml(text, "a.yaml", report)
    assert report.diagnostics == []
    return value


def mistakes(text: str) -> list[Diagnostic]:
    report = Report()
    read_yaml(text, "a.yaml", report)
    assert all(diagnostic.code in CODES for diagnostic in report.diagnostics)
    return report.diagnostics


def scalar(value: Value, *path: str | int) -> Scalar:
    for step in path:
        if isinstance(value, Fields):
            value = value.entries[str(step)]
        else:
            assert isinstance(value, Items)
            value = value.items[int(step)]
    assert isinstance(value, Scalar)
    return value


@pytest.mark.parametrize(
    ("written", "value"),
    [
        pytest.param("on", "on", id="on is text"),
        pytest.param("yes", "yes", id="yes is text"),
        pytest.param("No", "No", id="No is text"),
        pytest.param("off", "off", id="off is text"),
        pytest.param("12:30", "12:30", id="a time is text"),
        pytest.param("2024-01-01", "2024-01-01", id="a date is text"),
        pytest.param("1_000", "1_000", id="a number with a line is text"),
        pytest.param("0b11", "0b11", id="a binary number is text"),
        pytest.param("d20", "d20", id="dice are text"),
        pytest.param("2d6", "2d6", id="two dice are text"),
        pytest.param("-x", "-x", id="a dash before a letter is text"),
        pytest.param("=", "=", id="an equal sign is text"),
        pytest.param("+1 move", "+1 move", id="a modifier is text"),
        pytest.param("'7'", "7", id="quoted digits are text"),
        pytest.param('"true"', "true", id="a quoted truth is text"),
        pytest.param("true", True, id="true"),
        pytest.param("True", True, id="True"),
        pytest.param("TRUE", True, id="TRUE"),
        pytest.param("false", False, id="false"),
        pytest.param("null", None, id="null"),
        pytest.param("~", None, id="tilde"),
        pytest.param("", None, id="nothing"),
        pytest.param("7", 7, id="whole number"),
        pytest.param("+1", 1, id="number with plus"),
        pytest.param("-3", -3, id="number with minus"),
        pytest.param("010", 10, id="a leading zero is decimal"),
        pytest.param("0o10", 8, id="octal"),
        pytest.param("0x1F", 31, id="hexadecimal"),
        pytest.param("1.5", 1.5, id="broken number"),
        pytest.param("6.0", 6, id="a broken number without a rest is whole"),
        pytest.param("1e3", 1000, id="exponent"),
        pytest.param(".5", 0.5, id="point first"),
    ],
)
def test_types_are_those_of_yaml_1_2(written: str, value: object) -> None:
    found = scalar(read(f"key: {written}"), "key")
    assert found.value == value
    assert type(found.value) is type(value)
    assert found.text == written.strip("'\"")


def test_a_key_is_the_text_that_was_written() -> None:
    value = read("on: 1\nyes: 2\n3: 4\n'a b': 5\ntrue: 6\n'<<': 7")
    assert plain(value) == {"on": 1, "yes": 2, "3": 4, "a b": 5, "true": 6, "<<": 7}


def test_several_documents_are_read_in_order() -> None:
    values = read_yaml("a: 1\n---\n- b\n---\n", "a.yaml", Report())
    assert [plain(value) for value in values] == [{"a": 1}, ["b"], None]


def test_windows_line_ends_change_nothing() -> None:
    unix = read("card: rain\ntext: |\n  a\n  b\n")
    assert read("card: rain\r\ntext: |\r\n  a\r\n  b\r\n") == unix


def test_a_byte_order_mark_is_not_part_of_the_first_key() -> None:
    value = read("\ufeffcard: rain")
    assert isinstance(value, Fields)
    assert value.keys["card"].span == Span("a.yaml", 1, 1, 4)


# Places

PLACES = """\
card: rain
name: "Heavy Rain"   # a comment
cost:
tags: [wet, 'very wet']
attack: {damage: 3}
do: |
  gain 1
    if x:

  stop
last: a b
"""


@pytest.mark.parametrize(
    ("path", "span", "row"),
    [
        pytest.param(["card"], (1, 7, 4), (1, 7), id="unquoted"),
        pytest.param(["name"], (2, 7, 12), (2, 8), id="quotes count for the span, not the text"),
        pytest.param(["cost"], (3, 6, 1), (3, 6), id="nothing has a place too"),
        pytest.param(["tags", 0], (4, 8, 3), (4, 8), id="item of a list on one line"),
        pytest.param(["tags", 1], (4, 13, 10), (4, 14), id="quoted item"),
        pytest.param(["attack", "damage"], (5, 18, 1), (5, 18), id="in braces"),
        pytest.param(["do"], (7, 3, 6), (7, 3), id="a block begins with its first line"),
        pytest.param(["last"], (11, 7, 3), (11, 7), id="after a block"),
    ],
)
def test_a_scalar_knows_where_it_stands(
    path: list[str | int], span: tuple[int, int, int], row: tuple[int, int]
) -> None:
    found = scalar(read(PLACES), *path)
    assert found.span == Span("a.yaml", *span)
    assert found.rows[0] == row


def test_keys_and_groups_know_where_they_stand() -> None:
    value = read(PLACES)
    assert isinstance(value, Fields)
    assert value.span == Span("a.yaml", 1, 1, 4)
    assert value.keys["attack"].span == Span("a.yaml", 5, 1, 6)
    assert value.entries["tags"].span == Span("a.yaml", 4, 7, 17)
    assert value.entries["attack"].span == Span("a.yaml", 5, 9, 11)


@pytest.mark.parametrize(
    ("text", "word", "line", "column"),
    [
        pytest.param("do: |\n  gain 1\n  stop\n", "stop", 3, 3, id="block"),
        pytest.param("do: |\n\n\n  stop\n", "stop", 4, 3, id="block with empty lines first"),
        pytest.param("do: |\n  if x:\n    stop\n", "stop", 3, 5, id="indented inside a block"),
        pytest.param("do: |2\n    stop\n", "stop", 2, 5, id="block with its indentation said"),
        pytest.param("do: |-\n      stop", "stop", 2, 7, id="block without a last line end"),
        pytest.param("do: |+\n  stop\n\n\n", "stop", 2, 3, id="block with all line ends"),
        pytest.param("do: |  # why\n  stop\n", "stop", 2, 3, id="block with a comment"),
        pytest.param("- - do: |\n      stop\n", "stop", 2, 7, id="block in lists"),
        pytest.param("do: a; stop", "stop", 1, 8, id="unquoted"),
        pytest.param("do: 'a; stop'", "stop", 1, 9, id="single quotes"),
        pytest.param('do: "a; stop"', "stop", 1, 9, id="double quotes"),
        pytest.param("do: &x a; stop\nso: *x", "stop", 1, 11, id="behind an anchor"),
        pytest.param("do: &x |\n  stop\nso: *x\n", "stop", 2, 3, id="block behind an anchor"),
        pytest.param("do: &x\n  stop\nso: *x", "stop", 2, 3, id="on the line below an anchor"),
        pytest.param("do:\n  stop\n  now", "stop", 2, 3, id="on the line below"),
        pytest.param("do: 'a\n\n  stop'", "stop", 3, 3, id="quoted over several lines"),
        pytest.param("do: >\n  a\n\n  stop\n", "stop", 4, 3, id="folded"),
        pytest.param("do: 日本 stop", "stop", 1, 8, id="columns count characters"),
        pytest.param("do: >\n  a b\n  c stop\n", "stop", 3, 5, id="folded into one line"),
        pytest.param("do: >-\n  a\n    b\n  stop x", "stop", 4, 3, id="folded round a deeper line"),
        pytest.param("do: a b\n  c stop", "stop", 2, 5, id="unquoted over several lines"),
        pytest.param("do: 'it''s; stop'", "stop", 1, 13, id="a quote in single quotes"),
        pytest.param('do: "say \\"a\\"; stop"', "stop", 1, 17, id="quotes in double quotes"),
        pytest.param('do: "\\u00e9\\x41 stop"', "stop", 1, 17, id="signs by their numbers"),
        pytest.param('do: "a\\n stop"', "stop", 1, 10, id="an escaped end of a line"),
        pytest.param(
            'do: "a \\\n  b stop"', "stop", 2, 5, id="an escaped end of the line of the file"
        ),
        pytest.param(
            'do: "\\\\ a\n\n  \\\\stop"', "stop", 3, 5, id="backslashes over several lines"
        ),
        pytest.param('do: &x "\\"\\" stop"\nso: *x', "stop", 1, 14, id="escapes behind an anchor"),
    ],
)
def test_a_word_inside_a_text_is_found_in_the_file(
    text: str, word: str, line: int, column: int
) -> None:
    value = read(text)
    while not isinstance(value, Scalar):
        value = value.items[0] if isinstance(value, Items) else value.entries["do"]
    assert value.at(value.text.index(word), len(word)) == Span("a.yaml", line, column, len(word))


LINE = st.text(st.sampled_from("ab :#-'\"|é語"), min_size=1).map(str.rstrip).filter(bool)


@given(st.lists(LINE, min_size=1), st.integers(1, 6))
@example([" first line deeper", "second"], 2)
def test_every_line_of_a_block_is_found(lines: list[str], indent: int) -> None:
    """Whatever stands in a block: each of its lines is where `at` says."""
    lines = ["x", *lines]  # YAML takes the first line's indentation for the block's
    file = ["do: |", *(" " * indent + line for line in lines), "next: 1"]
    value = scalar(read("\n".join(file)), "do")
    assert value.text.split("\n")[:-1] == lines
    offset = 0
    for number, line in enumerate(lines):
        place = value.at(offset, len(line))
        assert (place.line, place.column) == (number + 2, indent + 1)
        assert file[place.line - 1][place.column - 1 :] == line
        offset += len(line) + 1


TEXT = st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs")), max_size=30)
TREE = st.recursive(
    TEXT | st.sampled_from(["on", "7", "null", "a\nb\n\n c", " x", "x: y", "- x", "# x", "1e999"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(TEXT.filter(lambda key: key not in ("", "<<")), inner, max_size=4)
    ),
    max_leaves=20,
)


def texts(value: Value) -> object:
    match value:
        case Scalar():
            return value.text
        case Items():
            return [texts(item) for item in value.items]
        case Fields():
            return {key: texts(item) for key, item in value.entries.items()}


@given(TREE, st.integers(20, 100), st.sampled_from([None, "'", '"', "|", ">"]))
def test_texts_are_those_that_yaml_reads(tree: object, width: int, style: str | None) -> None:
    """PyYAML's loader without types sees the same texts in the same structure."""
    text = yaml.safe_dump(tree, width=width, default_style=style, allow_unicode=True)
    assume(not any(sign in text for sign in "\x85\u2028\u2029\ufeff"))  # these are refused
    assume(not list(unseen(text)) and not list(unseen(str(tree))))
    report = Report()
    [value] = read_yaml(text, "a.yaml", report)
    assert {mistake.code for mistake in report.diagnostics} <= {"E0114", "E0115", "E0150"}
    assert texts(value) == yaml.load(text, Loader=yaml.BaseLoader)


@given(st.text(st.sampled_from("ab:-[]{}|>&*!#%@'\" \n\t,?<") | st.characters(), max_size=60))
@example("a: &x [*x]")
@example("? a\n? b")
@example("\ud800")
@example("'")
@example("a: b: c: d\ne: f: g")
@example("&a a: *a")
@example("*a : b")
def test_no_text_crashes_the_reader(text: str) -> None:
    """Every text gives values or diagnostics, and all places lie in the file."""
    report = Report()
    values = read_yaml(text, "a.yaml", report)
    lines = text.replace("\r\n", "\n").replace("\r", "\n").removeprefix("\ufeff").split("\n")
    waiting = list(values)
    spans = [diagnostic.span for diagnostic in report.diagnostics]
    while waiting:
        value = waiting.pop()
        spans.append(value.span)
        if isinstance(value, Items):
            waiting.extend(value.items)
        elif isinstance(value, Fields):
            waiting.extend(value.entries.values())
            spans.extend(key.span for key in value.keys.values())
            assert list(value.keys) == list(value.entries)
        else:
            assert len(value.rows) == value.text.count("\n") + 1
    for span in spans:
        assert 1 <= span.line <= len(lines)
        assert 1 <= span.column <= len(lines[span.line - 1]) + 1
        assert span.length >= 1


# Mistakes


@pytest.mark.parametrize(
    ("text", "code", "span", "help"),
    [
        pytest.param("a: 1\n\tb: 2", "E0102", (2, 1, 1), "two spaces", id="tab"),
        pytest.param("a: |\n\tb", "E0102", (2, 1, 1), "two spaces", id="tab in a block"),
        pytest.param(
            "x: 1\neffect: aura 2: +1 move", "E0103", (2, 9, 15), "`|`", id="unquoted colon"
        ),
        pytest.param("- on hit: aura 2: x", "E0103", (1, 11, 9), "quotes", id="colon in an item"),
        pytest.param("cost\nname: 3", "E0104", (1, 1, 4), "`cost:`", id="no colon at first"),
        pytest.param("a: 1\ncost\nb: 2", "E0104", (2, 1, 4), "`cost:`", id="no colon"),
        pytest.param("a: 1\ncost 3\nb: 2", "E0104", (2, 1, 6), "`cost: 3`", id="no colon, value"),
        pytest.param("- a:1\n  b: 2", "E0104", (1, 3, 3), "`a: 1`", id="no space in an item"),
        pytest.param(
            "a:\n   b: 1\n  c: 2", "E0105", (2, 4, 1), "same", id="an odd number of blanks"
        ),
        pytest.param(
            "a: |\n   one\n  two\nb: 2", "E0105", (2, 4, 3), "same", id="a first line too far in"
        ),
        pytest.param(
            'a: "one\nb: "two"\nc: 3', "E0106", (1, 4, 1), "closing", id="an open quote above"
        ),
        pytest.param(
            'a: ["x, y", "z, w, "u"]', "E0106", (1, 13, 1), "closing", id="an open quote in a list"
        ),
        pytest.param(
            'a: one two"\nb: 1', "E0106", (1, 11, 1), "before", id="a quote only at the end"
        ),
        pytest.param("a: 1\ncost:3\nb: 2", "E0104", (2, 1, 6), "`cost: 3`", id="no space"),
        pytest.param("a: b\n  c: d", "E0105", (2, 3, 1), "indent it like", id="deeper"),
        pytest.param("a:\n    b: 1\n  c: 2", "E0105", (3, 3, 1), "same", id="between two levels"),
        pytest.param("a:\n  - x\n  b: 1", "E0105", (3, 3, 1), "same", id="key in a list"),
        pytest.param("a: - b", "E0105", (1, 4, 1), "next line", id="list beside its key"),
        pytest.param("a: 'foo\nb: 1", "E0106", (1, 4, 1), "closing quote", id="open quote"),
        pytest.param("a: 'don't'", "E0106", (1, 9, 2), "''", id="quote inside quotes"),
        pytest.param('a: "Bog" Howler', "E0106", (1, 10, 6), "one pair", id="after a quote"),
        pytest.param('a: "\\d"', "E0106", (1, 5, 1), "single quotes", id="unknown escape"),
        pytest.param("a: [1, 2\nb: 3", "E0107", (1, 4, 1), "close it", id="open bracket"),
        pytest.param("a: {b: 1\nc: 3", "E0107", (1, 4, 1), "close it", id="open brace"),
        pytest.param("a: [1,,2]", "E0107", (1, 7, 1), "extra comma", id="two commas"),
        pytest.param(
            "a: {b: x.y[0], c: 1}", "E0107", (1, 8, 6), "quotes", id="a bracket in a text"
        ),
        pytest.param("a: [p[0].x + q[it]]", "E0107", (1, 5, 14), "quotes", id="two of them"),
        pytest.param(
            "a: [put (1, 2) on p[0] as s]", "E0107", (1, 5, 23), "quotes", id="behind a comma"
        ),
        pytest.param("a: [x] y", "E0107", (1, 8, 1), "quotes", id="after a bracket"),
        pytest.param("a: @foo", "E0108", (1, 4, 1), "quotes", id="at sign"),
        pytest.param("a: `foo`", "E0108", (1, 4, 1), "quotes", id="backtick"),
        pytest.param("a: %foo", "E0108", (1, 4, 1), "quotes", id="per cent"),
        pytest.param("a: * foo", "E0108", (1, 4, 1), "quotes", id="star"),
        pytest.param("a: ]", "E0108", (1, 4, 1), "quotes", id="closing bracket"),
        pytest.param("a: > 3", "E0108", (1, 4, 1), "next line", id="greater than"),
        pytest.param("a: !foo bar", "E0109", (1, 4, 4), "quotes", id="tag"),
        pytest.param("a: &x !foo bar", "E0109", (1, 7, 4), "quotes", id="tag behind an anchor"),
        pytest.param("a: !foo {b: 1}", "E0109", (1, 4, 4), "quotes", id="tag of a group"),
        pytest.param("a: !foo [b]", "E0109", (1, 4, 4), "quotes", id="tag of a list"),
        pytest.param("a: &x {b: 1}\nc: {<<: *x}", "E0109", (2, 5, 2), "write", id="merge key"),
        pytest.param("%TAG ! x\n---\na: 1", "E0109", (1, 1, 4), "remove", id="directive"),
        pytest.param("a: 1\nb: 2\na: 3", "E0110", (3, 1, 1), "keep one", id="key twice"),
        pytest.param("a: {b: 1, b: 2}", "E0110", (1, 11, 1), "keep one", id="twice in braces"),
        pytest.param("? [a, b]\n: c", "E0111", (1, 3, 6), "quotes", id="list as a key"),
        pytest.param("'': 1", "E0111", (1, 1, 2), "key: value", id="empty key"),
        pytest.param("a: *b", "E0112", (1, 4, 2), "quotes", id="alias of nothing"),
        pytest.param("a: &x [*x]", "E0112", (1, 8, 2), "write it out", id="alias of itself"),
        pytest.param("a: .nan", "E0114", (1, 4, 4), "quotes", id="not a number"),
        pytest.param("a: -.inf", "E0114", (1, 4, 5), "quotes", id="infinite"),
        pytest.param("a: 1e999", "E0114", (1, 4, 5), "quotes", id="overflowing"),
        pytest.param(f"a: {2**62}", "E0114", (1, 4, 19), "quotes", id="too large"),
        pytest.param("a: " + "9" * 9000, "E0114", (1, 4, 9000), "quotes", id="endless"),
        pytest.param("a: \x01", "E0115", (1, 4, 1), "delete", id="control character"),
        pytest.param("a: x\nb: 'y\u2028z'", "E0115", (2, 6, 1), "delete", id="line separator"),
        pytest.param("a: \ud800", "E0115", (1, 4, 1), "delete", id="half a character"),
    ],
)
def test_a_mistake_is_told_in_its_place(
    text: str, code: str, span: tuple[int, int, int], help: str
) -> None:
    [mistake] = mistakes(text)
    assert (mistake.code, mistake.span) == (code, Span("a.yaml", *span))
    assert mistake.help is not None
    assert help in mistake.help


def test_a_key_that_stands_twice_names_the_first_place() -> None:
    [mistake] = mistakes("a: 1\na: 2")
    assert mistake.remarks == ("the first one is at a.yaml:1:1",)


def test_every_unquoted_colon_of_a_file_is_told_at_once() -> None:
    text = "a: b: c\nd: 'fine: yes'\ne: f: g: h\ni: 1\ni: 2\n"
    assert [(m.code, m.span.line) for m in mistakes(text)] == [
        ("E0103", 1),
        ("E0103", 3),
        ("E0110", 5),
    ]


def test_what_stands_before_a_mistake_is_kept() -> None:
    assert [plain(v) for v in read_yaml("a: 1\n---\nb: [", "a.yaml", Report())] == [{"a": 1}]


# Limits


def nested(levels: int) -> str:
    return "[" * levels + "]" * levels


def unanchored(text: str) -> str:
    """The text without its last anchor, which nothing uses."""
    before, _, last = text.rpartition("- &a")
    return f"{before}- {last.partition(' ')[2]}"


def laughs(levels: int) -> str:
    lines = ["- &a0 [x, x, x, x, x, x, x, x, x, x]"]
    for level in range(1, levels):
        lines.append(f"- &a{level} [{', '.join([f'*a{level - 1}'] * 10)}]")
    return unanchored("\n".join(lines))


def stairs(levels: int) -> str:
    lines = ["- &a0 [x]", *(f"- &a{n} [*a{n - 1}]" for n in range(1, levels))]
    return unanchored("\n".join(lines))


@pytest.mark.parametrize(
    ("fine", "too_much"),
    [
        pytest.param(nested(DEPTH), nested(DEPTH + 1), id="depth"),
        pytest.param("x" * SCALAR_SIZE, "x" * (SCALAR_SIZE + 1), id="length of a text"),
        pytest.param(laughs(4), laughs(5), id="aliases that multiply"),
        pytest.param(stairs(DEPTH - 1), stairs(DEPTH), id="depth through aliases"),
    ],
)
def test_a_file_within_the_limits_is_read_and_no_other(fine: str, too_much: str) -> None:
    assert mistakes(fine) == []
    assert [mistake.code for mistake in mistakes(too_much)] == ["E0113"]


def test_an_alias_is_the_value_with_the_place_of_its_anchor() -> None:
    value = read("a: &x {b: [1, 2]}\nc: *x")
    assert plain(value) == {"a": {"b": [1, 2]}, "c": {"b": [1, 2]}}
    assert scalar(value, "c", "b", 1).span == Span("a.yaml", 1, 15, 1)


def test_aliases_count_what_they_stand_for() -> None:
    """1,000 aliases of a list of 100 are 100,000 values: one more is too many."""
    shared = "&x [" + ", ".join(["y"] * 97) + "]"
    aliases = (VALUES - 100) // 98
    assert mistakes(f"- {shared}\n" + "- *x\n" * aliases) == []
    assert [m.code for m in mistakes(f"- {shared}\n" + "- *x\n" * (aliases + 2))] == ["E0113"]


# Folders


def write(folder: Path, files: dict[str, str | bytes]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8"))
    return folder


PACK = "pack: mire\nversion: '1.0'\ntitle: Mire\n"


def test_a_pack_is_its_yaml_files_sorted_by_path(tmp_path: Path) -> None:
    files = {"pack.yaml": PACK, "b.yaml": "card: b", "a/z.yaml": "card: z", "notes.txt": "a: b: c"}
    folder = write(tmp_path / "content/mire", {**files, ".git/x.yaml": "card: hidden"})
    report = Report()
    pack = load(folder, report, tmp_path)
    assert report.diagnostics == []
    assert pack.id == "mire"
    assert [file.path for file in pack.files] == [
        "content/mire/a/z.yaml",
        "content/mire/b.yaml",
        "content/mire/pack.yaml",
    ]
    [document] = pack.files[1].documents
    assert document.entries["card"].span == Span("content/mire/b.yaml", 1, 7, 1)


def test_a_file_holds_one_document_or_many(tmp_path: Path) -> None:
    text = "- card: a\n- card: b\n---\ncard: c\n---\n# nothing\n"
    folder = write(tmp_path / "mire", {"pack.yaml": PACK, "c.yaml": text, "empty.yaml": "# none"})
    report = Report()
    pack = load(folder, report, tmp_path)
    assert report.diagnostics == []
    assert [plain(document) for document in pack.files[0].documents] == [
        {"card": "a"},
        {"card": "b"},
        {"card": "c"},
    ]
    assert pack.files[1].documents == ()


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        pytest.param("just words", "E0117", 1, 1, id="a text"),
        pytest.param("- card: a\n- words", "E0117", 2, 3, id="a text among documents"),
        pytest.param("- card: a\n- - card: b", "E0117", 2, 3, id="a list in the list"),
        pytest.param("- card: a\n-", "E0117", 2, 2, id="nothing among documents"),
        pytest.param("{}", "E0117", 1, 1, id="no keys"),
        pytest.param(b"a: 1\nb: caf\xe9", "E0115", 2, 7, id="not UTF-8"),
        pytest.param(b"# " + b"x" * FILE_SIZE, "E0113", 1, 1, id="too large"),
    ],
)
def test_a_file_that_cannot_be_used_is_told(
    tmp_path: Path, text: str | bytes, code: str, line: int, column: int
) -> None:
    folder = write(tmp_path / "mire", {"pack.yaml": PACK, "x.yaml": text})
    report = Report()
    load(folder, report, tmp_path)
    [mistake] = report.diagnostics
    span = mistake.span
    assert (mistake.code, span.path) == (code, "mire/x.yaml")
    assert (span.line, span.column) == (line, column)


def test_a_link_out_of_the_pack_is_refused(tmp_path: Path) -> None:
    write(tmp_path, {"outside/secret.yaml": "card: secret", "other.yaml": "card: other"})
    folder = write(tmp_path / "mire", {"pack.yaml": PACK, "here.yaml": "card: here"})
    (folder / "a.yaml").symlink_to(tmp_path / "other.yaml")
    (folder / "b").symlink_to(tmp_path / "outside")
    (folder / "c.yaml").symlink_to(folder / "here.yaml")
    report = Report()
    pack = load(folder, report, tmp_path)
    assert sorted((m.code, m.span.path) for m in report.diagnostics) == [
        ("E0116", "mire/a.yaml"),
        ("E0116", "mire/b"),
    ]
    assert [file.path for file in pack.files] == ["mire/c.yaml", "mire/here.yaml", "mire/pack.yaml"]


def test_a_pack_without_its_own_file_is_told(tmp_path: Path) -> None:
    report = Report()
    load(write(tmp_path / "mire", {"a.yaml": "card: a"}), report, tmp_path)
    assert [(m.code, m.span.path) for m in report.diagnostics] == [("E0118", "mire/pack.yaml")]


def test_a_mistake_in_one_file_does_not_hide_the_others(tmp_path: Path) -> None:
    files: dict[str, str | bytes] = {"pack.yaml": PACK, "a.yaml": "a: [", "b.yaml": "card: b"}
    report = Report()
    pack = load(write(tmp_path / "mire", files), report, tmp_path)
    assert len(report.diagnostics) == 1
    assert [len(file.documents) for file in pack.files] == [0, 1, 1]


@pytest.mark.parametrize(
    ("text", "items"),
    [
        pytest.param("[pass, (3, 4), x]", ["pass", "(3, 4)", "x"], id="a place"),
        pytest.param("[not f(a, b, c), d]", ["not f(a, b, c)", "d"], id="a call"),
        pytest.param("[f(a, (1, 2)), d]", ["f(a, (1, 2))", "d"], id="a place in a call"),
        pytest.param("[(a, b]", ["(a", "b"], id="never closed"),
        pytest.param('["(1, 2)", "(3"]', ["(1, 2)", "(3"], id="quoted"),
    ],
)
def test_a_comma_inside_brackets_does_not_divide_a_list(text: str, items: list[str]) -> None:
    report = Report()
    [value] = read_yaml(text, "a.yaml", report)
    assert isinstance(value, Items)
    assert [item.text for item in value.items if isinstance(item, Scalar)] == items
    assert report.diagnostics == []


@pytest.mark.parametrize(
    ("text", "value"),
    [
        pytest.param("{n: min(2, 3), m: x}", {"n": "min(2, 3)", "m": "x"}, id="a call"),
        pytest.param("{s: f(a, g(b, c), d)}", {"s": "f(a, g(b, c), d)"}, id="calls inside"),
        pytest.param("{n: (2, m: 3}", {"n": "(2", "m": 3}, id="a bracket that stays open"),
        pytest.param("{n: f(2, 3: x}", {"n": "f(2", "3": "x"}, id="a key with a value"),
        pytest.param("{n: 'f(2', m: }", {"n": "f(2", "m": None}, id="nothing closes it"),
    ],
)
def test_a_comma_inside_brackets_does_not_divide_a_group_of_keys(text: str, value: object) -> None:
    assert plain(read(text)) == value
