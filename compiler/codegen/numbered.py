"""Walks over an enumeration count its values where numbers are needed.

before   for gem in ("ruby", "jade"):
             if stock[kinds.GEM_NUMBERS[gem]] > 2: ...
after    for _gem_number, gem in enumerate(("ruby", "jade")):
             if stock[_gem_number] > 2: ...
"""

from __future__ import annotations

from compiler.codegen import py_tree as p
from compiler.codegen.memberships import names_set
from compiler.codegen.place import Place
from compiler.codegen.py_types import enum_table


def numbered(block: list[p.Stmt], place: Place) -> list[p.Stmt]:
    """Count along in loops and listings that look up the numbers of what they walk over."""
    if not place.counts or not any(_table(x) for x in p.expressions_in(block)):
        return block
    taken = p.mentioned_in(block) | names_set(block)
    return _Numbered(place, taken).block(block)


def _table(node: p.Expr) -> str:
    """The constant with numbers that is looked into by a name."""
    match node:
        case p.Index(p.Member(_, table), p.Name()) if table.endswith("_NUMBERS"):
            return table
        case _:
            return ""


def _with_number(block: list[p.Stmt], read: p.Expr, number: p.Name) -> list[p.Stmt]:
    """A block that knows the number; lowering gave it names where it was needed twice."""
    named = [
        s.target for s in p.statements_in(block) if isinstance(s, p.Assign) and s.value == read
    ]

    def without(inner: list[p.Stmt]) -> list[p.Stmt]:
        kept = [s for s in inner if not isinstance(s, p.Assign) or s.value != read]
        return [p.blocks_changed(s, without) for s in kept]

    known = [read, *named]
    return p.block_rewritten(without(block), lambda x: number if x in known else None)


class _Numbered:
    def __init__(self, place: Place, taken: set[str]) -> None:
        self.enums = {enum_table(n): p.literal(v) for n, v in place.world.enums.items()}
        self.taken = taken

    def block(self, block: list[p.Stmt]) -> list[p.Stmt]:
        return [self.statement(s) for s in block]

    def statement(self, s: p.Stmt) -> p.Stmt:
        s = p.statement_rewritten(p.blocks_changed(s, self.block), self.listing)
        match s:
            case p.For(p.Name() as var, source, body, otherwise) if var.id not in names_set(body):
                read = self.number_read(var, source, [*p.expressions_in(body)])
                if read is not None:
                    number = self.name_for(var)
                    body = _with_number(body, read, number)
                    both = p.Tuple((number, var))
                    return p.For(both, p.builtin("enumerate", source), body, otherwise)
        return s

    def listing(self, node: p.Expr) -> p.Expr | None:
        match node:
            case p.Listing(item, p.Loop(p.Name() as var, source, test)):
                asked = [x for part in (item, test) if part is not None for x in p.everything(part)]
                read = self.number_read(var, source, asked)
                if read is None:
                    return None
                number = self.name_for(var)

                def known(x: p.Expr) -> p.Expr | None:
                    return number if x == read else None

                test = p.rewritten(test, known) if test is not None else None
                over = p.Loop(p.Tuple((number, var)), p.builtin("enumerate", source), test)
                return p.Listing(p.rewritten(item, known), over)
            case _:
                return None

    def number_read(self, var: p.Name, source: p.Expr, asked: list[p.Expr]) -> p.Expr | None:
        """The number of the value that is walked over, if it is asked for."""
        for node in asked:
            table = _table(node)
            if (
                table
                and isinstance(node, p.Index)
                and node.key == var
                and self.enums.get(table) == source
            ):
                return node
        return None

    def name_for(self, var: p.Name) -> p.Name:
        name = f"_{var.id}_number"
        while name in self.taken:
            name += "_"
        self.taken.add(name)
        return p.Name(name)
