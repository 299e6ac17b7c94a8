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


PEBBLES = """\
- kind: pebble
  source: designed
  piece: true
  alike: true

- pebble: grey
  source: designed
  name: Pebble

- kind: basket
  source: designed
  piece: true

- basket: willow
  source: designed
  name: Willow

- zone: load
  each: basket
  source: designed

- map: shore
  source: designed
  grid: "..."

- action: pick_up pebble
  source: designed
  choose: {pebble: all pebbles}
  do: |
    choose b in (all baskets)
    move pebble to b.load
    say "in {b.load}"

- phase: day
  source: designed
  do: |
    turn of players[0]: pick_up
    win players[0]

- scenario: walk
  source: designed
  title: Walk
  players: 1
  map: shore
  flow: day
  setup: |
    place willow at (1, 1)
    place grey at (2, 1)
    place grey at (3, 1)
    place grey at (3, 1)
"""


def test_pieces_without_numbers_are_told_apart_by_where_they_are(tmp_path: Path) -> None:
    """What players are offered never reads the same twice; names of rules are read as words."""
    session: Any = Session(build(tmp_path, PEBBLES), "walk", 1, {}, seed=1)
    words = [option["words"] for option in session.question(0)["options"]]
    assert words == ["pick up Pebble at (2, 1)", "pick up Pebble (2) at (3, 1)"]
    session.answer(1)
    # Zones of pieces are called by the piece; `choose b in LIST` names what is chosen.
    assert session.log[-1] == "In Willow's load"
