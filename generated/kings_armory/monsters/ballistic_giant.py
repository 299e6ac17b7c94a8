# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/ballistic_giant.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory.kinds as kinds
from interpreter.api import Contents

# content/kings_armory/monsters/ballistic_giant.yaml:14
BALLISTIC_GIANT_HURLED_ROCK = kinds.Attack(
    id="kings_armory.ballistic_giant.hurled_rock",
    name="Hurled Rock",
    level=1,
    primary=False,
    ac=1,
    type_="ranged",
    range_=6,
    aim="rolled",
    hitroll=8,
    rolls=1,
    damage=6,
    first_damage=0,
    second_damage=0,
    crit_range=1,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/monsters/ballistic_giant.yaml:3
BALLISTIC_GIANT = kinds.Monster(
    id="kings_armory.ballistic_giant",
    name="Ballistic Giant",
    max_hp=14,
    move=5,
    dodge=11,
    melee_resistance=1,
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
    attacks=(BALLISTIC_GIANT_HURLED_ROCK,),
    level=5,
    red_tokens=2,
    yellow_tokens=2,
    goblin=False,
    siege=False,
    pushable=False,
    untankable=False,
    unstoppable=False,
)

CONTENTS: Contents = Contents(definitions=(BALLISTIC_GIANT_HURLED_ROCK, BALLISTIC_GIANT))
