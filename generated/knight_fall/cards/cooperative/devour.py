# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/cooperative/devour.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import CooperativeCard
from ...rules import cooperative as rules_cooperative
from ...rules import damage as rules_damage
from ...state import State

# content/knight_fall/cards/cooperative/devour.yaml:2
DEVOUR = CooperativeCard("knight_fall.devour", "Devour")


def devour_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/devour.yaml:5
    # strike 3; heal 2
    rules_cooperative.strike(game, 3, game.piece_demon[bearer])
    if game.over:
        return
    rules_damage.heal(game, 2, game.piece_demon[bearer])


def devour_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/devour.yaml:7
    # heal 2
    rules_damage.heal(game, 2, game.piece_demon[bearer])


# content/knight_fall/cards/cooperative/devour.yaml:2
DEVOUR_ABILITIES = Abilities(
    resolve=(("primary", devour_resolve), ("secondary", devour_resolve_2)),
    text="Primary: Deal 3 damage to 1 close enemy; heal 2.\nSecondary: Heal 2.",
    fields=("primary", "secondary"),
)

CONTENTS = Contents(definitions=(DEVOUR,), abilities={"knight_fall.devour": DEVOUR_ABILITIES})
