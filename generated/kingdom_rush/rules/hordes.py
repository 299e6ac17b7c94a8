# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/hordes.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import NOTHING, ROUNDS, Occurrence, drawn

from .. import kinds
from ..state import State
from . import covering as rules_covering
from . import heroes as rules_heroes


class SpawnEvent(Occurrence):
    EVENT = "spawn"

    def __init__(self, horde: int, s: int) -> None:
        self.horde = horde
        self.s = s


class DestroyEvent(Occurrence):
    EVENT = "destroy"

    def __init__(self, horde: int) -> None:
        self.horde = horde


class MoveOnEvent(Occurrence):
    EVENT = "move_on"

    def __init__(self, horde: int, s: int) -> None:
        self.horde = horde
        self.s = s


class EscapeEvent(Occurrence):
    EVENT = "escape"

    def __init__(self, horde: int) -> None:
        self.horde = horde


def emit_spawn(game: State, horde: int, s: int) -> None:
    """the arrival of a horde"""
    # content/kingdom_rush/rules/hordes.yaml:15
    # event: spawn horde at s
    event = SpawnEvent(horde, s)
    if game.program.enter(game, event):
        if game.log is not None:
            game.tell(game.named("piece", event.horde), " spawns at ", game.named("space", event.s))
        arrive(game, event.horde, event.s)
        game.program.leave(game, event)


def _destroy_itself(game: State, event: DestroyEvent) -> None:
    """the destruction of a horde"""
    # content/kingdom_rush/rules/hordes.yaml:42
    # event: destroy horde
    if game.log is not None:
        game.tell(game.named("piece", event.horde), " is destroyed")
    hurt_all_on(game, event.horde)
    if game.over:
        return
    rules_covering.clear_tray(game, event.horde)
    game.program.resolve(game, event.horde, game.active)
    if game.over:
        return
    game.put(event.horde, NOTHING)


def emit_destroy(game: State, horde: int) -> None:
    """the destruction of a horde"""
    # content/kingdom_rush/rules/hordes.yaml:42
    # event: destroy horde
    event = DestroyEvent(horde)
    if game.program.enter(game, event):
        _destroy_itself(game, event)
        game.program.leave(game, event)


def emit_move_on(game: State, horde: int, s: int) -> None:
    """a step of a horde"""
    # content/kingdom_rush/rules/hordes.yaml:103
    # event: move_on horde to s
    event = MoveOnEvent(horde, s)
    if game.program.enter(game, event):
        if game.log is not None:
            game.tell(game.named("piece", event.horde), " moves to ", game.named("space", event.s))
        arrive(game, event.horde, event.s)
        game.program.leave(game, event)


def _escape_itself(game: State, event: EscapeEvent) -> None:
    """the escape of a horde"""
    # content/kingdom_rush/rules/hordes.yaml:123
    # event: escape horde
    if game.log is not None:
        game.tell(game.named("piece", event.horde), " escapes")
    lose_hearts(game, hearts_taken(game, event.horde))
    if game.over:
        return
    rules_covering.clear_tray(game, event.horde)
    game.put(event.horde, NOTHING)


def emit_escape(game: State, horde: int) -> None:
    """the escape of a horde"""
    # content/kingdom_rush/rules/hordes.yaml:123
    # event: escape horde
    event = EscapeEvent(horde)
    if game.program.enter(game, event):
        _escape_itself(game, event)
        game.program.leave(game, event)


def _any_1(game: State, next_: int) -> bool:
    docs = game.doc
    for horde in game.contents[next_]:
        if isinstance(docs[horde], kinds.Horde):
            return True
    return False


def next_free(game: State, s: int, route: str) -> int:
    """the next space of a route, after a space, that no horde is on"""
    # content/kingdom_rush/rules/hordes.yaml:4
    # query: next_free s on route
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    next_ = game.board.route_next(route, s, 1)
    for _rounds in ROUNDS:
        if not (next_ >= 0 and _any_1(game, next_)):
            break
        next_ = game.board.route_next(route, next_, 1)
    else:
        game.fuel = 0
        game.tick("content/kingdom_rush/rules/hordes.yaml:12")
    game.fuel -= _rounds
    return next_


def _any_2(game: State, horde: int) -> bool:
    docs = game.doc
    for soldier in game.contents[game.piece__zone_tray[horde]]:
        if isinstance(docs[soldier], kinds.Soldier):
            return True
    return False


def held(game: State, horde: int) -> bool:
    # content/kingdom_rush/rules/hordes.yaml:70
    # query: held horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    return (
        _any_2(game, horde)
        or len(
            [
                piece
                for piece in game.contents[game.place[horde]]
                if isinstance(docs[piece], kinds.Hero)
            ],
        )
        > 0
    )


