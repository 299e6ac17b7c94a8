# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/cooperative/hold_ground.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import CooperativeCard
from ...rules import cooperative as rules_cooperative
from ...state import State

# content/knight_fall/cards/cooperative/hold_ground.yaml:2
HOLD_GROUND = CooperativeCard("knight_fall.hold_ground", "Hold Ground")


def hold_ground_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/hold_ground.yaml:5
    # hold_ground; strike 3; shoot 2
    rules_cooperative.hold_ground(game, game.piece_demon[bearer])
    rules_cooperative.strike(game, 3, game.piece_demon[bearer])
    if game.over:
        return
    rules_cooperative.shoot(game, 2, game.piece_demon[bearer])


def hold_ground_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/hold_ground.yaml:7
    # strike 2
    rules_cooperative.strike(game, 2, game.piece_demon[bearer])


# content/knight_fall/cards/cooperative/hold_ground.yaml:2
HOLD_GROUND_ABILITIES = Abilities(
    resolve=(("primary", hold_ground_resolve), ("secondary", hold_ground_resolve_2)),
    text="Primary: Do not move this turn; deal 3 damage to 1 close enemy; deal 2 damage to 1 adjacent enemy.\nSecondary: Deal 2 damage to 1 close enemy.",
    fields=("primary", "secondary"),
)

CONTENTS = Contents(
    definitions=(HOLD_GROUND,), abilities={"knight_fall.hold_ground": HOLD_GROUND_ABILITIES}
)
