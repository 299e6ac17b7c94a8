# Rules and documents of the pack `kingdom_defenders`.
# Generated from content/kingdom_defenders/rules/board.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kingdom_defenders.kinds as kinds
from interpreter.api import Contents

# content/kingdom_defenders/rules/board.yaml:73
SANDSTORM_CAMP_2_NEEDS_1 = kinds.Requirement(
    id="kingdom_defenders.sandstorm.camp_2_needs_1",
    name="Camp 2 Needs 1",
    discs=1,
    coins=0,
    fame=0,
    players=4,
)

# content/kingdom_defenders/rules/board.yaml:74
SANDSTORM_CAMP_3_NEEDS_2 = kinds.Requirement(
    id="kingdom_defenders.sandstorm.camp_3_needs_2",
    name="Camp 3 Needs 2",
    discs=1,
    coins=0,
    fame=0,
    players=3,
)

# content/kingdom_defenders/rules/board.yaml:4
ONE_DISC = kinds.Requirement(
    id="kingdom_defenders.one_disc",
    name="One Disc",
    discs=1,
    coins=0,
    fame=0,
    players=2,
)

# content/kingdom_defenders/rules/board.yaml:8
TWO_DISCS = kinds.Requirement(
    id="kingdom_defenders.two_discs",
    name="Two Discs",
    discs=2,
    coins=0,
    fame=0,
    players=2,
)

# content/kingdom_defenders/rules/board.yaml:13
DISC_AND_COIN = kinds.Requirement(
    id="kingdom_defenders.disc_and_coin",
    name="Disc And Coin",
    discs=1,
    coins=1,
    fame=0,
    players=2,
)

# content/kingdom_defenders/rules/board.yaml:18
DISC_AND_FAME = kinds.Requirement(
    id="kingdom_defenders.disc_and_fame",
    name="Disc And Fame",
    discs=1,
    coins=0,
    fame=1,
    players=2,
)

CONTENTS: Contents = Contents(
    definitions=(
        SANDSTORM_CAMP_2_NEEDS_1,
        SANDSTORM_CAMP_3_NEEDS_2,
        ONE_DISC,
        TWO_DISCS,
        DISC_AND_COIN,
        DISC_AND_FAME,
    ),
)
