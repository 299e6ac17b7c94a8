"""Converts positions to a later version of a text: before a change they stay, after it they move.

before   units:\n  draw 1        a line is added above the second
after    the 3rd column of line 2 is the 3rd column of line 3
"""

from __future__ import annotations

from compiler.source.positions import Span


class Moved:
    """Two versions of a text. Places inside of what differs have no counterpart."""

    def __init__(self, old: str, new: str) -> None:
        self.same = old == new
        if self.same:
            return
        self.old, self.new = old.split("\n"), new.split("\n")
        least = min(len(self.old), len(self.new))
        self.above = 0  # equal lines before the change
        while self.above < least and self.old[self.above] == self.new[self.above]:
            self.above += 1
        self.below = 0  # and after it
        rest = least - self.above
        while self.below < rest and self.old[-1 - self.below] == self.new[-1 - self.below]:
            self.below += 1

    def forward(self, line: int, column: int, length: int = 0) -> tuple[int, int] | None:
        """The place in the new text of a stretch of the old one."""
        return (line, column) if self.same else self._go(self.old, self.new, line, column, length)

    def back(self, line: int, column: int, length: int = 0) -> tuple[int, int] | None:
        """The place in the old text of a stretch of the new one."""
        return (line, column) if self.same else self._go(self.new, self.old, line, column, length)

    def span(self, span: Span) -> Span | None:
        """A span of the old text in the new one."""
        found = self.forward(span.line, span.column, span.length)
        return Span(span.path, *found, span.length) if found is not None else None

    def _go(
        self, here: list[str], there: list[str], line: int, column: int, length: int
    ) -> tuple[int, int] | None:
        if line <= self.above:
            return line, column
        if line > len(here) - self.below:
            return line + len(there) - len(here), column
        if len(here) != len(there) or len(here) - self.above - self.below != 1:
            return None
        # One line differs: what is before and after its change is known, too.
        row, other = here[line - 1], there[line - 1]
        least, start, end = min(len(row), len(other)), 0, 0
        while start < least and row[start] == other[start]:
            start += 1
        while end < least - start and row[-1 - end] == other[-1 - end]:
            end += 1
        if column - 1 + length < start:
            return line, column
        if column - 1 > len(row) - end:
            return line, column + len(other) - len(row)
        return None
