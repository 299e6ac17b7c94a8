# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/goblin_berzerker.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/goblin_berzerker.yaml:13
GOBLIN_BERZERKER_CLEAVER = Attack(
    "kings_armory.goblin_berzerker.cleaver", "Cleaver", type_="melee", hitroll=4, damage=3
)

# content/kings_armory/monsters/goblin_berzerker.yaml:3
GOBLIN_BERZERKER = Monster(
    "kings_armory.goblin_berzerker",
    "Goblin Berzerker",
    max_hp=3,
    move=9,
    dodge=9,
    attacks=(GOBLIN_BERZERKER_CLEAVER,),
    level=1,
    red_tokens=2,
    yellow_tokens=2,
    goblin=True,
)

CONTENTS = Contents(definitions=(GOBLIN_BERZERKER_CLEAVER, GOBLIN_BERZERKER))
