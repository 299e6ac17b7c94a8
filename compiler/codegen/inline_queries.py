"""Short queries are written out where they are asked, as their author could have written them there.

before   Query("near_wall", (Var("s"),)), with `query: near_wall t` and `is: t.wall and t.row < 3`
after    s.wall and s.row < 3

Only what all modules may know of a query counts: its `is`. What walks over lists stays a query, arguments
that cost something are not written twice, and nothing that rolls dice or asks somebody is moved.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from compiler.language.types import TRUTH
from compiler.model import core as c
from compiler.model.core_trees import children, nodes

LONGEST = 24  # parts of a value that is written out, without what is given literally
LONGEST_WHOLE = 60  # the same, with the queries written out that it asks itself


@dataclass(frozen=True, slots=True)
class Value:
    """What a query is, by the names of its parameters."""

    params: tuple[str, ...]
    value: c.Core


@dataclass(frozen=True, slots=True)
class Inline:
    """The queries that may be written out."""

    queries: Mapping[str, Value]

    def written_out(self, node: c.Query) -> c.Core | None:
        """The value of a query for its arguments; None if it is better called."""
        query = self.queries.get(node.name)
        if query is None or len(query.params) != len(node.args):
            return None
        args = [self.everywhere(arg) for arg in node.args]
        given = dict(zip(query.params, args, strict=True))
        if not all(_may_stand_for(name, arg, query.value) for name, arg in given.items()):
            return None
        return substituted(query.value, given)

    def everywhere(self, node: c.Core) -> c.Core:
        """A value with its short queries written out."""
        if isinstance(node, c.Query):
            written = self.written_out(node)
            if written is not None:
                return written
        return with_children(node, [self.everywhere(child) for child in children(node)])


def short_queries(queries: Mapping[str, Value]) -> Inline:
    """Those whose value is short and only looks at the game; none that asks for itself.

    What they ask in turn is written out in them as far as they stay short, and called beyond that.
    """
    short = {name: query for name, query in queries.items() if _is_short(query.value)}
    asked = {
        name: {n.name for n in nodes(query.value) if isinstance(n, c.Query)} & short.keys()
        for name, query in short.items()
    }
    done: dict[str, Value] = {}
    while True:
        # Those whose own queries are done, or not short; what is never reached goes in circles.
        ready = [n for n in short if n not in done and asked[n] <= done.keys()]
        if not ready:
            return Inline(done)
        known = Inline(dict(done))
        for name in ready:
            whole = known.everywhere(short[name].value)
            fits = _size(whole) <= LONGEST_WHOLE
            done[name] = Value(short[name].params, whole) if fits else short[name]


def _size(value: c.Core) -> int:
    return len([part for part in nodes(value) if not isinstance(part, c.Lit)])


def _is_short(value: c.Core) -> bool:
    return _size(value) <= LONGEST and not any(
        isinstance(part, (c.Roll, c.Choice, c.Select, c.After))
        or (isinstance(part, c.Source) and part.of != "players")  # `players[0]` is a number
        for part in nodes(value)
    )


def _may_stand_for(name: str, given: c.Core, value: c.Core) -> bool:
    """Whether an argument may be written wherever a parameter stands."""
    if any(isinstance(part, (c.Roll, c.Choice, c.Select, c.After)) for part in nodes(given)):
        return False
    uses = sum(1 for part in nodes(value) if isinstance(part, c.Var) and part.name == name)
    return uses <= 1 or _is_cheap(given)


def _is_cheap(node: c.Core) -> bool:
    match node:
        case c.Var() | c.Lit() | c.GameVar() | c.SpaceNamed():
            return True
        case c.Get(owner=c.Var(), how=how, field=field):
            return how == "state" or field in ("place", "owner")
        case _:
            return False


def substituted(node: c.Core, given: Mapping[str, c.Core]) -> c.Core:
    """A value with other values for its names; what is decided by that is decided at once."""
    if isinstance(node, c.Var):
        return given.get(node.name, node)
    if isinstance(node, c.After):
        node = replace(node, value=substituted(node.value, given))
    return _decided(with_children(node, [substituted(child, given) for child in children(node)]))


def _decided(node: c.Core) -> c.Core:
    """A question whose answer stands there already gives way to the answer."""
    match node:
        case c.Op(operator="=" | "!=" as operator, args=(c.Lit(value=one), c.Lit(value=two))):
            return c.Lit(TRUTH, (one == two) == (operator == "="))
        case c.Op(operator="not", args=(c.Lit(value=bool(value)),)):
            return c.Lit(TRUTH, not value)
        case c.Op(
            operator="and" | "or" as operator, args=(c.Lit(value=bool(value)) as first, rest)
        ):
            return rest if value == (operator == "and") else first
        case c.Op(operator="and" | "or" as operator, args=(first, c.Lit(value=bool(value)))):
            return first if value == (operator == "and") else node
        case c.Op(operator="if", args=(then, c.Lit(value=bool(value)), otherwise)):
            return then if value else otherwise
        case _:
            return node


def with_children(node: c.Core, parts: list[c.Core]) -> c.Core:
    """The same node with other parts, in the order `children` gives them."""
    match node:
        case c.ZoneRef() if node.owner is not None:
            return replace(node, owner=parts[0])
        case c.Get():
            return replace(node, owner=parts[0])
        case c.Query() | c.Native() | c.Op() | c.After():
            return replace(node, args=tuple(parts))
        case c.KindTest():
            return replace(node, value=parts[0])
        case c.Select():
            rest = iter(parts)
            return replace(
                node,
                source=next(rest),
                where=next(rest) if node.where is not None else None,
                value=next(rest) if node.value is not None else None,
                orders=tuple([(next(rest), highest) for _, highest in node.orders]),
            )
        case c.Choice():
            rest = iter(parts)
            options = next(rest)
            words = tuple([w if isinstance(w, str) else next(rest) for w in node.words])
            chooser = next(rest) if node.chooser is not None else None
            return replace(node, options=options, words=words, chooser=chooser)
        case _:
            return node
