# Rules and documents of the pack `foretold`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/foretold/rules/cards.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Card

# content/foretold/rules/cards.yaml:39
STAR_ONE = Card("foretold.star_one", "Star One", suit="star", rank=1)

# content/foretold/rules/cards.yaml:44
STAR_TWO = Card("foretold.star_two", "Star Two", suit="star", rank=2)

# content/foretold/rules/cards.yaml:49
STAR_THREE = Card("foretold.star_three", "Star Three", suit="star", rank=3)

# content/foretold/rules/cards.yaml:54
STAR_FOUR = Card("foretold.star_four", "Star Four", suit="star", rank=4)

# content/foretold/rules/cards.yaml:59
STAR_FIVE = Card("foretold.star_five", "Star Five", suit="star", rank=5)

# content/foretold/rules/cards.yaml:64
STAR_SIX = Card("foretold.star_six", "Star Six", suit="star", rank=6)

# content/foretold/rules/cards.yaml:69
MOON_ONE = Card("foretold.moon_one", "Moon One", suit="moon", rank=1)

# content/foretold/rules/cards.yaml:74
MOON_TWO = Card("foretold.moon_two", "Moon Two", suit="moon", rank=2)

# content/foretold/rules/cards.yaml:79
MOON_THREE = Card("foretold.moon_three", "Moon Three", suit="moon", rank=3)

# content/foretold/rules/cards.yaml:84
MOON_FOUR = Card("foretold.moon_four", "Moon Four", suit="moon", rank=4)

# content/foretold/rules/cards.yaml:89
MOON_FIVE = Card("foretold.moon_five", "Moon Five", suit="moon", rank=5)

# content/foretold/rules/cards.yaml:94
MOON_SIX = Card("foretold.moon_six", "Moon Six", suit="moon", rank=6)

# content/foretold/rules/cards.yaml:99
SUN_ONE = Card("foretold.sun_one", "Sun One", suit="sun", rank=1)

# content/foretold/rules/cards.yaml:104
SUN_TWO = Card("foretold.sun_two", "Sun Two", suit="sun", rank=2)

# content/foretold/rules/cards.yaml:109
SUN_THREE = Card("foretold.sun_three", "Sun Three", suit="sun", rank=3)

# content/foretold/rules/cards.yaml:114
SUN_FOUR = Card("foretold.sun_four", "Sun Four", suit="sun", rank=4)

# content/foretold/rules/cards.yaml:119
SUN_FIVE = Card("foretold.sun_five", "Sun Five", suit="sun", rank=5)

# content/foretold/rules/cards.yaml:124
SUN_SIX = Card("foretold.sun_six", "Sun Six", suit="sun", rank=6)

# content/foretold/rules/cards.yaml:129
RAIN_ONE = Card("foretold.rain_one", "Rain One", suit="rain", rank=1)

# content/foretold/rules/cards.yaml:134
RAIN_TWO = Card("foretold.rain_two", "Rain Two", suit="rain", rank=2)

# content/foretold/rules/cards.yaml:139
RAIN_THREE = Card("foretold.rain_three", "Rain Three", suit="rain", rank=3)

# content/foretold/rules/cards.yaml:144
RAIN_FOUR = Card("foretold.rain_four", "Rain Four", suit="rain", rank=4)

# content/foretold/rules/cards.yaml:149
RAIN_FIVE = Card("foretold.rain_five", "Rain Five", suit="rain", rank=5)

# content/foretold/rules/cards.yaml:154
RAIN_SIX = Card("foretold.rain_six", "Rain Six", suit="rain", rank=6)

CONTENTS = Contents(
    definitions=(
        STAR_ONE,
        STAR_TWO,
        STAR_THREE,
        STAR_FOUR,
        STAR_FIVE,
        STAR_SIX,
        MOON_ONE,
        MOON_TWO,
        MOON_THREE,
        MOON_FOUR,
        MOON_FIVE,
        MOON_SIX,
        SUN_ONE,
        SUN_TWO,
        SUN_THREE,
        SUN_FOUR,
        SUN_FIVE,
        SUN_SIX,
        RAIN_ONE,
        RAIN_TWO,
        RAIN_THREE,
        RAIN_FOUR,
        RAIN_FIVE,
        RAIN_SIX,
    ),
)
