"""What the benchmarks compare is the same: hand-written, walked and generated games are one game."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.cards import write_pack
from bench.playouts import MAKERS, SCENARIOS, check_identical, transcript
from bench.report import Row, ratio
from compiler.build import Project, check_pack
from compiler.diagnostics import Report


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("player", ["generated", "tree"])
def test_identical_answers_give_identical_games(scenario: str, player: str) -> None:
    """The same questions with the same options in the same order, and the same end."""
    check_identical(scenario, ("hand", player), range(25))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_comparison_sees_whole_games(scenario: str) -> None:
    """A transcript holds every decision, ends with an outcome, and depends on the answers."""
    first, second = (transcript(MAKERS["hand"](scenario), seed) for seed in (1, 2))
    assert first != second
    assert len(first) > 5
    outcome, winners, marks = first[-1]
    assert outcome in ("won", "tied")
    assert len(winners) == (outcome == "won")
    assert {0, 1} <= set(marks)


def test_a_difference_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Playing another game than the hand-written one is noticed."""
    monkeypatch.setitem(MAKERS, "other", lambda scenario: MAKERS["hand"]("connect_four"))
    with pytest.raises(AssertionError, match="other differs from hand at decision 0"):
        check_identical("tic_tac_toe", ("hand", "other"), [1])


def test_the_made_up_pack_is_without_mistakes(tmp_path: Path) -> None:
    """And the same number of cards gives the same bytes."""
    folder = tmp_path / "content" / "many"
    write_pack(folder, 150)
    report = Report()
    checked = check_pack(Project(tmp_path), "many", report)
    assert report.errors == []
    assert len(checked.effects) == 150
    again = tmp_path / "again" / "many"
    write_pack(again, 150)
    for path in sorted(folder.rglob("*.yaml")):
        assert (again / path.relative_to(folder)).read_bytes() == path.read_bytes()


def test_ratios_are_of_neighbours() -> None:
    """A machine that turns slow in the middle does not change the figure."""
    assert ratio([1.0, 1.0, 10.0], [2.0, 2.0, 20.0]) == 0.5
    assert Row("a", "x", "y", 1.5, most=1.5).met is True
    assert Row("a", "x", "y", 1.51, most=1.5).met is False
    assert Row("a", "x", "y", 9.0).met is None
