"""Python as plain data: what `lower` makes and `emit` prints."""

from __future__ import annotations

import builtins
import keyword
import re
from dataclasses import dataclass, field
from functools import cache

from compiler.types import Type
from compiler.world import World

RESERVED = (
    frozenset(keyword.kwlist)
    | frozenset(dir(builtins))
    | {"self", "game", "kinds", "Any", "Sequence"}
)


CONTENTS = "CONTENTS"  # what a module adds to the program
CONSTANTS = re.compile(
    "CONTENTS|MAPS|SHAPES|SCENARIOS|PROGRAM|LOCK|NOTHING|ROUNDS|(?:ASK|STEPS|OPTIONS)_[0-9]+"
    "|.*_(?:ACTION|ABILITIES|SCENARIO|CAMPAIGN)"
)


@dataclass(slots=True)
class Function:
    name: str
    params: list[str]
    returns: str
    lines: list[str]
    source: str = ""  # path:line of the YAML it came from
    note: str = ""  # the text as written, for people


@dataclass(slots=True)
class EventClass:
    name: str
    event: str
    roles: list[tuple[str, str]]


@dataclass(slots=True)
class Constant:
    name: str
    call: str
    arguments: list[tuple[str, str]]
    source: str = ""
    annotation: str = ""


@dataclass(slots=True)
class Module:
    """One generated file."""

    path: str  # below generated/, with forward slashes
    title: str
    source: str
    imports: dict[str, str] = field(default_factory=dict)  # alias -> module
    names: dict[str, set[str]] = field(default_factory=dict)  # module -> names imported from it
    classes: list[EventClass] = field(default_factory=list)
    constants: list[Constant] = field(default_factory=list)
    functions: list[Function] = field(default_factory=list)
    tables: list[Constant] = field(default_factory=list)  # constants that mention functions
    has_contents: bool = False


def safe(name: str) -> str:
    """A name that Python can use too; two names never become one."""
    return name + "_" if name.rstrip("_") in RESERVED else name


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
    return f"zone__{zone}" if zone in ("names", "kinds", "owners") else f"zone_{zone}"


def constant_name(identifier: str) -> str:
    """A name for a constant that is not one of those which every module may have."""
    name = "".join(ch if ch.isalnum() else "_" for ch in identifier).upper()
    if name[:1].isdigit():
        name = "N" + name
    return name + "_" if CONSTANTS.fullmatch(name.rstrip("_")) else name


@cache
def module_name(part: str) -> str:
    """A path part as a Python module name."""
    name = "".join(ch if ch.isalnum() and ch.isascii() else "_" for ch in part)
    if not name or name[0].isdigit():
        name = "n" + name
    return safe(name)


def annotation(type_: Type, world: World) -> str:
    match type_.form:
        case "number" | "piece" | "space" | "zone" | "place" | "player" | "squares" | "ability":
            return "int"
        case "truth":
            return "bool"
        case "text" | "enum":
            return "str"
        case "list":
            assert type_.item is not None
            return f"Sequence[{annotation(type_.item, world)}]"
        case _:
            return "Any"


def nothing(type_: Type) -> str:
    """How `nothing` looks among values of a type."""
    match type_.form:
        case "definition" | "shape" | "nothing":
            return "None"
        case "text" | "enum":
            return '""'
        case "list":
            return "()"
        case "truth":
            return "False"
        case _:
            return "NOTHING"


def zero(type_: Type) -> str:
    """What a state field holds when no start is given."""
    return "0" if type_.form in ("number", "squares") else nothing(type_)


def literal(value: object) -> str:
    """A Python literal; author text enters generated code only through here and through comments."""
    if isinstance(value, (list, tuple)):
        inner = ", ".join([literal(v) for v in value])
        return f"({inner},)" if len(value) == 1 else f"({inner})"
    if isinstance(value, dict):
        return "{" + ", ".join([f"{literal(k)}: {literal(v)}" for k, v in value.items()]) + "}"
    if isinstance(value, str):
        text = repr(value)
        # Double quotes, as a careful person writes them, where that needs no escapes.
        if text.startswith("'") and '"' not in text:
            text = '"' + text[1:-1].replace("\\'", "'") + '"'
        return text
    return repr(value)


def show_kind(type_: Type) -> str:
    """The form of a type, as the interpreter's `show` wants it."""
    if type_.form == "list":
        assert type_.item is not None
        return "list " + show_kind(type_.item)
    return type_.form


def row(items: list[str]) -> str:
    """A tuple of expressions."""
    return f"({', '.join(items)}{',' if len(items) == 1 else ''})"
