# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/cooperative/chorus_of_the_pit.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import CooperativeCard
from ...rules import cooperative as rules_cooperative
from ...state import State

# content/knight_fall/cards/cooperative/chorus_of_the_pit.yaml:2
CHORUS_OF_THE_PIT = CooperativeCard("knight_fall.chorus_of_the_pit", "Chorus of the Pit")


def chorus_of_the_pit_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/chorus_of_the_pit.yaml:6
    # rouse 1; advance 1; strike 2
    rules_cooperative.rouse(game, 1)
    if game.over:
        return
    rules_cooperative.advance(game, 1, game.piece_demon[bearer])
    if game.over:
        return
    rules_cooperative.strike(game, 2, game.piece_demon[bearer])


def chorus_of_the_pit_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/chorus_of_the_pit.yaml:8
    # rouse 1
    rules_cooperative.rouse(game, 1)


# content/knight_fall/cards/cooperative/chorus_of_the_pit.yaml:2
CHORUS_OF_THE_PIT_ABILITIES = Abilities(
    resolve=(("primary", chorus_of_the_pit_resolve), ("secondary", chorus_of_the_pit_resolve_2)),
    text="Primary: Every imp on the board takes 1 action; move 1; deal 2 damage to 1 close enemy.\nSecondary: Every imp on the board takes 1 action.",
    fields=("primary", "secondary"),
)

CONTENTS = Contents(
    definitions=(CHORUS_OF_THE_PIT,),
    abilities={"knight_fall.chorus_of_the_pit": CHORUS_OF_THE_PIT_ABILITIES},
)
