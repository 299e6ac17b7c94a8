# What changes during a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

from interpreter.api import Board, Game, Rules

from .tabletop import state as tabletop_state


class Tables(tabletop_state.Tables):
    """What never changes about a board."""


class State(tabletop_state.State):
    """A game in progress."""

    __slots__ = (
        "deck_builder_tables",
        "player_actions",
        "player_coins",
        "player_turns",
        "zone_compost",
        "zone_deck",
        "zone_discards",
        "zone_hand",
        "zone_market",
        "zone_played",
    )

    def __init__(
        self, program: Rules, board: Board, players: int, seed: int, blank: bool = False
    ) -> None:
        if blank:
            return
        super().__init__(program, board, players, seed, blank)
        tables = program.tables(board, Tables)
        assert isinstance(tables, Tables)
        self.deck_builder_tables: Tables = tables
        self.player_actions: list[int] = [1] * players
        self.player_coins: list[int] = [0] * players
        self.player_turns: list[int] = [0] * players
        self.zone_deck: list[int] = []
        self.zone_hand: list[int] = []
        self.zone_played: list[int] = []
        self.zone_discards: list[int] = []
        self.zone_market = 0
        self.zone_compost = 0

    def fresh(self) -> Game:
        return State(self.program, self.board, self.players, 0, True)

    def columns(self) -> dict[str, Any]:
        return {
            **super().columns(),
            "player_actions": self.player_actions,
            "player_coins": self.player_coins,
            "player_turns": self.player_turns,
        }

    def copy_columns(self, other: Any) -> None:
        assert isinstance(other, State)
        super().copy_columns(other)
        self.deck_builder_tables = other.deck_builder_tables
        self.player_actions = other.player_actions[:]
        self.player_coins = other.player_coins[:]
        self.player_turns = other.player_turns[:]
        self.zone_deck = other.zone_deck
        self.zone_hand = other.zone_hand
        self.zone_played = other.zone_played
        self.zone_discards = other.zone_discards
        self.zone_market = other.zone_market
        self.zone_compost = other.zone_compost


def new_game(program: Rules, board: Board, players: int, seed: int) -> State:
    return State(program, board, players, seed)


def set_up(game: State) -> None:
    tabletop_state.set_up(game)
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
        _found_3.append(game.add_zone("played", "all", player_3))
    game.zone_played = _found_3
    _found_4 = []
    for player_4 in range(game.players):
        _found_4.append(game.add_zone("discards", "all", player_4))
    game.zone_discards = _found_4
    game.zone_market = game.add_zone("market", "all", -1)
    game.zone_compost = game.add_zone("compost", "all", -1)
