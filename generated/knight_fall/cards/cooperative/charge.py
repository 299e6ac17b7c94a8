# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/cooperative/charge.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import CooperativeCard
from ...rules import cooperative as rules_cooperative
from ...state import State

# content/knight_fall/cards/cooperative/charge.yaml:2
CHARGE = CooperativeCard("knight_fall.charge", "Charge")


def charge_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/charge.yaml:5
    # advance 2; strike 3
    rules_cooperative.advance(game, 2, game.piece_demon[bearer])
    if game.over:
        return
    rules_cooperative.strike(game, 3, game.piece_demon[bearer])


def charge_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/charge.yaml:7
    # strike 2
    rules_cooperative.strike(game, 2, game.piece_demon[bearer])


# content/knight_fall/cards/cooperative/charge.yaml:2
CHARGE_ABILITIES = Abilities(
    resolve=(("primary", charge_resolve), ("secondary", charge_resolve_2)),
    text="Primary: Move 2; deal 3 damage to 1 close enemy.\nSecondary: Deal 2 damage to 1 close enemy.",
    fields=("primary", "secondary"),
)

CONTENTS = Contents(definitions=(CHARGE,), abilities={"knight_fall.charge": CHARGE_ABILITIES})
