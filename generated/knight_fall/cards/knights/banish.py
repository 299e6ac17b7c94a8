# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/knights/banish.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import knights as rules_knights
from ...state import State

# content/knight_fall/cards/knights/banish.yaml:2
BANISH = PowerCard("knight_fall.banish", "Banish", team="knights", secondary=("ranged", "move"))


def banish_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/knights/banish.yaml:6
    # banish 1
    rules_knights.banish(game, 1, game.piece_character[bearer])


# content/knight_fall/cards/knights/banish.yaml:2
BANISH_ABILITIES = Abilities(
    resolve=(("primary", banish_resolve),),
    text="Secondary: ranged, move.\nPrimary: Move 1 close enemy to an adjacent tile, then deal 1 damage to it.",
    fields=("primary",),
)

CONTENTS = Contents(definitions=(BANISH,), abilities={"knight_fall.banish": BANISH_ABILITIES})
