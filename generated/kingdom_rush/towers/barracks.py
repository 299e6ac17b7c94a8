# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/towers/barracks.yaml

from __future__ import annotations

from interpreter.api import Contents

from .. import kinds

# content/kingdom_rush/towers/barracks.yaml:8
MILITIA_BARRACKS_SOLDIERS = kinds.Attack(
    "kingdom_rush.militia_barracks.soldiers", "Soldiers", range_="all_around", soldiers=1
)

# content/kingdom_rush/towers/barracks.yaml:18
FOOTMEN_BARRACKS_SOLDIERS = kinds.Attack(
    "kingdom_rush.footmen_barracks.soldiers", "Soldiers", range_="all_around", soldiers=2
)

# content/kingdom_rush/towers/barracks.yaml:29
KNIGHTS_BARRACKS_SOLDIERS = kinds.Attack(
    "kingdom_rush.knights_barracks.soldiers",
    "Soldiers",
    range_="all_around",
    soldiers=2,
    splash=True,
)

# content/kingdom_rush/towers/barracks.yaml:2
MILITIA_BARRACKS = kinds.Tower(
    "kingdom_rush.militia_barracks",
    "Militia Barracks",
    type_="soldier_tower",
    level=1,
    copies=4,
    attacks=(MILITIA_BARRACKS_SOLDIERS,),
)

# content/kingdom_rush/towers/barracks.yaml:12
FOOTMEN_BARRACKS = kinds.Tower(
    "kingdom_rush.footmen_barracks",
    "Footmen Barracks",
    type_="soldier_tower",
    level=2,
    copies=3,
    attacks=(FOOTMEN_BARRACKS_SOLDIERS,),
)

# content/kingdom_rush/towers/barracks.yaml:22
KNIGHTS_BARRACKS = kinds.Tower(
    "kingdom_rush.knights_barracks",
    "Knights Barracks",
    type_="soldier_tower",
    level=3,
    copies=2,
    attacks=(KNIGHTS_BARRACKS_SOLDIERS,),
)

CONTENTS = Contents(
    definitions=(
        MILITIA_BARRACKS_SOLDIERS,
        FOOTMEN_BARRACKS_SOLDIERS,
        KNIGHTS_BARRACKS_SOLDIERS,
        MILITIA_BARRACKS,
        FOOTMEN_BARRACKS,
        KNIGHTS_BARRACKS,
    ),
)
