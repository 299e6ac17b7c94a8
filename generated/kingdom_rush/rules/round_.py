# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/round.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import (
    NOTHING,
    Action,
    ActionInfo,
    Actions,
    Contents,
    Occurrence,
    Phase,
    Prompt,
    both,
    first_part,
    part,
)

from ..kinds import Boss, BuildingSite, Cyclone, Hero, Horde, LifeCard, Miniature, SpawnPoint, Tower
from ..state import State
from . import actions as rules_actions
from . import attacking as rules_attacking
from . import bosses as rules_bosses
from . import covering as rules_covering
from . import elements as rules_elements
from . import environment as rules_environment
from . import heroes as rules_heroes
from . import hordes as rules_hordes
from . import mods as rules_mods
from . import solo as rules_solo


class SpawningEvent(Occurrence):
    EVENT = "spawning"


class HordesSpawnedEvent(Occurrence):
    EVENT = "hordes_spawned"


class ActionsBeginEvent(Occurrence):
    EVENT = "actions_begin"


class ActionsEndEvent(Occurrence):
    EVENT = "actions_end"


class HordesDestroyedEvent(Occurrence):
    EVENT = "hordes_destroyed"


class HordesAdvancedEvent(Occurrence):
    EVENT = "hordes_advanced"


class RoundEndEvent(Occurrence):
    EVENT = "round_end"


TAKE_TOWER_ACTION = ActionInfo(
    "take_tower", "take {tower} from the white building site", ("tower",), ("piece",)
)

BUY_TOWER_ACTION = ActionInfo(
    "buy_tower", "buy {tower} for {receiver}", ("tower", "receiver"), ("piece", "player")
)

ASK_1 = Actions(
    "turn", "your turn", ("play_tower", "pass_tower", "activate_hero", "activate_bench_hero"), False
)

ASK_2 = Prompt("choice", "Which horde is destroyed next?", ("piece",))
ASK_3 = Actions("turn", "your turn", ("take_tower",), False)
ASK_4 = Actions("turn", "your turn", ("buy_tower", "buy_mod"), False)


def emit_spawning(game: State) -> None:
    """The beginning of phase 1."""
    # content/kingdom_rush/rules/round.yaml:180
    # event: spawning
    event = SpawningEvent()
    if game.program.enter(game, event):
        game.program.leave(game, event)


def emit_hordes_spawned(game: State) -> None:
    """The end of phase 1."""
    # content/kingdom_rush/rules/round.yaml:184
    # event: hordes_spawned
    event = HordesSpawnedEvent()
    if game.program.enter(game, event):
        game.program.leave(game, event)


def emit_actions_begin(game: State) -> None:
    """The beginning of phase 2."""
    # content/kingdom_rush/rules/round.yaml:188
    # event: actions_begin
    event = ActionsBeginEvent()
    if game.program.enter(game, event):
        game.program.leave(game, event)


def emit_actions_end(game: State) -> None:
    """The end of phase 2."""
    # content/kingdom_rush/rules/round.yaml:192
    # event: actions_end
    event = ActionsEndEvent()
    if game.program.enter(game, event):
        game.program.leave(game, event)


def emit_hordes_destroyed(game: State) -> None:
    """The end of phase 3."""
    # content/kingdom_rush/rules/round.yaml:196
    # event: hordes_destroyed
    event = HordesDestroyedEvent()
    if game.program.enter(game, event):
        game.program.leave(game, event)


def _hordes_advanced_itself(game: State, event: HordesAdvancedEvent) -> None:
    """The end of phase 4."""
    # content/kingdom_rush/rules/round.yaml:200
    # event: hordes_advanced
    rules_environment.lava_burns(game)
    if game.over:
        return
    rules_environment.remove_totems(game)
    rules_environment.grow_tentacles(game)
    if game.over:
        return
    for c in game.seen[Cyclone]:
        rules_environment.cyclone_blows(game, c)
        if game.over:
            return


def emit_hordes_advanced(game: State) -> None:
    """The end of phase 4."""
    # content/kingdom_rush/rules/round.yaml:200
    # event: hordes_advanced
    event = HordesAdvancedEvent()
    if game.program.enter(game, event):
        _hordes_advanced_itself(game, event)
        game.program.leave(game, event)


