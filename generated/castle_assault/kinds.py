# The kinds of documents.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import Definition

# content/castle_assault/rules/components.yaml:4
class Scenario(Definition):
    def __init__(self, id: str, name: str, decks: Sequence[Any]) -> None:
        super().__init__(id, name)
        self.decks = decks


# content/castle_assault/rules/components.yaml:19
class Card(Definition):
    """What a deck is made of. In hand it is played for its Cost, or placed as a Resource."""

    def __init__(self, id: str, name: str, faction: str, cost: int, epic: bool) -> None:
        super().__init__(id, name)
        self.faction = faction
        self.cost = cost
        self.epic = epic


# content/castle_assault/rules/components.yaml:30
class Unit(Card):
    """A card that fights on the board."""

    def __init__(
        self,
        id: str,
        name: str,
        faction: str,
        cost: int,
        epic: bool,
        attack: int,
        ac: int,
        health: int,
        movement: int,
        hero: bool,
        token: bool,
        haste: bool,
        cannot_charge: bool,
        phase: bool,
        ranged_linear: int,
        ranged_adjacent: int,
        strong_movement_bonus: int,
        momentum_bonus: int,
    ) -> None:
        super().__init__(id, name, faction, cost, epic)
        self.attack = attack
        self.ac = ac
        self.health = health
        self.movement = movement
        self.hero = hero
        self.token = token
        self.haste = haste
        self.cannot_charge = cannot_charge
        self.phase = phase
        self.ranged_linear = ranged_linear
        self.ranged_adjacent = ranged_adjacent
        self.strong_movement_bonus = strong_movement_bonus
        self.momentum_bonus = momentum_bonus


# content/castle_assault/rules/components.yaml:56
class Ability(Card):
    """A card that takes effect and is discarded. Only its player's own Open Phase is the time for it."""

    def __init__(
        self,
        id: str,
        name: str,
        faction: str,
        cost: int,
        epic: bool,
        targets: str,
    ) -> None:
        super().__init__(id, name, faction, cost, epic)
        self.targets = targets


# content/castle_assault/rules/components.yaml:67
class Instant(Ability):
    """An Ability that may be played at any moment of any turn."""

    def __init__(
        self,
        id: str,
        name: str,
        faction: str,
        cost: int,
        epic: bool,
        targets: str,
    ) -> None:
        super().__init__(id, name, faction, cost, epic, targets)


# content/castle_assault/rules/components.yaml:73
class Attachment(Ability):
    """An Ability that stays on its Unit and goes where the Unit goes."""

    def __init__(
        self,
        id: str,
        name: str,
        faction: str,
        cost: int,
        epic: bool,
        targets: str,
    ) -> None:
        super().__init__(id, name, faction, cost, epic, targets)


# content/castle_assault/rules/components.yaml:108
class FactionDeck(Definition):
    """What a player brings to the table."""

    def __init__(
        self,
        id: str,
        name: str,
        faction: str,
        twice: Sequence[Any],
        once: Sequence[Any],
    ) -> None:
        super().__init__(id, name)
        self.faction = faction
        self.twice = twice
        self.once = once
