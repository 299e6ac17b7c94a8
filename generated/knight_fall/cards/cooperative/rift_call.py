# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/cooperative/rift_call.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import CooperativeCard
from ...rules import cooperative as rules_cooperative
from ...state import State

# content/knight_fall/cards/cooperative/rift_call.yaml:2
RIFT_CALL = CooperativeCard("knight_fall.rift_call", "Rift Call")


def rift_call_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/rift_call.yaml:5
    # call_imp; advance 1; strike 2
    rules_cooperative.call_imp(game, game.piece_demon[bearer])
    rules_cooperative.advance(game, 1, game.piece_demon[bearer])
    if game.over:
        return
    rules_cooperative.strike(game, 2, game.piece_demon[bearer])


def rift_call_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/rift_call.yaml:7
    # call_imp
    rules_cooperative.call_imp(game, game.piece_demon[bearer])


# content/knight_fall/cards/cooperative/rift_call.yaml:2
RIFT_CALL_ABILITIES = Abilities(
    resolve=(("primary", rift_call_resolve), ("secondary", rift_call_resolve_2)),
    text="Primary: Place 1 imp on the seal; move 1; deal 2 damage to 1 close enemy.\nSecondary: Place 1 imp on the seal.",
    fields=("primary", "secondary"),
)

CONTENTS = Contents(
    definitions=(RIFT_CALL,), abilities={"knight_fall.rift_call": RIFT_CALL_ABILITIES}
)
