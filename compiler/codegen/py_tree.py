"""Python as a typed tree: what lowering builds, passes change and the printer writes.

An author's text enters the tree through two constructors only: `literal` (a value) and `Comment` (a remark).
Every other text in a node is a name, and the printer refuses a name that is no identifier.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from types import EllipsisType
from typing import Any

# ------------------------------------------------------------------ expressions


@dataclass(slots=True)
class Name:
    """A variable, a parameter, a built-in, or something that the module itself defines."""

    id: str


@dataclass(slots=True)
class From:
    """Something of another module, imported by its name: `from module import name`."""

    module: str
    name: str


@dataclass(slots=True)
class Member:
    """Something of another generated module, written `module.name`; just `name` in the module itself."""

    module: str  # dotted
    name: str


@dataclass(slots=True)
class Attr:
    value: Expr
    name: str


@dataclass(slots=True)
class Index:
    value: Expr
    key: Expr


@dataclass(slots=True)
class Span:
    """A slice, as the key of an Index."""

    start: Expr | None
    stop: Expr | None
    step: Expr | None = None


@dataclass(slots=True)
class Call:
    function: Expr
    args: tuple[Expr, ...] = ()
    named: tuple[tuple[str, Expr], ...] = ()


@dataclass(slots=True)
class Literal:
    """A number, a text, a truth value or None. Made by `literal`."""

    value: int | str | bool | EllipsisType | None


@dataclass(slots=True)
class Tuple:
    items: tuple[Expr, ...]


@dataclass(slots=True)
class List:
    items: tuple[Expr, ...]


@dataclass(slots=True)
class Dict:
    items: tuple[tuple[Expr | None, Expr], ...]  # key None: `**value`


@dataclass(slots=True)
class Star:
    value: Expr


@dataclass(slots=True)
class Binary:
    operator: str  # | & + - * // %
    left: Expr
    right: Expr


@dataclass(slots=True)
class Unary:
    operator: str  # not - ~
    value: Expr


@dataclass(slots=True)
class Logic:
    """`a and b and c`; made by `both` and `either`, which leave out what changes nothing."""

    operator: str  # and, or
    parts: tuple[Expr, ...]


@dataclass(slots=True)
class Compare:
    left: Expr
    rest: tuple[tuple[str, Expr], ...]  # operator, value


@dataclass(slots=True)
class IfElse:
    then: Expr
    test: Expr
    otherwise: Expr


@dataclass(slots=True)
class Loop:
    """`for target in source if test` of a comprehension."""

    target: Expr
    source: Expr
    test: Expr | None = None


@dataclass(slots=True)
class Listing:
    """A list comprehension."""

    item: Expr
    loop: Loop


@dataclass(slots=True)
class Lambda:
    value: Expr


@dataclass(slots=True)
class Walrus:
    """`(name := value)`: a value that is looked at again in the same condition."""

    name: str
    value: Expr


@dataclass(slots=True)
class Label:
    """The number of a step; steps are numbered when all are there."""

    block: int


Expr = (
    Name
    | From
    | Member
    | Attr
    | Index
    | Span
    | Call
    | Literal
    | Tuple
    | List
    | Dict
    | Star
    | Binary
    | Unary
    | Logic
    | Compare
    | IfElse
    | Listing
    | Lambda
    | Walrus
    | Label
)

# ------------------------------------------------------------------ statements


@dataclass(slots=True)
class Assign:
    target: Expr
    value: Expr
    note: Expr | None = None  # its type


@dataclass(slots=True)
class Change:
    """`target += value` and the like."""

    target: Expr
    operator: str  # += -=
    value: Expr


@dataclass(slots=True)
class Do:
    value: Expr


@dataclass(slots=True)
class Return:
    value: Expr | None = None


@dataclass(slots=True)
class If:
    test: Expr
    then: list[Stmt]
    otherwise: list[Stmt] = field(default_factory=list)


@dataclass(slots=True)
class For:
    target: Expr
    source: Expr
    body: list[Stmt]
    otherwise: list[Stmt] = field(default_factory=list)


@dataclass(slots=True)
class While:
    test: Expr
    body: list[Stmt]


@dataclass(slots=True)
class Break:
    pass


@dataclass(slots=True)
class Pass:
    pass


@dataclass(slots=True)
class Assert:
    test: Expr


Stmt = Assign | Change | Do | Return | If | For | While | Break | Pass | Assert

# ------------------------------------------------------------------ definitions


@dataclass(slots=True)
class Comment:
    """A remark on one line; whatever stands in the text, it cannot end the comment."""

    text: str

    def __post_init__(self) -> None:
        line = " ".join(self.text.split())
        if not line.isprintable():
            line = "".join([ch if ch.isprintable() else " " for ch in line])
        self.text = line


@dataclass(slots=True)
class Param:
    name: str
    note: Expr | None
    default: Expr | None = None


@dataclass(slots=True)
class Function:
    name: str
    params: list[Param]
    returns: Expr
    body: list[Stmt]
    comments: list[Comment] = field(default_factory=list)
    doc: Comment | None = None  # its docstring


@dataclass(slots=True)
class Class:
    name: str
    base: Expr
    doc: Comment | None = None  # its docstring
    fields: list[Assign] = field(default_factory=list)
    methods: list[Function] = field(default_factory=list)
    comments: list[Comment] = field(default_factory=list)


@dataclass(slots=True)
class Constant:
    """A value of the module that has a name."""

    name: str
    value: Expr
    note: Expr | None = None
    comments: list[Comment] = field(default_factory=list)


@dataclass(slots=True)
class Module:
    """One generated file."""

    path: str  # below generated/, with forward slashes
    title: Comment
    source: Comment | None  # the YAML file it comes from
    classes: list[Class] = field(default_factory=list)
    constants: list[Constant] = field(default_factory=list)
    functions: list[Function] = field(default_factory=list)
    tables: list[Constant] = field(default_factory=list)  # constants that mention functions
    has_contents: bool = False
    questions: dict[str, str] = field(default_factory=dict)  # what is asked -> its constant

    @property
    def dotted(self) -> str:
        return dotted_name(self.path)


def module_file(dotted: str) -> str:
    """The file of a module, below generated/."""
    return dotted.removeprefix("generated.").replace(".", "/") + ".py"


def dotted_name(path: str) -> str:
    """The name of the module in a file below generated/."""
    return "generated." + path.removesuffix(".py").replace("/", ".")


# ------------------------------------------------------------------ making nodes

API = "interpreter.api"
GAME = Name("game")
NONE = Literal(None)
DOTS = Literal(...)
TRUE = Literal(True)
FALSE = Literal(False)
ZERO = Literal(0)
INT = Name("int")
ANY = From("typing", "Any")


def literal(value: object) -> Expr:
    """A value as an expression; author's text enters code only through here."""
    if value is None or isinstance(value, (str, int)):
        return Literal(value)
    if isinstance(value, (list, tuple)):
        return Tuple(tuple([literal(v) for v in value]))
    if isinstance(value, dict):
        return Dict(tuple([(literal(k), literal(v)) for k, v in value.items()]))
    raise AssertionError(value)


