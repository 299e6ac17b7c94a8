"""Lists that a statement makes first are made by loops, and give what they gave."""

from __future__ import annotations

import pytest

from compiler.codegen import py_tree as p
from compiler.codegen.py_print import Printer

GAME, FOUND, IT, XS = (p.Name(n) for n in ("game", "found", "it", "xs"))
BIG = p.compare(IT, ">", p.literal(2))
LISTED = p.Listing(IT, p.Loop(IT, XS, BIG))


def printed(*block: p.Stmt) -> str:
    params = [p.Param("xs", None), p.Param("game", None)]
    lines = Printer("generated.t", {}).function(p.Function("f", params, p.ANY, list(block)))
    return "\n".join(line[4:] for line in lines[1:])


def asked(name: str, *args: p.Expr) -> p.Expr:
    return p.call(p.Name(name), *args)


LOOP = "{0} = []\nfor {1} in xs:\n    if {1} > 2:\n        {0}.append({1})\n"


@pytest.mark.parametrize(
    ("block", "expected"),
    [
        pytest.param(
            [p.Return(LISTED)], LOOP.format("_found", "it") + "return _found", id="returned"
        ),
        pytest.param(
            [p.Assign(FOUND, LISTED, p.ANY), p.Return(asked("ask", FOUND))],
            LOOP.format("found", "it") + "return ask(found)",
            id="named once: the list is what has the name",
        ),
        pytest.param(
            [p.Assign(IT, p.ZERO), p.Return(asked("both", LISTED, IT))],
            "it = 0\n" + LOOP.format("_found", "it_2") + "return both(_found, it)",
            id="a variable that stands for something else is not overwritten",
        ),
        pytest.param(
            [p.Return(p.compare(asked("len", LISTED), "<", p.literal(3)))],
            "_count = 0\nfor it in xs:\n    if it > 2:\n        _count += 1\nreturn _count < 3",
            id="only counted",
        ),
        pytest.param(
            [p.For(FOUND, LISTED, [p.If(FOUND, [p.Return(FOUND)])])],
            "for found in xs:\n    if found > 2:\n        if found:\n            return found",
            id="walked over, and nothing is done: no list is made",
        ),
        pytest.param(
            [p.For(FOUND, LISTED, [p.Do(asked("hurt", FOUND))])],
            LOOP.format("_found", "found") + "for found in _found:\n    hurt(found)",
            id="walked over, and what is done might change the list: it is made first",
        ),
        pytest.param(
            [p.Return(asked("ask", asked("roll"), LISTED))],
            "return ask(roll(), [it for it in xs if it > 2])",
            id="something else is done before it",
        ),
        pytest.param(
            [p.Return(p.Logic("and", (XS, LISTED)))],
            "return xs and [it for it in xs if it > 2]",
            id="only asked if",
        ),
        pytest.param(
            [p.Return(p.IfElse(LISTED, XS, XS))],
            "return [it for it in xs if it > 2] if xs else xs",
            id="only asked in one case",
        ),
        pytest.param(
            [p.While(asked("len", LISTED), [p.Do(asked("hurt", XS))])],
            "while len([it for it in xs if it > 2]):\n    hurt(xs)",
            id="asked in every round",
        ),
    ],
)
def test_a_list_is_made_by_a_loop(block: list[p.Stmt], expected: str) -> None:
    assert printed(*block) == expected
