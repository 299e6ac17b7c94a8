# What changes during a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Board, FixedTables, Game, Rules

from .kinds import Ally, Character, Monster


class Tables(FixedTables):
    """What never changes about a board."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.field_terrain: list[Any] = board.columns.get("terrain", [])
        self.route_cave_even: tuple[int, ...] = board.routes.get("cave_even", ())
        self.route_cave_odd: tuple[int, ...] = board.routes.get("cave_odd", ())
        self.route_red_even: tuple[int, ...] = board.routes.get("red_even", ())
        self.route_red_odd: tuple[int, ...] = board.routes.get("red_odd", ())
        self.route_yellow_even: tuple[int, ...] = board.routes.get("yellow_even", ())
        self.route_yellow_odd: tuple[int, ...] = board.routes.get("yellow_odd", ())
        self.shift_2_2: tuple[int, ...] = board.shifts[2][2]
        _found = []
        for value in board.columns.get("terrain", []):
            _found.append(value in ("open_terrain", "path", "gate"))
        self.where_terrain_is__open_terrain__path__gate: list[bool] = _found
        _found_2 = []
        for value_2 in board.columns.get("terrain", []):
            _found_2.append(value_2 in ("open_terrain", "path", "rock"))
        self.where_terrain_is__open_terrain__path__rock: list[bool] = _found_2
        _found_3 = []
        for value_3 in board.columns.get("terrain", []):
            _found_3.append(value_3 in ("path", "entrance", "gate"))
        self.where_terrain_is__path__entrance__gate: list[bool] = _found_3
        _found_4 = []
        for value_4 in board.columns.get("terrain", []):
            _found_4.append(value_4 in ("rock", "path", "entrance"))
        self.where_terrain_is__rock__path__entrance: list[bool] = _found_4


class State(Game):
    """A game in progress."""

    __slots__ = (
        "piece_acted",
        "piece_ap",
        "piece_arrow",
        "piece_began_at",
        "piece_bleed",
        "piece_bleed_before",
        "piece_bless",
        "piece_burn",
        "piece_burn_before",
        "piece_by",
        "piece_caged",
        "piece_cave",
        "piece_duty_done",
        "piece_enchanted",
        "piece_fell_at",
        "piece_foreseen",
        "piece_fresh",
        "piece_green_foot",
        "piece_grounded",
        "piece_grounds",
        "piece_had",
        "piece_host",
        "piece_hp",
        "piece_keeper",
        "piece_leaver",
        "piece_left_behind",
        "piece_lender",
        "piece_level",
        "piece_on_for",
        "piece_overkill",
        "piece_pusher",
        "piece_recruit",
        "piece_released",
        "piece_rifted",
        "piece_set_aside",
        "piece_shoved",
        "piece_side",
        "piece_slots_left",
        "piece_slow",
        "piece_slow_before",
        "piece_snared_until",
        "piece_strayed",
        "piece_stun",
        "piece_tanked",
        "piece_tanking",
        "piece_to",
        "piece_top",
        "piece_turn_lost",
        "piece_turned_on",
        "piece_unlocked",
        "piece_was_at",
        "piece_was_bleeding",
        "piece_was_blessed",
        "piece_was_burning",
        "piece_was_caging",
        "piece_was_hp",
        "piece_was_on",
        "piece_was_on_for",
        "piece_was_slow",
        "piece_was_stunned",
        "piece_was_tanking",
        "piece_wearer",
        "player_away",
        "player_seat",
        "space_tower",
        "table_acting",
        "table_allies_lost",
        "table_ally_hurt",
        "table_armory_closed",
        "table_bar",
        "table_boss_cave",
        "table_boss_round",
        "table_boss_side",
        "table_bosses_due",
        "table_bosses_seen",
        "table_closed",
        "table_controller_chair",
        "table_costs",
        "table_due",
        "table_duty",
        "table_ends",
        "table_entered",
        "table_entry",
        "table_equipment_on_top",
        "table_equipment_owed",
        "table_equipment_shown",
        "table_equipping",
        "table_foes_act",
        "table_free_of_duty",
        "table_free_seating",
        "table_gate",
        "table_gate_lost",
        "table_gate_max",
        "table_gold",
        "table_golem",
        "table_golem_arrow",
        "table_golem_cave",
        "table_hail",
        "table_hail_until",
        "table_hireables_owed",
        "table_hired",
        "table_keep_at_most",
        "table_last_wave",
        "table_later",
        "table_let_by",
        "table_let_go",
        "table_level_cap",
        "table_levied",
        "table_mandatory",
        "table_mover",
        "table_pair_unlocked",
        "table_prey",
        "table_promising",
        "table_reinforcement_cap",
        "table_reinforcement_on_top",
        "table_reinforcement_shown",
        "table_reward_on_top",
        "table_reward_shown",
        "table_round",
        "table_spots",
        "table_stack_beaten",
        "table_starting",
        "table_succeeded",
        "table_survived",
        "table_time_stopped",
        "table_towers_owed",
        "table_walked",
        "table_wave",
        "table_wave_number",
        "table_ways",
        "tables",
        "zone_armory_deck",
        "zone_armory_hand",
        "zone_barracks",
        "zone_boss_pile",
        "zone_equipment_deck",
        "zone_equipment_held",
        "zone_extra_equipment",
        "zone_fallen",
        "zone_locked_equipment",
        "zone_marks",
        "zone_pile",
        "zone_queue",
        "zone_reinforcement_deck",
        "zone_reinforcements",
        "zone_retired",
        "zone_reward_deck",
        "zone_tavern",
        "zone_treasury",
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
        self.piece_ap: list[int] = []
        self.piece_arrow: list[str] = []
        self.piece_began_at: list[int] = []
        self.piece_bleed: list[int] = []
        self.piece_bleed_before: list[tuple[int, ...]] = []
        self.piece_bless: list[int] = []
        self.piece_burn: list[int] = []
        self.piece_burn_before: list[tuple[int, ...]] = []
        self.piece_by: list[int] = []
        self.piece_caged: list[tuple[int, ...]] = []
        self.piece_cave: list[bool] = []
        self.piece_duty_done: list[bool] = []
        self.piece_enchanted: list[bool] = []
        self.piece_fell_at: list[int] = []
        self.piece_foreseen: list[int] = []
        self.piece_fresh: list[bool] = []
        self.piece_green_foot: list[bool] = []
        self.piece_grounded: list[bool] = []
        self.piece_grounds: list[tuple[int, ...]] = []
        self.piece_had: list[int] = []
        self.piece_host: list[int] = []
        self.piece_hp: list[int] = []
        self.piece_keeper: list[int] = []
        self.piece_leaver: list[int] = []
        self.piece_left_behind: list[bool] = []
        self.piece_lender: list[int] = []
        self.piece_level: list[int] = []
        self.piece_on_for: list[int] = []
        self.piece_overkill: list[int] = []
        self.piece_pusher: list[int] = []
        self.piece_recruit: list[int] = []
        self.piece_released: list[tuple[int, ...]] = []
        self.piece_rifted: list[bool] = []
        self.piece_set_aside: list[bool] = []
        self.piece_shoved: list[bool] = []
        self.piece_side: list[str] = []
        self.piece_slots_left: list[tuple[int, ...]] = []
        self.piece_slow: list[int] = []
        self.piece_slow_before: list[tuple[int, ...]] = []
        self.piece_snared_until: list[int] = []
        self.piece_strayed: list[bool] = []
        self.piece_stun: list[int] = []
        self.piece_tanked: list[tuple[int, ...]] = []
        self.piece_tanking: list[tuple[int, ...]] = []
        self.piece_to: list[int] = []
        self.piece_top: list[tuple[int, ...]] = []
        self.piece_turn_lost: list[bool] = []
        self.piece_turned_on: list[bool] = []
        self.piece_unlocked: list[int] = []
        self.piece_was_at: list[int] = []
        self.piece_was_bleeding: list[int] = []
        self.piece_was_blessed: list[int] = []
        self.piece_was_burning: list[int] = []
        self.piece_was_caging: list[tuple[int, ...]] = []
        self.piece_was_hp: list[int] = []
        self.piece_was_on: list[bool] = []
        self.piece_was_on_for: list[int] = []
        self.piece_was_slow: list[int] = []
        self.piece_was_stunned: list[int] = []
        self.piece_was_tanking: list[tuple[int, ...]] = []
        self.piece_wearer: list[int] = []
        self.player_away: list[bool] = [False] * players
        self.player_seat: list[int] = [0] * players
        self.space_tower: list[int] = [NOTHING] * board.size
        self.table_succeeded: bool = False
        self.table_reward_shown: bool = False
        self.table_reward_on_top: Any = None
        self.table_equipment_shown: bool = False
        self.table_equipment_on_top: Any = None
        self.table_reinforcement_shown: bool = False
        self.table_reinforcement_on_top: Any = None
        self.table_hail: int = 0
        self.table_hail_until: int = 0
        self.table_levied: int = 0
        self.table_time_stopped: bool = False
        self.table_golem: int = 0
        self.table_golem_arrow: str = "red"
        self.table_golem_cave: bool = False
        self.table_gate_max: int = 20
        self.table_wave_number: int = 0
        self.table_last_wave: int = 5
        self.table_entry: str = "standard"
        self.table_later: int = 0
        self.table_bar: int = 0
        self.table_mandatory: int = 0
        self.table_equipping: bool = False
        self.table_bosses_due: int = 0
        self.table_boss_round: int = 2
        self.table_boss_side: str = ""
        self.table_boss_cave: bool = False
        self.table_entered: int = 0
        self.table_bosses_seen: int = 0
        self.table_gold: int = 0
        self.table_pair_unlocked: bool = False
        self.table_hired: tuple[Any, ...] = ()
        self.table_duty: str = "rest"
        self.table_prey: tuple[int, ...] = ()
        self.table_costs: tuple[int, ...] = ()
        self.table_spots: tuple[int, ...] = ()
        self.table_ends: tuple[int, ...] = ()
        self.table_promising: tuple[int, ...] = ()
        self.table_ways: tuple[int, ...] = ()
        self.table_free_of_duty: bool = False
        self.table_gate: int = 20
        self.table_wave: Any = None
        self.table_round: int = 0
        self.table_due: int = 0
        self.table_foes_act: bool = False
        self.table_mover: int = NOTHING
        self.table_walked: int = 0
        self.table_acting: int = NOTHING
        self.table_survived: int = 0
        self.table_stack_beaten: int = 0
        self.table_controller_chair: int = -1
        self.table_free_seating: bool = False
        self.table_starting: bool = False
        self.table_keep_at_most: int = 1000000000
        self.table_towers_owed: int = 0
        self.table_equipment_owed: int = 0
        self.table_hireables_owed: int = 0
        self.table_level_cap: int = 3
        self.table_reinforcement_cap: int = 1000000000
        self.table_armory_closed: bool = False
        self.table_let_go: bool = False
        self.table_let_by: tuple[int, ...] = ()
        self.table_gate_lost: int = 0
        self.table_ally_hurt: bool = False
        self.table_allies_lost: int = 0
        _found = []
        for space in range(self.board.size):
            if not (
                self.board.columns["terrain"][space] in ("open_terrain", "path", "gate")
                and self.space_tower[space] < 0
            ):
                _found.append(space)
        self.table_closed: tuple[int, ...] = tuple(_found)
        self.zone_queue = 0
        self.zone_retired = 0
        self.zone_tavern = 0
        self.zone_boss_pile = 0
        self.zone_reward_deck = 0
        self.zone_treasury = 0
        self.zone_equipment_deck = 0
        self.zone_locked_equipment: list[int] = []
        self.zone_equipment_held: list[int] = []
        self.zone_extra_equipment = 0
        self.zone_reinforcement_deck = 0
        self.zone_reinforcements = 0
        self.zone_armory_deck = 0
        self.zone_armory_hand = 0
        self.zone_marks = 0
        self.zone_fallen = 0
        self.zone_barracks = 0
        self.zone_pile = 0

    def fresh(self) -> Game:
        return State(self.program, self.board, self.players, 0, True)

    def add_columns(self, definition: Any) -> None:
        self.piece_acted.append(False)
        self.piece_ap.append(definition.actions if isinstance(definition, Ally) else 0)
        self.piece_arrow.append("red" if isinstance(definition, Monster) else "")
        self.piece_began_at.append(NOTHING)
        self.piece_bleed.append(0)
        self.piece_bleed_before.append(())
        self.piece_bless.append(0)
        self.piece_burn.append(0)
        self.piece_burn_before.append(())
        self.piece_by.append(NOTHING)
        self.piece_caged.append(())
        self.piece_cave.append(False)
        self.piece_duty_done.append(False)
        self.piece_enchanted.append(False)
        self.piece_fell_at.append(NOTHING)
        self.piece_foreseen.append(0)
        self.piece_fresh.append(False)
        self.piece_green_foot.append(False)
        self.piece_grounded.append(False)
        self.piece_grounds.append(())
        self.piece_had.append(0)
        self.piece_host.append(NOTHING)
        self.piece_hp.append(definition.max_hp if isinstance(definition, Character) else 0)
        self.piece_keeper.append(NOTHING)
        self.piece_leaver.append(NOTHING)
        self.piece_left_behind.append(False)
        self.piece_lender.append(NOTHING)
        self.piece_level.append(1 if isinstance(definition, Ally) else 0)
        self.piece_on_for.append(0)
        self.piece_overkill.append(0)
        self.piece_pusher.append(NOTHING)
        self.piece_recruit.append(0)
        self.piece_released.append(())
        self.piece_rifted.append(False)
        self.piece_set_aside.append(False)
        self.piece_shoved.append(False)
        self.piece_side.append("odd" if isinstance(definition, Monster) else "")
        self.piece_slots_left.append(())
        self.piece_slow.append(0)
        self.piece_slow_before.append(())
        self.piece_snared_until.append(0)
        self.piece_strayed.append(False)
        self.piece_stun.append(0)
        self.piece_tanked.append(())
        self.piece_tanking.append(())
        self.piece_to.append(NOTHING)
        self.piece_top.append(())
        self.piece_turn_lost.append(False)
        self.piece_turned_on.append(False)
        self.piece_unlocked.append(0)
        self.piece_was_at.append(NOTHING)
        self.piece_was_bleeding.append(0)
        self.piece_was_blessed.append(0)
        self.piece_was_burning.append(0)
        self.piece_was_caging.append(())
        self.piece_was_hp.append(0)
        self.piece_was_on.append(False)
        self.piece_was_on_for.append(0)
        self.piece_was_slow.append(0)
        self.piece_was_stunned.append(0)
        self.piece_was_tanking.append(())
        self.piece_wearer.append(NOTHING)

    def columns(self) -> dict[str, Any]:
        return {
            "piece_acted": self.piece_acted,
            "piece_ap": self.piece_ap,
            "piece_arrow": self.piece_arrow,
            "piece_began_at": self.piece_began_at,
            "piece_bleed": self.piece_bleed,
            "piece_bleed_before": self.piece_bleed_before,
            "piece_bless": self.piece_bless,
            "piece_burn": self.piece_burn,
            "piece_burn_before": self.piece_burn_before,
            "piece_by": self.piece_by,
            "piece_caged": self.piece_caged,
            "piece_cave": self.piece_cave,
            "piece_duty_done": self.piece_duty_done,
            "piece_enchanted": self.piece_enchanted,
            "piece_fell_at": self.piece_fell_at,
            "piece_foreseen": self.piece_foreseen,
            "piece_fresh": self.piece_fresh,
            "piece_green_foot": self.piece_green_foot,
            "piece_grounded": self.piece_grounded,
            "piece_grounds": self.piece_grounds,
            "piece_had": self.piece_had,
            "piece_host": self.piece_host,
            "piece_hp": self.piece_hp,
            "piece_keeper": self.piece_keeper,
            "piece_leaver": self.piece_leaver,
            "piece_left_behind": self.piece_left_behind,
            "piece_lender": self.piece_lender,
            "piece_level": self.piece_level,
            "piece_on_for": self.piece_on_for,
            "piece_overkill": self.piece_overkill,
            "piece_pusher": self.piece_pusher,
            "piece_recruit": self.piece_recruit,
            "piece_released": self.piece_released,
            "piece_rifted": self.piece_rifted,
            "piece_set_aside": self.piece_set_aside,
            "piece_shoved": self.piece_shoved,
            "piece_side": self.piece_side,
            "piece_slots_left": self.piece_slots_left,
            "piece_slow": self.piece_slow,
            "piece_slow_before": self.piece_slow_before,
            "piece_snared_until": self.piece_snared_until,
            "piece_strayed": self.piece_strayed,
            "piece_stun": self.piece_stun,
            "piece_tanked": self.piece_tanked,
            "piece_tanking": self.piece_tanking,
            "piece_to": self.piece_to,
            "piece_top": self.piece_top,
            "piece_turn_lost": self.piece_turn_lost,
            "piece_turned_on": self.piece_turned_on,
            "piece_unlocked": self.piece_unlocked,
            "piece_was_at": self.piece_was_at,
            "piece_was_bleeding": self.piece_was_bleeding,
            "piece_was_blessed": self.piece_was_blessed,
            "piece_was_burning": self.piece_was_burning,
            "piece_was_caging": self.piece_was_caging,
            "piece_was_hp": self.piece_was_hp,
            "piece_was_on": self.piece_was_on,
            "piece_was_on_for": self.piece_was_on_for,
            "piece_was_slow": self.piece_was_slow,
            "piece_was_stunned": self.piece_was_stunned,
            "piece_was_tanking": self.piece_was_tanking,
            "piece_wearer": self.piece_wearer,
            "player_away": self.player_away,
            "player_seat": self.player_seat,
            "space_tower": self.space_tower,
            "table_succeeded": self.table_succeeded,
            "table_reward_shown": self.table_reward_shown,
            "table_reward_on_top": self.table_reward_on_top,
            "table_equipment_shown": self.table_equipment_shown,
            "table_equipment_on_top": self.table_equipment_on_top,
            "table_reinforcement_shown": self.table_reinforcement_shown,
            "table_reinforcement_on_top": self.table_reinforcement_on_top,
            "table_hail": self.table_hail,
            "table_hail_until": self.table_hail_until,
            "table_levied": self.table_levied,
            "table_time_stopped": self.table_time_stopped,
            "table_golem": self.table_golem,
            "table_golem_arrow": self.table_golem_arrow,
            "table_golem_cave": self.table_golem_cave,
            "table_gate_max": self.table_gate_max,
            "table_wave_number": self.table_wave_number,
            "table_last_wave": self.table_last_wave,
            "table_entry": self.table_entry,
            "table_later": self.table_later,
            "table_bar": self.table_bar,
            "table_mandatory": self.table_mandatory,
            "table_equipping": self.table_equipping,
            "table_bosses_due": self.table_bosses_due,
            "table_boss_round": self.table_boss_round,
            "table_boss_side": self.table_boss_side,
            "table_boss_cave": self.table_boss_cave,
            "table_entered": self.table_entered,
            "table_bosses_seen": self.table_bosses_seen,
            "table_gold": self.table_gold,
            "table_pair_unlocked": self.table_pair_unlocked,
            "table_hired": self.table_hired,
            "table_duty": self.table_duty,
            "table_prey": self.table_prey,
            "table_costs": self.table_costs,
            "table_spots": self.table_spots,
            "table_ends": self.table_ends,
            "table_promising": self.table_promising,
            "table_ways": self.table_ways,
            "table_free_of_duty": self.table_free_of_duty,
            "table_gate": self.table_gate,
            "table_wave": self.table_wave,
            "table_round": self.table_round,
            "table_due": self.table_due,
            "table_foes_act": self.table_foes_act,
            "table_mover": self.table_mover,
            "table_walked": self.table_walked,
            "table_acting": self.table_acting,
            "table_survived": self.table_survived,
            "table_stack_beaten": self.table_stack_beaten,
            "table_controller_chair": self.table_controller_chair,
            "table_free_seating": self.table_free_seating,
            "table_starting": self.table_starting,
            "table_keep_at_most": self.table_keep_at_most,
            "table_towers_owed": self.table_towers_owed,
            "table_equipment_owed": self.table_equipment_owed,
            "table_hireables_owed": self.table_hireables_owed,
            "table_level_cap": self.table_level_cap,
            "table_reinforcement_cap": self.table_reinforcement_cap,
            "table_armory_closed": self.table_armory_closed,
            "table_let_go": self.table_let_go,
            "table_let_by": self.table_let_by,
            "table_gate_lost": self.table_gate_lost,
            "table_ally_hurt": self.table_ally_hurt,
            "table_allies_lost": self.table_allies_lost,
            "table_closed": self.table_closed,
        }

    def copy_columns(self, other: Any) -> None:
        assert isinstance(other, State)
        self.tables = other.tables
        self.piece_acted = other.piece_acted[:]
        self.piece_ap = other.piece_ap[:]
        self.piece_arrow = other.piece_arrow[:]
        self.piece_began_at = other.piece_began_at[:]
        self.piece_bleed = other.piece_bleed[:]
        self.piece_bleed_before = other.piece_bleed_before[:]
        self.piece_bless = other.piece_bless[:]
        self.piece_burn = other.piece_burn[:]
        self.piece_burn_before = other.piece_burn_before[:]
        self.piece_by = other.piece_by[:]
        self.piece_caged = other.piece_caged[:]
        self.piece_cave = other.piece_cave[:]
        self.piece_duty_done = other.piece_duty_done[:]
        self.piece_enchanted = other.piece_enchanted[:]
        self.piece_fell_at = other.piece_fell_at[:]
        self.piece_foreseen = other.piece_foreseen[:]
        self.piece_fresh = other.piece_fresh[:]
        self.piece_green_foot = other.piece_green_foot[:]
        self.piece_grounded = other.piece_grounded[:]
        self.piece_grounds = other.piece_grounds[:]
        self.piece_had = other.piece_had[:]
        self.piece_host = other.piece_host[:]
        self.piece_hp = other.piece_hp[:]
        self.piece_keeper = other.piece_keeper[:]
        self.piece_leaver = other.piece_leaver[:]
        self.piece_left_behind = other.piece_left_behind[:]
        self.piece_lender = other.piece_lender[:]
        self.piece_level = other.piece_level[:]
        self.piece_on_for = other.piece_on_for[:]
        self.piece_overkill = other.piece_overkill[:]
        self.piece_pusher = other.piece_pusher[:]
        self.piece_recruit = other.piece_recruit[:]
        self.piece_released = other.piece_released[:]
        self.piece_rifted = other.piece_rifted[:]
        self.piece_set_aside = other.piece_set_aside[:]
        self.piece_shoved = other.piece_shoved[:]
        self.piece_side = other.piece_side[:]
        self.piece_slots_left = other.piece_slots_left[:]
        self.piece_slow = other.piece_slow[:]
        self.piece_slow_before = other.piece_slow_before[:]
        self.piece_snared_until = other.piece_snared_until[:]
        self.piece_strayed = other.piece_strayed[:]
        self.piece_stun = other.piece_stun[:]
        self.piece_tanked = other.piece_tanked[:]
        self.piece_tanking = other.piece_tanking[:]
        self.piece_to = other.piece_to[:]
        self.piece_top = other.piece_top[:]
        self.piece_turn_lost = other.piece_turn_lost[:]
        self.piece_turned_on = other.piece_turned_on[:]
        self.piece_unlocked = other.piece_unlocked[:]
        self.piece_was_at = other.piece_was_at[:]
        self.piece_was_bleeding = other.piece_was_bleeding[:]
        self.piece_was_blessed = other.piece_was_blessed[:]
        self.piece_was_burning = other.piece_was_burning[:]
        self.piece_was_caging = other.piece_was_caging[:]
        self.piece_was_hp = other.piece_was_hp[:]
        self.piece_was_on = other.piece_was_on[:]
        self.piece_was_on_for = other.piece_was_on_for[:]
        self.piece_was_slow = other.piece_was_slow[:]
        self.piece_was_stunned = other.piece_was_stunned[:]
        self.piece_was_tanking = other.piece_was_tanking[:]
        self.piece_wearer = other.piece_wearer[:]
        self.player_away = other.player_away[:]
        self.player_seat = other.player_seat[:]
        self.space_tower = other.space_tower[:]
        self.table_succeeded = other.table_succeeded
        self.table_reward_shown = other.table_reward_shown
        self.table_reward_on_top = other.table_reward_on_top
        self.table_equipment_shown = other.table_equipment_shown
        self.table_equipment_on_top = other.table_equipment_on_top
        self.table_reinforcement_shown = other.table_reinforcement_shown
        self.table_reinforcement_on_top = other.table_reinforcement_on_top
        self.table_hail = other.table_hail
        self.table_hail_until = other.table_hail_until
        self.table_levied = other.table_levied
        self.table_time_stopped = other.table_time_stopped
        self.table_golem = other.table_golem
        self.table_golem_arrow = other.table_golem_arrow
        self.table_golem_cave = other.table_golem_cave
        self.table_gate_max = other.table_gate_max
        self.table_wave_number = other.table_wave_number
        self.table_last_wave = other.table_last_wave
        self.table_entry = other.table_entry
        self.table_later = other.table_later
        self.table_bar = other.table_bar
        self.table_mandatory = other.table_mandatory
        self.table_equipping = other.table_equipping
        self.table_bosses_due = other.table_bosses_due
        self.table_boss_round = other.table_boss_round
        self.table_boss_side = other.table_boss_side
        self.table_boss_cave = other.table_boss_cave
        self.table_entered = other.table_entered
        self.table_bosses_seen = other.table_bosses_seen
        self.table_gold = other.table_gold
        self.table_pair_unlocked = other.table_pair_unlocked
        self.table_hired = other.table_hired
        self.table_duty = other.table_duty
        self.table_prey = other.table_prey
        self.table_costs = other.table_costs
        self.table_spots = other.table_spots
        self.table_ends = other.table_ends
        self.table_promising = other.table_promising
        self.table_ways = other.table_ways
        self.table_free_of_duty = other.table_free_of_duty
        self.table_gate = other.table_gate
        self.table_wave = other.table_wave
        self.table_round = other.table_round
        self.table_due = other.table_due
        self.table_foes_act = other.table_foes_act
        self.table_mover = other.table_mover
        self.table_walked = other.table_walked
        self.table_acting = other.table_acting
        self.table_survived = other.table_survived
        self.table_stack_beaten = other.table_stack_beaten
        self.table_controller_chair = other.table_controller_chair
        self.table_free_seating = other.table_free_seating
        self.table_starting = other.table_starting
        self.table_keep_at_most = other.table_keep_at_most
        self.table_towers_owed = other.table_towers_owed
        self.table_equipment_owed = other.table_equipment_owed
        self.table_hireables_owed = other.table_hireables_owed
        self.table_level_cap = other.table_level_cap
        self.table_reinforcement_cap = other.table_reinforcement_cap
        self.table_armory_closed = other.table_armory_closed
        self.table_let_go = other.table_let_go
        self.table_let_by = other.table_let_by
        self.table_gate_lost = other.table_gate_lost
        self.table_ally_hurt = other.table_ally_hurt
        self.table_allies_lost = other.table_allies_lost
        self.table_closed = other.table_closed
        self.zone_queue = other.zone_queue
        self.zone_retired = other.zone_retired
        self.zone_tavern = other.zone_tavern
        self.zone_boss_pile = other.zone_boss_pile
        self.zone_reward_deck = other.zone_reward_deck
        self.zone_treasury = other.zone_treasury
        self.zone_equipment_deck = other.zone_equipment_deck
        self.zone_locked_equipment = other.zone_locked_equipment
        self.zone_equipment_held = other.zone_equipment_held
        self.zone_extra_equipment = other.zone_extra_equipment
        self.zone_reinforcement_deck = other.zone_reinforcement_deck
        self.zone_reinforcements = other.zone_reinforcements
        self.zone_armory_deck = other.zone_armory_deck
        self.zone_armory_hand = other.zone_armory_hand
        self.zone_marks = other.zone_marks
        self.zone_fallen = other.zone_fallen
        self.zone_barracks = other.zone_barracks
        self.zone_pile = other.zone_pile


def new_game(program: Rules, board: Board, players: int, seed: int) -> State:
    return State(program, board, players, seed)


def set_up(game: State) -> None:
    game.zone_queue = game.add_zone("queue", "all", -1)
    game.zone_retired = game.add_zone("retired", "all", -1)
    game.zone_tavern = game.add_zone("tavern", "all", -1)
    game.zone_boss_pile = game.add_zone("boss_pile", "nobody", -1)
    game.zone_reward_deck = game.add_zone("reward_deck", "nobody", -1)
    game.zone_treasury = game.add_zone("treasury", "all", -1)
    game.zone_equipment_deck = game.add_zone("equipment_deck", "nobody", -1)
    _found = []
    for player in range(game.players):
        _found.append(game.add_zone("locked_equipment", "all", player))
    game.zone_locked_equipment = _found
    _found_2 = []
    for player_2 in range(game.players):
        _found_2.append(game.add_zone("equipment_held", "all", player_2))
    game.zone_equipment_held = _found_2
    game.zone_extra_equipment = game.add_zone("extra_equipment", "all", -1)
    game.zone_reinforcement_deck = game.add_zone("reinforcement_deck", "nobody", -1)
    game.zone_reinforcements = game.add_zone("reinforcements", "all", -1)
    game.zone_armory_deck = game.add_zone("armory_deck", "nobody", -1)
    game.zone_armory_hand = game.add_zone("armory_hand", "all", -1)
    game.zone_marks = game.add_zone("marks", "nobody", -1)
    game.zone_fallen = game.add_zone("fallen", "all", -1)
    game.zone_barracks = game.add_zone("barracks", "all", -1)
    game.zone_pile = game.add_zone("pile", "nobody", -1)
