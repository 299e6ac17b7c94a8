# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/minions/stone_golem.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Golem

# content/knight_fall/minions/stone_golem.yaml:2
STONE_GOLEM = Golem("knight_fall.stone_golem", "Stone Golem", heals_first=True)

CONTENTS = Contents(definitions=(STONE_GOLEM,))
