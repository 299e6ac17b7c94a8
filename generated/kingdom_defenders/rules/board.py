# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/rules/board.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Requirement

# content/kingdom_defenders/rules/board.yaml:4
ONE_DISC = Requirement("kingdom_defenders.one_disc", "1 disc")

# content/kingdom_defenders/rules/board.yaml:9
TWO_DISCS = Requirement("kingdom_defenders.two_discs", "2 discs", discs=2)

# content/kingdom_defenders/rules/board.yaml:15
DISC_AND_COIN = Requirement("kingdom_defenders.disc_and_coin", "1 disc and 1 coin", coins=1)

# content/kingdom_defenders/rules/board.yaml:21
DISC_AND_FAME = Requirement("kingdom_defenders.disc_and_fame", "1 disc and 1 Fame", fame=1)

# content/kingdom_defenders/rules/board.yaml:28
ONE_DISC_OF_THREE = Requirement(
    "kingdom_defenders.one_disc_of_three", "1 disc (3 or 4 players)", players=3
)

# content/kingdom_defenders/rules/board.yaml:34
ONE_DISC_OF_FOUR = Requirement(
    "kingdom_defenders.one_disc_of_four", "1 disc (4 players)", players=4
)

# content/kingdom_defenders/rules/board.yaml:40
TWO_DISCS_OF_THREE = Requirement(
    "kingdom_defenders.two_discs_of_three", "2 discs (3 or 4 players)", discs=2, players=3
)

# content/kingdom_defenders/rules/board.yaml:47
TWO_DISCS_OF_FOUR = Requirement(
    "kingdom_defenders.two_discs_of_four", "2 discs (4 players)", discs=2, players=4
)

# content/kingdom_defenders/rules/board.yaml:54
DISC_AND_COIN_OF_THREE = Requirement(
    "kingdom_defenders.disc_and_coin_of_three",
    "1 disc and 1 coin (3 or 4 players)",
    coins=1,
    players=3,
)

# content/kingdom_defenders/rules/board.yaml:61
DISC_AND_FAME_OF_THREE = Requirement(
    "kingdom_defenders.disc_and_fame_of_three",
    "1 disc and 1 Fame (3 or 4 players)",
    fame=1,
    players=3,
)

CONTENTS = Contents(
    definitions=(
        ONE_DISC,
        TWO_DISCS,
        DISC_AND_COIN,
        DISC_AND_FAME,
        ONE_DISC_OF_THREE,
        ONE_DISC_OF_FOUR,
        TWO_DISCS_OF_THREE,
        TWO_DISCS_OF_FOUR,
        DISC_AND_COIN_OF_THREE,
        DISC_AND_FAME_OF_THREE,
    ),
)
