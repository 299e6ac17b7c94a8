# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/cooperative/pack_order.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import CooperativeCard
from ...rules import cooperative as rules_cooperative
from ...state import State

# content/knight_fall/cards/cooperative/pack_order.yaml:2
PACK_ORDER = CooperativeCard("knight_fall.pack_order", "Pack Order")


def pack_order_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/pack_order.yaml:5
    # goad 2; strike 2
    rules_cooperative.goad(game, 2, game.piece_demon[bearer])
    if game.over:
        return
    rules_cooperative.strike(game, 2, game.piece_demon[bearer])


def pack_order_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/pack_order.yaml:7
    # goad 1
    rules_cooperative.goad(game, 1, game.piece_demon[bearer])


# content/knight_fall/cards/cooperative/pack_order.yaml:2
PACK_ORDER_ABILITIES = Abilities(
    resolve=(("primary", pack_order_resolve), ("secondary", pack_order_resolve_2)),
    text="Primary: Each close or adjacent imp takes 2 actions; deal 2 damage to 1 close enemy.\nSecondary: Each close or adjacent imp takes 1 action.",
    fields=("primary", "secondary"),
)

CONTENTS = Contents(
    definitions=(PACK_ORDER,), abilities={"knight_fall.pack_order": PACK_ORDER_ABILITIES}
)