def emit_round_end(game: State) -> None:
    """The end of the round."""
    # content/kingdom_rush/rules/round.yaml:209
    # event: round_end
    event = RoundEndEvent()
    if game.program.enter(game, event):
        game.program.leave(game, event)


def spawns(game: State, spawn_point: int) -> bool:
    """Whether `spawn_point` brings a card in phase 1."""
    # content/kingdom_rush/rules/round.yaml:22
    # query: spawns spawn_point
    return (
        not game.piece_sealed[spawn_point]
        and not game.piece_rests[spawn_point]
        and not game.piece_quiet[spawn_point]
    )


def doomed(game: State) -> Sequence[int]:
    """The hordes and life cards of bosses that have no visible enemy."""
    # content/kingdom_rush/rules/round.yaml:39
    # query: doomed
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _found = []
    for horde in game.seen[Horde]:
        if (
            rules_covering.enemy_squares(game, horde) & ~rules_covering.beaten_squares(game, horde)
            == 0
        ):
            _found.append(horde)
    _found_2 = []
    for c in rules_attacking.life_cards(game):
        if rules_covering.enemy_squares(game, c) & ~rules_covering.beaten_squares(game, c) == 0:
            _found_2.append(c)
    return both(_found, _found_2)


def on_white(game: State, tower: int) -> bool:
    """`tower` stands on a white building site."""
    # content/kingdom_rush/rules/round.yaml:94
    # query: on_white tower
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    for building_site in game.contents[game.place[tower]]:
        if isinstance(docs[building_site], BuildingSite) and docs[building_site].colour == "white":
            return True
    return False


def price(game: State, tower: int) -> int:
    # content/kingdom_rush/rules/round.yaml:119
    # query: price tower
    return game.doc[tower].level + 1


def for_sale(game: State, tower: int) -> bool:
    """Whether the players may buy it and can pay for it."""
    # content/kingdom_rush/rules/round.yaml:125
    # query: for_sale tower
    return (
        game.doc[tower].level <= 2
        and game.doc[tower].level + 1 <= game.table_crystals
        and not (
            game.doc[tower].level == 1
            and game.table_difficulty == "iron_challenge"
            and game.setting is game.program.scenarios()["blooming_threats"].definition
        )
    )


def _in_order_1(game: State, way: str) -> Sequence[int]:
    places = game.place
    docs = game.doc
    ranked = []
    for h in game.seen[Horde]:
        if places[h] in game.board.routes[way]:
            ranked.append(((game.board.route_left(way, places[h]), 0 if docs[h].flying else 1), h))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def advance_route(game: State, spawn_point: int) -> None:
    """The hordes on the way of `spawn_point` attempt to move, the one nearest to the exit first."""
    # content/kingdom_rush/rules/round.yaml:69
    # verb: advance_route spawn_point
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    moved_of = game.piece_moved
    last_of_ = game.piece_last
    docs = game.doc
    frozen_of = game.piece_frozen
    way = game.piece_way[spawn_point]
    for h in _in_order_1(game, way):
        if game.on_board(places[h]) and not moved_of[h] and not last_of_[h]:
            rules_hordes.advance(game, h, way)
            if game.over:
                return
            if (
                game.table_gale
                and docs[spawn_point].number == 2
                and game.on_board(places[h])
                and not frozen_of[h]
                and not rules_hordes.aims_now(game, h)
            ):
                rules_hordes.attempt_to_move(game, h, way)
                if game.over:
                    return


def take_tower_options(game: State, player: int) -> list[Any]:
    """Take `tower` from the white building site."""
    # content/kingdom_rush/rules/round.yaml:101
    # action: take_tower tower
    places = game.place
    if game.players <= 1:
        return []
    _found = []
    for tower in game.seen[Tower]:
        if on_white(game, tower) and not rules_environment.blocked_site(game, places[tower]):
            _found.append(tower)
    return _found


def take_take_tower(game: State, player: int, tower: int) -> None:
    """Take `tower` from the white building site."""
    # content/kingdom_rush/rules/round.yaml:101
    # action: take_tower tower
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " takes", " take"),
            " ",
            game.named("piece", tower),
        )
    game.owner[tower] = player
    game.stamp += 1
    game.put(tower, game.zone_hand[player])


