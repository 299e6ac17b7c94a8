"""Simplifies Python trees, as a careful person would write them."""

from __future__ import annotations

from compiler.codegen import py_tree as p
from compiler.codegen.guard import words
from compiler.codegen.known import known

OVER = p.game("over")
STAMP = p.Change(p.game("stamp"), "+=", p.literal(1))
# Functions that look at nothing but what they are given.
PLAIN = words("bool both isinstance len list max members min minus numbers part position tuple")


def simplified(block: list[p.Stmt]) -> list[p.Stmt]:
    """The body of a function: no `else` after leaving, nothing behind it, no name for nothing."""
    block = [_plainly_asked(s) for s in block]
    loops = any(isinstance(s, p.For) for s in p.statements_in(block))
    found = _block(block, _read_after_loops(block) if loops else set())
    match found[-1:]:
        case [p.Return(p.Literal()) as end]:
            found = [*_without_end(found, end), end]
        case _:
            found = _without_end(found, p.Return())
    return found or [p.Pass()]


def _without_end(block: list[p.Stmt], end: p.Return) -> list[p.Stmt]:
    """A block behind which a function ends anyway, without leaving it before."""
    while block and block[-1] in (end, p.If(OVER, [end])):
        block = block[:-1]
    match block[-1:]:
        case [p.If(test, then, otherwise)]:
            then, otherwise = _without_end(then, end) or then, _without_end(otherwise, end)
            return [*block[:-1], p.If(test, then, otherwise)]
        case _:
            return block


def _plainly_asked(s: p.Stmt) -> p.Stmt:
    """The statement with its conditions as a careful person writes them: `if found`, not `if len(found) > 0`."""
    match s:
        case p.If(test, then, otherwise):
            then, otherwise = ([_plainly_asked(x) for x in b] for b in (then, otherwise))
            return p.If(_truth(p.rewritten(test, _inside)), then, otherwise)
        case p.While(test, body):
            return p.While(_truth(p.rewritten(test, _inside)), [_plainly_asked(x) for x in body])
        case p.For(target, source, body, otherwise):
            body, otherwise = ([_plainly_asked(x) for x in b] for b in (body, otherwise))
            return p.For(target, p.rewritten(source, _inside), body, otherwise)
        case _:
            return p.statement_rewritten(s, _inside)


def _inside(node: p.Expr) -> p.Expr | None:
    """The same for conditions inside of an expression, and without what is known."""
    match node:
        case p.Binary(operator, left, right):
            return known(
                p.Binary(operator, p.rewritten(left, _inside), p.rewritten(right, _inside))
            )
        case p.Compare(left, rest):
            values = tuple([(operator, p.rewritten(x, _inside)) for operator, x in rest])
            asked = p.Compare(p.rewritten(left, _inside), values)
            empty = _truth(asked)
            return empty if isinstance(empty, p.Unary) else known(asked)
        case p.Logic(operator, parts):
            return known(p.Logic(operator, tuple([p.rewritten(x, _inside) for x in parts])))
        case p.Unary("not", value):
            value = _truth(p.rewritten(value, _inside))
            match value:
                case p.Unary("not", found):
                    return p.builtin("bool", found)
                case _:
                    return p.negated(value)
        case p.IfElse(then, test, otherwise):
            test, then, otherwise = (p.rewritten(x, _inside) for x in (test, then, otherwise))
            return known(p.IfElse(then, _truth(test), otherwise))
        case p.Listing(item, p.Loop(target, source, test)) if test is not None:
            item, source, test = (p.rewritten(x, _inside) for x in (item, source, test))
            return p.Listing(item, p.Loop(target, source, _truth(test)))
        case _:
            return None


def _truth(node: p.Expr) -> p.Expr:
    """What is as good where only its truth counts: something is in a list if the list is true."""
    match node:
        case p.Call(p.Name("bool"), (value,)):
            return _truth(value)
        case p.Compare(p.Call(p.Name("len"), (group,)), (compared,)) if not isinstance(
            group, p.Listing
        ):
            match compared:
                case (">" | "!=", p.Literal(0)) | (">=", p.Literal(1)):
                    return group
                case ("==" | "<=", p.Literal(0)) | ("<", p.Literal(1)):
                    return p.Unary("not", group)
                case _:
                    return node
        case p.Unary("not", value):
            return p.negated(_truth(value))
        case p.Logic(operator, parts):
            found = [_truth(part) for part in parts]
            if operator == "or":
                found = _one_of(found)
            return p.Logic(operator, tuple(found)) if len(found) > 1 else found[0]
        case p.IfElse(then, test, otherwise):
            return p.IfElse(_truth(then), test, _truth(otherwise))
        case _:
            return node


