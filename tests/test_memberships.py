"""Lists in which loops look for many things become sets, and only there."""

from __future__ import annotations

import pytest

from compiler.codegen import py_tree as p
from compiler.codegen.memberships import marked, with_sets
from interpreter.api import members

S, WAY, FOUND = p.Name("s"), p.Name("way"), p.Name("found")
IN_WAY = p.compare(S, "in", marked(WAY))
WAY_SET = p.Assign(p.Name("way_set"), marked(WAY))
IN_SET = p.compare(S, "in", p.Name("way_set"))


def listing(test: p.Expr) -> p.Expr:
    return p.Listing(S, p.Loop(S, FOUND, test))


@pytest.mark.parametrize(
    ("block", "expected"),
    [
        pytest.param(
            [p.Return(listing(IN_WAY))],
            [WAY_SET, p.Return(listing(IN_SET))],
            id="a comprehension looks into a set",
        ),
        pytest.param(
            [p.For(S, FOUND, [p.If(IN_WAY, [p.Break()])])],
            [WAY_SET, p.For(S, FOUND, [p.If(IN_SET, [p.Break()])])],
            id="and so does a loop",
        ),
        pytest.param(
            [p.Return(IN_WAY)],
            [p.Return(p.compare(S, "in", WAY))],
            id="a single look needs no set",
        ),
        pytest.param(
            [p.For(S, FOUND, [p.If(IN_WAY, [p.Break()]), p.Assign(WAY, FOUND)])],
            [p.For(S, FOUND, [p.If(p.compare(S, "in", WAY), [p.Break()]), p.Assign(WAY, FOUND)])],
            id="what the loop changes stays a list",
        ),
        pytest.param(
            [p.For(WAY, FOUND, [p.Assign(FOUND, listing(IN_WAY))])],
            [p.For(WAY, FOUND, [WAY_SET, p.Assign(FOUND, listing(IN_SET))])],
            id="what an outer loop walks over is a set inside of it",
        ),
        pytest.param(
            [p.Assign(WAY, listing(IN_WAY))],
            [WAY_SET, p.Assign(WAY, listing(IN_SET))],
            id="what is set afterwards is a set before",
        ),
        pytest.param(
            [p.Return(listing(p.compare(S, "in", marked(p.game("table_ways")))))],
            [
                p.Assign(p.Name("ways_set"), marked(p.game("table_ways"))),
                p.Return(listing(p.compare(S, "in", p.Name("ways_set")))),
            ],
            id="a comprehension finds the set of a list in the state once",
        ),
        pytest.param(
            [
                p.For(
                    S, FOUND, [p.If(p.compare(S, "in", marked(p.game("table_ways"))), [p.Break()])]
                )
            ],
            [
                p.For(
                    S, FOUND, [p.If(p.compare(S, "in", marked(p.game("table_ways"))), [p.Break()])]
                )
            ],
            id="a loop does not, as it may change the list",
        ),
        pytest.param(
            [p.Return(p.compare(S, "in", marked(p.game("table_ways"))))],
            [p.Return(p.compare(S, "in", marked(p.game("table_ways"))))],
            id="a list in the state knows its set",
        ),
        pytest.param(
            [p.Return(p.compare(S, "in", marked(p.Index(p.game("piece_ways"), p.Name("unit")))))],
            [p.Return(p.compare(S, "in", marked(p.Index(p.game("piece_ways"), p.Name("unit")))))],
            id="and so does that of a piece",
        ),
        pytest.param(
            [p.Assign(p.Name("way_set"), FOUND), p.Return(listing(IN_WAY))],
            [
                p.Assign(p.Name("way_set"), FOUND),
                p.Assign(p.Name("way_set_"), marked(WAY)),
                p.Return(listing(p.compare(S, "in", p.Name("way_set_")))),
            ],
            id="the name of the set is a new one",
        ),
    ],
)
def test_sets_are_made_before_loops(block: list[p.Stmt], expected: list[p.Stmt]) -> None:
    assert with_sets(block, p.Name) == expected


@pytest.mark.parametrize("count", [0, 1, 8, 9, 100])
def test_members_are_those_of_the_list(count: int) -> None:
    for items in (list(range(count)), tuple(range(count)), range(count)):
        for _ in range(2):
            found = members(items)
            assert [x in found for x in range(-1, count + 1)] == [False, *[True] * count, False]


def test_a_list_that_has_changed_is_looked_at_anew() -> None:
    items = list(range(20))
    assert 20 not in members(items)
    items.append(20)
    assert 20 in members(items)


def test_sets_of_many_tuples_are_not_mixed_up() -> None:
    for start in range(2_000):
        assert start in members(tuple(range(start, start + 20)))
        assert start - 1 not in members(tuple(range(start, start + 20)))
