# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/map.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import (
    NOTHING,
    Contents,
    both,
    first_of,
    identity,
    last_of,
    members,
    minus,
    numbers,
    part,
)

from ..kinds import TileSide
from ..state import State

# content/kings_armory/rules/map.yaml:34
NORTH = TileSide("kings_armory.north", "North", x=2, y=0, out_x=0, out_y=-1)

# content/kings_armory/rules/map.yaml:35
EAST = TileSide("kings_armory.east", "East", x=4, y=2, out_x=1, out_y=0)

# content/kings_armory/rules/map.yaml:36
SOUTH = TileSide("kings_armory.south", "South", x=2, y=4, out_x=0, out_y=1)

# content/kings_armory/rules/map.yaml:37
WEST = TileSide("kings_armory.west", "West", x=0, y=2, out_x=-1, out_y=0)


def _spaces_1(game: State) -> tuple[int, ...]:
    _key = ("kings_armory.rules.map_", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if game.tables.where_terrain_is__open_terrain__path__rock[space]:
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def _lowest_1(game: State) -> int:
    x_of = game.board.x
    values = []
    for space in _spaces_1(game):
        values.append(x_of[space])
    return min(values) if values else 0


def _lowest_2(game: State) -> int:
    y_of = game.board.y
    values = []
    for space in _spaces_1(game):
        values.append(y_of[space])
    return min(values) if values else 0


def _corners_anew(game: State) -> Sequence[int]:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    x_of = game.board.x
    y_of = game.board.y
    left = _lowest_1(game)
    top = _lowest_2(game)
    _found = []
    for space in _spaces_1(game):
        if (x_of[space] - left) % 6 == 0 and (y_of[space] - top) % 6 == 0:
            _found.append(space)
    return _found


def corners(game: State) -> Sequence[int]:
    """The top left spaces of all Map Tiles."""
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


def tile(game: State, corner: int) -> Sequence[int]:
    """The spaces of a tile."""
    # content/kings_armory/rules/map.yaml:39
    # query: tile corner
    return game.board.rectangle(corner, 6, 6)


def is_whole(game: State, corner: int) -> bool:
    """The tile is not cut off by the edge of the map."""
    # content/kings_armory/rules/map.yaml:47
    # query: is_whole corner
    return len(game.board.rectangle(corner, 6, 6)) == 36


def beyond(game: State, s: int, side: Any) -> int:
    """The next space towards that side."""
    # content/kings_armory/rules/map.yaml:55
    # query: beyond s side
    return game.board.shifts[side.out_x][side.out_y][s]


def way_to(game: State, side: Any, corner: int) -> Sequence[int]:
    """The spaces that a Path covers from the middle of a tile to that side."""
    # content/kings_armory/rules/map.yaml:62
    # query: way_to side corner
    return game.board.rectangle(game.board.shifts[side.x][side.y][corner], 2, 2)


def _edge_anew(game: State, side: Any, corner: int) -> Sequence[int]:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    shifts = game.board.shifts
    shift = game.board.shifts[side.out_x][side.out_y]
    _found = []
    for s in game.board.rectangle(shifts[side.x][side.y][corner], 2, 2):
        if shift[s] not in game.board.rectangle(corner, 6, 6):
            _found.append(s)
    return _found


def edge(game: State, side: Any, corner: int) -> Sequence[int]:
    """The two spaces in the middle of a side of a tile, where a Path may leave it."""
    # content/kings_armory/rules/map.yaml:69
    # query: edge side corner
    _key = ("edge", corner, identity(side))
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _edge_anew, side, corner)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: Sequence[int] = _known[0]
    return _answer


def _no_1(game: State, tile_side: Any, corner: int) -> bool:
    field_terrain = game.tables.field_terrain
    for s in edge(game, tile_side, corner):
        if field_terrain[s] != "path":
            return False
    return True


def _ways_out_anew(game: State, corner: int) -> Sequence[Any]:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _found = []
    for tile_side in game.program.of_kind[TileSide]:
        if len(game.board.rectangle(corner, 6, 6)) == 36 and _no_1(game, tile_side, corner):
            _found.append(tile_side)
    return _found


