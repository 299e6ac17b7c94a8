"""Printed maps: grounds, cells and routes as the table draws them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from compiler import Project, Report, inspection
from siegewright.press.maps import Board, board_of, pages_of
from siegewright.press.sheets import PAPERS
from siegewright.press.typesetting import Typesetter, drawing_data
from tests.helpers import BASE, ROOT, scenario, write_pack

FIELD = """\
- kind: space
  source: designed
  look: {ground: grass}
  fields: {wet: {type: truth, default: false}, depth: {type: number, default: 2}}
- map: meadow
  source: designed
  grid: |
    .~.
    .~.
  legend: {"~": {wet: true}}
  routes: {brook: ["(2, 1)", "(2, 2)"], back: ["(1, 2)", "(1, 1)", "(2, 1)"]}
  LOOK
"""


def printed(root: Path, look: str) -> Board:
    write_pack(root, BASE + FIELD.replace("LOOK", look).replace("  \n", "") + scenario("tie"))
    maps = inspection.printed_pack(Project(root), "demo", Report()).maps
    (map,) = [one for one in maps if one.id == "meadow"]
    return board_of(map, PAPERS["a4"])


def grounds(board: Board) -> list[str]:
    return [str(space["ground"]) for space in board.spaces]


@pytest.mark.parametrize(
    ("look", "expected"),
    [
        ("look: {grounds: {wet: {any: water}}}", "grass water grass grass water grass"),
        ('look: {grounds: {wet: {"true": lava, "false": sand}}}', "sand lava sand sand lava sand"),
        ("look: {grounds: {depth: {2: snow}}}", "snow snow snow snow snow snow"),
        ("look: {checker: true}", "light dark light dark light dark"),
        ("look: {ground: stone}", "stone stone stone stone stone stone"),
    ],
)
def test_spaces_have_the_ground_of_their_look(tmp_path: Path, look: str, expected: str) -> None:
    assert grounds(printed(tmp_path, look)) == expected.split()


def test_routes_go_from_middle_to_middle_in_their_direction(tmp_path: Path) -> None:
    board = printed(tmp_path, "look: {routes: arrows}")
    brook, back = board.routes
    (x1, y1), (x2, y2) = brook["points"]
    assert (x1, y2 - y1) == (x2, pytest.approx(board.cell))  # downwards
    assert len(back["points"]) == 3
    assert (brook["arrows"], brook["dashed"], back["dashed"]) == (True, False, True)
    assert brook["colour"] != back["colour"]
    assert printed(tmp_path, "look: {routes: none}").routes == []
    assert not printed(tmp_path, "look: {routes: lines}").routes[0]["arrows"]


def test_cells_and_coordinates_follow_the_look(tmp_path: Path) -> None:
    board = printed(tmp_path, "look: {cell: round, coordinates: false}")
    assert {space["cell"] for space in board.spaces} == {"round"}
    assert board.labels == []
    assert printed(tmp_path, "look: {cell: none}").spaces == []


def boards(pack: str) -> list[Board]:
    maps = inspection.printed_pack(Project(ROOT), pack, Report()).maps
    return [board_of(map, PAPERS["a4"]) for map in maps]


def test_a_board_that_nearly_fits_takes_one_sheet() -> None:
    """Eight squares of 26 mm are a little wider than the paper."""
    board = next(b for b in boards("classics") if b.title.startswith("Eight"))
    assert len(pages_of(board, PAPERS["a4"])) == 1
    assert 20 < board.cell < 26


def test_named_spaces_take_few_sheets_and_have_the_names_that_people_use() -> None:
    (board,) = [b for b in boards("kingdom_defenders") if b.title == "Sandstorm"]
    assert len(pages_of(board, PAPERS["a4"])) == 2
    assert len(pages_of(board, PAPERS["letter"])) == 2
    labels = {space["label"] for space in board.spaces}
    assert {"The Forge (1)", "Building tile 5 (3)", "The Wall (2)"} <= labels


def test_hexagons_touch() -> None:
    board = next(b for b in boards("classics") if b.spaces[0]["hexagon"])
    one = board.spaces[0]
    below = next(s for s in board.spaces if s["y"] > one["y"])
    assert below["y"] - one["y"] == pytest.approx(0.75 * one["height"], abs=0.01)


@pytest.mark.parametrize("cell", ["square", "round", "pit"])
def test_the_template_sets_every_ground(cell: str) -> None:
    names = list(drawing_data()["grounds"])
    space: dict[str, Any] = {"width": 20, "height": 20, "colour": "sand", "plain": True, "label": "", "sign": "",
                             "hexagon": False, "cell": cell}  # fmt: skip
    board = Board("All", 320.0, 40.0, 20.0)
    board.spaces = [{**space, "x": n * 20, "y": 0, "ground": name} for n, name in enumerate(names)]
    data = {"title": "x", "paper": {"width": 400, "height": 100}, "overlap": 8, **drawing_data()}
    page = {
        "x": 0,
        "y": 0,
        "width": 320,
        "height": 40,
        "name": "",
        "more_right": False,
        "more_below": False,
    }
    with Typesetter("map.typ") as typesetter:
        (made,) = typesetter.pages({**data, "boards": [{**board.data(), "pages": [page]}]}, "svg")
    assert len(made) > 5_000
