# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/minions/slag_golem.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Golem

# content/knight_fall/minions/slag_golem.yaml:2
SLAG_GOLEM = Golem("knight_fall.slag_golem", "Slag Golem")

CONTENTS = Contents(definitions=(SLAG_GOLEM,))
