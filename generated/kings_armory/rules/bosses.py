# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/bosses.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import (
    NOTHING,
    ROUNDS,
    Abilities,
    Contents,
    Modifier,
    Occurrence,
    first_of,
    last_of,
)

from ..kinds import Ally, Boss, Monster
from ..state import State
from . import between_waves as rules_between_waves
from . import ettin as rules_ettin
from . import gate as rules_gate
from . import monsters_turn as rules_monsters_turn
from . import range_ as rules_range_
from . import rewind as rules_rewind
from . import siege as rules_siege
from . import status as rules_status
from . import strikes as rules_strikes
from . import tanking as rules_tanking
from . import waves as rules_waves


class ArrivalEvent(Occurrence):
    EVENT = "arrival"

    def __init__(self, boss: int) -> None:
        self.boss = boss


def emit_arrival(game: State, boss: int) -> None:
    """Arrival."""
    # content/kings_armory/rules/bosses.yaml:105
    # event: arrival of boss
    event = ArrivalEvent(boss)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def boss_strength(game: State) -> int:
    """Hit Points more or less for the number of Heroes."""
    # content/kings_armory/rules/bosses.yaml:110
    # query: boss_strength
    _all_heroes = rules_between_waves.all_heroes(game)
    return -10 if len(_all_heroes) == 1 else 10 if len(_all_heroes) >= 5 else 0


def height(game: State, monster: int) -> int:
    """The order in which Monsters of one space act: Flying ones, Ground ones, Bosses."""
    # content/kings_armory/rules/bosses.yaml:116
    # query: height monster
    return (
        3
        if isinstance(game.doc[monster], Boss)
        else 1
        if game.doc[monster].flying
        and not (isinstance(game.doc[monster], Monster) and game.piece_grounded[monster])
        else 2
    )


def waits_in_stack(game: State, monster: int) -> bool:
    """Somebody in its space acts before it, whatever the Turn Priority of both."""
    # content/kings_armory/rules/bosses.yaml:123
    # query: waits_in_stack monster
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    acted_of = game.piece_acted
    grounded_of = game.piece_grounded
    for monster_2 in game.contents[game.place[monster]]:
        if (
            isinstance(docs[monster_2], Monster)
            and not acted_of[monster_2]
            and (
                3
                if isinstance(docs[monster_2], Boss)
                else 1
                if docs[monster_2].flying and not grounded_of[monster_2]
                else 2
            )
            < (
                3
                if isinstance(docs[monster], Boss)
                else 1
                if docs[monster].flying
                and not (isinstance(docs[monster], Monster) and grounded_of[monster])
                else 2
            )
        ):
            return True
    return False


def strikes_gate_first(game: State, monster: int, attack: Any) -> bool:
    """A Boss at the Gate directs the first of its attacks at it."""
    # content/kings_armory/rules/bosses.yaml:179
    # query: strikes_gate_first monster with attack
    return (
        isinstance(game.doc[monster], Boss)
        and game.tables.field_terrain[game.place[monster]] == "gate"
        and attack is first_of(game.doc[monster].attacks, None)
    )


def spares_gate(game: State, monster: int, attack: Any) -> bool:
    """This is not its Attack at the Castle Gate."""
    # content/kings_armory/rules/bosses.yaml:186
    # query: spares_gate monster with attack
    return not (
        isinstance(game.doc[monster], Boss)
        and game.tables.field_terrain[game.place[monster]] == "gate"
        and attack is first_of(game.doc[monster].attacks, None)
    )


def fill_boss_pile(game: State) -> None:
    # content/kings_armory/rules/bosses.yaml:57
    # verb: fill_boss_pile
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    arrow_of = game.piece_arrow
    for token in game.program.of_kind[Boss]:
        leader = game.create(token, game.zone_boss_pile, NOTHING)
        if token.yellow_tokens > token.red_tokens:
            arrow_of[leader] = "yellow"
            game.stamp += 1


def await_bosses(game: State, n: int, r: int) -> None:
    """`n` Bosses will come in this Wave, one at the end of each Foes' Round from number `r` on."""
    # content/kings_armory/rules/bosses.yaml:65
    # verb: await_bosses n in r
    game.table_bosses_due = max(0, n)
    game.table_bosses_seen = 0
    game.table_boss_round = r
    game.stamp += 1


