# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/towers.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import (
    NOTHING,
    Abilities,
    Action,
    ActionInfo,
    Contents,
    Modifier,
    both,
    first_of,
    members,
    numbers,
    product,
)

from ..kinds import Ally, Character, Hero, Hireable, Tower
from ..state import State
from . import actions as rules_actions
from . import duties as rules_duties

REASSIGN_ACTION = ActionInfo(
    "reassign",
    "{hireable} uses a slot of {tower} instead",
    ("hireable", "tower"),
    ("piece", "piece"),
)

PASS_WALL_ACTION = ActionInfo(
    "pass_wall",
    "{ally} goes through the wall of the Tower to {s}",
    ("ally", "s"),
    ("piece", "space"),
)

RELOCATE_ACTION = ActionInfo(
    "relocate",
    "{hireable} changes its Tower and goes to {s} for {n} Action Points",
    ("hireable", "n", "s"),
    ("piece", "number", "space"),
)

TELEPORT_SELF_ACTION = ActionInfo(
    "teleport_self", "{ally} teleports to {s}", ("ally", "s"), ("piece", "space")
)

# content/kings_armory/rules/towers.yaml:33
STONE_TOWER = Tower("kings_armory.stone_tower", "Tower")

# content/kings_armory/rules/towers.yaml:38
PARAPET_TOWER = Tower("kings_armory.parapet_tower", "Parapet", width=1, slots=1, destructible=False)


def can_build(game: State, s: int) -> bool:
    """A Tower with s as its top left would stand on Open Terrain only, and on nobody."""
    # content/kings_armory/rules/towers.yaml:54
    # query: can_build s
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return is_site(game, s) and all_clear(game, s)


def _no_1(game: State, s: int) -> bool:
    field_terrain = game.tables.field_terrain
    for t in game.board.rectangle(s, 2, 2):
        if field_terrain[t] != "open_terrain":
            return False
    return True


def _is_site_anew(game: State, s: int) -> bool:
    return (
        game.tables.field_terrain[s] == "open_terrain"
        and len(game.board.rectangle(s, 2, 2)) == 4
        and _no_1(game, s)
    )


def is_site(game: State, s: int) -> bool:
    """The spaces of a Tower with s as its top left are on the map, and Open Terrain."""
    # content/kings_armory/rules/towers.yaml:63
    # query: is_site s
    _key = ("is_site", s)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _is_site_anew, s)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: bool = _known[0]
    return _answer


def _any_1(game: State, t: int) -> bool:
    docs = game.doc
    for character in game.contents[t]:
        if isinstance(docs[character], Character):
            return True
    return False


def all_clear(game: State, s: int) -> bool:
    """No Tower and nobody is on the spaces of a Tower with s as its top left."""
    # content/kings_armory/rules/towers.yaml:73
    # query: all_clear s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    tower_of = game.space_tower
    contents_of = game.contents
    for t in game.board.rectangle(s, 2, 2):
        if tower_of[t] >= 0 or (contents_of[t] and _any_1(game, t)):
            return False
    return True


def _spaces_1(game: State) -> tuple[int, ...]:
    _key = ("kings_armory.rules.towers", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if game.tables.where_terrain_is__open_terrain__path__gate[space]:
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def _any_2(game: State, top: Sequence[int], space: int) -> bool:
    stepped = game.board.stepped
    for t in top:
        if stepped[t][space] <= 2:
            return True
    return False


def _ground_around_anew(game: State, s: int, width: int) -> Sequence[int]:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    top: Sequence[int] = game.atlas().rectangle(s, width, width)
    _found = []
    for space in _spaces_1(game):
        if _any_2(game, top, space):
            _found.append(space)
    return _found


def ground_around(game: State, s: int, width: int) -> Sequence[int]:
    """The ground within 2 spaces of a Tower of that width with s as its top left."""
    # content/kings_armory/rules/towers.yaml:82
    # query: ground_around s over width
    _key = ("ground_around", s, width)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _ground_around_anew, s, width)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: Sequence[int] = _known[0]
    return _answer


