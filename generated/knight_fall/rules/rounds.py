# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/rounds.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import (
    NOTHING,
    Actions,
    Contents,
    Phase,
    Prompt,
    both,
    first_of,
    numbers,
    take_turn,
)

from ..kinds import Demon, Knight, Minion
from ..state import State
from . import actions as rules_actions
from . import board as rules_board
from . import cards as rules_cards
from . import cooperative as rules_cooperative
from . import death as rules_death
from . import knights as rules_knights
from . import locations as rules_locations
from . import units as rules_units

ASK_1 = Prompt("choice", "Where does your new knight enter?", ("space",))
ASK_2 = Prompt("choice", "On which corner does a new golem stand?", ("space",))
ASK_3 = Prompt("choice", "Which of your minions acts next?", ("piece",))
ASK_4 = Actions("turn", "your turn", ("melee", "move", "cross", "heal"), False)
ASK_5 = Prompt("choice", "Which golem acts next?", ("piece",))
ASK_6 = Prompt("choice", "Which imp acts next?", ("piece",))


def knight_in(game: State, slot: int) -> int:
    """The knight of a slot, also one that has not entered yet."""
    # content/knight_fall/rules/rounds.yaml:33
    # query: knight_in slot
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    slot_of = game.piece_slot
    docs = game.doc
    _found = []
    for knight in game.seen[Knight]:
        if slot_of[knight] == slot:
            _found.append(knight)
    _found_2 = []
    for knight_2 in game.contents[game.zone_arrivals]:
        if isinstance(docs[knight_2], Knight) and slot_of[knight_2] == slot:
            _found_2.append(knight_2)
    return first_of(both(_found, _found_2), NOTHING)


def demon_in(game: State, slot: int) -> int:
    """The demon of a slot, also one that has not entered yet."""
    # content/knight_fall/rules/rounds.yaml:41
    # query: demon_in slot
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    slot_of = game.piece_slot
    docs = game.doc
    _found = []
    for demon in game.seen[Demon]:
        if slot_of[demon] == slot:
            _found.append(demon)
    _found_2 = []
    for demon_2 in game.contents[game.zone_arrivals]:
        if isinstance(docs[demon_2], Demon) and slot_of[demon_2] == slot:
            _found_2.append(demon_2)
    return first_of(both(_found, _found_2), NOTHING)


