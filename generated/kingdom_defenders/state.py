# What changes during a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Board, FixedTables, Game, Rules

from . import kinds
from .kinds import Relic, Tile


class Tables(FixedTables):
    """What never changes about a board."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.field_area: list[Any] = board.columns.get("area", [])
        self.field_crossed_out: list[Any] = board.columns.get("crossed_out", [])
        self.field_needs: list[Any] = board.columns.get("needs", [])
        self.field_number: list[Any] = board.columns.get("number", [])
        self.field_plot: list[Any] = board.columns.get("plot", [])
        self.field_resources: list[Any] = board.columns.get("resources", [])
        self.field_side: list[Any] = board.columns.get("side", [])
        self.space_academy_a: int = board.index.get("academy_a", NOTHING)
        self.space_character_0: int = board.index.get("character_0", NOTHING)
        self.space_character_1: int = board.index.get("character_1", NOTHING)
        self.space_forge_a: int = board.index.get("forge_a", NOTHING)
        self.space_infirmary_a: int = board.index.get("infirmary_a", NOTHING)
        self.space_market_a: int = board.index.get("market_a", NOTHING)
        self.space_tile_1_a: int = board.index.get("tile_1_a", NOTHING)
        self.space_tile_2_a: int = board.index.get("tile_2_a", NOTHING)
        self.space_tile_3_a: int = board.index.get("tile_3_a", NOTHING)
        self.space_tile_4_a: int = board.index.get("tile_4_a", NOTHING)
        self.space_tile_5_a: int = board.index.get("tile_5_a", NOTHING)
        self.space_yard_a: int = board.index.get("yard_a", NOTHING)
        _found = []
        for value in board.columns.get("area", []):
            _found.append(value in ("deeds", "buildings", "adventures"))
        self.where_area_is__deeds__buildings__adventures: list[bool] = _found


class State(Game):
    """A game in progress."""

    __slots__ = (
        "piece_face",
        "piece_used_orbs",
        "player_adventurer",
        "player_adventures_this_round",
        "player_began",
        "player_camp",
        "player_fame",
        "player_fame_owed",
        "player_finished",
        "player_herald_fame",
        "player_level",
        "player_level_tile",
        "player_orbs_as",
        "player_orbs_shown",
        "player_popular",
        "player_position",
        "player_stock",
        "player_uses",
        "player_wounds",
        "space_forfeited",
        "space_visitor",
        "table_activated",
        "table_advance",
        "table_breached",
        "table_claimant",
        "table_defended",
        "table_fallen",
        "table_round",
        "table_victory_round",
        "tables",
        "zone_adventure_deck",
        "zone_building_tiles",
        "zone_character_tiles",
        "zone_dealt_buildings",
        "zone_deed_pile",
        "zone_deed_row",
        "zone_fate_card",
        "zone_fate_deck",
        "zone_grey_reserve",
        "zone_hero_tile",
        "zone_horde_deck",
        "zone_horde_in_play",
        "zone_in_view",
        "zone_red_reward",
        "zone_reward_reserve",
        "zone_rolled_dice",
        "zone_screen",
        "zone_set_aside",
        "zone_special_horde",
        "zone_towers",
        "zone_wound_track",
        "zone_yellow_reward",
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
        self.piece_face: list[int] = []
        self.piece_used_orbs: list[int] = []
        self.player_adventurer: list[bool] = [False] * players
        self.player_adventures_this_round: list[int] = [0] * players
        self.player_began: list[int] = [0] * players
        self.player_camp: list[tuple[int, ...]] = [(0,) * len(kinds.RESOURCE_NUMBERS)] * players
        self.player_fame: list[int] = [0] * players
        self.player_fame_owed: list[int] = [0] * players
        self.player_finished: list[bool] = [False] * players
        self.player_herald_fame: list[int] = [0] * players
        self.player_level: list[tuple[int, ...]] = [(1,) * len(kinds.LEVEL_TRACK_NUMBERS)] * players
        self.player_level_tile: list[tuple[int, ...]] = [
            (0,) * len(kinds.LEVEL_TRACK_NUMBERS),
        ] * players
        self.player_orbs_as: list[tuple[int, ...]] = [
            (0,) * len(self.program.numbers(Relic)),
        ] * players
        self.player_orbs_shown: list[int] = [0] * players
        self.player_popular: list[bool] = [False] * players
        self.player_position: list[int] = [0] * players
        self.player_stock: list[tuple[int, ...]] = [(0,) * len(kinds.RESOURCE_NUMBERS)] * players
        self.player_uses: list[tuple[int, ...]] = [(0,) * len(self.program.numbers(Tile))] * players
        self.player_wounds: list[int] = [0] * players
        self.space_forfeited: list[bool] = [False] * board.size
        self.space_visitor: list[int] = [NOTHING] * board.size
        self.table_round: int = 1
        self.table_advance: int = 0
        self.table_breached: bool = False
        self.table_fallen: bool = False
        self.table_victory_round: int = 0
        self.table_defended: bool = False
        self.table_claimant: int = NOTHING
        self.table_activated: int = NOTHING
        self.zone_hero_tile: list[int] = []
        self.zone_set_aside: list[int] = []
        self.zone_wound_track: list[int] = []
        self.zone_screen: list[int] = []
        self.zone_in_view: list[int] = []
        self.zone_fate_card: list[int] = []
        self.zone_deed_pile = 0
        self.zone_deed_row = 0
        self.zone_adventure_deck = 0
        self.zone_reward_reserve = 0
        self.zone_red_reward = 0
        self.zone_yellow_reward = 0
        self.zone_character_tiles = 0
        self.zone_building_tiles = 0
        self.zone_dealt_buildings = 0
        self.zone_fate_deck = 0
        self.zone_towers = 0
        self.zone_rolled_dice = 0
        self.zone_horde_deck = 0
        self.zone_horde_in_play = 0
        self.zone_special_horde = 0
        self.zone_grey_reserve = 0

    def fresh(self) -> Game:
        return State(self.program, self.board, self.players, 0, True)

    def add_columns(self, definition: Any) -> None:
        self.piece_face.append(0)
        self.piece_used_orbs.append(0)

    def columns(self) -> dict[str, Any]:
        return {
            "piece_face": self.piece_face,
            "piece_used_orbs": self.piece_used_orbs,
            "player_adventurer": self.player_adventurer,
            "player_adventures_this_round": self.player_adventures_this_round,
            "player_began": self.player_began,
            "player_camp": self.player_camp,
            "player_fame": self.player_fame,
            "player_fame_owed": self.player_fame_owed,
            "player_finished": self.player_finished,
            "player_herald_fame": self.player_herald_fame,
            "player_level": self.player_level,
            "player_level_tile": self.player_level_tile,
            "player_orbs_as": self.player_orbs_as,
            "player_orbs_shown": self.player_orbs_shown,
            "player_popular": self.player_popular,
            "player_position": self.player_position,
            "player_stock": self.player_stock,
            "player_uses": self.player_uses,
            "player_wounds": self.player_wounds,
            "space_forfeited": self.space_forfeited,
            "space_visitor": self.space_visitor,
            "table_round": self.table_round,
            "table_advance": self.table_advance,
            "table_breached": self.table_breached,
            "table_fallen": self.table_fallen,
            "table_victory_round": self.table_victory_round,
            "table_defended": self.table_defended,
            "table_claimant": self.table_claimant,
            "table_activated": self.table_activated,
        }

    def copy_columns(self, other: Any) -> None:
        assert isinstance(other, State)
        self.tables = other.tables
        self.piece_face = other.piece_face[:]
        self.piece_used_orbs = other.piece_used_orbs[:]
        self.player_adventurer = other.player_adventurer[:]
        self.player_adventures_this_round = other.player_adventures_this_round[:]
        self.player_began = other.player_began[:]
        self.player_camp = other.player_camp[:]
        self.player_fame = other.player_fame[:]
        self.player_fame_owed = other.player_fame_owed[:]
        self.player_finished = other.player_finished[:]
        self.player_herald_fame = other.player_herald_fame[:]
        self.player_level = other.player_level[:]
        self.player_level_tile = other.player_level_tile[:]
        self.player_orbs_as = other.player_orbs_as[:]
        self.player_orbs_shown = other.player_orbs_shown[:]
        self.player_popular = other.player_popular[:]
        self.player_position = other.player_position[:]
        self.player_stock = other.player_stock[:]
        self.player_uses = other.player_uses[:]
        self.player_wounds = other.player_wounds[:]
        self.space_forfeited = other.space_forfeited[:]
        self.space_visitor = other.space_visitor[:]
        self.table_round = other.table_round
        self.table_advance = other.table_advance
        self.table_breached = other.table_breached
        self.table_fallen = other.table_fallen
        self.table_victory_round = other.table_victory_round
        self.table_defended = other.table_defended
        self.table_claimant = other.table_claimant
        self.table_activated = other.table_activated
        self.zone_hero_tile = other.zone_hero_tile
        self.zone_set_aside = other.zone_set_aside
        self.zone_wound_track = other.zone_wound_track
        self.zone_screen = other.zone_screen
        self.zone_in_view = other.zone_in_view
        self.zone_fate_card = other.zone_fate_card
        self.zone_deed_pile = other.zone_deed_pile
        self.zone_deed_row = other.zone_deed_row
        self.zone_adventure_deck = other.zone_adventure_deck
        self.zone_reward_reserve = other.zone_reward_reserve
        self.zone_red_reward = other.zone_red_reward
        self.zone_yellow_reward = other.zone_yellow_reward
        self.zone_character_tiles = other.zone_character_tiles
        self.zone_building_tiles = other.zone_building_tiles
        self.zone_dealt_buildings = other.zone_dealt_buildings
        self.zone_fate_deck = other.zone_fate_deck
        self.zone_towers = other.zone_towers
        self.zone_rolled_dice = other.zone_rolled_dice
        self.zone_horde_deck = other.zone_horde_deck
        self.zone_horde_in_play = other.zone_horde_in_play
        self.zone_special_horde = other.zone_special_horde
        self.zone_grey_reserve = other.zone_grey_reserve


def new_game(program: Rules, board: Board, players: int, seed: int) -> State:
    return State(program, board, players, seed)


def set_up(game: State) -> None:
    _found = []
    for player in range(game.players):
        _found.append(game.add_zone("hero_tile", "all", player))
    game.zone_hero_tile = _found
    _found_2 = []
    for player_2 in range(game.players):
        _found_2.append(game.add_zone("set_aside", "all", player_2))
    game.zone_set_aside = _found_2
    _found_3 = []
    for player_3 in range(game.players):
        _found_3.append(game.add_zone("wound_track", "all", player_3))
    game.zone_wound_track = _found_3
    _found_4 = []
    for player_4 in range(game.players):
        _found_4.append(game.add_zone("screen", "owner", player_4))
    game.zone_screen = _found_4
    _found_5 = []
    for player_5 in range(game.players):
        _found_5.append(game.add_zone("in_view", "all", player_5))
    game.zone_in_view = _found_5
    _found_6 = []
    for player_6 in range(game.players):
        _found_6.append(game.add_zone("fate_card", "owner", player_6))
    game.zone_fate_card = _found_6
    game.zone_deed_pile = game.add_zone("deed_pile", "nobody", -1)
    game.zone_deed_row = game.add_zone("deed_row", "all", -1)
    game.zone_adventure_deck = game.add_zone("adventure_deck", "nobody", -1)
    game.zone_reward_reserve = game.add_zone("reward_reserve", "nobody", -1)
    game.zone_red_reward = game.add_zone("red_reward", "all", -1)
    game.zone_yellow_reward = game.add_zone("yellow_reward", "all", -1)
    game.zone_character_tiles = game.add_zone("character_tiles", "nobody", -1)
    game.zone_building_tiles = game.add_zone("building_tiles", "nobody", -1)
    game.zone_dealt_buildings = game.add_zone("dealt_buildings", "nobody", -1)
    game.zone_fate_deck = game.add_zone("fate_deck", "nobody", -1)
    game.zone_towers = game.add_zone("towers", "all", -1)
    game.zone_rolled_dice = game.add_zone("rolled_dice", "all", -1)
    game.zone_horde_deck = game.add_zone("horde_deck", "nobody", -1)
    game.zone_horde_in_play = game.add_zone("horde_in_play", "all", -1)
    game.zone_special_horde = game.add_zone("special_horde", "all", -1)
    game.zone_grey_reserve = game.add_zone("grey_reserve", "nobody", -1)
