"""Tables by numbers, spaces in documents and options, and boards by choice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from interpreter import Session
from interpreter.limits import RuleError
from interpreter.options import Option, StartError
from interpreter.views import document
from tests.helpers import BASE, at, build, compile_text, play, scenario, told, wrong

D = "  source: designed\n"
TABLES = f"""\
- kind: plan
{D}  fields:
    who: unit
    at: list of space
    seat: {{type: number, default: 0}}
- kind: scenario
{D}  fields:
    supply: {{type: list of unit, each: 1..4, default: []}}
    pay: {{type: number, each: 1..4, required: false}}
    plans: {{type: list of plan, each: 2..3, default: []}}
    camp: {{type: space, each: 1..4, required: false}}
    gates: {{type: list of space, each: 1..4, default: []}}
    boss: {{type: unit, each: 1..4, required: false}}
- kind: game
{D}  state:
    paces: {{type: number, each: 3..6, start: 2, maximum: 7}}
- scenario: by_number
{D}  extends: main
  players: [2, 3]
  supply: {{2: [ant, bee], 3..4: [ant]}}
  pay: {{1..2: 5, 3: 7}}
  plans:
    2: [{{who: ant, at: ["(1, 1)", "(2, 1)"]}}, {{who: bee, at: [corner], seat: 1}}]
  camp: {{2: corner, 3: "(2, 2)"}}
  gates: {{2: [corner, "(2, 2)"]}}
  boss: {{2: queen, 3: ant}}
"""


@pytest.mark.parametrize(
    ("do", "with_two", "with_three"),
    [
        ("mark size(scenario.supply[size(players)])", [2], [1]),
        ("if first scenario.supply[size(players)] = ant: mark 1", [1], [1]),
        ("mark scenario.pay[size(players)]", [5], [7]),
        (
            "for each plan in scenario.plans[size(players)]:\n"
            "  for each s in plan.at: place plan.who at s for players[plan.seat]\n"
            "mark count units of players[0]\nmark count bees",
            [2, 1],
            [0, 0],
        ),
        ("mark scenario.camp[size(players)].x", [1], [2]),
        ("for each s in scenario.gates[size(players)]: mark s.y", [1, 2], []),
        ("if scenario.boss[size(players)] = queen: mark 1", [1], []),
        ("game.paces[3] += 9\nmark game.paces[3]\nmark game.paces[6]", [7, 2], [7, 2]),
        ("let n = size(players) + 2\ngame.paces[n] -= 1\nmark sum of game.paces[n] for n in numbers(3, 6)", [7], [7]),
        ('say "{game.paces}"', [], []),
    ],
)  # fmt: skip
def test_values_by_number(tmp_path: Path, do: str, with_two: Any, with_three: Any) -> None:
    program = build(tmp_path, BASE + TABLES + scenario(do))
    assert play(program, scenario="by_number", players=2).trail[1:] == with_two
    assert play(program, scenario="by_number", players=3).trail[1:] == with_three


def test_clients_see_tables(tmp_path: Path) -> None:
    game = play(build(tmp_path, BASE + TABLES + scenario("mark 1")), scenario="by_number").game
    fields = document(game, "scenario by_number")["fields"]
    assert fields["supply"]["value"] == {
        "2": ["demo.ant", "demo.bee"],
        "3": ["demo.ant"],
        "4": ["demo.ant"],
    }
    assert fields["pay"]["value"] == {"1": 5, "2": 5, "3": 7}


def test_a_number_outside_of_a_state_stops_the_game(tmp_path: Path) -> None:
    program = build(tmp_path, BASE + TABLES + scenario("let n = 7\nmark game.paces[n]"))
    with pytest.raises(RuleError, match="there is no part"):
        play(program, scenario="by_number")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        pytest.param("  «5»: [ant]", "E0337", id="outside of the range"),
        pytest.param("  2: [ant]\n    «1..2»: [ant]", "E0337", id="twice"),
        pytest.param("  2: [«ent»]", "E0201", id="an unknown document"),
    ],
)
def test_wrong_tables(tmp_path: Path, text: str, code: str) -> None:
    body = f"- scenario: other\n{D}  extends: main\n  supply:\n  {text}\n"
    clean, marks = wrong(BASE + TABLES + scenario("mark 1") + body)
    found = compile_text(tmp_path, clean).sorted()
    assert [(d.code, at(d.span)) for d in found if d.code[0] == "E"] == [(code, marks[0])], told(
        found
    )


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("pay", "{2: 5}", "`pay` has no value for 3"),
        ("camp", "{2: corner, 3: cornr}", "the map `field` has no space `cornr`"),
        ("camp", '{2..3: "(90, 1)"}', "the map `field` has no space `(90, 1)`"),
        ("gates", '{2: ["(1, 1)", here]}', "the map `field` has no space `here`"),
        ("plans", '{2: [{who: ant, at: ["(1, 99)"]}]}', "the map `field` has no space `(1, 99)`"),
    ],
)
def test_tables_that_do_not_fit_their_scenario(
    tmp_path: Path, field: str, value: str, message: str
) -> None:
    body = f"- scenario: other\n{D}  extends: main\n  players: [2, 3]\n  {field}: {value}\n"
    found = compile_text(tmp_path, BASE + TABLES + scenario("mark 1") + body).sorted()
    assert [d.message for d in found if d.code[0] == "E"] == [message]


@pytest.mark.parametrize(
    ("each", "code"),
    [("4..1", "E0331"), ("1..9999", "E0331"), ("0..3", ""), ("1.5", "E0124"), ("-1..3", "E0127")],
)
def test_ranges(tmp_path: Path, each: str, code: str) -> None:
    more = f"- kind: game\n{D}  state:\n    odd: {{type: number, each: {each}}}\n"
    found = compile_text(tmp_path, BASE + more + scenario("mark 1")).sorted()
    assert [d.code for d in found if d.code[0] == "E"] == ([code] if code else [])


def test_a_number_that_no_table_has_is_told(tmp_path: Path) -> None:
    found = compile_text(tmp_path, BASE + TABLES + scenario("mark scenario.pay[7]")).sorted()
    said = "there is one for each of 1..4, and 7 is not among them"
    assert [d.message for d in found if d.code[0] == "E"] == [said]


# ------------------------------------------------------------------ spaces and maps as options

CHOICE = f"""\
- map: hill
{D}  grid: |
    ..
    .#
  legend:
    "#": {{wall: true}}
  names: {{top: "(1, 1)"}}
