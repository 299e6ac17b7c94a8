# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

LOCK = {
    "foretold": "1.0.0",
    "foretold/pack.yaml": "234df81b5e95e0e3",
    "foretold/rules/cards.yaml": "7a918a172ddb0339",
    "foretold/rules/game.yaml": "b93b1662f6f9ddaa",
}
