"""Memoization: queries whose value depends only on their arguments.

before   query: laid attacker wide: ... attacker.place.x ... it.x for spaces ...
after    Timeless(("attacker", "place", ...), ("wide", "", ...)): all that it looks at besides the board

Such a query looks at documents, the board, its parameters, and at fields of pieces that it is given; never
at what else happens in the game. Only rules of its own file count, and those that all modules may know.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field

from compiler.codegen.guard import words
from compiler.language.types import Type
from compiler.model import core as c
from compiler.model.core_trees import children

# Functions that look at nothing but their arguments and the board.
PLAIN = words(
    """
    distance steps king_moves near around shift ray lines between in_line rectangle area reachable
    reachable_from
    shortest route route_next route_left min max abs numbers size position reverse take drop
    placements covers overlap union without square drawn groups singles first last at within
    adjacent
    """
)
COSTLY = words(
    """
    reachable reachable_from shortest placements groups singles between area
    """
)
GIVEN = words(
    """
    number truth text player space squares enum piece definition shape
    """
)


@dataclass(frozen=True, slots=True)
class Query:
    """A query: its parameters and what it does."""

    params: tuple[tuple[str, Type], ...]
    value: c.Core | None
    body: tuple[c.CoreStmt, ...] | None


@dataclass(frozen=True, slots=True, order=True)
class Look:
    """Something that a query looks at: a parameter, or a field of a piece that it is given."""

    param: str
    field: str = ""  # "" is the value itself, "document" what never changes about a piece
    form: str = ""  # of the field's type


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of some queries: their bodies, what they look at, which are quiet and which walk."""

    bodies: Mapping[str, Query] = field(default_factory=dict)
    looks: Mapping[str, frozenset[Look] | None] = field(default_factory=dict)
    quiet: frozenset[str] = frozenset()
    walks: frozenset[str] = frozenset()

    def timeless(self, own: Iterable[str]) -> dict[str, tuple[Look, ...]]:
        """Those of a file that are answered once, and what decides their answers."""
        return {
            name: tuple(sorted(found))
            for name in sorted(own)
            if (found := self.looks[name]) is not None
            and name in self.walks
            and all(t.form in GIVEN for _, t in self.bodies[name].params)
        }


def learned(own: Mapping[str, Query], known: Known) -> Known:
    """What is known with the queries of a file, which may ask for those that all files know."""
    if not own:
        return known
    bodies = {**known.bodies, **own}
    looks: dict[str, frozenset[Look] | None] = {**known.looks, **{n: frozenset() for n in own}}
    changed = True
    while changed:
        changed = False
        for name, body in own.items():
            found = _Looks(body, looks, bodies).all() if looks[name] is not None else None
            if found != looks[name]:
                looks[name] = found
                changed = True
    return Known(bodies, looks, _quiet(own, known.quiet), _walking(own, known.walks))


def _quiet(own: Mapping[str, Query], known: frozenset[str]) -> frozenset[str]:
    """The queries that only find their answer: they roll no dice, ask nobody and change nothing.

    What they ask others for counts, too; a query of another file that is more than an `is` may do anything.
    """
    found = {name for name, body in own.items() if _only_finds(body.body or ())}
    parts = {name: _expressions(own[name]) for name in found}
    found -= {n for n in found if any(isinstance(x, (c.Roll, c.Choice, c.After)) for x in parts[n])}
    asked = {n: {x.name for x in parts[n] if isinstance(x, c.Query)} for n in found}
    while loud := {name for name in found if not asked[name] <= found | known}:
        found -= loud
    return (known - own.keys()) | found


def is_quiet(node: c.Core, known: Container[str]) -> bool:
    """Whether it is all the same how often a value is asked for."""
    if isinstance(node, (c.Roll, c.Choice, c.After)):
        return False
    if isinstance(node, c.Query) and node.name not in known:
        return False
    return all(is_quiet(child, known) for child in children(node))


def _only_finds(body: Iterable[c.CoreStmt]) -> bool:
    for s in body:
        match s:
            case c.SLet() | c.SReturn() | c.SBreak():
                pass
            case c.SIf():
                if not _only_finds(s.then) or not _only_finds(s.otherwise):
                    return False
            case c.SFor() | c.SWhile() | c.SRepeat():
                if not _only_finds(s.body):
                    return False
            case _:
                return False
    return True


def _walking(bodies: Mapping[str, Query], known: frozenset[str]) -> frozenset[str]:
    """Those that take long enough to remember them."""
    calls: dict[str, set[str]] = {}
    found: set[str] = set(known - bodies.keys())
    for name, body in bodies.items():
        calls[name] = set()
        for node in _expressions(body):
            if isinstance(node, c.Query):
                calls[name].add(node.name)
            elif isinstance(node, (c.Select, c.Source)) or (
                isinstance(node, c.Native) and node.name in COSTLY
            ):
                found.add(name)
        if _loops(body.body or ()):
            found.add(name)
    while more := {n for n, called in calls.items() if n not in found and called & found}:
        found |= more
    return frozenset(found)


def _loops(body: Iterable[c.CoreStmt]) -> bool:
    return any(
        isinstance(s, (c.SFor, c.SWhile, c.SRepeat))
        or (isinstance(s, c.SIf) and (_loops(s.then) or _loops(s.otherwise)))
        for s in body
    )


