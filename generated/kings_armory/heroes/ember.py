# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/heroes/ember.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kings_armory.kinds as kinds
import generated.kings_armory.rules.status as rules_status
import generated.kings_armory.rules.strikes as rules_strikes
from generated.kings_armory.state import State
from interpreter.api import Abilities, Trigger

# content/kings_armory/heroes/ember.yaml:15
EMBER_LONGBOW = kinds.Attack(
    id="kings_armory.ember.longbow",
    name="Longbow",
    level=1,
    ac=1,
    type_="ranged",
    range_=8,
    aim="rolled",
    hitroll=10,
    rolls=1,
    damage=2,
    second_damage=0,
    crit_range=2,
    crit_mod=2,
)

# content/kings_armory/heroes/ember.yaml:24
EMBER_HEAD_SHOT = kinds.Attack(
    id="kings_armory.ember.head_shot",
    name="Head Shot",
    level=1,
    ac=2,
    type_="ranged",
    range_=8,
    aim="rolled",
    hitroll=6,
    rolls=1,
    damage=4,
    second_damage=0,
    crit_range=1,
    crit_mod=1,
)

# content/kings_armory/heroes/ember.yaml:3
EMBER = kinds.Hero(
    id="kings_armory.ember",
    name="Ember the Ranger",
    max_hp=14,
    move=7,
    dodge=14,
    melee_resistance=0,
    ranged_resistance=1,
    supernatural_resistance=0,
    immune=(),
    immune_to=(),
    immune_to_everything=False,
    indestructible=False,
    flying=False,
    attacks=(EMBER_LONGBOW, EMBER_HEAD_SHOT),
    actions=4,
    heal_rate=4,
    tank=0,
)


def ember_longbow_on_crit(game: State, bearer: Any, event: rules_strikes.CritEvent) -> bool:
    # content/kings_armory/heroes/ember.yaml:23
    # on crit: bleed 1; slow 1
    if not event.attack == bearer:
        return False
    rules_status.bleed(game, 1, event.target)
    rules_status.slow(game, 1, event.target)
    return True


def ember_head_shot_on_crit(game: State, bearer: Any, event: rules_strikes.CritEvent) -> bool:
    # content/kings_armory/heroes/ember.yaml:32
    # on crit: instakill
    if not event.attack == bearer:
        return False
    rules_strikes.instakill(game, event.target)
    if game.over:
        return True
    return True


# content/kings_armory/heroes/ember.yaml:15
EMBER_LONGBOW_ABILITIES = Abilities(
    triggers=(
        Trigger("crit", "on", "attack", "kings_armory.ember.longbow:0", ember_longbow_on_crit),
    ),
    text="On crit: the target gains 1 Bleed; the target gains 1 Slow.",
)

# content/kings_armory/heroes/ember.yaml:24
EMBER_HEAD_SHOT_ABILITIES = Abilities(
    triggers=(
        Trigger("crit", "on", "attack", "kings_armory.ember.head_shot:0", ember_head_shot_on_crit),
    ),
    text="On crit: the target is defeated at once.",
)
