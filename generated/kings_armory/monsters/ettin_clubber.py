# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/ettin_clubber.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/ettin_clubber.yaml:13
ETTIN_CLUBBER_TWO_CLUBS = Attack(
    "kings_armory.ettin_clubber.two_clubs",
    "Two Clubs",
    type_="melee",
    hitroll=5,
    damage=3,
    second_damage=3,
)

# content/kings_armory/monsters/ettin_clubber.yaml:3
ETTIN_CLUBBER = Monster(
    "kings_armory.ettin_clubber",
    "Ettin Clubber",
    max_hp=10,
    move=5,
    dodge=10,
    melee_resistance=1,
    attacks=(ETTIN_CLUBBER_TWO_CLUBS,),
    level=3,
    red_tokens=2,
    yellow_tokens=2,
)

# content/kings_armory/monsters/ettin_clubber.yaml:13
ETTIN_CLUBBER_TWO_CLUBS_ABILITIES = Abilities(text="A second Damage of 3.", fields=())

CONTENTS = Contents(
    definitions=(ETTIN_CLUBBER_TWO_CLUBS, ETTIN_CLUBBER),
    abilities={"kings_armory.ettin_clubber.two_clubs": ETTIN_CLUBBER_TWO_CLUBS_ABILITIES},
)
