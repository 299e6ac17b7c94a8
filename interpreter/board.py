"""The spaces of a map: which there are, how they lie, and how to get from one to another.

A board does not change during a game and is shared by all clones of it. Spaces are numbers
from 0: first those of the grid in reading order, then the named ones in the order declared.
Lists of spaces are in ascending order unless something else is said, so that options come in
the same order on every machine.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from operator import add
from typing import Any, Final

from interpreter.cells import Cells
from interpreter.limits import LONGEST_LINE, RuleError

# No space, piece, player or zone. Far below zero, so that reading a column with it fails loudly
# instead of giving the last entry.
NOTHING: Final = -1_000_000

MOST_MOVES: Final = 10_000  # that a board remembers
MOST_ANSWERS: Final = 20_000
MOST_GROUPS: Final = 5_000

ADJACENCY: Final = ("orthogonal", "diagonal", "hexagonal", "none")

_SIDES: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))
_SIDES_AND_CORNERS: Final = (
    (-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1),
)  # fmt: skip
# Half of the eight directions: the other half gives the same lines, read backwards.
_AXES: Final = ((1, 0), (0, 1), (1, 1), (-1, 1))
# Hexagons: every row lies half a space further to the right than the row above it.
_HEXAGON: Final = ((0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1))
_HEXAGON_AXES: Final = ((1, 0), (0, 1), (-1, 1))


class BoardError(ValueError):
    """The data of a map contradicts itself; the message says where."""


class Rows(dict[int, tuple[int, ...]]):
    """A table of how far each space is from each other, made row by row as it is asked for."""

    def __init__(
        self, x: tuple[int, ...], y: tuple[int, ...], larger: bool, hexagonal: bool = False
    ) -> None:
        super().__init__()
        self.x = x
        self.y = y
        self.larger = larger  # of columns and rows; else both are added
        self.hexagonal = hexagonal  # then a step may be one to the right and one up at once
        self.beside = [b for b, column in enumerate(x) if not column]  # spaces off the grid
        # How far each space is from a column and from a row: made once for all spaces there.
        self.across: dict[int, list[int]] = {}
        self.along: dict[int, list[int]] = {}

    def __missing__(self, a: int) -> tuple[int, ...]:
        here, down = self.x[a], self.y[a]
        if not here:
            row = [-1] * len(self.x)
        else:
            if here not in self.across:
                self.across[here] = [abs(x - here) for x in self.x]
            if down not in self.along:
                self.along[down] = [abs(y - down) for y in self.y]
            across, along = self.across[here], self.along[down]
            if self.hexagonal:
                row = [
                    max(c, r) if (x - here) * (y - down) < 0 else c + r
                    for x, y, c, r in zip(self.x, self.y, across, along, strict=True)
                ]
            else:
                row = list(map(max if self.larger else add, across, along))
            for b in self.beside:
                row[b] = -1
        found = tuple(row)
        self[a] = found
        return found


class Shifts(dict[int, "ShiftsAcross"]):
    """By columns, by rows: a table of the space that far from each space, made when it is asked for.

    `shifts[1][-1]`: numbers are found faster than a pair that is made for the question.
    """

    def __init__(
        self, x: tuple[int, ...], y: tuple[int, ...], width: int, height: int, squares: list[int]
    ) -> None:
        super().__init__()
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.squares = squares  # what lies in each column of each row
        self.nowhere: tuple[int, ...] = (NOTHING,) * len(x)

    def __missing__(self, dx: int) -> ShiftsAcross:
        found = ShiftsAcross(self, dx)
        if abs(dx) < self.width:  # of others there are more than a game can hold
            self[dx] = found
        return found


class ShiftsAcross(dict[int, tuple[int, ...]]):
    """By rows: the tables of shifts by one number of columns."""

    def __init__(self, shifts: Shifts, dx: int) -> None:
        super().__init__()
        self.shifts = shifts
        self.dx = dx

    def __missing__(self, dy: int) -> tuple[int, ...]:
        board, dx = self.shifts, self.dx
        if abs(dx) >= board.width or abs(dy) >= board.height:
            return board.nowhere  # not kept: there are more of these than a game can hold
        found: list[int] = []
        for x, y in zip(board.x, board.y, strict=True):
            inside = x and 1 <= x + dx <= board.width and 1 <= y + dy <= board.height
            found.append(
                board.squares[(y + dy - 1) * board.width + x + dx - 1] if inside else NOTHING
            )
        table = tuple(found)
        self[dy] = table
        return table


class Rays(dict[int, "RaysAcross"]):
    """By columns, by rows: a table of all spaces onward in that direction from each space, nearest first.

    A ray ends at the edge of the grid or at a hole.
    """

    def __init__(self, shifts: Shifts) -> None:
        super().__init__()
        self.shifts = shifts

    def __missing__(self, dx: int) -> RaysAcross:
        found = RaysAcross(self.shifts, dx)
        if abs(dx) < self.shifts.width:
            self[dx] = found
        return found


class RaysAcross(dict[int, tuple[tuple[int, ...], ...]]):
    """By rows: the tables of rays with one number of columns a step."""

    def __init__(self, shifts: Shifts, dx: int) -> None:
        super().__init__()
        self.shifts = shifts
        self.dx = dx

    def __missing__(self, dy: int) -> tuple[tuple[int, ...], ...]:
        if self.dx == dy == 0:
            raise RuleError("a ray needs a direction")
        shift = self.shifts[self.dx][dy]
        rows: list[tuple[int, ...]] = []
        for space in shift:
            spaces: list[int] = []
            while space >= 0:
                spaces.append(space)
                space = shift[space]
            rows.append(tuple(spaces))
        table = tuple(rows)
        if shift is not self.shifts.nowhere:
            self[dy] = table
        return table


class Board:
    """Spaces, their coordinates and fields, and tables of how they lie to one another.

    Tables are tuples with an entry a space; NOTHING stands for "no space". Spaces outside the grid
    have the coordinates (0, 0) and no part in anything geometric.
    """

    __slots__ = (
        "_cells", "_distances", "_lines", "_named", "_paths_back", "_reachable",
        "_rectangles", "_squares", "_tuples", "_within", "around", "chars", "columns", "height", "hexagonal", "index", "kings", "map", "names", "near", "rays",
        "routes", "shifts", "size", "stepped", "width", "x", "y",
    )  # fmt: skip

    def __init__(
        self,
        rows: Sequence[str],
        legend: Mapping[str, Mapping[str, object]],
        adjacency: str,
        spaces: Mapping[str, Mapping[str, object]],
        links: Iterable[Sequence[str]],
        one_way: Iterable[Sequence[str]],
        routes: Mapping[str, Sequence[str]],
        names: Mapping[str, str],
        defaults: Mapping[str, object],
        map: str = "",
    ) -> None:
        self.map = map  # the id of the map it is made from
        self.hexagonal = adjacency == "hexagonal"
        if adjacency not in ADJACENCY:
            raise BoardError(f"adjacency is one of {', '.join(ADJACENCY)}, not `{adjacency}`")
        self.width: int = max([len(row) for row in rows], default=0)
        self.height: int = len(rows)
        self._squares: list[int] = [NOTHING] * (self.width * self.height)

        xs: list[int] = []
        ys: list[int] = []
        chars: list[str] = []
        known: list[str] = []
        fields: list[Mapping[str, object]] = []
        for y, row in enumerate(rows, 1):
            for x, char in enumerate(row, 1):
                if char.isspace():
                    continue
                if char not in legend and legend and char != ".":
                    raise BoardError(f"`{char}` at ({x}, {y}) is not in the legend")
                self._squares[(y - 1) * self.width + x - 1] = len(xs)
                xs.append(x)
                ys.append(y)
                chars.append(char)
                known.append(f"({x}, {y})")
                fields.append(legend.get(char, {}))

        index = {name: space for space, name in enumerate(known)}
        later: list[str] = []
        for alias, name in names.items():
            if _tidy(name) in index:
                _add_name(index, alias, index[_tidy(name)])
            else:
                later.append(alias)  # for a space that is declared below
        for name, own in spaces.items():
            place = index.get(_tidy(name), -1)
            if place >= 0:
                fields[place] = {**fields[place], **own}
                continue
            if name.startswith("("):
                raise BoardError(f"there is no space {name} in the grid")
            _add_name(index, name, len(known))
            known.append(name)
            xs.append(0)
            ys.append(0)
            chars.append("")
            fields.append(own)
        for alias in later:
            _add_name(index, alias, _find(index, names[alias], f"the name `{alias}`"))

        self.size: int = len(known)
        self.x: tuple[int, ...] = tuple(xs)
        self.y: tuple[int, ...] = tuple(ys)
        self.names: tuple[str, ...] = tuple(known)
        self.chars: tuple[str, ...] = tuple(chars)
        self.index: dict[str, int] = index
        self.columns: dict[str, list[Any]] = _columns(fields, defaults)

        # Between spaces of the grid: columns and rows added, and the larger of the two. -1 for those
        # outside it.
        self.stepped = Rows(self.x, self.y, False, self.hexagonal)
        self.kings = Rows(self.x, self.y, True, self.hexagonal)
        self.shifts = Shifts(self.x, self.y, self.width, self.height, self._squares)
        self.rays = Rays(self.shifts)
        self._named: dict[tuple[str, ...], tuple[int, ...]] = {}
        self._lines: dict[int, tuple[tuple[tuple[int, ...], ...], ...]] = {}
        self._rectangles: dict[tuple[int, int], tuple[tuple[int, ...], ...]] = {}
        self._within: dict[int, tuple[tuple[int, ...], ...]] = {}
        # Moves that were asked for: rules ask for the same one again and again.
        self._reachable: dict[tuple[int, int, int, int], tuple[int, ...]] = {}
        # What was blocked then, as bits: tuples often come again.
        self._tuples: dict[int, tuple[tuple[int, ...], int]] = {}

        self.around: tuple[tuple[int, ...], ...] = self._neighbours(
            _HEXAGON if self.hexagonal else _SIDES_AND_CORNERS
        )
        to: list[set[int]] = [set() for _ in range(self.size)]
        if adjacency != "none":
            beside = self._neighbours(_SIDES) if adjacency == "orthogonal" else self.around
            for space in range(self.size):
                to[space].update(beside[space])
        for link in links:
            _join(to, index, link, True)
        for link in one_way:
            _join(to, index, link, False)
        self.near: tuple[tuple[int, ...], ...] = tuple([tuple(sorted(s)) for s in to])
        self._cells = Cells(self.x, self.y, self.width, self.near, adjacency)
        self._distances: list[tuple[int, ...] | None] = [None] * self.size
        back: list[list[int]] = [[] for _ in range(self.size)]
        for space in range(self.size):
            for other in self.near[space]:
                back[other].append(space)
        self._paths_back: tuple[tuple[int, ...], ...] = tuple([tuple(s) for s in back])

        self.routes: dict[str, tuple[int, ...]] = {}
        for route, stops in routes.items():
            path = tuple([_find(index, stop, f"the route `{route}`") for stop in stops])
            if len(set(path)) != len(path):
                raise BoardError(f"the route `{route}` comes to the same space twice")
            self.routes[route] = path

    @staticmethod
    def grid(
        text: str,
        *,
        legend: Mapping[str, Mapping[str, object]] | None = None,
        adjacency: str = "orthogonal",
        spaces: Mapping[str, Mapping[str, object]] | None = None,
        links: Iterable[Sequence[str]] = (),
        one_way: Iterable[Sequence[str]] = (),
        routes: Mapping[str, Sequence[str]] | None = None,
        names: Mapping[str, str] | None = None,
        defaults: Mapping[str, object] | None = None,
    ) -> Board:
        """A board drawn as text: a character a space, a blank where there is none.

        `legend` gives the fields of each character. Where there is a legend, a character has
        to be in it; only `.` is a plain space everywhere. `spaces` adds named spaces, or
        fields to one space of the grid ("(3, 4)"). A link may be a whole chain of names.
        """
        return Board(
            text.rstrip().split("\n") if text.strip() else [],
            legend or {},
            adjacency,
            spaces or {},
            links,
            one_way,
            routes or {},
            names or {},
            defaults or {},
        )

    @staticmethod
    def graph(
        spaces: Mapping[str, Mapping[str, object]],
        *,
        links: Iterable[Sequence[str]] = (),
        one_way: Iterable[Sequence[str]] = (),
        routes: Mapping[str, Sequence[str]] | None = None,
        names: Mapping[str, str] | None = None,
        defaults: Mapping[str, object] | None = None,
    ) -> Board:
        """A board of named spaces, adjacent where they are linked."""
        return Board.grid(
            "",
            spaces=spaces,
            links=links,
            one_way=one_way,
            routes=routes,
            names=names,
            defaults=defaults,
        )

    # Places

    def at(self, x: int, y: int) -> int:
        """The space with these coordinates, counted from 1; NOTHING if there is none."""
        if x < 1 or y < 1 or x > self.width or y > self.height:
            return NOTHING
        return self._squares[(y - 1) * self.width + x - 1]

    def find(self, name: str) -> int:
        """The space of that name, alias or coordinates; NOTHING if there is none."""
        return self.index.get(_tidy(name), NOTHING)

    def spaces_named(self, names: Sequence[str]) -> tuple[int, ...]:
        """The spaces of these names. Documents hold the same lists in every game: they are looked up once."""
        key = tuple(names)
        found = self._named.get(key)
        if found is None:
            self._named[key] = found = tuple([self.find(name) for name in key])
        return found

    # Geometry of the grid

    def lines(self, n: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """A table: for each space all straight lines of `n` spaces in which it lies, each once.

        Lines run across, down and both ways diagonally, and have no hole.
        """
        table = self._lines.get(n)
        if table is None:
            if not 0 < n <= LONGEST_LINE:
                raise RuleError(f"a line has 1 to {LONGEST_LINE} spaces, not {n}")
            found: list[list[tuple[int, ...]]] = [[] for _ in range(self.size)]
            for start in range(self.size):
                axes = _HEXAGON_AXES if self.hexagonal else _AXES
                for dx, dy in axes[: 1 if n == 1 else 4]:
                    line = (start, *self.rays[dx][dy][start][: n - 1])
                    if len(line) == n:
                        for space in line:
                            found[space].append(line)
            table = tuple([tuple(lines) for lines in found])
            self._lines[n] = table
        return table

    def steps(self, a: int, b: int) -> int:
        """Columns and rows between two places, added; -1 if one is outside the grid."""
        if not 0 <= a < self.size or not 0 <= b < self.size:
            return -1
        return self.stepped[a][b]

    def king_moves(self, a: int, b: int) -> int:
        """Columns or rows between two places, the larger; -1 if one is outside the grid."""
        if not 0 <= a < self.size or not 0 <= b < self.size:
            return -1
        return self.kings[a][b]

    def in_line(self, a: int, b: int) -> bool:
        """Whether the spaces lie in one row, column or diagonal; a space is not with itself."""
        if a == b or not self.x[a] or not self.x[b]:
            return False
        dx, dy = self.x[a] - self.x[b], self.y[a] - self.y[b]
        return dx == 0 or dy == 0 or dx == -dy or (dx == dy and not self.hexagonal)

    def between(self, a: int, b: int) -> tuple[int, ...]:
        """The spaces strictly between, from `a` to `b`; none unless `in_line(a, b)`.

        Holes in the grid are left out, so what stands beyond a hole still stands between.
        """
        if not self.in_line(a, b):
            return ()
        dx = _sign(self.x[b] - self.x[a])
        dy = _sign(self.y[b] - self.y[a])
        spaces: list[int] = []
        for i in range(1, self.king_moves(a, b)):
            space = self.at(self.x[a] + i * dx, self.y[a] + i * dy)
            if space >= 0:
                spaces.append(space)
        return tuple(spaces)

    def rectangle(self, s: int, w: int, h: int) -> tuple[int, ...]:
        """The w by h spaces whose top left is `s`; none at all unless all are there."""
        if w < 1 or h < 1:
            return ()
        if w > self.width or h > self.height or w * h > 36:
            return self._rectangle(s, w, h)  # large ones would fill the memory
        table = self._rectangles.get((w, h))
        if table is None:
            table = tuple([self._rectangle(space, w, h) for space in range(self.size)])
            self._rectangles[(w, h)] = table
        return table[s]

    # Ways along adjacency

    def distances(self, a: int) -> tuple[int, ...]:
        """A table: the steps from `a` to each space; -1 where there is no way."""
        table = self._distances[a]
        if table is None:
            steps = [-1] * self.size
            steps[a] = 0
            queue = deque([a])
            while queue:
                space = queue.popleft()
                for other in self.near[space]:
                    if steps[other] < 0:
                        steps[other] = steps[space] + 1
                        queue.append(other)
            table = tuple(steps)
            self._distances[a] = table
        return table

    def distance(self, a: int, b: int) -> int:
        """How many steps from `a` to `b`; -1 if there is no way, or one of them is not on the board."""
        if a < 0 or b < 0:
            return -1
        try:
            table = self._distances[a]
            return table[b] if table is not None else self.distances(a)[b]
        except IndexError:
            return -1  # zones come after all spaces

    def within(self, s: int, n: int) -> tuple[int, ...]:
        """The spaces at most `n` steps from `s`, `s` included."""
        if not 0 <= n <= 9:
            steps = self.distances(s)
            return tuple([b for b in range(self.size) if 0 <= steps[b] <= n])
        table = self._within.get(n)
        if table is None:
            rows: list[tuple[int, ...]] = []
            for start in range(self.size):
                steps = self.distances(start)
                rows.append(tuple([b for b in range(self.size) if 0 <= steps[b] <= n]))
            table = tuple(rows)
            self._within[n] = table
        return table[s]

    def near_of(self, name: str) -> tuple[int, ...]:
        """The neighbours of a space that the map names; none if this board has no such space."""
        space = self.index.get(name, NOTHING)
        return self.near[space] if space >= 0 else ()

    def around_of(self, name: str) -> tuple[int, ...]:
        space = self.index.get(name, NOTHING)
        return self.around[space] if space >= 0 else ()

    def area_of(self, name: str, n: int) -> tuple[int, ...]:
        space = self.index.get(name, NOTHING)
        return self.within(space, n) if space >= 0 else ()

    def rectangle_of(self, name: str, w: int, h: int) -> tuple[int, ...]:
        space = self.index.get(name, NOTHING)
        return self.rectangle(space, w, h) if space >= 0 else ()

    def ray_of(self, name: str, dx: int, dy: int) -> tuple[int, ...]:
        space = self.index.get(name, NOTHING)
        return self.rays[dx][dy][space] if space >= 0 else ()

    def shortest(self, a: int, b: int, blocked: Iterable[int] = ()) -> tuple[int, ...]:
        """A shortest way from `a` (left out) to `b` (included) past the blocked spaces.

        `b` itself may be blocked: whoever may not enter it asks before going. Of several
        shortest ways it is the one whose first step is the lowest space, and so on. Nothing
        if there is no way, or none is needed.
        """
        if a == b:
            return ()
        steps = [-1] * self.size  # to b; found backwards, so that the tie-break can look ahead
        for space in blocked:
            steps[space] = -2
        steps[a] = -1
        steps[b] = 0
        queue = deque([b])
        while queue and steps[a] < 0:
            space = queue.popleft()
            for other in self._paths_back[space]:
                if steps[other] == -1:
                    steps[other] = steps[space] + 1
                    queue.append(other)
        if steps[a] < 0:
            return ()
        way: list[int] = []
        space = a
        while space != b:
            ahead = steps[space] - 1
            for other in self.near[space]:
                if steps[other] == ahead:
                    space = other
                    break
            way.append(space)
        return tuple(way)

    def reachable(
        self,
        s: int,
        n: int,
        blocked_to_pass: Iterable[int] = (),
        blocked_to_stop: Iterable[int] | None = (),
    ) -> tuple[int, ...]:
        """Where a piece on `s` can end a move of at most `n` steps; not `s` itself.

        The two lists are independent: a space that is only blocked to pass ends every move
        into it, and what nobody may enter is in both. None is the first list again.
        """
        return self._reached(1 << self._cells.of_space[s], n, blocked_to_pass, blocked_to_stop)

    def reachable_from(
        self,
        spaces: Iterable[int],
        n: int,
        blocked_to_pass: Iterable[int] = (),
        blocked_to_stop: Iterable[int] | None = (),
    ) -> tuple[int, ...]:
        """The same for pieces on several spaces: where any of them can end its move; not those spaces."""
        return self._reached(self._bits(spaces), n, blocked_to_pass, blocked_to_stop)

    def _reached(
        self,
        start: int,
        n: int,
        blocked_to_pass: Iterable[int],
        blocked_to_stop: Iterable[int] | None,
    ) -> tuple[int, ...]:
        to_pass = self._bits(blocked_to_pass)
        to_stop = to_pass if blocked_to_stop is None else self._bits(blocked_to_stop)
        key = (start, n, to_pass, to_stop)
        known = self._reachable.get(key)
        if known is None:
            known = self._search(*key)
            if len(self._reachable) >= MOST_MOVES:
                self._reachable.clear()
            self._reachable[key] = known
        return known

    def _search(
        self, start: int, n: int, blocked_to_pass: int, blocked_to_stop: int
    ) -> tuple[int, ...]:
        cells = self._cells
        found = border = start
        for _ in range(n):
            onward = cells.beside(border) & ~found
            found |= onward
            border = onward & ~blocked_to_pass
            if not border:
                break
        return cells.spaces(found & ~start & ~blocked_to_stop)

    def _bits(self, spaces: Iterable[int]) -> int:
        """A group of spaces as bits. Often the very tuple of the last time is given, so it is known by itself."""
        if not isinstance(spaces, tuple):
            return self._cells.bits(spaces)
        if not spaces:
            return 0
        known = self._tuples.get(id(spaces))
        if known is not None:  # as long as it is kept there, nothing else has its id
            return known[1]
        bits = self._cells.bits(spaces)
        if len(self._tuples) >= MOST_GROUPS:
            self._tuples.clear()
        self._tuples[id(spaces)] = (spaces, bits)
        return bits

    # Routes

    def route_next(self, route: str, s: int, n: int = 1) -> int:
        """The space `n` further along the route (back if n < 0); NOTHING beyond its ends.

        NOTHING also if `s` is not on the route.
        """
        path = self.routes[route]
        if s not in path:
            return NOTHING
        place = path.index(s) + n
        return path[place] if 0 <= place < len(path) else NOTHING

    def route_ahead(self, route: str, n: int) -> tuple[int, ...]:
        """A table: for each space the one `n` further along the route; see `route_next`."""
        if route not in self.routes:
            return (NOTHING,) * self.size
        return tuple([self.route_next(route, s, n) for s in range(self.size)])

    def route_rest(self, route: str) -> tuple[int, ...]:
        """A table: for each space how many steps are left of the route; see `route_left`."""
        if route not in self.routes:
            return (-1,) * self.size
        return tuple([self.route_left(route, s) for s in range(self.size)])

    def route_left(self, route: str, s: int) -> int:
        """How many steps from `s` to the end of the route; -1 if `s` is not on it."""
        path = self.routes[route]
        return len(path) - 1 - path.index(s) if s in path else -1

    # Words

    def title(self, space: int) -> str:
        """What people call a space: its name, or else its id or coordinates."""
        titles = self.columns.get("name")
        shown = titles[space] if titles is not None else None
        return shown if isinstance(shown, str) else self.names[space].replace("_", " ")

    # Inside

    def _neighbours(self, directions: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
        shifts = [self.shifts[dx][dy] for dx, dy in directions]
        return tuple(
            [
                tuple([shift[space] for shift in shifts if shift[space] >= 0])
                for space in range(self.size)
            ]
        )

    def _rectangle(self, s: int, w: int, h: int) -> tuple[int, ...]:
        if not self.x[s]:
            return ()
        spaces: list[int] = []
        for dy in range(h):
            for dx in range(w):
                space = self.at(self.x[s] + dx, self.y[s] + dy)
                if space < 0:
                    return ()
                spaces.append(space)
        return tuple(spaces)


class FixedTables:
    """What rules look up on a board again and again; generated classes add the tables of a pack."""

    def __init__(self, board: Board) -> None:
        self.board = board
        # Options that only the board decides, by action and player.
        self.candidates: dict[tuple[str, int], list[list[tuple[int, Any]]]] = {}
        # Spaces and documents of which the map says the same.
        self.groups: dict[Any, tuple[Any, ...]] = {}
        # Answers of queries that look at nothing but what stands in the key, and the fuel they took.
        self.answers: dict[Any, tuple[Any, int]] = {}

    def keep(self, key: Any, group: Sequence[Any]) -> tuple[Any, ...]:
        """Keep a group of spaces or documents."""
        if len(self.groups) >= MOST_GROUPS:
            self.groups.clear()
        self.groups[key] = found = tuple(group)
        return found


def _sign(n: int) -> int:
    return (n > 0) - (n < 0)


def _tidy(name: str) -> str:
    """Coordinates as we write them: "(3,4)" is "(3, 4)"; other names as they are."""
    if not name.startswith("("):
        return name
    return "(" + ", ".join([part.strip() for part in name.strip("() ").split(",")]) + ")"


def _find(index: Mapping[str, int], name: str, where: str) -> int:
    space = index.get(_tidy(name), -1)
    if space < 0:
        raise BoardError(f"{where} needs a space `{name}`, and there is none")
    return space


def _add_name(index: dict[str, int], name: str, space: int) -> None:
    if name in index:
        raise BoardError(f"two spaces have the name `{name}`")
    index[name] = space


def _join(to: list[set[int]], index: Mapping[str, int], link: Sequence[str], both: bool) -> None:
    """Lead from each space of `link` to the next, and back if `both`."""
    if len(link) < 2:
        raise BoardError(f"a link needs at least two spaces: {', '.join(link) or 'it is empty'}")
    spaces = [_find(index, name, "a link") for name in link]
    for i in range(1, len(spaces)):
        a, b = spaces[i - 1], spaces[i]
        if a == b:
            raise BoardError(f"a link leads from `{link[i]}` to itself")
        to[a].add(b)
        if both:
            to[b].add(a)


def _columns(
    fields: Sequence[Mapping[str, object]], defaults: Mapping[str, object]
) -> dict[str, list[Any]]:
    """The fields turned round: for each the values by space, with defaults or None."""
    every: dict[str, object] = dict(defaults)
    for own in fields:
        for field in own:
            every.setdefault(field, None)
    return {name: [own.get(name, default) for own in fields] for name, default in every.items()}
