# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/knights/binding_chains.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import knights as rules_knights
from ...rules import powers as rules_powers
from ...state import State

# content/knight_fall/cards/knights/binding_chains.yaml:2
BINDING_CHAINS = PowerCard(
    "knight_fall.binding_chains", "Binding Chains", team="knights", secondary=("melee", "ranged")
)


def binding_chains_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/knights/binding_chains.yaml:6
    # hex 1; gain_defense 1
    rules_powers.hex_(game, 1, game.piece_character[bearer])
    if game.over:
        return
    rules_knights.gain_defense(game, 1, game.piece_character[bearer])


# content/knight_fall/cards/knights/binding_chains.yaml:2
BINDING_CHAINS_ABILITIES = Abilities(
    resolve=(("primary", binding_chains_resolve),),
    text="Secondary: melee, ranged.\nPrimary: Deal 1 damage to 1 close or adjacent enemy and slow it; gain 1 DEFENSE.",
    fields=("primary",),
)

CONTENTS = Contents(
    definitions=(BINDING_CHAINS,),
    abilities={"knight_fall.binding_chains": BINDING_CHAINS_ABILITIES},
)
