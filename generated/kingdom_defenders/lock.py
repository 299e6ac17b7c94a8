# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

LOCK = {
    "kingdom_defenders": "0.1.0",
    "kingdom_defenders/cards/adventures.yaml": "f76aa4ee8d5fbad7",
    "kingdom_defenders/cards/fates.yaml": "528521c57025c55b",
    "kingdom_defenders/cards/relics.yaml": "63421fc006616d1d",
    "kingdom_defenders/pack.yaml": "6bd96b5ba598813d",
    "kingdom_defenders/rules/activation.yaml": "c22a2abf2da6b803",
    "kingdom_defenders/rules/board.yaml": "5ebbe3afb3916a90",
    "kingdom_defenders/rules/evaluation.yaml": "b15f08fca52df29f",
    "kingdom_defenders/rules/goods.yaml": "87a679078f8b00eb",
    "kingdom_defenders/rules/kinds.yaml": "144a9a23e048fc07",
    "kingdom_defenders/rules/placing.yaml": "f4a14d1817e5a67f",
    "kingdom_defenders/rules/round.yaml": "20e94fef1825ad54",
    "kingdom_defenders/rules/scoring.yaml": "e72ab191399d6a4f",
    "kingdom_defenders/rules/zones.yaml": "3a5ef660d4bd3533",
    "kingdom_defenders/scenarios/01_family.yaml": "6ff304892aeb0cd5",
    "kingdom_defenders/tiles/buildings.yaml": "4db5a9c5d4bec79b",
    "kingdom_defenders/tiles/characters.yaml": "b56c9d16d1eb487f",
    "kingdom_defenders/tiles/deeds.yaml": "ab0892a682668fee",
    "kingdom_defenders/tiles/dice.yaml": "1ab0402fc5f63c1a",
    "kingdom_defenders/tiles/rewards.yaml": "a5400de3271b0de7",
}
