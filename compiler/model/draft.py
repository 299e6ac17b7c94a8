"""Definitions while they are being resolved; afterwards they are frozen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import Any

from compiler.language.types import Type
from compiler.model.definitions import Noun, Routine, Thing, World, Zone
from compiler.schema.kinds import Kind
from compiler.source.positions import Fields, Span


@dataclass(frozen=True, slots=True, eq=False)
class Draft(World):
    """A world that is not finished."""

    kinds: dict[str, Kind] = field(default_factory=dict)
    enums: dict[str, tuple[str, ...]] = field(default_factory=dict)
    enum_texts: dict[str, dict[str, str]] = field(default_factory=dict)
    enum_plurals: dict[str, dict[str, str]] = field(default_factory=dict)
    enum_spans: dict[str, dict[str, Span]] = field(default_factory=dict)
    enum_packs: dict[str, str] = field(default_factory=dict)
    enum_of: dict[str, list[str]] = field(default_factory=dict)
    routines: dict[str, dict[str, Routine]] = field(default_factory=dict)
    nouns: dict[str, Noun] = field(default_factory=dict)
    adjectives: dict[str, Noun] = field(default_factory=dict)
    zones: dict[str, Zone] = field(default_factory=dict)
    laws: list[Thing] = field(default_factory=list)
    maps: dict[str, Thing] = field(default_factory=dict)
    shapes: dict[str, Thing] = field(default_factory=dict)
    scenarios: dict[str, Thing] = field(default_factory=dict)
    campaigns: list[Thing] = field(default_factory=list)
    balances: list[Thing] = field(default_factory=list)
    things: dict[str, list[Thing]] = field(default_factory=dict)
    all_things: list[Thing] = field(default_factory=list)
    space_names: set[str] = field(default_factory=set)
    route_names: set[str] = field(default_factory=set)
    options: dict[str, Type] = field(default_factory=dict)
    option_spans: dict[str, Span] = field(default_factory=dict)
    former: dict[tuple[str, str], str] = field(default_factory=dict)
    looks: dict[tuple[str, str], Fields] = field(default_factory=dict)
    # Works out what a query gives that does not say so; called at the first lookup.
    infer: Callable[[Routine], Routine] | None = None

    def routine(self, form: str, name: str) -> Routine | None:
        found = self.routines.get(form, {}).get(name)
        if found is not None and form == "query" and found.gives is None and self.infer is not None:
            return self.infer(found)
        return found

    def finished(self) -> World:
        """The same definitions, for everybody to read."""
        return World(**{f.name: _closed(getattr(self, f.name)) for f in fields(World)})


def draft_of(world: World, infer: Callable[[Routine], Routine] | None = None) -> Draft:
    """A copy to which something can be added; what the world holds stays as it is."""
    made = Draft(**{f.name: _opened(getattr(world, f.name)) for f in fields(World)}, infer=infer)
    opened: tuple[dict[str, Any], ...] = (
        *(made.enum_texts, made.enum_plurals, made.enum_spans, made.routines),
        *(made.enum_of, made.things),
    )
    for groups in opened:
        groups.update({name: _opened(group) for name, group in groups.items()})
    return made


def _closed(value: Any) -> Any:
    match value:
        case dict():
            return MappingProxyType({key: _closed(inner) for key, inner in value.items()})
        case list():
            return tuple(value)
        case set():
            return frozenset(value)
        case _:
            return value


def _opened(value: Any) -> Any:
    match value:
        case MappingProxyType():
            return dict(value)
        case frozenset():
            return set(value)
        case tuple():
            return list(value)
        case _:
            return value
