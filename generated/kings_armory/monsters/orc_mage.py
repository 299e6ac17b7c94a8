# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/orc_mage.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/orc_mage.yaml:13
ORC_MAGE_ORC_BOLT = Attack(
    "kings_armory.orc_mage.orc_bolt",
    "Orc Bolt",
    type_="supernatural",
    range_=4,
    hitroll=4,
    damage=3,
)

# content/kings_armory/monsters/orc_mage.yaml:3
ORC_MAGE = Monster(
    "kings_armory.orc_mage",
    "Orc Mage",
    max_hp=5,
    move=6,
    dodge=10,
    supernatural_resistance=2,
    attacks=(ORC_MAGE_ORC_BOLT,),
    level=2,
    yellow_tokens=2,
)

CONTENTS = Contents(definitions=(ORC_MAGE_ORC_BOLT, ORC_MAGE))
