# What changes during a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

from interpreter.api import Board, FixedTables, Game, Rules


class Tables(FixedTables):
    """What never changes about a board."""


class State(Game):
    """A game in progress."""

    __slots__ = ("tables",)

    def __init__(
        self, program: Rules, board: Board, players: int, seed: int, blank: bool = False
    ) -> None:
        if blank:
            return
        super().__init__(program, board, players, seed, blank)
        tables = program.tables(board, Tables)
        assert isinstance(tables, Tables)
        self.tables: Tables = tables

    def fresh(self) -> Game:
        return State(self.program, self.board, self.players, 0, True)

    def copy_columns(self, other: Any) -> None:
        self.tables = other.tables


def new_game(program: Rules, board: Board, players: int, seed: int) -> State:
    return State(program, board, players, seed)


def set_up(game: State) -> None:
    pass
