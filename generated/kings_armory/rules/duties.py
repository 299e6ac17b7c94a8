# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/duties.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import both, numbers, position, product

from .. import kinds
from ..state import State
from . import actions as rules_actions
from . import areas as rules_areas
from . import cards as rules_cards
from . import monsters_turn as rules_monsters_turn
from . import strikes as rules_strikes
from . import tanking as rules_tanking
from . import towers as rules_towers


def crowded(game: State) -> bool:
    """six or more Monsters are on the board, whatever anybody can do to them"""
    # content/kings_armory/rules/duties.yaml:31
    # query: crowded
    return len(game.of_kind(kinds.Monster)) >= 6


def _any_1(game: State) -> bool:
    hp_of = game.piece_hp
    for hero in game.of_kind(kinds.Hero):
        if hp_of[hero] <= 0:
            return True
    return False


def last_hope(game: State) -> bool:
    """only one of several Heroes is still standing, and it is not the Final Wave"""
    # content/kings_armory/rules/duties.yaml:38
    # query: last_hope
    game.spend(100)
    hp_of = game.piece_hp
    return (
        len([heroe for heroe in game.of_kind(kinds.Hero) if hp_of[heroe] > 0]) == 1
        and game.table_wave_number < game.table_last_wave
        and _any_1(game)
    )


def useful(game: State, attack: Any, ally: int, monster: int) -> bool:
    """wherever both are, this attack can do something to that Foe"""
    # content/kings_armory/rules/duties.yaml:45
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
            and not (isinstance(game.doc[monster], kinds.Monster) and game.piece_grounded[monster])
        )
        or attack.type_ == "ranged"
    ):
        return True
    if attack.type_ == "melee":
        return attack.reaches_flying or bool(game.stat("strikes_flying", ally))
    return attack.range_ > 1


def on_duty(game: State, ally: int) -> bool:
    """it owes the others an attack in this Turn, or a Special Action if it has no attacks"""
    # content/kings_armory/rules/duties.yaml:57
    # query: on_duty ally
    game.spend(10)
    if (
        game.doc[ally].role == "free"
        or game.piece_duty_done[ally]
        or game.table_free_of_duty
        or last_hope(game)
    ):
        return False
    if game.doc[ally].role == "utility" and crowded(game):
        return False
    return game.doc[ally].works_by_specials or (
        len(rules_cards.attacks_of(game, ally)) > 0 and not bool(game.stat("attacks_barred", ally))
    )


def reaches_from(game: State, s: int, monster: int, attack: Any, ally: int) -> bool:
    """standing at s it would have the Foe in Range"""
    # content/kings_armory/rules/duties.yaml:69
    # query: reaches_from s monster with attack by ally
    if game.space_tower[s] != game.space_tower[game.place[monster]] and (
        attack.type_ == "melee" or (attack.type_ == "supernatural" and attack.range_ == 1)
    ):
        return False
    if attack.range_ == 1 and game.board.king(s, game.place[monster]) <= 1:
        return True
    reach = game.stat_with("range_", ally, attack)
    if attack.type_ == "ranged":
        reach = reach + (
            (1 if game.space_tower[s] >= 0 else 0)
            - (1 if game.space_tower[game.place[ally]] >= 0 else 0)
        )
    return reach > 1 and game.board.steps(s, game.place[monster]) <= reach


def can_attack_from(game: State, s: int, n: int, ally: int) -> bool:
    """standing at s with n Action Points it could attack a Foe to some effect"""
    # content/kings_armory/rules/duties.yaml:82
    # query: can_attack_from s with n by ally
    game.spend(100)
    for attack in [
        attack
        for attack in rules_cards.attacks_of(game, ally)
        if attack.ac <= n and not rules_areas.areal(game, attack)
    ]:
        for prey in game.of_kind(kinds.Monster):
            game.spend(100)
            if reaches_from(game, s, prey, attack, ally) and useful(game, attack, ally, prey):
                return True
    return False


