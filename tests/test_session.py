"""Sessions: pausing, undo, clones, saves and replays all tell the same game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpreter import (
    AnswerError,
    InvariantBroken,
    LockDiffers,
    SaveError,
    Session,
    StartError,
    play_out,
    replay,
)
from interpreter.rng import PICK, Rng
from interpreter.saves import ReplayDiffers, Save, digest
from interpreter.session import MARK_EVERY, MOST_SNAPSHOTS, NeedDecision, Stuck
from tests.fake_game import Question, Race, RaceProgram

PROGRAM = RaceProgram()


def new(
    seed: int = 1, fault: str = "", answers: Sequence[int] = (), check: bool = False
) -> Session:
    return Session(PROGRAM, "flat", 2, {"fault": fault}, seed, answers, check)


def chooser(seed: int) -> Callable[[Race, int, Question, Sequence[object]], int]:
    """A policy that runs or rests at random and never stops the game."""
    rng = Rng(seed)

    def choose(game: Race, player: int, prompt: Question, options: Sequence[object]) -> int:
        return rng.below(PICK, 2)

    return choose


def played(seed: int, choices: int) -> tuple[int, ...]:
    policy = chooser(choices)
    return play_out(PROGRAM, "flat", 2, {}, seed, [policy, policy]).answers


def finish(session: Session, answers: Sequence[int]) -> list[str]:
    """Answer one by one; the hashes on the way."""
    hashes = [session.state_hash()]
    for answer in answers:
        session.answer(answer)
        hashes.append(session.state_hash())
    return hashes


def told(seed: int, answers: Sequence[int]) -> list[str]:
    """The log of the same game when nothing pauses and nothing is run twice."""
    replies = list(answers)
    game = PROGRAM.new("flat", 2, {}, seed)
    game.log = []
    game.ask = lambda game, player, prompt, options: replies.pop(0)
    while not game.over:
        game.step()
    return game.log


seeds = st.integers(0, 10_000)


class TestPausing:
    @given(seeds, seeds)
    def test_answering_one_by_one_is_the_same_as_playing_out(self, seed: int, choices: int) -> None:
        policy = chooser(choices)
        outcome = play_out(PROGRAM, "flat", 2, {}, seed, [policy, policy])
        session = new(seed)
        finish(session, outcome.answers)
        assert session.decision is None
        assert session.game.to_data() == outcome.game.to_data()
        assert session.answers == outcome.answers
        assert session.game.winners == outcome.winners
        assert outcome.decisions == len(outcome.answers)

    @given(seeds, seeds)
    def test_a_step_that_is_run_again_does_not_say_things_twice(
        self, seed: int, choices: int
    ) -> None:
        answers = played(seed, choices)
        session = new(seed)
        finish(session, answers)
        assert session.log == told(seed, answers)

    def test_the_words_of_an_open_step_are_there_once(self) -> None:
        session = new_with_six()
        assert session.decision is not None
        assert session.decision.prompt.name == "again"
        assert session.log == ["a 6"]
        session.answer(0)
        assert session.log[:2] == ["a 6", session.log[1]]
        assert session.log.count("a 6") == 1

    def test_the_decision_says_who_is_asked_what(self) -> None:
        decision = new().decision
        assert decision is not None
        assert (decision.player, decision.options) == (0, ("run", "rest", "stop"))
        assert decision.prompt.question(new().game, 0) == "Player 1: move?"

    @pytest.mark.parametrize("index", [-1, 3, 100])
    def test_what_is_no_option_is_refused_and_changes_nothing(self, index: int) -> None:
        session = new()
        before = session.state_hash()
        with pytest.raises(AnswerError, match="there are 3, counted from 0"):
            session.answer(index)
        assert session.state_hash() == before
        assert session.answers == ()

    def test_after_the_end_nothing_is_asked(self) -> None:
        session = new(answers=played(1, 1))
        with pytest.raises(AnswerError, match="the game is over"):
            session.answer(0)

    def test_more_answers_than_questions_are_refused(self) -> None:
        answers = played(1, 1)
        with pytest.raises(AnswerError, match=f"over after {len(answers)} of {len(answers) + 1}"):
            new(answers=[*answers, 0])

    def test_a_recorded_answer_that_is_no_option_is_refused(self) -> None:
        with pytest.raises(AnswerError, match="answer 1 is 7, and `move` has 3 options"):
            new(answers=[7])

    def test_a_pause_is_no_exception_that_rules_could_swallow(self) -> None:
        assert not issubclass(NeedDecision, Exception)

    def test_game_and_session_are_no_circle(self) -> None:
        """Workers switch the garbage collector off."""
        session = new()
        assert session.game.ask.__self__ is not session  # type: ignore[attr-defined]

    @pytest.mark.parametrize(
        ("scenario", "players", "message"),
        [
            ("hilly", 2, "no scenario `hilly`; there are flat, duel"),
            ("flat", 5, "`flat` is for 1 to 4 players, not for 5"),
            ("duel", 1, "`duel` is for 2 players, not for 1"),
        ],
    )
    def test_what_cannot_be_begun(self, scenario: str, players: int, message: str) -> None:
        with pytest.raises(StartError, match=message):
            Session(PROGRAM, scenario, players, {}, 1)


def new_with_six() -> Session:
    """A session in the middle of a step: the first roll was a 6."""
    for seed in range(100):
        session = new(seed)
        session.answer(0)
        if session.decision is not None and session.decision.prompt.name == "again":
            return session
    raise AssertionError("no 6 in a hundred games")


class TestUndo:
    @settings(max_examples=50)
    @given(seeds, seeds, st.data())
    def test_undo_is_a_shorter_game(self, seed: int, choices: int, data: st.DataObject) -> None:
        answers = played(seed, choices)
        session = new(seed)
        hashes = finish(session, answers)
        for n in data.draw(st.lists(st.integers(0, 12), max_size=6)):
            n = min(n, len(session.answers))
            session.undo(n)
            left = len(session.answers)
            assert session.state_hash() == hashes[left]
            assert session.log == new(seed, answers=answers[:left]).log
        assert finish(session, answers[len(session.answers) :])[-1] == hashes[-1]
        assert session.log == told(seed, answers)

    def test_undo_reaches_the_beginning_of_a_long_game(self) -> None:
        session = new()
        first = session.state_hash()
        for _ in range(10 * MOST_SNAPSHOTS):
            session.answer(1)
        assert len(session._snapshots) <= MOST_SNAPSHOTS
        gaps = [s.answers for s in session._snapshots]
        assert gaps[0] == 0
        assert gaps[-1] == 10 * MOST_SNAPSHOTS
        session.undo(10 * MOST_SNAPSHOTS - 7)
        assert session.state_hash() == new(answers=[1] * 7).state_hash()
        session.undo(7)
        assert session.state_hash() == first

    def test_undo_runs_only_a_few_steps(self) -> None:
        """Snapshots are there to be used: one answer back is at most a step or two."""
        session = new()
        for _ in range(300):
            session.answer(1)
        assert 300 - session._snapshots[-2].answers == 1

    @pytest.mark.parametrize("n", [-1, 3])
    def test_more_than_there_is_cannot_be_taken_back(self, n: int) -> None:
        session = new(answers=[1, 1])
        with pytest.raises(AnswerError, match=f"{n} of 2 answers"):
            session.undo(n)
        assert session.answers == (1, 1)


class TestClone:
    def test_clones_go_on_independently(self) -> None:
        session = new_with_six()
        clone = session.clone()
        before = session.state_hash()
        assert clone.state_hash() == before
        for _ in range(20):
            clone.answer(0)
            if clone.decision is None:
                break
        assert session.state_hash() == before
        assert len(session.answers) == 1
        session.answer(1)
        session.undo(2)
        assert clone.log == new(clone.seed, answers=clone.answers).log
        clone.undo(len(clone.answers))
        assert clone.state_hash() == session.state_hash()


class TestFaults:
    def test_a_failing_rule_leaves_the_session_as_it_was(self) -> None:
        session = new(4, "crash")
        with pytest.raises(ZeroDivisionError):
            finish(session, [0] * 100)
        answers, before = session.answers, session.state_hash()
        assert session.state_hash() == new(4, "crash", answers).state_hash() == before
        assert session.log == new(4, "crash", answers).log
        with pytest.raises(ZeroDivisionError):
            session.answer(0)
        assert session.state_hash() == before
        session.answer(1)
        assert session.answers == (*answers, 1)

    def test_broken_invariants_are_told_only_when_asked_for(self) -> None:
        with pytest.raises(InvariantBroken, match="a piece is in two places"):
            finish(new(3, "broken", check=True), [0] * 100)
        run = chooser(1)
        with pytest.raises(InvariantBroken):
            play_out(PROGRAM, "flat", 2, {"fault": "broken"}, 3, [run, run], check=True)
        assert play_out(PROGRAM, "flat", 2, {"fault": "broken"}, 3, [run, run]).game.over

    def test_rules_in_a_circle_are_stopped(self) -> None:
        with pytest.raises(Stuck, match="no player is asked in 100000 steps"):
            finish(new(3, "circle"), [0] * 100)
        with pytest.raises(Stuck, match="no player is asked in 100000 steps"):
            play_out(PROGRAM, "flat", 2, {"fault": "circle"}, 3, [lambda *_: 0] * 2)

    def test_a_long_game_can_be_opened_again(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Only steps in which nobody answers count, not all steps of the game."""
        session = new(3)
        while session.decision is not None:
            session.answer(0)
        monkeypatch.setattr("interpreter.session.MOST_STEPS", 3)
        assert len(session.answers) > 3
        assert new(3, answers=session.answers).state_hash() == session.state_hash()

    @pytest.mark.parametrize("index", [-1, 5])
    def test_a_policy_that_chooses_no_option_is_told(self, index: int) -> None:
        with pytest.raises(AnswerError, match=f"a policy chose {index}"):
            play_out(PROGRAM, "flat", 2, {}, 3, [lambda *_: index] * 2)

    def test_the_answers_up_to_a_failure_are_kept(self) -> None:
        record: list[int] = []
        with pytest.raises(ZeroDivisionError):
            play_out(PROGRAM, "flat", 2, {"fault": "crash"}, 3, [lambda *_: 0] * 2, False, record)
        with pytest.raises(ZeroDivisionError):
            new(3, "crash", record)
        new(3, "crash", record[:-1])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def long_game() -> Session:
    session = new(1, answers=[1] * 10)
    finish(session, [1] * 100 + [0] * 3)
    return session


