# Rules and documents of the pack `kingdom_defenders`.
# Generated from content/kingdom_defenders/cards/relics.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kingdom_defenders.kinds as kinds
from interpreter.api import Contents

# content/kingdom_defenders/cards/relics.yaml:4
ORB = kinds.Relic(id="kingdom_defenders.orb", name="Orb", rune=False, wild=False)

# content/kingdom_defenders/cards/relics.yaml:8
LEGENDARY_WEAPON = kinds.Relic(
    id="kingdom_defenders.legendary_weapon",
    name="Legendary Weapon",
    rune=False,
    wild=False,
)

# content/kingdom_defenders/cards/relics.yaml:12
ARCANE_TOME = kinds.Relic(
    id="kingdom_defenders.arcane_tome",
    name="Arcane Tome",
    rune=False,
    wild=False,
)

# content/kingdom_defenders/cards/relics.yaml:16
TROPHY = kinds.Relic(id="kingdom_defenders.trophy", name="Trophy", rune=False, wild=False)

# content/kingdom_defenders/cards/relics.yaml:20
SPIRAL_RUNE = kinds.Relic(
    id="kingdom_defenders.spiral_rune",
    name="Spiral Rune",
    rune=True,
    wild=False,
)

# content/kingdom_defenders/cards/relics.yaml:25
EYE_RUNE = kinds.Relic(id="kingdom_defenders.eye_rune", name="Eye Rune", rune=True, wild=False)

# content/kingdom_defenders/cards/relics.yaml:30
WAVE_RUNE = kinds.Relic(id="kingdom_defenders.wave_rune", name="Wave Rune", rune=True, wild=False)

# content/kingdom_defenders/cards/relics.yaml:35
FLAME_RUNE = kinds.Relic(
    id="kingdom_defenders.flame_rune",
    name="Flame Rune",
    rune=True,
    wild=False,
)

# content/kingdom_defenders/cards/relics.yaml:40
STAR_RUNE = kinds.Relic(id="kingdom_defenders.star_rune", name="Star Rune", rune=True, wild=False)

# content/kingdom_defenders/cards/relics.yaml:45
WILD_RUNE = kinds.Relic(id="kingdom_defenders.wild_rune", name="Wild Rune", rune=True, wild=True)

CONTENTS: Contents = Contents(
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
