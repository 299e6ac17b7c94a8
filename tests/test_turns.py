"""Turns of several players: at once and in secret, in any order, and turns that offer windows with roles."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from interpreter import Policy, Session, Thinker, play_out, replay
from interpreter.program import Program
from siegewright.simulation.bots import SensibleBot, random_bot
from tests.helpers import BASE, build, play, run, scenario

BIDS = """\
- kind: player
  source: designed
  state:
    bid: {type: number, visible: owner}
- action: bid n
  source: designed
  text: bid {n}
  log: "{player} bids {n}"
  choose: {n: "numbers(0, player.coins)"}
  do: player.bid = n
- action: earn
  source: designed
  if: player.coins < 5
  do: player.coins += 1
- action: spend
  source: designed
  if: player.coins > 0
  do: |
    player.coins -= 1
    mark player.number
"""
OUTING = """\
- window: outing of u
  source: designed
  takes: {u: unit}
- action: walk s
  source: designed
  during: outing
  text: "{u} walks to {s}"
  choose: {s: all spaces adjacent to u}
  do: move u to s
- action: rest
  source: designed
  during: outing
  if: not u.tired
  do: u.tired = true
"""
ONE_ROUND = "turn of all players at once: bid\nfor each player as p: mark p.bid\ntie"


def table(root: Path, flow: str, more: str = BIDS, setup: str = "mark 0") -> Program:
    return build(root, BASE + more + scenario(flow, setup))


# ------------------------------------------------------------------ options


def test_an_option_may_be_a_list(tmp_path: Path) -> None:
    """A single parameter stands alone in an option; if it is a list, it is still one parameter."""
    more = """
- action: climb pair
  source: designed
  takes: {pair: list of number}
  choose: {pair: "[[1, 2], [3, 4]]"}
  do: mark pair[1]
"""
    made = table(tmp_path, "turn of players[0]: climb\ntie", more)
    played = play(made, ["climb 3, 4"])
    assert played.asked[0].options == ["climb 1, 2", "climb 3, 4"]
    assert played.trail == [0, 4]
    assert made.actions["climb"].arguments((1, 2)) == ((1, 2),)


# ------------------------------------------------------------------ at once


def test_nobody_acts_before_all_have_chosen(tmp_path: Path) -> None:
    made = table(tmp_path, ONE_ROUND)
    session = Session(made, "main", 3, {}, 1)
    seen: list[Any] = []
    for bid in (2, 3, 1):
        game: Any = session.game
        seen.append((session.decision and session.decision.player, list(game.player_bid)))
        assert session.log == []
        session.answer(bid)
    assert seen == [(0, [0, 0, 0]), (1, [0, 0, 0]), (2, [0, 0, 0])]
    assert session.log == ["Player 1 bids 2", "Player 2 bids 3", "Player 3 bids 1"]
    assert list(session.game.to_data()["table_trail"]) == [0, 2, 3, 1]  # type: ignore[call-overload]


def test_what_a_player_sees_does_not_tell_what_others_have_chosen(tmp_path: Path) -> None:
    made = table(tmp_path, ONE_ROUND)
    views = []
    for first in (0, 3):
        session = Session(made, "main", 2, {}, 1)
        session.answer(first)
        views.append((session.view(1), session.log_of(1), session.decision))
    assert views[0][:2] == views[1][:2]
    assert views[0][2] is not None
    assert views[1][2] is not None
    assert views[0][2].options == views[1][2].options


def test_choices_made_at_once_are_undone_saved_and_replayed_one_by_one(tmp_path: Path) -> None:
    made = table(tmp_path, ONE_ROUND)
    session = Session(made, "main", 2, {}, 1)
    session.answer(2)
    again = Session.from_save(session.to_save(), made)
    assert again.decision is not None
    assert again.decision.player == 1
    again.undo()
    again.answer(1)
    again.answer(3)
    assert again.game.over
    assert list(again.game.to_data()["table_trail"]) == [0, 1, 3]  # type: ignore[call-overload]
    assert replay(again.to_save(), made).answers == (1, 3)


def test_who_has_nothing_to_choose_is_left_out(tmp_path: Path) -> None:
    flow = "players[0].coins = 0\nturn of players at once: spend or pass\ntie"
    game = play(table(tmp_path, flow), ["spend"])
    assert [asked.player for asked in game.asked] == [1]
    assert game.trail == [0, 2]


def test_actions_follow_each_other_in_the_order_of_the_list(tmp_path: Path) -> None:
    flow = "turn of [players[1], players[0]] at once: spend or pass\ntie"
    game = play(table(tmp_path, flow), ["spend", "spend"])
    assert game.trail == [0, 2, 1]


GUESS = """\
- kind: player
  source: designed
  state:
    guess: {type: number, visible: owner}
- action: guess n
  source: designed
  choose: {n: "numbers(0, 9)"}
  do: player.guess = n
- phase: guessing
  source: designed
  do: |
    turn of players at once: guess
    if players[1].guess = players[0].guess: win players[1]
    win players[0]
- scenario: main
  source: designed
  players: 2
  map: field
  flow: guessing
- evaluation: hope
  source: designed
  terms: {nothing_more: player.coins}
"""


def test_a_bot_does_not_know_what_its_rival_has_chosen(tmp_path: Path) -> None:
    """Guessing the other's number is luck: a bot that looked would always be right."""
    made = build(tmp_path, BASE + GUESS)
    right = 0
    for seed in range(60):
        policies: list[Policy | Thinker] = [random_bot(seed, 8), SensibleBot(seed, 40)]
        right += play_out(made, "main", 2, {}, seed, policies).winners == (1,)
    assert right < 20


# ------------------------------------------------------------------ in any order


