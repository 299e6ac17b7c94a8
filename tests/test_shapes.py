"""Shapes: reading, turning, and all places where one fits."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpreter import shapes
from interpreter.shapes import Shape, ShapeError, parse
from tests.helpers import BASE, build, play, scenario


@st.composite
def small_shapes(draw: st.DrawFn) -> Shape:
    cells = draw(st.lists(st.text(".#", min_size=3, max_size=3), min_size=1, max_size=3))
    return parse("/".join(["#..", *cells]))


@pytest.mark.parametrize(
    ("text", "squares"),
    [
        pytest.param("#", ((0, 0),), id="one"),
        pytest.param("##/.#", ((0, 0), (1, 0), (1, 1)), id="slash"),
        pytest.param("XX\n X\n", ((0, 0), (1, 0), (1, 1)), id="lines"),
        pytest.param("...\n.o.\n.o.", ((0, 0), (0, 1)), id="moved to the corner"),
        pytest.param("#.#", ((0, 0), (2, 0)), id="in two parts"),
    ],
)
def test_parse(text: str, squares: tuple[tuple[int, int], ...]) -> None:
    assert parse(text).squares == squares


@pytest.mark.parametrize("text", ["", "...", " /\n", "#?", "##-"])
def test_what_is_no_shape_is_refused(text: str) -> None:
    with pytest.raises(ShapeError):
        parse(text)


@pytest.mark.parametrize(
    ("text", "all_", "turned", "flipped"),
    [
        ("##/##", 1, 1, 1), ("####", 2, 2, 1), ("##./.##", 4, 2, 2), ("###/.#.", 4, 4, 1),
        ("###/#..", 8, 4, 2), ("#../##./.##", 4, 4, 2),
    ],
)  # fmt: skip
def test_known_numbers_of_orientations(text: str, all_: int, turned: int, flipped: int) -> None:
    shape = parse(text)
    assert len(shapes.orientations(shape)) == all_
    assert len(shapes.orientations(shape, flip=False)) == turned
    assert len(shapes.orientations(shape, turn=False)) == flipped
    assert shapes.orientations(shape, turn=False, flip=False) == (shape,)


def test_a_turn_goes_to_the_right() -> None:
    turned = shapes.orientations(parse("###/#.."), flip=False)
    assert turned[:2] == (parse("###/#.."), parse("##/.#/.#"))


@given(small_shapes())
def test_orientations_are_the_same_from_wherever_one_starts(shape: Shape) -> None:
    every = set(shapes.orientations(shape))
    assert all(set(shapes.orientations(image)) == every for image in every)
    assert all(len(image.squares) == len(shape.squares) for image in every)


@given(small_shapes(), st.integers(1, 5), st.integers(1, 5), st.integers(0, 2**25 - 1))
def test_placements_are_all_that_fit_on_free_squares(
    shape: Shape, width: int, height: int, blocked: int
) -> None:
    expected = set()
    for image, x, y in product(shapes.orientations(shape), range(width), range(height)):
        squares = [(x + dx, y + dy) for dx, dy in image.squares]
        if all(a < width and b < height for a, b in squares):
            mask = sum(1 << (b * width + a) for a, b in squares)
            if not mask & blocked:
                expected.add(mask)
    found = shapes.placements(shape, width, height, blocked)
    assert len(found) == len(expected)
    assert set(found) == expected
    assert all(shapes.count(mask) == len(shape.squares) for mask in found)


def test_placements_come_by_orientation_and_then_in_reading_order() -> None:
    assert shapes.placements(parse("##"), 2, 2) == (0b0011, 0b1100, 0b0101, 0b1010)
    assert shapes.placements(parse("##"), 2, 2, turn=False) == (0b0011, 0b1100)
    assert shapes.placements(parse("##"), 2, 2, blocked=0b0001) == (0b1100, 0b1010)


@pytest.mark.parametrize(("width", "height"), [(0, 3), (3, 0), (9, 7)])
def test_grids_beyond_a_machine_word_are_refused(width: int, height: int) -> None:
    with pytest.raises(ShapeError, match="a grid has 1 to 62 squares"):
        shapes.placements(parse("#"), width, height)


@given(st.integers(0, 2**25 - 1))
def test_squares_and_bits_and_back(mask: int) -> None:
    squares = shapes.squares_of(mask, 5)
    assert sum(1 << (y * 5 + x) for x, y in squares) == mask
    assert sum(1 << bit for bit in shapes.bits_of(mask)) == mask
    assert shapes.count(mask) == len(squares) == len(shapes.bits_of(mask))
    assert list(squares) == sorted(squares, key=lambda square: (square[1], square[0]))


def test_draw_shows_mask_blocked_and_free_squares() -> None:
    assert shapes.draw(0b000011, 3, 2, 0b100000) == "##.\n..x"


def test_players_read_the_name_of_a_shape(tmp_path: Path) -> None:
    more = """\
- shape: hook
  source: designed
  name: small hook
  squares: "##/#."

- verb: lay tile
  source: designed
  takes: {tile: shape}
  log: "the {tile} tile lies there"
  do: mark size(placements(tile, 3, 3, square(1, 1, 3)))
"""
    table = play(build(tmp_path, BASE + more + scenario("lay hook")))
    assert table.game.log == ["The small hook tile lies there"]
