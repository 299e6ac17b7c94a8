# What changes during a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Board, FixedTables, Game, Rules

from .kinds import Boss, Hero, Horde, LavaPool, SpawnPoint, Tower


class Tables(FixedTables):
    """What never changes about a board."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.field_entry: list[Any] = board.columns.get("entry", [])
        self.field_fourth: list[Any] = board.columns.get("fourth", [])
        self.field_path: list[Any] = board.columns.get("path", [])
        self.field_water: list[Any] = board.columns.get("water", [])
        self.route_first_route: tuple[int, ...] = board.routes.get("first_route", ())
        self.shift_7_0: tuple[int, ...] = board.shifts[7][0]
        self.shift_minus_7_0: tuple[int, ...] = board.shifts[-7][0]
        self.space_2_3: int = board.index.get("(2, 3)", NOTHING)
        self.space_3_6: int = board.index.get("(3, 6)", NOTHING)
        self.space_4_4: int = board.index.get("(4, 4)", NOTHING)
        self.space_4_5: int = board.index.get("(4, 5)", NOTHING)
        self.space_5_2: int = board.index.get("(5, 2)", NOTHING)
        self.space_5_3: int = board.index.get("(5, 3)", NOTHING)
        self.space_5_4: int = board.index.get("(5, 4)", NOTHING)
        self.space_5_5: int = board.index.get("(5, 5)", NOTHING)


class State(Game):
    """A game in progress."""

    __slots__ = (
        "piece__zone_ability_slots",
        "piece__zone_action_deck",
        "piece__zone_action_discard",
        "piece__zone_life_stack",
        "piece__zone_mods",
        "piece__zone_spawn_stack",
        "piece__zone_tray",
        "piece_activated",
        "piece_attacked",
        "piece_benched",
        "piece_boss",
        "piece_bounty",
        "piece_came_from",
        "piece_defeats",
        "piece_event_token",
        "piece_facing",
        "piece_falconer",
        "piece_flown",
        "piece_frozen",
        "piece_health",
        "piece_hero",
        "piece_knocked_out",
        "piece_last",
        "piece_moved",
        "piece_passed",
        "piece_point",
        "piece_protected",
        "piece_quiet",
        "piece_rests",
        "piece_sealed",
        "piece_skulls",
        "piece_small",
        "piece_squares",
        "piece_tokens",
        "piece_totem",
        "piece_tower",
        "piece_type",
        "piece_used",
        "piece_visited",
        "piece_walks",
        "piece_way",
        "piece_withered",
        "table_accomplished",
        "table_bench_used",
        "table_blocked",
        "table_bosses_slain",
        "table_champions_enraged",
        "table_champions_slain",
        "table_crystals",
        "table_difficulty",
        "table_elements_fade",
        "table_gale",
        "table_gold",
        "table_hearts",
        "table_pond_drifts",
        "table_ponds_frozen",
        "table_rituals",
        "table_round",
        "table_saitam_waits",
        "table_tentacle_toll",
        "table_tentacles_leave",
        "table_warriors_exposed",
        "tables",
        "zone_bench",
        "zone_beside_the_map",
        "zone_blossom_pool",
        "zone_box",
        "zone_champion_deck",
        "zone_champion_discard",
        "zone_drawn_events",
        "zone_event_stack",
        "zone_fault_line_supply",
        "zone_fire_claw_stack",
        "zone_flags_on_stack",
        "zone_graveyard",
        "zone_hand",
        "zone_helper_camp",
        "zone_hero_board",
        "zone_incoming",
        "zone_mod_display",
        "zone_pumpkin_supply",
        "zone_rift_deck",
        "zone_soldier_supply",
        "zone_tentacle_supply",
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
        self.piece_attacked: list[bool] = []
        self.piece_benched: list[bool] = []
        self.piece_boss: list[int] = []
        self.piece_bounty: list[bool] = []
        self.piece_came_from: list[int] = []
        self.piece_defeats: list[int] = []
        self.piece_event_token: list[bool] = []
        self.piece_facing: list[Any] = []
        self.piece_falconer: list[bool] = []
        self.piece_flown: list[bool] = []
        self.piece_frozen: list[bool] = []
        self.piece_health: list[int] = []
        self.piece_hero: list[int] = []
        self.piece_knocked_out: list[bool] = []
        self.piece_last: list[bool] = []
        self.piece_moved: list[bool] = []
        self.piece_passed: list[bool] = []
        self.piece_point: list[int] = []
        self.piece_protected: list[bool] = []
        self.piece_quiet: list[bool] = []
        self.piece_rests: list[bool] = []
        self.piece_sealed: list[bool] = []
        self.piece_skulls: list[int] = []
        self.piece_small: list[bool] = []
        self.piece_squares: list[int] = []
        self.piece_tokens: list[int] = []
        self.piece_totem: list[bool] = []
        self.piece_tower: list[int] = []
        self.piece_type: list[str] = []
        self.piece_used: list[bool] = []
        self.piece_visited: list[bool] = []
        self.piece_walks: list[str] = []
        self.piece_way: list[str] = []
        self.piece_withered: list[bool] = []
        self.table_difficulty: str = "standard"
        self.table_tentacles_leave: bool = False
        self.table_accomplished: bool = False
        self.table_champions_slain: int = 0
        self.table_round: int = 1
        self.table_hearts: int = 0
        self.table_gold: int = 0
        self.table_crystals: int = 0
        self.table_blocked: str = ""
        self.table_bench_used: bool = False
        self.table_champions_enraged: bool = False
        self.table_warriors_exposed: bool = False
        self.table_ponds_frozen: int = 0
        self.table_tentacle_toll: bool = False
        self.table_saitam_waits: bool = False
        self.table_pond_drifts: bool = False
        self.table_rituals: int = 0
        self.table_elements_fade: bool = False
        self.table_bosses_slain: int = 0
        self.table_gale: bool = False
        self.zone_helper_camp = 0
        self.piece__zone_tray: list[int] = []
        self.piece__zone_spawn_stack: list[int] = []
        self.zone_box = 0
        self.zone_tower_display = 0
        self.zone_soldier_supply = 0
        self.zone_hand: list[int] = []
        self.zone_incoming: list[int] = []
        self.zone_hero_board: list[int] = []
        self.piece__zone_ability_slots: list[int] = []
        self.zone_bench: list[int] = []
        self.piece__zone_mods: list[int] = []
        self.zone_mod_display = 0
        self.zone_tentacle_supply = 0
        self.zone_fault_line_supply = 0
        self.zone_champion_deck = 0
        self.zone_champion_discard = 0
        self.zone_pumpkin_supply = 0
        self.zone_graveyard = 0
        self.zone_drawn_events = 0
        self.zone_fire_claw_stack = 0
        self.piece__zone_life_stack: list[int] = []
        self.piece__zone_action_deck: list[int] = []
        self.piece__zone_action_discard: list[int] = []
        self.zone_beside_the_map = 0
        self.zone_event_stack = 0
        self.zone_flags_on_stack = 0
        self.zone_rift_deck = 0
        self.zone_blossom_pool = 0

    def fresh(self) -> Game:
        return State(self.program, self.board, self.players, 0, True)

    def add_columns(self, definition: Any) -> None:
        self.piece_activated.append(False)
        self.piece_attacked.append(False)
        self.piece_benched.append(False)
        self.piece_boss.append(NOTHING)
        self.piece_bounty.append(False)
        self.piece_came_from.append(NOTHING)
        self.piece_defeats.append(0)
        self.piece_event_token.append(False)
        self.piece_facing.append(
            self.program.definitions["kingdom_rush.north"] if isinstance(definition, Hero) else None
        )
        self.piece_falconer.append(False)
        self.piece_flown.append(False)
        self.piece_frozen.append(False)
        self.piece_health.append(definition.max_health if isinstance(definition, Hero) else 0)
        self.piece_hero.append(NOTHING)
        self.piece_knocked_out.append(False)
        self.piece_last.append(False)
        self.piece_moved.append(False)
        self.piece_passed.append(False)
        self.piece_point.append(NOTHING)
        self.piece_protected.append(False)
        self.piece_quiet.append(False)
        self.piece_rests.append(False)
        self.piece_sealed.append(False)
        self.piece_skulls.append(0)
        self.piece_small.append(False)
        self.piece_squares.append(0)
        self.piece_tokens.append(2 if isinstance(definition, LavaPool) else 0)
        self.piece_totem.append(False)
        self.piece_tower.append(NOTHING)
        self.piece_type.append("")
        self.piece_used.append(False)
        self.piece_visited.append(False)
        self.piece_walks.append("")
        self.piece_way.append(
            definition.route
            if isinstance(definition, Boss)
            else definition.route
            if isinstance(definition, SpawnPoint)
            else "",
        )
        self.piece_withered.append(False)
        self.piece__zone_tray.append(
            self.add_zone("tray", "all", NOTHING) if isinstance(definition, Horde) else NOTHING
        )
        self.piece__zone_spawn_stack.append(
            self.add_zone("spawn_stack", "nobody", NOTHING)
            if isinstance(definition, SpawnPoint)
            else NOTHING,
        )
        self.piece__zone_ability_slots.append(
            self.add_zone("ability_slots", "all", NOTHING)
            if isinstance(definition, Hero)
            else NOTHING,
        )
        self.piece__zone_mods.append(
            self.add_zone("mods", "all", NOTHING) if isinstance(definition, Tower) else NOTHING
        )
        self.piece__zone_life_stack.append(
            self.add_zone("life_stack", "all", NOTHING) if isinstance(definition, Boss) else NOTHING
        )
        self.piece__zone_action_deck.append(
            self.add_zone("action_deck", "nobody", NOTHING)
            if isinstance(definition, Boss)
            else NOTHING,
        )
        self.piece__zone_action_discard.append(
            self.add_zone("action_discard", "all", NOTHING)
            if isinstance(definition, Boss)
            else NOTHING,
        )

    def columns(self) -> dict[str, Any]:
        return {
            "piece_activated": self.piece_activated,
            "piece_attacked": self.piece_attacked,
            "piece_benched": self.piece_benched,
            "piece_boss": self.piece_boss,
            "piece_bounty": self.piece_bounty,
            "piece_came_from": self.piece_came_from,
            "piece_defeats": self.piece_defeats,
            "piece_event_token": self.piece_event_token,
            "piece_facing": self.piece_facing,
            "piece_falconer": self.piece_falconer,
            "piece_flown": self.piece_flown,
            "piece_frozen": self.piece_frozen,
            "piece_health": self.piece_health,
            "piece_hero": self.piece_hero,
            "piece_knocked_out": self.piece_knocked_out,
            "piece_last": self.piece_last,
            "piece_moved": self.piece_moved,
            "piece_passed": self.piece_passed,
            "piece_point": self.piece_point,
            "piece_protected": self.piece_protected,
            "piece_quiet": self.piece_quiet,
            "piece_rests": self.piece_rests,
            "piece_sealed": self.piece_sealed,
            "piece_skulls": self.piece_skulls,
            "piece_small": self.piece_small,
            "piece_squares": self.piece_squares,
            "piece_tokens": self.piece_tokens,
            "piece_totem": self.piece_totem,
            "piece_tower": self.piece_tower,
            "piece_type": self.piece_type,
            "piece_used": self.piece_used,
            "piece_visited": self.piece_visited,
            "piece_walks": self.piece_walks,
            "piece_way": self.piece_way,
            "piece_withered": self.piece_withered,
            "table_difficulty": self.table_difficulty,
            "table_tentacles_leave": self.table_tentacles_leave,
            "table_accomplished": self.table_accomplished,
            "table_champions_slain": self.table_champions_slain,
            "table_round": self.table_round,
            "table_hearts": self.table_hearts,
            "table_gold": self.table_gold,
            "table_crystals": self.table_crystals,
            "table_blocked": self.table_blocked,
            "table_bench_used": self.table_bench_used,
            "table_champions_enraged": self.table_champions_enraged,
            "table_warriors_exposed": self.table_warriors_exposed,
            "table_ponds_frozen": self.table_ponds_frozen,
            "table_tentacle_toll": self.table_tentacle_toll,
            "table_saitam_waits": self.table_saitam_waits,
            "table_pond_drifts": self.table_pond_drifts,
            "table_rituals": self.table_rituals,
            "table_elements_fade": self.table_elements_fade,
            "table_bosses_slain": self.table_bosses_slain,
            "table_gale": self.table_gale,
        }

    def copy_columns(self, other: Any) -> None:
        assert isinstance(other, State)
        self.tables = other.tables
        self.piece_activated = other.piece_activated[:]
        self.piece_attacked = other.piece_attacked[:]
        self.piece_benched = other.piece_benched[:]
        self.piece_boss = other.piece_boss[:]
        self.piece_bounty = other.piece_bounty[:]
        self.piece_came_from = other.piece_came_from[:]
        self.piece_defeats = other.piece_defeats[:]
        self.piece_event_token = other.piece_event_token[:]
        self.piece_facing = other.piece_facing[:]
        self.piece_falconer = other.piece_falconer[:]
        self.piece_flown = other.piece_flown[:]
        self.piece_frozen = other.piece_frozen[:]
        self.piece_health = other.piece_health[:]
        self.piece_hero = other.piece_hero[:]
        self.piece_knocked_out = other.piece_knocked_out[:]
        self.piece_last = other.piece_last[:]
        self.piece_moved = other.piece_moved[:]
        self.piece_passed = other.piece_passed[:]
        self.piece_point = other.piece_point[:]
        self.piece_protected = other.piece_protected[:]
        self.piece_quiet = other.piece_quiet[:]
        self.piece_rests = other.piece_rests[:]
        self.piece_sealed = other.piece_sealed[:]
        self.piece_skulls = other.piece_skulls[:]
        self.piece_small = other.piece_small[:]
        self.piece_squares = other.piece_squares[:]
        self.piece_tokens = other.piece_tokens[:]
        self.piece_totem = other.piece_totem[:]
        self.piece_tower = other.piece_tower[:]
        self.piece_type = other.piece_type[:]
        self.piece_used = other.piece_used[:]
        self.piece_visited = other.piece_visited[:]
        self.piece_walks = other.piece_walks[:]
        self.piece_way = other.piece_way[:]
        self.piece_withered = other.piece_withered[:]
        self.table_difficulty = other.table_difficulty
        self.table_tentacles_leave = other.table_tentacles_leave
        self.table_accomplished = other.table_accomplished
        self.table_champions_slain = other.table_champions_slain
        self.table_round = other.table_round
        self.table_hearts = other.table_hearts
        self.table_gold = other.table_gold
        self.table_crystals = other.table_crystals
        self.table_blocked = other.table_blocked
        self.table_bench_used = other.table_bench_used
        self.table_champions_enraged = other.table_champions_enraged
        self.table_warriors_exposed = other.table_warriors_exposed
        self.table_ponds_frozen = other.table_ponds_frozen
        self.table_tentacle_toll = other.table_tentacle_toll
        self.table_saitam_waits = other.table_saitam_waits
        self.table_pond_drifts = other.table_pond_drifts
        self.table_rituals = other.table_rituals
        self.table_elements_fade = other.table_elements_fade
        self.table_bosses_slain = other.table_bosses_slain
        self.table_gale = other.table_gale
        self.zone_helper_camp = other.zone_helper_camp
        self.piece__zone_tray = other.piece__zone_tray[:]
        self.piece__zone_spawn_stack = other.piece__zone_spawn_stack[:]
        self.zone_box = other.zone_box
        self.zone_tower_display = other.zone_tower_display
        self.zone_soldier_supply = other.zone_soldier_supply
        self.zone_hand = other.zone_hand
        self.zone_incoming = other.zone_incoming
        self.zone_hero_board = other.zone_hero_board
        self.piece__zone_ability_slots = other.piece__zone_ability_slots[:]
        self.zone_bench = other.zone_bench
        self.piece__zone_mods = other.piece__zone_mods[:]
        self.zone_mod_display = other.zone_mod_display
        self.zone_tentacle_supply = other.zone_tentacle_supply
        self.zone_fault_line_supply = other.zone_fault_line_supply
        self.zone_champion_deck = other.zone_champion_deck
        self.zone_champion_discard = other.zone_champion_discard
        self.zone_pumpkin_supply = other.zone_pumpkin_supply
        self.zone_graveyard = other.zone_graveyard
        self.zone_drawn_events = other.zone_drawn_events
        self.zone_fire_claw_stack = other.zone_fire_claw_stack
        self.piece__zone_life_stack = other.piece__zone_life_stack[:]
        self.piece__zone_action_deck = other.piece__zone_action_deck[:]
        self.piece__zone_action_discard = other.piece__zone_action_discard[:]
        self.zone_beside_the_map = other.zone_beside_the_map
        self.zone_event_stack = other.zone_event_stack
        self.zone_flags_on_stack = other.zone_flags_on_stack
        self.zone_rift_deck = other.zone_rift_deck
        self.zone_blossom_pool = other.zone_blossom_pool


def new_game(program: Rules, board: Board, players: int, seed: int) -> State:
    return State(program, board, players, seed)


def set_up(game: State) -> None:
    game.zone_helper_camp = game.add_zone("helper_camp", "all", -1)
    game.zone_box = game.add_zone("box", "nobody", -1)
    game.zone_tower_display = game.add_zone("tower_display", "all", -1)
    game.zone_soldier_supply = game.add_zone("soldier_supply", "all", -1)
    _found = []
    for player in range(game.players):
        _found.append(game.add_zone("hand", "all", player))
    game.zone_hand = _found
    _found_2 = []
    for player_2 in range(game.players):
        _found_2.append(game.add_zone("incoming", "all", player_2))
    game.zone_incoming = _found_2
    _found_3 = []
    for player_3 in range(game.players):
        _found_3.append(game.add_zone("hero_board", "all", player_3))
    game.zone_hero_board = _found_3
    _found_4 = []
    for player_4 in range(game.players):
        _found_4.append(game.add_zone("bench", "all", player_4))
    game.zone_bench = _found_4
    game.zone_mod_display = game.add_zone("mod_display", "all", -1)
    game.zone_tentacle_supply = game.add_zone("tentacle_supply", "all", -1)
    game.zone_fault_line_supply = game.add_zone("fault_line_supply", "all", -1)
    game.zone_champion_deck = game.add_zone("champion_deck", "nobody", -1)
    game.zone_champion_discard = game.add_zone("champion_discard", "all", -1)
    game.zone_pumpkin_supply = game.add_zone("pumpkin_supply", "nobody", -1)
    game.zone_graveyard = game.add_zone("graveyard", "nobody", -1)
    game.zone_drawn_events = game.add_zone("drawn_events", "all", -1)
    game.zone_fire_claw_stack = game.add_zone("fire_claw_stack", "all", -1)
    game.zone_beside_the_map = game.add_zone("beside_the_map", "all", -1)
    game.zone_event_stack = game.add_zone("event_stack", "nobody", -1)
    game.zone_flags_on_stack = game.add_zone("flags_on_stack", "all", -1)
    game.zone_rift_deck = game.add_zone("rift_deck", "nobody", -1)
    game.zone_blossom_pool = game.add_zone("blossom_pool", "all", -1)
