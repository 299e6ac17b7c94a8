"""Phases, turns, windows and scenarios: the flow of a game from one decision to the next."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from compiler.source.diagnostics import Report
from interpreter import Session
from tests.helpers import BASE, Asked, Table, build, compile_text, indent, play, run, scenario

SETUP = """\
place ant at (1, 1) for players[0]
place bee at (2, 1) for players[1]
place queen at (4, 3) for players[0]
"""
ACTIONS = """\
- action: utter n
  source: designed
  choose: {n: "[1, 2]"}
  do: mark n

- action: rest
  source: designed
  do: mark 7

- action: pick n
  source: designed
  if: false
  choose: {n: "[1, 2]"}
  do: mark n
"""


def phase(id: str, do: str) -> str:
    return f"- phase: {id}\n  source: designed\n  do: |\n{indent(do)}\n"


def flowed(folder: Path, flow: str, more: str = "", **how: Any) -> Table:
    how.setdefault("setup", SETUP)
    return run(folder, flow, ACTIONS + more, **how)


# ------------------------------------------------------------------ phases and turns


@pytest.mark.parametrize(
    ("flow", "answers", "expected"),
    [
        pytest.param("turn of active: utter", ["utter 2"], [2], id="one action"),
        pytest.param("turn of active: rest", ["rest"], [7], id="an action without parameters"),
        pytest.param("turn of active: utter, rest", ["rest"], [7], id="one of two actions"),
        pytest.param("turn of active: utter or pass", ["pass"], [], id="pass"),
        pytest.param(
            "turn of active: utter or pass if 1 = 1\nif passed: mark 5",
            ["pass"],
            [5],
            id="pass if so",
        ),
        pytest.param(
            "turn of active: pick, rest or pass if 1 = 2", ["rest"], [7], id="no pass if not"
        ),
        pytest.param(
            "turn of active: pick or pass if 1 = 2\nif passed: mark 5",
            [],
            [5],
            id="no pass if not, and nothing else",
        ),
        pytest.param(
            "turn of active: utter or pass\nif passed: mark 5", ["pass"], [5], id="passed"
        ),
        pytest.param(
            "turn of active: utter or pass\nif not passed: mark 5",
            ["utter 1"],
            [1, 5],
            id="not passed",
        ),
        pytest.param(
            "repeat 2 times:\n  turn of active: utter\n  mark 9",
            ["utter 1", "utter 2"],
            [1, 9, 2, 9],
            id="a loop",
        ),
        pytest.param(
            "let n = 0\nwhile n < 2:\n  turn of active: utter\n  n += 1\nmark n",
            ["utter 1", "utter 2"],
            [1, 2, 2],
            id="a condition",
        ),
        pytest.param(
            "for each player as p:\n  turn of p: utter\n  mark p.number * 10",
            ["utter 1", "utter 2"],
            [1, 10, 2, 20],
            id="each player",
        ),
        pytest.param(
            "for each unit as u by highest u.size:\n  turn of u.owner: utter\n  mark u.size",
            ["utter 1", "utter 2", "utter 1"],
            [1, 5, 2, 3, 1, 2],
            id="each piece in order",
        ),
        pytest.param(
            "if game.score = 0:\n  turn of active: utter\n  mark 3\nelse:\n  mark 4\nmark 5",
            ["utter 2"],
            [2, 3, 5],
            id="a turn under a condition",
        ),
        pytest.param(
            "if game.score = 1:\n  turn of active: utter\nelse if game.score = 0:\n"
            "  turn of active: rest\nmark 5",
            ["rest"],
            [7, 5],
            id="a turn under another condition",
        ),
        pytest.param(
            "repeat:\n  turn of active: utter\n  if 2 in game.trail: break\nmark 9",
            ["utter 1", "utter 2"],
            [1, 2, 9],
            id="break",
        ),
        pytest.param(
            "repeat 2 times:\n  repeat:\n    turn of active: utter\n    if true:\n      break\n  mark 8",
            ["utter 1", "utter 2"],
            [1, 8, 2, 8],
            id="break leaves the inner loop",
        ),
        pytest.param(
            "repeat 2 times:\n  turn of active: utter\n"
            "  for each unit:\n    mark it.size\n    if it.size = 3: break\nmark 9",
            ["utter 1", "utter 1"],
            [1, 2, 3, 1, 2, 3, 9],
            id="break leaves a loop without turns",
        ),
        pytest.param(
            "let x = 4\nturn of active: utter\nx += 1\nmark x",
            ["utter 1"],
            [1, 5],
            id="names go on",
        ),
        pytest.param(
            "choose a unit as u\nturn of active: utter\nmark u.size",
            ["Bee", "utter 1"],
            [1, 3],
            id="a choice goes on",
        ),
        pytest.param(
            "choose a card as u\nturn of active: utter\nmark u.worth",
            [],
            [],
            id="no choice, no turn",
        ),
        pytest.param(
            "may:\n  turn of active: utter\nmark 9",
            ["yes", "utter 2"],
            [2, 9],
            id="a turn one may take",
        ),
        pytest.param(
            "let x = first all ants\nturn of active: utter\n"
            "mark (first best units where it != x by lowest steps(it.place, x.place)).size",
            ["utter 1"],
            [1, 3],
            id="names inside of loops",
        ),
        pytest.param(
            "repeat:\n  turn of active: utter\n  choose a unit\n  if it.size = 3: break\nmark 9",
            ["utter 1", "Ant", "utter 2", "Bee"],
            [1, 2, 9],
            id="break after a choice",
        ),
        pytest.param(
            "repeat:\n  turn of active: utter\n  may:\n    mark 5\n    break\nmark 9",
            ["utter 1", "no", "utter 2", "yes"],
            [1, 2, 5, 9],
            id="break in may",
        ),
        pytest.param(
            "repeat:\n  turn of active: utter\n  choose one: break | mark 4\nmark 9",
            ["utter 1", "mark 4", "utter 2", "stop"],
            [1, 4, 2, 9],
            id="break as an alternative",
        ),
    ],
)
def test_the_flow_goes_on_after_a_turn(
    tmp_path: Path, flow: str, answers: list[str | int], expected: list[int]
) -> None:
    assert flowed(tmp_path, flow, answers=answers).trail == expected


@pytest.mark.parametrize(
    ("inner", "answers", "expected"),
    [
        pytest.param("mark 1", [], [1], id="to its end"),
        pytest.param("mark 1\nif true:\n  stop\nmark 2", [], [1], id="stop"),
        pytest.param(
            "turn of active: utter\nif true:\n  stop\nmark 2",
            ["utter 1"],
            [1],
            id="stop after a turn",
        ),
        pytest.param(
            "repeat:\n  turn of active: utter\n  if 2 in game.trail: stop",
            ["utter 1", "utter 2"],
            [1, 2],
            id="stop in a loop with turns",
        ),
        pytest.param(
            "choose a unit\nmark it.size\nif true: stop\nmark 2",
            ["Bee"],
            [3],
            id="stop after a choice",
        ),
        pytest.param(
            "for each unit as u:\n  mark u.size\n  if u.size = 3: stop\nmark 1",
            [],
            [2, 3],
            id="stop in a loop without turns",
        ),
        pytest.param(
            "while true:\n  mark 1\n  stop",
            [],
            [1],
            id="stop in while",
        ),
        pytest.param(
            "may:\n  mark 1\n  stop\nmark 2",
            ["yes"],
            [1],
            id="stop in may",
        ),
        pytest.param(
            "choose one:\n  stop\n  mark 3\nmark 2",
            ["stop"],
            [],
            id="stop as an alternative",
        ),
    ],
)
def test_a_phase_ends_and_the_one_that_ran_it_goes_on(
    tmp_path: Path, inner: str, answers: list[str | int], expected: list[int]
) -> None:
    table = flowed(tmp_path, "run inner\nmark 9", phase("inner", inner), answers=answers)
    assert table.trail == [*expected, 9]


def test_the_same_phase_can_run_several_times_with_names_of_its_own(tmp_path: Path) -> None:
    inner = phase("inner", "let x = 1\nturn of active: utter\nx += 1\nmark x * 10")
    flow = "let x = 5\nrun inner\nrun inner\nmark x"
    table = flowed(tmp_path, flow, inner, answers=["utter 1", "utter 2"])
    assert table.trail == [1, 20, 2, 20, 5]


def test_loops_of_phases_in_loops_of_phases(tmp_path: Path) -> None:
    more = phase("inner", "for each player as p:\n  turn of p: utter\n  mark p.number * 10")
    flow = "for each player as p:\n  active = p\n  run inner\n  mark p.number * 100"
    table = flowed(tmp_path, flow, more, answers=["utter 1", "utter 2", "utter 1", "utter 2"])
    assert table.trail == [1, 10, 2, 20, 100, 1, 10, 2, 20, 200]
    assert [a.player for a in table.asked] == [0, 1, 0, 1]


def test_a_list_that_changes_during_turns_is_walked_as_it_was(tmp_path: Path) -> None:
    more = (
        "- action: hatch\n  source: designed\n  do: place bee at (5, 3) for player\n"
        "- action: eat u\n  source: designed\n  choose: {u: all units}\n  do: discard_from_game u\n"
    )
    flow = "for each unit as u:\n  turn of active: hatch, eat\n  mark u.size\nmark (count units)"
    table = flowed(tmp_path, flow, more, answers=["hatch", "eat Queen", "hatch"])
    assert table.trail == [2, 3, 5, 4]


@pytest.mark.parametrize(
    "flow",
    [
        pytest.param("may:\n  run inner", id="in may"),
        pytest.param("choose one:\n  run inner\n  mark 3", id="as an alternative"),
    ],
)
def test_a_phase_that_may_run_runs_or_is_refused_by_the_compiler(tmp_path: Path, flow: str) -> None:
    text = BASE + phase("inner", "mark 1") + scenario(flow)
    report: Report = compile_text(tmp_path / "checked", text)
    if not report.errors:
        assert play(build(tmp_path, text), [0]).trail == [0, 1]


def test_a_phase_that_runs_itself_is_refused_by_the_compiler(tmp_path: Path) -> None:
    inner = phase("inner", "if game.score < 2:\n  game.score += 1\n  run inner\nmark 2")
    report = compile_text(tmp_path, BASE + inner + scenario("run inner"))
    assert report.errors


# ------------------------------------------------------------------ actions


def offered(folder: Path, action: str, **how: Any) -> list[str]:
    """The options of the first turn."""
    more = f"- action: {action}"
    table = flowed(folder, "turn of active: try or pass", more, **how)
    return table.asked[0].options[:-1]


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        pytest.param(
            'try n\n  source: designed\n  choose: {n: "[1, 2]"}\n  do: mark n',
            ["try 1", "try 2"],
            id="a list",
        ),
        pytest.param(
            "try u\n  source: designed\n  choose: {u: all units of player}\n  do: mark u.size",
            ["try Ant", "try Queen"],
            id="pieces of the player",
        ),
        pytest.param(
            "try u n\n  source: designed\n  choose:\n    u: all units of player\n"
            "    n: numbers(u.size, 3)\n  do: mark n + u.size",
            ["try Ant 2", "try Ant 3"],
            id="a later one depends on an earlier one",
        ),
        pytest.param(
            "try u v\n  source: designed\n  choose:\n    u: all units\n    v: all units\n"
            "  if: u.size > v.size\n  do: mark u.size + v.size",
            ["try Bee Ant", "try Queen Ant", "try Queen Bee"],
            id="a condition on both",
        ),
        pytest.param(
            "try u\n  source: designed\n  choose: {u: all units}\n  if: player.coins > 3\n"
            "  do: mark u.size",
            [],
            id="a condition on the player",
        ),
        pytest.param(
            "try\n  source: designed\n  if: player.coins = 3\n  do: mark 1", ["try"], id="no choice"
        ),
        pytest.param(
            "try\n  source: designed\n  if: player.coins = 4\n  do: mark 1",
            [],
            id="no choice and a condition that fails",
        ),
        pytest.param(
            "try s\n  source: designed\n  choose:\n"
            "    s: all spaces in reachable((1, 1), 1) where not has_pieces(it)\n  do: s.mark = 1",
            ["try (1, 2)"],
            id="spaces",
        ),
        pytest.param(
            "try p\n  source: designed\n  choose: {p: all players where it != player}\n"
            "  do: mark p.number",
            ["try player 2"],
            id="players",
        ),
        pytest.param(
            "try t\n  source: designed\n  choose: {t: all tools}\n  do: mark t.power",
            ["try Sceptre", "try Stick"],
            id="documents",
        ),
        pytest.param(
            "try u to s\n  source: designed\n  text: '{u} goes to {s}'\n"
            "  choose:\n    u: all bees\n    s: near(u.place)\n  do: move u to s",
            ["Bee goes to (3, 1)", "Bee goes to (2, 2)", "Bee goes to (1, 1)"],
            id="in words of its own",
        ),
        pytest.param(
            "try c\n  source: designed\n  choose: {c: hand}\n  do: move c to heap",
            ["try Duke"],
            id="cards of a zone",
        ),
    ],
)
def test_the_options_of_an_action_follow_from_what_it_chooses_from(
    tmp_path: Path, action: str, expected: list[str]
) -> None:
    setup = SETUP + "place duke in players[0].hand for players[0]"
    assert sorted(offered(tmp_path, action + "\n", setup=setup)) == sorted(expected)


def test_an_action_is_told_in_the_log(tmp_path: Path) -> None:
    more = (
        "- action: try u\n  source: designed\n  choose: {u: all bees}\n"
        "  log: '{player} takes {u}: \"well\"'\n  do: mark 1\n"
    )
    table = flowed(tmp_path, "turn of players[1]: try", more, answers=[0])
    assert table.game.log == ['Player 2 takes Bee: "well"']


def test_a_turn_without_options_is_passed(tmp_path: Path) -> None:
    more = "- action: try c\n  source: designed\n  choose: {c: all cards}\n  do: mark 1\n"
    table = flowed(tmp_path, "turn of active: try\nif passed: mark 5", more)
    assert (table.trail, table.asked) == ([5], [])


# ------------------------------------------------------------------ windows

WINDOW = """\
- window: reply of who
  source: designed
  takes: {who: unit}
  asks: "[who.owner, who.owner.next]"

