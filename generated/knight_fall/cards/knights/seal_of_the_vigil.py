# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/knights/seal_of_the_vigil.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Modifier

from ...kinds import PowerCard
from ...state import State

# content/knight_fall/cards/knights/seal_of_the_vigil.yaml:2
SEAL_OF_THE_VIGIL = PowerCard(
    "knight_fall.seal_of_the_vigil",
    "Seal of the Vigil",
    team="knights",
    secondary=("magic", "magic"),
    seal=True,
)


def seal_of_the_vigil_changes_defends_diagonally(game: State, bearer: int, target: int) -> bool:
    # content/knight_fall/cards/knights/seal_of_the_vigil.yaml:8
    # defends_diagonally: true
    return target == game.piece_character[bearer]


# content/knight_fall/cards/knights/seal_of_the_vigil.yaml:2
SEAL_OF_THE_VIGIL_ABILITIES = Abilities(
    modifiers=(
        Modifier("defends_diagonally", "set", seal_of_the_vigil_changes_defends_diagonally, 1),
    ),
    text="Secondary: magic, magic.\nPrimary: Lay this seal or mark in front of your character.\nYou may also defend allies on diagonal tiles.",
)

CONTENTS = Contents(
    definitions=(SEAL_OF_THE_VIGIL,),
    abilities={"knight_fall.seal_of_the_vigil": SEAL_OF_THE_VIGIL_ABILITIES},
)
