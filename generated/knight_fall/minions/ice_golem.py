# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/minions/ice_golem.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Golem

# content/knight_fall/minions/ice_golem.yaml:2
ICE_GOLEM = Golem("knight_fall.ice_golem", "Ice Golem")

CONTENTS = Contents(definitions=(ICE_GOLEM,))
