"""What the board says for each document of a kind is found once, for walks over these documents.

before   for way in game.program.of_kind[Way]:
             for t in game.board.rays[way.across][way.down][s]: ...
after    for ray in _rays_1(game):
             for t in ray[s]: ...
"""

from __future__ import annotations

from collections.abc import Iterable

from compiler.codegen import py_tree as p
from compiler.codegen.kept_lists import kept_list
from compiler.codegen.memberships import names_set
from compiler.codegen.place import Place

# Tables of the board by two numbers, and what one of their entries is called.
TABLES = {"rays": "ray", "shifts": "shift"}


def with_document_tables(block: list[p.Stmt], place: Place) -> list[p.Stmt]:
    """Walk over documents together with what the board says about each, where a loop asks for it."""
    if place.fixed is None or not any(isinstance(s, p.For) for s in p.statements_in(block)):
        return block
    taken = p.mentioned_in(block) | names_set(block)
    return _block(block, place, taken)


def _block(block: list[p.Stmt], place: Place, taken: set[str]) -> list[p.Stmt]:
    found: list[p.Stmt] = []
    for s in block:
        s = p.blocks_changed(s, lambda inner: _block(inner, place, taken))
        match s:
            case p.For(p.Name() as var, p.Index(of, _) as documents, body, otherwise) if (
                of == p.game("program", "of_kind")
            ):
                read = next((x for x in _surely_asked(body) if _table(x, var)), None)
                if read is not None:
                    s = _walk(var, documents, body, otherwise, read, place, taken)
        found.append(s)
    return found


def _walk(
    var: p.Name,
    documents: p.Expr,
    body: list[p.Stmt],
    otherwise: list[p.Stmt],
    read: p.Expr,
    place: Place,
    taken: set[str],
) -> p.For:
    table = _table(read, var)
    name = place.local(TABLES[table]).id
    while name in taken:
        name += "_"
    taken.add(name)
    entry = p.Name(name)
    body = p.block_rewritten(body, lambda x: entry if x == read else None)
    alone = all(x != var for x in p.expressions_in(body))
    pair: p.Expr = read if alone else p.Tuple((var, read))
    made = p.call(p.Name(_function(place, table, pair, p.Loop(var, documents))), p.GAME)
    return p.For(entry if alone else p.Tuple((var, entry)), made, body, otherwise)


def _function(place: Place, table: str, item: p.Expr, loop: p.Loop) -> str:
    """The name of a function that gives such a list, which is made once for a board."""
    stem = f"_{table}_"
    number = 1 + sum(1 for f in place.target.functions if f.name.startswith(stem))
    words = (p.literal(table), p.literal(number))
    return kept_list(place, (stem, number), p.Listing(item, loop), p.ANY, words)


def _surely_asked(body: list[p.Stmt]) -> Iterable[p.Expr]:
    """What a round asks before it may end: a direction that is never asked for need not be one."""
    for s in body:
        match s:
            case p.Assign(_, value):
                yield from p.everything(value)
            case p.For(_, source):
                yield from p.everything(source)
                return
            case _:
                return


def _table(node: p.Expr, var: p.Name) -> str:
    """The table of the board that is looked into by two numbers of a document; empty if it is another."""
    match node:
        case p.Index(p.Index(p.Attr(p.Attr(p.Name("game"), "board"), name), one), two) if (
            name in TABLES and _is_of(one, var) and _is_of(two, var)
        ):
            return name
        case _:
            return ""


def _is_of(number: p.Expr, var: p.Name) -> bool:
    match number:
        case p.Attr(value, _):
            return value == var
        case p.Unary("-", value):
            return _is_of(value, var)
        case p.Literal(int()):
            return True
        case _:
            return False
