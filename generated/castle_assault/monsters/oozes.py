# Rules and documents of the pack `castle_assault`.
# Generated from content/castle_assault/monsters/oozes.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.castle_assault.kinds as kinds
import generated.castle_assault.rules.campaign as rules_campaign
from generated.castle_assault.state import State
from interpreter.api import Abilities, Contents

# content/castle_assault/monsters/oozes.yaml:4
GELATINOUS_OOZE = kinds.Monster(
    id="castle_assault.gelatinous_ooze",
    name="Gelatinous Ooze",
    faction="factionless",
    cost=0,
    epic=False,
    attack=2,
    ac=0,
    health=1,
    movement=1,
    columns=1,
    hero=False,
    slots=(),
    token=False,
    haste=False,
    cannot_charge=True,
    phase=False,
    resurrection=False,
    necro=0,
    drain=False,
    ranged_linear=0,
    ranged_adjacent=0,
    strong_movement_bonus=1,
    momentum_bonus=1,
    horde="oozes",
    supply=11,
)

# content/castle_assault/monsters/oozes.yaml:16
GIANT_GELATINOUS_OOZE = kinds.Monster(
    id="castle_assault.giant_gelatinous_ooze",
    name="Giant Gelatinous Ooze",
    faction="factionless",
    cost=0,
    epic=False,
    attack=3,
    ac=0,
    health=6,
    movement=1,
    columns=2,
    hero=False,
    slots=(),
    token=False,
    haste=False,
    cannot_charge=True,
    phase=False,
    resurrection=False,
    necro=0,
    drain=False,
    ranged_linear=0,
    ranged_adjacent=0,
    strong_movement_bonus=1,
    momentum_bonus=1,
    horde="oozes",
    supply=1,
)

# content/castle_assault/monsters/oozes.yaml:28
GELATINOUS_OOZE_LORD = kinds.Monster(
    id="castle_assault.gelatinous_ooze_lord",
    name="Gelatinous Ooze Lord",
    faction="factionless",
    cost=0,
    epic=False,
    attack=3,
    ac=1,
    health=6,
    movement=1,
    columns=1,
    hero=False,
    slots=(),
    token=False,
    haste=False,
    cannot_charge=True,
    phase=False,
    resurrection=False,
    necro=0,
    drain=False,
    ranged_linear=0,
    ranged_adjacent=0,
    strong_movement_bonus=1,
    momentum_bonus=1,
    horde="oozes",
    supply=1,
)

# content/castle_assault/monsters/oozes.yaml:40
ENORMOUSLY_LARGE_GELATINOUS_OOZE = kinds.Monster(
    id="castle_assault.enormously_large_gelatinous_ooze",
    name="Enormously Large Gelatinous Ooze",
    faction="factionless",
    cost=0,
    epic=False,
    attack=4,
    ac=1,
    health=12,
    movement=1,
    columns=3,
    hero=False,
    slots=(),
    token=False,
    haste=False,
    cannot_charge=True,
    phase=False,
    resurrection=False,
    necro=0,
    drain=False,
    ranged_linear=0,
    ranged_adjacent=0,
    strong_movement_bonus=1,
    momentum_bonus=1,
    horde="oozes",
    supply=1,
)


def gelatinous_ooze_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/monsters/oozes.yaml:14
    # expand
    rules_campaign.expand(game, bearer)
    if game.over:
        return


def gelatinous_ooze_lord_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/monsters/oozes.yaml:38
    # expand
    rules_campaign.expand(game, bearer)
    if game.over:
        return


def enormously_large_gelatinous_ooze_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/monsters/oozes.yaml:51
    # expand
    rules_campaign.expand(game, bearer)
    if game.over:
        return


# content/castle_assault/monsters/oozes.yaml:4
GELATINOUS_OOZE_ABILITIES = Abilities(
    resolve=(("action", gelatinous_ooze_resolve),),
    text="Cannot Charge.\nAction: Expand: a new Gelatinous Ooze on a free space beside it, by the die.",
)

# content/castle_assault/monsters/oozes.yaml:16
GIANT_GELATINOUS_OOZE_ABILITIES = Abilities(text="Large: stands in 2 columns.\nCannot Charge.")

# content/castle_assault/monsters/oozes.yaml:28
GELATINOUS_OOZE_LORD_ABILITIES = Abilities(
    resolve=(("action", gelatinous_ooze_lord_resolve),),
    text="Cannot Charge.\nAction: Expand: a new Gelatinous Ooze on a free space beside it, by the die.",
)

# content/castle_assault/monsters/oozes.yaml:40
ENORMOUSLY_LARGE_GELATINOUS_OOZE_ABILITIES = Abilities(
    resolve=(("action", enormously_large_gelatinous_ooze_resolve),),
    text="Large: stands in 3 columns.\nCannot Charge.\nAction: Expand: a new Gelatinous Ooze on a free space beside it, by the die.",
)

CONTENTS: Contents = Contents(
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
