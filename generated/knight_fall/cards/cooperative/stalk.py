# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/cooperative/stalk.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import CooperativeCard
from ...rules import cooperative as rules_cooperative
from ...state import State

# content/knight_fall/cards/cooperative/stalk.yaml:2
STALK = CooperativeCard("knight_fall.stalk", "Stalk")


def stalk_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/stalk.yaml:5
    # advance 1; strike 3
    rules_cooperative.advance(game, 1, game.piece_demon[bearer])
    if game.over:
        return
    rules_cooperative.strike(game, 3, game.piece_demon[bearer])


def stalk_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/stalk.yaml:7
    # advance 1
    rules_cooperative.advance(game, 1, game.piece_demon[bearer])


# content/knight_fall/cards/cooperative/stalk.yaml:2
STALK_ABILITIES = Abilities(
    resolve=(("primary", stalk_resolve), ("secondary", stalk_resolve_2)),
    text="Primary: Move 1; deal 3 damage to 1 close enemy.\nSecondary: Move 1.",
    fields=("primary", "secondary"),
)

CONTENTS = Contents(definitions=(STALK,), abilities={"knight_fall.stalk": STALK_ABILITIES})
