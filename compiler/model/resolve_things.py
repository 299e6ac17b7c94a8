"""Documents with data: values, defaults, references."""

from __future__ import annotations

import re

from compiler.language.syntax_builder import DICE
from compiler.language.types import NUMBER, TEXT, UNKNOWN, UNLIMITED, Type, definition, number_range
from compiler.model.definitions import Thing
from compiler.model.draft import Draft
from compiler.model.resolve_kinds import as_document
from compiler.model.resolve_types import refuse_dice, text_of, title, typed_value
from compiler.schema.kinds import FieldDef
from compiler.schema.validate import Document
from compiler.source.diagnostics import Related, Report
from compiler.source.positions import Fields, Items, Scalar, Value, plain
from compiler.source.text_templates import Slot, fill

NAME = re.compile(r"[a-z_][a-z0-9_]*")


def resolve_kernel_thing(world: Draft, d: Document, report: Report) -> None:
    thing = Thing(
        d.kind,
        f"{d.pack}.{d.id}",
        text_of(d.body, "name") or text_of(d.body, "title") or title(d.id),
        d.pack,
        d.path,
        d.span,
        d.body,
    )
    match d.kind:
        case "law":
            effects = d.body.entries.get("effects")
            thing.effects["effects"] = effect_texts(effects)
            world.laws.append(thing)
        case "map":
            world.maps[d.id] = thing
            _spaces(world, thing, report)
            for key in ("names", "spaces", "routes"):
                part = d.body.entries.get(key)
                if isinstance(part, Fields):
                    for name in filter(DICE.fullmatch, part.entries):
                        refuse_dice(name, part.keys[name].span, report)
                    names = world.route_names if key == "routes" else world.space_names
                    names.update(part.entries)
        case "shape":
            world.shapes[d.id] = thing
        case "campaign":
            world.campaigns.append(thing)
        case "balance":
            world.balances.append(thing)
        case "scenario":
            world.scenarios[d.id] = thing
            _options(world, d, report)
            _values(world, thing, "scenario", report, kernel=True)


def _spaces(world: Draft, thing: Thing, report: Report) -> None:
    """The fields of the spaces of a map; documents among them are documents like any other."""
    for key in ("legend", "spaces"):
        part = thing.body.entries.get(key)
        if not isinstance(part, Fields):
            continue
        found: dict[str, object] = {}
        for name, fields in part.entries.items():
            values: dict[str, object] = {}
            if isinstance(fields, Fields):
                for field, value in fields.entries.items():
                    known = world.field("space", field)
                    values[field] = (
                        _value(world, thing, f"{name}_{field}", known.type, value, report)
                        if known is not None
                        else plain(value)
                    )
            found[name] = values
        thing.values[key] = found


def _options(world: Draft, d: Document, report: Report) -> None:
    """What players may choose before the game; one name means the same in all scenarios."""
    options = d.body.entries.get("options")
    if not isinstance(options, Fields):
        return
    for name, value in options.entries.items():
        written = value.entries.get("type") if isinstance(value, Fields) else None
        type_ = as_document(typed_value(world, written, report)[0]) if written is not None else TEXT
        world.option_spans.setdefault(name, options.keys[name].span)
        if world.options.setdefault(name, type_) not in (type_, UNKNOWN):
            report.error(
                "E0214",
                f"the option `{name}` is {world.options[name].in_words} in another scenario",
                options.keys[name].span,
            )
            world.options[name] = UNKNOWN


def _own_id(world: Draft, thing: Thing, report: Report) -> None:
    """Report an id that another kind of the same has."""
    for other in world.things.get(thing.id, ()):
        if world.is_a(thing.kind, other.kind) or world.is_a(other.kind, thing.kind):
            report.error(
                "E0130",
                f"the {thing.kind} `{thing.short}` has the id of the {other.kind} `{other.short}`",
                thing.span,
                "give one of them another id",
                Related(other.span, "the first one is"),
                subject=thing.short,
            )


def resolve_thing(world: Draft, d: Document, report: Report) -> None:
    if d.kind not in world.kinds:
        return  # `validate` has reported it
    name = text_of(d.body, "name") or name_by_kind(world, d.kind, d.body) or title(d.id)
    thing = Thing(d.kind, f"{d.pack}.{d.id}", name, d.pack, d.path, d.span, d.body)
    _own_id(world, thing, report)
    add_thing(world, thing)
    _values(world, thing, d.kind, report)


def name_by_kind(world: Draft, kind: str, body: Fields) -> str:
    """What a document is called if its kind says so by its fields: `name: "{rank} of {suit}"`."""
    pattern = next((k.title for k in world.chain(kind) if k.title), "")
    if "{" not in pattern:
        return ""
    fields = world.fields(kind)

    def told(slot: Slot) -> str | None:
        value = body.entries.get(slot.inner)
        if isinstance(value, Scalar):
            return value.text.replace("_", " ")
        known = fields.get(slot.inner)
        return str(known.default).replace("_", " ") if known is not None else None

    made = fill(pattern, told)
    return made[:1].upper() + made[1:]


