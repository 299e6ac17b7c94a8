# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/minions/imp.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Minion

# content/knight_fall/minions/imp.yaml:2
IMP = Minion("knight_fall.imp", "Imp", team="demons", heals_first=True)

CONTENTS = Contents(definitions=(IMP,))
