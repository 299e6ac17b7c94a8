"""Lists that a loop searches often become sets before the loop.

before   [s for s in found if s not in members(way)]
after    way_set = members(way)
         [s for s in found if s not in way_set]

Lowering marks what may be a set by `members(...)`. A mark that does not move out of a loop goes away again,
except on a list of spaces in the state: such a list is long, and `members` knows its set from the last time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from compiler.codegen import py_tree as p

MEMBERS = p.api("members")


def marked(group: p.Expr) -> p.Expr:
    """What is looked through, as a set if that pays."""
    return p.call(MEMBERS, group)


def with_sets(block: list[p.Stmt], local: Callable[[str], p.Name]) -> list[p.Stmt]:
    """Make sets before loops, and take all other marks away; `local` gives names of variables."""
    if not any(_is_mark(x) for x in p.expressions_in(block)):
        return block
    taken = p.mentioned_in(block) | names_set(block)
    return p.block_rewritten(_Sets(taken, local).block(block), _unmarked)


class _Sets:
    def __init__(self, taken: set[str], local: Callable[[str], p.Name]) -> None:
        self.taken = taken
        self.local = local

    def block(self, block: list[p.Stmt]) -> list[p.Stmt]:
        found: list[p.Stmt] = []
        for statement in block:
            made, inner = self.before(statement)
            found += [*made, p.blocks_changed(inner, self.block)]
        return found

    def before(self, statement: p.Stmt) -> tuple[list[p.Stmt], p.Stmt]:
        """The sets that loops of a statement look into, made before it."""
        made: list[p.Stmt] = []
        named: list[tuple[p.Expr, p.Name]] = []
        for stem, group in _looked_into(statement):
            if any(group == known for known, _ in named):
                continue
            name = self.local(f"{stem}_set").id
            while name in self.taken:
                name += "_"
            self.taken.add(name)
            named.append((group, p.Name(name)))
            made.append(p.Assign(p.Name(name), marked(group)))

        def change(node: p.Expr) -> p.Expr | None:
            match node:
                case p.Call(function, (group,)) if function == MEMBERS:
                    return next((name for known, name in named if known == group), None)
                case _:
                    return None

        return made, p.statement_rewritten(statement, change) if named else statement


def _looked_into(statement: p.Stmt) -> Iterator[tuple[str, p.Expr]]:
    """The marked lists that stay the same while a statement loops, and what to call them.

    Lists in the state do while an expression is worked out.
    """
    in_state = not isinstance(statement, (p.For, p.While))
    match statement:
        case p.For(_, source, body, _):
            inner = [*_of_listings([source]), *p.expressions_in(body)]
            bound = names_set([statement])
        case p.While(_, body):
            inner = list(p.expressions_in(body))
            bound = names_set([statement])
        case _:
            asked = p.own_expressions(statement)
            inner = list(_of_listings(asked))
            bound = names_set([p.Do(x) for x in asked])  # what it sets, it sets afterwards
    for x in inner:
        match x:
            case p.Call(function, (p.Name(name) as group,)) if function == MEMBERS:
                if name not in bound:
                    yield name, group
            case p.Call(function, (p.Attr(_, name) as group,)) if (
                function == MEMBERS and in_state and _is_kept(group)
            ):
                yield name.removeprefix("table_"), group
            case _:
                pass


def _of_listings(nodes: list[p.Expr]) -> Iterator[p.Expr]:
    """What is looked at in every round of a loop inside an expression."""
    for node in nodes:
        for x in p.everything(node):
            if isinstance(x, p.Listing):
                for part in (x.loop.test, x.item):
                    if part is not None:
                        yield from p.everything(part)


def names_set(block: list[p.Stmt]) -> set[str]:
    """The names that a block sets."""
    targets: list[p.Expr] = []
    for s in p.statements_in(block):
        match s:
            case p.Assign(target) | p.Change(target) | p.For(target):
                targets.append(target)
            case _:
                pass
    found: set[str] = set()
    for x in p.expressions_in(block):
        if isinstance(x, p.Listing):
            targets.append(x.loop.target)
        elif isinstance(x, p.Walrus):
            found.add(x.name)
    for target in targets:
        names = target.items if isinstance(target, p.Tuple) else (target,)
        found.update(x.id for x in names if isinstance(x, p.Name))
    return found


def _is_mark(node: p.Expr) -> bool:
    return isinstance(node, p.Call) and node.function == MEMBERS


def _unmarked(node: p.Expr) -> p.Expr | None:
    match node:
        case p.Compare(left, ((operator, p.Call(function, (group,))),)) if (
            function == MEMBERS and not _is_kept(group)
        ):
            return p.rewritten(p.Compare(left, ((operator, group),)), _unmarked)
        case _:
            return None


def _is_kept(group: p.Expr) -> bool:
    match group:
        case p.Attr(p.Name("game"), name):
            return name.startswith("table_")
        case p.Index(p.Attr(p.Name("game"), name)):
            return name.startswith(("piece_", "player_", "space_"))
        case _:
            return False
