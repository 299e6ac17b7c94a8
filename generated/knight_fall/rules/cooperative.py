# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/cooperative.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import (
    NOTHING,
    Occurrence,
    Prompt,
    both,
    last_of,
    lowest_of,
    members,
    part,
    position,
)

from ..kinds import CooperativeCard, Demon, Elder, Golem, IceDemon, Knight, Unit
from ..state import State
from . import board as rules_board
from . import damage as rules_damage
from . import death as rules_death
from . import locations as rules_locations
from . import powers as rules_powers
from . import slow as rules_slow
from . import units as rules_units


class EndOfTurnEvent(Occurrence):
    EVENT = "end_of_turn"

    def __init__(self, character: int) -> None:
        self.character = character


class TurnStartEvent(Occurrence):
    EVENT = "turn_start"

    def __init__(self, character: int) -> None:
        self.character = character


class StartOfDemonTurnEvent(Occurrence):
    EVENT = "start_of_demon_turn"

    def __init__(self, demon: int) -> None:
        self.demon = demon


ASK_1 = Prompt("choice", "Which minion acts next?", ("piece",))


def emit_end_of_turn(game: State, character: int) -> None:
    """`character` ends its turn."""
    # content/knight_fall/rules/cooperative.yaml:423
    # event: end_of_turn of character
    event = EndOfTurnEvent(character)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def emit_turn_start(game: State, character: int) -> None:
    """`character` starts its turn."""
    # content/knight_fall/rules/cooperative.yaml:428
    # event: turn_start of character
    event = TurnStartEvent(character)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def emit_start_of_demon_turn(game: State, demon: int) -> None:
    """`demon` starts its turn."""
    # content/knight_fall/rules/cooperative.yaml:433
    # event: start_of_demon_turn of demon
    event = StartOfDemonTurnEvent(demon)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def rank(game: State, it: int) -> int:
    # content/knight_fall/rules/cooperative.yaml:32
    # query: rank it
    if isinstance(game.doc[it], Elder):
        return 2 if rules_damage.guarded(game, it) else 1
    if isinstance(game.doc[it], Golem):
        return 4
    return (
        3
        if isinstance(game.doc[it], Knight) and game.piece_health[it] + game.piece_defense[it] < 3
        else 5
    )


def failing(game: State, it: int) -> bool:
    # content/knight_fall/rules/cooperative.yaml:42
    # query: failing it
    return isinstance(game.doc[it], Knight) and game.piece_health[it] + game.piece_defense[it] < 3


def company(game: State, who: int) -> int:
    """How many allies are close or adjacent."""
    # content/knight_fall/rules/cooperative.yaml:49
    # query: company who
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _count = 0
    for unit in game.seen[Unit]:
        if (
            0 <= game.distance_between(unit, who) <= 1
            and docs[unit].team == docs[who].team
            and unit != who
        ):
            _count += 1
    return _count


def preferred(game: State, targets: Sequence[int], hunter: int) -> Sequence[int]:
    """The targets that come first, several if they tie."""
    # content/knight_fall/rules/cooperative.yaml:57
    # query: preferred targets by hunter
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    health_of = game.piece_health
    _found = list(targets)
    if len(_found) > 1:
        _found_2 = []
        for t in _found:
            _found_2.append(game.board.distance(places[hunter], places[t]))
        _found = lowest_of(_found, _found_2)
    if len(_found) > 1:
        _found_3 = []
        for t_2 in _found:
            _found_3.append(rank(game, t_2))
        _found = lowest_of(_found, _found_3)
    if len(_found) > 1:
        _found_4 = []
        for t_3 in _found:
            _found_4.append(health_of[t_3])
        _found = lowest_of(_found, _found_4)
    if len(_found) > 1:
        _found_5 = []
        for t_4 in _found:
            _found_5.append(company(game, t_4))
        _found = lowest_of(_found, _found_5)
    return _found


def leads_to(game: State, s: int, target: int, hunter: int) -> bool:
    """Whether a step to that tile brings the hunter nearer."""
    # content/knight_fall/rules/cooperative.yaml:101
    # query: leads_to s target hunter
    return game.board.distance(s, game.place[target]) < game.board.distance(
        game.place[hunter], game.place[target]
    )


