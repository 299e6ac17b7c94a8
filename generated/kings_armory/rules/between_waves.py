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
    both,
    first_of,
    first_part,
    members,
    product,
)

from ..kinds import Ally, Equipment, Hero, Hireable, Tower, Wave
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
ASK_4 = YesNo("may", "Go on to seven Waves?")


def rewards_due(game: State) -> int:
    """How many Reward Cards the Wave that is over brings; two more if it had a Boss."""
    # content/kings_armory/rules/between_waves.yaml:131
    # query: rewards_due
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return max(
        0,
        game.table_wave.rewards
        + rules_waves.scaling(game).reward_bonus
        + (2 if game.table_bosses_seen > 0 else 0)
        + rules_three_stars.stars(game),
    )


def _first_1(game: State, n: int) -> Any:
    for wave in game.program.of_kind[Wave]:
        if wave.number == n:
            return wave
    return None


def _wave_of_anew(game: State, n: int) -> Any:
    return _first_1(game, n)


def wave_of(game: State, n: int) -> Any:
    # content/kings_armory/rules/between_waves.yaml:138
    # query: wave_of n
    _key = ("wave_of", n)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _wave_of_anew, n)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: Any = _known[0]
    return _answer


def all_heroes(game: State) -> Sequence[int]:
    """All Heroes that are played, also those who have yet to take their places."""
    # content/kings_armory/rules/between_waves.yaml:152
    # query: all_heroes
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for piece in game.contents[game.zone_tavern]:
        if isinstance(docs[piece], Hero):
            _found.append(piece)
    return both(game.seen[Hero], _found)


def all_allies(game: State) -> Sequence[int]:
    """All Allies, Between Waves also those who have yet to take their places; whoever sits out a Wave is not there."""
    # content/kings_armory/rules/between_waves.yaml:159
    # query: all_allies
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    _found = []
    for piece in contents_of[game.zone_tavern]:
        if isinstance(docs[piece], Hero):
            _found.append(piece)
    return both(
        both(game.seen[Ally], _found),
        [piece for piece in contents_of[game.zone_barracks] if isinstance(docs[piece], Hireable)]
        if game.table_round == 0
        else (),
    )


