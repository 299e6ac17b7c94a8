# The kinds of documents.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import Definition

# content/castle_assault/rules/components.yaml:4
class Scenario(Definition):
    def __init__(
        self,
        id: str,
        name: str,
        solo: bool,
        number: int,
        start: Sequence[Any],
        turns: Sequence[Any],
        later: Sequence[Any],
        castle_wins: bool,
        quarry: Sequence[Any],
        both_needed: bool,
        last_monster_wins: bool,
        survive: int,
        lord_awakens: bool,
        level_for: Sequence[Any],
        goal: Sequence[str],
        before: Sequence[str],
        after: Sequence[str],
        decks: Sequence[Any],
    ) -> None:
        super().__init__(id, name)
        self.solo = solo
        self.number = number
        self.start = start
        self.turns = turns
        self.later = later
        self.castle_wins = castle_wins
        self.quarry = quarry
        self.both_needed = both_needed
        self.last_monster_wins = last_monster_wins
        self.survive = survive
        self.lord_awakens = lord_awakens
        self.level_for = level_for
        self.goal = goal
        self.before = before
        self.after = after
        self.decks = decks


# content/castle_assault/rules/campaign.yaml:20
class Row(Definition):
    """A row of a scenario's table."""

    def __init__(
        self,
        id: str,
        name: str,
        monsters: Sequence[Any],
        where: Sequence[str],
        clears: bool,
        departs: Sequence[Any],
        story: Sequence[str],
    ) -> None:
        super().__init__(id, name)
        self.monsters = monsters
        self.where = where
        self.clears = clears
        self.departs = departs
        self.story = story


# content/castle_assault/rules/components.yaml:26
class Card(Definition):
    """What a deck is made of. In hand it is played for its Cost, or placed as a Resource."""

    def __init__(self, id: str, name: str, faction: str, cost: int, epic: bool) -> None:
        super().__init__(id, name)
        self.faction = faction
        self.cost = cost
        self.epic = epic


# content/castle_assault/rules/components.yaml:37
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
        columns: int,
        hero: bool,
        slots: Sequence[str],
        token: bool,
        haste: bool,
        cannot_charge: bool,
        phase: bool,
        resurrection: bool,
        necro: int,
        drain: bool,
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
        self.columns = columns
        self.hero = hero
        self.slots = slots
        self.token = token
        self.haste = haste
        self.cannot_charge = cannot_charge
        self.phase = phase
        self.resurrection = resurrection
        self.necro = necro
        self.drain = drain
        self.ranged_linear = ranged_linear
        self.ranged_adjacent = ranged_adjacent
        self.strong_movement_bonus = strong_movement_bonus
        self.momentum_bonus = momentum_bonus


# content/castle_assault/rules/components.yaml:146
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


# content/castle_assault/rules/components.yaml:161
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


# content/castle_assault/rules/components.yaml:167
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


# content/castle_assault/rules/components.yaml:203
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


# content/castle_assault/rules/monsters.yaml:12
class Monster(Unit):
    """A Unit of the campaign. It is never in a deck; a scenario brings it in, and it acts by its own text."""

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
        columns: int,
        hero: bool,
        slots: Sequence[str],
        token: bool,
        haste: bool,
        cannot_charge: bool,
        phase: bool,
        resurrection: bool,
        necro: int,
        drain: bool,
        ranged_linear: int,
        ranged_adjacent: int,
        strong_movement_bonus: int,
        momentum_bonus: int,
        horde: str,
        supply: int,
    ) -> None:
        super().__init__(
            id,
            name,
            faction,
            cost,
            epic,
            attack,
            ac,
            health,
            movement,
            columns,
            hero,
            slots,
            token,
            haste,
            cannot_charge,
            phase,
            resurrection,
            necro,
            drain,
            ranged_linear,
            ranged_adjacent,
            strong_movement_bonus,
            momentum_bonus,
        )
        self.horde = horde
        self.supply = supply
