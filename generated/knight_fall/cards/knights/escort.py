# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/knights/escort.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Contents, Prompt, nearest

from ... import kinds
from ...rules import board as rules_board
from ...rules import powers as rules_powers
from ...state import State

# content/knight_fall/cards/knights/escort.yaml:2
ESCORT = kinds.PowerCard("knight_fall.escort", "Escort", team="knights", secondary=("move", "heal"))

ASK_1 = Prompt("choice", "where to", ("space",))
ASK_2 = Prompt("choice", "Choose up to 2 elders where the character is", ("piece",))


def escort_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/knights/escort.yaml:7
    # choose a space adjacent to self as tile: "where to"; choose up to 2 elders at self.place as...
    character_of = game.piece_character
    docs = game.doc
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
        led = game.choose_some(
            player,
            ASK_2,
            [
                piece
                for piece in game.contents[game.place[character_of[bearer]]]
                if isinstance(docs[piece], kinds.Elder)
            ],
            0,
            2,
        )
        rules_board.enter(game, tile, character_of[bearer])
        if game.over:
            return
        for elder in [piece for piece in led if isinstance(docs[piece], kinds.Elder)]:
            rules_board.enter(game, tile, elder)
            if game.over:
                return


def escort_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/knights/escort.yaml:8
    # tend 1
    rules_powers.tend(game, 1, game.piece_character[bearer])


# content/knight_fall/cards/knights/escort.yaml:2
ESCORT_ABILITIES = Abilities(
    resolve=(("primary", escort_resolve), ("primary", escort_resolve_2)),
    text="Choose a space adjacent to the character; choose up to 2 elders where the character is; enter that space; each of them enters that space.\nHeal 1 to yourself or a close ally.",
)

CONTENTS = Contents(definitions=(ESCORT,), abilities={"knight_fall.escort": ESCORT_ABILITIES})
