"""The kinds of documents: those of the kernel, and what packs declare with `kind` and `enum`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from compiler.language.types import UNKNOWN, Type
from compiler.source.positions import Fields, Items, Scalar, Span, Value

KERNEL_KINDS = (
    "pack", "kind", "enum", "verb", "query", "event", "window", "action", "phase", "noun",
    "adjective", "law", "zone", "map", "shape", "scenario", "campaign", "evaluation", "balance",
    "rule", "test",
    "patch", "chapter",
)  # fmt: skip
# Their `kind:` documents add to what the kernel has, and several packs may do so.
SPECIAL_KINDS = ("game", "player", "space", "scenario")
COMMON_KEYS = ("name", "was", "flavour", "source", "rules", "silence", "if pack", "unless pack")
ID = re.compile(r"[a-z][a-z0-9_]*")


@dataclass(frozen=True, slots=True)
class FieldDef:
    """A fixed field of a kind's documents."""

    name: str
    written: str  # its type, as the author wrote it
    span: Span  # of its name
    type_span: Span
    required: bool = True
    minimum: int | None = None
    maximum: int | None = None
    text: str = ""  # what it is
    title: str = ""  # how texts call it
    prints: str = ""  # what it prints on a card that has it
    stat: bool = False
    usual: Value | None = None  # its default, as the author wrote it
    examples: tuple[Value, ...] = ()
    each: str | None = None  # an enumeration, a kind or a range: one value for each of its values
    unlimited: bool = False  # whether a number may be `unlimited`
    # What `resolve` finds out:
    type: Type = UNKNOWN  # of `effects` fields, it has the form "effects"
    default: object = None
    rest: object = (
        None  # of a value for each of something: what a document has that does not name it
    )
    least: int | None = None  # of a number

    @property
    def has_default(self) -> bool:
        return self.usual is not None

    @property
    def most(self) -> int | None:
        return None if self.unlimited else self.maximum


@dataclass(frozen=True, slots=True)
class StateDef:
    """Something about a piece, player, space or the game that changes in play."""

    name: str
    type: Type
    start: Scalar | None
    least: int | None
    most: int | None
    span: Span
    text: str
    visible: str = "all"
    shown: str = ""  # how players see it beside the board
    title: str = ""  # how texts call it
    timer: Timer | None = None  # the period at whose end it changes by itself


@dataclass(frozen=True, slots=True)
class Timer:
    """A state that goes back to its start, or fades, at the end of a period."""

    period: str
    of_owner: bool  # of the owner of the piece; of the player whose state it is
    fades: bool
    span: Span


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of documents; `fields` and `state` are its own, without those of its parents."""

    name: str
    pack: str
    parent: str | None
    piece: bool
    text: str
    span: Span
    parent_span: Span | None = None
    path: str = ""
    acts_for: str | None = None
    plural: str = ""
    title: str = ""  # how texts call one of them
    alike: bool = False  # pieces made from one document cannot be told apart
    fields: Mapping[str, FieldDef] = field(default_factory=dict)
    face: Value | None = None  # how its documents are printed, as written
    # What `resolve` finds out:
    state: Mapping[str, StateDef] = field(default_factory=dict)
    merges: Mapping[str, str] = field(default_factory=dict)  # how two documents in one have a field


@dataclass(frozen=True, slots=True)
class Enum:
    """A closed list of names; a description may be empty."""

    id: str
    pack: str
    values: Mapping[str, str]
    span: Span


Kinds = Mapping[str, Kind]
Enums = Mapping[str, Enum]


# Reading `kind:` and `enum:` documents. They may still be wrong: a wrong part is left out here,
# and its own schema reports it.


def kind_of(body: Fields, pack: str, path: str = "") -> Kind | None:
    """What a `kind:` document declares."""
    name = _text(body, "kind")
    if name is None or not ID.fullmatch(name):
        return None
    fields: dict[str, FieldDef] = {}
    declared = body.entries.get("fields")
    if isinstance(declared, Fields):
        for key, value in declared.entries.items():
            made = _field(key, value, declared.keys[key].span) if ID.fullmatch(key) else None
            if made is not None:
                fields[key] = made
    parent = body.entries.get("is")
    return Kind(
        name,
        pack,
        _text(body, "is"),
        _true(body, "piece"),
        _text(body, "text") or "",
        body.entries["kind"].span,
        parent.span if parent is not None else None,
        path,
        _text(body, "acts_for"),
        _text(body, "plural") or "",
        _text(body, "name") or "",
        _true(body, "alike"),
        fields,
        body.entries.get("face"),
    )


def enum_of(body: Fields, pack: str) -> Enum | None:
    """What an `enum:` document declares."""
    name = _text(body, "enum")
    values: dict[str, str] = {}
    match body.entries.get("values"):
        case Items(items):
            values = {item.text: "" for item in items if isinstance(item, Scalar)}
        case Fields(entries):
            for value, meaning in entries.items():
                values[value] = meaning.text if isinstance(meaning, Scalar) else ""
    if name is None or not values:
        return None
    return Enum(name, pack, values, body.entries["enum"].span)


def _field(name: str, value: Value, span: Span) -> FieldDef | None:
    if isinstance(value, Scalar):
        return FieldDef(name, value.text, span, value.span)
    if not isinstance(value, Fields) or (written := _text(value, "type")) is None:
        return None
    default = value.entries.get("default")
    required = value.entries.get("required")
    needed = default is None
    if isinstance(required, Scalar) and isinstance(required.value, bool):
        needed = required.value
    examples = value.entries.get("examples")
    least, most = _whole(value, "minimum"), _whole(value, "maximum")
    if least is not None and most is not None and least > most:
        least = most = None  # which is reported, and not in every document again
    return FieldDef(
        name,
        written,
        span,
        value.entries["type"].span,
        needed,
        least,
        most,
        _text(value, "description") or "",
        _text(value, "name") or "",
        _text(value, "text") or "",
        _true(value, "stat"),
        default,
        examples.items if isinstance(examples, Items) else (),
        _text(value, "each"),
        _true(value, "unlimited"),
    )


def _text(body: Fields, key: str) -> str | None:
    value = body.entries.get(key)
    return value.text if isinstance(value, Scalar) and value.value is not None else None


def _true(body: Fields, key: str) -> bool:
    value = body.entries.get(key)
    return isinstance(value, Scalar) and value.value is True


def _whole(body: Fields, key: str) -> int | None:
    value = body.entries.get(key)
    if isinstance(value, Scalar) and isinstance(value.value, int):
        return value.value
    return None


def all_fields(kind: Kind, kinds: Kinds) -> dict[str, FieldDef]:
    """The fields of a kind and of its parents, the eldest first; a circle of parents ends."""
    line: list[Kind] = []
    step: Kind | None = kind
    while step is not None and step not in line:
        line.append(step)
        step = kinds.get(step.parent) if step.parent else None
    return {name: spec for member in reversed(line) for name, spec in member.fields.items()}


def is_piece(kind: Kind, kinds: Kinds) -> bool:
    """Whether the kind or one of its parents says that its things are pieces."""
    seen: list[Kind] = []
    step: Kind | None = kind
    while step is not None and step not in seen:
        if step.piece:
            return True
        seen.append(step)
        step = kinds.get(step.parent) if step.parent else None
    return False


def type_names(kinds: Kinds, enums: Enums) -> list[str]:
    """The words that can be a type."""
    plain_types = ("number", "truth", "text", "effects", "expression", "space")
    return sorted({*plain_types, *kinds, *enums, *SPECIAL_KINDS, *KERNEL_KINDS})
