# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/heroes.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import NOTHING, Occurrence, Prompt

from .. import kinds
from ..state import State
from . import attacking as rules_attacking
from . import covering as rules_covering


class DamageEvent(Occurrence):
    EVENT = "damage"

    def __init__(self, n: int, hero: int) -> None:
        self.n = n
        self.hero = hero


ASK_1 = Prompt("choice", "On which horde goes the tile of a skull?", ("piece",))


def _damage_itself(game: State, event: DamageEvent) -> None:
    """damage"""
    # content/kingdom_rush/rules/heroes.yaml:119
    # event: damage n to hero
    if game.log is not None:
        game.tell(
            game.named("piece", event.hero), " takes ", game.named("number", event.n), " damage"
        )
    if game.piece_protected[event.hero]:
        return
    game.piece_health[event.hero] = max(0, game.piece_health[event.hero] - event.n)
    game.stamp += 1
    if game.piece_health[event.hero] == 0:
        knock_out(game, event.hero)


def emit_damage(game: State, n: int, hero: int) -> None:
    """damage"""
    # content/kingdom_rush/rules/heroes.yaml:119
    # event: damage n to hero
    event = DamageEvent(n, hero)
    if game.program.enter(game, event):
        _damage_itself(game, event)
        game.program.leave(game, event)


def _no_1(game: State, s: int) -> bool:
    docs = game.doc
    for tower in game.contents[s]:
        if isinstance(docs[tower], kinds.Tower):
            return False
    return True


def _no_2(game: State, s: int) -> bool:
    docs = game.doc
    for horde in game.contents[s]:
        if (
            isinstance(docs[horde], kinds.Horde)
            and len(rules_covering.room_for_hero(game, horde)) == 0
        ):
            return False
    return True


def can_stop(game: State, s: int) -> bool:
    # content/kingdom_rush/rules/heroes.yaml:4
    # query: can_stop s
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return _no_1(game, s) and _no_2(game, s)


