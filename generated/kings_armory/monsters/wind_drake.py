# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/wind_drake.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory.kinds as kinds
from interpreter.api import Abilities, Contents

# content/kings_armory/monsters/wind_drake.yaml:15
WIND_DRAKE_GALE = kinds.Attack(
    id="kings_armory.wind_drake.gale",
    name="Gale",
    level=1,
    primary=False,
    ac=1,
    type_="supernatural",
    range_=3,
    aim="rolled",
    hitroll=7,
    rolls=1,
    damage=4,
    first_damage=0,
    second_damage=0,
    crit_range=1,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/monsters/wind_drake.yaml:3
WIND_DRAKE = kinds.Monster(
    id="kings_armory.wind_drake",
    name="Wind Drake",
    max_hp=8,
    move=8,
    dodge=13,
    melee_resistance=0,
    ranged_resistance=0,
    supernatural_resistance=0,
    immune=("melee", "ranged"),
    immune_to_ranged=False,
    immune_to_supernatural=False,
    immune_to_burn=False,
    immune_to=(),
    immune_to_everything=False,
    indestructible=False,
    unhealable=False,
    flying=True,
    attacks=(WIND_DRAKE_GALE,),
    level=4,
    red_tokens=1,
    yellow_tokens=2,
    goblin=False,
    siege=False,
    pushable=False,
    untankable=False,
    unstoppable=False,
)

# content/kings_armory/monsters/wind_drake.yaml:3
WIND_DRAKE_ABILITIES = Abilities(text="Immune to melee, ranged damage.\nFlying.")

CONTENTS: Contents = Contents(
    definitions=(WIND_DRAKE_GALE, WIND_DRAKE),
    abilities={"kings_armory.wind_drake": WIND_DRAKE_ABILITIES},
)
