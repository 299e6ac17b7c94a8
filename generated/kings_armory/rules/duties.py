# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/duties.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, both, last_of, members, minus, numbers, part, position, product

from ..kinds import Hero, Hireable, Monster, Tower
from ..state import State
from . import actions as rules_actions
from . import areas as rules_areas
from . import cards as rules_cards
from . import monsters_turn as rules_monsters_turn
from . import strikes as rules_strikes
from . import tanking as rules_tanking
from . import towers as rules_towers


def crowded(game: State) -> bool:
    """Six or more Monsters are on the board, whatever anybody can do to them."""
    # content/kings_armory/rules/duties.yaml:37
    # query: crowded
    return len(game.seen[Monster]) >= 6


def _any_1(game: State) -> bool:
    hp_of = game.piece_hp
    for hero in game.seen[Hero]:
        if hp_of[hero] <= 0:
            return True
    return False


def last_hope(game: State) -> bool:
    """Only one of several Heroes is still standing, and it is not the Final Wave."""
    # content/kings_armory/rules/duties.yaml:44
    # query: last_hope
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    hp_of = game.piece_hp
    return (
        len([heroe for heroe in game.seen[Hero] if hp_of[heroe] > 0]) == 1
        and game.table_wave_number < game.table_last_wave
        and _any_1(game)
    )


def useful(game: State, attack: Any, ally: int, monster: int) -> bool:
    """Wherever both are, this attack can do something to that Foe."""
    # content/kings_armory/rules/duties.yaml:53
    # query: useful attack ally monster
    if (
        attack.level > game.piece_level[ally]
        or attack.aim == "castle_only"
        or game.piece_hp[monster] <= 0
    ):
        return False
    if rules_strikes.immune_to_type(game, monster, attack.type_):
        return False
    if (
        not (
            game.doc[monster].flying
            and not (isinstance(game.doc[monster], Monster) and game.piece_grounded[monster])
        )
        or attack.type_ == "ranged"
    ):
        return True
    if attack.type_ == "melee":
        return attack.reaches_flying or bool(game.stat("strikes_flying", ally))
    return game.base("range_", ally, attack) > 1


def on_duty(game: State, ally: int) -> bool:
    """It owes the others an attack in this Turn, or a Special Action if it has no attacks."""
    # content/kings_armory/rules/duties.yaml:65
    # query: on_duty ally
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if (
        game.doc[ally].role == "free"
        or game.piece_duty_done[ally]
        or game.table_free_of_duty
        or (isinstance(game.doc[ally], Hero) and last_hope(game))
    ):
        return False
    if game.doc[ally].role == "utility" and crowded(game):
        return False
    return game.doc[ally].works_by_specials or (
        len(rules_cards.attacks_of(game, ally)) > 0 and not game.stat("attacks_barred", ally)
    )


def reach_from(game: State, s: int, attack: Any, ally: int) -> int:
    """The Range that the attack would have from s; on a Tower a Ranged one has 1 more."""
    # content/kings_armory/rules/duties.yaml:78
    # query: reach_from s with attack by ally
    reach = game.stat_with("range_", ally, attack)
    if attack.type_ == "ranged":
        reach = reach + (
            (1 if game.space_tower[s] >= 0 else 0)
            - (1 if game.space_tower[game.place[ally]] >= 0 else 0)
        )
    return reach


def can_attack_from(game: State, s: int, n: int, ally: int) -> bool:
    """Standing at s with n Action Points it could attack a Foe to some effect."""
    # content/kings_armory/rules/duties.yaml:90
    # query: can_attack_from s with n by ally
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    stepped = game.board.stepped
    places = game.place
    kings = game.board.kings
    tower_of = game.space_tower
    for attack in [
        attack
        for attack in rules_cards.attacks_of(game, ally)
        if attack.ac <= n and attack.width * attack.length <= 1
    ]:
        reach = reach_from(game, s, attack, ally)
        for prey in game.seen[Monster]:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            if (
                (
                    stepped[s][places[prey]] <= reach
                    or (
                        reach == 1
                        and kings[s][places[prey]] <= 1
                        and game.base("range_", ally, attack) == 1
                    )
                )
                and not (
                    tower_of[s] != tower_of[places[prey]]
                    and (
                        attack.type_ == "melee"
                        or (
                            attack.type_ == "supernatural"
                            and game.base("range_", ally, attack) == 1
                        )
                    )
                )
                and useful(game, attack, ally, prey)
            ):
                return True
    return False


