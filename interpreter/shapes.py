"""Shapes made of squares, and where they fit on a small grid.

A set of squares of a grid is one number: the square x to the right and y down, both counted
from 0, is the bit y * width + x. So "does it fit" is a single `and`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from interpreter.limits import RuleError

# Python would go on, but compiled code is only fast with numbers that fit a machine word.
MOST_SQUARES: Final = 62

_FULL: Final = "#XxOo1"
_EMPTY: Final = ". 0"


class ShapeError(RuleError):
    """A shape that cannot be read, or a grid that is too large."""


@dataclass(frozen=True, slots=True)
class Shape:
    """Squares (x, y) from 0, in reading order, moved up and left as far as they go."""

    squares: tuple[tuple[int, int], ...]
    name: str = field(default="", compare=False)  # what players call it

    @property
    def width(self) -> int:
        return max([x for x, _ in self.squares]) + 1

    @property
    def height(self) -> int:
        return max([y for _, y in self.squares]) + 1

    def __str__(self) -> str:
        """As `parse` reads it, in one line: `#./##`."""
        rows = [["."] * self.width for _ in range(self.height)]
        for x, y in self.squares:
            rows[y][x] = "#"
        return "/".join(["".join(row) for row in rows])


def parse(text: str, name: str = "") -> Shape:
    """Read a drawing: `#` (or X, O) is a square, `.` or a blank is not; rows end at / or newline.

    >>> parse("#./##").squares
    ((0, 0), (0, 1), (1, 1))
    """
    squares: list[tuple[int, int]] = []
    for y, row in enumerate(text.replace("/", "\n").split("\n")):
        for x, char in enumerate(row):
            if char in _FULL:
                squares.append((x, y))
            elif char not in _EMPTY:
                raise ShapeError(f"`{char}` is neither a square (#) nor an empty place (.)")
    if not squares:
        raise ShapeError("a shape has at least one square")
    return _shape(squares, name)


def orientations(shape: Shape, turn: bool = True, flip: bool = True) -> tuple[Shape, ...]:
    """The shape as drawn, then its other turns and mirror images, each different one once."""
    found: dict[Shape, None] = {}
    start = [shape, _flipped(shape)] if flip else [shape]
    for image in start:
        for _ in range(4 if turn else 1):
            found[image] = None
            image = _turned(image)
    return tuple(found)


_PLACEMENTS: dict[tuple[Shape, int, int, bool, bool], tuple[int, ...]] = {}


def placements(
    shape: Shape, width: int, height: int, blocked: int = 0, turn: bool = True, flip: bool = True
) -> tuple[int, ...]:
    """Every way to lay the shape on free squares, as masks: by orientation, then reading order."""
    key = (shape, width, height, turn, flip)
    masks = _PLACEMENTS.get(key)
    if masks is None:
        masks = _all_placements(shape, width, height, turn, flip)
        _PLACEMENTS[key] = masks
    if not blocked:
        return masks
    return tuple([mask for mask in masks if not mask & blocked])


def mask_of(shape: Shape, width: int, x: int = 0, y: int = 0) -> int:
    """The squares of the shape with its top left corner at (x, y), from 0."""
    mask = 0
    for dx, dy in shape.squares:
        mask |= 1 << ((y + dy) * width + x + dx)
    return mask


def squares_of(mask: int, width: int) -> tuple[tuple[int, int], ...]:
    """The squares (x, y) from 0 of a mask, in reading order."""
    return tuple([(bit % width, bit // width) for bit in bits_of(mask)])


def bits_of(mask: int) -> tuple[int, ...]:
    """The numbers of the squares of a mask, ascending."""
    bits: list[int] = []
    while mask:
        low = mask & -mask
        bits.append(low.bit_length() - 1)
        mask ^= low
    return tuple(bits)


def count(mask: int) -> int:
    """How many squares a mask has."""
    return mask.bit_count()


def draw(mask: int, width: int, height: int, blocked: int = 0) -> str:
    """The grid as text: `#` for the mask, `x` for blocked squares, `.` for the others.

    >>> print(draw(0b0011, 2, 2, 0b0100))
    ##
    x.
    """
    rows: list[str] = []
    for y in range(height):
        row = ""
        for x in range(width):
            bit = 1 << (y * width + x)
            row += "#" if mask & bit else "x" if blocked & bit else "."
        rows.append(row)
    return "\n".join(rows)


def _all_placements(
    shape: Shape, width: int, height: int, turn: bool, flip: bool
) -> tuple[int, ...]:
    if width < 1 or height < 1 or width * height > MOST_SQUARES:
        raise ShapeError(f"a grid has 1 to {MOST_SQUARES} squares, not {width} by {height}")
    masks: list[int] = []
    for image in orientations(shape, turn, flip):
        for y in range(height - image.height + 1):
            for x in range(width - image.width + 1):
                masks.append(mask_of(image, width, x, y))
    return tuple(masks)


def _shape(squares: list[tuple[int, int]], name: str = "") -> Shape:
    left = min([x for x, _ in squares])
    top = min([y for _, y in squares])
    moved = sorted([(y - top, x - left) for x, y in squares])
    return Shape(tuple([(x, y) for y, x in moved]), name)


def _turned(shape: Shape) -> Shape:
    """A quarter turn to the right."""
    return _shape([(-y, x) for x, y in shape.squares])


def _flipped(shape: Shape) -> Shape:
    """Mirrored left to right."""
    return _shape([(-x, y) for x, y in shape.squares])


_DRAWN: dict[tuple[str, str], int] = {}


def drawn(text: str, letter: str) -> int:
    """The squares of a drawing that show a letter; the longest row gives the width."""
    key = (text, letter)
    if key not in _DRAWN:
        rows = [row.strip() for row in text.strip().split("\n")]
        width = max([len(row) for row in rows])
        mask = 0
        for y, row in enumerate(rows):
            for x, char in enumerate(row):
                if char == letter:
                    mask |= 1 << (y * width + x)
        _DRAWN[key] = mask
    return _DRAWN[key]


def singles(mask: int) -> tuple[int, ...]:
    """Each square of a set by itself, in reading order."""
    return tuple([1 << bit for bit in bits_of(mask)])


def groups(mask: int, width: int) -> tuple[int, ...]:
    """The groups of squares that touch along their sides, in reading order of their first squares."""
    left = mask
    found: list[int] = []
    for bit in bits_of(mask):
        if not left >> bit & 1:
            continue
        group = 0
        edge = [bit]
        while edge:
            here = edge.pop()
            if here < 0 or not left >> here & 1:
                continue
            left &= ~(1 << here)
            group |= 1 << here
            edge.append(here - width)
            edge.append(here + width)
            if here % width:
                edge.append(here - 1)
            if (here + 1) % width:
                edge.append(here + 1)
        found.append(group)
    return tuple(found)
