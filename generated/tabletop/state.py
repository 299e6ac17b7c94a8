# What changes during a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

from interpreter.api import Board, FixedTables, Game, Rules

from .kinds import Bearer, Status


class Tables(FixedTables):
    """What never changes about a board."""


class State(Game):
    """A game in progress."""

    __slots__ = ("piece_statuses", "player_bid", "player_dropped", "player_purse", "tables")

    def __init__(
        self, program: Rules, board: Board, players: int, seed: int, blank: bool = False
    ) -> None:
        if blank:
            return
        super().__init__(program, board, players, seed, blank)
        tables = program.tables(board, Tables)
        assert isinstance(tables, Tables)
        self.tables: Tables = tables
        self.piece_statuses: list[tuple[int, ...]] = []
        self.player_bid: list[int] = [0] * players
        self.player_dropped: list[bool] = [False] * players
        self.player_purse: list[int] = [0] * players

    def fresh(self) -> Game:
        return State(self.program, self.board, self.players, 0, True)

    def add_columns(self, definition: Any) -> None:
        self.piece_statuses.append(
            (0,) * len(self.program.numbers(Status)) if isinstance(definition, Bearer) else ()
        )

    def columns(self) -> dict[str, Any]:
        return {
            "piece_statuses": self.piece_statuses,
            "player_bid": self.player_bid,
            "player_dropped": self.player_dropped,
            "player_purse": self.player_purse,
        }

    def copy_columns(self, other: Any) -> None:
        assert isinstance(other, State)
        self.tables = other.tables
        self.piece_statuses = other.piece_statuses[:]
        self.player_bid = other.player_bid[:]
        self.player_dropped = other.player_dropped[:]
        self.player_purse = other.player_purse[:]


def new_game(program: Rules, board: Board, players: int, seed: int) -> State:
    return State(program, board, players, seed)


def set_up(game: State) -> None:
    pass
