# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/demons/impale.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import powers as rules_powers
from ...state import State

# content/knight_fall/cards/demons/impale.yaml:2
IMPALE = PowerCard("knight_fall.impale", "Impale", team="demons", secondary=("ranged", "magic"))


def impale_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/demons/impale.yaml:6
    # hit 2
    rules_powers.hit(game, 2, game.piece_character[bearer])


# content/knight_fall/cards/demons/impale.yaml:2
IMPALE_ABILITIES = Abilities(
    resolve=(("primary", impale_resolve),),
    text="Secondary: ranged, magic.\nPrimary: Deal 2 damage to 1 close enemy.",
    fields=("primary",),
)

CONTENTS = Contents(definitions=(IMPALE,), abilities={"knight_fall.impale": IMPALE_ABILITIES})
