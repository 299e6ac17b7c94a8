# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/war_orc.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory_winter.kinds as kinds
from interpreter.api import Contents

# content/kings_armory/monsters/war_orc.yaml:14
WAR_ORC_WAR_AXE = kinds.Attack(
    id="kings_armory.war_orc.war_axe",
    name="War Axe",
    level=1,
    primary=False,
    ac=1,
    type_="melee",
    range_=1,
    aim="rolled",
    hitroll=4,
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

# content/kings_armory/monsters/war_orc.yaml:3
WAR_ORC = kinds.Monster(
    id="kings_armory.war_orc",
    name="War Orc",
    max_hp=7,
    move=6,
    dodge=10,
    melee_resistance=1,
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
    attacks=(WAR_ORC_WAR_AXE,),
    level=2,
    red_tokens=2,
    yellow_tokens=3,
    goblin=False,
    siege=False,
    pushable=False,
    untankable=False,
    unstoppable=False,
)

CONTENTS: Contents = Contents(definitions=(WAR_ORC_WAR_AXE, WAR_ORC))
