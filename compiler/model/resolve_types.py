"""Types as written, and small values of documents."""

from __future__ import annotations

from compiler.language import syntax as s
from compiler.language.parse import read
from compiler.language.types import SIMPLE, UNKNOWN, Type, definition, enum, list_of, piece
from compiler.model.definitions import World
from compiler.schema.kinds import SPECIAL_KINDS
from compiler.schema.scope import other_type
from compiler.schema.validate import Document
from compiler.source.diagnostics import Report, did_you_mean
from compiler.source.positions import Fields, Scalar, Span, Value


def head_of(d: Document) -> Scalar:
    """The id or signature of a document."""
    head = d.body.entries[d.kind]
    assert isinstance(head, Scalar)
    return head


def refuse_dice(name: str, span: Span, report: Report) -> None:
    said = f"`{name}` is read as dice and cannot be a name"
    report.error("E0215", said, span, f"choose another name, such as `{name.replace('d', 'd_')}`")


def text_of(body: Fields, key: str, default: str = "") -> str:
    value = body.entries.get(key)
    return value.text if isinstance(value, Scalar) else default


def scalar_of(body: Fields, key: str) -> Scalar | None:
    value = body.entries.get(key)
    return value if isinstance(value, Scalar) else None


def number_of(value: Value | None) -> int | None:
    if (
        isinstance(value, Scalar)
        and isinstance(value.value, int)
        and not isinstance(value.value, bool)
    ):
        return value.value
    return None


def flag(body: Fields, key: str, default: bool = False) -> bool:
    value = body.entries.get(key)
    return bool(value.value) if isinstance(value, Scalar) else default


def title(identifier: str) -> str:
    """A name for players made of an id: `bog_howler` -> `Bog Howler`."""
    return " ".join(word.capitalize() for word in identifier.split("_"))


def resolve_type(world: World, tree: s.TypeText, scalar: Scalar, report: Report) -> Type:
    match tree.form:
        case "list":
            assert tree.inner is not None
            return list_of(resolve_type(world, tree.inner, scalar, report))
        case "optional":
            assert tree.inner is not None
            return resolve_type(world, tree.inner, scalar, report)
        case "definition" if tree.name in world.kinds or tree.name == "piece":
            return definition(tree.name)
        case "name":
            if tree.name in SIMPLE:
                return SIMPLE[tree.name]
            if tree.name == "effects":
                return Type("effects")
            if tree.name == "piece":
                return piece("piece")
            if tree.name in world.enums:
                return enum(tree.name)
            if tree.name in world.kinds:
                known = world.kinds[tree.name]
                return piece(tree.name) if known.piece else definition(tree.name)
            if tree.name in world.nouns:
                return piece(world.nouns[tree.name].kind)
    names = [*SIMPLE, "effects", "piece", *world.enums, *world.kinds, *world.nouns]
    start, end = tree.pos
    if scalar.text.startswith(tree.name, start):
        end = start + len(tree.name)  # and not what follows it, as in `unit definition`
    report.error(
        "E0202",
        f"unknown type `{tree.name}`",
        scalar.at(start, end - start),
        other_type(tree.name) or did_you_mean(tree.name, names),
        subject=tree.name,
    )
    return UNKNOWN


def typed_value(world: World, value: Value, report: Report) -> tuple[Type, s.Expr | None]:
    if not isinstance(value, Scalar):
        return UNKNOWN, None
    tree = read(value, "typing", report)
    if tree is None:
        return UNKNOWN, None
    return resolve_type(world, tree.type, value, report), tree.default


def type_by_name(world: World, name: str) -> Type | None:
    """A parameter called like a type has that type."""
    if name in SIMPLE:
        return SIMPLE[name]
    if name in world.enums:
        return enum(name)
    if name in world.kinds and name not in SPECIAL_KINDS:
        return piece(name) if world.kinds[name].piece else definition(name)
    if name in world.nouns:
        return piece(world.nouns[name].kind)
    return None
