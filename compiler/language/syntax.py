"""Syntax trees of the language, as `parse` gives them: what was written, not yet what it means.

Every node has `pos`, the stretch (start, end) of the text it was parsed from. Trees hold no file,
so one tree serves every document that repeats the same line.
"""

from __future__ import annotations

from dataclasses import dataclass

Pos = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Node:
    pos: Pos


@dataclass(frozen=True, slots=True)
class Word(Node):
    """A name where it is."""

    text: str


# ------------------------------------------------------------------ values


@dataclass(frozen=True, slots=True)
class Number(Node):
    value: int


@dataclass(frozen=True, slots=True)
class Dice(Node):
    count: int
    sides: int


@dataclass(frozen=True, slots=True)
class Name(Node):
    text: str


@dataclass(frozen=True, slots=True)
class Constant(Node):
    value: bool | None  # true, false or nothing


@dataclass(frozen=True, slots=True)
class Call(Node):
    function: Word
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Field(Node):
    owner: Expr
    field: Word


@dataclass(frozen=True, slots=True)
class Method(Node):
    """`x.query(y)`: a query, or a stat of x with the base of y."""

    owner: Expr
    function: Word
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Index(Node):
    owner: Expr
    index: Expr


@dataclass(frozen=True, slots=True)
class Coordinate(Node):
    x: Expr
    y: Expr


@dataclass(frozen=True, slots=True)
class ListOf(Node):
    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Binary(Node):
    """+ - * / % = != < > <= >= and or"""

    operator: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Unary(Node):
    """not and -"""

    operator: str
    operand: Expr


@dataclass(frozen=True, slots=True)
class Member(Node):
    value: Expr
    group: Expr
    negated: bool


@dataclass(frozen=True, slots=True)
class InRange(Node):
    value: Expr
    low: Expr
    high: Expr


@dataclass(frozen=True, slots=True)
class IfElse(Node):
    then: Expr
    condition: Expr
    otherwise: Expr


@dataclass(frozen=True, slots=True)
class Is(Node):
    """`x is word (prep y)*` or `x is a word`; a word of None is `nothing`."""

    value: Expr
    word: Word | None
    preps: tuple[tuple[Word, Expr], ...]
    negated: bool
    article: bool


@dataclass(frozen=True, slots=True)
class IsPlaced(Node):
    """`x is on y`, `x is within 3 of y`, `x is adjacent to y`."""

    value: Expr
    where: Modifying
    negated: bool


@dataclass(frozen=True, slots=True)
class Modifying(Node):
    """One thing said after a noun: `within 3 of x`, `adjacent to x`, `in x`, `of x`, `where ...`."""

    kind: str
    first: Expr
    second: Expr | None


@dataclass(frozen=True, slots=True)
class NounPhrase(Node):
    words: tuple[Word, ...]
    mods: tuple[Modifying, ...]


@dataclass(frozen=True, slots=True)
class Order(Node):
    value: Expr
    highest: bool


@dataclass(frozen=True, slots=True)
class Quantified(Node):
    """`count`, `all`, `any`, `no` and the noun phrase."""

    quantifier: str
    phrase: NounPhrase


@dataclass(frozen=True, slots=True)
class Aggregate(Node):
    """`sum of e for np`, `highest e for np`, `lowest e for np`, `list of e for np`."""

    operator: str
    value: Expr
    phrase: NounPhrase


@dataclass(frozen=True, slots=True)
class Best(Node):
    """`best np by ...`: all that tie for first; `sorted np by ...`: all of them, in order."""

    phrase: NounPhrase
    orders: tuple[Order, ...]
    mode: str = "best"


@dataclass(frozen=True, slots=True)
class Nth(Node):
    """`first list`, `last list`."""

    which: str
    group: Expr


@dataclass(frozen=True, slots=True)
class Pick(Node):
    """`a np`, `one of list` (a player chooses), `random np` (chance chooses)."""

    chance: bool
    source: NounPhrase | Expr


@dataclass(frozen=True, slots=True)
class After(Node):
    """`e after verb ...`: the value as it would be if that had been done."""

    value: Expr
    phrase: Phrase


Expr = (
    Number
    | Dice
    | Name
    | Constant
    | Call
    | Field
    | Method
    | Index
    | Coordinate
    | ListOf
    | Binary
    | Unary
    | Member
    | InRange
    | IfElse
    | Is
    | IsPlaced
    | Quantified
    | Aggregate
    | Best
    | Nth
    | Pick
    | After
)


# ------------------------------------------------------------------ statements


@dataclass(frozen=True, slots=True)
class Phrase(Node):
    """`verb arg* (preposition arg)*` and perhaps `, at most n`."""

    verb: Word
    args: tuple[Expr, ...]
    preps: tuple[tuple[Word, Expr], ...]
    limit: tuple[str, Expr] | None


@dataclass(frozen=True, slots=True)
class Let(Node):
    name: Word
    value: Expr


@dataclass(frozen=True, slots=True)
class Assign(Node):
    owner: Expr | None  # whose field; None: a name of the block
    field: Word
    operator: str  # = += -=
    value: Expr
    index: Expr | None = None  # which item of it: `row[2] = x`, `player.stock[wood] += 1`


@dataclass(frozen=True, slots=True)
class Do(Node):
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class Emit(Node):
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class Open(Node):
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class Plain(Node):
    """stop, break, tie"""

    word: str