def ways_out(game: State, corner: int) -> Sequence[Any]:
    """The sides where the Path leaves a tile."""
    # content/kings_armory/rules/map.yaml:76
    # query: ways_out corner
    _key = ("ways_out", corner)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _ways_out_anew, corner)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: Sequence[Any] = _known[0]
    return _answer


def _path_spaces_anew(game: State, corner: int) -> Sequence[int]:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    shifts = game.board.shifts
    sides: Sequence[Any] = ways_out(game, corner)
    if not sides:
        return ()
    found: Sequence[int] = game.board.rectangle(game.tables.shift_2_2[corner], 2, 2)
    for side in sides:
        found = both(found, game.board.rectangle(shifts[side.x][side.y][corner], 2, 2))
    return found


def path_spaces(game: State, corner: int) -> Sequence[int]:
    """The Path of a tile: the four spaces in its middle, and two by two from there to every side where it leaves."""
    # content/kings_armory/rules/map.yaml:84
    # query: path_spaces corner
    _key = ("path_spaces", corner)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _path_spaces_anew, corner)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: Sequence[int] = _known[0]
    return _answer


def _any_1(game: State, corner: int) -> bool:
    _ways_out: Any = None
    for side in (_ways_out := ways_out(game, corner) if _ways_out is None else _ways_out):
        if side.opposite in (
            _ways_out := ways_out(game, corner) if _ways_out is None else _ways_out
        ):
            return True
    return False


def _is_straight_anew(game: State, corner: int) -> bool:
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return len(ways_out(game, corner)) == 2 and _any_1(game, corner)


def is_straight(game: State, corner: int) -> bool:
    """The Path leads through the tile to the other side."""
    # content/kings_armory/rules/map.yaml:97
    # query: is_straight corner
    _key = ("is_straight", corner)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _is_straight_anew, corner)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: bool = _known[0]
    return _answer


def _tees_anew(game: State) -> Sequence[int]:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _found = []
    for s in corners(game):
        if len(ways_out(game, s)) == 3:
            _found.append(s)
    return _found


def tees(game: State) -> Sequence[int]:
    """The T-Tiles, by their corners."""
    # content/kings_armory/rules/map.yaml:107
    # query: tees
    _key = ("tees",)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _tees_anew)
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
    # content/kings_armory/rules/map.yaml:114
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


def _spaces_of_anew(game: State, ground: str) -> Sequence[int]:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    field_terrain = game.tables.field_terrain
    _found = []
    for space in range(game.board.size):
        if field_terrain[space] == ground:
            _found.append(space)
    return _found


def spaces_of(game: State, ground: str) -> Sequence[int]:
    # content/kings_armory/rules/map.yaml:138
    # query: spaces_of ground
    _key = ("spaces_of", ground)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _spaces_of_anew, ground)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: Sequence[int] = _known[0]
    return _answer


def _beside_anew(game: State, s: int, ground: str) -> int:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    field_terrain = game.tables.field_terrain
    _count = 0
    for t in game.board.near[s]:
        if field_terrain[t] == ground:
            _count += 1
    return _count


def beside(game: State, s: int, ground: str) -> int:
    """How many spaces of that kind are next to it."""
    # content/kings_armory/rules/map.yaml:145
    # query: beside s ground
    _key = ("beside", ground, s)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _beside_anew, s, ground)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: int = _known[0]
    return _answer


def first_of_(game: State, found: Sequence[int]) -> int:
    """Where to point at what is wrong with some spaces; at the corner of the map if there are none."""
    # content/kings_armory/rules/map.yaml:152
    # query: first_of found
    return first_of(found, NOTHING) if found else first_of(range(game.board.size), NOTHING)


def _spaces_3(game: State) -> tuple[int, ...]:
    _key = ("kings_armory.rules.map_", 3)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if not game.tables.where_terrain_is__path__entrance__gate[space]:
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def path_from(game: State, s: int, closed_tile: Sequence[int]) -> Sequence[int]:
    """Where the Path leads from there, but not over some spaces."""
    # content/kings_armory/rules/map.yaml:240
    # query: path_from s over closed_tile
    return game.atlas().reachable(s, 1000000000, both(_spaces_3(game), closed_tile))


