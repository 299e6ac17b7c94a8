"""Turns Lark's parse events into the trees of `compiler.language.syntax`."""

from __future__ import annotations

import re
from typing import Any

from lark import Token as LarkToken
from lark import Transformer, v_args

from compiler.language import syntax as s
from compiler.language.lalr import Part
from compiler.language.types import UNLIMITED

Token = (LarkToken, Part)

# Words that begin a statement or a value, or join values; nothing can be called so.
RESERVED = frozenset(
    [
        "let",
        "emit",
        "stop",
        "break",
        "give",
        "win",
        "lose",
        "tie",
        "choose",
        "may",
        "turn",
        "open",
        "run",
        "resolve",
        "expire",
        "if",
        "else",
        "while",
        "repeat",
        "for",
        "until",
        "not",
        "count",
        "all",
        "any",
        "no",
        "sum",
        "highest",
        "lowest",
        "best",
        "sorted",
        "list",
        "first",
        "last",
        "random",
        "a",
        "an",
        "one",
        "true",
        "false",
        "nothing",
        "and",
        "or",
        "in",
        "is",
        "where",
    ]
)


# `d6` and `2d10` are dice wherever they are.
DICE = re.compile(r"[0-9]{0,3}d[0-9]{1,6}")


class Reserved(Exception):
    """A word of the language is used as a name."""

    def __init__(self, word: s.Word) -> None:
        super().__init__(word.text)
        self.word = word


def _new(token: Any) -> s.Word:
    """A name that is being made."""
    word = _word(token)
    if word.text in RESERVED:
        raise Reserved(word)
    return word


def _word(token: Any) -> s.Word:
    start = token.start_pos or 0
    return s.Word((start, start + len(token)), str(token))


def _pos(meta: Any, children: list[Any]) -> s.Pos:
    """From the first to the last part; keywords at the edges count through `meta`."""
    if isinstance(meta, tuple):
        return meta
    starts: list[int] = []
    ends: list[int] = []
    if not getattr(meta, "empty", True):
        starts.append(meta.start_pos)
        ends.append(meta.end_pos)
    stack = list(children)
    for child in stack:
        if isinstance(child, s.Node):
            starts.append(child.pos[0])
            ends.append(child.pos[1])
        elif isinstance(child, Token) and child.start_pos is not None:
            starts.append(child.start_pos)
            ends.append(child.start_pos + len(child))
        elif isinstance(child, (tuple, list)):
            stack.extend(child)
    if not starts:
        return (0, 1)
    return (min(starts), max(ends))


