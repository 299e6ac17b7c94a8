"""What compiled rules do: tiny packs are played, and the state is looked at, never the code."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from interpreter.board import NOTHING
from interpreter.limits import OutOfFuel
from interpreter.trail import SPECTATOR, Event
from interpreter.views import view
from siegewright.failures import content_line
from tests.helpers import BASE, Table, build, compile_text, indent, play, run, scenario, start

# An ant and a queen for the first player, a bee for the second.
SETUP = """\
place ant at (1, 1) for players[0]
place bee at (2, 1) for players[1]
place queen at (4, 3) for players[0]
"""
HARM = """\
- event: harm amount to target from giver
  source: designed
  takes: {amount: number, target: unit, giver: unit}
  do: target.hp -= amount

- verb: hurt target by amount
  source: designed
  takes: {target: unit, amount: number = 1}
  do: emit harm amount to target from target
"""


def played(folder: Path, flow: str, more: str = "", **how: Any) -> Table:
    how.setdefault("setup", SETUP)
    return run(folder, flow, more, **how)


def unit(id: str, effects: str, more: str = "") -> str:
    return f"- unit: {id}\n  source: designed\n{more}  effects: |\n{indent(effects)}\n"


def law(id: str, effects: str) -> str:
    return f"- law: {id}\n  source: designed\n  effects: |\n{indent(effects)}\n"


# ------------------------------------------------------------------ values


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        pytest.param("2 + 3 * 4", 14, id="products before sums"),
        pytest.param("(2 + 3) * 4", 20, id="brackets"),
        pytest.param("2 - 3 - 4", -5, id="differences from the left"),
        pytest.param("2 - (3 - 4)", 3, id="brackets on the right"),
        pytest.param("20 / 3 / 2", 3, id="quotients from the left"),
        pytest.param("20 / (7 / 2)", 6, id="a quotient of a quotient"),
        pytest.param("7 / 2", 3, id="quotients are whole"),
        pytest.param("-7 / 2", -4, id="and rounded down"),
        pytest.param("-7 % 3", 2, id="remainders are not negative"),
        pytest.param("2 * (7 % 4)", 6, id="a product of a remainder"),
        pytest.param("- (2 + 3)", -5, id="the sign of a sum"),
        pytest.param("1 if 2 < 3 else 0", 1, id="the first alternative"),
        pytest.param("1 if 2 > 3 else 0", 0, id="the other alternative"),
        pytest.param("(1 if 2 > 3 else 5) + 1", 6, id="an alternative in a sum"),
        pytest.param("min(3, 2)", 2, id="min"),
        pytest.param("max(3, 2, 7)", 7, id="max of several"),
        pytest.param("abs(2 - 5)", 3, id="abs"),
        pytest.param("size(numbers(2, 5))", 4, id="numbers with both ends"),
        pytest.param("size(numbers(5 + game.score, 2))", 0, id="no numbers"),
        pytest.param("numbers(2, 5)[3]", 5, id="a part of a list"),
        pytest.param("first numbers(2, 5)", 2, id="the first"),
        pytest.param("last numbers(2, 5)", 5, id="the last"),
        pytest.param("size([1, 2] + [3])", 3, id="lists joined"),
        pytest.param("([1, 2] + [3])[2]", 3, id="a part of lists joined"),
        pytest.param("reverse([1, 2, 3])[0]", 3, id="reverse"),
        pytest.param("size(take([1, 2, 3], 2))", 2, id="take"),
        pytest.param("drop([1, 2, 3], 2)[0]", 3, id="drop"),
        pytest.param("position([4, 5], 5)", 1, id="position"),
        pytest.param("position([4, 5], 6)", -1, id="no position"),
        pytest.param("sum of n for n in [1, 2, 3]", 6, id="a sum over numbers"),
        pytest.param("sum of it.hp for units", 15, id="a sum over pieces"),
        pytest.param("sum of it.hp for units where it.size > 9", 0, id="a sum over none"),
        pytest.param("highest it.size for units", 5, id="the highest"),
        pytest.param("lowest it.size for units", 2, id="the lowest"),
        pytest.param("highest it.size for units where it.size > 9", 0, id="the highest of none"),
        pytest.param("count units", 3, id="count"),
        pytest.param("count chiefs", 1, id="a narrower kind"),
        pytest.param("count pieces", 3, id="all pieces"),
        pytest.param("count players", 2, id="players"),
        pytest.param("count spaces", 15, id="spaces"),
        pytest.param("count spaces where it.wall", 1, id="spaces by a field"),
        pytest.param("count tools", 2, id="documents, also inside others"),
        pytest.param("count ants", 1, id="a document as a noun: its copies"),
        pytest.param("count units of players[0]", 2, id="of a player"),
        pytest.param("count units within 1 of (1, 1)", 2, id="within"),
        pytest.param("count units adjacent to (1, 1)", 1, id="adjacent"),
        pytest.param("count units on (2, 1)", 1, id="on a space"),
        pytest.param("count spaces in area((1, 1), 1)", 3, id="in a list"),
        pytest.param("size(all units where it.hp = 5)", 3, id="a list by a condition"),
        pytest.param("(first all bees).size", 3, id="a stat of a piece"),
        pytest.param("(first all queens).rank", 7, id="a fixed field"),
        pytest.param("(first all queens).tools[0].power", 4, id="a field of a document in a field"),
        pytest.param("queen.sceptre.power", 4, id="a document inside another"),
        pytest.param("stick.power", 2, id="a document by its name"),
        pytest.param("(3, 2).x * 10 + (3, 2).y", 32, id="columns and rows from the top left"),
        pytest.param("corner.x + corner.y", 2, id="a named space"),
        pytest.param("players[1].number", 2, id="players count from one"),
        pytest.param("active.next.number", 2, id="the next player"),
        pytest.param("players[1].next.number", 1, id="after the last comes the first"),
        pytest.param("active.previous.number", 2, id="before the first comes the last"),
        pytest.param("distance((1, 1), (5, 3))", 6, id="distance"),
        pytest.param("steps((1, 1), (3, 3))", 4, id="steps"),
        pytest.param("king_moves((1, 1), (3, 2))", 2, id="king moves"),
        pytest.param("size(near((1, 1)))", 2, id="near"),
        pytest.param("size(around((2, 2)))", 8, id="around"),
        pytest.param("shift((1, 1), 2, 1).x", 3, id="shift"),
        pytest.param("1 if shift((1, 1), -1, 0) is nothing else 0", 1, id="a shift to nowhere"),
        pytest.param(
            "1 if shift((1, 1), game.score + 9, 0) is nothing else 0",
            1,
            id="a shift beyond the edge",
        ),
        pytest.param("size(ray((1, 1), 1, 0))", 4, id="ray"),
        pytest.param("size(ray((1, 1), game.score + 9, 0))", 0, id="a ray beyond the edge"),
        pytest.param("size(lines((1, 1), 3))", 3, id="lines through a corner"),
        pytest.param("size(between((1, 1), (4, 1)))", 2, id="between"),
        pytest.param("size(rectangle((1, 1), 2, 3))", 6, id="rectangle"),
        pytest.param("size(area((1, 1), 2))", 6, id="area"),
        pytest.param("size(reachable((1, 1), 1))", 2, id="reachable"),
        pytest.param(
            "size(reachable((1, 1), 4, all spaces where it.y = 2, all spaces where it.y = 2))",
            4,
            id="reachable past what is blocked",
        ),
        pytest.param("size(shortest((1, 1), (4, 1)))", 3, id="shortest"),
        pytest.param("size(route(road))", 4, id="a route"),
        pytest.param("route_next(road, (1, 1), 2).x", 3, id="on along a route"),
        pytest.param("route_next(road, (4, 1), -3).x", 1, id="back along a route"),
        pytest.param(
            "1 if route_next(road, (3, 1), 2) is nothing else 0", 1, id="beyond the end of a route"
        ),
        pytest.param("route_next(road, (1, 1), game.score + 2).x", 3, id="as far as a rule says"),
        pytest.param("route_left(road, (2, 1))", 2, id="left of a route"),
        pytest.param("route_left(road, (5, 3))", -1, id="not on a route"),
    ],
)
def test_a_value(tmp_path: Path, value: str, expected: int) -> None:
    assert played(tmp_path, f"mark ({value})").trail == [expected]


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        pytest.param("1 = 1 and 2 = 2", True, id="and"),
        pytest.param("1 = 2 or 2 = 2", True, id="or"),
        pytest.param("not 1 = 2", True, id="not"),
        pytest.param("not (1 = 1 and 1 = 2)", True, id="not of brackets"),
        pytest.param("(1 = 1 or 1 = 2) and 1 = 2", False, id="or in brackets"),
        pytest.param("2 in 1..3", True, id="in a range"),
        pytest.param("3 in 1..3", True, id="at its end"),
        pytest.param("4 in 1..3", False, id="beyond it"),
        pytest.param("2 in [1, 2]", True, id="in a list"),
        pytest.param("2 not in [1, 2]", False, id="not in a list"),
        pytest.param("any unit where it.size = 3", True, id="any"),
        pytest.param("any unit where it.size = 4", False, id="not any"),
        pytest.param("no unit where it.size = 4", True, id="no"),
        pytest.param("any unit", True, id="any without a condition"),
        pytest.param("no card", True, id="no without a condition"),
        pytest.param("(first all bees) is a unit", True, id="is a kind"),
        pytest.param("(first all bees) is a chief", False, id="is not a narrower kind"),
        pytest.param("(first all queens) is a unit", True, id="a narrower kind is the broader"),
        pytest.param("(first all bees) is a bee", True, id="is a copy of a document"),
        pytest.param(
            "any chief in (all bees) where chief is a chief",
            False,
            id="is a kind, not what is so called",
        ),
        pytest.param("(first all bees) is not a bee", False, id="is not a copy"),
        pytest.param("(first all bees).hue = blue", True, id="a word of an enumeration"),
        pytest.param("(first all bees).hue != red", True, id="another word"),
        pytest.param("queen.sceptre.hue = green", True, id="a word of a document's field"),
        pytest.param("(first all bees) is tired", False, id="a truth"),
        pytest.param("(first all bees) is not tired", True, id="not a truth"),
        pytest.param("(first all bees) is on (2, 1)", True, id="is on"),
        pytest.param("(first all bees) is within 1 of (1, 1)", True, id="is within"),
        pytest.param("(first all bees) is within 1 of (4, 3)", False, id="is not within"),
        pytest.param("(first all bees) is adjacent to (1, 1)", True, id="is adjacent"),
        pytest.param("(first all bees) is adjacent to (2, 1)", False, id="not to its own space"),
        pytest.param("(first all bees) is on a space where it.wall", False, id="on some space"),
        pytest.param("(first all bees).friend is nothing", True, id="nobody yet"),
        pytest.param("(first all bees).owner = players[1]", True, id="an owner"),
        pytest.param("(first all bees).place = (2, 1)", True, id="a place"),
        pytest.param("has_pieces((2, 1))", True, id="pieces on a space"),
        pytest.param("has_pieces((5, 3))", False, id="no pieces on a space"),
        pytest.param("in_line((1, 1), (3, 3))", True, id="in line"),
        pytest.param("(1, 1).holder is nothing", True, id="a space that nobody holds"),
        pytest.param("[1, 2] = [1, 2]", True, id="equal lists"),
        pytest.param("true", True, id="true"),
        pytest.param("false", False, id="false"),
    ],
)
def test_a_condition(tmp_path: Path, condition: str, expected: bool) -> None:
    found = played(tmp_path, f"if {condition}: mark 1\nelse: mark 0").trail
    assert found == [int(expected)]


def test_dice_come_from_the_script_in_the_order_they_are_rolled(tmp_path: Path) -> None:
    assert played(tmp_path, "mark d6\nmark 3d6", dice=[4, 1, 2, 3]).trail == [4, 6]


def test_every_die_shows_one_of_its_sides(tmp_path: Path) -> None:
    trail = played(tmp_path, "repeat 60 times: mark d4").trail
    assert set(trail) == {1, 2, 3, 4}


def test_the_best_are_all_that_tie_for_first(tmp_path: Path) -> None:
    flow = """\
    for each unit where it.size < 5: it.hp = 4
    for each u in best units by lowest it.hp, highest it.size: mark u.size
    for each u in best units by lowest it.hp: mark u.size
    mark size(best units where it.hp = 1 by lowest it.hp)
    """
    flow = "\n".join(line.strip() for line in flow.split("\n"))
    assert played(tmp_path, flow).trail == [3, 2, 3, 0]


def test_chance_picks_by_the_script(tmp_path: Path) -> None:
    flow = "let u = random unit\nmark u.size\nmark random one of [7, 8, 9]"
    assert played(tmp_path, flow, draws=[2, 1]).trail == [5, 8]


def test_chance_picks_nothing_from_nothing(tmp_path: Path) -> None:
    flow = "let u = random card\nif u is nothing: mark 1"
    assert played(tmp_path, flow).trail == [1]


# ------------------------------------------------------------------ statements


@pytest.mark.parametrize(
    ("flow", "expected"),
    [
        pytest.param("let x = 3\nx = x + 1\nx += 2\nx -= 1\nmark x", [5], id="a name"),
        pytest.param("let x = 1\nif true:\n  x = 2\nmark x", [2], id="a name changed in a block"),
        pytest.param("if true:\n  let x = 1\nlet x = 2\nmark x", [2], id="names end with blocks"),
        pytest.param("game.score += 4\nmark game.score", [4], id="state of the game"),
        pytest.param("game.limited += 9\nmark game.limited", [2], id="its upper bound"),
        pytest.param("game.limited = -9\nmark game.limited", [-2], id="its lower bound"),
        pytest.param("active.coins -= 2\nmark active.coins", [1], id="state of a player"),
        pytest.param("active.coins -= 9\nmark active.coins", [0], id="bounds of a player"),
        pytest.param("(2, 2).mark = 4\nmark (2, 2).mark", [4], id="state of a space"),
        pytest.param("corner.mark += 4\nmark (1, 1).mark", [4], id="state of a named space"),
        pytest.param("(2, 2).holder = active\nif (2, 2).holder = active: mark 1", [1], id="holder"),
        pytest.param(
            "(2, 2).holder = active\n(2, 2).holder = nothing\nif (2, 2).holder is nothing: mark 1",
            [1],
            id="nothing again",
        ),
        pytest.param("let u = first all bees\nu.hp -= 2\nmark u.hp", [3], id="state of a piece"),
        pytest.param("let u = first all bees\nu.hp -= 9\nmark u.hp", [0], id="its minimum"),
        pytest.param("let u = first all bees\nu.hp += 9\nmark u.hp", [9], id="its maximum"),
        pytest.param(
            "let u = first all bees\nadd 2 hp to u\nmark u.hp\nadd 9 hp to u, at most 8\nmark u.hp",
            [7, 8],
            id="add",
        ),
        pytest.param(
            "let u = first all bees\nremove 2 hp from u\nremove 9 hp from u, at least 1\nmark u.hp",
            [1],
            id="remove",
        ),
        pytest.param(
            "let u = first all bees\nu.friend = first all ants\nu.friend.hp -= 1\n"
            "mark u.friend.hp\nmark (first all ants).hp",
            [4, 4],
            id="state of a friend",
        ),
        pytest.param(
            "let u = first all bees\nu.owner = players[0]\nmark u.owner.number", [1], id="an owner"
        ),
        pytest.param("active = active.next\nmark active.number", [2], id="the active player"),
        pytest.param("if false: mark 1\nelse if true: mark 2\nelse: mark 3", [2], id="else if"),
        pytest.param("if false: mark 1\nelse if false: mark 2\nelse: mark 3", [3], id="else"),
        pytest.param("let n = 3\nwhile n > 0:\n  mark n\n  n -= 1", [3, 2, 1], id="while"),
        pytest.param("repeat 3 times: mark 1", [1, 1, 1], id="repeat some times"),
        pytest.param(
            "let n = (count units) - 50\nrepeat n times: mark 1", [], id="repeat less than never"
        ),
        pytest.param(
            "let n = 0\nrepeat:\n  n += 1\n  if n > 3: break\n  mark n", [1, 2, 3], id="break"
        ),
        pytest.param(
            "repeat 2 times:\n  repeat 2 times:\n    mark 1\n    break\n  mark 2",
            [1, 2, 1, 2],
            id="break leaves one loop",
        ),
        pytest.param("mark 1\nif true:\n  stop\nmark 2", [1], id="stop"),
        pytest.param("for each n in [3, 1, 2]: mark n", [3, 1, 2], id="for each in a list"),
        pytest.param("for each unit: mark it.size", [2, 3, 5], id="for each: it"),
        pytest.param("for each unit as u: mark u.size", [2, 3, 5], id="for each: a name"),
        pytest.param(
            "for each unit as u by highest u.size: mark u.size", [5, 3, 2], id="for each in order"
        ),
        pytest.param(
            "for each unit as u by lowest u.hp, highest u.size: mark u.size",
            [5, 3, 2],
            id="for each in order, then by another measure",
        ),
        pytest.param(
            "for each unit as u by lowest u.hp: mark u.size",
            [2, 3, 5],
            id="what ties stays in order",
        ),
        pytest.param(
            "for each unit of players[0]: mark it.size", [2, 5], id="for each of a player"
        ),
        pytest.param("for each player as p: mark p.number", [1, 2], id="for each player"),
        pytest.param(
            "for each space where it.wall: mark it.x * 10 + it.y", [32], id="for each space"
        ),
        pytest.param("for each tool as t: mark t.power", [4, 2], id="for each document, by id"),
        pytest.param("for each ant: mark it.size", [2], id="for each copy"),
        pytest.param(
            "for each unit as u:\n  for each unit where it != u as v: mark u.size * 10 + v.size",
            [23, 25, 32, 35, 52, 53],
            id="loops in loops",
        ),
        pytest.param("mark 1; mark 2; if false: mark 3; mark 4", [1, 2], id="a row under an if"),
    ],
)
def test_a_statement(tmp_path: Path, flow: str, expected: list[int]) -> None:
    assert played(tmp_path, flow).trail == expected


@pytest.mark.parametrize(
    "where",
    [pytest.param("phase", id="in a phase"), pytest.param("verb", id="in a verb")],
)
def test_a_loop_walks_over_the_list_as_it_was_at_the_start(tmp_path: Path, where: str) -> None:
    """A list that changes under a loop changes nothing about the loop."""
    body = """\
