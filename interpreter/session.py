"""Games in progress: ask, answer, undo, save and replay; and whole games played by policies.

A game is a pure function of content, scenario, options, seed and answers. A session therefore
keeps the answers; everything else follows from them. Rules are plain functions that call `ask`.
When the answer is not known yet, `ask` raises `NeedDecision`. Once it is known, the step is run
again from its start with the answers so far.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from interpreter.game import Game
from interpreter.limits import OutOfFuel
from interpreter.log import plain, read_by, readers, settle
from interpreter.options import StartError
from interpreter.playable import (
    Moment,
    Playable,
    PlayableGame,
    PlayablePrompt,
    Policy,
    Thinker,
    Watcher,
)
from interpreter.prompts import Prompt
from interpreter.questions import canonical, options_data, question
from interpreter.results import standings
from interpreter.saves import (
    ReplayDiffers,
    Save,
    SaveError,
    compare_locks,
    digest,
)
from interpreter.trail import Move
from interpreter.trail_reader import read_trail
from interpreter.views import alike, document, table, view, zones

# Rules that run for so many steps without asking anybody never end.
MOST_STEPS: Final = 100_000
# A game with so many decisions never ends, for example because all players can only pass.
MOST_DECISIONS: Final = 100_000
# The same where somebody thinks about decisions, which takes a thousand times as long.
MOST_THOUGHTS: Final = 10_000
# So many within one step, too: whoever thinks plays the step again for each of them.
MOST_IN_STEP: Final = 5_000
# Clones of the game at earlier steps, so that undo need not replay the whole game.
MOST_SNAPSHOTS: Final = 48
_RECENT: Final = 16
# How often the hash of the state is kept, to say later where a replay starts to differ.
MARK_EVERY: Final = 32


class NeedDecision(BaseException):
    """Stops a step whose next answer is not known yet.

    Not an Exception, so that no `except Exception` between rules and session can swallow it.
    """

    def __init__(self, player: int, prompt: PlayablePrompt, options: Sequence[object]) -> None:
        super().__init__(player, prompt.name)
        self.player = player
        self.prompt = prompt
        self.options = tuple(options)


class AnswerError(ValueError):
    """There is no such option, or no open decision."""


class InvariantBroken(Exception):
    """The rules left an impossible state: a mistake in the rules, not of a player."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = tuple(problems)


class NobodyThere(Exception):
    """The rules ask a seat that nobody plays; a mistake in the rules."""


class Stuck(OutOfFuel):
    """A game that does not end, or that goes on without a question."""


class _Endless(BaseException):
    """Leaves a game of which so many decisions have been made that it seems to have no end.

    Not an Exception, like `NeedDecision`.
    """


