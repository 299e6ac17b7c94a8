# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/pieces.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Arrow, BuildingSite, DamageTile, Facing, Soldier, SpawnPoint

# content/kingdom_rush/rules/pieces.yaml:4
NORTH = Facing("kingdom_rush.north", "North", right=0, down=-1)

# content/kingdom_rush/rules/pieces.yaml:8
EAST = Facing("kingdom_rush.east", "East", right=1, down=0)

# content/kingdom_rush/rules/pieces.yaml:12
SOUTH = Facing("kingdom_rush.south", "South", right=0, down=1)

# content/kingdom_rush/rules/pieces.yaml:16
WEST = Facing("kingdom_rush.west", "West", right=-1, down=0)

# content/kingdom_rush/rules/pieces.yaml:21
FRONT = Arrow("kingdom_rush.front", "Front", ahead=1, aside=0)

# content/kingdom_rush/rules/pieces.yaml:25
FRONT_LEFT = Arrow("kingdom_rush.front_left", "Front Left", ahead=1, aside=-1)

# content/kingdom_rush/rules/pieces.yaml:29
FRONT_RIGHT = Arrow("kingdom_rush.front_right", "Front Right", ahead=1, aside=1)

# content/kingdom_rush/rules/pieces.yaml:33
LEFT = Arrow("kingdom_rush.left", "Left", ahead=0, aside=-1)

# content/kingdom_rush/rules/pieces.yaml:37
RIGHT = Arrow("kingdom_rush.right", "Right", ahead=0, aside=1)

# content/kingdom_rush/rules/pieces.yaml:41
BACK = Arrow("kingdom_rush.back", "Back", ahead=-1, aside=0)

# content/kingdom_rush/rules/pieces.yaml:45
BACK_LEFT = Arrow("kingdom_rush.back_left", "Back Left", ahead=-1, aside=-1)

# content/kingdom_rush/rules/pieces.yaml:49
BACK_RIGHT = Arrow("kingdom_rush.back_right", "Back Right", ahead=-1, aside=1)

# content/kingdom_rush/rules/pieces.yaml:92
TILE = DamageTile("kingdom_rush.tile", "Damage Tile")

# content/kingdom_rush/rules/pieces.yaml:97
SOLDIER = Soldier("kingdom_rush.soldier", "Soldier")

# content/kingdom_rush/rules/pieces.yaml:101
BLUE_SITE = BuildingSite("kingdom_rush.blue_site", "Blue Site", colour="blue")

# content/kingdom_rush/rules/pieces.yaml:105
ORANGE_SITE = BuildingSite("kingdom_rush.orange_site", "Orange Site", colour="orange")

# content/kingdom_rush/rules/pieces.yaml:109
PURPLE_SITE = BuildingSite("kingdom_rush.purple_site", "Purple Site", colour="purple")

# content/kingdom_rush/rules/pieces.yaml:113
TEAL_SITE = BuildingSite("kingdom_rush.teal_site", "Teal Site", colour="teal")

# content/kingdom_rush/rules/pieces.yaml:117
WHITE_SITE = BuildingSite("kingdom_rush.white_site", "White Site", colour="white")

# content/kingdom_rush/rules/pieces.yaml:122
SPAWN_1 = SpawnPoint("kingdom_rush.spawn_1", "Spawn 1", number=1, route="first_route")

# content/kingdom_rush/rules/pieces.yaml:127
SPAWN_2 = SpawnPoint("kingdom_rush.spawn_2", "Spawn 2", number=2, route="second_route")

# content/kingdom_rush/rules/pieces.yaml:132
SPAWN_3 = SpawnPoint("kingdom_rush.spawn_3", "Spawn 3", number=3, route="third_route")

# content/kingdom_rush/rules/pieces.yaml:137
SPAWN_4 = SpawnPoint("kingdom_rush.spawn_4", "Spawn 4", number=4, route="fourth_route")

CONTENTS = Contents(
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
        SPAWN_3,
        SPAWN_4,
    ),
)
