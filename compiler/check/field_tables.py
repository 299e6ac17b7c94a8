"""Checks what fields of documents say about spaces, and tables by numbers that leave something out.

before   supply: {1: [bow], 2..3: [bow, bow]}       for 1 to 4 players
after    error[E0337]: `supply` has no value for 4
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from compiler.check.sense import spaces_of
from compiler.language.types import MAP, SPACE, Type, number_range
from compiler.model.definitions import Thing, World
from compiler.schema.kinds import FieldDef
from compiler.source.diagnostics import Report, did_you_mean
from compiler.source.positions import Fields, Items, Scalar, Value


def check_tables(
    world: World, thing: Thing, maps: Sequence[Thing], players: range, report: Report
) -> None:
    """Report spaces in the fields of a scenario, and of documents in it, that its maps lack, and holes in tables."""
    _check(world, thing, maps, players, report)
    for inner in world.all_things:
        if _scenario_of(inner) is thing:
            _check(world, inner, maps, range(0), report)


def check_document(world: World, thing: Thing, report: Report) -> None:
    """The same for a document that belongs to no scenario: some map must have the space."""
    if _scenario_of(thing) is None:
        _check(world, thing, [*world.maps.values()], range(0), report)


def _scenario_of(thing: Thing) -> Thing | None:
    while thing.parent is not None:
        thing = thing.parent
    return thing if thing.kind == "scenario" else None


def _check(
    world: World, thing: Thing, maps: Sequence[Thing], players: range, report: Report
) -> None:
    for field in world.fields(thing.kind).values():
        value = thing.body.entries.get(field.name)
        if value is None:
            continue
        if field.type.numbers is not None and isinstance(value, Fields):
            _no_holes(field, field.type.numbers, value, players, report)
        for place in _written(field.type, value, SPACE) if world.maps else ():
            _is_there(place, maps, report)
        for place in _written(field.type, value, MAP):
            if place.text not in world.maps:
                near = did_you_mean(place.text, world.maps)
                said = f"unknown map `{place.text}`"
                report.error("E0201", said, place.span, near, subject=place.text)


def _no_holes(
    field: FieldDef, numbers: range, value: Fields, players: range, report: Report
) -> None:
    """Without a default, every number has a value; of a scenario, every number of players."""
    said = {n for key in value.entries for n in number_range(key) or ()}
    wanted = [n for n in numbers if not players or n in players]
    missing = [str(n) for n in wanted if n not in said]
    if missing and field.rest is None:
        report.error(
            "E0337",
            f"`{field.name}` has no value for {' and '.join(missing)}",
            value.span,
            "add a line for each, or give the field a `default`",
        )


def _is_there(place: Scalar, maps: Sequence[Thing], report: Report) -> None:
    tidy = ", ".join(part.strip() for part in place.text.split(","))
    if any(tidy in spaces_of(one) for one in maps):
        return
    known = {space for one in maps for space in spaces_of(one) if space[0] != "("}
    if not maps:
        said = f"there is no map for the space `{place.text}`"
    elif len(maps) == 1:
        said = f"the map `{maps[0].short}` has no space `{place.text}`"
    else:
        said = f"no map has a space `{place.text}`"
    report.error(
        "E0421",
        said,
        place.span,
        did_you_mean(place.text, known),
        subject=place.text,
    )


def _written(type_: Type, value: Value, wanted: Type) -> Iterator[Scalar]:
    """The scalars of a value that are of a type."""
    match value:
        case Scalar() if type_ == wanted:
            yield value
        case Items() if type_.form == "list" and type_.item is not None:
            for item in value.items:
                yield from _written(type_.item, item, wanted)
        case Fields() if type_.form == "keyed" and type_.item is not None:
            for item in value.entries.values():
                yield from _written(type_.item, item, wanted)
        case _:
            return
