# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/tiles/deeds.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Deed

# content/kingdom_defenders/tiles/deeds.yaml:4
DEED_I_01 = Deed(
    "kingdom_defenders.deed_i_01", "Deed I-01", pile=1, shows={"weapon": 3, "spell": 1}
)

# content/kingdom_defenders/tiles/deeds.yaml:10
DEED_I_02 = Deed(
    "kingdom_defenders.deed_i_02", "Deed I-02", pile=1, shows={"weapon": 1, "spell": 3}
)

# content/kingdom_defenders/tiles/deeds.yaml:16
DEED_I_03 = Deed(
    "kingdom_defenders.deed_i_03", "Deed I-03", pile=1, shows={"weapon": 2, "spell": 2}
)

# content/kingdom_defenders/tiles/deeds.yaml:22
DEED_I_04 = Deed(
    "kingdom_defenders.deed_i_04", "Deed I-04", pile=1, shows={"weapon": 1, "loot": 2, "coin": 1}
)

# content/kingdom_defenders/tiles/deeds.yaml:28
DEED_I_05 = Deed(
    "kingdom_defenders.deed_i_05", "Deed I-05", pile=1, shows={"spell": 1, "loot": 1, "coin": 2}
)

# content/kingdom_defenders/tiles/deeds.yaml:34
DEED_I_06 = Deed(
    "kingdom_defenders.deed_i_06",
    "Deed I-06",
    pile=1,
    shows={"weapon": 1, "spell": 1, "coin": 1},
    adventures=1,
)

# content/kingdom_defenders/tiles/deeds.yaml:41
DEED_II_01 = Deed(
    "kingdom_defenders.deed_ii_01",
    "Deed II-01",
    pile=2,
    shows={"weapon": 2, "spell": 2, "loot": 1, "coin": 1},
)

# content/kingdom_defenders/tiles/deeds.yaml:48
DEED_II_02 = Deed("kingdom_defenders.deed_ii_02", "Deed II-02", pile=2, shows={"weapon": 4})

# content/kingdom_defenders/tiles/deeds.yaml:55
DEED_II_03 = Deed("kingdom_defenders.deed_ii_03", "Deed II-03", pile=2, shows={"spell": 4})

# content/kingdom_defenders/tiles/deeds.yaml:62
DEED_II_04 = Deed("kingdom_defenders.deed_ii_04", "Deed II-04", pile=2, shows={"loot": 2})

# content/kingdom_defenders/tiles/deeds.yaml:69
DEED_II_05 = Deed(
    "kingdom_defenders.deed_ii_05", "Deed II-05", pile=2, shows={"spell": 2}, different_runes=2
)

# content/kingdom_defenders/tiles/deeds.yaml:76
DEED_II_06 = Deed(
    "kingdom_defenders.deed_ii_06", "Deed II-06", pile=2, shows={"coin": 1}, adventures=3
)

# content/kingdom_defenders/tiles/deeds.yaml:83
DEED_II_07 = Deed("kingdom_defenders.deed_ii_07", "Deed II-07", pile=2)

# content/kingdom_defenders/tiles/deeds.yaml:89
DEED_II_08 = Deed("kingdom_defenders.deed_ii_08", "Deed II-08", pile=2, runes=1)

# content/kingdom_defenders/tiles/deeds.yaml:96
DEED_II_09 = Deed("kingdom_defenders.deed_ii_09", "Deed II-09", pile=2, runes=1)

# content/kingdom_defenders/tiles/deeds.yaml:103
DEED_II_10 = Deed(
    "kingdom_defenders.deed_ii_10", "Deed II-10", pile=2, shows={"loot": 3, "coin": 2}
)

# content/kingdom_defenders/tiles/deeds.yaml:109
DEED_II_11 = Deed("kingdom_defenders.deed_ii_11", "Deed II-11", pile=2, adventures=4)

# content/kingdom_defenders/tiles/deeds.yaml:115
DEED_II_12 = Deed(
    "kingdom_defenders.deed_ii_12",
    "Deed II-12",
    pile=2,
    shows={"weapon": 3, "spell": 3},
    adventures=1,
)

# content/kingdom_defenders/tiles/deeds.yaml:4
DEED_I_01_ABILITIES = Abilities(text="Show 3 weapons and 1 spell.", fields=())

# content/kingdom_defenders/tiles/deeds.yaml:10
DEED_I_02_ABILITIES = Abilities(text="Show 1 weapon and 3 spells.", fields=())

# content/kingdom_defenders/tiles/deeds.yaml:16
DEED_I_03_ABILITIES = Abilities(text="Show 2 weapons and 2 spells.", fields=())

# content/kingdom_defenders/tiles/deeds.yaml:22
DEED_I_04_ABILITIES = Abilities(text="Show 1 weapon, 2 loot and 1 coin.", fields=())

# content/kingdom_defenders/tiles/deeds.yaml:28
DEED_I_05_ABILITIES = Abilities(text="Show 1 spell, 1 loot and 2 coins.", fields=())

# content/kingdom_defenders/tiles/deeds.yaml:34
DEED_I_06_ABILITIES = Abilities(
    text="Show 1 weapon, 1 spell and 1 coin.\nShow 1 Adventure.", fields=()
)

