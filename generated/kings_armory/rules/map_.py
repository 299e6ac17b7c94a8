# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/map.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, both, first_of, last_of, members, numbers, part

from ..state import State


def _spaces_1(game: State) -> tuple[int, ...]:
    _key = ("kings_armory.rules.map_", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _known = game.tables.keep(
            _key,
            [
                space
                for space in range(game.board.size)
                if game.tables.field_terrain[space] in ("open_terrain", "path", "rock")
            ],
        )
    return _known


def _lowest_1(game: State) -> int:
    x_of = game.board.x
    values = [x_of[space] for space in _spaces_1(game)]
    return min(values) if values else 0


def _lowest_2(game: State) -> int:
    y_of = game.board.y
    values = [y_of[space] for space in _spaces_1(game)]
    return min(values) if values else 0


def _corners_anew(game: State) -> Sequence[int]:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    x_of = game.board.x
    y_of = game.board.y
    left = _lowest_1(game)
    top = _lowest_2(game)
    return [
        space
        for space in _spaces_1(game)
        if (x_of[space] - left) % 6 == 0 and (y_of[space] - top) % 6 == 0
    ]


def corners(game: State) -> Sequence[int]:
    """the top left spaces of all Map Tiles"""
    # content/kings_armory/rules/map.yaml:11
    # query: corners
    _key = ("corners",)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _corners_anew)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: Sequence[int] = _known[0]
    return _answer


def edge(game: State, corner: int, side: int) -> Sequence[int]:
    """the two spaces in the middle of a side of a tile, where a Path may leave it"""
    # content/kings_armory/rules/map.yaml:22
    # query: edge corner side
    if side == 0:
        return (game.tables.shift_2_0[corner], game.tables.shift_3_0[corner])
    if side == 1:
        return (game.tables.shift_5_2[corner], game.tables.shift_5_3[corner])
    if side == 2:
        return (game.tables.shift_2_5[corner], game.tables.shift_3_5[corner])
    return (game.tables.shift_0_2[corner], game.tables.shift_0_3[corner])


def beyond(game: State, s: int, side: int) -> int:
    """the space outside of that side"""
    # content/kings_armory/rules/map.yaml:33
    # query: beyond s side
    if side == 0:
        return game.tables.shift_0_minus_1[s]
    if side == 1:
        return game.tables.shift_1_0[s]
    if side == 2:
        return game.tables.shift_0_1[s]
    return game.tables.shift_minus_1_0[s]


def _no_1(game: State, corner: int, side: int) -> bool:
    field_terrain = game.tables.field_terrain
    for s in edge(game, corner, side):
        if field_terrain[s] != "path":
            return False
    return True


def _ways_out_anew(game: State, corner: int) -> Sequence[int]:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    return [side for side in range(4) if _no_1(game, corner, side)]


def ways_out(game: State, corner: int) -> Sequence[int]:
    """the sides where the Path leaves a tile"""
    # content/kings_armory/rules/map.yaml:44
    # query: ways_out corner
    _key = ("ways_out", corner)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _ways_out_anew, corner)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: Sequence[int] = _known[0]
    return _answer


def _is_cave_anew(game: State, corner: int) -> bool:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    field_terrain = game.tables.field_terrain
    for s in game.board.rectangle(corner, 6, 6):
        if field_terrain[s] == "rock":
            return True
    return False


def is_cave(game: State, corner: int) -> bool:
    # content/kings_armory/rules/map.yaml:52
    # query: is_cave corner
    _key = ("is_cave", corner)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _is_cave_anew, corner)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: bool = _known[0]
    return _answer


def _belongs_to_path_anew(game: State, s: int, corner: int) -> bool:
    sides: Sequence[int] = ways_out(game, corner)
    across = game.board.x[s] - game.board.x[corner]
    down = game.board.y[s] - game.board.y[corner]
    if len(sides) == 0:
        return False
    if 2 <= across <= 3 and 2 <= down <= 3:
        return True
    if 2 <= across <= 3:
        return (0 if down < 2 else 2) in sides
    if 2 <= down <= 3:
        return (3 if across < 2 else 1) in sides
    return False


