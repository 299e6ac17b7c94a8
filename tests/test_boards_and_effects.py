"""Hexagons, chains of links, unlimited numbers, pieces with two sides, and effects on any document."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from interpreter import SPECTATOR, Session
from interpreter.board import Board
from siegewright.play.board_text import draw_board
from tests.helpers import BASE, build, compile_text, play, scenario, told

D = "  source: designed\n"


def trail(tmp_path: Path, do: str, more: str = "", **how: Any) -> list[Any]:
    return play(build(tmp_path, BASE + more + scenario(do)), **how).trail[1:]


def errors(tmp_path: Path, text: str) -> list[str]:
    return [d.message for d in compile_text(tmp_path, text).sorted() if d.code[0] == "E"]


class TestHexagons:
    BOARD = Board.grid("...\n...\n...", adjacency="hexagonal")

    def named(self, spaces: Any) -> list[str]:
        return [self.BOARD.names[s] for s in spaces]

    def test_a_space_has_six_neighbours(self) -> None:
        middle = self.BOARD.find("(2, 2)")
        beside = ["(2, 1)", "(3, 1)", "(1, 2)", "(3, 2)", "(1, 3)", "(2, 3)"]
        assert self.named(self.BOARD.near[middle]) == beside
        assert self.BOARD.around == self.BOARD.near
        assert self.named(self.BOARD.near[0]) == ["(2, 1)", "(1, 2)"]

    @pytest.mark.parametrize(
        ("a", "b", "steps"),
        [("(1, 1)", "(3, 3)", 4), ("(3, 1)", "(1, 3)", 2), ("(1, 1)", "(3, 1)", 2), ("(1, 3)", "(3, 1)", 2)],
    )  # fmt: skip
    def test_geometry_and_ways_agree(self, a: str, b: str, steps: int) -> None:
        one, other = self.BOARD.find(a), self.BOARD.find(b)
        assert self.BOARD.steps(one, other) == self.BOARD.king_moves(one, other) == steps
        assert self.BOARD.distance(one, other) == steps

    def test_lines_run_in_three_directions(self) -> None:
        lines = {tuple(sorted(line)) for lines in self.BOARD.lines(3) for line in lines}
        diagonal = tuple(sorted(map(self.BOARD.find, ("(3, 1)", "(2, 2)", "(1, 3)"))))
        assert len(lines) == 7
        assert diagonal in lines
        corner, far = self.BOARD.find("(1, 1)"), self.BOARD.find("(3, 3)")
        assert not self.BOARD.in_line(corner, far)
        assert self.named(
            self.BOARD.between(self.BOARD.find("(3, 1)"), self.BOARD.find("(1, 3)"))
        ) == ["(2, 2)"]

    def test_rows_are_drawn_slanted(self) -> None:
        assert draw_board(self.BOARD).split("\n")[1:] == ["1 . . .", "2  . . .", "3   . . ."]

    def test_a_map_of_hexagons_is_played_on(self, tmp_path: Path) -> None:
        more = f"- map: comb\n{D}  adjacency: hexagonal\n  grid: |\n    ...\n    ...\n    ...\n"
        text = BASE + more + scenario(
            "mark count spaces adjacent to (2, 2)\nmark size(reachable((1, 1), 2))\nmark steps((1, 1), (3, 3))"
        ).replace("map: field", "map: comb")  # fmt: skip
        assert play(build(tmp_path, text)).trail[1:] == [6, 5, 4]


def test_a_link_may_be_a_chain(tmp_path: Path) -> None:
    more = f"- map: street\n{D}  spaces: {{p: {{}}, q: {{}}, r: {{}}, t: {{}}}}\n  links: [[p, q, r, t]]\n"
    played = scenario("mark distance(p, t)\nmark count spaces adjacent to q")
    text = BASE + more + played.replace("map: field", "map: street")
    assert play(build(tmp_path, text)).trail[1:] == [3, 2]


class TestUnlimited:
    MORE = (
        f"- kind: runner\n{D}  is: unit\n  fields:\n"
        "    pace: {type: number, stat: true, unlimited: true, maximum: 9, text: 'Pace {value}'}\n"
        f"- runner: hare\n{D}  pace: unlimited\n- runner: snail\n{D}  pace: 1\n"
    )

    def test_a_number_without_end(self, tmp_path: Path) -> None:
        do = (
            "place hare at (1, 1) as h\nplace snail at (2, 1) as s\n"
            "mark size(reachable(h.place, h.pace))\nmark size(reachable(s.place, s.pace))\n"
            "if h.pace > 9 and unlimited > h.pace - 1: mark 1\n"
            'say "{h} runs {h.pace}, {s} {s.pace}"'
        )
        table = play(build(tmp_path, BASE + self.MORE + scenario(do)))
        assert table.trail[2] in (2, 3)
        assert table.trail[1] > 10
        assert table.trail[3] == 1
        assert "runs unlimited, Snail 1" in str(table.game.log[-1])

    @pytest.mark.parametrize("value", ["many", "10", "-1"])
    def test_other_words_are_refused(self, tmp_path: Path, value: str) -> None:
        text = BASE + self.MORE.replace("pace: unlimited", f"pace: {value}") + scenario("mark 1")
        assert len(errors(tmp_path, text)) == 1

    def test_only_where_the_field_says_so(self, tmp_path: Path) -> None:
        text = BASE + f"- unit: fly\n{D}  top: unlimited\n" + scenario("mark 1")
        assert len(errors(tmp_path, text)) == 1


class TestTwoSides:
    def test_a_piece_is_turned_over(self, tmp_path: Path) -> None:
        do = (
            "place ant at (2, 2) for players[0] as x\nx.hp = 3\ntransform x into bee\n"
            "mark x.hp\nmark count bees\nmark count ants\nmark x.place.x\nif x.definition = bee: mark 7"
        )
        assert trail(tmp_path, do) == [3, 1, 0, 2, 7]

    def test_abilities_are_those_of_the_side_that_is_up(self, tmp_path: Path) -> None:
        more = f"- unit: moth\n{D}  effects: |\n    +4 size\n"
        do = (
            "place ant at (2, 2) for players[0] as x\nlet before = x.size\ntransform x into moth\n"
            "mark x.size - before\ntransform x into ant\nmark x.size - before"
        )
        assert trail(tmp_path, do, more) == [4, 0]

    def test_a_copy_of_the_game_keeps_its_side(self, tmp_path: Path) -> None:
        table = play(build(tmp_path, BASE + scenario("place ant at (2, 2) as x")))
        other = table.game.clone()
        other.transform(0, table.program.definitions["demo.bee"])
        assert [table.game.doc[0].id, other.doc[0].id] == ["demo.ant", "demo.bee"]

    def test_the_other_side_is_of_the_same_kind(self, tmp_path: Path) -> None:
        text = BASE + scenario("place ant at (2, 2) as x\ntransform x into ace")
        assert errors(tmp_path, text) == ["a unit cannot become a card: rules use it as a unit"]


SITES = f"""\
- kind: site
{D}  fields:
    pay: {{type: number, default: 2}}
    work: {{type: effects, default: ""}}
    rest: {{type: effects, default: ""}}
