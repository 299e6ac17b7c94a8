# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/elders/elder.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Elder

# content/knight_fall/elders/elder.yaml:2
ELDER = Elder("knight_fall.elder", "Elder", max_health=6)

CONTENTS = Contents(definitions=(ELDER,))
