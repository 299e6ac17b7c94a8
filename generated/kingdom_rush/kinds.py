# The kinds of documents.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Definition


# content/kingdom_rush/rules/layouts.yaml:2
class Scenario(Definition):
    rounds: int = 0
    towers: Sequence[Any] = ()
    heroes: Sequence[Any] = ()
    teams: Sequence[Any] = ()
    starting_hordes: Sequence[Any] = ()
    stack_1: Sequence[Any] = ()
    stack_2: Sequence[Any] = ()
    stack_3: Sequence[Any] = ()
    stack_4: Sequence[Any] = ()
    magic_blossoms: Sequence[str] = ()


# content/kingdom_rush/rules/kinds.yaml:45
class Facing(Definition):
    """One of the four ways a tower or a hero can look."""

    right: int = NOTHING
    down: int = NOTHING


# content/kingdom_rush/rules/kinds.yaml:53
class Arrow(Definition):
    """A range arrow of an attack, as seen by the attacker."""

    ahead: int = NOTHING
    aside: int = NOTHING


# content/kingdom_rush/rules/kinds.yaml:63
class Enemy(Definition):
    """What a letter on a horde card stands for."""

    letter: str = ""
    resists: Sequence[str] = ()
    special_damage: bool = False
    large: bool = False
    tough: bool = False
    fast: bool = False
    heals_all: bool = False
    sharpshoots: bool = False


# content/kingdom_rush/rules/kinds.yaml:83
class Horde(Definition):
    """A horde card, in a tray once it is on the path."""

    grid: str = ""
    flying: bool = False
    evasive: bool = False
    magical_shield: str = "no_side"
    physical_shield: str = "no_side"
    haste: int = 1


# content/kingdom_rush/rules/kinds.yaml:101
class Cover(Definition):
    """Something that lies or stands on a horde card and covers squares of it."""


# content/kingdom_rush/rules/kinds.yaml:111
class DamageTile(Cover):
    pass


# content/kingdom_rush/rules/kinds.yaml:116
class Soldier(Cover):
    pass


# content/kingdom_rush/rules/kinds.yaml:123
class Attack(Definition):
    """An attack: where it reaches, and what it puts there."""

    range_: str = ""
    arrows: Sequence[Any] = ()
    type_: str = "physical"
    tiles: Sequence[Any] = ()
    together: bool = False
    soldiers: int = 0
    splash: bool = False


# content/kingdom_rush/rules/kinds.yaml:139
class Tower(Definition):
    """A tower card."""

    type_: str = ""
    level: int = NOTHING
    copies: int = NOTHING
    attacks: Sequence[Any] = ()


# content/kingdom_rush/rules/kinds.yaml:150
class Hero(Definition):
    """A hero miniature with its hero board."""

    max_health: int = NOTHING
    move: int = NOTHING
    attack: Any = None


# content/kingdom_rush/rules/kinds.yaml:177
class BuildingSite(Definition):
    colour: str = ""


# content/kingdom_rush/rules/kinds.yaml:184
class SpawnPoint(Definition):
    """A numbered spawn token beside the path space where its hordes come in."""

    number: int = NOTHING
    route: str = ""


# content/kingdom_rush/rules/kinds.yaml:193
class Blossom(Definition):
    """A flower that a hero passing over it may use up."""


# content/kingdom_rush/rules/layouts.yaml:4
class Wave(Definition):
    """Horde cards that a scenario asks for together: a wave group and colour, or special cards."""

    cards: Sequence[Any] = ()
    copies: int = 1


# content/kingdom_rush/rules/layouts.yaml:12
class StartingHorde(Definition):
    """The spaces on which a random horde of a wave starts."""

    wave: Any = None
    at: Sequence[str] = ()


# content/kingdom_rush/rules/layouts.yaml:20
class Team(Definition):
    """What so many players get in a scenario."""

    players: int = NOTHING
    hearts: int = 5
    gold: int = 3
    crystals: int = 3
    towers: Sequence[Any] = ()
    blue: Sequence[str] = ()
    orange: Sequence[str] = ()
    purple: Sequence[str] = ()
    teal: Sequence[str] = ()
    white: Sequence[str] = ()
