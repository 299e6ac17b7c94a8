"""Balance reports: the tables a pack declares, filled, kept and gone on with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from interpreter import StartError
from interpreter.program import Program
from siegewright.arena.gate import chosen_tables
from siegewright.simulation import balance as module
from siegewright.simulation.balance import Cell, Run, balance_pack, overall
from siegewright.simulation.sim import play_all
from siegewright.simulation.sim_games import play_games
from siegewright.usage import UsageError
from tests.helpers import BASE, build, compile_text, scenario, told

# The first seat wins if its number is higher; of equal ones the second seat wins.
RULES = """\
- balance: numbers
  source: designed
  title: Numbers
  scenario: main
  players: 2
  rows: {first: [1, 2, 3]}
  columns: {second: [1, 2, 3]}
- balance: crowd
  source: designed
  title: Crowds
  scenario: main
  rows: {players: [2, 3]}
  options: {first: 2}
"""
FLOW = "if options.first > options.second: win players[0]\nelse: win players[1]"
OPTIONS = """\
  options:
    first: {type: number, default: 1}
    second: {type: number, default: 1}
"""
RUN = Run("lock", 1, 2, ("random",))


class Written:
    """Writes what is kept, and remembers how many games that were."""

    def __init__(self, write: Any) -> None:
        self.write = write
        self.games: list[int] = []

    def __call__(self, path: Path, kept: dict[str, Any], root: Path | None) -> None:
        self.write(path, kept, root)
        self.games.append(sum(len(games) for games in json.loads(path.read_text()).values()))


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return build(tmp_path, BASE + RULES + scenario(FLOW) + OPTIONS)


def balanced(program: Program, keep: Path, games: int = 2, **how: Any) -> tuple[str, bool]:
    return balance_pack(lambda pack: program, program, games, RUN, 1, keep, **how)


def test_a_table_has_a_cell_for_every_pair(program: Program, tmp_path: Path) -> None:
    report, whole = balanced(program, tmp_path / "kept.json")
    assert whole
    assert "## Numbers" in report
    assert "| first | 1 | 2 | 3 | all |" in report
    assert "| 2 | 100 % (34-100) | 0 % (0-66) | 0 % (0-66) | 33 % (10-70) |" in report
    assert "| 3 | 8 | 100 % (68-100) |" in report, "overall: 2 rows and 2 columns of 2 games"


def test_numbers_of_players_are_rows_and_options_hold_for_all(
    program: Program, tmp_path: Path
) -> None:
    report, _ = balanced(program, tmp_path / "kept.json", tables=["crowd"])
    assert "## Numbers" not in report
    assert "| 2 | 100 % (34-100) |\n| 3 | 100 % (34-100) |" in report


def test_bots_are_held_against_each_other(tmp_path: Path) -> None:
    """Whoever looks ahead finds the one number in nine that wins."""
    table = "- balance: who\n  source: designed\n  title: Who\n  scenario: main\n  players: 2\n"
    table += "  rows: {bots: [random, sensible]}\n"
    flow = "choose one of numbers(1, 9) as n by players[0]\n"
    flow += "if n = 9: win players[0]\nelse: win players[1]"
    program = build(tmp_path, BASE + table + scenario(flow))
    run = Run("lock", 1, 9, ("random",))
    report, _ = balance_pack(lambda pack: program, program, 8, run, 1, tmp_path / "kept.json")
    assert "| sensible | 100 % (68-100) |" in report
    assert "| random | 100 %" not in report


def test_what_was_played_is_not_played_again(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that was finished before somebody interrupted the run is kept, in whichever round."""
    played: list[int] = []

    def interrupted(*args: Any) -> bool:
        """Plays the first 13 games, then somebody presses Ctrl-C."""
        _, program, job, games, _, tally, meter = args
        tally.add(play_games(program, job, games[:13]))
        meter.show(13, tally)
        return False

    def counted(*args: Any) -> bool:
        played.extend(args[3])
        return play_all(*args)

    keep = tmp_path / "kept.json"
    monkeypatch.setattr(module, "play_all", interrupted)
    report, whole = balanced(program, keep, 3, tables=["numbers"])
    assert not whole
    assert "1 games a cell" in report, "of nine ways, four have been played twice"
    assert "run the command again" in report
    monkeypatch.setattr(module, "play_all", counted)
    report, whole = balanced(program, keep, 3, tables=["numbers"])
    assert whole
    assert played == list(range(13, 27))
    monkeypatch.setattr(module, "play_all", play_all)
    assert balanced(program, tmp_path / "other.json", 3, tables=["numbers"])[0] == report
    fewer = balanced(program, keep, 2, tables=["numbers"])[0]  # what is kept beyond is not told
    assert balanced(program, tmp_path / "fewer.json", 2, tables=["numbers"])[0] == fewer


