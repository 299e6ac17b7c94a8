# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

LOCK = {
    "foretold": "1.0.0",
    "foretold/pack.yaml": "234df81b5e95e0e3",
    "foretold/rules/cards.yaml": "a28c555c9615faf1",
    "foretold/rules/game.yaml": "e0f2e7776d6126c9",
}
