# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/waves/gauntlet.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Gauntlet, GauntletScaling

# content/kings_armory/waves/gauntlet.yaml:4
GAUNTLET_1 = Gauntlet(
    "kings_armory.gauntlet_1",
    "Gauntlet 1",
    wave=1,
    rewards=3,
    towers=2,
    healing=0,
    first_foes=3,
    later_foes=7,
    modifier=0,
    third_round_rewards=2,
    boss_every=7,
)

# content/kings_armory/waves/gauntlet.yaml:17
GAUNTLET_2 = Gauntlet(
    "kings_armory.gauntlet_2",
    "Gauntlet 2",
    wave=2,
    rewards=4,
    towers=2,
    healing=0,
    first_foes=5,
    later_foes=7,
    modifier=0,
    third_round_rewards=2,
    boss_every=5,
)

# content/kings_armory/waves/gauntlet.yaml:30
GAUNTLET_3 = Gauntlet(
    "kings_armory.gauntlet_3",
    "Gauntlet 3",
    wave=3,
    rewards=7,
    towers=2,
    healing=0,
    first_foes=7,
    later_foes=7,
    modifier=0,
    third_round_rewards=3,
    boss_every=5,
)

# content/kings_armory/waves/gauntlet.yaml:43
GAUNTLET_4 = Gauntlet(
    "kings_armory.gauntlet_4",
    "Gauntlet 4",
    wave=4,
    rewards=11,
    towers=3,
    healing=0,
    first_foes=9,
    later_foes=7,
    modifier=0,
    third_round_rewards=3,
    boss_every=4,
)

# content/kings_armory/waves/gauntlet.yaml:56
GAUNTLET_5 = Gauntlet(
    "kings_armory.gauntlet_5",
    "Gauntlet 5",
    wave=5,
    rewards=17,
    towers=3,
    healing=1,
    first_foes=11,
    later_foes=7,
    modifier=0,
    third_round_rewards=4,
    boss_every=4,
)

# content/kings_armory/waves/gauntlet.yaml:69
GAUNTLET_6 = Gauntlet(
    "kings_armory.gauntlet_6",
    "Gauntlet 6",
    wave=6,
    rewards=23,
    towers=3,
    healing=1,
    first_foes=13,
    later_foes=7,
    modifier=0,
    third_round_rewards=4,
    boss_every=3,
)

# content/kings_armory/waves/gauntlet.yaml:82
GAUNTLET_7 = Gauntlet(
    "kings_armory.gauntlet_7",
    "Gauntlet 7",
    wave=7,
    rewards=30,
    towers=4,
    healing=1,
    first_foes=15,
    later_foes=7,
    modifier=0,
    third_round_rewards=5,
    boss_every=3,
)

# content/kings_armory/waves/gauntlet.yaml:95
GAUNTLET_FOR_ONE = GauntletScaling(
    "kings_armory.gauntlet_for_one",
    "Gauntlet For One",
    heroes=1,
    towers=0,
    first_foes=-1,
    later_foes=-2,
    modifier=-1,
    third_round_rewards=0,
)

# content/kings_armory/waves/gauntlet.yaml:104
GAUNTLET_FOR_FIVE = GauntletScaling(
    "kings_armory.gauntlet_for_five",
    "Gauntlet For Five",
    heroes=5,
    towers=1,
    first_foes=2,
    later_foes=1,
    modifier=1,
    third_round_rewards=1,
)

# content/kings_armory/waves/gauntlet.yaml:113
GAUNTLET_FOR_SIX = GauntletScaling(
    "kings_armory.gauntlet_for_six",
    "Gauntlet For Six",
    heroes=6,
    towers=1,
    first_foes=3,
    later_foes=2,
    modifier=2,
    third_round_rewards=1,
)

# content/kings_armory/waves/gauntlet.yaml:122
GAUNTLET_FOR_SEVEN = GauntletScaling(
    "kings_armory.gauntlet_for_seven",
    "Gauntlet For Seven",
    heroes=7,
    towers=1,
    first_foes=4,
    later_foes=3,
    modifier=3,
    third_round_rewards=2,
)

CONTENTS = Contents(
    definitions=(
        GAUNTLET_1,
        GAUNTLET_2,
        GAUNTLET_3,
        GAUNTLET_4,
        GAUNTLET_5,
        GAUNTLET_6,
        GAUNTLET_7,
        GAUNTLET_FOR_ONE,
        GAUNTLET_FOR_FIVE,
        GAUNTLET_FOR_SIX,
        GAUNTLET_FOR_SEVEN,
    ),
)
