"""All that a pack has to print, in words and drawings: documents with a face, maps, tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from compiler.build.build import Project, check_pack
from compiler.check.looks import ALL, looks_data
from compiler.codegen.maps import map_data
from compiler.model.definitions import Thing, World
from compiler.source.diagnostics import Report
from compiler.source.positions import Scalar
from compiler.workspace.printed import Printed, printed_documents


@dataclass(frozen=True, slots=True)
class PrintedMap:
    """A map: its drawing and what it says of its spaces."""

    id: str
    name: str
    data: dict[str, Any]
    look: dict[str, Any]  # its own, and what `kind: space` says for all maps
    usual: dict[str, Any]  # the fields of a space of which nothing is said


@dataclass(frozen=True, slots=True)
class PrintedShape:
    """A tile of several squares."""

    id: str
    name: str
    rows: tuple[str, ...]  # of `#` and `.`
    copies: int
    colour: str


@dataclass(frozen=True, slots=True)
class PrintedPack:
    title: str
    documents: list[Printed]
    maps: list[PrintedMap]
    shapes: list[PrintedShape]


def printed_pack(project: Project, pack: str, report: Report, bases: bool = True) -> PrintedPack:
    """What a pack prints: its own documents and, with `bases`, those of the packs it requires.

    ContentError if it has mistakes.
    """
    checked = check_pack(project, pack, report)
    report.stop_if_errors()
    world = checked.world
    return PrintedPack(
        world.title or pack,
        list(printed_documents(checked, None if bases else pack)),
        [_map(world, thing) for thing in world.maps.values()],
        [_shape(t) for t in world.shapes.values()],
    )


def _map(world: World, thing: Thing) -> PrintedMap:
    looks = looks_data(world)["maps"]
    usual = {name: _words(field.default) for name, field in world.fields("space").items()}
    look = {**looks.get(ALL, {}), **looks.get(thing.short, {})}
    return PrintedMap(thing.short, thing.name, _words(map_data(thing)), look, usual)


def _words(value: Any) -> Any:
    """A value in which documents are named."""
    if isinstance(value, Thing):
        return value.name
    if isinstance(value, dict):
        return {key: _words(inner) for key, inner in value.items()}
    return value


def _shape(thing: Thing) -> PrintedShape:
    entries = thing.body.entries
    squares, copies, colour = (entries.get(key) for key in ("squares", "copies", "colour"))
    rows = squares.text.rstrip("\n").split("\n") if isinstance(squares, Scalar) else ["#"]
    width = max(len(row) for row in rows)
    count = copies.value if isinstance(copies, Scalar) else None
    return PrintedShape(
        thing.short,
        thing.name,
        tuple(row.ljust(width, ".") for row in rows),
        count if isinstance(count, int) else 1,
        colour.text if isinstance(colour, Scalar) else "orange",
    )
