# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/hordes.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, ROUNDS, Occurrence, Prompt, drawn

from ..kinds import (
    BlankCard,
    Champion,
    DamageTile,
    Enemy,
    EventCard,
    FaultLine,
    FireClawCard,
    Hero,
    Horde,
    Miniature,
    MurkyPond,
    PumpkinHorde,
    RiftBoss,
    Soldier,
)
from ..scenarios import n11_all_elements_break_loose as scenarios_n11_all_elements_break_loose
from ..state import State
from . import champions as rules_champions
from . import covering as rules_covering
from . import heroes as rules_heroes


class SpawnEvent(Occurrence):
    EVENT = "spawn"

    def __init__(self, horde: int, s: int) -> None:
        self.horde = horde
        self.s = s


class EventDrawnEvent(Occurrence):
    EVENT = "event_drawn"

    def __init__(self, card: int, point: int) -> None:
        self.card = card
        self.point = point


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


def _spawn_itself(game: State, event: SpawnEvent) -> None:
    """The arrival of a horde."""
    # content/kingdom_rush/rules/hordes.yaml:26
    # event: spawn horde at s
    if game.log is not None:
        game.tell(game.named("piece", event.horde), " spawns at ", game.named("space", event.s))
    arrive(game, event.horde, event.s)


def emit_spawn(game: State, horde: int, s: int) -> None:
    """The arrival of a horde."""
    # content/kingdom_rush/rules/hordes.yaml:26
    # event: spawn horde at s
    event = SpawnEvent(horde, s)
    if game.program.enter(game, event):
        _spawn_itself(game, event)
        game.program.leave(game, event)


def emit_event_drawn(game: State, card: int, point: int) -> None:
    """An event card."""
    # content/kingdom_rush/rules/hordes.yaml:74
    # event: event_drawn card from point
    event = EventDrawnEvent(card, point)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def _any_1(game: State, event_horde: int) -> bool:
    docs = game.doc
    bounty_of = game.piece_bounty
    for soldier in game.contents[game.piece__zone_tray[event_horde]]:
        if isinstance(docs[soldier], Soldier) and bounty_of[soldier]:
            return True
    return False


def _destroy_itself(game: State, event: DestroyEvent) -> None:
    """The destruction of a horde."""
    # content/kingdom_rush/rules/hordes.yaml:89
    # event: destroy horde
    if game.log is not None:
        game.tell(game.named("piece", event.horde), " is destroyed")
    standing: Sequence[int] = rules_covering.miniatures_on(game, event.horde)
    if _any_1(game, event.horde):
        gain(game, 1, "gold")
    hurt_all_on(game, event.horde, "destruction")
    if game.over:
        return
    rules_covering.clear_tray(game, event.horde)
    here = game.place[event.horde]
    game.program.resolve(game, event.horde, game.active, "reward")
    if game.over:
        return
    bury_horde(game, event.horde)
    uncover(game, here, standing)


def emit_destroy(game: State, horde: int) -> None:
    """The destruction of a horde."""
    # content/kingdom_rush/rules/hordes.yaml:89
    # event: destroy horde
    event = DestroyEvent(horde)
    if game.program.enter(game, event):
        _destroy_itself(game, event)
        game.program.leave(game, event)


def _move_on_itself(game: State, event: MoveOnEvent) -> None:
    """A step of a horde."""
    # content/kingdom_rush/rules/hordes.yaml:270
    # event: move_on horde to s
    if game.log is not None:
        game.tell(game.named("piece", event.horde), " moves to ", game.named("space", event.s))
    arrive(game, event.horde, event.s)


def emit_move_on(game: State, horde: int, s: int) -> None:
    """A step of a horde."""
    # content/kingdom_rush/rules/hordes.yaml:270
    # event: move_on horde to s
    event = MoveOnEvent(horde, s)
    if game.program.enter(game, event):
        _move_on_itself(game, event)
        game.program.leave(game, event)


