# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/orc_archer.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory_winter.kinds as kinds
from interpreter.api import Contents

# content/kings_armory/monsters/orc_archer.yaml:13
ORC_ARCHER_ORC_BOW = kinds.Attack(
    id="kings_armory.orc_archer.orc_bow",
    name="Orc Bow",
    level=1,
    primary=False,
    ac=1,
    type_="ranged",
    range_=5,
    aim="rolled",
    hitroll=5,
    rolls=1,
    damage=3,
    first_damage=0,
    second_damage=0,
    crit_range=1,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/monsters/orc_archer.yaml:3
ORC_ARCHER = kinds.Monster(
    id="kings_armory.orc_archer",
    name="Orc Archer",
    max_hp=5,
    move=6,
    dodge=10,
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
    attacks=(ORC_ARCHER_ORC_BOW,),
    level=2,
    red_tokens=2,
    yellow_tokens=2,
    goblin=False,
    siege=False,
    pushable=False,
    untankable=False,
    unstoppable=False,
)

CONTENTS: Contents = Contents(definitions=(ORC_ARCHER_ORC_BOW, ORC_ARCHER))
