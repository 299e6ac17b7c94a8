"""Sets of spaces as bit masks, so that a search moves its whole border at once.

Each square of the grid has a bit, row by row, and the spaces outside the grid follow. Those whose neighbours
are the squares beside them are shifted together; only the others are looked at one by one.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress

_DIGITS = bytes.maketrans(b"01", b"\0\1")


class Cells:
    """The bits of the spaces of a board, and those of their neighbours."""

    __slots__ = (
        "_all",
        "_bit",
        "_diagonal",
        "_hexagonal",
        "_inner",
        "_near",
        "_odd",
        "_spaces",
        "_width",
        "of_space",
    )

    def __init__(
        self,
        x: tuple[int, ...],
        y: tuple[int, ...],
        width: int,
        near: tuple[tuple[int, ...], ...],
        adjacency: str,
    ) -> None:
        # One column more than the grid has: what is shifted over an edge falls into it and is dropped.
        self._width: int = width + 1
        squares = self._width * (max(y, default=0) + 1)
        of_space: list[int] = []
        for space in range(len(x)):
            inside = x[space] > 0
            of_space.append(y[space] * self._width + x[space] - 1 if inside else squares + space)
        self.of_space: tuple[int, ...] = tuple(of_space)
        self._bit: tuple[int, ...] = tuple([1 << cell for cell in of_space])
        places = [0] * (squares + len(x))
        for space, cell in enumerate(of_space):
            places[cell] = space
        self._spaces: tuple[int, ...] = tuple(places)
        self._all: int = self.bits(range(len(x)))
        self._diagonal: bool = adjacency == "diagonal"
        self._hexagonal: bool = adjacency == "hexagonal"
        self._near: dict[int, int] = {}  # of those that are looked at one by one, by bit
        self._inner: int = 0  # those that are shifted
        self._odd: int = 0
        for space, others in enumerate(near):
            bit = 1 << of_space[space]
            neighbours = self.bits(others)
            if x[space] and adjacency != "none" and self._shifted(bit) & self._all == neighbours:
                self._inner |= bit
            else:
                self._odd |= bit
                self._near[bit] = neighbours

    def bits(self, spaces: Iterable[int]) -> int:
        found = 0
        bit = self._bit
        for space in spaces:
            found |= bit[space]
        return found

    def spaces(self, bits: int) -> tuple[int, ...]:
        """The spaces in ascending order: bits are in the order of spaces."""
        return tuple(compress(self._spaces, f"{bits:b}"[::-1].encode().translate(_DIGITS)))

    def beside(self, bits: int) -> int:
        """The neighbours of all spaces of a group."""
        odd = bits & self._odd
        if not odd:
            return self._shifted(bits) & self._all
        found = self._shifted(bits & self._inner) & self._all
        while odd:
            bit = odd & -odd
            found |= self._near[bit]
            odd ^= bit
        return found

    def _shifted(self, bits: int) -> int:
        beside = bits << 1 | bits >> 1
        if self._hexagonal:  # one row up and one to the right at once, and back
            return beside | (bits | bits >> 1) << self._width | (bits | bits << 1) >> self._width
        wide = beside | bits if self._diagonal else bits
        return beside | wide << self._width | wide >> self._width