def near_tower(game: State, s: int, tower: int) -> bool:
    """S is on the Tower, or on the ground within 2 spaces of it."""
    # content/kings_armory/rules/towers.yaml:139
    # query: near_tower s tower
    return game.space_tower[s] == tower or (
        game.space_tower[s] < 0 and s in members(game.piece_grounds[tower])
    )


def guests(game: State, tower: int) -> int:
    # content/kings_armory/rules/towers.yaml:147
    # query: guests tower
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    host_of = game.piece_host
    _count = 0
    for ally in game.seen[Ally]:
        if host_of[ally] == tower:
            _count += 1
    return _count


def hosts(game: State, tower: int, ally: int) -> bool:
    """The Ally has a Hosting Slot there, or there is an empty one."""
    # content/kings_armory/rules/towers.yaml:153
    # query: hosts tower ally
    return game.piece_host[ally] == tower or guests(game, tower) < game.doc[tower].slots


def has_room(game: State, s: int) -> bool:
    """No full Tower stands."""
    # content/kings_armory/rules/towers.yaml:160
    # query: has_room s
    return (
        game.space_tower[s] < 0
        or guests(game, game.space_tower[s]) < game.doc[game.space_tower[s]].slots
    )


def makes_room(game: State, tower: int, tried: Sequence[int]) -> bool:
    """A slot is empty, or one of its guests on the ground can use another Tower nearby instead."""
    # content/kings_armory/rules/towers.yaml:169
    # query: makes_room tower over tried
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    host_of = game.piece_host
    tower_of = game.space_tower
    places = game.place
    grounds_of = game.piece_grounds
    if guests(game, tower) < game.doc[tower].slots:
        return True
    closed_now: Sequence[int] = both(tried, (tower,))
    closed_now_set = members(closed_now)
    _found = []
    for guest in game.seen[Ally]:
        if host_of[guest] == tower and tower_of[places[guest]] < 0:
            _found.append(guest)
    for guest in _found:
        _found_2 = []
        for other in game.seen[Tower]:
            if other not in closed_now_set and (
                tower_of[places[guest]] == other
                or (tower_of[places[guest]] < 0 and places[guest] in members(grounds_of[other]))
            ):
                _found_2.append(other)
        for other in _found_2:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            if makes_room(game, other, closed_now):
                return True
    return False


def _first_1(game: State, s: int, ally: int) -> int:
    grounds_of = game.piece_grounds
    host_of = game.piece_host
    docs = game.doc
    _space_tower = game.space_tower[s]
    for tower in game.seen[Tower]:
        if (_space_tower == tower or (_space_tower < 0 and s in members(grounds_of[tower]))) and (
            host_of[ally] == tower or guests(game, tower) < docs[tower].slots
        ):
            return tower
    return NOTHING


def slot_for(game: State, ally: int, s: int) -> int:
    """The Tower that would host the Ally at s, its own one if it can; nothing if none would."""
    # content/kings_armory/rules/towers.yaml:200
    # query: slot_for ally at s
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.space_tower[s] >= 0:
        return (
            game.space_tower[s]
            if game.piece_host[ally] == game.space_tower[s]
            or guests(game, game.space_tower[s]) < game.doc[game.space_tower[s]].slots
            else NOTHING
        )
    if game.piece_host[ally] >= 0 and (
        game.space_tower[s] == game.piece_host[ally]
        or (game.space_tower[s] < 0 and s in members(game.piece_grounds[game.piece_host[ally]]))
    ):
        return game.piece_host[ally]
    return _first_1(game, s, ally)


def _no_2(game: State, space: int) -> bool:
    docs = game.doc
    for ally_2 in game.contents[space]:
        if isinstance(docs[ally_2], Ally):
            return False
    return True


