# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/knights/wind_knight.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Modifier

from ..kinds import Knight
from ..rules import knights as rules_knights
from ..state import State

# content/knight_fall/knights/wind_knight.yaml:2
WIND_KNIGHT = Knight("knight_fall.wind_knight", "Wind Knight", start_health=5, start_defense=2)


def wind_knight_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/knights/wind_knight.yaml:9
    # "Gale": gale 2
    rules_knights.gale(game, 2, bearer)


# content/knight_fall/knights/wind_knight.yaml:2
WIND_KNIGHT_ABILITIES = Abilities(
    resolve=(("magic", wind_knight_resolve),),
    modifiers=(Modifier("diagonal_moves", "set", None, 1),),
    text="Crosswind: your move actions may also be diagonal.\nFor 2 magic: Gale: move 1 other close or adjacent unit up to 2 tiles.",
    fields=("effects", "magic"),
)

CONTENTS = Contents(
    definitions=(WIND_KNIGHT,), abilities={"knight_fall.wind_knight": WIND_KNIGHT_ABILITIES}
)
