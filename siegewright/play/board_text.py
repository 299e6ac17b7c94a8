"""A board as text for people."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from interpreter import Board
from siegewright.play.widths import right, width

_NUMBERED: Final = re.compile(r"(.* \(?)([0-9]+)(\)?)")


def draw_board(
    board: Board,
    cells: Mapping[int, str] | None = None,
    sections: Mapping[str, Sequence[str]] | None = None,
    columns: Sequence[str] = (),
) -> str:
    """A board as text with coordinates; `cells` replaces the characters of some spaces, `columns` their numbers.

    A cell of several lines makes its row as high, and lines are drawn between the rows.
    Spaces outside the grid follow under the headings of their sections, a line each; those with
    nothing to tell share the last line of their section.
    """
    shown = [(cells or {}).get(s, board.chars[s]) for s in range(board.size)]
    lines: list[str] = []
    inside = [s for s in range(board.size) if board.x[s]]
    if inside:
        words = [line for s in inside for line in shown[s].split("\n")]
        named = list(columns) or [str(x) for x in range(1, board.width + 1)]
        wide = max([width(line) for line in [*words, *named]])
        stacked = len(words) > len(inside)
        margin = len(str(board.height))
        heads = [right(head, wide) for head in named]
        lines.append((" " * margin + " " + " ".join(heads)).rstrip())
        for y in range(1, board.height + 1):
            # Rows of hexagons lie half a space further to the right than the row above.
            slant = " " * ((y - 1) * (wide + 1) // 2) if board.hexagonal else ""
            if stacked:
                lines.append(" " * margin + slant + (" " + "-" * wide) * board.width)
            spaces = [board.at(x, y) for x in range(1, board.width + 1)]
            row = [shown[s].split("\n") if s >= 0 else [] for s in spaces]
            for n in range(max(1, *map(len, row))):
                line = [(str(y).rjust(margin) if n == 0 else " " * margin) + slant]
                line += [right(cell[n] if n < len(cell) else "", wide) for cell in row]
                lines.append(" ".join(line).rstrip())
    rest = {s: None for s in range(board.size) if not board.x[s]}
    for heading, names in (sections or {}).items():
        inside = [board.find(name) for name in names]
        lines.append(f"-- {heading}")
        lines += [f"   {line}" for line in _told(board, inside, shown)]
        for space in inside:
            rest.pop(space, None)
    lines += _told(board, list(rest), shown)
    return "\n".join(lines)


def _told(board: Board, spaces: Sequence[int], shown: Sequence[str]) -> list[str]:
    """Spaces in words: those with something to tell, a line each, and the empty ones together."""
    lines = [f"{board.title(s)}: {shown[s]}" for s in spaces if shown[s].strip()]
    bare = _gathered([board.title(s) for s in spaces if not shown[s].strip()])
    return [*lines, f"empty: {', '.join(bare)}"] if bare else lines


def _gathered(titles: Sequence[str]) -> list[str]:
    """Titles that differ in a number at their end alone are put together.

    >>> _gathered(["the Mill (1)", "the Mill (2)", "Hall 1", "Hall 2", "the Inn"])
    ['the Mill (1, 2)', 'Hall 1, 2', 'the Inn']
    """
    found: dict[tuple[str, str], list[str]] = {}
    for title in titles:
        match = _NUMBERED.fullmatch(title)
        key = (match[1], match[3]) if match is not None else (title, "")
        found.setdefault(key, []).append(match[2] if match is not None else "")
    return [f"{before}{', '.join(numbers)}{after}" for (before, after), numbers in found.items()]
