# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/goblin_spy.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/goblin_spy.yaml:14
GOBLIN_SPY_SABOTAGE = Attack(
    "kings_armory.goblin_spy.sabotage", "Sabotage", type_="melee", aim="castle_only", damage=4
)

# content/kings_armory/monsters/goblin_spy.yaml:3
GOBLIN_SPY = Monster(
    "kings_armory.goblin_spy",
    "Goblin Spy",
    max_hp=5,
    move=12,
    dodge=13,
    attacks=(GOBLIN_SPY_SABOTAGE,),
    level=3,
    red_tokens=2,
    goblin=True,
    untankable=True,
)

# content/kings_armory/monsters/goblin_spy.yaml:3
GOBLIN_SPY_ABILITIES = Abilities(text="Untankable.", fields=())

# content/kings_armory/monsters/goblin_spy.yaml:14
GOBLIN_SPY_SABOTAGE_ABILITIES = Abilities(text="Castle Only: it never attacks Allies.", fields=())

CONTENTS = Contents(
    definitions=(GOBLIN_SPY_SABOTAGE, GOBLIN_SPY),
    abilities={
        "kings_armory.goblin_spy": GOBLIN_SPY_ABILITIES,
        "kings_armory.goblin_spy.sabotage": GOBLIN_SPY_SABOTAGE_ABILITIES,
    },
)
