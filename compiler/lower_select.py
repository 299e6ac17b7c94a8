"""Loops behind `any`, `no`, `sum`, `highest`, `lowest`, `best`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from compiler import core as c
from compiler.core_trees import has_loop
from compiler.timeless import is_quiet
from compiler.types import TRUTH

if TYPE_CHECKING:
    from compiler.lower_values import Values


class SelectLoop:
    """The loop behind `any`, `no`, `sum`, `highest`, `lowest`, `best`."""

    def __init__(self, body: Values, node: c.Select) -> None:
        self.body = body
        self.node = body.narrowed(node)

    def write(self) -> None:
        node, body = self.node, self.body
        if node.mode in ("any", "no"):
            self.search([f"return {node.mode == 'any'}"])
            body.line(f"return {node.mode == 'no'}")
            return
        if node.mode == "first":
            self.search([f"return {body.place.local(node.var)}"])
            body.line(f"return {body.nothing(node.type)}")
            return
        over, test = body.walk(node.source, node.var)
        match node.mode:
            case "sum":
                body.line("total = 0")
                self.each(over, test, f"total += {self.value()}")
                body.line("return total")
            case "highest" | "lowest":
                compare = "max" if node.mode == "highest" else "min"
                body.line(f"values = {self.comprehension(over, test, self.value())}")
                body.line(f"return {compare}(values) if values else 0")
            case "best" | "sorted":
                self.ordered(over, test)

    def value(self) -> str:
        assert self.node.value is not None
        return self.body.ex(self.node.value)

    def where(self) -> str:
        return self.body.ex(self.node.where, 2) if self.node.where is not None else ""

    def comprehension(self, over: str, test: str, item: str) -> str:
        tests = " and ".join(t for t in (test, self.where()) if t)
        return f"[{item} for {self.body.place.local(self.node.var)} in {over}{' if ' + tests if tests else ''}]"

    def each(self, over: str, test: str, action: str) -> None:
        tests = " and ".join(t for t in (test, self.where()) if t)
        self.body.line(f"for {self.body.place.local(self.node.var)} in {over}:")
        if tests:
            self.body.line(f"    if {tests}:")
            self.body.line(f"        {action}")
        else:
            self.body.line(f"    {action}")

    def best(self, over: str, test: str) -> None:
        """All that tie for first. What comes second is only asked where the first does not decide."""
        node, body = self.node, self.body
        var = body.place.local(node.var)
        # No name of the language begins with `_`.
        body.line(f"_found = {self.comprehension(over, test, var)}")
        for value, highest in node.orders:
            body.line("if len(_found) > 1:")
            pick = body.place.api("highest_of" if highest else "lowest_of")
            body.line(f"    _found = {pick}(_found, [{body.ex(value)} for {var} in _found])")
        body.line("return _found")

    def ordered(self, over: str, test: str) -> None:
        node, body = self.node, self.body
        if node.mode == "best" and all(is_quiet(v, body.place.quiet) for v, _ in node.orders):
            self.best(over, test)
            return
        keys = ", ".join(
            ("-" if highest else "") + body.ex(value, 7 if highest else 0)
            for value, highest in node.orders
        )
        key = f"({keys},)" if len(node.orders) == 1 else f"({keys})"
        var = self.body.place.local(node.var)
        body.line(f"ranked = {self.comprehension(over, test, f'({key}, {var})')}")
        if node.mode == "best":
            body.line("if not ranked:")
            body.line("    return []")
            body.line("least = min([rank for rank, _ in ranked])")
            body.line("return [found for rank, found in ranked if rank == least]")
        else:
            # Sorting is stable: what ties stays in the order it had.
            body.line("ranked.sort(key=first_part)")
            self.body.place.api("first_part")
            body.line("return [found for _, found in ranked]")

    def search(self, then: list[str]) -> None:
        """Walk until one is found; `then` leaves the walk."""
        node, body = self.node, self.body
        over, test = body.walk(node.source, node.var)
        spelled = self.line_of(node)
        if spelled is not None:
            names, condition = spelled
            body.line(f"for {names} in {over}:")
            body.line(f"    if {condition}:")
            body.indented(f"    {text}" for text in then)
            return
        depth = body.depth
        body.line(f"for {body.place.local(node.var)} in {over}:")
        body.depth += 1
        if test:
            body.line(f"if {test}:")
            body.depth += 1
        self.branch(node.where, then)
        body.depth = depth

    def absent(self, then: list[str]) -> None:
        """Walk to the end, and do `then` if none is found."""
        self.search(["break"])
        self.body.line("else:")
        self.body.indented(then)

    def line_of(self, node: c.Select) -> tuple[str, str] | None:
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
        names = [f"its_{n + 1}" for n in range(length.value)]
        tests = []
        for name in names:
            self.body.registers[inner.var] = name
            tests.append(self.body.ex(c.Op(TRUTH, "not", (inner.where,)), 3))
        del self.body.registers[inner.var]
        return ", ".join(names), " and ".join(tests)

    def branch(self, condition: c.Core | None, then: list[str]) -> None:
        """`if condition: then`, with inner loops written out instead of called."""
        body = self.body
        if condition is None:
            for text in then:
                body.line(text)
            return
        if isinstance(condition, c.Op) and condition.operator == "and":
            tail = condition.args[1]
            if isinstance(tail, c.Select) and tail.mode in ("any", "no"):
                body.line(f"if {body.ex(condition.args[0])}:")
                body.depth += 1
                self.branch(tail, then)
                body.depth -= 1
                return
        if (
            isinstance(condition, c.Select)
            and condition.mode == "no"
            and not has_loop(condition.where)
        ):
            SelectLoop(body, condition).absent(then)
            return
        body.line(f"if {body.ex(condition)}:")
        for text in then:
            body.line(f"    {text}")
