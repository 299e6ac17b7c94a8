"""The printer of Python trees: readable, laid out as the formatter of this project does, always the same bytes.

A statement that fits into a line is written so. One that does not is broken as `ruff format` breaks it: at the
brackets it has, else in brackets put round it, from the outermost to the innermost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from keyword import iskeyword
from types import EllipsisType
from typing import Any
from unicodedata import category, east_asian_width

from compiler.codegen import py_tree as p
from compiler.codegen.simplify import simplified
from compiler.codegen.written_out import written_out

WIDTH = 100

# How tightly expressions bind: what binds less than its place asks for stands in brackets.
LOOSE, OR, AND, NOT, COMPARE, BIT_OR, BIT_AND, SUM, PRODUCT, SIGN, ATOM = range(11)
BINDS = {"|": BIT_OR, "&": BIT_AND, "+": SUM, "-": SUM, "*": PRODUCT, "//": PRODUCT, "%": PRODUCT}


def text_of(value: int | str | bool | EllipsisType | None) -> str:
    """A Python literal, with the quotes that need the fewest escapes."""
    if not isinstance(value, str):
        return "..." if value is ... else repr(value)
    text = repr(value)
    if text[0] == '"':  # it holds ' and no "
        return text
    if '"' not in value:
        return f'"{text[1:-1]}"'
    if value.count('"') > value.count("'"):
        return text
    inner = text[1:-1].replace("\\'", "'")
    return '"' + inner.replace('"', '\\"') + '"'


class Printer:
    """Writes the definitions of one module, in which other modules are known by `aliases`."""

    def __init__(self, own: str = "", aliases: Mapping[str, str] | None = None) -> None:
        self.own = own
        self.aliases = aliases or {}
        self.names: set[tuple[str, str]] = set()  # what is mentioned of other modules, by name
        self.modules: set[str] = set()  # modules that are mentioned
        self.asked: set[str] = set()  # what the game is asked for
        self.untyped = ""  # a module whose classes say too little about the game
        self._flat: dict[type, Callable[[Any], tuple[str, int]]] = {
            p.Name: self._name,
            p.From: self._from,
            p.Member: self._member,
            p.Attr: self._attr,
            p.Index: self._index,
            p.Span: self._span,
            p.Call: self._call,
            p.Literal: self._literal,
            p.Tuple: self._tuple,
            p.List: self._list,
            p.Dict: self._dict,
            p.Star: self._star,
            p.Binary: self._binary,
            p.Unary: self._unary,
            p.Logic: self._logic,
            p.Compare: self._compare,
            p.IfElse: self._if_else,
            p.Listing: self._listing,
            p.Lambda: self._lambda,
            p.Walrus: self._walrus,
        }

    # ------------------------------------------------------------------ on one line

    def flat(self, node: p.Expr, level: int = LOOSE) -> str:
        """The expression on one line, in brackets if it binds less tightly than `level`."""
        text, binds = self._flat[type(node)](node)
        return f"({text})" if binds < level else text

    def binds(self, node: p.Expr) -> int:
        match node:
            case p.IfElse() | p.Lambda():
                return LOOSE
            case p.Logic(operator):
                return OR if operator == "or" else AND
            case p.Unary(operator):
                return NOT if operator == "not" else SIGN
            case p.Compare():
                return COMPARE
            case p.Binary(operator):
                return BINDS[operator]
            case p.Literal(int(value)) if value < 0:
                return SIGN
            case _:
                return ATOM

    def _name(self, node: p.Name) -> tuple[str, int]:
        return _identifier(node.id), ATOM

    def _from(self, node: p.From) -> tuple[str, int]:
        if node.module == self.untyped:
            return self._from(p.ANY)
        if node.module == self.own:
            return _identifier(node.name), ATOM
        self.names.add((node.module, node.name))
        return _identifier(node.name), ATOM

    def _member(self, node: p.Member) -> tuple[str, int]:
        name = _identifier(node.name)
        if node.module == self.own:
            return name, ATOM
        self.modules.add(node.module)
        return f"{self.aliases[node.module]}.{name}", ATOM

    def _attr(self, node: p.Attr) -> tuple[str, int]:
        if node.value == p.GAME:
            self.asked.add(node.name)
        return f"{self.flat(node.value, ATOM)}.{_identifier(node.name)}", ATOM

    def _index(self, node: p.Index) -> tuple[str, int]:
        return f"{self.flat(node.value, ATOM)}[{self.key(node.key)}]", ATOM

    def key(self, node: p.Expr) -> str:
        """The key of an index: a tuple stands there without brackets."""
        if isinstance(node, p.Tuple) and len(node.items) > 1:
            return ", ".join([self.flat(x) for x in node.items])
        return self.flat(node)

    def _span(self, node: p.Span) -> tuple[str, int]:
        gap = "" if _is_short(node.start) and _is_short(node.stop) else " "
        start = self.flat(node.start) + gap if node.start is not None else ""
        stop = gap + self.flat(node.stop) if node.stop is not None else ""
        step = f":{self.flat(node.step)}" if node.step is not None else ""
        return f"{start}:{stop}{step}", LOOSE

    def span_doc(self, node: p.Span) -> Doc:
        if (_is_short(node.start) and _is_short(node.stop)) or node.step is not None:
            return self.flat(node)
        start: list[Doc] = [self.doc(node.start), " "] if node.start is not None else []
        stop: list[Doc] = [" ", self.doc(node.stop)] if node.stop is not None else []
        return [*start, ":", *stop]

    def _call(self, node: p.Call) -> tuple[str, int]:
        return f"{self.flat(node.function, ATOM)}({', '.join(self.arguments(node))})", ATOM

    def arguments(self, node: p.Call) -> list[str]:
        args = [self.argument(a) for a in node.args]
        return args + [f"{_identifier(name)}={self.flat(value)}" for name, value in node.named]

    def argument(self, node: p.Expr) -> str:
        """An argument; the brackets of the call are enough for `name := value`."""
        if isinstance(node, p.Walrus):
            return f"{_identifier(node.name)} := {self.flat(node.value)}"
        return self.flat(node)

    def _literal(self, node: p.Literal) -> tuple[str, int]:
        value = node.value
        binds = SIGN if isinstance(value, int) and value < 0 else ATOM
        return text_of(value), binds

    def _tuple(self, node: p.Tuple) -> tuple[str, int]:
        inner = ", ".join([self.flat(x) for x in node.items])
        return (f"({inner},)" if len(node.items) == 1 else f"({inner})"), ATOM

    def _list(self, node: p.List) -> tuple[str, int]:
        return f"[{', '.join([self.flat(x) for x in node.items])}]", ATOM

    def _dict(self, node: p.Dict) -> tuple[str, int]:
        return "{" + ", ".join([self.pair(k, v) for k, v in node.items]) + "}", ATOM

    def pair(self, key: p.Expr | None, value: p.Expr) -> str:
        return (
            f"**{self.flat(value, ATOM)}"
            if key is None
            else f"{self.flat(key)}: {self.flat(value)}"
        )

    def _star(self, node: p.Star) -> tuple[str, int]:
        return f"*{self.flat(node.value, BIT_OR)}", ATOM

    def _binary(self, node: p.Binary) -> tuple[str, int]:
        level = BINDS[node.operator]
        left, right = self.flat(node.left, level), self.flat(node.right, level + 1)
        return f"{left} {node.operator} {right}", level

    def _unary(self, node: p.Unary) -> tuple[str, int]:
        if node.operator == "not":
            return f"not {self.flat(node.value, NOT)}", NOT
        return f"{node.operator}{self.flat(node.value, SIGN)}", SIGN

    def _logic(self, node: p.Logic) -> tuple[str, int]:
        level = OR if node.operator == "or" else AND
        # `a and b or c` needs no brackets, but readers do.
        return f" {node.operator} ".join([self.flat(x, NOT) for x in node.parts]), level

    def _compare(self, node: p.Compare) -> tuple[str, int]:
        rest = [f" {operator} {self.flat(x, COMPARE + 1)}" for operator, x in node.rest]
        return self.flat(node.left, COMPARE + 1) + "".join(rest), COMPARE

    def _if_else(self, node: p.IfElse) -> tuple[str, int]:
        then, test = self.flat(node.then, OR), self.flat(node.test, OR)
        return f"{then} if {test} else {self.flat(node.otherwise)}", LOOSE

    def _listing(self, node: p.Listing) -> tuple[str, int]:
        loop = node.loop
        test = f" if {self.flat(loop.test, OR)}" if loop.test is not None else ""
        head = f"for {self.target(loop.target)} in {self.flat(loop.source, OR)}"
        return f"[{self.flat(node.item)} {head}{test}]", ATOM

    def target(self, node: p.Expr) -> str:
        """What a loop binds: several names stand there without brackets."""
        return self.key(node)

    def _lambda(self, node: p.Lambda) -> tuple[str, int]:
        return f"lambda: {self.flat(node.value)}", LOOSE

    def _walrus(self, node: p.Walrus) -> tuple[str, int]:
        return f"({_identifier(node.name)} := {self.flat(node.value)})", ATOM

    # ------------------------------------------------------------------ over several lines

    def doc(self, node: p.Expr, level: int = LOOSE, breaks: bool = True) -> Doc:
        """The expression with the places where it may be broken.

        `breaks`: it stands inside brackets, so it may be broken at operators as well as at brackets.
        """
        if self.binds(node) < level:
            return Group(["(", Indent([SOFT, self.doc(node)]), SOFT, ")"])
        match node:
            case p.Attr(value, name):
                return [self.doc(value, ATOM, breaks), "." + _identifier(name)]
            case p.Index(value, key):
                return [self.doc(value, ATOM, breaks), self.key_doc(key)]
            case p.Call(function, args, named):
                return [self.doc(function, ATOM, breaks), self.call_doc(args, named)]
            case p.Tuple(items) if len(items) == 1:
                return Group(["(", Indent([SOFT, self.doc(items[0]), ","]), SOFT, ")"])
            case p.Tuple(items):
                return self.collection("(", [self.doc(x) for x in items], ")")
            case p.List(items):
                return self.collection("[", [self.doc(x) for x in items], "]")
            case p.Dict(pairs):
                return self.collection("{", [self.pair_doc(k, v) for k, v in pairs], "}")
            case p.Span():
                return self.span_doc(node)
            case p.Star(value):
                return ["*", self.doc(value, BIT_OR, breaks)]
            case p.Walrus(name, value):
                inner: Doc = [f"{_identifier(name)} := ", self.doc(value)]
                return Group(["(", Indent([SOFT, inner]), SOFT, ")"])
            case p.Unary("not", value):
                return ["not ", self.doc(value, NOT, breaks)]
            case p.Unary(operator, value):
                return [operator, self.doc(value, SIGN, breaks)]
            case p.Listing(item, loop):
                rows: list[Doc] = [Group([self.doc(item)]), SPACE]
                rows += [f"for {self.target(loop.target)} in ", self.doc(loop.source, OR)]
                if loop.test is not None:
                    rows += [SPACE, "if ", self.doc(loop.test, OR)]
                return Group(["[", Indent([SOFT, Group(rows)]), SOFT, "]"])
            case p.IfElse():
                row = self.if_else_doc(node, breaks)
                return Group(row) if breaks else row
            case p.Binary() | p.Logic() | p.Compare():
                row = self.operators(node, breaks)
                return Group(row) if breaks else row
            case _:
                return self.flat(node, level)

    def if_else_doc(self, node: p.IfElse, breaks: bool) -> list[Doc]:
        gap: Doc = SPACE if breaks else " "
        otherwise = node.otherwise
        last: Doc
        if isinstance(otherwise, p.IfElse):
            last = self.if_else_doc(otherwise, breaks)
        else:
            last = self.doc(otherwise, LOOSE, breaks)
        then, test = self.doc(node.then, OR, breaks), self.doc(node.test, OR, breaks)
        return [then, gap, "if ", test, gap, "else ", last]

    def operators(self, node: p.Binary | p.Logic | p.Compare, breaks: bool) -> list[Doc]:
        """Operands and operators; those of the loosest operators are the places to break at."""
        gap: Doc = SPACE if breaks else " "
        match node:
            case p.Logic(operator, parts):
                row: list[Doc] = [self.doc(parts[0], NOT, breaks)]
                for part in parts[1:]:
                    row += [gap, f"{operator} ", self.doc(part, NOT, breaks)]
                return row
            case p.Compare(left, rest):
                row = [self.doc(left, COMPARE + 1, breaks)]
                for operator, value in rest:
                    row += [gap, f"{operator} ", self.doc(value, COMPARE + 1, breaks)]
                return row
            case p.Binary(operator, left, right):
                level = BINDS[operator]
                if isinstance(left, p.Binary) and BINDS[left.operator] == level:
                    row = self.operators(left, breaks)
                else:
                    row = [self.doc(left, level, breaks)]
                return [*row, gap, f"{operator} ", self.doc(right, level + 1, breaks)]

    def key_doc(self, key: p.Expr) -> Doc:
        inner: Doc = self.doc(key)
        if isinstance(key, p.Tuple) and len(key.items) > 1:
            inner = Group([joined([self.doc(x) for x in key.items]), IfBreak(",")])
        return Group(["[", Indent([SOFT, inner]), SOFT, "]"])

    def pair_doc(self, key: p.Expr | None, value: p.Expr) -> Doc:
        if key is None:
            return ["**", self.doc(value, ATOM)]
        return [self.flat(key), ": ", self.value_doc(value)]

    def value_doc(self, value: p.Expr) -> Doc:
        """A value behind a key."""
        if isinstance(value, (p.Binary, p.Logic, p.Compare, p.IfElse)):
            return Group([IfBreak("("), Indent([SOFT, self.doc(value)]), SOFT, IfBreak(")")])
        return self.doc(value)

    def call_doc(self, args: Sequence[p.Expr], named: Sequence[tuple[str, p.Expr]]) -> Doc:
        items = [
            [f"{_identifier(a.name)} := ", self.doc(a.value)]
            if isinstance(a, p.Walrus)
            else self.doc(a)
            for a in args
        ]
        items += [[f"{_identifier(name)}=", self.doc(value)] for name, value in named]
        if not items:
            return "()"
        return Group(["(", Indent([SOFT, Group([joined(items), IfBreak(",")])]), SOFT, ")"])

    def collection(self, start: str, items: list[Doc], end: str) -> Doc:
        if not items:
            return start + end
        return Group([start, Indent([SOFT, joined(items), IfBreak(",")]), SOFT, end])

    # ------------------------------------------------------------------ statements

    def with_value(
        self, head: str, value: p.Expr, tail: str, indent: int, wraps: bool = False
    ) -> list[str]:
        """`head value tail`, such as `return value` or `if value:`, on as many lines as it takes.

        `wraps`: brackets are put round a value that is too long even for a line of its own.
        """
        pad = " " * indent
        flat = self.flat(value)
        line = f"{pad}{head}{flat}{tail}"
        if width(line) <= WIDTH:
            return [line]
        quick = self.expanded(head, value, tail, indent)
        if quick is not None:
            return quick
        core = value.value if isinstance(value, p.Unary) else value
        operators = isinstance(core, (p.Binary, p.Logic, p.Compare, p.IfElse, p.Unary))
        if core is not value and self.binds(core) < self.binds(value):
            operators = False  # it has brackets that can be broken
        if not operators or self.ends_in_brackets(value):
            hugged = render([head, self.doc(value, breaks=False), tail], indent)
            outer = [row for row in hugged if row[indent : indent + 1] != " "]
            if len(hugged) > 1 and all(width(row) <= WIDTH for row in outer):
                return hugged
            if isinstance(value, (p.Tuple, p.List, p.Dict, p.Listing, p.Unary)) and not operators:
                return hugged
            if _is_leaf(value) and indent + 4 + width(flat) > WIDTH and not wraps:
                return [line]
        return render([head, "(", Indent([HARD, self.doc(value)]), HARD, ")", tail], indent)

    def expanded(self, head: str, value: p.Expr, tail: str, indent: int) -> list[str] | None:
        """A call or a collection that does not fit into a line: what is in its brackets, line by line.

        The same as `render` would do, without measuring; None for what is not so simple.
        """
        pad, inner = " " * indent, " " * (indent + 4)
        rows: list[tuple[str, p.Expr]]
        match value:
            case p.Call(function, args, named) if args or named:
                if not _is_leaf(function) or any(isinstance(a, p.Walrus) for a in args):
                    return None
                start, end = f"{self.flat(function)}(", ")"
                rows = [("", a) for a in args] + [(f"{_identifier(n)}=", v) for n, v in named]
                if width(f"{pad}{head}{start}") > WIDTH:
                    return None
                whole = inner + ", ".join(self.arguments(value))
                if width(whole) <= WIDTH:
                    return [f"{pad}{head}{start}", whole, f"{pad}{end}{tail}"]
            case p.Tuple(items) if len(items) > 1:
                start, end, rows = "(", ")", [("", x) for x in items]
            case p.List(items) if items:
                start, end, rows = "[", "]", [("", x) for x in items]
            case p.Dict(pairs) if pairs and all(k is not None for k, _ in pairs):
                start, end = "{", "}"
                rows = [(f"{self.flat(k)}: ", v) for k, v in pairs if k is not None]
            case _:
                return None
        lines = [f"{pad}{head}{start}"]
        for name, item in rows:
            line = f"{inner}{name}{self.flat(item)},"
            if width(line) <= WIDTH:
                lines.append(line)
                continue
            quick = self.expanded(name, item, ",", indent + 4)
            if quick is None:
                shown = self.value_doc(item) if isinstance(value, p.Dict) else self.doc(item)
                quick = render([name, shown, ","], indent + 4)
            lines += quick
        return [*lines, f"{pad}{end}{tail}"]

    def ends_in_brackets(self, node: p.Expr) -> bool:
        """Whether an expression with one operator can be broken inside of the brackets at its end."""
        _, count, last = self.looseness(node)
        if count > 1:
            return False
        return self.starts_in_brackets(node) or (last is not None and self.has_brackets(last))

    def starts_in_brackets(self, node: p.Expr) -> bool:
        match node:
            case p.Logic(_, parts):
                first, needed = parts[0], NOT
            case p.Compare(left):
                first, needed = left, COMPARE + 1
            case p.Binary(operator, left):
                first, needed = left, BINDS[operator]
            case p.Attr(value) | p.Index(value) | p.Call(value):
                first, needed = value, ATOM
            case p.Tuple() | p.List() | p.Dict() | p.Listing() | p.Walrus():
                return self.has_brackets(node)
            case _:
                return False
        return self.binds(first) < needed or self.starts_in_brackets(first)

    def has_brackets(self, node: p.Expr) -> bool:
        match node:
            case p.Call(_, args, named):
                return bool(args or named)
            case p.Tuple(items) | p.List(items):
                return bool(items)
            case p.Dict(pairs):
                return bool(pairs)
            case p.Listing() | p.Walrus():
                return True
            case _:
                return False

    def looseness(self, node: p.Expr) -> tuple[int, int, p.Expr | None]:
        """The loosest operator outside of brackets, how many there are of it, and what stands last."""
        match node:
            case p.Logic(operator, parts):
                level = OR if operator == "or" else AND
                return self._loosest(level, len(parts) - 1, [(x, NOT) for x in parts])
            case p.Compare(left, rest):
                operands = [left, *(v for _, v in rest)]
                return self._loosest(COMPARE, len(rest), [(x, COMPARE + 1) for x in operands])
            case p.Binary(operator, left, right):
                level = BINDS[operator]
                return self._loosest(level, 1, [(left, level), (right, level + 1)])
            case p.IfElse(then, test, otherwise):
                return self._loosest(LOOSE, 2, [(then, OR), (test, OR), (otherwise, LOOSE)])
            case p.Unary(_, value) if self.binds(value) < self.binds(node):
                return ATOM, 0, p.Tuple((value,))  # in brackets of its own
            case p.Unary(_, value):
                return self.looseness(value)
            case _:
                return ATOM, 0, node

    def _loosest(
        self, level: int, count: int, parts: Sequence[tuple[p.Expr, int]]
    ) -> tuple[int, int, p.Expr | None]:
        last: p.Expr | None = None
        for part, needed in parts:
            if self.binds(part) < needed:
                last = p.Tuple((part,))  # it stands in brackets of its own
                continue
            inner, more, last = self.looseness(part)
            if inner == level:
                count += more
        return level, count, last

    def block(self, statements: Sequence[p.Stmt], indent: int) -> list[str]:
        lines: list[str] = []
        for statement in statements:
            lines += self.statement(statement, indent)
        return lines or [" " * indent + "pass"]

    def statement(self, s: p.Stmt, indent: int) -> list[str]:
        match s:
            case p.Assign(target, value, note):
                typed = f": {self.flat(note)}" if note is not None else ""
                return self.assigned(target, f"{typed} = ", value, indent)
            case p.Change(target, operator, value):
                return self.assigned(target, f" {operator} ", value, indent)
            case p.Do(value):
                return self.with_value("", value, "", indent)
            case p.Return(None):
                return [" " * indent + "return"]
            case p.Return(value):
                assert value is not None
                return self.with_value("return ", value, "", indent)
            case p.If():
                return self.branches(s, indent)
            case p.For(target, source, body, otherwise):
                lines = self.with_value(f"for {self.target(target)} in ", source, ":", indent)
                lines += self.block(body, indent + 4)
                if otherwise:
                    lines += [" " * indent + "else:", *self.block(otherwise, indent + 4)]
                return lines
            case p.While(test, body):
                head = self.with_value("while ", test, ":", indent)
                return [*head, *self.block(body, indent + 4)]
            case p.Assert(test):
                return self.with_value("assert ", test, "", indent)
            case p.Break():
                return [" " * indent + "break"]
            case p.Pass():
                return [" " * indent + "pass"]

    def assigned(self, target: p.Expr, sign: str, value: p.Expr, indent: int) -> list[str]:
        lines = self.with_value(
            self.flat(target) + sign, value, "", indent, isinstance(target, p.Index)
        )
        if width(lines[0]) <= WIDTH or not isinstance(target, p.Index):
            return lines
        column = self.flat(target.value)
        lines = render([column, "[", Indent([HARD, self.doc(target.key)])], indent)
        return [*lines, *self.with_value(f"]{sign}", value, "", indent)]

    def branches(self, s: p.If, indent: int) -> list[str]:
        lines = self.with_value("if ", s.test, ":", indent) + self.block(s.then, indent + 4)
        otherwise = s.otherwise
        while len(otherwise) == 1 and isinstance(otherwise[0], p.If):
            inner = otherwise[0]
            lines += self.with_value("elif ", inner.test, ":", indent)
            lines += self.block(inner.then, indent + 4)
            otherwise = inner.otherwise
        if otherwise:
            lines += [" " * indent + "else:", *self.block(otherwise, indent + 4)]
        return lines

    # ------------------------------------------------------------------ definitions

    def function(self, f: p.Function, indent: int = 0) -> list[str]:
        lines = self.head(f, indent)
        inner = " " * (indent + 4)
        if f.doc is not None:
            lines += docstring(f.doc, indent + 4)
        lines += [inner + shortened(c, indent + 4) for c in f.comments]
        block = written_out(simplified(f.body), f.params)
        return lines + self.block(block, indent + 4)

    def head(self, f: p.Function, indent: int) -> list[str]:
        pad = " " * indent
        params = [self.param(param) for param in f.params]
        start, end = f"{pad}def {_identifier(f.name)}(", f") -> {self.flat(f.returns)}:"
        line = f"{start}{', '.join(params)}{end}"
        if width(line) <= WIDTH:
            return [line]
        inner = f"{pad}    {', '.join(params)}"
        if width(inner) <= WIDTH:
            return [start, inner, pad + end]
        return [start, *[f"{pad}    {param}," for param in params], pad + end]

    def param(self, param: p.Param) -> str:
        note = f": {self.flat(param.note)}" if param.note is not None else ""
        default = f" = {self.flat(param.default)}" if param.default is not None else ""
        return f"{_identifier(param.name)}{note}{default}"

    def class_(self, c: p.Class) -> list[str]:
        lines = [remark(comment) for comment in c.comments]
        lines.append(f"class {_identifier(c.name)}({self.flat(c.base)}):")
        body: list[str] = []
        if c.doc is not None:
            body += docstring(c.doc, 4)
        if c.fields:
            if body:
                body.append("")
            body += self.block(c.fields, 4)
        for method in c.methods:
            if body:
                body.append("")
            body += self.function(method, 4)
        return [*lines, *(body or ["    pass"])]

    def constant(self, c: p.Constant) -> list[str]:
        lines = [remark(comment) for comment in c.comments]
        note = f": {self.flat(c.note)}" if c.note is not None else ""
        return lines + self.with_value(f"{_identifier(c.name)}{note} = ", c.value, "", 0)


def docstring(text: p.Comment, indent: int) -> list[str]:
    """The docstring; whatever stands in the text, it cannot end it."""
    words = text.text.replace("\\", "/").replace('"', "'").strip() or "(no words)"
    return [f'{" " * indent}"""{words}"""']


def remark(comment: p.Comment) -> str:
    return f"# {comment.text}".rstrip()


def shortened(comment: p.Comment, indent: int) -> str:
    room = WIDTH - indent - 2
    text = comment.text
    return remark(comment if len(text) <= room else p.Comment(text[: room - 3].rstrip() + "..."))


def width(text: str) -> int:
    """The columns that a text takes: signs of some scripts take two, those above others none."""
    if text.isascii():
        return len(text)
    return sum([_columns(sign) for sign in text])


def _columns(sign: str) -> int:
    if category(sign) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(sign) in "WF" else 1


def _is_short(node: p.Expr | None) -> bool:
    """Whether a bound of a slice needs no spaces round the colon."""
    if isinstance(node, p.Unary) and node.operator != "not":
        return _is_short(node.value)
    return node is None or isinstance(node, (p.Name, p.Literal))


def _is_leaf(node: p.Expr) -> bool:
    match node:
        case p.Name() | p.From() | p.Member() | p.Literal() | p.Label():
            return True
        case p.Attr(value) | p.Call(value, (), ()):
            return _is_leaf(value)
        case _:
            return False


def _identifier(name: str) -> str:
    """A name, which must be one: no text of an author gets into code by pretending to be a name."""
    if name not in _NAMES:
        if not name.isidentifier() or not name.isascii() or iskeyword(name):
            raise ValueError(f"not a name of Python: {name!r}")
        _NAMES.add(name)
    return name


_NAMES: set[str] = set()  # those that were looked at before


# ------------------------------------------------------------------ documents with places to break


@dataclass(slots=True)
class Group:
    """Broken at all its places, or at none."""

    items: list[Doc]


@dataclass(slots=True)
class Indent:
    items: list[Doc]


@dataclass(slots=True)
class IfBreak:
    """Written only if the group around it is broken."""

    text: str


class Place:
    """Where a group may be broken; `text` stands there if it is not."""

    __slots__ = ("text",)

    def __init__(self, text: str | None) -> None:
        self.text = text


SOFT, SPACE, HARD = Place(""), Place(" "), Place(None)

Doc = str | Place | IfBreak | Group | Indent | list["Doc"]


def joined(items: Iterable[Doc]) -> list[Doc]:
    row: list[Doc] = []
    for item in items:
        if row:
            row += [",", SPACE]
        row.append(item)
    return row


def render(doc: list[Doc], indent: int) -> list[str]:
    """The lines of a document, each group broken only if it does not fit."""
    lines: list[str] = []
    line = " " * indent
    stack: list[tuple[int, bool, Doc]] = [(indent, True, item) for item in reversed(doc)]
    while stack:
        depth, broken, item = stack.pop()
        if isinstance(item, str):
            line += item
        elif isinstance(item, Place):
            if broken or item.text is None:
                lines.append(line)
                line = " " * depth
            else:
                line += item.text
        elif isinstance(item, IfBreak):
            line += item.text if broken else ""
        elif isinstance(item, Group):
            split = not _fits(item, stack, WIDTH - width(line))
            stack.extend([(depth, split, inner) for inner in reversed(item.items)])
        elif isinstance(item, Indent):
            stack.extend([(depth + 4, broken, inner) for inner in reversed(item.items)])
        else:
            stack.extend([(depth, broken, inner) for inner in reversed(item)])
    return [*lines, line]


def _fits(group: Group, rest: list[tuple[int, bool, Doc]], room: int) -> bool:
    """Whether a group fits into the line, with all behind it up to the next place that is broken."""
    stack: list[tuple[bool, Doc]] = [(False, group)]
    behind = len(rest)
    while room >= 0:
        if not stack:
            if not behind:
                return True
            behind -= 1
            _, broken, item = rest[behind]
            stack.append((broken, item))
            continue
        broken, item = stack.pop()
        if isinstance(item, str):
            room -= width(item)
        elif isinstance(item, Place):
            if broken or item.text is None:
                return True
            room -= len(item.text)
        elif isinstance(item, IfBreak):
            room -= len(item.text) if broken else 0
        else:
            # A group behind the one in question may still be broken.
            inside = item if isinstance(item, list) else item.items
            stack.extend([(broken, inner) for inner in reversed(inside)])
    return False
