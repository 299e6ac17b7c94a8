# What changes during a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kings_armory.kinds as kinds
from interpreter.api import NOTHING, Board, FixedTables, Game, Program


class Tables(FixedTables):
    """What never changes about a board."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.space_11_8: int = board.index.get("(11, 8)", NOTHING)
        self.space_8_8: int = board.index.get("(8, 8)", NOTHING)
        self.space_9_6: int = board.index.get("(9, 6)", NOTHING)


class State(Game):
    """A game in progress."""

    __slots__ = (
        "piece_acted",
        "piece_ap",
        "piece_arrow",
        "piece_bleed",
        "piece_bless",
        "piece_burn",
        "piece_hp",
        "piece_level",
        "piece_side",
        "piece_slow",
        "piece_stun",
        "piece_tanking",
        "piece_turn_lost",
        "table_acting",
        "table_due",
        "table_gate",
        "table_mover",
        "table_round",
        "table_wave",
        "tables",
        "zone_pile",
    )

    def __init__(
        self,
        program: Program,
        board: Board,
        players: int,
        seed: int,
        blank: bool = False,
    ) -> None:
        super().__init__(program, board, players, seed, blank)
        tables = program.tables(board, Tables)
        assert isinstance(tables, Tables)
        self.tables: Tables = tables
        if blank:
            return
        self.piece_acted: list[bool] = []
        self.piece_ap: list[int] = []
        self.piece_arrow: list[str] = []
        self.piece_bleed: list[int] = []
        self.piece_bless: list[int] = []
        self.piece_burn: list[int] = []
        self.piece_hp: list[int] = []
        self.piece_level: list[int] = []
        self.piece_side: list[str] = []
        self.piece_slow: list[int] = []
        self.piece_stun: list[int] = []
        self.piece_tanking: list[tuple[int, ...]] = []
        self.piece_turn_lost: list[bool] = []
        self.table_gate: int = 20
        self.table_wave: Any = None
        self.table_round: int = 0
        self.table_due: int = 0
        self.table_mover: int = NOTHING
        self.table_acting: int = NOTHING
        self.zone_pile = 0

    def fresh(self) -> Game:
        return State(self.program, self.board, self.players, 0, True)

    def add_columns(self, definition: Any) -> None:
        self.piece_acted.append(False)
        self.piece_ap.append(definition.actions if isinstance(definition, kinds.Ally) else 0)
        self.piece_arrow.append("red" if isinstance(definition, kinds.Monster) else "")
        self.piece_bleed.append(0)
        self.piece_bless.append(0)
        self.piece_burn.append(0)
        self.piece_hp.append(definition.max_hp if isinstance(definition, kinds.Character) else 0)
        self.piece_level.append(1 if isinstance(definition, kinds.Ally) else 0)
        self.piece_side.append("odd" if isinstance(definition, kinds.Monster) else "")
        self.piece_slow.append(0)
        self.piece_stun.append(0)
        self.piece_tanking.append(())
        self.piece_turn_lost.append(False)

    def columns(self) -> dict[str, Any]:
        return {
            "piece_acted": self.piece_acted,
            "piece_ap": self.piece_ap,
            "piece_arrow": self.piece_arrow,
            "piece_bleed": self.piece_bleed,
            "piece_bless": self.piece_bless,
            "piece_burn": self.piece_burn,
            "piece_hp": self.piece_hp,
            "piece_level": self.piece_level,
            "piece_side": self.piece_side,
            "piece_slow": self.piece_slow,
            "piece_stun": self.piece_stun,
            "piece_tanking": self.piece_tanking,
            "piece_turn_lost": self.piece_turn_lost,
            "table_gate": self.table_gate,
            "table_wave": self.table_wave,
            "table_round": self.table_round,
            "table_due": self.table_due,
            "table_mover": self.table_mover,
            "table_acting": self.table_acting,
        }

    def copy_columns(self, other: Any) -> None:
        self.piece_acted = other.piece_acted[:]
        self.piece_ap = other.piece_ap[:]
        self.piece_arrow = other.piece_arrow[:]
        self.piece_bleed = other.piece_bleed[:]
        self.piece_bless = other.piece_bless[:]
        self.piece_burn = other.piece_burn[:]
        self.piece_hp = other.piece_hp[:]
        self.piece_level = other.piece_level[:]
        self.piece_side = other.piece_side[:]
        self.piece_slow = other.piece_slow[:]
        self.piece_stun = other.piece_stun[:]
        self.piece_tanking = other.piece_tanking[:]
        self.piece_turn_lost = other.piece_turn_lost[:]
        self.table_gate = other.table_gate
        self.table_wave = other.table_wave
        self.table_round = other.table_round
        self.table_due = other.table_due
        self.table_mover = other.table_mover
        self.table_acting = other.table_acting
        self.zone_pile = other.zone_pile


def new_game(program: Program, board: Board, players: int, seed: int) -> State:
    return State(program, board, players, seed)


def set_up(game: State) -> None:
    game.zone_pile = game.add_zone("pile", "nobody", -1)
