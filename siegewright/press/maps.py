"""Maps as boards to print: where every space is, what it is called, how it is linked.

A grid is drawn as it is written, with the grounds of its `look:`, else with a colour and a mark for every letter. Named spaces lie where `at` says, or in
rows by section. A board that is larger than the paper is cut into pages that overlap.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from math import ceil
from typing import Any

from compiler import inspection
from siegewright.drawing.palette import SEATS
from siegewright.press.sheets import FOOT, MARGIN

CELL = 26.0  # millimetres of a square, so that a token fits
SMALLEST = 9.0
HEXAGON = 1.155  # the height of a hexagon that is 1 wide
NAMED = (40.0, 24.0)  # a space with a name
GAP = 8.0  # between two of them
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
    routes: list[dict[str, Any]] = field(default_factory=list)

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
            "routes": self.routes,
        }


def board_of(map: inspection.PrintedMap, paper: tuple[float, float]) -> Board:
    """A map as it is drawn."""
    data = map.data
    rows = data.get("rows")
    board = Board(map.name, 0.0, 0.0, CELL)
    middles: dict[str, tuple[float, float]] = {}
    if isinstance(rows, tuple) and rows:
        _grid(board, map, rows, paper, middles)
    _named(board, map, paper, middles)
    _routes(board, map, middles)
    return board


def _ground(map: inspection.PrintedMap, said: object, x: int = 0, y: int = 0) -> str:
    """The ground of a space as its look has it; empty if that says nothing about grounds."""
    fields = {**map.usual, **(said if isinstance(said, dict) else {})}
    for name, words in map.look.get("grounds", {}).items():
        value = fields.get(name)
        word = words.get(str(value).lower() if isinstance(value, bool) else str(value))
        if word is None and value:
            word = words.get("any")
        if word is not None:
            return str(word)
    if map.look.get("checker") and x:
        return "dark" if (x + y) % 2 else "light"
    return str(map.look.get("ground", ""))


def _routes(
    board: Board, map: inspection.PrintedMap, middles: Mapping[str, tuple[float, float]]
) -> None:
    """The ways across the board, each a little beside the others, with arrows in their direction."""
    how = map.look.get("routes", "arrows")
    routes = map.data.get("routes")
    if how == "none" or not isinstance(routes, dict):
        return
    for number, route in enumerate(routes.values()):
        shift = (number - (len(routes) - 1) / 2) * 1.6
        points = [middles[str(space)] for space in route if str(space) in middles]
        board.routes.append(
            {
                "points": [[round(x + shift, 3), round(y + shift, 3)] for x, y in points],
                "colour": SEATS[number % len(SEATS)],
                "arrows": how == "arrows",
                "dashed": number % 2 == 1,
            }
        )


def _grid(
    board: Board,
    map: inspection.PrintedMap,
    rows: tuple[str, ...],
    paper: tuple[float, float],
    middles: dict[str, tuple[float, float]],
) -> None:
    data, cell_shape = map.data, map.look.get("cell", "square")
    columns = max(len(row) for row in rows)
    hexagonal = data.get("adjacency") == "hexagonal"
    # Hexagons reach into the rows beside them, and each row begins half a space further.
    tall, step = (HEXAGON, 0.75 * HEXAGON) if hexagonal else (1.0, 1.0)
    wide = columns + (len(rows) - 1) / 2 * hexagonal
    high = (len(rows) - 1) * step + tall

    def sheets(cell: float) -> int:
        return _sheets(wide * cell + 2 * EDGE, high * cell + 2 * EDGE, paper)

    # As large as a token needs; a little smaller if that saves sheets, and much if it would take too many.
    tries = [CELL - n for n in range(int(CELL * 0.2) + 1)]
    cell = min(tries, key=lambda size: (sheets(size), -size))
    while cell > SMALLEST and sheets(cell) > MOST_PAGES:
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
    legend = data.get("legend")
    fields = legend if isinstance(legend, dict) else {}
    own = data.get("spaces")
    single = own if isinstance(own, dict) else {}
    grounds = {sign: _ground(map, fields.get(sign)) for sign in order}
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign == EMPTY:
                continue
            name = known.get(f"({x + 1},{y + 1})", "")
            at = f"({x + 1}, {y + 1})"
            said = {**(fields.get(sign) or {}), **(single.get(at) or single.get(name) or {})}
            left, top = EDGE + x * cell + shift * y, EDGE + y * cell * step
            middles[at] = middles[name or at] = (left + cell / 2, top + cell * tall / 2)
            if cell_shape == "none":
                continue
            board.spaces.append(
                {
                    "ground": _ground(map, said, x + 1, y + 1),
                    "cell": cell_shape,
                    "x": round(left, 3),
                    "y": round(top, 3),
                    "width": cell,
                    "height": round(cell * tall, 3),
                    "colour": ("sand" if (x + y) % 2 else "white") if checkered else tint[sign],
                    "plain": checkered or sign == order[0],
                    "label": name.replace("_", " ") if name else "",
                    "sign": "" if checkered or sign in ".#-" else sign,
                    "hexagon": hexagonal,
                }
            )
    board.width = 2 * EDGE + wide * cell
    board.height = 2 * EDGE + high * cell
    means = data.get("means")
    words = means if isinstance(means, dict) else {}
    for sign in order if not checkered else ():
        meaning = words.get(sign) or _described(fields.get(sign))
        if meaning:
            board.legend.append(
                {
                    "sign": sign,
                    "ground": grounds[sign],
                    "colour": tint[sign],
                    "plain": sign == order[0],
                    "text": str(meaning),
                }
            )
    if map.look.get("coordinates") is False:
        return
    named = data.get("columns")
    for x in range(columns):
        label = named[x] if isinstance(named, tuple) and x < len(named) else str(x + 1)
        board.labels.append({"x": EDGE + (x + 0.5) * cell, "y": EDGE / 2, "text": str(label)})
    for y in range(len(rows)):
        middle = EDGE + (y * step + tall / 2) * cell
        board.labels.append({"x": EDGE / 2, "y": middle, "text": str(y + 1)})


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


@dataclass(slots=True)
class _Plan:
    """Where spaces with names are."""

    size: tuple[float, float]  # of a space
    places: dict[str, tuple[float, float]]
    headings: list[tuple[float, str]]
    width: float
    height: float


def _planned(
    named: Mapping[str, object],
    groups: list[tuple[str, list[str]]],
    top: float,
    most: int,
    part: float,
) -> _Plan:
    """Spaces of this part of their full size; rows have at most so many."""
    width, height = NAMED[0] * part, NAMED[1] * part
    step_x, step_y = width + GAP * part, height + GAP * part
    places: dict[str, tuple[float, float]] = {}
    headings: list[tuple[float, str]] = []
    y = top + EDGE
    for name, said in named.items():
        at = said.get("at") if isinstance(said, dict) else None
        if isinstance(at, list) and len(at) == 2:
            places[name] = (EDGE + float(at[0]) * step_x, top + EDGE + float(at[1]) * step_y)
    lowest = max((place[1] + step_y for place in places.values()), default=y)
    y = max(y, lowest) if places else y
    for title, names in groups:
        left = [name for name in names if name not in places]
        if not left:
            continue
        if title:
            headings.append((y + 2, title))
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
    return _Plan(
        (width, height),
        places,
        headings,
        max(x for x, _ in places.values()) + width + EDGE,
        max(at_y for _, at_y in places.values()) + height + EDGE,
    )


def _named(
    board: Board,
    map: inspection.PrintedMap,
    paper: tuple[float, float],
    middles: dict[str, tuple[float, float]],
) -> None:
    """Spaces with names: where `at` says, else in rows by section, and their links."""
    data = map.data
    spaces = data.get("spaces")
    named = (
        {str(name): said for name, said in spaces.items() if not str(name).startswith("(")}
        if isinstance(spaces, dict)
        else {}
    )
    if not named:
        return
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
    # As few sheets as there can be, then as large as can be.
    plans = [
        _planned(named, groups, top, most, part / 20)
        for part in range(20, 14, -1)
        for most in (6, 5, 4, 3)
    ]
    plan = min(plans, key=lambda p: _sheets(max(board.width, p.width), p.height, paper))
    places, (width, height) = plan.places, plan.size
    board.labels += [
        {"x": EDGE, "y": round(y, 3), "text": title, "heading": True} for y, title in plan.headings
    ]
    for name, (x, at_y) in places.items():
        middles[name] = (x + width / 2, at_y + height / 2)
        board.spaces.append(
            {
                "ground": _ground(map, named[name]), "cell": "square",
                "x": round(x, 3), "y": round(at_y, 3), "width": width, "height": height, "colour": "sand",
                "plain": True, "label": _title(name, named[name]), "sign": "", "hexagon": False,
            }
        )  # fmt: skip
    links = data.get("links")
    for chain in links if isinstance(links, tuple) else ():
        for one, other in pairwise(chain):
            _link(board, plan, str(one), str(other), arrow=False)
    single = data.get("one_way")
    for one, other in single if isinstance(single, tuple) else ():
        _link(board, plan, str(one), str(other), arrow=True)
    board.width, board.height = max(board.width, plan.width), plan.height


def _link(board: Board, plan: _Plan, one: str, other: str, arrow: bool) -> None:
    places, (width, height) = plan.places, plan.size
    if one in places and other in places:
        (x1, y1), (x2, y2) = places[one], places[other]
        board.links.append(
            {
                "x1": round(x1 + width / 2, 3), "y1": round(y1 + height / 2, 3),
                "x2": round(x2 + width / 2, 3), "y2": round(y2 + height / 2, 3), "arrow": arrow,
            }
        )  # fmt: skip


def _title(name: str, said: object) -> str:
    """What people call a space: what it says, else its id."""
    own = said.get("name") if isinstance(said, dict) else None
    words = own if isinstance(own, str) else name.replace("_", " ")
    return words[:1].upper() + words[1:]


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
