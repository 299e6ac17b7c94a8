# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/between_waves.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import (
    NOTHING,
    Action,
    ActionInfo,
    Actions,
    Contents,
    Phase,
    Prompt,
    YesNo,
    first_of,
    first_part,
)

from .. import kinds
from ..state import State
from . import bosses as rules_bosses
from . import cards as rules_cards
from . import coming_and_going as rules_coming_and_going
from . import gauntlet as rules_gauntlet
from . import jump_start as rules_jump_start
from . import seats as rules_seats
from . import set_up as rules_set_up
from . import shop as rules_shop
from . import starting_gold as rules_starting_gold
from . import strikes as rules_strikes
from . import three_stars as rules_three_stars
from . import towers as rules_towers
from . import waves as rules_waves

ENTRUST_ACTION = ActionInfo(
    "entrust", "{hireable} joins the Team of {other}", ("hireable", "other"), ("piece", "player")
)

ASK_1 = Actions("turn", "who wears what?", ("wear", "take_off", "trade", "take_extra"), False)
ASK_2 = Actions("turn", "who plays which Hireable?", ("entrust", "change_seats"), False)
ASK_3 = Prompt("choice", "Where does a Tower stand?", ("space",))
ASK_4 = YesNo("may", "go on to seven Waves")


def rewards_due(game: State) -> int:
    """how many Reward Cards the Wave that is over brings; two more if it had a Boss"""
    # content/kings_armory/rules/between_waves.yaml:122
    # query: rewards_due
    game.spend(10)
    return max(
        0,
        game.table_wave.rewards
        + rules_waves.scaling(game).reward_bonus
        + (2 if game.table_bosses_seen > 0 else 0)
        + rules_three_stars.stars(game),
    )


def wave_of(game: State, n: int) -> Any:
    # content/kings_armory/rules/between_waves.yaml:129
    # query: wave_of n
    game.spend(100)
    return first_of([wave for wave in game.program.of_kind(kinds.Wave) if wave.number == n], None)


