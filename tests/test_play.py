"""Playing in a terminal: every input has an answer, and no game is lost."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from interpreter import Session, StartError, replay
from interpreter.saves import Save
from siegewright.play.console import Terminal
from siegewright.play.menu import PAGE, Menu, Step
from siegewright.play.terminal import parse_seats, play
from tests.fake_game import MOVE, Question, Race, RaceProgram
from tests.helpers import BASE, build

PROGRAM = RaceProgram()
ROOT = Path(__file__).parent.parent


pytestmark = pytest.mark.usefixtures("wide_screen")


@pytest.fixture
def keep(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "race.json"


def sit(keep: Path, *lines: str, **kwargs: Any) -> tuple[int, str]:
    """Play with these lines typed; the exit code and all that was shown."""
    given: dict[str, Any] = {"scenario": "flat", "players": 1, "seed": 3, **kwargs}
    target = io.StringIO()
    code = play(
        PROGRAM, autosave=keep, source=io.StringIO("".join(f"{x}\n" for x in lines)),
        target=target, **given,
    )  # fmt: skip
    return code, target.getvalue()


class TestGames:
    def test_a_whole_game_by_numbers(self, keep: Path) -> None:
        code, shown = sit(keep, *["1"] * 30)
        assert code == 0
        assert shown.splitlines()[0] == "The Race"
        assert "Red: Player 1: move?\n  1  run from 0\n  2  rest from 0\n" in shown
        assert shown.rstrip().endswith("The game is over: won.")
        assert not keep.exists()

    def test_lines_of_every_sort_break_at_words(
        self, keep: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """What the game says, what it asks and what `help` shows fit a narrow screen."""
        monkeypatch.setenv("COLUMNS", "24")
        _, shown = sit(
            keep, "help", "nonsense of many sorts", "1", "", "help", "zones", "legend", "99",
            "nonsense of many sorts", "undo 7", "undo", "1", "all", scenario=None, players=None,
        )  # fmt: skip
        lines = [line for line in shown.splitlines() if str(keep) not in line]
        assert [line for line in lines if len(line.partition("> ")[0]) > 24] == []
        assert "which scenario?" in shown.lower()
        assert "How many players,\n    1 to 4?\n    [Enter: 1] > \n" in shown
        assert "  undo [n]     take back\n               your last\n" in shown

    def test_the_log_is_told_once_and_the_board_is_drawn(self, keep: Path) -> None:
        _, shown = sit(keep, "rest", "rest", "rest")
        assert shown.count("  a rest\n") == 3
        assert shown.count("\n1\n") == 4

    def test_seats_may_belong_to_bots(self, keep: Path) -> None:
        code, shown = sit(keep, players=3, seats={0: "random", 1: "random", 2: "random"})
        assert code == 0
        assert "The game is over" in shown
        assert "> " not in shown

    def test_people_play_with_bots(self, keep: Path) -> None:
        _, shown = sit(keep, "rest", "rest", players=2, seats={1: "random"})
        assert "Red: Player 1: move?" in shown
        assert "Player 2: move?" not in shown
        assert "player 2 is at" in shown

    def test_what_is_not_given_is_asked_for(self, keep: Path) -> None:
        """Scenario by a part of its title, players by number; nonsense is asked again."""
        code, shown = sit(
            keep, "hilly", "fla", "many", "9", "2", "quit", scenario=None, players=None, seed=None
        )
        assert code == 0
        assert "Which scenario?\n  1  Flat\n  2  Duel\n" in shown
        assert shown.count("How many players, 1 to 4?") == 3
        assert shown.count("Enter a number from 1 to 4; `quit` leaves.") == 2
        assert "The seed is " in shown
        assert Save.read(keep).players == 2

    def test_there_is_help_before_a_game(self, keep: Path) -> None:
        _, shown = sit(keep, "help", "quit", scenario=None, players=None)
        assert "`more` shows the next options, `quit` leaves." in shown
        assert "No option has" not in shown

    def test_an_empty_line_takes_the_first_scenario_and_the_fewest_players(
        self, keep: Path
    ) -> None:
        code, shown = sit(keep, "", "", "quit", scenario=None, players=None)
        assert code == 0
        assert "[Enter: Flat] > " in shown
        assert (Save.read(keep).scenario, Save.read(keep).players) == ("flat", 1)

    def test_what_cannot_be_begun_is_told(self, keep: Path) -> None:
        assert sit(keep, scenario="hilly") == (
            1, "The Race\nthere is no scenario `hilly`; there are flat, duel\n",
        )  # fmt: skip
        assert sit(keep, players=1, seats={4: "random"})[0] == 1


class TestLeaving:
    @pytest.mark.parametrize("last", [[], ["quit"], ["exit"]], ids=["end of input", "quit", "exit"])
    def test_whoever_leaves_can_go_on(self, keep: Path, last: list[str]) -> None:
        code, shown = sit(keep, "run", "rest", *last)
        assert code == 0
        assert shown.endswith(f"The game is saved in {keep}.\n")
        assert Save.read(keep).answers == (0, 1)
        _, shown = sit(keep, "maybe", "yes", "rest", seed=99)
        assert "There is an unfinished game: Flat, after 2 choices.\n" in shown
        assert Save.read(keep).answers == (0, 1, 1)
        assert Save.read(keep).seed == 3

    def test_an_old_game_can_be_refused(self, keep: Path) -> None:
        sit(keep, "run")
        sit(keep, "no", "rest", "rest", seed=99)
        assert (Save.read(keep).seed, Save.read(keep).answers) == (99, (1, 1))

    def test_who_asks_for_another_game_is_not_offered_the_old_one(self, keep: Path) -> None:
        sit(keep, "run", players=1)
        before = keep.read_bytes()
        shown = sit(keep, "rest", "rest", seed=99, players=2)[1]
        assert f"It is kept in {keep}.old.\n" in shown
        assert "Continue it?" not in shown
        assert (Save.read(keep).seed, Save.read(keep).answers) == (99, (1, 1))
        assert Path(f"{keep}.old").read_bytes() == before
        assert "Continue it?" in sit(keep, "yes", players=2)[1]

    def test_leaving_at_the_first_question_leaves_the_old_game(self, keep: Path) -> None:
        sit(keep, "run")
        before = keep.read_bytes()
        assert sit(keep)[0] == 0
        assert keep.read_bytes() == before

    def test_a_game_that_cannot_go_on_is_put_aside(self, keep: Path) -> None:
        keep.parent.mkdir()
        keep.write_text("{")
        code, shown = sit(keep, "rest")
        assert code == 0
        assert f"The last game cannot continue: `{keep}` is not a saved game." in shown
        assert keep.with_name("race.json.old").read_text() == "{"
        assert Save.read(keep).answers == (1,)

    def test_a_named_game_is_resumed_without_a_question(self, keep: Path, tmp_path: Path) -> None:
        Session(PROGRAM, "duel", 2, {}, 5, [1, 1]).save(tmp_path / "mine.json")
        sit(keep, "rest", resume=tmp_path / "mine.json")
        assert Save.read(keep).answers == (1, 1, 1)
        assert Save.read(keep).scenario == "duel"

    def test_a_named_game_that_is_none_ends_the_matter(self, keep: Path, tmp_path: Path) -> None:
        code, shown = sit(keep, resume=tmp_path / "none.json")
        assert code == 1
        assert "cannot be read: no such file or directory" in shown

    def test_an_interrupt_saves(self, keep: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def interrupted(self: Terminal, prompt: str) -> str:
            raise KeyboardInterrupt

        monkeypatch.setattr(Terminal, "ask", interrupted)
        code, _ = sit(keep)
        assert code == 0
        assert Save.read(keep).answers == ()

    def test_where_nothing_can_be_saved_the_exit_code_says_so(self, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        code, shown = sit(tmp_path / "file" / "race.json", "run")
        assert code == 1
        assert "cannot be saved" in shown


LINES = [
    "1", "2", "3", "run", "r", "undo", "undo 3", "log", "log x", "more", "all", "help", "save",
    "save \0", "board", "yes", "no", "help me", "",
]  # fmt: skip


class TestCommands:
    def test_undo_goes_back_to_a_choice_of_a_person(self, keep: Path) -> None:
        _, shown = sit(
            keep, "rest", "run", "undo", "undo 5", "undo", players=2, seats={1: "random"}
        )
        assert "1 choice taken back." in shown
        assert "There is nothing to take back." in shown
        assert Save.read(keep).answers == ()

    def test_undo_goes_past_what_had_to_be(
        self, keep: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Where there is but one option nobody has chosen anything, so there is nothing to take back."""

        def move(race: Race) -> None:
            race.ask(race, race.turn, MOVE, ["run", "rest"] if race.turn == 0 else ["rest"])

        monkeypatch.setattr(Race, "_move", move)
        _, shown = sit(keep, "rest", "undo", players=2)
        assert "1 choice taken back." in shown
        assert Save.read(keep).answers == ()

    def test_undone_words_are_told_again(self, keep: Path) -> None:
        _, shown = sit(keep, "rest", "undo", "rest")
        assert shown.count("  a rest\n") == 2

    def test_save_to_a_file(self, keep: Path, tmp_path: Path) -> None:
        file = tmp_path / "my game.json"
        _, shown = sit(keep, "rest", f"save {file}", "save /no/such/folder/x")
        assert f"The game is saved in {file}.\n" in shown
        assert "the game cannot be saved to `/no/such/folder/x`" in shown
        assert Save.read(file).answers == (1,)

    def test_log_and_board_and_help(self, keep: Path) -> None:
        _, shown = sit(keep, *["rest"] * 30, "log 3", "log 0", "board", "help", "?")
        after = shown[shown.rindex("> log 3") :]
        assert after.startswith(
            "> log 3\n  player 1 is at 0\n  a rest\n  player 1 is at 0\n> log 0"
        )
        assert shown.count("undo [n]") == 2

    @pytest.mark.parametrize("line", ["0", "4", "99999999999999999999", "-1", "zzz", "²", "٣٣"])
    def test_what_is_no_option_gets_a_hint(self, keep: Path, line: str) -> None:
        _, shown = sit(keep, line)
        assert "`help`" in shown
        assert Save.read(keep).answers == ()

    @given(
        st.lists(
            st.one_of(
                st.sampled_from(LINES),
                st.text(st.characters(exclude_characters="\n\r", codec="utf-8"), max_size=8),
            ),
            max_size=25,
        )
    )
    @settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
    def test_no_input_breaks_it(self, tmp_path: Path, lines: list[str]) -> None:
        lines = [line for line in lines if not line.startswith("save ") or "\0" in line]
        code, shown = sit(tmp_path / "race.json", *lines, players=2, seats={1: "random"})
        assert code == 0
        assert shown.startswith("The Race\n")


