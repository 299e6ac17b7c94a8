# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/players_round.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Action, ActionInfo, Contents, Phase, Prompt, take_turn

from ..kinds import Ally, Character, Hireable, Monster
from ..state import State
from . import actions as rules_actions
from . import cards as rules_cards
from . import duties as rules_duties
from . import range_ as rules_range_
from . import seats as rules_seats
from . import status as rules_status
from . import strikes as rules_strikes
from . import tanking as rules_tanking
from . import towers as rules_towers
from . import waves as rules_waves

WALK_ACTION = ActionInfo("walk", "{ally} moves to {s}", ("ally", "s"), ("piece", "space"))

ATTACK_ACTION = ActionInfo(
    "attack",
    "{ally} attacks {target} with {attack}",
    ("ally", "attack", "target"),
    ("piece", "definition", "piece"),
)

SPECIAL_ACTION_ACTION = ActionInfo(
    "special_action", "{ally}: {n}", ("ally", "n"), ("piece", "ability")
)

ASK_1 = Prompt("choice", "Whose Turn is next?", ("piece",))


def may_act(game: State, ally: int, n: int) -> bool:
    """It can pay n Action Points, and no other Ally's Turn is in progress."""
    # content/kings_armory/rules/players_round.yaml:4
    # query: may_act ally n
    return (
        game.piece_hp[ally] > 0
        and game.piece_ap[ally] >= n
        and (game.table_acting < 0 or game.table_acting == ally)
    )


def has_ap(game: State, n: int, self_: int) -> bool:
    # content/kings_armory/rules/players_round.yaml:57
    # query: has_ap n
    return (
        game.piece_hp[self_] > 0
        and game.piece_ap[self_] >= n
        and (game.table_acting < 0 or game.table_acting == self_)
        and game.table_mover < 0
        and rules_duties.spares_duty(game, self_, n)
    )


def has_its_turn(game: State, ally: int) -> bool:
    """`ally` has its own Turn."""
    # content/kings_armory/rules/players_round.yaml:119
    # query: has_its_turn ally
    return game.table_acting == ally


def yet_to_act(game: State, ally: int) -> bool:
    """`ally` has not had its Turn."""
    # content/kings_armory/rules/players_round.yaml:126
    # query: yet_to_act ally
    return not game.piece_acted[ally]


def pay_ap(game: State, n: int, self_: int) -> None:
    # content/kings_armory/rules/players_round.yaml:65
    # verb: pay_ap n
    game.piece_ap[self_] = max(0, game.piece_ap[self_] - n)
    game.stamp += 1


def begin_turn(game: State, ally: int) -> None:
    """`ally` begins its Turn with its Upkeep."""
    # content/kings_armory/rules/players_round.yaml:133
    # verb: begin_turn of ally
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    slots_left_of = game.piece_slots_left
    turn_lost_of = game.piece_turn_lost
    game.piece_acted[ally] = True
    game.stamp += 1
    for hireable in game.seen[Hireable]:
        slots_left_of[hireable] = ()
        game.stamp += 1
    rules_status.emit_upkeep(game, ally)
    if game.over:
        return
    if turn_lost_of[ally]:
        turn_lost_of[ally] = False
        game.piece_ap[ally] = 0
        game.stamp += 1


def walk_options(game: State, player: int) -> list[Any]:
    """`ally` moves to `s`."""
    # content/kings_armory/rules/players_round.yaml:16
    # action: walk ally to s
    owners = game.owner
    hp_of = game.piece_hp
    ap_of = game.piece_ap
    docs = game.doc
    places = game.place
    where_terrain_is__open_terrain__path__gate = (
        game.tables.where_terrain_is__open_terrain__path__gate
    )
    tower_of = game.space_tower
    options: list[Any] = []
    for ally in game.seen[Ally]:
        if (
            owners[ally] == player
            and hp_of[ally] > 0
            and ap_of[ally] >= 1
            and (game.table_acting < 0 or game.table_acting == ally)
            and not docs[ally].tele
        ):
            _found = []
            for t in game.atlas().reachable(
                places[ally], game.stat("move", ally), rules_towers.off_level(game, places[ally])
            ):
                if (where_terrain_is__open_terrain__path__gate[t] or tower_of[t] >= 0) and tower_of[
                    t
                ] == tower_of[places[ally]]:
                    _found.append(t)
            for s in game.offer(
                rules_duties.dutiful(game, ally, rules_actions.arrivals(game, ally, _found), 1)
            ):
                options.append((ally, s))
    return options


