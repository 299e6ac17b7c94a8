# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/knights/sweeping_blade.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import cooperative as rules_cooperative
from ...rules import knights as rules_knights
from ...state import State

# content/knight_fall/cards/knights/sweeping_blade.yaml:2
SWEEPING_BLADE = PowerCard(
    "knight_fall.sweeping_blade", "Sweeping Blade", team="knights", secondary=("melee", "melee")
)


def sweeping_blade_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/knights/sweeping_blade.yaml:6
    # sweep 1; gain_defense 1
    rules_cooperative.sweep(game, 1, game.piece_character[bearer])
    if game.over:
        return
    rules_knights.gain_defense(game, 1, game.piece_character[bearer])


# content/knight_fall/cards/knights/sweeping_blade.yaml:2
SWEEPING_BLADE_ABILITIES = Abilities(
    resolve=(("primary", sweeping_blade_resolve),),
    text="Secondary: melee, melee.\nPrimary: Deal 1 damage to all close enemies; gain 1 DEFENSE.",
    fields=("primary",),
)

CONTENTS = Contents(
    definitions=(SWEEPING_BLADE,),
    abilities={"knight_fall.sweeping_blade": SWEEPING_BLADE_ABILITIES},
)
