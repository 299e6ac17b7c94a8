# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/orc_war_mage.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/orc_war_mage.yaml:14
ORC_WAR_MAGE_WAR_MAGIC = Attack(
    "kings_armory.orc_war_mage.war_magic",
    "War Magic",
    type_="supernatural",
    range_=5,
    hitroll=7,
    damage=5,
)

# content/kings_armory/monsters/orc_war_mage.yaml:3
ORC_WAR_MAGE = Monster(
    "kings_armory.orc_war_mage",
    "Orc War Mage",
    max_hp=9,
    move=6,
    dodge=12,
    immune=("supernatural",),
    attacks=(ORC_WAR_MAGE_WAR_MAGIC,),
    level=4,
    red_tokens=2,
)

# content/kings_armory/monsters/orc_war_mage.yaml:3
ORC_WAR_MAGE_ABILITIES = Abilities(text="Immune to supernatural damage.", fields=())

CONTENTS = Contents(
    definitions=(ORC_WAR_MAGE_WAR_MAGIC, ORC_WAR_MAGE),
    abilities={"kings_armory.orc_war_mage": ORC_WAR_MAGE_ABILITIES},
)
