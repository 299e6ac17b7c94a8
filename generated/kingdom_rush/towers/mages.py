# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/towers/mages.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, parse_shape

from ..kinds import Attack, Tower

# content/kingdom_rush/towers/mages.yaml:9
MAGE_GUILD_BOLT = Attack(
    "kingdom_rush.mage_guild.bolt",
    "Bolt",
    range_="choice",
    type_="magical",
    tiles=(parse_shape("##\n#.", "corner"),),
)

# content/kingdom_rush/towers/mages.yaml:22
ADEPT_GUILD_BOLT = Attack(
    "kingdom_rush.adept_guild.bolt",
    "Bolt",
    range_="choice",
    type_="magical",
    tiles=(parse_shape("##\n##", "2x2"),),
)

# content/kingdom_rush/towers/mages.yaml:35
WIZARD_TOWER_BOLT = Attack(
    "kingdom_rush.wizard_tower.bolt",
    "Bolt",
    range_="choice",
    type_="magical",
    tiles=(parse_shape("##\n#.", "corner"), parse_shape("##", "2x1"), parse_shape("#", "1x1")),
)

# content/kingdom_rush/towers/mages.yaml:47
ARCHMAGE_BOLT = Attack(
    "kingdom_rush.archmage.bolt",
    "Bolt",
    range_="choice",
    type_="magical",
    tiles=(parse_shape("##\n##", "2x2"), parse_shape("##\n#.", "corner"), parse_shape("#", "1x1")),
)

# content/kingdom_rush/towers/mages.yaml:59
NECROMANCER_TOWER_BOLT = Attack(
    "kingdom_rush.necromancer_tower.bolt",
    "Bolt",
    range_="choice",
    type_="magical",
    tiles=(parse_shape("##\n##", "2x2"), parse_shape("##", "2x1")),
    soldiers=1,
)

# content/kingdom_rush/towers/mages.yaml:2
MAGE_GUILD = Tower(
    "kingdom_rush.mage_guild",
    "Mage Guild",
    type_="mage",
    level=1,
    copies=4,
    attacks=(MAGE_GUILD_BOLT,),
    mod_slots=2,
)

# content/kingdom_rush/towers/mages.yaml:15
ADEPT_GUILD = Tower(
    "kingdom_rush.adept_guild",
    "Adept Guild",
    type_="mage",
    level=2,
    copies=3,
    attacks=(ADEPT_GUILD_BOLT,),
    mod_slots=2,
)

# content/kingdom_rush/towers/mages.yaml:28
WIZARD_TOWER = Tower(
    "kingdom_rush.wizard_tower",
    "Wizard Tower",
    type_="mage",
    level=3,
    copies=2,
    attacks=(WIZARD_TOWER_BOLT,),
    mod_slots=2,
)

# content/kingdom_rush/towers/mages.yaml:41
ARCHMAGE = Tower(
    "kingdom_rush.archmage", "Archmage", type_="mage", level=4, copies=1, attacks=(ARCHMAGE_BOLT,)
)

# content/kingdom_rush/towers/mages.yaml:53
NECROMANCER_TOWER = Tower(
    "kingdom_rush.necromancer_tower",
    "Necromancer Tower",
    type_="mage",
    level=4,
    copies=1,
    attacks=(NECROMANCER_TOWER_BOLT,),
)

# content/kingdom_rush/towers/mages.yaml:2
MAGE_GUILD_ABILITIES = Abilities(text="Level 1.\nMod slots: 2.", fields=())

# content/kingdom_rush/towers/mages.yaml:9
MAGE_GUILD_BOLT_ABILITIES = Abilities(
    text="Any adjacent horde its arrows point to.\nArrows: Front.\nDamage: magical.\nTiles: corner.",
    fields=(),
)

# content/kingdom_rush/towers/mages.yaml:15
ADEPT_GUILD_ABILITIES = Abilities(text="Level 2.\nMod slots: 2.", fields=())

