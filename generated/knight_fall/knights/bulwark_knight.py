# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/knights/bulwark_knight.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Modifier

from .. import kinds

# content/knight_fall/knights/bulwark_knight.yaml:2
BULWARK_KNIGHT = kinds.Knight("knight_fall.bulwark_knight", "Bulwark Knight", start_defense=3)

# content/knight_fall/knights/bulwark_knight.yaml:2
BULWARK_KNIGHT_ABILITIES = Abilities(
    modifiers=(Modifier("first_block", "add", None, 1),), text="+1 to the first block of an attack."
)

CONTENTS = Contents(
    definitions=(BULWARK_KNIGHT,),
    abilities={"knight_fall.bulwark_knight": BULWARK_KNIGHT_ABILITIES},
)
