"""YAML values that remember where they were written."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A stretch of one line of one file; lines and columns count from 1."""

    path: str  # relative to the project, with forward slashes
    line: int
    column: int
    length: int = 1

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True)
class Scalar:
    """A number, truth value, text or nothing, with its text as written.

    `rows` says where each line of `text` begins in the file (line, column), so that a
    mistake in the middle of an effect can be shown in the middle of the YAML scalar.
    """

    value: str | int | float | bool | None
    text: str
    span: Span
    rows: tuple[tuple[int, int], ...]

    def path(self, row: int) -> str:
        """The file in which a line of the text is."""
        return self.span.path

    def at(self, offset: int, length: int = 1) -> Span:
        """The place in the file of `text[offset : offset + length]`, cut at the line's end."""
        before = self.text[:offset]
        row = min(before.count("\n"), len(self.rows) - 1)
        start = before.rfind("\n") + 1
        line, column = self.rows[row]
        end = self.text.find("\n", offset)
        room = (len(self.text) if end < 0 else end) - offset
        return Span(self.path(row), line, column + offset - start, max(1, min(length, room)))


@dataclass(frozen=True, slots=True)
class Joined(Scalar):
    """A text whose lines are in several files, as a patch can make it."""

    paths: tuple[str, ...]

    def path(self, row: int) -> str:
        return self.paths[row]


# What to do about lines that YAML has joined into one.
KEEP_LINES = "YAML joins these lines into one; start the text with `|` to keep them"


@dataclass(frozen=True, slots=True)
class Woven(Scalar):
    """A text that is not written as it reads: folded over several lines, or with characters escaped."""

    places: tuple[tuple[int, int, int], ...]  # of each character: line, column, columns it takes
    fold: Span | None = None  # the `>` with which the text begins

    def at(self, offset: int, length: int = 1) -> Span:
        if not self.places:
            return self.span
        offset = min(offset, len(self.places) - 1)
        line, column, width = self.places[offset]
        end = column + width
        for number, start, wide in self.places[offset + 1 : offset + length]:
            if number != line:
                break
            end = start + wide
        return Span(self.path(0), line, column, max(1, end - column))


def joined_lines(scalar: Scalar) -> bool:
    """Whether a text is on several lines of the file that YAML has joined into fewer."""
    if not isinstance(scalar, Woven):
        return False
    return len({line for line, _, _ in scalar.places}) > len(scalar.text.rstrip("\n").split("\n"))


def fold_of(scalar: Scalar) -> Span | None:
    """The `>` that has joined several lines of a text."""
    return scalar.fold if isinstance(scalar, Woven) and joined_lines(scalar) else None


@dataclass(frozen=True, slots=True)
class Items:
    """A YAML list."""

    items: tuple[Value, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Fields:
    """A YAML mapping, in the order written; keys are unique texts."""

    entries: dict[str, Value]
    keys: dict[str, Scalar]
    span: Span


Value = Scalar | Items | Fields


def plain(value: Value) -> object:
    """The value without its positions: dicts, lists, numbers and texts."""
    match value:
        case Scalar():
            return value.value
        case Items():
            return [plain(item) for item in value.items]
        case Fields():
            return {key: plain(item) for key, item in value.entries.items()}
