"""Sheets of paper: where every card, tile and token is, its back behind it, and where to cut.

before   34 cards of 63 by 88 mm, A4, 1 mm of bleed
after    4 sheets with 9 cards each and 4 with their backs; the back of the first column is in the last one

Sheets are printed on both sides and turned over along their long edge. So a row of backs goes from right to left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MARGIN = 4.5  # what most printers leave white, in millimetres
FOOT = 7.5  # for the line at the bottom
MARK = 3.0  # length of a cut mark
Point = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Item:
    """Something to cut out, as often as it is needed."""

    card: int  # its number among the cards
    size: tuple[float, float]
    shape: str
    copies: int
    back: int = -1  # the number of its back


@dataclass(frozen=True, slots=True)
class Placed:
    card: int
    x: float  # of its top left corner, with the bleed
    y: float


@dataclass(slots=True)
class Sheet:
    """One side of a sheet."""

    side: str  # front, back or tiles
    items: list[Placed] = field(default_factory=list)
    marks: list[Point] = field(default_factory=list)
    note: str = "below"

    def data(self, note: str) -> dict[str, Any]:
        return {
            "side": self.side,
            "items": [{"card": i.card, "x": round(i.x, 3), "y": round(i.y, 3)} for i in self.items],
            "marks": [[round(number, 3) for number in mark] for mark in self.marks],
            "note": note,
            "note_at": self.note,
        }


class TooLarge(Exception):
    """Something that does not fit on a sheet of paper."""

    def __init__(self, card: int) -> None:
        super().__init__(str(card))
        self.card = card


def sheets_of(
    items: Sequence[Item], paper: tuple[float, float], bleed: float, backs: bool
) -> list[Sheet]:
    """All sides in the order in which they are printed: what has a back comes first, each front before its back."""
    made: list[Sheet] = []
    for with_back in (True, False):
        chosen = [item for item in items if (backs and item.back >= 0) == with_back]
        for size in dict.fromkeys((item.size, item.shape) for item in chosen):
            alike = [item for item in chosen if (item.size, item.shape) == size]
            made += _sheets(alike, paper, bleed, with_back)
    return made


def _sheets(
    items: Sequence[Item], paper: tuple[float, float], bleed: float, backs: bool
) -> Iterator[Sheet]:
    width, height = (side + 2 * bleed for side in items[0].size)
    columns = int((paper[0] - 2 * MARGIN) // width)
    rows = int((paper[1] - 2 * MARGIN) // height)
    if not columns or not rows:
        raise TooLarge(items[0].card)
    left = (paper[0] - columns * width) / 2
    # The note is below the cards or, where there is no room for it, at the side.
    note = "below" if paper[1] - MARGIN - FOOT >= rows * height else "beside"
    free = paper[1] - rows * height - (FOOT if note == "below" else 0.0)
    top = max(MARGIN, free / 2)
    copies = [item for item in items for _ in range(item.copies)]
    marks = list(_marks(left, top, columns, rows, (width, height), bleed))
    round_ = items[0].shape != "rectangle"
    for first in range(0, len(copies), columns * rows):
        front = Sheet("front", marks=[] if round_ else marks, note=note)
        back = Sheet("back", marks=front.marks, note=note)
        for place, item in enumerate(copies[first : first + columns * rows]):
            row, column = divmod(place, columns)
            y = top + row * height
            front.items.append(Placed(item.card, left + column * width, y))
            back.items.append(Placed(item.back, left + (columns - 1 - column) * width, y))
        yield front
        if backs:
            yield back


def _marks(
    left: float, top: float, columns: int, rows: int, cell: tuple[float, float], bleed: float
) -> Iterator[Point]:
    """Short lines outside of the cards, where a knife goes from edge to edge."""
    width, height = cell
    right, bottom = left + columns * width, top + rows * height
    for column in range(columns):
        for x in dict.fromkeys(
            (left + column * width + bleed, left + (column + 1) * width - bleed)
        ):
            yield x, top - MARK, x, top - 0.4
            yield x, bottom + 0.4, x, bottom + MARK
    for row in range(rows):
        for y in dict.fromkeys((top + row * height + bleed, top + (row + 1) * height - bleed)):
            yield left - MARK, y, left - 0.4, y
            yield right + 0.4, y, right + MARK, y


def tile_sheets(
    shapes: Sequence[tuple[tuple[str, ...], int]], paper: tuple[float, float], cell: float
) -> list[Sheet]:
    """Polyominoes in rows, each as often as it is needed; they are cut along their lines."""
    gap = 3.0
    made = [Sheet("tiles")]
    x, y, deepest = MARGIN + 6, MARGIN + 6, 0.0
    for number, (rows, copies) in enumerate(shapes):
        width, height = len(rows[0]) * cell, len(rows) * cell
        if width > paper[0] - 2 * MARGIN - 12 or height > paper[1] - FOOT - MARGIN - 12:
            raise TooLarge(number)
        for _ in range(copies):
            if x + width > paper[0] - MARGIN - 6:
                x, y, deepest = MARGIN + 6, y + deepest + gap, 0.0
            if y + height > paper[1] - FOOT - 6:
                made.append(Sheet("tiles"))
                x, y, deepest = MARGIN + 6, MARGIN + 6, 0.0
            made[-1].items.append(Placed(number, x, y))
            x, deepest = x + width + gap, max(deepest, height)
    return [sheet for sheet in made if sheet.items]
