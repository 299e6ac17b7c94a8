# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/bridge_troll.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Attack, Monster

# content/kings_armory/monsters/bridge_troll.yaml:16
BRIDGE_TROLL_LONG_CLUB = Attack(
    "kings_armory.bridge_troll.long_club", "Long Club", type_="melee", range_=2, hitroll=7, damage=5
)

# content/kings_armory/monsters/bridge_troll.yaml:3
BRIDGE_TROLL = Monster(
    "kings_armory.bridge_troll",
    "Bridge Troll",
    max_hp=14,
    move=4,
    dodge=12,
    melee_resistance=3,
    ranged_resistance=3,
    supernatural_resistance=1,
    attacks=(BRIDGE_TROLL_LONG_CLUB,),
    level=4,
    red_tokens=2,
    yellow_tokens=3,
)

CONTENTS = Contents(definitions=(BRIDGE_TROLL_LONG_CLUB, BRIDGE_TROLL))
