"""Fields of documents that name other documents or spaces."""

from __future__ import annotations

from collections.abc import Iterable

from compiler.language.plurals import with_article
from compiler.model.definitions import Thing, World
from compiler.model.resolve_things import Reference
from compiler.schema.former_names import warn
from compiler.source.diagnostics import Related, Report, did_you_mean


def resolve_references(world: World, things: Iterable[Thing], report: Report) -> None:
    """Ids in fields become documents."""
    for thing in things:
        _resolve(world, thing, report)


def _resolve(world: World, thing: Thing, report: Report) -> None:
    def looked_up(value: object) -> object:
        match value:
            case Reference():
                return _reference(world, value, report)
            case list() if any(isinstance(v, tuple) for v in value):
                # A value for each of some documents, which are written by their ids.
                pairs = [(looked_up(key), looked_up(inner)) for key, inner in value]
                return {k.id: v for k, v in pairs if isinstance(k, Thing)}
            case list():
                return [looked_up(v) for v in value]
            case dict():
                return {key: looked_up(v) for key, v in value.items()}
            case _:
                return value

    for name, value in thing.values.items():
        thing.values[name] = looked_up(value)


def resolve_space_references(world: World, thing: Thing, report: Report) -> None:
    """Ids in the fields of spaces become full ids; the board looks them up."""
    for key in ("legend", "spaces"):
        part = thing.values.get(key)
        for fields in part.values() if isinstance(part, dict) else ():
            for name, value in fields.items():
                if isinstance(value, list):
                    fields[name] = [_full_id(world, member, report) for member in value]
                else:
                    fields[name] = _full_id(world, value, report)
    for known_field in world.kinds["space"].fields.values():
        if known_field.type.form == "definition" and isinstance(known_field.default, str):
            known = [
                t
                for t in world.things.get(known_field.default, [])
                if t.kind == known_field.type.name
            ]
            if len(known) != 1:
                names = [t.short for t in world.all_things if t.kind == known_field.type.name]
                report.error(
                    "E0201",
                    f"unknown {known_field.type.name} `{known_field.default}`",
                    known_field.span,
                    did_you_mean(known_field.default, names),
                    subject=known_field.default,
                )


def _full_id(world: World, value: object, report: Report) -> object:
    """The id of the document that a reference means; other values as they are."""
    found = _reference(world, value, report) if isinstance(value, Reference) else value
    return found.id if isinstance(found, Thing) else found


def _reference(world: World, reference: Reference, report: Report) -> object:
    text, wanted = reference.scalar.text, reference.type
    form, known = ("shape", world.shapes) if wanted.form == "shape" else ("document", world.things)
    new = world.former.get((form, text)) if text not in known else None
    if new is not None:
        warn(text, new, reference.scalar.span, report)
        text = new
    if wanted.form == "shape":
        if text in world.shapes:
            return world.shapes[text]
        report.error(
            "E0201",
            f"unknown shape `{text}`",
            reference.scalar.span,
            did_you_mean(text, world.shapes),
            subject=text,
        )
        return None
    found = [t for t in world.things.get(text, []) if world.is_a(t.kind, wanted.name)]
    if len(found) == 1:
        return found[0]
    if found:
        report.error(
            "E0208",
            f"`{text}` is ambiguous: {', '.join(t.id for t in found)}",
            reference.scalar.span,
            "write the full name",
        )
        return None
    others = world.things.get(text, [])
    if others:
        other = others[0]
        report.error(
            "E0303",
            f"expected {with_article(wanted.name)}, and `{text}` is {with_article(other.kind)}",
            reference.scalar.span,
            None,
            Related(other.span, f"`{other.id}` is defined"),
        )
        return None
    names = [t.short for t in world.all_things if world.is_a(t.kind, wanted.name)]
    report.error(
        "E0201",
        f"unknown {wanted.name} `{text}`",
        reference.scalar.span,
        did_you_mean(text, names),
        subject=text,
    )
    return None
