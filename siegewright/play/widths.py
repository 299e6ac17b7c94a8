"""The width of text on a screen.

Chinese, Japanese and Korean letters and most emoji take two columns, combining marks take none, and
neither do the sequences that set colours.
"""

from __future__ import annotations

import re
from typing import Final
from unicodedata import category, east_asian_width

COLOUR: Final = re.compile(r"\033\[[0-9;]*m")
_WORD: Final = re.compile(r" *[^ ]+")
_PLAIN: Final = "\033[0m"
# Of players, in the order of seats; red and green do not stand side by side.
_COLOURS: Final = ("36", "33", "35", "32", "34", "31", "96", "93")


def width(text: str) -> int:
    """How many columns of the screen a text takes.

    >>> width("Tor"), width("塔"), width("\033[36mTor\033[0m")
    (3, 2, 3)
    """
    if text.isascii() and "\033" not in text:
        return len(text)
    return sum([_columns(letter) for letter in COLOUR.sub("", text)])


def _columns(letter: str) -> int:
    if category(letter) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(letter) in ("W", "F") else 1


def right(text: str, columns: int) -> str:
    """The text at the right edge of so many columns."""
    return " " * (columns - width(text)) + text


def left(text: str, columns: int) -> str:
    """The text at the left edge of so many columns."""
    return text + " " * (columns - width(text))


def coloured(text: str, seat: int) -> str:
    """The text in the colour of a seat; without sequences of its own."""
    clean = "".join([letter if letter.isprintable() else "?" for letter in text])
    return f"\033[{_COLOURS[seat % len(_COLOURS)]}m{clean}{_PLAIN}"


def wrapped(text: str, columns: int, indent: str = "") -> list[str]:
    """The text in lines of at most so many columns, broken at words; later lines are indented.

    A word that is longer than a line stays whole.

    >>> wrapped("go to the old mill", 10, "  ")
    ['go to the', '  old mill']
    """
    lines: list[str] = []
    line = ""
    for word in _WORD.findall(text):
        if line.strip() and width(line) + width(word) > columns:
            lines.append(line)
            line = indent + word.lstrip(" ")
        else:
            line += word
    return [*lines, line]
