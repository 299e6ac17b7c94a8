# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

LOCK = {
    "castle_assault": "0.1.0",
    "castle_assault/balance.yaml": "a3f6f0759f3f47dd",
    "castle_assault/campaign/scenarios.yaml": "c250517a1be831d4",
    "castle_assault/campaign/treasure.yaml": "3750c13796780d96",
    "castle_assault/cards/elves.yaml": "1f0837c437409e5b",
    "castle_assault/cards/factionless.yaml": "d3486563e4b6c810",
    "castle_assault/cards/humans.yaml": "6242c35df87c6233",
    "castle_assault/cards/orcs.yaml": "50aced32c8be6534",
    "castle_assault/cards/undead.yaml": "97aa8a9f50871886",
    "castle_assault/cards/vampires.yaml": "7086c19c9779869c",
    "castle_assault/cards/wolves.yaml": "64f439e152807fbe",
    "castle_assault/decks/decks.yaml": "510b96be9d8902bb",
    "castle_assault/monsters/mercenaries.yaml": "b25b05ae98d98d7e",
    "castle_assault/monsters/oozes.yaml": "7e1a9a59e36583bb",
    "castle_assault/pack.yaml": "b3ff650a7fb59023",
    "castle_assault/rules/actions.yaml": "71a532157165fb4a",
    "castle_assault/rules/campaign.yaml": "8a0fbe436500b644",
    "castle_assault/rules/campaign_heroes.yaml": "363e7fcb6d22c004",
    "castle_assault/rules/combat.yaml": "6ea784b5bfb70c2f",
    "castle_assault/rules/components.yaml": "f7f2ef30ec10d7e4",
    "castle_assault/rules/decks.yaml": "2ccd42dca36722f3",
    "castle_assault/rules/evaluation.yaml": "c22f8fa7833f5173",
    "castle_assault/rules/keywords.yaml": "4489cfe548289e6a",
    "castle_assault/rules/momentum.yaml": "2d0415ca930deeb7",
    "castle_assault/rules/monsters.yaml": "ae17797015b97db7",
    "castle_assault/rules/monsters_large.yaml": "40b44453ffa425b8",
    "castle_assault/rules/playing.yaml": "8edb308988ea671e",
    "castle_assault/rules/resources.yaml": "a9445651c1e7466b",
    "castle_assault/rules/turn.yaml": "26b79a1f313aed78",
    "castle_assault/rules/words.yaml": "47b233907d7d325b",
    "castle_assault/scenarios/duels.yaml": "8776c4e2713fce8a",
}
