# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/minions/tokens.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Token

# content/knight_fall/minions/tokens.yaml:2
PORTAL = Token("knight_fall.portal", "Portal")

# content/knight_fall/minions/tokens.yaml:6
FIRE = Token("knight_fall.fire", "Fire")

CONTENTS = Contents(definitions=(PORTAL, FIRE))
