# Rules and documents of the pack `kingdom_rush`.
# Generated from content/kingdom_rush/rules/pieces.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kingdom_rush.kinds as kinds
from interpreter.api import Contents

# content/kingdom_rush/rules/pieces.yaml:4
NORTH = kinds.Facing(id="kingdom_rush.north", name="North", right=0, down=-1)

# content/kingdom_rush/rules/pieces.yaml:8
EAST = kinds.Facing(id="kingdom_rush.east", name="East", right=1, down=0)

# content/kingdom_rush/rules/pieces.yaml:12
SOUTH = kinds.Facing(id="kingdom_rush.south", name="South", right=0, down=1)

# content/kingdom_rush/rules/pieces.yaml:16
WEST = kinds.Facing(id="kingdom_rush.west", name="West", right=-1, down=0)

# content/kingdom_rush/rules/pieces.yaml:21
FRONT = kinds.Arrow(id="kingdom_rush.front", name="Front", ahead=1, aside=0)

# content/kingdom_rush/rules/pieces.yaml:25
FRONT_LEFT = kinds.Arrow(id="kingdom_rush.front_left", name="Front Left", ahead=1, aside=-1)

# content/kingdom_rush/rules/pieces.yaml:29
FRONT_RIGHT = kinds.Arrow(id="kingdom_rush.front_right", name="Front Right", ahead=1, aside=1)

# content/kingdom_rush/rules/pieces.yaml:33
LEFT = kinds.Arrow(id="kingdom_rush.left", name="Left", ahead=0, aside=-1)

# content/kingdom_rush/rules/pieces.yaml:37
RIGHT = kinds.Arrow(id="kingdom_rush.right", name="Right", ahead=0, aside=1)

# content/kingdom_rush/rules/pieces.yaml:41
BACK = kinds.Arrow(id="kingdom_rush.back", name="Back", ahead=-1, aside=0)

# content/kingdom_rush/rules/pieces.yaml:45
BACK_LEFT = kinds.Arrow(id="kingdom_rush.back_left", name="Back Left", ahead=-1, aside=-1)

# content/kingdom_rush/rules/pieces.yaml:49
BACK_RIGHT = kinds.Arrow(id="kingdom_rush.back_right", name="Back Right", ahead=-1, aside=1)

# content/kingdom_rush/rules/pieces.yaml:78
TILE = kinds.DamageTile(id="kingdom_rush.tile", name="Damage Tile")

# content/kingdom_rush/rules/pieces.yaml:83
SOLDIER = kinds.Soldier(id="kingdom_rush.soldier", name="Soldier")

# content/kingdom_rush/rules/pieces.yaml:87
BLUE_SITE = kinds.BuildingSite(id="kingdom_rush.blue_site", name="Blue Site", colour="blue")

# content/kingdom_rush/rules/pieces.yaml:91
ORANGE_SITE = kinds.BuildingSite(id="kingdom_rush.orange_site", name="Orange Site", colour="orange")

# content/kingdom_rush/rules/pieces.yaml:95
PURPLE_SITE = kinds.BuildingSite(id="kingdom_rush.purple_site", name="Purple Site", colour="purple")

# content/kingdom_rush/rules/pieces.yaml:99
TEAL_SITE = kinds.BuildingSite(id="kingdom_rush.teal_site", name="Teal Site", colour="teal")

# content/kingdom_rush/rules/pieces.yaml:103
WHITE_SITE = kinds.BuildingSite(id="kingdom_rush.white_site", name="White Site", colour="white")

# content/kingdom_rush/rules/pieces.yaml:109
SPAWN_1 = kinds.SpawnPoint(id="kingdom_rush.spawn_1", name="Spawn 1", number=1, route="first_route")

# content/kingdom_rush/rules/pieces.yaml:114
SPAWN_2 = kinds.SpawnPoint(
    id="kingdom_rush.spawn_2",
    name="Spawn 2",
    number=2,
    route="second_route",
)

CONTENTS: Contents = Contents(
    definitions=(
        NORTH,
        EAST,
        SOUTH,
        WEST,
        FRONT,
        FRONT_LEFT,
        FRONT_RIGHT,
        LEFT,
        RIGHT,
        BACK,
        BACK_LEFT,
        BACK_RIGHT,
        TILE,
        SOLDIER,
        BLUE_SITE,
        ORANGE_SITE,
        PURPLE_SITE,
        TEAL_SITE,
        WHITE_SITE,
        SPAWN_1,
        SPAWN_2,
    ),
)
