# Rules and documents of the pack `knight_fall`.
# Generated from content/knight_fall/elders/elder.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.knight_fall.kinds as kinds
from interpreter.api import Contents

# content/knight_fall/elders/elder.yaml:2
ELDER = kinds.Elder(
    id="knight_fall.elder",
    name="Elder",
    team="knights",
    max_health=6,
    diagonal_moves=0,
)

CONTENTS: Contents = Contents(definitions=(ELDER,))
