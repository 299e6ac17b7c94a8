# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/knights/stand_fast.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import knights as rules_knights
from ...state import State

# content/knight_fall/cards/knights/stand_fast.yaml:2
STAND_FAST = PowerCard(
    "knight_fall.stand_fast", "Stand Fast", team="knights", secondary=("defend", "defend")
)


def stand_fast_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/knights/stand_fast.yaml:6
    # gain_defense 3
    rules_knights.gain_defense(game, 3, game.piece_character[bearer])


# content/knight_fall/cards/knights/stand_fast.yaml:2
STAND_FAST_ABILITIES = Abilities(
    resolve=(("primary", stand_fast_resolve),),
    text="Secondary: defend, defend.\nPrimary: Gain 3 DEFENSE.",
    fields=("primary",),
)

CONTENTS = Contents(
    definitions=(STAND_FAST,), abilities={"knight_fall.stand_fast": STAND_FAST_ABILITIES}
)