for each unit as u:
  mark u.size
  if u is an ant: place bee at (5, 3) for players[0]
  for each queen: discard_from_game it
for each n in game.trail: mark n * 10
"""
    if where == "verb":
        verb = f"- verb: walk\n  source: designed\n  do: |\n{indent(body)}\n"
        found = played(tmp_path, "walk", verb)
    else:
        found = played(tmp_path, body)
    assert found.trail == [2, 3, 5, 20, 30, 50]


@pytest.mark.parametrize(
    ("ending", "outcome", "winners"),
    [
        pytest.param("win players[1]", "won", (1,), id="one wins"),
        pytest.param("win all players", "won", (0, 1), id="all win"),
        pytest.param("win all players where it.coins > 3", "won", (0,), id="some win"),
        pytest.param("lose", "lost", (), id="all lose"),
        pytest.param("tie", "tied", (), id="a tie"),
        pytest.param("mark 2", "finished", (), id="the flow ends"),
    ],
)
@pytest.mark.parametrize(
    "inside",
    [
        pytest.param("if game.score = 0: {0}", id="at once"),
        pytest.param("repeat 3 times:\n  if true:\n    {0}", id="in a loop"),
        pytest.param("finish", id="in a verb"),
        pytest.param("for each ant as u: hurt u", id="in a trigger"),
    ],
)
def test_the_end_of_the_game_ends_everything(
    tmp_path: Path, ending: str, outcome: str, winners: tuple[int, ...], inside: str
) -> None:
    more = (
        f"- verb: finish\n  source: designed\n  do: |\n    {ending}\n"
        + HARM
        + law("ending", f"on any harm: {ending}")
    )
    flow = "active.coins = 5\nmark 1\n" + inside.format(ending)
    table = played(tmp_path, flow + ("\nmark 9" if ending != "mark 2" else ""), more)
    assert table.game.over
    assert (table.game.outcome, table.game.winners) == (outcome, winners)
    assert 9 not in table.trail


# ------------------------------------------------------------------ verbs, queries, arguments

CALLS = """\
- verb: note a_first b_second to last_one
  source: designed
  takes: {a_first: number, b_second: number = 5, last_one: number = 6, extra: number = 7}
  do: |
    mark a_first
    mark b_second
    mark last_one
    mark extra

- query: twice n
  source: designed
  takes: {n: number}
  is: n * 2

- query: strong u
  source: designed
  takes: {u: unit}
  gives: truth
  is: u.size > 2

- query: nearest of u
  source: designed
  takes: {u: unit}
  gives: unit
  do: |
    for each unit as v by lowest steps(u.place, v.place):
      if v != u: give v
    give nothing
