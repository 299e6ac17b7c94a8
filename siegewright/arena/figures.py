"""Figures: what the rows say, as sections with a table and a picture each.

Everything is counted by DuckDB in whole numbers and worked out here, in a fixed order: the same rows give the same figures.
Texts in tables are plain; escape them when you print them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from siegewright.simulation.statistics import (
    Z,
    difference,
    holm,
    mean,
    p_of_difference,
    p_of_share,
    wilson,
)

if TYPE_CHECKING:
    import duckdb

SURE = 0.05  # below this a corrected p is called a difference
MOST_BARS = 24  # in one picture; the table has all of them


@dataclass(frozen=True, slots=True)
class Bar:
    """A share with its interval."""

    label: str
    share: float
    low: float
    high: float
    tries: int
    sure: bool = False  # differs from what it is compared with


@dataclass(frozen=True, slots=True)
class Point:
    series: str
    x: float
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Picture:
    """What is drawn: `bars` as points with intervals, or `points` as curves; `alt` says it in words."""

    alt: str
    axis: str
    bars: tuple[Bar, ...] = ()
    points: tuple[Point, ...] = ()
    x_title: str = ""
    middle: float | None = None  # a line to hold shares against
    signed: bool = False  # differences, not shares
    left_out: int = 0


@dataclass(slots=True)
class Section:
    id: str
    title: str
    lead: str  # what the figures say, or how to read them
    heads: tuple[str, ...] = ()
    rows: list[tuple[str, ...]] = field(default_factory=list)
    picture: Picture | None = None


@dataclass(frozen=True, slots=True)
class Names:
    """What ids are called."""

    title: str
    scenarios: dict[str, str]
    documents: dict[str, str]

    def scenario(self, id: str) -> str:
        return self.scenarios.get(id, id)

    def document(self, id: str) -> str:
        return self.documents.get(id, id)


SEATS = """
    SELECT scenario, players, lineup, mixed, s.seat AS seat, s.seat = first, s.bot, min(s.name), count(*), sum(s.won::INT)::BIGINT,
           bool_or(split)
    FROM (SELECT scenario, players, lineup, seats[1].seat AS first, len(list_filter(seats, lambda s: s.bot <> seats[1].bot)) > 0 AS mixed,
                 len(list_filter(seats, lambda s: s.won)) NOT IN (0, len(seats)) AS split, unnest(seats) AS s
          FROM rows WHERE error = '')
    GROUP BY ALL ORDER BY ALL