def _escape_itself(game: State, event: EscapeEvent) -> None:
    """The escape of a horde."""
    # content/kingdom_rush/rules/hordes.yaml:291
    # event: escape horde
    if game.log is not None:
        game.tell(game.named("piece", event.horde), " escapes")
    lose_hearts(game, hearts_taken(game, event.horde))
    if game.over:
        return
    rules_covering.clear_tray(game, event.horde)
    game.put(event.horde, NOTHING)


def emit_escape(game: State, horde: int) -> None:
    """The escape of a horde."""
    # content/kingdom_rush/rules/hordes.yaml:291
    # event: escape horde
    event = EscapeEvent(horde)
    if game.program.enter(game, event):
        _escape_itself(game, event)
        game.program.leave(game, event)


def _any_2(game: State, s: int) -> bool:
    docs = game.doc
    for piece in game.contents[s]:
        if isinstance(docs[piece], (FaultLine, MurkyPond)):
            return True
    return False


def _no_1(game: State, s: int) -> bool:
    docs = game.doc
    for horde_2 in game.contents[s]:
        if isinstance(docs[horde_2], Horde) and docs[horde_2].flying:
            return False
    return True


def _no_2(game: State, s: int) -> bool:
    docs = game.doc
    for horde_2 in game.contents[s]:
        if isinstance(docs[horde_2], Horde):
            return False
    return True


def fits(game: State, horde: int, s: int) -> bool:
    """Whether `horde` can stop on `s`."""
    # content/kingdom_rush/rules/hordes.yaml:4
    # query: fits horde on s
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.contents[s] and _any_2(game, s):
        return False
    if game.doc[horde].flying:
        return not game.contents[s] or _no_1(game, s)
    return not game.contents[s] or _no_2(game, s)


def next_free(game: State, s: int, route: str, horde: int) -> int:
    """The next space of a route, after a space, on which a horde can stop."""
    # content/kingdom_rush/rules/hordes.yaml:15
    # query: next_free s on route for horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    next_ = game.board.route_next(route, s, 1)
    for _rounds in ROUNDS:
        if not (next_ >= 0 and not fits(game, horde, next_)):
            break
        next_ = game.board.route_next(route, next_, 1)
    else:
        game.fuel = 0
        game.tick("content/kingdom_rush/rules/hordes.yaml:23")
    game.fuel -= _rounds
    return next_


def _any_3(game: State, horde: int) -> bool:
    docs = game.doc
    for soldier in game.contents[game.piece__zone_tray[horde]]:
        if isinstance(docs[soldier], Soldier):
            return True
    return False


def held(game: State, horde: int) -> bool:
    # content/kingdom_rush/rules/hordes.yaml:149
    # query: held horde
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return _any_3(game, horde) or len(rules_covering.miniatures_on(game, horde)) > 0


