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


SOME = p.compare(p.builtin("len", FOUND), ">", p.ZERO)
NONE = p.compare(p.builtin("len", FOUND), "==", p.ZERO)
TRUTH = p.builtin("bool", FOUND)
ALL = p.Listing(X, p.Loop(X, FOUND))
MANY = p.compare(p.builtin("len", ALL), ">", p.ZERO)


@pytest.mark.parametrize(
    ("test", "expected"),
    [
        pytest.param(SOME, FOUND, id="something"),
        pytest.param(NONE, p.Unary("not", FOUND), id="nothing"),
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
        pytest.param(p.Logic("and", (TRUTH, A)), p.Logic("and", (TRUTH, A)), id="a truth"),
        pytest.param(p.Unary("not", TRUTH), p.Unary("not", FOUND), id="no truth"),
        pytest.param(p.Unary("not", NONE), TRUTH, id="not nothing"),
    ],
)
def test_a_value_stays_a_truth(value: p.Expr, expected: p.Expr) -> None:
    assert simplified([p.Return(value)]) == [p.Return(expected)]
