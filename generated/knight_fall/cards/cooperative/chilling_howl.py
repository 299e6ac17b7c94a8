# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/cooperative/chilling_howl.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import CooperativeCard
from ...rules import cooperative as rules_cooperative
from ...state import State

# content/knight_fall/cards/cooperative/chilling_howl.yaml:2
CHILLING_HOWL = CooperativeCard("knight_fall.chilling_howl", "Chilling Howl")


def chilling_howl_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/chilling_howl.yaml:5
    # howl 1; advance 1
    rules_cooperative.howl(game, 1, game.piece_demon[bearer])
    if game.over:
        return
    rules_cooperative.advance(game, 1, game.piece_demon[bearer])


def chilling_howl_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/chilling_howl.yaml:7
    # slow_knight
    rules_cooperative.slow_knight(game, game.piece_demon[bearer])


# content/knight_fall/cards/cooperative/chilling_howl.yaml:2
CHILLING_HOWL_ABILITIES = Abilities(
    resolve=(("primary", chilling_howl_resolve), ("secondary", chilling_howl_resolve_2)),
    text="Primary: Deal 1 damage to 1 close or adjacent knight, the closest and weakest, and slow it; move 1.\nSecondary: Slow 1 close or adjacent knight.",
    fields=("primary", "secondary"),
)

CONTENTS = Contents(
    definitions=(CHILLING_HOWL,), abilities={"knight_fall.chilling_howl": CHILLING_HOWL_ABILITIES}
)
