"""Walks over the pieces, spaces and lists of a game, and ways round them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace

from compiler.codegen import py_tree as p
from compiler.codegen.kept_lists import kept_list
from compiler.codegen.repeats import replaced
from compiler.codegen.writer import Writer
from compiler.language.types import SPACE, TRUTH, Type
from compiler.model import core as c
from compiler.model.core_trees import conjuncts, free_names, nodes, together
from compiler.source.module_names import RESERVED

# What the map alone may rule out: how functions are called that give the rest, and the type of each.
GROUPS: dict[str, tuple[str, p.Expr]] = {
    "spaces": ("_spaces_", p.INT),
    "definitions": ("_documents_", p.ANY),
}
# Operators that have an answer whatever they are given, and may rule out a lot.
SAFE = ("=", "<", "<=", ">", ">=", "and", "or", "if")
PIECES = Type("list", item=Type("piece"))
EACH = c.Var(Type("piece"), "piece")  # what a walk for several kinds is at


class Walks(Writer):
    """Says what to walk over, and finds walks that are not needed."""

    def walk(
        self, source: c.Core, var: str, where: c.Core | None = None
    ) -> tuple[p.Expr, p.Expr | None]:
        """What to walk over, and a further condition: one that `where` does not imply."""
        over, test = self.walked(source, var)
        if test is not None and self.implies_kind(where, source, var):
            test = None
        # Walks inside walks inside walks multiply: from the third on they cost fuel.
        return (p.of_game("walk", over) if self.loops > 2 else over), test

    def walked(self, source: c.Core, var: str) -> tuple[p.Expr, p.Expr | None]:
        piece = self.place.local(var)
        match source:
            case c.Source(of="copies", kind=kind):
                return p.game("live"), self.is_copy(piece, kind)
            case c.Native(name="copies_of", args=(group, c.Lit(value=id))):
                return self.ex(group), self.kept(piece, group, self.is_copy(piece, str(id)))
            case c.Native(name="of_kind", args=(group, c.Lit(value=kind))):
                return self.ex(group), self.kept(piece, group, self.of_kind(piece, str(kind)))
            case _:
                return self.ex(source), None

    def implies_kind(self, where: c.Core | None, source: c.Core, var: str) -> bool:
        """Whether only pieces of the kind that is walked over can be what `where` asks for first.

        `any card in deck where it.definition in trumps`: every trump is a card.
        """
        match source, conjuncts(where)[:1]:
            case (
                c.Native(name="of_kind", args=(group, c.Lit(value=str(kind)))),
                [
                    c.Op(
                        operator="=" | "in",
                        args=(c.Get(owner=c.Var(name=name), field="definition"), wanted),
                    )
                ],
            ) if name == var and not (isinstance(group, c.Op) and group.operator == "list"):
                one = wanted.type.item or wanted.type
                return one.form == "definition" and self.world.is_a(one.name, kind)
            case _:
                return False

    @contextmanager
    def walking(self, var: str) -> Iterator[None]:
        """The variable of a walk hides a variable of the phase that has the same name."""
        hidden = self.registers.pop(var, None)
        yield
        if hidden is not None:
            self.registers[var] = hidden

    def narrowed(self, node: c.Select) -> c.Select:
        """A walk over all spaces or documents of which the map alone rules out some: over the others.

        Which these are is found once for every space or player that the conditions mention, and for
        every document. What cannot fail may be asked before the others.
        """
        if not isinstance(node.source, c.Source) or node.source.of not in GROUPS:
            return node
        if self.place.fixed is None or node.where is None:
            return node
        # A short query may ask for both: what the map decides, and what changes.
        asked_for = self.place.queries.short.everywhere(node.where)
        given: dict[str, c.Core] = {}
        fixed: list[c.Core] = []
        rest: list[c.Core] = []
        for test in conjuncts(asked_for):
            asked, about = self.decided_by(test, node.var)
            few = _are_few({**given, **about})
            if asked is None or not few or (rest and not _cannot_fail(asked, node.var)):
                rest.append(test)
                continue
            fixed.append(asked)
            given.update(about)
        where = together(fixed)
        if where is None:
            return node
        args = [self.ex(value) for value in given.values()]
        kept = p.call(p.Name(self.group_like(node, where, given)), p.GAME, *args)
        group = f"group {len(self.registers)}"  # no variable has a space in its name
        self.registers[group] = kept
        source = c.Var(node.source.type, group)
        return replace(node, source=source, where=together(rest))

    def decided_by(self, test: c.Core, var: str) -> tuple[c.Core | None, dict[str, c.Core]]:
        """What besides the map decides whether a test of `var` holds: spaces, players and documents by their names.

        The test uses these names for them; None if something else decides. A piece stands for its place or
        its document.
        """
        given: dict[str, c.Core] = {}
        for part in nodes(test):
            match part:
                case c.Get(owner=c.Var(type=of, name=owner), field=field, how=how) if owner != var:
                    if field == "place":
                        seen: c.Core = part
                    elif how == "fixed" and of.form == "piece":
                        field, of = "definition", replace(of, form="definition")
                        seen = c.Get(of, part.owner, field, "builtin")
                        test = replaced(test, part, replace(part, owner=seen))
                    else:
                        continue
                    name = f"{owner}_{field}".replace(".", "_")
                    if name.isidentifier() and name != var and name not in self.registers:
                        given[name] = seen
        for name, part in given.items():
            type_ = SPACE if part.type.form != "definition" else part.type
            test = replaced(test, part, c.Var(type_, name))
        names = {name: type_ for name, type_ in free_names(test) if name not in given}
        if names.pop(var, None) is None or not self.place.is_fixed(test, {var, *given, *names}):
            return None, {}
        if any(type_.form not in ("space", "player", "definition") for type_ in names.values()):
            return None, {}
        if any(name in self.registers or name.startswith("event.") for name in names):
            return None, {}
        return test, {**given, **{name: c.Var(type_, name) for name, type_ in names.items()}}

    def group_like(self, node: c.Select, where: c.Core, given: Mapping[str, c.Core]) -> str:
        """The name of a function that gives the spaces or documents of which the map says something."""
        assert isinstance(node.source, c.Source)
        stem, item = GROUPS[node.source.of]
        functions = self.place.target.functions
        number = 1 + sum(1 for f in functions if f.name.startswith(("_spaces_", "_documents_")))
        var = self.place.local(node.var)
        over = self.ex(node.source)
        listed = p.Listing(var, p.Loop(var, over, self.anew().ex(where)))
        params: list[p.Param] = []
        named: list[p.Expr] = []
        for name, value in given.items():
            param = self.place.local(name)
            document = value.type.form == "definition"
            params.append(p.Param(param.id, p.ANY if document else p.INT))
            named.append(p.call(p.api("identity"), param) if document else param)
        words = (p.literal(number), *named)
        return kept_list(self.place, (stem, number), listed, item, words, params)

    def without_walk(self, node: c.Select) -> p.Expr | None:
        """`any card in deck` asks whether something is there, and `any space where it.f = v` asks the column."""
        if node.mode not in ("any", "no"):
            return self.whole_column(node)
        narrowed = self.narrowed(node)
        if narrowed.where is None:
            over, test = self.walked(narrowed.source, narrowed.var)
            if test is None and not isinstance(over, p.Listing):  # which would find all of them
                return p.builtin("bool", over) if node.mode == "any" else p.Unary("not", over)
        return self.whole_column(node)

    def whole_column(self, node: c.Select) -> p.Expr | None:
        """A column that is asked at once instead of space by space."""
        where, source = node.where, node.source
        if node.mode not in ("any", "no", "count") or not isinstance(source, c.Source):
            return None
        if source.of not in ("spaces", "players") or not isinstance(where, c.Op):
            return None
        if where.operator != "=":
            return None
        for mine, other in (where.args, where.args[::-1]):
            match mine:
                case c.Get(owner=c.Var(name=name), how="state") if name == node.var:
                    if any(n == node.var for n, _ in free_names(other)):
                        continue
                    column = p.game(f"{source.of[:-1]}_{mine.field}")
                    value = self.ex(other)
                    match node.mode:
                        case "any":
                            return p.compare(value, "in", column)
                        case "no":
                            return p.compare(value, "not in", column)
                        case _:
                            return p.call(p.Attr(column, "count"), value)
        return None

    def one_walk(self, mode: str, tests: list[c.Core]) -> list[c.Core]:
        """`any wall at s or any guard at s` is one question: is any piece at s a wall or a guard?"""
        found: list[c.Core] = []
        walks: list[
            tuple[c.Core, c.Core] | None
        ] = []  # what each walks over, and what it looks for
        for test in tests:
            walk = _walk_for_kind(mode, test)
            last = walks[-1] if walks else None
            if walk is None or last is None or walk[0] != last[0]:
                found.append(test)
                walks.append(walk)
                continue
            source, kinds = last[0], c.Op(TRUTH, "or", (last[1], walk[1]))
            found[-1] = c.Select(TRUTH, mode, source, EACH.name, EACH.type, kinds)
            walks[-1] = source, kinds
        return found

    def enumerated(self, source: c.Core, var: p.Name, over: p.Expr, tests: p.Expr | None) -> p.Loop:
        """A loop; a column read for every space is walked over instead of indexed."""
        if tests is None or not isinstance(source, c.Source) or source.of != "spaces":
            return p.Loop(var, over, tests)
        match _first_operand(tests):
            case p.Index(p.Attr(p.Name("game"), column), key) if key == var and column.startswith(
                "space_"
            ):
                pass
            case _:
                return p.Loop(var, over, tests)
        field = column.removeprefix("space_")
        names = p.names_in(tests)
        names.add(var.id)
        value = p.Name(field if field not in names and field.isidentifier() else f"its_{field}")
        if value.id in RESERVED:
            value = p.Name(f"its_{field}")
        read = p.Index(p.game(column), var)
        changed = p.rewritten(tests, lambda x: value if x == read else None)
        return p.Loop(p.Tuple((var, value)), p.builtin("enumerate", p.game(column)), changed)

    def over_columns(self, source: c.Core, walk: p.For) -> p.For:
        """The same for a loop of statements that begins with a question."""
        match walk:
            case p.For(p.Name() as var, over, [p.If(test, then, [])], otherwise):
                loop = self.enumerated(source, var, over, test)
                if loop.test is not None and isinstance(loop.target, p.Tuple):
                    value, column = loop.target.items[1], loop.source
                    assert isinstance(column, p.Call)
                    read = p.Index(column.args[0], var)
                    if any(x == read for x in p.expressions_in(then)):
                        then = p.block_rewritten(then, lambda x: value if x == read else None)
                    return p.For(loop.target, loop.source, [p.If(loop.test, then)], otherwise)
        return walk


def _walk_for_kind(mode: str, test: c.Core) -> tuple[c.Core, c.Core] | None:
    """What a test walks over, and what it asks of each, if it only looks for a piece of some kind."""
    match test:
        case c.Select(
            mode=looked,
            source=c.Native(name="of_kind", args=(group, c.Lit(value=str(kind)))),
            where=None,
        ) if looked == mode and not (isinstance(group, c.Op) and group.operator == "list"):
            if all(name != EACH.name for name, _ in free_names(group)):
                return replace(group, type=PIECES), c.KindTest(TRUTH, EACH, kind)
    return None


def _are_few(given: Mapping[str, c.Core]) -> bool:
    """Whether what is found out for each of these is not too much to remember."""
    documents = [value for value in given.values() if value.type.form == "definition"]
    return len(documents) <= 1 and len(given) - len(documents) <= 1


def _cannot_fail(test: c.Core, var: str) -> bool:
    """`steps(it, s) <= 2`, `it.x = 1` and the like; not `it != s`, which hardly rules out anything."""
    match test:
        case c.Op(operator="<" | "<=" | "=" | ">=" | ">", args=(asked, c.Lit())) if isinstance(
            asked, c.Native
        ) and asked.name in ("steps", "king_moves"):
            return True
    for part in nodes(test):
        match part:
            case c.Op(operator=operator) if operator in SAFE:
                pass
            case c.Op(operator="index", args=(c.Source(of="players"), c.Lit())):
                pass
            case c.Get(owner=c.Var(name=name), field="x" | "y") if name == var:
                pass
            case c.Lit() | c.Var() | c.Source(of="players"):
                pass
            case _:
                return False
    return True


def _first_operand(node: p.Expr) -> p.Expr:
    """What is looked at first."""
    match node:
        case p.Logic(_, parts):
            return _first_operand(parts[0])
        case p.Compare(left, _) | p.Binary(_, left, _):
            return _first_operand(left)
        case p.Unary("not", value):
            return _first_operand(value)
        case _:
            return node
