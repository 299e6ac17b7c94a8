# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/cooperative/frenzy.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import CooperativeCard
from ...rules import cooperative as rules_cooperative
from ...state import State

# content/knight_fall/cards/cooperative/frenzy.yaml:2
FRENZY = CooperativeCard("knight_fall.frenzy", "Frenzy")


def frenzy_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/frenzy.yaml:5
    # strike 1; advance 1; strike 1; advance 1; strike 1
    rules_cooperative.strike(game, 1, game.piece_demon[bearer])
    if game.over:
        return
    rules_cooperative.advance(game, 1, game.piece_demon[bearer])
    if game.over:
        return
    rules_cooperative.strike(game, 1, game.piece_demon[bearer])
    if game.over:
        return
    rules_cooperative.advance(game, 1, game.piece_demon[bearer])
    if game.over:
        return
    rules_cooperative.strike(game, 1, game.piece_demon[bearer])


def frenzy_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/frenzy.yaml:7
    # advance 1; strike 1
    rules_cooperative.advance(game, 1, game.piece_demon[bearer])
    if game.over:
        return
    rules_cooperative.strike(game, 1, game.piece_demon[bearer])


# content/knight_fall/cards/cooperative/frenzy.yaml:2
FRENZY_ABILITIES = Abilities(
    resolve=(("primary", frenzy_resolve), ("secondary", frenzy_resolve_2)),
    text="Primary: Deal 1 damage to 1 close enemy; move 1; deal 1 damage to 1 close enemy; move 1; deal 1 damage to 1 close enemy.\nSecondary: Move 1; deal 1 damage to 1 close enemy.",
    fields=("primary", "secondary"),
)

CONTENTS = Contents(definitions=(FRENZY,), abilities={"knight_fall.frenzy": FRENZY_ABILITIES})
