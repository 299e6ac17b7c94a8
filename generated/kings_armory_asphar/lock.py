# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from .kings_armory import lock as kings_armory_lock

LOCK = {
    **kings_armory_lock.LOCK,
    "kings_armory_asphar": "0.1.0",
    "kings_armory_asphar/cards/cards.yaml": "02fbc109058e7076",
    "kings_armory_asphar/heroes/asphar.yaml": "3e4ccd9d9c0bf876",
    "kings_armory_asphar/pack.yaml": "f6f388928bd49276",
    "kings_armory_asphar/rules/asphar.yaml": "1c2ed290cde7922b",
    "kings_armory_asphar/rules/counter_attack.yaml": "97616a83446e4b97",
    "kings_armory_asphar/rules/knockback.yaml": "c21ed89726150bd0",
    "kings_armory_asphar/scenarios/01_asphars_stand.yaml": "800490b799d89230",
}