def _one_of(parts: list[p.Expr]) -> list[p.Expr]:
    """`x == a or x == b` is `x in (a, b)`, where all three are names."""
    found: list[p.Expr] = []
    for part in parts:
        match found[-1:], part:
            case [p.Compare(p.Name() as one, (("==", p.Name() as first),))], p.Compare(
                p.Name() as other, (("==", p.Name() as second),)
            ) if one == other:
                found[-1] = p.compare(one, "in", p.Tuple((first, second)))
            case [p.Compare(p.Name() as one, (("in", p.Tuple(some)),))], p.Compare(
                p.Name() as other, (("==", p.Name() as last),)
            ) if one == other:
                found[-1] = p.compare(one, "in", p.Tuple((*some, last)))
            case _:
                found.append(part)
    return found


def _block(block: list[p.Stmt], kept: set[str]) -> list[p.Stmt]:
    found: list[p.Stmt] = []
    for statement in block:
        found += _statement(statement, kept)
        if p.leaves(found[-1:]):
            break  # what stands behind is never reached
    return _end(_one_stamp(found))


def _one_stamp(block: list[p.Stmt]) -> list[p.Stmt]:
    """Several changes in a row count as one, if nothing is asked between them."""
    found: list[p.Stmt] = []
    for s in block:
        if s == STAMP and found[-2:-1] == [STAMP] and _only_sets(found[-1]):
            del found[-2]
        found.append(s)
    return found


def _only_sets(s: p.Stmt) -> bool:
    asked = [x for value in p.own_expressions(s) for x in p.everything(value)]
    plain = isinstance(s, (p.Assign, p.Change))
    return plain and all(_looks_at_no_game(x) for x in asked)


def _looks_at_no_game(node: p.Expr) -> bool:
    """Whether an expression, apart from its parts, calls nothing that may remember answers by stamp."""
    match node:
        case p.Call(p.Name(name)) | p.Call(p.From(p.API, name)):
            return name in PLAIN
        case p.Call():
            return False
        case _:
            return True


def _statement(s: p.Stmt, kept: set[str]) -> list[p.Stmt]:
    match s:
        case p.If(p.Literal(bool(holds)), then, otherwise):
            return _block(then if holds else otherwise, kept)
        case p.If(test, then, otherwise):
            then, otherwise = _block(then, kept), _block(otherwise, kept)
            if otherwise and p.leaves(then):
                return [p.If(test, then), *otherwise]
            return [p.If(test, then, otherwise)]
        case p.For(target, source, body, otherwise):
            body = _block(body, kept)
            used = kept | p.mentioned_in(body)
            return [p.For(_unused(target, used), source, body, _block(otherwise, kept))]
        case p.While(test, body):
            return [p.While(test, _block(body, kept))]
        case _:
            return [s]


def _end(block: list[p.Stmt]) -> list[p.Stmt]:
    """The last two statements as one, where that says the same."""
    match block[-2:]:
        case [p.If(test, [one], []), other] if test == OVER and one == other:
            return _end([*block[:-2], other])
        case [p.If(test, [p.Return(p.Literal(False))], []), p.Return(p.Literal(True))]:
            return [*block[:-2], p.Return(p.negated(test))]
        case [p.If(test, [p.Return(p.Literal(True))], []), p.Return(p.Literal(False))]:
            return [*block[:-2], p.Return(test)]
        case [p.Assign(p.Name() as name, value, None), p.Return(given)] if name == given:
            return [*block[:-2], p.Return(value)]
        case _:
            return block


def _unused(target: p.Expr, used: set[str]) -> p.Expr:
    """The variable of a loop, with a `_` before it if nobody reads it."""
    match target:
        case p.Name(id) if id not in used and not id.startswith("_"):
            return p.Name(f"_{id}")
        case p.Tuple(items):
            return p.Tuple(tuple([_unused(item, used) for item in items]))
        case _:
            return target


def _read_after_loops(block: list[p.Stmt]) -> set[str]:
    """The names that are read outside of the loops that set them."""
    found: set[str] = set()
    for s in block:
        if isinstance(s, p.For):
            inside = _read_after_loops(s.body)
            names = s.target.items if isinstance(s.target, p.Tuple) else (s.target,)
            found |= inside - {x.id for x in names if isinstance(x, p.Name)}
            found |= _read_after_loops(s.otherwise)
            found |= free_in(s.source)
            continue
        for expression in p.own_expressions(s):
            found |= free_in(expression)
        for inner in p.blocks_of(s):
            found |= _read_after_loops(inner)
    return found


def free_in(node: p.Expr) -> set[str]:
    """The names that an expression reads, without those that it binds itself."""
    if isinstance(node, p.Name):
        return {node.id}
    if isinstance(node, p.Listing):
        loop = node.loop
        inner = free_in(node.item) | (free_in(loop.test) if loop.test is not None else set())
        return free_in(loop.source) | (inner - free_in(loop.target))
    return {name for part in p.parts_of(node) for name in free_in(part)}
