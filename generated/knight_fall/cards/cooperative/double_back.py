# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/cooperative/double_back.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import CooperativeCard
from ...rules import cooperative as rules_cooperative
from ...state import State

# content/knight_fall/cards/cooperative/double_back.yaml:2
DOUBLE_BACK = CooperativeCard("knight_fall.double_back", "Double Back")


def double_back_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/double_back.yaml:5
    # circle 2 through counterclockwise; strike 3
    rules_cooperative.circle(game, 2, "counterclockwise", game.piece_demon[bearer])
    if game.over:
        return
    rules_cooperative.strike(game, 3, game.piece_demon[bearer])


def double_back_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/double_back.yaml:7
    # circle 1 through counterclockwise; strike 2
    rules_cooperative.circle(game, 1, "counterclockwise", game.piece_demon[bearer])
    if game.over:
        return
    rules_cooperative.strike(game, 2, game.piece_demon[bearer])


# content/knight_fall/cards/cooperative/double_back.yaml:2
DOUBLE_BACK_ABILITIES = Abilities(
    resolve=(("primary", double_back_resolve), ("secondary", double_back_resolve_2)),
    text="Primary: Circle counterclockwise 2; deal 3 damage to 1 close enemy.\nSecondary: Circle counterclockwise 1; deal 2 damage to 1 close enemy.",
    fields=("primary", "secondary"),
)

CONTENTS = Contents(
    definitions=(DOUBLE_BACK,), abilities={"knight_fall.double_back": DOUBLE_BACK_ABILITIES}
)
