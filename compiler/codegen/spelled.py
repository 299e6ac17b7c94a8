"""Short rules are written out where a search asks them of each thing that it walks over.

before   for way in ways:
             if len(caught(game, s, way)) > 0:
                 return True
after    for way in ways:
             row = (s,)
             for t in game.board.rays[way.across][way.down][s]:
                 if disc_of[t] < 0:
                     break
                 if disc_of[t] == player:
                     if len(row[1:]) > 0:
                         return True
                     break
                 row = both(row, (t,))

Only rules of the same file that look along one way and call no others are short. What such a rule gives is asked for at
once; where the answer is no, the search goes on with the next thing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from compiler.codegen import py_tree as p
from compiler.codegen.known import known
from compiler.codegen.memberships import names_set

NOTHING = p.api("NOTHING")  # it is below 0


@dataclass(frozen=True, slots=True)
class Short:
    """A short rule: the names of its parameters, what it does, and whether it walks."""

    params: tuple[str, ...]
    block: list[p.Stmt]
    walks: bool


class _Unsuitable(Exception):
    """The rule leaves in a way that a loop around it cannot follow."""


def spelled_out(walk: p.Stmt, rule: Callable[[p.Call], Short | None], paid: list[p.Stmt]) -> p.Stmt:
    """A search, with the rule written out that its last question asks, if there is one, and paid for."""
    match walk:
        case p.For(target, source, [p.If(test, then, [])], otherwise) if then and all(
            isinstance(s, p.Return) for s in then
        ):
            pass
        case _:
            return walk
    *before, last = test.parts if isinstance(test, p.Logic) and test.operator == "and" else [test]
    var = p.names_in(target)
    asked = [
        (call, short)
        for call in _asked_first(last)
        if isinstance(call, p.Call)
        and var & p.names_in(call)
        and (short := rule(call)) is not None
        and len(call.args) == len(short.params) + 1
    ]
    if len(asked) != 1:
        return walk
    [(call, short)] = asked
    block = _renamed(short, call, p.mentioned_in([walk]) | names_set([walk]))

    def answer(given: p.Expr) -> p.Expr:
        return _known(p.rewritten(last, lambda x: given if x == call else None))

    try:
        block = _Leaving(answer, then).block(block, False)
    except _Unsuitable:
        return walk
    if short.walks:
        block = [*paid, *block]
    return p.For(target, source, p.asked(p.both(before), block), otherwise)


def _asked_first(node: p.Expr) -> list[p.Expr]:
    """What a question asks whenever it is asked itself."""
    match node:
        case p.Call():
            return [node, *(x for arg in node.args for x in _asked_first(arg))]
        case p.Compare(left, ((_, right),)):
            return [*_asked_first(left), *_asked_first(right)]
        case p.Unary(_, value):
            return _asked_first(value)
        case p.Binary(_, left, right):
            return [*_asked_first(left), *_asked_first(right)]
        case _:
            return [node]


def _renamed(short: Short, call: p.Call, taken: set[str]) -> list[p.Stmt]:
    """What the rule does, with what it is given, and with names of its own that are not taken."""
    bound = names_set(short.block)
    new: dict[str, p.Expr] = {}
    first: list[p.Stmt] = []
    for name in sorted(bound | set(short.params)):
        free = name
        while free in taken:
            free += "_"
        new[name] = p.Name(free)
    for name, given in zip(short.params, call.args[1:], strict=True):
        if isinstance(given, (p.Name, p.Literal)) and name not in bound:
            new[name] = given
        else:
            first.append(p.Assign(new[name], given))
    return [*first, *_with_names(short.block, new)]


def _with_names(block: list[p.Stmt], new: Mapping[str, p.Expr]) -> list[p.Stmt]:
    def change(node: p.Expr) -> p.Expr | None:
        match node:
            case p.Name(name):
                return new.get(name)
            case p.Walrus(name, value):
                renamed = new.get(name)
                if isinstance(renamed, p.Name):
                    return p.Walrus(renamed.id, p.rewritten(value, change))
        return None

    def targets(block: list[p.Stmt]) -> list[p.Stmt]:
        found: list[p.Stmt] = []
        for s in block:
            made = p.blocks_changed(s, targets)
            if isinstance(made, p.For):
                target = p.rewritten(made.target, change)
                made = p.For(target, made.source, made.body, made.otherwise)
            found.append(made)
        return found

    return targets(p.block_rewritten(block, change))


def _branches(test: p.Expr, then: list[p.Stmt], otherwise: list[p.Stmt]) -> list[p.Stmt]:
    """`if test: then else: otherwise`, where nothing may be left of one of them."""
    if not then:
        test, then, otherwise = p.negated(test), otherwise, []
    match then, otherwise:
        case [], []:
            return []
        case [p.If(inner, both, [])], []:
            return p.asked(p.both([test, inner]), both)
        case _:
            return [p.If(test, then, otherwise)]


def _known(test: p.Expr) -> p.Expr:
    """A question about what was just given, whose answer may stand there already."""
    match test:
        case p.Compare(p.Call(p.Name("len"), (p.Tuple(items),)), ((operator, p.Literal(int(n))),)):
            return known(p.compare(p.literal(len(items)), operator, p.literal(n)))
        case p.Compare(left, (("<" | ">=" as operator, p.Literal(0)),)) if left == NOTHING:
            return p.literal(operator == "<")
        case _:
            return known(test)


@dataclass(frozen=True, slots=True)
class _Leaving:
    """Makes the ways out of a rule into ways on in the search."""

    answer: Callable[[p.Expr], p.Expr]  # what the search asks about what is given
    then: list[p.Stmt]  # what it does if the answer is yes; it leaves the search

    def block(self, block: list[p.Stmt], in_loop: bool) -> list[p.Stmt]:
        for number, s in enumerate(block):
            rest = block[number + 1 :]
            inner = [x for b in p.blocks_of(s) for x in p.statements_in(b)]
            leaves = any(isinstance(x, p.Return) for x in inner)
            match s:
                case p.Return(value) if value is not None:
                    return [*block[:number], *self.given(value, in_loop)]
                case p.Return():
                    raise _Unsuitable
                case p.If(test, then, otherwise) if leaves:
                    if not in_loop and not (p.leaves(then) and not otherwise):
                        raise _Unsuitable
                    then = self.block(then, in_loop)
                    otherwise = self.block(otherwise or ([] if in_loop else rest), in_loop)
                    made = _branches(test, then, otherwise)
                    after = self.block(rest, in_loop) if in_loop else []
                    return [*block[:number], *made, *after]
                case p.For(target, source, body, []) if leaves and not in_loop:
                    if any(isinstance(x, p.Break) for x in inner):
                        raise _Unsuitable
                    body, otherwise = self.block(body, True), self.block(rest, False)
                    return [*block[:number], p.For(target, source, body, otherwise)]
                case p.For() | p.While() if leaves:
                    raise _Unsuitable
        return block

    def given(self, value: p.Expr, in_loop: bool) -> list[p.Stmt]:
        asked = self.answer(value)
        if asked == p.TRUE:
            return self.then
        found: list[p.Stmt] = [] if asked == p.FALSE else [p.If(asked, self.then)]
        return [*found, p.Break()] if in_loop else found
