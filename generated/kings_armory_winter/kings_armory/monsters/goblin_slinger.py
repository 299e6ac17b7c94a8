# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/goblin_slinger.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory_winter.kinds as kinds
from interpreter.api import Contents

# content/kings_armory/monsters/goblin_slinger.yaml:14
GOBLIN_SLINGER_SLING = kinds.Attack(
    id="kings_armory.goblin_slinger.sling",
    name="Sling",
    level=1,
    primary=False,
    ac=1,
    type_="ranged",
    range_=4,
    aim="rolled",
    hitroll=3,
    rolls=1,
    damage=2,
    first_damage=0,
    second_damage=0,
    crit_range=1,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/monsters/goblin_slinger.yaml:3
GOBLIN_SLINGER = kinds.Monster(
    id="kings_armory.goblin_slinger",
    name="Goblin Slinger",
    max_hp=3,
    move=6,
    dodge=9,
    melee_resistance=0,
    ranged_resistance=1,
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
    attacks=(GOBLIN_SLINGER_SLING,),
    level=1,
    red_tokens=1,
    yellow_tokens=2,
    goblin=True,
    siege=False,
    pushable=False,
    untankable=False,
    unstoppable=False,
)

CONTENTS: Contents = Contents(definitions=(GOBLIN_SLINGER_SLING, GOBLIN_SLINGER))
