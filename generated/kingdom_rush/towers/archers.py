# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/towers/archers.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger, parse_shape

from ..kinds import Attack, Tower
from ..rules import actions as rules_actions
from ..rules import mods as rules_mods
from ..state import State

# content/kingdom_rush/towers/archers.yaml:8
ARCHER_TOWER_NEAR = Attack(
    "kingdom_rush.archer_tower.near",
    "Near",
    range_="choice",
    type_="physical",
    tiles=(parse_shape("##", "2x1"),),
)

# content/kingdom_rush/towers/archers.yaml:13
ARCHER_TOWER_FAR = Attack(
    "kingdom_rush.archer_tower.far",
    "Far",
    range_="perfect",
    type_="physical",
    tiles=(parse_shape("#", "1x1"),),
)

# content/kingdom_rush/towers/archers.yaml:24
MARKSMEN_TOWER_NEAR = Attack(
    "kingdom_rush.marksmen_tower.near",
    "Near",
    range_="choice",
    type_="physical",
    tiles=(parse_shape("##", "2x1"), parse_shape("#", "1x1")),
    together=True,
)

# content/kingdom_rush/towers/archers.yaml:30
MARKSMEN_TOWER_FAR = Attack(
    "kingdom_rush.marksmen_tower.far",
    "Far",
    range_="perfect",
    type_="physical",
    tiles=(parse_shape("##", "2x1"),),
)

# content/kingdom_rush/towers/archers.yaml:42
SHARPSHOOTER_TOWER_NEAR = Attack(
    "kingdom_rush.sharpshooter_tower.near",
    "Near",
    range_="choice",
    type_="physical",
    tiles=(parse_shape("##", "2x1"), parse_shape("##", "2x1")),
    together=True,
)

# content/kingdom_rush/towers/archers.yaml:48
SHARPSHOOTER_TOWER_FAR = Attack(
    "kingdom_rush.sharpshooter_tower.far",
    "Far",
    range_="perfect",
    type_="physical",
    tiles=(parse_shape("#", "1x1"), parse_shape("#", "1x1")),
    together=True,
)

# content/kingdom_rush/towers/archers.yaml:60
CROSSBOW_FORT_NEAR = Attack(
    "kingdom_rush.crossbow_fort.near",
    "Near",
    range_="choice",
    type_="physical",
    tiles=(parse_shape("##", "2x1"), parse_shape("##", "2x1"), parse_shape("#", "1x1")),
    together=True,
)

# content/kingdom_rush/towers/archers.yaml:66
CROSSBOW_FORT_FAR = Attack(
    "kingdom_rush.crossbow_fort.far",
    "Far",
    range_="perfect",
    type_="physical",
    tiles=(parse_shape("#", "1x1"), parse_shape("#", "1x1"), parse_shape("#", "1x1")),
    together=True,
)

# content/kingdom_rush/towers/archers.yaml:80
AXETHROWER_LODGE_NEAR = Attack(
    "kingdom_rush.axethrower_lodge.near",
    "Near",
    range_="choice",
    type_="physical",
    tiles=(parse_shape("###", "3x1"), parse_shape("##", "2x1")),
    together=True,
    totem=True,
)

# content/kingdom_rush/towers/archers.yaml:87
AXETHROWER_LODGE_FAR = Attack(
    "kingdom_rush.axethrower_lodge.far",
    "Far",
    range_="perfect",
    type_="physical",
    tiles=(parse_shape("##", "2x1"), parse_shape("#", "1x1")),
    together=True,
    totem=True,
)

# content/kingdom_rush/towers/archers.yaml:2
ARCHER_TOWER = Tower(
    "kingdom_rush.archer_tower",
    "Archer Tower",
    type_="archer",
    level=1,
    copies=4,
    attacks=(ARCHER_TOWER_NEAR, ARCHER_TOWER_FAR),
)

# content/kingdom_rush/towers/archers.yaml:18
MARKSMEN_TOWER = Tower(
    "kingdom_rush.marksmen_tower",
    "Marksmen Tower",
    type_="archer",
    level=2,
    copies=3,
    attacks=(MARKSMEN_TOWER_NEAR, MARKSMEN_TOWER_FAR),
)

