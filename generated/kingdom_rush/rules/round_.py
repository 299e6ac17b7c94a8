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
    first_part,
)

from .. import kinds
from ..state import State
from . import actions as rules_actions
from . import covering as rules_covering
from . import heroes as rules_heroes
from . import hordes as rules_hordes


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


ASK_1 = Prompt("choice", "Which colour is blocked this round?", ("enum",))

BUY_TOWER_ACTION = ActionInfo(
    "buy_tower", "buy {tower} for {receiver}", ("tower", "receiver"), ("piece", "player")
)

ASK_2 = Actions("turn", "your turn", ("play_tower", "pass_tower", "activate_hero"), False)
ASK_3 = Prompt("choice", "Which horde is destroyed next?", ("piece",))
ASK_4 = Actions("turn", "your turn", ("buy_tower",), False)


def emit_hordes_spawned(game: State) -> None:
    """the end of phase 1"""
    # content/kingdom_rush/rules/round.yaml:138
    # event: hordes_spawned
    event = HordesSpawnedEvent()
    if game.program.enter(game, event):
        game.program.leave(game, event)


def emit_actions_begin(game: State) -> None:
    """the beginning of phase 2"""
    # content/kingdom_rush/rules/round.yaml:142
    # event: actions_begin
    event = ActionsBeginEvent()
    if game.program.enter(game, event):
        game.program.leave(game, event)


def emit_actions_end(game: State) -> None:
    """the end of phase 2"""
    # content/kingdom_rush/rules/round.yaml:146
    # event: actions_end
    event = ActionsEndEvent()
    if game.program.enter(game, event):
        game.program.leave(game, event)


def emit_hordes_destroyed(game: State) -> None:
    """the end of phase 3"""
    # content/kingdom_rush/rules/round.yaml:150
    # event: hordes_destroyed
    event = HordesDestroyedEvent()
    if game.program.enter(game, event):
        game.program.leave(game, event)


def emit_hordes_advanced(game: State) -> None:
    """the end of phase 4"""
    # content/kingdom_rush/rules/round.yaml:154
    # event: hordes_advanced
    event = HordesAdvancedEvent()
    if game.program.enter(game, event):
        game.program.leave(game, event)


def emit_round_end(game: State) -> None:
    """the end of the round"""
    # content/kingdom_rush/rules/round.yaml:158
    # event: round_end
    event = RoundEndEvent()
    if game.program.enter(game, event):
        game.program.leave(game, event)


def price(game: State, tower: int) -> int:
    # content/kingdom_rush/rules/round.yaml:84
    # query: price tower
    return game.doc[tower].level + 1


def for_sale(game: State, tower: int) -> bool:
    """whether the players may buy it and can pay for it"""
    # content/kingdom_rush/rules/round.yaml:90
    # query: for_sale tower
    return game.doc[tower].level <= 2 and game.doc[tower].level + 1 <= game.table_crystals


def block_a_colour(game: State) -> None:
    # content/kingdom_rush/rules/round.yaml:11
    # verb: block_a_colour
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell("the solo player blocks a colour")
    blocked = game.choose(
        game.active, ASK_1, [c for c in ("blue", "orange", "purple") if c != game.table_blocked], ""
    )
    if blocked != "":
        game.table_blocked = blocked
        game.stamp += 1


def buy_tower_options(game: State, player: int) -> list[Any]:
    """buy {tower} for {receiver}"""
    # content/kingdom_rush/rules/round.yaml:97
    # action: buy_tower tower for receiver
    docs = game.doc
    options: list[Any] = []
    for tower in game.contents[game.zone_tower_display]:
        if (
            docs[tower].level <= 2
            and docs[tower].level + 1 <= game.table_crystals
            and rules_actions.top_of_pile(game, tower)
        ):
            for receiver in game.offer(range(game.players)):
                options.append((tower, receiver))
    return options


