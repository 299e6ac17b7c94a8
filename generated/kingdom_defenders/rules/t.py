# Rules and documents of the pack `kingdom_defenders`.
# Generated from content/kingdom_defenders/rules/t.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kingdom_defenders.kinds as kinds
from generated.kingdom_defenders.state import State
from interpreter.api import NOTHING, Abilities, ActionInfo

GO_ACTION: ActionInfo = ActionInfo("go", "", ("s",), ("space",))
# content/kingdom_defenders/rules/t.yaml:32
FORGE_SPACES_1 = kinds.Requirement(id="kingdom_defenders.forge.spaces_1", name="Spaces 1", discs=1)

# content/kingdom_defenders/rules/t.yaml:8
TWO_DISCS = kinds.Requirement(id="kingdom_defenders.two_discs", name="Two Discs", discs=2)

# content/kingdom_defenders/rules/t.yaml:30
FORGE = kinds.Tile(id="kingdom_defenders.forge", name="Forge", spaces=())


def gain(game: State, n: int, player: int) -> None:
    # content/kingdom_defenders/rules/t.yaml:43
    # verb: gain n
    game.player_coins[player] = max(0, game.player_coins[player] + n)


def go_options(game: State, player: int) -> list[Any]:
    # content/kingdom_defenders/rules/t.yaml:47
    # action: go s
    return [
        space for space in range(game.board.size) if game.board.columns["needs"][space].discs == 1
    ]


def take_go(game: State, player: int, s: int) -> None:
    # content/kingdom_defenders/rules/t.yaml:47
    docs = game.doc
    for tile in [piece for piece in game.live if isinstance(docs[piece], kinds.Tile)]:
        game.create(game.program.definitions["kingdom_defenders.forge"], s, NOTHING)
    for tile in [piece for piece in game.live if isinstance(docs[piece], kinds.Tile)]:
        game.program.resolve(game, tile)
    game.table_order = tuple((player, game.next_player(player)))


def forge_resolve(game: State, bearer: int) -> None:
    # content/kingdom_defenders/rules/t.yaml:34
    # gain 1
    gain(game, 1, game.owner[bearer])


# content/kingdom_defenders/rules/t.yaml:30
FORGE_ABILITIES = Abilities(resolve=forge_resolve, text="Gain 1.")