# content/kingdom_rush/towers/archers.yaml:35
SHARPSHOOTER_TOWER = Tower(
    "kingdom_rush.sharpshooter_tower",
    "Sharpshooter Tower",
    type_="archer",
    level=3,
    copies=2,
    attacks=(SHARPSHOOTER_TOWER_NEAR, SHARPSHOOTER_TOWER_FAR),
)

# content/kingdom_rush/towers/archers.yaml:54
CROSSBOW_FORT = Tower(
    "kingdom_rush.crossbow_fort",
    "Crossbow Fort",
    type_="archer",
    level=4,
    copies=1,
    attacks=(CROSSBOW_FORT_NEAR, CROSSBOW_FORT_FAR),
)

# content/kingdom_rush/towers/archers.yaml:74
AXETHROWER_LODGE = Tower(
    "kingdom_rush.axethrower_lodge",
    "Axethrower Lodge",
    type_="archer",
    level=4,
    copies=1,
    attacks=(AXETHROWER_LODGE_NEAR, AXETHROWER_LODGE_FAR),
)


def crossbow_fort_on_tower_built(
    game: State, bearer: int, event: rules_actions.TowerBuiltEvent
) -> bool:
    # content/kingdom_rush/towers/archers.yaml:72
    # on tower_built: place_falconer of self
    if event.tower != bearer:
        return False
    rules_mods.place_falconer(game, bearer, game.owner[bearer])
    return True


# content/kingdom_rush/towers/archers.yaml:2
ARCHER_TOWER_ABILITIES = Abilities(text="Level 1.", fields=())

# content/kingdom_rush/towers/archers.yaml:8
ARCHER_TOWER_NEAR_ABILITIES = Abilities(
    text="Any adjacent horde its arrows point to.\nArrows: Front.\nDamage: physical.\nTiles: 2x1.",
    fields=(),
)

# content/kingdom_rush/towers/archers.yaml:13
ARCHER_TOWER_FAR_ABILITIES = Abilities(
    text="Any one horde on the board.\nDamage: physical.\nTiles: 1x1.", fields=()
)

# content/kingdom_rush/towers/archers.yaml:18
MARKSMEN_TOWER_ABILITIES = Abilities(text="Level 2.", fields=())

# content/kingdom_rush/towers/archers.yaml:24
MARKSMEN_TOWER_NEAR_ABILITIES = Abilities(
    text="Any adjacent horde its arrows point to.\nArrows: Front.\nDamage: physical.\nTiles: 2x1, 1x1.\nAll tiles on one horde.",
    fields=(),
)

# content/kingdom_rush/towers/archers.yaml:30
MARKSMEN_TOWER_FAR_ABILITIES = Abilities(
    text="Any one horde on the board.\nDamage: physical.\nTiles: 2x1.", fields=()
)

# content/kingdom_rush/towers/archers.yaml:35
SHARPSHOOTER_TOWER_ABILITIES = Abilities(text="Level 3.", fields=())

# content/kingdom_rush/towers/archers.yaml:42
SHARPSHOOTER_TOWER_NEAR_ABILITIES = Abilities(
    text="Any adjacent horde its arrows point to.\nArrows: Front.\nDamage: physical.\nTiles: 2x1, 2x1.\nAll tiles on one horde.",
    fields=(),
)

# content/kingdom_rush/towers/archers.yaml:48
SHARPSHOOTER_TOWER_FAR_ABILITIES = Abilities(
    text="Any one horde on the board.\nDamage: physical.\nTiles: 1x1, 1x1.\nAll tiles on one horde.",
    fields=(),
)

# content/kingdom_rush/towers/archers.yaml:54
CROSSBOW_FORT_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "tower_built", "on", "", "kingdom_rush.crossbow_fort:0", crossbow_fort_on_tower_built
        ),
    ),
    text="Level 4.\nOn placing the tower: a Falconer may go to a non-soldier tower on this or an adjacent building site; a tower that has attacked lays a 1x1 tile anywhere at once, this one may carry one of its tiles anywhere.",
)

# content/kingdom_rush/towers/archers.yaml:60
CROSSBOW_FORT_NEAR_ABILITIES = Abilities(
    text="Any adjacent horde its arrows point to.\nArrows: Front.\nDamage: physical.\nTiles: 2x1, 2x1, 1x1.\nAll tiles on one horde.",
    fields=(),
)

