"""What the language server knows, asked without an editor: places that move, lines, folds, checks that are overtaken."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler import Moved, Span
from siegewright.language_server.desk import Desk, Found, Overtaken
from siegewright.language_server.folds import Fold, folds
from siegewright.language_server.lines import Lines
from siegewright.language_server.writing import changed_rows
from tests.sea import write_sea

RULES, SHIPS, MORE = "content/sea/rules.yaml", "content/sea/ships.yaml", "content/storm/more.yaml"


@pytest.mark.parametrize(
    ("old", "new", "place", "expected"),
    [
        pytest.param("a\nb\nc", "a\nb\nc", (2, 1), (2, 1), id="nothing has changed"),
        pytest.param("a\nb\nc", "x\na\nb\nc", (2, 1), (3, 1), id="a line above"),
        pytest.param("a\nb\nc", "a\nb\nx\nc", (2, 1), (2, 1), id="a line below"),
        pytest.param("a\nb\nc", "b\nc", (3, 1), (2, 1), id="a line less"),
        pytest.param("a\nb\nc", "b\nc", (1, 1), None, id="a line that is gone"),
        pytest.param("on x: hit 1", "on xy: hit 1", (1, 7), (1, 8), id="behind in the line"),
        pytest.param("on x: hit 1", "on x: hit 12", (1, 1), (1, 1), id="before in the line"),
        pytest.param("on x: hit 1", "on x: hat 1", (1, 8), None, id="inside of the change"),
        pytest.param("a\nb", "c\nd\ne", (1, 1), None, id="all is new"),
    ],
)
def test_a_place_moves_along_with_its_text(
    old: str, new: str, place: tuple[int, int], expected: tuple[int, int] | None
) -> None:
    moved = Moved(old, new)
    assert moved.forward(*place) == expected
    if expected is not None:
        assert moved.back(*expected) == place


def test_a_span_that_was_changed_is_nowhere() -> None:
    moved = Moved("on x: hit 1", "on x: hiit 1")
    assert moved.span(Span("a", 1, 7, 3)) is None
    assert moved.span(Span("a", 1, 11, 1)) == Span("a", 1, 12, 1)
    assert moved.span(Span("a", 1, 1, 2)) == Span("a", 1, 1, 2)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
@pytest.mark.parametrize("text", ["a🗡b\né日x\r\n\rz", "\ufeffab\ncd", "", "\n", "👩‍👩‍👧"])
def test_places_go_there_and_back(encoding: str, text: str) -> None:
    lines = Lines(text, encoding)
    plain = lines.plain.split("\n")
    for line, row in enumerate(plain, 1):
        for column in range(1, len(row) + 2):
            place = lines.position(line, column)
            assert lines.place(*place) == (line, column)
            assert lines.text[: lines.offset(*place)].removeprefix("\ufeff").replace(
                "\r\n", "\n"
            ).replace("\r", "\n") == "\n".join([*plain[: line - 1], row[: column - 1]])


def test_a_change_is_made_in_units_of_the_editor() -> None:
    assert Lines("a🗡b", "utf-16").changed((0, 3), (0, 4), "c").text == "a🗡c"
    assert Lines("a🗡b", "utf-8").changed((0, 5), (0, 6), "c").text == "a🗡c"
    assert Lines("a\nb", "utf-16").changed((7, 0), (9, 9), "!").text == "a\nb!"
    assert Lines("ab\ncd", "utf-16").changed((0, 1), (1, 1), "").text == "ad"


def test_documents_keys_and_comments_can_be_folded() -> None:
    rows = [
        "# one",
        "# two",
        "- card: rain",
        "  effects: |",
        "    on x: y",
        "",
        "- card: sun",
        "---",
    ]
    assert folds(rows) == [Fold(0, 1, True), Fold(2, 4), Fold(3, 4)]


def test_only_rows_that_differ_are_written() -> None:
    assert changed_rows(["a", "b", "c"], ["a", "x", "y", "c"]) == [(1, 2, ["x", "y"])]
    assert changed_rows(["a"], ["a"]) == []


def test_a_check_that_is_overtaken_tells_nothing_and_the_next_one_all(tmp_path: Path) -> None:
    root = write_sea(tmp_path)
    desk = Desk(root)
    text = (root / SHIPS).read_text()
    told: list[Found] = []
    with pytest.raises(Overtaken):
        desk.check({SHIPS: text.replace("hit self", "hti self")}, False, lambda: True, told.append)
    assert told == []
    desk.check({SHIPS: text.replace("hit self", "hti self")}, tell=told.append)
    assert [found.whole for found in told] == [False, True]
    assert [d.code for d in told[-1].files[SHIPS] if d.code.startswith("E")] == ["E0302"]


def test_answers_come_from_the_last_good_check_while_a_text_is_broken(tmp_path: Path) -> None:
    root = write_sea(tmp_path)
    desk = Desk(root)
    text = (root / SHIPS).read_text()
    desk.open[SHIPS] = text
    desk.check({SHIPS: text})
    line = text.split("\n").index("    once per round, use: hit self for 2") + 1
    assert [span.path for span in desk.defined(SHIPS, line, 27)] == [RULES]
    desk.open[SHIPS] = "# new\n- ship: [\n" + text  # not yet checked, and no YAML
    assert [span.path for span in desk.defined(SHIPS, line + 2, 27)] == [RULES]
    desk.check(dict(desk.open))
    assert [span.path for span in desk.defined(SHIPS, line + 2, 27)] == [RULES]
    uses = desk.uses(SHIPS, line + 2, 27)
    assert Span(SHIPS, line + 2, 26, 3) in uses
    assert {span.path for span in uses} == {RULES, SHIPS, MORE, "content/sea/tests/ships.yaml"}
    assert desk.hover(SHIPS, line + 2, 27) is not None


def test_a_line_with_a_mistake_has_no_rules_text(tmp_path: Path) -> None:
    root = write_sea(tmp_path)
    desk = Desk(root)
    text = (root / SHIPS).read_text()
    line = text.split("\n").index("    once per round, use: hit self for 2") + 1

    def told(changed: str) -> set[int]:
        desk.open[SHIPS] = changed
        found: list[Found] = []
        desk.check({SHIPS: changed}, tell=found.append)
        desk.found = found[-1]
        return {span.line for span, _ in desk.rules_texts(SHIPS, 1, 99)}

    assert line in told(text)
    assert told(text.replace("use: hit self", "use: hti self")) == told(text) - {line}


def test_packs_without_open_files_are_forgotten(tmp_path: Path) -> None:
    root = write_sea(tmp_path)
    desk = Desk(root)
    desk.check({SHIPS: (root / SHIPS).read_text()})
    assert set(desk.views) == {"sea", "storm"}
    told: list[Found] = []
    desk.check({}, tell=told.append)
    assert not desk.views
    assert not told[-1].files
