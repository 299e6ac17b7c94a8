# What changes during a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Board, FixedTables, Game, Rules


class Tables(FixedTables):
    """What never changes about a board."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.field_castle: list[Any] = board.columns.get("castle", [])
        self.shift_0_1: tuple[int, ...] = board.shifts[0][1]
        self.shift_0_minus_1: tuple[int, ...] = board.shifts[0][-1]
        self.shift_minus_1_0: tuple[int, ...] = board.shifts[-1][0]
        self.space_2_1: int = board.index.get("(2, 1)", NOTHING)
        self.space_2_2: int = board.index.get("(2, 2)", NOTHING)


class State(Game):
    """A game in progress."""

    __slots__ = (
        "piece_acted",
        "piece_arrived_at",
        "piece_counter_attacking",
        "piece_damage",
        "piece_engaged_at",
        "piece_entered",
        "piece_moved",
        "piece_played_at",
        "piece_returns_to",
        "piece_soul_tokens",
        "piece_stamps",
        "piece_stays",
        "piece_target",
        "player_castle_health",
        "player_placed",
        "player_played",
        "player_ready",
        "player_turns",
        "table_clock",
        "table_first",
        "table_higher",
        "table_levels",
        "table_lord_came",
        "table_momentum",
        "table_pointed",
        "table_quarry_defeated",
        "table_quiet",
        "table_turn_counter",
        "tables",
        "zone_attachments",
        "zone_deck",
        "zone_discard_pile",
        "zone_hand",
        "zone_resources",
        "zone_stack",
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
        self.piece_acted: list[bool] = []
        self.piece_arrived_at: list[int] = []
        self.piece_counter_attacking: list[bool] = []
        self.piece_damage: list[int] = []
        self.piece_engaged_at: list[int] = []
        self.piece_entered: list[bool] = []
        self.piece_moved: list[bool] = []
        self.piece_played_at: list[int] = []
        self.piece_returns_to: list[int] = []
        self.piece_soul_tokens: list[int] = []
        self.piece_stamps: list[tuple[str, ...]] = []
        self.piece_stays: list[bool] = []
        self.piece_target: list[int] = []
        self.player_castle_health: list[int] = [10] * players
        self.player_placed: list[int] = [0] * players
        self.player_played: list[int] = [0] * players
        self.player_ready: list[int] = [0] * players
        self.player_turns: list[int] = [0] * players
        self.table_lord_came: bool = False
        self.table_quarry_defeated: bool = False
        self.table_levels: tuple[str, ...] = ()
        self.table_momentum: int = 0
        self.table_first: int = NOTHING
        self.table_higher: int = NOTHING
        self.table_clock: int = 0
        self.table_quiet: int = 0
        self.table_turn_counter: int = 0
        self.table_pointed: int = 0
        self.zone_deck: list[int] = []
        self.zone_hand: list[int] = []
        self.zone_discard_pile: list[int] = []
        self.zone_resources: list[int] = []
        self.zone_attachments: list[int] = []
        self.zone_stack = 0

    def fresh(self) -> Game:
        return State(self.program, self.board, self.players, 0, True)

    def add_columns(self, definition: Any) -> None:
        self.piece_acted.append(False)
        self.piece_arrived_at.append(0)
        self.piece_counter_attacking.append(False)
        self.piece_damage.append(0)
        self.piece_engaged_at.append(0)
        self.piece_entered.append(False)
        self.piece_moved.append(False)
        self.piece_played_at.append(0)
        self.piece_returns_to.append(NOTHING)
        self.piece_soul_tokens.append(0)
        self.piece_stamps.append(())
        self.piece_stays.append(False)
        self.piece_target.append(NOTHING)

    def columns(self) -> dict[str, Any]:
        return {
            "piece_acted": self.piece_acted,
            "piece_arrived_at": self.piece_arrived_at,
            "piece_counter_attacking": self.piece_counter_attacking,
            "piece_damage": self.piece_damage,
            "piece_engaged_at": self.piece_engaged_at,
            "piece_entered": self.piece_entered,
            "piece_moved": self.piece_moved,
            "piece_played_at": self.piece_played_at,
            "piece_returns_to": self.piece_returns_to,
            "piece_soul_tokens": self.piece_soul_tokens,
            "piece_stamps": self.piece_stamps,
            "piece_stays": self.piece_stays,
            "piece_target": self.piece_target,
            "player_castle_health": self.player_castle_health,
            "player_placed": self.player_placed,
            "player_played": self.player_played,
            "player_ready": self.player_ready,
            "player_turns": self.player_turns,
            "table_lord_came": self.table_lord_came,
            "table_quarry_defeated": self.table_quarry_defeated,
            "table_levels": self.table_levels,
            "table_momentum": self.table_momentum,
            "table_first": self.table_first,
            "table_higher": self.table_higher,
            "table_clock": self.table_clock,
            "table_quiet": self.table_quiet,
            "table_turn_counter": self.table_turn_counter,
            "table_pointed": self.table_pointed,
        }

    def copy_columns(self, other: Any) -> None:
        assert isinstance(other, State)
        self.tables = other.tables
        self.piece_acted = other.piece_acted[:]
        self.piece_arrived_at = other.piece_arrived_at[:]
        self.piece_counter_attacking = other.piece_counter_attacking[:]
        self.piece_damage = other.piece_damage[:]
        self.piece_engaged_at = other.piece_engaged_at[:]
        self.piece_entered = other.piece_entered[:]
        self.piece_moved = other.piece_moved[:]
        self.piece_played_at = other.piece_played_at[:]
        self.piece_returns_to = other.piece_returns_to[:]
        self.piece_soul_tokens = other.piece_soul_tokens[:]
        self.piece_stamps = other.piece_stamps[:]
        self.piece_stays = other.piece_stays[:]
        self.piece_target = other.piece_target[:]
        self.player_castle_health = other.player_castle_health[:]
        self.player_placed = other.player_placed[:]
        self.player_played = other.player_played[:]
        self.player_ready = other.player_ready[:]
        self.player_turns = other.player_turns[:]
        self.table_lord_came = other.table_lord_came
        self.table_quarry_defeated = other.table_quarry_defeated
        self.table_levels = other.table_levels
        self.table_momentum = other.table_momentum
        self.table_first = other.table_first
        self.table_higher = other.table_higher
        self.table_clock = other.table_clock
        self.table_quiet = other.table_quiet
        self.table_turn_counter = other.table_turn_counter
        self.table_pointed = other.table_pointed
        self.zone_deck = other.zone_deck
        self.zone_hand = other.zone_hand
        self.zone_discard_pile = other.zone_discard_pile
        self.zone_resources = other.zone_resources
        self.zone_attachments = other.zone_attachments
        self.zone_stack = other.zone_stack


def new_game(program: Rules, board: Board, players: int, seed: int) -> State:
    return State(program, board, players, seed)


def set_up(game: State) -> None:
    _found = []
    for player in range(game.players):
        _found.append(game.add_zone("deck", "nobody", player))
    game.zone_deck = _found
    _found_2 = []
    for player_2 in range(game.players):
        _found_2.append(game.add_zone("hand", "owner", player_2))
    game.zone_hand = _found_2
    _found_3 = []
    for player_3 in range(game.players):
        _found_3.append(game.add_zone("discard_pile", "all", player_3))
    game.zone_discard_pile = _found_3
    _found_4 = []
    for player_4 in range(game.players):
        _found_4.append(game.add_zone("resources", "owner", player_4))
    game.zone_resources = _found_4
    _found_5 = []
    for player_5 in range(game.players):
        _found_5.append(game.add_zone("attachments", "all", player_5))
    game.zone_attachments = _found_5
    game.zone_stack = game.add_zone("stack", "all", -1)
