# The kinds of documents.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import NOTHING, Definition


# content/classics/rules/leduc_poker.yaml:3
class Card(Definition):
    """There are two of each; suits do not matter."""

    rank: int = NOTHING