# content/kingdom_defenders/tiles/deeds.yaml:41
DEED_II_01_ABILITIES = Abilities(text="Show 2 weapons, 2 spells, 1 loot and 1 coin.", fields=())

# content/kingdom_defenders/tiles/deeds.yaml:48
DEED_II_02_ABILITIES = Abilities(text="Show 4 weapons.\nShow Legendary Weapon.", fields=())

# content/kingdom_defenders/tiles/deeds.yaml:55
DEED_II_03_ABILITIES = Abilities(text="Show 4 spells.\nShow Arcane Tome.", fields=())

# content/kingdom_defenders/tiles/deeds.yaml:62
DEED_II_04_ABILITIES = Abilities(text="Show 2 loot.\nShow 2 Trophies.", fields=())

# content/kingdom_defenders/tiles/deeds.yaml:69
DEED_II_05_ABILITIES = Abilities(
    text="Show 2 spells.\nShow 2 Runes of different shapes.", fields=()
)

# content/kingdom_defenders/tiles/deeds.yaml:76
DEED_II_06_ABILITIES = Abilities(text="Show 1 coin.\nShow 3 Adventures.", fields=())

# content/kingdom_defenders/tiles/deeds.yaml:83
DEED_II_07_ABILITIES = Abilities(text="Show 2 Legendary Weapons and 1 Trophy.", fields=())

# content/kingdom_defenders/tiles/deeds.yaml:89
DEED_II_08_ABILITIES = Abilities(text="Show 2 Arcane Tomes.\nShow 1 Rune of any shape.", fields=())

# content/kingdom_defenders/tiles/deeds.yaml:96
DEED_II_09_ABILITIES = Abilities(
    text="Show Trophy, Legendary Weapon and Arcane Tome.\nShow 1 Rune of any shape.", fields=()
)

# content/kingdom_defenders/tiles/deeds.yaml:103
DEED_II_10_ABILITIES = Abilities(text="Show 3 loot and 2 coins.", fields=())

# content/kingdom_defenders/tiles/deeds.yaml:109
DEED_II_11_ABILITIES = Abilities(text="Show 4 Adventures.", fields=())

# content/kingdom_defenders/tiles/deeds.yaml:115
DEED_II_12_ABILITIES = Abilities(text="Show 3 weapons and 3 spells.\nShow 1 Adventure.", fields=())

CONTENTS = Contents(
    definitions=(
        DEED_I_01,
        DEED_I_02,
        DEED_I_03,
        DEED_I_04,
        DEED_I_05,
        DEED_I_06,
        DEED_II_01,
        DEED_II_02,
        DEED_II_03,
        DEED_II_04,
        DEED_II_05,
        DEED_II_06,
        DEED_II_07,
        DEED_II_08,
        DEED_II_09,
        DEED_II_10,
        DEED_II_11,
        DEED_II_12,
    ),
    abilities={
        "kingdom_defenders.deed_i_01": DEED_I_01_ABILITIES,
        "kingdom_defenders.deed_i_02": DEED_I_02_ABILITIES,
        "kingdom_defenders.deed_i_03": DEED_I_03_ABILITIES,
        "kingdom_defenders.deed_i_04": DEED_I_04_ABILITIES,
        "kingdom_defenders.deed_i_05": DEED_I_05_ABILITIES,
        "kingdom_defenders.deed_i_06": DEED_I_06_ABILITIES,
        "kingdom_defenders.deed_ii_01": DEED_II_01_ABILITIES,
        "kingdom_defenders.deed_ii_02": DEED_II_02_ABILITIES,
        "kingdom_defenders.deed_ii_03": DEED_II_03_ABILITIES,
        "kingdom_defenders.deed_ii_04": DEED_II_04_ABILITIES,
        "kingdom_defenders.deed_ii_05": DEED_II_05_ABILITIES,
        "kingdom_defenders.deed_ii_06": DEED_II_06_ABILITIES,
        "kingdom_defenders.deed_ii_07": DEED_II_07_ABILITIES,
        "kingdom_defenders.deed_ii_08": DEED_II_08_ABILITIES,
        "kingdom_defenders.deed_ii_09": DEED_II_09_ABILITIES,
        "kingdom_defenders.deed_ii_10": DEED_II_10_ABILITIES,
        "kingdom_defenders.deed_ii_11": DEED_II_11_ABILITIES,
        "kingdom_defenders.deed_ii_12": DEED_II_12_ABILITIES,
    },
    links=(
        (DEED_II_02, "relics", ("kingdom_defenders.legendary_weapon",)),
        (DEED_II_03, "relics", ("kingdom_defenders.arcane_tome",)),
        (DEED_II_04, "relics", ("kingdom_defenders.trophy", "kingdom_defenders.trophy")),
        (
            DEED_II_07,
            "relics",
            (
                "kingdom_defenders.legendary_weapon",
                "kingdom_defenders.legendary_weapon",
                "kingdom_defenders.trophy",
            ),
        ),
        (DEED_II_08, "relics", ("kingdom_defenders.arcane_tome", "kingdom_defenders.arcane_tome")),
        (
            DEED_II_09,
            "relics",
            (
                "kingdom_defenders.trophy",
                "kingdom_defenders.legendary_weapon",
                "kingdom_defenders.arcane_tome",
            ),
        ),
    ),
)
