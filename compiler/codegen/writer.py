"""What every part that writes Python for a rule needs: where statements go, names, fuel."""

from __future__ import annotations

from abc import ABC, abstractmethod

from compiler.codegen import py_tree as p
from compiler.codegen.clauses import Clause
from compiler.codegen.hoist import hoisted
from compiler.codegen.place import Place
from compiler.codegen.py_types import annotation
from compiler.codegen.spelled import Short
from compiler.codegen.timeless import is_quiet
from compiler.language.types import Type
from compiler.model import core as c
from compiler.model.core_trees import free_names
from compiler.source.module_names import safe

CALL = 10  # what a rule costs that only calls others; one that looks through lists costs a walk
WALK = p.game("seen", "walk")
# Values that hold no others.
FLAT = (
    "number",
    "truth",
    "text",
    "enum",
    "player",
    "space",
    "zone",
    "place",
    "piece",
    "definition",
)


def paid(fuel: p.Expr) -> list[p.Stmt]:
    """Fuel is spent on the spot: a call would cost more than most of what it pays for."""
    gone = p.compare(p.game("fuel"), "<", p.ZERO)
    return [p.Change(p.game("fuel"), "-=", fuel), p.If(gone, [p.Do(p.of_game("spent"))])]


class Writer(ABC):
    """Writes the statements of one function; `ex` gives the Python of a value."""

    def __init__(self, place: Place, path: str) -> None:
        self.place = place
        self.world = place.world
        self.path = path
        self.line = 0  # of the statement that is being written
        self.block: list[p.Stmt] = []  # where statements go
        self.loops = 0  # around what is being written
        self.registers: dict[str, p.Expr] = {}  # flow variables live in the state
        self.counters = 0
        self.annotated: set[str] = set()
        self.asking: tuple[p.Expr, ...] = ()  # the piece whose ability is written
        self.written_out = False  # whether the queries in what is being written are
        self.paying: list[p.Stmt] = []  # loops that pay when they end

    def reached(self, line: int, sort: str, words: str = "") -> list[p.Stmt]:
        """Notes that a clause is reached, if anybody wants to know."""
        told = self.place.reached(Clause(self.path, line, sort, words))
        return [p.Do(told)] if told is not None else []

    def period(self, period: c.Period) -> p.Expr:
        """The name of a period; of somebody's, with whose it is."""
        if period.of is None:
            return p.literal(period.name)
        form = p.literal(period.of.type.form)
        return p.of_game("period_of", p.literal(period.name), form, self.ex(period.of))

    def add(self, *statements: p.Stmt) -> None:
        self.block.extend(statements)

    def temp(self, stem: str) -> p.Name:
        self.counters += 1
        return p.Name(f"{stem}_{self.counters}" if self.counters > 1 else stem)

    def finish(self) -> list[p.Stmt]:
        return hoisted(self.block, self.place)

    def finish_rule(self) -> list[p.Stmt]:
        """The statements of a rule that others call.

        Rules that call two others a level, or walk over lists in which rules walk over lists, would
        go on for ages without being a loop: these pay for every call. A walk on which nobody is asked
        and that ends where the board does costs no more than a few calls.
        """
        calls, walks, lists = self.effort()
        short = not calls and not lists and len(walks) == 1 and is_short(walks[0])
        loops = lists or bool(walks)
        body = self.finish()
        if short:
            return [p.Change(p.game("fuel"), "-=", p.literal(CALL)), *body]
        if not loops and calls < 2:
            return body
        return [*paid(WALK if loops else p.literal(CALL)), *body]

    def effort(self) -> tuple[int, list[p.Stmt], bool]:
        """How often a rule calls others, the walks for which it does not pay, and whether it makes lists."""
        calls = sum(1 for x in p.expressions_in(self.block) if _hands_on_the_game(x))
        paying = [] if calls else self.paying
        walks: list[p.Stmt] = [
            s
            for s in p.statements_in(self.block)
            if isinstance(s, (p.For, p.While)) and not any(s is known for known in paying)
        ]
        return calls, walks, any(isinstance(x, p.Listing) for x in p.expressions_in(self.block))

    def short_rule(self, call: p.Call) -> Short | None:
        """What a call does, if it asks a short rule of this file."""
        return None

    def noted(self, words: str, value: p.Expr) -> p.Expr:
        """A value that notes when it is asked for."""
        told = self.place.reached(Clause(self.path, self.line, "branch", words))
        return p.Logic("or", (told, value)) if told is not None else value

    def var(self, name: str) -> p.Expr:
        if name in self.registers:
            return self.registers[name]
        if name.startswith("event."):
            return p.Attr(p.Name("event"), safe(name[6:]))
        return self.place.local(name)

    @abstractmethod
    def ex(self, node: c.Core) -> p.Expr:
        """A value as an expression."""

    @abstractmethod
    def helper(self, node: c.Select) -> p.Expr:
        """A call of a new function for what needs a loop."""

    @abstractmethod
    def anew(self) -> Writer:
        """A writer for another function of the same module."""

    def doc(self, piece: p.Expr) -> p.Expr:
        return p.Index(p.game("doc"), piece)

    def kind_test(self, value: p.Expr, type_: Type, kind: str) -> p.Expr:
        if kind == "piece":
            return p.TRUE
        if kind == "space":
            return p.of_game("on_board", value)
        subject = value if type_.form == "definition" else self.doc(value)
        return p.builtin("isinstance", subject, self.place.kind(kind))

    def kept(self, piece: p.Expr, listed: c.Core, test: p.Expr) -> p.Expr | None:
        """What a piece of a list must be; in `[x, y]` some may be `nothing`, which is no piece."""
        written = isinstance(listed, c.Op) and listed.operator == "list"
        there = p.compare(piece, ">=", p.ZERO) if written else None
        return p.both([there, None if test == p.TRUE else test])

    def of_kind(self, piece: p.Expr, kind: str) -> p.Expr:
        """Whether a piece that is walked over is of a kind; nobody asks if all pieces are."""
        if self.place.is_every_piece(kind):
            return p.TRUE
        return self.kind_test(piece, Type("piece"), kind)

    def is_copy(self, piece: p.Expr, id: str) -> p.Expr:
        return p.compare(p.Attr(self.doc(piece), "id"), "==", p.literal(id))

    def settled(self, node: c.Core) -> p.Expr:
        """A list as tuples all the way down: it equals any other that holds the same, and can be kept in the state."""
        flat = node.type.item is not None and node.type.item.form in FLAT
        match node:
            case c.Get(how="state") | c.GameVar():
                return self.ex(node)  # what is kept there is settled
            case c.Op(operator="concat", args=(one, other)) if not flat:
                joined = p.call(p.api("both"), self.settled(one), self.settled(other))
                return p.builtin("tuple", joined)
            case c.Op(operator="list", args=args):
                return p.Tuple(tuple([self.settled(x) for x in args]))
            case _:
                pass
        value = self.ex(node)
        if node.type.form != "list" or isinstance(value, p.Tuple):
            return value
        return p.builtin("tuple", value) if flat else p.call(p.api("settled"), value)

    def apart(self, stem: str, node: c.Select | c.After, block: list[p.Stmt]) -> p.Expr:
        """A call of a new function that has such a body."""
        names = free_names(node)
        functions = self.place.target.functions
        number = 1 + sum(1 for f in functions if f.name.startswith(stem))
        params = [self.place.game_param]
        args: list[p.Expr] = [p.GAME]
        roles: dict[str, p.Name] = {}  # an event's roles, by their names there
        for free, type_ in names:
            if free.startswith("event."):
                roles[safe(free[6:])] = p.Name(f"event_{free[6:]}")
                params.append(p.Param(f"event_{free[6:]}", annotation(type_)))
            else:
                params.append(p.Param(self.place.local(free).id, annotation(type_)))
            args.append(self.var(free))

        def handed(x: p.Expr) -> p.Expr | None:
            match x:
                case p.Attr(p.Name("event"), name) if name in roles:
                    return roles[name]
                case _:
                    return None

        block = p.block_rewritten(block, handed)
        block = hoisted(block, self.place)
        made = p.Function(f"{stem}{number}", params, annotation(node.type), block)
        functions.append(made)
        if is_quiet(node, self.place.quiet):
            self.place.looking[repr(p.Name(made.name))] = annotation(node.type)
        return p.call(p.Name(made.name), *args)


def _hands_on_the_game(node: p.Expr) -> bool:
    return isinstance(node, p.Call) and bool(node.args) and node.args[0] == p.GAME


def is_short(walk: p.Stmt) -> bool:
    """Whether a loop only looks along a ray, or at what lies around a space."""
    match walk:
        case p.For(_, p.Index(p.Index(p.Index(p.Attr(p.Attr(p.Name("game"), "board"), "rays"))))):
            pass
        case p.For(_, p.Index(p.Attr(p.Attr(p.Name("game"), "board"), "near" | "around"))):
            pass
        case _:
            return False
    return not any(
        isinstance(x, p.Call) and isinstance(x.function, p.Attr) for x in p.expressions_in([walk])
    )
