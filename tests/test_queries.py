"""Queries that are written out, answered once, or known to be quiet; stats that are found once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from compiler.codegen.inline_queries import LONGEST, Inline, Value, short_queries
from compiler.codegen.timeless import COSTLY, PLAIN, Known, Look, Query, is_quiet, learned
from compiler.language.types import NUMBER, SPACE, TRUTH, Type, list_of, piece
from compiler.model import core as c
from compiler.model.builtins import FUNCTIONS
from compiler.model.core_trees import nodes, together
from interpreter.board import MOST_ANSWERS, MOST_GROUPS, MOST_MOVES, Board, FixedTables
from tests.helpers import BASE, build, play, scenario

UNIT = piece("unit")
N, M, S, U = c.Var(NUMBER, "n"), c.Var(NUMBER, "m"), c.Var(SPACE, "s"), c.Var(UNIT, "u")
ONE = c.Lit(NUMBER, 1)
HP = c.Get(NUMBER, U, "hp", "state")
SPACES = c.Source(list_of(SPACE), "spaces", "")
UNITS = c.Source(list_of(UNIT), "pieces", "unit")


def plus(*args: c.Core) -> c.Core:
    return c.Op(NUMBER, "+", args)


def ask(name: str, *args: c.Core) -> c.Query:
    return c.Query(NUMBER, name, args)


def count(source: c.Core, where: c.Core) -> c.Core:
    return c.Select(NUMBER, "count", source, "it", SPACE, where)


def shorts(**values: c.Core) -> Inline:
    return short_queries({name: Value(("n",), value) for name, value in values.items()})


# ------------------------------------------------------------------ written out


def test_a_short_query_becomes_its_value() -> None:
    assert shorts(q=plus(N, ONE)).written_out(ask("q", M)) == plus(M, ONE)


def test_queries_in_queries_and_in_arguments_are_written_out_too() -> None:
    known = shorts(q=plus(N, ONE), r=ask("q", plus(N, N)))
    assert known.written_out(ask("r", M)) == plus(plus(M, M), ONE)
    assert known.written_out(ask("q", ask("q", M))) == plus(plus(M, ONE), ONE)


def test_what_is_decided_by_an_argument_is_decided_at_once() -> None:
    test = c.Op(TRUTH, "=", (N, ONE))
    known = shorts(q=c.Op(NUMBER, "if", (c.Lit(NUMBER, 5), test, c.Lit(NUMBER, 6))))
    assert known.written_out(ask("q", ONE)) == c.Lit(NUMBER, 5)
    assert known.written_out(ask("q", c.Lit(NUMBER, 2))) == c.Lit(NUMBER, 6)


IS_ONE = c.Op(TRUTH, "=", (N, ONE))
WOUNDED = c.Op(TRUTH, "<", (HP, M))


@pytest.mark.parametrize(
    ("value", "with_one", "with_two"),
    [
        pytest.param(IS_ONE, c.Lit(TRUTH, True), c.Lit(TRUTH, False), id="equal"),
        pytest.param(
            c.Op(TRUTH, "!=", (N, ONE)), c.Lit(TRUTH, False), c.Lit(TRUTH, True), id="not equal"
        ),
        pytest.param(
            c.Op(TRUTH, "not", (IS_ONE,)), c.Lit(TRUTH, False), c.Lit(TRUTH, True), id="not"
        ),
        pytest.param(c.Op(TRUTH, "and", (IS_ONE, WOUNDED)), WOUNDED, c.Lit(TRUTH, False), id="and"),
        pytest.param(c.Op(TRUTH, "or", (IS_ONE, WOUNDED)), c.Lit(TRUTH, True), WOUNDED, id="or"),
        pytest.param(
            c.Op(TRUTH, "and", (WOUNDED, IS_ONE)),
            WOUNDED,
            c.Op(TRUTH, "and", (WOUNDED, c.Lit(TRUTH, False))),
            id="what comes first is still asked",
        ),
    ],
)
def test_conditions_on_an_argument_are_decided_at_once(
    value: c.Core, with_one: c.Core, with_two: c.Core
) -> None:
    known = shorts(q=value)
    assert known.written_out(ask("q", ONE)) == with_one
    assert known.written_out(ask("q", c.Lit(NUMBER, 2))) == with_two


@pytest.mark.parametrize(
    "value",
    [
        pytest.param(c.Roll(NUMBER, 1, 6), id="dice"),
        pytest.param(count(SPACES, c.Lit(TRUTH, True)), id="a walk"),
        pytest.param(plus(*[N] * LONGEST), id="long"),
        pytest.param(ask("q", plus(N, ONE)), id="asks for itself"),
    ],
)
def test_others_stay_queries(value: c.Core) -> None:
    assert shorts(q=value).written_out(ask("q", M)) is None


def test_queries_that_ask_for_each_other_stay_queries() -> None:
    known = shorts(q=ask("r", N), r=ask("q", N))
    assert known.written_out(ask("q", M)) is None


def test_queries_that_double_do_not_grow_without_end() -> None:
    """Each asks the one before twice: written out to the last, they would fill the memory."""
    values = {f"q{n}": plus(ask(f"q{n - 1}", N), ask(f"q{n - 1}", N)) for n in range(1, 60)}
    known = shorts(q0=plus(N, ONE), **values)
    written = known.written_out(ask("q59", M))
    assert written is not None
    assert len(nodes(written)) < 100


@pytest.mark.parametrize(
    ("arg", "often"),
    [
        pytest.param(M, True, id="a name"),
        pytest.param(HP, True, id="a field"),
        pytest.param(ask("slow", M), False, id="another query"),
        pytest.param(c.Roll(NUMBER, 1, 6), False, id="dice"),
    ],
)
def test_only_cheap_arguments_are_written_twice(arg: c.Core, often: bool) -> None:
    assert (shorts(q=plus(N, N)).written_out(ask("q", arg)) is not None) == often


# ------------------------------------------------------------------ answered once, quiet


def one(value: c.Core, *params: tuple[str, Type]) -> tuple[Look, ...] | None:
    return learned({"q": Query(params, value, None)}, Known()).timeless(["q"]).get("q")


WALL = c.Get(TRUTH, c.Var(SPACE, "it"), "wall", "board")


def test_a_walk_over_the_board_is_decided_by_what_is_given() -> None:
    value = count(SPACES, c.Op(TRUTH, "and", (WALL, c.Op(TRUTH, "=", (N, ONE)))))
    assert one(value, ("n", NUMBER)) == (Look("n", "", "number"),)


def test_functions_that_look_at_the_board_alone_are_known_by_the_names_they_have() -> None:
    written_otherwise = {"first", "last", "at", "within", "adjacent"}
    assert PLAIN - written_otherwise <= FUNCTIONS.keys()
    assert COSTLY <= PLAIN


def test_of_a_piece_only_what_is_looked_at_counts() -> None:
    value = count(SPACES, c.Op(TRUTH, "=", (c.Get(NUMBER, U, "range", "fixed"), HP)))
    assert one(value, ("u", UNIT)) == (
        Look("u", "document", "definition"),
        Look("u", "piece_hp", "number"),
    )


@pytest.mark.parametrize(
    "where",
    [
        pytest.param(c.Get(TRUTH, c.Var(SPACE, "it"), "burning", "state"), id="state of a space"),
        pytest.param(c.Get(TRUTH, U, "fast", "stat"), id="a stat"),
        pytest.param(c.GameVar(TRUTH, "table_open"), id="state of the game"),
        pytest.param(c.Native(TRUTH, "has_pieces", (c.Var(SPACE, "it"),)), id="what lies there"),
        pytest.param(c.Op(TRUTH, "=", (c.Roll(NUMBER, 1, 6), ONE)), id="dice"),
        pytest.param(c.Op(TRUTH, "=", (ask("elsewhere"), ONE)), id="a query nobody knows"),
        pytest.param(
            c.Select(TRUTH, "any", UNITS, "other", UNIT, None), id="pieces that are in play"
        ),
    ],
)
def test_what_looks_at_the_game_is_asked_anew(where: c.Core) -> None:
    assert one(count(SPACES, where), ("u", UNIT)) is None


def test_what_a_query_looks_at_through_another_counts() -> None:
    bodies = {
        "inner": Query((("u", UNIT),), count(SPACES, c.Op(TRUTH, "=", (HP, ONE))), None),
        "outer": Query((("who", UNIT),), ask("inner", c.Var(UNIT, "who")), None),
    }
    assert learned(bodies, Known()).timeless(bodies)["outer"] == (
        Look("who", "piece_hp", "number"),
    )


def test_a_query_that_does_something_is_neither_quiet_nor_answered_once() -> None:
    body = (c.SSet(1, None, "game", "score", "=", ONE, None, None), c.SReturn(2, ONE))
    own = {"q": Query((), None, body), "r": Query((), plus(ask("q"), ONE), None)}
    assert learned(own, Known()).timeless(own) == {}
    assert learned(own, Known()).quiet == frozenset()


def test_a_query_that_only_finds_its_answer_is_quiet() -> None:
    own = {
        "q": Query((("n", NUMBER),), None, (c.SLet(1, "m", plus(N, ONE), True), c.SReturn(2, M)))
    }
    assert learned(own, Known()).quiet == {"q"}
    assert is_quiet(ask("q", N), learned(own, Known()).quiet)
    assert not is_quiet(ask("q", c.Roll(NUMBER, 1, 6)), learned(own, Known()).quiet)


def test_conditions_together_are_those_that_were_apart() -> None:
    tests: list[c.Core] = [c.Var(TRUTH, name) for name in "abc"]
    both = c.Op(TRUTH, "and", (c.Op(TRUTH, "and", (tests[0], tests[1])), tests[2]))
    assert together(tests) == both
    assert together([]) is None


# ------------------------------------------------------------------ what is kept is bounded


def test_what_a_board_keeps_does_not_grow_without_end() -> None:
    board = Board.grid("....\n....")
    tables = FixedTables(board)
    for n in range(MOST_GROUPS + 10):
        assert tables.keep(n, [1, 2]) == (1, 2)
    assert len(tables.groups) <= MOST_GROUPS
    for n in range(MOST_MOVES + 10):
        assert board.reachable(0, n + 10) == (1, 2, 3, 4, 5, 6, 7)
    assert len(board._reachable) <= MOST_MOVES


D = "  source: designed\n"


def written(root: Path) -> str:
    """All modules of the pack."""
    modules = sorted((root / "generated" / "demo").rglob("*.py"))
    return "\n".join([module.read_text(encoding="utf-8") for module in modules])


def test_answers_are_kept_and_cost_the_same_fuel_each_time(tmp_path: Path) -> None:
    rules = (
        f"- query: far n\n{D}  takes: {{n: number}}\n  gives: number\n"
        "  is: count spaces where it.x + it.y > n\n"
    )
    program = build(tmp_path, BASE + rules + scenario("mark far(2)\nmark far(2)\nmark far(3)"))
    assert re.search(r"^def _far_anew\(", written(tmp_path), re.M)
    first, again = (play(program).game for _ in range(2))
    assert first.to_data() == again.to_data()
    assert first.fuel == again.fuel  # the second game found everything answered
    assert 0 < len(first.tables.answers) <= MOST_ANSWERS


def test_a_stat_follows_every_change_at_once(tmp_path: Path) -> None:
    """It is remembered until something changes: a field, a place, a piece that comes or goes."""
    units = (
        f"- unit: elf\n{D}  effects: |\n"
        "    while self.tired: +10 size\n"
        "    aura 1 of units: +100 size\n"
    )
    flow = (
        "place elf at (1, 1) as elf_1\n"
        "place ant at (5, 3) as ant_1\n"
        "mark elf_1.size\nmark elf_1.size\nmark ant_1.size\n"
        "elf_1.tired = true\nmark elf_1.size\n"
        "elf_1.tired = false\nmark elf_1.size\n"
        "move ant_1 to (1, 2)\nmark ant_1.size\n"
        "discard_from_game elf_1\nmark ant_1.size\n"
    )
    game = play(build(tmp_path, BASE + units + scenario(flow))).game
    assert list(game.table_trail) == [0, 2, 2, 2, 12, 2, 102, 2]


def test_a_place_is_a_space_or_a_zone(tmp_path: Path) -> None:
    """`is a space` tells the board from zones and from what has left the game."""
    flow = """\
