# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/wind_drake.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/wind_drake.yaml:15
WIND_DRAKE_GALE = Attack(
    "kings_armory.wind_drake.gale", "Gale", type_="supernatural", range_=3, hitroll=7, damage=4
)

# content/kings_armory/monsters/wind_drake.yaml:3
WIND_DRAKE = Monster(
    "kings_armory.wind_drake",
    "Wind Drake",
    max_hp=8,
    move=8,
    dodge=13,
    immune=("melee", "ranged"),
    flying=True,
    attacks=(WIND_DRAKE_GALE,),
    level=4,
    yellow_tokens=2,
)

# content/kings_armory/monsters/wind_drake.yaml:3
WIND_DRAKE_ABILITIES = Abilities(text="Immune to melee and ranged damage.\nFlying.", fields=())

CONTENTS = Contents(
    definitions=(WIND_DRAKE_GALE, WIND_DRAKE),
    abilities={"kings_armory.wind_drake": WIND_DRAKE_ABILITIES},
)
