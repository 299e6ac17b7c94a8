# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/catapult.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/catapult.yaml:18
CATAPULT_CATAPULT_STONE = Attack(
    "kings_armory.catapult.catapult_stone",
    "Catapult Stone",
    type_="ranged",
    range_=18,
    aim="castle_only",
    damage=6,
)

# content/kings_armory/monsters/catapult.yaml:3
CATAPULT = Monster(
    "kings_armory.catapult",
    "Catapult",
    max_hp=12,
    move=4,
    dodge=7,
    melee_resistance=1,
    ranged_resistance=3,
    supernatural_resistance=1,
    attacks=(CATAPULT_CATAPULT_STONE,),
    level=5,
    siege=True,
    pushable=True,
    untankable=True,
)

# content/kings_armory/monsters/catapult.yaml:3
CATAPULT_ABILITIES = Abilities(text="Siege Equipment.\nPushable.\nUntankable.", fields=())

# content/kings_armory/monsters/catapult.yaml:18
CATAPULT_CATAPULT_STONE_ABILITIES = Abilities(
    text="Castle Only: it never attacks Allies.", fields=()
)

CONTENTS = Contents(
    definitions=(CATAPULT_CATAPULT_STONE, CATAPULT),
    abilities={
        "kings_armory.catapult": CATAPULT_ABILITIES,
        "kings_armory.catapult.catapult_stone": CATAPULT_CATAPULT_STONE_ABILITIES,
    },
)
