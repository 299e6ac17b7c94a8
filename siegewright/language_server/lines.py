"""Texts as editors count them.

Siegewright counts lines and columns from 1, and columns in code points. Editors count from 0, and columns in the
units of the encoding that was agreed on, usually UTF-16: a sword is one code point and two such units.
"""

from __future__ import annotations

import re
from functools import cached_property

BREAK = re.compile(r"\r\n|\n|\r")
MARK = "\ufeff"  # some editors leave the byte order mark in the text
WIDTHS = {"utf-8": (1, 2, 3, 4), "utf-16": (1, 1, 1, 2), "utf-32": (1, 1, 1, 1)}


class Lines:
    """A text as an editor has it, with places in its units."""

    def __init__(self, text: str, encoding: str) -> None:
        self.text = text
        self.encoding = encoding

    @cached_property
    def rows(self) -> list[str]:
        return BREAK.split(self.text)

    @cached_property
    def plain(self) -> str:
        """The text as the compiler reads it: with plain line ends, without a byte order mark."""
        return self.text.replace("\r\n", "\n").replace("\r", "\n").removeprefix(MARK)

    def place(self, line: int, character: int) -> tuple[int, int]:
        """A place of the editor as a line and a column of the compiler."""
        if line >= len(self.rows):
            return len(self.rows), len(self.rows[-1]) + 1 - self._lead(len(self.rows))
        row = self.rows[line]
        if row.isascii() or self.encoding == "utf-32":
            column = min(character, len(row))
        else:
            column = units = 0
            while column < len(row) and units < character:
                units += width(row[column], self.encoding)
                column += 1
        return line + 1, max(1, column + 1 - self._lead(line + 1))

    def position(self, line: int, column: int) -> tuple[int, int]:
        """A line and a column of the compiler as a place of the editor."""
        if line > len(self.rows):
            line, column = len(self.rows), len(self.rows[-1]) + 1
        row = self.rows[line - 1]
        before = row[: column - 1 + self._lead(line)]
        if before.isascii() or self.encoding == "utf-32":
            return line - 1, len(before)
        return line - 1, sum(width(sign, self.encoding) for sign in before)

    def offset(self, line: int, character: int) -> int:
        """The index in the text of a place of the editor."""
        if line > len(self._starts) - 1:
            return len(self.text)
        row_line, column = self.place(line, character)
        return self._starts[line] + column - 1 + self._lead(row_line)

    @cached_property
    def _starts(self) -> list[int]:
        return [0, *(found.end() for found in BREAK.finditer(self.text))]

    def changed(self, start: tuple[int, int], end: tuple[int, int], text: str) -> Lines:
        """The text with another stretch in the place of one; what is out of reach is cut off."""
        first, last = self.offset(*start), self.offset(*end)
        first, last = min(first, last), max(first, last)
        return Lines(self.text[:first] + text + self.text[last:], self.encoding)

    def _lead(self, line: int) -> int:
        return 1 if line == 1 and self.text.startswith(MARK) else 0


def width(sign: str, encoding: str) -> int:
    """How many units of an encoding a code point takes."""
    widths = WIDTHS[encoding]
    return widths[sum(ord(sign) >= bound for bound in (0x80, 0x800, 0x10000))]