def _any_2(game: State, ally: int, attack: Any) -> bool:
    for b in rules_areas.areas(game, ally, attack):
        if rules_areas.does_something(game, b, ally, attack):
            return True
    return False


def can_blast(game: State, ally: int, n: int) -> bool:
    """Where it is, with n Action Points, an area attack would do something to a Foe."""
    # content/kings_armory/rules/duties.yaml:105
    # query: can_blast ally with n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    level_of = game.piece_level
    for attack in [
        attack
        for attack in rules_cards.attacks_of(game, ally)
        if attack.width * attack.length > 1
        and attack.level <= level_of[ally]
        and attack.ac <= n
        and rules_areas.any_foe_near(game, ally, attack)
    ]:
        if _any_2(game, ally, attack):
            return True
    return False


def might_attack_after(game: State, s: int, n: int, ally: int) -> bool:
    """With n Action Points left at s it could attack there, or go on from there into Range and attack."""
    # content/kings_armory/rules/duties.yaml:118
    # query: might_attack_after s with n by ally
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if (
        n == game.piece_ap[ally] - 1
        and game.tables.where_terrain_is__open_terrain__path__gate[s]
        and game.space_tower[s] < 0
        and not game.doc[ally].tele
    ):
        if s in members(game.table_promising):
            return True
    elif might_attack_from(game, s, n, ally):
        return True
    return game.space_tower[s] != game.space_tower[game.place[ally]] and can_attack_from(
        game, s, n, ally
    )


def _any_3(game: State, i: int, s: int, spare: int, ally: int) -> bool:
    _stepped = game.board.stepped[s]
    for goal in game.table_spots[part(game.table_ends, i) :][
        : part(game.table_ends, i + 1) - part(game.table_ends, i)
    ]:
        if _stepped[goal] <= product(spare, game.stat("move", ally)) + 1:
            return True
    return False


def _any_4(game: State, i: int, way: Sequence[int], ally: int) -> bool:
    way_set = members(way)
    for goal in game.table_spots[part(game.table_ends, i) :][
        : part(game.table_ends, i + 1) - part(game.table_ends, i)
    ]:
        if goal in way_set and rules_actions.arrivals(game, ally, (goal,)):
            return True
    return False


def might_attack_from(game: State, s: int, n: int, ally: int) -> bool:
    """One of the spots is s or can be reached from it, with enough of n Action Points left to attack."""
    # content/kings_armory/rules/duties.yaml:131
    # query: might_attack_from s with n by ally
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    for i in numbers(0, len(game.table_costs) - 1):
        if (
            n >= part(game.table_costs, i)
            and s
            in game.table_spots[part(game.table_ends, i) :][
                : part(game.table_ends, i + 1) - part(game.table_ends, i)
            ]
        ):
            return True
    for i in numbers(0, len(game.table_costs) - 1):
        spare = n - part(game.table_costs, i)
        if spare > 0 and (docs[ally].tele or _any_3(game, i, s, spare, ally)):
            way: Sequence[int] = ways_from(game, s, spare, ally)
            if _any_4(game, i, way, ally):
                return True
    return False


def spots_of(game: State, i: int) -> Sequence[int]:
    """The spots of one of its attacks."""
    # content/kings_armory/rules/duties.yaml:148
    # query: spots_of i
    return game.table_spots[part(game.table_ends, i) :][
        : part(game.table_ends, i + 1) - part(game.table_ends, i)
    ]


