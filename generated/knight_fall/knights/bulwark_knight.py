# Rules and documents of the pack `knight_fall`.
# Generated from content/knight_fall/knights/bulwark_knight.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.knight_fall.kinds as kinds
from interpreter.api import Abilities, Contents, Modifier

# content/knight_fall/knights/bulwark_knight.yaml:2
BULWARK_KNIGHT = kinds.Knight(
    id="knight_fall.bulwark_knight",
    name="Bulwark Knight",
    team="knights",
    max_health=6,
    diagonal_moves=0,
    start_health=6,
    start_defense=3,
    first_block=1,
)

# content/knight_fall/knights/bulwark_knight.yaml:2
BULWARK_KNIGHT_ABILITIES = Abilities(
    modifiers=(Modifier("first_block", "add", None, 1),),
    text="+1 first block.",
)

CONTENTS: Contents = Contents(
    definitions=(BULWARK_KNIGHT,),
    abilities={"knight_fall.bulwark_knight": BULWARK_KNIGHT_ABILITIES},
)
