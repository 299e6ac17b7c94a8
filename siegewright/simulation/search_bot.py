"""A bot that searches: a tree over information sets, with the pack's evaluation where it is cut off.

Every walk down the tree begins with a world in which all that the player cannot know is drawn anew. A node stands for what
the player sees, so walks through different worlds share it, and so does the next decision: the tree is used again. A leaf is worth to each player what the
evaluation says, and a node what its best option leads to, for the player who decides there.

Few walks have to do, so those that say most come first. Options are tried once, in turn by kind of action, and then as long as they
look best. Everywhere they come in the order of what the evaluation has said about them so far: a good answer to one move is mostly a good answer to another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import blake2b
from math import log, sqrt
from typing import Any

from interpreter import MOST_STEPS, Deal, Moment, Rng, redraw_hidden

DEPTH = 3  # decisions with a choice after the one at hand, before the game is looked at
CURIOSITY = 0.2  # how much what was seldom tried is preferred, where values lie between 0 and 1
FORGETS = 0.3  # how much the last gain of an option counts against those before
SEVERAL = 2  # an option that led to something new so often is followed further, new or not
MOST_OPTIONS = 4  # times the effort; more are not looked at
SURE = 16  # leaves at which two players hope for the opposite, before that is taken for granted
MOST_NODES = 20_000
MOST_GAINS = 20_000
MOST_ASKED = 64  # decisions of one walk, also those without a choice
TURN = "turn"  # the name of what is asked in turns, and not in windows
PRIME, MOST_SEED, MOST_STATE = 1_000_003, 1 << 56, (1 << 61) - 1
NOBODY = -1  # decides where a game is over
Judge = Callable[[Any, int], float]  # how good a game looks to a player
Sight = Callable[[Any, int], int]  # the same where a player sees the same


class Edge:
    """An option of a node: how often it was taken, where it led, and what it is worth to the player who decides there."""

    __slots__ = ("ends", "goes_back", "value", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.ends: dict[Node, int] = {}
        self.value = 0.0
        self.goes_back = False  # to a decision that the player has taken before

    def worth(self, player: int, otherwise: float) -> float:
        """What a player may expect of it."""
        if len(self.ends) == 1:
            for end in self.ends:
                return end.worth.get(player, otherwise)
        total = 0.0
        for end, times in self.ends.items():
            total += times * end.worth.get(player, otherwise)
        return total / self.visits


class Node:
    """A decision as the player sees it; an option is known by its parts, not by its number."""

    __slots__ = ("base", "edges", "mover", "worth")

    def __init__(self, mover: int) -> None:
        self.mover = mover
        self.worth: dict[int, float] = {}  # to each player who was asked on the way here
        self.base: float | None = None  # to the one who decides, before any option was tried
        self.edges: dict[Any, Edge] = {}

    def value(self, option: Any) -> float:
        return self.edges[known(option)].value

    def take(self, option: Any, end: Node) -> Edge:
        """Count where an option has led; who decides here takes the best."""
        edge = self.edges.get(option)
        if edge is None:
            edge = self.edges[option] = Edge()
        edge.visits += 1
        edge.ends[end] = edge.ends.get(end, 0) + 1
        edge.value = edge.worth(self.mover, 0.0)
        best = edge
        for other in self.edges.values():
            if other.value > best.value:
                best = other
        for player in end.worth:
            self.worth[player] = best.worth(player, end.worth[player])
        return edge


class _Cut(BaseException):
    """The walk is long enough."""


class SearchBot:
    """Walks down the tree as often as its effort allows, and takes the option that looks best."""

    def __init__(self, seed: int, effort: int, judge: Judge, sight: Sight) -> None:
        self.seed = seed
        self.effort = effort
        self.judge = judge
        self.sight = sight
        self.decisions = 0
        self.nodes: dict[Any, Node] = {}
        self.gains: dict[Any, float] = {}  # what an option of a player is worth more than its node
        self.decided: set[Any] = set()  # the own decisions
        self.equal_and_opposite = 0  # what two players hope for was so often; -1 once it was not

    def think(self, moment: Moment, player: int, prompt: Any, options: Sequence[Any]) -> int:
        self.decisions += 1
        if len(options) == 1:
            return 0
        if len(self.nodes) > MOST_NODES:
            self.nodes.clear()
        if len(self.gains) > MOST_GAINS:
            self.gains.clear()
        key = (self.sight(moment.start, player), tuple(moment.answers))
        self.decided.add(key)
        root = self.nodes.get(key)
        if root is None or root.mover != player:
            root = self.nodes[key] = Node(player)
        search = _Search(self, moment, player, prompt, options, root)
        order = self.in_order(player, options)
        for index in order:
            if known(options[index]) not in root.edges:
                search.walk(index)
        root.base = sum([root.value(options[index]) for index in order]) / len(order)
        for _ in range(self.effort):
            search.walk(self.choose(root, options, order))
        return max(order, key=lambda index: self._merit(root.edges[known(options[index])]))

    def _merit(self, edge: Edge) -> tuple[bool, bool, float]:
        """What was looked at once only may look better than it is."""
        return not edge.goes_back, edge.visits > 1, edge.value

    def in_order(self, player: int, options: Sequence[Any]) -> list[int]:
        """The options in turn from every kind of action, and of each kind the most promising first; of too many, some."""
        order = list(range(len(options)))
        Rng(_mixed(self.seed, self.decisions)).shuffle(order)  # among equals, anyone
        order.sort(key=lambda index: -self.gains.get((player, known(options[index])), 0.0))
        kinds: dict[Any, list[int]] = {}
        for index in order:
            option = options[index]
            kinds.setdefault(option[0] if isinstance(option, tuple) and option else None, []).append(index)  # fmt: skip
        mixed: list[int] = []
        for turn in range(max([len(kind) for kind in kinds.values()])):
            mixed += [kind[turn] for kind in kinds.values() if turn < len(kind)]
        return mixed[: MOST_OPTIONS * self.effort]

    def choose(self, node: Node, options: Sequence[Any], order: Sequence[int]) -> int:
        """What was never tried here first, the most promising of it; then by the upper confidence bound."""
        edges = [node.edges.get(known(options[index])) for index in order]
        untried = [index for index, edge in zip(order, edges, strict=True) if edge is None]
        if untried:
            gains, mover = self.gains, node.mover
            return max(untried, key=lambda index: gains.get((mover, known(options[index])), 0.0))
        tried = [edge for edge in edges if edge is not None]
        values = [edge.value for edge in tried]
        # What is certain to win or lose must not make all other differences small: values are compared with those of this node.
        low, span = min(values), max(max(values) - min(values), 1e-9)
        total = log(1 + sum([edge.visits for edge in tried]))
        bounds = [
            (edge.value - low) / span + CURIOSITY * sqrt(total / edge.visits) for edge in tried
        ]
        return order[bounds.index(max(bounds))]

    def look(self, game: Any, worth: dict[int, float], player: int) -> None:
        """Note how good a game looks to a player; where what one of two hopes for has always been what the other fears, to both."""
        value = worth[player] = self.judge(game, player)
        if self.equal_and_opposite < 0 or game.players != 2:
            return
        if self.equal_and_opposite < SURE:
            worth[1 - player] = self.judge(game, 1 - player)
            alike = worth[1 - player] == -value
            self.equal_and_opposite = self.equal_and_opposite + 1 if alike else -1
        else:
            worth[1 - player] = -value

    def learn(self, node: Node, option: Any) -> None:
        """What an option gains where it is taken, for other places where it may be taken."""
        if node.base is None:
            return
        gain = node.edges[option].value - node.base
        before = self.gains.get((node.mover, option), gain)
        self.gains[node.mover, option] = before + FORGETS * (gain - before)


class _Search:
    """One decision that is thought about."""

    def __init__(
        self,
        bot: SearchBot,
        moment: Moment,
        player: int,
        prompt: Any,
        options: Sequence[Any],
        root: Node,
    ) -> None:
        self.bot = bot
        self.moment = moment
        self.player = player
        self.options = options
        self.root = root
        self.secret = bool(getattr(prompt, "secret", False))
        self.deals: dict[int, Deal] = {}
        self.seed = _mixed(bot.seed, bot.decisions)
        # A step has one turn: if nothing has been answered in it, this is the one being thought about.
        self.turn = prompt.name == TURN and not moment.answers and not self.secret

    def walk(self, index: int) -> None:
        """Take an option, follow the tree from there, and learn from where that ends."""
        # The same worlds for all options, one after the other: differences come from the options alone.
        edge = self.root.edges.get(known(self.options[index]))
        world = 0 if edge is None else edge.visits
        _Walk(self, index, (self.seed + world * PRIME) % MOST_SEED).run()


class _Walk:
    """One walk: it answers what has been answered, then by the tree, and judges where it ends."""

    def __init__(self, search: _Search, index: int, seed: int) -> None:
        self.search = search
        self.bot = search.bot
        self.index = index
        self.seed = seed
        self.at = 0  # answers given
        self.asked = 0
        self.left = DEPTH
        self.seen: int = 0  # what the player saw when the running step began
        self.inside: list[Any] = []  # what was answered in it
        self.taken: list[tuple[Node, Any]] = []
        self.goes_back = False
        self.leaf_key: Any = None  # of the decision at which it ends,
        self.leaf_mover = NOBODY  # and who takes it
        self.state = seed or 1

    def run(self) -> None:
        search, bot = self.search, self.bot
        game: Any = search.moment.start.clone()
        game.log = None
        game.ask = self.ask
        game.foresee = self.foresee
        if search.secret:
            redraw_hidden(game, search.player, self.seed, search.deals)
        # If rules fail in this world, it is judged by how it looks so far.
        with suppress(_Cut, Exception):
            for _ in range(MOST_STEPS):
                if self.taken:
                    self.seen, self.inside = bot.sight(game, search.player), []
                game.step()
                if game.over or game.pc < 0:
                    break
        if not self.taken:  # rules failed before the decision at hand
            self.taken.append((search.root, known(search.options[self.index])))
        self._learn(game)

    def _learn(self, game: Any) -> None:
        bot = self.bot
        end = bot.nodes.get(self.leaf_key) if self.leaf_key is not None else None
        if end is None:
            end = Node(self.leaf_mover)
            if self.leaf_key is not None:
                bot.nodes[self.leaf_key] = end
        for node, _ in self.taken:
            if node.mover not in end.worth:
                bot.look(game, end.worth, node.mover)
        if end.base is None:
            end.base = end.worth.get(end.mover)
        for node, option in self.taken[::-1]:  # mypyc cannot compile `reversed` here
            edge = node.take(option, end)
            bot.learn(node, option)
            end = node
        edge.goes_back = self.goes_back

    def ask(self, game: Any, player: int, prompt: Any, options: Sequence[Any]) -> int:
        search = self.search
        answers = search.moment.answers
        if search.secret and not self.taken and player != search.player:
            return self._chance(len(options))  # others choose at the same time, unseen
        if not search.secret and self.at < len(answers):
            self.at += 1
            return answers[self.at - 1]
        if not self.taken:
            if not search.secret:
                redraw_hidden(game, search.player, self.seed, search.deals)
            self.taken.append((search.root, known(search.options[self.index])))
            self.inside = [*answers, self.index]
            return min(self.index, len(options) - 1)
        return self._further(game, player, options)

    def foresee(self, player: int, name: str, may_pass: bool) -> list[Any] | None:
        """Spares the rules to look for options that are known, or that no player will take."""
        if not self.taken:
            return list(self.search.options) if self.search.turn and name == TURN else None
        if name == TURN:
            self._stop_at_leaf(player)
        return None

    def _stop_at_leaf(self, player: int) -> Node | None:
        """The node of a decision, None if it is new and to be followed nevertheless; ends the walk where it should."""
        bot = self.bot
        key = (self.seen, tuple(self.inside))
        node = bot.nodes.get(key)
        self.goes_back = (
            len(self.taken) == 1 and player == self.search.player and key in bot.decided
        )
        # At something new the evaluation is asked, as that says more than what anybody might do by chance; unless an option leads to new things always.
        new = node is None and not self._leads_elsewhere()
        if new or self.goes_back or self.left <= 0 or (node is not None and node.mover != player):
            self.leaf_key, self.leaf_mover = key, player
            raise _Cut
        return node

    def _chance(self, count: int) -> int:
        self.state = state = self.state * 1099087573 % MOST_STATE
        return state % count

    def _leads_elsewhere(self) -> bool:
        node, option = self.taken[-1]
        edge = node.edges.get(option)
        return edge is not None and edge.visits >= SEVERAL

    def _further(self, game: Any, player: int, options: Sequence[Any]) -> int:
        """A decision after the one at hand."""
        self.asked += 1
        if self.asked > MOST_ASKED:
            raise _Cut
        if len(options) == 1:
            return 0
        bot = self.bot
        node = self._stop_at_leaf(player)
        if node is None:
            node = bot.nodes[self.seen, tuple(self.inside)] = Node(player)
        if node.base is None:
            node.base = bot.judge(
                game.clone(), player
            )  # in a copy, as rules may do anything when asked
        self.left -= 1
        first = self._chance(len(options))
        order = [*range(first, len(options)), *range(first)][: MOST_OPTIONS * bot.effort]
        index = bot.choose(node, options, order)
        self.taken.append((node, known(options[index])))
        self.inside.append(index)
        return index


def known(option: Any) -> Any:
    """What an option is known by: itself, if it can be a key."""
    try:
        hash(option)
    except TypeError:
        return repr(option)
    return option


def _mixed(seed: int, decision: int) -> int:
    words = blake2b(b"%d:%d" % (seed, decision), digest_size=7).digest()
    return int.from_bytes(words, "little")
