"""Checked rules become plain Python: functions, documents, tables.

before   SSet(owner=Var("target"), field="hp", operator="-=", value=Var("n"), least=0)
after    game.piece_hp[target] = max(0, game.piece_hp[target] - n)
"""

from __future__ import annotations

from collections.abc import Container, Iterable

from compiler.check_routines import check_routine
from compiler.checked import Checked, CheckedRoutine
from compiler.diagnostics import Report
from compiler.inline_queries import Value, short_queries
from compiler.lower_abilities import lower_effects
from compiler.lower_kinds import kinds_module
from compiler.lower_maps import mask_of, shape_text
from compiler.lower_place import Place, SeenQueries
from compiler.lower_program import program_module
from compiler.lower_routines import lower_routine, window_roles
from compiler.lower_state import state_module
from compiler.names import module_path, names_of
from compiler.python import (
    CONTENTS,
    Constant,
    Module,
    constant_name,
    literal,
    module_name,
    nothing,
    row,
    safe,
)
from compiler.reach import may_end
from compiler.timeless import Body, Look, quiet, timeless
from compiler.types import Type
from compiler.world import Routine, Thing, World


def lower(checked: Checked) -> list[Module]:
    """The modules of the pack `checked.world.pack`, not yet as text."""
    lowerer = Lowerer(checked, may_end(checked.reach.sets_off), seen_queries(checked.world))
    files = lowerer.documents()
    with_contents = [path for path, module in files.items() if module.has_contents]
    return [*files.values(), *lowerer.frame(with_contents)]


def seen_queries(world: World) -> SeenQueries:
    """What all modules may know of queries, because their `is` is seen from outside."""
    quiet = Report()
    queries = {
        name: check_routine(world, query, quiet)
        for name, query in world.routines.get("query", {}).items()
        if "is" in query.body.entries
    }
    values = {
        name: Value(tuple([n for n, _ in query.params]), query.value)
        for name, query in queries.items()
        if query.value is not None
    }
    bodies = {n: Body(query.params, query.value, None) for n, query in queries.items()}
    return SeenQueries(board_queries(world, queries.values()), short_queries(values), bodies)


def board_queries(world: World, queries: Iterable[CheckedRoutine]) -> set[str]:
    """Queries whose value follows from their parameters and the board alone."""
    place = Place(world, Module("", "", ""), lambda path, pack: "", set(), {})
    while True:
        before = len(place.seen_queries.fixed)
        for query in queries:
            if query.value is not None and place.is_fixed(
                query.value, {n for n, _ in query.params}
            ):
                place.seen_queries.fixed.add(query.routine.name)
        if len(place.seen_queries.fixed) == before:
            return place.seen_queries.fixed


