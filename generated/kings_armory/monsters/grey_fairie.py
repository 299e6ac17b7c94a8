# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/grey_fairie.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/grey_fairie.yaml:13
GREY_FAIRIE_FAIRIE_FIRE = Attack(
    "kings_armory.grey_fairie.fairie_fire",
    "Fairie Fire",
    type_="supernatural",
    range_=4,
    hitroll=9,
    damage=5,
)

# content/kings_armory/monsters/grey_fairie.yaml:3
GREY_FAIRIE = Monster(
    "kings_armory.grey_fairie",
    "Grey Fairie",
    max_hp=10,
    move=7,
    dodge=15,
    supernatural_resistance=2,
    attacks=(GREY_FAIRIE_FAIRIE_FIRE,),
    level=5,
    red_tokens=2,
    yellow_tokens=2,
)

CONTENTS = Contents(definitions=(GREY_FAIRIE_FAIRIE_FIRE, GREY_FAIRIE))
