# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/rules/board.yaml

from __future__ import annotations

from interpreter.api import Contents

from .. import kinds

# content/kingdom_defenders/rules/board.yaml:73
SANDSTORM_CAMP_2_NEEDS_1 = kinds.Requirement(
    "kingdom_defenders.sandstorm.camp_2_needs_1", "Camp 2 Needs 1", players=4
)

# content/kingdom_defenders/rules/board.yaml:74
SANDSTORM_CAMP_3_NEEDS_2 = kinds.Requirement(
    "kingdom_defenders.sandstorm.camp_3_needs_2", "Camp 3 Needs 2", players=3
)

# content/kingdom_defenders/rules/board.yaml:4
ONE_DISC = kinds.Requirement("kingdom_defenders.one_disc", "One Disc")

# content/kingdom_defenders/rules/board.yaml:8
TWO_DISCS = kinds.Requirement("kingdom_defenders.two_discs", "Two Discs", discs=2)

# content/kingdom_defenders/rules/board.yaml:13
DISC_AND_COIN = kinds.Requirement("kingdom_defenders.disc_and_coin", "Disc And Coin", coins=1)

# content/kingdom_defenders/rules/board.yaml:18
DISC_AND_FAME = kinds.Requirement("kingdom_defenders.disc_and_fame", "Disc And Fame", fame=1)

CONTENTS = Contents(
    definitions=(
        SANDSTORM_CAMP_2_NEEDS_1,
        SANDSTORM_CAMP_3_NEEDS_2,
        ONE_DISC,
        TWO_DISCS,
        DISC_AND_COIN,
        DISC_AND_FAME,
    ),
)
