"""Bots: they answer decisions without knowing any game.

The sensible bot tries out what may follow each option, and takes the one after which the game looks
best by the `evaluation` of the pack. It sees only what its player may see: everything hidden
is drawn again for each try.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from typing import Any

from interpreter import Moment, Policy, Rng, StartError, Thinker, redraw_hidden
from siegewright.simulation.lookahead import (
    PASS,
    TURN,
    Answer,
    Enough,
    Habits,
    Onwards,
    Script,
    Seen,
    Thought,
    asked_by,
    print_of,
)
from siegewright.simulation.search_bot import SearchBot

# How many continuations a sensible bot tries for one decision, unless `--effort` says otherwise.
EFFORT = 32
MOST_EFFORT = 10_000  # a bot that thinks for days looks like a program that hangs


def effort_of(said: int | None) -> int:
    """The effort that `--effort` says (StartError if it cannot be)."""
    if said is not None and not 1 <= said <= MOST_EFFORT:
        raise StartError(f"the effort of a bot (`--effort`) is a number from 1 to {MOST_EFFORT:,}")
    return EFFORT if said is None else said


# Of more options than so many times the effort, some are not looked at.
MOST_OPTIONS = 4
# What a bot has answered so often in one state, it answers no more: chance may give it another result each time, people do not.
MOST_REPEATS = 3
# What winning is worth, in the unit of evaluations.
WIN = 1000
# Decisions after the one at hand, other than passing, before the game is looked at. More of them
# are dearer, and as the decisions of others are unknown, they tell less.
AHEAD = 1
_PRIME = (1 << 61) - 1


class RandomBot:
    """Takes any option."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed % _PRIME or 1

    def choose(self, game: Any, player: int, prompt: Any, options: Sequence[Any]) -> int:
        # A small generator of its own: this is called more often than anything else here.
        self._state = state = self._state * 1099087573 % _PRIME
        return state % len(options)


