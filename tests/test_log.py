"""The log: lines nobody may not read, and verbs that do nothing tell nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.program import Program
from interpreter.session import Session
from tests.helpers import BASE, build, run, scenario

RULES = """
- zone: secret
  each: player
  source: designed
  visible: owner

- zone: pile
  source: designed
  visible: nobody

- verb: draw_one for player
  source: designed
  takes: {player: player}
  do: |
    let card = pile.top
    take card for player

- verb: take card for player
  source: designed
  takes: {card: unit, player: player}
  log: "{player} takes {card}"
  do: move card to player.secret

- verb: reveal card
  source: designed
  takes: {card: unit}
  log: "{card} is played"
  do: move card to (1, 1)

- verb: list_all
  source: designed
  do: |
    let found = pile.pieces
    say "there are {found}"
"""
SETUP = """
place ant in pile for players[0]
place bee in pile for players[0]
place wasp in pile for players[0]
"""
MORE = """
- unit: wasp
  source: designed
"""
FLOW = """
draw_one for players[0]
choose one of numbers(1, 2) as n by players[0]: "go on?"
reveal players[0].secret.top
list_all
choose one of numbers(1, 2) as m by players[0]: "go on?"
mark n + m
tie
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Program:
    text = BASE + RULES + MORE + scenario(FLOW, SETUP)
    return build(tmp_path_factory.mktemp("log"), text)


def test_a_hidden_piece_has_no_name_in_the_log_of_others(program: Program) -> None:
    session = Session(program, "main", 2, {}, 1)
    assert session.log == ["Player 1 takes Wasp"]
    assert session.log_of(0) == ["Player 1 takes Wasp"]
    assert session.log_of(1) == ["Player 1 takes something"]


def test_what_becomes_visible_may_be_read(program: Program) -> None:
    session = Session(program, "main", 2, {}, 1, [0])
    assert session.log_of(1)[1:] == ["Wasp is played", "There are something, something"]
    assert session.log_of(0)[1:] == ["Wasp is played", "There are something, something"]
    assert session.log[1:] == ["Wasp is played", "There are Ant, Bee"]


def test_the_log_stays_as_it_was_told(program: Program) -> None:
    """What was secret when its step was complete is not told later."""
    session = Session(program, "main", 2, {}, 1, [0, 1])
    assert session.decision is None
    assert session.log_of(1)[1:] == ["Wasp is played", "There are something, something"]
    session.undo(2)
    assert session.log_of(1) == ["Player 1 takes something"]


def test_clones_and_undo_keep_the_log(program: Program) -> None:
    session = Session(program, "main", 2, {}, 1, [0])
    other = session.clone()
    assert other.log_of(1) == session.log_of(1)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("if n > 1: stop\nmark n", ["Done 1"]),
        ("let twice = n * 2\nif twice > 2: stop\nmark twice", ["Done 1"]),
        ("let m = n\nif n > 5: m = 5\nif m > 1: stop\nmark m", ["Done 1"]),
        ("mark n\nif n > 1: stop\nmark n", ["Done 1", "Done 2"]),
        ("if n > 1: mark 9\nmark n", ["Done 1", "Done 2"]),
    ],
)
def test_a_verb_that_stops_before_it_does_anything_tells_nothing(
    tmp_path: Path, body: str, expected: list[str]
) -> None:
    lines = "\n".join(f"    {line}" for line in body.split("\n"))
    verb = f"""
- verb: act n
  source: designed
  takes: {{n: number}}
  log: "done {{n}}"
  do: |
{lines}
"""
    assert run(tmp_path, "act 1\nact 2\ntie", verb).game.log == expected
