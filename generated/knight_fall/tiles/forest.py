# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/tiles/forest.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Location
from ..rules import cards as rules_cards
from ..state import State

# content/knight_fall/tiles/forest.yaml:3
RUINED_SHRINE = Location(
    "knight_fall.ruined_shrine", "Ruined Shrine", letter="Ar", reverse=True, healing=True
)

# content/knight_fall/tiles/forest.yaml:9
ROCKY_STREAM = Location(
    "knight_fall.rocky_stream", "Rocky Stream", letter="Br", reverse=True, water=True
)

# content/knight_fall/tiles/forest.yaml:15
DARK_THICKET = Location(
    "knight_fall.dark_thicket", "Dark Thicket", letter="Cr", reverse=True, dark=True
)

# content/knight_fall/tiles/forest.yaml:21
STANDING_STONES = Location(
    "knight_fall.standing_stones", "Standing Stones", letter="Dr", reverse=True, has_bonus=True
)

# content/knight_fall/tiles/forest.yaml:29
CLEARING = Location("knight_fall.clearing", "Clearing", letter="Er", reverse=True)

# content/knight_fall/tiles/forest.yaml:34
OLD_ROAD = Location("knight_fall.old_road", "Old Road", letter="Fr", reverse=True)

# content/knight_fall/tiles/forest.yaml:39
PINE_STAND = Location("knight_fall.pine_stand", "Pine Stand", letter="Gr", reverse=True)

# content/knight_fall/tiles/forest.yaml:44
ROCKY_RIDGE = Location(
    "knight_fall.rocky_ridge", "Rocky Ridge", letter="Hr", reverse=True, lookout=True
)

# content/knight_fall/tiles/forest.yaml:50
HOLLOW = Location("knight_fall.hollow", "Hollow", letter="Ir", reverse=True)


def standing_stones_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/tiles/forest.yaml:27
    # gain_magic 2
    rules_cards.gain_magic(game, 2, player)


# content/knight_fall/tiles/forest.yaml:3
RUINED_SHRINE_ABILITIES = Abilities(
    text="Tile Ar.\nOnce per turn a heal action taken here heals 2.", fields=()
)

# content/knight_fall/tiles/forest.yaml:9
ROCKY_STREAM_ABILITIES = Abilities(
    text="Tile Br.\nWater divides this tile into a north and a south bank.", fields=()
)

# content/knight_fall/tiles/forest.yaml:15
DARK_THICKET_ABILITIES = Abilities(
    text="Tile Cr.\nA character that comes here while an enemy is here takes 1 damage.", fields=()
)

# content/knight_fall/tiles/forest.yaml:21
STANDING_STONES_ABILITIES = Abilities(
    resolve=(("bonus", standing_stones_resolve),),
    text="Tile Dr.\nOnce per turn you may discard a card here: Gain 2 magic.",
    fields=("bonus",),
)

# content/knight_fall/tiles/forest.yaml:29
CLEARING_ABILITIES = Abilities(text="Tile Er.", fields=())

# content/knight_fall/tiles/forest.yaml:34
OLD_ROAD_ABILITIES = Abilities(text="Tile Fr.", fields=())

# content/knight_fall/tiles/forest.yaml:39
PINE_STAND_ABILITIES = Abilities(text="Tile Gr.", fields=())

# content/knight_fall/tiles/forest.yaml:44
ROCKY_RIDGE_ABILITIES = Abilities(
    text="Tile Hr.\nRanged actions from here may also hit enemies on diagonal tiles.", fields=()
)

# content/knight_fall/tiles/forest.yaml:50
HOLLOW_ABILITIES = Abilities(text="Tile Ir.", fields=())

CONTENTS = Contents(
    definitions=(
        RUINED_SHRINE,
        ROCKY_STREAM,
        DARK_THICKET,
        STANDING_STONES,
        CLEARING,
        OLD_ROAD,
        PINE_STAND,
        ROCKY_RIDGE,
        HOLLOW,
    ),
    abilities={
        "knight_fall.ruined_shrine": RUINED_SHRINE_ABILITIES,
        "knight_fall.rocky_stream": ROCKY_STREAM_ABILITIES,
        "knight_fall.dark_thicket": DARK_THICKET_ABILITIES,
        "knight_fall.standing_stones": STANDING_STONES_ABILITIES,
        "knight_fall.clearing": CLEARING_ABILITIES,
        "knight_fall.old_road": OLD_ROAD_ABILITIES,
        "knight_fall.pine_stand": PINE_STAND_ABILITIES,
        "knight_fall.rocky_ridge": ROCKY_RIDGE_ABILITIES,
        "knight_fall.hollow": HOLLOW_ABILITIES,
    },
)
