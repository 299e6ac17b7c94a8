"""Checked rules become trees of Python: functions, documents, tables.

before   SSet(owner=Var("target"), field="hp", operator="-=", value=Var("n"), least=0)
after    game.piece_hp[target] = max(0, game.piece_hp[target] - n)
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass, field

from compiler.check_routines import check_routine
from compiler.checked import Checked
from compiler.codegen import py_tree as p
from compiler.codegen.abilities import lower_effects
from compiler.codegen.names import names_of
from compiler.codegen.place import Place, Tables
from compiler.codegen.python import CONTENTS, constant_name
from compiler.codegen.routines import lower_routine
from compiler.codegen.things import lower_thing
from compiler.diagnostics import Report
from compiler.world import Thing, World

FORMS = ("event", "query", "verb", "action", "window", "evaluation", "phase")


def board_queries(world: World) -> set[str]:
    """Queries whose value follows from their parameters and the board alone."""
    quiet = Report()
    queries = [
        check_routine(world, query, quiet)
        for query in world.routines.get("query", {}).values()
        if "is" in query.body.entries
    ]
    path = p.module_file(names_of(world).frame(world.pack, "state"))
    place = Place(world, p.Module(path, p.Comment(""), None), ())
    while True:
        before = len(place.fixed_queries)
        for query in queries:
            if query.value is not None and place.is_fixed(
                query.value, {n for n, _ in query.params}
            ):
                place.fixed_queries.add(query.routine.name)
        if len(place.fixed_queries) == before:
            return place.fixed_queries


@dataclass(slots=True)
class Parts:
    """What a module adds to the program."""

    definitions: list[p.Expr] = field(default_factory=list)
    abilities: list[tuple[p.Expr, p.Expr]] = field(default_factory=list)  # by id
    laws: list[tuple[p.Expr, p.Expr]] = field(default_factory=list)
    links: list[p.Expr] = field(default_factory=list)
    actions: list[p.Expr] = field(default_factory=list)
    phases: list[tuple[p.Expr, p.Expr]] = field(default_factory=list)  # by name

    def named(self) -> tuple[tuple[str, p.Expr], ...]:
        """As arguments of `Contents`; what is empty is left out."""
        found: list[tuple[str, p.Expr]] = []
        for name in ("definitions", "abilities", "laws", "links", "actions", "phases"):
            items = getattr(self, name)
            if items:
                pairs = isinstance(items[0], tuple)
                found.append((name, p.Dict(tuple(items)) if pairs else p.Tuple(tuple(items))))
        return tuple(found)


class Lowerer:
    """Writes the modules of files: of all that `checked` holds."""

    def __init__(
        self,
        checked: Checked,
        may_end: Container[str] = (),
        board_queries: Iterable[str] = (),
        module: p.Module | None = None,
    ) -> None:
        self.checked = checked
        self.world = checked.world
        self.names = names_of(checked.world)
        self.may_end = may_end
        self.board_queries = set(board_queries)
        self.only = module  # where everything goes, for a test
        self.files: dict[str, p.Module] = {}
        self.parts: dict[str, Parts] = {}  # by module
        self.taken: dict[str, set[str]] = {}  # names of functions by module, of constants by file
        self.constants: dict[tuple[str, str], str] = {}  # kind and id of a document -> constant
        self.fixed: Tables | None = {}

    def place(self, module: p.Module) -> Place:
        return Place(self.world, module, self.may_end, self.fixed, self.board_queries)

    def file(self, path: str, pack: str) -> p.Module:
        if self.only is not None:
            return self.only
        dotted = self.names.module(path, pack)
        if dotted not in self.files:
            title = p.Comment(f"Rules and documents of the pack `{pack}`")
            self.files[dotted] = p.Module(p.module_file(dotted), title, p.Comment(path))
        return self.files[dotted]

    def contents_of(self, module: p.Module) -> Parts:
        return self.parts.setdefault(module.path, Parts())

    def names_in(self, module: p.Module) -> set[str]:
        """The names of functions that a module has, and of the modules it may import."""
        if module.path not in self.taken:
            aliases = self.names.aliases(self.names.pack_of(module.dotted))
            self.taken[module.path] = {f.name for f in module.functions} | {*aliases.values()}
        return self.taken[module.path]

    def documents(self, things: Iterable[Thing]) -> dict[str, p.Module]:
        """The modules of files, by their dotted names: the rules that `checked` holds, and things."""
        for form in FORMS:
            for checked in self.checked.routines:
                if checked.routine.form == form:
                    lower_routine(self, checked)
        things = list(things)
        for thing in sorted(things, key=lambda t: (t.path, -t.id.count("."), t.span.line, t.id)):
            lower_thing(self, thing)
        for thing in sorted(things, key=lambda t: (t.path, t.span.line, t.id)):
            effects = self.checked.effects.get(thing.id)
            if effects is not None:
                lower_effects(self, effects, law=False)
        for law in self.checked.laws:
            lower_effects(self, law, law=True)
        for module in self.files.values():
            self.close(module)
        return self.files

    def close(self, module: p.Module) -> None:
        """Put what a module adds to the program at its end."""
        named = self.contents_of(module).named()
        if named:
            contents = p.Call(p.api("Contents"), (), named)
            module.tables.append(p.Constant(CONTENTS, contents))
            module.has_contents = True

    def class_of(self, kind: str, module: p.Module) -> p.Expr:
        known = self.world.kinds.get(kind)
        if kind == "scenario" and (known is None or not known.pack):
            return p.api("Definition")
        return self.place(module).kind(kind)

    def constant(self, thing: Thing) -> str:
        """The constant of a document in its module; `a.b` and `a_b` have two."""
        key = (thing.kind, thing.id)
        if key not in self.constants:
            used = self.taken.setdefault(f"constants of {thing.path}", set())
            name = constant_name(thing.id.split(".", 1)[1])
            while name in used:
                name += "_"
            used.add(name)
            self.constants[key] = name
        return self.constants[key]
