# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/monsters_turn.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import (
    NOTHING,
    ROUNDS,
    Occurrence,
    first_of,
    highest_of,
    last_of,
    lowest_of,
    part,
)

from ..kinds import Ally, Boss, Guardian, Monster
from ..state import State
from . import areas as rules_areas
from . import gate as rules_gate
from . import range_ as rules_range_
from . import rewind as rules_rewind
from . import seats as rules_seats
from . import siege as rules_siege
from . import status as rules_status
from . import strikes as rules_strikes
from . import tanking as rules_tanking


class TurnEndEvent(Occurrence):
    EVENT = "turn_end"

    def __init__(self, monster: int) -> None:
        self.monster = monster


class StepEvent(Occurrence):
    EVENT = "step"

    def __init__(self, monster: int) -> None:
        self.monster = monster


class FightEvent(Occurrence):
    EVENT = "fight"

    def __init__(self, attack: Any, monster: int) -> None:
        self.attack = attack
        self.monster = monster


def emit_turn_end(game: State, monster: int) -> None:
    """The end of its Turn."""
    # content/kings_armory/rules/monsters_turn.yaml:40
    # event: turn_end of monster
    event = TurnEndEvent(monster)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def emit_step(game: State, monster: int) -> None:
    """A step."""
    # content/kings_armory/rules/monsters_turn.yaml:93
    # event: step of monster
    event = StepEvent(monster)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def _fight_itself(game: State, event: FightEvent) -> None:
    """An Attack."""
    # content/kings_armory/rules/monsters_turn.yaml:213
    # event: fight with attack by monster
    docs = game.doc
    field_terrain = game.tables.field_terrain
    places = game.place
    stepped = game.board.stepped
    if (
        isinstance(docs[event.monster], Boss)
        and field_terrain[places[event.monster]] == "gate"
        and event.attack is first_of(docs[event.monster].attacks, None)
    ):
        rules_gate.shoot_gate(game, event.attack, event.monster)
        return
    targets: Sequence[int] = targets_of(game, event.monster, event.attack)
    valid = []
    for ally in targets:
        if isinstance(docs[ally], Ally) and not rules_strikes.immune_to_type(
            game, ally, event.attack.type_
        ):
            valid.append(ally)
    if not valid and (
        field_terrain[places[event.monster]] == "gate"
        if event.attack.type_ == "melee"
        else min(
            stepped[places[event.monster]][last_of(game.tables.route_red_odd, NOTHING)],
            stepped[places[event.monster]][last_of(game.tables.route_red_even, NOTHING)],
        )
        <= game.stat_with("range_", event.monster, event.attack)
    ):
        rules_gate.shoot_gate(game, event.attack, event.monster)
    elif targets:
        chosen = game.pick(targets, NOTHING)
        if chosen >= 0:
            attack_one(game, chosen, event.attack, event.monster)


def emit_fight(game: State, attack: Any, monster: int) -> None:
    """An Attack."""
    # content/kings_armory/rules/monsters_turn.yaml:213
    # event: fight with attack by monster
    event = FightEvent(attack, monster)
    if game.program.enter(game, event):
        _fight_itself(game, event)
        game.program.leave(game, event)


def route_of(game: State, monster: int) -> str:
    """The Route that its arrow and its side give a Monster."""
    # content/kings_armory/rules/monsters_turn.yaml:4
    # query: route_of monster
    if game.piece_cave[monster]:
        return "cave_odd" if game.piece_side[monster] == "odd" else "cave_even"
    if game.piece_arrow[monster] == "red":
        return "red_odd" if game.piece_side[monster] == "odd" else "red_even"
    return "yellow_odd" if game.piece_side[monster] == "odd" else "yellow_even"


def spaces_left(game: State, monster: int) -> int:
    # content/kings_armory/rules/monsters_turn.yaml:14
    # query: spaces_left monster
    return game.board.route_left(route_of(game, monster), game.place[monster])


def rate_of(game: State, monster: int) -> int:
    """How far it goes in this Turn."""
    # content/kings_armory/rules/monsters_turn.yaml:71
    # query: rate_of monster
    return (
        0
        if game.piece_snared_until[monster] >= game.table_round and game.table_round > 0
        else game.stat("move", monster)
    )


