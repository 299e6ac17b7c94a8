# Rules and documents of the pack `foretold`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/foretold/rules/cards.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Card

# content/foretold/rules/cards.yaml:41
MOON_1 = Card("foretold.moon_1", "Moon 1", suit="moon", rank=1)

# content/foretold/rules/cards.yaml:41
MOON_2 = Card("foretold.moon_2", "Moon 2", suit="moon", rank=2)

# content/foretold/rules/cards.yaml:41
MOON_3 = Card("foretold.moon_3", "Moon 3", suit="moon", rank=3)

# content/foretold/rules/cards.yaml:41
MOON_4 = Card("foretold.moon_4", "Moon 4", suit="moon", rank=4)

# content/foretold/rules/cards.yaml:41
MOON_5 = Card("foretold.moon_5", "Moon 5", suit="moon", rank=5)

# content/foretold/rules/cards.yaml:41
MOON_6 = Card("foretold.moon_6", "Moon 6", suit="moon", rank=6)

# content/foretold/rules/cards.yaml:41
RAIN_1 = Card("foretold.rain_1", "Rain 1", suit="rain", rank=1)

# content/foretold/rules/cards.yaml:41
RAIN_2 = Card("foretold.rain_2", "Rain 2", suit="rain", rank=2)

# content/foretold/rules/cards.yaml:41
RAIN_3 = Card("foretold.rain_3", "Rain 3", suit="rain", rank=3)

# content/foretold/rules/cards.yaml:41
RAIN_4 = Card("foretold.rain_4", "Rain 4", suit="rain", rank=4)

# content/foretold/rules/cards.yaml:41
RAIN_5 = Card("foretold.rain_5", "Rain 5", suit="rain", rank=5)

# content/foretold/rules/cards.yaml:41
RAIN_6 = Card("foretold.rain_6", "Rain 6", suit="rain", rank=6)

# content/foretold/rules/cards.yaml:41
STAR_1 = Card("foretold.star_1", "Star 1", suit="star", rank=1)

# content/foretold/rules/cards.yaml:41
STAR_2 = Card("foretold.star_2", "Star 2", suit="star", rank=2)

# content/foretold/rules/cards.yaml:41
STAR_3 = Card("foretold.star_3", "Star 3", suit="star", rank=3)

# content/foretold/rules/cards.yaml:41
STAR_4 = Card("foretold.star_4", "Star 4", suit="star", rank=4)

# content/foretold/rules/cards.yaml:41
STAR_5 = Card("foretold.star_5", "Star 5", suit="star", rank=5)

# content/foretold/rules/cards.yaml:41
STAR_6 = Card("foretold.star_6", "Star 6", suit="star", rank=6)

# content/foretold/rules/cards.yaml:41
SUN_1 = Card("foretold.sun_1", "Sun 1", suit="sun", rank=1)

# content/foretold/rules/cards.yaml:41
SUN_2 = Card("foretold.sun_2", "Sun 2", suit="sun", rank=2)

# content/foretold/rules/cards.yaml:41
SUN_3 = Card("foretold.sun_3", "Sun 3", suit="sun", rank=3)

# content/foretold/rules/cards.yaml:41
SUN_4 = Card("foretold.sun_4", "Sun 4", suit="sun", rank=4)

# content/foretold/rules/cards.yaml:41
SUN_5 = Card("foretold.sun_5", "Sun 5", suit="sun", rank=5)

# content/foretold/rules/cards.yaml:41
SUN_6 = Card("foretold.sun_6", "Sun 6", suit="sun", rank=6)

CONTENTS = Contents(
    definitions=(
        MOON_1,
        MOON_2,
        MOON_3,
        MOON_4,
        MOON_5,
        MOON_6,
        RAIN_1,
        RAIN_2,
        RAIN_3,
        RAIN_4,
        RAIN_5,
        RAIN_6,
        STAR_1,
        STAR_2,
        STAR_3,
        STAR_4,
        STAR_5,
        STAR_6,
        SUN_1,
        SUN_2,
        SUN_3,
        SUN_4,
        SUN_5,
        SUN_6,
    ),
)