def _any_2(game: State, s: int, corner: int, goal: str) -> bool:
    field_terrain = game.tables.field_terrain
    for t in path_from(game, s, game.board.rectangle(corner, 6, 6)):
        if field_terrain[t] == goal:
            return True
    return False


def _leads_to_anew(game: State, goal: str, corner: int, side: Any) -> bool:
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    s = game.board.shifts[side.out_x][side.out_y][first_of(edge(game, side, corner), NOTHING)]
    if s < 0:
        return False
    return _any_2(game, s, corner, goal)


def leads_to(game: State, goal: str, corner: int, side: Any) -> bool:
    """Whoever leaves a tile on that side comes to such a space without passing the tile again."""
    # content/kings_armory/rules/map.yaml:251
    # query: leads_to goal corner side
    _key = ("leads_to", corner, goal, identity(side))
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _leads_to_anew, goal, corner, side)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: bool = _known[0]
    return _answer


def _first_1(game: State, corner: int) -> Any:
    _ways_out: Any = None
    for side in (_ways_out := ways_out(game, corner) if _ways_out is None else _ways_out):
        if side.opposite not in (
            _ways_out := ways_out(game, corner) if _ways_out is None else _ways_out
        ):
            return side
    return None


def _stem_anew(game: State, corner: int) -> Any:
    return _first_1(game, corner)


def stem(game: State, corner: int) -> Any:
    """The marked side of a T-Tile, from which both others are turns."""
    # content/kings_armory/rules/map.yaml:281
    # query: stem corner
    _key = ("stem", corner)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _stem_anew, corner)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: Any = _known[0]
    return _answer


