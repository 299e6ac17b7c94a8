# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/monsters/bridge_troll.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory.kinds as kinds
from interpreter.api import Contents

# content/kings_armory/monsters/bridge_troll.yaml:16
BRIDGE_TROLL_LONG_CLUB = kinds.Attack(
    id="kings_armory.bridge_troll.long_club",
    name="Long Club",
    level=1,
    primary=False,
    ac=1,
    type_="melee",
    range_=2,
    aim="rolled",
    hitroll=7,
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

# content/kings_armory/monsters/bridge_troll.yaml:3
BRIDGE_TROLL = kinds.Monster(
    id="kings_armory.bridge_troll",
    name="Bridge Troll",
    max_hp=14,
    move=4,
    dodge=12,
    melee_resistance=3,
    ranged_resistance=3,
    supernatural_resistance=1,
    immune=(),
    immune_to_ranged=False,
    immune_to_supernatural=False,
    immune_to_burn=False,
    immune_to=(),
    immune_to_everything=False,
    indestructible=False,
    unhealable=False,
    flying=False,
    attacks=(BRIDGE_TROLL_LONG_CLUB,),
    level=4,
    red_tokens=2,
    yellow_tokens=3,
    goblin=False,
    siege=False,
    pushable=False,
    untankable=False,
    unstoppable=False,
)

CONTENTS: Contents = Contents(definitions=(BRIDGE_TROLL_LONG_CLUB, BRIDGE_TROLL))
