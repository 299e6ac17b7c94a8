"""Campaigns: what one game hands to the next, the file that keeps it, and playing on."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from interpreter import Policy, StartError, load_program, play_out
from interpreter.campaigns import Progress
from interpreter.program import Program
from interpreter.saves import SaveError
from siegewright.cli import main
from siegewright.failures import in_words
from siegewright.play.campaigns import play_campaign, verify
from siegewright.simulation.bots import BOTS, RandomBot, bots_named
from siegewright.simulation.settings import campaign_settings
from siegewright.simulation.sim import simulate
from siegewright.simulation.sim_games import MOST_CHAPTERS
from tests.helpers import BASE, ROOT, build, compile_text, scenario, shipped, told

FLOW = """
choose one of numbers(1, 2) as n by players[0]: "win or lose?"
mark n + options.bonus
if n = 1: win players[0]
else: lose
"""
OPTIONS = """  options:
    bonus: {type: number, default: 0}
    army: {type: list of unit, default: []}
"""
MORE = """
- scenario: second
  source: designed
  extends: main
- campaign: march
  source: designed
  title: The Long March
  scenarios: [main, second]
  carries:
    bonus: options.bonus + 10
    army: options.army + [ant]
"""


pytestmark = pytest.mark.usefixtures("wide_screen")


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Program:
    return build(tmp_path_factory.mktemp("march"), BASE + scenario(FLOW) + OPTIONS + MORE)


def sit(
    program: Program, path: Path, *lines: str, options: tuple[str, ...] = ()
) -> tuple[int, str]:
    shown = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    code = play_campaign(program, path, options, seed=1, source=source, target=shown)
    return code, shown.getvalue()


def test_a_won_game_brings_the_next_scenario_with_what_was_earned(
    program: Program, tmp_path: Path
) -> None:
    path = tmp_path / "march.json"
    code, shown = sit(program, path, "1", "yes", "1")
    assert code == 0
    assert "The campaign is over" in shown
    progress = Progress.read(path)
    assert [(g.scenario, g.options) for g in progress.games] == [
        ("main", {}),
        ("second", {"bonus": 10, "army": ["demo.ant"]}),
    ]
    assert progress.stage == 2
    assert progress.carried == {"bonus": 20, "army": ["demo.ant", "demo.ant"]}
    assert verify(program, path) == "2 games, 2 of 2 scenarios done"
    assert "every scenario is done" in sit(program, path)[1]


def test_a_lost_game_is_played_again(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "march.json"
    _, shown = sit(program, path, "2", "no")
    assert "has to be played again" in shown
    progress = Progress.read(path)
    assert (progress.stage, progress.carried["bonus"]) == (0, 10)


BRANCHES = """
- scenario: valley
  source: designed
  extends: main
- scenario: mountain
  source: designed
  extends: main
- campaign: march
  source: designed
  title: A Fork in the Road
  scenarios: [main, valley, mountain]
  goes_on: players[0] in winners or options.bonus = 0
  carries: {bonus: options.bonus + 1}
  next: nothing if scenario != main else mountain if players[0] in winners else valley
"""


def test_a_campaign_branches_where_a_game_leads(tmp_path: Path) -> None:
    made = build(tmp_path, BASE + scenario(FLOW) + OPTIONS + BRANCHES)
    for answer, way in (("1", "mountain"), ("2", "valley")):
        path = tmp_path / f"{way}.json"
        _, shown = sit(made, path, answer, "yes", "2", "yes", "1")
        assert f"Next comes {way.title()}" in shown
        assert f"{way.title()} has to be played again" in shown
        assert "The campaign is over" in shown
        progress = Progress.read(path)
        assert [game.scenario for game in progress.games] == ["main", way, way]
        assert (progress.stage, progress.at) == (2, "")
        assert verify(made, path) == "3 games, 2 scenarios done"
        other = "valley" if way == "mountain" else "mountain"
        replace(progress, at=other).write(path)
        with pytest.raises(SaveError, match="replay of the campaign differs"):
            verify(made, path)


MOODS = """
  options:
    bonus: {type: number, default: 0}
    mood: {type: mood, default: calm}
    moods: {type: list of mood, default: []}
- enum: mood
  source: designed
  values: [calm, wild]
- kind: player
  source: designed
  state: {mood: mood}
- scenario: second
  source: designed
  extends: main
- campaign: march
  source: designed
  title: The Long March
  scenarios: [main, second]
  carries:
    mood: players[0].mood