- action: shout n
  source: designed
  during: reply
  choose: {n: "[1, 2]"}
  do: mark n * 10 + player.number

- action: answer_back
  source: designed
  during: reply
  if: who.hp > 4
  do: |
    who.hp -= 1
    open reply of who
    mark who.hp
"""


def words(asked: list[Asked]) -> list[tuple[int, int]]:
    """Who was asked, and how many options there were."""
    return [(a.player, len(a.options)) for a in asked]


def test_a_window_closes_when_all_have_passed_in_a_row(tmp_path: Path) -> None:
    table = flowed(
        tmp_path,
        "open reply of first all bees\nmark 9",
        WINDOW,
        answers=["pass", "shout 1", "pass", "shout 2", "pass", "pass"],
    )
    # The bee's owner is asked first; every act begins the count anew.
    assert table.trail == [11, 21, 9]
    assert [a.player for a in table.asked] == [1, 0, 1, 0, 1, 0]


def test_who_has_nothing_to_do_in_a_window_is_not_asked(tmp_path: Path) -> None:
    more = (
        "- window: reply\n  source: designed\n"
        "- action: shout\n  source: designed\n  during: reply\n  if: player.coins > 3\n"
        "  do: player.coins -= 1\n"
    )
    flow = "let p = players[1]\np.coins = 4\nopen reply\nmark 9"
    table = flowed(tmp_path, flow, more, answers=["shout"])
    assert table.trail == [9]
    assert [a.player for a in table.asked] == [1]


def test_a_window_asks_all_players_from_the_active_one_on(tmp_path: Path) -> None:
    more = (
        "- window: reply\n  source: designed\n"
        "- action: shout\n  source: designed\n  during: reply\n  do: mark player.number\n"
    )
    flow = "active = players[1]\nopen reply"
    table = flowed(tmp_path, flow, more, players=3, answers=["pass", "pass", "pass"])
    assert [a.player for a in table.asked] == [1, 2, 0]


def test_what_reopens_the_window_resolves_last_in_first_out(tmp_path: Path) -> None:
    """Both answer back; the second one's work is done before the first one's."""
    setup = SETUP + "for each bee: it.hp = 6"
    table = flowed(
        tmp_path,
        "open reply of first all bees\nmark 9",
        WINDOW,
        setup=setup,
        answers=[
            "answer back",  # the owner; hp 5, a window opens inside
            "answer back",  # again, hp 4, one more window
            "shout 1",
            *["pass"] * 2,  # the innermost closes: marks 4
            *["pass"] * 2,  # the middle one closes: marks 4
            *["pass"] * 2,
        ],
    )
    assert table.trail == [12, 4, 4, 9]


def test_an_action_of_a_window_knows_its_roles(tmp_path: Path) -> None:
    table = flowed(tmp_path, "open reply of first all ants", WINDOW, answers=["answer back"])
    assert table.game.piece_hp[table.piece("ant")] == 4


def test_the_question_of_a_window_names_its_roles_as_they_are_now(tmp_path: Path) -> None:
    asking = WINDOW.replace(
        "  asks:", '  text: "{who} with top {who.top} hears {n} {n|cry|cries}"\n  asks:'
    )
    asking = asking.replace("reply of who\n", "reply of who for n\n", 1)
    asking = asking.replace("{who: unit}", "{who: unit, n: number}")
    asking = asking.replace("open reply of who\n", "open reply of who for n - 1\n")
    table = flowed(tmp_path, "open reply of first all ants for 2", asking, answers=["answer back"])
    assert [a.question for a in table.asked] == [
        "Ant with top 5 hears 2 cries",
        "Ant with top 5 hears 1 cry",
    ]


def test_a_window_in_which_the_game_ends_is_the_last_thing(tmp_path: Path) -> None:
    more = (
        "- window: reply\n  source: designed\n"
        "- action: give_up\n  source: designed\n  during: reply\n  do: win player.next\n"
    )
    table = flowed(tmp_path, "open reply\nmark 9", more, answers=["give up"])
    assert (table.trail, table.game.winners) == ([], (1,))


def test_an_action_may_belong_to_several_windows_and_be_offered_in_turns(tmp_path: Path) -> None:
    more = (
        "- window: by_day\n  source: designed\n- window: by_night\n  source: designed\n"
        "- action: shout\n  source: designed\n  during: [by_day, by_night]\n  do: mark 5\n"
    )
    flow = "open by_day\nmark 1\nopen by_night\nmark 2\nturn of active: shout"
    answers: list[str | int] = ["shout", "pass", "pass", "pass", "shout", "pass", "pass", 0]
    assert flowed(tmp_path, flow, more, answers=answers).trail == [5, 1, 5, 2, 5]


def test_an_action_changes_the_roles_of_its_window(tmp_path: Path) -> None:
    """What was given to `open` has the new value afterwards."""
    more = (
        "- window: reply n\n  source: designed\n  takes: {n: number}\n"
        "- action: less\n  source: designed\n  during: reply\n  if: n > 3\n  do: n -= 1\n"
    )
    flow = "let k = 5\nopen reply k\nmark k"
    table = flowed(tmp_path, flow, more, answers=["less", "pass", "less"])
    assert table.trail == [3]


def test_a_window_without_actions_closes_at_once(tmp_path: Path) -> None:
    more = "- window: reply\n  source: designed\n"
    assert flowed(tmp_path, "open reply\nmark 9", more).trail == [9]


# ------------------------------------------------------------------ scenarios


def test_a_scenario_takes_over_what_it_does_not_say_anew(tmp_path: Path) -> None:
    more = (
        "- kind: scenario\n  source: designed\n"
        "  fields: {level: {type: number, default: 1}, prize: {type: number, default: 2}}\n"
        "- scenario: hard\n  source: designed\n  extends: main\n  level: 5\n  players: 2\n"
        "- scenario: harder\n  source: designed\n  extends: hard\n  prize: 9\n"
        "  setup: |\n    place queen at (1, 1) for players[0]\n"
        "- scenario: elsewhere\n  source: designed\n  extends: harder\n  flow: other\n  map: tiny\n"
        "- map: tiny\n  source: designed\n  grid: '..'\n"
        "- phase: other\n  source: designed\n  do: mark (count spaces)\n"
    )
    flow = "mark scenario.level\nmark scenario.prize\nfor each unit: mark it.size"
    program = build(tmp_path, BASE + more + scenario(flow, SETUP))
    played = {name: play(program, scenario=name).trail for name in program.scenarios()}
    assert played == {
        "main": [1, 2, 2, 3, 5],
        "hard": [5, 2, 2, 3, 5],
        "harder": [5, 9, 5],
        "elsewhere": [2],
    }
    assert program.scenarios()["hard"].players == (2, 2)
    assert program.scenarios()["harder"].players == (2, 2)
    assert program.scenarios()["main"].players == (1, 3)


def test_a_scenario_puts_other_phases_and_actions_in_place_of_some(tmp_path: Path) -> None:
    more = """\
