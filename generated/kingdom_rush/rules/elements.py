# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/elements.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import NOTHING, Prompt, first_part, lowest_of

from ..kinds import BuildingSite, DamageTile, FaultLine, Hero, Horde, LifeCard, SpawnPoint, Tentacle
from ..state import State
from . import environment as rules_environment
from . import heroes as rules_heroes
from . import hordes as rules_hordes

ASK_1 = Prompt("choice", "Where does a fault line open?", ("space",))
ASK_2 = Prompt("choice", "Which damage tile is removed?", ("piece",))


def _in_order_1(game: State) -> Sequence[int]:
    docs = game.doc
    ranked = []
    for point in game.seen[SpawnPoint]:
        ranked.append(((docs[point].number,), point))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def way_of(game: State, horde: int) -> str:
    """The route on which `horde` walks; on a shared stretch that of the lowest spawn number."""
    # content/kingdom_rush/rules/elements.yaml:4
    # query: way_of horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    way_of_ = game.piece_way
    _place = game.place[horde]
    for point in _in_order_1(game):
        if _place in game.board.routes[way_of_[point]]:
            return way_of_[point]
    return "first_route"


def _no_1(game: State, building_site: int) -> bool:
    docs = game.doc
    for tentacle in game.contents[game.place[building_site]]:
        if isinstance(docs[tentacle], Tentacle):
            return False
    return True


def _best_1(game: State, boss: int) -> Sequence[int]:
    kings = game.board.kings
    places = game.place
    _found_2 = []
    for building_site in game.seen[BuildingSite]:
        if _no_1(game, building_site):
            _found_2.append(building_site)
    _found = _found_2
    if len(_found) > 1:
        _found_3 = []
        for building_site_2 in _found:
            _found_3.append(kings[places[building_site_2]][places[boss]])
        _found = lowest_of(_found, _found_3)
    return _found


def sites_nearest(game: State, boss: int) -> Sequence[int]:
    """The nearest building sites without a tentacle."""
    # content/kingdom_rush/rules/elements.yaml:21
    # query: sites_nearest boss
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    places = game.place
    nearest_: Sequence[int] = _best_1(game, boss)
    _found = []
    for building_site in nearest_:
        if isinstance(docs[building_site], BuildingSite):
            _found.append(places[building_site])
    return _found


def _spaces_1(game: State) -> tuple[int, ...]:
    _key = ("kingdom_rush.rules.elements", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if game.tables.field_path[space]:
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def _no_2(game: State, space: int) -> bool:
    docs = game.doc
    for piece in game.contents[space]:
        if isinstance(docs[piece], (Horde, FaultLine)):
            return False
    return True


def solid_path_spaces(game: State) -> Sequence[int]:
    """The path spaces without a horde and without a fault line."""
    # content/kingdom_rush/rules/elements.yaml:30
    # query: solid_path_spaces
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    _found = []
    for space in _spaces_1(game):
        if not contents_of[space] or _no_2(game, space):
            _found.append(space)
    return _found


def _spaces_2(game: State, hero_place: int) -> tuple[int, ...]:
    _key = ("kingdom_rush.rules.elements", 2, hero_place)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if space == hero_place and game.tables.field_path[space]:
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def _stands_on_path_anew(game: State, hero: int) -> bool:
    return bool(_spaces_2(game, game.place[hero]))


def stands_on_path(game: State, hero: int) -> bool:
    """`hero` is on a path space."""
    # content/kingdom_rush/rules/elements.yaml:44
    # query: stands_on_path hero
    _key = ("stands_on_path", game.place[hero])
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _stands_on_path_anew, hero)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: bool = _known[0]
    return _answer


def spaces_ahead(game: State, horde: int) -> int:
    """How many spaces lie between `horde` and its exit."""
    # content/kingdom_rush/rules/elements.yaml:60
    # query: spaces_ahead horde
    return game.board.route_left(way_of(game, horde), game.place[horde])


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


def exit_distance(game: State, s: int) -> int:
    """How many spaces lie between `s` and the exit."""
    # content/kingdom_rush/rules/elements.yaml:111
    # query: exit_distance s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    way_of_ = game.piece_way
    for point in _in_order_2(game):
        if s in game.board.routes[way_of_[point]]:
            return game.board.route_left(way_of_[point], s)
    return 99


def flood(game: State, n: int, boss: int) -> None:
    """Place `n` tentacles on the building sites nearest to `boss` without one."""
    # content/kingdom_rush/rules/elements.yaml:14
    # verb: flood n by boss
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_rush/rules/elements.yaml:19")
        rules_environment.place_tentacle(game, sites_nearest(game, boss))
        if game.over:
            return


def _best_2(game: State, boss: int) -> Sequence[int]:
    kings = game.board.kings
    places = game.place
    _found = list(solid_path_spaces(game))
    if len(_found) > 1:
        _found_2 = []
        for space in _found:
            _found_2.append(kings[space][places[boss]])
        _found = lowest_of(_found, _found_2)
    return _found


