# The kinds of documents.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import Definition

# content/kingdom_defenders/rules/kinds.yaml:4
class Scenario(Definition):
    def __init__(self, id: str, name: str, horde: bool, rounds: int) -> None:
        super().__init__(id, name)
        self.horde = horde
        self.rounds = rounds


# content/kingdom_defenders/rules/kinds.yaml:33
class Requirement(Definition):
    """What it takes to occupy a space."""

    def __init__(self, id: str, name: str, discs: int, coins: int, fame: int, players: int) -> None:
        super().__init__(id, name)
        self.discs = discs
        self.coins = coins
        self.fame = fame
        self.players = players


# content/kingdom_defenders/rules/kinds.yaml:62
class Goods(Definition):
    """What somebody gains all at once."""

    def __init__(
        self,
        id: str,
        name: str,
        weapons: int,
        spells: int,
        either: int,
        loot: int,
        coins: int,
        fame: int,
        potions: int,
        strength: int,
        magic: int,
    ) -> None:
        super().__init__(id, name)
        self.weapons = weapons
        self.spells = spells
        self.either = either
        self.loot = loot
        self.coins = coins
        self.fame = fame
        self.potions = potions
        self.strength = strength
        self.magic = magic


# content/kingdom_defenders/rules/kinds.yaml:77
class Relic(Definition):
    """An Ancient Relic."""

    def __init__(self, id: str, name: str, rune: bool, wild: bool) -> None:
        super().__init__(id, name)
        self.rune = rune
        self.wild = wild


# content/kingdom_defenders/rules/kinds.yaml:85
class Disc(Definition):
    def __init__(self, id: str, name: str) -> None:
        super().__init__(id, name)


# content/kingdom_defenders/rules/kinds.yaml:90
class Treasure(Definition):
    """A card or tile with Ancient Relics on it."""

    def __init__(self, id: str, name: str, relics: Sequence[Any]) -> None:
        super().__init__(id, name)
        self.relics = relics


# content/kingdom_defenders/rules/kinds.yaml:100
class Adventure(Treasure):
    def __init__(
        self,
        id: str,
        name: str,
        relics: Sequence[Any],
        needs: Any,
        two_points: bool,
        wounds: int,
        weapons: int,
        spells: int,
        either: int,
        gains: Any,
    ) -> None:
        super().__init__(id, name, relics)
        self.needs = needs
        self.two_points = two_points
        self.wounds = wounds
        self.weapons = weapons
        self.spells = spells
        self.either = either
        self.gains = gains


# content/kingdom_defenders/rules/kinds.yaml:113
class Reward(Treasure):
    def __init__(self, id: str, name: str, relics: Sequence[Any], copies: int) -> None:
        super().__init__(id, name, relics)
        self.copies = copies


# content/kingdom_defenders/rules/kinds.yaml:120
class Deed(Definition):
    """Goods that a player shows to earn a Reward."""

    def __init__(
        self,
        id: str,
        name: str,
        pile: int,
        weapons: int,
        spells: int,
        loot: int,
        coins: int,
        adventures: int,
        relics: Sequence[Any],
        runes: int,
        different_runes: int,
    ) -> None:
        super().__init__(id, name)
        self.pile = pile
        self.weapons = weapons
        self.spells = spells
        self.loot = loot
        self.coins = coins
        self.adventures = adventures
        self.relics = relics
        self.runes = runes
        self.different_runes = different_runes


# content/kingdom_defenders/rules/kinds.yaml:136
class Character(Definition):
    def __init__(
        self,
        id: str,
        name: str,
        code: str,
        icons: int,
        needs: Any,
        passive: bool,
        knows_paths: bool,
    ) -> None:
        super().__init__(id, name)
        self.code = code
        self.icons = icons
        self.needs = needs
        self.passive = passive
        self.knows_paths = knows_paths


# content/kingdom_defenders/rules/kinds.yaml:149
class Building(Definition):
    def __init__(self, id: str, name: str, code: str, icons: int, spaces: Sequence[Any]) -> None:
        super().__init__(id, name)
        self.code = code
        self.icons = icons
        self.spaces = spaces


# content/kingdom_defenders/rules/kinds.yaml:165
class Fate(Definition):
    def __init__(
        self,
        id: str,
        name: str,
        start: Any,
        scores: str,
        each: int,
        steps: Sequence[int],
        fame: Sequence[int],
    ) -> None:
        super().__init__(id, name)
        self.start = start
        self.scores = scores
        self.each = each
        self.steps = steps
        self.fame = fame


# content/kingdom_defenders/rules/kinds.yaml:176
class Die(Definition):
    def __init__(self, id: str, name: str, faces: Sequence[Any]) -> None:
        super().__init__(id, name)
        self.faces = faces


# content/kingdom_defenders/rules/kinds.yaml:185
class Level(Definition):
    """A space of both Level tracks."""

    def __init__(
        self,
        id: str,
        name: str,
        step: int,
        multiplier: int,
        resource: int,
        tile: int,
        potions: int,
    ) -> None:
        super().__init__(id, name)
        self.step = step
        self.multiplier = multiplier
        self.resource = resource
        self.tile = tile
        self.potions = potions
