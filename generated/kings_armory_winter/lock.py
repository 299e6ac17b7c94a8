# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from .kings_armory import lock as kings_armory_lock

LOCK = {
    **kings_armory_lock.LOCK,
    "kings_armory_winter": "1.0.0",
    "kings_armory_winter/bosses/frost_queen.yaml": "ae6a75b6a51ccf32",
    "kings_armory_winter/cards/reinforcements.yaml": "f91e184f90335550",
    "kings_armory_winter/monsters/winter_coats.yaml": "bd64530b5085bbd5",
    "kings_armory_winter/pack.yaml": "99f4bf950e62778b",
    "kings_armory_winter/rules/chill.yaml": "e77a23e97ddc3f6c",
}