def _no_1(game: State, s: int, reach: int) -> bool:
    places = game.place
    for prey in game.table_prey:
        if game.board.steps(s, places[prey]) <= reach:
            return False
    return True


def might_attack_after(game: State, s: int, n: int, ally: int) -> bool:
    """with n Action Points left at s it could attack there, or walk on into Range and attack"""
    # content/kings_armory/rules/duties.yaml:95
    # query: might_attack_after s with n by ally
    game.spend(10)
    spare = n - game.table_cheapest
    reach = product(spare, game.stat("move", ally)) + game.table_longest
    if spare < 0 or _no_1(game, s, reach):
        return False
    return spare > 0 or can_attack_from(game, s, n, ally)


def need_not_leave(game: State, ally: int) -> bool:
    """it may stay where it is on top of a Tower or a Parapet"""
    # content/kings_armory/rules/duties.yaml:123
    # query: need_not_leave ally
    game.spend(10)
    if game.space_tower[game.place[ally]] < 0:
        return False
    if (
        isinstance(game.doc[ally], kinds.Hireable)
        and not game.doc[game.space_tower[game.place[ally]]].destructible
    ):
        return True
    return crowded(game) and rules_monsters_turn.damage_type_of(game, ally) != "melee"


def places_in(game: State, n: int, ally: int) -> Sequence[int]:
    """where n Actions of movement can bring it"""
    # content/kings_armory/rules/duties.yaml:133
    # query: places_in n by ally
    game.spend(100)
    places = game.place
    if n < 1 or game.doc[ally].tele:
        return (places[ally],)
    found: Sequence[int] = [
        s
        for s in game.atlas().reachable(
            places[ally],
            product(n, game.stat("move", ally)),
            rules_towers.off_level(game, places[ally]),
        )
        if rules_towers.same_floor(game, s, places[ally])
        and rules_actions.valid_arrival(game, ally, s)
    ]
    if game.space_tower[places[ally]] < 0 or need_not_leave(game, ally):
        return found
    for door in [
        door
        for door in rules_towers.doors(game, ally)
        if rules_actions.valid_arrival(game, ally, door)
    ]:
        found = both(found, (door,))
        if n > 1:
            found = both(
                found,
                [
                    s
                    for s in game.atlas().reachable(
                        door,
                        product(n - 1, game.stat("move", ally)),
                        rules_towers.off_level(game, door),
                    )
                    if rules_towers.same_floor(game, s, door)
                    and rules_actions.valid_arrival(game, ally, s)
                ],
            )
    return found


def _any_2(game: State, ally: int, attack: Any) -> bool:
    for b in rules_areas.areas(game, ally, attack):
        if rules_areas.worth_it(game, b, ally, attack):
            return True
    return False


def can_do_duty(game: State, ally: int) -> bool:
    """with the Action Points it has left it can attack, if need be after going somewhere; or use a Special Action"""
    # content/kings_armory/rules/duties.yaml:148
    # query: can_do_duty ally
    game.spend(100)
    docs = game.doc
    places = game.place
    ap_of = game.piece_ap
    level_of = game.piece_level
    tower_of = game.space_tower
    if docs[ally].works_by_specials:
        return len(game.program.usable(game, ally)) > 0
    if can_attack_from(game, places[ally], ap_of[ally], ally):
        return True
    for attack in [
        attack
        for attack in rules_cards.attacks_of(game, ally)
        if rules_areas.areal(game, attack)
        and attack.level <= level_of[ally]
        and attack.ac <= ap_of[ally]
        and rules_areas.any_foe_near(game, ally, attack)
    ]:
        if _any_2(game, ally, attack):
            return True
    if (
        isinstance(docs[ally], kinds.Hireable)
        and tower_of[places[ally]] >= 0
        and not docs[tower_of[places[ally]]].destructible
    ):
        return False
    if not might_attack_after(game, places[ally], ap_of[ally], ally):
        return False
    for n in numbers(1, ap_of[ally] - 1):
        for s in places_in(game, n, ally):
            game.spend(100)
            if can_attack_from(game, s, ap_of[ally] - n, ally):
                return True
    return False