def approached(game: State, target: int, hunter: int, tiles: Sequence[int]) -> bool:
    # content/knight_fall/rules/cooperative.yaml:109
    # query: approached target of hunter through tiles
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    _place = places[target]
    for s in tiles:
        if game.board.distance(s, _place) < game.board.distance(places[hunter], _place):
            return True
    return False


def held_back(game: State, hunter: int) -> bool:
    # content/knight_fall/rules/cooperative.yaml:116
    # query: held_back hunter
    return isinstance(game.doc[hunter], Demon) and game.piece_rooted[hunter]


def trodden(game: State, s: int, hunter: int) -> bool:
    """Whether a demon has been on that tile this turn."""
    # content/knight_fall/rules/cooperative.yaml:123
    # query: trodden s of hunter
    return isinstance(game.doc[hunter], Demon) and s in members(game.piece_visited[hunter])


def faced(game: State, who: int) -> bool:
    """An enemy is close."""
    # content/knight_fall/rules/cooperative.yaml:227
    # query: faced who
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    places = game.place
    _doc = docs[who]
    for unit in game.seen[Unit]:
        if docs[unit].team != _doc.team and places[unit] == places[who]:
            return True
    return False


def cut_short(game: State) -> bool:
    # content/knight_fall/rules/cooperative.yaml:268
    # query: cut_short
    return game.table_acting >= 0 and not rules_board.on_board(game, game.table_acting)


def _first_1(game: State) -> int:
    acting = game.table_acting
    for demon in game.seen[Demon]:
        if demon == acting:
            return demon
    return NOTHING


def acting_demon(game: State) -> int:
    """The demon whose turn it is, also one that a card has just put in its place."""
    # content/knight_fall/rules/cooperative.yaml:388
    # query: acting_demon
    return _first_1(game)


def advance(game: State, n: int, hunter: int) -> None:
    """Move `n`."""
    # content/knight_fall/rules/cooperative.yaml:68
    # verb: advance n by hunter
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    visited_of = game.piece_visited
    trodden_before = len(visited_of[hunter])
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/cooperative.yaml:75")
        step(game, hunter)
        if game.over:
            return
    if len(visited_of[hunter]) > trodden_before:
        end_instruction(game, hunter)


def end_instruction(game: State, hunter: int) -> None:
    # content/knight_fall/rules/cooperative.yaml:78
    # verb: end_instruction hunter
    game.piece_instructions[hunter] += 1
    game.stamp += 1
    rules_board.emit_movement(game, hunter)


def _any_1(game: State, wanted: Sequence[int], s: int, hunter: int) -> bool:
    places = game.place
    _place = places[hunter]
    for t in wanted:
        if game.board.distance(s, places[t]) < game.board.distance(_place, places[t]):
            return True
    return False


def step(game: State, hunter: int) -> None:
    # content/knight_fall/rules/cooperative.yaml:86
    # verb: step hunter
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    places = game.place
    visited_of = game.piece_visited
    if not rules_board.on_board(game, hunter) or (
        isinstance(docs[hunter], Demon) and game.piece_rooted[hunter]
    ):
        return
    _found = []
    for s in game.board.near[places[hunter]]:
        if not (isinstance(docs[hunter], Demon) and s in members(visited_of[hunter])):
            _found.append(s)
    tiles: Sequence[int] = _found
    if not tiles:
        tiles = game.board.near[places[hunter]]
    targets = []
    for unit in game.seen[Unit]:
        if docs[unit].team != docs[hunter].team and approached(game, unit, hunter, tiles):
            targets.append(unit)
    if targets:
        wanted: Sequence[int] = preferred(game, targets, hunter)
        _found_2 = []
        for s_2 in tiles:
            if _any_1(game, wanted, s_2, hunter):
                _found_2.append(s_2)
        tiles = _found_2
    tile = game.choose(
        rules_units.speaker(game, docs[hunter].team),
        Prompt("choice", ("Where does ", ("piece", hunter), " go?"), ("space",)),
        tiles,
        NOTHING,
    )
    if tile >= 0:
        walk(game, hunter, tile)