- scenario: night
  source: designed
  extends: main
  replaces: {inner: dark, utter: whisper}
- action: whisper n
  source: designed
  choose: {n: "[8, 9]"}
  do: mark n
"""
    more += phase("inner", "mark 3") + phase("dark", "mark 4")
    flow = "run inner\nturn of active: utter\nif scenario = night: mark 6"
    program = build(tmp_path, BASE + ACTIONS + more + scenario(flow, SETUP))
    assert play(program, ["utter 2"], scenario="main").trail == [3, 2]
    assert play(program, [1], scenario="night").trail == [4, 9, 6]


def test_options_of_a_scenario_have_values(tmp_path: Path) -> None:
    text = BASE + scenario("mark options.pace\nif options.storms: mark 1").replace(
        "  map: field",
        "  options:\n    pace: {type: number, default: 3}\n"
        "    storms: {type: truth, default: true}\n  map: field",
    )
    program = build(tmp_path, text)
    game: Any = program.new("main", 2, {"pace": 7, "storms": False}, 1)
    game.run()
    assert list(game.table_trail) == [0, 7]
    assert play(program).trail == [0, 3, 1]


def test_an_option_that_only_another_scenario_has_has_its_default(tmp_path: Path) -> None:
    more = (
        "- scenario: other\n  source: designed\n  extends: main\n"
        "  options: {pace: {type: number, default: 3}}\n"
    )
    assert flowed(tmp_path, "mark options.pace", more).trail == [3]


def test_spaces_have_fields_from_legend_name_and_place(tmp_path: Path) -> None:
    more = """\
