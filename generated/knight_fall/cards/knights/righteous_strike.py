# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/knights/righteous_strike.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import powers as rules_powers
from ...state import State

# content/knight_fall/cards/knights/righteous_strike.yaml:2
RIGHTEOUS_STRIKE = PowerCard(
    "knight_fall.righteous_strike",
    "Righteous Strike",
    team="knights",
    secondary=("ranged", "magic"),
)


def righteous_strike_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/knights/righteous_strike.yaml:6
    # hit 3
    rules_powers.hit(game, 3, game.piece_character[bearer])


# content/knight_fall/cards/knights/righteous_strike.yaml:2
RIGHTEOUS_STRIKE_ABILITIES = Abilities(
    resolve=(("primary", righteous_strike_resolve),),
    text="Secondary: ranged, magic.\nPrimary: Deal 3 damage to 1 close enemy.",
    fields=("primary",),
)

CONTENTS = Contents(
    definitions=(RIGHTEOUS_STRIKE,),
    abilities={"knight_fall.righteous_strike": RIGHTEOUS_STRIKE_ABILITIES},
)
