"""Options of scenarios: their defaults and values must be what their types allow.

before   faction: {type: faction, default: humnas}
after    error[E0135]: the option `faction` cannot be `humnas` (did you mean `humans`?)
"""

from __future__ import annotations

from collections.abc import Sequence

from compiler.check.sense import spaces_of
from compiler.language.types import UNKNOWN, Type
from compiler.model.definitions import Thing, World
from compiler.schema.schema_messages import listed, scalar_fixes
from compiler.source.diagnostics import Edit, Fix, Hint, Report, did_you_mean
from compiler.source.positions import Fields, Items, Scalar, Value, plain

OPTION_FORMS = ("truth", "number", "text", "enum", "definition", "space", "map")


def scenario_options(world: World, thing: Thing) -> dict[str, dict[str, object]]:
    """What the options of a scenario say. It takes over those of the scenario that it extends."""
    line: list[Thing] = []
    current: Thing | None = thing
    while current is not None and len(line) < 40 and all(current is not t for t in line):
        line.append(current)
        extends = current.body.entries.get("extends")
        current = world.scenarios.get(extends.text) if isinstance(extends, Scalar) else None
    found: dict[str, dict[str, object]] = {}
    for member in reversed(line):
        options = member.body.entries.get("options")
        for name, spec in options.entries.items() if isinstance(options, Fields) else ():
            said = plain(spec)
            if isinstance(said, dict):
                found[name] = {**found.get(name, {}), **said}
        if member is not thing:
            found = {name: {**said, "taken_over": True} for name, said in found.items()}
    return found


def check_options(world: World, thing: Thing, report: Report, maps: Sequence[Thing] = ()) -> None:
    """Report what the options that a scenario declares cannot be; it is played on one of these maps."""
    options = thing.body.entries.get("options")
    for name, spec in options.entries.items() if isinstance(options, Fields) else ():
        type_ = world.options.get(name)
        if type_ in (None, UNKNOWN) or not isinstance(spec, Fields):
            continue
        if (type_.item or type_).form not in OPTION_FORMS:
            report.error(
                "E0202",
                f"an option cannot be {type_.in_words}",
                spec.span,
                "it is a number, a truth value, a text, an enumeration, a document, a space, a map, or a list of these",
            )
            continue
        values = spec.entries.get("values")
        alone = isinstance(values, Items) and len(values.items) == 1 and type_.item is None
        if alone and isinstance(values, Items) and not _elsewhere(world, thing, name):
            said = f"the option `{name}` has one value, so there is nothing to choose"
            report.warning("W0464", said, values.span, "add the others, or remove the option")
        for value in values.items if isinstance(values, Items) else ():
            option_fits(world, name, type_.item or type_, value, report, maps)
        default = spec.entries.get("default")
        if default is not None:
            option_fits(world, name, type_, default, report, maps)
            _among(name, default, values, report)


def _elsewhere(world: World, thing: Thing, name: str) -> bool:
    """Whether another scenario offers an option of this name: then one may settle what it is."""
    return any(
        other is not thing and name in scenario_options(world, other)
        for other in world.scenarios.values()
    )


def _among(name: str, default: Value, values: Value | None, report: Report) -> None:
    """Report a default that is not one of the values, though these are all that there are."""
    if not isinstance(values, Items) or not all(isinstance(v, Scalar) for v in values.items):
        return
    known = [v.text for v in values.items if isinstance(v, Scalar)]
    for item in default.items if isinstance(default, Items) else (default,):
        if isinstance(item, Scalar) and item.text not in known:
            report.error(
                "E0135",
                f"the default `{item.text}` is not among the values of the option `{name}`",
                item.span,
                did_you_mean(item.text, known)
                or f"add it to `values`, or take one of {listed(known)}",
                subject=item.text,
            )


def among_values(said: dict[str, object], name: str, value: Value, report: Report) -> None:
    """Report what an option is set to, though it is not one of its values, or negative as no other one is."""
    known = said.get("values")
    if not isinstance(known, list):
        default = said.get("default")
        usual = default if isinstance(default, int) else 0
        if isinstance(value, Scalar) and isinstance(value.value, int) and value.value < 0 <= usual:
            report.error(
                "E0135",
                f"the option `{name}` cannot be negative",
                value.span,
                "if it may be, its scenario says so: `values: [-1, 0, 1]`",
                fixes=(Fix("delete the minus", (Edit(value.span, value.text[1:]),)),),
            )
        return
    for item in value.items if isinstance(value, Items) else (value,):
        if isinstance(item, Scalar) and item.value not in known:
            texts = [str(v) for v in known]
            report.error(
                "E0135",
                f"`{item.text}` is not among the values of the option `{name}`",
                item.span,
                did_you_mean(item.text, texts) or f"take one of {listed(texts)}",
                subject=item.text,
            )


def option_fits(
    world: World,
    name: str,
    type_: Type,
    value: Value,
    report: Report,
    maps: Sequence[Thing] = (),
) -> None:
    if type_.item is not None and isinstance(value, Items):
        for member in value.items:
            option_fits(world, name, type_.item, member, report, maps)
        return
    help: str | Hint | None = None
    fixes: tuple[Fix, ...] = ()
    if isinstance(value, Scalar) and type_.item is None:
        match type_.form:
            case "truth":
                fits = isinstance(value.value, bool)
                fixes = scalar_fixes(value, ["boolean"])
                sure = fixes and fixes[0].safe
                help = fixes[0].title if sure else "write `true` or `false`"
            case "number":
                fits = isinstance(value.value, int) and not isinstance(value.value, bool)
                fixes = scalar_fixes(value, ["integer"])
            case "enum":
                known = world.enums.get(type_.name, ())
                fits, help = value.text in known, did_you_mean(value.text, known)
            case "map":
                fits, help = value.text in world.maps, did_you_mean(value.text, world.maps)
            case "space":
                spaces = {space for map_ in maps for space in spaces_of(map_)}
                fits, help = value.text in spaces, did_you_mean(value.text, spaces)
            case "definition":
                ids = [t.short for t in world.all_things if world.is_a(t.kind, type_.name)]
                fits, help = value.text in ids, did_you_mean(value.text, ids)
            case _:
                fits = isinstance(value.value, str)
        if fits:
            return
    shown = f"`{value.text}`" if isinstance(value, Scalar) else "this"
    report.error(
        "E0135",
        f"the option `{name}` cannot be {shown}",
        value.span,
        help or f"it takes {type_.in_words}",
        fixes=fixes,
    )
