# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/rules/placing.yaml

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
    first_of,
    first_part,
    lowest_of,
    part,
    with_item,
)

from .. import kinds
from ..kinds import Adventure, Building, Character, Disc, Tile
from ..state import State

OCCUPY_ACTION = ActionInfo("occupy", "occupy {s}", ("s",), ("space",))
ASK_1 = Actions("turn", "your turn", ("occupy",), False)


def has_disc(game: State, player: int, s: int) -> bool:
    # content/kingdom_defenders/rules/placing.yaml:4
    # query: has_disc player on s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    owners = game.owner
    for disc in game.contents[s]:
        if isinstance(docs[disc], Disc) and owners[disc] == player:
            return True
    return False


def _first_1(game: State, s: int) -> int:
    field_plot = game.tables.field_plot
    places = game.place
    for building in game.seen[Building]:
        if field_plot[places[building]] == field_plot[s]:
            return building
    return NOTHING


def building_of(game: State, s: int) -> int:
    # content/kingdom_defenders/rules/placing.yaml:12
    # query: building_of s
    return _first_1(game, s)


def requirement_of(game: State, s: int) -> Any:
    """What it takes to occupy `s`, or nothing if it cannot be used at all."""
    # content/kingdom_defenders/rules/placing.yaml:19
    # query: requirement_of s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    field_area = game.tables.field_area
    contents_of = game.contents
    docs = game.doc
    field_plot = game.tables.field_plot
    places = game.place
    field_number = game.tables.field_number
    if field_area[s] == "characters":
        for character in contents_of[s]:
            if isinstance(docs[character], Character):
                return docs[character].needs
        return None
    if field_area[s] == "adventures":
        for adventure in contents_of[s]:
            if isinstance(docs[adventure], Adventure):
                return docs[adventure].needs
        return None
    if field_area[s] == "buildings":
        _found = []
        for building in game.seen[Building]:
            if field_plot[places[building]] == field_plot[s] and field_number[s] <= len(
                docs[building].spaces
            ):
                _found.append(building)
        for building in _found:
            return part(docs[building].spaces, field_number[s] - 1)
        return None
    if field_area[s] == "camps" and not (
        game.setting.horde and (game.table_round > 1 or game.setting.at_once)
    ):
        return None
    return game.tables.field_needs[s]


def camps_open(game: State) -> bool:
    # content/kingdom_defenders/rules/placing.yaml:39
    # query: camps_open
    return game.setting.horde and (game.table_round > 1 or game.setting.at_once)


def _any_1(game: State, player: int) -> bool:
    owners = game.owner
    field_side = game.tables.field_side
    places = game.place
    for disc in game.seen[Disc]:
        if owners[disc] == player and field_side[places[disc]] == "kingdom":
            return True
    return False


def _no_1(game: State, player: int) -> bool:
    owners = game.owner
    docs = game.doc
    for character in game.seen[Character]:
        if owners[character] == player and docs[character].knows_paths:
            return False
    return True


def beyond_the_wall(game: State, player: int) -> bool:
    """`player` has crossed the Wall and cannot come back."""
    # content/kingdom_defenders/rules/placing.yaml:45
    # query: beyond_the_wall player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return _any_1(game, player) and _no_1(game, player)


def _any_2(game: State, s: int) -> bool:
    docs = game.doc
    for disc in game.contents[s]:
        if isinstance(docs[disc], Disc):
            return True
    return False


def _spaces_1(game: State, s: int) -> tuple[int, ...]:
    _key = ("kingdom_defenders.rules.placing", 1, s)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if (
                game.tables.field_area[space] == game.tables.field_area[s]
                and game.tables.field_plot[space] == game.tables.field_plot[s]
            ):
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def _any_3(game: State, s: int, player: int) -> bool:
    contents_of = game.contents
    docs = game.doc
    owners = game.owner
    for space in _spaces_1(game, s):
        for disc in contents_of[space]:
            if isinstance(docs[disc], Disc) and owners[disc] == player:
                return True
    return False


def may_occupy(game: State, s: int, player: int) -> bool:
    # content/kingdom_defenders/rules/placing.yaml:55
    # query: may_occupy s
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.contents[s] and _any_2(game, s):
        return False
    needs = requirement_of(game, s)
    if needs is None:
        return False
    if game.players < needs.players:
        return False
    if (
        len(game.contents[game.zone_hero_tile[player]]) < needs.discs
        or game.player_stock[player][kinds.RESOURCE_NUMBERS["coin"]] < needs.coins
        or game.player_fame[player] < needs.fame
    ):
        return False
    if _any_3(game, s, player):
        return False
    return game.tables.field_side[s] != "city" or not beyond_the_wall(game, player)


def _best_1(game: State, player: int) -> Sequence[int]:
    docs = game.doc
    _found_2 = []
    for disc in game.contents[game.zone_hero_tile[player]]:
        if isinstance(docs[disc], Disc):
            _found_2.append(disc)
    _found = _found_2
    if len(_found) > 1:
        _found_3 = []
        for disc_2 in _found:
            _found_3.append(1 if docs[disc_2].marks_wounds else 0)
        _found = lowest_of(_found, _found_3)
    return _found