def take_walk(game: State, player: int, ally: int, s: int) -> None:
    """`ally` moves to `s`."""
    # content/kings_armory/rules/players_round.yaml:16
    # action: walk ally to s
    if game.log is not None:
        game.tell(game.named("piece", ally), " moves to ", game.named("space", s))
    game.piece_ap[ally] = max(0, game.piece_ap[ally] - 1)
    game.stamp += 1
    rules_duties.go(game, ally, s)


def attack_options(game: State, player: int) -> list[Any]:
    """`ally` attacks `target` with `attack`."""
    # content/kings_armory/rules/players_round.yaml:37
    # action: attack target with attack by ally
    owners = game.owner
    hp_of = game.piece_hp
    ap_of = game.piece_ap
    level_of = game.piece_level
    options: list[Any] = []
    for ally in game.seen[Ally]:
        if (
            owners[ally] == player
            and hp_of[ally] > 0
            and ap_of[ally] >= 1
            and (game.table_acting < 0 or game.table_acting == ally)
            and not game.stat("attacks_barred", ally)
        ):
            for attack in game.offer(rules_cards.attacks_of(game, ally)):
                if (
                    attack.width * attack.length <= 1
                    and attack.level <= level_of[ally]
                    and hp_of[ally] > 0
                    and ap_of[ally] >= attack.ac
                    and (game.table_acting < 0 or game.table_acting == ally)
                ):
                    for target in game.offer(game.seen[Monster]):
                        if rules_range_.can_strike(game, ally, target, attack) and (
                            rules_duties.useful(game, attack, ally, target)
                            or rules_duties.spares_duty(game, ally, attack.ac)
                        ):
                            options.append((ally, attack, target))
    return options


def take_attack(game: State, player: int, ally: int, attack: Any, target: int) -> None:
    """`ally` attacks `target` with `attack`."""
    # content/kings_armory/rules/players_round.yaml:37
    # action: attack target with attack by ally
    game.piece_ap[ally] = max(0, game.piece_ap[ally] - attack.ac)
    game.stamp += 1
    if rules_duties.useful(game, attack, ally, target):
        game.piece_duty_done[ally] = True
        game.stamp += 1
    rules_strikes.strike(game, target, attack, ally)
    if game.over:
        return
    game.piece_enchanted[ally] = False
    game.stamp += 1


def special_action_options(game: State, player: int) -> list[Any]:
    """`ally`: `n`."""
    # content/kings_armory/rules/players_round.yaml:71
    # action: special_action n by ally
    hp_of = game.piece_hp
    owners = game.owner
    options: list[Any] = []
    for ally in game.seen[Ally]:
        if hp_of[ally] > 0 and owners[ally] == player:
            for n in game.offer(game.program.usable(game, ally)):
                options.append((ally, n))
    return options


def take_special_action(game: State, player: int, ally: int, n: int) -> None:
    """`ally`: `n`."""
    # content/kings_armory/rules/players_round.yaml:71
    # action: special_action n by ally
    if game.doc[ally].works_by_specials and game.table_acting == ally:
        game.piece_duty_done[ally] = True
        game.stamp += 1
    game.program.activate(game, ally, n)


def open_own_turn(game: State) -> None:
    # content/kings_armory/rules/players_round.yaml:12
    # window: own_turn
    game.program.open(game, "own_turn", game.from_active(), ())


def _any_1(game: State, p: int) -> bool:
    hp_of = game.piece_hp
    owners = game.owner
    acted_of = game.piece_acted
    for ally in game.seen[Ally]:
        if hp_of[ally] > 0 and owners[ally] == p and not acted_of[ally]:
            return True
    return False


