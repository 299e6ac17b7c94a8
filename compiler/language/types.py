"""The types of values in the language."""

from __future__ import annotations

import re
from dataclasses import dataclass

from compiler.language.plurals import plural, with_article

UNLIMITED = 1_000_000_000  # more than any number that can be written
# What other languages call the types.
ELSEWHERE = {
    **dict.fromkeys(("int", "integer", "float", "numbers", "num", "counter"), "number"),
    **dict.fromkeys(("bool", "boolean", "flag", "true"), "truth"),
    **dict.fromkeys(("str", "string", "texts"), "text"),
    **dict.fromkeys(("array", "list", "set"), "list of number"),
}
RANGE = re.compile(r"([0-9]{1,4})(?:\s*\.\.\s*([0-9]{1,4}))?")


def number_range(written: str) -> range | None:
    """The numbers that `2..4` (or `3` alone) means; None if it is not a range.

    >>> number_range("2..4"), number_range("wood")
    (range(2, 5), None)
    """
    found = RANGE.fullmatch(written.strip())
    if found is None:
        return None
    return range(int(found[1]), int(found[2] or found[1]) + 1)


@dataclass(frozen=True, slots=True)
class Type:
    """`form` says what sort of value it is; `name` its kind or enumeration; `item` what a list holds."""

    form: str
    name: str = ""
    item: Type | None = None

    @property
    def numbers(self) -> range | None:
        """The numbers that there is a value for each of: `1..4`."""
        return number_range(self.name) if self.form == "keyed" else None

    def __str__(self) -> str:
        match self.form:
            case "list":
                return f"list of {self.item}"
            case "keyed":
                each = f"of {self.name}" if self.numbers is not None else self.name
                return f"{self.item} for each {each}"
            case "definition":
                return f"{self.name} definition"
            case "piece" | "enum":
                return self.name
            case form:
                return form

    @property
    def in_words(self) -> str:
        """A value of the type, in a sentence.

        >>> TRUTH.in_words, enum("element").in_words, list_of(piece("ally")).in_words
        ('a truth value', 'an element', 'a list of allies')
        """
        return "nothing" if self.form == "nothing" else with_article(self._noun(many=False))

    def _noun(self, *, many: bool) -> str:
        match self:
            case Type("truth"):
                noun = "truth value"
            case Type("squares"):
                return f"{'sets' if many else 'set'} of squares"
            case Type("list", _, Type() as item):
                return f"{'lists' if many else 'list'} of {item._noun(many=True)}"
            case Type("keyed", _, Type() as item):
                return str(self).replace(str(item), item._noun(many=many), 1)
            case _:
                noun = str(self)
        return plural(noun) if many else noun


NUMBER = Type("number")
TRUTH = Type("truth")
TEXT = Type("text")
PLAYER = Type("player")
SPACE = Type("space")
ZONE = Type("zone")
PLACE = Type("place")  # a space or a zone
SQUARES = Type("squares")  # a set of squares of a small grid
SHAPE = Type("shape")
MAP = Type("map")
ABILITY = Type("ability")  # something a piece can use
NOTHING = Type("nothing")
UNKNOWN = Type("unknown")  # already reported; fits everything

SIMPLE = {t.form: t for t in (NUMBER, TRUTH, TEXT, PLAYER, SPACE, ZONE, PLACE, SQUARES, SHAPE, MAP)}


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
