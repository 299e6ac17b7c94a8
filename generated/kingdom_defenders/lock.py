# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

LOCK = {
    "kingdom_defenders": "1.0.0",
    "kingdom_defenders/balance.yaml": "875fa029554604f1",
    "kingdom_defenders/cards/adventures.yaml": "c08bd5ad1bffb832",
    "kingdom_defenders/cards/fates.yaml": "e2362593dc36a047",
    "kingdom_defenders/cards/hordes.yaml": "fb2302c97b94389f",
    "kingdom_defenders/cards/relics.yaml": "d70deb7e592a561c",
    "kingdom_defenders/chapters.yaml": "bb7242a494aee354",
    "kingdom_defenders/pack.yaml": "24f9862336807b75",
    "kingdom_defenders/rules/activation.yaml": "69023778a86eacad",
    "kingdom_defenders/rules/attacks.yaml": "6b3d469d1a5869b4",
    "kingdom_defenders/rules/board.yaml": "e1181d668842df45",
    "kingdom_defenders/rules/evaluation.yaml": "68e69b924844bc2b",
    "kingdom_defenders/rules/goods.yaml": "217cedcdab3202a4",
    "kingdom_defenders/rules/hordes.yaml": "13bb86dbc5d849db",
    "kingdom_defenders/rules/kinds.yaml": "196ae2f4956e3779",
    "kingdom_defenders/rules/placing.yaml": "04085b411bdfc138",
    "kingdom_defenders/rules/round.yaml": "a5428db01f902376",
    "kingdom_defenders/rules/scoring.yaml": "1ee3ce31d1e8cc0c",
    "kingdom_defenders/rules/titles.yaml": "e2c2584b96befbee",
    "kingdom_defenders/rules/zones.yaml": "818b398132ad4f03",
    "kingdom_defenders/scenarios/01_family.yaml": "a928f7446060e09d",
    "kingdom_defenders/scenarios/02_full_game.yaml": "ac52ab96bdeb281f",
    "kingdom_defenders/tiles/buildings.yaml": "b04fb682e21d68ee",
    "kingdom_defenders/tiles/characters.yaml": "61254a246aa39d40",
    "kingdom_defenders/tiles/deeds.yaml": "08c205d237d19540",
    "kingdom_defenders/tiles/dice.yaml": "d41ea0a706d73b9b",
    "kingdom_defenders/tiles/rewards.yaml": "b5fdef846de14366",
}
