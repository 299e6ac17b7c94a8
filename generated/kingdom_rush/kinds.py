# The kinds of documents.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Definition


# content/kingdom_rush/rules/layouts.yaml:2
class Scenario(Definition):
    pond_tentacles: bool = True
    rounds: int = 0
    towers: Sequence[Any] = ()
    heroes: Sequence[Any] = ()
    mods: Sequence[Any] = ()
    ability_tier: int = 0
    token_stacks: Sequence[int] = (1, 2, 3, 4)
    teams: Sequence[Any] = ()
    starting_hordes: Sequence[Any] = ()
    stack_1: Sequence[Any] = ()
    stack_2: Sequence[Any] = ()
    stack_3: Sequence[Any] = ()
    stack_4: Sequence[Any] = ()
    magic_blossoms: Sequence[str] = ()
    fire_blossoms: Sequence[str] = ()
    frost_blossoms: Sequence[str] = ()
    earth_blossoms: Sequence[str] = ()
    storm_blossoms: Sequence[str] = ()
    lava_pools: Sequence[str] = ()
    gold_lava_pools: Sequence[str] = ()
    murky_ponds: Sequence[str] = ()
    fault_lines: Sequence[str] = ()
    flags: Sequence[str] = ()
    more_towers: Sequence[Any] = ()
    more_mods: Sequence[Any] = ()
    token_start: int = 0
    empty_stacks: int = 4
    helpers: Sequence[Any] = ()
    helper_start: Sequence[str] = ()
    helper_harm: str = "ignored"
    helpers_deal_no_damage: bool = False


# content/kingdom_rush/rules/difficulty.yaml:14
class LevelOfDifficulty(Definition):
    """How a level of difficulty changes the start."""

    level: str = ""
    gold: int = 0
    crystals: int = 0
    upgrades: int = 0
    returns: int = 0


# content/kingdom_rush/rules/goals.yaml:37
class Flag(Definition):
    """An event token: an objective, a lost soul, the flag of a quest or of a ritual."""


# content/kingdom_rush/rules/kinds.yaml:73
class Facing(Definition):
    """One of the four ways a tower or a hero can look."""

    right: int = NOTHING
    down: int = NOTHING


# content/kingdom_rush/rules/kinds.yaml:81
class Arrow(Definition):
    """A range arrow of an attack, as seen by the attacker."""

    ahead: int = NOTHING
    aside: int = NOTHING


# content/kingdom_rush/rules/kinds.yaml:91
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
    champion_icon: bool = False
    other_letter: str = ""
    part: bool = False


# content/kingdom_rush/rules/kinds.yaml:140
class SquareMark(Definition):
    """What a letter on a horde card stands for that is no enemy."""

    letter: str = ""


# content/kingdom_rush/rules/kinds.yaml:147
class Horde(Definition):
    """A horde card, in a tray once it is on the path."""

    grid: str = ""
    chilled: bool = False
    magical_shield: str = "no_side"
    physical_shield: str = "no_side"
    flying: bool = False
    evasive: bool = False
    bars_figures: bool = False
    bars_hero_attacks: bool = False
    immobile: bool = False


# content/kingdom_rush/rules/kinds.yaml:188
class Cover(Definition):
    """Something that lies or stands on a horde card and covers squares of it."""


# content/kingdom_rush/rules/kinds.yaml:198
class DamageTile(Cover):
    pass


# content/kingdom_rush/rules/kinds.yaml:204
class Soldier(Cover):
    pass


# content/kingdom_rush/rules/kinds.yaml:225
class Attack(Definition):
    """An attack: where it reaches, and what it puts there."""

    range_: str = ""
    arrows: Sequence[Any] = ()
    type_: str = ""
    tiles: Sequence[Any] = ()
    together: bool = False
    soldiers: int = 0
    splash: bool = False
    bounty: bool = False
    totem: bool = False
    followed_by: Sequence[Any] = ()


# content/kingdom_rush/rules/kinds.yaml:261
class Tower(Definition):
    """A tower card."""

    type_: str = ""
    level: int = NOTHING
    copies: int = NOTHING
    attacks: Sequence[Any] = ()
    mod_slots: int = 1
    pure: bool = False
    far_sighted: bool = False
    roomy: int = 0


