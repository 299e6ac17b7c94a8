# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/basic_action.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import BasicCard

# content/knight_fall/cards/basic_action.yaml:2
BASIC_ACTION_ = BasicCard(
    "knight_fall.basic_action", "Basic Action", choices=("move", "heal", "magic")
)

# content/knight_fall/cards/basic_action.yaml:2
BASIC_ACTION__ABILITIES = Abilities(text="One of: move, heal, magic.", fields=())

CONTENTS = Contents(
    definitions=(BASIC_ACTION_,), abilities={"knight_fall.basic_action": BASIC_ACTION__ABILITIES}
)
