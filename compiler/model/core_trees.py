"""Looking through trees of the core: parts, names, conditions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from compiler.language.types import TRUTH, Type
from compiler.model import core as c


def children(node: c.Core) -> list[c.Core]:
    match node:
        case c.ZoneRef():
            return [node.owner] if node.owner is not None else []
        case c.Get():
            return [node.owner]
        case c.Query() | c.Native() | c.Op() | c.After():
            return list(node.args)  # what is evaluated after something is not part of now
        case c.KindTest():
            return [node.value]
        case c.Select():
            found: list[c.Core] = [node.source]
            found += [x for x in (node.where, node.value) if x is not None]
            return found + [value for value, _ in node.orders]
        case c.Choice():
            asked: list[c.Core] = [w for w in node.words if not isinstance(w, str)]
            return [node.options, *asked] + ([node.chooser] if node.chooser is not None else [])
        case _:
            return []


def nodes(node: c.Core) -> list[c.Core]:
    found = [node]
    for child in children(node):
        found.extend(nodes(child))
    return found


def bodies(node: c.CoreStmt) -> list[tuple[c.CoreStmt, ...]]:
    """The blocks inside a statement."""
    match node:
        case c.SMay() | c.SWhile() | c.SRepeat() | c.SFor():
            return [node.body]
        case c.SIf():
            return [node.then, node.otherwise]
        case c.SOneOf():
            return [body for _, body in node.options]
        case _:
            return []


def statements(block: Iterable[c.CoreStmt]) -> Iterator[c.CoreStmt]:
    """All statements of a block, also those inside of others."""
    for statement in block:
        yield statement
        for body in bodies(statement):
            yield from statements(body)


def free_names(node: c.Core) -> list[tuple[str, Type]]:
    """The variables an expression reads from outside, in the order they first occur."""
    found: dict[str, Type] = {}

    def visit(n: c.Core, bound: frozenset[str]) -> None:
        if isinstance(n, c.Var):
            if n.name not in bound:
                found.setdefault(n.name, n.type)
            return
        inside = bound | {n.var} if isinstance(n, c.Select) else bound
        if isinstance(n, c.After):
            visit(n.value, bound)
        for child in children(n):
            visit(child, bound if isinstance(n, c.Select) and child is n.source else inside)

    visit(node, frozenset())
    return list(found.items())


def rename(node: c.Core, old: str, new: str) -> c.Core:
    """The same expression with one variable called differently."""
    match node:
        case c.Var():
            return c.Var(node.type, new) if node.name == old else node
        case c.ZoneRef():
            return c.ZoneRef(
                node.type, node.zone, rename(node.owner, old, new) if node.owner else None
            )
        case c.Get():
            return c.Get(node.type, rename(node.owner, old, new), node.field, node.how)
        case c.Query():
            return c.Query(node.type, node.name, tuple(rename(a, old, new) for a in node.args))
        case c.Native():
            return c.Native(node.type, node.name, tuple(rename(a, old, new) for a in node.args))
        case c.Op():
            return c.Op(node.type, node.operator, tuple(rename(a, old, new) for a in node.args))
        case c.After():
            args = tuple(rename(a, old, new) for a in node.args)
            return replace(node, value=rename(node.value, old, new), args=args)
        case c.KindTest():
            return c.KindTest(node.type, rename(node.value, old, new), node.kind)
        case c.Select():
            return c.Select(
                node.type,
                node.mode,
                rename(node.source, old, new),
                node.var,
                node.item,
                rename(node.where, old, new) if node.where is not None else None,
                rename(node.value, old, new) if node.value is not None else None,
                tuple((rename(v, old, new), h) for v, h in node.orders),
            )
        case c.Choice():
            return replace(node, options=rename(node.options, old, new))
        case _:
            return node


def conjuncts(node: c.Core | None) -> list[c.Core]:
    """The parts of a condition that all must hold."""
    if node is None:
        return []
    if isinstance(node, c.Op) and node.operator == "and":
        return conjuncts(node.args[0]) + conjuncts(node.args[1])
    return [node]


def disjuncts(node: c.Core) -> list[c.Core]:
    """The parts of a condition of which one must hold."""
    if isinstance(node, c.Op) and node.operator == "or":
        return disjuncts(node.args[0]) + disjuncts(node.args[1])
    return [node]


def together(tests: Sequence[c.Core]) -> c.Core | None:
    """Conditions that all must hold, as one."""
    found: c.Core | None = None
    for test in tests:
        found = test if found is None else c.Op(TRUTH, "and", (found, test))
    return found


def has_loop(node: c.Core | None) -> bool:
    return node is not None and any(isinstance(n, (c.Select, c.Source)) for n in nodes(node))
