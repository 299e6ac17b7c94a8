# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

LOCK = {
    "castle_assault": "0.1.0",
    "castle_assault/balance.yaml": "95d8778578d37f24",
    "castle_assault/campaign/scenarios.yaml": "a34d3c7b7fdc9fcc",
    "castle_assault/campaign/treasure.yaml": "9e8fa815573d6109",
    "castle_assault/cards/elves.yaml": "c29b37e7da05c5e1",
    "castle_assault/cards/factionless.yaml": "2e1ebd31f5de02b3",
    "castle_assault/cards/humans.yaml": "83a46cf2bf6eb1e5",
    "castle_assault/cards/orcs.yaml": "9ec36a9ddcbc5759",
    "castle_assault/cards/undead.yaml": "b815e3a436715431",
    "castle_assault/cards/vampires.yaml": "44d155fb4c70da51",
    "castle_assault/cards/wolves.yaml": "16a8adb22292c422",
    "castle_assault/decks/decks.yaml": "32f0b36dc1846b2b",
    "castle_assault/monsters/mercenaries.yaml": "e8b821af48da22f3",
    "castle_assault/monsters/oozes.yaml": "0a382276ff418ab1",
    "castle_assault/pack.yaml": "f2dcba45601cece9",
    "castle_assault/rules/actions.yaml": "367c11864e17749b",
    "castle_assault/rules/campaign.yaml": "d93604be2fa461dc",
    "castle_assault/rules/campaign_heroes.yaml": "97b11b941dee1eac",
    "castle_assault/rules/combat.yaml": "5a60fd367ef7a23f",
    "castle_assault/rules/components.yaml": "369b80aafe39f2b4",
    "castle_assault/rules/decks.yaml": "30ac928f9aae61c3",
    "castle_assault/rules/evaluation.yaml": "93f20a8186648de3",
    "castle_assault/rules/keywords.yaml": "99d316a057b71107",
    "castle_assault/rules/momentum.yaml": "a22434ad3c5737e8",
    "castle_assault/rules/monsters.yaml": "6488e25122aa40be",
    "castle_assault/rules/monsters_large.yaml": "da22820d0f3ec056",
    "castle_assault/rules/playing.yaml": "bf9daaf243b5ea54",
    "castle_assault/rules/resources.yaml": "fe57d266ff3e1b2c",
    "castle_assault/rules/turn.yaml": "bf62b53664abe77f",
    "castle_assault/rules/words.yaml": "757bd53b8377d18d",
    "castle_assault/scenarios/duels.yaml": "6ad033e574524212",
}
