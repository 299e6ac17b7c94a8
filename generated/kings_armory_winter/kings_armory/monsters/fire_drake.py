# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/fire_drake.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import Abilities, Contents, Trigger

from ..kinds import Attack, Monster
from ..rules import status as rules_status
from ..rules import strikes as rules_strikes
from ..state import State

# content/kings_armory/monsters/fire_drake.yaml:16
FIRE_DRAKE_FIRE_BREATH = Attack(
    "kings_armory.fire_drake.fire_breath",
    "Fire Breath",
    type_="supernatural",
    range_=4,
    hitroll=7,
    damage=5,
    width=3,
    length=3,
)

# content/kings_armory/monsters/fire_drake.yaml:3
FIRE_DRAKE = Monster(
    "kings_armory.fire_drake",
    "Fire Drake",
    max_hp=7,
    move=8,
    dodge=13,
    melee_resistance=1,
    ranged_resistance=1,
    supernatural_resistance=2,
    flying=True,
    attacks=(FIRE_DRAKE_FIRE_BREATH,),
    level=5,
    red_tokens=2,
)


def fire_drake_fire_breath_on_crit(
    game: State, bearer: Any, event: rules_strikes.CritEvent
) -> bool:
    # content/kings_armory/monsters/fire_drake.yaml:24
    # on crit: burn 1
    if event.attack is not bearer:
        return False
    rules_status.burn(game, 1, event.target)
    return True


# content/kings_armory/monsters/fire_drake.yaml:3
FIRE_DRAKE_ABILITIES = Abilities(text="Flying.", fields=())

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
    text="Area: 3 wide.\nArea: 3 long.\nOn crit: the target gains 1 Burn.",
    fields=("special",),
)

CONTENTS = Contents(
    definitions=(FIRE_DRAKE_FIRE_BREATH, FIRE_DRAKE),
    abilities={
        "kings_armory.fire_drake": FIRE_DRAKE_ABILITIES,
        "kings_armory.fire_drake.fire_breath": FIRE_DRAKE_FIRE_BREATH_ABILITIES,
    },
)