def promising_for(game: State, ally: int, n: int) -> Sequence[int]:
    """Where on the ground it could attack with n Action Points left, or go on from there into Range and attack."""
    # content/kings_armory/rules/duties.yaml:182
    # query: promising_for ally with n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    where_terrain_is__open_terrain__path__gate = (
        game.tables.where_terrain_is__open_terrain__path__gate
    )
    tower_of = game.space_tower
    if game.doc[ally].tele:
        return ()
    found: Sequence[Any] = ()
    for i in numbers(0, len(game.table_costs) - 1):
        spare = n - part(game.table_costs, i)
        if spare >= 0:
            found = both(
                found,
                minus(
                    game.table_spots[part(game.table_ends, i) :][
                        : part(game.table_ends, i + 1) - part(game.table_ends, i)
                    ],
                    found,
                ),
            )
        if spare > 0:
            goals: Sequence[int] = rules_actions.arrivals(
                game,
                ally,
                [
                    goal
                    for goal in game.table_spots[part(game.table_ends, i) :][
                        : part(game.table_ends, i + 1) - part(game.table_ends, i)
                    ]
                    if where_terrain_is__open_terrain__path__gate[goal] and tower_of[goal] < 0
                ],
            )
            around_them: Sequence[int] = game.atlas().reachable_from(
                goals, product(spare, game.stat("move", ally)), game.table_closed, game.table_closed
            )
            found = both(found, minus(around_them, found))
    return found


def outdoes(game: State, other: Any, attack: Any, ally: int) -> bool:
    """The other attack reaches whatever this one does, and costs no more."""
    # content/kings_armory/rules/duties.yaml:200
    # query: outdoes other attack ally
    return (
        other.type_ == attack.type_
        and other.ac <= attack.ac
        and other.reaches_flying == attack.reaches_flying
        and (game.base("range_", ally, other) == 1) == (game.base("range_", ally, attack) == 1)
        and game.stat_with("range_", ally, other) >= game.stat_with("range_", ally, attack)
    )


def _around_by_anew(game: State, s: int, n: int, corners: bool) -> Sequence[int]:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    stepped = game.board.stepped
    kings = game.board.kings
    return [
        space
        for space in range(game.board.size)
        if stepped[space][s] <= n or (n == 1 and corners and kings[space][s] <= 1)
    ]


def around_by(game: State, s: int, n: int, corners: bool) -> Sequence[int]:
    """The spaces from which s is within n, or beside it across a corner."""
    # content/kings_armory/rules/duties.yaml:212
    # query: around_by s n corners
    _key = ("around_by", corners, n, s)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _around_by_anew, s, n, corners)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: Sequence[int] = _known[0]
    return _answer


def _any_5(
    game: State, near_by: Sequence[int], s: int, above: int, corners: bool, walls_stop_it: bool
) -> bool:
    kings = game.board.kings
    tower_of = game.space_tower
    _stepped = game.board.stepped[s]
    for t in near_by:
        if (_stepped[t] <= above or (above == 1 and corners and kings[s][t] <= 1)) and not (
            walls_stop_it and tower_of[t] != tower_of[s]
        ):
            return True
    return False


def spots_for(game: State, found: Sequence[int], attack: Any, ally: int) -> Sequence[int]:
    """Where it is or can go with the Action Points that the attack leaves, and has one of those Foes in Range."""
    # content/kings_armory/rules/duties.yaml:220
    # query: spots_for found with attack by ally
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    docs = game.doc
    host_of = game.piece_host
    stepped = game.board.stepped
    tower_of = game.space_tower
    spare = game.piece_ap[ally] - attack.ac
    if spare < 0:
        return ()
    way: Sequence[int] = (places[ally],)
    if not (
        isinstance(docs[ally], Hireable)
        and host_of[ally] >= 0
        and not docs[host_of[ally]].destructible
    ):
        way = both(way, ways_from(game, places[ally], spare, ally))
    reach = game.stat_with("range_", ally, attack)
    far = product(spare, game.stat("move", ally)) + reach + 2
    near_by: Sequence[int] = [
        places[m] for m in found if docs[ally].tele or stepped[places[ally]][places[m]] <= far
    ]
    if not near_by:
        return ()
    above = reach if attack.type_ != "ranged" or tower_of[places[ally]] >= 0 else reach + 1
    below = reach - 1 if attack.type_ == "ranged" and tower_of[places[ally]] >= 0 else reach
    corners = game.base("range_", ally, attack) == 1
    walls_stop_it = attack.type_ == "melee" or (
        attack.type_ == "supernatural" and game.base("range_", ally, attack) == 1
    )
    open_to_it: Sequence[Any] = ()
    for t in [t for t in near_by if not (walls_stop_it and tower_of[t] >= 0)]:
        open_to_it = both(open_to_it, minus(around_by(game, t, below, corners), open_to_it))
    open_to_it_set = members(open_to_it)
    return [
        s
        for s in way
        if (
            s in open_to_it_set
            if tower_of[s] < 0
            else _any_5(game, near_by, s, above, corners, walls_stop_it)
        )
    ]


