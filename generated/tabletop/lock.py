# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

LOCK = {
    "tabletop": "1.0.0",
    "tabletop/pack.yaml": "12e4fa265ee13d73",
    "tabletop/rules/auctions.yaml": "cddc622270cb567c",
    "tabletop/rules/board.yaml": "5efd3c34aba2c35a",
    "tabletop/rules/cards.yaml": "39e3424b15b2ea3a",
    "tabletop/rules/directions.yaml": "04d8fe1d16ce3359",
    "tabletop/rules/status.yaml": "03dcb4c769a62e66",
    "tabletop/rules/supply.yaml": "99afed051c8d4157",
}
