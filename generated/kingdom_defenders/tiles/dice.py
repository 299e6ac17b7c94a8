# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/tiles/dice.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Die, Goods

# content/kingdom_defenders/tiles/dice.yaml:4
ONE_WEAPON = Goods("kingdom_defenders.one_weapon", "One Weapon", resources={"weapon": 1})

# content/kingdom_defenders/tiles/dice.yaml:9
TWO_WEAPONS = Goods("kingdom_defenders.two_weapons", "Two Weapons", resources={"weapon": 2})

# content/kingdom_defenders/tiles/dice.yaml:14
FORCE_LEVEL = Goods("kingdom_defenders.force_level", "Force Level", levels={"strength": 1})

# content/kingdom_defenders/tiles/dice.yaml:19
ONE_SPELL = Goods("kingdom_defenders.one_spell", "One Spell", resources={"spell": 1})

# content/kingdom_defenders/tiles/dice.yaml:24
TWO_SPELLS = Goods("kingdom_defenders.two_spells", "Two Spells", resources={"spell": 2})

# content/kingdom_defenders/tiles/dice.yaml:29
MAGIC_LEVEL = Goods("kingdom_defenders.magic_level", "Magic Level", levels={"magic": 1})

# content/kingdom_defenders/tiles/dice.yaml:34
ONE_LOOT = Goods("kingdom_defenders.one_loot", "One Loot", resources={"loot": 1})

# content/kingdom_defenders/tiles/dice.yaml:39
ONE_COIN = Goods("kingdom_defenders.one_coin", "One Coin", resources={"coin": 1})

# content/kingdom_defenders/tiles/dice.yaml:44
ONE_POTION = Goods("kingdom_defenders.one_potion", "One Potion", potions=1)

# content/kingdom_defenders/tiles/dice.yaml:49
TWO_POTIONS = Goods("kingdom_defenders.two_potions", "Two Potions", potions=2)

# content/kingdom_defenders/tiles/dice.yaml:54
NO_GOODS = Goods("kingdom_defenders.no_goods", "No Goods")

# content/kingdom_defenders/tiles/dice.yaml:58
FORCE_DIE = Die("kingdom_defenders.force_die", "Force Die")

# content/kingdom_defenders/tiles/dice.yaml:62
MAGIC_DIE = Die("kingdom_defenders.magic_die", "Magic Die")

# content/kingdom_defenders/tiles/dice.yaml:66
WEALTH_DIE = Die("kingdom_defenders.wealth_die", "Wealth Die")

# content/kingdom_defenders/tiles/dice.yaml:70
HEALING_DIE = Die("kingdom_defenders.healing_die", "Healing Die")

# content/kingdom_defenders/tiles/dice.yaml:4
ONE_WEAPON_ABILITIES = Abilities(text="1 weapon.", fields=())

# content/kingdom_defenders/tiles/dice.yaml:9
TWO_WEAPONS_ABILITIES = Abilities(text="2 weapons.", fields=())

# content/kingdom_defenders/tiles/dice.yaml:14
FORCE_LEVEL_ABILITIES = Abilities(text="1 strength Level.", fields=())

# content/kingdom_defenders/tiles/dice.yaml:19
ONE_SPELL_ABILITIES = Abilities(text="1 spell.", fields=())

# content/kingdom_defenders/tiles/dice.yaml:24
TWO_SPELLS_ABILITIES = Abilities(text="2 spells.", fields=())

# content/kingdom_defenders/tiles/dice.yaml:29
MAGIC_LEVEL_ABILITIES = Abilities(text="1 magic Level.", fields=())

# content/kingdom_defenders/tiles/dice.yaml:34
ONE_LOOT_ABILITIES = Abilities(text="1 loot.", fields=())

# content/kingdom_defenders/tiles/dice.yaml:39
ONE_COIN_ABILITIES = Abilities(text="1 coin.", fields=())

# content/kingdom_defenders/tiles/dice.yaml:44
ONE_POTION_ABILITIES = Abilities(text="1 Potion.", fields=())

# content/kingdom_defenders/tiles/dice.yaml:49
TWO_POTIONS_ABILITIES = Abilities(text="2 Potions.", fields=())

CONTENTS = Contents(
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
    abilities={
        "kingdom_defenders.one_weapon": ONE_WEAPON_ABILITIES,
        "kingdom_defenders.two_weapons": TWO_WEAPONS_ABILITIES,
        "kingdom_defenders.force_level": FORCE_LEVEL_ABILITIES,
        "kingdom_defenders.one_spell": ONE_SPELL_ABILITIES,
        "kingdom_defenders.two_spells": TWO_SPELLS_ABILITIES,
        "kingdom_defenders.magic_level": MAGIC_LEVEL_ABILITIES,
        "kingdom_defenders.one_loot": ONE_LOOT_ABILITIES,
        "kingdom_defenders.one_coin": ONE_COIN_ABILITIES,
        "kingdom_defenders.one_potion": ONE_POTION_ABILITIES,
        "kingdom_defenders.two_potions": TWO_POTIONS_ABILITIES,
    },
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
