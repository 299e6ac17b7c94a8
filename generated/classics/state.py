# What changes during a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Board, Definition, Game, Program


class State(Game):
    """A game in progress."""

    __slots__ = ("space_mark",)

    def __init__(self, program: Program, board: Board, players: int, seed: int) -> None:
        super().__init__(program, board, players, seed)
        self.space_mark: list[int] = [NOTHING] * board.size

    def fresh(self) -> Game:
        return State(self.program, self.board, self.players, 0)

    def add_columns(self, definition: Any) -> None:
        pass

    def columns(self) -> dict[str, Any]:
        return {
            "space_mark": self.space_mark,
        }

    def copy_columns(self, other: Any) -> None:
        self.space_mark = other.space_mark[:]


def new_game(program: Program, board: Board, players: int, seed: int) -> State:
    return State(program, board, players, seed)


def set_up(game: State) -> None:
    pass
