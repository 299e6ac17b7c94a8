# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/battering_ram.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/battering_ram.yaml:17
BATTERING_RAM_RAM_BLOW = Attack(
    "kings_armory.battering_ram.ram_blow", "Ram Blow", type_="melee", aim="castle_only", damage=5
)

# content/kings_armory/monsters/battering_ram.yaml:3
BATTERING_RAM = Monster(
    "kings_armory.battering_ram",
    "Battering Ram",
    max_hp=10,
    move=4,
    dodge=6,
    melee_resistance=1,
    ranged_resistance=2,
    attacks=(BATTERING_RAM_RAM_BLOW,),
    level=3,
    siege=True,
    pushable=True,
    untankable=True,
)

# content/kings_armory/monsters/battering_ram.yaml:3
BATTERING_RAM_ABILITIES = Abilities(text="Siege Equipment.\nPushable.\nUntankable.", fields=())

# content/kings_armory/monsters/battering_ram.yaml:17
BATTERING_RAM_RAM_BLOW_ABILITIES = Abilities(
    text="Castle Only: it never attacks Allies.", fields=()
)

CONTENTS = Contents(
    definitions=(BATTERING_RAM_RAM_BLOW, BATTERING_RAM),
    abilities={
        "kings_armory.battering_ram": BATTERING_RAM_ABILITIES,
        "kings_armory.battering_ram.ram_blow": BATTERING_RAM_RAM_BLOW_ABILITIES,
    },
)
