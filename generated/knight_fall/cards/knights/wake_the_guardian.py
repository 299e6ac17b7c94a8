# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/knights/wake_the_guardian.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import knights as rules_knights
from ...state import State

# content/knight_fall/cards/knights/wake_the_guardian.yaml:2
WAKE_THE_GUARDIAN = PowerCard(
    "knight_fall.wake_the_guardian",
    "Wake the Guardian",
    team="knights",
    secondary=("heal", "magic"),
)


def wake_the_guardian_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/knights/wake_the_guardian.yaml:7
    # wake_golem
    rules_knights.wake_golem(game, game.piece_character[bearer])


# content/knight_fall/cards/knights/wake_the_guardian.yaml:2
WAKE_THE_GUARDIAN_ABILITIES = Abilities(
    resolve=(("primary", wake_the_guardian_resolve),),
    text="Secondary: heal, magic.\nPrimary: Place 1 Stone Golem on your tile.",
    fields=("primary",),
)

CONTENTS = Contents(
    definitions=(WAKE_THE_GUARDIAN,),
    abilities={"knight_fall.wake_the_guardian": WAKE_THE_GUARDIAN_ABILITIES},
)