def stations(game: State, ally: int) -> Sequence[int]:
    """Where an Ally can be before a Wave begins; everybody uses a slot then, on the ground, too."""
    # content/kings_armory/rules/towers.yaml:245
    # query: stations ally
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    host_of = game.piece_host
    top_of = game.piece_top
    docs = game.doc
    grounds_of = game.piece_grounds
    tower_of = game.space_tower
    where_terrain_is__open_terrain__path__gate = (
        game.tables.where_terrain_is__open_terrain__path__gate
    )
    places = game.place
    contents_of = game.contents
    hosted: Sequence[Any] = ()
    _found = []
    for tower in game.seen[Tower]:
        if tower == host_of[ally] or makes_room(game, tower, ()):
            _found.append(tower)
    for tower in _found:
        hosted = both(hosted, top_of[tower])
        if not docs[ally].tower_bound:
            _found_2 = []
            for s in grounds_of[tower]:
                if tower_of[s] < 0:
                    _found_2.append(s)
            hosted = both(hosted, _found_2)
    free = (
        game.options["gauntlet"] > 0 and isinstance(docs[ally], Hero) and not docs[ally].tower_bound
    )
    hosted_set = members(hosted)
    _found_3 = []
    for space in range(game.board.size):
        if (
            space in hosted_set
            or (free and where_terrain_is__open_terrain__path__gate[space] and tower_of[space] < 0)
        ) and (space == places[ally] or not contents_of[space] or _no_2(game, space)):
            _found_3.append(space)
    return _found_3


def roams(game: State, ally: int) -> bool:
    """In the Gauntlet a Hero on the ground needs no Tower."""
    # content/kings_armory/rules/towers.yaml:259
    # query: roams ally
    return (
        game.options["gauntlet"] > 0
        and isinstance(game.doc[ally], Hero)
        and not game.doc[ally].tower_bound
    )


def walls(game: State, tower: int) -> Sequence[int]:
    """The ground spaces along its walls; corners do not count."""
    # content/kings_armory/rules/towers.yaml:290
    # query: walls tower
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    where_terrain_is__open_terrain__path__gate = (
        game.tables.where_terrain_is__open_terrain__path__gate
    )
    tower_of = game.space_tower
    found: Sequence[Any] = ()
    for t in game.piece_top[tower]:
        _found = []
        for s in game.board.near[t]:
            if where_terrain_is__open_terrain__path__gate[s] and tower_of[s] < 0:
                _found.append(s)
        found = both(found, _found)
    return found


def doors(game: State, ally: int) -> Sequence[int]:
    """Where one Action brings an Ally through the wall of a Tower."""
    # content/kings_armory/rules/towers.yaml:300
    # query: doors ally
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    tower_of = game.space_tower
    places = game.place
    docs = game.doc
    host_of = game.piece_host
    top_of = game.piece_top
    if tower_of[places[ally]] >= 0:
        if docs[ally].tower_bound:
            return ()
        return walls(game, tower_of[places[ally]])
    found: Sequence[Any] = ()
    for s in game.board.near[places[ally]]:
        if tower_of[s] >= 0 and (
            host_of[ally] == tower_of[s] or guests(game, tower_of[s]) < docs[tower_of[s]].slots
        ):
            found = both(found, top_of[tower_of[s]])
    return found


def trips(game: State, hireable: int, n: int) -> Sequence[int]:
    """Where n Actions of movement bring it, and one less does not."""
    # content/kings_armory/rules/towers.yaml:342
    # query: trips hireable n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    where_terrain_is__open_terrain__path__gate = (
        game.tables.where_terrain_is__open_terrain__path__gate
    )
    tower_of = game.space_tower
    closed: Sequence[int] = off_level(game, places[hireable])
    nearer: Sequence[int] = game.atlas().reachable(
        places[hireable], product(n - 1, game.stat("move", hireable)), closed
    )
    nearer_set = members(nearer)
    farther = []
    for s in game.atlas().reachable(
        places[hireable], product(n, game.stat("move", hireable)), closed
    ):
        if (
            s not in nearer_set
            and (where_terrain_is__open_terrain__path__gate[s] or tower_of[s] >= 0)
            and tower_of[s] == tower_of[places[hireable]]
        ):
            farther.append(s)
    return rules_actions.arrivals(game, hireable, farther)


