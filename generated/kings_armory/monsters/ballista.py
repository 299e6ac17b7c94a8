# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/ballista.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/ballista.yaml:17
BALLISTA_GREAT_BOLT = Attack(
    "kings_armory.ballista.great_bolt",
    "Great Bolt",
    type_="ranged",
    range_=12,
    aim="castle_only",
    damage=4,
)

# content/kings_armory/monsters/ballista.yaml:3
BALLISTA = Monster(
    "kings_armory.ballista",
    "Ballista",
    max_hp=10,
    move=4,
    dodge=7,
    melee_resistance=1,
    ranged_resistance=2,
    attacks=(BALLISTA_GREAT_BOLT,),
    level=4,
    siege=True,
    pushable=True,
    untankable=True,
)

# content/kings_armory/monsters/ballista.yaml:3
BALLISTA_ABILITIES = Abilities(text="Siege Equipment.\nPushable.\nUntankable.", fields=())

# content/kings_armory/monsters/ballista.yaml:17
BALLISTA_GREAT_BOLT_ABILITIES = Abilities(text="Castle Only: it never attacks Allies.", fields=())

CONTENTS = Contents(
    definitions=(BALLISTA_GREAT_BOLT, BALLISTA),
    abilities={
        "kings_armory.ballista": BALLISTA_ABILITIES,
        "kings_armory.ballista.great_bolt": BALLISTA_GREAT_BOLT_ABILITIES,
    },
)