def walk(game: State, hunter: int, tile: int) -> None:
    # content/knight_fall/rules/cooperative.yaml:131
    # verb: walk hunter to tile
    if isinstance(game.doc[hunter], Demon):
        game.piece_moved[hunter] = True
        game.piece_visited[hunter] = tuple(both(game.piece_visited[hunter], (game.place[hunter],)))
        game.stamp += 1
    rules_board.go(game, hunter, tile)


def circle(game: State, n: int, turning: str, hunter: int) -> None:
    """Circle `turning` `n`."""
    # content/knight_fall/rules/cooperative.yaml:141
    # verb: circle n through turning by hunter
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    trodden_before = len(game.piece_visited[hunter])
    circle_steps(game, n, turning, hunter)
    if game.over:
        return
    if len(game.piece_visited[hunter]) > trodden_before:
        end_instruction(game, hunter)


def circle_steps(game: State, n: int, turning: str, hunter: int) -> None:
    # content/knight_fall/rules/cooperative.yaml:151
    # verb: circle_steps n through turning by hunter
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    rooted_of = game.piece_rooted
    places = game.place
    walk_: Sequence[int] = (
        game.board.spaces_named(game.setting.walk)
        if game.board.spaces_named(game.setting.walk)
        else game.tables.route_outer_edge
    )
    i = -1
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/cooperative.yaml:158")
        if not rules_board.on_board(game, hunter) or (
            isinstance(docs[hunter], Demon) and rooted_of[hunter]
        ):
            return
        if i < 0 and places[hunter] not in game.board.spaces_named(game.setting.centres):
            i = position(walk_, places[hunter])
        if i < 0:
            step(game, hunter)
            if game.over:
                return
        else:
            i = (i + (1 if turning == "clockwise" else len(walk_) - 1)) % len(walk_)
            walk(game, hunter, part(walk_, i))
            if game.over:
                return


def strike(game: State, n: int, hunter: int) -> None:
    """Deal `n` damage to 1 close enemy."""
    # content/knight_fall/rules/cooperative.yaml:171
    # verb: strike n by hunter
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    places = game.place
    target = game.choose(
        rules_units.speaker(game, docs[hunter].team),
        Prompt("choice", ("Whom does ", ("piece", hunter), " attack?"), ("piece",)),
        preferred(
            game,
            [
                unit
                for unit in game.seen[Unit]
                if docs[unit].team != docs[hunter].team and places[unit] == places[hunter]
            ],
            hunter,
        ),
        NOTHING,
    )
    if target >= 0:
        rules_powers.assail(game, target, n, hunter, False)


def shoot(game: State, n: int, hunter: int) -> None:
    """Deal `n` damage to 1 adjacent enemy."""
    # content/knight_fall/rules/cooperative.yaml:181
    # verb: shoot n by hunter
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    target = game.choose(
        rules_units.speaker(game, docs[hunter].team),
        Prompt("choice", ("Whom does ", ("piece", hunter), " attack?"), ("piece",)),
        preferred(
            game,
            [
                unit
                for unit in game.seen[Unit]
                if game.distance_between(unit, hunter) == 1 and docs[unit].team != docs[hunter].team
            ],
            hunter,
        ),
        NOTHING,
    )
    if target >= 0:
        rules_powers.assail(game, target, n, hunter, False)


def sweep(game: State, n: int, hunter: int) -> None:
    """Deal `n` damage to all close enemies."""
    # content/knight_fall/rules/cooperative.yaml:191
    # verb: sweep n by hunter
    rules_damage.damage_all(game, n, (game.place[hunter],), hunter)


def call_imp(game: State, hunter: int) -> None:
    """Place 1 imp on the seal."""
    # content/knight_fall/rules/cooperative.yaml:199
    # verb: call_imp hunter
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if (
        isinstance(game.doc[hunter], Demon)
        and rules_units.run_by_cards(game, hunter)
        and game.doc[hunter] is game.program.definitions["knight_fall.bone_crusher"]
    ):
        rules_death.spawn(
            game, game.program.definitions["knight_fall.bone_crawler"], game.place[hunter], hunter
        )
    elif game.setting.campaign_battle:
        rules_death.spawn(
            game, game.program.definitions["knight_fall.imp"], game.place[hunter], NOTHING
        )
    else:
        rules_death.spawn(
            game, game.program.definitions["knight_fall.imp"], game.tables.space_seal, NOTHING
        )