def shut_off(game: State, s: int, monster: int, attack: Any, ally: int) -> bool:
    """The wall of a Tower is between s and the Foe, and the attack does not reach over it."""
    # content/kings_armory/rules/duties.yaml:251
    # query: shut_off s monster with attack by ally
    return game.space_tower[s] != game.space_tower[game.place[monster]] and (
        attack.type_ == "melee"
        or (attack.type_ == "supernatural" and game.base("range_", ally, attack) == 1)
    )


def stopped_by_walls(game: State, ally: int, attack: Any) -> bool:
    """The attack does not reach over the wall of a Tower."""
    # content/kings_armory/rules/duties.yaml:259
    # query: stopped_by_walls ally with attack
    return attack.type_ == "melee" or (
        attack.type_ == "supernatural" and game.base("range_", ally, attack) == 1
    )


def need_not_leave(game: State, ally: int) -> bool:
    """It may stay on top of its Tower, or at its Parapet."""
    # content/kings_armory/rules/duties.yaml:266
    # query: need_not_leave ally
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if (
        isinstance(game.doc[ally], Hireable)
        and game.piece_host[ally] >= 0
        and not game.doc[game.piece_host[ally]].destructible
    ):
        return True
    return (
        game.space_tower[game.place[ally]] >= 0
        and crowded(game)
        and rules_monsters_turn.damage_type_of(game, ally) != "melee"
    )


def need_not_move(game: State, ally: int) -> bool:
    """A Hireable that is assigned to a Parapet."""
    # content/kings_armory/rules/duties.yaml:275
    # query: need_not_move ally
    return (
        isinstance(game.doc[ally], Hireable)
        and game.piece_host[ally] >= 0
        and not game.doc[game.piece_host[ally]].destructible
    )


def ways_from(game: State, s: int, n: int, ally: int) -> Sequence[int]:
    """Where n Actions of movement may lead it from s, round all Towers, and out of its own for one Action."""
    # content/kings_armory/rules/duties.yaml:282
    # query: ways_from s n by ally
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    tower_of = game.space_tower
    if n < 1:
        return ()
    if docs[ally].tele:
        return [
            space
            for space, tower in enumerate(tower_of)
            if tower >= 0 or not docs[ally].tower_bound
        ]
    closed: Sequence[int] = (
        game.table_closed if tower_of[s] < 0 else rules_towers.off_level(game, s)
    )
    found: Sequence[int] = game.atlas().reachable(
        s, product(n, game.stat("move", ally)), closed, closed
    )
    if tower_of[s] < 0 or need_not_leave(game, ally):
        return found
    for door in [
        door
        for door in rules_towers.walls(game, tower_of[s])
        if rules_actions.arrivals(game, ally, (door,))
    ]:
        found = both(found, (door,))
        if n > 1:
            found = both(
                found,
                game.atlas().reachable(
                    door,
                    product(n - 1, game.stat("move", ally)),
                    game.table_closed,
                    game.table_closed,
                ),
            )
    return found


def places_from(game: State, s: int, n: int, ally: int) -> Sequence[int]:
    """S itself, and where n Actions of movement can bring it from there."""
    # content/kings_armory/rules/duties.yaml:299
    # query: places_from s n by ally
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    host_of = game.piece_host
    if n < 0:
        return ()
    if n == 0 or (
        isinstance(docs[ally], Hireable)
        and host_of[ally] >= 0
        and not docs[host_of[ally]].destructible
    ):
        return (s,)
    return both(
        (s,), rules_actions.arrivals(game, ally, [t for t in ways_from(game, s, n, ally) if t != s])
    )


