# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/knights/wind_knight.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Modifier

from .. import kinds

# content/knight_fall/knights/wind_knight.yaml:2
WIND_KNIGHT = kinds.Knight(
    "knight_fall.wind_knight", "Wind Knight", start_health=5, start_defense=2
)

# content/knight_fall/knights/wind_knight.yaml:2
WIND_KNIGHT_ABILITIES = Abilities(
    modifiers=(Modifier("diagonal_moves", "add", None, 1),), text="+1 diagonal move."
)

CONTENTS = Contents(
    definitions=(WIND_KNIGHT,), abilities={"knight_fall.wind_knight": WIND_KNIGHT_ABILITIES}
)
