# What changes during a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Board, FixedTables, Game, Rules

from . import kinds


class Tables(FixedTables):
    """What never changes about a board."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.field_entry: list[Any] = board.columns.get("entry", [])


class State(Game):
    """A game in progress."""

    __slots__ = (
        "piece__zone_spawn_stack",
        "piece__zone_tray",
        "piece_activated",
        "piece_facing",
        "piece_health",
        "piece_knocked_out",
        "piece_moved",
        "piece_passed",
        "piece_protected",
        "piece_skulls",
        "piece_squares",
        "piece_type",
        "piece_withered",
        "table_blocked",
        "table_crystals",
        "table_gold",
        "table_hearts",
        "table_round",
        "tables",
        "zone_box",
        "zone_hand",
        "zone_hero_board",
        "zone_incoming",
        "zone_soldier_supply",
        "zone_tower_display",
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
        self.piece_activated: list[bool] = []
        self.piece_facing: list[Any] = []
        self.piece_health: list[int] = []
        self.piece_knocked_out: list[bool] = []
        self.piece_moved: list[bool] = []
        self.piece_passed: list[bool] = []
        self.piece_protected: list[bool] = []
        self.piece_skulls: list[int] = []
        self.piece_squares: list[int] = []
        self.piece_type: list[str] = []
        self.piece_withered: list[bool] = []
        self.table_round: int = 1
        self.table_hearts: int = 0
        self.table_gold: int = 0
        self.table_crystals: int = 0
        self.table_blocked: str = ""
        self.piece__zone_tray: list[int] = []
        self.piece__zone_spawn_stack: list[int] = []
        self.zone_box = 0
        self.zone_tower_display = 0
        self.zone_soldier_supply = 0
        self.zone_hand: list[int] = []
        self.zone_incoming: list[int] = []
        self.zone_hero_board: list[int] = []

    def fresh(self) -> Game:
        return State(self.program, self.board, self.players, 0, True)

    def add_columns(self, definition: Any) -> None:
        self.piece_activated.append(False)
        self.piece_facing.append(None)
        self.piece_health.append(definition.max_health if isinstance(definition, kinds.Hero) else 0)
        self.piece_knocked_out.append(False)
        self.piece_moved.append(False)
        self.piece_passed.append(False)
        self.piece_protected.append(False)
        self.piece_skulls.append(0)
        self.piece_squares.append(0)
        self.piece_type.append("")
        self.piece_withered.append(False)
        self.piece__zone_tray.append(
            self.add_zone("tray", "all", NOTHING)
            if isinstance(definition, kinds.Horde)
            else NOTHING,
        )
        self.piece__zone_spawn_stack.append(
            self.add_zone("spawn_stack", "nobody", NOTHING)
            if isinstance(definition, kinds.SpawnPoint)
            else NOTHING,
        )

    def columns(self) -> dict[str, Any]:
        return {
            "piece_activated": self.piece_activated,
            "piece_facing": self.piece_facing,
            "piece_health": self.piece_health,
            "piece_knocked_out": self.piece_knocked_out,
            "piece_moved": self.piece_moved,
            "piece_passed": self.piece_passed,
            "piece_protected": self.piece_protected,
            "piece_skulls": self.piece_skulls,
            "piece_squares": self.piece_squares,
            "piece_type": self.piece_type,
            "piece_withered": self.piece_withered,
            "table_round": self.table_round,
            "table_hearts": self.table_hearts,
            "table_gold": self.table_gold,
            "table_crystals": self.table_crystals,
            "table_blocked": self.table_blocked,
        }

    def copy_columns(self, other: Any) -> None:
        self.tables = other.tables
        self.piece_activated = other.piece_activated[:]
        self.piece_facing = other.piece_facing[:]
        self.piece_health = other.piece_health[:]
        self.piece_knocked_out = other.piece_knocked_out[:]
        self.piece_moved = other.piece_moved[:]
        self.piece_passed = other.piece_passed[:]
        self.piece_protected = other.piece_protected[:]
        self.piece_skulls = other.piece_skulls[:]
        self.piece_squares = other.piece_squares[:]
        self.piece_type = other.piece_type[:]
        self.piece_withered = other.piece_withered[:]
        self.table_round = other.table_round
        self.table_hearts = other.table_hearts
        self.table_gold = other.table_gold
        self.table_crystals = other.table_crystals
        self.table_blocked = other.table_blocked
        self.piece__zone_tray = other.piece__zone_tray[:]
        self.piece__zone_spawn_stack = other.piece__zone_spawn_stack[:]
        self.zone_box = other.zone_box
        self.zone_tower_display = other.zone_tower_display
        self.zone_soldier_supply = other.zone_soldier_supply
        self.zone_hand = other.zone_hand
        self.zone_incoming = other.zone_incoming
        self.zone_hero_board = other.zone_hero_board


def new_game(program: Rules, board: Board, players: int, seed: int) -> State:
    return State(program, board, players, seed)


def set_up(game: State) -> None:
    game.zone_box = game.add_zone("box", "nobody", -1)
    game.zone_tower_display = game.add_zone("tower_display", "all", -1)
    game.zone_soldier_supply = game.add_zone("soldier_supply", "all", -1)
    game.zone_hand = [game.add_zone("hand", "all", player) for player in range(game.players)]
    game.zone_incoming = [
        game.add_zone("incoming", "all", player) for player in range(game.players)
    ]
    game.zone_hero_board = [
        game.add_zone("hero_board", "all", player) for player in range(game.players)
    ]
