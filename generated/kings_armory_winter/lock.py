# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from .kings_armory import lock as kings_armory_lock

LOCK = {
    **kings_armory_lock.LOCK,
    "kings_armory_winter": "1.0.0",
    "kings_armory_winter/bosses/frost_queen.yaml": "99a6f3bca80ab066",
    "kings_armory_winter/cards/reinforcements.yaml": "d2abcc8ee604bf79",
    "kings_armory_winter/monsters/winter_coats.yaml": "322f9384a17f4291",
    "kings_armory_winter/pack.yaml": "d2f3b560218a53ac",
    "kings_armory_winter/rules/chill.yaml": "1d9edae80e17a8b8",
}
