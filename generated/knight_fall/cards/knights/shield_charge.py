# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/knights/shield_charge.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Contents, Prompt, nearest

from ... import kinds
from ...rules import board as rules_board
from ...rules import powers as rules_powers
from ...state import State

# content/knight_fall/cards/knights/shield_charge.yaml:2
SHIELD_CHARGE = kinds.PowerCard(
    "knight_fall.shield_charge", "Shield Charge", team="knights", secondary=("move", "melee")
)

ASK_1 = Prompt("choice", "where to", ("space",))


def shield_charge_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/knights/shield_charge.yaml:7
    # choose a space adjacent to self as tile: "where to"; go self to tile; hit 2
    character_of = game.piece_character
    tile = game.choose(
        player,
        ASK_1,
        [
            space
            for space in range(game.board.size)
            if nearest(game.board.distance, (space,), game.spaces_of(character_of[bearer])) == 1
        ],
        NOTHING,
    )
    if tile >= 0:
        rules_board.go(game, character_of[bearer], tile)
        if game.over:
            return
        rules_powers.hit(game, 2, character_of[bearer])
        if game.over:
            return


# content/knight_fall/cards/knights/shield_charge.yaml:2
SHIELD_CHARGE_ABILITIES = Abilities(
    resolve=(("primary", shield_charge_resolve),),
    text="Choose a space adjacent to the character; the character goes to that space; deal 2 damage to 1 close enemy.",
)

CONTENTS = Contents(
    definitions=(SHIELD_CHARGE,), abilities={"knight_fall.shield_charge": SHIELD_CHARGE_ABILITIES}
)
