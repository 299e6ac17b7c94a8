"""How games end: ranks, scores, titles, elimination; and what would follow from something."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.limits import RuleError
from interpreter.results import scores_of, standings
from interpreter.session import Session
from siegewright.simulation.sim import simulate
from tests.helpers import BASE, build, play, run, scenario

COINS = "players[0].coins = 4\nplayers[1].coins = 7\nplayers[2].coins = 4\n"


def test_winning_as_the_best_of_some_ranks_all_of_them(tmp_path: Path) -> None:
    flow = COINS + "win best players by highest it.coins, lowest it.number"
    game = run(tmp_path, flow, players=3).game
    assert game.winners == (1,)
    assert game.ranks == (2, 1, 3)
    assert game.scores == (4, 7, 4)
    assert standings(game) == ["1. player 2: 7", "2. player 1: 4", "3. player 3: 4"]


def test_who_is_equal_in_everything_shares_a_rank(tmp_path: Path) -> None:
    game = run(tmp_path, COINS + "win best players by lowest it.coins", players=3).game
    assert game.winners == (0, 2)
    assert game.ranks == (1, 3, 1)


def test_a_player_who_has_lost_is_out_and_ranked_last(tmp_path: Path) -> None:
    flow = COINS + (
        "lose players[1]\nif players[1].lost and not players[0].lost: mark 1\n"
        "lose all players where it.number = 3\n"
        "win best players where not it.lost by highest it.coins"
    )
    table = run(tmp_path, flow, players=3)
    assert table.trail == [0, 1]
    assert table.game.ranks == (1, 3, 2)
    assert standings(table.game)[-1] == "3. player 2: 0, eliminated"


def test_who_is_out_is_nobodys_neighbour(tmp_path: Path) -> None:
    flow = (
        "mark players[0].next.number; mark players[0].previous.number\n"
        "lose players[1]\n"
        "mark players[0].next.number; mark players[0].previous.number\n"
        "mark players[1].next.number; mark players[2].previous.number\n"
        "lose players[2]\nmark players[0].next.number; mark players[0].previous.number\ntie"
    )
    table = run(tmp_path, flow, players=3)
    assert table.trail[1:] == [2, 3, 3, 3, 3, 1, 1, 1]


def test_the_game_is_lost_when_everybody_is_out(tmp_path: Path) -> None:
    game = run(tmp_path, "lose players[0]\nmark 1\nlose players\nmark 2\ntie").game
    assert (game.outcome, game.winners, list(game.table_trail)) == ("lost", (), [0, 1])


def test_an_event_does_not_happen_in_a_game_that_ends_before_it(tmp_path: Path) -> None:
    more = (
        "- event: bang\n  source: designed\n  do: mark 5\n"
        "- law: fuse\n  source: designed\n  effects: |\n    before any bang: win players[0]\n"
    )
    game = run(tmp_path, "mark 1\nemit bang\nmark 2\ntie", more).game
    assert (game.outcome, game.winners, list(game.table_trail)) == ("won", (0,), [0, 1])


def test_titles_stand_beside_the_result(tmp_path: Path) -> None:
    flow = 'award "Hero of {game.score}" to players[1]\naward "{first [blue, red]}" to players\nwin players[0]'
    game = run(tmp_path, flow).game
    assert game.awards == (("Hero of 0", 1), ("Blue", 0), ("Blue", 1))
    assert standings(game) == ["player 1: Blue", "player 2: Hero of 0, Blue"]


SCORED = scenario("turn of players[0]: earn\ntie") + "  score: player.coins * 10\n"
EARN = "- action: earn\n  source: designed\n  do: player.coins += 1\n"


def test_a_scenario_says_what_players_have_scored_at_any_time(tmp_path: Path) -> None:
    made = build(tmp_path, BASE + EARN + SCORED)
    session = Session(made, "main", 2, {}, 1)
    assert scores_of(session.game) == (30, 30)
    session.answer(0)
    assert scores_of(session.game) == (40, 30)
    assert standings(session.game) == ["player 1: 40", "player 2: 30"]


def test_simulations_tell_mean_scores(tmp_path: Path) -> None:
    made = build(tmp_path, BASE + EARN + SCORED)
    told = simulate(lambda _: made, "demo", games=4, players=2, jobs=1, progress=False)
    assert told["scores"] == {"player 1": 40.0, "player 2": 30.0}


# ------------------------------------------------------------------ what if

DANGER = """\
- query: in_danger u
  source: designed
  takes: {u: unit}
  gives: truth
  is: any unit adjacent to u where it.owner != u.owner
- verb: shove u
  source: designed
  takes: {u: unit}
  do: |
    mark 5
    move u to (5, 3)
    say "{u} is shoved"
- verb: gamble u
  source: designed
  takes: {u: unit}
  do: u.hp = d6
- verb: decide u
  source: designed
  takes: {u: unit, player: player}
  do: |
    choose one:
      u.hp = 1
      u.hp = 2
"""
TWO = "place ant at (1, 1) for players[0]\nplace bee at (2, 1) for players[1]"


def test_a_value_after_something_changes_nothing(tmp_path: Path) -> None:
    flow = """\
let u = first all units
if in_danger(u) and not (in_danger(u) after shove u): mark 1
if in_danger(u) after move u to (1, 2): mark 2
if not in_danger(u) after discard_from_game (last all units): mark 3
mark (size(game.trail) after shove u)
tie"""
    table = run(tmp_path, flow, DANGER, TWO)
    assert table.trail == [1, 3, 3]
    assert table.at("(1, 1)") == ["Ant"]
    assert table.game.log == []


def test_options_are_those_after_which_a_condition_holds(tmp_path: Path) -> None:
    flee = """\
- action: flee u to s
  source: designed
  choose: {u: all units of player, s: all spaces adjacent to u where not has_pieces(it)}
  if: not in_danger(u) after move u to s
  do: move u to s
"""
    table = run(tmp_path, "turn of players[0]: flee\ntie", DANGER + flee, TWO, answers=[0])
    assert table.asked[0].options == ["flee Ant (1, 2)"]
    assert table.at("(1, 2)") == ["Ant"]


@pytest.mark.parametrize(("verb", "why"), [("gamble", "chance"), ("decide", "ask a player")])
def test_what_follows_after_must_be_certain(tmp_path: Path, verb: str, why: str) -> None:
    flow = (
        f"let u = first all units\nlet player = players[0]\nif u.hp = 1 after {verb} u: mark 1\ntie"
    )
    with pytest.raises(RuleError, match=why):
        run(tmp_path, flow, DANGER, TWO)


def test_a_search_may_look_ahead(tmp_path: Path) -> None:
    flow = (
        "let u = first all units\nmark count spaces where not in_danger(u) after move u to it\ntie"
    )
    made = build(tmp_path, BASE + DANGER + scenario(flow, TWO))
    assert play(made).trail == [12]


def test_who_loses_while_a_window_is_open_is_not_asked_any_more(tmp_path: Path) -> None:
    more = """\
- window: doubt
  source: designed
- action: surrender
  source: designed
  during: doubt
  do: |
    mark player.number
    lose player
"""
    # The first surrenders, the second passes, the third surrenders; the second passes again.
    flow = "active = players[0]\nopen doubt\nwin all players where not it.lost"
    table = run(tmp_path, flow, more, players=3, answers=[0, 1, 0, 1])
    assert (table.trail, table.game.winners) == ([0, 1, 3], (1,))
