# What changes during a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any, cast

from interpreter.api import NOTHING, Board, FixedTables, Game, Rules


class Tables(FixedTables):
    """What never changes about a board."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.field_pit_of: list[Any] = board.columns.get("pit_of", [])
        self.field_store: list[Any] = board.columns.get("store", [])
        self.lines_3: tuple[tuple[tuple[int, int, int], ...], ...] = cast(
            tuple[tuple[tuple[int, int, int], ...], ...], board.lines(3)
        )
        self.lines_4: tuple[tuple[tuple[int, int, int, int], ...], ...] = cast(
            tuple[tuple[tuple[int, int, int, int], ...], ...], board.lines(4)
        )
        self.rectangle_1_1_7_1: tuple[int, ...] = board.rectangle_of("(1, 1)", 7, 1)
        self.shift_0_1: tuple[int, ...] = board.shifts[0][1]
        self.shift_0_minus_1: tuple[int, ...] = board.shifts[0][-1]
        self.shift_1_0: tuple[int, ...] = board.shifts[1][0]
        self.shift_1_1: tuple[int, ...] = board.shifts[1][1]
        self.shift_1_minus_1: tuple[int, ...] = board.shifts[1][-1]
        self.shift_minus_1_0: tuple[int, ...] = board.shifts[-1][0]
        self.shift_minus_1_1: tuple[int, ...] = board.shifts[-1][1]
        self.shift_minus_1_minus_1: tuple[int, ...] = board.shifts[-1][-1]
        self.space_2_2: int = board.index.get("(2, 2)", NOTHING)
        self.space_7_1: int = board.index.get("(7, 1)", NOTHING)
        self.space_north_store: int = board.index.get("north_store", NOTHING)
        self.space_south_store: int = board.index.get("south_store", NOTHING)


class State(Game):
    """A game in progress."""

    __slots__ = (
        "player_chips",
        "player_stake",
        "space_crown",
        "space_mark",
        "space_seeds",
        "table_again",
        "table_jumper",
        "table_quiet_moves",
        "table_raise_size",
        "table_raises",
        "table_shared",
        "table_to_speak",
        "tables",
        "zone_deck",
        "zone_hand",
        "zone_table",
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
        self.player_chips: list[int] = [0] * players
        self.player_stake: list[int] = [0] * players
        self.space_crown: list[int] = [NOTHING] * board.size
        self.space_mark: list[int] = [NOTHING] * board.size
        self.space_seeds: list[int] = [0] * board.size
        self.table_jumper: int = NOTHING
        self.table_quiet_moves: int = 0
        self.table_shared: int = NOTHING
        self.table_raise_size: int = 0
        self.table_raises: int = 0
        self.table_to_speak: int = 0
        self.table_again: bool = False
        self.zone_deck = 0
        self.zone_hand: list[int] = []
        self.zone_table = 0

    def fresh(self) -> Game:
        return State(self.program, self.board, self.players, 0, True)

    def columns(self) -> dict[str, Any]:
        return {
            "player_chips": self.player_chips,
            "player_stake": self.player_stake,
            "space_crown": self.space_crown,
            "space_mark": self.space_mark,
            "space_seeds": self.space_seeds,
            "table_jumper": self.table_jumper,
            "table_quiet_moves": self.table_quiet_moves,
            "table_shared": self.table_shared,
            "table_raise_size": self.table_raise_size,
            "table_raises": self.table_raises,
            "table_to_speak": self.table_to_speak,
            "table_again": self.table_again,
        }

    def copy_columns(self, other: Any) -> None:
        assert isinstance(other, State)
        self.tables = other.tables
        self.player_chips = other.player_chips[:]
        self.player_stake = other.player_stake[:]
        self.space_crown = other.space_crown[:]
        self.space_mark = other.space_mark[:]
        self.space_seeds = other.space_seeds[:]
        self.table_jumper = other.table_jumper
        self.table_quiet_moves = other.table_quiet_moves
        self.table_shared = other.table_shared
        self.table_raise_size = other.table_raise_size
        self.table_raises = other.table_raises
        self.table_to_speak = other.table_to_speak
        self.table_again = other.table_again
        self.zone_deck = other.zone_deck
        self.zone_hand = other.zone_hand
        self.zone_table = other.zone_table


def new_game(program: Rules, board: Board, players: int, seed: int) -> State:
    return State(program, board, players, seed)


def set_up(game: State) -> None:
    game.zone_deck = game.add_zone("deck", "count", -1)
    _found = []
    for player in range(game.players):
        _found.append(game.add_zone("hand", "owner", player))
    game.zone_hand = _found
    game.zone_table = game.add_zone("table", "all", -1)
