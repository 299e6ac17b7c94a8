"""Balance reports: the tables that a pack declares, filled by bots.

All cells are played equally often, and what was counted in each game is kept, so an interrupted run continues where it
stopped. A game follows from the pack, the seed, the effort and its number.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from compiler import markdown, pack_files
from interpreter import Balance, Program, StartError
from siegewright.simulation.progress import Meter, meter_for
from siegewright.simulation.settings import Setting
from siegewright.simulation.sim import play_all, processes_for
from siegewright.simulation.sim_games import ALL_GAMES, Counted, Failure, Job, Loader, Tally
from siegewright.simulation.statistics import percent
from siegewright.usage import write_here

SCENARIO, PLAYERS, BOTS = "scenario", "players", "bots"
MOST_BYTES = 64_000_000  # of what is kept between runs
SEAT = 0  # whose wins are counted
HAD = "\t"  # between the name of a way and what a player had in its games


@dataclass(slots=True)
class Cell:
    """Games of one way to set up, and how many of them the first seat won."""

    games: int = 0
    wins: int = 0

    def add(self, games: int, wins: int) -> None:
        self.games += games
        self.wins += wins

    def __str__(self) -> str:
        return percent(self.wins, self.games) if self.games else "-"


Cells = dict[tuple[str, str], Cell]


@dataclass(frozen=True, slots=True)
class Run:
    """What makes two runs the same, so that one can go on where the other stopped."""

    lock: str
    seed: int
    effort: int
    bots: tuple[str, ...]

    def key(self, balance: Balance) -> str:
        return f"{balance.id} {self.lock} {self.seed} {self.effort} {','.join(self.bots)}"


def balance_pack(
    loader: Loader,
    program: Program,
    games: int,
    run: Run,
    jobs: int | None,
    keep: Path,
    tables: Sequence[str] = (),
    root: Path | None = None,
) -> tuple[str, bool]:
    """Play until every cell has so many games; gives the report, and whether that is all of it.

    StartError if the pack has no such table, or a table cannot be played.
    """
    chosen = _chosen(program, tables)
    kept = _read(keep)
    whole = True
    for balance in chosen:
        known = kept.setdefault(run.key(balance), {})
        ways = list(ways_of(program, balance).values())
        missing = [game for game in range(games * len(ways)) if game not in known]
        if not missing or not whole:
            continue
        job = Job(program.pack, ways, run.seed, run.bots, False, run.effort)
        tally = Tally(counted=known)
        total = games * len(ways)
        shown = meter_for(total, sys.stderr, total - len(missing))
        meter = _Keeping(shown, partial(_write, keep, kept, root))
        workers = processes_for(jobs, len(missing))
        try:
            whole = play_all(loader, program, job, missing, workers, tally, meter)
        finally:
            _write(keep, kept, root)
        if tally.failures:
            raise StartError(f"a game failed: {_told(tally.failures[0])}")
    parts = [_head(program, run, games, whole, tables)]
    for balance in chosen:
        ways = list(ways_of(program, balance).values())
        parts.append(_table(program, balance, _rounds(ways, kept[run.key(balance)], games)))
    return "\n".join(parts), whole


class _Keeping(Meter):
    """Shows how far the games are, and keeps them now and then."""

    EVERY = 10.0  # seconds

    def __init__(self, shown: Meter, keep: Callable[[], None]) -> None:
        super().__init__(shown.games, shown.before)
        self.shown = shown
        self.keep = keep
        self.last = self.began

    def show(self, done: int, tally: Tally) -> None:
        self.shown.show(self.before + done, tally)
        now = time.perf_counter()
        if now - self.last >= self.EVERY:
            self.last = now
            self.keep()

    def close(self) -> None:
        self.shown.close()


def _told(failure: Failure) -> str:
    setting = failure.setting
    return f"{failure.error} ({setting.name}, game {failure.index}, seed {failure.seed})"


def _rounds(ways: Sequence[Setting], known: Mapping[int, Counted], games: int) -> list[Counted]:
    """The results of all ways, round by round, up to the first round of which games are missing."""
    rounds: list[Counted] = []
    for first in range(0, games * len(ways), len(ways)):
        found: Counted = {}
        for game, way in enumerate(ways, first):
            if game not in known:
                return rounds
            found.update(_result(way, known[game]))
        rounds.append(found)
    return rounds


def lock_of(program: Program) -> str:
    return " ".join(f"{pack}:{lock[:12]}" for pack, lock in sorted(program.lock.items()))


def _chosen(program: Program, tables: Sequence[str]) -> list[Balance]:
    known = {balance.id: balance for balance in program.balances}
    for name in tables:
        if name not in known:
            raise StartError(f"there is no balance `{name}`; there are {', '.join(known)}")
    if not known:
        raise StartError(f"`{program.pack}` declares no balance")
    return [known[name] for name in tables or known]


def ways_of(program: Program, balance: Balance) -> dict[tuple[str, str], Setting]:
    """The games of a table, by row and column."""
    ways: dict[tuple[str, str], Setting] = {}
    for row in balance.rows[1]:
        for column in balance.columns[1] or ("",):
            values = {**balance.options, balance.rows[0]: row}
            if balance.columns[1]:
                values[balance.columns[0]] = column
            campaign = balance.campaign
            first = program.campaigns[campaign].scenarios[0] if campaign else balance.scenario
            scenario = str(values.pop(SCENARIO, first))
            players = int(values.pop(PLAYERS, balance.players))
            bot = values.pop(BOTS, None)
            least = program.scenarios()[scenario].players[0]
            name = f"{balance.id} {row} {column}".rstrip()
            bots = () if bot is None else (str(bot),)
            ways[str(row), str(column)] = Setting(
                name, scenario, players or least, values, bots, campaign, balance.id
            )
    return ways


def _result(way: Setting, counted: Counted) -> Counted:
    """Tries and hits of one game: of the game, or by what players had; each game counts under the name of the way, too."""
    had = {f"{way.name}{HAD}{name}": pair for name, pair in counted.items() if name != ALL_GAMES}
    return {way.name: counted.get(ALL_GAMES, (1, 0)), **had}


# The report


def is_report(path: Path) -> bool:
    """Whether a file is a report that was written here."""
    return b"\nWritten by `siegewright balance " in pack_files.read_bytes(path, 4_000)


def _head(program: Program, run: Run, games: int, whole: bool, tables: Sequence[str]) -> str:
    only = "".join([f"--table {name} " for name in tables])
    told = "" if whole else "\nNot all games have been played: run the command again to continue.\n"
    return (
        f"# Balance of {markdown.words(program.title)}\n\n"
        f"Written by `siegewright balance {program.pack} {only}--games {games} --seed {run.seed} "
        f"--effort {run.effort}`.\nBots play ({', '.join(run.bots)} by default); "
        "in brackets the 95 % interval."
        f"\n{told}"
    )


def _table(program: Program, balance: Balance, rounds: Sequence[Counted]) -> str:
    if balance.having is not None:
        return _table_by_having(program, balance, rounds)
    cells: Cells = {}
    for place, way in ways_of(program, balance).items():
        cells[place] = Cell()
        for found in rounds:
            cells[place].add(*found[way.name])
    rows = [str(value) for value in balance.rows[1]]
    columns = [str(value) for value in balance.columns[1]] or [""]
    way = next(iter(ways_of(program, balance).values()))
    lines = _opening(balance)
    games = "campaigns" if balance.campaign else "games"
    told = "Wins of " + _seat_words(program, way) if balance.share is None else f"Share of {games}"
    lines += [f"{told}, {len(rounds)} {games} a cell.", ""]
    head = [
        markdown.words(balance.rows[0].replace("_", " ")),
        *[_shown(program, c) for c in columns],
    ]
    if len(columns) > 1:
        head.append("all")
    lines += [markdown.row(head), markdown.row(["---"] * len(head))]
    for row in rows:
        shown = [_shown(program, row), *[str(cells[row, column]) for column in columns]]
        if len(columns) > 1:
            shown.append(str(_sum([cells[row, column] for column in columns])))
        lines.append(markdown.row(shown))
    if len(columns) > 1 and len(rows) > 1:
        sums = [str(_sum([cells[row, column] for row in rows])) for column in columns]
        lines.append(markdown.row(["all", *sums, str(_sum(list(cells.values())))]))
    if set(rows) == set(columns):
        lines += ["", "Overall, against all others and from both seats:", ""]
        lines += [markdown.row(["", "games", "won"]), markdown.row(["---"] * 3)]
        for name, cell in overall(cells, rows).items():
            lines.append(markdown.row([_shown(program, name), str(cell.games), str(cell)]))
    return "\n".join([*lines, ""])


def _opening(balance: Balance) -> list[str]:
    """The heading of a table, and what it is about."""
    lines = [f"## {markdown.words(balance.title)}", ""]
    return [*lines, markdown.paragraphs(balance.text), ""] if balance.text else lines


def _table_by_having(program: Program, balance: Balance, rounds: Sequence[Counted]) -> str:
    """One row for everything that a player had: how many of those who had it have won, by what is played."""
    ways = ways_of(program, balance)
    cells: dict[tuple[str, str], Cell] = {}
    for found in rounds:
        for key, pair in found.items():
            way, _, had = key.partition(HAD)
            if had:
                cells.setdefault((had, way), Cell()).add(*pair)
    counted = "wins" if balance.share is None else "share"
    games = "campaigns" if balance.campaign else "games"
    lines = [
        *_opening(balance),
        f"{len(rounds)} {games} a column; of those who had it, {counted}.",
        "",
    ]
    heads = [" ".join([_shown(program, part) for part in place if part]) for place in ways]
    head = [markdown.words(balance.rows[0].replace("_", " ")), *heads]
    lines += [markdown.row(head), markdown.row(["---"] * len(head))]
    for had in sorted({had for had, _ in cells}):
        shown = [str(cells.get((had, way.name), Cell())) for way in ways.values()]
        lines.append(markdown.row([markdown.words(had), *shown]))
    return "\n".join([*lines, ""])


def overall(cells: Cells, names: Sequence[str]) -> dict[str, Cell]:
    """Of each name, its games against all others, whether in a row or in a column."""
    found: dict[str, Cell] = {}
    for name in names:
        total = Cell()
        for other in names:
            if other != name:
                first, second = cells[name, other], cells[other, name]
                total.add(first.games, first.wins)
                total.add(second.games, second.games - second.wins)
        found[name] = total
    return found


def _sum(cells: Sequence[Cell]) -> Cell:
    return Cell(sum(c.games for c in cells), sum(c.wins for c in cells))


def _seat_words(program: Program, way: Setting) -> str:
    seats = program.scenarios()[way.scenario].seats
    return markdown.words(seats[SEAT]) if seats else "the first seat"


def _shown(program: Program, value: str) -> str:
    scenario = program.scenarios().get(value)
    return markdown.words(scenario.title if scenario is not None else value)


# What is kept between runs


def _read(path: Path) -> dict[str, dict[int, Counted]]:
    """What was counted in each game, by run; runs that make no sense are left out."""
    try:
        kept = json.loads(pack_files.read_bytes(path, MOST_BYTES)).items()
    except (OSError, ValueError, AttributeError, RecursionError):
        return {}
    return {
        run: {
            int(game): {name: (t, h) for name, (t, h) in found.items()}
            for game, found in games.items()
        }
        for run, games in kept
        if _are_games(games)
    }


def _are_games(value: object) -> bool:
    return isinstance(value, dict) and all(
        game.isdecimal()
        and isinstance(found, dict)
        and all(
            isinstance(pair, list)
            and len(pair) == 2
            and all(type(number) is int for number in pair)
            and 0 <= pair[1] <= pair[0]
            for pair in found.values()
        )
        for game, found in value.items()
    )


def _write(path: Path, kept: dict[str, dict[int, Counted]], root: Path | None) -> None:
    write_here(path, json.dumps(kept).encode(), root)
