# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from .tabletop import lock as tabletop_lock

LOCK = {
    **tabletop_lock.LOCK,
    "deck_builder": "1.0.0",
    "deck_builder/cards/supply.yaml": "c6e90ec2f9ccb19d",
    "deck_builder/pack.yaml": "00a2b2af6bfaf447",
    "deck_builder/rules/kinds.yaml": "a1abe40b882b708a",
    "deck_builder/rules/turns.yaml": "042549b3ce975f66",
}