def belongs_to_path(game: State, s: int, corner: int) -> bool:
    """the Path of a tile: the four spaces in its middle, and two by two from there to every side where it leaves"""
    # content/kings_armory/rules/map.yaml:59
    # query: belongs_to_path s corner
    _key = ("belongs_to_path", corner, s)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _belongs_to_path_anew, s, corner)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: bool = _known[0]
    return _answer


def _straight_anew(game: State, corner: int) -> bool:
    return (
        len(_found := ways_out(game, corner)) == 2
        and last_of(_found, NOTHING) - first_of(_found, NOTHING) == 2
    )


def straight(game: State, corner: int) -> bool:
    # content/kings_armory/rules/map.yaml:75
    # query: straight corner
    _key = ("straight", corner)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _straight_anew, corner)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: bool = _known[0]
    return _answer


def _spaces_2(game: State) -> tuple[int, ...]:
    _key = ("kings_armory.rules.map_", 2)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _known = game.tables.keep(
            _key,
            [
                space
                for space in range(game.board.size)
                if game.tables.field_terrain[space] == "entrance"
            ],
        )
    return _known


def _doorways_anew(game: State) -> Sequence[int]:
    return _spaces_2(game)


def doorways(game: State) -> Sequence[int]:
    """the spaces of Entrances where Monsters come in"""
    # content/kings_armory/rules/map.yaml:99
    # query: doorways
    _key = ("doorways",)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _doorways_anew)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: Sequence[int] = _known[0]
    return _answer


def _spaces_3(game: State) -> tuple[int, ...]:
    _key = ("kings_armory.rules.map_", 3)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _known = game.tables.keep(
            _key,
            [
                space
                for space in range(game.board.size)
                if game.tables.field_terrain[space] not in ("path", "entrance", "gate")
            ],
        )
    return _known


def _any_1(game: State, s: int, closed: Sequence[int], goal: str) -> bool:
    field_terrain = game.tables.field_terrain
    for t in game.atlas().reachable(s, 999, closed):
        if field_terrain[t] == goal:
            return True
    return False


def _leads_to_anew(game: State, goal: str, corner: int, side: int) -> bool:
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    s = beyond(game, first_of(edge(game, corner, side), NOTHING), side)
    if s < 0:
        return False
    closed: Sequence[int] = both(_spaces_3(game), game.board.rectangle(corner, 6, 6))
    return _any_1(game, s, closed, goal)


def leads_to(game: State, goal: str, corner: int, side: int) -> bool:
    """whoever leaves a tile on that side comes to such a space without passing the tile again"""
    # content/kings_armory/rules/map.yaml:194
    # query: leads_to goal corner side
    _key = ("leads_to", corner, goal, side)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _leads_to_anew, goal, corner, side)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: bool = _known[0]
    return _answer


def _first_1(game: State, corner: int) -> int:
    _ways_out: Any = None
    for side in (_ways_out := ways_out(game, corner) if _ways_out is None else _ways_out):
        if (side + 2) % 4 not in (
            _ways_out := ways_out(game, corner) if _ways_out is None else _ways_out
        ):
            return side
    return NOTHING


def _stem_anew(game: State, corner: int) -> int:
    return _first_1(game, corner)


def stem(game: State, corner: int) -> int:
    """the marked side of a T-Tile, from which both others are turns"""
    # content/kings_armory/rules/map.yaml:234
    # query: stem corner
    _key = ("stem", corner)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _stem_anew, corner)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: int = _known[0]
    return _answer


def _no_2(game: State, corner: int, goal: str) -> bool:
    _stem: Any = None
    for side in ways_out(game, corner):
        if side != (_stem := stem(game, corner) if _stem is None else _stem) and leads_to(
            game, goal, corner, side
        ):
            return False
    return True


def _marked_for_anew(game: State, corner: int, goal: str) -> bool:
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return leads_to(game, goal, corner, stem(game, corner)) and _no_2(game, corner, goal)


def marked_for(game: State, corner: int, goal: str) -> bool:
    """the marked side of a T-Tile leads there, and none of the others does"""
    # content/kings_armory/rules/map.yaml:242
    # query: marked_for corner goal
    _key = ("marked_for", corner, goal)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _marked_for_anew, corner, goal)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: bool = _known[0]
    return _answer


