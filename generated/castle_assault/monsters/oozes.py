# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/monsters/oozes.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Monster
from ..rules import campaign as rules_campaign
from ..state import State

# content/castle_assault/monsters/oozes.yaml:4
GELATINOUS_OOZE = Monster(
    "castle_assault.gelatinous_ooze",
    "Gelatinous Ooze",
    attack=2,
    ac=0,
    health=1,
    movement=1,
    cannot_charge=True,
    horde="oozes",
    supply=11,
)

# content/castle_assault/monsters/oozes.yaml:16
GIANT_GELATINOUS_OOZE = Monster(
    "castle_assault.giant_gelatinous_ooze",
    "Giant Gelatinous Ooze",
    attack=3,
    ac=0,
    health=6,
    movement=1,
    columns=2,
    cannot_charge=True,
    horde="oozes",
    supply=1,
)

# content/castle_assault/monsters/oozes.yaml:28
GELATINOUS_OOZE_LORD = Monster(
    "castle_assault.gelatinous_ooze_lord",
    "Gelatinous Ooze Lord",
    attack=3,
    ac=1,
    health=6,
    movement=1,
    cannot_charge=True,
    horde="oozes",
    supply=1,
)

# content/castle_assault/monsters/oozes.yaml:40
ENORMOUSLY_LARGE_GELATINOUS_OOZE = Monster(
    "castle_assault.enormously_large_gelatinous_ooze",
    "Enormously Large Gelatinous Ooze",
    attack=4,
    ac=1,
    health=12,
    movement=1,
    columns=3,
    cannot_charge=True,
    horde="oozes",
    supply=1,
)


def gelatinous_ooze_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/monsters/oozes.yaml:14
    # expand
    rules_campaign.expand(game, bearer)


def gelatinous_ooze_lord_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/monsters/oozes.yaml:38
    # expand
    rules_campaign.expand(game, bearer)


def enormously_large_gelatinous_ooze_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/monsters/oozes.yaml:51
    # expand
    rules_campaign.expand(game, bearer)


# content/castle_assault/monsters/oozes.yaml:4
GELATINOUS_OOZE_ABILITIES = Abilities(
    resolve=(("action", gelatinous_ooze_resolve),),
    text="Cannot Charge.\nAction: Expand: a new Gelatinous Ooze on a free space beside it, by the die.",
    fields=("action",),
)

# content/castle_assault/monsters/oozes.yaml:16
GIANT_GELATINOUS_OOZE_ABILITIES = Abilities(
    text="Large: stands in 2 columns.\nCannot Charge.", fields=()
)

# content/castle_assault/monsters/oozes.yaml:28
GELATINOUS_OOZE_LORD_ABILITIES = Abilities(
    resolve=(("action", gelatinous_ooze_lord_resolve),),
    text="Cannot Charge.\nAction: Expand: a new Gelatinous Ooze on a free space beside it, by the die.",
    fields=("action",),
)

# content/castle_assault/monsters/oozes.yaml:40
ENORMOUSLY_LARGE_GELATINOUS_OOZE_ABILITIES = Abilities(
    resolve=(("action", enormously_large_gelatinous_ooze_resolve),),
    text="Large: stands in 3 columns.\nCannot Charge.\nAction: Expand: a new Gelatinous Ooze on a free space beside it, by the die.",
    fields=("action",),
)

CONTENTS = Contents(
    definitions=(
        GELATINOUS_OOZE,
        GIANT_GELATINOUS_OOZE,
        GELATINOUS_OOZE_LORD,
        ENORMOUSLY_LARGE_GELATINOUS_OOZE,
    ),
    abilities={
        "castle_assault.gelatinous_ooze": GELATINOUS_OOZE_ABILITIES,
        "castle_assault.giant_gelatinous_ooze": GIANT_GELATINOUS_OOZE_ABILITIES,
        "castle_assault.gelatinous_ooze_lord": GELATINOUS_OOZE_LORD_ABILITIES,
        "castle_assault.enormously_large_gelatinous_ooze": ENORMOUSLY_LARGE_GELATINOUS_OOZE_ABILITIES,
    },
)
