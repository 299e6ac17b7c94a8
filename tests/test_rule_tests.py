"""Rule tests in YAML: each key with a test that passes and one that fails, and what failing prints."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from compiler.build.build import Project
from compiler.source.diagnostics import ContentError
from siegewright.authoring.testing import Result, run_pack
from siegewright.packs.builder import build_packs
from tests.helpers import BASE, golden, importing, indent, right, scenario, told, write_pack, wrong

RULES = """\
- event: harm amount to target from giver
  source: designed
  takes: {amount: number, target: unit, giver: unit}
  log: "{target} takes {amount}"
  do: target.hp -= amount

- verb: hurt target by amount from giver
  source: designed
  takes: {target: unit, amount: number = 1, giver: unit}
  text: "{target} loses {amount} hp"
  do: emit harm amount to target from giver

- verb: gamble
  source: designed
  do: |
    mark d6
    mark random one of [7, 8, 9]

- verb: crash
  source: designed
  do: mark 1 / game.score

- verb: spin
  source: designed
  do: |
    repeat:
      if game.score < 0: break

- unit: crier
  source: designed
  tools: [{tool: horn}]
  effects: |
    use: mark 4
    "Loud Cry", use: mark 5

- action: speak u n
  source: designed
  choose: {u: all units of player, n: usable(u)}
  do: activate u n

- action: play u with tool
  source: designed
  choose: {u: all units of player, tool: u.tools}
  do: mark tool.power + u.size

- kind: player
  source: designed
  state:
    secret: {type: number, visible: owner}

- event: fade target
  source: designed
  takes: {target: unit}

- verb: wither target
  source: designed
  takes: {target: unit}
  do: |
    emit harm 1 to target from target
    emit fade target

- verb: draw_for p
  source: designed
  takes: {p: player}
  do: |
    p.secret = 3
    place ace in p.hand for p as c
    say "{p} draws {c}"

- verb: finish
  source: designed
  do: win players[0]

- unit: wasp
  source: designed
  effects: |
    aura 2: +1 size
    on harm where amount > 1: hurt giver by 1 from self

- action: hit target with u
  source: designed
  choose:
    u: all units of player
    target: all units within 1 of u where it.owner != player
  do: hurt target by u.size from u

- action: utter n
  source: designed
  choose: {n: "[1, 2, 3]"}
  do: mark n

- action: rest
  source: designed
  do: mark 9

- window: reply
  source: designed

- action: shout n
  source: designed
  during: reply
  choose: {n: "[1, 2]"}
  do: mark n * 10 + player.number

- verb: ask_all
  source: designed
  do: open reply

- phase: talk
  source: designed
  do: |
    for each player as p:
      turn of p: utter, rest or pass

- scenario: long
  source: designed
  extends: main
  players: 3
  options:
    pace: {type: number, default: 2}
  setup: |
    place queen at (1, 1) for players[2]
""" + scenario(
    "run talk\ngamble\nask_all\nmark 77\nif game.score = 5:\n  crash\n  spin\n"
    "for each unit: wither it\ndraw_for active\nfinish\nturn of active: speak, play or pass",
    "place ant at (1, 1) for players[0]\nplace bee at (2, 1) for players[1]",
)
TWO = """\
given:
  - place ant at (1, 1) for players[0] as mine
  - place bee at (2, 1) for players[1] as yours
"""
Try = Callable[[str], Result]


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A project with the pack built; its rule tests come from files elsewhere."""
    root = tmp_path_factory.mktemp("rule_tests")
    write_pack(root, BASE + RULES)
    assert build_packs(root, ["demo"], False, False, "text") == 0
    with importing(root):
        yield root


@pytest.fixture
def attempt(root: Path, tmp_path: Path) -> Try:
    """Runs one test, given by its keys."""

    def run(keys: str) -> Result:
        file = tmp_path / "a.yaml"
        text = "- test: it is so\n" + indent(keys, 2) + "\n"
        if "scenario:" not in keys:
            text += "  scenario: main\n"
        file.write_text(text, encoding="utf-8")
        source = {file.as_posix(): text}
        try:
            [result] = run_pack(Project(root), "demo", source.get, [file])
        except ContentError as error:
            raise AssertionError(told(error.report.sorted())) from None
        return result

    return run


