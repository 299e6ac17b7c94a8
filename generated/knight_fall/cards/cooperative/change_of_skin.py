# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/cooperative/change_of_skin.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ... import kinds
from ...rules import cooperative as rules_cooperative
from ...rules import damage as rules_damage
from ...state import State

# content/knight_fall/cards/cooperative/change_of_skin.yaml:2
CHANGE_OF_SKIN = kinds.CooperativeCard("knight_fall.change_of_skin", "Change Of Skin")


def change_of_skin_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/change_of_skin.yaml:5
    # change_demon
    rules_cooperative.change_demon(game, game.piece_demon[bearer])


def change_of_skin_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/change_of_skin.yaml:6
    # advance 1 by game.acting; strike 1 by game.acting
    rules_cooperative.advance(game, 1, game.table_acting)
    if game.over:
        return
    rules_cooperative.strike(game, 1, game.table_acting)


def change_of_skin_resolve_3(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/change_of_skin.yaml:8
    # heal 1; advance 1
    rules_damage.heal(game, 1, game.piece_demon[bearer])
    rules_cooperative.advance(game, 1, game.piece_demon[bearer])


# content/knight_fall/cards/cooperative/change_of_skin.yaml:2
CHANGE_OF_SKIN_ABILITIES = Abilities(
    resolve=(
        ("primary", change_of_skin_resolve),
        ("primary", change_of_skin_resolve_2),
        ("secondary", change_of_skin_resolve_3),
    ),
    text="A new demon takes your place.\nThe unit that acts moves 1; the unit that acts deals 1 damage to 1 close enemy.\nHeal 1; move 1.",
    fields=("primary", "secondary"),
)

CONTENTS = Contents(
    definitions=(CHANGE_OF_SKIN,),
    abilities={"knight_fall.change_of_skin": CHANGE_OF_SKIN_ABILITIES},
)