def _open_tiles_anew(game: State) -> int:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    return len([s for s in corners(game) if len(ways_out(game, s)) == 0 and not is_cave(game, s)])


def open_tiles(game: State) -> int:
    """the Map Tiles that lie with their Open Terrain up"""
    # content/kings_armory/rules/map.yaml:294
    # query: open_tiles
    _key = ("open_tiles",)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _open_tiles_anew)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: int = _known[0]
    return _answer


def _grade_anew(game: State) -> str:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    if (
        len([s for s in corners(game) if len(ways_out(game, s)) == 3]) < 2
        or len(corners(game)) != 16
    ):
        return "unrated"
    return (
        "easier"
        if open_tiles(game) <= 2
        else "balanced"
        if open_tiles(game) <= 4
        else "much_harder"
    )


def grade(game: State) -> str:
    """how hard a map with Split Routes is"""
    # content/kings_armory/rules/map.yaml:301
    # query: grade
    _key = ("grade",)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _grade_anew)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: str = _known[0]
    return _answer


def check_map(game: State) -> None:
    """the map is laid as the rules allow"""
    # content/kings_armory/rules/map.yaml:84
    # verb: check_map
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    check_border(game)
    for corner in corners(game):
        check_tile(game, corner)
    check_box(game)
    check_ways(game)
    check_route(game, game.tables.route_red_odd, game.tables.route_red_even)
    check_route(game, game.tables.route_yellow_odd, game.tables.route_yellow_even)
    if game.setting.cave:
        check_route(game, game.tables.route_cave_odd, game.tables.route_cave_even)
    hardness = grade(game)
    if hardness != "unrated":
        if game.log is not None:
            game.tell("The map with its Split Routes is ", game.named("enum", hardness))


def _spaces_4(game: State) -> tuple[int, ...]:
    _key = ("kings_armory.rules.map_", 4)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _known = game.tables.keep(
            _key,
            [
                space
                for space in range(game.board.size)
                if game.tables.field_terrain[space] == "gate"
            ],
        )
    return _known


def _spaces_5(game: State) -> tuple[int, ...]:
    _key = ("kings_armory.rules.map_", 5)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _known = game.tables.keep(
            _key,
            [
                space
                for space in range(game.board.size)
                if game.tables.field_terrain[space] == "parapet"
            ],
        )
    return _known


def check_border(game: State) -> None:
    """the Border has an Entrance and a Castle Gate of two spaces each"""
    # content/kings_armory/rules/map.yaml:106
    # verb: check_border
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    field_terrain = game.tables.field_terrain
    gates: Sequence[int] = _spaces_4(game)
    parapets: Sequence[int] = _spaces_5(game)
    doors_wanted = 4 if game.setting.cave else 2
    if len(gates) != 2:
        game.refuse_at(
            first_of(gates, NOTHING)
            if len(gates) > 0
            else first_of(range(game.board.size), NOTHING),
            "the Castle Gate has 2 path spaces, not ",
            game.show("number", len(gates)),
        )
    if len(doorways(game)) != doors_wanted:
        game.refuse_at(
            first_of(doorways(game), NOTHING)
            if len(doorways(game)) > 0
            else first_of(range(game.board.size), NOTHING),
            "the Entrances have ",
            game.show("number", doors_wanted),
            " spaces in all, two each, not ",
            game.show("number", len(doorways(game))),
        )
    if len(parapets) != 2:
        game.refuse_at(
            first_of(parapets, NOTHING)
            if len(parapets) > 0
            else first_of(range(game.board.size), NOTHING),
            "there are 2 Parapets, not ",
            game.show("number", len(parapets)),
        )
    for s in parapets:
        for t in game.board.near[s]:
            if field_terrain[t] == "gate":
                break
        else:
            game.refuse_at(s, "a Parapet stands beside a path space of the Gate")
    for s in gates:
        if len([t for t in game.board.near[s] if field_terrain[t] == "path"]) != 1:
            game.refuse_at(s, "one path tile joins the Castle Gate, lane by lane")
        for t in game.board.near[s]:
            if field_terrain[t] == "armory":
                break
        else:
            game.refuse_at(s, "behind the Gate lies the Armory")
    for s in doorways(game):
        if len([t for t in game.board.near[s] if field_terrain[t] == "path"]) != 1:
            game.refuse_at(s, "one path tile joins the Entrance, lane by lane")


