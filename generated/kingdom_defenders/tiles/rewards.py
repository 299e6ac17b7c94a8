# Rules and documents of the pack `kingdom_defenders`.
# Generated from content/kingdom_defenders/tiles/rewards.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kingdom_defenders.kinds as kinds
from interpreter.api import Contents

# content/kingdom_defenders/tiles/rewards.yaml:4
REWARD_ORB = kinds.Reward(id="kingdom_defenders.reward_orb", name="Orb", relics=(), copies=4)

# content/kingdom_defenders/tiles/rewards.yaml:10
REWARD_WEAPON = kinds.Reward(
    id="kingdom_defenders.reward_weapon",
    name="Legendary Weapon",
    relics=(),
    copies=3,
)

# content/kingdom_defenders/tiles/rewards.yaml:16
REWARD_TOME = kinds.Reward(
    id="kingdom_defenders.reward_tome",
    name="Arcane Tome",
    relics=(),
    copies=3,
)

# content/kingdom_defenders/tiles/rewards.yaml:22
REWARD_TROPHY = kinds.Reward(
    id="kingdom_defenders.reward_trophy",
    name="Trophy",
    relics=(),
    copies=4,
)

# content/kingdom_defenders/tiles/rewards.yaml:28
REWARD_RUNE = kinds.Reward(
    id="kingdom_defenders.reward_rune",
    name="wild Rune",
    relics=(),
    copies=4,
)

CONTENTS: Contents = Contents(
    definitions=(REWARD_ORB, REWARD_WEAPON, REWARD_TOME, REWARD_TROPHY, REWARD_RUNE),
    links=(
        (REWARD_ORB, "relics", ("kingdom_defenders.orb",)),
        (REWARD_WEAPON, "relics", ("kingdom_defenders.legendary_weapon",)),
        (REWARD_TOME, "relics", ("kingdom_defenders.arcane_tome",)),
        (REWARD_TROPHY, "relics", ("kingdom_defenders.trophy",)),
        (REWARD_RUNE, "relics", ("kingdom_defenders.wild_rune",)),
    ),
)
