"""Conditions in generated code: written plainly, and nothing is asked whose answer is known."""

from __future__ import annotations

import pytest

from compiler.codegen import py_tree as p
from compiler.codegen.simplify import simplified

A, B, X, FOUND = (p.Name(name) for name in ("a", "b", "x", "found"))
NOWHERE, SOMEWHERE = p.compare(X, "<", p.ZERO), p.compare(X, ">=", p.ZERO)
ROLLED = p.compare(p.of_game("roll"), "==", p.literal(1))
STOP: list[p.Stmt] = [p.Break()]


def both(*parts: p.Expr) -> p.Expr:
    return p.both(parts) or p.TRUE


def either(*parts: p.Expr) -> p.Expr:
    return p.either(parts) or p.FALSE


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        pytest.param(
            either(both(A, NOWHERE), SOMEWHERE), either(A, SOMEWHERE), id="what comes later"
        ),
        pytest.param(
            either(SOMEWHERE, both(NOWHERE, A)), either(SOMEWHERE, A), id="what came before"
        ),
        pytest.param(both(SOMEWHERE, either(NOWHERE, A)), both(SOMEWHERE, A), id="what must hold"),
        pytest.param(
            either(SOMEWHERE, both(NOWHERE, A, B)),
            p.Logic("or", (SOMEWHERE, p.Logic("and", (A, B)))),
            id="the rest stays",
        ),
        pytest.param(
            either(both(NOWHERE, A), SOMEWHERE),
            p.Logic("or", (p.Logic("and", (NOWHERE, A)), SOMEWHERE)),
            id="a guard stays",
        ),
        pytest.param(
            either(ROLLED, both(p.negated(ROLLED), A)),
            p.Logic("or", (ROLLED, p.Logic("and", (p.negated(ROLLED), A)))),
            id="dice are rolled twice",
        ),
    ],
)
def test_what_is_known_is_not_asked_again(written: p.Expr, expected: p.Expr) -> None:
    assert written == expected


SIZE = p.builtin("len", FOUND)
SOME = p.compare(SIZE, ">", p.ZERO)
NONE = p.compare(SIZE, "==", p.ZERO)
TRUTH = p.builtin("bool", FOUND)
ALL = p.Listing(X, p.Loop(X, FOUND))
MANY = p.compare(p.builtin("len", ALL), ">", p.ZERO)


@pytest.mark.parametrize(
    ("test", "expected"),
    [
        pytest.param(SOME, FOUND, id="something"),
        pytest.param(NONE, p.Unary("not", FOUND), id="nothing"),
        pytest.param(p.compare(SIZE, ">=", p.literal(1)), FOUND, id="at least one"),
        pytest.param(p.compare(SIZE, "<=", p.ZERO), p.Unary("not", FOUND), id="not above none"),
        pytest.param(TRUTH, FOUND, id="a truth"),
        pytest.param(p.Unary("not", TRUTH), p.Unary("not", FOUND), id="no truth"),
        pytest.param(p.Unary("not", NONE), FOUND, id="not nothing"),
        pytest.param(p.Logic("and", (A, SOME)), p.Logic("and", (A, FOUND)), id="one of two"),
        pytest.param(MANY, MANY, id="a list made for it is counted"),
        pytest.param(
            p.Logic(
                "or", (A, p.compare(X, "==", A), p.compare(X, "==", B), p.compare(X, "==", FOUND))
            ),
            p.Logic("or", (A, p.compare(X, "in", p.Tuple((A, B, FOUND))))),
            id="one of several names",
        ),
    ],
)
def test_lists_and_truths_are_asked_for_plainly(test: p.Expr, expected: p.Expr) -> None:
    assert simplified([p.If(test, STOP)]) == [p.If(expected, STOP)]
    assert simplified([p.While(test, STOP)]) == [p.While(expected, STOP)]
    sifted: list[p.Stmt] = [p.Return(p.Listing(X, p.Loop(X, A, test)))]
    assert simplified(sifted) == [p.Return(p.Listing(X, p.Loop(X, A, expected)))]
    chosen: list[p.Stmt] = [p.Return(p.IfElse(A, test, B))]
    assert simplified(chosen) == [p.Return(p.IfElse(A, expected, B))]


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        pytest.param(SOME, SOME, id="something"),
        pytest.param(NONE, p.Unary("not", FOUND), id="nothing"),
        pytest.param(p.Logic("and", (TRUTH, A)), p.Logic("and", (TRUTH, A)), id="a truth"),
        pytest.param(p.Unary("not", TRUTH), p.Unary("not", FOUND), id="no truth"),
        pytest.param(p.Unary("not", NONE), TRUTH, id="not nothing"),
    ],
)
def test_a_value_stays_a_truth(value: p.Expr, expected: p.Expr) -> None:
    assert simplified([p.Return(value)]) == [p.Return(expected)]


