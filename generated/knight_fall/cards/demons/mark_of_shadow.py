# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/demons/mark_of_shadow.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Modifier

from ...kinds import PowerCard
from ...state import State

# content/knight_fall/cards/demons/mark_of_shadow.yaml:2
MARK_OF_SHADOW = PowerCard(
    "knight_fall.mark_of_shadow",
    "Mark of Shadow",
    team="demons",
    secondary=("magic", "magic"),
    seal=True,
)


def mark_of_shadow_changes_diagonal_moves(game: State, bearer: int, target: int) -> bool:
    # content/knight_fall/cards/demons/mark_of_shadow.yaml:8
    # diagonal_moves: true
    return target == game.piece_character[bearer]


# content/knight_fall/cards/demons/mark_of_shadow.yaml:2
MARK_OF_SHADOW_ABILITIES = Abilities(
    modifiers=(Modifier("diagonal_moves", "set", mark_of_shadow_changes_diagonal_moves, 1),),
    text="Secondary: magic, magic.\nPrimary: Lay this seal or mark in front of your character.\nYour move actions may also be diagonal.",
)

CONTENTS = Contents(
    definitions=(MARK_OF_SHADOW,),
    abilities={"knight_fall.mark_of_shadow": MARK_OF_SHADOW_ABILITIES},
)
