"""Forms of values at run time: which numbers are pieces, spaces or plain numbers.

A form is the sort of a type, without the name of its kind: `number`, `truth`, `text`, `enum`, `piece`, `space`,
`zone`, `place`, `player`, `definition`, `ability`, `squares`, `shape`; `list` and one of these, or `each`, of what, and one of these.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from interpreter.board import NOTHING
from interpreter.documents import Definition

# Numbers that stand for things; NOTHING among them stands for none.
THINGS: Final = ("piece", "space", "zone", "place", "player", "ability")


class Forms:
    """The forms of everything that holds a value."""

    def __init__(self) -> None:
        self.columns: dict[
            str, str
        ] = {}  # by name: piece_hp, player_coins, space_mark, table_round
        self.hidden: dict[str, str] = {}  # columns that not everybody may see: owner or nobody
        # What they can hold, if that is known without a game; else what they start with.
        self.possible: dict[str, Sequence[Any]] = {}
        self.events: dict[str, tuple[tuple[str, str], ...]] = {}  # their roles, in order
        self.kinds: dict[str, type[Definition]] = {}  # the classes of documents, by kind
        self.fields: dict[str, dict[str, str]] = {}  # by kind
        self.stats: dict[str, tuple[str, ...]] = {}  # by kind: fields that abilities may change
        self._known: dict[type, tuple[str, dict[str, str], tuple[str, ...]]] = {}

    def add(
        self,
        columns: Mapping[str, str],
        hidden: Mapping[str, str],
        possible: Mapping[str, Sequence[Any]],
        events: Mapping[str, tuple[tuple[str, str], ...]],
        kinds: Mapping[str, type[Definition]],
        fields: Mapping[str, Mapping[str, str]],
        stats: Mapping[str, tuple[str, ...]],
    ) -> None:
        """What one module of a pack knows; packs may add fields to the kinds of others."""
        self.columns.update(columns)
        self.hidden.update(hidden)
        self.possible.update(possible)
        self.events.update(events)
        self.kinds.update(kinds)
        for kind, forms in fields.items():
            self.fields[kind] = {**self.fields.get(kind, {}), **forms}
        for kind, names in stats.items():
            self.stats[kind] = (*self.stats.get(kind, ()), *names)

    def kind_of(self, document: Definition) -> str:
        """The name of a document's kind; empty if it has none."""
        return self._of(type(document))[0]

    def fields_of(self, document: Definition) -> dict[str, str]:
        """The fields of a document and their forms, those of its ancestors first."""
        return self._of(type(document))[1]

    def stats_of(self, document: Definition) -> tuple[str, ...]:
        return self._of(type(document))[2]

    def _of(self, made: type) -> tuple[str, dict[str, str], tuple[str, ...]]:
        known = self._known.get(made)
        if known is None:
            names = {type_: name for name, type_ in self.kinds.items()}
            chain = [names[type_] for type_ in made.__mro__ if type_ in names]
            fields: dict[str, str] = {}
            stats: list[str] = []
            for kind in reversed(chain):
                fields.update(self.fields.get(kind, {}))
                stats += [name for name in self.stats.get(kind, ()) if name not in stats]
            known = (chain[0] if chain else "", fields, tuple(stats))
            self._known[made] = known
        return known


def pieces_in(form: str, value: Any) -> list[int]:
    """All pieces in a value, also those whose abilities are."""
    if value is None or value == NOTHING:
        return []
    if form.startswith("list "):
        return [piece for member in value for piece in pieces_in(form[5:], member)]
    if form.startswith("each "):
        item = form.split(" ", 2)[2]
        return [piece for member in value for piece in pieces_in(item, member)]
    if form == "piece":
        return [value]
    return [value >> 8] if form == "ability" else []