def lunge(game: State, n: int, hunter: int) -> None:
    """Move `n` and deal `n` damage to 1 close enemy."""
    # content/knight_fall/rules/cooperative.yaml:210
    # verb: lunge n by hunter
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    advance(game, n, hunter)
    if game.over:
        return
    strike(game, n, hunter)


def prove_itself(game: State, n: int) -> None:
    """The new demon moves `n` and deals `n` damage to 1 close enemy."""
    # content/knight_fall/rules/cooperative.yaml:219
    # verb: prove_itself n
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    newcomer = acting_demon(game)
    if newcomer >= 0:
        lunge(game, n, newcomer)


def hold_ground(game: State, hunter: int) -> None:
    """Do not move this turn."""
    # content/knight_fall/rules/cooperative.yaml:235
    # verb: hold_ground hunter
    game.piece_rooted[hunter] = True
    game.stamp += 1


def goad(game: State, n: int, hunter: int) -> None:
    """Each close or adjacent imp takes `n` actions."""
    # content/knight_fall/rules/cooperative.yaml:242
    # verb: goad n by hunter
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for imp in game.live:
        if docs[imp].id == "knight_fall.imp" and 0 <= game.distance_between(imp, hunter) <= 1:
            _found.append(imp)
    rouse_all(game, _found, n)


def rouse(game: State, n: int) -> None:
    """Every imp on the board takes `n` actions."""
    # content/knight_fall/rules/cooperative.yaml:249
    # verb: rouse n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for piece in game.live:
        if docs[piece].id == "knight_fall.imp":
            _found.append(piece)
    rouse_all(game, _found, n)


def rouse_all(game: State, pack: Sequence[int], n: int) -> None:
    # content/knight_fall/rules/cooperative.yaml:255
    # verb: rouse_all pack n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    waiting: Sequence[int] = pack
    while waiting:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/cooperative.yaml:261")
        next_ = game.choose(rules_units.speaker(game, "demons"), ASK_1, waiting, NOTHING)
        if next_ >= 0:
            prowl(game, next_, n)
            if game.over:
                return
            if game.table_acting >= 0 and not rules_board.on_board(game, game.table_acting):
                return
            _found = []
            for i in waiting:
                if i != next_ and rules_board.on_board(game, i):
                    _found.append(i)
            waiting = _found


def _best_1(game: State, hunter: int) -> Sequence[int]:
    places = game.place
    health_of = game.piece_health
    _found_2 = []
    for knight in game.seen[Knight]:
        if 0 <= game.distance_between(knight, hunter) <= 1:
            _found_2.append(knight)
    _found = _found_2
    if len(_found) > 1:
        _found_3 = []
        for knight_2 in _found:
            _found_3.append(game.board.distance(places[hunter], places[knight_2]))
        _found = lowest_of(_found, _found_3)
    if len(_found) > 1:
        _found_4 = []
        for knight_3 in _found:
            _found_4.append(health_of[knight_3])
        _found = lowest_of(_found, _found_4)
    return _found


def howl(game: State, n: int, hunter: int) -> None:
    """Deal `n` damage to 1 close or adjacent knight, the closest and weakest, and slow it."""
    # content/knight_fall/rules/cooperative.yaml:275
    # verb: howl n by hunter
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    target = game.choose(
        rules_units.speaker(game, game.doc[hunter].team),
        Prompt("choice", ("Whom does ", ("piece", hunter), " slow?"), ("piece",)),
        _best_1(game, hunter),
        NOTHING,
    )
    if target >= 0:
        if n > 0:
            rules_powers.assail(game, target, n, hunter, True)
        else:
            rules_slow.slow(game, target)


def slow_knight(game: State, hunter: int) -> None:
    """Slow 1 close or adjacent knight."""
    # content/knight_fall/rules/cooperative.yaml:287
    # verb: slow_knight hunter
    howl(game, 0, hunter)


def _best_2(game: State, elders_near: Sequence[int]) -> Sequence[int]:
    health_of = game.piece_health
    _found = list(elders_near)
    if len(_found) > 1:
        _found_2 = []
        for e in _found:
            _found_2.append(rank(game, e))
        _found = lowest_of(_found, _found_2)
    if len(_found) > 1:
        _found_3 = []
        for e_2 in _found:
            _found_3.append(health_of[e_2])
        _found = lowest_of(_found, _found_3)
    return _found


