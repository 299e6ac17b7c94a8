# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/cooperative/blood_rite.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import CooperativeCard
from ...rules import cooperative as rules_cooperative
from ...state import State

# content/knight_fall/cards/cooperative/blood_rite.yaml:2
BLOOD_RITE = CooperativeCard("knight_fall.blood_rite", "Blood Rite")


def blood_rite_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/blood_rite.yaml:5
    # blood_rite 3
    rules_cooperative.blood_rite(game, 3, game.piece_demon[bearer])


def blood_rite_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/blood_rite.yaml:7
    # strike 2
    rules_cooperative.strike(game, 2, game.piece_demon[bearer])


# content/knight_fall/cards/cooperative/blood_rite.yaml:2
BLOOD_RITE_ABILITIES = Abilities(
    resolve=(("primary", blood_rite_resolve), ("secondary", blood_rite_resolve_2)),
    text="Primary: Deal 3 damage to 1 close enemy; if that kills it, heal 2.\nSecondary: Deal 2 damage to 1 close enemy.",
    fields=("primary", "secondary"),
)

CONTENTS = Contents(
    definitions=(BLOOD_RITE,), abilities={"knight_fall.blood_rite": BLOOD_RITE_ABILITIES}
)
