"""The part of a set-up that is the same in every game: run once, then copied.

before   setup: |
           place jack in deck        # these lay out the table
           shuffle deck              # from here on games differ
after    def lay_out_poker(game): ...
         def set_up_poker(game): ...
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from compiler.codegen.timeless import is_quiet
from compiler.model import core as c
from compiler.model.core_trees import free_names

Statements = tuple[c.CoreStmt, ...]
Part = tuple[str, Statements]  # the first or the last statements of a verb; "" is the set-up itself
# Moves of pieces that nothing answers to.
MOVES = ("move", "bury", "place", "discard_from_game")


class Calm:
    """Knows which statements depend on no chance and no answer, and tell nobody anything."""

    def __init__(self, quiet: frozenset[str], verb: Callable[[str], Statements | None]) -> None:
        self.quiet = quiet
        self.verb = verb  # the body of a verb; None if it tells something
        self.verbs: dict[str, bool] = {}

    def split(self, body: Statements, verb: str = "") -> tuple[list[Part], list[Part]]:
        """What is the same in every game, and the rest; no name of the first part is used in the second.

        If games differ from the middle of a verb on, the verb is split, too.
        """
        count = 0
        while count < len(body) and self.statement(body[count]):
            count += 1
        while count and _names_set(body[:count]) & _names_read(body[count:]):
            count -= 1
        same, rest = [(verb, body[:count])], [(verb, body[count:])]
        match body[count:]:
            case (c.SDo(verb=called, args=(), var=None), *after):
                inner = self.verb(called)
                if inner is not None and not _names_set(inner):
                    first, last = self.split(inner, called)
                    if first:
                        same += first
                        rest = [*last, (verb, tuple(after))]
        return [part for part in same if part[1]], [part for part in rest if part[1]]

    def block(self, body: Sequence[c.CoreStmt]) -> bool:
        return all(self.statement(s) for s in body)

    def value(self, *values: c.Core | None) -> bool:
        return all(v is None or is_quiet(v, self.quiet) for v in values)

    def statement(self, s: c.CoreStmt) -> bool:
        match s:
            case c.SLet():
                return self.value(s.value)
            case c.SSet():
                plain = s.owner_form != "event"
                return plain and self.value(s.owner, s.value, s.least, s.most)
            case c.SNative():
                return s.name in MOVES and self.value(*s.args)
            case c.SIf():
                return self.value(s.condition) and self.block((*s.then, *s.otherwise))
            case c.SFor():
                return self.value(s.group) and self.block(s.body)
            case c.SRepeat():
                return s.times is not None and self.value(s.times) and self.block(s.body)
            case c.SReturn(value=None) | c.SBreak():
                return True
            case c.SDo():
                return self.value(*s.args) and self.calls(s.verb)
            case _:
                return False

    def calls(self, verb: str) -> bool:
        if verb not in self.verbs:
            self.verbs[verb] = False  # a verb that calls itself may go on for long
            body = self.verb(verb)
            self.verbs[verb] = body is not None and self.block(body)
        return self.verbs[verb]


def _names_set(body: Sequence[c.CoreStmt]) -> set[str]:
    found: set[str] = set()
    for s in body:
        match s:
            case c.SLet() | c.SChoose():
                found.add(s.var)
            case c.SNative() | c.SDo() if s.var is not None:
                found.add(s.var)
            case c.SReturn():
                found.add("")  # it ends the whole
            case _:
                pass
        for inner in _inner(s):
            found |= _names_set(inner)
    return found


def _names_read(body: Sequence[c.CoreStmt]) -> set[str]:
    found: set[str] = {""} if body else set()
    for s in body:
        for value in _values(s):
            found |= {name for name, _ in free_names(value)}
        for inner in _inner(s):
            found |= _names_read(inner)
    return found


def _inner(s: c.CoreStmt) -> list[Statements]:
    match s:
        case c.SIf():
            return [s.then, s.otherwise]
        case c.SFor() | c.SRepeat() | c.SWhile() | c.SMay():
            return [s.body]
        case c.SOneOf():
            return [body for _, body in s.options]
        case _:
            return []


def _values(s: c.CoreStmt) -> list[c.Core]:
    """All values that a statement looks at, whatever it does."""
    found: list[c.Core] = []
    for name in s.__slots__:
        value = getattr(s, name)
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, c.Core):
                found.append(item)
    return found
