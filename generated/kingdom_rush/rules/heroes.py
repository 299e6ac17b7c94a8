# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/heroes.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Occurrence, Prompt, first_part, members

from ..kinds import Ability, Boss, FaultLine, Hero, Horde, LavaPool, MurkyPond, Tower
from ..state import State
from . import attacking as rules_attacking
from . import covering as rules_covering
from . import environment as rules_environment
from . import evaluation as rules_evaluation
from . import hordes as rules_hordes


class DamageEvent(Occurrence):
    EVENT = "damage"

    def __init__(self, n: int, hero: int, horde: int, cause: str) -> None:
        self.n = n
        self.hero = hero
        self.horde = horde
        self.cause = cause


class WoundEvent(Occurrence):
    EVENT = "wound"

    def __init__(self, n: int, hero: int, horde: int, cause: str) -> None:
        self.n = n
        self.hero = hero
        self.horde = horde
        self.cause = cause


def _damage_itself(game: State, event: DamageEvent) -> None:
    """Damage."""
    # content/kingdom_rush/rules/heroes.yaml:215
    # event: damage n to hero from horde by cause
    if (
        game.piece_protected[event.hero]
        or game.piece_benched[event.hero]
        or (
            game.setting.helper_harm
            if game.doc[event.hero] in game.setting.helpers
            else "own_health"
        )
        == "ignored"
    ):
        return
    if (
        game.setting.helper_harm if game.doc[event.hero] in game.setting.helpers else "own_health"
    ) == "hearts":
        rules_hordes.lose_hearts(game, event.n)
    else:
        emit_wound(game, event.n, event.hero, event.horde, event.cause)


def emit_damage(game: State, n: int, hero: int, horde: int, cause: str) -> None:
    """Damage."""
    # content/kingdom_rush/rules/heroes.yaml:215
    # event: damage n to hero from horde by cause
    event = DamageEvent(n, hero, horde, cause)
    if game.program.enter(game, event):
        _damage_itself(game, event)
        game.program.leave(game, event)


def _wound_itself(game: State, event: WoundEvent) -> None:
    """`hero` loses health."""
    # content/kingdom_rush/rules/heroes.yaml:225
    # event: wound n to hero from horde by cause
    if game.log is not None:
        game.tell(
            game.named("piece", event.hero), " takes ", game.named("number", event.n), " damage"
        )
    game.piece_health[event.hero] = max(0, game.piece_health[event.hero] - event.n)
    game.stamp += 1
    if game.piece_health[event.hero] == 0:
        knock_out(game, event.hero)


def emit_wound(game: State, n: int, hero: int, horde: int, cause: str) -> None:
    """`hero` loses health."""
    # content/kingdom_rush/rules/heroes.yaml:225
    # event: wound n to hero from horde by cause
    event = WoundEvent(n, hero, horde, cause)
    if game.program.enter(game, event):
        _wound_itself(game, event)
        game.program.leave(game, event)


def _any_1(game: State, s: int) -> bool:
    docs = game.doc
    for piece in game.contents[s]:
        if isinstance(docs[piece], (Tower, Boss)):
            return True
    return False


def _any_2(game: State, s: int) -> bool:
    docs = game.doc
    for murky_pond in game.contents[s]:
        if isinstance(docs[murky_pond], MurkyPond):
            return True
    return False


def _any_3(game: State, s: int) -> bool:
    docs = game.doc
    for horde in game.contents[s]:
        if isinstance(docs[horde], Horde):
            return True
    return False


def _any_4(game: State, s: int) -> bool:
    docs = game.doc
    for murky_pond in game.contents[s]:
        if isinstance(docs[murky_pond], MurkyPond):
            return True
    return False


def _no_1(game: State, s: int) -> bool:
    docs = game.doc
    for horde in game.contents[s]:
        if (
            isinstance(docs[horde], Horde)
            and not rules_covering.overflown(game, horde)
            and not rules_covering.room_for_hero(game, horde)
        ):
            return False
    return True


