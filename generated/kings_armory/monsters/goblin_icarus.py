# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/goblin_icarus.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory.kinds as kinds
from interpreter.api import Abilities, Contents

# content/kings_armory/monsters/goblin_icarus.yaml:14
GOBLIN_ICARUS_THROWING_KNIFE = kinds.Attack(
    id="kings_armory.goblin_icarus.throwing_knife",
    name="Throwing Knife",
    level=1,
    primary=False,
    ac=1,
    type_="ranged",
    range_=3,
    aim="rolled",
    hitroll=4,
    rolls=1,
    damage=2,
    first_damage=0,
    second_damage=0,
    crit_range=1,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/monsters/goblin_icarus.yaml:3
GOBLIN_ICARUS = kinds.Monster(
    id="kings_armory.goblin_icarus",
    name="Goblin Icarus",
    max_hp=4,
    move=8,
    dodge=12,
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
    attacks=(GOBLIN_ICARUS_THROWING_KNIFE,),
    level=2,
    red_tokens=2,
    yellow_tokens=1,
    goblin=True,
    siege=False,
    pushable=False,
    untankable=False,
    unstoppable=False,
)

# content/kings_armory/monsters/goblin_icarus.yaml:3
GOBLIN_ICARUS_ABILITIES = Abilities(text="Flying.")

CONTENTS: Contents = Contents(
    definitions=(GOBLIN_ICARUS_THROWING_KNIFE, GOBLIN_ICARUS),
    abilities={"kings_armory.goblin_icarus": GOBLIN_ICARUS_ABILITIES},
)