for each unit as u:
  mark (1 if u.place is a space else 0)
  move u to heap
  mark (1 if u.place is a space else 0)
  discard_from_game u
  mark (1 if u.place is a space else 0)
tie"""
    made = build(tmp_path, BASE + scenario(flow, "place ant at (1, 1) for players[0]"))
    assert play(made, []).trail == [1, 0, 0]


def test_spaces_near_a_piece_are_found_once_for_each_place(tmp_path: Path) -> None:
    """How far a space is away is asked first, whatever stands before it; the rest is asked of the spaces near."""
    flow = """\
let u = first all units
mark (count spaces where no unit at it and king_moves(it, u.place) <= 1)
move u to (3, 2)
mark (count spaces where no unit at it and king_moves(it, u.place) <= 1)
place ant at (3, 3)
mark (count spaces where no unit at it and king_moves(it, u.place) <= 1)
move u to heap
tie"""
    made = build(tmp_path, BASE + scenario(flow, "place ant at (1, 1) for players[0]"))
    assert play(made).trail == [3, 8, 7]
    assert "if game.board.kings[space][u_place] <= 1" in written(tmp_path)


def test_a_set_up_is_laid_out_up_to_where_a_verb_depends_on_chance(tmp_path: Path) -> None:
    rules = f"""\
- verb: prepare
{D}  do: |
    place ant at (1, 1)
    unpack
    mark d6
- verb: unpack
{D}  do: |
    place ant at (1, 2)
    shuffle heap
    place ant at (1, 3)
"""
    flow = "mark count units\ntie"
    made = build(tmp_path, BASE + rules + scenario(flow, "game.score = 4\nprepare\nmark 9"))
    assert made.scenarios()["main"].layout is not None
    laid_out: Any = made.new("main", 2, {}, 5)
    assert (laid_out.table_score, len(laid_out.doc), laid_out.table_trail) == (4, 2, ())
    anew: Any = made.new("main", 2, {}, 5, laid_out=False)
    assert (anew.table_score, len(anew.doc)) == (0, 0)
    for game in (laid_out, anew):
        game.run()
    assert laid_out.to_data() == anew.to_data()
    assert list(anew.table_trail)[1:] == [9, 3]
