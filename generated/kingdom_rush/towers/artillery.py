# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/towers/artillery.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, parse_shape

from ..kinds import Attack, Tower

# content/kingdom_rush/towers/artillery.yaml:51
DWAARP_SHELL_QUAKE = Attack(
    "kingdom_rush.dwaarp.shell.quake",
    "Quake",
    range_="other_adjacent",
    type_="physical",
    tiles=(parse_shape("#", "1x1"),),
)

# content/kingdom_rush/towers/artillery.yaml:70
BATTLE_MECHA_SHELL_MISSILES = Attack(
    "kingdom_rush.battle_mecha.shell.missiles",
    "Missiles",
    range_="perfect",
    type_="physical",
    tiles=(parse_shape("##", "2x1"), parse_shape("##", "2x1")),
    together=True,
)

# content/kingdom_rush/towers/artillery.yaml:8
DWARVEN_BOMBARD_SHELL = Attack(
    "kingdom_rush.dwarven_bombard.shell",
    "Shell",
    range_="each",
    type_="physical",
    tiles=(parse_shape("#", "1x1"),),
)

# content/kingdom_rush/towers/artillery.yaml:20
DWARVEN_ARTILLERY_SHELL = Attack(
    "kingdom_rush.dwarven_artillery.shell",
    "Shell",
    range_="each",
    type_="physical",
    tiles=(parse_shape("##", "2x1"),),
)

# content/kingdom_rush/towers/artillery.yaml:32
DWARVEN_HOWITZER_SHELL = Attack(
    "kingdom_rush.dwarven_howitzer.shell",
    "Shell",
    range_="each",
    type_="physical",
    tiles=(parse_shape("##\n#.", "corner"),),
)

# content/kingdom_rush/towers/artillery.yaml:45
DWAARP_SHELL = Attack(
    "kingdom_rush.dwaarp.shell",
    "Shell",
    range_="each",
    type_="physical",
    tiles=(parse_shape("##\n#.", "corner"),),
    followed_by=(DWAARP_SHELL_QUAKE,),
)

# content/kingdom_rush/towers/artillery.yaml:64
BATTLE_MECHA_SHELL = Attack(
    "kingdom_rush.battle_mecha.shell",
    "Shell",
    range_="choice",
    type_="physical",
    tiles=(parse_shape("##\n##", "2x2"),),
    followed_by=(BATTLE_MECHA_SHELL_MISSILES,),
)

# content/kingdom_rush/towers/artillery.yaml:2
DWARVEN_BOMBARD = Tower(
    "kingdom_rush.dwarven_bombard",
    "Dwarven Bombard",
    type_="artillery",
    level=1,
    copies=4,
    attacks=(DWARVEN_BOMBARD_SHELL,),
)

# content/kingdom_rush/towers/artillery.yaml:14
DWARVEN_ARTILLERY = Tower(
    "kingdom_rush.dwarven_artillery",
    "Dwarven Artillery",
    type_="artillery",
    level=2,
    copies=3,
    attacks=(DWARVEN_ARTILLERY_SHELL,),
)

# content/kingdom_rush/towers/artillery.yaml:26
DWARVEN_HOWITZER = Tower(
    "kingdom_rush.dwarven_howitzer",
    "Dwarven Howitzer",
    type_="artillery",
    level=3,
    copies=2,
    attacks=(DWARVEN_HOWITZER_SHELL,),
)

# content/kingdom_rush/towers/artillery.yaml:38
DWAARP = Tower(
    "kingdom_rush.dwaarp", "DWAARP", type_="artillery", level=4, copies=1, attacks=(DWAARP_SHELL,)
)

# content/kingdom_rush/towers/artillery.yaml:57
BATTLE_MECHA = Tower(
    "kingdom_rush.battle_mecha",
    "Battle-Mecha",
    type_="artillery",
    level=4,
    copies=1,
    attacks=(BATTLE_MECHA_SHELL,),
)

# content/kingdom_rush/towers/artillery.yaml:2
DWARVEN_BOMBARD_ABILITIES = Abilities(text="Level 1.", fields=())

# content/kingdom_rush/towers/artillery.yaml:8
DWARVEN_BOMBARD_SHELL_ABILITIES = Abilities(
    text="Every adjacent horde its arrows point to.\nArrows: Front Left, Front, Front Right.\nDamage: physical.\nTiles: 1x1.",
    fields=(),
)

# content/kingdom_rush/towers/artillery.yaml:14
DWARVEN_ARTILLERY_ABILITIES = Abilities(text="Level 2.", fields=())

# content/kingdom_rush/towers/artillery.yaml:20
DWARVEN_ARTILLERY_SHELL_ABILITIES = Abilities(
    text="Every adjacent horde its arrows point to.\nArrows: Front Left, Front, Front Right.\nDamage: physical.\nTiles: 2x1.",
    fields=(),
)

