# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/cooperative/prowl_the_walls.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import CooperativeCard
from ...rules import cooperative as rules_cooperative
from ...state import State

# content/knight_fall/cards/cooperative/prowl_the_walls.yaml:2
PROWL_THE_WALLS = CooperativeCard("knight_fall.prowl_the_walls", "Prowl the Walls")


def prowl_the_walls_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/prowl_the_walls.yaml:6
    # circle 2 through clockwise; strike 3
    rules_cooperative.circle(game, 2, "clockwise", game.piece_demon[bearer])
    if game.over:
        return
    rules_cooperative.strike(game, 3, game.piece_demon[bearer])


def prowl_the_walls_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/prowl_the_walls.yaml:8
    # circle 1 through clockwise; strike 2
    rules_cooperative.circle(game, 1, "clockwise", game.piece_demon[bearer])
    if game.over:
        return
    rules_cooperative.strike(game, 2, game.piece_demon[bearer])


# content/knight_fall/cards/cooperative/prowl_the_walls.yaml:2
PROWL_THE_WALLS_ABILITIES = Abilities(
    resolve=(("primary", prowl_the_walls_resolve), ("secondary", prowl_the_walls_resolve_2)),
    text="Primary: Circle clockwise 2; deal 3 damage to 1 close enemy.\nSecondary: Circle clockwise 1; deal 2 damage to 1 close enemy.",
    fields=("primary", "secondary"),
)

CONTENTS = Contents(
    definitions=(PROWL_THE_WALLS,),
    abilities={"knight_fall.prowl_the_walls": PROWL_THE_WALLS_ABILITIES},
)