def next_disc(game: State, player: int) -> int:
    # content/kingdom_defenders/rules/placing.yaml:72
    # query: next_disc player
    return first_of(_best_1(game, player), NOTHING)


def take_back(game: State, s: int, player: int) -> None:
    # content/kingdom_defenders/rules/placing.yaml:95
    # verb: take_back s for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    owners = game.owner
    _found = []
    for disc in contents_of[s]:
        if isinstance(docs[disc], Disc) and owners[disc] == player:
            _found.append(disc)
    for disc in _found:
        game.put(disc, game.zone_hero_tile[player])
    _found_2 = []
    for character in contents_of[s]:
        if isinstance(docs[character], Character):
            _found_2.append(character)
    for character in _found_2:
        owners[character] = NOTHING
    game.space_forfeited[s] = False
    game.space_visitor[s] = player


def occupy_options(game: State, player: int) -> list[Any]:
    """Occupy `s`."""
    # content/kingdom_defenders/rules/placing.yaml:78
    # action: occupy s
    _found = []
    for space in range(game.board.size):
        if may_occupy(game, space, player):
            _found.append(space)
    return _found


def take_occupy(game: State, player: int, s: int) -> None:
    """Occupy `s`."""
    # content/kingdom_defenders/rules/placing.yaml:78
    # action: occupy s
    stock_of = game.player_stock
    fame_of = game.player_fame
    docs = game.doc
    owners = game.owner
    uses_of = game.player_uses
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " occupies", " occupy"),
            " ",
            game.named("space", s),
        )
    needs = requirement_of(game, s)
    for _ in range(needs.discs):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_defenders/rules/placing.yaml:87")
        game.put(next_disc(game, player), s)
    number = kinds.RESOURCE_NUMBERS["coin"]
    stock_of[player] = with_item(
        stock_of[player], number, max(0, stock_of[player][number] - needs.coins)
    )
    fame_of[player] = max(0, fame_of[player] - needs.fame)
    _found = []
    for character in game.contents[s]:
        if isinstance(docs[character], Character):
            _found.append(character)
    for character in _found:
        owners[character] = player
        number_2 = game.program.numbers(Tile)[docs[character].id]
        uses_of[player] = with_item(uses_of[player], number_2, uses_of[player][number_2] + 1)
    if game.tables.field_area[s] == "buildings":
        number_3 = game.program.numbers(Tile)[docs[building_of(game, s)].id]
        uses_of[player] = with_item(uses_of[player], number_3, uses_of[player][number_3] + 1)


def _any_4(game: State) -> bool:
    finished_of = game.player_finished
    for player in range(game.players):
        if not finished_of[player]:
            return True
    return False


def _in_order_1(game: State) -> Sequence[int]:
    finished_of = game.player_finished
    position_of = game.player_position
    ranked = []
    for p in range(game.players):
        if not finished_of[p]:
            ranked.append(((position_of[p],), p))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def _no_2(game: State, p: int) -> bool:
    for space in range(game.board.size):
        if may_occupy(game, space, p):
            return False
    return True


def placing_step_1(game: State) -> int:
    # content/kingdom_defenders/rules/placing.yaml:105
    finished_of = game.player_finished
    for player in range(game.players):
        finished_of[player] = False
    return 1


def placing_step_2(game: State) -> int:
    if not _any_4(game):
        return -1
    game.registers[1] = tuple(_in_order_1(game))
    game.registers[2] = 0
    return 2


def placing_step_3(game: State) -> int:
    # content/kingdom_defenders/rules/placing.yaml:112
    if game.registers[2] >= len(game.registers[1]):
        return 1
    game.registers[0] = game.registers[1][game.registers[2]]
    game.registers[2] += 1
    game.active = game.registers[0]
    return 3 if _no_2(game, game.registers[0]) else 4


def placing_step_4(game: State) -> int:
    # content/kingdom_defenders/rules/placing.yaml:113
    game.player_finished[game.registers[0]] = True
    return 2


def placing_step_5(game: State) -> int:
    # content/kingdom_defenders/rules/placing.yaml:115
    player = game.registers[0]
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", True)
    if not options:
        for option in occupy_options(game, player):
            options.append((0, option))
        options.append((-1,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_1, options)]
        action = choice[0]
        if action == 0:
            take_occupy(game, player, choice[1])
        else:
            game.passed = True
    if game.passed:
        game.player_finished[game.registers[0]] = True
    return 2


CONTENTS = Contents(
    actions=(Action(OCCUPY_ACTION, (), (), occupy_options, take_occupy),),
    phases={
        "placing": Phase(
            (placing_step_1, placing_step_2, placing_step_3, placing_step_4, placing_step_5), 3
        ),
    },
)
