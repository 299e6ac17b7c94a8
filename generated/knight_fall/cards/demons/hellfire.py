# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/demons/hellfire.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import demons as rules_demons
from ...state import State

# content/knight_fall/cards/demons/hellfire.yaml:2
HELLFIRE = PowerCard(
    "knight_fall.hellfire", "Hellfire", team="demons", secondary=("ranged", "ranged")
)


def hellfire_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/demons/hellfire.yaml:6
    # hellfire 1
    rules_demons.hellfire(game, 1, game.piece_character[bearer])


# content/knight_fall/cards/demons/hellfire.yaml:2
HELLFIRE_ABILITIES = Abilities(
    resolve=(("primary", hellfire_resolve),),
    text="Secondary: ranged, ranged.\nPrimary: Deal 1 damage to all enemies on 1 adjacent tile.",
    fields=("primary",),
)

CONTENTS = Contents(definitions=(HELLFIRE,), abilities={"knight_fall.hellfire": HELLFIRE_ABILITIES})