KEYS = [
    pytest.param("then: [not over]", "then: [over]", "expected `over`", id="then"),
    pytest.param(
        "then:\n  - size(players) = 1\n  - game.score = 0",
        "then:\n  - size(players) = 1\n  - game.score = 3\n  - game.score = 4",
        "expected `game.score = 4`",
        id="then: all of them",
    ),
    pytest.param(
        f"{TWO}then:\n  - mine.hp = 5\n  - no card",
        f"{TWO}then:\n  - mine.hp = 4",
        "`mine.hp` is 5",
        id="then: the values of both sides",
    ),
    pytest.param(
        "scenario: long\nthen: [count players = 3]",
        "scenario: main\nthen: [count players = 3]",
        "`count players` is 1",
        id="scenario",
    ),
    pytest.param(
        "players: 2\nthen: [count players = 2]",
        "players: 3\nthen: [count players = 2]",
        "`count players` is 3",
        id="players",
    ),
    pytest.param(
        "players: 2\nseats: [alice, bob]\nwhen:\n  - bob: utter 2\nthen: [alice.next = bob]",
        "players: 2\nseats: [alice, bob]\nthen: [alice.next = alice]",
        "expected `alice.next = alice`",
        id="seats",
    ),
    pytest.param(
        "scenario: long\noptions: {pace: 5}\nthen: [options.pace = 5]",
        "scenario: long\nthen: [options.pace = 5]",
        "`options.pace` is 2",
        id="options",
    ),
    pytest.param(
        "define:\n  - unit: giant\n    size: 9\n    effects: 'aura 1 of ants: +3 size'\n"
        + TWO
        + "  - place giant at (1, 2) as big\nthen:\n  - big.size = 9\n  - mine.size = 5",
        "define:\n  - unit: giant\n    size: 8\ngiven:\n  - place giant at (1, 2) as big\n"
        "then:\n  - big.size = 9",
        "`big.size` is 8",
        id="define: a document",
    ),
    pytest.param(
        "define:\n  - map: tiny\n    grid: '...'\n"
        "  - scenario: there\n    extends: main\n    map: tiny\n"
        "scenario: there\nthen: [count spaces = 3]",
        "define:\n  - map: tiny\n    grid: '....'\n"
        "  - scenario: there\n    extends: main\n    map: tiny\n"
        "scenario: there\nthen: [count spaces = 3]",
        "`count spaces` is 4",
        id="define: a map and a scenario",
    ),
    pytest.param(
        "given:\n  - game.score = 4\n  - let n = 3\nthen: [game.score + n = 7]",
        "given:\n  - game.score = 4\nthen: [game.score = 7]",
        "`game.score` is 4",
        id="given",
    ),
    pytest.param(
        "given: [set up]\nplayers: 2\nthen: [count units = 2]",
        "players: 2\nthen: [count units = 2]",
        "`count units` is 0",
        id="given: set up",
    ),
    pytest.param(
        "dice: [4]\ndraws: [2]\nwhen: [gamble]\nthen: ['game.trail = [4, 9]']",
        "dice: [4]\ndraws: [1]\nwhen: [gamble]\nthen: ['game.trail = [4, 9]']",
        "`game.trail` is 4, 8",
        id="dice and draws",
    ),
    pytest.param(
        "dice: [4, 5]\nwhen: [mark d6, mark d6]\nthen: ['game.trail = [4, 5]']",
        "dice: [4, 5, 6]\nwhen: [mark d6, mark d6]\nthen: ['game.trail = [4, 5]']",
        "1 scripted dice or draws were never rolled",
        id="dice: all are rolled",
    ),
    pytest.param(
        "dice: [4, 5]\nwhen: [mark 2d6]\nthen: ['game.trail = [9]']",
        "dice: [4]\nwhen: [mark 2d6]\nthen: ['game.trail = [9]']",
        "a d6 is rolled, and all 1 scripted dice are used",
        id="dice: not more are rolled",
    ),
    pytest.param(
        "dice: []\nwhen: [mark 3]\nthen: ['game.trail = [3]']",
        "dice: []\nwhen: [mark d1]\nthen: ['game.trail = [1]']",
        "a d1 is rolled, and all 0 scripted dice are used",
        id="dice: none are rolled",
    ),
    pytest.param(
        "dice: [6]\nwhen: [mark d6]\nthen: ['game.trail = [6]']",
        "dice: [7]\nwhen: [mark d6]\nthen: ['game.trail = [7]']",
        "scripted die 1 is 7, and a d6 is rolled",
        id="dice: only what the die can show",
    ),
    pytest.param(
        TWO + "choices: [yours]\nwhen:\n  - choose a unit as u; mark u.size\n"
        "then: ['game.trail = [3]']",
        TWO + "choices: [mine]\nwhen:\n  - choose a unit as u; mark u.size\n"
        "then: ['game.trail = [3]']",
        "`game.trail` is 2",
        id="choices: a piece",
    ),
    pytest.param(
        "choices: ['(2, 2)']\nwhen:\n  - choose a space where it.y = 2 as s; s.mark = 3\nthen: ['(2, 2).mark = 3']",
        "choices: ['(1, 1)']\nwhen:\n  - choose a space where it.y = 2 as s; s.mark = 3\nthen: ['(2, 2).mark = 3']",
        "the choice `(1, 1)`",
        id="choices: a space",
    ),
    pytest.param(
        "choices: ['yes', 'no']\nwhen: [may mark 1, may mark 2]\nthen: ['game.trail = [1]']",
        "choices: ['yes', 'yes']\nwhen: [may mark 1, may mark 2]\nthen: ['game.trail = [1]']",
        "`game.trail` is 1, 2",
        id="choices: yes and no",
    ),
    pytest.param(
        "choices: [2]\nwhen:\n  - choose one of [1, 2] as n; mark n\nthen: ['game.trail = [2]']",
        "choices: [3]\nwhen:\n  - choose one of [1, 2] as n; mark n\nthen: ['game.trail = [2]']",
        "the choice `3` (line 2) is not offered to player 1",
        id="choices: a number",
    ),
    pytest.param(
        "choices: [mark 2]\nwhen:\n  - 'choose one: mark 1 | mark 2'\nthen: ['game.trail = [2]']",
        "choices: [mark 3]\nwhen:\n  - 'choose one: mark 1 | mark 2'\nthen: ['game.trail = [2]']",
        "the choice `mark 3`",
        id="choices: words of an option",
    ),
    pytest.param(
        "players: 2\nchoices: [shout 2, pass, shout 1, pass, pass]\nwhen: [ask_all]\n"
        "then: ['game.trail = [21, 11]']",
        "players: 2\nchoices: [shout 3]\nwhen: [ask_all]\nthen: ['game.trail = [21, 11]']",
        "the choice `shout 3`",
        id="choices: actions of a window",
    ),
    pytest.param(
        "choices: ['yes']\nwhen: [may mark 1]\nthen: ['game.trail = [1]']",
        "choices: ['yes', 'no']\nwhen: [may mark 1]\nthen: ['game.trail = [1]']",
        "no decision asked for the choice `no`",
        id="choices: all are asked for",
    ),
    pytest.param(
        "choices: ['yes']\nwhen: [may mark 1]\nthen: ['game.trail = [1]']",
        "when: [may mark 1]\nthen: ['game.trail = [1]']",
        "add the answer under `choices`",
        id="choices: none is missing",
    ),
    pytest.param(
        "when:\n  - mark 1\n  - mark 2; mark 3\nthen: ['game.trail = [1, 2, 3]']",
        "when:\n  - mark 1\nthen: ['game.trail = [1, 2, 3]']",
        "`game.trail` is 1",
        id="when: statements",
    ),
    pytest.param(
        TWO + "players: 2\nwhen:\n  - players[0]: hit yours with mine\nthen: [yours.hp = 3]",
        TWO + "players: 2\nwhen:\n  - players[1]: hit yours with mine\nthen: [yours.hp = 3]",
        "`hit` is refused here; legal are: Bee Ant",
        id="when: an action",
    ),
    pytest.param(
        TWO + "players: 2\nwhen:\n  - mine: hit yours\nthen: [yours.hp = 3]",
        TWO + "players: 2\nwhen:\n  - yours: hit mine\nthen: [yours.hp = 3]",
        "`yours.hp` is 5",
        id="when: an action of a piece",
    ),
    pytest.param(
        "when:\n  - active: rest\nthen: ['game.trail = [9]']",
        "when:\n  - active: utter 4\nthen: ['game.trail = [9]']",
        "`utter` is refused here; legal are: 1, 2, 3",
        id="when: an action of the active player",
    ),
    pytest.param(
        "players: 2\nchoices: [utter 2, pass]\nwhen: [run talk]\nthen: ['game.trail = [2]']",
        "players: 2\nchoices: [utter 2, utter 1]\nwhen: [run talk]\nthen: ['game.trail = [2]']",
        "`game.trail` is 2, 1",
        id="when: a phase",
    ),
    pytest.param(
        "players: 2\nchoices: [utter 2]\nwhen: [play on]\nthen: ['game.trail = [2]']",
        "players: 2\nchoices: [utter 2, utter 3]\nwhen: [play on]\nthen: ['game.trail = [2]']",
        "`game.trail` is 2, 3",
        id="when: play on",
    ),
    pytest.param(
        "offered:\n  - players[0]: utter 3\n  - players[0]: rest",
        "offered:\n  - players[0]: utter 4",
        "`players[0]: utter 4` (line 3) should be offered; legal are: 1, 2, 3",
        id="offered",
    ),
    pytest.param(
        TWO + "players: 2\noffered:\n  - mine: hit yours\n  - players[1]: hit mine",
        TWO + "players: 2\noffered:\n  - players[1]: hit yours",
        "should be offered; legal are: Bee Ant",
        id="offered: an action with parameters",
    ),
    pytest.param(
        "refused:\n  - players[0]: utter 4",
        "refused:\n  - players[0]: utter 3",
        "`players[0]: utter 3` (line 3) should be refused, but `utter 3` is legal",
        id="refused",
    ),
    pytest.param(
        TWO + "when:\n  - hurt yours by 2 from mine\nevents: [harm to yours, harm 2 from mine]",
        TWO + "when:\n  - hurt yours by 2 from mine\nevents: [harm 3 to yours]",
        "`harm 3 to yours` (line 7) is not what happened; events: harm",
        id="events",
    ),
    pytest.param(
        TWO + "when:\n  - hurt yours by 2 from mine\nevents: [no harm to mine]",
        TWO + "when:\n  - hurt yours by 2 from mine\nevents: [no harm]",
        "`no harm` (line 7) is not what happened",
        id="events: none",
    ),
    pytest.param(
        'text: {wasp: "Aura 2: +1 size.\\nOn harm if the amount is more than 1: the giver loses 1 hp."}',
        'text: {wasp: "Aura 3: +1 size."}',
        "the text of `wasp` is",
        id="text",
    ),
    pytest.param(
        "when: [crash]\nerror: division",
        "when: [crash]\nerror: nonsense",
        "the rules failed at content/demo/rules.d/all.yaml:",
        id="error",
    ),
    pytest.param(
        "when: [spin]\nerror: does not end",
        "when: [mark 1]\nerror: does not end",
        "expected an error with `does not end`, but nothing went wrong",
        id="error: none",
    ),
    pytest.param(
        "when:\n  - mark 1\n  - 'check: game.trail = [1]'\n  - mark 2",
        "when:\n  - mark 1\n  - 'check: game.trail = [1, 2]'\n  - mark 2",
        "expected `game.trail = [1, 2]` (line 4): `game.trail` is 1",
        id="when: a check in the middle",
    ),
    pytest.param(
        "when:\n  - 'refused: players[0]: utter 4'\n  - 'offered: players[0]: utter 3'",
        "when:\n  - 'refused: players[0]: utter 3'",
        "`players[0]: utter 3` (line 3) should be refused, but `utter 3` is legal",
        id="when: offered and refused in the middle",
    ),
    pytest.param(
        TWO + "when: [wither mine, wither yours]\n"
        "in_order: [harm to mine, fade mine, harm 1 to yours]",
        TWO + "when: [wither mine, wither yours]\nin_order: [fade yours, harm to mine]",
        "`harm to mine` (line 6) did not happen after `fade yours`, but earlier; events: harm, fade",
        id="in_order",
    ),
    pytest.param(
        "given:\n  - place crier at (1, 1) for players[0] as u\nwhen:\n  - u: speak u loud_cry\n"
        "then: ['game.trail = [5]']",
        "given:\n  - place crier at (1, 1) for players[0] as u\nwhen:\n  - u: speak u 0\n"
        "then: ['game.trail = [5]']",
        "`game.trail` is 4",
        id="abilities by name",
    ),
    pytest.param(
        "players: 2\nseats: [alice, bob]\nwhen: [draw_for alice]\nthen:\n"
        "  - alice sees first alice.hand\n  - bob does not see alice.hand\n"
        "  - alice sees alice.secret\n  - bob does not see alice.secret\n"
        '  - bob sees "Alice draws something"\n  - bob does not see "Ace"',
        "players: 2\nseats: [alice, bob]\nwhen: [draw_for alice]\nthen:\n"
        "  - bob sees first alice.hand",
        "`bob sees first alice.hand` (line 6) is not so: bob does not see Ace",
        id="sees: a piece",
    ),
    pytest.param(
        "players: 2\nseats: [alice, bob]\nwhen: [draw_for alice]\nthen:\n"
        '  - alice sees "Alice draws Ace"',
        "players: 2\nseats: [alice, bob]\nwhen: [draw_for alice]\nthen:\n"
        '  - bob sees "Alice draws Ace"',
        "is not so; the log of bob says:\n      Alice draws something",
        id="sees: the log",
    ),
    pytest.param(
        "players: 2\nseats: [alice, bob]\nwhen: ['award \"Quick\" to alice', finish]\n"
        "then: ['bob sees \"alice: Quick\"']",
        "players: 2\nseats: [alice, bob]\nwhen: ['award \"Quick\" to alice']\n"
        "then: ['bob sees \"alice: Quick\"']",
        "is not so; the log of bob says: nothing",
        id="sees: standings of a finished game",
    ),
    pytest.param(
        "players: 2\nseats: [alice, bob]\nwhen: [draw_for alice]\nthen:\n  - bob sees bob.secret",
        "players: 2\nseats: [alice, bob]\nwhen: [draw_for alice]\nthen:\n  - bob sees alice.secret",
        "`bob sees alice.secret` (line 6) is not so: bob does not see it",
        id="sees: state",
    ),
    pytest.param(
        "players: 2\nseats: [alice, bob]\nturn: alice\nwhen:\n  - alice: utter 1\n"
        "  - 'turn: bob'\n  - bob: utter 2\nthen: [active = bob]",
        "players: 2\nseats: [alice, bob]\nturn: alice\nwhen:\n  - bob: utter 2\n"
        "then: [active = alice]",
        "bob cannot take `utter`: it is the turn of alice",
        id="turn",
    ),
    pytest.param(
        "phase: talk\nwhen:\n  - active: utter 1\nthen: ['game.trail = [1]']",
        TWO + "phase: talk\nplayers: 2\nwhen:\n  - mine: hit yours\nthen: [yours.hp = 3]",
        "the turns of the phase `talk` do not offer `hit`; they offer rest, utter",
        id="phase",
    ),
    pytest.param(
        "seats: [alice]\nwhen: [finish, 'check: over']\nthen: ['winners = [alice]']",
        "seats: [alice]\nwhen: [finish, mark 1]\nthen: [over]",
        "the game is over (won by alice), so `mark 1` (line 3) cannot be done",
        id="when: after the end",
    ),
    pytest.param(
        "seats: [alice]\nwhen: [finish]\nthen: [over]",
        "seats: [alice]\nchoices: ['yes']\nwhen: [finish]\nthen: [over]",
        "no decision asked for the choice `yes`: the game is over (won by alice)",
        id="choices: after the end",
    ),
    pytest.param(
        TWO + "players: 2\nrefused:\n  - players[0]: hit mine with mine",
        TWO + "players: 2\nrefused:\n  - players[0]: hit mine with yours",
        "is refused only because its pieces are in each other's place: Ant Bee is legal",
        id="refused: swapped roles",
    ),
    pytest.param(
        "given:\n  - place crier at (1, 1) for players[0] as u\noffered:\n  - u: play u with horn",
        "given:\n  - place crier at (1, 1) for players[0] as u\nrefused:\n  - u: play u with sceptre",
        "`u: play u with sceptre` (line 5) says nothing about the rules",
        id="refused: what a piece does not have",
    ),
    pytest.param(
        "when: [mark 1]\nthen: ['game.trail = [1]']",
        "when: [crash]\nthen: [not over]",
        "something is divided by 0",
        id="no error",
    ),
]


