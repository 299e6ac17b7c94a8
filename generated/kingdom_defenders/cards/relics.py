# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/cards/relics.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Relic

# content/kingdom_defenders/cards/relics.yaml:4
ORB = Relic("kingdom_defenders.orb", "Orb")

# content/kingdom_defenders/cards/relics.yaml:8
LEGENDARY_WEAPON = Relic("kingdom_defenders.legendary_weapon", "Legendary Weapon")

# content/kingdom_defenders/cards/relics.yaml:12
ARCANE_TOME = Relic("kingdom_defenders.arcane_tome", "Arcane Tome")

# content/kingdom_defenders/cards/relics.yaml:16
TROPHY = Relic("kingdom_defenders.trophy", "Trophy")

# content/kingdom_defenders/cards/relics.yaml:20
SPIRAL_RUNE = Relic("kingdom_defenders.spiral_rune", "Spiral Rune", rune=True)

# content/kingdom_defenders/cards/relics.yaml:25
EYE_RUNE = Relic("kingdom_defenders.eye_rune", "Eye Rune", rune=True)

# content/kingdom_defenders/cards/relics.yaml:30
WAVE_RUNE = Relic("kingdom_defenders.wave_rune", "Wave Rune", rune=True)

# content/kingdom_defenders/cards/relics.yaml:35
FLAME_RUNE = Relic("kingdom_defenders.flame_rune", "Flame Rune", rune=True)

# content/kingdom_defenders/cards/relics.yaml:40
STAR_RUNE = Relic("kingdom_defenders.star_rune", "Star Rune", rune=True)

# content/kingdom_defenders/cards/relics.yaml:45
WILD_RUNE = Relic("kingdom_defenders.wild_rune", "Wild Rune", rune=True, wild=True)

CONTENTS = Contents(
    definitions=(
        ORB,
        LEGENDARY_WEAPON,
        ARCANE_TOME,
        TROPHY,
        SPIRAL_RUNE,
        EYE_RUNE,
        WAVE_RUNE,
        FLAME_RUNE,
        STAR_RUNE,
        WILD_RUNE,
    ),
)