def take_buy_tower(game: State, player: int, tower: int, receiver: int) -> None:
    """buy {tower} for {receiver}"""
    # content/kingdom_rush/rules/round.yaml:97
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
    for spawn_point in game.seen[kinds.SpawnPoint]:
        if len(contents_of[game.piece__zone_spawn_stack[spawn_point]]) > 0:
            break
    else:
        game.lose()
        return -1
    if game.players == 1:
        block_a_colour(game)
    return -1


def _in_order_1(game: State) -> Sequence[int]:
    docs = game.doc
    ranked = [((docs[point].number,), point) for point in game.seen[kinds.SpawnPoint]]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def spawn_new_hordes_step_1(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:19
    contents_of = game.contents
    if game.table_round > 1:
        for point in _in_order_1(game):
            if len(contents_of[game.piece__zone_spawn_stack[point]]) > 0:
                rules_hordes.spawn_from(game, point)
                if game.over:
                    return -1
    return -1


def play_towers_and_heroes_step_1(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:27
    game.registers[0] = 0
    if game.registers[0] >= game.players:
        return 1
    return 2


def play_towers_and_heroes_step_2(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:38
    rules_heroes.skip_activations(game)
    return -1


def play_towers_and_heroes_step_3(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:33
    player = game.active
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", True)
    if not options:
        for its_1, its_2, its_3 in rules_actions.play_tower_options(game, player):
            options.append((0, its_1, its_2, its_3))
        for its_1, its_2 in rules_actions.pass_tower_options(game, player):
            options.append((1, its_1, its_2))
        for option in rules_actions.activate_hero_options(game, player):
            options.append((2, option))
        options.append((-1,))
    game.passed = not options
    game.stamp += 1
    if options:
        choice = options[game.ask(game, player, ASK_2, options)]
        action = choice[0]
        if action == 0:
            rules_actions.take_play_tower(game, player, choice[1], choice[2], choice[3])
        elif action == 1:
            rules_actions.take_pass_tower(game, player, choice[1], choice[2])
        elif action == 2:
            rules_actions.take_activate_hero(game, player, choice[1])
        else:
            game.passed = True
            game.stamp += 1
        if game.over:
            return -1
    if game.passed:
        game.registers[0] = game.registers[0] + 1
        game.active = game.after[game.active]
        game.stamp += 1
    else:
        game.registers[0] = 0
    if game.registers[0] >= game.players:
        return 1
    return 2


def _any_1(game: State) -> bool:
    for horde in game.seen[kinds.Horde]:
        if rules_covering.enemy_squares(game, horde) & ~rules_covering.covered(game, horde) == 0:
            return True
    return False


def destroy_hordes_step_1(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:40
    while _any_1(game):
        game.tick("content/kingdom_rush/rules/round.yaml:44")
        game.registers[0] = game.choose(
            game.active,
            ASK_3,
            [
                horde
                for horde in game.seen[kinds.Horde]
                if rules_covering.enemy_squares(game, horde) & ~rules_covering.covered(game, horde)
                == 0
            ],
            NOTHING,
        )
        if game.registers[0] >= 0:
            rules_hordes.emit_destroy(game, game.registers[0])
            if game.over:
                return -1
    return -1


def _in_order_2(game: State) -> Sequence[int]:
    docs = game.doc
    ranked = [((docs[point].number,), point) for point in game.seen[kinds.SpawnPoint]]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _in_order_3(game: State, point: int) -> Sequence[int]:
    places = game.place
    docs = game.doc
    moved_of = game.piece_moved
    ranked = [
        ((game.board.route_left(docs[point].route, places[horde]),), horde)
        for horde in game.seen[kinds.Horde]
        if places[horde] in game.board.routes[docs[point].route] and not moved_of[horde]
    ]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def advance_hordes_step_1(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:48
    moved_of = game.piece_moved
    docs = game.doc
    for horde in game.seen[kinds.Horde]:
        moved_of[horde] = False
        game.stamp += 1
    for point in _in_order_2(game):
        for horde in _in_order_3(game, point):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            rules_hordes.advance(game, horde, docs[point].route)
            if game.over:
                return -1
    return -1


def pick_up_cards_step_1(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:57
    owners = game.owner
    contents_of = game.contents
    docs = game.doc
    activated_of = game.piece_activated
    protected_of = game.piece_protected
    for tower in game.seen[kinds.Tower]:
        game.put(tower, game.zone_hand[owners[tower]])
    for p in range(game.players):
        for tower in [
            piece
            for piece in contents_of[game.zone_incoming[p]]
            if isinstance(docs[piece], kinds.Tower)
        ]:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            owners[tower] = p
            game.stamp += 1
            game.put(tower, game.zone_hand[p])
    for hero in game.seen[kinds.Hero]:
        activated_of[hero] = False
        protected_of[hero] = False
        game.stamp += 1
    return -1


def _any_2(game: State) -> bool:
    docs = game.doc
    for tower in game.contents[game.zone_tower_display]:
        if (
            isinstance(docs[tower], kinds.Tower)
            and docs[tower].level <= 2
            and docs[tower].level + 1 <= game.table_crystals
        ):
            return True
    return False


def buy_towers_step_1(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:70
    game.registers[0] = game.active
    game.registers[1] = 0
    if not (game.registers[1] == 0 or (game.registers[1] < game.players and _any_2(game))):
        return 1
    return 2


def buy_towers_step_2(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:82
    game.active = game.registers[0]
    game.stamp += 1
    return -1


def buy_towers_step_3(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:77
    player = game.active
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", True)
    if not options:
        for its_1, its_2 in buy_tower_options(game, player):
            options.append((0, its_1, its_2))
        options.append((-1,))
    game.passed = not options
    game.stamp += 1
    if options:
        choice = options[game.ask(game, player, ASK_4, options)]
        action = choice[0]
        if action == 0:
            take_buy_tower(game, player, choice[1], choice[2])
        else:
            game.passed = True
            game.stamp += 1
    if game.passed:
        game.registers[1] = game.registers[1] + 1
        game.active = game.after[game.active]
        game.stamp += 1
    else:
        game.registers[1] = 0
    if not (game.registers[1] == 0 or (game.registers[1] < game.players and _any_2(game))):
        return 1
    return 2


def round_step_1(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:110
    return game.enter("begin_round", 1)


def round_step_2(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:115
    return game.enter("spawn_new_hordes", 2)


def round_step_3(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:116
    emit_hordes_spawned(game)
    if game.over:
        return -1
    emit_actions_begin(game)
    if game.over:
        return -1
    return game.enter("play_towers_and_heroes", 3)


def round_step_4(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:119
    emit_actions_end(game)
    if game.over:
        return -1
    return game.enter("destroy_hordes", 4)


def round_step_5(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:121
    emit_hordes_destroyed(game)
    if game.over:
        return -1
    return game.enter("advance_hordes", 5)


def round_step_6(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:123
    emit_hordes_advanced(game)
    if game.over:
        return -1
    return game.enter("pick_up_cards", 6)


def round_step_7(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:125
    return game.enter("buy_towers", 7)


def round_step_8(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:126
    emit_round_end(game)
    return -1


def survive_step_1(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:133
    return game.enter("round", 1)


def survive_step_2(game: State) -> int:
    # content/kingdom_rush/rules/round.yaml:134
    game.table_round += 1
    game.stamp += 1
    return 0


CONTENTS = Contents(
    actions=(Action(BUY_TOWER_ACTION, (), (), buy_tower_options, take_buy_tower),),
    phases={
        "begin_round": Phase((begin_round_step_1,), 0),
        "spawn_new_hordes": Phase((spawn_new_hordes_step_1,), 0),
        "play_towers_and_heroes": Phase(
            (
                play_towers_and_heroes_step_1,
                play_towers_and_heroes_step_2,
                play_towers_and_heroes_step_3,
            ),
            1,
        ),
        "destroy_hordes": Phase((destroy_hordes_step_1,), 1),
        "advance_hordes": Phase((advance_hordes_step_1,), 0),
        "pick_up_cards": Phase((pick_up_cards_step_1,), 0),
        "buy_towers": Phase((buy_towers_step_1, buy_towers_step_2, buy_towers_step_3), 2),
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
        "survive": Phase((survive_step_1, survive_step_2), 0),
    },
)
