"""One rule test being played: its steps, answers and findings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

from compiler import TestCase, closest
from interpreter import FUEL, Actions, Event, Game, Program, Prompt, read_by, standings, view

MOST_STEPS = 10_000  # of phases, without anybody being asked
MOST_SHOWN = 12  # options

# Line, event, whether it must not have happened, and the values of its roles.
Happened = tuple[str, int, str, bool, Sequence[tuple[str, Any]]]


class TestFailure(Exception):
    """The test found the rules to be different; the message says how."""


@dataclass(slots=True)
class Run:
    """One test being played: its steps, answers and findings."""

    program: Program
    case: TestCase
    steps: list[str] = field(default_factory=list)
    answers: list[tuple[str, Any, Any, int, int | None]] = field(default_factory=list)
    given: int = 0
    playing_on: bool = False
    idle: int = 0  # steps of phases since the last question
    turn_of: int | None = None  # whose turn the test says it is
    phase_now: str = ""  # which phase the test says it is,
    offers: tuple[str, ...] = ()  # and the actions that its turns offer
    failures: list[str] = field(default_factory=list)
    left_out: int = 0  # the line of a step that is not done

    # ------------------------------------------------------------------ called by compiled tests

    def step(self, game: Game, word: str, text: str, line: int) -> None:
        self.steps.append(f"{word} {text}")
        if game.over and word == "when":
            told = (
                f"the game is over ({self.outcome(game)}), so `{text}` (line {line}) cannot be done"
            )
            raise TestFailure(told)

    def sets(self, line: int) -> bool:
        """Whether a step at the end of `when` is done that only sets a value."""
        return line != self.left_out

    def outcome(self, game: Game) -> str:
        winners = ", ".join([game.player_name(player) for player in game.winners])
        return f"won by {winners}" if winners else game.outcome

    def turn(self, game: Game, player: int) -> None:
        """From here on it is the turn of a player."""
        self.turn_of = game.active = player
        self.note(f"it is the turn of {game.player_name(player)}")

    def phase(self, name: str, offers: tuple[str, ...]) -> None:
        """From here on it is a phase whose turns offer some actions."""
        self.phase_now, self.offers = name, offers
        self.note(f"it is the phase {name}")

    def fits_the_moment(self, game: Game, player: int, action: str) -> None:
        """Where a test says whose turn it is, or which phase, actions must fit as they do in play."""
        if self.phase_now and action not in self.offers:
            offered = ", ".join(self.offers) or "nothing"
            raise TestFailure(
                f"the turns of the phase `{self.phase_now}` do not offer `{action}`; they offer {offered}"
            )
        if self.turn_of is not None and player != self.turn_of:
            who, whose = game.player_name(player), game.player_name(self.turn_of)
            raise TestFailure(f"{who} cannot take `{action}`: it is the turn of {whose}")

    def note(self, text: str) -> None:
        self.steps.append(f"    {text}")

    def set_up(self, game: Game) -> None:
        game.start()

    def play_on(self, game: Game) -> None:
        """Run the scenario's flow until the answers are used up."""
        self.playing_on = True
        try:
            while game.pc >= 0 and not game.over:
                self.one_step(game)
                game.step()
        except NoMoreAnswers:
            pass
        self.playing_on = False

    def run(self, game: Game, phase: str, *values: Any) -> None:
        """Run a phase from beginning to end."""
        outer = (game.phase, game.steps, game.pc, game.registers, game.callers)
        game.begin(phase, *values)
        while game.pc >= 0 and not game.over:
            game.fuel = FUEL
            self.one_step(game)
            game.pc = game.steps[game.pc](game)
            if game.pc < 0:
                game.pc = game.go_back()
        game.phase, game.steps, game.pc, game.registers, game.callers = outer
        self.check(game)

    def one_step(self, game: Game) -> None:
        """Phases have no fuel: in play there are questions, and here there may be none."""
        self.idle += 1
        if self.idle > MOST_STEPS:
            raise TestFailure(f"the phase `{game.phase}` runs without end and asks no player")

    def act(self, game: Game, player: int, action: str, wanted: list[Any]) -> None:
        self.fits_the_moment(game, player, action)
        options = self.options(game, player, action)
        found = [o for o in options if self.matches(game, action, o, wanted)]
        if not found:
            shown = self.shown(game, action, options)
            raise TestFailure(f"`{action}` is refused here; legal are: {shown}")
        chosen = found[0]
        self.note(f"takes {action} {self.words(game, action, chosen)}")
        self.program.actions[action].take(game, player, *chosen)

    def choices(self, entries: list[tuple[str, Any, Any, int, int | None]]) -> None:
        self.answers = entries

    def finished(self, game: Game) -> None:
        left = self.answers[self.given :]
        if left:
            why = "a choice with a single option is not asked for"
            if game.over:
                why = f"the game is over ({self.outcome(game)})"
            self.failures.append(f"no decision asked for the choice `{left[0][0]}`: {why}")

    def check(self, game: Game) -> None:
        for broken in game.check():
            raise TestFailure(f"broken invariant: {broken}")

    def expect(self, text: str, line: int, value: bool, parts: Sequence[tuple[str, str]]) -> None:
        if value:
            return
        shown = ", ".join(f"`{name}` is {found}" for name, found in parts if name != found)
        self.failures.append(f"expected `{text}` (line {line})" + (f": {shown}" if shown else ""))

    def offered(
        self, text: str, line: int, game: Game, player: int, action: str, wanted: list[Any]
    ) -> None:
        options = self.options(game, player, action)
        if not any(self.matches(game, action, o, wanted) for o in options):
            shown = self.shown(game, action, options)
            self.failures.append(f"`{text}` (line {line}) should be offered; legal are: {shown}")

    def refused(
        self,
        text: str,
        line: int,
        game: Game,
        player: int,
        action: str,
        wanted: list[Any],
        possible: Callable[[], bool],
    ) -> None:
        options = self.options(game, player, action)
        found = [o for o in options if self.matches(game, action, o, wanted)]
        if found:
            legal = f"{action} {self.words(game, action, found[0])}".strip()
            told = f"`{text}` (line {line}) should be refused, but `{legal}` is legal"
            self.failures.append(told)
        elif not possible():
            self.failures.append(
                f"`{text}` (line {line}) says nothing about the rules: a piece is said to use what it "
                "does not have, or is of the wrong kind, so this is never offered"
            )
        elif swapped := self.swapped(game, action, options, wanted):
            self.failures.append(
                f"`{text}` (line {line}) is refused only because its pieces are in each other's place: "
                f"{swapped} is legal"
            )

    def swapped(
        self, game: Game, action: str, options: Sequence[tuple[Any, ...]], wanted: list[Any]
    ) -> str:
        """A legal option that has the same pieces in other places; empty if there is none."""
        kinds = self.program.actions[action].info.kinds
        pieces = [i for i, kind in enumerate(kinds) if kind == "piece" and wanted[i] is not None]
        for order in permutations(pieces):
            if list(order) == pieces:
                continue
            other = list(wanted)
            for place, taken in zip(pieces, order, strict=True):
                other[place] = wanted[taken]
            for option in options:
                if self.matches(game, action, option, other):
                    return self.words(game, action, option)
        return ""

    # ------------------------------------------------------------------ what players see

    def sees(
        self, text: str, line: int, game: Game, player: int, seen: bool, pieces: Sequence[int]
    ) -> None:
        shown = view(game, player)["pieces"]
        for piece in pieces:
            if (str(piece) in shown) != seen:
                name = game.piece_name(piece)
                self.unexpected(text, line, game, player, name, seen)

    def sees_state(
        self, text: str, line: int, game: Game, player: int, seen: bool, column: str, whose: int
    ) -> None:
        shown = view(game, player).get(column, {})
        found = str(whose) in shown
        if column.startswith("player_"):  # a list, with nothing in place of what is hidden
            found = game.sees_state(player, column, whose)
        if found != seen:
            self.unexpected(text, line, game, player, "it", seen)

    def reads(self, text: str, line: int, game: Game, player: int, seen: bool, words: str) -> None:
        """Whether some words are in the log of a player, or in the standings of a finished game."""
        told = read_by(game.log or [], game, player)
        told += standings(game) if game.over else []
        if any(words in entry for entry in told) != seen:
            log = "".join([f"\n      {entry}" for entry in told]) or " nothing"
            self.failures.append(
                f"`{text}` (line {line}) is not so; the log of {game.player_name(player)} says:{log}"
            )

    def unexpected(
        self, text: str, line: int, game: Game, player: int, what: str, seen: bool
    ) -> None:
        verb = "does not see" if seen else "sees"
        who = game.player_name(player)
        self.failures.append(f"`{text}` (line {line}) is not so: {who} {verb} {what}")

    # ------------------------------------------------------------------ events

    def event(self, game: Game, wanted: Happened) -> None:
        text, line, _, absent, _ = wanted
        record = _happened(game)
        if any(_is(happened, wanted) for happened in record) == absent:
            told = f"`{text}` (line {line}) is not what happened; events: {_events(record)}"
            self.failures.append(told)

    def in_order(self, game: Game, wanted: Sequence[Happened]) -> None:
        """Whether events have happened one after the other; others may have come between."""
        record = _happened(game)
        position = 0
        for number, one in enumerate(wanted):
            later = [i for i in range(position, len(record)) if _is(record[i], one)]
            if later:
                position = later[0] + 1
                continue
            text, line = one[0], one[1]
            before = f" after `{wanted[number - 1][0]}`" if number else ""
            early = any(_is(happened, one) for happened in record)
            when = "happened earlier" if early else "did not happen"
            told = (
                f"`{text}` (line {line}) {when}{'' if early else before}; events: {_events(record)}"
            )
            if early:
                told = f"`{text}` (line {line}) did not happen{before}, but earlier; events: {_events(record)}"
            self.failures.append(told)
            return

    # ------------------------------------------------------------------ options and answers

    def options(self, game: Game, player: int, action: str) -> list[tuple[Any, ...]]:
        known = self.program.actions[action]
        if known.windows and known.roles:
            raise TestFailure(
                f"`{action}` belongs to the window `{known.windows[0]}`: answer it under `choices`"
            )
        return [known.arguments(option) for option in known.options(game, player)]

    def matches(self, game: Game, action: str, option: tuple[Any, ...], wanted: list[Any]) -> bool:
        """Whether an option has the values that a test asks for; `None` stands for any value."""
        kinds = self.program.actions[action].info.kinds
        for want, value, kind in zip(wanted, option, kinds, strict=False):
            if want is None:
                continue
            asked = want()
            # An ability is asked for by its name, or by its number on the piece.
            if kind == "ability":
                said = self.program.ability_words(game, value).lower()
                if isinstance(asked, str) and not said.startswith(asked.lower()):
                    return False
                if isinstance(asked, int) and asked not in (value, value & 255):
                    return False
            elif asked != value:
                return False
        return True

    def words(self, game: Game, action: str, option: tuple[Any, ...]) -> str:
        kinds = self.program.actions[action].info.kinds
        return " ".join(game.show(k, v) for k, v in zip(kinds, option, strict=True))

    def shown(self, game: Game, action: str, options: list[tuple[Any, ...]]) -> str:
        texts = [self.words(game, action, o) or action for o in options]
        return listed(texts) or "none"

    def ask(self, game: Game, player: int, prompt: Prompt, options: Sequence[Any]) -> int:
        self.idle = 0
        shown = [prompt.describe(game, o, player) for o in options]
        if self.given >= len(self.answers):
            if self.playing_on:
                raise NoMoreAnswers
            question = f"{game.player_name(player)} is asked: {prompt.question(game, player)}"
            raise TestFailure(f"{question}; add the answer under `choices`:{listed(shown, True)}")
        text, value, action, line, who = self.answers[self.given]
        self.given += 1
        if who is not None and who != player:
            raise TestFailure(
                f"the choice `{text}` (line {line}) is {game.player_name(who)}'s, and "
                f"{game.player_name(player)} is asked: {prompt.question(game, player)}"
            )
        index = self.answer(game, prompt, options, shown, text, value, action)
        if index is None:
            near = closest(text, shown)
            hint = f"did you mean `{near}`? The" if near else "the"
            raise TestFailure(
                f"the choice `{text}` (line {line}) is not offered to {game.player_name(player)} at "
                f"`{prompt.question(game, player)}`; {hint} options are:{listed(shown, True)}"
            )
        self.note(f"{game.player_name(player)} chooses {shown[index]}")
        return index

    def answer(
        self,
        game: Game,
        prompt: Prompt,
        options: Sequence[Any],
        shown: list[str],
        text: str,
        value: Any,
        action: Any,
    ) -> int | None:
        low = [s.lower() for s in shown]
        if text in ("yes", "no", "pass", "nothing") and text in low:
            return low.index(text)
        if action is not None and isinstance(prompt, Actions):
            for index, option in enumerate(options):
                number = prompt.number(option)
                if (
                    number >= 0
                    and prompt.actions[number] == action[0]
                    and self.matches(game, action[0], prompt.arguments(game, option), action[1])
                ):
                    return index
        if value is not None:
            found = value()
            for index, option in enumerate(options):
                if option == found and isinstance(option, bool) == isinstance(found, bool):
                    return index
                if isinstance(prompt, Actions) and prompt.arguments(game, option) == (found,):
                    return index
        plain = text.lower()
        if plain in low:
            return low.index(plain)
        starts = [i for i, words in enumerate(low) if words.startswith(plain)]
        return starts[0] if len(starts) == 1 else None


class NoMoreAnswers(BaseException):
    """The flow goes on, but the test has said all it wanted."""


def listed(texts: Sequence[str], below: bool = False) -> str:
    """Options in words: one after the other, or one a line; long lists are truncated."""
    more = len(texts) - MOST_SHOWN
    shown = list(texts[:MOST_SHOWN]) + ([f"and {more} more"] if more > 0 else [])
    return "".join([f"\n      {text}" for text in shown]) if below else ", ".join(shown)


def _happened(game: Game) -> list[Event]:
    return [entry for entry in game.heard or () if isinstance(entry, Event)]


def _is(event: Event, wanted: Happened) -> bool:
    return event.name == wanted[2] and all(event.role(role) == v for role, v in wanted[4])


def _events(record: Sequence[Event]) -> str:
    return ", ".join([event.name for event in record]) or "nothing"
