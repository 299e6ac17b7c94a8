# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

LOCK = {
    "kingdom_defenders": "0.1.0",
    "kingdom_defenders/cards/adventures.yaml": "07809c9020489462",
    "kingdom_defenders/cards/fates.yaml": "395507d2f83c3492",
    "kingdom_defenders/cards/relics.yaml": "d70deb7e592a561c",
    "kingdom_defenders/pack.yaml": "9af9c77a26626a87",
    "kingdom_defenders/rules/activation.yaml": "faa796cdb5c7dedc",
    "kingdom_defenders/rules/board.yaml": "f6bce6ee901ac14d",
    "kingdom_defenders/rules/evaluation.yaml": "294f08df89424d62",
    "kingdom_defenders/rules/goods.yaml": "ba7a9982bf9fa111",
    "kingdom_defenders/rules/kinds.yaml": "d8a5df33b61babe1",
    "kingdom_defenders/rules/placing.yaml": "531beb279aa304c5",
    "kingdom_defenders/rules/round.yaml": "4da94ac5b7d14335",
    "kingdom_defenders/rules/scoring.yaml": "e811f39ce04fb2a5",
    "kingdom_defenders/rules/zones.yaml": "fc63b0c2c9751c49",
    "kingdom_defenders/scenarios/01_family.yaml": "d9076524ee75963a",
    "kingdom_defenders/tiles/buildings.yaml": "2804c15ba87097d2",
    "kingdom_defenders/tiles/characters.yaml": "3a2602c173704fd0",
    "kingdom_defenders/tiles/deeds.yaml": "17ea66ecd5f12230",
    "kingdom_defenders/tiles/dice.yaml": "165d13f7bcb70060",
    "kingdom_defenders/tiles/rewards.yaml": "b5fdef846de14366",
}