def _documents_1(game: State) -> tuple[Any, ...]:
    _key = ("kingdom_rush.rules.hordes", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for enemy in game.program.of_kind[Enemy]:
            if enemy.fast:
                _found.append(enemy)
        _known = game.tables.keep(_key, _found)
    return _known


def shows_fast(game: State, horde: int) -> bool:
    # content/kingdom_rush/rules/hordes.yaml:155
    # query: shows_fast horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _doc = game.doc[horde]
    for enemy in _documents_1(game):
        if (
            rules_covering.enemy_squares(game, horde)
            & ~rules_covering.covered(game, horde)
            & drawn(_doc.grid, enemy.letter)
        ).bit_count() > 0:
            return True
    return False


def fast_now(game: State, horde: int) -> bool:
    # content/kingdom_rush/rules/hordes.yaml:161
    # query: fast_now horde
    return not game.stat("chilled", horde) and shows_fast(game, horde)


def _documents_2(game: State) -> tuple[Any, ...]:
    _key = ("kingdom_rush.rules.hordes", 2)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for enemy in game.program.of_kind[Enemy]:
            if enemy.heals_all:
                _found.append(enemy)
        _known = game.tables.keep(_key, _found)
    return _known


def _any_4(game: State, horde: int) -> bool:
    _doc = game.doc[horde]
    for enemy in _documents_2(game):
        if (
            rules_covering.enemy_squares(game, horde)
            & ~rules_covering.covered(game, horde)
            & drawn(_doc.grid, enemy.letter)
        ).bit_count() > 0:
            return True
    return False


def heals_now(game: State, horde: int) -> bool:
    # content/kingdom_rush/rules/hordes.yaml:167
    # query: heals_now horde
    return not game.piece_totem[horde] and _any_4(game, horde)


def _documents_3(game: State) -> tuple[Any, ...]:
    _key = ("kingdom_rush.rules.hordes", 3)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for enemy in game.program.of_kind[Enemy]:
            if enemy.sharpshoots:
                _found.append(enemy)
        _known = game.tables.keep(_key, _found)
    return _known


def aims_now(game: State, horde: int) -> bool:
    """Whether a sharpshooter of `horde` is visible."""
    # content/kingdom_rush/rules/hordes.yaml:176
    # query: aims_now horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _doc = game.doc[horde]
    for enemy in _documents_3(game):
        if (
            rules_covering.enemy_squares(game, horde)
            & ~rules_covering.covered(game, horde)
            & drawn(_doc.grid, enemy.letter)
        ).bit_count() > 0:
            return True
    return False


def free_to_move(game: State, horde: int) -> bool:
    """Whether `horde` is on the map, not frozen, and shows no sharpshooter."""
    # content/kingdom_rush/rules/hordes.yaml:185
    # query: free_to_move horde
    return (
        game.on_board(game.place[horde])
        and not game.piece_frozen[horde]
        and not aims_now(game, horde)
    )


def hearts_taken(game: State, horde: int) -> int:
    # content/kingdom_rush/rules/hordes.yaml:279
    # query: hearts_taken horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    if isinstance(game.doc[horde], RiftBoss):
        return 4
    hearts = 0
    for e in game.program.of_kind[Enemy]:
        for body in rules_covering.bodies(game, e, horde):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            if body & ~rules_covering.covered(game, horde) != 0:
                hearts = hearts + (4 if e.large else 1)
    return hearts


def arrive(game: State, horde: int, s: int) -> None:
    """`horde` comes to `s`, and heroes there retreat."""
    # content/kingdom_rush/rules/hordes.yaml:35
    # verb: arrive horde at s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    if scenarios_n11_all_elements_break_loose.trays_used_up(game) and not game.on_board(
        game.place[horde]
    ):
        game.lose()
        return
    surprised = []
    for piece in game.contents[s]:
        if isinstance(docs[piece], Miniature):
            surprised.append(piece)
    game.put(horde, s)
    for m in surprised:
        rules_heroes.retreat(game, m)


def spawn_from(game: State, spawn_point: int) -> None:
    """Take the top card of the stack of `spawn_point`."""
    # content/kingdom_rush/rules/hordes.yaml:46
    # verb: spawn_from spawn_point
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if not game.contents[game.piece__zone_spawn_stack[spawn_point]]:
        return
    card = game.top(game.piece__zone_spawn_stack[spawn_point])
    if isinstance(game.doc[card], BlankCard):
        discard_blank(game, card)
    elif isinstance(game.doc[card], EventCard):
        draw_event(game, card, spawn_point)
    else:
        spawn_card(game, card, spawn_point)


def discard_blank(game: State, card: int) -> None:
    # content/kingdom_rush/rules/hordes.yaml:57
    # verb: discard_blank card
    if game.log is not None:
        game.tell("a blank card is removed")
    game.put(card, NOTHING)


def draw_event(game: State, card: int, point: int) -> None:
    # content/kingdom_rush/rules/hordes.yaml:64
    # verb: draw_event card from point
    if game.log is not None:
        game.tell(game.named("piece", card), " is drawn")
    game.put(card, game.zone_drawn_events)
    emit_event_drawn(game, card, point)
    if game.over:
        return
    game.put(card, NOTHING)


