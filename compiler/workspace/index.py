"""Where everything that content defines stands, and where it is used: by meaning, not by spelling.

before   verb: push n to target          on fall: push 1
after    Index.definitions["verb push"] = Definition(span=...:1:7), Index.uses["verb push"] = (...:8:12,)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from compiler.check.facts import Facts, places_of
from compiler.model.definitions import World
from compiler.schema.kinds import SPECIAL_KINDS, Kind
from compiler.schema.validate import ValidPack
from compiler.source.positions import Span
from compiler.workspace.yaml_uses import uses_in_documents


@dataclass(frozen=True, slots=True)
class Definition:
    """Something that has a name; `span` is the name alone."""

    key: str  # `verb push`, `field unit.hp`, `document mire.toad`
    form: str  # `verb`, `field`, or the kind of a document
    name: str
    span: Span
    pack: str  # where it is defined; empty for what only one text knows


@dataclass(frozen=True, slots=True)
class Index:
    """Definitions and uses of a pack and of all it rests on."""

    definitions: Mapping[str, Definition] = field(default_factory=dict)
    uses: Mapping[str, tuple[Span, ...]] = field(default_factory=dict)  # without the definition
    # Where a parameter gets a variable because both have the same name: neither can be renamed alone.
    fills: Mapping[str, tuple[Span, ...]] = field(default_factory=dict)
    lines: Mapping[tuple[str, int], Sequence[tuple[Span, str]]] = field(default_factory=dict)

    def keys_at(self, path: str, line: int, column: int) -> list[str]:
        """What is defined or used at a place; more than one where a word speaks of several kinds."""
        here = [
            (span.length, key)
            for span, key in self.lines.get((path, line), ())
            if span.column <= column <= span.column + span.length
        ]
        shortest = min((length for length, _ in here), default=0)
        return [key for length, key in here if length == shortest]

    def span_at(self, path: str, line: int, column: int) -> Span | None:
        keys = set(self.keys_at(path, line, column))
        spans = [span for span, key in self.lines.get((path, line), ()) if key in keys]
        fitting = [s for s in spans if s.column <= column <= s.column + s.length]
        return min(fitting, key=lambda s: s.length, default=None)


def index_of(world: World, packs: Iterable[ValidPack], facts: Facts) -> Index:
    """The index of a checked pack, from what checking found and from the documents themselves."""
    definitions = {d.key: d for d in _definitions(world, packs, facts)}
    families = _Families(world)
    uses: dict[str, dict[Span, None]] = {}
    fills: dict[str, dict[Span, None]] = {}
    for raw in facts.uses:
        into, key = (fills, raw[7:]) if raw.startswith("filled ") else (uses, raw)
        for name in families.meant(key.removeprefix("see ")):
            into.setdefault(name, {}).update(dict.fromkeys(places_of(facts.uses, raw)))
    for key, span in uses_in_documents(world, packs):
        for name in families.meant(key):
            uses.setdefault(name, {})[span] = None
    for key in [key for key in uses if key.startswith("local ")]:
        place, _, name = key.removeprefix("local ").partition(" ")
        path, line, column = place.rsplit(":", 2)
        span = Span(path, int(line), int(column), len(name))
        definitions[key] = Definition(key, "name", name, span, "")
    lines: dict[tuple[str, int], list[tuple[Span, str]]] = {}
    found: dict[str, tuple[Span, ...]] = {}
    for key, definition in definitions.items():
        spans = [s for s in uses.get(key, ()) if s != definition.span]
        found[key] = tuple(sorted(spans))
        for span in (definition.span, *spans):
            lines.setdefault((span.path, span.line), []).append((span, key))
    return Index(definitions, found, {k: tuple(sorted(v)) for k, v in fills.items()}, lines)


class _Families:
    """Fields of kinds that inherit from each other are one thing, whichever of them a rule asks."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.known: dict[str, list[str]] = {}

    def meant(self, key: str) -> list[str]:
        """The keys of the definitions that a use speaks of."""
        form, _, rest = key.partition(" ")
        if form == "documents":
            return []  # of a kind, which is a use of its own
        if form not in ("field", "set", "stat"):
            return [key]
        if key not in self.known:
            if form == "stat":
                holders = [k for k in self.world.kinds.values() if _is_stat(k, rest)]
            else:
                holders = self._holders(*rest.rsplit(".", 1))
            name = rest.rsplit(".", 1)[-1]
            roots = [f"field {eldest(self.world, kind, name)}.{name}" for kind in holders]
            self.known[key] = list(dict.fromkeys(roots))
        return self.known[key]

    def _holders(self, record: str, name: str) -> list[Kind]:
        near = [k for k in self.world.chain(record) if name in k.fields or name in k.state]
        if near:
            return near[:1]
        below = (self.world.kinds[k] for k in self.world.descendants(record))
        return [k for k in below if name in k.fields or name in k.state]


