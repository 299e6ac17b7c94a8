# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/hireables/foot_soldier.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kings_armory_asphar.kinds as kinds
import generated.kings_armory_asphar.kings_armory.rules.status as kings_armory_rules_status
import generated.kings_armory_asphar.kings_armory.rules.strikes as kings_armory_rules_strikes
from generated.kings_armory_asphar.state import State
from interpreter.api import Abilities, Contents, Modifier, Trigger

# content/kings_armory/hireables/foot_soldier.yaml:16
FOOT_SOLDIER_SHORT_SWORD = kinds.Attack(
    id="kings_armory.foot_soldier.short_sword",
    name="Short Sword",
    level=1,
    primary=True,
    ac=1,
    type_="melee",
    range_=1,
    aim="rolled",
    hitroll=2,
    rolls=1,
    damage=2,
    first_damage=0,
    second_damage=0,
    crit_range=1,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/hireables/foot_soldier.yaml:17
FOOT_SOLDIER_LONG_SWORD = kinds.Attack(
    id="kings_armory.foot_soldier.long_sword",
    name="Long Sword",
    level=2,
    primary=True,
    ac=1,
    type_="melee",
    range_=1,
    aim="rolled",
    hitroll=4,
    rolls=1,
    damage=3,
    first_damage=0,
    second_damage=0,
    crit_range=2,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/hireables/foot_soldier.yaml:18
FOOT_SOLDIER_WAR_SWORD = kinds.Attack(
    id="kings_armory.foot_soldier.war_sword",
    name="War Sword",
    level=3,
    primary=True,
    ac=1,
    type_="melee",
    range_=1,
    aim="rolled",
    hitroll=8,
    rolls=1,
    damage=4,
    first_damage=0,
    second_damage=0,
    crit_range=2,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/hireables/foot_soldier.yaml:3
FOOT_SOLDIER = kinds.Hireable(
    id="kings_armory.foot_soldier",
    name="Foot Soldier",
    max_hp=10,
    move=5,
    dodge=11,
    melee_resistance=1,
    ranged_resistance=0,
    supernatural_resistance=0,
    immune=(),
    immune_to_ranged=False,
    immune_to_supernatural=False,
    immune_to_burn=False,
    immune_to=(),
    immune_to_everything=False,
    indestructible=False,
    unhealable=False,
    flying=False,
    attacks=(FOOT_SOLDIER_SHORT_SWORD, FOOT_SOLDIER_LONG_SWORD, FOOT_SOLDIER_WAR_SWORD),
    actions=2,
    heal_rate=3,
    tank=2,
    tele=False,
    tower_bound=False,
    tanks_untankable=False,
    tanks_flying=False,
    strikes_flying=False,
    attacks_barred=False,
    primary_damage=0,
    healing=0,
    special_hitroll=0,
    role="offensive",
    works_by_specials=False,
    heals=False,
    boss_slayer=0,
    counter=0,
    costs=(100, 100, 150),
    limit=3,
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
    game: State,
    bearer: Any,
    event: kings_armory_rules_strikes.CritEvent,
) -> bool:
    # content/kings_armory/hireables/foot_soldier.yaml:26
    # on crit: bleed 1
    if not event.attack == bearer:
        return False
    kings_armory_rules_status.bleed(game, 1, event.target)
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
    text="While this hireable's level is at least 2: +1 Tank Number, +1 Melee Resistance and +1 Supernatural Resistance.\nWhile this hireable's level is 3: +1 Tank Number and +1 Ranged Resistance.",
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
    text="On crit: the target gains 1 Bleed.",
)

CONTENTS: Contents = Contents(
    definitions=(
        FOOT_SOLDIER_SHORT_SWORD,
        FOOT_SOLDIER_LONG_SWORD,
        FOOT_SOLDIER_WAR_SWORD,
        FOOT_SOLDIER,
    ),
    abilities={
        "kings_armory.foot_soldier": FOOT_SOLDIER_ABILITIES,
        "kings_armory.foot_soldier.war_sword": FOOT_SOLDIER_WAR_SWORD_ABILITIES,
    },
)
