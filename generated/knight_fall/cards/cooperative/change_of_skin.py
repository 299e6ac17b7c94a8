# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/cooperative/change_of_skin.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import CooperativeCard
from ...rules import cooperative as rules_cooperative
from ...rules import damage as rules_damage
from ...state import State

# content/knight_fall/cards/cooperative/change_of_skin.yaml:2
CHANGE_OF_SKIN = CooperativeCard("knight_fall.change_of_skin", "Change of Skin")


def change_of_skin_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/change_of_skin.yaml:6
    # change_demon; prove_itself 1
    rules_cooperative.change_demon(game, game.piece_demon[bearer])
    rules_cooperative.prove_itself(game, 1)


def change_of_skin_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/change_of_skin.yaml:8
    # heal 1; advance 1
    rules_damage.heal(game, 1, game.piece_demon[bearer])
    rules_cooperative.advance(game, 1, game.piece_demon[bearer])


# content/knight_fall/cards/cooperative/change_of_skin.yaml:2
CHANGE_OF_SKIN_ABILITIES = Abilities(
    resolve=(("primary", change_of_skin_resolve), ("secondary", change_of_skin_resolve_2)),
    text="Primary: A new demon takes your place; the new demon moves 1 and deals 1 damage to 1 close enemy.\nSecondary: Heal 1; move 1.",
    fields=("primary", "secondary"),
)

CONTENTS = Contents(
    definitions=(CHANGE_OF_SKIN,),
    abilities={"knight_fall.change_of_skin": CHANGE_OF_SKIN_ABILITIES},
)
