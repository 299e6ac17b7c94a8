# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

LOCK = {
    "tabletop": "1.0.0",
    "tabletop/pack.yaml": "74547f61e66873a5",
    "tabletop/rules/board.yaml": "5efd3c34aba2c35a",
    "tabletop/rules/cards.yaml": "779bf93661584606",
}
