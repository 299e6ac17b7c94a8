# The kinds of documents.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import NOTHING, Definition


# content/deck_builder/rules/kinds.yaml:2
class Card(Definition):
    """Something that grows in an orchard, or helps it grow."""

    cost: int = NOTHING
    coins: int = 0
    fruit: int = 0
    copies: int = 8
    ALIKE = True
