"""Which clauses of rules have run, recorded by modules that were compiled to do so."""

from __future__ import annotations

from typing import Final

REACHED: Final[set[int]] = set()


def reached(clause: int) -> None:
    REACHED.add(clause)