def _spaces_1(game: State) -> tuple[int, ...]:
    _key = ("kingdom_rush.rules.heroes", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _known = game.tables.keep(
            _key, [space for space in range(game.board.size) if game.tables.field_entry[space]]
        )
    return _known


def _any_1(game: State, s: int, left: int) -> bool:
    for e in game.atlas().reachable(s, left - 1):
        if can_stop(game, e):
            return True
    return False


def steps_of(game: State, hero: int, left: int) -> Sequence[int]:
    """the spaces a hero may step to so that it can still stop somewhere"""
    # content/kingdom_rush/rules/heroes.yaml:11
    # query: steps_of hero left
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    next_: Sequence[int] = _spaces_1(game)
    if places[hero] != game.zone_hero_board[game.owner[hero]]:
        next_ = game.board.near[places[hero]]
    return [s for s in next_ if can_stop(game, s) or _any_1(game, s, left)]


def on_map(game: State, hero: int) -> bool:
    # content/kingdom_rush/rules/heroes.yaml:71
    # query: on_map hero
    return game.place[hero] != game.zone_hero_board[game.owner[hero]]


def walk(game: State, hero: int, player: int) -> None:
    """move {hero}"""
    # content/kingdom_rush/rules/heroes.yaml:22
    # verb: walk hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    places = game.place
    left = docs[hero].move
    moved = False
    while left > 0:
        game.tick("content/kingdom_rush/rules/heroes.yaml:30")
        here = places[hero]
        if left == docs[hero].move or can_stop(game, here):
            taken = game.choose_some(
                player,
                Prompt(
                    "choice",
                    "".join(
                        (
                            "Where does ",
                            game.show("piece", hero),
                            " step (",
                            game.show("number", left),
                            " left)?",
                        ),
                    ),
                    ("space",),
                ),
                steps_of(game, hero, left),
                0,
                1,
            )
            if len(taken) == 0:
                break
            moved = True
            step(game, hero, taken[0])
        else:
            s = game.choose(
                player,
                Prompt(
                    "choice",
                    "".join(
                        (
                            "Where does ",
                            game.show("piece", hero),
                            " step (",
                            game.show("number", left),
                            " left)?",
                        ),
                    ),
                    ("space",),
                ),
                steps_of(game, hero, left),
                NOTHING,
            )
            if s >= 0:
                step(game, hero, s)
        left = left - 1
    if moved:
        step_onto_horde(game, hero, player)


def step(game: State, hero: int, s: int) -> None:
    # content/kingdom_rush/rules/heroes.yaml:43
    # verb: step hero to s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    passed_of = game.piece_passed
    if game.log is not None:
        game.tell(game.named("piece", hero), " moves to ", game.named("space", s))
    rules_covering.leave_squares(game, hero)
    game.put(hero, s)
    for blossom in [piece for piece in game.contents[s] if isinstance(docs[piece], kinds.Blossom)]:
        passed_of[blossom] = True
        game.stamp += 1


def step_onto_horde(game: State, hero: int, player: int) -> None:
    # content/kingdom_rush/rules/heroes.yaml:53
    # verb: step_onto_horde hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    squares_of = game.piece_squares
    for h in [
        piece for piece in game.contents[game.place[hero]] if isinstance(docs[piece], kinds.Horde)
    ]:
        squares = game.choose(
            player,
            Prompt(
                "choice",
                "".join(
                    (
                        "Which squares of ",
                        game.show("piece", h),
                        " does ",
                        game.show("piece", hero),
                        " stand on?",
                    ),
                ),
                ("squares",),
            ),
            rules_covering.room_for_hero(game, h),
            NOTHING,
        )
        if squares != NOTHING:
            squares_of[hero] = squares
            game.stamp += 1


def basic_attack(game: State, hero: int, player: int) -> None:
    """{hero} attacks"""
    # content/kingdom_rush/rules/heroes.yaml:62
    # verb: basic_attack hero
    if game.log is not None:
        game.tell(game.named("piece", hero), " attacks")
    if game.place[hero] != game.zone_hero_board[game.owner[hero]]:
        rules_attacking.perform(
            game, game.doc[hero].attack, game.place[hero], game.piece_facing[hero], player
        )


def heal(game: State, n: int, hero: int) -> None:
    """{hero} regains {n} health"""
    # content/kingdom_rush/rules/heroes.yaml:78
    # verb: heal n of hero
    if game.log is not None:
        game.tell(game.named("piece", hero), " regains ", game.named("number", n), " health")
    game.piece_health[hero] = max(0, min(game.piece_health[hero] + n, game.doc[hero].max_health))
    game.stamp += 1


def throw_skulls(game: State, hero: int, player: int) -> None:
    """for each of its skulls, {hero} puts one magical tile on an adjacent horde"""
    # content/kingdom_rush/rules/heroes.yaml:85
    # verb: throw_skulls hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for _ in range(game.piece_skulls[hero]):
        game.tick("content/kingdom_rush/rules/heroes.yaml:91")
        target = game.choose(
            player,
            ASK_1,
            [
                horde
                for horde in game.seen[kinds.Horde]
                if game.distance_between(horde, hero) == 1
                and len(
                    rules_covering.room_for_tile(
                        game, game.program.shapes["kingdom_rush.single"], horde, "magical"
                    ),
                )
                > 0
            ],
            NOTHING,
        )
        if target >= 0:
            rules_covering.lay_tile(
                game, game.program.shapes["kingdom_rush.single"], target, "magical", player
            )


def rest(game: State, hero: int) -> None:
    """{hero} rests"""
    # content/kingdom_rush/rules/heroes.yaml:95
    # verb: rest hero
    if game.log is not None:
        game.tell(game.named("piece", hero), " rests")
    game.piece_health[hero] = max(0, game.doc[hero].max_health)
    game.stamp += 1


def recover(game: State, hero: int) -> None:
    # content/kingdom_rush/rules/heroes.yaml:102
    # verb: recover hero
    if game.log is not None:
        game.tell(game.named("piece", hero), " recovers")
    game.piece_health[hero] = max(0, game.doc[hero].max_health)
    game.piece_knocked_out[hero] = False
    game.stamp += 1


def skip_activations(game: State) -> None:
    """knocked-out heroes recover in place of their next activation"""
    # content/kingdom_rush/rules/heroes.yaml:110
    # verb: skip_activations
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    knocked_out_of = game.piece_knocked_out
    activated_of = game.piece_activated
    for hero in [
        hero for hero in game.seen[kinds.Hero] if knocked_out_of[hero] and not activated_of[hero]
    ]:
        activated_of[hero] = True
        game.stamp += 1
        recover(game, hero)


def knock_out(game: State, hero: int) -> None:
    # content/kingdom_rush/rules/heroes.yaml:130
    # verb: knock_out hero
    if game.log is not None:
        game.tell(game.named("piece", hero), " is knocked out")
    game.piece_knocked_out[hero] = True
    game.stamp += 1
    go_home(game, hero)


def go_home(game: State, hero: int) -> None:
    # content/kingdom_rush/rules/heroes.yaml:138
    # verb: go_home hero
    rules_covering.leave_squares(game, hero)
    game.put(hero, game.zone_hero_board[game.owner[hero]])


def _no_3(game: State, s: int) -> bool:
    docs = game.doc
    for horde in game.contents[s]:
        if isinstance(docs[horde], kinds.Horde):
            return False
    return True


def _no_4(game: State, s: int) -> bool:
    docs = game.doc
    for tower in game.contents[s]:
        if isinstance(docs[tower], kinds.Tower):
            return False
    return True


def retreat(game: State, hero: int) -> None:
    """{hero} retreats"""
    # content/kingdom_rush/rules/heroes.yaml:145
    # verb: retreat hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(game.named("piece", hero), " retreats")
    rules_covering.leave_squares(game, hero)
    free: Sequence[int] = [
        s for s in game.board.near[game.place[hero]] if _no_3(game, s) and _no_4(game, s)
    ]
    if len(free) == 0:
        go_home(game, hero)
        return
    s = game.choose(
        game.owner[hero],
        Prompt(
            "choice", "".join(("Where does ", game.show("piece", hero), " retreat?")), ("space",)
        ),
        free,
        NOTHING,
    )
    if s >= 0:
        game.put(hero, s)
