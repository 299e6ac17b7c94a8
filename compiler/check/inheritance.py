"""What a scenario takes over from the one that it extends.

before   extends: duel
after    the `players`, the `map` and the `flow` of the duel
"""

from __future__ import annotations

from compiler.check.sense import players_of
from compiler.model.definitions import Thing, World
from compiler.model.resolve_types import scalar_of

DEEPEST = 32  # scenarios that extend each other


def inherited(world: World, thing: Thing, key: str) -> tuple[object, Thing]:
    """A value of a scenario: its own, or that of the scenario it extends."""
    seen: list[str] = []
    current: Thing | None = thing
    while current is not None and current.id not in seen and len(seen) <= DEEPEST:
        seen.append(current.id)
        if key in current.body.entries:
            return current.body.entries[key], current
        extends = scalar_of(current.body, "extends")
        current = world.scenarios.get(extends.text) if extends else None
    return None, thing


def players_in(world: World, thing: Thing) -> range:
    """The numbers of players that a scenario is for."""
    _, whose = inherited(world, thing, "players")
    least, most = players_of(whose)
    return range(least, most + 1)
