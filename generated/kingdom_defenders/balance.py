# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/balance.yaml

from __future__ import annotations

from typing import Any

from .kinds import Tile
from .state import State


def _no_1(game: State, player: int, tile: Any) -> bool:
    uses_of = game.player_uses
    for player_2 in range(game.players):
        if (
            player_2 != player
            and uses_of[player_2][game.program.numbers(Tile)[tile.id]]
            >= uses_of[player][game.program.numbers(Tile)[tile.id]]
        ):
            return False
    return True


def relies_on(game: State, tile: Any, player: int) -> bool:
    """`player` has used `tile` more often than anybody else."""
    # content/kingdom_defenders/balance.yaml:4
    # query: relies_on tile by player
    return game.player_uses[player][game.program.numbers(Tile)[tile.id]] > 0 and _no_1(
        game, player, tile
    )
