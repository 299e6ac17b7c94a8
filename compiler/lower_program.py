"""Scenarios, and the program that links all modules of a pack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from compiler.balances import lower_balance
from compiler.campaigns import lower_campaign
from compiler.check_scenarios import inherited, seat_names
from compiler.checked import CheckedScenario
from compiler.evaluations import evaluation_of
from compiler.flow import lower_flow
from compiler.lower_body import Body
from compiler.lower_maps import map_data, shape_text
from compiler.options import scenario_options
from compiler.python import (
    CONTENTS,
    Constant,
    Function,
    Module,
    constant_name,
    literal,
    module_name,
    row,
    safe,
    show_kind,
)
from compiler.resolve_types import scalar_of, title
from compiler.source import Items, Scalar
from compiler.text import glossary
from compiler.world import FieldDef, Thing

if TYPE_CHECKING:
    from compiler.lower import Lowerer


def lower_scenario(lowerer: Lowerer, scenario: CheckedScenario, module: Module) -> str:
    thing = scenario.thing
    short = thing.short
    # Scenarios that run alike share their steps.
    key = (scenario.flow, tuple(sorted(scenario.replaces.items())))
    if key not in lowerer.flows:
        lowerer.flows[key] = lower_flow(
            lowerer.checked, scenario.flow, short, lowerer.place(module), module, scenario.replaces
        )
    steps, registers = lowerer.flows[key]
    game = lowerer.game_param(module)
    setup = "None"
    if scenario.setup is not None:
        setup = f"set_up_{short}"
        body = Body(lowerer.place(module), scenario.setup_thing.path)
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
    players, _ = inherited(lowerer.world, thing, "players")
    low, high = _players(players)
    names = tuple(seat.text for seat in seat_names(lowerer.world, thing))
    automatic = [names.index(s.text) for s in seat_names(lowerer.world, thing, "automatic")]
    definition = f"{short.upper()}_SCENARIO"
    arguments = [("id", literal(short)), ("name", literal(thing.name))]
    for f in lowerer.world.kinds["scenario"].fields.values():
        if f.type.form != "effects":
            arguments.append((safe(f.name), scenario_value(lowerer, thing, f.name, module)))
    module.constants.append(
        Constant(
            definition,
            lowerer.class_of("scenario", module),
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
                ("options", options_of(lowerer, thing, module)),
                *([("automatic", literal(tuple(automatic)))] if automatic else []),
                *evaluation_for(lowerer, thing, module),
            ],
        )
    )
    return constant


def options_of(lowerer: Lowerer, thing: Thing, module: Module) -> str:
    """What may be chosen before the scenario begins."""
    found: list[str] = []
    for name, data in scenario_options(lowerer.world, thing).items():
        type_ = lowerer.world.options[name]
        inner = type_.item or type_
        values = data.get("values")
        if inner.form == "enum" and not values:
            values = lowerer.world.enums.get(inner.name)
        arguments = [literal(name), literal(show_kind(type_)), literal(data["default"])]
        if isinstance(values, (list, tuple)) and values:
            arguments.append(f"values={literal(tuple(values))}")
        if inner.form == "definition":
            arguments.append(f"kind={lowerer.class_of(inner.name, module)}")
        if "description" in data:
            arguments.append(f"words={literal(data['description'])}")
        if "taken_over" in data:
            arguments.append("taken_over=True")
        module.names.setdefault("interpreter.api", set()).add("Option")
        found.append(f"Option({', '.join(arguments)})")
    return row(found)


def evaluation_for(lowerer: Lowerer, thing: Thing, module: Module) -> list[tuple[str, str]]:
    routine = evaluation_of(lowerer.world, thing)
    if routine is None:
        return []
    name = lowerer.place(module).routine("evaluation", routine.name)
    ahead = scalar_of(routine.body, "ahead")
    return [
        ("evaluate", name),
        *([("whole_turns", "True")] if ahead is not None and ahead.text == "turn" else []),
    ]


def scenario_value(lowerer: Lowerer, thing: Thing, name: str, module: Module) -> str:
    current: Thing | None = thing
    while current is not None:
        if name in current.body.entries and name in current.values:
            return scenario_text(lowerer, thing, name, current.values[name], module)
        extends = scalar_of(current.body, "extends")
        current = lowerer.world.scenarios.get(extends.text) if extends else None
    return scenario_text(lowerer, thing, name, thing.values.get(name), module)


def scenario_text(lowerer: Lowerer, thing: Thing, name: str, value: object, module: Module) -> str:
    """The value of a scenario's field; documents are linked when all are there."""
    members = value if isinstance(value, list) else [value]
    if members and all(isinstance(m, Thing) for m in members):
        ids = [m.id for m in members if isinstance(m, Thing)]
        dotted = lowerer.place(module).own()
        constant = f"{thing.short.upper()}_SCENARIO"
        lowerer.links.append((dotted, constant, name, ids if isinstance(value, list) else ids[0]))
        return "()" if isinstance(value, list) else "None"
    return literal(tuple(value) if isinstance(value, list) else value)


def space_default(lowerer: Lowerer, field: FieldDef) -> object:
    if field.type.form == "definition" and isinstance(field.default, str):
        known = [
            t for t in lowerer.world.things.get(field.default, []) if t.kind == field.type.name
        ]
        return known[0].id if known else None
    return field.default


def program_module(lowerer: Lowerer, with_contents: Iterable[str]) -> Module:
    world = lowerer.world
    pack = module_name(world.pack)
    module = Module(f"{pack}/program.py", f"The pack `{world.pack}`, linked and ready to play", "")
    api = module.names.setdefault("interpreter.api", set())
    api.update({"Program", "parse_shape"})
    module.names.setdefault(f"generated.{pack}.state", set()).update({"new_game", "set_up"})
    place = lowerer.place(module)
    begins = world.begins.text if world.begins is not None else ""
    scenarios = [
        lower_scenario(lowerer, s, module)
        for s in sorted(
            lowerer.checked.scenarios, key=lambda s: (s.thing.short != begins, s.thing.id)
        )
    ]
    module.tables = shared(module.tables)
    campaigns = [
        lower_campaign(campaign, place, module, lowerer.game_param(module))
        for campaign in sorted(lowerer.checked.campaigns, key=lambda c: c.thing.id)
    ]

    def mapped(items: list[str]) -> str:
        return "{" + ", ".join(items) + "}"

    contents = [f"{place.dotted(dotted)}{CONTENTS}" for dotted in sorted(with_contents)]
    own = lowerer.contents(module, place.own())  # links of scenarios
    if own:
        api.add("Contents")
        contents.append(f"Contents({', '.join(f'{name}={text}' for name, text in own)})")
    maps = [
        f"{literal(name)}: {literal(map_data(thing))}" for name, thing in sorted(world.maps.items())
    ]
    shapes = [
        f"{literal(t.id)}: parse_shape({literal(shape_text(t))})"
        for _, t in sorted(world.shapes.items())
    ]
    active = [z.name for z in world.zones.values() if z.active]
    defaults = {f.name: space_default(lowerer, f) for f in world.kinds["space"].fields.values()}
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
