"""Dice whose value goes into hidden state are rolled in secret: the log does not tell them.

before   SLet("n", Roll(1, 6)), SSet(field="guess", value=Var("n"), secret=True)
after    SLet("n", Roll(1, 6, secret=True)), SSet(field="guess", value=Var("n"), secret=True)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from compiler.language.types import Type
from compiler.model import core as c
from compiler.model.core_trees import free_names, statements


def secret_rolls(block: Sequence[c.CoreStmt]) -> list[c.CoreStmt]:
    """A block of rules in which such dice are marked, also where the value comes by a name."""
    names: set[str] = set()
    before = -1
    while len(names) > before:
        before = len(names)
        for s in statements(block):
            match s:
                case c.SSet(secret=True, value=value):
                    pass
                case c.SLet(var=var, value=value) | c.SFor(var=var, group=value) if var in names:
                    pass
                case _:
                    continue
            names |= {name for name, _ in free_names(value)}
    return [_marked(s, names) for s in block]


def _marked(s: c.CoreStmt, names: set[str]) -> c.CoreStmt:
    match s:
        case c.SSet() if s.secret:
            return replace(s, value=_rolled_in_secret(s.value))
        case c.SLet() if s.var in names:
            return replace(s, value=_rolled_in_secret(s.value))
        case c.SFor():
            group = _rolled_in_secret(s.group) if s.var in names else s.group
            return replace(s, group=group, body=_block(s.body, names))
        case c.SMay() | c.SWhile() | c.SRepeat():
            return replace(s, body=_block(s.body, names))
        case c.SIf():
            then, otherwise = _block(s.then, names), _block(s.otherwise, names)
            return replace(s, then=then, otherwise=otherwise)
        case c.SOneOf():
            return replace(s, options=tuple([(title, _block(b, names)) for title, b in s.options]))
        case _:
            return s


def _block(block: Sequence[c.CoreStmt], names: set[str]) -> tuple[c.CoreStmt, ...]:
    return tuple([_marked(s, names) for s in block])


def _rolled_in_secret(node: Any) -> Any:
    if isinstance(node, c.Roll):
        return replace(node, secret=True)
    if isinstance(node, tuple):
        return tuple([_rolled_in_secret(part) for part in node])
    if is_dataclass(node) and not isinstance(node, (type, Type)):
        parts = {f.name: _rolled_in_secret(getattr(node, f.name)) for f in fields(node)}
        return replace(node, **parts)
    return node
