# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/demons/imp_rush.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import demons as rules_demons
from ...state import State

# content/knight_fall/cards/demons/imp_rush.yaml:2
IMP_RUSH = PowerCard(
    "knight_fall.imp_rush", "Imp Rush", team="demons", secondary=("move", "command")
)


def imp_rush_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/demons/imp_rush.yaml:6
    # imp_rush 2
    rules_demons.imp_rush(game, 2, game.piece_character[bearer])


# content/knight_fall/cards/demons/imp_rush.yaml:2
IMP_RUSH_ABILITIES = Abilities(
    resolve=(("primary", imp_rush_resolve),),
    text="Secondary: move, command.\nPrimary: Up to 2 imps anywhere each move 1 and then melee 1.",
    fields=("primary",),
)

CONTENTS = Contents(definitions=(IMP_RUSH,), abilities={"knight_fall.imp_rush": IMP_RUSH_ABILITIES})
