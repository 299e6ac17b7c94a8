# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/catapult.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory_winter.kinds as kinds
from interpreter.api import Abilities, Contents

# content/kings_armory/monsters/catapult.yaml:18
CATAPULT_CATAPULT_STONE = kinds.Attack(
    id="kings_armory.catapult.catapult_stone",
    name="Catapult Stone",
    level=1,
    primary=False,
    ac=1,
    type_="ranged",
    range_=18,
    aim="castle_only",
    hitroll=0,
    rolls=1,
    damage=6,
    first_damage=0,
    second_damage=0,
    crit_range=1,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/monsters/catapult.yaml:3
CATAPULT = kinds.Monster(
    id="kings_armory.catapult",
    name="Catapult",
    max_hp=12,
    move=4,
    dodge=7,
    melee_resistance=1,
    ranged_resistance=3,
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
    attacks=(CATAPULT_CATAPULT_STONE,),
    level=5,
    red_tokens=1,
    yellow_tokens=1,
    goblin=False,
    siege=True,
    pushable=True,
    untankable=True,
    unstoppable=False,
)

# content/kings_armory/monsters/catapult.yaml:3
CATAPULT_ABILITIES = Abilities(text="Siege Equipment.\nPushable.\nUntankable.")

CONTENTS: Contents = Contents(
    definitions=(CATAPULT_CATAPULT_STONE, CATAPULT),
    abilities={"kings_armory.catapult": CATAPULT_ABILITIES},
)
