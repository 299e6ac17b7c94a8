# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/hireables/sorcerer.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import Abilities, Contents, Modifier, Trigger

from ..kinds import Attack, Hireable
from ..rules import status as rules_status
from ..rules import strikes as rules_strikes
from ..state import State

# content/kings_armory/hireables/sorcerer.yaml:14
SORCERER_FIRE_BOLT = Attack(
    "kings_armory.sorcerer.fire_bolt",
    "Fire Bolt",
    type_="supernatural",
    range_=5,
    hitroll=5,
    damage=2,
    crit_range=4,
)

# content/kings_armory/hireables/sorcerer.yaml:22
SORCERER_ICE_BOLT = Attack(
    "kings_armory.sorcerer.ice_bolt",
    "Ice Bolt",
    level=2,
    type_="supernatural",
    range_=5,
    hitroll=5,
    damage=2,
    crit_range=4,
)

# content/kings_armory/hireables/sorcerer.yaml:31
SORCERER_FIRE_BALL = Attack(
    "kings_armory.sorcerer.fire_ball",
    "Fire Ball",
    level=3,
    ac=2,
    type_="supernatural",
    range_=6,
    hitroll=6,
    damage=3,
    crit_range=6,
    crit_mod=1,
    width=3,
    length=3,
)

# content/kings_armory/hireables/sorcerer.yaml:2
SORCERER = Hireable(
    "kings_armory.sorcerer",
    "Sorcerer",
    max_hp=8,
    move=4,
    dodge=11,
    supernatural_resistance=1,
    attacks=(SORCERER_FIRE_BOLT, SORCERER_ICE_BOLT, SORCERER_FIRE_BALL),
    actions=2,
    heal_rate=2,
    role="offensive",
    costs=(150, 150, 200),
    limit=2,
)


def sorcerer_changes_supernatural_resistance(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/hireables/sorcerer.yaml:45
    # while self.level >= 2: +1 supernatural_resistance; +1 actions
    return target == bearer and game.piece_level[bearer] >= 2


def sorcerer_changes_actions(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/hireables/sorcerer.yaml:45
    # while self.level >= 2: +1 supernatural_resistance; +1 actions
    return target == bearer and game.piece_level[bearer] >= 2


def sorcerer_changes_ranged_resistance(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/hireables/sorcerer.yaml:46
    # while self.level = 3: +1 ranged_resistance; +1 actions
    return target == bearer and game.piece_level[bearer] == 3


def sorcerer_changes_actions_2(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/hireables/sorcerer.yaml:46
    # while self.level = 3: +1 ranged_resistance; +1 actions
    return target == bearer and game.piece_level[bearer] == 3


def sorcerer_fire_bolt_on_crit(game: State, bearer: Any, event: rules_strikes.CritEvent) -> bool:
    # content/kings_armory/hireables/sorcerer.yaml:21
    # on crit: burn 1
    if event.attack is not bearer:
        return False
    rules_status.burn(game, 1, event.target)
    return True


def sorcerer_ice_bolt_on_crit(game: State, bearer: Any, event: rules_strikes.CritEvent) -> bool:
    # content/kings_armory/hireables/sorcerer.yaml:30
    # on crit: slow 1
    if event.attack is not bearer:
        return False
    rules_status.slow(game, 1, event.target)
    return True


def sorcerer_fire_ball_on_crit(game: State, bearer: Any, event: rules_strikes.CritEvent) -> bool:
    # content/kings_armory/hireables/sorcerer.yaml:43
    # on crit: burn 1
    if event.attack is not bearer:
        return False
    rules_status.burn(game, 1, event.target)
    return True


# content/kings_armory/hireables/sorcerer.yaml:2
SORCERER_ABILITIES = Abilities(
    modifiers=(
        Modifier("supernatural_resistance", "add", sorcerer_changes_supernatural_resistance, 1),
        Modifier("actions", "add", sorcerer_changes_actions, 1),
        Modifier("ranged_resistance", "add", sorcerer_changes_ranged_resistance, 1),
        Modifier("actions", "add", sorcerer_changes_actions_2, 1),
    ),
    text="While this Hireable's level is at least 2: +1 Supernatural Resistance and +1 Action.\nWhile this Hireable's level is 3: +1 Ranged Resistance and +1 Action.",
)

# content/kings_armory/hireables/sorcerer.yaml:14
SORCERER_FIRE_BOLT_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit", "on", "attack", "kings_armory.sorcerer.fire_bolt:0", sorcerer_fire_bolt_on_crit
        ),
    ),
    text="Highest numbers that crit: 4.\nOn crit: the target gains 1 Burn.",
    fields=("special",),
)

# content/kings_armory/hireables/sorcerer.yaml:22
SORCERER_ICE_BOLT_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit", "on", "attack", "kings_armory.sorcerer.ice_bolt:0", sorcerer_ice_bolt_on_crit
        ),
    ),
    text="From level 2 on.\nHighest numbers that crit: 4.\nOn crit: the target gains 1 Slow.",
    fields=("special",),
)

# content/kings_armory/hireables/sorcerer.yaml:31
SORCERER_FIRE_BALL_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit", "on", "attack", "kings_armory.sorcerer.fire_ball:0", sorcerer_fire_ball_on_crit
        ),
    ),
    text="From level 3 on.\n2 AP.\nHighest numbers that crit: 6.\nCrit Mod x1.\nArea: 3 wide.\nArea: 3 long.\nOn crit: the target gains 1 Burn.",
    fields=("special",),
)

CONTENTS = Contents(
    definitions=(SORCERER_FIRE_BOLT, SORCERER_ICE_BOLT, SORCERER_FIRE_BALL, SORCERER),
    abilities={
        "kings_armory.sorcerer": SORCERER_ABILITIES,
        "kings_armory.sorcerer.fire_bolt": SORCERER_FIRE_BOLT_ABILITIES,
        "kings_armory.sorcerer.ice_bolt": SORCERER_ICE_BOLT_ABILITIES,
        "kings_armory.sorcerer.fire_ball": SORCERER_FIRE_BALL_ABILITIES,
    },
)
