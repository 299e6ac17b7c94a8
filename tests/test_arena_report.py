"""The report of an arena: honest figures, the same bytes, and no word of a pack that becomes code."""

from __future__ import annotations

import doctest
import json
import math
import random
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from siegewright.arena import figures, impact, report, run, shards
from siegewright.arena.figures import Names, Rows
from siegewright.arena.shard_names import shard_stem
from siegewright.simulation import statistics

KEY = "ab" * 12
BAD = "<script>alert(1)</script> | [x](javascript:y) \x1b[2J \"'\\u0027 ]]> `c` {{7*7}}"


def row(number: int, **changes: Any) -> dict[str, Any]:
    won = number % 2 == 0
    seats = [
        {"seat": s, "name": name, "bot": "random", "won": won == (s == 0), "score": None,
         "decisions": 4, "offered": 12, "lost_turn": None}
        for s, name in enumerate(("Red", "Blue"))
    ]  # fmt: skip
    return {
        "game": number, "scenario": "duel", "players": 2, "setting": "duel", "options": [], "seed": number,
        "lineup": "random", "result": "won: Red" if won else "won: Blue", "outcome": "won", "error": "",
        "decisions": 8, "steps": 9, "turns": 6, "rounds": None, "leads": 1, "phase": "battle", "event": "harm",
        "counted": [], "seats": seats, "things": [], "choices": [], **changes,
    }  # fmt: skip


def folder_of(path: Path, rows: list[dict[str, Any]], title: str = "Sea") -> run.Folder:
    path.mkdir(exist_ok=True)
    shards.write_shard(path, shard_stem(KEY, range(len(rows))), rows)
    data = {
        "arena": 1,
        "key": KEY,
        "chunk": 64,
        "job": {"lineups": [["random"]], "seed": 1, "effort": 32, "lock": "0123"},
        "names": {"title": title, "scenarios": {"duel": title}, "documents": {"sea.wolf": title}},
    }
    (path / run.FILE).write_text(json.dumps(data))
    found = run.read_folder(path)
    assert found is not None
    return found


def section(folder: run.Folder, id: str) -> figures.Section:
    return next(found for found in report.sections_of(folder) if found.id == id)


def thing(seat: int | None, seen: int, document: str = "sea.wolf") -> dict[str, Any]:
    return {
        "document": document, "seat": seat, "copies": 1, "seen": seen, "played": seen, "died": 0, "turns": seen,
    }  # fmt: skip


@pytest.mark.parametrize("module", [statistics, figures])
def test_examples_in_docstrings_hold(module: Any) -> None:
    assert doctest.testmod(module).failed == 0


def test_the_interval_of_a_stratified_difference_covers_the_truth() -> None:
    """In 19 of 20 runs, with strata that differ much; a comparison without strata is far off."""
    rng = random.Random(1)
    covered = off = 0
    for _ in range(400):
        strata = []
        for base, tries, others in ((0.1, 60, 20), (0.8, 20, 60)):
            hits = sum(rng.random() < base + 0.1 for _ in range(tries))
            other = sum(rng.random() < base for _ in range(others))
            strata.append((hits, tries, other, others))
        _, low, high, _ = statistics.stratified(strata)
        covered += low <= 0.1 <= high
        sums = [sum(column) for column in zip(*strata, strict=True)]
        _, low, high = statistics.difference((sums[0], sums[1]), (sums[2], sums[3]))
        off += not low <= 0.1 <= high
    assert covered >= 372  # 93 %
    assert off > 300


def test_p_values_are_even_where_there_is_nothing() -> None:
    rng = random.Random(2)
    small = {"difference": 0, "share": 0, "pairs": 0}
    for _ in range(600):
        first, second = ((sum(rng.random() < 0.4 for _ in range(80)), 80) for _ in range(2))
        small["difference"] += statistics.p_of_difference(first, second) < 0.05
        small["share"] += statistics.p_of_share(first[0], 80, 0.4) < 0.05
        pairs = [(rng.random() < 0.5) - (rng.random() < 0.5) for _ in range(80)]
        small["pairs"] += statistics.p_of_pairs(pairs.count(1), pairs.count(-1)) < 0.05
    assert all(count <= 48 for count in small.values())  # 8 %: chance allows 5 % and some


