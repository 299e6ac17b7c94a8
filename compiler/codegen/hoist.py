"""Columns and tables that a generated function reads often are fetched once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from compiler.codegen import py_tree as p

OWNED = ("piece_", "player_", "space_")
COLUMNS = {"contents": "contents_of", "place": "places", "doc": "docs", "owner": "owners"}


def hoisted(block: list[p.Stmt]) -> list[p.Stmt]:
    """Fetch columns and tables of the board once, at the top, where they are read in a loop or repeatedly."""
    if not _has_loop(block):
        return block
    found: dict[tuple[str, str], p.Expr] = {}  # what is read, by the name it would like to have
    times: Counter[tuple[str, str]] = Counter()
    for node, in_loop in _reads(block):
        stem = _stem(node)
        if stem is not None:
            key = (stem, repr(node))
            found.setdefault(key, node)
            times[key] += 2 if in_loop else 1
    if not found:
        return block
    bound = _bound(block)
    taken = {x.id for x in p.expressions_in(block) if isinstance(x, p.Name)} | bound
    fetched: list[tuple[p.Expr, p.Name]] = []
    for key, node in found.items():
        used = {x.id for x in p.everything(node) if isinstance(x, p.Name)}
        if times[key] < 2 or used & bound:
            continue
        name, _ = key
        while name in taken:
            name += "_"
        taken.add(name)
        fetched.append((node, p.Name(name)))
    if not fetched:
        return block

    def change(node: p.Expr) -> p.Expr | None:
        if isinstance(node, (p.Attr, p.Call)):
            for known, name in fetched:
                if node == known:
                    return name
        return None

    top: list[p.Stmt] = [p.Assign(name, node) for node, name in fetched]
    return [*top, *p.block_rewritten(block, change)]


def _stem(node: p.Expr) -> str | None:
    """What to call the value of an expression that stays the same during a rule; None if it may not."""
    match node:
        case p.Attr(p.Name("game"), name) if name in COLUMNS:
            return COLUMNS[name]
        case p.Attr(p.Name("game"), name) if name.startswith(OWNED) and "__" not in name:
            return name.split("_", 1)[1] + "_of"
        case p.Attr(p.Attr(p.Name("game"), "board"), "x" | "y" as name):
            return f"{name}_of"
        case p.Attr(p.Attr(p.Name("game"), tables), name) if (
            tables.endswith("tables") and name != "candidates"
        ):
            return name
        case p.Call(p.Attr(p.Attr(p.Name("game"), "board"), "shifted" | "lines" as name)):
            return name
        case _:
            return None


def _has_loop(block: list[p.Stmt]) -> bool:
    return any(isinstance(s, (p.For, p.While)) for s in p.statements_in(block)) or any(
        isinstance(x, p.Listing) for x in p.expressions_in(block)
    )


def _reads(block: list[p.Stmt], in_loop: bool = False) -> Iterator[tuple[p.Expr, bool]]:
    """All expressions, and whether they are looked at in every round of a loop."""
    for s in block:
        match s:
            case p.For(_, source, body, otherwise):
                yield from _parts(source, in_loop)
                yield from _reads(body, True)
                yield from _reads(otherwise, in_loop)
            case p.While(test, body):
                yield from _parts(test, True)
                yield from _reads(body, True)
            case _:
                for expression in p.own_expressions(s):
                    yield from _parts(expression, in_loop)
                for inner in p.blocks_of(s):
                    yield from _reads(inner, in_loop)


def _parts(node: p.Expr, in_loop: bool) -> Iterator[tuple[p.Expr, bool]]:
    yield node, in_loop
    if isinstance(node, p.Listing):
        yield from _parts(node.loop.source, in_loop)
        for inner in (node.loop.test, node.item):
            if inner is not None:
                yield from _parts(inner, True)
        return
    for part in p.parts_of(node):
        yield from _parts(part, in_loop)


def _bound(block: list[p.Stmt]) -> set[str]:
    """The names that a block sets."""
    targets: list[p.Expr] = []
    for s in p.statements_in(block):
        match s:
            case p.Assign(target) | p.Change(target) | p.For(target):
                targets.append(target)
            case _:
                pass
    targets += [x.loop.target for x in p.expressions_in(block) if isinstance(x, p.Listing)]
    found: set[str] = set()
    for target in targets:
        names = target.items if isinstance(target, p.Tuple) else (target,)
        found.update(x.id for x in names if isinstance(x, p.Name))
    return found
