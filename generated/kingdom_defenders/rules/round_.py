# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/rules/round.yaml

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
    first_of,
    first_part,
    highest_of,
    lowest_of,
    part,
)

from ..kinds import Adventure, Die, Disc
from ..state import State
from . import goods as rules_goods
from . import hordes as rules_hordes
from . import placing as rules_placing

ASK_1 = Prompt("choice", "Which die is left out?", ("piece",))
TAKE_DIE_ACTION = ActionInfo("take_die", "take the benefit of {die}", ("die",), ("piece",))
ASK_2 = Actions("turn", "your turn", ("take_die",), True)


def spaces_of_tiles(game: State) -> Sequence[int]:
    # content/kingdom_defenders/rules/round.yaml:128
    # query: spaces_of_tiles
    return (
        game.tables.space_tile_1_a,
        game.tables.space_tile_2_a,
        game.tables.space_tile_3_a,
        game.tables.space_tile_4_a,
        game.tables.space_tile_5_a,
    )


def compass(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:135
    # query: compass
    return 2 if game.players == 2 else 0


def roll_dice(game: State, player: int) -> None:
    # content/kingdom_defenders/rules/round.yaml:43
    # verb: roll_dice by player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    face_of = game.piece_face
    _found = []
    for die in contents_of[game.zone_towers]:
        if isinstance(docs[die], Die):
            _found.append(die)
    for die in _found:
        game.put(die, game.zone_rolled_dice)
    while len(contents_of[game.zone_rolled_dice]) > game.players:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_defenders/rules/round.yaml:49")
        _found_2 = []
        for piece in contents_of[game.zone_rolled_dice]:
            if isinstance(docs[piece], Die):
                _found_2.append(piece)
        idle = game.choose(player, ASK_1, _found_2, NOTHING)
        if idle >= 0:
            game.put(idle, game.zone_towers)
    _found_3 = []
    for die in contents_of[game.zone_rolled_dice]:
        if isinstance(docs[die], Die):
            _found_3.append(die)
    for die in _found_3:
        face_of[die] = game.rng.roll(6)
        if game.log is not None:
            game.tell(
                game.named("piece", die),
                " shows ",
                game.named("definition", part(docs[die].faces, face_of[die] - 1)),
            )


def move_pawn(game: State, player: int, n: int) -> None:
    # content/kingdom_defenders/rules/round.yaml:69
    # verb: move_pawn player to n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    position_of = game.player_position
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " goes", " go"),
            " to position ",
            game.named("number", n),
            " of the turn order",
        )
    _found = []
    for other in range(game.players):
        if position_of[other] > position_of[player]:
            _found.append(other)
    for other in _found:
        position_of[other] -= 1
    _found_2 = []
    for other in range(game.players):
        if position_of[other] >= n:
            _found_2.append(other)
    for other in _found_2:
        position_of[other] += 1
    position_of[player] = n


def pass_on_grey_disc(game: State) -> None:
    # content/kingdom_defenders/rules/round.yaml:110
    # verb: pass_on_grey_disc
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    owners = game.owner
    for p in range(game.players):
        _found = []
        for disc in contents_of[game.zone_hero_tile[p]]:
            if isinstance(docs[disc], Disc) and not docs[disc].marks_wounds:
                _found.append(disc)
        for disc in _found:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            game.put(disc, game.zone_grey_reserve)
    _found_2 = []
    for disc in contents_of[game.zone_grey_reserve]:
        if isinstance(docs[disc], Disc):
            _found_2.append(disc)
    for disc in _found_2:
        owners[disc] = game.table_claimant
        if game.table_claimant >= 0:
            game.put(disc, game.zone_hero_tile[game.table_claimant])
    game.table_claimant = NOTHING


def _first_1(game: State) -> int:
    for s in (
        game.tables.space_tile_1_a,
        game.tables.space_tile_2_a,
        game.tables.space_tile_3_a,
        game.tables.space_tile_4_a,
        game.tables.space_tile_5_a,
    ):
        if rules_placing.building_of(game, s) < 0:
            return s
    return NOTHING


def reveal_building(game: State) -> None:
    # content/kingdom_defenders/rules/round.yaml:120
    # verb: reveal_building
    if game.table_round > 4 or not game.contents[game.zone_dealt_buildings]:
        return
    plot = _first_1(game)
    game.put(game.top(game.zone_dealt_buildings), plot)


