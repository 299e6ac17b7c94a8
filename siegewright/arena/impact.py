"""What the pieces of a game are worth: win rates of those who saw or played them, against those who did not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from siegewright.arena.figures import SURE, Bar, Rows, Section, p_words, percents, picture
from siegewright.arena.shards import quoted
from siegewright.simulation.statistics import Stratum, holm, stratified

NOBODY = 40  # where a seat would be
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
    """What happened to things, and how games came out for those who had them, by document and likes; asked once for all sections."""
    # Whole numbers first: groups of such are found several times as fast. `people` and `winners` have a bit for each seat, of
    # which there are at most 32, and one for no owner: a piece without an owner concerns all players, where they win together.
    scenarios = ", ".join([quoted(id) for id in sorted({sat.scenario for sat in rows.seats})])
    return [
        Counted(*found)
        for found in rows.ask(
            f"""
            WITH seated AS (
                SELECT ((list_position([{scenarios}], scenario) * 64 + players) * 128 + floor(3 * log2(turns + 1))::INT) * 64 AS likes,
                       list_sum(list_transform(seats, lambda s: s.won::BIGINT << s.seat))::BIGINT AS winners,
                       CASE WHEN error = '' THEN list_sum(list_transform(seats, lambda s: 1::BIGINT << s.seat))::BIGINT END AS people,
                       things
                FROM rows
            ), had AS (
                SELECT likes, winners + ((winners > 0)::BIGINT << {NOBODY}) AS winners,
                       coalesce(people + ((winners = 0 OR winners = people)::BIGINT << {NOBODY}), 0) AS people, unnest(things) AS t
                FROM seated
            ), told AS (
                SELECT t.document AS document, t.copies AS copies, t.seen AS seen, t.played AS played, t.died AS died, t.turns AS turns,
                       (t.seen > 0)::INT AS saw, (t.played > 0)::INT AS used, coalesce(t.seat, {NOBODY}) AS seat,
                       ((winners >> seat) & 1)::INT AS won, ((people >> seat) & 1) * (likes + seat) AS likes
                FROM had
            )
            SELECT document, likes, count(*), sum(won), sum(saw), sum(saw * won), sum(used), sum(used * won),
                   sum(copies), sum(seen), sum(played), sum(died), sum(turns)
            FROM told GROUP BY 1, 2 ORDER BY 1, 2
            """  # noqa: S608 - our own words, and quoted ones
        )
    ]


class Counted(NamedTuple):
    """Things of one document in games that are alike; `likes` is 0 where nothing is to be compared."""

    document: str
    likes: int
    games: int
    won: int
    saw: int  # games in which a player saw it
    saw_and_won: int
    used: int
    used_and_won: int
    copies: int
    seen: int
    played: int
    died: int
    turns: int


def impact(rows: Rows, counted: Sequence[Counted], how: str) -> Section | None:
    """One row for each document, the greatest differences first; `how` is `seen` or `played`."""
    title, lead = WORDS[how]
    strata: dict[str, list[Stratum]] = {}
    for c in counted:
        if c.likes:
            hits, tries = (c.saw_and_won, c.saw) if how == "seen" else (c.used_and_won, c.used)
            strata.setdefault(c.document, []).append((hits, tries, c.won - hits, c.games - tries))
    return _section(rows, how, title, lead, strata)


def _section(
    rows: Rows,
    how: str,
    title: str,
    lead: str,
    strata: dict[str, list[Stratum]],
) -> Section | None:
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


def lives(rows: Rows, counted: Sequence[Counted]) -> Section | None:
    """How long things stay in play, and how often they leave it."""
    sums: dict[str, list[int]] = {}
    for c in counted:
        known = sums.setdefault(c.document, [0, 0, 0, 0, 0])
        for place, number in enumerate((c.copies, c.seen, c.played, c.died, c.turns)):
            known[place] += number
    if not sums:
        return None
    section = Section(
        "things",
        "Things in play",
        "Of all copies: how many their owners saw, how many came into play or were used, how many left play, and for how many turns they stayed.",
        ("thing", "copies", "seen", "95 % interval", "played", "95 % interval ", "left play", "turns for each played"),
    )  # fmt: skip
    for document, known in sorted(sums.items(), key=lambda pair: (-pair[1][2], pair[0])):
        copies, seen, played, died, turns = known
        shares = (*percents(seen, copies), *percents(played, copies))
        stayed = f"{turns / played:.1f}" if played else "-"
        section.rows.append(
            (rows.names.document(document), f"{copies:,}", *shares, f"{died:,}", stayed)
        )
    return section
