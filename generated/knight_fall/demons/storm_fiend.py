# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/demons/storm_fiend.yaml

from __future__ import annotations

from interpreter.api import Contents

from .. import kinds

# content/knight_fall/demons/storm_fiend.yaml:2
STORM_FIEND = kinds.Demon("knight_fall.storm_fiend", "Storm Fiend", max_health=5, start_health=5)

CONTENTS = Contents(definitions=(STORM_FIEND,))
