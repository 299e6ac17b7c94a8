# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/goblin_peon.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/goblin_peon.yaml:13
GOBLIN_PEON_CLUB = Attack(
    "kings_armory.goblin_peon.club", "Club", type_="melee", hitroll=2, damage=2
)

# content/kings_armory/monsters/goblin_peon.yaml:3
GOBLIN_PEON = Monster(
    "kings_armory.goblin_peon",
    "Goblin Peon",
    max_hp=3,
    move=6,
    dodge=8,
    attacks=(GOBLIN_PEON_CLUB,),
    level=1,
    red_tokens=3,
    yellow_tokens=2,
    goblin=True,
)

CONTENTS = Contents(definitions=(GOBLIN_PEON_CLUB, GOBLIN_PEON))
