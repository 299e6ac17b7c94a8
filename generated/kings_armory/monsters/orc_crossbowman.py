# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/orc_crossbowman.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory.kinds as kinds
from interpreter.api import Contents

# content/kings_armory/monsters/orc_crossbowman.yaml:13
ORC_CROSSBOWMAN_CROSSBOW = kinds.Attack(
    id="kings_armory.orc_crossbowman.crossbow",
    name="Crossbow",
    level=1,
    primary=False,
    ac=1,
    type_="ranged",
    range_=8,
    aim="rolled",
    hitroll=6,
    rolls=1,
    damage=4,
    first_damage=0,
    second_damage=0,
    crit_range=1,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/monsters/orc_crossbowman.yaml:3
ORC_CROSSBOWMAN = kinds.Monster(
    id="kings_armory.orc_crossbowman",
    name="Orc Crossbowman",
    max_hp=7,
    move=6,
    dodge=11,
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
    attacks=(ORC_CROSSBOWMAN_CROSSBOW,),
    level=3,
    red_tokens=2,
    yellow_tokens=2,
    goblin=False,
    siege=False,
    pushable=False,
    untankable=False,
    unstoppable=False,
)

CONTENTS: Contents = Contents(definitions=(ORC_CROSSBOWMAN_CROSSBOW, ORC_CROSSBOWMAN))