class Lowerer:
    """Writes modules: of all files that `checked` holds, and of the pack as a whole."""

    def __init__(
        self,
        checked: Checked,
        may_end: Container[str] = (),
        queries: SeenQueries | None = None,
    ) -> None:
        self.checked = checked
        self.world = checked.world
        self.may_end = may_end
        self.queries = queries or SeenQueries()
        self.timeless: dict[str, tuple[Look, ...]] = {}
        self.quiet: dict[str, frozenset[str]] = {}  # by file: the queries it knows to be quiet
        self.look_at_queries()
        self.files: dict[str, Module] = {}
        self.paths: dict[tuple[str, str], str] = {}
        self.flows: dict[tuple[str, tuple[tuple[str, str], ...]], tuple[str, int]] = {}
        self.taken: dict[str, set[str]] = {}  # names of functions, by module, or of constants
        self.constants: dict[tuple[str, str], str] = {}  # kind and id of a document -> constant
        self.fixed: dict[str, tuple[str, str]] | None = {}  # tables of the board: type, expression
        self.definitions: list[tuple[str, str]] = []  # module path, constant
        self.links: list[tuple[str, str, str, object]] = []
        self.abilities: list[tuple[str, str, str]] = []  # id, module path, constant
        self.laws: list[tuple[str, str, str]] = []
        self.actions: list[tuple[str, str, tuple[str, ...]]] = []  # name, module path, windows

    def look_at_queries(self) -> None:
        """What a file may know of queries: what other files do inside their rules does not count."""
        files: dict[str, dict[str, Body]] = {"": {}}
        for checked in self.checked.routines:
            if checked.routine.form == "query":
                body = Body(checked.params, checked.value, checked.body)
                files.setdefault(checked.routine.path, {})[checked.routine.name] = body
        for path, own in files.items():
            self.timeless.update(timeless(own, self.queries.bodies))
            self.quiet[path] = quiet(own, self.queries.bodies)

    def place(self, module: Module) -> Place:
        place = Place(self.world, module, self.module_path, self.may_end, self.fixed)
        place.seen_queries = self.queries
        place.quiet = self.quiet.get(module.source, self.quiet[""])
        return place

    def module_path(self, path: str, pack: str) -> str:
        """The dotted name of the module of a file."""
        known = self.paths.get((path, pack))
        if known is not None:
            return known
        found = module_path(self.world, path, pack)
        self.paths[path, pack] = found
        return found

    def file(self, path: str, pack: str) -> Module:
        dotted = self.module_path(path, pack)
        if dotted not in self.files:
            target = dotted.removeprefix("generated.").replace(".", "/") + ".py"
            self.files[dotted] = Module(target, f"Rules and documents of the pack `{pack}`", path)
        return self.files[dotted]

    def documents(self, things: Iterable[Thing] | None = None) -> dict[str, Module]:
        """The modules of files, by their dotted names: the rules that `checked` holds, and things."""
        for kind_of in ("event", "query", "verb", "action", "window", "evaluation"):
            for checked in self.checked.routines:
                if checked.routine.form == kind_of:
                    lower_routine(self, checked)
        things = self.world.all_things if things is None else list(things)
        for thing in sorted(things, key=lambda t: (t.path, -t.id.count("."), t.span.line, t.id)):
            self.thing(thing)
        for thing in sorted(things, key=lambda t: (t.path, t.span.line, t.id)):
            effects = self.checked.effects.get(thing.id)
            if effects is not None:
                lower_effects(self, effects, law=False)
        for law in self.checked.laws:
            lower_effects(self, law, law=True)
        for dotted, module in self.files.items():
            arguments = self.contents(module, dotted)
            if arguments:
                module.names.setdefault("interpreter.api", set()).add("Contents")
                module.tables.append(
                    Constant(CONTENTS, "Contents", arguments, annotation="Contents")
                )
                module.has_contents = True
        return self.files

    def contents(self, module: Module, dotted: str) -> list[tuple[str, str]]:
        """What a module adds to the program, as arguments."""
        definitions = [n for d, n in self.definitions if d == dotted]
        abilities = [f"{literal(i)}: {n}" for i, d, n in self.abilities if d == dotted]
        laws = [f"{literal(i)}: {n}" for i, d, n in self.laws if d == dotted]
        links = [f"({n}, {literal(f)}, {literal(v)})" for d, n, f, v in self.links if d == dotted]
        functions = names_of(self.world).functions
        actions = [
            f"Action({n.upper()}_ACTION, {literal(w)}, {literal(window_roles(self, w))}, "
            f"{functions['options', n]}, {functions['action', n]})"
            for n, d, w in self.actions
            if d == dotted
        ]
        if actions:
            module.names.setdefault("interpreter.api", set()).add("Action")
        found = [
            ("definitions", row(definitions) if definitions else ""),
            ("abilities", "{" + ", ".join(abilities) + "}" if abilities else ""),
            ("laws", "{" + ", ".join(laws) + "}" if laws else ""),
            ("links", row(links) if links else ""),
            ("actions", row(actions) if actions else ""),
        ]
        return [(name, text) for name, text in found if text]

    def frame(self, with_contents: Iterable[str]) -> list[Module]:
        """The modules of the pack as a whole: kinds, state and the program."""
        program = program_module(self, with_contents)
        state = state_module(self.checked, self.place, self.fixed or {})
        return [kinds_module(self), state, program]

    def class_of(self, kind: str, module: Module) -> str:
        if kind in ("scenario",) and not self.world.kinds[kind].pack:
            module.names.setdefault("interpreter.api", set()).add("Definition")
            return "Definition"
        return self.place(module).kind(kind)

    def thing(self, thing: Thing) -> None:
        module = self.file(thing.path, thing.pack)
        dotted = self.module_path(thing.path, thing.pack)
        name = self.constant(thing)
        arguments = [("id", literal(thing.id)), ("name", literal(thing.name))]
        for f in self.world.fields(thing.kind).values():
            if f.type.form != "effects":
                text = self.field_value(thing, f.name, f.type, name, dotted)
                arguments.append((safe(f.name), text))
        call = self.class_of(thing.kind, module)
        module.constants.append(Constant(name, call, arguments, f"{thing.path}:{thing.span.line}"))
        self.definitions.append((dotted, name))

    def constant(self, thing: Thing) -> str:
        """The constant of a document in its module; `a.b` and `a_b` have two."""
        key = (thing.kind, thing.id)
        if key not in self.constants:
            used = self.taken.setdefault(thing.path, set())
            name = constant_name(thing.id.split(".", 1)[1])
            while name in used:
                name += "_"
            used.add(name)
            self.constants[key] = name
        return self.constants[key]

    def field_value(self, thing: Thing, name: str, type_: Type, constant: str, dotted: str) -> str:
        value = thing.values.get(name)
        if type_.form == "list" and type_.item is not None and type_.item.form == "definition":
            members = value if isinstance(value, list) else []
            if all(isinstance(m, Thing) and m.parent is thing for m in members):
                inner = ", ".join(self.constant(m) for m in members if isinstance(m, Thing))
                return f"({inner},)" if len(members) == 1 else f"({inner})"
            ids = [m.id for m in members if isinstance(m, Thing)]
            self.links.append((dotted, constant, name, ids))
            return "()"
        if type_.form == "list" and type_.item is not None and type_.item.form == "shape":
            shapes = [self.shape(v, thing) for v in value] if isinstance(value, list) else []
            return f"({', '.join(shapes)}{',' if len(shapes) == 1 else ''})"
        if type_.form == "shape" and value is not None:
            return self.shape(value, thing)
        if isinstance(value, Thing):
            if value.parent is thing:
                return self.constant(value)
            self.links.append((dotted, constant, name, value.id))
            return "None"
        if type_.form == "squares":
            return str(mask_of(str(value))) if value is not None else "0"
        if type_.form == "list" and type_.item is not None and type_.item.form == "squares":
            masks = tuple(mask_of(str(v)) for v in value) if isinstance(value, list) else ()
            return literal(masks)
        if value is None and type_.form == "space":
            return literal("")  # a name; the board knows its number
        if value is None:
            found = nothing(type_)
            if found == "NOTHING":
                self.file(thing.path, thing.pack).names.setdefault("interpreter.api", set()).add(
                    "NOTHING"
                )
            return found
        if type_.form == "list" and isinstance(value, list):
            return literal(tuple(value))
        return literal(value)

    def shape(self, value: object, thing: Thing) -> str:
        self.file(thing.path, thing.pack).names.setdefault("interpreter.api", set()).add(
            "parse_shape"
        )
        return f"parse_shape({literal(shape_text(value))})" if isinstance(value, Thing) else "None"

    def local(self, name: str, module: Module) -> str:
        return self.place(module).local(name)

    def function(self, routine: Routine) -> str:
        return names_of(self.world).functions[routine.form, routine.name]

    def note(self, text: str, module: Module) -> str:
        if "Sequence" in text:
            module.names.setdefault("collections.abc", set()).add("Sequence")
        if "Any" in text:
            module.names.setdefault("typing", set()).add("Any")
        return text

    def game_param(self, module: Module) -> str:
        module.names.setdefault(f"generated.{module_name(self.world.pack)}.state", set()).add(
            "State"
        )
        return "game: State"