def spawn_card(game: State, horde: int, spawn_point: int) -> None:
    """`horde` comes in at `spawn_point`."""
    # content/kingdom_rush/rules/hordes.yaml:80
    # verb: spawn_card horde from spawn_point
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    free = []
    for s in game.board.routes[game.piece_way[spawn_point]]:
        if fits(game, horde, s):
            free.append(s)
    if not free:
        game.lose()
        return
    emit_spawn(game, horde, free[0])


def _any_5(game: State, horde: int) -> bool:
    docs = game.doc
    for champion in game.seen[Champion]:
        if docs[champion] is game.program.definitions["kingdom_rush.anoobis"] and champion != horde:
            return True
    return False


def bury_horde(game: State, horde: int) -> None:
    """Take the card of `horde` away."""
    # content/kingdom_rush/rules/hordes.yaml:104
    # verb: bury_horde horde
    if isinstance(game.doc[horde], PumpkinHorde):
        game.put(horde, game.zone_pumpkin_supply)
    elif isinstance(game.doc[horde], RiftBoss):
        game.put(horde, NOTHING)
    elif _any_5(game, horde):
        game.put(horde, game.zone_graveyard)
        game.shuffle(game.zone_graveyard)
    elif isinstance(game.doc[horde], FireClawCard) and game.contents[game.zone_fire_claw_stack]:
        here = game.place[horde]
        game.put(horde, NOTHING)
        next_ = game.top(game.zone_fire_claw_stack)
        game.put(next_, here)
    else:
        game.put(horde, NOTHING)


def _any_6(game: State, s: int) -> bool:
    docs = game.doc
    for horde in game.contents[s]:
        if isinstance(docs[horde], Horde):
            return True
    return False


def uncover(game: State, s: int, standing: Sequence[int]) -> None:
    """Miniatures on a destroyed horde retreat if another one lies below."""
    # content/kingdom_rush/rules/hordes.yaml:121
    # verb: uncover s with standing
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    if game.contents[s] and _any_6(game, s):
        for m in standing:
            if places[m] == s:
                rules_heroes.retreat(game, m)


def gain(game: State, n: int, what: str) -> None:
    """Gain `n` `what`."""
    # content/kingdom_rush/rules/hordes.yaml:131
    # verb: gain n what
    if game.log is not None:
        game.tell(
            "the players gain ",
            game.named("number", n),
            " ",
            game.word(
                "number",
                n,
                game.show("enum", what),
                {"crystal": "crystals"}.get(what, game.show("enum", what)),
            ),
        )
    if what == "gold":
        game.table_gold = max(0, game.table_gold + n)
        game.stamp += 1
    else:
        game.table_crystals = max(0, game.table_crystals + n)
        game.stamp += 1


def hurt_all_on(game: State, horde: int, cause: str) -> None:
    # content/kingdom_rush/rules/hordes.yaml:141
    # verb: hurt_all_on horde by cause
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for soldier in game.contents[game.piece__zone_tray[horde]]:
        if isinstance(docs[soldier], Soldier):
            _found.append(soldier)
    for soldier in _found:
        rules_covering.remove_soldier(game, soldier)
    for m in rules_covering.miniatures_on(game, horde):
        rules_heroes.hurt(game, m, 1, horde, cause)
        if game.over:
            return


def heal_all(game: State, horde: int) -> None:
    """Remove all damage tiles from `horde` and the hordes beside it."""
    # content/kingdom_rush/rules/hordes.yaml:192
    # verb: heal_all horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    if game.log is not None:
        game.tell(game.named("piece", horde), " heals itself and its neighbours")
    _found = []
    for damage_tile in contents_of[game.piece__zone_tray[horde]]:
        if isinstance(docs[damage_tile], DamageTile):
            _found.append(damage_tile)
    for damage_tile in _found:
        game.put(damage_tile, NOTHING)
    _found_2 = []
    for neighbour in game.seen[Horde]:
        if game.distance_between(neighbour, horde) == 1:
            _found_2.append(neighbour)
    for neighbour in _found_2:
        _found_3 = []
        for damage_tile in contents_of[game.piece__zone_tray[neighbour]]:
            if isinstance(docs[damage_tile], DamageTile):
                _found_3.append(damage_tile)
        for damage_tile in _found_3:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            game.put(damage_tile, NOTHING)


