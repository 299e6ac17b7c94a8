"""What stays the same while a loop goes round is asked once, where it stands."""

from __future__ import annotations

import pytest

from compiler.codegen import py_tree as p
from compiler.codegen.once import asked_once
from interpreter.board import Board

S, T, FOUND, WHO = p.Name("s"), p.Name("t"), p.Name("found"), p.Name("who")
COUNT = p.Name("count")
QUIET = {repr(COUNT): p.INT}
ASKED = p.call(COUNT, p.GAME, WHO)
NAME = p.Name("_count")
NONE_YET = p.Assign(NAME, p.NONE, p.ANY)
ONCE = p.Walrus("_count", p.IfElse(ASKED, p.compare(NAME, "is", p.NONE), NAME))


def many(asked: p.Expr) -> p.Expr:
    return p.compare(asked, ">", S)


def listing(test: p.Expr) -> p.Expr:
    return p.Listing(S, p.Loop(S, FOUND, test))


def loop(*body: p.Stmt) -> p.Stmt:
    return p.For(S, FOUND, list(body))


PUT = p.Do(p.of_game("put", S, T))
LEAVE = p.Return(S)
ABOUT_S = p.call(COUNT, p.GAME, S)
LOUD = p.call(p.Name("roll_for"), p.GAME, WHO)


@pytest.mark.parametrize(
    ("block", "expected"),
    [
        pytest.param(
            [p.Return(listing(many(ASKED)))],
            [NONE_YET, p.Return(listing(many(ONCE)))],
            id="in a comprehension",
        ),
        pytest.param(
            [loop(p.If(many(ASKED), [LEAVE]))],
            [NONE_YET, loop(p.If(many(ONCE), [LEAVE]))],
            id="in a search",
        ),
        pytest.param(
            [loop(p.For(T, FOUND, [p.If(many(ASKED), [LEAVE])]))],
            [NONE_YET, loop(p.For(T, FOUND, [p.If(many(ONCE), [LEAVE])]))],
            id="for all loops around it together",
        ),
        pytest.param(
            [p.For(WHO, FOUND, [p.Assign(T, listing(many(ASKED)))])],
            [p.For(WHO, FOUND, [NONE_YET, p.Assign(T, listing(many(ONCE)))])],
            id="anew in each round of a loop that it depends on",
        ),
    ],
)
def test_asked_once(block: list[p.Stmt], expected: list[p.Stmt]) -> None:
    assert asked_once(block, QUIET) == expected


@pytest.mark.parametrize(
    "block",
    [
        pytest.param([p.Return(listing(many(ABOUT_S)))], id="it depends on what is walked over"),
        pytest.param([loop(p.If(many(LOUD), [LEAVE]))], id="it does more than look"),
        pytest.param([loop(p.If(many(ASKED), [PUT]))], id="the loop changes the game"),
        pytest.param(
            [loop(p.If(many(ASKED), [p.Assign(WHO, S)]))], id="the loop sets its argument"
        ),
        pytest.param([loop(p.Assign(T, LOUD), p.If(many(ASKED), [LEAVE]))], id="a rule acts in it"),
        pytest.param([p.Return(many(ASKED))], id="there is no loop"),
        pytest.param([p.For(S, ASKED, [LEAVE])], id="a loop walks over it: that is once"),
        pytest.param(
            [loop(p.If(p.Listing(T, p.Loop(T, ASKED)), [LEAVE]))],
            id="a comprehension walks over it: there Python allows no name",
        ),
    ],
)
def test_asked_as_it_stands(block: list[p.Stmt]) -> None:
    assert asked_once(block, QUIET) == block


def test_spaces_of_a_document_are_looked_up_once() -> None:
    board = Board((), {}, "orthogonal", {"a": {}, "b": {}}, (), (), {}, {}, {})
    assert board.spaces_named(("b", "a")) == (1, 0)
    assert board.spaces_named(("b", "a")) is board.spaces_named(("b", "a"))
