# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/cooperative/drag_off.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import CooperativeCard
from ...rules import cooperative as rules_cooperative
from ...state import State

# content/knight_fall/cards/cooperative/drag_off.yaml:2
DRAG_OFF = CooperativeCard("knight_fall.drag_off", "Drag Off")


def drag_off_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/drag_off.yaml:5
    # drag_off; strike 3
    rules_cooperative.drag_off(game, game.piece_demon[bearer])
    if game.over:
        return
    rules_cooperative.strike(game, 3, game.piece_demon[bearer])


def drag_off_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/drag_off.yaml:7
    # advance 1
    rules_cooperative.advance(game, 1, game.piece_demon[bearer])


# content/knight_fall/cards/cooperative/drag_off.yaml:2
DRAG_OFF_ABILITIES = Abilities(
    resolve=(("primary", drag_off_resolve), ("secondary", drag_off_resolve_2)),
    text="Primary: Move 1 elder from an adjacent tile to your tile, an undefended one first, then the weakest; deal 3 damage to 1 close enemy.\nSecondary: Move 1.",
    fields=("primary", "secondary"),
)

CONTENTS = Contents(definitions=(DRAG_OFF,), abilities={"knight_fall.drag_off": DRAG_OFF_ABILITIES})
