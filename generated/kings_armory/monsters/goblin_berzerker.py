# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/goblin_berzerker.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory.kinds as kinds
from interpreter.api import Contents

# content/kings_armory/monsters/goblin_berzerker.yaml:13
GOBLIN_BERZERKER_CLEAVER = kinds.Attack(
    id="kings_armory.goblin_berzerker.cleaver",
    name="Cleaver",
    level=1,
    primary=False,
    ac=1,
    type_="melee",
    range_=1,
    aim="rolled",
    hitroll=4,
    rolls=1,
    damage=3,
    first_damage=0,
    second_damage=0,
    crit_range=1,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/monsters/goblin_berzerker.yaml:3
GOBLIN_BERZERKER = kinds.Monster(
    id="kings_armory.goblin_berzerker",
    name="Goblin Berzerker",
    max_hp=3,
    move=9,
    dodge=9,
    melee_resistance=0,
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
    attacks=(GOBLIN_BERZERKER_CLEAVER,),
    level=1,
    red_tokens=2,
    yellow_tokens=2,
    goblin=True,
    siege=False,
    pushable=False,
    untankable=False,
    unstoppable=False,
)

CONTENTS: Contents = Contents(definitions=(GOBLIN_BERZERKER_CLEAVER, GOBLIN_BERZERKER))
