# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/orc_bombadier.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory_winter.kinds as kinds
from interpreter.api import Contents

# content/kings_armory/monsters/orc_bombadier.yaml:13
ORC_BOMBADIER_GOBLIN_BOMB = kinds.Attack(
    id="kings_armory.orc_bombadier.goblin_bomb",
    name="Goblin Bomb",
    level=1,
    primary=False,
    ac=1,
    type_="ranged",
    range_=3,
    aim="rolled",
    hitroll=3,
    rolls=1,
    damage=4,
    first_damage=0,
    second_damage=0,
    crit_range=1,
    crit_mod=2,
    reaches_flying=False,
    width=2,
    length=2,
)

# content/kings_armory/monsters/orc_bombadier.yaml:3
ORC_BOMBADIER = kinds.Monster(
    id="kings_armory.orc_bombadier",
    name="Orc Bombadier",
    max_hp=6,
    move=6,
    dodge=9,
    melee_resistance=1,
    ranged_resistance=0,
    supernatural_resistance=0,
    immune=(),
    immune_to_ranged=False,
    immune_to_supernatural=False,
    immune_to_burn=False,
    immune_to=(),
    immune_to_everything=False,
    indestructible=False,
    unhealable=False,
    flying=False,
    attacks=(ORC_BOMBADIER_GOBLIN_BOMB,),
    level=2,
    red_tokens=1,
    yellow_tokens=1,
    goblin=False,
    siege=False,
    pushable=False,
    untankable=False,
    unstoppable=False,
)

CONTENTS: Contents = Contents(definitions=(ORC_BOMBADIER_GOBLIN_BOMB, ORC_BOMBADIER))
