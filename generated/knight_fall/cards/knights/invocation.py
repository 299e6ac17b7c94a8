# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/knights/invocation.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import knights as rules_knights
from ...rules import powers as rules_powers
from ...state import State

# content/knight_fall/cards/knights/invocation.yaml:2
INVOCATION = PowerCard(
    "knight_fall.invocation", "Invocation", team="knights", secondary=("magic", "defend")
)


def invocation_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/knights/invocation.yaml:6
    # invoke; gain_defense 1
    rules_powers.invoke(game, game.piece_character[bearer])
    if game.over:
        return
    rules_knights.gain_defense(game, 1, game.piece_character[bearer])


# content/knight_fall/cards/knights/invocation.yaml:2
INVOCATION_ABILITIES = Abilities(
    resolve=(("primary", invocation_resolve),),
    text="Secondary: magic, defend.\nPrimary: Use your magic ability; gain 1 DEFENSE.",
    fields=("primary",),
)

CONTENTS = Contents(
    definitions=(INVOCATION,), abilities={"knight_fall.invocation": INVOCATION_ABILITIES}
)
