# Rules and documents of the pack `kingdom_rush`.
# Generated from content/kingdom_rush/towers/mages.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kingdom_rush.kinds as kinds
from interpreter.api import Contents, parse_shape

# content/kingdom_rush/towers/mages.yaml:8
MAGE_GUILD_BOLT = kinds.Attack(
    id="kingdom_rush.mage_guild.bolt",
    name="Bolt",
    range_="choice",
    arrows=(),
    type_="magical",
    tiles=(parse_shape("##\n#."),),
    together=False,
    soldiers=0,
    splash=False,
)

# content/kingdom_rush/towers/mages.yaml:20
ADEPT_GUILD_BOLT = kinds.Attack(
    id="kingdom_rush.adept_guild.bolt",
    name="Bolt",
    range_="choice",
    arrows=(),
    type_="magical",
    tiles=(parse_shape("##\n##"),),
    together=False,
    soldiers=0,
    splash=False,
)

# content/kingdom_rush/towers/mages.yaml:32
WIZARD_TOWER_BOLT = kinds.Attack(
    id="kingdom_rush.wizard_tower.bolt",
    name="Bolt",
    range_="choice",
    arrows=(),
    type_="magical",
    tiles=(parse_shape("##\n#."), parse_shape("##"), parse_shape("#")),
    together=False,
    soldiers=0,
    splash=False,
)

# content/kingdom_rush/towers/mages.yaml:2
MAGE_GUILD = kinds.Tower(
    id="kingdom_rush.mage_guild",
    name="Mage Guild",
    type_="mage",
    level=1,
    copies=4,
    attacks=(MAGE_GUILD_BOLT,),
)

# content/kingdom_rush/towers/mages.yaml:14
ADEPT_GUILD = kinds.Tower(
    id="kingdom_rush.adept_guild",
    name="Adept Guild",
    type_="mage",
    level=2,
    copies=3,
    attacks=(ADEPT_GUILD_BOLT,),
)

# content/kingdom_rush/towers/mages.yaml:26
WIZARD_TOWER = kinds.Tower(
    id="kingdom_rush.wizard_tower",
    name="Wizard Tower",
    type_="mage",
    level=3,
    copies=2,
    attacks=(WIZARD_TOWER_BOLT,),
)

CONTENTS: Contents = Contents(
    definitions=(
        MAGE_GUILD_BOLT,
        ADEPT_GUILD_BOLT,
        WIZARD_TOWER_BOLT,
        MAGE_GUILD,
        ADEPT_GUILD,
        WIZARD_TOWER,
    ),
    links=(
        (MAGE_GUILD_BOLT, "arrows", ("kingdom_rush.front",)),
        (ADEPT_GUILD_BOLT, "arrows", ("kingdom_rush.front",)),
        (
            WIZARD_TOWER_BOLT,
            "arrows",
            ("kingdom_rush.left", "kingdom_rush.front", "kingdom_rush.right"),
        ),
    ),
)
