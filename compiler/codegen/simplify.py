"""Simplifies Python trees, as a careful person would write them."""

from __future__ import annotations

from compiler.codegen import py_tree as p

OVER = p.game("over")
STAMP = p.Change(p.game("stamp"), "+=", p.literal(1))


def simplified(block: list[p.Stmt]) -> list[p.Stmt]:
    """The body of a function: no `else` after leaving, nothing behind it, no name for nothing."""
    block = [_plainly_asked(s) for s in block]
    loops = any(isinstance(s, p.For) for s in p.statements_in(block))
    found = _block(block, _read_after_loops(block) if loops else set())
    idle = (p.Return(), p.If(OVER, [p.Return()]))
    while found and found[-1] in idle:
        found.pop()
    return found or [p.Pass()]


def _plainly_asked(s: p.Stmt) -> p.Stmt:
    """The statement with its conditions as a careful person writes them: `if found`, not `if len(found) > 0`."""
    s = p.statement_rewritten(s, _inside)
    match s:
        case p.If(test, then, otherwise):
            then, otherwise = ([_plainly_asked(x) for x in b] for b in (then, otherwise))
            return p.If(_truth(test), then, otherwise)
        case p.While(test, body):
            return p.While(_truth(test), [_plainly_asked(x) for x in body])
        case _:
            return p.blocks_changed(s, lambda block: [_plainly_asked(x) for x in block])


def _inside(node: p.Expr) -> p.Expr | None:
    """The same for conditions inside of an expression."""
    match node:
        case p.Unary("not", value):
            value = _truth(p.rewritten(value, _inside))
            match value:
                case p.Unary("not", found):
                    return p.builtin("bool", found)
                case _:
                    return p.negated(value)
        case p.IfElse(then, test, otherwise):
            test, then, otherwise = (p.rewritten(x, _inside) for x in (test, then, otherwise))
            return p.IfElse(then, _truth(test), otherwise)
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
        case p.Compare(p.Call(p.Name("len"), (group,)), ((">" | "==" as operator, p.Literal(0)),)):
            if isinstance(group, p.Listing):
                return node
            return group if operator == ">" else p.Unary("not", group)
        case p.Unary("not", value):
            return p.negated(_truth(value))
        case p.Logic(operator, parts):
            return p.Logic(operator, tuple([_truth(part) for part in parts]))
        case p.IfElse(then, test, otherwise):
            return p.IfElse(_truth(then), test, _truth(otherwise))
        case _:
            return node


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
    return plain and not any(isinstance(x, (p.Call, p.Listing)) for x in asked)


def _statement(s: p.Stmt, kept: set[str]) -> list[p.Stmt]:
    match s:
        case p.If(test, then, otherwise):
            then, otherwise = _block(then, kept), _block(otherwise, kept)
            if otherwise and p.leaves(then):
                return [p.If(test, then), *otherwise]
            return [p.If(test, then, otherwise)]
        case p.For(target, source, body, otherwise):
            body = _block(body, kept)
            used = kept | {x.id for x in p.expressions_in(body) if isinstance(x, p.Name)}
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