- site: mill
{D}  pay: 3
  work: |
    player.coins += self.pay
    mark 5
- site: inn
{D}  rest: |
    mark 6
- kind: space
{D}  fields:
    site: {{type: site, required: false}}
- kind: scenario
{D}  fields:
    opening: {{type: effects, default: ""}}
- scenario: opened
{D}  extends: main
  opening: |
    player.coins += 1
    mark 8
- scenario: opened_too
{D}  extends: opened
"""


class TestEffectsAnywhere:
    @pytest.mark.parametrize(
        ("do", "expected"),
        [
            ("resolve mill.work by players[1]\nmark players[1].coins", [5, 6]),
            ("let s = mill\nresolve s.work by players[0]", [5]),
            ("for each site definition as s: resolve s.work by players[0]", [5]),
            ("for each site definition as s: resolve s by players[0]", [6, 5]),
            (
                "for each site definition as s:\n  if s.work is nothing: mark 1\n  else: mark 2",
                [1, 2],
            ),
            ("mark count site definitions where it.rest is not nothing", [1]),
        ],
    )
    def test_a_document_that_is_no_piece(
        self, tmp_path: Path, do: str, expected: list[int]
    ) -> None:
        assert trail(tmp_path, do, SITES) == expected

    @pytest.mark.parametrize(
        ("name", "expected"), [("main", [3]), ("opened", [8, 4]), ("opened_too", [8, 4])]
    )
    def test_a_scenario(self, tmp_path: Path, name: str, expected: list[int]) -> None:
        do = "resolve scenario.opening by players[0]\nmark players[0].coins"
        assert trail(tmp_path, do, SITES, scenario=name) == expected

    def test_nobody_owns_a_document(self, tmp_path: Path) -> None:
        found = errors(tmp_path, BASE + SITES + scenario("resolve mill.work"))
        assert found == ["a site is not a piece and has no owner: say who does it"]

    def test_effects_that_nobody_resolves_are_told(self, tmp_path: Path) -> None:
        report = compile_text(tmp_path, BASE + SITES + scenario("resolve mill.work by players[0]"))
        waiting = [d.message for d in report.sorted() if d.code == "W0404"]
        assert "no rule resolves a `scenario`, so this line never happens" in waiting, told(
            report.sorted()
        )


class TestNamesOfKinds:
    def test_a_kind_may_end_with_s(self, tmp_path: Path) -> None:
        more = f"- kind: status\n{D}  fields: {{cap: number}}\n- status: fever\n{D}  cap: 4\n"
        assert trail(tmp_path, "for each status definition as s: mark s.cap", more) == [4]

    def test_any_piece_may_be_meant(self, tmp_path: Path) -> None:
        more = (
            f"- verb: put_down what at s\n{D}  takes: {{what: piece definition, s: space}}\n"
            "  do: |\n    place what at s as x\n    mark x.place.x\n"
        )
        assert trail(tmp_path, "put_down ant at (2, 1)\nput_down ace at (3, 1)", more) == [2, 3]

    def test_an_enumeration_of_keys_is_used(self, tmp_path: Path) -> None:
        more = (
            f"- enum: crop\n{D}  values: [corn, beans]\n- kind: player\n{D}  state:\n"
            "    crops: {type: number, each: crop}\n"
        )
        do = "players[0].crops[corn] += 1\nplayers[0].crops[beans] += 2\nmark sum of players[0].crops[it] for crops"
        report = compile_text(tmp_path, BASE + more + scenario(do))
        assert not [d for d in report.sorted() if "crop" in d.message], told(report.sorted())


# ------------------------------------------------------------------ who asks

BELL = """\
- event: bell
  source: designed
  text: the bell

