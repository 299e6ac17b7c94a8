# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/goblin_spazcaster.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory_asphar.kinds as kinds
from interpreter.api import Contents

# content/kings_armory/monsters/goblin_spazcaster.yaml:14
GOBLIN_SPAZCASTER_SPAZ_BOLT = kinds.Attack(
    id="kings_armory.goblin_spazcaster.spaz_bolt",
    name="Spaz Bolt",
    level=1,
    primary=False,
    ac=1,
    type_="supernatural",
    range_=3,
    aim="rolled",
    hitroll=2,
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

# content/kings_armory/monsters/goblin_spazcaster.yaml:3
GOBLIN_SPAZCASTER = kinds.Monster(
    id="kings_armory.goblin_spazcaster",
    name="Goblin Spazcaster",
    max_hp=3,
    move=6,
    dodge=9,
    melee_resistance=0,
    ranged_resistance=0,
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
    attacks=(GOBLIN_SPAZCASTER_SPAZ_BOLT,),
    level=1,
    red_tokens=2,
    yellow_tokens=1,
    goblin=True,
    siege=False,
    pushable=False,
    untankable=False,
    unstoppable=False,
)

CONTENTS: Contents = Contents(definitions=(GOBLIN_SPAZCASTER_SPAZ_BOLT, GOBLIN_SPAZCASTER))
