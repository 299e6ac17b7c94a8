"""What a pack adds as a whole (scenarios, maps, campaigns), and the program that links all its modules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from compiler.check.balances import CheckedBalance, balance_arguments
from compiler.check.campaigns import CheckedCampaign
from compiler.check.checked import Checked, CheckedRoutine, CheckedScenario
from compiler.check.elaborate_turns import during_of
from compiler.check.evaluations import evaluation_of
from compiler.check.inheritance import inherited
from compiler.check.options import scenario_options
from compiler.check.scenarios import seat_names
from compiler.codegen import py_tree as p
from compiler.codegen.abilities import lower_effects
from compiler.codegen.body import Body
from compiler.codegen.flow import lower_phase, turns_in
from compiler.codegen.kinds import has_a_class
from compiler.codegen.layout import Calm, Part
from compiler.codegen.lowerer import Lowerer
from compiler.codegen.maps import map_data
from compiler.codegen.names import Names, closure
from compiler.codegen.py_types import CONTENTS, constant_name, show_kind, zero
from compiler.codegen.things import default_of, empty, keyed_value, shape
from compiler.language.types import MAP, SPACE, Type, number_range
from compiler.model import core as c
from compiler.model.definitions import Thing, World
from compiler.model.resolve_types import scalar_of, title
from compiler.prose.rules_text import glossary
from compiler.schema.kinds import FieldDef, StateDef
from compiler.source.module_names import safe
from compiler.source.positions import Fields, Items, Scalar, Value


def contents_module(lowerer: Lowerer, pack: str, with_contents: Iterable[str]) -> p.Module:
    """All that a pack adds to a program: what its files add, and what it adds as a whole."""
    path = p.module_file(lowerer.names.frame(pack, "contents"))
    module = p.Module(path, p.Comment(f"What the pack `{pack}` adds to a game"), None)
    return PackContents(lowerer, pack, module).write(with_contents)


def program_module(lowerer: Lowerer) -> p.Module:
    """The pack and all it requires, linked."""
    world, names = lowerer.world, lowerer.names
    own = names.frame(world.pack, "program")
    module = p.Module(
        p.module_file(own), p.Comment(f"The pack `{world.pack}`, ready to play"), None
    )
    state = names.frame(world.pack, "state")
    parts = [p.Member(names.frame(pack, "contents"), CONTENTS) for pack in world.packs]
    contents = p.Tuple(tuple([p.Star(part) for part in parts])) if parts[1:] else parts[0]
    begins = world.begins.text if world.begins is not None else ""
    arguments: list[tuple[str, p.Expr]] = [
        ("pack", p.literal(world.pack)),
        ("title", p.literal(world.title or title(world.pack))),
        ("lock", p.From(names.frame(world.pack, "lock"), "LOCK")),
        ("new_game", p.From(state, "new_game")),
        ("set_up", p.From(state, "set_up")),
        ("contents", contents),
    ]
    if begins:
        arguments.append(("begins", p.literal(begins)))
    if world.squares_width:
        arguments.append(("squares_width", p.literal(world.squares_width)))
    program = p.Call(p.api("Program"), (), tuple(arguments))
    module.tables.append(p.Constant("PROGRAM", program))
    return module


def lock_module(world: World, names: Names, pack: str, lock: Mapping[str, str]) -> p.Module:
    """The content that games of a pack depend on: that of the packs it requires, and its own."""
    own = names.frame(pack, "lock")
    title_ = "The content that games of this pack rest on"
    module = p.Module(p.module_file(own), p.Comment(title_), None)
    before = [other for other in world.requires.get(pack, ()) if other in names.packages]
    known = {other for one in before for other in (one, *closure(world, one))}
    pairs: list[tuple[p.Expr | None, p.Expr]] = [
        (None, p.Member(names.frame(other, "lock"), "LOCK"))
        for other in sorted(before, key=world.packs.index)
    ]
    for name, value in sorted(lock.items()):
        holder = name.split("/", 1)[0]
        if holder not in known and (holder == pack or holder in closure(world, pack)):
            pairs.append((p.literal(name), p.literal(value)))
    module.constants.append(p.Constant("LOCK", p.Dict(tuple(pairs))))
    return module


class PackContents:
    """Writes scenarios, maps and the like into one module."""

    def __init__(self, lowerer: Lowerer, pack: str, module: p.Module) -> None:
        self.lowerer = lowerer
        self.checked: Checked = lowerer.checked
        self.world = lowerer.world
        self.pack = pack
        self.module = module
        self.place = lowerer.place(self.module)
        self.options: dict[str, str] = {}  # tables of options that several scenarios have
        self.set_ups: set[str] = set()

    def write(self, with_contents: Iterable[str]) -> p.Module:
        scenarios = [s for s in self.checked.scenarios if s.thing.pack == self.pack]
        named: list[tuple[str, p.Expr]] = []
        # As the author wrote them: packs number the files of their scenarios in order of play.
        written = sorted(scenarios, key=lambda s: (s.thing.path, s.thing.span.line))
        tables = [self.scenario(s) for s in written]
        campaigns = [x for x in self.checked.campaigns if x.thing.pack == self.pack]
        marches = [self.campaign(x) for x in sorted(campaigns, key=lambda x: x.thing.id)]
        balances = [b for b in self.checked.balances if b.thing.pack == self.pack]
        rows: list[tuple[str, list[p.Expr]]] = [
            ("scenarios", tables),
            ("campaigns", marches),
            ("balances", [self.balance(b) for b in sorted(balances, key=lambda b: b.thing.id)]),
        ]
        named += [(name, p.Tuple(tuple(items))) for name, items in rows if items]
        parts = self.lowerer.contents_of(self.module)
        if parts.abilities:
            named.append(("abilities", p.Dict(tuple(parts.abilities))))
        if parts.links:
            named.append(("links", p.Tuple(tuple(parts.links))))
        named += self.tables_of_the_pack()
        modules = [
            dotted
            for dotted in sorted(with_contents)
            if self.lowerer.names.modules[dotted] == self.pack
        ]
        contents: list[p.Expr] = [p.Member(dotted, CONTENTS) for dotted in modules]
        if named:
            contents.append(p.Call(p.api("Contents"), (), tuple(named)))
        note = p.Index(p.Name("tuple"), p.Tuple((p.api("Contents"), p.DOTS)))
        self.module.tables.append(p.Constant(CONTENTS, p.Tuple(tuple(contents)), note))
        return self.module

    def tables_of_the_pack(self) -> list[tuple[str, p.Expr]]:
        """Maps, shapes, and what is known about spaces, zones and columns."""
        world, pack = self.world, self.pack
        maps = {n: t for n, t in world.maps.items() if t.pack == pack}
        shapes = {n: t for n, t in world.shapes.items() if t.pack == pack}
        fields = [f for f in world.kinds["space"].fields.values() if world.pack_at(f.span) == pack]
        states = [
            (_column(k.name, k.piece, state.name), state)
            for k in world.kinds.values()
            for state in k.state.values()
            if world.pack_at(state.span) == pack
        ]
        keys = {s.type.name for _, s in states if s.type.form == "keyed"} - {"player"}
        found: dict[str, p.Expr] = {
            "maps": p.literal({name: map_data(thing) for name, thing in sorted(maps.items())}),
            "shapes": p.Dict(
                tuple([(p.literal(t.id), shape(t)) for _, t in sorted(shapes.items())])
            ),
            "active_zones": p.literal(
                tuple([z.name for z in world.zones.values() if z.active and z.pack == pack])
            ),
            "owning_zones": p.literal(
                tuple([z.name for z in world.zones.values() if z.owns and z.pack == pack])
            ),
            "shown_zones": p.literal(
                tuple([z.name for z in world.zones.values() if z.shown and z.pack == pack])
            ),
            "zone_titles": p.literal(
                {z.name: z.title for z in world.zones.values() if z.title and z.pack == pack}
            ),
            "space_defaults": p.Dict(
                tuple([(p.literal(f.name), self.space_default(f)) for f in fields])
            ),
            "linked_spaces": p.literal(
                {f.name: show_kind(f.type) for f in fields if _names_others(f.type)}
            ),
            "columns": p.literal({n: show_kind(s.type) for n, s in states}),
            "kinds": self.classes(),
            "fields": p.literal(self.fields()),
            "stats": p.literal(self.stats()),
            "events": p.literal(self.events()),
            "hidden": p.literal({n: s.visible for n, s in states if s.visible != "all"}),
            "possible": p.Dict(tuple(self.possible())),
            "shown": p.literal(
                {n: (s.shown, show_kind(s.type), none_of(s)) for n, s in states if s.shown}
            ),
            "shown_by": p.literal(self.shown_by()),
            "glossary": p.literal(glossary(world, pack)),
            "keys": p.Dict(tuple([(p.literal(name), self.keys(name)) for name in sorted(keys)])),
            "timers": p.Tuple(tuple(self.timers())),
        }
        return [(name, value) for name, value in found.items() if value != _nothing_in(value)]

    def keys(self, each: str) -> p.Expr:
        """Of what state has a value for each."""
        if each in self.world.enums:
            return p.literal(self.world.enums[each])
        numbers = number_range(each)
        if numbers is not None:
            return p.literal(tuple([str(n) for n in numbers]))
        return self.place.kind(each)

    def shown_by(self) -> dict[str, tuple[str, ...]]:
        """The kinds of pieces that have each of the states that are shown beside the board."""
        found: dict[str, tuple[str, ...]] = {}
        for kind in self.world.kinds.values():
            for state in kind.state.values() if kind.piece else ():
                if state.shown and self.world.pack_at(state.span) == self.pack:
                    column = _column(kind.name, kind.piece, state.name)
                    found[column] = (*found.get(column, ()), kind.name)
        return found

    def possible(self) -> list[tuple[p.Expr, p.Expr]]:
        """What state can hold that not everybody sees: bots imagine one of these values."""
        made: list[tuple[p.Expr, p.Expr]] = []
        for kind in self.world.kinds.values():
            for state in kind.state.values():
                if state.visible == "all" or self.world.pack_at(state.span) != self.pack:
                    continue
                keyed = state.type.form == "keyed" and state.type.item is not None
                one = state.type.item if keyed and state.type.item else state.type
                start = self.checked.starts.get((kind.name, state.name))
                values: p.Expr = p.Tuple((zero(one),))
                if one.form == "enum":
                    values = p.literal(tuple(self.world.enums[one.name]))
                elif one.form == "truth":
                    values = p.literal((False, True))
                elif one.form == "number" and state.least is not None and state.most is not None:
                    ends = p.literal(state.least), p.literal(state.most + 1)
                    values = p.builtin("range", *ends)
                elif isinstance(start, c.Lit):
                    values = p.Tuple((p.literal(start.value),))
                made.append((p.literal(_column(kind.name, kind.piece, state.name)), values))
        return made

    def timers(self) -> list[p.Expr]:
        """The states of the pack that change at the end of a period."""
        made: list[p.Expr] = []
        for kind in self.world.kinds.values():
            for state in kind.state.values():
                timer = state.timer
                if timer is None or self.world.pack_at(state.span) != self.pack:
                    continue
                form = "piece" if kind.piece else "table" if kind.name == "game" else kind.name
                start = self.checked.starts.get((kind.name, state.name))
                each = state.type.form == "keyed"
                one = state.type.item if each and state.type.item else state.type
                back = zero(one) if start is None else Body(self.place, "").ex(start)
                if timer.fades:
                    back = p.literal(state.least or 0)
                of_kind = self.place.kind(kind.name) if kind.piece else p.NONE
                named = [("of_owner", p.TRUE)] if timer.of_owner else []
                named += [("fades", p.TRUE)] if timer.fades else []
                named += [("each", p.TRUE)] if each else []
                about = (p.literal(timer.period), p.literal(f"{form}_{state.name}"), back, of_kind)
                made.append(p.Call(p.api("Timer"), about, tuple(named)))
        return made

    def classes(self) -> p.Expr:
        """The classes of the kinds of this pack, by the names that authors know."""
        own = [k.name for k in self.world.kinds.values() if k.pack == self.pack and has_a_class(k)]
        classes = [(p.literal(n), self.lowerer.class_of(n, self.module)) for n in sorted(own)]
        return p.Dict(tuple(classes))

    def own_fields(self) -> dict[str, list[FieldDef]]:
        """The fields that this pack gives to kinds, its own or others'."""
        found: dict[str, list[FieldDef]] = {}
        for kind in self.world.kinds.values():
            for f in kind.fields.values():
                if f.type.form != "effects" and self.world.pack_at(f.span) == self.pack:
                    found.setdefault(kind.name, []).append(f)
        return found

    def fields(self) -> dict[str, dict[str, str]]:
        return {
            kind: {safe(f.name): show_kind(f.type) for f in fields}
            for kind, fields in sorted(self.own_fields().items())
        }

    def stats(self) -> dict[str, tuple[str, ...]]:
        found = {
            k: tuple([safe(f.name) for f in fs if f.stat]) for k, fs in self.own_fields().items()
        }
        return {kind: names for kind, names in sorted(found.items()) if names}

    def events(self) -> dict[str, tuple[tuple[str, str], ...]]:
        """The roles of events and the forms of their types."""
        return {
            name: tuple([(safe(x.name), show_kind(x.type)) for x in event.params])
            for name, event in sorted(self.world.routines.get("event", {}).items())
            if event.pack == self.pack
        }

    def space_default(self, field: FieldDef) -> p.Expr:
        if field.type.form == "definition" and isinstance(field.default, str):
            known = [
                t for t in self.world.things.get(field.default, []) if t.kind == field.type.name
            ]
            return p.literal(known[0].id if known else None)
        if field.default is None and not _names_others(field.type):
            return empty(field.type)
        return p.literal(field.default)

    # -------------------------------------------------------------- scenarios

    def scenario(self, scenario: CheckedScenario) -> p.Expr:
        thing = scenario.thing
        short = thing.short
        definition = f"{short.upper()}_SCENARIO"
        arguments = [
            (safe(f.name), value)
            for f in self.world.kinds["scenario"].fields.values()
            if f.type.form != "effects"
            and (value := self.scenario_value(thing, f, definition)) is not None
            and value != default_of(f)
        ]
        names = (p.literal(short), p.literal(thing.name))
        made = p.Call(self.lowerer.class_of("scenario", self.module), names, tuple(arguments))
        comments = [p.Comment(f"{thing.path}:{thing.span.line}")]
        self.module.constants.append(p.Constant(definition, made, comments=comments))
        if scenario.effects is not None:
            lower_effects(self.lowerer, scenario.effects, law=False, module=self.module)
        seats = tuple(seat.text for seat in seat_names(self.world, thing))
        automatic = tuple(seats.index(s.text) for s in seat_names(self.world, thing, "automatic"))
        players, _ = inherited(self.world, thing, "players")
        phases = {
            old: new
            for old, new in sorted(scenario.replaces.items())
            if self.world.routine("phase", old) is not None
        }
        named: list[tuple[str, p.Expr]] = [
            ("id", p.literal(short)),
            ("title", p.literal(thing.name)),
            ("players", p.literal(_players(players))),
            ("seats", p.literal(seats)),
            ("map", p.literal(scenario.map)),
            ("definition", p.Name(definition)),
            *self.set_up(scenario),
            ("flow", p.literal(scenario.flow)),
            ("options", self.options_of(thing)),
        ]
        if phases:
            named.append(("replaces", p.literal(phases)))
        variants = self.variants(scenario)
        if variants:
            named.append(("phases", p.Dict(tuple(variants))))
        if automatic:
            named.append(("automatic", p.literal(automatic)))
        routine = evaluation_of(self.world, thing)
        if routine is not None:
            named.append(("evaluate", self.place.routine("evaluation", routine.name)))
            ahead = scalar_of(routine.body, "ahead")
            if ahead is not None and ahead.text != "decision":
                named.append(("ahead", p.literal(ahead.text)))
        if scenario.score is not None:
            named.append(("score", self.score(scenario)))
        constant = constant_name(short)
        table = p.Call(p.api("Scenario"), (), tuple(named))
        self.module.tables.append(p.Constant(constant, table))
        return p.Name(constant)

    def variants(self, scenario: CheckedScenario) -> list[tuple[p.Expr, p.Expr]]:
        """Phases whose turns offer other actions in this scenario."""
        actions = {
            old: new
            for old, new in scenario.replaces.items()
            if self.world.routine("action", old) is not None
        }
        found: list[tuple[p.Expr, p.Expr]] = []
        windows: dict[str, set[str]] = {}
        for action in self.world.routines.get("action", {}).values():
            for window in during_of(action):
                windows.setdefault(window.text, set()).add(action.name)
        for phase in self.phases() if actions else ():
            if not turns_in(phase.body or (), windows).isdisjoint(actions):
                name = phase.routine.name
                place = self.lowerer.place(self.module)
                made = lower_phase(phase, place, f"{scenario.thing.short}_{name}", actions)
                self.module.functions.extend(made.steps)
                found.append((p.literal(name), made.node()))
        return found

    def phases(self) -> list[CheckedRoutine]:
        """All phases; those of files that were not compiled again are checked now."""
        known = {r.routine.name: r for r in self.checked.routines if r.routine.form == "phase"}
        return [
            known.get(name) or self.checked.rule(routine)
            for name, routine in sorted(self.world.routines.get("phase", {}).items())
        ]

    def set_up(self, scenario: CheckedScenario) -> list[tuple[str, p.Expr]]:
        """The functions that set a scenario up; the same for all that extend each other."""
        found: list[tuple[str, p.Expr]] = []
        whose = scenario.setup_thing
        if whose.pack != self.pack and whose.pack in self.lowerer.names.packages:
            # Where that pack parts its set-up depends on how it was compiled: rule tests outlive changes of it.
            other = self.written_in(whose.pack, constant_name(whose.short))
            return [(word, p.Attr(other, word)) for word in ("layout", "setup")]
        same: list[Part] = []
        rest: list[Part] = [("", tuple(scenario.setup or ()))]
        if self.lowerer.clauses is None:  # who notes clauses wants each of them, in every game
            same, rest = Calm(self.lowerer.queries.known.quiet, self.verb).split(rest[0][1])
        for word, stem, parts in (("layout", "lay_out", same), ("setup", "set_up", rest)):
            if not any(statements for _, statements in parts):
                continue
            name = f"{stem}_{whose.short}"
            if whose.pack == self.pack and name not in self.set_ups:
                self.set_ups.add(name)
                body = Body(self.place, whose.path)
                for verb, statements in parts:
                    if verb:
                        half = self.half_of(verb, f"{stem}_in_{verb}", statements)
                        body.add(p.Do(p.call(half, p.GAME)))
                        body.leave_if_over(f"verb {verb}")
                    else:
                        body.statements(statements)
                line = next((part[0].line for verb, part in parts if not verb), whose.span.line)
                self.add_function(name, body, f"{whose.path}:{line}")
            found.append((word, self.written_in(whose.pack, name)))
        return found

    def score(self, scenario: CheckedScenario) -> p.Expr:
        """The function that says what a player has scored; the same for all that extend each other."""
        whose = scenario.score_thing
        assert scenario.score is not None
        assert whose is not None
        name = f"score_{whose.short}"
        if whose.pack == self.pack and name not in self.set_ups:
            self.set_ups.add(name)
            body = Body(self.place, whose.path)
            body.line = _written_at(whose.body, "score")
            body.give(scenario.score)
            comments = [p.Comment(f"{whose.path}:{whose.span.line}")]
            params = [self.place.game_param, p.Param("player", p.INT)]
            made = p.Function(name, params, p.INT, body.finish(), comments)
            self.module.functions.append(made)
        return self.written_in(whose.pack, name)

    def balance(self, checked: CheckedBalance) -> p.Expr:
        """A table of the balance report, with functions for what it counts in finished games."""
        thing = checked.thing
        arguments = balance_arguments(thing)
        named = [(name, p.literal(value)) for name, value in arguments.items()]
        for word, value, gives, params in (
            ("share", checked.share, p.Name("bool"), []),
            ("having", checked.having, p.ANY, [p.Param("player", p.INT)]),
        ):
            if value is not None:
                body = Body(self.place, thing.path)
                body.line = _written_at(thing.body, word)
                body.add(p.Return(body.ex(value)))
                comments = [p.Comment(f"{thing.path}:{thing.span.line}")]
                name = f"{thing.short}_{word}"
                made = p.Function(
                    name, [self.place.game_param, *params], gives, body.finish(), comments
                )
                self.module.functions.append(made)
                named.append((word, p.Name(name)))
        return p.Call(p.api("Balance"), (), tuple(named))

    def written_in(self, pack: str, name: str) -> p.Expr:
        """A function of this module, or of that of another pack."""
        near = pack == self.pack or pack not in self.lowerer.names.packages
        home = "" if near else self.lowerer.names.frame(pack, "contents")
        return p.Name(name) if near else p.Member(home, name)

    def verb(self, name: str) -> tuple[c.CoreStmt, ...] | None:
        """What a verb does; None if it tells the players something."""
        routine = self.world.routine("verb", name)
        if routine is None or "log" in routine.body.entries:
            return None
        known = next((r for r in self.checked.routines if r.routine is routine), None)
        return (known or self.checked.rule(routine)).body

    def half_of(self, verb: str, name: str, statements: tuple[c.CoreStmt, ...]) -> p.Expr:
        """A function for the first or the last statements of a verb, which set-ups share."""
        routine = self.world.routine("verb", verb)
        assert routine is not None
        if name not in self.set_ups:
            self.set_ups.add(name)
            body = Body(self.place, routine.path)
            body.statements(statements)
            self.add_function(name, body, f"{routine.path}:{statements[0].line}")
        return p.Name(name)

    def add_function(self, name: str, body: Body, source: str) -> None:
        params, comments = [self.place.game_param], [p.Comment(source)]
        self.module.functions.append(p.Function(name, params, p.NONE, body.finish(), comments))

    def options_of(self, thing: Thing) -> p.Expr:
        """What may be chosen before the scenario begins; scenarios that offer the same share a table."""
        made: list[p.Expr] = []
        for name, data in scenario_options(self.world, thing).items():
            type_ = self.world.options[name]
            inner = type_.item or type_
            values = data.get("values")
            if inner.form == "enum" and not values:
                values = self.world.enums.get(inner.name)
            if inner == MAP and not values:
                values = sorted(self.world.maps)
            args = (p.literal(name), p.literal(show_kind(type_)), p.literal(data["default"]))
            named: list[tuple[str, p.Expr]] = []
            if isinstance(values, (list, tuple)) and values:
                named.append(("values", p.literal(tuple(values))))
            if inner.form == "definition":
                named.append(("kind", self.lowerer.class_of(inner.name, self.module)))
            if "description" in data:
                named.append(("words", p.literal(data["description"])))
            if "taken_over" in data:
                named.append(("taken_over", p.TRUE))
            made.append(p.Call(p.api("Option"), args, tuple(named)))
        if not made:
            return p.Tuple(())
        table = p.Tuple(tuple(made))
        key = repr(table)
        if key not in self.options:
            self.options[key] = f"OPTIONS_{len(self.options) + 1}"
            self.module.tables.append(p.Constant(self.options[key], table))
        return p.Name(self.options[key])

    def scenario_value(self, thing: Thing, f: FieldDef, constant: str) -> p.Expr | None:
        """The value of a scenario's field; None where documents are linked when all are there."""
        value = thing.values.get(f.name)
        current: Thing | None = thing
        while current is not None:
            if f.name in current.body.entries and f.name in current.values:
                value = current.values[f.name]
                break
            extends = scalar_of(current.body, "extends")
            current = self.world.scenarios.get(extends.text) if extends else None
        if f.type.form == "keyed":
            table = value if isinstance(value, dict) else {}
            return keyed_value(self.lowerer, f.type, table, self.module, constant, f.name)
        members = value if isinstance(value, list) else [value]
        if members and all(isinstance(m, Thing) for m in members):
            ids = [m.id for m in members if isinstance(m, Thing)]
            target: object = tuple(ids) if isinstance(value, list) else ids[0]
            link = (p.Name(constant), p.literal(safe(f.name)), p.literal(target))
            self.lowerer.contents_of(self.module).links.append(p.Tuple(link))
            return None
        return p.literal(tuple(value) if isinstance(value, list) else value)

    def campaign(self, checked: CheckedCampaign) -> p.Expr:
        """The functions and the constant of a campaign."""
        thing, short = checked.thing, checked.thing.short
        comments = [p.Comment(f"{thing.path}:{thing.span.line}")]
        body = Body(self.place, thing.path)
        carried: list[tuple[p.Expr, p.Expr]] = []
        for name, value in checked.carries.items():
            body.line = _written_at(thing.body.entries["carries"], name)
            carried.append((p.literal(name), body.ex(value)))
        gives = p.Index(p.Name("dict"), p.Tuple((p.Name("str"), p.ANY)))
        body.add(p.Return(p.Dict(tuple(carried))))
        params = [self.place.game_param]
        carries = p.Function(f"{short}_carries", params, gives, body.finish(), comments)
        body = Body(self.place, thing.path)
        body.line = _written_at(thing.body, "goes_on")
        won = p.builtin("bool", p.game("winners"))
        body.add(p.Return(body.ex(checked.goes_on) if checked.goes_on is not None else won))
        goes_on = p.Function(f"{short}_goes_on", params, p.Name("bool"), body.finish(), comments)
        self.module.functions += [carries, goes_on]
        named: tuple[tuple[str, p.Expr], ...] = (
            ("id", p.literal(short)),
            ("title", p.literal(thing.name)),
            ("scenarios", p.literal(tuple(checked.scenarios))),
            ("carries", p.Name(carries.name)),
            ("goes_on", p.Name(goes_on.name)),
        )
        if checked.next is not None:
            body = Body(self.place, thing.path)
            body.line = _written_at(thing.body, "next")
            body.add(p.Return(body.ex(checked.next)))
            following = p.Function(f"{short}_next", params, p.ANY, body.finish(), comments)
            self.module.functions.append(following)
            named = (*named, ("next", p.Name(following.name)))
        spaces = [n for n, v in checked.carries.items() if SPACE in (v.type, v.type.item)]
        if spaces:
            named = (*named, ("spaces", p.literal(tuple(spaces))))
        words = [n for n, v in checked.carries.items() if v.type.form == "enum"]
        if words:
            named = (*named, ("words", p.literal(tuple(words))))
        constant = f"{short.upper()}_CAMPAIGN"
        self.module.tables.append(p.Constant(constant, p.Call(p.api("Campaign"), (), named)))
        return p.Name(constant)


def _written_at(body: Value, key: str) -> int:
    """The line of a key, or of the document if it does not have it."""
    assert isinstance(body, Fields)
    at: Scalar | Fields = body.keys.get(key, body)
    return at.span.line


def _names_others(type_: Type) -> bool:
    """Whether values are names of documents or spaces, or lists of them."""
    item = type_.item if type_.form == "list" else type_
    return item is not None and item.form in ("definition", "space")


def _column(kind: str, piece: bool, state: str) -> str:
    """The column of the state in which something stands."""
    return f"{'piece' if piece else 'table' if kind == 'game' else kind}_{state}"


def _nothing_in(value: p.Expr) -> p.Expr:
    return p.Dict(()) if isinstance(value, p.Dict) else p.Tuple(())


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


def none_of(state: StateDef) -> int | None:
    """The number that means that there is none of something: what it starts with, if that is plain."""
    start = state.start.text.strip() if state.start is not None else "0"
    return int(start) if re.fullmatch(r"0|-[0-9]{1,9}", start) else None
