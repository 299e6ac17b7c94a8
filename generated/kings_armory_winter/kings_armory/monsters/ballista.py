# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/ballista.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory_winter.kinds as kinds
from interpreter.api import Abilities, Contents

# content/kings_armory/monsters/ballista.yaml:17
BALLISTA_GREAT_BOLT = kinds.Attack(
    id="kings_armory.ballista.great_bolt",
    name="Great Bolt",
    level=1,
    primary=False,
    ac=1,
    type_="ranged",
    range_=12,
    aim="castle_only",
    hitroll=0,
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

# content/kings_armory/monsters/ballista.yaml:3
BALLISTA = kinds.Monster(
    id="kings_armory.ballista",
    name="Ballista",
    max_hp=10,
    move=4,
    dodge=7,
    melee_resistance=1,
    ranged_resistance=2,
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
    attacks=(BALLISTA_GREAT_BOLT,),
    level=4,
    red_tokens=1,
    yellow_tokens=1,
    goblin=False,
    siege=True,
    pushable=True,
    untankable=True,
    unstoppable=False,
)

# content/kings_armory/monsters/ballista.yaml:3
BALLISTA_ABILITIES = Abilities(text="Siege Equipment.\nPushable.\nUntankable.")

CONTENTS: Contents = Contents(
    definitions=(BALLISTA_GREAT_BOLT, BALLISTA),
    abilities={"kings_armory.ballista": BALLISTA_ABILITIES},
)