"""
READ = "if options.mood = wild or size(options.moods) > 1: mark 5\n"


def test_an_enumeration_without_a_value_is_not_carried(tmp_path: Path) -> None:
    program = build(tmp_path, BASE + scenario(READ + FLOW) + MOODS)
    path = tmp_path / "march.json"
    code, shown = sit(program, path, "1", "yes", "1")
    assert (code, Progress.read(path).stage) == (0, 2), shown
    assert [g.options for g in Progress.read(path).games] == [{}, {}]


def test_a_list_with_nothing_in_it_is_refused_in_words(tmp_path: Path) -> None:
    """The mistake is that of the campaign, not of the program."""
    text = MOODS + "    moods: list of it.mood for players\n"
    program = build(tmp_path, BASE + scenario(READ + FLOW) + text)
    code, shown = sit(program, tmp_path / "march.json", "1", "yes")
    assert code == 1
    assert "the option `moods` cannot be or hold nothing" in shown
    with pytest.raises(StartError) as raised:
        play_out(program, "second", 2, {"moods": ["", "calm"]}, 1, [])
    assert in_words(raised.value) == "the option `moods` cannot be or hold nothing"


def test_a_campaign_leads_only_to_its_own_scenarios(tmp_path: Path) -> None:
    text = BASE + scenario(FLOW) + OPTIONS + BRANCHES
    report = compile_text(tmp_path, text.replace("[main, valley, mountain]", "[main, valley]"))
    assert [d.code for d in report.errors] == ["E0125"]
    assert "`mountain` is not one of the scenarios" in told(report.errors)


def test_options_can_be_changed_between_games(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "march.json"
    sit(program, path, "1", "no", options=("bonus=5",))
    assert Progress.read(path).games[0].options == {"bonus": 5}
    sit(program, path, "1", "no", options=("army=2 ant",))
    last = Progress.read(path).games[1]
    assert last.options == {"bonus": 15, "army": ["ant", "ant"]}


def test_an_unfinished_game_goes_on_and_can_be_undone(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "march.json"
    sit(program, path, "quit")
    assert Progress.read(path).current is not None
    _, shown = sit(program, path, "undo", "1", "no")
    assert "continues after 0 choices" in shown
    assert "nothing to take back" in shown
    assert Progress.read(path).current is None


def test_a_game_of_other_content_begins_again(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "march.json"
    sit(program, path, "quit")
    progress = Progress.read(path)
    assert progress.current is not None
    replace(progress, current=replace(progress.current, lock={"demo": "x"})).write(path)
    code, shown = sit(program, path, "1", "no")
    assert code == 0
    assert "Its scenario starts again" in shown
    assert Progress.read(path).stage == 1


def test_damaged_and_foreign_files_are_refused(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "march.json"
    sit(program, path, "1", "no")
    data = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**data, "stage": 2}), encoding="utf-8")
    code, shown = sit(program, path)
    assert code == 1
    assert "is damaged" in shown
    Progress("other", "march", 1, 0, {}).write(path)
    assert "a campaign of `other`" in sit(program, path)[1]
    Progress("demo", "walk", 1, 0, {}).write(path)
    assert "no campaign `walk`" in sit(program, path)[1]
    path.write_text('{"format": "siegewright game"}', encoding="utf-8")
    assert "is a saved game, not a campaign" in sit(program, path)[1]


def test_a_campaign_that_does_not_come_out_as_saved_is_found(
    program: Program, tmp_path: Path
) -> None:
    path = tmp_path / "march.json"
    sit(program, path, "1", "no")
    replace(Progress.read(path), carried={"bonus": 99}).write(path)
    with pytest.raises(SaveError, match="replay of the campaign differs"):
        verify(program, path)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("scenarios: [main, second]", "scenarios: [main, secnd]"), "E0201"),
        (("bonus: options.bonus + 10", "bonsu: 1"), "E0209"),
        (("bonus: options.bonus + 10", "bonus: true"), "E0303"),
        (("bonus: options.bonus + 10", "bonus: d6"), "E0310"),
        (("  carries:", "  goes_on: 3\n  carries:"), "E0303"),
    ],
)
def test_mistakes_in_campaigns(tmp_path: Path, change: tuple[str, str], code: str) -> None:
    text = BASE + scenario(FLOW) + OPTIONS + MORE.replace(*change)
    report = compile_text(tmp_path, text)
    assert [d.code for d in report.errors] == [code], told(report.sorted())


def test_the_command_plays_and_verifies_a_campaign(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Castle Assault's campaign from the command line: two games, each with what was carried."""
    path = tmp_path / "war.json"
    monkeypatch.setattr("sys.stdin", io.StringIO("yes\n"))
    play = ["--root", str(ROOT), "play", "castle_assault", "--campaign", str(path)]
    assert main([*play, "--seat", "1=random", "--seed", "5", "--option", "faction=wolves"]) == 0
    shown = capfd.readouterr().out
    assert "1. A Just Offensive?" in shown
    progress = Progress.read(path)
    assert len(progress.games) == 2
    assert progress.carried["faction"] == "wolves"
    assert all(game.options["faction"] == "wolves" for game in progress.games)
    assert main(["--root", str(ROOT), "replay", str(path)]) == 0
    assert "2 games, " in capfd.readouterr().out
    assert main([*play, "--option", "faction=wolfs"]) == 1
    assert "did you mean `wolves`?" in capfd.readouterr().out


