# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/goblin_mutant.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/goblin_mutant.yaml:14
GOBLIN_MUTANT_CLAWS = Attack(
    "kings_armory.goblin_mutant.claws", "Claws", type_="melee", hitroll=6, rolls=2, damage=3
)

# content/kings_armory/monsters/goblin_mutant.yaml:3
GOBLIN_MUTANT = Monster(
    "kings_armory.goblin_mutant",
    "Goblin Mutant",
    max_hp=9,
    move=7,
    dodge=11,
    melee_resistance=1,
    attacks=(GOBLIN_MUTANT_CLAWS,),
    level=4,
    red_tokens=2,
    yellow_tokens=2,
    goblin=True,
)

# content/kings_armory/monsters/goblin_mutant.yaml:14
GOBLIN_MUTANT_CLAWS_ABILITIES = Abilities(text="2 separate Hitrolls.", fields=())

CONTENTS = Contents(
    definitions=(GOBLIN_MUTANT_CLAWS, GOBLIN_MUTANT),
    abilities={"kings_armory.goblin_mutant.claws": GOBLIN_MUTANT_CLAWS_ABILITIES},
)