def _any_6(game: State, ally: int) -> bool:
    _piece_ap = game.piece_ap[ally]
    for s in places_from(game, game.place[ally], 1, ally):
        if might_attack_after(game, s, _piece_ap - 1, ally):
            return True
    return False


def can_do_duty(game: State, ally: int) -> bool:
    """With the Action Points it has left it can attack, if need be after going somewhere; or use a Special Action."""
    # content/kings_armory/rules/duties.yaml:310
    # query: can_do_duty ally
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.doc[ally].works_by_specials:
        return len(game.program.usable(game, ally)) > 0
    if game.place[ally] in members(game.table_spots):
        return True
    if can_blast(game, ally, game.piece_ap[ally]):
        return True
    if not game.table_spots:
        return False
    if isinstance(game.doc[ally], Hireable) and game.space_tower[game.place[ally]] < 0:
        return might_attack_after(game, game.place[ally], game.piece_ap[ally], ally)
    return _any_6(game, ally)


def _lowest_1(game: State, open_to_it: Sequence[int], monster: int) -> int:
    stepped = game.board.stepped
    places = game.place
    values = [stepped[space][places[monster]] for space in open_to_it]
    return min(values) if values else 0


def ways_closer(game: State, ally: int) -> Sequence[int]:
    """Where one Action of movement brings it as near to the nearest such Foe as it can get, round all Towers."""
    # content/kings_armory/rules/duties.yaml:325
    # query: ways_closer ally
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    docs = game.doc
    host_of = game.piece_host
    open_to_it: Sequence[int] = [
        s
        for s in places_from(game, places[ally], 1, ally)
        if s != places[ally]
        and (
            not docs[ally].works_by_specials
            or (
                isinstance(docs[ally], Hireable)
                and host_of[ally] >= 0
                and rules_towers.slot_for(game, ally, s) >= 0
                and rules_towers.slot_for(game, ally, s) != host_of[ally]
            )
        )
    ]
    if not open_to_it:
        return ()
    nearest_ = 1000000000
    for monster in [piece for piece in game.table_prey if isinstance(docs[piece], Monster)]:
        nearest_ = min(nearest_, _lowest_1(game, open_to_it, monster))
    seen = -1
    for r in numbers(nearest_, nearest_ + len(range(game.board.size))):
        closer: Sequence[Any] = ()
        covered = 0
        for monster in [piece for piece in game.table_prey if isinstance(docs[piece], Monster)]:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            around_it: Sequence[int] = both(
                (places[monster],),
                game.atlas().reachable(places[monster], r, game.table_closed, game.table_closed),
            )
            if places[ally] in around_it:
                return ()
            around_it_set = members(around_it)
            closer = both(
                closer, [s for s in game.walk(open_to_it) if s in around_it_set and s not in closer]
            )
            covered = covered + len(around_it)
        if closer or covered == seen:
            return closer
        seen = covered
    return ()


def _no_1(game: State, ally: int) -> bool:
    places = game.place
    stepped = game.board.stepped
    _place = places[ally]
    for monster in game.seen[Monster]:
        if stepped[places[monster]][_place] <= 5:
            return False
    return True


def has_to_relocate(game: State, ally: int) -> bool:
    """A Psionicist with no Monster in Range, and with its Time Rift unused."""
    # content/kings_armory/rules/duties.yaml:365
    # query: has_to_relocate ally
    return (
        game.doc[ally].works_by_specials
        and not (isinstance(game.doc[ally], Hireable) and game.piece_rifted[ally])
        and _no_1(game, ally)
    )


def has_rifted(game: State, ally: int) -> bool:
    # content/kings_armory/rules/duties.yaml:372
    # query: has_rifted ally
    return isinstance(game.doc[ally], Hireable) and game.piece_rifted[ally]