def _is_stat(kind: Kind, name: str) -> bool:
    return name in kind.fields and kind.fields[name].stat


def eldest(world: World, kind: Kind, name: str) -> str:
    """The first of a kind's ancestors that has a field."""
    line = [k.name for k in world.chain(kind.name) if name in k.fields or name in k.state]
    return line[-1] if line else kind.name


def _definitions(world: World, packs: Iterable[ValidPack], facts: Facts) -> Iterator[Definition]:
    for form, routines in world.routines.items():
        for r in routines.values():
            yield Definition(r.key, form, r.name, r.name_span, r.pack)
            for p in r.params:
                if form != "evaluation":
                    yield Definition(r.role(p.name), "parameter", p.name, p.span, r.pack)
    for kind in world.kinds.values():
        if kind.name not in SPECIAL_KINDS:
            yield Definition(f"kind {kind.name}", "kind", kind.name, kind.span, kind.pack)
        for part, form in ((kind.fields, "field"), (kind.state, "state")):
            for name, member in part.items():
                if eldest(world, kind, name) == kind.name:
                    key = f"field {kind.name}.{name}"
                    yield Definition(key, form, name, member.span, world.pack_at(member.span))
    for name, spans in world.enum_spans.items():
        yield Definition(f"enum {name}", "enum", name, spans[""], world.pack_at(spans[""]))
        for value, span in spans.items():
            if value:
                home = world.pack_at(span)
                yield Definition(f"value {name}.{value}", "value", value, span, home)
    for noun in [*world.nouns.values(), *world.adjectives.values()]:
        yield Definition(f"{noun.form} {noun.name}", noun.form, noun.name, noun.span, noun.pack)
    for zone in world.zones.values():
        yield Definition(f"zone {zone.name}", "zone", zone.name, zone.span, zone.pack)
    for thing in world.all_things:
        if thing.kind in thing.body.entries:
            key = f"document {thing.id}"
            yield Definition(key, thing.kind, thing.short, thing.name_span, thing.pack)
    whole = [*world.maps.values(), *world.shapes.values(), *world.scenarios.values()]
    for thing in [*whole, *world.laws, *world.campaigns, *world.balances]:
        key = f"{thing.kind} {thing.short}"
        yield Definition(key, thing.kind, thing.short, thing.name_span, thing.pack)
    for name, span in world.option_spans.items():
        yield Definition(f"option {name}", "option", name, span, world.pack_at(span))
    for name, span in facts.ends.items():
        if " " not in name:
            yield Definition(f"period {name}", "period", name, span, world.pack_at(span))
    yield from _of_maps(world)
    for pack in packs:
        for d in pack.documents:
            if d.kind == "rule":
                yield Definition(f"rule {d.id}", "rule", d.id, d.span, d.pack)


def _of_maps(world: World) -> Iterator[Definition]:
    """Named spaces and routes; several maps may have one of the same name."""
    seen: set[str] = set()
    for thing in world.maps.values():
        for part, form in (("spaces", "space"), ("names", "space"), ("routes", "route")):
            fields = thing.body.entries.get(part)
            for name, key in getattr(fields, "keys", {}).items():
                if name.isidentifier() and f"{form} {name}" not in seen:
                    seen.add(f"{form} {name}")
                    yield Definition(f"{form} {name}", form, name, key.span, thing.pack)
