# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/grey_pixie.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/grey_pixie.yaml:14
GREY_PIXIE_PIXIE_DUST = Attack(
    "kings_armory.grey_pixie.pixie_dust",
    "Pixie Dust",
    type_="supernatural",
    range_=3,
    hitroll=6,
    damage=3,
)

# content/kings_armory/monsters/grey_pixie.yaml:3
GREY_PIXIE = Monster(
    "kings_armory.grey_pixie",
    "Grey Pixie",
    max_hp=5,
    move=8,
    dodge=14,
    supernatural_resistance=1,
    flying=True,
    attacks=(GREY_PIXIE_PIXIE_DUST,),
    level=3,
    red_tokens=2,
    yellow_tokens=2,
)

# content/kings_armory/monsters/grey_pixie.yaml:3
GREY_PIXIE_ABILITIES = Abilities(text="Flying.", fields=())

CONTENTS = Contents(
    definitions=(GREY_PIXIE_PIXIE_DUST, GREY_PIXIE),
    abilities={"kings_armory.grey_pixie": GREY_PIXIE_ABILITIES},
)