def off_level(game: State, s: int) -> Sequence[int]:
    """Where nobody can walk who starts at s, for Towers block the way, and on top of one its edge does."""
    # content/kings_armory/rules/towers.yaml:355
    # query: off_level s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    tower_of = game.space_tower
    if tower_of[s] < 0:
        return game.table_closed
    _found = []
    for space, tower in enumerate(tower_of):
        if tower != tower_of[s]:
            _found.append(space)
    return _found


def same_floor(game: State, s: int, other: int) -> bool:
    # content/kings_armory/rules/towers.yaml:365
    # query: same_floor s other
    return (
        game.tables.where_terrain_is__open_terrain__path__gate[s] or game.space_tower[s] >= 0
    ) and game.space_tower[s] == game.space_tower[other]


def towers_for(game: State, ally: int) -> Sequence[int]:
    """The Towers that have a slot for the Ally."""
    # content/kings_armory/rules/towers.yaml:381
    # query: towers_for ally
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    host_of = game.piece_host
    docs = game.doc
    _found = []
    for tower in game.seen[Tower]:
        if host_of[ally] == tower or guests(game, tower) < docs[tower].slots:
            _found.append(tower)
    return _found


def ground_for(game: State, ally: int) -> Sequence[int]:
    """The ground where an Ally that needs a slot would have one."""
    # content/kings_armory/rules/towers.yaml:388
    # query: ground_for ally
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    grounds_of = game.piece_grounds
    if not (isinstance(docs[ally], Hireable) or docs[ally].tower_bound) or docs[ally].tower_bound:
        return ()
    found: Sequence[Any] = ()
    for t in towers_for(game, ally):
        found = both(found, grounds_of[t])
    return found


def needs_slot(game: State, ally: int) -> bool:
    """`ally` needs a slot of a Tower wherever it is."""
    # content/kings_armory/rules/towers.yaml:399
    # query: needs_slot ally
    return isinstance(game.doc[ally], Hireable) or game.doc[ally].tower_bound


def build(game: State, token: Any, s: int) -> None:
    """A `token` is built at `s`."""
    # content/kings_armory/rules/towers.yaml:93
    # verb: build token at s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    top_of = game.piece_top
    tower_of = game.space_tower
    if game.log is not None:
        game.tell("a ", game.named("definition", token), " is built at ", game.named("space", s))
    built = game.create(token, s, NOTHING)
    top_of[built] = tuple(game.atlas().rectangle(s, token.width, token.width))
    game.stamp += 1
    for t in top_of[built]:
        tower_of[t] = built
        game.stamp += 1
    survey(game)
    game.piece_grounds[built] = tuple(ground_around(game, s, token.width))
    game.stamp += 1


def survey(game: State) -> None:
    """Finds out where nobody can walk on the ground."""
    # content/kings_armory/rules/towers.yaml:106
    # verb: survey
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    where_terrain_is__open_terrain__path__gate = (
        game.tables.where_terrain_is__open_terrain__path__gate
    )
    tower_of = game.space_tower
    _found = []
    for space in range(game.board.size):
        if not (where_terrain_is__open_terrain__path__gate[space] and tower_of[space] < 0):
            _found.append(space)
    game.table_closed = tuple(_found)
    game.stamp += 1


def build_tower(game: State, s: int) -> None:
    """A Tower is built at `s`."""
    # content/kings_armory/rules/towers.yaml:111
    # verb: build_tower at s
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if is_site(game, s) and all_clear(game, s):
        build(game, game.program.definitions["kings_armory.stone_tower"], s)


