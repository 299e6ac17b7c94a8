# What changes during a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

from interpreter.api import Board, Game, Rules

from .kings_armory import state as kings_armory_state


class Tables(kings_armory_state.Tables):
    """What never changes about a board."""


class State(kings_armory_state.State):
    """A game in progress."""

    __slots__ = ("kings_armory_winter_tables", "piece_chill", "piece_was_chilled")

    def __init__(
        self, program: Rules, board: Board, players: int, seed: int, blank: bool = False
    ) -> None:
        if blank:
            return
        super().__init__(program, board, players, seed, blank)
        tables = program.tables(board, Tables)
        assert isinstance(tables, Tables)
        self.kings_armory_winter_tables: Tables = tables
        self.piece_chill: list[int] = []
        self.piece_was_chilled: list[int] = []

    def fresh(self) -> Game:
        return State(self.program, self.board, self.players, 0, True)

    def add_columns(self, definition: Any) -> None:
        super().add_columns(definition)
        self.piece_chill.append(0)
        self.piece_was_chilled.append(0)

    def columns(self) -> dict[str, Any]:
        return {
            **super().columns(),
            "piece_chill": self.piece_chill,
            "piece_was_chilled": self.piece_was_chilled,
        }

    def copy_columns(self, other: Any) -> None:
        assert isinstance(other, State)
        super().copy_columns(other)
        self.kings_armory_winter_tables = other.kings_armory_winter_tables
        self.piece_chill = other.piece_chill[:]
        self.piece_was_chilled = other.piece_was_chilled[:]


def new_game(program: Rules, board: Board, players: int, seed: int) -> State:
    return State(program, board, players, seed)


def set_up(game: State) -> None:
    kings_armory_state.set_up(game)
