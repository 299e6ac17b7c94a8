# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/grey_fairie.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory.kinds as kinds
from interpreter.api import Contents

# content/kings_armory/monsters/grey_fairie.yaml:13
GREY_FAIRIE_FAIRIE_FIRE = kinds.Attack(
    id="kings_armory.grey_fairie.fairie_fire",
    name="Fairie Fire",
    level=1,
    primary=False,
    ac=1,
    type_="supernatural",
    range_=4,
    aim="rolled",
    hitroll=9,
    rolls=1,
    damage=5,
    first_damage=0,
    second_damage=0,
    crit_range=1,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/monsters/grey_fairie.yaml:3
GREY_FAIRIE = kinds.Monster(
    id="kings_armory.grey_fairie",
    name="Grey Fairie",
    max_hp=10,
    move=7,
    dodge=15,
    melee_resistance=0,
    ranged_resistance=0,
    supernatural_resistance=2,
    immune=(),
    immune_to_ranged=False,
    immune_to_supernatural=False,
    immune_to_burn=False,
    immune_to=(),
    immune_to_everything=False,
    indestructible=False,
    unhealable=False,
    flying=False,
    attacks=(GREY_FAIRIE_FAIRIE_FIRE,),
    level=5,
    red_tokens=2,
    yellow_tokens=2,
    goblin=False,
    siege=False,
    pushable=False,
    untankable=False,
    unstoppable=False,
)

CONTENTS: Contents = Contents(definitions=(GREY_FAIRIE_FAIRIE_FIRE, GREY_FAIRIE))