"""


class Sat(NamedTuple):
    """Games by seats and their players."""

    scenario: str
    players: int
    lineup: str
    mixed: bool  # whether other bots sat at the same table
    seat: int
    first: bool  # the first seat stands for the game
    bot: str
    name: str
    games: int
    wins: int
    split: bool  # whether some of the players won, and some did not


class Rows:
    """The rows of a job, to be asked."""

    def __init__(self, database: duckdb.DuckDBPyConnection, names: Names) -> None:
        self.database = database
        self.names = names
        # Who sat where and won, for all questions about seats at once.
        self.seats = [Sat(*found) for found in self.ask(SEATS)]
        # In these every player wins or none: there is nothing to tell seats apart by.
        split = {(sat.scenario, sat.players) for sat in self.seats if sat.split}
        self.together = {(sat.scenario, sat.players) for sat in self.seats} - split

    def ask(self, query: str) -> list[tuple[Any, ...]]:
        return self.database.execute(query).fetchall()


def percents(hits: int, tries: int, z: float = Z) -> tuple[str, str]:
    """A share and its interval, for a table.

    >>> percents(8, 10)
    ('80.0 %', '49.0 - 94.3 %')
    """
    low, high = wilson(hits, tries, z)
    return f"{_percent(hits / tries if tries else 0.0)} %", f"{_percent(low)} - {_percent(high)} %"


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def p_words(p: float) -> str:
    return "< 0.001" if p < 0.001 else f"{p:.3f}"


def bar(label: str, hits: int, tries: int, sure: bool = False) -> Bar:
    low, high = wilson(hits, tries)
    return Bar(label, hits / tries if tries else 0.0, low, high, tries, sure)


def picture(alt: str, axis: str, bars: Sequence[Bar], **more: Any) -> Picture | None:
    """The first bars; None if there is nothing to see."""
    if not bars:
        return None
    return Picture(
        alt, axis, tuple(bars[:MOST_BARS]), left_out=max(0, len(bars) - MOST_BARS), **more
    )


# ------------------------------------------------------------------ who wins


def by_seat(rows: Rows) -> Section:
    """Whether a seat is better than another one of the same game."""
    groups: dict[tuple[str, int], list[tuple[str, int, int]]] = {}
    by_place = _summed(rows.seats, lambda sat: (sat.scenario, sat.players, sat.seat))
    names = {(sat.scenario, sat.players, sat.seat): sat.name for sat in reversed(rows.seats)}
    for place, (games, wins) in by_place.items():
        groups.setdefault(place[:2], []).append((names[place], games, wins))
    tests: list[tuple[str, int, int, float | None]] = []
    for (scenario, players), seats in groups.items():
        title = rows.names.scenario(scenario)
        head = f"{title}, {players} players" if _several(groups, scenario) else title
        if (scenario, players) in rows.together or len(seats) == 1:
            tests.append((f"{head}: the players", seats[0][1], seats[0][2], None))
            continue
        fair = sum(wins for *_, wins in seats) / max(1, sum(games for _, games, _ in seats))
        for name, games, wins in seats:
            tests.append((f"{head}: {name}", games, wins, fair))
    corrected = iter(
        holm([p_of_share(wins, games, fair) for _, games, wins, fair in tests if fair is not None])
    )
    section = Section(
        "seats",
        "Wins by seat",
        "Each seat against the other seats of the same scenario. Where all players win or lose together they have one row.",
        ("seat", "games", "wins", "95 % interval", "even share", "p (Holm)"),
    )
    bars: list[Bar] = []
    for label, games, wins, even_share in tests:
        p = next(corrected) if even_share is not None else 1.0
        share, interval = percents(wins, games)
        even = "-" if even_share is None else f"{_percent(even_share)} %"
        section.rows.append(
            (label, f"{games:,}", share, interval, even, "-" if even_share is None else p_words(p))
        )
        bars.append(bar(label, wins, games, p < SURE))
    sure = [b.label for b in bars if b.sure]
    section.lead += " " + (
        f"Seats that differ from an even share: {_listed(sure)}." if sure
        else "No seat differs from an even share by more than chance explains."
    )  # fmt: skip
    section.picture = picture("Share of games won by each seat", "games won", bars)
    return section


def _summed(seats: Iterable[Sat], key: Callable[[Sat], Any]) -> dict[Any, tuple[int, int]]:
    """Games and wins of all seats with the same key, in order of the keys."""
    found: dict[Any, tuple[int, int]] = {}
    for sat in sorted(seats, key=key):
        before = found.get(key(sat), (0, 0))
        found[key(sat)] = (before[0] + sat.games, before[1] + sat.wins)
    return found


def _several(groups: dict[tuple[str, int], Any], scenario: str) -> bool:
    return sum(known == scenario for known, _ in groups) > 1


def _listed(names: Sequence[str], most: int = 6) -> str:
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return "; ".join(names[:most]) + more


def by_scenario(rows: Rows) -> Section:
    first = [sat for sat in rows.seats if sat.first]
    found = _summed(first, lambda sat: (sat.scenario, sat.players))
    # Wins of a team and wins of one seat are not to be compared.
    groups: dict[str, dict[str, tuple[int, int]]] = {"the players": {}, "the first seat": {}}
    for (scenario, players), (games, wins) in found.items():
        whose = "the players" if (scenario, players) in rows.together else "the first seat"
        before = groups[whose].get(scenario, (0, 0))
        groups[whose][scenario] = (before[0] + games, before[1] + wins)
    cells = [
        (whose, [(rows.names.scenario(id), *pair) for id, pair in sorted(known.items())])
        for whose, known in groups.items()
        if known
    ]
    if len(cells) == 1:
        cells = [("", cells[0][1])]
    return _against_the_rest(
        "scenarios",
        "Wins by scenario",
        "Games won by the players where they win together, else by the first seat; each scenario against the others of its sort.",
        "scenario",
        cells,
    )


def by_option(rows: Rows) -> Section | None:
    found = rows.ask(
        "SELECT o.name, o.value, count(*), sum(won)::BIGINT FROM "
        "(SELECT seats[1].won::INT AS won, unnest(options) AS o FROM rows WHERE error = '' AND len(seats) > 0) "
        "GROUP BY 1, 2 ORDER BY 1, 2"
    )
    options: dict[str, list[tuple[str, int, int]]] = {}
    for name, value, games, wins in found:
        options.setdefault(name, []).append((rows.names.document(value), games, wins))
    groups = [(name, cells) for name, cells in options.items() if len(cells) > 1]
    if not groups:
        return None
    return _against_the_rest(
        "options",
        "Wins by option",
        "Games won by the first seat, each value of an option against its other values.",
        "option",
        groups,
    )


def by_lineup(rows: Rows) -> Section:
    """Skill against chance: how much better those do who play better."""
    within = _summed([sat for sat in rows.seats if sat.mixed], lambda sat: sat.bot)
    section = Section(
        "skill",
        "Skill against chance",
        "",
        ("bots", "seats", "wins", "95 % interval", "against the others", "p (Holm)"),
    )
    if within:
        made = _against_the_rest("skill", "", "", "bot", [("", _cells(within))])
        section.heads, section.rows = made.heads, made.rows
        section.picture = made.picture
        section.lead = (
            "Bots that sat at the same tables, changing seats from game to game. "
            "The further apart they are, the more skill matters; equal shares mean that chance decides."
        )
        return section
    lineups = _summed([sat for sat in rows.seats if sat.first], lambda sat: sat.lineup)
    if len(lineups) > 1:
        made = _against_the_rest("skill", "", "", "bots", [("", _cells(lineups))])
        section.heads, section.rows, section.picture = made.heads, made.rows, made.picture
        section.lead = (
            "Games won by the first seat (by the players, where they win together), by who played."
        )
        return section
    section.heads = ()
    section.lead = (
        "All games were played by the same bots, so nothing can be said. "
        "Play with --bots sensible,random, or for games of one team with --bots sensible --bots random."
    )
    return section


def _cells(found: dict[str, tuple[int, int]]) -> list[tuple[str, int, int]]:
    return [(name, games, wins) for name, (games, wins) in found.items()]


def _against_the_rest(
    id: str,
    title: str,
    lead: str,
    what: str,
    groups: Sequence[tuple[str, Sequence[tuple[str, int, int]]]],
) -> Section:
    """Cells of one or several groups, each cell compared with the other cells of its group."""
    tests: list[tuple[str, int, int, int, int]] = []
    for name, cells in groups:
        games = sum(cell[1] for cell in cells)
        wins = sum(cell[2] for cell in cells)
        for label, tries, hits in cells:
            shown = f"{name}: {label}" if name else label
            tests.append((shown, tries, hits, games - tries, wins - hits))
    ps = holm([p_of_difference((h, n), (oh, on)) for _, n, h, on, oh in tests])
    heads = (what, "games", "wins", "95 % interval", "difference to the others", "p (Holm)")
    section = Section(id, title, lead, heads)
    bars: list[Bar] = []
    for (label, tries, hits, others, other_hits), p in zip(tests, ps, strict=True):
        share, interval = percents(hits, tries)
        told = difference_words((hits, tries), (other_hits, others)) if others else "-"
        section.rows.append(
            (label, f"{tries:,}", share, interval, told, p_words(p) if others else "-")
        )
        bars.append(bar(label, hits, tries, p < SURE and others > 0))
    section.picture = picture(f"Share of games won by {what}", "games won", bars)
    return section


def difference_words(first: tuple[int, int], second: tuple[int, int]) -> str:
    """A difference in points of a hundred, with its interval.

    >>> difference_words((56, 70), (48, 80))
    '+20.0 (+5.2 to +33.4)'
    """
    middle, low, high = difference(first, second)
    return f"{100 * middle:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"


# ------------------------------------------------------------------ how games go


def lengths(rows: Rows) -> Section:
    section = Section(
        "length",
        "Length and changes of lead",
        "The lead is what the pack's score or evaluation says at the beginning of a turn. "
        "Games in which it never changes are decided early, or by the seat.",
        ("scenario", "games", "decisions", "turns", "half of them", "rounds", "changes of lead", "none at all"),
    )  # fmt: skip
    found = rows.ask(
        "SELECT scenario, count(*), sum(decisions)::BIGINT, sum(decisions::BIGINT * decisions)::BIGINT, "
        "sum(turns)::BIGINT, sum(turns::BIGINT * turns)::BIGINT, quantile_disc(turns, 0.25), quantile_disc(turns, 0.75), "
        "count(rounds), coalesce(sum(rounds), 0)::BIGINT, coalesce(sum(rounds::BIGINT * rounds), 0)::BIGINT, "
        "sum(leads)::BIGINT, sum(leads::BIGINT * leads)::BIGINT, count(*) FILTER (leads = 0), max(len(seats)) "
        "FROM rows WHERE error = '' GROUP BY 1 ORDER BY 1"
    )
    for scenario, n, d, dd, t, tt, low, high, rn, r, rr, leads, ll, none, seats in found:
        section.rows.append(
            (
                rows.names.scenario(scenario),
                f"{n:,}",
                mean_words(d, dd, n),
                mean_words(t, tt, n),
                f"{low} - {high}",
                mean_words(r, rr, rn) if rn else "-",
                mean_words(leads, ll, n) if seats > 1 else "-",
                " (".join(percents(none, n)) + ")" if seats > 1 else "-",
            )
        )
    return section


def mean_words(total: int, squares: int, count: int) -> str:
    """A mean with its interval.

    >>> mean_words(30, 220, 5)
    '6.0 (3.2 to 8.8)'
    """
    middle, low, high = mean(total, squares, count)
    return f"{middle:.1f} ({low:.1f} to {high:.1f})"


MOST_CURVES = 6
MOST_STEPS = 40


def survival(rows: Rows) -> Section | None:
    """How many games still run after a round, or after a turn where a game has no rounds."""
    found = rows.ask(
        "SELECT scenario, max(rounds) > 0 AS by_round, coalesce(rounds, turns) AS t, count(*) FROM "
        "(SELECT scenario, turns, CASE WHEN max(rounds) OVER (PARTITION BY scenario) > 0 THEN rounds END AS rounds "
        "FROM games WHERE error = '') GROUP BY scenario, t ORDER BY 1, 3"
    )
    if not found:
        return None
    scenarios: dict[str, dict[int, int]] = {}
    in_rounds = False
    for scenario, by_round, t, count in found:
        scenarios.setdefault(scenario, {})[int(t)] = count
        in_rounds = in_rounds or bool(by_round)
    unit = "round" if in_rounds else "turn"
    section = Section(
        "survival",
        f"Games still running, by {unit}",
        f"The share of games that were not over after a {unit} (turns, where a scenario counts no rounds).",
        ("scenario", "after", "running of", "share", "95 % interval"),
    )
    points: list[Point] = []
    order = sorted(scenarios, key=lambda s: (-sum(scenarios[s].values()), s))
    for scenario in sorted(scenarios):
        ends = scenarios[scenario]
        total = sum(ends.values())
        name = rows.names.scenario(scenario)
        last = max(ends)
        step = max(1, -(-last // MOST_STEPS))
        for t in range(0, last + 1, step):
            left = sum(count for when, count in ends.items() if when > t)
            low, high = wilson(left, total)
            if scenario in order[:MOST_CURVES]:
                points.append(Point(name, t, left / total, low, high))
            if t % (step * 4) == 0:
                share, interval = percents(left, total)
                section.rows.append((name, str(t), f"{left:,} of {total:,}", share, interval))
    section.picture = Picture(
        f"Share of games still running after each {unit}",
        "still running",
        points=tuple(points),
        x_title=unit,
        left_out=max(0, len(scenarios) - MOST_CURVES),
    )
    return section


def ends(rows: Rows) -> Section:
    section = Section(
        "ends",
        "How games end",
        "Result, with the phase in which the game ended and the last event before that.",
        ("scenario", "result", "phase", "last event", "games", "share", "95 % interval"),
    )
    found = rows.ask(
        "SELECT scenario, result, phase, event, count(*) AS n, sum(count(*)) OVER (PARTITION BY scenario)::BIGINT "
        "FROM games GROUP BY 1, 2, 3, 4 ORDER BY 1, n DESC, 2, 3, 4"
    )
    results: dict[str, tuple[int, int]] = {}
    for scenario, result, phase, event, count, total in found:
        share, interval = percents(count, total)
        label = f"{rows.names.scenario(scenario)}: {result}"
        results[label] = (results.get(label, (0, 0))[0] + count, total)
        words = (str(phase or "-").replace("_", " "), str(event or "-").replace("_", " "))
        section.rows.append(
            (rows.names.scenario(scenario), str(result), *words, f"{count:,}", share, interval)
        )
    bars = [bar(label, hits, tries) for label, (hits, tries) in results.items()]
    section.picture = picture("How often each result occurs", "games", bars)
    return section


def choices(rows: Rows) -> Section | None:
    # An action is offered once in a decision, for however many documents: only the first of the rows that are together counts.
    found = rows.ask(
        "SELECT c.prompt, c.action, sum(first::INT)::BIGINT AS n, sum(c.taken::INT)::BIGINT FROM "
        "(SELECT unnest(choices) AS c, unnest(list_transform(choices, lambda c, i: i = 1 OR choices[i - 1].decision <> c.decision "
        "OR choices[i - 1].action <> c.action)) AS first FROM rows) "
        "WHERE c.action <> '' GROUP BY 1, 2 ORDER BY n DESC, 1, 2 LIMIT 60"
    )
    if not found:
        return None
    section = Section(
        "choices",
        "What is offered and what is chosen",
        "From a sample of the decisions. An action that bots never take is too weak, too expensive, or not understood by the evaluation.",
        ("question", "action", "decisions", "taken", "95 % interval"),
    )
    bars: list[Bar] = []
    for prompt, action, tries, hits in found:
        share, interval = percents(hits, tries)
        label = str(action).replace("_", " ")
        section.rows.append((str(prompt).replace("_", " "), label, f"{tries:,}", share, interval))
        bars.append(bar(f"{label} ({prompt})", hits, tries))
    section.picture = picture("How often each offered action is taken", "taken when offered", bars)
    return section


def errors(rows: Rows) -> Section | None:
    found = rows.ask(
        "SELECT error, count(*), min(game) FROM games WHERE error <> '' GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 40"
    )
    if not found:
        return None
    section = Section(
        "errors",
        "Games that failed",
        "The rules ended these games. They count nowhere else on this page. `siegewright hunt` makes a short test of such a game.",
        ("error", "games", "first game"),
    )
    section.rows = [(str(error), f"{count:,}", str(game)) for error, count, game in found]
    return section