def spares_duty(game: State, ally: int, n: int) -> bool:
    """If it pays n Action Points where it is, it can still do its duty."""
    # content/kings_armory/rules/duties.yaml:380
    # query: spares_duty ally n
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.table_acting == ally:
        return (
            game.table_duty != "act"
            or game.doc[ally].works_by_specials
            or might_attack_after(game, game.place[ally], game.piece_ap[ally] - n, ally)
            or can_blast(game, ally, game.piece_ap[ally] - n)
        )
    if (
        not on_duty(game, ally)
        or game.doc[ally].works_by_specials
        or not could_attack(game, ally, game.piece_ap[ally])
    ):
        return True
    return could_attack(game, ally, game.piece_ap[ally] - n)


def _any_7(game: State, ally: int, n: int) -> bool:
    for space in rules_actions.arrivals(game, ally, range(game.board.size)):
        if can_attack_from(game, space, n - 1, ally):
            return True
    return False


def could_attack(game: State, ally: int, n: int) -> bool:
    """With n Action Points it can attack from where it is, or from where one teleport brings it."""
    # content/kings_armory/rules/duties.yaml:393
    # query: could_attack ally n
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if can_attack_from(game, game.place[ally], n, ally):
        return True
    return game.doc[ally].tele and n > 1 and _any_7(game, ally, n)


def fits_duty(game: State, ally: int, s: int, n: int) -> bool:
    """Going to s for n Action Points leaves its duty possible, does it, or is a reason not to do it."""
    # content/kings_armory/rules/duties.yaml:404
    # query: fits_duty ally s n
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.table_acting != ally or game.table_duty == "rest":
        return True
    left = game.piece_ap[ally] - n
    if game.table_duty == "act" and (
        rules_actions.special_from(game, s, left, ally)
        if game.doc[ally].works_by_specials
        else might_attack_after(game, s, left, ally)
    ):
        return True
    if game.table_duty == "approach" and s in members(game.table_ways):
        return True
    return isinstance(game.doc[ally], Hireable) and (
        (
            isinstance(game.doc[ally], Hireable)
            and game.piece_host[ally] >= 0
            and rules_towers.slot_for(game, ally, s) >= 0
            and rules_towers.slot_for(game, ally, s) != game.piece_host[ally]
            and excuses(game, ally, rules_towers.slot_for(game, ally, s))
        )
        or begins_trip(game, ally, s, left)
    )


def dutiful(game: State, ally: int, these: Sequence[int], n: int) -> Sequence[int]:
    """Those of these spaces to which its duty lets it go for n Action Points."""
    # content/kings_armory/rules/duties.yaml:417
    # query: dutiful ally in these over n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    tower_of = game.space_tower
    where_terrain_is__open_terrain__path__gate = (
        game.tables.where_terrain_is__open_terrain__path__gate
    )
    if game.table_acting != ally or game.table_duty == "rest":
        return these
    on_foot = (
        n == 1
        and game.table_duty == "act"
        and not (
            isinstance(docs[ally], Hireable)
            or docs[ally].works_by_specials
            or docs[ally].tele
            or tower_of[game.place[ally]] >= 0
        )
    )
    promising_set = members(game.table_promising)
    return [
        s
        for s in these
        if (
            s in promising_set
            if on_foot and where_terrain_is__open_terrain__path__gate[s] and tower_of[s] < 0
            else fits_duty(game, ally, s, n)
        )
    ]


def might_act_after(game: State, s: int, n: int, ally: int) -> bool:
    """With n Action Points left at s it could still do its duty."""
    # content/kings_armory/rules/duties.yaml:431
    # query: might_act_after s with n by ally
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return (
        rules_actions.special_from(game, s, n, ally)
        if game.doc[ally].works_by_specials
        else might_attack_after(game, s, n, ally)
    )


def relocates(game: State, ally: int, s: int) -> bool:
    """A Hireable that goes to s belongs to another Tower there."""
    # content/kings_armory/rules/duties.yaml:439
    # query: relocates ally s
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return (
        isinstance(game.doc[ally], Hireable)
        and game.piece_host[ally] >= 0
        and rules_towers.slot_for(game, ally, s) >= 0
        and rules_towers.slot_for(game, ally, s) != game.piece_host[ally]
    )


