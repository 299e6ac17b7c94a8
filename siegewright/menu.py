"""Options with numbers from 1 for people to choose from; what only differs in its space is one line."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from textwrap import shorten

PAGE = 30
WIDEST = 60  # longer words of an option do not stand before the answer once more
FEW = 4  # options that differ in their space alone are put together from here on
_SPACE = re.compile(r"\((\d+), (\d+)\)")
_COORDINATES = re.compile(r"\(?\s*(\d+)\s*[ ,]\s*(\d+)\s*\)?$")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the menu: an option, or a row of options in many spaces."""

    text: str
    options: tuple[int, ...]


class Menu:
    """The options of a decision; `default` is the one that an empty line takes."""

    def __init__(
        self, words: Sequence[str], say: Callable[[str], None], default: int | None = None
    ) -> None:
        self.words = words
        self.say = say
        self.default = default
        self.lines = _lines(words, range(len(words)))
        self.first = 0

    @property
    def prompt(self) -> str:
        """What stands before the answer."""
        if self.default is None:
            return "> "
        return f"[Enter: {shorten(self.words[self.default], WIDEST, placeholder=' ...')}] > "

    def show(self) -> None:
        """The page that begins with `first`."""
        page = self.lines[self.first : self.first + PAGE]
        wide = max([len(_numbers(line)) for line in page], default=1)
        for line in page:
            self.say(f"  {_numbers(line):>{wide}}  {line.text}")
        left = len(self.lines) - self.first - len(page)
        if left > 0:
            self.say(f"  ... and {left} more: say `more`, or some words of an option")

    def more(self) -> None:
        self.first += PAGE
        if self.first >= len(self.lines):
            self.first = 0
        self.show()

    def reset(self) -> None:
        self.lines = _lines(self.words, range(len(self.words)))
        self.first = 0
        self.show()

    def choose(self, line: str) -> int | None:
        """The option that a line means; if that is not clear, help and None."""
        if line.isdecimal():
            number = int(line) if len(line) < 9 else 0
            if 1 <= number <= len(self.words):
                return number - 1
            self.say(f"There are options 1 to {len(self.words)}. `help` tells more.")
            return None
        exact = [i for i, words in enumerate(self.words) if words.lower() == line.lower()]
        if len(exact) == 1:
            return exact[0]
        found = [i for i, words in enumerate(self.words) if _fits(line, words)]
        if len(found) == 1:
            return found[0]
        if not found:
            self.say(f"No option has `{line}` in it. `help` tells what can be said.")
            return None
        self.lines = _lines(self.words, found)
        self.first = 0
        self.say(f"{len(found)} options fit:")
        self.show()
        return None


def places(words: Sequence[str]) -> list[tuple[int, int]]:
    """The squares of options that name one, as columns and rows."""
    found = [_SPACE.findall(text) for text in words]
    return [(int(f[0][0]), int(f[0][1])) for f in found if len(f) == 1]


def _lines(words: Sequence[str], options: Sequence[int]) -> list[Line]:
    """One line an option, but a single one for options in a row that differ in their space alone.

    >>> [line.text for line in _lines(["a", "go to (1, 1)", "go to (1, 2)"], range(3))]
    ['a', 'go to (1, 1)', 'go to (1, 2)']
    """
    rows: list[tuple[str | None, list[int]]] = []
    for option in options:
        spaces = _SPACE.findall(words[option])
        without = _SPACE.sub("...", words[option]) if len(spaces) == 1 else None
        if (
            rows
            and without is not None
            and rows[-1][0] == without
            and rows[-1][1][-1] == option - 1
        ):
            rows[-1][1].append(option)
        else:
            rows.append((without, [option]))
    lines: list[Line] = []
    for without, row in rows:
        if without is None or len(row) < FEW:
            lines += [Line(words[option], (option,)) for option in row]
        else:
            told = f"{len(row)} spaces, `+` on the board: say column and row, as in `{_say(words[row[0]])}`"
            lines.append(Line(f"{without} ({told})", tuple(row)))
    return lines


def _say(words: str) -> str:
    column, row = places([words])[0]
    return f"{column} {row}"


def _numbers(line: Line) -> str:
    first, last = line.options[0] + 1, line.options[-1] + 1
    return str(first) if first == last else f"{first}-{last}"


def _fits(line: str, words: str) -> bool:
    """Whether words of an option are meant: all of the line's words, and its square if it has one."""
    coordinates = _COORDINATES.search(line)
    if coordinates is not None:
        square = places([words])
        if square != [(int(coordinates[1]), int(coordinates[2]))]:
            return False
        line = line[: coordinates.start()]
    return all(part in words.lower() for part in line.lower().split())
