"""A bot that searches: a tree over information sets, with the pack's evaluation where it is cut off.

Every walk down the tree begins with a world in which all that the player cannot know is drawn anew. A node stands for what
the player sees, so walks through different worlds share it, and so does the next decision: the tree is used again. Every player in it takes what
was best for that player so far. After a few decisions the game is looked at with the evaluation, and what it says goes back to all nodes of the walk.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import blake2b
from math import log, sqrt
from typing import Any

from interpreter import MOST_STEPS, Deal, Moment, Rng, imagine

DEPTH = 3  # decisions with a choice after the one at hand, before the game is looked at
CURIOSITY = 0.5  # how much what was seldom tried is preferred, where values lie between 0 and 1
MOST_NODES = 20_000
MOST_ASKED = 64  # decisions of one walk, also those without a choice
PASS = (-1,)
Judge = Callable[[Any, int], float]  # how good a game looks to a player
Sight = Callable[[Any, int], int]  # the same where a player sees the same


class Node:
    """What came of the options of one decision; an option is known by its parts, not by its number."""

    __slots__ = ("totals", "visits")

    def __init__(self) -> None:
        self.visits: dict[Any, int] = {}
        self.totals: dict[Any, float] = {}


class _Cut(BaseException):
    """The walk is long enough."""


class SearchBot:
    """Walks down the tree as often as its effort allows, and takes the option that was tried most."""

    def __init__(self, seed: int, effort: int, judge: Judge, sight: Sight) -> None:
        self.seed = seed
        self.effort = effort
        self.judge = judge
        self.sight = sight
        self.decisions = 0
        self.nodes: dict[Any, Node] = {}

    def think(self, moment: Moment, player: int, prompt: Any, options: Sequence[Any]) -> int:
        self.decisions += 1
        if len(options) == 1:
            return 0
        if len(self.nodes) > MOST_NODES:
            self.nodes.clear()
        key = (self.sight(moment.start, player), tuple(moment.answers), len(options))
        root = self.nodes.setdefault(key, Node())
        order = self._in_order(options)
        deals: dict[int, Deal] = {}
        # Every option at least once, then those that look best; as often as a sensible bot looks ahead.
        for walk in range(max(self.effort, min(len(order), 2 * self.effort))):
            seed = _mixed(self.seed, self.decisions, walk)
            _Walk(self, moment, player, prompt, options, root, order, seed, deals).run()
        return max(order, key=lambda i: (root.visits.get(known(options[i]), 0), _mean(root, options[i])))  # fmt: skip

    def _in_order(self, options: Sequence[Any]) -> list[int]:
        """The options in turn from every kind of action, so that what is tried first is not all alike; no more than can be tried twice."""
        order = list(range(len(options)))
        Rng(_mixed(self.seed, self.decisions, -1)).shuffle(order)
        kinds: dict[Any, list[int]] = {}
        for index in order:
            option = options[index]
            kinds.setdefault(option[0] if isinstance(option, tuple) and option else None, []).append(index)  # fmt: skip
        mixed: list[int] = []
        while any(kinds.values()):
            mixed += [kind.pop() for kind in kinds.values() if kind]
        return mixed[: max(2, 2 * self.effort)]

    def choose(self, node: Node, options: Sequence[Any], order: Sequence[int]) -> int:
        """By the upper confidence bound; what was never tried comes first, in order."""
        visits = node.visits
        for index in order:
            if known(options[index]) not in visits:
                return index
        tried = [visits[known(options[index])] for index in order]
        means = [_mean(node, options[index]) for index in order]
        # What is certain to win or lose must not make all other differences small: values are held against those of this node.
        low, span = min(means), max(max(means) - min(means), 1e-9)
        total = log(1 + sum(tried))
        bounds = [
            (mean - low) / span + CURIOSITY * sqrt(total / times)
            for mean, times in zip(means, tried, strict=True)
        ]
        return order[bounds.index(max(bounds))]


class _Walk:
    """One walk: it answers what has been answered, then by the tree, and judges where it ends."""

    def __init__(
        self,
        bot: SearchBot,
        moment: Moment,
        player: int,
        prompt: Any,
        options: Sequence[Any],
        root: Node,
        order: Sequence[int],
        seed: int,
        deals: dict[int, Deal],
    ) -> None:
        self.bot = bot
        self.moment = moment
        self.player = player
        self.prompt = prompt
        self.options = options
        self.root = root
        self.order = order
        self.seed = seed
        self.deals = deals
        self.secret = bool(getattr(prompt, "secret", False))
        self.at = 0  # answers given
        self.asked = 0
        self.left = DEPTH
        self.seen: int = 0  # what the player saw when the running step began
        self.inside: list[Any] = []  # what was answered in it
        self.taken: list[tuple[Node, Any, int]] = []
        self.rng = Rng(seed)

    def run(self) -> None:
        game: Any = self.moment.start.clone()
        game.log = None
        game.ask = self.ask
        if self.secret:
            imagine(game, self.player, self.seed, self.deals)
        # A world in which rules fail is none: how it looks so far has to do.
        with suppress(_Cut, Exception):
            for _ in range(MOST_STEPS):
                if self.taken:
                    self.seen, self.inside = self.bot.sight(game, self.player), []
                game.step()
                if game.over or game.pc < 0:
                    break
        worth: dict[int, float] = {}
        for node, option, mover in self.taken:
            if mover not in worth:
                worth[mover] = self.bot.judge(game, mover)
            value = worth[mover]
            node.visits[option] = node.visits.get(option, 0) + 1
            node.totals[option] = node.totals.get(option, 0.0) + value

    def ask(self, game: Any, player: int, prompt: Any, options: Sequence[Any]) -> int:
        answers = self.moment.answers
        if self.secret and not self.taken and player != self.player:
            return self.rng.below(0, len(options))  # others choose at the same time, unseen
        if not self.secret and self.at < len(answers):
            self.at += 1
            return answers[self.at - 1]
        if not self.taken:
            if not self.secret:
                imagine(game, self.player, self.seed, self.deals)
            index = self.bot.choose(self.root, self.options, self.order)
            self.taken.append((self.root, known(self.options[index]), player))
            self.inside = [*answers, index]
            return min(index, len(options) - 1)
        return self._further(player, options)

    def _further(self, player: int, options: Sequence[Any]) -> int:
        """A decision after the one at hand."""
        self.asked += 1
        if self.asked > MOST_ASKED:
            raise _Cut
        if len(options) == 1:
            return 0
        if self.left <= 0:
            raise _Cut
        self.left -= 1
        key = (self.seen, tuple(self.inside), len(options))
        node = self.bot.nodes.get(key)
        if node is None:
            self.bot.nodes[key] = Node()
            raise _Cut  # a new leaf: the evaluation says more than what anybody might do by chance
        order = list(range(len(options)))
        self.rng.shuffle(order)
        if len(order) > self.bot.effort:
            order = order[: self.bot.effort]
        index = self.bot.choose(node, options, order)
        self.taken.append((node, known(options[index]), player))
        self.inside.append(index)
        return index


def known(option: Any) -> Any:
    """What an option is known by: itself, if it can be a key."""
    return option if getattr(option, "__hash__", None) and not isinstance(option, tuple) else repr(option)  # fmt: skip


def _mean(node: Node, option: Any) -> float:
    tried = node.visits.get(known(option), 0)
    return node.totals[known(option)] / tried if tried else float("-inf")


def _mixed(seed: int, decision: int, walk: int) -> int:
    words = blake2b(b"%d:%d:%d" % (seed, decision, walk), digest_size=7).digest()
    return int.from_bytes(words, "little")
