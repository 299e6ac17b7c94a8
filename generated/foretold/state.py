# What changes during a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Board, FixedTables, Game, Rules


class Tables(FixedTables):
    """What never changes about a board."""


class State(Game):
    """A game in progress."""

    __slots__ = (
        "player_foretold",
        "player_points",
        "player_right",
        "player_tricks",
        "table_best",
        "table_led",
        "tables",
        "zone_hand",
        "zone_stock",
        "zone_trick",
    )

    def __init__(
        self, program: Rules, board: Board, players: int, seed: int, blank: bool = False
    ) -> None:
        if blank:
            return
        super().__init__(program, board, players, seed, blank)
        tables = program.tables(board, Tables)
        assert isinstance(tables, Tables)
        self.tables: Tables = tables
        self.player_foretold: list[int] = [-1] * players
        self.player_points: list[int] = [0] * players
        self.player_right: list[int] = [0] * players
        self.player_tricks: list[int] = [0] * players
        self.table_led: int = NOTHING
        self.table_best: int = NOTHING
        self.zone_stock = 0
        self.zone_hand: list[int] = []
        self.zone_trick = 0

    def fresh(self) -> Game:
        return State(self.program, self.board, self.players, 0, True)

    def columns(self) -> dict[str, Any]:
        return {
            "player_foretold": self.player_foretold,
            "player_points": self.player_points,
            "player_right": self.player_right,
            "player_tricks": self.player_tricks,
            "table_led": self.table_led,
            "table_best": self.table_best,
        }

    def copy_columns(self, other: Any) -> None:
        assert isinstance(other, State)
        self.tables = other.tables
        self.player_foretold = other.player_foretold[:]
        self.player_points = other.player_points[:]
        self.player_right = other.player_right[:]
        self.player_tricks = other.player_tricks[:]
        self.table_led = other.table_led
        self.table_best = other.table_best
        self.zone_stock = other.zone_stock
        self.zone_hand = other.zone_hand
        self.zone_trick = other.zone_trick


def new_game(program: Rules, board: Board, players: int, seed: int) -> State:
    return State(program, board, players, seed)


def set_up(game: State) -> None:
    game.zone_stock = game.add_zone("stock", "count", -1)
    _found = []
    for player in range(game.players):
        _found.append(game.add_zone("hand", "owner", player))
    game.zone_hand = _found
    game.zone_trick = game.add_zone("trick", "all", -1)
