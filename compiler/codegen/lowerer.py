"""The modules that are being written, and what all of them share."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field

from compiler.check.checked import Checked
from compiler.codegen import py_tree as p
from compiler.codegen.clauses import Clauses
from compiler.codegen.names import names_of
from compiler.codegen.place import Place, SeenQueries, Tables
from compiler.codegen.py_types import CONTENTS, constant_name
from compiler.codegen.timeless import Look, Query, learned
from compiler.model.definitions import Thing


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
        queries: SeenQueries | None = None,
        module: p.Module | None = None,
        passes: bool = False,
    ) -> None:
        self.checked = checked
        self.world = checked.world
        self.names = names_of(checked.world)
        self.may_end = may_end
        self.passes = passes  # whether some rule asks who has passed
        self.queries = queries if queries is not None else SeenQueries()
        self.timeless: dict[str, tuple[Look, ...]] = {}
        self.quiet: dict[str, frozenset[str]] = {}  # by file: the queries it knows to be quiet
        self.own: dict[str, dict[str, Query]] = {}  # by file: these, by their functions
        self.look_at_queries()
        self.only = module  # where everything goes, for a test
        self.files: dict[str, p.Module] = {}
        self.parts: dict[str, Parts] = {}  # by module
        self.taken: dict[str, set[str]] = {}  # names of functions by module, of constants by file
        self.constants: dict[tuple[str, str], str] = {}  # kind and id of a document -> constant
        self.fixed: Tables | None = {}
        self.clauses: Clauses | None = None

    def place(self, module: p.Module) -> Place:
        source = module.source.text if module.source is not None else ""
        quiet_ones = self.quiet.get(source, self.quiet[""])
        place = Place(
            self.world, module, self.may_end, self.fixed, self.queries, quiet_ones, self.passes
        )
        place.clauses = self.clauses
        if self.clauses is None:
            place.own = self.own.get(source, {})
        return place

    def look_at_queries(self) -> None:
        """What a file may know of queries: what other files do inside their rules does not count."""
        files: dict[str, dict[str, Query]] = {"": {}}
        for checked in self.checked.routines:
            if checked.routine.form == "query":
                body = Query(checked.params, checked.value, checked.body)
                files.setdefault(checked.routine.path, {})[checked.routine.name] = body
        for path, own in files.items():
            known = learned(own, self.queries.known)
            self.timeless.update(known.timeless(own))
            self.quiet[path] = known.quiet
            functions = self.names.functions
            self.own[path] = {functions["query", n]: q for n, q in own.items() if n in known.quiet}

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