def _lowest_1(game: State, found: Sequence[int], s: int) -> int:
    docs = game.doc
    places = game.place
    values = [
        game.board.steps(s, places[monster])
        for monster in found
        if isinstance(docs[monster], kinds.Monster)
    ]
    return min(values) if values else 0


def to_nearest_foe(game: State, ally: int, s: int) -> int:
    """how far s is from the nearest Foe to which it could do something"""
    # content/kings_armory/rules/duties.yaml:165
    # query: to_nearest_foe ally s
    found: Sequence[int] = (
        game.of_kind(kinds.Monster) if game.doc[ally].works_by_specials else game.table_prey
    )
    return _lowest_1(game, found, s)


def _best_1(game: State, closer: Sequence[int], ally: int) -> Sequence[int]:
    ranked = [((to_nearest_foe(game, ally, s),), s) for s in closer]
    if not ranked:
        return []
    least = min([rank for rank, _ in ranked])
    return [found for rank, found in ranked if rank == least]


def ways_closer(game: State, ally: int) -> Sequence[int]:
    """where one Action of movement brings it as near to the nearest such Foe as it can get"""
    # content/kings_armory/rules/duties.yaml:175
    # query: ways_closer ally
    game.spend(100)
    docs = game.doc
    here = to_nearest_foe(game, ally, game.place[ally])
    closer: Sequence[int] = [
        s
        for s in places_in(game, 1, ally)
        if to_nearest_foe(game, ally, s) < here
        and (not docs[ally].works_by_specials or relocates(game, ally, s))
    ]
    return _best_1(game, closer, ally)


def has_rifted(game: State, ally: int) -> bool:
    # content/kings_armory/rules/duties.yaml:199
    # query: has_rifted ally
    return isinstance(game.doc[ally], kinds.Hireable) and game.piece_rifted[ally]


def spares_duty(game: State, ally: int, n: int) -> bool:
    """if it pays n Action Points where it is, it can still do its duty"""
    # content/kings_armory/rules/duties.yaml:207
    # query: spares_duty ally n
    game.spend(10)
    if game.table_acting == ally:
        return (
            game.table_duty != "act"
            or game.doc[ally].works_by_specials
            or might_attack_after(game, game.place[ally], game.piece_ap[ally] - n, ally)
        )
    if (
        not on_duty(game, ally)
        or game.doc[ally].works_by_specials
        or not can_attack_from(game, game.place[ally], game.piece_ap[ally], ally)
    ):
        return True
    return can_attack_from(game, game.place[ally], game.piece_ap[ally] - n, ally)


def fits_duty(game: State, ally: int, s: int, n: int) -> bool:
    """going to s for n Action Points leaves its duty possible, does it, or is a reason not to do it"""
    # content/kings_armory/rules/duties.yaml:219
    # query: fits_duty ally s n
    game.spend(10)
    if game.table_acting != ally or game.table_duty == "rest":
        return True
    if game.table_duty == "approach" and s in game.table_ways:
        return True
    if relocation_excuses(game, ally, s):
        return True
    if game.table_duty == "approach":
        return False
    if game.doc[ally].works_by_specials:
        return False
    return might_attack_after(game, s, game.piece_ap[ally] - n, ally)


def relocates(game: State, ally: int, s: int) -> bool:
    """a Hireable that goes to s belongs to another Tower there"""
    # content/kings_armory/rules/duties.yaml:233
    # query: relocates ally s
    game.spend(10)
    return (
        isinstance(game.doc[ally], kinds.Hireable)
        and game.piece_host[ally] >= 0
        and rules_towers.slot_for(game, ally, s) >= 0
        and rules_towers.slot_for(game, ally, s) != game.piece_host[ally]
    )