@pytest.mark.parametrize(("passing", "failing", "told"), KEYS)
def test_each_key_passes_where_it_is_so_and_fails_where_it_is_not(
    attempt: Try, passing: str, failing: str, told: str
) -> None:
    good = attempt(passing)
    assert good.passed, good.message
    assert good.message == ""
    bad = attempt(failing)
    assert not bad.passed
    assert told in bad.message


def test_long_lists_of_options_are_shown_one_a_line(attempt: Try) -> None:
    """An author sees what could have been chosen, and what was probably meant."""
    told = attempt(
        "choices: [Cornor]\nwhen:\n  - choose a space as s; s.mark = 3\nthen: ['(2, 2).mark = 3']"
    ).message
    assert "; the options are:\n      (1, 1)\n" in told
    assert "\n      and 3 more\n" in told


BASES = """\
- test: an ant and a bee
  scenario: main
  players: 2
  seats: [alice, bob]
  define:
    - unit: giant
      size: 9
  given:
    - place ant at (1, 1) for alice as mine
- test: with a giant
  extends: an ant and a bee
  given:
    - place giant at (2, 1) for bob as big
- test: the giant is hit
  extends: with a giant
  when:
    - alice: hit big
  then:
    - big.hp = 3
- test: the giant is great
  extends: [with a giant]
  then:
    - big.size = 9
    - mine.hp = 4
"""