def buy_tower_options(game: State, player: int) -> list[Any]:
    """Buy `tower` for `receiver`."""
    # content/kingdom_rush/rules/round.yaml:134
    # action: buy_tower tower for receiver
    docs = game.doc
    options: list[Any] = []
    for tower in game.contents[game.zone_tower_display]:
        if (
            docs[tower].level <= 2
            and docs[tower].level + 1 <= game.table_crystals
            and not (
                docs[tower].level == 1
                and game.table_difficulty == "iron_challenge"
                and game.setting is game.program.scenarios()["blooming_threats"].definition
            )
            and rules_actions.top_of_pile(game, tower)
        ):
            for receiver in game.offer(range(game.players)):
                options.append((tower, receiver))
    return options


def take_buy_tower(game: State, player: int, tower: int, receiver: int) -> None:
    """Buy `tower` for `receiver`."""
    # content/kingdom_rush/rules/round.yaml:134
    # action: buy_tower tower for receiver
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " buys", " buy"),
            " ",
            game.named("piece", tower),
            " for ",
            game.named("player", receiver),
        )
    game.table_crystals = max(0, game.table_crystals - (game.doc[tower].level + 1))
    game.owner[tower] = receiver
    game.stamp += 1
    game.put(tower, game.zone_hand[receiver])