def check_tile(game: State, corner: int) -> None:
    """a Map Tile is one of those in the box, and its Path goes on where it ends"""
    # content/kings_armory/rules/map.yaml:137
    # verb: check_tile corner
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    field_terrain = game.tables.field_terrain
    tile_spaces: Sequence[int] = game.board.rectangle(corner, 6, 6)
    if len(tile_spaces) < 36:
        game.refuse_at(corner, "a Map Tile has 6 by 6 spaces, and this one is cut off")
        return
    if is_cave(game, corner):
        check_cave(game, corner)
    else:
        for s in tile_spaces:
            if field_terrain[s] not in ("open_terrain", "path", "rock"):
                game.refuse_at(
                    s, "this space lies in the middle of a Map Tile and cannot be Border"
                )
            elif (field_terrain[s] == "path") != belongs_to_path(game, s, corner):
                game.refuse_at(
                    s, "a Path is two spaces wide and leaves a tile in the middle of a side"
                )
        if len(ways_out(game, corner)) == 1:
            game.refuse_at(
                first_of(edge(game, corner, first_of(ways_out(game, corner), NOTHING)), NOTHING),
                "the Path ends in this tile",
            )
        if len(ways_out(game, corner)) == 4:
            game.refuse_at(corner, "no Map Tile has a Path to all four sides")
    for side in ways_out(game, corner):
        for s in edge(game, corner, side):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            t = beyond(game, s, side)
            if t < 0 or field_terrain[t] not in ("path", "entrance", "gate"):
                game.refuse_at(s, "the Path goes on nowhere from here")


def check_cave(game: State, corner: int) -> None:
    """the Cave: rock, and a mouth of three spaces a lane with the Entrance behind it"""
    # content/kings_armory/rules/map.yaml:163
    # verb: check_cave corner
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    field_terrain = game.tables.field_terrain
    inside: Sequence[int] = game.board.rectangle(corner, 6, 6)
    if len(ways_out(game, corner)) != 1:
        game.refuse_at(corner, "the Cave opens to one side")
    if len([s for s in inside if field_terrain[s] == "entrance"]) != 2:
        game.refuse_at(corner, "in the Cave are two spaces of an Entrance")
    if len([s for s in inside if field_terrain[s] == "path"]) != 6:
        game.refuse_at(corner, "the mouth of the Cave has three spaces a lane")
    for s in inside:
        if field_terrain[s] not in ("rock", "path", "entrance"):
            game.refuse_at(s, "beside its mouth the Cave is rock")


def check_box(game: State) -> None:
    """there are tiles enough in the box"""
    # content/kings_armory/rules/map.yaml:178
    # verb: check_box
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    bends: Sequence[int] = [
        s
        for s in corners(game)
        if len(_found := ways_out(game, s)) == 2
        and not (len(_found) == 2 and last_of(_found, NOTHING) - first_of(_found, NOTHING) == 2)
    ]
    straights: Sequence[int] = [
        s
        for s in corners(game)
        if len(_found_2 := ways_out(game, s)) == 2
        and last_of(_found_2, NOTHING) - first_of(_found_2, NOTHING) == 2
    ]
    tees: Sequence[int] = [s for s in corners(game) if len(ways_out(game, s)) == 3]
    caves: Sequence[int] = [s for s in corners(game) if is_cave(game, s)]
    if len(corners(game)) > 17:
        game.refuse_at(
            last_of(corners(game), NOTHING),
            "there are 17 Map Tiles, not ",
            game.show("number", len(corners(game))),
        )
    if len(straights) > 6:
        game.refuse_at(
            last_of(straights, NOTHING),
            "there are 6 straight tiles, not ",
            game.show("number", len(straights)),
        )
    if len(bends) > 8:
        game.refuse_at(
            last_of(bends, NOTHING),
            "there are 8 elbow tiles, not ",
            game.show("number", len(bends)),
        )
    if len(tees) > 2:
        game.refuse_at(
            last_of(tees, NOTHING), "there are 2 T-Tiles, not ", game.show("number", len(tees))
        )
    if len(caves) > 1:
        game.refuse_at(
            last_of(caves, NOTHING), "there is one Cave, not ", game.show("number", len(caves))
        )


