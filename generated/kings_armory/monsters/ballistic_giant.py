# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/ballistic_giant.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/ballistic_giant.yaml:14
BALLISTIC_GIANT_HURLED_ROCK = Attack(
    "kings_armory.ballistic_giant.hurled_rock",
    "Hurled Rock",
    type_="ranged",
    range_=6,
    hitroll=8,
    damage=6,
)

# content/kings_armory/monsters/ballistic_giant.yaml:3
BALLISTIC_GIANT = Monster(
    "kings_armory.ballistic_giant",
    "Ballistic Giant",
    max_hp=14,
    move=5,
    dodge=11,
    melee_resistance=1,
    ranged_resistance=1,
    attacks=(BALLISTIC_GIANT_HURLED_ROCK,),
    level=5,
    red_tokens=2,
    yellow_tokens=2,
)

CONTENTS = Contents(definitions=(BALLISTIC_GIANT_HURLED_ROCK, BALLISTIC_GIANT))
