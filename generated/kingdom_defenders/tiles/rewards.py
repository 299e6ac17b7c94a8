# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/tiles/rewards.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Reward

# content/kingdom_defenders/tiles/rewards.yaml:4
REWARD_ORB = Reward("kingdom_defenders.reward_orb", "Orb", copies=4)

# content/kingdom_defenders/tiles/rewards.yaml:10
REWARD_WEAPON = Reward("kingdom_defenders.reward_weapon", "Legendary Weapon", copies=3)

# content/kingdom_defenders/tiles/rewards.yaml:16
REWARD_TOME = Reward("kingdom_defenders.reward_tome", "Arcane Tome", copies=3)

# content/kingdom_defenders/tiles/rewards.yaml:22
REWARD_TROPHY = Reward("kingdom_defenders.reward_trophy", "Trophy", copies=4)

# content/kingdom_defenders/tiles/rewards.yaml:28
REWARD_RUNE = Reward("kingdom_defenders.reward_rune", "wild Rune", copies=4)

# content/kingdom_defenders/tiles/rewards.yaml:4
REWARD_ORB_ABILITIES = Abilities(text="Relics: Orb.", fields=())

# content/kingdom_defenders/tiles/rewards.yaml:10
REWARD_WEAPON_ABILITIES = Abilities(text="Relics: Legendary Weapon.", fields=())

# content/kingdom_defenders/tiles/rewards.yaml:16
REWARD_TOME_ABILITIES = Abilities(text="Relics: Arcane Tome.", fields=())

# content/kingdom_defenders/tiles/rewards.yaml:22
REWARD_TROPHY_ABILITIES = Abilities(text="Relics: Trophy.", fields=())

# content/kingdom_defenders/tiles/rewards.yaml:28
REWARD_RUNE_ABILITIES = Abilities(text="Relics: Wild Rune.", fields=())

CONTENTS = Contents(
    definitions=(REWARD_ORB, REWARD_WEAPON, REWARD_TOME, REWARD_TROPHY, REWARD_RUNE),
    abilities={
        "kingdom_defenders.reward_orb": REWARD_ORB_ABILITIES,
        "kingdom_defenders.reward_weapon": REWARD_WEAPON_ABILITIES,
        "kingdom_defenders.reward_tome": REWARD_TOME_ABILITIES,
        "kingdom_defenders.reward_trophy": REWARD_TROPHY_ABILITIES,
        "kingdom_defenders.reward_rune": REWARD_RUNE_ABILITIES,
    },
    links=(
        (REWARD_ORB, "relics", ("kingdom_defenders.orb",)),
        (REWARD_WEAPON, "relics", ("kingdom_defenders.legendary_weapon",)),
        (REWARD_TOME, "relics", ("kingdom_defenders.arcane_tome",)),
        (REWARD_TROPHY, "relics", ("kingdom_defenders.trophy",)),
        (REWARD_RUNE, "relics", ("kingdom_defenders.wild_rune",)),
    ),
)