def test_the_seat_that_wins_is_told(tmp_path: Path) -> None:
    games = [row(n) for n in range(40)]
    assert "No seat differs" in section(folder_of(tmp_path / "even", games), "seats").lead
    uneven = [row(0, game=n) if n % 4 else row(1, game=n) for n in range(40)]
    told = section(folder_of(tmp_path / "odd", uneven), "seats")
    assert "Seats that differ from an even share: Sea: Red; Sea: Blue." in told.lead
    assert told.rows[0][:5] == ("Sea: Red", "40", "75.0 %", "59.8 - 85.8 %", "50.0 %")


def test_what_is_seen_only_in_won_scenarios_is_no_cause(tmp_path: Path) -> None:
    """All the difference is between scenarios; within each there is none."""
    games = []
    rng = random.Random(4)
    for number in range(300):
        easy = number % 2 == 0
        seen = int(rng.random() < (0.8 if easy else 0.2))
        won = rng.random() < (0.9 if easy else 0.1)
        seats = [{**row(0)["seats"][0], "won": won}]
        games.append(
            row(number, scenario="easy" if easy else "hard", seats=seats, things=[thing(0, seen)])
        )
    told = section(folder_of(tmp_path / "out", games), "seen")
    assert told.rows[0][2] > told.rows[0][5]  # those who saw it won more often
    assert "0 of 1 differ" in told.lead


def test_a_card_that_wins_games_is_found_among_many(tmp_path: Path) -> None:
    rng = random.Random(3)
    games = []
    for number in range(400):
        seen = rng.random() < 0.5
        won = rng.random() < (0.7 if seen else 0.4)
        seats = [{**seat, "won": won == (seat["seat"] == 0)} for seat in row(0)["seats"]]
        others = [thing(0, int(rng.random() < 0.5), f"sea.fish_{n}") for n in range(30)]
        games.append(row(number, seats=seats, things=[thing(0, int(seen)), *others]))
    told = section(folder_of(tmp_path / "out", games), "seen")
    assert told.rows[0][0] == "Sea"
    assert "1 of 31 differ" in told.lead


def test_failed_games_count_nowhere_else(tmp_path: Path) -> None:
    games = [row(n) for n in range(10)] + [row(n, error="broken", seats=[]) for n in range(10, 13)]
    folder = folder_of(tmp_path / "out", games)
    assert section(folder, "seats").rows[0][1] == "10"
    assert section(folder, "errors").rows == [("broken", "3", "10")]


def random_games(count: int) -> list[dict[str, Any]]:
    """Games of a duel, of a team and of one player, some of which fail; things of seats and of nobody."""
    rng = random.Random(11)
    games = []
    for number in range(count):
        scenario, players = (("duel", 2), ("team", 3), ("alone", 1))[number % 3]
        won = rng.random() < 0.5
        seats = [
            {**row(0)["seats"][0], "seat": seat, "name": f"seat {seat}", "bot": rng.choice(["random", "sensible"]),
             "won": won if scenario != "duel" else won == (seat == 0)}
            for seat in range(players)
        ]  # fmt: skip
        things = [
            {**thing(rng.choice([None, *range(players), 7]), rng.randrange(3), f"sea.fish_{rng.randrange(3)}"),
             "played": rng.randrange(2), "copies": 3, "died": rng.randrange(2)}
            for _ in range(4)
        ]  # fmt: skip
        choices = [
            {"decision": d, "seat": 0, "prompt": "turn", "action": action, "document": document, "offered": 1,
             "taken": rng.random() < 0.4}
            for d in range(2)
            for action in ("hit", "run")
            for document in ("sea.a", "sea.b")[: rng.randrange(3)]
        ]  # fmt: skip
        failed = {"error": "broken"} if rng.random() < 0.1 else {}
        games.append(
            row(number, scenario=scenario, players=players, seats=seats, things=things, choices=choices,
                turns=rng.choice([2, 3, 40]), lineup=rng.choice(["random", "sensible,random"]), **failed)
        )  # fmt: skip
    return games


