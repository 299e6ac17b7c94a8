"""The module that is being written, and how it refers to other modules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field, replace

from compiler.codegen import py_tree as p
from compiler.codegen.clauses import Clause, Clauses
from compiler.codegen.guard import IMPORTS
from compiler.codegen.inline_queries import Inline, Value, substituted
from compiler.codegen.merged import merged_name
from compiler.codegen.names import names_of
from compiler.codegen.py_types import class_name, enum_table
from compiler.codegen.timeless import Known, Query
from compiler.model import core as c
from compiler.model.definitions import World
from compiler.source.module_names import module_name

# Functions that only look at the board.
FIXED = ("shift", "lines", "rectangle", "ray", "area", "near", "around", "route")
ON_THE_BOARD = (
    *FIXED,
    "distance",
    "steps",
    "king_moves",
    "between",
    "in_line",
    "min",
    "max",
    "abs",
    "at",
    "size",
)

# What modules import from elsewhere: kinds of these names are written `kinds.Action`. So are those without small
# letters, which might be constants.
IMPORTED = frozenset({"State", "Tables"}).union(*IMPORTS.values())

# Tables of a board by name: what is looked up, and with which numbers and names.
Tables = dict[str, tuple[int | str, ...]]


@dataclass(slots=True)
class SeenQueries:
    """What all modules may know of queries, because their `is` is seen from outside."""

    fixed: set[str] = field(default_factory=set)  # those that only the board decides
    short: Inline = field(default_factory=lambda: Inline({}))
    known: Known = field(default_factory=Known)
    searches: dict[str, Value] = field(default_factory=dict)  # those that only search
    # When actions without parameters may be taken; None: always.
    actions: dict[str, c.Core | None] = field(default_factory=dict)

    def search(self, node: c.Query) -> c.Select | None:
        """The search behind a query, for its arguments."""
        query = self.searches.get(node.name)
        if query is None or not all(isinstance(a, (c.Var, c.Lit)) for a in node.args):
            return None
        found = substituted(query.value, dict(zip(query.params, node.args, strict=True)))
        return found if isinstance(found, c.Select) else None


class Place:
    """The module that is being written: where other things lie as seen from it."""

    def __init__(
        self,
        world: World,
        module: p.Module,
        may_end: Container[str],
        fixed: Tables | None = None,
        queries: SeenQueries | None = None,
        quiet: frozenset[str] = frozenset(),
        passes: bool = False,
    ) -> None:
        self.world = world
        self.target = module
        self.may_end = may_end
        self.fixed = fixed  # None: calls are made as they come
        self.queries = queries if queries is not None else SeenQueries()
        self.quiet = quiet  # queries of which it is all the same how often they are asked
        self.own: Mapping[str, Query] = {}  # the queries of the same file, by their functions
        self.looking: dict[str, p.Expr] = {}  # their functions, and the types of what they give
        self.clauses: Clauses | None = None  # where they are noted, if somebody wants to know
        self.told: Counter[Clause] = Counter()  # how many that are alike
        self.passes = passes
        self.counts = False  # whether a function of the module asks for numbers of an enumeration
        self.covering: dict[str, bool] = {}  # kinds, and whether all pieces are of them
        self.names = names_of(world)
        self.dotted = module.dotted
        self.pack = self.names.pack_of(self.dotted)

    def reached(self, clause: Clause) -> p.Expr | None:
        """Notes that a clause is reached; None if nobody wants to know."""
        if self.clauses is None:
            return None
        self.told[clause] += 1
        return self.clauses.reached(replace(clause, number=self.told[clause]))

    def table(self, node: c.Native | c.SpaceNamed) -> p.Expr:
        """Something about the board that never changes, under a name of its own."""
        if isinstance(node, c.SpaceNamed):
            if self.fixed is None:
                return p.of_game("space", p.literal(node.name))
            return self.kept("space", node.name)
        plain = [x.value if isinstance(x, c.Lit) else getattr(x, "name", "") for x in node.args]
        args = plain[1:] if node.name in ("shift", "lines") else plain
        if node.name in ("route_next", "route_left"):
            args = [plain[0], *plain[2:]]
        return self.kept(node.name, *[x for x in args if isinstance(x, (int, str))])

    def column(self, field: str) -> p.Expr:
        """A field of all spaces, as the map gives it."""
        if self.fixed is None:
            return p.Index(p.game("board", "columns"), p.literal(field))
        return self.kept("field", field)

    def inner_path(self) -> str:
        """The module as seen from its pack, wherever that lies."""
        return f"{self.pack}{self.dotted.removeprefix(self.names.packages[self.pack])}"

    def one_of(self, field: str, words: Sequence[object]) -> p.Expr | None:
        """For all spaces: whether a field is one of some words. None if the words make no name of a table."""
        named = [word for word in words if isinstance(word, str) and set(word) <= LETTERS]
        parts = [field, *named]
        if self.fixed is None or len(named) < max(2, len(words)):
            return None
        # The parts of the name stay apart, so that two recipes never have one name.
        if any("__" in f"_{part}_" for part in parts):
            return None
        return self.keep("__".join([f"where_{field}_is", *named]), "one_of", field, *named)

    def kept(self, *recipe: int | str) -> p.Expr:
        return self.keep(table_name(*recipe), *recipe)

    def keep(self, name: str, *recipe: int | str) -> p.Expr:
        assert self.fixed is not None
        self.fixed[name] = recipe
        return p.game(tables_of(self.world, self.pack), name)

    def is_fixed(self, node: c.Core, known: set[str]) -> bool:
        """Whether the board and some names decide a value, whatever the state of the game."""
        match node:
            case c.Lit() | c.SpaceNamed() | c.DocRef():
                return True
            case c.Var():
                return node.name in known
            case c.Get():
                of_document = node.how == "fixed" and node.owner.type.form == "definition"
                fixed = of_document or node.how == "board" or node.field in ("x", "y")
                return fixed and self.is_fixed(node.owner, known)
            case c.Source():
                return node.of in ("spaces", "definitions", "values")
            case c.Select():
                inside = [x for x in (node.where, node.value) if x is not None]
                inside += [value for value, _ in node.orders]
                return self.is_fixed(node.source, known) and all(
                    self.is_fixed(x, {*known, node.var}) for x in inside
                )
            case c.Native():
                return node.name in ON_THE_BOARD and all(self.is_fixed(a, known) for a in node.args)
            case c.Op(operator="index", args=(c.Source(of="players"), at)):
                return self.is_fixed(at, known)
            case c.Op():
                return all(self.is_fixed(a, known) for a in node.args)
            case c.Query():
                return node.name in self.queries.fixed and all(
                    self.is_fixed(a, known) for a in node.args
                )
            case _:
                return False

    def local(self, name: str) -> p.Name:
        """A variable of the language as a variable of Python."""
        return p.Name(self.names.local(self.dotted, name))

    def routine(self, form: str, name: str) -> p.Expr:
        routine = self.world.routine(form, name)
        assert routine is not None
        module = self.names.module(routine.path, routine.pack)
        return p.Member(module, self.names.functions[form, name])

    def options(self, action: str) -> p.Expr:
        """The function that lists the options of an action."""
        routine = self.world.routine("action", action)
        assert routine is not None
        module = self.names.module(routine.path, routine.pack)
        return p.Member(module, self.names.functions["options", action])

    def member(self, path: str, pack: str, name: str) -> p.Expr:
        """Something else that the module of a file defines."""
        return p.Member(self.names.module(path, pack), name)

    def kind(self, kind: str, merged: bool = False) -> p.Expr:
        pack = self.world.kinds[kind].pack or self.world.pack
        name = merged_name(kind) if merged else class_name(kind)
        module = self.names.frame(pack, "kinds")
        if name in IMPORTED or name == name.upper():
            return p.Member(module, name)
        # Machine code reads an imported class directly, and a part of a module by its name.
        return p.From(module, name)

    def is_every_piece(self, kind: str) -> bool:
        """Whether there are no pieces but those of a kind, so that nobody has to ask."""
        if kind not in self.covering:
            pieces = [k.name for k in self.world.kinds.values() if k.piece]
            self.covering[kind] = all(self.world.is_a(name, kind) for name in pieces)
        return self.covering[kind]

    def enum_numbers(self, name: str) -> p.Expr:
        """The table that numbers the values of an enumeration."""
        self.counts = True
        return p.Member(self.names.frame(self.world.enum_packs[name], "kinds"), enum_table(name))

    @property
    def state(self) -> p.Expr:
        return p.From(self.names.frame(self.pack, "state"), "State")

    @property
    def game_param(self) -> p.Param:
        return p.Param("game", self.state)

    def prompt(self, kind: str, name: str, *arguments: p.Expr) -> p.Expr:
        """A constant of the module for a question; the same question is asked by the same constant."""
        questions = self.target.questions
        key = f"{kind} {arguments!r}"
        if key not in questions:
            questions[key] = f"ASK_{len(questions) + 1}"
            asked = p.Call(p.api(kind), (p.literal(name), *arguments))
            self.target.constants.append(p.Constant(questions[key], asked))
        return p.Name(questions[key])


def tables_of(world: World, pack: str) -> str:
    """The attribute of the state that holds the tables of a pack."""
    return "tables" if pack == world.packs[0] else f"{module_name(pack)}_tables"


def table_name(*recipe: int | str) -> str:
    """A name made of words and numbers: `(2, 3)` becomes `2_3`, and two names never become one."""
    texts = [str(part).replace("-", "minus_") for part in recipe]
    words = ["".join([ch if ch in LETTERS else " " for ch in text]).split() for text in texts]
    return "_".join([word for row in words for word in row])


LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789_")
