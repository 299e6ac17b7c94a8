"""What happens in a game, entry by entry, as clients show and count it.

A session keeps one list: the lines of the log, and between them what happened without words. Each reader
gets it as JSON values. A piece that a reader could see neither before nor after an entry is
`{"hidden": place}`: numbers follow the order of the set-up, so a number would give it away.
"""

from __future__ import annotations

from typing import Any, Final

from interpreter.documents import Definition

# A reader without a seat, who sees what everybody sees.
SPECTATOR: Final = -2


def may_see(visible: str, owner: int, reader: int) -> bool:
    """Whether a reader may see what is `visible` in this way and belongs to that player."""
    match visible:
        case "all":
            return True
        case "owner":
            return reader == owner
        case "others":
            return reader >= 0 and reader != owner  # a SPECTATOR might tell the owner
        case _:
            return False


class Roll:
    """A die was rolled."""

    def __init__(self, sides: int, value: int) -> None:
        self.sides = sides
        self.value = value


class Move:
    """A piece moved to another place; a place below 0 is out of the game."""

    def __init__(
        self, piece: int, document: Definition, before: int, after: int, laid: bool
    ) -> None:
        self.piece = piece
        self.document = document
        self.before = before
        self.after = after
        self.laid = laid  # while the game was set up
        self.further: tuple[int, ...] = ()  # spaces it stands on, too
        self.buried = False  # at the bottom of a zone


class Shuffle:
    """A zone was shuffled; its new order."""

    def __init__(self, zone: int, order: tuple[int, ...]) -> None:
        self.zone = zone
        self.order = order


class Event:
    """An event has happened. `places` are those of its pieces at that time."""

    def __init__(
        self,
        name: str,
        roles: tuple[tuple[str, str], ...],
        values: tuple[Any, ...],
        places: dict[int, int],
    ) -> None:
        self.name = name
        self.roles = roles  # their names and forms
        self.values = values
        self.places = places

    def role(self, name: str) -> Any:
        return dict(zip([role for role, _ in self.roles], self.values, strict=True))[name]


class PhaseBegins:
    """A phase starts, or continues after another one."""

    def __init__(self, phase: str) -> None:
        self.phase = phase


class ZoneMade:
    """A piece brought a zone of its own."""

    def __init__(self, zone: int) -> None:
        self.zone = zone


class Cut:
    """There was more than a trail may contain: use the next view instead."""


def where_it_was(entries: list[Any], piece: int) -> int:
    """The place from which a piece left the game within these entries; -1 if it did not."""
    for number in range(len(entries) - 1, -1, -1):
        entry = entries[number]
        if isinstance(entry, Move) and entry.piece == piece:
            return entry.before
    return -1