class TestFaults:
    def test_failing_rules_are_told_and_the_game_goes_on(self, keep: Path) -> None:
        code, shown = sit(keep, *["1"] * 30, "rest", options={"fault": "crash"}, seed=4)
        assert code == 0
        assert "fail here: something is divided by 0\n" in shown
        assert "The game is as it was before this choice.\n" in shown
        with pytest.raises(ZeroDivisionError):
            replay(Save.read(keep.with_name("race-failed.json")), PROGRAM)

    def test_when_rules_fail_for_a_bot_the_game_stops(self, keep: Path) -> None:
        code, shown = sit(keep, options={"fault": "crash"}, seats={0: "random"})
        assert code == 1
        assert shown.count("The rules of the game fail here") == 1

    def test_words_that_fail_do_not_stop_the_game(
        self, keep: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail(*args: object) -> str:
            raise KeyError("name")

        monkeypatch.setattr(Question, "describe", fail)
        monkeypatch.setattr(Question, "question", fail)
        monkeypatch.setattr(Race, "draw", fail)
        code, shown = sit(keep, "2", "2")
        assert code == 0
        assert "'rest' (Its words fail: this is a bug in Siegewright (KeyError: 'name'))" in shown
        assert Save.read(keep).answers == (1, 1)


class TestMenu:
    def menu(self, words: Sequence[str]) -> tuple[Menu, io.StringIO]:
        target = io.StringIO()
        return Menu(words, Terminal(io.StringIO(), target).say), target

    def test_many_options_come_in_pages(self) -> None:
        menu, target = self.menu([f"go to town {i}" for i in range(1, 76)])
        menu.show()
        assert target.getvalue().count("\n") == PAGE + 1
        assert "... and 45 more" in target.getvalue()
        for first, last in [(31, 60), (61, 75), (1, 30)]:
            target.truncate(target.seek(0))
            menu.more()
            lines = target.getvalue().splitlines()
            assert lines[0].split()[0] == str(first)
            assert f" {last}  go to" in target.getvalue()

    def test_options_that_differ_in_their_space_are_one_line(self) -> None:
        menu, target = self.menu(["rest", *[f"go to ({x}, 2)" for x in range(1, 6)], "pass"])
        menu.show()
        assert target.getvalue().splitlines() == [
            "    1  rest",
            "  2-6  go to ... (5 spaces, `+` on the board: say column and row, as in `1 2`)",
            "    7  pass",
        ]

    def test_the_space_may_stand_anywhere_in_the_words(self) -> None:
        """What can be bought is not buried under the places where it could stand."""
        sites = [f"build at ({x}, 2) for 9 coins" for x in range(1, 9)]
        menu, target = self.menu([*sites, "shoot at (1, 2), (2, 2)", "pass"])
        menu.show()
        assert [line.split(" (")[0] for line in target.getvalue().splitlines()] == [
            "  1-8  build at ... for 9 coins",
            "    9  shoot at",
            "   10  pass",
        ]
        assert menu.choose("7 2") == 6

    @pytest.mark.parametrize(
        ("line", "index"),
        [
            pytest.param("3 2", None, id="two things to do there"),
            pytest.param("go 3 2", 1, id="words and a space"),
            pytest.param("look (3, 2)", 3, id="as it is written"),
            pytest.param("4,2", 2, id="a comma"),
            pytest.param("9 9", None, id="nothing there"),
        ],
    )
    def test_a_space_chooses(self, line: str, index: int | None) -> None:
        menu, _ = self.menu(["rest", "go to (3, 2)", "go to (4, 2)", "look at (3, 2)"])
        assert menu.choose(line) == index

    def test_the_default_stands_before_the_answer(self) -> None:
        menu = Menu(["go", "pass"], print, 1)
        assert menu.prompt == "[Enter: pass] > "
        assert Menu(["go", "pass"], print).prompt == "> "
        assert Menu(["go on " * 99, "pass"], print, 0).prompt == f"[Enter: {'go on ' * 9}go ...] > "

    @pytest.mark.parametrize(
        ("line", "index"),
        [
            pytest.param("2", 1, id="number"),
            pytest.param("pass", 2, id="the whole text comes before parts"),
            pytest.param("WEST", 1, id="any case"),
            pytest.param("west move", 1, id="any order"),
            pytest.param("move", None, id="several"),
            pytest.param("fly", None, id="none"),
        ],
    )
    def test_words_choose(self, line: str, index: int | None) -> None:
        menu, _ = self.menu(["move east", "move west", "pass", "pass it on"])
        assert menu.choose(line) == index

    def test_several_that_fit_are_shown_with_their_numbers(self) -> None:
        menu, target = self.menu(["pass", "move east", "move west"])
        menu.choose("move")
        assert target.getvalue() == "2 options fit:\n  2  move east\n  3  move west\n"
        menu.reset()
        assert "1  pass" in target.getvalue()


class TestSteps:
    """Many options are asked for step by step."""

    WORDS = [
        f"build {tower} at {site}, facing {way}"
        for tower in ("Mill", "Fort")
        for site in ("Hill", "Ford", "Moor")
        for way in ("North", "South", "West")
    ]
    STEPS = [
        [
            Step("", "build ... at ..., facing ..."),
            Step("tower?", words.split()[1], "Grinds." if "Mill" in words else ""),
            Step("site?", words.split()[3].rstrip(",")),
            Step("facing?", words.split()[5]),
        ]
        for words in WORDS
    ]

    def menu(self, default: int | None = None) -> tuple[Menu, io.StringIO]:
        target = io.StringIO()
        say = Terminal(io.StringIO(), target).say
        words = [*self.WORDS, "pass"]
        return Menu(words, say, default, [*self.STEPS, [Step("", "pass")]]), target

    def shown(self, target: io.StringIO) -> list[str]:
        lines = target.getvalue().splitlines()
        target.truncate(target.seek(0))
        return lines

    def test_one_question_after_the_other(self) -> None:
        menu, target = self.menu()
        menu.show()
        assert self.shown(target) == [
            "  1  build ... at ..., facing ... (18 options)",
            "  2  pass",
        ]
        assert menu.choose("1") is None
        assert self.shown(target) == [
            "  tower?",
            "  1  Mill (9 options) [Grinds.]",
            "  2  Fort (9 options)",
            "  (`back` returns to the question before)",
        ]
        assert menu.choose("2") is None
        assert self.shown(target)[0] == "  1  build Fort at Hill, facing North"
        assert menu.choose("4") == 12
        assert menu.words[12] == "build Fort at Ford, facing North"

    def test_what_a_card_does_stands_beside_it_where_cards_differ(self) -> None:
        target = io.StringIO()
        steps = [[Step("", "a", "Grinds.")], [Step("", "b", "Guards.")], [Step("", "pass")]]
        Menu(["play a", "play b", "pass"], Terminal(io.StringIO(), target).say, None, steps).show()
        assert self.shown(target) == ["  1  play a [Grinds.]", "  2  play b [Guards.]", "  3  pass"]
        menu, target = self.menu()
        menu.choose("build")
        self.shown(target)
        menu.choose("Mill")
        assert self.shown(target)[0] == "  1  build Mill at Hill, facing North"

    def test_the_way_back(self) -> None:
        menu, target = self.menu()
        menu.choose("build")
        menu.choose("Mill")
        self.shown(target)
        menu.back()
        assert self.shown(target)[0] == "  tower?"
        menu.back()
        assert self.shown(target)[-1] == "  2  pass"
        menu.back()
        assert self.shown(target) == [
            "There is no question before this one; `undo` takes back a choice."
        ]
        menu.choose("1")
        menu.reset()
        assert self.shown(target)[-1] == "  2  pass"

    def test_words_reach_past_steps(self) -> None:
        menu, _ = self.menu()
        assert menu.choose("fort moor west") == 17
        assert menu.choose("pass") == 18

    def test_the_default_holds_while_it_is_among_the_options(self) -> None:
        menu, _ = self.menu(default=0)
        menu.choose("1")
        assert menu.prompt.startswith("[Enter: build Mill at Hill")
        menu.choose("2")
        assert menu.prompt == "> "
        assert menu.offered is None

    def test_a_number_stands_for_its_options(self) -> None:
        menu, _ = self.menu()
        assert menu.named("1") == tuple(range(18))
        assert menu.named("2") == (18,)
        assert menu.named("3") == ()
        assert menu.named("0") == ()
        assert menu.named("x") == ()


class TestSeats:
    def test_seats_are_numbered_from_one(self) -> None:
        assert parse_seats(["1=random", "3=person"]) == {0: "random", 2: "person"}

    @pytest.mark.parametrize(
        "word",
        ["", "1", "=random", "0=random", "x=random", "1=clever", "1=", "9" * 5000 + "=random"],
    )
    def test_what_is_no_seat_is_told(self, word: str) -> None:
        with pytest.raises(StartError):
            parse_seats([word])


def run(code: str, stdin: bytes, **env: str) -> subprocess.CompletedProcess[bytes]:
    script = (
        "import sys; from tests.fake_game import RaceProgram; from siegewright.play.terminal import play;"
        f"sys.exit(play(RaceProgram(), 'flat', 1, seed=3, {code}))"
    )
    return subprocess.run(
        [sys.executable, "-c", script], input=stdin, capture_output=True, check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT), **env},
    )  # fmt: skip


