"""Confidence intervals and tests for proportions, without further libraries."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, sqrt
from statistics import NormalDist

Z = 1.959964  # 95 %
_NORMAL = NormalDist()
EXACT = 1000  # up to so many pairs, probabilities are summed up one by one


def wilson(hits: int, tries: int, z: float = Z) -> tuple[float, float]:
    """The interval of Wilson, by default for 95 %: also right for few games, and for shares near 0 and 1.

    >>> [round(bound, 3) for bound in wilson(8, 10)]
    [0.49, 0.943]
    """
    if tries == 0:
        return 0.0, 1.0
    share = hits / tries
    spread = z * sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries))
    middle = share + z * z / (2 * tries)
    whole = 1 + z * z / tries
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def rate(hits: int, tries: int) -> dict[str, float]:
    """A share with its interval, for programs."""
    low, high = wilson(hits, tries)
    share = hits / tries if tries else 0.0
    return {"share": round(share, 4), "low": round(low, 4), "high": round(high, 4)}


def percent(hits: int, tries: int) -> str:
    """A share with its interval, for people.

    >>> percent(8, 10)
    '80 % (49-94)'
    """
    low, high = wilson(hits, tries)
    share = hits / tries if tries else 0.0
    return f"{100 * share:.0f} % ({100 * low:.0f}-{100 * high:.0f})"


def z_for(confidence: float) -> float:
    """How many standard errors an interval reaches to each side.

    >>> round(z_for(0.95), 3)
    1.96
    """
    return _NORMAL.inv_cdf(0.5 + confidence / 2)


def two_sided(z: float) -> float:
    """The probability of something at least as far from the middle."""
    return min(1.0, 2 * _NORMAL.cdf(-abs(z)))


def difference(
    first: tuple[int, int], second: tuple[int, int], z: float = Z
) -> tuple[float, float, float]:
    """The difference of two shares, each of hits and tries, with the interval of Newcombe.

    >>> [round(number, 3) for number in difference((56, 70), (48, 80))]
    [0.2, 0.052, 0.334]
    """
    p, q = (hits / tries if tries else 0.0 for hits, tries in (first, second))
    (low, high), (other_low, other_high) = wilson(*first, z), wilson(*second, z)
    below = sqrt((p - low) ** 2 + (other_high - q) ** 2)
    above = sqrt((high - p) ** 2 + (q - other_low) ** 2)
    return p - q, p - q - below, p - q + above


def p_of_difference(first: tuple[int, int], second: tuple[int, int]) -> float:
    """How likely two shares differ at least so much if there is no difference: the pooled test of two proportions.

    >>> round(p_of_difference((56, 70), (48, 80)), 4)
    0.008
    """
    (hits, tries), (other, others) = first, second
    if not tries or not others:
        return 1.0
    pooled = (hits + other) / (tries + others)
    error = sqrt(pooled * (1 - pooled) * (1 / tries + 1 / others))
    return two_sided((hits / tries - other / others) / error) if error else 1.0


def p_of_share(hits: int, tries: int, expected: float) -> float:
    """How likely a share is at least so far from the one that is expected: the score test.

    >>> round(p_of_share(60, 100, 0.5), 4)
    0.0455
    """
    error = sqrt(expected * (1 - expected) / tries) if tries else 0.0
    return two_sided((hits / tries - expected) / error) if error else 1.0


def p_of_pairs(more: int, fewer: int) -> float:
    """McNemar: of pairs that came out differently, so many did one way and so many the other.

    >>> round(p_of_pairs(10, 2), 4)
    0.0386
    """
    pairs = more + fewer
    if pairs == 0:
        return 1.0
    if pairs > EXACT:
        return two_sided((abs(more - fewer) - 1) / sqrt(pairs))
    rare = min(more, fewer)
    ways: int = 2**pairs
    return min(1.0, 2 * sum(comb(pairs, k) for k in range(rare + 1)) / ways)


def paired_difference(
    more: int, fewer: int, pairs: int, z: float = Z
) -> tuple[float, float, float]:
    """The difference of two shares of the same games, with an interval (Wald, with Agresti and Min's two extra pairs).

    >>> [round(number, 3) for number in paired_difference(20, 5, 100)]
    [0.15, 0.053, 0.241]
    """
    if not pairs:
        return 0.0, -1.0, 1.0
    b, c, n = more + 0.5, fewer + 0.5, pairs + 2
    middle = (b - c) / n
    error = sqrt(max(0.0, (b + c) - (b - c) ** 2 / n)) / n
    return (more - fewer) / pairs, max(-1.0, middle - z * error), min(1.0, middle + z * error)


Stratum = tuple[int, int, int, int]  # with: hits and tries; without: hits and tries


def stratified(strata: Sequence[Stratum], z: float = Z) -> tuple[float, float, float, float]:
    """The difference of two shares among likes, with its interval, and p: Mantel and Haenszel, with Sato's variance.

    Only within a stratum things are compared, so what differs between strata explains nothing.

    >>> [round(number, 3) for number in stratified([(60, 100, 50, 100)])]
    [0.1, -0.037, 0.237, 0.156]
    >>> [round(number, 3) for number in stratified([(9, 90, 1, 10), (9, 10, 81, 90)])]
    [0.0, -0.139, 0.139, 1.0]
    """
    weight = rest = spread = noise = expected = variance = 0.0
    for hits, tries, other, others in strata:
        total = tries + others
        if not tries or not others:
            continue
        share = tries * others / total
        weight += share
        rest += (hits * others - other * tries) / total
        spread += (
            tries**2 * other - others**2 * hits + tries * others * (others - tries) / 2
        ) / total**2
        noise += (hits * (others - other) + other * (tries - hits)) / (2 * total)
        won = hits + other
        expected += hits - tries * won / total
        variance += tries * others * won * (total - won) / (total**2 * (total - 1))
    if not weight:
        return 0.0, -1.0, 1.0, 1.0
    middle = rest / weight
    error = z * sqrt(max(0.0, middle * spread + noise)) / weight
    p = two_sided(expected / sqrt(variance)) if variance else 1.0
    return middle, max(-1.0, middle - error), min(1.0, middle + error), p


def holm(values: Sequence[float]) -> list[float]:
    """Probabilities, corrected for being so many (Holm): small ones by chance are to be expected among many.

    >>> [round(p, 3) for p in holm([0.01, 0.04, 0.03])]
    [0.03, 0.06, 0.06]
    """
    order = sorted(range(len(values)), key=lambda index: values[index])
    found = [0.0] * len(values)
    least = 0.0
    for rank, index in enumerate(order):
        least = max(least, min(1.0, (len(values) - rank) * values[index]))
        found[index] = least
    return found


def mean(total: int, squares: int, count: int, z: float = Z) -> tuple[float, float, float]:
    """A mean with its interval, from the sum of the values and that of their squares.

    >>> [round(number, 2) for number in mean(30, 220, 5)]
    [6.0, 3.23, 8.77]
    """
    if count == 0:
        return 0.0, 0.0, 0.0
    middle = total / count
    if count == 1:
        return middle, middle, middle
    variance = max(0, count * squares - total * total) / (count * (count - 1))
    error = z * sqrt(variance / count)
    return middle, middle - error, middle + error