def _spaces_2(game: State) -> tuple[int, ...]:
    _key = ("kings_armory.rules.towers", 2)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if game.tables.field_terrain[space] == "parapet":
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def raise_parapets(game: State) -> None:
    # content/kings_armory/rules/towers.yaml:119
    # verb: raise_parapets
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for space in _spaces_2(game):
        build(game, game.program.definitions["kings_armory.parapet_tower"], space)


def tear_down(game: State, tower: int) -> None:
    """The Tower is taken away."""
    # content/kings_armory/rules/towers.yaml:125
    # verb: tear_down tower
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    host_of = game.piece_host
    tower_of = game.space_tower
    if not game.doc[tower].destructible:
        return
    if game.log is not None:
        game.tell(game.named("piece", tower), " is taken away")
    _found = []
    for ally in game.seen[Ally]:
        if host_of[ally] == tower:
            _found.append(ally)
    for ally in _found:
        host_of[ally] = NOTHING
        game.stamp += 1
    for t in game.piece_top[tower]:
        tower_of[t] = NOTHING
        game.stamp += 1
    survey(game)
    game.put(tower, NOTHING)


def clear_slot(game: State, tower: int, tried: Sequence[int]) -> None:
    """If `tower` is full, one of its guests on the ground uses another Tower nearby instead."""
    # content/kings_armory/rules/towers.yaml:184
    # verb: clear_slot of tower over tried
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    host_of = game.piece_host
    tower_of = game.space_tower
    places = game.place
    grounds_of = game.piece_grounds
    if guests(game, tower) < game.doc[tower].slots:
        return
    closed_now: Sequence[int] = both(tried, (tower,))
    closed_now_set = members(closed_now)
    _found = []
    for guest in game.seen[Ally]:
        if host_of[guest] == tower and tower_of[places[guest]] < 0:
            _found.append(guest)
    for guest in _found:
        _found_2 = []
        for other in game.seen[Tower]:
            if other not in closed_now_set and (
                tower_of[places[guest]] == other
                or (tower_of[places[guest]] < 0 and places[guest] in members(grounds_of[other]))
            ):
                _found_2.append(other)
        for other in _found_2:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            if makes_room(game, other, closed_now):
                clear_slot(game, other, closed_now)
                host_of[guest] = other
                game.stamp += 1
                return


def assign(game: State, ally: int, tower: int) -> None:
    """`ally` is assigned to `tower`."""
    # content/kings_armory/rules/towers.yaml:211
    # verb: assign ally to tower
    if game.log is not None:
        game.tell(game.named("piece", ally), " is assigned to ", game.named("piece", tower))
    if game.piece_host[ally] == tower or guests(game, tower) < game.doc[tower].slots:
        game.piece_host[ally] = tower
        game.stamp += 1


def take_slot(game: State, ally: int) -> None:
    # content/kings_armory/rules/towers.yaml:238
    # verb: take_slot ally
    if game.space_tower[game.place[ally]] >= 0 or isinstance(game.doc[ally], Hireable):
        game.piece_host[ally] = slot_for(game, ally, game.place[ally])
        game.stamp += 1
    else:
        game.piece_host[ally] = NOTHING
        game.stamp += 1


def station(game: State, ally: int, s: int) -> None:
    """`ally` takes its place at `s`."""
    # content/kings_armory/rules/towers.yaml:266
    # verb: station ally at s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    host_of = game.piece_host
    tower_of = game.space_tower
    docs = game.doc
    grounds_of = game.piece_grounds
    if game.log is not None:
        game.tell(game.named("piece", ally), " takes its place at ", game.named("space", s))
    game.put(ally, s)
    host_of[ally] = NOTHING
    game.stamp += 1
    if (
        tower_of[s] < 0
        and game.options["gauntlet"] > 0
        and isinstance(docs[ally], Hero)
        and not docs[ally].tower_bound
    ):
        return
    towers_here = []
    for tower in game.seen[Tower]:
        if (
            tower_of[s] == tower or (tower_of[s] < 0 and s in members(grounds_of[tower]))
        ) and makes_room(game, tower, ()):
            towers_here.append(tower)
    if not towers_here:
        return
    clear_slot(game, first_of(towers_here, NOTHING), ())
    host_of[ally] = first_of(towers_here, NOTHING)
    game.stamp += 1


