# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/goblin_spy.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory.kinds as kinds
from interpreter.api import Abilities, Contents

# content/kings_armory/monsters/goblin_spy.yaml:14
GOBLIN_SPY_SABOTAGE = kinds.Attack(
    id="kings_armory.goblin_spy.sabotage",
    name="Sabotage",
    level=1,
    primary=False,
    ac=1,
    type_="melee",
    range_=1,
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

# content/kings_armory/monsters/goblin_spy.yaml:3
GOBLIN_SPY = kinds.Monster(
    id="kings_armory.goblin_spy",
    name="Goblin Spy",
    max_hp=5,
    move=12,
    dodge=13,
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
    flying=False,
    attacks=(GOBLIN_SPY_SABOTAGE,),
    level=3,
    red_tokens=2,
    yellow_tokens=1,
    goblin=True,
    siege=False,
    pushable=False,
    untankable=True,
    unstoppable=False,
)

# content/kings_armory/monsters/goblin_spy.yaml:3
GOBLIN_SPY_ABILITIES = Abilities(text="Untankable.")

CONTENTS: Contents = Contents(
    definitions=(GOBLIN_SPY_SABOTAGE, GOBLIN_SPY),
    abilities={"kings_armory.goblin_spy": GOBLIN_SPY_ABILITIES},
)
