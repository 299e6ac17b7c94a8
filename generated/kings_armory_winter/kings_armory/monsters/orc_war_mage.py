# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/orc_war_mage.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory_winter.kinds as kinds
from interpreter.api import Abilities, Contents

# content/kings_armory/monsters/orc_war_mage.yaml:14
ORC_WAR_MAGE_WAR_MAGIC = kinds.Attack(
    id="kings_armory.orc_war_mage.war_magic",
    name="War Magic",
    level=1,
    primary=False,
    ac=1,
    type_="supernatural",
    range_=5,
    aim="rolled",
    hitroll=7,
    rolls=1,
    damage=5,
    first_damage=0,
    second_damage=0,
    crit_range=1,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/monsters/orc_war_mage.yaml:3
ORC_WAR_MAGE = kinds.Monster(
    id="kings_armory.orc_war_mage",
    name="Orc War Mage",
    max_hp=9,
    move=6,
    dodge=12,
    melee_resistance=0,
    ranged_resistance=0,
    supernatural_resistance=0,
    immune=("supernatural",),
    immune_to_ranged=False,
    immune_to_supernatural=False,
    immune_to_burn=False,
    immune_to=(),
    immune_to_everything=False,
    indestructible=False,
    unhealable=False,
    flying=False,
    attacks=(ORC_WAR_MAGE_WAR_MAGIC,),
    level=4,
    red_tokens=2,
    yellow_tokens=1,
    goblin=False,
    siege=False,
    pushable=False,
    untankable=False,
    unstoppable=False,
)

# content/kings_armory/monsters/orc_war_mage.yaml:3
ORC_WAR_MAGE_ABILITIES = Abilities(text="Immune to supernatural damage.")

CONTENTS: Contents = Contents(
    definitions=(ORC_WAR_MAGE_WAR_MAGIC, ORC_WAR_MAGE),
    abilities={"kings_armory.orc_war_mage": ORC_WAR_MAGE_ABILITIES},
)