def let_in_boss(game: State) -> None:
    """A random Boss enters and takes its Turn."""
    # content/kings_armory/rules/bosses.yaml:75
    # verb: let_in_boss
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    side_of = game.piece_side
    cave_of = game.piece_cave
    game.table_bosses_due = max(0, game.table_bosses_due - 1)
    game.table_boss_round += 1
    game.stamp += 1
    if not contents_of[game.zone_boss_pile]:
        rules_ettin.reshuffle_bosses(game)
    if not contents_of[game.zone_boss_pile]:
        return
    _found = []
    for piece in contents_of[game.zone_boss_pile]:
        if isinstance(docs[piece], Boss):
            _found.append(piece)
    boss = game.pick(_found, NOTHING)
    if game.options["ettin"] and len(contents_of[game.zone_boss_pile]) > 1:
        _found_2 = []
        for bosse in contents_of[game.zone_boss_pile]:
            if isinstance(docs[bosse], Boss) and bosse != boss:
                _found_2.append(bosse)
        second = game.pick(_found_2, NOTHING)
        rules_ettin.join_heads(game, boss, second)
        boss = game.top(game.zone_boss_pile)
    rules_waves.make_fresh(game, boss)
    if game.table_bosses_seen == 0 or game.setting.cave:
        side_of[boss] = "odd" if game.rng.roll(12) % 2 == 1 else "even"
        game.stamp += 1
    else:
        side_of[boss] = "even" if game.table_boss_side == "odd" else "odd"
        game.stamp += 1
    if game.setting.cave:
        cave_of[boss] = (
            game.rng.roll(12) % 2 == 0 if game.table_bosses_seen == 0 else not game.table_boss_cave
        )
        game.stamp += 1
    game.table_boss_cave = cave_of[boss]
    game.table_boss_side = side_of[boss]
    game.table_bosses_seen += 1
    game.stamp += 1
    s = first_of(game.board.routes[rules_monsters_turn.route_of(game, boss)], NOTHING)
    game.put(boss, s)
    if game.log is not None:
        game.tell(game.named("piece", boss), " comes to ", game.named("space", s))
    game.piece_began_at[boss] = game.place[boss]
    game.stamp += 1
    emit_arrival(game, boss)
    if game.over:
        return
    rules_monsters_turn.take_turn_(game, boss)


def bring_along(game: State, n: int, level: int) -> None:
    """`n` Monsters of level `level` enter."""
    # content/kings_armory/rules/bosses.yaml:132
    # verb: bring_along n of level
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kings_armory/rules/bosses.yaml:138")
        if contents_of[game.zone_pile]:
            chosen = game.pick(rules_waves.candidates(game, level), NOTHING)
            if chosen >= 0:
                rules_waves.enter(game, chosen, game.rng.roll(12))
                if game.over:
                    return


def bring_pixies(game: State, n: int) -> None:
    """`n` Grey Pixies enter, or Monsters of level 3 if none is left."""
    # content/kings_armory/rules/bosses.yaml:141
    # verb: bring_pixies n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kings_armory/rules/bosses.yaml:147")
        pixies = []
        for monster in contents_of[game.zone_pile]:
            if docs[monster] == game.program.definitions["kings_armory.grey_pixie"]:
                pixies.append(monster)
        if pixies:
            chosen = game.pick(pixies, NOTHING)
            if chosen >= 0:
                rules_waves.enter(game, chosen, game.rng.roll(12))
                if game.over:
                    return
        elif contents_of[game.zone_pile]:
            chosen = game.pick(rules_waves.candidates(game, 3), NOTHING)
            if chosen >= 0:
                rules_waves.enter(game, chosen, game.rng.roll(12))
                if game.over:
                    return


def absorb_goblins(game: State, self_: int) -> None:
    """Every other goblin within 1 is absorbed, and its Hit Points are gained."""
    # content/kings_armory/rules/bosses.yaml:152
    # verb: absorb_goblins into self
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    kings = game.board.kings
    places = game.place
    docs = game.doc
    hp_of = game.piece_hp
    _found = []
    for victim in game.seen[Monster]:
        if kings[places[victim]][places[self_]] <= 1 and docs[victim].goblin and victim != self_:
            _found.append(victim)
    for victim in _found:
        if not rules_status.is_immune(game, victim, "removal"):
            if game.log is not None:
                game.tell(game.named("piece", self_), " absorbs ", game.named("piece", victim))
            hp_of[self_] = max(0, hp_of[self_] + hp_of[victim])
            game.stamp += 1
            rules_siege.remove_token(game, victim)
            if game.over:
                return


def jolt(game: State, n: int, self_: int) -> None:
    """Every other Foe beside it takes `n` Non-Resistible Damage."""
    # content/kings_armory/rules/bosses.yaml:164
    # verb: jolt n from self
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _found = []
    for monster in game.seen[Monster]:
        if rules_range_.adjacent(game, monster, self_) and monster != self_:
            _found.append(monster)
    for monster in _found:
        rules_strikes.emit_deal(game, n, "non_resistible", monster)
        if game.over:
            return