def begin_round_step_1(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:4
    contents_of = game.contents
    for spawn_point in game.seen[SpawnPoint]:
        if contents_of[game.piece__zone_spawn_stack[spawn_point]]:
            break
    else:
        game.lose()
        return -1
    _count = 0
    for spawn_point_2 in game.seen[SpawnPoint]:
        if not contents_of[game.piece__zone_spawn_stack[spawn_point_2]]:
            _count += 1
    if _count >= game.setting.empty_stacks:
        game.lose()
        return -1
    if game.players == 1:
        rules_solo.block_a_colour(game)
    return -1


def _in_order_2(game: State) -> Sequence[int]:
    docs = game.doc
    ranked = []
    for point in game.seen[SpawnPoint]:
        ranked.append(((docs[point].number,), point))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def spawn_new_hordes_step_1(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:12
    sealed_of = game.piece_sealed
    rests_of = game.piece_rests
    quiet_of = game.piece_quiet
    emit_spawning(game)
    if game.over:
        return -1
    if game.table_round > 1:
        for point in _in_order_2(game):
            if not sealed_of[point] and not rests_of[point] and not quiet_of[point]:
                rules_hordes.spawn_from(game, point)
                if game.over:
                    return -1
    emit_hordes_spawned(game)
    return -1


def play_towers_and_heroes_step_1(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:29
    emit_actions_begin(game)
    if game.over:
        return -1
    game.registers[0] = tuple(game.turn_order(game.active))
    game.registers[1] = 0
    game.registers[2] = 0
    if game.registers[2] >= len(game.registers[0]):
        return 1
    return 2


def play_towers_and_heroes_step_2(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:36
    rules_heroes.skip_activations(game)
    emit_actions_end(game)
    return -1


def play_towers_and_heroes_step_3(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:34
    player = part(game.registers[0], game.registers[1] % len(game.registers[0]))
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", True)
    if not options:
        for its_1, its_2, its_3 in rules_actions.play_tower_options(game, player):
            options.append((0, its_1, its_2, its_3))
        for its_1, its_2 in rules_actions.pass_tower_options(game, player):
            options.append((1, its_1, its_2))
        for option in rules_actions.activate_hero_options(game, player):
            options.append((2, option))
        for its_1, its_2 in rules_solo.activate_bench_hero_options(game, player):
            options.append((3, its_1, its_2))
        options.append((-1,))
    game.passed = len(options) < 2
    game.stamp += 1
    if len(options) >= 2:
        choice = options[game.ask(game, player, ASK_1, options)]
        action = choice[0]
        if action == 0:
            rules_actions.take_play_tower(game, player, choice[1], choice[2], choice[3])
        elif action == 1:
            rules_actions.take_pass_tower(game, player, choice[1], choice[2])
        elif action == 2:
            rules_actions.take_activate_hero(game, player, choice[1])
        elif action == 3:
            rules_solo.take_activate_bench_hero(game, player, choice[1], choice[2])
        else:
            game.passed = True
            game.stamp += 1
        if game.over:
            return -1
    if game.passed:
        game.registers[2] = game.registers[2] + 1
        game.registers[1] = game.registers[1] + 1
    else:
        game.registers[2] = 0
    if game.registers[2] >= len(game.registers[0]):
        return 1
    return 2


def destroy_hordes_step_1(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:46
    docs = game.doc
    while doomed(game):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_rush/rules/round.yaml:50")
        game.registers[0] = game.choose(game.active, ASK_2, doomed(game), NOTHING)
        if game.registers[0] >= 0:
            if isinstance(docs[game.registers[0]], LifeCard):
                rules_bosses.emit_defeat_life(game, game.registers[0])
                if game.over:
                    return -1
            else:
                rules_hordes.emit_destroy(game, game.registers[0])
                if game.over:
                    return -1
    emit_hordes_destroyed(game)
    return -1


def _in_order_3(game: State) -> Sequence[int]:
    docs = game.doc
    ranked = []
    for point in game.seen[SpawnPoint]:
        ranked.append(((docs[point].number,), point))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def advance_hordes_step_1(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:56
    moved_of = game.piece_moved
    places = game.place
    route_first_route = game.tables.route_first_route
    last_of_ = game.piece_last
    docs = game.doc
    for horde in game.seen[Horde]:
        moved_of[horde] = False
        game.stamp += 1
    for b in game.seen[Boss]:
        rules_bosses.boss_acts(game, b)
        if game.over:
            return -1
    for point in _in_order_3(game):
        advance_route(game, point)
        if game.over:
            return -1
    _found = []
    for h in game.seen[Horde]:
        if places[h] in route_first_route and not moved_of[h] and not last_of_[h]:
            _found.append(h)
    for h in _found:
        rules_hordes.advance(game, h, "first_route")
        if game.over:
            return -1
    _found_2 = []
    for h in game.seen[Horde]:
        if last_of_[h] and not moved_of[h]:
            _found_2.append(h)
    for h in _found_2:
        rules_hordes.advance(game, h, rules_elements.way_of(game, h))
        if game.over:
            return -1
    _found_3 = []
    for h in game.seen[Horde]:
        if docs[h].immobile and not moved_of[h]:
            _found_3.append(h)
    for h in _found_3:
        rules_hordes.advance(game, h, rules_elements.way_of(game, h))
        if game.over:
            return -1
    emit_hordes_advanced(game)
    return -1


def pick_up_cards_step_1(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:81
    falconer_of = game.piece_falconer
    for tower in game.seen[Tower]:
        falconer_of[tower] = False
        game.stamp += 1
    game.registers[0] = tuple(game.turn_order(game.active))
    game.registers[1] = 0
    game.registers[2] = 0
    if game.registers[2] >= len(game.registers[0]):
        return 1
    return 2


def pick_up_cards_step_2(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:87
    places = game.place
    owners = game.owner
    contents_of = game.contents
    docs = game.doc
    activated_of = game.piece_activated
    _found = []
    for tower in game.seen[Tower]:
        if not rules_environment.blocked_site(game, places[tower]):
            _found.append(tower)
    for tower in _found:
        game.put(tower, game.zone_hand[owners[tower]])
    for p in range(game.players):
        _found_2 = []
        for tower in contents_of[game.zone_incoming[p]]:
            if isinstance(docs[tower], Tower):
                _found_2.append(tower)
        for tower in _found_2:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            owners[tower] = p
            game.stamp += 1
            game.put(tower, game.zone_hand[p])
    for hero in game.seen[Hero]:
        activated_of[hero] = False
        game.stamp += 1
    return -1


def pick_up_cards_step_3(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:86
    player = part(game.registers[0], game.registers[1] % len(game.registers[0]))
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", True)
    if not options:
        for option in take_tower_options(game, player):
            options.append((0, option))
        options.append((-1,))
    game.passed = len(options) < 2
    game.stamp += 1
    if len(options) >= 2:
        choice = options[game.ask(game, player, ASK_3, options)]
        action = choice[0]
        if action == 0:
            take_take_tower(game, player, choice[1])
        else:
            game.passed = True
            game.stamp += 1
    if game.passed:
        game.registers[2] = game.registers[2] + 1
        game.registers[1] = game.registers[1] + 1
    else:
        game.registers[2] = 0
    if game.registers[2] >= len(game.registers[0]):
        return 1
    return 2


def buy_towers_step_1(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:113
    game.registers[0] = tuple(game.turn_order(game.active))
    game.registers[1] = 0
    game.registers[2] = 0
    if game.registers[2] >= len(game.registers[0]):
        return -1
    return 1


def buy_towers_step_2(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:117
    player = part(game.registers[0], game.registers[1] % len(game.registers[0]))
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", True)
    if not options:
        for its_1, its_2 in buy_tower_options(game, player):
            options.append((0, its_1, its_2))
        for its_1, its_2 in rules_mods.buy_mod_options(game, player):
            options.append((1, its_1, its_2))
        options.append((-1,))
    game.passed = len(options) < 2
    game.stamp += 1
    if len(options) >= 2:
        choice = options[game.ask(game, player, ASK_4, options)]
        action = choice[0]
        if action == 0:
            take_buy_tower(game, player, choice[1], choice[2])
        elif action == 1:
            rules_mods.take_buy_mod(game, player, choice[1], choice[2])
        else:
            game.passed = True
            game.stamp += 1
    if game.passed:
        game.registers[2] = game.registers[2] + 1
        game.registers[1] = game.registers[1] + 1
    else:
        game.registers[2] = 0
    if game.registers[2] >= len(game.registers[0]):
        return -1
    return 1


def round_step_1(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:147
    return game.enter("begin_round", 1)


def round_step_2(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:152
    return game.enter("spawn_new_hordes", 2)


def round_step_3(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:153
    return game.enter("play_towers_and_heroes", 3)


def round_step_4(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:154
    return game.enter("destroy_hordes", 4)


def round_step_5(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:155
    return game.enter("advance_hordes", 5)


def round_step_6(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:156
    return game.enter("pick_up_cards", 6)


def round_step_7(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:157
    return game.enter("buy_towers", 7)


def round_step_8(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:158
    return game.enter("end_round", -1)


def end_round_step_1(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:160
    frozen_of = game.piece_frozen
    protected_of = game.piece_protected
    emit_round_end(game)
    if game.over:
        return -1
    rules_solo.dismiss_bench_heroes(game)
    for horde in game.seen[Horde]:
        frozen_of[horde] = False
        game.stamp += 1
    for miniature in game.seen[Miniature]:
        protected_of[miniature] = False
        game.stamp += 1
    game.expire("round")
    return -1


def survive_step_1(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:175
    return game.enter("round", 1)


def survive_step_2(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:176
    game.table_round += 1
    game.stamp += 1
    return 0


CONTENTS = Contents(
    actions=(
        Action(TAKE_TOWER_ACTION, (), (), take_tower_options, take_take_tower),
        Action(BUY_TOWER_ACTION, (), (), buy_tower_options, take_buy_tower),
    ),
    phases={
        "begin_round": Phase((begin_round_step_1,), 0),
        "spawn_new_hordes": Phase((spawn_new_hordes_step_1,), 0),
        "play_towers_and_heroes": Phase(
            (
                play_towers_and_heroes_step_1,
                play_towers_and_heroes_step_2,
                play_towers_and_heroes_step_3,
            ),
            3,
        ),
        "destroy_hordes": Phase((destroy_hordes_step_1,), 1),
        "advance_hordes": Phase((advance_hordes_step_1,), 0),
        "pick_up_cards": Phase(
            (pick_up_cards_step_1, pick_up_cards_step_2, pick_up_cards_step_3), 3
        ),
        "buy_towers": Phase((buy_towers_step_1, buy_towers_step_2), 3),
        "round": Phase(
            (
                round_step_1,
                round_step_2,
                round_step_3,
                round_step_4,
                round_step_5,
                round_step_6,
                round_step_7,
                round_step_8,
            ),
            0,
        ),
        "end_round": Phase((end_round_step_1,), 0),
        "survive": Phase((survive_step_1, survive_step_2), 0),
    },
)
