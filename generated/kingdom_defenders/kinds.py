# The kinds of documents.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Definition


# content/kingdom_defenders/rules/kinds.yaml:4
class Scenario(Definition):
    horde: bool = True
    rounds: int = 6


# content/kingdom_defenders/rules/kinds.yaml:33
class Requirement(Definition):
    """What it takes to occupy a space."""

    discs: int = 1
    coins: int = 0
    fame: int = 0
    players: int = 2


# content/kingdom_defenders/rules/kinds.yaml:62
class Goods(Definition):
    """What somebody gains all at once."""

    weapons: int = 0
    spells: int = 0
    either: int = 0
    loot: int = 0
    coins: int = 0
    fame: int = 0
    potions: int = 0
    strength: int = 0
    magic: int = 0


# content/kingdom_defenders/rules/kinds.yaml:77
class Relic(Definition):
    """An Ancient Relic."""

    rune: bool = False
    wild: bool = False


# content/kingdom_defenders/rules/kinds.yaml:85
class Disc(Definition):
    pass


# content/kingdom_defenders/rules/kinds.yaml:90
class Treasure(Definition):
    """A card or tile with Ancient Relics on it."""

    relics: Sequence[Any] = ()


# content/kingdom_defenders/rules/kinds.yaml:100
class Adventure(Treasure):
    needs: Any = None
    two_points: bool = False
    wounds: int = 0
    weapons: int = 0
    spells: int = 0
    either: int = 0
    gains: Any = None


# content/kingdom_defenders/rules/kinds.yaml:113
class Reward(Treasure):
    copies: int = 1


# content/kingdom_defenders/rules/kinds.yaml:120
class Deed(Definition):
    """Goods that a player shows to earn a Reward."""

    pile: int = NOTHING
    weapons: int = 0
    spells: int = 0
    loot: int = 0
    coins: int = 0
    adventures: int = 0
    relics: Sequence[Any] = ()
    runes: int = 0
    different_runes: int = 0


# content/kingdom_defenders/rules/kinds.yaml:136
class Character(Definition):
    code: str = ""
    icons: int = 0
    needs: Any = None
    passive: bool = False
    knows_paths: bool = False


# content/kingdom_defenders/rules/kinds.yaml:149
class Building(Definition):
    code: str = ""
    icons: int = 0
    spaces: Sequence[Any] = ()


# content/kingdom_defenders/rules/kinds.yaml:165
class Fate(Definition):
    start: Any = None
    scores: str = ""
    each: int = 0
    steps: Sequence[int] = ()
    fame: Sequence[int] = ()


# content/kingdom_defenders/rules/kinds.yaml:176
class Die(Definition):
    faces: Sequence[Any] = ()


# content/kingdom_defenders/rules/kinds.yaml:185
class Level(Definition):
    """A space of both Level tracks."""

    step: int = NOTHING
    multiplier: int = 0
    resource: int = 0
    tile: int = 0
    potions: int = 0
