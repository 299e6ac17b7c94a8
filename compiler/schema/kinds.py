"""The kinds of documents: those of the kernel, and what packs declare with `kind` and `enum`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from compiler.source.positions import Fields, Items, Scalar, Span, Value

KERNEL_KINDS = (
    "pack", "kind", "enum", "verb", "query", "event", "window", "action", "phase", "noun",
    "adjective", "law", "zone", "map", "shape", "scenario", "campaign", "evaluation", "balance",
    "rule", "test",
    "patch",
)  # fmt: skip
# Their `kind:` documents add to what the kernel has, and several packs may do so.
SPECIAL_KINDS = ("game", "player", "space", "scenario")
COMMON_KEYS = ("name", "flavour", "source", "rules", "silence", "if pack", "unless pack")
ID = re.compile(r"[a-z][a-z0-9_]*")


@dataclass(frozen=True, slots=True)
class FieldSpec:
    """A field that documents of a kind have, as its `kind:` document declares it."""

    name: str
    type: str
    required: bool
    span: Span  # of the type
    minimum: int | None = None
    maximum: int | None = None
    description: str | None = None
    stat: bool = False
    default: Value | None = None
    examples: tuple[Value, ...] = ()
    each: str | None = None  # an enumeration or a kind: one value for each of its values


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind that a pack defines; `fields` are its own, without those of its parents."""

    id: str
    pack: str
    parent: str | None
    piece: bool
    text: str | None
    fields: Mapping[str, FieldSpec]
    span: Span
    parent_span: Span | None = None


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


def kind_of(body: Fields, pack: str) -> Kind | None:
    """What a `kind:` document declares."""
    name = _text(body, "kind")
    if name is None or not ID.fullmatch(name):
        return None
    fields: dict[str, FieldSpec] = {}
    declared = body.entries.get("fields")
    if isinstance(declared, Fields):
        for field, value in declared.entries.items():
            spec = _field(field, value) if ID.fullmatch(field) else None
            if spec is not None:
                fields[field] = spec
    parent = body.entries.get("is")
    return Kind(
        name,
        pack,
        _text(body, "is"),
        _true(body, "piece"),
        _text(body, "text"),
        fields,
        body.entries["kind"].span,
        parent.span if parent is not None else None,
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


def _field(name: str, value: Value) -> FieldSpec | None:
    if isinstance(value, Scalar):
        return FieldSpec(name, value.text, True, value.span)
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
    return FieldSpec(
        name,
        written,
        needed,
        value.entries["type"].span,
        least,
        most,
        _text(value, "description"),
        _true(value, "stat"),
        default,
        examples.items if isinstance(examples, Items) else (),
        _text(value, "each"),
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


def all_fields(kind: Kind, kinds: Kinds) -> dict[str, FieldSpec]:
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
