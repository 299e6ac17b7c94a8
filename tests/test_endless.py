"""Rules that go on for ever or grow without end: stopped by fuel and limits, and named."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from compiler.codegen.names import API
from interpreter import NobodyThere, Stuck, api
from interpreter.limits import MOST_PIECES, OutOfFuel, RuleError, both, numbers, product, square
from interpreter.watchdog import start_watchdog
from siegewright.failures import content_line, in_words
from tests.helpers import BASE, build, compile_text, indent, play, scenario

D = "  source: designed\n"


def verb(signature: str, body: str, takes: str = "{}") -> str:
    return f"- verb: {signature}\n{D}  takes: {takes}\n  do: |\n{indent(body)}\n"


def query(signature: str, value: str) -> str:
    return f"- query: {signature}\n{D}  takes: {{n: number}}\n  gives: number\n  is: {value}\n"


def law(name: str, effects: str) -> str:
    return f"- law: {name}\n{D}  effects: |\n{indent(effects)}\n"


def unit(name: str, effects: str) -> str:
    return f"- unit: {name}\n{D}  effects: |\n{indent(effects)}\n"


LADDER = "".join(verb(f"v{n}", f"v{n + 1}\nv{n + 1}") for n in range(60)) + verb(
    "v60", "game.score += 1"
)
# Nobody sees from the rules alone that this is always so: those that go on for ever by any reading
# are refused before they are played (E0351).
ON_AND_ON = "if game.score = 0: "
RINGS = (
    "- event: ping\n"
    + D
    + "- event: pong\n"
    + D
    + law("l", f"on any ping: emit pong\non any pong: {ON_AND_ON}emit ping")
)
BORN = "- event: born\n" + D + law("l", f"on any born: place ant at (1, 1); {ON_AND_ON}emit born")
TREE = "".join(
    f"- event: e{n}\n{D}"
    + law(f"l{n}", f"on any e{n}: emit e{n + 1}; emit e{n + 1}; emit e{n + 1}")
    for n in range(60)
)

# What the rules are, what happens, and the chain or the place that the message names.
ENDLESS: dict[str, tuple[str, str, str]] = {
    "a verb that calls itself": (verb("v", f"{ON_AND_ON}v"), "v", "v > v > v"),
    "two verbs that call each other": (
        verb("v", "w") + verb("w", f"{ON_AND_ON}v"),
        "v",
        "v > w > v > w",
    ),
    "a query that asks itself": (
        query("q n", "q(n + 1) if game.score = 0 else n"),
        "mark q(1)",
        "q > q > q",
    ),
    "a verb that calls itself twice": (
        verb("v n", "if n = 0: stop\nv n - 1\nv n - 1", "{n: number}"),
        "v 60",
        "v > v > v",
    ),
    "a query that asks itself twice": (
        query("q n", "1 if n = 0 else q(n - 1) + q(n - 1)"),
        "mark q(60)",
        "q > q > q",
    ),
    "verbs that call the next one twice": (LADDER, "v0", "v0 > v1 > v2"),
    "a loop of names": ("", "let x = 1\nwhile x > 0: x = x + 1", r"a loop at .*all.yaml:\d+"),
    "loops of names in rules that call each other": (
        verb("spin", "let x = 0\nwhile x < 9000: x = x + 1\nmark x")
        + "".join(verb(f"v{n}", f"v{n + 1}\nv{n + 1}") for n in range(12))
        + verb("v12", "spin"),
        "v0",
        "v0 > v1 > v2",
    ),
    "walks to the edge in rules that call each other": (
        verb(
            "v n",
            "if n = 0: stop\nlet s = (1, 1)\n"
            "while shift(s, 1, 0) is not nothing: s = shift(s, 1, 0)\n"
            "game.score = s.x\nv n - 1\nv n - 1",
            "{n: number}",
        ),
        "v 60",
        "v > v > v",
    ),
    "a loop of state": (
        "",
        "while game.score >= 0: game.score = 1 - game.score",
        r"a loop at .*:\d+",
    ),
    "a number of times": ("", "repeat 999999999 times: game.score += 1", r"a loop at .*:\d+"),
    "times of times": (
        verb(
            "v",
            "let x = 1\nrepeat 99 times:\n"
            + "".join("  " * n + "repeat 99 times:\n" for n in range(1, 9))
            + "  " * 9
            + "x = 1 - x\nmark x",
        ),
        "v",
        "v",
    ),
    "walks inside walks": (
        verb(
            "v",
            "".join("  " * n + f"for each space as s{n}:\n" for n in range(9))
            + "  " * 9
            + "game.score += 1",
        ),
        "v",
        "v",
    ),
    "counts inside counts": (
        "",
        "mark count i in numbers(1, 999) where (count j in numbers(1, 999) where "
        "(count k in numbers(1, 999) where k > j) > i) > 0",
        "whole_step_1",
    ),
    "counts in queries of counts": (
        query("q0 n", "count m in numbers(1, 99) where m > n")
        + "".join(
            query(f"q{n + 1} n", f"count m in numbers(1, 99) where q{n}(m) > n") for n in range(4)
        ),
        "mark q4(1)",
        "q4 > q3 > q2",
    ),
    "events in a ring": (RINGS, "emit ping", "ping > pong > ping"),
    "events that emit three": (TREE + "- event: e60\n" + D, "emit e0", "e0 > e1 > e2"),
    "pieces in a loop": ("", "while game.score = 0: place ant in heap", "pieces.*Ant"),
    "pieces on a space": ("", "while game.score = 0: place ant at (1, 1)", r"a loop at .*:\d+"),
    "pieces in a ring of events": (BORN, "emit born", "born > born"),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_rules_without_end_are_stopped_and_named(tmp_path: Path, what: str) -> None:
    more, flow, named = ENDLESS[what]
    program = build(tmp_path, BASE + more + scenario(flow))
    with pytest.raises(OutOfFuel, match=named) as caught:
        play(program)
    assert in_words(caught.value) == str(caught.value)  # and no fault of the program


@pytest.mark.parametrize("failure", [Stuck("nobody is asked"), NobodyThere("nobody plays seat 2")])
def test_what_rules_do_wrong_is_no_fault_of_the_program(failure: Exception) -> None:
    assert in_words(failure) == str(failure)


# Stats that need themselves, and the circle that the message names. Who is whose friend is known in play
# alone: a stat that needs itself by any reading is refused before it is played (E0352).
CIRCLES: dict[str, tuple[str, str, str]] = {
    "a stat that needs itself": (
        unit("fed", "while self.friend is not nothing and self.friend.size > 1: +1 size"),
        "place fed at (1, 1) as x\nx.friend = x\nmark x.size",
        r"depends on itself: `size` of Fed > `size` of Fed \(.*fed_",
    ),
    "two stats that need each other": (
        unit(
            "fed",
            "while self.friend is not nothing and self.friend.size > 1: +1 reach\n"
            "while self.reach > 0: +1 size",
        ),
        "place fed at (1, 1) as x\nx.friend = x\nmark x.size",
        r"`size` of Fed > `reach` of Fed > `size` of Fed",
    ),
    "auras that feed each other": (
        unit("fed", "aura 9: +self.size size"),
        "place fed at (1, 1) as x\nplace fed at (2, 1) as y\nmark x.size",
        r"`size` of Fed > `size` of Fed > `size` of Fed",
    ),
    "an aura for those who are large": (
        unit(
            "fed",
            "aura 9 of units where (it.friend is not nothing and it.friend.size > 1): +1 size",
        ),
        "place fed at (1, 1) as x\nplace fed at (2, 1) as y\nx.friend = x\nmark x.size",
        r"depends on itself: `size` of Fed",
    ),
    "a base that needs itself": (
        unit("fed", "while self.friend is not nothing: size: base(self.friend.size) + 1"),
        "place fed at (1, 1) as x\nx.friend = x\nmark base(x.size)",
        r"depends on itself: `base\(size\)` of Fed > `base\(size\)` of Fed",
    ),
    "a query between": (
        query("q n", "n + (sum of it.size for units)") + unit("fed", "while q(1) > 0: +1 size"),
        "place fed at (1, 1) as x\nmark x.size",
        r"depends on itself: `size` of Fed > `size` of Fed .*q",
    ),
}


@pytest.mark.parametrize("what", CIRCLES)
def test_a_stat_that_needs_itself_is_told_with_its_circle(tmp_path: Path, what: str) -> None:
    more, flow, named = CIRCLES[what]
    program = build(tmp_path, BASE + more + scenario(flow))
    with pytest.raises(RuleError, match=named) as found:
        play(program)
    assert ".yaml:" in content_line(found.value)


# The same without anything that could end it: told before it is played, and by what name.
PLAIN: dict[str, tuple[str, str, str]] = {
    "a verb that calls itself": (verb("v", "v"), "E0351", "v"),
    "two verbs that call each other": (verb("v", "w") + verb("w", "v"), "E0351", "v"),
    "a query that asks itself": (query("q n", "q(n + 1)"), "E0351", "q"),
    "events in a ring": (RINGS.replace(ON_AND_ON, ""), "E0351", "ping"),
    "pieces in a ring of events": (BORN.replace(ON_AND_ON, ""), "E0351", "born"),
    "a stat that needs itself": (unit("fed", "while self.size > 1: +1 size"), "E0352", "size"),
    "two stats that need each other": (
        unit("fed", "while self.size > 1: +1 reach\nwhile self.reach > 0: +1 size"),
        "E0352",
        "reach",
    ),
    "an aura for those who are large": (
        unit("fed", "aura 9 of units where it.size > 1: +1 size"),
        "E0352",
        "size",
    ),
}


@pytest.mark.parametrize("what", PLAIN)
def test_what_plainly_has_no_end_is_refused(tmp_path: Path, what: str) -> None:
    more, code, subject = PLAIN[what]
    found = compile_text(tmp_path, BASE + more + scenario("mark 1"))
    assert [(d.code, d.subject) for d in found.errors] == [(code, subject)]


def test_many_auras_are_stopped_soon_and_named(tmp_path: Path) -> None:
    fed = unit("fed", "aura 9: +1 size\naura 2 of units where it.hp > 0: +1 reach")
    flow = "for each unit as one_:\n  for each unit as two: game.limited = one_.size + two.reach + two.size"
    setup = "repeat 900 times: place fed at (1, 1)"
    program = build(tmp_path, BASE + fed + scenario(flow, setup))
    before = time.process_time()
    with pytest.raises(
        OutOfFuel, match=r"`(size|reach)` of Fed is evaluated too often.*900 of Fed.*whole"
    ):
        play(program)
    assert time.process_time() - before < 6, (
        "seconds of the processor; about one where nobody else works"
    )


def test_rules_without_end_in_a_set_up_are_stopped_and_named(tmp_path: Path) -> None:
    program = build(tmp_path, BASE + verb("v", f"{ON_AND_ON}v") + scenario("mark 1", "v"))
    with pytest.raises(OutOfFuel, match="set_up_main > v > v"):
        play(program)


WIDE = f"- map: wide\n{D}  grid: |\n" + "    ........................................\n" * 40
FED = unit("fed", "aura 9: +1 size\non any tick where game.score = 1: mark 1")
TICK = f"- event: tick\n{D}"
CROWD = "repeat 3000 times: place fed at (1, 1)"
HEAP = "repeat 4900 times: place ace in heap"
ON = "let x = first all units\nwhile any space:\n  "

# Rounds that are few and take long: what they do costs fuel by what there is to look at.
COSTLY: dict[str, tuple[str, str]] = {
    "changes that last": ("place ant at (1, 1)", "until end of round: +1 size to x\n  mark x.size"),
    "auras of a crowd": (CROWD, "game.limited = x.size"),
    "a crowd that listens": (CROWD, "emit tick"),
    "a crowd that is counted": (CROWD, "game.limited = count units where (no unit where it = x)"),
    "a crowd that is held": (CROWD, "hold x\n  release x"),
    "ways on a large map": ("place ant at (1, 1)", "game.limited = size(reachable(x.place, 999))"),
    "areas of a large map": ("place ant at (1, 1)", "game.limited = size(area(x.place, x.hp))"),
    "a large heap that is shuffled": (HEAP, "shuffle heap"),
    "many dice": ("mark 1", "game.limited = 999d999999"),
    "lines for the log": (CROWD, 'let xs = all units\n  say "{xs}"'),
}


@pytest.mark.parametrize("what", COSTLY)
def test_rules_that_take_long_burn_much(tmp_path: Path, what: str) -> None:
    setup, flow = COSTLY[what]
    text = BASE + WIDE + TICK + FED + scenario(f"{ON}{flow}\nexpire round\nemit tick", setup)
    program = build(tmp_path, text.replace("map: field\n  flow", "map: wide\n  flow"))
    before = time.process_time()
    with pytest.raises((OutOfFuel, RuleError)):
        play(program)
    assert time.process_time() - before < 20, "seconds of the processor"


def test_options_without_end_are_stopped(tmp_path: Path) -> None:
    names = ["one_", "two", "three", "four"]
    rows = "".join(f"    {name}: numbers(1, 1000)\n" for name in names)
    act = f"- action: act {' '.join(names)}\n{D}  choose:\n{rows}  do: mark one_ + two + three + four\n"
    with pytest.raises(OutOfFuel, match="act_options"):
        play(build(tmp_path, BASE + act + scenario("turn of players[0]: act")))


def test_what_fuel_misses_is_stopped_by_the_clock(tmp_path: Path) -> None:
    """Looking for numbers in lists of numbers burns nothing, however long the lists are."""
    flow = "let xs = numbers(1, 999)\nwhile any space:\n  game.limited = count n in xs where n in xs + xs"
    program = build(tmp_path, BASE + scenario(flow))
    start_watchdog(0.2)
    try:
        with pytest.raises(OutOfFuel, match="rules take too long: whole_step_1"):
            play(program)
    finally:
        start_watchdog()


def test_a_map_has_no_more_spaces_than_rules_can_search(tmp_path: Path) -> None:
    blank = f"- map: blank\n{D}  grid: |\n    .{' ' * 5_000}.\n    .\n"
    for drawn in (WIDE + "    .\n", blank):
        found = compile_text(tmp_path, BASE + drawn + scenario("mark 1"))
        assert [d.code for d in found.errors] == ["E0113"]


GROWING = {
    "a number and itself": 'game.score = 1\nrepeat 20000 times: game.score += game.score\nsay "{game.score}"',
    "squares of squares": "let x = 3\nrepeat 99 times: x = x * x\nmark x % 7",
    "state times itself": "game.score = 3\nrepeat 99 times: game.score = game.score * game.score",
    "times a large number": "game.score = 3\nrepeat 150000 times: game.score = game.score * 999999999",
    "a list and itself": "let xs = [1]\nrepeat 60 times: xs = xs + xs\nmark size(xs)",
    "many numbers": "mark size(numbers(1, 999999999))",
    "a choice of many": "active = players[0]\nchoose one of numbers(1, 999999999)\nmark it",
    "a square far away": "mark size(square(999999, 999999, 999999))",
}


@pytest.mark.parametrize("what", GROWING)
def test_what_grows_without_end_is_stopped(tmp_path: Path, what: str) -> None:
    with pytest.raises(RuleError):
        play(build(tmp_path, BASE + scenario(GROWING[what])))


def test_a_stat_that_is_multiplied_without_end_is_stopped(tmp_path: Path) -> None:
    fed = unit("fed", "\n".join(["*999999999 size"] * 9))
    with pytest.raises(RuleError):
        play(build(tmp_path, BASE + fed + scenario("place fed at (1, 1) as x\nmark x.size")))


def test_the_limits_are_just_where_they_are_said_to_be() -> None:
    assert product(2**31, 2**30) == 2**61
    assert list(numbers(3, 5)) == [3, 4, 5]
    assert list(numbers(5, 3)) == []
    assert both((1,), [2, 3]) == [1, 2, 3]
    assert square(2, 3, 4) == 1 << 9
    for call in (
        lambda: product(2**31, 2**31),
        lambda: numbers(1, 1_001),
        lambda: both(range(6_000), range(6_000)),
        lambda: square(0, 1, 4),
        lambda: square(5, 1, 4),  # not the first of the next row
    ):
        with pytest.raises(RuleError):
            call()


def test_a_game_may_have_many_pieces(tmp_path: Path) -> None:
    flow = f"repeat {MOST_PIECES} times: place ant in heap\nmark size(heap)"
    assert play(build(tmp_path, BASE + scenario(flow))).trail == [0, MOST_PIECES]


def test_a_scenario_for_a_million_players_is_told(tmp_path: Path) -> None:
    text = BASE + scenario("mark 1").replace("players: [1, 3]", "players: [1, 1000000]")
    assert [d.code for d in compile_text(tmp_path, text).errors] == ["E0126"]


def test_a_verb_with_a_thousand_parameters_works(tmp_path: Path) -> None:
    names = [f"p{n}" for n in range(1_000)]
    takes = "{" + ", ".join(f"{name}: number" for name in names) + "}"
    total = verb("v " + " ".join(names), "mark p0 + p999", takes)
    flow = "v " + " ".join(str(n) for n in range(1_000))
    assert play(build(tmp_path, BASE + total + scenario(flow))).trail == [0, 999]


def test_no_author_can_hide_what_generated_modules_import() -> None:
    # `built_on` is called by packages alone, in which nothing has a name of an author's.
    assert {name for name in api.__all__ if name.islower()} - {"built_on"} == API
