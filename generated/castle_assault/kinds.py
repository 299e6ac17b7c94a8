# The kinds of documents.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Definition


# content/castle_assault/rules/components.yaml:4
class Scenario(Definition):
    solo: bool = False
    number: int = 0
    start: Sequence[Any] = ()
    turns: Sequence[Any] = ()
    later: Sequence[Any] = ()
    castle_wins: bool = False
    quarry: Sequence[Any] = ()
    both_needed: bool = False
    last_monster_wins: bool = False
    survive: int = 0
    lord_awakens: bool = False
    level_for: Sequence[Any] = ()
    goal: Sequence[str] = ()
    before: Sequence[str] = ()
    after: Sequence[str] = ()
    decks: Sequence[Any] = ()


# content/castle_assault/rules/campaign.yaml:20
class Row(Definition):
    """A row of a scenario's table."""

    monsters: Sequence[Any] = ()
    where: Sequence[str] = ()
    clears: bool = False
    departs: Sequence[Any] = ()
    story: Sequence[str] = ()


# content/castle_assault/rules/components.yaml:27
class Card(Definition):
    """What a deck is made of. In hand it is played for its Cost, or placed as a Resource."""

    faction: str = ""
    cost: int = NOTHING
    epic: bool = False


# content/castle_assault/rules/components.yaml:83
class Unit(Card):
    """A card that fights on the board."""

    attack: int = NOTHING
    ac: int = NOTHING
    health: int = NOTHING
    movement: int = NOTHING
    columns: int = 1
    hero: bool = False
    slots: Sequence[str] = ()
    token: bool = False
    haste: bool = False
    cannot_charge: bool = False
    phase: bool = False
    resurrection: bool = False
    necro: int = 0
    drain: bool = False
    ranged_linear: int = 0
    ranged_adjacent: int = 0
    strong_movement_bonus: int = 1
    momentum_bonus: int = 1


# content/castle_assault/rules/components.yaml:206
class Ability(Card):
    """A card that takes effect and is discarded. Only its player's own Open Phase is the time for it."""

    targets: str = "no_target"


# content/castle_assault/rules/components.yaml:223
class Instant(Ability):
    """An Ability that may be played at any moment of any turn."""


# content/castle_assault/rules/components.yaml:230
class Attachment(Ability):
    """An Ability that stays on its Unit and goes where the Unit goes."""


# content/castle_assault/rules/components.yaml:273
class FactionDeck(Definition):
    """What a player brings to the table."""

    faction: str = ""
    twice: Sequence[Any] = ()
    once: Sequence[Any] = ()


# content/castle_assault/rules/monsters.yaml:12
class Monster(Unit):
    """A Unit of the campaign. It is never in a deck; a scenario brings it in, and it acts by its own text."""

    faction: str = "factionless"
    cost: int = 0
    horde: str = ""
    supply: int = 0
