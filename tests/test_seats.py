"""Seats that nobody plays: never asked, never a bot's, and no player of their own wins with them."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from interpreter import Session, play_out
from interpreter.program import Program
from interpreter.session import NobodyThere
from siegewright.play.terminal import play
from siegewright.simulation.sim_games import describe_result, tell_result
from tests.helpers import BASE, build, compile_text, told

FLOW = """
- phase: whole
  source: designed
  do: |
    choose one of numbers(0, 2) as n by players[0]: "who wins?"
    if n = 2: choose one of numbers(3, 4) as m by players[1]: "and you?"
    if n = 2: mark n
    win players[min(n, 1)]

- scenario: main
  source: designed
  players: 2
  seats: [Hermit, Weather]
  automatic: [Weather]
  map: field
  flow: whole
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Program:
    return build(tmp_path_factory.mktemp("seats"), BASE + FLOW)


def last(game: Any, player: int, prompt: Any, options: Sequence[Any]) -> int:
    return len(options) - 1


@pytest.mark.parametrize(("answer", "expected"), [(0, "won"), (1, "lost")])
def test_the_result_is_that_of_the_people(program: Program, answer: int, expected: str) -> None:
    session = Session(program, "main", 2, {}, 1, [answer])
    assert describe_result(program, "main", session.game, 2) == expected
    assert tell_result(program, "main", session.game, 2) == expected


@pytest.mark.parametrize(
    ("winners", "told"),
    [
        ((1,), "won by player 2"),
        ((0, 2), "won by player 1 and player 3"),
        ((0, 1, 3), "won by player 1, player 2 and player 4"),
        ((0, 1, 2, 3), "won"),
    ],
)
def test_players_are_told_who_has_won(tmp_path: Path, winners: tuple[int, ...], told: str) -> None:
    flow = f"    win [{', '.join(f'players[{seat}]' for seat in winners)}]\n"
    rules = FLOW[: FLOW.index("    choose")] + flow + FLOW[FLOW.index("\n- scenario") :]
    rules = rules.replace("players: 2", "players: 4").replace("  seats: [Hermit, Weather]\n", "")
    rules = rules.replace("  automatic: [Weather]\n", "")
    session = Session(build(tmp_path, BASE + rules), "main", 4, {}, 1)
    assert tell_result(session.program, "main", session.game, 4) == told


def test_rules_that_ask_such_a_seat_fail(program: Program) -> None:
    with pytest.raises(NobodyThere, match="nobody plays seat 2"):
        Session(program, "main", 2, {}, 1, [2])
    with pytest.raises(NobodyThere):
        play_out(program, "main", 2, {}, 1, [last, last])


def test_no_bot_can_sit_there(program: Program, tmp_path: Path) -> None:
    shown = io.StringIO()
    code = play(
        program, "main", 2, seed=1, seats={1: "random"}, autosave=tmp_path / "s", target=shown
    )
    assert code == 1
    assert "Weather cannot be played" in shown.getvalue()


def test_an_automatic_seat_has_to_be_a_seat(tmp_path: Path) -> None:
    report = compile_text(tmp_path, BASE + FLOW.replace("[Weather]", "[Wether]"))
    assert [d.code for d in report.errors] == ["E0201"], told(report.sorted())
    assert report.errors[0].help == "did you mean `Weather`?"