def starting_towers(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:166
    # query: starting_towers
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return (
        rules_gauntlet.gauntlet_towers(game)
        if game.options["gauntlet"] > 0
        else rules_waves.scaling(game).starting_towers
    )


def bar_for(game: State, n: int) -> int:
    """How many Monsters of its top level Wave n must have."""
    # content/kings_armory/rules/between_waves.yaml:188
    # query: bar_for n
    if game.table_bar == 0 or n < 2:
        return 0
    return game.table_bar + max(0, n - 5)


def bosses_of(game: State, n: int) -> int:
    """How many Bosses come in Wave n."""
    # content/kings_armory/rules/between_waves.yaml:198
    # query: bosses_of n
    if game.options["single_wave"]:
        return 2 if n > 5 else 1
    if n == game.table_last_wave:
        return 2 if game.options["extra_boss"] and n == 7 else 1
    return 1 if game.options["mini_boss"] and n == 5 else 0


def first_boss_round(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:209
    # query: first_boss_round
    return (3 if game.table_entry == "delayed" else 2) - (1 if game.options["high_speed"] else 0)


def heal_allies(game: State) -> None:
    """Every Ally heals its Heal Rate; a knocked-out Hero revives with just that."""
    # content/kings_armory/rules/between_waves.yaml:32
    # verb: heal_allies
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    hp_of = game.piece_hp
    docs = game.doc
    for patient in all_allies(game):
        if hp_of[patient] > 0:
            rules_strikes.heal(game, docs[patient].heal_rate, patient)
        else:
            hp_of[patient] = docs[patient].heal_rate
            game.stamp += 1


def _no_1(game: State, space: int) -> bool:
    docs = game.doc
    for ally_2 in game.contents[space]:
        if isinstance(docs[ally_2], Ally):
            return False
    return True


def _any_1(game: State, space: int) -> bool:
    grounds_of = game.piece_grounds
    for t in game.seen[Tower]:
        if space in members(grounds_of[t]):
            return True
    return False


def take_station(game: State, ally: int) -> None:
    # content/kings_armory/rules/between_waves.yaml:103
    # verb: take_station ally
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    where_terrain_is__open_terrain__path__gate = (
        game.tables.where_terrain_is__open_terrain__path__gate
    )
    contents_of = game.contents
    tower_of = game.space_tower
    free_ones: Sequence[int] = rules_towers.stations(game, ally)
    if not free_ones and isinstance(game.doc[ally], Hero):
        _found = []
        for space in range(game.board.size):
            if (
                where_terrain_is__open_terrain__path__gate[space]
                and (not contents_of[space] or _no_1(game, space))
                and where_terrain_is__open_terrain__path__gate[space]
                and tower_of[space] < 0
                and _any_1(game, space)
            ):
                _found.append(space)
        free_ones = _found
    if not free_ones:
        if game.log is not None:
            game.tell(game.named("piece", ally), " sits out the next Wave")
        return
    s = game.choose(
        game.owner[ally],
        Prompt("choice", ("Where does ", ("piece", ally), " take its place?"), ("space",)),
        free_ones,
        NOTHING,
    )
    if s >= 0:
        rules_towers.station(game, ally, s)


def use_options(game: State) -> None:
    """Length and difficulty are settled before play."""
    # content/kings_armory/rules/between_waves.yaml:215
    # verb: use_options
    game.table_wave_number = game.options["first_wave"] - 1
    game.table_last_wave = 7 if game.options["first_wave"] > 5 else game.options["waves"]
    game.stamp += 1
    if game.options["single_wave"]:
        game.table_last_wave = game.options["first_wave"]
        game.stamp += 1
    game.table_gate = max(0, 25 if game.options["gauntlet"] > 0 else game.options["gate"])
    game.table_gate_max = game.table_gate
    game.table_entry = game.options["entry"]
    game.table_bar = game.options["raise_the_bar"]
    game.table_free_seating = game.options["free_seating"]
    game.stamp += 1
    if game.options["open_table"]:
        rules_coming_and_going.leave_late_seats_empty(game)


def prolong_game(game: State) -> None:
    """Go on to seven Waves."""
    # content/kings_armory/rules/between_waves.yaml:250
    # verb: prolong_game
    if game.log is not None:
        game.tell("The game goes on to seven Waves")
    game.table_last_wave = 7
    game.stamp += 1


def entrust_options(game: State, player: int) -> list[Any]:
    """`hireable` joins the Team of `other`."""
    # content/kings_armory/rules/between_waves.yaml:93
    # action: entrust hireable to other
    docs = game.doc
    owners = game.owner
    among = []
    for p in rules_seats.seating(game):
        if p != player:
            among.append(p)
    if not among:
        return []
    options: list[Any] = []
    for hireable in game.contents[game.zone_barracks]:
        if isinstance(docs[hireable], Hireable) and owners[hireable] == player:
            for other in game.offer(among):
                options.append((hireable, other))
    return options


def take_entrust(game: State, player: int, hireable: int, other: int) -> None:
    """`hireable` joins the Team of `other`."""
    # content/kings_armory/rules/between_waves.yaml:93
    # action: entrust hireable to other
    if game.log is not None:
        game.tell(game.named("piece", hireable), " joins the Team of ", game.named("player", other))
    game.owner[hireable] = other
    game.stamp += 1


def spend_the_gold_step_1(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:41
    game.table_equipping = False
    game.stamp += 1
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
    # content/kings_armory/rules/between_waves.yaml:50
    game.active = game.registers[1]
    game.stamp += 1
    return 4


def spend_the_gold_step_5(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:51
    contents_of = game.contents
    player = game.registers[1]
    options: list[Any] = (
        []
        if game.foresee is None
        else game.foreseen(
            player,
            "turn",
            not (
                game.table_starting
                and (
                    product(100, game.table_towers_owed)
                    + product(150, game.table_equipment_owed)
                    + product(100, game.table_hireables_owed)
                    > 0
                    or game.table_gold > game.table_keep_at_most
                )
            ),
        )
    )
    if not options:
        for option in rules_shop.buy_tower_options(game, player):
            options.append((0, option))
        for option in rules_shop.sell_tower_options(game, player):
            options.append((1, option))
        for option in rules_shop.hire_options(game, player):
            options.append((2, option))
        for option in rules_shop.upgrade_options(game, player):
            options.append((3, option))
        for option in rules_shop.unlock_options(game, player):
            options.append((4, option))
        if (
            game.table_gold >= 100
            and game.table_gold - 100
            >= product(100, game.table_towers_owed)
            + product(150, game.table_equipment_owed)
            + product(100, game.table_hireables_owed)
            and game.table_pair_unlocked
            and contents_of[game.zone_equipment_deck]
        ):
            options.append((5,))
        for option in rules_shop.sell_equipment_options(game, player):
            options.append((6, option))
        for its_1, its_2 in rules_shop.trade_options(game, player):
            options.append((7, its_1, its_2))
        if (
            game.table_gold >= 200
            and game.table_gold - 200
            >= product(100, game.table_towers_owed)
            + product(150, game.table_equipment_owed)
            + product(100, game.table_hireables_owed)
            and game.table_reinforcement_cap > 0
            and len(contents_of[game.zone_reinforcements]) < 3
            and contents_of[game.zone_reinforcement_deck]
            and game.table_mover < 0
        ):
            options.append((8,))
        if (
            rules_starting_gold.can_pay(game, 1200 if game.table_last_wave == 7 else 900, 0)
            and not game.table_armory_closed
            and not contents_of[game.zone_armory_hand]
            and contents_of[game.zone_armory_deck]
        ):
            options.append((9,))
        for option in rules_cards.play_reinforcement_options(game, player):
            options.append((10, option))
        for option in rules_cards.play_armory_card_options(game, player):
            options.append((11, option))
        if not (
            game.table_starting
            and (
                product(100, game.table_towers_owed)
                + product(150, game.table_equipment_owed)
                + product(100, game.table_hireables_owed)
                > 0
                or game.table_gold > game.table_keep_at_most
            )
        ):
            options.append((-1,))
    game.passed = not options
    game.stamp += 1
    if options:
        choice = options[
            game.ask(
                game,
                player,
                Actions(
                    "turn",
                    ("what is bought? ", ("number", game.table_gold), " gold is left"),
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
        action = choice[0]
        if action == 0:
            rules_shop.take_buy_tower(game, player, choice[1])
        elif action == 1:
            rules_shop.take_sell_tower(game, player, choice[1])
        elif action == 2:
            rules_shop.take_hire(game, player, choice[1])
        elif action == 3:
            rules_shop.take_upgrade(game, player, choice[1])
        elif action == 4:
            rules_shop.take_unlock(game, player, choice[1])
        elif action == 5:
            rules_shop.take_buy_equipment(game, player)
        elif action == 6:
            rules_shop.take_sell_equipment(game, player, choice[1])
        elif action == 7:
            rules_shop.take_trade(game, player, choice[1], choice[2])
        elif action == 8:
            rules_shop.take_buy_reinforcement(game, player)
        elif action == 9:
            rules_shop.take_buy_armory_card(game, player)
        elif action == 10:
            rules_cards.take_play_reinforcement(game, player, choice[1])
        elif action == 11:
            rules_cards.take_play_armory_card(game, player, choice[1])
        else:
            game.passed = True
            game.stamp += 1
        if game.over:
            return -1
    game.registers[0] = game.registers[0] + 1 if game.passed else 0
    return 2


def equip_heroes_step_1(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:56
    game.table_equipping = True
    game.stamp += 1
    game.registers[1] = tuple(rules_seats.seating(game))
    game.registers[2] = 0
    return 1


def equip_heroes_step_2(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:62
    if game.registers[2] >= len(game.registers[1]):
        return 2
    game.registers[0] = game.registers[1][game.registers[2]]
    game.registers[2] += 1
    game.active = game.registers[0]
    game.stamp += 1
    return 3


def equip_heroes_step_3(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:66
    fresh_of = game.piece_fresh
    docs = game.doc
    game.table_equipping = False
    game.stamp += 1
    for equipment in game.seen[Equipment]:
        fresh_of[equipment] = False
        game.stamp += 1
    _found = []
    for equipment in game.contents[game.zone_extra_equipment]:
        if isinstance(docs[equipment], Equipment):
            _found.append(equipment)
    for equipment in _found:
        fresh_of[equipment] = False
        game.stamp += 1
    return -1


def equip_heroes_step_4(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:64
    player = game.registers[0]
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", True)
    if not options:
        for option in rules_shop.wear_options(game, player):
            options.append((0, option))
        for option in rules_shop.take_off_options(game, player):
            options.append((1, option))
        for its_1, its_2 in rules_shop.trade_options(game, player):
            options.append((2, its_1, its_2))
        for option in rules_shop.take_extra_options(game, player):
            options.append((3, option))
        options.append((-1,))
    game.passed = not options
    game.stamp += 1
    if options:
        choice = options[game.ask(game, player, ASK_1, options)]
        action = choice[0]
        if action == 0:
            rules_shop.take_wear(game, player, choice[1])
        elif action == 1:
            rules_shop.take_take_off(game, player, choice[1])
        elif action == 2:
            rules_shop.take_trade(game, player, choice[1], choice[2])
        elif action == 3:
            rules_shop.take_take_extra(game, player, choice[1])
        else:
            game.passed = True
            game.stamp += 1
    if game.passed:
        return 1
    return 3


def _any_2(game: State, p: int) -> bool:
    docs = game.doc
    owners = game.owner
    for hireable in game.contents[game.zone_barracks]:
        if isinstance(docs[hireable], Hireable) and owners[hireable] == p:
            return True
    return False


def _in_order_1(game: State) -> Sequence[int]:
    docs = game.doc
    recruit_of = game.piece_recruit
    ranked = []
    for next_ in game.contents[game.zone_barracks]:
        if isinstance(docs[next_], Hireable):
            ranked.append(((recruit_of[next_],), next_))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def reposition_allies_step_1(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:70
    if not game.seen[Tower]:
        return -1
    return 1


def reposition_allies_step_2(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:78
    if not (
        len(all_heroes(game)) > rules_shop.capacity(game)
        and (
            game.table_gold >= 100
            or game.seen[Equipment]
            or game.contents[game.zone_extra_equipment]
        )
    ):
        return 2
    return game.enter("spend_the_gold", 1)


def reposition_allies_step_3(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:80
    host_of = game.piece_host
    game.registers[0] = tuple(all_heroes(game))
    for ally in game.seen[Ally]:
        host_of[ally] = NOTHING
        game.stamp += 1
    for waiting in game.seen[Hero]:
        game.put(waiting, game.zone_tavern)
    for waiting_2 in game.seen[Hireable]:
        game.put(waiting_2, game.zone_barracks)
    return 3 if len(rules_seats.seating(game)) > 1 else 4


def reposition_allies_step_4(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:85
    rules_seats.take_chairs(game)
    game.registers[2] = tuple(rules_seats.seating(game))
    game.registers[3] = 0
    return 5


def reposition_allies_step_5(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:90
    docs = game.doc
    _found = []
    for hero in game.registers[0]:
        if isinstance(docs[hero], Hero):
            _found.append(hero)
    for hero in _found:
        take_station(game, hero)
    for next_ in _in_order_1(game):
        take_station(game, next_)
    return -1


def reposition_allies_step_6(game: State) -> int:
    if game.registers[3] >= len(game.registers[2]):
        return 4
    game.registers[1] = game.registers[2][game.registers[3]]
    game.registers[3] += 1
    if not (game.table_free_seating or _any_2(game, game.registers[1])):
        return 5
    return 6


def reposition_allies_step_7(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:88
    player = game.registers[1]
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", True)
    if not options:
        for its_1, its_2 in entrust_options(game, player):
            options.append((0, its_1, its_2))
        for option in rules_seats.change_seats_options(game, player):
            options.append((1, option))
        options.append((-1,))
    game.passed = not options
    game.stamp += 1
    if options:
        choice = options[game.ask(game, player, ASK_2, options)]
        action = choice[0]
        if action == 0:
            take_entrust(game, player, choice[1], choice[2])
        elif action == 1:
            rules_seats.take_change_seats(game, player, choice[1])
        else:
            game.passed = True
            game.stamp += 1
    if game.passed:
        return 5
    if not (game.table_free_seating or _any_2(game, game.registers[1])):
        return 5
    return 6


def between_waves_step_1(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:118
    game.table_round = 0
    game.stamp += 1
    heal_allies(game)
    rules_cards.draw_rewards(
        game,
        max(
            0,
            game.table_wave.rewards
            + rules_waves.scaling(game).reward_bonus
            + (2 if game.table_bosses_seen > 0 else 0)
            + rules_three_stars.stars(game),
        ),
    )
    return 1 if game.options["open_table"] else 2


def between_waves_step_2(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:125
    return game.enter("change_of_players", 2)


def between_waves_step_3(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:126
    return game.enter("spend_the_gold", 3)


def between_waves_step_4(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:127
    rules_cards.make_change(game)
    return game.enter("equip_heroes", 4)


def between_waves_step_5(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:129
    return game.enter("reposition_allies", -1)


def _spaces_1(game: State) -> tuple[int, ...]:
    _key = ("kings_armory.rules.between_waves", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if rules_towers.is_site(game, space):
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def _in_order_2(game: State) -> Sequence[int]:
    docs = game.doc
    recruit_of = game.piece_recruit
    ranked = []
    for next_2 in game.contents[game.zone_barracks]:
        if isinstance(docs[next_2], Hireable):
            ranked.append(((recruit_of[next_2],), next_2))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def getting_ready_step_1(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:172
    for p in rules_seats.seating(game):
        for _ in range(
            max(
                1,
                min(
                    game.options["heroes"],
                    (3 if game.options["ettin"] else 7) // len(rules_seats.seating(game)),
                ),
            ),
        ):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.tick("content/kings_armory/rules/between_waves.yaml:177")
            rules_set_up.choose_hero(game, p)
    rules_towers.raise_parapets(game)
    for _ in range(
        rules_gauntlet.gauntlet_towers(game)
        if game.options["gauntlet"] > 0
        else rules_waves.scaling(game).starting_towers,
    ):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kings_armory/rules/between_waves.yaml:179")
        game.registers[0] = game.choose(
            first_of(rules_seats.seating(game), NOTHING),
            ASK_3,
            [space for space in _spaces_1(game) if rules_towers.all_clear(game, space)],
            NOTHING,
        )
        if game.registers[0] >= 0:
            rules_towers.build_tower(game, game.registers[0])
    return game.enter("spend_the_start", 1)


def getting_ready_step_2(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:184
    docs = game.doc
    _found = []
    for next_ in game.contents[game.zone_tavern]:
        if isinstance(docs[next_], Hero):
            _found.append(next_)
    for next_ in _found:
        take_station(game, next_)
    for next_2 in _in_order_2(game):
        take_station(game, next_2)
    rules_jump_start.take_starting_wounds(game)
    return -1


def whole_game_step_1(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:231
    return game.enter("getting_ready", 1)


def whole_game_step_2(game: State) -> int:
    if game.table_wave_number >= game.table_last_wave:
        return 2
    return 3 if game.table_wave_number >= game.options["first_wave"] else 4


def whole_game_step_3(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:248
    game.win(range(game.players))
    return -1


def whole_game_step_4(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:239
    return game.enter("between_waves", 4)


def whole_game_step_5(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:240
    game.table_wave_number += 1
    game.stamp += 1
    game.table_wave = wave_of(game, game.table_wave_number)
    game.stamp += 1
    rules_towers.free_slots(game)
    rules_bosses.await_bosses(
        game,
        bosses_of(game, game.table_wave_number),
        (3 if game.table_entry == "delayed" else 2) - (1 if game.options["high_speed"] else 0),
    )
    return game.enter("one_wave", 5)


def whole_game_step_6(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:245
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
            ),
            4,
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
