"""What is said, as a tree: messages with named parts, and what grammar has to know about each.

    Phrase("if {condition}, {then}", {"condition": ..., "then": ...}, "if")

The words of the kernel are in `english`, those of a pack in its `text` and `name` fields. Another language
needs other patterns for the same ids and another way to render them; the trees stay as they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum


class Number(Enum):
    """What a verb has to agree with."""

    ONE = "one"
    MANY = "many"
    YOU = "you"  # the reader


class Mood(Enum):
    """How a clause can be joined to others."""

    STATES = "states"  # it has its own subject: `the target gains 1 coin`
    COMMANDS = "commands"  # it begins with a verb, and the reader is the subject: `gain 1 coin`


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message and what is in its slots. A name is a message without slots."""

    pattern: str
    parts: Mapping[str, Phrase] = field(default_factory=dict)
    id: str = ""  # of a message of the kernel; "" if a pack says it
    number: Number = Number.ONE
    mood: Mood = Mood.STATES
    many: str = ""  # what several of it are called, right after a number
    own: str = ""  # its possessive, where that is a word of its own: `your`, `its`

    def __bool__(self) -> bool:
        """Whether anything is said."""
        return bool(self.pattern)


class Wordless(Exception):
    """Something has no words for players."""

    def __init__(self, what: str, help: str) -> None:
        super().__init__(what)
        self.what = what
        self.help = help


SILENCE = Phrase("")  # what an empty text says
