"""Trees of Python at random: every node that the compiler has, long and short, deep and flat."""

from __future__ import annotations

import random
from collections.abc import Callable

from compiler.codegen import py_tree as p

NAMES = ["x", "it", "target", "found", "the_last_of_all_units", "piece", "_unused", "a"]
ATTRIBUTES = ["piece_hp", "board", "amount", "space_mark_of_the_owner", "x"]
FUNCTIONS = ["max", "some_function_of_a_rule", "len"]
TEXTS = ["", "a, (b) for d", "it's", 'say "so"', "both ' and \"", "\\ \n", "é漢字🎲", "w" * 130]
OPERATORS = ["|", "&", "+", "-", "*", "//", "%"]
COMPARISONS = ["==", "!=", "<", ">=", "in", "not in", "is", "is not"]

Maker = Callable[[int], p.Expr]


class Trees:
    """Draws nodes; the same chance gives the same nodes."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.inner: list[Maker] = [
            self.attr,
            self.index,
            self.call,
            self.call,
            self.tuple_,
            self.list_,
            self.dict_,
            self.binary,
            self.binary,
            self.unary,
            self.logic,
            self.logic,
            self.compare,
            self.if_else,
            self.listing,
        ]

    def expr(self, depth: int) -> p.Expr:
        if depth <= 0 or self.chance.random() < 0.15:
            return self.leaf()
        return self.chance.choice(self.inner)(depth - 1)

    def some(self, depth: int, least: int, most: int) -> tuple[p.Expr, ...]:
        return tuple([self.expr(depth) for _ in range(self.chance.randint(least, most))])

    def leaf(self) -> p.Expr:
        match self.chance.randrange(6):
            case 0:
                return p.literal(self.chance.choice([0, 1, 7, -3, 10**6, True, False, None]))
            case 1:
                return p.literal(self.chance.choice(TEXTS))
            case _:
                return self.name()

    def name(self) -> p.Name:
        return p.Name(self.chance.choice(NAMES))

    def owner(self, depth: int) -> p.Expr:
        """What has attributes, is called and indexed: names, columns and calls, as in rules."""
        if depth <= 0 or self.chance.random() < 0.5:
            return self.name()
        match self.chance.randrange(3):
            case 0:
                return p.Attr(self.name(), self.chance.choice(ATTRIBUTES))
            case 1:
                return p.Index(p.Attr(p.GAME, "piece_hp"), self.expr(depth - 1))
            case _:
                return p.Call(p.Name(self.chance.choice(FUNCTIONS)), self.some(depth - 1, 0, 2))

    def attr(self, depth: int) -> p.Expr:
        return p.Attr(self.owner(depth), self.chance.choice(ATTRIBUTES))

    def index(self, depth: int) -> p.Expr:
        key: p.Expr = self.expr(depth)
        if self.chance.random() < 0.3:
            start = self.expr(0) if self.chance.random() < 0.7 else None
            stop = self.expr(depth) if self.chance.random() < 0.7 else None
            key = p.Span(start, stop)
        return p.Index(self.owner(min(depth, 1)), key)

    def call(self, depth: int) -> p.Expr:
        named = [
            (name, self.expr(depth)) for name in ("name", "level")[: self.chance.randint(0, 2)]
        ]
        function: p.Expr = p.Name(self.chance.choice(FUNCTIONS))
        if self.chance.random() < 0.4:
            function = p.Attr(self.owner(min(depth, 1)), self.chance.choice(ATTRIBUTES))
        if self.chance.random() < 0.8:
            named = []
        return p.Call(function, self.some(depth, 0, 4), tuple(named))

    def tuple_(self, depth: int) -> p.Expr:
        return p.Tuple(self.some(depth, 0, 4))

    def list_(self, depth: int) -> p.Expr:
        items = self.some(depth, 0, 3)
        if self.chance.random() < 0.2:
            items = (*items, p.Star(self.owner(depth)))
        return p.List(items)

    def dict_(self, depth: int) -> p.Expr:
        pairs: list[tuple[p.Expr | None, p.Expr]] = []
        for number, value in enumerate(self.some(depth, 0, 3)):
            pairs.append((p.literal(f"key {number}"), value))
        if self.chance.random() < 0.2:
            pairs.append((None, self.name()))
        return p.Dict(tuple(pairs))

    def binary(self, depth: int) -> p.Expr:
        operator = self.chance.choice(OPERATORS)
        return p.Binary(operator, self.expr(depth), self.expr(depth))

    def unary(self, depth: int) -> p.Expr:
        operator = self.chance.choice(["not", "not", "-", "~"])
        return p.Unary(operator, self.expr(depth) if operator == "not" else self.owner(0))

    def logic(self, depth: int) -> p.Expr:
        return p.Logic(self.chance.choice(["and", "or"]), self.some(depth, 2, 4))

    def compare(self, depth: int) -> p.Expr:
        count = 1 if self.chance.random() < 0.8 else 2
        rest = [(self.chance.choice(COMPARISONS), self.expr(depth)) for _ in range(count)]
        return p.Compare(self.expr(depth), tuple(rest))

    def if_else(self, depth: int) -> p.Expr:
        return p.IfElse(self.expr(depth), self.expr(depth), self.expr(depth))

    def listing(self, depth: int) -> p.Expr:
        test = self.expr(depth) if self.chance.random() < 0.6 else None
        return p.Listing(self.expr(depth), p.Loop(self.target(), self.expr(depth), test))

    def target(self) -> p.Expr:
        if self.chance.random() < 0.8:
            return self.name()
        return p.Tuple((p.Name("index"), self.name()))

    # ------------------------------------------------------------------ statements

    def statement(self, depth: int) -> p.Stmt:
        """A statement that holds an expression of some depth, and perhaps blocks."""
        value = self.expr(depth)
        match self.chance.randrange(9):
            case 0:
                return p.Assign(self.name(), value)
            case 1:
                return p.Assign(p.Attr(p.Name("self"), "x"), value, p.Name("int"))
            case 2:
                key = self.expr(min(depth, 2))
                return p.Assign(p.Index(p.Attr(self.name(), "piece_hp"), key), value)
            case 3:
                return p.Change(self.name(), self.chance.choice(["+=", "-="]), value)
            case 4:
                return p.Do(p.Call(p.Name("call_of_a_rule"), (p.GAME, value)))
            case 5:
                return p.If(value, self.block(depth - 1), self.otherwise(depth - 1))
            case 6:
                source = self.name() if isinstance(value, p.Literal) else value
                return p.For(self.target(), source, self.block(depth - 1))
            case 7:
                return p.While(value, self.block(depth - 1))
            case _:
                return p.Assert(value) if self.chance.random() < 0.3 else p.Return(value)

    def block(self, depth: int) -> list[p.Stmt]:
        return [self.statement(depth) for _ in range(self.chance.randint(1, 2))]

    def otherwise(self, depth: int) -> list[p.Stmt]:
        return self.block(depth) if self.chance.random() < 0.4 else []
