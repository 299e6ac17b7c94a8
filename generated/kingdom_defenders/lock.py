# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

LOCK = {
    "kingdom_defenders": "1.0.0",
    "kingdom_defenders/cards/adventures.yaml": "c08bd5ad1bffb832",
    "kingdom_defenders/cards/fates.yaml": "ac90e18715cdc267",
    "kingdom_defenders/cards/hordes.yaml": "fb2302c97b94389f",
    "kingdom_defenders/cards/relics.yaml": "d70deb7e592a561c",
    "kingdom_defenders/pack.yaml": "24f9862336807b75",
    "kingdom_defenders/rules/activation.yaml": "3a9b85daddf6d2dd",
    "kingdom_defenders/rules/attacks.yaml": "90ce7e4632ca0704",
    "kingdom_defenders/rules/board.yaml": "8237d3b11e2d0e1a",
    "kingdom_defenders/rules/evaluation.yaml": "115e35285ba60f42",
    "kingdom_defenders/rules/goods.yaml": "736cd261d02d2343",
    "kingdom_defenders/rules/hordes.yaml": "f177178ab44875e1",
    "kingdom_defenders/rules/kinds.yaml": "c7cd1ac3d7f9088c",
    "kingdom_defenders/rules/placing.yaml": "d55d0785240ed2ba",
    "kingdom_defenders/rules/round.yaml": "2b30912e4a0bcdb0",
    "kingdom_defenders/rules/scoring.yaml": "1064a1ae97b6f501",
    "kingdom_defenders/rules/titles.yaml": "1be643dcc5d45b98",
    "kingdom_defenders/rules/zones.yaml": "b449eb17827d365f",
    "kingdom_defenders/scenarios/01_family.yaml": "495f482329f846e9",
    "kingdom_defenders/scenarios/02_full_game.yaml": "ac52ab96bdeb281f",
    "kingdom_defenders/tiles/buildings.yaml": "fa771ea4ddccc557",
    "kingdom_defenders/tiles/characters.yaml": "900054ada0dc0049",
    "kingdom_defenders/tiles/deeds.yaml": "08c205d237d19540",
    "kingdom_defenders/tiles/dice.yaml": "d41ea0a706d73b9b",
    "kingdom_defenders/tiles/rewards.yaml": "b5fdef846de14366",
}