def players_round_step_1(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:83
    bless_of = game.piece_bless
    grounded_of = game.piece_grounded
    enchanted_of = game.piece_enchanted
    tanking_of = game.piece_tanking
    caged_of = game.piece_caged
    released_of = game.piece_released
    acted_of = game.piece_acted
    duty_done_of = game.piece_duty_done
    ap_of = game.piece_ap
    if game.log is not None:
        game.tell("Players' Round ", game.named("number", game.table_round))
    game.expire("round")
    for character in game.seen[Character]:
        bless_of[character] = 0
        game.stamp += 1
    for monster in game.seen[Monster]:
        grounded_of[monster] = False
        game.stamp += 1
    for ally in game.seen[Ally]:
        enchanted_of[ally] = False
        tanking_of[ally] = ()
        caged_of[ally] = ()
        released_of[ally] = ()
        acted_of[ally] = False
        duty_done_of[ally] = False
        game.stamp += 1
        ap_of[ally] = max(0, game.stat("actions", ally))
        game.stamp += 1
    rules_actions.emit_players_begin(game)
    if game.over:
        return -1
    return 1 if game.options["open_table"] else 2


def players_round_step_2(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:102
    return game.enter("late_arrivals", 2)


def players_round_step_3(game: State) -> int:
    game.registers[2] = tuple(rules_seats.seating(game))
    game.registers[3] = 0
    return 3


def players_round_step_4(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:104
    if game.registers[3] >= len(game.registers[2]):
        return 4
    game.registers[0] = game.registers[2][game.registers[3]]
    game.registers[3] += 1
    game.active = game.registers[0]
    game.stamp += 1
    return 5


def players_round_step_5(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:117
    game.expire("players_round")
    return -1


def players_round_step_6(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:106
    hp_of = game.piece_hp
    owners = game.owner
    acted_of = game.piece_acted
    if not (
        not rules_waves.wave_over(game)
        and not game.player_away[game.registers[0]]
        and _any_1(game, game.registers[0])
    ):
        return 3
    _found = []
    for ally in game.seen[Ally]:
        if hp_of[ally] > 0 and owners[ally] == game.registers[0] and not acted_of[ally]:
            _found.append(ally)
    game.registers[1] = game.choose(game.registers[0], ASK_1, _found, NOTHING)
    return 6 if game.registers[1] >= 0 else 5


def players_round_step_7(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:107
    game.table_acting = game.registers[1]
    game.stamp += 1
    begin_turn(game, game.registers[1])
    if game.over:
        return -1
    return 7


def players_round_step_8(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:110
    if not (
        game.piece_hp[game.registers[1]] > 0
        and game.piece_ap[game.registers[1]] > 0
        and not rules_waves.wave_over(game)
    ):
        return 8
    rules_tanking.open_moment(game)
    if game.over:
        return -1
    rules_duties.assess_duty(game, game.registers[1])
    return 9


def players_round_step_9(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:114
    game.table_acting = NOTHING
    game.table_duty = "rest"
    game.stamp += 1
    game.expire("turn")
    return 5


def players_round_step_10(game: State) -> int:
    # content/kings_armory/rules/players_round.yaml:112
    take_turn(
        game,
        game.registers[0],
        (
            ("piece", game.registers[1]),
            " acts, ",
            ("number", game.piece_ap[game.registers[1]]),
            " AP left",
        ),
        (),
        ("own_turn", "moment"),
        game.table_duty == "rest",
    )
    if game.over:
        return -1
    if game.passed or game.player_away[game.registers[0]]:
        game.piece_ap[game.registers[1]] = 0
        game.stamp += 1
    return 7


CONTENTS = Contents(
    actions=(
        Action(WALK_ACTION, ("own_turn",), (), walk_options, take_walk),
        Action(ATTACK_ACTION, ("own_turn",), (), attack_options, take_attack),
        Action(SPECIAL_ACTION_ACTION, ("moment",), (), special_action_options, take_special_action),
    ),
    phases={
        "players_round": Phase(
            (
                players_round_step_1,
                players_round_step_2,
                players_round_step_3,
                players_round_step_4,
                players_round_step_5,
                players_round_step_6,
                players_round_step_7,
                players_round_step_8,
                players_round_step_9,
                players_round_step_10,
            ),
            4,
        ),
    },
)