def _spaces_1(game: State) -> tuple[int, ...]:
    _key = ("kingdom_defenders.rules.round_", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for s in range(game.board.size):
            if game.tables.field_area[s] == "adventures":
                _found.append(s)
        _known = game.tables.keep(_key, _found)
    return _known


def _in_order_1(game: State) -> Sequence[int]:
    field_number = game.tables.field_number
    ranked = []
    for s in _spaces_1(game):
        if field_number[s] >= (2 if game.players == 2 else 0):
            ranked.append(((-field_number[s],), s))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def _best_1(game: State, s: int) -> Sequence[int]:
    field_number = game.tables.field_number
    places = game.place
    _found_2 = []
    for adventure in game.seen[Adventure]:
        if field_number[places[adventure]] < field_number[s]:
            _found_2.append(adventure)
    _found = _found_2
    if len(_found) > 1:
        _found_3 = []
        for adventure_2 in _found:
            _found_3.append(field_number[places[adventure_2]])
        _found = highest_of(_found, _found_3)
    return _found


def slide_adventures(game: State) -> None:
    # content/kingdom_defenders/rules/round.yaml:142
    # verb: slide_adventures
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    for s in _in_order_1(game):
        for adventure in contents_of[s]:
            if isinstance(docs[adventure], Adventure):
                break
        else:
            behind: Sequence[int] = _best_1(game, s)
            if behind:
                game.put(first_of(behind, NOTHING), s)
            elif contents_of[game.zone_adventure_deck]:
                game.put(game.top(game.zone_adventure_deck), s)


def take_die_options(game: State, player: int) -> list[Any]:
    """Take the benefit of `die`."""
    # content/kingdom_defenders/rules/round.yaml:56
    # action: take_die die
    docs = game.doc
    _found = []
    for piece in game.contents[game.zone_rolled_dice]:
        if isinstance(docs[piece], Die):
            _found.append(piece)
    return _found


def take_take_die(game: State, player: int, die: int) -> None:
    """Take the benefit of `die`."""
    # content/kingdom_defenders/rules/round.yaml:56
    # action: take_die die
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " takes", " take"),
            " ",
            game.named("piece", die),
        )
    rules_goods.receive(game, part(game.doc[die].faces, game.piece_face[die] - 1), player)
    game.put(die, game.zone_towers)


def game_of_fame_step_1(game: State) -> int:
    return 1 if game.table_round > 1 else 2