def _any_3(game: State, horde: int) -> bool:
    docs = game.doc
    for enemy in game.program.of_kind(kinds.Enemy):
        if (
            enemy.fast
            and (
                rules_covering.enemy_squares(game, horde)
                & ~rules_covering.covered(game, horde)
                & drawn(docs[horde].grid, enemy.letter)
            ).bit_count()
            > 0
        ):
            return True
    return False


def fast_now(game: State, horde: int) -> bool:
    # content/kingdom_rush/rules/hordes.yaml:76
    # query: fast_now horde
    return game.stat("haste", horde) > 0 and _any_3(game, horde)


def hearts_taken(game: State, horde: int) -> int:
    # content/kingdom_rush/rules/hordes.yaml:112
    # query: hearts_taken horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    hearts = 0
    for e in game.program.of_kind(kinds.Enemy):
        for body in rules_covering.bodies(game, e, horde):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            if body & ~rules_covering.covered(game, horde) != 0:
                hearts = hearts + (4 if e.large else 1)
    return hearts


def arrive(game: State, horde: int, s: int) -> None:
    """{horde} comes to {s}, and heroes there retreat"""
    # content/kingdom_rush/rules/hordes.yaml:24
    # verb: arrive horde at s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    surprised: Sequence[int] = [
        piece for piece in game.contents[s] if isinstance(docs[piece], kinds.Hero)
    ]
    game.put(horde, s)
    for h in surprised:
        rules_heroes.retreat(game, h)


def _no_1(game: State, s: int) -> bool:
    docs = game.doc
    for horde in game.contents[s]:
        if isinstance(docs[horde], kinds.Horde):
            return False
    return True


def spawn_from(game: State, spawn_point: int) -> None:
    # content/kingdom_rush/rules/hordes.yaml:34
    # verb: spawn_from spawn_point
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    free: Sequence[int] = [
        s for s in game.board.routes[game.doc[spawn_point].route] if _no_1(game, s)
    ]
    if len(free) == 0:
        game.lose()
        return
    emit_spawn(game, game.top(game.piece__zone_spawn_stack[spawn_point]), free[0])


def gain(game: State, n: int, what: str) -> None:
    """gain {n} {what}"""
    # content/kingdom_rush/rules/hordes.yaml:53
    # verb: gain n what
    if game.log is not None:
        game.tell("the players gain ", game.named("number", n), " ", game.named("enum", what))
    if what == "gold":
        game.table_gold = max(0, game.table_gold + n)
        game.stamp += 1
    else:
        game.table_crystals = max(0, game.table_crystals + n)
        game.stamp += 1


def hurt_all_on(game: State, horde: int) -> None:
    # content/kingdom_rush/rules/hordes.yaml:63
    # verb: hurt_all_on horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    for soldier in [
        piece
        for piece in contents_of[game.piece__zone_tray[horde]]
        if isinstance(docs[piece], kinds.Soldier)
    ]:
        rules_covering.remove_soldier(game, soldier)
    for h in [
        piece for piece in contents_of[game.place[horde]] if isinstance(docs[piece], kinds.Hero)
    ]:
        rules_heroes.emit_damage(game, 1, h)
        if game.over:
            return


def advance(game: State, horde: int, route: str) -> None:
    # content/kingdom_rush/rules/hordes.yaml:82
    # verb: advance horde on route
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    game.piece_moved[horde] = True
    game.stamp += 1
    for _ in range(2 if fast_now(game, horde) else 1):
        game.tick("content/kingdom_rush/rules/hordes.yaml:88")
        if places[horde] >= 0:
            attempt_to_move(game, horde, route)
            if game.over:
                return


def attempt_to_move(game: State, horde: int, route: str) -> None:
    # content/kingdom_rush/rules/hordes.yaml:91
    # verb: attempt_to_move horde on route
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if held(game, horde):
        hurt_all_on(game, horde)
        return
    s = next_free(game, game.place[horde], route)
    if s < 0:
        emit_escape(game, horde)
        if game.over:
            return
    else:
        emit_move_on(game, horde, s)
        if game.over:
            return


def lose_hearts(game: State, n: int) -> None:
    # content/kingdom_rush/rules/hordes.yaml:133
    # verb: lose_hearts n
    if game.log is not None:
        game.tell(
            "the kingdom loses ",
            game.named("number", n),
            " ",
            game.word("number", n, "heart", "hearts"),
        )
    game.table_hearts = max(0, game.table_hearts - n)
    game.stamp += 1
    if game.table_hearts == 0:
        game.lose()
        return
