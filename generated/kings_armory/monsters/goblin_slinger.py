# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/goblin_slinger.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/goblin_slinger.yaml:14
GOBLIN_SLINGER_SLING = Attack(
    "kings_armory.goblin_slinger.sling", "Sling", type_="ranged", range_=4, hitroll=3, damage=2
)

# content/kings_armory/monsters/goblin_slinger.yaml:3
GOBLIN_SLINGER = Monster(
    "kings_armory.goblin_slinger",
    "Goblin Slinger",
    max_hp=3,
    move=6,
    dodge=9,
    ranged_resistance=1,
    attacks=(GOBLIN_SLINGER_SLING,),
    level=1,
    yellow_tokens=2,
    goblin=True,
)

CONTENTS = Contents(definitions=(GOBLIN_SLINGER_SLING, GOBLIN_SLINGER))
