"""Confidence intervals for proportions."""

from __future__ import annotations

from math import sqrt

Z = 1.959964  # 95 %


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """The 95 % interval of Wilson: also right for few games, and for shares near 0 and 1.

    >>> [round(bound, 3) for bound in wilson(8, 10)]
    [0.49, 0.943]
    """
    if tries == 0:
        return 0.0, 1.0
    share = hits / tries
    spread = Z * sqrt(share * (1 - share) / tries + Z * Z / (4 * tries * tries))
    middle = share + Z * Z / (2 * tries)
    whole = 1 + Z * Z / tries
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
