"""Documents as constants."""

from __future__ import annotations

from compiler.codegen import py_tree as p
from compiler.codegen.lowerer import Lowerer
from compiler.codegen.maps import mask_of, shape_text
from compiler.codegen.py_types import nothing
from compiler.language.types import Type
from compiler.model.definitions import Thing
from compiler.schema.kinds import FieldDef
from compiler.source.module_names import safe


def lower_thing(lowerer: Lowerer, thing: Thing) -> None:
    """A document of a kind that a pack defines: its id, its name, and what differs from the defaults."""
    module = lowerer.file(thing.path, thing.pack)
    name = lowerer.constant(thing)
    made = document(lowerer, thing, lowerer.class_of(thing.kind, module), module, name)
    comments = [p.Comment(f"{thing.path}:{thing.span.line}")]
    module.constants.append(p.Constant(name, made, comments=comments))
    lowerer.contents_of(module).definitions.append(p.Name(name))


def document(
    lowerer: Lowerer, thing: Thing, kind: p.Expr, module: p.Module, constant: str
) -> p.Expr:
    named: list[tuple[str, p.Expr]] = []
    for f in lowerer.world.fields(thing.kind).values():
        if f.type.form != "effects":
            value = field_value(lowerer, thing, f, module, constant)
            if value is not None and value != default_of(f):
                named.append((safe(f.name), value))
    return p.Call(kind, (p.literal(thing.id), p.literal(thing.name)), tuple(named))


def default_of(f: FieldDef) -> p.Expr:
    """What a field of a class holds where a document says nothing."""
    value = f.default if f.has_default else None
    if f.type.form == "keyed":
        return empty(f.type)
    if isinstance(value, (list, tuple)) and all(_is_plain(v) for v in value):
        if f.type.item is not None and f.type.item.form not in LINKED:
            return p.literal(tuple(value))
    if _is_plain(value) and value is not None and f.type.form not in LINKED:
        return p.literal(value)
    return empty(f.type)


LINKED = ("definition", "shape", "squares")  # a document or a drawing, not its name


def empty(type_: Type) -> p.Expr:
    if type_.form == "squares":
        return p.ZERO
    if type_.form == "space":
        return p.literal("")  # a name; the board knows its number
    return nothing(type_)


def _is_plain(value: object) -> bool:
    return value is None or isinstance(value, (int, str))


def field_value(
    lowerer: Lowerer, thing: Thing, f: FieldDef, module: p.Module, constant: str
) -> p.Expr | None:
    """The value of a field; None where it is linked when all documents are there."""
    value = thing.values.get(f.name)
    type_ = f.type
    item = type_.item.form if type_.form == "list" and type_.item is not None else ""
    links = lowerer.contents_of(module).links
    if item == "definition":
        members = [m for m in value if isinstance(m, Thing)] if isinstance(value, list) else []
        if all(m.parent is thing for m in members):
            return p.Tuple(tuple([p.Name(lowerer.constant(m)) for m in members]))
        ids = tuple([m.id for m in members])
        links.append(p.Tuple((p.Name(constant), p.literal(safe(f.name)), p.literal(ids))))
        return None
    if item == "shape":
        shapes = value if isinstance(value, list) else []
        return p.Tuple(tuple([shape(v) for v in shapes]))
    if type_.form == "shape" and value is not None:
        return shape(value)
    if isinstance(value, Thing):
        if value.parent is thing:
            return p.Name(lowerer.constant(value))
        links.append(p.Tuple((p.Name(constant), p.literal(safe(f.name)), p.literal(value.id))))
        return None
    if type_.form == "squares":
        return p.literal(mask_of(str(value))) if value is not None else p.ZERO
    if item == "squares":
        return p.literal(tuple(mask_of(str(v)) for v in value) if isinstance(value, list) else ())
    if type_.form == "keyed" and isinstance(value, dict):
        return keyed_value(lowerer, type_, value, module, constant, f.name)
    if value is None:
        return empty(type_)
    return p.literal(tuple(value) if isinstance(value, list) else value)


def keyed_value(
    lowerer: Lowerer,
    type_: Type,
    value: dict[object, object],
    module: p.Module,
    constant: str,
    field: str,
) -> p.Expr | None:
    """A value for each of something; documents in it are linked when all are there."""
    inner = type_.item
    while inner is not None and inner.item is not None:
        inner = inner.item
    if inner is None or inner.form != "definition":
        return p.literal(_frozen(value))
    if value:
        target = p.literal(_frozen(value))
        links = lowerer.contents_of(module).links
        links.append(p.Tuple((p.Name(constant), p.literal(safe(field)), target)))
        return None
    return empty(type_)


def _frozen(value: object) -> object:
    """Lists as tuples, documents as their ids."""
    match value:
        case dict():
            return {key: _frozen(v) for key, v in value.items()}
        case list() | tuple():
            return tuple([_frozen(v) for v in value])
        case Thing():
            return value.id
        case _:
            return value


def shape(value: object) -> p.Expr:
    if not isinstance(value, Thing):
        return p.NONE
    return p.call(p.api("parse_shape"), p.literal(shape_text(value)), p.literal(value.name))
