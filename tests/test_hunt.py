"""Crash hunting: a planted mistake is found, shrunk, and written as a test that fails until it is mended."""

from __future__ import annotations

import itertools
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from interpreter import Program
from siegewright.arena import hunt
from siegewright.arena.odd_players import HABITS, Odd, odd_players
from siegewright.arena.shrink import Script, Start, fails, shrink, signature
from siegewright.cli import main
from siegewright.packs.programs import load
from siegewright.simulation.settings import Setting
from tests.helpers import BASE, build, scenario

ROOT = Path(__file__).parents[1]
RULE = "    if any line in lines(s, 4)"
# The top of the fourth column: six discs have to lie there.
MISTAKE = "    if s.y = 1 and 3 / (s.x - 4) > 9: tie\n"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("hunt")
    shutil.copytree(ROOT / "content" / "classics", root / "content" / "classics")
    rules = rules_of(root)
    text = rules.read_text()
    assert RULE in text
    rules.write_text(text.replace(RULE, MISTAKE + RULE))
    return root


def rules_of(root: Path) -> Path:
    return root / "content" / "classics" / "rules" / "connect_four.yaml"


def test_a_mistake_becomes_a_short_test(
    project: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["--root", str(project), "hunt", "classics", "--scenario", "connect_four"]
    words += ["--games", "64", "--jobs", "1", "--format", "json", "--to", str(tmp_path)]
    assert main(words) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 64
    assert told["failed"] > 1
    [failure] = told["failures"]  # all fail in the same way
    assert "connect_four.yaml" in failure["error"]
    assert "divided by 0" in failure["error"]
    assert failure["decisions"] == 6 < failure["of"]
    assert main(["--root", str(project), "replay", failure["replay"]]) == 1
    assert "divided by 0" in capsys.readouterr().err
    run = ["--root", str(project), "test", "classics", "--file", failure["test"], "--only", "hunt"]
    assert main(run) == 1
    assert "divided by 0" in capsys.readouterr().out
    rules = rules_of(project)
    rules.write_text(rules.read_text().replace(MISTAKE, ""))
    assert main(run) == 0
    assert "1 passed, 0 failed" in capsys.readouterr().out


def test_a_sound_pack_gives_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["--root", str(ROOT), "hunt", "classics", "--games", "60", "--jobs", "1"]
    assert main([*words, "--to", str(tmp_path / "x")]) == 0
    assert "60 games, 0 failed in 0 ways" in capsys.readouterr().out
    assert not (tmp_path / "x").exists()


@pytest.fixture(scope="module")
def classics() -> Program:
    return load(ROOT, "classics")


def test_broken_invariants_are_shrunk_too(
    classics: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same failure is kept, another one is not: shrinking does not wander to it."""
    from interpreter import Game

    def check(game: Any) -> list[str]:
        marks = sum(mark is not None and mark >= 0 for mark in game.space_mark)
        if marks > 9:
            return ["too many marks"]
        return ["a mark too many in the corner"] if game.space_mark[0] >= 0 else []

    monkeypatch.setattr(Game, "check", check)
    start = Start("connect_four", 2, {}, 1)
    answers = [n % 7 for n in range(12)]
    error = fails(classics, start, Script(answers))
    assert error is not None
    assert "too many marks" in signature(error)
    short = shrink(classics, start, answers, signature(error))
    assert len(short) == 10
    again = fails(classics, start, Script(short))
    assert again is not None
    assert signature(again) == signature(error)


def test_a_failure_that_does_not_come_again_is_left_as_it_is(classics: Program) -> None:
    start = Start("tic_tac_toe", 2, {}, 1)
    assert shrink(classics, start, [1, 2, 3], "never seen") == [1, 2, 3]


def test_odd_players_have_habits() -> None:
    turn = [(0, 1), (0, 2), (1, 5), (-1,)]

    def often(habit: str, options: list[Any]) -> list[int]:
        player = Odd(habit, 3)
        return [player(None, 0, None, options) for _ in range(200)]

    assert often("first", turn).count(0) > 150
    assert often("last", turn).count(3) > 150
    assert often("idle", turn).count(3) > 150
    assert often("busy", turn).count(3) < 20
    assert often("fickle", turn).count(2) > 60
    chosen = often("stubborn", turn)
    same = sum(turn[a][0] == turn[b][0] for a, b in itertools.pairwise(chosen))
    assert same > 160
    seen = {player.habit for n in range(40) for player in odd_players(n, 3, 1) if isinstance(player, Odd)}  # fmt: skip
    assert seen == set(HABITS)


def test_a_game_without_end_is_no_test(classics: Program, tmp_path: Path) -> None:
    """Nobody reads a hundred thousand choices; the replay is kept."""
    for answers, written in ((hunt.MOST_CHOICES, True), (hunt.MOST_CHOICES + 1, False)):
        start = Start("tic_tac_toe", 2, {}, answers)
        caught = hunt.Caught(
            answers, start, (0,) * answers, answers, "no end", "s", ("x",) * answers
        )
        replay, test = hunt.write_caught(classics, caught, tmp_path)
        assert replay.exists()
        assert (test is not None and test.exists()) == written


def test_a_game_without_end_is_found_in_plain_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("interpreter.session.MOST_DECISIONS", 100)
    # A spawned worker, as beside the threads of other tests, would know neither this bound nor the program.
    monkeypatch.setattr("siegewright.simulation.workers.threading.active_count", lambda: 1)
    wait = "- action: wait\n  source: designed\n  if: player.coins > 100\n  do: mark 1\n"
    program = build(tmp_path, BASE + wait + scenario("repeat: turn of players[0]: wait or pass"))
    setting = Setting("main", "main", 1, {})
    caught, told = hunt.hunt(lambda _: program, program, [setting], 1, 3, 1)
    assert told["failed"] == 3
    assert [found.error for found in caught] == ["the game did not end in 100 decisions"]


def test_words_of_strangers_stay_words_in_a_test(classics: Program) -> None:
    import yaml

    bad = 'x"\n- test: "y" # : {a} \u2028'
    start = Start("duel", 2, {"deck": bad}, 7)
    caught = hunt.Caught(3, start, (0,), 9, bad, "s", (bad,))
    [found] = yaml.safe_load(hunt.rule_test(classics, caught))
    assert found["options"] == {"deck": bad}
    assert len(found["choices"]) == 1
    assert found["seed"] == 7
