"""The log: lines nobody may not read, and verbs that do nothing tell nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from compiler.language.plurals import with_article
from interpreter import Session, play_out
from interpreter.grammar import joined
from interpreter.program import Program
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
    assert session.log_of(1)[1:] == [
        "Wasp is played",
        "(Wasp enters (1, 1))",
        "There are two cards",
    ]
    assert session.log_of(0)[1:] == [
        "Wasp is played",
        "(Wasp enters (1, 1))",
        "There are two cards",
    ]
    assert session.log[1:] == ["Wasp is played", "There are Ant, Bee"]


def test_the_log_stays_as_it_was_told(program: Program) -> None:
    """What was secret when its step was complete is not told later."""
    session = Session(program, "main", 2, {}, 1, [0, 1])
    assert session.decision is None
    assert session.log_of(1)[1:] == [
        "Wasp is played",
        "(Wasp enters (1, 1))",
        "There are two cards",
    ]
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


DRAWS = """
- verb: fill_hand
  source: designed
  do: |
    repeat 3 times: draw_one for players[0]

- verb: march
  source: designed
  do: |
    let ant = players[0].secret.top
    move ant to (1, 1)
    move ant to (2, 1)
    move ant to (3, 1)
    say "a storm comes"
    mark 2d6
    move ant to (3, 2)
    say "on to (3, 2)"
    say "who is next?"
    mark d20
"""


def test_equal_lines_about_hidden_cards_are_counted(tmp_path: Path) -> None:
    flow = 'fill_hand\nchoose one of numbers(1, 2) as n by players[0]: "go on?"\nmark n\ntie'
    text = BASE + RULES + MORE + DRAWS + scenario(flow, SETUP)
    session = Session(build(tmp_path, text), "main", 2, {}, 1)
    assert session.log_of(1) == ["Player 1 takes three cards"]
    assert session.log_of(0) == [f"Player 1 takes {name}" for name in ("Wasp", "Bee", "Ant")]


def test_dice_and_moves_are_told_where_the_pack_says_nothing(tmp_path: Path) -> None:
    """Steps of one piece are one move, and what a line of the pack tells is not told twice."""
    flow = (
        "draw_one for players[0]\nmarch\n"
        + 'choose one of numbers(1, 2) as n by players[0]: "on?"\nmark n\ntie'
    )
    text = BASE + RULES + MORE + DRAWS + scenario(flow, SETUP)
    session = Session(build(tmp_path, text), "main", 2, {}, 1)
    told = session.log_of(0)
    assert told[:3] == ["Player 1 takes Wasp", "(Wasp enters (3, 1))", "A storm comes"]
    assert told[0:1] + told[2:3] + told[4:6] == session.log
    assert re.fullmatch(r"\(dice d6: [1-6], d6: [1-6]\)", told[3])
    assert re.fullmatch(r"\(dice d20: [0-9]+\)", told[6])


def test_a_game_without_a_listener_notes_nothing(program: Program) -> None:
    game = program.new("main", 2, {}, 1)
    assert game.heard is None
    session: Any = Session(program, "main", 2, {}, 1)
    assert session.game.clone().heard is None
    assert type(session.game.clone().rng).__name__ == "Rng"
    silent = play_out(program, "main", 2, {}, 1, [lambda *_: 0] * 2)
    again = Session(program, "main", 2, {}, 1, silent.answers)
    assert again.game.to_data() == silent.game.to_data()


NAMED = """
- zone: pile
  name: the deep well
  source: designed
  visible: nobody

- verb: draw_from heap
  source: designed
  takes: {heap: zone}
  log: "something comes from {heap}"
  do: move heap.top to (1, 1)

- verb: draw_well
  source: designed
  do: |
    let heap = pile
    draw_from heap
"""


def test_a_zone_is_called_by_its_name(tmp_path: Path) -> None:
    text = BASE + NAMED + scenario("draw_well\ntie", "place ant in pile for players[0]\n")
    session = Session(build(tmp_path, text), "main", 2, {}, 1)
    assert "Something comes from the deep well" in session.log


def test_the_article_before_a_value_is_the_one_that_is_spoken() -> None:
    values = (
        "Envoy",
        "Baron",
        "unicorn",
        "hourglass",
        "union",
        "orc",
        "8",
        "11",
        "one",
        "80",
        "user",
        "",
    )
    said = [joined(["claims a ", value, "."]) for value in values]
    alike = [f"claims {with_article(value)}." for value in values]
    assert [a for a, b in zip(said, alike, strict=True) if a != b] == [
        "claims an 8.",
        "claims an 11.",
        "claims an 80.",
    ]
    assert joined(["An ", "Baron", " and a", "Envoy", " in banana ", "Envoy"]) == (
        "A Baron and aEnvoy in banana Envoy"
    )
