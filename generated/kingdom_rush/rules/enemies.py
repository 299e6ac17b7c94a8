# Rules and documents of the pack `kingdom_rush`.
# Generated from content/kingdom_rush/rules/enemies.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kingdom_rush.kinds as kinds
from interpreter.api import Contents

# content/kingdom_rush/rules/enemies.yaml:5
GRUNT = kinds.Enemy(
    id="kingdom_rush.grunt",
    name="Grunt",
    letter="g",
    resists=(),
    special_damage=False,
    large=False,
    tough=False,
    fast=False,
)

# content/kingdom_rush/rules/enemies.yaml:8
WORG = kinds.Enemy(
    id="kingdom_rush.worg",
    name="Worg",
    letter="w",
    resists=(),
    special_damage=False,
    large=False,
    tough=False,
    fast=True,
)

# content/kingdom_rush/rules/enemies.yaml:12
MAGMA_ELEMENTAL = kinds.Enemy(
    id="kingdom_rush.magma_elemental",
    name="Magma Elemental",
    letter="m",
    resists=(),
    special_damage=True,
    large=False,
    tough=False,
    fast=False,
)

# content/kingdom_rush/rules/enemies.yaml:16
FROST_WRAITH = kinds.Enemy(
    id="kingdom_rush.frost_wraith",
    name="Frost Wraith",
    letter="b",
    resists=("physical",),
    special_damage=False,
    large=False,
    tough=False,
    fast=False,
)

# content/kingdom_rush/rules/enemies.yaml:20
STONE_IMP = kinds.Enemy(
    id="kingdom_rush.stone_imp",
    name="Stone Imp",
    letter="y",
    resists=("magical",),
    special_damage=False,
    large=False,
    tough=False,
    fast=False,
)

# content/kingdom_rush/rules/enemies.yaml:24
PUMPKIN = kinds.Enemy(
    id="kingdom_rush.pumpkin",
    name="Pumpkin",
    letter="p",
    resists=(),
    special_damage=False,
    large=False,
    tough=False,
    fast=True,
)

# content/kingdom_rush/rules/enemies.yaml:28
OGRE = kinds.Enemy(
    id="kingdom_rush.ogre",
    name="Ogre",
    letter="O",
    resists=(),
    special_damage=False,
    large=True,
    tough=False,
    fast=False,
)

# content/kingdom_rush/rules/enemies.yaml:32
RHINO = kinds.Enemy(
    id="kingdom_rush.rhino",
    name="Rhino",
    letter="R",
    resists=(),
    special_damage=False,
    large=True,
    tough=False,
    fast=True,
)

# content/kingdom_rush/rules/enemies.yaml:37
BRUTE = kinds.Enemy(
    id="kingdom_rush.brute",
    name="Brute",
    letter="B",
    resists=(),
    special_damage=False,
    large=True,
    tough=True,
    fast=False,
)

# content/kingdom_rush/rules/enemies.yaml:42
TROLL = kinds.Enemy(
    id="kingdom_rush.troll",
    name="Troll",
    letter="T",
    resists=(),
    special_damage=False,
    large=True,
    tough=True,
    fast=False,
)

CONTENTS: Contents = Contents(
    definitions=(
        GRUNT,
        WORG,
        MAGMA_ELEMENTAL,
        FROST_WRAITH,
        STONE_IMP,
        PUMPKIN,
        OGRE,
        RHINO,
        BRUTE,
        TROLL,
    ),
)