def starting_towers(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:142
    # query: starting_towers
    game.spend(10)
    return (
        rules_gauntlet.gauntlet_towers(game)
        if game.options["gauntlet"] > 0
        else rules_waves.scaling(game).starting_towers
    )


def bar_for(game: State, n: int) -> int:
    """how many Monsters of its top level Wave n must have"""
    # content/kings_armory/rules/between_waves.yaml:163
    # query: bar_for n
    if game.table_bar == 0 or n < 2:
        return 0
    return game.table_bar + max(0, n - 5)


def bosses_of(game: State, n: int) -> int:
    """how many Bosses come in Wave n"""
    # content/kings_armory/rules/between_waves.yaml:173
    # query: bosses_of n
    if game.options["single_wave"]:
        return 2 if n > 5 else 1
    if n == game.table_last_wave:
        return 2 if game.options["extra_boss"] and n == 7 else 1
    return 1 if game.options["mini_boss"] and n == 5 else 0


def first_boss_round(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:184
    # query: first_boss_round
    return (3 if game.table_entry == "delayed" else 2) - (1 if game.options["high_speed"] else 0)


def heal_allies(game: State) -> None:
    """every Ally heals its Heal Rate; a knocked-out Hero revives with just that"""
    # content/kings_armory/rules/between_waves.yaml:32
    # verb: heal_allies
    game.spend(100)
    hp_of = game.piece_hp
    docs = game.doc
    for patient in game.of_kind(kinds.Ally):
        if hp_of[patient] > 0:
            rules_strikes.heal(game, docs[patient].heal_rate, patient)
        else:
            hp_of[patient] = max(0, docs[patient].heal_rate)
    for waiting in [
        piece
        for piece in game.contents[game.zone_barracks]
        if isinstance(docs[piece], kinds.Hireable)
    ]:
        rules_strikes.heal(game, docs[waiting].heal_rate, waiting)


def take_station(game: State, ally: int) -> None:
    # content/kings_armory/rules/between_waves.yaml:98
    # verb: take_station ally
    game.spend(10)
    free_ones: Sequence[int] = rules_towers.stations(game, ally)
    if len(free_ones) == 0:
        if game.log is not None:
            game.tell(game.named("piece", ally), " sits out the next Wave")
        return
    s = game.choose(
        game.owner[ally],
        Prompt(
            "choice",
            "".join(("Where does ", game.show("piece", ally), " take its place?")),
            ("space",),
        ),
        free_ones,
        NOTHING,
    )
    if s >= 0:
        rules_towers.station(game, ally, s)


def use_options(game: State) -> None:
    """length and difficulty are settled before play"""
    # content/kings_armory/rules/between_waves.yaml:190
    # verb: use_options
    game.table_wave_number = game.options["first_wave"] - 1
    game.table_last_wave = 7 if game.options["first_wave"] > 5 else game.options["waves"]
    if game.options["single_wave"]:
        game.table_last_wave = game.options["first_wave"]
    game.table_gate = max(0, 25 if game.options["gauntlet"] > 0 else game.options["gate"])
    game.table_gate_max = game.table_gate
    game.table_entry = game.options["entry"]
    game.table_bar = game.options["raise_the_bar"]
    game.table_free_seating = game.options["free_seating"]
    if game.options["open_table"]:
        rules_coming_and_going.leave_late_seats_empty(game)


def prolong_game(game: State) -> None:
    """go on to seven Waves"""
    # content/kings_armory/rules/between_waves.yaml:224
    # verb: prolong_game
    if game.log is not None:
        game.tell("The game goes on to seven Waves")
    game.table_last_wave = 7


def entrust_options(game: State, player: int) -> list[Any]:
    """{hireable} joins the Team of {other}"""
    # content/kings_armory/rules/between_waves.yaml:88
    # action: entrust hireable to other
    docs = game.doc
    owners = game.owner
    options: list[Any] = []
    for hireable in game.contents[game.zone_barracks]:
        if isinstance(docs[hireable], kinds.Hireable) and owners[hireable] == player:
            for other in game.offer(rules_seats.seating(game)):
                if other != player:
                    options.append((hireable, other))
    return options


def take_entrust(game: State, player: int, hireable: int, other: int) -> None:
    """{hireable} joins the Team of {other}"""
    # content/kings_armory/rules/between_waves.yaml:88
    # action: entrust hireable to other
    if game.log is not None:
        game.tell(game.named("piece", hireable), " joins the Team of ", game.named("player", other))
    game.owner[hireable] = other


def spend_the_gold_step_1(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:42
    game.table_equipping = False
    game.registers[0] = 0
    return 1


def spend_the_gold_step_2(game: State) -> int:
    if game.registers[0] >= len(rules_seats.seating(game)):
        return -1
    game.registers[2] = tuple(rules_seats.seating(game))
    game.registers[3] = 0
    return 2


def spend_the_gold_step_3(game: State) -> int:
    if game.registers[3] >= len(game.registers[2]):
        return 1
    game.registers[1] = game.registers[2][game.registers[3]]
    game.registers[3] += 1
    return 3 if game.registers[0] < len(rules_seats.seating(game)) else 2


def spend_the_gold_step_4(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:51
    game.active = game.registers[1]
    return 4


def spend_the_gold_step_5(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:52
    player = game.registers[1]
    options: list[Any] = game.foreseen(player, "turn", not rules_starting_gold.must_spend(game))
    if not options:
        options = [(0, option) for option in rules_shop.buy_tower_options(game, player)]
        options += [(1, option) for option in rules_shop.sell_tower_options(game, player)]
        options += [(2, option) for option in rules_shop.hire_options(game, player)]
        options += [(3, option) for option in rules_shop.upgrade_options(game, player)]
        options += [(4, option) for option in rules_shop.unlock_options(game, player)]
        options += [(5, *option) for option in rules_shop.buy_equipment_options(game, player)]
        options += [(6, option) for option in rules_shop.sell_equipment_options(game, player)]
        options += [(7, *option) for option in rules_shop.trade_options(game, player)]
        options += [(8, *option) for option in rules_shop.buy_reinforcement_options(game, player)]
        options += [(9, *option) for option in rules_shop.buy_armory_card_options(game, player)]
        options += [(10, option) for option in rules_cards.play_reinforcement_options(game, player)]
        options += [(11, option) for option in rules_cards.play_armory_card_options(game, player)]
        if not rules_starting_gold.must_spend(game):
            options.append((-1,))
    game.passed = not options
    if options:
        choice = options[
            game.ask(
                game,
                player,
                Actions(
                    "turn",
                    "".join(
                        ("what is bought? ", game.show("number", game.table_gold), " gold is left")
                    ),
                    (
                        "buy_tower",
                        "sell_tower",
                        "hire",
                        "upgrade",
                        "unlock",
                        "buy_equipment",
                        "sell_equipment",
                        "trade",
                        "buy_reinforcement",
                        "buy_armory_card",
                        "play_reinforcement",
                        "play_armory_card",
                    ),
                    False,
                ),
                options,
            )
        ]
        if choice[0] == 0:
            rules_shop.take_buy_tower(game, player, choice[1])
        elif choice[0] == 1:
            rules_shop.take_sell_tower(game, player, choice[1])
        elif choice[0] == 2:
            rules_shop.take_hire(game, player, choice[1])
        elif choice[0] == 3:
            rules_shop.take_upgrade(game, player, choice[1])
        elif choice[0] == 4:
            rules_shop.take_unlock(game, player, choice[1])
        elif choice[0] == 5:
            rules_shop.take_buy_equipment(game, player)
        elif choice[0] == 6:
            rules_shop.take_sell_equipment(game, player, choice[1])
        elif choice[0] == 7:
            rules_shop.take_trade(game, player, choice[1], choice[2])
        elif choice[0] == 8:
            rules_shop.take_buy_reinforcement(game, player)
        elif choice[0] == 9:
            rules_shop.take_buy_armory_card(game, player)
        elif choice[0] == 10:
            rules_cards.take_play_reinforcement(game, player, choice[1])
        elif choice[0] == 11:
            rules_cards.take_play_armory_card(game, player, choice[1])
        else:
            game.passed = True
        if game.over:
            return -1
    game.registers[0] = game.registers[0] + 1 if game.passed else 0
    return 2


def equip_heroes_step_1(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:55
    game.table_equipping = True
    game.registers[1] = tuple(rules_seats.seating(game))
    game.registers[2] = 0
    return 1


def equip_heroes_step_2(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:61
    if game.registers[2] >= len(game.registers[1]):
        return 2
    game.registers[0] = game.registers[1][game.registers[2]]
    game.registers[2] += 1
    game.active = game.registers[0]
    return 3


def equip_heroes_step_3(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:65
    fresh_of = game.piece_fresh
    docs = game.doc
    game.table_equipping = False
    for equipment in game.of_kind(kinds.Equipment):
        fresh_of[equipment] = False
    for equipment in [
        piece
        for piece in game.contents[game.zone_extra_equipment]
        if isinstance(docs[piece], kinds.Equipment)
    ]:
        fresh_of[equipment] = False
    return -1


def equip_heroes_step_4(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:63
    player = game.registers[0]
    options: list[Any] = game.foreseen(player, "turn", True)
    if not options:
        options = [(0, option) for option in rules_shop.wear_options(game, player)]
        options += [(1, option) for option in rules_shop.take_off_options(game, player)]
        options += [(2, *option) for option in rules_shop.trade_options(game, player)]
        options += [(3, option) for option in rules_shop.take_extra_options(game, player)]
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_1, options)]
        if choice[0] == 0:
            rules_shop.take_wear(game, player, choice[1])
        elif choice[0] == 1:
            rules_shop.take_take_off(game, player, choice[1])
        elif choice[0] == 2:
            rules_shop.take_trade(game, player, choice[1], choice[2])
        elif choice[0] == 3:
            rules_shop.take_take_extra(game, player, choice[1])
        else:
            game.passed = True
    if game.passed:
        return 1
    return 3


def _no_1(game: State) -> bool:
    for _tower in game.of_kind(kinds.Tower):
        return False
    return True


def _any_1(game: State) -> bool:
    for _equipment in game.of_kind(kinds.Equipment):
        return True
    return False


def _any_2(game: State, p: int) -> bool:
    docs = game.doc
    owners = game.owner
    for hireable in game.contents[game.zone_barracks]:
        if isinstance(docs[hireable], kinds.Hireable) and owners[hireable] == p:
            return True
    return False


def _in_order_1(game: State) -> Sequence[int]:
    docs = game.doc
    recruit_of = game.piece_recruit
    ranked = [
        ((recruit_of[next_2],), next_2)
        for next_2 in game.contents[game.zone_barracks]
        if isinstance(docs[next_2], kinds.Hireable)
    ]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def reposition_allies_step_1(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:69
    if _no_1(game):
        return -1
    return 1


def reposition_allies_step_2(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:75
    if not (
        len(game.of_kind(kinds.Hero)) + len(game.contents[game.zone_tavern])
        > rules_shop.capacity(game)
        and (
            game.table_gold >= 100
            or _any_1(game)
            or len(game.contents[game.zone_extra_equipment]) > 0
        )
    ):
        return 2
    return game.enter("spend_the_gold", 1)


def reposition_allies_step_3(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:76
    host_of = game.piece_host
    for ally in game.of_kind(kinds.Ally):
        host_of[ally] = NOTHING
    for waiting in game.of_kind(kinds.Hireable):
        game.put(waiting, game.zone_barracks)
    return 3 if len(rules_seats.seating(game)) > 1 else 4


def reposition_allies_step_4(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:79
    rules_seats.take_chairs(game)
    game.registers[1] = tuple(rules_seats.seating(game))
    game.registers[2] = 0
    return 5


def reposition_allies_step_5(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:84
    docs = game.doc
    for next_ in game.of_kind(kinds.Hero):
        take_station(game, next_)
    for next_ in [
        piece for piece in game.contents[game.zone_tavern] if isinstance(docs[piece], kinds.Hero)
    ]:
        take_station(game, next_)
    for next_2 in _in_order_1(game):
        take_station(game, next_2)
    return -1


def reposition_allies_step_6(game: State) -> int:
    if game.registers[2] >= len(game.registers[1]):
        return 4
    game.registers[0] = game.registers[1][game.registers[2]]
    game.registers[2] += 1
    return 6


def reposition_allies_step_7(game: State) -> int:
    if not (game.table_free_seating or _any_2(game, game.registers[0])):
        return 5
    return 7


def reposition_allies_step_8(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:82
    player = game.registers[0]
    options: list[Any] = game.foreseen(player, "turn", True)
    if not options:
        options = [(0, *option) for option in entrust_options(game, player)]
        options += [(1, option) for option in rules_seats.change_seats_options(game, player)]
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_2, options)]
        if choice[0] == 0:
            take_entrust(game, player, choice[1], choice[2])
        elif choice[0] == 1:
            rules_seats.take_change_seats(game, player, choice[1])
        else:
            game.passed = True
    if game.passed:
        return 5
    return 6


def between_waves_step_1(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:109
    game.table_round = 0
    heal_allies(game)
    rules_cards.draw_rewards(game, rewards_due(game))
    return 1 if game.options["open_table"] else 2


def between_waves_step_2(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:116
    return game.enter("change_of_players", 2)


def between_waves_step_3(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:117
    return game.enter("spend_the_gold", 3)


def between_waves_step_4(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:118
    rules_cards.make_change(game)
    return game.enter("equip_heroes", 4)


def between_waves_step_5(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:120
    return game.enter("reposition_allies", -1)


def _in_order_2(game: State) -> Sequence[int]:
    docs = game.doc
    recruit_of = game.piece_recruit
    ranked = [
        ((recruit_of[next_2],), next_2)
        for next_2 in game.contents[game.zone_barracks]
        if isinstance(docs[next_2], kinds.Hireable)
    ]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def getting_ready_step_1(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:148
    for p in rules_seats.seating(game):
        for _ in range(rules_set_up.heroes_each(game)):
            game.tick("content/kings_armory/rules/between_waves.yaml:153")
            rules_set_up.choose_hero(game, p)
    rules_towers.raise_parapets(game)
    for _ in range(starting_towers(game)):
        game.tick("content/kings_armory/rules/between_waves.yaml:155")
        game.registers[0] = game.choose(
            first_of(rules_seats.seating(game), NOTHING),
            ASK_3,
            [space for space in range(game.board.size) if rules_towers.can_build(game, space)],
            NOTHING,
        )
        if game.registers[0] >= 0:
            rules_towers.build_tower(game, game.registers[0])
    return game.enter("spend_the_start", 1)


def getting_ready_step_2(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:159
    docs = game.doc
    for next_ in [
        piece for piece in game.contents[game.zone_tavern] if isinstance(docs[piece], kinds.Hero)
    ]:
        take_station(game, next_)
    for next_2 in _in_order_2(game):
        take_station(game, next_2)
    rules_jump_start.take_starting_wounds(game)
    return -1


def whole_game_step_1(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:206
    return game.enter("getting_ready", 1)


def whole_game_step_2(game: State) -> int:
    if game.table_wave_number >= game.table_last_wave:
        return 2
    return 3 if game.table_wave_number >= game.options["first_wave"] else 4


def whole_game_step_3(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:222
    game.win(range(game.players))
    return -1


def whole_game_step_4(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:214
    return game.enter("between_waves", 4)


def whole_game_step_5(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:215
    game.table_wave_number += 1
    game.table_wave = wave_of(game, game.table_wave_number)
    rules_towers.free_slots(game)
    rules_bosses.await_bosses(game, bosses_of(game, game.table_wave_number), first_boss_round(game))
    return game.enter("one_wave", 5)


def whole_game_step_6(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:220
    rules_starting_gold.lift_starting_limits(game)
    if game.options["prolong"] and game.table_wave_number == 5 and game.table_last_wave == 5:
        if game.may(first_of(rules_seats.seating(game), NOTHING), ASK_4):
            prolong_game(game)
    return 1


CONTENTS = Contents(
    actions=(Action(ENTRUST_ACTION, (), (), entrust_options, take_entrust),),
    phases={
        "spend_the_gold": Phase(
            (
                spend_the_gold_step_1,
                spend_the_gold_step_2,
                spend_the_gold_step_3,
                spend_the_gold_step_4,
                spend_the_gold_step_5,
            ),
            4,
        ),
        "equip_heroes": Phase(
            (equip_heroes_step_1, equip_heroes_step_2, equip_heroes_step_3, equip_heroes_step_4), 3
        ),
        "reposition_allies": Phase(
            (
                reposition_allies_step_1,
                reposition_allies_step_2,
                reposition_allies_step_3,
                reposition_allies_step_4,
                reposition_allies_step_5,
                reposition_allies_step_6,
                reposition_allies_step_7,
                reposition_allies_step_8,
            ),
            3,
        ),
        "between_waves": Phase(
            (
                between_waves_step_1,
                between_waves_step_2,
                between_waves_step_3,
                between_waves_step_4,
                between_waves_step_5,
            ),
            0,
        ),
        "getting_ready": Phase((getting_ready_step_1, getting_ready_step_2), 1),
        "whole_game": Phase(
            (
                whole_game_step_1,
                whole_game_step_2,
                whole_game_step_3,
                whole_game_step_4,
                whole_game_step_5,
                whole_game_step_6,
            ),
            0,
        ),
    },
)
