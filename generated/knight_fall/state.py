# What changes during a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Board, FixedTables, Game, Rules

from .kinds import Character, IceDemon, Knight, Unit


class Tables(FixedTables):
    """What never changes about a board."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.field_corner: list[Any] = board.columns.get("corner", [])
        self.field_entries: list[Any] = board.columns.get("entries", [])
        self.route_outer_edge: tuple[int, ...] = board.routes.get("outer_edge", ())
        self.space_c_3: int = board.index.get("c_3", NOTHING)
        self.space_seal: int = board.index.get("seal", NOTHING)


class State(Game):
    """A game in progress."""

    __slots__ = (
        "piece__zone_seals",
        "piece_actions",
        "piece_awaiting",
        "piece_bank",
        "piece_bound",
        "piece_character",
        "piece_circled",
        "piece_defense",
        "piece_demon",
        "piece_healed_well",
        "piece_health",
        "piece_ice",
        "piece_instructions",
        "piece_moved",
        "piece_rooted",
        "piece_slot",
        "piece_slowed",
        "piece_strength",
        "piece_used",
        "piece_visited",
        "player_committed",
        "player_last_played",
        "player_left_over",
        "player_magic",
        "player_played",
        "player_slow_to_come",
        "player_symbols",
        "player_team",
        "table_acting",
        "table_battle",
        "table_battles_won",
        "table_bonuses",
        "table_coins",
        "table_defeated",
        "table_demon_points",
        "table_desperate",
        "table_doing",
        "table_elders_saved",
        "table_elixirs",
        "table_explored",
        "table_failed",
        "table_five_card",
        "table_golems_per_round",
        "table_keys",
        "table_keywords",
        "table_knight_points",
        "table_party",
        "table_path",
        "table_reading",
        "table_scrolls",
        "table_slot",
        "table_slots",
        "table_squares_moved",
        "table_time_boxes",
        "table_turn_of",
        "tables",
        "zone_arrivals",
        "zone_cooperative_deck",
        "zone_cooperative_discard",
        "zone_crossed_off",
        "zone_demon_discard",
        "zone_demon_powers",
        "zone_demon_stack",
        "zone_fallen_demons",
        "zone_fallen_knights",
        "zone_hand",
        "zone_knight_discard",
        "zone_knight_powers",
        "zone_knight_stack",
        "zone_last_pages",
        "zone_looming_demons",
        "zone_offer",
        "zone_relic_deck",
        "zone_relic_list",
        "zone_supply",
        "zone_table",
        "zone_villager_deck",
        "zone_villager_list",
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
        self.piece_actions: list[int] = []
        self.piece_awaiting: list[bool] = []
        self.piece_bank: list[str] = []
        self.piece_bound: list[bool] = []
        self.piece_character: list[int] = []
        self.piece_circled: list[bool] = []
        self.piece_defense: list[int] = []
        self.piece_demon: list[int] = []
        self.piece_healed_well: list[bool] = []
        self.piece_health: list[int] = []
        self.piece_ice: list[int] = []
        self.piece_instructions: list[int] = []
        self.piece_moved: list[bool] = []
        self.piece_rooted: list[bool] = []
        self.piece_slot: list[int] = []
        self.piece_slowed: list[bool] = []
        self.piece_strength: list[int] = []
        self.piece_used: list[bool] = []
        self.piece_visited: list[tuple[int, ...]] = []
        self.player_committed: list[bool] = [False] * players
        self.player_last_played: list[int] = [NOTHING] * players
        self.player_left_over: list[tuple[str, ...]] = [()] * players
        self.player_magic: list[int] = [0] * players
        self.player_played: list[int] = [0] * players
        self.player_slow_to_come: list[bool] = [False] * players
        self.player_symbols: list[tuple[str, ...]] = [()] * players
        self.player_team: list[str] = ["knights"] * players
        self.table_doing: str = ""
        self.table_defeated: int = 0
        self.table_keys: int = 0
        self.table_coins: int = 0
        self.table_scrolls: int = 0
        self.table_elixirs: int = 0
        self.table_keywords: tuple[str, ...] = ()
        self.table_time_boxes: int = 0
        self.table_elders_saved: int = 0
        self.table_battles_won: int = 0
        self.table_failed: bool = False
        self.table_five_card: bool = False
        self.table_knight_points: int = 0
        self.table_demon_points: int = 0
        self.table_party: int = NOTHING
        self.table_path: tuple[int, ...] = ()
        self.table_squares_moved: int = 0
        self.table_explored: bool = False
        self.table_reading: int = NOTHING
        self.table_battle: Any = None
        self.table_bonuses: bool = True
        self.table_slots: int = 0
        self.table_golems_per_round: int = 1
        self.table_desperate: bool = False
        self.table_acting: int = NOTHING
        self.table_turn_of: int = NOTHING
        self.table_slot: int = 0
        self.zone_looming_demons = 0
        self.zone_villager_deck = 0
        self.zone_villager_list = 0
        self.zone_relic_deck = 0
        self.zone_relic_list = 0
        self.zone_hand: list[int] = []
        self.zone_table: list[int] = []
        self.piece__zone_seals: list[int] = []
        self.zone_knight_powers = 0
        self.zone_knight_discard = 0
        self.zone_demon_powers = 0
        self.zone_demon_discard = 0
        self.zone_cooperative_deck = 0
        self.zone_cooperative_discard = 0
        self.zone_knight_stack = 0
        self.zone_demon_stack = 0
        self.zone_fallen_knights = 0
        self.zone_fallen_demons = 0
        self.zone_arrivals = 0
        self.zone_crossed_off = 0
        self.zone_last_pages = 0
        self.zone_offer: list[int] = []
        self.zone_supply = 0

    def fresh(self) -> Game:
        return State(self.program, self.board, self.players, 0, True)

    def add_columns(self, definition: Any) -> None:
        self.piece_actions.append(0)
        self.piece_awaiting.append(False)
        self.piece_bank.append("")
        self.piece_bound.append(False)
        self.piece_character.append(NOTHING)
        self.piece_circled.append(False)
        self.piece_defense.append(definition.start_defense if isinstance(definition, Knight) else 0)
        self.piece_demon.append(NOTHING)
        self.piece_healed_well.append(False)
        self.piece_health.append(
            definition.start_health
            if isinstance(definition, Character)
            else definition.max_health
            if isinstance(definition, Unit)
            else 0,
        )
        self.piece_ice.append(definition.start_ice if isinstance(definition, IceDemon) else 0)
        self.piece_instructions.append(0)
        self.piece_moved.append(False)
        self.piece_rooted.append(False)
        self.piece_slot.append(0)
        self.piece_slowed.append(False)
        self.piece_strength.append(0)
        self.piece_used.append(False)
        self.piece_visited.append(())
        self.piece__zone_seals.append(
            self.add_zone("seals", "all", NOTHING) if isinstance(definition, Character) else NOTHING
        )

    def columns(self) -> dict[str, Any]:
        return {
            "piece_actions": self.piece_actions,
            "piece_awaiting": self.piece_awaiting,
            "piece_bank": self.piece_bank,
            "piece_bound": self.piece_bound,
            "piece_character": self.piece_character,
            "piece_circled": self.piece_circled,
            "piece_defense": self.piece_defense,
            "piece_demon": self.piece_demon,
            "piece_healed_well": self.piece_healed_well,
            "piece_health": self.piece_health,
            "piece_ice": self.piece_ice,
            "piece_instructions": self.piece_instructions,
            "piece_moved": self.piece_moved,
            "piece_rooted": self.piece_rooted,
            "piece_slot": self.piece_slot,
            "piece_slowed": self.piece_slowed,
            "piece_strength": self.piece_strength,
            "piece_used": self.piece_used,
            "piece_visited": self.piece_visited,
            "player_committed": self.player_committed,
            "player_last_played": self.player_last_played,
            "player_left_over": self.player_left_over,
            "player_magic": self.player_magic,
            "player_played": self.player_played,
            "player_slow_to_come": self.player_slow_to_come,
            "player_symbols": self.player_symbols,
            "player_team": self.player_team,
            "table_doing": self.table_doing,
            "table_defeated": self.table_defeated,
            "table_keys": self.table_keys,
            "table_coins": self.table_coins,
            "table_scrolls": self.table_scrolls,
            "table_elixirs": self.table_elixirs,
            "table_keywords": self.table_keywords,
            "table_time_boxes": self.table_time_boxes,
            "table_elders_saved": self.table_elders_saved,
            "table_battles_won": self.table_battles_won,
            "table_failed": self.table_failed,
            "table_five_card": self.table_five_card,
            "table_knight_points": self.table_knight_points,
            "table_demon_points": self.table_demon_points,
            "table_party": self.table_party,
            "table_path": self.table_path,
            "table_squares_moved": self.table_squares_moved,
            "table_explored": self.table_explored,
            "table_reading": self.table_reading,
            "table_battle": self.table_battle,
            "table_bonuses": self.table_bonuses,
            "table_slots": self.table_slots,
            "table_golems_per_round": self.table_golems_per_round,
            "table_desperate": self.table_desperate,
            "table_acting": self.table_acting,
            "table_turn_of": self.table_turn_of,
            "table_slot": self.table_slot,
        }

    def copy_columns(self, other: Any) -> None:
        assert isinstance(other, State)
        self.tables = other.tables
        self.piece_actions = other.piece_actions[:]
        self.piece_awaiting = other.piece_awaiting[:]
        self.piece_bank = other.piece_bank[:]
        self.piece_bound = other.piece_bound[:]
        self.piece_character = other.piece_character[:]
        self.piece_circled = other.piece_circled[:]
        self.piece_defense = other.piece_defense[:]
        self.piece_demon = other.piece_demon[:]
        self.piece_healed_well = other.piece_healed_well[:]
        self.piece_health = other.piece_health[:]
        self.piece_ice = other.piece_ice[:]
        self.piece_instructions = other.piece_instructions[:]
        self.piece_moved = other.piece_moved[:]
        self.piece_rooted = other.piece_rooted[:]
        self.piece_slot = other.piece_slot[:]
        self.piece_slowed = other.piece_slowed[:]
        self.piece_strength = other.piece_strength[:]
        self.piece_used = other.piece_used[:]
        self.piece_visited = other.piece_visited[:]
        self.player_committed = other.player_committed[:]
        self.player_last_played = other.player_last_played[:]
        self.player_left_over = other.player_left_over[:]
        self.player_magic = other.player_magic[:]
        self.player_played = other.player_played[:]
        self.player_slow_to_come = other.player_slow_to_come[:]
        self.player_symbols = other.player_symbols[:]
        self.player_team = other.player_team[:]
        self.table_doing = other.table_doing
        self.table_defeated = other.table_defeated
        self.table_keys = other.table_keys
        self.table_coins = other.table_coins
        self.table_scrolls = other.table_scrolls
        self.table_elixirs = other.table_elixirs
        self.table_keywords = other.table_keywords
        self.table_time_boxes = other.table_time_boxes
        self.table_elders_saved = other.table_elders_saved
        self.table_battles_won = other.table_battles_won
        self.table_failed = other.table_failed
        self.table_five_card = other.table_five_card
        self.table_knight_points = other.table_knight_points
        self.table_demon_points = other.table_demon_points
        self.table_party = other.table_party
        self.table_path = other.table_path
        self.table_squares_moved = other.table_squares_moved
        self.table_explored = other.table_explored
        self.table_reading = other.table_reading
        self.table_battle = other.table_battle
        self.table_bonuses = other.table_bonuses
        self.table_slots = other.table_slots
        self.table_golems_per_round = other.table_golems_per_round
        self.table_desperate = other.table_desperate
        self.table_acting = other.table_acting
        self.table_turn_of = other.table_turn_of
        self.table_slot = other.table_slot
        self.zone_looming_demons = other.zone_looming_demons
        self.zone_villager_deck = other.zone_villager_deck
        self.zone_villager_list = other.zone_villager_list
        self.zone_relic_deck = other.zone_relic_deck
        self.zone_relic_list = other.zone_relic_list
        self.zone_hand = other.zone_hand
        self.zone_table = other.zone_table
        self.piece__zone_seals = other.piece__zone_seals[:]
        self.zone_knight_powers = other.zone_knight_powers
        self.zone_knight_discard = other.zone_knight_discard
        self.zone_demon_powers = other.zone_demon_powers
        self.zone_demon_discard = other.zone_demon_discard
        self.zone_cooperative_deck = other.zone_cooperative_deck
        self.zone_cooperative_discard = other.zone_cooperative_discard
        self.zone_knight_stack = other.zone_knight_stack
        self.zone_demon_stack = other.zone_demon_stack
        self.zone_fallen_knights = other.zone_fallen_knights
        self.zone_fallen_demons = other.zone_fallen_demons
        self.zone_arrivals = other.zone_arrivals
        self.zone_crossed_off = other.zone_crossed_off
        self.zone_last_pages = other.zone_last_pages
        self.zone_offer = other.zone_offer
        self.zone_supply = other.zone_supply


def new_game(program: Rules, board: Board, players: int, seed: int) -> State:
    return State(program, board, players, seed)


def set_up(game: State) -> None:
    game.zone_looming_demons = game.add_zone("looming_demons", "count", -1)
    game.zone_villager_deck = game.add_zone("villager_deck", "all", -1)
    game.zone_villager_list = game.add_zone("villager_list", "all", -1)
    game.zone_relic_deck = game.add_zone("relic_deck", "all", -1)
    game.zone_relic_list = game.add_zone("relic_list", "all", -1)
    _found = []
    for player in range(game.players):
        _found.append(game.add_zone("hand", "owner", player))
    game.zone_hand = _found
    _found_2 = []
    for player_2 in range(game.players):
        _found_2.append(game.add_zone("table", "all", player_2))
    game.zone_table = _found_2
    game.zone_knight_powers = game.add_zone("knight_powers", "count", -1)
    game.zone_knight_discard = game.add_zone("knight_discard", "all", -1)
    game.zone_demon_powers = game.add_zone("demon_powers", "count", -1)
    game.zone_demon_discard = game.add_zone("demon_discard", "all", -1)
    game.zone_cooperative_deck = game.add_zone("cooperative_deck", "count", -1)
    game.zone_cooperative_discard = game.add_zone("cooperative_discard", "all", -1)
    game.zone_knight_stack = game.add_zone("knight_stack", "count", -1)
    game.zone_demon_stack = game.add_zone("demon_stack", "count", -1)
    game.zone_fallen_knights = game.add_zone("fallen_knights", "all", -1)
    game.zone_fallen_demons = game.add_zone("fallen_demons", "all", -1)
    game.zone_arrivals = game.add_zone("arrivals", "all", -1)
    game.zone_crossed_off = game.add_zone("crossed_off", "all", -1)
    game.zone_last_pages = game.add_zone("last_pages", "all", -1)
    _found_3 = []
    for player_3 in range(game.players):
        _found_3.append(game.add_zone("offer", "all", player_3))
    game.zone_offer = _found_3
    game.zone_supply = game.add_zone("supply", "all", -1)
