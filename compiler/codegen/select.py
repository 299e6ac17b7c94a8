"""Loops behind `any`, `no`, `sum`, `highest`, `lowest`, `best`."""

from __future__ import annotations

from compiler.codegen import py_tree as p
from compiler.codegen.py_types import nothing
from compiler.codegen.spelled import spelled_out
from compiler.codegen.timeless import is_quiet
from compiler.codegen.walks import Walks
from compiler.codegen.writer import CALL
from compiler.language.types import TRUTH
from compiler.model import core as c
from compiler.model.core_trees import free_names, has_loop, nodes


class SelectLoop:
    """The loop behind `any`, `no`, `sum`, `highest`, `lowest`, `best`."""

    def __init__(self, body: Walks, node: c.Select) -> None:
        self.body = body
        self.node = body.narrowed(node)

    def write(self) -> None:
        """As a function of its own: the loop, and what it gives."""
        node, body = self.node, self.body
        if node.mode in ("any", "no"):
            self.search_alone(p.literal(node.mode == "any"))
            body.add(p.Return(p.literal(node.mode == "no")))
            return
        if node.mode == "first":
            self.search_alone(self.var)
            body.add(p.Return(nothing(node.type)))
            return
        over, test = body.walk(node.source, node.var, node.where)
        with body.walking(node.var):
            self.gather(over, test)

    def search_alone(self, found: p.Expr) -> None:
        """The search that is all that a function does; a short rule that it asks is written out."""
        body = self.body
        # A walk inside of two others pays.
        cost: list[p.Stmt] = [p.Change(p.game("fuel"), "-=", p.literal(CALL))]
        paid = cost if body.loops > 1 else []
        for walk in self.search([p.Return(found)]):
            body.add(spelled_out(walk, body.short_rule, paid))

    def gather(self, over: p.Expr, test: p.Expr | None) -> None:
        """One thing made of all that is found."""
        node, body = self.node, self.body
        match node.mode:
            case "sum":
                total = p.Name("total")
                body.add(p.Assign(total, p.ZERO))
                added: list[p.Stmt] = [p.Change(total, "+=", self.value())]
                tests = self.tests(test)
                inner: list[p.Stmt] = [p.If(tests, added)] if tests is not None else added
                body.add(p.For(self.var, over, inner), p.Return(total))
            case "highest" | "lowest":
                values = p.Name("values")
                function = "max" if node.mode == "highest" else "min"
                body.add(p.Assign(values, self.listing(over, test, self.value())))
                best = p.builtin(function, values)
                body.add(p.Return(p.IfElse(best, values, p.ZERO)))
            case "best" | "sorted":
                self.ordered(over, test)

    @property
    def var(self) -> p.Name:
        return self.body.place.local(self.node.var)

    def value(self) -> p.Expr:
        assert self.node.value is not None
        return self.body.ex(self.node.value)

    def tests(self, test: p.Expr | None) -> p.Expr | None:
        where = self.node.where
        return p.both([test, self.body.ex(where) if where is not None else None])

    def listing(self, over: p.Expr, test: p.Expr | None, item: p.Expr) -> p.Expr:
        tests = self.tests(test)
        if tests is None and item == self.var:
            return p.as_list(over)
        return p.Listing(item, p.Loop(self.var, over, tests))

    def best(self, over: p.Expr, test: p.Expr | None) -> None:
        """All that tie for first. What comes second is only asked where the first does not decide."""
        node, body, var = self.node, self.body, self.var
        # No name of the language begins with `_`.
        found = p.Name("_found")
        body.add(p.Assign(found, self.listing(over, test, var)))
        for value, highest in node.orders:
            ranks = p.Listing(body.ex(value), p.Loop(var, found))
            picked = p.call(p.api("highest_of" if highest else "lowest_of"), found, ranks)
            several = p.compare(p.builtin("len", found), ">", p.literal(1))
            body.add(p.If(several, [p.Assign(found, picked)]))
        body.add(p.Return(found))

    def ordered(self, over: p.Expr, test: p.Expr | None) -> None:
        node, body = self.node, self.body
        if node.mode == "best" and all(is_quiet(v, body.place.quiet) for v, _ in node.orders):
            self.best(over, test)
            return
        keys = [
            p.Unary("-", body.ex(value)) if highest else body.ex(value)
            for value, highest in node.orders
        ]
        ranked, rank, found, least, _ = (
            p.Name(n) for n in ("ranked", "rank", "found", "least", "_")
        )
        pair = p.Tuple((p.Tuple(tuple(keys)), self.var))
        body.add(p.Assign(ranked, self.listing(over, test, pair)))
        if node.mode == "best":
            ranks = p.Listing(rank, p.Loop(p.Tuple((rank, _)), ranked))
            body.add(p.If(p.Unary("not", ranked), [p.Return(p.List(()))]))
            body.add(p.Assign(least, p.builtin("min", ranks)))
            same = p.compare(rank, "==", least)
            body.add(p.Return(p.Listing(found, p.Loop(p.Tuple((rank, found)), ranked, same))))
        else:
            # Sorting is stable: what ties stays in the order it had.
            by = p.Call(p.Attr(ranked, "sort"), (), (("key", p.api("first_part")),))
            body.add(p.Do(by))
            body.add(p.Return(p.Listing(found, p.Loop(p.Tuple((_, found)), ranked))))

    def search(self, then: list[p.Stmt]) -> list[p.Stmt]:
        """Walk until one is found; `then` leaves the walk."""
        node, body = self.node, self.body
        over, test = body.walk(node.source, node.var, node.where)
        with body.walking(node.var):
            return self.searching(over, test, then)

    def searching(self, over: p.Expr, test: p.Expr | None, then: list[p.Stmt]) -> list[p.Stmt]:
        node, body = self.node, self.body
        spelled = self.line_of(node)
        if spelled is not None:
            names, condition = spelled
            return [p.For(names, over, [p.If(condition, then)])]
        inner = self.branch(node.where, then)
        if test is not None:
            inner = p.asked(test, inner)
        return [body.over_columns(node.source, p.For(self.var, over, inner))]

    def absent(self, then: list[p.Stmt]) -> list[p.Stmt]:
        """Walk to the end, and do `then` if none is found."""
        [walk] = self.search([p.Break()])
        assert isinstance(walk, p.For)
        walk.otherwise = then
        return [walk]

    def line_of(self, node: c.Select) -> tuple[p.Expr, p.Expr] | None:
        """`line in lines(s, 3) where no c in line where X`: the three spaces by name, tested one by one."""
        source, inner = node.source, node.where
        if not isinstance(source, c.Native) or source.name != "lines":
            return None
        length = source.args[1]
        if not isinstance(length, c.Lit) or not isinstance(length.value, int) or length.value > 6:
            return None
        if not isinstance(inner, c.Select) or inner.mode != "no" or has_loop(inner.where):
            return None
        if inner.source != c.Var(inner.source.type, node.var) or inner.where is None:
            return None
        names = [p.Name(f"its_{n + 1}") for n in range(length.value)]
        tests: list[p.Expr | None] = []
        for name in names:
            self.body.registers[inner.var] = name
            tests.append(self.body.ex(c.Op(TRUTH, "not", (inner.where,))))
        del self.body.registers[inner.var]
        return p.Tuple(tuple(names)), p.both(tests) or p.TRUE

    def branch(self, condition: c.Core | None, then: list[p.Stmt]) -> list[p.Stmt]:
        """`if condition: then`, with inner loops written out instead of called."""
        body = self.body
        if condition is None:
            return then
        if isinstance(condition, c.Op) and condition.operator == "and":
            tail = self.searched(condition.args[1])
            if isinstance(tail, c.Select) and tail.mode in ("any", "no"):
                return p.asked(body.ex(condition.args[0]), self.branch(tail, then))
        condition = self.searched(condition)
        if isinstance(condition, c.Select) and condition.mode == "any":
            # A search inside of a search leaves both.
            if all(isinstance(s, p.Return) for s in then) and body.without_walk(condition) is None:
                body.loops += 1
                found = SelectLoop(body, condition).search(then)
                body.loops -= 1
                return found
        if (
            isinstance(condition, c.Select)
            and condition.mode == "no"
            and not has_loop(condition.where)
            and body.without_walk(condition) is None
        ):
            return SelectLoop(body, condition).absent(then)
        return p.asked(body.ex(condition), then)

    def searched(self, condition: c.Core) -> c.Core:
        """The search behind a query, if that is all it does and its names are free here."""
        if not isinstance(condition, c.Query):
            return condition
        found = self.body.place.queries.search(condition)
        taken = {self.node.var, *self.body.registers, *(n for n, _ in free_names(self.node))}
        taken |= {n for n, _ in free_names(condition)}
        if found is None or any(s.var in taken for s in nodes(found) if isinstance(s, c.Select)):
            return condition
        return found
