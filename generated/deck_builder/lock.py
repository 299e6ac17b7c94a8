# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from .tabletop import lock as tabletop_lock

LOCK = {
    **tabletop_lock.LOCK,
    "deck_builder": "1.0.0",
    "deck_builder/cards/supply.yaml": "00c451fb54e6f376",
    "deck_builder/pack.yaml": "00a2b2af6bfaf447",
    "deck_builder/rules/kinds.yaml": "9e8967ae11f2f1fd",
    "deck_builder/rules/turns.yaml": "11b173e98d4dfd87",
}