def snared(game: State, monster: int) -> bool:
    """`monster` is held by the Titan Snare."""
    # content/kings_armory/rules/monsters_turn.yaml:78
    # query: snared monster
    return game.piece_snared_until[monster] >= game.table_round and game.table_round > 0


def damage_type_of(game: State, ally: int) -> str:
    """The type of its Primary Attack; whoever has no attack counts as Supernatural, but the Guardian as none of them."""
    # content/kings_armory/rules/monsters_turn.yaml:133
    # query: damage_type_of ally
    if game.doc[ally].attacks:
        return game.doc[ally].attacks[0].type_
    return "non_resistible" if isinstance(game.doc[ally], Guardian) else "supernatural"


def how_far(game: State, monster: int, ally: int, attack: Any) -> int:
    # content/kings_armory/rules/monsters_turn.yaml:142
    # query: how_far monster ally with attack
    return (
        game.board.kings[game.place[monster]][game.place[ally]]
        if game.base("range_", monster, attack) == 1
        else game.board.stepped[game.place[monster]][game.place[ally]]
    )


def targets_of(game: State, monster: int, attack: Any) -> Sequence[int]:
    """The Allies that come first by Attack Priority 1 to 7; several only where all of it leaves a tie."""
    # content/kings_armory/rules/monsters_turn.yaml:152
    # query: targets_of monster with attack
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    able = []
    for ally in game.seen[Ally]:
        if rules_range_.can_strike(game, monster, ally, attack) and (
            attack.width * attack.length <= 1 or rules_areas.area_for(game, monster, ally, attack)
        ):
            able.append(ally)
    return by_priority(game, monster, valid_first(game, able, attack), attack)


def valid_first(game: State, able: Sequence[int], attack: Any) -> Sequence[int]:
    """Those of some Allies that are not Immune to the attack; all of them if all are."""
    # content/kings_armory/rules/monsters_turn.yaml:163
    # query: valid_first able with attack
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    valid = []
    for ally in able:
        if isinstance(docs[ally], Ally) and not rules_strikes.immune_to_type(
            game, ally, attack.type_
        ):
            valid.append(ally)
    return valid if valid else able


def _best_1(game: State, likely: Sequence[int], monster: int, attack: Any) -> Sequence[int]:
    kings = game.board.kings
    places = game.place
    stepped = game.board.stepped
    route_red_odd = game.tables.route_red_odd
    route_red_even = game.tables.route_red_even
    _found = list(likely)
    if len(_found) > 1:
        _found_2 = []
        for item in _found:
            _found_2.append(
                kings[places[monster]][places[item]]
                if game.base("range_", monster, attack) == 1
                else stepped[places[monster]][places[item]],
            )
        _found = lowest_of(_found, _found_2)
    if len(_found) > 1:
        _found_3 = []
        for item_2 in _found:
            _found_3.append(1 if damage_type_of(game, item_2) == attack.type_ else 0)
        _found = highest_of(_found, _found_3)
    if len(_found) > 1:
        _route_of: Any = None
        _found_4 = []
        for item_3 in _found:
            _found_4.append(
                1
                if places[item_3]
                in game.board.routes[
                    (_route_of := route_of(game, monster) if _route_of is None else _route_of)
                ]
                else 0,
            )
        _found = highest_of(_found, _found_4)
    if len(_found) > 1:
        _found_5 = []
        for item_4 in _found:
            _found_5.append(to_path(game, places[item_4]))
        _found = lowest_of(_found, _found_5)
    if len(_found) > 1:
        _found_6 = []
        for item_5 in _found:
            _found_6.append(
                min(
                    stepped[places[item_5]][last_of(route_red_odd, NOTHING)],
                    stepped[places[item_5]][last_of(route_red_even, NOTHING)],
                ),
            )
        _found = lowest_of(_found, _found_6)
    return _found


def by_priority(game: State, monster: int, able: Sequence[int], attack: Any) -> Sequence[int]:
    """Whoever comes first among some Allies by Attack Priority 1 to 7."""
    # content/kings_armory/rules/monsters_turn.yaml:173
    # query: by_priority monster able with attack
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    tanking_of = game.piece_tanking
    tankers = []
    for ally in able:
        if isinstance(docs[ally], Ally) and monster in tanking_of[ally]:
            tankers.append(ally)
    likely: Sequence[int] = tankers if tankers else able
    return _best_1(game, likely, monster, attack)