OGRE, BOSS = (p.builtin("isinstance", p.Index(A, X), p.Name(kind)) for kind in ("Ogre", "Boss"))
FOUR, THREE = p.literal(4), p.literal(3)
NO_OGRE = p.Unary("not", OGRE)


def logic(operator: str, *parts: p.Expr) -> p.Expr:
    return p.Logic(operator, parts)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        pytest.param(p.Binary("-", FOUR, p.literal(1)), THREE, id="numbers"),
        pytest.param(p.Binary("+", p.Binary("-", A, p.ZERO), p.ZERO), A, id="nothing added"),
        pytest.param(p.Binary("-", p.ZERO, A), p.Unary("-", A), id="a sign"),
        pytest.param(p.Binary("-", p.ZERO, p.Unary("-", A)), A, id="two signs"),
        pytest.param(p.Binary("-", A, p.Binary("-", FOUR, p.literal(4))), A, id="inner ones first"),
        pytest.param(p.compare(FOUR, ">", THREE), p.TRUE, id="numbers compared"),
        pytest.param(
            logic("or", ROLLED, logic("and", p.compare(p.ZERO, ">", p.ZERO), A)), ROLLED, id="never"
        ),
        pytest.param(logic("and", p.compare(FOUR, ">", p.ZERO), A), A, id="always"),
        pytest.param(logic("or", A, p.FALSE), logic("or", A, p.FALSE), id="what may be no truth"),
        pytest.param(logic("or", p.TRUE, A), p.TRUE, id="the rest is not asked"),
        pytest.param(
            logic("and", ROLLED, p.FALSE, A), logic("and", ROLLED, p.FALSE), id="dice are rolled"
        ),
        pytest.param(p.IfElse(A, p.compare(FOUR, "<", THREE), B), B, id="a choice"),
        pytest.param(
            logic("and", OGRE, p.Unary("not", logic("and", OGRE, A))),
            logic("and", OGRE, p.Unary("not", A)),
            id="what something is",
        ),
        pytest.param(
            logic("or", OGRE, logic("and", NO_OGRE, A), B),
            logic("or", OGRE, A, B),
            id="what it is not",
        ),
        pytest.param(
            logic("and", NO_OGRE, logic("or", BOSS, OGRE)),
            logic("and", NO_OGRE, BOSS),
            id="one of two",
        ),
        pytest.param(
            logic("and", OGRE, p.Listing(X, p.Loop(X, B, OGRE))),
            logic("and", OGRE, p.Listing(X, p.Loop(X, B, OGRE))),
            id="another thing has the name in a walk",
        ),
    ],
)
def test_what_is_known_is_not_worked_out_in_play(value: p.Expr, expected: p.Expr) -> None:
    assert simplified([p.Return(value)]) == [p.Return(expected)]


WON = p.Do(p.of_game("win_one", p.ZERO))
ENDED: p.Stmt = p.If(p.game("over"), [p.Return()])
ENDED_TRUE: p.Stmt = p.If(p.game("over"), [p.Return(p.TRUE)])


@pytest.mark.parametrize(
    ("block", "expected"),
    [
        pytest.param([p.If(A, [WON, ENDED])], [p.If(A, [WON])], id="nothing comes after"),
        pytest.param(
            [p.If(A, [p.If(B, [WON, p.Return()])], [WON, ENDED])],
            [p.If(A, [p.If(B, [WON])], [WON])],
            id="in every branch",
        ),
        pytest.param(
            [p.If(A, [WON, ENDED_TRUE]), p.Return(p.TRUE)],
            [p.If(A, [WON]), p.Return(p.TRUE)],
            id="the same is given",
        ),
        pytest.param(
            [p.If(A, [WON, ENDED]), WON], [p.If(A, [WON, ENDED]), WON], id="something comes after"
        ),
        pytest.param(
            [p.If(A, [p.Return()])], [p.If(A, [p.Return()])], id="only a question is left"
        ),
        pytest.param(
            [p.If(p.compare(FOUR, ">", THREE), [WON], [p.Return()])],
            [WON],
            id="a question answered",
        ),
    ],
)
def test_nothing_leaves_a_function_that_ends_anyway(
    block: list[p.Stmt], expected: list[p.Stmt]
) -> None:
    assert simplified(block) == expected


def test_changes_between_which_nothing_is_asked_count_as_one() -> None:
    stamp = p.Change(p.game("stamp"), "+=", p.literal(1))
    left = p.Assign(A, p.builtin("tuple", p.Listing(X, p.Loop(X, A, p.compare(X, "!=", B)))))
    asked = p.Assign(A, p.call(p.Name("rule"), p.GAME))
    assert simplified([left, stamp, left, stamp]) == [left, left, stamp]
    assert simplified([left, stamp, asked, stamp]) == [left, stamp, asked, stamp]