@dataclass(frozen=True, slots=True)
class Lose(Node):
    """`lose` ends the game for everybody, `lose p` for some."""

    players: Expr | None


@dataclass(frozen=True, slots=True)
class Award(Node):
    """A title beside winning."""

    title: str
    players: Expr


@dataclass(frozen=True, slots=True)
class Period(Node):
    """A stretch of time, perhaps of a player or piece: `round`, `turn of player`."""

    name: Word
    of: Expr | None


@dataclass(frozen=True, slots=True)
class Give(Node):
    value: Expr


@dataclass(frozen=True, slots=True)
class Win(Node):
    players: Expr


@dataclass(frozen=True, slots=True)
class Choose(Node):
    least: Expr | None  # None: exactly one
    most: Expr | None
    source: NounPhrase | Expr
    name: Word | None
    by: Expr | None
    words: str = ""  # what the player is asked, if the author says it
    optional: bool = False  # `or nothing`
    such: Expr | None = None  # what the chosen ones must satisfy together


@dataclass(frozen=True, slots=True)
class May(Node):
    by: Expr | None
    phrase: Phrase | None
    body: tuple[Stmt, ...]


@dataclass(frozen=True, slots=True)
class ChooseOne(Node):
    by: Expr | None
    options: tuple[tuple[Stmt, ...], ...]


@dataclass(frozen=True, slots=True)
class Turn(Node):
    player: Expr
    how: str  # one (player), any (of several), once (all at once)
    offers: tuple[Phrase, ...]
    may_pass: bool
    pass_if: Expr | None
    words: str


@dataclass(frozen=True, slots=True)
class Run(Node):
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class Resolve(Node):
    value: Expr
    by: Expr | None


@dataclass(frozen=True, slots=True)
class Expire(Node):
    period: Period
    after: Expr | None  # how often it ends until what lasts is over; nothing: once


@dataclass(frozen=True, slots=True)
class Renew(Node):
    """What was used in a period can be used again; what lasts goes on."""

    period: Period


@dataclass(frozen=True, slots=True)
class Say(Node):
    """A line for the players' log, or why a game cannot begin; `{name}` stands for a value."""

    words: str
    refusal: bool = False
    at: Expr | None = None  # the space where a map is wrong


@dataclass(frozen=True, slots=True)
class Modifier(Node):
    """`+1 move`, `-2 reach to x`, `*2 damage`, `move: 4`, `move at least 1`."""

    operator: str  # add times set least most
    stat: Word
    amount: Expr
    to: Expr | None


@dataclass(frozen=True, slots=True)
class If(Node):
    condition: Expr
    then: tuple[Stmt, ...]
    otherwise: tuple[Stmt, ...]


@dataclass(frozen=True, slots=True)
class While(Node):
    condition: Expr
    body: tuple[Stmt, ...]


@dataclass(frozen=True, slots=True)
class Repeat(Node):
    times: Expr | None
    body: tuple[Stmt, ...]


@dataclass(frozen=True, slots=True)
class ForEach(Node):
    phrase: NounPhrase
    name: Word | None
    orders: tuple[Order, ...]
    body: tuple[Stmt, ...]


@dataclass(frozen=True, slots=True)
class Until(Node):
    period: Period
    times: Expr | None  # how often it ends before the change does
    body: tuple[Stmt, ...]


Stmt = (
    Let
    | Assign
    | Do
    | Emit
    | Open
    | Plain
    | Give
    | Win
    | Lose
    | Award
    | Choose
    | May
    | ChooseOne
    | Turn
    | Run
    | Resolve
    | Expire
    | Renew
    | Say
    | Modifier
    | If
    | While
    | Repeat
    | ForEach
    | Until
)


# ------------------------------------------------------------------ abilities


@dataclass(frozen=True, slots=True)
class Trigger(Node):
    timing: str  # on, before, instead
    event: Word
    anyone: bool
    roles: tuple[tuple[Word, Expr], ...]
    where: Expr | None


@dataclass(frozen=True, slots=True)
class Condition(Node):
    value: Expr


@dataclass(frozen=True, slots=True)
class Limit(Node):
    times: int
    period: Period


@dataclass(frozen=True, slots=True)
class Cost(Node):
    amount: int
    resource: Word


@dataclass(frozen=True, slots=True)
class Use(Node):
    pass


@dataclass(frozen=True, slots=True)
class Aura(Node):
    reach: Expr
    phrase: NounPhrase | None


@dataclass(frozen=True, slots=True)
class Named(Node):
    """What players call the ability."""

    name: str


Prefix = Trigger | Condition | Limit | Cost | Use | Aura | Named


@dataclass(frozen=True, slots=True)
class Ability(Node):
    prefixes: tuple[Prefix, ...]
    body: tuple[Stmt, ...]


# ------------------------------------------------------------------ signatures and types


@dataclass(frozen=True, slots=True)
class Signature(Node):
    name: Word
    params: tuple[Word, ...]
    preps: tuple[tuple[Word, Word], ...]


@dataclass(frozen=True, slots=True)
class TypeText(Node):
    form: str  # name, list, definition, optional
    name: str
    inner: TypeText | None


@dataclass(frozen=True, slots=True)
class Typing(Node):
    type: TypeText
    default: Expr | None
