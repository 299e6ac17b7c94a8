"""The search bot: the same choices for the same seed, honest, and better with more effort."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from interpreter import Program, Session, play_out, redraw_hidden
from siegewright.packs.programs import load
from siegewright.simulation.bots import BOTS, RandomBot, bots_named, search_bot
from siegewright.simulation.search_bot import Node, SearchBot

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def classics() -> Program:
    return load(ROOT, "classics")


def contest(program: Program, scenario: str, games: int, effort: int, rival: str) -> int:
    """Wins of the search bot, from both seats in turn."""
    wins = 0
    for game in range(games):
        bots = [search_bot(game, effort), *bots_named([rival], 1, game + 99, 8)]
        seats = bots if game % 2 == 0 else bots[::-1]
        wins += game % 2 in play_out(program, scenario, 2, {}, game, seats).winners
    return wins


def test_it_beats_chance(classics: Program) -> None:
    assert contest(classics, "tic_tac_toe", 12, 32, "random") >= 9
    assert contest(classics, "connect_four", 8, 24, "random") >= 7


def test_the_same_seed_gives_the_same_game(classics: Program) -> None:
    games = [
        play_out(classics, "connect_four", 2, {}, 3, [search_bot(5, 16), search_bot(6, 16)]).answers
        for _ in range(2)
    ]
    assert games[0] == games[1]
    assert "search" in BOTS


@pytest.mark.parametrize(
    ("answers", "wanted", "over"),
    [
        pytest.param((0, 2, 0, 1), "(3, 1)", True, id="X completes its row"),
        pytest.param((0, 3, 0), "(3, 1)", False, id="O stops X"),
    ],
)
def test_it_wins_when_it_can_and_blocks_when_it_must(
    classics: Program, answers: tuple[int, ...], wanted: str, over: bool
) -> None:
    session = Session(classics, "tic_tac_toe", 2, {}, 1, answers)
    asked = session.decision
    assert asked is not None
    index = search_bot(1, 200).think(session.moment(), asked.player, asked.prompt, asked.options)
    assert wanted in asked.prompt.describe(session.game, asked.options[index])
    session.answer(index)
    assert session.game.over == over


@pytest.mark.parametrize("scenario", ["leduc_poker"])
def test_it_does_not_see_hidden_cards(classics: Program, scenario: str) -> None:
    """Redrawing all that a player cannot know changes nothing that it chooses."""
    compared = 0
    for seed in range(6):
        session = Session(classics, scenario, 2, {}, seed)
        chance = RandomBot(seed + 1)
        while session.decision is not None:
            asked = session.decision
            moment: Any = session.moment()
            if len(asked.options) > 1 and not moment.answers:
                chosen = []
                for redrawn in (0, 17, 23):
                    start = moment.start.clone()
                    if redrawn:
                        redraw_hidden(start, asked.player, redrawn)
                    bot = search_bot(4, 24)
                    told = type(moment)(start, moment.answers)
                    chosen.append(bot.think(told, asked.player, asked.prompt, asked.options))
                assert len(set(chosen)) == 1
                compared += 1
            session.answer(chance.choose(None, 0, None, asked.options))
    assert compared > 5


def test_the_tree_is_used_again(classics: Program) -> None:
    """A decision that was foreseen needs no first look at the options that were tried then."""
    session = Session(classics, "tic_tac_toe", 2, {}, 1, (0, 3))
    bot = search_bot(1, 64)
    assert isinstance(bot, SearchBot)
    asked = session.decision
    assert asked is not None
    session.answer(bot.think(session.moment(), asked.player, asked.prompt, asked.options))
    tried = {id(node): len(node.edges) for node in bot.nodes.values()}
    session.answer(0)
    asked = session.decision
    assert asked is not None
    bot.think(session.moment(), asked.player, asked.prompt, asked.options)
    [root] = [node for node in bot.nodes.values() if len(node.edges) == len(asked.options) and node.mover == asked.player
              and all(edge.visits for edge in node.edges.values()) and tried.get(id(node))]  # fmt: skip
    assert tried[id(root)] > 0


def bot_alone(effort: int = 4) -> SearchBot:
    return SearchBot(1, effort, lambda game, player: 0.0, lambda game, player: 0)


def test_options_come_in_turn_by_kind_and_the_promising_ones_first() -> None:
    bot = bot_alone()
    options = [(0, n) for n in range(50)] + [(1, 0), (-1,)]
    bot.gains = {(0, (0, 31)): 5.0, (0, (0, 7)): 9.0, (0, (0, 8)): -3.0, (1, (0, 9)): 99.0}
    order = [options[index] for index in bot.in_order(0, options)]
    assert {option[0] for option in order[:3]} == {0, 1, -1}
    assert [option for option in order if option[0] == 0][:2] == [(0, 7), (0, 31)]
    assert len(order) == 16  # four times the effort
    assert (0, 8) not in order


def test_what_was_never_tried_comes_first_and_then_what_looks_best() -> None:
    bot = bot_alone()
    node, ends = Node(0), [Node(1) for _ in range(2)]
    for end, worth in zip(ends, (1.0, 4.0), strict=True):
        end.worth[0] = worth
    for option, end in (((0, 0), ends[0]), ((0, 1), ends[1])):
        for _ in range(5):
            node.take(option, end)
    assert bot.choose(node, [(0, 0), (0, 1)], [0, 1]) == 1
    assert bot.choose(node, [(0, 0), (0, 1), (0, 2)], [0, 1, 2]) == 2
    bot.gains = {(0, (0, 3)): 1.0}
    assert bot.choose(node, [(0, 0), (0, 1), (0, 2), (0, 3)], [0, 1, 2, 3]) == 3


def test_whoever_decides_takes_the_best_and_chance_is_averaged() -> None:
    """The second player has two answers; the first one's hope is what the better of them leaves."""
    root, reply = Node(0), Node(1)
    good, bad = Node(0), Node(0)
    good.worth, bad.worth = {0: -5.0, 1: 5.0}, {0: 3.0, 1: -3.0}
    reply.take("weak", bad)
    assert root.take("move", reply).value == 3.0
    reply.take("strong", good)
    assert root.take("move", reply).value == -5.0
    assert root.worth == {0: -5.0, 1: 5.0}
    dice = Node(0)
    for end in (good, bad, bad, bad):
        edge = dice.take("roll", end)
    assert edge.value == 1.0


def test_what_two_hope_for_is_only_taken_for_the_opposite_if_it_always_was() -> None:
    class Two:
        players = 2

    asked: list[int] = []

    def judge(game: Any, player: int) -> float:
        asked.append(player)
        return fear[player]

    for fear, judged in (((4.0, -4.0), 16 * 2 + 84), ((4.0, -3.0), 2 + 99)):
        bot = SearchBot(1, 4, judge, lambda game, player: 0)
        asked.clear()
        for _ in range(100):
            worth: dict[int, float] = {}
            bot.look(Two(), worth, 0)
            assert worth[0] == 4.0
            assert worth.get(1, fear[1]) == fear[1]
        assert len(asked) == judged