"""


@pytest.mark.parametrize(
    ("flow", "expected"),
    [
        pytest.param("note 1 2 to 3", [1, 2, 3, 7], id="in order and by preposition"),
        pytest.param("note 1 2", [1, 2, 6, 7], id="a default"),
        pytest.param("note 1", [1, 5, 6, 7], id="two defaults"),
        pytest.param("let last_one = 8\nnote 1", [1, 5, 8, 7], id="by name before the default"),
        pytest.param("let extra = 8\nnote 1", [1, 5, 6, 8], id="a hidden parameter by name"),
        pytest.param(
            "let a_first = 3\nlet b_second = 4\nnote", [3, 4, 6, 7], id="everything by name"
        ),
        pytest.param("let extra = true\nnote 1", [1, 5, 6, 7], id="a name of another type is not"),
        pytest.param("note (1 + 1) (2 * 2) to (3 + 3)", [2, 4, 6, 7], id="sums in brackets"),
        pytest.param("mark twice(3)", [6], id="a query called"),
        pytest.param("mark twice(twice(3))", [12], id="a query of a query"),
        pytest.param("mark (count strong units)", [2], id="a query as an adjective"),
        pytest.param("for each unit where it is strong: mark it.size", [3, 5], id="after is"),
        pytest.param("for each unit where it is not strong: mark it.size", [2], id="after is not"),
        pytest.param("for each unit where it.strong: mark it.size", [3, 5], id="as a field"),
        pytest.param("mark nearest(first all ants).size", [3], id="a query in steps"),
        pytest.param("mark (first all ants).nearest.size", [3], id="a query in steps as a field"),
    ],
)
def test_arguments_come_in_order_by_preposition_by_name_and_by_default(
    tmp_path: Path, flow: str, expected: list[int]
) -> None:
    assert played(tmp_path, flow, CALLS).trail == expected


def test_a_default_is_read_where_the_call_stands(tmp_path: Path) -> None:
    more = unit("wasp", "on any dawn: greet") + (
        "- event: dawn\n  source: designed\n"
        "- verb: greet\n  source: designed\n  takes: {whom: unit = self}\n  do: mark whom.size\n"
    )
    setup = "place wasp at (1, 1) for players[0]"
    assert played(tmp_path, "emit dawn", more, setup=setup).trail == [2]


@pytest.mark.parametrize(
    "name",
    ["class", "print", "tuple", "import", "range", "game", "event", "options", "lambda", "match"],
)
def test_any_word_can_be_a_name_even_one_of_python(tmp_path: Path, name: str) -> None:
    more = (
        f"- verb: {name} n\n  source: designed\n  takes: {{n: number}}\n"
        f"  do: |\n    let {name} = n + 1\n    mark {name}\n"
        f"- query: {name}_of {name}\n  source: designed\n  takes: {{{name}: number}}\n"
        f"  is: {name} * 2\n"
    )
    assert played(tmp_path, f"{name} 1\nmark {name}_of(4)", more).trail == [2, 8]


@pytest.mark.parametrize(
    "name",
    [
        "bearer",
        "target",
        "player",
        "game",
        "event",
        "class",
        "it",
    ],
)
def test_roles_of_events_can_have_any_name(tmp_path: Path, name: str) -> None:
    more = (
        f"- event: dawn with {name}\n  source: designed\n  takes: {{{name}: number}}\n"
        f"  do: mark {name}\n" + law("noting", f"on any dawn: mark {name} + 1")
    )
    assert played(tmp_path, "emit dawn with 4", more).trail == [4, 5]


# ------------------------------------------------------------------ choices


def test_a_choice_is_made_by_the_player_who_acts(tmp_path: Path) -> None:
    flow = "choose a unit as u by players[1]\nmark u.size"
    table = played(tmp_path, flow, answers=["Bee"])
    assert table.trail == [3]
    assert [(a.player, a.options) for a in table.asked] == [(1, ["Ant", "Bee", "Queen"])]


def test_without_a_name_what_was_chosen_is_it(tmp_path: Path) -> None:
    assert played(tmp_path, "choose a unit\nmark it.size", answers=["Queen"]).trail == [5]


def test_a_single_option_is_no_question(tmp_path: Path) -> None:
    table = played(tmp_path, "choose a bee\nmark it.size")
    assert (table.trail, table.asked) == ([3], [])


@pytest.mark.parametrize(
    ("flow", "expected"),
    [
        pytest.param("choose a card\nmark 1\nmark 2", [], id="the rest does not happen"),
        pytest.param(
            "if true:\n  choose a card\n  mark 1\nmark 2", [2], id="the rest of the block"
        ),
        pytest.param(
            "repeat 2 times:\n  choose a card\n  mark 1\nmark 2",
            [2],
            id="in a loop, round by round",
        ),
        pytest.param("hurt a card\nmark 2", [2], id="a choice inside a phrase"),
        pytest.param("mark 1; choose a card; mark 2", [1], id="in a row"),
        pytest.param("choose 2 cards as xs\nmark size(xs)", [0], id="several of none"),
        pytest.param("choose 5 units as xs\nmark size(xs)", [3], id="more than there are"),
    ],
)
def test_where_nothing_can_be_chosen_the_rest_of_the_block_does_not_happen(
    tmp_path: Path, flow: str, expected: list[int]
) -> None:
    more = "- verb: hurt x\n  source: designed\n  takes: {x: card}\n  do: mark x.worth\n"
    assert played(tmp_path, flow, more).trail == expected


@pytest.mark.parametrize(
    ("flow", "answers", "expected"),
    [
        pytest.param("choose 2 units as xs", ["Queen", "Ant"], [5, 2], id="as many as said"),
        pytest.param("choose up to 2 units as xs", ["Bee", "nothing"], [3], id="fewer"),
        pytest.param("choose up to 2 units as xs", ["nothing"], [], id="none"),
        pytest.param("choose up to 2 units as xs", ["Bee", "Ant"], [3, 2], id="no more than said"),
        pytest.param(
            "choose any number of units as xs", ["Bee", "Ant", "Queen"], [3, 2, 5], id="all"
        ),
        pytest.param("choose any number of units as xs", ["Bee", "nothing"], [3], id="some"),
    ],
)
def test_several_are_chosen_one_after_the_other(
    tmp_path: Path, flow: str, answers: list[str | int], expected: list[int]
) -> None:
    flow += "\nfor each u in xs: mark u.size"
    assert played(tmp_path, flow, answers=answers).trail == expected


@pytest.mark.parametrize(
    ("flow", "answer", "expected"),
    [
        pytest.param("may mark 1\nmark 2", "yes", [1, 2], id="may"),
        pytest.param("may mark 1\nmark 2", "no", [2], id="may not"),
        pytest.param("may mark 1: mark 3; mark 4\nmark 2", "yes", [1, 3, 4, 2], id="may and then"),
        pytest.param("may mark 1: mark 3; mark 4\nmark 2", "no", [2], id="may not and not then"),
        pytest.param("may:\n  mark 1\n  mark 3\nmark 2", "no", [2], id="a block"),
        pytest.param("may by players[1] mark 1", "yes", [1], id="somebody else may"),
        pytest.param("choose one: mark 1 | mark 2\nmark 3", "mark 2", [2, 3], id="one of two"),
        pytest.param(
            "choose one by players[1]:\n  mark 1; mark 4\n  mark 2\nmark 3",
            "mark 1; mark 4",
            [1, 4, 3],
            id="one line of several",
        ),
        pytest.param("choose one of [4, 5] as n\nmark n", "5", [5], id="one of a list"),
        pytest.param("let n = one of [4, 5]\nmark n", "5", [5], id="one of a list, as a value"),
        pytest.param("mark one of [4, 5]", "5", [5], id="one of a list, in a phrase"),
    ],
)
def test_what_is_optional_asks_first(
    tmp_path: Path, flow: str, answer: str, expected: list[int]
) -> None:
    table = played(tmp_path, flow, answers=[answer])
    assert table.trail == expected
    assert table.asked[0].player == (1 if "players[1]" in flow else 0)


def test_choices_inside_a_phrase_come_before_it_in_the_order_written(tmp_path: Path) -> None:
    more = (
        "- verb: join x to y\n  source: designed\n  takes: {x: unit, y: unit}\n  do: x.friend = y\n"
    )
    flow = "join a unit to a unit where it is not a bee"
    table = played(tmp_path, flow, more, answers=["Bee", "Queen"])
    assert table.game.piece_friend[table.piece("bee")] == table.piece("queen")


# ------------------------------------------------------------------ changes of stats


def sized(folder: Path, effects: str, more: str = "", base: int = 2) -> int:
    """The size of a wasp with these abilities, whose size is 2 by itself."""
    text = unit("wasp", effects, f"  size: {base}\n") + more
    flow = "mark (first all wasps).size"
    table = played(folder, flow, text, setup="place wasp at (1, 1) for players[0]")
    size: int = table.trail[0]
    return size


@pytest.mark.parametrize(
    ("effects", "expected"),
    [
        pytest.param("+3 size", 5, id="more"),
        pytest.param("-3 size", -1, id="less"),
        pytest.param("*3 size", 6, id="times"),
        pytest.param("size: 9", 9, id="another base"),
        pytest.param("size at least 4", 4, id="at least"),
        pytest.param("size at most 1", 1, id="at most"),
        pytest.param("size at least 1", 2, id="at least, no change"),
        pytest.param("+1 size\n*3 size", 9, id="sums before factors"),
        pytest.param("*3 size\n+1 size", 9, id="whatever the order of lines"),
        pytest.param("+1 size\nsize: 7", 8, id="the base before sums"),
        pytest.param("size at most 4\n*3 size", 4, id="bounds after factors"),
        pytest.param("size at least 9\nsize: 1\n+1 size\n*2 size", 9, id="all of them"),
        pytest.param("+1 size; +2 size", 5, id="two on a line"),
        pytest.param("size: 7\nsize: 8", 8, id="the later base holds"),
        pytest.param("+(count units) size", 3, id="by what is counted"),
        pytest.param("while self.hp = 5: +1 size", 3, id="while it holds"),
        pytest.param("while self.hp < 5: +1 size", 2, id="while it does not hold"),
        pytest.param("while self.hp = 5, while self.tired: +1 size", 2, id="both must hold"),
        pytest.param("+self.reach size", 3, id="by another stat"),
    ],
)
def test_a_stat_is_its_base_then_replacements_sums_factors_and_bounds(
    tmp_path: Path, effects: str, expected: int
) -> None:
    assert sized(tmp_path, effects) == expected


@pytest.mark.parametrize(
    ("effects", "expected"),
    [
        pytest.param("", 2, id="as printed"),
        pytest.param("+3 size", 2, id="without sums"),
        pytest.param("+1 size\nsize: 7", 7, id="as replaced"),
        pytest.param("+1 size\n*3 size", 6, id="with factors"),
        pytest.param("+3 size\nsize at most 1", 1, id="with bounds"),
        pytest.param("while self.hp < 5: size: 7", 2, id="replaced while it holds"),
        pytest.param("+base(self.size) size", 2, id="added to itself"),
    ],
)
def test_the_base_of_a_stat_is_what_it_is_without_sums(
    tmp_path: Path, effects: str, expected: int
) -> None:
    flow = "let w = first all wasps\nmark base(w.size)\nmark w.size - base(w.size)"
    setup = "place wasp at (1, 1) for players[0]"
    table = played(tmp_path, flow, unit("wasp", effects, "  size: 2\n"), setup=setup)
    assert table.trail[0] == expected


def test_what_lasts_replaces_the_base_or_is_added_to_it(tmp_path: Path) -> None:
    flow = """\
