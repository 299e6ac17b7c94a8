# Rules and documents of the pack `knight_fall`.
# Generated from content/knight_fall/demons/storm_fiend.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.knight_fall.kinds as kinds
from interpreter.api import Contents

# content/knight_fall/demons/storm_fiend.yaml:2
STORM_FIEND = kinds.Demon(
    id="knight_fall.storm_fiend",
    name="Storm Fiend",
    team="demons",
    max_health=5,
    diagonal_moves=0,
    start_health=5,
)

CONTENTS: Contents = Contents(definitions=(STORM_FIEND,))