def test_tests_share_their_set_up(root: Path, tmp_path: Path) -> None:
    """`extends` takes over what others set up; what only sets up is not run."""
    file = tmp_path / "a.yaml"
    file.write_text(BASES, encoding="utf-8")
    found = run_pack(Project(root), "demo", lambda path: None, [file])
    assert [(r.title, r.passed) for r in found] == [
        ("the giant is hit", True),
        ("the giant is great", False),
    ]
    assert "`mine.hp` is 5" in found[1].message


def test_a_nearer_set_up_comes_later_and_wins(root: Path, tmp_path: Path) -> None:
    """Of a row of tests that extend each other, the farthest sets up first."""
    file = tmp_path / "a.yaml"
    file.write_text(
        BASES.replace("    - place giant", "    - mine.hp = 2\n    - place giant", 1)
        .replace(
            "  extends: an ant and a bee\n", "  extends: an ant and a bee\n  seats: [alice, ben]\n"
        )
        .replace("for bob as big", "for ben as big")
        .replace("mine.hp = 4", "mine.hp = 2 and mine.owner = alice"),
        encoding="utf-8",
    )
    (great,) = [
        r
        for r in run_pack(Project(root), "demo", lambda path: None, [file])
        if r.title == "the giant is great"
    ]
    assert great.message == "", great.message


