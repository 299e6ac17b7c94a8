# Rules and documents of the pack `foretold`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/foretold/rules/cards.yaml

from __future__ import annotations

from interpreter.api import Contents

from .. import kinds

# content/foretold/rules/cards.yaml:33
STAR_ONE = kinds.Card("foretold.star_one", "Star One", suit="star", rank=1)

# content/foretold/rules/cards.yaml:38
STAR_TWO = kinds.Card("foretold.star_two", "Star Two", suit="star", rank=2)

# content/foretold/rules/cards.yaml:43
STAR_THREE = kinds.Card("foretold.star_three", "Star Three", suit="star", rank=3)

# content/foretold/rules/cards.yaml:48
STAR_FOUR = kinds.Card("foretold.star_four", "Star Four", suit="star", rank=4)

# content/foretold/rules/cards.yaml:53
STAR_FIVE = kinds.Card("foretold.star_five", "Star Five", suit="star", rank=5)

# content/foretold/rules/cards.yaml:58
STAR_SIX = kinds.Card("foretold.star_six", "Star Six", suit="star", rank=6)

# content/foretold/rules/cards.yaml:63
MOON_ONE = kinds.Card("foretold.moon_one", "Moon One", suit="moon", rank=1)

# content/foretold/rules/cards.yaml:68
MOON_TWO = kinds.Card("foretold.moon_two", "Moon Two", suit="moon", rank=2)

# content/foretold/rules/cards.yaml:73
MOON_THREE = kinds.Card("foretold.moon_three", "Moon Three", suit="moon", rank=3)

# content/foretold/rules/cards.yaml:78
MOON_FOUR = kinds.Card("foretold.moon_four", "Moon Four", suit="moon", rank=4)

# content/foretold/rules/cards.yaml:83
MOON_FIVE = kinds.Card("foretold.moon_five", "Moon Five", suit="moon", rank=5)

# content/foretold/rules/cards.yaml:88
MOON_SIX = kinds.Card("foretold.moon_six", "Moon Six", suit="moon", rank=6)

# content/foretold/rules/cards.yaml:93
SUN_ONE = kinds.Card("foretold.sun_one", "Sun One", suit="sun", rank=1)

# content/foretold/rules/cards.yaml:98
SUN_TWO = kinds.Card("foretold.sun_two", "Sun Two", suit="sun", rank=2)

# content/foretold/rules/cards.yaml:103
SUN_THREE = kinds.Card("foretold.sun_three", "Sun Three", suit="sun", rank=3)

# content/foretold/rules/cards.yaml:108
SUN_FOUR = kinds.Card("foretold.sun_four", "Sun Four", suit="sun", rank=4)

# content/foretold/rules/cards.yaml:113
SUN_FIVE = kinds.Card("foretold.sun_five", "Sun Five", suit="sun", rank=5)

# content/foretold/rules/cards.yaml:118
SUN_SIX = kinds.Card("foretold.sun_six", "Sun Six", suit="sun", rank=6)

# content/foretold/rules/cards.yaml:123
RAIN_ONE = kinds.Card("foretold.rain_one", "Rain One", suit="rain", rank=1)

# content/foretold/rules/cards.yaml:128
RAIN_TWO = kinds.Card("foretold.rain_two", "Rain Two", suit="rain", rank=2)

# content/foretold/rules/cards.yaml:133
RAIN_THREE = kinds.Card("foretold.rain_three", "Rain Three", suit="rain", rank=3)

# content/foretold/rules/cards.yaml:138
RAIN_FOUR = kinds.Card("foretold.rain_four", "Rain Four", suit="rain", rank=4)

# content/foretold/rules/cards.yaml:143
RAIN_FIVE = kinds.Card("foretold.rain_five", "Rain Five", suit="rain", rank=5)

# content/foretold/rules/cards.yaml:148
RAIN_SIX = kinds.Card("foretold.rain_six", "Rain Six", suit="rain", rank=6)

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
