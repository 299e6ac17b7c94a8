# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/koblinkaze.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory_asphar.kinds as kinds
from interpreter.api import Abilities, Contents

# content/kings_armory/monsters/koblinkaze.yaml:13
KOBLINKAZE_DIVE = kinds.Attack(
    id="kings_armory.koblinkaze.dive",
    name="Dive",
    level=1,
    primary=False,
    ac=1,
    type_="melee",
    range_=1,
    aim="castle_only",
    hitroll=0,
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

# content/kings_armory/monsters/koblinkaze.yaml:3
KOBLINKAZE = kinds.Monster(
    id="kings_armory.koblinkaze",
    name="Koblinkaze",
    max_hp=2,
    move=10,
    dodge=11,
    melee_resistance=0,
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
    flying=True,
    attacks=(KOBLINKAZE_DIVE,),
    level=1,
    red_tokens=1,
    yellow_tokens=1,
    goblin=False,
    siege=False,
    pushable=False,
    untankable=False,
    unstoppable=False,
)

# content/kings_armory/monsters/koblinkaze.yaml:3
KOBLINKAZE_ABILITIES = Abilities(text="Flying.")

CONTENTS: Contents = Contents(
    definitions=(KOBLINKAZE_DIVE, KOBLINKAZE),
    abilities={"kings_armory.koblinkaze": KOBLINKAZE_ABILITIES},
)