# content/kingdom_rush/towers/archers.yaml:66
CROSSBOW_FORT_FAR_ABILITIES = Abilities(
    text="Any one horde on the board.\nDamage: physical.\nTiles: 1x1, 1x1, 1x1.\nAll tiles on one horde.",
    fields=(),
)

# content/kingdom_rush/towers/archers.yaml:74
AXETHROWER_LODGE_ABILITIES = Abilities(text="Level 4.", fields=())

# content/kingdom_rush/towers/archers.yaml:80
AXETHROWER_LODGE_NEAR_ABILITIES = Abilities(
    text="Any adjacent horde its arrows point to.\nArrows: Front.\nDamage: physical.\nTiles: 3x1, 2x1.\nAll tiles on one horde.\nPut a totem on the attacked horde.",
    fields=(),
)

# content/kingdom_rush/towers/archers.yaml:87
AXETHROWER_LODGE_FAR_ABILITIES = Abilities(
    text="Any one horde on the board.\nDamage: physical.\nTiles: 2x1, 1x1.\nAll tiles on one horde.\nPut a totem on the attacked horde.",
    fields=(),
)

CONTENTS = Contents(
    definitions=(
        ARCHER_TOWER_NEAR,
        ARCHER_TOWER_FAR,
        MARKSMEN_TOWER_NEAR,
        MARKSMEN_TOWER_FAR,
        SHARPSHOOTER_TOWER_NEAR,
        SHARPSHOOTER_TOWER_FAR,
        CROSSBOW_FORT_NEAR,
        CROSSBOW_FORT_FAR,
        AXETHROWER_LODGE_NEAR,
        AXETHROWER_LODGE_FAR,
        ARCHER_TOWER,
        MARKSMEN_TOWER,
        SHARPSHOOTER_TOWER,
        CROSSBOW_FORT,
        AXETHROWER_LODGE,
    ),
    abilities={
        "kingdom_rush.archer_tower": ARCHER_TOWER_ABILITIES,
        "kingdom_rush.archer_tower.near": ARCHER_TOWER_NEAR_ABILITIES,
        "kingdom_rush.archer_tower.far": ARCHER_TOWER_FAR_ABILITIES,
        "kingdom_rush.marksmen_tower": MARKSMEN_TOWER_ABILITIES,
        "kingdom_rush.marksmen_tower.near": MARKSMEN_TOWER_NEAR_ABILITIES,
        "kingdom_rush.marksmen_tower.far": MARKSMEN_TOWER_FAR_ABILITIES,
        "kingdom_rush.sharpshooter_tower": SHARPSHOOTER_TOWER_ABILITIES,
        "kingdom_rush.sharpshooter_tower.near": SHARPSHOOTER_TOWER_NEAR_ABILITIES,
        "kingdom_rush.sharpshooter_tower.far": SHARPSHOOTER_TOWER_FAR_ABILITIES,
        "kingdom_rush.crossbow_fort": CROSSBOW_FORT_ABILITIES,
        "kingdom_rush.crossbow_fort.near": CROSSBOW_FORT_NEAR_ABILITIES,
        "kingdom_rush.crossbow_fort.far": CROSSBOW_FORT_FAR_ABILITIES,
        "kingdom_rush.axethrower_lodge": AXETHROWER_LODGE_ABILITIES,
        "kingdom_rush.axethrower_lodge.near": AXETHROWER_LODGE_NEAR_ABILITIES,
        "kingdom_rush.axethrower_lodge.far": AXETHROWER_LODGE_FAR_ABILITIES,
    },
    links=(
        (ARCHER_TOWER_NEAR, "arrows", ("kingdom_rush.front",)),
        (MARKSMEN_TOWER_NEAR, "arrows", ("kingdom_rush.front",)),
        (SHARPSHOOTER_TOWER_NEAR, "arrows", ("kingdom_rush.front",)),
        (CROSSBOW_FORT_NEAR, "arrows", ("kingdom_rush.front",)),
        (AXETHROWER_LODGE_NEAR, "arrows", ("kingdom_rush.front",)),
    ),
)
