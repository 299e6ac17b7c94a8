"""Boards: numbering, adjacency, geometry and ways, against plain definitions of each."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpreter.board import NOTHING, Board, BoardError
from interpreter.limits import RuleError
from siegewright.play.board_text import draw_board

RING = """\
...
. .
..."""


def names(board: Board, spaces: tuple[int, ...]) -> list[str]:
    return [board.names[s] for s in spaces]


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Small grids with holes, of each adjacency, with some extra links."""
    rows = draw(st.lists(st.text("..# ", min_size=1, max_size=5), min_size=1, max_size=5))
    rows[0] = "." + rows[0]
    count = sum(not c.isspace() for row in rows for c in row)
    bare = Board.grid("\n".join(rows))
    space = st.integers(0, count - 1)
    pairs = st.lists(st.tuples(space, space).filter(lambda p: p[0] != p[1]), max_size=3)
    return Board.grid(
        "\n".join(rows),
        adjacency=draw(st.sampled_from(["orthogonal", "diagonal", "none"])),
        links=[[bare.names[a], bare.names[b]] for a, b in draw(pairs) if count > 1],
        one_way=[[bare.names[a], bare.names[b]] for a, b in draw(pairs) if count > 1],
    )


class TestNumbering:
    def test_the_grid_comes_in_reading_order_then_named_spaces(self) -> None:
        board = Board.grid("a.\n b", spaces={"camp": {}, "port": {}})
        assert board.names == ("(1, 1)", "(2, 1)", "(2, 2)", "camp", "port")
        assert (board.width, board.height, board.size) == (2, 2, 5)
        assert board.x == (1, 2, 2, 0, 0)
        assert board.y == (1, 1, 2, 0, 0)
        assert board.chars == ("a", ".", "b", "", "")

    @pytest.mark.parametrize(
        ("name", "space"),
        [
            ("(2, 1)", 1), ("(2,1)", 1), ("( 2 , 1 )", 1), ("camp", 3), ("home", 2), ("tent", 3),
            ("(1, 2)", NOTHING), ("(9, 9)", NOTHING), ("nowhere", NOTHING), ("(", NOTHING),
        ],
    )  # fmt: skip
    def test_spaces_are_found_by_name_alias_and_coordinates(self, name: str, space: int) -> None:
        board = Board.grid("a.\n b", spaces={"camp": {}}, names={"home": "(2,2)", "tent": "camp"})
        assert board.find(name) == space

    @pytest.mark.parametrize(("x", "y"), [(0, 1), (1, 0), (4, 1), (1, 4), (2, 2), (-1, -1)])
    def test_there_is_no_space_outside_or_in_a_hole(self, x: int, y: int) -> None:
        assert Board.grid(RING).at(x, y) == NOTHING

    def test_rows_may_differ_in_length_and_blank_rows_count(self) -> None:
        board = Board.grid("\n..\n\n.\n\n")
        assert board.names == ("(1, 2)", "(2, 2)", "(1, 4)")

    def test_fields_become_columns_with_defaults(self) -> None:
        board = Board.grid(
            "a.",
            legend={"a": {"cost": 2, "kind": "hill"}},
            spaces={"(2,1)": {"wet": True}, "camp": {"kind": "flat"}},
            defaults={"cost": 1},
        )
        assert board.columns == {
            "cost": [2, 1, 1],
            "kind": ["hill", None, "flat"],
            "wet": [None, True, None],
        }

    def test_fields_of_one_space_of_the_grid_come_before_the_legend(self) -> None:
        board = Board.grid(
            "aa", legend={"a": {"cost": 2}}, spaces={"home": {"cost": 3}}, names={"home": "(1, 1)"}
        )
        assert board.size == 2
        assert board.columns["cost"] == [3, 2]


@pytest.mark.parametrize(
    ("make", "message"),
    [
        pytest.param({"legend": {"a": {}}, "text": "ab"}, r"`b` at \(2, 1\)", id="legend"),
        pytest.param({"adjacency": "round"}, "adjacency is one of", id="adjacency"),
        pytest.param({"spaces": {"(9, 9)": {}}}, r"no space \(9, 9\)", id="square not there"),
        pytest.param({"links": [["(1, 1)", "z"]]}, "a link needs a space `z`", id="link"),
        pytest.param({"links": [["(1, 1)"]]}, "at least two spaces", id="short link"),
        pytest.param({"one_way": [["(1,1)", "(1,1)"]]}, "to itself", id="link to itself"),
        pytest.param({"routes": {"r": ["q"]}}, "the route `r` needs a space `q`", id="route"),
        pytest.param({"routes": {"r": ["(1, 1)"] * 2}}, "same space twice", id="crossing route"),
        pytest.param({"names": {"n": "q"}}, "the name `n` needs a space `q`", id="alias"),
        pytest.param(
            {"names": {"(2, 1)": "(1, 1)"}}, r"two spaces have the name", id="alias is a square"
        ),
        pytest.param(
            {"spaces": {"a": {}, "b": {}}, "names": {"a": "b"}},
            "two spaces have the name `a`",
            id="alias is a space",
        ),
    ],
)
def test_contradictions_are_refused(make: dict[str, object], message: str) -> None:
    with pytest.raises(BoardError, match=message):
        Board.grid(**{"text": "..", **make})  # type: ignore[arg-type]  # a table of keywords


