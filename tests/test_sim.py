"""Simulations: the same result however it is spread, nothing lost, failures that replay."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

from interpreter import Session, StartError, replay
from interpreter.saves import Save, SaveError
from siegewright.simulation import command, sim, sim_games
from siegewright.simulation.bots import RandomBot
from siegewright.simulation.progress import LineMeter
from siegewright.simulation.settings import Setting
from siegewright.simulation.sim import simulate
from siegewright.simulation.sim_games import Tally, game_seeds
from tests.fake_game import RaceProgram, load
from tests.helpers import BASE, build, scenario

# What may differ between two runs of the same games.
RUN = {"jobs", "seconds"}


def same(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key not in RUN}


def run(**kwargs: Any) -> dict[str, Any]:
    settings: dict[str, Any] = {"games": 60, "seed": 7, "jobs": 1, "progress": False}
    return simulate(load, "race", **{**settings, **kwargs})


def test_counts_add_up() -> None:
    result = run(games=100)
    assert result["games"] == result["finished"] == sum(result["results"].values()) == 100
    assert result["errors"] == 0
    assert result["decisions"] > 100
    parts = result["scenarios"].values()
    assert sum(part["games"] for part in parts) == 100
    assert sum(part["decisions"] for part in parts) == result["decisions"]
    for name in result["results"]:
        assert sum(part["results"].get(name, 0) for part in parts) == result["results"][name]
    json.dumps(result)


def test_all_scenarios_and_numbers_of_players_take_their_turn() -> None:
    """One to four players in one scenario, two in the other: five settings."""
    result = run(games=250)
    assert result["scenarios"]["flat"]["games"] == 200
    assert result["scenarios"]["duel"]["games"] == 50
    assert "won: Black" in result["scenarios"]["flat"]["results"]
    assert "won: Green" not in result["scenarios"]["duel"]["results"]


@pytest.mark.parametrize(
    ("kwargs", "expected"),
    [
        ({"scenarios": ["flat"]}, {"flat": 60}),
        ({"scenarios": ["flat", "duel"], "players": 2}, {"duel": 30, "flat": 30}),
        ({"players": 3}, {"flat": 60}),
    ],
)
def test_settings_can_be_chosen(kwargs: dict[str, Any], expected: dict[str, int]) -> None:
    scenarios = run(**kwargs)["scenarios"]
    assert {name: part["games"] for name, part in scenarios.items()} == expected


@pytest.mark.parametrize("jobs", [2, 3])
@pytest.mark.parametrize("fault", ["", "sometimes"])
def test_the_number_of_processes_changes_nothing(jobs: int, fault: str) -> None:
    options = {"fault": fault}
    alone = run(games=200, options=options)
    assert same(run(games=200, jobs=jobs, options=options)) == same(alone)


def test_the_seed_changes_the_games() -> None:
    assert same(run(seed=1)) == same(run(seed=1))
    assert run(seed=1)["decisions"] != run(seed=2)["decisions"]


def test_every_game_has_seeds_of_its_own() -> None:
    seeds = {game_seeds(seed, index) for seed in range(30) for index in range(100)}
    assert len({game for game, _ in seeds}) == len({bot for _, bot in seeds}) == 3000


def test_failed_games_are_counted_and_replay_their_failure(tmp_path: Path) -> None:
    result = run(games=40, options={"fault": "crash"}, replay_dir=tmp_path / "replays")
    assert result["errors"] == result["results"]["error: ZeroDivisionError"] > 25
    assert result["finished"] == 40 - result["errors"]
    assert len(result["failures"]) == sim_games.MOST_REPLAYS
    games = [failure["game"] for failure in result["failures"]]
    assert games == sorted(games)
    for failure in result["failures"]:
        assert failure["error"] == "something is divided by 0"
        save = Save.read(failure["replay"])
        assert save.seed == game_seeds(7, failure["game"])[0]
        with pytest.raises(ZeroDivisionError, match="a wheel came off"):
            replay(save, RaceProgram())
        assert Session.load(failure["replay"], RaceProgram()).decision is not None


def test_games_without_an_end_are_counted_and_kept_apart_from_errors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("interpreter.session.MOST_DECISIONS", 100)
    wait = "- action: wait\n  source: designed\n  if: player.coins > 100\n  do: mark 1\n"
    flow = (
        "if options.fault = 1: mark (first all units).place.x\n"
        "if options.fault < 2:\n  repeat: turn of players[0]: wait or pass\n"
    )
    options = "  options:\n    fault: {type: number, default: 0}\n"
    program = build(tmp_path, BASE + wait + scenario(flow) + options)
    ways = [Setting(f"fault {n}", "main", 1, {"fault": n}) for n in (0, 1, 2)]
    result = simulate(lambda _: program, "base", ways=ways, games=90, jobs=1, progress=False, replay_dir=tmp_path / "replays")  # fmt: skip
    assert (result["finished"], result["errors"], result["endless"]) == (30, 30, 30)
    assert result["scenarios"]["fault 0"]["results"] == {"did not end in 100 decisions": 30}
    kinds = {failure["error"] for failure in result["failures"]}
    assert len(result["failures"]) == sim_games.MOST_REPLAYS
    assert "did not end in 100 decisions" not in kinds  # errors come first, and there are enough
    ended = simulate(lambda _: program, "base", ways=ways[:1], games=2, jobs=1, progress=False, replay_dir=tmp_path / "replays")  # fmt: skip
    for failure in ended["failures"]:
        assert failure["error"] == "did not end in 100 decisions"
        save = Save.read(failure["replay"])
        assert save.error is None
        assert not replay(save, program).game.over


def test_broken_invariants_are_failures_only_when_checked(tmp_path: Path) -> None:
    options = {"fault": "broken"}
    assert run(games=20, options=options)["errors"] == 0
    result = run(games=20, options=options, check=True, replay_dir=tmp_path)
    assert result["errors"] > 0
    assert result["failures"][0]["error"] == "a piece is in two places"
    assert Save.read(result["failures"][0]["replay"]).check


def test_without_a_folder_no_replay_is_written() -> None:
    result = run(games=5, options={"fault": "crash"})
    assert {failure["replay"] for failure in result["failures"]} == {None}


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SaveError, match="replays cannot be saved"):
        run(games=5, options={"fault": "crash"}, replay_dir=tmp_path / "file" / "folder")


def test_a_worker_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    marker = tmp_path / "died"
    died = run(games=100, jobs=2, options={"fault": f"die once {marker}"})
    assert marker.exists()
    whole = run(games=100)
    assert {**same(died), "failures": []} == same(whole)


def test_a_game_that_kills_its_worker_is_found_and_the_others_are_played(tmp_path: Path) -> None:
    options = {"fault": "die"}
    result = run(games=40, jobs=2, scenarios=["duel"], options=options, replay_dir=tmp_path)
    deadly = [f["game"] for f in result["failures"]]
    assert result["games"] == 40
    assert 0 < len(deadly) == result["errors"] == result["results"]["error: the process died"] < 40
    assert all(game_seeds(7, game)[0] % 5 == 0 for game in deadly)
    assert "died 3 times (signal 9)" in result["failures"][0]["error"]


@pytest.mark.parametrize(
    ("kwargs", "message"),
    [
        ({"scenarios": ["hilly"]}, "no scenario `hilly`"),
        ({"scenarios": ["duel"], "players": 3}, "`duel` is for 2 to 2 players, not for 3"),
        ({"players": 9}, "no scenario to play"),
        ({"bots": ["clever"]}, "no bot `clever`; there are random"),
        ({"bots": []}, "name at least one bot"),
    ],
)
def test_what_cannot_be_played_is_told(kwargs: dict[str, Any], message: str) -> None:
    with pytest.raises(StartError, match=message):
        run(**kwargs)


def test_no_games_are_no_games() -> None:
    result = run(games=0)
    assert (result["games"], result["results"], result["scenarios"]) == (0, {}, {})


def test_an_interrupt_gives_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    played = sim_games.play_games
    calls = []

    def interrupted(*args: Any) -> Tally:
        calls.append(args)
        if len(calls) == 3:
            raise KeyboardInterrupt
        return played(*args)

    monkeypatch.setattr(sim, "play_games", interrupted)
    result = run(games=100_000)
    assert result["interrupted"]
    assert 0 < result["games"] < 100_000


def test_the_random_bot_takes_all_options_as_often() -> None:
    bot = RandomBot(3)
    counts = [0] * 7
    for _ in range(7000):
        counts[bot.choose(None, 0, None, range(7))] += 1
    assert all(850 < seen < 1150 for seen in counts)


def test_progress_is_a_line_now_and_then_when_nobody_watches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stream = io.StringIO()
    meter = LineMeter(5000, stream)
    meter.show(10, Tally())
    assert stream.getvalue() == ""
    monkeypatch.setattr(LineMeter, "EVERY", 0.0)
    meter.show(1500, Tally({"flat": sim_games.Count(games=1500, errors=2)}))
    assert stream.getvalue().startswith("1,500 of 5,000 games, ")
    assert re.search(r" a second, 2 errors, \d:\d\d:\d\d left\n$", stream.getvalue())


def test_progress_goes_to_stderr_only(capsys: pytest.CaptureFixture[str]) -> None:
    run(games=5, progress=True)
    assert capsys.readouterr().out == ""


def test_players_who_share_the_first_place_are_no_team(tmp_path: Path) -> None:
    """All have won: those who are ranked have played against each other."""
    shared = build(tmp_path, BASE + scenario("win best players by highest it.coins"))
    together = build(tmp_path, BASE + scenario("win all players"))
    results = []
    for program in (shared, together):

        def loader(_: str, made: Any = program) -> Any:
            return made

        found = simulate(loader, "demo", games=2, jobs=1, players=2, progress=False)
        results.append(found["results"])
    assert results == [{"won by all": 2}, {"won": 2}]


def test_many_teams_are_told_seat_by_seat(tmp_path: Path, capsys: Any) -> None:
    flow = "if any player where it.coins > 2: win all players where it.coins > 2\ntie"
    setup = "for each player as p: p.coins = random one of [1, 2, 3, 4]"
    content = BASE + scenario(flow, setup).replace("players: [1, 3]", "players: 5")
    content += "- scenario: scored\n  source: designed\n  extends: main\n  score: player.coins\n"
    program = build(tmp_path, content)
    found = simulate(
        lambda _: program, "demo", ["scored"], games=60, jobs=1, players=5, progress=False
    )
    assert len(found["results"]) > command.MOST_RESULTS
    command._tell(found)
    told = capsys.readouterr().out
    assert "player 1, player 2" not in told
    seat = found["seats"]["player 4"]
    assert f"won by player 4: {seat['wins']} = " in told
    assert f"mean scores: player 1 {found['scenarios']['scored']['scores']['player 1']}, " in told
