# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/monsters/bridge_troll.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import Abilities, Contents, Trigger

from ...rules import chill as kings_armory_winter_rules_chill
from ..kinds import Attack, Monster
from ..rules import strikes as rules_strikes

# content/kings_armory/monsters/bridge_troll.yaml:16
BRIDGE_TROLL_LONG_CLUB = Attack(
    "kings_armory.bridge_troll.long_club", "Long Club", type_="melee", range_=2, hitroll=7, damage=5
)

# content/kings_armory/monsters/bridge_troll.yaml:3
BRIDGE_TROLL = Monster(
    "kings_armory.bridge_troll",
    "Bridge Troll",
    max_hp=16,
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


def bridge_troll_long_club_on_crit(game: Any, bearer: Any, event: rules_strikes.CritEvent) -> bool:
    # content/kings_armory_winter/monsters/winter_coats.yaml:10
    # on crit: chill 2
    if event.attack is not bearer:
        return False
    kings_armory_winter_rules_chill.chill(game, 2, event.target)
    return True


# content/kings_armory/monsters/bridge_troll.yaml:16
BRIDGE_TROLL_LONG_CLUB_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit",
            "on",
            "attack",
            "kings_armory.bridge_troll.long_club:0",
            bridge_troll_long_club_on_crit,
        ),
    ),
    text="On crit: the target gains 2 Chill.",
    fields=("special",),
)

CONTENTS = Contents(
    definitions=(BRIDGE_TROLL_LONG_CLUB, BRIDGE_TROLL),
    abilities={"kings_armory.bridge_troll.long_club": BRIDGE_TROLL_LONG_CLUB_ABILITIES},
)