let w = first all wasps
until end of day: +3 size to w
mark base(w.size)
until end of day: size: 8 to w
mark base(w.size)
mark w.size
expire day
mark base(w.size)
"""
    setup = "place wasp at (1, 1) for players[0]"
    table = played(tmp_path, flow, unit("wasp", "+1 size", "  size: 2\n"), setup=setup)
    assert table.trail == [2, 8, 12, 2]


def test_a_change_of_somebody_else_follows_whoever_that_is(tmp_path: Path) -> None:
    more = unit("wasp", "+3 size to self.friend")
    flow = """\
let w = first all wasps
mark (first all ants).size
w.friend = first all ants
mark (first all ants).size
mark w.size
w.friend = nothing
mark (first all ants).size
"""
    setup = SETUP + "place wasp at (1, 3) for players[0]"
    assert played(tmp_path, flow, more, setup=setup).trail == [2, 5, 2, 2]


def test_laws_change_the_stats_of_all_and_speak_of_it(tmp_path: Path) -> None:
    more = law("fatigue", "while it.tired: -1 size\nwhile it is a chief: +10 size\nsize at least 2")
    flow = """\
for each unit: mark it.size
for each unit: it.tired = true
for each unit: mark it.size
"""
    assert played(tmp_path, flow, more).trail == [2, 3, 15, 2, 2, 14]


def test_a_piece_that_is_not_in_play_changes_nothing(tmp_path: Path) -> None:
    more = unit("wasp", "aura 9: +1 size") + law("poor", "while no wasp: -1 size")
    flow = """\
mark (first all ants).size
let w = first all wasps
move w to heap
mark (first all ants).size
move w to bench
mark (first all ants).size
"""
    setup = SETUP + "place wasp at (1, 3) for players[0]"
    table = played(tmp_path, flow, more, setup=setup)
    assert table.trail == [3, 1, 2]


@pytest.mark.parametrize(
    ("effects", "expected"),
    [
        # Ant at (1, 1), bee at (2, 1), queen at (4, 3), the wasp at (1, 2) and its owner the first.
        pytest.param("aura 1: +1 size", {"Ant": 3}, id="by distance"),
        pytest.param("aura 2: +1 size", {"Ant": 3, "Bee": 4}, id="further"),
        pytest.param("aura 9: +1 size", {"Ant": 3, "Bee": 4, "Queen": 6}, id="far"),
        pytest.param("aura 0: +1 size", {}, id="nowhere"),
        pytest.param("aura 9 of bees: +1 size", {"Bee": 4}, id="of copies"),
        pytest.param("aura 9 of chiefs: +1 size", {"Queen": 6}, id="of a kind"),
        pytest.param("aura 9 of red units: +1 size", {"Ant": 3, "Queen": 6}, id="of an adjective"),
        pytest.param("aura 9 of rivals: +1 size", {"Bee": 4}, id="of a noun"),
        pytest.param(
            "aura 9 of units where it.size > 2: +1 reach", {}, id="of a condition on another stat"
        ),
        pytest.param(
            "aura 9 of units of player: +1 size", {"Ant": 3, "Queen": 6}, id="of a player"
        ),
        pytest.param("aura self.reach: +1 size", {"Ant": 3}, id="as far as a stat says"),
        pytest.param("while self.tired, aura 9: +1 size", {}, id="while it does not hold"),
        pytest.param("while not self.tired, aura 1: *3 size", {"Ant": 6}, id="a factor"),
        pytest.param("aura 1: +1 size; size at most 2", {"Ant": 2}, id="two changes"),
    ],
)
def test_an_aura_changes_others_within_its_reach_and_never_its_bearer(
    tmp_path: Path, effects: str, expected: dict[str, int]
) -> None:
    more = (
        "- noun: rival\n  source: designed\n  of: unit\n  where: it.owner != self.owner\n"
        "- adjective: red\n  source: designed\n  of: unit\n  where: it.hue = red\n"
        + unit("wasp", effects)
    )
    setup = SETUP + "place wasp at (1, 2) for players[0]"
    table = played(tmp_path, "mark 1", more, setup=setup)
    game = table.game
    sizes = {game.piece_name(p): game.stat("size", p) for p in game.live}
    assert sizes == {"Ant": 2, "Bee": 3, "Queen": 5, "Wasp": 2, **expected}


def test_a_held_piece_keeps_the_auras_it_had_until_it_is_released(tmp_path: Path) -> None:
    more = unit("wasp", "aura 1: +1 size") + unit("hornet", "aura 1: +10 size")
    setup = (
        "place ant at (1, 1) for players[0]\nplace wasp at (1, 2) for players[0]\n"
        "place hornet at (5, 2) for players[0]"
    )
    flow = """\
let x = first all ants
mark x.size
hold x
move x to (5, 3)
mark x.size
release x
mark x.size
hold x
move x to (1, 1)
mark x.size
move (first all hornets) to heap
mark x.size
release x
mark x.size
"""
    # While it is held nothing new reaches it, and what reached it counts wherever it goes.
    assert played(tmp_path, flow, more, setup=setup).trail == [3, 3, 12, 12, 2, 3]


def test_a_stat_of_a_document_is_changed_by_what_changes_its_user(tmp_path: Path) -> None:
    more = """\
- kind: knife
  source: designed
  fields: {edge: {type: number, stat: true, default: 3}}
- knife: dirk
  source: designed
  edge: 4
- kind: thief
  is: unit
  source: designed
  fields: {edge: {type: number, stat: true, default: 1}}
- thief: rook
  source: designed
  effects: |
    +2 edge
"""
    flow = "place rook at (3, 3) as r\nmark r.edge\nmark r.edge(dirk)\nmark dirk.edge\nmark base(r.edge(dirk))"
    assert played(tmp_path, flow, more).trail == [3, 6, 4, 4]


def test_a_truth_can_be_a_stat_that_is_granted(tmp_path: Path) -> None:
    more = """\
- kind: thief
  is: unit
  source: designed
  fields: {swift: {type: truth, stat: true, default: false}}
- thief: rook
  source: designed
  effects: |
    while not self.tired: swift: true
- thief: crow
  source: designed
"""
    flow = """\
place rook at (3, 3) as r
place crow at (3, 1) as c
if r is swift: mark 1
if c is swift: mark 2
r.tired = true
if r is swift: mark 3
mark (count swift thieves)
"""
    more = more.replace("  is: unit\n", "  is: unit\n  plural: thieves\n")
    assert played(tmp_path, flow, more).trail == [1, 0]


def test_an_aura_without_nouns_is_for_friends_where_the_pack_knows_friends(tmp_path: Path) -> None:
    more = unit("wasp", "aura 9: +1 size") + (
        "- adjective: friendly\n  source: designed\n  of: unit\n  where: it.owner = self.owner\n"
    )
    setup = SETUP + "place wasp at (1, 2) for players[0]"
    assert played(tmp_path, "for each unit: mark it.size", more, setup=setup).trail == [3, 3, 6, 2]


# ------------------------------------------------------------------ kinds and documents


def test_inside_if_x_is_a_kind_x_is_of_that_kind(tmp_path: Path) -> None:
    flow = """\
for each unit:
  if it is a chief: mark it.rank
  else: mark 0
mark (count units where it is a chief and it.rank = 7)
"""
    assert played(tmp_path, flow).trail == [0, 0, 7, 1]


def test_documents_can_be_walked_over_and_placed(tmp_path: Path) -> None:
    flow = """\
for each unit definition: mark it.size
for each chief definition as c: place c at (5, 3)
mark (count chiefs)
mark (count unit definitions where it.size > 2)
"""
    assert played(tmp_path, flow).trail == [2, 3, 5, 2, 2]


def test_a_kind_may_say_a_field_or_a_start_of_its_parent_anew(tmp_path: Path) -> None:
    more = """\
- kind: cub
  is: unit
  source: designed
  fields: {size: {type: number, stat: true, default: 7}}
  state: {hp: {type: number, start: 2}}
- cub: lion
  source: designed
"""
    flow = "place lion at (3, 3) as x\nmark x.size\nmark x.hp\nmark (first all ants).hp"
    assert played(tmp_path, flow, more).trail == [7, 2, 5]


def test_a_kind_may_name_its_plural(tmp_path: Path) -> None:
    more = (
        "- kind: ox\n  source: designed\n  piece: true\n  plural: oxen\n"
        "- ox: bull\n  source: designed\n"
    )
    flow = "place bull at (3, 3)\nmark (count oxen)"
    assert played(tmp_path, flow, more).trail == [1]


def test_plurals_are_regular_without_a_word(tmp_path: Path) -> None:
    """`allies` of a noun, `boxes` of a kind and `spearmen` of a document need not be declared."""
    more = (
        "- noun: ally\n  source: designed\n  of: unit\n  where: it.size > 2\n"
        "- kind: box\n  source: designed\n  piece: true\n"
        "- box: tall_man\n  source: designed\n"
    )
    flow = (
        "place tall_man at (3, 3)\nmark (count allies)\nmark (count boxes)\nmark (count tall_men)"
    )
    assert played(tmp_path, flow, more).trail == [2, 1, 1]


def test_a_field_that_a_space_lacks_is_nothing(tmp_path: Path) -> None:
    more = (
        "- enum: ore\n  source: designed\n  values: [tin, lead]\n"
        "- kind: space\n  source: designed\n  fields:\n    gives: {type: ore, required: false}\n"
    )
    flow = "mark (count spaces where it.gives is nothing)\nmark (count spaces where it.gives is not nothing)"
    assert played(tmp_path, flow, more).trail == [15, 0]


def test_members_of_a_list_are_walked_over(tmp_path: Path) -> None:
    flow = """\
let found = all units where it.size > 2
mark (count units in found)
for each unit in found: mark it.size
for each found: mark it.size * 10
"""
    assert played(tmp_path, flow).trail == [2, 3, 5, 30, 50]


def test_an_outer_it_stays_what_it_was_under_a_name(tmp_path: Path) -> None:
    flow = "for each unit:\n  mark (count n in [1, 2, 3] where n < it.size)"
    assert played(tmp_path, flow).trail == [1, 2, 3]


def test_say_is_a_line_of_the_log(tmp_path: Path) -> None:
    table = played(tmp_path, 'let u = first all ants\nsay "{u} of size {u.size}: well done"')
    assert table.game.log == ["Ant of size 2: well done"]


# ------------------------------------------------------------------ time


def test_a_change_lasts_until_its_period_ends(tmp_path: Path) -> None:
    flow = """\
let x = first all ants
until end of day: +2 size to x; *2 size to x
until end of night: +10 size to x
mark x.size
expire night
mark x.size
expire day
mark x.size
"""
    assert played(tmp_path, flow).trail == [28, 8, 2]


def test_a_lasting_amount_is_that_of_the_moment_it_began(tmp_path: Path) -> None:
    flow = """\
