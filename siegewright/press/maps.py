"""Maps as boards to print: where every space lies, what it is called, how it is linked.

A grid is drawn as it is written, with a colour and a mark for every letter. Named spaces lie where `at` says, or in
rows by section. A board that is larger than the paper is cut into pages that overlap.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from math import ceil
from typing import Any

from compiler import inspection
from siegewright.press.sheets import FOOT, MARGIN

CELL = 26.0  # millimetres of a square, so that a token fits
SMALLEST = 9.0
NAMED = (40.0, 24.0)  # a space with a name
OVERLAP = 8.0
EDGE = 6.0  # around the board
MOST_PAGES = 6  # a larger board is drawn smaller
EMPTY = " "
# Colours of letters, in this order; the first is for the most common letter.
TINTS = (
    "white",
    "sand",
    "sky",
    "green",
    "grey",
    "orange",
    "pink",
    "purple",
    "yellow",
    "brown",
    "blue",
    "red",
    "black",
)


@dataclass(slots=True)
class Board:
    """A map in millimetres."""

    title: str
    width: float
    height: float
    cell: float
    spaces: list[dict[str, Any]] = field(default_factory=list)
    links: list[dict[str, Any]] = field(default_factory=list)
    legend: list[dict[str, Any]] = field(default_factory=list)
    labels: list[dict[str, Any]] = field(default_factory=list)  # of columns and rows

    def data(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "width": round(self.width, 3),
            "height": round(self.height, 3),
            "cell": self.cell,
            "spaces": self.spaces,
            "links": self.links,
            "legend": self.legend,
            "labels": self.labels,
        }


def board_of(map: inspection.PrintedMap, paper: tuple[float, float]) -> Board:
    """A map as it is drawn."""
    data = map.data
    rows = data.get("rows")
    board = Board(map.name, 0.0, 0.0, CELL)
    if isinstance(rows, tuple) and rows:
        _grid(board, data, rows, paper)
    _named(board, data)
    return board


def _grid(
    board: Board,
    data: Mapping[str, Any],
    rows: tuple[str, ...],
    paper: tuple[float, float],
) -> None:
    columns = max(len(row) for row in rows)
    hexagonal = data.get("adjacency") == "hexagonal"
    # As large as a token needs, unless that takes too many sheets.
    cell = CELL
    while (
        cell > SMALLEST
        and _sheets(columns * cell + 2 * EDGE, len(rows) * cell + 2 * EDGE, paper) > MOST_PAGES
    ):
        cell -= 1
    board.cell = cell
    counts: dict[str, int] = {}
    for row in rows:
        for sign in row:
            if sign != EMPTY:
                counts[sign] = counts.get(sign, 0) + 1
    # Where a letter marks a single space, the letter itself is drawn and needs no colour of its own.
    order = sorted(counts, key=lambda sign: (-counts[sign], sign))
    tint = {sign: TINTS[min(at, len(TINTS) - 1)] for at, sign in enumerate(order)}
    checkered = len(order) == 1
    names = data.get("names")
    known = (
        {str(place).replace(" ", ""): name for name, place in names.items()}
        if isinstance(names, dict)
        else {}
    )
    shift = cell / 2 if hexagonal else 0.0
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign == EMPTY:
                continue
            name = known.get(f"({x + 1},{y + 1})", "")
            board.spaces.append(
                {
                    "x": round(EDGE + x * cell + shift * y, 3),
                    "y": round(EDGE + y * cell, 3),
                    "width": cell,
                    "height": cell,
                    "colour": ("sand" if (x + y) % 2 else "white") if checkered else tint[sign],
                    "plain": checkered or sign == order[0],
                    "label": name.replace("_", " ") if name else "",
                    "sign": "" if checkered or sign in ".#-" else sign,
                    "hexagon": hexagonal,
                }
            )
    board.width = 2 * EDGE + columns * cell + shift * (len(rows) - 1)
    board.height = 2 * EDGE + len(rows) * cell
    means = data.get("means")
    words = means if isinstance(means, dict) else {}
    legend = data.get("legend")
    fields = legend if isinstance(legend, dict) else {}
    for sign in order if not checkered else ():
        said = words.get(sign) or _described(fields.get(sign))
        if said:
            board.legend.append(
                {"sign": sign, "colour": tint[sign], "plain": sign == order[0], "text": str(said)}
            )
    named = data.get("columns")
    for x in range(columns):
        label = named[x] if isinstance(named, tuple) and x < len(named) else str(x + 1)
        board.labels.append({"x": EDGE + (x + 0.5) * cell, "y": EDGE / 2, "text": str(label)})
    for y in range(len(rows)):
        board.labels.append({"x": EDGE / 2, "y": EDGE + (y + 0.5) * cell, "text": str(y + 1)})


def _described(value: object) -> str:
    """The fields of a letter in words: `castle 1, wall`."""
    if not isinstance(value, dict):
        return ""
    parts = []
    for name, said in value.items():
        words = str(name).replace("_", " ")
        if said is True:
            parts.append(words)
        elif said not in (False, None):
            parts.append(f"{words} {str(said).replace('_', ' ')}")
    return ", ".join(parts)


def _named(board: Board, data: Mapping[str, Any]) -> None:
    """Spaces with names: where `at` says, else in rows by section, and their links."""
    spaces = data.get("spaces")
    named = (
        {str(name): said for name, said in spaces.items() if not str(name).startswith("(")}
        if isinstance(spaces, dict)
        else {}
    )
    if not named:
        return
    width, height = NAMED
    top = board.height + (6.0 if board.height else 0.0)
    sections = data.get("sections")
    groups: list[tuple[str, list[str]]] = []
    if isinstance(sections, dict):
        groups = [
            (str(title), [str(n) for n in names if str(n) in named])
            for title, names in sections.items()
        ]
    grouped = {name for _, names in groups for name in names}
    rest = [name for name in named if name not in grouped]
    if rest:
        groups.append(("", rest))
    places: dict[str, tuple[float, float]] = {}
    y = top + EDGE
    step_x, step_y = width + 8, height + 8
    for name, said in named.items():
        at = said.get("at") if isinstance(said, dict) else None
        if isinstance(at, list) and len(at) == 2:
            places[name] = (EDGE + float(at[0]) * step_x, top + EDGE + float(at[1]) * step_y)
    lowest = max((place[1] + step_y for place in places.values()), default=y)
    y = max(y, lowest) if places else y
    most = 6
    for title, names in groups:
        left = [name for name in names if name not in places]
        if not left:
            continue
        if title:
            board.labels.append({"x": EDGE, "y": y + 2, "text": title, "heading": True})
            y += 8
        columns = min(
            most, max(1, ceil(len(left) ** 0.5) if not title and len(left) > most else len(left))
        )
        for number, name in enumerate(left):
            row, column = divmod(number, columns)
            # Every other row goes back, so that a chain of spaces stays together.
            column = columns - 1 - column if row % 2 and not title else column
            places[name] = (EDGE + column * step_x, y + row * step_y)
        y += ceil(len(left) / columns) * step_y
    for name, (x, at_y) in places.items():
        board.spaces.append(
            {
                "x": round(x, 3), "y": round(at_y, 3), "width": width, "height": height, "colour": "sand",
                "plain": True, "label": _title(name), "sign": "", "hexagon": False,
            }
        )  # fmt: skip
    links = data.get("links")
    for chain in links if isinstance(links, tuple) else ():
        for one, other in pairwise(chain):
            _link(board, places, str(one), str(other), arrow=False)
    single = data.get("one_way")
    for one, other in single if isinstance(single, tuple) else ():
        _link(board, places, str(one), str(other), arrow=True)
    board.width = max(board.width, max(x + width for x, _ in places.values()) + EDGE)
    board.height = max(at_y + height for _, at_y in places.values()) + EDGE


def _link(
    board: Board, places: Mapping[str, tuple[float, float]], one: str, other: str, arrow: bool
) -> None:
    if one in places and other in places:
        width, height = NAMED
        (x1, y1), (x2, y2) = places[one], places[other]
        board.links.append(
            {
                "x1": round(x1 + width / 2, 3), "y1": round(y1 + height / 2, 3),
                "x2": round(x2 + width / 2, 3), "y2": round(y2 + height / 2, 3), "arrow": arrow,
            }
        )  # fmt: skip


def _title(name: str) -> str:
    return name.replace("_", " ").capitalize()


# ------------------------------------------------------------------ pages


def _usable(paper: tuple[float, float]) -> tuple[float, float]:
    return paper[0] - 2 * MARGIN - 4, paper[1] - MARGIN - FOOT - 6


def _sheets(width: float, height: float, paper: tuple[float, float]) -> int:
    wide, tall = _usable(paper)
    return _count(width, wide) * _count(height, tall)


def _count(length: float, room: float) -> int:
    """How many sheets a length takes, if each goes on a little beyond the next one's edge."""
    return 1 if length <= room else ceil((length - OVERLAP) / (room - OVERLAP))


def pages_of(board: Board, paper: tuple[float, float]) -> list[dict[str, Any]]:
    """The parts of a board, one for each sheet: what part of it is drawn there."""
    wide, tall = _usable(paper)
    columns, rows = _count(board.width, wide), _count(board.height, tall)
    pages = []
    for row in range(rows):
        for column in range(columns):
            x, y = column * (wide - OVERLAP), row * (tall - OVERLAP)
            pages.append(
                {
                    "x": round(x, 3),
                    "y": round(y, 3),
                    "width": round(min(wide, board.width - x), 3),
                    "height": round(min(tall, board.height - y), 3),
                    "name": f"row {row + 1}, column {column + 1}" if rows * columns > 1 else "",
                    "more_right": column + 1 < columns,
                    "more_below": row + 1 < rows,
                }
            )
    return pages
