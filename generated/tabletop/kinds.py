# The kinds of documents.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Definition


# content/tabletop/rules/directions.yaml:4
class Direction(Definition):
    across: int = NOTHING
    down: int = NOTHING
    clockwise: Any = None


# content/tabletop/rules/status.yaml:4
class Status(Definition):
    """Something that ails or helps a piece for a while."""

    cap: int = 1000000000
    wears_off: int = 0


# content/tabletop/rules/status.yaml:10
class Bearer(Definition):
    pass


# content/tabletop/rules/supply.yaml:23
class ScoringTable(Definition):
    """Points for how many of something a player has; beyond the table, those of its last line."""

    points: dict[int, int] = {}
    last_line: int = NOTHING