let x = first all ants
game.score = 3
until end of day: +game.score size to x
game.score = 7
mark x.size
expire day
"""
    assert played(tmp_path, flow).trail == [5]


def test_a_change_does_not_outlast_the_time_in_play(tmp_path: Path) -> None:
    flow = """\
let x = first all ants
until end of day: +2 size to x
move x to heap
move x to (1, 1)
mark x.size
expire day
"""
    assert played(tmp_path, flow).trail == [2]


COINS = """\
- query: has_coin n
  source: designed
  takes: {n: number, player: player}
  is: player.coins >= n
- verb: pay_coin n
  source: designed
  takes: {n: number, player: player}
  do: player.coins -= n
"""


@pytest.mark.parametrize(
    ("effects", "expected"),
    [
        pytest.param("use: mark 5", [1, 5, 1, 5, 1, 5, 1], id="as often as one likes"),
        pytest.param("once per day: mark 5", [1, 5, 0, 1], id="once"),
        pytest.param("2 times per day: mark 5", [1, 5, 1, 5, 0, 1], id="twice"),
        pytest.param("1 coin: mark 5", [1, 5, 1, 5, 1, 5, 0], id="as long as there are coins"),
        pytest.param("2 coin: mark 5", [1, 5, 0], id="a higher price"),
        pytest.param("once per day, 2 coin: mark 5", [1, 5, 0, 0], id="both"),
        pytest.param("while self.hp = 1: mark 5", None, id="no ability to use"),
        pytest.param("while self.hp = 1, use: mark 5", [0], id="while it does not hold"),
        pytest.param("while self.hp = 5, use: self.hp -= 5", [1, 0], id="while it holds"),
    ],
)
def test_abilities_can_be_used_within_their_limits_and_for_their_price(
    tmp_path: Path, effects: str, expected: list[int] | None
) -> None:
    flow = """\
let w = first all wasps
repeat 3 times:
  mark size(usable(w))
  if size(usable(w)) = 0: break
  activate w 0
expire day
mark size(usable(w))
"""
    setup = "place wasp at (1, 1) for players[0]"
    more = COINS + unit("wasp", effects)
    trail = played(tmp_path, flow, more, setup=setup).trail
    if expected is None:
        assert trail == [0, 0]
    elif "per day" in effects:
        assert trail == expected
    else:
        assert trail[: len(expected)] == expected


def test_the_price_is_paid_by_the_owner_before_anything_happens(tmp_path: Path) -> None:
    more = COINS + unit("wasp", "2 coin: mark player.coins; mark player.number")
    setup = "place wasp at (1, 1) for players[1]"
    table = played(tmp_path, "activate (first all wasps) 0", more, setup=setup)
    assert table.trail == [1, 2]
    assert table.game.player_coins == [3, 1]


def test_once_per_game_never_comes_back(tmp_path: Path) -> None:
    more = unit("wasp", "once per game: mark 5")
    flow = "let w = first all wasps\nactivate w 0\nexpire day\nmark size(usable(w))"
    setup = "place wasp at (1, 1) for players[0]"
    assert played(tmp_path, flow, more, setup=setup).trail == [5, 0]


def test_each_copy_has_its_own_limit(tmp_path: Path) -> None:
    more = unit("wasp", "once per day: mark 5")
    setup = "place wasp at (1, 1) for players[0]\nplace wasp at (2, 1) for players[0]"
    flow = "for each wasp: activate it 0\nfor each wasp: mark size(usable(it))\nexpire day"
    assert played(tmp_path, flow, more, setup=setup).trail == [5, 5, 0, 0]


# ------------------------------------------------------------------ events


def hit(folder: Path, effects: str, flow: str = "", **how: Any) -> Table:
    """A wasp with abilities at (1, 3), owned by the second player; the ant hurts the bee."""
    flow = flow or "hurt (first all bees) by 2 from (first all ants)"
    more = (
        "- event: harm amount to target from giver\n  source: designed\n"
        "  takes: {amount: number, target: unit, giver: unit}\n"
        "  do: |\n    mark amount\n    target.hp -= amount\n"
        "- verb: hurt target by amount from giver\n  source: designed\n"
        "  takes: {target: unit, amount: number, giver: unit}\n"
        "  do: emit harm amount to target from giver\n"
        + how.pop("more", "")
        + unit("wasp", effects)
    )
    setup = SETUP + "place wasp at (1, 3) for players[1]"
    return played(folder, flow, more, setup=setup, **how)


SELF = "hurt (first all wasps) by 2 from (first all ants)"
BY_SELF = "hurt (first all ants) by 2 from (first all wasps)"


@pytest.mark.parametrize(
    ("effects", "flow", "expected"),
    [
        pytest.param("on harm: mark 7", SELF, [2, 7], id="it has a part in it"),
        pytest.param("on harm: mark 7", "", [2], id="it has none"),
        pytest.param("on harm: mark 7", BY_SELF, [2], id="only the first role that fits"),
        pytest.param("on harm from self: mark 7", BY_SELF, [2, 7], id="another role"),
        pytest.param("on harm from self: mark 7", SELF, [2], id="not in that role"),
        pytest.param("on any harm: mark 7", "", [2, 7], id="whoever takes part"),
        pytest.param("on harm where amount = 2: mark 7", SELF, [2, 7], id="a condition"),
        pytest.param("on harm where amount = 3: mark 7", SELF, [2], id="a condition that fails"),
        pytest.param("on harm where giver is an ant: mark 7", SELF, [2, 7], id="on a role"),
        pytest.param("on harm, while self.tired: mark 7", SELF, [2], id="a condition on the rest"),
        pytest.param("on harm: mark self.hp", SELF, [2, 3], id="after what the event does"),
        pytest.param("before harm: mark self.hp", SELF, [5, 2], id="before what it does"),
        pytest.param("before harm: amount = 4", SELF, [4], id="another amount"),
        pytest.param("before harm: amount += 1", SELF, [3], id="a larger amount"),
        pytest.param(
            "before harm: target = first all queens\non any harm to first all queens: mark 7",
            SELF,
            [2, 7],
            id="another target",
        ),
        pytest.param("instead of harm: mark 7", SELF, [7], id="in its place"),
        pytest.param("instead of harm: mark 7", "", [2], id="not in the place of another"),
        pytest.param(
            "instead of harm: mark 7\non harm: mark 8\nbefore harm: mark 9",
            SELF,
            [7],
            id="what is replaced has no before and no after",
        ),
        pytest.param(
            "instead of harm: hurt self by (amount - 1) from giver",
            SELF,
            [1],
            id="not of what it sets off itself",
        ),
        pytest.param(
            "instead of harm where amount > 5: mark 7", SELF, [2], id="a condition that fails"
        ),
        pytest.param(
            "once per day, on harm: mark 7", f"{SELF}\n{SELF}\nexpire day", [2, 7, 2], id="once"
        ),
        pytest.param(
            "once per day, on harm: mark 7",
            f"{SELF}\nexpire day\n{SELF}",
            [2, 7, 2, 7],
            id="once again",
        ),
    ],
)
def test_a_trigger_happens_when_its_event_and_conditions_do(
    tmp_path: Path, effects: str, flow: str, expected: list[int]
) -> None:
    assert hit(tmp_path, effects, flow).trail == expected


def test_a_role_that_was_changed_before_is_the_new_one_for_everybody(tmp_path: Path) -> None:
    table = hit(
        tmp_path,
        "before harm: target = first all queens; amount = 1\non any harm: mark target.hp",
        SELF,
    )
    assert table.trail == [1, 4]
    assert table.game.piece_hp[table.piece("wasp")] == 5
    assert table.game.piece_hp[table.piece("queen")] == 4


def test_two_replacements_may_replace_each_other_but_none_itself(tmp_path: Path) -> None:
    """Of two that want an event the first gets it; what it sets off instead can be replaced again."""
    effects = """\
instead of harm: mark 7; hurt self by (amount + 1) from giver
instead of harm: mark 8; hurt self by (amount + 10) from giver
"""
    assert hit(tmp_path, effects, SELF).trail == [7, 8, 13]


def test_triggers_come_in_order_laws_documents_then_pieces_as_they_entered(tmp_path: Path) -> None:
    more = (
        "- event: swing of tool by who\n  source: designed\n  takes: {tool: tool, who: unit}\n"
        "  do: mark 0\n"
        + unit("late", "on any swing: mark 4")
        + unit("early", "on any swing: mark 3\non any swing: mark 33")
        + "- tool: whip\n  source: designed\n  effects: |\n    on swing: mark 2\n"
        + law("zeal", "on any swing: mark 1")
    )
    setup = (
        "place early at (1, 1) for players[1]\nplace late at (2, 1) for players[0]\n"
        "place early at (3, 1) for players[0]"
    )
    table = played(tmp_path, "emit swing of whip by first all lates", more, setup=setup)
    assert table.trail == [0, 1, 2, 3, 33, 4, 3, 33]


def test_a_document_has_triggers_only_where_it_has_a_role(tmp_path: Path) -> None:
    more = (
        "- event: swing of tool\n  source: designed\n  takes: {tool: tool}\n"
        "- tool: whip\n  source: designed\n  effects: |\n    on swing: mark 2\n"
    )
    assert played(tmp_path, "emit swing of whip\nemit swing of stick", more).trail == [2]


def test_stop_ends_what_an_event_does_and_not_what_waits_for_it(tmp_path: Path) -> None:
    more = (
        "- event: dawn\n  source: designed\n  do: |\n    mark 1\n    if true:\n      stop\n    mark 2\n"
        + law("waking", "on any dawn: mark 3")
    )
    assert played(tmp_path, "emit dawn", more).trail == [1, 3]


def test_stop_in_a_trigger_ends_only_that_trigger(tmp_path: Path) -> None:
    effects = "on harm:\n  mark 7\n  if true:\n    stop\n  mark 8\non harm: mark 9"
    assert hit(tmp_path, effects, SELF + "\nmark 10").trail == [2, 7, 9, 10]


def test_a_trigger_with_a_price_asks_its_owner_who_may_refuse(tmp_path: Path) -> None:
    for answer, trail, coins in (("yes", [2, 7], [3, 2]), ("no", [2], [3, 3])):
        table = hit(
            tmp_path / answer, "1 coin, on harm: mark 7", SELF, more=COINS, answers=[answer]
        )
        assert (table.trail, table.game.player_coins) == (trail, coins)
        assert [a.player for a in table.asked] == [1]


def test_a_trigger_whose_price_cannot_be_paid_asks_nobody(tmp_path: Path) -> None:
    table = hit(tmp_path, "5 coin, on harm: mark 7", SELF, more=COINS)
    assert (table.trail, table.asked) == ([2], [])


def test_a_piece_that_left_the_game_in_the_meantime_no_longer_acts(tmp_path: Path) -> None:
    """Both wait for the same event; the first removes the second before its turn comes."""
    more = unit("midge", "on any harm: mark 8")
    setup_more = "on any harm: for each midge: discard_from_game it"
    flow = "place midge at (5, 3) for players[0]\n" + SELF
    found = hit(tmp_path, setup_more, flow, more=more).trail
    assert found == [2]


@pytest.mark.parametrize(
    ("effects", "answers", "expected"),
    [
        pytest.param(
            "once per day, on harm: may mark 7", ["no", "yes"], [2, 2, 7], id="not a use of a limit"
        ),
        pytest.param("once per day, on harm: may mark 7", ["yes"], [2, 7, 2], id="a use"),
        pytest.param("instead of harm: may mark 7", ["no", "yes"], [2, 7], id="no replacement"),
    ],
)
def test_what_is_declined_did_not_happen(
    tmp_path: Path, effects: str, answers: list[str | int], expected: list[int]
) -> None:
    table = hit(tmp_path, effects, f"{SELF}\n{SELF}\nexpire day", answers=answers)
    assert table.trail == expected


def test_emitting_is_recorded_with_its_roles(tmp_path: Path) -> None:
    table = hit(tmp_path, "on harm where amount > 1: hurt (first all queens) by 1 from self", SELF)
    seen = [(e.name, e.role("amount")) for e in table.game.heard if isinstance(e, Event)]
    # What is set off by an event happens inside it, and so is complete before it.
    assert sorted(seen) == [("harm", 1), ("harm", 2)]


# ------------------------------------------------------------------ cards


def test_what_a_card_says_happens_when_it_is_resolved(tmp_path: Path) -> None:
    more = (
        "- card: feast\n  source: designed\n  effects: |\n"
        "    mark 1; mark player.number\n    if game.score = 0: mark 3\n    while true: mark 4\n"
    )
    flow = "place feast in heap for players[1] as it_is\nresolve it_is\nmark 5"
    assert played(tmp_path, flow, more).trail == [1, 2, 3, 4, 5]


def test_a_card_has_several_parts_and_is_resolved_by_somebody(tmp_path: Path) -> None:
    more = """\
