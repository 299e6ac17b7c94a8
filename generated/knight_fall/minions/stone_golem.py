# Rules and documents of the pack `knight_fall`.
# Generated from content/knight_fall/minions/stone_golem.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.knight_fall.kinds as kinds
from interpreter.api import Contents

# content/knight_fall/minions/stone_golem.yaml:2
STONE_GOLEM = kinds.Golem(
    id="knight_fall.stone_golem",
    name="Stone Golem",
    team="knights",
    max_health=2,
    diagonal_moves=0,
    heals_first=True,
)

CONTENTS: Contents = Contents(definitions=(STONE_GOLEM,))