@v_args(meta=True)
class ToSyntax(Transformer[LarkToken, Any]):
    """One method a rule of the grammar; each is given the position and the parts."""

    # values
    def number(self, m: Any, c: list[Any]) -> s.Expr:
        return s.Number(_pos(m, c), int(c[0]))

    def dice(self, m: Any, c: list[Any]) -> s.Expr:
        count, sides = str(c[0]).split("d")
        return s.Dice(_pos(m, c), int(count or 1), int(sides))

    def name(self, m: Any, c: list[Any]) -> s.Expr:
        return s.Name(_pos(m, c), str(c[0]))

    def true(self, m: Any, c: list[Any]) -> s.Expr:
        return s.Constant(_pos(m, c), True)

    def false(self, m: Any, c: list[Any]) -> s.Expr:
        return s.Constant(_pos(m, c), False)

    def nothing(self, m: Any, c: list[Any]) -> s.Expr:
        return s.Constant(_pos(m, c), None)

    def call(self, m: Any, c: list[Any]) -> s.Expr:
        token = c[0]
        start = token.start_pos or 0
        word = s.Word((start, start + len(token) - 1), str(token)[:-1])
        return s.Call(_pos(m, c), word, tuple(x for x in c[1:] if x is not None))

    def group(self, m: Any, c: list[Any]) -> s.Expr:
        node: s.Expr = c[0] if len(c) == 1 else c[1]
        return node

    def coordinate(self, m: Any, c: list[Any]) -> s.Expr:
        parts: list[Any] = [x for x in c if isinstance(x, s.Node)]
        return s.Coordinate(_pos(m, c), parts[0], parts[1])

    def list_literal(self, m: Any, c: list[Any]) -> s.Expr:
        parts: list[Any] = [x for x in c if isinstance(x, s.Node)]
        return s.ListOf(_pos(m, c), tuple(parts))

    def field(self, m: Any, c: list[Any]) -> s.Expr:
        return s.Field(_pos(m, c), c[0], _word(c[1]))

    def indexed(self, m: Any, c: list[Any]) -> s.Expr:
        token = c[0]
        start = token.start_pos or 0
        name = s.Name((start, start + len(token) - 1), str(token)[:-1])
        return s.Index(_pos(m, c), name, c[1])

    def method(self, m: Any, c: list[Any]) -> s.Expr:
        token = c[1]
        start = token.start_pos or 0
        word = s.Word((start, start + len(token) - 1), str(token)[:-1])
        return s.Method(_pos(m, c), c[0], word, tuple(x for x in c[2:] if x is not None))

    def index(self, m: Any, c: list[Any]) -> s.Expr:
        parts: list[Any] = [x for x in c if isinstance(x, s.Node)]
        return s.Index(_pos(m, c), parts[0], parts[1])

    def if_else(self, m: Any, c: list[Any]) -> s.Expr:
        return s.IfElse(_pos(m, c), c[0], c[1], c[2])

    def after(self, m: Any, c: list[Any]) -> s.Expr:
        return s.After(_pos(m, c), c[0], self.phrase(None, c[1:]))

    def _binary(self, operator: str, m: Any, c: list[Any]) -> s.Expr:
        return s.Binary(_pos(m, c), operator, c[0], c[-1])

    def or_expr(self, m: Any, c: list[Any]) -> s.Expr:
        return self._binary("or", m, c)

    def and_expr(self, m: Any, c: list[Any]) -> s.Expr:
        return self._binary("and", m, c)

    def add(self, m: Any, c: list[Any]) -> s.Expr:
        return self._binary("+", m, c)

    def subtract(self, m: Any, c: list[Any]) -> s.Expr:
        return self._binary("-", m, c)

    def multiply(self, m: Any, c: list[Any]) -> s.Expr:
        return self._binary("*", m, c)

    def divide(self, m: Any, c: list[Any]) -> s.Expr:
        return self._binary("/", m, c)

    def remainder(self, m: Any, c: list[Any]) -> s.Expr:
        return self._binary("%", m, c)

    def equal(self, m: Any, c: list[Any]) -> s.Expr:
        return self._binary("=", m, c)

    def compare(self, m: Any, c: list[Any]) -> s.Expr:
        return self._binary(str(c[1]), m, c)

    def not_expr(self, m: Any, c: list[Any]) -> s.Expr:
        return s.Unary(_pos(m, c), "not", c[0])

    def negative(self, m: Any, c: list[Any]) -> s.Expr:
        return s.Unary(_pos(m, c), "-", c[0])

    def member(self, m: Any, c: list[Any]) -> s.Expr:
        return s.Member(_pos(m, c), c[0], c[1], False)

    def not_member(self, m: Any, c: list[Any]) -> s.Expr:
        return s.Member(_pos(m, c), c[0], c[1], True)

    def in_range(self, m: Any, c: list[Any]) -> s.Expr:
        return s.InRange(_pos(m, c), c[0], c[1], c[2])

    def is_word(self, m: Any, c: list[Any]) -> Any:
        return (_word(c[0]), tuple(c[1:]), False)

    def is_a_word(self, m: Any, c: list[Any]) -> Any:
        return (_word(c[0]), tuple(c[1:]), True)

    def is_nothing(self, m: Any, c: list[Any]) -> Any:
        return (None, (), False)

    def is_prep(self, m: Any, c: list[Any]) -> Any:
        return (c[0], c[1])

    def _is(self, m: Any, c: list[Any], negated: bool) -> s.Expr:
        rest = c[1]
        if isinstance(rest, s.Modifying):
            return s.IsPlaced(_pos(m, c), c[0], rest, negated)
        return s.Is(_pos(m, c), c[0], rest[0], rest[1], negated, rest[2])

    def is_expr(self, m: Any, c: list[Any]) -> s.Expr:
        return self._is(m, c, False)

    def is_not_expr(self, m: Any, c: list[Any]) -> s.Expr:
        return self._is(m, c, True)

    def _quantified(self, quantifier: str, m: Any, c: list[Any]) -> s.Expr:
        return s.Quantified(_pos(m, c), quantifier, c[-1])

    def count(self, m: Any, c: list[Any]) -> s.Expr:
        return self._quantified("count", m, c)

    def all(self, m: Any, c: list[Any]) -> s.Expr:
        return self._quantified("all", m, c)

    def any(self, m: Any, c: list[Any]) -> s.Expr:
        return self._quantified("any", m, c)

    def none(self, m: Any, c: list[Any]) -> s.Expr:
        return self._quantified("no", m, c)

    def sum_of(self, m: Any, c: list[Any]) -> s.Expr:
        return s.Aggregate(_pos(m, c), "sum", c[0], c[1])

    def highest(self, m: Any, c: list[Any]) -> s.Expr:
        return s.Aggregate(_pos(m, c), "highest", c[0], c[1])

    def lowest(self, m: Any, c: list[Any]) -> s.Expr:
        return s.Aggregate(_pos(m, c), "lowest", c[0], c[1])

    def best(self, m: Any, c: list[Any]) -> s.Expr:
        return s.Best(_pos(m, c), c[0], c[1])

    def in_order(self, m: Any, c: list[Any]) -> s.Expr:
        return s.Best(_pos(m, c), c[0], c[1], "sorted")

    def each_value(self, m: Any, c: list[Any]) -> s.Expr:
        return s.Aggregate(_pos(m, c), "each", c[0], c[1])

    def first(self, m: Any, c: list[Any]) -> s.Expr:
        return s.Nth(_pos(m, c), "first", c[0])

    def last(self, m: Any, c: list[Any]) -> s.Expr:
        return s.Nth(_pos(m, c), "last", c[0])

    def random(self, m: Any, c: list[Any]) -> s.Expr:
        return s.Pick(_pos(m, c), True, c[-1])

    def a(self, m: Any, c: list[Any]) -> s.Expr:
        return s.Pick(_pos(m, c), False, c[-1])

    def one_of(self, m: Any, c: list[Any]) -> s.Expr:
        return s.Pick(_pos(m, c), False, c[-1])

    def one_of_picks(self, m: Any, c: list[Any]) -> Any:
        return c[-1]

    def picks(self, m: Any, c: list[Any]) -> Any:
        return c[-1]

    def orders(self, m: Any, c: list[Any]) -> Any:
        return tuple(c)

    def order_low(self, m: Any, c: list[Any]) -> Any:
        return s.Order(_pos(m, c), c[0], False)

    def order_high(self, m: Any, c: list[Any]) -> Any:
        return s.Order(_pos(m, c), c[0], True)

    def np(self, m: Any, c: list[Any]) -> Any:
        words = tuple(_word(x) for x in c if isinstance(x, Token))
        mods = tuple(x for x in c if isinstance(x, s.Modifying))
        return s.NounPhrase(_pos(m, c), words, mods)

    def _mod(self, kind: str, m: Any, c: list[Any]) -> Any:
        second = c[1] if len(c) > 1 else None
        return s.Modifying(_pos(m, c), kind, c[0], second)

    def within_mod(self, m: Any, c: list[Any]) -> Any:
        return self._mod("within", m, c)

    def adjacent_mod(self, m: Any, c: list[Any]) -> Any:
        return self._mod("adjacent", m, c)

    def in_mod(self, m: Any, c: list[Any]) -> Any:
        return self._mod("in", m, c)

    def on_mod(self, m: Any, c: list[Any]) -> Any:
        return self._mod("on", m, c)

    def at_mod(self, m: Any, c: list[Any]) -> Any:
        return self._mod("at", m, c)

    def of_mod(self, m: Any, c: list[Any]) -> Any:
        return self._mod("of", m, c)

    def where_mod(self, m: Any, c: list[Any]) -> Any:
        return self._mod("where", m, c)

    # statements
    def prep(self, m: Any, c: list[Any]) -> Any:
        return _word(c[0])

    is_word_prep = prep

    def prep_arg(self, m: Any, c: list[Any]) -> Any:
        return (c[0], c[1])

    def limit_most(self, m: Any, c: list[Any]) -> Any:
        return ("most", c[0])

    def limit_least(self, m: Any, c: list[Any]) -> Any:
        return ("least", c[0])

    def phrase(self, m: Any, c: list[Any]) -> Any:
        args: tuple[Any, ...] = tuple(x for x in c[1:] if isinstance(x, s.Node))
        rest = [x for x in c[1:] if isinstance(x, tuple)]
        limit = next((x for x in rest if x[0] in ("most", "least")), None)
        preps = tuple(x for x in rest if x is not limit)
        return s.Phrase(_pos(m, c), _word(c[0]), args, preps, limit)

    def phrase_stmt(self, m: Any, c: list[Any]) -> Any:
        return s.Do(_pos(m, c), c[0])

    def emit_stmt(self, m: Any, c: list[Any]) -> Any:
        return s.Emit(_pos(m, c), c[0])

    def open_stmt(self, m: Any, c: list[Any]) -> Any:
        return s.Open(_pos(m, c), c[0])

    def let_stmt(self, m: Any, c: list[Any]) -> Any:
        return s.Let(_pos(m, c), _new(c[0]), c[1])

    def path(self, m: Any, c: list[Any]) -> Any:
        first = _word(c[0])
        if len(c) == 1:
            return (None, first)
        return _path(s.Name(first.pos, first.text), c[1:])

    def path_space(self, m: Any, c: list[Any]) -> Any:
        parts: list[Any] = [x for x in c if isinstance(x, s.Node)]
        fields = [x for x in c if isinstance(x, Token) and x.type == "NAME"]
        return _path(s.Coordinate(_pos(None, parts), parts[0], parts[1]), fields)

    def path_index(self, m: Any, c: list[Any]) -> Any:
        fields = [x for x in c[2:] if isinstance(x, Token) and x.type == "NAME"]
        return _path(self.indexed(None, c[:2]), fields)

    def path_call(self, m: Any, c: list[Any]) -> Any:
        args = [x for x in c[1:] if isinstance(x, s.Node)]
        fields = [x for x in c[1:] if isinstance(x, Token) and x.type == "NAME"]
        return _path(self.call(None, [c[0], *args]), fields)

    def target_item(self, m: Any, c: list[Any]) -> Any:
        return (*c[0], next(x for x in c[1:] if isinstance(x, s.Node)))

    def target_of_list(self, m: Any, c: list[Any]) -> Any:
        start = c[0].start_pos or 0
        word = s.Word((start, start + len(c[0]) - 1), str(c[0])[:-1])
        return (None, word, c[1])

    def _assign(self, operator: str, m: Any, c: list[Any]) -> Any:
        owner, field, *index = c[0]
        return s.Assign(_pos(m, c), owner, field, operator, c[1], index[0] if index else None)

    def assign(self, m: Any, c: list[Any]) -> Any:
        return self._assign("=", m, c)

    def increase(self, m: Any, c: list[Any]) -> Any:
        return self._assign("+=", m, c)

    def decrease(self, m: Any, c: list[Any]) -> Any:
        return self._assign("-=", m, c)

    def stop_stmt(self, m: Any, c: list[Any]) -> Any:
        return s.Plain(_pos(m, c), "stop")

    def break_stmt(self, m: Any, c: list[Any]) -> Any:
        return s.Plain(_pos(m, c), "break")

    def lose_stmt(self, m: Any, c: list[Any]) -> Any:
        return s.Lose(_pos(m, c), c[0])

    def award_stmt(self, m: Any, c: list[Any]) -> Any:
        return s.Award(_pos(m, c), str(c[0])[1:-1], c[1])

    def tie_stmt(self, m: Any, c: list[Any]) -> Any:
        return s.Plain(_pos(m, c), "tie")

    def give_stmt(self, m: Any, c: list[Any]) -> Any:
        return s.Give(_pos(m, c), c[0])

    def win_stmt(self, m: Any, c: list[Any]) -> Any:
        return s.Win(_pos(m, c), c[0])

    def by(self, m: Any, c: list[Any]) -> Any:
        return ("by", c[0])

    def up_to(self, m: Any, c: list[Any]) -> Any:
        return ("up to", c[0])

    def exactly(self, m: Any, c: list[Any]) -> Any:
        return ("exactly", s.Number(_pos(m, c), int(c[0])))

    def exactly_so(self, m: Any, c: list[Any]) -> Any:
        return ("exactly", next(x for x in c if isinstance(x, s.Node)))

    def only_if(self, m: Any, c: list[Any]) -> Any:
        return s.If(_pos(m, c), c[0], (c[1],), ())

    def any_number(self, m: Any, c: list[Any]) -> Any:
        return ("any", None)

    def choose_stmt(self, m: Any, c: list[Any]) -> Any:
        amount = next((x for x in c if isinstance(x, tuple) and x[0] != "by"), None)
        by = next((x[1] for x in c if isinstance(x, tuple) and x[0] == "by"), None)
        name = next((_new(x) for x in c if isinstance(x, Token) and x.type == "NAME"), None)
        words = next((str(x)[1:-1] for x in c if isinstance(x, Token) and x.type == "STRING"), "")
        parts = [x for x in c if isinstance(x, s.Node)]
        source: Any = parts[0]
        such: Any = parts[1] if len(parts) > 1 else None
        least: s.Expr | None = None
        most: s.Expr | None = None
        if amount is not None:
            how, most = amount
            zero = s.Number(source.pos, 0)
            least = most if how == "exactly" else zero
            if how == "any":
                most = s.Number(source.pos, UNLIMITED)
        optional = any(isinstance(x, Token) and x.type == "OR_NOTHING" for x in c)
        return s.Choose(_pos(m, c), least, most, source, name, by, words, optional, such)

    def _may(self, m: Any, c: list[Any]) -> Any:
        by = next((x[1] for x in c if isinstance(x, tuple) and x and x[0] == "by"), None)
        phrase = next((x for x in c if isinstance(x, s.Phrase)), None)
        body = next((x for x in c if isinstance(x, list)), [])
        return s.May(_pos(m, c), by, phrase, tuple(body))

    may_stmt = may_pay_stmt = may_simple = _may

    def option_line(self, m: Any, c: list[Any]) -> Any:
        return _flat(c)

    def alternatives(self, m: Any, c: list[Any]) -> Any:
        return [[x] for x in c]

    def choose_one(self, m: Any, c: list[Any]) -> Any:
        by = next((x[1] for x in c if isinstance(x, tuple) and x and x[0] == "by"), None)
        options = tuple(tuple(x) for x in c if isinstance(x, list))
        return s.ChooseOne(_pos(m, c), by, options)

    def choose_one_inline(self, m: Any, c: list[Any]) -> Any:
        by = next((x[1] for x in c if isinstance(x, tuple) and x and x[0] == "by"), None)
        options = tuple(tuple(x) for x in c[-1])
        return s.ChooseOne(_pos(m, c), by, options)

    def takers(self, m: Any, c: list[Any]) -> Any:
        return (c[0], "one" if c[1] is None else "once")

    def any_taker(self, m: Any, c: list[Any]) -> Any:
        return (c[0], "any")

    def offers(self, m: Any, c: list[Any]) -> Any:
        return tuple(c)

    def offer(self, m: Any, c: list[Any]) -> Any:
        return self.phrase(m, c)

    def turn_stmt(self, m: Any, c: list[Any]) -> Any:
        words = "" if c[4] is None else str(c[4])[1:-1]
        who, how = c[0]
        return s.Turn(_pos(m, c), who, how, c[1], c[2] is not None, c[3], words)

    def run_stmt(self, m: Any, c: list[Any]) -> Any:
        return s.Run(_pos(m, c), self.phrase(None, c))

    def resolve_stmt(self, m: Any, c: list[Any]) -> Any:
        return s.Resolve(_pos(m, c), c[0], c[1][1] if c[1] is not None else None)

    def say_stmt(self, m: Any, c: list[Any]) -> Any:
        return s.Say(_pos(m, c), str(c[0])[1:-1])

    def refuse_stmt(self, m: Any, c: list[Any]) -> Any:
        return s.Say(_pos(m, c), str(c[0])[1:-1], refusal=True, at=c[1])

    def expire_stmt(self, m: Any, c: list[Any]) -> Any:
        return s.Expire(_pos(m, c), c[0], c[1])

    def renew_stmt(self, m: Any, c: list[Any]) -> Any:
        return s.Renew(_pos(m, c), c[0])

    def period(self, m: Any, c: list[Any]) -> Any:
        return s.Period(_pos(m, c), _word(c[0]), c[1])

    def mod_add(self, m: Any, c: list[Any]) -> Any:
        return s.Modifier(_pos(m, c), "add", _word(c[1]), c[0], c[2])

    def mod_subtract(self, m: Any, c: list[Any]) -> Any:
        amount = s.Unary(c[0].pos, "-", c[0])
        return s.Modifier(_pos(m, c), "add", _word(c[1]), amount, c[2])

    def mod_times(self, m: Any, c: list[Any]) -> Any:
        return s.Modifier(_pos(m, c), "times", _word(c[1]), c[0], c[2])

    def mod_set(self, m: Any, c: list[Any]) -> Any:
        return s.Modifier(_pos(m, c), "set", _new(c[0]), c[1], c[2])

    def mod_least(self, m: Any, c: list[Any]) -> Any:
        return s.Modifier(_pos(m, c), "least", _word(c[0]), c[1], c[2])

    def mod_most(self, m: Any, c: list[Any]) -> Any:
        return s.Modifier(_pos(m, c), "most", _word(c[0]), c[1], c[2])

    def chain(self, m: Any, c: list[Any]) -> Any:
        return _flat(c)

    def suite(self, m: Any, c: list[Any]) -> Any:
        return _flat(c)

    def else_part(self, m: Any, c: list[Any]) -> Any:
        return _flat(c)

    def else_if(self, m: Any, c: list[Any]) -> Any:
        return [self.if_stmt(m, c)]

    def if_stmt(self, m: Any, c: list[Any]) -> Any:
        otherwise = c[2] if len(c) > 2 and c[2] is not None else []
        return s.If(_pos(m, c), c[0], tuple(c[1]), tuple(otherwise))

    def while_stmt(self, m: Any, c: list[Any]) -> Any:
        return s.While(_pos(m, c), c[0], tuple(c[1]))

    def repeat_stmt(self, m: Any, c: list[Any]) -> Any:
        return s.Repeat(_pos(m, c), c[0], tuple(c[1]))

    def for_stmt(self, m: Any, c: list[Any]) -> Any:
        name = _new(c[1]) if c[1] is not None else None
        return s.ForEach(_pos(m, c), c[0], name, c[2] or (), tuple(c[3]))

    def until_stmt(self, m: Any, c: list[Any]) -> Any:
        return s.Until(_pos(m, c), c[0], None, tuple(c[1]))

    def lasting_stmt(self, m: Any, c: list[Any]) -> Any:
        return s.Until(_pos(m, c), _of_several(c[1]), c[0], tuple(c[2]))

    # abilities
    def occasion_role(self, m: Any, c: list[Any]) -> Any:
        return (c[0], c[1])

    def occasion(self, m: Any, c: list[Any]) -> Any:
        roles = tuple(x for x in c[2:] if isinstance(x, tuple))
        where = c[-1] if isinstance(c[-1], s.Node) else None
        return (_pos(m, c), c[0] is not None, _word(c[1]), roles, where)

    def _trigger(self, timing: str, c: list[Any]) -> Any:
        pos, anyone, event, roles, where = c[0]
        return s.Trigger(pos, timing, event, anyone, roles, where)

    def on(self, m: Any, c: list[Any]) -> Any:
        return self._trigger("on", c)

    def before(self, m: Any, c: list[Any]) -> Any:
        return self._trigger("before", c)

    def instead(self, m: Any, c: list[Any]) -> Any:
        return self._trigger("instead", c)

    def while_prefix(self, m: Any, c: list[Any]) -> Any:
        return s.Condition(_pos(m, c), c[0])

    def once_per(self, m: Any, c: list[Any]) -> Any:
        return s.Limit(_pos(m, c), 1, c[0])

    def times_per(self, m: Any, c: list[Any]) -> Any:
        return s.Limit(_pos(m, c), int(c[0]), c[1])

    def cost(self, m: Any, c: list[Any]) -> Any:
        return s.Cost(_pos(m, c), int(c[0]), _word(c[1]))

    def aura(self, m: Any, c: list[Any]) -> Any:
        return s.Aura(_pos(m, c), c[0], c[1])

    def use_prefix(self, m: Any, c: list[Any]) -> Any:
        return s.Use(_pos(m, c))

    def named(self, m: Any, c: list[Any]) -> Any:
        return s.Named(_pos(m, c), str(c[0])[1:-1])

    def prefixes(self, m: Any, c: list[Any]) -> Any:
        return tuple(c)

    def prefixed(self, m: Any, c: list[Any]) -> Any:
        return s.Ability(_pos(m, c), c[0], tuple(c[1]))

    def plain(self, m: Any, c: list[Any]) -> Any:
        return s.Ability(_pos(m, c), (), tuple(_flat(c)))

    def effects(self, m: Any, c: list[Any]) -> Any:
        return tuple(_held(x if isinstance(x, s.Ability) else self.plain(m, [x])) for x in c)

    def block(self, m: Any, c: list[Any]) -> Any:
        return tuple(_flat(c))

    def expression(self, m: Any, c: list[Any]) -> Any:
        return c[0]

    # signatures and types
    def sig_arg(self, m: Any, c: list[Any]) -> Any:
        return _new(c[0])

    def sig_prep(self, m: Any, c: list[Any]) -> Any:
        return (c[0], _new(c[1]))

    def signature(self, m: Any, c: list[Any]) -> Any:
        params = tuple(x for x in c[1:] if isinstance(x, s.Word))
        preps = tuple(x for x in c[1:] if isinstance(x, tuple))
        return s.Signature(_pos(m, c), _new(c[0]), params, preps)

    def type_name(self, m: Any, c: list[Any]) -> Any:
        return s.TypeText(_pos(m, c), "name", str(c[0]), None)

    def type_definition(self, m: Any, c: list[Any]) -> Any:
        return s.TypeText(_pos(m, c), "definition", str(c[0]), None)

    def type_list(self, m: Any, c: list[Any]) -> Any:
        return s.TypeText(_pos(m, c), "list", "", c[0])

    def type_optional(self, m: Any, c: list[Any]) -> Any:
        return s.TypeText(_pos(m, c), "optional", "", c[0])

    def typing(self, m: Any, c: list[Any]) -> Any:
        return s.Typing(_pos(m, c), c[0], c[1])