- kind: space
  source: designed
  fields: {held: {type: tool, default: stick}, other: {type: space, default: ""}}
- map: yards
  source: designed
  grid: ".s"
  legend:
    s: {wall: true}
  spaces:
    yard: {held: queen.sceptre}
    "(1, 1)": {other: "(2, 1)"}
  links: [[yard, "(2, 1)"]]
- scenario: elsewhere
  source: designed
  extends: main
  map: yards
"""
    flow = """\
mark yard.held.power
mark (1, 1).held.power
if (2, 1).wall and not yard.wall: mark 1
mark size(near(yard)) * 10 + (first near(yard)).x
mark (1, 1).other.x
if yard.other is nothing: mark 9
"""
    program = build(tmp_path, BASE + more + scenario(flow))
    assert play(program, scenario="elsewhere").trail == [0, 4, 2, 1, 12, 2, 9]


def test_spaces_hold_lists_of_documents_and_spaces(tmp_path: Path) -> None:
    more = """\
- kind: space
  source: designed
  fields: {tools: {type: list of tool, default: []}, exits: {type: list of space, default: []}}
- map: yards
  source: designed
  grid: ".s"
  legend:
    s: {wall: true, tools: [stick]}
  spaces:
    yard: {tools: [queen.sceptre, stick], exits: ["(2, 1)", yard]}