class TestSaves:
    @pytest.mark.parametrize("make", [new, new_with_six, long_game], ids=["new", "six", "long"])
    def test_a_loaded_game_is_the_same_and_goes_on_the_same(
        self, make: Callable[[], Session], file: Path
    ) -> None:
        session = make()
        session.save(file)
        loaded = Session.load(file, PROGRAM)
        assert loaded.state_hash() == session.state_hash()
        assert loaded.answers == session.answers
        assert loaded.log == session.log
        assert loaded.to_save() == session.to_save()
        session.answer(0)
        loaded.answer(0)
        assert loaded.state_hash() == session.state_hash()
        replay(session.to_save(), PROGRAM)

    def test_a_finished_game_can_be_saved_and_replayed(self, file: Path) -> None:
        session = new(5, answers=played(5, 5))
        session.save(file)
        assert Session.load(file, PROGRAM).decision is None
        outcome = replay(Save.read(file), PROGRAM)
        assert outcome.winners == session.game.winners
        assert outcome.game.to_data() == session.game.to_data()

    def test_the_hash_is_the_same_in_another_process(self, file: Path) -> None:
        long_game().save(file)
        code = (
            "import sys; from interpreter.session import Session;"
            "from tests.fake_game import RaceProgram;"
            "print(Session.load(sys.argv[1], RaceProgram()).state_hash())"
        )
        root = Path(__file__).parent.parent
        result = subprocess.run(
            [sys.executable, "-c", code, str(file)],
            env={**os.environ, "PYTHONPATH": str(root), "PYTHONHASHSEED": "77"},
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        assert result.stdout.strip() == long_game().state_hash()

    @pytest.mark.parametrize(
        ("lock", "packs", "message"),
        [
            ({"race": "2"}, ("race",), "`race` was 1 and is 2$"),
            ({"race": "1", "mud": "1"}, ("mud",), "`mud` 1 was not there then$"),
            (
                {"mud": "1"},
                ("mud", "race"),
                "`mud` 1 was not there then; `race` 1 is not there now$",
            ),
            (
                {"race": "1.1", **{f"race/{n}.yaml": "x" for n in range(8)}},
                ("race",),
                "`race` was 1 and is 1.1 .new `0.yaml`, .*, `5.yaml` and 2 more.$",
            ),
        ],
    )
    def test_other_content_is_refused_by_name(
        self, file: Path, lock: dict[str, str], packs: tuple[str, ...], message: str
    ) -> None:
        new().save(file)
        with pytest.raises(LockDiffers, match=message) as caught:
            Session.load(file, RaceProgram(lock=lock))
        assert caught.value.packs == packs
        with pytest.raises(LockDiffers):
            replay(Save.read(file), RaceProgram(lock=lock))

    @given(st.data())
    @settings(max_examples=60)
    def test_a_damaged_file_is_refused_with_a_sentence(
        self, tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
    ) -> None:
        path = tmp_path_factory.mktemp("saves") / "game.json"
        long_game().save(path)
        good = path.read_bytes()
        at = data.draw(st.integers(0, len(good) - 2))
        kind = data.draw(st.sampled_from(["cut", "change", "insert"]))
        byte = data.draw(st.binary(min_size=1, max_size=1))
        rest = {"cut": b"", "change": byte + good[at + 1 :], "insert": byte + good[at:]}[kind]
        path.write_bytes(good[:at] + rest)
        try:
            again = Save.read(path)
        except SaveError as error:
            told = str(error)
        else:  # a blank more between two values, or the same byte again
            assert again == long_game().to_save()
            return
        assert told.startswith(f"`{path}` ")

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            pytest.param("", "is not a saved game", id="empty"),
            pytest.param("{}", "is not a saved game", id="other JSON"),
            pytest.param("[" * 100_000, "is not a saved game", id="deep"),
            pytest.param("[1, 2]", "is not a saved game", id="list"),
            pytest.param('{"format": "siegewright game"', "cut off", id="cut"),
            pytest.param(
                '{"format": "siegewright game", "version": 99}', "another version", id="version"
            ),
            pytest.param(
                '{"format": "siegewright game", "version": 2, "x": NaN}', "is damaged", id="nan"
            ),
            pytest.param('{"format": ["siegewright game"]}', "not a saved game", id="a list"),
            pytest.param(
                '{"format": "siegewright campaign"}', "is a campaign, not a single", id="campaign"
            ),
        ],
    )
    def test_foreign_files_are_refused(self, file: Path, text: str, message: str) -> None:
        file.write_text(text)
        with pytest.raises(SaveError, match=message):
            Session.load(file, PROGRAM)

    @pytest.mark.parametrize(
        ("field", "value"),
        [
            ("players", True), ("players", "2"), ("seed", 1.5), ("answers", [True]),
            ("answers", ["x"]), ("options", []), ("lock", None), ("marks", [1]), ("check", 1),
        ],
    )  # fmt: skip
    def test_values_of_the_wrong_type_are_refused(
        self, file: Path, field: str, value: object
    ) -> None:
        """Even when somebody made the sum fit."""
        new().save(file)
        data = json.loads(file.read_text())
        del data["sum"]
        data[field] = value
        data["sum"] = digest(data)
        file.write_text(json.dumps(data))
        with pytest.raises(SaveError, match="is damaged"):
            Save.read(file)

    @pytest.mark.parametrize("name", ["", "missing/game.json", "\0", "folder", "x" * 300])
    def test_where_nothing_can_be_written_is_told(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
    ) -> None:
        monkeypatch.chdir(tmp_path)
        (tmp_path / "folder").mkdir()
        with pytest.raises(SaveError, match="cannot be saved"):
            new().save(name)
        with pytest.raises(SaveError):
            Session.load(name, PROGRAM)
        assert [p.name for p in tmp_path.iterdir()] == ["folder"]

    def test_a_failed_write_leaves_the_old_file_and_no_other(
        self, file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        new().save(file)
        old = file.read_bytes()

        def full(fd: int) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(SaveError, match="no space left on device"):
            long_game().save(file)
        assert file.read_bytes() == old
        assert list(file.parent.iterdir()) == [file]

    def test_a_game_that_comes_out_otherwise_is_told_with_the_place(
        self, file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The content is the same, and the machine under it plays differently."""
        session = long_game()
        session.save(file)
        assert len(session.to_save().marks) == len(session.answers) // MARK_EVERY
        monkeypatch.setattr(Rng, "roll", lambda self, sides: 1)
        message = f"saved game after {len(session.answers)} of {len(session.answers)} answers"
        with pytest.raises(ReplayDiffers, match=message):
            Session.load(file, PROGRAM)
        with pytest.raises(ReplayDiffers, match=message):
            replay(Save.read(file), PROGRAM)

    def test_marks_tell_where_it_goes_astray(self, monkeypatch: pytest.MonkeyPatch) -> None:
        save = long_game().to_save()
        save.marks[2 * MARK_EVERY] = "0" * 32
        with pytest.raises(ReplayDiffers, match=f"saved game after {2 * MARK_EVERY} of"):
            Session.from_save(save, PROGRAM)
        with pytest.raises(ReplayDiffers, match=f"saved game after {2 * MARK_EVERY} of"):
            replay(save, PROGRAM)

    def test_marks_are_taken_back_with_the_answers(self) -> None:
        session = long_game()
        session.undo(len(session.answers) - MARK_EVERY)
        assert list(session.to_save().marks) == [MARK_EVERY]
        replay(session.to_save(), PROGRAM)

    def test_a_failed_game_fails_again_and_can_be_looked_at(self, file: Path) -> None:
        record: list[int] = []
        with pytest.raises(ZeroDivisionError):
            play_out(PROGRAM, "flat", 2, {"fault": "crash"}, 3, [lambda *_: 0] * 2, False, record)
        save = Save(
            "race", {"race": "1"}, "flat", 2, {"fault": "crash"}, 3, tuple(record), None, {},
            error="ZeroDivisionError: a wheel came off",
        )  # fmt: skip
        save.write(file)
        assert Save.read(file) == save
        with pytest.raises(ZeroDivisionError, match="a wheel came off"):
            replay(Save.read(file), PROGRAM)
        session = Session.load(file, PROGRAM)
        assert session.answers == tuple(record[:-1])
        with pytest.raises(ZeroDivisionError):
            session.answer(record[-1])

    def test_a_failure_that_is_gone_is_told(self) -> None:
        save = Save(
            "race", {"race": "1"}, "flat", 2, {}, 3, (0, 0), None, {}, error="ValueError: x"
        )
        with pytest.raises(ReplayDiffers, match="but its replay does not"):
            replay(save, PROGRAM)
