# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/orc_crossbowman.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/orc_crossbowman.yaml:13
ORC_CROSSBOWMAN_CROSSBOW = Attack(
    "kings_armory.orc_crossbowman.crossbow",
    "Crossbow",
    type_="ranged",
    range_=8,
    hitroll=6,
    damage=4,
)

# content/kings_armory/monsters/orc_crossbowman.yaml:3
ORC_CROSSBOWMAN = Monster(
    "kings_armory.orc_crossbowman",
    "Orc Crossbowman",
    max_hp=7,
    move=6,
    dodge=11,
    ranged_resistance=1,
    attacks=(ORC_CROSSBOWMAN_CROSSBOW,),
    level=3,
    red_tokens=2,
    yellow_tokens=2,
)

CONTENTS = Contents(definitions=(ORC_CROSSBOWMAN_CROSSBOW, ORC_CROSSBOWMAN))