def _path(owner: s.Expr, fields: list[Any]) -> tuple[s.Expr, s.Word]:
    """The owner and the last field of `a.b.c`."""
    words = [_word(f) for f in fields]
    for word in words[:-1]:
        owner = s.Field((owner.pos[0], word.pos[1]), owner, word)
    return owner, words[-1]


def _of_several(period: s.Period) -> s.Period:
    """`3 rounds` end with the third `round`."""
    name = period.name
    if len(name.text) > 1 and name.text.endswith("s"):
        name = s.Word((name.pos[0], name.pos[1] - 1), name.text[:-1])
    return s.Period(period.pos, name, period.of)


def _held(ability: s.Ability) -> s.Ability:
    """`while` at the start of an ability is a condition, not a loop."""
    if not ability.prefixes and len(ability.body) == 1:
        loop = ability.body[0]
        if isinstance(loop, s.While):
            condition = s.Condition(loop.condition.pos, loop.condition)
            return s.Ability(ability.pos, (condition,), loop.body)
    return ability


def _flat(parts: list[Any]) -> list[Any]:
    """Statements in the order written; a chain `a; b; c` comes as nested lists."""
    result: list[Any] = []
    waiting = list(reversed(parts))
    while waiting:
        part = waiting.pop()
        if isinstance(part, list):
            waiting.extend(reversed(part))
        elif part is not None:
            result.append(part)
    return result
