# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/rounds.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Actions, Contents, Phase, Prompt, both, first_of, numbers

from .. import kinds
from ..state import State
from . import actions as rules_actions
from . import board as rules_board
from . import cards as rules_cards
from . import cooperative as rules_cooperative
from . import death as rules_death
from . import units as rules_units

ASK_1 = Prompt("choice", "which imp acts next", ("piece",))
ASK_2 = Prompt("choice", "on which corner does your new knight enter", ("space",))

ASK_3 = Actions(
    "turn",
    "your turn",
    (
        "play_minor",
        "play_primary",
        "play_secondary",
        "play_basic",
        "melee",
        "ranged",
        "move",
        "heal",
        "defend",
        "command_move",
        "command_melee",
        "forgo",
    ),
    False,
)

ASK_4 = Prompt("choice", "on which corner does a new golem stand", ("space",))
ASK_5 = Prompt("choice", "which golem acts next", ("piece",))
ASK_6 = Actions("turn", "your turn", ("melee", "move", "heal"), False)


def knight_in(game: State, slot: int) -> int:
    """the knight of a slot, also one that has not entered yet"""
    # content/knight_fall/rules/rounds.yaml:21
    # query: knight_in slot
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    slot_of = game.piece_slot
    docs = game.doc
    return first_of(
        both(
            [knight for knight in game.seen[kinds.Knight] if slot_of[knight] == slot],
            [
                knight
                for knight in game.contents[game.zone_arrivals]
                if isinstance(docs[knight], kinds.Knight) and slot_of[knight] == slot
            ],
        ),
        NOTHING,
    )


def _first_1(game: State, slot: int) -> int:
    slot_of = game.piece_slot
    for demon in game.seen[kinds.Demon]:
        if slot_of[demon] == slot:
            return demon
    return NOTHING


def demon_in(game: State, slot: int) -> int:
    # content/knight_fall/rules/rounds.yaml:29
    # query: demon_in slot
    return _first_1(game, slot)


def _any_1(game: State) -> bool:
    docs = game.doc
    actions_of = game.piece_actions
    for imp in game.live:
        if docs[imp].id == "knight_fall.imp" and actions_of[imp] > 0:
            return True
    return False


def imps_act(game: State) -> None:
    # content/knight_fall/rules/rounds.yaml:96
    # verb: imps_act
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    actions_of = game.piece_actions
    for imp in [piece for piece in game.live if docs[piece].id == "knight_fall.imp"]:
        actions_of[imp] = 2
        game.stamp += 1
    while _any_1(game):
        game.tick("content/knight_fall/rules/rounds.yaml:101")
        next_ = game.choose(
            rules_units.speaker(game, "demons"),
            ASK_1,
            [imp for imp in game.live if docs[imp].id == "knight_fall.imp" and actions_of[imp] > 0],
            NOTHING,
        )
        if next_ >= 0:
            actions_of[next_] = 0
            game.stamp += 1
            rules_cooperative.prowl(game, next_, 2)
            if game.over:
                return


def cooperative_step_1(game: State) -> int:
    game.registers[1] = tuple(numbers(1, game.table_slots))
    game.registers[2] = 0
    return 1


