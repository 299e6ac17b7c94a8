"""Checked rules become plain Python: functions, documents, tables.

before   SSet(owner=Var("target"), field="hp", operator="-=", value=Var("n"), least=0)
after    game.piece_hp[target] = max(0, game.piece_hp[target] - n)
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Container, Iterable
from dataclasses import replace

from compiler import core as c
from compiler.balances import lower_balance
from compiler.campaigns import lower_campaign
from compiler.check import (
    Checked,
    CheckedEffects,
    CheckedModifier,
    CheckedRoutine,
    CheckedScenario,
    CheckedTrigger,
    check_routine,
    inherited,
    seat_names,
)
from compiler.diagnostics import Report
from compiler.evaluations import evaluation_of
from compiler.flow import lower_flow
from compiler.lower_body import BEARER, Body, Place
from compiler.lower_merged import merged_class
from compiler.lower_state import state_module
from compiler.names import module_path, names_of
from compiler.options import scenario_options
from compiler.python import (
    CONTENTS,
    Constant,
    EventClass,
    Function,
    Module,
    annotation,
    class_name,
    constant_name,
    literal,
    module_name,
    nothing,
    safe,
    show_kind,
)
from compiler.reach import may_end
from compiler.resolve import flag, scalar_of, title
from compiler.source import Fields, Items, Scalar, plain
from compiler.text import ability_text, field_text, glossary
from compiler.types import PLAYER, Type
from compiler.world import FieldDef, Kind, Routine, Thing, World


def lower(checked: Checked) -> list[Module]:
    """The modules of the pack `checked.world.pack`, not yet as text."""
    lowerer = Lowerer(checked, may_end(checked.reach.sets_off), board_queries(checked.world))
    files = lowerer.documents()
    with_contents = [path for path, module in files.items() if module.has_contents]
    return [*files.values(), *lowerer.frame(with_contents)]


def board_queries(world: World) -> set[str]:
    """Queries whose value follows from their parameters and the board alone."""
    quiet = Report()
    queries = [
        check_routine(world, query, quiet)
        for query in world.routines.get("query", {}).values()
        if "is" in query.body.entries
    ]
    place = Place(world, Module("", "", ""), lambda path, pack: "", set(), {})
    while True:
        before = len(place.fixed_queries)
        for query in queries:
            if query.value is not None and place.is_fixed(
                query.value, {n for n, _ in query.params}
            ):
                place.fixed_queries.add(query.routine.name)
        if len(place.fixed_queries) == before:
            return place.fixed_queries


class Lowerer:
    """Writes modules: of all files that `checked` holds, and of the pack as a whole."""

    def __init__(
        self, checked: Checked, may_end: Container[str] = (), board_queries: Iterable[str] = ()
    ) -> None:
        self.checked = checked
        self.world = checked.world
        self.may_end = may_end
        self.board_queries = set(board_queries)
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

    # -------------------------------------------------------------- where things are

    def place(self, module: Module) -> Place:
        place = Place(self.world, module, self.module_path, self.may_end, self.fixed)
        place.fixed_queries = self.board_queries
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

    # -------------------------------------------------------------- all modules

    def documents(self, things: Iterable[Thing] | None = None) -> dict[str, Module]:
        """The modules of files, by their dotted names: the rules that `checked` holds, and things."""
        for kind_of in ("event", "query", "verb", "action", "window", "evaluation"):
            for checked in self.checked.routines:
                if checked.routine.form == kind_of:
                    self.routine(checked)
        things = self.world.all_things if things is None else list(things)
        for thing in sorted(things, key=lambda t: (t.path, -t.id.count("."), t.span.line, t.id)):
            self.thing(thing)
        for thing in sorted(things, key=lambda t: (t.path, t.span.line, t.id)):
            effects = self.checked.effects.get(thing.id)
            if effects is not None:
                self.effects(effects, law=False)
        for law in self.checked.laws:
            self.effects(law, law=True)
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
            f"Action({n.upper()}_ACTION, {literal(w)}, {literal(self.window_roles(w))}, "
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
        program = self.program_module(with_contents)
        state = state_module(self.checked, self.place, self.fixed or {})
        return [self.kinds_module(), state, program]

    # -------------------------------------------------------------- kinds

    def kinds_module(self) -> Module:
        module = Module(f"{module_name(self.world.pack)}/kinds.py", "The kinds of documents", "")
        module.names["interpreter.api"] = {"Definition"}
        own = [
            k
            for k in self.world.kinds.values()
            if k.pack and k.name not in ("game", "player", "space")
        ]
        placed: list[Kind] = []
        while len(placed) < len(own):
            for kind in own:
                if kind in placed:
                    continue
                parent = self.world.kinds.get(kind.parent or "")
                if parent is None or parent not in own or parent in placed:
                    placed.append(kind)
        for kind in placed:
            inherited_fields = list(self.world.fields(kind.parent).values()) if kind.parent else []
            known_names = {f.name for f in inherited_fields}
            fresh = [f for f in kind.fields.values() if f.name not in known_names]
            parent_name = "Definition"
            if kind.parent is not None:
                parent = self.world.kinds[kind.parent]
                parent_name = class_name(parent.name)
            lines = [f"class {class_name(kind.name)}({parent_name}):"]
            if kind.text:
                lines.append(f"    {_doc(kind.text)}")
                lines.append("")
            params = ["self", "id: str", "name: str"]
            for f in [*inherited_fields, *fresh]:
                if f.type.form != "effects":
                    params.append(f"{safe(f.name)}: {annotation(f.type, self.world)}")
                    if "Sequence" in params[-1]:
                        module.names.setdefault("collections.abc", set()).add("Sequence")
                    if "Any" in params[-1]:
                        module.names.setdefault("typing", set()).add("Any")
            lines.append(f"    def __init__({', '.join(params)}) -> None:")
            passed = [
                "id",
                "name",
                *[safe(f.name) for f in inherited_fields if f.type.form != "effects"],
            ]
            lines.append(f"        super().__init__({', '.join(passed)})")
            for f in fresh:
                if f.type.form != "effects":
                    lines.append(f"        self.{safe(f.name)} = {safe(f.name)}")
            module.functions.append(Function("", [], "", lines, f"{kind.path}:{kind.span.line}"))
            if kind.merges:
                module.names["interpreter.api"].add("names_of")
                lines = merged_class(kind, list(self.world.fields(kind.name).values()))
                at = f"{kind.path}:{kind.span.line}"
                module.functions.append(Function("", [], "", lines, at))
        return module

    def class_of(self, kind: str, module: Module) -> str:
        if kind in ("scenario",) and not self.world.kinds[kind].pack:
            module.names.setdefault("interpreter.api", set()).add("Definition")
            return "Definition"
        return self.place(module).kind(kind)

    # -------------------------------------------------------------- documents

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

    # -------------------------------------------------------------- verbs, queries, events, actions, windows

    def params(self, checked: CheckedRoutine, module: Module) -> list[str]:
        return [
            f"{self.local(n, module)}: {self.note(annotation(t, self.world), module)}"
            for n, t in checked.params
        ]

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

    def routine(self, checked: CheckedRoutine) -> None:
        routine = checked.routine
        module = self.file(routine.path, routine.pack)
        game = self.game_param(module)
        source = f"{routine.path}:{routine.span.line}"
        head = scalar_of(routine.body, routine.form)
        written = f"{routine.form}: {head.text if head else routine.name}"
        match routine.form:
            case "verb":
                body = Body(self.place(module), routine.words_path)
                statements = checked.body or ()
                first = _after_guards(statements)
                body.block(statements[:first])
                self.log_line(checked, body)
                body.block(statements[first:])
                module.functions.append(
                    Function(
                        self.function(routine),
                        [game, *self.params(checked, module)],
                        "None",
                        body.finish_rule(),
                        source,
                        written,
                    )
                )
            case "evaluation":
                body = Body(self.place(module), routine.path)
                body.block(checked.body or ())
                name = self.function(routine)
                params = [game, *self.params(checked, module)]
                module.functions.append(
                    Function(name, params, "int", body.finish_rule(), source, written)
                )
            case "query":
                body = Body(self.place(module), routine.words_path)
                if checked.value is not None:
                    body.give(checked.value)
                else:
                    body.block(checked.body or ())
                gives = self.note(
                    annotation(routine.gives, self.world) if routine.gives else "Any", module
                )
                module.functions.append(
                    Function(
                        self.function(routine),
                        [game, *self.params(checked, module)],
                        gives,
                        body.finish_rule(),
                        source,
                        written,
                    )
                )
            case "event":
                self.event(checked, module, game, source, written)
            case "window":
                self.window(checked, module, game, source, written)
            case "action":
                self.action(checked, module, game, source, written)

    def log_line(self, checked: CheckedRoutine, body: Body) -> None:
        """What a verb or an action tells the players when it happens."""
        log = scalar_of(checked.routine.body, "log")
        if log is None:
            return
        types = {n: (n, t) for n, t in checked.params}
        types.update({n: (f"event.{n}", t) for n, t in checked.roles})
        types.update({n: (n, t) for n, t, _ in checked.domains})
        if checked.routine.form == "action":
            types["player"] = ("player", PLAYER)
        body.say(log.text, types)

    def event(
        self, checked: CheckedRoutine, module: Module, game: str, source: str, written: str
    ) -> None:
        routine = checked.routine
        name = class_name(routine.name) + "Event"
        roles = [(safe(n), self.note(annotation(t, self.world), module)) for n, t in checked.params]
        module.classes.append(EventClass(name, routine.name, roles))
        module.names.setdefault("interpreter.api", set()).add("Occurrence")
        body = Body(self.place(module), routine.words_path)
        given = ", ".join(self.local(n, module) for n, _ in checked.params)
        body.line(f"event = {name}({given})")
        inside = Body(self.place(module), routine.words_path)
        self.log_event(checked, inside)
        inside.block(checked.body or ())
        if inside.lines:
            body.line("if game.program.enter(game, event):")
            body.indented(inside.finish(hoist=False))
            body.line("    game.program.leave(game, event)")
        else:
            body.line("if game.program.enter(game, event):")
            body.line("    game.program.leave(game, event)")
        lines = body.finish()
        if any(re.search(r"\breturn\b", line) for line in inside.lines):
            # `stop` ends what the event does, not the event: what waits for it still happens.
            helper = f"_{routine.name}_itself"
            module.functions.append(
                Function(helper, [game, f"event: {name}"], "None", inside.lines, source, written)
            )
            lines = [
                f"event = {name}({given})",
                "if game.program.enter(game, event):",
                f"    {helper}(game, event)",
                "    game.program.leave(game, event)",
            ]
        params = [game, *self.params(checked, module)]
        module.functions.append(
            Function(self.function(routine), params, "None", lines, source, written)
        )

    def log_event(self, checked: CheckedRoutine, body: Body) -> None:
        log = scalar_of(checked.routine.body, "log")
        if log is not None:
            body.say(log.text, {n: (f"event.{n}", t) for n, t in checked.params})

    def window(
        self, checked: CheckedRoutine, module: Module, game: str, source: str, written: str
    ) -> None:
        routine = checked.routine
        body = Body(self.place(module), routine.words_path)
        order = body.ex(checked.asks) if checked.asks is not None else "game.from_active()"
        gives = "None"
        words = f", {literal(routine.text)}" if routine.text and "{" not in routine.text else ""
        if checked.params:
            gives = class_name(routine.name) + "Window"
            roles = [
                (safe(n), self.note(annotation(t, self.world), module)) for n, t in checked.params
            ]
            module.classes.append(EventClass(gives, routine.name, roles))
            module.names.setdefault("interpreter.api", set()).add("Occurrence")
            given = ", ".join(self.local(n, module) for n, _ in checked.params)
            body.line(f"event = {gives}({given})")
            body.line(f"game.program.open(game, {literal(routine.name)}, {order}, (event,){words})")
            body.line("return event")
        else:
            body.line(f"game.program.open(game, {literal(routine.name)}, {order}, (){words})")
        module.functions.append(
            Function(
                self.function(routine),
                [game, *self.params(checked, module)],
                gives,
                body.finish(),
                source,
                written,
            )
        )

    def action(
        self, checked: CheckedRoutine, module: Module, game: str, source: str, written: str
    ) -> None:
        routine = checked.routine
        roles: list[str] = []
        if checked.roles:
            classes = [
                f"{self.place(module).module(w.path, w.pack)}{class_name(w.name)}Window"
                for w in checked.windows
            ]
            roles = [f"event: {' | '.join(classes)}"]
        body = Body(self.place(module), routine.words_path)
        body.options(routine.name, checked.domains, checked.condition)
        module.names.setdefault("typing", set()).add("Any")
        module.functions.append(
            Function(
                names_of(self.world).functions["options", routine.name],
                [game, "player: int", *roles],
                "list[Any]",
                body.finish(),
                source,
                written,
            )
        )
        body = Body(self.place(module), routine.words_path)
        self.log_line(checked, body)
        body.block(checked.body or ())
        params = [
            f"{self.local(n, module)}: {self.note(annotation(t, self.world), module)}"
            for n, t, _ in checked.domains
        ]
        module.functions.append(
            Function(
                self.function(routine),
                [game, "player: int", *roles, *params],
                "None",
                body.finish(),
                source,
            )
        )
        module.names.setdefault("interpreter.api", set()).add("ActionInfo")
        words = scalar_of(routine.body, "text")
        info = [
            ("", literal(routine.name)),
            ("", literal(words.text if words else "")),
            ("", literal(tuple(n for n, _, _ in checked.domains))),
            ("", literal(tuple(show_kind(t) for _, t, _ in checked.domains))),
        ]
        module.constants.append(
            Constant(f"{routine.name.upper()}_ACTION", "ActionInfo", info, annotation="ActionInfo")
        )
        windows = tuple(w.name for w in checked.windows)
        self.actions.append((routine.name, self.module_path(routine.path, routine.pack), windows))

    # -------------------------------------------------------------- abilities

    def effects(self, effects: CheckedEffects, law: bool) -> None:
        thing = effects.thing
        module = self.file(thing.path, thing.pack)
        game = self.game_param(module)
        if module.path not in self.taken:
            names = names_of(self.world)
            self.taken[module.path] = {f.name for f in module.functions} | {*names.aliases.values()}
        taken = self.taken[module.path]
        stem = thing.id.split(".", 1)[1].replace(".", "_")
        bearer = "bearer: int" if law or self.world.kinds[thing.kind].piece else "bearer: Any"
        if bearer.endswith("Any"):
            module.names.setdefault("typing", set()).add("Any")

        def name(tail: str) -> str:
            wanted, number = f"{stem}_{tail}", 2
            while wanted in taken:
                wanted, number = f"{stem}_{tail}_{number}", number + 1
            taken.add(wanted)
            return wanted

        arguments: list[tuple[str, str]] = []
        modifiers: list[str] = []
        for m in effects.modifiers:
            modifiers.append(self.modifier(m, effects, module, game, name))
        triggers: list[str] = []
        for number, t in enumerate(effects.triggers):
            source, note = effects.sources[t.line]
            handler = name(f"{t.timing}_{t.event}")
            key = f"{thing.id}:{number}"
            event = self.world.routine("event", t.event)
            assert event is not None
            alias = self.place(module).module(event.path, event.pack)
            event_class = f"{alias}{class_name(t.event)}Event"
            body = Body(self.place(module), thing.path, returns="return True")
            self.guards(body, t.condition, t.limits, key, "return False")
            self.reaction(body, t, key)
            body.line("return True")
            module.functions.append(
                Function(
                    handler,
                    [game, bearer, f"event: {event_class}"],
                    "bool",
                    body.finish(),
                    source,
                    note,
                )
            )
            triggers.append(
                f"Trigger({literal(t.event)}, {literal(t.timing)}, {literal(t.role)}, {literal(key)}, {handler})"
            )
        activated: list[str] = []
        for number, a in enumerate(effects.activated):
            source, note = effects.sources[a.line]
            key = f"{thing.id}!{number}"
            can, do = name("can_be_used"), name("used")
            body = Body(self.place(module), thing.path)
            tests = [body.ex(a.condition, 2)] if a.condition is not None else []
            match a.body:
                case (c.SLet(value=c.Choice(options=options)), *_):
                    tests.append(f"len({body.ex(options)}) > 0")  # else it could do nothing
            tests += [
                f"game.used_times({literal(p)}, bearer, {literal(key)}) < {n}" for n, p in a.limits
            ]
            body.line(f"return {' and '.join(tests) or 'True'}")
            module.functions.append(
                Function(can, [game, "bearer: int"], "bool", body.finish(), source, note)
            )
            body = Body(self.place(module), thing.path)
            body.block(_using((*a.pays, *a.body), a.limits, key, a.line))
            module.functions.append(
                Function(do, [game, "bearer: int"], "None", body.finish(), source, note)
            )
            activated.append(f"Activated({literal(key)}, {literal(a.words)}, {can}, {do})")
        resolves: list[str] = []
        for key, line, statements in effects.resolve:
            function = name("resolve")
            body = Body(self.place(module), thing.path)
            body.block(statements)
            module.functions.append(
                Function(
                    function,
                    [game, bearer, "player: int"],
                    "None",
                    body.finish(),
                    *effects.sources[line],
                )
            )
            resolves.append(f"({literal(key)}, {function})")
        if resolves:
            arguments.append(
                ("resolve", f"({', '.join(resolves)}{',' if len(resolves) == 1 else ''})")
            )
        api = module.names.setdefault("interpreter.api", set())
        api.add("Abilities")
        for label, items, needed in (
            ("modifiers", modifiers, "Modifier"),
            ("triggers", triggers, "Trigger"),
            ("activated", activated, "Activated"),
        ):
            if items:
                api.add(needed)
                arguments.append(
                    (label, "(" + ", ".join(items) + ("," if len(items) == 1 else "") + ")")
                )
        if law:
            text = ability_text(self.world, effects.syntax)
        else:
            text = ability_text(self.world, effects.syntax, thing.kind, thing)
            text = "\n".join([t for t in (field_text(self.world, thing), text) if t])
        if text:
            arguments.append(("text", literal(text)))
        constant = self.constant(thing) + "_ABILITIES"
        module.tables.append(
            Constant(constant, "Abilities", arguments, f"{thing.path}:{thing.span.line}")
        )
        entry = (thing.id, self.module_path(thing.path, thing.pack), constant)
        (self.laws if law else self.abilities).append(entry)

    def reaction(self, body: Body, t: CheckedTrigger, key: str) -> None:
        """What a trigger does; a replacement that is declined leaves the event as it was."""
        done = _using(t.body, t.limits, key, t.line)
        match done:
            case (c.SMay() as may,) if t.timing == "instead":
                body.line(f"if not {body.may(may)}:")
                body.line("    return False")
                body.block(may.body)
            case _:
                body.block(done)

    def modifier(
        self,
        m: CheckedModifier,
        effects: CheckedEffects,
        module: Module,
        game: str,
        name: Callable[[str], str],
    ) -> str:
        """A continuous change: whom it touches and by how much, as functions where that is not plain."""
        thing = effects.thing
        source, note = effects.sources[m.line]
        params = [game, "bearer: int", "target: int"]
        applies, amount = "None", "None"
        if m.reach is not None or not _is_itself(m.applies):
            applies = name(f"changes_{m.stat}")
            body = Body(self.place(module), thing.path)
            test = body.ex(m.applies)
            if m.reach is not None:
                measure = ""
                within = self.world.routine("query", "within")
                if within is not None and len(within.params) == 3:
                    measure = f", {self.place(module).routine('query', 'within')}"
                    if within.params[0].type.form != "piece":
                        measure += ", True"
                center = body.ex(m.center) if m.center is not None else "bearer"
                reach = f"game.program.reaches(game, {center}, target, {body.ex(m.reach)}{measure})"
                test = reach if test == "True" else f"{reach} and {body.ex(m.applies, 2)}"
            body.line(f"return {test}")
            module.functions.append(Function(applies, params, "bool", body.finish(), source, note))
        value = m.amount.value if isinstance(m.amount, c.Lit) else None
        if isinstance(value, int):
            amount = str(int(value))
        else:
            function = name(f"amount_of_{m.stat}")
            body = Body(self.place(module), thing.path)
            body.give(m.amount)
            module.functions.append(Function(function, params, "int", body.finish(), source, note))
            amount = f"0, {function}"
        return f"Modifier({literal(safe(m.stat))}, {literal(m.operator)}, {applies}, {amount})"

    def guards(
        self,
        body: Body,
        condition: c.Core | None,
        limits: Iterable[tuple[int, str]],
        key: str,
        leave: str,
    ) -> None:
        if condition is not None:
            body.line(f"if not {body.ex(condition, 3)}:")
            body.line(f"    {leave}")
        for times, period in limits:
            body.line(
                f"if game.used_times({literal(period)}, {BEARER}, {literal(key)}) >= {times}:"
            )
            body.line(f"    {leave}")

    # -------------------------------------------------------------- scenarios and the program

    def scenario(self, scenario: CheckedScenario, module: Module) -> str:
        thing = scenario.thing
        short = thing.short
        # Scenarios that run alike share their steps.
        key = (scenario.flow, tuple(sorted(scenario.replaces.items())))
        if key not in self.flows:
            self.flows[key] = lower_flow(
                self.checked, scenario.flow, short, self.place(module), module, scenario.replaces
            )
        steps, registers = self.flows[key]
        game = self.game_param(module)
        setup = "None"
        if scenario.setup is not None:
            setup = f"set_up_{short}"
            body = Body(self.place(module), scenario.setup_thing.path)
            body.block(scenario.setup)
            value = scenario.setup_thing.body.entries["setup"]
            module.functions.append(
                Function(
                    setup,
                    [game],
                    "None",
                    body.finish(),
                    f"{scenario.setup_thing.path}:{value.span.line}",
                    "setup",
                )
            )
        players, _ = inherited(self.world, thing, "players")
        low, high = _players(players)
        names = tuple(seat.text for seat in seat_names(self.world, thing))
        automatic = [names.index(s.text) for s in seat_names(self.world, thing, "automatic")]
        definition = f"{short.upper()}_SCENARIO"
        arguments = [("id", literal(short)), ("name", literal(thing.name))]
        for f in self.world.kinds["scenario"].fields.values():
            if f.type.form != "effects":
                arguments.append((safe(f.name), self.scenario_value(thing, f.name, module)))
        module.constants.append(
            Constant(
                definition,
                self.class_of("scenario", module),
                arguments,
                f"{thing.path}:{thing.span.line}",
            )
        )
        module.names.setdefault("interpreter.api", set()).add("Scenario")
        constant = constant_name(short)
        module.tables.append(
            Constant(
                constant,
                "Scenario",
                [
                    ("id", literal(short)),
                    ("title", literal(thing.name)),
                    ("players", literal((low, high))),
                    ("seats", literal(names)),
                    ("map", literal(scenario.map)),
                    ("definition", definition),
                    ("setup", setup),
                    ("steps", steps),
                    ("registers", str(registers)),
                    ("options", self.options(thing, module)),
                    *([("automatic", literal(tuple(automatic)))] if automatic else []),
                    *self.evaluation(thing, module),
                ],
            )
        )
        return constant

    def options(self, thing: Thing, module: Module) -> str:
        """What may be chosen before the scenario begins."""
        found: list[str] = []
        for name, data in scenario_options(self.world, thing).items():
            type_ = self.world.options[name]
            inner = type_.item or type_
            values = data.get("values")
            if inner.form == "enum" and not values:
                values = self.world.enums.get(inner.name)
            arguments = [literal(name), literal(show_kind(type_)), literal(data["default"])]
            if isinstance(values, (list, tuple)) and values:
                arguments.append(f"values={literal(tuple(values))}")
            if inner.form == "definition":
                arguments.append(f"kind={self.class_of(inner.name, module)}")
            if "description" in data:
                arguments.append(f"words={literal(data['description'])}")
            if "taken_over" in data:
                arguments.append("taken_over=True")
            module.names.setdefault("interpreter.api", set()).add("Option")
            found.append(f"Option({', '.join(arguments)})")
        return row(found)

    def evaluation(self, thing: Thing, module: Module) -> list[tuple[str, str]]:
        routine = evaluation_of(self.world, thing)
        if routine is None:
            return []
        name = self.place(module).routine("evaluation", routine.name)
        ahead = scalar_of(routine.body, "ahead")
        return [
            ("evaluate", name),
            *([("whole_turns", "True")] if ahead is not None and ahead.text == "turn" else []),
        ]

    def scenario_value(self, thing: Thing, name: str, module: Module) -> str:
        current: Thing | None = thing
        while current is not None:
            if name in current.body.entries and name in current.values:
                return self.scenario_text(thing, name, current.values[name], module)
            extends = scalar_of(current.body, "extends")
            current = self.world.scenarios.get(extends.text) if extends else None
        return self.scenario_text(thing, name, thing.values.get(name), module)

    def scenario_text(self, thing: Thing, name: str, value: object, module: Module) -> str:
        """The value of a scenario's field; documents are linked when all are there."""
        members = value if isinstance(value, list) else [value]
        if members and all(isinstance(m, Thing) for m in members):
            ids = [m.id for m in members if isinstance(m, Thing)]
            dotted = self.place(module).own()
            constant = f"{thing.short.upper()}_SCENARIO"
            self.links.append((dotted, constant, name, ids if isinstance(value, list) else ids[0]))
            return "()" if isinstance(value, list) else "None"
        return literal(tuple(value) if isinstance(value, list) else value)

    def window_roles(self, windows: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
        """The roles of the windows of an action and how they are shown."""
        known = self.world.routine("window", windows[0]) if windows else None
        return tuple((safe(p.name), show_kind(p.type)) for p in known.params) if known else ()

    def space_default(self, field: FieldDef) -> object:
        if field.type.form == "definition" and isinstance(field.default, str):
            known = [
                t for t in self.world.things.get(field.default, []) if t.kind == field.type.name
            ]
            return known[0].id if known else None
        return field.default

    def program_module(self, with_contents: Iterable[str]) -> Module:
        world = self.world
        pack = module_name(world.pack)
        module = Module(
            f"{pack}/program.py", f"The pack `{world.pack}`, linked and ready to play", ""
        )
        api = module.names.setdefault("interpreter.api", set())
        api.update({"Program", "parse_shape"})
        module.names.setdefault(f"generated.{pack}.state", set()).update({"new_game", "set_up"})
        place = self.place(module)
        begins = world.begins.text if world.begins is not None else ""
        scenarios = [
            self.scenario(s, module)
            for s in sorted(
                self.checked.scenarios, key=lambda s: (s.thing.short != begins, s.thing.id)
            )
        ]
        module.tables = shared(module.tables)
        campaigns = [
            lower_campaign(campaign, place, module, self.game_param(module))
            for campaign in sorted(self.checked.campaigns, key=lambda c: c.thing.id)
        ]

        def mapped(items: list[str]) -> str:
            return "{" + ", ".join(items) + "}"

        contents = [f"{place.dotted(dotted)}{CONTENTS}" for dotted in sorted(with_contents)]
        own = self.contents(module, place.own())  # links of scenarios
        if own:
            api.add("Contents")
            contents.append(f"Contents({', '.join(f'{name}={text}' for name, text in own)})")
        maps = [
            f"{literal(name)}: {literal(map_data(thing))}"
            for name, thing in sorted(world.maps.items())
        ]
        shapes = [
            f"{literal(t.id)}: parse_shape({literal(shape_text(t))})"
            for _, t in sorted(world.shapes.items())
        ]
        active = [z.name for z in world.zones.values() if z.active]
        defaults = {f.name: self.space_default(f) for f in world.kinds["space"].fields.values()}
        linked = {
            f.name: f.type.form
            for f in world.kinds["space"].fields.values()
            if f.type.form in ("definition", "space")
        }
        hidden = {
            f"{'piece' if k.piece else k.name}_{state.name}": state.visible
            for k in world.kinds.values()
            for state in k.state.values()
            if state.visible != "all"
        }
        shown = {
            f"{'piece' if k.piece else 'table' if k.name == 'game' else k.name}_{state.name}": (
                state.shown,
                show_kind(state.type),
            )
            for k in world.kinds.values()
            for state in k.state.values()
            if state.shown
        }
        for name, text, note in (
            (CONTENTS, row(contents), "tuple[Any, ...]"),
            ("MAPS", mapped(maps), "dict[str, Any]"),
            ("SHAPES", mapped(shapes), "dict[str, Any]"),
            ("SCENARIOS", row(scenarios), "tuple[Any, ...]"),
        ):
            module.names.setdefault("typing", set()).add("Any")
            module.tables.append(Constant(name, "", [("", text)], annotation=note))
        arguments = [
            ("pack", literal(world.pack)),
            ("title", literal(world.title or title(world.pack))),
            ("lock", "LOCK"),
            ("new_game", "new_game"),
            ("set_up", "set_up"),
            ("contents", CONTENTS),
            ("scenarios", "SCENARIOS"),
            ("maps", "MAPS"),
            ("shapes", "SHAPES"),
            ("active_zones", literal(tuple(active))),
            ("space_defaults", literal(defaults)),
            ("linked_spaces", literal(linked)),
            ("hidden", literal(hidden)),
            ("shown", literal(shown)),
            ("squares_width", str(world.squares_width or 0)),
            ("campaigns", row(campaigns)),
            ("glossary", literal(glossary(world))),
        ]
        if world.balances:
            api.add("Balance")
            balances = sorted(world.balances, key=lambda b: b.id)
            arguments.append(("balances", row([lower_balance(balance) for balance in balances])))
        module.names.setdefault(f"generated.{pack}.lock", set()).add("LOCK")
        module.tables.append(Constant("PROGRAM", "Program", arguments))
        return module


def row(items: list[str]) -> str:
    """A tuple of expressions."""
    return f"({', '.join(items)}{',' if len(items) == 1 else ''})"


# ------------------------------------------------------------------ data of maps and shapes


def shape_text(thing: Thing) -> str:
    squares = scalar_of(thing.body, "squares")
    return squares.text.strip("\n") if squares else ""


def mask_of(text: str) -> int:
    """Squares drawn with `#` as a set: bit = row * width + column."""
    rows = [row.strip() for row in text.strip().split("\n")]
    width = max((len(row) for row in rows), default=0)
    mask = 0
    for y, row in enumerate(rows):
        for x, char in enumerate(row):
            if char == "#":
                mask |= 1 << (y * width + x)
    return mask


def map_data(thing: Thing) -> dict[str, object]:
    data: dict[str, object] = {}
    body = thing.body
    grid = scalar_of(body, "grid")
    if grid is not None:
        data["rows"] = tuple(grid.text.rstrip("\n").split("\n"))
    adjacency = scalar_of(body, "adjacency")
    if adjacency is not None:
        data["adjacency"] = adjacency.text
    for key in ("routes", "names"):
        value = body.entries.get(key)
        if isinstance(value, Fields):
            data[key] = plain(value)
    for key in ("legend", "spaces"):
        if key in thing.values:
            data[key] = thing.values[key]
    if flag(body, "wide"):
        data["wide"] = True
    draw = body.entries.get("draw")
    if isinstance(draw, Fields):
        data["draw"] = {
            field: {str(k): str(v) for k, v in inner.items()}
            for field, inner in _mapping(plain(draw)).items()
            if isinstance(inner, dict)
        }
    links = body.entries.get("links")
    if isinstance(links, Items):
        both: list[object] = []
        single: list[object] = []
        for item in links.items:
            link = plain(item)
            if isinstance(link, dict):
                single.append((str(link.get("from")), str(link.get("to"))))
            elif isinstance(link, list):
                both.append(tuple(str(v) for v in link))
        data["links"] = tuple(both)
        data["one_way"] = tuple(single)
    return data


def _mapping(value: object) -> dict[str, object]:
    return value if isinstance(value, dict) else {}


def _players(value: object) -> tuple[int, int]:
    if isinstance(value, Scalar) and isinstance(value.value, int):
        return value.value, value.value
    if isinstance(value, Items):
        numbers = [
            v.value for v in value.items if isinstance(v, Scalar) and isinstance(v.value, int)
        ]
        if len(numbers) == 2:
            return numbers[0], numbers[1]
    return 2, 2


def _using(
    body: tuple[c.CoreStmt, ...], limits: tuple[tuple[int, str], ...], key: str, line: int
) -> tuple[c.CoreStmt, ...]:
    """The body, with its uses counted where something is done: not for a `may` that is declined, nor
    for a choice that finds nothing."""
    uses: tuple[c.CoreStmt, ...] = tuple(c.SUse(line, period, key) for _, period in limits)
    if not uses:
        return body
    match body:
        case (c.SMay() as may,):
            return (c.SMay(may.line, may.chooser, may.prompt, (*uses, *may.body)),)
        case (c.SLet(value=c.Choice()) as chosen, c.SIf(otherwise=()) as found):
            return (chosen, c.SIf(found.line, found.condition, (*uses, *found.then), ()))
        case _:
            return (*uses, *body)


def _after_guards(body: tuple[c.CoreStmt, ...]) -> int:
    """How many first statements only find out whether there is anything to do.

    A verb that stops there does nothing, and so it tells nothing.
    """
    guards = 0
    for number, statement in enumerate(body):
        match statement:
            case c.SLet(value=value) if not isinstance(value, c.Choice):
                pass
            case c.SIf(then=(c.SReturn(value=None),), otherwise=()):
                guards = number + 1
            case c.SIf(then=then, otherwise=other) if all(
                isinstance(x, c.SLet) and not isinstance(x.value, c.Choice) for x in (*then, *other)
            ):
                pass
            case _:
                break
    return guards


def _is_itself(condition: c.Core) -> bool:
    """Whether a change touches just its bearer."""
    return (
        isinstance(condition, c.Op)
        and condition.operator == "="
        and all(isinstance(a, c.Var) and a.name in ("target", "bearer") for a in condition.args)
    )


def _doc(text: str) -> str:
    """A text as the first line of a class; in three quotes only if nothing in it could end them."""
    line = " ".join(text.split())
    plain = line.isprintable() and '"' not in line and "\\" not in line
    return f'"""{line}"""' if plain else literal(line)


def shared(scenarios: list[Constant]) -> list[Constant]:
    """What several scenarios have alike stands once, with a name, before the first of them."""
    uses = Counter(a for s in scenarios for a in s.arguments if a[0] in ("steps", "options"))
    tables: list[Constant] = []
    names: dict[tuple[str, str], str] = {}
    for scenario in scenarios:
        for key, text in scenario.arguments:
            if uses[key, text] > 1 and text != "()" and (key, text) not in names:
                number = 1 + sum(1 for named, _ in names if named == key)
                names[key, text] = f"{key.upper()}_{number}"
                tables.append(Constant(names[key, text], "", [("", text)]))
        arguments = [(key, names.get((key, text), text)) for key, text in scenario.arguments]
        tables.append(replace(scenario, arguments=arguments))
    return tables