def test_figures_agree_with_a_second_computation(tmp_path: Path) -> None:
    """What DuckDB counts in a few large questions, counted here game by game."""
    games = random_games(600)
    fine = [game for game in games if not game["error"]]
    with shards.open_shards(folder_of(tmp_path / "out", games).shards()) as database:
        rows = Rows(database, Names("", {}, {}))
        counted = impact.counts(rows)
        seen = impact.impact(rows, counted, "seen")
        lives = impact.lives(rows, counted)
        found = {section.id: section for section in (figures.by_seat(rows), figures.by_scenario(rows), figures.by_lineup(rows))}  # fmt: skip
        offered = figures.choices(rows)
    assert rows.together == {("team", 3), ("alone", 1)}
    assert seen is not None
    assert lives is not None
    assert offered is not None

    strata: dict[str, dict[Any, list[int]]] = {}
    for game in fine:
        winners = {seat["seat"] for seat in game["seats"] if seat["won"]}
        people = {seat["seat"] for seat in game["seats"]}
        for had in game["things"]:
            if had["seat"] not in people and (
                had["seat"] is not None or len(winners) not in (0, len(people))
            ):
                continue
            won = bool(winners) if had["seat"] is None else had["seat"] in winners
            likes = (game["scenario"], had["seat"], math.floor(3 * math.log2(game["turns"] + 1)))
            cells = strata.setdefault(had["document"], {}).setdefault(likes, [0, 0, 0, 0])
            cells[0 if had["seen"] else 2] += won
            cells[1 if had["seen"] else 3] += 1
    told = {line[0]: line for line in seen.rows}
    assert told.keys() == strata.keys()
    for document, known in strata.items():
        hits, tries, _, others = (sum(column) for column in zip(*known.values(), strict=True))
        middle, low, high, _ = statistics.stratified(
            [(a, b, c, d) for a, b, c, d in known.values()]
        )
        assert told[document][1] == str(tries)
        assert told[document][2] == f"{100 * hits / tries:.1f} %"
        assert told[document][4] == str(others)
        assert told[document][6] == f"{100 * middle:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"
    every = [had for game in games for had in game["things"]]  # also of games that failed
    for line in lives.rows:
        own = [had for had in every if had["document"] == line[0]]
        assert line[1] == f"{sum(had['copies'] for had in own):,}"
        assert line[6] == f"{sum(had['died'] for had in own):,}"

    duels = [game for game in fine if game["scenario"] == "duel"]
    wins = sum(game["seats"][0]["won"] for game in duels)
    assert ("duel: seat 0", str(len(duels)), f"{100 * wins / len(duels):.1f} %") in [line[:3] for line in found["seats"].rows]  # fmt: skip
    teams = [game for game in fine if game["scenario"] == "team"]
    wins = sum(game["seats"][0]["won"] for game in teams)
    assert ("the players: team", str(len(teams)), f"{100 * wins / len(teams):.1f} %") in [line[:3] for line in found["scenarios"].rows]  # fmt: skip
    mixed = [seat for game in fine if len({seat["bot"] for seat in game["seats"]}) > 1 for seat in game["seats"]]  # fmt: skip
    for line in found["skill"].rows:
        own = [seat for seat in mixed if seat["bot"] == line[0]]
        assert line[1:3] == (str(len(own)), f"{100 * sum(s['won'] for s in own) / len(own):.1f} %")

    for _, action, decisions, *_ in offered.rows:
        kinds = {(game["game"], c["decision"]) for game in games for c in game["choices"] if c["action"] == action}  # fmt: skip
        assert decisions == str(len(kinds))


def test_intervals_and_corrections_agree_with_a_second_computation() -> None:
    """Wilson by solving its equation, McNemar by its definition, Holm by going down the list."""
    rng = random.Random(5)
    for _ in range(200):
        tries = rng.randrange(1, 400)
        hits = rng.randrange(tries + 1)
        for bound in statistics.wilson(hits, tries):
            # A bound is the share for which what was seen lies just so many standard errors away.
            distance = abs(hits / tries - bound)
            assert math.isclose(distance, statistics.Z * math.sqrt(bound * (1 - bound) / tries), abs_tol=1e-6)  # fmt: skip
        more, fewer = rng.randrange(12), rng.randrange(12)
        ways = [bin(way).count("1") for way in range(2 ** min(more + fewer, 12))]
        if 0 < more + fewer <= 12:
            far = [n for n in ways if abs(2 * n - more - fewer) >= abs(more - fewer)]
            assert math.isclose(statistics.p_of_pairs(more, fewer), len(far) / len(ways))
        values = [rng.random() ** 3 for _ in range(rng.randrange(8))]
        corrected, most = {}, 0.0
        for rank, (p, index) in enumerate(sorted((p, index) for index, p in enumerate(values))):
            most = max(most, p * (len(values) - rank))
            corrected[index] = min(1.0, most)
        assert statistics.holm(values) == [corrected[index] for index in range(len(values))]