@pytest.mark.parametrize(
    ("text", "told"),
    [
        pytest.param(
            BASES.replace("extends: with a giant\n", "extends: with a gaint\n"),
            "there is no test `with a gaint`",
            id="unknown",
        ),
        pytest.param(
            BASES.replace("  seats: [alice, bob]\n", "  extends: the giant is hit\n", 1),
            "tests extend each other in a circle",
            id="circle",
        ),
        pytest.param(
            "- test: it is so\n  scenario: main\n  phase: tolk\n  then: [over]\n",
            "unknown phase `tolk`",
            id="phase",
        ),
        pytest.param(
            "- test: it is so\n  scenario: main\n  given:\n    - place crier at (1, 1) for players[0] as u\n"
            "  when:\n    - u: speak u loud_cri\n  then: [over]\n",
            "no ability is called `loud_cri`",
            id="ability",
        ),
        pytest.param(
            "- test: it is so\n  scenario: main\n  in_order: [no harm]\n",
            "an event that must not happen has no place in an order",
            id="order",
        ),
        pytest.param(
            "- test: it is so\n  scenario: main\n  seats: [alice]\n  then: [alice sees 3]\n",
            "a player cannot see this",
            id="sees",
        ),
    ],
)
def test_mistakes_in_tests_are_told(root: Path, tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "a.yaml"
    file.write_text(text, encoding="utf-8")
    found = run_pack(Project(root), "demo", lambda path: None, [file])
    assert any(told in result.message for result in found), [r.message for r in found]


def test_a_rule_that_the_index_does_not_have_is_told(tmp_path: Path) -> None:
    """Also in a test file from elsewhere."""
    index = "- rule: R-10\n  says: Something.\n  section: One\n"
    write_pack(tmp_path, {"rules.d/all.yaml": BASE + RULES, "rules.yaml": index})
    assert build_packs(tmp_path, ["demo"], False, False, "text") == 0
    file = tmp_path / "a.yaml"
    file.write_text(
        "- test: it is so\n  rules: [R-11]\n  scenario: main\n  then: [not over]\n", "utf-8"
    )
    with importing(tmp_path):
        [result] = run_pack(Project(tmp_path), "demo", lambda path: None, [file])
    assert "the rule index has no `R-11`" in result.message
    assert "did you mean `R-10`?" in result.message


def test_a_document_without_rules_text_is_told(attempt: Try) -> None:
    assert "`ant` has no rules text" in attempt("text: {ant: x}").message


# ------------------------------------------------------------------ what a failing test prints

FAILING = (
    TWO
    + """\
players: 2
seats: [alice, bob]
dice: [5]
choices: [utter 2, pass, 'yes']
when:
  - alice: hit yours with mine
  - run talk
  - may mark d6
then:
  - yours.hp = 2
  - mine.hp = 5
  - yours is tired
  - game.trail = [2, 6]
refused:
  - alice: hit yours
events:
  - no harm to yours
text: {wasp: "Aura 3: +1 size."}
"""
)


def test_a_failing_test_prints_what_happened_step_by_step(
    attempt: Try, update_golden: bool
) -> None:
    """`tests/golden/failing_test.txt` shows the test and all that it prints."""
    result = attempt(FAILING)
    assert not result.passed
    golden("failing_test.txt", f"{FAILING}\n{result.message}\n", update_golden)


def test_a_failure_of_the_rules_shows_the_steps_before_it(attempt: Try) -> None:
    result = attempt("when:\n  - mark 1\n  - crash\n  - mark 2\nthen: [not over]")
    line = (BASE + RULES).split("\n").index("- verb: crash") + 1
    assert f"the rules failed at content/demo/rules.d/all.yaml:{line}" in result.message
    assert "when mark 1" in result.message
    assert "when crash" in result.message
    assert "when mark 2" not in result.message
    assert "Traceback" not in result.message


def test_the_result_names_title_rules_and_place(root: Path, tmp_path: Path) -> None:
    file = tmp_path / "b.yaml"
    file.write_text(
        "# about numbers\n- test: one is one\n  rules: [DM-ONE-1, DM-ONE-2]\n  then: [size(players) > 0]\n"
        "- test: two is three\n  then: [size(players) = 9]\n"
    )
    results = run_pack(Project(root), "demo", lambda path: None, [file])
    assert [(r.title, r.rules, r.line, r.passed) for r in results] == [
        ("one is one", ("DM-ONE-1", "DM-ONE-2"), 2, True),
        ("two is three", (), 5, False),
    ]
    assert all(r.path == file.as_posix() and r.pack == "demo" for r in results)


def test_tests_do_not_disturb_each_other(root: Path, tmp_path: Path) -> None:
    """State, dice and throw-away documents of one are gone in the next."""
    file = tmp_path / "c.yaml"
    one = (
        "- test: t{0}\n  scenario: main\n  define: [{{unit: giant, size: 9}}]\n"
        "  given:\n    - place giant at (1, 1)\n  dice: [3]\n  when: [mark d6]\n"
        "  then:\n    - count giants = 1\n    - 'game.trail = [3]'\n"
    )
    last = "- test: gone\n  scenario: main\n  then: [no unit, 'size(all unit definitions) = 5']\n"
    file.write_text(one.format(1) + one.format(2) + last)
    results = run_pack(Project(root), "demo", lambda path: None, [file])
    assert [r.passed for r in results] == [True, True, True], [r.message for r in results]


# ------------------------------------------------------------------ mistakes in tests


@pytest.mark.parametrize(
    ("code", "text", "help"),
    [
        pytest.param(
            "E0410",
            "- test: «it is so»\n  when: [mark 1]\n⟨⇒  then: [not over]\n⟩",
            "add `then`, `refused`, `offered`, `events` or `text`",
            id="a test that expects nothing",
        ),
        pytest.param(
            "E0413",
            "- test: it is so\n  then: [«true⇒not over»]\n",
            "say what must be true of the game, as in `x.hp = 3`",
            id="an expectation that holds in every game",
        ),
        pytest.param(
            "E0413",
            "- test: it is so\n  then: [«1 + 1 = 2⇒size(players) = 2»]\n",
            "say what must be true of the game, as in `x.hp = 3`",
            id="an expectation of numbers only",
        ),
        pytest.param(
            "E0413",
            "- test: it is so\n  then: [«game.score = game.score⇒game.score = 0»]\n",
            "say what must be true of the game, as in `x.hp = 3`",
            id="an expectation with twice the same",
        ),
        pytest.param(
            "E0302",
            "- test: it is so\n  seats: [ada]\n  when:\n    - «ada»⟨⇒:⟩ rest\n  then: [not over]\n",
            "write who acts before a colon, as in `ada: ACTION ...`",
            id="an action without a colon",
        ),
        pytest.param(
            "E0201",
            "- test: it is so\n⟨⇒  seats: [zoe]\n⟩  given:\n    - place ant at (1, 1) for «zoe»\n  then: [not over]\n",
            "in a test, `seats: [zoe]` names a player, and `place ... as zoe` a piece",
            id="a seat that is not named",
        ),
        pytest.param(
            "E0411",
            "- test: it is so\n  define:\n    - ⟨verb⇒unit⟩: «jump»\n⟨      do: mark 1\n⇒⟩  then: [not over]\n",
            "put it into a pack",
            id="a rule that only a pack can define",
        ),
        pytest.param(
            "E0412",
            "- test: it is so\n  when:\n    - active: «let x = 3⇒rest»\n  then: [not over]\n",
            "write one, as in `player: move x to y`",
            id="an action that is a statement",
        ),
        pytest.param(
            "E0412",
            "- test: it is so\n  when:\n    - «active.number < 3⇒mark 1»\n  then: [not over]\n",
            "conditions belong under `then`; in between, write `check:` before them",
            id="a condition as a step",
        ),
        pytest.param(
            "E0412",
            "- test: it is so\n  then: [«mark 1⇒not over»]\n",
            "write it under `when`",
            id="a step as a condition",
        ),
        pytest.param(
            "E0412",
            '- test: it is so\n  then: ["«check: ⇒»not over"]\n',
            "leave out `check:`",
            id="a check of a check",
        ),
        pytest.param(
            "E0412",
            "- test: it is so\n  offered:\n    - ⟨⇒active: ⟩«rest»\n",
            "write who acts before a colon, as in `alice: rest`",
            id="offered to whom",
        ),
        pytest.param(
            "E0412",
            "- test: it is so\n  then: [not over]\n  events:\n    - «let x = 3⇒no harm»\n",
            "write one, as in `no hit to x`; conditions belong under `then`",
            id="an event that is a statement",
        ),
        pytest.param(
            "E0201",
            "- test: it is so\n  when:\n    - «nobody⇒active»: rest\n  then: [not over]\n",
            "`seats: [nobody]` names a player of the test",
            id="nobody acts",
        ),
        pytest.param(
            "E0201",
            "- test: it is so\n  then:\n    - «actvie⇒active».coins = 3\n",
            "did you mean `active`?",
            id="an unknown name",
        ),
        pytest.param(
            "E0302",
            "- test: it is so\n  when:\n    - active: «rset⇒rest»\n  then: [not over]\n",
            "did you mean `rest`?",
            id="an unknown action",
        ),
        pytest.param(
            "E0302",
            "- test: it is so\n  when:\n    - «makr⇒mark» 1\n  then: [not over]\n",
            "did you mean `mark`?",
            id="an unknown verb",
        ),
        pytest.param(
            "E0302",
            "- test: it is so\n  then: [not over]\n  events:\n    - no «hram⇒harm»\n",
            "did you mean `harm`?",
            id="an unknown event",
        ),
        pytest.param(
            "E0303",
            "- test: it is so\n  then:\n    - «game.score⇒game.score = 0»\n",
            "compare it with a number, as in `game.score > 0`",
            id="an expectation that is a number",
        ),
        pytest.param(
            "E0305",
            "- test: it is so\n  when:\n    - active: rest «3⇒»\n  then: [not over]\n",
            "write `rest`",
            id="a value too many",
        ),
        pytest.param(
            "E0305",
            "- test: it is so\n  when:\n    - active: utter 3 «to⇒#» 4\n  then: [not over]\n",
            "write `utter n`",
            id="a role too many",
        ),
        pytest.param(
            "E0305",
            "- test: it is so\n  then: [not over]\n  events:\n    - no harm 1 «2⇒»\n",
            "write `harm amount to target from giver`",
            id="a value of an event too many",
        ),
        pytest.param(
            "E0301",
            "- test: it is so\n  when:\n    - mark «&⇒»1\n  then: [not over]\n",
            None,
            id="no sentence",
        ),
    ],
)
def test_a_mistake_in_a_test_fails_the_test_at_its_place(
    root: Path, tmp_path: Path, code: str, text: str, help: str | None
) -> None:
    file = tmp_path / "d.yaml"
    broken, [mark] = wrong(text)
    file.write_text(broken)
    [result] = run_pack(Project(root), "demo", {file.as_posix(): broken}.get, [file])
    assert not result.passed
    assert f"error[{code}]" in result.message
    assert f"{file.as_posix()}:{mark.line}:{mark.column}\n" in result.message
    carets = [row for row in result.message.split("\n") if set(row) - set(" |") == {"^"}]
    assert [row.count("^") for row in carets] == [mark.length]
    assert (f"= help: {help}" in result.message) if help else ("= help" not in result.message)
    file.write_text(right(text))
    [result] = run_pack(Project(root), "demo", lambda path: None, [file])
    assert "error[" not in result.message


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        pytest.param("draws: [ant]\nwhen: [mark 1]\nthen: [not over]", "ant", id="a draw by name"),
        pytest.param("dice: [six]\nwhen: [mark 1]\nthen: [not over]", "six", id="a die in words"),
    ],
)
def test_what_cannot_be_scripted_is_a_mistake(attempt: Try, keys: str, told: str) -> None:
    result = attempt(keys)
    assert not result.passed
    assert told in result.message


