# Rules and documents of the pack `knight_fall`.
# Generated from content/knight_fall/elders/elder.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from interpreter.api import Contents

from .. import kinds

# content/knight_fall/elders/elder.yaml:2
ELDER = kinds.Elder("knight_fall.elder", "Elder", max_health=6)

CONTENTS: Contents = Contents(definitions=(ELDER,))
