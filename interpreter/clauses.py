"""Which clauses of rules have been reached: told by modules that were compiled to tell it."""

from __future__ import annotations

from typing import Final

REACHED: Final[set[int]] = set()


def reached(clause: int) -> None:
    REACHED.add(clause)
