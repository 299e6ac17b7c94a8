# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/knights/shield_charge.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import board as rules_board
from ...rules import powers as rules_powers
from ...state import State

# content/knight_fall/cards/knights/shield_charge.yaml:2
SHIELD_CHARGE = PowerCard(
    "knight_fall.shield_charge", "Shield Charge", team="knights", secondary=("move", "melee")
)


def shield_charge_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/knights/shield_charge.yaml:6
    # march 1; hit 2
    rules_board.march(game, 1, game.piece_character[bearer])
    if game.over:
        return
    rules_powers.hit(game, 2, game.piece_character[bearer])


# content/knight_fall/cards/knights/shield_charge.yaml:2
SHIELD_CHARGE_ABILITIES = Abilities(
    resolve=(("primary", shield_charge_resolve),),
    text="Secondary: move, melee.\nPrimary: Move 1; deal 2 damage to 1 close enemy.",
    fields=("primary",),
)

CONTENTS = Contents(
    definitions=(SHIELD_CHARGE,), abilities={"knight_fall.shield_charge": SHIELD_CHARGE_ABILITIES}
)
