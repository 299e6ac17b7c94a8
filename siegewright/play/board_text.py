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
    screen: int | None = None,
) -> str:
    """A board as text with coordinates; `cells` replaces the characters of some spaces, `columns` their numbers.

    A cell of several lines makes its row as high, and lines are drawn between the rows.
    A grid that is wider than the `screen` gets narrow columns where little is drawn; if it is still too
    wide, it is drawn in parts, one below the other.
    Spaces outside the grid follow under the headings of their sections, a line each; those with
    nothing to tell share the last line of their section.
    """
    shown = [(cells or {}).get(s, board.chars[s]) for s in range(board.size)]
    lines = _grid(board, shown, columns, screen) if any(board.x) else []
    rest = {s: None for s in range(board.size) if not board.x[s]}
    for heading, names in (sections or {}).items():
        inside = [board.find(name) for name in names]
        lines.append(f"-- {heading}")
        lines += [f"   {line}" for line in _told(board, inside, shown)]
        for space in inside:
            rest.pop(space, None)
    lines += _told(board, list(rest), shown)
    return "\n".join(lines)


def _grid(
    board: Board, shown: Sequence[str], columns: Sequence[str], screen: int | None
) -> list[str]:
    """The spaces with coordinates, with the numbers of their rows and the heads of their columns."""
    heads = list(columns) or [str(x) for x in range(1, board.width + 1)]
    grid = [
        [shown[s].split("\n") if s >= 0 else [] for s in row]
        for row in (
            [board.at(x, y) for x in range(1, board.width + 1)] for y in range(1, board.height + 1)
        )
    ]
    wides = [
        max([width(line) for line in [head, *[line for cell in column for line in cell]]])
        for head, column in zip(heads, zip(*grid, strict=True), strict=True)
    ]
    widest = max(wides)
    margin = len(str(board.height))
    # Rows of hexagons lie half a space further to the right than the row above.
    slants = [" " * (y * (widest + 1) // 2 * board.hexagonal) for y in range(board.height)]
    room = None if screen is None else screen - margin - len(slants[-1])
    if board.hexagonal or room is None or len(wides) * (widest + 1) <= room:
        wides = [widest] * board.width
    stacked = any(len(cell) > 1 for row in grid for cell in row)
    lines: list[str] = []
    for part in _parts(wides, room):
        own = wides[part]
        named = [right(head, wide) for head, wide in zip(heads[part], own, strict=True)]
        lines.append(" ".join([" " * margin, *named]).rstrip())
        for y, row in enumerate(grid):
            if stacked:
                lines.append(" " * margin + slants[y] + "".join([" " + "-" * wide for wide in own]))
            for n in range(max(1, *[len(cell) for cell in row])):
                number = str(y + 1) if n == 0 else ""
                drawn = [
                    right(cell[n] if n < len(cell) else "", wide)
                    for cell, wide in zip(row[part], own, strict=True)
                ]
                lines.append(" ".join([number.rjust(margin) + slants[y], *drawn]).rstrip())
    return lines


def _parts(wides: Sequence[int], room: int | None) -> list[slice]:
    """Columns that fit side by side, each with a space before it.

    >>> _parts([3, 3, 3, 3], 8), _parts([3, 3], 8), _parts([9, 9], 8)
    ([slice(0, 2, None), slice(2, 4, None)], [slice(0, 2, None)], [slice(0, 1, None), slice(1, 2, None)])
    """
    starts, used = [0], 0
    for column, wide in enumerate(wides):
        used += wide + 1
        if room is not None and used > room and column > starts[-1]:
            starts.append(column)
            used = wide + 1
    ends = [*starts[1:], len(wides)]
    return [slice(start, end) for start, end in zip(starts, ends, strict=True)]


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