class TestAdjacency:
    @pytest.mark.parametrize(
        ("adjacency", "near"),
        [("orthogonal", [1, 3, 5, 7]), ("diagonal", [0, 1, 2, 3, 5, 6, 7, 8]), ("none", [])],
    )
    def test_the_middle_of_a_square(self, adjacency: str, near: list[int]) -> None:
        board = Board.grid("...\n...\n...", adjacency=adjacency)
        assert list(board.near[4]) == near
        assert list(board.around[4]) == [0, 1, 2, 3, 5, 6, 7, 8]

    def test_links_go_both_ways_and_one_way_links_one(self) -> None:
        board = Board.graph(
            {"a": {}, "b": {}, "c": {}, "d": {}}, links=[["a", "b", "c"]], one_way=[["c", "d"]]
        )
        assert board.near == ((1,), (0, 2), (1, 3), ())
        assert board.distance(0, 3) == 3
        assert board.distance(3, 0) == -1
        assert board.around == ((), (), (), ())

    @given(boards())
    def test_neighbours_of_a_grid_are_in_ascending_order(self, board: Board) -> None:
        for space in range(board.size):
            assert list(board.near[space]) == sorted(set(board.near[space]) - {space})
            assert list(board.around[space]) == sorted(board.around[space])


class TestGeometry:
    @given(boards(), st.integers(-2, 2), st.integers(-2, 2))
    def test_shifted_moves_coordinates(self, board: Board, dx: int, dy: int) -> None:
        for space, other in enumerate(board.shifts[dx][dy]):
            assert other == board.at(board.x[space] + dx, board.y[space] + dy)

    def test_named_spaces_are_not_shifted_into_the_grid(self) -> None:
        """They have the coordinates (0, 0), next to (1, 1)."""
        board = Board.grid(".", spaces={"camp": {}})
        assert board.shifts[1][1] == (NOTHING, NOTHING)
        assert board.around == ((), ())
        assert board.steps(0, 1) == board.king_moves(0, 1) == -1
        # Zones come after all spaces, and pieces lie there, too.
        assert board.steps(0, board.size) == board.king_moves(board.size + 3, 0) == -1
        assert not board.in_line(0, 1)
        assert board.rectangle(1, 1, 1) == ()

    @pytest.mark.parametrize(("width", "height", "n", "total"), [(7, 6, 4, 69), (3, 3, 3, 8)])
    def test_all_lines_are_found(self, width: int, height: int, n: int, total: int) -> None:
        board = Board.grid("\n".join(["." * width] * height))
        assert len({line for lines in board.lines(n) for line in lines}) == total

    @given(boards(), st.integers(1, 4))
    def test_lines_contain_their_space_once_each_and_are_straight(
        self, board: Board, n: int
    ) -> None:
        every: dict[frozenset[int], int] = {}
        for space, lines in enumerate(board.lines(n)):
            for line in lines:
                assert space in line
                assert len(set(line)) == n
                every[frozenset(line)] = every.get(frozenset(line), 0) + 1
                steps = {
                    (board.x[b] - board.x[a], board.y[b] - board.y[a]) for a, b in pairwise(line)
                }
                assert len(steps) == min(1, n - 1)
                assert all(max(abs(dx), abs(dy)) == 1 for dx, dy in steps)
        assert set(every.values()) <= {n}

    def test_a_line_has_a_space(self) -> None:
        with pytest.raises(RuleError, match="1 to 64 spaces"):
            Board.grid(".").lines(0)

    @given(boards())
    def test_between_and_in_line_by_definition(self, board: Board) -> None:
        for a, b in product(range(board.size), repeat=2):
            dx, dy = board.x[b] - board.x[a], board.y[b] - board.y[a]
            straight = a != b and (dx == 0 or dy == 0 or abs(dx) == abs(dy))
            assert board.in_line(a, b) == straight
            inner = [
                c
                for c in range(board.size)
                if straight
                and board.king_moves(a, c) + board.king_moves(c, b) == board.king_moves(a, b)
                and c not in (a, b)
                and (board.x[c] - board.x[a]) * dy == (board.y[c] - board.y[a]) * dx
            ]
            assert sorted(board.between(a, b)) == inner
            assert board.between(a, b) == board.between(b, a)[::-1]

    def test_a_ray_ends_at_the_edge_or_a_hole_and_between_does_not(self) -> None:
        board = Board.grid(".. ..")
        assert names(board, board.rays[1][0][0]) == ["(2, 1)"]
        assert names(board, board.between(0, 3)) == ["(2, 1)", "(4, 1)"]
        assert names(board, board.rays[-1][0][3]) == ["(4, 1)"]
        with pytest.raises(RuleError, match="direction"):
            _ = board.rays[0][0][0]

    def test_shifts_beyond_the_board_are_not_kept(self) -> None:
        board = Board.grid("..")
        for dx, dy in ((2, 0), (0, 1), (-(10**9), 0), (0, 10**9), (10**9, -(10**9))):
            assert board.shifts[dx][dy] == (NOTHING, NOTHING)
            assert board.rays[dx][dy] == ((), ())
        assert set(board.shifts) == {-1, 0, 1}
        assert set(board.shifts[0]) <= {0}
        assert set(board.rays) == {0}
        assert not board.rays[0]

    def test_rays_may_leap(self) -> None:
        board = Board.grid("\n".join(["....."] * 5))
        assert names(board, board.rays[2][1][0]) == ["(3, 2)", "(5, 3)"]

    def test_rectangles_are_whole_or_nothing(self) -> None:
        board = Board.grid("...\n. .\n")
        assert names(board, board.rectangle(0, 3, 1)) == ["(1, 1)", "(2, 1)", "(3, 1)"]
        assert names(board, board.rectangle(0, 1, 2)) == ["(1, 1)", "(1, 2)"]
        assert board.rectangle(0, 2, 2) == ()
        assert board.rectangle(2, 2, 1) == ()

    @pytest.mark.parametrize(
        ("a", "b", "steps", "king"), [(0, 0, 0, 0), (0, 2, 2, 2), (0, 7, 4, 2), (1, 5, 3, 2)]
    )
    def test_distances_of_coordinates(self, a: int, b: int, steps: int, king: int) -> None:
        board = Board.grid(RING)
        assert (board.steps(a, b), board.king_moves(a, b)) == (steps, king)
        assert (board.steps(b, a), board.king_moves(b, a)) == (steps, king)


