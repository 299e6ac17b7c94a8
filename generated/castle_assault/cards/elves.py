# Rules and documents of the pack `castle_assault`.
# Generated from content/castle_assault/cards/elves.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.castle_assault.kinds as kinds

# content/castle_assault/cards/elves.yaml:4
MOON_GUARDSMAN = kinds.Unit(
    id="castle_assault.moon_guardsman",
    name="Moon Guardsman",
    faction="elves",
    cost=3,
    epic=False,
    attack=2,
    ac=2,
    health=3,
    movement=1,
    hero=False,
    token=False,
    haste=False,
    cannot_charge=False,
    phase=False,
    ranged_linear=0,
    ranged_adjacent=0,
    strong_movement_bonus=1,
    momentum_bonus=1,
)

# content/castle_assault/cards/elves.yaml:14
DEFT_ASSASSIN = kinds.Unit(
    id="castle_assault.deft_assassin",
    name="Deft Assassin",
    faction="elves",
    cost=4,
    epic=False,
    attack=4,
    ac=0,
    health=4,
    movement=3,
    hero=False,
    token=False,
    haste=False,
    cannot_charge=False,
    phase=False,
    ranged_linear=0,
    ranged_adjacent=0,
    strong_movement_bonus=1,
    momentum_bonus=1,
)

# content/castle_assault/cards/elves.yaml:24
YEW_BOWOMAN = kinds.Unit(
    id="castle_assault.yew_bowoman",
    name="Yew Bowoman",
    faction="elves",
    cost=5,
    epic=False,
    attack=5,
    ac=0,
    health=3,
    movement=1,
    hero=False,
    token=False,
    haste=False,
    cannot_charge=False,
    phase=False,
    ranged_linear=4,
    ranged_adjacent=0,
    strong_movement_bonus=1,
    momentum_bonus=1,
)