# content/kingdom_rush/towers/mages.yaml:22
ADEPT_GUILD_BOLT_ABILITIES = Abilities(
    text="Any adjacent horde its arrows point to.\nArrows: Front.\nDamage: magical.\nTiles: 2x2.",
    fields=(),
)

# content/kingdom_rush/towers/mages.yaml:28
WIZARD_TOWER_ABILITIES = Abilities(text="Level 3.\nMod slots: 2.", fields=())

# content/kingdom_rush/towers/mages.yaml:35
WIZARD_TOWER_BOLT_ABILITIES = Abilities(
    text="Any adjacent horde its arrows point to.\nArrows: Left, Front, Right.\nDamage: magical.\nTiles: corner, 2x1, 1x1.",
    fields=(),
)

# content/kingdom_rush/towers/mages.yaml:41
ARCHMAGE_ABILITIES = Abilities(text="Level 4.", fields=())

# content/kingdom_rush/towers/mages.yaml:47
ARCHMAGE_BOLT_ABILITIES = Abilities(
    text="Any adjacent horde its arrows point to.\nArrows: Left, Front Left, Front, Front Right, Right.\nDamage: magical.\nTiles: 2x2, corner, 1x1.",
    fields=(),
)

# content/kingdom_rush/towers/mages.yaml:53
NECROMANCER_TOWER_ABILITIES = Abilities(text="Level 4.", fields=())

# content/kingdom_rush/towers/mages.yaml:59
NECROMANCER_TOWER_BOLT_ABILITIES = Abilities(
    text="Any adjacent horde its arrows point to.\nArrows: Left, Front, Right.\nDamage: magical.\nTiles: 2x2, 2x1.\nSoldiers: 1.",
    fields=(),
)

CONTENTS = Contents(
    definitions=(
        MAGE_GUILD_BOLT,
        ADEPT_GUILD_BOLT,
        WIZARD_TOWER_BOLT,
        ARCHMAGE_BOLT,
        NECROMANCER_TOWER_BOLT,
        MAGE_GUILD,
        ADEPT_GUILD,
        WIZARD_TOWER,
        ARCHMAGE,
        NECROMANCER_TOWER,
    ),
    abilities={
        "kingdom_rush.mage_guild": MAGE_GUILD_ABILITIES,
        "kingdom_rush.mage_guild.bolt": MAGE_GUILD_BOLT_ABILITIES,
        "kingdom_rush.adept_guild": ADEPT_GUILD_ABILITIES,
        "kingdom_rush.adept_guild.bolt": ADEPT_GUILD_BOLT_ABILITIES,
        "kingdom_rush.wizard_tower": WIZARD_TOWER_ABILITIES,
        "kingdom_rush.wizard_tower.bolt": WIZARD_TOWER_BOLT_ABILITIES,
        "kingdom_rush.archmage": ARCHMAGE_ABILITIES,
        "kingdom_rush.archmage.bolt": ARCHMAGE_BOLT_ABILITIES,
        "kingdom_rush.necromancer_tower": NECROMANCER_TOWER_ABILITIES,
        "kingdom_rush.necromancer_tower.bolt": NECROMANCER_TOWER_BOLT_ABILITIES,
    },
    links=(
        (MAGE_GUILD_BOLT, "arrows", ("kingdom_rush.front",)),
        (ADEPT_GUILD_BOLT, "arrows", ("kingdom_rush.front",)),
        (
            WIZARD_TOWER_BOLT,
            "arrows",
            ("kingdom_rush.left", "kingdom_rush.front", "kingdom_rush.right"),
        ),
        (
            ARCHMAGE_BOLT,
            "arrows",
            (
                "kingdom_rush.left",
                "kingdom_rush.front_left",
                "kingdom_rush.front",
                "kingdom_rush.front_right",
                "kingdom_rush.right",
            ),
        ),
        (
            NECROMANCER_TOWER_BOLT,
            "arrows",
            ("kingdom_rush.left", "kingdom_rush.front", "kingdom_rush.right"),
        ),
    ),
)
