# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/furious_giant.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory_asphar.kinds as kinds
from interpreter.api import Contents

# content/kings_armory/monsters/furious_giant.yaml:15
FURIOUS_GIANT_TREE_TRUNK = kinds.Attack(
    id="kings_armory.furious_giant.tree_trunk",
    name="Tree Trunk",
    level=1,
    primary=False,
    ac=1,
    type_="melee",
    range_=2,
    aim="rolled",
    hitroll=9,
    rolls=1,
    damage=7,
    first_damage=0,
    second_damage=0,
    crit_range=1,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/monsters/furious_giant.yaml:3
FURIOUS_GIANT = kinds.Monster(
    id="kings_armory.furious_giant",
    name="Furious Giant",
    max_hp=16,
    move=6,
    dodge=11,
    melee_resistance=2,
    ranged_resistance=1,
    supernatural_resistance=1,
    immune=(),
    immune_to_ranged=False,
    immune_to_supernatural=False,
    immune_to_burn=False,
    immune_to=(),
    immune_to_everything=False,
    indestructible=False,
    unhealable=False,
    flying=False,
    attacks=(FURIOUS_GIANT_TREE_TRUNK,),
    level=5,
    red_tokens=2,
    yellow_tokens=2,
    goblin=False,
    siege=False,
    pushable=False,
    untankable=False,
    unstoppable=False,
)

CONTENTS: Contents = Contents(definitions=(FURIOUS_GIANT_TREE_TRUNK, FURIOUS_GIANT))
