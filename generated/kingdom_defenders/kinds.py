# The kinds of documents.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Definition


# content/kingdom_defenders/rules/kinds.yaml:4
class Scenario(Definition):
    horde: bool = True
    at_once: bool = False
    rounds: int = 6


# content/kingdom_defenders/rules/kinds.yaml:42
class Requirement(Definition):
    """What it takes to occupy a space."""

    discs: int = 1
    coins: int = 0
    fame: int = 0
    players: int = 2


# content/kingdom_defenders/rules/kinds.yaml:75
class Goods(Definition):
    """What somebody gains all at once."""

    resources: dict[str, int] = {}
    either: int = 0
    fame: int = 0
    potions: int = 0
    levels: dict[str, int] = {}


# content/kingdom_defenders/rules/kinds.yaml:90
class Relic(Definition):
    """An Ancient Relic."""

    rune: bool = False
    wild: bool = False


# content/kingdom_defenders/rules/kinds.yaml:98
class Disc(Definition):
    marks_wounds: bool = True


# content/kingdom_defenders/rules/kinds.yaml:113
class Treasure(Definition):
    """A card or tile with Ancient Relics on it."""

    relics: Sequence[Any] = ()


# content/kingdom_defenders/rules/kinds.yaml:124
class Adventure(Treasure):
    needs: Any = None
    two_points: bool = False
    wounds: int = 0
    cost: dict[str, int] = {}
    either: int = 0
    gains: Any = None


# content/kingdom_defenders/rules/kinds.yaml:152
class Reward(Treasure):
    copies: int = 1


# content/kingdom_defenders/rules/kinds.yaml:168
class Deed(Definition):
    """Goods that a player shows to earn a Reward."""

    pile: int = NOTHING
    shows: dict[str, int] = {}
    adventures: int = 0
    relics: Sequence[Any] = ()
    runes: int = 0
    different_runes: int = 0


# content/kingdom_defenders/rules/kinds.yaml:197
class Tile(Definition):
    """A Character or a Building."""

    code: str = ""
    icons: int = 0
    attack: bool = False
    feeds_camps: bool = False


# content/kingdom_defenders/rules/kinds.yaml:225
class Character(Tile):
    needs: Any = None
    passive: bool = False
    knows_paths: bool = False
    protects: bool = False
    spares: int = 0
    first_space: bool = False


# content/kingdom_defenders/rules/kinds.yaml:258
class Building(Tile):
    spaces: Sequence[Any] = ()
    supplies: dict[str, int] = {}
    promise: int = 0
    echoes: bool = True


# content/kingdom_defenders/rules/kinds.yaml:272
class Horde(Definition):
    """What marches against the city."""

    fewest: int = NOTHING
    most: int = NOTHING
    special: int = 0
    speed: int = NOTHING
    demand: dict[str, int] = {}


# content/kingdom_defenders/rules/kinds.yaml:306
class Fate(Definition):
    start: Any = None
    scores: str = ""
    each: int = 0
    steps: Sequence[int] = ()
    fame: Sequence[int] = ()


# content/kingdom_defenders/rules/kinds.yaml:331
class Die(Definition):
    faces: Sequence[Any] = ()


# content/kingdom_defenders/rules/kinds.yaml:341
class Level(Definition):
    """A space of both Level tracks."""

    step: int = NOTHING
    multiplier: int = 0
    resource: int = 0
    tile: int = 0
    potions: int = 0


LEVEL_TRACK_NUMBERS = {"strength": 0, "magic": 1}
RESOURCE_NUMBERS = {"weapon": 0, "spell": 1, "loot": 2, "coin": 3}
