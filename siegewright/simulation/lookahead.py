"""What a bot imagines after an option: who answers what, and when the game is looked at.

After the option, its own player passes where that is possible. Where it is not, the player follows a
plan if there is one, then habits: what has turned out well at the same question. Others do anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from interpreter import MOST_STEPS, Deal, redraw_hidden

_PRIME = (1 << 61) - 1
PASS = (-1,)
TURN = "turn"  # the name of what is asked in turns, and not in windows
# More decisions are not imagined within one step.
MOST_ASKED = 64
LEAST = float("-inf")

# What is asked, in words, and what is answered.
Answer = tuple[str, Any]


def asked_by(prompt: Any) -> str:
    """What a prompt asks, whatever the state of the game: pieces stand there by their numbers.

    Words for players would need the game of the moment. A bot has the one before the step, in which a piece
    that it is asked about may not exist yet.
    """
    words = prompt.words
    if isinstance(words, str):
        return words
    return "".join([part if isinstance(part, str) else _value(part[1]) for part in words])


def _value(value: Any) -> str:
    return str(getattr(value, "id", value))


class Enough(BaseException):
    """Leaves a step that goes on for too long."""


@dataclass(slots=True)
class Habits:
    """How well answers to questions turned out, in what was imagined for one decision."""

    values: dict[str, dict[Any, float]] = field(default_factory=dict)

    def learn(self, answers: Sequence[Answer], value: float) -> None:
        """An answer is as good as the best that came of it."""
        for words, answer in answers:
            known = self.values.setdefault(words, {})
            if value > known.get(answer, LEAST):
                known[answer] = value

    def pick(self, words: str, options: Sequence[Any], chance: int) -> int:
        """The number of an option: every other time one that has not been tried, else mostly the best.

        Rules list what is promising first, so of those not tried it is mostly the first.
        """
        known = self.values.get(words, {})
        untried = [index for index, option in enumerate(options) if option not in known]
        if untried and (chance & 1 or len(untried) == len(options)):
            return untried[(chance >> 20) % len(untried) if not chance & 48 else 0]
        if not chance & 14:
            return (chance >> 20) % len(options)
        return max(range(len(options)), key=lambda index: known.get(options[index], LEAST))


@dataclass(frozen=True, slots=True)
class Thought:
    """What all that is imagined for one decision has in common."""

    answers: Sequence[int]  # since the step began
    prompt: Any
    options: Sequence[Any]
    player: int
    ahead: str  # how far to look: action, decision or turn
    decisions: int  # after the one at hand, other than passing
    deals: dict[int, Deal]  # of hidden pieces, which are the same for all options of a world
    habits: Habits
    secret: bool  # whether all choose at once, so that answers are not known
    offers: list[Sequence[Any]]  # what turns and windows have offered since the step began

    def foresee(self, number: int, name: str) -> list[Any] | None:
        """What a turn or window before the decision at hand offers, if that is known; they count from 0."""
        if self.secret:
            return None  # it depends on what is hidden
        if number < len(self.offers):
            return list(self.offers[number])
        self.offers.append([])  # until somebody is asked
        # A step has one turn: if nothing has been answered in it, this is the one being thought about.
        known = name == TURN == self.prompt.name and not self.answers
        return list(self.options) if known else None


class Script:
    """Answers what has been answered, then the option, then what may follow."""

    __slots__ = (
        "asked", "at", "chancy", "counted", "given", "left", "looked", "looking", "most_steps", "option", "others",
        "plan", "seed", "state", "thought", "turns",
    )  # fmt: skip

    def __init__(
        self, thought: Thought, option: int, seed: int, own: int, plan: Sequence[Answer] = ()
    ) -> None:
        self.thought = thought
        self.option = option
        self.seed = seed  # of the world: what is hidden, and chance
        self.others = seed % _PRIME or 1  # what others do in it
        self.state = own % _PRIME or 1  # what the player does
        self.plan = list(plan)[::-1]
        self.given: list[Answer] = []  # the own answers after the option
        self.left = thought.decisions
        self.most_steps = 1 if thought.ahead == "action" else MOST_STEPS
        self.at = 0
        self.looked = 0  # at how many turns and windows before the decision at hand,
        self.looking = ""  # and what the last of them is called, until somebody is asked
        self.asked = 0
        self.turns = 0
        self.chancy = False  # whether another player has decided anything
        self.counted = False  # whether the pass that is about to be asked for is counted already

    def foresee(self, player: int, name: str, may_pass: bool) -> list[Any] | None:
        """Spares the rules to look for options that are known, or of which none will be taken."""
        thought = self.thought
        if self.at <= len(thought.answers):
            self.looked += 1
            self.looking = name
            return thought.foresee(self.looked - 1, name)
        if not may_pass or player != thought.player:
            return None
        if name != TURN:
            return []
        # Where those who can only pass are not asked, the pass counts here.
        self._pass_turn()
        self.counted = True
        return [PASS]

    def ask(self, game: Any, player: int, prompt: Any, options: Sequence[Any]) -> int:
        thought = self.thought
        answers = thought.answers
        if thought.secret and self.at <= len(answers):
            if player != thought.player:
                return self._any(options)
            self.at = len(answers) + 1
            return min(self.option, len(options) - 1)
        if self.at <= len(answers):
            if prompt.name == self.looking and getattr(prompt, "secret", None) is False:
                thought.offers[self.looked - 1] = options
            self.looking = ""
        if self.at < len(answers):
            self.at += 1
            return answers[self.at - 1]
        if self.at == len(answers):
            self.at += 1
            redraw_hidden(game, thought.player, self.seed, thought.deals)
            self.turns += prompt.name == TURN and options[self.option] == PASS
            return self.option
        if prompt.name == TURN or len(options) > 1:
            self.asked += 1
        if self.asked > MOST_ASKED:
            raise Enough
        own = player == thought.player
        if own and options[-1] == PASS:
            if prompt.name == TURN and not self.counted:
                self._pass_turn()
            self.counted = False
            return len(options) - 1
        if not own or thought.ahead == "decision":
            self.left -= 1
        if own:
            return self._own(asked_by(prompt), options)
        self.chancy = self.chancy or len(options) > 1
        return self._any(options)

    def _own(self, words: str, options: Sequence[Any]) -> int:
        """An own answer that cannot be put off: as planned, out of habit or any."""
        index = -1
        if self.plan:
            asked, answer = self.plan.pop()
            if asked == words and answer in options:
                index = options.index(answer)
            else:
                self.plan.clear()
        if index < 0:
            self.state = chance = self.state * 1099087573 % _PRIME
            index = self.thought.habits.pick(words, options, chance)
        self.given.append((words, options[index]))
        return index

    def _pass_turn(self) -> None:
        """Its turn ends with the first pass; at the next one the rest of the round is over."""
        self.turns += 1
        self.left = 0 if self.turns > 1 else self.left

    def _any(self, options: Sequence[Any]) -> int:
        self.others = state = self.others * 1099087573 % _PRIME
        return state % len(options)


class Seen:
    """The states in which a bot has decided, as its player sees them."""

    __slots__ = ("prints",)

    def __init__(self) -> None:
        # By where they were in the flow of the game: walks pass through many states, and few are at such a place.
        self.prints: dict[tuple[int, int], dict[int, set[int]]] = {}

    def add(self, game: Any, player: int) -> int:
        """Remember a state; gives its print."""
        found = print_of(game, player)
        here = self.prints.setdefault((game.pc, game.active), {})
        here.setdefault(_on_board(game), set()).add(found)
        return found

    def has(self, game: Any, player: int) -> bool:
        here = self.prints.get((game.pc, game.active))
        if here is None:
            return False
        prints = here.get(_on_board(game))
        return prints is not None and print_of(game, player) in prints


def _on_board(game: Any) -> int:
    """What is where on the board: cheaper to compare than all that a player sees."""
    return hash(tuple(game.contents[: game.board.size]))


def print_of(game: Any, player: int) -> int:
    """The same where a player sees the same; means nothing outside this process."""
    hidden = game.program.forms.hidden
    columns = [
        column if column.__hash__ else tuple(column)
        for name, column in game.columns().items()
        if name not in hidden
    ]
    size = game.board.size
    shown = [
        inside if game.sees(player, place) else len(inside)
        for place, inside in enumerate(game.contents[size:], size)
    ]
    pieces = (tuple(game.owner), tuple([id(definition) for definition in game.doc]))
    lasting = (game.used, game.lasting)
    registers = repr(game.registers)
    where = (game.pc, game.active, _on_board(game))
    return hash((where, registers, *shown, pieces, lasting, *columns))


class Onwards:
    """Answers what has been answered, then the option; then everybody passes, up to the next turn or choice.

    A window asks again and again in one step, so the state is compared there, too.
    """

    __slots__ = (
        "at", "here", "left", "looked", "most_steps", "option", "returned", "seed", "seen", "stopped", "thought",
    )  # fmt: skip

    def __init__(self, thought: Thought, option: int, seed: int, seen: Seen) -> None:
        self.thought = thought
        self.option = option
        self.seed = seed
        self.seen = seen  # the states in which the bot has decided; the one at hand is added
        self.here = 0  # the print of the state in which the question is asked
        self.most_steps = MOST_STEPS
        self.left = 1
        self.at = 0
        self.looked = 0  # at how many turns and windows before the decision at hand
        self.stopped = False  # whether there is a decision
        self.returned = False  # whether the next question comes in a state of `seen`

    def foresee(self, player: int, name: str, may_pass: bool) -> list[Any] | None:
        if self.at > len(self.thought.answers):
            return [PASS] if may_pass and name != TURN else self._stop()
        self.looked += 1
        return self.thought.foresee(self.looked - 1, name)

    def ask(self, game: Any, player: int, prompt: Any, options: Sequence[Any]) -> int:
        thought = self.thought
        self.at += 1
        if self.at <= len(thought.answers):
            return thought.answers[self.at - 1]
        if self.at == len(thought.answers) + 1:
            self.here = self.seen.add(game, thought.player)
            redraw_hidden(game, thought.player, self.seed, thought.deals)
            return self.option
        if prompt.name == TURN or options[-1] != PASS:
            self._stop()
        if self.at == len(thought.answers) + 2 and thought.options[self.option] != PASS:
            self.returned = self.seen.has(game, thought.player)
        return len(options) - 1

    def _stop(self) -> list[Any]:
        self.stopped = True
        raise Enough