def _spaces_1(game: State) -> tuple[int, ...]:
    _key = ("knight_fall.rules.rounds", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if game.tables.field_corner[space]:
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def entrances(game: State) -> Sequence[int]:
    """Where new knights enter."""
    # content/knight_fall/rules/rounds.yaml:72
    # query: entrances
    return (
        game.board.spaces_named(game.setting.starting_spaces)
        if game.setting.campaign_battle
        else _spaces_1(game)
    )


def helper(game: State, it: int, character: int) -> bool:
    # content/knight_fall/rules/rounds.yaml:140
    # query: helper it of character
    if game.doc[it] is game.program.definitions["knight_fall.bone_crawler"]:
        return game.doc[character] is game.program.definitions["knight_fall.bone_crusher"]
    if game.doc[it] not in (
        game.program.definitions["knight_fall.ice_golem"],
        game.program.definitions["knight_fall.slag_golem"],
    ) or not isinstance(game.doc[character], Knight):
        return False
    if game.piece_slot[it] > 0:
        return game.piece_slot[it] == game.piece_slot[character]
    return game.doc[character] is (
        game.program.definitions["knight_fall.ice_knight"]
        if game.doc[it] is game.program.definitions["knight_fall.ice_golem"]
        else game.program.definitions["knight_fall.earth_knight"]
    )


def helper_actions(game: State, it: int) -> int:
    # content/knight_fall/rules/rounds.yaml:151
    # query: helper_actions it
    return 1 if game.doc[it] is game.program.definitions["knight_fall.bone_crawler"] else 2


def bring_on(game: State, character: int) -> None:
    # content/knight_fall/rules/rounds.yaml:61
    # verb: bring_on character
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.place[character] != game.zone_arrivals:
        return
    if isinstance(game.doc[character], Demon):
        rules_board.enter(game, game.tables.space_seal, character)
        return
    tile = game.choose(game.owner[character], ASK_1, entrances(game), NOTHING)
    if tile >= 0:
        rules_board.enter(game, tile, character)


def put_out_for(game: State, character: int) -> None:
    # content/knight_fall/rules/rounds.yaml:122
    # verb: put_out_for character
    if isinstance(game.doc[character], Knight):
        rules_knights.put_out(game, game.piece_slot[character])


def new_golem(game: State) -> None:
    # content/knight_fall/rules/rounds.yaml:183
    # verb: new_golem
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    tile = game.choose(rules_units.speaker(game, "knights"), ASK_2, _spaces_1(game), NOTHING)
    if tile >= 0:
        rules_death.spawn(game, game.program.definitions["knight_fall.stone_golem"], tile, NOTHING)


def imps_act(game: State) -> None:
    # content/knight_fall/rules/rounds.yaml:209
    # verb: imps_act
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for piece in game.live:
        if docs[piece].id == "knight_fall.imp":
            _found.append(piece)
    rules_cooperative.rouse_all(game, _found, 2)


def cooperative_step_1(game: State) -> int:
    game.registers[1] = tuple(numbers(1, game.table_slots))
    game.registers[2] = 0
    return 1


def cooperative_step_2(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:16
    if game.registers[2] >= len(game.registers[1]):
        return 2
    game.registers[0] = game.registers[1][game.registers[2]]
    game.registers[2] += 1
    game.table_slot = game.registers[0]
    game.stamp += 1
    return game.enter("start_of_turn", 3)


def cooperative_step_3(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:20
    return game.enter("end_of_round", 0)


def cooperative_step_4(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:18
    return game.enter("demon_turn", 4)


def cooperative_step_5(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:19
    return game.enter("knight_turn", 1)


def standard_step_1(game: State) -> int:
    game.registers[1] = tuple(numbers(1, game.table_slots))
    game.registers[2] = 0
    return 1


def standard_step_2(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:28
    if game.registers[2] >= len(game.registers[1]):
        return 2
    game.registers[0] = game.registers[1][game.registers[2]]
    game.registers[2] += 1
    game.table_slot = game.registers[0]
    game.stamp += 1
    return game.enter("turn_of_character", 3, demon_in(game, game.registers[0]))


def standard_step_3(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:31
    return game.enter("end_of_round", 0)


def standard_step_4(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:30
    return game.enter("turn_of_character", 1, knight_in(game, game.registers[0]))


def start_of_turn_step_1(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:50
    docs = game.doc
    game.registers[0] = knight_in(game, game.table_slot)
    if game.registers[0] >= 0:
        game.active = game.owner[game.registers[0]]
        game.stamp += 1
        bring_on(game, game.registers[0])
        if game.over:
            return -1
    _found = []
    for demon in game.contents[game.zone_arrivals]:
        if isinstance(docs[demon], Demon):
            _found.append(demon)
    for demon in _found:
        bring_on(game, demon)
        if game.over:
            return -1
    rules_knights.put_out(game, game.table_slot)
    return -1


def demon_turn_step_1(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:79
    game.registers[0] = demon_in(game, game.table_slot)
    if game.registers[0] >= 0:
        rules_cooperative.take_turn_(game, game.registers[0])
    return -1


def knight_turn_step_1(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:87
    return game.enter("turn_of_character", -1, knight_in(game, game.table_slot))


def turn_of_character_step_1(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:94
    if game.registers[0] < 0:
        return -1
    game.active = game.owner[game.registers[0]]
    game.table_turn_of = game.registers[0]
    game.stamp += 1
    bring_on(game, game.registers[0])
    if game.over:
        return -1
    put_out_for(game, game.registers[0])
    return game.enter("helpers", 1)


def turn_of_character_step_2(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:105
    if rules_board.on_board(game, game.table_turn_of):
        game.table_acting = game.table_turn_of
        game.stamp += 1
        rules_locations.scorch(game, game.table_turn_of)
        if game.over:
            return -1
    if rules_board.on_board(game, game.table_turn_of):
        rules_cooperative.emit_turn_start(game, game.table_turn_of)
        if game.over:
            return -1
    if not rules_board.on_board(game, game.table_turn_of):
        return 2
    return 3


def turn_of_character_step_3(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:114
    if rules_board.on_board(game, game.table_turn_of):
        rules_cooperative.emit_end_of_turn(game, game.table_turn_of)
        if game.over:
            return -1
    if rules_board.on_board(game, game.table_turn_of):
        rules_cards.discard_hand(game, game.active)
    game.table_acting = NOTHING
    game.player_last_played[game.active] = game.table_turn_of
    game.table_turn_of = NOTHING
    game.stamp += 1
    rules_cards.refill(game, game.active)
    game.expire("turn")
    return -1


def turn_of_character_step_4(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:110
    take_turn(
        game,
        game.active,
        "your turn",
        (
            "play_minor",
            "play_primary",
            "play_secondary",
            "play_basic",
            "use_magic",
            "use_location",
            "discard_for_ice",
            "melee",
            "ranged",
            "move",
            "cross",
            "heal",
            "defend",
            "command_move",
            "command_melee",
            "forgo",
        ),
        ("free_action",),
        True,
    )
    if game.over:
        return -1
    if game.passed:
        return 2
    if not rules_board.on_board(game, game.table_turn_of):
        return 2
    return 3


def _any_1(game: State, character: int) -> bool:
    actions_of = game.piece_actions
    for minion in game.seen[Minion]:
        if helper(game, minion, character) and actions_of[minion] > 0:
            return True
    return False


def helpers_step_1(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:129
    actions_of = game.piece_actions
    docs = game.doc
    game.registers[0] = game.table_turn_of
    _found = []
    for minion in game.seen[Minion]:
        if helper(game, minion, game.registers[0]):
            _found.append(minion)
    for minion in _found:
        actions_of[minion] = (
            1 if docs[minion] is game.program.definitions["knight_fall.bone_crawler"] else 2
        )
        game.stamp += 1
    return 1


def helpers_step_2(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:136
    actions_of = game.piece_actions
    if not _any_1(game, game.registers[0]):
        return -1
    _found = []
    for minion in game.seen[Minion]:
        if helper(game, minion, game.registers[0]) and actions_of[minion] > 0:
            _found.append(minion)
    game.registers[1] = game.choose(game.owner[game.registers[0]], ASK_3, _found, NOTHING)
    return 2 if game.registers[1] >= 0 else 1


def helpers_step_3(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:138
    return game.enter("activation", 1, game.registers[1])


def activation_step_1(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:159
    game.table_acting = game.registers[0]
    game.stamp += 1
    rules_locations.scorch(game, game.registers[0])
    if game.over:
        return -1
    if game.piece_actions[game.registers[0]] <= 0:
        return 1
    return 2


def activation_step_2(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:169
    game.table_acting = NOTHING
    game.stamp += 1
    return -1


def activation_step_3(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:167
    player = rules_units.controller(game, game.registers[0])
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", True)
    if not options:
        for its_1, its_2, its_3 in rules_actions.melee_options(game, player):
            options.append((0, its_1, its_2, its_3))
        for its_1, its_2 in rules_actions.move_options(game, player):
            options.append((1, its_1, its_2))
        for option in rules_actions.cross_options(game, player):
            options.append((2, option))
        for its_1, its_2 in rules_actions.heal_options(game, player):
            options.append((3, its_1, its_2))
        options.append((-1,))
    game.passed = not options
    game.stamp += 1
    if options:
        choice = options[game.ask(game, player, ASK_4, options)]
        action = choice[0]
        if action == 0:
            rules_actions.take_melee(game, player, choice[1], choice[2], choice[3])
        elif action == 1:
            rules_actions.take_move(game, player, choice[1], choice[2])
        elif action == 2:
            rules_actions.take_cross(game, player, choice[1])
        elif action == 3:
            rules_actions.take_heal(game, player, choice[1], choice[2])
        else:
            game.passed = True
            game.stamp += 1
        if game.over:
            return -1
    if game.passed:
        game.piece_actions[game.registers[0]] = 0
        game.stamp += 1
    if game.piece_actions[game.registers[0]] <= 0:
        return 1
    return 2


def end_of_round_step_1(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:171
    rules_death.score(game, 1, "knights")
    if game.over:
        return -1
    return game.enter("golems", 1)


def end_of_round_step_2(game: State) -> int:
    return 2 if "demons" in game.player_team else 3


def end_of_round_step_3(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:177
    return game.enter("imps", 4)


def end_of_round_step_4(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:178
    imps_act(game)
    if game.over:
        return -1
    return 4


def end_of_round_step_5(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:179
    for _ in range(game.table_golems_per_round):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/rounds.yaml:179")
        new_golem(game)
    rules_death.spawn(
        game, game.program.definitions["knight_fall.imp"], game.tables.space_seal, NOTHING
    )
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
    # content/knight_fall/rules/rounds.yaml:190
    docs = game.doc
    actions_of = game.piece_actions
    _found = []
    for stone_golem in game.live:
        if docs[stone_golem].id == "knight_fall.stone_golem":
            _found.append(stone_golem)
    for stone_golem in _found:
        actions_of[stone_golem] = 2
        game.stamp += 1
    return 1


def golems_step_2(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:196
    docs = game.doc
    actions_of = game.piece_actions
    if not _any_2(game):
        return -1
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
    return 2 if game.registers[0] >= 0 else 1


def golems_step_3(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:198
    return game.enter("activation", 1, game.registers[0])


def _any_3(game: State) -> bool:
    docs = game.doc
    actions_of = game.piece_actions
    for imp in game.live:
        if docs[imp].id == "knight_fall.imp" and actions_of[imp] > 0:
            return True
    return False


def imps_step_1(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:200
    docs = game.doc
    actions_of = game.piece_actions
    _found = []
    for imp in game.live:
        if docs[imp].id == "knight_fall.imp":
            _found.append(imp)
    for imp in _found:
        actions_of[imp] = 2
        game.stamp += 1
    return 1


def imps_step_2(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:206
    docs = game.doc
    actions_of = game.piece_actions
    if not _any_3(game):
        return -1
    game.registers[0] = game.choose(
        rules_units.speaker(game, "demons"),
        ASK_6,
        [imp for imp in game.live if docs[imp].id == "knight_fall.imp" and actions_of[imp] > 0],
        NOTHING,
    )
    return 2 if game.registers[0] >= 0 else 1


def imps_step_3(game: State) -> int:
    # content/knight_fall/rules/rounds.yaml:207
    return game.enter("activation", 1, game.registers[0])


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
        "standard": Phase((standard_step_1, standard_step_2, standard_step_3, standard_step_4), 3),
        "start_of_turn": Phase((start_of_turn_step_1,), 1),
        "demon_turn": Phase((demon_turn_step_1,), 1),
        "knight_turn": Phase((knight_turn_step_1,), 0),
        "turn_of_character": Phase(
            (
                turn_of_character_step_1,
                turn_of_character_step_2,
                turn_of_character_step_3,
                turn_of_character_step_4,
            ),
            1,
        ),
        "helpers": Phase((helpers_step_1, helpers_step_2, helpers_step_3), 2),
        "activation": Phase((activation_step_1, activation_step_2, activation_step_3), 1),
        "end_of_round": Phase(
            (
                end_of_round_step_1,
                end_of_round_step_2,
                end_of_round_step_3,
                end_of_round_step_4,
                end_of_round_step_5,
            ),
            0,
        ),
        "golems": Phase((golems_step_1, golems_step_2, golems_step_3), 1),
        "imps": Phase((imps_step_1, imps_step_2, imps_step_3), 1),
    },
)