# content/kingdom_rush/rules/kinds.yaml:316
class Miniature(Definition):
    """A figure that walks on the map and can stand on hordes."""


# content/kingdom_rush/rules/kinds.yaml:326
class SandWarrior(Miniature):
    """One of the two warriors of Alric."""


# content/kingdom_rush/rules/kinds.yaml:340
class Hero(Miniature):
    """A hero miniature with its hero board."""

    max_health: int = NOTHING
    move: int = NOTHING
    attack: Any = None
    abilities: Sequence[Any] = ()
    skull_limit: int = 3
    leap: int = 0
    jump: int = 0


# content/kingdom_rush/rules/kinds.yaml:395
class Ability(Definition):
    """A special ability tile of a hero."""

    tier: int = NOTHING
    passive: bool = False
    attacks: Sequence[Any] = ()


# content/kingdom_rush/rules/kinds.yaml:428
class BuildingSite(Definition):
    colour: str = ""


# content/kingdom_rush/rules/kinds.yaml:443
class SpawnPoint(Definition):
    """A numbered spawn token beside the path space where its hordes come in."""

    number: int = NOTHING
    route: str = ""


# content/kingdom_rush/rules/kinds.yaml:468
class Blossom(Definition):
    """A flower that a hero passing over it may use up."""

    copies: int = 2


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
    chosen_towers: int = 0
    chosen_level: int = 1
    blue: Sequence[str] = ()
    orange: Sequence[str] = ()
    purple: Sequence[str] = ()
    teal: Sequence[str] = ()
    white: Sequence[str] = ()


# content/kingdom_rush/rules/tokens.yaml:4
class Feature(Definition):
    """An environment feature that is no blossom. No tower can be built where it lies."""


# content/kingdom_rush/rules/tokens.yaml:16
class LavaPool(Feature):
    """It burns those who stay near, and holds something for those who pass."""

    holds: str = "crystal"


# content/kingdom_rush/rules/tokens.yaml:28
class MurkyPond(Feature):
    """No hero can enter or cross it. Tentacles come out of it."""


# content/kingdom_rush/rules/tokens.yaml:37
class FaultLine(Feature):
    """A crack in the path. Hordes jump over it, heroes close it."""


# content/kingdom_rush/rules/tokens.yaml:48
class Cyclone(Feature):
    """It brings one more horde each round."""


# content/kingdom_rush/rules/tokens.yaml:60
class Tentacle(Definition):
    """It blocks a building site and the towers on it."""


# content/kingdom_rush/rules/tokens.yaml:73
class BlankCard(Horde):
    """Removed from the game instead of being placed."""


# content/kingdom_rush/rules/tokens.yaml:83
class EventCard(Horde):
    """What happens when it is drawn depends on the scenario."""


# content/kingdom_rush/rules/tokens.yaml:92
class Champion(Horde):
    """A horde that may attack before it moves."""

    passive: str = ""


# content/kingdom_rush/rules/tokens.yaml:122
class PumpkinHorde(Horde):
    pass


# content/kingdom_rush/rules/tokens.yaml:127
class FireClawCard(Horde):
    pass


# content/kingdom_rush/rules/tokens.yaml:132
class ChampionCard(Definition):
    """A card of the champion deck."""

    icons: int = NOTHING
    copies: int = NOTHING


# content/kingdom_rush/rules/tokens.yaml:151
class Mod(Definition):
    """An improvement for one tower."""

    advanced: bool = False


# content/kingdom_rush/rules/tokens.yaml:172
class Boss(Definition):
    """A miniature with four lives that moves and acts by its own cards."""

    route: str = ""
    bars_hero_attacks: bool = False


# content/kingdom_rush/rules/tokens.yaml:193
class LifeCard(Horde):
    """One of the lives of a boss. Its reward is what the other side says."""

    number: int = NOTHING


# content/kingdom_rush/rules/tokens.yaml:214
class ActionCard(Definition):
    """What a boss does in a round."""

    starts_discarded: bool = False
    iron_icon: bool = False
    iron_instead: bool = False


# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:111
class RiftCard(Definition):
    """What the rift brings in a round."""


# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:125
class RiftBoss(Horde):
    """A boss that comes from a spawn stack like a horde. The players lose if it escapes."""
