# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/goblin_icarus.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/goblin_icarus.yaml:14
GOBLIN_ICARUS_THROWING_KNIFE = Attack(
    "kings_armory.goblin_icarus.throwing_knife",
    "Throwing Knife",
    type_="ranged",
    range_=3,
    hitroll=4,
    damage=2,
)

# content/kings_armory/monsters/goblin_icarus.yaml:3
GOBLIN_ICARUS = Monster(
    "kings_armory.goblin_icarus",
    "Goblin Icarus",
    max_hp=4,
    move=8,
    dodge=12,
    flying=True,
    attacks=(GOBLIN_ICARUS_THROWING_KNIFE,),
    level=2,
    red_tokens=2,
    goblin=True,
)

# content/kings_armory/monsters/goblin_icarus.yaml:3
GOBLIN_ICARUS_ABILITIES = Abilities(text="Flying.", fields=())

CONTENTS = Contents(
    definitions=(GOBLIN_ICARUS_THROWING_KNIFE, GOBLIN_ICARUS),
    abilities={"kings_armory.goblin_icarus": GOBLIN_ICARUS_ABILITIES},
)