def api(name: str) -> From:
    return From(API, name)


def attr(value: Expr, *names: str) -> Expr:
    for name in names:
        value = Attr(value, name)
    return value


def game(*names: str) -> Expr:
    return attr(GAME, *names)


def call(function: Expr, *args: Expr) -> Call:
    return Call(function, args)


def of_game(name: str, *args: Expr) -> Call:
    """A call of something that the game itself can do."""
    return Call(Attr(GAME, name), args)


def builtin(name: str, *args: Expr) -> Call:
    return Call(Name(name), args)


def compare(left: Expr, operator: str, right: Expr) -> Compare:
    return Compare(left, ((operator, right),))


def both(parts: Iterable[Expr | None]) -> Expr | None:
    """`a and b`; None if there is nothing to ask."""
    return _joined("and", parts, TRUE)


def either(parts: Iterable[Expr | None]) -> Expr | None:
    return _joined("or", parts, FALSE)


def _joined(operator: str, parts: Iterable[Expr | None], idle: Literal) -> Expr | None:
    found: list[Expr] = []
    for part in parts:
        if part is None or part == idle:
            continue
        if isinstance(part, Logic) and part.operator == operator:
            found.extend(part.parts)
        else:
            found.append(part)
    if operator == "or":
        found = _kinds_together(found)
    found = _without_known(operator, found)
    if not found:
        return None
    return found[0] if len(found) == 1 else Logic(operator, tuple(found))