def _lowest_2(game: State, new: Sequence[int]) -> int:
    values = [rules_monsters_turn.to_armory(game, space) for space in new]
    return min(values) if values else 0


def _lowest_3(game: State, old: Sequence[int]) -> int:
    values = [rules_monsters_turn.to_armory(game, space) for space in old]
    return min(values) if values else 0


def _lowest_4(game: State, new: Sequence[int], then_at: int) -> int:
    values = [game.board.steps(space, then_at) for space in new]
    return min(values) if values else 0


def _lowest_5(game: State, old: Sequence[int], then_at: int) -> int:
    values = [game.board.steps(space, then_at) for space in old]
    return min(values) if values else 0


def relocation_excuses(game: State, ally: int, s: int) -> bool:
    """it changes its Tower while six or more Monsters are left, or nearer to the Gate, or, with nobody in Range, nearer to where a Monster will be"""
    # content/kings_armory/rules/duties.yaml:242
    # query: relocation_excuses ally s
    game.spend(100)
    top_of = game.piece_top
    places = game.place
    if not relocates(game, ally, s):
        return False
    if crowded(game):
        return True
    old: Sequence[int] = top_of[game.piece_host[ally]]
    new: Sequence[int] = top_of[rules_towers.slot_for(game, ally, s)]
    if _lowest_2(game, new) < _lowest_3(game, old):
        return True
    if can_attack_from(game, places[ally], 9, ally):
        return False
    for prey in game.of_kind(kinds.Monster):
        way: Sequence[int] = game.board.routes[rules_monsters_turn.route_of(game, prey)]
        then_at = way[min(len(way) - 1, position(way, places[prey]) + game.stat("move", prey))]
        if _lowest_4(game, new, then_at) < _lowest_5(game, old, then_at):
            return True
    return False


def look_round(game: State, ally: int) -> None:
    """whom it could attack to some effect, at what cost and how far away"""
    # content/kings_armory/rules/duties.yaml:107
    # verb: look_round for ally
    game.spend(100)
    hp_of = game.piece_hp
    game.table_prey = ()
    game.table_cheapest = 99
    game.table_longest = 0
    for attack in [
        attack
        for attack in rules_cards.attacks_of(game, ally)
        if not rules_areas.areal(game, attack)
    ]:
        found: Sequence[int] = [
            monster
            for monster in game.of_kind(kinds.Monster)
            if hp_of[monster] > 0 and useful(game, attack, ally, monster)
        ]
        if len(found) > 0:
            game.table_prey = tuple(
                both(game.table_prey, [m for m in found if m not in game.table_prey])
            )
            game.table_cheapest = min(game.table_cheapest, attack.ac)
            game.table_longest = max(game.table_longest, game.stat_with("range_", ally, attack) + 1)


def assess_duty(game: State, ally: int) -> None:
    """what {ally} still has to do before its Turn may end"""
    # content/kings_armory/rules/duties.yaml:185
    # verb: assess_duty of ally
    game.spend(10)
    game.table_duty = "rest"
    if not on_duty(game, ally):
        return
    look_round(game, ally)
    if len(game.table_prey) == 0 and not game.doc[ally].works_by_specials:
        return
    if can_do_duty(game, ally):
        game.table_duty = "act"
    elif (
        (
            game.doc[ally].role == "offensive"
            or (game.doc[ally].works_by_specials and not has_rifted(game, ally))
        )
        and not need_not_leave(game, ally)
        and not game.doc[ally].tele
    ):
        game.table_ways = tuple(ways_closer(game, ally))
        if len(game.table_ways) > 0:
            game.table_duty = "approach"


def go(game: State, ally: int, s: int) -> None:
    """{ally} goes to {s}"""
    # content/kings_armory/rules/duties.yaml:261
    # verb: go ally to s
    game.spend(10)
    if relocation_excuses(game, ally, s):
        game.piece_duty_done[ally] = True
    game.put(ally, s)
    rules_towers.take_slot(game, ally)
    rules_tanking.end_lost_tanks(game)
