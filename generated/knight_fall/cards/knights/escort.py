# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/knights/escort.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import knights as rules_knights
from ...rules import powers as rules_powers
from ...state import State

# content/knight_fall/cards/knights/escort.yaml:2
ESCORT = PowerCard("knight_fall.escort", "Escort", team="knights", secondary=("move", "heal"))


def escort_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/knights/escort.yaml:6
    # escort 2; tend 1
    rules_knights.escort(game, 2, game.piece_character[bearer])
    if game.over:
        return
    rules_powers.tend(game, 1, game.piece_character[bearer])


# content/knight_fall/cards/knights/escort.yaml:2
ESCORT_ABILITIES = Abilities(
    resolve=(("primary", escort_resolve),),
    text="Secondary: move, heal.\nPrimary: Move 1 without disengagement damage and take up to 2 close elders along; heal 1 to yourself or a close ally.",
    fields=("primary",),
)

CONTENTS = Contents(definitions=(ESCORT,), abilities={"knight_fall.escort": ESCORT_ABILITIES})