def all_ways(board: Board, a: int, n: int, closed: set[int]) -> list[list[int]]:
    """Every way of at most `n` steps from `a` that leaves no closed space: brute force."""
    ways: list[list[int]] = [[]]
    last = [(a, list[int]())]
    for _ in range(n):
        last = [
            (to, [*way, to])
            for space, way in last
            if space == a or space not in closed
            for to in board.near[space]
        ]
        ways += [way for _, way in last]
    return ways


class TestWays:
    @given(boards(), st.data())
    def test_distance_is_the_length_of_a_shortest_way(
        self, board: Board, data: st.DataObject
    ) -> None:
        a = data.draw(st.integers(0, board.size - 1))
        found = {a: 0}
        for way in all_ways(board, a, 4, set()):
            if way:
                found.setdefault(way[-1], len(way))
        for b in range(board.size):
            steps = board.distance(a, b)
            assert (steps if steps <= 4 else -1) == found.get(b, -1)
        near = [b for b in range(board.size) if 0 <= board.distance(a, b) <= 2]
        assert list(board.within(a, 2)) == near

    @given(boards(), st.data())
    def test_shortest_is_the_first_of_the_shortest_ways(
        self, board: Board, data: st.DataObject
    ) -> None:
        spaces = st.integers(0, board.size - 1)
        a, b = data.draw(spaces), data.draw(spaces)
        blocked = data.draw(st.sets(spaces, max_size=4))
        way = list(board.shortest(a, b, blocked))
        ways = [
            other
            for other in all_ways(board, a, 5, blocked)
            if other and other[-1] == b and a not in other
        ]
        ways.sort(key=lambda other: (len(other), other))
        if a == b:
            assert way == []
        elif len(way) <= 5 and ways:
            assert way == ways[0]
        else:
            assert not ways
            assert not way or len(way) > 5

    def test_a_blocked_aim_can_be_approached(self) -> None:
        board = Board.grid("...")
        assert board.shortest(0, 2, [2]) == (1, 2)
        assert board.shortest(0, 2, [1]) == ()

    @given(boards(), st.integers(0, 4), st.data())
    def test_reachable_is_where_some_way_ends(
        self, board: Board, n: int, data: st.DataObject
    ) -> None:
        spaces = st.integers(0, board.size - 1)
        s = data.draw(spaces)
        closed = data.draw(st.sets(spaces, max_size=4))
        full = data.draw(st.sets(spaces, max_size=4))
        ends = {way[-1] for way in all_ways(board, s, n, closed) if way}
        assert list(board.reachable(s, n, closed, full)) == sorted(ends - full - {s})
        assert list(board.reachable(s, n, closed, None)) == sorted(ends - closed - {s})

    @given(boards(), st.integers(0, 4), st.data())
    def test_reachable_from_several_spaces_is_reachable_from_any(
        self, board: Board, n: int, data: st.DataObject
    ) -> None:
        spaces = st.integers(0, board.size - 1)
        starts = data.draw(st.sets(spaces, max_size=3))
        closed = tuple(data.draw(st.sets(spaces, max_size=4)))
        full = tuple(data.draw(st.sets(spaces, max_size=4)))
        ends = {end for s in starts for end in board.reachable(s, n, closed, full)}
        # A way over another start is a longer way from that one.
        assert list(board.reachable_from(starts, n, closed, full)) == sorted(ends - starts)


