# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/orc_bombadier.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/orc_bombadier.yaml:13
ORC_BOMBADIER_GOBLIN_BOMB = Attack(
    "kings_armory.orc_bombadier.goblin_bomb",
    "Goblin Bomb",
    type_="ranged",
    range_=3,
    hitroll=3,
    damage=4,
    width=2,
    length=2,
)

# content/kings_armory/monsters/orc_bombadier.yaml:3
ORC_BOMBADIER = Monster(
    "kings_armory.orc_bombadier",
    "Orc Bombadier",
    max_hp=6,
    move=6,
    dodge=9,
    melee_resistance=1,
    attacks=(ORC_BOMBADIER_GOBLIN_BOMB,),
    level=2,
)

# content/kings_armory/monsters/orc_bombadier.yaml:13
ORC_BOMBADIER_GOBLIN_BOMB_ABILITIES = Abilities(text="Area: 2 wide.\nArea: 2 long.", fields=())

CONTENTS = Contents(
    definitions=(ORC_BOMBADIER_GOBLIN_BOMB, ORC_BOMBADIER),
    abilities={"kings_armory.orc_bombadier.goblin_bomb": ORC_BOMBADIER_GOBLIN_BOMB_ABILITIES},
)