def test_bots_may_think_as_long_in_a_campaign_as_elsewhere(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    efforts: list[int] = []

    def chosen(seed: int, effort: int) -> Policy:
        efforts.append(effort)
        return RandomBot(seed).choose

    monkeypatch.setitem(BOTS, "random", chosen)
    path = tmp_path / "march.json"
    play_campaign(program, path, (), seats={0: "random"}, effort=7, source=io.StringIO())
    assert set(efforts) == {7}


def test_a_scenario_of_castle_assault_is_won_from_set_up_to_victory() -> None:
    """Sensible decisions win the first scenario, though not every time, and the campaign goes on."""
    castle_assault = shipped("castle_assault")
    campaign = castle_assault.campaigns["ooze_and_wand"]
    scenario = campaign.scenarios[0]
    for seed in range(12):
        bots = bots_named(["sensible"], 2, seed, effort=8)
        game = play_out(castle_assault, scenario, 2, {"faction": "undead"}, seed, bots, True).game
        if game.winners == (0,):
            break
    assert game.winners == (0,)
    assert campaign.goes_on(game)
    assert campaign.carried(game, {})["faction"] == "undead"


def loaded(folder: Path, pack: str) -> Program:
    return load_program(folder)


def test_bots_play_whole_campaigns(tmp_path: Path) -> None:
    made = build(tmp_path, BASE + scenario(FLOW) + OPTIONS + BRANCHES)
    ways = campaign_settings(made, "march", 1)
    found = simulate(lambda _: made, made.pack, ways=ways, games=20, jobs=1, progress=False)
    assert (found["games"], found["errors"]) == (20, 0)
    assert set(found["scenarios"]) == {"march"}
    chapters = found["chapters"]
    assert chapters["main"]["games"] == 20
    # The fork is decided by the first game; there a lost game is played again.
    assert sum(chapters[way]["results"].get("won", 0) for way in ("valley", "mountain")) == 20
    assert found["results"] == {"won": 20}
    # Beside other threads a worker is not forked: it has to load the program itself.
    loader = partial(loaded, tmp_path / "generated" / made.pack)
    again = simulate(loader, made.pack, ways=ways, games=20, jobs=2, progress=False)
    assert (again["chapters"], again["results"]) == (chapters, found["results"])


def test_a_game_of_a_campaign_that_fails_can_be_replayed(tmp_path: Path) -> None:
    flow = FLOW.replace("mark n", "if options.bonus > 0: mark 1 / (options.bonus - 1)\nmark n")
    made = build(tmp_path, BASE + scenario(flow) + OPTIONS + BRANCHES)
    ways = campaign_settings(made, "march")
    found = simulate(
        lambda _: made,
        made.pack,
        ways=ways,
        games=3,
        jobs=1,
        progress=False,
        replay_dir=tmp_path / "replays",
    )
    assert (found["errors"], found["results"]) == (3, {"error in a game": 3})
    failure = found["failures"][0]
    assert failure["scenario"] in ("valley", "mountain")
    assert failure["options"] == {"bonus": 1}
    assert Path(failure["replay"]).is_file()


def test_a_campaign_without_end_is_counted_as_not_finished(tmp_path: Path) -> None:
    endless = BRANCHES.replace(
        "goes_on: players[0] in winners or options.bonus = 0", "goes_on: options.bonus < 0"
    )
    made = build(tmp_path, BASE + scenario(FLOW) + OPTIONS + endless)
    ways = campaign_settings(made, "march")
    found = simulate(lambda _: made, made.pack, ways=ways, games=2, jobs=1, progress=False)
    assert found["results"] == {"not finished": 2}
    assert found["chapters"]["main"]["games"] == 2 * MOST_CHAPTERS


def test_only_a_campaign_of_the_pack_is_played(program: Program) -> None:
    with pytest.raises(StartError, match="there are: march"):
        campaign_settings(program, "stroll")


def test_a_campaign_with_battles_by_choice_is_kept_and_comes_out_again(tmp_path: Path) -> None:
    program = shipped("knight_fall")
    path = tmp_path / "seal.json"
    source = io.StringIO("yes\n" * 40)
    shown = io.StringIO()
    code = play_campaign(
        program, path, ("difficulty=hard",), 1, 5, {0: "random"}, source=source, target=shown
    )
    assert code == 0
    assert "The campaign is over" in shown.getvalue()
    progress = Progress.read(path)
    assert progress.games[0].scenario == "campaign"
    assert progress.games[-1].scenario.endswith("_battle")
    # What is owned and who has fallen goes from game to game.
    assert all(game.options["difficulty"] == "hard" for game in progress.games)
    assert progress.games[1].options["knights"]
    assert verify(program, path).startswith(f"{len(progress.games)} games")
