"""The search bot: the same choices for the same seed, honest, and better with more effort."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from interpreter import Program, Session, imagine, play_out
from siegewright.packs.programs import load
from siegewright.simulation.bots import BOTS, RandomBot, SensibleBot, bots_named, search_bot
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
                        imagine(start, asked.player, redrawn)
                    bot = search_bot(4, 24)
                    told = type(moment)(start, moment.answers)
                    chosen.append(bot.think(told, asked.player, asked.prompt, asked.options))
                assert len(set(chosen)) == 1
                compared += 1
            session.answer(chance.choose(None, 0, None, asked.options))
    assert compared > 5


def test_the_tree_is_used_again(classics: Program) -> None:
    bot = search_bot(1, 64)
    assert isinstance(bot, SearchBot)
    play_out(classics, "tic_tac_toe", 2, {}, 2, [bot, SensibleBot(3, 4)])
    again = [node for node in bot.nodes.values() if sum(node.visits.values()) > 64]
    assert again  # visited by walks of more than one decision


def test_options_are_tried_in_turn_by_kind_and_then_by_value() -> None:
    bot = SearchBot(1, 4, lambda game, player: 0.0, lambda game, player: 0)
    options = [(0, n) for n in range(50)] + [(1, 0), (-1,)]
    order = bot._in_order(options)
    assert {options[index][0] for index in order[:3]} == {0, 1, -1}
    assert len(order) == 8
    node = Node()
    node.visits, node.totals = {"(0, 0)": 5, "(0, 1)": 5}, {"(0, 0)": 1.0, "(0, 1)": 4.0}
    assert bot.choose(node, [(0, 0), (0, 1)], [0, 1]) == 1
    assert bot.choose(node, [(0, 0), (0, 1), (0, 2)], [0, 1, 2]) == 2