def test_players_act_in_any_order_until_all_pass_in_a_row(tmp_path: Path) -> None:
    flow = "turn of any of players: spend or pass\ntie"
    answers = ["spend", "pass", "spend", "spend", "pass", "spend", "pass", "pass"]
    game = play(table(tmp_path, flow), answers)
    asked = [question.player for question in game.asked]
    assert asked == [0, 0, 1, 1, 1, 0, 0, 1]
    assert game.trail == [0, 1, 2, 2, 1]


def test_who_can_only_pass_is_not_asked(tmp_path: Path) -> None:
    flow = "players[0].coins = 0\nturn of any of players: spend or pass\ntie"
    game = play(table(tmp_path, flow), ["spend", "spend", "spend"])
    assert [question.player for question in game.asked] == [1, 1, 1]


def test_a_game_can_be_saved_between_shared_turns(tmp_path: Path) -> None:
    made = table(tmp_path, "turn of any of players: spend or pass\ntie")
    session = Session(made, "main", 2, {}, 1)
    for _ in range(4):
        session.answer(0)
        session = Session.from_save(session.to_save(), made)
    assert session.state_hash() == session.clone().state_hash()
    assert session.decision is not None
    assert session.decision.player == 1


def test_a_list_of_a_phase_is_kept_as_it_was(tmp_path: Path) -> None:
    game = run(tmp_path, "let all_of_us = players\nmark size(all_of_us)\ntie")
    assert game.game.registers == [] or isinstance(game.game.registers[0], tuple)
    assert game.trail == [0, 2]


# ------------------------------------------------------------------ windows in turns


def test_a_turn_offers_the_actions_of_a_window_with_its_roles(tmp_path: Path) -> None:
    flow = "let u = first all units\nturn of players[0]: outing of u, earn or pass\nif passed: mark 9\ntie"
    setup = "place ant at (1, 1) for players[0]"
    game = play(table(tmp_path, flow, BIDS + OUTING, setup), ["Ant walks to (2, 1)"])
    assert game.asked[0].options == [
        "earn",
        "Ant walks to (2, 1)",
        "Ant walks to (1, 2)",
        "rest",
        "pass",
    ]
    assert game.at("(2, 1)") == ["Ant"]


def test_two_windows_in_one_turn_keep_their_own_roles(tmp_path: Path) -> None:
    flow = "turn of players[0]: outing of (first all units), visit of (last all units)\ntie"
    visit = OUTING.replace("outing", "visit").replace("walk", "stroll").replace("rest", "halt")
    setup = "place ant at (1, 1) for players[0]\nplace bee at (5, 3) for players[0]"
    game = play(table(tmp_path, flow, OUTING + visit, setup), ["Bee strolls to (5, 2)"])
    assert "Ant walks to (2, 1)" in game.asked[0].options
    assert game.at("(5, 2)") == ["Bee"]


def test_another_file_may_add_actions_to_a_window(tmp_path: Path) -> None:
    more = OUTING + "- action: dance\n  source: designed\n  during: outing\n  do: mark u.hp\n"
    flow = "turn of any of players: outing of (first all units) or pass\ntie"
    setup = "place ant at (1, 1) for players[0]"
    game = play(table(tmp_path, flow, more, setup), ["dance", "rest", "pass", "pass"])
    assert game.trail == [5]


def test_a_scenario_replaces_an_action_of_a_window(tmp_path: Path) -> None:
    more = OUTING + "- action: nap\n  source: designed\n  during: sleep\n  if: not u.tired\n"
    more += "  do: mark 7\n- window: sleep of u\n  source: designed\n  takes: {u: unit}\n"
    other = "- scenario: other\n  source: designed\n  extends: main\n  replaces: {rest: nap}\n"
    flow = "turn of players[0]: outing of (first all units)\nturn of players[0]: sleep of (first all units)\ntie"
    setup = "place ant at (1, 1) for players[0]"
    made = build(tmp_path, BASE + more + scenario(flow, setup) + other)
    assert play(made, ["nap", "nap"], scenario="other").trail == [7, 7]


# ------------------------------------------------------------------ phases with parameters


def test_a_phase_knows_what_it_was_run_with(tmp_path: Path) -> None:
    more = (
        BIDS
        + """\
- phase: spree of who with times
  source: designed
  takes: {who: player, times: number}
  do: |
    repeat times times:
      turn of who: spend
    times += 1
    mark times * 10
"""
    )
    flow = "for each player as p: run spree of p with p.number\ntie"
    assert play(table(tmp_path, flow, more), [0, 0, 0]).trail == [0, 1, 20, 2, 2, 30]


def test_turn_order_begins_with_a_player_and_leaves_out_who_has_lost(tmp_path: Path) -> None:
    flow = """\
for each q in turn_order(players[1]): mark q.number
lose players[2]
for each q in turn_order(players[1]): mark q.number
let next = first all q in turn_order(players[1].next) where q.coins > 1
mark next.number
tie"""
    assert run(tmp_path, flow, players=3).trail == [0, 2, 3, 1, 2, 1, 1]


@pytest.mark.parametrize("seed", range(3))
def test_games_of_all_these_turns_are_played_by_bots(tmp_path: Path, seed: int) -> None:
    flow = """\
repeat 3 times:
  turn of players at once: bid
  turn of any of turn_order(players[0]): outing of (first all units), spend or pass
win best players by highest it.coins, lowest it.number"""
    made = table(tmp_path, flow, BIDS + OUTING, "place ant at (1, 1) for players[0]")
    outcome = play_out(made, "main", 3, {}, seed, [SensibleBot(seed, 12)] * 3, check=True)
    assert len(outcome.winners) == 1