def test_games_are_kept_while_others_are_played(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A run that is killed loses only what came after it wrote last."""
    keep = tmp_path / "kept.json"
    monkeypatch.setattr(module._Keeping, "EVERY", 0.0)

    def killed(*args: Any) -> bool:
        _, program, job, games, _, tally, meter = args
        tally.add(play_games(program, job, games[:4]))
        meter.show(4, tally)
        raise SystemExit

    monkeypatch.setattr(module, "play_all", killed)
    monkeypatch.setattr(module, "_write", keeping := Written(module._write))
    with pytest.raises(SystemExit):
        balanced(program, keep, 3, tables=["numbers"])
    assert keeping.games[0] == 4


def test_a_game_that_failed_is_told_and_played_again(tmp_path: Path) -> None:
    flow = "if options.first = 3: mark (first all units).place.x\n" + FLOW
    program = build(tmp_path, BASE + RULES + scenario(flow) + OPTIONS)
    keep = tmp_path / "kept.json"
    with pytest.raises(StartError, match=r"a game failed: .* \(numbers 3 1, game 6, seed "):
        balanced(program, keep, 1, tables=["numbers"])
    kept = next(iter(json.loads(keep.read_text()).values()))
    assert sorted(kept) == ["0", "1", "2", "3", "4", "5"]


WAIT = "- action: wait\n  source: designed\n  if: player.coins > 100\n  do: mark 1\n"


def test_a_game_without_an_end_is_told_and_the_others_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is kept like any other, and nobody has won it."""
    monkeypatch.setattr("interpreter.session.MOST_DECISIONS", 100)
    flow = "if options.first = 3:\n  repeat: turn of players[0]: wait or pass\n" + FLOW
    program = build(tmp_path, BASE + WAIT + RULES + scenario(flow) + OPTIONS)
    keep = tmp_path / "kept.json"
    for _ in range(2):
        report, whole = balanced(program, keep, 2, tables=["numbers", "crowd"])
        assert whole
        numbers, crowd = report.split("## Crowds")
        assert "| 3 | 0 % (0-66) | 0 % (0-66) | 0 % (0-66) |" in numbers
        assert "Games that did not end and were given up (nobody has won them): 6." in numbers
        assert "did not end" not in crowd
        monkeypatch.setattr(module, "play_all", None)


@pytest.mark.parametrize(
    "garbage",
    [
        pytest.param("[" * 100_000, id="brackets"),
        pytest.param("[1]", id="a list"),
        pytest.param('{"KEY": 1}', id="no games"),
        pytest.param('{"KEY": [{}]}', id="a list of games"),
        pytest.param('{"KEY": {"0": 1}}', id="games that are none"),
        pytest.param('{"KEY": {"first": {}}}', id="a game without a number"),
        pytest.param('{"KEY": {"0": {"": ["a", 0]}}}', id="words for numbers"),
        pytest.param('{"KEY": {"0": {"": [1, 2]}}}', id="more wins than games"),
    ],
)
def test_kept_games_that_make_no_sense_are_not_used(
    program: Program, tmp_path: Path, garbage: str
) -> None:
    numbers = next(balance for balance in program.balances if balance.id == "numbers")
    keep = tmp_path / "kept.json"
    keep.write_text(garbage.replace("KEY", RUN.key(numbers)))
    found = balanced(program, keep, tables=["numbers"])
    assert found == balanced(program, tmp_path / "other.json", tables=["numbers"])


def test_what_does_not_exist_is_told(program: Program, tmp_path: Path) -> None:
    with pytest.raises(StartError, match="no balance `size`; there are crowd, numbers"):
        balanced(program, tmp_path / "kept.json", tables=["size"])


def test_overall_counts_both_sides_and_no_mirror() -> None:
    cells = {("a", "a"): Cell(9, 9), ("a", "b"): Cell(4, 1), ("b", "a"): Cell(4, 2)}
    cells["b", "b"] = Cell(9, 0)
    assert overall(cells, ["a", "b"]) == {"a": Cell(8, 3), "b": Cell(8, 5)}


MARCH = """\
- scenario: second
  source: designed
  extends: main
- campaign: march
  source: designed
  title: The March
  scenarios: [main, second]
  goes_on: true
  carries: {first: options.first - 1}
- balance: marches
  source: designed
  title: Marches
  campaign: march
  rows: {first: [2, 3]}
  expect: 40..60
"""


def test_a_table_of_campaigns_counts_their_last_games(tmp_path: Path) -> None:
    """The first game is won with 2 and with 3, the second one, with one less, only with 3."""
    program = build(tmp_path, BASE + MARCH + scenario(FLOW) + OPTIONS)
    report, whole = balanced(program, tmp_path / "kept.json")
    assert whole
    assert "2 campaigns a cell" in report
    assert "| 2 | 0 % (0-66) |\n| 3 | 100 % (34-100) |" in report


def test_the_gate_leaves_campaigns_out(tmp_path: Path) -> None:
    program = build(tmp_path, BASE + MARCH + scenario(FLOW) + OPTIONS)
    with pytest.raises(UsageError, match="says what it expects"):
        chosen_tables(program, [], False)
    with pytest.raises(UsageError, match="`marches` is a table of campaigns"):
        chosen_tables(program, ["marches"], False)


COUNTING = """\
- balance: long_games
  source: designed
  title: How often the first number is the higher one
  scenario: main
  players: 2
  rows: {first: [1, 2]}
  share: options.first > options.second
- balance: numbers_held
  source: designed
  title: Who wins with which number
  scenario: main
  players: 2
  rows: {second: [1, 3]}
  options: {first: 2}
  having: "[options.first] if player = players[0] else [options.second]"
"""


def test_a_share_counts_games_instead_of_wins(tmp_path: Path) -> None:
    program = build(tmp_path, BASE + COUNTING + scenario(FLOW) + OPTIONS)
    report, _ = balanced(program, tmp_path / "kept.json", tables=["long_games"])
    assert "Share of games, 2 games a cell." in report
    assert "| 1 | 0 % (0-66) |" in report
    assert "| 2 | 100 % (34-100) |" in report


def test_wins_are_counted_by_what_players_had(tmp_path: Path) -> None:
    program = build(tmp_path, BASE + COUNTING + scenario(FLOW) + OPTIONS)
    report, _ = balanced(program, tmp_path / "kept.json", tables=["numbers_held"])
    assert "2 games a column; of those who had it, wins." in report
    assert "| second | 1 | 3 |" in report
    assert "| 1 | 0 % (0-66) | - |" in report
    assert "| 2 | 100 % (34-100) | 0 % (0-66) |" in report
    assert "| 3 | - | 100 % (34-100) |" in report
    kept = balanced(program, tmp_path / "kept.json", tables=["numbers_held"])[0]
    assert kept == report, "read back from what was kept"


def test_what_a_table_counts_is_checked(tmp_path: Path) -> None:
    wrong = COUNTING.replace("options.first > options.second", "options.first")
    wrong = wrong.replace(
        '"[options.first] if player = players[0] else [options.second]"', "options.first"
    )
    found = compile_text(tmp_path, BASE + wrong + scenario(FLOW) + OPTIONS)
    report = told(found.diagnostics)
    assert "`share` takes a truth value, and `options.first` is a number" in report
    assert "`having` takes a list, and `options.first` is a number" in report
