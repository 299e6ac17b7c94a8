# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/grey_pixie.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory_winter.kinds as kinds
from interpreter.api import Abilities, Contents

# content/kings_armory/monsters/grey_pixie.yaml:14
GREY_PIXIE_PIXIE_DUST = kinds.Attack(
    id="kings_armory.grey_pixie.pixie_dust",
    name="Pixie Dust",
    level=1,
    primary=False,
    ac=1,
    type_="supernatural",
    range_=3,
    aim="rolled",
    hitroll=6,
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

# content/kings_armory/monsters/grey_pixie.yaml:3
GREY_PIXIE = kinds.Monster(
    id="kings_armory.grey_pixie",
    name="Grey Pixie",
    max_hp=5,
    move=8,
    dodge=14,
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
    flying=True,
    attacks=(GREY_PIXIE_PIXIE_DUST,),
    level=3,
    red_tokens=2,
    yellow_tokens=2,
    goblin=False,
    siege=False,
    pushable=False,
    untankable=False,
    unstoppable=False,
)

# content/kings_armory/monsters/grey_pixie.yaml:3
GREY_PIXIE_ABILITIES = Abilities(text="Flying.")

CONTENTS: Contents = Contents(
    definitions=(GREY_PIXIE_PIXIE_DUST, GREY_PIXIE),
    abilities={"kings_armory.grey_pixie": GREY_PIXIE_ABILITIES},
)
