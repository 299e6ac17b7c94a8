# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/goblin_mutant.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory_asphar.kinds as kinds
from interpreter.api import Abilities, Contents

# content/kings_armory/monsters/goblin_mutant.yaml:14
GOBLIN_MUTANT_CLAWS = kinds.Attack(
    id="kings_armory.goblin_mutant.claws",
    name="Claws",
    level=1,
    primary=False,
    ac=1,
    type_="melee",
    range_=1,
    aim="rolled",
    hitroll=6,
    rolls=2,
    damage=3,
    first_damage=0,
    second_damage=0,
    crit_range=1,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/monsters/goblin_mutant.yaml:3
GOBLIN_MUTANT = kinds.Monster(
    id="kings_armory.goblin_mutant",
    name="Goblin Mutant",
    max_hp=9,
    move=7,
    dodge=11,
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
    attacks=(GOBLIN_MUTANT_CLAWS,),
    level=4,
    red_tokens=2,
    yellow_tokens=2,
    goblin=True,
    siege=False,
    pushable=False,
    untankable=False,
    unstoppable=False,
)

# content/kings_armory/monsters/goblin_mutant.yaml:14
GOBLIN_MUTANT_CLAWS_ABILITIES = Abilities(text="2 separate Hitrolls.")

CONTENTS: Contents = Contents(
    definitions=(GOBLIN_MUTANT_CLAWS, GOBLIN_MUTANT),
    abilities={"kings_armory.goblin_mutant.claws": GOBLIN_MUTANT_CLAWS_ABILITIES},
)
