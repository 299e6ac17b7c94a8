"""Base classes of documents and events."""

from __future__ import annotations

import builtins
import keyword
from types import GetSetDescriptorType
from typing import Any, ClassVar, Final

_TAKEN: Final = frozenset({"self", "game", "kinds", "Any", "Sequence"})  # by generated code


def content_name(attribute: str) -> str:
    """The name of a field as content has it. As an attribute, a word of Python has a `_` behind it.

    >>> content_name("range_"), content_name("hit_points")
    ('range', 'hit_points')
    """
    stem = attribute.rstrip("_")
    taken = keyword.iskeyword(stem) or hasattr(builtins, stem) or stem in _TAKEN
    return attribute[:-1] if taken and attribute != stem else attribute


class Definition:
    """A document of a pack, as the rules see it. Generated classes add the fields of each kind."""

    ALIKE: ClassVar[bool] = False  # whether pieces made from it cannot be told apart

    def __init__(self, id: str, name: str, **fields: Any) -> None:
        self.id = id
        self.name = name
        # Defaults, too: Python reads what an object has in a sixth of the time of what its class has.
        # In machine code a class has places for its fields instead, and objects have the defaults.
        for field, value in {**_defaults(type(self)), **fields}.items():
            if type(value) is not GetSetDescriptorType:
                setattr(self, field, value)

    def fields(self) -> dict[str, Any]:
        """What the document says, and the defaults of its kind for what it does not."""
        return {name: getattr(self, name) for name in _defaults(type(self))}

    def __repr__(self) -> str:
        return self.id


_DEFAULTS: dict[type, dict[str, Any]] = {}


def _defaults(kind: type) -> dict[str, Any]:
    """The fields of a kind, with what they are in a document that does not say it."""
    known = _DEFAULTS.get(kind)
    if known is None:
        known = {}
        for part in reversed(kind.__mro__):
            if issubclass(part, Definition) and part is not Definition:
                for name, value in vars(part).items():
                    if not name.startswith("_") and not name.isupper():
                        known[name] = value
        _DEFAULTS[kind] = known
    return known


def names_of(*documents: Definition) -> str:
    """The names of several in one, each by the shorter of its name and its id in words."""
    names = []
    for document in documents:
        words = document.id.rpartition(".")[2].replace("_", " ").title()
        names.append(min(document.name, words, key=len))
    return " and ".join(names)


class Occurrence:
    """An event that is happening; generated classes add its roles."""

    EVENT: ClassVar[str] = ""  # no role can be called so
