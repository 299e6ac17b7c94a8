"""The index: where everything is defined and used, by meaning and not by spelling.

before   verb: push n to target          on fall: push 1
after    Index.definitions["verb push"] = Definition(span=...:1:7), Index.uses["verb push"] = (...:8:12,)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

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


class Index:
    """Definitions and uses of a pack and of all it requires, each part worked out when it is asked for.

    What is in one file is known at once; where one thing is in all files takes longer.
    """

    def __init__(
        self,
        world: World | None = None,
        packs: Sequence[ValidPack] = (),
        facts: Sequence[Facts] = (),
    ) -> None:
        self._world = world
        self._packs = packs
        self._facts = facts
        self._files: dict[str, Lines] = {}

    @cached_property
    def definitions(self) -> Mapping[str, Definition]:
        if self._world is None:
            return {}
        found = {d.key: d for d in _definitions(self._world, self._packs, self._facts)}
        for key in [key for part in self._facts for key in part.uses if key.startswith("local ")]:
            place, _, name = key.removeprefix("local ").partition(" ")
            path, line, column = place.rsplit(":", 2)
            span = Span(path, int(line), int(column), len(name))
            found[key] = Definition(key, "name", name, span, "")
        return found

    @cached_property
    def uses(self) -> Mapping[str, tuple[Span, ...]]:
        """Where everything that is defined is used, without the definition."""
        found: dict[str, dict[Span, None]] = {}
        for key, span in self._all_uses():
            found.setdefault(key, {})[span] = None
        return {
            key: tuple(sorted(s for s in found.get(key, ()) if s != definition.span))
            for key, definition in self.definitions.items()
        }

    @cached_property
    def fills(self) -> Mapping[str, tuple[Span, ...]]:
        """Where a parameter gets a variable because both have the same name: neither can be renamed alone."""
        found: dict[str, set[Span]] = {}
        for part in self._facts:
            for raw in part.uses:
                if raw.startswith(FILLED):
                    for key in self._families.meant(raw.removeprefix(FILLED)):
                        found.setdefault(key, set()).update(places_of(part.uses, raw))
        return {key: tuple(sorted(spans)) for key, spans in found.items()}

    def in_file(self, path: str) -> Lines:
        """What is defined and used in a file, by line."""
        if path not in self._files:
            found: dict[tuple[Span, str], None] = {}
            for key, definition in self.definitions.items():
                if definition.span.path == path:
                    found[definition.span, key] = None
            for key, span in self._all_uses(path):
                if span.path == path and key in self.definitions:
                    found[span, key] = None
            lines: dict[int, list[tuple[Span, str]]] = {}
            for span, key in found:
                lines.setdefault(span.line, []).append((span, key))
            self._files[path] = lines
        return self._files[path]

    def keys_at(self, path: str, line: int, column: int) -> list[str]:
        """What is defined or used at a place; more than one where a word means several kinds."""
        here = [
            (span.length, key)
            for span, key in self.in_file(path).get(line, ())
            if span.column <= column <= span.column + span.length
        ]
        shortest = min((length for length, _ in here), default=0)
        return [key for length, key in here if length == shortest]

    def span_at(self, path: str, line: int, column: int) -> Span | None:
        keys = set(self.keys_at(path, line, column))
        spans = [span for span, key in self.in_file(path).get(line, ()) if key in keys]
        fitting = [s for s in spans if s.column <= column <= s.column + s.length]
        return min(fitting, key=lambda s: s.length, default=None)

    @cached_property
    def _families(self) -> _Families:
        assert self._world is not None
        return _Families(self._world)

    def _all_uses(self, path: str = "") -> Iterator[tuple[str, Span]]:
        """Where something is used, in the language and in YAML; with a path, all that is in that file."""
        if self._world is None:
            return
        for part in self._facts:
            for raw, files in part.uses.items():
                if (path and path not in files) or raw.startswith(FILLED):
                    continue
                meant = self._families.meant(raw.removeprefix("see "))
                for span in places_of({raw: {path: files[path]}} if path else part.uses, raw):
                    yield from ((key, span) for key in meant)
        documents = [d for pack in self._packs for d in pack.documents]
        if path and not any(d.kind == "patch" for d in documents if d.path == path):
            # What a patch has brought into a document is in the file of the patch.
            documents = [d for d in documents if d.path == path]
        for key, span in uses_in_documents(self._world, documents):
            yield from ((name, span) for name in self._families.meant(key))


Lines = Mapping[int, Sequence[tuple[Span, str]]]
FILLED = "filled "


class _Families:
    """Fields of kinds that inherit from each other are one thing, whichever of them a rule asks."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.known: dict[str, list[str]] = {}

    def meant(self, key: str) -> list[str]:
        """The keys of the definitions that a use refers to."""
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


def _definitions(
    world: World, packs: Iterable[ValidPack], facts: Iterable[Facts]
) -> Iterator[Definition]:
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
    ends: dict[str, Span] = {}
    for some in facts:
        ends = {**some.ends, **ends}
    for name, span in ends.items():
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
