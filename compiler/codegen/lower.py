"""Checked rules become trees of Python: functions, documents, tables.

before   SSet(owner=Var("target"), field="hp", operator="-=", value=Var("n"), least=0)
after    game.piece_hp[target] = max(0, game.piece_hp[target] - n)
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from compiler.check.checked import CheckedRoutine
from compiler.codegen import py_tree as p
from compiler.codegen.abilities import lower_effects
from compiler.codegen.inline_queries import Value, short_queries
from compiler.codegen.lowerer import Lowerer
from compiler.codegen.names import names_of
from compiler.codegen.place import Place, SeenQueries
from compiler.codegen.routines import lower_routine
from compiler.codegen.things import lower_thing
from compiler.codegen.timeless import Known, Query, learned
from compiler.model import core as c
from compiler.model.core_trees import nodes
from compiler.model.definitions import Routine, Thing, World

FORMS = ("event", "query", "verb", "action", "window", "evaluation", "phase")


def seen_queries(world: World, rule: Callable[[Routine], CheckedRoutine]) -> SeenQueries:
    """What all modules may know of queries, because their `is` is seen from outside."""
    queries = {
        name: rule(query)
        for name, query in world.routines.get("query", {}).items()
        if "is" in query.body.entries
    }
    values = {
        name: Value(tuple([n for n, _ in query.params]), query.value)
        for name, query in queries.items()
        if query.value is not None
    }
    bodies = {name: Query(q.params, q.value, None) for name, q in queries.items()}
    fixed = _board_queries(world, queries.values())
    actions = {
        name: made.condition
        for name, action in world.routines.get("action", {}).items()
        if not action.params and not (made := rule(action)).roles
    }
    known = learned(bodies, Known())
    searches = {
        name: query
        for name, query in values.items()
        if isinstance(query.value, c.Select)
        and query.value.mode in ("any", "no")
        and name in known.quiet
        and not any(isinstance(n, c.Query) and n.name == name for n in nodes(query.value))
    }
    return SeenQueries(fixed, short_queries(values), known, searches, actions)


def _board_queries(world: World, queries: Collection[CheckedRoutine]) -> set[str]:
    """Queries whose value follows from their parameters and the board alone."""
    path = p.module_file(names_of(world).frame(world.pack, "state"))
    place = Place(world, p.Module(path, p.Comment(""), None), ())
    asking: dict[str, list[CheckedRoutine]] = {}
    for query in queries:
        inside = [] if query.value is None else nodes(query.value)
        for name in {n.name for n in inside if isinstance(n, c.Query)}:
            asking.setdefault(name, []).append(query)
    waiting = list(queries)
    while waiting:
        query = waiting.pop()
        name = query.routine.name
        if (
            name not in place.queries.fixed
            and query.value is not None
            and place.is_fixed(query.value, {n for n, _ in query.params})
        ):
            place.queries.fixed.add(name)
            waiting += asking.get(name, ())
    return place.queries.fixed


def documents(lowerer: Lowerer, things: Iterable[Thing]) -> dict[str, p.Module]:
    """The modules of files, by their dotted names: the rules that `checked` holds, and things."""
    for form in FORMS:
        for checked in lowerer.checked.routines:
            if checked.routine.form == form:
                lower_routine(lowerer, checked)
    things = list(things)
    for thing in sorted(things, key=lambda t: (t.path, -t.id.count("."), t.span.line, t.id)):
        lower_thing(lowerer, thing)
    for thing in sorted(things, key=lambda t: (t.path, t.span.line, t.id)):
        effects = lowerer.checked.effects.get(thing.id)
        if effects is not None:
            lower_effects(lowerer, effects, law=False)
    for law in lowerer.checked.laws:
        lower_effects(lowerer, law, law=True)
    for module in lowerer.files.values():
        lowerer.close(module)
    return lowerer.files
