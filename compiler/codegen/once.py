"""Moves expressions that do not change out of loops.

before   for s in found:
             if is_open(game, s) and crowded(game): ...
after    _crowded: Any = None
         for s in found:
             if is_open(game, s) and (_crowded := crowded(game) if _crowded is None else _crowded): ...

It is asked where it stands, not before the loop: a rule that is never reached may have no answer. Only queries
that look and do nothing else are asked once, and only in loops that change nothing in the game. The name may hold
anything: in machine code, one that may hold a number or nothing is taken for a number in the loop.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from compiler.codegen import py_tree as p
from compiler.codegen.guard import words
from compiler.codegen.memberships import names_set

# What the game does for rules without being changed.
LOOKS = words(
    "walk offer atlas stat stat_with base top bottom spaces_of distance_between apart spent"
)

Quiet = Mapping[
    str, p.Expr
]  # functions that only look, as they are written: the types of what they give


def asked_once(block: list[p.Stmt], quiet: Quiet) -> list[p.Stmt]:
    """Ask once, in every loop, what does not depend on what the loop goes through."""
    if not quiet or not p.has_loop(block):
        return block
    taken = p.mentioned_in(block) | names_set(block)
    return _Once(quiet, taken).block(block)


class _Once:
    def __init__(self, quiet: Quiet, taken: set[str]) -> None:
        self.quiet = quiet
        self.taken = taken
        self.done: list[p.Expr] = []  # what a loop around asks once

    def block(self, block: list[p.Stmt]) -> list[p.Stmt]:
        found: list[p.Stmt] = []
        for statement in block:
            outer = self.done
            made, changed = self.before(statement)
            found += [*made, p.blocks_changed(changed, self.block)]
            self.done = outer
        return found

    def before(self, statement: p.Stmt) -> tuple[list[p.Stmt], p.Stmt]:
        """A statement that asks once, and before it the names for what it asks."""
        match statement:
            case p.For(_, source, body, _) if self.only_looks(body):
                asked = [*_in_loops(source), *_asked_in(body)]
                bound = names_set([statement])
            case p.For(_, source):
                asked = list(_in_loops(source))
                bound = names_set([p.Do(source)])
            case p.Assign(_, value) | p.Change(_, _, value) | p.Do(value) | p.Return(value) if (
                value is not None
            ):
                asked = list(_in_loops(value))
                bound = names_set([p.Do(value)])
            case p.If(test):
                asked = list(_in_loops(test))
                bound = names_set([p.Do(test)])
            case _:
                return [], statement
        known: list[tuple[p.Expr, p.Expr]] = []
        made: list[p.Stmt] = []
        for node in asked:
            gives = self.gives(node)
            if gives is None or node in self.done or any(node == other for other, _ in known):
                continue
            if bound & p.names_in(node):
                continue
            name = self.name_for(node)
            made.append(p.Assign(name, p.NONE, p.ANY))
            again = p.IfElse(node, p.compare(name, "is", p.NONE), name)
            known.append((node, p.Walrus(name.id, again)))
        if not known:
            return [], statement
        self.done = [*self.done, *[node for node, _ in known]]

        def change(node: p.Expr) -> p.Expr | None:
            if isinstance(node, p.Listing):
                # Python allows no `:=` in what a listing walks over.
                loop = node.loop
                test = p.rewritten(loop.test, change) if loop.test is not None else None
                return p.Listing(
                    p.rewritten(node.item, change), p.Loop(loop.target, loop.source, test)
                )
            if isinstance(node, p.Call):
                for other, value in known:
                    if node == other:
                        return value
            return None

        return made, _changed(statement, change)

    def gives(self, node: p.Expr) -> p.Expr | None:
        return self.quiet.get(repr(node.function)) if isinstance(node, p.Call) else None

    def name_for(self, node: p.Expr) -> p.Name:
        assert isinstance(node, p.Call)
        match node.function:
            case p.Name(called) if called.startswith("_"):
                name = f"{called}_known"
            case p.Name(called) | p.Member(_, called):
                name = f"_{called}"
            case _:
                raise AssertionError(node)
        while name in self.taken:
            name += "_"
        self.taken.add(name)
        return p.Name(name)

    def only_looks(self, body: list[p.Stmt]) -> bool:
        """Whether a loop changes nothing but names, and a list of what it has found."""
        for s in p.statements_in(body):
            match s:
                case p.If() | p.For() | p.Return() | p.Break() | p.Pass():
                    pass
                case p.Do(p.Call(p.Attr(p.Name(), "append" | "spent"))):
                    pass
                case p.Change(target, _, _) if target == p.game("fuel"):
                    pass
                case p.Assign(p.Name(), value) | p.Change(p.Name(), _, value):
                    if not all(self.is_look(x) for x in p.everything(value)):
                        return False
                case _:
                    return False
        return True

    def is_look(self, node: p.Expr) -> bool:
        match node:
            case p.Call(p.Attr(p.Name("game"), name)):
                return name in LOOKS
            case p.Call(_, (p.Name("game"), *_)):
                return self.gives(node) is not None
            case _:
                return True


def _asked_in(block: list[p.Stmt]) -> Iterator[p.Expr]:
    """All that a block asks, except by what its listings walk over."""
    for s in p.statements_in(block):
        for expression in p.own_expressions(s):
            yield from _outside_of_sources(expression)


def _outside_of_sources(node: p.Expr) -> Iterator[p.Expr]:
    yield node
    if isinstance(node, p.Listing):
        for part in (node.loop.test, node.item):
            if part is not None:
                yield from _outside_of_sources(part)
        return
    for part in p.parts_of(node):
        yield from _outside_of_sources(part)


def _in_loops(node: p.Expr) -> Iterator[p.Expr]:
    """What an expression asks in every round of the listings in it."""
    if isinstance(node, p.Listing):
        yield from _in_loops(node.loop.source)
        for part in (node.loop.test, node.item):
            if part is not None:
                yield from _outside_of_sources(part)
        return
    for part in p.parts_of(node):
        yield from _in_loops(part)


def _changed(statement: p.Stmt, change: p.Rewrite) -> p.Stmt:
    """The statement itself, without the blocks of an `if`: they are looked at by themselves."""
    match statement:
        case p.If(test, then, otherwise):
            return p.If(p.rewritten(test, change), then, otherwise)
        case _:
            return p.statement_rewritten(statement, change)
