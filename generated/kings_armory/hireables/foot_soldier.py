# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/hireables/foot_soldier.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import Abilities, Contents, Modifier, Trigger

from ..kinds import Attack, Hireable
from ..rules import status as rules_status
from ..rules import strikes as rules_strikes
from ..state import State

# content/kings_armory/hireables/foot_soldier.yaml:16
FOOT_SOLDIER_SHORT_SWORD = Attack(
    "kings_armory.foot_soldier.short_sword",
    "Short Sword",
    primary=True,
    type_="melee",
    hitroll=2,
    damage=2,
)

# content/kings_armory/hireables/foot_soldier.yaml:17
FOOT_SOLDIER_LONG_SWORD = Attack(
    "kings_armory.foot_soldier.long_sword",
    "Long Sword",
    level=2,
    primary=True,
    type_="melee",
    hitroll=4,
    damage=3,
    crit_range=2,
)

# content/kings_armory/hireables/foot_soldier.yaml:18
FOOT_SOLDIER_WAR_SWORD = Attack(
    "kings_armory.foot_soldier.war_sword",
    "War Sword",
    level=3,
    primary=True,
    type_="melee",
    hitroll=8,
    damage=4,
    crit_range=2,
)

# content/kings_armory/hireables/foot_soldier.yaml:3
FOOT_SOLDIER = Hireable(
    "kings_armory.foot_soldier",
    "Foot Soldier",
    max_hp=10,
    move=5,
    dodge=11,
    melee_resistance=1,
    attacks=(FOOT_SOLDIER_SHORT_SWORD, FOOT_SOLDIER_LONG_SWORD, FOOT_SOLDIER_WAR_SWORD),
    actions=2,
    heal_rate=3,
    tank=2,
    role="offensive",
)


def foot_soldier_changes_tank(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/hireables/foot_soldier.yaml:28
    # while self.level >= 2: +1 tank; +1 melee_resistance; +1 supernatural_resistance
    return target == bearer and game.piece_level[bearer] >= 2


def foot_soldier_changes_melee_resistance(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/hireables/foot_soldier.yaml:28
    # while self.level >= 2: +1 tank; +1 melee_resistance; +1 supernatural_resistance
    return target == bearer and game.piece_level[bearer] >= 2


def foot_soldier_changes_supernatural_resistance(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/hireables/foot_soldier.yaml:28
    # while self.level >= 2: +1 tank; +1 melee_resistance; +1 supernatural_resistance
    return target == bearer and game.piece_level[bearer] >= 2


def foot_soldier_changes_tank_2(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/hireables/foot_soldier.yaml:29
    # while self.level = 3: +1 tank; +1 ranged_resistance
    return target == bearer and game.piece_level[bearer] == 3


def foot_soldier_changes_ranged_resistance(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/hireables/foot_soldier.yaml:29
    # while self.level = 3: +1 tank; +1 ranged_resistance
    return target == bearer and game.piece_level[bearer] == 3


def foot_soldier_war_sword_on_crit(
    game: State, bearer: Any, event: rules_strikes.CritEvent
) -> bool:
    # content/kings_armory/hireables/foot_soldier.yaml:26
    # on crit: bleed 1
    if event.attack is not bearer:
        return False
    rules_status.bleed(game, 1, event.target)
    return True


# content/kings_armory/hireables/foot_soldier.yaml:3
FOOT_SOLDIER_ABILITIES = Abilities(
    modifiers=(
        Modifier("tank", "add", foot_soldier_changes_tank, 1),
        Modifier("melee_resistance", "add", foot_soldier_changes_melee_resistance, 1),
        Modifier("supernatural_resistance", "add", foot_soldier_changes_supernatural_resistance, 1),
        Modifier("tank", "add", foot_soldier_changes_tank_2, 1),
        Modifier("ranged_resistance", "add", foot_soldier_changes_ranged_resistance, 1),
    ),
    text="While this Hireable's level is at least 2: +1 Tank Number, +1 Melee Resistance and +1 Supernatural Resistance.\nWhile this Hireable's level is 3: +1 Tank Number and +1 Ranged Resistance.",
)

# content/kings_armory/hireables/foot_soldier.yaml:17
FOOT_SOLDIER_LONG_SWORD_ABILITIES = Abilities(
    text="From level 2 on.\nHighest numbers that crit: 2.", fields=()
)

# content/kings_armory/hireables/foot_soldier.yaml:18
FOOT_SOLDIER_WAR_SWORD_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit",
            "on",
            "attack",
            "kings_armory.foot_soldier.war_sword:0",
            foot_soldier_war_sword_on_crit,
        ),
    ),
    text="From level 3 on.\nHighest numbers that crit: 2.\nOn crit: the target gains 1 Bleed.",
    fields=("special",),
)

CONTENTS = Contents(
    definitions=(
        FOOT_SOLDIER_SHORT_SWORD,
        FOOT_SOLDIER_LONG_SWORD,
        FOOT_SOLDIER_WAR_SWORD,
        FOOT_SOLDIER,
    ),
    abilities={
        "kings_armory.foot_soldier": FOOT_SOLDIER_ABILITIES,
        "kings_armory.foot_soldier.long_sword": FOOT_SOLDIER_LONG_SWORD_ABILITIES,
        "kings_armory.foot_soldier.war_sword": FOOT_SOLDIER_WAR_SWORD_ABILITIES,
    },
)
