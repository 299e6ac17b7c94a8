# What changes during a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Board, Game, Rules

from . import kinds
from .tabletop import state as tabletop_state


class Tables(tabletop_state.Tables):
    """What never changes about a board."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.field_stall: list[Any] = board.columns.get("stall", [])


class State(tabletop_state.State):
    """A game in progress."""

    __slots__ = (
        "harvest_fair_tables",
        "player_coins",
        "player_crops",
        "space_taken",
        "table_day",
        "table_leader",
        "zone_tent",
    )

    def __init__(
        self, program: Rules, board: Board, players: int, seed: int, blank: bool = False
    ) -> None:
        if blank:
            return
        super().__init__(program, board, players, seed, blank)
        tables = program.tables(board, Tables)
        assert isinstance(tables, Tables)
        self.harvest_fair_tables: Tables = tables
        self.player_coins: list[int] = [3] * players
        self.player_crops: list[tuple[int, ...]] = [(0,) * len(kinds.CROP_NUMBERS)] * players
        self.space_taken: list[bool] = [False] * board.size
        self.table_day: int = 0
        self.table_leader: int = NOTHING
        self.zone_tent: list[int] = []

    def fresh(self) -> Game:
        return State(self.program, self.board, self.players, 0, True)

    def columns(self) -> dict[str, Any]:
        return {
            **super().columns(),
            "player_coins": self.player_coins,
            "player_crops": self.player_crops,
            "space_taken": self.space_taken,
            "table_day": self.table_day,
            "table_leader": self.table_leader,
        }

    def copy_columns(self, other: Any) -> None:
        assert isinstance(other, State)
        super().copy_columns(other)
        self.harvest_fair_tables = other.harvest_fair_tables
        self.player_coins = other.player_coins[:]
        self.player_crops = other.player_crops[:]
        self.space_taken = other.space_taken[:]
        self.table_day = other.table_day
        self.table_leader = other.table_leader
        self.zone_tent = other.zone_tent


def new_game(program: Rules, board: Board, players: int, seed: int) -> State:
    return State(program, board, players, seed)


def set_up(game: State) -> None:
    tabletop_state.set_up(game)
    _found = []
    for player in range(game.players):
        _found.append(game.add_zone("tent", "all", player))
    game.zone_tent = _found
