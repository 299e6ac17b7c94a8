# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/towers/artillery.yaml

from __future__ import annotations

from interpreter.api import Contents, parse_shape

from .. import kinds

# content/kingdom_rush/towers/artillery.yaml:8
DWARVEN_BOMBARD_SHELL = kinds.Attack(
    "kingdom_rush.dwarven_bombard.shell", "Shell", range_="each", tiles=(parse_shape("#"),)
)

# content/kingdom_rush/towers/artillery.yaml:19
DWARVEN_ARTILLERY_SHELL = kinds.Attack(
    "kingdom_rush.dwarven_artillery.shell", "Shell", range_="each", tiles=(parse_shape("##"),)
)

# content/kingdom_rush/towers/artillery.yaml:30
DWARVEN_HOWITZER_SHELL = kinds.Attack(
    "kingdom_rush.dwarven_howitzer.shell", "Shell", range_="each", tiles=(parse_shape("##\n#."),)
)

# content/kingdom_rush/towers/artillery.yaml:2
DWARVEN_BOMBARD = kinds.Tower(
    "kingdom_rush.dwarven_bombard",
    "Dwarven Bombard",
    type_="artillery",
    level=1,
    copies=4,
    attacks=(DWARVEN_BOMBARD_SHELL,),
)

# content/kingdom_rush/towers/artillery.yaml:13
DWARVEN_ARTILLERY = kinds.Tower(
    "kingdom_rush.dwarven_artillery",
    "Dwarven Artillery",
    type_="artillery",
    level=2,
    copies=3,
    attacks=(DWARVEN_ARTILLERY_SHELL,),
)

# content/kingdom_rush/towers/artillery.yaml:24
DWARVEN_HOWITZER = kinds.Tower(
    "kingdom_rush.dwarven_howitzer",
    "Dwarven Howitzer",
    type_="artillery",
    level=3,
    copies=2,
    attacks=(DWARVEN_HOWITZER_SHELL,),
)

CONTENTS = Contents(
    definitions=(
        DWARVEN_BOMBARD_SHELL,
        DWARVEN_ARTILLERY_SHELL,
        DWARVEN_HOWITZER_SHELL,
        DWARVEN_BOMBARD,
        DWARVEN_ARTILLERY,
        DWARVEN_HOWITZER,
    ),
    links=(
        (
            DWARVEN_BOMBARD_SHELL,
            "arrows",
            ("kingdom_rush.front_left", "kingdom_rush.front", "kingdom_rush.front_right"),
        ),
        (
            DWARVEN_ARTILLERY_SHELL,
            "arrows",
            ("kingdom_rush.front_left", "kingdom_rush.front", "kingdom_rush.front_right"),
        ),
        (
            DWARVEN_HOWITZER_SHELL,
            "arrows",
            ("kingdom_rush.front_left", "kingdom_rush.front", "kingdom_rush.front_right"),
        ),
    ),
)
