# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/siege.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import ROUNDS, first_part

from .. import kinds
from ..state import State
from . import monsters_turn as rules_monsters_turn
from . import status as rules_status
from . import strikes as rules_strikes
from . import tanking as rules_tanking


def can_be_pushed(game: State, monster: int) -> bool:
    # content/kings_armory/rules/siege.yaml:4
    # query: can_be_pushed monster
    game.spend(10)
    return (
        (game.doc[monster].pushable or game.doc[monster].siege)
        and not (
            game.doc[monster].flying
            and not (isinstance(game.doc[monster], kinds.Monster) and game.piece_grounded[monster])
        )
        and not rules_tanking.tanked(game, monster)
        and not has_to_wait(game, monster)
        and not rules_monsters_turn.snared(game, monster)
    )


def stays_outside(game: State, monster: int) -> bool:
    """it never goes through the Gate but stays on the last space before it"""
    # content/kings_armory/rules/siege.yaml:11
    # query: stays_outside monster
    return game.doc[monster].siege or isinstance(game.doc[monster], kinds.Boss)


def _any_1(game: State, s: int) -> bool:
    docs = game.doc
    for monster_2 in game.contents[s]:
        if isinstance(docs[monster_2], kinds.Monster) and docs[monster_2].siege:
            return True
    return False


def has_to_wait(game: State, monster: int) -> bool:
    """it is where it stays, or other Siege Equipment is on the space before the Gate"""
    # content/kings_armory/rules/siege.yaml:18
    # query: has_to_wait monster
    game.spend(10)
    if not stays_outside(game, monster):
        return False
    if game.board.columns["terrain"][game.place[monster]] == "gate":
        return True
    if not game.doc[monster].siege:
        return False
    s = game.board.route_next(rules_monsters_turn.route_of(game, monster), game.place[monster], 1)
    return game.board.columns["terrain"][s] == "gate" and _any_1(game, s)


def pushing(game: State, monster: int, pushed: int) -> bool:
    """it pushed it last and is still next to it on its Route"""
    # content/kings_armory/rules/siege.yaml:45
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
    shoved_of = game.piece_shoved
    grounded_of = game.piece_grounded
    for monster_2 in game.contents[s]:
        if (
            isinstance(docs[monster_2], kinds.Monster)
            and monster_2 != monster
            and not isinstance(docs[monster_2], kinds.Boss)
            and monster_2 != game.table_mover
            and not shoved_of[monster_2]
            and (
                docs[monster_2].flying
                and not (isinstance(docs[monster_2], kinds.Monster) and grounded_of[monster_2])
            )
            == (
                docs[monster].flying
                and not (isinstance(docs[monster], kinds.Monster) and grounded_of[monster])
            )
        ):
            return False
    return True


def finds_room(game: State, monster: int, s: int) -> bool:
    """nobody who stays there is of its layer; the pusher and what it still pushes have yet to find their places"""
    # content/kings_armory/rules/siege.yaml:53
    # query: finds_room monster at s
    return isinstance(game.doc[monster], kinds.Boss) or (
        (
            (
                game.board.columns["terrain"][s] in ("open_terrain", "path", "gate")
                and game.space_tower[s] < 0
            )
            or game.space_tower[s] >= 0
        )
        and _no_1(game, s, monster)
    )


def push_from(game: State, s: int, monster: int) -> None:
    """what is Pushable at {s} goes a step on along its own Route"""
    # content/kings_armory/rules/siege.yaml:30
    # verb: push_from s by monster
    game.spend(100)
    docs = game.doc
    pusher_of = game.piece_pusher
    shoved_of = game.piece_shoved
    hp_of = game.piece_hp
    for pushed in [
        pushed
        for pushed in game.contents[s]
        if isinstance(docs[pushed], kinds.Monster)
        and pushed != monster
        and can_be_pushed(game, pushed)
    ]:
        t = game.board.route_next(rules_monsters_turn.route_of(game, pushed), s, 1)
        pusher_of[pushed] = monster
        shoved_of[pushed] = True
        if game.log is not None:
            game.tell(game.named("piece", monster), " pushes ", game.named("piece", pushed))
        rules_monsters_turn.arrive(game, pushed, t)
        if game.over:
            return
        if hp_of[pushed] > 0:
            push_from(game, t, pushed)
            if game.over:
                return


def _in_order_1(game: State) -> Sequence[int]:
    shoved_of = game.piece_shoved
    ranked = [
        ((rules_monsters_turn.spaces_left(game, pushed),), pushed)
        for pushed in game.of_kind(kinds.Monster)
        if shoved_of[pushed]
    ]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def settle_pushed(game: State) -> None:
    """what was pushed where it cannot stay bumps back with its pusher, or forward if its pusher is Tanked"""
    # content/kings_armory/rules/siege.yaml:63
    # verb: settle_pushed
    game.spend(100)
    shoved_of = game.piece_shoved
    hp_of = game.piece_hp
    places = game.place
    pusher_of = game.piece_pusher
    for pushed in _in_order_1(game):
        shoved_of[pushed] = False
        if hp_of[pushed] > 0 and not finds_room(game, pushed, places[pushed]):
            s = places[pushed]
            for _rounds in ROUNDS:
                if not (
                    game.board.columns["terrain"][s] != "entrance"
                    and not finds_room(game, pushed, s)
                ):
                    break
                s = game.board.route_next(rules_monsters_turn.route_of(game, pushed), s, -1)
            else:
                game.fuel = 0
                game.tick("content/kings_armory/rules/siege.yaml:72")
            game.fuel -= _rounds
            if (
                game.board.columns["terrain"][s] == "entrance"
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
    """{target} is Destroyed if it is Siege Equipment"""
    # content/kings_armory/rules/siege.yaml:76
    # verb: destroy target
    game.spend(10)
    if (
        game.piece_hp[target] <= 0
        or not game.doc[target].siege
        or rules_status.is_immune(game, target, "destruction")
    ):
        return
    rules_strikes.emit_defeat(game, target)
    if game.over:
        return


def remove_token(game: State, target: int) -> None:
    """{target} is removed from the board"""
    # content/kings_armory/rules/siege.yaml:85
    # verb: remove_token target
    game.spend(10)
    if game.piece_hp[target] <= 0 or rules_status.is_immune(game, target, "removal"):
        return
    rules_strikes.emit_defeat(game, target)
    if game.over:
        return
