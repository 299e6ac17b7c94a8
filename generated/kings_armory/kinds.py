# The kinds of documents.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import Definition

# content/kings_armory/rules/waves.yaml:2
class Scenario(Definition):
    def __init__(self, id: str, name: str, wave: Any, tokens: Sequence[Any], gate: int) -> None:
        super().__init__(id, name)
        self.wave = wave
        self.tokens = tokens
        self.gate = gate


# content/kings_armory/rules/characters.yaml:19
class Attack(Definition):
    """One of the Attack Options of a Character."""

    def __init__(
        self,
        id: str,
        name: str,
        level: int,
        ac: int,
        type_: str,
        range_: int,
        aim: str,
        hitroll: int,
        rolls: int,
        damage: int,
        second_damage: int,
        crit_range: int,
        crit_mod: int,
    ) -> None:
        super().__init__(id, name)
        self.level = level
        self.ac = ac
        self.type_ = type_
        self.range_ = range_
        self.aim = aim
        self.hitroll = hitroll
        self.rolls = rolls
        self.damage = damage
        self.second_damage = second_damage
        self.crit_range = crit_range
        self.crit_mod = crit_mod


# content/kings_armory/rules/characters.yaml:37
class Character(Definition):
    """Anyone on the board, Ally or Foe."""

    def __init__(
        self,
        id: str,
        name: str,
        max_hp: int,
        move: int,
        dodge: int,
        melee_resistance: int,
        ranged_resistance: int,
        supernatural_resistance: int,
        immune: Sequence[str],
        immune_to: Sequence[str],
        immune_to_everything: bool,
        indestructible: bool,
        flying: bool,
        attacks: Sequence[Any],
    ) -> None:
        super().__init__(id, name)
        self.max_hp = max_hp
        self.move = move
        self.dodge = dodge
        self.melee_resistance = melee_resistance
        self.ranged_resistance = ranged_resistance
        self.supernatural_resistance = supernatural_resistance
        self.immune = immune
        self.immune_to = immune_to
        self.immune_to_everything = immune_to_everything
        self.indestructible = indestructible
        self.flying = flying
        self.attacks = attacks


# content/kings_armory/rules/characters.yaml:66
class Ally(Character):
    def __init__(
        self,
        id: str,
        name: str,
        max_hp: int,
        move: int,
        dodge: int,
        melee_resistance: int,
        ranged_resistance: int,
        supernatural_resistance: int,
        immune: Sequence[str],
        immune_to: Sequence[str],
        immune_to_everything: bool,
        indestructible: bool,
        flying: bool,
        attacks: Sequence[Any],
        actions: int,
        heal_rate: int,
        tank: int,
    ) -> None:
        super().__init__(
            id,
            name,
            max_hp,
            move,
            dodge,
            melee_resistance,
            ranged_resistance,
            supernatural_resistance,
            immune,
            immune_to,
            immune_to_everything,
            indestructible,
            flying,
            attacks,
        )
        self.actions = actions
        self.heal_rate = heal_rate
        self.tank = tank


# content/kings_armory/rules/characters.yaml:79
class Hero(Ally):
    def __init__(
        self,
        id: str,
        name: str,
        max_hp: int,
        move: int,
        dodge: int,
        melee_resistance: int,
        ranged_resistance: int,
        supernatural_resistance: int,
        immune: Sequence[str],
        immune_to: Sequence[str],
        immune_to_everything: bool,
        indestructible: bool,
        flying: bool,
        attacks: Sequence[Any],
        actions: int,
        heal_rate: int,
        tank: int,
    ) -> None:
        super().__init__(
            id,
            name,
            max_hp,
            move,
            dodge,
            melee_resistance,
            ranged_resistance,
            supernatural_resistance,
            immune,
            immune_to,
            immune_to_everything,
            indestructible,
            flying,
            attacks,
            actions,
            heal_rate,
            tank,
        )


# content/kings_armory/rules/characters.yaml:85
class Hireable(Ally):
    def __init__(
        self,
        id: str,
        name: str,
        max_hp: int,
        move: int,
        dodge: int,
        melee_resistance: int,
        ranged_resistance: int,
        supernatural_resistance: int,
        immune: Sequence[str],
        immune_to: Sequence[str],
        immune_to_everything: bool,
        indestructible: bool,
        flying: bool,
        attacks: Sequence[Any],
        actions: int,
        heal_rate: int,
        tank: int,
    ) -> None:
        super().__init__(
            id,
            name,
            max_hp,
            move,
            dodge,
            melee_resistance,
            ranged_resistance,
            supernatural_resistance,
            immune,
            immune_to,
            immune_to_everything,
            indestructible,
            flying,
            attacks,
            actions,
            heal_rate,
            tank,
        )


# content/kings_armory/rules/characters.yaml:100
class Monster(Character):
    def __init__(
        self,
        id: str,
        name: str,
        max_hp: int,
        move: int,
        dodge: int,
        melee_resistance: int,
        ranged_resistance: int,
        supernatural_resistance: int,
        immune: Sequence[str],
        immune_to: Sequence[str],
        immune_to_everything: bool,
        indestructible: bool,
        flying: bool,
        attacks: Sequence[Any],
        level: int,
        red_tokens: int,
        yellow_tokens: int,
        siege: bool,
        untankable: bool,
        unstoppable: bool,
    ) -> None:
        super().__init__(
            id,
            name,
            max_hp,
            move,
            dodge,
            melee_resistance,
            ranged_resistance,
            supernatural_resistance,
            immune,
            immune_to,
            immune_to_everything,
            indestructible,
            flying,
            attacks,
        )
        self.level = level
        self.red_tokens = red_tokens
        self.yellow_tokens = yellow_tokens
        self.siege = siege
        self.untankable = untankable
        self.unstoppable = unstoppable


# content/kings_armory/rules/waves.yaml:4
class Wave(Definition):
    """One column of the Wave Card."""

    def __init__(self, id: str, name: str, foes: int, levels: Sequence[int]) -> None:
        super().__init__(id, name)
        self.foes = foes
        self.levels = levels


# content/kings_armory/rules/waves.yaml:12
class HeroScaling(Definition):
    """One column of the Hero Scaling Grid."""

    def __init__(
        self,
        id: str,
        name: str,
        heroes: int,
        additional_monsters: int,
        roll_modifier: int,
    ) -> None:
        super().__init__(id, name)
        self.heroes = heroes
        self.additional_monsters = additional_monsters
        self.roll_modifier = roll_modifier