def _spaces_1(game: State) -> tuple[int, ...]:
    _key = ("kings_armory.rules.monsters_turn", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if (
                game.tables.field_terrain[space] == "path"
                or game.tables.field_terrain[space] == "gate"
            ):
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def _to_path_anew(game: State, s: int) -> int:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    stepped = game.board.stepped
    values = []
    for space in _spaces_1(game):
        values.append(stepped[space][s])
    return min(values) if values else 0


def to_path(game: State, s: int) -> int:
    # content/kings_armory/rules/monsters_turn.yaml:190
    # query: to_path s
    _key = ("to_path", s)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _to_path_anew, s)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: int = _known[0]
    return _answer


def to_armory(game: State, s: int) -> int:
    # content/kings_armory/rules/monsters_turn.yaml:197
    # query: to_armory s
    return min(
        game.board.stepped[s][last_of(game.tables.route_red_odd, NOTHING)],
        game.board.stepped[s][last_of(game.tables.route_red_even, NOTHING)],
    )


def take_turn_(game: State, monster: int) -> None:
    # content/kings_armory/rules/monsters_turn.yaml:20
    # verb: take_turn of monster
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    game.piece_acted[monster] = True
    game.stamp += 1
    rules_status.emit_upkeep(game, monster)
    if game.over:
        return
    if game.piece_turn_lost[monster]:
        game.piece_turn_lost[monster] = False
        game.stamp += 1
    else:
        if game.piece_hp[monster] > 0:
            open_turn_of_a_foe_begins(game)
            if game.over:
                return
        if game.piece_hp[monster] > 0:
            march(game, monster)
            if game.over:
                return
        if game.piece_hp[monster] > 0:
            assault(game, monster)
            if game.over:
                return
    if game.piece_hp[monster] > 0:
        emit_turn_end(game, monster)
        if game.over:
            return
    game.expire("turn_of_a_foe")


def march(game: State, monster: int) -> None:
    """`monster` moves along its Route."""
    # content/kings_armory/rules/monsters_turn.yaml:45
    # verb: march monster
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    snared_until_of = game.piece_snared_until
    hp_of = game.piece_hp
    game.table_mover = monster
    game.table_walked = 0
    game.table_let_by = ()
    game.stamp += 1
    rules_tanking.open_moment(game)
    if game.over:
        return
    while (
        game.table_walked
        < (
            0
            if snared_until_of[monster] >= game.table_round and game.table_round > 0
            else game.stat("move", monster)
        )
        and hp_of[monster] > 0
        and not rules_tanking.tanked(game, monster)
        and not rules_siege.has_to_wait(game, monster)
    ):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kings_armory/rules/monsters_turn.yaml:58")
        game.table_walked += 1
        game.stamp += 1
        step_on(game, monster)
        if game.over:
            return
        if hp_of[monster] > 0:
            rules_tanking.open_moment(game)
            if game.over:
                return
    rules_siege.settle_pushed(game)
    if game.over:
        return
    if (
        game.table_walked > 0
        and hp_of[monster] > 0
        and not isinstance(game.doc[monster], Boss)
        and not rules_tanking.room_for(game, monster, game.place[monster])
    ):
        bump(game, monster)
        if game.over:
            return
        if hp_of[monster] > 0:
            rules_tanking.open_moment(game)
            if game.over:
                return
    game.table_mover = NOTHING
    game.stamp += 1


def step_on(game: State, monster: int) -> None:
    # content/kings_armory/rules/monsters_turn.yaml:84
    # verb: step_on monster
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    s = game.board.route_next(route_of(game, monster), game.place[monster], 1)
    game.table_let_by = ()
    game.stamp += 1
    if not (
        game.doc[monster].flying
        and not (isinstance(game.doc[monster], Monster) and game.piece_grounded[monster])
    ):
        rules_siege.push_from(game, s, monster, game.place[monster])
        if game.over:
            return
    arrive(game, monster, s)


