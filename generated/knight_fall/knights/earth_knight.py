# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/knights/earth_knight.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Knight
from ..rules import knights as rules_knights
from ..state import State

# content/knight_fall/knights/earth_knight.yaml:2
EARTH_KNIGHT = Knight("knight_fall.earth_knight", "Earth Knight", start_defense=2, unshaken=True)


def earth_knight_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/knights/earth_knight.yaml:8
    # "Slag birth": slag_birth
    rules_knights.slag_birth(game, bearer)


# content/knight_fall/knights/earth_knight.yaml:2
EARTH_KNIGHT_ABILITIES = Abilities(
    resolve=(("magic", earth_knight_resolve),),
    text="Unshaken: enemy abilities cannot move you or an elder close to you.\nFor 2 magic: Slag birth: place 1 slag golem on your tile or an adjacent tile.",
    fields=("magic",),
)

CONTENTS = Contents(
    definitions=(EARTH_KNIGHT,), abilities={"knight_fall.earth_knight": EARTH_KNIGHT_ABILITIES}
)