def test_events_are_named_in_any_order(attempt: Try) -> None:
    """Which events happen is the promise of a rule; their order is told by what they leave."""
    keys = TWO + "when:\n  - hurt yours by 2 from mine\n  - hurt mine by 1 from yours\n"
    assert attempt(keys + "events: [harm to yours, harm to mine]").passed
    assert attempt(keys + "events: [harm to mine, harm to yours]").passed
    assert not attempt(keys + "events: [harm 7 to mine, harm to yours]").passed


def test_a_condition_under_when_that_sets_a_value_is_told(attempt: Try) -> None:
    """`x.hp = 4` at the end of `when` sets a value: a test that passes without it meant to check it."""
    keys = "given: [place ant at (1, 1) as x]\nwhen:\n  - mark 1\n  - x.hp = 2\n"
    told = attempt(keys + "then: [not over]")
    assert not told.passed
    assert "nothing depends on `x.hp = 2` (line 5)" in told.message
    assert attempt(keys + "then: [x.hp = 2]").passed
    assert attempt(keys.replace("  - mark 1\n", "") + "then: [not over]").passed


def test_a_choice_may_say_who_is_asked(attempt: Try) -> None:
    keys = (
        "players: 2\nseats: [north, south]\nwhen:\n  - choose a space as s by south; s.mark = 1\n"
    )
    assert attempt(keys + "choices:\n  - 'south: (1, 1)'\nthen: ['(1, 1).mark = 1']").passed
    assert not attempt(keys + "choices:\n  - 'north: (1, 1)'\nthen: ['(1, 1).mark = 1']").passed


@pytest.mark.parametrize(
    "keys",
    [
        pytest.param("then: ['(9, 9).mark = 0']", id="in an expectation"),
        pytest.param("when: ['place ant at (9, 9)']\nthen: [not over]", id="in a step"),
        pytest.param(
            "choices: ['(9, 9)']\nwhen:\n  - choose a space as s; s.mark = 3\nthen: [not over]",
            id="in a choice",
        ),
    ],
)
def test_a_space_that_is_not_on_the_map_is_told(attempt: Try, keys: str) -> None:
    result = attempt(keys)
    assert not result.passed
    assert re.search(r"(?:there is|has) no space `\(9, 9\)`", result.message)


def test_a_failure_in_the_test_itself_names_the_test(attempt: Try) -> None:
    result = attempt("when: [mark 1 / game.score]\nthen: [not over]")
    assert "the rules failed at the test" in result.message
