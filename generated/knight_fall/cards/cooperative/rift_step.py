# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/cooperative/rift_step.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import CooperativeCard
from ...rules import cooperative as rules_cooperative
from ...state import State

# content/knight_fall/cards/cooperative/rift_step.yaml:2
RIFT_STEP = CooperativeCard("knight_fall.rift_step", "Rift Step")


def rift_step_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/rift_step.yaml:5
    # rift_step; advance 1; strike 3
    rules_cooperative.rift_step(game, game.piece_demon[bearer])
    if game.over:
        return
    rules_cooperative.advance(game, 1, game.piece_demon[bearer])
    if game.over:
        return
    rules_cooperative.strike(game, 3, game.piece_demon[bearer])


def rift_step_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/rift_step.yaml:7
    # advance 1
    rules_cooperative.advance(game, 1, game.piece_demon[bearer])


# content/knight_fall/cards/cooperative/rift_step.yaml:2
RIFT_STEP_ABILITIES = Abilities(
    resolve=(("primary", rift_step_resolve), ("secondary", rift_step_resolve_2)),
    text="Primary: Go to the seal; move 1; deal 3 damage to 1 close enemy.\nSecondary: Move 1.",
    fields=("primary", "secondary"),
)

CONTENTS = Contents(
    definitions=(RIFT_STEP,), abilities={"knight_fall.rift_step": RIFT_STEP_ABILITIES}
)