def _kinds_together(parts: list[Expr]) -> list[Expr]:
    """`isinstance(x, A) or isinstance(x, B)` is one question."""
    found: list[Expr] = []
    for part in parts:
        match part, found[-1:]:
            case (
                Call(Name("isinstance"), (subject, kind)),
                [Call(Name("isinstance"), (same, known))],
            ) if subject == same:
                kinds = known.items if isinstance(known, Tuple) else (known,)
                found[-1] = builtin("isinstance", subject, Tuple((*kinds, kind)))
            case _:
                found.append(part)
    return found


def _without_known(operator: str, parts: list[Expr]) -> list[Expr]:
    """Nothing is asked whose answer is known: `a or (not a and b)` is `a or b`, and so is `(b and not a) or a`.

    In `(not a and b) or a` it stays, as `b` may only be asked where `a` does not hold.
    """
    found: list[Expr] = []
    for number, part in enumerate(parts):
        if not isinstance(part, Logic) or part.operator == operator:
            found.append(part)
            continue
        known, later = _opposites(parts[:number]), _opposites(parts[number + 1 :])
        inner = [p for p in part.parts if p not in known]
        while inner and inner[-1] in later:
            inner.pop()
        if not inner or len(inner) == len(part.parts):
            found.append(part)
        else:
            left = _joined(part.operator, inner, Literal(None))
            assert left is not None
            found += left.parts if isinstance(left, Logic) and left.operator == operator else [left]
    return found


def _opposites(parts: list[Expr]) -> list[Expr]:
    """What does not hold where these comparisons do; dice and answers differ from question to question."""
    compared = [part for part in parts if isinstance(part, Compare)]
    return [
        negated(part)
        for part in compared
        if not any(isinstance(x, (Call, Walrus)) for x in everything(part))
    ]


OPPOSITE = {
    "==": "!=",
    "!=": "==",
    "<": ">=",
    ">=": "<",
    ">": "<=",
    "<=": ">",
    "in": "not in",
    "not in": "in",
    "is": "is not",
    "is not": "is",
}


def asked(test: Expr | None, then: list[Stmt]) -> list[Stmt]:
    """`if test: then`, or just that where nothing is asked; two questions in a row are one."""
    if test is None:
        return then
    match then:
        case [If(inner, inside, [])]:
            return [If(both([test, inner]) or TRUE, inside)]
        case _:
            return [If(test, then)]


def as_list(node: Expr) -> Expr:
    match node:
        case Listing() | List():
            return node
        case Tuple(items):
            return List(items)
        case _:
            return builtin("list", node)


def negated(test: Expr) -> Expr:
    """`not test`, as a careful person writes it."""
    match test:
        case Unary("not", value):
            return value
        case Compare(left, ((operator, right),)):
            return compare(left, OPPOSITE[operator], right)
        case Literal(bool(value)):
            return Literal(not value)
        case _:
            return Unary("not", test)


# ------------------------------------------------------------------ looking through trees


def _of_call(node: Call) -> list[Expr]:
    return [node.function, *node.args, *[value for _, value in node.named]]


