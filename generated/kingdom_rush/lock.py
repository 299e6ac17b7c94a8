# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

LOCK = {
    "kingdom_rush": "0.1.0",
    "kingdom_rush/heroes/heroes.yaml": "34a7e5f4f2db5718",
    "kingdom_rush/pack.yaml": "171f620747dd238f",
    "kingdom_rush/rules/actions.yaml": "2e45c8463d78ed24",
    "kingdom_rush/rules/attacking.yaml": "d3f346a7bfea7fa5",
    "kingdom_rush/rules/blossoms.yaml": "18fa3178ae62f6e6",
    "kingdom_rush/rules/covering.yaml": "f2069f349982ed4f",
    "kingdom_rush/rules/enemies.yaml": "458183fce4daff59",
    "kingdom_rush/rules/evaluation.yaml": "f2987a674b091d4a",
    "kingdom_rush/rules/heroes.yaml": "c2088293fde5b077",
    "kingdom_rush/rules/hordes.yaml": "5c9c2270b55ee45b",
    "kingdom_rush/rules/kinds.yaml": "d8cd5588e84cab07",
    "kingdom_rush/rules/pieces.yaml": "9ebcf9ac5448dd09",
    "kingdom_rush/rules/round.yaml": "97bcdd28071b2930",
    "kingdom_rush/rules/setup.yaml": "7cfe90c8688ccf2f",
    "kingdom_rush/scenarios/01_blooming_threats.yaml": "2a867b4e6a2025b3",
    "kingdom_rush/towers/archers.yaml": "65c39976263c6181",
    "kingdom_rush/towers/artillery.yaml": "f11ba1b5213daaae",
    "kingdom_rush/towers/barracks.yaml": "91bde23e5254bf4e",
    "kingdom_rush/towers/mages.yaml": "b05ab467538ea792",
    "kingdom_rush/waves/wave_0.yaml": "deae35346e65ed6a",
    "kingdom_rush/waves/wave_1.yaml": "f137eeda1fdca9da",
    "kingdom_rush/waves/wave_2.yaml": "67c60ac0556233a3",
    "kingdom_rush/waves/wave_4.yaml": "71b83e36df2e6a3c",
}
