# What changes during a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

from interpreter.api import Board, Definition, Game, Program


class State(Game):
    """A game in progress."""

    __slots__ = ("player_coins", "space_forfeited", "table_order")

    def __init__(self, program: Program, board: Board, players: int, seed: int) -> None:
        super().__init__(program, board, players, seed)
        self.player_coins: list[int] = [3] * players
        self.space_forfeited: list[bool] = [False] * board.size
        self.table_order: tuple[int, ...] = ()

    def fresh(self) -> Game:
        return State(self.program, self.board, self.players, 0)

    def add_columns(self, definition: Any) -> None:
        pass

    def columns(self) -> dict[str, Any]:
        return {
            "player_coins": self.player_coins,
            "space_forfeited": self.space_forfeited,
            "table_order": self.table_order,
        }

    def copy_columns(self, other: Any) -> None:
        self.player_coins = other.player_coins[:]
        self.space_forfeited = other.space_forfeited[:]
        self.table_order = other.table_order


def new_game(program: Program, board: Board, players: int, seed: int) -> State:
    return State(program, board, players, seed)


def set_up(game: State) -> None:
    pass