- kind: tale
  source: designed
  piece: true
  fields:
    upper: {type: effects, default: ""}
    lower: {type: effects, default: ""}
- tale: both
  source: designed
  upper: mark 1; mark player.number * 10
  lower: mark 2; mark player.number * 10
"""
    flow = """\
place both in heap for players[1] as c
resolve c.lower
resolve c
resolve c.upper by players[0]
"""
    assert played(tmp_path, flow, more).trail == [2, 20, 1, 20, 2, 20, 1, 10]


def test_a_card_acts_for_a_piece_where_its_kind_says_so(tmp_path: Path) -> None:
    more = (
        "- kind: order\n  source: designed\n  piece: true\n  acts_for: bearer_unit\n"
        "  fields: {effects: effects}\n  state: {bearer_unit: unit}\n"
        "- order: charge\n  source: designed\n  effects: |\n"
        "    mark self.size; this.bearer_unit.hp -= 1; mark self.hp\n"
    )
    flow = """\
place charge in heap for players[0] as c
c.bearer_unit = first all bees
resolve c
"""
    assert played(tmp_path, flow, more).trail == [3, 4]


GARB = """\
- kind: garb
  source: designed
  piece: true
  acts_for: wearer
  fields: {effects: effects}
  state: {wearer: unit}
- garb: hat
  source: designed
  effects: |
    +4 size
    aura 1: +10 size
    on harm: mark self.hp
"""


def test_a_card_in_play_lends_its_abilities_to_whom_it_acts_for(tmp_path: Path) -> None:
    flow = """\
place hat in bench for players[0] as h
h.wearer = first all ants
mark (first all ants).size
mark (first all bees).size
hurt (first all ants)
hurt (first all bees)
move h to heap
mark (first all ants).size
"""
    # The bee stands beside the ant, not beside the hat.
    assert played(tmp_path, flow, HARM + GARB).trail == [6, 13, 4, 2]


def test_a_card_that_acts_for_nobody_does_nothing(tmp_path: Path) -> None:
    flow = "place hat in bench\nmark (first all ants).size\nhurt (first all ants)\nmark 1"
    assert played(tmp_path, flow, HARM + GARB).trail == [2, 1]


# ------------------------------------------------------------------ pieces, zones, copies


def test_pieces_move_between_spaces_and_zones(tmp_path: Path) -> None:
    flow = """\
let x = first all ants
move x to (5, 3)
place ace in heap as y
move y to players[1].hand
discard_from_game (first all bees)
"""
    table = played(tmp_path, flow)
    assert table.at("(5, 3)") == ["Ant"]
    assert table.at("(1, 1)") == []
    assert table.at("player 2's hand") == ["Ace"]
    assert table.game.place[table.piece("bee")] == NOTHING
    assert table.game.owner[table.piece("ace")] == NOTHING


def test_a_piece_may_stand_on_several_spaces(tmp_path: Path) -> None:
    flow = """\
let x = first all ants
move x to [(1, 2), (2, 2)]
mark size(x.spaces)
mark (count ants)
mark (count ants on (1, 2)) * 10 + (count ants on (2, 2))
if has_pieces((1, 1)): mark 9
move x to (5, 3)
mark size(x.spaces)
if has_pieces((1, 2)) or has_pieces((2, 2)): mark 8
move x to [(1, 2), (2, 2)]
discard_from_game x
if has_pieces((1, 2)) or has_pieces((2, 2)): mark 7
place bee at [(4, 1), (5, 1)] as y
mark size(y.spaces)
"""
    setup = "place ant at (1, 1) for players[0]"
    assert played(tmp_path, flow, setup=setup).trail == [2, 1, 11, 1, 2]


ZONE = """\
place ace in heap as one_
place duke in heap as two_
place ace in heap as three_
"""


@pytest.mark.parametrize(
    ("flow", "expected"),
    [
        pytest.param("mark 0", ["Ace 1", "Duke", "Ace 2"], id="the last one is on top"),
        pytest.param("move one_ to heap", ["Duke", "Ace 2", "Ace 1"], id="moved to the top"),
        pytest.param("bury three_ in heap", ["Ace 2", "Ace 1", "Duke"], id="buried"),
        pytest.param("for each card in heap: move it to deck", [], id="each card of a zone, once"),
    ],
)
def test_a_zone_keeps_its_order(tmp_path: Path, flow: str, expected: list[str]) -> None:
    assert played(tmp_path, ZONE + flow).at("heap") == expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        pytest.param("heap.top.worth + heap.bottom.worth", 2, id="top and bottom"),
        pytest.param("size(heap)", 3, id="size"),
        pytest.param("heap.size", 3, id="size as a field"),
        pytest.param("count cards in heap", 3, id="count in a zone"),
        pytest.param("count aces in heap", 2, id="copies in a zone"),
        pytest.param("count cards in heap where it.worth > 1", 1, id="a condition"),
        pytest.param("count cards", 0, id="a zone is not in play"),
        pytest.param("sum of it.worth for cards in heap", 4, id="a sum in a zone"),
        pytest.param("1 if one_ in heap else 0", 1, id="in a zone"),
        pytest.param("1 if one_ not in deck else 0", 1, id="not in a zone"),
        pytest.param("1 if one_ is in heap else 0", 1, id="is in a zone"),
        pytest.param("1 if has_pieces(deck) else 0", 0, id="an empty zone"),
        pytest.param("1 if deck.top is nothing else 0", 1, id="no top of an empty zone"),
        pytest.param("1 if deck.bottom is nothing else 0", 1, id="no bottom of an empty zone"),
        pytest.param("1 if any card in deck else 0", 0, id="no card in an empty zone"),
        pytest.param("1 if no card in deck else 0", 1, id="no card"),
    ],
)
def test_zones_can_be_looked_into(tmp_path: Path, value: str, expected: int) -> None:
    assert played(tmp_path, f"{ZONE}mark ({value})").trail == [expected]


def test_a_zone_of_each_player_is_that_of_the_player_who_acts(tmp_path: Path) -> None:
    more = (
        "- action: draw_one\n  source: designed\n"
        "  do: |\n    place ace in hand for player\n    mark (count cards in hand)\n"
    )
    flow = "for each player as p:\n  repeat p.number times:\n    turn of p: draw_one"
    assert played(tmp_path, flow, more, answers=[0, 0, 0]).trail == [1, 1, 2]


def test_a_zone_of_each_piece_goes_with_the_piece(tmp_path: Path) -> None:
    more = "- zone: pouch\n  each: unit\n  source: designed\n"
    flow = """\
let x = first all ants
let y = first all bees
place ace in x.pouch
place duke in y.pouch
mark (count cards in x.pouch)
mark y.pouch.top.worth
"""
    assert played(tmp_path, flow, more).trail == [1, 2]


def test_shuffling_keeps_the_cards_and_depends_on_the_seed_alone(tmp_path: Path) -> None:
    flow = "repeat 12 times: place ace in deck\nshuffle deck"
    program = build(tmp_path, BASE + scenario(flow))
    orders = {seed: play(program, seed=seed).at("deck") for seed in (1, 2, 3)}
    again = play(program, seed=2).at("deck")
    assert orders[2] == again
    assert sorted(orders[1]) == sorted(orders[2])
    assert len({tuple(order) for order in orders.values()}) == 3


def test_active_zones_are_in_play_and_others_are_not(tmp_path: Path) -> None:
    more = unit("wasp", "on any dawn: mark it_is", "").replace("mark it_is", "mark 1") + (
        "- event: dawn\n  source: designed\n"
    )
    flow = """\
place wasp in heap for players[0] as w
emit dawn
move w to bench
emit dawn
mark (count wasps) + 10
"""
    assert played(tmp_path, flow, more).trail == [1, 11]


def test_a_player_does_not_see_what_is_hidden(tmp_path: Path) -> None:
    flow = """\
place ace in players[0].hand for players[0]
place duke in players[1].hand for players[1]
place ace in deck
place duke in heap
"""
    table = played(tmp_path, flow, setup="mark 0")
    game = table.game
    hands, deck, heap, bench = game.zone_hand, game.zone_deck, game.zone_heap, game.zone_bench
    mine, theirs, all_see = view(game, 0), view(game, 1), view(game, SPECTATOR)
    assert sorted(p["is"] for p in mine["pieces"].values()) == ["demo.ace", "demo.duke"]
    assert mine["places"] == {str(hands[0]): [0], str(heap): [3]}
    assert theirs["places"] == {str(hands[1]): [1], str(heap): [3]}
    assert all_see["places"] == {str(heap): [3]}
    sizes = {hands[0]: 1, hands[1]: 1, deck: 1, heap: 1, bench: 0}
    for seen in (mine, theirs, all_see):
        assert seen["sizes"] == {str(zone): size for zone, size in sizes.items()}
    assert "rng" not in mine


def test_a_field_of_the_state_can_be_hidden_from_others(tmp_path: Path) -> None:
    more = """\
- kind: spy
  is: unit
  source: designed
  state:
    orders: {type: number, start: 4, visible: owner}
    doom: {type: number, start: 5, visible: nobody}
- spy: fox
  source: designed
