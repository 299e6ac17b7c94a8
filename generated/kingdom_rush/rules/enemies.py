# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/enemies.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Enemy, SquareMark

# content/kingdom_rush/rules/enemies.yaml:5
GRUNT = Enemy("kingdom_rush.grunt", "Grunt", letter="g")

# content/kingdom_rush/rules/enemies.yaml:8
WORG = Enemy("kingdom_rush.worg", "Worg", letter="w", fast=True)

# content/kingdom_rush/rules/enemies.yaml:12
MAGMA_ELEMENTAL = Enemy(
    "kingdom_rush.magma_elemental", "Magma Elemental", letter="m", special_damage=True
)

# content/kingdom_rush/rules/enemies.yaml:16
FROST_WRAITH = Enemy("kingdom_rush.frost_wraith", "Frost Wraith", letter="b", resists=("physical",))

# content/kingdom_rush/rules/enemies.yaml:20
STONE_IMP = Enemy("kingdom_rush.stone_imp", "Stone Imp", letter="y", resists=("magical",))

# content/kingdom_rush/rules/enemies.yaml:24
WITCH_DOCTOR = Enemy("kingdom_rush.witch_doctor", "Witch Doctor", letter="h", heals_all=True)

# content/kingdom_rush/rules/enemies.yaml:28
BONE_ARCHER = Enemy("kingdom_rush.bone_archer", "Bone Archer", letter="x", sharpshoots=True)

# content/kingdom_rush/rules/enemies.yaml:32
PUMPKIN = Enemy("kingdom_rush.pumpkin", "Pumpkin", letter="p", fast=True)

# content/kingdom_rush/rules/enemies.yaml:36
OGRE = Enemy("kingdom_rush.ogre", "Ogre", letter="O", large=True)

# content/kingdom_rush/rules/enemies.yaml:40
RHINO = Enemy("kingdom_rush.rhino", "Rhino", letter="R", large=True, fast=True)

# content/kingdom_rush/rules/enemies.yaml:45
BRUTE = Enemy("kingdom_rush.brute", "Brute", letter="B", large=True, tough=True)

# content/kingdom_rush/rules/enemies.yaml:50
TROLL = Enemy("kingdom_rush.troll", "Troll", letter="T", large=True, tough=True)

# content/kingdom_rush/rules/enemies.yaml:58
CHAMPION_ICON = Enemy(
    "kingdom_rush.champion_icon",
    "Champion Icon",
    letter="K",
    large=True,
    champion_icon=True,
    other_letter="C",
)

# content/kingdom_rush/rules/enemies.yaml:64
CHAMPION_BODY = Enemy("kingdom_rush.champion_body", "Champion Body", letter="C", part=True)

# content/kingdom_rush/rules/enemies.yaml:68
FIRE_CLAW_BODY = Enemy("kingdom_rush.fire_claw_body", "Fire Claw Body", letter="f")

# content/kingdom_rush/rules/enemies.yaml:71
LEVIATHAN_BODY = Enemy("kingdom_rush.leviathan_body", "Leviathan Body", letter="l")

# content/kingdom_rush/rules/enemies.yaml:74
ELEMENACE_BODY = Enemy("kingdom_rush.elemenace_body", "Elemenace Body", letter="e")

# content/kingdom_rush/rules/enemies.yaml:78
BLACK_SQUARE = SquareMark("kingdom_rush.black_square", "Black Square", letter="#")

# content/kingdom_rush/rules/enemies.yaml:8
WORG_ABILITIES = Abilities(
    text="Fast: while a square of it is visible, its horde attempts to move twice.", fields=()
)

# content/kingdom_rush/rules/enemies.yaml:12
MAGMA_ELEMENTAL_ABILITIES = Abilities(
    text="Special damage: only true damage, soldiers and miniatures can cover it.", fields=()
)

# content/kingdom_rush/rules/enemies.yaml:16
FROST_WRAITH_ABILITIES = Abilities(
    text="Resists physical: no such tile or soldier can cover it, a miniature can.", fields=()
)

# content/kingdom_rush/rules/enemies.yaml:20
STONE_IMP_ABILITIES = Abilities(
    text="Resists magical: no such tile or soldier can cover it, a miniature can.", fields=()
)

# content/kingdom_rush/rules/enemies.yaml:24
WITCH_DOCTOR_ABILITIES = Abilities(
    text="Heal all: while it is visible, tiles on its horde and on adjacent hordes are removed before its horde moves.",
    fields=(),
)

# content/kingdom_rush/rules/enemies.yaml:28
BONE_ARCHER_ABILITIES = Abilities(
    text="Sharpshooter: while it is visible, its horde deals 1 damage to a hero on the map instead of moving.",
    fields=(),
)

# content/kingdom_rush/rules/enemies.yaml:32
PUMPKIN_ABILITIES = Abilities(
    text="Fast: while a square of it is visible, its horde attempts to move twice.", fields=()
)

# content/kingdom_rush/rules/enemies.yaml:36
OGRE_ABILITIES = Abilities(
    text="Large: if it escapes with a visible square, it takes 4 hearts.", fields=()
)

# content/kingdom_rush/rules/enemies.yaml:40
RHINO_ABILITIES = Abilities(
    text="Large: if it escapes with a visible square, it takes 4 hearts.\nFast: while a square of it is visible, its horde attempts to move twice.",
    fields=(),
)

# content/kingdom_rush/rules/enemies.yaml:45
BRUTE_ABILITIES = Abilities(
    text="Large: if it escapes with a visible square, it takes 4 hearts.\nTough: a different piece must cover each of its squares.",
    fields=(),
)

# content/kingdom_rush/rules/enemies.yaml:50
TROLL_ABILITIES = Abilities(
    text="Large: if it escapes with a visible square, it takes 4 hearts.\nTough: a different piece must cover each of its squares.",
    fields=(),
)

# content/kingdom_rush/rules/enemies.yaml:58
CHAMPION_ICON_ABILITIES = Abilities(
    text="Large: if it escapes with a visible square, it takes 4 hearts.\nEach of its squares shows a champion icon.",
    fields=(),
)

CONTENTS = Contents(
    definitions=(
        GRUNT,
        WORG,
        MAGMA_ELEMENTAL,
        FROST_WRAITH,
        STONE_IMP,
        WITCH_DOCTOR,
        BONE_ARCHER,
        PUMPKIN,
        OGRE,
        RHINO,
        BRUTE,
        TROLL,
        CHAMPION_ICON,
        CHAMPION_BODY,
        FIRE_CLAW_BODY,
        LEVIATHAN_BODY,
        ELEMENACE_BODY,
        BLACK_SQUARE,
    ),
    abilities={
        "kingdom_rush.worg": WORG_ABILITIES,
        "kingdom_rush.magma_elemental": MAGMA_ELEMENTAL_ABILITIES,
        "kingdom_rush.frost_wraith": FROST_WRAITH_ABILITIES,
        "kingdom_rush.stone_imp": STONE_IMP_ABILITIES,
        "kingdom_rush.witch_doctor": WITCH_DOCTOR_ABILITIES,
        "kingdom_rush.bone_archer": BONE_ARCHER_ABILITIES,
        "kingdom_rush.pumpkin": PUMPKIN_ABILITIES,
        "kingdom_rush.ogre": OGRE_ABILITIES,
        "kingdom_rush.rhino": RHINO_ABILITIES,
        "kingdom_rush.brute": BRUTE_ABILITIES,
        "kingdom_rush.troll": TROLL_ABILITIES,
        "kingdom_rush.champion_icon": CHAMPION_ICON_ABILITIES,
    },
)
