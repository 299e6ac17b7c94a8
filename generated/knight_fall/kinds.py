# The kinds of documents.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Definition


# content/knight_fall/rules/setup.yaml:5
class Scenario(Definition):
    campaign_battle: bool = False
    fallen_before: int = 0
    told_by: Sequence[Any] = ()
    layout: Sequence[Any] = ()
    starting_spaces: Sequence[str] = ()
    demon_tiles: Sequence[str] = ()
    looming: int = 0
    to_defeat: int = 0
    imp_tiles: Sequence[str] = ()
    elder_tiles: Sequence[str] = ()
    golem_tiles: Sequence[str] = ()
    walk: Sequence[str] = ()
    centres: Sequence[str] = ()
    demons: int = 3
    imps: int = 3


# content/knight_fall/rules/campaign_sheet.yaml:45
class Villager(Definition):
    """Somebody who was rescued and helps from then on."""

    squares: int = 0
    scroll_discount: int = 0
    battle_defense: int = 0
    elixir_defense: int = 0
    battle_coins: int = 0
    battle_golems: int = 0


# content/knight_fall/rules/campaign_sheet.yaml:91
class Relic(Definition):
    """A relic; each can be used once per battle."""

    scrolls: int = 0
    coins: int = 0


# content/knight_fall/rules/cards.yaml:3
class Card(Definition):
    pass


# content/knight_fall/rules/cards.yaml:14
class PowerCard(Card):
    """Played in one of three ways, for its primary ability, for its secondary ability or as a minor action."""

    team: str = ""
    secondary: Sequence[str] = ()
    seal: bool = False


# content/knight_fall/rules/cards.yaml:39
class BasicCard(Card):
    choices: Sequence[str] = ()


# content/knight_fall/rules/cooperative.yaml:3
class CooperativeCard(Definition):
    """Its primary half or its secondary half tells a demon what to do."""


# content/knight_fall/rules/exploration.yaml:13
class Traveller(Definition):
    """Where the players are on the map."""


# content/knight_fall/rules/exploration.yaml:24
class Entry(Definition):
    """A numbered entry of the storybook."""

    number: int = NOTHING
    title: str = ""
    story: str = ""


# content/knight_fall/rules/locations.yaml:8
class Location(Definition):
    """A location tile, with its abbey side or its forest side up."""

    letter: str = ""
    reverse: bool = False
    water: bool = False
    dark: bool = False
    healing: bool = False
    lookout: bool = False
    shelter: bool = False
    power_only: bool = False
    has_bonus: bool = False


# content/knight_fall/rules/units.yaml:8
class Unit(Definition):
    """Anything that stands on a tile and has HEALTH."""

    team: str = ""
    max_health: int = NOTHING
    diagonal_moves: bool = False


# content/knight_fall/rules/units.yaml:35
class Character(Unit):
    """A knight or a demon."""

    start_health: int = NOTHING


# content/knight_fall/rules/units.yaml:59
class Knight(Character):
    team: str = "knights"
    max_health: int = 6
    start_health: int = 6
    start_defense: int = NOTHING
    most_defense: int = 6
    first_block: int = 1
    defends_diagonally: bool = False
    elusive: bool = False
    unshaken: bool = False
    briar: int = 0
    kindly: bool = False


# content/knight_fall/rules/units.yaml:113
class Demon(Character):
    team: str = "demons"
    shackles: bool = False


# content/knight_fall/rules/units.yaml:133
class IceDemon(Demon):
    """A demon with an ice track."""

    start_ice: int = NOTHING
    most_ice: int = 4
    gathers_ice: bool = False


# content/knight_fall/rules/units.yaml:155
class Elder(Unit):
    team: str = "knights"


# content/knight_fall/rules/units.yaml:166
class Minion(Unit):
    max_health: int = 2
    heals_first: bool = False


# content/knight_fall/rules/units.yaml:184
class Golem(Minion):
    team: str = "knights"


# content/knight_fall/rules/units.yaml:199
class Token(Definition):
    pass
