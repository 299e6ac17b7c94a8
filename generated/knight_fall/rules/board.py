# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/board.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import NOTHING, Occurrence, Prompt, both, members

from ..kinds import Character, Demon, Elder, Knight, Unit
from ..state import State
from . import damage as rules_damage
from . import locations as rules_locations
from . import units as rules_units


class ArrivalEvent(Occurrence):
    EVENT = "arrival"

    def __init__(self, unit: int, tile: int) -> None:
        self.unit = unit
        self.tile = tile


class MovementEvent(Occurrence):
    EVENT = "movement"

    def __init__(self, unit: int) -> None:
        self.unit = unit


def emit_arrival(game: State, unit: int, tile: int) -> None:
    """`unit` comes to a new tile."""
    # content/knight_fall/rules/board.yaml:134
    # event: arrival of unit at tile
    event = ArrivalEvent(unit, tile)
    if game.program.enter(game, event):
        if game.log is not None:
            game.tell(
                game.named("piece", event.unit), " moves to ", game.named("space", event.tile)
            )
        game.program.leave(game, event)


def emit_movement(game: State, unit: int) -> None:
    """`unit` has moved as a cooperative card says."""
    # content/knight_fall/rules/board.yaml:183
    # event: movement of unit
    event = MovementEvent(unit)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def close(game: State, it: int, other: int) -> bool:
    # content/knight_fall/rules/board.yaml:10
    # query: close it to other
    return game.place[it] == game.place[other]


def diagonal(game: State, it: int, other: int) -> bool:
    # content/knight_fall/rules/board.yaml:17
    # query: diagonal it to other
    return (
        game.board.kings[game.place[it]][game.place[other]] == 1
        and game.board.stepped[game.place[it]][game.place[other]] == 2
    )


def _on_board_anew(game: State, it: int) -> bool:
    return game.place[it] in range(game.board.size)


def on_board(game: State, it: int) -> bool:
    # content/knight_fall/rules/board.yaml:24
    # query: on_board it
    _key = ("on_board", game.place[it])
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _on_board_anew, it)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: bool = _known[0]
    return _answer


def same_side(game: State, it: int, other: int) -> bool:
    """`it` is beside `other`."""
    # content/knight_fall/rules/board.yaml:33
    # query: same_side it of other
    return game.place[it] == game.place[other] and game.piece_bank[it] == game.piece_bank[other]


def beyond_water(game: State, s: int, unit: int) -> bool:
    """Whether the way to that tile begins on the other bank."""
    # content/knight_fall/rules/board.yaml:42
    # query: beyond_water s from unit
    return (
        game.piece_bank[unit] == "north" and game.board.y[s] > game.board.y[game.place[unit]]
    ) or (game.piece_bank[unit] == "south" and game.board.y[s] < game.board.y[game.place[unit]])


def exits(game: State, unit: int) -> Sequence[int]:
    """The adjacent tiles to which a unit can go at once."""
    # content/knight_fall/rules/board.yaml:50
    # query: exits unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    bank_of = game.piece_bank
    y_of = game.board.y
    _found = []
    for s in game.board.near[places[unit]]:
        if not (
            (bank_of[unit] == "north" and y_of[s] > y_of[places[unit]])
            or (bank_of[unit] == "south" and y_of[s] < y_of[places[unit]])
        ):
            _found.append(s)
    return _found


def _spaces_1(game: State, unit_place: int) -> tuple[int, ...]:
    _key = ("knight_fall.rules.board", 1, unit_place)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if space == unit_place:
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def steps_of(game: State, unit: int) -> Sequence[int]:
    # content/knight_fall/rules/board.yaml:58
    # query: steps_of unit
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.piece_bank[unit] == "":
        return exits(game, unit)
    return both(exits(game, unit), _spaces_1(game, game.place[unit]))


def _any_1(game: State, unit: int) -> bool:
    docs = game.doc
    for portal in game.contents[game.place[unit]]:
        if docs[portal].id == "knight_fall.portal":
            return True
    return False


def _any_2(game: State, space: int) -> bool:
    docs = game.doc
    for portal in game.contents[space]:
        if docs[portal].id == "knight_fall.portal":
            return True
    return False


def destinations(game: State, unit: int) -> Sequence[int]:
    # content/knight_fall/rules/board.yaml:67
    # query: destinations unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    bank_of = game.piece_bank
    y_of = game.board.y
    contents_of = game.contents
    tiles: Sequence[int] = exits(game, unit)
    if game.stat("diagonal_moves", unit):
        _found = []
        for s in game.board.around[places[unit]]:
            if not (
                (bank_of[unit] == "north" and y_of[s] > y_of[places[unit]])
                or (bank_of[unit] == "south" and y_of[s] < y_of[places[unit]])
            ):
                _found.append(s)
        tiles = _found
    if isinstance(game.doc[unit], Knight) and _any_1(game, unit):
        tiles_set = members(tiles)
        _found_2 = []
        for space in range(game.board.size):
            if (
                contents_of[space]
                and _any_2(game, space)
                and space != places[unit]
                and space not in tiles_set
            ):
                _found_2.append(space)
        tiles = both(tiles, _found_2)
    return tiles


