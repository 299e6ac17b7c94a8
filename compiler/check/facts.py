"""Facts that checking finds beside mistakes: what is used where, what waits for what.

before   "on fall: push 1"
after    Facts(uses={"event fall": {"content/mire/cards.yaml": (8, 6, 4)}, ...}, waits={"event fall": ...})
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from compiler.source.diagnostics import Report
from compiler.source.positions import Span

# `verb push`, `field unit.hp`, `value colour.red`, `document mire.toad` ... -> path -> line, column and
# length of each place, one after the other: there are very many of them, and a build only wants the keys.
Uses = Mapping[str, Mapping[str, tuple[int, ...]]]
Changes = Mapping[str, frozenset[str]]  # what rules do to state: see ranges.py


@dataclass(frozen=True, slots=True)
class Doubt:
    """A comparison that only the whole game can decide."""

    span: Span
    words: str  # as it is written
    sign: str
    term: str  # `state unit.hp`, `field card.price`, `players` ...
    limit: tuple[int | None, int | None]  # what it is compared with: the least and the most
    other: str = ""  # the same as a term


@dataclass(frozen=True, slots=True)
class Facts:
    """What one file, or several, mean for the rest of their pack."""

    sets_off: Mapping[str, frozenset[str]] = field(default_factory=dict)
    uses: Uses = field(default_factory=dict)
    waits: Mapping[str, Span] = field(
        default_factory=dict
    )  # `turn`, `event fall`, `resolve card.front`
    ends: Mapping[str, Span] = field(
        default_factory=dict
    )  # `turn`, `resolve card.*`: what rules do
    passes: bool = False  # whether a rule asks who has passed
    doubts: tuple[Doubt, ...] = ()
    changes: Changes = field(default_factory=dict)

    @property
    def elsewhere(self) -> set[str]:
        """All files in which something is used."""
        return set().union(*self.uses.values())


@dataclass(slots=True)
class Findings(Report):
    """Collects mistakes and facts while something is checked."""

    uses: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    waits: dict[str, Span] = field(default_factory=dict)
    ends: dict[str, Span] = field(default_factory=dict)
    passes: bool = False
    doubts: list[Doubt] = field(default_factory=list)
    changes: dict[str, set[str]] = field(default_factory=dict)

    def use(self, key: str, span: Span) -> None:
        places = self.uses.setdefault(key, {}).setdefault(span.path, [])
        places += (span.line, span.column, span.length)

    def mark(self, key: str) -> None:
        """Remember that something is used where nobody has written its name."""
        self.uses.setdefault(key, {})

    def take(self, other: Findings) -> None:
        """Add everything that was found elsewhere."""
        self.diagnostics += other.diagnostics
        for key, files in other.uses.items():
            own = self.uses.setdefault(key, {})
            for path, places in files.items():
                own.setdefault(path, []).extend(places)
        for name, span in other.waits.items():
            self.waits.setdefault(name, span)
        for name, span in other.ends.items():
            self.ends.setdefault(name, span)
        self.passes = self.passes or other.passes
        self.doubts += other.doubts
        for name, changes in other.changes.items():
            self.changes.setdefault(name, set()).update(changes)

    def facts(self, sets_off: Mapping[str, Iterable[str]]) -> Facts:
        return Facts(
            {name: frozenset(causes) for name, causes in sets_off.items()},
            {
                key: {path: tuple(places) for path, places in files.items()}
                for key, files in self.uses.items()
            },
            dict(self.waits),
            dict(self.ends),
            self.passes,
            tuple(self.doubts),
            {name: frozenset(changes) for name, changes in self.changes.items()},
        )


def joined(parts: Iterable[Facts]) -> Facts:
    """The facts of several files together."""
    sets_off: dict[str, frozenset[str]] = {}
    uses: dict[str, dict[str, tuple[int, ...]]] = {}
    waits: dict[str, Span] = {}
    ends: dict[str, Span] = {}
    passes = False
    doubts: list[Doubt] = []
    changes: dict[str, frozenset[str]] = {}
    for part in parts:
        for name, causes in part.sets_off.items():
            sets_off[name] = sets_off.get(name, frozenset()) | causes
        for key, files in part.uses.items():
            known = uses.setdefault(key, {})
            for path, places in files.items():
                known[path] = known[path] + places if path in known else places
        for name, span in part.waits.items():
            waits.setdefault(name, span)
        for name, span in part.ends.items():
            ends.setdefault(name, span)
        passes = passes or part.passes
        doubts += part.doubts
        for name, done in part.changes.items():
            changes[name] = changes.get(name, frozenset()) | done
    return Facts(sets_off, uses, waits, ends, passes, tuple(doubts), changes)


def places_of(uses: Uses, key: str) -> Iterator[Span]:
    """Where something is used; a place may come more than once."""
    for path, numbers in uses.get(key, {}).items():
        for at in range(0, len(numbers), 3):
            yield Span(path, numbers[at], numbers[at + 1], numbers[at + 2])
