# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/hireables/sorcerer.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kings_armory.kinds as kinds
import generated.kings_armory.rules.status as rules_status
import generated.kings_armory.rules.strikes as rules_strikes
from generated.kings_armory.state import State
from interpreter.api import Abilities, Contents, Modifier, Trigger

# content/kings_armory/hireables/sorcerer.yaml:14
SORCERER_FIRE_BOLT = kinds.Attack(
    id="kings_armory.sorcerer.fire_bolt",
    name="Fire Bolt",
    level=1,
    primary=False,
    ac=1,
    type_="supernatural",
    range_=5,
    aim="rolled",
    hitroll=5,
    rolls=1,
    damage=2,
    first_damage=0,
    second_damage=0,
    crit_range=4,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/hireables/sorcerer.yaml:22
SORCERER_ICE_BOLT = kinds.Attack(
    id="kings_armory.sorcerer.ice_bolt",
    name="Ice Bolt",
    level=2,
    primary=False,
    ac=1,
    type_="supernatural",
    range_=5,
    aim="rolled",
    hitroll=5,
    rolls=1,
    damage=2,
    first_damage=0,
    second_damage=0,
    crit_range=4,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/hireables/sorcerer.yaml:31
SORCERER_FIRE_BALL = kinds.Attack(
    id="kings_armory.sorcerer.fire_ball",
    name="Fire Ball",
    level=3,
    primary=False,
    ac=2,
    type_="supernatural",
    range_=6,
    aim="rolled",
    hitroll=6,
    rolls=1,
    damage=3,
    first_damage=0,
    second_damage=0,
    crit_range=6,
    crit_mod=1,
    reaches_flying=False,
    width=3,
    length=3,
)

# content/kings_armory/hireables/sorcerer.yaml:2
SORCERER = kinds.Hireable(
    id="kings_armory.sorcerer",
    name="Sorcerer",
    max_hp=8,
    move=4,
    dodge=11,
    melee_resistance=0,
    ranged_resistance=0,
    supernatural_resistance=1,
    immune=(),
    immune_to_ranged=False,
    immune_to_supernatural=False,
    immune_to_burn=False,
    immune_to=(),
    immune_to_everything=False,
    indestructible=False,
    unhealable=False,
    flying=False,
    attacks=(SORCERER_FIRE_BOLT, SORCERER_ICE_BOLT, SORCERER_FIRE_BALL),
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
    if not event.attack == bearer:
        return False
    rules_status.burn(game, 1, event.target)
    return True


def sorcerer_ice_bolt_on_crit(game: State, bearer: Any, event: rules_strikes.CritEvent) -> bool:
    # content/kings_armory/hireables/sorcerer.yaml:30
    # on crit: slow 1
    if not event.attack == bearer:
        return False
    rules_status.slow(game, 1, event.target)
    return True


def sorcerer_fire_ball_on_crit(game: State, bearer: Any, event: rules_strikes.CritEvent) -> bool:
    # content/kings_armory/hireables/sorcerer.yaml:43
    # on crit: burn 1
    if not event.attack == bearer:
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
    text="While this hireable's level is at least 2: +1 Supernatural Resistance and +1 Actions.\nWhile this hireable's level is 3: +1 Ranged Resistance and +1 Actions.",
)

# content/kings_armory/hireables/sorcerer.yaml:14
SORCERER_FIRE_BOLT_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit",
            "on",
            "attack",
            "kings_armory.sorcerer.fire_bolt:0",
            sorcerer_fire_bolt_on_crit,
        ),
    ),
    text="On crit: the target gains 1 Burn.",
)

# content/kings_armory/hireables/sorcerer.yaml:22
SORCERER_ICE_BOLT_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit",
            "on",
            "attack",
            "kings_armory.sorcerer.ice_bolt:0",
            sorcerer_ice_bolt_on_crit,
        ),
    ),
    text="On crit: the target gains 1 Slow.",
)

# content/kings_armory/hireables/sorcerer.yaml:31
SORCERER_FIRE_BALL_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit",
            "on",
            "attack",
            "kings_armory.sorcerer.fire_ball:0",
            sorcerer_fire_ball_on_crit,
        ),
    ),
    text="2 AP.\nOn crit: the target gains 1 Burn.",
)

CONTENTS: Contents = Contents(
    definitions=(SORCERER_FIRE_BOLT, SORCERER_ICE_BOLT, SORCERER_FIRE_BALL, SORCERER),
    abilities={
        "kings_armory.sorcerer": SORCERER_ABILITIES,
        "kings_armory.sorcerer.fire_bolt": SORCERER_FIRE_BOLT_ABILITIES,
        "kings_armory.sorcerer.ice_bolt": SORCERER_ICE_BOLT_ABILITIES,
        "kings_armory.sorcerer.fire_ball": SORCERER_FIRE_BALL_ABILITIES,
    },
)
