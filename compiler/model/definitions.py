"""Everything the packs define, by name: what `resolve` gives to `check`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from compiler.language import syntax as s
from compiler.language.plurals import plural
from compiler.language.types import NUMBER, PLAYER, Type, definition, enum
from compiler.schema.kinds import FieldDef, Kind, StateDef
from compiler.source.positions import Fields, Scalar, Span


@dataclass(frozen=True, slots=True)
class Param:
    name: str
    type: Type
    prep: str | None
    default: s.Expr | None
    span: Span
    scalar: Scalar | None = None  # where the default is written


@dataclass(frozen=True, slots=True, eq=False)
class Routine:
    """A verb, query, event, action, window or phase."""

    form: str
    name: str
    params: tuple[Param, ...]
    gives: Type | None
    pack: str
    path: str
    span: Span
    body: Fields
    text: str

    @property
    def name_span(self) -> Span:
        """Its name alone; `span` is the whole signature."""
        head = self.body.entries.get(self.form)
        return head.at(0, len(self.name)) if isinstance(head, Scalar) else self.span

    @property
    def key(self) -> str:
        """What facts call it: `verb push`."""
        return f"{self.form} {self.name}"

    def role(self, param: str) -> str:
        """What facts call one of its parameters."""
        return f"role {self.form} {self.name}.{param}"

    @property
    def words_path(self) -> str:
        """The file in which its words are: a patch may have brought them from another."""
        words = self.body.entries.get("do") or self.body.entries.get("is")
        return words.span.path if words is not None else self.path


@dataclass(frozen=True, slots=True)
class Noun:
    form: str  # noun or adjective
    name: str
    kind: str
    where: Scalar | None
    plural: str
    pack: str
    path: str
    span: Span
    text: str
    title: str = ""


@dataclass(frozen=True, slots=True)
class Zone:
    name: str
    each: str | None  # player, or a kind of piece, or None for the table
    ordered: bool
    visible: str
    active: bool
    pack: str
    span: Span
    owns: bool = False  # what comes into it belongs to whose it is
    shown: bool = False  # beside the board
    title: str = ""  # as shown to players; without it, the id is


@dataclass(frozen=True, slots=True, eq=False)
class Thing:
    """A document of a pack-defined kind (or a scenario): static data with perhaps effects."""

    kind: str
    id: str  # full: pack.name, or pack.name.nested
    name: str  # as shown to players
    pack: str
    path: str
    span: Span
    body: Fields
    parent: Thing | None = None
    values: dict[str, object] = field(default_factory=dict)
    effects: dict[str, list[Scalar]] = field(default_factory=dict)

    @property
    def name_span(self) -> Span:
        """Its id; a document inside another one need not have any."""
        head = self.body.entries.get(self.kind)
        return head.at(0, len(head.text)) if isinstance(head, Scalar) else self.span

    @property
    def short(self) -> str:
        return self.id.rsplit(".", 1)[-1]


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class World:
    """All definitions of a pack and of the packs it needs; they do not change once they are resolved."""

    pack: str
    packs: Sequence[str]
    title: str = ""
    begins: Scalar | None = None  # the id of the scenario to begin with
    squares_width: int | None = None  # columns of the small grids, if a pack says so
    folders: Mapping[str, str] = field(default_factory=dict)  # pack -> its folder, as in spans
    requires: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # pack -> those it names
    kinds: Mapping[str, Kind] = field(default_factory=dict)
    enums: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    enum_texts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # what values mean
    enum_plurals: Mapping[str, Mapping[str, str]] = field(
        default_factory=dict
    )  # several of a value
    enum_spans: Mapping[str, Mapping[str, Span]] = field(default_factory=dict)  # "" is its own
    enum_packs: Mapping[str, str] = field(default_factory=dict)  # which pack defines it
    enum_of: Mapping[str, Sequence[str]] = field(default_factory=dict)
    routines: Mapping[str, Mapping[str, Routine]] = field(default_factory=dict)  # by form and name
    nouns: Mapping[str, Noun] = field(default_factory=dict)
    adjectives: Mapping[str, Noun] = field(default_factory=dict)
    zones: Mapping[str, Zone] = field(default_factory=dict)
    laws: Sequence[Thing] = ()
    maps: Mapping[str, Thing] = field(default_factory=dict)
    shapes: Mapping[str, Thing] = field(default_factory=dict)
    scenarios: Mapping[str, Thing] = field(default_factory=dict)
    campaigns: Sequence[Thing] = ()
    balances: Sequence[Thing] = ()
    things: Mapping[str, Sequence[Thing]] = field(
        default_factory=dict
    )  # short and full id -> documents
    all_things: Sequence[Thing] = ()
    space_names: AbstractSet[str] = frozenset()
    route_names: AbstractSet[str] = frozenset()
    options: Mapping[str, Type] = field(default_factory=dict)  # chosen before a game begins
    option_spans: Mapping[str, Span] = field(default_factory=dict)
    former: Mapping[tuple[str, str], str] = field(default_factory=dict)  # form and old name -> new
    looks: Mapping[tuple[str, str], Fields] = field(default_factory=dict)  # form and id -> `look:`
    base: World | None = None  # what it was made from, with the same names of modules

    def is_a(self, kind: str, ancestor: str) -> bool:
        """Whether every `kind` is an `ancestor`; `piece` is the ancestor of all kinds of pieces."""
        seen: str | None = kind
        while seen is not None:
            if seen == ancestor:
                return True
            known = self.kinds.get(seen)
            seen = known.parent if known else None
        return ancestor == "piece" and kind in self.kinds and self.kinds[kind].piece

    def chain(self, kind: str) -> list[Kind]:
        """The kind and its ancestors, nearest first."""
        result: list[Kind] = []
        current: str | None = kind
        while current is not None and current in self.kinds and len(result) < 64:
            result.append(self.kinds[current])
            current = self.kinds[current].parent
        return result

    def fields(self, kind: str) -> dict[str, FieldDef]:
        """All fields of a kind, the oldest ancestor's first; the nearest says what a field is."""
        found: dict[str, FieldDef] = {}
        for k in reversed(self.chain(kind)):
            found.update(k.fields)
        return found

    def field(self, kind: str, name: str) -> FieldDef | None:
        for k in self.chain(kind):
            if name in k.fields:
                return k.fields[name]
        return None

    @property
    def has_stats(self) -> bool:
        """Whether anything can be changed as long as something lasts."""
        return any(f.stat for kind in self.kinds.values() for f in kind.fields.values())

    def state(self, kind: str, name: str) -> StateDef | None:
        for k in self.chain(kind):
            if name in k.state:
                return k.state[name]
        return None

    def defined(self, name: str) -> list[Span]:
        """Where something of this name is defined, whatever it is."""
        found: list[Span] = []
        for forms in self.routines.values():
            found += [r.span for r in forms.values() if r.name == name]
        found += [t.span for t in self.things.get(name, ())]
        for group in (self.maps, self.shapes, self.scenarios):
            found += [t.span for n, t in group.items() if n == name]
        for noun in [*self.nouns.values(), *self.adjectives.values()]:
            if name in (noun.name, noun.plural):
                found.append(noun.span)
        found += [z.span for z in self.zones.values() if z.name == name]
        for kind in self.kinds.values():
            if name in (kind.name, kind.plural or plural(kind.name)):
                found.append(kind.span)
            found += [f.span for f in kind.fields.values() if f.name == name]
            found += [f.span for f in kind.state.values() if f.name == name]
        return found

    def key_type(self, type_: Type) -> Type:
        """What a value for each of something is looked up by."""
        if type_.name == "player":
            return PLAYER
        if type_.numbers is not None:
            return NUMBER
        return enum(type_.name) if type_.name in self.enums else definition(type_.name)

    def descendants(self, kind: str) -> list[str]:
        return [k for k in self.kinds if self.is_a(k, kind)]

    def pack_at(self, span: Span) -> str:
        """The pack in whose folder something is written; a patch may be in another than its target."""
        found = [
            (len(folder), pack)
            for pack, folder in self.folders.items()
            if span.path.startswith(folder + "/")
        ]
        return max(found)[1] if found else self.pack

    def verbs(self) -> Mapping[str, Routine]:
        return self.routines.get("verb", {})

    def routine(self, form: str, name: str) -> Routine | None:
        return self.routines.get(form, {}).get(name)
