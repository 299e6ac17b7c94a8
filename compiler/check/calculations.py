"""Warnings about calculations that change nothing, or always give the same.

before   gain card.price * 1            max(player.coins, 0), where coins are 0 or more
after    warning[W0466]: `card.price * 1` is the same as `card.price`
"""

from __future__ import annotations

from collections.abc import Sequence

from compiler.check.elaborate_scope import Scoped
from compiler.check.numbers import Bounds, bounds
from compiler.language import syntax as s
from compiler.language.types import NUMBER
from compiler.model import core as c
from compiler.source.diagnostics import Edit, Fix

NEUTRAL = {"+": 0, "-": 0, "*": 1, "/": 1}


def calculated(e: Scoped, operator: str, left: c.Core, right: c.Core, node: s.Binary) -> None:
    """Warn of `x + 0`, `x * 1`, `x * 0` and the like, where the number is written."""
    if e.form in ("test", "evaluation"):  # terms may have weights of 1
        return
    neutral = NEUTRAL.get(operator)
    if neutral is not None and right == c.Lit(NUMBER, neutral):
        _same_as(e, node, node.left)
    elif neutral is not None and operator in "+*" and left == c.Lit(NUMBER, neutral):
        _same_as(e, node, node.right)
    elif (operator, right) == ("%", c.Lit(NUMBER, 1)) or (
        operator == "*" and c.Lit(NUMBER, 0) in (left, right)
    ):
        _always(e, node, 0)
    elif operator == "/" and not isinstance(left, c.Lit):
        (least, most), (divisor, _) = _known(e, left), _known(e, right)
        if least is not None and least >= 0 and most is not None and divisor is not None:
            if most < divisor:
                said = f"`{e.source_text(node.left)}` is at most {most}"
                _always(e, node, 0, said)


def called(e: Scoped, name: str, args: Sequence[c.Core], node: s.Call) -> None:
    """Warn of `min`, `max` and `abs` where bounds decide before what they give."""
    if e.form == "test" or e.nesting:
        return
    known = [_known(e, arg) for arg in args]
    if (
        name == "abs"
        and not isinstance(args[0], c.Lit)
        and known[0][0] is not None
        and known[0][0] >= 0
    ):
        _same_as(e, node, node.args[0], f"it is at least {known[0][0]}")
    if name not in ("min", "max") or len(args) != 2 or all(isinstance(a, c.Lit) for a in args):
        return
    for kept, other in ((0, 1), (1, 0)):
        (least, most), (low, high) = known[kept], known[other]
        if name == "min" and most is not None and low is not None and most <= low:
            _same_as(e, node, node.args[kept], _why(e, node, known, "at most", 1, kept))
            return
        if name == "max" and least is not None and high is not None and least >= high:
            _same_as(e, node, node.args[kept], _why(e, node, known, "at least", 0, kept))
            return


def same_values(e: Scoped, node: s.IfElse) -> None:
    """Warn of `x if ... else x`."""
    if e.form != "test" and e.source_text(node.then) == e.source_text(node.otherwise):
        _same_as(e, node, node.then, "both sides are the same")


def _known(e: Scoped, value: c.Core) -> Bounds:
    return bounds(e.world, value, e.known)


def _why(e: Scoped, node: s.Call, known: Sequence[Bounds], words: str, end: int, kept: int) -> str:
    """Why one of two is always taken, told of the one that is not a number in digits."""
    for at in (kept, 1 - kept):
        side = end if at == kept else 1 - end
        number = known[at][side]
        if not isinstance(node.args[at], s.Number) and number is not None:
            how = words if at == kept else {"at most": "at least", "at least": "at most"}[words]
            return f"`{e.source_text(node.args[at])}` is {how} {number}"
    return ""


def _same_as(e: Scoped, node: s.Node, kept: s.Node, why: str = "") -> None:
    words = e.source_text(kept)
    fix = Fix(f"write `{words}`", (Edit(e.span(node), words),))
    said = f"`{e.source_text(node)}` is always the same as `{words}`"
    e.warning("W0466", f"{said}: {why}" if why else said, node, fix.title, fixes=(fix,))


def _always(e: Scoped, node: s.Node, number: int, why: str = "") -> None:
    said = f"`{e.source_text(node)}` is always {number}"
    help = f"write `{number}` if it is meant, or change the calculation"
    e.warning("W0466", f"{said}: {why}" if why else said, node, help)