def _spaces_6(game: State) -> tuple[int, ...]:
    _key = ("kings_armory.rules.map_", 6)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _known = game.tables.keep(
            _key,
            [
                s
                for s in range(game.board.size)
                if game.tables.field_terrain[s] in ("path", "entrance")
            ],
        )
    return _known


def _no_3(game: State, tees: Sequence[int]) -> bool:
    for s in tees:
        if marked_for(game, s, "entrance"):
            return False
    return True


def _no_4(game: State, tees: Sequence[int]) -> bool:
    for s in tees:
        if marked_for(game, s, "gate"):
            return False
    return True


def _no_5(game: State, tees: Sequence[int]) -> bool:
    for s in tees:
        if marked_for(game, s, "gate"):
            return False
    return True


def check_ways(game: State) -> None:
    """the Path is one, and T-Tiles lead where their marked side says"""
    # content/kings_armory/rules/map.yaml:208
    # verb: check_ways
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    gates: Sequence[int] = _spaces_4(game)
    if len(gates) == 0:
        return
    joined_up: Sequence[int] = game.atlas().reachable(
        first_of(gates, NOTHING), 999, _spaces_3(game)
    )
    joined_up_set = members(joined_up)
    for s in _spaces_6(game):
        if s not in joined_up_set:
            game.refuse_at(s, "no unbroken Path leads from here to the Castle Gate")
            break
    tees: Sequence[int] = [s for s in corners(game) if len(ways_out(game, s)) == 3]
    for corner in tees:
        if not marked_for(game, corner, "entrance") and not marked_for(game, corner, "gate"):
            game.refuse_at(
                corner, "only the marked side of a T-Tile leads to the Entrance or to the Exit"
            )
    if len(tees) == 2 and (_no_3(game, tees) or _no_4(game, tees)):
        game.refuse_at(
            last_of(tees, NOTHING), "one T-Tile is marked `to Entrance`, the other `to Exit`"
        )
    if game.setting.cave and _no_5(game, tees):
        game.refuse_at(
            first_of(gates, NOTHING), "the ways from both Entrances meet in the T-Tile `to Exit`"
        )


def check_route(game: State, odd_lane: Sequence[int], even_lane: Sequence[int]) -> None:
    """a Route goes from the Entrance to the Armory, on its own lane, without a loop"""
    # content/kings_armory/rules/map.yaml:252
    # verb: check_route odd_lane with even_lane
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    y_of = game.board.y
    x_of = game.board.x
    check_lane(game, odd_lane)
    check_lane(game, even_lane)
    if len(odd_lane) < 2 or len(even_lane) < 2:
        return
    s = first_of(odd_lane, NOTHING)
    ahead = odd_lane[1]
    if (
        game.board.shifted(y_of[ahead] - y_of[s], x_of[s] - x_of[ahead])[
            first_of(even_lane, NOTHING)
        ]
        != s
    ):
        game.refuse_at(s, "seen in the direction of travel the Odd side is the left one")
    even_lane_set = members(even_lane)
    for t in odd_lane:
        if t in even_lane_set:
            game.refuse_at(t, "the Odd and the Even side of a Route never share a space")
            break


def check_lane(game: State, way: Sequence[int]) -> None:
    """a lane goes space by space along the Path"""
    # content/kings_armory/rules/map.yaml:270
    # verb: check_lane way
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    field_terrain = game.tables.field_terrain
    if (
        len(way) < 2
        or field_terrain[first_of(way, NOTHING)] != "entrance"
        or field_terrain[last_of(way, NOTHING)] != "armory"
    ):
        game.refuse_at(
            first_of(way, NOTHING) if len(way) > 0 else first_of(range(game.board.size), NOTHING),
            "a Route begins at the Entrance and ends in the Armory",
        )
        return
    for n in numbers(1, len(way) - 1):
        s = part(way, n)
        if game.board.stepped[part(way, n - 1)][s] != 1:
            game.refuse_at(s, "a Route goes from space to space, and here it jumps")
        if n < len(way) - 1 and not (field_terrain[s] == "path" or field_terrain[s] == "gate"):
            game.refuse_at(s, "a Route stays on the Path")