def _expressions(body: Query) -> list[c.Core]:
    found: list[c.Core] = []

    def visit(node: c.Core) -> None:
        found.append(node)
        for child in children(node):
            visit(child)

    def walk(statements: Iterable[c.CoreStmt]) -> None:
        for s in statements:
            match s:
                case c.SLet():
                    visit(s.value)
                case c.SReturn() if s.value is not None:
                    visit(s.value)
                case c.SIf():
                    visit(s.condition)
                    walk(s.then)
                    walk(s.otherwise)
                case c.SFor():
                    visit(s.group)
                    walk(s.body)
                case c.SWhile():
                    visit(s.condition)
                    walk(s.body)
                case c.SRepeat():
                    if s.times is not None:
                        visit(s.times)
                    walk(s.body)
                case _:
                    pass

    if body.value is not None:
        visit(body.value)
    walk(body.body or ())
    return found


class _Other(Exception):
    """It looks at something else."""


class _Looks:
    """Finds what one query looks at."""

    def __init__(
        self,
        body: Query,
        known: Mapping[str, frozenset[Look] | None],
        bodies: Mapping[str, Query],
    ) -> None:
        self.body = body
        self.known = known
        self.bodies = bodies
        self.params = {name: type_.form for name, type_ in body.params}
        self.found: set[Look] = set()

    def all(self) -> frozenset[Look] | None:
        """None if it looks at anything that changes, or does anything but find its answer."""
        try:
            if self.body.value is not None:
                self.value(self.body.value)
            self.statements(self.body.body or ())
        except _Other:
            return None
        return frozenset(self.found)

    def statements(self, body: Iterable[c.CoreStmt]) -> None:
        for s in body:
            match s:
                case c.SLet():
                    if s.var in self.params:
                        raise _Other  # a parameter that is set is not what was given
                    self.value(s.value)
                case c.SReturn():
                    if s.value is not None:
                        self.value(s.value)
                case c.SIf():
                    self.value(s.condition)
                    self.statements(s.then)
                    self.statements(s.otherwise)
                case c.SFor():
                    if s.var in self.params:
                        raise _Other
                    self.value(s.group)
                    self.statements(s.body)
                case c.SWhile():
                    self.value(s.condition)
                    self.statements(s.body)
                case c.SRepeat():
                    if s.times is not None:
                        self.value(s.times)
                    self.statements(s.body)
                case c.SBreak():
                    pass
                case _:
                    raise _Other

    def value(self, node: c.Core) -> None:
        match node:
            case c.Var():
                if node.name.startswith("event."):
                    raise _Other
                if node.name in self.params:
                    self.found.add(Look(node.name, "", self.params[node.name]))
            case c.Lit() | c.DocRef() | c.ShapeRef() | c.SpaceNamed():
                pass
            case c.Get():
                self.get(node)
            case c.KindTest():
                if node.value.type.form == "definition":
                    self.value(node.value)
                else:
                    self.piece(node.value, "document", "definition")
            case c.Op():
                for arg in node.args:
                    self.value(arg)
            case c.Native():
                if node.name not in PLAIN or any(
                    a.type.form in ("piece", "zone", "place") for a in node.args
                ):
                    raise _Other
                for arg in node.args:
                    self.value(arg)
            case c.Query():
                self.query(node)
            case c.Source():
                if node.of not in ("spaces", "definitions"):
                    raise _Other  # players, too: another table has more of them
            case c.Select():
                if node.var in self.params:
                    raise _Other
                for child in children(node):
                    self.value(child)
            case _:
                raise _Other

    def get(self, node: c.Get) -> None:
        form = node.owner.type.form
        match node.how, node.field:
            case "board", _:
                self.value(node.owner)
            case "fixed", _ if form == "piece":
                self.piece(node.owner, "document", "definition")
            case "fixed", _:
                self.value(node.owner)
            case "state", _ if form == "piece" and node.type.form in GIVEN:
                self.piece(node.owner, f"piece_{node.field}", node.type.form)
            case (("state" | "stat"), _):
                raise _Other
            case _, "definition":
                self.piece(node.owner, "document", "definition")
            case _, ("place" | "owner"):
                self.piece(node.owner, node.field, "number")
            case _, ("x" | "y" | "number"):
                self.value(node.owner)
            case _:
                raise _Other

    def piece(self, node: c.Core, field: str, form: str) -> None:
        """A field of a piece that is given, and of no other."""
        if not isinstance(node, c.Var) or node.name not in self.params:
            raise _Other
        self.found.add(Look(node.name, field, form))

    def query(self, node: c.Query) -> None:
        inner = self.known.get(node.name)
        if inner is None:
            raise _Other
        by_param: dict[str, list[Look]] = {}
        for look in inner:
            by_param.setdefault(look.param, []).append(look)
        params = self.bodies[node.name].params
        if len(params) != len(node.args):
            raise _Other
        for arg, (name, _) in zip(node.args, params, strict=True):
            looks = by_param.get(name, [])
            if any(not look.field for look in looks) or arg.type.form != "piece":
                self.value(arg)
            for look in looks:
                if look.field:
                    self.piece(arg, look.field, look.form)