def relocation_excuses(game: State, ally: int, s: int) -> bool:
    """It changes its Tower with a reason that counts in place of its duty."""
    # content/kings_armory/rules/duties.yaml:449
    # query: relocation_excuses ally s
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return (
        isinstance(game.doc[ally], Hireable)
        and game.piece_host[ally] >= 0
        and rules_towers.slot_for(game, ally, s) >= 0
        and rules_towers.slot_for(game, ally, s) != game.piece_host[ally]
        and excuses(game, ally, rules_towers.slot_for(game, ally, s))
    )


def _lowest_2(game: State, tower: int) -> int:
    stepped = game.board.stepped
    route_red_odd = game.tables.route_red_odd
    route_red_even = game.tables.route_red_even
    values = [
        min(
            stepped[space][last_of(route_red_odd, NOTHING)],
            stepped[space][last_of(route_red_even, NOTHING)],
        )
        for space in game.piece_top[tower]
    ]
    return min(values) if values else 0


def _lowest_3(game: State, old: Sequence[int]) -> int:
    stepped = game.board.stepped
    route_red_odd = game.tables.route_red_odd
    route_red_even = game.tables.route_red_even
    values = [
        min(
            stepped[space][last_of(route_red_odd, NOTHING)],
            stepped[space][last_of(route_red_even, NOTHING)],
        )
        for space in old
    ]
    return min(values) if values else 0


def _lowest_4(game: State, tower: int, then_at: int) -> int:
    stepped = game.board.stepped
    values = [stepped[space][then_at] for space in game.piece_top[tower]]
    return min(values) if values else 0


def _lowest_5(game: State, old: Sequence[int], then_at: int) -> int:
    stepped = game.board.stepped
    values = [stepped[space][then_at] for space in old]
    return min(values) if values else 0


def excuses(game: State, ally: int, tower: int) -> bool:
    """Six or more Monsters are left, or the new Tower is nearer to the Gate, or, with nobody in Range, nearer to where a Monster will be."""
    # content/kings_armory/rules/duties.yaml:457
    # query: excuses ally tower
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    if crowded(game):
        return True
    old: Sequence[int] = game.piece_top[game.piece_host[ally]]
    if _lowest_2(game, tower) < _lowest_3(game, old):
        return True
    if has_target(game, ally):
        return False
    for prey in game.seen[Monster]:
        way: Sequence[int] = game.board.routes[rules_monsters_turn.route_of(game, prey)]
        then_at = part(
            way, min(len(way) - 1, position(way, places[prey]) + game.stat("move", prey))
        )
        if _lowest_4(game, tower, then_at) < _lowest_5(game, old, then_at):
            return True
    return False


def _any_8(game: State, ally: int) -> bool:
    places = game.place
    stepped = game.board.stepped
    level_of = game.piece_level
    _place = places[ally]
    for monster in game.seen[Monster]:
        if stepped[places[monster]][_place] <= 5 and (
            rules_actions.cageable(game, monster)
            or (level_of[ally] >= 2 and rules_actions.can_be_moved(game, monster))
        ):
            return True
    return False


def has_target(game: State, ally: int) -> bool:
    """A Foe to which it can do something is in Range."""
    # content/kings_armory/rules/duties.yaml:477
    # query: has_target ally
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.doc[ally].works_by_specials:
        return _any_8(game, ally)
    return can_attack_from(game, game.place[ally], 1000000000, ally) or can_blast(
        game, ally, 1000000000
    )


def _any_9(game: State, s: int, n: int, ally: int, others: Sequence[int]) -> bool:
    others_set = members(others)
    for t in ways_from(game, s, n, ally):
        if rules_towers.slot_for(game, ally, t) in others_set and rules_actions.arrivals(
            game, ally, (t,)
        ):
            return True
    return False


