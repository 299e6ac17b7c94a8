# Rules and documents of the pack `kingdom_rush`.
# Generated from content/kingdom_rush/heroes/heroes.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kingdom_rush.kinds as kinds
from interpreter.api import parse_shape

# content/kingdom_rush/heroes/heroes.yaml:6
ALRIC_BLADES = kinds.Attack(
    id="kingdom_rush.alric.blades",
    name="Blades",
    range_="melee",
    arrows=(),
    type_="physical",
    tiles=(parse_shape("##"), parse_shape("#")),
    together=True,
    soldiers=0,
    splash=False,
)

# content/kingdom_rush/heroes/heroes.yaml:12
BRUXA_HEX = kinds.Attack(
    id="kingdom_rush.bruxa.hex",
    name="Hex",
    range_="choice",
    arrows=(),
    type_="magical",
    tiles=(parse_shape("##"),),
    together=False,
    soldiers=0,
    splash=False,
)

# content/kingdom_rush/heroes/heroes.yaml:18
ELORA_ICE = kinds.Attack(
    id="kingdom_rush.elora.ice",
    name="Ice",
    range_="choice",
    arrows=(),
    type_="magical",
    tiles=(parse_shape("##\n#."),),
    together=False,
    soldiers=0,
    splash=False,
)

# content/kingdom_rush/heroes/heroes.yaml:24
DIERDRE_LIGHT = kinds.Attack(
    id="kingdom_rush.dierdre.light",
    name="Light",
    range_="choice",
    arrows=(),
    type_="magical",
    tiles=(parse_shape("##"),),
    together=False,
    soldiers=0,
    splash=False,
)

# content/kingdom_rush/heroes/heroes.yaml:30
SAITAM_FISTS = kinds.Attack(
    id="kingdom_rush.saitam.fists",
    name="Fists",
    range_="melee",
    arrows=(),
    type_="physical",
    tiles=(parse_shape("##\n##"),),
    together=False,
    soldiers=0,
    splash=False,
)

# content/kingdom_rush/heroes/heroes.yaml:2
ALRIC = kinds.Hero(id="kingdom_rush.alric", name="Alric", max_health=5, move=2, attack=ALRIC_BLADES)

# content/kingdom_rush/heroes/heroes.yaml:8
BRUXA = kinds.Hero(id="kingdom_rush.bruxa", name="Bruxa", max_health=4, move=3, attack=BRUXA_HEX)

# content/kingdom_rush/heroes/heroes.yaml:14
ELORA = kinds.Hero(id="kingdom_rush.elora", name="Elora", max_health=4, move=3, attack=ELORA_ICE)

# content/kingdom_rush/heroes/heroes.yaml:20
DIERDRE = kinds.Hero(
    id="kingdom_rush.dierdre",
    name="Dierdre",
    max_health=4,
    move=3,
    attack=DIERDRE_LIGHT,
)

# content/kingdom_rush/heroes/heroes.yaml:26
SAITAM = kinds.Hero(
    id="kingdom_rush.saitam",
    name="Saitam",
    max_health=6,
    move=3,
    attack=SAITAM_FISTS,
)
