# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/knights/lay_on_hands.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import powers as rules_powers
from ...state import State

# content/knight_fall/cards/knights/lay_on_hands.yaml:2
LAY_ON_HANDS = PowerCard(
    "knight_fall.lay_on_hands", "Lay on Hands", team="knights", secondary=("heal", "heal")
)


def lay_on_hands_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/knights/lay_on_hands.yaml:7
    # repeat 3 times: tend 1
    character_of = game.piece_character
    for _ in range(3):
        rules_powers.tend(game, 1, character_of[bearer])


# content/knight_fall/cards/knights/lay_on_hands.yaml:2
LAY_ON_HANDS_ABILITIES = Abilities(
    resolve=(("primary", lay_on_hands_resolve),),
    text="Secondary: heal, heal.\nPrimary: 3 times: heal 1 to yourself or a close ally.",
    fields=("primary",),
)

CONTENTS = Contents(
    definitions=(LAY_ON_HANDS,), abilities={"knight_fall.lay_on_hands": LAY_ON_HANDS_ABILITIES}
)
