"""Types and names of the language as those of Python."""

from __future__ import annotations

import re
from dataclasses import replace

from compiler.codegen import py_tree as p
from compiler.language.types import SPACE, TEXT, Type

CONTENTS = "CONTENTS"  # what a module adds to the program
CONSTANTS = re.compile(
    "CONTENTS|MAPS|SHAPES|SCENARIOS|PROGRAM|LOCK|NOTHING|ROUNDS|(?:ASK|STEPS|OPTIONS)_[0-9]+"
    "|.*_(?:ACTION|ABILITIES|SCENARIO|CAMPAIGN|PHASE|LOCK)"
)


def enum_table(name: str) -> str:
    """The constant that numbers the values of an enumeration."""
    return f"{name.upper()}_NUMBERS"


def class_name(kind: str) -> str:
    """A name for a class; two names never become one.

    >>> [class_name(kind) for kind in ("bog_howler", "a1", "a_1", "a_", "none")]
    ['BogHowler', 'A1', 'A_1', 'A_', 'None_']
    """
    name = "".join(
        part.capitalize() if part[:1].isalpha() else f"_{part}" for part in kind.split("_")
    )
    return name + "_" if name.rstrip("_") in ("Definition", "None") else name


def zone_name(zone: str, of_pieces: bool = False) -> str:
    """The attribute of the state that holds a zone.

    No name of the language begins with `_`, so with two of them it is nobody else's.
    """
    if of_pieces:
        return f"piece__zone_{zone}"
    return f"zone__{zone}" if zone in ("names", "kinds", "owners", "active") else f"zone_{zone}"


def constant_name(identifier: str) -> str:
    """A name for a constant that is not one of those which every module may have."""
    name = "".join(ch if ch.isalnum() else "_" for ch in identifier).upper()
    if name[:1].isdigit():
        name = "N" + name
    return name + "_" if CONSTANTS.fullmatch(name.rstrip("_")) else name


def annotation(type_: Type) -> p.Expr:
    match type_.form:
        case "number" | "piece" | "space" | "zone" | "place" | "player" | "squares" | "ability":
            return p.INT
        case "truth":
            return p.Name("bool")
        case "text" | "enum" | "map":
            return p.Name("str")
        case "list":
            assert type_.item is not None
            return p.Index(p.From("collections.abc", "Sequence"), annotation(type_.item))
        case "keyed":
            assert type_.item is not None
            key = p.Name("str") if type_.numbers is None else p.INT
            return p.Index(p.Name("dict"), p.Tuple((key, annotation(type_.item))))
        case _:
            return p.ANY


def written_annotation(type_: Type) -> p.Expr:
    """The type of what a document holds: spaces are names there, as only a board knows their numbers."""
    return annotation(_by_name(type_))


def _by_name(type_: Type) -> Type:
    if type_ == SPACE:
        return TEXT
    return type_ if type_.item is None else replace(type_, item=_by_name(type_.item))


def kept_annotation(type_: Type) -> p.Expr:
    """The type of what stands in a column: lists are kept as tuples."""
    if type_.form not in ("list", "keyed"):
        return annotation(type_)
    assert type_.item is not None
    return p.Index(p.Name("tuple"), p.Tuple((kept_annotation(type_.item), p.DOTS)))


def nothing(type_: Type) -> p.Expr:
    """How `nothing` looks among values of a type."""
    match type_.form:
        case "definition" | "shape" | "nothing":
            return p.NONE
        case "text" | "enum" | "map":
            return p.literal("")
        case "list":
            return p.Tuple(())
        case "keyed":
            return p.Dict(())
        case "truth":
            return p.FALSE
        case "effects":
            return p.ZERO  # no lines
        case _:
            return p.api("NOTHING")


def zero(type_: Type) -> p.Expr:
    """What a state field holds when no start is given."""
    return p.ZERO if type_.form in ("number", "squares") else nothing(type_)


def is_nested(type_: Type) -> bool:
    """Whether it is a list of lists."""
    return type_.form == "list" and type_.item is not None and type_.item.form == "list"


def show_kind(type_: Type) -> str:
    """The form of a type, as the interpreter's `show` wants it."""
    if type_.form == "list":
        assert type_.item is not None
        return "list " + show_kind(type_.item)
    if type_.form == "keyed":
        assert type_.item is not None
        return f"each {type_.name} {show_kind(type_.item)}"
    return type_.form
