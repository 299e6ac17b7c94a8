"""What stands beside the options of a decision."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from interpreter import Session
from siegewright.play.choices import steps_of
from tests.helpers import build

STALLS = """\
- kind: stall
  source: designed
  piece: true
  fields: {work: {type: effects, default: ""}}

- kind: helper
  source: designed
  piece: true

- stall: bakery
  source: designed
  work: "gain 2"

- stall: bench
  source: designed

- helper: ann
  source: designed

- verb: gain n
  source: designed
  takes: {n: number, player: player}
  text: "gain {n} coins"
  do: player.coins += n

- kind: player
  source: designed
  state: {coins: number}

- map: market
  source: designed
  spaces: {north: {}, south: {}, west: {}}
  links: [[north, south, west]]

- action: visit s
  source: designed
  text: "visit {s}"
  choose: {s: all space}
  do: player.coins += 1

- phase: day
  source: designed
  do: |
    turn of players[0]: visit
    win players[0]

- scenario: fair
  source: designed
  title: Fair
  players: 1
  map: market
  flow: day
  setup: |
    place bakery at north
    place bench at south
    place ann at west for players[0]
"""


def test_a_space_tells_what_lies_there_and_is_nobodys(tmp_path: Path) -> None:
    session: Any = Session(build(tmp_path, STALLS), "fair", 1, {}, seed=1)
    steps = steps_of(session.game, session.decision)
    hints = {option[-1].words: option[-1].hint for option in steps}
    assert hints == {"north": "Bakery", "south": "", "west": ""}
    assert {option[-1].about for option in steps} == {"visit ...: space?"}