def go(game: State, unit: int, tile: int) -> None:
    """`unit` goes to `tile`."""
    # content/knight_fall/rules/board.yaml:80
    # verb: go unit to tile
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if isinstance(game.doc[unit], Character) and game.table_acting == unit:
        disengage(game, unit)
        if game.over:
            return
    if on_board(game, unit):
        slip_to(game, tile, unit)


def _sum_1(game: State, unit: int) -> int:
    places = game.place
    bank_of = game.piece_bank
    docs = game.doc
    total = 0
    for knight in game.seen[Knight]:
        if places[knight] == places[unit] and bank_of[knight] == bank_of[unit]:
            total += docs[knight].briar
    return total


def disengage(game: State, unit: int) -> None:
    # content/knight_fall/rules/board.yaml:89
    # verb: disengage unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    docs = game.doc
    bank_of = game.piece_bank
    if rules_locations.sheltered(game, places[unit]):
        return
    _count = 0
    for unit_2 in game.seen[Unit]:
        if (
            docs[unit_2].team != docs[unit].team
            and places[unit_2] == places[unit]
            and bank_of[unit_2] == bank_of[unit]
            and not isinstance(docs[unit_2], Elder)
        ):
            _count += 1
    engaging = _count
    if isinstance(docs[unit], Demon):
        engaging = engaging + _sum_1(game, unit)
    if engaging == 0:
        return
    if game.log is not None:
        game.tell(
            game.named("piece", unit),
            " breaks away from ",
            game.named("number", engaging),
            " ",
            game.named("text", game.word("number", engaging, "enemy", "enemies")),
        )
    rules_damage.emit_damage(game, engaging, unit, NOTHING, "disengagement", False)


def change_bank(game: State, unit: int) -> None:
    # content/knight_fall/rules/board.yaml:101
    # verb: change_bank unit
    if game.log is not None:
        game.tell(game.named("piece", unit), " crosses the water")
    if game.piece_bank[unit] == "north":
        game.piece_bank[unit] = "south"
        game.stamp += 1
    else:
        game.piece_bank[unit] = "north"
        game.stamp += 1


def enter(game: State, tile: int, unit: int) -> None:
    # content/knight_fall/rules/board.yaml:109
    # verb: enter tile by unit
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.place[unit] == tile:
        return
    drop = (
        game.board.y[tile] - game.board.y[game.place[unit]]
        if on_board(game, unit) and game.board.kings[game.place[unit]][tile] == 1
        else 0
    )
    game.put(unit, tile)
    settle(game, unit, drop)
    emit_arrival(game, unit, tile)


def settle(game: State, unit: int, drop: int) -> None:
    # content/knight_fall/rules/board.yaml:121
    # verb: settle unit from drop
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    game.piece_bank[unit] = ""
    game.stamp += 1
    if not rules_locations.watery(game, game.place[unit]):
        return
    if drop > 0:
        game.piece_bank[unit] = "north"
        game.stamp += 1
    elif drop < 0:
        game.piece_bank[unit] = "south"
        game.stamp += 1
    else:
        side = game.choose(
            rules_units.controller(game, unit),
            Prompt("choice", ("On which bank does ", ("piece", unit), " stand?"), ("enum",)),
            ("north", "south"),
            "",
        )
        game.piece_bank[unit] = side
        game.stamp += 1


def march(game: State, n: int, unit: int) -> None:
    """Move `n`."""
    # content/knight_fall/rules/board.yaml:142
    # verb: march n by unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/board.yaml:148")
        if not on_board(game, unit):
            return
        tile = game.choose(
            rules_units.controller(game, unit),
            Prompt("choice", ("Where does ", ("piece", unit), " go?"), ("space",)),
            steps_of(game, unit),
            NOTHING,
        )
        if tile >= 0:
            go(game, unit, tile)
            if game.over:
                return


def roam(game: State, n: int, unit: int) -> None:
    """Move up to `n`."""
    # content/knight_fall/rules/board.yaml:153
    # verb: roam n by unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/board.yaml:159")
        if not on_board(game, unit):
            return
        tile = game.choose_or_nothing(
            rules_units.controller(game, unit),
            Prompt("choice", ("Where does ", ("piece", unit), " go?"), ("space",)),
            steps_of(game, unit),
            NOTHING,
        )
        if tile < 0:
            return
        go(game, unit, tile)
        if game.over:
            return


def slip(game: State, n: int, unit: int) -> None:
    """Move `n` without disengagement damage."""
    # content/knight_fall/rules/board.yaml:165
    # verb: slip n by unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/board.yaml:170")
        if not on_board(game, unit):
            return
        tile = game.choose(
            rules_units.controller(game, unit),
            Prompt("choice", ("Where does ", ("piece", unit), " go?"), ("space",)),
            steps_of(game, unit),
            NOTHING,
        )
        if tile >= 0:
            slip_to(game, tile, unit)
            if game.over:
                return


def slip_to(game: State, tile: int, unit: int) -> None:
    # content/knight_fall/rules/board.yaml:175
    # verb: slip_to tile by unit
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if tile == game.place[unit]:
        change_bank(game, unit)
    else:
        enter(game, tile, unit)
