"""Games that begin where an author likes."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler.source.diagnostics import ContentError
from interpreter import RuleError, SaveError
from siegewright.authoring.sandbox import sandbox
from siegewright.authoring.test_run import TestFailure
from tests.helpers import BASE, scenario, write_pack

FLOW = """\
choose a unit as u by players[0]
u.hp -= d6
choose a unit as v by players[1]
mark v.hp
"""
TEXT = """\
- test: two ants and a queen
  players: 2
  dice: [4]
  given:
    - place ant at (2, 1) for players[0] as ant
    - place ant at (3, 1) for players[1]
    - place queen at (5, 3) for players[1]
    - ant.hp = 3
"""


def test_a_sandbox_begins_where_its_text_ends_and_goes_on_as_any_game(tmp_path: Path) -> None:
    project = write_pack(tmp_path, BASE + scenario(FLOW, "place bee at (1, 1)"))
    session = sandbox(project, "demo", TEXT)
    assert session.view(0)["places"] == {"1": [0], "2": [1], "14": [2]}
    assert session.view(0)["piece_hp"] == {"0": 3, "1": 5, "2": 5}
    session.answer_id('{"choice":{"piece":2}}')
    assert session.view(0)["piece_hp"]["2"] == 1  # by the die in the text
    session.answer(2)
    assert session.view(1)["table_trail"] == [1]
    session.undo(2)
    assert session.view(0)["piece_hp"]["2"] == 5
    again = sandbox(project, "demo", TEXT, [2, 2])
    assert again.view(1)["table_trail"] == [1]
    for kept in (session, again, again.clone()):
        with pytest.raises(SaveError):
            kept.to_save()


def test_a_sandbox_may_set_the_scenario_up_and_bring_documents(tmp_path: Path) -> None:
    project = write_pack(tmp_path, BASE + scenario(FLOW, "place bee at (1, 1)"))
    text = """\
- test: giants
  define:
    - unit: giant
      source: designed
      size: 9
  given:
    - set up
    - place giant at (4, 2)
"""
    pieces = sandbox(project, "demo", text).view(0)["pieces"]
    assert [piece["is"] for piece in pieces.values()] == ["demo.bee", "test.giant"]


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("place giant at (1, 1)", ContentError),
        ("place ant at (9, 9)", RuleError),
        ("choose a space by players[0]", TestFailure),
    ],
)
def test_what_is_wrong_with_a_sandbox_is_told(
    tmp_path: Path, line: str, error: type[Exception]
) -> None:
    project = write_pack(tmp_path, BASE + scenario(FLOW))
    with pytest.raises(error):
        sandbox(project, "demo", f"- test: x\n  given:\n    - {line}\n")