def add_thing(world: Draft, thing: Thing) -> None:
    world.all_things.append(thing)
    for name in {thing.short, thing.id, thing.id.split(".", 1)[1]}:
        world.things[name] = [*world.things.get(name, ()), thing]


def _values(world: Draft, thing: Thing, kind: str, report: Report, kernel: bool = False) -> None:
    """The document's fields as typed plain values; nested documents become documents of their own."""
    for known in reversed(world.chain(kind)):
        for name, field in known.fields.items():
            value = thing.body.entries.get(name)
            if field.type.form == "effects":
                thing.effects[name] = effect_texts(value)
            elif value is not None:
                thing.values[name] = _value(world, thing, name, field.type, value, report)
            elif not kernel or field.has_default:
                thing.values[name] = _default(field)


def _default(field: FieldDef) -> object:
    """The default of a field; ids in it are looked up like those that authors write."""

    def looked_up(value: object, type_: Type) -> object:
        if type_.form == "keyed":
            return {}
        if isinstance(value, list) and type_.item is not None:
            return [looked_up(v, type_.item) for v in value]
        if isinstance(value, str) and type_.form in ("definition", "shape"):
            at = (field.span.line, field.span.column)
            return Reference(type_, Scalar(value, value, field.span, (at,)))
        return value

    return looked_up(field.default, field.type)


def effect_texts(value: Value | None) -> list[Scalar]:
    if isinstance(value, Scalar):
        return [value] if value.text.strip() else []
    if isinstance(value, Items):
        return [v for v in value.items if isinstance(v, Scalar)]
    return []


def _value(
    world: Draft, thing: Thing, name: str, type_: Type, value: Value, report: Report
) -> object:
    if type_.form == "list" and isinstance(value, Items):
        assert type_.item is not None
        return [_value(world, thing, name, type_.item, item, report) for item in value.items]
    if type_.form == "keyed" and isinstance(value, Fields):
        assert type_.item is not None
        found = {
            key: _value(world, thing, name, type_.item, inner, report)
            for key, inner in value.entries.items()
        }
        if type_.numbers is not None:
            return _by_number(type_.numbers, value, found, report)
        if type_.name in world.enums:
            return found
        named = definition(type_.name)
        return [(Reference(named, value.keys[key]), inner) for key, inner in found.items()]
    if type_.form == "definition" and isinstance(value, Fields):
        return _nested(world, thing, name, type_.name, value, report)
    if isinstance(value, Scalar):
        if type_.form in ("definition", "shape", "space", "enum", "map") or type_ == TEXT:
            return Reference(type_, value) if type_.form in ("definition", "shape") else value.text
        if type_.form == "squares":
            return value.text
        return UNLIMITED if type_ == NUMBER and value.text == "unlimited" else value.value
    if type_.form == "squares" and isinstance(value, Items):
        return "\n".join(v.text for v in value.items if isinstance(v, Scalar))
    return None  # of a type that has been reported


def _by_number(
    allowed: range, written: Fields, found: dict[str, object], report: Report
) -> dict[int, object]:
    """A table by numbers; `2..4` stands for each of them."""
    table: dict[int, object] = {}
    said_at: dict[int, Scalar] = {}
    for key, inner in found.items():
        numbers, at = number_range(key) or range(0), written.keys[key]
        if not numbers or numbers[0] not in allowed or numbers[-1] not in allowed:
            said = f"`{key}` is not in {allowed[0]}..{allowed[-1]}"
            help = "write a number of the range, or several as in `2..4`"
            report.error("E0337", said, at.span, help)
            continue
        twice = next((n for n in numbers if n in table), None)
        if twice is not None:
            first = Related(said_at[twice].span, "the first time is")
            report.error("E0337", f"{twice} has a value already", at.span, "say it once", first)
        table.update(dict.fromkeys(numbers, inner))
        said_at.update(dict.fromkeys(numbers, at))
    return dict(sorted(table.items()))


class Reference:
    """The id of another document, to be looked up when all are known."""

    __slots__ = ("scalar", "type")

    def __init__(self, type_: Type, scalar: Scalar) -> None:
        self.type = type_
        self.scalar = scalar


def _nested(
    world: Draft, parent: Thing, field: str, kind: str, body: Fields, report: Report
) -> object:
    identifier = text_of(body, kind)
    if not identifier:
        taken = sum(1 for t in world.all_things if t.parent is parent)
        shown = text_of(body, "name")
        slug = "_".join(NAME.findall(shown.lower())) if shown else ""
        identifier = slug or f"{field}_{taken + 1}"
    name = text_of(body, "name") or name_by_kind(world, kind, body) or title(identifier)
    thing = Thing(
        kind, f"{parent.id}.{identifier}", name, parent.pack, parent.path, body.span, body, parent
    )
    add_thing(world, thing)
    _values(world, thing, kind, report)
    return thing
