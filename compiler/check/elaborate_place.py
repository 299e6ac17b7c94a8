"""What is known at a place of a text: the names in sight, and the type that a value should have there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from compiler.check.elaborate_scope import Scoped
from compiler.check.facts import Findings
from compiler.language import syntax as s
from compiler.language.types import Type
from compiler.model import core as c


@dataclass(frozen=True, slots=True)
class Wanted:
    """A value with the word in it: who reads it, with what is known then, and which type it should have."""

    reader: Any  # the `Values`
    node: s.Expr
    type: Type


@dataclass(slots=True)
class Place(Findings):
    """Findings of a text with a word that nobody uses: what is known where the check comes to it.

    `statements` has, by the offset at which each begins, what is known before the sentences around the word.
    With a `type`, the value at `pos` is taken for one of this type, whatever is written.
    """

    word: str = ""
    type: Type | None = None
    pos: s.Pos = (0, 0)
    statements: dict[int, Any] = field(default_factory=dict)  # the `Elaborator`
    # The smallest value with the word that has one type, whatever the word is.
    closed: Wanted | None = None
    # The smallest value with the word; `unit.place` is one, and not the unit alone.
    values: list[Wanted] = field(default_factory=list)

    def enters(self, elaborator: Scoped, node: s.Stmt) -> None:
        """Remember what is known before a sentence with the word."""
        if self.type is None and self._is_in(elaborator, node):
            self.statements.setdefault(node.pos[0], elaborator.fork(Findings()))

    def reads(self, reader: Scoped, node: s.Expr, want: Type) -> c.Core | None:
        """Remember what is known before a value with the word; gives it if only its type counts."""
        if not self._is_in(reader, node):
            return None
        if self.type is not None:
            return c.Var(self.type, self.word) if node.pos == self.pos else None
        if _is_closed(node):
            self.closed = Wanted(reader.fork(Findings()), node, want)
        if self.values and _is_asked(self.values[-1].node, node):
            return None
        if self.values and self.values[-1].node is not node:
            self.values.clear()
        self.values.append(Wanted(reader.fork(Findings()), node, want))
        return None

    def _is_in(self, reader: Scoped, node: s.Node) -> bool:
        start, end = node.pos
        return self.word in reader.scalar.text[start:end]


def _is_asked(node: s.Expr, inner: s.Expr) -> bool:
    """Whether a value is something of another one: `unit.place` of `unit`."""
    while isinstance(node, (s.Field, s.Method, s.Index)):
        node = node.owner
        if node is inner:
            return True
    return False


def _is_closed(node: s.Expr) -> bool:
    """Whether a value has the same type whatever its parts are."""
    match node:
        case s.Is() | s.IsPlaced() | s.Member() | s.InRange():
            return True
        case s.Binary():
            return node.operator in ("and", "or", "=", "!=", "<", ">", "<=", ">=")
        case s.Unary():
            return node.operator == "not"
        case s.Quantified():
            return node.quantifier != "all"
        case _:
            return False
