# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/cooperative/whirl_of_claws.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import CooperativeCard
from ...rules import cooperative as rules_cooperative
from ...state import State

# content/knight_fall/cards/cooperative/whirl_of_claws.yaml:2
WHIRL_OF_CLAWS = CooperativeCard("knight_fall.whirl_of_claws", "Whirl of Claws")


def whirl_of_claws_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/whirl_of_claws.yaml:6
    # advance 1; sweep 2
    rules_cooperative.advance(game, 1, game.piece_demon[bearer])
    if game.over:
        return
    rules_cooperative.sweep(game, 2, game.piece_demon[bearer])


def whirl_of_claws_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/whirl_of_claws.yaml:8
    # sweep 1
    rules_cooperative.sweep(game, 1, game.piece_demon[bearer])


# content/knight_fall/cards/cooperative/whirl_of_claws.yaml:2
WHIRL_OF_CLAWS_ABILITIES = Abilities(
    resolve=(("primary", whirl_of_claws_resolve), ("secondary", whirl_of_claws_resolve_2)),
    text="Primary: Move 1; deal 2 damage to all close enemies.\nSecondary: Deal 1 damage to all close enemies.",
    fields=("primary", "secondary"),
)

CONTENTS = Contents(
    definitions=(WHIRL_OF_CLAWS,),
    abilities={"knight_fall.whirl_of_claws": WHIRL_OF_CLAWS_ABILITIES},
)