def _no_2(game: State, corner: int, goal: str) -> bool:
    _stem: Any = None
    for side in ways_out(game, corner):
        if side is not (_stem := stem(game, corner) if _stem is None else _stem) and leads_to(
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
    """The marked side of a T-Tile leads there, and none of the others does."""
    # content/kings_armory/rules/map.yaml:289
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
    _count = 0
    for s in corners(game):
        if not ways_out(game, s) and not is_cave(game, s):
            _count += 1
    return _count


def open_tiles(game: State) -> int:
    """The Map Tiles that lie with their Open Terrain up."""
    # content/kings_armory/rules/map.yaml:338
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
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if len(tees(game)) < 2 or len(corners(game)) != 16:
        return "unrated"
    return (
        "easier"
        if open_tiles(game) <= 2
        else "balanced"
        if open_tiles(game) <= 4
        else "much_harder"
    )


def grade(game: State) -> str:
    """How hard a map with Split Routes is."""
    # content/kings_armory/rules/map.yaml:345
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
    """The map is laid as the rules allow."""
    # content/kings_armory/rules/map.yaml:123
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


def check_border(game: State) -> None:
    """The Border has an Entrance and a Castle Gate of two spaces each."""
    # content/kings_armory/rules/map.yaml:159
    # verb: check_border
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    gates: Sequence[int] = spaces_of(game, "gate")
    doorways: Sequence[int] = spaces_of(game, "entrance")
    parapets: Sequence[int] = spaces_of(game, "parapet")
    doors_wanted = 4 if game.setting.cave else 2
    if len(gates) != 2:
        game.refuse_at(
            first_of_(game, gates),
            "the Castle Gate has 2 path spaces, not ",
            game.show("number", len(gates)),
        )
    if len(doorways) != doors_wanted:
        game.refuse_at(
            first_of_(game, doorways),
            "the Entrances have ",
            game.show("number", doors_wanted),
            " spaces in all, two each, not ",
            game.show("number", len(doorways)),
        )
    if len(parapets) != 2:
        game.refuse_at(
            first_of_(game, parapets),
            "there are 2 Parapets, not ",
            game.show("number", len(parapets)),
        )
    _found = []
    for s in parapets:
        if beside(game, s, "gate") == 0:
            _found.append(s)
    for s in _found:
        game.refuse_at(s, "a Parapet stands beside a path space of the Gate")
    _found_2 = []
    for s in gates:
        if beside(game, s, "path") != 1:
            _found_2.append(s)
    for s in _found_2:
        game.refuse_at(s, "one path tile joins the Castle Gate, lane by lane")
    _found_3 = []
    for s in gates:
        if beside(game, s, "armory") == 0:
            _found_3.append(s)
    for s in _found_3:
        game.refuse_at(s, "behind the Gate lies the Armory")
    _found_4 = []
    for s in doorways:
        if beside(game, s, "path") != 1:
            _found_4.append(s)
    for s in _found_4:
        game.refuse_at(s, "one path tile joins the Entrance, lane by lane")


def check_tile(game: State, corner: int) -> None:
    """A Map Tile is one of those in the box, and its Path goes on where it ends."""
    # content/kings_armory/rules/map.yaml:184
    # verb: check_tile corner
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    where_terrain_is__open_terrain__path__rock = (
        game.tables.where_terrain_is__open_terrain__path__rock
    )
    field_terrain = game.tables.field_terrain
    shifts = game.board.shifts
    where_terrain_is__path__entrance__gate = game.tables.where_terrain_is__path__entrance__gate
    if len(game.board.rectangle(corner, 6, 6)) != 36:
        game.refuse_at(corner, "a Map Tile has 6 by 6 spaces, and this one is cut off")
        return
    sides: Sequence[Any] = ways_out(game, corner)
    if is_cave(game, corner):
        check_cave(game, corner)
    else:
        laid_path: Sequence[int] = path_spaces(game, corner)
        laid_path_set = members(laid_path)
        for s in game.board.rectangle(corner, 6, 6):
            if not where_terrain_is__open_terrain__path__rock[s]:
                game.refuse_at(
                    s, "this space lies in the middle of a Map Tile and cannot be Border"
                )
            elif (field_terrain[s] == "path") != (s in laid_path_set):
                game.refuse_at(
                    s, "a Path is two spaces wide and leaves a tile in the middle of a side"
                )
        if len(sides) == 1:
            game.refuse_at(
                first_of(edge(game, first_of(sides, None), corner), NOTHING),
                "the Path ends in this tile",
            )
        if len(sides) == 4:
            game.refuse_at(corner, "no Map Tile has a Path to all four sides")
    for side in sides:
        for s in edge(game, side, corner):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            t = shifts[side.out_x][side.out_y][s]
            if t < 0 or not where_terrain_is__path__entrance__gate[t]:
                game.refuse_at(s, "the Path goes on nowhere from here")


def check_cave(game: State, corner: int) -> None:
    """The Cave: rock, and a mouth of three spaces a lane with the Entrance behind it."""
    # content/kings_armory/rules/map.yaml:210
    # verb: check_cave corner
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    field_terrain = game.tables.field_terrain
    where_terrain_is__rock__path__entrance = game.tables.where_terrain_is__rock__path__entrance
    inside: Sequence[int] = game.board.rectangle(corner, 6, 6)
    if len(ways_out(game, corner)) != 1:
        game.refuse_at(corner, "the Cave opens to one side")
    _count = 0
    for s_2 in inside:
        if field_terrain[s_2] == "entrance":
            _count += 1
    if _count != 2:
        game.refuse_at(corner, "in the Cave are two spaces of an Entrance")
    _count_2 = 0
    for s_3 in inside:
        if field_terrain[s_3] == "path":
            _count_2 += 1
    if _count_2 != 6:
        game.refuse_at(corner, "the mouth of the Cave has three spaces a lane")
    for s in inside:
        if not where_terrain_is__rock__path__entrance[s]:
            game.refuse_at(s, "beside its mouth the Cave is rock")


def check_box(game: State) -> None:
    """There are tiles enough in the box."""
    # content/kings_armory/rules/map.yaml:225
    # verb: check_box
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    bends = []
    for s in corners(game):
        if len(ways_out(game, s)) == 2 and not is_straight(game, s):
            bends.append(s)
    straights = []
    for s_2 in corners(game):
        if is_straight(game, s_2):
            straights.append(s_2)
    caves = []
    for s_3 in corners(game):
        if is_cave(game, s_3):
            caves.append(s_3)
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
    if len(tees(game)) > 2:
        game.refuse_at(
            last_of(tees(game), NOTHING),
            "there are 2 T-Tiles, not ",
            game.show("number", len(tees(game))),
        )
    if len(caves) > 1:
        game.refuse_at(
            last_of(caves, NOTHING), "there is one Cave, not ", game.show("number", len(caves))
        )


def check_ways(game: State) -> None:
    """The Path is one, and T-Tiles lead where their marked side says."""
    # content/kings_armory/rules/map.yaml:262
    # verb: check_ways
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    gates: Sequence[int] = spaces_of(game, "gate")
    if not gates:
        return
    cut_off: Sequence[int] = minus(
        both(spaces_of(game, "entrance"), spaces_of(game, "path")),
        path_from(game, first_of(gates, NOTHING), ()),
    )
    if cut_off:
        game.refuse_at(
            first_of(cut_off, NOTHING), "no unbroken Path leads from here to the Castle Gate"
        )
    to_entrance = []
    for s in tees(game):
        if marked_for(game, s, "entrance"):
            to_entrance.append(s)
    to_exit = []
    for s_2 in tees(game):
        if marked_for(game, s_2, "gate"):
            to_exit.append(s_2)
    to_entrance_set = members(to_entrance)
    to_exit_set = members(to_exit)
    _found = []
    for corner in tees(game):
        if corner not in to_entrance_set and corner not in to_exit_set:
            _found.append(corner)
    for corner in _found:
        game.refuse_at(
            corner, "only the marked side of a T-Tile leads to the Entrance or to the Exit"
        )
    if len(tees(game)) == 2 and (not to_entrance or not to_exit):
        game.refuse_at(
            last_of(tees(game), NOTHING), "one T-Tile is marked `to Entrance`, the other `to Exit`"
        )
    if game.setting.cave and not to_exit:
        game.refuse_at(
            first_of(gates, NOTHING), "the ways from both Entrances meet in the T-Tile `to Exit`"
        )


def check_route(game: State, odd_lane: Sequence[int], even_lane: Sequence[int]) -> None:
    """A Route goes from the Entrance to the Armory, on its own lane, without a loop."""
    # content/kings_armory/rules/map.yaml:299
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
        game.board.shifts[y_of[ahead] - y_of[s]][x_of[s] - x_of[ahead]][
            first_of(even_lane, NOTHING)
        ]
        != s
    ):
        game.refuse_at(s, "seen in the direction of travel the Odd side is the left one")
    even_lane_set = members(even_lane)
    shared = []
    for t in odd_lane:
        if t in even_lane_set:
            shared.append(t)
    if shared:
        game.refuse_at(
            first_of(shared, NOTHING), "the Odd and the Even side of a Route never share a space"
        )