- query: has_coins n
  source: designed
  takes: {n: number, player: player}
  is: player.coins >= n

- verb: pay_coins n
  source: designed
  takes: {n: number, player: player}
  text: pay {n} {n|coin|coins}
  do: player.coins -= n

- zone: sleeve
  each: player
  source: designed
  visible: owner
  active: true

- unit: cook
  source: designed
  effects: |
    on any bell: may mark 1

- unit: guest
  source: designed
  effects: |
    once per meal, on any bell: may pay_coins 2: mark 2
"""


def test_a_question_of_an_ability_names_the_piece_to_those_who_see_it(tmp_path: Path) -> None:
    setup = """\
place cook at (1, 1) for players[0]
place cook at (2, 1) for players[0]
place cook in players[1].sleeve for players[1]
"""
    program = build(tmp_path, BASE + BELL + scenario("emit bell\nexpire meal", setup))
    session = Session(program, "main", 2, {}, seed=1)
    found = []
    while session.decision is not None:
        shown = [session.question(reader) for reader in (0, 1, SPECTATOR)]
        found.append([asked["words"] for asked in shown if asked is not None])
        session.answer(0)
    assert found == [
        ["Cook 1: Mark 1?", "Cook 1: Mark 1?", "Cook 1: Mark 1?"],
        ["Cook 2: Mark 1?", "Cook 2: Mark 1?", "Cook 2: Mark 1?"],
        ["Mark 1?", "Cook 3: Mark 1?", "Mark 1?"],
    ]


def test_nobody_is_asked_to_pay_what_they_do_not_have_once_per_meal_either(tmp_path: Path) -> None:
    setup = "place guest at (1, 1) for players[0]\nplayers[0].coins = {}"
    flow = "emit bell\nexpire meal"
    poor = build(tmp_path / "poor", BASE + BELL + scenario(flow, setup.format(1)))
    assert play(poor).asked == []
    rich = build(tmp_path / "rich", BASE + BELL + scenario(flow, setup.format(2)))
    assert [asked.question for asked in play(rich, ["yes"]).asked] == [
        "Guest: Pay 2 coins; mark 2?"
    ]