- kind: player
  source: designed
  state: {secret: {type: number, start: 6, visible: owner}}
"""
    table = played(tmp_path, "place fox at (1, 1) for players[1]", more, setup="mark 0")
    game, fox = table.game, str(table.piece("fox"))
    assert view(game, 1)["piece_orders"] == {fox: 4}
    assert fox not in view(game, 0).get("piece_orders", {})
    assert fox not in view(game, 1).get("piece_doom", {})
    assert "5" not in str(view(game, 0).get("piece_doom", ""))
    assert str(view(game, 0)["player_secret"]).count("6") == 1


def test_places_may_be_nowhere(tmp_path: Path) -> None:
    flow = """\
place ant as x
if x.place is nothing: mark 1
if no ant within 9 of (1, 1): mark 2
"""
    assert played(tmp_path, flow, setup="mark 0").trail == [0, 1, 2]


# ------------------------------------------------------------------ queries about distance


def test_a_pack_says_what_within_and_adjacent_mean(tmp_path: Path) -> None:
    more = (
        "- query: within it n other\n  source: designed\n"
        "  takes: {it: unit, n: number, other: unit}\n  gives: truth\n"
        "  is: king_moves(it.place, other.place) <= n\n"
        "- query: adjacent it other\n  source: designed\n"
        "  takes: {it: unit, other: unit}\n  gives: truth\n"
        "  is: king_moves(it.place, other.place) = 1\n"
    )
    setup = SETUP + "place ant at (3, 2) for players[0]"
    flow = """\
let x = first all bees
mark (count ants within 1 of x)
mark (count ants adjacent to x)
if (last all ants) is adjacent to x: mark 9
"""
    assert played(tmp_path, flow, more, setup=setup).trail == [2, 2, 9]


# ------------------------------------------------------------------ shapes and squares


def test_shapes_are_laid_on_small_grids(tmp_path: Path) -> None:
    more = (
        "- shape: corner_tile\n  source: designed\n  squares: |\n    ##\n    #.\n"
        "- shape: bar\n  source: designed\n  squares: '##'\n"
    )
    flow = """\
let none_ = without(square(1, 1, 3), square(1, 1, 3))
mark size(placements(bar, 3, 2, none_))
mark size(placements(bar, 3, 2, square(1, 1, 3)))
mark size(placements(corner_tile, 2, 2, none_))
let both = union(square(1, 1, 3), square(2, 1, 3))
mark size(both)
mark size(overlap(both, square(2, 1, 3)))
if covers(both, square(2, 1, 3)): mark 1
if not covers(square(2, 1, 3), both): mark 2
mark size(without(both, square(2, 1, 3)))
"""
    # A bar of two on three by two: four lying, three standing; two of them would touch the hole.
    assert played(tmp_path, flow, more).trail == [7, 5, 4, 2, 1, 1, 2, 1]


def test_the_width_of_small_grids_is_said_once(tmp_path: Path) -> None:
    more = "- kind: game\n  source: designed\n  squares: 3\n"
    flow = """\
mark size(union(square(1, 1), square(2, 2)))
let x = one of [square(1, 2), joined(square(2, 1), square(3, 1))]
mark size(x)
"""
    table = played(tmp_path, flow, more, answers=["(2, 1) (3, 1)"])
    assert table.trail == [2, 2]


def test_drawings_of_letters_become_squares_and_parts(tmp_path: Path) -> None:
    more = """\
- kind: game
  source: designed
  squares: 3
- kind: picture
  source: designed
  fields: {grid: text, letter: text}
- picture: scene
  source: designed
  letter: R
  grid: |
    RR.
    ..R
"""
    flow = """\
let red_ones = drawn(scene.grid, scene.letter)
mark size(red_ones)
mark size(groups(red_ones))
mark size(singles(red_ones))
"""
    assert played(tmp_path, flow, more).trail == [3, 2, 3]


def test_squares_can_be_drawn_in_a_document(tmp_path: Path) -> None:
    more = (
        "- kind: tray\n  source: designed\n  fields: {holes: squares}\n"
        "- tray: small\n  source: designed\n  holes: |\n    #..\n    ..#\n"
    )
    flow = "mark size(small.holes)\nif covers(small.holes, square(3, 2, 3)): mark 1"
    assert played(tmp_path, flow, more).trail == [2, 1]


# ------------------------------------------------------------------ fields of every type


@pytest.mark.parametrize(
    ("type_", "written", "value", "expected"),
    [
        pytest.param("number", "4", "home.f", 4, id="number"),
        pytest.param("truth", "true", "1 if home.f else 0", 1, id="truth"),
        pytest.param("text", "road", "size(route(home.f))", 4, id="text"),
        pytest.param("colour", "blue", "1 if home.f = blue else 0", 1, id="enumeration"),
        pytest.param("tool", "stick", "home.f.power", 2, id="document"),
        pytest.param("tool", "{power: 6}", "home.f.power", 6, id="document inside"),
        pytest.param("unit", "bee", "home.f.size", 3, id="document of a piece"),
        pytest.param("unit definition", "bee", "home.f.size", 3, id="definition"),
        pytest.param("space", '"(2, 3)"', "home.f.y", 3, id="space by its place"),
        pytest.param("space", "corner", "home.f.x", 1, id="space by its name"),
        pytest.param("list of number", "[4, 5]", "home.f[1]", 5, id="list of numbers"),
        pytest.param("list of colour", "[red, blue]", "size(home.f)", 2, id="list of words"),
        pytest.param("list of tool", "[stick, {power: 7}]", "home.f[1].power", 7, id="documents"),
        pytest.param("list of space", '["(2, 3)"]', "home.f[0].y", 3, id="list of spaces"),
        pytest.param("list of list of number", "[[1], [2, 3]]", "home.f[1][1]", 3, id="lists"),
    ],
)
def test_a_field_of_a_document_can_be_of_every_type(
    tmp_path: Path, type_: str, written: str, value: str, expected: int
) -> None:
    more = (
        f"- kind: base\n  source: designed\n  fields: {{f: {type_}}}\n"
        f"- base: home\n  source: designed\n  f: {written}\n"
    )
    assert played(tmp_path, f"mark ({value})", more).trail == [expected]


@pytest.mark.parametrize(
    ("type_", "start", "value", "expected"),
    [
        pytest.param("number", "4", "x.f", 4, id="number"),
        pytest.param("truth", "true", "1 if x.f else 0", 1, id="truth"),
        pytest.param("colour", "blue", "1 if x.f = blue else 0", 1, id="enumeration"),
        pytest.param("tool", "stick", "x.f.power", 2, id="document"),
        pytest.param("list of number", "[4, 5]", "x.f[1]", 5, id="list"),
        pytest.param("number", "self.size + 1", "x.f", 3, id="from a field of its document"),
    ],
)
def test_a_field_of_the_state_can_start_with_a_value_of_every_type(
    tmp_path: Path, type_: str, start: str, value: str, expected: int
) -> None:
    more = (
        f"- kind: pup\n  is: unit\n  source: designed\n"
        f"  state: {{f: {{type: {type_}, start: '{start}'}}}}\n"
        f"- pup: rex\n  source: designed\n"
    )
    flow = f"place rex at (3, 3) as x\nmark ({value})"
    assert played(tmp_path, flow, more).trail == [expected]


@pytest.mark.parametrize("name", ["class", "doc", "place_", "self", "print", "game"])
def test_fields_can_have_any_name(tmp_path: Path, name: str) -> None:
    more = (
        f"- kind: pup\n  source: designed\n  piece: true\n"
        f"  fields: {{{name}: {{type: number, default: 3}}}}\n"
        f"  state: {{{name}_2: {{type: number, start: 4}}}}\n"
        f"- pup: rex\n  source: designed\n"
    )
    flow = f"place rex at (3, 3) as x\nmark x.{name}\nmark x.{name}_2"
    assert played(tmp_path, flow, more).trail == [3, 4]


def test_a_field_of_the_scenario_may_hold_a_document(tmp_path: Path) -> None:
    more = (
        "- kind: scenario\n  source: designed\n"
        "  fields: {prize: {type: tool, default: stick}, other: {type: tool, default: stick}}\n"
        "- scenario: rich\n  source: designed\n  extends: main\n  prize: queen.sceptre\n"
    )
    flow = "mark scenario.prize.power\nmark scenario.other.power"
    program = build(tmp_path, BASE + more + scenario(flow))
    assert play(program, scenario="main").trail == [0, 2, 2]
    assert play(program, scenario="rich").trail == [0, 4, 2]


def test_a_query_of_a_pack_wins_over_a_function_of_the_same_name_or_is_refused(
    tmp_path: Path,
) -> None:
    more = "- query: abs n\n  source: designed\n  takes: {n: number}\n  is: n * 100\n"
    text = BASE + more + scenario("mark abs(3)")
    report = compile_text(tmp_path / "checked", text)
    if not report.errors:
        assert play(build(tmp_path, text)).trail == [0, 300]


# ------------------------------------------------------------------ fuel

# What goes on for ever by any reading is refused before it is played (E0351): here a state decides.
RING = "- event: ping\n  source: designed\n- event: pong\n  source: designed\n" + law(
    "ring", "on any ping: emit pong\non any pong where game.score = 0: emit ping"
)


def test_events_that_set_each_other_off_for_ever_are_stopped_and_named(tmp_path: Path) -> None:
    program = build(tmp_path, BASE + RING + scenario("emit ping"))
    with pytest.raises(OutOfFuel, match="ping > pong > ping"):
        play(program)


def test_a_loop_without_end_is_stopped_and_named_with_its_line(tmp_path: Path) -> None:
    flow = "repeat:\n  game.score += 1\n  if game.score < 0: break"
    text = BASE + scenario(flow)
    line = text.split("\n").index("    repeat:") + 1
    with pytest.raises(OutOfFuel, match=rf"content/demo/rules\.d/all\.yaml:{line}\b"):
        play(build(tmp_path, text))


def test_a_loop_in_a_trigger_names_the_chain_of_events(tmp_path: Path) -> None:
    more = "- event: dawn\n  source: designed\n" + law(
        "waiting", "on any dawn:\n  while game.score != 1: game.score += 2"
    )
    with pytest.raises(OutOfFuel, match="during: dawn"):
        play(build(tmp_path, BASE + more + scenario("emit dawn")))


def test_a_verb_that_calls_itself_for_ever_is_stopped(tmp_path: Path) -> None:
    more = "- verb: spin\n  source: designed\n  do: |\n    if game.score = 0: spin\n"
    with pytest.raises(OutOfFuel):
        play(build(tmp_path, BASE + more + scenario("spin")))


def test_a_query_that_asks_itself_for_ever_is_stopped(tmp_path: Path) -> None:
    more = (
        "- query: spin n\n  source: designed\n  takes: {n: number}\n  gives: number\n"
        "  is: spin(n + 1) if game.score = 0 else n\n"
    )
    with pytest.raises(OutOfFuel):
        play(build(tmp_path, BASE + more + scenario("mark spin(1)")))


def test_a_long_game_does_not_run_out_of_fuel(tmp_path: Path) -> None:
    """Fuel is for the time between two decisions."""
    more = "- action: wait_here\n  source: designed\n  do: |\n    repeat 1000 times: mark_not\n"
    more += "- verb: mark_not\n  source: designed\n  do: game.score += 1\n"
    flow = "repeat 300 times:\n  turn of active: wait_here"
    table = played(tmp_path, flow, more, answers=[0] * 300)
    assert table.game.table_score == 300_000


# ------------------------------------------------------------------ shortcuts

# What the compiler writes more cleverly than it reads: each is compared with a plain count here.
COUNTS: dict[str, Callable[[Any], int]] = {
    "1 if any space where it.mark = 3 else 0": lambda g: int(3 in g.space_mark),
    "1 if no space where it.mark = 3 else 0": lambda g: int(3 not in g.space_mark),
    "count spaces where it.mark = 2": lambda g: g.space_mark.count(2),
    "count spaces where 2 = it.mark": lambda g: g.space_mark.count(2),
    "count spaces where it.mark = it.x": lambda g: sum(
        g.space_mark[s] == g.board.x[s] for s in range(g.board.size)
    ),
    "count spaces where it.mark > 0 and it.y = 1": lambda g: sum(
        g.space_mark[s] > 0 and g.board.y[s] == 1 for s in range(g.board.size)
    ),
    "1 if any player where it.coins = 3 else 0": lambda g: int(3 in g.player_coins),
    "count players where it.coins = 3": lambda g: g.player_coins.count(3),
    "sum of it.mark for spaces where it.mark != 2": lambda g: sum(
        m for m in g.space_mark if m != 2
    ),
    "highest it.mark for spaces where it.y = 3": lambda g: max(
        g.space_mark[s] for s in range(g.board.size) if g.board.y[s] == 3
    ),
    "size(best spaces by highest it.mark, lowest it.x)": lambda g: len(best(g)),
    "1 if any space where it.mark = 1 and no space where it.mark > 2 else 0": lambda g: int(
        1 in g.space_mark and not any(m > 2 for m in g.space_mark)
    ),
    "count spaces where any x in near(it) where x.mark = it.mark": lambda g: sum(
        any(g.space_mark[n] == g.space_mark[s] for n in g.board.near[s])
        for s in range(g.board.size)
    ),
    "count spaces where no x in near(it) where x.mark = 1": lambda g: sum(
        all(g.space_mark[n] != 1 for n in g.board.near[s]) for s in range(g.board.size)
    ),
    "count spaces where any row in lines(it, 3) where no x in row where x.mark != it.mark": (
        lambda g: sum(
            any(
                all(g.space_mark[x] == g.space_mark[s] for x in line)
                for line in g.board.lines(3)[s]
            )
            for s in range(g.board.size)
        )
    ),
    "size(all spaces in area((3, 2), 2) where it.mark = 1)": lambda g: sum(
        g.space_mark[s] == 1 for s in g.board.within(g.board.at(3, 2), 2)
    ),
}


def best(game: Any) -> list[int]:
    ranks = [(-game.space_mark[s], game.board.x[s]) for s in range(game.board.size)]
    return [s for s in range(game.board.size) if ranks[s] == min(ranks)]


def test_shortcuts_count_what_a_plain_loop_counts(tmp_path: Path) -> None:
    setup = "for each space: it.mark = d4 - 1\nfor each player as p: p.coins = d4"
    flow = "\n".join(f"mark ({text})" for text in COUNTS)
    program = build(tmp_path, BASE + scenario(flow, setup))
    for seed in range(40):
        table = play(program, seed=seed, players=3)
        expected = {text: plain(table.game) for text, plain in COUNTS.items()}
        assert dict(zip(COUNTS, table.trail, strict=True)) == expected, seed


HOPS = """\
- query: ahead player
  source: designed
  gives: number
  is: 1 if player = players[0] else -1
