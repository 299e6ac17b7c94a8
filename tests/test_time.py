"""Time that belongs to somebody, changes that last for several periods, and state that ends or fades."""

from __future__ import annotations

from pathlib import Path

from tests.helpers import BASE, build, play, run, scenario

WASP = """\
- unit: wasp
  source: designed
  effects: |
    once per turn of player: mark 1
- action: use_it u n
  source: designed
  choose: {u: all units of player, n: usable(u)}
  do: activate u n
"""
FLOW = """\
for each player as p:
  repeat 2 times:
    turn of p: use_it or pass
expire turn of players[0]
for each player as p:
  turn of p: use_it or pass
expire turn
for each player as p:
  turn of p: use_it or pass
tie"""
SETUP = "place wasp at (1, 1) for players[0]\nplace wasp at (2, 1) for players[1]"


def test_a_turn_ends_for_its_owner_alone_or_for_everybody(tmp_path: Path) -> None:
    made = build(tmp_path, BASE + WASP + scenario(FLOW, SETUP))
    game = play(made, [0, 0, 0, 0, 0, 0, 0, 0])
    counts = [(asked.player, len(asked.options)) for asked in game.asked]
    # After the first use only passing is left, until the own turn ends.
    assert counts == [(0, 2), (0, 1), (1, 2), (1, 1), (0, 2), (1, 1), (0, 2), (1, 2)]


def test_a_change_lasts_until_the_turn_of_its_owner_ends(tmp_path: Path) -> None:
    flow = """\
let x = first all units
let y = last all units
until end of turn of x.owner: +3 size to x; reach at most 0 to y
until end of rest of y: +1 size to y
mark x.size
mark y.reach
expire turn of players[1]
mark x.size
expire rest of x
mark y.size
expire rest of y
mark y.size
expire turn of players[0]
mark x.size
mark y.reach
tie"""
    setup = "place ant at (1, 1) for players[0]\nplace ant at (2, 1) for players[1]"
    assert run(tmp_path, flow, setup=setup).trail == [5, 0, 5, 3, 2, 2, 1]


def test_a_change_lasts_for_several_periods(tmp_path: Path) -> None:
    flow = """\
let x = first all units
for 3 days: +2 size to x
for game.score days: +9 size to x
repeat 4 times:
  mark x.size
  expire day
tie"""
    assert run(tmp_path, flow, setup="place ant at (1, 1)").trail == [4, 4, 4, 2]


def test_a_period_that_ends_bit_by_bit(tmp_path: Path) -> None:
    """What lasts until its end is over when it has ended so often since; a plain end ends all."""
    flow = """\
let x = first all units
until end of day: +2 size to x
expire day after 3
until end of day: +4 size to x
mark x.size
expire day after 3
mark x.size
expire day after 3
mark x.size
expire day after 3
mark x.size
until end of day: +8 size to x
expire day after 3
expire day
mark x.size
tie"""
    assert run(tmp_path, flow, setup="place ant at (1, 1)").trail == [8, 8, 6, 2, 2]


def test_a_limit_is_lifted_and_what_lasts_goes_on(tmp_path: Path) -> None:
    flow = """\
let x = first all units
until end of turn of players[0]: +3 size to x
repeat 2 times:
  turn of players[0]: use_it or pass
renew turn
mark x.size
turn of players[0]: use_it or pass
expire turn after 2
turn of players[0]: use_it or pass
mark x.size
expire turn
mark x.size
tie"""
    made = build(tmp_path, BASE + WASP + scenario(flow, "place wasp at (1, 1) for players[0]"))
    game = play(made, [0, 0, 0, 0])
    assert [len(asked.options) for asked in game.asked] == [2, 1, 2, 2]
    assert game.trail == [1, 5, 1, 1, 5, 2]


def test_state_waits_for_the_real_end(tmp_path: Path) -> None:
    flow = """\
let x = first all wagons
x.oil = 2
game.moves = 0
expire day after 2
mark x.oil
mark game.moves
expire day
mark x.oil
mark game.moves
expire turn
tie"""
    setup = "place cart at (1, 1) for players[0]"
    assert run(tmp_path, flow, TIMED, setup).trail == [2, 0, 1, 4]


TIMED = """\
- kind: wagon
  source: designed
  piece: true
  fields:
    top: {type: number, default: 5}
  state:
    oil: {type: number, fades: day, minimum: -1}
    hot: {type: truth, ends: turn of owner}
    rider: {type: player, ends: day}
- wagon: cart
  source: designed
- kind: player
  source: designed
  state:
    luck: {type: number, start: 2, ends: turn of owner}
- kind: space
  source: designed
  state:
    smoke: {type: number, fades: day}
- kind: game
  source: designed
  state:
    moves: {type: number, start: 4, ends: day}
"""


def test_state_ends_and_fades_by_itself(tmp_path: Path) -> None:
    flow = """\
let x = first all wagons
let y = last all wagons
x.oil = 2
y.oil = 0
x.hot = true
y.hot = true
x.rider = players[1]
for each player as p: p.luck = 7
(2, 2).smoke = 1
game.moves = 0
expire turn of players[0]
if not x.hot and y.hot: mark 1
mark players[0].luck
mark players[1].luck
mark x.oil
repeat 2 times:
  expire day
mark x.oil
mark y.oil
mark (2, 2).smoke
mark game.moves
if x.rider is nothing: mark 3
if y.hot: mark 5
expire turn
if y.hot: mark 6
mark players[1].luck
tie"""
    setup = "place cart at (1, 1) for players[0]\nplace cart at (2, 1) for players[1]"
    assert run(tmp_path, flow, TIMED, setup).trail == [1, 2, 7, 2, 0, -1, 0, 4, 3, 5, 2]


ONE_FOR_EACH = """\
- enum: sort
  source: designed
  values: [red, blue]
- kind: wagon
  source: designed
  piece: true
  state:
    rust: {type: number, each: sort, fades: day}
    seals: {type: truth, each: sort, start: true, ends: turn of owner}
- kind: sledge
  source: designed
  piece: true
- wagon: cart
  source: designed
- sledge: small_sledge
  source: designed
- kind: player
  source: designed
  state:
    luck: {type: number, each: player, start: 2, ends: turn of owner}
- kind: game
  source: designed
  state:
    used: {type: number, each: wagon, ends: day}
    drawn: {type: number, each: 1..3, start: 4, ends: day}
"""


def test_values_for_each_of_something_end_and_fade(tmp_path: Path) -> None:
    """Every value goes back to the start, or becomes one less; the row of values stays as long."""
    flow = """\
let x = first all wagons
let y = last all wagons
for each wagon as w:
  w.rust[blue] = 2
  w.seals[red] = false
  w.rust[red] = 1
for each player as p: p.luck[players[1]] = 9
game.used[cart] += 3
game.drawn[2] = 1
expire day
mark x.rust[red]
mark x.rust[blue]
mark game.used[cart]
mark game.drawn[2]
game.used[cart] += 1
expire turn of players[0]
if x.seals[red] and not y.seals[red]: mark 7
mark players[0].luck[players[1]]
mark players[1].luck[players[1]]
expire day
mark x.rust[blue]
mark game.used[cart]
tie"""
    setup = """\
place cart at (1, 1) for players[0]
place small_sledge at (3, 1) for players[0]
place cart at (2, 1) for players[1]"""
    found = run(tmp_path, flow, ONE_FOR_EACH, setup).trail
    assert found == [0, 1, 0, 4, 7, 2, 9, 0, 0]
