# What changes during a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any, cast

from interpreter.api import NOTHING, Board, FixedTables, Game, Program


class Tables(FixedTables):
    """What never changes about a board."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.lines_3: tuple[tuple[tuple[int, int, int], ...], ...] = cast(
            tuple[tuple[tuple[int, int, int], ...], ...], board.lines(3)
        )
        self.lines_4: tuple[tuple[tuple[int, int, int, int], ...], ...] = cast(
            tuple[tuple[tuple[int, int, int, int], ...], ...], board.lines(4)
        )
        self.rectangle_1_1_7_1: tuple[int, ...] = board.rectangle_of("(1, 1)", 7, 1)
        self.shift_0_1: tuple[int, ...] = board.shifted(0, 1)


class State(Game):
    """A game in progress."""

    __slots__ = ("space_mark", "tables")

    def __init__(
        self, program: Program, board: Board, players: int, seed: int, blank: bool = False
    ) -> None:
        if blank:
            return
        super().__init__(program, board, players, seed, blank)
        tables = program.tables(board, Tables)
        assert isinstance(tables, Tables)
        self.tables: Tables = tables
        self.space_mark: list[int] = [NOTHING] * board.size

    def fresh(self) -> Game:
        return State(self.program, self.board, self.players, 0, True)

    def columns(self) -> dict[str, Any]:
        return {"space_mark": self.space_mark}

    def copy_columns(self, other: Any) -> None:
        self.tables = other.tables
        self.space_mark = other.space_mark[:]


def new_game(program: Program, board: Board, players: int, seed: int) -> State:
    return State(program, board, players, seed)


def set_up(game: State) -> None:
    pass