def drag_off(game: State, hunter: int) -> None:
    """Move 1 elder from an adjacent tile to your tile, an undefended one first, then the weakest."""
    # content/knight_fall/rules/cooperative.yaml:294
    # verb: drag_off hunter
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    elders_near = []
    for elder in game.seen[Elder]:
        if game.distance_between(elder, hunter) == 1 and rules_powers.shaken(game, elder, hunter):
            elders_near.append(elder)
    victim = game.choose(
        rules_units.speaker(game, game.doc[hunter].team),
        Prompt("choice", ("Which elder does ", ("piece", hunter), " drag off?"), ("piece",)),
        _best_2(game, elders_near),
        NOTHING,
    )
    if victim >= 0:
        rules_board.enter(game, game.place[hunter], victim)


def change_demon(game: State, hunter: int) -> None:
    """A new demon takes your place."""
    # content/knight_fall/rules/cooperative.yaml:306
    # verb: change_demon hunter
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    health_of = game.piece_health
    slot_of = game.piece_slot
    bank_of = game.piece_bank
    if not contents_of[game.zone_demon_stack]:
        _found = []
        for demon in contents_of[game.zone_fallen_demons]:
            if isinstance(docs[demon], Demon):
                _found.append(demon)
        for demon in _found:
            game.put(demon, game.zone_demon_stack)
        game.shuffle(game.zone_demon_stack)
    _found_2 = []
    for piece in contents_of[game.zone_demon_stack]:
        if isinstance(docs[piece], Demon):
            _found_2.append(piece)
    next_ = last_of(_found_2, NOTHING)
    if next_ < 0:
        return
    health_of[next_] = min(health_of[hunter], docs[next_].max_health)
    game.stamp += 1
    if isinstance(docs[next_], IceDemon):
        game.piece_ice[next_] = min(4, docs[next_].start_ice)
        game.stamp += 1
    slot_of[next_] = slot_of[hunter]
    game.piece_visited[next_] = ()
    game.piece_rooted[next_] = False
    game.piece_moved[next_] = False
    game.piece_instructions[next_] = 0
    game.stamp += 1
    if docs[hunter] is game.program.definitions["knight_fall.bone_crusher"]:
        _found_3 = []
        for bone_crawler in game.live:
            if docs[bone_crawler].id == "knight_fall.bone_crawler":
                _found_3.append(bone_crawler)
        for bone_crawler in _found_3:
            rules_death.take_back(game, bone_crawler)
    game.put(next_, game.place[hunter])
    if game.log is not None:
        game.tell(game.named("piece", next_), " takes the place of ", game.named("piece", hunter))
    bank_of[next_] = bank_of[hunter]
    bank_of[hunter] = ""
    game.stamp += 1
    game.put(hunter, game.zone_demon_stack)
    game.shuffle(game.zone_demon_stack)
    game.table_acting = next_
    game.stamp += 1


def rift_step(game: State, hunter: int) -> None:
    """Go to the seal."""
    # content/knight_fall/rules/cooperative.yaml:334
    # verb: rift_step hunter
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.setting.campaign_battle or game.place[hunter] == game.tables.space_seal:
        return
    game.put(hunter, game.tables.space_seal)
    rules_board.settle(game, hunter, 0)
    rules_locations.scorch(game, hunter)


def blood_rite(game: State, n: int, hunter: int) -> None:
    """Deal `n` damage to 1 close enemy; if that kills it, heal 2."""
    # content/knight_fall/rules/cooperative.yaml:344
    # verb: blood_rite n by hunter
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    places = game.place
    target = game.choose(
        rules_units.speaker(game, docs[hunter].team),
        Prompt("choice", ("Whom does ", ("piece", hunter), " attack?"), ("piece",)),
        preferred(
            game,
            [
                unit
                for unit in game.seen[Unit]
                if docs[unit].team != docs[hunter].team and places[unit] == places[hunter]
            ],
            hunter,
        ),
        NOTHING,
    )
    if target >= 0:
        rules_powers.assail(game, target, n, hunter, False)
        if game.over:
            return
        if not rules_board.on_board(game, target):
            rules_damage.heal(game, 2, hunter)