def free_slots(game: State) -> None:
    """As the Wave begins, every Hero on the ground gives its Hosting Slot free."""
    # content/kings_armory/rules/towers.yaml:281
    # verb: free_slots
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    tower_of = game.space_tower
    places = game.place
    host_of = game.piece_host
    _found = []
    for hero in game.seen[Hero]:
        if tower_of[places[hero]] < 0:
            _found.append(hero)
    for hero in _found:
        host_of[hero] = NOTHING
        game.stamp += 1


def reassign_options(game: State, player: int) -> list[Any]:
    """`hireable` uses a slot of `tower` instead."""
    # content/kings_armory/rules/towers.yaml:220
    # action: reassign hireable to tower
    hp_of = game.piece_hp
    owners = game.owner
    tower_of = game.space_tower
    places = game.place
    host_of = game.piece_host
    slots_left_of = game.piece_slots_left
    grounds_of = game.piece_grounds
    docs = game.doc
    if not (game.table_mover < 0 or game.contents[game.zone_reinforcements]):
        return []
    options: list[Any] = []
    for hireable in game.seen[Hireable]:
        if hp_of[hireable] > 0 and owners[hireable] == player and tower_of[places[hireable]] < 0:
            _piece_host = host_of[hireable]
            for tower in game.offer(game.seen[Tower]):
                if (
                    tower != _piece_host
                    and tower not in slots_left_of[hireable]
                    and (
                        tower_of[places[hireable]] == tower
                        or (
                            tower_of[places[hireable]] < 0
                            and places[hireable] in members(grounds_of[tower])
                        )
                    )
                    and (_piece_host == tower or guests(game, tower) < docs[tower].slots)
                ):
                    options.append((hireable, tower))
    return options


def take_reassign(game: State, player: int, hireable: int, tower: int) -> None:
    """`hireable` uses a slot of `tower` instead."""
    # content/kings_armory/rules/towers.yaml:220
    # action: reassign hireable to tower
    if game.piece_host[hireable] >= 0:
        game.piece_slots_left[hireable] = tuple(
            both(game.piece_slots_left[hireable], (game.piece_host[hireable],))
        )
        game.stamp += 1
    assign(game, hireable, tower)


def pass_wall_options(game: State, player: int) -> list[Any]:
    """`ally` goes through the wall of the Tower to `s`."""
    # content/kings_armory/rules/towers.yaml:314
    # action: pass_wall ally to s
    owners = game.owner
    hp_of = game.piece_hp
    ap_of = game.piece_ap
    options: list[Any] = []
    for ally in game.seen[Ally]:
        if (
            owners[ally] == player
            and hp_of[ally] > 0
            and ap_of[ally] >= 1
            and (game.table_acting < 0 or game.table_acting == ally)
        ):
            for s in game.offer(
                rules_duties.dutiful(
                    game, ally, rules_actions.arrivals(game, ally, doors(game, ally)), 1
                ),
            ):
                options.append((ally, s))
    return options


def take_pass_wall(game: State, player: int, ally: int, s: int) -> None:
    """`ally` goes through the wall of the Tower to `s`."""
    # content/kings_armory/rules/towers.yaml:314
    # action: pass_wall ally to s
    if game.log is not None:
        game.tell(
            game.named("piece", ally),
            " goes through the wall of the Tower to ",
            game.named("space", s),
        )
    game.piece_ap[ally] = max(0, game.piece_ap[ally] - 1)
    game.stamp += 1
    rules_duties.go(game, ally, s)