def begins_trip(game: State, ally: int, s: int, n: int) -> bool:
    """With n Action Points left at s it can go on to another Tower that excuses it."""
    # content/kings_armory/rules/duties.yaml:488
    # query: begins_trip ally s n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    host_of = game.piece_host
    if n < 1 or not isinstance(docs[ally], Hireable) or host_of[ally] < 0:
        return False
    others: Sequence[int] = [
        tower
        for tower in game.seen[Tower]
        if tower != host_of[ally]
        and (host_of[ally] == tower or rules_towers.guests(game, tower) < docs[tower].slots)
        and excuses(game, ally, tower)
    ]
    if not others:
        return False
    return _any_9(game, s, n, ally, others)


def _no_2(game: State, looked_at: Sequence[Any], attack: Any, ally: int) -> bool:
    for other in looked_at:
        if outdoes(game, other, attack, ally):
            return False
    return True


def find_prey(game: State, ally: int) -> None:
    """Whom it could attack to some effect, at what cost, and from where."""
    # content/kings_armory/rules/duties.yaml:155
    # verb: find_prey for ally
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    hp_of = game.piece_hp
    level_of = game.piece_level
    game.table_prey = ()
    game.table_costs = ()
    game.table_spots = ()
    game.table_ends = (0,)
    game.table_promising = ()
    game.stamp += 1
    if game.doc[ally].works_by_specials:
        game.table_prey = tuple(
            [
                monster
                for monster in game.seen[Monster]
                if hp_of[monster] > 0
                and (
                    rules_actions.cageable(game, monster)
                    or (level_of[ally] >= 2 and rules_actions.can_be_moved(game, monster))
                )
            ],
        )
        game.stamp += 1
        return
    looked_at: Sequence[Any] = ()
    for attack in rules_cards.attacks_of(game, ally):
        found: Sequence[int] = [
            monster
            for monster in game.seen[Monster]
            if hp_of[monster] > 0 and useful(game, attack, ally, monster)
        ]
        game.table_prey = tuple(
            both(game.table_prey, [m for m in found if m not in game.table_prey])
        )
        game.stamp += 1
        if found and attack.width * attack.length <= 1 and _no_2(game, looked_at, attack, ally):
            looked_at = both(looked_at, (attack,))
            game.table_costs = tuple(both(game.table_costs, (attack.ac,)))
            game.stamp += 1
            game.table_spots = tuple(both(game.table_spots, spots_for(game, found, attack, ally)))
            game.stamp += 1
            game.table_ends = tuple(both(game.table_ends, (len(game.table_spots),)))
            game.stamp += 1
    game.table_promising = tuple(promising_for(game, ally, game.piece_ap[ally] - 1))
    game.stamp += 1


def assess_duty(game: State, ally: int) -> None:
    """What `ally` still has to do before its Turn may end."""
    # content/kings_armory/rules/duties.yaml:350
    # verb: assess_duty of ally
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    game.table_duty = "rest"
    game.stamp += 1
    if not on_duty(game, ally):
        return
    find_prey(game, ally)
    if not game.table_prey:
        return
    if can_do_duty(game, ally):
        game.table_duty = "act"
        game.stamp += 1
    elif (
        not need_not_leave(game, ally)
        and not game.doc[ally].tele
        and (game.doc[ally].role == "offensive" or has_to_relocate(game, ally))
    ):
        game.table_ways = tuple(ways_closer(game, ally))
        game.stamp += 1
        if game.table_ways:
            game.table_duty = "approach"
            game.stamp += 1


def go(game: State, ally: int, s: int) -> None:
    """`ally` goes to `s`."""
    # content/kings_armory/rules/duties.yaml:500
    # verb: go ally to s
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if (
        isinstance(game.doc[ally], Hireable)
        and game.piece_host[ally] >= 0
        and rules_towers.slot_for(game, ally, s) >= 0
        and rules_towers.slot_for(game, ally, s) != game.piece_host[ally]
        and excuses(game, ally, rules_towers.slot_for(game, ally, s))
    ):
        game.piece_duty_done[ally] = True
        game.stamp += 1
    game.put(ally, s)
    rules_towers.take_slot(game, ally)
    rules_tanking.end_lost_tanks(game)