def _of_listing(node: Listing) -> list[Expr]:
    loop = node.loop
    tests = [loop.test] if loop.test is not None else []
    return [loop.source, loop.target, *tests, node.item]


# A table, as every pass over every tree looks here.
_PARTS: dict[type, Callable[[Any], list[Expr]]] = {
    Attr: lambda node: [node.value],
    Star: lambda node: [node.value],
    Unary: lambda node: [node.value],
    Lambda: lambda node: [node.value],
    Walrus: lambda node: [node.value],
    Index: lambda node: [node.value, node.key],
    Span: lambda node: [x for x in (node.start, node.stop, node.step) if x is not None],
    Call: _of_call,
    Tuple: lambda node: list(node.items),
    List: lambda node: list(node.items),
    Dict: lambda node: [x for pair in node.items for x in pair if x is not None],
    Binary: lambda node: [node.left, node.right],
    Logic: lambda node: list(node.parts),
    Compare: lambda node: [node.left, *[value for _, value in node.rest]],
    IfElse: lambda node: [node.test, node.then, node.otherwise],
    Listing: _of_listing,
}


def parts_of(node: Expr) -> list[Expr]:
    """The expressions right below one."""
    found = _PARTS.get(type(node))
    return found(node) if found is not None else []


def everything(node: Expr) -> list[Expr]:
    """An expression and all below it, in the order in which it is written."""
    found: list[Expr] = []
    waiting = [node]
    while waiting:
        one = waiting.pop()
        found.append(one)
        parts = _PARTS.get(type(one))
        if parts is not None:
            waiting += reversed(parts(one))
    return found


def own_expressions(statement: Stmt) -> list[Expr]:
    """The expressions of a statement itself, without those of the blocks in it."""
    match statement:
        case Assign(target, value, _) | Change(target, _, value):
            return [target, value]
        case Do(value):
            return [value]
        case Return(value):
            return [value] if value is not None else []
        case If(test) | While(test) | Assert(test):
            return [test]
        case For(target, source):
            return [target, source]
        case _:
            return []


def blocks_of(statement: Stmt) -> list[list[Stmt]]:
    match statement:
        case If(_, then, otherwise):
            return [then, otherwise]
        case For(_, _, body, otherwise):
            return [body, otherwise]
        case While(_, body):
            return [body]
        case _:
            return []


def names_in(node: Expr) -> set[str]:
    """The names that an expression mentions."""
    return {x.id for x in everything(node) if isinstance(x, Name)}


def statements_in(block: Iterable[Stmt]) -> Iterator[Stmt]:
    """All statements of a block, also those inside of others."""
    for statement in block:
        yield statement
        for inner in blocks_of(statement):
            yield from statements_in(inner)


def expressions_in(block: Iterable[Stmt]) -> Iterator[Expr]:
    """All expressions of a block, notes of types too."""
    for statement in statements_in(block):
        for expression in own_expressions(statement):
            yield from everything(expression)
        if isinstance(statement, Assign) and statement.note is not None:
            yield from everything(statement.note)


def mentioned_in(block: Iterable[Stmt]) -> set[str]:
    """The names that the expressions of a block mention."""
    return {x.id for x in expressions_in(block) if isinstance(x, Name)}


def has_loop(block: Iterable[Stmt]) -> bool:
    """Whether anything is walked over, by statements or inside of an expression."""
    for statement in statements_in(block):
        if isinstance(statement, (For, While)):
            return True
        for expression in own_expressions(statement):
            if any(type(x) is Listing for x in everything(expression)):
                return True
    return False


# ------------------------------------------------------------------ changing trees

Rewrite = Callable[["Expr"], "Expr | None"]


