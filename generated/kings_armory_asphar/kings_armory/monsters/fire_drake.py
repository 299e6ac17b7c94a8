# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/fire_drake.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kings_armory_asphar.kinds as kinds
import generated.kings_armory_asphar.kings_armory.rules.status as kings_armory_rules_status
import generated.kings_armory_asphar.kings_armory.rules.strikes as kings_armory_rules_strikes
from generated.kings_armory_asphar.state import State
from interpreter.api import Abilities, Contents, Trigger

# content/kings_armory/monsters/fire_drake.yaml:16
FIRE_DRAKE_FIRE_BREATH = kinds.Attack(
    id="kings_armory.fire_drake.fire_breath",
    name="Fire Breath",
    level=1,
    primary=False,
    ac=1,
    type_="supernatural",
    range_=4,
    aim="rolled",
    hitroll=7,
    rolls=1,
    damage=5,
    first_damage=0,
    second_damage=0,
    crit_range=1,
    crit_mod=2,
    reaches_flying=False,
    width=3,
    length=3,
)

# content/kings_armory/monsters/fire_drake.yaml:3
FIRE_DRAKE = kinds.Monster(
    id="kings_armory.fire_drake",
    name="Fire Drake",
    max_hp=13,
    move=8,
    dodge=13,
    melee_resistance=1,
    ranged_resistance=1,
    supernatural_resistance=2,
    immune=(),
    immune_to_ranged=False,
    immune_to_supernatural=False,
    immune_to_burn=False,
    immune_to=(),
    immune_to_everything=False,
    indestructible=False,
    unhealable=False,
    flying=True,
    attacks=(FIRE_DRAKE_FIRE_BREATH,),
    level=5,
    red_tokens=2,
    yellow_tokens=1,
    goblin=False,
    siege=False,
    pushable=False,
    untankable=False,
    unstoppable=False,
)


def fire_drake_fire_breath_on_crit(
    game: State,
    bearer: Any,
    event: kings_armory_rules_strikes.CritEvent,
) -> bool:
    # content/kings_armory/monsters/fire_drake.yaml:24
    # on crit: burn 1
    if not event.attack == bearer:
        return False
    kings_armory_rules_status.burn(game, 1, event.target)
    return True


# content/kings_armory/monsters/fire_drake.yaml:3
FIRE_DRAKE_ABILITIES = Abilities(text="Flying.")

# content/kings_armory/monsters/fire_drake.yaml:16
FIRE_DRAKE_FIRE_BREATH_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit",
            "on",
            "attack",
            "kings_armory.fire_drake.fire_breath:0",
            fire_drake_fire_breath_on_crit,
        ),
    ),
    text="On crit: the target gains 1 Burn.",
)

CONTENTS: Contents = Contents(
    definitions=(FIRE_DRAKE_FIRE_BREATH, FIRE_DRAKE),
    abilities={
        "kings_armory.fire_drake": FIRE_DRAKE_ABILITIES,
        "kings_armory.fire_drake.fire_breath": FIRE_DRAKE_FIRE_BREATH_ABILITIES,
    },
)
