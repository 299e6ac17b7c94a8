"""Hoisting: a generated function reads a column or table once instead of often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from compiler.codegen import py_tree as p
from compiler.codegen.document_tables import with_document_tables
from compiler.codegen.memberships import names_set, with_sets
from compiler.codegen.numbered import numbered
from compiler.codegen.once import LOOKS, Quiet, asked_once
from compiler.codegen.place import Place

OWNED = ("piece_", "player_", "space_")
TABLE = "table_"
COLUMNS = {"contents": "contents_of", "place": "places", "doc": "docs", "owner": "owners"}


def hoisted(block: list[p.Stmt], place: Place) -> list[p.Stmt]:
    """Fetch columns and tables of the board once, at the top, where they are read in a loop or repeatedly.

    What functions give that only look is asked once in each loop. The names are variables like an author's: none
    of them hides a function or a module.
    """
    block = asked_once(with_sets(numbered(block, place), place.local), place.looking)
    if not p.has_loop(block):
        return block
    block = _lifted(with_document_tables(block, place))
    found: dict[tuple[str, str], p.Expr] = {}  # what is read, by the name it would like to have
    times: Counter[tuple[str, str]] = Counter()
    bound = names_set(block)
    still = _changes_nothing(block, place.looking)
    inside: set[int] = set()  # of what is fetched as a whole
    for node, in_loop in _reads(block):
        if not isinstance(node, (p.Attr, p.Call, p.Index)) or id(node) in inside:
            continue
        stem = _stem(node) or (_still_stem(node) if still else None)
        if stem is None or (isinstance(node, p.Index) and p.names_in(node) & bound):
            continue
        if isinstance(node, p.Index):
            inside.add(id(node.value))
        key = (stem, repr(node))
        found.setdefault(key, node)
        times[key] += 2 if in_loop else 1
    if not found:
        return block
    taken = p.mentioned_in(block) | bound
    fetched: list[tuple[p.Expr, p.Name]] = []
    for key, node in found.items():
        if times[key] < 2 or p.names_in(node) & bound:
            continue
        name = place.local(key[0]).id
        while name in taken:
            name += "_"
        taken.add(name)
        fetched.append((node, p.Name(name)))
    if not fetched:
        return block

    by_name: dict[str, list[tuple[p.Expr, p.Name]]] = {}
    for known, variable in fetched:
        by_name.setdefault(_last_name(known), []).append((known, variable))

    def change(node: p.Expr) -> p.Expr | None:
        if isinstance(node, (p.Attr, p.Call, p.Index)):
            for known, variable in by_name.get(_last_name(node), ()):
                if node == known:
                    return variable
        return None

    top: list[p.Stmt] = [p.Assign(name, node) for node, name in fetched]
    return [*top, *p.block_rewritten(block, change)]


def _last_name(node: p.Expr) -> str:
    """The attribute that is asked for, called or looked into."""
    match node:
        case p.Attr(_, name) | p.Call(p.Attr(_, name)) | p.Index(p.Index(p.Attr(_, name))):
            return name
        case _:
            return ""


def _stem(node: p.Expr) -> str | None:
    """What to call the value of an expression that stays the same during a rule; None if it may not."""
    match node:
        case p.Attr(p.Name("game"), name) if name in COLUMNS:
            return COLUMNS[name]
        case p.Attr(p.Name("game"), name) if name.startswith(OWNED) and "__" not in name:
            return name.split("_", 1)[1] + "_of"
        case p.Attr(p.Attr(p.Name("game"), "board"), "x" | "y" as name):
            return f"{name}_of"
        case p.Attr(
            p.Attr(p.Name("game"), "board"), "stepped" | "kings" | "shifts" | "rays" as name
        ):
            return name
        case p.Index(p.Index(p.Attr(p.Attr(p.Name("game"), "board"), "shifts"))):
            return "shift"
        case p.Index(p.Index(p.Attr(p.Attr(p.Name("game"), "board"), "rays"))):
            return "ray"
        case p.Attr(p.Attr(p.Name("game"), tables), name) if (
            tables.endswith("tables") and name != "candidates"
        ):
            return name
        case p.Call(p.Attr(p.Attr(p.Name("game"), "board"), "lines" as name)):
            return name
        case _:
            return None


def _still_stem(node: p.Expr) -> str | None:
    """The same for what stays the same only if the rule changes nothing."""
    match node:
        case p.Attr(p.Name("game"), name) if name.startswith(TABLE):
            return name.removeprefix(TABLE)
        case p.Call(
            p.Attr(p.Name("game"), "top" | "bottom" as end), (p.Attr(p.Name("game"), zone),)
        ):
            return f"{end}_of_{zone.removeprefix('zone_')}"
        case _:
            return None


def _changes_nothing(block: list[p.Stmt], looking: Quiet) -> bool:
    """Whether all that a rule does is to look at the game, and to note what it finds."""
    for s in p.statements_in(block):
        match s:
            case p.Assign(p.Name()) | p.Change(p.Name()):
                pass
            case p.Change(target) if target == p.game("fuel"):
                pass
            case p.Assign() | p.Change():
                return False
            case _:
                pass
    return all(_only_looks_at_it(x, looking) for x in p.expressions_in(block))


def _only_looks_at_it(node: p.Expr, looking: Quiet) -> bool:
    match node:
        case p.Call(p.Attr(p.Name("game"), name)):
            return name in LOOKS or name == "tick"
        case p.Call(p.Attr(p.Attr(p.Name("game"), part))):
            return part == "board"
        case p.Call(p.Attr(p.Name(), name)):
            return name == "append"
        case p.Call(p.Name(function), (p.Name("game"), *_)) if function.startswith("_"):
            # Such functions are made for one value, or give what the map says.
            made = function.startswith(("_spaces_", "_documents_", "_rays_", "_shifts_"))
            return made or function.endswith("_candidates") or repr(node.function) in looking
        case p.Call(function, (p.Name("game"), *_)):
            return repr(function) in looking
        case _:
            return True


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


def _lifted(block: list[p.Stmt]) -> list[p.Stmt]:
    """What the first question of a loop asks for in every round, though it stays the same, is asked before it."""
    found: list[p.Stmt] = []
    for s in block:
        match s:
            case p.If(test, then, otherwise):
                found.append(p.If(test, _lifted(then), _lifted(otherwise)))
            case p.For(target, source, body, otherwise):
                lifted: list[p.Stmt] = []
                inner = _lifted(body)
                if _only_looks(body):
                    lifted, inner = _before_the_loop(target, inner)
                found += [*lifted, p.For(target, source, inner, _lifted(otherwise))]
            case _:
                found.append(s)
    return found


def _before_the_loop(target: p.Expr, body: list[p.Stmt]) -> tuple[list[p.Stmt], list[p.Stmt]]:
    first = body[0]
    if not isinstance(first, p.If):
        return [], body
    changing = p.names_in(target) | names_set(body)
    taken = p.mentioned_in(body)
    before: list[p.Stmt] = []
    for node in _asked_first(first.test):
        match node:
            case p.Index(p.Attr(p.Name("game"), column), p.Index() | p.Name()) | p.Index(
                p.Attr(p.Attr(p.Name("game"), "board"), "stepped" | "kings" as column),
                p.Index() | p.Name(),
            ):
                names = p.names_in(node)
                name = p.Name(f"_{column}")
                if not names & changing and name.id not in taken:
                    taken.add(name.id)
                    before.append(p.Assign(name, node))
                    body = _with_name(body, node, name)
    return before, body


def _with_name(block: list[p.Stmt], value: p.Expr, name: p.Name) -> list[p.Stmt]:
    return p.block_rewritten(block, lambda x: name if x == value else None)


def _asked_first(node: p.Expr) -> list[p.Expr]:
    """The parts of a condition that are looked at whenever it is."""
    match node:
        case p.Logic(_, parts):
            return [node, *_asked_first(parts[0])]
        case p.IfElse(_, test, _):
            return [node, *_asked_first(test)]
        case p.Listing():
            return [node]
        case _:
            return [node, *(x for part in p.parts_of(node) for x in _asked_first(part))]


def _only_looks(body: list[p.Stmt]) -> bool:
    """Whether a loop changes nothing but a list of what it has found."""
    for s in p.statements_in(body):
        match s:
            case p.If() | p.For() | p.Return() | p.Break():
                pass
            case p.Do(p.Call(p.Attr(p.Name(), "append"))):
                pass
            case _:
                return False
    return bool(body)
