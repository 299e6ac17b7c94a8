# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/towers/archers.yaml

from __future__ import annotations

from interpreter.api import Contents, parse_shape

from .. import kinds

# content/kingdom_rush/towers/archers.yaml:8
ARCHER_TOWER_NEAR = kinds.Attack(
    "kingdom_rush.archer_tower.near", "Near", range_="choice", tiles=(parse_shape("##"),)
)

# content/kingdom_rush/towers/archers.yaml:12
ARCHER_TOWER_FAR = kinds.Attack(
    "kingdom_rush.archer_tower.far", "Far", range_="perfect", tiles=(parse_shape("#"),)
)

# content/kingdom_rush/towers/archers.yaml:22
MARKSMEN_TOWER_NEAR = kinds.Attack(
    "kingdom_rush.marksmen_tower.near",
    "Near",
    range_="choice",
    tiles=(parse_shape("##"), parse_shape("#")),
    together=True,
)

# content/kingdom_rush/towers/archers.yaml:27
MARKSMEN_TOWER_FAR = kinds.Attack(
    "kingdom_rush.marksmen_tower.far", "Far", range_="perfect", tiles=(parse_shape("##"),)
)

# content/kingdom_rush/towers/archers.yaml:38
SHARPSHOOTER_TOWER_NEAR = kinds.Attack(
    "kingdom_rush.sharpshooter_tower.near",
    "Near",
    range_="choice",
    tiles=(parse_shape("##"), parse_shape("##")),
    together=True,
)

# content/kingdom_rush/towers/archers.yaml:43
SHARPSHOOTER_TOWER_FAR = kinds.Attack(
    "kingdom_rush.sharpshooter_tower.far",
    "Far",
    range_="perfect",
    tiles=(parse_shape("#"), parse_shape("#")),
    together=True,
)

# content/kingdom_rush/towers/archers.yaml:2
ARCHER_TOWER = kinds.Tower(
    "kingdom_rush.archer_tower",
    "Archer Tower",
    type_="archer",
    level=1,
    copies=4,
    attacks=(ARCHER_TOWER_NEAR, ARCHER_TOWER_FAR),
)

# content/kingdom_rush/towers/archers.yaml:16
MARKSMEN_TOWER = kinds.Tower(
    "kingdom_rush.marksmen_tower",
    "Marksmen Tower",
    type_="archer",
    level=2,
    copies=3,
    attacks=(MARKSMEN_TOWER_NEAR, MARKSMEN_TOWER_FAR),
)

# content/kingdom_rush/towers/archers.yaml:31
SHARPSHOOTER_TOWER = kinds.Tower(
    "kingdom_rush.sharpshooter_tower",
    "Sharpshooter Tower",
    type_="archer",
    level=3,
    copies=2,
    attacks=(SHARPSHOOTER_TOWER_NEAR, SHARPSHOOTER_TOWER_FAR),
)

CONTENTS = Contents(
    definitions=(
        ARCHER_TOWER_NEAR,
        ARCHER_TOWER_FAR,
        MARKSMEN_TOWER_NEAR,
        MARKSMEN_TOWER_FAR,
        SHARPSHOOTER_TOWER_NEAR,
        SHARPSHOOTER_TOWER_FAR,
        ARCHER_TOWER,
        MARKSMEN_TOWER,
        SHARPSHOOTER_TOWER,
    ),
    links=(
        (ARCHER_TOWER_NEAR, "arrows", ("kingdom_rush.front",)),
        (MARKSMEN_TOWER_NEAR, "arrows", ("kingdom_rush.front",)),
        (SHARPSHOOTER_TOWER_NEAR, "arrows", ("kingdom_rush.front",)),
    ),
)