# content/kingdom_rush/towers/artillery.yaml:26
DWARVEN_HOWITZER_ABILITIES = Abilities(text="Level 3.", fields=())

# content/kingdom_rush/towers/artillery.yaml:32
DWARVEN_HOWITZER_SHELL_ABILITIES = Abilities(
    text="Every adjacent horde its arrows point to.\nArrows: Front Left, Front, Front Right.\nDamage: physical.\nTiles: corner.",
    fields=(),
)

# content/kingdom_rush/towers/artillery.yaml:38
DWAARP_ABILITIES = Abilities(text="Level 4.", fields=())

# content/kingdom_rush/towers/artillery.yaml:45
DWAARP_SHELL_ABILITIES = Abilities(
    text="Every adjacent horde its arrows point to.\nArrows: Front Left, Front, Front Right.\nDamage: physical.\nTiles: corner.",
    fields=(),
)

# content/kingdom_rush/towers/artillery.yaml:51
DWAARP_SHELL_QUAKE_ABILITIES = Abilities(
    text="Every adjacent horde its arrows do not point to.\nArrows: Front Left, Front, Front Right.\nDamage: physical.\nTiles: 1x1.",
    fields=(),
)

# content/kingdom_rush/towers/artillery.yaml:57
BATTLE_MECHA_ABILITIES = Abilities(text="Level 4.", fields=())

# content/kingdom_rush/towers/artillery.yaml:64
BATTLE_MECHA_SHELL_ABILITIES = Abilities(
    text="Any adjacent horde its arrows point to.\nArrows: Front.\nDamage: physical.\nTiles: 2x2.",
    fields=(),
)

# content/kingdom_rush/towers/artillery.yaml:70
BATTLE_MECHA_SHELL_MISSILES_ABILITIES = Abilities(
    text="Any one horde on the board.\nDamage: physical.\nTiles: 2x1, 2x1.\nAll tiles on one horde.",
    fields=(),
)

CONTENTS = Contents(
    definitions=(
        DWAARP_SHELL_QUAKE,
        BATTLE_MECHA_SHELL_MISSILES,
        DWARVEN_BOMBARD_SHELL,
        DWARVEN_ARTILLERY_SHELL,
        DWARVEN_HOWITZER_SHELL,
        DWAARP_SHELL,
        BATTLE_MECHA_SHELL,
        DWARVEN_BOMBARD,
        DWARVEN_ARTILLERY,
        DWARVEN_HOWITZER,
        DWAARP,
        BATTLE_MECHA,
    ),
    abilities={
        "kingdom_rush.dwarven_bombard": DWARVEN_BOMBARD_ABILITIES,
        "kingdom_rush.dwarven_bombard.shell": DWARVEN_BOMBARD_SHELL_ABILITIES,
        "kingdom_rush.dwarven_artillery": DWARVEN_ARTILLERY_ABILITIES,
        "kingdom_rush.dwarven_artillery.shell": DWARVEN_ARTILLERY_SHELL_ABILITIES,
        "kingdom_rush.dwarven_howitzer": DWARVEN_HOWITZER_ABILITIES,
        "kingdom_rush.dwarven_howitzer.shell": DWARVEN_HOWITZER_SHELL_ABILITIES,
        "kingdom_rush.dwaarp": DWAARP_ABILITIES,
        "kingdom_rush.dwaarp.shell": DWAARP_SHELL_ABILITIES,
        "kingdom_rush.dwaarp.shell.quake": DWAARP_SHELL_QUAKE_ABILITIES,
        "kingdom_rush.battle_mecha": BATTLE_MECHA_ABILITIES,
        "kingdom_rush.battle_mecha.shell": BATTLE_MECHA_SHELL_ABILITIES,
        "kingdom_rush.battle_mecha.shell.missiles": BATTLE_MECHA_SHELL_MISSILES_ABILITIES,
    },
    links=(
        (
            DWAARP_SHELL_QUAKE,
            "arrows",
            ("kingdom_rush.front_left", "kingdom_rush.front", "kingdom_rush.front_right"),
        ),
        (
            DWARVEN_BOMBARD_SHELL,
            "arrows",
            ("kingdom_rush.front_left", "kingdom_rush.front", "kingdom_rush.front_right"),
        ),
        (
            DWARVEN_ARTILLERY_SHELL,
            "arrows",
            ("kingdom_rush.front_left", "kingdom_rush.front", "kingdom_rush.front_right"),
        ),
        (
            DWARVEN_HOWITZER_SHELL,
            "arrows",
            ("kingdom_rush.front_left", "kingdom_rush.front", "kingdom_rush.front_right"),
        ),
        (
            DWAARP_SHELL,
            "arrows",
            ("kingdom_rush.front_left", "kingdom_rush.front", "kingdom_rush.front_right"),
        ),
        (BATTLE_MECHA_SHELL, "arrows", ("kingdom_rush.front",)),
    ),
)
