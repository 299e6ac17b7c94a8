# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/demons/savage_pounce.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import board as rules_board
from ...rules import powers as rules_powers
from ...state import State

# content/knight_fall/cards/demons/savage_pounce.yaml:2
SAVAGE_POUNCE = PowerCard(
    "knight_fall.savage_pounce", "Savage Pounce", team="demons", secondary=("move", "melee")
)


def savage_pounce_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/demons/savage_pounce.yaml:6
    # roam 2; hit 1
    rules_board.roam(game, 2, game.piece_character[bearer])
    if game.over:
        return
    rules_powers.hit(game, 1, game.piece_character[bearer])


# content/knight_fall/cards/demons/savage_pounce.yaml:2
SAVAGE_POUNCE_ABILITIES = Abilities(
    resolve=(("primary", savage_pounce_resolve),),
    text="Secondary: move, melee.\nPrimary: Move up to 2; deal 1 damage to 1 close enemy.",
    fields=("primary",),
)

CONTENTS = Contents(
    definitions=(SAVAGE_POUNCE,), abilities={"knight_fall.savage_pounce": SAVAGE_POUNCE_ABILITIES}
)