class TestRoutes:
    board = Board.grid("....", routes={"road": ["(1,1)", "(2,1)", "(4,1)"], "none": []})

    @pytest.mark.parametrize(
        ("space", "n", "to"),
        [
            (0, 1, 1),
            (0, 2, 3),
            (0, 3, NOTHING),
            (3, -2, 0),
            (1, -2, NOTHING),
            (2, 1, NOTHING),
            (1, 0, 1),
        ],
    )
    def test_next(self, space: int, n: int, to: int) -> None:
        assert self.board.route_next("road", space, n) == to

    @pytest.mark.parametrize(("space", "left"), [(0, 2), (1, 1), (3, 0), (2, -1)])
    def test_left(self, space: int, left: int) -> None:
        assert self.board.route_left("road", space) == left

    def test_an_empty_route_leads_nowhere(self) -> None:
        assert self.board.route_next("none", 0) == NOTHING
        assert self.board.route_left("none", 0) == -1


def test_drawing_shows_coordinates_holes_marks_and_named_spaces() -> None:
    board = Board.grid(RING, spaces={"camp": {}, "port": {}})
    assert draw_board(board, {0: "@", 8: "@@"}) == "\n".join(
        ["  1 2 3", "1 @ . .", "2 .   .", "3 . . .", "camp: @@", "empty: port"]
    )


def test_sections_gather_named_spaces_under_headings() -> None:
    board = Board.grid("", spaces={"inn": {}, "mill": {}, "camp": {}, "port": {}})
    drawn = draw_board(board, {1: "@", 3: "@"}, {"The town": ["mill", "inn"], "Outside": ["camp"]})
    assert drawn.splitlines() == [
        "-- The town",
        "   mill: @",
        "   empty: inn",
        "-- Outside",
        "   empty: camp",
        "port: @",
    ]


def test_wide_letters_do_not_shift_the_board() -> None:
    assert draw_board(Board.grid("..\n.."), {0: "塔", 3: "é"}).splitlines() == [
        "   1  2",
        "1 塔  .",
        "2  .  é",
    ]


def test_spaces_are_drawn_by_their_names() -> None:
    board = Board.grid("", spaces={"old_mill": {"name": "the Old Mill"}, "east_gate": {}})
    assert draw_board(board, {0: "@", 1: "@"}) == "the Old Mill: @\neast gate: @"


def test_cells_of_several_lines_make_their_rows_as_high() -> None:
    assert draw_board(Board.grid("..\n.."), {0: "inn\nelder", 3: "imp"}).splitlines() == [
        "      1     2",
        "  ----- -----",
        "1   inn     .",
        "  elder",
        "  ----- -----",
        "2     .   imp",
    ]


def test_columns_may_have_names() -> None:
    drawn = draw_board(Board.grid(".=."), {0: "@@"}, None, ["A", "", "B"])
    assert drawn.splitlines() == ["   A     B", "1 @@  =  ."]


def test_a_board_that_is_too_wide_has_narrow_columns_or_parts() -> None:
    board = Board.grid("....\n....")
    cells = {0: "Mill", 7: "@"}
    assert draw_board(board, cells, screen=21).splitlines()[0] == "     1    2    3    4"
    assert draw_board(board, cells, screen=20).splitlines() == [
        "     1 2 3 4",
        "1 Mill . . .",
        "2    . . . @",
    ]
    assert draw_board(board, cells, screen=8).splitlines() == [
        "     1 2",
        "1 Mill .",
        "2    . .",
        "  3 4",
        "1 . .",
        "2 . @",
    ]
    assert draw_board(board, cells, screen=2) == draw_board(board, cells, screen=4), "one by one"


def test_hexagons_keep_their_slant_in_every_part() -> None:
    board = Board.grid("....\n....\n....", adjacency="hexagonal")
    assert draw_board(board, screen=8).splitlines() == [
        "  1 2",
        "1 . .",
        "2  . .",
        "3   . .",
        "  3 4",
        "1 . .",
        "2  . .",
        "3   . .",
    ]
