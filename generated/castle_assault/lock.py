# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

LOCK = {
    "castle_assault": "0.1.0",
    "castle_assault/balance.yaml": "1f908b7223011d15",
    "castle_assault/campaign/scenarios.yaml": "dccf0638a0ec90f4",
    "castle_assault/campaign/treasure.yaml": "3750c13796780d96",
    "castle_assault/cards/elves.yaml": "1f0837c437409e5b",
    "castle_assault/cards/factionless.yaml": "d3486563e4b6c810",
    "castle_assault/cards/humans.yaml": "b53c5784711a8702",
    "castle_assault/cards/orcs.yaml": "50aced32c8be6534",
    "castle_assault/cards/undead.yaml": "f397674ba61df207",
    "castle_assault/cards/vampires.yaml": "7086c19c9779869c",
    "castle_assault/cards/wolves.yaml": "60782ccce84f144d",
    "castle_assault/chapters.yaml": "8047dd61c01ee0a0",
    "castle_assault/decks/decks.yaml": "510b96be9d8902bb",
    "castle_assault/monsters/mercenaries.yaml": "5bab3a38ef41509c",
    "castle_assault/monsters/oozes.yaml": "7e1a9a59e36583bb",
    "castle_assault/pack.yaml": "b3ff650a7fb59023",
    "castle_assault/rules/actions.yaml": "52a06065c74edc8c",
    "castle_assault/rules/campaign.yaml": "981882ab0d632f71",
    "castle_assault/rules/campaign_heroes.yaml": "7c2d0cacc2c0516d",
    "castle_assault/rules/combat.yaml": "76557476b508ca12",
    "castle_assault/rules/components.yaml": "043d4b4994520560",
    "castle_assault/rules/decks.yaml": "eaba1fdd32979e04",
    "castle_assault/rules/evaluation.yaml": "c22f8fa7833f5173",
    "castle_assault/rules/keywords.yaml": "321d3495747e9b01",
    "castle_assault/rules/momentum.yaml": "2d0415ca930deeb7",
    "castle_assault/rules/monsters.yaml": "3257ff88070e3d71",
    "castle_assault/rules/monsters_large.yaml": "2cdce494174248ed",
    "castle_assault/rules/playing.yaml": "2ed0310efd89c784",
    "castle_assault/rules/resources.yaml": "f357edd2305c8fb6",
    "castle_assault/rules/turn.yaml": "aeb7a5ccb201da2e",
    "castle_assault/rules/words.yaml": "b2e8e45ed558e460",
    "castle_assault/scenarios/duels.yaml": "694ae946a8c7c02f",
}