def can_stop(game: State, s: int, hero: int) -> bool:
    # content/kingdom_rush/rules/heroes.yaml:4
    # query: can_stop s for hero
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if (
        game.tables.field_water[s]
        or (game.tables.field_fourth[s] and game.players < 4)
        or (game.contents[s] and _any_1(game, s))
    ):
        return False
    if hero >= 0:
        if (
            game.contents[s]
            and _any_2(game, s)
            and not (
                game.setting is game.program.scenarios()["sashimi_anyone"].definition
                and game.doc[hero] in game.setting.helpers
            )
        ):
            return False
        if (
            game.setting is game.program.scenarios()["death_is_not_the_end"].definition
            and game.table_difficulty == "iron_challenge"
            and game.doc[hero] in game.setting.helpers
            and game.contents[s]
            and _any_3(game, s)
        ):
            return False
    elif game.contents[s] and _any_4(game, s):
        return False
    return not game.contents[s] or _no_1(game, s)


def _spaces_1(game: State) -> tuple[int, ...]:
    _key = ("kingdom_rush.rules.heroes", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if game.tables.field_fourth[space]:
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def _any_5(game: State, space: int) -> bool:
    docs = game.doc
    for murky_pond in game.contents[space]:
        if isinstance(docs[murky_pond], MurkyPond):
            return True
    return False


def closed_to(game: State, hero: int) -> Sequence[int]:
    """The spaces that a hero cannot enter."""
    # content/kingdom_rush/rules/heroes.yaml:17
    # query: closed_to hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    field_fourth = game.tables.field_fourth
    contents_of = game.contents
    if (
        game.setting is game.program.scenarios()["sashimi_anyone"].definition
        and game.doc[hero] in game.setting.helpers
    ):
        _found = []
        for space in _spaces_1(game):
            if game.players < 4:
                _found.append(space)
        return _found
    _found_2 = []
    for space_2 in range(game.board.size):
        if (field_fourth[space_2] and game.players < 4) or (
            contents_of[space_2] and _any_5(game, space_2)
        ):
            _found_2.append(space_2)
    return _found_2


def _any_6(game: State, s: int) -> bool:
    docs = game.doc
    for horde in game.contents[s]:
        if isinstance(docs[horde], Horde):
            return True
    return False


def can_end(game: State, hero: int, s: int, left: int) -> bool:
    """Whether a hero may stop there with so many move points left."""
    # content/kingdom_rush/rules/heroes.yaml:26
    # query: can_end hero at s with left
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return can_stop(game, s, hero) and (
        left >= game.stat("leap", hero) or (bool(game.contents[s]) and _any_6(game, s))
    )


def _spaces_2(game: State) -> tuple[int, ...]:
    _key = ("kingdom_rush.rules.heroes", 2)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if game.tables.field_entry[space]:
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def steps_of(game: State, hero: int, left: int) -> Sequence[int]:
    """The spaces a hero may step to so that it can still stop somewhere."""
    # content/kingdom_rush/rules/heroes.yaml:34
    # query: steps_of hero left
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    closed: Sequence[int] = closed_to(game, hero)
    next_: Sequence[int] = _spaces_2(game)
    if game.on_board(places[hero]):
        next_ = game.board.near[places[hero]]
    closed_set = members(closed)
    _found = []
    for s in next_:
        if s not in closed_set and goes_on(game, hero, s, left - 1):
            _found.append(s)
    return _found


def _any_7(game: State, s: int, left: int, hero: int, closed: Sequence[int]) -> bool:
    for e in game.atlas().reachable(s, left - game.stat("leap", hero), closed, closed):
        if can_stop(game, e, hero):
            return True
    return False


def _any_8(game: State, s: int, left: int, closed: Sequence[int], hero: int) -> bool:
    contents_of = game.contents
    docs = game.doc
    for e in game.atlas().reachable(s, left, closed, closed):
        if can_stop(game, e, hero):
            for horde in contents_of[e]:
                if isinstance(docs[horde], Horde):
                    return True
    return False


def goes_on(game: State, hero: int, s: int, left: int) -> bool:
    """Whether a hero may stop there, or further on."""
    # content/kingdom_rush/rules/heroes.yaml:46
    # query: goes_on hero at s with left
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if can_end(game, hero, s, left):
        return True
    if left <= 0:
        return False
    closed: Sequence[int] = closed_to(game, hero)
    if left > game.stat("leap", hero) and _any_7(game, s, left, hero, closed):
        return True
    return _any_8(game, s, left, closed, hero)


def _lowest_1(game: State, goals: Sequence[int], s: int) -> int:
    kings = game.board.kings
    values = []
    for space in goals:
        values.append(kings[s][space])
    return min(values) if values else 0


def _in_order_1(game: State, found: Sequence[int], goals: Sequence[int]) -> Sequence[int]:
    ranked = []
    for s in found:
        ranked.append(((_lowest_1(game, goals, s),), s))
    ranked.sort(key=first_part)
    _found = []
    for _, found_2 in ranked:
        _found.append(found_2)
    return _found


def nearest_first(game: State, found: Sequence[int], hero: int) -> Sequence[int]:
    """These spaces, those nearest to where `hero` wants to be first."""
    # content/kingdom_rush/rules/heroes.yaml:61
    # query: nearest_first found for hero
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    goals: Sequence[int] = rules_evaluation.goals_of(game, hero)
    if not goals:
        return found
    return _in_order_1(game, found, goals)


def _spaces_3(game: State) -> tuple[int, ...]:
    _key = ("kingdom_rush.rules.heroes", 3)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for e in range(game.board.size):
            if game.tables.field_entry[e]:
                _found.append(e)
        _known = game.tables.keep(_key, _found)
    return _known


def _any_9(game: State, s: int, hero: int) -> bool:
    x_of = game.board.x
    kings = game.board.kings
    for e in _spaces_3(game):
        if (
            game.setting is not game.program.scenarios()["the_lost_souls"].definition
            or (x_of[e] < 7) == (x_of[s] < 7)
        ) and kings[e][s] < game.stat("jump", hero):
            return True
    return False


def jumps_of(game: State, hero: int) -> Sequence[int]:
    """Where a hero may be placed instead of moving."""
    # content/kingdom_rush/rules/heroes.yaml:101
    # query: jumps_of hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    kings = game.board.kings
    x_of = game.board.x
    if game.on_board(places[hero]):
        _found = []
        for space in range(game.board.size):
            if (
                kings[space][places[hero]] <= game.stat("jump", hero)
                and (
                    game.setting is not game.program.scenarios()["the_lost_souls"].definition
                    or (x_of[space] < 7) == (x_of[places[hero]] < 7)
                )
                and space != places[hero]
                and can_stop(game, space, hero)
            ):
                _found.append(space)
        return _found
    _found_2 = []
    for s in range(game.board.size):
        if can_stop(game, s, hero) and _any_9(game, s, hero):
            _found_2.append(s)
    return _found_2


def on_map(game: State, hero: int) -> bool:
    # content/kingdom_rush/rules/heroes.yaml:144
    # query: on_map hero
    return game.on_board(game.place[hero])


def has_board(game: State, hero: int) -> bool:
    # content/kingdom_rush/rules/heroes.yaml:151
    # query: has_board hero
    return not game.piece_benched[hero] and game.doc[hero] not in game.setting.helpers


def _no_2(game: State, s: int) -> bool:
    docs = game.doc
    for piece in game.contents[s]:
        if isinstance(docs[piece], (Horde, Tower)):
            return False
    return True


def _no_3(game: State, s: int) -> bool:
    docs = game.doc
    for piece in game.contents[s]:
        if isinstance(docs[piece], (FaultLine, MurkyPond, Boss)):
            return False
    return True


def refuges(game: State, hero: int) -> Sequence[int]:
    """Where a miniature may retreat to."""
    # content/kingdom_rush/rules/heroes.yaml:279
    # query: refuges of hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    field_water = game.tables.field_water
    field_fourth = game.tables.field_fourth
    _found = []
    for s in game.board.near[game.place[hero]]:
        if (
            (not contents_of[s] or _no_2(game, s))
            and not field_water[s]
            and not (field_fourth[s] and game.players < 4)
            and (not contents_of[s] or _no_3(game, s))
        ):
            _found.append(s)
    return _found


def walk(game: State, hero: int, player: int) -> None:
    """Move `hero`."""
    # content/kingdom_rush/rules/heroes.yaml:71
    # verb: walk hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    visited_of = game.piece_visited
    places = game.place
    for lava_pool in game.seen[LavaPool]:
        visited_of[lava_pool] = False
        game.stamp += 1
    if game.stat("jump", hero) > 0:
        landing = game.choose_some(
            player,
            Prompt("choice", ("Where is ", ("piece", hero), " placed?"), ("space",)),
            jumps_of(game, hero),
            0,
            1,
        )
        if len(landing) == 1:
            step(game, hero, landing[0])
            if game.over:
                return
            step_onto_horde(game, hero, player)
            return
    left = game.doc[hero].move + game.stat("leap", hero)
    moved = False
    while left > 0:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_rush/rules/heroes.yaml:86")
        here = places[hero]
        if not moved or can_end(game, hero, here, left):
            taken = game.choose_some(
                player,
                Prompt(
                    "choice",
                    ("Where does ", ("piece", hero), " step (", ("number", left), " left)?"),
                    ("space",),
                ),
                nearest_first(game, steps_of(game, hero, left), hero),
                0,
                1,
            )
            if not taken:
                break
            moved = True
            step(game, hero, taken[0])
            if game.over:
                return
        else:
            s = game.choose(
                player,
                Prompt(
                    "choice",
                    ("Where does ", ("piece", hero), " step (", ("number", left), " left)?"),
                    ("space",),
                ),
                nearest_first(game, steps_of(game, hero, left), hero),
                NOTHING,
            )
            if s >= 0:
                step(game, hero, s)
                if game.over:
                    return
        left = left - 1
    if moved:
        step_onto_horde(game, hero, player)


def step(game: State, hero: int, s: int) -> None:
    # content/kingdom_rush/rules/heroes.yaml:115
    # verb: step hero to s
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(game.named("piece", hero), " moves to ", game.named("space", s))
    rules_covering.leave_squares(game, hero)
    game.put(hero, s)
    rules_environment.enter(game, s, hero)


def step_onto_horde(game: State, hero: int, player: int) -> None:
    # content/kingdom_rush/rules/heroes.yaml:125
    # verb: step_onto_horde hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    squares_of = game.piece_squares
    _found = []
    for h in game.contents[game.place[hero]]:
        if isinstance(docs[h], Horde):
            _found.append(h)
    for h in _found:
        squares = game.choose(
            player,
            Prompt(
                "choice",
                ("Which squares of ", ("piece", h), " does ", ("piece", hero), " stand on?"),
                ("squares",),
            ),
            rules_covering.best_first(game, rules_covering.room_for_hero(game, h), h),
            NOTHING,
        )
        if squares != NOTHING:
            squares_of[hero] = squares
            game.stamp += 1


def basic_attack(game: State, hero: int, player: int) -> None:
    """`hero` attacks."""
    # content/kingdom_rush/rules/heroes.yaml:135
    # verb: basic_attack hero
    if game.log is not None:
        game.tell(game.named("piece", hero), " attacks")
    if game.on_board(game.place[hero]):
        rules_attacking.perform(
            game, game.doc[hero].attack, game.place[hero], game.piece_facing[hero], hero, player
        )


def heal(game: State, n: int, hero: int) -> None:
    """`hero` regains `n` health."""
    # content/kingdom_rush/rules/heroes.yaml:158
    # verb: heal n of hero
    regained = min(n, game.doc[hero].max_health - game.piece_health[hero])
    if regained == 0:
        return
    game.piece_health[hero] = max(0, game.piece_health[hero] + regained)
    game.stamp += 1
    if game.log is not None:
        game.tell(game.named("piece", hero), " regains ", game.named("number", regained), " health")


def throw_skulls(game: State, hero: int, player: int) -> None:
    """For each of its skulls, `hero` puts one magical 1x1 tile on an adjacent horde."""
    # content/kingdom_rush/rules/heroes.yaml:168
    # verb: throw_skulls hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for _ in range(game.piece_skulls[hero]):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_rush/rules/heroes.yaml:174")
        tile_beside(game, hero, game.program.shapes["kingdom_rush.single"], "magical", player)


def tile_beside(game: State, hero: int, shape: Any, type_: str, player: int) -> None:
    """Put a `type` `shape` tile on a horde adjacent to `hero`."""
    # content/kingdom_rush/rules/heroes.yaml:176
    # verb: tile_beside hero with shape of type
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    docs = game.doc
    if not game.on_board(places[hero]):
        return
    here = places[hero]
    target = game.choose(
        player,
        Prompt(
            "choice",
            ("On which horde does ", ("piece", hero), " lay a ", ("shape", shape), " tile?"),
            ("piece",),
        ),
        [
            h
            for h in rules_attacking.attackable(game)
            if rules_attacking.stands_at(game, h) in game.board.near[here]
            and not docs[h].bars_hero_attacks
            and rules_covering.room_for_tile(game, shape, h, type_, here)
        ],
        NOTHING,
    )
    if target >= 0:
        rules_covering.lay_tile(game, shape, target, type_, here, hero, player)


def rest(game: State, hero: int) -> None:
    """`hero` rests."""
    # content/kingdom_rush/rules/heroes.yaml:189
    # verb: rest hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    used_of = game.piece_used
    if game.log is not None:
        game.tell(game.named("piece", hero), " rests")
    game.piece_health[hero] = docs[hero].max_health
    game.stamp += 1
    _found = []
    for ability in game.contents[game.piece__zone_ability_slots[hero]]:
        if isinstance(docs[ability], Ability):
            _found.append(ability)
    for ability in _found:
        used_of[ability] = False
        game.stamp += 1


def recover(game: State, hero: int) -> None:
    # content/kingdom_rush/rules/heroes.yaml:198
    # verb: recover hero
    if game.log is not None:
        game.tell(game.named("piece", hero), " recovers")
    game.piece_health[hero] = game.doc[hero].max_health
    game.piece_knocked_out[hero] = False
    game.stamp += 1


def skip_activations(game: State) -> None:
    """Knocked-out heroes recover in place of their next activation."""
    # content/kingdom_rush/rules/heroes.yaml:206
    # verb: skip_activations
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    knocked_out_of = game.piece_knocked_out
    activated_of = game.piece_activated
    _found = []
    for hero in game.seen[Hero]:
        if knocked_out_of[hero] and not activated_of[hero]:
            _found.append(hero)
    for hero in _found:
        activated_of[hero] = True
        game.stamp += 1
        recover(game, hero)


def hurt(game: State, miniature: int, n: int, horde: int, cause: str) -> None:
    """`miniature` takes `n` damage."""
    # content/kingdom_rush/rules/heroes.yaml:235
    # verb: hurt miniature for n from horde by cause
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if isinstance(game.doc[miniature], Hero):
        emit_damage(game, n, miniature, horde, cause)
    elif not game.piece_protected[miniature] and (
        game.setting is not game.program.scenarios()["rumble_in_the_jungle"].definition
        or game.table_warriors_exposed
    ):
        if game.owner[miniature] < 0:
            game.put(miniature, NOTHING)
        else:
            go_home(game, miniature)


def ignore_damage(game: State, hero: int) -> None:
    """`hero` ignores the damage."""
    # content/kingdom_rush/rules/heroes.yaml:246
    # verb: ignore_damage of hero
    if game.log is not None:
        game.tell(game.named("piece", hero), " ignores the damage")


def knock_out(game: State, hero: int) -> None:
    # content/kingdom_rush/rules/heroes.yaml:252
    # verb: knock_out hero
    if game.log is not None:
        game.tell(game.named("piece", hero), " is knocked out")
    game.piece_knocked_out[hero] = True
    game.stamp += 1
    go_home(game, hero)
    if game.table_difficulty == "heroic_challenge":
        game.lose()


def go_home(game: State, hero: int) -> None:
    # content/kingdom_rush/rules/heroes.yaml:261
    # verb: go_home hero
    rules_covering.leave_squares(game, hero)
    if game.owner[hero] < 0:
        game.put(hero, game.zone_helper_camp)
    else:
        game.put(hero, game.zone_hero_board[game.owner[hero]])


def protect(game: State, hero: int) -> None:
    """Give `hero` Protection until the end of the round."""
    # content/kingdom_rush/rules/heroes.yaml:270
    # verb: protect hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    protected_of = game.piece_protected
    _count = 0
    for hero_2 in game.seen[Hero]:
        if protected_of[hero_2]:
            _count += 1
    if _count >= 2:
        return
    if game.log is not None:
        game.tell(game.named("piece", hero), " is protected")
    protected_of[hero] = True
    game.stamp += 1


def retreat(game: State, hero: int) -> None:
    """`hero` retreats."""
    # content/kingdom_rush/rules/heroes.yaml:290
    # verb: retreat hero
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(game.named("piece", hero), " retreats")
    rules_covering.leave_squares(game, hero)
    free: Sequence[int] = refuges(game, hero)
    if not free:
        go_home(game, hero)
        return
    chooser = game.active if game.owner[hero] < 0 else game.owner[hero]
    s = game.choose(
        chooser,
        Prompt("choice", ("Where does ", ("piece", hero), " retreat?"), ("space",)),
        free,
        NOTHING,
    )
    if s >= 0:
        game.put(hero, s)
