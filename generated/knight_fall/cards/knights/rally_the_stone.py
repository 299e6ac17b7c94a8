# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/knights/rally_the_stone.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import knights as rules_knights
from ...state import State

# content/knight_fall/cards/knights/rally_the_stone.yaml:2
RALLY_THE_STONE = PowerCard(
    "knight_fall.rally_the_stone", "Rally the Stone", team="knights", secondary=("move", "defend")
)


def rally_the_stone_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/knights/rally_the_stone.yaml:7
    # rally; gain_defense 1
    rules_knights.rally(game, game.piece_character[bearer])
    if game.over:
        return
    rules_knights.gain_defense(game, 1, game.piece_character[bearer])


# content/knight_fall/cards/knights/rally_the_stone.yaml:2
RALLY_THE_STONE_ABILITIES = Abilities(
    resolve=(("primary", rally_the_stone_resolve),),
    text="Secondary: move, defend.\nPrimary: Each close or adjacent golem takes 1 minor action; gain 1 DEFENSE.",
    fields=("primary",),
)

CONTENTS = Contents(
    definitions=(RALLY_THE_STONE,),
    abilities={"knight_fall.rally_the_stone": RALLY_THE_STONE_ABILITIES},
)