- scenario: war
{D}  players: 2
  map: options.ground
  flow: whole
  options:
    ground: {{type: map, default: hill, values: [hill, field]}}
    camp: {{type: space, default: "(1, 2)"}}
    posts: {{type: list of space, default: []}}
  setup: |
    mark count spaces
    mark options.camp.x * 10 + options.camp.y
    mark size(options.posts)
    if options.ground = hill: mark 99
- campaign: long_war
{D}  title: A Long War
  scenarios: [war]
  carries:
    ground: field if options.ground = hill else hill
    camp: (2, 1) if options.ground = hill else nothing
    posts: "[(1, 1), (2, 1)]"
  goes_on: true
"""


def test_a_board_and_spaces_are_chosen_before_the_game(tmp_path: Path) -> None:
    program = build(tmp_path, BASE + CHOICE + scenario("win players[0]"))
    first = play(program, scenario="war")
    assert first.trail == [4, 12, 0, 99]
    campaign = program.campaigns["long_war"]
    carried = campaign.carried(first.game, {})
    assert carried == {"ground": "field", "camp": "(2, 1)", "posts": ["(1, 1)", "(2, 1)"]}
    second = play(program, scenario="war", options=carried)
    assert second.trail == [15, 21, 2]
    assert campaign.carried(second.game, carried) == {
        "ground": "hill",
        "posts": ["(1, 1)", "(2, 1)"],
    }
    session = Session(program, "war", 2, {"ground": "field"}, 1)
    loaded: Any = Session.from_save(session.to_save(), program).game
    assert loaded.board.map == "field"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"ground": "sea"}, "it is one of hill, field"),
        ({"camp": "(3, 1)"}, "the board has no such space"),
        ({"ground": "field", "camp": "top"}, "the board has no such space"),
        ({"posts": ["(1, 1)", "(9, 9)"]}, "the board has no such space"),
    ],
)
def test_what_a_board_does_not_have_cannot_be_chosen(
    tmp_path: Path, options: dict[str, Any], said: str
) -> None:
    program = build(tmp_path, BASE + CHOICE + scenario("win players[0]"))
    with pytest.raises(StartError, match=said):
        play(program, scenario="war", options=options)


def test_lists_of_spaces_are_read_from_words() -> None:
    option = Option("posts", "list space", [])
    assert option.read("(1, 2), corner, 2 (3,4)") == ["(1, 2)", "corner", "(3,4)", "(3,4)"]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("map: options.ground", "map: options.grund", "E0209"),
        ("map: options.ground", "map: options.camp", "E0303"),
        ("default: hill, values", "default: hil, values", "E0135"),
        ('default: "(1, 2)"', 'default: "(1, 90)"', "E0135"),
        ("options.ground = hill: mark", "options.ground = corner: mark", "E0303"),
    ],
)
def test_wrong_choices(tmp_path: Path, old: str, new: str, code: str) -> None:
    text = BASE + CHOICE + scenario("win players[0]")
    assert old in text
    found = compile_text(tmp_path, text.replace(old, new)).sorted()
    assert code in [d.code for d in found], told(found)