def check_lane(game: State, way: Sequence[int]) -> None:
    """A lane goes space by space along the Path."""
    # content/kings_armory/rules/map.yaml:316
    # verb: check_lane way
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    field_terrain = game.tables.field_terrain
    stepped = game.board.stepped
    if (
        len(way) < 2
        or field_terrain[first_of(way, NOTHING)] != "entrance"
        or field_terrain[last_of(way, NOTHING)] != "armory"
    ):
        game.refuse_at(
            first_of_(game, way), "a Route begins at the Entrance and ends in the Armory"
        )
        return
    for n in numbers(1, len(way) - 1):
        s = part(way, n)
        if stepped[part(way, n - 1)][s] != 1:
            game.refuse_at(s, "a Route goes from space to space, and here it jumps")
        if n < len(way) - 1 and not (field_terrain[s] == "path" or field_terrain[s] == "gate"):
            game.refuse_at(s, "a Route stays on the Path")


CONTENTS = Contents(
    definitions=(NORTH, EAST, SOUTH, WEST),
    links=(
        (NORTH, "opposite", "kings_armory.south"),
        (EAST, "opposite", "kings_armory.west"),
        (SOUTH, "opposite", "kings_armory.north"),
        (WEST, "opposite", "kings_armory.east"),
    ),
)