def arrive(game: State, monster: int, s: int) -> None:
    # content/kings_armory/rules/monsters_turn.yaml:98
    # verb: arrive monster at s
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    game.put(monster, s)
    rules_tanking.end_lost_tanks(game)
    emit_step(game, monster)
    if game.over:
        return
    if (
        game.piece_hp[monster] > 0
        and game.tables.field_terrain[s] == "gate"
        and not (game.doc[monster].siege or isinstance(game.doc[monster], Boss))
    ):
        rules_gate.enter_armory(game, monster)


def bump(game: State, monster: int) -> None:
    """`monster` bumps back, or forward if there is no room up to the Entrance."""
    # content/kings_armory/rules/monsters_turn.yaml:108
    # verb: bump monster
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    field_terrain = game.tables.field_terrain
    if game.log is not None:
        game.tell(game.named("piece", monster), " is bumped")
    s = game.place[monster]
    _route_of: Any = None
    for _rounds in ROUNDS:
        if not (field_terrain[s] != "entrance" and not rules_tanking.room_for(game, monster, s)):
            break
        s = game.board.route_next(
            _route_of := route_of(game, monster) if _route_of is None else _route_of, s, -1
        )
    else:
        game.fuel = 0
        game.tick("content/kings_armory/rules/monsters_turn.yaml:115")
    game.fuel -= _rounds
    if field_terrain[s] == "entrance":
        bump_forward(game, monster)
    else:
        arrive(game, monster, s)


def bump_forward(game: State, monster: int) -> None:
    """`monster` bumps forward to the front of the line."""
    # content/kings_armory/rules/monsters_turn.yaml:120
    # verb: bump_forward monster
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    field_terrain = game.tables.field_terrain
    docs = game.doc
    s = game.place[monster]
    _route_of: Any = None
    for _rounds in ROUNDS:
        if not (field_terrain[s] != "gate" and not rules_tanking.room_for(game, monster, s)):
            break
        s = game.board.route_next(
            _route_of := route_of(game, monster) if _route_of is None else _route_of, s, 1
        )
    else:
        game.fuel = 0
        game.tick("content/kings_armory/rules/monsters_turn.yaml:126")
    game.fuel -= _rounds
    if docs[monster].siege or isinstance(docs[monster], Boss):
        _route_of_: Any = None
        for _rounds_2 in ROUNDS:
            if not (
                field_terrain[s] != "entrance" and not rules_tanking.room_for(game, monster, s)
            ):
                break
            s = game.board.route_next(
                _route_of_ := route_of(game, monster) if _route_of_ is None else _route_of_, s, -1
            )
        else:
            game.fuel = 0
            game.tick("content/kings_armory/rules/monsters_turn.yaml:129")
        game.fuel -= _rounds_2
    arrive(game, monster, s)


def assault(game: State, monster: int) -> None:
    """`monster` attacks by Attack Priority."""
    # content/kings_armory/rules/monsters_turn.yaml:205
    # verb: assault by monster
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    hp_of = game.piece_hp
    for attack in game.doc[monster].attacks:
        if hp_of[monster] > 0:
            emit_fight(game, attack, monster)
            if game.over:
                return


def attack_one(game: State, target: int, attack: Any, monster: int) -> None:
    # content/kings_armory/rules/monsters_turn.yaml:230
    # verb: attack_one target with attack from monster
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    rules_rewind.look_at_everybody(game)
    if attack.width * attack.length > 1:
        if game.log is not None:
            game.tell(game.named("piece", monster), " uses ", game.named("definition", attack))
        rules_areas.strike_area(
            game, first_of(rules_areas.area_for(game, monster, target, attack), ()), attack, monster
        )
        if game.over:
            return
    else:
        rules_strikes.strike(game, target, attack, monster)
        if game.over:
            return
    rules_rewind.record_attack(game, monster)


def open_turn_of_a_foe_begins(game: State) -> None:
    """A Foe's Turn begins; buy something before it moves?"""
    # content/kings_armory/rules/monsters_turn.yaml:34
    # window: turn_of_a_foe_begins
    game.program.open(
        game,
        "turn_of_a_foe_begins",
        (
            part(
                rules_seats.seating(game),
                max(0, game.table_controller_chair) % len(rules_seats.seating(game)),
            ),
        ),
        (),
        "a Foe's Turn begins; buy something before it moves?",
    )