def test_bytes_that_are_no_text_and_terminals_that_show_little(tmp_path: Path) -> None:
    code = f"autosave={str(tmp_path / 'é.json')!r}"
    result = run(code, b"\xff\xfe\nrest\n", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert result.returncode == 0
    assert result.stderr == b""
    assert Save.read(tmp_path / "é.json").answers == (1,)


def test_a_reader_that_goes_away_is_no_failure(tmp_path: Path) -> None:
    script = (
        "import sys; from tests.fake_game import RaceProgram; from siegewright.play.terminal import play;"
        f"sys.exit(play(RaceProgram(), 'flat', 1, seed=3, autosave={str(tmp_path / 'x.json')!r}))"
    )
    reading, writing = os.pipe()
    os.close(reading)
    result = subprocess.run(
        [sys.executable, "-c", script], input=b"rest\n" * 50, stdout=writing,
        stderr=subprocess.PIPE, check=False, env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    os.close(writing)
    assert (result.returncode, result.stderr) == (0, b"")


class Screen(io.StringIO):
    """A terminal in memory."""

    def isatty(self) -> bool:
        return True


SECRETS = """
- phase: whole
  source: designed
  do: |
    place ant in players[0].hand for players[0]
    place bee in players[1].hand for players[1]
    for each player as p:
      repeat 2 times:
        choose one of numbers(1, 2) as n by p: "how many?"
        say "{p} says {n}"
    tie

- scenario: main
  source: designed
  players: 2
  map: field
  flow: whole
"""


def test_people_at_one_screen_do_not_see_each_others_hands(tmp_path: Path) -> None:
    """The screen is wiped before another person is asked, and he reads what he has missed."""
    program = build(tmp_path, BASE + SECRETS)
    shown = Screen()
    code = play(program, "main", 2, seed=1, autosave=tmp_path / "kept",
                source=Screen("1\n2\n\n1\n1\n"), target=shown)  # fmt: skip
    assert code == 0
    first, second = shown.getvalue().split("\033[H\033[2J\033[3J")
    assert "hand: Ant" in first
    assert "Bee" not in first
    assert "press Enter when no other player is looking" in second
    assert "hand: Bee" in second
    assert "Ant" not in second
    assert "Player 1 says 2" in second, "what happened before"


MOMENTS = """
- window: moment
  source: designed
  text: does anybody act?

- action: cough
  source: designed
  during: moment
  text: cough
  do: say "{player} coughs"

- action: wait
  source: designed
  text: wait
  do: game.score += 1

- phase: whole
  source: designed
  do: |
    repeat 2 times:
      repeat 3 times: open moment
      turn of players[0]: wait or pass
    tie

- scenario: main
  source: designed
  players: 1
  map: field
  flow: whole
"""


def test_whoever_skips_is_not_asked_before_his_next_turn(tmp_path: Path) -> None:
    program = build(tmp_path, BASE + MOMENTS)
    target = io.StringIO()
    lines = io.StringIO("cough\nskip\nwait\n\n\n\nwait\n")
    assert play(program, "main", 1, seed=1, autosave=tmp_path / "kept",
                source=lines, target=target) == 0  # fmt: skip
    shown = target.getvalue()
    assert shown.count("Player 1: does anybody act?") == 2 + 3
    assert shown.count("Player 1: your turn") == 2
    assert shown.count("Player 1 coughs") == 1


TABLE = """
- kind: gadget
  source: designed
  piece: true
  fields:
    strength: number

- gadget: anvil
  source: designed
  strength: 3

- zone: shop
  source: designed
  visible: all

- zone: stock
  source: designed
  visible: nobody

- action: buy thing at s
  source: designed
  text: "buy {thing} for {s}"
  choose:
    thing: all gadget in shop
    s: all space
  do: |
    move thing to s
    mark d6

- phase: whole
  source: designed
  do: |
    place anvil in shop
    place anvil in stock
    repeat 2 times:
      turn of players[0]: buy or pass
    tie

- scenario: main
  source: designed
  players: 2
  map: field
  flow: whole
"""


def test_zones_cards_and_legend_are_shown_at_the_table(tmp_path: Path) -> None:
    program = build(tmp_path, BASE + TABLE)
    target = io.StringIO()
    lines = io.StringIO("zones\nzones shop\nzones attic\n?1\n?99\nlegend\nback\nbuy 1 1\nquit\n")
    assert play(program, "main", 2, seed=1, autosave=tmp_path / "kept",
                source=lines, target=target) == 0  # fmt: skip
    shown = target.getvalue()
    assert "Shop: Anvil" in shown
    assert "Stock: 1 card\n" in shown
    assert "There is no zone called `attic`." in shown
    assert "Anvil (gadget): strength 3\n" in shown
    assert "There is no such option." in shown
    assert "1 Player 1, 2 Player 2" in shown
    assert "There is no question before this one" in shown
    assert re.search(r"\(dice d6: [1-6]; Anvil 1 enters \(1, 1\)\)", shown)
    assert "A Anvil)" in shown, "a legend when the letter is new"