def prowl(game: State, minion: int, n: int) -> None:
    # content/knight_fall/rules/cooperative.yaml:355
    # verb: prowl minion n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    health_of = game.piece_health
    rules_locations.scorch(game, minion)
    if game.over:
        return
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/cooperative.yaml:361")
        if game.table_acting >= 0 and not rules_board.on_board(game, game.table_acting):
            return
        if docs[minion].heals_first and health_of[minion] < docs[minion].max_health:
            rules_damage.heal(game, 1, minion)
        elif faced(game, minion):
            strike(game, 1, minion)
            if game.over:
                return
        else:
            step(game, minion)
            if game.over:
                return


def take_turn_(game: State, demon: int) -> None:
    # content/knight_fall/rules/cooperative.yaml:368
    # verb: take_turn demon
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    if game.log is not None:
        game.tell(game.named("piece", demon), " takes its turn")
    game.table_acting = demon
    game.piece_visited[demon] = ()
    game.piece_rooted[demon] = False
    game.piece_moved[demon] = False
    game.piece_bound[demon] = False
    game.piece_instructions[demon] = 0
    game.stamp += 1
    if docs[demon] is game.program.definitions["knight_fall.bone_crusher"]:
        _found = []
        for piece in game.live:
            if docs[piece].id == "knight_fall.bone_crawler":
                _found.append(piece)
        rouse_all(game, _found, 1)
        if game.over:
            return
    rules_locations.scorch(game, demon)
    if game.over:
        return
    if rules_board.on_board(game, demon):
        emit_start_of_demon_turn(game, demon)
        if game.over:
            return
    if rules_board.on_board(game, demon):
        draw_halves(game, demon)
        if game.over:
            return
    last_one = acting_demon(game)
    if last_one >= 0:
        emit_end_of_turn(game, last_one)
        if game.over:
            return
    game.table_acting = NOTHING
    game.stamp += 1
    game.expire("turn")


def draw_halves(game: State, demon: int) -> None:
    # content/knight_fall/rules/cooperative.yaml:395
    # verb: draw_halves for demon
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    demon_of = game.piece_demon
    owners = game.owner
    refresh_cooperative_deck(game)
    _found = []
    for piece in contents_of[game.zone_cooperative_deck]:
        if isinstance(docs[piece], CooperativeCard):
            _found.append(piece)
    first_card = last_of(_found, NOTHING)
    if first_card < 0:
        return
    game.put(first_card, game.zone_cooperative_discard)
    demon_of[first_card] = demon
    game.stamp += 1
    if game.log is not None:
        game.tell(
            game.named("piece", demon),
            " follows the primary half of ",
            game.named("piece", first_card),
        )
    game.program.resolve(game, first_card, owners[first_card], "primary")
    if game.over:
        return
    next_ = acting_demon(game)
    if next_ < 0 or game.piece_bound[demon]:
        return
    refresh_cooperative_deck(game)
    _found_2 = []
    for piece_2 in contents_of[game.zone_cooperative_deck]:
        if isinstance(docs[piece_2], CooperativeCard):
            _found_2.append(piece_2)
    second_card = last_of(_found_2, NOTHING)
    game.put(second_card, game.zone_cooperative_discard)
    demon_of[second_card] = next_
    game.stamp += 1
    if game.log is not None:
        game.tell(
            game.named("piece", next_),
            " follows the secondary half of ",
            game.named("piece", second_card),
        )
    game.program.resolve(game, second_card, owners[second_card], "secondary")


def refresh_cooperative_deck(game: State) -> None:
    # content/knight_fall/rules/cooperative.yaml:415
    # verb: refresh_cooperative_deck
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    if contents_of[game.zone_cooperative_deck]:
        return
    _found = []
    for cooperative_card in contents_of[game.zone_cooperative_discard]:
        if isinstance(docs[cooperative_card], CooperativeCard):
            _found.append(cooperative_card)
    for cooperative_card in _found:
        game.put(cooperative_card, game.zone_cooperative_deck)
    game.shuffle(game.zone_cooperative_deck)