def game_of_fame_step_2(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:9
    return game.enter("favor_of_the_king", 2)


def game_of_fame_step_3(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:10
    return game.enter("placing", 3)


def game_of_fame_step_4(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:11
    return game.enter("area_a", 4)


def game_of_fame_step_5(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:12
    return game.enter("area_b", 5)


def game_of_fame_step_6(game: State) -> int:
    return 6 if game.setting.horde and (game.table_round > 1 or game.setting.at_once) else 7


def game_of_fame_step_7(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:14
    return game.enter("area_c", 8)


def game_of_fame_step_8(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:17
    if game.table_fallen or (game.setting.horde and game.table_round == game.setting.rounds):
        return 9
    return game.enter("area_d", 10)


def game_of_fame_step_9(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:15
    return game.enter("movement_of_the_horde", 7)


def game_of_fame_step_10(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:21
    return game.enter("scoring", -1)


def game_of_fame_step_11(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:18
    return game.enter("maintenance", 11)


def game_of_fame_step_12(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:20
    if game.table_round == game.setting.rounds:
        return 9
    return game.enter("new_game_round", 0)


def new_game_round_step_1(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:25
    game.table_round += 1
    if game.setting.horde and game.table_round == 2 and not game.setting.at_once:
        rules_hordes.reveal_horde(game)
    return -1


def _best_2(game: State) -> Sequence[int]:
    fame_of = game.player_fame
    position_of = game.player_position
    _found = list(range(game.players))
    if len(_found) > 1:
        _found_2 = []
        for player in _found:
            _found_2.append(fame_of[player])
        _found = lowest_of(_found, _found_2)
    if len(_found) > 1:
        _found_3 = []
        for player_2 in _found:
            _found_3.append(position_of[player_2])
        _found = highest_of(_found, _found_3)
    return _found


def _in_order_2(game: State) -> Sequence[int]:
    fame_of = game.player_fame
    position_of = game.player_position
    ranked = []
    for p in range(game.players):
        ranked.append(((fame_of[p], -position_of[p]), p))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def favor_of_the_king_step_1(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:34
    roll_dice(game, first_of(_best_2(game), NOTHING))
    game.registers[1] = tuple(_in_order_2(game))
    game.registers[2] = 0
    return 1


def favor_of_the_king_step_2(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:40
    if game.registers[2] >= len(game.registers[1]):
        return -1
    game.registers[0] = game.registers[1][game.registers[2]]
    game.registers[2] += 1
    game.active = game.registers[0]
    return 2


def favor_of_the_king_step_3(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:41
    player = game.registers[0]
    options = take_die_options(game, player)
    game.passed = not options
    if options:
        take_take_die(game, player, options[game.ask(game, player, ASK_2, options)])
    return 1


def _spaces_2(game: State) -> tuple[int, ...]:
    _key = ("kingdom_defenders.rules.round_", 2)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for s in range(game.board.size):
            if game.tables.field_area[s] == "wall":
                _found.append(s)
        _known = game.tables.keep(_key, _found)
    return _known


def _in_order_3(game: State) -> Sequence[int]:
    field_number = game.tables.field_number
    ranked = []
    for s in _spaces_2(game):
        ranked.append(((field_number[s],), s))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def area_d_step_1(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:79
    contents_of = game.contents
    docs = game.doc
    owners = game.owner
    field_number = game.tables.field_number
    for s in _in_order_3(game):
        _found = []
        for disc in contents_of[s]:
            if isinstance(docs[disc], Disc):
                _found.append(disc)
        for disc in _found:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            game.registers[0] = owners[disc]
            move_pawn(game, game.registers[0], field_number[s])
            rules_placing.take_back(game, s, game.registers[0])
    return -1


def _spaces_3(game: State, adventure_place: int) -> tuple[int, ...]:
    _key = ("kingdom_defenders.rules.round_", 3, adventure_place)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if adventure_place == space and game.tables.field_crossed_out[space]:
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def maintenance_step_1(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:91
    contents_of = game.contents
    docs = game.doc
    owners = game.owner
    visitor_of = game.space_visitor
    herald_fame_of = game.player_herald_fame
    adventures_this_round_of = game.player_adventures_this_round
    places = game.place
    for s in range(game.board.size):
        _found = []
        for disc in contents_of[s]:
            if isinstance(docs[disc], Disc):
                _found.append(disc)
        for disc in _found:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            rules_placing.take_back(game, s, owners[disc])
        visitor_of[s] = NOTHING
    for player in range(game.players):
        herald_fame_of[player] = 0
        adventures_this_round_of[player] = 0
    pass_on_grey_disc(game)
    reveal_building(game)
    for zone_ in (game.zone_red_reward, game.zone_yellow_reward):
        if not contents_of[zone_] and contents_of[game.zone_reward_reserve]:
            game.put(game.top(game.zone_reward_reserve), zone_)
    while len(contents_of[game.zone_deed_row]) < 3 and contents_of[game.zone_deed_pile]:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_defenders/rules/round.yaml:105")
        game.put(game.top(game.zone_deed_pile), game.zone_deed_row)
    _found_2 = []
    for adventure in game.seen[Adventure]:
        if _spaces_3(game, places[adventure]):
            _found_2.append(adventure)
    for adventure in _found_2:
        game.put(adventure, NOTHING)
    slide_adventures(game)
    return -1


CONTENTS = Contents(
    actions=(Action(TAKE_DIE_ACTION, (), (), take_die_options, take_take_die),),
    phases={
        "game_of_fame": Phase(
            (
                game_of_fame_step_1,
                game_of_fame_step_2,
                game_of_fame_step_3,
                game_of_fame_step_4,
                game_of_fame_step_5,
                game_of_fame_step_6,
                game_of_fame_step_7,
                game_of_fame_step_8,
                game_of_fame_step_9,
                game_of_fame_step_10,
                game_of_fame_step_11,
                game_of_fame_step_12,
            ),
            0,
        ),
        "new_game_round": Phase((new_game_round_step_1,), 0),
        "favor_of_the_king": Phase(
            (favor_of_the_king_step_1, favor_of_the_king_step_2, favor_of_the_king_step_3), 3
        ),
        "area_d": Phase((area_d_step_1,), 1),
        "maintenance": Phase((maintenance_step_1,), 0),
    },
)
