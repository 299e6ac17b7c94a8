"""What is known when code is written is not worked out in play.

before   gold >= 4 - 1 and isinstance(docs[x], Piece) and (0 > 0 or not (isinstance(docs[x], Piece) and stays[x]))
after    gold >= 3 and isinstance(docs[x], Piece) and not stays[x]

Queries are written out with the numbers that they are given, and one may ask again what its caller knows.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import add, eq, ge, gt, le, lt, mul, ne, sub

from compiler.codegen import py_tree as p

Calculation = Callable[[int, int], int]
CALCULATED: dict[str, Calculation] = {"+": add, "-": sub, "*": mul}
COMPARED: dict[str, Calculation] = {"<": lt, "<=": le, ">": gt, ">=": ge, "==": eq, "!=": ne}


def known(node: p.Expr) -> p.Expr:
    """The expression with what is known about it; its parts were looked at before."""
    match node:
        case p.Binary(operator, left, right):
            return _calculated(node, operator, left, right)
        case p.Compare(p.Literal(int(one)), ((operator, p.Literal(int(other))),)):
            return p.literal(bool(COMPARED[operator](one, other)))
        case p.Logic(operator, parts):
            return _joined(operator, parts)
        case p.IfElse(then, p.Literal(bool(test)), otherwise):
            return then if test else otherwise
        case _:
            return node


def _calculated(node: p.Expr, operator: str, left: p.Expr, right: p.Expr) -> p.Expr:
    match left, right:
        case p.Literal(int(one)), p.Literal(int(other)) if operator in CALCULATED:
            return p.literal(CALCULATED[operator](one, other))
        case value, p.Literal(0) if operator in ("+", "-"):
            return value
        case p.Literal(0), p.Unary("-", value) if operator == "-":
            return value
        case p.Literal(0), value if operator == "-":
            return p.Unary("-", value)
        case _:
            return node


def _joined(operator: str, parts: tuple[p.Expr, ...]) -> p.Expr:
    """Conditions, without those that are known to hold, or not to, when they are asked."""
    idle = operator == "and"  # the answer after which the next one is asked
    found: list[p.Expr] = []
    answered: list[tuple[p.Expr, bool]] = []
    for part in parts:
        part = _answered(part, answered)
        match part:
            case p.Logic(inner, several) if inner == operator:
                found += several
                continue
            case p.Literal(bool(holds)) if holds == idle:
                continue
            case p.Literal(bool()):
                found.append(part)
                break
            case p.Unary("not", asked) if _is_kind_test(asked):
                answered.append((asked, not idle))
            case _ if _is_kind_test(part):
                answered.append((part, idle))
        found.append(part)
    last = parts[-1]
    if last == p.literal(idle) and found and not _is_truth(found[-1]):
        found.append(last)  # the whole is a truth, and what stands before may be something else
    if not found:
        return p.literal(idle)
    return found[0] if len(found) == 1 else p.Logic(operator, tuple(found))


def _is_truth(node: p.Expr) -> bool:
    """Whether the value of an expression is a truth value, as one can see."""
    match node:
        case p.Compare() | p.Unary("not") | p.Literal(bool()):
            return True
        case p.Call(p.Name("isinstance" | "bool")):
            return True
        case p.Logic(_, parts):
            return all(map(_is_truth, parts))
        case _:
            return False


def _is_kind_test(node: p.Expr) -> bool:
    """Whether it asks what something is: that does not change while conditions are looked at."""
    match node:
        case p.Call(p.Name("isinstance"), (subject, _)):
            return not any(isinstance(x, (p.Call, p.Walrus)) for x in p.everything(subject))
        case _:
            return False


def _answered(node: p.Expr, answers: list[tuple[p.Expr, bool]]) -> p.Expr:
    """A condition with what was asked before it; what a walk or a function names is something else there."""
    if not answers:
        return node
    changed = False

    def change(part: p.Expr) -> p.Expr | None:
        nonlocal changed
        if isinstance(part, (p.Listing, p.Lambda)):
            return part
        for asked, answer in answers:
            if part == asked:
                changed = True
                return p.literal(answer)
        return None

    found = p.rewritten(node, change)
    return p.rewritten(found, _settled) if changed else found


def _settled(node: p.Expr) -> p.Expr | None:
    """An expression in which every part is known as far as it can be."""
    match node:
        case p.Unary("not", value):
            return p.negated(p.rewritten(value, _settled))
        case p.Logic(operator, parts):
            return known(p.Logic(operator, tuple([p.rewritten(x, _settled) for x in parts])))
        case p.IfElse(then, test, otherwise):
            test, then, otherwise = (p.rewritten(x, _settled) for x in (test, then, otherwise))
            return known(p.IfElse(then, test, otherwise))
        case _:
            return None
