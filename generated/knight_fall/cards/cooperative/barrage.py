# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/cooperative/barrage.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import CooperativeCard
from ...rules import cooperative as rules_cooperative
from ...state import State

# content/knight_fall/cards/cooperative/barrage.yaml:2
BARRAGE = CooperativeCard("knight_fall.barrage", "Barrage")


def barrage_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/barrage.yaml:5
    # repeat 3 times: shoot 2
    demon_of = game.piece_demon
    for _ in range(3):
        rules_cooperative.shoot(game, 2, demon_of[bearer])
        if game.over:
            return


def barrage_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/barrage.yaml:7
    # shoot 2
    rules_cooperative.shoot(game, 2, game.piece_demon[bearer])


# content/knight_fall/cards/cooperative/barrage.yaml:2
BARRAGE_ABILITIES = Abilities(
    resolve=(("primary", barrage_resolve), ("secondary", barrage_resolve_2)),
    text="Primary: 3 times: deal 2 damage to 1 adjacent enemy.\nSecondary: Deal 2 damage to 1 adjacent enemy.",
    fields=("primary", "secondary"),
)

CONTENTS = Contents(definitions=(BARRAGE,), abilities={"knight_fall.barrage": BARRAGE_ABILITIES})