- scenario: elsewhere
  source: designed
  extends: main
  map: yards
"""
    flow = """\
mark sum of it.power for tools in yard.tools
mark size((1, 1).tools) + size((2, 1).tools)
mark (first yard.exits).x
if yard in yard.exits and size((2, 1).exits) = 0: mark 7
"""
    program = build(tmp_path, BASE + more + scenario(flow))
    assert play(program, scenario="elsewhere").trail == [0, 6, 1, 2, 7]


def test_links_may_be_chains(tmp_path: Path) -> None:
    more = """\
- map: ring
  source: designed
  spaces: {north: {}, east: {}, south: {}, west: {}}
  links: [[north, east, south, west, north]]
- scenario: round
  source: designed
  extends: main
  map: ring
"""
    flow = "mark size(near(north))\nmark distance(north, south)\n"
    program = build(tmp_path, BASE + more + scenario(flow))
    assert play(program, scenario="round").trail == [0, 2, 2]


def test_seats_have_names(tmp_path: Path) -> None:
    text = BASE + scenario("choose a unit by players[1]\nmark 1", SETUP).replace(
        "  map: field", "  seats: [north, south]\n  map: field"
    )
    table = play(build(tmp_path, text))
    assert table.game.player_name(1) == "south"


def test_the_setup_comes_first_and_may_ask(tmp_path: Path) -> None:
    table = flowed(tmp_path, "mark 2", setup="choose one of [4, 5] as n\nmark n", answers=["5"])
    assert table.trail == [5, 2]


# ------------------------------------------------------------------ packs on packs


def test_a_pack_uses_what_the_packs_below_it_define(tmp_path: Path) -> None:
    lower = BASE + (
        "- event: dawn\n  source: designed\n  do: mark 1\n"
        "- law: dew\n  source: designed\n  effects: |\n    on any dawn: mark 2\n    +1 size\n"
    )
    build(tmp_path, lower + scenario("emit dawn"), "ground")
    upper = (
        "- unit: wasp\n  source: designed\n  effects: |\n    on any dawn: mark self.size\n"
        "- kind: drone\n  is: unit\n  source: designed\n  state: {load: {type: number, start: 4}}\n"
        "- drone: carrier\n  source: designed\n  size: 6\n"
        "- phase: more\n  source: designed\n"
        "  do: |\n    run whole\n    for each drone: mark it.load\n    mark (count units)\n"
        "- scenario: main_2\n  source: designed\n  players: 2\n  map: field\n  flow: more\n"
        "  setup: |\n    place wasp at (1, 1) for players[0]\n"
        "    place ground.ant at (2, 1) for players[1]\n    place carrier at (3, 1)\n"
    )
    program = build(tmp_path, upper, "tower", requires=["ground"])
    table = play(program, scenario="main_2")
    assert table.trail == [1, 2, 3, 4, 3]
    assert [n for n in program.lock if "/" not in n] == ["ground", "tower"]
    assert set(program.scenarios()) == {"main", "main_2"}


# ------------------------------------------------------------------ sessions


def test_a_game_can_be_undone_cloned_and_saved_at_every_decision(tmp_path: Path) -> None:
    more = phase(
        "inner", "for each player as p:\n  turn of p: utter, rest\n  choose a unit\n  mark it.size"
    )
    text = BASE + ACTIONS + more + scenario("repeat 2 times:\n  run inner\nwin active", SETUP)
    program = build(tmp_path, text)
    session = Session(program, "main", 2, {}, 5, check=True)
    hashes = [session.state_hash()]
    answers = [2, 1, 0, 2, 1, 0, 2, 0]
    for answer in answers:
        session.answer(answer)
        hashes.append(session.state_hash())
    assert session.decision is None
    assert session.game.winners == (0,)
    # The same answers lead through the same states, whatever way they are reached.
    for count in range(len(answers), -1, -1):
        again = Session(program, "main", 2, {}, 5, answers[:count], check=True)
        assert again.state_hash() == hashes[count]
    while session.answers:
        session.undo()
        assert session.state_hash() == hashes[len(session.answers)]
    assert len(set(hashes)) == len(hashes)


def test_the_variable_of_a_walk_hides_one_of_the_phase_with_the_same_name(tmp_path: Path) -> None:
    """Loops that hold turns keep their variable in the state; a condition over others has its own."""
    flow = (
        "for each n in numbers(1, 2):\n  turn of active: go\n"
        "for each n in numbers(1, 4) where n > 2: mark n\n"
        "if any n in numbers(5, 6) where n = 5: mark 50\n"
        "mark (count n in numbers(1, 9) where n > 7)\n"
    )
    rules = "- action: go\n  source: designed\n  text: go\n  do: mark 1\n"
    setup = "place ant at (1, 1) for players[0]"
    table = play(build(tmp_path, BASE + rules + scenario(flow, setup)), [0, 0])
    assert table.game.table_trail == (1, 1, 3, 4, 50, 2)


def test_scenarios_stand_in_the_order_of_their_files(tmp_path: Path) -> None:
    """Whoever presses Enter in a menu plays the first one."""
    more = "- scenario: zeal\n  source: designed\n  extends: main\n"
    files = {
        "rules.d/all.yaml": BASE + scenario("mark 1"),
        "scenarios/01_zeal.yaml": more,
        "scenarios/02_others.yaml": more.replace("zeal", "yarn") + more.replace("zeal", "anvil"),
    }
    assert list(build(tmp_path, files).scenarios()) == ["main", "zeal", "yarn", "anvil"]


def test_what_a_loop_changes_does_not_change_what_it_walks_over(tmp_path: Path) -> None:
    more = """
- verb: walk
  source: designed
  do: |
    let most = 2
    for each n in numbers(1, 4) where n > most:
      most += 5
      mark n
    for each n in numbers(11, 14) where n > most: mark n
"""
    assert run(tmp_path, "walk\ntie", more).trail == [0, 3, 4, 13, 14]