class Page(HTMLParser):
    """Every element and attribute of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes.update(name for name, _ in attrs)
        self.links += [
            value or "" for name, value in attrs if name in ("href", "src", "xlink:href")
        ]


def test_names_of_strangers_stay_words_and_bytes_stay_the_same(tmp_path: Path) -> None:
    games = [
        row(
            n,
            options=[{"name": BAD, "value": BAD + str(n % 2)}],
            result=BAD,
            phase=BAD,
            event=BAD,
            seats=[{**seat, "name": BAD, "bot": BAD + str(seat["seat"])} for seat in row(n)["seats"]],
            things=[thing(0, n % 2), thing(1, (n // 2) % 2)],
            choices=[
                {"decision": 0, "seat": 0, "prompt": BAD, "action": BAD, "document": BAD, "offered": 2, "taken": True}
            ],
        )
        for n in range(60)
    ] + [row(60, error=BAD, seats=[])]  # fmt: skip
    folder = folder_of(tmp_path / "out", games, BAD)
    page, text = report.write_report(folder)
    first = page.read_bytes(), text.read_bytes()
    assert (report.write_report(folder)[0].read_bytes(), text.read_bytes()) == first
    html = page.read_text()
    found = Page(html)
    assert found.tags.isdisjoint(
        {"script", "img", "iframe", "object", "link", "a-x", "foreignobject"}
    )
    assert not [name for name in found.attributes if name.startswith("on")]
    assert all(link.startswith("#") for link in found.links)
    assert "default-src 'none'" in html
    assert "url(" not in html
    assert "alert(1)" in html
    markdown = text.read_text()
    assert "<script" not in markdown
    assert not re.search(r"(?<!\\)\[x\]\(javascript", markdown)
    heads = [line for line in markdown.split("\n") if line.startswith("|")]
    assert len({line.replace("\\|", "").count("|") for line in heads if "Holm" in line}) <= 2


def test_every_share_has_its_games_and_interval(tmp_path: Path) -> None:
    folder = folder_of(tmp_path / "out", [row(n, things=[thing(0, n % 3)]) for n in range(60)])
    for found in report.sections_of(folder):
        for line in found.rows:
            if any(re.fullmatch(r"[\d.]+ %", cell) for cell in line):
                assert any("interval" in head for head in found.heads), found.id
                assert any(
                    head.endswith(("games", "decisions", "copies", "running of", "seats"))
                    for head in found.heads
                ), found.id


def test_rows_of_one_team_have_one_line(tmp_path: Path) -> None:
    games = [
        row(n, seats=[{**seat, "won": n % 3 == 0} for seat in row(n)["seats"]]) for n in range(30)
    ]
    folder = folder_of(tmp_path / "out", games)
    assert [line[0] for line in section(folder, "seats").rows] == ["Sea: the players"]
    with shards.open_shards(folder.shards()) as database:
        assert Rows(database, Names("", {}, {})).together == {("duel", 2)}


def test_labels_have_room_for_any_font(tmp_path: Path) -> None:
    """A browser's letters may be a third wider than those with which the drawing was measured."""
    from siegewright.arena.charts import WIDTH, svg

    label = "the first seat: Any Faction against any other"
    drawn = svg(figures.Picture("x", "games", (figures.Bar(label, 0.5, 0.4, 0.6, 9),)))
    left = re.search(r'<g[^>]*transform="translate\(([\d.]+),', drawn)
    assert left is not None
    assert float(left[1]) > 7 * len(label)
    many = figures.Bar("x", 0.5, 0.4, 0.6, 1_000_000)
    drawn = svg(figures.Picture("x", "games", (many,)))
    left, box = (
        re.search(r'<g[^>]*transform="translate\(([\d.]+),', drawn),
        re.search(r'viewBox="0 0 ([\d.]+)', drawn),
    )
    assert left is not None
    assert box is not None
    assert float(box[1]) - float(left[1]) - WIDTH - 10 > 7 * len("n = 1,000,000")
