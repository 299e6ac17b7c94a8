# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/knights/phase_knight.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Knight
from ..rules import knights as rules_knights
from ..state import State

# content/knight_fall/knights/phase_knight.yaml:2
PHASE_KNIGHT = Knight(
    "knight_fall.phase_knight", "Phase Knight", start_health=5, start_defense=2, elusive=True
)


def phase_knight_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/knights/phase_knight.yaml:9
    # "Open portal": open_portal
    rules_knights.open_portal(game, bearer)


# content/knight_fall/knights/phase_knight.yaml:2
PHASE_KNIGHT_ABILITIES = Abilities(
    resolve=(("magic", phase_knight_resolve),),
    text="Half elsewhere: you take no disengagement damage.\nFor 2 magic: Open portal: place 1 portal on your tile or an adjacent tile without one; for move actions of knights all tiles with portals are adjacent.",
    fields=("magic",),
)

CONTENTS = Contents(
    definitions=(PHASE_KNIGHT,), abilities={"knight_fall.phase_knight": PHASE_KNIGHT_ABILITIES}
)
