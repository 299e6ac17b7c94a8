"""What the benchmarks compare is the same: hand-written, walked and generated games are one game."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import __main__, builds, packs, report
from bench.cards import write_pack
from bench.packs import PackWorker, WorkerDied
from bench.playouts import MAKERS, ROOT, SCENARIOS, WALKED, check_identical, transcript
from bench.report import Row, ratio
from compiler.build.build import Project, check_pack
from compiler.source.diagnostics import Report
from interpreter.loading import forget


@pytest.fixture(autouse=True)
def modules_of_the_disk() -> None:
    """The benchmarks import `generated` as any program would; another test may have loaded packs of its own."""
    forget()


@pytest.mark.parametrize(
    ("scenario", "player"),
    [*((name, "generated") for name in SCENARIOS), *((name, "tree") for name in WALKED)],
)
def test_identical_answers_give_identical_games(scenario: str, player: str) -> None:
    """The same questions with the same options in the same order, and the same end."""
    check_identical(scenario, ("hand alike", player), range(25))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_comparison_sees_whole_games(scenario: str) -> None:
    """A transcript holds every decision, ends with an outcome, and depends on the answers."""
    first, second = (transcript(MAKERS["hand alike"](scenario), seed) for seed in (1, 2))
    assert first != second
    assert len(first) > 2
    outcome, winners, columns = first[-1]
    assert outcome in ("won", "tied")
    assert len(winners) == (outcome == "won")
    assert len(set(columns[0])) > 1


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


@pytest.mark.parametrize("bots", packs.BOTS)
def test_a_worker_plays_as_many_decisions_as_it_is_told(bots: str) -> None:
    with PackWorker(ROOT) as worker:
        scenarios = worker.known("classics")
        assert set(SCENARIOS) <= set(scenarios)
        seconds, decisions = worker.play("classics", scenarios, bots, 30, 1)
        assert decisions >= 30
        assert seconds > 0
        assert worker.known("no_such_pack") == []


def test_a_worker_that_cannot_play_is_noticed(capfd: pytest.CaptureFixture[str]) -> None:
    with PackWorker(ROOT) as worker, pytest.raises(WorkerDied):
        worker.play("classics", ["no_such_scenario"], "random", 1, 1)
    assert "no_such_scenario" in capfd.readouterr().err


def test_a_part_that_fails_takes_no_figures_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(quick: bool) -> object:
        raise OSError("no browser")

    monkeypatch.setattr(builds, "measure", lambda quick: ([Row("c", "a pack", "reading", 2.0)], []))
    monkeypatch.setattr(packs, "measure", fails)
    monkeypatch.setattr(report, "HERE", tmp_path)
    assert __main__.main(["packs", "builds"]) == 1
    out = capsys.readouterr().out
    assert "Not measured: packs (it failed: OSError('no browser'))." in out
    assert "| a pack | reading | 2 |" in out


def test_figures_are_kept_section_by_section(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "HERE", tmp_path)
    kept = tmp_path / "results.md"
    report.keep([Row("c", "a pack", "reading", 3.0, 2.0), Row("d", "a state", "by hand", 4.0)], [])
    assert "| a pack | reading | 3 | at most 2 | **no** |" in kept.read_text(encoding="utf-8")
    monkeypatch.setattr(builds, "measure", lambda quick: ([Row("c", "a pack", "reading", 1.0)], []))
    assert __main__.main(["--quick", "builds"]) == 0
    assert "| a pack | reading | 3 |" in kept.read_text(encoding="utf-8")
    assert __main__.main(["builds"]) == 0
    text = kept.read_text(encoding="utf-8")
    assert "| a pack | reading | 1 |" in text
    assert "| a pack | reading | 3 |" not in text
    assert "| a state | by hand | 4 |" in text


def test_without_history_the_packs_are_skipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An archive of the project has no older commit to compare with, and the report says so."""
    monkeypatch.setattr(packs, "ROOT", tmp_path)
    rows, skipped = packs.measure(quick=True)
    assert rows == []
    assert [s.why for s in skipped] == ["commit 1334eaf is not in the history of this folder"]


def test_parts_are_chosen_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        __main__.main(["pakcs"])
    assert "there is no part pakcs" in capsys.readouterr().err


def test_ratios_are_of_neighbours() -> None:
    """A machine that turns slow in the middle does not change the figure."""
    assert ratio([1.0, 1.0, 10.0], [2.0, 2.0, 20.0]) == 0.5
    assert Row("a", "x", "y", 1.5, most=1.5).met is True
    assert Row("a", "x", "y", 1.51, most=1.5).met is False
    assert Row("a", "x", "y", 9.0).met is None
