# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/ettin_clubber.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory_asphar.kinds as kinds
from interpreter.api import Abilities, Contents

# content/kings_armory/monsters/ettin_clubber.yaml:13
ETTIN_CLUBBER_TWO_CLUBS = kinds.Attack(
    id="kings_armory.ettin_clubber.two_clubs",
    name="Two Clubs",
    level=1,
    primary=False,
    ac=1,
    type_="melee",
    range_=1,
    aim="rolled",
    hitroll=5,
    rolls=1,
    damage=3,
    first_damage=0,
    second_damage=3,
    crit_range=1,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/monsters/ettin_clubber.yaml:3
ETTIN_CLUBBER = kinds.Monster(
    id="kings_armory.ettin_clubber",
    name="Ettin Clubber",
    max_hp=10,
    move=5,
    dodge=10,
    melee_resistance=1,
    ranged_resistance=0,
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
    attacks=(ETTIN_CLUBBER_TWO_CLUBS,),
    level=3,
    red_tokens=2,
    yellow_tokens=2,
    goblin=False,
    siege=False,
    pushable=False,
    untankable=False,
    unstoppable=False,
)

# content/kings_armory/monsters/ettin_clubber.yaml:13
ETTIN_CLUBBER_TWO_CLUBS_ABILITIES = Abilities(text="A second Damage of 3.")

CONTENTS: Contents = Contents(
    definitions=(ETTIN_CLUBBER_TWO_CLUBS, ETTIN_CLUBBER),
    abilities={"kings_armory.ettin_clubber.two_clubs": ETTIN_CLUBBER_TWO_CLUBS_ABILITIES},
)