- action: hop s to t
  source: designed
  choose:
    s: all space where it.mark = player.number
    t: all t in [shift(s, ahead(player), 0), shift(s, 0, 1), shift(s, 0, -1)]
       where t is not nothing and not t.wall and (t.mark = 0 or (t.mark = 3 and t.x != s.x))
  do: t.mark = s.mark
- map: strip
  source: designed
  grid: |
    ...
    ..#
  legend:
    "#": {wall: true}
- scenario: narrow
  source: designed
  extends: main
  map: strip
"""


def hops(game: Any, player: int) -> set[tuple[int, int]]:
    board, found = game.board, set()
    for s in range(board.size):
        for dx, dy in ((1 if player == 0 else -1, 0), (0, 1), (0, -1)):
            t = board.at(board.x[s] + dx, board.y[s] + dy)
            if game.space_mark[s] != player + 1 or t < 0 or board.columns["wall"][t]:
                continue
            if game.space_mark[t] == 0 or (game.space_mark[t] == 3 and dx):
                found.add((s, t))
    return found


def test_pairs_made_once_a_board_are_those_of_a_plain_loop(tmp_path: Path) -> None:
    """On every board, for every player, whatever games were played before."""
    setup = "for each space: it.mark = d4 - 1"
    flow = "turn of players[0]: hop or pass\nturn of players[1]: hop or pass"
    program = build(tmp_path, BASE + HOPS + scenario(flow, setup))
    for seed in range(12):
        for name in ("main", "narrow"):
            table = start(program, scenario=name, seed=seed)
            game = table.game
            for player in (0, 1):
                if not game.ready:
                    game.step()
                found = program.actions["hop"].options(game, player)
                assert set(found) == hops(game, player)
                assert len(found) == len(set(found))


# ------------------------------------------------------------------ failures in generated code


@pytest.mark.parametrize(
    ("flow", "more", "line"),
    [
        pytest.param("mark 1\nmark 1 / game.score", "", "    mark 1 / game.score", id="a phase"),
        pytest.param(
            "crash",
            "- verb: crash\n  source: designed\n  do: |\n    mark 2\n    mark 1 / game.score\n",
            "- verb: crash",
            id="a verb",
        ),
        pytest.param(
            "emit dawn",
            "- event: dawn\n  source: designed\n"
            + law("crashing", "+1 size\non any dawn: mark 1 / game.score"),
            "    on any dawn: mark 1 / game.score",
            id="an ability",
        ),
        pytest.param(
            "mark half(1)",
            "- query: half n\n  source: designed\n  takes: {n: number}\n  is: n / game.score\n",
            "- query: half n",
            id="a query",
        ),
        pytest.param("mark game.trail[7]", "", "    mark game.trail[7]", id="a part of a list"),
    ],
)
def test_a_failure_is_reported_at_the_line_of_the_yaml(
    tmp_path: Path, flow: str, more: str, line: str
) -> None:
    text = BASE + more + scenario(flow)
    program = build(tmp_path, text)
    number = text.split("\n").index(line) + 1
    with pytest.raises((ZeroDivisionError, IndexError)) as caught:
        play(program)
    where = content_line(caught.value)
    path, _, shown = where.rpartition(":")
    assert path == "content/demo/rules.d/all.yaml"
    # A function of several lines names the line it begins at.
    assert int(shown) == number or text.split("\n")[int(shown) - 1].startswith("- phase: whole")


# ------------------------------------------------------------------ the whole state


def test_a_copy_goes_its_own_way(tmp_path: Path) -> None:
    more = "- action: go_on n\n  source: designed\n  choose: {n: '[1, 2]'}\n  do: mark n\n"
    flow = "repeat 3 times:\n  turn of active: go_on\n  active = active.next"
    program = build(tmp_path, BASE + more + scenario(flow, SETUP))
    table = start(program, ["go on 1", "go on 2", "go on 1"])
    table.game.step()
    table.game.step()
    copy = table.game.clone()
    before = copy.to_data()
    while not table.game.over:
        table.game.step()
    assert copy.to_data() == before
    assert list(table.game.table_trail) == [1, 2, 1]


LARGE = """
- query: far it to other
  source: designed
  takes: {it: unit, other: unit}
  gives: number
  is: steps(it, other)
"""


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("far(big, small)", 1),
        ("steps(big.place, small.place)", 3),
        ("steps(big, (4, 1))", 1),
        ("steps((4, 1), big)", 1),
        ("king(big, small)", 1),
        ("distance(small, big)", 1),
        ("count units within 1 of small", 2),
        ("count units adjacent to small", 1),
        ("count units adjacent to big", 1),
        ("1 if big is at (3, 1) else 0", 1),
        ("1 if big is at (4, 1) else 0", 0),
    ],
)
def test_distances_of_pieces_count_from_the_nearest_space(
    tmp_path: Path, written: str, expected: int
) -> None:
    """A piece on several spaces is as near as the nearest of them; its place is the first."""
    setup = "place ant at [(1, 1), (2, 1), (3, 1)] for players[0] as big\nplace ant at (4, 1) for players[0] as small\n"
    table = run(tmp_path, "tie", LARGE, setup + f"mark ({written})")
    assert table.trail == [expected]


def test_waits_for_tells_which_pieces_have_an_ability_on_an_event(tmp_path: Path) -> None:
    more = """
- event: dusk of x
  source: designed
  takes: {x: unit}

- unit: owl
  source: designed
  effects: "on dusk: mark 9"
"""
    setup = "place owl at (1, 1)\nplace ant at (2, 1)"
    flow = "for each unit where waits_for(it, dusk): emit dusk of it\nmark count units\ntie"
    assert run(tmp_path, flow, more, setup).trail == [9, 2]


def test_waits_for_counts_abilities_that_a_card_lends(tmp_path: Path) -> None:
    """A lantern that an ant wears has the ant listen; one that nobody wears has nobody listen."""
    more = """
- event: dusk of x
  source: designed
  takes: {x: unit}

- kind: charm
  source: designed
  piece: true
  acts_for: wearer
  fields:
    effects: {type: effects, default: ""}
  state:
    wearer: unit

- charm: lantern
  source: designed
  effects: "on dusk: mark 9"
"""
    setup = """place ant at (1, 1) as first_ant
place ant at (2, 1)
place lantern at (3, 1) as worn
place lantern at (4, 1)
worn.wearer = first_ant
"""
    flow = "for each unit where waits_for(it, dusk): emit dusk of it\nmark count units\ntie"
    assert run(tmp_path, flow, more, setup).trail == [9, 2]


def test_the_text_of_an_action_may_tell_what_is_printed_on_what_is_chosen(tmp_path: Path) -> None:
    more = """
- action: feed x
  source: designed
  text: "feed {x} ({x.top}, {x.hue})"
  choose: {x: all units}
  do: mark x.top
"""
    setup = "place ant at (1, 1)\nplace bee at (2, 1)"
    table = run(tmp_path, "turn of players[0]: feed\ntie", more, setup, answers=[0])
    assert table.asked[0].options[0] == "feed Ant (5, red)"