def rewritten(node: Expr, change: Rewrite) -> Expr:
    """The expression with every part for which `change` gives something replaced by that."""
    changed = change(node)
    if changed is not None:
        return changed
    match node:
        case Attr(value, name):
            return Attr(rewritten(value, change), name)
        case Index(value, key):
            return Index(rewritten(value, change), rewritten(key, change))
        case Span(start, stop, step):
            return Span(_maybe(start, change), _maybe(stop, change), _maybe(step, change))
        case Call(function, args, named):
            return Call(
                rewritten(function, change),
                tuple([rewritten(a, change) for a in args]),
                tuple([(name, rewritten(value, change)) for name, value in named]),
            )
        case Tuple(items):
            return Tuple(tuple([rewritten(x, change) for x in items]))
        case List(items):
            return List(tuple([rewritten(x, change) for x in items]))
        case Dict(pairs):
            return Dict(tuple([(_maybe(k, change), rewritten(v, change)) for k, v in pairs]))
        case Star(value):
            return Star(rewritten(value, change))
        case Unary(operator, value):
            return Unary(operator, rewritten(value, change))
        case Lambda(value):
            return Lambda(rewritten(value, change))
        case Walrus(name, value):
            return Walrus(name, rewritten(value, change))
        case Binary(operator, left, right):
            return Binary(operator, rewritten(left, change), rewritten(right, change))
        case Logic(operator, parts):
            return Logic(operator, tuple([rewritten(p, change) for p in parts]))
        case Compare(left, rest):
            return Compare(
                rewritten(left, change), tuple([(o, rewritten(v, change)) for o, v in rest])
            )
        case IfElse(then, test, otherwise):
            asked = rewritten(test, change)  # in the order in which Python looks at them
            return IfElse(rewritten(then, change), asked, rewritten(otherwise, change))
        case Listing(item, loop):
            walked = Loop(loop.target, rewritten(loop.source, change), _maybe(loop.test, change))
            return Listing(rewritten(item, change), walked)
        case _:
            return node


def _maybe(node: Expr | None, change: Rewrite) -> Expr | None:
    return rewritten(node, change) if node is not None else None


def with_first(node: Expr, old: Expr, new: Expr) -> Expr:
    """The expression with the first occurrence of a part replaced: the one that is looked at first."""
    done = False

    def change(part: Expr) -> Expr | None:
        nonlocal done
        if done or part != old:
            return None
        done = True
        return new

    return rewritten(node, change)


def blocks_changed(statement: Stmt, change: Callable[[list[Stmt]], list[Stmt]]) -> Stmt:
    """The statement with the blocks inside it changed."""
    match statement:
        case If(test, then, otherwise):
            return If(test, change(then), change(otherwise))
        case For(target, source, body, otherwise):
            return For(target, source, change(body), change(otherwise))
        case While(test, body):
            return While(test, change(body))
        case _:
            return statement


def block_rewritten(block: Iterable[Stmt], change: Rewrite) -> list[Stmt]:
    return [statement_rewritten(s, change) for s in block]


def statement_rewritten(statement: Stmt, change: Rewrite) -> Stmt:
    match statement:
        case Assign(target, value, note):
            return Assign(rewritten(target, change), rewritten(value, change), note)
        case Change(target, operator, value):
            return Change(rewritten(target, change), operator, rewritten(value, change))
        case Do(value):
            return Do(rewritten(value, change))
        case Return(value):
            return Return(_maybe(value, change))
        case Assert(test):
            return Assert(rewritten(test, change))
        case If(test, then, otherwise):
            return If(
                rewritten(test, change),
                block_rewritten(then, change),
                block_rewritten(otherwise, change),
            )
        case For(target, source, body, otherwise):
            return For(
                target,
                rewritten(source, change),
                block_rewritten(body, change),
                block_rewritten(otherwise, change),
            )
        case While(test, body):
            return While(rewritten(test, change), block_rewritten(body, change))
        case _:
            return statement


def leaves(block: list[Stmt]) -> bool:
    """Whether what stands behind a block is never reached."""
    if not block:
        return False
    last = block[-1]
    match last:
        case Return() | Break():
            return True
        case If(_, then, otherwise):
            return leaves(then) and leaves(otherwise)
        case _:
            return False
