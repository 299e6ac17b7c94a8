# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/furious_giant.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/furious_giant.yaml:15
FURIOUS_GIANT_TREE_TRUNK = Attack(
    "kings_armory.furious_giant.tree_trunk",
    "Tree Trunk",
    type_="melee",
    range_=2,
    hitroll=9,
    damage=7,
)

# content/kings_armory/monsters/furious_giant.yaml:3
FURIOUS_GIANT = Monster(
    "kings_armory.furious_giant",
    "Furious Giant",
    max_hp=16,
    move=6,
    dodge=11,
    melee_resistance=2,
    ranged_resistance=1,
    supernatural_resistance=1,
    attacks=(FURIOUS_GIANT_TREE_TRUNK,),
    level=5,
    red_tokens=2,
    yellow_tokens=2,
)

CONTENTS = Contents(definitions=(FURIOUS_GIANT_TREE_TRUNK, FURIOUS_GIANT))