def cooperative_step_2(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:15
    if game.registers[2] >= len(game.registers[1]):
        return 2
    game.registers[0] = game.registers[1][game.registers[2]]
    game.registers[2] += 1
    game.table_slot = game.registers[0]
    game.stamp += 1
    return game.enter("start_of_turn", 3)


def cooperative_step_3(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:19
    return game.enter("end_of_round", 0)


def cooperative_step_4(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:17
    return game.enter("demon_turn", 4)


def cooperative_step_5(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:18
    return game.enter("knight_turn", 1)


def _spaces_1(game: State) -> tuple[int, ...]:
    _key = ("knight_fall.rules.rounds", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _known = game.tables.keep(
            _key, [space for space in range(game.board.size) if game.tables.field_corner[space]]
        )
    return _known


def start_of_turn_step_1(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:37
    owners = game.owner
    docs = game.doc
    space_seal = game.tables.space_seal
    game.registers[0] = knight_in(game, game.table_slot)
    if game.registers[0] >= 0:
        game.active = owners[game.registers[0]]
        game.stamp += 1
        if game.place[game.registers[0]] == game.zone_arrivals:
            game.registers[1] = game.choose(
                owners[game.registers[0]], ASK_2, _spaces_1(game), NOTHING
            )
            if game.registers[1] >= 0:
                rules_board.enter(game, game.registers[1], game.registers[0])
                if game.over:
                    return -1
    for demon in [
        piece for piece in game.contents[game.zone_arrivals] if isinstance(docs[piece], kinds.Demon)
    ]:
        rules_board.enter(game, space_seal, demon)
        if game.over:
            return -1
    return -1


def demon_turn_step_1(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:49
    game.registers[0] = demon_in(game, game.table_slot)
    if game.registers[0] >= 0:
        rules_cooperative.take_turn_(game, game.registers[0])
        if game.over:
            return -1
    return -1


def knight_turn_step_1(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:56
    game.registers[0] = knight_in(game, game.table_slot)
    if game.registers[0] < 0:
        return -1
    game.table_acting = game.registers[0]
    game.stamp += 1
    if not rules_board.on_board(game, game.registers[0]):
        return 1
    return 2


def knight_turn_step_2(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:67
    game.table_acting = NOTHING
    game.stamp += 1
    if rules_board.on_board(game, game.registers[0]):
        rules_cards.discard_hand(game, game.owner[game.registers[0]])
    rules_cards.refill(game, game.owner[game.registers[0]])
    return -1


def knight_turn_step_3(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:65
    player = game.owner[game.registers[0]]
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", True)
    if not options:
        for its_1, its_2 in rules_cards.play_minor_options(game, player):
            options.append((0, its_1, its_2))
        for its_1, its_2 in rules_cards.play_primary_options(game, player):
            options.append((1, its_1, its_2))
        for option in rules_cards.play_secondary_options(game, player):
            options.append((2, option))
        for its_1, its_2 in rules_cards.play_basic_options(game, player):
            options.append((3, its_1, its_2))
        for its_1, its_2, its_3 in rules_actions.melee_options(game, player):
            options.append((4, its_1, its_2, its_3))
        for its_1, its_2, its_3 in rules_actions.ranged_options(game, player):
            options.append((5, its_1, its_2, its_3))
        for its_1, its_2 in rules_actions.move_options(game, player):
            options.append((6, its_1, its_2))
        for its_1, its_2 in rules_actions.heal_options(game, player):
            options.append((7, its_1, its_2))
        for option in rules_actions.defend_options(game, player):
            options.append((8, option))
        for its_1, its_2, its_3 in rules_actions.command_move_options(game, player):
            options.append((9, its_1, its_2, its_3))
        for its_1, its_2, its_3 in rules_actions.command_melee_options(game, player):
            options.append((10, its_1, its_2, its_3))
        if len(game.player_symbols[player]) > 0:
            options.append((11,))
        options.append((-1,))
    game.passed = not options
    game.stamp += 1
    if options:
        choice = options[game.ask(game, player, ASK_3, options)]
        action = choice[0]
        if action == 0:
            rules_cards.take_play_minor(game, player, choice[1], choice[2])
        elif action == 1:
            rules_cards.take_play_primary(game, player, choice[1], choice[2])
        elif action == 2:
            rules_cards.take_play_secondary(game, player, choice[1])
        elif action == 3:
            rules_cards.take_play_basic(game, player, choice[1], choice[2])
        elif action == 4:
            rules_actions.take_melee(game, player, choice[1], choice[2], choice[3])
        elif action == 5:
            rules_actions.take_ranged(game, player, choice[1], choice[2], choice[3])
        elif action == 6:
            rules_actions.take_move(game, player, choice[1], choice[2])
        elif action == 7:
            rules_actions.take_heal(game, player, choice[1], choice[2])
        elif action == 8:
            rules_actions.take_defend(game, player, choice[1])
        elif action == 9:
            rules_actions.take_command_move(game, player, choice[1], choice[2], choice[3])
        elif action == 10:
            rules_actions.take_command_melee(game, player, choice[1], choice[2], choice[3])
        elif action == 11:
            rules_cards.take_forgo(game, player)
        else:
            game.passed = True
            game.stamp += 1
        if game.over:
            return -1
    if game.passed:
        return 1
    if not rules_board.on_board(game, game.registers[0]):
        return 1
    return 2


def _spaces_2(game: State) -> tuple[int, ...]:
    _key = ("knight_fall.rules.rounds", 2)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _known = game.tables.keep(
            _key, [space for space in range(game.board.size) if game.tables.field_corner[space]]
        )
    return _known


def end_of_round_step_1(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:71
    rules_death.score(game, 1, "knights")
    if game.over:
        return -1
    return game.enter("golems", 1)


def end_of_round_step_2(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:77
    imps_act(game)
    if game.over:
        return -1
    game.registers[0] = game.choose(
        rules_units.speaker(game, "knights"), ASK_4, _spaces_2(game), NOTHING
    )
    if game.registers[0] >= 0:
        rules_death.spawn(
            game, game.program.definitions["knight_fall.stone_golem"], game.registers[0]
        )
        rules_death.spawn(game, game.program.definitions["knight_fall.imp"], game.tables.space_seal)
        game.expire("round")
    return -1


def _any_2(game: State) -> bool:
    docs = game.doc
    actions_of = game.piece_actions
    for stone_golem in game.live:
        if docs[stone_golem].id == "knight_fall.stone_golem" and actions_of[stone_golem] > 0:
            return True
    return False


def golems_step_1(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:83
    docs = game.doc
    actions_of = game.piece_actions
    for stone_golem in [
        piece for piece in game.live if docs[piece].id == "knight_fall.stone_golem"
    ]:
        actions_of[stone_golem] = 2
        game.stamp += 1
    return 1


def golems_step_2(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:89
    docs = game.doc
    actions_of = game.piece_actions
    if not _any_2(game):
        return 2
    game.registers[0] = game.choose(
        rules_units.speaker(game, "knights"),
        ASK_5,
        [
            stone_golem
            for stone_golem in game.live
            if docs[stone_golem].id == "knight_fall.stone_golem" and actions_of[stone_golem] > 0
        ],
        NOTHING,
    )
    return 3 if game.registers[0] >= 0 else 1


def golems_step_3(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:94
    game.table_acting = NOTHING
    game.stamp += 1
    return -1


def golems_step_4(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:90
    game.table_acting = game.registers[0]
    game.stamp += 1
    if not (
        rules_board.on_board(game, game.registers[0]) and game.piece_actions[game.registers[0]] > 0
    ):
        return 1
    return 4


def golems_step_5(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:92
    player = rules_units.speaker(game, "knights")
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", True)
    if not options:
        for its_1, its_2, its_3 in rules_actions.melee_options(game, player):
            options.append((0, its_1, its_2, its_3))
        for its_1, its_2 in rules_actions.move_options(game, player):
            options.append((1, its_1, its_2))
        for its_1, its_2 in rules_actions.heal_options(game, player):
            options.append((2, its_1, its_2))
        options.append((-1,))
    game.passed = not options
    game.stamp += 1
    if options:
        choice = options[game.ask(game, player, ASK_6, options)]
        action = choice[0]
        if action == 0:
            rules_actions.take_melee(game, player, choice[1], choice[2], choice[3])
        elif action == 1:
            rules_actions.take_move(game, player, choice[1], choice[2])
        elif action == 2:
            rules_actions.take_heal(game, player, choice[1], choice[2])
        else:
            game.passed = True
            game.stamp += 1
        if game.over:
            return -1
    if game.passed:
        game.piece_actions[game.registers[0]] = 0
        game.stamp += 1
    if not (
        rules_board.on_board(game, game.registers[0]) and game.piece_actions[game.registers[0]] > 0
    ):
        return 1
    return 4


CONTENTS = Contents(
    phases={
        "cooperative": Phase(
            (
                cooperative_step_1,
                cooperative_step_2,
                cooperative_step_3,
                cooperative_step_4,
                cooperative_step_5,
            ),
            3,
        ),
        "start_of_turn": Phase((start_of_turn_step_1,), 2),
        "demon_turn": Phase((demon_turn_step_1,), 1),
        "knight_turn": Phase((knight_turn_step_1, knight_turn_step_2, knight_turn_step_3), 1),
        "end_of_round": Phase((end_of_round_step_1, end_of_round_step_2), 1),
        "golems": Phase(
            (golems_step_1, golems_step_2, golems_step_3, golems_step_4, golems_step_5), 1
        ),
    },
)
