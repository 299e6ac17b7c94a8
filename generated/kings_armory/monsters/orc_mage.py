# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/orc_mage.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory.kinds as kinds
from interpreter.api import Contents

# content/kings_armory/monsters/orc_mage.yaml:13
ORC_MAGE_ORC_BOLT = kinds.Attack(
    id="kings_armory.orc_mage.orc_bolt",
    name="Orc Bolt",
    level=1,
    primary=False,
    ac=1,
    type_="supernatural",
    range_=4,
    aim="rolled",
    hitroll=4,
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

# content/kings_armory/monsters/orc_mage.yaml:3
ORC_MAGE = kinds.Monster(
    id="kings_armory.orc_mage",
    name="Orc Mage",
    max_hp=5,
    move=6,
    dodge=10,
    melee_resistance=0,
    ranged_resistance=0,
    supernatural_resistance=2,
    immune=(),
    immune_to_ranged=False,
    immune_to_supernatural=False,
    immune_to_burn=False,
    immune_to=(),
    immune_to_everything=False,
    indestructible=False,
    unhealable=False,
    flying=False,
    attacks=(ORC_MAGE_ORC_BOLT,),
    level=2,
    red_tokens=1,
    yellow_tokens=2,
    goblin=False,
    siege=False,
    pushable=False,
    untankable=False,
    unstoppable=False,
)

CONTENTS: Contents = Contents(definitions=(ORC_MAGE_ORC_BOLT, ORC_MAGE))
