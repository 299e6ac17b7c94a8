# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/cooperative/relentless.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import CooperativeCard
from ...rules import cooperative as rules_cooperative
from ...state import State

# content/knight_fall/cards/cooperative/relentless.yaml:2
RELENTLESS = CooperativeCard("knight_fall.relentless", "Relentless")


def relentless_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/relentless.yaml:5
    # advance 3; strike 2
    rules_cooperative.advance(game, 3, game.piece_demon[bearer])
    if game.over:
        return
    rules_cooperative.strike(game, 2, game.piece_demon[bearer])


def relentless_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/relentless.yaml:7
    # advance 2
    rules_cooperative.advance(game, 2, game.piece_demon[bearer])


# content/knight_fall/cards/cooperative/relentless.yaml:2
RELENTLESS_ABILITIES = Abilities(
    resolve=(("primary", relentless_resolve), ("secondary", relentless_resolve_2)),
    text="Primary: Move 3; deal 2 damage to 1 close enemy.\nSecondary: Move 2.",
    fields=("primary", "secondary"),
)

CONTENTS = Contents(
    definitions=(RELENTLESS,), abilities={"knight_fall.relentless": RELENTLESS_ABILITIES}
)
