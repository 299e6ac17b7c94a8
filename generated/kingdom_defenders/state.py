# What changes during a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Board, FixedTables, Game, Rules


class Tables(FixedTables):
    """What never changes about a board."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.field_area: list[Any] = board.columns.get("area", [])
        self.field_crossed_out: list[Any] = board.columns.get("crossed_out", [])
        self.field_needs: list[Any] = board.columns.get("needs", [])
        self.field_number: list[Any] = board.columns.get("number", [])
        self.field_plot: list[Any] = board.columns.get("plot", [])
        self.field_side: list[Any] = board.columns.get("side", [])
        self.space_academy_a: int = board.index.get("academy_a", NOTHING)
        self.space_character_0: int = board.index.get("character_0", NOTHING)
        self.space_forge_a: int = board.index.get("forge_a", NOTHING)
        self.space_infirmary_a: int = board.index.get("infirmary_a", NOTHING)
        self.space_market_a: int = board.index.get("market_a", NOTHING)
        self.space_tile_1_a: int = board.index.get("tile_1_a", NOTHING)
        self.space_tile_2_a: int = board.index.get("tile_2_a", NOTHING)
        self.space_tile_3_a: int = board.index.get("tile_3_a", NOTHING)
        self.space_tile_4_a: int = board.index.get("tile_4_a", NOTHING)
        self.space_tile_5_a: int = board.index.get("tile_5_a", NOTHING)
        self.space_yard_a: int = board.index.get("yard_a", NOTHING)


class State(Game):
    """A game in progress."""

    __slots__ = (
        "piece_face",
        "piece_used_orbs",
        "player_coins",
        "player_fame",
        "player_finished",
        "player_loot",
        "player_magic",
        "player_magic_tile",
        "player_orb_runes",
        "player_orb_tomes",
        "player_orb_trophies",
        "player_orb_weapons",
        "player_position",
        "player_spells",
        "player_strength",
        "player_strength_tile",
        "player_weapons",
        "player_wounds",
        "space_forfeited",
        "table_round",
        "tables",
        "zone_adventure_deck",
        "zone_building_tiles",
        "zone_character_tiles",
        "zone_deed_pile",
        "zone_deed_row",
        "zone_fate_card",
        "zone_fate_deck",
        "zone_hero_tile",
        "zone_in_view",
        "zone_red_reward",
        "zone_reward_reserve",
        "zone_rolled_dice",
        "zone_screen",
        "zone_set_aside",
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
        self.player_coins: list[int] = [0] * players
        self.player_fame: list[int] = [0] * players
        self.player_finished: list[bool] = [False] * players
        self.player_loot: list[int] = [0] * players
        self.player_magic: list[int] = [1] * players
        self.player_magic_tile: list[int] = [0] * players
        self.player_orb_runes: list[int] = [0] * players
        self.player_orb_tomes: list[int] = [0] * players
        self.player_orb_trophies: list[int] = [0] * players
        self.player_orb_weapons: list[int] = [0] * players
        self.player_position: list[int] = [0] * players
        self.player_spells: list[int] = [0] * players
        self.player_strength: list[int] = [1] * players
        self.player_strength_tile: list[int] = [0] * players
        self.player_weapons: list[int] = [0] * players
        self.player_wounds: list[int] = [0] * players
        self.space_forfeited: list[bool] = [False] * board.size
        self.table_round: int = 1
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
        self.zone_fate_deck = 0
        self.zone_towers = 0
        self.zone_rolled_dice = 0

    def fresh(self) -> Game:
        return State(self.program, self.board, self.players, 0, True)

    def add_columns(self, definition: Any) -> None:
        self.piece_face.append(0)
        self.piece_used_orbs.append(0)

    def columns(self) -> dict[str, Any]:
        return {
            "piece_face": self.piece_face,
            "piece_used_orbs": self.piece_used_orbs,
            "player_coins": self.player_coins,
            "player_fame": self.player_fame,
            "player_finished": self.player_finished,
            "player_loot": self.player_loot,
            "player_magic": self.player_magic,
            "player_magic_tile": self.player_magic_tile,
            "player_orb_runes": self.player_orb_runes,
            "player_orb_tomes": self.player_orb_tomes,
            "player_orb_trophies": self.player_orb_trophies,
            "player_orb_weapons": self.player_orb_weapons,
            "player_position": self.player_position,
            "player_spells": self.player_spells,
            "player_strength": self.player_strength,
            "player_strength_tile": self.player_strength_tile,
            "player_weapons": self.player_weapons,
            "player_wounds": self.player_wounds,
            "space_forfeited": self.space_forfeited,
            "table_round": self.table_round,
        }

    def copy_columns(self, other: Any) -> None:
        self.tables = other.tables
        self.piece_face = other.piece_face[:]
        self.piece_used_orbs = other.piece_used_orbs[:]
        self.player_coins = other.player_coins[:]
        self.player_fame = other.player_fame[:]
        self.player_finished = other.player_finished[:]
        self.player_loot = other.player_loot[:]
        self.player_magic = other.player_magic[:]
        self.player_magic_tile = other.player_magic_tile[:]
        self.player_orb_runes = other.player_orb_runes[:]
        self.player_orb_tomes = other.player_orb_tomes[:]
        self.player_orb_trophies = other.player_orb_trophies[:]
        self.player_orb_weapons = other.player_orb_weapons[:]
        self.player_position = other.player_position[:]
        self.player_spells = other.player_spells[:]
        self.player_strength = other.player_strength[:]
        self.player_strength_tile = other.player_strength_tile[:]
        self.player_weapons = other.player_weapons[:]
        self.player_wounds = other.player_wounds[:]
        self.space_forfeited = other.space_forfeited[:]
        self.table_round = other.table_round
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
        self.zone_fate_deck = other.zone_fate_deck
        self.zone_towers = other.zone_towers
        self.zone_rolled_dice = other.zone_rolled_dice


def new_game(program: Rules, board: Board, players: int, seed: int) -> State:
    return State(program, board, players, seed)


def set_up(game: State) -> None:
    game.zone_hero_tile = [
        game.add_zone("hero_tile", "all", player) for player in range(game.players)
    ]
    game.zone_set_aside = [
        game.add_zone("set_aside", "all", player) for player in range(game.players)
    ]
    game.zone_wound_track = [
        game.add_zone("wound_track", "all", player) for player in range(game.players)
    ]
    game.zone_screen = [game.add_zone("screen", "owner", player) for player in range(game.players)]
    game.zone_in_view = [game.add_zone("in_view", "all", player) for player in range(game.players)]
    game.zone_fate_card = [
        game.add_zone("fate_card", "owner", player) for player in range(game.players)
    ]
    game.zone_deed_pile = game.add_zone("deed_pile", "nobody", -1)
    game.zone_deed_row = game.add_zone("deed_row", "all", -1)
    game.zone_adventure_deck = game.add_zone("adventure_deck", "nobody", -1)
    game.zone_reward_reserve = game.add_zone("reward_reserve", "nobody", -1)
    game.zone_red_reward = game.add_zone("red_reward", "all", -1)
    game.zone_yellow_reward = game.add_zone("yellow_reward", "all", -1)
    game.zone_character_tiles = game.add_zone("character_tiles", "nobody", -1)
    game.zone_building_tiles = game.add_zone("building_tiles", "nobody", -1)
    game.zone_fate_deck = game.add_zone("fate_deck", "nobody", -1)
    game.zone_towers = game.add_zone("towers", "all", -1)
    game.zone_rolled_dice = game.add_zone("rolled_dice", "all", -1)
