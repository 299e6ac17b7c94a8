# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/waves/scaling.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import HeroScaling

# content/kings_armory/waves/scaling.yaml:4
ONE_HERO = HeroScaling(
    "kings_armory.one_hero",
    "One Hero",
    heroes=1,
    additional_monsters=-2,
    roll_modifier=-1,
    starting_towers=1,
)

# content/kings_armory/waves/scaling.yaml:11
TWO_HEROES = HeroScaling("kings_armory.two_heroes", "Two Heroes", heroes=2, additional_monsters=-1)

# content/kings_armory/waves/scaling.yaml:18
THREE_HEROES = HeroScaling("kings_armory.three_heroes", "Three Heroes", heroes=3)

# content/kings_armory/waves/scaling.yaml:25
FOUR_HEROES = HeroScaling(
    "kings_armory.four_heroes", "Four Heroes", heroes=4, additional_monsters=1
)

# content/kings_armory/waves/scaling.yaml:32
FIVE_HEROES = HeroScaling(
    "kings_armory.five_heroes",
    "Five Heroes",
    heroes=5,
    additional_monsters=2,
    roll_modifier=1,
    starting_towers=3,
    reward_bonus=1,
)

# content/kings_armory/waves/scaling.yaml:40
SIX_HEROES = HeroScaling(
    "kings_armory.six_heroes",
    "Six Heroes",
    heroes=6,
    additional_monsters=3,
    roll_modifier=2,
    starting_towers=3,
    reward_bonus=1,
)

# content/kings_armory/waves/scaling.yaml:48
SEVEN_HEROES = HeroScaling(
    "kings_armory.seven_heroes",
    "Seven Heroes",
    heroes=7,
    additional_monsters=4,
    roll_modifier=3,
    starting_towers=3,
    reward_bonus=2,
)

CONTENTS = Contents(
    definitions=(
        ONE_HERO,
        TWO_HEROES,
        THREE_HEROES,
        FOUR_HEROES,
        FIVE_HEROES,
        SIX_HEROES,
        SEVEN_HEROES,
    ),
)
