# Rules and documents of the pack `kingdom_defenders`.
# Generated from content/kingdom_defenders/tiles/dice.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kingdom_defenders.kinds as kinds
from interpreter.api import Contents

# content/kingdom_defenders/tiles/dice.yaml:4
ONE_WEAPON = kinds.Goods(
    id="kingdom_defenders.one_weapon",
    name="One Weapon",
    weapons=1,
    spells=0,
    either=0,
    loot=0,
    coins=0,
    fame=0,
    potions=0,
    strength=0,
    magic=0,
)

# content/kingdom_defenders/tiles/dice.yaml:9
TWO_WEAPONS = kinds.Goods(
    id="kingdom_defenders.two_weapons",
    name="Two Weapons",
    weapons=2,
    spells=0,
    either=0,
    loot=0,
    coins=0,
    fame=0,
    potions=0,
    strength=0,
    magic=0,
)

# content/kingdom_defenders/tiles/dice.yaml:14
FORCE_LEVEL = kinds.Goods(
    id="kingdom_defenders.force_level",
    name="Force Level",
    weapons=0,
    spells=0,
    either=0,
    loot=0,
    coins=0,
    fame=0,
    potions=0,
    strength=1,
    magic=0,
)

# content/kingdom_defenders/tiles/dice.yaml:19
ONE_SPELL = kinds.Goods(
    id="kingdom_defenders.one_spell",
    name="One Spell",
    weapons=0,
    spells=1,
    either=0,
    loot=0,
    coins=0,
    fame=0,
    potions=0,
    strength=0,
    magic=0,
)

# content/kingdom_defenders/tiles/dice.yaml:24
TWO_SPELLS = kinds.Goods(
    id="kingdom_defenders.two_spells",
    name="Two Spells",
    weapons=0,
    spells=2,
    either=0,
    loot=0,
    coins=0,
    fame=0,
    potions=0,
    strength=0,
    magic=0,
)

# content/kingdom_defenders/tiles/dice.yaml:29
MAGIC_LEVEL = kinds.Goods(
    id="kingdom_defenders.magic_level",
    name="Magic Level",
    weapons=0,
    spells=0,
    either=0,
    loot=0,
    coins=0,
    fame=0,
    potions=0,
    strength=0,
    magic=1,
)

# content/kingdom_defenders/tiles/dice.yaml:34
ONE_LOOT = kinds.Goods(
    id="kingdom_defenders.one_loot",
    name="One Loot",
    weapons=0,
    spells=0,
    either=0,
    loot=1,
    coins=0,
    fame=0,
    potions=0,
    strength=0,
    magic=0,
)

# content/kingdom_defenders/tiles/dice.yaml:39
ONE_COIN = kinds.Goods(
    id="kingdom_defenders.one_coin",
    name="One Coin",
    weapons=0,
    spells=0,
    either=0,
    loot=0,
    coins=1,
    fame=0,
    potions=0,
    strength=0,
    magic=0,
)

# content/kingdom_defenders/tiles/dice.yaml:44
ONE_POTION = kinds.Goods(
    id="kingdom_defenders.one_potion",
    name="One Potion",
    weapons=0,
    spells=0,
    either=0,
    loot=0,
    coins=0,
    fame=0,
    potions=1,
    strength=0,
    magic=0,
)

# content/kingdom_defenders/tiles/dice.yaml:49
TWO_POTIONS = kinds.Goods(
    id="kingdom_defenders.two_potions",
    name="Two Potions",
    weapons=0,
    spells=0,
    either=0,
    loot=0,
    coins=0,
    fame=0,
    potions=2,
    strength=0,
    magic=0,
)

# content/kingdom_defenders/tiles/dice.yaml:54
NO_GOODS = kinds.Goods(
    id="kingdom_defenders.no_goods",
    name="No Goods",
    weapons=0,
    spells=0,
    either=0,
    loot=0,
    coins=0,
    fame=0,
    potions=0,
    strength=0,
    magic=0,
)

# content/kingdom_defenders/tiles/dice.yaml:58
FORCE_DIE = kinds.Die(id="kingdom_defenders.force_die", name="Force Die", faces=())

# content/kingdom_defenders/tiles/dice.yaml:62
MAGIC_DIE = kinds.Die(id="kingdom_defenders.magic_die", name="Magic Die", faces=())

# content/kingdom_defenders/tiles/dice.yaml:66
WEALTH_DIE = kinds.Die(id="kingdom_defenders.wealth_die", name="Wealth Die", faces=())

# content/kingdom_defenders/tiles/dice.yaml:70
HEALING_DIE = kinds.Die(id="kingdom_defenders.healing_die", name="Healing Die", faces=())

CONTENTS: Contents = Contents(
    definitions=(
        ONE_WEAPON,
        TWO_WEAPONS,
        FORCE_LEVEL,
        ONE_SPELL,
        TWO_SPELLS,
        MAGIC_LEVEL,
        ONE_LOOT,
        ONE_COIN,
        ONE_POTION,
        TWO_POTIONS,
        NO_GOODS,
        FORCE_DIE,
        MAGIC_DIE,
        WEALTH_DIE,
        HEALING_DIE,
    ),
    links=(
        (
            FORCE_DIE,
            "faces",
            (
                "kingdom_defenders.one_weapon",
                "kingdom_defenders.one_weapon",
                "kingdom_defenders.one_weapon",
                "kingdom_defenders.two_weapons",
                "kingdom_defenders.two_weapons",
                "kingdom_defenders.force_level",
            ),
        ),
        (
            MAGIC_DIE,
            "faces",
            (
                "kingdom_defenders.one_spell",
                "kingdom_defenders.one_spell",
                "kingdom_defenders.one_spell",
                "kingdom_defenders.two_spells",
                "kingdom_defenders.two_spells",
                "kingdom_defenders.magic_level",
            ),
        ),
        (
            WEALTH_DIE,
            "faces",
            (
                "kingdom_defenders.one_loot",
                "kingdom_defenders.one_loot",
                "kingdom_defenders.one_coin",
                "kingdom_defenders.one_coin",
                "kingdom_defenders.one_coin",
                "kingdom_defenders.no_goods",
            ),
        ),
        (
            HEALING_DIE,
            "faces",
            (
                "kingdom_defenders.one_potion",
                "kingdom_defenders.one_potion",
                "kingdom_defenders.one_potion",
                "kingdom_defenders.two_potions",
                "kingdom_defenders.two_potions",
                "kingdom_defenders.no_goods",
            ),
        ),
    ),
)