def quake(game: State, boss: int) -> None:
    """A fault line opens on the nearest path space without horde and fault line; without one in the supply the kingdom loses 1 heart."""
    # content/kingdom_rush/rules/elements.yaml:36
    # verb: quake by boss
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    s = game.choose(game.active, ASK_1, _best_2(game, boss), NOTHING)
    if s >= 0:
        rules_environment.open_fault_line(game, s)


def _in_order_3(game: State, blown: Sequence[int]) -> Sequence[int]:
    docs = game.doc
    places = game.place
    ranked = []
    for horde in blown:
        if isinstance(docs[horde], Horde):
            ranked.append(((game.board.route_left(way_of(game, horde), places[horde]),), horde))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def gust(game: State, boss: int, reach: int) -> None:
    """Every horde within `reach` spaces of `boss` attempts to move at once, and still gets its normal turn."""
    # content/kingdom_rush/rules/elements.yaml:50
    # verb: gust by boss within reach
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    kings = game.board.kings
    places = game.place
    frozen_of = game.piece_frozen
    blown = []
    for horde in game.seen[Horde]:
        if kings[places[horde]][places[boss]] <= reach and (
            reach > 1 or places[horde] != places[boss]
        ):
            blown.append(horde)
    for h in _in_order_3(game, blown):
        if game.on_board(places[h]) and not frozen_of[h] and not rules_hordes.aims_now(game, h):
            rules_hordes.make_attempts(game, h, way_of(game, h))
            if game.over:
                return


def scorch(game: State, n: int, boss: int) -> None:
    """Each hero within 2 spaces of `boss` takes `n` damage."""
    # content/kingdom_rush/rules/elements.yaml:66
    # verb: scorch n by boss
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    kings = game.board.kings
    _found = []
    for burnt in game.seen[Hero]:
        if game.on_board(places[burnt]) and kings[places[burnt]][places[boss]] <= 2:
            _found.append(burnt)
    for burnt in _found:
        rules_heroes.emit_damage(game, n, burnt, NOTHING, "other")
        if game.over:
            return


def mend(game: State, n: int, boss: int) -> None:
    """Remove `n` damage tiles from the top life card, or all of them if there are fewer."""
    # content/kingdom_rush/rules/elements.yaml:74
    # verb: mend n of boss
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    if not contents_of[game.piece__zone_life_stack[boss]]:
        return
    card = game.top(game.piece__zone_life_stack[boss])
    if isinstance(docs[card], LifeCard):
        if len(contents_of[game.piece__zone_tray[card]]) <= n:
            _found = []
            for damage_tile in contents_of[game.piece__zone_tray[card]]:
                if isinstance(docs[damage_tile], DamageTile):
                    _found.append(damage_tile)
            for damage_tile in _found:
                game.put(damage_tile, NOTHING)
        else:
            for _ in range(n):
                game.fuel -= game.seen.walk
                if game.fuel < 0:
                    game.tick("content/kingdom_rush/rules/elements.yaml:85")
                _found_2 = []
                for piece in contents_of[game.piece__zone_tray[card]]:
                    if isinstance(docs[piece], DamageTile):
                        _found_2.append(piece)
                mended = game.choose(game.active, ASK_2, _found_2, NOTHING)
                if mended >= 0:
                    game.put(mended, NOTHING)


def mend_all(game: State, boss: int) -> None:
    """Remove all damage tiles from the top life card."""
    # content/kingdom_rush/rules/elements.yaml:89
    # verb: mend_all of boss
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    _found = []
    for c in contents_of[game.piece__zone_life_stack[boss]]:
        if isinstance(docs[c], LifeCard):
            _found.append(c)
    for c in _found:
        _found_2 = []
        for damage_tile in contents_of[game.piece__zone_tray[c]]:
            if isinstance(docs[damage_tile], DamageTile):
                _found_2.append(damage_tile)
        for damage_tile in _found_2:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            game.put(damage_tile, NOTHING)


def burn_beside(game: State, boss: int) -> None:
    """Each hero adjacent to `boss` takes 1 damage."""
    # content/kingdom_rush/rules/elements.yaml:96
    # verb: burn_beside boss
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _found = []
    for burnt in game.seen[Hero]:
        if game.distance_between(burnt, boss) == 1:
            _found.append(burnt)
    for burnt in _found:
        rules_heroes.emit_damage(game, 1, burnt, NOTHING, "other")
        if game.over:
            return


def _best_3(game: State) -> Sequence[int]:
    _found = list(solid_path_spaces(game))
    if len(_found) > 1:
        _found_2 = []
        for space in _found:
            _found_2.append(exit_distance(game, space))
        _found = lowest_of(_found, _found_2)
    return _found


def crack_before_the_exit(game: State) -> None:
    """A fault line opens on the path space nearest the exit that has no horde and no fault line."""
    # content/kingdom_rush/rules/elements.yaml:102
    # verb: crack_before_the_exit
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if not game.contents[game.zone_fault_line_supply]:
        return
    s = game.choose(game.active, ASK_1, _best_3(game), NOTHING)
    if s >= 0:
        rules_environment.open_fault_line(game, s)