def relocate_options(game: State, player: int) -> list[Any]:
    """`hireable` changes its Tower and goes to `s` for `n` Action Points."""
    # content/kings_armory/rules/towers.yaml:328
    # action: relocate hireable to s over n
    owners = game.owner
    hp_of = game.piece_hp
    ap_of = game.piece_ap
    tower_of = game.space_tower
    places = game.place
    options: list[Any] = []
    for hireable in game.seen[Hireable]:
        if (
            owners[hireable] == player
            and hp_of[hireable] > 0
            and ap_of[hireable] >= 2
            and (game.table_acting < 0 or game.table_acting == hireable)
            and tower_of[places[hireable]] < 0
        ):
            for n in game.offer(numbers(2, ap_of[hireable])):
                for s in game.offer(
                    rules_duties.dutiful(game, hireable, trips(game, hireable, n), n)
                ):
                    options.append((hireable, n, s))
    return options


def take_relocate(game: State, player: int, hireable: int, n: int, s: int) -> None:
    """`hireable` changes its Tower and goes to `s` for `n` Action Points."""
    # content/kings_armory/rules/towers.yaml:328
    # action: relocate hireable to s over n
    if game.log is not None:
        game.tell(game.named("piece", hireable), " goes to another Tower")
    game.piece_ap[hireable] = max(0, game.piece_ap[hireable] - n)
    game.stamp += 1
    rules_duties.go(game, hireable, s)


def teleport_self_options(game: State, player: int) -> list[Any]:
    """`ally` teleports to `s`."""
    # content/kings_armory/rules/towers.yaml:406
    # action: teleport_self ally to s
    owners = game.owner
    docs = game.doc
    hp_of = game.piece_hp
    ap_of = game.piece_ap
    options: list[Any] = []
    for ally in game.seen[Ally]:
        if (
            owners[ally] == player
            and docs[ally].tele
            and hp_of[ally] > 0
            and ap_of[ally] >= 1
            and (game.table_acting < 0 or game.table_acting == ally)
        ):
            for s in game.offer(
                rules_duties.dutiful(
                    game, ally, rules_actions.arrivals(game, ally, range(game.board.size)), 1
                ),
            ):
                options.append((ally, s))
    return options


def take_teleport_self(game: State, player: int, ally: int, s: int) -> None:
    """`ally` teleports to `s`."""
    # content/kings_armory/rules/towers.yaml:406
    # action: teleport_self ally to s
    game.piece_ap[ally] = max(0, game.piece_ap[ally] - 1)
    game.stamp += 1
    rules_actions.teleport(game, ally, s)


def high_ground_changes_range(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/rules/towers.yaml:376
    # while it is in_tower and attack.type = ranged: +1 range
    return game.space_tower[game.place[target]] >= 0 and game.about.type_ == "ranged"


# content/kings_armory/rules/towers.yaml:372
HIGH_GROUND_ABILITIES = Abilities(
    modifiers=(Modifier("range_", "add", high_ground_changes_range, 1),),
    text="While it is in tower and the attack's type is ranged: +1 Range.",
)

CONTENTS = Contents(
    definitions=(STONE_TOWER, PARAPET_TOWER),
    laws={"kings_armory.high_ground": HIGH_GROUND_ABILITIES},
    actions=(
        Action(REASSIGN_ACTION, ("moment",), (), reassign_options, take_reassign),
        Action(PASS_WALL_ACTION, ("own_turn",), (), pass_wall_options, take_pass_wall),
        Action(RELOCATE_ACTION, ("own_turn",), (), relocate_options, take_relocate),
        Action(TELEPORT_SELF_ACTION, ("own_turn",), (), teleport_self_options, take_teleport_self),
    ),
)
