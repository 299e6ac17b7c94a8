# The kinds of documents.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import Definition

# content/kingdom_rush/rules/kinds.yaml:2
class Scenario(Definition):
    def __init__(
        self,
        id: str,
        name: str,
        hearts: int,
        gold: int,
        crystals: int,
        rounds: int,
        towers: Sequence[Any],
        heroes: Sequence[Any],
    ) -> None:
        super().__init__(id, name)
        self.hearts = hearts
        self.gold = gold
        self.crystals = crystals
        self.rounds = rounds
        self.towers = towers
        self.heroes = heroes


# content/kingdom_rush/rules/kinds.yaml:37
class Facing(Definition):
    """One of the four ways a tower or a hero can look."""

    def __init__(self, id: str, name: str, right: int, down: int) -> None:
        super().__init__(id, name)
        self.right = right
        self.down = down


# content/kingdom_rush/rules/kinds.yaml:45
class Arrow(Definition):
    """A range arrow of an attack, as seen by the attacker."""

    def __init__(self, id: str, name: str, ahead: int, aside: int) -> None:
        super().__init__(id, name)
        self.ahead = ahead
        self.aside = aside


# content/kingdom_rush/rules/kinds.yaml:55
class Enemy(Definition):
    """What a letter on a horde card stands for."""

    def __init__(
        self,
        id: str,
        name: str,
        letter: str,
        resists: Sequence[str],
        special_damage: bool,
        large: bool,
        tough: bool,
        fast: bool,
    ) -> None:
        super().__init__(id, name)
        self.letter = letter
        self.resists = resists
        self.special_damage = special_damage
        self.large = large
        self.tough = tough
        self.fast = fast


# content/kingdom_rush/rules/kinds.yaml:67
class Horde(Definition):
    """A horde card, in a tray once it is on the path."""

    def __init__(self, id: str, name: str, grid: str, haste: int) -> None:
        super().__init__(id, name)
        self.grid = grid
        self.haste = haste


# content/kingdom_rush/rules/kinds.yaml:79
class Wave(Definition):
    """The horde cards of one wave group and colour."""

    def __init__(self, id: str, name: str, cards: Sequence[Any]) -> None:
        super().__init__(id, name)
        self.cards = cards


# content/kingdom_rush/rules/kinds.yaml:88
class Cover(Definition):
    """Something that lies or stands on a horde card and covers squares of it."""

    def __init__(self, id: str, name: str) -> None:
        super().__init__(id, name)


# content/kingdom_rush/rules/kinds.yaml:98
class DamageTile(Cover):
    def __init__(self, id: str, name: str) -> None:
        super().__init__(id, name)


# content/kingdom_rush/rules/kinds.yaml:103
class Soldier(Cover):
    def __init__(self, id: str, name: str) -> None:
        super().__init__(id, name)


# content/kingdom_rush/rules/kinds.yaml:110
class Attack(Definition):
    """An attack: where it reaches, and what it puts there."""

    def __init__(
        self,
        id: str,
        name: str,
        range_: str,
        arrows: Sequence[Any],
        type_: str,
        tiles: Sequence[Any],
        together: bool,
        soldiers: int,
        splash: bool,
    ) -> None:
        super().__init__(id, name)
        self.range_ = range_
        self.arrows = arrows
        self.type_ = type_
        self.tiles = tiles
        self.together = together
        self.soldiers = soldiers
        self.splash = splash


# content/kingdom_rush/rules/kinds.yaml:126
class Tower(Definition):
    """A tower card."""

    def __init__(
        self,
        id: str,
        name: str,
        type_: str,
        level: int,
        copies: int,
        attacks: Sequence[Any],
    ) -> None:
        super().__init__(id, name)
        self.type_ = type_
        self.level = level
        self.copies = copies
        self.attacks = attacks


# content/kingdom_rush/rules/kinds.yaml:137
class Hero(Definition):
    """A hero miniature with its hero board."""

    def __init__(self, id: str, name: str, max_health: int, move: int, attack: Any) -> None:
        super().__init__(id, name)
        self.max_health = max_health
        self.move = move
        self.attack = attack


# content/kingdom_rush/rules/kinds.yaml:164
class BuildingSite(Definition):
    def __init__(self, id: str, name: str, colour: str) -> None:
        super().__init__(id, name)
        self.colour = colour


# content/kingdom_rush/rules/kinds.yaml:171
class SpawnPoint(Definition):
    """A numbered spawn token beside the path space where its hordes come in."""

    def __init__(self, id: str, name: str, number: int, route: str) -> None:
        super().__init__(id, name)
        self.number = number
        self.route = route


# content/kingdom_rush/rules/kinds.yaml:180
class Blossom(Definition):
    """A flower that a hero passing over it may use up."""

    def __init__(self, id: str, name: str) -> None:
        super().__init__(id, name)
