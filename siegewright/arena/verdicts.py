"""Verdicts of the gate: is a share where it should be, and has it changed? Fine, broken, or not enough games.

Games are looked at three times. The chance of a false alarm is spent on the looks (5, 25 and 70 percent of it) and, by Holm, on all checks of a
look together, so over all of them it stays below 5 %.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, comb, sqrt
from statistics import NormalDist

from siegewright.simulation.statistics import (
    EXACT,
    Z,
    holm,
    p_of_pairs,
    paired_difference,
    wilson,
    z_for,
)

FINE, BROKEN, UNSURE = "fine", "broken", "not enough games"
ALARM = 0.05  # the chance of a false alarm, over all checks and looks
SPENT = (0.05, 0.25, 0.70)  # of it, by look
LOOKS = len(SPENT)
ENOUGH = 1_000_000  # more are never played


@dataclass(slots=True)
class Check:
    """One share: what it is of, its bounds if it has any, and how games came out, by number."""

    name: str
    bounds: tuple[int, int] | None
    new: dict[int, bool]
    old: dict[int, bool] | None = None

    def counts(self) -> tuple[int, int]:
        return sum(self.new.values()), len(self.new)

    def pairs(self) -> tuple[int, int, int]:
        """Games that only the new content wins, that only the old one wins, and all games that both have."""
        old = self.old or {}
        both = [(won, old[number]) for number, won in self.new.items() if number in old]
        more = sum(won and not before for won, before in both)
        fewer = sum(before and not won for won, before in both)
        return more, fewer, len(both)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is to be said about one check."""

    name: str
    answer: str
    words: str
    needed: int = 0  # games for each cell, where there are not enough


def judge(checks: Sequence[Check], look: int, margin: float) -> list[Verdict]:
    """A verdict for every check, after the look of this number (0, 1, 2)."""
    questions = [(check, what) for check in checks for what in _questions(check)]
    ps = holm([_p(check, what) for check, what in questions])
    level = ALARM * SPENT[look]
    return [
        _verdict(check, what, p < level, margin)
        for (check, what), p in zip(questions, ps, strict=True)
    ]


def _questions(check: Check) -> list[str]:
    asked = ["bounds"] if check.bounds is not None else []
    return [*asked, "change"] if check.old is not None else asked


def _p(check: Check, what: str) -> float:
    if what == "change":
        more, fewer, _ = check.pairs()
        return p_of_pairs(more, fewer)
    assert check.bounds is not None
    hits, tries = check.counts()
    low, high = (bound / 100 for bound in check.bounds)
    if not tries or low <= hits / tries <= high:
        return 1.0
    if hits / tries > high:
        return at_least(hits, tries, high)
    return at_least(tries - hits, tries, 1 - low)


def at_least(hits: int, tries: int, share: float) -> float:
    """How likely there are so many hits or more, if each has this chance.

    >>> round(at_least(8, 10, 0.5), 4)
    0.0547
    """
    if tries > EXACT:
        error = sqrt(share * (1 - share) / tries)
        return NormalDist().cdf(-(hits / tries - share) / error) if error else float(share >= 1)
    return min(1.0, sum(comb(tries, k) * share**k * (1 - share) ** (tries - k) for k in range(hits, tries + 1)))  # fmt: skip


def _verdict(check: Check, what: str, sure: bool, margin: float) -> Verdict:
    return _changed(check, sure, margin) if what == "change" else _bounded(check, sure, margin)


def _bounded(check: Check, sure: bool, margin: float) -> Verdict:
    assert check.bounds is not None
    hits, tries = check.counts()
    low, high = wilson(hits, tries)
    share = hits / tries if tries else 0.0
    words = f"{_shown(share)} % ({_shown(low)}-{_shown(high)}) of {tries} games, expected {check.bounds[0]}..{check.bounds[1]}"
    if sure:
        return Verdict(check.name, BROKEN, words)
    least, most = check.bounds[0] / 100 - margin, check.bounds[1] / 100 + margin
    # A share that cannot be lower than 0 keeps a bound of 0 for certain, and so on.
    if (low >= least or least <= 0) and (high <= most or most >= 1):
        return Verdict(check.name, FINE, words)
    room = max(min(share - least if least > 0 else 1.0, most - share if most < 1 else 1.0), 0.0)
    beyond = max(check.bounds[0] / 100 - share, share - check.bounds[1] / 100, 0.0)
    if room >= beyond:
        return Verdict(check.name, UNSURE, words, _needed(share * (1 - share), room, Z, tries))
    strict = z_for(1 - 2 * ALARM * SPENT[-1])
    bound = (check.bounds[0] if share < check.bounds[0] / 100 else check.bounds[1]) / 100
    needed = _needed(max(share * (1 - share), bound * (1 - bound)), beyond, strict, tries)
    return Verdict(check.name, UNSURE, words, needed)


def _changed(check: Check, sure: bool, margin: float) -> Verdict:
    more, fewer, pairs = check.pairs()
    middle, low, high = paired_difference(more, fewer, pairs)
    words = (
        f"changed by {100 * middle:+.1f} ({100 * low:+.1f} to {100 * high:+.1f}) points; of {pairs} games, "
        f"{more} are won only now, {fewer} only before"
    )
    if sure:
        return Verdict(check.name, BROKEN, words)
    if -margin <= low and high <= margin:
        return Verdict(check.name, FINE, words)
    unlike = (more + fewer) / pairs if pairs else 1.0
    distance = max(margin - abs(middle), abs(middle), 0.01)
    return Verdict(check.name, UNSURE, words, _needed(unlike, distance, Z, pairs))


def _needed(variance: float, distance: float, z: float, played: int) -> int:
    """How many games make an interval so narrow; more than have been played."""
    if distance <= 0:
        return ENOUGH
    wanted = z * z * max(variance, 0.01) / (distance * distance)
    return min(ENOUGH, max(ceil(wanted), played + 1))


def _shown(share: float) -> str:
    return f"{100 * share:.0f}"


def answer_of(verdicts: Sequence[Verdict]) -> str:
    """The answer for all of them: broken if one is, else not enough games if one has not enough."""
    answers = {verdict.answer for verdict in verdicts}
    return BROKEN if BROKEN in answers else UNSURE if UNSURE in answers else FINE
