# The kinds of documents.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Definition


# content/kingdom_rush/rules/kinds.yaml:2
class Scenario(Definition):
    hearts: int = 5
    gold: int = 3
    crystals: int = 3
    rounds: int = 0
    towers: Sequence[Any] = ()
    heroes: Sequence[Any] = ()


# content/kingdom_rush/rules/kinds.yaml:37
class Facing(Definition):
    """One of the four ways a tower or a hero can look."""

    right: int = NOTHING
    down: int = NOTHING


# content/kingdom_rush/rules/kinds.yaml:45
class Arrow(Definition):
    """A range arrow of an attack, as seen by the attacker."""

    ahead: int = NOTHING
    aside: int = NOTHING


# content/kingdom_rush/rules/kinds.yaml:55
class Enemy(Definition):
    """What a letter on a horde card stands for."""

    letter: str = ""
    resists: Sequence[str] = ()
    special_damage: bool = False
    large: bool = False
    tough: bool = False
    fast: bool = False


# content/kingdom_rush/rules/kinds.yaml:67
class Horde(Definition):
    """A horde card, in a tray once it is on the path."""

    grid: str = ""
    haste: int = 1


# content/kingdom_rush/rules/kinds.yaml:79
class Wave(Definition):
    """The horde cards of one wave group and colour."""

    cards: Sequence[Any] = ()


# content/kingdom_rush/rules/kinds.yaml:88
class Cover(Definition):
    """Something that lies or stands on a horde card and covers squares of it."""


# content/kingdom_rush/rules/kinds.yaml:98
class DamageTile(Cover):
    pass


# content/kingdom_rush/rules/kinds.yaml:103
class Soldier(Cover):
    pass


# content/kingdom_rush/rules/kinds.yaml:110
class Attack(Definition):
    """An attack: where it reaches, and what it puts there."""

    range_: str = ""
    arrows: Sequence[Any] = ()
    type_: str = "physical"
    tiles: Sequence[Any] = ()
    together: bool = False
    soldiers: int = 0
    splash: bool = False


# content/kingdom_rush/rules/kinds.yaml:126
class Tower(Definition):
    """A tower card."""

    type_: str = ""
    level: int = NOTHING
    copies: int = NOTHING
    attacks: Sequence[Any] = ()


# content/kingdom_rush/rules/kinds.yaml:137
class Hero(Definition):
    """A hero miniature with its hero board."""

    max_health: int = NOTHING
    move: int = NOTHING
    attack: Any = None


# content/kingdom_rush/rules/kinds.yaml:164
class BuildingSite(Definition):
    colour: str = ""


# content/kingdom_rush/rules/kinds.yaml:171
class SpawnPoint(Definition):
    """A numbered spawn token beside the path space where its hordes come in."""

    number: int = NOTHING
    route: str = ""


# content/kingdom_rush/rules/kinds.yaml:180
class Blossom(Definition):
    """A flower that a hero passing over it may use up."""
