# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/siege.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, ROUNDS, both, first_of, first_part

from ..kinds import Boss, Monster
from ..state import State
from . import monsters_turn as rules_monsters_turn
from . import status as rules_status
from . import strikes as rules_strikes
from . import tanking as rules_tanking


def can_be_pushed(game: State, monster: int) -> bool:
    # content/kings_armory/rules/siege.yaml:4
    # query: can_be_pushed monster
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return (
        (game.doc[monster].pushable or game.doc[monster].siege)
        and not (
            game.doc[monster].flying
            and not (isinstance(game.doc[monster], Monster) and game.piece_grounded[monster])
        )
        and not rules_tanking.tanked(game, monster)
        and not has_to_wait(game, monster)
        and not (game.piece_snared_until[monster] >= game.table_round and game.table_round > 0)
    )


def stays_outside(game: State, monster: int) -> bool:
    """It never goes through the Gate but stays on the last space before it."""
    # content/kings_armory/rules/siege.yaml:12
    # query: stays_outside monster
    return game.doc[monster].siege or isinstance(game.doc[monster], Boss)


def _any_1(game: State, s: int) -> bool:
    docs = game.doc
    for monster_2 in game.contents[s]:
        if isinstance(docs[monster_2], Monster) and docs[monster_2].siege:
            return True
    return False


def has_to_wait(game: State, monster: int) -> bool:
    """It is where it stays, or other Siege Equipment is on the space before the Gate."""
    # content/kings_armory/rules/siege.yaml:19
    # query: has_to_wait monster
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if not (game.doc[monster].siege or isinstance(game.doc[monster], Boss)):
        return False
    if game.tables.field_terrain[game.place[monster]] == "gate":
        return True
    if not game.doc[monster].siege:
        return False
    s = game.board.route_next(rules_monsters_turn.route_of(game, monster), game.place[monster], 1)
    return game.tables.field_terrain[s] == "gate" and bool(game.contents[s]) and _any_1(game, s)


def comes_from_behind(game: State, monster: int, pushed: int, rear: int) -> bool:
    """`monster`, stepping from `rear` to where `pushed` is, is on its Route behind it, or goes on with it."""
    # content/kings_armory/rules/siege.yaml:48
    # query: comes_from_behind monster pushed rear
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if (
        game.board.route_next(rules_monsters_turn.route_of(game, pushed), game.place[pushed], -1)
        == rear
    ):
        return True
    return game.board.route_next(
        rules_monsters_turn.route_of(game, pushed), game.place[pushed], 1
    ) == game.board.route_next(rules_monsters_turn.route_of(game, monster), game.place[pushed], 1)


def row_ahead(game: State) -> Sequence[int]:
    """What the Monster on its way would push with its next step."""
    # content/kings_armory/rules/siege.yaml:60
    # query: row_ahead
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    places = game.place
    contents_of = game.contents
    row: Sequence[Any] = ()
    if game.table_mover < 0 or (
        docs[game.table_mover].flying
        and not (
            isinstance(docs[game.table_mover], Monster) and game.piece_grounded[game.table_mover]
        )
    ):
        return row
    rear = game.table_mover
    while True:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kings_armory/rules/siege.yaml:69")
        s = game.board.route_next(rules_monsters_turn.route_of(game, rear), places[rear], 1)
        if s < 0:
            return row
        found = []
        for monster in contents_of[s]:
            if (
                isinstance(docs[monster], Monster)
                and monster != game.table_mover
                and monster not in row
                and can_be_pushed(game, monster)
                and comes_from_behind(game, rear, monster, places[rear])
            ):
                found.append(monster)
        if not found:
            return row
        row = both(row, found)
        rear = first_of(found, NOTHING)


def pushing(game: State, monster: int, pushed: int) -> bool:
    """It pushed it last and is still next to it on its Route."""
    # content/kings_armory/rules/siege.yaml:79
    # query: pushing monster pushed
    return (
        game.piece_pusher[pushed] == monster
        and game.piece_hp[monster] > 0
        and game.board.route_next(
            rules_monsters_turn.route_of(game, monster), game.place[monster], 1
        )
        == game.place[pushed]
    )


