"""What the pieces of a game are worth: win rates of those who saw or played them, against those who did not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from siegewright.arena.figures import SURE, Bar, Rows, Section, p_words, percents, picture
from siegewright.simulation.statistics import Stratum, holm, stratified

LEAST = 10  # games on each side; fewer say nothing
WORDS = {
    "seen": (
        "Impact when seen",
        "Games of those who had a thing and got to see it, against games of those who had it and did not. ",
    ),
    "played": (
        "Impact when played",
        "Games of those who had a thing and played it, against games of those who had it and did not. "
        "Who is ahead plays more, so read this beside the impact when seen. ",
    ),
}
ALIKE = (
    "The difference is that among likes: the same scenario, number of players, seat, and about the same length of the game, "
    "as long games show more things."
)


def counts(rows: Rows) -> list[Counted]:
    """How often things were seen and played by those who had them, and how those games came out; asked once for both."""
    # A piece of nobody concerns all players, where they win together.
    return rows.ask(
        """
        WITH had AS (
            SELECT scenario, players, band, t.document AS document, coalesce(t.seat, -1) AS seat,
                   t.seen > 0 AS seen, t.played > 0 AS played,
                   CASE WHEN t.seat IS NULL THEN len(winners) > 0 ELSE list_contains(winners, t.seat) END AS won
            FROM (SELECT scenario, players, floor(3 * log2(turns + 1))::INT AS band,
                         list_transform(list_filter(seats, lambda s: s.won), lambda s: s.seat) AS winners,
                         list_transform(seats, lambda s: s.seat) AS people, unnest(things) AS t
                  FROM rows WHERE error = '' AND len(seats) > 0)
            WHERE list_contains(people, t.seat) OR (t.seat IS NULL AND len(winners) IN (0, len(people)))
        )
        SELECT document, [scenario, players::VARCHAR, seat::VARCHAR, band::VARCHAR], seen, played, won, count(*)
        FROM had GROUP BY ALL ORDER BY ALL
        """
    )


def impact(rows: Rows, counted: Sequence[Counted], how: str) -> Section | None:
    """One row for each document, the greatest differences first; `how` is `seen` or `played`."""
    title, lead = WORDS[how]
    tables: dict[str, dict[tuple[str, ...], list[int]]] = {}
    for document, likes, seen, played, won, count in counted:
        cells = tables.setdefault(document, {}).setdefault(tuple(likes), [0, 0, 0, 0])
        side = 0 if (seen if how == "seen" else played) else 2
        cells[side] += count if won else 0
        cells[side + 1] += count
    return _section(rows, how, title, lead, tables)


def _section(
    rows: Rows,
    how: str,
    title: str,
    lead: str,
    tables: dict[str, dict[tuple[str, ...], list[int]]],
) -> Section | None:
    strata: dict[str, list[Stratum]] = {
        document: [(a, b, c, d) for a, b, c, d in known.values()]
        for document, known in tables.items()
    }
    cells = [
        Cell(document, *_sums(known), stratified(known))
        for document, known in strata.items()
        if min(_compared(known)) >= LEAST
    ]
    if not cells:
        return None
    ps = holm([cell.told[3] for cell in cells])
    ranked = sorted(
        zip(cells, ps, strict=True),
        key=lambda pair: (pair[1] >= SURE, -abs(pair[0].told[0]), pair[0].document),
    )
    heads = ("thing", f"{how}: games", "won", "95 % interval", f"not {how}: games", "won ", "difference", "p (Holm)")  # fmt: skip
    section = Section(how, title, lead + ALIKE, heads)
    bars: list[Bar] = []
    for cell, p in ranked:
        name = rows.names.document(cell.document)
        share, interval = percents(cell.hits, cell.tries)
        other_share, _ = percents(cell.other, cell.others)
        middle, low, high, _ = cell.told
        told = f"{100 * middle:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"
        section.rows.append(
            (name, f"{cell.tries:,}", share, interval, f"{cell.others:,}", other_share, told, p_words(p))
        )  # fmt: skip
        bars.append(Bar(name, middle, low, high, cell.tries + cell.others, p < SURE))
    sure = sum(b.sure for b in bars)
    section.lead += f" {sure} of {len(bars)} differ by more than chance explains."
    left = len(strata) - len(cells)
    if left:
        section.lead += (
            f" {left} more can be compared in fewer than {LEAST} games, and are left out."
        )
    section.picture = picture(
        f"Difference in games won when {how}", "difference in games won", bars, signed=True, middle=0.0
    )  # fmt: skip
    return section


Counted = tuple[Any, ...]  # document, likes, seen, played, won, how often


class Cell(NamedTuple):
    document: str
    hits: int
    tries: int
    other: int
    others: int
    told: tuple[float, float, float, float]


def _sums(strata: Sequence[Stratum]) -> Stratum:
    a, b, c, d = (sum(column) for column in zip(*strata, strict=True))
    return a, b, c, d


def _compared(strata: Sequence[Stratum]) -> tuple[int, int]:
    """Games on both sides, of strata that have both."""
    both = [(tries, others) for _, tries, _, others in strata if tries and others]
    return sum(tries for tries, _ in both), sum(others for _, others in both)


def lives(rows: Rows) -> Section | None:
    """How long things stay in play, and how often they leave it."""
    found = rows.ask(
        "SELECT document, sum(copies)::BIGINT, sum(seen)::BIGINT, sum(played)::BIGINT, sum(died)::BIGINT, sum(turns)::BIGINT "
        "FROM things GROUP BY 1 HAVING sum(copies) > 0 ORDER BY 4 DESC, 1"
    )
    if not found:
        return None
    section = Section(
        "things",
        "Things in play",
        "Of all copies: how many their owners saw, how many came into play or were used, how many left play, and for how many turns they stayed.",
        ("thing", "copies", "seen", "95 % interval", "played", "95 % interval ", "left play", "turns for each played"),
    )  # fmt: skip
    for document, copies, seen, played, died, turns in found:
        shares = (*percents(seen, copies), *percents(played, copies))
        stayed = f"{turns / played:.1f}" if played else "-"
        section.rows.append(
            (rows.names.document(document), f"{copies:,}", *shares, f"{died:,}", stayed)
        )
    return section
