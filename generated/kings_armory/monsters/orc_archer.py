# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/orc_archer.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/orc_archer.yaml:13
ORC_ARCHER_ORC_BOW = Attack(
    "kings_armory.orc_archer.orc_bow", "Orc Bow", type_="ranged", range_=5, hitroll=5, damage=3
)

# content/kings_armory/monsters/orc_archer.yaml:3
ORC_ARCHER = Monster(
    "kings_armory.orc_archer",
    "Orc Archer",
    max_hp=5,
    move=6,
    dodge=10,
    ranged_resistance=1,
    attacks=(ORC_ARCHER_ORC_BOW,),
    level=2,
    red_tokens=2,
    yellow_tokens=2,
)

CONTENTS = Contents(definitions=(ORC_ARCHER_ORC_BOW, ORC_ARCHER))