def shoot_at_hero(game: State, horde: int) -> None:
    """`horde` shoots at a hero."""
    # content/kingdom_rush/rules/hordes.yaml:202
    # verb: shoot_at_hero horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    target = game.choose(
        game.active,
        Prompt("choice", ("Which hero does ", ("piece", horde), " shoot at?"), ("piece",)),
        [hero for hero in game.seen[Hero] if game.on_board(places[hero])],
        NOTHING,
    )
    if target >= 0:
        if game.log is not None:
            game.tell(game.named("piece", horde), " shoots at ", game.named("piece", target))
        rules_heroes.emit_damage(game, 1, target, horde, "other")


def advance(game: State, horde: int, route: str) -> None:
    # content/kingdom_rush/rules/hordes.yaml:211
    # verb: advance horde on route
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    game.piece_moved[horde] = True
    game.stamp += 1
    if game.piece_frozen[horde]:
        return
    if game.doc[horde].immobile:
        hurt_all_on(game, horde, "holding")
        return
    if heals_now(game, horde):
        heal_all(game, horde)
    if aims_now(game, horde):
        shoot_at_hero(game, horde)
        return
    make_attempts(game, horde, route)


def make_attempts(game: State, horde: int, route: str) -> None:
    """`horde` attempts to move, twice if a fast icon is visible."""
    # content/kingdom_rush/rules/hordes.yaml:227
    # verb: make_attempts horde on route
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    for _ in range(2 if not game.stat("chilled", horde) and shows_fast(game, horde) else 1):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_rush/rules/hordes.yaml:233")
        if game.on_board(places[horde]):
            attempt_to_move(game, horde, route)
            if game.over:
                return


def attempt_to_move(game: State, horde: int, route: str) -> None:
    # content/kingdom_rush/rules/hordes.yaml:236
    # verb: attempt_to_move horde on route
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if isinstance(game.doc[horde], Champion):
        rules_champions.champion_turn(game, horde, route)
        if game.over:
            return
        if game.on_board(game.place[horde]):
            try_to_move(game, horde, route)
            if game.over:
                return
        if game.piece_attacked[horde]:
            game.program.resolve(game, horde, game.active, "afterwards")
    else:
        if isinstance(game.doc[horde], RiftBoss):
            game.program.resolve(game, horde, game.active, "before_moving")
            if game.over:
                return
        try_to_move(game, horde, route)


def try_to_move(game: State, horde: int, route: str) -> None:
    # content/kingdom_rush/rules/hordes.yaml:249
    # verb: try_to_move horde on route
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.doc[horde].flying:
        shake_off(game, horde)
    if held(game, horde):
        hurt_all_on(game, horde, "holding")
        return
    s = next_free(game, game.place[horde], route, horde)
    if s < 0:
        emit_escape(game, horde)
    else:
        emit_move_on(game, horde, s)


def shake_off(game: State, horde: int) -> None:
    """Remove all soldiers from `horde`; the heroes on it retreat."""
    # content/kingdom_rush/rules/hordes.yaml:262
    # verb: shake_off horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for soldier in game.contents[game.piece__zone_tray[horde]]:
        if isinstance(docs[soldier], Soldier):
            _found.append(soldier)
    for soldier in _found:
        rules_covering.remove_soldier(game, soldier)
    for m in rules_covering.miniatures_on(game, horde):
        rules_heroes.retreat(game, m)


def lose_hearts(game: State, n: int) -> None:
    # content/kingdom_rush/rules/hordes.yaml:301
    # verb: lose_hearts n
    if n == 0:
        return
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