@dataclass(frozen=True, slots=True)
class Decision:
    """An open question: who is asked, what, and the options."""

    player: int
    prompt: PlayablePrompt
    options: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a game that policies have played."""

    game: PlayableGame
    winners: tuple[int, ...]
    answers: tuple[int, ...]
    steps: int
    endless: str = ""  # if it was given up: that it did not end

    @property
    def decisions(self) -> int:
        return len(self.answers)

    @property
    def titles(self) -> tuple[tuple[str, int], ...]:
        """Titles that were earned beside winning, each with the player who has it."""
        return self.game.awards if isinstance(self.game, Game) else ()


@dataclass(frozen=True, slots=True)
class _Snapshot:
    """A game between two steps. It is never stepped itself, only its clones are."""

    game: PlayableGame
    answers: int
    words: int


class _Replies:
    """Gives answers from a list, then raises `NeedDecision`.

    Separate from the session, so that game and session form no reference cycle.
    """

    __slots__ = ("answers", "cursor", "expected")

    def __init__(self, answers: list[int], expected: Mapping[int, str]) -> None:
        self.answers: list[int] = answers
        self.cursor: int = 0
        self.expected: Mapping[int, str] = expected

    def ask(self, game: Any, player: int, prompt: Any, options: Sequence[Any]) -> int:
        cursor = self.cursor
        if cursor in self.expected:
            decision = Decision(player, prompt, tuple(options))
            self.compare(hash_state(game, decision))
        if cursor >= len(self.answers):
            raise NeedDecision(player, prompt, options)
        index = self.answers[cursor]
        if index < 0 or index >= len(options):
            raise AnswerError(
                f"answer {cursor + 1} is {index}, and `{prompt.name}` has {len(options)} options"
            )
        self.cursor = cursor + 1
        return index

    def given(self) -> int:
        return self.cursor

    def compare(self, found: str) -> None:
        """Compare the hash of the state with the one that is expected after so many answers."""
        if self.expected.get(self.cursor, found) != found:
            raise ReplayDiffers(
                "the replay differs from the saved game "
                f"after {self.cursor} of {len(self.answers)} answers"
            )


class _Recorder:
    """Lets policies answer, and records their answers."""

    __slots__ = ("answers", "begun", "plain", "policies", "start", "thinking", "watcher")

    def __init__(
        self,
        policies: Sequence[Policy | Thinker],
        answers: list[int],
        watcher: Watcher | None = None,
    ) -> None:
        self.watcher: Watcher | None = watcher
        self.policies: list[Policy | Thinker] = list(policies)
        self.answers: list[int] = answers
        self.plain: list[Policy] = [policy for policy in policies if callable(policy)]
        self.thinking: bool = len(self.plain) < len(self.policies)
        self.start: PlayableGame | None = None  # the game as it was before this step,
        self.begun: int = 0  # and the number of answers then

    def ask(self, game: Any, player: int, prompt: Any, options: Sequence[Any]) -> int:
        policy = self.policies[player]
        if callable(policy):
            index = policy(game, player, prompt, options)
        else:
            assert self.start is not None
            if len(self.answers) - self.begun >= MOST_IN_STEP:
                raise _Endless(f"did not end: {MOST_IN_STEP:,} decisions in one step")
            if len(self.answers) >= MOST_THOUGHTS:
                raise _Endless(f"did not end in {MOST_THOUGHTS:,} decisions")
            moment = Moment(self.start, self.answers[self.begun :])
            index = policy.think(moment, player, prompt, options)
        if index < 0 or index >= len(options):
            raise AnswerError(f"a policy chose {index}, and there are {len(options)} options")
        self.answers.append(index)
        if self.watcher is not None:
            self.watcher.asked(game, player, prompt, options, index)
        return index

    def ask_plainly(self, game: Any, player: int, prompt: Any, options: Sequence[Any]) -> int:
        """The same where nobody thinks and nobody watches: this is called more often than anything else here."""
        index = self.plain[player](game, player, prompt, options)
        if index < 0 or index >= len(options):
            raise AnswerError(f"a policy chose {index}, and there are {len(options)} options")
        self.answers.append(index)
        return index

    def given(self) -> int:
        return len(self.answers)

    def step_begins(self, game: PlayableGame) -> None:
        """Keep the state before a step, for policies that look ahead."""
        self.start = game.clone()
        self.begun = len(self.answers)


class Session:
    """A game that waits for its players.

    `game` is the state at the open decision; do not change it. `expected` are hashes of the state by number of
    answers: ReplayDiffers if one differs. `begun` is a game between two steps to continue with instead of a new
    one; such a session cannot be saved.
    """

    __slots__ = (
        "_begun", "_marks", "_replies", "_snapshots", "_words", "check", "decision", "game", "options",
        "players", "program", "scenario", "seed",
    )  # fmt: skip

    def __init__(
        self,
        program: Playable,
        scenario: str,
        players: int,
        options: Mapping[str, object],
        seed: int,
        answers: Sequence[int] = (),
        check: bool = False,
        expected: Mapping[int, str] | None = None,
        like: Session | None = None,
        begun: PlayableGame | None = None,
    ) -> None:
        self.program: Playable = program
        self.scenario: str = scenario
        self.players: int = players
        self.options: dict[str, object] = dict(options)
        self.seed: int = seed
        self.check: bool = check
        self._begun: bool = begun is not None or (like is not None and like._begun)
        self._replies: _Replies = _Replies(list(answers), {} if expected is None else expected)
        self._marks: dict[int, str] = {}
        self._words: list[Any] = []  # lines of the steps that are complete
        self.decision: Decision | None = None
        if like is not None:
            # A clone. Nothing that both hold is ever changed in place: `game` is only looked
            # at, and snapshots are cloned before they are stepped.
            self.game: PlayableGame = like.game
            self.decision = like.decision
            self._replies.cursor = like._replies.cursor
            self._snapshots: list[_Snapshot] = like._snapshots.copy()
            self._words = like._words.copy()
            self._marks = like._marks.copy()
            return
        self.game = start(program, scenario, players, options, seed) if begun is None else begun
        self._snapshots = [_Snapshot(self.game.clone(), 0, 0)]
        self._run()
        if self._replies.cursor < len(answers):
            raise AnswerError(
                f"the game is over after {self._replies.cursor} of {len(answers)} answers"
            )
        if expected:
            self._replies.compare(self.state_hash())
            self._replies.expected = {}

    @property
    def answers(self) -> tuple[int, ...]:
        return tuple(self._replies.answers)

    @property
    def log(self) -> list[str]:
        """What has happened, in words, up to the open decision."""
        return plain(self._lines())

    def log_of(self, player: int, first: int = 0) -> list[str]:
        """The log as that player may read it: pieces that are hidden from the player have no names.

        It includes dice and moves that the pack does not describe. `first` entries are left out.
        """
        return read_by(self._lines(first), self.game, player)

    @property
    def entries(self) -> int:
        """The number of entries of log and trail; one line may describe several."""
        return len(self._words) + len(self.game.log or ())

    def _lines(self, first: int = 0) -> list[Any]:
        complete = len(self._words)
        running: list[Any] = self.game.log or []
        return self._words[first:] + running[max(0, first - complete) :]

    # What clients show

    def table(self) -> dict[str, Any]:
        """What does not change in this game: seats, board, zones, forms of values."""
        return table(self._compiled())

    def zones(self) -> list[dict[str, Any]]:
        """The zones of `table` as they are now: pieces may bring some."""
        return zones(self._compiled())

    def view(self, reader: int) -> dict[str, Any]:
        """What a player or a SPECTATOR may know of the game now."""
        return view(self._compiled(), reader)

    def alike(self, one: int, other: int) -> bool:
        """Whether two readers have the same view now."""
        return one == other or alike(self._compiled(), one, other)

    def document(self, id: str) -> dict[str, Any]:
        """A document of the game: kind, name, fields, and its rules text."""
        return document(self._compiled(), id)

    def standings(self) -> list[str]:
        """The players from first to last with scores and titles; empty if the game has none of these."""
        return standings(self.game)

    def trail(self, reader: int, first: int = 0) -> list[dict[str, Any]]:
        """What has happened, entry by entry, as a player or a SPECTATOR may know it.

        `first` entries are left out. Keep `entries` from the last call, and ask for the rest: earlier entries
        stay the same until an answer is taken back.
        """
        return read_trail(self._lines(first), self._compiled(), reader)

    def question(self, reader: int | None = None) -> dict[str, Any] | None:
        """The open decision, for the player who is asked; None if the game is over.

        Other readers learn who is asked and what, and get no options: they may name hidden pieces.
        """
        if self.decision is None:
            return None
        game, prompt = self._asking(self.decision)
        player = self.decision.player
        asked = question(game, player, prompt, self.decision.options)
        if reader is not None and reader != player:
            asked["words"] = prompt.question(game, reader, asked=False)
            del asked["options"]
        return asked

    def answer_id(self, id: str) -> None:
        """Answer the open decision with the option of this id, wherever it stands."""
        if self.decision is None:
            raise AnswerError("the game is over: there is no open question")
        game, prompt = self._asking(self.decision)
        player, options = self.decision.player, self.decision.options
        ids = [canonical(data) for data in options_data(game, player, prompt, options)]
        if id not in ids:
            raise AnswerError(f"there is no option {id}")
        self.answer(ids.index(id))

    def revealed(self, n: int = 1) -> bool:
        """Whether the last `n` answers used chance or showed a hidden piece to somebody.

        Taking such answers back leaves players with knowledge that they did not have.
        """
        before = self.clone()
        before.undo(n)
        then, now = before._compiled(), self._compiled()
        if then.rng.drawn() != now.rng.drawn():
            return True
        return any(
            entry.before >= 0
            and not now.sees(reader, entry.before)
            and now.sees(reader, entry.after)
            for entry in self._lines(before.entries)
            if isinstance(entry, Move)
            for reader in readers(now)
        )

    def _compiled(self) -> Game:
        """The game of a compiled pack: only such a game can be shown."""
        assert isinstance(self.game, Game)
        return self.game

    def _asking(self, decision: Decision) -> tuple[Game, Prompt]:
        assert isinstance(decision.prompt, Prompt)
        return self._compiled(), decision.prompt

    def answer(self, index: int) -> None:
        """Answer the open decision with one of its options.

        If the rules fail, the exception is raised and the session stays as it was.
        """
        decision = self.decision
        if decision is None:
            raise AnswerError("the game is over: there is no open question")
        if index < 0 or index >= len(decision.options):
            raise AnswerError(
                f"there is no option {index}: there are {len(decision.options)}, counted from 0"
            )
        game = self.game
        snapshots = self._snapshots.copy()
        words = len(self._words)
        answers = self._replies.answers
        answers.append(index)
        try:
            self._rerun()
            if len(answers) % MARK_EVERY == 0:
                self._marks[len(answers)] = self.state_hash()
        except BaseException:
            answers.pop()
            del self._words[words:]
            self._snapshots = snapshots
            self.game = game
            self.decision = decision
            raise

    def moment(self) -> Moment:
        """The open decision, for a thinker."""
        snapshot = self._snapshots[-1]
        return Moment(snapshot.game, self._replies.answers[snapshot.answers :])

    def undo(self, n: int = 1) -> None:
        """Take the last `n` answers back."""
        answers = self._replies.answers
        left = len(answers) - n
        if n < 0 or left < 0:
            raise AnswerError(f"{n} of {len(answers)} answers cannot be taken back")
        if n == 0:
            return
        del answers[left:]
        while self._snapshots[-1].answers > left:
            self._snapshots.pop()
        for count in list(self._marks):
            if count > left:
                del self._marks[count]
        self._rerun()

    def clone(self) -> Session:
        """A copy that continues independently."""
        return Session(
            self.program,
            self.scenario,
            self.players,
            self.options,
            self.seed,
            self._replies.answers,
            self.check,
            None,
            self,
        )

    def state_hash(self) -> str:
        """The same for the same state and open decision, in any process on any machine."""
        return hash_state(self.game, self.decision)

    def to_save(self, hashed: bool = True) -> Save:
        """The game as a save; SaveError if it was started from a given position.

        Without the hash of its last state it is made faster, and only its earlier states are verified when it is read.
        """
        if self._begun:
            raise SaveError(
                "this game was started from a position and cannot be saved: keep the position and the answers"
            )
        return Save(
            self.program.pack,
            dict(self.program.lock),
            self.scenario,
            self.players,
            self.options.copy(),
            self.seed,
            self.answers,
            self.state_hash() if hashed else None,
            self._marks.copy(),
            self.check,
        )

    def save(self, path: Path | str) -> None:
        """Write the game to a file and replace any regular file that is there (SaveError if that fails)."""
        self.to_save().write(path)

    @staticmethod
    def load(path: Path | str, program: Playable) -> Session:
        """Continue a game from a file; SaveError if the file or the content does not fit."""
        return Session.from_save(Save.read(path), program)

    @staticmethod
    def from_save(save: Save, program: Playable) -> Session:
        """Continue a saved game; a failed one is as it was before its last answer."""
        compare_locks(save, program.lock)
        answers = save.answers if save.error is None else save.answers[:-1]
        try:
            session = Session(
                program,
                save.scenario,
                save.players,
                save.options,
                save.seed,
                answers,
                save.check,
                save.expected(),
            )
        except (StartError, AnswerError) as error:
            raise ReplayDiffers(f"the saved game does not fit its own rules: {error}") from error
        session._marks = {n: mark for n, mark in save.marks.items() if n <= len(answers)}
        return session

    # Inside

    def _rerun(self) -> None:
        """Start again at the last snapshot."""
        snapshot = self._snapshots[-1]
        self.game = snapshot.game.clone()
        self._replies.cursor = snapshot.answers
        del self._words[snapshot.words :]
        self._run()

    def _run(self) -> None:
        """Run `game`, which is between two steps, to the next open decision or the end."""
        game = self.game
        replies = self._replies
        game.ask = replies.ask
        idle, answered = 0, replies.cursor
        while idle < MOST_STEPS:
            idle = idle + 1 if replies.cursor == answered else 0
            answered = replies.cursor
            # Every run of a step has its own list, so a step that runs again is not logged twice.
            words: list[Any] = []
            game.listen(words)
            if game.over or game.pc < 0:
                self.decision = None
                return
            try:
                game.step()
            except NeedDecision as need:
                if need.player in self.program.scenarios()[self.scenario].automatic:
                    _nobody(game, need.player, need.prompt, need.options)
                self.decision = Decision(need.player, need.prompt, need.options)
                return
            settle(words, game)
            self._words += words
            if self.check:
                _check(game)
            self._remember(_Snapshot(game.clone(), replies.cursor, len(self._words)))
        raise Stuck(f"no player is asked in {MOST_STEPS} steps; the next is step {game.pc}")

    def _remember(self, snapshot: _Snapshot) -> None:
        """Keep a snapshot: all recent ones, fewer and fewer older ones, and always the first."""
        snapshots = self._snapshots
        if snapshots[-1].answers == snapshot.answers:
            # Nobody was asked in between, so undo never needs the older one.
            snapshots[-1] = snapshot
            return
        snapshots.append(snapshot)
        if len(snapshots) > MOST_SNAPSHOTS:
            del snapshots[1:-_RECENT:2]


def start(
    program: Playable, scenario: str, players: int, options: Mapping[str, object], seed: int
) -> PlayableGame:
    """A new game; StartError if there is no such scenario or not for so many players."""
    known = program.scenarios()
    if scenario not in known:
        raise StartError(f"there is no scenario `{scenario}`; there are {', '.join(known)}")
    least, most = known[scenario].players
    if players < least or players > most:
        many = f"{least}" if least == most else f"{least} to {most}"
        raise StartError(f"`{scenario}` is for {many} players, not for {players}")
    return program.new(scenario, players, dict(options), seed)


def play_out(
    program: Playable,
    scenario: str,
    players: int,
    options: Mapping[str, object],
    seed: int,
    policies: Sequence[Policy | Thinker],
    check: bool = False,
    record: list[int] | None = None,
    watcher: Watcher | None = None,
) -> Outcome:
    """Play a game to its end; policy i answers for player i. No step is run twice.

    A game that does not end is given up after MOST_DECISIONS decisions, MOST_THOUGHTS if a policy thinks; its outcome is `endless`.
    Answers are added to `record` as they are given, so that they are available if the rules fail. A `watcher` gets
    every answer and, after each step, its trail without log lines.
    """
    answers: list[int] = [] if record is None else record
    game = start(program, scenario, players, options, seed)
    trail: list[Any] = []
    if watcher is not None:
        game.listen(trail)
    game.log = None
    automatic = program.scenarios()[scenario].automatic
    seated = [_nobody if s in automatic else p for s, p in enumerate(policies)]
    asker = _Recorder(seated, answers, watcher)
    game.ask = asker.ask if asker.thinking or watcher is not None else asker.ask_plainly
    steps, endless = _finish(game, check, asker, watcher, trail)
    return Outcome(game, game.winners, tuple(answers), steps, endless)


def replay(save: Save, program: Playable) -> Outcome:
    """Play a saved game again and verify every hash in it; ReplayDiffers if one differs.

    A game that failed fails again, with the same exception.
    """
    compare_locks(save, program.lock)
    replies = _Replies(list(save.answers), save.expected())
    steps = 0
    decision: Decision | None = None
    try:
        game = start(program, save.scenario, save.players, save.options, save.seed)
        game.log = None
        game.ask = replies.ask
        steps, _ = _finish(game, save.check, replies)
    except NeedDecision as need:
        decision = Decision(need.player, need.prompt, need.options)
    except (StartError, AnswerError) as error:
        raise ReplayDiffers(f"the saved game does not fit its own rules: {error}") from error
    if save.error is not None:
        raise ReplayDiffers(f"the game failed ({save.error}), but its replay does not")
    if replies.cursor < len(replies.answers):
        raise ReplayDiffers(
            f"the game is over after {replies.cursor} of {len(replies.answers)} answers"
        )
    replies.compare(hash_state(game, decision))
    return Outcome(game, game.winners, save.answers, steps)


def _nobody(game: Any, player: int, prompt: Any, options: Sequence[Any]) -> int:
    """The policy of a seat that nobody plays."""
    raise NobodyThere(f"nobody plays seat {player + 1}, but it is asked: {prompt.name}")


def hash_state(game: PlayableGame, decision: Decision | None) -> str:
    """The hash of a state, with what is being asked in it."""
    asked: list[object] | None = None
    if decision is not None:
        asked = [decision.player, decision.prompt.name, len(decision.options)]
    return digest([game.to_data(), asked])


def _finish(
    game: PlayableGame,
    check: bool,
    asker: _Replies | _Recorder,
    watcher: Watcher | None = None,
    trail: list[Any] | None = None,
) -> tuple[int, str]:
    """Step a game to its end; gives the number of steps, and why they were not more if that was not the end."""
    steps = 0
    given = 0
    pause = MOST_STEPS  # the step at which to check again that somebody has been asked
    often = min(1000, MOST_STEPS)
    look = often  # the step at which to check how often somebody has been asked
    thinker = asker if isinstance(asker, _Recorder) and asker.thinking else None
    observed = check or watcher is not None
    # Where nobody looks between two steps, the game runs on by itself.
    alone = game if isinstance(game, Game) and thinker is None and not observed else None
    while not game.over and game.pc >= 0:
        if alone is not None:
            steps += alone.run_on(look - steps)
        else:
            if thinker is not None:
                thinker.step_begins(game)
            try:
                game.step()
            except _Endless as end:
                return steps, str(end)
            steps += 1
        if observed:
            if check:
                _check(game)
            if watcher is not None and trail is not None:
                watcher.stepped(game, trail)
                trail.clear()
        if steps < look:
            continue
        look += often
        if steps >= pause:
            if asker.given() == given:
                raise Stuck(f"no player is asked in {MOST_STEPS} steps; the next is step {game.pc}")
            given = asker.given()
            pause += MOST_STEPS
        if asker.given() > MOST_DECISIONS:
            return steps, f"did not end in {MOST_DECISIONS:,} decisions"
    return steps, ""


def _check(game: PlayableGame) -> None:
    problems = game.check()
    if problems:
        raise InvariantBroken(problems)
