# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/goblin_spazcaster.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory.kinds as kinds

# content/kings_armory/monsters/goblin_spazcaster.yaml:13
GOBLIN_SPAZCASTER_SPAZ_BOLT = kinds.Attack(
    id="kings_armory.goblin_spazcaster.spaz_bolt",
    name="Spaz Bolt",
    level=1,
    ac=1,
    type_="supernatural",
    range_=3,
    aim="rolled",
    hitroll=2,
    rolls=1,
    damage=2,
    second_damage=0,
    crit_range=1,
    crit_mod=2,
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
    immune_to=(),
    immune_to_everything=False,
    indestructible=False,
    flying=False,
    attacks=(GOBLIN_SPAZCASTER_SPAZ_BOLT,),
    level=1,
    red_tokens=2,
    yellow_tokens=1,
    siege=False,
    untankable=False,
    unstoppable=False,
)
