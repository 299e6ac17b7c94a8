# Rules and documents of the pack `tabletop`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/tabletop/rules/directions.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import Contents

from ..kinds import Direction
from ..state import State

# content/tabletop/rules/directions.yaml:10
NORTH = Direction("tabletop.north", "North", across=0, down=-1)

# content/tabletop/rules/directions.yaml:14
EAST = Direction("tabletop.east", "East", across=1, down=0)

# content/tabletop/rules/directions.yaml:18
SOUTH = Direction("tabletop.south", "South", across=0, down=1)

# content/tabletop/rules/directions.yaml:22
WEST = Direction("tabletop.west", "West", across=-1, down=0)


def ahead(game: State, s: int, direction: Any) -> int:
    """The space beyond `s`."""
    # content/tabletop/rules/directions.yaml:27
    # query: ahead s direction
    return game.board.shifts[direction.across][direction.down][s]


def opposite(game: State, direction: Any) -> Any:
    """The other way."""
    # content/tabletop/rules/directions.yaml:33
    # query: opposite direction
    return direction.clockwise.clockwise


CONTENTS = Contents(
    definitions=(NORTH, EAST, SOUTH, WEST),
    links=(
        (NORTH, "clockwise", "tabletop.east"),
        (EAST, "clockwise", "tabletop.south"),
        (SOUTH, "clockwise", "tabletop.west"),
        (WEST, "clockwise", "tabletop.north"),
    ),
)