class SensibleBot:
    """Tries out what follows each option, a few times, and takes the best.

    Options that look bad are dropped by halves, so that most of the effort goes into those
    between which it is hard to decide; what is certain is not tried out again. It remembers the best
    plan it found, and looks for a better one at the next question. The same seed gives the same choices.
    """

    def __init__(self, seed: int, effort: int = EFFORT, ahead: int = AHEAD) -> None:
        self.seed = seed
        self.effort = effort
        self.ahead = ahead
        self.decisions = 0
        self.plan: Sequence[Answer] = ()  # what to answer to the next questions
        self.seen = Seen()
        self.here = 0  # the print of the state in which it was asked last
        self.taken: Counter[tuple[int, int]] = Counter()  # what it has answered in which state

    def think(self, moment: Moment, player: int, prompt: Any, options: Sequence[Any]) -> int:
        self.decisions += 1
        if len(options) == 1:
            return 0
        start: Any = moment.start
        self.seen.add(start, player)
        thought = Thought(
            moment.answers,
            prompt,
            options,
            player,
            _scenario(start).ahead,
            self.ahead,
            {},
            Habits(),
            getattr(prompt, "secret", False),
            [],
        )
        trials = [_Trial() for _ in options]
        planned = self._planned(thought)
        if planned >= 0:
            trials[planned].plan = self.plan[1:]
        best = self._best(moment, thought, trials, planned)
        self.taken[self.here, best] += 1
        self.plan = trials[best].plan
        return best

    def _planned(self, thought: Thought) -> int:
        """The option that the plan wants now, -1 if there is none."""
        if not self.plan:
            return -1
        words, answer = self.plan[0]
        fits = asked_by(thought.prompt) == words and answer in thought.options
        return thought.options.index(answer) if fits else -1

    def _best(
        self, moment: Moment, thought: Thought, trials: Sequence[_Trial], planned: int
    ) -> int:
        tried = self._candidates(thought.options)
        if planned >= 0 and planned not in tried:
            tried.append(planned)
        for option in tried:
            self._try(moment, thought, trials[option], option, 1)
        left = sorted(tried, key=lambda option: -trials[option].value())
        # Whatever the number of options, the effort goes into those that may be the best.
        left = left[: max(2, self.effort // 2)]
        effort = self.effort
        if planned >= 0 and not any(trials[option].chancy for option in tried):
            effort = 0  # what a good plan is worth has been found out when it was made
        world = 1
        while len(left) > 1 and effort >= len(left):
            rounds = max(1, effort // (2 * len(left))) if len(left) > 2 else effort // len(left)
            for _ in range(rounds):
                world += 1
                for option in left:
                    # The same world for all: differences come from the options alone.
                    if not trials[option].certain():
                        self._try(moment, thought, trials[option], option, world)
            effort -= rounds * len(left)
            left.sort(key=lambda option: -trials[option].value())
            if all(trials[option].certain() for option in left):
                break
            left = left[: -(-len(left) // 2)]
        rest = [option for option in tried if option not in left]
        rest.sort(key=lambda option: -trials[option].value())
        # To do and undo something for ever leads nowhere.
        ranked = _passing_first(thought, trials, left + rest)
        # A loop, as machine code asks about every option of `(... for option in ranked)`.
        for option in ranked:
            if not self._goes_back(moment, thought, option):
                return option
        return ranked[0]

    def _candidates(self, options: Sequence[Any]) -> list[int]:
        """The options in any order; of too many, some of every kind of action, or half of them from the top."""
        order = list(range(len(options)))
        Rng(_mixed(self.seed, self.decisions, 0)).shuffle(order)  # among equals, anyone
        most = MOST_OPTIONS * self.effort
        if len(order) <= most:
            return order
        kinds: dict[Any, list[int]] = {}
        for index in order:
            option = options[index]
            kinds.setdefault(option[0] if isinstance(option, tuple) else None, []).append(index)
        if None in kinds:  # a list of choices: rules put what is promising first
            top = list(range(most // 2))
            return top + [index for index in order if index >= len(top)][: most - len(top)]
        chosen: list[int] = []
        while len(chosen) < most:
            for kind in kinds.values():
                chosen += [kind.pop()] if kind else []
        return chosen[:most]

    def _try(
        self, moment: Moment, thought: Thought, trial: _Trial, option: int, world: int
    ) -> None:
        """Imagine once what follows an option, and learn from it."""
        seed = _mixed(self.seed, self.decisions, world)
        plan = () if trial.values else trial.plan
        script = Script(thought, option, seed, seed + 7919 * option, plan)
        *_, game = _steps(moment, script)
        value = worth(game, thought.player)
        thought.habits.learn(script.given, value)
        if not trial.values or value > max(trial.values):
            trial.plan = tuple(script.given)
        trial.values.append(value)
        trial.asked = trial.asked or bool(script.given)
        trial.chancy = trial.chancy or script.chancy or game.rng.drawn() > 0

    def _goes_back(self, moment: Moment, thought: Thought, option: int) -> bool:
        """Whether an option leads to where the bot has decided before, unless a player acts out of turn.

        Others may undo it each time: so does one that was taken several times in this very state.
        """
        if thought.secret:
            return False  # it depends on what others choose at the same time
        seed = _mixed(self.seed, self.decisions, 1)
        script = Onwards(thought, option, seed, self.seen)
        for game in _steps(moment, script):
            self.here = script.here
            if script.returned or self.taken[script.here, option] >= MOST_REPEATS:
                return True
            if script.stopped:
                return False
            if self.seen.has(game, thought.player):
                return True
        return False


class _Trial:
    """What was imagined after one option."""

    __slots__ = ("asked", "chancy", "plan", "values")

    def __init__(self) -> None:
        self.values: list[float] = []  # how good the game looked in the end, each time
        self.plan: Sequence[Answer] = ()  # the own answers that led to the best of them
        self.asked = False  # whether the player had more to decide
        self.chancy = False  # whether it depends on chance or on others

    def value(self) -> float:
        """What to expect; of plans that depend on no other player, the best will be followed."""
        if not self.values:
            return -2 * WIN
        return sum(self.values) / len(self.values) if self.chancy else max(self.values)

    def certain(self) -> bool:
        """Whether trying again tells nothing new."""
        fixed = not self.chancy and not self.asked and len(self.values) > 1
        return fixed and self.values[-1] == self.values[-2]


def _passing_first(
    thought: Thought, trials: Sequence[_Trial], ranked: Sequence[int]
) -> Sequence[int]:
    """Who may act out of turn and gains nothing by it, passes: else it would do and undo things at every step."""
    last = len(thought.options) - 1
    if thought.prompt.name == TURN or thought.options[last] != PASS:
        return ranked
    if trials[last].value() < trials[ranked[0]].value():
        return ranked
    return [last, *[option for option in ranked if option != last]]


def _steps(moment: Moment, script: Script | Onwards) -> Iterator[Any]:
    """The game after each step of what is imagined, as long as rules do not fail."""
    game: Any = moment.start.clone()
    game.log = None
    game.ask = script.ask
    game.foresee = script.foresee
    thought = script.thought
    if thought.secret:
        # Others have chosen at the same time. What they chose is unknown: they choose again, from what they may hold.
        redraw_hidden(game, thought.player, script.seed, thought.deals)
    for _ in range(script.most_steps):
        # If rules fail in this world, it is judged by how it looks so far.
        failed = False
        try:
            game.step()
        except (Enough, Exception):
            failed = True  # and no `yield` here: machine code would take what is handled there for its own
        yield game
        if failed or game.over or game.pc < 0 or script.left <= 0:
            return


def worth(game: Any, player: int) -> float:
    """How good a game looks to a player: from -WIN, a lost one, to WIN."""
    if game.over:
        if player in game.winners:
            return WIN
        if game.winners or game.outcome == "lost":
            return -WIN
        if game.outcome == "tied":
            return 0
    evaluate = _scenario(game).evaluate
    hope: int = 0 if evaluate is None else evaluate(game, player)
    return WIN * hope / (WIN + abs(hope))  # whatever is hoped for, winning is better


def _scenario(game: Any) -> Any:
    return game.program.scenarios()[game.setting.id]


def _mixed(seed: int, decision: int, world: int) -> int:
    words = blake2b(b"%d:%d:%d" % (seed, decision, world), digest_size=7).digest()
    return int.from_bytes(words, "little")


def random_bot(seed: int, effort: int) -> Policy:
    return RandomBot(seed).choose


def search_bot(seed: int, effort: int) -> Thinker:
    return SearchBot(seed, effort, worth, print_of)


BOTS: dict[str, Callable[[int, int], Policy | Thinker]] = {
    "random": random_bot,
    "search": search_bot,
    "sensible": SensibleBot,
}


def bots_named(
    names: Sequence[str], players: int, seed: int, effort: int = EFFORT
) -> list[Policy | Thinker]:
    """A bot for every seat: the names in turn, over and over. StartError if no bot has such a name."""
    if not names:
        raise StartError("name at least one bot")
    for name in names:
        if name not in BOTS:
            raise StartError(f"there is no bot `{name}`; there are {', '.join(sorted(BOTS))}")
    return [BOTS[names[seat % len(names)]](seed + seat, effort) for seat in range(players)]
