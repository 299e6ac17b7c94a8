"""The types of values in the language."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Type:
    """`form` says what sort of value it is; `name` its kind or enumeration; `item` what a list holds."""

    form: str
    name: str = ""
    item: Type | None = None

    def __str__(self) -> str:
        match self.form:
            case "list":
                return f"list of {self.item}"
            case "keyed":
                return f"{self.item} for each {self.name}"
            case "definition":
                return f"{self.name} definition"
            case "piece" | "enum":
                return self.name
            case form:
                return form


NUMBER = Type("number")
TRUTH = Type("truth")
TEXT = Type("text")
PLAYER = Type("player")
SPACE = Type("space")
ZONE = Type("zone")
PLACE = Type("place")  # a space or a zone
SQUARES = Type("squares")  # a set of squares of a small grid
SHAPE = Type("shape")
ABILITY = Type("ability")  # something a piece can use
NOTHING = Type("nothing")
UNKNOWN = Type("unknown")  # already reported; fits everything

SIMPLE = {t.form: t for t in (NUMBER, TRUTH, TEXT, PLAYER, SPACE, ZONE, PLACE, SQUARES, SHAPE)}


def piece(kind: str) -> Type:
    return Type("piece", kind)


def definition(kind: str) -> Type:
    return Type("definition", kind)


def enum(name: str) -> Type:
    return Type("enum", name)


def keyed(key: str, item: Type) -> Type:
    """One value for each value of an enumeration, document of a kind, or player."""
    return Type("keyed", key, item)


def list_of(item: Type) -> Type:
    return Type("list", "", item)
