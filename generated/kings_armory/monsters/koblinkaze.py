# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/koblinkaze.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/koblinkaze.yaml:13
KOBLINKAZE_DIVE = Attack(
    "kings_armory.koblinkaze.dive", "Dive", type_="melee", aim="castle_only", damage=3
)

# content/kings_armory/monsters/koblinkaze.yaml:3
KOBLINKAZE = Monster(
    "kings_armory.koblinkaze",
    "Koblinkaze",
    max_hp=2,
    move=10,
    dodge=11,
    flying=True,
    attacks=(KOBLINKAZE_DIVE,),
    level=1,
)

# content/kings_armory/monsters/koblinkaze.yaml:3
KOBLINKAZE_ABILITIES = Abilities(text="Flying.", fields=())

# content/kings_armory/monsters/koblinkaze.yaml:13
KOBLINKAZE_DIVE_ABILITIES = Abilities(text="Castle Only: it never attacks Allies.", fields=())

CONTENTS = Contents(
    definitions=(KOBLINKAZE_DIVE, KOBLINKAZE),
    abilities={
        "kings_armory.koblinkaze": KOBLINKAZE_ABILITIES,
        "kings_armory.koblinkaze.dive": KOBLINKAZE_DIVE_ABILITIES,
    },
)
