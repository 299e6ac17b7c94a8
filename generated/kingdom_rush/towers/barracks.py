# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/towers/barracks.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Attack, Tower

# content/kingdom_rush/towers/barracks.yaml:9
MILITIA_BARRACKS_SOLDIERS = Attack(
    "kingdom_rush.militia_barracks.soldiers",
    "Soldiers",
    range_="all_around",
    type_="physical",
    soldiers=1,
)

# content/kingdom_rush/towers/barracks.yaml:21
FOOTMEN_BARRACKS_SOLDIERS = Attack(
    "kingdom_rush.footmen_barracks.soldiers",
    "Soldiers",
    range_="all_around",
    type_="physical",
    soldiers=2,
)

# content/kingdom_rush/towers/barracks.yaml:34
KNIGHTS_BARRACKS_SOLDIERS = Attack(
    "kingdom_rush.knights_barracks.soldiers",
    "Soldiers",
    range_="all_around",
    type_="physical",
    soldiers=2,
    splash=True,
)

# content/kingdom_rush/towers/barracks.yaml:48
ASSASSINS_GUILD_SOLDIERS = Attack(
    "kingdom_rush.assassins_guild.soldiers",
    "Soldiers",
    range_="all_around",
    type_="true_damage",
    soldiers=2,
    splash=True,
    bounty=True,
)

# content/kingdom_rush/towers/barracks.yaml:62
TEMPLAR_HALL_SOLDIERS = Attack(
    "kingdom_rush.templar_hall.soldiers",
    "Soldiers",
    range_="all_around",
    type_="physical",
    soldiers=3,
    splash=True,
)

# content/kingdom_rush/towers/barracks.yaml:2
MILITIA_BARRACKS = Tower(
    "kingdom_rush.militia_barracks",
    "Militia Barracks",
    type_="soldier_tower",
    level=1,
    copies=4,
    attacks=(MILITIA_BARRACKS_SOLDIERS,),
    mod_slots=0,
)

# content/kingdom_rush/towers/barracks.yaml:14
FOOTMEN_BARRACKS = Tower(
    "kingdom_rush.footmen_barracks",
    "Footmen Barracks",
    type_="soldier_tower",
    level=2,
    copies=3,
    attacks=(FOOTMEN_BARRACKS_SOLDIERS,),
    mod_slots=0,
)

# content/kingdom_rush/towers/barracks.yaml:26
KNIGHTS_BARRACKS = Tower(
    "kingdom_rush.knights_barracks",
    "Knights Barracks",
    type_="soldier_tower",
    level=3,
    copies=2,
    attacks=(KNIGHTS_BARRACKS_SOLDIERS,),
    mod_slots=0,
)

# content/kingdom_rush/towers/barracks.yaml:40
ASSASSINS_GUILD = Tower(
    "kingdom_rush.assassins_guild",
    "Assassin's Guild",
    type_="soldier_tower",
    level=4,
    copies=1,
    attacks=(ASSASSINS_GUILD_SOLDIERS,),
    mod_slots=0,
)

# content/kingdom_rush/towers/barracks.yaml:55
TEMPLAR_HALL = Tower(
    "kingdom_rush.templar_hall",
    "Templar Hall",
    type_="soldier_tower",
    level=4,
    copies=1,
    attacks=(TEMPLAR_HALL_SOLDIERS,),
    mod_slots=0,
)

# content/kingdom_rush/towers/barracks.yaml:2
MILITIA_BARRACKS_ABILITIES = Abilities(text="Level 1.\nMod slots: 0.", fields=())

# content/kingdom_rush/towers/barracks.yaml:9
MILITIA_BARRACKS_SOLDIERS_ABILITIES = Abilities(
    text="Any of the adjacent hordes.\nDamage: physical.\nSoldiers: 1.", fields=()
)

# content/kingdom_rush/towers/barracks.yaml:14
FOOTMEN_BARRACKS_ABILITIES = Abilities(text="Level 2.\nMod slots: 0.", fields=())

# content/kingdom_rush/towers/barracks.yaml:21
FOOTMEN_BARRACKS_SOLDIERS_ABILITIES = Abilities(
    text="Any of the adjacent hordes.\nDamage: physical.\nSoldiers: 2.", fields=()
)

# content/kingdom_rush/towers/barracks.yaml:26
KNIGHTS_BARRACKS_ABILITIES = Abilities(text="Level 3.\nMod slots: 0.", fields=())

# content/kingdom_rush/towers/barracks.yaml:34
KNIGHTS_BARRACKS_SOLDIERS_ABILITIES = Abilities(
    text="Any of the adjacent hordes.\nDamage: physical.\nSoldiers: 2.\nEach soldier throws a 1x1 spear at another horde beside its own.",
    fields=(),
)

# content/kingdom_rush/towers/barracks.yaml:40
ASSASSINS_GUILD_ABILITIES = Abilities(text="Level 4.\nMod slots: 0.", fields=())

# content/kingdom_rush/towers/barracks.yaml:48
ASSASSINS_GUILD_SOLDIERS_ABILITIES = Abilities(
    text="Any of the adjacent hordes.\nDamage: true damage.\nSoldiers: 2.\nEach soldier throws a 1x1 spear at another horde beside its own.\nA horde with one of these soldiers pays 1 gold when it is destroyed in this round.",
    fields=(),
)

# content/kingdom_rush/towers/barracks.yaml:55
TEMPLAR_HALL_ABILITIES = Abilities(text="Level 4.\nMod slots: 0.", fields=())

# content/kingdom_rush/towers/barracks.yaml:62
TEMPLAR_HALL_SOLDIERS_ABILITIES = Abilities(
    text="Any of the adjacent hordes.\nDamage: physical.\nSoldiers: 3.\nEach soldier throws a 1x1 spear at another horde beside its own.",
    fields=(),
)

CONTENTS = Contents(
    definitions=(
        MILITIA_BARRACKS_SOLDIERS,
        FOOTMEN_BARRACKS_SOLDIERS,
        KNIGHTS_BARRACKS_SOLDIERS,
        ASSASSINS_GUILD_SOLDIERS,
        TEMPLAR_HALL_SOLDIERS,
        MILITIA_BARRACKS,
        FOOTMEN_BARRACKS,
        KNIGHTS_BARRACKS,
        ASSASSINS_GUILD,
        TEMPLAR_HALL,
    ),
    abilities={
        "kingdom_rush.militia_barracks": MILITIA_BARRACKS_ABILITIES,
        "kingdom_rush.militia_barracks.soldiers": MILITIA_BARRACKS_SOLDIERS_ABILITIES,
        "kingdom_rush.footmen_barracks": FOOTMEN_BARRACKS_ABILITIES,
        "kingdom_rush.footmen_barracks.soldiers": FOOTMEN_BARRACKS_SOLDIERS_ABILITIES,
        "kingdom_rush.knights_barracks": KNIGHTS_BARRACKS_ABILITIES,
        "kingdom_rush.knights_barracks.soldiers": KNIGHTS_BARRACKS_SOLDIERS_ABILITIES,
        "kingdom_rush.assassins_guild": ASSASSINS_GUILD_ABILITIES,
        "kingdom_rush.assassins_guild.soldiers": ASSASSINS_GUILD_SOLDIERS_ABILITIES,
        "kingdom_rush.templar_hall": TEMPLAR_HALL_ABILITIES,
        "kingdom_rush.templar_hall.soldiers": TEMPLAR_HALL_SOLDIERS_ABILITIES,
    },
)
