# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/hireables/archer.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import Abilities, Contents, Modifier, Trigger

from ..kinds import Attack, Hireable
from ..rules import status as rules_status
from ..rules import strikes as rules_strikes
from ..state import State

# content/kings_armory/hireables/archer.yaml:16
ARCHER_BOW_SHOT_1 = Attack(
    "kings_armory.archer.bow_shot_1",
    "Bow Shot",
    primary=True,
    type_="ranged",
    range_=6,
    hitroll=4,
    damage=2,
)

# content/kings_armory/hireables/archer.yaml:17
ARCHER_BOW_SHOT_2 = Attack(
    "kings_armory.archer.bow_shot_2",
    "Bow Shot",
    level=2,
    primary=True,
    type_="ranged",
    range_=7,
    hitroll=7,
    damage=2,
    crit_range=2,
)

# content/kings_armory/hireables/archer.yaml:28
ARCHER_BOW_SHOT_3 = Attack(
    "kings_armory.archer.bow_shot_3",
    "Bow Shot",
    level=3,
    primary=True,
    type_="ranged",
    range_=8,
    hitroll=10,
    damage=2,
    crit_range=3,
)

# content/kings_armory/hireables/archer.yaml:3
ARCHER = Hireable(
    "kings_armory.archer",
    "Archer",
    max_hp=8,
    move=5,
    dodge=12,
    ranged_resistance=1,
    attacks=(ARCHER_BOW_SHOT_1, ARCHER_BOW_SHOT_2, ARCHER_BOW_SHOT_3),
    actions=2,
    heal_rate=2,
    role="offensive",
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
    if event.attack is not bearer:
        return False
    rules_status.bleed(game, 1, event.target)
    return True


def archer_bow_shot_3_on_crit(game: State, bearer: Any, event: rules_strikes.CritEvent) -> bool:
    # content/kings_armory/hireables/archer.yaml:38
    # on crit: bleed 1
    if event.attack is not bearer:
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
    text="While this Hireable's level is at least 2: +1 Dodge and +1 Move Rate.\nWhile this Hireable's level is 3: +1 Dodge and +1 Move Rate.",
)

# content/kings_armory/hireables/archer.yaml:17
ARCHER_BOW_SHOT_2_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit", "on", "attack", "kings_armory.archer.bow_shot_2:0", archer_bow_shot_2_on_crit
        ),
    ),
    text="From level 2 on.\nHighest numbers that crit: 2.\nOn crit: the target gains 1 Bleed.",
    fields=("special",),
)

# content/kings_armory/hireables/archer.yaml:28
ARCHER_BOW_SHOT_3_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit", "on", "attack", "kings_armory.archer.bow_shot_3:0", archer_bow_shot_3_on_crit
        ),
    ),
    text="From level 3 on.\nHighest numbers that crit: 3.\nOn crit: the target gains 1 Bleed.",
    fields=("special",),
)

CONTENTS = Contents(
    definitions=(ARCHER_BOW_SHOT_1, ARCHER_BOW_SHOT_2, ARCHER_BOW_SHOT_3, ARCHER),
    abilities={
        "kings_armory.archer": ARCHER_ABILITIES,
        "kings_armory.archer.bow_shot_2": ARCHER_BOW_SHOT_2_ABILITIES,
        "kings_armory.archer.bow_shot_3": ARCHER_BOW_SHOT_3_ABILITIES,
    },
)
