# Rules and documents of the pack `knight_fall`.
# Generated from content/knight_fall/minions/imp.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.knight_fall.kinds as kinds
from interpreter.api import Contents

# content/knight_fall/minions/imp.yaml:2
IMP = kinds.Minion(
    id="knight_fall.imp",
    name="Imp",
    team="demons",
    max_health=2,
    diagonal_moves=0,
    heals_first=True,
)

CONTENTS: Contents = Contents(definitions=(IMP,))
