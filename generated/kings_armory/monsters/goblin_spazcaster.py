# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/goblin_spazcaster.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/goblin_spazcaster.yaml:14
GOBLIN_SPAZCASTER_SPAZ_BOLT = Attack(
    "kings_armory.goblin_spazcaster.spaz_bolt",
    "Spaz Bolt",
    type_="supernatural",
    range_=3,
    hitroll=2,
    damage=2,
)

# content/kings_armory/monsters/goblin_spazcaster.yaml:3
GOBLIN_SPAZCASTER = Monster(
    "kings_armory.goblin_spazcaster",
    "Goblin Spazcaster",
    max_hp=3,
    move=6,
    dodge=9,
    supernatural_resistance=1,
    attacks=(GOBLIN_SPAZCASTER_SPAZ_BOLT,),
    level=1,
    red_tokens=2,
    goblin=True,
)

CONTENTS = Contents(definitions=(GOBLIN_SPAZCASTER_SPAZ_BOLT, GOBLIN_SPAZCASTER))
