"""Whatever nests or repeats without end is told at its place, in every form of the language."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from compiler.language.parse import tree_of
from compiler.language.refusals import LanguageError
from interpreter.limits import RuleError
from tests.helpers import BASE, build, compile_text, play, scenario


def block(*heads: str) -> Callable[[int], str]:
    """Blocks inside blocks, each in the one before."""
    return lambda n: (
        "".join("  " * i + heads[i % len(heads)] + "\n" for i in range(n)) + "  " * n + "mark 1"
    )


REPEATED: dict[str, tuple[str, Callable[[int], str]]] = {
    "prefixes": ("effects", lambda n: "while self.hp = 1, " * n + "use: +1 size"),
    "prefixes in a line": ("effects", lambda n: "until end of round: " * n + "+1 size"),
    "roles": ("effects", lambda n: "on hurt" + " to self" * n + ": mark 1"),
    "an aura": ("effects", lambda n: "aura 2 of unit" + " where it.hp = 1" * n + ": +1 size"),
    "adjectives": ("expression", lambda n: "count " + "friendly " * n + "unit"),
    "distances": ("expression", lambda n: "count unit" + " within 2" * n),
    "conditions": ("expression", lambda n: "count unit" + " where it.hp = 1" * n),
    "words behind is": ("expression", lambda n: "it is immune" + " to it" * n),
    "brackets": ("expression", lambda n: "(" * n + "1" + ")" * n),
    "lists": ("expression", lambda n: "[" * n + "1" + "]" * n),
    "calls": ("expression", lambda n: "size(" * n + "1" + ")" * n),
    "not": ("expression", lambda n: "not " * n + "true"),
    "minus": ("expression", lambda n: "-" * n + "1"),
    "sums": ("expression", lambda n: "1 + " * n + "1"),
    "and": ("expression", lambda n: "true and " * n + "true"),
    "or": ("expression", lambda n: "it.hp = 1 or " * n + "true"),
    "else": ("expression", lambda n: "1 if true else " * n + "1"),
    "fields": ("expression", lambda n: "it" + ".friend" * n),
    "indices": ("expression", lambda n: "it" + "[1]" * n),
    "first": ("expression", lambda n: "first " * n + "units"),
    "counts": ("expression", lambda n: "(count unit where it.hp = " * n + "1" + ")" * n),
    "loops": ("block", block("for each unit:")),
    "loops and conditions": ("block", block("for each unit:", "if true:", "repeat 2 times:")),
    "loops in a line": ("block", lambda n: "for each unit: " * n + "mark 1"),
    "permissions": ("block", block("may:")),
    "choices": ("block", block("choose one:")),
    "branches": ("block", lambda n: "if it = 1: mark 1\n" + "else if it = 2: mark 2\n" * n),
    "branches in branches": (
        "block",
        lambda n: "".join(f"{' ' * i}if it: mark 1\n{' ' * i}else:\n" for i in range(n)) + " " * n + "mark 1",
    ),
    "alternatives": ("block", lambda n: "choose one: mark 1" + " | mark 2" * n),
    "prepositions": ("block", lambda n: "mark 1" + " to 1" * n),
    "orders": ("block", lambda n: "for each unit by lowest 1" + ", lowest 1" * n + ": mark 1"),
    "actions": ("block", lambda n: "turn of it: act" + ", act" * n),
    "targets": ("block", lambda n: "it" + ".friend" * n + " = 1"),
    "statements in a line": ("block", lambda n: "mark 1; " * n + "mark 1"),
    "types": ("typing", lambda n: "list of " * n + "number"),
}  # fmt: skip


@pytest.mark.parametrize("what", REPEATED)
def test_what_repeats_without_end_is_told_at_its_place(what: str) -> None:
    start, text = REPEATED[what]
    for count in (400, 3000):
        with pytest.raises(LanguageError) as found:
            tree_of(text(count), start)
        assert found.value.code == "E0306"
        assert 0 <= found.value.start < len(text(count))
        assert "exceed" in found.value.message
    tree_of(text(6), start)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("not " * 400 + "1 1", id="values"),
        pytest.param("count unit" + " within 2" * 400 + " whre 1", id="places"),
        pytest.param("(" * 400 + "1", id="brackets"),
    ],
)
def test_a_slip_in_too_much_is_told(text: str) -> None:
    with pytest.raises(LanguageError):
        tree_of(text, "expression")


@pytest.mark.parametrize("what", ["loops", "branches", "alternatives", "branches in branches"])
def test_what_is_within_the_limits_can_be_compiled(tmp_path: Path, what: str) -> None:
    most = {"branches": 60, "alternatives": 60}.get(what, 12)
    text = REPEATED[what][1](most).replace("it", "game.score").replace("if game.score:", "if true:")
    found = compile_text(tmp_path, BASE + scenario(text))
    assert [d.code for d in found.errors if d.code == "E0306"] == []


def test_the_diagnostic_names_the_place_in_the_file(tmp_path: Path) -> None:
    flow = "let n = count unit where " + "it.hp = 1 and " * 300 + "true\nmark n"
    found = compile_text(tmp_path, BASE + scenario(flow))
    assert [d.code for d in found.errors] == ["E0306"]
    assert (
        found.errors[0].span.line
        == (BASE + scenario(flow)).count("\n", 0, (BASE + scenario(flow)).index("let n")) + 1
    )


def test_parts_before_the_first_are_told(tmp_path: Path) -> None:
    for flow in ("place ant at (1, 1) for players[-1]", "let xs = [1, 2]\nmark xs[-2]"):
        found = compile_text(tmp_path, BASE + scenario(flow))
        assert [d.code for d in found.errors] == ["E0303"]
        assert "count from 0" in found.errors[0].message


def test_parts_that_are_not_there_are_told_in_play(tmp_path: Path) -> None:
    for wrong in ("game.score - 1", "game.score + 2"):
        program = build(tmp_path / wrong, BASE + scenario(f"let xs = [1, 2]\nmark xs[{wrong}]"))
        with pytest.raises(RuleError, match=r"there is no part -?[0-9] in a list of 2"):
            play(program)
    program = build(tmp_path / "ok", BASE + scenario("let xs = [1, 2]\nmark xs[game.score + 1]"))
    assert play(program).trail == [0, 2]


@pytest.mark.parametrize("circle", [["main"], ["two", "main"], ["two", "three", "main"]])
def test_scenarios_in_a_circle_are_told_even_if_all_values_are_given(
    tmp_path: Path, circle: list[str]
) -> None:
    head = "  source: designed\n  players: [1, 3]\n  map: field\n  flow: whole\n  setup: mark 0\n"
    text = scenario("mark 1").replace("  map: field", f"  extends: {circle[0]}\n  map: field")
    for name, other in pairwise(circle):
        text += f"- scenario: {name}\n{head}  extends: {other}\n"
    found = compile_text(tmp_path, BASE + text)
    assert {d.code for d in found.errors} == {"E0133"}
    assert len(found.errors) == len(circle)
    assert found.errors[0].message.startswith("scenarios extend each other in a circle: `")
