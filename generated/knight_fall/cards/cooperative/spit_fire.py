# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/cooperative/spit_fire.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import CooperativeCard
from ...rules import cooperative as rules_cooperative
from ...state import State

# content/knight_fall/cards/cooperative/spit_fire.yaml:2
SPIT_FIRE = CooperativeCard("knight_fall.spit_fire", "Spit Fire")


def spit_fire_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/spit_fire.yaml:5
    # shoot 3; advance 1
    rules_cooperative.shoot(game, 3, game.piece_demon[bearer])
    if game.over:
        return
    rules_cooperative.advance(game, 1, game.piece_demon[bearer])


def spit_fire_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/spit_fire.yaml:7
    # shoot 2
    rules_cooperative.shoot(game, 2, game.piece_demon[bearer])


# content/knight_fall/cards/cooperative/spit_fire.yaml:2
SPIT_FIRE_ABILITIES = Abilities(
    resolve=(("primary", spit_fire_resolve), ("secondary", spit_fire_resolve_2)),
    text="Primary: Deal 3 damage to 1 adjacent enemy; move 1.\nSecondary: Deal 2 damage to 1 adjacent enemy.",
    fields=("primary", "secondary"),
)

CONTENTS = Contents(
    definitions=(SPIT_FIRE,), abilities={"knight_fall.spit_fire": SPIT_FIRE_ABILITIES}
)
