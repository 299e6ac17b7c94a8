# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/war_orc.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/war_orc.yaml:14
WAR_ORC_WAR_AXE = Attack(
    "kings_armory.war_orc.war_axe", "War Axe", type_="melee", hitroll=4, damage=4
)

# content/kings_armory/monsters/war_orc.yaml:3
WAR_ORC = Monster(
    "kings_armory.war_orc",
    "War Orc",
    max_hp=7,
    move=6,
    dodge=10,
    melee_resistance=1,
    ranged_resistance=1,
    attacks=(WAR_ORC_WAR_AXE,),
    level=2,
    red_tokens=2,
    yellow_tokens=3,
)

CONTENTS = Contents(definitions=(WAR_ORC_WAR_AXE, WAR_ORC))
