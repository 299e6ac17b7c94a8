# The kinds of documents.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import NOTHING, Definition


# content/foretold/rules/cards.yaml:6
class Card(Definition):
    suit: str = ""
    rank: int = NOTHING
