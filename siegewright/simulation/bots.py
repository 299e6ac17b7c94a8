"""Bots: they answer decisions, knowing no game.

The sensible one imagines what may follow each option, and takes the one after which the game looks
best to it, as the pack's `evaluation` says. It sees what its player may see: everything hidden
is drawn again whenever it imagines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import Any

from interpreter import MOST_STEPS, Deal, Moment, Policy, Rng, StartError, Thinker, imagine

# How many continuations a sensible bot tries for one decision, unless `--effort` says otherwise.
EFFORT = 32


def effort_of(said: int | None) -> int:
    """The effort that `--effort` says (StartError if that is none)."""
    if said is not None and said < 1:
        raise StartError("--effort needs a number above 0")
    return EFFORT if said is None else said


# What winning is worth, in the unit of evaluations.
WIN = 1000
# Decisions after the one at hand, other than passing, before the game is looked at. More of them
# are dearer, and as nobody knows how others decide they tell less.
AHEAD = 1
_PRIME = (1 << 61) - 1
PASS = (-1,)
TURN = "turn"  # the name of what is asked in turns, and not in windows
# More decisions are not imagined within one step.
MOST_ASKED = 64


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
    between which it is hard to decide. The same seed gives the same choices.
    """

    def __init__(self, seed: int, effort: int = EFFORT, ahead: int = AHEAD) -> None:
        self.seed = seed
        self.effort = effort
        self.ahead = ahead
        self.decisions = 0
        self.seen: set[int] = set()  # states in which it has decided before,
        self.seen_at: set[tuple[int, int]] = set()  # and where in the flow of the game these were

    def think(self, moment: Moment, player: int, prompt: Any, options: Sequence[Any]) -> int:
        self.decisions += 1
        if len(options) == 1:
            return 0
        start: Any = moment.start
        self.seen.add(_print(start, player))
        self.seen_at.add((start.pc, start.active))
        left = self._candidates(options)
        totals = [0.0] * len(options)
        effort = self.effort
        whole = _scenario(moment.start).whole_turns
        world = 0
        deals: dict[int, Deal] = {}
        while len(left) > 1 and effort >= len(left):
            rounds = max(1, effort // (2 * len(left))) if len(left) > 2 else effort // len(left)
            for _ in range(rounds):
                world += 1
                seed = _mixed(self.seed, self.decisions, world)
                for option in left:
                    # The same world for all: differences come from the options alone.
                    script = _Script(
                        moment.answers,
                        prompt.name,
                        options,
                        option,
                        player,
                        seed,
                        self.ahead,
                        whole,
                        deals,
                        getattr(prompt, "secret", False),
                    )
                    totals[option] += self._imagined(moment, script)
            effort -= rounds * len(left)
            left.sort(key=lambda option: -totals[option])
            left = left[: -(-len(left) // 2)]
        return left[0]

    def _candidates(self, options: Sequence[Any]) -> list[int]:
        """The options in any order; of too many, some of every kind of action."""
        order = list(range(len(options)))
        Rng(_mixed(self.seed, self.decisions, 0)).shuffle(order)  # among equals, anyone
        if len(order) <= self.effort:
            return order
        kinds: dict[Any, list[int]] = {}
        for index in order:
            option = options[index]
            kinds.setdefault(option[0] if isinstance(option, tuple) else None, []).append(index)
        chosen: list[int] = []
        while len(chosen) < self.effort:
            for kind in kinds.values():
                chosen += [kind.pop()] if kind else []
        return chosen[: self.effort]

    def _imagined(self, moment: Moment, script: _Script) -> float:
        """How good the game looks after an option, in one imagined world."""
        game: Any = moment.start.clone()
        game.log = None
        game.ask = script.ask
        game.foresee = script.foresee
        player = script.player
        if script.secret:
            # Others have chosen at the same time. Nobody knows what: they choose again, from what they may hold.
            imagine(game, player, script.seed, script.deals)
        # A world in which rules fail is none: how it looks so far has to do.
        with suppress(_Enough, Exception):
            for _ in range(MOST_STEPS):
                game.step()
                if game.over or game.pc < 0 or script.left <= 0:
                    break
                if (
                    not script.asked
                    and (game.pc, game.active) in self.seen_at
                    and _print(game, player) in self.seen
                ):
                    return -2 * WIN  # to do and undo something for ever leads nowhere
        return worth(game, player)


def _print(game: Any, player: int) -> int:
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
    registers = repr(game.registers)
    return hash(
        (game.pc, game.active, registers, *game.contents[:size], *shown, game.used, *columns)
    )


class _Enough(BaseException):
    """Leaves a step that goes on for too long."""


class _Script:
    """Answers what has been answered, then the option; then its player passes, others do anything."""

    __slots__ = (
        "answers", "asked", "at", "counted", "deals", "left", "name", "option", "options", "player", "secret",
        "seed", "state", "turns", "whole_turns",
    )  # fmt: skip

    def __init__(
        self,
        answers: Sequence[int],
        name: str,
        options: Sequence[Any],
        option: int,
        player: int,
        seed: int,
        ahead: int,
        whole_turns: bool,
        deals: dict[int, Deal],
        secret: bool,
    ) -> None:
        self.answers = answers
        self.at = 0
        self.name = name
        self.options = options
        self.option = option
        self.player = player
        self.seed = seed
        self.state = seed % _PRIME or 1
        self.left = ahead
        self.whole_turns = whole_turns
        self.secret = secret  # whether all choose at once, so that answers are not known
        self.deals = deals  # of hidden pieces, which are the same for all options of a world
        self.asked = 0
        self.turns = 0
        self.counted = False  # whether the pass that is about to be asked for is counted already

    def foresee(self, player: int, name: str, may_pass: bool) -> list[Any]:
        """Spares the rules to look for options that are known, or of which none will be taken."""
        if self.at > len(self.answers):
            if not may_pass or player != self.player:
                return []
            if name == TURN:
                # Where those who can only pass are not asked, the pass counts here.
                self._pass_turn()
                self.counted = True
            return [PASS]
        # A step has one turn: if nothing has been answered in it, this is the one being thought about.
        return list(self.options) if name == TURN == self.name and not self.answers else []

    def ask(self, game: Any, player: int, prompt: Any, options: Sequence[Any]) -> int:
        if self.secret and self.at <= len(self.answers):
            if player != self.player:
                return self._any(options)
            self.at = len(self.answers) + 1
            return min(self.option, len(options) - 1)
        if self.at < len(self.answers):
            self.at += 1
            return self.answers[self.at - 1]
        if self.at == len(self.answers):
            self.at += 1
            imagine(game, self.player, self.seed, self.deals)
            self.turns += prompt.name == TURN and options[self.option] == PASS
            return self.option
        if prompt.name == TURN or len(options) > 1:
            self.asked += 1
        if self.asked > MOST_ASKED:
            raise _Enough
        if player == self.player and options[-1] == PASS:
            if prompt.name == TURN and not self.counted:
                self._pass_turn()
            self.counted = False
            return len(options) - 1
        if player != self.player or not self.whole_turns:
            self.left -= 1
        return self._any(options)

    def _pass_turn(self) -> None:
        """Its turn ends with the first pass; at the next one the rest of the round is over."""
        self.turns += 1
        self.left = 0 if self.turns > 1 else self.left

    def _any(self, options: Sequence[Any]) -> int:
        self.state = state = self.state * 1099087573 % _PRIME
        return state % len(options)


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


BOTS: dict[str, Callable[[int, int], Policy | Thinker]] = {
    "random": random_bot,
    "sensible": SensibleBot,
}


def bots_named(
    names: Sequence[str], players: int, seed: int, effort: int = EFFORT
) -> list[Policy | Thinker]:
    """A bot for every seat: the names in turn, over and over. StartError if there is none so called."""
    if not names:
        raise StartError("somebody has to play: name a bot")
    for name in names:
        if name not in BOTS:
            raise StartError(f"there is no bot `{name}`; there are {', '.join(sorted(BOTS))}")
    return [BOTS[names[seat % len(names)]](seed + seat, effort) for seat in range(players)]
