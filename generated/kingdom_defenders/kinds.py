# The kinds of documents.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import Definition

# content/kingdom_defenders/rules/t.yaml:4
class Requirement(Definition):
    def __init__(self, id: str, name: str, discs: int) -> None:
        super().__init__(id, name)
        self.discs = discs


# content/kingdom_defenders/rules/t.yaml:24
class Tile(Definition):
    def __init__(self, id: str, name: str, spaces: Sequence[Any]) -> None:
        super().__init__(id, name)
        self.spaces = spaces