def _no_1(game: State, s: int, monster: int) -> bool:
    docs = game.doc
    mover = game.table_mover
    shoved_of = game.piece_shoved
    grounded_of = game.piece_grounded
    for monster_2 in game.contents[s]:
        if (
            isinstance(docs[monster_2], Monster)
            and monster_2 != monster
            and not isinstance(docs[monster_2], Boss)
            and monster_2 != mover
            and not shoved_of[monster_2]
            and (docs[monster_2].flying and not grounded_of[monster_2])
            == (
                docs[monster].flying
                and not (isinstance(docs[monster], Monster) and grounded_of[monster])
            )
        ):
            return False
    return True


def finds_room(game: State, monster: int, s: int) -> bool:
    """Nobody who stays there is of its layer; the pusher and what it still pushes have yet to find their places."""
    # content/kings_armory/rules/siege.yaml:89
    # query: finds_room monster at s
    return (
        game.tables.where_terrain_is__open_terrain__path__gate[s] or game.space_tower[s] >= 0
    ) and (isinstance(game.doc[monster], Boss) or not game.contents[s] or _no_1(game, s, monster))


def push_from(game: State, s: int, monster: int, rear: int) -> None:
    """What is Pushable at `s` goes a step on along its own Route, if `monster` comes up behind it."""
    # content/kings_armory/rules/siege.yaml:31
    # verb: push_from s by monster over rear
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    pusher_of = game.piece_pusher
    shoved_of = game.piece_shoved
    hp_of = game.piece_hp
    _found = []
    for pushed in game.contents[s]:
        if (
            isinstance(docs[pushed], Monster)
            and pushed != monster
            and can_be_pushed(game, pushed)
            and comes_from_behind(game, monster, pushed, rear)
        ):
            _found.append(pushed)
    for pushed in _found:
        t = game.board.route_next(rules_monsters_turn.route_of(game, pushed), s, 1)
        pusher_of[pushed] = monster
        shoved_of[pushed] = True
        game.stamp += 1
        if game.log is not None:
            game.tell(game.named("piece", monster), " pushes ", game.named("piece", pushed))
        rules_monsters_turn.arrive(game, pushed, t)
        if game.over:
            return
        if hp_of[pushed] > 0:
            push_from(game, t, pushed, s)
            if game.over:
                return


def _in_order_1(game: State) -> Sequence[int]:
    shoved_of = game.piece_shoved
    places = game.place
    ranked = []
    for pushed in game.seen[Monster]:
        if shoved_of[pushed]:
            ranked.append(
                (
                    (
                        game.board.route_left(
                            rules_monsters_turn.route_of(game, pushed), places[pushed]
                        ),
                    ),
                    pushed,
                ),
            )
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def settle_pushed(game: State) -> None:
    """What was pushed where it cannot stay bumps back with its pusher, or forward if its pusher is Tanked."""
    # content/kings_armory/rules/siege.yaml:105
    # verb: settle_pushed
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    shoved_of = game.piece_shoved
    hp_of = game.piece_hp
    places = game.place
    field_terrain = game.tables.field_terrain
    pusher_of = game.piece_pusher
    for pushed in _in_order_1(game):
        shoved_of[pushed] = False
        game.stamp += 1
        if hp_of[pushed] > 0 and not finds_room(game, pushed, places[pushed]):
            s = places[pushed]
            for _rounds in ROUNDS:
                if not (field_terrain[s] != "entrance" and not finds_room(game, pushed, s)):
                    break
                s = game.board.route_next(rules_monsters_turn.route_of(game, pushed), s, -1)
            else:
                game.fuel = 0
                game.tick("content/kings_armory/rules/siege.yaml:114")
            game.fuel -= _rounds
            if (
                field_terrain[s] == "entrance"
                or rules_tanking.tanked(game, pusher_of[pushed])
                or rules_tanking.tanked(game, game.table_mover)
            ):
                rules_monsters_turn.bump_forward(game, pushed)
                if game.over:
                    return
            else:
                rules_monsters_turn.arrive(game, pushed, s)
                if game.over:
                    return


def destroy(game: State, target: int) -> None:
    """`target` is Destroyed if it is Siege Equipment."""
    # content/kings_armory/rules/siege.yaml:119
    # verb: destroy target
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if (
        game.piece_hp[target] <= 0
        or not game.doc[target].siege
        or rules_status.is_immune(game, target, "destruction")
    ):
        return
    rules_strikes.emit_defeat(game, target)


def remove_token(game: State, target: int) -> None:
    """`target` is removed from the board."""
    # content/kings_armory/rules/siege.yaml:128
    # verb: remove_token target
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.piece_hp[target] <= 0 or rules_status.is_immune(game, target, "removal"):
        return
    rules_strikes.emit_defeat(game, target)
