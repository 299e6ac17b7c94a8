"""What an author sees of a diagnostic."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.source.diagnostics import Diagnostic, Edit, Fix, Related, Severity
from compiler.source.positions import Span
from compiler.source.render import WIDEST, as_json, render


def show(line: str, column: int, length: int) -> list[str]:
    """The lines of a diagnostic about the eighth line of a file."""
    diagnostic = Diagnostic("E0120", "wrong", Span("a.yaml", 8, column, length))
    text = render([diagnostic], lambda path: "\n" * 7 + line + "\nnext")
    return text.split("\n")


def test_a_diagnostic_shows_the_line_the_place_and_what_to_do() -> None:
    lines = ["monster: bog_howler", *["#"] * 6, "  on crit: bleeed 1; slow 1", ""]
    first = Diagnostic(
        "E0301",
        "unknown effect `bleeed`",
        Span("content/mire/monsters/bog_howler.yaml", 8, 12, 6),
        "did you mean `bleed`?",
        ("`bleed` is defined at content/mire/rules/statuses.yaml:2",),
    )
    second = Diagnostic("W0401", "nothing uses it", Span("b.yaml", 1, 1), severity=Severity.WARNING)
    text = render([first, second], lambda path: "\n".join(lines) if "bog" in path else None)
    assert (
        text
        == """\
error[E0301]: unknown effect `bleeed`
 --> content/mire/monsters/bog_howler.yaml:8:12
  |
8 |   on crit: bleeed 1; slow 1
  |            ^^^^^^
  = note: `bleed` is defined at content/mire/rules/statuses.yaml:2
  = help: did you mean `bleed`?

warning[W0401]: nothing uses it
 --> b.yaml:1:1

1 error, 1 warning
"""
    )


def test_nothing_is_said_about_nothing() -> None:
    assert render([], lambda path: None) == ""


def test_the_margin_grows_with_the_line_number() -> None:
    diagnostic = Diagnostic("E0120", "wrong", Span("a.yaml", 100, 1, 2), "mend it")
    text = render([diagnostic], lambda path: "\n" * 99 + "ab")
    assert text.split("\n")[1:6] == [
        "   --> a.yaml:100:1",
        "    |",
        "100 | ab",
        "    | ^^",
        "    = help: mend it",
    ]


@pytest.mark.parametrize(
    ("line", "column", "length", "shown", "caret"),
    [
        pytest.param("abc def", 5, 3, "abc def", "    ^^^", id="plain"),
        pytest.param("語語 def", 4, 3, "語語 def", "     ^^^", id="wide before"),
        pytest.param("ab 語語", 4, 2, "ab 語語", "   ^^^^", id="wide below"),
        pytest.param("e\u0301a def", 5, 3, "e\u0301a def", "   ^^^", id="combining mark"),
        pytest.param("\tdef", 2, 3, "    def", "    ^^^", id="tab"),
        pytest.param("ab\tdef", 4, 3, "ab  def", "    ^^^", id="tab in the middle"),
        pytest.param("abc", 4, 1, "abc", "   ^", id="end of the line"),
        pytest.param("abc", 90, 5, "abc", "   ^", id="beyond the line"),
        pytest.param("abc", 2, 90, "abc", " ^^", id="longer than the line"),
        pytest.param("", 1, 1, "", "^", id="empty line"),
        pytest.param("a\x1b[31mb", 7, 1, "a\\u001b[31mb", "           ^", id="control sign"),
        pytest.param("a\u202eb", 3, 1, "a\\u202eb", "       ^", id="turning sign"),
    ],
)
def test_the_caret_stands_under_the_word(
    line: str, column: int, length: int, shown: str, caret: str
) -> None:
    lines = show(line, column, length)
    assert lines[3:5] == [f"8 | {shown}".rstrip(), f"  | {caret}"]


@given(st.text(st.sampled_from("ab 語\té\u0301"), max_size=400), st.integers(1, 500), st.data())
def test_the_caret_never_leaves_what_is_shown(line: str, column: int, data: st.DataObject) -> None:
    length = data.draw(st.integers(1, 500))
    shown, caret = show(line, column, length)[3:5]
    assert "^" in caret
    assert len(caret) <= WIDEST + 20
    assert len(shown) <= len(line) * 4 + 20


def test_of_a_very_long_line_the_part_with_the_mistake_is_shown() -> None:
    lines = show("x" * 5000 + "HERE" + "y" * 5000, 5001, 4)
    start = lines[4].index("^")
    assert lines[3][start : start + 4] == "HERE"
    assert lines[4].count("^") == 4
    assert lines[3].startswith("8 | ... x")
    assert lines[3].endswith("y ...")
    assert len(lines[3]) < WIDEST + 20


def test_messages_cannot_command_the_terminal() -> None:
    diagnostic = Diagnostic(
        "E0120", "no key `\x1b[2J`", Span("a.yaml", 1, 1), "a\x07b", ("c\x9bd",)
    )
    text = render([diagnostic], lambda path: None)
    assert not any((ord(sign) < 32 and sign != "\n") or 127 <= ord(sign) < 160 for sign in text)
    assert "\\u001b[2J" in text


def test_colours_are_there_only_when_asked_for() -> None:
    diagnostic = Diagnostic("E0120", "wrong", Span("a.yaml", 1, 1), "mend", ("note",))
    plain = render([diagnostic], lambda path: "abc")
    coloured = render([diagnostic], lambda path: "abc", colour=True)
    assert "\x1b" not in plain
    assert "\x1b[1;31merror[E0120]\x1b[0m" in coloured
    bare = coloured
    for code in ("0", "1", "1;31", "1;34"):
        bare = bare.replace(f"\x1b[{code}m", "")
    assert bare == plain


def test_each_file_is_read_once() -> None:
    asked: list[str] = []

    def sources(path: str) -> str:
        asked.append(path)
        return "abc\ndef"

    one, two = (Diagnostic("E0120", "wrong", Span("a.yaml", line, 1)) for line in (1, 2))
    text = render([one, two], sources)
    assert asked == ["a.yaml"]
    assert text.endswith("\n2 errors\n")


def test_json_holds_everything() -> None:
    place, other = Span("a.yaml", 2, 3, 4), Span("b.yaml", 5, 6, 7)
    diagnostic = Diagnostic(
        "E0120",
        "é",
        place,
        "mend",
        ("one", "two"),
        subject="cots",
        suggestion="cost",
        fixes=(Fix("replace it", (Edit(place, "cost"),), safe=True),),
        related=(Related(other, "it is defined"),),
    )
    text = as_json([diagnostic])
    assert "é" in text
    assert json.loads(text) == [
        {
            "code": "E0120",
            "severity": "error",
            "message": "é",
            "path": "a.yaml",
            "line": 2,
            "column": 3,
            "length": 4,
            "help": "mend",
            "notes": ["one", "two"],
            "subject": "cots",
            "suggestion": "cost",
            "fixes": [
                {
                    "title": "replace it",
                    "safe": True,
                    "edits": [
                        {"path": "a.yaml", "line": 2, "column": 3, "length": 4, "text": "cost"}
                    ],
                }
            ],
            "related": [
                {"path": "b.yaml", "line": 5, "column": 6, "length": 7, "text": "it is defined"}
            ],
        }
    ]