def summon_behind(game: State, self_: int) -> None:
    """Summon a Monster on the nearest open space behind (d12 up to 4 level 1, up to 8 level 2, up to 11 level 3, else level 4); it acts from the next Round on, with +1 Hitroll."""
    # content/kings_armory/rules/bosses.yaml:193
    # verb: summon_behind self
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    side_of = game.piece_side
    cave_of = game.piece_cave
    places = game.place
    field_terrain = game.tables.field_terrain
    arrow_of = game.piece_arrow
    n = game.rng.roll(12)
    if not game.contents[game.zone_pile]:
        return
    monster = game.pick(
        rules_waves.candidates(game, 1 if n <= 4 else 2 if n <= 8 else 3 if n <= 11 else 4), NOTHING
    )
    rules_waves.make_fresh(game, monster)
    side_of[monster] = side_of[self_]
    cave_of[monster] = cave_of[self_]
    game.piece_green_foot[monster] = True
    game.piece_acted[monster] = True
    game.stamp += 1
    s = game.board.route_next(rules_monsters_turn.route_of(game, self_), places[self_], -1)
    for _rounds in ROUNDS:
        if not (
            s >= 0
            and field_terrain[s] != "entrance"
            and not rules_tanking.room_for(game, monster, s)
        ):
            break
        s = game.board.route_next(rules_monsters_turn.route_of(game, self_), s, -1)
    else:
        game.fuel = 0
        game.tick("content/kings_armory/rules/bosses.yaml:208")
    game.fuel -= _rounds
    game.piece_strayed[monster] = arrow_of[monster] != arrow_of[self_]
    arrow_of[monster] = arrow_of[self_]
    game.stamp += 1
    game.put(
        monster,
        first_of(game.board.routes[rules_monsters_turn.route_of(game, self_)], NOTHING)
        if s < 0
        else s,
    )
    game.piece_began_at[monster] = places[monster]
    game.stamp += 1
    if game.log is not None:
        game.tell(game.named("piece", monster), " follows the tune")


def crush(game: State, n: int, s: int) -> None:
    """Every Ally in the space is Dealt `n` Melee Damage."""
    # content/kings_armory/rules/bosses.yaml:240
    # verb: crush n at s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    hp_of = game.piece_hp
    _found = []
    for ally in game.contents[s]:
        if isinstance(docs[ally], Ally) and hp_of[ally] > 0:
            _found.append(ally)
    for ally in _found:
        rules_strikes.emit_deal(game, n, "melee", ally)
        if game.over:
            return


def sky_fist(game: State, attack: Any, self_: int) -> None:
    """One roll against every Ally in Range outside of Towers; if there is none, against one in a Tower with -4 Hitroll."""
    # content/kings_armory/rules/bosses.yaml:248
    # verb: sky_fist with attack by self
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    hp_of = game.piece_hp
    places = game.place
    docs = game.doc
    tower_of = game.space_tower
    stepped = game.board.stepped
    _found = []
    for ally in game.seen[Ally]:
        if hp_of[ally] > 0 and rules_range_.spans(
            game,
            places[self_],
            places[ally],
            game.stat_with("range_", self_, attack),
            attack,
            self_,
        ):
            _found.append(ally)
    near_by: Sequence[int] = rules_monsters_turn.valid_first(game, _found, attack)
    outside = []
    for ally_2 in near_by:
        if isinstance(docs[ally_2], Ally) and tower_of[places[ally_2]] < 0:
            outside.append(ally_2)
    if outside:
        rules_rewind.look_at_everybody(game)
        _found_2 = []
        for victim in outside:
            if isinstance(docs[victim], Ally):
                _found_2.append(victim)
        for victim in _found_2:
            rules_strikes.strike(game, victim, attack, self_)
            if game.over:
                return
        rules_rewind.record_attack(game, self_)
        return
    if not near_by:
        if (
            game.tables.field_terrain[places[self_]] == "gate"
            if attack.type_ == "melee"
            else min(
                stepped[places[self_]][last_of(game.tables.route_red_odd, NOTHING)],
                stepped[places[self_]][last_of(game.tables.route_red_even, NOTHING)],
            )
            <= game.stat_with("range_", self_, attack)
        ):
            rules_gate.shoot_gate(game, attack, self_)
            if game.over:
                return
        return
    game.last("hitroll", "add", -4, self_, "blow")
    chosen = game.pick(rules_monsters_turn.by_priority(game, self_, near_by, attack), NOTHING)
    if chosen >= 0:
        rules_monsters_turn.attack_one(game, chosen, attack, self_)
        if game.over:
            return
    game.expire("blow")


def green_foot_changes_hitroll(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/rules/bosses.yaml:219
    # while it is a monster and it.green_foot: +1 hitroll
    return isinstance(game.doc[target], Monster) and game.piece_green_foot[target]


# content/kings_armory/rules/bosses.yaml:216
GREEN_FOOT_ABILITIES = Abilities(
    modifiers=(Modifier("hitroll", "add", green_foot_changes_hitroll, 1),),
    text="While it is a Monster and it is green foot: +1 Hitroll.",
)

CONTENTS = Contents(laws={"kings_armory.green_foot": GREEN_FOOT_ABILITIES})
