# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from .kings_armory import lock as kings_armory_lock

LOCK = {
    **kings_armory_lock.LOCK,
    "kings_armory_asphar": "0.1.0",
    "kings_armory_asphar/cards/cards.yaml": "085865a00158dc8b",
    "kings_armory_asphar/heroes/asphar.yaml": "51c184f163cb930c",
    "kings_armory_asphar/pack.yaml": "00b3c50327f4e6f0",
    "kings_armory_asphar/rules/asphar.yaml": "dd27a2a3317bbcf9",
    "kings_armory_asphar/rules/counter_attack.yaml": "10736e1aa24ef1ef",
    "kings_armory_asphar/rules/knockback.yaml": "9f8eae53645087ed",
    "kings_armory_asphar/scenarios/01_asphars_stand.yaml": "c881438805b08464",
}
