# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/hireables/archer.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kings_armory.kinds as kinds
import generated.kings_armory.rules.status as rules_status
import generated.kings_armory.rules.strikes as rules_strikes
from generated.kings_armory.state import State
from interpreter.api import Abilities, Contents, Modifier, Trigger

# content/kings_armory/hireables/archer.yaml:16
ARCHER_BOW_SHOT_1 = kinds.Attack(
    id="kings_armory.archer.bow_shot_1",
    name="Bow Shot",
    level=1,
    primary=True,
    ac=1,
    type_="ranged",
    range_=6,
    aim="rolled",
    hitroll=4,
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

# content/kings_armory/hireables/archer.yaml:17
ARCHER_BOW_SHOT_2 = kinds.Attack(
    id="kings_armory.archer.bow_shot_2",
    name="Bow Shot",
    level=2,
    primary=True,
    ac=1,
    type_="ranged",
    range_=7,
    aim="rolled",
    hitroll=7,
    rolls=1,
    damage=2,
    first_damage=0,
    second_damage=0,
    crit_range=2,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/hireables/archer.yaml:28
ARCHER_BOW_SHOT_3 = kinds.Attack(
    id="kings_armory.archer.bow_shot_3",
    name="Bow Shot",
    level=3,
    primary=True,
    ac=1,
    type_="ranged",
    range_=8,
    aim="rolled",
    hitroll=10,
    rolls=1,
    damage=2,
    first_damage=0,
    second_damage=0,
    crit_range=3,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/hireables/archer.yaml:3
ARCHER = kinds.Hireable(
    id="kings_armory.archer",
    name="Archer",
    max_hp=8,
    move=5,
    dodge=12,
    melee_resistance=0,
    ranged_resistance=1,
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
    attacks=(ARCHER_BOW_SHOT_1, ARCHER_BOW_SHOT_2, ARCHER_BOW_SHOT_3),
    actions=2,
    heal_rate=2,
    tank=0,
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
    costs=(100, 100, 150),
    limit=3,
)


def archer_changes_dodge(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/hireables/archer.yaml:40
    # while self.level >= 2: +1 dodge; +1 move
    return target == bearer and game.piece_level[bearer] >= 2


def archer_changes_move(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/hireables/archer.yaml:40
    # while self.level >= 2: +1 dodge; +1 move
    return target == bearer and game.piece_level[bearer] >= 2


def archer_changes_dodge_2(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/hireables/archer.yaml:41
    # while self.level = 3: +1 dodge; +1 move
    return target == bearer and game.piece_level[bearer] == 3


def archer_changes_move_2(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/hireables/archer.yaml:41
    # while self.level = 3: +1 dodge; +1 move
    return target == bearer and game.piece_level[bearer] == 3


def archer_bow_shot_2_on_crit(game: State, bearer: Any, event: rules_strikes.CritEvent) -> bool:
    # content/kings_armory/hireables/archer.yaml:27
    # on crit: bleed 1
    if not event.attack == bearer:
        return False
    rules_status.bleed(game, 1, event.target)
    return True


def archer_bow_shot_3_on_crit(game: State, bearer: Any, event: rules_strikes.CritEvent) -> bool:
    # content/kings_armory/hireables/archer.yaml:38
    # on crit: bleed 1
    if not event.attack == bearer:
        return False
    rules_status.bleed(game, 1, event.target)
    return True


# content/kings_armory/hireables/archer.yaml:3
ARCHER_ABILITIES = Abilities(
    modifiers=(
        Modifier("dodge", "add", archer_changes_dodge, 1),
        Modifier("move", "add", archer_changes_move, 1),
        Modifier("dodge", "add", archer_changes_dodge_2, 1),
        Modifier("move", "add", archer_changes_move_2, 1),
    ),
    text="While this hireable's level is at least 2: +1 Dodge and +1 Move Rate.\nWhile this hireable's level is 3: +1 Dodge and +1 Move Rate.",
)

# content/kings_armory/hireables/archer.yaml:17
ARCHER_BOW_SHOT_2_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit",
            "on",
            "attack",
            "kings_armory.archer.bow_shot_2:0",
            archer_bow_shot_2_on_crit,
        ),
    ),
    text="On crit: the target gains 1 Bleed.",
)

# content/kings_armory/hireables/archer.yaml:28
ARCHER_BOW_SHOT_3_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit",
            "on",
            "attack",
            "kings_armory.archer.bow_shot_3:0",
            archer_bow_shot_3_on_crit,
        ),
    ),
    text="On crit: the target gains 1 Bleed.",
)

CONTENTS: Contents = Contents(
    definitions=(ARCHER_BOW_SHOT_1, ARCHER_BOW_SHOT_2, ARCHER_BOW_SHOT_3, ARCHER),
    abilities={
        "kings_armory.archer": ARCHER_ABILITIES,
        "kings_armory.archer.bow_shot_2": ARCHER_BOW_SHOT_2_ABILITIES,
        "kings_armory.archer.bow_shot_3": ARCHER_BOW_SHOT_3_ABILITIES,
    },
)
