"""Lists that a statement makes before it does anything else are made by loops.

before   return [ally for ally in game.seen[Ally] if hp_of[ally] > 0]
after    _found = []
         for ally in game.seen[Ally]:
             if hp_of[ally] > 0:
                 _found.append(ally)
         return _found

Python makes and calls a function for each comprehension, which costs more than most of them do: rules look
through a handful of things, and often at none. What is asked only sometimes (`a and [...]`) stays as it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from compiler.codegen import py_tree as p
from compiler.codegen.memberships import names_set
from compiler.codegen.simplify import free_in

# What gives the same, whether a list beside it is made before or after it.
PLAIN = frozenset({"len", "tuple", "list", "min", "max", "both", "members", "offer", "walk"})
LOOKS = frozenset({"len", "min", "max", "isinstance", "abs", "range", "enumerate", "bool"})


def written_out(block: list[p.Stmt], params: Iterable[p.Param]) -> list[p.Stmt]:
    """The body of a function, with loops for what can be looped through in its place."""
    if not any(isinstance(x, p.Listing) for x in p.expressions_in(block)):
        return block
    mentioned = {param.name for param in params} | p.mentioned_in(block)
    return _Writer(block, mentioned).block(block)


def _set_once(block: list[p.Stmt]) -> set[str]:
    """The names to which one statement gives a value, and no loop."""
    times: Counter[str] = Counter()
    for s in p.statements_in(block):
        match s:
            case p.Assign(p.Name(name)):
                times[name] += 1
            case p.Change(p.Name(name)):
                times[name] += 2
            case p.For(target):
                times.update(dict.fromkeys(p.names_in(target), 2))
            case _:
                pass
    return {name for name, count in times.items() if count == 1}


class _Writer:
    def __init__(self, block: list[p.Stmt], mentioned: set[str]) -> None:
        self.taken = mentioned | names_set(block)
        self.set_once = _set_once(block)
        # Names that stand for something outside of the lists that bind them.
        self.bound = _bound(block)
        self.before: list[p.Stmt] = []  # what comes before the statement at hand
        self.late = False  # something has been done that lists must not overtake

    def block(self, block: list[p.Stmt]) -> list[p.Stmt]:
        found: list[p.Stmt] = []
        for s in block:
            self.before, self.late = [], False
            changed = self.statement(s)
            found += [*self.before, p.blocks_changed(changed, self.inner)]
        return found

    def inner(self, block: list[p.Stmt]) -> list[p.Stmt]:
        before, late = self.before, self.late
        made = self.block(block)
        self.before, self.late = before, late
        return made

    def statement(self, s: p.Stmt) -> p.Stmt:
        match s:
            case p.Assign(p.Name(name) as target, p.Listing() as listing, _) if (
                name in self.set_once and target not in p.everything(listing)
            ):
                made = self.loop(listing, target)
                if made is None:
                    return s
                return self.before.pop()
            case p.Assign(target, value, note):
                return p.Assign(target, self.lifted(value), note)
            case p.Change(p.Name() as target, operator, value):
                return p.Change(target, operator, self.lifted(value))
            case p.Do(value):
                return p.Do(self.lifted(value))
            case p.Return(given) if given is not None:
                return p.Return(self.lifted(given))
            case p.If(test, then, otherwise):
                return p.If(self.lifted(test), then, otherwise)
            case p.For(p.Name() as var, p.Listing(item, loop), body, otherwise) if (
                item == loop.target
            ):
                # The list and the loop give their things the same name.
                some = None if loop.test is None else _with(loop.test, item, var)
                if some is not None and _only_looks(body, some):
                    inside: list[p.Stmt] = [p.If(some, body)]
                    return p.For(var, self.lifted(loop.source), inside, otherwise)
                listing = p.Listing(var, p.Loop(var, loop.source, some))
                return p.For(var, self.found(listing, (var.id,)), body, otherwise)
            case p.For(target, source, body, otherwise):
                return p.For(target, self.lifted(source), body, otherwise)
            case _:
                return s

    def lifted(self, node: p.Expr) -> p.Expr:
        """The expression with names for the lists in it that are made whenever it is looked at."""
        match node:
            case p.Listing():
                return self.found(node)
            case p.Attr(value, name):
                return p.Attr(self.lifted(value), name)
            case p.Index(value, key) if not isinstance(key, p.Span):
                return p.Index(self.lifted(value), self.lifted(key))
            case p.Call(p.Name("len"), (p.Listing(p.Name()) as listing,)) if not self.late:
                return self.loop(listing, None) or node
            case p.Call(function, args, named):
                function = self.lifted(function)
                args = tuple([self.lifted(a) for a in args])
                named = tuple([(name, self.lifted(value)) for name, value in named])
                self.late = self.late or not _is_plain(function)
                return p.Call(function, args, named)
            case p.Tuple(items):
                return p.Tuple(tuple([self.lifted(x) for x in items]))
            case p.List(items):
                return p.List(tuple([self.lifted(x) for x in items]))
            case p.Unary(operator, value):
                return p.Unary(operator, self.lifted(value))
            case p.Binary(operator, left, right):
                left = self.lifted(left)
                return p.Binary(operator, left, self.lifted(right))
            case p.Compare(left, ((operator, right),)):
                left = self.lifted(left)
                return p.Compare(left, ((operator, self.lifted(right)),))
            case p.Logic(operator, (first, *rest)):
                node = p.Logic(operator, (self.lifted(first), *rest))
            case p.IfElse(then, test, otherwise):
                node = p.IfElse(then, self.lifted(test), otherwise)
            case p.Name() | p.Literal() | p.From() | p.Member():
                return node
            case _:
                pass
        self.late = True
        return node

    def found(self, listing: p.Listing, kept: Sequence[str] = ()) -> p.Expr:
        """What holds the list, made before the statement."""
        if self.late:
            return listing
        name = p.Name(self.fresh("_found"))
        return self.loop(listing, name, kept) or listing

    def loop(
        self, listing: p.Listing, result: p.Name | None, kept: Sequence[str] = ()
    ) -> p.Name | None:
        """Make a list, or count what would be in it; None if that cannot be written as a loop.

        Variables get other names where theirs stand for something else, unless these are to be kept.
        """
        loop = listing.loop
        own = _variables(loop.target)
        inside = [x for part in (loop.test, listing.item) if part for x in p.everything(part)]
        if own is None or any(
            isinstance(x, p.Listing) and (_variables(x.loop.target) or own) & own for x in inside
        ):
            return None
        source = self.lifted(loop.source)
        self.late = False
        again = sorted(own & self.bound - set(kept))
        new = {name: p.Name(self.fresh(name)) for name in again}
        self.bound |= own  # from now on they stand for what was walked over last

        def renamed(node: p.Expr) -> p.Expr | None:
            return new.get(node.id) if isinstance(node, p.Name) else None

        item = p.rewritten(listing.item, renamed)
        start: p.Stmt
        if result is None:
            result = p.Name(self.fresh("_count"))
            start = p.Assign(result, p.ZERO)
            body: list[p.Stmt] = [p.Change(result, "+=", p.literal(1))]
        else:
            start = p.Assign(result, p.List(()))
            body = [p.Do(p.call(p.Attr(result, "append"), item))]
        if loop.test is not None:
            body = [p.If(p.rewritten(loop.test, renamed), body)]
        used = p.mentioned_in(body)

        def unused(node: p.Expr) -> p.Expr | None:
            if not isinstance(node, p.Name) or node.id.startswith("_") or node.id in used:
                return None
            return p.Name(self.fresh(f"_{node.id}"))

        target = p.rewritten(p.rewritten(loop.target, renamed), unused)
        self.before += [start, p.For(target, source, self.inner(body))]
        return result

    def fresh(self, stem: str) -> str:
        name, number = stem, 1
        while name in self.taken:
            number += 1
            name = f"{stem}_{number}"
        self.taken.add(name)
        return name


def _bound(block: list[p.Stmt]) -> set[str]:
    """The names that a block mentions outside of the lists that bind them."""
    found: set[str] = set()
    for s in p.statements_in(block):
        for expression in p.own_expressions(s):
            found |= free_in(expression)
    return found


def _with(node: p.Expr, old: p.Expr, new: p.Expr) -> p.Expr:
    return p.rewritten(node, lambda x: new if x == old else None)


def _only_looks(body: list[p.Stmt], test: p.Expr) -> bool:
    """Whether a loop changes nothing that a test could see."""
    tested = p.names_in(test)
    for s in p.statements_in(body):
        match s:
            case p.If() | p.For() | p.Return() | p.Break() | p.Pass():
                pass
            case p.Assign(p.Name(name)) | p.Change(p.Name(name)) if name not in tested:
                pass
            case _:
                return False
    return not any(
        isinstance(x, p.Call) and not (isinstance(x.function, p.Name) and x.function.id in LOOKS)
        for x in p.expressions_in(body)
    )


def _variables(target: p.Expr) -> set[str] | None:
    """The names that a listing gives to what it walks over."""
    names = target.items if isinstance(target, p.Tuple) else (target,)
    found = {x.id for x in names if isinstance(x, p.Name)}
    return found if len(found) == len(names) else None


def _is_plain(function: p.Expr) -> bool:
    match function:
        case p.Name(name) | p.From(_, name) | p.Attr(p.Name("game"), name):
            return name in PLAIN
        case _:
            return False
